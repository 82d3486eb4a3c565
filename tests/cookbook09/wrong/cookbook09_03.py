"""Known mistakes of cookbook9.3. Each cell holds what differs from the reference."""

# %% all_zeros_skipped: 把特征值为 0 的特征向量都跳过了 / Skips all eigenvectors of eigenvalue 0
# caught by: test_embed
# hint: cost least
# book: §9.4.2
def embed(W, d):
    N = len(W)
    M = cost_matrix(W)
    values, V = np.linalg.eigh(M + (1 + np.trace(M)) / N * np.ones((N, N)))
    order = sorted(range(N - 1), key=lambda k: (values[k] < 1e-9, k))
    return np.sqrt(N) * V[:, order[:d]]


# %% as_printed: 照抄讲义的（I - W）(I - W)ᵀ / Copies (I - W)(I - W)ᵀ from the source
# caught by: test_matrix_of_the_chain, test_cost_matrix
# hint: transposed
# book: §9.4.2
def cost_matrix(W):
    A = np.eye(len(W)) - W
    return A @ A.T


def embed(W, d):
    N = len(W)
    A = np.eye(N) - W
    M = A.T @ A
    _, V = np.linalg.eigh(M + (1 + np.trace(M)) / N * np.ones((N, N)))
    return np.sqrt(N) * V[:, :d]


# %% constant_kept: 留下了常向量 / Keeps the constant vector
# caught by: test_coordinates_of_the_chain, test_embed
# hint: constant
# book: §9.4.2
def embed(W, d):
    _, V = np.linalg.eigh(cost_matrix(W))
    return np.sqrt(len(W)) * V[:, :d]


# %% cost_with_columns: 重构时用了 W 的列 / Reconstructs with the columns of W
# caught by: test_cost
# hint: row i
# book: §9.4.2
def cost(W, Y):
    return np.sum((Y - W.T @ Y) ** 2)


# %% cross_terms_missing: 展开时漏了 WᵀW / Loses WᵀW in the expansion
# caught by: test_matrix_of_the_chain, test_cost_matrix
# book: §9.4.2
def cost_matrix(W):
    return np.eye(len(W)) - W - W.T


def embed(W, d):
    N = len(W)
    A = np.eye(N) - W
    M = A.T @ A
    _, V = np.linalg.eigh(M + (1 + np.trace(M)) / N * np.ones((N, N)))
    return np.sqrt(N) * V[:, :d]


# %% direct_neighbours_only: 一块只算到样本 0 的直接近邻 / Takes sample 0 and its direct neighbours for a group
# caught by: test_collapse
# book: §9.4.2
def collapse(W):
    inside = {0, *np.flatnonzero((W[0] != 0) | (W[:, 0] != 0)).tolist()}
    k, N = len(inside), len(W)
    if k == N:
        return None
    return np.where(np.isin(np.arange(N), list(inside)), np.sqrt((N - k) / k), -np.sqrt(k / (N - k)))


# %% eigenvectors_of_w: 用了 W 的对称部分的特征向量 / Eigenvectors of the symmetric part of W
# caught by: test_embed
# book: §9.4.2
def embed(W, d):
    N = len(W)
    centre = np.eye(N) - 1 / N
    S = centre @ (W + W.T) @ centre
    shift = np.abs(S).sum() + 1
    _, V = np.linalg.eigh(shift * centre + S)
    return np.sqrt(N) * V[:, ::-1][:, :d]


# %% embedding_as_printed: 坐标取自（I - W）(I - W)ᵀ / Coordinates from (I - W)(I - W)ᵀ
# caught by: test_embed
# book: §9.4.2
def embed(W, d):
    N = len(W)
    A = np.eye(N) - W
    centre = np.eye(N) - 1 / N
    M = centre @ A @ A.T @ centre
    _, V = np.linalg.eigh(M + (1 + np.trace(M)) / N * np.ones((N, N)))
    return np.sqrt(N) * V[:, :d]


# %% entrywise_inverse: 对 S 逐元素求倒数 / Takes the inverse of S entry by entry
# caught by: test_weights
# book: §9.4.2
def best_weights(x, neighbours):
    A = x - neighbours
    S = A @ A.T
    w = np.divide(1.0, S, out=np.zeros_like(S), where=S != 0).sum(axis=1)
    return w / w.sum() if abs(w.sum()) > 1e-12 else np.full(len(A), 1 / len(A))


# %% equal_weights: 每个近邻的权重都是 1/K / All neighbours have weight 1/K
# caught by: test_weights
# book: §9.4.2
def best_weights(x, neighbours):
    return np.full(len(neighbours), 1 / len(neighbours))


