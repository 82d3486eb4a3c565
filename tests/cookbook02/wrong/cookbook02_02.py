"""Known mistakes of cookbook2.2. Each cell holds what differs from the reference."""

# %% admissible_below_only: 不掷硬币时第 2 类错误率等于 eps 的判决也排除了 / Without coins excludes decisions whose error of class 2 equals eps
# caught by: test_without_coin
# book: §2.2.3
def best_without_coin(p1, p2, eps):
    def first_error(delta):
        first, second = class_errors(p1, p2, delta)
        return first if second < eps - 1e-9 or second == 0 else inf

    return list(min(product((0, 1), repeat=len(p1)), key=first_error))


# %% admissible_with_a_bit_more: 第 2 类的错误率超过 eps 百万分之一的判决也当成合格 / Admits decisions whose error of class 2 is a millionth above eps
# caught by: test_without_coin
# book: §2.2.3
# kind: narrow
def best_without_coin(p1, p2, eps):
    def first_error(delta):
        first, second = class_errors(p1, p2, delta)
        return first if second <= eps + 1e-6 else inf

    return list(min(product((0, 1), repeat=len(p1)), key=first_error))


# %% admissible_with_a_percent: 不掷硬币时限制放宽了百分之一 / Without coins the limit is one per cent too generous
# caught by: test_without_coin
# book: §2.2.3
# kind: narrow
def best_without_coin(p1, p2, eps):
    def first_error(delta):
        first, second = class_errors(p1, p2, delta)
        return first if second <= eps * 1.01 + 1e-9 else inf

    return list(min(product((0, 1), repeat=len(p1)), key=first_error))


# %% better_of_two_greedy: 不掷硬币时取两种贪心中较好的一种 / Without coins takes the better of two greedy decisions
# caught by: test_without_coin
# book: §2.2.3
def best_without_coin(p1, p2, eps):
    def first_error(delta):
        first, second = class_errors(p1, p2, delta)
        return first if second <= eps + 1e-9 else inf

    found = []
    for order in (by_ratio(p1, p2), sorted(range(len(p1)), key=lambda x: -p1[x])):
        delta, left = [0] * len(p1), eps + 1e-9
        for x in order:
            if p2[x] <= left:
                delta[x], left = 1, left - p2[x]
        found.append(delta)
    return min(found, key=first_error)


# %% classes_exchanged_in_errors: 把 delta 当成判给第 2 类的概率 / Takes delta for the probability of deciding for class 2
# caught by: test_known_errors, test_errors
# hint: decision is not 1
# book: §2.2.3
def class_errors(p1, p2, delta):
    return sum(p * d for p, d in zip(p1, delta)), sum(p * (1 - d) for p, d in zip(p2, delta))


def own_errors(p1, p2, delta):
    return class_errors(p1, p2, [1 - d for d in delta])


def best_without_coin(p1, p2, eps):
    def first_error(delta):
        first, second = own_errors(p1, p2, delta)
        return first if second <= eps + 1e-9 else inf

    return list(min(product((0, 1), repeat=len(p1)), key=first_error))


# %% coin_divided_by_p1: 硬币的概率用 p1 去除 / The probability of the coin is divided by p1
# caught by: test_optimal
# book: §2.2.3
def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            delta[x] = min(1.0, left / p1[x]) if p1[x] else 0.0
            break
        delta[x] = 1.0
        left -= p2[x]
    return delta


# %% coin_fair: 剩下的 eps 总用公平的硬币花 / The coin is always a fair one
# caught by: test_three_observations, test_optimal
# book: §2.2.3
def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            delta[x] = 0.5 if p2[x] <= 2 * left else 0.0
            break
        delta[x] = 1.0
        left -= p2[x]
    return delta


# %% coin_of_little_chance_left_out: 概率不到百万分之一的硬币不掷了 / Leaves out a coin whose chance is below a millionth
# caught by: test_optimal
# book: §2.2.3
# kind: narrow
def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            delta[x] = left / p2[x] if left > 1e-6 * p2[x] else 0.0
            break
        delta[x] = 1.0
        left -= p2[x]
    return delta


# %% coin_rounded_up: 剩下的 eps 不够也整个判给 1，超过了限制 / Calls the observation 1 altogether although eps does not suffice
# caught by: test_three_observations, test_optimal
# book: §2.2.3
def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            delta[x] = 1.0 if left > 0 else 0.0
            break
        delta[x] = 1.0
        left -= p2[x]
    return delta


