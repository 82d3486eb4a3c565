"""照 5.6 节：卷积层、ReLU、最大汇合、连接层，用 BP 算法（小批量）训练；softmax 照定义写 / Section 5.6: convolution, ReLU, max pooling, a dense layer, trained by BP (in batches); softmax by its definition"""

import numpy as np


def conv(images, K, bias):
    n, H, W = images.shape
    k, _, F = K.shape
    out = np.zeros((n, H - k + 1, W - k + 1, F)) + bias
    for a in range(k):
        for b in range(k):
            patch = images[:, a : a + H - k + 1, b : b + W - k + 1]
            out += patch[:, :, :, None] * K[a, b]
    return out


def max_pool(A):
    n, H, W, F = A.shape
    return A.reshape(n, H // 2, 2, W // 2, 2, F).max(axis=(2, 4))


def shapes(side, layers):
    sides = []
    for kind, size in layers:
        side = side - size + 1 if kind == "conv" else side // size
        sides.append(side)
    return sides


def parameter_count(k, channels_in, maps_out, side_in, shared):
    each = k * k * channels_in + 1
    if shared:
        return maps_out * each
    side_out = side_in - k + 1
    return maps_out * side_out * side_out * each


def softmax(z):
    e = np.exp(z)
    return e / e.sum(axis=1, keepdims=True)


def layers(params, images):
    net_input = conv(images, params["K"], params["b"])
    A = np.maximum(net_input, 0)
    P = max_pool(A)
    f = P.reshape(len(images), -1)
    return net_input, A, P, f, softmax(f @ params["W"] + params["c"])


def forward(params, images):
    return layers(params, images)[-1]


def loss_gradient(params, images, labels):
    n = len(images)
    net_input, A, P, f, p = layers(params, images)
    delta = p.copy()
    delta[np.arange(n), labels] -= 1
    delta /= n
    grad_W, grad_c = f.T @ delta, delta.sum(axis=0)
    back = (delta @ params["W"].T).reshape(P.shape)
    chosen = A == P.repeat(2, axis=1).repeat(2, axis=2)
    back = back.repeat(2, axis=1).repeat(2, axis=2) * chosen * (net_input > 0)
    k = params["K"].shape[0]
    H, W = back.shape[1:3]
    grad_K = np.zeros(params["K"].shape)
    for a in range(k):
        for b in range(k):
            grad_K[a, b] = np.einsum("nij,nijf->f", images[:, a : a + H, b : b + W], back)
    return {"K": grad_K, "b": back.sum(axis=(0, 1, 2)), "W": grad_W, "c": grad_c}


def train(images, labels, seed):
    rng = np.random.default_rng(seed)
    F = 8
    params = {
        "K": rng.normal(0, 0.3, (3, 3, F)),
        "b": np.zeros(F),
        "W": rng.normal(0, 0.1, (9 * F, 10)),
        "c": np.zeros(10),
    }
    for _ in range(15):
        order = rng.permutation(len(images))
        for start in range(0, len(images), 32):
            batch = order[start : start + 32]
            gradient = loss_gradient(params, images[batch], labels[batch])
            params = {key: params[key] - 0.3 * gradient[key] for key in params}
    return params
