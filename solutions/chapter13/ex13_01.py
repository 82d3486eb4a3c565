"""13.1 半监督高斯混合的 EM 更新式 / EM updates for a semi-supervised Gaussian mixture"""

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
        by_mu.append(share @ pulls)
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
    return r"""记 $p_{ji} = \alpha_i p(x_j \mid \mu_i, \Sigma_i)$。
有标记样本在 (13.4) 中只剩 $\ln p_{j y_j}$，未标记样本是 $\ln \sum_i p_{ji}$。对任一参数 $\theta_i$，后者的导数是
$\frac{p_{ji}}{\sum_k p_{jk}} \partial \ln p_{ji} = \gamma_{ji}\, \partial \ln p_{ji}$，
这就是 (13.5)；有标记样本相当于 $\gamma_{ji}$ 为 1 或 0。

于是 $\partial LL / \partial \mu_i = \Sigma_i^{-1} \sum_j \gamma_{ji} (x_j - \mu_i)$，令其为零得 (13.6)；
$\partial LL / \partial \Sigma_i = \frac12 \sum_j \gamma_{ji}
(\Sigma_i^{-1} (x_j - \mu_i)(x_j - \mu_i)^T \Sigma_i^{-1} - \Sigma_i^{-1})$，令其为零得 (13.7)。

对混合系数加约束：$\sum_j \gamma_{ji} / \alpha_i + \lambda = 0$；
乘以 $\alpha_i$ 再对 i 求和得 $\lambda = -m$，代回得 (13.8)。
γ 依赖于参数，所以固定 γ 更新参数、再重算 γ，交替进行。"""
