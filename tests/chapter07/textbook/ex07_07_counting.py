"""书上没有公式，只有 30 × 2 = 60 的算法：照这样对每一项计数 / The book has no formula but 30 × 2 = 60: every term is counted that way"""

import numpy as np


def terms_of(x, c):
    return [(c, i, v) for i, v in enumerate(x)]


def enough(X, y, n):
    X = np.asarray(X)
    counts = {(c, i, v): 0 for c in (0, 1) for i in range(X.shape[1]) for v in (0, 1)}
    for x, c in zip(X.tolist(), np.asarray(y).tolist()):
        for term in terms_of(x, c):
            counts[term] += 1
    return all(count >= n for count in counts.values())


def useful(X, y, n):
    if not enough(X, y, n):
        return False
    counts = {}
    for x, c in zip(np.asarray(X).tolist(), np.asarray(y).tolist()):
        terms = terms_of(x, c)
        if all(counts.get(term, 0) >= n for term in terms):
            return False
        for term in terms:
            counts[term] = counts.get(term, 0) + 1
    return True


def best_set(d, n):
    # For each class n rows of zeros and n rows of ones: every row serves d terms at once.
    rows, labels = [], []
    for c in (0, 1):
        for v in (0, 1):
            rows += [[v] * d] * n
            labels += [c] * n
    return np.array(rows), np.array(labels)


def worst_sequence(d, n):
    # First n rows of zeros fill all the zeros; then every further row has one single 1, so it helps one term only.
    rows, labels = [], []
    for c in (0, 1):
        rows += [[0] * d] * n
        for i in range(d):
            row = [0] * d
            row[i] = 1
            rows += [row] * n
        labels += [c] * (n + d * n)
    return np.array(rows), np.array(labels)


def sizes(d, n):
    return {
        "terms": 4 * d,
        "best": 4 * n,
        "worst": 2 * n * (d + 1),
    }


def reasoning():
    return "每类每个属性的两个取值至少要 2n 行; 最坏时每行只补一项。"
