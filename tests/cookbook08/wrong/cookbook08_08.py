"""Known mistakes of cookbook8.8. Each cell holds what differs from the reference."""

# %% always_six_nodes: 总是六个结点 / Always six nodes
# caught by: test_twins
# book: §8.12.2
def twins(n):
    n = 6
    apart = np.zeros((n, n))
    apart[:3, :3], apart[3:, 3:] = cycle(3), cycle(n - 3)
    return cycle(n), apart


# %% base_two: 损失用了以 2 为底的对数 / The loss in bits
# caught by: test_two_nodes, test_loss
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = (S.T @ dZ @ W2.T) * (hidden > 0)
    return -log_p[nodes, labels].mean() / np.log(2), inputs.T @ dhidden, mixed.T @ dZ


# %% both_connected: 两张图都连通 / Both graphs are connected
# caught by: test_twins
# book: §8.12.2
def twins(n):
    order = np.arange(n)[::-1]
    return cycle(n), cycle(n)[order][:, order]


# %% complete_graph: 用完全图，行和总是 1 / A complete graph, whose row sums are 1
# caught by: test_large_row_sum
# hint: large degree
# book: §8.12.2
def large_row_sum(target):
    n = int(40 * target)
    return np.ones((n, n)) - np.eye(n)


# %% constant_direction: 特征向量取成全 1，没有乘度的平方根 / Takes ones for the eigenvector, without the roots of degrees
# caught by: test_deep_limit
# hint: degrees
# book: §8.12.2
def deep_limit(A, lam):
    # Each component keeps one direction: the roots of its degrees.
    _, d = with_loops(A, lam)
    together = np.linalg.matrix_power((A > 0) + np.eye(len(A)), len(A)) > 0
    return together / together.sum(axis=1)


# %% degrees_for_their_roots: 特征向量用了度而不是它的平方根 / Takes degrees for their roots
# caught by: test_deep_limit
# book: §8.12.2
def deep_limit(A, lam):
    # Each component keeps one direction: the roots of its degrees.
    _, d = with_loops(A, lam)
    together = np.linalg.matrix_power((A > 0) + np.eye(len(A)), len(A)) > 0
    return together * np.outer(d, d) / (together @ d**2)


# %% degrees_of_a: 极限里的度没有算自环 / Degrees in the limit without self-loops
# caught by: test_deep_limit
# book: §8.12.2
def deep_limit(A, lam):
    # Each component keeps one direction: the roots of its degrees.
    d = A.sum(axis=1)
    together = np.linalg.matrix_power((A > 0) + np.eye(len(A)), len(A)) > 0
    return together * np.sqrt(np.outer(d, d)) / np.maximum(together @ d, 1e-12)


# %% degrees_without_loops: 度用的是 A 的行和，没有自环 / Degrees from A, without self-loops
# caught by: test_path, test_normalize
# hint: self-loops
# book: §8.12.2
def normalize(A, lam):
    looped, d = with_loops(A, lam)
    root = power(A.sum(axis=1), -0.5)
    return root[:, None] * looped * root


# %% divided_by_columns: 随机游走除以了列的和 / Divides columns by their sums in the random walk
# caught by: test_random_walk
# hint: row
# book: §8.12.2
def random_walk(A, lam):
    looped, d = with_loops(A, lam)
    return power(d, -1.0) * looped


# %% division_by_zero: 度是 0 的结点得到 NaN / NaN for nodes of degree 0
# caught by: test_normalize
# book: §8.12.2
def normalize(A, lam):
    looped, d = with_loops(A, lam)
    root = d**-0.5
    return root[:, None] * looped * root


# %% eigenvalues_of_almost_one: 大于 0.9999 的特征值都当作 1 / Takes every eigenvalue above 0.9999 for 1
# caught by: test_deep_limit
# book: §8.12.2
# kind: narrow
def deep_limit(A, lam):
    values, vectors = np.linalg.eigh(normalize(A, lam))
    kept = vectors[:, values > 1 - 1e-4]
    return kept @ kept.T


