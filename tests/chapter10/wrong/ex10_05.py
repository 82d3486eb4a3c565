"""Known mistakes of 10.5. Each cell holds what differs from the reference."""

# %% claims_all_true: 全部答 True / True throughout
# caught by: test_claims
# book: (10.13)
def claims():
    return {
        "orthonormal_never_expands": True,
        "Wz_reconstructs_for_orthonormal_W": True,
        "Wz_reconstructs_for_every_W": True,
        "span_decides_which_information_is_kept": True,
        "orthonormal_columns_make_scores_uncorrelated": True,
    }


# %% claims_information: 以为非正交就丢了信息 / Takes a non-orthogonal basis to lose information
# caught by: test_claims
# book: (10.13)
def claims():
    return {
        "orthonormal_never_expands": True,
        "Wz_reconstructs_for_orthonormal_W": True,
        "Wz_reconstructs_for_every_W": False,
        "span_decides_which_information_is_kept": False,
        "orthonormal_columns_make_scores_uncorrelated": False,
    }


# %% claims_uncorrelated: 以为标准正交就不相关 / Takes orthonormal columns to give uncorrelated scores
# caught by: test_claims
# book: (10.13)
def claims():
    return {
        "orthonormal_never_expands": True,
        "Wz_reconstructs_for_orthonormal_W": True,
        "Wz_reconstructs_for_every_W": False,
        "span_decides_which_information_is_kept": True,
        "orthonormal_columns_make_scores_uncorrelated": True,
    }


# %% decode_basis_only: 用 Q z 还原，忘了 R / Restores by Q z and forgets R
# caught by: test_decode, test_decode_by_hand
# book: (10.13)
def decode(Z, W):
    # The points W a with Wᵀ W a = z; the pseudoinverse is (WᵀW)⁻¹ Wᵀ without squaring the condition number.
    return Z @ np.linalg.qr(W)[0].T


# %% decode_cuts_near_limit: 伪逆丢掉小于最大者 1/500 的奇异值，而 1/1000 以内的都有用 / The pseudoinverse drops singular values below 1/500 of the largest, though all down to 1/1000 count
# caught by: test_decode
# book: §10.2
# kind: narrow
def encode(X, W):
    return [[sum(float(x) * float(w) for x, w in zip(row, col)) for col in np.transpose(W)] for row in X]


def decode(Z, W):
    Z = np.asarray(Z, dtype=float)
    W = np.asarray(W, dtype=float)
    return Z @ np.linalg.pinv(W, rcond=2e-3)


def orthonormalize(W):
    W = np.asarray(W, dtype=float)
    Q = []
    for w in W.T:
        v = w.copy()
        for _ in range(2):
            for q in Q:
                v = v - (q @ v) * q
        Q.append(v / np.sqrt(v @ v))
    Q = np.array(Q).T
    return Q, Q.T @ W


def expanding_pair(W):
    W = np.asarray(W, dtype=float)
    U, s, _ = np.linalg.svd(W, full_matrices=False)
    if s[0] <= 1 + 4e-7:
        return None
    return [(1 + 7 * u) for u in U[:, 0].tolist()], [1.0] * len(U)


def nonorthogonal_helps(d):
    pts = [(0, 0), (0, 10), (1, 0), (1, 10)]
    X = [list(p) + [5] * (d - 2) for p in pts]
    y = ("a", "a", "b", "b")
    W = [[0] * d for _ in range(d)]
    for i in range(d):
        W[i][i] = 100 if i == 0 else 1
    return X, y, W


# %% decode_cuts_small: 舍去了不到最大的百分之一的奇异值 / Drops singular values below a hundredth of the largest
# caught by: test_decode
# book: (10.13)
# kind: narrow
def decode(Z, W):
    # The points W a with Wᵀ W a = z; the pseudoinverse is (WᵀW)⁻¹ Wᵀ without squaring the condition number.
    return Z @ np.linalg.pinv(W, rcond=0.01)


