"""Known mistakes of cookbook7.1. Each cell holds what differs from the reference."""

# %% angles_on_a_grid: 转角只取整数度 / Angles of whole degrees only
# caught by: test_product
# book: §7.3
def best_product(S_b, S_w, r):
    W = fisher(S_b, S_w, r)
    for _ in range(20):
        for i in range(r):
            for j in range(i):
                best = W
                for degree in range(1, 180):
                    c, s = np.cos(np.radians(degree)), np.sin(np.radians(degree))
                    V = W.copy()
                    V[:, i], V[:, j] = c * W[:, i] + s * W[:, j], c * W[:, j] - s * W[:, i]
                    if np.prod(np.diag(V.T @ S_b @ V)) > np.prod(np.diag(best.T @ S_b @ best)):
                        best = V
                W = best
    return W


# %% ascending: 前 r 个特征向量的次序反了 / The r top eigenvectors in the reverse order
# caught by: test_fisher
# book: §7.3
def fisher(S_b, S_w, r):
    sizes, axes = np.linalg.eigh(S_w)
    whitening = axes / np.sqrt(sizes)
    return whitening @ top_eigenvectors(whitening.T @ S_b @ whitening, r)[:, ::-1]


# %% eig_without_care: 特征值相等时，各特征向量没有化为 S_w 正交 / Eigenvectors of equal eigenvalues that are not made S_w-orthogonal
# caught by: test_fisher
# hint: 特征值相等
# book: §7.3
def fisher(S_b, S_w, r):
    values, vectors = np.linalg.eig(np.linalg.solve(S_w, S_b))
    W = vectors[:, np.argsort(-values.real)[:r]].real
    return W / np.sqrt(np.diag(W.T @ S_w @ W))


# %% eigenvalues_for_the_diagonal: 第一个准则用的是特征值，不是对角元 / Eigenvalues instead of diagonal entries in the first criterion
# caught by: test_by_hand, test_criteria
# book: §7.3
def criteria(W, S_b, S_w):
    W = np.asarray(W, dtype=float)
    between, within = W.T @ S_b @ W, W.T @ S_w @ W
    return (
        float(np.prod(np.linalg.eigvals(np.linalg.solve(within, between))).real),
        float(np.trace(between) / np.trace(within)),
        float(np.linalg.det(between) / np.linalg.det(within)),
    )


# %% eigenvectors_for_the_product: 有约束时也取前 r 个特征向量 / The top eigenvectors under the constraint, too
# caught by: test_product
# hint: 45°
# book: §7.3
def best_product(S_b, S_w, r):
    return fisher(S_b, S_w, r)


# %% eigenvectors_for_the_ratio: 迹之比也取前 r 个特征向量，再正交化 / The top eigenvectors, orthonormalised, for the ratio of traces
# caught by: test_ratio
# hint: ρ
# book: §7.3
def best_trace_ratio(S_b, S_w, r):
    return np.linalg.qr(fisher(S_b, S_w, r))[0]


# %% eigenvectors_of_s_b: 取 S_b 自己的特征向量 / The eigenvectors of S_b itself
# caught by: test_fisher
# book: §7.3
def fisher(S_b, S_w, r):
    W = top_eigenvectors(S_b, r)
    return W / np.sqrt(np.diag(W.T @ S_w @ W))


# %% eigenvectors_without_constraint: 不加约束时也取前 r 个特征向量 / The top eigenvectors without constraint, too
# caught by: test_free
# hint: 每一列各有一个因子
# book: §7.3
def best_product_free(S_b, S_w, r):
    return fisher(S_b, S_w, r)


# %% eigh_of_an_unsymmetric_matrix: 对不对称的 S_w^-1 S_b 用 eigh / eigh of S_w^-1 S_b, which is not symmetric
# caught by: test_fisher
# book: §7.3
def fisher(S_b, S_w, r):
    W = top_eigenvectors(np.linalg.solve(S_w, S_b), r)
    return W / np.sqrt(np.diag(W.T @ S_w @ W))


