"""Known mistakes of cookbook9.1. Each cell holds what differs from the reference."""

# %% covariance_by_moments: 用 E[xxᵀ] - μμᵀ 求协方差，数据远离原点时相减后所剩无几 / The covariance as E[xxᵀ] - μμᵀ, of which nothing is left far from the origin
# caught by: test_least_errors
# book: §9.1.3
def least_errors(X):
    def sums_of_smallest(A):
        return [0.0, *np.cumsum(np.linalg.eigvalsh(A))][::-1]

    second, mean = X.T @ X / len(X), X.mean(axis=0)
    return sums_of_smallest(second), sums_of_smallest(second - np.outer(mean, mean))


# %% different_columns: 各列取了不同的特征向量 / Takes a different eigenvector for each column
# caught by: test_literal
# hint: equal
# book: §9.1.2
def literal_program(Psi, k):
    _, V = np.linalg.eigh(Psi)
    return V[:, np.arange(k) % len(V)]


# %% directions_by_moments: 平面的方向由 XᵀX - N·μμᵀ 求出，数据远离原点时相减后所剩无几 / The directions of the plane come from XᵀX - N·μμᵀ, of which nothing is left far from the origin
# caught by: test_best_affine
# book: §9.1.3
def best_affine(X, d):
    c = X.mean(axis=0)
    _, V = np.linalg.eigh(X.T @ X - len(X) * np.outer(c, c))
    return c, V[:, len(V) - d :]


# %% directions_not_centred: c 取均值，方向却由没有减均值的数据求出 / c is the mean, but the directions come from data that are not centred
# caught by: test_best_affine
# hint: spread
# book: §9.1.3
def best_affine(X, d):
    _, V = np.linalg.eigh(X.T @ X)
    return X.mean(axis=0), V[:, X.shape[1] - d :]


# %% distance_along_the_plane: 算的是沿平面方向的长度 / Measures along the plane instead of away from it
# caught by: test_error
# hint: what is left
# book: §9.1.2
def error(X, c, U):
    return np.mean(np.sum(((X - c) @ U) ** 2, axis=1))


# %% error_remembered: 误差留着再用，而不看 c / Errors are kept for later calls, whatever c
# caught by: test_error
# book: §9.1.2
# kind: narrow
_known = {}


def _error(X, c, U):
    centred = X - c
    return np.mean(np.sum((centred - centred @ U @ U.T) ** 2, axis=1))


def error(X, c, U):
    key = X.tobytes(), U.tobytes(), U.shape
    if key not in _known:
        _known[key] = _error(X, c, U)
    return _known[key]


# %% first_rows_span: 用前几个样本张成平面 / Lets the first samples span the plane
# caught by: test_best_affine
# hint: spread
# book: §9.1.2
def best_affine(X, d):
    c = X.mean(axis=0)
    Q, _ = np.linalg.qr(np.vstack([X - c, np.eye(X.shape[1])]).T)
    return c, Q[:, :d]


# %% kept_for_discarded: 报告的是留下的方差，不是丢弃的 / Reports what is kept, not what is discarded
# caught by: test_four_points, test_least_errors
# book: §9.1.2
def least_errors(X):
    def sums_of_largest(A):
        return [0.0, *np.cumsum(np.linalg.eigvalsh(A.T @ A / len(A))[::-1])]

    return sums_of_largest(X), sums_of_largest(X - X.mean(axis=0))


# %% largest_direction: 取了最大特征值的特征向量 / Takes the eigenvector of the largest eigenvalue
# caught by: test_literal
# book: §9.1.2
def literal_program(Psi, k):
    _, V = np.linalg.eigh(Psi)
    return np.repeat(V[:, -1:], k, axis=1)


# %% largest_discarded: 丢弃的是最大的特征值 / Discards the largest eigenvalues
# caught by: test_four_points, test_least_errors
# book: §9.1.2
def least_errors(X):
    def sums_of_largest(A):
        return [0.0, *np.cumsum(np.linalg.eigvalsh(A.T @ A / len(A))[::-1])][::-1]

    return sums_of_largest(X), sums_of_largest(X - X.mean(axis=0))


