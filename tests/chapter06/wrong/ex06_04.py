"""Known mistakes of 6.4. Each cell holds what differs from the reference."""

# %% absolute_zero: 特征值小于 1e-8 就当作 0，不论数据的大小 / Eigenvalues below 1e-8 count as 0, whatever the size of the data
# caught by: test_lda
# book: (3.33)
# kind: narrow
def lda_direction(X, y):
    S_w, size = within_scatter(X, y), np.max(abs(X))
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    values, vectors = np.linalg.eigh(S_w)
    coordinates = vectors.T @ difference
    null = values < 1e-8
    # In the null space 1/τ outgrows every 1/(λ + τ) elsewhere, unless there is nothing of the difference in it.
    if np.linalg.norm(coordinates[null]) > 1e-4 * size:
        return unit(vectors[:, null] @ coordinates[null])
    return unit(vectors[:, ~null] @ (coordinates[~null] / values[~null]))


# %% along_first_axis: 数据总沿第一个坐标轴 / Data always along the first axis
# caught by: test_equivalent_data
# book: (6.6)
def equivalent_data(u, n_extra):
    # The columns of Q are u and d - 1 directions across it.
    u = np.eye(len(u))[0]
    Q = np.linalg.qr(np.column_stack([u, np.eye(len(u))]))[0]
    across = np.vstack([Q[:, 1:].T, -Q[:, 1:].T])
    beyond = np.outer(np.full(max(1, n_extra), 2.0), u)
    positive = np.vstack([u + across, beyond])
    negative = across - u
    return np.vstack([positive, negative]), np.repeat([1, -1], [len(positive), len(negative)])


# %% always_45_degrees: 夹角总是 45 度 / Always 45 degrees apart
# caught by: test_different_data
# book: (3.39)
def different_data(angle):
    # Two of the four samples pin the margin to (0, 1); the segments turn LDA, which is perpendicular to them.
    theta = np.radians(45)
    positive = np.array([[0.0, 1.0], [4 * np.cos(theta), 1 + 4 * np.sin(theta)]])
    return np.vstack([positive, -positive]), np.array([1, 1, -1, -1])


# %% bias_penalised: b 也进了 ‖w‖ / b is penalised along with w
# caught by: test_margin
# book: (6.6)
def margin_direction(X, y):
    scaled = np.column_stack([X / np.max(abs(X)), np.ones(len(X))])
    Q = np.outer(y, y) * (scaled @ scaled.T)
    alpha = np.zeros(len(y))
    for _ in range(300):
        for i in range(len(y)):
            alpha[i] = max(0.0, alpha[i] + (1 - Q[i] @ alpha) / Q[i, i])
    return unit((alpha * y) @ scaled[:, :-1])


# %% claims_all_true: 一概肯定 / Affirms every claim
# caught by: test_claims
# book: §3.4
def claims():
    return {
        "separable_implies_equal": True,
        "all_samples_on_margin_implies_equal": True,
        "equal_implies_all_on_margin": True,
        "equal_if_fitted_on_support_vectors_only": True,
        "equal_when_the_two_normals_are_perpendicular": True,
        "pseudo_inverse_gives_the_limit": True,
    }


# %% claims_perpendicular: 以为两个法向垂直时等价 / Believes in equivalence where the normals are perpendicular
# caught by: test_claims
# book: §3.4
def claims():
    return {
        "separable_implies_equal": False,
        "all_samples_on_margin_implies_equal": True,
        "equal_implies_all_on_margin": False,
        "equal_if_fitted_on_support_vectors_only": True,
        "equal_when_the_two_normals_are_perpendicular": True,
        "pseudo_inverse_gives_the_limit": False,
    }


# %% complement_of_angle: 夹角是 90 度减去 angle / 90 degrees minus the angle
# caught by: test_different_data
# book: (3.39)
def different_data(angle):
    # Two of the four samples pin the margin to (0, 1); the segments turn LDA, which is perpendicular to them.
    theta = np.radians(90 - angle)
    positive = np.array([[0.0, 1.0], [4 * np.cos(theta), 1 + 4 * np.sin(theta)]])
    return np.vstack([positive, -positive]), np.array([1, 1, -1, -1])


