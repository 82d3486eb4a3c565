"""Known mistakes of 10.10. Each cell holds what differs from the reference."""

# %% absolute_eigenvalues: 修正时取特征值的绝对值 / Repairs by the absolute values of the eigenvalues
# caught by: test_repair_by_hand, test_repair
# hint: 特征值
# book: (10.34)
def repair(M, floor):
    values, vectors = spectrum(M)
    return vectors * np.maximum(np.abs(values), floor) @ vectors.T


# %% absolute_rank: 按固定的 1e-9 判断秩 / Decides the rank by a fixed 1e-9
# caught by: test_factor
# book: (10.34)
# kind: narrow
def factor(M):
    values, vectors = spectrum(M)
    kept = values > TINY
    return vectors[:, kept] * np.sqrt(values[kept])


# %% absolute_rounding: 按固定的 1e-12 判断根号下的数是否为负 / Decides by a fixed 1e-12 whether the number under the root is negative
# caught by: test_dist
# hint: 舍入
# book: (10.34)
# kind: narrow
def dist(x, z, M):
    step = np.subtract(x, z)
    square = step @ M @ step
    rounding = 1e-12
    return float(np.sqrt(max(square, 0.0))) if square >= -rounding else float("nan")


# %% absolute_small_tolerance: 以固定的 1e-9 为界，不随 M 的大小 / A tolerance of 1e-9 whatever the size of M
# caught by: test_classify, test_violation
# book: (10.34)
# kind: narrow
def classify(M):
    values, _ = spectrum(M)
    tiny = 1e-9
    if values[0] < -tiny:
        return "neither"
    return "metric" if values[0] > tiny else "pseudometric"


# %% absolute_tolerance: 以 0.001 为界判断负与零 / Decides what is negative and what is 0 by 0.001
# caught by: test_classify
# book: (10.34)
# kind: narrow
def classify(M):
    values, _ = spectrum(M)
    tiny = 1e-3
    if values[0] < -tiny:
        return "neither"
    return "metric" if values[0] > tiny else "pseudometric"


# %% allclose_counts_as_symmetric: np.allclose(M, M.T) 就当作对称，元素小时不对称也算 / Takes M for symmetric where np.allclose says so, which small entries always are
# caught by: test_classify
# book: (10.34)
# kind: narrow
def spectrum(M):
    """The eigenvalues, ascending, and eigenvectors of the symmetric part: all that the quadratic form knows of M."""
    M = np.asarray(M)
    return np.linalg.eigh(M if np.allclose(M, M.T) else (M + M.T) / 2)


# %% asymmetric_is_neither: M 不对称就不是度量 / Takes no M for a metric that is not symmetric
# caught by: test_classify
# hint: 转置
# book: (10.34)
def classify(M):
    if not np.allclose(M, np.transpose(M), rtol=1e-9, atol=0):
        return "neither"
    values, _ = spectrum(M)
    tiny = TINY * np.abs(values).max()
    if values[0] < -tiny:
        return "neither"
    return "metric" if values[0] > tiny else "pseudometric"


# %% axes_and_diagonals: 只试坐标轴与两两的对角方向 / Tries the axes and the diagonals of two axes only
# caught by: test_violation
# hint: 方向
# book: (10.34)
def violation(M):
    kind = classify(M)
    if kind == "metric":
        return None
    n = len(M)
    tries = [e for e in np.eye(n)] + [np.eye(n)[i] + s * np.eye(n)[j] for i in range(n) for j in range(i) for s in (1, -1)]
    lowest = min(tries, key=lambda u: u @ M @ u / (u @ u))
    return "non_negativity" if kind == "neither" else "identity", [lowest, np.zeros(n)]


# %% axes_only: 只在坐标轴方向上找反例 / Looks for violations along the axes only
# caught by: test_violation
# hint: 方向
# book: (10.34)
def violation(M):
    kind = classify(M)
    if kind == "metric":
        return None
    lowest = np.eye(len(M))[:, int(np.argmin(np.diag(M)))]
    return "non_negativity" if kind == "neither" else "identity", [lowest, np.zeros(len(lowest))]


# %% by_random_directions: 试一些随机方向，没有负的就当半正定 / Tries random directions and trusts them
# caught by: test_classify
# hint: 最小值
# book: (10.34)
def classify(M):
    M = np.asarray(M)
    directions = np.random.default_rng(0).normal(size=(500, len(M)))
    directions /= np.linalg.norm(directions, axis=1, keepdims=True)
    least = min(u @ M @ u for u in directions)
    if least < 0:
        return "neither"
    return "metric" if abs(np.linalg.det((M + M.T) / 2)) > 1e-12 else "pseudometric"


