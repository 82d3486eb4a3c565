"""把抽取的先后也算进去了 (排列数) / The order of drawing is counted as well (permutations)

caught by: test_the_stratified_thousand, test_counts_are_what_listing_gives
book: §2.2.1
"""

from math import perm, lgamma, log, prod


def count_stratified(class_counts, train_percent):
    return prod(count_unstratified(n, train_percent) for n in class_counts)  # the classes choose independently


def count_unstratified(n_samples, train_percent):
    return perm(n_samples, n_samples * train_percent // 100)


def log10_stratified(class_counts, train_percent):
    return sum(log10_comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)) / log(10)
