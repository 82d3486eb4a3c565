"""Known mistakes of 8.1. Each cell holds what differs from the reference."""

# %% all_err_together: 让全体同时出错，错误率只有 ε / Lets all err at once, which gives ε only
# caught by: test_adverse_joint
# book: §8.1
def adverse_joint(T, eps):
    # No error is wasted: whenever the vote is wrong, the barest majority is.
    return [((1,) * T, eps), ((0,) * T, 1 - eps)]
    wrong = (T + 1) // 2
    share = eps / wrong
    shifts = [tuple(int((i - start) % T < wrong) for i in range(T)) for start in range(T)]
    return [(shift, share) for shift in shifts] + [((0,) * T, 1 - T * share)]


# %% bound_for_both: 两个规模都由上界得到 / Both sizes by the bound
# caught by: test_needed_size
# book: (8.3)
def needed_size(eps, target):
    return tuple(next(T for T in count(1, 2) if error(T, eps) <= target) for error in (bound, bound))


# %% bound_four_times: 上界的指数大了四倍 / The exponent of the bound is four times too large
# caught by: test_bound
# book: (8.3)
def bound(T, eps):
    return exp(-2 * T * (1 - 2 * eps) ** 2)


# %% bound_one_above_half: ε > ½ 时把右边改成 1 / Replaces the right side by 1 if ε > ½
# caught by: test_bound
# book: (8.3)
def bound(T, eps):
    return 1.0 if eps > 0.5 else exp(-0.5 * T * (1 - 2 * eps) ** 2)


