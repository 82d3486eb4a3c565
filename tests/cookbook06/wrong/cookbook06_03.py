"""Known mistakes of cookbook6.3. Each cell holds what differs from the reference."""

# %% classified_by_euclidean: 识别时用的是欧氏距离 / Recognises by the Euclidean distance
# caught by: test_digits, test_classify
# hint: 切向量
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    return [labels[int(np.argmin([np.linalg.norm(x - q) for x in train]))] for q in queries]


# %% classified_two_sided: 识别时用了双边的距离 / Recognises by the two-sided distance
# caught by: test_classify
# hint: 训练
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    found = []
    for q in queries:
        T = shift_tangents(np.reshape(q, shape))
        found.append(labels[int(np.argmin([two_sided(x, Tx, q, T) for x, Tx in zip(train, tangents)]))])
    return found


# %% column_by_column: 展开时一列接一列 / Takes the image column by column
# caught by: test_tangents
# hint: 一行
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(order="F"), right.ravel(order="F")])


# %% columns_separately: 每一列各自投影再相加 / Projects on each column by itself and adds these up
# caught by: test_best_move, test_distance
# book: §6.3
def best_move(x, y, T):
    lengths = np.sum(T * T, axis=0)
    return T.T @ (y - x) / np.where(lengths > 0, lengths, 1.0)


