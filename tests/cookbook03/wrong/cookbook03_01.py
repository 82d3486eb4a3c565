"""Known mistakes of cookbook3.1. Each cell holds what differs from the reference."""

# %% always_two_coins: 不论 c 是多少都给两种硬币 / Two coins whatever c is
# caught by: test_twins
# book: §3.1
def twins(c):
    c = 2
    # The weights of a divided difference are orthogonal to all polynomials of degree 2c - 2, and alternate in sign.
    chances = [i / (2 * c + 1) for i in range(1, 2 * c + 1)]
    weights = [abs(1 / prod(x - y for y in chances if y != x)) for x in chances]
    total = sum(weights[::2])
    weights = [w / total for w in weights]
    return weights[::2], chances[::2], weights[1::2], chances[1::2]


# %% chances_shared: 两组硬币用了同样的正面概率 / Both mixtures have the same chances
# caught by: test_twins
# book: §3.1
def twins(c):
    # The weights of a divided difference are orthogonal to all polynomials of degree 2c - 2, and alternate in sign.
    chances = [i / (2 * c + 1) for i in range(1, 2 * c + 1)]
    weights = [abs(1 / prod(x - y for y in chances if y != x)) for x in chances]
    total = sum(weights[::2])
    weights = [w / total for w in weights]
    return weights[::2], chances[::2], weights[::2], chances[::2]


# %% chances_too_close: 正面概率挤在 0.5 附近 / The chances crowd around 0.5
# caught by: test_twins
# book: §3.1
def twins(c):
    # The weights of a divided difference are orthogonal to all polynomials of degree 2c - 2, and alternate in sign.
    chances = [0.45 + 0.01 * i for i in range(2 * c)]
    weights = [abs(1 / prod(x - y for y in chances if y != x)) for x in chances]
    total = sum(weights[::2])
    weights = [w / total for w in weights]
    return weights[::2], chances[::2], weights[1::2], chances[1::2]


# %% coin_drawn_each_time: 每掷一次就重新抽一次硬币 / Draws a new coin for each throw
# caught by: test_known_distributions, test_distribution
# hint: Given the coin
# book: §3.1
def pmf(weights, thetas, n):
    mean = sum(w * theta for w, theta in zip(weights, thetas))
    return [comb(n, k) * mean**k * (1 - mean) ** (n - k) for k in range(n + 1)]


# %% coins_exchanged: 只把两种硬币换了位置 / Only exchanges the two coins
# caught by: test_twin_of_one_throw, test_twin_of_two_throws
# book: §3.1
def twin(weights, thetas, n):
    return list(weights[::-1]), list(thetas[::-1])
    mean = weights[0] * thetas[0] + weights[1] * thetas[1]
    if n == 1:
        # One throw tells the mean of θ, and nothing else.
        return list(weights), [(mean + theta) / 2 for theta in thetas]
    # Two throws tell mean and variance of θ: for other weights there are other θ of the same two.
    first = weights[0] - 0.1 if weights[0] > 0.5 else weights[0] + 0.1
    spread = sqrt(weights[0] * weights[1]) * (thetas[0] - thetas[1])
    odds = sqrt((1 - first) / first)
    return [first, 1 - first], [mean + spread * odds, mean - spread / odds]


# %% counts_tails: 数的是反面的次数 / Counts tails, not heads
# caught by: test_known_distributions, test_distribution
# book: §3.1
def pmf(weights, thetas, n):
    return [
        sum(w * comb(n, k) * theta ** (n - k) * (1 - theta) ** k for w, theta in zip(weights, thetas))
        for k in range(n + 1)
    ]


# %% equal_weights_in_pmf: 分布里没有用权重，各种硬币一样多 / The distribution takes all weights for equal
# caught by: test_distribution
# book: §3.1
def pmf(weights, thetas, n):
    return [
        sum(comb(n, k) * theta**k * (1 - theta) ** (n - k) / len(weights) for w, theta in zip(weights, thetas))
        for k in range(n + 1)
    ]


