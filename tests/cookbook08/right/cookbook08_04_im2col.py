"""把所有窗口排成一个矩阵，一次矩阵乘法；反向传播用转置 / All windows in one matrix and one product; transposes on the way back"""

import numpy as np


def places(h, w, c, k, stride, pad):
    """For each window and each entry of the kernel the number of the pixel in X, or -1 in the padding."""
    numbers = np.pad(np.arange(h * w * c).reshape(h, w, c), ((pad, pad), (pad, pad), (0, 0)), constant_values=-1)
    views = np.lib.stride_tricks.sliding_window_view(numbers, (k, k), axis=(0, 1))[::stride, ::stride]
    return views.transpose(0, 1, 3, 4, 2)  # (h', w', k, k, c)


def columns(X, k, stride, pad):
    where = places(*X.shape, k, stride, pad)
    flat = np.append(X.ravel(), 0.0)[where]
    return flat.reshape(*where.shape[:2], -1)


def convolve(X, K, stride, pad):
    return columns(X, len(K), stride, pad) @ K.reshape(-1, K.shape[3])


def conv_matrix(K, h, w, stride, pad):
    k, _, c, f = K.shape
    where = places(h, w, c, k, stride, pad).reshape(-1, k * k * c)
    T = np.zeros((len(where), f, h * w * c + 1))
    for window, pixels in enumerate(where):
        for pixel, weights in zip(pixels, K.reshape(-1, f)):
            T[window, :, pixel] += weights
    return T[:, :, :-1].reshape(len(where) * f, h * w * c)


def input_gradient(dY, K, h, w, stride, pad):
    back = conv_matrix(K, h, w, stride, pad).T @ np.ravel(dY)
    return back.reshape(h, w, K.shape[2])


def kernel_gradient(X, dY, k, stride, pad):
    f = dY.shape[2]
    flat = columns(X, k, stride, pad)
    return (flat.reshape(-1, flat.shape[2]).T @ dY.reshape(-1, f)).reshape(k, k, X.shape[2], f)


def average_kernel(s, c):
    K = np.zeros((s, s, c, c))
    K[:, :, range(c), range(c)] = 1 / (s * s)
    return K


def not_additive(s):
    A = np.arange(s * s).reshape(s, s)
    return A, -A
