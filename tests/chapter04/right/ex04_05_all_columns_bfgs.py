"""设计甲，拟牛顿法 BFGS / Design A with BFGS, a quasi-Newton method"""

import numpy as np


def encode(X, attributes, domains):
    groups, width = [], 0
    for domain in domains:
        size = 1 if domain is None else len(domain)
        groups.append(np.arange(width, width + size))
        width += size
    Z = np.zeros((len(X), width))
    for i, row in enumerate(X):
        for j, value in enumerate(row):
            if domains[j] is None:
                Z[i, groups[j][0]] = value
            else:
                Z[i, groups[j][domains[j].index(value)]] = 1
    return Z.tolist(), [group.tolist() for group in groups]


def _loss_and_slope(beta, Z, y, ridge):
    scores = Z @ beta[:-1] + beta[-1]
    signs = 2 * y - 1
    losses = np.where(signs * scores > 0, 0, -signs * scores) + np.log1p(np.exp(-np.abs(scores)))
    residual = np.where(scores > 0, 1 / (1 + np.exp(-np.abs(scores))), 1 - 1 / (1 + np.exp(-np.abs(scores)))) - y
    loss = losses.sum() + ridge / 2 * (beta[:-1] ** 2).sum()
    return loss, np.append(Z.T @ residual + ridge * beta[:-1], residual.sum())


def _bfgs(Z, y, ridge):
    beta = np.zeros(Z.shape[1] + 1)
    inverse = np.eye(len(beta))
    loss, slope = _loss_and_slope(beta, Z, y, ridge)
    for _ in range(5000):
        if np.abs(slope).max() < 1e-7 * len(y):
            break
        direction = -inverse @ slope
        if direction @ slope >= 0:
            inverse, direction = np.eye(len(beta)), -slope
        t = 1.0
        while True:
            new_loss, new_slope = _loss_and_slope(beta + t * direction, Z, y, ridge)
            if new_loss <= loss + 1e-4 * t * (direction @ slope) or t < 1e-12:
                break
            t *= 0.5
        s, g = t * direction, new_slope - slope
        beta, loss, slope = beta + s, new_loss, new_slope
        if s @ g > 1e-14:
            rho = 1 / (s @ g)
            V = np.eye(len(beta)) - rho * np.outer(s, g)
            inverse = V @ inverse @ V.T + rho * np.outer(s, s)
    return beta, loss


def fit_logistic(Z, y, ridge):
    beta, _ = _bfgs(np.asarray(Z, dtype=float), np.asarray(y), ridge)
    return beta[:-1].tolist(), beta[-1]


def attribute_losses(Z, y, groups, ridge):
    return np.array([_bfgs(Z[:, group], np.asarray(y), ridge)[1] for group in groups])


def grow_tree(Z, y, groups, ridge, max_depth):
    y = np.array(y)
    ones = int(np.count_nonzero(y))
    label = 1 if ones > len(y) - ones else 0
    if ones in (0, len(y)) or max_depth == 0:
        return {"label": label}
    beta, _ = _bfgs(Z, y, ridge)
    right = Z @ beta[:-1] > -beta[-1]
    if right.all() or not right.any():
        return {"label": label, "why": "one-sided"}
    return {
        "weights": beta[:-1],
        "threshold": -beta[-1],
        "le": grow_tree(Z[~right], y[~right], groups, ridge, max_depth - 1),
        "gt": grow_tree(Z[right], y[right], groups, ridge, max_depth - 1),
    }


def predict(tree, Z):
    Z = np.asarray(Z, dtype=float)
    if "label" in tree:
        return np.full(len(Z), tree["label"])
    out = np.zeros(len(Z), dtype=int)
    left = Z @ np.asarray(tree["weights"], dtype=float) <= tree["threshold"]
    out[left] = predict(tree["le"], Z[left])
    out[~left] = predict(tree["gt"], Z[~left])
    return out
