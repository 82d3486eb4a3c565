"""Known mistakes of 4.5. Each cell holds what differs from the reference."""

# %% accuracy_instead_of_loss: 按训练精度选属性，不是按损失 / Chooses the attribute by training accuracy instead of loss
# caught by: test_every_node_is_a_fit
# book: §3.3
# costs: 3
def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)
    beta = np.zeros(A.shape[1])
    while True:
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step, A, y, penalty) > objective(beta, A, y, penalty) + 1e-12:
            step /= 2
        beta = beta - step


def errors(Z, y, ridge):
    weights, bias = fit_logistic(Z, y, ridge)
    return np.sum((Z @ weights + bias > 0) != y)


def grow_tree(Z, y, groups, ridge, max_depth):
    y = np.asarray(y)
    leaf = {"label": int(2 * y.sum() > len(y))}
    if max_depth == 0 or len(set(y)) == 1:
        return leaf
    for attribute in np.argsort([errors(Z[:, columns], y, ridge) for columns in groups], kind="stable"):
        weights = np.zeros(Z.shape[1])
        weights[groups[attribute]], bias = fit_logistic(Z[:, groups[attribute]], y, ridge)
        le = Z @ weights <= -bias
        if 0 < le.sum() < len(y):
            le_tree = grow_tree(Z[le], y[le], groups, ridge, max_depth - 1)
            gt_tree = grow_tree(Z[~le], y[~le], groups, ridge, max_depth - 1)
            return {"weights": weights.tolist(), "threshold": -bias, "le": le_tree, "gt": gt_tree}
    return leaf


# %% child_may_be_empty: 拟合把样本都分到一边时照样划分，子结点没有样本 / Splits although the fit sends all samples to one side, leaving a child without samples
# caught by: test_every_node_is_a_fit
# book: §3.3
def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)
    beta = np.zeros(A.shape[1])
    while True:
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step, A, y, penalty) > objective(beta, A, y, penalty) + 1e-12:
            step /= 2
        beta = beta - step


def grow_tree(Z, y, groups, ridge, max_depth):
    y = np.asarray(y)
    if len(y) == 0:
        return {"label": 0}
    leaf = {"label": int(2 * y.sum() > len(y))}
    if max_depth == 0 or len(set(y)) == 1:
        return leaf
    for attribute in np.argsort(attribute_losses(Z, y, groups, ridge)):
        weights = np.zeros(Z.shape[1])
        weights[groups[attribute]], bias = fit_logistic(Z[:, groups[attribute]], y, ridge)
        le = Z @ weights <= -bias
        if True:
            le_tree = grow_tree(Z[le], y[le], groups, ridge, max_depth - 1)
            gt_tree = grow_tree(Z[~le], y[~le], groups, ridge, max_depth - 1)
            return {"weights": weights.tolist(), "threshold": -bias, "le": le_tree, "gt": gt_tree}
    return leaf


# %% children_swapped: 得分为正的样本走了 le / Samples with positive scores go to le
# caught by: test_every_node_is_a_fit, test_tree_on_watermelons
# book: §4.5
def grow_tree(Z, y, groups, ridge, max_depth):
    y = np.asarray(y)
    leaf = {"label": int(2 * y.sum() > len(y))}
    if max_depth == 0 or len(set(y)) == 1:
        return leaf
    for attribute in np.argsort(attribute_losses(Z, y, groups, ridge)):
        weights = np.zeros(Z.shape[1])
        weights[groups[attribute]], bias = fit_logistic(Z[:, groups[attribute]], y, ridge)
        le = Z @ weights > -bias
        if 0 < le.sum() < len(y):
            le_tree = grow_tree(Z[le], y[le], groups, ridge, max_depth - 1)
            gt_tree = grow_tree(Z[~le], y[~le], groups, ridge, max_depth - 1)
            return {"weights": weights.tolist(), "threshold": -bias, "le": le_tree, "gt": gt_tree}
    return leaf


# %% depth_at_most_eight: 树至多长八层 / The tree stops at depth eight
# caught by: test_every_node_is_a_fit
# book: §4.5
# kind: narrow
def grow_tree(Z, y, groups, ridge, max_depth):
    max_depth = min(max_depth, 8)
    y = np.asarray(y)
    leaf = {"label": int(2 * y.sum() > len(y))}
    if max_depth == 0 or len(set(y)) == 1:
        return leaf
    for a in np.argsort(attribute_losses(Z, y, groups, ridge)):
        w = np.zeros(Z.shape[1])
        w[groups[a]], b = fit_logistic(Z[:, groups[a]], y, ridge)
        le = Z @ w <= -b
        if 0 < le.sum() < len(y):
            return {
                "weights": w.tolist(),
                "threshold": -b,
                "le": grow_tree(Z[le], y[le], groups, ridge, max_depth - 1),
                "gt": grow_tree(Z[~le], y[~le], groups, ridge, max_depth - 1),
            }
    return leaf


