"""numpy；随机方向上的样本云；能省的点再省掉 / numpy: clouds in random directions; points dropped as long as all goes well"""

import numpy as np


def knn_predict(S, T, q, k):
    distance = np.linalg.norm(np.array(S, dtype=float) - np.array(q, dtype=float), axis=1)
    nearest = np.argpartition(distance, k - 1)[:k]
    return np.sign(np.array(T)[nearest].sum())


def training_set(points, labels, k):
    X = np.array(points, dtype=float)
    rng = np.random.default_rng(0)
    distance = np.linalg.norm(X[:, None] - X[None], axis=2)
    np.fill_diagonal(distance, np.inf)
    radius = 0.2 * min(distance.min(), 1.0)
    cloud = rng.uniform(-1, 1, size=(len(X), k, X.shape[1]))
    cloud *= radius / np.sqrt(X.shape[1])
    S = X[:, None, :] + cloud
    return S.reshape(-1, X.shape[1]), np.repeat(labels, k)


def condense_on_line(xs, labels):
    x, y = np.array(xs), np.array(labels)
    order = np.argsort(x)
    ends = [0, len(x) - 1]
    keep = [i for i in range(len(x)) if (i > 0 and y[order[i]] != y[order[i - 1]]) or (i + 1 < len(x) and y[order[i]] != y[order[i + 1]])]
    keep = keep or ends[:1]

    def fine(places):
        chosen = order[places]
        d = np.abs(x[:, None] - x[chosen])
        same = y[:, None] == y[chosen]
        return np.all(np.where(same, d, np.inf).min(1) < np.where(same, np.inf, d).min(1) - 1e-9)

    for place in list(keep):
        rest = [other for other in keep if other != place]
        if rest and fine(rest):
            keep = rest
    return order[keep]


def vc_prototypes_on_line(N):
    return np.int64(N)