# %% data_not_scaled: C 固定，没有随数据的大小缩放 / A fixed C, whatever the size of the data
# caught by: test_margin
# book: (6.6)
# kind: narrow
def margin_direction(X, y):
    return unit((smo(X @ X.T, y, 1e6) * y) @ X)


def smo(K, y, C):
    alpha, wanted = np.zeros(len(y)), y.astype(float)
    for _ in range(20000):
        rise = np.where(y > 0, alpha < C, alpha > 0)
        fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(rise, wanted, -np.inf))
        gap = np.where(fall, wanted[i] - wanted, 0)
        if gap.max() < 1e-6:
            break
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-300)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room = min(C - alpha[i] if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else C - alpha[j])
        step = min(gap[j] / curvature[j], room)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted -= step * (K[i] - K[j])
    return alpha


# %% degrees_as_radians: 度当作弧度 / Degrees taken for radians
# caught by: test_different_data
# book: (3.39)
def different_data(angle):
    # Two of the four samples pin the margin to (0, 1); the segments turn LDA, which is perpendicular to them.
    theta = angle
    positive = np.array([[0.0, 1.0], [4 * np.cos(theta), 1 + 4 * np.sin(theta)]])
    return np.vstack([positive, -positive]), np.array([1, 1, -1, -1])


# %% diagonal_scatter: 只用 S_w 的对角元 / Uses the diagonal of S_w only
# caught by: test_lda
# book: (3.33)
def within_scatter(X, y):
    centred = np.vstack([X[y == label] - X[y == label].mean(axis=0) for label in (-1, 1)])
    return np.diag(np.diag(centred.T @ centred))


# %% difference_of_means: 方向取了均值之差 / The direction is the difference of the means
# caught by: test_lda_by_hand, test_lda
# book: (3.39)
def lda_direction(X, y):
    S_w, size = within_scatter(X, y), np.max(abs(X))
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    return unit(difference)


# %% extra_on_margin: 多出的样本也在间隔边界上 / The extra samples are on the margin too
# caught by: test_equivalent_data
# book: (6.3)
def equivalent_data(u, n_extra):
    # The columns of Q are u and d - 1 directions across it.
    Q = np.linalg.qr(np.column_stack([u, np.eye(len(u))]))[0]
    across = np.vstack([Q[:, 1:].T, -Q[:, 1:].T])
    beyond = np.outer(np.full(max(1, n_extra), 1.0), u)
    positive = np.vstack([u + across, beyond])
    negative = across - u
    return np.vstack([positive, negative]), np.repeat([1, -1], [len(positive), len(negative)])


# %% fixed_ridge: S_w 加上单位阵，τ 没有趋于 0 / Adds the unit matrix to S_w instead of letting τ go to 0
# caught by: test_lda
# book: (3.39)
def lda_direction(X, y):
    S_w, size = within_scatter(X, y), np.max(abs(X))
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    return unit(np.linalg.solve(S_w + np.eye(len(S_w)), difference))


# %% flat_is_singular: 特征值不大就当作 0 / Eigenvalues that are not large count as 0
# caught by: test_lda
# book: (3.33)
# kind: narrow
def lda_direction(X, y):
    S_w, size = within_scatter(X, y), np.max(abs(X))
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    values, vectors = np.linalg.eigh(S_w)
    coordinates = vectors.T @ difference
    null = values < 1e-2 * size**2
    # In the null space 1/τ outgrows every 1/(λ + τ) elsewhere, unless there is nothing of the difference in it.
    if np.linalg.norm(coordinates[null]) > 1e-4 * size:
        return unit(vectors[:, null] @ coordinates[null])
    return unit(vectors[:, ~null] @ (coordinates[~null] / values[~null]))


# %% lda_kept_without_labels: LDA 的方向按 X 记下，漏了 y / The direction of LDA is kept by X, y left out
# caught by: test_lda
# kind: narrow
KEPT = {}


def lda_direction(X, y):
    key = X.tobytes(), X.shape
    if key not in KEPT:
        KEPT[key] = limit(X, y)
    return KEPT[key]