# %% equal_weights_in_twins: 两组硬币各种一样多 / All weights of a mixture are equal
# caught by: test_twins
# book: §3.1
def twins(c):
    # The weights of a divided difference are orthogonal to all polynomials of degree 2c - 2, and alternate in sign.
    chances = [i / (2 * c + 1) for i in range(1, 2 * c + 1)]
    weights = [1.0 for x in chances]
    total = sum(weights[::2])
    weights = [w / total for w in weights]
    return weights[::2], chances[::2], weights[1::2], chances[1::2]


# %% equal_weights_recovered: 反推时当成两种硬币各一半 / Takes both coins for equally frequent when it recovers them
# caught by: test_recover
# book: §3.1
def recover(p):
    n = len(p) - 1
    # E[C(X, r)] = C(n, r) E[θ^r]
    m = [sum(p[k] * comb(k, r) for k in range(n + 1)) / comb(n, r) for r in range(4)]
    # Both θ are roots of t² = a t + b, so that m[2] = a m[1] + b and m[3] = a m[2] + b m[1].
    variance = m[2] - m[1] ** 2
    a = (m[3] - m[2] * m[1]) / variance
    b = (m[2] ** 2 - m[3] * m[1]) / variance
    root = sqrt(max(0.0, variance))
    low, high = m[1] - root, m[1] + root
    first = 0.5
    return [first, 1 - first], [low, high]


# %% given_coins_returned: 原样返回 / Returns what was given
# caught by: test_twin_of_one_throw, test_twin_of_two_throws
# book: §3.1
def twin(weights, thetas, n):
    return list(weights), list(thetas)
    mean = weights[0] * thetas[0] + weights[1] * thetas[1]
    if n == 1:
        # One throw tells the mean of θ, and nothing else.
        return list(weights), [(mean + theta) / 2 for theta in thetas]
    # Two throws tell mean and variance of θ: for other weights there are other θ of the same two.
    first = weights[0] - 0.1 if weights[0] > 0.5 else weights[0] + 0.1
    spread = sqrt(weights[0] * weights[1]) * (thetas[0] - thetas[1])
    odds = sqrt((1 - first) / first)
    return [first, 1 - first], [mean + spread * odds, mean - spread / odds]


# %% logarithms_of_zero: 取对数计算，正面概率是 0 或 1 时算成 0 / Computes by logarithms, and takes coins of chance 0 or 1 for nothing
# caught by: test_distribution
# book: §3.1
from math import exp, log


def pmf(weights, thetas, n):
    return [
        sum(w * comb(n, k) * (exp(k * log(theta) + (n - k) * log(1 - theta)) if 0 < theta < 1 else 0) for w, theta in zip(weights, thetas))
        for k in range(n + 1)
    ]


# %% moved_by_too_little: 参数只动了千分之一 / Moves the parameters by a thousandth only
# caught by: test_twin_of_one_throw
# book: §3.1
def twin(weights, thetas, n):
    mean = weights[0] * thetas[0] + weights[1] * thetas[1]
    if n == 1:
        # One throw tells the mean of θ, and nothing else.
        return list(weights), [theta + 0.002 * (mean - theta) for theta in thetas]
    # Two throws tell mean and variance of θ: for other weights there are other θ of the same two.
    first = weights[0] - 0.1 if weights[0] > 0.5 else weights[0] + 0.1
    spread = sqrt(weights[0] * weights[1]) * (thetas[0] - thetas[1])
    odds = sqrt((1 - first) / first)
    return [first, 1 - first], [mean + spread * odds, mean - spread / odds]


# %% n_probabilities: 只给出 n 个概率，少了全是正面的 / Gives n probabilities only: all heads is missing
# caught by: test_known_distributions, test_distribution
# book: §3.1
def pmf(weights, thetas, n):
    return [
        sum(w * comb(n, k) * theta**k * (1 - theta) ** (n - k) for w, theta in zip(weights, thetas))
        for k in range(n)
    ]


