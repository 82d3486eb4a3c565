"""逆矩阵与 einsum；协方差用二阶矩减均值；反例：一个成分按数据的尺度收缩，其余都放宽 / Inverses and einsum; second moments; one component collapses relative to the spread, the others widen"""

import numpy as np


def log_joint(X, alpha, mu, Sigma):
    D = X[:, None, :] - mu[None]
    P = np.linalg.inv(Sigma)
    d = X.shape[1]
    return np.log(alpha) - 0.5 * (d * np.log(2 * np.pi) + np.log(np.linalg.det(Sigma)) + np.einsum("nka,kab,nkb->nk", D, P, D))


def log_likelihood(log_joint):
    return np.logaddexp.reduce(log_joint, axis=1).sum()


def posterior(log_joint):
    return np.exp(log_joint - np.logaddexp.reduce(log_joint, axis=1)[:, None])


def lower_bound(log_joint, q):
    with np.errstate(all="ignore"):
        return np.where(q == 0, 0.0, q * log_joint - q * np.log(q)).sum()


def bound_gap(log_joint, q):
    with np.errstate(all="ignore"):
        log_post = log_joint - np.logaddexp.reduce(log_joint, axis=1)[:, None]
        return np.where(q > 0, q * (np.log(q) - log_post), 0.0).sum()


def m_step(X, q):
    n = q.sum(0)
    origin = X.mean(0)
    Y = X - origin
    mean = q.T @ Y / n[:, None]
    second = np.einsum("nk,na,nb->kab", q, Y, Y) / n[:, None, None]
    return n / len(X), mean + origin, second - np.einsum("ka,kb->kab", mean, mean)


def better_but_not_gem(X, alpha, mu, Sigma):
    c, d = mu.shape
    spread = X.var(axis=0).sum()
    new_mu, new_Sigma = mu.copy(), np.array([20 * cov for cov in Sigma])
    q = posterior(log_joint(X, alpha, mu, Sigma))
    k = int(np.argmax(q.sum(0)))
    i = int(np.argmin(q[:, k]))
    new_mu[k] = X[i]
    new_Sigma[k] = np.eye(d) * spread * 1e-120
    return np.full(c, 1 / c), new_mu, new_Sigma


def proof():
    return "略"
