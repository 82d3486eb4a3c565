"""取值去掉空格、不分大小写再比较 / Values are stripped and lowered before they are compared

caught by: test_encode
book: 表 4.3 / table 4.3
"""

import numpy as np


def encode(X, attributes, domains):
    columns, groups = [], []
    for values, domain in zip(zip(*X), domains):
        new = [values] if domain is None else [[v.strip().lower() == o.strip().lower() for v in values] for o in domain]
        groups.append([*range(len(columns), len(columns) + len(new))])
        columns += new
    return np.array(columns, dtype=float).T, groups


def sigmoid(scores):
    return (1 + np.tanh(scores / 2)) / 2  # this form cannot overflow


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)

    def gradient(beta):
        return A.T @ (sigmoid(A @ beta) - y) + penalty * beta

    beta = np.zeros(A.shape[1])
    while np.abs(gradient(beta)).max() > 1e-8:
        p = sigmoid(A @ beta)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient(beta))
        # A full Newton step may overshoot the minimum on its line.
        while gradient(beta - step) @ step < 0:
            step /= 2
        beta = beta - step
    scores = A @ beta
    return beta, np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def fit_logistic(Z, y, ridge):
    beta, _ = minimise(Z, y, ridge)
    return beta[:-1], float(beta[-1])


def attribute_losses(Z, y, groups, ridge):
    return [float(minimise(Z[:, columns], y, ridge)[1]) for columns in groups]


def grow_tree(Z, y, groups, ridge, max_depth):
    y = np.asarray(y)
    leaf = {"label": int(2 * y.sum() > len(y))}
    if max_depth == 0 or len(set(y)) == 1:
        return leaf
    for attribute in np.argsort(attribute_losses(Z, y, groups, ridge)):
        weights = np.zeros(Z.shape[1])
        weights[groups[attribute]], bias = fit_logistic(Z[:, groups[attribute]], y, ridge)
        le = Z @ weights <= -bias
        if 0 < le.sum() < len(y):
            le_tree = grow_tree(Z[le], y[le], groups, ridge, max_depth - 1)
            gt_tree = grow_tree(Z[~le], y[~le], groups, ridge, max_depth - 1)
            return {"weights": weights.tolist(), "threshold": -bias, "le": le_tree, "gt": gt_tree}
    return leaf


def predict(tree, Z):
    return [classify(tree, z) for z in Z]


def classify(tree, z):
    while "label" not in tree:
        tree = tree["le" if np.dot(tree["weights"], z) <= tree["threshold"] else "gt"]
    return tree["label"]
