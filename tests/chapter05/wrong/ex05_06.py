"""Known mistakes of 5.6. Each cell holds what differs from the reference."""

# %% adagrad_from_eta0: 每个参数的学习率只减不增，从 eta0 开始 / Rates of parameters only shrink, beginning with eta0
# caught by: test_faster
# book: §5.3
def adaptive_train(net, X, Y, eta0, epochs, seed):
    total = {key: np.zeros(np.shape(net[key])) for key in net}
    losses, etas = [loss(net, X, Y)], []
    for _ in range(epochs):
        slope = gradient(net, X, Y)
        total = {key: total[key] + slope[key] ** 2 for key in net}
        rates = {key: eta0 / (np.sqrt(total[key]) + 1e-8) for key in net}
        net = {key: net[key] - rates[key] * slope[key] for key in net}
        etas.append(float(np.mean(rates["V"])))
        losses.append(loss(net, X, Y))
    return {"net": net, "losses": losses, "etas": etas}


# %% any_gain_is_faster: 少一轮也算 faster / A single pass less counts as faster
# caught by: test_conclusions
# book: §5.3
def conclusions(table):
    def faster(row):
        return row["adaptive"] is not None and row["adaptive"] < row["standard"]

    return {name: "faster" if all(map(faster, rows)) else "not faster" for name, rows in table.items()}


# %% average_of_starts: 按各初值的平均判断 / Judges by the mean over the starts
# caught by: test_conclusions
# book: §5.3
def conclusions(table):
    def faster(row):
        return row["adaptive"] is not None and row["adaptive"] <= 0.75 * row["standard"]

    def mean(rows, key):
        return sum(row[key] if row[key] is not None else 10**6 for row in rows)

    return {name: "faster" if mean(rows, "adaptive") <= 0.75 * mean(rows, "standard") else "not faster" for name, rows in table.items()}


# %% best_loss_last_net: losses 报的是到那时为止最低的误差，返回的却是最后的网络 / Records the best error so far but returns the last net
# caught by: test_honest_record
# book: §5.3
def adaptive_train(net, X, Y, eta0, epochs, seed):
    losses, etas, eta = [loss(net, X, Y)], [], 5 * eta0
    for _ in range(epochs):
        net = standard_epoch(net, X, Y, eta)
        etas.append(eta)
        error = loss(net, X, Y)
        eta = 1.3 * eta if error < losses[-1] else 0.5 * eta
        losses.append(min(error, losses[-1]))
    return {"net": net, "losses": losses, "etas": etas}


# %% best_net_last_loss: 返回误差最小的网络，losses 的最后一项却是最后的误差 / Returns the best net beside the error of the last
# caught by: test_honest_record
# book: §5.3
def sig(z):
    return 0.5 * (1 + np.tanh(z / 2))


def copy(net):
    return {k: np.array(v, float) for k, v in net.items()}


def err(net, X, Y):
    O = sig(sig(X @ net["V"] - net["gamma"]) @ net["W"] - net["theta"])
    return float(((O - Y) ** 2).sum() / (2 * len(X)))


def sgd(net, X, Y, eta):
    for x, y in zip(X, Y):
        b = sig(x @ net["V"] - net["gamma"])
        o = sig(b @ net["W"] - net["theta"])
        g = o * (1 - o) * (y - o)
        e = b * (1 - b) * (net["W"] @ g)
        net["W"] += eta * np.outer(b, g)
        net["theta"] -= eta * g
        net["V"] += eta * np.outer(x, e)
        net["gamma"] -= eta * e


def adaptive_train(net, X, Y, eta0, epochs, seed):
    net = copy(net)
    losses, etas = [err(net, X, Y)], []
    eta = 2 * eta0
    best = copy(net)
    for _ in range(epochs):
        sgd(net, X, Y, eta)
        losses.append(err(net, X, Y))
        etas.append(eta)
        if losses[-1] <= min(losses):
            best = copy(net)
        if losses[-1] > losses[-2]:
            eta /= 2
        else:
            eta = min(eta * 1.3, 1.0)
    return {"net": best, "losses": losses, "etas": etas}


