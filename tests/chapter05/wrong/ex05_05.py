"""Known mistakes of 5.5. Each cell holds what differs from the reference."""

# %% accumulated_starts_trained: 累积 BP 从标准 BP 训练好的网络出发 / Accumulated BP starts from the net that standard BP has trained
# caught by: test_compare_on_melons, test_compare
# book: §5.3
def compare(net, X, Y, eta, target, max_epochs):
    table = {}
    for mode, updates_per_epoch in (("standard", len(X)), ("accumulated", 1)):
        net, losses = train(net, X, Y, eta, mode, max_epochs, target)
        epochs = len(losses) - 1 if losses[-1] < target else None
        updates = None if epochs is None else epochs * updates_per_epoch
        table[mode] = {"epochs": epochs, "updates": updates, "loss": losses[-1]}
    return table


# %% accumulated_sum: 累积 BP 用梯度之和，没有除以 m / Accumulated BP takes the sum of gradients, not divided by m
# caught by: test_accumulated_on_melons, test_accumulated_epoch
# book: (5.16)
def accumulated_epoch(net, X, Y, eta):
    gradients = [sample_gradient(net, x, y) for x, y in zip(X, Y)]
    return descend(net, {key: sum(g[key] for g in gradients) for key in net}, eta)


# %% adds_thresholds: 前向计算时加上了阈值 / Adds the thresholds in the forward pass
# caught by: test_loss, test_sample_gradient
# book: §5.3
def forward(net, X):
    B = sigmoid(X @ net["V"] + net["gamma"])
    return B, sigmoid(B @ net["W"] + net["theta"])


# %% at_most_300_passes: 最多训练 300 轮 / No more than 300 passes
# caught by: test_train
# book: 图 5.8 / fig. 5.8
# kind: narrow
def train(net, X, Y, eta, mode, max_epochs, target):
    max_epochs = min(max_epochs, 300)
    ep = standard_epoch if mode == "standard" else accumulated_epoch
    L = [loss(net, X, Y)]
    while L[-1] >= target and len(L) <= max_epochs:
        net = ep(net, X, Y, eta)
        L.append(loss(net, X, Y))
    return net, L


# %% equal_counts_in_table: 训练到小于 target 为止，表里却把恰好等于也算达到 / Trains until below target, but the table counts a loss equal to it
# caught by: test_compare
# book: §5.3
def encode(X, domains):
    rows = []
    for r in X:
        row = []
        for v, dom in zip(r, domains):
            row += [v] if dom is None else [1 if v == u else 0 for u in dom]
        rows.append(row)
    return rows


def sig(z):
    return 0.5 * (1 + np.tanh(np.asarray(z, float) / 2))


def loss(net, X, Y):
    O = sig(sig(np.asarray(X) @ net["V"] - net["gamma"]) @ net["W"] - net["theta"])
    return float(((O - Y) ** 2).sum() / (2 * len(X)))


def sample_gradient(net, x, y):
    b = sig(x @ net["V"] - net["gamma"])
    o = sig(b @ net["W"] - net["theta"])
    g = o * (1 - o) * (y - o)
    e = b * (1 - b) * (net["W"] @ g)
    return {"V": -np.outer(x, e), "gamma": e, "W": -np.outer(b, g), "theta": g}


def step(net, grad, eta):
    return {k: net[k] - eta * grad[k] for k in net}


def standard_epoch(net, X, Y, eta):
    for x, y in zip(X, Y):
        net = step(net, sample_gradient(net, x, y), eta)
    return net


def accumulated_epoch(net, X, Y, eta):
    gs = [sample_gradient(net, x, y) for x, y in zip(X, Y)]
    return step(net, {k: sum(g[k] for g in gs) / len(gs) for k in net}, eta)


def train(net, X, Y, eta, mode, max_epochs, target):
    run = {"standard": standard_epoch, "accumulated": accumulated_epoch}[mode]
    losses = [loss(net, X, Y)]
    while losses[-1] >= target and len(losses) <= max_epochs:
        net = run(net, X, Y, eta)
        losses.append(loss(net, X, Y))
    return {k: np.array(v) for k, v in net.items()}, losses


