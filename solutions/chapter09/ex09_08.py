"""9.8 设计聚类性能指标 / Designing a clustering index"""

from itertools import combinations
from math import comb, inf, sqrt

import numpy as np


def pair_counts(labels, reference):
    counts = {(True, True): 0, (True, False): 0, (False, True): 0, (False, False): 0}
    for i, j in combinations(range(len(labels)), 2):
        counts[labels[i] == labels[j], reference[i] == reference[j]] += 1
    return tuple(counts.values())


def external_indices(labels, reference):
    a, b, c, d = pair_counts(labels, reference)
    fmi = a / sqrt((a + b) * (a + c)) if a + b and a + c else float(a + b == a + c)
    return {"JC": a / (a + b + c) if a + b + c else 1.0, "FMI": fmi, "RI": (a + d) / comb(len(labels), 2)}


def clusters_of(X, labels):
    labels = np.array(labels)
    return [X[labels == name] for name in np.unique(labels)]


def distances(A, B):
    return np.linalg.norm(A[:, None, :] - B[None, :, :], axis=2)


def average(C):
    return distances(C, C).sum() / (len(C) * (len(C) - 1)) if len(C) > 1 else 0.0


def dbi(X, labels):
    clusters = clusters_of(X, labels)
    inside, centres = [average(C) for C in clusters], [C.mean(axis=0) for C in clusters]
    worst = [0.0] * len(clusters)
    for i, j in combinations(range(len(clusters)), 2):
        apart = np.linalg.norm(centres[i] - centres[j])
        ratio = (inside[i] + inside[j]) / apart if apart > 1e-12 * np.abs(X).max() else inf
        worst[i], worst[j] = max(worst[i], ratio), max(worst[j], ratio)
    return float(np.mean(worst))


def dunn(X, labels):
    clusters = clusters_of(X, labels)
    diameter = max(distances(C, C).max() for C in clusters)
    gap = min(distances(A, B).min() for A, B in combinations(clusters, 2))
    return float(gap / diameter) if diameter > 0 else inf


def my_index(X, labels):
    # The variance ratio (Calinski-Harabasz): spread of the centres by spread inside the clusters.
    clusters = clusters_of(X, labels)
    m, k, middle = len(X), len(clusters), X.mean(axis=0)
    between = sum(len(C) * np.sum((C.mean(axis=0) - middle) ** 2) for C in clusters)
    within = sum(np.sum((C - C.mean(axis=0)) ** 2) for C in clusters)
    return float(between / within * (m - k) / (k - 1))


def disagreement(other):
    # Two heaps and a sample farther away: DBI and DI prefer to leave that one alone.
    X = np.array([0.0, 0.5, 1.0, 5.0, 5.5, 6.0, 12.0])[:, None]
    return X, [0] * 3 + [1] * 4, [0] * 6 + [1]


def analysis():
    return r"""
方差比把簇间与簇内的离差平方和之比按自由度校正：$\frac{B/(k-1)}{W/(m-k)}$。它看全体样本，
不像 DI 由一对最近的样本与一个直径决定，也不像 DBI 由各簇最坏的邻居决定，因而对个别离群样本较稳健；
但它偏爱球形、大小相近的簇，而 DI 对细长的簇也合用。
"""