def passes_to_target(losses, target):
    for t, v in enumerate(losses):
        if v <= target:
            return t
    return None


def compare(datasets, nets, eta0, epochs, seed):
    out = {}
    for name, (X, Y) in datasets.items():
        rows = []
        for net in nets[name]:
            s = copy(net)
            ls = [err(s, X, Y)]
            for _ in range(epochs):
                sgd(s, X, Y, eta0)
                ls.append(err(s, X, Y))
            target = ls[-1]
            a = adaptive_train(net, X, Y, eta0, epochs, seed)
            rows.append(
                {
                    "target": target,
                    "standard": passes_to_target(ls, target),
                    "adaptive": passes_to_target(a["losses"], target),
                }
            )
        out[name] = rows
    return out


def conclusions(table):
    out = {}
    for n, rows in table.items():
        ok = all(r["adaptive"] is not None and r["adaptive"] <= 0.75 * r["standard"] for r in rows)
        out[n] = "faster" if ok else "not faster"
    return out


# %% constant_rate: 学习率从不变化 / The rate never changes
# caught by: test_rate_adapts
# book: §5.3
def adaptive_train(net, X, Y, eta0, epochs, seed):
    losses, etas = [loss(net, X, Y)], []
    for t in range(epochs):
        net = standard_epoch(net, X, Y, 5 * eta0)
        losses.append(loss(net, X, Y))
        etas.append(5 * eta0)
    return {"net": net, "losses": losses, "etas": etas}


# %% counts_from_one: 轮数从 1 数起 / Counts from 1
# caught by: test_five_errors, test_passes_to_target
# book: §5.3
def passes_to_target(losses, target):
    return next((t + 1 for t, error in enumerate(losses) if error <= target), None)


# %% decay_schedule: 学习率按固定的进度越来越小，不看训练的进展 / The rate shrinks by a fixed schedule, whatever the progress
# caught by: test_faster
# book: §5.3
def adaptive_train(net, X, Y, eta0, epochs, seed):
    losses, etas = [loss(net, X, Y)], []
    for t in range(epochs):
        eta = eta0 / (1 + t / 20)
        net = standard_epoch(net, X, Y, eta)
        losses.append(loss(net, X, Y))
        etas.append(eta)
    return {"net": net, "losses": losses, "etas": etas}


# %% larger_constant: 只是换了一个更大的固定学习率，再报一列变化的数 / A larger constant rate, reported as if it changed
# caught by: test_rate_adapts
# book: §5.3
def adaptive_train(net, X, Y, eta0, epochs, seed):
    losses, etas = [loss(net, X, Y)], []
    for t in range(epochs):
        net = standard_epoch(net, X, Y, 4 * eta0)
        losses.append(loss(net, X, Y))
        etas.append(4 * eta0 * (1 + t / 20) if t % 2 else 4 * eta0)
    return {"net": net, "losses": losses, "etas": etas}


# %% last_time_below: 取最后一次高于目标之后的轮数，不是第一次达到 / Counts until the error stays below the target, not until it first gets there
# caught by: test_five_errors, test_passes_to_target
# book: §5.3
def passes_to_target(losses, target):
    above = [t for t, error in enumerate(losses) if error > target]
    reached = above[-1] + 1 if above else 0
    return reached if reached < len(losses) else None


# %% length_when_missed: 达不到目标时返回 losses 的长度 / Returns the length of losses where the target is missed
# caught by: test_five_errors, test_passes_to_target
# book: §5.3
def passes_to_target(losses, target):
    return next((t for t, error in enumerate(losses) if error <= target), len(losses))


