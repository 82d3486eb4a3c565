"""照式 (3.18) 算概率，(3.27) 的 ln(1+eᶻ) 照印的样子写，牛顿法 (3.29) 步长为 1 / The probability by (3.18), ln(1+eᶻ) of (3.27) as printed, Newton steps (3.29) of full length"""

import numpy as np


def add_ones(X):
    return np.hstack([X, np.ones((len(X), 1))])


def p1(beta, X_hat):
    z = X_hat @ beta
    return 1 / (1 + np.exp(-z))


def neg_log_likelihood(beta, X, y):
    z = add_ones(X) @ beta
    return float(np.sum(-y * z + np.log(1 + np.exp(z))))


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
    beta = np.zeros(X.shape[1] + 1)
    for _ in range(50):
        g = gradient(beta, X, y) + penalty * beta
        if np.max(np.abs(g)) < 1e-8:
            break
        beta = beta - np.linalg.inv(hessian(beta, X, y) + np.diag(penalty)) @ g
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