# %% epsilon_in_the_degree: 度里加了 10⁻⁶ 以免除以 0 / Adds 10⁻⁶ to the degrees to avoid 1/0
# caught by: test_normalize
# book: §8.12.2
def normalize(A, lam):
    looped, d = with_loops(A, lam)
    root = (d + 1e-6) ** -0.5
    return root[:, None] * looped * root


# %% first_power_only: 以为极限就是矩阵本身的 1000 次幂 / Takes the 1000th power for the limit
# caught by: test_deep_limit
# book: §8.12.2
def deep_limit(A, lam):
    return np.linalg.matrix_power(normalize(A, lam), 1000)


# %% first_s_missing: 对 W1 的导数里漏了第一层的 S / The derivative by W1 lacks the S of the first layer
# caught by: test_gradients
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = (S.T @ dZ @ W2.T) * (hidden > 0)
    return -log_p[nodes, labels].mean(), X.T @ dhidden, mixed.T @ dZ


# %% floor_by_the_largest_degree: 度不小于最大的度的 10^-12 倍 / Degrees are at least 1e-12 of the largest
# caught by: test_normalize
def normalize(A, lam):
    looped, d = with_loops(A, lam)
    root = power(np.where(d > 0, np.maximum(d, 1e-12 * d.max()), 0), -0.5)
    return root[:, None] * looped * root


# %% full_inverse_on_both_sides: 两边都乘了 D̃⁻¹ / D̃⁻¹ on both sides
# caught by: test_path, test_normalize
# book: §8.12.2
def normalize(A, lam):
    looped, d = with_loops(A, lam)
    root = power(d, -1.0)
    return root[:, None] * looped * root


# %% gate_by_the_sign_of_the_gradient: relu 的门看了导数的符号 / The gate of relu looks at the sign of the derivative
# caught by: test_gradients
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = (S.T @ dZ @ W2.T) * (S.T @ dZ @ W2.T > 0)
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, mixed.T @ dZ


# %% gradient_of_the_sum: 梯度没有除以结点数 / Gradients of the sum: not divided by the number of nodes
# caught by: test_two_nodes, test_gradients
# hint: mean
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dhidden = (S.T @ dZ @ W2.T) * (hidden > 0)
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, mixed.T @ dZ


# %% hidden_before_mixing: 对 W2 的导数用了没有经过 S 的隐层 / The derivative by W2 takes the hidden layer before S
# caught by: test_gradients
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = (S.T @ dZ @ W2.T) * (hidden > 0)
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, np.maximum(hidden, 0).T @ dZ


# %% hidden_before_relu: 对 W2 的导数用了 relu 之前的隐层 / The derivative by W2 takes the hidden layer before relu
# caught by: test_gradients
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = (S.T @ dZ @ W2.T) * (hidden > 0)
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, (S @ hidden).T @ dZ


# %% isolated_forgotten: 极限里孤立的结点是 0 / Isolated nodes are 0 in the limit
# caught by: test_deep_limit
# book: §8.12.2
def deep_limit(A, lam):
    # Each component keeps one direction: the roots of its degrees.
    _, d = with_loops(A, lam)
    together = np.linalg.matrix_power((A > 0) + np.eye(len(A)), len(A)) > 0
    return (A.sum(axis=1) > 0) * together * np.sqrt(np.outer(d, d)) / (together @ d)


# %% isolated_get_a_loop: 孤立的结点被加上了权 1 的自环 / Isolated nodes get a self-loop of weight 1
# caught by: test_normalize
# hint: 1/0
# book: §8.12.2
def normalize(A, lam):
    looped, d = with_loops(A, lam)
    root = power(d, -0.5)
    return root[:, None] * looped * root + np.diag(np.where(d > 0, 0.0, 1.0))