def violation(M):
    values, _ = spectrum(M)
    tiny = TINY * np.abs(values).max()
    kind = "neither" if values[0] < -tiny else "metric" if values[0] > tiny else "pseudometric"
    if kind == "metric":
        return None
    lowest = spectrum(M)[1][:, 0]
    return "non_negativity" if kind == "neither" else "identity", [lowest, np.zeros(len(lowest))]


# %% cholesky: 用 Cholesky 分解，M 奇异时失败 / Cholesky, which fails for a singular M
# caught by: test_factor
# book: (10.34)
def factor(M):
    return np.linalg.cholesky(M)


# %% determinant: 只看行列式的正负 / Looks at the sign of the determinant
# caught by: test_classify
# hint: 最小值
# book: (10.34)
def classify(M):
    _, vectors = spectrum(M)
    det = np.linalg.det((np.asarray(M) + np.transpose(M)) / 2)
    tiny = TINY * np.abs(np.asarray(M)).max() ** len(vectors)
    if det < -tiny:
        return "neither"
    return "metric" if det > tiny else "pseudometric"


# %% diagonal_distance: 只用 M 的对角元素 / Only the diagonal of M counts
# caught by: test_dist
# hint: 各个元素
# book: (10.34)
def dist(x, z, M):
    step = np.subtract(x, z)
    square = step @ (np.diag(M) * step)
    rounding = TINY * (np.abs(step) @ np.abs(M) @ np.abs(step))
    return float(np.sqrt(max(square, 0.0))) if square >= -rounding else float("nan")


# %% diagonal_entries: 只看对角元素的正负 / Looks at the signs of the diagonal
# caught by: test_two_matrices, test_classify
# hint: 最小值
# book: (10.34)
def classify(M):
    least = np.diag(M).min()
    if least < 0:
        return "neither"
    return "metric" if least > 0 else "pseudometric"


# %% diagonal_raised: 只抬高对角元素 / Raises diagonal entries only
# caught by: test_repair_by_hand, test_repair
# hint: 特征值
# book: (10.34)
def repair(M, floor):
    S = (np.asarray(M) + np.transpose(M)) / 2
    return S + np.diag(np.maximum(0, floor - np.diag(S)))


# %% entries_clipped: 修正时截断各元素，不是特征值 / Clips entries, not eigenvalues
# caught by: test_repair_by_hand, test_repair
# hint: 特征值
# book: (10.34)
def repair(M, floor):
    M = np.asarray(M)
    return np.maximum((M + M.T) / 2, floor)


# %% expanded_square: 展开成 xᵀMx − 2xᵀMz + zᵀMz，M 不对称时不对 / Expands to xᵀMx − 2xᵀMz + zᵀMz, wrong if M is not symmetric
# caught by: test_dist
# hint: x − z
# book: (10.34)
def dist(x, z, M):
    step = np.subtract(x, z)
    square = x @ M @ x - 2 * (x @ M @ z) + z @ M @ z
    rounding = TINY * (np.abs(step) @ np.abs(M) @ np.abs(step))
    return float(np.sqrt(max(square, 0.0))) if square >= -rounding else float("nan")


# %% factor_transposed: P 转置了 / P is transposed
# caught by: test_factor
# book: (10.34)
def factor(M):
    values, vectors = spectrum(M)
    kept = values > TINY * values[-1]
    return (vectors[:, kept] * np.sqrt(values[kept])).T


# %% floor_added: 截到 0 之后再加 floor·I / Cuts off at 0, then adds floor·I
# caught by: test_repair
# hint: 太小
# book: (10.34)
def repair(M, floor):
    values, vectors = spectrum(M)
    return vectors * (np.maximum(values, 0) + floor) @ vectors.T


# %% floor_ignored: 修正时不管 floor，只截到 0 / Ignores floor and cuts off at 0
# caught by: test_repair
# book: (10.34)
def repair(M, floor):
    values, vectors = spectrum(M)
    return vectors * np.maximum(values, 0) @ vectors.T


# %% full_factor: P 有 n 列，不是 r 列 / P has n columns, not r
# caught by: test_factor
# hint: 特征值
# book: (10.34)
def factor(M):
    values, vectors = spectrum(M)
    kept = values > TINY * values[-1]
    return vectors * np.sqrt(np.maximum(values, 0))


