"""用很大的 scale 的软注意力代替硬注意力, 并列时各占一份 / Soft attention with a large scale for the hard one: tied keys share

caught by: test_hard
book: §8.11.2
"""

import numpy as np


def weights(S, mask):
    seen = np.where(mask, S, -np.inf)
    largest = np.where(mask.any(axis=1), seen.max(axis=1), 0)
    e = np.exp(seen - largest[:, None])
    total = e.sum(axis=1)
    return e / np.where(mask.any(axis=1), total, 1)[:, None]


def attend(Q, K, V, mask, scale):
    return weights(scale * Q @ K.T, mask) @ V


def attend_backward(Q, K, V, mask, scale, dO):
    A = weights(scale * Q @ K.T, mask)
    dA = dO @ V.T
    dS = A * (dA - np.sum(A * dA, axis=1, keepdims=True))
    return scale * dS @ K, scale * dS.T @ Q, A.T @ dO


def hard(Q, K, V, mask):
    return weights(1e3 * Q @ K.T, mask) @ V


def evidence(keys, j):
    low, high = min(keys), max(keys)
    if keys[j] == high:
        return {"query": 1.0}
    if keys[j] == low:
        return {"query": -1.0}
    t = (keys[j] - low) / (high - low)
    return {"between": (keys.index(low), keys.index(high), t)}
