"""掷一次时总移动同样多 / Always the same shift for one throw

caught by: test_twin_of_one_throw
"""

from math import comb, prod, sqrt


def pmf(weights, thetas, n):
    return [
        sum(w * comb(n, k) * theta**k * (1 - theta) ** (n - k) for w, theta in zip(weights, thetas))
        for k in range(n + 1)
    ]


def twin(weights, thetas, n):
    if n == 1:
        return list(weights), [thetas[0] + 0.05, thetas[1] - 0.05 * weights[0] / weights[1]]
    mean = weights[0] * thetas[0] + weights[1] * thetas[1]
    first = weights[0] - 0.1 if weights[0] > 0.5 else weights[0] + 0.1
    spread = sqrt(weights[0] * weights[1]) * (thetas[0] - thetas[1])
    odds = sqrt((1 - first) / first)
    return [first, 1 - first], [mean + spread * odds, mean - spread / odds]


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
    return [first, 1 - first], [low, high]


def twins(c):
    # The weights of a divided difference are orthogonal to all polynomials of degree 2c - 2, and alternate in sign.
    chances = [i / (2 * c + 1) for i in range(1, 2 * c + 1)]
    weights = [abs(1 / prod(x - y for y in chances if y != x)) for x in chances]
    total = sum(weights[::2])
    weights = [w / total for w in weights]
    return weights[::2], chances[::2], weights[1::2], chances[1::2]
