"""Known mistakes of 12.4. Each cell holds what differs from the reference."""

# %% alternating_labels: 标记按下标正负交替，未必无法实现 / Labels that alternate by index, which may well be realised
# caught by: test_unrealizable
# book: 例 12.2 / example 12.2
def realize(points, labels):
    # The rows (x, 1) of affinely independent points are linearly independent: w·x + b = y has a solution.
    *w, b = np.linalg.lstsq(with_ones(points), np.asarray(labels, dtype=float), rcond=None)[0].tolist()
    return w, b


def unrealizable_labels(points):
    return [1 if i % 2 else -1 for i in range(len(points))]


# %% difference_of_means: 超平面取两类均值的垂直平分面 / Takes the plane halfway between the means of both classes
# caught by: test_any_independent_points
# book: 例 12.2, (12.23)
def realize(points, labels):
    # Differences of affinely independent points are linearly independent: w·x + b = y has a solution.
    first, *rest = np.asarray(points, dtype=float)
    y = np.asarray(labels, dtype=float)
    w = np.zeros(len(first))
    if rest and y.min() < y.max():
        X = np.array(points, dtype=float)
        up, down = X[y > 0].mean(axis=0), X[y < 0].mean(axis=0)
        return (up - down).tolist(), float(-(up - down) @ (up + down) / 2)
    return w.tolist(), float(y[0] - w @ first)


# %% duplicate_points: 用重合的点充数 / Uses the same point twice
# caught by: test_not_every_set
# book: 例 12.2 / example 12.2
def realize(points, labels):
    # The rows (x, 1) of affinely independent points are linearly independent: w·x + b = y has a solution.
    *w, b = np.linalg.lstsq(with_ones(points), np.asarray(labels, dtype=float), rcond=None)[0].tolist()
    return w, b


def unshattered_small(d):
    points = [[float(i)] + [0.0] * (d - 1) for i in range(d + 1)]  # all on one line
    points[1] = points[0]
    return points, [0], [1], [1.0], [1.0]


# %% exactly_d_plus_one: 点少于 d+1 个时方程组不是方阵，出错 / Needs exactly d + 1 points for a square system
# caught by: test_any_independent_points
# book: 例 12.2, (12.23)
def realize(points, labels):
    # Differences of affinely independent points are linearly independent: w·x + b = y has a solution.
    first, *rest = np.asarray(points, dtype=float)
    y = np.asarray(labels, dtype=float)
    w = np.zeros(len(first))
    if rest:
        w = np.linalg.solve(np.array(rest) - first, y[1:] - y[0])
    return w.tolist(), float(y[0] - w @ first)


# %% first_against_rest: 只让第一个点与众不同 / Only the first point differs from the others
# caught by: test_unrealizable
# book: 例 12.2 / example 12.2
def realize(points, labels):
    # The rows (x, 1) of affinely independent points are linearly independent: w·x + b = y has a solution.
    *w, b = np.linalg.lstsq(with_ones(points), np.asarray(labels, dtype=float), rcond=None)[0].tolist()
    return w, b


def unrealizable_labels(points):
    return [1 if i == 0 else -1 for i in range(len(points))]


# %% first_ten_points: 点多时只看前 10 个 / Looks at the first ten points only
# caught by: test_radon
# book: 例 12.2, (12.23)
# kind: narrow
def radon(points):
    # More than d + 1 rows (x, 1) are dependent: Σ a_i = 0 and Σ a_i x_i = 0 for some a ≠ 0; split it by sign.
    points = points[:10]
    a = np.linalg.svd(with_ones(points).T)[2][-1]
    plus, minus = np.flatnonzero(a > 0), np.flatnonzero(a <= 0)
    return plus.tolist(), minus.tolist(), a[plus] / a[plus].sum(), a[minus] / a[minus].sum()


# %% flat_points_taken_for_dependent: 小于 1e-5 的奇异值当作 0 / Singular values below 1e-5 are taken for 0
# caught by: test_any_independent_points
# book: 例 12.2
# kind: narrow
def realize(points, labels):
    # Differences of affinely independent points are linearly independent: w·x + b = y has a solution.
    first, *rest = np.asarray(points, dtype=float)
    y = np.asarray(labels, dtype=float)
    w = np.zeros(len(first))
    if rest:
        w = np.linalg.lstsq(np.array(rest) - first, y[1:] - y[0], rcond=1e-5)[0]
    return w.tolist(), float(y[0] - w @ first)


