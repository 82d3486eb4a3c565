"""样本多时用熵近似二项式系数, 没有修正项 / Binomials of large counts are approximated by the entropy, without corrections

caught by: test_log10_of_the_count
book: §2.2.1
"""

from math import comb, lgamma, log, prod
from math import pi


def count_stratified(class_counts, train_percent):
    return prod(count_unstratified(n, train_percent) for n in class_counts)  # the classes choose independently


def count_unstratified(n_samples, train_percent):
    return comb(n_samples, n_samples * train_percent // 100)


def log10_stratified(class_counts, train_percent):
    return sum(log10_comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    if n < 100_000 or k in (0, n):
        return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)) / log(10)
    p = k / n
    return (-n * (p * log(p) + (1 - p) * log(1 - p)) - log(2 * pi * n * p * (1 - p)) / 2) / log(10)
