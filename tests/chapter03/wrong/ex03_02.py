"""Known mistakes of 3.2. Each cell holds what differs from the reference."""

# %% always_strictly_convex: 凸就当成了严格凸：从不给出平的方向 / Convex is taken for strictly convex: no flat direction is ever found
# caught by: test_flat_direction
# book: (3.31)
def output_violation(x, b):
    if not np.any(x):
        return None
    return weights_at(0 - b, x), weights_at(8 - b, x)  # y is concave in z = w·x + b where z > 0


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    sign = 1 if label == 0 else -1  # y² is concave where y > 2/3; (1 − y)² is its mirror image
    return weights_at(sign * 1, x), weights_at(sign * 7, x)


def flat_direction(X):
    return None


# %% bias_first: 偏置放在了第一位，不是最后 / The bias stands first, not last
# caught by: test_nll_hessian_on_3_0a, test_nll_hessian_is_the_derivative, test_factor_proves_convexity
# book: (3.25)
# costs: 2
def output_violation(x, b):
    if not np.any(x):
        return None
    return weights_at(0 - b, x), weights_at(8 - b, x)  # y is concave in z = w·x + b where z > 0


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    sign = 1 if label == 0 else -1  # y² is concave where y > 2/3; (1 − y)² is its mirror image
    return weights_at(sign * 1, x), weights_at(sign * 7, x)


def with_ones(X):
    return np.column_stack([np.ones(len(X)), X])


# %% factor_is_hessian: 把海森矩阵本身当成了因子 / The Hessian itself is returned as its factor
# caught by: test_factor_proves_convexity
# book: (3.31)
def output_violation(x, b):
    if not np.any(x):
        return None
    return weights_at(0 - b, x), weights_at(8 - b, x)  # y is concave in z = w·x + b where z > 0


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    sign = 1 if label == 0 else -1  # y² is concave where y > 2/3; (1 − y)² is its mirror image
    return weights_at(sign * 1, x), weights_at(sign * 7, x)


def nll_hessian(beta, X):
    X1 = with_ones(X)
    p = sigmoid(X1 @ beta)
    return X1.T @ ((p * (1 - p))[:, None] * X1)


def psd_factor(beta, X):
    return nll_hessian(beta, X)


# %% factor_without_root: 因子的权是 p(1 − p)，没有开方 / The factor has the weights p(1 − p), without the root
# caught by: test_factor_proves_convexity
# book: §3.3
def nll_hessian(beta, X):
    X1 = with_ones(X)
    p = sigmoid(X1 @ beta)
    return X1.T * (p * (1 - p)) @ X1


def psd_factor(beta, X):
    X1 = with_ones(X)
    p = sigmoid(X1 @ beta)
    return (p * (1 - p))[:, None] * X1


# %% fixed_pair: 总是返回同一对权重，没有用到 x 和 b / Always the same pair of weights, whatever x and b
# caught by: test_output_is_not_convex
# book: (3.18)
def output_violation(x, b):
    if not np.any(x):
        return None
    return np.full(len(x), 1.0), np.full(len(x), 5.0)


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    sign = 1 if label == 0 else -1  # y² is concave where y > 2/3; (1 − y)² is its mirror image
    return weights_at(sign * 1, x), weights_at(sign * 7, x)


# %% flat_direction_not_unit: 平的方向没有归一化为单位长度 / The flat direction is not scaled to unit length
# caught by: test_flat_direction
# book: (3.31)
def output_violation(x, b):
    if not np.any(x):
        return None
    return weights_at(0 - b, x), weights_at(8 - b, x)  # y is concave in z = w·x + b where z > 0


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    sign = 1 if label == 0 else -1  # y² is concave where y > 2/3; (1 − y)² is its mirror image
    return weights_at(sign * 1, x), weights_at(sign * 7, x)


def flat_direction(X):
    X1 = with_ones(X)
    if np.linalg.matrix_rank(X1) == X1.shape[1]:
        return None
    v = np.linalg.svd(X1)[2][-1]
    return v / np.abs(v).max()