def compare(net, X, Y, eta, target, max_epochs):
    out = {}
    for mode, per in (("standard", len(X)), ("accumulated", 1)):
        losses = train(net, X, Y, eta, mode, max_epochs, target)[1]
        ok = losses[-1] <= target
        t = len(losses) - 1
        out[mode] = {"epochs": t if ok else None, "updates": t * per if ok else None, "loss": losses[-1]}
    return out


# %% error_not_averaged: 误差没有除以样本数 / The error is not divided by the number of samples
# caught by: test_loss
# book: (5.16)
def loss(net, X, Y):
    return float(((forward(net, X)[1] - Y) ** 2).sum() / 2)


# %% first_value_dropped: 独热列少了每个属性的第一个取值 / One-hot columns without the first value of each attribute
# caught by: test_encoded_melons, test_encode
# book: 表 4.3
def encode(X, domains):
    columns = []
    for j, domain in enumerate(domains):
        values = [row[j] for row in X]
        if domain is None:
            columns.append(values)
        else:
            columns.extend([value == possible for value in values] for possible in domain[1:])
    return np.array(columns, dtype=float).T


# %% in_place: 直接改了传入的网络 / Changes the net that was passed in
# caught by: test_standard_epoch
# book: §5.3
def descend(net, gradient, eta):
    for key in net:
        net[key] -= eta * gradient[key]
    return net


# %% last_sample_only: 累积 BP 只留下最后一个样本的增量 / Accumulated BP keeps the increments of the last sample only
# caught by: test_accumulated_on_melons, test_accumulated_epoch
# book: (5.16)
def accumulated_epoch(net, X, Y, eta):
    gradients = [sample_gradient(net, x, y) for x, y in zip(X, Y)]
    return descend(net, {key: gradients[-1][key] for key in net}, eta)


# %% mean_over_outputs: 误差又对输出取了平均 / The error is averaged over the outputs, too
# caught by: test_loss
# book: (5.4)
def loss(net, X, Y):
    return float(((forward(net, X)[1] - Y) ** 2).mean() / 2)


# %% misses_are_reported_as_max: 没有达到目标时返回 max_epochs，不是 None / Reports max_epochs instead of None where the target is missed
# caught by: test_compare
# book: §5.3
def compare(net, X, Y, eta, target, max_epochs):
    table = {}
    for mode, updates_per_epoch in (("standard", len(X)), ("accumulated", 1)):
        losses = train(net, X, Y, eta, mode, max_epochs, target)[1]
        epochs = len(losses) - 1
        updates = None if epochs is None else epochs * updates_per_epoch
        table[mode] = {"epochs": epochs, "updates": updates, "loss": losses[-1]}
    return table


# %% names_swapped: 标准 BP 与累积 BP 正好写反 / Standard and accumulated BP are exchanged
# caught by: test_standard_on_melons, test_accumulated_on_melons, test_standard_epoch, test_accumulated_epoch
# costs: 2
# book: §5.3
def accumulated_epoch(net, X, Y, eta):
    for x, y in zip(X, Y):
        net = descend(net, sample_gradient(net, x, y), eta)
    return net


def standard_epoch(net, X, Y, eta):
    gradients = [sample_gradient(net, x, y) for x, y in zip(X, Y)]
    return descend(net, {key: sum(g[key] for g in gradients) / len(X) for key in net}, eta)


# %% no_half: 误差没有 1/2 / The error without its 1/2
# caught by: test_loss, test_train
# book: (5.4)
def loss(net, X, Y):
    return float(((forward(net, X)[1] - Y) ** 2).sum() / len(X))


# %% no_hidden_slope: e_h 里漏了 b_h(1 - b_h) / e_h lacks b_h(1 - b_h)
# caught by: test_sample_gradient
# book: (5.15)
def sample_gradient(net, x, y):
    b, y_hat = forward(net, x)
    g = y_hat * (1 - y_hat) * (y - y_hat)  # (5.10)
    e = (net["W"] @ g)  # (5.15)
    return {"V": -np.outer(x, e), "gamma": e, "W": -np.outer(b, g), "theta": g}


# %% no_loss_before: losses 里没有训练前的误差 / The record lacks the error before training
# caught by: test_train
# book: §5.3
def train(net, X, Y, eta, mode, max_epochs, target):
    epoch = standard_epoch if mode == "standard" else accumulated_epoch
    losses = [loss(net, X, Y)]
    while losses[-1] >= target and len(losses) <= max_epochs:
        net = epoch(net, X, Y, eta)
        losses.append(loss(net, X, Y))
    return net, losses[1:]


