"""Known mistakes of cookbook12.2. Each cell holds what differs from the reference."""

# %% always_size: 两种约束都用大小 / Uses sizes under both constraints
# caught by: test_indicator
# hint: volume
# book: §12.4
def indicator(W, labels, kind):
    H = np.eye(max(labels) + 1)[labels]
    return H / np.sqrt(H.sum(axis=0))


# %% bound_without_zero: 下界跳过了特征值 0 / The bound skips the eigenvalue 0
# caught by: test_lower_bound
# hint: smallest
# book: §12.4
def lower_bound(W, C):
    L, _ = laplacians(W)
    return np.linalg.eigvalsh(L)[1 : C + 1].sum()


# %% columns_divided: 除的是列，不是行 / Divides columns instead of rows
# caught by: test_laplacians
# hint: row i
# book: §12.4
def laplacian_of(W):
    return np.diag(W.sum(axis=1)) - W


def laplacians(W):
    d = W.sum(axis=1)
    L = np.diag(d) - W
    return L, L / np.where(d > 0, d, 1)


def embedding(W, C, kind):
    roots = np.sqrt(masses(W, kind))
    _, V = np.linalg.eigh(laplacian_of(W) / np.outer(roots, roots))
    return V[:, :C] / roots[:, None]


def lower_bound(W, C):
    return np.linalg.eigvalsh(laplacian_of(W))[:C].sum()


# %% cut_counted_once: 每条割断的边只算一次 / Counts each edge that is cut once
# caught by: test_triangles, test_cut_value
# hint: own cut
# book: §12.4
def cut_value(W, labels, kind):
    labels, mass = np.array(labels), masses(W, kind)
    clusters = [labels == c for c in set(labels.tolist())]

    return sum(W[inside][:, ~inside].sum() / mass[inside].sum() for inside in clusters) / 2


# %% direct_neighbours: 只与直接相邻的顶点同块 / Joins direct neighbours only
# caught by: test_components
# hint: step by step
# book: §12.4
def components(W):
    numbers = list(range(len(W)))
    for i in range(len(W)):
        for j in np.flatnonzero(W[i]):
            numbers[j] = min(numbers[j], numbers[i])
    return numbers


# %% directed_graph: W 不对称 / W is not symmetric
# caught by: test_sign
# book: §12.4
def sign_fails(factor):
    k = 4
    W = np.zeros((4 * k, 4 * k))
    for i in range(2 * k - 1):
        W[i, i + 1] = W[2 * k + i, 2 * k + i + 1] = 1
    for i in range(k, 2 * k):
        W[i, 2 * k + i] = 1
    return W, [int(i < k) for i in range(4 * k)]


# %% divided_by_size: 除以了大小，没有开方 / Divides by the size, without the root
# caught by: test_indicator
# hint: root
# book: §12.4
def indicator(W, labels, kind):
    H = np.eye(max(labels) + 1)[labels]
    return H / (masses(W, kind) @ H)


# %% entry_by_degree: 每个顶点取 √d_i，同类中不相等 / Each vertex gets its own √d_i
# caught by: test_indicator
# book: §12.4
def indicator(W, labels, kind):
    mass = masses(W, kind)
    H = np.eye(max(labels) + 1)[labels]
    scale = np.sqrt(mass) if kind == "ratio" else np.ones(len(W))
    # Degrees on the numerator, so that constant vectors are lost where degrees differ.
    H = H * (scale if kind == "ratio" else np.sqrt(mass))[:, None]
    return H / np.sqrt((mass[:, None] * H**2).sum(axis=0))


# %% feelers_too_long: 触须太长，特征向量在梯子上几乎是 0 / Feelers so long that the eigenvector almost vanishes on the ladder
# caught by: test_sign
# book: §12.4
def sign_fails(factor):
    k = 8
    W = np.zeros((4 * k, 4 * k))
    for i in range(2 * k - 1):
        W[i, i + 1] = W[2 * k + i, 2 * k + i + 1] = 1
    for i in range(k, 2 * k):
        W[i, 2 * k + i] = 1
    return W + W.T, [int(i < k) for i in range(4 * k)]