# %% faint_ridge: S_w 加了 1e-12 的岭 / A ridge of 1e-12 added to S_w
# caught by: test_fisher
# book: §7.3
def fisher(S_b, S_w, r):
    # Where S_w is the identity, directions that are orthogonal are uncorrelated, too.
    sizes, axes = np.linalg.eigh(S_w + 1e-12 * np.eye(len(S_w)))
    whitening = axes / np.sqrt(sizes)
    return whitening @ top_eigenvectors(whitening.T @ S_b @ whitening, r)


# %% geometric_mean: 转到的是几何均值 / Turns to the geometric mean
# caught by: test_product
# book: §7.3
def best_product(S_b, S_w, r):
    W = fisher(S_b, S_w, r)
    mean = np.prod(np.diag(W.T @ S_b @ W)) ** (1 / r)
    # The diagonal has the same sum for every basis of this subspace: its product is largest where all are equal.
    for _ in range(r - 1):
        A = W.T @ S_b @ W
        i, j = int(np.argmax(np.diag(A))), int(np.argmin(np.diag(A)))
        if A[i, i] <= mean or A[j, j] >= mean:
            break
        # In the plane of w_i and w_j: the direction w_i + t w_j whose quotient is the mean.
        root = np.sqrt(A[i, j] ** 2 + (A[i, i] - mean) * (mean - A[j, j]))
        t = (A[i, j] + root) / (mean - A[j, j])
        first, second = W[:, i] + t * W[:, j], W[:, j] - t * W[:, i]
        W[:, i], W[:, j] = first / np.sqrt(1 + t * t), second / np.sqrt(1 + t * t)
    return W


# %% greedy_columns: 一列一列地贪心，每列取与前面正交的最大瑞利商 / Greedy: column after column, each with the largest quotient orthogonal to those before
# caught by: test_ratio
# book: §7.3
def best_trace_ratio(S_b, S_w, r):
    rest, columns = np.eye(len(S_b)), []
    for _ in range(r):
        w = rest @ fisher(rest.T @ S_b @ rest, rest.T @ S_w @ rest, 1)
        columns.append(w[:, 0] / np.linalg.norm(w))
        rest = np.linalg.svd(np.array(columns))[2][len(columns) :].T
    return np.array(columns).T


# %% largest_between: 只让 tr W^T S_b W 最大 / Makes only tr W^T S_b W largest
# caught by: test_ratio
# book: §7.3
def best_trace_ratio(S_b, S_w, r):
    return top_eigenvectors(S_b, r)


# %% nearly_equal_is_not_turned: 对角元相差不到 1% 就当作相等，不再转动 / Diagonal entries within 1 % of each other count as equal and are not turned
# caught by: test_product
# book: §7.3
# kind: narrow
def best_product(S_b, S_w, r):
    W = fisher(S_b, S_w, r)
    mean = np.trace(W.T @ S_b @ W) / r
    # The diagonal has the same sum for every basis of this subspace: its product is largest where all are equal.
    for _ in range(r - 1):
        A = W.T @ S_b @ W
        i, j = int(np.argmax(np.diag(A))), int(np.argmin(np.diag(A)))
        if A[i, i] <= mean or A[j, j] >= mean or np.isclose(A[i, i], A[j, j], rtol=1e-2):
            break
        # In the plane of w_i and w_j: the direction w_i + t w_j whose quotient is the mean.
        root = np.sqrt(A[i, j] ** 2 + (A[i, i] - mean) * (mean - A[j, j]))
        t = (A[i, j] + root) / (mean - A[j, j])
        first, second = W[:, i] + t * W[:, j], W[:, j] - t * W[:, i]
        W[:, i], W[:, j] = first / np.sqrt(1 + t * t), second / np.sqrt(1 + t * t)
    return W


# %% not_orthonormal: 迹之比的 W 满足 W^T S_w W = I，而不是 W^T W = I / A W with W^T S_w W = I for the ratio of traces
# caught by: test_ratio
# book: §7.3
def best_trace_ratio(S_b, S_w, r):
    return fisher(S_b, S_w, r)


