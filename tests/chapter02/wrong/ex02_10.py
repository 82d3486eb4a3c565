"""Known mistakes of 2.10. Each cell holds what differs from the reference."""

# %% anova_by_the_formula: 用 (2.35) 代替方差分析，有同分时不对 / Takes (2.35) for the analysis of variance, which is wrong with ties
# caught by: test_f_is_an_analysis_of_variance
# book: (2.35)
def anova_f(ranks):
    if len(ranks):
        return friedman_f(friedman_chi2(ranks), len(ranks), len(ranks[0]))
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean(axis=1, keepdims=True) - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within else inf  # perfect agreement leaves exactly 0


# %% anova_one_way: 方差分析只按算法分组，自由度没有去掉数据集的效应 / A one-way analysis of variance: the degrees of freedom ignore the effect of the data sets
# caught by: test_f_is_an_analysis_of_variance
# book: (2.35)
def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean() - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / (k * (N - 1))
    return float(between / within) if within > 1e-9 else inf


# %% cd_with_k_minus_one: CD 中的 k + 1 写成了 k − 1 / CD with k − 1 for k + 1
# caught by: test_critical_difference
# book: (2.36)
def critical_difference(q, n_datasets, n_algorithms):
    return q * sqrt(n_algorithms * (n_algorithms - 1) / (6 * n_datasets))


# %% cd_without_root: CD 忘了开方 / Leaves out the square root in CD
# caught by: test_critical_difference
# book: (2.36)
def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean(axis=1, keepdims=True) - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within > 1e-9 else inf


def critical_difference(q, n_datasets, n_algorithms):
    return q * n_algorithms * (n_algorithms + 1) / (6 * n_datasets)


# %% critical_converted_to_two_digits: τ_F 的临界值换算成 τ_χ² 后舍入到两位小数 / The critical value of τ_F, turned into τ_χ², is rounded to two digits
# caught by: test_rejection_probability
# book: §2.4.4
# kind: narrow
def rejection_probability(n_datasets, n_algorithms, critical, statistic):
    if statistic == "f":
        critical = round(chi2_from_f(critical, n_datasets, n_algorithms), 2)
    return sum(p for chi2, p in null_distribution(n_datasets, n_algorithms).items() if chi2 > critical)


# %% critical_rounded: 临界值舍入到 6 位小数 / Rounds the critical value to 6 decimals
# caught by: test_rejection_probability
# book: §2.4.4
def rejection_probability(n_datasets, n_algorithms, critical, statistic):
    def value(chi2):
        return chi2 if statistic == "chi2" else friedman_f(chi2, n_datasets, n_algorithms)

    return sum(p for chi2, p in null_distribution(n_datasets, n_algorithms).items() if value(chi2) > round(critical, 6))


# %% cyclic_orders_only: 一行只考虑了循环排列 / Considers only the cyclic orders of a row
# caught by: test_null_distribution
# book: §2.4.4
def null_distribution(n_datasets, n_algorithms):
    first = list(range(1, n_algorithms + 1))
    orders = [first[i:] + first[:i] for i in range(n_algorithms)]
    rank_sums = Counter({(0,) * n_algorithms: 1})
    for _ in range(n_datasets):
        longer = Counter()
        for sums, count in rank_sums.items():
            for order in orders:
                longer[tuple(a + b for a, b in zip(sums, order))] += count
        rank_sums = longer
    distribution = Counter()
    for sums, count in rank_sums.items():
        chi2 = chi2_of_means(np.divide(sums, n_datasets), n_datasets)
        distribution[round(chi2, 9)] += count / len(orders) ** n_datasets
    return dict(sorted(distribution.items()))


# %% f_crashes_when_infinite: 各行相同时分母为 0，没有返回无穷大 / Divides by 0 when all rows agree, instead of giving infinity
# caught by: test_f_from_chi2
# book: (2.35)
def friedman_f(chi2, n_datasets, n_algorithms):
    rest = n_datasets * (n_algorithms - 1) - chi2
    return (n_datasets - 1) * chi2 / rest


def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean(axis=1, keepdims=True) - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within > 1e-9 else inf


# %% f_denominator_plus: τ_F 的分母写成了 N(k − 1) + τ_χ² / The denominator of τ_F is taken as N(k − 1) + τ_χ²
# caught by: test_table_of_the_book, test_f_from_chi2
# book: (2.35)
def friedman_f(chi2, n_datasets, n_algorithms):
    rest = n_datasets * (n_algorithms - 1) + chi2
    return (n_datasets - 1) * chi2 / rest if rest > 1e-9 else inf