def compare(net, X, Y, eta, target, max_epochs):
    table = {}
    for mode, updates_per_epoch in (("standard", len(X)), ("accumulated", 1)):
        losses = [loss(net, X, Y), *train(net, X, Y, eta, mode, max_epochs, target)[1]]
        epochs = len(losses) - 1 if losses[-1] < target else None
        updates = None if epochs is None else epochs * updates_per_epoch
        table[mode] = {"epochs": epochs, "updates": updates, "loss": losses[-1]}
    return table


# %% no_output_slope: g_j 里漏了 ŷ_j(1 - ŷ_j) / g_j lacks ŷ_j(1 - ŷ_j)
# caught by: test_sample_gradient
# book: (5.10)
def sample_gradient(net, x, y):
    b, y_hat = forward(net, x)
    g = y - y_hat  # (5.10)
    e = b * (1 - b) * (net["W"] @ g)  # (5.15)
    return {"V": -np.outer(x, e), "gamma": e, "W": -np.outer(b, g), "theta": g}


# %% occurring_values_only: 独热列只给出现过的取值 / One-hot columns for values that occur only
# caught by: test_encode
# book: 表 4.3
def encode(X, domains):
    columns = []
    for j, domain in enumerate(domains):
        values = [row[j] for row in X]
        if domain is None:
            columns.append(values)
        else:
            columns.extend([value == possible for value in values] for possible in domain if possible in values)
    return np.array(columns, dtype=float).T


# %% one_pass_too_many: 达到目标之后又多作了一轮 / Runs one more pass after the target is met
# caught by: test_train
# book: §5.3
def train(net, X, Y, eta, mode, max_epochs, target):
    epoch = standard_epoch if mode == "standard" else accumulated_epoch
    losses = [loss(net, X, Y)]
    while losses[-1] >= target and len(losses) <= max_epochs:
        net = epoch(net, X, Y, eta)
        losses.append(loss(net, X, Y))
    if losses[-1] < target and len(losses) <= max_epochs:
        net = epoch(net, X, Y, eta)
        losses.append(loss(net, X, Y))
    return net, losses


# %% shuffles_rows: 标准 BP 打乱了样本的次序 / Standard BP shuffles the samples
# caught by: test_standard_on_melons, test_standard_epoch
# book: 图 5.8
def standard_epoch(net, X, Y, eta):
    order = np.random.default_rng(0).permutation(len(X))
    for x, y in zip(X[order], Y[order]):
        net = descend(net, sample_gradient(net, x, y), eta)
    return net


# %% sorted_one_hot: 独热列按取值排序，没有按 domains 的次序 / One-hot columns by sorted values, not in the order of domains
# caught by: test_encoded_melons, test_encode
# book: 表 4.3
def encode(X, domains):
    columns = []
    for j, domain in enumerate(domains):
        values = [row[j] for row in X]
        if domain is None:
            columns.append(values)
        else:
            columns.extend([value == possible for value in values] for possible in sorted(domain))
    return np.array(columns, dtype=float).T


# %% threshold_gradient_sign: 阈值的梯度符号反了 / The gradients by the thresholds have the wrong sign
# caught by: test_sample_gradient, test_standard_epoch, test_accumulated_epoch
# book: (5.12), (5.14)
def sample_gradient(net, x, y):
    b, y_hat = forward(net, x)
    g = y_hat * (1 - y_hat) * (y - y_hat)  # (5.10)
    e = b * (1 - b) * (net["W"] @ g)  # (5.15)
    return {"V": -np.outer(x, e), "gamma": -e, "W": -np.outer(b, g), "theta": -g}


# %% thresholds_frozen: 训练时没有更新阈值 / Training leaves the thresholds as they are
# caught by: test_standard_epoch, test_accumulated_epoch
# costs: 3
# book: §5.3
def descend(net, gradient, eta):
    return {key: net[key] - eta * gradient[key] * (key in ("V", "W")) for key in net}


