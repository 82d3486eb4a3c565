"""训练样本平均分给各类, 没有按类的大小分 / Training samples divided evenly among the classes, whatever their sizes

caught by: test_counts_are_what_listing_gives, test_relations_between_counts
book: §2.2.1
"""

from math import comb, lgamma, log, prod


def count_stratified(class_counts, train_percent):
    if not class_counts:
        return 1
    each = sum(class_counts) * train_percent // 100 // len(class_counts)
    return prod(comb(n, each) for n in class_counts)


def count_unstratified(n_samples, train_percent):
    return comb(n_samples, n_samples * train_percent // 100)


def log10_stratified(class_counts, train_percent):
    return sum(log10_comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)) / log(10)
