"""照 (11.12)–(11.14) 写 / (11.12)–(11.14)"""

import numpy as np


def prox_objective(x, z, lam, L):
    return L / 2 * ((x - z) ** 2).sum() + lam * np.abs(x).sum()


def prox_l1(z, lam, L):
    x = np.zeros(len(z))
    for i in range(len(z)):
        if z[i] > lam / L:
            x[i] = z[i] - lam / L
        elif z[i] < -lam / L:
            x[i] = z[i] + lam / L
    return x


def certificate(z, lam, L):
    return L * (z - prox_l1(z, lam, L)) / lam


def lipschitz(X):
    # the gradient is 2 X^T (X w - y)
    return 2 * np.linalg.eigvalsh(X.T @ X)[-1]


def pgd(X, y, lam, steps):
    L = lipschitz(X)
    w = np.zeros(X.shape[1])

    def objective(w):
        return ((y - X @ w) ** 2).sum() + lam * np.abs(w).sum()

    objectives = [objective(w)]
    for _ in range(steps):
        z = w - 2 * X.T @ (X @ w - y) / L
        w = prox_l1(z, lam, L)
        objectives.append(objective(w))
    return w, objectives


def literal_step_diverges(a_max):
    # x <- x - a x / a^2 = (1 - 1/a) x
    return min(a_max, 0.25)


def derivation():
    return "目标函数按分量分开；x > 0 时导数 L(x - z) + λ = 0，x < 0 时 L(x - z) - λ = 0，否则 x = 0。"
