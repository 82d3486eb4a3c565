"""概率差 1e-9 就算作到了 0.5 / A probability within 1e-9 of one half counts as one half

caught by: test_predictions
book: (3.23)
"""

import numpy as np


def with_ones(X):
    return np.column_stack([X, np.ones(len(X))])


def neg_log_likelihood(beta, X, y):
    z = with_ones(X) @ beta
    return float(np.sum(np.logaddexp(0, z) - y * z))


def gradient(beta, X, y):
    A = with_ones(X)
    return A.T @ (logistic(A @ beta) - y)


def hessian(beta, X, y):
    A = with_ones(X)
    p = logistic(A @ beta)
    return A.T * (p * (1 - p)) @ A


def newton_iterates(X, y, n_steps):
    betas = [np.zeros(X.shape[1] + 1)]
    for _ in range(n_steps):
        beta = betas[-1]
        betas.append(beta - np.linalg.solve(hessian(beta, X, y), gradient(beta, X, y)))
    return np.array(betas)


def fit(X, y, ridge):
    penalty = np.append(np.full(X.shape[1], ridge), 0.0)
    beta = np.zeros(X.shape[1] + 1)

    def slope(beta):
        return gradient(beta, X, y) + penalty * beta

    here = slope(beta)
    while np.abs(here).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), here)
        # Far from the minimum a full Newton step may overshoot; a short one always makes the slope smaller.
        while np.linalg.norm(there := slope(beta - step)) > np.linalg.norm(here):
            step /= 2
        beta, here = beta - step, there
    return beta


def logistic(z):
    return (1 + np.tanh(z / 2)) / 2  # (3.23) in a form that cannot overflow


def predict_proba(beta, X):
    return logistic(with_ones(X) @ beta)


def predict(beta, X):
    return (predict_proba(beta, X) >= 0.5 - 1e-9).astype(int)


def result_on(table):
    X, y = table["X"], np.array([int(label == "是") for label in table["y"]])
    beta = fit(X, y, 0.0)
    wrong = np.flatnonzero(predict(beta, X) != y)
    return {"beta": beta, "misread": [table["ids"][i] for i in wrong]}