# %% decode_gram_not_inverted: 乘了 WᵀW 而不是它的逆 / Multiplies by WᵀW instead of its inverse
# caught by: test_decode, test_decode_by_hand
# book: (10.13)
def decode(Z, W):
    # The points W a with Wᵀ W a = z; the pseudoinverse is (WᵀW)⁻¹ Wᵀ without squaring the condition number.
    return Z @ (W.T @ W) @ W.T


# %% decode_inverse_transposed: d = n 时逆矩阵多转置了一次 / Transposes the inverse once too often where W is square
# caught by: test_decode
# book: (10.13)
def decode(Z, W):
    # The points W a with Wᵀ W a = z; the pseudoinverse is (WᵀW)⁻¹ Wᵀ without squaring the condition number.
    return Z @ np.linalg.inv(W).T if W.shape[0] == W.shape[1] else Z @ np.linalg.pinv(W)


# %% decode_lengths_only: 只除以各列长度的平方，以为各列正交 / Divides by the squared lengths of columns only, as if they were orthogonal
# caught by: test_decode, test_decode_by_hand
# book: (10.13)
def decode(Z, W):
    # The points W a with Wᵀ W a = z; the pseudoinverse is (WᵀW)⁻¹ Wᵀ without squaring the condition number.
    return Z / (W**2).sum(axis=0) @ W.T


# %% decode_nearly_orthonormal: WᵀW 与 I 相差不到 1e-5 时就用 W z 还原 / Restores by W z where WᵀW is within 1e-5 of I
# caught by: test_decode
# book: §10.2
# kind: narrow
def encode(X, W):
    return [[sum(float(x) * float(w) for x, w in zip(row, col)) for col in np.transpose(W)] for row in X]


def decode(Z, W):
    Z = np.asarray(Z, dtype=float)
    W = np.asarray(W, dtype=float)
    if np.allclose(W.T @ W, np.eye(W.shape[1])):
        return Z @ W.T
    return np.linalg.lstsq(W.T, Z.T, rcond=None)[0].T


def orthonormalize(W):
    W = np.asarray(W, dtype=float)
    Q = []
    for w in W.T:
        v = w.copy()
        for _ in range(2):
            for q in Q:
                v = v - (q @ v) * q
        Q.append(v / np.sqrt(v @ v))
    Q = np.array(Q).T
    return Q, Q.T @ W


def expanding_pair(W):
    W = np.asarray(W, dtype=float)
    U, s, _ = np.linalg.svd(W, full_matrices=False)
    if s[0] <= 1 + 4e-7:
        return None
    return [(1 + 7 * u) for u in U[:, 0].tolist()], [1.0] * len(U)


def nonorthogonal_helps(d):
    pts = [(0, 0), (0, 10), (1, 0), (1, 10)]
    X = [list(p) + [5] * (d - 2) for p in pts]
    y = ("a", "a", "b", "b")
    W = [[0] * d for _ in range(d)]
    for i in range(d):
        W[i][i] = 100 if i == 0 else 1
    return X, y, W


# %% decode_outside_span: 前 d 个坐标解方程，其余填 0：不在列空间里 / Solves for the first coordinates and fills in zeros: outside of the span
# caught by: test_decode
# book: (10.13)
def decode(Z, W):
    # The points W a with Wᵀ W a = z; the pseudoinverse is (WᵀW)⁻¹ Wᵀ without squaring the condition number.
    n, d = W.shape
    rows = []
    for k in range(n):
        rows.append(k)
        if np.linalg.matrix_rank(W[rows]) < len(rows):
            rows.pop()
    X = np.zeros((len(Z), n))
    X[:, rows] = np.linalg.solve(W[rows].T, np.transpose(Z)).T
    return X


# %% decode_ridge: 加了正则化项 / Adds a ridge
# caught by: test_decode
# book: (10.13)
def decode(Z, W):
    # The points W a with Wᵀ W a = z; the pseudoinverse is (WᵀW)⁻¹ Wᵀ without squaring the condition number.
    return Z @ np.linalg.inv(W.T @ W + 1e-3 * np.eye(W.shape[1])) @ W.T


