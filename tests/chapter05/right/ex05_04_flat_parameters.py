"""参数拼成一个向量，梯度逐样本相加 / Parameters in one vector, gradients added sample by sample"""

import numpy as np


def iterates(A, w_star, w0, eta, steps):
    M = np.eye(len(w0)) - eta * A
    out = np.empty((steps + 1, len(w0)))
    d = w0 - w_star
    for t in range(steps + 1):
        out[t] = w_star + d
        d = M @ d
    return out


def _lam(A):
    return np.linalg.eigh(A)[0]


def max_stable_eta(A):
    return (2 / _lam(A)).min()


def contraction(A, eta):
    lam = _lam(A)
    return max(abs(1 - eta * lam[0]), abs(1 - eta * lam[-1]))


def fastest_eta(A):
    return 1 / np.mean(_lam(A)[[0, -1]])


def regime(A, eta):
    top = eta * _lam(A)[-1]
    return ["monotone", "oscillating", "divergent"][int(top > 1) + int(top > 2)]


def surprising_surface(eta):
    return np.array([[2.5]]) / eta if eta < 1 else np.array([[1e-9]]) / eta


def _unpack(p, d, q, l):
    a = d * q
    return p[:a].reshape(d, q), p[a : a + q], p[a + q : a + q + q * l].reshape(q, l), p[a + q + q * l :]


def _s(z):
    return np.exp(-np.logaddexp(0, -z))


def learning_rate_table(net, X, Y, etas, epochs):
    d, q = net["V"].shape
    l = net["W"].shape[1]
    start = np.concatenate([np.ravel(net[k]) for k in ("V", "gamma", "W", "theta")])

    def outputs(p):
        V, c, W, t = _unpack(p, d, q, l)
        return _s(_s(X @ V - c) @ W - t)

    def gradient(p):
        V, c, W, t = _unpack(p, d, q, l)
        total = np.zeros_like(p)
        for x, y in zip(X, Y):
            b = _s(x @ V - c)
            o = _s(b @ W - t)
            do = (o - y) * o * (1 - o)
            dh = (W @ do) * b * (1 - b)
            total += np.concatenate([np.outer(x, dh).ravel(), -dh, np.outer(b, do).ravel(), -do])
        return total / len(X)

    result = []
    for eta in etas:
        p = start.copy()
        for _ in range(epochs):
            p = p - eta * gradient(p)
        result.append(0.5 * np.mean(np.sum((outputs(p) - Y) ** 2, axis=1)))
    return np.array(result)
