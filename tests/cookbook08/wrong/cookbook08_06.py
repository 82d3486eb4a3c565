"""Known mistakes of cookbook8.6. Each cell holds what differs from the reference."""

# %% always_six: 不论要求多大，权值总是 6.52 / The weight is 6.52 whatever is demanded
# caught by: test_explode
# book: §8.9
def explode(T, factor):
    # All states are 0 and all gates ½: the first step halves a change, each later one multiplies it by ½ + w/4.
    growth = (3 * factor) ** (1 / (T - 1))
    return only("Wh", 3, 6.52)


# %% bias_forgotten: 忘了 b / Forgets b
# caught by: test_two_steps, test_forward
# book: §8.9
def gates_at(params, x, h):
    """(i, f, o, g) at one time, h being the hidden state before."""
    z = params["Wx"] @ x + params["Wh"] @ h
    return *sigmoid(z[:3]), np.tanh(z[3])


# %% bias_limited: 先把偏置限制在 ±500 之内 / Limits the biases to ±500 first
# caught by: test_forward
# book: §8.9
# kind: narrow
def gates_at(params, x, h):
    """(i, f, o, g) at one time, h being the hidden state before."""
    z = params["Wx"] @ x + params["Wh"] @ h + np.clip(params["b"], -500, 500)
    return *sigmoid(z[:3]), np.tanh(z[3])


# %% candidate_by_sigma: 候选值也用了 σ / The candidate takes σ as well
# caught by: test_two_steps, test_forward
# book: §8.9
def gates_at(params, x, h):
    """(i, f, o, g) at one time, h being the hidden state before."""
    z = params["Wx"] @ x + params["Wh"] @ h + params["b"]
    return *sigmoid(z[:3]), sigmoid(z[3])


# %% candidate_without_square: tanh 的导数写成 1 - g / The derivative of tanh as 1 - g
# caught by: test_backward_parameters
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% cell_at_the_output_gate: 输出门处用了 c 而不是 tanh(c) / Takes c for tanh(c) at the output gate
# caught by: test_backward_parameters
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * c * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% cell_limited_to_ten: 把记忆单元限制在 ±10 之内 / Limits the cell to ±10
# caught by: test_forward
# book: §8.9
# kind: narrow
def run(params, xs, h0, c0):
    """For each time: the states before, the gates, the cell after."""
    h, c = h0, c0
    for x in xs:
        i, f, o, g = gates_at(params, x, h)
        before, c = (h, c), np.clip(f * c + i * g, -10, 10)
        yield before, (i, f, o, g), c
        h = o * np.tanh(c)


# %% cell_path_cut: 反向时不经 c 往回传 / Nothing goes back through c
# caught by: test_backward_parameters
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), 0 * dc
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% cell_source_overwritten: c 的导数被来自 h 的覆盖，没有相加 / The derivative by c is overwritten by the part from h
# caught by: test_backward_parameters
# hint: sources
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% clipped_preactivation: 把预激活截断到 [-10, 10] / Clips pre-activations to [-10, 10]
# caught by: test_forward
# book: §8.9
def sigmoid(z):
    # The textbook's 1/(1+e^-z) without its overflow.
    return 1 / (1 + np.exp(-np.clip(z, -10, 10)))


# %% coupled_gates: 输入门写成了 1 - f / The input gate is 1 - f
# caught by: test_forward
# book: §8.9
def run(params, xs, h0, c0):
    """For each time: the states before, the gates, the cell after."""
    h, c = h0, c0
    for x in xs:
        i, f, o, g = gates_at(params, x, h)
        before, c = (h, c), f * c + (1 - f) * g
        yield before, (i, f, o, g), c
        h = o * np.tanh(c)


# %% first_step_counted: 第一步也当作放大 (½+w/4) / Counts the first step as one of ½ + w/4
# caught by: test_explode
# book: §8.9
def explode(T, factor):
    # All states are 0 and all gates ½: the first step halves a change, each later one multiplies it by ½ + w/4.
    growth = (3 * factor) ** (1 / T)
    return only("Wh", 3, 4 * growth - 2)