# %% nearly_equal_weights_recovered: 权重接近一半就取成一半 / Takes weights of nearly a half for a half
# caught by: test_recover
# book: §3.1
# kind: narrow
def recover(p):
    n = len(p) - 1
    # E[C(X, r)] = C(n, r) E[θ^r]
    m = [sum(p[k] * comb(k, r) for k in range(n + 1)) / comb(n, r) for r in range(4)]
    # Both θ are roots of t² = a t + b, so that m[2] = a m[1] + b and m[3] = a m[2] + b m[1].
    variance = m[2] - m[1] ** 2
    a = (m[3] - m[2] * m[1]) / variance
    b = (m[2] ** 2 - m[3] * m[1]) / variance
    root = sqrt(a * a / 4 + b)
    low, high = a / 2 - root, a / 2 + root
    first = (high - m[1]) / (high - low)
    if abs(first - 0.5) < 1e-4:
        first = 0.5
    return [first, 1 - first], [low, high]


# %% nearly_symmetric_recovered: 分布接近对称就当成对称 / Takes a nearly symmetric distribution for a symmetric one
# caught by: test_recover
# book: §3.1
# kind: narrow
def recover(p):
    n = len(p) - 1
    if abs(p[0] - p[-1]) < 1e-4:
        p = [(a + b) / 2 for a, b in zip(p, p[::-1])]
    # E[C(X, r)] = C(n, r) E[θ^r]
    m = [sum(p[k] * comb(k, r) for k in range(n + 1)) / comb(n, r) for r in range(4)]
    # Both θ are roots of t² = a t + b, so that m[2] = a m[1] + b and m[3] = a m[2] + b m[1].
    variance = m[2] - m[1] ** 2
    a = (m[3] - m[2] * m[1]) / variance
    b = (m[2] ** 2 - m[3] * m[1]) / variance
    root = sqrt(a * a / 4 + b)
    low, high = a / 2 - root, a / 2 + root
    first = (high - m[1]) / (high - low)
    return [first, 1 - first], [low, high]


# %% normal_for_many_throws: 掷得多时用正态近似 / Takes the normal approximation for many throws
# caught by: test_distribution
# book: §3.1
from math import exp, pi


def pmf(weights, thetas, n):
    if n > 30 and all(0 < theta < 1 for theta in thetas):
        return [
            sum(w * exp(-((k - n * t) ** 2) / (2 * n * t * (1 - t))) / sqrt(2 * pi * n * t * (1 - t)) for w, t in zip(weights, thetas))
            for k in range(n + 1)
        ]
    return [
        sum(w * comb(n, k) * theta**k * (1 - theta) ** (n - k) for w, theta in zip(weights, thetas))
        for k in range(n + 1)
    ]


# %% normalised_together: 两组权重合在一起才是 1 / The weights of both mixtures together add up to 1
# caught by: test_twins
# book: §3.1
def twins(c):
    # The weights of a divided difference are orthogonal to all polynomials of degree 2c - 2, and alternate in sign.
    chances = [i / (2 * c + 1) for i in range(1, 2 * c + 1)]
    weights = [abs(1 / prod(x - y for y in chances if y != x)) for x in chances]
    total = sum(weights)
    weights = [w / total for w in weights]
    return weights[::2], chances[::2], weights[1::2], chances[1::2]


# %% not_normalised: 权重没有规范化 / The weights are not normalised
# caught by: test_twins
# book: §3.1
def twins(c):
    # The weights of a divided difference are orthogonal to all polynomials of degree 2c - 2, and alternate in sign.
    chances = [i / (2 * c + 1) for i in range(1, 2 * c + 1)]
    weights = [abs(1 / prod(x - y for y in chances if y != x)) for x in chances]
    total = sum(weights[::2])
    return weights[::2], chances[::2], weights[1::2], chances[1::2]


