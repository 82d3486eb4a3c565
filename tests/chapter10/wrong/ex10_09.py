"""Known mistakes of 10.9. Each cell holds what differs from the reference."""

# %% about_the_mean: C 是近邻关于自己均值的内积 / C of the neighbours about their own mean
# caught by: test_by_hand, test_weights
def lle_weights(x, N, reg):
    apart = np.mean(N, axis=0) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    w = np.linalg.solve(C / size + reg * np.eye(k), np.ones(k))
    return w / w.sum()


# %% at_most_two_dimensions: 至多两维 / Two dimensions at most
# caught by: test_embedding
def lle_embed(X, k, d, reg):
    residual = np.eye(len(X)) - lle_weight_matrix(X, k, reg)
    # The first eigenvector has equal entries, and serves nobody.
    return np.linalg.eigh(residual.T @ residual)[1][:, 1 : min(d, 2) + 1]


# %% coinciding_divides_by_zero: 近邻都与样本重合时除以 0 / Divides by zero where all neighbours coincide
# caught by: test_weights
def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    w = np.linalg.solve(C / size + reg * np.eye(k), np.ones(k))
    return w / w.sum()


# %% coinciding_takes_all: 与样本重合的近邻得到全部的权 / A coinciding neighbour takes all the weight
# caught by: test_weights
def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    if np.diag(C).min() == 0:
        w = np.where(np.diag(C) == 0, 1.0, 0.0)
    else:
        w = np.linalg.solve(C / size + reg * np.eye(k), np.ones(k))
    return w / w.sum()


# %% constant_kept: 没有跳过元素全相等的特征向量 / The eigenvector of equal entries is not skipped
# caught by: test_embedding, test_curve
# hint: 跳过
def lle_embed(X, k, d, reg):
    residual = np.eye(len(X)) - lle_weight_matrix(X, k, reg)
    # The first eigenvector has equal entries, and serves nobody.
    return np.linalg.eigh(residual.T @ residual)[1][:, :d]


# %% copies_left_out: 与样本重合的别的样本也不算近邻 / Others that coincide with a sample are left out, too
# caught by: test_weight_matrix
def lle_weight_matrix(X, k, reg):
    W = np.zeros((len(X), len(X)))
    for i, x in enumerate(X):
        others = np.flatnonzero(np.any(X != x, axis=1))
        others = others if len(others) >= k else np.delete(np.arange(len(X)), i)
        near = others[nearest(X[others], x, k)]
        W[i, near] = lle_weights(x, X[near], reg)
    return W


# %% default_reg: 正则参数总是 0.001 / The regularisation is always 0.001
# caught by: test_weight_matrix
def lle_weight_matrix(X, k, reg):
    W = np.zeros((len(X), len(X)))
    for i, x in enumerate(X):
        others = np.delete(np.arange(len(X)), i)
        near = others[nearest(X[others], x, k)]
        W[i, near] = lle_weights(x, X[near], 1e-3)
    return W


# %% entrywise_inverse: C 逐个元素取倒数，不是逆矩阵 / The inverse of each entry of C instead of the inverse matrix
# caught by: test_by_hand, test_weights
# hint: 逐个元素
def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    A = C / size + reg * np.eye(k)
    inverse = np.divide(1.0, A, out=np.zeros_like(A), where=A != 0)
    w = inverse.sum(axis=1)
    return w / w.sum() if w.sum() else np.full(k, 1 / k)


# %% expanded_distance: 把距离的平方展开 / The squared distance is expanded
# caught by: test_weight_matrix
# kind: narrow
def nearest(X, x, k):
    X = np.asarray(X, dtype=float)
    squares = (X**2).sum(axis=1) - 2 * X @ x + x @ x
    return np.argsort(squares, kind="stable")[:k]


# %% expanded_gram: 把内积展开，大数相减 / Inner products expanded, so that large numbers cancel
# caught by: test_weights
# kind: narrow
def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    x, N = np.asarray(x, dtype=float), np.asarray(N, dtype=float)
    C = x @ x - (N @ x)[:, None] - N @ x + N @ N.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    w = np.linalg.solve(C / size + reg * np.eye(k), np.ones(k))
    return w / w.sum()


