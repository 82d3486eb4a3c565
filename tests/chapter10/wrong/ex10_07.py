"""Known mistakes of 10.7. Each cell holds what differs from the reference."""

# %% about_first: 以第一个样本为原点 / The first sample as origin
# caught by: test_small_graphs, test_mds_kernel
def mds_kernel(D):
    S = D**2
    return (S[0] + S[:, :1] - S) / 2


# %% absolute_floor: 小于 1e-8 的特征值一律当作 1e-8，不看核的大小 / Eigenvalues below 1e-8 are made 1e-8, however small the kernel
# caught by: test_kpca
# book: (10.24)
# kind: narrow
def _centre(K):
    K = np.asarray(K, dtype=float)
    m = len(K)
    H = np.eye(m) - 1 / m
    A = H @ K @ H
    return (A + A.T) / 2


def _top(K, d):
    A = _centre(K)
    lam, V = np.linalg.eigh(A)
    lam = np.where(lam > 1e-8, lam, 1e-8)
    return lam[::-1][:d], V[:, ::-1][:, :d]


def kpca(K, d):
    lam, V = _top(K, d)
    return V * np.sqrt(lam)


def kpca_new(K, K_new, d):
    K = np.asarray(K, dtype=float)
    K_new = np.asarray(K_new, dtype=float)
    lam, V = _top(K, d)
    C = K_new - K_new.mean(axis=1, keepdims=True) - K.mean(axis=0) + K.mean()
    return C @ V / np.sqrt(lam)


def mds_kernel(D):
    D = np.asarray(D, dtype=float)
    S = D * D
    return -0.5 * (S - S.mean(axis=0) - S.mean(axis=1)[:, None] + S.mean())


def lle_kernel(W):
    W = np.asarray(W, dtype=float)
    A = np.eye(len(W)) - W
    M = A.T @ A
    lam, V = np.linalg.eigh(M)
    return (V * np.exp(-3 * lam / lam[-1])) @ V.T


def non_psd_geodesics(m):
    # a square with a tail
    W = np.full((m, m), np.inf)
    edges = [(0, 1), (1, 2), (2, 3), (3, 0)] + [(i, i + 1) for i in range(3, m - 1)]
    for i in range(m):
        W[i, i] = 0
    for i, j in edges:
        W[i, j] = W[j, i] = 1
    for k in range(m):
        W = np.minimum(W, W[:, k : k + 1] + W[k])
    return W


# %% ascending: 取最小的特征值 / The smallest eigenvalues
# caught by: test_kpca, test_melons
# costs: 2.5
def leading(K, d):
    values, vectors = np.linalg.eigh(centred(K))
    return np.abs(values[:d]), vectors[:, :d]


# %% broken_triangle: 不是最短路径：叶之间写成 3 / No shortest paths: leaves at distance 3
# caught by: test_witness
def non_psd_geodesics(m):
    # A star: leaves are at distance 2, so the centre would have to be the midpoint of each pair.
    D = np.full((m, m), 3)
    D[0] = D[:, 0] = 1
    np.fill_diagonal(D, 0)
    return D


# %% centred_on_one_side: 只在一边中心化 / Centred on one side only
# caught by: test_small_graphs, test_mds_kernel, test_kpca
# costs: 3
def centred(K):
    return K - np.mean(K, axis=0)


# %% claims_all_true: 以为断言都成立 / All claims held for true
# caught by: test_claims
def claims():
    return {
        "mds_on_euclidean_distances_equals_pca": True,
        "isomap_kernel_always_psd": True,
        "kpca_has_out_of_sample_formula": True,
        "isomap_has_out_of_sample_formula_from_its_own_objective": True,
        "rbf_kernel_with_fixed_width_keeps_geodesic_distances": True,
    }


# %% columns_ascending: 取对了特征值，次序却由小到大 / The right eigenvalues, in ascending order
# caught by: test_kpca, test_melons
# costs: 2
def leading(K, d):
    values, vectors = np.linalg.eigh(centred(K))
    return values[-d:], vectors[:, -d:]


