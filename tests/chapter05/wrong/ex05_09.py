"""Known mistakes of 5.9. Each cell holds what differs from the reference."""

# %% clipped: 把隐层的梯度项裁剪到 [-1, 1] / Clips the hidden terms to [-1, 1]
# caught by: test_hidden_deltas, test_full_gradient
# hint: large values are not clipped
# book: §5.5.5
# kind: narrow
def sig(z):
    return 0.5 * (1 + np.tanh(np.asarray(z, float) / 2))


def elman_forward(net, xs, h0):
    h = np.asarray(h0, float)
    H, O = [], []
    for x in xs:
        h = sig(x @ net["U"] + h @ net["R"] - net["gamma"])
        H.append(h)
        O.append(sig(h @ net["W"] - net["theta"]))
    return np.array(H), np.array(O)


def elman_loss(net, xs, ys, h0):
    H, O = elman_forward(net, xs, h0)
    return float(((O - ys) ** 2).sum() / 2)


def terms(net, xs, ys, h0):
    H, O = elman_forward(net, xs, h0)
    G = O * (1 - O) * (ys - O)
    return H, G


def hidden_deltas(net, xs, ys, h0):
    H, G = terms(net, xs, ys, h0)
    D = np.zeros(H.shape)
    for t in range(len(H) - 1, -1, -1):
        back = G[t] @ net["W"].T
        if t + 1 < len(H):
            back = back + D[t + 1] @ net["R"].T
        D[t] = np.clip(H[t] * (1 - H[t]) * back, -1, 1)
    return D


def assemble(net, xs, h0, H, D, G):
    P = np.vstack([h0, H[:-1]])
    return {"U": -np.asarray(xs).T @ D, "R": -P.T @ D, "gamma": D.sum(0), "W": -H.T @ G, "theta": G.sum(0)}


def bptt_gradient(net, xs, ys, h0):
    H, G = terms(net, xs, ys, h0)
    return assemble(net, xs, h0, H, hidden_deltas(net, xs, ys, h0), G)


def truncated_gradient(net, xs, ys, h0):
    H, G = terms(net, xs, ys, h0)
    return assemble(net, xs, h0, H, H * (1 - H) * (G @ net["W"].T), G)


# %% context_dropped: 截断时连 R 的梯度也丢了 / The truncated rule drops the gradient by R altogether
# caught by: test_cut_gradient_of_two_times, test_truncated_gradient
# book: §5.5.5
def truncated_gradient(net, xs, ys, h0):
    H, out = elman_forward(net, xs, h0)
    G = output_deltas(out, ys)
    return {**gradient_from(H * (1 - H) * (G @ net["W"].T), G, H, xs, h0), "R": 0 * net["R"]}


# %% context_of_same_time: R 的梯度用了同一时刻的 h_t，不是前一时刻的 / The gradient by R takes h_t of the same time, not of the one before
# caught by: test_full_gradient_of_two_times, test_full_gradient, test_truncated_gradient
# costs: 3
# book: §5.5.5
def gradient_from(deltas, G, H, xs, h0):
    """The sums over time of -(delta times input), each time with the inputs of that time."""
    before = H
    return {
        "U": -xs.T @ deltas,
        "R": -before.T @ deltas,
        "gamma": deltas.sum(axis=0),
        "W": -H.T @ G,
        "theta": G.sum(axis=0),
    }


# %% cut_is_full: 截断的梯度没有截断 / The truncated gradient is not truncated
# caught by: test_cut_gradient_of_two_times, test_truncated_gradient
# book: §5.5.5
def truncated_gradient(net, xs, ys, h0):
    H, out = elman_forward(net, xs, h0)
    G = output_deltas(out, ys)
    return gradient_from(hidden_deltas(net, xs, ys, h0), G, H, xs, h0)


# %% feedback_transposed: 误差往回传时 R 用成了转置 / The way back uses R transposed
# caught by: test_hidden_deltas, test_full_gradient
# book: §5.5.5
def hidden_deltas(net, xs, ys, h0):
    H, out = elman_forward(net, xs, h0)
    G = output_deltas(out, ys)
    deltas = np.zeros(H.shape)
    later = np.zeros(len(h0))
    for t in reversed(range(len(xs))):
        # h_t reaches the error through o_t and through the net input of h_{t+1}.
        later = H[t] * (1 - H[t]) * (net["W"] @ G[t] + net["R"].T @ later)
        deltas[t] = later
    return deltas


# %% forward_transposed: 前向计算时 R 用成了转置 / The forward pass uses R transposed
# caught by: test_forward
# book: §5.5.5
def elman_forward(net, xs, h0):
    H, h = [], h0
    for x in xs:
        h = sigmoid(x @ net["U"] + net["R"] @ h - net["gamma"])
        H.append(h)
    return np.array(H), sigmoid(np.array(H) @ net["W"] - net["theta"])


# %% h0_ignored: 没有用 h0，总从零开始 / Ignores h0 and always starts at zero
# caught by: test_forward, test_full_gradient, test_two_parts
# book: §5.5.5
def elman_forward(net, xs, h0):
    H, h = [], 0 * h0
    for x in xs:
        h = sigmoid(x @ net["U"] + h @ net["R"] - net["gamma"])
        H.append(h)
    return np.array(H), sigmoid(np.array(H) @ net["W"] - net["theta"])


