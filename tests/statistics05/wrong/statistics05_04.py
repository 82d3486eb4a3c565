"""Known mistakes of statistics5.4. Each cell holds what differs from the reference."""

# %% adds_to_denominator_once: 分母只加了一个 λ / Adds λ to the divisor once only
# caught by: test_numbers_of_the_text, test_shrinkage
# hint: 取值个数
# book: (5.11), (5.12)
def smoothed(counts, lam):
    n, size = sum(counts), len(counts)
    if n + lam == 0:
        return [1 / size] * size
    return [(count + lam) / (n + lam) for count in counts]


# %% all_combinations: 数了全部组合 / Counts all combinations
# caught by: test_combinations
# hint: 多少种组合
# book: (5.11), (5.12)
def combination_lambda(domains, j):
    # A value of attribute j stands in as many combinations as the other attributes have.
    return prod(len(domain) for i, domain in enumerate(domains))


# %% all_infinite_first: 全是负无穷时返回第一个候选 / The first candidate where all are minus infinity
# caught by: test_choice
# book: (5.11), (5.12)
def choose_lambda(tables, candidates):
    scores = {lam: sum(loo_log_likelihood(counts, lam) for counts in tables) for lam in candidates}
    best = max(scores, key=scores.get)
    return best


# %% always_plus_one: 不管 λ，总是加 1 / Adds 1 whatever λ is
# caught by: test_shrinkage
# book: (5.11), (5.12)
def smoothed(counts, lam):
    n, size = sum(counts), len(counts)
    if n + lam == 0:
        return [1 / size] * size
    lam = 1 if lam else 0
    return [(count + lam) / (n + lam * size) for count in counts]


# %% combination_one: 以为每种组合加一个就是 λ = 1 / Takes one of every combination for λ = 1
# caught by: test_combinations
# hint: 多少种组合
# book: (5.11), (5.12)
def combination_lambda(domains, j):
    # A value of attribute j stands in as many combinations as the other attributes have.
    return 1


# %% factorial_overflow: 阶乘先算成浮点数，大的计数会溢出 / Makes floats of factorials, which overflow for large counts
# caught by: test_two_sides
# book: (5.11), (5.12)
from math import factorial


def log_average_likelihood(counts):
    # A Dirichlet integral: (S-1)! Π n_v! / (n+S-1)!
    n, size = sum(counts), len(counts)
    top = float(factorial(size - 1)) * prod(float(factorial(count)) for count in counts)
    return log(top / float(factorial(n + size - 1)))


# %% final_counts: 每个取值都由全部样本来预测 / Predicts every value from all samples
# caught by: test_two_sides
# hint: 前面
# book: (5.11), (5.12)
def sequential_log_probability(values, size):
    seen, total = [0] * size, 0.0
    for before, value in enumerate(values):
        total += log((values.count(value) + 1) / (len(values) + size))
    return total


# %% first_summit: λ 由小到大，总和一变小就不再往下试 / Tries λ in ascending order and stops where the sum falls
# caught by: test_choice
# book: (5.11), (5.12)
def choose_lambda(tables, candidates):
    scores = {lam: sum(loo_log_likelihood(counts, lam) for counts in tables) for lam in candidates}
    order = sorted(scores)
    best = order[0]
    for lam in order[1:]:
        if scores[lam] < scores[best]:
            break
        best = lam
    return best if scores[best] > -inf else None


# %% first_table_only: 只看了第一张表 / Looks at the first table only
# caught by: test_choice
# hint: 加起来
# book: (5.11), (5.12)
def choose_lambda(tables, candidates):
    scores = {lam: sum(loo_log_likelihood(counts, lam) for counts in tables[:1]) for lam in candidates}
    best = max(scores, key=scores.get)
    return best if scores[best] > -inf else None


# %% floor_at_epsilon: 只给 0 换上一个小数 / Only replaces zeros by something small
# caught by: test_numbers_of_the_text, test_shrinkage
# book: (5.11), (5.12)
def smoothed(counts, lam):
    n, size = sum(counts), len(counts)
    if n + lam == 0:
        return [1 / size] * size
    return [max(count, 1e-3 * bool(lam)) / max(n, 1) for count in counts]


# %% likelihood_at_the_mean: 把均匀分布代进了似然，没有求平均 / Puts the uniform table into the likelihood instead of averaging
# caught by: test_two_sides
# hint: 平均
# book: (5.11), (5.12)
def log_average_likelihood(counts):
    # A Dirichlet integral: (S-1)! Π n_v! / (n+S-1)!
    n, size = sum(counts), len(counts)
    return -n * log(size)