def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean(axis=1, keepdims=True) - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within > 1e-9 else inf


# %% f_not_converted: 用 τ_χ² 直接与 F 的临界值比较 / Compares τ_χ² itself with the critical value of F
# caught by: test_true_level, test_rejection_probability
# book: (2.35)
def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean(axis=1, keepdims=True) - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within > 1e-9 else inf


def rejection_probability(n_datasets, n_algorithms, critical, statistic):
    def value(chi2):
        return chi2

    return sum(p for chi2, p in null_distribution(n_datasets, n_algorithms).items() if value(chi2) > critical)


# %% f_reached_is_rejected: 用 τ_F 时等于临界值也拒绝 / With τ_F a statistic equal to the critical value is rejected, too
# caught by: test_rejection_probability
# book: §2.4.4
def rejection_probability(n_datasets, n_algorithms, critical, statistic):
    def rejected(chi2):
        if statistic == "chi2":
            return chi2 > critical
        return friedman_f(chi2, n_datasets, n_algorithms) >= critical

    return sum(p for chi2, p in null_distribution(n_datasets, n_algorithms).items() if rejected(chi2))


# %% first_row_fixed_for_all_k: 零分布只排列了其余各行，概率没有归一 / Lets the first row stand still but divides by the number of all tables
# caught by: test_null_distribution
# book: §2.4.4
def null_distribution(n_datasets, n_algorithms):
    orders = list(permutations(range(1, n_algorithms + 1)))
    rank_sums = Counter({tuple(range(1, n_algorithms + 1)): 1})
    for _ in range(n_datasets - 1):
        longer = Counter()
        for sums, count in rank_sums.items():
            for order in orders:
                longer[tuple(a + b for a, b in zip(sums, order))] += count
        rank_sums = longer
    distribution = Counter()
    for sums, count in rank_sums.items():
        chi2 = chi2_of_means(np.divide(sums, n_datasets), n_datasets)
        distribution[round(chi2, 9)] += count / len(orders) ** n_datasets
    return dict(sorted(distribution.items()))


# %% ge_instead_of_gt: 等于临界值也算拒绝；要大于才拒绝 / Rejects at equality; only values above the critical one reject
# caught by: test_true_level
# book: §2.4.4
def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean(axis=1, keepdims=True) - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within > 1e-9 else inf


def rejection_probability(n_datasets, n_algorithms, critical, statistic):
    def value(chi2):
        return chi2 if statistic == "chi2" else friedman_f(chi2, n_datasets, n_algorithms)

    return sum(p for chi2, p in null_distribution(n_datasets, n_algorithms).items() if value(chi2) >= critical)


# %% infinite_not_rejected: τ_F 为无穷大时没有算作拒绝 / Does not count an infinite τ_F as a rejection
# caught by: test_true_level, test_rejection_probability
# book: (2.35)
def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean(axis=1, keepdims=True) - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within > 1e-9 else inf


def rejection_probability(n_datasets, n_algorithms, critical, statistic):
    def value(chi2):
        return chi2 if statistic == "chi2" else friedman_f(chi2, n_datasets, n_algorithms)

    return sum(p for chi2, p in null_distribution(n_datasets, n_algorithms).items() if inf > value(chi2) > critical)


# %% infinite_only_at_exactly_zero: 只有分母恰为 0 时才返回无穷大，舍入误差却使它成为 1e-11 / Infinity only where the denominator is exactly 0, though rounding leaves 1e-11
# caught by: test_f_from_chi2
# book: (2.35)
# kind: narrow
def friedman_f(chi2, n_datasets, n_algorithms):
    rest = n_datasets * (n_algorithms - 1) - chi2
    return (n_datasets - 1) * chi2 / rest if rest != 0 else inf


# %% infinite_too_early: 分母小于 0.001 就当作 0 / Takes a denominator below 0.001 for 0
# caught by: test_f_from_chi2
# book: (2.35)
# kind: narrow
def friedman_f(chi2, n_datasets, n_algorithms):
    rest = n_datasets * (n_algorithms - 1) - chi2
    return (n_datasets - 1) * chi2 / rest if rest > 1e-3 else inf


# %% integer_ranks: 序值取了整，同分的平均序值丢了小数 / Ranks as integers: mean ranks of ties lose their halves
# caught by: test_table_of_the_book, test_chi2_is_its_formula
# book: (2.34)
# costs: 2
def friedman_chi2(ranks):
    return chi2_of_means(np.mean(np.array(ranks).astype(int), axis=0), len(ranks))