# %% complete_graph: 完全图：那是正单纯形 / The complete graph, which is a regular simplex
# caught by: test_witness
def non_psd_geodesics(m):
    # A star: leaves are at distance 2, so the centre would have to be the midpoint of each pair.
    D = np.full((m, m), 1)
    D[0] = D[:, 0] = 1
    np.fill_diagonal(D, 0)
    return D


# %% divided_by_root: 坐标是特征向量除以 √λ（那是 α） / Eigenvectors divided by √λ, which is α, as coordinates
# caught by: test_kpca, test_melons
def kpca(K, d):
    values, vectors = leading(K, d)
    return vectors / np.sqrt(values)


# %% eigenvalues_over_m: 特征值除以 m / Eigenvalues divided by m
# caught by: test_kpca, test_melons
# costs: 2
def leading(K, d):
    values, vectors = np.linalg.eigh(centred(K))
    return values[::-1][:d] / len(K), vectors[:, ::-1][:, :d]


# %% four_vertices: 总是四个顶点 / Always four vertices
# caught by: test_witness
def non_psd_geodesics(m):
    # A star: leaves are at distance 2, so the centre would have to be the midpoint of each pair.
    m = 4
    D = np.full((m, m), 2)
    D[0] = D[:, 0] = 1
    np.fill_diagonal(D, 0)
    return D


# %% grand_mean_missing: 减去行与列的均值之后忘了加回总均值 / The grand mean is not added again
# caught by: test_kpca, test_mds_kernel
# costs: 3
def centred(K):
    return K - np.mean(K, axis=0) - np.mean(K, axis=1)[:, None]


# %% grand_mean_only: 只减去总均值 / Only the grand mean is taken off
# caught by: test_kpca, test_mds_kernel
# costs: 3
def centred(K):
    return K - np.mean(K)


# %% isomap_extends: 以为 Isomap 自己能给出新样本的坐标 / Isomap thought to give coordinates of new samples
# caught by: test_claims
def claims():
    return {
        "mds_on_euclidean_distances_equals_pca": True,
        "isomap_kernel_always_psd": False,
        "kpca_has_out_of_sample_formula": True,
        "isomap_has_out_of_sample_formula_from_its_own_objective": True,
        "rbf_kernel_with_fixed_width_keeps_geodesic_distances": False,
    }


# %% kernel_made_psd_first: 先把 K 的负特征值改成 0 / Negative eigenvalues of K made 0 first
# caught by: test_kpca, test_new_samples
# costs: 2.5
def leading(K, d):
    values, vectors = np.linalg.eigh(K)
    K = (vectors * np.maximum(values, 0)) @ vectors.T
    values, vectors = np.linalg.eigh(centred(K))
    return values[::-1][:d], vectors[:, ::-1][:, :d]


# %% largest_in_size: 按绝对值取最大的特征值（奇异值分解） / The eigenvalues largest in absolute value, as by SVD
# caught by: test_kpca, test_new_samples
# costs: 2.5
def leading(K, d):
    vectors, values, _ = np.linalg.svd(centred(K))
    return values[:d], vectors[:, :d]


# %% lle_gram_of_weights: 以 WᵀW 为核 / WᵀW as kernel
# caught by: test_lle_kernel
def lle_kernel(W):
    residual = np.eye(len(W)) - W
    M = residual.T @ residual
    # The smallest eigenvalues become the largest; the constant vector falls to centring.
    return W.T @ W


# %% lle_identity_minus_m: I − M：M 的特征值可以超过 1 / I − M, though eigenvalues of M may exceed 1
# caught by: test_lle_kernel
def lle_kernel(W):
    residual = np.eye(len(W)) - W
    M = residual.T @ residual
    # The smallest eigenvalues become the largest; the constant vector falls to centring.
    return np.eye(len(W)) - M


# %% lle_m_itself: 以 M 为核：取到的是最大的特征值 / M itself as kernel: the largest eigenvalues
# caught by: test_lle_kernel
# hint: 最小
def lle_kernel(W):
    residual = np.eye(len(W)) - W
    M = residual.T @ residual
    # The smallest eigenvalues become the largest; the constant vector falls to centring.
    return M


