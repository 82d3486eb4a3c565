"""两两转动的坐标上升；迹之比从特征向量出发迭代；特征向量用平方根阵 / Ascent by turning pairs; the ratio iterated from the eigenvectors; a square root of S_w"""

import numpy as np


def power(S, p):
    values, vectors = np.linalg.eigh(S)
    return (vectors * values**p) @ vectors.T


def criteria(W, S_b, S_w):
    B, S = np.transpose(W) @ S_b @ W, np.transpose(W) @ S_w @ W
    first = np.exp(np.sum(np.log(np.maximum(np.diag(B), 1e-300))) - np.sum(np.log(np.diag(S))))
    last = np.linalg.eigvals(np.linalg.solve(S, B))
    return complex(first), B.trace() / S.trace(), float(np.prod(last).real)


def fisher(S_b, S_w, r):
    root = power(S_w, -0.5)
    A = root @ S_b @ root
    vectors = np.linalg.eigh((A + A.T) / 2)[1]
    return (root @ vectors[:, -r:])[:, ::-1] * -1


def best_product_free(S_b, S_w, r):
    w = fisher(S_b, S_w, 2)[:, 0]
    return np.column_stack([w * 10.0**k for k in range(r)])


def best_product(S_b, S_w, r):
    W = fisher(S_b, S_w, r)
    for _ in range(300):
        before = W.copy()
        for i in range(r):
            for j in range(i):
                # The product of two entries of a given sum is largest where they are equal.
                A = W.T @ S_b @ W
                angle = 0.5 * np.arctan2(A[i, i] - A[j, j], -2 * A[i, j])
                c, s = np.cos(angle), np.sin(angle)
                W[:, [i, j]] = W[:, [i, j]] @ np.array([[c, -s], [s, c]])
        if abs(W - before).max() < 1e-14:
            break
    return W


def best_trace_ratio(S_b, S_w, r):
    W = np.linalg.qr(fisher(S_b, S_w, r))[0]
    for _ in range(60):
        ratio = np.trace(W.T @ S_b @ W) / np.trace(W.T @ S_w @ W)
        W = np.linalg.eigh(S_b - ratio * S_w)[1][:, -r:]
    return tuple(map(tuple, W))


def proof():
    return "略"
