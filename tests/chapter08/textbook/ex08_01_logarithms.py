"""照 (8.3)、(8.43)，各项取对数再相加，照 7.3 节“取对数以避免下溢”的做法 / (8.3) and (8.43) with each term from its logarithm, as section 7.3 does against underflow"""

from math import exp, floor, lgamma, log


def at_most(n, k, p):
    """(8.43)"""
    if p == 0:
        return 1.0 if k >= 0 else 0.0
    if p == 1:
        return 1.0 if k >= n else 0.0
    total = 0.0
    for i in range(k + 1):
        ways = lgamma(n + 1) - lgamma(i + 1) - lgamma(n - i + 1)
        total += exp(ways + i * log(p) + (n - i) * log(1 - p))
    return total


def ensemble_error(T, eps):
    return at_most(T, T // 2, 1 - eps)


def hoeffding(n, p, delta):
    k = floor((p - delta) * n + 1e-9)
    return at_most(n, k, p), exp(-2 * delta**2 * n)


def substitution(eps):
    return 1 - eps, 0.5 - eps


def bound(T, eps):
    return exp(-T * (1 - 2 * eps) ** 2 / 2)


def needed_size(eps, target):
    exact = 1
    while ensemble_error(exact, eps) > target:
        exact += 2
    bounded = 1
    while bound(bounded, eps) > target:
        bounded += 2
    return exact, bounded


def adverse_joint(T, eps):
    # A wrong vote needs (T + 1)/2 errors; spend no error elsewhere.
    need = (T + 1) // 2
    q = T * eps / need
    table = [((0,) * T, 1 - q)]
    for start in range(T):
        errors = [0] * T
        for k in range(need):
            errors[(start + k) % T] = 1
        table.append((tuple(errors), q / T))
    return table


def proof():
    return "正确的个数 H(T) 以 p = 1 - ε; 令 (p - δ)T = T/2, 即 δ = ½ - ε, 代入 (8.44) 得 (8.3)。"


def violation(T):
    return 0.9


def decay_rates(eps):
    return -log(4 * eps * (1 - eps)) / 2, (1 - 2 * eps) ** 2 / 2