# %% inverse_of_infinity: τ_F 为无穷大时换算得 nan / The way back from an infinite τ_F gives nan
# caught by: test_chi2_from_f
# book: (2.35)
def chi2_from_f(f, n_datasets, n_algorithms):
    largest = n_datasets * (n_algorithms - 1)
    return largest * f / (n_datasets - 1 + f)


# %% inverse_with_minus: 由 τ_F 求 τ_χ² 时，把分母中的加号写成了减号 / The way back has a minus for the plus in its denominator
# caught by: test_chi2_from_f, test_chi2_is_conservative
# book: (2.35)
def chi2_from_f(f, n_datasets, n_algorithms):
    largest = n_datasets * (n_algorithms - 1)
    return largest if isinf(f) else largest * f / (f - n_datasets + 1 or 1.0)


def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean(axis=1, keepdims=True) - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within > 1e-9 else inf


# %% k_and_n_swapped: 数据集的个数 N 与算法的个数 k 用反了 / Exchanges N, the number of data sets, and k, the number of algorithms
# caught by: test_table_of_the_book, test_chi2_is_its_formula
# book: (2.34)
def chi2_of_means(mean_ranks, N):
    N, k = len(mean_ranks), N
    return float(12 * N / (k * (k + 1)) * ((mean_ranks**2).sum() - k * (k + 1) ** 2 / 4))


def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean(axis=1, keepdims=True) - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within > 1e-9 else inf


# %% null_not_rounded: τ_χ² 没有舍入，同一个值分成了几个键 / Does not round τ_χ², so that one value makes several keys
# caught by: test_null_distribution
# book: §2.4.4
def null_distribution(n_datasets, n_algorithms):
    orders = list(permutations(range(1, n_algorithms + 1)))
    rank_sums = Counter({(0,) * n_algorithms: 1})
    for _ in range(n_datasets):
        longer = Counter()
        for sums, count in rank_sums.items():
            for order in orders:
                longer[tuple(a + b for a, b in zip(sums, order))] += count
        rank_sums = longer
    distribution = Counter()
    for sums, count in rank_sums.items():
        chi2 = chi2_of_means(np.divide(sums, n_datasets), n_datasets)
        distribution[chi2] += count / len(orders) ** n_datasets
    return dict(sorted(distribution.items()))


# %% probability_of_acceptance: 算成了不拒绝的概率 / Gives the probability of not rejecting
# caught by: test_true_level, test_rejection_probability
# book: §2.4.4
def rejection_probability(n_datasets, n_algorithms, critical, statistic):
    def value(chi2):
        return chi2 if statistic == "chi2" else friedman_f(chi2, n_datasets, n_algorithms)

    return sum(p for chi2, p in null_distribution(n_datasets, n_algorithms).items() if value(chi2) <= critical)


# %% ranks_of_ten_data_sets: 只用前 10 个数据集 / Looks at the first ten data sets only
# caught by: test_chi2_is_its_formula
# book: (2.34)
# kind: narrow
def friedman_chi2(ranks):
    ranks = ranks[:10]
    return chi2_of_means(np.mean(ranks, axis=0), len(ranks))


# %% residual_keeps_rows: 残差没有去掉行的效应 / The residual keeps the column effects only once
# caught by: test_f_is_an_analysis_of_variance
# book: (2.35)
def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean()
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within else inf  # perfect agreement leaves exactly 0


# %% rounded_to_three: τ_χ² 舍入到 3 位小数 / Rounds τ_χ² to 3 decimals
# caught by: test_null_distribution
# book: §2.4.4
def null_distribution(n_datasets, n_algorithms):
    orders = list(permutations(range(1, n_algorithms + 1)))
    rank_sums = Counter({(0,) * n_algorithms: 1})
    for _ in range(n_datasets):
        longer = Counter()
        for sums, count in rank_sums.items():
            for order in orders:
                longer[tuple(a + b for a, b in zip(sums, order))] += count
        rank_sums = longer
    distribution = Counter()
    for sums, count in rank_sums.items():
        chi2 = chi2_of_means(np.divide(sums, n_datasets), n_datasets)
        distribution[round(chi2, 3)] += count / len(orders) ** n_datasets
    return dict(sorted(distribution.items()))


# %% simulated_null: 用随机模拟代替穷举，概率只是近似的 / Simulates instead of enumerating, so the probabilities are approximate
# caught by: test_null_distribution, test_true_level
# book: §2.4.4
def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean(axis=1, keepdims=True) - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within > 1e-9 else inf


