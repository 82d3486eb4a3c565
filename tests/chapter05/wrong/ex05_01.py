"""Known mistakes of 5.1. Each cell holds what differs from the reference."""

# %% always_a_quarter: 最小误差写死为 0.25 / The least error is always 0.25
# caught by: test_least_error, test_xor_on_parallelograms
# book: §5.1
def best_linear_error(X, y):
    # The intercept takes the means; what is centred keeps its digits far from the origin, too.
    Z, target = X - X.mean(axis=0), y - y.mean()
    beta = np.linalg.lstsq(Z, target, rcond=None)[0]
    return 0.25


# %% deep_is_more: 以为加深线性网络就能表示更多函数 / Believes that deeper linear nets represent more functions
# caught by: test_claims
# book: §5.1
def claims():
    return {
        "more_layers_more_functions": True,
        "gradient_depends_on_net_input": False,
        "linear_net_can_still_do_linear_regression": True,
        "one_nonlinear_hidden_layer_suffices_for_xor": True,
    }


# %% first_two_layers: 只合并前两层 / Collapses the first two layers only
# caught by: test_collapse
# costs: 3
# book: §5.1
def collapse(weights, thresholds):
    A, c = weights[0], thresholds[0]
    for W, theta in zip(weights[1:2], thresholds[1:2]):
        # (XA - c)W - θ = X(AW) - (cW + θ)
        A, c = A @ W, c @ W + theta
    for W, theta in zip(weights[2:], thresholds[2:]):
        A, c = (A @ W if A.shape[1] == W.shape[0] else A), theta
    return A, c


# %% large_enough_step: x 取界的一百万倍，以为总够大 / Takes a million times the bound for large enough, whatever the weights
# caught by: test_unbounded
# book: §5.1
# kind: narrow
def collapse(weights, thresholds):
    A = np.eye(len(weights[0]))
    c = np.zeros(len(weights[0]))
    for W, t in zip(weights, thresholds):
        A, c = A @ W, c @ W + t
    return A, c


def best_linear_error(X, y):
    Z = np.asarray(X, float) - np.mean(X, axis=0)
    r = np.asarray(y, float) - np.mean(y)
    s = np.abs(Z).max(axis=0)
    Z = Z[:, s > 0] / s[s > 0]
    if Z.shape[1]:
        u, d, v = np.linalg.svd(Z, full_matrices=False)
        u = u[:, d > 1e-13 * d[0]]
        r = r - u @ (u.T @ r)
    return float((r**2).mean())


def unbounded_input(w, bound):
    w = np.asarray(w, float)
    i = np.argmax(np.abs(w))
    x = np.zeros(len(w))
    x[i] = 1e6 * np.sign(w[i]) * bound
    return x


# %% last_threshold_only: 只保留最后一层的阈值 / Keeps the threshold of the last layer alone
# caught by: test_two_layers, test_collapse
# costs: 3
# book: §5.1
def collapse(weights, thresholds):
    A, c = weights[0], thresholds[0]
    for W, theta in zip(weights[1:], thresholds[1:]):
        # (XA - c)W - θ = X(AW) - (cW + θ)
        A, c = A @ W, theta
    return A, c


# %% no_intercept: 拟合时没有截距 / Fits without an intercept
# caught by: test_xor, test_least_error, test_xor_on_parallelograms
# book: §5.1
def best_linear_error(X, y):
    Z, target = X, y
    beta = np.linalg.lstsq(Z, target, rcond=None)[0]
    return float(np.mean((Z @ beta - target) ** 2))


# %% normal_equations: 用正规方程求逆，数值很大时失去全部精度 / Solves the normal equations, which lose all digits for large numbers
# caught by: test_least_error
# book: §5.1
# kind: narrow
def best_linear_error(X, y):
    Z = np.column_stack([X, np.ones(len(X))])
    beta = np.linalg.pinv(Z.T @ Z) @ Z.T @ y
    return float(np.mean((Z @ beta - y) ** 2))


# %% positive_weights_assumed: 以为权都是正的 / Takes all weights for positive
# caught by: test_unbounded
# book: §5.1
def unbounded_input(w, bound):
    return np.full(len(w), 2 * bound / abs(w).max())


# %% product_reversed: 各层的权按相反的次序相乘 / The weights are multiplied in reverse order
# caught by: test_collapse
# costs: 3
# book: §5.1
def collapse(weights, thresholds):
    A, c = weights[0], thresholds[0]
    for W, theta in zip(weights[1:], thresholds[1:]):
        # (XA - c)W - θ = X(AW) - (cW + θ)
        A, c = W.T @ A.T, c @ W + theta
        A = A.T if A.shape[0] != len(weights[0]) else A
    return A, c


# %% rank_of_hidden_layers: 秩的上限只看隐层的宽度 / The largest rank looks at hidden layers only
# caught by: test_max_rank
# book: §5.1
def max_rank(widths):
    return min(widths[1:-1] or widths)


# %% rank_of_the_ends: 秩的上限只看输入与输出的宽度 / The largest rank looks at the first and the last width only
# caught by: test_max_rank
# book: §5.1
def max_rank(widths):
    return min(widths[0], widths[-1])


