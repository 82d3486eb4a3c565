"""轨迹用闭式解，界用幂法 / Closed form of the trajectory, singular values, lists"""

import math

import numpy as np


def iterates(A, w_star, w0, eta, steps):
    values, vectors = np.linalg.eigh(A)
    c = vectors.T @ (w0 - w_star)
    return [(w_star + vectors @ ((1 - eta * values) ** t * c)).tolist() if t else w0.tolist() for t in range(steps + 1)]


def max_stable_eta(A):
    return 2 / np.linalg.norm(A, 2)


def contraction(A, eta):
    return np.linalg.norm(np.eye(len(A)) - eta * np.asarray(A), 2)


def fastest_eta(A):
    s = np.linalg.svd(A, compute_uv=False)
    return 2.0 / (max(s) + min(s))


def regime(A, eta):
    lam = np.linalg.eigvals(A).real
    if any(abs(1 - eta * v) > 1 for v in lam):
        return "divergent"
    if any(1 - eta * v < 0 for v in lam):
        return "oscillating"
    return "monotone"


def surprising_surface(eta):
    if eta < 1:
        return [[10.0 / eta]]
    return [[1.9 / eta]]


def f(z):
    return 1 / (1 + math.exp(-z)) if z >= 0 else math.exp(z) / (1 + math.exp(z))


def _run(net, x):
    q, l = len(net["gamma"]), len(net["theta"])
    b = [f(sum(x[i] * net["V"][i][h] for i in range(len(x))) - net["gamma"][h]) for h in range(q)]
    o = [f(sum(b[h] * net["W"][h][j] for h in range(q)) - net["theta"][j]) for j in range(l)]
    return b, o


def _loss(net, X, Y):
    return sum(sum((o - t) ** 2 for o, t in zip(_run(net, x)[1], y)) for x, y in zip(X, Y)) / (2 * len(X))


def learning_rate_table(net, X, Y, etas, epochs):
    X, Y = X.tolist(), np.asarray(Y).tolist()
    table = []
    for eta in etas:
        V, gamma, W, theta = (np.array(net[k], dtype=float).tolist() for k in ("V", "gamma", "W", "theta"))
        now = {"V": V, "gamma": gamma, "W": W, "theta": theta}
        for _ in range(epochs):
            old = {"V": [r[:] for r in V], "gamma": gamma[:], "W": [r[:] for r in W], "theta": theta[:]}
            for x, y in zip(X, Y):
                b, o = _run(old, x)
                g = [v * (1 - v) * (t - v) for v, t in zip(o, y)]
                for h in range(len(gamma)):
                    e = b[h] * (1 - b[h]) * sum(old["W"][h][j] * g[j] for j in range(len(g)))
                    gamma[h] -= eta * e / len(X)
                    for i in range(len(x)):
                        V[i][h] += eta * e * x[i] / len(X)
                    for j in range(len(g)):
                        W[h][j] += eta * g[j] * b[h] / len(X)
                for j in range(len(g)):
                    theta[j] -= eta * g[j] / len(X)
        table.append(_loss(now, X, Y))
    return table
