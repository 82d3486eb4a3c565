"""照 2.2.1 节：分层采样从每一类各取 70%，划分数是各类组合数之积 / Section 2.2.1: stratified sampling takes 70% of each class, so the numbers of combinations multiply"""

import math


def count_stratified(class_counts, train_percent):
    result = 1
    for m in class_counts:
        result *= math.comb(m, m * train_percent // 100)
    return result


def count_unstratified(n_samples, train_percent):
    return math.comb(n_samples, n_samples * train_percent // 100)


def log10_stratified(class_counts, train_percent):
    total = 0.0
    for m in class_counts:
        k = m * train_percent // 100
        total += math.lgamma(m + 1) - math.lgamma(k + 1) - math.lgamma(m - k + 1)
    return total / math.log(10)