# %% flat_in_samples: 取了左奇异向量：样本空间的方向 / Takes a left singular vector, a direction among the samples
# caught by: test_flat_direction
# book: §3.3
def flat_direction(X):
    X1 = with_ones(X)
    if np.linalg.matrix_rank(X1) == X1.shape[1]:
        return None
    return np.linalg.svd(X1)[0][:, -1]  # p(1 − p) is never 0: only a null vector of (X, 1) is flat


# %% hessian_without_outer_product: 海森矩阵写成了对角矩阵 x² 乘以二阶导数 / The Hessian as a diagonal matrix of x², without the mixed products
# caught by: test_output_hessian_at_three_points, test_output_hessian_is_the_derivative
# book: (3.18)
def output_hessian(w, b, x):
    y = sigmoid(np.dot(w, x) + b)
    return y * (1 - y) * (1 - 2 * y) * np.diag(np.square(x))


# %% hessian_without_sign_factor: 二阶导数漏了因子 1 − 2y / The second derivative lacks the factor 1 − 2y
# caught by: test_output_hessian_at_three_points, test_output_hessian_is_the_derivative
# book: (3.18)
def output_violation(x, b):
    if not np.any(x):
        return None
    return weights_at(0 - b, x), weights_at(8 - b, x)  # y is concave in z = w·x + b where z > 0


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    sign = 1 if label == 0 else -1  # y² is concave where y > 2/3; (1 − y)² is its mirror image
    return weights_at(sign * 1, x), weights_at(sign * 7, x)


def output_hessian(w, b, x):
    y = sigmoid(np.dot(w, x) + b)
    return y * (1 - y) * np.outer(x, x)


# %% hessian_wrong_sign: 二阶导数的符号反了：2y − 1 / The second derivative has the wrong sign: 2y − 1
# caught by: test_output_hessian_at_three_points, test_output_hessian_is_the_derivative
# book: (3.18)
def output_violation(x, b):
    if not np.any(x):
        return None
    return weights_at(0 - b, x), weights_at(8 - b, x)  # y is concave in z = w·x + b where z > 0


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    sign = 1 if label == 0 else -1  # y² is concave where y > 2/3; (1 − y)² is its mirror image
    return weights_at(sign * 1, x), weights_at(sign * 7, x)


def output_hessian(w, b, x):
    y = sigmoid(np.dot(w, x) + b)
    return y * (1 - y) * (2 * y - 1) * np.outer(x, x)


# %% ignores_bias: 取 w 时忘了减去 b / The bias b is not subtracted when w is chosen
# caught by: test_output_is_not_convex
# book: (3.18)
def output_violation(x, b):
    if not np.any(x):
        return None
    return weights_at(1, x), weights_at(5, x)  # y is concave in z = w·x + b where z > 0


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    sign = 1 if label == 0 else -1  # y² is concave where y > 2/3; (1 − y)² is its mirror image
    return weights_at(sign * 1, x), weights_at(sign * 7, x)


# %% loses_bias_row: 没有给样本添上常数列，偏置不在海森矩阵里 / The samples lack the column of ones, so the bias is missing in the Hessian
# caught by: test_nll_hessian_on_3_0a, test_nll_hessian_is_the_derivative, test_factor_proves_convexity
# book: (3.25), (3.31)
def output_violation(x, b):
    if not np.any(x):
        return None
    return weights_at(0 - b, x), weights_at(8 - b, x)  # y is concave in z = w·x + b where z > 0


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    sign = 1 if label == 0 else -1  # y² is concave where y > 2/3; (1 − y)² is its mirror image
    return weights_at(sign * 1, x), weights_at(sign * 7, x)


def psd_factor(beta, X):
    X, beta = np.asarray(X), np.asarray(beta)
    p = sigmoid(X @ beta[:-1] + beta[-1])
    return np.sqrt(p * (1 - p))[:, None] * X


# %% mean_hessian: 海森矩阵取了样本的平均 / The Hessian is a mean over the samples
# caught by: test_nll_hessian_on_3_0a, test_nll_hessian_is_the_derivative
# book: §3.3
def nll_hessian(beta, X):
    A = psd_factor(beta, X)
    return A.T @ A / len(X)