# %% general_position_only: 只在一般位置上成立：点重合或共线时方程组奇异 / For points in general position only: the system is singular where they coincide or lie on a line
# caught by: test_radon
# book: 例 12.2 / example 12.2
def realize(points, labels):
    # The rows (x, 1) of affinely independent points are linearly independent: w·x + b = y has a solution.
    *w, b = np.linalg.lstsq(with_ones(points), np.asarray(labels, dtype=float), rcond=None)[0].tolist()
    return w, b


def radon(points):
    # More than d + 1 rows (x, 1) are dependent: Σ a_i = 0 and Σ a_i x_i = 0 for some a ≠ 0; split it by sign.
    d = len(points[0])
    A = with_ones(points[: d + 2])
    a = np.append(np.linalg.solve(A[:-1].T, -A[-1]), 1.0)
    plus, minus = np.flatnonzero(a > 0), np.flatnonzero(a <= 0)
    return plus.tolist(), minus.tolist(), a[plus] / a[plus].sum(), a[minus] / a[minus].sum()


# %% homogeneous: 超平面都过原点，没有 b / All hyperplanes pass through the origin: there is no b
# caught by: test_any_independent_points
# book: 例 12.2 / example 12.2
def realize(points, labels):
    # The rows (x, 1) of affinely independent points are linearly independent: w·x + b = y has a solution.
    b = 0.0
    w = np.linalg.lstsq(np.asarray(points, dtype=float), np.asarray(labels, dtype=float), rcond=None)[0].tolist()
    return w, b


# %% hyperplane_rounded: 超平面的系数四舍五入到 4 位小数 / Rounds the coefficients of the hyperplane to four decimals
# caught by: test_any_independent_points
# book: 例 12.2, (12.23)
# kind: narrow
def realize(points, labels):
    # Differences of affinely independent points are linearly independent: w·x + b = y has a solution.
    first, *rest = np.asarray(points, dtype=float)
    y = np.asarray(labels, dtype=float)
    w = np.zeros(len(first))
    if rest:
        w = np.linalg.lstsq(np.array(rest) - first, y[1:] - y[0], rcond=None)[0]
    return np.round(w, 4).tolist(), round(float(y[0] - w @ first), 4)


