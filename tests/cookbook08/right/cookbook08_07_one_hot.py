"""整块的数组；权重由 logsumexp 得到，硬注意力用独热矩阵 / Whole arrays; weights by logsumexp, hard attention by one-hot rows"""

import numpy as np


def weights(S, mask):
    floor = np.where(mask, S, -1e300)
    top = floor.max(axis=1, keepdims=True)
    e = np.exp(np.maximum(floor - top, -1e4)) * mask
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.nan_to_num(np.exp(np.log(e) - np.log(e.sum(axis=1, keepdims=True))), nan=0.0)


def attend(Q, K, V, mask, scale):
    return np.einsum("ij,jc->ic", weights(np.einsum("ic,jc->ij", Q, K) * scale, mask), V)


def attend_backward(Q, K, V, mask, scale, dO):
    A = weights(np.einsum("ic,jc->ij", Q, K) * scale, mask)
    O = A @ V
    # The weights are centred by the output: dO · (V_j - O_i).
    dS = A * np.einsum("ic,ijc->ij", dO, V[None] - O[:, None])
    return dS @ (scale * K), dS.T @ Q * scale, A.T.dot(dO)


def hard(Q, K, V, mask):
    S = Q @ K.T
    S[~mask] = -np.inf
    first = np.zeros(S.shape)
    first[np.arange(len(S)), S.argmax(axis=1)] = 1
    return (first * mask) @ V


def evidence(keys, j):
    above = [i for i, k in enumerate(keys) if k > keys[j]]
    below = [i for i, k in enumerate(keys) if k < keys[j]]
    if not below:
        return {"query": -0.5, "why": "the smallest"}
    if not above:
        return {"query": np.float64(2), "why": "the largest"}
    a, b = below[-1], above[0]
    return {"between": (a, b, np.float64(keys[j] - keys[a]) / (keys[b] - keys[a]))}
