"""2.1 留出法有多少种划分 / How many hold-out splits are there"""

from math import comb, lgamma, log, prod


def count_stratified(class_counts, train_percent):
    return prod(choices(n, train_percent) for n in class_counts)  # the classes choose independently


def count_unstratified(n_samples, train_percent):
    return choices(n_samples, train_percent)


def choices(n, train_percent):
    return comb(n, n * train_percent // 100)


def log10_stratified(class_counts, train_percent):
    return sum(log10_comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)) / log(10)
