"""A、c 由网络在原点和单位向量处的输出得到，误差由正交投影得到 / Probing with unit vectors; projection by SVD"""

import numpy as np


def collapse(weights, thresholds):
    def network(h):
        for W, t in zip(weights, thresholds):
            h = [sum(h[i] * W[i][j] for i in range(len(h))) - t[j] for j in range(len(t))]
        return h

    n = len(weights[0])
    base = network([0.0] * n)
    linear = lambda h: [v for v in h]
    rows = []
    for i in range(n):
        h = [float(i == k) for k in range(n)]
        for W in weights:
            h = [sum(h[a] * W[a][j] for a in range(len(h))) for j in range(len(W[0]))]
        rows.append(linear(h))
    return rows, [-v for v in base]


def max_rank(widths):
    best = widths[0]
    for n in widths:
        if n < best:
            best = n
    return best


def best_linear_error(X, y):
    X = np.array(X, dtype=float)
    X = X - X[0]
    X = X - X.mean(axis=0)
    for j in range(X.shape[1]):
        if np.linalg.norm(X[:, j]) > 0:
            X[:, j] /= np.linalg.norm(X[:, j])
    r = y - np.mean(y)
    U, s, _ = np.linalg.svd(X, full_matrices=False)
    for k in range(len(s)):
        if s[k] > 1e-10:
            r = r - U[:, k] * (U[:, k] @ r)
    return np.dot(r, r) / len(r)


def unbounded_input(w, bound):
    return [(bound + 1) * 1.5 * float(v) / float(np.dot(w, w)) for v in w]


def claims():
    return {
        "one_nonlinear_hidden_layer_suffices_for_xor": True,
        "linear_net_can_still_do_linear_regression": True,
        "gradient_depends_on_net_input": False,
        "more_layers_more_functions": False,
    }
