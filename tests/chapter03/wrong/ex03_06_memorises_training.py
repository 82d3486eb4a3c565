"""把训练样本背下来, 新样本一律判为 0 / Learns the training samples by heart and calls everything new 0

caught by: test_xor, test_rings
book: §3.4
"""

from itertools import combinations_with_replacement

import numpy as np


def train(X, y, seed):
    return {"known": {str(list(map(float, row))): int(label) for row, label in zip(X, y)}}


def project(model, X):
    return [float(model["known"].get(str(list(map(float, row))), 0)) for row in X]


def predict(model, X):
    return [int(value > 0.5) for value in project(model, X)]


def idea():
    return """把样本映射到三次以内的全部单项式, 再做普通的线性判别分析: 异或由 $x_1 x_2$ 的符号决定,
圆由 $x_1^2 + x_2^2$ 决定, 它们在新特征里都是超平面. 代价是特征数随维数和次数迅速增长; 次数再高就该改用核函数,
并加正则化."""
