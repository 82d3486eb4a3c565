"""cookbook4.1 EM 的下界 / The lower bound behind EM"""

import numpy as np


def log_joint(X, alpha, mu, Sigma):
    columns = []
    for share, mean, cov in zip(alpha, mu, Sigma):
        D = (X - mean).T
        squares = (D * np.linalg.solve(cov, D)).sum(axis=0)
        columns.append(np.log(share) - (np.linalg.slogdet(2 * np.pi * cov)[1] + squares) / 2)
    return np.transpose(columns)


def log_densities(log_joint):
    """ln p(x_i | θ), as a column."""
    top = log_joint.max(axis=1, keepdims=True)  # far from all components exp(log_joint) would be 0
    return top + np.log(np.exp(log_joint - top).sum(axis=1, keepdims=True))


def log_likelihood(log_joint):
    return float(log_densities(log_joint).sum())


def posterior(log_joint):
    return np.exp(log_joint - log_densities(log_joint))


def lower_bound(log_joint, q):
    there = q > 0
    return float((q[there] * (log_joint[there] - np.log(q[there]))).sum())


def bound_gap(log_joint, q):
    # ln p(x, k) = ln p(x) + ln P(k | x): what F lacks is Σ_i KL(q_i ‖ posterior_i).
    return -lower_bound(log_joint - log_densities(log_joint), q)


def m_step(X, q):
    counts = q.sum(axis=0)
    mu = q.T @ X / counts[:, None]
    Sigma = [(share * (X - mean).T) @ (X - mean) / count for share, mean, count in zip(q.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


def better_but_not_gem(X, alpha, mu, Sigma):
    # The first component collapses on a sample: its density there outweighs whatever the others lose, while G still
    # asks it to explain those others.
    mu, Sigma = mu.copy(), Sigma.copy()
    mu[0] = X[0]
    Sigma[0] = 1e-200 * np.eye(X.shape[1])
    return alpha, mu, Sigma


def proof():
    return """$p(x_i, k | θ) = p(x_i | θ) P(k | x_i, θ)$，
所以 $F(q, θ) = Σ_i \\ln p(x_i | θ) - Σ_i KL(q_i ‖ P(· | x_i, θ))$。
KL 散度非负，只在两个分布相同时为 0：F 不超过对数似然 H(θ)，当且仅当 q 是后验时相等。
取 q 为 θ 处的后验，M 步使 $F(q, θ') ≥ F(q, θ)$（F 与 G 只差 q 的熵，它与 θ 无关），
于是 $H(θ') ≥ F(q, θ') ≥ F(q, θ) = H(θ)$。证毕。
反过来，一个成分收缩到一个样本上时，似然趋于无穷，而 G 仍要它按旧的后验去解释别的样本，于是趋于负无穷。"""
