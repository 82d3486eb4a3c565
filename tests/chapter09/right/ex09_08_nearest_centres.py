"""数组运算；自己的指标是最近的中心距离与簇内平均距离之比 / Arrays; the index is the least gap of centres by the mean spread"""

import numpy as np


def pair_counts(labels, reference):
    labels, reference = np.asarray(labels), np.asarray(reference)
    upper = np.triu(np.ones((len(labels), len(labels)), dtype=bool), 1)
    same, also = labels[:, None] == labels, reference[:, None] == reference
    return np.array([(upper & x & y).sum() for x, y in ((same, also), (same, ~also), (~same, also), (~same, ~also))])


def external_indices(labels, reference):
    a, b, c, d = (float(v) for v in pair_counts(labels, reference))
    with np.errstate(all="ignore"):
        fmi = np.sqrt(np.float64(a) / (a + b) * (np.float64(a) / (a + c)))
    fmi = (1.0 if a + b == a + c == 0 else 0.0) if np.isnan(fmi) else fmi
    jc = a / (a + b + c) if a + b + c > 0 else np.float64(1)
    return {"JC": jc, "FMI": fmi, "RI": 2 * (a + d) / (len(labels) * (len(labels) - 1))}


def matrix(X):
    return np.sqrt(((X[:, None] - X[None]) ** 2).sum(axis=2))


def spreads_and_gaps(X, labels):
    names, labels = np.unique(labels, return_inverse=True)
    D, k = matrix(X), len(names)
    members = [np.flatnonzero(labels == c) for c in range(k)]
    spreads = np.array([D[np.ix_(i, i)].sum() / max(len(i) * (len(i) - 1), 1) for i in members])
    centres = np.array([X[i].mean(axis=0) for i in members])
    gaps = matrix(centres)
    gaps[gaps < 1e-13 * np.abs(X).max()] = 0
    return spreads, gaps, D, labels


def dbi(X, labels):
    spreads, gaps, _, _ = spreads_and_gaps(X, labels)
    ratios = np.full(gaps.shape, np.inf)
    np.divide(spreads[:, None] + spreads[None, :], gaps, out=ratios, where=gaps > 0)
    np.fill_diagonal(ratios, -1)
    return ratios.max(axis=1).mean()


def dunn(X, labels):
    _, _, D, labels = spreads_and_gaps(X, labels)
    same = labels[:, None] == labels
    return D[~same].min() / D[same].max() if D[same].max() > 0 else np.inf


def my_index(X, labels):
    spreads, gaps, _, _ = spreads_and_gaps(X, labels)
    return gaps[np.triu_indices(len(gaps), 1)].min() / spreads.mean()


def disagreement(other):
    rng = np.random.default_rng(0)
    index, sign = (dbi, -1) if other == "DBI" else (dunn, 1)
    while True:
        X = rng.integers(0, 20, size=(7, 2)) * 1.0
        one, two = rng.integers(0, 2, size=7), rng.integers(0, 3, size=7)
        if len(np.unique(X, axis=0)) == 7 and len(set(one)) == 2 and len(set(two)) > 1:
            for first, second in ((one, two), (two, one)):
                better = my_index(X, first) > 1.01 * my_index(X, second)
                if better and sign * index(X, second) > sign * index(X, first) + 0.01 * abs(index(X, first)):
                    return X, first, second


def analysis():
    return "中心间的最小距离。"
