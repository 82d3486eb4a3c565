"""先把百分数化成小数再取整, 误差使训练集少了一个样本 / int(n * (p / 100)) rounds down and loses a training sample

caught by: test_relations_between_counts
book: §2.2.1
"""

from math import comb, lgamma, log, prod


def count_stratified(class_counts, train_percent):
    return prod(count_unstratified(n, train_percent) for n in class_counts)  # the classes choose independently


def count_unstratified(n_samples, train_percent):
    return comb(n_samples, int(n_samples * (train_percent / 100)))


def log10_stratified(class_counts, train_percent):
    return sum(log10_comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)) / log(10)
