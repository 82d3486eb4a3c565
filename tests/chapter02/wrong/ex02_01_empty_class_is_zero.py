"""没有样本的类算成 0 种选法 / An empty class is given no choice at all

caught by: test_one_split_only
book: §2.2.1
"""

from math import comb, lgamma, log


def count_stratified(class_counts, train_percent):
    total = 1
    for n in class_counts:
        total *= comb(n, n * train_percent // 100) if n > 0 else 0
    return total


def count_unstratified(n_samples, train_percent):
    return comb(n_samples, n_samples * train_percent // 100)


def log10_stratified(class_counts, train_percent):
    return sum(log10_comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)) / log(10)
