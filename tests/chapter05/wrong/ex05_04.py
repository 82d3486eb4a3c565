"""Known mistakes of 5.4. Each cell holds what differs from the reference."""

# %% all_directions_oscillate: 所有方向都变号才算振荡 / Calls it oscillating only if all directions change their sign
# caught by: test_regime
# book: (5.6)
def regime(A, eta):
    if contraction(A, eta) > 1:
        return "divergent"
    return "oscillating" if eta * curvatures(A)[0] > 1 else "monotone"


# %% ascent: 沿梯度的方向走，误差越来越大 / Steps along the gradient, uphill
# caught by: test_iterates
# book: (5.6)
def iterates(A, w_star, w0, eta, steps):
    rows = [np.asarray(w0, dtype=float)]
    for _ in range(steps):
        rows.append(rows[-1] + eta * A @ (rows[-1] - w_star))
    return np.array(rows)


# %% diagonal_only: 用 A 的对角元代替特征值 / The diagonal of A instead of its eigenvalues
# caught by: test_stability_limit, test_fastest, test_contraction, test_regime
# costs: 3
# book: (5.6)
def curvatures(A):
    """The eigenvalues of A, ascending: along each eigenvector the distance to w* is multiplied by 1 - ηλ."""
    return np.sort(np.diag(A))


# %% eta_below_one: 以为 η < 1 就收敛 / Believes that η < 1 converges
# caught by: test_regime, test_surprising_surface
# book: (5.6)
def regime(A, eta):
    if eta > 1:
        return "divergent"
    return "oscillating" if eta * curvatures(A)[-1] > 1 else "monotone"


def surprising_surface(eta):
    return np.array([[1 / eta]]) if eta < 1 else np.array([[1 / eta]])


# %% fastest_is_one_over_lambda: 最快的 η 取成 1/λmax / Takes 1/λmax for the fastest η
# caught by: test_fastest
# book: (5.6)
def fastest_eta(A):
    # The steepest and the flattest direction shrink equally fast, with opposite signs.
    rates = curvatures(A)
    return float(1 / rates[-1])


# %% hessian_forgotten: 迭代时忘了 A，梯度写成 w - w* / The steps forget A: the gradient is taken as w - w*
# caught by: test_iterates
# book: (5.6)
def iterates(A, w_star, w0, eta, steps):
    rows = [np.asarray(w0, dtype=float)]
    for _ in range(steps):
        rows.append(rows[-1] - eta * (rows[-1] - w_star))
    return np.array(rows)


# %% mean_curvature: 最快的 η 取成平均特征值的倒数 / The fastest η as one over the mean eigenvalue
# caught by: test_fastest
# book: (5.6)
def fastest_eta(A):
    # The steepest and the flattest direction shrink equally fast, with opposite signs.
    rates = curvatures(A)
    return float(1 / np.mean(rates))


# %% one_over_lambda: 把稳定的界当成 1/λmax / Takes 1/λmax for the limit of convergence
# caught by: test_stability_limit, test_diagonal_surface
# book: (5.6)
def max_stable_eta(A):
    return float(1 / curvatures(A)[-1])


# %% signed_contraction: 收缩率没有取绝对值 / The contraction without its absolute value
# caught by: test_contraction, test_contraction_on_a_diagonal
# book: (5.6)
def contraction(A, eta):
    return float((1 - eta * curvatures(A)).max())


# %% smallest_eigenvalue: 稳定的界用了最小的特征值 / Takes the smallest eigenvalue for the limit of convergence
# caught by: test_stability_limit, test_diagonal_surface
# book: (5.6)
def max_stable_eta(A):
    return float(2 / curvatures(A)[0])


# %% standard_passes: 用的是标准 BP，见一个样本更新一次 / Runs standard BP, an update after each sample
# caught by: test_learning_rate_table, test_watermelons
# book: (5.16)
def learning_rate_table(net, X, Y, etas, epochs):
    losses = []
    for eta in etas:
        trained = net
        for _ in range(epochs):
            for k in range(len(X)):
                trained = accumulated_epoch(trained, X[k : k + 1], Y[k : k + 1], eta)
        losses.append(float(((forward(trained, X)[1] - Y) ** 2).sum() / 2 / len(X)))
    return losses


# %% start_left_out: 轨迹里没有出发点 / The trajectory lacks its start
# caught by: test_iterates
# book: (5.6)
def iterates(A, w_star, w0, eta, steps):
    rows = [np.asarray(w0, dtype=float)]
    for _ in range(steps):
        rows.append(rows[-1] - eta * A @ (rows[-1] - w_star))
    rows.append(rows[-1] - eta * A @ (rows[-1] - w_star))
    return np.array(rows[1:])


# %% stays_with_ints: 轨迹存进与 w0 同类型的数组，整数的出发点使每一步都被取整 / Stores the trajectory in an array of the type of w0: whole steps for a start of ints
# caught by: test_iterates
# hint: ints at the start
# book: (5.6)
import math


def iterates(A, w_star, w0, eta, steps):
    n = len(w0)
    out = np.zeros_like(np.asarray(w0), shape=(steps + 1, n))
    out[0] = w = w0
    for t in range(steps):
        w = w - eta * np.asarray(A) @ (w - w_star)
        out[t + 1] = w
    return out


def lam(A):
    s = np.linalg.svd(np.asarray(A, float), compute_uv=False)
    return s[0], s[-1]


