"""随机起点多次；以方差比打分，差不多时取小的 k / Many random starts; scored by the variance ratio, the smaller k if nearly equal"""

import numpy as np


def lloyd(X, centers):
    labels = None
    while True:
        gaps = ((X[:, None] - centers[None]) ** 2).sum(axis=2)
        now = len(centers) - 1 - gaps[:, ::-1].argmin(axis=1)  # the last of equally near ones
        if labels is not None and (now == labels).all():
            return labels, centers, gaps.min(axis=1).sum()
        labels = now
        for c in range(len(centers)):
            if (labels == c).any():
                centers[c] = X[labels == c].mean(axis=0)


def plus_plus(X, k, rng):
    chosen = [int(rng.integers(len(X)))]
    while len(chosen) < k:
        gaps = ((X[:, None] - X[chosen][None]) ** 2).sum(axis=2).min(axis=1)
        chosen.append(int(rng.choice(len(X), p=gaps / gaps.sum())))
    return X[chosen].copy()


def score(X, labels, centers):
    labels, centers = np.asarray(labels), np.asarray(centers)
    m, k = len(X), len(centers)
    total = ((X - X.mean(axis=0)) ** 2).sum()
    within = ((X - centers[labels]) ** 2).sum()
    return np.log((total - within) / (k - 1)) - np.log(max(within, 1e-12 * total) / (m - k)) if k < m else 0.0


def choose(ks, scores):
    return next(k for k, value in zip(ks, scores, strict=True) if value >= max(scores) - 1e-3)


def auto_kmeans(X, k_max, seed):
    table = []
    for k in range(2, k_max + 1):
        rng, best = np.random.default_rng([seed, k]), None
        tries = 0
        while tries < 12 or best is None:
            tries += 1
            labels, centers, objective = lloyd(X, plus_plus(X, k, rng))
            if len(np.unique(labels)) == k and (best is None or objective < best[2]):
                best = labels, centers, objective
        table.append({"k": k, "labels": best[0], "centers": best[1], "score": score(X, *best[:2])})
    k = choose(list(range(2, k_max + 1)), [one["score"] for one in table])
    one = table[k - 2]
    return {"k": np.int64(k), "labels": tuple(one["labels"]), "centers": one["centers"].tolist(), "candidates": table}


def analysis():
    return "方差比最大者。"
