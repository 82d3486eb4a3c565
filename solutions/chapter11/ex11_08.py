"""11.8 近端算子的闭式解 / The closed form of the proximal step"""

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
    return w, objectives


def literal_step_diverges(a_max):
    return min(a_max, 0.4)  # a step multiplies x by 1 − a/a² = 1 − 1/a, which is below −1 for a < ½


def derivation():
    return """目标是各分量的 $(L/2)(x_i - z_i)^2 + λ|x_i|$ 之和，所以逐个分量求。
若最小点 $x_i > 0$，导数为 0：$x_i = z_i - λ/L$，
它大于 0 当且仅当 $z_i > λ/L$；同理 $x_i < 0$ 当且仅当 $z_i < -λ/L$，这时 $x_i = z_i + λ/L$。其余情形只能是 $x_i = 0$。
函数严格凸，最小点唯一；在 0 处，$L z_i ∈ [-λ, λ]$ 正好说明 0 在次微分之中。"""