# %% coin_rule_rounded: 把掷硬币的判决四舍五入 / Rounds the decision with coins
# caught by: test_without_coin
# book: §2.2.3
def best_without_coin(p1, p2, eps):
    def first_error(delta):
        first, second = class_errors(p1, p2, delta)
        return first if second <= eps + 1e-9 else inf

    return [round(d) for d in neyman_pearson(p1, p2, eps)]


# %% delta_rounded: 掷硬币的概率先四舍五入成 0 或 1 / Rounds the probabilities of the decision to 0 or 1 first
# caught by: test_known_errors, test_errors
# book: §2.2.3
def class_errors(p1, p2, delta):
    return sum(p * (1 - d) for p, d in zip(p1, map(round, delta))), sum(p * d for p, d in zip(p2, map(round, delta)))


# %% eps_nearly_enough_for_all: eps 离够买全部只差百万分之一时，就当成够了 / An eps that is a millionth short of enough for everything counts as enough
# caught by: test_multiplier
# book: §2.2.3
# kind: narrow
def multiplier(p1, p2, eps):
    if eps > 1 - 1e-6:
        return 0.0
    # What another bit of eps would gain: the ratio of the first observation that does not fit altogether.
    left = eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            return p1[x] / p2[x]
        left -= p2[x]
    return 0.0


# %% errors_divided_by_two: 两个错误率各乘了 1/2 / Either error is halved, as if by a prior
# caught by: test_known_errors, test_errors
# book: §2.2.3
def class_errors(p1, p2, delta):
    return sum(p * (1 - d) for p, d in zip(p1, delta)) / 2, sum(p * d for p, d in zip(p2, delta)) / 2


def own_errors(p1, p2, delta):
    first, second = class_errors(p1, p2, delta)
    return 2 * first, 2 * second


def best_without_coin(p1, p2, eps):
    def first_error(delta):
        first, second = own_errors(p1, p2, delta)
        return first if second <= eps + 1e-9 else inf

    return list(min(product((0, 1), repeat=len(p1)), key=first_error))


# %% errors_swapped: 两个错误率的位置对调了 / The two errors are exchanged
# caught by: test_known_errors, test_errors
# book: §2.2.3
def class_errors(p1, p2, delta):
    return sum(p * d for p, d in zip(p2, delta)), sum(p * (1 - d) for p, d in zip(p1, delta))


def own_errors(p1, p2, delta):
    return class_errors(p1, p2, delta)[::-1]


def best_without_coin(p1, p2, eps):
    def first_error(delta):
        first, second = own_errors(p1, p2, delta)
        return first if second <= eps + 1e-9 else inf

    return list(min(product((0, 1), repeat=len(p1)), key=first_error))


# %% gaussian_log_multiplier: 两个高斯的 λ 给成了 ln λ / For the Gaussians it is ln λ that is given
# caught by: test_known_gaussians, test_gaussian
# book: §2.2.3
def gaussian(mu1, mu2, sigma, eps):
    t = NormalDist(mu2, sigma).inv_cdf(eps)
    # dL/dt = 0: λ is the ratio of the densities at t.
    return t, (((t - mu2) / sigma) ** 2 - ((t - mu1) / sigma) ** 2) / 2


# %% gaussian_on_a_grid: t 在步长 0.001σ 的格子上找 / t is sought on a grid of step 0.001σ
# caught by: test_gaussian
# book: §2.2.3
def gaussian(mu1, mu2, sigma, eps):
    t = mu2 + round(NormalDist().inv_cdf(eps), 3) * sigma
    # dL/dt = 0: λ is the ratio of the densities at t.
    return t, exp((((t - mu2) / sigma) ** 2 - ((t - mu1) / sigma) ** 2) / 2)


# %% gaussian_quantile_of_class_1: t 取了第 1 类的分位数 / t is a quantile of class 1
# caught by: test_known_gaussians, test_gaussian
# hint: probability of x < t
# book: §2.2.3
def gaussian(mu1, mu2, sigma, eps):
    t = NormalDist(mu1, sigma).inv_cdf(eps)
    # dL/dt = 0: λ is the ratio of the densities at t.
    return t, exp((((t - mu2) / sigma) ** 2 - ((t - mu1) / sigma) ** 2) / 2)


# %% gaussian_ratio_inverted: 两个高斯的 λ 取了倒数 / For the Gaussians λ is the reciprocal
# caught by: test_known_gaussians, test_gaussian
# hint: which way round
# book: §2.2.3
def gaussian(mu1, mu2, sigma, eps):
    t = NormalDist(mu2, sigma).inv_cdf(eps)
    # dL/dt = 0: λ is the ratio of the densities at t.
    return t, exp((((t - mu1) / sigma) ** 2 - ((t - mu2) / sigma) ** 2) / 2)


