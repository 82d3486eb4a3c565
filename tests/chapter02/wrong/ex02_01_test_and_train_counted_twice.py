"""选训练集与选测试集算成了两种划分 / Choosing the training set and choosing the test set are counted as two splits

caught by: test_the_stratified_thousand, test_the_unstratified_thousand, test_counts_are_what_listing_gives, test_one_split_only
book: §2.2.1
"""

from math import comb, lgamma, log, prod


def count_stratified(class_counts, train_percent):
    return 2 * prod(comb(n, n * train_percent // 100) for n in class_counts)


def count_unstratified(n_samples, train_percent):
    return 2 * comb(n_samples, n_samples * train_percent // 100)


def log10_stratified(class_counts, train_percent):
    return sum(log10_comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)) / log(10)
