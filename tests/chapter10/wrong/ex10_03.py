"""Known mistakes of 10.3. Each cell holds what differs from the reference."""

# %% about_first_sample: 以第一个样本代替均值 / The first sample instead of the mean
# caught by: test_scatter, test_melons
# book: (10.14), (10.15)
def centered_scatter(X):
    centred = X - X[0]
    return centred.T @ centred


# %% about_median: 以中位数代替均值 / The median instead of the mean
# caught by: test_scatter, test_melons
# book: (10.14), (10.15)
def centered_scatter(X):
    centred = X - np.median(X, axis=0)
    return centred.T @ centred


# %% divides_by_m: 散度除以了 m / Divides the scatter by m
# caught by: test_scatter, test_melons
# hint: 不除以
# book: (10.14), (10.15)
def centered_scatter(X):
    centred = X - np.mean(X, axis=0)
    return centred.T @ centred / len(X)


# %% divides_by_m_minus_one: 散度除以了 m − 1 / Divides the scatter by m − 1
# caught by: test_scatter, test_melons
# hint: 不除以
# book: (10.14), (10.15)
def centered_scatter(X):
    centred = X - np.mean(X, axis=0)
    return centred.T @ centred / max(1, len(X) - 1)


# %% gram_grand_mean_missing: 减去行与列的均值而没有加回总均值 / Takes off the means of rows and columns without adding back the grand mean
# caught by: test_gram
# hint: 每一行
# book: (10.14), (10.15)
def center_gram(K):
    return K - np.mean(K, axis=0) - np.mean(K, axis=1, keepdims=True)


# %% gram_grand_mean_only: 只减去总均值 / Takes off the grand mean only
# caught by: test_gram
# book: (10.14), (10.15)
def center_gram(K):
    return K - np.mean(K)


# %% gram_half: 像距离矩阵那样乘了 −½ / Multiplies by −½ as if it were distances
# caught by: test_gram
# book: (10.14), (10.15)
def center_gram(K):
    rows = K - np.mean(K, axis=0)
    return -(rows - rows.mean(axis=1, keepdims=True)) / 2


# %% gram_one_side: 只在一边乘 H / H on one side only
# caught by: test_gram
# hint: 每一行
# book: (10.14), (10.15)
def center_gram(K):
    return K - np.mean(K, axis=0)


# %% grand_mean: 减去的是全体数的均值 / Takes off the mean of all numbers
# caught by: test_scatter, test_melons
# book: (10.14), (10.15)
def centered_scatter(X):
    centred = X - np.mean(X)
    return centred.T @ centred


# %% h_of_m_minus_one: H 的非对角元除以 m − 1 / Entries off the diagonal of H divided by m − 1
# caught by: test_matrix, test_small_matrices
# book: (10.14), (10.15)
def centering_matrix(m):
    return np.array([[1 - 1 / m if i == j else -1 / max(m - 1, 1) for j in range(m)] for i in range(m)])


# %% mean_of_each_sample: 减去的是每个样本自己各属性的均值 / Takes off each sample the mean of its own attributes
# caught by: test_scatter, test_melons
# hint: 每一列
# book: (10.14), (10.15)
def centered_scatter(X):
    centred = X - np.mean(X, axis=1, keepdims=True)
    return centred.T @ centred


# %% mean_part_diagonal: 均值的部分只有对角线 / The part of the mean on the diagonal only
# caught by: test_decomposition, test_parts_of_melons
# book: (10.14), (10.15)
def scatter_decomposition(X):
    mean = np.mean(X, axis=0)
    return centered_scatter(X), len(X) * np.diag(mean**2)


# %% mean_part_of_sums: 均值的部分用了和而没有除以 m / The part of the mean made of sums, not divided by m
# caught by: test_decomposition, test_parts_of_melons
# book: (10.14), (10.15)
def scatter_decomposition(X):
    mean = np.mean(X, axis=0)
    return centered_scatter(X), np.outer(len(X) * mean, len(X) * mean)


# %% mean_part_without_m: 均值的部分漏了 m / The part of the mean lacks its m
# caught by: test_decomposition
# hint: m 个相同
# book: (10.14), (10.15)
def scatter_decomposition(X):
    mean = np.mean(X, axis=0)
    return centered_scatter(X), np.outer(mean, mean)


# %% misleading_fixed: 数据与 u、v 无关 / Data that do not depend on u and v
# caught by: test_misleading
# book: (10.14), (10.15)
def misleading_data(u, v):
    # Centred: the eigenvalue 10 belongs to u, all others are 0. Uncentred: 4·10² = 400 to v, 10 to u.
    e, f = np.eye(len(u))[:2]
    return np.array([10 * f + t * e for t in (-2, -1, 1, 2)])


# %% misleading_noise: 加了少许噪声 / Adds a little noise
# caught by: test_misleading
# book: (10.14), (10.15)
def misleading_data(u, v):
    # Centred: the eigenvalue 10 belongs to u, all others are 0. Uncentred: 4·10² = 400 to v, 10 to u.
    noise = np.random.default_rng(0).normal(scale=1e-3, size=(4, len(u)))
    return np.array([10 * v + t * u for t in (-2, -1, 1, 2)]) + noise


