"""照 (13.22)、(13.2)、(13.3) 与 (13.5)~(13.8)，有标记样本只在本类的成分中分。 / (13.22), (13.2), (13.3) and (13.5) to (13.8), labelled samples shared among the components of their class."""

import numpy as np


def density(x, mu, Sigma):
    n = len(mu)
    d = x - mu
    return np.exp(-0.5 * d @ np.linalg.inv(Sigma) @ d) / ((2 * np.pi) ** (n / 2) * np.sqrt(np.linalg.det(Sigma)))


def weighted(x, alpha, mu, Sigma):
    return np.array([alpha[i] * density(x, mu[i], Sigma[i]) for i in range(len(alpha))])


def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    LL = 0.0
    for x, y in zip(X_l, y_l):
        p = weighted(x, alpha, mu, Sigma)
        LL += np.log(sum(p[i] for i in range(len(alpha)) if owner[i] == y))
    for x in X_u:
        LL += np.log(weighted(x, alpha, mu, Sigma).sum())
    return float(LL)


def e_step(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    k = len(alpha)
    gamma_l = np.zeros((len(X_l), k))
    gamma_u = np.zeros((len(X_u), k))
    for j, (x, y) in enumerate(zip(X_l, y_l)):
        p = weighted(x, alpha, mu, Sigma) * (np.array(owner) == y)
        gamma_l[j] = p / p.sum()
    for j, x in enumerate(X_u):
        p = weighted(x, alpha, mu, Sigma)
        gamma_u[j] = p / p.sum()
    return gamma_l, gamma_u


def m_step(X, gamma):
    m, d = X.shape
    k = gamma.shape[1]
    mu = np.zeros((k, d))
    Sigma = np.zeros((k, d, d))
    alpha = np.zeros(k)
    for i in range(k):
        count = gamma[:, i].sum()
        mu[i] = gamma[:, i] @ X / count
        for j in range(m):
            Sigma[i] += gamma[j, i] * np.outer(X[j] - mu[i], X[j] - mu[i])
        Sigma[i] /= count
        alpha[i] = count / m
    return alpha, mu, Sigma


def class_posterior(X, alpha, mu, Sigma, owner, n_classes):
    result = np.zeros((len(X), n_classes))
    for j, x in enumerate(X):
        p = weighted(x, alpha, mu, Sigma)
        p = p / p.sum()  # (13.3)
        for i in range(len(alpha)):
            result[j, owner[i]] += p[i]  # (13.2)
    return result


def derivation():
    return "有标记样本的对数似然是对本类各成分求和的对数，因此它在 E 步中也有后验；M 步与 (13.6)~(13.8) 相同。"