# %% depth_counted_from_one: 根的深度从 1 数起，少长一层 / The root counts as depth 1, so that one level is missing
# caught by: test_every_node_is_a_fit
# book: §3.3
# costs: 1
def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)
    beta = np.zeros(A.shape[1])
    while True:
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step, A, y, penalty) > objective(beta, A, y, penalty) + 1e-12:
            step /= 2
        beta = beta - step


def grow_tree(Z, y, groups, ridge, max_depth):
    y = np.asarray(y)
    leaf = {"label": int(2 * y.sum() > len(y))}
    if max_depth <= 1 or len(set(y)) == 1:
        return leaf
    for attribute in np.argsort(attribute_losses(Z, y, groups, ridge)):
        weights = np.zeros(Z.shape[1])
        weights[groups[attribute]], bias = fit_logistic(Z[:, groups[attribute]], y, ridge)
        le = Z @ weights <= -bias
        if 0 < le.sum() < len(y):
            le_tree = grow_tree(Z[le], y[le], groups, ridge, max_depth - 1)
            gt_tree = grow_tree(Z[~le], y[~le], groups, ridge, max_depth - 1)
            return {"weights": weights.tolist(), "threshold": -bias, "le": le_tree, "gt": gt_tree}
    return leaf


# %% first_attribute_always: 总是用第一个属性拟合 / The first attribute is always the one that is fitted
# caught by: test_every_node_is_a_fit
# book: §4.5
# costs: 3
def grow_tree(Z, y, groups, ridge, max_depth):
    y = np.asarray(y)
    leaf = {"label": int(2 * y.sum() > len(y))}
    if max_depth == 0 or len(set(y)) == 1:
        return leaf
    for attribute in range(len(groups)):
        weights = np.zeros(Z.shape[1])
        weights[groups[attribute]], bias = fit_logistic(Z[:, groups[attribute]], y, ridge)
        le = Z @ weights <= -bias
        if 0 < le.sum() < len(y):
            le_tree = grow_tree(Z[le], y[le], groups, ridge, max_depth - 1)
            gt_tree = grow_tree(Z[~le], y[~le], groups, ridge, max_depth - 1)
            return {"weights": weights.tolist(), "threshold": -bias, "le": le_tree, "gt": gt_tree}
    return leaf


# %% five_newton_steps: 牛顿法至多走五步 / Newton's method takes five steps at most
# caught by: test_fit_is_stationary
# book: §3.3
# kind: narrow
def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)

    def gradient(beta):
        return A.T @ (sigmoid(A @ beta) - y) + penalty * beta

    beta = np.zeros(A.shape[1])
    for _ in range(5):
        p = sigmoid(A @ beta)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient(beta))
        # A full Newton step may overshoot the minimum on its line.
        while gradient(beta - step) @ step < 0:
            step /= 2
        beta = beta - step
    scores = A @ beta
    return beta, np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


# %% gradient_too_few_steps: 梯度下降只走了一百步，还没到最小点 / Gradient descent stops after a hundred steps, far from the minimum
# caught by: test_fit_is_stationary, test_losses_on_watermelons
# book: §3.3
# costs: 2.5
def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)
    beta = np.zeros(A.shape[1])
    for _ in range(100):
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty)
        beta = beta - 0.05 * gradient
    return beta, objective(beta, A, y, penalty)


# %% mean_loss: 对样本求了平均，不是求和 / A mean over the samples instead of a sum
# caught by: test_losses_on_watermelons, test_fit_on_watermelons, test_fit_is_stationary
# book: §3.3
# costs: 2
def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge * len(y)), 0.0)
    beta = np.zeros(A.shape[1])
    while True:
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty) / len(y)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step, A, y, penalty) > objective(beta, A, y, penalty) + 1e-12:
            step /= 2
        beta = beta - step


# %% newton_overshoots: 牛顿法总走整步，离最小点远时会走过头而发散 / Newton's method takes full steps only and diverges from afar
# caught by: test_fit_is_stationary
# book: §3.3
# kind: narrow
def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)
    beta = np.zeros(A.shape[1])
    while True:
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient)
        beta = beta - step


