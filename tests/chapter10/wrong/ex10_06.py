"""Known mistakes of 10.6. Each cell holds what differs from the reference."""

# %% ascending: 方差由小到大 / Variances ascend
# caught by: test_digit_variances, test_pca
# book: (10.17), (10.18)
# costs: 2
def pca(X, d):
    mean, rows, variances = spectrum(X)
    return mean, rows[:d][::-1].T, variances[:d][::-1]


# %% coarse_share: 累计比四舍五入到 4 位再比较 / Rounds shares to 4 digits before comparing
# caught by: test_smallest_dim
# book: (10.17), (10.18)
# kind: narrow
def smallest_dim(variances, t):
    shares = np.cumsum(variances) / np.sum(variances)
    return int(np.argmax(shares.round(4) >= t - 1e-12)) + 1


# %% full_svd: 做了完整的奇异值分解 / A full SVD, with a matrix of pixels by pixels
# caught by: test_wide
# book: (10.17), (10.18)
def spectrum(X):
    """The mean, all components as rows, and their variances."""
    mean = np.mean(X, axis=0)
    # Thin: neither factor has more than min(m, n) rows or columns.
    _, singular, rows = np.linalg.svd(X - mean, full_matrices=True)
    return mean, rows, singular**2 / (len(X) - 1)


