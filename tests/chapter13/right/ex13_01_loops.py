"""逐个样本循环，inv 与 slogdet / Loops over samples, inv and slogdet"""

import math

import numpy as np


def log_p(x, a, m, S):
    d = np.asarray(x, dtype=float) - m
    return math.log(a) - 0.5 * (len(d) * math.log(2 * math.pi) + np.linalg.slogdet(S)[1] + d @ np.linalg.inv(S) @ d)


def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma):
    total = 0.0
    for x, c in zip(X_l, y_l):
        total += log_p(x, alpha[c], mu[c], Sigma[c])
    for x in X_u:
        t = [log_p(x, *theta) for theta in zip(alpha, mu, Sigma)]
        total += max(t) + math.log(sum(math.exp(v - max(t)) for v in t))
    return total


def responsibilities(X_u, alpha, mu, Sigma):
    rows = []
    for x in X_u:
        t = [log_p(x, *theta) for theta in zip(alpha, mu, Sigma)]
        e = [math.exp(v - max(t)) for v in t]
        rows.append([v / sum(e) for v in e])
    return rows


def ll_gradient(X_l, y_l, X_u, alpha, mu, Sigma):
    N, d = len(alpha), len(mu[0])
    g = {"alpha": [0.0] * N, "mu": np.zeros((N, d)), "Sigma": np.zeros((N, d, d))}
    weighted = [(x, [1.0 if i == c else 0.0 for i in range(N)]) for x, c in zip(X_l, y_l)]
    weighted += list(zip(X_u, responsibilities(X_u, alpha, mu, Sigma)))
    for i in range(N):
        P = np.linalg.inv(Sigma[i])
        for x, w in weighted:
            v = P @ (x - mu[i])
            g["alpha"][i] += w[i] / alpha[i]
            g["mu"][i] += w[i] * v
            g["Sigma"][i] += w[i] * 0.5 * (np.outer(v, v) - P)
    return g


def multiplier(n_l, n_u):
    return -n_l - n_u


def m_step(X_l, y_l, X_u, gamma):
    N = np.shape(gamma)[1]
    alpha, mu, Sigma = [], [], []
    for i in range(N):
        own = [x for x, c in zip(X_l, y_l) if c == i]
        n = sum(row[i] for row in gamma) + len(own)
        mean = (sum(own, 0.0) + sum((row[i] * x for row, x in zip(gamma, X_u)), 0.0)) / n
        cov = sum((np.outer(x - mean, x - mean) for x in own), 0.0)
        cov = cov + sum((row[i] * np.outer(x - mean, x - mean) for row, x in zip(gamma, X_u)), 0.0)
        alpha.append(n / (len(X_l) + len(X_u)))
        mu.append(mean)
        Sigma.append(cov / n)
    return alpha, mu, Sigma


def em(X_l, y_l, X_u, alpha, mu, Sigma, n_iter):
    steps = [(alpha, mu, Sigma)]
    while len(steps) <= n_iter:
        gamma = np.reshape(responsibilities(X_u, *steps[-1]), (len(X_u), len(alpha)))
        steps.append(m_step(X_l, y_l, X_u, gamma))
    return steps


def derivation():
    return "见书 / see the book"