# %% forget_gate_closed: 遗忘门关上了：正负号反了 / The forget gate is shut: the sign is wrong
# caught by: test_remember
# book: §8.9
def remember(T, tol):
    # The candidate is 0, and each step loses a share of e^-B at most.
    return only("b", 1, -np.log(8 * T / tol))


# %% forget_gate_wide_open: 以为打开遗忘门就会爆炸 / Opens the forget gate and expects an explosion
# caught by: test_explode
# book: §8.9
def explode(T, factor):
    # All states are 0 and all gates ½: the first step halves a change, each later one multiplies it by ½ + w/4.
    growth = (3 * factor) ** (1 / (T - 1))
    return only("b", 1, 4 * growth - 2)


# %% gate_as_wide_as_can_be: 偏置取得太大，超过了允许的范围 / A bias far above what is allowed
# caught by: test_remember
# book: §8.9
def remember(T, tol):
    # The candidate is 0, and each step loses a share of e^-B at most.
    return only("b", 1, 1000.0)


# %% gate_for_its_derivative: σ 的导数写成了 σ 本身 / Takes σ for its derivative
# caught by: test_backward_parameters
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i,
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% gates_and_units_confused: 单元与门一样多时，把 Wh 的导数的前两维对调 / With as many units as gates, the first two axes of the derivative by Wh are exchanged
# caught by: test_backward_parameters
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    if found["Wh"].shape[0] == found["Wh"].shape[1]:
        found["Wh"] = np.swapaxes(found["Wh"], 0, 1)
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% gates_left_half_open: 参数全是 0，遗忘门是 ½ / All parameters 0: the forget gate is ½
# caught by: test_remember
# book: §8.9
def remember(T, tol):
    # The candidate is 0, and each step loses a share of e^-B at most.
    return only("b", 1, 0.0)


# %% hidden_after_in_the_outer_product: 对 Wh 的导数用了 h_t 而不是 h_{t-1} / Takes h_t for h_{t-1} in the derivative by Wh
# caught by: test_backward_parameters
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * (o * np.tanh(c))
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% hidden_from_the_old_cell: h_t 用了 c_{t-1} / Takes c_{t-1} for h_t
# caught by: test_two_steps, test_forward
# book: §8.9
def forward(params, xs, h0, c0):
    steps = [(o * np.tanh(before[1]), c, f) for before, (_, f, o, _), c in run(params, xs, h0, c0)]
    H, C, F = (np.array(rows) for rows in zip(*steps))
    return H, C, F


# %% hidden_path_cut: 反向时不经 h 往回传 / Nothing goes back through h
# caught by: test_backward_parameters
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.zeros_like(h0), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% hidden_without_tanh: h = o ⊙ c，少了 tanh / h = o ⊙ c without tanh
# caught by: test_two_steps, test_forward
# book: §8.9
def forward(params, xs, h0, c0):
    steps = [(o * c, c, f) for _, (_, f, o, _), c in run(params, xs, h0, c0)]
    H, C, F = (np.array(rows) for rows in zip(*steps))
    return H, C, F


# %% initial_cell_before_its_gate: 对 c_0 的导数少乘了第一步的遗忘门 / The derivative by c_0 without the first forget gate
# caught by: test_backward_inputs
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc / np.maximum(f, 1e-9)}


# %% initial_hidden_ignored: 没有用 h0，当成 0 / Ignores h0 and takes 0
# caught by: test_forward
# book: §8.9
def run(params, xs, h0, c0):
    """For each time: the states before, the gates, the cell after."""
    h, c = 0 * h0, c0
    for x in xs:
        i, f, o, g = gates_at(params, x, h)
        before, c = (h, c), f * c + i * g
        yield before, (i, f, o, g), c
        h = o * np.tanh(c)