# %% one_pair_turned: r = 3 时只转了一次 / Turns only once, also for r = 3
# caught by: test_product
# book: §7.3
def best_product(S_b, S_w, r):
    W = fisher(S_b, S_w, r)
    mean = np.trace(W.T @ S_b @ W) / r
    # The diagonal has the same sum for every basis of this subspace: its product is largest where all are equal.
    for _ in range(1):
        A = W.T @ S_b @ W
        i, j = int(np.argmax(np.diag(A))), int(np.argmin(np.diag(A)))
        if A[i, i] <= mean or A[j, j] >= mean:
            break
        # In the plane of w_i and w_j: the direction w_i + t w_j whose quotient is the mean.
        root = np.sqrt(A[i, j] ** 2 + (A[i, i] - mean) * (mean - A[j, j]))
        t = (A[i, j] + root) / (mean - A[j, j])
        first, second = W[:, i] + t * W[:, j], W[:, j] - t * W[:, i]
        W[:, i], W[:, j] = first / np.sqrt(1 + t * t), second / np.sqrt(1 + t * t)
    return W


# %% one_step: ρ 只更新一次 / Updates ρ only once
# caught by: test_ratio
# hint: 不再变大
# book: §7.3
def best_trace_ratio(S_b, S_w, r):
    W = top_eigenvectors(S_b, r)
    ratio = np.trace(W.T @ S_b @ W) / np.trace(W.T @ S_w @ W)
    return top_eigenvectors(S_b - ratio * S_w, r)


# %% orthonormal_in_the_product: 有约束时把列化成 W^T W = I / Makes W^T W = I instead of W^T S_w W = I
# caught by: test_product
# book: §7.3
def best_product(S_b, S_w, r):
    return np.linalg.qr(fisher(S_b, S_w, r))[0]


# %% product_for_the_determinant: 行列式用对角元之积代替 / The product of diagonal entries for the determinant
# caught by: test_by_hand, test_criteria
# book: §7.3
def criteria(W, S_b, S_w):
    W = np.asarray(W, dtype=float)
    between, within = W.T @ S_b @ W, W.T @ S_w @ W
    return (
        float(np.prod(np.diag(between) / np.diag(within))),
        float(np.trace(between) / np.trace(within)),
        float(np.prod(np.diag(between)) / np.prod(np.diag(within))),
    )


# %% ratio_stops_early: ρ 的变化小于 0.001 就停 / Stops when ρ changes by less than 0.001
# caught by: test_ratio
# book: §7.3
def best_trace_ratio(S_b, S_w, r):
    ratio, before = 0.0, -1.0
    while abs(ratio - before) > 1e-3:
        W = top_eigenvectors(S_b - ratio * S_w, r)
        before, ratio = ratio, np.trace(W.T @ S_b @ W) / np.trace(W.T @ S_w @ W)
    return W


# %% ridge: S_w 加了 1e-6 的岭 / A ridge of 1e-6 added to S_w
# caught by: test_fisher
# book: §7.3
def fisher(S_b, S_w, r):
    # Where S_w is the identity, directions that are orthogonal are uncorrelated, too.
    sizes, axes = np.linalg.eigh(S_w + 1e-6 * np.eye(len(S_w)))
    whitening = axes / np.sqrt(sizes)
    return whitening @ top_eigenvectors(whitening.T @ S_b @ whitening, r)


# %% rows_for_columns: 把 W 的行当作投影方向 / Takes the rows of W for the directions
# caught by: test_criteria
# book: §7.3
def criteria(W, S_b, S_w):
    W = np.asarray(W, dtype=float)
    W = W.T if W.shape[0] == W.shape[1] else W
    between, within = W.T @ S_b @ W, W.T @ S_w @ W
    return (
        float(np.prod(np.diag(between) / np.diag(within))),
        float(np.trace(between) / np.trace(within)),
        float(np.linalg.det(between) / np.linalg.det(within)),
    )


