"""随机特征没有用 seed / Random features that ignore the seed

caught by: test_model_is_all
book: §3.4
"""

import numpy as np


DIRECTIONS = 150


def train(X, y, seed):
    rng = np.random.default_rng()
    model = {
        "directions": rng.normal(0, 1.2, (np.shape(X)[1], DIRECTIONS)),
        "phases": rng.uniform(0, 2 * np.pi, DIRECTIONS),
    }
    features, y = monomials(X, model), np.asarray(y)
    means = [features[y == c].mean(axis=0) for c in (0, 1)]
    centred = features - features.mean(axis=0)
    # The total scatter gives the direction of (3.39) and, unlike the within-class scatter, has the difference of the
    # means in its range even if it is singular.
    w = np.linalg.solve(centred.T @ centred + np.eye(DIRECTIONS), means[1] - means[0])
    return {**model, "w": w, "threshold": w @ (means[0] + means[1]) / 2}


def monomials(X, model):
    return np.cos(X @ model["directions"] + model["phases"])


def project(model, X):
    return monomials(X, model) @ model["w"]


def predict(model, X):
    return (project(model, X) > model["threshold"]).astype(int)


def idea():
    return """把样本映射到三次以内的全部单项式, 再做普通的线性判别分析: 异或由 $x_1 x_2$ 的符号决定,
圆由 $x_1^2 + x_2^2$ 决定, 它们在新特征里都是超平面. 代价是特征数随维数和次数迅速增长; 次数再高就该改用核函数,
并加正则化."""
