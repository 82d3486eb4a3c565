"""各时刻的状态几乎相同时取一步的幂 / If the states of all times are nearly the same, a power of one step is taken

caught by: test_state_jacobian
"""

import numpy as np


def output_jacobian(Wy, by, v):
    scores = Wy @ v + by
    y = np.exp(scores - scores.max())
    y = y / y.sum()
    by_scores = np.diag(y) - np.outer(y, y)
    return np.multiply.outer(by_scores, v)


def states(Wx, Wv, bv, xs, v0):
    rows = [v0]
    for x in xs:
        rows.append(np.tanh(Wx @ x + Wv @ rows[-1] + bv))
    return np.array(rows[1:])


def one_step(Wv, v):
    """The derivative of a state v by the state before it."""
    return np.diag(1 - v**2) @ Wv


def state_jacobian(Wv, V, k, t):
    if k < t and np.allclose(V[k + 1 : t + 1], V[t]):
        return np.linalg.matrix_power(one_step(Wv, V[t]), t - k)
    J = np.eye(len(Wv))
    for v in V[k + 1 : t + 1]:
        J = one_step(Wv, v) @ J
    return J


def recurrent_gradient(Wv, V, g):
    total = np.zeros_like(Wv)
    for v, before in zip(V[:0:-1], V[-2::-1]):
        total += np.outer(g * (1 - v**2), before)
        g = one_step(Wv, v).T @ g
    return total


def surprise(steps, factor):
    # A power of this has steps·0.9^(steps-1)·c in its corner: here, the factor.
    c = factor / (steps * 0.9 ** (steps - 1))
    return np.array([[0.9, c], [0, 0.9]])


def clipped(g, c):
    return g * (c / max(np.linalg.norm(g), c))


def turned(degrees):
    # One large number a among ones: the angle with (1, …, 1) grows with a, up to 80.9 degrees.
    low, high = 1, 1e6
    for _ in range(50):
        a = (low + high) / 2
        cosine = (a + 39) / np.sqrt(40 * (a**2 + 39))
        low, high = (a, high) if np.degrees(np.arccos(cosine)) < degrees else (low, a)
    return [high] + [1.0] * 39
