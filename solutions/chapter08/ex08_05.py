"""8.5 用 Bagging 学习西瓜数据集 3.0α / Bagging on watermelon 3.0α"""

import numpy as np


def bootstrap(m, T, seed):
    return np.random.default_rng(seed).integers(m, size=(T, m)).tolist()


def outputs(stump, X):
    return np.where(np.asarray(X)[:, stump["feature"]] > stump["threshold"], stump["sign"], -stump["sign"])


def fit_stump(X, y):
    X, y = np.asarray(X), np.asarray(y)
    cuts = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if abs(y.sum()) == len(y) or not cuts:
        return {"feature": 0, "threshold": -np.inf, "sign": 1 if y.sum() >= 0 else -1}
    stumps = [{"feature": j, "threshold": float(t), "sign": sign} for j, t in cuts for sign in (1, -1)]
    return min(stumps, key=lambda stump: np.sum(outputs(stump, X) != y))


def midpoints(column):
    values = np.unique(column)
    return (values[:-1] + values[1:]) / 2


def bagging(X, y, samples):
    return [fit_stump(np.asarray(X)[sample], np.asarray(y)[sample]) for sample in samples]


def vote(stumps, X):
    return np.where(sum(outputs(stump, X) for stump in stumps) >= 0, 1, -1)


def oob_votes(stumps, samples, X):
    votes = np.array([outputs(stump, X) for stump in stumps])
    for row, sample in zip(votes, samples):
        row[sample] = 0
    return [(1 if row.sum() >= 0 else -1) if row.any() else None for row in votes.T]


def oob_error(stumps, samples, X, y):
    wrong = [v != label for v, label in zip(oob_votes(stumps, samples, X), y) if v is not None]
    return float(np.mean(wrong)) if wrong else None


def expected_distinct(m):
    return 1 - (1 - 1 / m) ** m


def observations():
    return """
每个采样上的树桩大多切在含糖率 0.12 到 0.21 之间，彼此很像，票投下来仍近似一条横线：3.0α 上 3 到 101 个
树桩的 Bagging 错 2 到 5 个，单个树桩错 3 个。树桩的方差本来就小，而 Bagging 主要降低方差，偏差还在；图 8.6
的基学习器是树，边界曲折得多。AdaBoost 降低的是偏差，7 轮之后在训练集上就没有错误了。

The stumps on the samples mostly cut the sugar content between 0.12 and 0.21 and resemble one another, so that their
vote is nearly one horizontal line, too: on 3.0α bagging with 3 to 101 stumps gets 2 to 5 melons wrong, a single
stump 3. Stumps vary little, and variance is what bagging reduces; their bias stays. The learners of figure 8.6 are
trees, with much more crooked boundaries. AdaBoost reduces bias and makes no training errors after 7 rounds.
"""