def limit(X, y):
    S_w, size = within_scatter(X, y), np.max(abs(X))
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    values, vectors = np.linalg.eigh(S_w)
    coordinates = vectors.T @ difference
    null = values < 1e-6 * size**2
    # In the null space 1/τ outgrows every 1/(λ + τ) elsewhere, unless there is nothing of the difference in it.
    if np.linalg.norm(coordinates[null]) > 1e-4 * size:
        return unit(vectors[:, null] @ coordinates[null])
    return unit(vectors[:, ~null] @ (coordinates[~null] / values[~null]))


# %% lda_not_unit: LDA 的方向没有化为单位长 / The direction of LDA is not scaled to length 1
# caught by: test_lda_by_hand, test_lda
# book: (3.39)
def lda_direction(X, y):
    S_w, size = within_scatter(X, y), np.max(abs(X))
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    values, vectors = np.linalg.eigh(S_w)
    coordinates = vectors.T @ difference
    null = values < 1e-6 * size**2
    # In the null space 1/τ outgrows every 1/(λ + τ) elsewhere, unless there is nothing of the difference in it.
    if np.linalg.norm(coordinates[null]) > 1e-4 * size:
        return (vectors[:, null] @ coordinates[null])
    return (vectors[:, ~null] @ (coordinates[~null] / values[~null]))


# %% lda_reversed: 方向从 + 指向 − / The direction points from + to −
# caught by: test_lda_by_hand, test_lda
# book: (3.39)
def lda_direction(X, y):
    S_w, size = within_scatter(X, y), np.max(abs(X))
    difference = X[y == -1].mean(axis=0) - X[y == 1].mean(axis=0)
    values, vectors = np.linalg.eigh(S_w)
    coordinates = vectors.T @ difference
    null = values < 1e-6 * size**2
    # In the null space 1/τ outgrows every 1/(λ + τ) elsewhere, unless there is nothing of the difference in it.
    if np.linalg.norm(coordinates[null]) > 1e-4 * size:
        return unit(vectors[:, null] @ coordinates[null])
    return unit(vectors[:, ~null] @ (coordinates[~null] / values[~null]))


# %% lopsided: 远处的样本放在一侧，LDA 偏了 / The far samples are put on one side, which turns LDA
# caught by: test_equivalent_data
# book: (3.39)
def equivalent_data(u, n_extra):
    # The columns of Q are u and d - 1 directions across it.
    Q = np.linalg.qr(np.column_stack([u, np.eye(len(u))]))[0]
    across = np.vstack([Q[:, 1:].T, -Q[:, 1:].T])
    beyond = np.outer(np.full(max(1, n_extra), 2.0), u) + across[0]
    positive = np.vstack([u + across, beyond])
    negative = across - u
    return np.vstack([positive, negative]), np.repeat([1, -1], [len(positive), len(negative)])


# %% margin_from_means: 间隔的方向取了均值之差 / The margin is taken along the difference of means
# caught by: test_margin, test_margin_by_hand
# book: (6.6)
def margin_direction(X, y):
    return unit(X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0))


# %% margin_kept_without_labels: 间隔的方向按 X 记下，漏了 y / The direction of the margin is kept by X, y left out
# caught by: test_margin
# kind: narrow
KEPT = {}


def margin_direction(X, y):
    key = X.tobytes(), X.shape
    if key not in KEPT:
        KEPT[key] = widest(X, y)
    return KEPT[key]


def widest(X, y):
    # The shortest w with w·(p - n) >= 1 for all pairs is a combination of pairs with weights >= 0. The row of ones
    # keeps these weights from being 0 and leaves the direction (least distance programming, Lawson and Hanson).
    scaled = X / np.max(abs(X))
    pairs = (scaled[y == 1][:, None] - scaled[y == -1]).reshape(-1, X.shape[1]).T
    target = np.append(np.zeros(len(pairs)), 1.0)
    return unit(pairs @ nonnegative_least_squares(np.vstack([pairs, np.ones(pairs.shape[1])]), target))


# %% margin_not_unit: 返回了 w，没有化为单位长 / Returns w instead of a unit vector
# caught by: test_margin, test_margin_by_hand
# book: (6.6)
def margin_direction(X, y):
    # The shortest w with w·(p - n) >= 1 for all pairs is a combination of pairs with weights >= 0. The row of ones
    # keeps these weights from being 0 and leaves the direction (least distance programming, Lawson and Hanson).
    scaled = X / np.max(abs(X))
    pairs = (scaled[y == 1][:, None] - scaled[y == -1]).reshape(-1, X.shape[1]).T
    target = np.append(np.zeros(len(pairs)), 1.0)
    return (pairs @ nonnegative_least_squares(np.vstack([pairs, np.ones(pairs.shape[1])]), target))


