"""Known mistakes of 5.10. Each cell holds what differs from the reference."""

# %% average_pooling: 汇合取了平均 / Pooling takes the mean
# caught by: test_pooling
# book: §5.6
def max_pool(A):
    return blocks(A).mean(axis=(2, 4))


# %% bias_averaged: 偏置的梯度对位置取了平均 / The gradient of the bias is averaged over places
# caught by: test_gradient
# book: §5.6
def loss_gradient(params, images, labels):
    A, features, p = run(params, images)
    by_scores = p.copy()
    by_scores[np.arange(len(labels)), labels] -= 1
    by_scores /= len(labels)
    # Of each block only the largest entry reaches the features, and only if it is positive.
    by_pooled = (by_scores @ params["W"].T).reshape(len(images), 3, 1, 3, 1, -1)
    chosen = (blocks(A) == max_pool(A)[:, :, None, :, None]) & (blocks(A) > 0)
    by_A = (by_pooled * chosen).reshape(A.shape)
    return {
        "K": np.tensordot(patches(images, 3), by_A, axes=((0, 1, 2), (0, 1, 2))),
        "b": by_A.sum(axis=0).mean(axis=(0, 1)),
        "W": features.T @ by_scores,
        "c": by_scores.sum(axis=0),
    }


# %% bias_per_channel: 每个输入通道一个偏置 / Has a bias for each input channel
# caught by: test_sizes
# book: §5.6
def parameter_count(k, channels_in, maps_out, side_in, shared):
    neurons = 1 if shared else (side_in - k + 1) ** 2
    return neurons * maps_out * channels_in * (k * k + 1)


# %% bias_per_position: 共享权，却给每个位置一个偏置 / Shares the weights but has a bias at each place
# caught by: test_figure_parameters, test_sizes
# book: §5.6
def parameter_count(k, channels_in, maps_out, side_in, shared):
    neurons = (side_in - k + 1) ** 2
    return maps_out * ((1 if shared else neurons) * k * k * channels_in + neurons)


# %% climbs: 沿梯度上升 / Climbs along the gradient
# caught by: test_digits
# book: §5.6
def train(images, labels, seed):
    rng = np.random.default_rng(seed)
    maps = 8
    params = {
        "K": rng.normal(0, 0.3, (3, 3, maps)),
        "b": np.zeros(maps),
        "W": rng.normal(0, 0.1, (9 * maps, 10)),
        "c": np.zeros(10),
    }
    for _ in range(12):
        order = rng.permutation(len(labels))
        for start in range(0, len(labels), 32):
            batch = order[start : start + 32]
            gradient = loss_gradient(params, images[batch], labels[batch])
            params = {key: params[key] + 0.3 * gradient[key] for key in params}
    return params


# %% flips_the_kernel: 核被翻转了 / The kernel is flipped
# caught by: test_by_hand, test_convolution
# book: §5.6
def conv(images, K, bias):
    return np.tensordot(patches(images, len(K)), K[::-1, ::-1], axes=2) + bias


# %% kernels_like_the_images: 把核转成图像的数据类型，整数图像时小数被截去 / Casts the kernels to the type of the images, which cuts decimals off if these are integers
# caught by: test_convolution
# kind: narrow
def conv(images, K, bias):
    return np.tensordot(patches(images, len(K)), np.asarray(K, dtype=images.dtype), axes=2) + bias


# %% kernels_shared_between_channels: 参数个数忘了输入通道 / The number of parameters forgets the input channels
# caught by: test_sizes
# book: §5.6
def parameter_count(k, channels_in, maps_out, side_in, shared):
    neurons = 1 if shared else (side_in - k + 1) ** 2
    return neurons * maps_out * (k * k + 1)