# %% no_ridge_diverges: 没有惩罚项，样本线性可分时权重趋于无穷 / No penalty: the weights run off when the samples are separable
# caught by: test_fit_is_stationary, test_every_node_is_a_fit
# book: §3.3
# costs: 2.5
def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.zeros(Z.shape[1] + 1)
    beta = np.zeros(A.shape[1])
    for _ in range(60):
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty)
        step = np.linalg.pinv(A.T * (p * (1 - p)) @ A) @ gradient
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step, A, y, penalty) > objective(beta, A, y, penalty) + 1e-12:
            step /= 2
        beta = beta - step
    return beta, objective(beta, A, y, penalty)


# %% one_column_for_an_attribute: 离散属性只看是否取第一个值 / A discrete attribute becomes a single column: is it the first value?
# caught by: test_encode_watermelons, test_encode
# book: 表 4.3
def encode(X, attributes, domains):
    columns, groups = [], []
    for values, domain in zip(zip(*X), domains):
        new = [values] if domain is None else [[value == domain[0] for value in values]]
        groups.append([*range(len(columns), len(columns) + len(new))])
        columns += new
    return np.array(columns, dtype=float).T, groups


# %% one_hot_drop_first: 独热编码丢掉了第一个取值 / The one-hot encoding drops the first value
# caught by: test_encode_watermelons, test_encode
# book: §3.3
def encode(X, attributes, domains):
    columns, groups = [], []
    for values, domain in zip(zip(*X), domains):
        new = [values] if domain is None else [[value == other for value in values] for other in domain[1:]]
        groups.append([*range(len(columns), len(columns) + len(new))])
        columns += new
    return np.array(columns, dtype=float).T, groups


def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)
    beta = np.zeros(A.shape[1])
    while True:
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step, A, y, penalty) > objective(beta, A, y, penalty) + 1e-12:
            step /= 2
        beta = beta - step


# %% one_hot_of_seen_values: 只给出现过的取值编码 / Only values that occur are encoded
# caught by: test_encode
# book: §3.3
def encode(X, attributes, domains):
    columns, groups = [], []
    for values, domain in zip(zip(*X), domains):
        new = [values] if domain is None else [[value == other for value in values] for other in domain if other in values]
        groups.append([*range(len(columns), len(columns) + len(new))])
        columns += new
    return np.array(columns, dtype=float).T, groups


def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)
    beta = np.zeros(A.shape[1])
    while True:
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step, A, y, penalty) > objective(beta, A, y, penalty) + 1e-12:
            step /= 2
        beta = beta - step


# %% one_level_too_deep: 深度限晚了一层才起作用 / The depth limit is checked one level too late
# caught by: test_every_node_is_a_fit
# book: 图 4.2
def grow_tree(Z, y, groups, ridge, max_depth):
    y = np.asarray(y)
    leaf = {"label": int(2 * y.sum() > len(y))}
    if max_depth == -1 or len(set(y)) == 1:
        return leaf
    for attribute in np.argsort(attribute_losses(Z, y, groups, ridge)):
        weights = np.zeros(Z.shape[1])
        weights[groups[attribute]], bias = fit_logistic(Z[:, groups[attribute]], y, ridge)
        le = Z @ weights <= -bias
        if 0 < le.sum() < len(y):
            le_tree = grow_tree(Z[le], y[le], groups, ridge, max_depth - 1)
            gt_tree = grow_tree(Z[~le], y[~le], groups, ridge, max_depth - 1)
            return {"weights": weights.tolist(), "threshold": -bias, "le": le_tree, "gt": gt_tree}
    return leaf


# %% ordinal_encoding: 把取值编成 0, 1, 2, …，平白有了次序 / Values become 0, 1, 2, …, an order that is not there
# caught by: test_encode_watermelons, test_encode
# book: §3.3
def encode(X, attributes, domains):
    columns, groups = [], []
    for values, domain in zip(zip(*X), domains):
        new = [values] if domain is None else [[domain.index(value) for value in values]]
        groups.append([*range(len(columns), len(columns) + len(new))])
        columns += new
    return np.array(columns, dtype=float).T, groups


def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)
    beta = np.zeros(A.shape[1])
    while True:
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step, A, y, penalty) > objective(beta, A, y, penalty) + 1e-12:
            step /= 2
        beta = beta - step