def support_scatter(X, y):
    along = X @ unit(margin_direction(X, y))
    top, bottom = along[y == 1].min(), along[y == -1].max()
    beyond = np.where(y == 1, along - top, bottom - along)
    # y f(x) = 1 + 2 beyond / (top - bottom)
    on_margin = beyond < 0.05 * (top - bottom)
    return within_scatter(X[on_margin], y[on_margin])


# %% margin_reversed: 间隔的方向反了 / The direction of the margin is turned round
# caught by: test_margin, test_margin_by_hand
# book: (6.3)
def margin_direction(X, y):
    # The shortest w with w·(p - n) >= 1 for all pairs is a combination of pairs with weights >= 0. The row of ones
    # keeps these weights from being 0 and leaves the direction (least distance programming, Lawson and Hanson).
    scaled = X / np.max(abs(X))
    pairs = (scaled[y == 1][:, None] - scaled[y == -1]).reshape(-1, X.shape[1]).T
    target = np.append(np.zeros(len(pairs)), 1.0)
    return -unit(pairs @ nonnegative_least_squares(np.vstack([pairs, np.ones(pairs.shape[1])]), target))


def support_scatter(X, y):
    along = -X @ margin_direction(X, y)
    top, bottom = along[y == 1].min(), along[y == -1].max()
    beyond = np.where(y == 1, along - top, bottom - along)
    # y f(x) = 1 + 2 beyond / (top - bottom)
    on_margin = beyond < 0.05 * (top - bottom)
    return within_scatter(X[on_margin], y[on_margin])


# %% mean_of_covariances: 每类散度除以样本数再相加 / Each scatter is divided by its count before adding
# caught by: test_lda
# hint: S_w
# book: (3.33)
def within_scatter(X, y):
    groups = [X[y == label] - X[y == label].mean(axis=0) for label in (-1, 1)]
    return sum(A.T @ A / len(A) for A in groups)


# %% nearest_pair: 取了离得最近的一对异类样本的连线 / The line between the nearest two samples of different classes
# caught by: test_margin
# book: (6.6)
def margin_direction(X, y):
    P, N = X[y == 1], X[y == -1]
    pairs = (P[:, None] - N[None]).reshape(-1, X.shape[1])
    return unit(pairs[np.argmin((pairs**2).sum(axis=1))])


# %% not_centred: 散度没有减去均值 / The means are not subtracted
# caught by: test_lda
# book: (3.33)
def within_scatter(X, y):
    centred = np.vstack([X[y == label] for label in (-1, 1)])
    return centred.T @ centred


# %% nothing_outside: n_extra 为 0 时 S_w 奇异 / S_w is singular for n_extra = 0
# caught by: test_equivalent_data
# book: (3.33)
def equivalent_data(u, n_extra):
    # The columns of Q are u and d - 1 directions across it.
    Q = np.linalg.qr(np.column_stack([u, np.eye(len(u))]))[0]
    across = np.vstack([Q[:, 1:].T, -Q[:, 1:].T])
    beyond = np.outer(np.full(n_extra, 2.0), u)
    positive = np.vstack([u + across, beyond])
    negative = across - u
    return np.vstack([positive, negative]), np.repeat([1, -1], [len(positive), len(negative)])


# %% null_space_always: S_w 一奇异就只看零空间 / Looks only at the null space as soon as S_w is singular
# caught by: test_lda
# book: (3.35)
def lda_direction(X, y):
    S_w, size = within_scatter(X, y), np.max(abs(X))
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    values, vectors = np.linalg.eigh(S_w)
    coordinates = vectors.T @ difference
    null = values < 1e-6 * size**2
    # In the null space 1/τ outgrows every 1/(λ + τ) elsewhere, unless there is nothing of the difference in it.
    if null.any():
        return unit(vectors[:, null] @ coordinates[null])
    return unit(vectors[:, ~null] @ (coordinates[~null] / values[~null]))