# %% gaussian_unit_sigma: 两个高斯的 λ 忘了除以 σ² / For the Gaussians λ forgets to divide by σ²
# caught by: test_gaussian
# book: §2.2.3
def gaussian(mu1, mu2, sigma, eps):
    t = NormalDist(mu2, sigma).inv_cdf(eps)
    # dL/dt = 0: λ is the ratio of the densities at t.
    return t, exp(max(-700, min(700, ((t - mu2) ** 2 - (t - mu1) ** 2) / 2)))


# %% gaussian_upper_quantile: t 取了上侧分位数 / t is the upper quantile
# caught by: test_known_gaussians, test_gaussian
# book: §2.2.3
def gaussian(mu1, mu2, sigma, eps):
    t = NormalDist(mu2, sigma).inv_cdf(1 - eps)
    # dL/dt = 0: λ is the ratio of the densities at t.
    return t, exp((((t - mu2) / sigma) ** 2 - ((t - mu1) / sigma) ** 2) / 2)


# %% gaussian_without_half: 两个高斯的指数里少了 1/2 / The exponent of the Gaussians lacks the factor 1/2
# caught by: test_known_gaussians, test_gaussian
# book: §2.2.3
def gaussian(mu1, mu2, sigma, eps):
    t = NormalDist(mu2, sigma).inv_cdf(eps)
    # dL/dt = 0: λ is the ratio of the densities at t.
    return t, exp(((t - mu2) / sigma) ** 2 - ((t - mu1) / sigma) ** 2)


# %% greedy_that_skips: 不掷硬币时按似然比取，放不下就跳过 / Without coins goes by the ratio and skips what does not fit
# caught by: test_without_coin
# hint: order of the ratio
# book: §2.2.3
def best_without_coin(p1, p2, eps):
    def first_error(delta):
        first, second = class_errors(p1, p2, delta)
        return first if second <= eps + 1e-9 else inf

    delta, left = [0] * len(p1), eps + 1e-9
    for x in by_ratio(p1, p2):
        if p2[x] <= left:
            delta[x], left = 1, left - p2[x]
    return delta


# %% greedy_without_coin: 不掷硬币时按似然比取，放不下就停 / Without coins goes by the ratio and stops at what does not fit
# caught by: test_without_coin
# hint: order of the ratio
# book: §2.2.3
def best_without_coin(p1, p2, eps):
    def first_error(delta):
        first, second = class_errors(p1, p2, delta)
        return first if second <= eps + 1e-9 else inf

    return [int(d == 1) for d in neyman_pearson(p1, p2, eps)]


# %% larger_density: 判给概率较大的一类，没有用 eps / Decides for the class of larger probability, whatever eps
# caught by: test_three_observations, test_optimal
# book: §2.2.3
def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            delta[x] = left / p2[x]
            break
        delta[x] = 1.0
        left -= p2[x]
    return [1.0 if a > b else 0.0 for a, b in zip(p1, p2)]


# %% largest_gain_first: 不掷硬币时先取 p1 最大而放得下的 / Without coins takes the largest p1 that fits first
# caught by: test_without_coin
# hint: order of the ratio
# book: §2.2.3
def best_without_coin(p1, p2, eps):
    def first_error(delta):
        first, second = class_errors(p1, p2, delta)
        return first if second <= eps + 1e-9 else inf

    delta, left = [0] * len(p1), eps + 1e-9
    for x in sorted(range(len(p1)), key=lambda x: -p1[x]):
        if p2[x] <= left:
            delta[x], left = 1, left - p2[x]
    return delta


# %% multiplier_always_one: λ 总是 1 / λ is always 1
# caught by: test_multiplier
# book: §2.2.3
def multiplier(p1, p2, eps):
    # What another bit of eps would gain: the ratio of the first observation that does not fit altogether.
    left = eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            return 1.0
        left -= p2[x]
    return 0.0


# %% multiplier_at_most_thousand: λ 只在 0 到 1000 之间找 / λ is sought between 0 and 1000 only
# caught by: test_multiplier
# book: §2.2.3
# kind: narrow
def multiplier(p1, p2, eps):
    # What another bit of eps would gain: the ratio of the first observation that does not fit altogether.
    left = eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            return min(1000.0, p1[x] / p2[x])
        left -= p2[x]
    return 0.0