# %% lone_sample_certain: 唯一的样本被当成必然 / Takes a lone sample for certain
# caught by: test_left_out
# book: (5.11), (5.12)
def loo_log_likelihood(counts, lam):
    if sum(counts) == 1:
        return 0.0
    total = 0.0
    for v, count in enumerate(counts):
        if count:
            p = smoothed([*counts[:v], count - 1, *counts[v + 1 :]], lam)[v]
            total += count * log(p) if p else -inf
    return total


# %% loo_each_value_once: 每个取值只算一次 / Counts each value once instead of each sample
# caught by: test_left_out
# hint: n_v
# book: (5.11), (5.12)
def loo_log_likelihood(counts, lam):
    total = 0.0
    for v, count in enumerate(counts):
        if count:
            p = smoothed([*counts[:v], count - 1, *counts[v + 1 :]], lam)[v]
            total += log(p) if p else -inf
    return total


# %% loo_keeps_self: 预测时没有去掉自己 / Predicts each sample with itself among the others
# caught by: test_left_out
# hint: 去掉自己
# book: (5.11), (5.12)
def loo_log_likelihood(counts, lam):
    total = 0.0
    for v, count in enumerate(counts):
        if count:
            p = smoothed([*counts[:v], count, *counts[v + 1 :]], lam)[v]
            total += count * log(p) if p else -inf
    return total


# %% loo_mean: 对样本取了平均，没有求和 / Averages over the samples instead of adding
# caught by: test_left_out
# book: (5.11), (5.12)
def loo_log_likelihood(counts, lam):
    total = 0.0
    for v, count in enumerate(counts):
        if count:
            p = smoothed([*counts[:v], count - 1, *counts[v + 1 :]], lam)[v]
            total += count * log(p) if p else -inf
    return total / max(1, sum(counts))


# %% loo_smooths_first: 先平滑再去掉自己 / Smooths before taking the sample out
# caught by: test_left_out
# hint: 再平滑
# book: (5.11), (5.12)
def loo_log_likelihood(counts, lam):
    total = 0.0
    for v, count in enumerate(counts):
        if count:
            n, size = sum(counts), len(counts)
            p = (count - 1 + lam) / (n + lam * size)
            total += count * log(p) if p else -inf
    return total


# %% loo_zero_skipped: 概率为 0 的样本被跳过 / Skips samples of probability 0
# caught by: test_left_out
# book: (5.11), (5.12)
def loo_log_likelihood(counts, lam):
    total = 0.0
    for v, count in enumerate(counts):
        if count:
            p = smoothed([*counts[:v], count - 1, *counts[v + 1 :]], lam)[v]
            total += count * log(p) if p else 0.0
    return total


# %% maximum_likelihood: 取了最大的似然，没有求平均 / Takes the largest likelihood instead of the average
# caught by: test_two_sides
# hint: 平均
# book: (5.11), (5.12)
def log_average_likelihood(counts):
    # A Dirichlet integral: (S-1)! Π n_v! / (n+S-1)!
    n, size = sum(counts), len(counts)
    return sum(count * log(count / n) for count in counts if count)


# %% mle_sequence: 逐个预测时没有平滑 / Predicts without smoothing
# caught by: test_two_sides
# hint: 分子
# book: (5.11), (5.12)
def sequential_log_probability(values, size):
    seen, total = [0] * size, 0.0
    for before, value in enumerate(values):
        p = seen[value] / before if before else 1 / size
        total += log(p) if p else -inf
        seen[value] += 1
    return total


# %% multinomial_coefficient: 多乘了排列数 / Multiplies by the number of orders
# caught by: test_two_sides
# hint: 平均
# book: (5.11), (5.12)
def log_average_likelihood(counts):
    # A Dirichlet integral: (S-1)! Π n_v! / (n+S-1)!
    n, size = sum(counts), len(counts)
    return lgamma(size) + lgamma(n + 1) - lgamma(n + size)


# %% nearly_best_lambda: 和差不到 1e-4 就当作并列，取较早的 / Takes sums less than 1e-4 apart for tied, and the earlier one
# caught by: test_choice
# book: §5.2
# kind: narrow
def choose_lambda(tables, candidates):
    scores = {lam: sum(loo_log_likelihood(counts, lam) for counts in tables) for lam in candidates}
    best = max(scores.values())
    return next(lam for lam in scores if scores[lam] >= best - 1e-4) if best > -inf else None


# %% own_size: 返回的是属性 j 自己的取值个数 / Returns the number of values of attribute j itself
# caught by: test_combinations
# hint: 多少种组合
# book: (5.11), (5.12)
def combination_lambda(domains, j):
    # A value of attribute j stands in as many combinations as the other attributes have.
    return prod(len(domain) for i, domain in enumerate(domains) if i == j)


