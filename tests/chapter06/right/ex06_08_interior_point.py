"""内点法解 2m 个变量的二次规划 / An interior-point method for the quadratic program in 2m variables"""

import numpy as np


def eps_loss(z, eps):
    z = np.asarray(z, dtype=float)
    return np.where(z > eps, z - eps, np.where(z < -eps, -z - eps, 0.0))


def dual_objective(alpha, alpha_hat, K, t, eps):
    u = np.concatenate([alpha_hat, alpha])
    Q, p = program(K, t, eps)
    return -(u @ Q @ u / 2 + p @ u)


def program(K, t, eps):
    """½uᵀQu + pᵀu in u = (α̂, α)."""
    t = np.asarray(t, dtype=float)
    return np.block([[K, -K], [-K, K]]), np.concatenate([eps - t, eps + t])


def primal_objective(alpha, alpha_hat, b, K, t, C, eps):
    f = predict(alpha, alpha_hat, b, K)
    return 0.5 * np.dot(np.subtract(alpha_hat, alpha), f - b) + C * eps_loss(f - t, eps).sum()


def solve(K, t, C, eps):
    K, t = np.asarray(K, dtype=float), np.asarray(t, dtype=float)
    m = len(t)
    Q, p = program(K, t - t.mean(), eps)
    s = np.concatenate([np.ones(m), -np.ones(m)])
    u, nu = np.full(2 * m, C / 2), 0.0
    low, high = np.ones(2 * m), np.ones(2 * m)  # multipliers of u ≥ 0 and of u ≤ C
    for _ in range(100):
        room = C - u
        dual = Q @ u + p + nu * s - low + high
        if max(np.abs(dual).max() * C * m, low @ u + high @ room) < 1e-7:
            break
        mu = (low @ u + high @ room) / (4 * m) * 0.1
        system = np.zeros((2 * m + 1, 2 * m + 1))
        system[:-1, :-1] = Q + np.diag(low / u + high / room)
        system[:-1, -1] = system[-1, :-1] = s
        right = np.append(-(dual + low - mu / u - high + mu / room), -(s @ u))
        step = np.linalg.solve(system, right)
        du, dnu = step[:-1], step[-1]
        dlow, dhigh = (mu - low * du) / u - low, (mu + high * du) / room - high
        size = 1.0
        for value, change in ((u, du), (room, -du), (low, dlow), (high, dhigh)):
            falling = change < 0
            if falling.any():
                size = min(size, 0.99 * np.min(-value[falling] / change[falling]))
        u, nu, low, high = u + size * du, nu + size * dnu, low + size * dlow, high + size * dhigh
    alpha_hat, alpha = u[:m], u[m:]
    both = np.minimum(alpha_hat, alpha)
    alpha_hat, alpha = alpha_hat - both, alpha - both
    rest = t - K @ (alpha_hat - alpha)
    b = min([*(rest - eps), *(rest + eps)], key=lambda one: eps_loss(one - rest, eps).sum())
    return alpha, alpha_hat, float(b)


def predict(alpha, alpha_hat, b, K_test):
    return np.dot(K_test, np.subtract(alpha_hat, alpha)) + b


def support(alpha, alpha_hat, C, tol):
    coefficients = np.subtract(alpha_hat, alpha)
    return (np.nonzero((coefficients > tol * C) | (coefficients < -tol * C))[0] + 1).tolist()


def fit_watermelon(density, sugar, C, eps, kind, sigma):
    x = np.reshape(density, (-1, 1))
    K = x @ x.T if kind == "linear" else np.exp(-0.5 * ((x - x.T) / sigma) ** 2)
    alpha, alpha_hat, b = solve(K, sugar, C, eps)
    found = {"alpha": alpha, "alpha_hat": alpha_hat, "b": b, "support": support(alpha, alpha_hat, C, 1e-3)}
    return {**found, "train_mae": np.abs(predict(alpha, alpha_hat, b, K) - sugar).mean()}
