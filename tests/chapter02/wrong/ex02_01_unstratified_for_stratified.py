"""分层采样却按不分层来数 / Counts the unstratified splits where stratified ones are asked

caught by: test_the_stratified_thousand, test_counts_are_what_listing_gives
book: §2.2.1
"""

from math import comb, lgamma, log


def count_stratified(class_counts, train_percent):
    return count_unstratified(sum(class_counts), train_percent)


def count_unstratified(n_samples, train_percent):
    return comb(n_samples, n_samples * train_percent // 100)


def log10_stratified(class_counts, train_percent):
    return sum(log10_comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)) / log(10)
