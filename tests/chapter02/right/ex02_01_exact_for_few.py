"""样本少时取精确整数的对数，多时逐项求和 / The logarithm of the exact integer for few samples, a sum of terms for many"""

from fractions import Fraction
from math import fsum, log10

import numpy as np


def count_stratified(class_counts, train_percent):
    splits = Fraction(1)
    for n in class_counts:
        for i in range(1, int(Fraction(n * train_percent, 100)) + 1):
            splits *= Fraction(n - i + 1, i)
    return splits


def count_unstratified(n_samples, train_percent):
    return count_stratified((n_samples,), train_percent)


def log10_stratified(class_counts, train_percent):
    if sum(class_counts) <= 1000:
        return log10(count_stratified(class_counts, train_percent).numerator)
    total = []
    for n in class_counts:
        i = np.arange(1, round(n * train_percent / 100) + 1)
        total.append(np.log10((n - i + 1) / i).sum())
    return fsum(total)
