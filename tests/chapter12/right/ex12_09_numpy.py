"""numpy 数组，用广播；符号向量由位得到 / numpy arrays with broadcasting, signs from bits"""

import numpy as np


def _suprema(V):
    V = np.array(V, dtype=float)
    m = V.shape[1]
    bits = np.arange(2**m)[:, None] >> np.arange(m) & 1
    return ((2 * bits - 1) @ V.T).max(axis=1) / m


def sum_class(V1, V2):
    both = np.array(V1)[:, None, :] + np.array(V2)[None, :, :]
    return both.reshape(-1, both.shape[2])


def sides(V1, V2):
    return np.array([_suprema(sum_class(V1, V2)).mean(), _suprema(V1).mean() + _suprema(V2).mean()])


def maximizers(V1, V2, sigma):
    projected = (np.array(V1) @ np.array(sigma))[:, None] + np.array(V2) @ np.array(sigma)
    return np.array(np.unravel_index(np.argmax(projected), projected.shape))


def strict_for_absolute(m):
    return np.eye(m), -np.eye(m)[:1]


def strict_for_pairs(m):
    V = np.vstack([np.eye(m), -np.eye(m)])
    return V, -V


def proof():
    return "略"
