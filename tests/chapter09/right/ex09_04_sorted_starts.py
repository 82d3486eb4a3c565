"""表中的初始样本按下标排列，不是出发时的次序 / The table lists the initial samples sorted, not in the order of the start"""

import math
import random
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
    rng, rows = random.Random(seed), []
    different = np.unique(X, axis=0, return_index=True)[1].tolist()
    for k in ks:
        seen = set()
        while len(seen) < 3:
            start = rng.sample(different, k)
            if frozenset(start) not in seen:
                seen.add(frozenset(start))
                found = kmeans(X, X[start])
                gap = min(math.dist(X[i], X[j]) for i, j in combinations(start, 2))
                shown = {"k": np.int64(k), "init": np.array(sorted(start)), "min_gap": gap}
                rows.append({**shown, "objective": found["objective"], "rounds": found["rounds"]})
    return tuple(rows)


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
    return "起点分在不同的簇里，结果较好；挤在一起有风险，最分散却不总是最好。多试几组，取目标值最小的。"
