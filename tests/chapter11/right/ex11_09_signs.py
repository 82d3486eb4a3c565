"""编码试遍正负号，其余用奇异值；模糊的一对共用一个分量 / Codes by trying signs, the rest by singular values"""

from itertools import combinations, product

import numpy as np


def dependent(A):
    n, m = A.shape
    if m > n:
        return True
    singular = np.linalg.svd(A, compute_uv=False)
    return bool(singular[-1] <= 1e-10 * singular[0])


def sparse_code(x, B, lam):
    """A minimiser has independent columns; on these and with its signs it solves a linear system."""
    k = B.shape[1]
    best, least = np.zeros(k), float(x @ x)
    for size in range(1, min(B.shape) + 1):
        for columns in map(list, combinations(range(k), size)):
            part = B[:, columns]
            if dependent(part):
                continue
            signs = np.array(list(product([-1.0, 1.0], repeat=size))).T
            alphas = np.linalg.solve(part.T @ part, (part.T @ x)[:, None] - lam / 2 * signs)
            values = ((x[:, None] - part @ alphas) ** 2).sum(axis=0) + lam * np.abs(alphas).sum(axis=0)
            place = int(values.argmin())
            if values[place] < least:
                least, best = values[place], np.zeros(k)
                best[columns] = alphas[:, place]
    return best


def equivalent_dictionary(B, A, perm, scales):
    change = np.zeros((len(perm), len(perm)))
    change[perm, range(len(perm))] = scales
    inverse = np.zeros_like(change)
    inverse[range(len(perm)), perm] = 1 / np.array(scales)
    return B @ change, inverse @ A


def spark(A):
    m = A.shape[1]
    return min((s for s in range(1, m + 1) for c in combinations(range(m), s) if dependent(A[:, list(c)])), default=np.inf)


def rip_constant(A, k):
    gram = A.T @ A - np.eye(A.shape[1])
    return np.max([np.linalg.norm(gram[np.ix_(c, c)], 2) for c in combinations(range(A.shape[1]), k)])


def recover(A, y, k):
    m = A.shape[1]
    solutions = []
    for size in range(k + 1):
        for columns in map(list, combinations(range(m), size)):
            s = np.zeros(m)
            if size:
                s[columns] = np.linalg.pinv(A[:, columns]) @ y
            if np.abs(A @ s - y).max() > 1e-6:
                continue
            if size and dependent(A[:, columns]):
                return None
            if all(np.abs(s - other).max() > 1e-6 * np.abs(s).max() for other in solutions):
                solutions.append(s)
    return solutions[0] if len(solutions) == 1 else None


def ambiguous_pair(A, k):
    m = A.shape[1]
    for size in range(1, min(2 * k, m) + 1):
        for columns in map(list, combinations(range(m), size)):
            if dependent(A[:, columns]):
                kernel = np.zeros(m)
                kernel[columns] = np.linalg.svd(A[:, columns])[2][-1]
                s = np.where(np.isin(np.arange(m), columns[:k]), kernel, 0)
                both = np.zeros(m)
                if size < 2 * k:
                    both[columns[0]] = 1.0
                return s + both, s + both - kernel
    return None


def claims():
    true = ("dictionary_is_unknown_in_dictionary_learning", "both_reduce_to_l1_problem_for_fixed_matrix")
    false = (
        "measurement_matrix_is_unknown_in_compressed_sensing",
        "learned_factors_unique_without_normalisation",
        "cs_recovery_exact_for_every_signal",
    )
    return {**dict.fromkeys(true, True), **dict.fromkeys(false, False)}


def essay():
    return "略"
