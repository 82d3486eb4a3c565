"""把核转成图像的数据类型, 整数图像时小数被截去 / Casts the kernels to the type of the images, which cuts decimals off if these are integers

caught by: test_convolution
"""

import numpy as np


def patches(images, k):
    """(n, H - k + 1, W - k + 1, k, k): the patch below the kernel at each place."""
    return np.lib.stride_tricks.sliding_window_view(images, (k, k), axis=(1, 2))


def conv(images, K, bias):
    return np.tensordot(patches(images, len(K)), np.asarray(K, dtype=images.dtype), axes=2) + bias


def blocks(A):
    n, height, width, maps = A.shape
    return A.reshape(n, height // 2, 2, width // 2, 2, maps)


def max_pool(A):
    return blocks(A).max(axis=(2, 4))


def shapes(side, layers):
    sides = []
    for kind, size in layers:
        side = side - size + 1 if kind == "conv" else side // size
        sides.append(side)
    return sides


def parameter_count(k, channels_in, maps_out, side_in, shared):
    neurons = 1 if shared else (side_in - k + 1) ** 2
    return neurons * maps_out * (k * k * channels_in + 1)


def forward(params, images):
    return run(params, images)[2]


def run(params, images):
    """The maps after convolution, the features, the probabilities."""
    A = conv(images, params["K"], params["b"])
    features = max_pool(np.maximum(A, 0)).reshape(len(images), -1)
    scores = features @ params["W"] + params["c"]
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return A, features, e / e.sum(axis=1, keepdims=True)


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
        "b": by_A.sum(axis=(0, 1, 2)),
        "W": features.T @ by_scores,
        "c": by_scores.sum(axis=0),
    }


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
            params = {key: params[key] - 0.3 * gradient[key] for key in params}
    return params
