"""Known mistakes of 13.7. Each cell holds what differs from the reference."""

# %% all_new_at_once: 把所有新样本一起加进图里传播 / Puts all new samples into the graph at once
# caught by: test_classify
# book: §13.4
def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = np.vstack([X_l, X_u])
    if not len(X_new):
        return []
    f = harmonic(affinity(np.vstack([X, X_new]), sigma) + 1e-12, y_l)
    return [1 if value >= 0 else -1 for value in f[len(X_u) :]]


# %% all_values: harmonic 把有标记结点的值也返回了 / harmonic returns the labelled values, too
# caught by: test_melons, test_harmonic
# book: §13.4
def harmonic(W, f_l):
    W, n_l = np.asarray(W), len(f_l)
    laplacian = np.diag(W.sum(axis=1)) - W
    return np.concatenate([f_l, np.linalg.solve(laplacian[n_l:, n_l:], W[n_l:, :n_l] @ f_l)])


def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = np.vstack([X_l, X_u])
    f = harmonic(affinity(X, sigma), y_l)
    return [1 if induce(x, X, f, sigma) >= 0 else -1 for x in X_new]


# %% alpha_swapped: α 与 1 − α 用反了 / α and 1 − α are exchanged
# caught by: test_propagate
# book: §13.4
def propagate(W, Y, alpha):
    root = np.sqrt(np.sum(W, axis=1))
    S = W / np.outer(root, root)
    alpha = 1 - alpha
    return np.linalg.solve(np.eye(len(S)) - alpha * S, (1 - alpha) * np.asarray(Y))


# %% class_of_nearest_node: 新样本判给最近结点的类 / Gives a new sample the class of the nearest node
# caught by: test_classify
# book: §13.4
def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = np.vstack([X_l, X_u])
    f = np.concatenate([y_l, harmonic(affinity(X, sigma), y_l)])
    return [1 if f[exponents(x, X, sigma).argmax()] >= 0 else -1 for x in X_new]


# %% classified_by_first_hundred_nodes: 只用前 100 个结点的值 / The values of the first 100 nodes only
# caught by: test_classify
# kind: narrow
def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = np.vstack([X_l, X_u])
    f = np.concatenate([y_l, harmonic(affinity(X, sigma), y_l)])
    return [1 if induce(x, X[:100], f[:100], sigma) >= 0 else -1 for x in X_new]


# %% classified_by_last_hundred_nodes: 只用后 100 个结点的值 / The values of the last 100 nodes only
# caught by: test_classify
# kind: narrow
def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = np.vstack([X_l, X_u])
    f = np.concatenate([y_l, harmonic(affinity(X, sigma), y_l)])
    return [1 if induce(x, X[-100:], f[-100:], sigma) >= 0 else -1 for x in X_new]


# %% classified_by_thirty_nearest: 只用最近的 30 个结点 / The 30 nearest nodes only
# caught by: test_classify
def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = np.vstack([X_l, X_u])
    f = np.concatenate([y_l, harmonic(affinity(X, sigma), y_l)])
    nearest = [np.argsort(((X - x) ** 2).sum(axis=1))[:30] for x in np.asarray(X_new)]
    return [1 if induce(x, X[k], f[k], sigma) >= 0 else -1 for x, k in zip(X_new, nearest)]


# %% degrees_among_unlabelled: 度只对无标记结点求和 / Takes degrees among unlabelled nodes only
# caught by: test_melons, test_harmonic
# book: §13.4
def harmonic(W, f_l):
    W, n_l = np.asarray(W), len(f_l)
    laplacian = np.diag(W[:, n_l:].sum(axis=1) + 1e-6) - W
    return np.linalg.solve(laplacian[n_l:, n_l:], W[n_l:, :n_l] @ f_l)


# %% distance_not_squared: 用了距离而不是距离的平方 / Takes the distance instead of its square
# caught by: test_affinity, test_induce
# book: §13.4
def exponents(x, nodes, sigma):
    return -np.sqrt(((x - nodes) ** 2).sum(axis=-1)) / (2 * sigma**2)