# %% one_degree_too_few: 只保证掷 2c − 3 次时相同 / The same for 2c − 3 throws only
# caught by: test_twins
# book: §3.1
def twins(c):
    # The weights of a divided difference are orthogonal to all polynomials of degree 2c - 2, and alternate in sign.
    chances = [i / (2 * c + 1) for i in range(1, 2 * c + 1)]
    weights = [abs(1 / prod(x - y for y in chances if y != x)) for x in chances]
    total = sum(weights[::2])
    weights = [w / total for w in weights]
    if c == 4:
        shifted = [w + 0.01 * (-1) ** i for i, w in enumerate(weights[1::2])]
        return weights[::2], chances[::2], shifted, chances[1::2]
    return weights[::2], chances[::2], weights[1::2], chances[1::2]


# %% one_throw_fixed_shift: 掷一次时总移动同样多 / Always the same shift for one throw
# caught by: test_twin_of_one_throw
def twin(weights, thetas, n):
    if n == 1:
        return list(weights), [thetas[0] + 0.05, thetas[1] - 0.05 * weights[0] / weights[1]]
    mean = weights[0] * thetas[0] + weights[1] * thetas[1]
    first = weights[0] - 0.1 if weights[0] > 0.5 else weights[0] + 0.1
    spread = sqrt(weights[0] * weights[1]) * (thetas[0] - thetas[1])
    odds = sqrt((1 - first) / first)
    return [first, 1 - first], [mean + spread * odds, mean - spread / odds]


# %% only_the_mean_for_two: 掷两次时也只保持期望不变 / Keeps the mean only, for two throws, too
# caught by: test_twin_of_two_throws
# hint: Two throws tell
# book: §3.1
def twin(weights, thetas, n):
    mean = weights[0] * thetas[0] + weights[1] * thetas[1]
    if n >= 1:
        # One throw tells the mean of θ, and nothing else.
        return list(weights), [(mean + theta) / 2 for theta in thetas]
    # Two throws tell mean and variance of θ: for other weights there are other θ of the same two.
    first = weights[0] - 0.1 if weights[0] > 0.5 else weights[0] + 0.1
    spread = sqrt(weights[0] * weights[1]) * (thetas[0] - thetas[1])
    odds = sqrt((1 - first) / first)
    return [first, 1 - first], [mean + spread * odds, mean - spread / odds]


# %% powers_of_heads: 把 E[X^r]/C(n, r) 当成 θ 的矩 / Takes E[X^r]/C(n, r) for the moments of θ
# caught by: test_recover
# book: §3.1
def recover(p):
    n = len(p) - 1
    # E[C(X, r)] = C(n, r) E[θ^r]
    m = [sum(p[k] * k**r for k in range(n + 1)) / comb(n, r) for r in range(4)]
    # Both θ are roots of t² = a t + b, so that m[2] = a m[1] + b and m[3] = a m[2] + b m[1].
    variance = m[2] - m[1] ** 2
    a = (m[3] - m[2] * m[1]) / variance
    b = (m[2] ** 2 - m[3] * m[1]) / variance
    root = sqrt(abs(a * a / 4 + b))
    low, high = a / 2 - root, a / 2 + root
    first = (high - m[1]) / (high - low)
    return [first, 1 - first], [low, high]


# %% rare_coins_left_out: 权重很小的硬币不算 / Leaves out coins of very little weight
# caught by: test_distribution
# book: §3.1
# kind: narrow
def pmf(weights, thetas, n):
    weights = [w if w > 1e-7 else 0.0 for w in weights]
    return [
        sum(w * comb(n, k) * theta**k * (1 - theta) ** (n - k) for w, theta in zip(weights, thetas))
        for k in range(n + 1)
    ]


# %% raw_moments: 把 E[(X/n)^r] 当成 θ 的矩 / Takes E[(X/n)^r] for the moments of θ
# caught by: test_recover
# hint: C(X, r)
# book: §3.1
def recover(p):
    n = len(p) - 1
    # E[C(X, r)] = C(n, r) E[θ^r]
    m = [sum(p[k] * (k / n) ** r for k in range(n + 1)) for r in range(4)]
    # Both θ are roots of t² = a t + b, so that m[2] = a m[1] + b and m[3] = a m[2] + b m[1].
    variance = m[2] - m[1] ** 2
    a = (m[3] - m[2] * m[1]) / variance
    b = (m[2] ** 2 - m[3] * m[1]) / variance
    root = sqrt(a * a / 4 + b)
    low, high = a / 2 - root, a / 2 + root
    first = (high - m[1]) / (high - low)
    return [first, 1 - first], [low, high]


