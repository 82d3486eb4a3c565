"""只看了前两类 / Only the first two classes are looked at

caught by: test_counts_are_what_listing_gives, test_relations_between_counts
book: §2.2.1
"""

from math import comb, lgamma, log, prod


def count_stratified(class_counts, train_percent):
    return prod(comb(n, n * train_percent // 100) for n in class_counts[:2])


def count_unstratified(n_samples, train_percent):
    return comb(n_samples, n_samples * train_percent // 100)


def log10_stratified(class_counts, train_percent):
    return sum(log10_comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)) / log(10)