# %% energy_absolute: 能量用了差的绝对值 / The energy takes absolute differences
# caught by: test_energy
# book: §13.4
def energy(W, f):
    f = np.asarray(f)
    return float((W * abs(f[:, None] - f)).sum() / 2)


# %% energy_doubled: 能量没有乘 ½ / The energy lacks the ½
# caught by: test_energy
# hint: one half
# book: §13.4
def energy(W, f):
    f = np.asarray(f)
    return float((W * (f[:, None] - f) ** 2).sum())


# %% energy_with_plus: 能量用了 D + W / The energy takes D + W
# caught by: test_energy
# book: §13.4
def energy(W, f):
    f = np.asarray(f)
    return float((W * (f[:, None] + f) ** 2).sum() / 2)


# %% factor_forgotten: F* 少了因子 1 − α / F* lacks the factor 1 − α
# caught by: test_propagate
# book: §13.4
def propagate(W, Y, alpha):
    root = np.sqrt(np.sum(W, axis=1))
    S = W / np.outer(root, root)
    return np.linalg.solve(np.eye(len(S)) - alpha * S, np.asarray(Y))


# %% far_is_mean: 很远时取各结点的平均 / Takes the mean of all nodes far away
# caught by: test_induce
# book: §13.4
def induce(x_new, X, f, sigma):
    # Of the energy only Σ w_i (z − f_i)² depends on the new value z; a common factor of the weights does not matter.
    powers = exponents(np.asarray(x_new), np.asarray(X), sigma)
    weights = np.exp(powers)
    return float(weights @ f / weights.sum()) if weights.sum() > 0 else float(np.mean(f))


# %% far_is_nearest: 很远时取最近结点的值 / Takes the value of the nearest node far away
# caught by: test_induce
# book: §13.4
def induce(x_new, X, f, sigma):
    # Of the energy only Σ w_i (z − f_i)² depends on the new value z; a common factor of the weights does not matter.
    powers = exponents(np.asarray(x_new), np.asarray(X), sigma)
    weights = np.exp(powers)
    return float(weights @ f / weights.sum()) if weights.sum() > 0 else float(np.asarray(f)[powers.argmax()])


# %% far_is_zero: 很远时取 0 / Takes 0 far away
# caught by: test_induce
# book: §13.4
def induce(x_new, X, f, sigma):
    # Of the energy only Σ w_i (z − f_i)² depends on the new value z; a common factor of the weights does not matter.
    powers = exponents(np.asarray(x_new), np.asarray(X), sigma)
    weights = np.exp(powers)
    return float(weights @ f / weights.sum()) if weights.sum() > 0 else 0.0


# %% five_nearest: 只看最近的五个结点 / Looks at the five nearest nodes only
# caught by: test_melons, test_induce
# book: §13.4
def induce(x_new, X, f, sigma):
    # Of the energy only Σ w_i (z − f_i)² depends on the new value z; a common factor of the weights does not matter.
    powers = exponents(np.asarray(x_new), np.asarray(X), sigma)
    weights = np.exp(powers - powers.max())
    near = np.argsort(-weights)[:5]
    return float(weights[near] @ np.asarray(f)[near] / weights[near].sum())


# %% harmonic_few_rounds: 迭代 50 轮就停止 / Stops after 50 rounds of iteration
# caught by: test_harmonic
# book: §13.4
def harmonic(W, f_l):
    W, n_l = np.asarray(W), len(f_l)
    laplacian = np.diag(W.sum(axis=1)) - W
    f = np.concatenate([f_l, np.zeros(len(W) - n_l)])
    for _ in range(50):
        f = np.concatenate([f_l, (W @ f / W.sum(axis=1))[n_l:]])
    return f[n_l:]


# %% harmonic_one_step: 每个无标记结点只取有标记邻居的平均 / Averages the labelled neighbours of each unlabelled node only
# caught by: test_melons, test_harmonic
# book: §13.4
def harmonic(W, f_l):
    W, n_l = np.asarray(W), len(f_l)
    laplacian = np.diag(W.sum(axis=1)) - W
    return W[n_l:, :n_l] @ f_l / np.maximum(W[n_l:, :n_l].sum(axis=1), 1e-300)