# %% decode_single_row: 只还原第一行 / Restores the first row only
# caught by: test_decode
# book: (10.13)
def decode(Z, W):
    # The points W a with Wᵀ W a = z; the pseudoinverse is (WᵀW)⁻¹ Wᵀ without squaring the condition number.
    restored = np.zeros((len(Z), len(W)))
    restored[0] = Z[0] @ np.linalg.pinv(W)
    return restored


# %% decode_wz: 用 W z 还原，不管 W 是否标准正交 / Restores by W z, whether or not W is orthonormal
# caught by: test_decode_by_hand, test_decode
# hint: WᵀW
# book: (10.13)
def decode(Z, W):
    # The points W a with Wᵀ W a = z; the pseudoinverse is (WᵀW)⁻¹ Wᵀ without squaring the condition number.
    return Z @ W.T


# %% encode_centres: 编码前先中心化 / Centres before encoding
# caught by: test_encode, test_encode_by_hand
# hint: 中心化
# book: (10.13)
def encode(X, W):
    return (X - np.mean(X, axis=0)) @ W


# %% encode_coordinates: 编码成了在 W 这组基下的坐标 / Codes are coordinates in the basis W
# caught by: test_encode, test_encode_by_hand
# hint: X @ W
# book: (10.13)
def encode(X, W):
    return X @ np.linalg.pinv(W).T


# %% encode_normalises: 编码前先把各列化为单位长 / Normalises the columns before encoding
# caught by: test_encode
# book: (10.13)
def encode(X, W):
    return X @ (W / np.linalg.norm(W, axis=0))


# %% helps_exchanged: 在 X 上全对，在 X @ W 上反而不对 / Right on X and wrong on X @ W
# caught by: test_helps
# book: (10.13)
def nonorthogonal_helps(d):
    # Column 0 tells the classes apart; in column 1, which is larger, each sample has one of the other class beside it.
    X = np.zeros((8, d))
    X[4:, 0] = 99
    X[:, 1] = np.tile([0, 3, 7, 12], 2)
    W = np.eye(d)
    W[0, 0] = 0.001
    return X, ["是"] * 4 + ["否"] * 4, W


# %% helps_not_enough: 压得不够扁，仍有错的 / Flattens too little: some remain wrong
# caught by: test_helps
# book: (10.13)
def nonorthogonal_helps(d):
    # Column 0 tells the classes apart; in column 1, which is larger, each sample has one of the other class beside it.
    X = np.zeros((8, d))
    X[4:, 0] = 1
    X[:, 1] = np.tile([0, 3, 7, 12], 2)
    W = np.eye(d)
    W[1, 1] = 0.22
    return X, ["是"] * 4 + ["否"] * 4, W


# %% helps_orthogonal: W 是正交矩阵，不改变任何距离 / W is orthogonal, which changes no distance
# caught by: test_helps
# hint: 正交矩阵
# book: (10.13)
def nonorthogonal_helps(d):
    # Column 0 tells the classes apart; in column 1, which is larger, each sample has one of the other class beside it.
    X = np.zeros((8, d))
    X[4:, 0] = 1
    X[:, 1] = np.tile([0, 3, 7, 12], 2)
    W = np.eye(d)[::-1]
    return X, ["是"] * 4 + ["否"] * 4, W


# %% helps_plane_only: 只做了 d = 2 / Does d = 2 only
# caught by: test_helps
# book: (10.13)
def nonorthogonal_helps(d):
    # Column 0 tells the classes apart; in column 1, which is larger, each sample has one of the other class beside it.
    d = 2
    X = np.zeros((8, d))
    X[4:, 0] = 1
    X[:, 1] = np.tile([0, 3, 7, 12], 2)
    W = np.eye(d)
    W[1, 1] = 0.01
    return X, ["是"] * 4 + ["否"] * 4, W


