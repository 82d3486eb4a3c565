"""3.1 什么时候不必有偏置 / When the bias is not needed"""

import numpy as np


def least_squares(X, y):
    return np.linalg.lstsq(X, y, rcond=None)[0]


def fit_with_bias(X, y):
    *w, b = least_squares(np.column_stack([X, np.ones(len(X))]), y)
    return [float(weight) for weight in w], float(b)


def fit_without_bias(X, y):
    return [float(weight) for weight in least_squares(X, y)]


def sse_drop(X, y):
    # What the columns of X cannot say of the constant is all that b can add.
    ones = np.ones(len(X))
    rest = ones - X @ least_squares(X, ones)
    if rest @ rest < 1e-16 * len(X):
        return 0.0
    return float((rest @ y) ** 2 / (rest @ rest))


def remove_bias(X, y):
    return X - X.mean(axis=0), y - y.mean()


def needless_example(n, d, seed):
    rng = np.random.default_rng(seed)
    X = rng.uniform(0.5, 1.5, (n, d))
    noise = rng.normal(size=n)
    points = np.column_stack([X, np.ones(n)])
    noise -= points @ least_squares(points, noise)
    return X, X.sum(axis=1) + noise / np.linalg.norm(noise)


def dummy_columns(values):
    return np.array([[float(value == other) for other in dict.fromkeys(values)] for value in values])


def essay():
    return """
最优的 b 等于 ȳ - w·x̄，所以

- X 与 y 都减去均值之后 b 恰为 0：只关心样本之间的差别时，可以不要 b；
- 特征的线性组合里已经有常数（一列常数，或一个离散属性的全部 0/1 列）时，b 是多余的；
- 已知 x = 0 时 y 必为 0，或者数据恰好满足 rᵀy = 0（r 是全 1 向量减去它在 X 各列上的投影）时，b = 0 就是最优。

分类时 b 决定分界面的位置：只用 w·x 排序、阈值另行选取（如画 ROC 曲线）时可以不要 b，要求分界面不过原点时则不能。
"""
