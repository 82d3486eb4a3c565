"""小于 1e-200 的错误率写成 0 / Gives 0 for errors below 1e-200

caught by: test_ensemble_error
book: (8.3)
"""

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


def proof():
    return "Hoeffding"


def violation(T):
    return 1.0


def decay_rates(eps):
    return (-math.log(2) - (math.log(eps) + math.log(1 - eps)) / 2, (1 - 2 * eps) ** 2 / 2)