# %% helps_singular: W 把一个方向压成 0 / W flattens a direction to nothing
# caught by: test_helps
# book: (10.13)
def nonorthogonal_helps(d):
    # Column 0 tells the classes apart; in column 1, which is larger, each sample has one of the other class beside it.
    X = np.zeros((8, d))
    X[4:, 0] = 1
    X[:, 1] = np.tile([0, 3, 7, 12], 2)
    W = np.eye(d)
    W[1, 1] = 0.0
    return X, ["是"] * 4 + ["否"] * 4, W


# %% helps_ties: 样本等距排开，最近邻不唯一 / Evenly spaced samples, whose nearest neighbours tie
# caught by: test_helps
# book: (10.13)
def nonorthogonal_helps(d):
    # Column 0 tells the classes apart; in column 1, which is larger, each sample has one of the other class beside it.
    X = np.zeros((8, d))
    X[4:, 0] = 1
    X[:, 1] = np.tile([0, 3, 6, 9], 2)
    W = np.eye(d)
    W[1, 1] = 0.01
    return X, ["是"] * 4 + ["否"] * 4, W


# %% helps_too_good_before: 变换之前已经对了大半 / More than half are right before the map
# caught by: test_helps
# book: (10.13)
def nonorthogonal_helps(d):
    # Column 0 tells the classes apart; in column 1, which is larger, each sample has one of the other class beside it.
    X = np.zeros((8, d))
    X[4:, 0] = 1
    X[:, 1] = np.tile([0, 0.5, 1.1, 12], 2)
    W = np.eye(d)
    W[1, 1] = 0.01
    return X, ["是"] * 4 + ["否"] * 4, W


# %% helps_whole_scale: W 只是整体放大 / W is a scaling of everything
# caught by: test_helps
# book: (10.13)
def nonorthogonal_helps(d):
    # Column 0 tells the classes apart; in column 1, which is larger, each sample has one of the other class beside it.
    X = np.zeros((8, d))
    X[4:, 0] = 1
    X[:, 1] = np.tile([0, 3, 7, 12], 2)
    W = 100 * np.eye(d)
    return X, ["是"] * 4 + ["否"] * 4, W


# %% pair_always: 总给出两点 / Always gives a pair
# caught by: test_expanding_pair
# book: (10.13)
def expanding_pair(W):
    left, singular, _ = np.linalg.svd(W)
    return left[:, 0], np.zeros(len(W))


# %% pair_coarse: 最大奇异值超过 1.01 才算 / Counts as stretching only above 1.01
# caught by: test_expanding_pair
# book: (10.13)
# kind: narrow
def expanding_pair(W):
    left, singular, _ = np.linalg.svd(W)
    if singular[0] <= 1.01:
        return None
    return left[:, 0], np.zeros(len(W))


# %% pair_column_lengths: 只有某一列长于 1 才算能伸长 / Takes it to stretch only if some column is longer than 1
# caught by: test_expanding_pair
# hint: 各列
# book: (10.13)
def expanding_pair(W):
    left, singular, _ = np.linalg.svd(W)
    if np.linalg.norm(W, axis=0).max() <= 1:
        return None
    return left[:, 0], np.zeros(len(W))


# %% pair_entries: 以最大的元素判断 / Judges by the largest entry
# caught by: test_expanding_pair
# book: (10.13)
def expanding_pair(W):
    left, singular, _ = np.linalg.svd(W)
    if np.abs(W).max() <= 1:
        return None
    return left[:, 0], np.zeros(len(W))


# %% pair_frobenius: 以 Frobenius 范数判断 / Judges by the Frobenius norm
# caught by: test_expanding_pair
# book: (10.13)
def expanding_pair(W):
    left, singular, _ = np.linalg.svd(W)
    if np.linalg.norm(W) <= 1:
        return None
    return left[:, 0], np.zeros(len(W))


# %% pair_least_stretched: 沿伸长最少的方向取点 / Takes the direction stretched least
# caught by: test_expanding_pair
# book: (10.13)
def expanding_pair(W):
    left, singular, _ = np.linalg.svd(W)
    if singular[0] <= 1:
        return None
    return left[:, len(singular) - 1], np.zeros(len(W))


