"""数量级只算了一类 / The order of magnitude of one class only

caught by: test_log10_of_the_count
book: §2.2.1
"""

from math import comb, lgamma, log, prod


def count_stratified(class_counts, train_percent):
    return prod(count_unstratified(n, train_percent) for n in class_counts)  # the classes choose independently


def count_unstratified(n_samples, train_percent):
    return comb(n_samples, n_samples * train_percent // 100)


def log10_stratified(class_counts, train_percent):
    n = max(class_counts, default=0)
    return log10_comb(n, n * train_percent // 100)


def log10_comb(n, k):
    return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)) / log(10)
