"""照书上的 (9.6)、(13.4)~(13.8) 逐式写出，密度直接用 exp 算。 / The printed (9.6) and (13.4) to (13.8), densities by exp as they stand."""

import numpy as np


def density(x, mu, Sigma):
    # (9.6)
    n = len(mu)
    d = x - mu
    return np.exp(-0.5 * d @ np.linalg.inv(Sigma) @ d) / ((2 * np.pi) ** (n / 2) * np.sqrt(np.linalg.det(Sigma)))


def log_likelihood(X_l, y_l, X_u, alpha, mu, Sigma):
    N = len(alpha)
    LL = 0.0
    for x, y in zip(X_l, y_l):
        LL += np.log(sum(alpha[i] * density(x, mu[i], Sigma[i]) * (1 if i == y else 0) for i in range(N)))
    for x in X_u:
        LL += np.log(sum(alpha[i] * density(x, mu[i], Sigma[i]) for i in range(N)))
    return float(LL)


def responsibilities(X_u, alpha, mu, Sigma):
    N = len(alpha)
    gamma = np.zeros((len(X_u), N))
    for j, x in enumerate(X_u):
        p = np.array([alpha[i] * density(x, mu[i], Sigma[i]) for i in range(N)])
        gamma[j] = p / p.sum()
    return gamma


def ll_gradient(X_l, y_l, X_u, alpha, mu, Sigma):
    N, d = mu.shape
    gamma = responsibilities(X_u, alpha, mu, Sigma)
    g_alpha = np.zeros(N)
    g_mu = np.zeros((N, d))
    g_Sigma = np.zeros((N, d, d))
    samples = [(x, gamma[j]) for j, x in enumerate(X_u)]
    samples += [(x, np.eye(N)[y]) for x, y in zip(X_l, y_l)]
    for i in range(N):
        inverse = np.linalg.inv(Sigma[i])
        for x, g in samples:
            diff = x - mu[i]
            g_alpha[i] += g[i] / alpha[i]
            g_mu[i] += g[i] * inverse @ diff
            g_Sigma[i] += 0.5 * g[i] * (inverse @ np.outer(diff, diff) @ inverse - inverse)
    return {"alpha": g_alpha, "mu": g_mu, "Sigma": g_Sigma}


def multiplier(n_l, n_u):
    # sum over i of alpha_i * (dLL/dalpha_i + lambda) = 0 gives m + lambda = 0
    return -(n_l + n_u)


def m_step(X_l, y_l, X_u, gamma):
    N = gamma.shape[1]
    d = X_l.shape[1]
    y_l = np.array(y_l, dtype=int)
    m = len(X_l) + len(X_u)
    alpha = np.zeros(N)
    mu = np.zeros((N, d))
    Sigma = np.zeros((N, d, d))
    for i in range(N):
        X_i = X_l[y_l == i]
        l_i = len(X_i)
        count = gamma[:, i].sum() + l_i
        mu[i] = (gamma[:, i] @ X_u + X_i.sum(axis=0)) / count  # (13.6)
        total = np.zeros((d, d))
        for j, x in enumerate(X_u):
            total += gamma[j, i] * np.outer(x - mu[i], x - mu[i])
        for x in X_i:
            total += np.outer(x - mu[i], x - mu[i])
        Sigma[i] = total / count  # (13.7)
        alpha[i] = count / m  # (13.8)
    return alpha, mu, Sigma


def em(X_l, y_l, X_u, alpha, mu, Sigma, n_iter):
    result = [(alpha, mu, Sigma)]
    for _ in range(n_iter):
        gamma = responsibilities(X_u, alpha, mu, Sigma)
        alpha, mu, Sigma = m_step(X_l, y_l, X_u, gamma)
        result.append((alpha, mu, Sigma))
    return result


def derivation():
    return "对 (13.4) 关于各参数求导并令其为零，混合系数用拉格朗日乘子，λ = −m，即得 (13.5)~(13.8)。"