# %% pooled_tables: 先把各张表的计数加在一起 / Adds the counts of the tables first
# caught by: test_choice
# hint: 加起来
# book: (5.11), (5.12)
def choose_lambda(tables, candidates):
    size = max(map(len, tables))
    pooled = [sum(counts[v] for counts in tables if v < len(counts)) for v in range(size)]
    scores = {lam: loo_log_likelihood(pooled, lam) for lam in candidates}
    best = max(scores, key=scores.get)
    return best if scores[best] > -inf else None


# %% predicts_from_the_last_5000: 只由前面最近的 5000 个来预测 / Predicts from the latest 5000 only
# caught by: test_two_sides
# book: §5.2
# kind: narrow
def sequential_log_probability(values, size):
    seen, total = [0] * size, 0.0
    for before, value in enumerate(values):
        total += log((seen[value] + 1) / (min(before, 5000) + size))
        seen[value] += 1
        if before >= 5000:
            seen[values[before - 5000]] -= 1
    return total


# %% product_underflow: 概率先相乘再取对数，样本多时下溢 / Multiplies probabilities before taking the logarithm
# caught by: test_two_sides
# book: (5.11), (5.12)
def sequential_log_probability(values, size):
    seen, total = [0] * size, 1.0
    for before, value in enumerate(values):
        total *= (seen[value] + 1) / (before + size)
        seen[value] += 1
    return log(total) if total else -inf


# %% s_of_seen: S 只数了出现过的取值 / Counts only values that occur for S
# caught by: test_shrinkage, test_numbers_of_the_text
# hint: 没出现的
# book: (5.11), (5.12)
def smoothed(counts, lam):
    n, size = sum(counts), sum(c > 0 for c in counts)
    if n + lam == 0:
        size = len(counts)
        return [1 / size] * size
    size = size or len(counts)
    return [(count + lam) / (n + lam * size) for count in counts]


# %% sequence_sees_itself: 预测一个取值时已经数了它自己 / Counts a value before predicting it
# caught by: test_two_sides
# hint: 分母
# book: (5.11), (5.12)
def sequential_log_probability(values, size):
    seen, total = [0] * size, 0.0
    for before, value in enumerate(values):
        seen[value] += 1
        total += log((seen[value] + 1) / (before + 1 + size))
    return total


# %% simplex_volume_forgotten: 积分没有除以全部概率表的体积 / Does not divide the integral by the volume of all tables
# caught by: test_two_sides
# hint: 体积
# book: (5.11), (5.12)
def log_average_likelihood(counts):
    # A Dirichlet integral: (S-1)! Π n_v! / (n+S-1)!
    n, size = sum(counts), len(counts)
    return sum(lgamma(count + 1) for count in counts) - lgamma(n + size)


# %% training_likelihood: 用训练集上的似然来选 / Chooses by the likelihood of the training samples
# caught by: test_choice
# book: (5.11), (5.12)
def choose_lambda(tables, candidates):
    scores = {lam: sum(
            count * (log(p) if p else -inf)
            for counts in tables
            for count, p in zip(counts, smoothed(counts, lam))
            if count
        )
        for lam in candidates}
    best = max(scores, key=scores.get)
    return best if scores[best] > -inf else None


# %% votes_of_tables: 每张表各选一个 λ，再取多数 / Lets each table choose and takes the majority
# caught by: test_choice
# hint: 加起来
# book: (5.11), (5.12)
def choose_lambda(tables, candidates):
    votes = [max(candidates, key=lambda lam: loo_log_likelihood(counts, lam)) for counts in tables]
    best = max(candidates, key=votes.count)
    return best if sum(loo_log_likelihood(counts, best) for counts in tables) > -inf else None


# %% weight_n_over_n_plus_lam: t 漏了取值个数 / The weight t lacks the number of values
# caught by: test_shrinkage
# hint: 加权平均
# book: (5.11), (5.12)
def weight_of_data(n, size, lam):
    return n / (n + lam)


# %% weight_of_the_prior: 返回的是均匀分布的权 / Returns the weight of the uniform distribution
# caught by: test_shrinkage
# hint: 加权平均
# book: (5.11), (5.12)
def weight_of_data(n, size, lam):
    return lam * size / (n + lam * size)


# %% zeros_without_data: 没有样本、λ = 0 时返回 0 / Zeros where there are no samples and λ = 0
# caught by: test_shrinkage
# book: (5.11), (5.12)
def smoothed(counts, lam):
    n, size = sum(counts), len(counts)
    if n + lam == 0:
        return [0.0] * size
    return [(count + lam) / (n + lam * size) for count in counts]
