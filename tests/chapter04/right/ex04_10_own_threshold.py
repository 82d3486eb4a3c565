"""线性判别分析，划分点取两类投影均值的中点，失败时在某列的中间切开 / Discriminant analysis with its own threshold"""

import numpy as np


def best_cut(scores, y):
    vals = sorted(set(scores))
    best = None
    for a, b in zip(vals, vals[1:]):
        t = (a + b) / 2
        imp = 0
        for side in (True, False):
            part = [l for s, l in zip(scores, y) if (s <= t) == side]
            p = sum(part) / len(part)
            imp += len(part) / len(y) * (1 - p * p - (1 - p) ** 2)
        if best is None or imp < best[1] - 1e-9:
            best = (t, imp)
    return best


def grow_oblique(X, y, seed):
    X = np.array(X, float)
    y = np.array(y)
    if len(set(y.tolist())) == 1:
        return {"label": int(y[0])}
    m0, m1 = X[y == 0].mean(0), X[y == 1].mean(0)
    Sw = sum((X[y == c] - m).T @ (X[y == c] - m) for c, m in ((0, m0), (1, m1)))
    w = np.linalg.pinv(Sw) @ (m1 - m0)
    t = float(w @ (m0 + m1) / 2)
    s = X @ w
    if not np.any(w) or (s <= t).all() or (s > t).all() or np.abs(s - t).min() < 1e-9 * np.abs(s).max():
        for j in range(X.shape[1]):
            v = np.unique(X[:, j])
            if len(v) > 1:
                w = np.eye(X.shape[1])[j]
                t = float((v[len(v) // 2 - 1] + v[len(v) // 2]) / 2)
                break
    le = X @ w <= t
    return {
        "weights": w.tolist(),
        "threshold": t,
        "le": grow_oblique(X[le], y[le], seed),
        "gt": grow_oblique(X[~le], y[~le], seed),
    }


def predict(tree, X):
    out = []
    for x in X:
        n = tree
        while "label" not in n:
            n = n["le" if sum(a * b for a, b in zip(n["weights"], x)) <= n["threshold"] else "gt"]
        out.append(n["label"])
    return out


def count_leaves(t):
    return 1 if "label" in t else count_leaves(t["le"]) + count_leaves(t["gt"])


def observations():
    return ""
