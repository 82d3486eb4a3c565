"""照图 8.3，权重 (8.11)；重采样与重启动照 8.2 节；树照信息增益 (4.2)、(4.7) / Figure 8.3 with the weights (8.11); re-sampling and restarts by section 8.2; trees by the information gain (4.2), (4.7)"""

from math import log

import numpy as np


def midpoints(column):
    values = np.unique(column)
    return (values[:-1] + values[1:]) / 2


def stump_predict(stump, X):
    return np.where(X[:, stump["feature"]] > stump["threshold"], stump["sign"], -stump["sign"])


def best_stump(X, y, w):
    best, least = None, None
    for j in range(X.shape[1]):
        for t in midpoints(X[:, j]):
            for s in (1, -1):
                stump = {"feature": j, "threshold": float(t), "sign": s}
                error = np.sum(w[stump_predict(stump, X) != y])
                if best is None or error < least:
                    best, least = stump, error
    return best


def classifier_weight(eps):
    eps = max(eps, 1e-10)
    return log((1 - eps) / eps) / 2


def reweight(w, y, h, alpha):
    new = w * np.exp(-alpha * y * h)
    return new / np.sum(new)


def adaboost_stumps(X, y, rounds):
    w = np.full(len(y), 1 / len(y))
    trace = []
    for _ in range(rounds):
        stump = best_stump(X, y, w)
        h = stump_predict(stump, X)
        epsilon = float(np.sum(w[h != y]))
        if epsilon >= 0.5 - 1e-9:
            break
        alpha = classifier_weight(epsilon)
        trace.append({**stump, "epsilon": epsilon, "alpha": alpha})
        if epsilon < 1e-12:
            break
        w = reweight(w, y, h, alpha)
    return trace


def tree_predict(tree, X):
    labels = []
    for x in X:
        node = tree
        while "label" not in node:
            node = node["le"] if x[node["feature"]] <= node["threshold"] else node["gt"]
        labels.append(node["label"])
    return np.array(labels)


def predict(trace, X):
    H = np.zeros(len(X))
    for entry in trace:
        h = tree_predict(entry["tree"], X) if "tree" in entry else stump_predict(entry, X)
        H += entry["alpha"] * h
    return np.where(H >= 0, 1, -1)


def errors_by_size(trace, X, y):
    return [int(np.sum(np.array(predict(trace[:size], X)) != y)) for size in range(1, len(trace) + 1)]


def ent(y, w):
    p = np.sum(w[y == 1]) / np.sum(w)
    return -sum(q * np.log2(q) for q in (p, 1 - p) if q > 0)


def grow_tree(X, y, w):
    best, largest = None, None
    if np.any(y != y[0]):
        for j in range(X.shape[1]):
            for t in midpoints(X[:, j]):
                le = X[:, j] <= t
                share = np.sum(w[le]) / np.sum(w)
                gain = ent(y, w) - share * ent(y[le], w[le]) - (1 - share) * ent(y[~le], w[~le])
                if best is None or gain > largest:
                    best, largest = (j, float(t)), gain
    if best is None:
        return {"label": 1 if np.sum(w[y == 1]) >= np.sum(w[y == -1]) else -1}
    j, t = best
    le = X[:, j] <= t
    return {
        "feature": j,
        "threshold": t,
        "le": grow_tree(X[le], y[le], w[le]),
        "gt": grow_tree(X[~le], y[~le], w[~le]),
    }


def adaboost_resampling(X, y, rounds, seed):
    rng = np.random.default_rng(seed)
    m = len(y)
    w = np.full(m, 1 / m)
    trace = []
    for _ in range(rounds):
        for _ in range(100):
            sample = rng.choice(m, size=m, p=w)
            tree = grow_tree(X[sample], y[sample], np.full(m, 1 / m))
            h = tree_predict(tree, X)
            epsilon = float(np.sum(w[h != y]))
            if 1e-12 <= epsilon < 0.5 - 1e-9:
                break
        else:
            break
        alpha = classifier_weight(epsilon)
        trace.append({"sample": sample.tolist(), "tree": tree, "epsilon": epsilon, "alpha": alpha})
        w = reweight(w, y, h, alpha)
    return trace
