"""照凸聚类的定义与 (9.27) 的 Voronoi 剖分写 / The definition of convex clusterings, and the Voronoi tessellation of (9.27)"""

import itertools

import numpy as np


def separator(prototypes, i, j):
    # |x - p_i|^2 <= |x - p_j|^2  <=>  2 (p_i - p_j) x + |p_j|^2 - |p_i|^2 >= 0
    p, q = prototypes[i], prototypes[j]
    return 2 * (p - q), q @ q - p @ p


def inside(p, T):
    A = np.vstack([T.T, np.ones(3)])
    if np.linalg.det(A) == 0:
        return None
    w = np.linalg.solve(A, np.array([p[0], p[1], 1.0]))
    return w if (w >= 0).all() else None


def crossing(a, b, c, d):
    # a + s (b - a) = c + t (d - c)
    A = np.array([b - a, c - d]).T
    if np.linalg.det(A) == 0:
        return None
    s, t = np.linalg.solve(A, c - a)
    return (s, t) if 0 <= s <= 1 and 0 <= t <= 1 else None


def meeting_point(P, Q):
    m, n = len(P), len(Q)
    for i in range(m):
        for ks in itertools.combinations(range(n), 3):
            w = inside(P[i], Q[list(ks)])
            if w is not None:
                lam, mu = np.zeros(m), np.zeros(n)
                lam[i] = 1
                mu[list(ks)] = w
                return lam.tolist(), mu.tolist()
    for k in range(n):
        for ijs in itertools.combinations(range(m), 3):
            w = inside(Q[k], P[list(ijs)])
            if w is not None:
                lam, mu = np.zeros(m), np.zeros(n)
                mu[k] = 1
                lam[list(ijs)] = w
                return lam.tolist(), mu.tolist()
    for i, j in itertools.combinations(range(m), 2):
        for k, l in itertools.combinations(range(n), 2):
            st = crossing(P[i], P[j], Q[k], Q[l])
            if st is not None:
                s, t = st
                lam, mu = np.zeros(m), np.zeros(n)
                lam[i], lam[j] = 1 - s, s
                mu[k], mu[l] = 1 - t, t
                return lam.tolist(), mu.tolist()
    return None


def nonconvex_witness(algorithm):
    if algorithm in ("kmeans", "lvq"):
        return None
    angle = np.arange(40) * 2 * np.pi / 40
    ring = 10 * np.array([np.cos(angle), np.sin(angle)]).T
    middle = 0.1 * ring[::4]
    X = np.vstack([ring, middle])
    if algorithm == "dbscan":
        return {"X": X, "eps": 2.0, "min_pts": 3}
    if algorithm == "agnes_min":
        return {"X": X, "k": 2}
    if algorithm == "gmm":
        return {
            "X": X,
            "alpha": np.array([0.8, 0.2]),
            "mu": np.zeros((2, 2)),
            "Sigma": np.array([np.eye(2) * 50, np.eye(2)]),
        }
    # found by trying seeds until two clusters overlapped
    if algorithm == "agnes_max":
        return {"X": np.random.default_rng(3).uniform(0, 1, (16, 2)).round(3), "k": 2}
    return {"X": np.random.default_rng(247).uniform(0, 1, (24, 2)).round(3), "k": 3}


def only_convex():
    return {
        "kmeans": True,
        "lvq": True,
        "gmm": False,
        "dbscan": False,
        "agnes_min": False,
        "agnes_max": False,
        "agnes_avg": False,
    }


def analysis():
    return "k 均值与 LVQ 的簇是 Voronoi 剖分的一个区域，是半空间的交，所以凸；其余的都可能给出非凸的簇。"