# %% multiplier_infinite: eps = 0 时 λ 取了无穷大 / λ is infinite for eps = 0
# caught by: test_multiplier
# book: §2.2.3
def multiplier(p1, p2, eps):
    # What another bit of eps would gain: the ratio of the first observation that does not fit altogether.
    left = eps
    if eps == 0:
        return inf
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            return p1[x] / p2[x]
        left -= p2[x]
    return 0.0


# %% multiplier_inverted: λ 取了倒数 / λ is the reciprocal
# caught by: test_multiplier
# hint: smaller of
# book: §2.2.3
def multiplier(p1, p2, eps):
    # What another bit of eps would gain: the ratio of the first observation that does not fit altogether.
    left = eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            return p2[x] / max(p1[x], 1e-9)
        left -= p2[x]
    return 0.0


# %% multiplier_of_the_last_that_fits: λ 取了最后一个放得下的观测的似然比 / λ is the ratio of the last observation that fits
# caught by: test_multiplier
# book: §2.2.3
def multiplier(p1, p2, eps):
    # What another bit of eps would gain: the ratio of the first observation that does not fit altogether.
    left, last = eps, 0.0
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            return last
        last = p1[x] / p2[x] if p2[x] else 1e6
        left -= p2[x]
    return last


# %% multiplier_on_a_grid: λ 在步长 0.01 的格子上找 / λ is sought on a grid of step 0.01
# caught by: test_multiplier
# book: §2.2.3
def multiplier(p1, p2, eps):
    # What another bit of eps would gain: the ratio of the first observation that does not fit altogether.
    left = eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            return round(p1[x] / p2[x] * 100) / 100
        left -= p2[x]
    return 0.0


# %% multiplier_rounded: λ 只保留三位小数 / λ is rounded to three digits
# caught by: test_multiplier
# book: §2.2.3
def multiplier(p1, p2, eps):
    # What another bit of eps would gain: the ratio of the first observation that does not fit altogether.
    left = eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            return round(p1[x] / p2[x], 3)
        left -= p2[x]
    return 0.0


# %% no_coin: 剩下的 eps 没有用硬币花完 / What is left of eps is not spent with a coin
# caught by: test_three_observations, test_optimal
# hint: coin
# book: §2.2.3
def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            break
        delta[x] = 1.0
        left -= p2[x]
    return delta


# %% order_by_difference: 按 p1 − p2 的大小取 / Takes the observations in the order of p1 − p2
# caught by: test_optimal
# hint: each unit of p2
# book: §2.2.3
def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    for x in sorted(range(len(p1)), key=lambda x: p1[x] - p2[x], reverse=True):
        if p2[x] > left:
            delta[x] = left / p2[x]
            break
        delta[x] = 1.0
        left -= p2[x]
    return delta


# %% order_by_p1: 按 p1 的大小取，没有除以 p2 / Takes the observations in the order of p1, not of the ratio
# caught by: test_optimal
# hint: each unit of p2
# book: §2.2.3
def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    for x in sorted(range(len(p1)), key=lambda x: p1[x], reverse=True):
        if p2[x] > left:
            delta[x] = left / p2[x]
            break
        delta[x] = 1.0
        left -= p2[x]
    return delta


# %% ratio_with_constant: 为了避免除以 0，给分母加了 1e-3 / Adds 1e-3 to the denominators to avoid dividing by 0
# caught by: test_optimal
# book: §2.2.3
def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    for x in sorted(range(len(p1)), key=lambda x: p1[x] / (p2[x] + 1e-3), reverse=True):
        if p2[x] > left:
            delta[x] = left / p2[x]
            break
        delta[x] = 1.0
        left -= p2[x]
    return delta


# %% ratio_with_something_added: 似然比的分母加上一个小数 / Something small added below the ratio
# caught by: test_optimal
def by_ratio(p1, p2):
    """The observations, those of the largest likelihood ratio first."""
    return sorted(range(len(p1)), key=lambda x: p1[x] / (p2[x] + 1e-7), reverse=True)


# %% ratios_rounded: 似然比保留四位小数再比较，相近的分不出 / Rounds the ratios to four digits before comparing them
# caught by: test_optimal
# book: §2.2.3
# kind: narrow
def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    for x in sorted(range(len(p1)), key=lambda x: round(p1[x] / p2[x], 4) if p2[x] else inf, reverse=True):
        if p2[x] > left:
            delta[x] = left / p2[x]
            break
        delta[x] = 1.0
        left -= p2[x]
    return delta


# %% roles_swapped: 限制加在了第 1 类的错误率上 / Limits the error of class 1 instead
# caught by: test_three_observations, test_optimal
# book: §2.2.3
def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    p1, p2 = p2, p1
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            delta[x] = left / p2[x]
            break
        delta[x] = 1.0
        left -= p2[x]
    return [1 - d for d in delta]