# %% labels_shifted: 训练时标签错开了一位 / The labels are shifted by one in training
# caught by: test_digits
# book: §5.6
def train(images, labels, seed):
    rng = np.random.default_rng(seed)
    maps = 8
    params = {
        "K": rng.normal(0, 0.3, (3, 3, maps)),
        "b": np.zeros(maps),
        "W": rng.normal(0, 0.1, (9 * maps, 10)),
        "c": np.zeros(10),
    }
    for _ in range(12):
        order = rng.permutation(len(labels))
        for start in range(0, len(labels), 32):
            batch = order[start : start + 32]
            gradient = loss_gradient(params, images[batch], (labels[batch] + 1) % 10)
            params = {key: params[key] - 0.3 * gradient[key] for key in params}
    return params


# %% largest_of_the_batch: softmax 之前减去整批的最大值，而不是各样本自己的 / Subtracts the largest score of the whole batch before the softmax, not that of each sample
# caught by: test_forward
# kind: narrow
def run(params, images):
    """The maps after convolution, the features, the probabilities."""
    A = conv(images, params["K"], params["b"])
    features = max_pool(np.maximum(A, 0)).reshape(len(images), -1)
    scores = features @ params["W"] + params["c"]
    e = np.exp(scores - scores.max())
    return A, features, e / e.sum(axis=1, keepdims=True)


# %% maps_first: 按（核，行，列）的次序拉平 / The features are laid out by (kernel, row, column)
# caught by: test_forward
# book: §5.6
# costs: 2
def run(params, images):
    """The maps after convolution, the features, the probabilities."""
    A = conv(images, params["K"], params["b"])
    features = max_pool(np.maximum(A, 0)).transpose(0, 3, 1, 2).reshape(len(images), -1)
    scores = features @ params["W"] + params["c"]
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return A, features, e / e.sum(axis=1, keepdims=True)


# %% naive_softmax: softmax 没有减去最大值，数大时得 NaN / The softmax does not subtract the maximum: NaN for large numbers
# caught by: test_forward
# book: §5.6
# kind: narrow
def run(params, images):
    """The maps after convolution, the features, the probabilities."""
    A = conv(images, params["K"], params["b"])
    features = max_pool(np.maximum(A, 0)).reshape(len(images), -1)
    scores = features @ params["W"] + params["c"]
    e = np.exp(scores)
    return A, features, e / e.sum(axis=1, keepdims=True)


# %% no_relu: 漏了 ReLU / ReLU is left out
# caught by: test_forward
# book: §5.6
# costs: 3
def run(params, images):
    """The maps after convolution, the features, the probabilities."""
    A = conv(images, params["K"], params["b"])
    features = max_pool(A).reshape(len(images), -1)
    scores = features @ params["W"] + params["c"]
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return A, features, e / e.sum(axis=1, keepdims=True)


# %% one_batch: 每轮只用了第一批样本 / Uses the first batch of each pass only
# caught by: test_digits
# book: §5.6
def train(images, labels, seed):
    rng = np.random.default_rng(seed)
    maps = 8
    params = {
        "K": rng.normal(0, 0.3, (3, 3, maps)),
        "b": np.zeros(maps),
        "W": rng.normal(0, 0.1, (9 * maps, 10)),
        "c": np.zeros(10),
    }
    for _ in range(12):
        order = np.arange(len(labels))
        for start in range(0, 1):
            batch = order[start : start + 32]
            gradient = loss_gradient(params, images[batch], labels[batch])
            params = {key: params[key] - 0.3 * gradient[key] for key in params}
    return params


# %% pooling_feeds_all: 汇合把梯度原样传给块内每一项 / Pooling passes the gradient on to every entry of the block
# caught by: test_gradient
# book: §5.6
def loss_gradient(params, images, labels):
    A, features, p = run(params, images)
    by_scores = p.copy()
    by_scores[np.arange(len(labels)), labels] -= 1
    by_scores /= len(labels)
    # Of each block only the largest entry reaches the features, and only if it is positive.
    by_pooled = (by_scores @ params["W"].T).reshape(len(images), 3, 1, 3, 1, -1)
    chosen = blocks(A) > 0
    by_A = (by_pooled * chosen).reshape(A.shape)
    return {
        "K": np.tensordot(patches(images, 3), by_A, axes=((0, 1, 2), (0, 1, 2))),
        "b": by_A.sum(axis=(0, 1, 2)),
        "W": features.T @ by_scores,
        "c": by_scores.sum(axis=0),
    }


