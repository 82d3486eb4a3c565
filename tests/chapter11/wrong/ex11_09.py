"""Known mistakes of 11.9. Each cell holds what differs from the reference."""

# %% always_a_pair: 总是给出一对 / There is always a pair
# caught by: test_pair
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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
        if True:
            s, t = np.zeros(m), np.zeros(m)
            kernel = np.linalg.svd(A[:, columns])[2][-1]  # A s - A t = 0, the columns shared out between s and t
            s[columns[:k]], t[columns[k:]] = kernel[:k], -kernel[k:]
            return s, t
    return None


# %% atoms_not_normalised: 没有除以原子的长度平方 / Not divided by the squared length of the atom
# caught by: test_code
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0)
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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


# %% basis_pursuit: 用 L1 最小化代替 / L1 minimisation instead: non-zero signals only roughly
# caught by: test_signal, test_recover
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def recover(A, y, k):
    s = sparse_code(y, A, 1e-3)
    s[np.argsort(np.abs(s))[: len(s) - k]] = 0
    return s if np.linalg.norm(A @ s - y) <= 1e-2 * np.linalg.norm(y) else None


# %% codes_multiplied: 编码也乘了 scales / The codes are multiplied by the scales, too
# caught by: test_factors
# hint: 乘积才不变
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def equivalent_dictionary(B, A, perm, scales):
    scales = np.array(scales)
    return B[:, perm] * scales, A[perm] * scales[:, None]


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


# %% codes_not_permuted: 编码没有换位 / The codes are not reordered
# caught by: test_factors
# hint: 换位
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def equivalent_dictionary(B, A, perm, scales):
    scales = np.array(scales)
    return B[:, perm] * scales, A / scales[:, None]


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


# %% codes_not_scaled: 编码没有缩放 / The codes are not scaled
# caught by: test_factors
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def equivalent_dictionary(B, A, perm, scales):
    scales = np.array(scales)
    return B[:, perm] * scales, A[perm]


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


# %% coding_stops_too_soon: 坐标下降的步子一短就停下 / Coordinate descent stops as soon as steps are short
# caught by: test_code
# book: (11.16)
# kind: narrow
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        # Where atoms are nearly dependent, steps are short long before the minimum.
        if np.max(np.abs(alpha - before)) <= 1e-4 * np.max(np.abs(alpha)):
            break
    return alpha


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


# %% coherence: 用列之间的相关性代替 / The largest correlation of two columns instead
# caught by: test_rip
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def rip_constant(A, k):
    def deviation(columns):
        return float(np.max(np.abs(A[:, columns].T @ A[:, columns] - np.eye(k))))

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


# %% columns_normalised_first: 先把各列的长度化为 1 / Columns are given length 1 first
# caught by: test_rip
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def rip_constant(A, k):
    A = A / np.maximum(np.linalg.norm(A, axis=0), 1e-300)

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


# %% delta_below_one: 把 δ 截断在 1 / δ is cut off at 1
# caught by: test_rip
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def rip_constant(A, k):
    def deviation(columns):
        squares = np.linalg.eigvalsh(A[:, columns].T @ A[:, columns])
        return float(np.max(np.abs(squares - 1)))

    return min(1.0, max(deviation(columns) for columns in combinations(range(A.shape[1]), k)))


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


# %% equal_pair: s 与 t 相同 / s and t are the same
# caught by: test_pair
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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
            s[columns[:k]] = t[columns[:k]] = kernel[:k]
            return s, t
    return None


# %% exactly_k: 恰有 k 个分量不为 0 的解 / Exactly k components other than 0
# caught by: test_recover
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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
        if np.sum(np.abs(s) > TOLERANCE * np.abs(s).max()) == k:
            found = s
    return found


# %% first_columns_only: 只看前 k 列 / Only the first k columns
# caught by: test_rip, test_rip_examples
# hint: 所有的子矩阵
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def rip_constant(A, k):
    def deviation(columns):
        squares = np.linalg.eigvalsh(A[:, columns].T @ A[:, columns])
        return float(np.max(np.abs(squares - 1)))

    return deviation(list(range(k)))


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


# %% first_solution: 取最先找到的解，不问是否唯一 / The first solution found, unique or not
# caught by: test_recover
# hint: 无穷多解
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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
        return s
    return found


# %% infinitely_many_missed: 列相关时的无穷多解没有发现 / Infinitely many solutions on dependent columns are missed
# caught by: test_recover
# hint: 无穷多解
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def recover(A, y, k):
    found = None
    for columns in map(list, combinations(range(A.shape[1]), k)):
        s = np.zeros(A.shape[1])
        s[columns], _, rank, _ = np.linalg.lstsq(A[:, columns], y, rcond=None)
        if np.linalg.norm(A @ s - y) > TOLERANCE * np.linalg.norm(y):
            continue
        if found is not None and np.max(np.abs(s - found)) > TOLERANCE * np.max(np.abs(s)):
            return None
        found = s
    return found