# %% first_dropped: 去掉最近的一个当作自己（重合时去错） / The nearest is dropped as the sample itself, wrongly where samples coincide
# caught by: test_weight_matrix
def lle_weight_matrix(X, k, reg):
    W = np.zeros((len(X), len(X)))
    for i, x in enumerate(X):
        near = nearest(X, x, k + 1)[1:]
        W[i, near] = lle_weights(x, X[near], reg)
    return W


# %% itself_a_neighbour: 样本自己算近邻 / Each sample counts as its own neighbour
# caught by: test_weight_matrix
# hint: 自己不算
def lle_weight_matrix(X, k, reg):
    W = np.zeros((len(X), len(X)))
    for i, x in enumerate(X):
        near = nearest(X, x, k)
        W[i, near] = lle_weights(x, X[near], reg)
    return W


# %% largest: 取最大的特征值 / The largest eigenvalues
# caught by: test_embedding, test_curve
def lle_embed(X, k, d, reg):
    residual = np.eye(len(X)) - lle_weight_matrix(X, k, reg)
    # The first eigenvector has equal entries, and serves nobody.
    return np.linalg.eigh(residual.T @ residual)[1][:, -d:]


# %% least_squares_without_constraint: 没有和为 1 的约束的最小二乘 / Least squares without the constraint
# caught by: test_by_hand, test_weights
def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    N = np.asarray(N, dtype=float)
    return np.linalg.solve(N @ N.T + (reg * size + 1e-12) * np.eye(k), N @ np.asarray(x, dtype=float))


# %% new_absolute_reg: 正则参数不随数据的尺度变 / A regularisation that ignores the scale of the data
# caught by: test_new_samples
def map_new(X, Z, x, k):
    near = nearest(X, x, k)
    apart = X[near] - x
    w = np.linalg.solve(apart @ apart.T + 1e-3 * np.eye(k), np.ones(k))
    return w / w.sum() @ Z[near]


# %% new_all_samples: 用全部样本重构，不只是近邻 / Reconstructed from all samples, not from neighbours
# caught by: test_local, test_new_samples
# hint: 只用 k 个近邻
# costs: 3
def map_new(X, Z, x, k):
    return lle_weights(x, X, 1e-4) @ Z


# %% new_clipped: 结果限制在近邻坐标的范围内 / The result is clipped to the range of the neighbours' coordinates
# caught by: test_local
def map_new(X, Z, x, k):
    near = nearest(X, x, k)
    z = lle_weights(x, X[near], 1e-4) @ Z[near]
    return np.clip(z, Z[near].min(axis=0), Z[near].max(axis=0))


# %% new_coinciding_divides_by_zero: 近邻都与新样本重合时除以 0 / Division by zero where all neighbours coincide with the new sample
# caught by: test_local
# book: (10.28)
def map_new(X, Z, x, k):
    near = nearest(X, x, k)
    apart = X[near] - x
    C = apart @ apart.T
    with np.errstate(all="ignore"):
        w = np.linalg.solve(C / np.trace(C) + 1e-4 * np.eye(len(near)), np.ones(len(near)))
    return w / w.sum() @ Z[near]


# %% new_embeds_again: 加上新样本重算一遍 LLE / LLE is worked out again with the new sample
# caught by: test_new_samples, test_training_samples
def map_new(X, Z, x, k):
    d = np.shape(Z)[1]
    both = np.vstack([X, x])
    if len(both) <= d:
        return Z[nearest(X, x, 1)[0]]
    return lle_embed(both, min(k, len(X)), d, 1e-3)[-1]


# %% new_first_coordinate: 每一维都用第一维的坐标 / The first coordinate for each dimension
# caught by: test_new_samples, test_local
# costs: 2
def map_new(X, Z, x, k):
    near = nearest(X, x, k)
    return np.full(np.shape(Z)[1], lle_weights(x, X[near], 1e-4) @ Z[near, 0])