# %% pooling_from_zero: 汇合时最大值从 0 开始比较 / Pooling compares from 0 upwards
# caught by: test_pooling
# book: §5.6
def max_pool(A):
    return np.maximum(blocks(A).max(axis=(2, 4)), 0)


# %% pooling_spreads_gradient: 汇合把梯度平均分给块内四项 / Pooling spreads the gradient evenly over the block
# caught by: test_gradient
# book: §5.6
def loss_gradient(params, images, labels):
    A, features, p = run(params, images)
    by_scores = p.copy()
    by_scores[np.arange(len(labels)), labels] -= 1
    by_scores /= len(labels)
    # Of each block only the largest entry reaches the features, and only if it is positive.
    by_pooled = (by_scores @ params["W"].T).reshape(len(images), 3, 1, 3, 1, -1)
    chosen = (blocks(A) > 0) / 4
    by_A = (by_pooled * chosen).reshape(A.shape)
    return {
        "K": np.tensordot(patches(images, 3), by_A, axes=((0, 1, 2), (0, 1, 2))),
        "b": by_A.sum(axis=(0, 1, 2)),
        "W": features.T @ by_scores,
        "c": by_scores.sum(axis=0),
    }


# %% relu_passes_all: 梯度经过 ReLU 时没有挡住负的 / ReLU lets gradient pass where it was negative
# caught by: test_gradient
# book: §5.6
def loss_gradient(params, images, labels):
    A, features, p = run(params, images)
    by_scores = p.copy()
    by_scores[np.arange(len(labels)), labels] -= 1
    by_scores /= len(labels)
    # Of each block only the largest entry reaches the features, and only if it is positive.
    by_pooled = (by_scores @ params["W"].T).reshape(len(images), 3, 1, 3, 1, -1)
    chosen = (blocks(A) == max_pool(A)[:, :, None, :, None])
    by_A = (by_pooled * chosen).reshape(A.shape)
    return {
        "K": np.tensordot(patches(images, 3), by_A, axes=((0, 1, 2), (0, 1, 2))),
        "b": by_A.sum(axis=(0, 1, 2)),
        "W": features.T @ by_scores,
        "c": by_scores.sum(axis=0),
    }


# %% same_padding: 边长按补零计算，卷积不改变边长 / Sides as if padded: convolution keeps them
# caught by: test_figure_sides, test_sides
# book: §5.6
def shapes(side, layers):
    sides = []
    for kind, size in layers:
        side = side if kind == "conv" else side // size
        sides.append(side)
    return sides


# %% seed_ignored: 没有用 seed，每次结果不同 / Ignores the seed: every run differs
# caught by: test_digits
# book: §5.6
def train(images, labels, seed):
    rng = np.random.default_rng()
    maps = 8
    params = {
        "K": rng.normal(0, 0.3, (3, 3, maps)),
        "b": np.zeros(maps),
        "W": rng.normal(0, 0.1, (9 * maps, 10)),
        "c": np.zeros(10),
    }
    for _ in range(12):
        order = rng.permutation(len(labels))
        for start in range(0, len(labels), 32):
            batch = order[start : start + 32]
            gradient = loss_gradient(params, images[batch], labels[batch])
            params = {key: params[key] - 0.3 * gradient[key] for key in params}
    return params


# %% side_off_by_one: 卷积后的边长少算了 1 / The side after a convolution is one too small
# caught by: test_figure_sides, test_sides
# book: §5.6
def shapes(side, layers):
    sides = []
    for kind, size in layers:
        side = side - size if kind == "conv" else side // size
        sides.append(side)
    return sides


# %% sides_with_input: 边长的列表里多了输入 / The list of sides begins with the input
# caught by: test_figure_sides, test_sides
# book: §5.6
def shapes(side, layers):
    sides = [side]
    for kind, size in layers:
        side = side - size + 1 if kind == "conv" else side // size
        sides.append(side)
    return sides