# %% last_entry_missing: 列表里少了 d = D 的一项 / The lists lack the entry for d = D
# caught by: test_four_points, test_least_errors
# book: §9.1.2
def least_errors(X):
    def sums_of_smallest(A):
        return np.cumsum(np.linalg.eigvalsh(A.T @ A / len(A)))[::-1]

    return sums_of_smallest(X), sums_of_smallest(X - X.mean(axis=0))


# %% length_one_together: k 列合起来长度才是 1 / The k columns together have length 1
# caught by: test_literal
# book: §9.1.2
def literal_program(Psi, k):
    _, V = np.linalg.eigh(Psi)
    return np.repeat(V[:, :1], k, axis=1) / np.sqrt(k)


# %% lists_exchanged: 两个列表的次序反了 / The two lists are exchanged
# caught by: test_four_points, test_least_errors
# hint: origin
# book: §9.1.2
def least_errors(X):
    def sums_of_smallest(A):
        return [0.0, *np.cumsum(np.linalg.eigvalsh(A.T @ A / len(A)))][::-1]

    return sums_of_smallest(X - X.mean(axis=0)), sums_of_smallest(X)


# %% mean_for_the_point: 用均值代替了给定的 c / Uses the mean in place of the given c
# caught by: test_error
# hint: Subtract c
# book: §9.1.2
def error(X, c, U):
    centred = X - X.mean(axis=0)
    return np.mean(np.sum((centred - centred @ U @ U.T) ** 2, axis=1))


# %% mean_over_entries: 除以了元素个数 N·D / Divides by the number of entries, N·D
# caught by: test_error
# hint: mean
# book: §9.1.2
def error(X, c, U):
    centred = X - c
    return np.mean((centred - centred @ U @ U.T) ** 2)


# %% median_point: c 用各列的中位数 / The median of each column as c
# caught by: test_best_affine
# hint: least
# book: §9.1.3
def best_affine(X, d):
    centred = X - X.mean(axis=0)
    _, V = np.linalg.eigh(centred.T @ centred)
    return np.median(X, axis=0), V[:, X.shape[1] - d :]


# %% n_minus_one: 方差除以 N-1 / The variances are divided by N-1
# caught by: test_four_points, test_least_errors
# hint: Divide by N
# book: §9.1.2
def least_errors(X):
    def sums_of_smallest(A, n):
        return [0.0, *np.cumsum(np.linalg.eigvalsh(A.T @ A / n))][::-1]

    return sums_of_smallest(X, len(X)), sums_of_smallest(X - X.mean(axis=0), max(1, len(X) - 1))


# %% not_centred: 求最优平面时没有减去均值 / The mean is not subtracted for the best plane
# caught by: test_best_line, test_best_affine
# hint: least
# book: §9.1.3
def best_affine(X, d):
    _, V = np.linalg.eigh(X.T @ X)
    return np.zeros(X.shape[1]), V[:, X.shape[1] - d :]


# %% point_not_subtracted: 投影之前没有减去 c / Does not subtract c before projecting
# caught by: test_error
# hint: Subtract c
# book: §9.1.2
def error(X, c, U):
    return np.mean(np.sum((X - c - X @ U @ U.T) ** 2, axis=1))


# %% point_rounded: c 舍入到六位小数 / Rounds c to six decimals
# caught by: test_best_affine
# book: §9.1.2
# kind: narrow
def best_affine(X, d):
    c = X.mean(axis=0)
    _, V = np.linalg.eigh((X - c).T @ (X - c))
    return np.round(c, 6), V[:, len(V) - d :]