# %% misleading_one_sample: 只有一个样本 / One sample only
# caught by: test_misleading
# book: (10.14), (10.15)
def misleading_data(u, v):
    # Centred: the eigenvalue 10 belongs to u, all others are 0. Uncentred: 4·10² = 400 to v, 10 to u.
    return np.array([10 * v + t * u for t in (0,)])


# %% misleading_plane_only: 第二个方向按平面上的垂线来取，不用 u / Takes the perpendicular in the plane for u
# caught by: test_misleading
# book: (10.14), (10.15)
def misleading_data(u, v):
    # Centred: the eigenvalue 10 belongs to u, all others are 0. Uncentred: 4·10² = 400 to v, 10 to u.
    across = np.zeros(len(v))
    across[:2] = -v[1], v[0]
    return np.array([10 * v + t * across for t in (-2, -1, 1, 2)])


# %% misleading_swapped: u 与 v 用反了 / u and v exchanged
# caught by: test_misleading
# book: (10.14), (10.15)
def misleading_data(u, v):
    # Centred: the eigenvalue 10 belongs to u, all others are 0. Uncentred: 4·10² = 400 to v, 10 to u.
    return np.array([10 * u + t * v for t in (-2, -1, 1, 2)])


# %% misleading_too_near: 均值离原点不够远 / The mean is not far enough from the origin
# caught by: test_misleading
# hint: 均值
# book: (10.14), (10.15)
def misleading_data(u, v):
    # Centred: the eigenvalue 10 belongs to u, all others are 0. Uncentred: 4·10² = 400 to v, 10 to u.
    return np.array([2 * v + t * u for t in (-2, -1, 1, 2)])


# %% misleading_uneven: 样本在均值两侧不对称，均值不沿 v / Samples uneven about the mean, which is not along v
# caught by: test_misleading
# book: (10.14), (10.15)
def misleading_data(u, v):
    # Centred: the eigenvalue 10 belongs to u, all others are 0. Uncentred: 4·10² = 400 to v, 10 to u.
    return np.array([10 * v + t * u for t in (-1, 1, 2, 3)])


# %% not_centred: 没有中心化 / Does not centre at all
# caught by: test_scatter, test_melons
# book: (10.14), (10.15)
def centered_scatter(X):
    centred = X
    return centred.T @ centred


# %% ones_not_divided: H = I − 11ᵀ，漏了 1/m / H = I − 11ᵀ without the 1/m
# caught by: test_small_matrices, test_matrix
# hint: 每一列
# book: (10.14), (10.15)
def centering_matrix(m):
    return np.eye(m) - np.ones((m, m))


# %% only_diagonal: 只从对角线上减去 1/m / Takes 1/m off the diagonal only
# caught by: test_small_matrices, test_matrix
# book: (10.14), (10.15)
def centering_matrix(m):
    return np.eye(m) * (1 - 1 / m)


# %% parts_swapped: 两部分次序颠倒 / The two parts in the wrong order
# caught by: test_decomposition
# book: (10.14), (10.15)
def scatter_decomposition(X):
    mean = np.mean(X, axis=0)
    return len(X) * np.outer(mean, mean), centered_scatter(X)


# %% samples_as_columns: 把样本当作列，得到 m×m 的矩阵 / Takes samples for columns, and gets an m×m matrix
# caught by: test_scatter, test_melons
# book: (10.14), (10.15)
def centered_scatter(X):
    centred = X - np.mean(X, axis=0)
    return centred @ centred.T


# %% small_column_constant: 跨度小于 1e-8 的列当作常数 / A column with a span below 1e-8 is taken for constant
# caught by: test_scatter
# book: §10.3
# kind: narrow
def centering_matrix(m):
    return np.eye(m) - np.ones((m, m)) / m


def centered_scatter(X):
    X = np.asarray(X, dtype=float)
    C = X - X.mean(axis=0)
    C[:, np.ptp(X, axis=0) < 1e-8] = 0.0
    return C.T @ C


def scatter_decomposition(X):
    X = np.asarray(X, dtype=float)
    mu = X.mean(axis=0)
    C = X - mu
    return C.T @ C, len(X) * np.outer(mu, mu)


def center_gram(K):
    K = np.asarray(K, dtype=float)
    H = centering_matrix(len(K))
    return H @ K @ H


def misleading_data(u, v):
    s = np.array([[1.0], [-1.0]])
    return 100 * np.asarray(v) + s * np.asarray(u)


# %% standardised: 中心化之后还除以标准差 / Divides by the standard deviation as well
# caught by: test_scatter, test_melons
# book: (10.14), (10.15)
def centered_scatter(X):
    centred = X - np.mean(X, axis=0)
    centred = centred / (centred.std(axis=0) + (centred.std(axis=0) == 0))
    return centred.T @ centred


# %% variances_only: 只算了对角线上的方差 / Variances on the diagonal only
# caught by: test_scatter, test_melons
# book: (10.14), (10.15)
def centered_scatter(X):
    centred = X - np.mean(X, axis=0)
    return np.diag((centred**2).sum(axis=0))


# %% whole_for_part: 第一部分是整个散度，第二部分是负的 / The whole scatter and a negative correction
# caught by: test_decomposition
# book: (10.14), (10.15)
def scatter_decomposition(X):
    mean = np.mean(X, axis=0)
    return np.transpose(X) @ X + 0 * centered_scatter(X), 0 * len(X) * np.outer(mean, mean)
