"""Known mistakes of 10.4. Each cell holds what differs from the reference."""

# %% absolute_cut: 小于 1e-10 的奇异值一律当作 0，不看数据的大小 / Singular values below 1e-10 are made 0, however small the data
# caught by: test_svd
# book: (10.17)
# kind: narrow
def pca_eig(X, d):
    X = np.asarray(X, dtype=float)
    C = X - X.mean(axis=0)
    lam, V = np.linalg.eigh(C.T @ C)
    order = np.argsort(lam)[::-1][:d]
    return V[:, order], lam[order]


def pca_svd(X, d):
    X = np.asarray(X, dtype=float)
    C = X - X.mean(axis=0)
    U, s, Vt = np.linalg.svd(C, full_matrices=False)
    s[s < 1e-10] = 0.0
    return Vt[:d].T, s[:d] ** 2


def small_singular_values(X):
    X = np.asarray(X, dtype=float)
    C = X - X.mean(axis=0)
    lam = np.linalg.eigvalsh(C.T @ C)[0]
    return float(np.sqrt(max(lam, 0))), float(np.linalg.svd(C, compute_uv=False)[-1])


def storage(m, n):
    return {"sample_entries": m * n, "scatter_entries": n * n, "max_rank": min(m - 1, n)}


# %% ascending: 特征值由小到大 / Eigenvalues in ascending order
# caught by: test_eig, test_eig_of_melons_and_iris
# hint: 由大到小
# book: §10.3, (10.17)
def pca_eig(X, d):
    values, vectors = np.linalg.eigh(scatter(X))
    return vectors[:, -d:], values[-d:]


# %% both_by_eig: 奇异值分解那条路也走了散度矩阵 / The way of SVD goes by the scatter matrix, too
# caught by: test_svd
# book: §10.3, (10.17)
def pca_svd(X, d):
    vectors, values = pca_eig(X, d)
    return vectors, np.maximum(values, 0)


# %% both_small_by_scatter: 两个最小奇异值都经过散度矩阵 / Both smallest singular values pass through the scatter matrix
# caught by: test_small_is_lost
# hint: 真的
# book: §10.3, (10.17)
def small_singular_values(X):
    least = max(0.0, np.linalg.eigvalsh(scatter(X))[0])
    return float(np.sqrt(least)), float(np.sqrt(least))


# %% both_small_by_svd: 两个最小奇异值都由奇异值分解得到 / Both smallest singular values come from SVD
# caught by: test_small_is_lost
# hint: 真的
# book: §10.3, (10.17)
def small_singular_values(X):
    least = max(0.0, np.linalg.eigvalsh(scatter(X))[0])
    least = np.linalg.svd(centred(X), compute_uv=False)[-1]
    return float(least), float(least)


# %% eig_not_centred: 只有特征值分解这条路没有中心化 / Does not centre on the way by the eigendecomposition
# caught by: test_eig, test_eig_of_melons_and_iris
# hint: 中心化
# book: §10.3, (10.17)
# costs: 2
def scatter(X):
    return np.transpose(X) @ X


# %% eig_over_m: 特征值除以了 m / Eigenvalues divided by m
# caught by: test_eig, test_eig_of_melons_and_iris
# book: §10.3, (10.17)
def pca_eig(X, d):
    values, vectors = np.linalg.eigh(scatter(X))
    return vectors[:, ::-1][:, :d], values[::-1][:d] / len(X)


# %% eig_over_m_minus_one: 特征值除以了 m − 1 / Eigenvalues divided by m − 1
# caught by: test_eig, test_eig_of_melons_and_iris
# book: §10.3, (10.17)
def pca_eig(X, d):
    values, vectors = np.linalg.eigh(scatter(X))
    return vectors[:, ::-1][:, :d], values[::-1][:d] / (len(X) - 1)


# %% eig_unsorted: 用了 np.linalg.eig，它的特征值没有排序 / np.linalg.eig, which does not sort its eigenvalues
# caught by: test_eig
# hint: 由大到小
# book: (10.17)
def pca_eig(X, d):
    values, vectors = np.linalg.eig(scatter(X))
    return np.real(vectors[:, :d]), np.real(values[:d])


