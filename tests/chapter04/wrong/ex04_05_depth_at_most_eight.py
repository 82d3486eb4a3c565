"""树至多长八层 / The tree stops at depth eight

caught by: test_every_node_is_a_fit
book: §4.5
"""

import numpy as np


def encode(X, attributes, domains):
    columns, groups = [], []
    for values, domain in zip(zip(*X), domains):
        new = [values] if domain is None else [[value == other for value in values] for other in domain]
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
    max_depth = min(max_depth, 8)
    y = np.asarray(y)
    leaf = {"label": int(2 * y.sum() > len(y))}
    if max_depth == 0 or len(set(y)) == 1:
        return leaf
    for a in np.argsort(attribute_losses(Z, y, groups, ridge)):
        w = np.zeros(Z.shape[1])
        w[groups[a]], b = fit_logistic(Z[:, groups[a]], y, ridge)
        le = Z @ w <= -b
        if 0 < le.sum() < len(y):
            return {
                "weights": w.tolist(),
                "threshold": -b,
                "le": grow_tree(Z[le], y[le], groups, ridge, max_depth - 1),
                "gt": grow_tree(Z[~le], y[~le], groups, ridge, max_depth - 1),
            }
    return leaf


def predict(tree, Z):
    return [classify(tree, z) for z in Z]


def classify(tree, z):
    while "label" not in tree:
        tree = tree["le" if np.dot(tree["weights"], z) <= tree["threshold"] else "gt"]
    return tree["label"]