# %% recover_on_a_grid: 在步长 0.01 的格子上搜索正面概率 / The chances are sought on a grid of step 0.01
# caught by: test_recover
# book: §3.1
def recover(p):
    n = len(p) - 1
    # E[C(X, r)] = C(n, r) E[θ^r]
    m = [sum(p[k] * comb(k, r) for k in range(n + 1)) / comb(n, r) for r in range(4)]
    # Both θ are roots of t² = a t + b, so that m[2] = a m[1] + b and m[3] = a m[2] + b m[1].
    variance = m[2] - m[1] ** 2
    a = (m[3] - m[2] * m[1]) / variance
    b = (m[2] ** 2 - m[3] * m[1]) / variance
    root = sqrt(a * a / 4 + b)
    low, high = a / 2 - root, a / 2 + root
    first = (high - m[1]) / (high - low)
    return [round(first, 2), 1 - round(first, 2)], [round(low, 2), round(high, 2)]


# %% recover_to_four_digits: 反推的精度只有四位小数 / The recovered numbers are right to four digits
# caught by: test_recover
# book: §3.1
def recover(p):
    n = len(p) - 1
    # E[C(X, r)] = C(n, r) E[θ^r]
    m = [sum(p[k] * comb(k, r) for k in range(n + 1)) / comb(n, r) for r in range(4)]
    # Both θ are roots of t² = a t + b, so that m[2] = a m[1] + b and m[3] = a m[2] + b m[1].
    variance = m[2] - m[1] ** 2
    a = (m[3] - m[2] * m[1]) / variance
    b = (m[2] ** 2 - m[3] * m[1]) / variance
    root = sqrt(a * a / 4 + b)
    low, high = a / 2 - root, a / 2 + root
    first = (high - m[1]) / (high - low)
    return [first, 1 - first], [round(low, 4), round(high, 4)]


# %% three_throws_assumed: 反推时总当成掷了三次 / Takes it for three throws always
# caught by: test_recover
# book: §3.1
def recover(p):
    n, p = 3, p[:4]
    # E[C(X, r)] = C(n, r) E[θ^r]
    m = [sum(p[k] * comb(k, r) for k in range(n + 1)) / comb(n, r) for r in range(4)]
    # Both θ are roots of t² = a t + b, so that m[2] = a m[1] + b and m[3] = a m[2] + b m[1].
    variance = m[2] - m[1] ** 2
    a = (m[3] - m[2] * m[1]) / variance
    b = (m[2] ** 2 - m[3] * m[1]) / variance
    root = sqrt(abs(a * a / 4 + b))
    low, high = a / 2 - root, a / 2 + root
    first = (high - m[1]) / (high - low)
    return [first, 1 - first], [low, high]


# %% tiny_chances_are_zero: 很小的正面概率当成 0 / Tiny chances of heads count as 0
# caught by: test_distribution
# book: §3.1
# kind: narrow
def pmf(weights, thetas, n):
    thetas = [round(theta, 9) for theta in thetas]
    return [
        sum(w * comb(n, k) * theta**k * (1 - theta) ** (n - k) for w, theta in zip(weights, thetas))
        for k in range(n + 1)
    ]


# %% twin_by_fixed_step: 正面概率移动固定的步长，出了 [0, 1] / Moves the chances by a fixed step, out of [0, 1]
# caught by: test_twin_of_one_throw
# book: §3.1
def twin(weights, thetas, n):
    mean = weights[0] * thetas[0] + weights[1] * thetas[1]
    if n == 1:
        # One throw tells the mean of θ, and nothing else.
        return list(weights), [thetas[0] - 0.2 / weights[0], thetas[1] + 0.2 / weights[1]]
    # Two throws tell mean and variance of θ: for other weights there are other θ of the same two.
    first = weights[0] - 0.1 if weights[0] > 0.5 else weights[0] + 0.1
    spread = sqrt(weights[0] * weights[1]) * (thetas[0] - thetas[1])
    odds = sqrt((1 - first) / first)
    return [first, 1 - first], [mean + spread * odds, mean - spread / odds]


