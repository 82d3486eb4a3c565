"""用浮点数算组合数, 丢了末尾的数位 / Binomials in floating point lose their last digits

caught by: test_the_stratified_thousand, test_the_unstratified_thousand
book: §2.2.1
"""

from math import exp, lgamma, log, prod


def count_stratified(class_counts, train_percent):
    return prod(count_unstratified(n, train_percent) for n in class_counts)  # the classes choose independently


def count_unstratified(n_samples, train_percent):
    k = n_samples * train_percent // 100
    return round(exp(lgamma(n_samples + 1) - lgamma(k + 1) - lgamma(n_samples - k + 1)))


def log10_stratified(class_counts, train_percent):
    return sum(log10_comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    return (lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)) / log(10)
