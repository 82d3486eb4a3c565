"""Known mistakes of cookbook5.3. Each cell holds what differs from the reference."""

# %% a_little_more: 比 √(k−1) 小百分之一，k 大时太小 / Takes one percent less than √(k − 1), which is too little for many points
# caught by: test_bound
# book: §5.5
def beats_the_bound(k):
    return 0.99 * sqrt(k - 1)


# %% a_percent_less: 比所需的小百分之一 / Takes one percent less than needed
# caught by: test_bound
# book: §5.5
def beats_the_bound(k):
    return 0.99 * needed_norm(k, 1.0)


# %% alternating: 交替标记 / Labels alternate
# caught by: test_hardest
# book: §5.5
def hardest_labelling(points):
    return [1 if i % 2 == 0 else -1 for i in range(len(points))]


# %% alternating_by_first_coordinate: 按第一个坐标排序再交替标记 / Labels alternate in the order of the first coordinate
# caught by: test_hardest
# book: §5.5
def hardest_labelling(points):
    found = [0] * len(points)
    for place, i in enumerate(np.argsort(points[:, 0], kind="stable")):
        found[i] = 1 if place % 2 else -1
    return found


# %% alternating_by_norm: 按范数排序再交替标记 / Labels alternate in the order of the norms
# caught by: test_hardest
# book: §5.5
def hardest_labelling(points):
    found = [0] * len(points)
    for place, i in enumerate(np.argsort(np.linalg.norm(points, axis=1), kind="stable")):
        found[i] = 1 if place % 2 else -1
    return found


# %% any_sizes: 两类的点数不限 / Lets the classes have any sizes
# caught by: test_hardest
# book: §5.5
def hardest_labelling(points):
    def apart(chosen):
        inside = np.isin(range(len(points)), chosen)
        return np.linalg.norm(points[inside].mean(axis=0) - points[~inside].mean(axis=0))

    closest = min((c for p in range(1, len(points)) for c in combinations(range(len(points)), p)), key=apart)
    return [1 if i in closest else -1 for i in range(len(points))]


# %% bias_sign: b 的符号反了 / b has the wrong sign
# caught by: test_separator
# book: §5.5
def separator(points, labels):
    y = np.array(labels)
    if abs(y.sum()) == len(y):
        return np.zeros(points.shape[1]), float(y[0])
    # By symmetry the nearest points of both hulls are the class means, half-way between which the boundary stands.
    upper, lower = points[y == 1].mean(axis=0), points[y == -1].mean(axis=0)
    w = 2 * (upper - lower) / ((upper - lower) @ (upper - lower))
    return w, float(w @ (upper + lower) / 2)


# %% bound_attained: A = √(k−1)：这里界恰好成立 / Takes A = √(k − 1), where the bound just holds
# caught by: test_bound
# book: §5.5
def beats_the_bound(k):
    return sqrt(k - 1)


# %% cross_polytope: 用坐标轴上的 ±R 作顶点 / Takes ±R on the axes for the vertices
# caught by: test_simplex
# book: §5.5
def simplex(k, R):
    axes = np.eye(k - 1)
    return R * np.vstack([axes, -axes])[:k]


# %% edge_as_distance: 用两个顶点的距离代替两类均值的距离 / Takes the distance of two vertices for that of the class means
# caught by: test_small_simplices, test_needed
# book: §5.5
def needed_norm(k, R):
    return 2 / (R * sqrt(2 * k / (k - 1)))


def beats_the_bound(k):
    return sqrt((k * k - 1) * (k - 1)) / k


# %% edges_of_length_R: 边长取成了 R，而不是范数 / Makes the edges of length R instead of the norms
# caught by: test_simplex
# book: §5.5
def simplex(k, R):
    # The unit vectors of R^k less their mean, in an orthonormal basis of the hyperplane in which they then lie.
    _, _, basis = np.linalg.svd(np.ones((1, k)))
    return R / sqrt(2) * basis[1:].T