# %% kernel_not_split: s 是核中的向量，t = 0 / s is the kernel vector, t = 0
# caught by: test_pair
# hint: 拆成
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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
            s[columns] = kernel
            return s, t
    return None


# %% least_norm: 取长度最小的解 / The solution of least length
# caught by: test_signal, test_recover
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def recover(A, y, k):
    s = np.linalg.lstsq(A, y, rcond=None)[0]
    return s if np.linalg.norm(A @ s - y) <= TOLERANCE * np.linalg.norm(y) else None


# %% least_squares_code: 没有正则化 / No regularisation
# caught by: test_code_by_hand, test_code
def sparse_code(x, B, lam):
    return np.linalg.lstsq(B, x, rcond=None)[0]


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


# %% less_than_twice_k: 只试 2k - 1 列 / Tries 2k - 1 columns only
# caught by: test_pair
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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
    for columns in map(list, combinations(range(m), min(2 * k - 1, m))):
        if np.linalg.matrix_rank(A[:, columns]) < len(columns):
            s, t = np.zeros(m), np.zeros(m)
            kernel = np.linalg.svd(A[:, columns])[2][-1]  # A s - A t = 0, the columns shared out between s and t
            s[columns[:k]], t[columns[k:]] = kernel[:k], -kernel[k:]
            return s, t
    return None


# %% lower_side_only: 只看缩短，不看伸长 / Only what is shortened, not what is stretched
# caught by: test_rip
# hint: 两边
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def rip_constant(A, k):
    def deviation(columns):
        squares = np.linalg.eigvalsh(A[:, columns].T @ A[:, columns])
        return float(max(0.0, np.max(1 - squares)))

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


# %% matching_pursuit: 贪心地逐个选原子，不做收缩 / Matching pursuit: atoms chosen greedily, nothing is shrunk
# caught by: test_code_by_hand, test_code
def sparse_code(x, B, lam):
    alpha, chosen = np.zeros(B.shape[1]), []
    while len(chosen) < min(B.shape):
        slopes = B.T @ (x - B @ alpha)
        if np.max(np.abs(slopes)) <= lam / 2:
            break
        chosen.append(int(np.argmax(np.abs(slopes))))
        alpha = np.zeros(B.shape[1])
        alpha[chosen] = np.linalg.lstsq(B[:, chosen], x, rcond=None)[0]
    return alpha


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


# %% matrix_unknown: 以为测量矩阵未知，信号总能恢复 / Takes the measurement matrix for unknown, and every signal for recoverable
# caught by: test_claims
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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


def claims():
    return {
        "dictionary_is_unknown_in_dictionary_learning": True,
        "measurement_matrix_is_unknown_in_compressed_sensing": True,
        "both_reduce_to_l1_problem_for_fixed_matrix": True,
        "learned_factors_unique_without_normalisation": False,
        "cs_recovery_exact_for_every_signal": True,
    }


# %% most_independent: 最大线性无关列数 / The largest number of independent columns
# caught by: test_spark_examples, test_spark
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def spark(A):
    for size in range(1, A.shape[1] + 1):
        if any(np.linalg.matrix_rank(A[:, columns]) < size for columns in combinations(range(A.shape[1]), size)):
            return size - 1
    return float("inf")


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


# %% nearly_dependent_atoms_skipped: 几乎线性相关的原子不一起用 / Nearly dependent atoms are never used together
# caught by: test_code
# book: (11.16)
# kind: narrow
from itertools import product


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


# %% never_infinite: 各列无关时返回列数加 1 / Independent columns give their number plus 1
# caught by: test_spark
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def spark(A):
    for size in range(1, A.shape[1] + 1):
        if any(np.linalg.matrix_rank(A[:, columns]) < size for columns in combinations(range(A.shape[1]), size)):
            return size
    return A.shape[1] + 1


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


# %% none_for_many_columns: 2k 大于列数时放弃 / Gives up where 2k exceeds the number of columns
# caught by: test_pair
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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
    if 2 * k > m:
        return None
    for columns in map(list, combinations(range(m), min(2 * k, m))):
        if np.linalg.matrix_rank(A[:, columns]) < len(columns):
            s, t = np.zeros(m), np.zeros(m)
            kernel = np.linalg.svd(A[:, columns])[2][-1]  # A s - A t = 0, the columns shared out between s and t
            s[columns[:k]], t[columns[k:]] = kernel[:k], -kernel[k:]
            return s, t
    return None


