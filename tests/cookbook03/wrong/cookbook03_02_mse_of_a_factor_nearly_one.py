"""放大倍数接近 1 就当成 1 / A factor of nearly 1 counts as 1

caught by: test_mse
book: §3.2.2
"""

from math import inf, log


def log_likelihood(x, a, b, closed):
    inside = a <= min(x) and max(x) <= b if closed else a < min(x) and max(x) < b
    return -len(x) * log(b - a) if inside else -inf


def mle(x):
    # If all are equal, the shorter the interval the greater the likelihood, without end.
    return (min(x), max(x)) if min(x) < max(x) else None


def nearly_best(x, delta):
    # The supremum is -n ln(spread), and is not attained; n ln(1 + 2 share) < delta.
    share = delta / (4 * len(x))
    spread = max(x) - min(x)
    return min(x) - share * spread, max(x) + share * spread


def unit_mles(x):
    # The likelihood is 1 wherever θ ≤ min(x) and max(x) ≤ θ + 1, and 0 elsewhere.
    return (max(x) - 1, min(x)) if max(x) - min(x) <= 1 else None


def unbiased(x):
    # On average minimum and maximum stay 1/(n + 1) of the length away from the ends.
    n = len(x)
    beyond = (max(x) - min(x)) / (n - 1)
    return min(x) - beyond, max(x) + beyond


def mse(n, c):
    if abs(c - 1) < 1e-6:
        c = 1.0
    bias = c * n / (n + 1) - 1
    variance = c**2 * n / ((n + 1) ** 2 * (n + 2))
    return bias**2 + variance


def best_factor(n):
    return (n + 2) / (n + 1)