# %% small_multiplier_is_zero: 很小的乘子当成 0 / A small multiplier counts as 0
# caught by: test_multiplier
# book: §2.2.3
# kind: narrow
def multiplier(p1, p2, eps):
    # What another bit of eps would gain: the ratio of the first observation that does not fit altogether.
    left = eps
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            return p1[x] / p2[x] if p1[x] > 2e-6 * p2[x] else 0.0
        left -= p2[x]
    return 0.0


# %% stops_before_the_coin_at_zero: eps 用完就停，后面 p2 是 0 的观测没有判给 1 / With eps = 0 everything is called 2
# caught by: test_optimal
# book: §2.2.3
def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    if eps == 0:
        return delta
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            delta[x] = left / p2[x]
            break
        delta[x] = 1.0
        left -= p2[x]
    return delta


# %% tiny_is_zero: 小于 1e-5 的概率当成 0 / Probabilities below 1e-5 count as 0
# caught by: test_optimal
# book: §2.2.3
# kind: narrow
def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    p2 = [b if b > 1e-5 else 0.0 for b in p2]
    for x in by_ratio(p1, p2):
        if p2[x] > left:
            delta[x] = left / p2[x]
            break
        delta[x] = 1.0
        left -= p2[x]
    return delta


# %% without_coin_least_total: 不掷硬币时取两个错误率之和最小的 / Without coins makes the sum of both errors least
# caught by: test_without_coin
# book: §2.2.3
def best_without_coin(p1, p2, eps):
    def first_error(delta):
        first, second = class_errors(p1, p2, delta)
        return first + second if second <= eps + 1e-9 else inf

    return list(min(product((0, 1), repeat=len(p1)), key=first_error))


# %% witness_against_no_coin: 反例里掷硬币才更好，不掷硬币并没有 / In the example it is the coin that helps
# caught by: test_witness
# book: §2.2.3
def not_a_threshold(eps):
    # A knapsack of capacity eps: the best ratio comes first and leaves no room for the larger gain.
    return [0.5, 0.5], [2 * eps, 1 - 2 * eps]


# %% witness_by_too_little: 反例只好了 0.03 / The example is better by 0.03 only
# caught by: test_witness
# book: §2.2.3
def not_a_threshold(eps):
    # A knapsack of capacity eps: the best ratio comes first and leaves no room for the larger gain.
    return [0.30, 0.33, 0.37], [0.6 * eps, eps, 1 - 1.6 * eps]


# %% witness_fits_together: 反例里两种观测一起也放得下 / In the example both observations fit together
# caught by: test_witness
# book: §2.2.3
def not_a_threshold(eps):
    # A knapsack of capacity eps: the best ratio comes first and leaves no room for the larger gain.
    return [0.30, 0.45, 0.25], [0.3 * eps, 0.6 * eps, 1 - 0.9 * eps]


# %% witness_for_one_eps: 反例只对 eps = 0.2 成立 / The example holds for eps = 0.2 only
# caught by: test_witness
# hint: knapsack
# book: §2.2.3
def not_a_threshold(eps):
    # A knapsack of capacity eps: the best ratio comes first and leaves no room for the larger gain.
    return [0.30, 0.45, 0.25], [0.12, 0.2, 0.68]


# %% witness_in_order: 反例里更值钱的一种比值也更大 / In the example the more precious observation has the larger ratio, too
# caught by: test_witness
# book: §2.2.3
def not_a_threshold(eps):
    # A knapsack of capacity eps: the best ratio comes first and leaves no room for the larger gain.
    return [0.30, 0.60, 0.10], [0.6 * eps, eps, 1 - 1.6 * eps]


# %% witness_not_normalised: 反例的概率之和不是 1 / The probabilities of the example do not add up to 1
# caught by: test_witness
# book: §2.2.3
def not_a_threshold(eps):
    # A knapsack of capacity eps: the best ratio comes first and leaves no room for the larger gain.
    return [0.30, 0.45, 0.25], [0.6 * eps, eps, 1 - eps]


# %% zero_p2_left_out: 第 2 类从不出现的观测没有判给 1 / Observations that class 2 never shows are not called 1
# caught by: test_optimal
# book: §2.2.3
def neyman_pearson(p1, p2, eps):
    delta, left = [0.0] * len(p1), eps
    for x in by_ratio(p1, p2):
        if p2[x] == 0:
            continue
        if p2[x] > left:
            delta[x] = left / p2[x]
            break
        delta[x] = 1.0
        left -= p2[x]
    return delta