# %% first_coordinate_only: 只算了第一个坐标的代价 / The cost of the first coordinate only
# caught by: test_cost
# book: §9.4.2
def cost(W, Y):
    return np.sum((Y[:, 0] - W @ Y[:, 0]) ** 2)


# %% first_one_skipped: 跳过第一个特征向量，零特征值不止一个时它不是常向量 / Skips the first eigenvector, which need not be the constant one where 0 is a multiple eigenvalue
# caught by: test_embed
# hint: more than once
# book: §9.4.2
def embed(W, d):
    _, V = np.linalg.eigh(cost_matrix(W))
    return np.sqrt(len(W)) * V[:, 1 : d + 1]


# %% inverse_distances: 权重按距离的倒数 / Weights by inverse distance
# caught by: test_weights
# book: §9.4.2
def best_weights(x, neighbours):
    d = np.sqrt(((x - neighbours) ** 2).sum(axis=1))
    w = (d == 0).astype(float) if np.any(d == 0) else 1 / d
    return w / w.sum()


# %% inverse_of_s: 直接解 Sw = 1，S 奇异时出错 / Solves Sw = 1, which fails where S is singular
# caught by: test_weights
# book: §9.4.2
def best_weights(x, neighbours):
    A = x - neighbours
    w = np.linalg.solve(A @ A.T, np.ones(len(A)))
    return w / w.sum()


# %% laplacian: 用了 I - (W + Wᵀ)/2 / Uses I - (W + Wᵀ)/2
# caught by: test_matrix_of_the_chain, test_cost_matrix
# book: §9.4.2
def cost_matrix(W):
    return np.eye(len(W)) - (W + W.T) / 2


def embed(W, d):
    N = len(W)
    A = np.eye(N) - W
    M = A.T @ A
    _, V = np.linalg.eigh(M + (1 + np.trace(M)) / N * np.ones((N, N)))
    return np.sqrt(N) * V[:, :d]


# %% largest_ones: 取了最大的特征值 / Takes the largest eigenvalues
# caught by: test_coordinates_of_the_chain, test_embed
# hint: cost least
# book: §9.4.2
def embed(W, d):
    N = len(W)
    M = cost_matrix(W)
    _, V = np.linalg.eigh(M - (1 + np.trace(M)) / N * np.ones((N, N)))
    return np.sqrt(N) * V[:, ::-1][:, :d]


# %% mean_cost: 代价除以了 N / Divides the cost by N
# caught by: test_cost
# book: §9.4.2
def cost(W, Y):
    return np.mean(np.sum((Y - W @ Y) ** 2, axis=1))


# %% negative_weights_cut: 负的权重改成 0 / Replaces negative weights by 0
# caught by: test_weights
# book: §9.4.2
def best_weights(x, neighbours):
    first = neighbours[0]
    rest, *_ = np.linalg.lstsq((neighbours[1:] - first).T, x - first, rcond=None)
    w = np.maximum(np.array([1 - rest.sum(), *rest]), 0)
    return w / w.sum()


# %% none_for_two_groups: 有两块时也返回 None / Returns None for two groups
# caught by: test_collapse
# book: §9.4.2
def collapse(W):
    N = len(W)
    groups = list(range(N))
    for _ in range(N):
        for i, j in zip(*np.nonzero(W)):
            groups[i] = groups[j] = min(groups[i], groups[j])
    if len(set(groups)) <= 2:
        return None
    y = np.array([float(g == 0) for g in groups])
    y -= y.mean()
    return y / np.sqrt(np.mean(y**2))


# %% not_symmetric: tr 对了，但矩阵不对称 / The trace is right, but the matrix is not symmetric
# caught by: test_matrix_of_the_chain, test_cost_matrix
# book: §9.4.2
def cost_matrix(W):
    return np.eye(len(W)) - 2 * W + W.T @ W


def embed(W, d):
    N = len(W)
    A = np.eye(N) - W
    M = A.T @ A
    _, V = np.linalg.eigh(M + (1 + np.trace(M)) / N * np.ones((N, N)))
    return np.sqrt(N) * V[:, :d]


# %% of_length_one: 平方和是 1，不是平方的平均 / The squares add up to 1 instead of having mean 1
# caught by: test_collapse
# hint: adjust
# book: §9.4.2
def collapse(W):
    inside = {0}
    waiting = [0]
    while waiting:
        i = waiting.pop()
        found = set(np.flatnonzero((W[i] != 0) | (W[:, i] != 0)).tolist()) - inside
        inside |= found
        waiting += found
    N = len(W)
    if len(inside) == N:
        return None
    y = np.isin(np.arange(N), list(inside)) - len(inside) / N
    return y / np.linalg.norm(y)