# %% initial_hidden_zero: 对 h_0 的导数写成 0 / Derivative 0 by h_0
# caught by: test_backward_inputs
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": 0 * dh, "c0": dc}


# %% input_gates_returned: 返回了输入门而不是遗忘门 / Returns the input gates instead of the forget gates
# caught by: test_two_steps, test_forward
# book: §8.9
def forward(params, xs, h0, c0):
    steps = [(o * np.tanh(c), c, i) for _, (i, _, o, _), c in run(params, xs, h0, c0)]
    H, C, F = (np.array(rows) for rows in zip(*steps))
    return H, C, F


# %% input_lets_through: 遗忘门是对的，输入却一直流进来 / The forget gate is right, but the inputs flow in
# caught by: test_remember
# hint: candidate
# book: §8.9
def remember(T, tol):
    # The candidate is 0, and each step loses a share of e^-B at most.
    params = only("b", 1, np.log(8 * T / tol))
    params["Wx"][3] = 1.0
    return params


# %% inputs_reversed: 对输入的导数按时间倒序放 / The derivatives by the inputs in reversed order of time
# caught by: test_backward_inputs
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[-1 - t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% inputs_through_the_candidate: 对输入的导数只经过候选值 / The derivative by the inputs through the candidate only
# caught by: test_backward_inputs
# hint: four
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = dz[3] @ params["Wx"][3]
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% last_gate: 直行的导数只有最后一步 / The direct derivative of the last step only
# caught by: test_direct_path
# book: §8.9
def direct_path(F):
    return F[-1]


# %% last_loss_only: 只用了最后一个时刻的 dH / Uses dH of the last time only
# caught by: test_backward_parameters
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t] * (t == len(xs) - 1)
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% last_time_only: 对参数的导数只有第一个时刻的那一份 / The derivatives by the parameters hold one time only
# caught by: test_backward_parameters
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] = dz
        found["Wx"] = dz[:, :, None] * xs[t]
        found["Wh"] = dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% later_loss_lost: 每个时刻的 dH 覆盖了从后面传来的导数 / dH overwrites what comes back from later times
# caught by: test_backward_parameters
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% log_of_gates_with_epsilon: 取对数前给遗忘门加了 1e-8 / Adds 1e-8 to the gates before taking logarithms
# caught by: test_direct_path
# book: §8.9
def direct_path(F):
    return np.exp(np.log(F + 1e-8).sum(axis=0))


# %% mean_gate_to_the_power: 遗忘门的平均的 T 次方 / The mean gate to the power T
# caught by: test_direct_path
# book: §8.9
def direct_path(F):
    return np.mean(F, axis=0) ** len(F)


# %% mean_over_time: 对参数的导数取了各时刻的平均 / The derivatives by the parameters are means over time
# caught by: test_backward_parameters
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    found = {key: value / len(xs) for key, value in found.items()}
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% naive_sigmoid: 用 e^z/(1+e^z) 算 σ，z 很大时是 inf/inf / Computes σ as e^z/(1+e^z), which is inf/inf for large z
# caught by: test_forward
# book: §8.9
def sigmoid(z):
    # The textbook's 1/(1+e^-z) without its overflow.
    return np.exp(z) / (1 + np.exp(z))


# %% nearly_open_gates_as_open: 非常接近 1 的遗忘门当作 1 / Forget gates very near 1 are taken for 1
# caught by: test_direct_path
# kind: narrow
def direct_path(F):
    return np.prod(np.where(F > 1 - 1e-9, 1, F), axis=0)


# %% new_cell_at_the_forget_gate: 遗忘门处用了 c_t 而不是 c_{t-1} / Takes c_t for c_{t-1} at the forget gate
# caught by: test_backward_parameters
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * c * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% order_ifgo: 门的次序当成 i, f, g, o / Takes the gates in the order i, f, g, o
# caught by: test_two_steps, test_forward
# hint: order
# book: §8.9
def gates_at(params, x, h):
    """(i, f, o, g) at one time, h being the hidden state before."""
    z = params["Wx"] @ x + params["Wh"] @ h + params["b"]
    return sigmoid(z[0]), sigmoid(z[1]), sigmoid(z[3]), np.tanh(z[2])