# %% feelers_too_short: 触须太短，只好 1.5 倍 / Feelers that are too short: only 1.5 times as good
# caught by: test_sign
# book: §12.4
def sign_fails(factor):
    k = 2
    W = np.zeros((4 * k, 4 * k))
    for i in range(2 * k - 1):
        W[i, i + 1] = W[2 * k + i, 2 * k + i + 1] = 1
    for i in range(k, 2 * k):
        W[i, 2 * k + i] = 1
    return W + W.T, [int(i < k) for i in range(4 * k)]


# %% first_two_clusters: 只算了前两类 / Counts the first two clusters only
# caught by: test_cut_value
# book: §12.4
def cut_value(W, labels, kind):
    labels, mass = np.array(labels), masses(W, kind)
    clusters = [labels == c for c in set(labels.tolist())]

    return sum(W[inside][:, ~inside].sum() / mass[inside].sum() for inside in clusters[:2])


# %% halved_bound: 下界除以了 2 / Halves the bound
# caught by: test_lower_bound
# book: §12.4
def lower_bound(W, C):
    L, _ = laplacians(W)
    return np.linalg.eigvalsh(L)[:C].sum() / 2


# %% inner_weights: 体积只算类内的边 / The volume counts inner edges only
# caught by: test_triangles, test_cut_value
# hint: included
# book: §12.4
def cut_value(W, labels, kind):
    labels, mass = np.array(labels), masses(W, kind)
    clusters = [labels == c for c in set(labels.tolist())]

    if kind == "ratio":
        return sum(W[inside][:, ~inside].sum() / inside.sum() for inside in clusters)
    return sum(W[inside][:, ~inside].sum() / max(W[inside][:, inside].sum(), 1e-12) for inside in clusters)


# %% isolated_divided: 孤立点除以 0 / Divides by 0 for isolated vertices
# caught by: test_laplacians
# book: §12.4
def laplacian_of(W):
    return np.diag(W.sum(axis=1)) - W


def laplacians(W):
    d = W.sum(axis=1)
    with np.errstate(all="ignore"):
        return np.diag(d) - W, np.eye(len(W)) - W / d[:, None]


def embedding(W, C, kind):
    roots = np.sqrt(masses(W, kind))
    _, V = np.linalg.eigh(laplacian_of(W) / np.outer(roots, roots))
    return V[:, :C] / roots[:, None]


def lower_bound(W, C):
    return np.linalg.eigvalsh(laplacian_of(W))[:C].sum()


# %% isolated_on_the_diagonal: 孤立点的对角元仍是 1 / The diagonal stays 1 for isolated vertices
# caught by: test_laplacians
# hint: isolated
# book: §12.4
def laplacian_of(W):
    return np.diag(W.sum(axis=1)) - W


def laplacians(W):
    d = W.sum(axis=1)
    return np.diag(d) - W, np.eye(len(W)) - W / np.where(d > 0, d, 1)[:, None]


def embedding(W, C, kind):
    roots = np.sqrt(masses(W, kind))
    _, V = np.linalg.eigh(laplacian_of(W) / np.outer(roots, roots))
    return V[:, :C] / roots[:, None]


def lower_bound(W, C):
    return np.linalg.eigvalsh(laplacian_of(W))[:C].sum()


# %% isolated_together: 孤立点都归到一块 / Puts all isolated vertices into one component
# caught by: test_components
# hint: isolated
# book: §12.4
def components(W):
    numbers = list(range(len(W)))
    for _ in range(len(W)):
        for i, j in zip(*np.nonzero(W)):
            numbers[i] = numbers[j] = min(numbers[i], numbers[j])
    return [number if W[i].any() else -1 for i, number in enumerate(numbers)]


# %% kinds_exchanged: 两种代价对调了 / The two kinds are exchanged
# caught by: test_triangles, test_cut_value
# book: §12.4
def cut_value(W, labels, kind):
    labels, mass = np.array(labels), masses(W, kind)
    clusters = [labels == c for c in set(labels.tolist())]

    mass = np.maximum(masses(W, "normalized" if kind == "ratio" else "ratio"), 1e-300)
    return sum(W[inside][:, ~inside].sum() / mass[inside].sum() for inside in clusters)


# %% largest_bound: 取了最大的 C 个特征值 / Takes the C largest eigenvalues
# caught by: test_lower_bound
# hint: smallest
# book: §12.4
def lower_bound(W, C):
    L, _ = laplacians(W)
    return np.linalg.eigvalsh(L)[-C:].sum()


