"""用模拟估计覆盖率 / Simulates the coverage

caught by: test_coverage, test_coverage_and_breaking
hint: binomial
book: (12.18)
"""

import random
from math import ceil, log, sqrt


def epsilon(m, delta):
    return sqrt(log(2 / delta) / (2 * m))


def sample_size(eps, delta):
    return ceil(log(2 / delta) / (2 * eps**2))


def interval(err_hat, m, delta):
    radius = epsilon(m, delta)
    return err_hat - radius, err_hat + radius


def coverage(a, b, m, delta):
    # The numerators over b^m are whole numbers.
    radius = epsilon(m, delta)
    chance = random.Random(0)
    errors = (sum(chance.random() < a / b for _ in range(m)) for _ in range(2000))
    return sum(abs(k / m - a / b) <= radius for k in errors) / 2000


def hypotheses_to_break(m, delta):
    # Independent hypotheses all stay within the interval with the product of their probabilities.
    stays = within = coverage(1, 2, m, delta)
    hypotheses = 1
    while 1 - within <= delta:
        within *= stays
        hypotheses += 1
    return hypotheses


def epsilon_finite_class(n_hypotheses, m, delta):
    return epsilon(m, delta / n_hypotheses)


def proof():
    return "见书 / see the book"