# %% null_space_ignored: 只取 S_w 的值域部分 / Takes only the part in the range of S_w
# caught by: test_lda, test_lda_by_hand
# book: (3.35)
def lda_direction(X, y):
    S_w, size = within_scatter(X, y), np.max(abs(X))
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    values, vectors = np.linalg.eigh(S_w)
    coordinates = vectors.T @ difference
    null = values < 1e-6 * size**2
    # In the null space 1/τ outgrows every 1/(λ + τ) elsewhere, unless there is nothing of the difference in it.
    if null.all():
        return unit(vectors[:, null] @ coordinates[null])
    return unit(vectors[:, ~null] @ (coordinates[~null] / values[~null]))


# %% one_class_scatter: 只用了正例的散度 / Uses the scatter of the positive class only
# caught by: test_lda
# book: (3.33)
def within_scatter(X, y):
    centred = np.vstack([X[y == label] - X[y == label].mean(axis=0) for label in (1,)])
    return centred.T @ centred


# %% one_extra_only: 只有一个样本在间隔之外 / Only one sample outside the margin, whatever n_extra
# caught by: test_equivalent_data
# book: (6.3)
def equivalent_data(u, n_extra):
    # The columns of Q are u and d - 1 directions across it.
    Q = np.linalg.qr(np.column_stack([u, np.eye(len(u))]))[0]
    across = np.vstack([Q[:, 1:].T, -Q[:, 1:].T])
    beyond = np.outer(np.full(1, 2.0), u)
    positive = np.vstack([u + across, beyond])
    negative = across - u
    return np.vstack([positive, negative]), np.repeat([1, -1], [len(positive), len(negative)])


# %% only_positive_alpha: 只取 α > 0 的样本 / Only samples with α > 0
# caught by: test_support_scatter
# hint: α
# book: (6.13)
def smo(K, y, C):
    alpha, wanted = np.zeros(len(y)), y.astype(float)
    for _ in range(20000):
        rise = np.where(y > 0, alpha < C, alpha > 0)
        fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(rise, wanted, -np.inf))
        gap = np.where(fall, wanted[i] - wanted, 0)
        if gap.max() < 1e-6:
            break
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-300)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room = min(C - alpha[i] if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else C - alpha[j])
        step = min(gap[j] / curvature[j], room)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted -= step * (K[i] - K[j])
    return alpha


def support_scatter(X, y):
    scaled = X / np.max(abs(X))
    alpha = smo(scaled @ scaled.T, y, 1e6)
    along = X @ margin_direction(X, y)
    top, bottom = along[y == 1].min(), along[y == -1].max()
    beyond = np.where(y == 1, along - top, bottom - along)
    # y f(x) = 1 + 2 beyond / (top - bottom)
    on_margin = alpha > 1e-6
    return within_scatter(X[on_margin], y[on_margin])


# %% pseudo_inverse: S_w 奇异时用伪逆 / The pseudo-inverse where S_w is singular
# caught by: test_lda_by_hand, test_lda, test_all_on_margin
# hint: S_w
# book: (3.39)
def lda_direction(X, y):
    S_w, size = within_scatter(X, y), np.max(abs(X))
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    w = np.linalg.pinv(S_w, rcond=1e-9) @ difference
    return unit(w) if np.linalg.norm(w) > 1e-9 * np.linalg.norm(difference) / size**2 else unit(difference)


# %% relative_ridge: τ 取了平均特征值的千分之一 / τ is a thousandth of the mean eigenvalue
# caught by: test_lda
# book: (3.39)
def lda_direction(X, y):
    S_w, size = within_scatter(X, y), np.max(abs(X))
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    tau = 1e-3 * np.trace(S_w) / len(S_w) or 1.0
    return unit(np.linalg.solve(S_w + tau * np.eye(len(S_w)), difference))


# %% sample_covariances: 用 ddof = 1 的协方差相加 / Adds covariances with ddof 1
# caught by: test_lda
# book: (3.33)
def within_scatter(X, y):
    groups = [X[y == label] - X[y == label].mean(axis=0) for label in (-1, 1)]
    return sum(A.T @ A / max(1, len(A) - 1) for A in groups)


