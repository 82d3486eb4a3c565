"""einsum；类别的后验概率由各类的对数密度得到 / einsum; class posteriors from the log-densities of the classes"""

import numpy as np


def terms(X, alpha, mu, Sigma):
    D = np.asarray(X)[:, None] - mu
    q = np.einsum("nia,iab,nib->ni", D, np.linalg.inv(Sigma), D)
    return np.log(alpha) - 0.5 * q - 0.5 * np.linalg.slogdet(2 * np.pi * Sigma)[1]


def lse(T):
    top = T.max(1, initial=-1e308)
    return top + np.log(np.exp(T - top[:, None]).sum(1))


def split(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    T = terms(np.concatenate([X_l, X_u]), alpha, mu, Sigma)
    for j, c in enumerate(y_l):
        T[j, np.array(owner) != c] = -np.inf
    return T


def log_likelihood(*args):
    return lse(split(*args)).sum()


def e_step(X_l, *args):
    T = split(X_l, *args)
    G = np.exp(T - lse(T)[:, None])
    return G[: len(X_l)], G[len(X_l):]


def m_step(X, gamma):
    n = gamma.sum(0)
    mu = np.einsum("ni,na->ia", gamma, X) / n[:, None]
    D = X[:, None] - mu
    return n / n.sum(), mu, np.einsum("ni,nia,nib->iab", gamma, D, D) / n[:, None, None]


def class_posterior(X, alpha, mu, Sigma, owner, n_classes):
    T = terms(X, alpha, mu, Sigma)
    by_class = np.stack([lse(T[:, np.array(owner) == c]) for c in range(n_classes)], axis=1)
    return np.exp(by_class - lse(by_class)[:, None])


def derivation():
    return "见书 / see the book"
