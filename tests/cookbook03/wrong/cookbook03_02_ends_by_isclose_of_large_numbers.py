"""端点用 math.isclose 比较, 数大时离端点还远就算在端点上 / Compares ends with math.isclose: large numbers count as ends while still apart from them

caught by: test_likelihood
book: §3.3.3
"""

from math import inf, isclose, log


def log_likelihood(x, a, b, closed):
    on_ends = isclose(a, min(x)) or isclose(b, max(x))
    inside = (a < min(x) or isclose(a, min(x))) and (max(x) < b or isclose(b, max(x))) and (closed or not on_ends)
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
    bias = c * n / (n + 1) - 1
    variance = c**2 * n / ((n + 1) ** 2 * (n + 2))
    return bias**2 + variance


def best_factor(n):
    return (n + 2) / (n + 1)