# %% scatter_averaged: 散度除以样本数 / The scatter is divided by the count
# caught by: test_support_scatter
# book: (3.33)
def support_scatter(X, y):
    along = X @ margin_direction(X, y)
    top, bottom = along[y == 1].min(), along[y == -1].max()
    beyond = np.where(y == 1, along - top, bottom - along)
    # y f(x) = 1 + 2 beyond / (top - bottom)
    on_margin = beyond < 0.05 * (top - bottom)
    return within_scatter(X[on_margin], y[on_margin]) / on_margin.sum()


# %% scatter_of_all: 散度取了全部样本的 / The scatter of all samples
# caught by: test_support_scatter
# book: (3.33)
def support_scatter(X, y):
    along = X @ margin_direction(X, y)
    top, bottom = along[y == 1].min(), along[y == -1].max()
    beyond = np.where(y == 1, along - top, bottom - along)
    # y f(x) = 1 + 2 beyond / (top - bottom)
    on_margin = beyond < 0.05 * (top - bottom)
    return within_scatter(X, y)


# %% scatter_total: 取了总散度 / The total scatter
# caught by: test_support_scatter
# book: (3.36)
def within_scatter(X, y):
    centred = np.vstack([X[y == label] - X[y == label].mean(axis=0) for label in sorted(set(y))])
    return centred.T @ centred


def support_scatter(X, y):
    along = X @ margin_direction(X, y)
    top, bottom = along[y == 1].min(), along[y == -1].max()
    beyond = np.where(y == 1, along - top, bottom - along)
    # y f(x) = 1 + 2 beyond / (top - bottom)
    on_margin = beyond < 0.05 * (top - bottom)
    return within_scatter(X[on_margin], np.ones(on_margin.sum()))


# %% scatter_zero: 以为散度矩阵是 0 / Believes that the scatter matrix is 0
# caught by: test_support_scatter
# book: (3.33)
def support_scatter(X, y):
    along = X @ margin_direction(X, y)
    top, bottom = along[y == 1].min(), along[y == -1].max()
    beyond = np.where(y == 1, along - top, bottom - along)
    # y f(x) = 1 + 2 beyond / (top - bottom)
    on_margin = beyond < 0.05 * (top - bottom)
    return np.zeros((X.shape[1], X.shape[1]))


# %% slanted_by_half: 夹角只有一半 / Only half the angle
# caught by: test_different_data
# book: (3.39)
def different_data(angle):
    # Two of the four samples pin the margin to (0, 1); the segments turn LDA, which is perpendicular to them.
    theta = np.radians(angle / 2)
    positive = np.array([[0.0, 1.0], [4 * np.cos(theta), 1 + 4 * np.sin(theta)]])
    return np.vstack([positive, -positive]), np.array([1, 1, -1, -1])


# %% soft_margin: 用 C = 1 的软间隔 / A soft margin with C = 1
# caught by: test_margin
# hint: 硬间隔
# book: (6.6)
def margin_direction(X, y):
    scaled = X / np.max(abs(X))
    return unit((smo(scaled @ scaled.T, y, 1.0) * y) @ scaled)


def smo(K, y, C):
    alpha, wanted = np.zeros(len(y)), y.astype(float)
    for _ in range(20000):
        rise = np.where(y > 0, alpha < C, alpha > 0)
        fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(rise, wanted, -np.inf))
        gap = np.where(fall, wanted[i] - wanted, 0)
        if gap.max() < 1e-6:
            break
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-300)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room = min(C - alpha[i] if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else C - alpha[j])
        step = min(gap[j] / curvature[j], room)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted -= step * (K[i] - K[j])
    return alpha


# %% soft_margin_100: 用 C = 100 的软间隔，α 还能达到它 / A soft margin with C = 100, which α can still reach
# caught by: test_margin
# hint: C
# book: (6.6)
# kind: narrow
def margin_direction(X, y):
    scaled = X / np.max(abs(X))
    return unit((smo(scaled @ scaled.T, y, 100.0) * y) @ scaled)


