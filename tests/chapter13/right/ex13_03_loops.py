"""逐个样本，列表与 slogdet / Sample by sample, lists and slogdet"""

import math

import numpy as np


def log_p(x, a, m, S):
    d = np.subtract(x, m)
    return math.log(a) - (np.linalg.slogdet(2 * np.pi * np.array(S))[1] + d @ np.linalg.solve(S, d)) / 2


def allowed(owner, c):
    return [i for i in range(len(owner)) if c is None or owner[i] == c]


def total(values):
    top = max(values)
    return top + math.log(sum(math.exp(v - top) for v in values))


def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    labels = list(y_l) + [None] * len(X_u)
    LL = 0.0
    for x, c in zip(list(X_l) + list(X_u), labels):
        LL += total([log_p(x, alpha[i], mu[i], Sigma[i]) for i in allowed(owner, c)])
    return LL


def share(x, c, alpha, mu, Sigma, owner):
    inside = allowed(owner, c)
    values = [log_p(x, alpha[i], mu[i], Sigma[i]) for i in inside]
    row = [0] * len(owner)
    for i, v in zip(inside, values):
        row[i] = math.exp(v - total(values))
    return row


def e_step(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    theta = (alpha, mu, Sigma, owner)
    return [share(x, c, *theta) for x, c in zip(X_l, y_l)], [share(x, None, *theta) for x in X_u]


def m_step(X, gamma):
    k = len(gamma[0])
    alpha, mu, Sigma = [], [], []
    for i in range(k):
        w = [row[i] for row in gamma]
        m = sum(g * x for g, x in zip(w, X)) / sum(w)
        alpha.append(sum(w) / len(w))
        mu.append(m)
        Sigma.append(sum(g * np.outer(x - m, x - m) for g, x in zip(w, X)) / sum(w))
    return alpha, mu, Sigma


def class_posterior(X, alpha, mu, Sigma, owner, n_classes):
    out = []
    for x in X:
        row = share(x, None, alpha, mu, Sigma, owner)
        out.append([sum(row[i] for i in allowed(owner, c)) for c in range(n_classes)])
    return out


def derivation():
    return "见书 / see the book"
