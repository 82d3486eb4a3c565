"""轨迹存进与 w0 同类型的数组, 整数的出发点使每一步都被取整 / Stores the trajectory in an array of the type of w0: whole steps for a start of ints

caught by: test_iterates
hint: ints at the start
book: (5.6)
"""

import math

import numpy as np


def iterates(A, w_star, w0, eta, steps):
    n = len(w0)
    out = np.zeros_like(np.asarray(w0), shape=(steps + 1, n))
    out[0] = w = w0
    for t in range(steps):
        w = w - eta * np.asarray(A) @ (w - w_star)
        out[t + 1] = w
    return out


def lam(A):
    s = np.linalg.svd(np.asarray(A, float), compute_uv=False)
    return s[0], s[-1]


def max_stable_eta(A):
    return 2 / lam(A)[0]


def contraction(A, eta):
    return np.linalg.norm(np.eye(len(A)) - eta * np.asarray(A, float), 2)


def fastest_eta(A):
    a, b = lam(A)
    return 2 / (a + b)


def regime(A, eta):
    p = eta * lam(A)[0]
    return "monotone" if p < 1 else "oscillating" if p < 2 else "divergent"


def surprising_surface(eta):
    return [[5 / eta]] if eta < 1 else [[0.01 / eta]]


def sig(z):
    return 1 / (1 + math.exp(-z)) if z >= 0 else math.exp(z) / (1 + math.exp(z))


def learning_rate_table(net, X, Y, etas, epochs):
    out = []
    for eta in etas:
        p = {k: np.array(v, float) for k, v in net.items()}
        s = np.vectorize(sig, otypes=[float])
        for t in range(epochs + 1):
            B = s(np.asarray(X, float) @ p["V"] - p["gamma"])
            O = s(B @ p["W"] - p["theta"])
            if t == epochs:
                out.append(((O - Y) ** 2).sum() / 2 / len(X))
                break
            G = (Y - O) * O * (1 - O) / len(X)
            E = B * (1 - B) * (G @ p["W"].T)
            p["W"] = p["W"] + eta * B.T @ G
            p["theta"] = p["theta"] - eta * G.sum(0)
            p["V"] = p["V"] + eta * np.asarray(X, float).T @ E
            p["gamma"] = p["gamma"] - eta * E.sum(0)
    return tuple(out)