# %% nets_not_reset: 表里后一个网络接着前一个训练 / The table goes on with the net of the row before
# caught by: test_table
# book: §5.3
def compare(datasets, nets, eta0, epochs, seed):
    table = {}
    for name, (X, Y) in datasets.items():
        table[name] = []
        trained = nets[name][0]
        for net in nets[name]:
            losses = [loss(trained, X, Y)]
            for _ in range(epochs):
                trained = standard_epoch(trained, X, Y, eta0)
                losses.append(loss(trained, X, Y))
            adaptive = adaptive_train(net, X, Y, eta0, epochs, seed)["losses"]
            target = losses[-1]
            passes = {"standard": passes_to_target(losses, target), "adaptive": passes_to_target(adaptive, target)}
            table[name].append({"target": target, **passes})
    return table


# %% one_start_suffices: 只要有一个初值更快就说 faster / One start that is faster is enough for `faster`
# caught by: test_conclusions
# book: §5.3
def conclusions(table):
    def faster(row):
        return row["adaptive"] is not None and row["adaptive"] <= 0.75 * row["standard"]

    return {name: "faster" if any(map(faster, rows)) else "not faster" for name, rows in table.items()}


# %% seed_ignored: 用了随机数却没有用 seed / Uses chance but not the seed
# caught by: test_honest_record
# book: §5.3
def adaptive_train(net, X, Y, eta0, epochs, seed):
    # Rprop: each parameter has its own step, which grows while the gradient keeps its sign and else halves.
    steps = {key: np.full(np.shape(net[key]), 10 * eta0) for key in net}
    before = {key: np.zeros(np.shape(net[key])) for key in net}
    steps = {key: steps[key] * np.random.default_rng().uniform(0.9, 1.1, np.shape(net[key])) for key in net}
    losses, etas = [loss(net, X, Y)], []
    for _ in range(epochs):
        slope = gradient(net, X, Y)
        etas.append(float(np.mean(np.concatenate([step.ravel() for step in steps.values()]))))
        for key in net:
            agree = np.sign(slope[key]) * np.sign(before[key])
            steps[key] = steps[key] * np.where(agree > 0, 1.2, np.where(agree < 0, 0.5, 1))
        net = {key: net[key] - steps[key] * np.sign(slope[key]) for key in net}
        before = slope
        losses.append(loss(net, X, Y))
    return {"net": net, "losses": losses, "etas": etas}


# %% standard_takes_all_passes: standard 一项直接填了 epochs / Puts epochs for the passes of standard BP
# caught by: test_table
# book: §5.3
def sig(z):
    return 0.5 * (1 + np.tanh(z / 2))


def copy(net):
    return {k: np.array(v, float) for k, v in net.items()}


def err(net, X, Y):
    O = sig(sig(X @ net["V"] - net["gamma"]) @ net["W"] - net["theta"])
    return float(((O - Y) ** 2).sum() / (2 * len(X)))


def sgd(net, X, Y, eta):
    for x, y in zip(X, Y):
        b = sig(x @ net["V"] - net["gamma"])
        o = sig(b @ net["W"] - net["theta"])
        g = o * (1 - o) * (y - o)
        e = b * (1 - b) * (net["W"] @ g)
        net["W"] += eta * np.outer(b, g)
        net["theta"] -= eta * g
        net["V"] += eta * np.outer(x, e)
        net["gamma"] -= eta * e


def adaptive_train(net, X, Y, eta0, epochs, seed):
    net = copy(net)
    losses, etas = [err(net, X, Y)], []
    eta = 2 * eta0
    for _ in range(epochs):
        sgd(net, X, Y, eta)
        losses.append(err(net, X, Y))
        etas.append(eta)
        if losses[-1] > losses[-2]:
            eta /= 2
        else:
            eta = min(eta * 1.3, 1.0)
    return {"net": net, "losses": losses, "etas": etas}


def passes_to_target(losses, target):
    for t, v in enumerate(losses):
        if v <= target:
            return t
    return None


