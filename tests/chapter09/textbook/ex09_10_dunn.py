"""照 9.7 节：不同的 k 多次运行后选最佳，分数用 (9.13) 的 DI / §9.7: many runs for each k, the best one chosen, scored by the DI of (9.13)"""

import numpy as np


def nearest_centers(X, centers):
    return np.array([np.argmin([np.linalg.norm(x - mu) for mu in centers]) for x in X])


def kmeans(X, centers):
    while True:
        labels = nearest_centers(X, centers)
        new = centers.copy()
        for i in range(len(centers)):
            if (labels == i).any():
                new[i] = X[labels == i].mean(axis=0)
        if (new == centers).all():
            return labels, centers
        centers = new


def score(X, labels, centers):
    labels = np.array(labels)
    D = np.linalg.norm(X[:, None] - X[None], axis=2)
    same = labels[:, None] == labels[None]
    widest = D[same].max()
    if widest == 0:
        return 1e9
    return float(D[~same].min() / widest)


def choose(ks, scores):
    return ks[scores.index(max(scores))]


def start(X, k, rng):
    # k-means++, as in exercise 9.4
    chosen = [rng.integers(len(X))]
    while len(chosen) < k:
        d2 = np.linalg.norm(X[:, None] - X[chosen][None], axis=2).min(axis=1) ** 2
        chosen.append(rng.choice(len(X), p=d2 / d2.sum()))
    return X[chosen].astype(float)


def auto_kmeans(X, k_max, seed):
    rng = np.random.default_rng(seed)
    candidates = []
    for k in range(2, k_max + 1):
        best, best_E = None, np.inf
        for _ in range(10):
            labels, centers = kmeans(X, start(X, k, rng))
            E = sum(np.linalg.norm(x - centers[c]) ** 2 for x, c in zip(X, labels))
            if E < best_E and len(set(labels.tolist())) == k:
                best, best_E = (labels.tolist(), centers), E
        labels, centers = best
        candidates.append({"k": k, "labels": labels, "centers": centers, "score": score(X, labels, centers)})
    k = choose([c["k"] for c in candidates], [c["score"] for c in candidates])
    best = candidates[k - 2]
    return {"k": k, "labels": best["labels"], "centers": best["centers"], "candidates": candidates}


def analysis():
    return "Dunn 指数要求簇间远而簇内紧；目标值只会随 k 下降。"