# %% gram_of_m: 修正成 MᵀM 的方根 / Repairs to the root of MᵀM
# caught by: test_repair_by_hand, test_repair
# hint: 特征值
# book: (10.34)
def repair(M, floor):
    values, vectors = np.linalg.eigh(np.transpose(M) @ M)
    return vectors * np.maximum(np.sqrt(np.maximum(values, 0)), floor) @ vectors.T


# %% inverse_of_m: 按统计中的马氏距离，用 M 的（伪）逆 / Uses the (pseudo)inverse of M, as with a covariance
# caught by: test_dist
# hint: x − z
# book: (10.34)
def dist(x, z, M):
    step = np.subtract(x, z)
    square = step @ np.linalg.pinv(M) @ step
    rounding = TINY * (np.abs(step) @ np.abs(M) @ np.abs(step))
    return float(np.sqrt(max(square, 0.0))) if square >= -rounding else float("nan")


# %% largest_direction: 取了最大特征值的方向 / Takes the direction of the largest eigenvalue
# caught by: test_violation
# hint: 方向
# book: (10.34)
def violation(M):
    kind = classify(M)
    if kind == "metric":
        return None
    lowest = spectrum(M)[1][:, -1]
    return "non_negativity" if kind == "neither" else "identity", [lowest, np.zeros(len(lowest))]


# %% leading_minors: 用顺序主子式不小于 0 判断半正定 / Takes leading minors that are not negative for semidefinite
# caught by: test_classify
# hint: 最小值
# book: (10.34)
def classify(M):
    S = (np.asarray(M) + np.transpose(M)) / 2
    size = max(np.abs(S).max(), 1e-300)
    minors = [np.linalg.det(S[: k + 1, : k + 1] / size) for k in range(len(S))]
    if min(minors) < -TINY:
        return "neither"
    return "metric" if spectrum(M)[0][0] > TINY * size else "pseudometric"


# %% lower_triangle: eigh 只读下三角，没有先对称化 / Leaves out the symmetric part: eigh reads the lower triangle only
# caught by: test_classify, test_violation, test_repair
# hint: 转置
# book: (10.34)
# costs: 3
def spectrum(M):
    """The eigenvalues, ascending, and eigenvectors of the symmetric part: all that the quadratic form knows of M."""
    M = np.asarray(M)
    return np.linalg.eigh(M)


# %% middle_last: 中间的点放在了最后 / The point between comes last
# caught by: test_squared
# hint: 之间
# book: (10.34)
def squared_violation(n):
    return np.zeros(n), np.full(n, 2.0), np.ones(n)


# %% nan_by_rounding: 根号下差在舍入误差以内也返回 NaN / NaN where the number under the root is negative by rounding
# caught by: test_dist
# hint: 舍入
# book: (10.34)
# kind: narrow
def dist(x, z, M):
    step = np.subtract(x, z)
    square = step @ M @ step
    rounding = TINY * (np.abs(step) @ np.abs(M) @ np.abs(step))
    return float(np.sqrt(max(square, 0.0))) if square >= 0 else float("nan")


# %% negative_only: 只有负的特征值才改成 floor / Moves negative eigenvalues to floor, and leaves small positive ones
# caught by: test_repair
# book: (10.34)
def repair(M, floor):
    values, vectors = spectrum(M)
    return vectors * np.where(values < 0, floor, values) @ vectors.T


# %% no_tolerance: 特征值与 0 比较时不留余地 / Compares eigenvalues with 0 exactly
# caught by: test_classify, test_violation
# book: (10.34)
def classify(M):
    values, _ = spectrum(M)
    tiny = 0.0
    if values[0] < -tiny:
        return "neither"
    return "metric" if values[0] > tiny else "pseudometric"


# %% norm_of_m_times: 算成 ‖M(x − z)‖ / Computes ‖M(x − z)‖
# caught by: test_dist
# book: (10.34)
def dist(x, z, M):
    step = np.subtract(x, z)
    square = (M @ step) @ (M @ step)
    rounding = TINY * (np.abs(step) @ np.abs(M) @ np.abs(step))
    return float(np.sqrt(max(square, 0.0))) if square >= -rounding else float("nan")


