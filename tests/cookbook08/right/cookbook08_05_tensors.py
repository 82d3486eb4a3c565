"""张量写法；求和用 einsum，往回传用整块的雅可比 / Tensors with einsum; backwards with whole Jacobians"""

import numpy as np


def output_jacobian(Wy, by, v):
    z = Wy @ v + by
    y = np.exp(z - np.logaddexp.reduce(z))
    k = len(y)
    return np.einsum("i,ip,q->ipq", y, np.eye(k) - y, v)


def states(Wx, Wv, bv, xs, v0):
    inputs = xs @ Wx.T + bv
    V = np.empty_like(inputs)
    v = v0
    for t, z in enumerate(inputs):
        v = V[t] = np.tanh(z + v @ Wv.T)
    return V


def state_jacobian(Wv, V, k, t):
    J = np.identity(len(Wv))
    for i in range(t, k, -1):
        J = J @ (((1 - V[i]) * (1 + V[i]))[:, None] * Wv)
    return J


def recurrent_gradient(Wv, V, g):
    T = len(V) - 1
    slopes = 1 - V**2
    return sum(np.outer(state_jacobian(Wv, V, t, T).T @ g * slopes[t], V[t - 1]) for t in range(1, T + 1))


def surprise(steps, factor):
    low, high = 0.0, 1e4
    for _ in range(100):
        c = (low + high) / 2
        A = np.array([[-0.9, 0.0], [c, -0.9]])
        if np.linalg.norm(np.linalg.matrix_power(A, steps), 2) < 1.3 * factor:
            low = c
        else:
            high = c
    return np.array([[-0.9, 0.0], [high, -0.9]])


def clipped(g, c):
    norm = np.sqrt(np.sum(g**2))
    return g if norm <= c else c * g / norm


def turned(degrees):
    # cos = (a + n - 1) / sqrt(n (a² + n - 1)) is a quadratic equation for a.
    n = 200
    q = n * np.cos(np.radians(degrees + 0.25)) ** 2
    a, b, c = q - 1, -2 * (n - 1), (q - (n - 1)) * (n - 1)
    roots = np.roots([a, b, c]) if abs(a) > 1e-12 else np.array([-c / b])
    large = max(float(x.real) for x in roots)
    return np.array([large] + [1.0] * (n - 1))
