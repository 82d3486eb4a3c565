"""逐点循环，分数算均方误差，细网格找窗宽，数值积分找 R / Loops, fractions for the error, a fine grid for the width, numerical integration for R"""

import math
from fractions import Fraction


def term(x, point, h, kernel):
    if kernel == "cube":
        if any(abs(float(a) - float(b)) > h / 2 for a, b in zip(x, point)):
            return 0.0
        return h ** -len(x)
    square = sum(((float(a) - float(b)) / h) ** 2 for a, b in zip(x, point))
    return math.exp(-0.5 * square) / (h * math.sqrt(2 * math.pi)) ** len(x)


def parzen(x, X, h, kernel):
    return sum(term(x, point, h, kernel) for point in X) / len(X)


def expected(x, values, probs, h, kernel):
    return sum(p * term(x, point, h, kernel) for p, point in zip(probs, values))


def variance(x, values, probs, h, kernel, n):
    first = second = 0.0
    for p, point in zip(probs, values):
        one = term(x, point, h, kernel)
        first += p * one
        second += p * one * one
    return (second - first * first) / n


def mse_cubic(x, h, n):
    x, h = Fraction(x), Fraction(h)
    chance = (x + h / 2) ** 3 - (x - h / 2) ** 3
    # E[K²] for a binomial K
    square = n * chance * (1 - chance) + (n * chance) ** 2
    truth = 3 * x * x
    return square / (n * h) ** 2 - 2 * truth * chance / h + truth**2


def best_h(x, n):
    end = 2 * min(x, 1 - x)

    def error(h):
        chance = 3 * x * x * h + h**3 / 4
        return h**4 / 16 + chance * (1 - chance) / n / h**2

    return min((end * i / 20000 for i in range(1, 20001)), key=error)


def knn_density(x, X, k):
    left = sorted(X, key=lambda one: abs(one - x))[:k]
    radius = max(abs(one - x) for one in left)
    if radius == 0:
        return float("inf")
    return k / len(X) / (2 * radius)


def escape(X, k, mass):
    # Widening shells: in each the integrand is sampled at the places that the substitution x = c + s sinh(v) spreads out.
    n = len(X)

    def density(t):
        return k / (2 * n * sorted(abs(t - one) for one in X)[k - 1])

    def integral(R):
        ends = sorted({-R, R} | {(a + b) / 2 for a in X for b in X if -R < (a + b) / 2 < R})
        total = 0.0
        for low, high in zip(ends, ends[1:]):
            # Simpson's rule on pieces that are short against the distance to the neighbour
            while low < high:
                step = min(high - low, 0.5 * k / (2 * n * density(low)))
                if step <= 1e-13 * max(1.0, abs(low)):
                    step = high - low
                total += step / 6 * (density(low) + 4 * density(low + step / 2) + density(low + step))
                low = high if low + step >= high else low + step
        return total

    low, high = 0.0, 1e-3
    while integral(high) < mass + 0.25:
        low, high = high, high * 2
    for _ in range(60):
        middle = (low + high) / 2
        if integral(middle) < mass + 0.25:
            low = middle
        else:
            high = middle
        if abs(integral(middle) - mass - 0.25) < 0.1:
            return middle
    return high
