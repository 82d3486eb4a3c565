"""Known mistakes of cookbook8.1. Each cell holds what differs from the reference."""

# %% bias_from_a1: b1 的导数取成了对 a1 的导数 / The derivative by b1 is that by a1
# caught by: test_parameters
# hint: added to h1
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": a1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% by_y_hat_of_the_scores: ∂L/∂ŷ 写成 ŷ - y / ∂L/∂ŷ as ŷ - y
# caught by: test_by_hand_output, test_scores
# hint: Only one term
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": lines["y_hat"] - y,
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% clipped_probabilities: 取对数前把概率截到 1e-12 以上，于是损失有了上限 / Clips probabilities at 1e-12 before the logarithm, which caps the loss
# caught by: test_loss
# hint: Subtract the largest
# book: §8.1.3
def loss(params, x, y, mask):
    y_hat = forward(params, x, mask)["y_hat"]
    return float(-np.sum(y * np.log(np.maximum(y_hat, 1e-12))))


# %% concat_reversed: 往回走时 h2 的前后两段弄反了：x 在前 / The parts of h2 exchanged on the way back: x first
# caught by: test_intermediates, test_input
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[len(x) :]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[: len(x)],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% derivatives_limited: 把对 h3 的导数限制在 ±100 之内 / Limits the derivatives by h3 to ±100
# caught by: test_scores
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = np.clip(y.sum() * lines["y_hat"] - y, -100, 100)
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% direct_path_forgotten: 对 x 的导数只算了经过 h1 的部分，漏了接在 h2 后面的 x / The derivative by x goes through h1 alone: x at the end of h2 is forgotten
# caught by: test_by_hand_input, test_input
# hint: Nudge one entry of x
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1,
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% direct_path_not_masked: 接在 h2 后面的 x 也要经过掩码，这里用了掩码之后的导数 / x at the end of h2 is masked, too: here the derivative by a2 is taken
# caught by: test_input
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + a2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% direct_path_only: 对 x 的导数只算了接在 h2 后面的 x，漏了经过 h1 的部分 / The derivative by x has only x at the end of h2, and not what goes through h1
# caught by: test_by_hand_input, test_input
# hint: Nudge one entry of x
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": h2[units:],
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% faint_mask_as_zero: 掩码中很小的数当作 0 / Takes small numbers in the mask for 0
# caught by: test_intermediates
# book: §8.1.3
# kind: narrow
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = np.where(np.abs(mask) > 1e-5, mask, 0) * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% faint_targets_left_out: 损失中略去很小的 y_j / Leaves small y_j out of the loss
# caught by: test_loss
# book: §8.1.3
# kind: narrow
def loss(params, x, y, mask):
    return float(-np.where(y > 1e-6, y, 0) @ log_softmax(forward(params, x, mask)["h3"]))


# %% first_parameters_transposed: W1 的导数转置了 / The derivative by W1 is transposed
# caught by: test_by_hand_hidden, test_parameters
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(h1, x),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% gate_above_a_threshold: 把很小的 h1 当作 0 / Takes a small h1 for 0
# caught by: test_intermediates
# book: §8.1.3
# kind: narrow
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 1e-4)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% gate_after_the_mask: 由掩码之后的 a2 的正负判断 ReLU / Decides ReLU by the sign of a2, after the mask
# caught by: test_intermediates
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["a2"][:units] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% gate_dropped: 忘了 ReLU 的导数 / Forgets the derivative of ReLU
# caught by: test_intermediates
# hint: sign of each entry
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% gate_from_derivative: 按导数 a1 的正负过 ReLU，而不是按 h1 的正负 / Passes ReLU by the sign of the derivative instead of the sign of h1
# caught by: test_by_hand_hidden, test_intermediates
# hint: sign of each entry
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = np.maximum(a1, 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% labels_nearly_one: y 的和接近 1 时就当作 1 / Takes a sum of y near 1 for 1
# caught by: test_scores
# hint: assume that y
# book: §8.1.3
# kind: narrow
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    total = 1.0 if np.isclose(y.sum(), 1, rtol=1e-5) else y.sum()
    h3 = total * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% labels_normalised: 先把 y 归一再算 / Normalises y first
# caught by: test_scores, test_loss
# book: §8.1.3
def loss(params, x, y, mask):
    y = y / y.sum() if y.sum() else y
    return float(-y @ log_softmax(forward(params, x, mask)["h3"]))


def backward(params, x, y, mask):
    y = y / y.sum() if y.sum() else y
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% labels_sum_to_one: ∂L/∂h3 写成 ŷ - y，只在 y 的和是 1 时对 / ∂L/∂h3 as ŷ - y, which holds only where y sums to 1
# caught by: test_scores
# hint: assume that y
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% labels_within_a_millionth_of_one: 标签之和与 1 相差不到百万分之一时把它们归一化 / Targets whose sum is within a millionth of 1 are normalised
# caught by: test_scores
# kind: narrow
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    total = y.sum()
    y = y / total if abs(total - 1) < 9e-7 else y
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% last_parameters_transposed: W2 的导数转置了 / The derivative by W2 is transposed
# caught by: test_by_hand_output, test_parameters
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(h3, lines["a2"]),
        "b2": h3,
    }