# %% new_first_hundred_rows: 新样本只在前 100 行里找近邻 / A new sample looks for neighbours among the first hundred rows only
# caught by: test_local
# kind: narrow
def map_new(X, Z, x, k):
    near = nearest(X[: max(k, 100)], x, k)
    return lle_weights(x, X[near], 1e-4) @ Z[near]


# %% new_first_k: 取前 k 行当近邻 / The first k rows for neighbours
# caught by: test_new_samples, test_local
# costs: 2
def map_new(X, Z, x, k):
    near = np.arange(k)
    return lle_weights(x, X[near], 1e-4) @ Z[near]


# %% new_fixed_k: 近邻数总是 8 / Always 8 neighbours
# caught by: test_local
def map_new(X, Z, x, k):
    near = nearest(X, x, 8)
    return lle_weights(x, X[near], 1e-4) @ Z[near]


# %% new_global_linear: 对全部样本拟合一个仿射映射 / One affine map fitted to all samples
# caught by: test_new_samples, test_local
def map_new(X, Z, x, k):
    centre, value = X.mean(axis=0), Z.mean(axis=0)
    return value + (x - centre) @ np.linalg.lstsq(X - centre, Z - value, rcond=1e-9)[0]


# %% new_inverse_distance: 按距离的倒数加权 / Weights by inverse distance
# caught by: test_new_samples
def map_new(X, Z, x, k):
    near = nearest(X, x, k)
    apart = np.linalg.norm(X[near] - x, axis=1)
    if apart[0] == 0:
        return Z[near[0]]
    return (1 / apart) @ Z[near] / (1 / apart).sum()


# %% new_mean: 近邻坐标的平均值 / The mean of the neighbours' coordinates
# caught by: test_new_samples, test_training_samples
def map_new(X, Z, x, k):
    return Z[nearest(X, x, k)].mean(axis=0)


# %% new_nearest: 取最近样本的坐标 / The coordinates of the nearest sample
# caught by: test_new_samples
# hint: 什么位置
def map_new(X, Z, x, k):
    return Z[nearest(X, x, 1)[0]]


# %% new_not_normalised: 新样本的权重没有归一化 / Weights of the new sample do not sum to 1
# caught by: test_new_samples, test_local
def map_new(X, Z, x, k):
    near = nearest(X, x, k)
    w = np.linalg.lstsq(X[near].T, x, rcond=1e-6)[0]
    return w @ Z[near]


# %% new_one_neighbour_more: 多用了一个近邻 / One neighbour too many
# caught by: test_local
def map_new(X, Z, x, k):
    near = nearest(X, x, k + 1)
    return lle_weights(x, X[near], 1e-4) @ Z[near]


# %% new_smoothed_too_much: 正则参数太大，结果趋向平均值 / So much regularisation that it tends to the mean
# caught by: test_training_samples, test_new_samples
def map_new(X, Z, x, k):
    near = nearest(X, x, k)
    return lle_weights(x, X[near], 1.0) @ Z[near]


# %% new_without_intercept: 局部线性映射没有常数项 / A local linear map without a constant
# caught by: test_new_samples, test_local
def map_new(X, Z, x, k):
    near = nearest(X, x, k)
    return x @ np.linalg.lstsq(X[near], Z[near], rcond=1e-9)[0]


# %% new_without_reg: 新样本的权重没有正则项，近邻多于维数时 C 奇异 / Weights of the new sample without regularisation, though C is singular with more neighbours than dimensions
# caught by: test_new_samples
# book: (10.28)
# costs: 2
def map_new(X, Z, x, k):
    near = nearest(X, x, k)
    apart = x - X[near]
    inverse = np.linalg.inv(apart @ apart.T)
    return inverse.sum(axis=1) / inverse.sum() @ Z[near]