# %% h0_left_out_of_gradient: R 的梯度里漏了第一个时刻的 h0 / The gradient by R leaves out h0 at the first time
# caught by: test_full_gradient, test_truncated_gradient
# costs: 2
# book: §5.5.5
def gradient_from(deltas, G, H, xs, h0):
    """The sums over time of -(delta times input), each time with the inputs of that time."""
    before = np.vstack([0 * h0, H[:-1]])
    return {
        "U": -xs.T @ deltas,
        "R": -before.T @ deltas,
        "gamma": deltas.sum(axis=0),
        "W": -H.T @ G,
        "theta": G.sum(axis=0),
    }


# %% increments: 返回的是增量（负梯度） / Returns increments, the negative gradients
# caught by: test_full_gradient_of_two_times, test_cut_gradient_of_two_times, test_full_gradient, test_truncated_gradient
# costs: 2
# book: §5.5.5
def gradient_from(deltas, G, H, xs, h0):
    """The sums over time of -(delta times input), each time with the inputs of that time."""
    before = np.vstack([h0, H[:-1]])
    return {
        "U": xs.T @ deltas,
        "R": before.T @ deltas,
        "gamma": -deltas.sum(axis=0),
        "W": H.T @ G,
        "theta": -G.sum(axis=0),
    }


# %% last_time_only: 误差只看最后一个时刻 / Only the error at the last time counts
# caught by: test_loss
# book: §5.5.5
def elman_loss(net, xs, ys, h0):
    return float(((elman_forward(net, xs, h0)[1] - ys)[-1] ** 2).sum() / 2)


# %% mean_over_time: 误差与梯度对时刻取了平均 / Error and gradients are averaged over time
# caught by: test_loss, test_full_gradient_of_two_times
# costs: 3
# book: §5.5.5
def elman_loss(net, xs, ys, h0):
    return float(((elman_forward(net, xs, h0)[1] - ys) ** 2).sum() / 2 / len(xs))


def output_deltas(out, ys):
    return out * (1 - out) * (ys - out) / len(out)


# %% no_slope_for_later: 从以后传来的一项没有乘 h(1 - h) / The term from later times is not multiplied by h(1 - h)
# caught by: test_hidden_deltas, test_full_gradient
# book: §5.5.5
def hidden_deltas(net, xs, ys, h0):
    H, out = elman_forward(net, xs, h0)
    G = output_deltas(out, ys)
    deltas = np.zeros(H.shape)
    later = np.zeros(len(h0))
    for t in reversed(range(len(xs))):
        # h_t reaches the error through o_t and through the net input of h_{t+1}.
        later = H[t] * (1 - H[t]) * (net["W"] @ G[t]) + net["R"] @ later
        deltas[t] = later
    return deltas


# %% one_step_back: 只往回传一个时刻 / Goes back through one time only
# caught by: test_hidden_deltas, test_full_gradient
# book: §5.5.5
def hidden_deltas(net, xs, ys, h0):
    H, out = elman_forward(net, xs, h0)
    G = output_deltas(out, ys)
    deltas = np.zeros(H.shape)
    later = np.zeros(len(h0))
    for t in reversed(range(len(xs))):
        # h_t reaches the error through o_t and through the net input of h_{t+1}.
        own = H[t] * (1 - H[t]) * (net["W"] @ G[t])
        deltas[t] = own + H[t] * (1 - H[t]) * (net["R"] @ later)
        later = own
    return deltas


# %% state_reset: 每个时刻都从 h0 开始，没有送回 / Starts from h0 at every time: nothing is fed back
# caught by: test_two_times, test_forward
# book: §5.5.5
def elman_forward(net, xs, h0):
    H, h = [], h0
    for x in xs:
        h = sigmoid(x @ net["U"] + h0 @ net["R"] - net["gamma"])
        H.append(h)
    return np.array(H), sigmoid(np.array(H) @ net["W"] - net["theta"])


# %% threshold_sign: 阈值的梯度符号反了 / The gradients by the thresholds have the wrong sign
# caught by: test_full_gradient_of_two_times, test_cut_gradient_of_two_times, test_full_gradient, test_truncated_gradient
# costs: 2
# book: §5.5.5
def gradient_from(deltas, G, H, xs, h0):
    """The sums over time of -(delta times input), each time with the inputs of that time."""
    before = np.vstack([h0, H[:-1]])
    return {
        "U": -xs.T @ deltas,
        "R": -before.T @ deltas,
        "gamma": -deltas.sum(axis=0),
        "W": -H.T @ G,
        "theta": -G.sum(axis=0),
    }


# %% truncated_as_full: 把截断的梯度当作完整的梯度 / Returns the truncated gradient as the full one
# caught by: test_full_gradient_of_two_times, test_full_gradient
# book: §5.5.5
def bptt_gradient(net, xs, ys, h0):
    H, out = elman_forward(net, xs, h0)
    G = output_deltas(out, ys)
    return gradient_from(H * (1 - H) * (G @ net["W"].T), G, H, xs, h0)


# %% slope_of_the_next_time: 从以后传来的一项乘的是 h_{t+1} 的斜率 / The term from later times is multiplied by the slope of h_{t+1}
# caught by: test_hidden_deltas
# book: §5.5.5
def hidden_deltas(net, xs, ys, h0):
    H, out = elman_forward(net, xs, h0)
    G = output_deltas(out, ys)
    slopes = np.vstack([H * (1 - H), np.zeros((1, len(h0)))])
    deltas = np.zeros(H.shape)
    later = np.zeros(len(h0))
    for t in reversed(range(len(xs))):
        later = slopes[t] * (net["W"] @ G[t]) + slopes[t + 1] * (net["R"] @ later)
        deltas[t] = later
    return deltas