def null_distribution(n_datasets, n_algorithms):
    rng = np.random.default_rng(0)
    distribution = Counter()
    for _ in range(2000):
        table = [rng.permutation(n_algorithms) + 1 for _ in range(n_datasets)]
        distribution[round(friedman_chi2(table), 9)] += 1 / 2000
    return dict(distribution)


# %% sum_of_ranks_for_mean: 用了序值和，(2.34) 中的 r_i 是平均序值 / Uses sums of ranks; r_i in (2.34) is a mean rank
# caught by: test_table_of_the_book, test_chi2_is_its_formula
# book: (2.34)
def friedman_chi2(ranks):
    return chi2_of_means(np.sum(ranks, axis=0), len(ranks))


def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean(axis=1, keepdims=True) - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within > 1e-9 else inf


def null_distribution(n_datasets, n_algorithms):
    orders = list(permutations(range(1, n_algorithms + 1)))
    rank_sums = Counter({(0,) * n_algorithms: 1})
    for _ in range(n_datasets):
        longer = Counter()
        for sums, count in rank_sums.items():
            for order in orders:
                longer[tuple(a + b for a, b in zip(sums, order))] += count
        rank_sums = longer
    distribution = Counter()
    for sums, count in rank_sums.items():
        chi2 = chi2_of_means(np.array(sums), n_datasets)
        distribution[round(chi2, 9)] += count / len(orders) ** n_datasets
    return dict(sorted(distribution.items()))


# %% tie_corrected: 作了同分校正，表 2.5 得 7.6；书中的 (2.34) 不作校正 / Corrects for ties, which gives 7.6 on table 2.5; the book's (2.34) does not
# caught by: test_table_of_the_book, test_chi2_is_its_formula
# book: (2.34)
# costs: 2
def friedman_chi2(ranks):
    N, k = np.shape(ranks)
    ties = sum(count**3 - count for row in ranks for count in Counter(row).values())
    correction = 1 - ties / (N * k * (k**2 - 1))
    chi2 = chi2_of_means(np.mean(ranks, axis=0), N)
    return chi2 / correction if correction > 0 else 0.0


def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean(axis=1, keepdims=True) - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within > 1e-9 else inf


# %% values_equally_likely: 以为 τ_χ² 的各个值等可能，没有数每个值有多少种排列 / Takes all values of τ_χ² as equally likely, without counting their tables
# caught by: test_null_distribution, test_true_level
# book: §2.4.4
def anova_f(ranks):
    ranks = np.array(ranks)
    N, k = ranks.shape
    effects = ranks.mean(axis=0) - ranks.mean()
    residuals = ranks - ranks.mean(axis=1, keepdims=True) - effects
    between, within = N * (effects**2).sum() / (k - 1), (residuals**2).sum() / ((k - 1) * (N - 1))
    return float(between / within) if within > 1e-9 else inf


def null_distribution(n_datasets, n_algorithms):
    orders = list(permutations(range(1, n_algorithms + 1)))
    rank_sums = Counter({(0,) * n_algorithms: 1})
    for _ in range(n_datasets):
        longer = Counter()
        for sums, count in rank_sums.items():
            for order in orders:
                longer[tuple(a + b for a, b in zip(sums, order))] += count
        rank_sums = longer
    distribution = Counter()
    for sums, count in rank_sums.items():
        chi2 = chi2_of_means(np.divide(sums, n_datasets), n_datasets)
        distribution[round(chi2, 9)] += count / len(orders) ** n_datasets
    return {chi2: 1 / len(distribution) for chi2 in sorted(distribution)}


# %% verdicts_by_one_statistic: 拿 τ_χ² 同时与两个临界值比 / Compares τ_χ² with both critical values
# caught by: test_verdicts_of_both
# book: §2.4.4
def verdicts(ranks, chi2_critical, f_critical):
    chi2 = friedman_chi2(ranks)
    return {"chi2": bool(chi2 > chi2_critical), "f": bool(chi2 > f_critical)}


# %% verdicts_reversed: 统计量小于临界值时拒绝，弄反了 / Rejects below the critical value: the wrong way round
# caught by: test_verdicts_of_both
# book: §2.4.4
def verdicts(ranks, chi2_critical, f_critical):
    chi2 = friedman_chi2(ranks)
    f = friedman_f(chi2, len(ranks), len(ranks[0]))
    return {"chi2": bool(chi2 < chi2_critical), "f": bool(f < f_critical)}