# %% largest_eigenvectors: 取了最大的特征值 / Takes the largest eigenvalues
# caught by: test_embedding
# hint: smallest
# book: §12.4
def embedding(W, C, kind):
    roots = np.sqrt(masses(W, kind))
    L, _ = laplacians(W)
    _, V = np.linalg.eigh(L / np.outer(roots, roots))
    return V[:, ::-1][:, :C] / roots[:, None]


# %% last_eigenvalue_only: 只取了第 C 个特征值 / Takes the C-th eigenvalue only
# caught by: test_lower_bound
# hint: sum
# book: §12.4
def lower_bound(W, C):
    L, _ = laplacians(W)
    return np.linalg.eigvalsh(L)[C - 1]


# %% mapped_the_wrong_way: 换回来时乘了 D^½ / Maps back by D^½ instead of its inverse
# caught by: test_embedding
# book: §12.4
def embedding(W, C, kind):
    roots = np.sqrt(masses(W, kind))
    L, _ = laplacians(W)
    _, V = np.linalg.eigh(L / np.outer(roots, roots))
    return V[:, :C] * roots[:, None]


# %% normalised_bound: 用了归一化的拉普拉斯矩阵 / Uses the normalised Laplacian
# caught by: test_lower_bound
# book: §12.4
def lower_bound(W, C):
    _, walk = laplacians(W)
    return np.sort(np.linalg.eigvals(walk).real)[:C].sum()


# %% not_mapped_back: D^-½LD^-½ 的特征向量没有换回来 / Eigenvectors of D^-½LD^-½ are not mapped back
# caught by: test_embedding
# book: §12.4
def embedding(W, C, kind):
    roots = np.sqrt(masses(W, kind))
    L, _ = laplacians(W)
    _, V = np.linalg.eigh(L / np.outer(roots, roots))
    return V[:, :C]


# %% ones: 指示矩阵的元素是 1，没有按大小调整 / The indicator has entries 1, whatever the sizes
# caught by: test_indicator
# hint: constraint
# book: §12.4
def indicator(W, labels, kind):
    return np.eye(max(labels) + 1)[labels]


# %% only_edges_counted: 数的是边数，没有用权重 / Counts edges and ignores their weights
# caught by: test_triangles, test_cut_value
# book: §12.4
def cut_value(W, labels, kind):
    labels, mass = np.array(labels), masses(W, kind)
    clusters = [labels == c for c in set(labels.tolist())]

    return sum((W[inside][:, ~inside] > 0).sum() / mass[inside].sum() for inside in clusters)


# %% plain_cut: 没有除以大小 / Does not divide by the size
# caught by: test_triangles, test_cut_value
# hint: divided
# book: §12.4
def cut_value(W, labels, kind):
    labels, mass = np.array(labels), masses(W, kind)
    clusters = [labels == c for c in set(labels.tolist())]

    return sum(W[inside][:, ~inside].sum() for inside in clusters)


# %% random_walk_not_orthogonal: I - D⁻¹W 有相同的特征值时，各列不正交 / Where I - D⁻¹W has equal eigenvalues, columns are not orthogonal
# caught by: test_embedding
# hint: equal eigenvalues
# book: §12.4
def embedding(W, C, kind):
    L, walk = laplacians(W)
    if kind == "ratio":
        return np.linalg.eigh(L)[1][:, :C]
    values, V = np.linalg.eig(walk)
    V = V[:, np.argsort(values.real)[:C]].real
    return V / np.sqrt((W.sum(axis=1)[:, None] * V**2).sum(axis=0))


# %% random_walk_unscaled: 用 I - D⁻¹W 的特征向量，没有按 D 缩放 / Eigenvectors of I - D⁻¹W, without scaling by D
# caught by: test_embedding
# hint: length
# book: §12.4
def embedding(W, C, kind):
    L, walk = laplacians(W)
    if kind == "ratio":
        return np.linalg.eigh(L)[1][:, :C]
    values, V = np.linalg.eig(walk)
    order = np.argsort(values.real)[:C]
    return V[:, order].real


# %% ratio_for_both: 两种约束都用 L 的特征向量 / Eigenvectors of L under both constraints
# caught by: test_embedding
# book: §12.4
def embedding(W, C, kind):
    L, _ = laplacians(W)
    _, V = np.linalg.eigh(L)
    return V[:, :C]


