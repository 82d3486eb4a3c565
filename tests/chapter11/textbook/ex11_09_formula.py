"""照 (11.16)、(11.21)、(11.22) 写，(11.16) 用近端梯度下降 (11.14) / (11.16) by proximal gradient descent (11.14), (11.21) and (11.22)"""

import itertools

import numpy as np


def sparse_code(x, B, lam):
    L = 2 * np.linalg.eigvalsh(B.T @ B)[-1]
    a = np.zeros(B.shape[1])
    if L == 0:
        return a
    for _ in range(10000):
        z = a - 2 * B.T @ (B @ a - x) / L
        a = np.where(z > lam / L, z - lam / L, np.where(z < -lam / L, z + lam / L, 0.0))
    return a


def equivalent_dictionary(B, A, perm, scales):
    return B[:, perm] * np.array(scales), A[perm] / np.array(scales)[:, None]


def spark(A):
    m = A.shape[1]
    for r in range(1, m + 1):
        for S in itertools.combinations(range(m), r):
            if np.linalg.matrix_rank(A[:, S]) < r:
                return float(r)
    return float("inf")


def rip_constant(A, k):
    delta = 0.0
    for S in itertools.combinations(range(A.shape[1]), k):
        values = np.linalg.eigvalsh(A[:, S].T @ A[:, S])
        delta = max(delta, 1 - values[0], values[-1] - 1)
    return delta


def recover(A, y, k):
    m = A.shape[1]
    found = None
    for S in itertools.combinations(range(m), k):
        part, _, rank, _ = np.linalg.lstsq(A[:, S], y, rcond=None)
        if np.linalg.norm(A[:, S] @ part - y) > 1e-5:
            continue
        if rank < k:
            return None
        s = np.zeros(m)
        s[list(S)] = part
        if found is not None and not np.allclose(found, s):
            return None
        found = s
    return found


def ambiguous_pair(A, k):
    m = A.shape[1]
    r = min(2 * k, m)
    for S in itertools.combinations(range(m), r):
        if np.linalg.matrix_rank(A[:, S]) < r:
            h = np.linalg.svd(A[:, S])[2][-1]
            s, t = np.zeros(m), np.zeros(m)
            s[list(S[:k])] = h[:k]
            t[list(S[k:])] = -h[k:]
            return s, t
    return None


def claims():
    return {
        "dictionary_is_unknown_in_dictionary_learning": True,
        "measurement_matrix_is_unknown_in_compressed_sensing": False,
        "both_reduce_to_l1_problem_for_fixed_matrix": True,
        "learned_factors_unique_without_normalisation": False,
        "cs_recovery_exact_for_every_signal": False,
    }


def essay():
    return "字典学习要学出使样本稀疏的字典；压缩感知利用信号本身的稀疏性，由少量测量恢复它。"
