"""取整前减去 0.001 / Subtracts 0.001 before rounding up

caught by: test_sample_size
book: (12.18)
"""

from math import ceil, comb, log, sqrt


def epsilon(m, delta):
    return sqrt(log(2 / delta) / (2 * m))


def sample_size(eps, delta):
    return max(1, ceil(log(2 / delta) / (2 * eps**2) - 0.001))


def interval(err_hat, m, delta):
    radius = epsilon(m, delta)
    return err_hat - radius, err_hat + radius


def coverage(a, b, m, delta):
    # The numerators over b^m are whole numbers.
    radius = epsilon(m, delta)
    covered = (k for k in range(m + 1) if abs(k / m - a / b) <= radius)
    return sum(comb(m, k) * a**k * (b - a) ** (m - k) for k in covered) / b**m


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
