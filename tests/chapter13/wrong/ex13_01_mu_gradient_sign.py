"""对 μ 的导数符号反了 / The derivative in μ has the wrong sign

caught by: test_gradient
book: (13.4)-(13.8)
"""

import numpy as np


def log_joint(X, alpha, mu, Sigma):
    """ln α_i p(x | μ_i, Σ_i), a row for each x, a column for each component."""
    columns = []
    for weight, mean, cov in zip(alpha, mu, Sigma):
        L = np.linalg.cholesky(cov)
        scaled = np.linalg.solve(L, np.transpose(X - mean))
        log_density = -np.log(np.diag(L)).sum() - len(mean) / 2 * np.log(2 * np.pi) - (scaled**2).sum(axis=0) / 2
        columns.append(np.log(weight) + log_density)
    return np.transpose(columns)


def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma):
    labelled, unlabelled = log_joint(X_l, alpha, mu, Sigma), log_joint(X_u, alpha, mu, Sigma)
    return float(labelled[np.arange(len(y_l)), y_l].sum() + np.logaddexp.reduce(unlabelled, axis=1).sum())


def responsibilities(X_u, alpha, mu, Sigma):
    terms = log_joint(X_u, alpha, mu, Sigma)
    return np.exp(terms - np.logaddexp.reduce(terms, axis=1, keepdims=True))


def everything(X_l, y_l, X_u, gamma):
    """All samples and how much each belongs to each class; a label is a responsibility that is certain."""
    return np.vstack([X_l, X_u]), np.vstack([np.eye(gamma.shape[1])[y_l], gamma])


def ll_gradient(X_l, y_l, X_u, alpha, mu, Sigma):
    X, belongs = everything(X_l, y_l, X_u, responsibilities(X_u, alpha, mu, Sigma))
    by_mu, by_sigma = [], []
    for share, mean, cov in zip(belongs.T, mu, Sigma):
        inverse = np.linalg.inv(cov)
        pulls = (X - mean) @ inverse
        by_mu.append(-share @ pulls)
        by_sigma.append(((share[:, None] * pulls).T @ pulls - share.sum() * inverse) / 2)
    return {"alpha": belongs.sum(axis=0) / alpha, "mu": np.array(by_mu), "Sigma": np.array(by_sigma)}


def multiplier(n_l, n_u):
    return float(-(n_l + n_u))


def m_step(X_l, y_l, X_u, gamma):
    X, belongs = everything(X_l, y_l, X_u, np.asarray(gamma))
    counts = belongs.sum(axis=0)
    mu = belongs.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(belongs.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


def em(X_l, y_l, X_u, alpha, mu, Sigma, n_iter):
    rounds = [(alpha, mu, Sigma)]
    for _ in range(n_iter):
        rounds.append(m_step(X_l, y_l, X_u, responsibilities(X_u, *rounds[-1])))
    return rounds


def derivation():
    return "见书 / see the book"
