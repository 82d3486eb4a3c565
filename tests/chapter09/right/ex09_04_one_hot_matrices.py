"""矩阵写法：‖x‖² - 2xμ + ‖μ‖² 与独热矩阵 / Matrices: ‖x‖² - 2xμ + ‖μ‖² and one-hot membership"""

import numpy as np


def _squares(X, C):
    return (X**2).sum(axis=1)[:, None] - 2 * X @ C.T + (C**2).sum(axis=1)


def assign(X, centers):
    return np.argmin(_squares(np.asarray(X), np.asarray(centers)), axis=1)


def update(X, labels, centers):
    member = np.eye(len(centers))[np.asarray(labels, dtype=int)]
    sizes = member.sum(axis=0)
    sums = member.T @ X
    return np.where(sizes[:, None] > 0, sums / np.maximum(sizes, 1)[:, None], centers)


def kmeans(X, init):
    centers = np.array(init, dtype=float)
    history = np.empty(0)
    for rounds in range(1, 1000):
        labels = assign(X, centers)
        new = update(X, labels, centers)
        history = np.append(history, ((X - new[labels]) ** 2).sum())
        done = np.abs(new - centers).max() <= 1e-12
        centers = new
        if done:
            return {
                "labels": labels,
                "centers": centers,
                "objective": history[-1],
                "rounds": rounds,
                "history": history,
            }


def farthest_first(X, k, first):
    chosen = np.array([first])
    nearest = ((X - X[first]) ** 2).sum(axis=1)
    for _ in range(k - 1):
        new = int(np.flatnonzero(nearest == nearest.max())[0])
        chosen = np.append(chosen, new)
        nearest = np.minimum(nearest, ((X - X[new]) ** 2).sum(axis=1))
    return chosen


def dsquared_probabilities(X, chosen):
    d = np.min([((X - X[j]) ** 2).sum(axis=1) for j in chosen], axis=0)
    return d / d.sum() if d.sum() else np.ones(len(X)) / len(X)


def experiment(X, ks, seed):
    rows = []
    different = np.sort(np.unique(X, axis=0, return_index=True)[1])
    for k in ks:
        for shift in range(3):
            # Three windows of neighbouring rows: no good starts, but different ones.
            init = [int(different[(seed + shift + i) % len(different)]) for i in range(k)]
            found = kmeans(X, X[init])
            gaps = np.sqrt(((X[init][:, None] - X[init]) ** 2).sum(axis=2))
            rows.append(
                {
                    "k": k,
                    "init": np.array(init),
                    "objective": found["objective"],
                    "rounds": found["rounds"],
                    "min_gap": gaps[np.triu_indices(k, 1)].min(),
                }
            )
    return tuple(rows)


def conclusions(rows):
    best_init, spread = {}, {}
    for k in sorted({row["k"] for row in rows}):
        mine = [row for row in rows if row["k"] == k]
        gap = np.array([row["min_gap"] for row in mine])
        objective = np.array([row["objective"] for row in mine])
        best_init[k] = np.sort(mine[int(np.argmin(objective))]["init"])
        worse = (gap[:, None] > gap) & (objective[:, None] > objective)
        spread[k] = not worse.any()
    return {"best_init": best_init, "spread_orders_objective": spread}


def observations():
    return "起点分在不同的簇里，结果较好；挤在一起有风险，最分散却不总是最好。多试几组，取目标值最小的。"