def compare(datasets, nets, eta0, epochs, seed):
    out = {}
    for name, (X, Y) in datasets.items():
        rows = []
        for net in nets[name]:
            s = copy(net)
            ls = [err(s, X, Y)]
            for _ in range(epochs):
                sgd(s, X, Y, eta0)
                ls.append(err(s, X, Y))
            target = ls[-1]
            a = adaptive_train(net, X, Y, eta0, epochs, seed)
            rows.append({"target": target, "standard": epochs, "adaptive": passes_to_target(a["losses"], target)})
        out[name] = rows
    return out


def conclusions(table):
    out = {}
    for n, rows in table.items():
        ok = all(r["adaptive"] is not None and r["adaptive"] <= 0.75 * r["standard"] for r in rows)
        out[n] = "faster" if ok else "not faster"
    return out


# %% start_left_out: losses 里没有训练前的误差 / The record lacks the error before training
# caught by: test_honest_record, test_faster
# book: §5.3
# costs: 2
def adaptive_train(net, X, Y, eta0, epochs, seed):
    # Rprop: each parameter has its own step, which grows while the gradient keeps its sign and else halves.
    steps = {key: np.full(np.shape(net[key]), 10 * eta0) for key in net}
    before = {key: np.zeros(np.shape(net[key])) for key in net}
    losses, etas = [loss(net, X, Y)], []
    for _ in range(epochs):
        slope = gradient(net, X, Y)
        etas.append(float(np.mean(np.concatenate([step.ravel() for step in steps.values()]))))
        for key in net:
            agree = np.sign(slope[key]) * np.sign(before[key])
            steps[key] = steps[key] * np.where(agree > 0, 1.2, np.where(agree < 0, 0.5, 1))
        net = {key: net[key] - steps[key] * np.sign(slope[key]) for key in net}
        before = slope
        losses.append(loss(net, X, Y))
    return {"net": net, "losses": [*losses[1:], losses[-1]], "etas": etas}


# %% strictly_below: 恰好等于目标时不算达到 / Does not count an error equal to the target
# caught by: test_five_errors, test_passes_to_target
# book: §5.3
def passes_to_target(losses, target):
    return next((t for t, error in enumerate(losses) if error < target), None)


# %% sum_of_errors: 误差没有除以样本数 / The error is not divided by the number of samples
# caught by: test_honest_record, test_faster
# book: (5.16)
# costs: 2
def loss(net, X, Y):
    return float(((forward(net, X)[1] - Y) ** 2).sum() / 2)


# %% target_of_adaptive: 目标取成了变体自己最后的误差 / Takes the last error of the variant for the target
# caught by: test_table
# book: §5.3
def compare(datasets, nets, eta0, epochs, seed):
    table = {}
    for name, (X, Y) in datasets.items():
        table[name] = []
        for net in nets[name]:
            losses, trained = [loss(net, X, Y)], net
            for _ in range(epochs):
                trained = standard_epoch(trained, X, Y, eta0)
                losses.append(loss(trained, X, Y))
            adaptive = adaptive_train(net, X, Y, eta0, epochs, seed)["losses"]
            target = adaptive[-1]
            passes = {"standard": passes_to_target(losses, target), "adaptive": passes_to_target(adaptive, target)}
            table[name].append({"target": target, **passes})
    return table


# %% two_passes_counted_as_one: 一轮里作了两遍全体样本 / Counts two passes over the samples as one and records every second error
# caught by: test_honest_record
# book: §5.3
def adaptive_train(net, X, Y, eta0, epochs, seed):
    # Rprop: each parameter has its own step, which grows while the gradient keeps its sign and else halves.
    steps = {key: np.full(np.shape(net[key]), 10 * eta0) for key in net}
    before = {key: np.zeros(np.shape(net[key])) for key in net}
    losses, etas = [loss(net, X, Y)], []
    for _ in range(epochs):
        slope = gradient(net, X, Y)
        etas.append(float(np.mean(np.concatenate([step.ravel() for step in steps.values()]))))
        for key in net:
            agree = np.sign(slope[key]) * np.sign(before[key])
            steps[key] = steps[key] * np.where(agree > 0, 1.2, np.where(agree < 0, 0.5, 1))
        net = {key: net[key] - steps[key] * np.sign(slope[key]) for key in net}
        before = slope
        losses.append(loss(net, X, Y))
    return {"net": net, "losses": losses[:1] + losses[2:] + [0.9 * losses[-1]], "etas": etas}