# %% reaches_only: 只达到界，没有超过 / Reaches the bound without exceeding it
# caught by: test_unbounded
# book: §5.1
def unbounded_input(w, bound):
    k = np.argmax(np.abs(w))
    x = np.zeros(len(w))
    x[k] = bound / w[k]
    return x


# %% ridge: 解方程时加了一点岭，几乎相关的列被压掉 / Adds a small ridge, which silences columns that are nearly dependent
# caught by: test_least_error
# hint: nearly dependent
# book: §3.2
# kind: narrow
def collapse(weights, thresholds):
    A = np.eye(len(weights[0]))
    c = np.zeros(len(weights[0]))
    for W, t in zip(weights, thresholds):
        A, c = A @ W, c @ W + t
    return A, c


def best_linear_error(X, y):
    Z = np.asarray(X, float) - np.mean(X, axis=0)
    r = np.asarray(y, float) - np.mean(y)
    s = np.abs(Z).max(axis=0)
    Z = Z[:, s > 0] / s[s > 0]
    if Z.shape[1]:
        u, d, v = np.linalg.svd(Z, full_matrices=False)
        u = u[:, d > 1e-13 * d[0]]
        r = np.asarray(y, float) - np.mean(y)
        r = r - Z @ np.linalg.solve(Z.T @ Z + 1e-6 * np.eye(Z.shape[1]), Z.T @ r)
    return float((r**2).mean())


def unbounded_input(w, bound):
    w = np.asarray(w, float)
    i = np.argmax(np.abs(w))
    x = np.zeros(len(w))
    x[i] = 2 * bound / w[i]
    return x


# %% small_columns_dropped: 标准差很小的列当作常数列 / Takes a column of small spread for a constant one
# caught by: test_least_error
# hint: small columns
# book: §3.2
# kind: narrow
def collapse(weights, thresholds):
    A = np.eye(len(weights[0]))
    c = np.zeros(len(weights[0]))
    for W, t in zip(weights, thresholds):
        A, c = A @ W, c @ W + t
    return A, c


def best_linear_error(X, y):
    Z = np.asarray(X, float) - np.mean(X, axis=0)
    r = np.asarray(y, float) - np.mean(y)
    s = np.where(np.std(X, axis=0) > 1e-8, np.std(X, axis=0), np.inf)
    Z = Z / s
    if Z.shape[1]:
        u, d, v = np.linalg.svd(Z, full_matrices=False)
        u = u[:, d > 1e-13 * d[0]]
        r = r - u @ (u.T @ r)
    return float((r**2).mean())


def unbounded_input(w, bound):
    w = np.asarray(w, float)
    i = np.argmax(np.abs(w))
    x = np.zeros(len(w))
    x[i] = 2 * bound / w[i]
    return x


# %% sum_of_squares: 误差没有除以样本数 / The error is not divided by the number of samples
# caught by: test_xor, test_least_error, test_xor_on_parallelograms
# book: §5.1
def best_linear_error(X, y):
    # The intercept takes the means; what is centred keeps its digits far from the origin, too.
    Z, target = X - X.mean(axis=0), y - y.mean()
    beta = np.linalg.lstsq(Z, target, rcond=None)[0]
    return float(np.sum((Z @ beta - target) ** 2))


# %% threshold_sign: 阈值穿过下一层时变了号 / A threshold changes its sign in the next layer
# caught by: test_two_layers, test_collapse
# costs: 3
# book: §5.1
def collapse(weights, thresholds):
    A, c = weights[0], thresholds[0]
    for W, theta in zip(weights[1:], thresholds[1:]):
        # (XA - c)W - θ = X(AW) - (cW + θ)
        A, c = A @ W, theta - c @ W
    return A, c


# %% thresholds_summed: 阈值没有穿过后面的层，直接相加 / Thresholds are added up without passing the later layers
# caught by: test_two_layers, test_collapse
# costs: 3
# book: §5.1
def collapse(weights, thresholds):
    A, c = weights[0], thresholds[0]
    for W, theta in zip(weights[1:], thresholds[1:]):
        # (XA - c)W - θ = X(AW) - (cW + θ)
        A, c = A @ W, (c + theta if len(c) == len(theta) else c.sum() + theta)
    return A, c


# %% variance_of_y: 最小误差取 y 的方差，如同输入没有用 / The variance of y, as if the inputs were useless
# caught by: test_least_error
# book: §5.1
def best_linear_error(X, y):
    # The intercept takes the means; what is centred keeps its digits far from the origin, too.
    Z, target = X - X.mean(axis=0), y - y.mean()
    beta = np.linalg.lstsq(Z, target, rcond=None)[0]
    return float(np.var(y))


# %% one_hidden_layer_too_few: 以为异或要两个非线性的隐层 / Believes that XOR takes two nonlinear hidden layers
# caught by: test_claims
# book: §5.2
def claims():
    return {
        "more_layers_more_functions": False,
        "gradient_depends_on_net_input": False,
        "linear_net_can_still_do_linear_regression": True,
        "one_nonlinear_hidden_layer_suffices_for_xor": False,
    }