# %% penalty_doubled: 惩罚项是 ridge 乘权重的平方和，忘了除以 2 / The penalty is ridge times the squared weights, not half of it
# caught by: test_fit_is_stationary
# book: §3.3
# costs: 1.5
def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], 2 * ridge), 0.0)

    def gradient(beta):
        return A.T @ (sigmoid(A @ beta) - y) + penalty * beta

    beta = np.zeros(A.shape[1])
    while np.abs(gradient(beta)).max() > 1e-8:
        p = sigmoid(A @ beta)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient(beta))
        # A full Newton step may overshoot the minimum on its line.
        while gradient(beta - step) @ step < 0:
            step /= 2
        beta = beta - step
    scores = A @ beta
    return beta, np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


# %% penalty_not_in_loss: 损失里漏了惩罚项 / The loss leaves out the penalty
# caught by: test_losses_on_watermelons, test_attribute_losses
# book: §3.3
def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)
    beta = np.zeros(A.shape[1])
    while True:
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, 0 * penalty)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step, A, y, penalty) > objective(beta, A, y, penalty) + 1e-12:
            step /= 2
        beta = beta - step


# %% picks_largest_loss: 选了损失最大的属性 / Takes the attribute of largest loss
# caught by: test_every_node_is_a_fit, test_tree_on_watermelons
# book: §3.3
# costs: 3
def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)
    beta = np.zeros(A.shape[1])
    while True:
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step, A, y, penalty) > objective(beta, A, y, penalty) + 1e-12:
            step /= 2
        beta = beta - step


def grow_tree(Z, y, groups, ridge, max_depth):
    y = np.asarray(y)
    leaf = {"label": int(2 * y.sum() > len(y))}
    if max_depth == 0 or len(set(y)) == 1:
        return leaf
    for attribute in np.argsort(attribute_losses(Z, y, groups, ridge))[::-1]:
        weights = np.zeros(Z.shape[1])
        weights[groups[attribute]], bias = fit_logistic(Z[:, groups[attribute]], y, ridge)
        le = Z @ weights <= -bias
        if 0 < le.sum() < len(y):
            le_tree = grow_tree(Z[le], y[le], groups, ridge, max_depth - 1)
            gt_tree = grow_tree(Z[~le], y[~le], groups, ridge, max_depth - 1)
            return {"weights": weights.tolist(), "threshold": -bias, "le": le_tree, "gt": gt_tree}
    return leaf


# %% ridge_on_bias: 偏置也受了惩罚 / The bias is penalised as well
# caught by: test_fit_on_watermelons, test_fit_is_stationary, test_losses_on_watermelons
# book: §3.3
# costs: 2
def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.full(Z.shape[1] + 1, ridge)
    beta = np.zeros(A.shape[1])
    while True:
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step, A, y, penalty) > objective(beta, A, y, penalty) + 1e-12:
            step /= 2
        beta = beta - step


# %% root_model_reused: 子结点照搬根结点的模型，没有在自己的样本上拟合 / Children keep the model of the root instead of fitting their own samples
# caught by: test_every_node_is_a_fit
# book: §3.3
# costs: 3
def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)
    beta = np.zeros(A.shape[1])
    while True:
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step, A, y, penalty) > objective(beta, A, y, penalty) + 1e-12:
            step /= 2
        beta = beta - step


def grow_tree(Z, y, groups, ridge, max_depth, model=None):
    y = np.asarray(y)
    leaf = {"label": int(2 * y.sum() > len(y))}
    if max_depth == 0 or len(set(y)) == 1:
        return leaf
    if model is not None:
        weights, bias = model
        le = Z @ weights <= -bias
        if 0 < le.sum() < len(y):
            le_tree = grow_tree(Z[le], y[le], groups, ridge, max_depth - 1, (weights, bias))
            gt_tree = grow_tree(Z[~le], y[~le], groups, ridge, max_depth - 1, (weights, bias))
            return {"weights": weights.tolist(), "threshold": -bias, "le": le_tree, "gt": gt_tree}
        return leaf
    for attribute in np.argsort(attribute_losses(Z, y, groups, ridge)):
        weights = np.zeros(Z.shape[1])
        weights[groups[attribute]], bias = fit_logistic(Z[:, groups[attribute]], y, ridge)
        le = Z @ weights <= -bias
        if 0 < le.sum() < len(y):
            le_tree = grow_tree(Z[le], y[le], groups, ridge, max_depth - 1, (weights, bias))
            gt_tree = grow_tree(Z[~le], y[~le], groups, ridge, max_depth - 1, (weights, bias))
            return {"weights": weights.tolist(), "threshold": -bias, "le": le_tree, "gt": gt_tree}
    return leaf