# %% labels_by_halves: 前一半标 +1，后一半标 -1 / The first half gets +1, the second −1
# caught by: test_unrealizable
# book: 例 12.2, (12.23)
def unrealizable_labels(points):
    return [1 if i < len(points) // 2 else -1 for i in range(len(points))]


# %% labels_by_largest: 只把系数最大的点标 +1 / Only the point of largest weight gets +1
# caught by: test_unrealizable
# book: 例 12.2, (12.23)
def unrealizable_labels(points):
    group, _, weights, _ = radon(points)
    plus = [group[int(np.argmax(weights))]]
    return [1 if i in plus else -1 for i in range(len(points))]


# %% linear_instead_of_affine: 求的是线性相关，没有 Σ a = 0 / A linear instead of an affine dependency: the coefficients do not sum to 0
# caught by: test_radon, test_square
# book: 例 12.2, (12.23)
def radon(points):
    # More than d + 1 rows (x, 1) are dependent: Σ a_i = 0 and Σ a_i x_i = 0 for some a ≠ 0; split it by sign.
    a = np.linalg.svd(np.asarray(points, dtype=float).T)[2][-1]
    plus, minus = np.flatnonzero(a > 0), np.flatnonzero(a <= 0)
    return plus.tolist(), minus.tolist(), a[plus] / a[plus].sum(), a[minus] / a[minus].sum()


# %% moment_curve_repeated: 矩曲线上取了重复的参数 / Takes the same parameter twice on the moment curve
# caught by: test_shattering
# book: 例 12.2, (12.23)
def shattered_points(d):
    return [[float((t % 4) ** k) for k in range(1, d + 1)] for t in range(d + 1)]


# %% one_point_short: 只给出 d 个点 / Gives d points only
# caught by: test_shattering
# book: (12.23)
def shattered_points(d):
    return np.eye(d).tolist()


def realize(points, labels):
    # The rows (x, 1) of affinely independent points are linearly independent: w·x + b = y has a solution.
    *w, b = np.linalg.lstsq(with_ones(points), np.asarray(labels, dtype=float), rcond=None)[0].tolist()
    return w, b


# %% perceptron_of_1000_epochs: 感知机只扫 1000 遍，间隔小时还没有收敛 / A perceptron of 1000 epochs, too few where the margin is small
# caught by: test_any_independent_points
# book: 例 12.2, (12.23)
def realize(points, labels):
    # Differences of affinely independent points are linearly independent: w·x + b = y has a solution.
    first, *rest = np.asarray(points, dtype=float)
    y = np.asarray(labels, dtype=float)
    w = np.zeros(len(first))
    if rest:
        X = np.column_stack([np.array(points), np.ones(len(points))])
        v = np.zeros(X.shape[1])
        for _ in range(1000):
            wrong = False
            for x, label in zip(X, y):
                if label * (v @ x) <= 0:
                    v, wrong = v + label * x, True
            if not wrong:
                break
        return v[:-1].tolist(), float(v[-1])
    return w.tolist(), float(y[0] - w @ first)


# %% perceptron_too_few_steps: 感知机只扫一遍，未必分对 / A perceptron that looks at each point once need not be right
# caught by: test_any_independent_points
# book: 例 12.2 / example 12.2
def realize(points, labels):
    *w, b = np.zeros(len(points[0]) + 1)
    for x, y in zip(points, labels):
        if y * (np.dot(w, x) + b) <= 0:
            w, b = np.add(w, np.multiply(y, x)), b + y
    return w, b


# %% point_on_the_plane: 有的点落在超平面上 / Some points lie on the hyperplane
# caught by: test_any_independent_points
# book: 例 12.2 / example 12.2
def realize(points, labels):
    # The rows (x, 1) of affinely independent points are linearly independent: w·x + b = y has a solution.
    *w, b = np.linalg.lstsq(with_ones(points), np.maximum(labels, 0.0), rcond=None)[0].tolist()
    return w, b


# %% points_not_centred: 直接解 w·x + b = y，没有先减去一个点，舍入盖过小的差 / Solves w·x + b = y without subtracting a point first, and rounding hides small differences
# caught by: test_any_independent_points
# kind: narrow
def realize(points, labels):
    solution = np.linalg.pinv(with_ones(points)) @ np.asarray(labels, dtype=float)
    return solution[:-1].tolist(), float(solution[-1])


# %% points_on_a_line: 给出的 d+1 个点在一条直线上 / The d + 1 points lie on a line
# caught by: test_shattering
# book: 例 12.2 / example 12.2
def shattered_points(d):
    return [[float(i)] * d for i in range(d + 1)]


def realize(points, labels):
    # The rows (x, 1) of affinely independent points are linearly independent: w·x + b = y has a solution.
    *w, b = np.linalg.lstsq(with_ones(points), np.asarray(labels, dtype=float), rcond=None)[0].tolist()
    return w, b


# %% radon_point_for_means: 权重总是均匀的 / The weights are always equal
# caught by: test_radon
# book: 例 12.2, (12.23)
def radon(points):
    # More than d + 1 rows (x, 1) are dependent: Σ a_i = 0 and Σ a_i x_i = 0 for some a ≠ 0; split it by sign.
    a = np.linalg.svd(with_ones(points).T)[2][-1]
    plus, minus = np.flatnonzero(a > 0), np.flatnonzero(a <= 0)
    return plus.tolist(), minus.tolist(), np.full(len(plus), 1 / len(plus)), np.full(len(minus), 1 / len(minus))


# %% regularised_hyperplane: 加了正则化，间隔小的点分错 / A ridge penalty, which misplaces points of small margin
# caught by: test_any_independent_points
# book: 例 12.2, (12.23)
# kind: narrow
def realize(points, labels):
    # Differences of affinely independent points are linearly independent: w·x + b = y has a solution.
    first, *rest = np.asarray(points, dtype=float)
    y = np.asarray(labels, dtype=float)
    w = np.zeros(len(first))
    if rest:
        D = np.array(rest) - first
        w = np.linalg.solve(D.T @ D + 1e-3 * np.eye(len(first)), D.T @ (y[1:] - y[0]))
    return w.tolist(), float(y[0] - w @ first)


# %% signed_weights: 权重有正有负 / Some weights are negative
# caught by: test_radon, test_square
# book: 例 12.2 / example 12.2
def realize(points, labels):
    # The rows (x, 1) of affinely independent points are linearly independent: w·x + b = y has a solution.
    *w, b = np.linalg.lstsq(with_ones(points), np.asarray(labels, dtype=float), rcond=None)[0].tolist()
    return w, b


def radon(points):
    # More than d + 1 rows (x, 1) are dependent: Σ a_i = 0 and Σ a_i x_i = 0 for some a ≠ 0; split it by sign.
    a = np.linalg.svd(with_ones(points).T)[2][-1]
    half = len(points) // 2
    plus, minus = np.arange(half), np.arange(half, len(points))
    return plus.tolist(), minus.tolist(), a[plus] / a[plus].sum(), a[minus] / a[minus].sum()


# %% simplex_for_line: 给出的点仿射无关，其实能被打散 / The points are affinely independent, so that they are shattered after all
# caught by: test_not_every_set
# book: 例 12.2 / example 12.2
def realize(points, labels):
    # The rows (x, 1) of affinely independent points are linearly independent: w·x + b = y has a solution.
    *w, b = np.linalg.lstsq(with_ones(points), np.asarray(labels, dtype=float), rcond=None)[0].tolist()
    return w, b


def unshattered_small(d):
    points = shattered_points(d)
    return points, [1], [0, 2], [1.0], [0.5, 0.5]


# %% small_coefficients_dropped: 小于 1e-4 的系数当作 0，该点没有分进任何一组 / Takes coefficients below 1e-4 for 0 and leaves the point out
# caught by: test_radon
# book: 例 12.2, (12.23)
# kind: narrow
def radon(points):
    # More than d + 1 rows (x, 1) are dependent: Σ a_i = 0 and Σ a_i x_i = 0 for some a ≠ 0; split it by sign.
    a = np.linalg.svd(with_ones(points).T)[2][-1]
    plus, minus = np.flatnonzero(a > 1e-4), np.flatnonzero(a <= 1e-4)
    return (
        plus.tolist(),
        minus.tolist(),
        a[plus] / a[plus].sum(),
        np.minimum(a[minus], 0) / np.minimum(a[minus], 0).sum(),
    )


# %% small_weights_dropped: 小于 1e-6 的权重连同它的点去掉 / Points whose weight is below 1e-6 are dropped
# caught by: test_radon
# book: 例 12.2
# kind: narrow
def radon(points):
    # More than d + 1 rows (x, 1) are dependent: Σ a_i = 0 and Σ a_i x_i = 0 for some a ≠ 0; split it by sign.
    a = np.linalg.svd(with_ones(points).T)[2][-1]
    plus, minus = np.flatnonzero(a > 1e-6), np.flatnonzero(a < -1e-6)
    return plus.tolist(), minus.tolist(), a[plus] / a[plus].sum(), a[minus] / a[minus].sum()


# %% weights_not_normalised: Radon 划分的权重之和不是 1 / The weights of the Radon partition do not add up to 1
# caught by: test_radon
# book: 例 12.2 / example 12.2
def realize(points, labels):
    # The rows (x, 1) of affinely independent points are linearly independent: w·x + b = y has a solution.
    *w, b = np.linalg.lstsq(with_ones(points), np.asarray(labels, dtype=float), rcond=None)[0].tolist()
    return w, b


def radon(points):
    # More than d + 1 rows (x, 1) are dependent: Σ a_i = 0 and Σ a_i x_i = 0 for some a ≠ 0; split it by sign.
    a = np.linalg.svd(with_ones(points).T)[2][-1]
    plus, minus = np.flatnonzero(a > 0), np.flatnonzero(a <= 0)
    return plus.tolist(), minus.tolist(), a[plus], -a[minus]


# %% zero_in_both: 系数为 0 的点同时进了两组 / Points of coefficient 0 are put in both groups
# caught by: test_radon
# book: 例 12.2 / example 12.2
def realize(points, labels):
    # The rows (x, 1) of affinely independent points are linearly independent: w·x + b = y has a solution.
    *w, b = np.linalg.lstsq(with_ones(points), np.asarray(labels, dtype=float), rcond=None)[0].tolist()
    return w, b


def radon(points):
    # More than d + 1 rows (x, 1) are dependent: Σ a_i = 0 and Σ a_i x_i = 0 for some a ≠ 0; split it by sign.
    a = np.linalg.svd(with_ones(points).T)[2][-1]
    plus, minus = np.flatnonzero(a > -1e-12), np.flatnonzero(a < 1e-12)
    return plus.tolist(), minus.tolist(), a[plus] / a[plus].sum(), a[minus] / a[minus].sum()