# %% not_symmetric_left: M 对称部分已合格就原样返回，不对称 / Returns M as it is, not symmetric, where no eigenvalue is too small
# caught by: test_repair
# book: (10.34)
def repair(M, floor):
    values, vectors = spectrum(M)
    if values[0] >= floor:
        return M
    return vectors * np.maximum(values, floor) @ vectors.T


# %% not_symmetrised: 对不对称的 M 直接求特征值 / Eigenvalues of M itself, though it is not symmetric
# caught by: test_classify
# hint: 转置
# book: (10.34)
def classify(M):
    values = np.linalg.eigvals(M).real
    tiny = TINY * np.abs(values).max()
    if values.min() < -tiny:
        return "neither"
    return "metric" if values.min() > tiny else "pseudometric"


# %% null_vector_for_negative: 奇异与不定不分，总说违反同一性 / Names the identity for every M that gives no metric
# caught by: test_violation
# book: (10.34)
def violation(M):
    kind = classify(M)
    if kind == "metric":
        return None
    lowest = spectrum(M)[1][:, 0]
    return "identity", [lowest, np.zeros(len(lowest))]


# %% orthonormal_factor: P 取标准正交的特征向量，没有伸缩 / Takes orthonormal eigenvectors for P, without stretching
# caught by: test_factor
# hint: 特征值
# book: (10.34)
def factor(M):
    values, vectors = spectrum(M)
    kept = values > TINY * values[-1]
    return vectors[:, kept]


# %% plane_only: 总给出平面上的点 / Always points of the plane
# caught by: test_squared
# book: (10.34)
def squared_violation(n):
    return np.zeros(2), np.ones(2), np.full(2, 2.0)


# %% rank_as_numpy_counts_it: 秩用 matrix_rank 的默认误差来数，只比舍入大一点的特征值也算 / Counts the rank as matrix_rank does, where an eigenvalue just above rounding counts
# caught by: test_factor
# book: §10.6
# kind: narrow
def factor(M):
    w, V = spectrum(M)
    r = np.linalg.matrix_rank(M)
    return V[:, -r:] * np.sqrt(np.maximum(w[-r:], 0))


# %% rank_by_large_threshold: 小的特征值都丢掉 / Drops small eigenvalues
# caught by: test_factor
# book: (10.34)
# kind: narrow
def factor(M):
    values, vectors = spectrum(M)
    kept = values > 1e-4 * values[-1]
    return vectors[:, kept] * np.sqrt(values[kept])


# %% right_angle: 三点成直角，平方和恰好相等 / A right angle, where the squares are just equal
# caught by: test_squared
# hint: 平方和
# book: (10.34)
def squared_violation(n):
    return np.eye(n)[0], np.zeros(n), np.eye(n)[-1]


# %% root_missing: P 的各列乘了特征值而不是其根 / Columns of P times the eigenvalue, not its root
# caught by: test_factor
# hint: 特征值
# book: (10.34)
def factor(M):
    values, vectors = spectrum(M)
    kept = values > TINY * values[-1]
    return vectors[:, kept] * values[kept]


# %% root_of_absolute: 根号下为负时取绝对值 / Takes the absolute value where the number under the root is negative
# caught by: test_dist
# hint: NaN
# book: (10.34)
def dist(x, z, M):
    step = np.subtract(x, z)
    square = step @ M @ step
    rounding = TINY * (np.abs(step) @ np.abs(M) @ np.abs(step))
    return float(np.sqrt(abs(square)))


# %% rounding_taken_too_strictly: 只把最大值的 10⁻¹² 以内当作 0 / Counts as 0 only what is within 1e-12 of the largest
# caught by: test_classify
# book: §10.6
# kind: narrow
def classify(M):
    v, _ = spectrum(M)
    t = 1e-12 * abs(v).max()
    return "neither" if v[0] < -t else ("metric" if v[0] > t else "pseudometric")


# %% row_of_vectors: 把特征向量矩阵的行当作特征向量 / Takes a row of the matrix of eigenvectors
# caught by: test_violation
# hint: 方向
# book: (10.34)
def violation(M):
    kind = classify(M)
    if kind == "metric":
        return None
    lowest = spectrum(M)[1][0]
    return "non_negativity" if kind == "neither" else "identity", [lowest, np.zeros(len(lowest))]


# %% same_point: 给出的两点相同 / The two points are the same
# caught by: test_violation
# book: (10.34)
def violation(M):
    kind = classify(M)
    if kind == "metric":
        return None
    lowest = spectrum(M)[1][:, 0]
    return "non_negativity" if kind == "neither" else "identity", [lowest, lowest]