# %% lle_minus_m: 以 −M 为核：不是半正定的 / −M as kernel: not positive semidefinite
# caught by: test_lle_kernel
# hint: 负的特征值
def lle_kernel(W):
    residual = np.eye(len(W)) - W
    M = residual.T @ residual
    # The smallest eigenvalues become the largest; the constant vector falls to centring.
    return -M


# %% lle_scatter_of_residual: 忘了乘自己的转置：M = I − W / M = I − W, without the product
# caught by: test_lle_kernel
def lle_kernel(W):
    residual = np.eye(len(W)) - W
    M = (residual + residual.T) / 2
    # The smallest eigenvalues become the largest; the constant vector falls to centring.
    return np.linalg.eigvalsh(M)[-1] * np.eye(len(W)) - M


# %% lle_symmetrised_weights: 以 W + Wᵀ 为核 / W + Wᵀ as kernel
# caught by: test_lle_kernel
def lle_kernel(W):
    residual = np.eye(len(W)) - W
    M = residual.T @ residual
    # The smallest eigenvalues become the largest; the constant vector falls to centring.
    return W + W.T + 2 * np.linalg.norm(W) * np.eye(len(W))


# %% lle_trace_of_one: λ 取 M 的最大对角元，不够大 / The largest diagonal entry of M for λ, which is too small
# caught by: test_lle_kernel
def lle_kernel(W):
    residual = np.eye(len(W)) - W
    M = residual.T @ residual
    # The smallest eigenvalues become the largest; the constant vector falls to centring.
    return np.diag(M).max() * np.eye(len(W)) - M


# %% lle_transposed: 转置放错：M = (I − W)(I − W)ᵀ / The transpose at the wrong factor
# caught by: test_lle_kernel
def lle_kernel(W):
    residual = np.eye(len(W)) - W
    M = residual @ residual.T
    # The smallest eigenvalues become the largest; the constant vector falls to centring.
    return np.linalg.eigvalsh(M)[-1] * np.eye(len(W)) - M


# %% long_cycle_missing_wrap: 边没有连通：把图分成两半 / The edges leave two components
# caught by: test_witness
def non_psd_geodesics(m):
    # A star: leaves are at distance 2, so the centre would have to be the midpoint of each pair.
    D = np.full((m, m), 2)
    D[0, : m - 1] = D[: m - 1, 0] = 1
    D[m - 1, 0] = D[0, m - 1] = 2
    np.fill_diagonal(D, 0)
    return D


# %% made_psd: 把负的特征值改成 0 / Negative eigenvalues are made 0
# caught by: test_small_graphs, test_mds_kernel
def mds_kernel(D):
    values, vectors = np.linalg.eigh(centred(-(D**2) / 2))
    return (vectors * np.maximum(values, 0)) @ vectors.T


# %% matrix_square: D 的矩阵平方，而不是逐个元素平方 / The matrix square of D instead of squared entries
# caught by: test_small_graphs, test_mds_kernel
def mds_kernel(D):
    return centred(-(D @ D) / 2)


# %% nearest_training_sample: 新样本取核最大的训练样本的坐标 / A new sample gets the coordinates of the training sample of largest kernel
# caught by: test_new_samples
def kpca_new(K, K_new, d):
    values, vectors = leading(K, d)
    return (vectors * np.sqrt(values))[np.argmax(K_new, axis=1)]


# %% new_centred_when_square: 新样本与训练样本一样多时当作训练样本来中心化 / As many new samples as training samples are centred like these
# caught by: test_new_samples
def kpca_new(K, K_new, d):
    values, vectors = leading(K, d)
    # Both means are those of the training samples: of K_new along its rows, and of K.
    about = K_new - np.mean(K_new if len(K_new) == len(K) else K, axis=0)
    about = about - about.mean(axis=1, keepdims=True)
    return about @ (vectors / np.sqrt(values))


# %% new_not_centred: 新样本没有中心化 / New samples are not centred
# caught by: test_new_samples
def kpca_new(K, K_new, d):
    values, vectors = leading(K, d)
    # Both means are those of the training samples: of K_new along its rows, and of K.
    return K_new @ (vectors / np.sqrt(values))


