"""分数计算，三个点的反例 / Exact fractions, and a counterexample of three points"""

from fractions import Fraction


def nn_error(weights, posteriors):
    agree = sum(Fraction(w) * sum(Fraction(p) ** 2 for p in row) for w, row in zip(weights, posteriors))
    return float(sum(map(Fraction, weights)) - agree)


def bayes_error(weights, posteriors):
    return sum(w * (1 - max(row)) for w, row in zip(weights, posteriors))


def upper_bound(err_star, c):
    e = Fraction(err_star)
    return float(2 * e - Fraction(c, c - 1) * e * e)


def upper_equality(err_star, c):
    posterior = [err_star / (c - 1) for _ in range(c)]
    posterior[-1] = 1.0 - err_star
    return tuple(posterior)


def lower_equality(c, s):
    return [0.0] * (c - s) + [1.0 / s] * s


def slack_terms(weights, posteriors):
    c = len(posteriors[0])
    rows = []
    for w, row in zip(weights, posteriors):
        rest = [Fraction(p) for p in row]
        rest.remove(max(rest))
        rows.append((Fraction(w), 1 - max(map(Fraction, row)), rest))
    within = sum(w * sum((p - sum(rest) / (c - 1)) ** 2 for p in rest) for w, _, rest in rows)
    mean = sum(w * e for w, e, _ in rows)
    mean_of_squares = sum(w * e * e for w, e, _ in rows)
    return [float(within), max(0.0, float(Fraction(c, c - 1) * (mean_of_squares - mean**2)))]


def sparse_counterexample(n):
    if n == 1:
        return [0.0, 1.0, 10.0], [0.25, 0.25, 0.5], [7, 7, 3]
    # Two rare points, far apart; a missed one is taken for the common class.
    return [0.0, -10.0, 11.0], [1 - 1 / n, 1 / (2 * n), 1 / (2 * n)], [7, 3, 4]


def proof():
    return "略"