# %% limit_of_the_walk: 求成了 D̃⁻¹Ã 的极限 / The limit of D̃⁻¹Ã
# caught by: test_deep_limit
# book: §8.12.2
def deep_limit(A, lam):
    # Each component keeps one direction: the roots of its degrees.
    _, d = with_loops(A, lam)
    together = np.linalg.matrix_power((A > 0) + np.eye(len(A)), len(A)) > 0
    return together * d / (together @ d)[:, None]


# %% logarithm_guarded: 对数里加了 10⁻⁸ / Adds 10⁻⁸ inside the logarithm
# caught by: test_loss
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = (S.T @ dZ @ W2.T) * (hidden > 0)
    return -np.log(np.exp(log_p[nodes, labels]) + 1e-8).mean(), inputs.T @ dhidden, mixed.T @ dZ


# %% loop_in_the_graph: 图里有自环 / The graph has a self-loop
# caught by: test_twins
# book: §8.12.2
def twins(n):
    apart = np.zeros((n, n))
    apart[:1, :1], apart[1:, 1:] = 1, cycle(n - 1)
    return cycle(n), apart


# %% loops_of_one: 自环的权总是 1 / Self-loops have weight 1 whatever λ is
# caught by: test_normalize
# book: §8.12.2
def normalize(A, lam):
    looped, d = with_loops(A, 1.0)
    root = power(d, -0.5)
    return root[:, None] * looped * root


# %% neighbours_counted: 度是邻居的个数，没有算权 / The degree counts neighbours and ignores weights
# caught by: test_normalize
# book: §8.12.2
def normalize(A, lam):
    looped, d = with_loops(A, lam)
    root = power((looped > 0).sum(axis=1), -0.5)
    return root[:, None] * looped * root


# %% no_loops: 没有加自环 / Adds no self-loops
# caught by: test_path, test_normalize
# book: §8.12.2
def normalize(A, lam):
    looped, d = with_loops(A, lam)
    root = power(d, -0.5)
    return root[:, None] * A * root


# %% one_component: 不连通的图也只用一个方向 / One direction also where the graph is disconnected
# caught by: test_deep_limit
# hint: component
# book: §8.12.2
def deep_limit(A, lam):
    # Each component keeps one direction: the roots of its degrees.
    _, d = with_loops(A, lam)
    together = np.ones(A.shape, dtype=bool)
    return together * np.sqrt(np.outer(d, d)) / (together @ d)


# %% one_convolution: 第二层没有乘 S / The second layer lacks S
# caught by: test_loss
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = (dZ @ W2.T) * (hidden > 0)
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, mixed.T @ dZ


# %% one_leaf_short: 差一片叶子 / One leaf short
# caught by: test_large_row_sum
# book: §8.12.2
def large_row_sum(target):
    leaves = 1
    while True:
        star = np.zeros((leaves + 1, leaves + 1))
        star[0, 1:] = star[1:, 0] = 1
        if normalize(star, 1.0)[0].sum() >= target:
            return star[:-1, :-1]
        leaves += 1


# %% only_neighbours_together: 只把相邻的结点算作连通 / Counts only neighbours as connected
# caught by: test_deep_limit
# book: §8.12.2
def deep_limit(A, lam):
    # Each component keeps one direction: the roots of its degrees.
    _, d = with_loops(A, lam)
    together = ((A > 0) + np.eye(len(A))) > 0
    return together * np.sqrt(np.outer(d, d)) / (together @ d)


# %% other_degrees: 度不同的两张图，边数也不同 / Graphs of different degrees, with different numbers of edges
# caught by: test_twins
# book: §8.12.2
def twins(n):
    return np.ones((n, n)) - np.eye(n), np.zeros((n, n))