# %% two_starts_only: 每个任务只比较前两个初始网络 / Only the first two initial nets are compared
# caught by: test_table
# book: §5.3
def compare(datasets, nets, eta0, epochs, seed):
    T = {}
    for name, (X, Y) in datasets.items():
        T[name] = []
        for net in nets[name][:2]:
            L, t = [loss(net, X, Y)], net
            for _ in range(epochs):
                t = standard_epoch(t, X, Y, eta0)
                L.append(loss(t, X, Y))
            a = adaptive_train(net, X, Y, eta0, epochs, seed)["losses"]
            T[name].append(
                {"target": L[-1], "standard": passes_to_target(L, L[-1]), "adaptive": passes_to_target(a, L[-1])}
            )
    return T


# %% two_updates_in_a_pass: 每一轮里把全体样本用了两遍 / Uses the samples twice in each pass
# caught by: test_one_gradient_in_a_pass
# hint: one pass sees each sample once
# book: §5.3
def sig(z):
    return 0.5 * (1 + np.tanh(z / 2))


def copy(net):
    return {k: np.array(v, float) for k, v in net.items()}


def err(net, X, Y):
    O = sig(sig(X @ net["V"] - net["gamma"]) @ net["W"] - net["theta"])
    return float(((O - Y) ** 2).sum() / (2 * len(X)))


def sgd(net, X, Y, eta):
    for x, y in zip(X, Y):
        b = sig(x @ net["V"] - net["gamma"])
        o = sig(b @ net["W"] - net["theta"])
        g = o * (1 - o) * (y - o)
        e = b * (1 - b) * (net["W"] @ g)
        net["W"] += eta * np.outer(b, g)
        net["theta"] -= eta * g
        net["V"] += eta * np.outer(x, e)
        net["gamma"] -= eta * e


def adaptive_train(net, X, Y, eta0, epochs, seed):
    net = copy(net)
    losses, etas = [err(net, X, Y)], []
    eta = 2 * eta0
    for _ in range(epochs):
        sgd(net, X, Y, eta)
        sgd(net, X, Y, eta)
        losses.append(err(net, X, Y))
        etas.append(eta)
        if losses[-1] > losses[-2]:
            eta /= 2
        else:
            eta = min(eta * 1.3, 1.0)
    return {"net": net, "losses": losses, "etas": etas}


def passes_to_target(losses, target):
    for t, v in enumerate(losses):
        if v <= target:
            return t
    return None


def compare(datasets, nets, eta0, epochs, seed):
    out = {}
    for name, (X, Y) in datasets.items():
        rows = []
        for net in nets[name]:
            s = copy(net)
            ls = [err(s, X, Y)]
            for _ in range(epochs):
                sgd(s, X, Y, eta0)
                ls.append(err(s, X, Y))
            target = ls[-1]
            a = adaptive_train(net, X, Y, eta0, epochs, seed)
            rows.append(
                {
                    "target": target,
                    "standard": passes_to_target(ls, target),
                    "adaptive": passes_to_target(a["losses"], target),
                }
            )
        out[name] = rows
    return out


def conclusions(table):
    out = {}
    for n, rows in table.items():
        ok = all(r["adaptive"] is not None and r["adaptive"] <= 0.75 * r["standard"] for r in rows)
        out[n] = "faster" if ok else "not faster"
    return out