# %% more_samples_than_features: 样本比特征多就当作严格凸 / Takes more samples than features for strictly convex
# caught by: test_flat_direction
# book: §3.3
def flat_direction(X):
    X1 = with_ones(X)
    if len(X1) >= X1.shape[1]:
        return None
    return np.linalg.svd(X1)[2][-1]  # p(1 − p) is never 0: only a null vector of (X, 1) is flat


# %% rank_by_absolute_bound: 用绝对的界判断秩：数值小的列被当成相关 / Judges the rank by an absolute bound: columns of small numbers count as dependent
# caught by: test_flat_direction
# hint: 相对
# book: §3.3
# kind: narrow
def flat_direction(X):
    X1 = with_ones(X)
    if np.linalg.matrix_rank(X1, tol=1e-4) == X1.shape[1]:
        return None
    return np.linalg.svd(X1)[2][-1]  # p(1 − p) is never 0: only a null vector of (X, 1) is flat


# %% rank_of_tiny_columns: 奇异值小于 1e-6 就当作 0，数值很小的列被看成常数 / Singular values below 1e-6 count as 0, so a tiny column looks constant
# caught by: test_flat_direction
# book: §3.3
# kind: narrow
def flat_direction(X):
    X1 = with_ones(X)
    if np.linalg.matrix_rank(X1, tol=1e-6) == X1.shape[1]:
        return None
    return np.linalg.svd(X1)[2][-1]


# %% rank_without_bias: 判断线性相关时没有把常数列算进去 / The column of ones is left out when looking for linear dependence
# caught by: test_flat_direction
# book: (3.31)
def output_violation(x, b):
    if not np.any(x):
        return None
    return weights_at(0 - b, x), weights_at(8 - b, x)  # y is concave in z = w·x + b where z > 0


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    sign = 1 if label == 0 else -1  # y² is concave where y > 2/3; (1 − y)² is its mirror image
    return weights_at(sign * 1, x), weights_at(sign * 7, x)


def flat_direction(X):
    if np.linalg.matrix_rank(X) == np.shape(X)[1]:
        return None
    return np.append(np.linalg.svd(X)[2][-1], 0.0)


# %% small_x_is_zero: x 很小就当作 0 / Takes a small x for zero
# caught by: test_output_is_not_convex, test_squared_loss_is_not_convex
# book: §3.3
# kind: narrow
def output_violation(x, b):
    if np.linalg.norm(x) < 1e-3:
        return None
    return weights_at(-b, x), weights_at(8 - b, x)  # y is concave in z = w·x + b where z > 0


def squared_loss_violation(x, label):
    if np.linalg.norm(x) < 1e-3:
        return None
    far = weights_at(8, x)
    # Midway between z = 0 and 8 y² is close to 1 already, as at 8; (1 − y)² is its mirror image.
    return np.zeros_like(far), -far if label else far


# %% square_loss_same_pair_both_labels: 两种标记用了同一对权重 / The same pair of weights for both labels
# caught by: test_squared_loss_is_not_convex
# book: (3.18)
def output_violation(x, b):
    if not np.any(x):
        return None
    return weights_at(0 - b, x), weights_at(8 - b, x)  # y is concave in z = w·x + b where z > 0


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    return weights_at(1, x), weights_at(7, x)


# %% violation_below_inflection: 两个点都取在 z < 0 处，那里输出是凸的 / Both points have z < 0, where the output is convex
# caught by: test_output_is_not_convex
# book: (3.18)
def output_violation(x, b):
    if not np.any(x):
        return None
    return weights_at(-1 - b, x), weights_at(-5 - b, x)


def squared_loss_violation(x, label):
    if not np.any(x):
        return None
    sign = 1 if label == 0 else -1  # y² is concave where y > 2/3; (1 − y)² is its mirror image
    return weights_at(sign * 1, x), weights_at(sign * 7, x)


# %% weights_not_divided_by_squared_length: 换算成 w 时除以 ‖x‖ 而不是 ‖x‖² / Divides by ‖x‖ instead of ‖x‖² when going from z to w
# caught by: test_output_is_not_convex, test_squared_loss_is_not_convex
# book: §3.3
# costs: 1.5
def weights_at(z, x):
    return z * np.asarray(x) / np.linalg.norm(x)
