"""11.9 字典学习与压缩感知中的稀疏性 / Sparsity in dictionary learning and in compressed sensing"""

from itertools import combinations

import numpy as np

TOLERANCE = 1e-8


def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(8000):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        # Where atoms are nearly dependent, steps are short long before the minimum.
        if np.max(np.abs(alpha - before)) <= 1e-10 * np.max(np.abs(alpha)):
            break
    return alpha


def equivalent_dictionary(B, A, perm, scales):
    scales = np.array(scales)
    return B[:, perm] * scales, A[perm] / scales[:, None]


def spark(A):
    for size in range(1, A.shape[1] + 1):
        if any(np.linalg.matrix_rank(A[:, columns]) < size for columns in combinations(range(A.shape[1]), size)):
            return size
    return float("inf")


def rip_constant(A, k):
    def deviation(columns):
        squares = np.linalg.eigvalsh(A[:, columns].T @ A[:, columns])
        return float(np.max(np.abs(squares - 1)))

    return max(deviation(columns) for columns in combinations(range(A.shape[1]), k))


def recover(A, y, k):
    found = None
    for columns in map(list, combinations(range(A.shape[1]), k)):
        s = np.zeros(A.shape[1])
        s[columns], _, rank, _ = np.linalg.lstsq(A[:, columns], y, rcond=None)
        if np.linalg.norm(A @ s - y) > 3e-5:  # it is 0 or above 1e-4
            continue
        if rank < k:
            return None
        if found is not None and np.max(np.abs(s - found)) > TOLERANCE * np.max(np.abs(s)):
            return None
        found = s
    return found


def ambiguous_pair(A, k):
    m = A.shape[1]
    for columns in map(list, combinations(range(m), min(2 * k, m))):
        if np.linalg.matrix_rank(A[:, columns]) < len(columns):
            s, t = np.zeros(m), np.zeros(m)
            kernel = np.linalg.svd(A[:, columns])[2][-1]  # A s - A t = 0, the columns shared out between s and t
            s[columns[:k]], t[columns[k:]] = kernel[:k], -kernel[k:]
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
    return """共同之处：都用稀疏性约束解，矩阵固定时都是 L1 正则化的最小二乘（稀疏编码，基寻踪去噪）。
不同之处：字典学习中字典与编码都未知，目标是让样本有便于后续学习的表示，分解不唯一也无妨
（原子的次序、长度任意，故需归一化）；
压缩感知中测量矩阵已知，目标是恢复唯一的真实信号，所以要求矩阵满足 RIP 或 spark > 2k，并非所有信号都能恢复。"""
