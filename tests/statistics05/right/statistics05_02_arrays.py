"""用 numpy 的布尔矩阵 / Boolean matrices of numpy"""

import numpy as np


def cells(domains, classes):
    return int(np.prod(np.array([len(d) for d in domains] + [len(classes)], dtype=object)))


def free_parameters(domains, classes, naive):
    k = len(classes)
    return (k - 1) + k * (sum(map(len, domains)) - len(domains)) if naive else cells(domains, classes) - 1


def equal_cells(X, x):
    return np.array([[a == b for a, b in zip(row, x)] for row in X], dtype=bool).reshape(len(X), len(x))


def joint_posterior(X, y, x, classes):
    rows = equal_cells(X, x).all(axis=1)
    if not rows.any():
        return None
    return {c: np.mean(np.array([label == c for label in y])[rows]) for c in classes}


def naive_posterior(X, y, x, classes):
    same = equal_cells(X, x)
    scores = []
    for c in classes:
        mine = np.array([label == c for label in y])
        scores.append(mine.mean() * (same[mine].mean(axis=0).prod() if mine.any() else 0.0))
    scores = np.array(scores)
    if scores.sum() == 0:
        return None
    return dict(zip(classes, (scores / scores.sum()).tolist()))


def never_seen(X, domains):
    codes = set()
    for row in X:
        code = 0
        for value, domain in zip(row, domains):
            code = code * len(domain) + domain.index(value)
        codes.add(code)
    return cells(domains, ["one"]) - len(codes)


def blind_data(d):
    # Pairs of equal first bits make class 0; every other attribute is there in both states for either class.
    X, y = [], []
    for code in range(2**d):
        bits = [code >> j & 1 for j in range(d)]
        X.append([str(bit) for bit in bits])
        y.append("0" if bits[0] == bits[1] else "1")
    return X, y


def vetoed(k):
    X = [["1"] * (k - 1) + ["0"] for _ in range(20)] + [["0"] * (k - 1) + ["1"] for _ in range(15)]
    X += [["1"] * (k - 1) + ["1"] for _ in range(5)]
    return np.array(X).tolist(), ["0"] * 20 + ["1"] * 20, ["1"] * k
