"""Known mistakes of cookbook8.4. Each cell holds what differs from the reference."""

# %% assigned_instead_of_added: 窗口重叠处后一个盖掉了前一个 / Where windows overlap, the later one replaces the earlier
# caught by: test_input_gradient
# hint: overlap, add
# book: §8.5
def input_gradient(dY, K, h, w, stride, pad):
    k, _, c, _ = K.shape
    around = padded(np.zeros((h, w, c)), pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        around[rows, columns] = K @ dY[i, j]
    return around[pad : pad + h, pad : pad + w]


# %% at_most_14_rows: 只用卷积核的前 14 行 / Uses the first 14 rows of the kernel only
# caught by: test_kernel_gradient
# book: §8.5
# kind: narrow
def kernel_gradient(X, dY, k, stride, pad):
    h, w, c = X.shape
    dK = np.zeros((k, k, c, dY.shape[2]))
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        dK += around[rows, columns, :, None] * dY[i, j]
    dK[14:] = 0
    return dK


# %% block_of_two: 总给 2×2 的块 / Always blocks of 2×2
# caught by: test_not_additive
# book: §8.6
def not_additive(s):
    # Where A is large, B is small.
    A = np.eye(2)
    return A, -A


# %% channels_averaged: 各通道的结果取了平均，不是相加 / Averages over the channels instead of adding them
# caught by: test_convolve
# book: §8.5
def convolve(X, K, stride, pad):
    (h, w, _), k = X.shape, len(K)
    Y = np.zeros((*output_shape(h, w, k, stride, pad), K.shape[3]))
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        Y[i, j] = np.tensordot(around[rows, columns], K, axes=3) / X.shape[2]
    return Y


# %% channels_first_matrix: 矩阵的行按通道在前展平 / Flattens the rows of the matrix channel by channel
# caught by: test_matrix
# book: §8.5
def conv_matrix(K, h, w, stride, pad):
    k, _, c, f = K.shape
    T = np.zeros((*output_shape(h, w, k, stride, pad), f, *padded(np.zeros((h, w, c)), pad).shape))
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        T[i, j, :, rows, columns] = np.moveaxis(K, 3, 0)
    # What a window sees of the padding is 0 and needs no column.
    T = T[:, :, :, pad : pad + h, pad : pad + w]
    return np.moveaxis(T, 2, 0).reshape(-1, h * w * c)


# %% channels_mixed: 平均的核把各通道混在了一起 / The averaging kernel mixes the channels
# caught by: test_average
# hint: Channel m
# book: §8.6
def average_kernel(s, c):
    return np.ones((s, s, c, c)) / (s**2 * c)


# %% channels_padded: 通道方向也补了 0 / Pads the channels, too
# caught by: test_convolve
# book: §8.5
def convolve(X, K, stride, pad):
    (h, w, _), k = X.shape, len(K)
    Y = np.zeros((*output_shape(h, w, k, stride, pad), K.shape[3]))
    around = np.pad(X, pad)[:, :, : X.shape[2]]
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        Y[i, j] = np.tensordot(around[rows, columns], K, axes=3)
    return Y


# %% column_major_matrix: 矩阵按列优先展平 / Flattens column by column in the matrix
# caught by: test_matrix, test_small_matrix
# book: §8.5
def conv_matrix(K, h, w, stride, pad):
    k, _, c, f = K.shape
    T = np.zeros((*output_shape(h, w, k, stride, pad), f, *padded(np.zeros((h, w, c)), pad).shape))
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        T[i, j, :, rows, columns] = np.moveaxis(K, 3, 0)
    # What a window sees of the padding is 0 and needs no column.
    T = T[:, :, :, pad : pad + h, pad : pad + w]
    c = T.shape[-1]
    return T.transpose(2, 1, 0, 5, 4, 3).reshape(-1, h * w * c)


# %% divided_by_the_side: 平均的核除以边长，不是块的大小 / The averaging kernel divides by the side instead of the size of a block
# caught by: test_average
# hint: How many numbers
# book: §8.6
def average_kernel(s, c):
    return np.ones((s, s, 1, 1)) / s * np.eye(c)


# %% edges_repeated: 用边上的像素填充，而不是 0 / Pads with the pixels of the edge instead of zeros
# caught by: test_image, test_convolve
# book: §8.5
def padded(X, pad):
    return np.pad(X, ((pad, pad), (pad, pad), (0, 0)), mode="edge")


# %% faint_derivatives_left_out: 略去很小的 dY / Leaves out small numbers of dY
# caught by: test_input_gradient
# book: §8.5
# kind: narrow
def input_gradient(dY, K, h, w, stride, pad):
    k, _, c, _ = K.shape
    around = padded(np.zeros((h, w, c)), pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        around[rows, columns] += K @ np.where(np.abs(dY[i, j]) < 1e-8, 0, dY[i, j])
    return around[pad : pad + h, pad : pad + w]


# %% first_channel_only: 只用了第一个通道 / Uses only the first channel
# caught by: test_convolve
# book: §8.5
def convolve(X, K, stride, pad):
    (h, w, _), k = X.shape, len(K)
    Y = np.zeros((*output_shape(h, w, k, stride, pad), K.shape[3]))
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        Y[i, j] = np.tensordot(around[rows, columns, :1], K[:, :, :1], axes=3)
    return Y


# %% first_filter_back: 对输入的导数只算了第一个卷积核 / The derivative by the input has the first filter alone
# caught by: test_input_gradient
# book: §8.5
def input_gradient(dY, K, h, w, stride, pad):
    k, _, c, _ = K.shape
    around = padded(np.zeros((h, w, c)), pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        around[rows, columns] += K[..., :1] @ dY[i, j, :1]
    return around[pad : pad + h, pad : pad + w]


# %% flipped_in_the_matrix: 矩阵里的卷积核翻转了 / The kernel is flipped in the matrix
# caught by: test_small_matrix, test_matrix
# book: §8.5
def conv_matrix(K, h, w, stride, pad):
    k, _, c, f = K.shape
    T = np.zeros((*output_shape(h, w, k, stride, pad), f, *padded(np.zeros((h, w, c)), pad).shape))
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        T[i, j, :, rows, columns] = np.moveaxis(K[::-1, ::-1], 3, 0)
    # What a window sees of the padding is 0 and needs no column.
    T = T[:, :, :, pad : pad + h, pad : pad + w]
    return T.reshape(-1, h * w * c)


# %% flipped_kernel: 卷积核翻转了 / Flips the kernel
# caught by: test_convolve
# hint: is not flipped
# book: §8.5
def convolve(X, K, stride, pad):
    (h, w, _), k = X.shape, len(K)
    Y = np.zeros((*output_shape(h, w, k, stride, pad), K.shape[3]))
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        Y[i, j] = np.tensordot(around[rows, columns], K[::-1, ::-1], axes=3)
    return Y


# %% gap_too_small: 两个最大值不在同一处，但只差 0.5 / The maxima are in different places, but the difference is only 0.5
# caught by: test_not_additive
# book: §8.6
def not_additive(s):
    # Where A is large, B is small.
    A = np.eye(s) / 2
    return A, -A


# %% input_gradient_as_convolution: 把 dY 当作图再卷积一次（翻转的核，步长 1），只在步长为 1 时对 / Convolves dY with the flipped kernel, which holds for stride 1 alone
# caught by: test_input_gradient
# book: §8.5
def input_gradient(dY, K, h, w, stride, pad):
    k = len(K)
    back = K[::-1, ::-1].transpose(0, 1, 3, 2)
    full = convolve(dY, back, 1, k - 1)
    around = np.zeros((h + 2 * pad, w + 2 * pad, K.shape[2]))
    around[: full.shape[0], : full.shape[1]] = full[: h + 2 * pad, : w + 2 * pad]
    return around[pad : pad + h, pad : pad + w]


# %% input_gradient_flipped: 撒回去时把卷积核翻转了 / Flips the kernel when scattering back
# caught by: test_input_gradient
# book: §8.5
def input_gradient(dY, K, h, w, stride, pad):
    k, _, c, _ = K.shape
    around = padded(np.zeros((h, w, c)), pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        around[rows, columns] += K[::-1, ::-1] @ dY[i, j]
    return around[pad : pad + h, pad : pad + w]


# %% input_gradient_shifted: 去掉填充时少切了左上角 / Takes the padding away at the wrong corner
# caught by: test_input_gradient
# book: §8.5
def input_gradient(dY, K, h, w, stride, pad):
    k, _, c, _ = K.shape
    around = padded(np.zeros((h, w, c)), pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        around[rows, columns] += K @ dY[i, j]
    return around[:h, :w]


# %% input_gradient_still_padded: 对输入的导数没有去掉填充 / The derivative by the input still has the padding
# caught by: test_input_gradient
# book: §8.5
def input_gradient(dY, K, h, w, stride, pad):
    k, _, c, _ = K.shape
    around = padded(np.zeros((h, w, c)), pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        around[rows, columns] += K @ dY[i, j]
    return around


# %% input_gradient_without_the_margin: 对输入的导数缺了没有窗口盖住的边 / The derivative by the input lacks the margin that no window covers
# caught by: test_input_gradient
# book: §8.5
def input_gradient(dY, K, h, w, stride, pad):
    k, _, c, _ = K.shape
    around = padded(np.zeros((h, w, c)), pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        around[rows, columns] += K @ dY[i, j]
    high, wide = dY.shape[:2]
    return around[pad : min(pad + h, (high - 1) * stride + k), pad : min(pad + w, (wide - 1) * stride + k)]


# %% kernel_gradient_averaged: 对卷积核的导数除以了窗口数 / The derivative by the kernel is divided by the number of windows
# caught by: test_small_kernel_gradient, test_kernel_gradient
# hint: add up
# book: §8.5
def kernel_gradient(X, dY, k, stride, pad):
    h, w, c = X.shape
    dK = np.zeros((k, k, c, dY.shape[2]))
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        dK += around[rows, columns, :, None] * dY[i, j]
    return dK / dY[..., 0].size


# %% kernel_gradient_flipped: 对卷积核的导数翻转了 / The derivative by the kernel comes flipped
# caught by: test_small_kernel_gradient, test_kernel_gradient
# book: §8.5
def kernel_gradient(X, dY, k, stride, pad):
    h, w, c = X.shape
    dK = np.zeros((k, k, c, dY.shape[2]))
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        dK += around[rows, columns, :, None] * dY[i, j]
    return dK[::-1, ::-1]


# %% kernel_gradient_without_padding: 对卷积核的导数没有填充 / The derivative by the kernel forgets the padding
# caught by: test_small_kernel_gradient, test_kernel_gradient
# book: §8.5
def kernel_gradient(X, dY, k, stride, pad):
    h, w, c = X.shape
    dK = np.zeros((k, k, c, dY.shape[2]))
    around = np.pad(X, ((0, 2 * pad), (0, 2 * pad), (0, 0)))
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        dK += around[rows, columns, :, None] * dY[i, j]
    return dK


# %% kernel_gradient_without_stride: 对卷积核的导数忘了步长 / The derivative by the kernel forgets the stride
# caught by: test_small_kernel_gradient, test_kernel_gradient
# book: §8.5
def kernel_gradient(X, dY, k, stride, pad):
    h, w, c = X.shape
    dK = np.zeros((k, k, c, dY.shape[2]))
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        dK += around[i : i + k, j : j + k, :, None] * dY[i, j]
    return dK


# %% matrix_of_the_padded_image: 矩阵作用在填充之后的图上，没有去掉填充的列 / The matrix acts on the padded image: the padding keeps its columns
# caught by: test_matrix
# book: §8.5
def conv_matrix(K, h, w, stride, pad):
    k, _, c, f = K.shape
    T = np.zeros((*output_shape(h, w, k, stride, pad), f, *padded(np.zeros((h, w, c)), pad).shape))
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        T[i, j, :, rows, columns] = np.moveaxis(K, 3, 0)
    return T.reshape(-1, (h + 2 * pad) * (w + 2 * pad) * c)


# %% matrix_transposed: 矩阵转置了 / The matrix is transposed
# caught by: test_matrix, test_small_matrix
# book: §8.5
def conv_matrix(K, h, w, stride, pad):
    k, _, c, f = K.shape
    T = np.zeros((*output_shape(h, w, k, stride, pad), f, *padded(np.zeros((h, w, c)), pad).shape))
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        T[i, j, :, rows, columns] = np.moveaxis(K, 3, 0)
    # What a window sees of the padding is 0 and needs no column.
    T = T[:, :, :, pad : pad + h, pad : pad + w]
    return T.reshape(-1, h * w * c).T


# %% padded_on_one_side: 只在右边和下边补了 0 / Pads only on the right and at the bottom
# caught by: test_image, test_convolve
# hint: corner of the padding
# book: §8.5
def padded(X, pad):
    return np.pad(X, ((0, 2 * pad), (0, 2 * pad), (0, 0)))


# %% padding_counted_once: Y 的大小只算了一份填充 / Counts the padding once in the size of Y
# caught by: test_convolve
# book: §8.5
def convolve(X, K, stride, pad):
    return whole(X, K, stride, pad)[
        : (X.shape[0] + pad - len(K)) // stride + 1, : (X.shape[1] + pad - len(K)) // stride + 1
    ]


def whole(X, K, stride, pad):
    (h, w, _), k = X.shape, len(K)
    Y = np.zeros((*output_shape(h, w, k, stride, pad), K.shape[3]))
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        Y[i, j] = np.tensordot(around[rows, columns], K, axes=3)
    return Y


# %% padding_wraps_around: 填充的数绕到了图的另一边 / What lies in the padding wraps around to the other side of the image
# caught by: test_matrix
# book: §8.5
def conv_matrix(K, h, w, stride, pad):
    k, _, c, f = K.shape
    T = np.zeros((*output_shape(h, w, k, stride, pad), f, *padded(np.zeros((h, w, c)), pad).shape))
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        T[i, j, :, rows, columns] = np.moveaxis(K, 3, 0)
    folded = np.zeros((*T.shape[:3], h, w, c))
    for row in range(h + 2 * pad):
        for column in range(w + 2 * pad):
            folded[:, :, :, (row - pad) % h, (column - pad) % w] += T[:, :, :, row, column]
    T = folded
    return T.reshape(-1, h * w * c)


# %% same_place: A 与 B 的最大值在同一处，于是刚好相加 / The maxima of A and B are in the same place, and add up
# caught by: test_not_additive
# hint: different places
# book: §8.6
def not_additive(s):
    # Where A is large, B is small.
    A = np.eye(s)
    return A, 2 * A


# %% size_rounded_up: Y 的大小向上取整，窗口伸到了填充之外 / Rounds the size of Y up, so that windows reach beyond the padding
# caught by: test_convolve
# book: §8.5
def convolve(X, K, stride, pad):
    (h, w, _), k = X.shape, len(K)
    around = np.pad(X, ((pad, pad + stride), (pad, pad + stride), (0, 0)))
    high, wide = -(-(h + 2 * pad - k) // stride) + 1, -(-(w + 2 * pad - k) // stride) + 1
    Y = np.zeros((high, wide, K.shape[3]))
    for i in range(high):
        for j in range(wide):
            seen = around[i * stride :, j * stride :][:k, :k]
            Y[i, j] = np.tensordot(seen, K, axes=3)
    return Y


# %% square_images_only: 宽度当成了高度 / Takes the width for the height
# caught by: test_convolve
# book: §8.5
def convolve(X, K, stride, pad):
    return whole(X[:, : len(X)], K, stride, pad)


def whole(X, K, stride, pad):
    (h, w, _), k = X.shape, len(K)
    Y = np.zeros((*output_shape(h, w, k, stride, pad), K.shape[3]))
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        Y[i, j] = np.tensordot(around[rows, columns], K, axes=3)
    return Y


# %% stride_ignored: 卷积时忘了步长，算完以后没有跳着取 / Forgets the stride
# caught by: test_image, test_convolve
# book: §8.5
def convolve(X, K, stride, pad):
    stride = 1
    (h, w, _), k = X.shape, len(K)
    Y = np.zeros((*output_shape(h, w, k, stride, pad), K.shape[3]))
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        Y[i, j] = np.tensordot(around[rows, columns], K, axes=3)
    return Y


# %% stride_of_the_kernel: 窗口每次移动 k，而不是步长 / Moves the window by k instead of the stride
# caught by: test_image, test_convolve
# book: §8.5
def convolve(X, K, stride, pad):
    stride = len(K)
    (h, w, _), k = X.shape, len(K)
    Y = np.zeros((*output_shape(h, w, k, stride, pad), K.shape[3]))
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        Y[i, j] = np.tensordot(around[rows, columns], K, axes=3)
    return Y


# %% strides_of_twelve_at_most: 步长大于 12 时当作 12 / Strides above 12 are taken for 12
# caught by: test_convolve
# kind: narrow
def convolve(X, K, stride, pad):
    (h, w, _), k = X.shape, len(K)
    Y = np.zeros((*output_shape(h, w, k, stride, pad), K.shape[3]))
    around = padded(X, pad)
    for i, j in np.ndindex(*Y.shape[:2]):
        top, left = i * min(stride, 12), j * min(stride, 12)
        Y[i, j] = np.tensordot(around[top : top + k, left : left + k], K, axes=3)
    return Y


# %% summing_kernel: 平均的核没有除 / The averaging kernel sums
# caught by: test_average
# hint: How many numbers
# book: §8.6
def average_kernel(s, c):
    return np.ones((s, s, 1, 1)) * np.eye(c)


# %% type_of_the_derivative: 对卷积核的导数用 dY 的类型存放：整数类型时小数被截去 / The derivative by the kernel is kept in the type of dY, which cuts fractions if that is an integer type
# caught by: test_kernel_gradient
def kernel_gradient(X, dY, k, stride, pad):
    h, w, c = X.shape
    dK = np.zeros((k, k, c, dY.shape[2]), dtype=dY.dtype)
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        dK += (around[rows, columns, :, None] * dY[i, j]).astype(dY.dtype)
    return dK


# %% type_of_the_image: 结果用了 X 的数据类型，X 是整数时小数被截去 / The result takes the type of X, which cuts off fractions where X is of integers
# caught by: test_convolve
# book: §8.5
def convolve(X, K, stride, pad):
    (h, w, _), k = X.shape, len(K)
    Y = np.zeros((*output_shape(h, w, k, stride, pad), K.shape[3]), dtype=X.dtype)
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        Y[i, j] = np.tensordot(around[rows, columns], K, axes=3)
    return Y


# %% whole_numbers_in_32_bits: 整数的乘积按 32 位计算 / Products of whole numbers are computed in 32 bits
# caught by: test_convolve
def convolve(X, K, stride, pad):
    (h, w, _), k = X.shape, len(K)
    if X.dtype.kind == K.dtype.kind == "i":
        X, K = X.astype(np.int32), K.astype(np.int32)
    Y = np.zeros((*output_shape(h, w, k, stride, pad), K.shape[3]))
    around = padded(X, pad)
    for i, j, rows, columns in windows(h, w, k, stride, pad):
        Y[i, j] = np.tensordot(around[rows, columns], K, axes=3)
    return Y
