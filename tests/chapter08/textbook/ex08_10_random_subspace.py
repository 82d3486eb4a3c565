"""照图 8.11 的随机子空间：8.5.3 节说 k 近邻是稳定基学习器，宜用输入属性扰动 / Random subspaces of figure 8.11: section 8.5.3 calls k-NN stable and advises to perturb the attributes"""

from collections import Counter
from itertools import combinations

import numpy as np


def knn_predict(X_train, y_train, X_test, k):
    result = []
    for x in X_test:
        distances = np.sum((X_train - x) ** 2, axis=1)
        nearest = np.argsort(distances, kind="stable")[:k]
        counts = Counter(y_train[nearest].tolist())
        result.append(min(label for label in counts if counts[label] == max(counts.values())))
    return np.array(result)


def member_predict(member, X_train, y_train, X_test):
    rows, columns = member["samples"], member["features"]
    return knn_predict(X_train[rows][:, columns], y_train[rows], X_test[:, columns], member["k"])


def ensemble_predict(members, X_train, y_train, X_test):
    labels = np.unique(y_train)
    votes = np.zeros((len(X_test), len(labels)))
    for member in members:
        predicted = member_predict(member, X_train, y_train, X_test)
        votes += member["weight"] * (predicted[:, None] == labels)
    return labels[np.argmax(votes, axis=1)]


def member_disagreement(members, X_train, y_train, X_test):
    predictions = [member_predict(member, X_train, y_train, X_test) for member in members]
    return float(np.mean([np.mean(p != q) for p, q in combinations(predictions, 2)]))


def design(X_train, y_train, k, seed):
    rng = np.random.default_rng(seed)
    m, d = X_train.shape
    size = (d + 1) // 2
    return [
        {"features": sorted(rng.choice(d, size, replace=False).tolist()), "samples": list(range(m)), "weight": 1.0, "k": k}
        for _ in range(51)
    ]


def idea():
    return "每个成员只用随机的一半属性; 冗余或噪声属性多时有用, 属性少时无用。"