# %% half_of_scatter: 散度矩阵只数了一半 / Counts half of the scatter matrix
# caught by: test_storage
# book: §10.3, (10.17)
def storage(m, n):
    return {"scatter_entries": n * (n + 1) // 2, "sample_entries": m * n, "max_rank": min(n, m - 1)}


# %% ill_along_the_axes: 数据沿坐标轴，散度矩阵是对角的，什么也不丢 / Data along the axes: the scatter is diagonal and loses nothing
# caught by: test_ill_conditioned
# hint: 同一个数量级
# book: §10.3, (10.17)
def ill_conditioned(delta):
    # Along (1, 1) and (1, -1): the scatter's entries are 2 ± 2δ², and 2δ² is lost beside 2.
    return np.array([[1.0, 0.0], [-1.0, 0.0], [0.0, delta], [0.0, -delta]])


# %% ill_before_centring: 只看不中心化的奇异值：中心化后 σ₂ 不小 / Looks at singular values without centring; after it σ₂ is not small
# caught by: test_ill_conditioned
# book: §10.3, (10.17)
def ill_conditioned(delta):
    # Along (1, 1) and (1, -1): the scatter's entries are 2 ± 2δ², and 2δ² is lost beside 2.
    return np.array([[1.0, 1.0], [1.0, 1.0 + delta]])


# %% ill_cancelled: 小的方向在加到远处之后被舍入抹去 / The small direction is rounded away when all is moved far off
# caught by: test_ill_conditioned
# book: §10.3, (10.17)
def ill_conditioned(delta):
    # Along (1, 1) and (1, -1): the scatter's entries are 2 ± 2δ², and 2δ² is lost beside 2.
    return np.array([[1.0, 1.0], [-1.0, -1.0], [delta, -delta], [-delta, delta]]) + 1e6


# %% ill_fixed: 与 delta 无关 / Does not depend on delta
# caught by: test_ill_conditioned
# book: §10.3, (10.17)
def ill_conditioned(delta):
    # Along (1, 1) and (1, -1): the scatter's entries are 2 ± 2δ², and 2δ² is lost beside 2.
    delta = 1e-11
    return np.array([[1.0, 1.0], [-1.0, -1.0], [delta, -delta], [-delta, delta]])


# %% ill_not_enough: σ₂/σ₁ 是 delta 的平方根 / σ₂/σ₁ is the root of delta
# caught by: test_ill_conditioned
# book: §10.3, (10.17)
def ill_conditioned(delta):
    # Along (1, 1) and (1, -1): the scatter's entries are 2 ± 2δ², and 2δ² is lost beside 2.
    delta = delta**0.5
    return np.array([[1.0, 1.0], [-1.0, -1.0], [delta, -delta], [-delta, delta]])


# %% ill_on_a_line: 样本全在一条直线上，σ₂ = 0 / All samples on a line: σ₂ = 0
# caught by: test_ill_conditioned
# book: §10.3, (10.17)
def ill_conditioned(delta):
    # Along (1, 1) and (1, -1): the scatter's entries are 2 ± 2δ², and 2δ² is lost beside 2.
    return np.array([[1.0, 1.0], [-1.0, -1.0], [2.0, 2.0]]) + 0 * delta


# %% ill_sigma_one_small: σ₁ 小于 1 / σ₁ below 1
# caught by: test_ill_conditioned
# book: §10.3, (10.17)
def ill_conditioned(delta):
    # Along (1, 1) and (1, -1): the scatter's entries are 2 ± 2δ², and 2δ² is lost beside 2.
    return np.array([[0.1, 0.1], [-0.1, -0.1], [delta / 10, -delta / 10], [-delta / 10, delta / 10]])


# %% left_vectors: 用了左奇异向量 / Left singular vectors
# caught by: test_svd
# book: §10.3, (10.17)
def pca_svd(X, d):
    left, singular, _ = np.linalg.svd(centred(X), full_matrices=False)
    return left[:, :d], singular[:d] ** 2


# %% negative_root: 对算出的负特征值也开方，得到 NaN / Takes the root of a negative eigenvalue: NaN
# caught by: test_small_is_lost
# book: §10.3, (10.17)
def small_singular_values(X):
    least = np.linalg.eigvalsh(scatter(X))[0]
    return float(np.sqrt(least)), float(np.linalg.svd(centred(X), compute_uv=False)[-1])


# %% not_centred: 没有中心化 / Does not centre
# caught by: test_eig_of_melons_and_iris, test_svd_of_melons_and_iris, test_eig, test_svd
# hint: 中心化
# book: §10.3, (10.17)
# costs: 2.5
def centred(X):
    return np.asarray(X)


# %% only_m_minus_one: 只给出 m − 1 个主成分 / Gives at most m − 1 components
# caught by: test_svd
# book: §10.3, (10.17)
def pca_svd(X, d):
    _, singular, rows = np.linalg.svd(centred(X), full_matrices=False)
    d = min(d, len(X) - 1)
    return rows[:d].T, singular[:d] ** 2


# %% power_iteration_short: 幂迭代只做 20 步 / Twenty steps of power iteration
# caught by: test_eig, test_eig_of_melons_and_iris
# book: §10.3, (10.17)
def pca_eig(X, d):
    S = scatter(X)
    values, vectors = [], []
    for k in range(d):
        v = np.random.default_rng(k).normal(size=len(S))
        for _ in range(20):
            v = S @ v
            v = v / (np.linalg.norm(v) or 1.0)
        values.append(v @ S @ v)
        vectors.append(v)
        S = S - values[-1] * np.outer(v, v)
    return np.array(vectors).T, np.array(values)


# %% rank_of_the_matrix: 以为秩最大是 min(m, n) / Takes min(m, n) for the largest rank
# caught by: test_storage
# hint: 线性无关
# book: §10.3, (10.17)
def storage(m, n):
    return {"scatter_entries": n * n, "sample_entries": m * n, "max_rank": min(n, m)}


# %% remembers_by_sum: 记住上一次的分解，只凭形状与总和辨认样本 / Remembers a decomposition by the shape and the sum of the samples only
# caught by: test_svd
# book: (10.17)
# kind: narrow
_seen = {}


def pca_eig(X, d):
    X = np.asarray(X, dtype=float)
    C = X - X.mean(axis=0)
    lam, V = np.linalg.eigh(C.T @ C)
    order = np.argsort(lam)[::-1][:d]
    return V[:, order], lam[order]


def pca_svd(X, d):
    X = np.asarray(X, dtype=float)
    key = (X.shape, float(X.sum()))
    if key not in _seen:
        C = X - X.mean(axis=0)
        _seen[key] = np.linalg.svd(C, full_matrices=False)
    U, s, Vt = _seen[key]
    return Vt[:d].T, s[:d] ** 2


def small_singular_values(X):
    X = np.asarray(X, dtype=float)
    C = X - X.mean(axis=0)
    lam = np.linalg.eigvalsh(C.T @ C)[0]
    return float(np.sqrt(max(lam, 0))), float(np.linalg.svd(C, compute_uv=False)[-1])


def storage(m, n):
    return {"sample_entries": m * n, "scatter_entries": n * n, "max_rank": min(m - 1, n)}


# %% rows_not_transposed: 主成分成了各行，没有转置 / Components as rows, not transposed
# caught by: test_svd, test_svd_of_melons_and_iris
# book: §10.3, (10.17)
def pca_svd(X, d):
    _, singular, rows = np.linalg.svd(centred(X), full_matrices=False)
    return rows[:d], singular[:d] ** 2


# %% rows_of_eigenvectors: 把特征向量矩阵的行当作特征向量 / Takes rows of the matrix of eigenvectors for the vectors
# caught by: test_eig
# book: §10.3, (10.17)
def pca_eig(X, d):
    values, vectors = np.linalg.eigh(scatter(X))
    return vectors[::-1][:d].T, values[::-1][:d]


# %% scaled_components: 主成分乘上了奇异值 / Components multiplied by their singular values
# caught by: test_svd, test_svd_of_melons_and_iris
# book: §10.3, (10.17)
def pca_svd(X, d):
    _, singular, rows = np.linalg.svd(centred(X), full_matrices=False)
    return rows[:d].T * singular[:d], singular[:d] ** 2


# %% scatter_of_samples: 散度矩阵按 m×m 计 / Counts the scatter matrix as m×m
# caught by: test_storage
# book: §10.3, (10.17)
def storage(m, n):
    return {"scatter_entries": m * m, "sample_entries": m * n, "max_rank": min(n, m - 1)}


# %% singular_not_squared: 返回了奇异值，没有平方 / Singular values, not squared
# caught by: test_svd, test_svd_of_melons_and_iris
# hint: 平方
# book: §10.3, (10.17)
def pca_svd(X, d):
    _, singular, rows = np.linalg.svd(centred(X), full_matrices=False)
    return rows[:d].T, singular[:d]


# %% small_largest: 给出的是最大奇异值 / The largest singular value
# caught by: test_small
# book: §10.3, (10.17)
def small_singular_values(X):
    least = max(0.0, np.linalg.eigvalsh(scatter(X))[-1])
    return float(np.sqrt(least)), float(np.linalg.svd(centred(X), compute_uv=False)[0])


# %% small_not_rooted: 散度矩阵的最小特征值没有开方 / The smallest eigenvalue without its root
# caught by: test_small
# book: §10.3, (10.17)
def small_singular_values(X):
    least = max(0.0, np.linalg.eigvalsh(scatter(X))[0])
    return float(least), float(np.linalg.svd(centred(X), compute_uv=False)[-1])


# %% small_ratio: 后一个值是条件数的倒数 / The second value is the reciprocal of the condition number
# caught by: test_small
# book: §10.3, (10.17)
def small_singular_values(X):
    least = max(0.0, np.linalg.eigvalsh(scatter(X))[0])
    return float(np.sqrt(least)), float(1 / np.linalg.cond(centred(X)))


# %% small_scatter_by_difference: 散度用 Xᵀ X − m μ μᵀ 求，数据离原点远时相消 / Computes the scatter as Xᵀ X − m μ μᵀ, which cancels far from the origin
# caught by: test_small
# book: §10.3
# kind: narrow
def small_singular_values(X):
    mu = X.mean(0)
    S = X.T @ X - len(X) * np.outer(mu, mu)
    return float(np.sqrt(max(0, np.linalg.eigvalsh(S)[0]))), float(np.linalg.svd(centred(X), compute_uv=False)[-1])


# %% small_swapped: 两个值的次序颠倒 / The two values in the wrong order
# caught by: test_small_is_lost
# book: §10.3, (10.17)
def small_singular_values(X):
    least = max(0.0, np.linalg.eigvalsh(scatter(X))[0])
    return float(np.linalg.svd(centred(X), compute_uv=False)[-1]), float(np.sqrt(least))


# %% smallest: 取了最小的 d 个 / Takes the d smallest
# caught by: test_eig, test_eig_of_melons_and_iris
# book: §10.3, (10.17)
def pca_eig(X, d):
    values, vectors = np.linalg.eigh(scatter(X))
    return vectors[:, :d], values[:d]


# %% svd_of_the_scatter: 对散度矩阵做奇异值分解 / SVD of the scatter matrix instead of the samples
# caught by: test_svd
# book: §10.3, (10.17)
def pca_svd(X, d):
    _, values, rows = np.linalg.svd(scatter(X))
    return rows[:d].T, values[:d]


# %% svd_over_m: 奇异值的平方除以了 m / Squared singular values divided by m
# caught by: test_svd, test_svd_of_melons_and_iris
# book: §10.3, (10.17)
def pca_svd(X, d):
    _, singular, rows = np.linalg.svd(centred(X), full_matrices=False)
    return rows[:d].T, singular[:d] ** 2 / len(X)


# %% values_sorted_alone: 只给特征值排了序，特征向量没有跟着动 / Sorts the eigenvalues without their vectors
# caught by: test_eig, test_eig_of_melons_and_iris
# book: §10.3, (10.17)
def pca_eig(X, d):
    values, vectors = np.linalg.eigh(scatter(X))
    return vectors[:, :d], np.sort(values)[::-1][:d]
