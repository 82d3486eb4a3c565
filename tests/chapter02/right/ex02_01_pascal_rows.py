"""杨辉三角与对数求和 / Pascal's triangle and a sum of logarithms"""

import math


def binomial(n, k):
    row = [1]
    for i in range(n):
        row.append(0)
        for j in range(i + 1, 0, -1):
            row[j] += row[j - 1]
    return row[k]


def count_stratified(class_counts, train_percent):
    answer = 1
    for n in class_counts:
        answer *= binomial(n, (100 - train_percent) * n // 100)  # choosing the test set is the same
    return answer


def count_unstratified(n_samples, train_percent):
    return binomial(n_samples, n_samples * train_percent // 100)


def log10_stratified(class_counts, train_percent):
    total = 0.0
    for n in class_counts:
        k = n * train_percent // 100
        for i in range(1, min(k, n - k) + 1):
            total += math.log10(n - i + 1) - math.log10(i)
    return total