# %% nonnegative_codes: 编码不许为负 / Codes are not allowed to be negative
# caught by: test_code_by_hand, test_code
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = max(slope - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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


# %% one_sweep: 只更新一轮 / A single sweep
# caught by: test_code
# hint: 反复更新
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(1):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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


# %% only_if_spark_allows: spark ≤ 2k 就一律返回 None / None whenever the spark is at most 2k
# caught by: test_recover
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def recover(A, y, k):
    if spark(A) <= 2 * k:
        return None
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


# %% permutation_inverted: 次序用反了：旧原子 j 移到 perm[j] / The order inverted: old atom j moves to perm[j]
# caught by: test_factors
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def equivalent_dictionary(B, A, perm, scales):
    scales, perm = np.array(scales), np.argsort(perm)
    return B[:, perm] * scales, A[perm] / scales[:, None]


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


# %% rank_plus_one: spark 取秩加 1 / The rank plus 1 as the spark
# caught by: test_spark
# hint: 秩加 1
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def spark(A):
    rank = np.linalg.matrix_rank(A)
    return float("inf") if rank == A.shape[1] else int(rank) + 1


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


# %% residual_ignored: 没有核对 A s = y / A s = y is not verified
# caught by: test_recover
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def recover(A, y, k):
    found = None
    for columns in map(list, combinations(range(A.shape[1]), k)):
        s = np.zeros(A.shape[1])
        s[columns], _, rank, _ = np.linalg.lstsq(A[:, columns], y, rcond=None)
        if rank < k:
            return None
        if found is not None and np.max(np.abs(s - found)) > TOLERANCE * np.max(np.abs(s)):
            return None
        found = s
    return found


# %% residual_of_a_hundredth: 残差不超过 0.01 就当作 0 / A residual of a hundredth counts as 0
# caught by: test_recover
# kind: narrow
def recover(A, y, k):
    found = None
    for columns in map(list, combinations(range(A.shape[1]), k)):
        s = np.zeros(A.shape[1])
        s[columns], _, rank, _ = np.linalg.lstsq(A[:, columns], y, rcond=None)
        if np.linalg.norm(A @ s - y) > 1e-2:
            continue
        if rank < k:
            return None
        if found is not None and np.max(np.abs(s - found)) > TOLERANCE * np.max(np.abs(s)):
            return None
        found = s
    return found


# %% ridge_code: 用了 L2 正则化 / L2 regularisation
# caught by: test_code_by_hand, test_code
def sparse_code(x, B, lam):
    return np.linalg.solve(B.T @ B + lam * np.eye(B.shape[1]), B.T @ x)


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


# %% scales_by_old_atom: scales 跟着旧原子走 / The scales go with the old atoms
# caught by: test_factors
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def equivalent_dictionary(B, A, perm, scales):
    scales = np.array(scales)[perm]
    return B[:, perm] * scales, A[perm] / scales[:, None]


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


# %% short_atoms_skipped: 很短的原子当作零向量跳过 / Skips very short atoms as if they were zero
# caught by: test_code
# book: (11.16)
# kind: narrow
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(8000):
        before = alpha.copy()
        for j in np.flatnonzero(squares > 1e-3):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.max(np.abs(alpha - before)) <= 1e-10 * np.max(np.abs(alpha)):
            break
    return alpha


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


# %% sign_forgotten: t 的符号没有变 / The sign of t is not changed
# caught by: test_pair
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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
            s[columns[:k]], t[columns[k:]] = kernel[:k], kernel[k:]
            return s, t
    return None


# %% singular_values_not_squared: 用奇异值，没有平方 / Singular values, not their squares
# caught by: test_rip_examples, test_rip
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def rip_constant(A, k):
    def deviation(columns):
        squares = np.linalg.svd(A[:, columns], compute_uv=False)
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


# %% smallest_over_submatrices: 取各子矩阵中最小的 / The smallest over the submatrices
# caught by: test_rip_examples, test_rip
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def rip_constant(A, k):
    def deviation(columns):
        squares = np.linalg.eigvalsh(A[:, columns].T @ A[:, columns])
        return float(np.max(np.abs(squares - 1)))

    return min(deviation(columns) for columns in combinations(range(A.shape[1]), k))


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


# %% soft_threshold_of_projections: 把字典当作正交的：直接对 Bᵀx 软阈值 / As if atoms were orthogonal: soft threshold of Bᵀx
# caught by: test_code
def sparse_code(x, B, lam):
    slope = B.T @ x
    return np.sign(slope) * np.maximum(np.abs(slope) - lam / 2, 0)


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


# %% spark_above_rows_not_tried: 只试到行数为止 / Tries no more columns than there are rows
# caught by: test_spark, test_spark_examples
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def spark(A):
    for size in range(1, min(A.shape) + 1):
        if any(np.linalg.matrix_rank(A[:, columns]) < size for columns in combinations(range(A.shape[1]), size)):
            return size
    return float("inf")


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


# %% spark_compared_with_k: 只看 k 列是否相关 / Only k columns are tried
# caught by: test_pair
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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
    for columns in map(list, combinations(range(m), k)):
        if np.linalg.matrix_rank(A[:, columns]) < len(columns):
            s, t = np.zeros(m), np.zeros(m)
            kernel = np.linalg.svd(A[:, columns])[2][-1]  # A s - A t = 0, the columns shared out between s and t
            s[columns[:k]], t[columns[k:]] = kernel[:k], -kernel[k:]
            return s, t
    return None


# %% spark_of_neighbours: 只看相邻的列 / Only columns side by side are tried
# caught by: test_spark
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def spark(A):
    for size in range(1, A.shape[1] + 1):
        if any(np.linalg.matrix_rank(A[:, columns]) < size for columns in (list(range(i, i + size)) for i in range(A.shape[1] - size + 1))):
            return size
    return float("inf")


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


# %% spark_with_absolute_tolerance: 奇异值小于 0.001 就当作线性相关 / Columns count as dependent if a singular value is below 0.001
# caught by: test_spark
# book: §11.6
# kind: narrow
def spark(A):
    for size in range(1, A.shape[1] + 1):
        if any(np.linalg.matrix_rank(A[:, columns], tol=1e-3) < size for columns in combinations(range(A.shape[1]), size)):
            return size
    return float("inf")


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


# %% sparsest: 取最稀疏的解 / The sparsest solution
# caught by: test_recover
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def recover(A, y, k):
    for size in range(k + 1):
        found = []
        for columns in map(list, combinations(range(A.shape[1]), size)):
            s = np.zeros(A.shape[1])
            s[columns] = np.linalg.lstsq(A[:, columns], y, rcond=None)[0]
            if np.linalg.norm(A @ s - y) <= TOLERANCE * np.linalg.norm(y):
                found.append(s)
        if found:
            return found[0] if len(found) == 1 else None
    return None


# %% supports_counted: 位置不同就算不同的解 / Different places counted as different solutions
# caught by: test_recover
# hint: 同一个 s
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def recover(A, y, k):
    found = None
    for columns in map(list, combinations(range(A.shape[1]), k)):
        s = np.zeros(A.shape[1])
        s[columns], _, rank, _ = np.linalg.lstsq(A[:, columns], y, rcond=None)
        if np.linalg.norm(A @ s - y) > TOLERANCE * np.linalg.norm(y):
            continue
        if rank < k:
            return None
        if found is not None:
            return None
        found = s
    return found


# %% threshold_is_lambda: 阈值取 λ，不是 λ/2 / The threshold is λ instead of λ/2
# caught by: test_code_by_hand, test_code
# hint: 因子 2
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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


# %% true: 全部答 True / True throughout
# caught by: test_claims
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


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


def claims():
    return {
        "dictionary_is_unknown_in_dictionary_learning": True,
        "measurement_matrix_is_unknown_in_compressed_sensing": True,
        "both_reduce_to_l1_problem_for_fixed_matrix": True,
        "learned_factors_unique_without_normalisation": True,
        "cs_recovery_exact_for_every_signal": True,
    }


# %% upper_side_only: 只看伸长，不看缩短 / Only what is stretched, not what is shortened
# caught by: test_rip
# hint: 两边
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def rip_constant(A, k):
    def deviation(columns):
        squares = np.linalg.eigvalsh(A[:, columns].T @ A[:, columns])
        return float(max(0.0, np.max(squares - 1)))

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


# %% zero_column_ignored: 从两列开始试，漏掉零列 / Begins with two columns: a column of zeros is missed
# caught by: test_spark
# hint: 零列
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def spark(A):
    for size in range(2, A.shape[1] + 1):
        if any(np.linalg.matrix_rank(A[:, columns]) < size for columns in combinations(range(A.shape[1]), size)):
            return size
    return float("inf")


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


# %% zero_singular_value_missed: k 大于行数时漏掉奇异值 0 / For more columns than rows the singular value 0 is missed
# caught by: test_rip
def sparse_code(x, B, lam):
    """Coordinate descent: each component in turn has a closed form."""
    alpha, squares = np.zeros(B.shape[1]), np.sum(B**2, axis=0)
    residual = np.array(x, dtype=float)
    for _ in range(600):
        before = alpha.copy()
        for j in np.flatnonzero(squares):
            slope = B[:, j] @ residual + squares[j] * alpha[j]
            new = np.sign(slope) * max(abs(slope) - lam / 2, 0) / squares[j]
            residual += (alpha[j] - new) * B[:, j]
            alpha[j] = new
        if np.array_equal(alpha, before):
            break
    return alpha


def rip_constant(A, k):
    def deviation(columns):
        squares = np.linalg.svd(A[:, columns], compute_uv=False) ** 2
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
