"""照 9.7 节：不同的 k 多次运行后选最佳，分数用 (9.12) 的 DBI / §9.7: many runs for each k, the best one chosen, scored by the DBI of (9.12)"""

import numpy as np


def assign(X, centers):
    return np.argmin(np.linalg.norm(X[:, None] - centers[None], axis=2), axis=1)


def kmeans(X, init):
    centers = np.array(init, dtype=float)
    while True:
        labels = assign(X, centers)
        new = np.array(
            [X[labels == i].mean(axis=0) if (labels == i).any() else centers[i] for i in range(len(centers))]
        )
        if (new == centers).all():
            return labels, centers
        centers = new


def farthest_first(X, k, first):
    chosen = [first]
    while len(chosen) < k:
        chosen.append(int(np.argmax(np.linalg.norm(X[:, None] - X[chosen][None], axis=2).min(axis=1))))
    return chosen


def avg(C):
    n = len(C)
    if n == 1:
        return 0.0
    return np.linalg.norm(C[:, None] - C[None], axis=2).sum() / (n * (n - 1))


def score(X, labels, centers):
    labels = np.array(labels)
    k = len(centers)
    a = [avg(X[labels == i]) for i in range(k)]
    return float(
        sum(
            max((a[i] + a[j]) / np.linalg.norm(centers[i] - centers[j]) for j in range(k) if j != i)
            for i in range(k)
        )
        / k
    )


def choose(ks, scores):
    return ks[int(np.argmin(scores))]


def auto_kmeans(X, k_max, seed):
    rng = np.random.default_rng(seed)
    different = np.unique(X, axis=0, return_index=True)[1]
    candidates = []
    for k in range(2, k_max + 1):
        starts = [farthest_first(X, k, 0)]
        starts += [rng.choice(different, k, replace=False) for _ in range(20)]
        best = None
        for start in starts:
            labels, centers = kmeans(X, X[start])
            if len(set(labels.tolist())) < k:
                continue
            E = (np.linalg.norm(X - centers[labels], axis=1) ** 2).sum()
            if best is None or E < best[0]:
                best = E, labels, centers
        labels = best[1].tolist()
        candidates.append({"k": k, "labels": labels, "centers": best[2], "score": score(X, labels, best[2])})
    k = choose([c["k"] for c in candidates], [c["score"] for c in candidates])
    chosen = candidates[k - 2]
    return {"k": k, "labels": chosen["labels"], "centers": chosen["centers"], "candidates": candidates}


def analysis():
    return "目标值随 k 增大而下降，单看它总会选最大的 k；DBI 兼顾簇内与簇间的距离。"