# %% path_and_pieces: 一条路和两条路：端点的个数不同 / A path and two paths, which have another number of ends
# caught by: test_twins
# book: §8.12.2
def twins(n):
    whole = np.diag(np.ones(n - 1), 1)
    whole = whole + whole.T
    apart = whole.copy()
    apart[2, 3] = apart[3, 2] = 0
    apart[0, 2] = apart[2, 0] = 1
    return whole, apart


# %% pendant_node: 两个圈，与一个圈加一个挂在外面的结点：度不同 / Two cycles against a cycle with a pendant node: degrees differ
# caught by: test_twins
# hint: degree
# book: §8.12.2
def twins(n):
    apart = np.zeros((n, n))
    apart[:3, :3], apart[3:, 3:] = cycle(3), cycle(n - 3)
    whole = np.zeros((n, n))
    whole[1:, 1:] = cycle(n - 1)
    whole[0, 1] = whole[1, 0] = 1
    return whole, apart


# %% power_2_14: 以为 2¹⁴ 次幂总是够的 / Takes power 2¹⁴ for the limit
# caught by: test_deep_limit
# book: §8.12.2
def deep_limit(A, lam):
    P = normalize(A, lam)
    for _ in range(14):
        P = P @ P
    return P


# %% probability_for_difference: softmax 的导数忘了减去标签 / Forgets to subtract the label from softmax
# caught by: test_two_nodes, test_gradients
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ /= len(X)
    dhidden = (S.T @ dZ @ W2.T) * (hidden > 0)
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, mixed.T @ dZ


# %% relu_forgotten: 忘了 relu / Forgets relu
# caught by: test_loss
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ hidden
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = S.T @ dZ @ W2.T
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, mixed.T @ dZ


# %% relu_gate_dropped: 反向传播时没有理会 relu / Ignores relu on the way back
# caught by: test_gradients
# hint: relu
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = S.T @ dZ @ W2.T
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, mixed.T @ dZ


