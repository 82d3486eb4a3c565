"""照图 9.2 逐行写 / Fig. 9.2, line by line"""

import numpy as np


def assign(X, centers):
    labels = []
    for x in X:
        d = [np.linalg.norm(x - mu) for mu in centers]
        labels.append(int(np.argmin(d)))
    return labels


def update(X, labels, centers):
    labels = np.array(labels)
    new = np.array(centers, dtype=float)
    for i in range(len(centers)):
        C = X[labels == i]
        if len(C) > 0:
            new[i] = C.sum(axis=0) / len(C)
    return new


def kmeans(X, init):
    centers = np.array(init, dtype=float)
    history = []
    while True:
        labels = assign(X, centers)
        new = update(X, labels, centers)
        history.append(float(sum(np.linalg.norm(x - new[c]) ** 2 for x, c in zip(X, labels))))
        moved = np.linalg.norm(new - centers, axis=1).max()
        centers = new
        if moved <= 1e-12:
            break
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
        d = [min(np.linalg.norm(x - X[c]) for c in chosen) for x in X]
        chosen.append(int(np.argmax(d)))
    return chosen


def dsquared_probabilities(X, chosen):
    d2 = np.array([min(np.linalg.norm(x - X[c]) ** 2 for c in chosen) for x in X])
    if d2.sum() == 0:
        return [1 / len(X)] * len(X)
    return (d2 / d2.sum()).tolist()


def experiment(X, ks, seed):
    rng = np.random.default_rng(seed)
    different = np.unique(X, axis=0, return_index=True)[1]
    rows = []
    for k in ks:
        seen = []
        while len(seen) < 3:
            init = [int(i) for i in rng.choice(different, k, replace=False)]
            if set(init) in seen:
                continue
            seen.append(set(init))
            found = kmeans(X, X[init])
            gap = min(np.linalg.norm(X[a] - X[b]) for a in init for b in init if a != b)
            rows.append(
                {
                    "k": k,
                    "init": init,
                    "objective": found["objective"],
                    "rounds": found["rounds"],
                    "min_gap": float(gap),
                }
            )
    return rows


def conclusions(rows):
    best, ordered = {}, {}
    for k in {row["k"] for row in rows}:
        mine = [row for row in rows if row["k"] == k]
        best[k] = sorted(min(mine, key=lambda row: row["objective"])["init"])
        ordered[k] = not any(
            a["min_gap"] > b["min_gap"] and a["objective"] > b["objective"] for a in mine for b in mine
        )
    return {"best_init": best, "spread_orders_objective": ordered}


def observations():
    return "起点分在不同的簇里，结果较好；挤在一起有风险，最分散却不总是最好。多试几组，取目标值最小的。"