# %% non_negative: 负的权重改成 0 / Negative weights are made 0
# caught by: test_weights
def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    w = np.linalg.solve(C / size + reg * np.eye(k), np.ones(k))
    w = np.maximum(w / w.sum(), 0.0)
    return w / w.sum()


# %% not_normalised: 权重没有归一化 / Weights are not divided by their sum
# caught by: test_by_hand, test_weights
def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    w = np.linalg.solve(C / size + reg * np.eye(k), np.ones(k))
    return w


# %% one_too_far: 多跳过了一个 / One eigenvector too many is skipped
# caught by: test_embedding, test_curve
def lle_embed(X, k, d, reg):
    residual = np.eye(len(X)) - lle_weight_matrix(X, k, reg)
    # The first eigenvector has equal entries, and serves nobody.
    vectors = np.linalg.eigh(residual.T @ residual)[1]
    return vectors[:, 2 : d + 2] if d < len(X) - 1 else vectors[:, 1 : d + 1]


# %% principal_components: 用主成分的投影代替 / Projections on principal components
# caught by: test_embedding
def lle_embed(X, k, d, reg):
    residual = np.eye(len(X)) - lle_weight_matrix(X, k, reg)
    # The first eigenvector has equal entries, and serves nobody.
    Xc = np.asarray(X) - np.mean(X, axis=0)
    U = np.linalg.svd(np.column_stack([Xc, np.eye(len(X)) - 1 / len(X)]))[0]
    return U[:, :d]


# %% reg_everywhere: 正则项加到了所有元素上 / The regularisation is added to every entry
# caught by: test_by_hand, test_weights
def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    w = np.linalg.solve(C / size + reg + 1e-12 * np.eye(k), np.ones(k))
    return w / w.sum()


# %% reg_ignored: 没有正则项（用伪逆） / No regularisation, but the pseudo-inverse
# caught by: test_by_hand, test_weights
def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    w = np.linalg.pinv(C / size) @ np.ones(k)
    return w / w.sum() if abs(w.sum()) > 1e-12 else np.full(k, 1 / k)


# %% reg_over_k: 加的是 reg·tr(C)/k·I / reg·tr(C)/k·I is added
# caught by: test_by_hand, test_weights
def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    w = np.linalg.solve(C / size + reg / k * np.eye(k), np.ones(k))
    return w / w.sum()


# %% reg_without_trace: 加的是 reg·I，没有乘 tr(C) / reg·I is added, without tr(C)
# caught by: test_by_hand, test_weights
def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    w = np.linalg.solve(C + reg * np.eye(k), np.ones(k))
    return w / w.sum()


# %% rows_of_eigenvectors: 取特征向量矩阵的行 / Rows of the matrix of eigenvectors
# caught by: test_embedding, test_curve
def lle_embed(X, k, d, reg):
    residual = np.eye(len(X)) - lle_weight_matrix(X, k, reg)
    # The first eigenvector has equal entries, and serves nobody.
    return np.linalg.eigh(residual.T @ residual)[1][1 : d + 1].T


# %% scaled_by_root_eigenvalue: 坐标乘了特征值的平方根 / Coordinates times the root of the eigenvalue
# caught by: test_embedding, test_curve
def lle_embed(X, k, d, reg):
    residual = np.eye(len(X)) - lle_weight_matrix(X, k, reg)
    # The first eigenvector has equal entries, and serves nobody.
    values, vectors = np.linalg.eigh(residual.T @ residual)
    return vectors[:, 1 : d + 1] * np.sqrt(values[1 : d + 1])


# %% scaled_by_root_m: 坐标乘了 √m / Coordinates times √m
# caught by: test_embedding, test_curve
def lle_embed(X, k, d, reg):
    residual = np.eye(len(X)) - lle_weight_matrix(X, k, reg)
    # The first eigenvector has equal entries, and serves nobody.
    return np.sqrt(len(X)) * np.linalg.eigh(residual.T @ residual)[1][:, 1 : d + 1]


