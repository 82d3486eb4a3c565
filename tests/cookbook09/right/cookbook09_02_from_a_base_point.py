"""以第一个点为原点的内积矩阵；权重由它得到；奇异值分解 / Inner products seen from the first point, and weights from these"""

import numpy as np


def audit(D):
    lower = np.maximum.accumulate(np.zeros_like(D))
    for i in range(len(D)):
        for j in range(i):
            lower[i, j] = lower[j, i] = D[i, j]
    first, second = set(), set()
    for i in range(len(D)):
        for j in range(i):
            if D[i, j] - D[j, i] != 0:
                first.add((j, i))
            for k in range(len(D)):
                if lower[i, j] - lower[i, k] - lower[k, j] > 1e-9 * D.max():
                    second.add((j, i))
    return [list(pair) for pair in first], sorted(second, reverse=True)


def gram(D):
    N = len(D)
    H = np.eye(N) - np.ones((N, N)) / N
    return (-0.5 * H @ (D * D) @ H).tolist()


def mds(D, d):
    B = np.array(gram(D))
    left, sizes, _ = np.linalg.svd(B)
    signs = np.sign(np.einsum("ij,ij->j", left, B @ left))
    # Two opposite eigenvalues of equal size share their singular vectors: then only eigh tells them apart.
    if np.any(np.abs(np.diff(sizes)) < 1e-3 * sizes[0]):
        values, left = np.linalg.eigh(B)
    else:
        values = sizes * signs
    best = sorted(range(len(D)), key=lambda j: -values[j])[:d]
    return [[float(left[i, j]) * max(0.0, float(values[j])) ** 0.5 for j in best] for i in range(len(D))]


def settle(D):
    S = D**2
    G = (S[1:, :1] + S[:1, 1:] - S[1:, 1:]) / 2
    values, V = np.linalg.eigh(G)
    if values[0] < -1e-7 * D.max() ** 2:
        u = V[:, 0]
        return {"weights": [-float(u.sum()), *u.tolist()]}
    Y = V * np.sqrt(np.clip(values, 0, None))
    return {"points": [[0.0] * Y.shape[1], *Y.tolist()]}


def lift(D):
    N, scale = len(D), D.max() ** 2
    if N == 1 or scale == 0:
        return 0
    low, high = -scale, N * scale
    off = (1 - np.eye(N)) / scale
    for _ in range(60):
        c = (low + high) / 2
        S = D**2 / scale + c * off
        G = (S[1:, :1] + S[:1, 1:] - S[1:, 1:]) / 2
        if np.linalg.eigvalsh(G)[0] < 0:
            low = c
        else:
            high = c
    return max(0.0, high)


def proof():
    return "略"
