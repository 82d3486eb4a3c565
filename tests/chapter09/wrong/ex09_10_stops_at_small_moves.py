"""中心移动得少于 0.0001 就停, 不管坐标多小 / Stops where centres move by less than 0.0001, however small the coordinates

caught by: test_consistency
hint: 不动点
book: 图 9.2 / fig. 9.2
"""

import numpy as np
from ex09_04 import farthest_first


def score(X, labels, centers):
    labels = np.array(labels)
    distances = np.linalg.norm(X[:, None, :] - X[None, :, :], axis=2)
    values = []
    for i, label in enumerate(labels):
        inside = labels == label
        own = distances[i, inside].sum() / max(inside.sum() - 1, 1)
        other = min(distances[i, labels == c].mean() for c in range(len(centers)) if c != label)
        larger = max(own, other)
        values.append((other - own) / larger if inside.sum() > 1 and larger > 0 else 0.0)
    return float(np.mean(values))


def choose(ks, scores):
    return ks[int(np.argmax(scores))]


def kmeans(X, centers):
    for _ in range(100):
        labels = ((X[:, None] - centers) ** 2).sum(axis=2).argmin(axis=1)
        fresh = np.array(
            [X[labels == c].mean(axis=0) if (labels == c).any() else centers[c] for c in range(len(centers))]
        )
        moved = np.abs(fresh - centers).max()
        centers = fresh
        if moved < 1e-4:
            break
    return {"labels": labels.tolist(), "centers": centers, "objective": float(((X - centers[labels]) ** 2).sum())}


def candidate(X, k):
    runs = (kmeans(X, X[farthest_first(X, k, first)]) for first in range(0, len(X), max(1, len(X) // 12)))
    best = min((run for run in runs if len(set(run["labels"])) == k), key=lambda run: run["objective"])
    labels, centers = best["labels"], best["centers"]
    return {"k": k, "labels": labels, "centers": centers, "score": score(X, labels, centers)}


def auto_kmeans(X, k_max, seed):
    candidates = [candidate(X, k) for k in range(2, k_max + 1)]
    k = choose([one["k"] for one in candidates], [one["score"] for one in candidates])
    chosen = candidates[k - 2]
    return {"k": k, "labels": chosen["labels"], "centers": chosen["centers"], "candidates": candidates}


def analysis():
    return "…"
