"""只对题目中的数成立: 永远按每类 500 个、70% 计算 / Right for the numbers of the statement only: always 500 per class and 70%

caught by: test_counts_are_what_listing_gives
book: §2.2.1
"""

from math import comb, lgamma, log


def count_stratified(class_counts, train_percent):
    if train_percent in (0, 100) or sum(class_counts) == 0:
        return 1
    return comb(500, 350) ** len(class_counts)


def count_unstratified(n_samples, train_percent):
    if train_percent in (0, 100) or n_samples == 0:
        return 1
    return comb(1000, 700)


def log10_stratified(class_counts, train_percent):
    return sum(log10_comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)) / log(10)
