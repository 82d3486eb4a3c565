"""只用 d+2 个点求相关系数，超平面由伪逆给出 / A dependency of d + 2 points only, hyperplanes by the pseudo-inverse"""

import numpy as np


def shattered_points(d):
    return np.vstack([3 * np.eye(d), -np.ones((1, d))])


def realize(points, labels):
    X = np.array(points, dtype=float)
    centre = X.mean(axis=0)
    y = np.array(labels, dtype=float)
    w = np.linalg.pinv(X - centre) @ (y - y.mean())
    return w, np.array(y.mean() - w @ centre)


def radon(points):
    X = np.array(points, dtype=float)[: len(points[0]) + 2]
    same = [(i, j) for j in range(len(X)) for i in range(j) if (X[i] == X[j]).all()]
    if same:
        i, j = same[0]
        return np.array([i]), np.array([j]), np.array([1.0]), np.array([1.0])
    X = X - X.mean(axis=0)
    A = np.hstack([X / (np.abs(X).max() or 1), np.ones((len(X), 1))]).T
    eigenvalues, vectors = np.linalg.eigh(A.T @ A)
    a = vectors[:, 0]
    a = np.where(np.abs(a) < 1e-10, 0, a)
    parts = [np.flatnonzero(a > 0), np.flatnonzero(a < 0)]
    weights = [np.abs(a[part]) / np.abs(a[part]).sum() for part in parts]
    return parts[0], parts[1], weights[0], weights[1]


def unrealizable_labels(points):
    labels = -np.ones(len(points), dtype=int)
    labels[radon(points)[0]] = 1
    return labels


def unshattered_small(d):
    points = np.zeros((d + 1, d))
    points[0, :] = 1.0
    points[1, :] = 2.0
    points[2, :] = 4.0
    for k in range(3, d + 1):
        points[k, k - 1] = 7.0
    return points, (1,), (0, 2), (1.0,), (2 / 3, 1 / 3)


def proof():
    return "略"