# %% relatively_small_eigenvalues_dropped: 小于最大特征值百万分之一的特征值当作 0 / Eigenvalues below a millionth of the largest one count as 0
# caught by: test_least_errors
# book: §9.1.3
def least_errors(X):
    def sums_of_smallest(A):
        values = np.linalg.eigvalsh(A.T @ A / len(A))
        return [0.0, *np.cumsum(np.where(values < 1e-6 * values[-1], 0.0, values))][::-1]

    return sums_of_smallest(X), sums_of_smallest(X - X.mean(axis=0))


# %% rescaled_directions: 各方向乘上了特征值的平方根 / Multiplies the directions by the roots of their eigenvalues
# caught by: test_best_affine
# book: §9.1.2
def best_affine(X, d):
    c = X.mean(axis=0)
    values, V = np.linalg.eigh((X - c).T @ (X - c) / len(X))
    U = V * np.sqrt(np.maximum(values, 0))
    return c, U[:, X.shape[1] - d :]


# %% root_of_the_error: 开了方：是距离的均方根 / Takes the root: the root mean squared distance
# caught by: test_error
# hint: squared
# book: §9.1.2
def error(X, c, U):
    centred = X - c
    return np.sqrt(np.mean(np.sum((centred - centred @ U @ U.T) ** 2, axis=1)))


# %% rows_as_eigenvectors: 把 V 的行当作特征向量 / Takes the rows of V for the eigenvectors
# caught by: test_shares
# book: §9.1.2
def discarded_shares(V, U):
    return np.sum((V @ U) ** 2, axis=1)


# %% rows_of_v: 把特征向量矩阵的行当成特征向量 / Takes rows of the matrix of eigenvectors for the eigenvectors
# caught by: test_best_affine
# hint: spread
# book: §9.1.2
def best_affine(X, d):
    c = X.mean(axis=0)
    _, V = np.linalg.eigh((X - c).T @ (X - c))
    return c, V.T[:, X.shape[1] - d :]


# %% same_list_twice: 两个列表一样，都减了均值 / Both lists are the same: the mean is always subtracted
# caught by: test_four_points, test_least_errors
# hint: origin
# book: §9.1.3
def least_errors(X):
    centred = X - X.mean(axis=0)
    values = np.linalg.eigvalsh(centred.T @ centred / len(X))
    errors = [0.0, *np.cumsum(values)][::-1]
    return errors, errors


# %% shares_normalised: 份额除以总和，使其和为 1 / Divides the shares by their sum
# caught by: test_shares
# book: §9.1.2
def discarded_shares(V, U):
    shares = np.sum((V.T @ U) ** 2, axis=1)
    return shares / max(1.0, shares.sum())


# %% shares_not_squared: 份额取了绝对值，没有平方 / Shares are absolute values, not squares
# caught by: test_shares
# book: §9.1.2
def discarded_shares(V, U):
    return np.sum(np.abs(V.T @ U), axis=1)


# %% shares_of_the_columns_of_u: 对 j 求和，得到的总是 1 / Sums over j, which always gives 1
# caught by: test_shares
# book: §9.1.2
def discarded_shares(V, U):
    totals = np.ones(len(V))
    totals[: U.shape[1]] = np.sum((V.T @ U) ** 2, axis=0)
    return totals


# %% shares_of_what_is_kept: 给出的是余下的份额 1 - p / Gives the shares that are left, 1 - p
# caught by: test_shares
# book: §9.1.2
def discarded_shares(V, U):
    return 1 - np.sum((V.T @ U) ** 2, axis=1)


# %% small_eigenvalues_dropped: 小于 1e-8 的特征值当作 0 / Eigenvalues below 1e-8 count as 0
# caught by: test_least_errors
# book: §9.1.2
def least_errors(X):
    def sums_of_smallest(A):
        values = np.linalg.eigvalsh(A.T @ A / len(A))
        values[values < 1e-8] = 0
        return [0.0, *np.cumsum(values)][::-1]

    return sums_of_smallest(X), sums_of_smallest(X - X.mean(axis=0))