def smo(K, y, C):
    alpha, wanted = np.zeros(len(y)), y.astype(float)
    for _ in range(20000):
        rise = np.where(y > 0, alpha < C, alpha > 0)
        fall = np.where(y > 0, alpha > 0, alpha < C)
        i = np.argmax(np.where(rise, wanted, -np.inf))
        gap = np.where(fall, wanted[i] - wanted, 0)
        if gap.max() < 1e-6:
            break
        curvature = np.maximum(K[i, i] + np.diag(K) - 2 * K[i], 1e-300)
        j = np.argmax(np.where(gap > 0, gap**2 / curvature, 0))
        room = min(C - alpha[i] if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else C - alpha[j])
        step = min(gap[j] / curvature[j], room)
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        wanted -= step * (K[i] - K[j])
    return alpha


# %% support_by_size_of_data: 离边界不到 M 的五十分之一就算在边界上 / Less than a fiftieth of M from the edge counts as on the margin
# caught by: test_support_scatter
# kind: narrow
def support_scatter(X, y):
    along = X @ margin_direction(X, y)
    top, bottom = along[y == 1].min(), along[y == -1].max()
    beyond = np.where(y == 1, along - top, bottom - along)
    on_margin = beyond < 0.02 * np.max(abs(X))
    return within_scatter(X[on_margin], y[on_margin])


# %% ten_columns_only: 只看前十列 / Looks at the first ten columns only
# caught by: test_lda
# kind: narrow
def lda_direction(X, y):
    direction = np.zeros(X.shape[1])
    X = X[:, :10]
    S_w, size = within_scatter(X, y), np.max(abs(X))
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    values, vectors = np.linalg.eigh(S_w)
    coordinates = vectors.T @ difference
    null = values < 1e-6 * size**2
    if np.linalg.norm(coordinates[null]) > 1e-4 * size:
        direction[: len(difference)] = unit(vectors[:, null] @ coordinates[null])
    else:
        direction[: len(difference)] = unit(vectors[:, ~null] @ (coordinates[~null] / values[~null]))
    return direction


# %% through_origin: 超平面过原点 / A hyperplane through the origin
# caught by: test_margin
# book: (6.6)
def margin_direction(X, y):
    scaled = X / np.max(abs(X))
    Q = np.outer(y, y) * (scaled @ scaled.T)
    alpha = np.zeros(len(y))
    for _ in range(300):
        for i in range(len(y)):
            if Q[i, i] > 0:
                alpha[i] = max(0.0, alpha[i] + (1 - Q[i] @ alpha) / Q[i, i])
    return unit((alpha * y) @ scaled + 1e-12)


# %% tiny_ridge: τ 取了平均特征值的 10⁻⁸ 倍，没有取极限 / τ is 1e-8 of the mean eigenvalue: no limit is taken
# caught by: test_lda_precisely
# book: (3.39)
# kind: narrow
def lda_direction(X, y):
    S_w, size = within_scatter(X, y), np.max(abs(X))
    difference = X[y == 1].mean(axis=0) - X[y == -1].mean(axis=0)
    tau = 1e-8 * np.trace(S_w) / len(S_w) or 1.0
    return unit(np.linalg.solve(S_w + tau * np.eye(len(S_w)), difference))


# %% two_dimensions_only: 只在二维中张满 / Spans two dimensions only
# caught by: test_equivalent_data
# book: (3.33)
def equivalent_data(u, n_extra):
    # The columns of Q are u and d - 1 directions across it.
    Q = np.linalg.qr(np.column_stack([u, np.eye(len(u))]))[0]
    across = np.vstack([Q[:, 1:2].T, -Q[:, 1:2].T])
    beyond = np.outer(np.full(max(1, n_extra), 2.0), u)
    positive = np.vstack([u + across, beyond])
    negative = across - u
    return np.vstack([positive, negative]), np.repeat([1, -1], [len(positive), len(negative)])


# %% u_turned_round: 两类放反了 / The classes are swapped
# caught by: test_equivalent_data
# book: (6.3)
def equivalent_data(u, n_extra):
    # The columns of Q are u and d - 1 directions across it.
    Q = np.linalg.qr(np.column_stack([u, np.eye(len(u))]))[0]
    across = np.vstack([Q[:, 1:].T, -Q[:, 1:].T])
    beyond = np.outer(np.full(max(1, n_extra), 2.0), u)
    positive = np.vstack([u + across, beyond])
    negative = across - u
    return np.vstack([positive, negative]), np.repeat([-1, 1], [len(positive), len(negative)])
