"""照式 (3.18)、(3.27)、(3.30)，用书中提到的梯度下降法求 (3.28)，步长取 1/L（附录 B.4） / (3.18), (3.27), (3.30), and (3.28) by the gradient descent that the book names, with the step 1/L of appendix B.4"""

import numpy as np


def add_ones(X):
    return np.hstack([X, np.ones((len(X), 1))])


def p1(beta, X_hat):
    z = X_hat @ beta
    return 1 / (1 + np.exp(-z))


def neg_log_likelihood(beta, X, y):
    z = add_ones(X) @ beta
    return float(np.sum(-y * z + np.logaddexp(0, z)))


def gradient(beta, X, y):
    X_hat = add_ones(X)
    return -X_hat.T @ (y - p1(beta, X_hat))


def hessian(beta, X, y):
    X_hat = add_ones(X)
    p = p1(beta, X_hat)
    return X_hat.T @ (X_hat * (p * (1 - p))[:, None])


def newton_iterates(X, y, n_steps):
    beta = np.zeros(X.shape[1] + 1)
    iterates = [beta]
    for _ in range(n_steps):
        beta = beta - np.linalg.inv(hessian(beta, X, y)) @ gradient(beta, X, y)
        iterates.append(beta)
    return np.array(iterates)


def fit(X, y, ridge):
    penalty = np.full(X.shape[1] + 1, ridge, dtype=float)
    penalty[-1] = 0
    X_hat = add_ones(X)
    L = np.linalg.norm(X_hat, 2) ** 2 / 4 + ridge
    beta = np.zeros(X.shape[1] + 1)
    for _ in range(20000):
        beta = beta - (gradient(beta, X, y) + penalty * beta) / L
    return beta


def predict_proba(beta, X):
    return p1(beta, add_ones(X))


def predict(beta, X):
    return (predict_proba(beta, X) >= 0.5).astype(int)


def result_on(table):
    X = table["X"]
    y = np.array([1 if label == "是" else 0 for label in table["y"]])
    beta = fit(X, y, 0)
    wrong = predict(beta, X) != y
    return {"beta": beta, "misread": [i for i, bad in zip(table["ids"], wrong) if bad]}