# %% log_of_softmax: 先算 softmax 再取对数，概率下溢成 0 / Takes the logarithm after softmax, where probabilities underflow to 0
# caught by: test_loss
# book: §8.1.3
def loss(params, x, y, mask):
    with np.errstate(divide="ignore", invalid="ignore"):
        return float(-np.sum(y * np.log(forward(params, x, mask)["y_hat"])))


# %% mask_as_switch: 往回走时把掩码当作开关：不是 0 就算 1 / Takes the mask for a switch on the way back: 1 wherever it is not 0
# caught by: test_intermediates
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = (mask != 0) * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% mask_before_relu_only: 前向时掩码只乘隐层，没有乘接上的 x / Masks the hidden layer alone in the forward pass, not the x appended
# caught by: test_forward
# book: §8.1.3
def forward(params, x, mask):
    h1 = params["W1"].T @ x + params["b1"]
    a1 = np.maximum(h1, 0)
    h2 = np.concatenate([a1, x])
    a2 = np.concatenate([a1 * mask[: len(a1)], x])
    h3 = params["W2"].T @ a2 + params["b2"]
    return {"h1": h1, "a1": a1, "h2": h2, "a2": a2, "h3": h3, "y_hat": np.exp(log_softmax(h3))}


# %% mask_divided: 往回走时除以掩码 / Divides by the mask on the way back
# caught by: test_intermediates
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = np.divide(a2, mask, out=np.zeros_like(a2), where=mask != 0)
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% mask_dropped: 往回走时忘了掩码 / Forgets the mask on the way back
# caught by: test_by_hand_hidden, test_intermediates
# hint: element by element
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% mask_rescaled: 按 dropout 的惯例再除以掩码的平均值 / Divides by the mean of the mask, as dropout is often written
# caught by: test_forward
# book: §8.1.3
def forward(params, x, mask):
    h1 = params["W1"].T @ x + params["b1"]
    a1 = np.maximum(h1, 0)
    h2 = np.concatenate([a1, x])
    a2 = h2 * mask / (mask.mean() or 1)
    h3 = params["W2"].T @ a2 + params["b2"]
    return {"h1": h1, "a1": a1, "h2": h2, "a2": a2, "h3": h3, "y_hat": np.exp(log_softmax(h3))}


# %% mean_loss: 损失除以了类别数 / Divides the loss by the number of classes
# caught by: test_loss
# book: §8.1.3
def loss(params, x, y, mask):
    return float(-y / len(y) @ log_softmax(forward(params, x, mask)["h3"]))


# %% most_likely_label: 损失只看 y 最大的那一类 / The loss looks only at the class of the largest y
# caught by: test_loss
# book: §8.1.3
def loss(params, x, y, mask):
    return float(-y.max() * log_softmax(forward(params, x, mask)["h3"])[np.argmax(y)])


# %% product_with_unmasked: W2 的导数用了掩码之前的 h2 / The derivative by W2 takes h2, from before the mask
# caught by: test_by_hand_output, test_parameters
# hint: Which vector
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["h2"], h3),
        "b2": h3,
    }


# %% second_bias_before_softmax: b2 的导数取成了对 ŷ 的导数 / The derivative by b2 is that by ŷ
# caught by: test_by_hand_output, test_parameters
# hint: added to h3
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": -y / lines["y_hat"],
    }


# %% sign_of_scores: ∂L/∂h3 的符号反了 / The sign of ∂L/∂h3 is reversed
# caught by: test_by_hand_output, test_scores
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y - y.sum() * lines["y_hat"]
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% softmax_not_coupled: softmax 只算了对角线：ŷ_j 也随其他分数而变 / Only the diagonal of softmax: ŷ_j changes with the other scores, too
# caught by: test_by_hand_output, test_scores
# hint: sum over i
# book: §8.1.3
def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = -y * (1 - lines["y_hat"])
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }


# %% x_first: 把 x 接在了 a1 前面 / Puts x before a1
# caught by: test_forward
# book: §8.1.3
def forward(params, x, mask):
    h1 = params["W1"].T @ x + params["b1"]
    a1 = np.maximum(h1, 0)
    h2 = np.concatenate([x, a1])
    a2 = h2 * mask
    h3 = params["W2"].T @ a2 + params["b2"]
    return {"h1": h1, "a1": a1, "h2": h2, "a2": a2, "h3": h3, "y_hat": np.exp(log_softmax(h3))}


def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[len(x) :]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[: len(x)],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }
