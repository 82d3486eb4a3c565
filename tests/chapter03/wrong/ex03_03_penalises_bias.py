"""惩罚也落在了偏置上 / The bias is penalised too

caught by: test_fit_is_the_minimum, test_relations
book: §3.3
"""

import numpy as np


def with_ones(X):
    return np.column_stack([X, np.ones(len(X))])


def neg_log_likelihood(beta, X, y):
    z = with_ones(X) @ beta
    return float(np.sum(np.logaddexp(0, z) - y * z))


def gradient(beta, X, y):
    return with_ones(X).T @ (predict_proba(beta, X) - y)


def hessian(beta, X, y):
    p = predict_proba(beta, X)
    return with_ones(X).T * (p * (1 - p)) @ with_ones(X)


def newton_iterates(X, y, n_steps):
    betas = [np.zeros(X.shape[1] + 1)]
    for _ in range(n_steps):
        beta = betas[-1]
        betas.append(beta - np.linalg.solve(hessian(beta, X, y), gradient(beta, X, y)))
    return np.array(betas)


def fit(X, y, ridge):
    penalty = np.full(X.shape[1] + 1, ridge)
    beta = np.zeros(X.shape[1] + 1)

    def objective(beta):
        return neg_log_likelihood(beta, X, y) + penalty @ beta**2 / 2

    while np.abs(slope := gradient(beta, X, y) + penalty * beta).max() > 1e-8:
        step = np.linalg.solve(hessian(beta, X, y) + np.diag(penalty), slope)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step) > objective(beta) + 1e-12:
            step /= 2
        beta = beta - step
    return beta


def predict_proba(beta, X):
    return (1 + np.tanh(with_ones(X) @ beta / 2)) / 2  # (3.23) in a form that cannot overflow


def predict(beta, X):
    return (predict_proba(beta, X) >= 0.5).astype(int)


def result_on(table):
    X, y = table["X"], np.array([int(label == "是") for label in table["y"]])
    beta = fit(X, y, 0.0)
    wrong = np.flatnonzero(predict(beta, X) != y)
    return {"beta": beta, "misread": [table["ids"][i] for i in wrong]}
