"""几乎线性相关的原子不一起用 / Nearly dependent atoms are never used together

caught by: test_code
book: (11.16)
"""

from itertools import combinations, product

import numpy as np

TOLERANCE = 1e-8


def sparse_code(x, B, lam):
    best, least = np.zeros(B.shape[1]), float(x @ x)
    for size in range(1, B.shape[1] + 1):
        for columns in map(list, combinations(range(B.shape[1]), size)):
            D = B[:, columns]
            if np.linalg.matrix_rank(D, tol=0.1 * np.linalg.norm(D, 2)) < size:
                continue
            for signs in product((-1.0, 1.0), repeat=size):
                a = np.linalg.solve(D.T @ D, D.T @ x - lam / 2 * np.array(signs))
                value = float(np.sum((x - D @ a) ** 2) + lam * np.sum(np.abs(a)))
                if value < least:
                    best, least = np.zeros(B.shape[1]), value
                    best[columns] = a
    return best


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
        if np.linalg.norm(A @ s - y) > TOLERANCE * np.linalg.norm(y):
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
    return ""
