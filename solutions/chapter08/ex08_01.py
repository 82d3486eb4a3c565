"""8.1 由 Hoeffding 不等式推导式 (8.3) / From Hoeffding's inequality to (8.3)"""

from itertools import count
from math import exp, floor, fsum, lgamma, log


def at_most(k, n, p):
    """P(H(n) ≤ k), by logarithms: the binomial coefficients themselves leave the floats."""
    if k < 0:
        return 0.0
    if k >= n or p == 0:
        return 1.0
    if p == 1:
        return 0.0
    logs = [lgamma(n + 1) - lgamma(i + 1) - lgamma(n - i + 1) + i * log(p) + (n - i) * log(1 - p) for i in range(k + 1)]
    return fsum(exp(one) for one in logs)


def ensemble_error(T, eps):
    return at_most(T // 2, T, 1 - eps)


def hoeffding(n, p, delta):
    return at_most(floor((p - delta) * n + 1e-9), n, p), exp(-2 * delta**2 * n)


def substitution(eps):
    # H(T) counts the correct votes; (p - δ)T = T/2.
    return 1 - eps, 0.5 - eps


def bound(T, eps):
    return exp(-0.5 * T * (1 - 2 * eps) ** 2)


def needed_size(eps, target):
    return tuple(next(T for T in count(1, 2) if error(T, eps) <= target) for error in (ensemble_error, bound))


def adverse_joint(T, eps):
    # No error is wasted: whenever the vote is wrong, the barest majority is.
    wrong = (T + 1) // 2
    share = eps / wrong
    shifts = [tuple(int((i - start) % T < wrong) for i in range(T)) for start in range(T)]
    return [(shift, share) for shift in shifts] + [((0,) * T, 1 - T * share)]


def proof():
    return r"""
设 $H(T)$ 是 T 个基分类器中正确的个数，它们独立，每个正确的概率是 $p = 1 - \epsilon$。投票出错即 $H(T) \le T/2$。
令 $(p - \delta) T = T/2$，得 $\delta = 1/2 - \epsilon$；要 $\delta > 0$，须 $\epsilon < 1/2$。由 (8.44)，
$P(H(T) \le T/2) \le e^{-2 \delta^2 T} = e^{-T (1 - 2\epsilon)^2 / 2}$，这就是 (8.3)。$\epsilon > 1/2$ 时不成立。
"""


def violation(T):
    return 1.0  # then all err, and the bound is far below 1


def decay_rates(eps):
    # The largest term of the sum is that of T/2 right votes, about (4 ε (1-ε))^(T/2).
    return -log(4 * eps * (1 - eps)) / 2, (1 - 2 * eps) ** 2 / 2
