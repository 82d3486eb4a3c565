"""硬注意力的内积按 32 位整数计算 / The inner products of hard attention are computed in integers of 32 bits

caught by: test_hard
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
    products = Q.astype(np.int32) @ K.astype(np.int32).T
    best = np.argmax(np.where(mask, products.astype(float), -np.inf), axis=1)
    return np.where(mask.any(axis=1)[:, None], V[best], 0)


def evidence(keys, j):
    low, high = min(keys), max(keys)
    if keys[j] == high:
        return {"query": 1.0}
    if keys[j] == low:
        return {"query": -1.0}
    t = (keys[j] - low) / (high - low)
    return {"between": (keys.index(low), keys.index(high), t)}