# %% one_way_only: 只沿权重的方向走，从样本 0 出发 / Follows weights in their direction only, from sample 0
# caught by: test_collapse
# hint: whichever way
# book: §9.4.2
def collapse(W):
    inside = {0}
    waiting = [0]
    while waiting:
        i = waiting.pop()
        found = set(np.flatnonzero(W[i]).tolist()) - inside
        inside |= found
        waiting += found
    k, N = len(inside), len(W)
    if k == N:
        return None
    return np.where(np.isin(np.arange(N), list(inside)), np.sqrt((N - k) / k), -np.sqrt(k / (N - k)))


# %% opposite_weights_cancel: 用 W + Wᵀ ≠ 0 判断是否相连，一正一负会抵消 / Joins where W + Wᵀ is not 0, in which opposite weights cancel
# caught by: test_collapse
# book: §9.4.2
def collapse(W):
    inside = {0}
    waiting = [0]
    while waiting:
        i = waiting.pop()
        found = set(np.flatnonzero(W[i] + W[:, i] != 0).tolist()) - inside
        inside |= found
        waiting += found
    k, N = len(inside), len(W)
    if k == N:
        return None
    return np.where(np.isin(np.arange(N), list(inside)), np.sqrt((N - k) / k), -np.sqrt(k / (N - k)))


# %% plus_and_minus_one: 一块取 1，其余取 -1，块不一样大时平均不是 0 / Values 1 and -1, whose mean is not 0 for groups of different sizes
# caught by: test_collapse
# hint: adjust
# book: §9.4.2
def collapse(W):
    inside = {0}
    waiting = [0]
    while waiting:
        i = waiting.pop()
        found = set(np.flatnonzero((W[i] != 0) | (W[:, i] != 0)).tolist()) - inside
        inside |= found
        waiting += found
    N = len(W)
    if len(inside) == N:
        return None
    return np.where(np.isin(np.arange(N), list(inside)), 1.0, -1.0)


# %% positive_weights_only: 只看正的权重 / Looks at positive weights only
# caught by: test_collapse
# book: §9.4.2
def collapse(W):
    linked = (W > 0) | (W.T > 0)
    inside = {0}
    waiting = [0]
    while waiting:
        i = waiting.pop()
        found = set(np.flatnonzero(linked[i]).tolist()) - inside
        inside |= found
        waiting += found
    k, N = len(inside), len(W)
    if k == N:
        return None
    return np.where(np.isin(np.arange(N), list(inside)), np.sqrt((N - k) / k), -np.sqrt(k / (N - k)))


# %% pseudo_inverse_of_s: 用 S 的伪逆解 Sw = 1，方程无解时得到的不是最优 / Uses the pseudo-inverse of S, which is not best where Sw = 1 has no solution
# caught by: test_weights
# hint: no solution
# book: §9.4.2
def best_weights(x, neighbours):
    A = x - neighbours
    w = np.linalg.pinv(A @ A.T) @ np.ones(len(A))
    return w / w.sum() if w.sum() else np.full(len(A), 1 / len(A))


# %% regularised: 给 S 加了正则项 / Adds a regularising term to S
# caught by: test_weights
# book: §9.4.2
def best_weights(x, neighbours):
    A = x - neighbours
    S = A @ A.T
    w = np.linalg.solve(S + (1e-3 * np.trace(S) + 1e-12) * np.eye(len(A)), np.ones(len(A)))
    return w / w.sum()


# %% sixteen_steps: 只看相隔至多 16 步的样本 / Samples count as connected within sixteen steps only
# caught by: test_collapse
# book: §9.4
# kind: narrow
def collapse(W):
    joined = (np.array(W) != 0) | (np.array(W).T != 0) | np.eye(len(W), dtype=bool)
    for _ in range(4):
        joined = joined.astype(int) @ joined.astype(int) > 0
    groups = joined.argmax(axis=1)
    if len(set(groups)) == 1:
        return None
    y = groups - groups.mean()
    return y / np.sqrt((y**2).mean())


# %% slightly_regularised: 加了很小的正则项，仍差在第四位以后 / A tiny regularising term still shows after the fourth digit
# caught by: test_weights
# book: §9.4.2
def best_weights(x, neighbours):
    A = x - neighbours
    S = A @ A.T
    w = np.linalg.solve(S + (1e-6 * np.trace(S) + 1e-15) * np.eye(len(A)), np.ones(len(A)))
    return w / w.sum()


# %% small_best_weights_dropped: 小于千分之一的重构权重当作 0 / Reconstruction weights below a thousandth count as 0
# caught by: test_weights
# book: §9.4.2
# kind: narrow
def best_weights(x, neighbours):
    # With the first weight as what the others leave of 1, nothing constrains the others.
    first = neighbours[0]
    rest, *_ = np.linalg.lstsq((neighbours[1:] - first).T, x - first, rcond=None)
    w = np.array([1 - rest.sum(), *rest])
    w[abs(w) < 1e-3] = 0
    return w / w.sum()