# %% even_formula_for_odd: 奇数个点也用 √(k−1)/R / Takes √(k − 1)/R for odd numbers, too
# caught by: test_small_simplices, test_needed
# hint: halved
# book: §5.5
def needed_norm(k, R):
    return sqrt(k - 1) / R


def beats_the_bound(k):
    return sqrt((k * k - 1) * (k - 1)) / k


# %% farthest_means: 使两类均值尽量远 / Puts the class means as far apart as possible
# caught by: test_hardest
# book: §5.5
def hardest_labelling(points):
    def apart(chosen):
        inside = np.isin(range(len(points)), chosen)
        return np.linalg.norm(points[inside].mean(axis=0) - points[~inside].mean(axis=0))

    closest = max(combinations(range(len(points)), len(points) // 2), key=apart)
    return [1 if i in closest else -1 for i in range(len(points))]


# %% first_half: 前一半标记为 1 / Labels the first half 1
# caught by: test_hardest
# hint: all can be tried
# book: §5.5
def hardest_labelling(points):
    return [1 if i < len(points) // 2 else -1 for i in range(len(points))]


# %% first_in_the_larger_class: 总把第一个点放进较大的一类 / Always puts the first point into the larger class
# caught by: test_hardest
# book: §5.5
def hardest_labelling(points):
    def apart(chosen):
        inside = np.isin(range(len(points)), chosen)
        return np.linalg.norm(points[inside].mean(axis=0) - points[~inside].mean(axis=0))

    closest = min(combinations(range(1, len(points)), len(points) // 2), key=apart)
    return [1 if i in closest else -1 for i in range(len(points))]


# %% first_principal_axis: 只看第一个坐标的均值 / Compares means of the first coordinate only
# caught by: test_hardest
# book: §5.5
def hardest_labelling(points):
    def apart(chosen):
        inside = np.isin(range(len(points)), chosen)
        return abs(points[inside].mean(axis=0)[0] - points[~inside].mean(axis=0)[0])

    closest = min(combinations(range(len(points)), len(points) // 2), key=apart)
    return [1 if i in closest else -1 for i in range(len(points))]


# %% half_the_length: w 的长度差了一倍：两类均值之间只到 1 / w is half as long: it takes 1 instead of 2 between the class means
# caught by: test_separator
# book: §5.5
def separator(points, labels):
    y = np.array(labels)
    if abs(y.sum()) == len(y):
        return np.zeros(points.shape[1]), float(y[0])
    # By symmetry the nearest points of both hulls are the class means, half-way between which the boundary stands.
    upper, lower = points[y == 1].mean(axis=0), points[y == -1].mean(axis=0)
    w = (upper - lower) / ((upper - lower) @ (upper - lower))
    return w, float(-w @ (upper + lower) / 2)


# %% labels_as_targets: w 取 Σ y x，长度按最远的点取 / Takes Σ y x for w and its length from the farthest point
# caught by: test_separator
# book: §5.5
def separator(points, labels):
    y = np.array(labels)
    if abs(y.sum()) == len(y):
        return np.zeros(points.shape[1]), float(y[0])
    # By symmetry the nearest points of both hulls are the class means, half-way between which the boundary stands.
    upper, lower = points[y == 1].mean(axis=0), points[y == -1].mean(axis=0)
    w = y @ points
    w = w / np.abs(points @ w).max()
    return w, float(-w @ (upper + lower) / 2)


# %% least_over_labellings: 取了所有标记中最小的范数 / Takes the least norm over all labellings instead of the largest
# caught by: test_small_simplices, test_needed
# book: §5.5
def needed_norm(k, R):
    return 2 * sqrt((k - 1) * (k - 1)) / (k * R)


def beats_the_bound(k):
    return sqrt((k * k - 1) * (k - 1)) / k


# %% margin_instead: 返回了间隔 1/‖w‖ / Returns the margin 1/‖w‖
# caught by: test_small_simplices, test_needed
# book: §5.5
def needed_norm(k, R):
    return k * R / (2 * sqrt((k // 2) * (k - k // 2) * (k - 1)))


def beats_the_bound(k):
    return sqrt((k * k - 1) * (k - 1)) / k


# %% margin_two: 要求的是 y f(x) ≥ 2 / Makes y f(x) at least 2
# caught by: test_separator
# book: §5.5
def separator(points, labels):
    y = np.array(labels)
    if abs(y.sum()) == len(y):
        return np.zeros(points.shape[1]), float(y[0])
    # By symmetry the nearest points of both hulls are the class means, half-way between which the boundary stands.
    upper, lower = points[y == 1].mean(axis=0), points[y == -1].mean(axis=0)
    w = 2 * (upper - lower) / ((upper - lower) @ (upper - lower))
    return 2 * w, float(-w @ (upper + lower))


# %% nearest_pairs_split: 最近的点对分到两类，贪心 / Splits nearest pairs greedily
# caught by: test_hardest
# book: §5.5
def hardest_labelling(points):
    rest, found, sign = list(range(len(points))), [-1] * len(points), 1
    while len(rest) > 1:
        i = rest.pop(0)
        j = min(rest, key=lambda other: np.linalg.norm(points[i] - points[other]))
        rest.remove(j)
        found[i], found[j] = sign, -sign
    return found


# %% nearly_closest: 距离只差千分之一的标记当作一样好 / Takes labellings whose distances differ by a thousandth for equally good
# caught by: test_hardest
# book: §5.5
# kind: narrow
def hardest_labelling(points):
    def apart(chosen):
        inside = np.isin(range(len(points)), chosen)
        return np.linalg.norm(points[inside].mean(axis=0) - points[~inside].mean(axis=0))

    closest = tuple(range(len(points) // 2))
    for chosen in combinations(range(len(points)), len(points) // 2):
        if apart(chosen) < 0.999 * apart(closest):
            closest = chosen
    return [1 if i in closest else -1 for i in range(len(points))]


# %% needed_norm_for_every_labelling: 范数按最难的标记取，不管是哪种标记 / Takes the norm of the hardest labelling for all of them
# caught by: test_separator
# book: §5.5
def separator(points, labels):
    y = np.array(labels)
    if abs(y.sum()) == len(y):
        return np.zeros(points.shape[1]), float(y[0])
    # By symmetry the nearest points of both hulls are the class means, half-way between which the boundary stands.
    upper, lower = points[y == 1].mean(axis=0), points[y == -1].mean(axis=0)
    w = 2 * (upper - lower) / ((upper - lower) @ (upper - lower))
    w, b = w, float(-w @ (upper + lower) / 2)
    longer = needed_norm(len(points), np.linalg.norm(points[0])) / np.linalg.norm(w)
    return longer * w, longer * b


# %% no_bias: b 取 0 / Takes b = 0
# caught by: test_separator
# book: §5.5
def separator(points, labels):
    y = np.array(labels)
    if abs(y.sum()) == len(y):
        return np.zeros(points.shape[1]), float(y[0])
    # By symmetry the nearest points of both hulls are the class means, half-way between which the boundary stands.
    upper, lower = points[y == 1].mean(axis=0), points[y == -1].mean(axis=0)
    w = 2 * (upper - lower) / ((upper - lower) @ (upper - lower))
    return w, 0.0


# %% norms_not_scaled: 单位向量减去均值之后没有再放大 / Does not enlarge the unit vectors once their mean is subtracted
# caught by: test_simplex
# book: §5.5
def simplex(k, R):
    # The unit vectors of R^k less their mean, in an orthonormal basis of the hyperplane in which they then lie.
    _, _, basis = np.linalg.svd(np.ones((1, k)))
    return R * basis[1:].T


# %% not_scaled_to_the_margin: w 没有调整到 y f(x) = 1 / Does not scale w so that y f(x) = 1
# caught by: test_separator
# book: §5.5
def separator(points, labels):
    y = np.array(labels)
    if abs(y.sum()) == len(y):
        return np.zeros(points.shape[1]), float(y[0])
    # By symmetry the nearest points of both hulls are the class means, half-way between which the boundary stands.
    upper, lower = points[y == 1].mean(axis=0), points[y == -1].mean(axis=0)
    w = upper - lower
    return w, float(-w @ (upper + lower) / 2)


# %% one_against_the_rest: 以为一个对其余最难 / Takes one against the rest for the hardest split
# caught by: test_small_simplices, test_needed
# hint: split
# book: §5.5
def needed_norm(k, R):
    return 2 * (k - 1) / (k * R)


def beats_the_bound(k):
    return sqrt((k * k - 1) * (k - 1)) / k


# %% one_class_crashes: 标记全相同时除以零 / Divides by zero if all labels are equal
# caught by: test_separator
# book: §5.5
def separator(points, labels):
    y = np.array(labels)
    # By symmetry the nearest points of both hulls are the class means, half-way between which the boundary stands.
    upper, lower = points[y == 1].mean(axis=0), points[y == -1].mean(axis=0)
    w = 2 * (upper - lower) / ((upper - lower) @ (upper - lower))
    return w, float(-w @ (upper + lower) / 2)


# %% one_class_label_zero: 另一类标记成了 0 / Labels the other class 0
# caught by: test_hardest
# book: §5.5
def hardest_labelling(points):
    def apart(chosen):
        inside = np.isin(range(len(points)), chosen)
        return np.linalg.norm(points[inside].mean(axis=0) - points[~inside].mean(axis=0))

    closest = min(combinations(range(len(points)), len(points) // 2), key=apart)
    return [1 if i in closest else 0 for i in range(len(points))]


# %% one_class_of_either_sign: 标记全相同时 b 总取 1 / Always takes b = 1 if all labels are equal
# caught by: test_separator
# book: §5.5
def separator(points, labels):
    y = np.array(labels)
    if abs(y.sum()) == len(y):
        return np.zeros(points.shape[1]), 1.0
    # By symmetry the nearest points of both hulls are the class means, half-way between which the boundary stands.
    upper, lower = points[y == 1].mean(axis=0), points[y == -1].mean(axis=0)
    w = 2 * (upper - lower) / ((upper - lower) @ (upper - lower))
    return w, float(-w @ (upper + lower) / 2)


# %% one_class_with_a_direction: 标记全相同时 w 仍不为 0 / w is not 0 where all labels are equal
# caught by: test_separator
# hint: not even w
# book: §5.5
def separator(points, labels):
    y = np.array(labels)
    if abs(y.sum()) == len(y):
        return points[0] / (points[0] @ points[0]), 2.0 * float(y[0])
    # By symmetry the nearest points of both hulls are the class means, half-way between which the boundary stands.
    upper, lower = points[y == 1].mean(axis=0), points[y == -1].mean(axis=0)
    w = 2 * (upper - lower) / ((upper - lower) @ (upper - lower))
    return w, float(-w @ (upper + lower) / 2)


# %% one_random_try: 只随机试一次 / Tries a single labelling at random
# caught by: test_hardest
# book: §5.5
def hardest_labelling(points):
    k = len(points)
    order = np.random.default_rng(0).permutation(k)
    return [1 if place < k // 2 else -1 for place in order]


# %% radius_forgotten: 单纯形没有乘 R / The simplex disregards R
# caught by: test_simplex
# book: §5.5
def simplex(k, R):
    # The unit vectors of R^k less their mean, in an orthonormal basis of the hyperplane in which they then lie.
    _, _, basis = np.linalg.svd(np.ones((1, k)))
    return sqrt(k / (k - 1)) * basis[1:].T


# %% radius_not_used: 所需的范数没有用 R / The norm needed disregards R
# caught by: test_needed
# book: §5.5
def needed_norm(k, R):
    return 2 * sqrt((k // 2) * (k - k // 2) * (k - 1)) / k


def beats_the_bound(k):
    return sqrt((k * k - 1) * (k - 1)) / k


# %% random_on_the_sphere: 球面上的随机点 / Takes random points on the sphere
# caught by: test_simplex
# book: §5.5
def simplex(k, R):
    points = np.random.default_rng(0).normal(size=(k, k - 1))
    return R * points / np.linalg.norm(points, axis=1, keepdims=True)


# %% regular_polygon: 用圆周上的正多边形代替单纯形 / Takes a regular polygon on a circle for the simplex
# caught by: test_simplex
# book: §5.5
def simplex(k, R):
    points = np.zeros((k, k - 1))
    angles = 2 * np.pi * np.arange(k) / k
    points[:, 0] = R * np.cos(angles)
    if k > 2:
        points[:, 1] = R * np.sin(angles)
    return points


# %% simplex_not_centred: 单纯形没有以原点为中心：原点与各单位向量 / The simplex is not about the origin: the origin and unit vectors
# caught by: test_simplex
# hint: mean
# book: §5.5
def simplex(k, R):
    return R * np.vstack([np.zeros(k - 1), np.eye(k - 1)])


# %% simplex_of_one_point: 所有的顶点都在一处 / Puts all vertices in one place
# caught by: test_simplex
# hint: distances
# book: §5.5
def simplex(k, R):
    return np.tile(R * np.eye(k - 1)[0], (k, 1))  # distances that are equal: all 0


# %% square_of_the_norm: 返回了范数的平方 / Returns the square of the norm
# caught by: test_small_simplices, test_needed
# book: §5.5
def needed_norm(k, R):
    return 4 * (k // 2) * (k - k // 2) * (k - 1) / (k * R) ** 2


def beats_the_bound(k):
    return sqrt((k * k - 1) * (k - 1)) / k


# %% square_returned: 返回了 A² / Returns A²
# caught by: test_bound
# book: §5.5
def beats_the_bound(k):
    return needed_norm(k, 1.0) ** 2


# %% table_up_to_ten: 只列出了十个以内的值，再多按 √(k−1) / Has a table up to ten points, and √(k − 1) beyond
# caught by: test_needed
# book: §5.5
# kind: narrow
def needed_norm(k, R):
    if k > 10:
        return sqrt(k - 1) / R
    return 2 * sqrt((k // 2) * (k - k // 2) * (k - 1)) / (k * R)


def beats_the_bound(k):
    return sqrt((k * k - 1) * (k - 1)) / k


# %% through_two_points: 分界面取在每类的第一个点之间 / Puts the boundary between the first points of both classes
# caught by: test_separator
# book: §5.5
def separator(points, labels):
    y = np.array(labels)
    if abs(y.sum()) == len(y):
        return np.zeros(points.shape[1]), float(y[0])
    # By symmetry the nearest points of both hulls are the class means, half-way between which the boundary stands.
    upper, lower = points[y == 1][0], points[y == -1][0]
    w = 2 * (upper - lower) / ((upper - lower) @ (upper - lower))
    return w, float(-w @ (upper + lower) / 2)


# %% times_radius: 乘了 R 而不是除以 R / Multiplies by R instead of dividing
# caught by: test_needed
# book: §5.5
def needed_norm(k, R):
    return 2 * sqrt((k // 2) * (k - k // 2) * (k - 1)) / k * R


def beats_the_bound(k):
    return sqrt((k * k - 1) * (k - 1)) / k


# %% too_small_to_shatter: A = √(k−2)：单纯形不能打散 / Takes A = √(k − 2), which does not shatter the simplex
# caught by: test_bound
# hint: a little less
# book: §5.5
def beats_the_bound(k):
    return sqrt(k - 2)


# %% triangle_only: 总是三角形的 4/3 / Always takes the 4/3 of the triangle
# caught by: test_bound
# book: §5.5
def beats_the_bound(k):
    return 4 / 3