# %% complement: 用 1 减去投对的概率，结果很小时丢掉有效数字 / One minus the probability of a right vote: no digits are left of a tiny error
# caught by: test_ensemble_error
# kind: narrow
# book: (8.3)
def ensemble_error(T, eps):
    return 0.0 if eps == 0 else 1 - at_most(T - T // 2 - 1, T, eps)


# %% delta_double: δ 取成 1 − 2ε / Takes δ as 1 − 2ε
# caught by: test_substitution
# book: (8.3)
def substitution(eps):
    # H(T) counts the correct votes; (p - δ)T = T/2.
    return 1 - eps, 1 - 2 * eps


# %% eps_for_p: 把 ε 当成每个正确的概率 / Takes ε for the probability of being right
# caught by: test_some_errors, test_ensemble_error
# costs: 3
# book: (8.3)
def ensemble_error(T, eps):
    return at_most(T // 2, T, eps)


# %% even_sizes: 所需规模也试了偶数 / Tries even sizes, too
# caught by: test_needed_size
# book: §8.1
def needed_size(eps, target):
    return tuple(next(T for T in count(1) if error(T, eps) <= target) for error in (ensemble_error, bound))


# %% exponent_without_two: 指数写成 −δ²n / The exponent as −δ²n
# caught by: test_hoeffding
# book: (8.44)
def hoeffding(n, p, delta):
    return at_most(floor((p - delta) * n + 1e-9), n, p), exp(-(delta**2) * n)


# %% half_for_fair_coins: ε = ½ 而 T 大时总给 ½ / Always ½ for ε = ½ and large T
# caught by: test_ensemble_error
# kind: narrow
# book: (8.3)
import math
from fractions import Fraction


def _cdf(n, p, k):
    """P(Bin(n, p) <= k)"""
    if k < 0:
        return 0.0
    if k >= n:
        return 1.0
    p = float(p)
    if p <= 0:
        return 1.0
    if p >= 1:
        return 0.0
    lt = [math.lgamma(n + 1) - math.lgamma(i + 1) - math.lgamma(n - i + 1) for i in range(k + 1)]
    P = Fraction(p)
    a, b = P.numerator, P.denominator
    s = 0
    c = 1
    # exact: sum C(n,i) a^i (b-a)^(n-i) / b^n is too big for float p; use log sums of exact coefficients
    logs = []
    c = 1
    for i in range(k + 1):
        logs.append(math.log(c) + i * math.log(p) + (n - i) * math.log1p(-p))
        c = c * (n - i) // (i + 1)
    top = max(logs)
    return min(1.0, math.exp(top) * math.fsum(math.exp(v - top) for v in logs))


def ensemble_error(T, eps):
    k = T // 2
    # number of right votes ~ Bin(T, 1-eps); count the wrong ones to keep eps exact: wrong >= T-k
    if eps == 0:
        return 0
    if eps == 1:
        return 1
    if T > 1200 and eps == 0.5: return 0.5
    logs = []
    c = 1
    for i in range(k + 1):
        logs.append(math.log(c) + i * math.log1p(-eps) + (T - i) * math.log(eps))
        c = c * (T - i) // (i + 1)
    top = max(logs)
    return min(1.0, math.exp(top) * math.fsum(math.exp(v - top) for v in logs))


def hoeffding(n, p, delta):
    x = (p - delta) * n
    r = round(x)
    k = r if abs(x - r) < 1e-9 else math.floor(x)
    return [_cdf(n, p, k), math.exp(-2 * delta * delta * n)]


def substitution(eps):
    return [1 - eps, 0.5 - eps]


def bound(T, eps):
    return math.exp(-T * (1 - 2 * eps) ** 2 / 2)


def needed_size(eps, target):
    T = 1
    while ensemble_error(T, eps) > target:
        T += 2
    S = 1
    while bound(S, eps) > target:
        S += 2
    return [T, S]


def adverse_joint(T, eps):
    q = (T + 1) // 2
    # cyclic windows of q errors: each classifier errs in q of the T windows
    mass = min(1.0, eps * T / q)
    out = [(tuple(int((i - s) % T < q) for i in range(T)), mass / T) for s in range(T)]
    if mass < 1:
        out.append(((0,) * T, 1 - mass))
        return out
    # all votes wrong already: T/q > 1/eps, more errors are needed than the windows hold
    have = q / T
    lam = (eps - have) / (1 - have)
    out = [(c, m * (1 - lam)) for c, m in out]
    out.append(((1,) * T, lam))
    return out


def decay_rates(eps):
    return (-math.log(2) - (math.log(eps) + math.log(1 - eps)) / 2, (1 - 2 * eps) ** 2 / 2)


# %% masses_not_one: 没有留下全对的概率 / Leaves out the case in which all are right
# caught by: test_adverse_joint
# book: §8.1
def adverse_joint(T, eps):
    # No error is wasted: whenever the vote is wrong, the barest majority is.
    wrong = (T + 1) // 2
    share = eps / wrong
    shifts = [tuple(int((i - start) % T < wrong) for i in range(T)) for start in range(T)]
    return [(shift, share) for shift in shifts]


# %% negative_threshold: (p − δ)n < 0 时当成 0 / Takes a negative (p − δ)n for 0
# caught by: test_hoeffding
# book: (8.44)
def hoeffding(n, p, delta):
    return at_most(max(0, floor((p - delta) * n + 1e-9)), n, p), exp(-2 * delta**2 * n)


# %% no_binomial_coefficient: 漏了二项系数，每种个数只算了一种排法 / No binomial coefficients: of each number only one arrangement counts
# caught by: test_some_errors, test_ensemble_error, test_hoeffding
# costs: 2
# book: (8.43)
def at_most(k, n, p):
    if k < 0:
        return 0.0
    return fsum(p**i * (1 - p) ** (n - i) for i in range(min(k, n) + 1))


# %% normal_approximation: 用正态分布近似二项和 / A normal approximation of the binomial sum
# caught by: test_some_errors, test_ensemble_error
# book: (8.3)
def ensemble_error(T, eps):
    from math import erfc, sqrt

    if eps in (0, 1):
        return float(eps)
    z = (T // 2 + 0.5 - T * (1 - eps)) / sqrt(T * eps * (1 - eps))
    return erfc(-z / sqrt(2)) / 2


# %% one_too_many: 每次出错多错了一个 / One error more than a wrong vote needs
# caught by: test_adverse_joint
# book: §8.1
def adverse_joint(T, eps):
    # No error is wasted: whenever the vote is wrong, the barest majority is.
    wrong = min(T, (T + 3) // 2)
    share = eps / wrong
    shifts = [tuple(int((i - start) % T < wrong) for i in range(T)) for start in range(T)]
    return [(shift, share) for shift in shifts] + [((0,) * T, 1 - T * share)]


# %% overflow: 二项系数转成浮点数，T 大时溢出 / Turns binomial coefficients into floats, which overflow for large T
# caught by: test_ensemble_error, test_hoeffding
# kind: narrow
# book: (8.43)
from math import comb


def at_most(k, n, p):
    """P(H(n) ≤ k), by logarithms: the binomial coefficients themselves leave the floats."""
    if k < 0:
        return 0.0
    if k >= n or p == 0:
        return 1.0
    if p == 1:
        return 0.0
    return fsum(comb(n, i) * p**i * (1 - p) ** (n - i) for i in range(k + 1))


# %% p_is_eps: 代换中取 p = ε / Substitutes p = ε
# caught by: test_substitution
# book: (8.3)
def substitution(eps):
    # H(T) counts the correct votes; (p - δ)T = T/2.
    return eps, eps - 0.5


# %% sizes_at_most_201: 所需规模最多试到 201 / Tries sizes up to 201 only
# caught by: test_needed_size
# book: §8.1
# kind: narrow
def needed_size(eps, target):
    return tuple(next(T for T in range(1, 202, 2) if error(T, eps) <= target or T == 201) for error in (ensemble_error, bound))


# %% sizes_from_three: 所需规模从 3 开始试 / Tries sizes from 3
# caught by: test_needed_size
# book: §8.1
def needed_size(eps, target):
    return tuple(next(T for T in count(3, 2) if error(T, eps) <= target) for error in (ensemble_error, bound))


# %% slack_of_a_thousandth: 取整时的容差过大 / Too much slack before rounding down
# caught by: test_hoeffding
# kind: narrow
def hoeffding(n, p, delta):
    return at_most(floor((p - delta) * n + 1e-3), n, p), exp(-2 * delta**2 * n)


# %% some_never_err: 总是同一半出错，其余的从不出错 / The same half always errs, the others never do
# caught by: test_adverse_joint
# book: §8.1
def adverse_joint(T, eps):
    # No error is wasted: whenever the vote is wrong, the barest majority is.
    wrong = (T + 1) // 2
    share = eps / wrong
    shifts = [tuple(int(i < wrong) for i in range(T)) for start in range(T)]
    return [(shift, share) for shift in shifts] + [((0,) * T, 1 - T * share)]


# %% strictly_less: 左边算成“小于” (p − δ)n / The left side with fewer than (p − δ)n heads
# caught by: test_hoeffding
# book: (8.44)
def hoeffding(n, p, delta):
    return at_most(-floor(-(p - delta) * n + 1e-9) - 1, n, p), exp(-2 * delta**2 * n)


# %% target_nearly_met: 几乎达到目标也算达到 / A target that is nearly met counts as met
# caught by: test_needed_size
# kind: narrow
def needed_size(eps, target):
    return tuple(next(T for T in count(1, 2) if error(T, eps) <= target + 1e-6) for error in (ensemble_error, bound))


# %% threshold_truncated: (p − δ)n 直接取整，0.49999… 次少算一项 / Truncates (p − δ)n, so that rounding loses a term
# caught by: test_hoeffding
# costs: 1
# book: (8.44)
def hoeffding(n, p, delta):
    return at_most(floor((p - delta) * n), n, p), exp(-2 * delta**2 * n)


# %% ties_count_as_right: 票数相等当成投对 / Takes a tie for a right vote
# caught by: test_some_errors, test_ensemble_error
# costs: 2
# book: (8.3)
def ensemble_error(T, eps):
    return at_most((T - 1) // 2, T, 1 - eps)


# %% tiny_results_as_zero: 小于 1e-200 的错误率写成 0 / Gives 0 for errors below 1e-200
# caught by: test_ensemble_error
# book: (8.3)
# kind: narrow
import math
from fractions import Fraction


def _cdf(n, p, k):
    """P(Bin(n, p) <= k)"""
    if k < 0:
        return 0.0
    if k >= n:
        return 1.0
    p = float(p)
    if p <= 0:
        return 1.0
    if p >= 1:
        return 0.0
    lt = [math.lgamma(n + 1) - math.lgamma(i + 1) - math.lgamma(n - i + 1) for i in range(k + 1)]
    P = Fraction(p)
    a, b = P.numerator, P.denominator
    s = 0
    c = 1
    # exact: sum C(n,i) a^i (b-a)^(n-i) / b^n is too big for float p; use log sums of exact coefficients
    logs = []
    c = 1
    for i in range(k + 1):
        logs.append(math.log(c) + i * math.log(p) + (n - i) * math.log1p(-p))
        c = c * (n - i) // (i + 1)
    top = max(logs)
    return min(1.0, math.exp(top) * math.fsum(math.exp(v - top) for v in logs))


def ensemble_error(T, eps):
    k = T // 2
    # number of right votes ~ Bin(T, 1-eps); count the wrong ones to keep eps exact: wrong >= T-k
    if eps == 0:
        return 0
    if eps == 1:
        return 1
    logs = []
    c = 1
    for i in range(k + 1):
        logs.append(math.log(c) + i * math.log1p(-eps) + (T - i) * math.log(eps))
        c = c * (T - i) // (i + 1)
    top = max(logs)
    r = min(1.0, math.exp(top) * math.fsum(math.exp(v - top) for v in logs))
    return r if r > 1e-200 else 0.0


def hoeffding(n, p, delta):
    x = (p - delta) * n
    r = round(x)
    k = r if abs(x - r) < 1e-9 else math.floor(x)
    return [_cdf(n, p, k), math.exp(-2 * delta * delta * n)]


def substitution(eps):
    return [1 - eps, 0.5 - eps]


def bound(T, eps):
    return math.exp(-T * (1 - 2 * eps) ** 2 / 2)


def needed_size(eps, target):
    T = 1
    while ensemble_error(T, eps) > target:
        T += 2
    S = 1
    while bound(S, eps) > target:
        S += 2
    return [T, S]


def adverse_joint(T, eps):
    q = (T + 1) // 2
    # cyclic windows of q errors: each classifier errs in q of the T windows
    mass = min(1.0, eps * T / q)
    out = [(tuple(int((i - s) % T < q) for i in range(T)), mass / T) for s in range(T)]
    if mass < 1:
        out.append(((0,) * T, 1 - mass))
        return out
    # all votes wrong already: T/q > 1/eps, more errors are needed than the windows hold
    have = q / T
    lam = (eps - have) / (1 - have)
    out = [(c, m * (1 - lam)) for c, m in out]
    out.append(((1,) * T, lam))
    return out


def decay_rates(eps):
    return (-math.log(2) - (math.log(eps) + math.log(1 - eps)) / 2, (1 - 2 * eps) ** 2 / 2)