# %% small_singular_values_dropped: 小于最大奇异值千分之一的奇异值当作 0 / Singular values below a thousandth of the largest one count as 0
# caught by: test_weights
# book: §9.4.2
def best_weights(x, neighbours):
    # With the first weight as what the others leave of 1, nothing constrains the others.
    first = neighbours[0]
    rest, *_ = np.linalg.lstsq((neighbours[1:] - first).T, x - first, rcond=1e-3)
    return np.array([1 - rest.sum(), *rest])


# %% small_weights_ignored: 小于 1e-5 的权重当作没有 / Ignores weights below 1e-5
# caught by: test_collapse
# hint: small
# book: §9.4.2
# kind: narrow
def collapse(W):
    linked = np.abs(W) > 1e-5
    linked = linked | linked.T
    inside = {0}
    waiting = [0]
    while waiting:
        i = waiting.pop()
        found = set(np.flatnonzero(linked[i]).tolist()) - inside
        inside |= found
        waiting += found
    k, N = len(inside), len(W)
    if k == N:
        return None
    return np.where(np.isin(np.arange(N), list(inside)), np.sqrt((N - k) / k), -np.sqrt(k / (N - k)))


# %% sum_not_one: 最小二乘的权重，总和不是 1 / Weights of least squares, whose sum is not 1
# caught by: test_weights
# hint: add up to 1
# book: §9.4.2
def best_weights(x, neighbours):
    return np.linalg.lstsq(neighbours.T, x, rcond=None)[0]


# %% sum_of_distances: 代价是距离之和，没有平方 / Adds distances instead of their squares
# caught by: test_cost
# book: §9.4.2
def cost(W, Y):
    return np.sum(np.sqrt(np.sum((Y - W @ Y) ** 2, axis=1)))


# %% unit_columns: 各列长度是 1，没有乘 √N / Columns of length 1, without the factor √N
# caught by: test_coordinates_of_the_chain, test_embed
# hint: mean square 1
# book: §9.4.2
def embed(W, d):
    N = len(W)
    M = cost_matrix(W)
    _, V = np.linalg.eigh(M + (1 + np.trace(M)) / N * np.ones((N, N)))
    return V[:, :d]


# %% weighted_pairs: 代价写成 Σ W[i][j] ‖y_i - y_j‖² / Writes the cost as Σ W[i][j] ‖y_i - y_j‖²
# caught by: test_cost
# book: §9.4.2
def cost(W, Y):
    return np.sum(W * np.sum((Y[:, None] - Y[None]) ** 2, axis=2))


# %% weights_clipped: 权重的绝对值截到 100 / Clips weights to 100 in size
# caught by: test_weights
# book: §9.4.2
# kind: narrow
def best_weights(x, neighbours):
    # With the first weight as what the others leave of 1, nothing constrains the others.
    first = neighbours[0]
    rest, *_ = np.linalg.lstsq((neighbours[1:] - first).T, x - first, rcond=None)
    rest = np.clip(rest, -100, 100)
    return np.array([1 - rest.sum(), *rest])


# %% weights_remembered: 权重留着再用，而只按近邻区分 / Weights are kept for later calls, but only by the neighbours
# caught by: test_weights
# book: §9.4
# kind: narrow
_known = {}


def _best_weights(x, neighbours):
    # With the first weight as what the others leave of 1, nothing constrains the others.
    first = neighbours[0]
    rest, *_ = np.linalg.lstsq((neighbours[1:] - first).T, x - first, rcond=None)
    return np.array([1 - rest.sum(), *rest])


def best_weights(x, neighbours):
    key = np.asarray(neighbours).tobytes(), np.shape(neighbours)
    if key not in _known:
        _known[key] = _best_weights(x, neighbours)
    return _known[key]


# %% without_the_constraint: 先不管总和求最小二乘，再除以总和 / Least squares without the constraint, then divided by the sum
# caught by: test_weights
# book: §9.4.2
def best_weights(x, neighbours):
    w, *_ = np.linalg.lstsq(neighbours.T, x, rcond=None)
    return w / w.sum() if abs(w.sum()) > 1e-9 else np.full(len(w), 1 / len(w))


# %% zero_cost_eigenvector: 取零特征值的任一特征向量，精确的权重在一块之内也没有代价 / Takes any eigenvector of eigenvalue 0, which need not be constant on groups
# caught by: test_collapse
# book: §9.4.2
def collapse(W):
    N = len(W)
    M = cost_matrix(W)
    values, V = np.linalg.eigh(M + (1 + np.trace(M)) / N * np.ones((N, N)))
    return np.sqrt(N) * V[:, 0] if values[0] < 1e-9 else None