# %% smallest_directions: 特征值从小到大排列，取了前 d 个 / Takes the first d eigenvectors, though eigenvalues come in ascending order
# caught by: test_best_line, test_best_affine
# hint: spread
# book: §9.1.2
def best_affine(X, d):
    c = X.mean(axis=0)
    _, V = np.linalg.eigh((X - c).T @ (X - c))
    return c, V[:, :d]


# %% smallest_entry_of_the_diagonal: 取了对角元最小的坐标轴 / Takes the axis with the smallest diagonal entry
# caught by: test_literal
# book: §9.1.2
def literal_program(Psi, k):
    best = int(np.argmin(np.diag(Psi)))
    return np.repeat(np.eye(len(Psi))[:, best : best + 1], k, axis=1)


# %% smallest_in_size: 取了绝对值最小的特征值 / Takes the eigenvalue of smallest size
# caught by: test_literal
# book: §9.1.2
def literal_program(Psi, k):
    values, V = np.linalg.eigh(Psi)
    best = int(np.argmin(np.abs(values)))
    return np.repeat(V[:, best : best + 1], k, axis=1)


# %% standardised: 求方向前把各列除以标准差 / Divides the columns by their standard deviations before looking for directions
# caught by: test_best_affine
# hint: spread
# book: §9.1.3
def best_affine(X, d):
    c = X.mean(axis=0)
    spread = X.std(axis=0)
    Z = (X - c) / np.where(spread > 0, spread, 1)
    _, V = np.linalg.eigh(Z.T @ Z)
    return c, V[:, X.shape[1] - d :]


# %% sum_for_mean: 把各行之和当作均值，忘了除以 N / Takes the sum of the rows for their mean, without dividing by N
# caught by: test_best_line, test_best_affine
# hint: least
# book: §9.1.3
def best_affine(X, d):
    c = X.sum(axis=0)
    _, V = np.linalg.eigh((X - c).T @ (X - c))
    return c, V[:, X.shape[1] - d :]


# %% sum_of_errors: 各行的距离平方相加，没有除以 N / Adds the squared distances and does not divide by N
# caught by: test_error
# hint: mean
# book: §9.1.2
def error(X, c, U):
    centred = X - c
    return np.sum((centred - centred @ U @ U.T) ** 2)


# %% ten_power_steps: 幂迭代只走十步 / Stops the power iteration after ten steps
# caught by: test_literal
# book: §9.1.2
def literal_program(Psi, k):
    shifted = np.abs(Psi).sum() * np.eye(len(Psi)) - Psi
    u = np.arange(1.0, len(Psi) + 1)
    for _ in range(10):
        u = u / np.linalg.norm(u)
        if np.any(shifted):
            u = shifted @ u
    u = u / np.linalg.norm(u)
    return np.repeat(u[:, None], k, axis=1)


# %% total_for_mean: 最小误差是总和，没有除以 N / The least errors are sums, not divided by N
# caught by: test_four_points, test_least_errors
# hint: Divide by N
# book: §9.1.2
def least_errors(X):
    def sums_of_smallest(A):
        return [0.0, *np.cumsum(np.linalg.eigvalsh(A.T @ A))][::-1]

    return sums_of_smallest(X), sums_of_smallest(X - X.mean(axis=0))


# %% widest_columns: 取方差最大的 d 根坐标轴 / Takes the d axes of largest variance
# caught by: test_best_affine
# hint: spread
# book: §9.1.2
def best_affine(X, d):
    order = np.argsort(-X.var(axis=0))
    return X.mean(axis=0), np.eye(X.shape[1])[:, order[:d]]


# %% zero_point: 方向求对了，平面却放在原点 / Right directions, but the plane passes through the origin
# caught by: test_best_line, test_best_affine
# hint: least
# book: §9.1.3
def best_affine(X, d):
    centred = X - X.mean(axis=0)
    _, V = np.linalg.eigh(centred.T @ centred)
    return np.zeros(X.shape[1]), V[:, X.shape[1] - d :]