# %% rescaled_ratio: 把 L 的特征向量按 D 的长度缩放，各列仍不正交 / Rescales eigenvectors of L to the lengths of the constraint, which leaves them not orthogonal
# caught by: test_embedding
# book: §12.4
def embedding(W, C, kind):
    mass = masses(W, kind)
    L, _ = laplacians(W)
    _, V = np.linalg.eigh(L)
    V = V[:, :C]
    return V / np.sqrt((mass[:, None] * V**2).sum(axis=0))


# %% rows_normalised: 把每行变成单位长 / Gives every row length 1
# caught by: test_embedding
# book: §12.4
def embedding(W, C, kind):
    roots = np.sqrt(masses(W, kind))
    L, _ = laplacians(W)
    _, V = np.linalg.eigh(L / np.outer(roots, roots))
    U = V[:, :C] / roots[:, None]
    return U / np.maximum(np.linalg.norm(U, axis=1, keepdims=True), 1e-12)


# %% same_column: 第二类以后都放在第二列 / All clusters but the first share a column
# caught by: test_indicator
# book: §12.4
def indicator(W, labels, kind):
    C = max(labels) + 1
    H = np.zeros((len(W), C))
    for i, c in enumerate(labels):
        H[i, min(c, 1)] = 1
    size = masses(W, kind) @ H
    return H / np.sqrt(np.where(size > 0, size, 1))


# %% sign_cut_itself: 给出的就是按符号切的划分 / Returns the cut by sign itself
# caught by: test_sign
# hint: np.linalg.eigh
# book: §12.4
def sign_fails(factor):
    k = 4
    W = np.zeros((4 * k, 4 * k))
    for i in range(2 * k - 1):
        W[i, i + 1] = W[2 * k + i, 2 * k + i + 1] = 1
    for i in range(k, 2 * k):
        W[i, 2 * k + i] = 1
    return W + W.T, [int(i < 2 * k) for i in range(4 * k)]


# %% sign_not_connected: 图不连通 / The graph is not connected
# caught by: test_sign
# book: §12.4
def sign_fails(factor):
    W = np.zeros((6, 6))
    for i, j in ((0, 1), (1, 2), (3, 4), (4, 5)):
        W[i, j] = W[j, i] = 1
    return W, [0, 0, 0, 1, 1, 1]


# %% sign_of_a_path: 一条路：按符号切就是最好的 / A path, for which the cut by sign is best
# caught by: test_sign
# hint: np.linalg.eigh
# book: §12.4
def sign_fails(factor):
    W = np.zeros((8, 8))
    for i in range(7):
        W[i, i + 1] = W[i + 1, i] = 1
    return W, [0] * 7 + [1]


# %% sign_of_l: L 的符号反了：W - D / The sign of L is reversed: W - D
# caught by: test_laplacians
# hint: diagonal
# book: §12.4
def laplacian_of(W):
    return np.diag(W.sum(axis=1)) - W


def laplacians(W):
    d = W.sum(axis=1)
    L = W - np.diag(d)
    return L, -L / np.where(d > 0, d, 1)[:, None]


def embedding(W, C, kind):
    roots = np.sqrt(masses(W, kind))
    _, V = np.linalg.eigh(laplacian_of(W) / np.outer(roots, roots))
    return V[:, :C] / roots[:, None]


def lower_bound(W, C):
    return np.linalg.eigvalsh(laplacian_of(W))[:C].sum()


# %% signless: 用了 D + W / Uses D + W
# caught by: test_laplacians
# hint: diagonal
# book: §12.4
def laplacian_of(W):
    return np.diag(W.sum(axis=1)) - W


def laplacians(W):
    d = W.sum(axis=1)
    L = np.diag(d) - W
    return np.diag(d) + W, L / np.where(d > 0, d, 1)[:, None]


def embedding(W, C, kind):
    roots = np.sqrt(masses(W, kind))
    _, V = np.linalg.eigh(laplacian_of(W) / np.outer(roots, roots))
    return V[:, :C] / roots[:, None]


def lower_bound(W, C):
    return np.linalg.eigvalsh(laplacian_of(W))[:C].sum()


