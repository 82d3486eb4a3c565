"""照 3.1 节“高维映射”的说法：先映射到至多三次的单项式，再照式 (3.39) 做线性判别分析 / The “mapping to a higher dimension” of section 3.1: monomials of degree up to three, then linear discriminant analysis by (3.39)"""

from itertools import combinations_with_replacement

import numpy as np


def features(X):
    d = X.shape[1]
    columns = []
    for degree in (1, 2, 3):
        for indices in combinations_with_replacement(range(d), degree):
            columns.append(np.prod(X[:, list(indices)], axis=1))
    return np.column_stack(columns)


def train(X, y, seed):
    Z = features(X)
    mu0, mu1 = Z[y == 0].mean(axis=0), Z[y == 1].mean(axis=0)
    D0, D1 = Z[y == 0] - mu0, Z[y == 1] - mu1
    w = np.linalg.pinv(D0.T @ D0 + D1.T @ D1) @ (mu1 - mu0)
    return {"w": w, "threshold": float(w @ (mu0 + mu1) / 2)}


def project(model, X):
    return features(np.asarray(X)) @ np.asarray(model["w"])


def predict(model, X):
    return (project(model, X) > model["threshold"]).astype(int)


def idea():
    return "异或在特征 x1·x2 上线性可分，圆环在 x1²+x2² 上线性可分；代价是特征多了，样本少时容易过拟合。"