# %% relu_needs_a_margin: relu 把小于 0.005 的正数也当作 0 / Takes positive numbers below 0.005 for 0 in relu
# caught by: test_loss, test_gradients
# book: §8.12.2
# kind: narrow
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.where(hidden > 5e-3, hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = (S.T @ dZ @ W2.T) * (hidden > 5e-3)
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, mixed.T @ dZ


# %% rows_only: 只有行乘了 D̃^(-1/2) / Multiplies rows by D̃^(-1/2), but no columns
# caught by: test_path, test_normalize
# hint: columns
# book: §8.12.2
def normalize(A, lam):
    looped, d = with_loops(A, lam)
    root = power(d, -0.5)
    return root[:, None] * looped


# %% s_missing_backwards: 反向传播时漏了 S / S is missing on the way back
# caught by: test_gradients
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = (dZ @ W2.T) * (hidden > 0)
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, mixed.T @ dZ


# %% s_not_transposed: 反向传播时 S 没有转置 / S is not transposed on the way back
# caught by: test_gradients
# hint: transposed
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = (S @ dZ @ W2.T) * (hidden > 0)
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, mixed.T @ dZ


# %% scores_not_shifted: 指数之前没有减去最大的分数 / Scores are not shifted before exp
# caught by: test_loss
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = (S.T @ dZ @ W2.T) * (hidden > 0)
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, mixed.T @ dZ


# %% small_degrees_are_zero: 把小于 10⁻⁵ 的度当作 0 / Takes degrees below 10⁻⁵ for 0
# caught by: test_normalize
# book: §8.12.2
# kind: narrow
def normalize(A, lam):
    looped, d = with_loops(A, lam)
    root = power(np.where(d < 1e-5, 0.0, d), -0.5)
    return root[:, None] * looped * root


# %% small_errors_as_zero: 概率与标签相差不到 1e-8 时当作没有差别 / Takes differences below 1e-8 between probability and label for none
# caught by: test_gradients
# book: §8.12.2
# kind: narrow
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ[np.abs(dZ) < 1e-8] = 0
    dZ /= len(X)
    dhidden = (S.T @ dZ @ W2.T) * (hidden > 0)
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, mixed.T @ dZ


# %% softmax_over_nodes: softmax 在结点之间做 / The softmax runs over nodes
# caught by: test_loss
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=0, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = (S.T @ dZ @ W2.T) * (hidden > 0)
    return -log_p[nodes, labels].mean(), inputs.T @ dhidden, mixed.T @ dZ


# %% star_too_large: 星总是取 51 片叶子 / Always the star with 51 leaves
# caught by: test_large_row_sum
# book: §8.12.2
def large_row_sum(target):
    leaves = 51
    while True:
        star = np.zeros((leaves + 1, leaves + 1))
        star[0, 1:] = star[1:, 0] = 1
        if normalize(star, 1.0)[0].sum() >= target:
            return star
        leaves += 1


# %% star_without_loops_in_mind: 按没有自环的行和 √L 来取叶数 / Counts leaves by √L, the row sum without self-loops
# caught by: test_large_row_sum
# book: §8.12.2
def large_row_sum(target):
    leaves = int(np.ceil(target**2))
    star = np.zeros((leaves + 1, leaves + 1))
    star[0, 1:] = star[1:, 0] = 1
    return star


# %% sum_for_mean: 损失是各结点之和 / The loss is a sum over the nodes
# caught by: test_two_nodes, test_loss
# hint: mean
# book: §8.12.2
def loss_gradients(S, X, W1, W2, labels):
    nodes = np.arange(len(X))
    inputs = S @ X
    hidden = inputs @ W1
    mixed = S @ np.maximum(hidden, 0)
    Z = mixed @ W2
    Z = Z - Z.max(axis=1, keepdims=True)
    log_p = Z - np.log(np.exp(Z).sum(axis=1, keepdims=True))
    dZ = np.exp(log_p)
    dZ[nodes, labels] -= 1
    dZ /= len(X)
    dhidden = (S.T @ dZ @ W2.T) * (hidden > 0)
    return -log_p[nodes, labels].sum(), inputs.T @ dhidden, mixed.T @ dZ


# %% symmetric_for_both: 随机游走也写成对称的归一化 / Takes the symmetric normalisation for the random walk as well
# caught by: test_random_walk
# book: §8.12.2
def random_walk(A, lam):
    looped, d = with_loops(A, lam)
    return normalize(A, lam)


# %% ten_steps_of_search: 搜索连通块时只走了四步 / The search for components stops after four steps
# caught by: test_deep_limit
# book: §8.12.2
# kind: narrow
def deep_limit(A, lam):
    # Each component keeps one direction: the roots of its degrees.
    _, d = with_loops(A, lam)
    together = np.linalg.matrix_power((A > 0) + np.eye(len(A)), 4) > 0
    return together * np.sqrt(np.outer(d, d)) / (together @ d)


# %% walk_for_both: 对称的归一化也写成 D̃⁻¹Ã / Takes D̃⁻¹Ã for the symmetric normalisation as well
# caught by: test_path, test_normalize
# hint: columns
# book: §8.12.2
def normalize(A, lam):
    looped, d = with_loops(A, lam)
    root = power(d, -0.5)
    return random_walk(A, lam)


# %% walk_stays_at_isolated: λ = 0 时孤立的结点留在原处，行和是 1 / Isolated nodes stay where they are although λ = 0
# caught by: test_random_walk
# hint: 1/0
# book: §8.12.2
def random_walk(A, lam):
    looped, d = with_loops(A, lam)
    return power(d, -1.0)[:, None] * looped + np.diag(np.where(d > 0, 0.0, 1.0))


# %% walk_without_loops: 随机游走没有算自环 / The random walk has no self-loops
# caught by: test_random_walk
# book: §8.12.2
def random_walk(A, lam):
    return power(A.sum(axis=1), -1.0)[:, None] * A
