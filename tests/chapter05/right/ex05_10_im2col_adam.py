"""im2col 与 Adam / im2col and Adam"""

import numpy as np


def _columns(images, k):
    n, H, W = images.shape
    h, w = H - k + 1, W - k + 1
    cols = np.empty((n, h, w, k * k))
    for a in range(k):
        for b in range(k):
            cols[..., a * k + b] = images[:, a : a + h, b : b + w]
    return cols


def conv(images, K, bias):
    k, _, F = K.shape
    return _columns(images, k) @ K.reshape(k * k, F) + bias[None, None, None, :]


def max_pool(A):
    return np.maximum(np.maximum(A[:, ::2, ::2], A[:, 1::2, ::2]), np.maximum(A[:, ::2, 1::2], A[:, 1::2, 1::2]))


def shapes(side, layers):
    result = ()
    for layer in layers:
        side = {"conv": lambda s: s - layer[1] + 1, "pool": lambda s: s / layer[1]}[layer[0]](side)
        result += (int(side),)
    return result


def parameter_count(k, channels_in, maps_out, side_in, shared):
    out = side_in - k + 1
    per_neuron = channels_in * k**2 + 1
    return maps_out * per_neuron * (out * out) ** (not shared)


def _softmax(z):
    z = z - np.max(z, axis=-1)[:, None]
    return np.exp(z - np.log(np.sum(np.exp(z), axis=-1))[:, None])


def forward(params, images):
    pooled = max_pool(conv(images, params["K"], params["b"]))
    return _softmax(np.clip(pooled, 0, None).reshape(len(images), -1) @ params["W"] + params["c"])


def loss_gradient(params, images, labels):
    n, F = len(images), params["K"].shape[2]
    cols = _columns(images, 3).reshape(n, 3, 2, 3, 2, 9).transpose(0, 1, 3, 2, 4, 5).reshape(n, 3, 3, 4, 9)
    A = cols @ params["K"].reshape(9, F) + params["b"]
    winner = A.argmax(axis=3)
    top = np.take_along_axis(A, winner[:, :, :, None], axis=3)[:, :, :, 0]
    f = np.maximum(top, 0).reshape(n, -1)
    d = (_softmax(f @ params["W"] + params["c"]) - np.eye(10)[labels]) / n
    df = (d @ params["W"].T).reshape(n, 3, 3, F) * (top > 0)
    gK = np.zeros((9, F))
    for m in range(F):
        x = np.take_along_axis(cols, winner[:, :, :, m][:, :, :, None, None], axis=3)[:, :, :, 0]
        gK[:, m] = np.einsum("nijp,nij->p", x, df[..., m])
    return {"K": gK.reshape(3, 3, F), "b": df.sum((0, 1, 2)), "W": f.T @ d, "c": d.sum(0)}


def train(images, labels, seed):
    rng = np.random.RandomState(seed % 2**32)
    F = 6
    p = {"K": rng.randn(3, 3, F) * 0.3, "b": np.full(F, 0.01), "W": rng.randn(9 * F, 10) * 0.1, "c": np.zeros(10)}
    m, v, t = {k: 0 * x for k, x in p.items()}, {k: 0 * x for k, x in p.items()}, 0
    for epoch in range(12):
        order = rng.permutation(len(images))
        for s in range(0, len(order), 25):
            t += 1
            g = loss_gradient(p, images[order[s : s + 25]], labels[order[s : s + 25]])
            for k in p:
                m[k] = 0.9 * m[k] + 0.1 * g[k]
                v[k] = 0.99 * v[k] + 0.01 * g[k] ** 2
                p[k] = p[k] - 0.02 * (m[k] / (1 - 0.9**t)) / (np.sqrt(v[k] / (1 - 0.99**t)) + 1e-8)
    return p
