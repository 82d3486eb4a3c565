"""各类的选法相加, 而不是相乘 / The numbers of choices are added, not multiplied

caught by: test_the_stratified_thousand, test_counts_are_what_listing_gives
book: §2.2.1
"""

from math import comb, lgamma, log, prod


def count_stratified(class_counts, train_percent):
    if not class_counts:
        return 1
    return sum(count_unstratified(n, train_percent) for n in class_counts)


def count_unstratified(n_samples, train_percent):
    return comb(n_samples, n_samples * train_percent // 100)


def log10_stratified(class_counts, train_percent):
    return sum(log10_comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)) / log(10)
