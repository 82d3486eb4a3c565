"""Known mistakes of 12.8. Each cell holds what differs from the reference."""

# %% absolute_value: 上确界里取了绝对值 / The supremum is taken of absolute values
# caught by: test_small_classes, test_enumeration
# hint: 绝对值
# book: (12.40)
def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    return float(abs(signs @ V.T).max(axis=1).mean() / m)


# %% balanced_signs: 只取 +1 与 −1 一样多（至多差一）的 σ / Only σ with as many +1 as −1, give or take one
# caught by: test_small_classes, test_enumeration
# book: (12.40)
def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    signs = signs[abs(signs.sum(axis=1)) <= 1]
    return float((signs @ V.T).max(axis=1).mean() / m)


# %% constants_enumerated_to_20: 点多于 20 时只用 20 个点 / No more than 20 points are used
# caught by: test_bounded_constants
# kind: narrow
def rademacher_bounded_constants(B, m):
    m = min(m, 20)
    # The supremum is B|Σσ|/m, and E|Σσ| = m C(m-1, ⌊m/2⌋) / 2^(m-1).
    return B * (comb(m - 1, m // 2) / 2 ** (m - 1))


# %% constants_even_only: 只在 m 为偶数时对 / Right for even m only
# caught by: test_bounded_constants
def rademacher_bounded_constants(B, m):
    return B * comb(m, m // 2) / 2**m


# %% constants_ignore_B: 忘了 B / B is forgotten
# caught by: test_bounded_constants
def rademacher_bounded_constants(B, m):
    # The supremum is B|Σσ|/m, and E|Σσ| = m C(m-1, ⌊m/2⌋) / 2^(m-1).
    return (comb(m - 1, m // 2) / 2 ** (m - 1))


# %% constants_normal: 用正态近似 B√(2/πm) / The normal approximation B√(2/πm)
# caught by: test_bounded_constants
def rademacher_bounded_constants(B, m):
    return B * sqrt(2 / (np.pi * m))


# %% constants_not_divided: 忘了除以 m / Not divided by m
# caught by: test_bounded_constants
def rademacher_bounded_constants(B, m):
    # The supremum is B|Σσ|/m, and E|Σσ| = m C(m-1, ⌊m/2⌋) / 2^(m-1).
    return B * (comb(m - 1, m // 2) / 2 ** (m - 1)) * m


# %% constants_root: 全体常数当成 B/√m / B/√m for the class of all constants
# caught by: test_bounded_constants
# hint: Σσ
def rademacher_bounded_constants(B, m):
    return B / sqrt(m)


# %% constants_signed: 把全体常数当成 0 到 B / Constants from 0 to B instead of −B to B
# caught by: test_bounded_constants
# hint: 同号
def rademacher_bounded_constants(B, m):
    # The supremum is B|Σσ|/m, and E|Σσ| = m C(m-1, ⌊m/2⌋) / 2^(m-1).
    return B * (comb(m - 1, m // 2) / 2 ** (m - 1)) / 2


# %% constants_zero: 以为全体常数的复杂度也是 0 / Believes that the class of all constants has complexity 0, too
# caught by: test_bounded_constants
def rademacher_bounded_constants(B, m):
    return 0.0


# %% expected_linear_in_m: 把 m 个点的复杂度当成一个点的 1/√m 倍 / The complexity on one point divided by √m
# caught by: test_expected
def expected_rademacher(F, probs, m):
    F = np.asarray(F, dtype=float)
    one = sum(p * empirical_rademacher(F[:, [z]]) for z, p in enumerate(probs))
    return one / sqrt(m)


# %% expected_on_the_domain: 直接在样本空间的各点上算，没有抽样 / Computed on the elements of the space, nothing drawn
# caught by: test_small_domain, test_expected
def expected_rademacher(F, probs, m):
    F = np.asarray(F, dtype=float)
    return empirical_rademacher(F)


# %% factor_two: 前面的因子写成 2/m / A factor of 2/m in front
# caught by: test_small_classes, test_enumeration
# book: (12.40)
# costs: 2
def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    return float((signs @ V.T).max(axis=1).mean() * 2 / m)


# %% first_thousand_functions: 只看前 1000 个函数 / Looks at the first 1000 functions only
# caught by: test_enumeration
# book: (12.40)
# kind: narrow
def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)[:1000]
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    return float((signs @ V.T).max(axis=1).mean() / m)


# %% half_of_sigma: 只枚举首位为 +1 的 σ，忘了 −σ / Only σ that begin with +1, without their negatives
# caught by: test_enumeration
# book: (12.40)
def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    signs = signs[signs[:, 0] > 0]
    return float((signs @ V.T).max(axis=1).mean() / m)


# %% largest_over_sigma: 对 σ 也取了最大 / The maximum over σ as well
# caught by: test_small_classes, test_enumeration
# book: (12.40)
def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    return float((signs @ V.T).max() / m)


# %% many_random_sigma: 用两万个随机的 σ 代替枚举 / Twenty thousand random σ in place of all
# caught by: test_small_classes, test_enumeration
# book: (12.40)
def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.random.default_rng(0).choice([-1, 1], size=(20000, m))
    return float((signs @ V.T).max(axis=1).mean() / m)


# %% massart_clipped: 把上界截断在 1 / The bound clipped at 1
# caught by: test_massart
# book: (12.52)
def massart_bound(n_labelings, m):
    return min(1.0, sqrt(2 * log(n_labelings) / m))


# %% massart_log2: (12.52) 用了 log2 / log2 in (12.52)
# caught by: test_massart
# hint: 自然对数
# book: (12.52)
def massart_bound(n_labelings, m):
    return float(np.sqrt(2 * np.log2(n_labelings) / m))


# %% massart_plus_one: 对数里多加了 1 / One too many inside the logarithm
# caught by: test_massart
# book: (12.52)
def massart_bound(n_labelings, m):
    return sqrt(2 * log(n_labelings + 1) / m)


# %% massart_without_two: (12.52) 漏了 2 / The 2 of (12.52) is missing
# caught by: test_massart
# book: (12.52)
def massart_bound(n_labelings, m):
    return sqrt(log(n_labelings) / m)


# %% never_negative: 最大值从 0 开始比较 / The maximum starts from 0
# caught by: test_enumeration
# book: (12.40)
def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    return float(np.maximum((signs @ V.T).max(axis=1), 0).mean() / m)


# %% no_division: 没有除以 m / Not divided by m
# caught by: test_small_classes, test_enumeration
# book: (12.40)
# costs: 2
def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    return float((signs @ V.T).max(axis=1).mean())


# %% one_random_sigma: 只随机抽一个 σ / A single random σ
# caught by: test_small_classes, test_enumeration
# book: (12.40)
def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.random.default_rng(0).choice([-1, 1], size=(1, m))
    return float((signs @ V.T).max(axis=1).mean() / m)


# %% range_of_labels: 把函数值换成了符号 / Function values replaced by their signs
# caught by: test_enumeration
# book: (12.40)
def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    V = np.where(V > 0, 1.0, -1.0)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    return float((signs @ V.T).max(axis=1).mean() / m)


# %% singleton_first_moment: 单个函数也取了绝对值的期望 / For a single function, too, the expectation of the absolute value
# caught by: test_one_function
# hint: E σ_i
# book: (12.40)
def rademacher_singleton(values):
    # Like the class of f and -f.
    spread = sqrt(sum(value * value for value in values))
    return spread * sqrt(2 / np.pi) / len(values)


# %% singleton_mean: 单个函数的复杂度当成均值的绝对值 / A single function's complexity taken for its absolute mean
# caught by: test_one_function
# hint: E σ_i
# book: (12.40)
def rademacher_singleton(values):
    return abs(sum(values)) / len(values)


# %% supremum_outside: 先求期望再取上确界 / The supremum of the expectation instead of the expectation of the supremum
# caught by: test_small_classes, test_enumeration
# hint: 再对 2^m 个 σ 平均
# book: (12.40)
def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    return float((signs @ V.T).mean(axis=0).max() / m)


# %% tiny_counts_as_zero: 小于 1e-7 的结果当作 0 / Results below 1e-7 count as 0
# caught by: test_enumeration
# book: (12.40)
# kind: narrow
def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    value = float((signs @ V.T).max(axis=1).mean() / m)
    return 0.0 if abs(value) < 1e-7 else value


# %% uniform_draws: 忽略概率，各元素等可能 / Probabilities ignored: all elements equally likely
# caught by: test_small_domain, test_expected
def expected_rademacher(F, probs, m):
    F = np.asarray(F, dtype=float)
    return sum(
        len(probs) ** -m * empirical_rademacher(F[:, Z])
        for Z in map(list, product(range(len(probs)), repeat=m))
    )


# %% unordered_samples: 每个多重集只算一次，没有乘排列数 / Every multiset is counted once, without its orders
# caught by: test_small_domain, test_expected
# hint: 次序
from itertools import combinations_with_replacement


def expected_rademacher(F, probs, m):
    F = np.asarray(F, dtype=float)
    return sum(
        prod(probs[z] for z in Z) * empirical_rademacher(F[:, Z])
        for Z in map(list, combinations_with_replacement(range(len(probs)), m))
    )


# %% without_repetition: 抽取的点互不相同 / Drawn points are all different
# caught by: test_small_domain, test_expected
# hint: 可以重复
from itertools import permutations


def expected_rademacher(F, probs, m):
    F = np.asarray(F, dtype=float)
    samples = list(map(list, permutations(range(len(probs)), min(m, len(probs)))))
    weights = [prod(probs[z] for z in Z) for Z in samples]
    return sum(w * empirical_rademacher(F[:, Z]) for w, Z in zip(weights, samples)) / (sum(weights) or 1.0)


# %% zero_for_constants_only: 以为只有常数函数的复杂度为 0 / Believes that only a constant function has complexity 0
# caught by: test_one_function
# hint: E σ_i
# book: (12.40)
def rademacher_singleton(values):
    return (max(values) - min(values)) / 2


# %% zero_or_one: σ 取 0 与 1 / σ takes the values 0 and 1
# caught by: test_small_classes, test_enumeration
# book: (12.40)
def empirical_rademacher(V):
    V = np.asarray(V, dtype=float)
    m = V.shape[1]
    signs = np.array(list(product((0, 1), repeat=m)))
    return float((signs @ V.T).max(axis=1).mean() / m)