# %% harmonic_small_change: 变化小于 1e-4 就停止迭代 / Stops iterating when the change is below 1e-4
# caught by: test_harmonic
# book: §13.4
def harmonic(W, f_l):
    W, n_l = np.asarray(W), len(f_l)
    laplacian = np.diag(W.sum(axis=1)) - W
    f, change = np.concatenate([f_l, np.zeros(len(W) - n_l)]), 1.0
    while change > 1e-4:
        new = np.concatenate([f_l, (W @ f / W.sum(axis=1))[n_l:]])
        f, change = new, abs(new - f).max()
    return f[n_l:]


# %% harmonic_symmetric: (13.17) 里用了对称归一化的矩阵 / Takes the symmetrically normalised matrix in (13.17)
# caught by: test_melons, test_harmonic
# hint: weighted mean
# book: §13.4
def harmonic(W, f_l):
    W, n_l = np.asarray(W), len(f_l)
    root = np.sqrt(W.sum(axis=1))
    S = W / np.outer(root, root)
    return np.linalg.solve(np.eye(len(W) - n_l) - S[n_l:, n_l:], S[n_l:, :n_l] @ f_l)


# %% iteration_cut_short: 迭代 100 轮就当作极限 / Takes the hundredth iterate for the limit
# caught by: test_propagate
# book: §13.4
def propagate(W, Y, alpha):
    root = np.sqrt(np.sum(W, axis=1))
    S = W / np.outer(root, root)
    F = Y
    for _ in range(100):
        F = alpha * S @ F + (1 - alpha) * np.asarray(Y)
    return F


# %% iteration_stops_at_small_change: 迭代到变化小于 1e-10 就停，而误差还大近百倍 / Stops iterating at a change of 1e-10, while the error is almost a hundred times that
# caught by: test_propagate
# book: (13.19)
def propagate(W, Y, alpha):
    root = np.sqrt(np.sum(W, axis=1))
    S = W / np.outer(root, root)
    Y = np.asarray(Y, dtype=float)
    F, change = Y, 1.0
    while change > 1e-10:
        new = alpha * S @ F + (1 - alpha) * Y
        F, change = new, abs(new - F).max()
    return F


# %% labelled_nodes_only: 只对有标记的结点求平均 / Averages over the labelled nodes only
# caught by: test_classify
# hint: labelled or not
# book: §13.4
def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = np.vstack([X_l, X_u])
    f = np.concatenate([y_l, harmonic(affinity(X, sigma), y_l)])
    return [1 if induce(x, np.asarray(X_l), np.asarray(y_l), sigma) >= 0 else -1 for x in X_new]


# %% labels_rounded: harmonic 只给出符号 / harmonic gives signs only
# caught by: test_melons, test_harmonic
# book: §13.4
def harmonic(W, f_l):
    W, n_l = np.asarray(W), len(f_l)
    laplacian = np.diag(W.sum(axis=1)) - W
    return np.sign(np.linalg.solve(laplacian[n_l:, n_l:], W[n_l:, :n_l] @ f_l))


# %% median_of_neighbours: 取加权的中位数 / Takes the weighted median
# caught by: test_melons, test_induce
# book: §13.4
def induce(x_new, X, f, sigma):
    # Of the energy only Σ w_i (z − f_i)² depends on the new value z; a common factor of the weights does not matter.
    powers = exponents(np.asarray(x_new), np.asarray(X), sigma)
    weights = np.exp(powers - powers.max())
    order = np.argsort(f)
    half = np.searchsorted(np.cumsum(weights[order]), weights.sum() / 2)
    return float(np.asarray(f)[order][half])