# %% gram_absolute_cut: 由 Xcᵀv 得到的主成分除以 max(σ, 0.001)，像素值很小时长度不是 1 / Components Xcᵀv are divided by max(σ, 0.001): not of length 1 for small pixels
# caught by: test_pca
# book: (10.17)
# kind: narrow
def _all(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    C = X - mean
    if C.shape[0] >= C.shape[1]:
        R = np.linalg.qr(C, mode="r")
        _, s, Vt = np.linalg.svd(R)
        V = Vt.T
    else:
        lam, U = np.linalg.eigh(C @ C.T)
        lam, U = lam[::-1], U[:, ::-1]
        s = np.sqrt(np.maximum(lam, 0))
        V = C.T @ U / np.maximum(s, 1e-3)
    return mean, V, s * s / (len(X) - 1)


def pca(X, d):
    mean, V, var = _all(X)
    return mean, V[:, :d], var[:d]


def project(X, mean, W):
    X, mean, W = np.asarray(X, dtype=float), np.asarray(mean, dtype=float), np.asarray(W, dtype=float)
    return (X - mean) @ W


def reconstruct(Z, mean, W):
    Z, mean, W = np.asarray(Z, dtype=float), np.asarray(mean, dtype=float), np.asarray(W, dtype=float)
    return Z @ W.T + mean


def smallest_dim(variances, t):
    total = sum(variances)
    run = 0.0
    for k, v in enumerate(variances, 1):
        run += v
        if run / total >= t - 5e-13:
            return k
    return len(variances)


def component_images(W, shape, count):
    W = np.asarray(W, dtype=float)
    images = []
    for j in range(count):
        w = W[:, j]
        if -w.min() > w.max():
            w = -w
        low, high = w.min(), w.max()
        if low == high:
            image = np.full(len(w), 0.5)
        else:
            image = (w - low) / (high - low)
        images.append(image.reshape(shape))
    return images


def experiment(X, dims):
    mean, V, var = _all(X)
    m, n = np.shape(X)
    share = np.cumsum(var) / var.sum()
    rmse = {}
    for d in dims:
        rmse[d] = np.sqrt(var[d:].sum() * (m - 1) / (m * n))
    return {
        "cumulative20": share[:20],
        "dims": {t: smallest_dim(var.tolist(), t) for t in (0.8, 0.9, 0.95, 0.99)},
        "rmse": rmse,
    }


def conclusions(report):
    c = list(report["cumulative20"])
    half = None
    for k in range(len(c), 0, -1):
        if c[k - 1] >= 0.5:
            half = k
    ds = sorted(report["rmse"])
    r = [report["rmse"][d] for d in ds]
    return {
        "half_of_variance_by": half,
        "rmse_decreasing": all(a > b for a, b in zip(r, r[1:])),
        "twenty_enough_for_95": bool(c[19] >= 0.95),
    }


# %% gram_not_normalised: 由 m×m 的矩阵得到的方向没有化为单位长 / Directions from the m×m matrix are not made of length 1
# caught by: test_pca, test_wide
# book: (10.17), (10.18)
# costs: 2.5
def spectrum(X):
    """The mean, all components as rows, and their variances."""
    mean = np.mean(X, axis=0)
    # Thin: neither factor has more than min(m, n) rows or columns.
    A = X - mean
    if A.shape[0] >= A.shape[1]:
        _, singular, rows = np.linalg.svd(A, full_matrices=False)
        return mean, rows, singular**2 / (len(X) - 1)
    values, vectors = np.linalg.eigh(A @ A.T)
    return mean, vectors.T[::-1] @ A, np.maximum(values[::-1], 0) / (len(X) - 1)


# %% half_from_zero: d 从 0 数起 / Counts d from 0
# caught by: test_conclusions
# hint: 从 1
# book: (10.17), (10.18)
def conclusions(report):
    shares, rmse = report["cumulative20"], report["rmse"]
    errors = [rmse[d] for d in sorted(rmse)]
    return {
        "half_of_variance_by": next((d for d, share in enumerate(shares) if share >= 0.5), None),
        "rmse_decreasing": all(later < earlier for earlier, later in pairwise(errors)),
        "twenty_enough_for_95": bool(shares[-1] >= 0.95),
    }


# %% half_strict: 要大于 0.5 / Wants more than 0.5
# caught by: test_conclusions
# book: (10.17), (10.18)
def conclusions(report):
    shares, rmse = report["cumulative20"], report["rmse"]
    errors = [rmse[d] for d in sorted(rmse)]
    return {
        "half_of_variance_by": next((d for d, share in enumerate(shares, 1) if share > 0.5), None),
        "rmse_decreasing": all(later < earlier for earlier, later in pairwise(errors)),
        "twenty_enough_for_95": bool(shares[-1] >= 0.95),
    }


# %% half_twenty: 达不到一半时返回 20 / Returns 20 where half is never reached
# caught by: test_conclusions
# book: (10.17), (10.18)
def conclusions(report):
    shares, rmse = report["cumulative20"], report["rmse"]
    errors = [rmse[d] for d in sorted(rmse)]
    return {
        "half_of_variance_by": next((d for d, share in enumerate(shares, 1) if share >= 0.5), 20),
        "rmse_decreasing": all(later < earlier for earlier, later in pairwise(errors)),
        "twenty_enough_for_95": bool(shares[-1] >= 0.95),
    }


# %% images_absolute: 取了绝对值 / Takes absolute values
# caught by: test_images
# book: (10.17), (10.18)
def component_images(W, shape, count):
    images = []
    for column in np.transpose(W)[:count]:
        column = np.abs(column)
        low, high = column.min(), column.max()
        scaled = (column - low) / (high - low) if high > low else np.full(len(column), 0.5)
        images.append(scaled.reshape(shape))
    return images


# %% images_by_columns: 像素按列排列 / Pixels go column by column
# caught by: test_images
# hint: 按行
# book: (10.17), (10.18)
def component_images(W, shape, count):
    images = []
    for column in np.transpose(W)[:count]:
        if abs(column.min()) > column.max():
            column = -column
        low, high = column.min(), column.max()
        scaled = (column - low) / (high - low) if high > low else np.full(len(column), 0.5)
        images.append(scaled.reshape(shape, order="F"))
    return images


# %% images_by_images: 总是分解 m×m 的矩阵，图像上万幅时放不下 / Always decomposes the m×m matrix, which does not fit for ten thousand images
# caught by: test_wide
# book: (10.17)
def _all(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    C = X - mean
    if False:
        R = np.linalg.qr(C, mode="r")
        _, s, Vt = np.linalg.svd(R)
        V = Vt.T
    else:
        lam, U = np.linalg.eigh(C @ C.T)
        lam, U = lam[::-1][: C.shape[1]], U[:, ::-1][:, : C.shape[1]]
        s = np.sqrt(np.maximum(lam, 0))
        V = C.T @ U / np.maximum(s, 1e-300)
    return mean, V, s * s / (len(X) - 1)


def pca(X, d):
    mean, V, var = _all(X)
    return mean, V[:, :d], var[:d]


def project(X, mean, W):
    X, mean, W = np.asarray(X, dtype=float), np.asarray(mean, dtype=float), np.asarray(W, dtype=float)
    return (X - mean) @ W


def reconstruct(Z, mean, W):
    Z, mean, W = np.asarray(Z, dtype=float), np.asarray(mean, dtype=float), np.asarray(W, dtype=float)
    return Z @ W.T + mean


def smallest_dim(variances, t):
    total = sum(variances)
    run = 0.0
    for k, v in enumerate(variances, 1):
        run += v
        if run / total >= t - 5e-13:
            return k
    return len(variances)


def component_images(W, shape, count):
    W = np.asarray(W, dtype=float)
    images = []
    for j in range(count):
        w = W[:, j]
        if -w.min() > w.max():
            w = -w
        low, high = w.min(), w.max()
        if low == high:
            image = np.full(len(w), 0.5)
        else:
            image = (w - low) / (high - low)
        images.append(image.reshape(shape))
    return images


def experiment(X, dims):
    mean, V, var = _all(X)
    m, n = np.shape(X)
    share = np.cumsum(var) / var.sum()
    rmse = {}
    for d in dims:
        rmse[d] = np.sqrt(var[d:].sum() * (m - 1) / (m * n))
    return {
        "cumulative20": share[:20],
        "dims": {t: smallest_dim(var.tolist(), t) for t in (0.8, 0.9, 0.95, 0.99)},
        "rmse": rmse,
    }


def conclusions(report):
    c = list(report["cumulative20"])
    half = None
    for k in range(len(c), 0, -1):
        if c[k - 1] >= 0.5:
            half = k
    ds = sorted(report["rmse"])
    r = [report["rmse"][d] for d in ds]
    return {
        "half_of_variance_by": half,
        "rmse_decreasing": all(a > b for a, b in zip(r, r[1:])),
        "twenty_enough_for_95": bool(c[19] >= 0.95),
    }


# %% images_by_largest: 除以最大的绝对值，没有平移 / Divides by the largest absolute value without shifting
# caught by: test_images
# book: (10.17), (10.18)
def component_images(W, shape, count):
    images = []
    for column in np.transpose(W)[:count]:
        if abs(column.min()) > column.max():
            column = -column
        low, high = column.min(), column.max()
        scaled = column / max(abs(high), abs(low)) if high > low else np.full(len(column), 0.5)
        images.append(scaled.reshape(shape))
    return images


# %% images_constant_zero: 常数的一列变为 0 / A constant column becomes 0
# caught by: test_images
# hint: 常数
# book: (10.17), (10.18)
def component_images(W, shape, count):
    images = []
    for column in np.transpose(W)[:count]:
        if abs(column.min()) > column.max():
            column = -column
        low, high = column.min(), column.max()
        scaled = (column - low) / (high - low) if high > low else np.zeros(len(column))
        images.append(scaled.reshape(shape))
    return images


# %% images_no_sign: 没有定正负号 / Does not choose the sign
# caught by: test_images
# hint: 正负号
# book: (10.17), (10.18)
def component_images(W, shape, count):
    images = []
    for column in np.transpose(W)[:count]:
        low, high = column.min(), column.max()
        scaled = (column - low) / (high - low) if high > low else np.full(len(column), 0.5)
        images.append(scaled.reshape(shape))
    return images


# %% images_sign_of_first: 以第一个元素定正负号 / Chooses the sign by the first entry
# caught by: test_images
# book: (10.17), (10.18)
def component_images(W, shape, count):
    images = []
    for column in np.transpose(W)[:count]:
        if column[0] < 0:
            column = -column
        low, high = column.min(), column.max()
        scaled = (column - low) / (high - low) if high > low else np.full(len(column), 0.5)
        images.append(scaled.reshape(shape))
    return images


# %% images_sign_of_sum: 以元素之和定正负号 / Chooses the sign by the sum of the entries
# caught by: test_images
# book: (10.17), (10.18)
def component_images(W, shape, count):
    images = []
    for column in np.transpose(W)[:count]:
        if column.sum() < 0:
            column = -column
        low, high = column.min(), column.max()
        scaled = (column - low) / (high - low) if high > low else np.full(len(column), 0.5)
        images.append(scaled.reshape(shape))
    return images


# %% images_symmetric: 0 变为 ½ 的对称伸缩 / A symmetric scale on which 0 becomes ½
# caught by: test_images
# book: (10.17), (10.18)
def component_images(W, shape, count):
    images = []
    for column in np.transpose(W)[:count]:
        if abs(column.min()) > column.max():
            column = -column
        low, high = column.min(), column.max()
        scaled = 0.5 + column / (2 * max(abs(high), abs(low))) if high > low else np.full(len(column), 0.5)
        images.append(scaled.reshape(shape))
    return images


# %% images_together: 所有图像用同一个伸缩 / One scale for all images
# caught by: test_images
# book: (10.17), (10.18)
def component_images(W, shape, count):
    images = []
    for column in np.transpose(W)[:count]:
        if abs(column.min()) > column.max():
            column = -column
        low, high = np.min(W[:, :count]), np.max(W[:, :count])
        scaled = (column - low) / (high - low) if high > low else np.full(len(column), 0.5)
        images.append(scaled.reshape(shape))
    return images


# %% images_transposed: 高与宽颠倒 / Height and width exchanged
# caught by: test_images
# book: (10.17), (10.18)
def component_images(W, shape, count):
    images = []
    for column in np.transpose(W)[:count]:
        if abs(column.min()) > column.max():
            column = -column
        low, high = column.min(), column.max()
        scaled = (column - low) / (high - low) if high > low else np.full(len(column), 0.5)
        images.append(scaled.reshape(shape[::-1]))
    return images


# %% left_vectors: 主成分取成了 m×m 矩阵的特征向量 / Takes eigenvectors of the m×m matrix for components
# caught by: test_pca, test_wide
# book: (10.17), (10.18)
# costs: 2.5
def pca(X, d):
    mean, rows, variances = spectrum(X)
    if len(X) < len(mean):
        values, vectors = np.linalg.eigh((X - mean) @ (X - mean).T)
        return mean, vectors[:, ::-1][:, :d], variances[:d]
    return mean, rows[:d].T, variances[:d]


# %% mean_zero: 返回的均值是 0 / Returns a mean of zero
# caught by: test_pca
# book: (10.17), (10.18)
# costs: 2
def pca(X, d):
    mean, rows, variances = spectrum(X)
    return 0 * mean, rows[:d].T, variances[:d]


# %% mse: 没有开方 / Without the root
# caught by: test_digit_report, test_experiment
# book: (10.17), (10.18)
def experiment(X, dims):
    mean, rows, variances = spectrum(X)
    shares = np.cumsum(variances) / variances.sum()
    rmse = {}
    for d in dims:
        restored = reconstruct(project(X, mean, rows[:d].T), mean, rows[:d].T)
        rmse[d] = float(np.mean((X - restored) ** 2))
    return {
        "cumulative20": shares[:20].tolist(),
        "dims": {t: smallest_dim(variances, t) for t in THRESHOLDS},
        "rmse": rmse,
    }


# %% ninety_five_by_dims: 按 dims 而不是累计比判断 / Judges by dims and not by the share
# caught by: test_conclusions
# book: (10.17), (10.18)
def conclusions(report):
    shares, rmse = report["cumulative20"], report["rmse"]
    errors = [rmse[d] for d in sorted(rmse)]
    return {
        "half_of_variance_by": next((d for d, share in enumerate(shares, 1) if share >= 0.5), None),
        "rmse_decreasing": all(later < earlier for earlier, later in pairwise(errors)),
        "twenty_enough_for_95": report["dims"][0.95] <= 20,
    }


# %% ninety_five_strict: 要大于 0.95 / Wants more than 0.95
# caught by: test_conclusions
# book: (10.17), (10.18)
def conclusions(report):
    shares, rmse = report["cumulative20"], report["rmse"]
    errors = [rmse[d] for d in sorted(rmse)]
    return {
        "half_of_variance_by": next((d for d, share in enumerate(shares, 1) if share >= 0.5), None),
        "rmse_decreasing": all(later < earlier for earlier, later in pairwise(errors)),
        "twenty_enough_for_95": bool(shares[-1] > 0.95),
    }


# %% no_slack: 比较时没有容许舍入误差 / Allows no rounding in the comparison
# caught by: test_smallest_dim
# book: (10.17), (10.18)
# kind: narrow
def smallest_dim(variances, t):
    shares = np.cumsum(variances) / np.sum(variances)
    total, so_far = sum(variances), 0.0
    for d, value in enumerate(variances, 1):
        so_far += value / total
        if so_far >= t:
            return d
    return len(variances)


# %% not_centred: 没有减去均值 / Does not take the mean off
# caught by: test_digit_variances, test_pca
# hint: 均值
# book: (10.17), (10.18)
# costs: 2.5
def spectrum(X):
    """The mean, all components as rows, and their variances."""
    mean = np.mean(X, axis=0)
    # Thin: neither factor has more than min(m, n) rows or columns.
    _, singular, rows = np.linalg.svd(X, full_matrices=False)
    return mean, rows, singular**2 / (len(X) - 1)


# %% one_too_few: 维数少一 / One dimension too few
# caught by: test_smallest_dim, test_digit_report
# hint: 从 1
# book: (10.17), (10.18)
def smallest_dim(variances, t):
    shares = np.cumsum(variances) / np.sum(variances)
    return int(np.argmax(shares >= t - 1e-12))


# %% over_m: 方差除以了 m / Variances divided by m
# caught by: test_digit_variances, test_pca
# hint: m − 1
# book: (10.17), (10.18)
# costs: 2
def spectrum(X):
    """The mean, all components as rows, and their variances."""
    mean = np.mean(X, axis=0)
    # Thin: neither factor has more than min(m, n) rows or columns.
    _, singular, rows = np.linalg.svd(X - mean, full_matrices=False)
    return mean, rows, singular**2 / len(X)


# %% pixels_by_pixels: 形成了像素 × 像素的矩阵 / Forms a matrix of pixels by pixels
# caught by: test_wide
# book: (10.17), (10.18)
def spectrum(X):
    """The mean, all components as rows, and their variances."""
    mean = np.mean(X, axis=0)
    # Thin: neither factor has more than min(m, n) rows or columns.
    A = X - mean
    values, vectors = np.linalg.eigh(A.T @ A / (len(X) - 1))
    return mean, vectors.T[::-1], np.maximum(values[::-1], 0)


# %% projects_with_own_mean: 新图像减去自己的均值 / Takes off new images their own mean
# caught by: test_projection
# hint: 自己的
# book: (10.17), (10.18)
def project(X, mean, W):
    return (X - np.mean(X, axis=0)) @ W


# %% projects_without_mean: 投影时没有减去均值 / Projects without taking the mean off
# caught by: test_projection
# book: (10.17), (10.18)
def project(X, mean, W):
    return X @ W


# %% ratios_for_variances: 返回方差比而不是方差 / Shares instead of variances
# caught by: test_digit_variances, test_pca
# book: (10.17), (10.18)
# costs: 2
def pca(X, d):
    mean, rows, variances = spectrum(X)
    return mean, rows[:d].T, variances[:d] / variances.sum()


# %% remembers_by_shape: 记住上一次的分解，只凭形状与第一个像素辨认图像 / Remembers a decomposition by the shape and the first pixel of the images only
# caught by: test_pca
# book: (10.17)
# kind: narrow
_seen = {}


def _all(X):
    X = np.asarray(X, dtype=float)
    key = (X.shape, float(X[0, 0]))
    if key not in _seen:
        _seen[key] = _work(X)
    return _seen[key]


def _work(X):
    mean = X.mean(axis=0)
    C = X - mean
    if C.shape[0] >= C.shape[1]:
        R = np.linalg.qr(C, mode="r")
        _, s, Vt = np.linalg.svd(R)
        V = Vt.T
    else:
        Q, R = np.linalg.qr(C.T)
        U, s, _ = np.linalg.svd(R)
        V = Q @ U
    return mean, V, s * s / (len(X) - 1)


def pca(X, d):
    mean, V, var = _all(X)
    return mean, V[:, :d], var[:d]


def project(X, mean, W):
    X, mean, W = np.asarray(X, dtype=float), np.asarray(mean, dtype=float), np.asarray(W, dtype=float)
    return (X - mean) @ W


def reconstruct(Z, mean, W):
    Z, mean, W = np.asarray(Z, dtype=float), np.asarray(mean, dtype=float), np.asarray(W, dtype=float)
    return Z @ W.T + mean


def smallest_dim(variances, t):
    total = sum(variances)
    run = 0.0
    for k, v in enumerate(variances, 1):
        run += v
        if run / total >= t - 5e-13:
            return k
    return len(variances)


def component_images(W, shape, count):
    W = np.asarray(W, dtype=float)
    images = []
    for j in range(count):
        w = W[:, j]
        if -w.min() > w.max():
            w = -w
        low, high = w.min(), w.max()
        if low == high:
            image = np.full(len(w), 0.5)
        else:
            image = (w - low) / (high - low)
        images.append(image.reshape(shape))
    return images


def experiment(X, dims):
    mean, V, var = _all(X)
    m, n = np.shape(X)
    share = np.cumsum(var) / var.sum()
    rmse = {}
    for d in dims:
        rmse[d] = np.sqrt(var[d:].sum() * (m - 1) / (m * n))
    return {
        "cumulative20": share[:20],
        "dims": {t: smallest_dim(var.tolist(), t) for t in (0.8, 0.9, 0.95, 0.99)},
        "rmse": rmse,
    }


def conclusions(report):
    c = list(report["cumulative20"])
    half = None
    for k in range(len(c), 0, -1):
        if c[k - 1] >= 0.5:
            half = k
    ds = sorted(report["rmse"])
    r = [report["rmse"][d] for d in ds]
    return {
        "half_of_variance_by": half,
        "rmse_decreasing": all(a > b for a, b in zip(r, r[1:])),
        "twenty_enough_for_95": bool(c[19] >= 0.95),
    }


# %% restores_clipped: 还原的像素截到 0–16 / Clips restored pixels to 0–16
# caught by: test_reconstruction
# book: (10.17), (10.18)
def reconstruct(Z, mean, W):
    return np.clip(mean + Z @ np.transpose(W), 0, 16)


# %% restores_without_mean: 还原时没有加回均值 / Restores without adding the mean
# caught by: test_reconstruction
# book: (10.17), (10.18)
def reconstruct(Z, mean, W):
    return Z @ np.transpose(W)


# %% rmse_by_insertion: 按字典中的次序看 rmse / Takes rmse in the order of the dict
# caught by: test_conclusions
# hint: 次序
# book: (10.17), (10.18)
def conclusions(report):
    shares, rmse = report["cumulative20"], report["rmse"]
    errors = [rmse[d] for d in rmse]
    return {
        "half_of_variance_by": next((d for d, share in enumerate(shares, 1) if share >= 0.5), None),
        "rmse_decreasing": all(later < earlier for earlier, later in pairwise(errors)),
        "twenty_enough_for_95": bool(shares[-1] >= 0.95),
    }


# %% rmse_ends_only: 只比较首尾 / Compares the ends only
# caught by: test_conclusions
# book: (10.17), (10.18)
def conclusions(report):
    shares, rmse = report["cumulative20"], report["rmse"]
    errors = [rmse[d] for d in sorted(rmse)]
    return {
        "half_of_variance_by": next((d for d, share in enumerate(shares, 1) if share >= 0.5), None),
        "rmse_decreasing": len(errors) == 1 or errors[-1] < errors[0],
        "twenty_enough_for_95": bool(shares[-1] >= 0.95),
    }


# %% rmse_falls_by_slack: rmse 要小于前一个减 1e-9 才算变小 / rmse only counts as smaller if it is so by 1e-9
# caught by: test_conclusions
# book: §10.3
# kind: narrow
def _all(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    C = X - mean
    if C.shape[0] >= C.shape[1]:
        R = np.linalg.qr(C, mode="r")
        _, s, Vt = np.linalg.svd(R)
        V = Vt.T
    else:
        Q, R = np.linalg.qr(C.T)
        U, s, _ = np.linalg.svd(R)
        V = Q @ U
    return mean, V, s * s / (len(X) - 1)


def pca(X, d):
    mean, V, var = _all(X)
    return mean, V[:, :d], var[:d]


def project(X, mean, W):
    X, mean, W = np.asarray(X, dtype=float), np.asarray(mean, dtype=float), np.asarray(W, dtype=float)
    return (X - mean) @ W


def reconstruct(Z, mean, W):
    Z, mean, W = np.asarray(Z, dtype=float), np.asarray(mean, dtype=float), np.asarray(W, dtype=float)
    return Z @ W.T + mean


def smallest_dim(variances, t):
    total = sum(variances)
    run = 0.0
    for k, v in enumerate(variances, 1):
        run += v
        if run / total >= t - 5e-13:
            return k
    return len(variances)


def component_images(W, shape, count):
    W = np.asarray(W, dtype=float)
    images = []
    for j in range(count):
        w = W[:, j]
        if -w.min() > w.max():
            w = -w
        low, high = w.min(), w.max()
        if low == high:
            image = np.full(len(w), 0.5)
        else:
            image = (w - low) / (high - low)
        images.append(image.reshape(shape))
    return images


def experiment(X, dims):
    mean, V, var = _all(X)
    m, n = np.shape(X)
    share = np.cumsum(var) / var.sum()
    rmse = {}
    for d in dims:
        rmse[d] = np.sqrt(var[d:].sum() * (m - 1) / (m * n))
    return {
        "cumulative20": share[:20],
        "dims": {t: smallest_dim(var.tolist(), t) for t in (0.8, 0.9, 0.95, 0.99)},
        "rmse": rmse,
    }


def conclusions(report):
    c = list(report["cumulative20"])
    half = None
    for k in range(len(c), 0, -1):
        if c[k - 1] >= 0.5:
            half = k
    ds = sorted(report["rmse"])
    r = [report["rmse"][d] for d in ds]
    return {
        "half_of_variance_by": half,
        "rmse_decreasing": all(a > b + 1e-9 for a, b in zip(r, r[1:])),
        "twenty_enough_for_95": bool(c[19] >= 0.95),
    }


# %% rmse_not_growing: 不增大就算变小 / Equal counts as smaller
# caught by: test_conclusions
# book: (10.17), (10.18)
def conclusions(report):
    shares, rmse = report["cumulative20"], report["rmse"]
    errors = [rmse[d] for d in sorted(rmse)]
    return {
        "half_of_variance_by": next((d for d, share in enumerate(shares, 1) if share >= 0.5), None),
        "rmse_decreasing": all(later <= earlier for earlier, later in pairwise(errors)),
        "twenty_enough_for_95": bool(shares[-1] >= 0.95),
    }


# %% rmse_of_norms: 平均的是各图像误差的长度 / The mean of the lengths of the errors
# caught by: test_experiment, test_digit_report
# book: (10.17), (10.18)
def experiment(X, dims):
    mean, rows, variances = spectrum(X)
    shares = np.cumsum(variances) / variances.sum()
    rmse = {}
    for d in dims:
        restored = reconstruct(project(X, mean, rows[:d].T), mean, rows[:d].T)
        rmse[d] = float(np.mean(np.linalg.norm(X - restored, axis=1)) / X.shape[1] ** 0.5)
    return {
        "cumulative20": shares[:20].tolist(),
        "dims": {t: smallest_dim(variances, t) for t in THRESHOLDS},
        "rmse": rmse,
    }


# %% rmse_one_more: 投影到 d + 1 维 / Projects to d + 1 dimensions
# caught by: test_experiment, test_digit_report
# book: (10.17), (10.18)
def experiment(X, dims):
    mean, rows, variances = spectrum(X)
    shares = np.cumsum(variances) / variances.sum()
    rmse = {}
    for d in dims:
        restored = reconstruct(project(X, mean, rows[: d + 1].T), mean, rows[: d + 1].T)
        rmse[d] = float(np.sqrt(np.mean((X - restored) ** 2)))
    return {
        "cumulative20": shares[:20].tolist(),
        "dims": {t: smallest_dim(variances, t) for t in THRESHOLDS},
        "rmse": rmse,
    }


# %% rmse_per_image: 按图像而不是按元素平均 / Averages over images, not over entries
# caught by: test_digit_report, test_experiment
# hint: 所有元素
# book: (10.17), (10.18)
def experiment(X, dims):
    mean, rows, variances = spectrum(X)
    shares = np.cumsum(variances) / variances.sum()
    rmse = {}
    for d in dims:
        restored = reconstruct(project(X, mean, rows[:d].T), mean, rows[:d].T)
        rmse[d] = float(np.sqrt(((X - restored) ** 2).sum() / len(X)))
    return {
        "cumulative20": shares[:20].tolist(),
        "dims": {t: smallest_dim(variances, t) for t in THRESHOLDS},
        "rmse": rmse,
    }


# %% rows_for_columns: 主成分作为行返回 / Returns components as rows
# caught by: test_pca
# book: (10.17), (10.18)
# costs: 2
def pca(X, d):
    mean, rows, variances = spectrum(X)
    return mean, rows[:d], variances[:d]


# %% scatter_by_difference: 散度由 XᵀX 减去均值的部分得到，数远离原点时所剩无几 / The scatter is XᵀX less that of the mean, of which little is left far from the origin
# caught by: test_pca
# book: (10.14)
# kind: narrow
def _all(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    C = X - mean
    if C.shape[0] >= C.shape[1]:
        lam, V = np.linalg.eigh(X.T @ X - len(X) * np.outer(mean, mean))
        s, V = np.sqrt(np.maximum(lam[::-1], 0)), V[:, ::-1]
    else:
        Q, R = np.linalg.qr(C.T)
        U, s, _ = np.linalg.svd(R)
        V = Q @ U
    return mean, V, s * s / (len(X) - 1)


def pca(X, d):
    mean, V, var = _all(X)
    return mean, V[:, :d], var[:d]


def project(X, mean, W):
    X, mean, W = np.asarray(X, dtype=float), np.asarray(mean, dtype=float), np.asarray(W, dtype=float)
    return (X - mean) @ W


def reconstruct(Z, mean, W):
    Z, mean, W = np.asarray(Z, dtype=float), np.asarray(mean, dtype=float), np.asarray(W, dtype=float)
    return Z @ W.T + mean


def smallest_dim(variances, t):
    total = sum(variances)
    run = 0.0
    for k, v in enumerate(variances, 1):
        run += v
        if run / total >= t - 5e-13:
            return k
    return len(variances)


def component_images(W, shape, count):
    W = np.asarray(W, dtype=float)
    images = []
    for j in range(count):
        w = W[:, j]
        if -w.min() > w.max():
            w = -w
        low, high = w.min(), w.max()
        if low == high:
            image = np.full(len(w), 0.5)
        else:
            image = (w - low) / (high - low)
        images.append(image.reshape(shape))
    return images


def experiment(X, dims):
    mean, V, var = _all(X)
    m, n = np.shape(X)
    share = np.cumsum(var) / var.sum()
    rmse = {}
    for d in dims:
        rmse[d] = np.sqrt(var[d:].sum() * (m - 1) / (m * n))
    return {
        "cumulative20": share[:20],
        "dims": {t: smallest_dim(var.tolist(), t) for t in (0.8, 0.9, 0.95, 0.99)},
        "rmse": rmse,
    }


def conclusions(report):
    c = list(report["cumulative20"])
    half = None
    for k in range(len(c), 0, -1):
        if c[k - 1] >= 0.5:
            half = k
    ds = sorted(report["rmse"])
    r = [report["rmse"][d] for d in ds]
    return {
        "half_of_variance_by": half,
        "rmse_decreasing": all(a > b for a, b in zip(r, r[1:])),
        "twenty_enough_for_95": bool(c[19] >= 0.95),
    }


# %% searchsorted_right: 相等时多取一维 / One dimension more where the share is equal
# caught by: test_smallest_dim
# book: (10.17), (10.18)
def smallest_dim(variances, t):
    shares = np.cumsum(variances) / np.sum(variances)
    return int(min(len(shares) - 1, np.searchsorted(shares, t, side="right"))) + 1


# %% share_of_roots: 用标准差之和的比 / Shares of the sum of standard deviations
# caught by: test_smallest_dim
# book: (10.17), (10.18)
def smallest_dim(variances, t):
    variances = np.sqrt(variances)
    shares = np.cumsum(variances) / np.sum(variances)
    return int(np.argmax(shares >= t - 1e-12)) + 1


# %% shares_not_cumulative: 给出各自的方差比，没有累计 / Single shares, not cumulative
# caught by: test_digit_report, test_experiment
# book: (10.17), (10.18)
def experiment(X, dims):
    mean, rows, variances = spectrum(X)
    shares = variances / variances.sum()
    rmse = {}
    for d in dims:
        restored = reconstruct(project(X, mean, rows[:d].T), mean, rows[:d].T)
        rmse[d] = float(np.sqrt(np.mean((X - restored) ** 2)))
    return {
        "cumulative20": shares[:20].tolist(),
        "dims": {t: smallest_dim(variances, t) for t in THRESHOLDS},
        "rmse": rmse,
    }


# %% shares_of_sixty: 累计比的分母只是前 60 个 / Shares of the first 60 only
# caught by: test_experiment
# book: (10.17), (10.18)
# kind: narrow
def experiment(X, dims):
    mean, rows, variances = spectrum(X)
    shares = np.cumsum(variances) / variances[:60].sum()
    rmse = {}
    for d in dims:
        restored = reconstruct(project(X, mean, rows[:d].T), mean, rows[:d].T)
        rmse[d] = float(np.sqrt(np.mean((X - restored) ** 2)))
    return {
        "cumulative20": shares[:20].tolist(),
        "dims": {t: smallest_dim(variances, t) for t in THRESHOLDS},
        "rmse": rmse,
    }


# %% shares_of_twenty: 累计比的分母只是前 20 个 / Shares of the first 20 only
# caught by: test_digit_report, test_experiment
# hint: 全部方差
# book: (10.17), (10.18)
def experiment(X, dims):
    mean, rows, variances = spectrum(X)
    shares = np.cumsum(variances) / variances[:20].sum()
    rmse = {}
    for d in dims:
        restored = reconstruct(project(X, mean, rows[:d].T), mean, rows[:d].T)
        rmse[d] = float(np.sqrt(np.mean((X - restored) ** 2)))
    return {
        "cumulative20": shares[:20].tolist(),
        "dims": {t: smallest_dim(variances, t) for t in THRESHOLDS},
        "rmse": rmse,
    }


# %% slack_of_a_ten_millionth: 比较累计比时放宽到 10⁻⁷ / Compares shares with a slack of 1e-7
# caught by: test_smallest_dim
# book: (10.18)
# kind: narrow
def smallest_dim(variances, t):
    s = np.cumsum(variances) / np.sum(variances)
    return int(np.argmax(s >= t - 1e-7)) + 1


# %% standard_deviations: 给出标准差而不是方差 / Standard deviations instead of variances
# caught by: test_digit_variances, test_pca
# book: (10.17), (10.18)
# costs: 2
def spectrum(X):
    """The mean, all components as rows, and their variances."""
    mean = np.mean(X, axis=0)
    # Thin: neither factor has more than min(m, n) rows or columns.
    _, singular, rows = np.linalg.svd(X - mean, full_matrices=False)
    return mean, rows, singular / (len(X) - 1) ** 0.5


# %% standardised: 把每个像素除以标准差 / Divides each pixel by its standard deviation
# caught by: test_digit_variances, test_pca
# book: (10.17), (10.18)
# costs: 2.5
def spectrum(X):
    """The mean, all components as rows, and their variances."""
    mean = np.mean(X, axis=0)
    # Thin: neither factor has more than min(m, n) rows or columns.
    _, singular, rows = np.linalg.svd((X - mean) / np.where(np.std(X, axis=0) > 0, np.std(X, axis=0), 1), full_matrices=False)
    return mean, rows, singular**2 / (len(X) - 1)


# %% strictly_above: 累计比要大于 t 才算 / Wants the share above t
# caught by: test_smallest_dim
# hint: 相等
# book: (10.17), (10.18)
def smallest_dim(variances, t):
    shares = np.cumsum(variances) / np.sum(variances)
    return min(len(shares), int((shares <= t + 1e-12).sum()) + 1)


# %% thresholds_within_twenty: 只在前 20 个中找维数 / Looks for the dimensions among the first 20
# caught by: test_digit_report, test_experiment
# book: (10.17), (10.18)
def experiment(X, dims):
    mean, rows, variances = spectrum(X)
    shares = np.cumsum(variances) / variances.sum()
    rmse = {}
    for d in dims:
        restored = reconstruct(project(X, mean, rows[:d].T), mean, rows[:d].T)
        rmse[d] = float(np.sqrt(np.mean((X - restored) ** 2)))
    return {
        "cumulative20": shares[:20].tolist(),
        "dims": {t: min(20, smallest_dim(variances, t)) for t in THRESHOLDS},
        "rmse": rmse,
    }


# %% wide_not_centred: 像素多于图像时忘了中心化 / Forgets to centre where there are more pixels than images
# caught by: test_pca, test_wide
# book: (10.17), (10.18)
# costs: 2.5
def spectrum(X):
    """The mean, all components as rows, and their variances."""
    mean = np.mean(X, axis=0)
    # Thin: neither factor has more than min(m, n) rows or columns.
    _, singular, rows = np.linalg.svd(X if len(X) < len(mean) else X - mean, full_matrices=False)
    return mean, rows, singular**2 / (len(X) - 1)