# %% pair_never: 总是 None / Always None
# caught by: test_expanding_pair
# book: (10.13)
def expanding_pair(W):
    left, singular, _ = np.linalg.svd(W)
    return None


# %% pair_not_orthonormal: 凡不是列标准正交就给出两点 / Gives a pair whenever the columns are not orthonormal
# caught by: test_expanding_pair
# book: (10.13)
def expanding_pair(W):
    left, singular, _ = np.linalg.svd(W)
    if np.allclose(W.T @ W, np.eye(W.shape[1])):
        return None
    return left[:, 0], np.zeros(len(W))


# %% pair_one_norm: 以列绝对值之和判断 / Judges by the sums of absolute values of columns
# caught by: test_expanding_pair
# book: (10.13)
def expanding_pair(W):
    left, singular, _ = np.linalg.svd(W)
    if np.abs(W).sum(axis=0).max() <= 1:
        return None
    return left[:, 0], np.zeros(len(W))


# %% pair_power_iteration_short: 乘方迭代只做 20 步，最大的两个奇异值接近时还没有收敛 / Power iteration of 20 steps only, which have not converged where two singular values are close
# caught by: test_expanding_pair
# book: §10.2
# kind: narrow
def encode(X, W):
    return [[sum(float(x) * float(w) for x, w in zip(row, col)) for col in np.transpose(W)] for row in X]


def decode(Z, W):
    Z = np.asarray(Z, dtype=float)
    W = np.asarray(W, dtype=float)
    return np.linalg.lstsq(W.T, Z.T, rcond=None)[0].T


def orthonormalize(W):
    W = np.asarray(W, dtype=float)
    Q = []
    for w in W.T:
        v = w.copy()
        for _ in range(2):
            for q in Q:
                v = v - (q @ v) * q
        Q.append(v / np.sqrt(v @ v))
    Q = np.array(Q).T
    return Q, Q.T @ W


def expanding_pair(W):
    W = np.asarray(W, dtype=float)
    v = np.random.default_rng(0).normal(size=W.shape[1])
    for _ in range(20):
        v = W.T @ (W @ v)
        v = v / np.sqrt(v @ v)
    x = W @ v
    s = [np.sqrt(x @ x)]
    U = (x / s[0])[:, None]
    if s[0] <= 1 + 4e-7:
        return None
    return [(1 + 7 * u) for u in U[:, 0].tolist()], [1.0] * len(U)


def nonorthogonal_helps(d):
    pts = [(0, 0), (0, 10), (1, 0), (1, 10)]
    X = [list(p) + [5] * (d - 2) for p in pts]
    y = ("a", "a", "b", "b")
    W = [[0] * d for _ in range(d)]
    for i in range(d):
        W[i][i] = 100 if i == 0 else 1
    return X, y, W


# %% pair_random_search: 随机试 20 个方向 / Tries twenty directions at random
# caught by: test_expanding_pair
# book: (10.13)
def expanding_pair(W):
    left, singular, _ = np.linalg.svd(W)
    for x in np.random.default_rng(0).normal(size=(20, len(W))):
        if np.linalg.norm(x @ W) > np.linalg.norm(x):
            return x, np.zeros(len(W))
    return None


# %% pair_right_vector: 取了长为 d 的右奇异向量 / Takes the right singular vector, of length d
# caught by: test_expanding_pair
# book: (10.13)
def expanding_pair(W):
    _, singular, right = np.linalg.svd(W)
    if singular[0] <= 1:
        return None
    return right[0], np.zeros(W.shape[1])


# %% pair_row_lengths: 只试坐标轴方向 / Tries the directions of the axes only
# caught by: test_expanding_pair
# book: (10.13)
def expanding_pair(W):
    left, singular, _ = np.linalg.svd(W)
    lengths = np.linalg.norm(W, axis=1)
    if lengths.max() <= 1:
        return None
    return np.eye(len(W))[int(np.argmax(lengths))], np.zeros(len(W))