# %% near_nodes_coincide: 相距不到 σ 的万分之一的结点当作重合 / Takes nodes closer than a ten thousandth of σ for one
# caught by: test_affinity
# book: (13.11)
# kind: narrow
def affinity(X, sigma):
    X = np.asarray(X, dtype=float)
    powers = exponents(X[:, None], X, sigma)
    W = np.exp(np.where(powers > -5e-9, 0.0, powers))
    np.fill_diagonal(W, 0.0)
    return W


# %% nearest_node: 新样本取最近结点的值 / Takes the value of the nearest node
# caught by: test_melons, test_induce
# book: §13.4
def induce(x_new, X, f, sigma):
    # Of the energy only Σ w_i (z − f_i)² depends on the new value z; a common factor of the weights does not matter.
    powers = exponents(np.asarray(x_new), np.asarray(X), sigma)
    weights = np.exp(powers - powers.max())
    return float(np.asarray(f)[weights.argmax()])


# %% own_node_left_out: 与新样本重合的结点不算 / Leaves out a node that coincides with the new sample
# caught by: test_induce
# book: §13.4
def induce(x_new, X, f, sigma):
    # Of the energy only Σ w_i (z − f_i)² depends on the new value z; a common factor of the weights does not matter.
    powers = exponents(np.asarray(x_new), np.asarray(X), sigma)
    if len(powers) > 1 and powers.min() < 0:
        powers = np.where(powers == 0, -np.inf, powers)
    weights = np.exp(powers - powers.max())
    return float(weights @ f / weights.sum())


# %% pseudo_labels: 先把 f_u 变成 ±1 再推广 / Turns f_u into ±1 before extending it
# caught by: test_classify
# hint: real values
# book: §13.4
def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = np.vstack([X_l, X_u])
    f = np.concatenate([y_l, harmonic(affinity(X, sigma), y_l)])
    return [1 if induce(x, X, np.where(f >= 0, 1.0, -1.0), sigma) >= 0 else -1 for x in X_new]


# %% row_normalised: 传播矩阵用了 D^(−1) W / Propagates with D^(−1) W
# caught by: test_propagate
# hint: both sides
# book: §13.4
def propagate(W, Y, alpha):
    root = np.sqrt(np.sum(W, axis=1))
    S = W / root[:, None] ** 2
    return np.linalg.solve(np.eye(len(S)) - alpha * S, (1 - alpha) * np.asarray(Y))


# %% rows_normalised: F* 的各行又归一化了 / The rows of F* are normalised
# caught by: test_propagate
# book: §13.4
def propagate(W, Y, alpha):
    root = np.sqrt(np.sum(W, axis=1))
    S = W / np.outer(root, root)
    F = np.linalg.solve(np.eye(len(S)) - alpha * S, (1 - alpha) * np.asarray(Y))
    return F / np.maximum(F.sum(axis=1, keepdims=True), 1e-300)


# %% self_loops: 亲和矩阵的对角线是 1 / The affinity matrix has ones on its diagonal
# caught by: test_affinity
# hint: on the diagonal
# book: §13.4
def affinity(X, sigma):
    X = np.asarray(X, dtype=float)
    W = np.exp(exponents(X[:, None], X, sigma))
    return W


# %% sigma_not_squared: 高斯函数里没有把 σ 平方 / σ is not squared in the Gaussian
# caught by: test_affinity, test_induce
# book: §13.4
def exponents(x, nodes, sigma):
    return -((x - nodes) ** 2).sum(axis=-1) / (2 * sigma)


# %% sign_with_a_margin: 值不足 1e-4 的新样本一律判为 −1 / Classifies new samples as −1 unless their value exceeds 1e-4
# caught by: test_classify
# book: §13.4
# kind: narrow
def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = np.vstack([X_l, X_u])
    f = np.concatenate([y_l, harmonic(affinity(X, sigma), y_l)])
    return [1 if induce(x, X, f, sigma) > 1e-4 else -1 for x in X_new]


# %% small_values_as_zero: 绝对值小于 1e-6 的 f 当作 0 / Takes values of f below 1e-6 in size for 0
# caught by: test_induce
# book: (13.12)
# kind: narrow
def induce(x_new, X, f, sigma):
    # Of the energy only Σ w_i (z − f_i)² depends on the new value z; a common factor of the weights does not matter.
    powers = exponents(np.asarray(x_new), np.asarray(X), sigma)
    weights = np.exp(powers - powers.max())
    return float(weights @ np.where(np.abs(f) < 1e-6, 0.0, f) / weights.sum())


