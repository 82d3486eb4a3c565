"""直达关系的矩阵，反复平方得到可达 / The matrix of direct steps, squared until nothing changes"""

import numpy as np


def direct(X, eps, min_pts):
    gaps = np.abs(X[:, None, :] - X[None, :, :])
    size = max(float(gaps.max()), 1e-300)
    near = size * np.sqrt(((gaps / size) ** 2).sum(axis=2)) <= eps * (1 + 1e-9)
    return near & (near.sum(axis=1) >= min_pts)[:, None]


def core_objects(X, eps, min_pts):
    return np.flatnonzero(direct(X, eps, min_pts).any(axis=1))


def closure(X, eps, min_pts):
    reach = direct(X, eps, min_pts) | np.eye(len(X), dtype=bool)
    while True:
        further = (reach.astype(float) @ reach.astype(float)) > 0
        if (further == reach).all():
            return reach
        reach = further


def reach_chain(X, eps, min_pts, i, j):
    step, reach = direct(X, eps, min_pts), closure(X, eps, min_pts)
    if not reach[i, j]:
        return None
    layers, seen = [{j}], {j}
    while i not in seen:  # backwards from j
        before = {p for p in range(len(X)) if p not in seen and any(step[p, q] for q in layers[-1])}
        layers.append(before)
        seen |= before
    chain = [i]
    for layer in layers[-2::-1]:
        chain.append(next(q for q in sorted(layer, reverse=True) if step[chain[-1], q]))
    return np.array(chain)


def reachable_set(X, eps, min_pts, i):
    return np.flatnonzero(closure(X, eps, min_pts)[i])


def connection(X, eps, min_pts, core, a, b):
    def through(end):
        return np.array([core, *reach_chain(X, eps, min_pts, core, end)])

    return core, through(a), through(b)


def maximality_violation(X, eps, min_pts, labels):
    labels = np.array(labels)
    inside = closure(X, eps, min_pts) & (labels >= 0)[:, None] & (labels[:, None] != labels[None, :])
    pairs = np.argwhere(inside)
    return pairs[-1] if len(pairs) else None


def proof():
    return "连接性取出发点，最大性接链。"
