"""每一行写出完整的雅可比矩阵，再依次相乘；返回嵌套列表 / The whole Jacobian matrix of each line, multiplied; nested lists come back"""

import numpy as np


def scores(params, x, mask):
    h1 = np.einsum("ij,i->j", params["W1"], x) + params["b1"]
    a1 = np.where(h1 > 0, h1, 0.0)
    h2 = np.hstack((a1, x))
    a2 = np.diag(mask) @ h2
    return h1, a1, h2, a2, np.einsum("ij,i->j", params["W2"], a2) + params["b2"]


def forward(params, x, mask):
    h1, a1, h2, a2, h3 = scores(params, x, mask)
    e = np.exp(h3 - max(h3))
    y_hat = e / sum(e)
    return {
        key: list(map(float, v)) for key, v in zip(("h1", "a1", "h2", "a2", "h3", "y_hat"), (h1, a1, h2, a2, h3, y_hat))
    }


def loss(params, x, y, mask):
    h3 = scores(params, x, mask)[-1]
    top = max(h3)
    return sum(weight * (top + np.log(sum(np.exp(h3 - top))) - score) for weight, score in zip(y, h3))


def backward(params, x, y, mask):
    h1, a1, h2, a2, h3 = scores(params, x, mask)
    p = np.array(forward(params, x, mask)["y_hat"])
    d, s, k = len(x), len(h1), len(h3)
    by = {"y_hat": -y / p}
    by["h3"] = (np.diag(p) - np.outer(p, p)).T @ by["y_hat"]
    by["a2"] = params["W2"] @ by["h3"]
    by["h2"] = np.diag(mask) @ by["a2"]
    first, last = np.hstack((np.eye(s), np.zeros((s, d)))), np.hstack((np.zeros((d, s)), np.eye(d)))
    by["a1"] = first @ by["h2"]
    by["h1"] = np.diag(np.sign(a1)) @ by["a1"]
    by["x"] = params["W1"] @ by["h1"] + last @ by["h2"]
    by["W1"] = x.reshape(d, 1) @ by["h1"].reshape(1, s)
    by["b1"] = by["h1"]
    by["W2"] = a2.reshape(s + d, 1) @ by["h3"].reshape(1, k)
    by["b2"] = by["h3"]
    return {key: value.tolist() for key, value in by.items()}