# %% single_precision_distances: 距离按单精度计算 / Distances are in single precision
# caught by: test_weight_matrix, test_local
# book: §10.1
# kind: narrow
def nearest(X, x, k):
    squares = ((np.asarray(X, dtype=float) - x).astype(np.float32) ** 2).sum(axis=1)
    return np.argsort(squares, kind="stable")[:k]


# %% small_eigenvalues_skipped: 小于 10⁻⁸ 的特征值都当作 0 跳过 / Skips all eigenvalues below 1e-8 as if they were 0
# caught by: test_embedding
# book: (10.31)
# kind: narrow
def lle_embed(X, k, d, reg):
    R = np.eye(len(X)) - lle_weight_matrix(X, k, reg)
    w, V = np.linalg.eigh(R.T @ R)
    V = V[:, w > 1e-8]
    return V[:, :d]


# %% small_trace_is_zero: 迹很小就当作 0 / A small trace counts as 0
# caught by: test_weights
# book: (10.28)
# kind: narrow
def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size < 1e-16:
        return np.full(k, 1 / k)
    w = np.linalg.solve(C / size + reg * np.eye(k), np.ones(k))
    return w / w.sum()


# %% softmax: 按距离给权重 / Weights by distance
# caught by: test_by_hand, test_weights
def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    w = 1 / (np.diag(C) / size + 1e-9)
    return w / w.sum()


# %% symmetric_residual: 用 I − W 的对称部分 / The symmetric part of I − W
# caught by: test_embedding
def lle_embed(X, k, d, reg):
    residual = np.eye(len(X)) - lle_weight_matrix(X, k, reg)
    # The first eigenvector has equal entries, and serves nobody.
    return np.linalg.eigh((residual + residual.T) / 2)[1][:, 1 : d + 1]


# %% symmetrised: 权重矩阵对称化 / The matrix of weights is made symmetric
# caught by: test_weight_matrix
def lle_weight_matrix(X, k, reg):
    W = np.zeros((len(X), len(X)))
    for i, x in enumerate(X):
        others = np.delete(np.arange(len(X)), i)
        near = others[nearest(X[others], x, k)]
        W[i, near] = lle_weights(x, X[near], reg)
    return (W + W.T) / 2


# %% trace_below_a_bound_is_zero: 迹小于 10⁻²⁰ 就当作 0 / A trace below 1e-20 counts as 0
# caught by: test_weights
# book: (10.28)
# kind: narrow
def lle_weights(x, N, reg):
    a = np.asarray(x, float) - np.asarray(N, float)
    C = a @ a.T
    t = np.trace(C)
    if t < 1e-20:
        return np.full(len(C), 1 / len(C))
    w = np.linalg.solve(C / t + reg * np.eye(len(C)), np.ones(len(C)))
    return w / w.sum()


# %% transpose_misplaced: 转置放错：(I − W)(I − W)ᵀ / The transpose at the wrong factor
# caught by: test_embedding, test_curve
def lle_embed(X, k, d, reg):
    residual = np.eye(len(X)) - lle_weight_matrix(X, k, reg)
    # The first eigenvector has equal entries, and serves nobody.
    return np.linalg.eigh(residual @ residual.T)[1][:, 1 : d + 1]


# %% transposed: 权重放在列里 / Weights are put into columns
# caught by: test_weight_matrix
def lle_weight_matrix(X, k, reg):
    W = np.zeros((len(X), len(X)))
    for i, x in enumerate(X):
        others = np.delete(np.arange(len(X)), i)
        near = others[nearest(X[others], x, k)]
        W[near, i] = lle_weights(x, X[near], reg)
    return W


# %% unit_length: 权重归一化为单位长 / Weights are made a unit vector
# caught by: test_by_hand, test_weights
def lle_weights(x, N, reg):
    apart = np.asarray(x, dtype=float) - np.asarray(N, dtype=float)
    C = apart @ apart.T
    size, k = np.trace(C), len(C)
    if size == 0:
        return np.full(k, 1 / k)
    w = np.linalg.solve(C / size + reg * np.eye(k), np.ones(k))
    return w / np.linalg.norm(w)