# %% size_of_the_rest: 除以了其余顶点的大小 / Divides by the size of the rest
# caught by: test_cut_value
# hint: its own size
# book: §12.4
def cut_value(W, labels, kind):
    labels, mass = np.array(labels), masses(W, kind)
    clusters = [labels == c for c in set(labels.tolist())]

    return sum(W[inside][:, ~inside].sum() / mass[~inside].sum() for inside in clusters if not inside.all())


# %% small_weights_ignored: 小于 1e-4 的权重当作没有边 / Weights below 1e-4 count as no edge
# caught by: test_components
# hint: however small
# book: §12.4
# kind: narrow
def components(W):
    numbers = list(range(len(W)))
    for _ in range(len(W)):
        for i, j in zip(*np.nonzero(W > 1e-4)):
            numbers[i] = numbers[j] = min(numbers[i], numbers[j])
    return numbers


# %% symmetric_normalised: 用了对称的 D^-½LD^-½ / Uses the symmetric D^-½LD^-½
# caught by: test_laplacians
# hint: row i
# book: §12.4
def laplacian_of(W):
    return np.diag(W.sum(axis=1)) - W


def laplacians(W):
    d = W.sum(axis=1)
    L = np.diag(d) - W
    roots = np.sqrt(np.where(d > 0, d, 1))
    return L, L / np.outer(roots, roots)


def embedding(W, C, kind):
    roots = np.sqrt(masses(W, kind))
    _, V = np.linalg.eigh(laplacian_of(W) / np.outer(roots, roots))
    return V[:, :C] / roots[:, None]


def lower_bound(W, C):
    return np.linalg.eigvalsh(laplacian_of(W))[:C].sum()


# %% tiny_eigenvalues_are_zero: 小于最大特征值 10⁻⁸ 的特征值当作 0 / Eigenvalues below 10⁻⁸ of the largest one count as 0
# caught by: test_lower_bound
# book: §12.4
def lower_bound(W, C):
    L, _ = laplacians(W)
    values = np.linalg.eigvalsh(L)
    return values[:C][values[:C] > 1e-8 * values[-1]].sum()


# %% tiny_entries_dropped: 求特征向量前把不到最大数千万分之一的数当作 0 / Takes entries below 10⁻⁷ of the largest for 0 before looking for eigenvectors
# caught by: test_embedding
# book: §12.4
# kind: narrow
def embedding(W, C, kind):
    # With V = D^½ U the constraint is VᵀV = I again.
    roots = np.sqrt(masses(W, kind))
    L, _ = laplacians(W)
    A = L / np.outer(roots, roots)
    _, V = np.linalg.eigh(np.where(abs(A) < 1e-7 * abs(A).max(), 0, A))
    return V[:, :C] / roots[:, None]


# %% total_cut_over_total_size: 割的总和除以大小的总和 / Divides the sum of cuts by the sum of sizes
# caught by: test_triangles, test_cut_value
# hint: its own size
# book: §12.4
def cut_value(W, labels, kind):
    labels, mass = np.array(labels), masses(W, kind)
    clusters = [labels == c for c in set(labels.tolist())]

    return sum(W[inside][:, ~inside].sum() for inside in clusters) / mass.sum()


# %% twenty_steps: 连通块只走 20 步：更长的路断成几块 / Components by walks of twenty steps: longer paths fall apart
# caught by: test_components
# kind: narrow
def components(W):
    reached = np.linalg.matrix_power((W > 0) + np.eye(len(W)), 20) > 0
    return [int(np.argmax(row)) for row in reached]


# %% two_steps: 至多走两步 / Takes two steps at most
# caught by: test_components
# hint: step by step
# book: §12.4
def components(W):
    near = (W > 0) | np.eye(len(W), dtype=bool)
    near = (near.astype(int) @ near.astype(int)) > 0
    return [int(np.argmax(row)) for row in near]


# %% zero_skipped: 跳过了特征值 0 / Skips the eigenvalue 0
# caught by: test_embedding
# hint: 0 among
# book: §12.4
def embedding(W, C, kind):
    roots = np.sqrt(masses(W, kind))
    L, _ = laplacians(W)
    _, V = np.linalg.eigh(L / np.outer(roots, roots))
    return np.roll(V, -1, axis=1)[:, :C] / roots[:, None]