# %% new_not_normalised: w 的长度不是 1：α 取单位特征向量 / w has not length 1: unit eigenvectors for α
# caught by: test_new_samples
def kpca_new(K, K_new, d):
    values, vectors = leading(K, d)
    # Both means are those of the training samples: of K_new along its rows, and of K.
    about = K_new - np.mean(K, axis=0)
    about = about - about.mean(axis=1, keepdims=True)
    return about @ vectors


# %% new_one_by_one_mean: K_new 减去总均值，而不是各列的均值 / The grand mean instead of the column means of K
# caught by: test_new_samples
def kpca_new(K, K_new, d):
    values, vectors = leading(K, d)
    # Both means are those of the training samples: of K_new along its rows, and of K.
    about = K_new - K_new.mean(axis=1, keepdims=True)
    return about @ (vectors / np.sqrt(values))


# %% new_over_eigenvalue: α 除以 λ / α divided by λ
# caught by: test_new_samples
def kpca_new(K, K_new, d):
    values, vectors = leading(K, d)
    # Both means are those of the training samples: of K_new along its rows, and of K.
    about = K_new - np.mean(K, axis=0)
    about = about - about.mean(axis=1, keepdims=True)
    return about @ (vectors / values)


# %% new_times_root: α 乘以 √λ 而不是除以 / α times √λ instead of divided
# caught by: test_new_samples
def kpca_new(K, K_new, d):
    values, vectors = leading(K, d)
    # Both means are those of the training samples: of K_new along its rows, and of K.
    about = K_new - np.mean(K, axis=0)
    about = about - about.mean(axis=1, keepdims=True)
    return about @ (vectors * np.sqrt(values))


# %% new_with_own_mean: 新样本减去的是新样本自己的均值 / New samples lose their own mean
# caught by: test_new_samples
# hint: 训练样本
def kpca_new(K, K_new, d):
    values, vectors = leading(K, d)
    # Both means are those of the training samples: of K_new along its rows, and of K.
    about = K_new - np.mean(K_new, axis=0)
    about = about - about.mean(axis=1, keepdims=True)
    return about @ (vectors / np.sqrt(values))


# %% not_centred: 核矩阵没有中心化 / The kernel matrix is not centred
# caught by: test_kpca, test_melons
# hint: 中心化
# costs: 3
def leading(K, d):
    values, vectors = np.linalg.eigh(K)
    return values[::-1][:d], vectors[:, ::-1][:, :d]


# %% not_squared: 距离没有平方 / Distances are not squared
# caught by: test_small_graphs, test_mds_kernel
# hint: 平方
def mds_kernel(D):
    return centred(-D / 2)


# %% only_small_m: 只有 m = 4 时是星，更大时是路 / A star for m = 4 only, else a path
# caught by: test_witness
def non_psd_geodesics(m):
    # A star: leaves are at distance 2, so the centre would have to be the midpoint of each pair.
    if m > 4:
        return np.abs(np.subtract.outer(np.arange(m), np.arange(m)))
    D = np.full((m, m), 2)
    D[0] = D[:, 0] = 1
    np.fill_diagonal(D, 0)
    return D


# %% path: 顶点排成一条路：那是欧氏的 / Vertices on a path, which is Euclidean
# caught by: test_witness
def non_psd_geodesics(m):
    # A star: leaves are at distance 2, so the centre would have to be the midpoint of each pair.
    return np.abs(np.subtract.outer(np.arange(m), np.arange(m)))


# %% plus_half: 符号反了 / The sign is wrong
# caught by: test_small_graphs, test_mds_kernel
def mds_kernel(D):
    return centred(D**2 / 2)


# %% psd_always: 以为 Isomap 的核总是半正定的 / The kernel of Isomap thought always positive semidefinite
# caught by: test_claims
def claims():
    return {
        "mds_on_euclidean_distances_equals_pca": True,
        "isomap_kernel_always_psd": True,
        "kpca_has_out_of_sample_formula": True,
        "isomap_has_out_of_sample_formula_from_its_own_objective": False,
        "rbf_kernel_with_fixed_width_keeps_geodesic_distances": False,
    }