# %% small_products_are_zero: 行列式小于 1e-12 就当作 0 / A determinant below 1e-12 counts as 0
# caught by: test_criteria
# book: §7.3
# kind: narrow
def criteria(W, S_b, S_w):
    W = np.asarray(W, dtype=float)
    between, within = W.T @ S_b @ W, W.T @ S_w @ W
    return (
        float(np.prod(np.diag(between) / np.diag(within))),
        float(np.trace(between) / np.trace(within)),
        float(np.linalg.det(between) / np.linalg.det(within)) if np.linalg.det(within) > 1e-12 else 0.0,
    )


# %% small_ratio_is_zero: 小于 1e-8 的迹之比算作 0 / A ratio of traces below 1e-8 counts as 0
# caught by: test_criteria
# book: §7.3
# kind: narrow
def criteria(W, S_b, S_w):
    W = np.asarray(W, dtype=float)
    between, within = W.T @ S_b @ W, W.T @ S_w @ W
    return (
        float(np.prod(np.diag(between) / np.diag(within))),
        float(np.trace(between) / np.trace(within)) if np.trace(between) > 1e-8 * np.trace(within) else 0.0,
        float(np.linalg.det(between) / np.linalg.det(within)),
    )


# %% smallest_first: 取了最小的 r 个特征值 / The r smallest eigenvalues
# caught by: test_fisher
# book: §7.3
def top_eigenvectors(A, r):
    return np.linalg.eigh(A)[1][:, :r]


# %% stops_at_a_fixed_tolerance: ρ 的变化小于 1e-8 就停，不论特征值多小 / Stops when ρ changes by less than 1e-8, however small the eigenvalues are
# caught by: test_ratio
# book: §7.3
def best_trace_ratio(S_b, S_w, r):
    ratio, before = 0.0, -1.0
    while abs(ratio - before) > 1e-8:
        W = top_eigenvectors(S_b - ratio * S_w, r)
        before, ratio = ratio, np.trace(W.T @ S_b @ W) / np.trace(W.T @ S_w @ W)
    return W


# %% sum_of_quotients: 第一个准则把商加起来 / Adds the quotients in the first criterion
# caught by: test_by_hand, test_criteria
# book: §7.3
def criteria(W, S_b, S_w):
    W = np.asarray(W, dtype=float)
    between, within = W.T @ S_b @ W, W.T @ S_w @ W
    return (
        float(np.sum(np.diag(between) / np.diag(within))),
        float(np.trace(between) / np.trace(within)),
        float(np.linalg.det(between) / np.linalg.det(within)),
    )


# %% the_free_optimum_under_the_constraint: 有约束时也让各列都等于第一个特征向量 / All columns equal to the top eigenvector, under the constraint, too
# caught by: test_product
# hint: w_j
# book: §7.3
def best_product(S_b, S_w, r):
    return best_product_free(S_b, S_w, r)


# %% the_whole_space_turned: 把全部 d 个特征向量转到对角元相等，再取 r 列 / Makes all d diagonal entries equal and takes r columns
# caught by: test_product
# book: §7.3
def best_product(S_b, S_w, r):
    W = fisher(S_b, S_w, len(S_b))
    mean = np.trace(W.T @ S_b @ W) / len(S_b)
    for _ in range(len(S_b) - 1):
        A = W.T @ S_b @ W
        i, j = int(np.argmax(np.diag(A))), int(np.argmin(np.diag(A)))
        if A[i, i] <= mean or A[j, j] >= mean:
            break
        root = np.sqrt(A[i, j] ** 2 + (A[i, i] - mean) * (mean - A[j, j]))
        t = (A[i, j] + root) / (mean - A[j, j])
        first, second = W[:, i] + t * W[:, j], W[:, j] - t * W[:, i]
        W[:, i], W[:, j] = first / np.sqrt(1 + t * t), second / np.sqrt(1 + t * t)
    return W[:, :r]