# %% sigmoid_outputs: 输出用了对率函数，不是 softmax / Outputs are logistic, not a softmax
# caught by: test_forward
# book: §5.6
# costs: 3
def run(params, images):
    """The maps after convolution, the features, the probabilities."""
    A = conv(images, params["K"], params["b"])
    features = max_pool(np.maximum(A, 0)).reshape(len(images), -1)
    scores = features @ params["W"] + params["c"]
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return A, features, (1 + np.tanh(scores / 2)) / 2


# %% squared_error_gradient: softmax 之后按平方误差求导 / Differentiates the squared error after the softmax
# caught by: test_gradient
# book: §5.6
def loss_gradient(params, images, labels):
    A, features, p = run(params, images)
    by_scores = p.copy()
    by_scores[np.arange(len(labels)), labels] -= 1
    by_scores = p * (by_scores - (by_scores * p).sum(axis=1, keepdims=True)) / len(labels)
    # Of each block only the largest entry reaches the features, and only if it is positive.
    by_pooled = (by_scores @ params["W"].T).reshape(len(images), 3, 1, 3, 1, -1)
    chosen = (blocks(A) == max_pool(A)[:, :, None, :, None]) & (blocks(A) > 0)
    by_A = (by_pooled * chosen).reshape(A.shape)
    return {
        "K": np.tensordot(patches(images, 3), by_A, axes=((0, 1, 2), (0, 1, 2))),
        "b": by_A.sum(axis=(0, 1, 2)),
        "W": features.T @ by_scores,
        "c": by_scores.sum(axis=0),
    }


# %% sum_over_samples: 梯度对样本求和，没有平均 / Gradients are summed over samples, not averaged
# caught by: test_gradient
# book: §5.6
def loss_gradient(params, images, labels):
    A, features, p = run(params, images)
    by_scores = p.copy()
    by_scores[np.arange(len(labels)), labels] -= 1
    # Of each block only the largest entry reaches the features, and only if it is positive.
    by_pooled = (by_scores @ params["W"].T).reshape(len(images), 3, 1, 3, 1, -1)
    chosen = (blocks(A) == max_pool(A)[:, :, None, :, None]) & (blocks(A) > 0)
    by_A = (by_pooled * chosen).reshape(A.shape)
    return {
        "K": np.tensordot(patches(images, 3), by_A, axes=((0, 1, 2), (0, 1, 2))),
        "b": by_A.sum(axis=(0, 1, 2)),
        "W": features.T @ by_scores,
        "c": by_scores.sum(axis=0),
    }


# %% transposes_the_kernel: 核的行与列对调了 / Rows and columns of the kernel are exchanged
# caught by: test_convolution
# book: §5.6
def conv(images, K, bias):
    return np.tensordot(patches(images, len(K)), K.transpose(1, 0, 2), axes=2) + bias


# %% zero_start: 参数从零开始，核永远学不动 / All parameters start at zero, and the kernels never learn
# caught by: test_digits
# book: §5.6
def train(images, labels, seed):
    rng = np.random.default_rng(seed)
    maps = 8
    params = {
        "K": np.zeros((3, 3, maps)),
        "b": np.zeros(maps),
        "W": np.zeros((9 * maps, 10)),
        "c": np.zeros(10),
    }
    for _ in range(12):
        order = rng.permutation(len(labels))
        for start in range(0, len(labels), 32):
            batch = order[start : start + 32]
            gradient = loss_gradient(params, images[batch], labels[batch])
            params = {key: params[key] - 0.3 * gradient[key] for key in params}
    return params


# %% softmax_over_the_batch: softmax 沿样本的方向归一，不是沿十个数字 / The softmax sums over the images instead of the ten digits
# caught by: test_forward
# book: §5.6
# costs: 3
def run(params, images):
    A = conv(images, params["K"], params["b"])
    features = max_pool(np.maximum(A, 0)).reshape(len(images), -1)
    scores = features @ params["W"] + params["c"]
    e = np.exp(scores - scores.max())
    return A, features, e / e.sum(axis=0)
