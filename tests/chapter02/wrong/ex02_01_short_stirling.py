"""斯特林公式只取 n ln n − n / Stirling's formula cut down to n ln n − n

caught by: test_log10_of_the_count
book: §2.2.1
"""

from math import comb, log, prod


def count_stratified(class_counts, train_percent):
    return prod(comb(n, n * train_percent // 100) for n in class_counts)


def count_unstratified(n_samples, train_percent):
    return comb(n_samples, n_samples * train_percent // 100)


def log10_stratified(class_counts, train_percent):
    return sum(log10_comb(n, n * train_percent // 100) for n in class_counts)


def log10_comb(n, k):
    return (log_factorial(n) - log_factorial(k) - log_factorial(n - k)) / log(10)


def log_factorial(n):
    return n * log(n) - n if n > 1 else 0.0