# %% trace_of_the_difference: 最大化的是 tr W^T(S_b - S_w)W / Maximises tr W^T(S_b - S_w)W
# caught by: test_ratio
# book: §7.3
def best_trace_ratio(S_b, S_w, r):
    return top_eigenvectors(S_b - S_w, r)


# %% trace_of_the_quotient: 迹之比写成了 S_w^-1 S_b 的迹 / The trace of the quotient for the ratio of traces
# caught by: test_by_hand, test_criteria
# hint: 行列式
# book: §7.3
def criteria(W, S_b, S_w):
    W = np.asarray(W, dtype=float)
    between, within = W.T @ S_b @ W, W.T @ S_w @ W
    return (
        float(np.prod(np.diag(between) / np.diag(within))),
        float(np.trace(np.linalg.solve(within, between))),
        float(np.linalg.det(between) / np.linalg.det(within)),
    )


# %% turned_to_a_fixed_tolerance: 对角元相差不到 1e-7 就不再转动，不论特征值多小 / No turn where diagonal entries differ by less than 1e-7, however small the eigenvalues are
# caught by: test_product
# book: §7.3
def best_product(S_b, S_w, r):
    W = fisher(S_b, S_w, r)
    mean = np.trace(W.T @ S_b @ W) / r
    # The diagonal has the same sum for every basis of this subspace: its product is largest where all are equal.
    for _ in range(r - 1):
        A = W.T @ S_b @ W
        i, j = int(np.argmax(np.diag(A))), int(np.argmin(np.diag(A)))
        if A[i, i] - A[j, j] < 1e-7:
            break
        # In the plane of w_i and w_j: the direction w_i + t w_j whose quotient is the mean.
        root = np.sqrt(A[i, j] ** 2 + (A[i, i] - mean) * (mean - A[j, j]))
        t = (A[i, j] + root) / (mean - A[j, j])
        first, second = W[:, i] + t * W[:, j], W[:, j] - t * W[:, i]
        W[:, i], W[:, j] = first / np.sqrt(1 + t * t), second / np.sqrt(1 + t * t)
    return W


# %% two_columns_turned: r = 3 时只把前两列转 45° / Turns the first two columns by 45° only, also for r = 3
# caught by: test_product
# hint: r = 3
# book: §7.3
def best_product(S_b, S_w, r):
    W = fisher(S_b, S_w, r)
    first, second = W[:, 0] + W[:, 1], W[:, 0] - W[:, 1]
    W[:, 0], W[:, 1] = first / np.sqrt(2), second / np.sqrt(2)
    return W


# %% unit_columns: 特征向量没有按 S_w 规范化 / Eigenvectors of length 1, not normalised by S_w
# caught by: test_fisher
# book: §7.3
def fisher(S_b, S_w, r):
    sizes, axes = np.linalg.eigh(S_w)
    whitening = axes / np.sqrt(sizes)
    W = whitening @ top_eigenvectors(whitening.T @ S_b @ whitening, r)
    return W / np.linalg.norm(W, axis=0)


# %% whitened_by_the_transpose: 用 V D^-1/2 作变换，却忘了变回来 / The eigenvectors of the whitened matrix, not mapped back
# caught by: test_fisher
# book: §7.3
def fisher(S_b, S_w, r):
    # Where S_w is the identity, directions that are orthogonal are uncorrelated, too.
    sizes, axes = np.linalg.eigh(S_w)
    whitening = axes / np.sqrt(sizes)
    return axes @ top_eigenvectors(whitening.T @ S_b @ whitening, r)


# %% within_is_the_identity: 把 W^T S_w W 当成单位阵 / Takes W^T S_w W for the identity
# caught by: test_by_hand, test_criteria
# book: §7.3
def criteria(W, S_b, S_w):
    W = np.asarray(W, dtype=float)
    between, within = W.T @ S_b @ W, W.T @ S_w @ W
    return (
        float(np.prod(np.diag(between))),
        float(np.trace(between) / np.trace(within)),
        float(np.linalg.det(between) / np.linalg.det(within)),
    )