# %% small_weights_as_zero: 相对于最大的权小于 1e-8 的权当作 0，哪怕这样的结点很多 / Takes weights below 1e-8 of the largest for 0, however many there are
# caught by: test_induce
# book: (13.12)
def induce(x_new, X, f, sigma):
    # Of the energy only Σ w_i (z − f_i)² depends on the new value z; a common factor of the weights does not matter.
    powers = exponents(np.asarray(x_new), np.asarray(X), sigma)
    weights = np.exp(powers - powers.max())
    weights[weights < 1e-8] = 0.0
    return float(weights @ f / weights.sum())


# %% sum_not_mean: 新样本取 Σ w f，没有除以权之和 / The value is Σ w f, not divided by the weights
# caught by: test_melons, test_induce
# hint: minimise
# book: §13.4
def induce(x_new, X, f, sigma):
    # Of the energy only Σ w_i (z − f_i)² depends on the new value z; a common factor of the weights does not matter.
    powers = exponents(np.asarray(x_new), np.asarray(X), sigma)
    weights = np.exp(powers)
    return float(weights @ f)


# %% tiny_number_added: 分母加上 1e-12 以免除以零 / Adds 1e-12 to the denominator
# caught by: test_induce
# book: §13.4
def induce(x_new, X, f, sigma):
    # Of the energy only Σ w_i (z − f_i)² depends on the new value z; a common factor of the weights does not matter.
    powers = exponents(np.asarray(x_new), np.asarray(X), sigma)
    weights = np.exp(powers)
    return float(weights @ f / (weights.sum() + 1e-12))


# %% transductive_again: 把新结点加进图里重新传播 / Adds the node to the graph and propagates again
# caught by: test_melons, test_induce, test_classify
# book: §13.4
def induce(x_new, X, f, sigma):
    # Of the energy only Σ w_i (z − f_i)² depends on the new value z; a common factor of the weights does not matter.
    nodes = np.vstack([X, [x_new]])
    powers = exponents(nodes[:, None], nodes, sigma)
    n_l = max(1, len(X) // 5)
    W = np.exp(powers)
    np.fill_diagonal(W, 0.0)
    W = W + 1e-12
    return float(harmonic(W, np.asarray(f)[:n_l])[-1])


def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = np.vstack([X_l, X_u])
    f = np.concatenate([y_l, harmonic(affinity(X, sigma), y_l)])
    W = [affinity(np.vstack([X, [x]]), sigma) + 1e-12 for x in X_new]
    return [1 if harmonic(one, y_l)[-1] >= 0 else -1 for one in W]


# %% two_forgotten: 高斯函数里少了 2 / The 2 is missing in the Gaussian
# caught by: test_affinity, test_induce
# book: §13.4
def exponents(x, nodes, sigma):
    return -((x - nodes) ** 2).sum(axis=-1) / sigma**2


# %% unlabelled_nodes_only: 只对无标记的结点求平均 / Averages over the unlabelled nodes only
# caught by: test_classify
# book: §13.4
def classify_new(X_new, X_l, y_l, X_u, sigma):
    X = np.vstack([X_l, X_u])
    f = np.concatenate([y_l, harmonic(affinity(X, sigma), y_l)])
    return [1 if induce(x, np.asarray(X_u), f[len(y_l) :], sigma) >= 0 else -1 for x in X_new]


# %% zero_over_zero: 很远时 0/0 / 0/0 far away
# caught by: test_induce
# book: §13.4
def induce(x_new, X, f, sigma):
    # Of the energy only Σ w_i (z − f_i)² depends on the new value z; a common factor of the weights does not matter.
    powers = exponents(np.asarray(x_new), np.asarray(X), sigma)
    weights = np.exp(powers)
    return float(weights @ f / weights.sum())
