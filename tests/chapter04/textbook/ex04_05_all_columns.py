"""照 3.3 节的牛顿法 (3.29)–(3.31) 加惩罚项，结点用所有的列（设计甲），树照图 4.2 / Newton's method (3.29)–(3.31) of section 3.3 with the penalty, all columns in a node (design A), the tree as in fig. 4.2"""

import numpy as np


def encode(X, attributes, domains):
    columns, groups = [], []
    for j, domain in enumerate(domains):
        if domain is None:
            groups.append([len(columns)])
            columns.append([x[j] for x in X])
        else:
            groups.append(list(range(len(columns), len(columns) + len(domain))))
            for value in domain:
                columns.append([1.0 if x[j] == value else 0.0 for x in X])
    return np.array(columns, dtype=float).T, groups


def objective(Z, y, w, b, ridge):
    s = Z @ w + b
    return float(np.sum(np.log(1 + np.exp(s)) - np.array(y) * s) + ridge / 2 * (w @ w))


def fit_logistic(Z, y, ridge):
    y = np.array(y)
    Z_hat = np.hstack([Z, np.ones((len(Z), 1))])
    penalty = np.full(Z_hat.shape[1], ridge, dtype=float)
    penalty[-1] = 0
    beta = np.zeros(Z_hat.shape[1])
    for _ in range(50):
        p1 = 1 / (1 + np.exp(-Z_hat @ beta))
        g = -Z_hat.T @ (y - p1) + penalty * beta
        if np.max(np.abs(g)) < 1e-8:
            break
        H = Z_hat.T @ (Z_hat * (p1 * (1 - p1))[:, None]) + np.diag(penalty)
        beta = beta - np.linalg.inv(H) @ g
    return beta[:-1], float(beta[-1])


def attribute_losses(Z, y, groups, ridge):
    losses = []
    for columns in groups:
        w, b = fit_logistic(Z[:, columns], y, ridge)
        losses.append(objective(Z[:, columns], y, w, b, ridge))
    return losses


def grow_tree(Z, y, groups, ridge, max_depth):
    leaf = {"label": 1 if sum(y) > len(y) / 2 else 0}
    if len(set(y)) == 1 or max_depth == 0:
        return leaf
    weights, bias = fit_logistic(Z, y, ridge)
    left = Z @ weights <= -bias
    if left.all() or not left.any():
        return leaf
    y = np.array(y)
    return {
        "weights": weights.tolist(),
        "threshold": -bias,
        "le": grow_tree(Z[left], y[left].tolist(), groups, ridge, max_depth - 1),
        "gt": grow_tree(Z[~left], y[~left].tolist(), groups, ridge, max_depth - 1),
    }


def predict(tree, Z):
    labels = []
    for z in Z:
        node = tree
        while "label" not in node:
            node = node["le"] if np.dot(node["weights"], z) <= node["threshold"] else node["gt"]
        labels.append(node["label"])
    return labels