# %% pair_sum_of_squares: 忘了 x − y：只比较了两点各自的长度 / Forgets x − y and compares lengths of single points
# caught by: test_expanding_pair
# book: (10.13)
def expanding_pair(W):
    left, singular, _ = np.linalg.svd(W)
    if singular[0] <= 1:
        return None
    return left[:, 0], left[:, 0]


# %% qr_absolute_cut: 余下的长度小于 1e-8 就不化为单位长，不看 W 的大小 / What is left below 1e-8 is not made a unit vector, however small W
# caught by: test_orthonormalize
# book: §10.2
# kind: narrow
def encode(X, W):
    return [[sum(float(x) * float(w) for x, w in zip(row, col)) for col in np.transpose(W)] for row in X]


def decode(Z, W):
    Z = np.asarray(Z, dtype=float)
    W = np.asarray(W, dtype=float)
    return np.linalg.lstsq(W.T, Z.T, rcond=None)[0].T


def orthonormalize(W):
    W = np.asarray(W, dtype=float)
    Q = []
    for w in W.T:
        v = w.copy()
        for _ in range(2):
            for q in Q:
                v = v - (q @ v) * q
        size = np.sqrt(v @ v)
        Q.append(v / size if size > 1e-8 else v)
    Q = np.array(Q).T
    return Q, Q.T @ W


def expanding_pair(W):
    W = np.asarray(W, dtype=float)
    U, s, _ = np.linalg.svd(W, full_matrices=False)
    if s[0] <= 1 + 4e-7:
        return None
    return [(1 + 7 * u) for u in U[:, 0].tolist()], [1.0] * len(U)


def nonorthogonal_helps(d):
    pts = [(0, 0), (0, 10), (1, 0), (1, 10)]
    X = [list(p) + [5] * (d - 2) for p in pts]
    y = ("a", "a", "b", "b")
    W = [[0] * d for _ in range(d)]
    for i in range(d):
        W[i][i] = 100 if i == 0 else 1
    return X, y, W


# %% qr_first_column_only: Gram–Schmidt 只减去第一列的投影 / Gram-Schmidt that removes the first column only
# caught by: test_orthonormalize
# book: (10.13)
def orthonormalize(W):
    W = np.asarray(W)
    Q = W.copy()
    Q[:, 1:] -= np.outer(W[:, 0], W[:, 0] @ W[:, 1:]) / (W[:, 0] @ W[:, 0])
    Q /= np.linalg.norm(Q, axis=0)
    return Q, Q.T @ W


# %% qr_full: 给出 n×n 的 Q / Gives an n×n matrix Q
# caught by: test_orthonormalize
# book: (10.13)
def orthonormalize(W):
    return np.linalg.qr(W, mode="complete")


# %% qr_identity: R 总是单位矩阵 / R is always the identity
# caught by: test_orthonormalize
# book: (10.13)
def orthonormalize(W):
    return np.linalg.qr(W)[0], np.eye(W.shape[1])


# %% qr_normalises_only: 只把各列化为单位长 / Normalises columns without making them orthogonal
# caught by: test_orthonormalize
# hint: 两两正交
# book: (10.13)
def orthonormalize(W):
    lengths = np.linalg.norm(W, axis=0)
    return W / lengths, np.diag(lengths)


# %% qr_r_transposed: R 转置了 / R is transposed
# caught by: test_orthonormalize
# book: (10.13)
def orthonormalize(W):
    Q, R = np.linalg.qr(W)
    return Q, R.T


# %% qr_svd_without_v: 用奇异值分解而 R 漏了 Vᵀ / Takes the SVD, but R lacks Vᵀ
# caught by: test_orthonormalize
# book: (10.13)
def orthonormalize(W):
    Q, singular, _ = np.linalg.svd(W, full_matrices=False)
    return Q, np.diag(singular)


# %% qr_swapped: R 与 Q 的次序颠倒 / R and Q in the wrong order
# caught by: test_orthonormalize
# book: (10.13)
def orthonormalize(W):
    return np.linalg.qr(W)[::-1]
