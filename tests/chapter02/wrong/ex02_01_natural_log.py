"""返回自然对数, 不是常用对数 / The natural logarithm instead of the decimal one

caught by: test_log10_of_the_count
book: §2.2.1
"""

from math import comb, lgamma, prod


def count_stratified(class_counts, train_percent):
    return prod(count_unstratified(n, train_percent) for n in class_counts)  # the classes choose independently


def count_unstratified(n_samples, train_percent):
    return comb(n_samples, n_samples * train_percent // 100)


def log10_stratified(class_counts, train_percent):
    return sum(log10_comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1))