def max_stable_eta(A):
    return 2 / lam(A)[0]


def contraction(A, eta):
    return np.linalg.norm(np.eye(len(A)) - eta * np.asarray(A, float), 2)


def fastest_eta(A):
    a, b = lam(A)
    return 2 / (a + b)


def regime(A, eta):
    p = eta * lam(A)[0]
    return "monotone" if p < 1 else "oscillating" if p < 2 else "divergent"


def surprising_surface(eta):
    return [[5 / eta]] if eta < 1 else [[0.01 / eta]]


def sig(z):
    return 1 / (1 + math.exp(-z)) if z >= 0 else math.exp(z) / (1 + math.exp(z))


def learning_rate_table(net, X, Y, etas, epochs):
    out = []
    for eta in etas:
        p = {k: np.array(v, float) for k, v in net.items()}
        s = np.vectorize(sig, otypes=[float])
        for t in range(epochs + 1):
            B = s(np.asarray(X, float) @ p["V"] - p["gamma"])
            O = s(B @ p["W"] - p["theta"])
            if t == epochs:
                out.append(((O - Y) ** 2).sum() / 2 / len(X))
                break
            G = (Y - O) * O * (1 - O) / len(X)
            E = B * (1 - B) * (G @ p["W"].T)
            p["W"] = p["W"] + eta * B.T @ G
            p["theta"] = p["theta"] - eta * G.sum(0)
            p["V"] = p["V"] + eta * np.asarray(X, float).T @ E
            p["gamma"] = p["gamma"] - eta * E.sum(0)
    return tuple(out)


# %% steepest_direction_only: 收缩率只看最陡的方向 / The contraction of the steepest direction alone
# caught by: test_contraction
# book: (5.6)
def contraction(A, eta):
    return float(abs(1 - eta * curvatures(A)[-1]))


# %% stops_when_the_error_rises: 误差一上升就停止训练 / Training stops as soon as the error rises
# caught by: test_learning_rate_table
# book: (5.16)
def learning_rate_table(net, X, Y, etas, epochs):
    L = []
    for eta in etas:
        t = net
        last = float(((forward(net, X)[1] - Y) ** 2).sum() / 2 / len(X))
        for _ in range(epochs):
            t2 = accumulated_epoch(t, X, Y, eta)
            l = float(((forward(t2, X)[1] - Y) ** 2).sum() / 2 / len(X))
            if l > last:
                break
            t, last = t2, l
        L.append(float(((forward(t, X)[1] - Y) ** 2).sum() / 2 / len(X)))
    return L


# %% sum_not_mean: 累积 BP 用样本梯度之和，没有除以 m / Accumulated BP with the sum of gradients, not divided by m
# caught by: test_learning_rate_table, test_watermelons
# book: (5.16)
def accumulated_epoch(net, X, Y, eta):
    B, out = forward(net, X)
    G = out * (1 - out) * (Y - out)
    E = B * (1 - B) * (G @ net["W"].T)
    return {
        "V": net["V"] + eta * X.T @ E,
        "gamma": net["gamma"] - eta * E.sum(axis=0),
        "W": net["W"] + eta * B.T @ G,
        "theta": net["theta"] - eta * G.sum(axis=0),
    }


# %% table_goes_on: 换学习率时从上一个网络接着训练 / Goes on from the net of the previous rate
# caught by: test_learning_rate_table
# book: (5.16)
def learning_rate_table(net, X, Y, etas, epochs):
    losses, trained = [], net
    for eta in etas:
        for _ in range(epochs):
            trained = accumulated_epoch(trained, X, Y, eta)
        losses.append(float(((forward(trained, X)[1] - Y) ** 2).sum() / 2 / len(X)))
    return losses


# %% table_without_half: 误差没有 1/2 / The error without its 1/2
# caught by: test_learning_rate_table, test_watermelons
# book: (5.4)
def learning_rate_table(net, X, Y, etas, epochs):
    losses = []
    for eta in etas:
        trained = net
        for _ in range(epochs):
            trained = accumulated_epoch(trained, X, Y, eta)
        losses.append(float(((forward(trained, X)[1] - Y) ** 2).sum() / len(X)))
    return losses


# %% thresholds_frozen: 训练时没有更新阈值 / Training leaves the thresholds as they are
# caught by: test_learning_rate_table, test_watermelons
# book: §5.3
def accumulated_epoch(net, X, Y, eta):
    B, out = forward(net, X)
    G = out * (1 - out) * (Y - out) / len(X)
    E = B * (1 - B) * (G @ net["W"].T)
    return {
        "V": net["V"] + eta * X.T @ E,
        "gamma": net["gamma"],
        "W": net["W"] + eta * B.T @ G,
        "theta": net["theta"],
    }


# %% w_before_e: 先更新了 W，再用新的 W 算隐层的梯度项 / Updates W first and forms the terms of the hidden layer with the new W
# caught by: test_learning_rate_table
# hint: with the updated W
# book: (5.15)
def accumulated_epoch(net, X, Y, eta):
    B, out = forward(net, X)
    G = out * (1 - out) * (Y - out) / len(X)
    W = net["W"] + eta * B.T @ G
    E = B * (1 - B) * (G @ W.T)
    return {
        "V": net["V"] + eta * X.T @ E,
        "gamma": net["gamma"] - eta * E.sum(axis=0),
        "W": W,
        "theta": net["theta"] - eta * G.sum(axis=0),
    }