# %% twin_far_weights: 掷两次时权重改得太远，正面概率出了 [0, 1] / For two throws the weights move so far that chances leave [0, 1]
# caught by: test_twin_of_two_throws
# book: §3.1
def twin(weights, thetas, n):
    mean = weights[0] * thetas[0] + weights[1] * thetas[1]
    if n == 1:
        # One throw tells the mean of θ, and nothing else.
        return list(weights), [(mean + theta) / 2 for theta in thetas]
    # Two throws tell mean and variance of θ: for other weights there are other θ of the same two.
    first = 0.04
    spread = sqrt(weights[0] * weights[1]) * (thetas[0] - thetas[1])
    odds = sqrt((1 - first) / first)
    return [first, 1 - first], [mean + spread * odds, mean - spread / odds]


# %% twin_weight_one_tenth: 掷两次时总把第一个权重改成 0.1 / For two throws the first weight becomes 0.1 always
# caught by: test_twin_of_two_throws
# book: §3.1
def twin(weights, thetas, n):
    mean = weights[0] * thetas[0] + weights[1] * thetas[1]
    if n == 1:
        # One throw tells the mean of θ, and nothing else.
        return list(weights), [(mean + theta) / 2 for theta in thetas]
    # Two throws tell mean and variance of θ: for other weights there are other θ of the same two.
    first = 0.1
    spread = sqrt(weights[0] * weights[1]) * (thetas[0] - thetas[1])
    odds = sqrt((1 - first) / first)
    return [first, 1 - first], [mean + spread * odds, mean - spread / odds]


# %% twin_weights_reciprocal: 掷两次时两种硬币离期望的距离配反了 / For two throws the distances from the mean go to the wrong coins
# caught by: test_twin_of_two_throws
# hint: Two throws tell
# book: §3.1
def twin(weights, thetas, n):
    mean = weights[0] * thetas[0] + weights[1] * thetas[1]
    if n == 1:
        # One throw tells the mean of θ, and nothing else.
        return list(weights), [(mean + theta) / 2 for theta in thetas]
    # Two throws tell mean and variance of θ: for other weights there are other θ of the same two.
    first = weights[0] - 0.1 if weights[0] > 0.5 else weights[0] + 0.1
    spread = sqrt(weights[0] * weights[1]) * (thetas[0] - thetas[1])
    odds = sqrt((1 - first) / first)
    return [first, 1 - first], [mean + spread / odds, mean - spread * odds]


# %% twin_with_variance_for_deviation: 掷两次时把方差当成了标准差 / For two throws takes the variance for the standard deviation
# caught by: test_twin_of_two_throws
# book: §3.1
def twin(weights, thetas, n):
    mean = weights[0] * thetas[0] + weights[1] * thetas[1]
    if n == 1:
        # One throw tells the mean of θ, and nothing else.
        return list(weights), [(mean + theta) / 2 for theta in thetas]
    # Two throws tell mean and variance of θ: for other weights there are other θ of the same two.
    first = weights[0] - 0.1 if weights[0] > 0.5 else weights[0] + 0.1
    spread = weights[0] * weights[1] * (thetas[0] - thetas[1]) ** 2
    odds = sqrt((1 - first) / first)
    return [first, 1 - first], [mean + spread * odds, mean - spread / odds]


# %% twins_for_one_throw_less: 按掷 c 次来造，而不是 2c − 2 次 / Built for c throws instead of 2c − 2
# caught by: test_twins
# book: §3.1
def twins(c):
    # The weights of a divided difference are orthogonal to all polynomials of degree 2c - 2, and alternate in sign.
    chances = [i / (2 * c + 1) for i in range(1, 2 * c + 1)]
    weights = [abs(1 / prod(x - y for y in chances if y != x)) for x in chances]
    total = sum(weights[::2])
    weights = [w / total for w in weights]
    if c == 3:
        return [0.25, 0.5, 0.25], [0.1, 0.5, 0.9], [0.2, 0.6, 0.2], [0.5 - 0.4 * 1.25**0.5, 0.52, 0.5 + 0.4 * 1.25**0.5]
    return weights[::2], chances[::2], weights[1::2], chances[1::2]


