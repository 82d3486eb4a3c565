"""3.6 让线性判别分析处理非线性可分的数据 / Linear discriminant analysis beyond linear separability"""

from itertools import combinations_with_replacement

import numpy as np


def train(X, y, seed):
    features, y = monomials(X), np.asarray(y)
    means = [features[y == c].mean(axis=0) for c in (0, 1)]
    centred = features - features.mean(axis=0)
    # The total scatter gives the direction of (3.39) and, unlike the within-class scatter, has the difference of the
    # means in its range even if it is singular.
    w = np.linalg.lstsq(centred.T @ centred, means[1] - means[0], rcond=None)[0]
    return {"w": w, "threshold": w @ (means[0] + means[1]) / 2}


def monomials(X):
    """All products of one to three columns: in these features circles and hyperbolas are hyperplanes."""
    columns = np.asarray(X, dtype=float).T
    chosen = [c for degree in (1, 2, 3) for c in combinations_with_replacement(range(len(columns)), degree)]
    return np.stack([np.prod(columns[list(c)], axis=0) for c in chosen], axis=1)


def project(model, X):
    return monomials(X) @ model["w"]


def predict(model, X):
    return (project(model, X) > model["threshold"]).astype(int)


def idea():
    return """把样本映射到三次以内的全部单项式，再做普通的线性判别分析：异或由 $x_1 x_2$ 的符号决定，
圆由 $x_1^2 + x_2^2$ 决定，它们在新特征里都是超平面。代价是特征数随维数和次数迅速增长；次数再高就该改用核函数，
并加正则化。"""