# %% rows_of_eigenvectors: 取特征向量矩阵的行 / Rows of the matrix of eigenvectors
# caught by: test_kpca, test_melons
# costs: 2.5
def leading(K, d):
    values, vectors = np.linalg.eigh(centred(K))
    return values[::-1][:d], vectors[::-1][:d].T


# %% scaled_star: 边长是 2 / Edges of length 2
# caught by: test_witness
def non_psd_geodesics(m):
    # A star: leaves are at distance 2, so the centre would have to be the midpoint of each pair.
    D = np.full((m, m), 4)
    D[0] = D[:, 0] = 2
    np.fill_diagonal(D, 0)
    return D


# %% small_eigenvalues_are_zero: 小于 10⁻¹⁰ 的特征值一律当作 0 / Eigenvalues below 1e-10 count as 0
# caught by: test_kpca
# book: (10.24)
# kind: narrow
def kpca(K, d):
    w, V = leading(K, d)
    return V * np.sqrt(np.where(w > 1e-10, w, 0))


# %% squares_rounded: 距离的平方舍入到十位小数 / Squared distances are rounded to ten decimals
# caught by: test_mds_kernel
# book: (10.10)
# kind: narrow
def _centre(K):
    K = np.asarray(K, dtype=float)
    m = len(K)
    H = np.eye(m) - 1 / m
    A = H @ K @ H
    return (A + A.T) / 2


def _top(K, d):
    A = _centre(K)
    lam, V = np.linalg.eigh(A)
    return lam[::-1][:d], V[:, ::-1][:, :d]


def kpca(K, d):
    lam, V = _top(K, d)
    return V * np.sqrt(lam)


def kpca_new(K, K_new, d):
    K = np.asarray(K, dtype=float)
    K_new = np.asarray(K_new, dtype=float)
    lam, V = _top(K, d)
    C = K_new - K_new.mean(axis=1, keepdims=True) - K.mean(axis=0) + K.mean()
    return C @ V / np.sqrt(lam)


def mds_kernel(D):
    D = np.asarray(D, dtype=float)
    S = np.round(D * D, 10)
    return -0.5 * (S - S.mean(axis=0) - S.mean(axis=1)[:, None] + S.mean())


def lle_kernel(W):
    W = np.asarray(W, dtype=float)
    A = np.eye(len(W)) - W
    M = A.T @ A
    lam, V = np.linalg.eigh(M)
    return (V * np.exp(-3 * lam / lam[-1])) @ V.T


def non_psd_geodesics(m):
    # a square with a tail
    W = np.full((m, m), np.inf)
    edges = [(0, 1), (1, 2), (2, 3), (3, 0)] + [(i, i + 1) for i in range(3, m - 1)]
    for i in range(m):
        W[i, i] = 0
    for i, j in edges:
        W[i, j] = W[j, i] = 1
    for k in range(m):
        W = np.minimum(W, W[:, k : k + 1] + W[k])
    return W


# %% times_eigenvalue: 坐标是特征向量乘以 λ / Eigenvectors times λ as coordinates
# caught by: test_kpca, test_melons
def kpca(K, d):
    values, vectors = leading(K, d)
    return vectors * values


# %% two_coordinates: 总是两维 / Always two coordinates
# caught by: test_kpca, test_new_samples
# costs: 2.5
def leading(K, d):
    values, vectors = np.linalg.eigh(centred(K))
    d = min(2, len(K))
    return values[::-1][:d], vectors[:, ::-1][:, :d]


# %% unit_coordinates: 坐标就是单位特征向量 / Unit eigenvectors as coordinates
# caught by: test_kpca, test_melons
# hint: 平方根
def kpca(K, d):
    values, vectors = leading(K, d)
    return vectors


# %% without_half: 少了因子 1/2 / The factor 1/2 is missing
# caught by: test_small_graphs, test_mds_kernel
def mds_kernel(D):
    return centred(-(D**2))
