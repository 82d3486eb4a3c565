"""8.10 提升 k 近邻分类器的集成 / An ensemble that improves k-nearest neighbours"""

from itertools import combinations

import numpy as np


def knn_predict(X_train, y_train, X_test, k):
    X_train, X_test = np.asarray(X_train, dtype=float), np.asarray(X_test, dtype=float)
    return nearest_labels(squared_distances(X_test, X_train), np.asarray(y_train), k)


def squared_distances(A, B):
    return ((A[:, None, :] - B[None, :, :]) ** 2).sum(axis=2)


def nearest_labels(distances, y, k):
    nearest = np.argsort(distances, axis=1, kind="stable")[:, :k]
    return weighted_vote(y[nearest].T, np.ones(nearest.shape[1]))


def weighted_vote(labels, weights):
    """Each row of labels has one weight; the first of the labels with the largest total wins."""
    labels = np.asarray(labels)
    totals = [np.tensordot(weights, labels == c, axes=1) for c in range(labels.max() + 1)]
    return np.argmax(totals, axis=0)


def predictions(members, X_train, y_train, X_test):
    X_train, y_train, X_test = np.asarray(X_train), np.asarray(y_train), np.asarray(X_test)
    return np.array(
        [
            knn_predict(
                X_train[np.ix_(one["samples"], one["features"])],
                y_train[one["samples"]],
                X_test[:, one["features"]],
                one["k"],
            )
            for one in members
        ]
    )


def ensemble_predict(members, X_train, y_train, X_test):
    return weighted_vote(predictions(members, X_train, y_train, X_test), [one["weight"] for one in members])


def member_disagreement(members, X_train, y_train, X_test):
    pairs = combinations(predictions(members, X_train, y_train, X_test), 2)
    return float(np.mean([a != b for a, b in pairs]))


def design(X_train, y_train, k, seed):
    """Random subspaces, of which those are kept that do best when each sample is predicted from the others."""
    X, y = np.asarray(X_train, dtype=float), np.asarray(y_train)
    m, d = X.shape
    draw = np.random.default_rng(seed)
    size = max(2, d // 4) if d > 2 else 1
    subspaces = sorted({tuple(sorted(draw.permutation(d)[:size].tolist())) for _ in range(30)})

    def left_out_accuracy(features):
        distances = squared_distances(X[:, features], X[:, features])
        np.fill_diagonal(distances, np.inf)
        return np.mean(nearest_labels(distances, y, k) == y)

    best = sorted(subspaces, key=left_out_accuracy, reverse=True)[:15]
    return [{"features": list(one), "samples": list(range(m)), "weight": 1.0, "k": k} for one in best]


def idea():
    return """
k 近邻对样本的扰动稳定，对输入属性的扰动却敏感：距离由所选的列决定。每个成员只看随机的四分之一的列；噪声列多时，
不同的成员错在不同的地方，投票抵消一部分。再以留一法在训练集上评价各子空间，留下较好的 15 个，就避开了几乎全是噪声的
子空间。若只有少数几列且都有用，子空间会丢掉信息，得不偿失（iris 不加噪声时略有下降）。

k-nearest neighbours is stable if samples are perturbed, but not if attributes are: distances hang on the columns taken.
Each member sees a random quarter of the columns; with many columns of noise the members err in different places, and a
vote cancels part of that. Leave-one-out on the training set then judges the subspaces, and the best 15 are kept, which
avoids those of nearly nothing but noise. Where there are few columns, all of them useful, subspaces lose information
and do not pay (on iris without noise accuracy falls a little).
"""
