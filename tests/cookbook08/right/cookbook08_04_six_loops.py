"""六重循环，嵌套列表；矩阵由基图像得到，导数由线性得到 / Six loops, nested lists; the matrix from basis images, gradients by linearity"""

from itertools import product


def output_size(h, w, k, stride, pad):
    return 1 + (h + 2 * pad - k) // stride, 1 + (w + 2 * pad - k) // stride


def pixel(X, i, j, m):
    return float(X[i][j][m]) if 0 <= i < len(X) and 0 <= j < len(X[0]) else 0.0


def convolve(X, K, stride, pad):
    k, c, f = len(K), len(K[0][0]), len(K[0][0][0])
    high, wide = output_size(len(X), len(X[0]), k, stride, pad)
    return [
        [
            [
                sum(
                    pixel(X, i * stride + a - pad, j * stride + b - pad, m) * float(K[a][b][m][n])
                    for a in range(k)
                    for b in range(k)
                    for m in range(c)
                )
                for n in range(f)
            ]
            for j in range(wide)
        ]
        for i in range(high)
    ]


def flat(nested):
    return [value for part in nested for value in flat(part)] if isinstance(nested, list) else [nested]


def lone(h, w, c, place):
    """An image of zeros with a single 1."""
    return [[[1.0 if (i, j, m) == place else 0.0 for m in range(c)] for j in range(w)] for i in range(h)]


def conv_matrix(K, h, w, stride, pad):
    K = K.tolist()
    c = len(K[0][0])
    images = [flat(convolve(lone(h, w, c, place), K, stride, pad)) for place in product(range(h), range(w), range(c))]
    return [list(row) for row in zip(*images)]


def input_gradient(dY, K, h, w, stride, pad):
    T = conv_matrix(K, h, w, stride, pad)
    weights = flat(dY.tolist())
    back = [sum(weight * row[p] for weight, row in zip(weights, T)) for p in range(len(T[0]))]
    numbers = iter(back)
    return [[[next(numbers) for _ in range(K.shape[2])] for _ in range(w)] for _ in range(h)]


def kernel_gradient(X, dY, k, stride, pad):
    high, wide, f = dY.shape
    return [
        [
            [
                [
                    sum(
                        dY[i][j][n] * pixel(X, i * stride + a - pad, j * stride + b - pad, m)
                        for i in range(high)
                        for j in range(wide)
                    )
                    for n in range(f)
                ]
                for m in range(X.shape[2])
            ]
            for b in range(k)
        ]
        for a in range(k)
    ]


def average_kernel(s, c):
    return [[[[(m == n) / s**2 for n in range(c)] for m in range(c)] for _ in range(s)] for _ in range(s)]


def not_additive(s):
    A, B = ([[0] * s for _ in range(s)] for _ in range(2))
    A[0][1], B[1][0] = 1000, 1000
    return A, B
