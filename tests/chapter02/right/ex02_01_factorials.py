"""阶乘之比；对数用带修正项的斯特林公式 / Ratios of factorials; Stirling's series for the logarithm"""

import math

import numpy as np


def count_stratified(class_counts, train_percent):
    total = 1
    for n in class_counts:
        k = round(n * train_percent / 100)
        total = total * math.factorial(n) // (math.factorial(k) * math.factorial(n - k))
    return total


def count_unstratified(n_samples, train_percent):
    return count_stratified([n_samples], train_percent)


def log_factorial(n):
    if n < 20:
        return math.log(math.factorial(n))
    return n * np.log(n) - n + 0.5 * np.log(2 * np.pi * n) + 1 / (12 * n) - 1 / (360 * n**3)


def log10_stratified(class_counts, train_percent):
    logs = [
        log_factorial(n) - log_factorial(n * train_percent // 100) - log_factorial(n - n * train_percent // 100)
        for n in class_counts
    ]
    return np.sum(logs) / np.log(10)
