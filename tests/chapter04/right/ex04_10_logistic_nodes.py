"""结点上是对率回归，失败时退回单个属性；显式栈长树 / Logistic regression at the nodes, grown with a stack"""

import numpy as np


def best_cut(scores, y):
    scores, y = np.asarray(scores, dtype=float), np.asarray(y)
    best = None
    distinct = np.unique(scores)
    for low, high in zip(distinct[:-1], distinct[1:]):
        t = low + (high - low) / 2
        total = 0.0
        for side in (y[scores <= t], y[scores > t]):
            total += len(side) - (np.sum(side == 0) ** 2 + np.sum(side == 1) ** 2) / len(side)
        if best is None or total / len(y) < best[1] - 1e-9:
            best = np.array([t, total / len(y)])
    return best


def _logistic(X, y):
    """Weights of a penalised logistic regression on standardised columns, in the original columns."""
    scale = X.std(axis=0)
    scale[scale < 1e-12] = 1
    Z = np.column_stack([(X - X.mean(axis=0)) / scale, np.ones(len(X))])
    beta = np.zeros(Z.shape[1])
    penalty = 1e-2 * np.eye(len(beta))
    for _ in range(25):
        p = 1 / (1 + np.exp(-np.clip(Z @ beta, -30, 30)))
        hessian = (Z * (p * (1 - p))[:, None]).T @ Z + penalty
        step = np.linalg.solve(hessian, Z.T @ (p - y) + penalty @ beta)
        beta -= step
        if np.abs(step).max() < 1e-8:
            break
    return beta[:-1] / scale, -beta[-1] + beta[:-1] @ (X.mean(axis=0) / scale)


def _split(X, y):
    w, t = _logistic(X, y)
    inside = X @ w <= t
    margin = np.abs(X @ w - t).min()
    if 0 < inside.sum() < len(y) and margin > 1e-9:
        return w, t
    for j in range(X.shape[1]):
        cut = best_cut(X[:, j], y)
        if cut is not None:
            return np.eye(X.shape[1])[j], cut[0]
    raise AssertionError("equal rows with different labels")


def grow_oblique(X, y, seed):
    X, y = np.array(X, dtype=float), np.array(y)
    root = {}
    todo = [(root, np.arange(len(y)))]
    while todo:
        node, rows = todo.pop()
        if len(np.unique(y[rows])) == 1:
            node["label"] = y[rows[0]]
            continue
        w, t = _split(X[rows], y[rows])
        inside = X[rows] @ w <= t
        node.update(weights=w, threshold=t, le={}, gt={})
        todo.append((node["le"], rows[inside]))
        todo.append((node["gt"], rows[~inside]))
    return root


def predict(tree, X):
    X = np.asarray(X, dtype=float)
    labels = np.empty(len(X), dtype=int)
    todo = [(tree, np.arange(len(X)))]
    while todo:
        node, rows = todo.pop()
        if "label" in node:
            labels[rows] = node["label"]
        else:
            inside = X[rows] @ np.asarray(node["weights"], dtype=float) <= node["threshold"]
            todo += [(node["le"], rows[inside]), (node["gt"], rows[~inside])]
    return labels


def count_leaves(tree):
    count, todo = 0, [tree]
    while todo:
        node = todo.pop()
        if "label" in node:
            count += 1
        else:
            todo += [node["le"], node["gt"]]
    return count


def observations():
    return "斜的边界只要很少几片叶。"