def two_sided(x, Tx, y, Ty):
    T = np.hstack([Tx, -Ty])
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    distances = [[residual(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[i] for i in np.argmin(distances, axis=1)]


def residual(x, y, T):
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


# %% distance_by_residuals: 距离用了 lstsq 返回的 residuals，各列相关时它是空的 / The distance is taken from the residuals of lstsq, which are empty for dependent columns
# caught by: test_distance
# book: §6.3
def tangent_distance(x, y, T):
    residuals = np.linalg.lstsq(T, y - x, rcond=None)[1]
    return float(np.sqrt(residuals[0])) if len(residuals) else 0.0


# %% edge_repeated: 图像以外的像素取了边上的值 / Repeats the pixels of the edge outside the image
# caught by: test_tangents
# hint: 外
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1, mode="edge")
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


# %% euclidean: 没有移动，直接量距离 / Measures without moving
# caught by: test_distance, test_by_hand
# hint: 移动
# book: §6.3
def tangent_distance(x, y, T):
    return np.linalg.norm(x - y)


def two_sided(x, Tx, y, Ty):
    T = np.hstack([Tx, -Ty])
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    distances = [[residual(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[i] for i in np.argmin(distances, axis=1)]


def residual(x, y, T):
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


# %% first_tangent_only: 只沿第一个切向量移动 / Moves along the first tangent only
# caught by: test_best_move, test_distance, test_by_hand
# book: §6.3
def best_move(x, y, T):
    a = np.zeros(T.shape[1])
    length = T[:, 0] @ T[:, 0]
    if length > 0:
        a[0] = T[:, 0] @ (y - x) / length
    return a


def two_sided(x, Tx, y, Ty):
    T = np.hstack([Tx, -Ty])
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    distances = [[residual(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[i] for i in np.argmin(distances, axis=1)]


def residual(x, y, T):
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


# %% halved_at_the_edge: 边上的差分没有除以 2 / Does not halve the differences at the edge
# caught by: test_tangents
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    down[[0, -1]] *= 2
    right[:, [0, -1]] *= 2
    return np.column_stack([down.ravel(), right.ravel()])


# %% index_for_label: 返回行号而不是标记 / Returns the index instead of the label
# caught by: test_digits, test_classify
# hint: 标记
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    return [int(np.argmin([tangent_distance(x, q, T) for x, T in zip(train, tangents)])) for q in queries]


# %% length_of_the_move: 返回的是移动的长度 / Returns how far x is moved
# caught by: test_distance, test_by_hand
# book: §6.3
def tangent_distance(x, y, T):
    return np.linalg.norm(T @ best_move(x, y, T))


def two_sided(x, Tx, y, Ty):
    T = np.hstack([Tx, -Ty])
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    distances = [[residual(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[i] for i in np.argmin(distances, axis=1)]


def residual(x, y, T):
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


# %% lopsided_barely_short: 斜率正好取 1/ratio 时还差一点，又取大了 / Falls short of the ratio by a little
# caught by: test_lopsided
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def lopsided(ratio):
    x, y = np.array([0.0, 0.0]), np.array([1.0, 0.0])
    return x, y, np.array([[0.0], [1.0]]), np.array([[1.0], [1.0001 / (ratio**2 - 1) ** 0.5]])


# %% lopsided_by_two: 不论要几倍都只差两倍多 / Differs by little more than two times, whatever the ratio
# caught by: test_lopsided
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def lopsided(ratio):
    x, y = np.array([0.0, 0.0]), np.array([1.0, 0.0])
    return x, y, np.array([[0.0], [1.0]]), np.array([[2.0], [1.0]])


# %% lopsided_down_to_zero: 另一个方向的距离是零 / The distance the other way is zero
# caught by: test_lopsided
# hint: 几乎
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def lopsided(ratio):
    x, y = np.array([0.0, 0.0]), np.array([1.0, 0.0])
    return x, y, np.array([[0.0], [1.0]]), np.array([[1.0], [0.0]])


# %% lopsided_the_other_way: x 与 y 的角色反了 / Exchanges the parts of x and y
# caught by: test_lopsided
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def lopsided(ratio):
    x, y = np.array([0.0, 0.0]), np.array([1.0, 0.0])
    return x, y, np.array([[1.0], [0.5 / ratio]]), np.array([[0.0], [1.0]])


# %% moves_backwards: a 的符号反了 / The sign of a is wrong
# caught by: test_best_move
# book: §6.3
def tangent_distance(x, y, T):
    return residual(x, y, T)


def best_move(x, y, T):
    return np.linalg.lstsq(T, x - y, rcond=None)[0]


def two_sided(x, Tx, y, Ty):
    T = np.hstack([Tx, -Ty])
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    distances = [[residual(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[i] for i in np.argmin(distances, axis=1)]


def residual(x, y, T):
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


# %% moves_rounded: 移动的系数四舍五入到九位小数 / The coefficients of the move rounded to nine digits after the point
# caught by: test_best_move
# book: §6.3
# kind: narrow
def best_move(x, y, T):
    return np.round(np.linalg.lstsq(T, y - x, rcond=None)[0], 9)


# %% nearest_by_isclose: 距离用 isclose 比较，相差很小时取先出现的 / Distances compared by isclose: of those that differ little the first is taken
# caught by: test_classify
# book: §6.3
def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    distances = [[tangent_distance(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[int(np.flatnonzero(np.isclose(row, min(row)))[0])] for row in distances]


# %% normal_equations: 解正规方程，各列线性相关时无解 / Solves the normal equations, which fails with dependent columns
# caught by: test_best_move, test_distance
# book: §6.3
def best_move(x, y, T):
    return np.linalg.solve(T.T @ T, T.T @ (y - x))


def two_sided(x, Tx, y, Ty):
    T = np.hstack([Tx, -Ty])
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    distances = [[residual(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[i] for i in np.argmin(distances, axis=1)]


def residual(x, y, T):
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


# %% one_column_after_another: 一列一列地投影，各列不正交时不对 / Projects on one column after another, though they are not orthogonal
# caught by: test_best_move, test_distance
# book: §6.3
def best_move(x, y, T):
    a = np.zeros(T.shape[1])
    left = y - x
    for k in range(T.shape[1]):
        length = T[:, k] @ T[:, k]
        if length > 0:
            a[k] = T[:, k] @ left / length
            left = left - a[k] * T[:, k]
    return a


def two_sided(x, Tx, y, Ty):
    T = np.hstack([Tx, -Ty])
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    distances = [[residual(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[i] for i in np.argmin(distances, axis=1)]


def residual(x, y, T):
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


# %% one_direction_twice: 两列都是左右平移的切向量 / Both columns are tangents of shifting to the right
# caught by: test_tangents
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([right.ravel(), -right.ravel()])


# %% one_sided_differences: 用了与前一个像素之差 / Takes the difference from the previous pixel
# caught by: test_tangents
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = padded[1:-1, 1:-1] - padded[:-2, 1:-1]
    right = padded[1:-1, 1:-1] - padded[1:-1, :-2]
    return np.column_stack([down.ravel(), right.ravel()])


# %% pixels_rounded: 像素四舍五入到六位小数 / Pixels are rounded to six digits after the point
# caught by: test_tangents
# book: §6.3
# kind: narrow
def shift_tangents(image):
    padded = np.pad(np.round(np.asarray(image, dtype=float), 6), 1)
    down = padded[2:, 1:-1] - padded[:-2, 1:-1]
    right = padded[1:-1, 2:] - padded[1:-1, :-2]
    return np.column_stack([down.ravel(), right.ravel()]) / 2


# %% pythagoras: 由平方差开方得距离，差为零附近精度不够 / Takes the root of a difference of squares, which is poor near zero
# caught by: test_distance
# book: §6.3
def tangent_distance(x, y, T):
    d = y - x
    return np.sqrt(max(0.0, d @ d - d @ T @ best_move(x, y, T)))


def two_sided(x, Tx, y, Ty):
    T = np.hstack([Tx, -Ty])
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    distances = [[residual(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[i] for i in np.argmin(distances, axis=1)]


def residual(x, y, T):
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


# %% ridge: 为了可逆给 TᵀT 加了一个小数 / Adds a small number to TᵀT to make it invertible
# caught by: test_best_move, test_distance
# book: §6.3
def best_move(x, y, T):
    return np.linalg.solve(T.T @ T + 1e-6 * np.eye(T.shape[1]), T.T @ (y - x))


def two_sided(x, Tx, y, Ty):
    T = np.hstack([Tx, -Ty])
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    distances = [[residual(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[i] for i in np.argmin(distances, axis=1)]


def residual(x, y, T):
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


# %% shape_turned: 把形状当作 (w, h) / Takes the shape for (w, h)
# caught by: test_classify
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape[::-1])) for x in train]
    distances = [[tangent_distance(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[i] for i in np.argmin(distances, axis=1)]


# %% small_distance_is_zero: 小于 10^-8 的距离当作 0 / Distances below 1e-8 count as 0
# caught by: test_distance, test_two_sided
# book: §6.3
# kind: narrow
def tangent_distance(x, y, T):
    length = np.linalg.norm(x + T @ best_move(x, y, T) - y)
    return 0.0 if length < 1e-8 else length


# %% small_singular_values_dropped: 把小于 0.01 的奇异值当作 0 / Takes singular values below 0.01 for 0
# caught by: test_best_move, test_distance
# book: §6.3
def best_move(x, y, T):
    U, s, V = np.linalg.svd(T, full_matrices=False)
    keep = s > 0.01
    return V[keep].T @ ((U[:, keep].T @ (y - x)) / s[keep])


def two_sided(x, Tx, y, Ty):
    T = np.hstack([Tx, -Ty])
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    distances = [[residual(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[i] for i in np.argmin(distances, axis=1)]


def residual(x, y, T):
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


# %% small_singular_values_of_a_hundredth: 奇异值小于最大者的百分之一就当作 0 / Singular values below a hundredth of the largest count as 0
# caught by: test_distance, test_best_move
# book: §6.3
def best_move(x, y, T):
    return np.linalg.lstsq(T, y - x, rcond=1e-2)[0]


# %% small_tangents_are_zero: 奇异值不超过 10^-5 就当作 0，不管 T 有多大 / A singular value up to 1e-5 counts as 0, however small T is
# caught by: test_distance, test_best_move
# book: §6.3
def best_move(x, y, T):
    U, s, V = np.linalg.svd(T, full_matrices=False)
    keep = s > max(1e-5, 1e-10 * s[0])
    return V[keep].T @ ((U[:, keep].T @ (y - x)) / s[keep])


# %% square_images_assumed: 像素的个数是平方数时当作正方形的图像 / Images whose pixels are a square number are taken for squares
# caught by: test_classify
# book: §6.3
def classify(train, labels, queries, shape):
    side = round(np.sqrt(shape[0] * shape[1]))
    if side * side == shape[0] * shape[1]:
        shape = (side, side)
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    distances = [[tangent_distance(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[i] for i in np.argmin(distances, axis=1)]


# %% squared: 返回了距离的平方 / Returns the square of the distance
# caught by: test_distance, test_by_hand
# book: §6.3
def tangent_distance(x, y, T):
    return np.sum((x + T @ best_move(x, y, T) - y) ** 2)


def two_sided(x, Tx, y, Ty):
    T = np.hstack([Tx, -Ty])
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


# %% tangents_of_the_query: 切向量取自查询图像 / Takes the tangents of the query
# caught by: test_digits, test_classify
# hint: 训练
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    found = []
    for q in queries:
        T = shift_tangents(np.reshape(q, shape))
        found.append(labels[int(np.argmin([tangent_distance(x, q, T) for x in train]))])
    return found


# %% three_neighbours: 三个近邻投票 / Lets three neighbours vote
# caught by: test_digits, test_classify
# hint: 最近
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    found = []
    for q in queries:
        near = np.argsort([tangent_distance(x, q, T) for x, T in zip(train, tangents)], kind="stable")[:3]
        voted = [labels[i] for i in near]
        found.append(max(voted, key=voted.count))
    return found


# %% triangle_all_lines_cross: 三条直线两两相交 / Three lines that all cross
# caught by: test_triangle
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def no_triangle(g):
    columns = [np.array([[1.0], [0.0]]), np.array([[0.0], [1.0]]), np.array([[1.0], [1.0]])]
    return (np.zeros(2), columns[0]), (np.zeros(2), columns[1]), (np.array([0.0, g]), columns[2])


# %% triangle_in_the_middle: y 只是放在正中间 / Puts y in the middle only
# caught by: test_triangle
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def no_triangle(g):
    e1 = np.array([[1.0], [0.0]])
    return (np.zeros(2), e1), (np.array([0.0, g / 2]), e1), (np.array([0.0, g]), e1)


# %% triangle_misses_in_space: 在三维中 y 的直线没有碰到 z 的 / In three dimensions the line of y does not meet that of z
# caught by: test_triangle
# hint: 相交
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def no_triangle(g):
    e1, e2 = np.array([[1.0], [0.0], [0.0]]), np.array([[0.0], [1.0], [0.0]])
    return (np.zeros(3), e1), (np.zeros(3), e2), (np.array([0.0, g, 0.5]), e1)


# %% triangle_too_narrow: 两条平行线的距离不随 g 变 / Parallel lines at a distance of one, whatever g is
# caught by: test_triangle
# book: §6.3
def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def no_triangle(g):
    e1, e2 = np.array([[1.0], [0.0]]), np.array([[0.0], [1.0]])
    return (np.zeros(2), e1), (np.zeros(2), e2), (np.array([0.0, 1.0]), e1)


# %% twenty_nearest_compared: 只比较欧氏距离最近的 20 张 / Compares the 20 nearest by Euclidean distance only
# caught by: test_classify
# book: §6.3
# kind: narrow
def classify(train, labels, queries, shape):
    train, found = np.asarray(train, dtype=float), []
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    for q in queries:
        few = np.argsort(np.sum((train - q) ** 2, axis=1))[:20]
        found.append(labels[int(min(few, key=lambda i: tangent_distance(train[i], q, tangents[i])))])
    return found


# %% two_ignores_the_second: 双边只移动了 x / Moves x only in the two-sided distance
# caught by: test_two_sided, test_two_by_hand
# hint: 并排
# book: §6.3
def two_sided(x, Tx, y, Ty):
    return tangent_distance(x, y, Tx)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


# %% two_in_turns: 轮流移动二十次 / Moves x and y in turn, twenty times
# caught by: test_two_sided
# hint: 并排
# book: §6.3
def two_sided(x, Tx, y, Ty):
    for _ in range(20):
        x = x + Tx @ best_move(x, y, Tx)
        y = y + Ty @ best_move(y, x, Ty)
    return np.linalg.norm(x - y)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


# %% two_one_after_the_other: 先移动 x 再移动 y / Moves x first and y then
# caught by: test_two_sided
# hint: 并排
# book: §6.3
def two_sided(x, Tx, y, Ty):
    return tangent_distance(y, x + Tx @ best_move(x, y, Tx), Ty)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


# %% two_ten_tangents: 双边的形式只用并排之后的前十列 / The two-sided form uses the first ten of all columns only
# caught by: test_two_sided
# book: §6.3
# kind: narrow
def two_sided(x, Tx, y, Ty):
    return tangent_distance(x, y, np.hstack([Tx, -Ty])[:, :10])  # moving y back is moving x on


# %% two_the_same_move: 两个样本用了同一个 a / Moves both samples by the same a
# caught by: test_two_sided, test_two_by_hand
# book: §6.3
def two_sided(x, Tx, y, Ty):
    r = min(Tx.shape[1], Ty.shape[1])
    return tangent_distance(x, y, Tx[:, :r] - Ty[:, :r])


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


# %% two_the_smaller_one: 双边取了两个单边中较小的 / Takes the smaller of both one-sided distances for the two-sided one
# caught by: test_two_sided, test_two_by_hand
# hint: 并排
# book: §6.3
def two_sided(x, Tx, y, Ty):
    return min(tangent_distance(x, y, Tx), tangent_distance(y, x, Ty))


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


# %% unit_tangents: a 是对单位化之后的切向量说的 / Tells a for tangents made to have length one
# caught by: test_best_move
# book: §6.3
def tangent_distance(x, y, T):
    return residual(x, y, T)


def best_move(x, y, T):
    lengths = np.linalg.norm(T, axis=0)
    return np.linalg.lstsq(T / np.where(lengths > 0, lengths, 1.0), y - x, rcond=None)[0]


def two_sided(x, Tx, y, Ty):
    T = np.hstack([Tx, -Ty])
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    distances = [[residual(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[i] for i in np.argmin(distances, axis=1)]


def residual(x, y, T):
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


# %% whole_shift: 用平移一个像素的图像之差作切向量 / Takes the difference of the image from its shifted self
# caught by: test_tangents
# book: §6.3
def shift_tangents(image):
    image = np.asarray(image, dtype=float)
    down, right = np.zeros_like(image), np.zeros_like(image)
    down[1:] = image[:-1]
    right[:, 1:] = image[:, :-1]
    return np.column_stack([(down - image).ravel(), (right - image).ravel()])


# %% without_inverse: 乘了 Tᵀ 却没有乘 TᵀT 的逆 / Multiplies by Tᵀ without the inverse of TᵀT
# caught by: test_best_move, test_distance
# hint: 最小二乘
# book: §6.3
def best_move(x, y, T):
    return T.T @ (y - x)


def two_sided(x, Tx, y, Ty):
    T = np.hstack([Tx, -Ty])
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = (padded[2:, 1:-1] - padded[:-2, 1:-1]) / 2
    right = (padded[1:-1, 2:] - padded[1:-1, :-2]) / 2
    return np.column_stack([down.ravel(), right.ravel()])


def classify(train, labels, queries, shape):
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    distances = [[residual(x, q, T) for x, T in zip(train, tangents)] for q in queries]
    return [labels[i] for i in np.argmin(distances, axis=1)]


def residual(x, y, T):
    return np.linalg.norm(x + T @ np.linalg.lstsq(T, y - x, rcond=None)[0] - y)


# %% wraps_around: 图像边上的像素取了另一边的 / Takes the pixels of the other side at the edge of the image
# caught by: test_tangents
# hint: 外
# book: §6.3
def shift_tangents(image):
    image = np.asarray(image, dtype=float)
    down = (np.roll(image, -1, axis=0) - np.roll(image, 1, axis=0)) / 2
    right = (np.roll(image, -1, axis=1) - np.roll(image, 1, axis=1)) / 2
    return np.column_stack([down.ravel(), right.ravel()])
