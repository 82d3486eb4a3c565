"""目标值几乎不再下降时提前停止 / Stops early, once the objective hardly falls

caught by: test_steps
book: (11.10)-(11.14)
"""

import numpy as np


def prox_objective(x, z, lam, L):
    return float(L / 2 * np.sum(np.subtract(x, z) ** 2) + lam * np.sum(np.abs(x)))


def prox_l1(z, lam, L):
    z, t = np.asarray(z), lam / L
    return np.select([z > t, z < -t], [z - t, z + t], 0.0)


def certificate(z, lam, L):
    return np.clip(L / lam * np.asarray(z), -1, 1)  # Lz/λ where x = 0, the sign elsewhere


def lipschitz(X):
    return float(2 * np.linalg.norm(X, 2) ** 2)  # the gradient is 2 Xᵀ(Xw − y)


def pgd(X, y, lam, steps):
    X, y = np.asarray(X), np.asarray(y)

    def objective(w):
        return float(np.sum((y - X @ w) ** 2) + lam * np.sum(np.abs(w)))

    L, w = lipschitz(X), np.zeros(X.shape[1])
    objectives = [objective(w)]
    for _ in range(steps):
        w = prox_l1(w - 2 * X.T @ (X @ w - y) / L, lam, L)
        objectives.append(objective(w))
        if objectives[-2] - objectives[-1] < 1e-6 * objectives[0]:
            break
    return w, objectives + objectives[-1:] * (steps + 1 - len(objectives))


def literal_step_diverges(a_max):
    return min(a_max, 0.4)  # a step multiplies x by 1 − a/a² = 1 − 1/a, which is below −1 for a < ½


def derivation():
    return ""
