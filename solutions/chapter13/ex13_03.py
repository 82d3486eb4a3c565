"""13.3 混合专家：一类多成分 / Mixture of experts: several components for a class"""

import numpy as np
from ex13_01 import log_joint


def observed(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    """ln α_i p(x | θ_i) for labelled and unlabelled rows, −inf where the label rules a component out."""
    possible = np.equal.outer(np.asarray(y_l, dtype=int), owner)
    labelled = np.where(possible, log_joint(X_l, alpha, mu, Sigma), -np.inf)
    return labelled, log_joint(X_u, alpha, mu, Sigma)


def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    terms = np.vstack(observed(X_l, y_l, X_u, alpha, mu, Sigma, owner))
    return float(np.logaddexp.reduce(terms, axis=1).sum())


def e_step(X_l, y_l, X_u, alpha, mu, Sigma, owner):
    return tuple(normalised(terms) for terms in observed(X_l, y_l, X_u, alpha, mu, Sigma, owner))


def normalised(terms):
    return np.exp(terms - np.logaddexp.reduce(terms, axis=1, keepdims=True))


def m_step(X, gamma):
    gamma = np.asarray(gamma)
    counts = gamma.sum(axis=0)
    mu = gamma.T @ X / counts[:, None]
    Sigma = [(share[:, None] * (X - mean)).T @ (X - mean) / n for share, mean, n in zip(gamma.T, mu, counts)]
    return counts / len(X), mu, np.array(Sigma)


def class_posterior(X, alpha, mu, Sigma, owner, n_classes):
    return normalised(log_joint(X, alpha, mu, Sigma)) @ np.equal.outer(owner, np.arange(n_classes))


def derivation():
    return r"""有标记样本的密度是 $p(x, y) = \sum_{i: \mathrm{owner}(i) = y} \alpha_i p(x \mid \theta_i)$，
无标记样本的是对全部成分求和。
对数的导数里出现 $\gamma_{ji}$：无标记样本是 $\alpha_i p(x_j \mid \theta_i)$ 对全部成分归一化；
有标记样本只对自己类别的成分归一化，其余为 0。

给定 γ，目标 $\sum_{j,i} \gamma_{ji} (\ln \alpha_i + \ln p(x_j \mid \theta_i))$ 的极大点与普通高斯混合相同：
加权的均值与协方差，$\alpha_i = \frac1m \sum_j \gamma_{ji}$（乘子 $\lambda = -m$）。
每类恰有一个成分时，有标记样本的 γ 是 0 与 1，即 (13.5)~(13.8)。

类别的后验概率是 $p(y \mid x) = \sum_{i: \mathrm{owner}(i) = y} \gamma_i(x)$。"""