# %% strict_less: 等于阈值的样本走了 gt / A sample at the threshold goes to gt
# caught by: test_predict
# book: §3.3
def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)
    beta = np.zeros(A.shape[1])
    while True:
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step, A, y, penalty) > objective(beta, A, y, penalty) + 1e-12:
            step /= 2
        beta = beta - step


def classify(tree, z):
    while "label" not in tree:
        tree = tree["le" if np.dot(tree["weights"], z) < tree["threshold"] else "gt"]
    return tree["label"]


# %% threshold_sign: 阈值写成了 +b / The threshold is +b
# caught by: test_every_node_is_a_fit, test_tree_on_watermelons
# book: §3.3
# costs: 1.5
def objective(beta, A, y, penalty):
    scores = A @ beta
    return np.sum(np.logaddexp(0, scores) - y * scores) + penalty @ beta**2 / 2


def minimise(Z, y, ridge):
    """β = (w, b) at the minimum, and the minimum."""
    A, y = np.column_stack([Z, np.ones(len(Z))]), np.asarray(y)
    penalty = np.append(np.full(Z.shape[1], ridge), 0.0)
    beta = np.zeros(A.shape[1])
    while True:
        p = (1 + np.tanh(A @ beta / 2)) / 2  # the sigmoid in a form that cannot overflow
        gradient = A.T @ (p - y) + penalty * beta
        if np.abs(gradient).max() <= 1e-8:
            return beta, objective(beta, A, y, penalty)
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + np.diag(penalty), gradient)
        # Far from the minimum a full Newton step may overshoot; the margin is for rounding.
        while objective(beta - step, A, y, penalty) > objective(beta, A, y, penalty) + 1e-12:
            step /= 2
        beta = beta - step


def grow_tree(Z, y, groups, ridge, max_depth):
    y = np.asarray(y)
    leaf = {"label": int(2 * y.sum() > len(y))}
    if max_depth == 0 or len(set(y)) == 1:
        return leaf
    for attribute in np.argsort(attribute_losses(Z, y, groups, ridge)):
        weights = np.zeros(Z.shape[1])
        weights[groups[attribute]], bias = fit_logistic(Z[:, groups[attribute]], y, ridge)
        le = Z @ weights <= -bias
        if 0 < le.sum() < len(y):
            le_tree = grow_tree(Z[le], y[le], groups, ridge, max_depth - 1)
            gt_tree = grow_tree(Z[~le], y[~le], groups, ridge, max_depth - 1)
            return {"weights": weights.tolist(), "threshold": bias, "le": le_tree, "gt": gt_tree}
    return leaf


# %% two_levels_only: 树至多长两层 / The tree has two levels at most
# caught by: test_every_node_is_a_fit
# book: 图 4.2
def grow_tree(Z, y, groups, ridge, max_depth):
    y = np.asarray(y)
    leaf = {"label": int(2 * y.sum() > len(y))}
    max_depth = min(max_depth, 2)
    if max_depth == 0 or len(set(y)) == 1:
        return leaf
    for attribute in np.argsort(attribute_losses(Z, y, groups, ridge)):
        weights = np.zeros(Z.shape[1])
        weights[groups[attribute]], bias = fit_logistic(Z[:, groups[attribute]], y, ridge)
        le = Z @ weights <= -bias
        if 0 < le.sum() < len(y):
            le_tree = grow_tree(Z[le], y[le], groups, ridge, max_depth - 1)
            gt_tree = grow_tree(Z[~le], y[~le], groups, ridge, max_depth - 1)
            return {"weights": weights.tolist(), "threshold": -bias, "le": le_tree, "gt": gt_tree}
    return leaf


# %% values_stripped: 取值去掉空格、不分大小写再比较 / Values are stripped and lowered before they are compared
# caught by: test_encode
# book: 表 4.3 / table 4.3
# kind: narrow
def encode(X, attributes, domains):
    columns, groups = [], []
    for values, domain in zip(zip(*X), domains):
        new = [values] if domain is None else [[v.strip().lower() == o.strip().lower() for v in values] for o in domain]
        groups.append([*range(len(columns), len(columns) + len(new))])
        columns += new
    return np.array(columns, dtype=float).T, groups