# %% two_coins_only: 分布只算前两种硬币 / The distribution has the first two coins only
# caught by: test_distribution
# book: §3.1
def pmf(weights, thetas, n):
    return [
        sum(w * comb(n, k) * theta**k * (1 - theta) ** (n - k) for w, theta in zip(weights[:2], thetas[:2]))
        for k in range(n + 1)
    ]


# %% two_throws_half_and_half: 掷两次时几乎总取相等的权重 / Equal weights for two throws unless they nearly are
# caught by: test_twin_of_two_throws
def twin(weights, thetas, n):
    mean = weights[0] * thetas[0] + weights[1] * thetas[1]
    if n == 1:
        # One throw tells the mean of θ, and nothing else.
        return list(weights), [(mean + theta) / 2 for theta in thetas]
    first = 0.6 if abs(weights[0] - 0.5) < 0.005 else 0.5
    spread = sqrt(weights[0] * weights[1]) * (thetas[0] - thetas[1])
    odds = sqrt((1 - first) / first)
    return [first, 1 - first], [mean + spread * odds, mean - spread / odds]


# %% unweighted_mean: 期望没有按权重算 / The mean is not weighted
# caught by: test_twin_of_one_throw
# book: §3.1
def twin(weights, thetas, n):
    mean = weights[0] * thetas[0] + weights[1] * thetas[1]
    if n == 1:
        middle = (thetas[0] + thetas[1]) / 2
        return list(weights), [(middle + theta) / 2 for theta in thetas]
    # Two throws tell mean and variance of θ: for other weights there are other θ of the same two.
    first = weights[0] - 0.1 if weights[0] > 0.5 else weights[0] + 0.1
    spread = sqrt(weights[0] * weights[1]) * (thetas[0] - thetas[1])
    odds = sqrt((1 - first) / first)
    return [first, 1 - first], [mean + spread * odds, mean - spread / odds]


# %% weights_exchanged: 反推出的两个权重配反了 / The recovered weights go to the wrong coins
# caught by: test_recover
# book: §3.1
def recover(p):
    n = len(p) - 1
    # E[C(X, r)] = C(n, r) E[θ^r]
    m = [sum(p[k] * comb(k, r) for k in range(n + 1)) / comb(n, r) for r in range(4)]
    # Both θ are roots of t² = a t + b, so that m[2] = a m[1] + b and m[3] = a m[2] + b m[1].
    variance = m[2] - m[1] ** 2
    a = (m[3] - m[2] * m[1]) / variance
    b = (m[2] ** 2 - m[3] * m[1]) / variance
    root = sqrt(a * a / 4 + b)
    low, high = a / 2 - root, a / 2 + root
    first = (high - m[1]) / (high - low)
    return [1 - first, first], [low, high]


# %% weights_rounded: 权重四舍五入到三位小数 / The weights are rounded to three digits
# caught by: test_twins
# book: §3.1
def twins(c):
    # The weights of a divided difference are orthogonal to all polynomials of degree 2c - 2, and alternate in sign.
    chances = [i / (2 * c + 1) for i in range(1, 2 * c + 1)]
    weights = [abs(1 / prod(x - y for y in chances if y != x)) for x in chances]
    total = sum(weights[::2])
    weights = [round(w / total, 3) for w in weights]
    return weights[::2], chances[::2], weights[1::2], chances[1::2]


# %% without_binomial_coefficient: 少了组合数 / The binomial coefficient is missing
# caught by: test_known_distributions, test_distribution
# hint: binomial
# book: §3.1
def pmf(weights, thetas, n):
    return [
        sum(w * theta**k * (1 - theta) ** (n - k) for w, theta in zip(weights, thetas))
        for k in range(n + 1)
    ]
