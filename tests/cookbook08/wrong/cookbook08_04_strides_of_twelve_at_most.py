"""步长大于 12 时当作 12 / Strides above 12 are taken for 12

caught by: test_convolve
"""

import numpy as np


def padded(X, pad):
    return np.pad(X, ((pad, pad), (pad, pad), (0, 0)))


def windows(h, w, k, stride, pad):
    """The places of all windows: (i, j) in Y, and the rows and columns of the padded X."""
    for i in range((h + 2 * pad - k) // stride + 1):
        for j in range((w + 2 * pad - k) // stride + 1):
            top, left = i * stride, j * stride
            yield i, j, slice(top, top + k), slice(left, left + k)


def output_shape(h, w, k, stride, pad):
    return (h + 2 * pad - k) // stride + 1, (w + 2 * pad - k) // stride + 1


def convolve(X, K, stride, pad):
    (h, w, _), k = X.shape, len(K)
    Y = np.zeros((*output_shape(h, w, k, stride, pad), K.shape[3]))
    around = padded(X, pad)
    for i, j in np.ndindex(*Y.shape[:2]):
        top, left = i * min(stride, 12), j * min(stride, 12)
        Y[i, j] = np.tensordot(around[top : top + k, left : left + k], K, axes=3)
    return Y


def conv_matrix(K, h, w, stride, pad):
    k, _, c, f = K.shape
    T = np.zeros((*output_shape(h, w, k, stride, pad), f, *padded(np.zeros((h, w, c)), pad).shape))
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        T[i, j, :, rows, columns] = np.moveaxis(K, 3, 0)
    # What a window sees of the padding is 0 and needs no column.
    T = T[:, :, :, pad : pad + h, pad : pad + w]
    return T.reshape(-1, h * w * c)


def input_gradient(dY, K, h, w, stride, pad):
    k, _, c, _ = K.shape
    around = padded(np.zeros((h, w, c)), pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        around[rows, columns] += K @ dY[i, j]
    return around[pad : pad + h, pad : pad + w]


def kernel_gradient(X, dY, k, stride, pad):
    h, w, c = X.shape
    dK = np.zeros((k, k, c, dY.shape[2]))
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        dK += around[rows, columns, :, None] * dY[i, j]
    return dK


def average_kernel(s, c):
    return np.ones((s, s, 1, 1)) / s**2 * np.eye(c)


def not_additive(s):
    # Where A is large, B is small.
    A = np.eye(s)
    return A, -A
