"""einsum，有标记样本的 γ 取 −∞ 的对数；协方差用二阶矩减均值的外积（先平移） / einsum; labelled rows get logarithms of −∞; second moments about a shifted origin"""

import numpy as np


def terms(X, alpha, mu, Sigma):
    D = np.asarray(X)[:, None, :] - np.asarray(mu)[None]
    P = np.linalg.inv(Sigma)
    return np.log(alpha) - 0.5 * (np.einsum("nia,iab,nib->ni", D, P, D) + np.linalg.slogdet(2 * np.pi * np.asarray(Sigma))[1])


def lse(T):
    top = T.max(1, initial=-1e308)
    return top + np.log(np.exp(T - top[:, None]).sum(1))


def full(X_l, y_l, X_u, alpha, mu, Sigma):
    T = np.concatenate([terms(X_l, alpha, mu, Sigma), terms(X_u, alpha, mu, Sigma)])
    for j, c in enumerate(y_l):
        for i in range(len(alpha)):
            if i != c:
                T[j, i] = -np.inf
    return T


def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma):
    return lse(full(X_l, y_l, X_u, alpha, mu, Sigma)).sum()


def responsibilities(X_u, alpha, mu, Sigma):
    T = terms(X_u, alpha, mu, Sigma)
    return np.exp(T - lse(T)[:, None])


def ll_gradient(X_l, y_l, X_u, alpha, mu, Sigma):
    T = full(X_l, y_l, X_u, alpha, mu, Sigma)
    G = np.exp(T - lse(T)[:, None])
    X = np.concatenate([X_l, X_u])
    P = np.linalg.inv(Sigma)
    V = np.einsum("iab,nib->nia", P, X[:, None] - mu[None])
    outer = np.einsum("ni,nia,nib->iab", G, V, V)
    return {"alpha": G.sum(0) / alpha, "mu": np.einsum("ni,nia->ia", G, V), "Sigma": (outer - G.sum(0)[:, None, None] * P) / 2}


def multiplier(n_l, n_u):
    return -1.0 * (n_l + n_u)


def m_step(X_l, y_l, X_u, gamma):
    X = np.concatenate([X_l, X_u])
    G = np.zeros((len(X), gamma.shape[1]))
    G[np.arange(len(y_l)), np.array(y_l, dtype=int)] = 1
    G[len(y_l):] = gamma
    n = G.sum(0)
    origin = X.mean(0)
    Y = X - origin
    mean = G.T @ Y / n[:, None]
    second = np.einsum("ni,na,nb->iab", G, Y, Y) / n[:, None, None]
    return n / n.sum(), mean + origin, second - np.einsum("ia,ib->iab", mean, mean)


def em(X_l, y_l, X_u, alpha, mu, Sigma, n_iter):
    out = [(np.array(alpha), np.array(mu), np.array(Sigma))]
    for _ in range(n_iter):
        out.append(m_step(X_l, y_l, X_u, responsibilities(X_u, *out[-1])))
    return out


def derivation():
    return "见书 / see the book"