# %% output_gate_forgotten: 绕一圈时忘了输出门的 ½ / Forgets the ½ of the output gate
# caught by: test_explode
# book: §8.9
def explode(T, factor):
    # All states are 0 and all gates ½: the first step halves a change, each later one multiplies it by ½ + w/4.
    growth = (3 * factor) ** (1 / (T - 1))
    return only("Wh", 3, 2 * growth - 1)


# %% product_over_units: 在单元之间相乘，而不是沿时间 / Multiplies over the units and not over time
# caught by: test_direct_path
# book: §8.9
def direct_path(F):
    return np.prod(F, axis=1)


# %% recurrent_weights_transposed: 往回传时 Wh 的下标反了 / The indices of Wh exchanged on the way back
# caught by: test_backward_parameters
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.einsum("ri,rji->j", dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% small_gates_as_closed: 把小于 1e-8 的遗忘门当作 0 / Takes forget gates below 1e-8 for 0
# caught by: test_direct_path
# book: §8.9
# kind: narrow
def direct_path(F):
    return np.prod(np.where(F < 1e-8, 0.0, F), axis=0)


# %% softmax_gates: 门在各单元之间做了 softmax，而不是各自用 σ / Gates by a softmax over the units instead of σ for each
# caught by: test_two_steps, test_forward
# hint: normalising
# book: §8.9
def sigmoid(z):
    e = np.exp(z - z.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


# %% states_shifted: 返回的是各时刻之前的状态，从 h_0, c_0 开始 / Returns the states before each time, beginning with h_0, c_0
# caught by: test_two_steps, test_forward
# book: §8.9
def forward(params, xs, h0, c0):
    steps = [(*before, f) for before, (_, f, o, _), c in run(params, xs, h0, c0)]
    H, C, F = (np.array(rows) for rows in zip(*steps))
    return H, C, F


# %% steps_not_counted: 没有计入步数，误差累积成 T 倍 / Does not count the steps: T times the error
# caught by: test_remember
# hint: times T
# book: §8.9
def remember(T, tol):
    # The candidate is 0, and each step loses a share of e^-B at most.
    return only("b", 1, np.log(3 / tol))


# %% sum_of_gates: 直行的导数写成了遗忘门之和 / The direct derivative as a sum of forget gates
# caught by: test_direct_path
# book: §8.9
def direct_path(F):
    return np.sum(F, axis=0)


# %% tanh_of_the_cell_not_differentiated: h = o tanh(c) 里没有对 tanh 求导 / Does not differentiate tanh in h = o tanh(c)
# caught by: test_backward_parameters
# book: §8.9
def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


# %% total_by_the_hidden_state: 求成了 h_T 对 c_0 的导数 / The derivative of h_T instead of c_T
# caught by: test_total_jacobian
# book: §8.9
def total_jacobian(params, xs, h0, c0):
    dh, dc = np.zeros((len(c0), len(c0))), np.eye(len(c0))
    for before, gates, c in run(params, xs, h0, c0):
        i, f, o, g = (gate[:, None] for gate in gates)
        c = c[:, None]
        di, df, do, dg = params["Wh"] @ dh
        dc = f * dc + before[1][:, None] * f * (1 - f) * df + g * i * (1 - i) * di + i * (1 - g**2) * dg
        dh = o * (1 - np.tanh(c) ** 2) * dc + np.tanh(c) * o * (1 - o) * do
    return dh


# %% total_is_direct: 把直行的导数当成全部 / Takes the direct derivative for the total one
# caught by: test_total_jacobian
# hint: contain
# book: §8.9
def total_jacobian(params, xs, h0, c0):
    return np.diag(np.prod([f for _, (_, f, _, _), _ in run(params, xs, h0, c0)], axis=0))


# %% total_transposed: 全部的导数转置了 / The total derivative is transposed
# caught by: test_total_jacobian
# book: §8.9
def total_jacobian(params, xs, h0, c0):
    dh, dc = np.zeros((len(c0), len(c0))), np.eye(len(c0))
    for before, gates, c in run(params, xs, h0, c0):
        i, f, o, g = (gate[:, None] for gate in gates)
        c = c[:, None]
        di, df, do, dg = params["Wh"] @ dh
        dc = f * dc + before[1][:, None] * f * (1 - f) * df + g * i * (1 - i) * di + i * (1 - g**2) * dg
        dh = o * (1 - np.tanh(c) ** 2) * dc + np.tanh(c) * o * (1 - o) * do
    return dc.T


# %% total_without_candidate: 绕经 h 时漏了候选值 / The path through h misses the candidate
# caught by: test_total_jacobian
# book: §8.9
def total_jacobian(params, xs, h0, c0):
    dh, dc = np.zeros((len(c0), len(c0))), np.eye(len(c0))
    for before, gates, c in run(params, xs, h0, c0):
        i, f, o, g = (gate[:, None] for gate in gates)
        c = c[:, None]
        di, df, do, dg = params["Wh"] @ dh
        dc = f * dc + before[1][:, None] * f * (1 - f) * df + g * i * (1 - i) * di
        dh = o * (1 - np.tanh(c) ** 2) * dc + np.tanh(c) * o * (1 - o) * do
    return dc


# %% total_without_forget_gate: 绕经 h 时漏了遗忘门 / The path through h misses the forget gate
# caught by: test_total_jacobian
# book: §8.9
def total_jacobian(params, xs, h0, c0):
    dh, dc = np.zeros((len(c0), len(c0))), np.eye(len(c0))
    for before, gates, c in run(params, xs, h0, c0):
        i, f, o, g = (gate[:, None] for gate in gates)
        c = c[:, None]
        di, df, do, dg = params["Wh"] @ dh
        dc = f * dc + g * i * (1 - i) * di + i * (1 - g**2) * dg
        dh = o * (1 - np.tanh(c) ** 2) * dc + np.tanh(c) * o * (1 - o) * do
    return dc


# %% total_without_input_gate: 绕经 h 时漏了输入门 / The path through h misses the input gate
# caught by: test_total_jacobian
# hint: four
# book: §8.9
def total_jacobian(params, xs, h0, c0):
    dh, dc = np.zeros((len(c0), len(c0))), np.eye(len(c0))
    for before, gates, c in run(params, xs, h0, c0):
        i, f, o, g = (gate[:, None] for gate in gates)
        c = c[:, None]
        di, df, do, dg = params["Wh"] @ dh
        dc = f * dc + before[1][:, None] * f * (1 - f) * df + i * (1 - g**2) * dg
        dh = o * (1 - np.tanh(c) ** 2) * dc + np.tanh(c) * o * (1 - o) * do
    return dc


# %% total_without_output_gate: 绕经 h 时漏了输出门 / The path through h misses the output gate
# caught by: test_total_jacobian
# book: §8.9
def total_jacobian(params, xs, h0, c0):
    dh, dc = np.zeros((len(c0), len(c0))), np.eye(len(c0))
    for before, gates, c in run(params, xs, h0, c0):
        i, f, o, g = (gate[:, None] for gate in gates)
        c = c[:, None]
        di, df, do, dg = params["Wh"] @ dh
        dc = f * dc + before[1][:, None] * f * (1 - f) * df + g * i * (1 - i) * di + i * (1 - g**2) * dg
        dh = o * (1 - np.tanh(c) ** 2) * dc
    return dc


# %% weight_is_the_factor: 直接把 factor 当作权值 / Takes the factor for the weight
# caught by: test_explode
# book: §8.9
def explode(T, factor):
    # All states are 0 and all gates ½: the first step halves a change, each later one multiplies it by ½ + w/4.
    growth = (3 * factor) ** (1 / (T - 1))
    return only("Wh", 3, factor)