# %% semidefinite_is_metric: 半正定就当作度量 / Takes a semidefinite M for a metric
# caught by: test_two_matrices, test_classify
# hint: 最小值
# book: (10.34)
def classify(M):
    values, _ = spectrum(M)
    tiny = TINY * np.abs(values).max()
    if values[0] < -tiny:
        return "neither"
    return "metric" if np.any(values) else "pseudometric"


# %% shifted: 给 M 加上一个倍数的 I，所有特征值都动了 / Adds a multiple of I, which moves all eigenvalues
# caught by: test_repair_by_hand, test_repair
# hint: 太小
# book: (10.34)
def repair(M, floor):
    values, vectors = spectrum(M)
    return vectors * (values + max(0.0, floor - values[0])) @ vectors.T


# %% singular_is_neither: 奇异的 M 都归 "neither" / Calls every singular M "neither"
# caught by: test_two_matrices, test_classify
# hint: 最小值
# book: (10.34)
def classify(M):
    values, _ = spectrum(M)
    tiny = TINY * np.abs(values).max()
    if values[0] < -tiny:
        return "neither"
    return "metric" if values[0] > tiny else "neither"


# %% small_distance_is_zero: 根号下很小时距离当作 0 / The distance counts as 0 where the number under the root is small
# caught by: test_dist
# book: (10.34)
# kind: narrow
def dist(x, z, M):
    step = np.subtract(x, z)
    square = step @ M @ step
    if abs(square) < 1e-10:
        return 0.0
    rounding = TINY * (np.abs(step) @ np.abs(M) @ np.abs(step))
    return float(np.sqrt(max(square, 0.0))) if square >= -rounding else float("nan")


# %% squared: 返回平方距离，没有开根号 / The squared distance, without the root
# caught by: test_dist
# hint: 开根号
# book: (10.34)
def dist(x, z, M):
    step = np.subtract(x, z)
    square = step @ M @ step
    rounding = TINY * (np.abs(step) @ np.abs(M) @ np.abs(step))
    return float(max(square, 0.0)) if square >= -rounding else float("nan")


# %% symmetrised_late: 先按不对称的 M 的特征值截断，再对称化 / Cuts off the eigenvalues of the asymmetric M, then symmetrises
# caught by: test_repair
# book: (10.34)
def repair(M, floor):
    values, vectors = np.linalg.eig(M)
    if np.linalg.cond(vectors) > 1e12:
        values, vectors = spectrum(M)
    R = (vectors * np.maximum(values.real, floor) @ np.linalg.inv(vectors)).real
    return (R + R.T) / 2


# %% tolerance_from_whole_matrix: 以整个 M（含反对称部分）的范数定容差 / The tolerance follows the norm of all of M, its antisymmetric part included
# caught by: test_classify, test_violation
# book: (10.34)
# kind: narrow
def classify(M):
    values, _ = spectrum(M)
    tiny = TINY * np.linalg.norm(M)
    if values[0] < -tiny:
        return "neither"
    return "metric" if values[0] > tiny else "pseudometric"


# %% upper_triangle: 以为 M 对称，只用上三角 / Takes M for symmetric and uses its upper triangle
# caught by: test_dist
# hint: 各个元素
# book: (10.34)
def dist(x, z, M):
    step = np.subtract(x, z)
    square = step @ (np.triu(M) + np.triu(M, 1).T) @ step
    rounding = TINY * (np.abs(step) @ np.abs(M) @ np.abs(step))
    return float(np.sqrt(max(square, 0.0))) if square >= -rounding else float("nan")


# %% zero_for_negative: 根号下为负时返回 0 / Zero where the number under the root is negative
# caught by: test_dist
# hint: NaN
# book: (10.34)
def dist(x, z, M):
    step = np.subtract(x, z)
    square = step @ M @ step
    rounding = TINY * (np.abs(step) @ np.abs(M) @ np.abs(step))
    return float(np.sqrt(max(square, 0.0)))


# %% zero_matrix: M 的对称部分为 0 时归 "neither" / Calls M "neither" where its symmetric part is 0
# caught by: test_classify, test_violation
# book: (10.34)
def classify(M):
    values, _ = spectrum(M)
    tiny = TINY * np.abs(values).max()
    if values[0] < -tiny or not np.any(values):
        return "neither"
    return "metric" if values[0] > tiny else "pseudometric"