# %% updates_are_passes: 把轮数当成更新次数 / Takes the passes for the updates
# caught by: test_compare_on_melons, test_compare
# book: §5.3
def compare(net, X, Y, eta, target, max_epochs):
    table = {}
    for mode, updates_per_epoch in (("standard", len(X)), ("accumulated", 1)):
        losses = train(net, X, Y, eta, mode, max_epochs, target)[1]
        epochs = len(losses) - 1 if losses[-1] < target else None
        updates = None if epochs is None else epochs
        table[mode] = {"epochs": epochs, "updates": updates, "loss": losses[-1]}
    return table


# %% value_index: 离散取值编成了序号 / Discrete values become their index
# caught by: test_encoded_melons, test_encode
# book: 表 4.3
def encode(X, domains):
    columns = []
    for j, domain in enumerate(domains):
        values = [row[j] for row in X]
        if domain is None:
            columns.append(values)
        else:
            columns.append([domain.index(value) for value in values])
    return np.array(columns, dtype=float).T


# %% value_inside_value: 取值按子串比较：“蜷” 也算 “稍蜷” / Finds a value inside another one, since texts are compared by `in`
# caught by: test_encode
# book: §4.4.1
# kind: narrow
def encode(X, domains):
    rows = []
    for r in X:
        row = []
        for v, dom in zip(r, domains):
            row += [v] if dom is None else [1 if v in u else 0 for u in dom]
        rows.append(row)
    return rows


def sig(z):
    return 0.5 * (1 + np.tanh(np.asarray(z, float) / 2))


def loss(net, X, Y):
    O = sig(sig(np.asarray(X) @ net["V"] - net["gamma"]) @ net["W"] - net["theta"])
    return float(((O - Y) ** 2).sum() / (2 * len(X)))


def sample_gradient(net, x, y):
    b = sig(x @ net["V"] - net["gamma"])
    o = sig(b @ net["W"] - net["theta"])
    g = o * (1 - o) * (y - o)
    e = b * (1 - b) * (net["W"] @ g)
    return {"V": -np.outer(x, e), "gamma": e, "W": -np.outer(b, g), "theta": g}


def step(net, grad, eta):
    return {k: net[k] - eta * grad[k] for k in net}


def standard_epoch(net, X, Y, eta):
    for x, y in zip(X, Y):
        net = step(net, sample_gradient(net, x, y), eta)
    return net


def accumulated_epoch(net, X, Y, eta):
    gs = [sample_gradient(net, x, y) for x, y in zip(X, Y)]
    return step(net, {k: sum(g[k] for g in gs) / len(gs) for k in net}, eta)


def train(net, X, Y, eta, mode, max_epochs, target):
    run = {"standard": standard_epoch, "accumulated": accumulated_epoch}[mode]
    losses = [loss(net, X, Y)]
    while losses[-1] >= target and len(losses) <= max_epochs:
        net = run(net, X, Y, eta)
        losses.append(loss(net, X, Y))
    return {k: np.array(v) for k, v in net.items()}, losses


def compare(net, X, Y, eta, target, max_epochs):
    out = {}
    for mode, per in (("standard", len(X)), ("accumulated", 1)):
        losses = train(net, X, Y, eta, mode, max_epochs, target)[1]
        ok = losses[-1] < target
        t = len(losses) - 1
        out[mode] = {"epochs": t if ok else None, "updates": t * per if ok else None, "loss": losses[-1]}
    return out


# %% w_before_e: 先更新了 W，再用新的 W 算 e_h / Updates W first and forms e_h with the new W
# caught by: test_standard_on_melons, test_standard_epoch
# book: 图 5.8
def standard_epoch(net, X, Y, eta):
    for x, y in zip(X, Y):
        new = descend(net, sample_gradient(net, x, y), eta)
        b, y_hat = forward(net, x)
        g = y_hat * (1 - y_hat) * (y - y_hat)
        e = b * (1 - b) * (new["W"] @ g)
        net = {**new, "V": net["V"] + eta * np.outer(x, e), "gamma": net["gamma"] - eta * e}
    return net


# %% stops_at_equal: 误差恰好等于 target 时就停止 / Stops where the error equals target, which is not below it
# caught by: test_train
# book: §5.3
def train(net, X, Y, eta, mode, max_epochs, target):
    epoch = standard_epoch if mode == "standard" else accumulated_epoch
    losses = [loss(net, X, Y)]
    while losses[-1] > target and len(losses) <= max_epochs:
        net = epoch(net, X, Y, eta)
        losses.append(loss(net, X, Y))
    return net, losses
