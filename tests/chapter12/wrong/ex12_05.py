"""Known mistakes of 12.5. Each cell holds what differs from the reference."""

# %% all_labellings: 把所有标记都当作能实现的 / Takes all labellings for realised
# caught by: test_line, test_dichotomies
# book: §12.4
def dichotomies(X):
    return set(product((1, -1), repeat=min(len(X), 9)))


def unrealized_labels(X):
    m = vc_dimension(np.shape(X)[1]) + 1  # so many rows are not shattered, whatever the others are
    known = set(stumps_on(X[:m]))
    return next(y for y in product((1, -1), repeat=m) if y not in known) + (1,) * (len(X) - m)


# %% alternating_each_feature: 只试沿各特征正负相间的标记 / Tries only labels that alternate along one feature
# caught by: test_unrealized
# book: §12.4
def unrealized_labels(X):
    known = dichotomies(X)
    for column in np.transpose(X):
        ranks = np.argsort(np.argsort(column, kind="stable"))
        y = tuple((ranks % 2 * 2 - 1).tolist())
        if y not in known:
            return y
    return (1,) * len(X)


# %% alternating_first_feature: 沿第一个特征正负相间，没看别的特征 / Alternates along the first feature, whatever the others do
# caught by: test_unrealized
# hint: another may
# book: §12.4
def unrealized_labels(X):
    ranks = np.argsort(np.argsort(np.asarray(X)[:, 0], kind="stable"))
    return tuple(1 if rank % 2 else -1 for rank in ranks.tolist())


# %% alternating_rows: 按行的顺序正负相间 / Alternates in the order of the rows
# caught by: test_unrealized
# hint: another may
# book: §12.4
def unrealized_labels(X):
    return tuple(1 if i % 2 else -1 for i in range(len(X)))


# %% at_threshold: 等于阈值时预测 s / Predicts s at the threshold, too
# caught by: test_predictions
# hint: = t
# book: §12.4
def stump_predict(stump, X):
    above = np.asarray(X)[:, stump["feature"]] >= stump["threshold"]
    return np.where(above, stump["sign"], -stump["sign"]).tolist()


def stumps_on(X):
    """A stump for each labelling that is realised."""
    found = {}
    for feature, column in enumerate(np.transpose(X)):
        for threshold in (inf, *np.unique(column).tolist()):
            for sign in (1, -1):
                stump = {"feature": feature, "threshold": threshold, "sign": sign}
                found[tuple(stump_predict(stump, X))] = stump
    return found


# %% bound_minimum_at_the_end: 先加起来，再与 2^m 比较 / Adds up first, and compares with 2^m afterwards
# caught by: test_bound
# book: §12.4
def dichotomy_bound(n_features, m):
    # An order of the points has one beginning and one end of each size, so n orders have 2n of them at most.
    return min(2**m, 2 * n_features * (m - 1) + 2)


# %% bound_one_sign: 每个序每个大小只算一个集合 / One set of each size for an order
# caught by: test_bound
# book: §12.4
def dichotomy_bound(n_features, m):
    # An order of the points has one beginning and one end of each size, so n orders have 2n of them at most.
    return sum(min(comb(m, s), n_features) for s in range(m + 1))


# %% bound_without_constants: 上界漏了全部相同的两种标记 / The bound leaves out the two labellings with equal labels
# caught by: test_bound
# book: §12.4
def dichotomy_bound(n_features, m):
    # An order of the points has one beginning and one end of each size, so n orders have 2n of them at most.
    return sum(min(comb(m, s), 2 * n_features) for s in range(1, m))


# %% bound_without_minimum: 上界没有取较小的：2n(m−1)+2 / The bound takes no minimum: 2n(m − 1) + 2
# caught by: test_bound
# book: §12.4
def dichotomy_bound(n_features, m):
    # An order of the points has one beginning and one end of each size, so n orders have 2n of them at most.
    return 2 * n_features * (m - 1) + 2


# %% distinct_points_only: 重合的点只算一次 / Points that coincide are counted once
# caught by: test_dichotomies
# book: §12.4
def dichotomies(X):
    return set(stumps_on(np.unique(np.asarray(X, dtype=float), axis=0)))


def unrealized_labels(X):
    m = vc_dimension(np.shape(X)[1]) + 1  # so many rows are not shattered, whatever the others are
    known = set(stumps_on(X[:m]))
    return next(y for y in product((1, -1), repeat=m) if y not in known) + (1,) * (len(X) - m)


# %% first_feature_only: 总是看第一个特征 / Always looks at the first feature
# caught by: test_predictions, test_dichotomies
# book: §12.4
def stump_predict(stump, X):
    above = np.asarray(X)[:, 0] > stump["threshold"]
    return np.where(above, stump["sign"], -stump["sign"]).tolist()


def shatter_unused(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = vc_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    return points.tolist(), stumps_on(points)


def shatter(n_features):
    return shatter_unused(n_features)


# %% growth_all: 以为任何标记都行：2^m / All labellings: 2^m
# caught by: test_growth
# book: §12.4
def growth_one_feature(m):
    return 2**m


# %% growth_intervals: 按区间而不是树桩来数 / Counts intervals instead of stumps
# caught by: test_growth
# book: §12.4
def growth_one_feature(m):
    return comb(m + 1, 2) + 1


# %% growth_one_sign: 增长函数只数一种符号：m+1 / The growth function counts one sign only: m + 1
# caught by: test_growth
# book: §12.4
def growth_one_feature(m):
    return m + 1


# %% growth_signs_doubled: 两种符号各 m+1 种，重复的数了两次 / m + 1 dichotomies for each sign, those in common counted twice
# caught by: test_growth
# book: §12.4
def growth_one_feature(m):
    return 2 * m + 2


# %% no_constant_labels: 漏了把所有点放在同一边的切法 / Leaves out the cuts with all points on one side
# caught by: test_line, test_dichotomies, test_shattering
# book: §12.4
# costs: 2
def stumps_on(X):
    """A stump for each labelling that is realised."""
    found = {}
    for feature, column in enumerate(np.transpose(X)):
        for threshold in np.unique(column).tolist()[:-1]:
            for sign in (1, -1):
                stump = {"feature": feature, "threshold": threshold, "sign": sign}
                found[tuple(stump_predict(stump, X))] = stump
    return found


# %% one_orientation: 只用一种符号的树桩 / Only stumps with one sign
# caught by: test_line, test_dichotomies, test_unrealized
# hint: both signs
# book: §12.4
def stumps_on(X):
    """A stump for each labelling that is realised."""
    found = {}
    for feature, column in enumerate(np.transpose(X)):
        for threshold in (-inf, *np.unique(column).tolist()):
            for sign in (1,):
                stump = {"feature": feature, "threshold": threshold, "sign": sign}
                found[tuple(stump_predict(stump, X))] = stump
    return found


def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = vc_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    stumps = {}
    for y, stump in stumps_on(points).items():
        stumps[y] = stump
        stumps[tuple(-label for label in y)] = {**stump, "sign": -stump["sign"]}
    return points.tolist(), stumps


# %% shatter_order_for_rank: 把序本身当坐标，而不是各点在序中的名次 / Takes the order itself for the coordinates, not the rank of each point in it
# caught by: test_shattering
# book: §12.4
def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = vc_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    stumps, ranks = stumps_on(np.transpose(columns)), np.transpose(columns).astype(int)
    return np.argsort(ranks, axis=0).tolist(), stumps


# %% shatter_random_order: 各特征的序随便取 / The orders of the features taken at random
# caught by: test_shattering
# book: §12.4
def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = vc_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = tuple(np.random.default_rng(len(columns)).permutation(m).tolist())
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    return points.tolist(), stumps_on(points)


# %% shatter_signs_swapped: 树桩的符号反了 / The signs of the stumps swapped
# caught by: test_shattering
# book: §12.4
def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = vc_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    swapped = {y: {**stump, "sign": -stump["sign"]} for y, stump in stumps_on(points).items()}
    return points.tolist(), swapped


# %% shatter_three_points: 总是给三个点 / Always gives three points
# caught by: test_shattering
# book: §12.4
def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = min(3, vc_dimension(n_features)), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    return points.tolist(), stumps_on(points)


# %% shatter_unit_vectors: 以为单位向量和原点能被树桩打散 / Takes unit vectors and the origin for shattered points
# caught by: test_shattering
# book: §12.4
def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = vc_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.eye(m, n_features)
    return points.tolist(), stumps_on(points)


# %% shatter_without_constants: 全部相同的标记没有给出树桩 / No stump for equal labels
# caught by: test_shattering
# book: §12.4
def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = vc_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    stumps = {y: stump for y, stump in stumps_on(points).items() if len(set(y)) == 2}
    return points.tolist(), stumps


# %% three_rows_only: 以为任何三个点都有实现不了的标记 / Takes any three points for not shattered
# caught by: test_unrealized
# book: §12.4
def unrealized_labels(X):
    known = dichotomies(X[:3])
    y = next((y for y in product((1, -1), repeat=3) if y not in known), (1, -1, 1))
    return y + (1,) * (len(X) - 3)


# %% threshold_with_tolerance: 比阈值略大的数当作相等 / A number slightly above the threshold is taken for equal to it
# caught by: test_predictions
# book: §12.4
# kind: narrow
def stump_predict(stump, X):
    above = np.asarray(X)[:, stump["feature"]] > stump["threshold"] + 1e-9
    return np.where(above, stump["sign"], -stump["sign"]).tolist()


# %% ties_cut_apart: 相等的数也切开了 / Cuts between equal numbers
# caught by: test_dichotomies
# hint: never cut apart
# book: §12.4
def dichotomies(X):
    found = set()
    for column in np.transpose(X):
        ranks = np.argsort(np.argsort(column, kind="stable"))
        for cut in range(len(column)):
            y = np.where(ranks >= cut, 1, -1)
            found |= {tuple(y.tolist()), tuple((-y).tolist())}
    return found


def unrealized_labels(X):
    m = vc_dimension(np.shape(X)[1]) + 1  # so many rows are not shattered, whatever the others are
    known = set(stumps_on(X[:m]))
    return next(y for y in product((1, -1), repeat=m) if y not in known) + (1,) * (len(X) - m)


# %% unrealized_each_feature_alone: 只保证第一个和最后一个特征实现不了 / Only makes sure of the first and of the last feature
# caught by: test_unrealized
# book: §12.4
def unrealized_labels(X):
    m = vc_dimension(np.shape(X)[1]) + 1
    known = dichotomies(np.asarray(X)[:, [0, -1]])
    return next(y for y in product((1, -1), repeat=len(X)) if y not in known)


# %% unrealized_middle: 把各列上居中的一点标为 +1 / Labels the middle point of the first column +1
# caught by: test_unrealized
# book: §12.4
def unrealized_labels(X):
    middle = np.argsort(np.asarray(X)[:, 0], kind="stable")[len(X) // 2]
    return tuple(1 if i == middle else -1 for i in range(len(X)))


# %% unrealized_one_sign: 只查一种符号的树桩是否实现 / Looks only at stumps with one sign
# caught by: test_unrealized
# hint: either sign
# book: §12.4
def unrealized_labels(X):
    rising = {
        tuple(stump_predict({"feature": feature, "threshold": threshold, "sign": 1}, X))
        for feature, column in enumerate(np.transpose(X))
        for threshold in (-inf, *np.unique(column).tolist())
    }
    return next(y for y in product((-1, 1), repeat=len(X)) if y not in rising)


# %% vc_by_counting: 只比较对分的总数 2n(m−1)+2 与 2^m / Compares only the number of all dichotomies, 2n(m − 1) + 2, with 2^m
# caught by: test_few_features, test_many_features
# book: §12.4
def right_dimension(n_features):
    return next(m for m in count(1) if comb(m + 1, (m + 1) // 2) > 2 * n_features)


def vc_dimension(n_features):
    return next(m for m in count(1) if 2 * n_features * m + 2 < 2 ** (m + 1))


def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = right_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    return points.tolist(), stumps_on(points)


def unrealized_labels(X):
    m = right_dimension(np.shape(X)[1]) + 1  # so many rows are not shattered, whatever the others are
    known = dichotomies(X[:m])
    return next(y for y in product((1, -1), repeat=m) if y not in known) + (1,) * (len(X) - m)


# %% vc_features_plus_one: 以为 VC 维是 n+1，像超平面那样 / The VC dimension taken for n + 1, as that of hyperplanes
# caught by: test_few_features
# book: §12.4
def right_dimension(n_features):
    return next(m for m in count(1) if comb(m + 1, (m + 1) // 2) > 2 * n_features)


def vc_dimension(n_features):
    return n_features + 1


def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = right_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    return points.tolist(), stumps_on(points)


def unrealized_labels(X):
    m = right_dimension(np.shape(X)[1]) + 1  # so many rows are not shattered, whatever the others are
    known = dichotomies(X[:m])
    return next(y for y in product((1, -1), repeat=m) if y not in known) + (1,) * (len(X) - m)


# %% vc_logarithm: 以为 VC 维是 ⌊log2 n⌋ + 2 / The VC dimension taken for ⌊log2 n⌋ + 2
# caught by: test_few_features, test_many_features
# book: §12.4
def right_dimension(n_features):
    return next(m for m in count(1) if comb(m + 1, (m + 1) // 2) > 2 * n_features)


def vc_dimension(n_features):
    return n_features.bit_length() + 1


def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = right_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    return points.tolist(), stumps_on(points)


def unrealized_labels(X):
    m = right_dimension(np.shape(X)[1]) + 1  # so many rows are not shattered, whatever the others are
    known = dichotomies(X[:m])
    return next(y for y in product((1, -1), repeat=m) if y not in known) + (1,) * (len(X) - m)


# %% vc_one_sign: 每个序只算前缀，忘了另一种符号 / Only the beginning of each order counted: the other sign forgotten
# caught by: test_few_features
# book: §12.4
def right_dimension(n_features):
    return next(m for m in count(1) if comb(m + 1, (m + 1) // 2) > 2 * n_features)


def vc_dimension(n_features):
    return next(m for m in count(1) if comb(m + 1, (m + 1) // 2) > n_features)


def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = right_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    return points.tolist(), stumps_on(points)


def unrealized_labels(X):
    m = right_dimension(np.shape(X)[1]) + 1  # so many rows are not shattered, whatever the others are
    known = dichotomies(X[:m])
    return next(y for y in product((1, -1), repeat=m) if y not in known) + (1,) * (len(X) - m)


# %% vc_searched_to_ten: 只找到 10 为止 / Searches no further than 10
# caught by: test_many_features
# book: §12.4
# kind: narrow
def right_dimension(n_features):
    return next(m for m in count(1) if comb(m + 1, (m + 1) // 2) > 2 * n_features)


def vc_dimension(n_features):
    return max(m for m in range(1, 11) if comb(m, m // 2) <= 2 * n_features)


def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = right_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    return points.tolist(), stumps_on(points)


def unrealized_labels(X):
    m = right_dimension(np.shape(X)[1]) + 1  # so many rows are not shattered, whatever the others are
    known = dichotomies(X[:m])
    return next(y for y in product((1, -1), repeat=m) if y not in known) + (1,) * (len(X) - m)


# %% vc_singletons_only: 只要求每个单点都能切下来 / Only asks that every single point can be cut off
# caught by: test_few_features
# book: §12.4
def right_dimension(n_features):
    return next(m for m in count(1) if comb(m + 1, (m + 1) // 2) > 2 * n_features)


def vc_dimension(n_features):
    return 2 * n_features


def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = right_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    return points.tolist(), stumps_on(points)


def unrealized_labels(X):
    m = right_dimension(np.shape(X)[1]) + 1  # so many rows are not shattered, whatever the others are
    known = dichotomies(X[:m])
    return next(y for y in product((1, -1), repeat=m) if y not in known) + (1,) * (len(X) - m)


# %% vc_strict: 不等式写成了严格的 / The inequality made strict
# caught by: test_few_features
# book: §12.4
def right_dimension(n_features):
    return next(m for m in count(1) if comb(m + 1, (m + 1) // 2) > 2 * n_features)


def vc_dimension(n_features):
    return next(m for m in count(1) if comb(m + 1, (m + 1) // 2) >= 2 * n_features)


def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = right_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    return points.tolist(), stumps_on(points)


def unrealized_labels(X):
    m = right_dimension(np.shape(X)[1]) + 1  # so many rows are not shattered, whatever the others are
    known = dichotomies(X[:m])
    return next(y for y in product((1, -1), repeat=m) if y not in known) + (1,) * (len(X) - m)


# %% vc_two: 特征再多 VC 维也是 2 / The VC dimension is 2 however many features there are
# caught by: test_few_features, test_many_features
# book: §12.4
def right_dimension(n_features):
    return next(m for m in count(1) if comb(m + 1, (m + 1) // 2) > 2 * n_features)


def vc_dimension(n_features):
    return 2


def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = right_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    return points.tolist(), stumps_on(points)


def unrealized_labels(X):
    m = right_dimension(np.shape(X)[1]) + 1  # so many rows are not shattered, whatever the others are
    known = dichotomies(X[:m])
    return next(y for y in product((1, -1), repeat=m) if y not in known) + (1,) * (len(X) - m)


# %% whole_number_thresholds: 只试了整数阈值 / Tries whole numbers as thresholds only
# caught by: test_dichotomies
# book: §12.4
def dichotomies(X):
    found = set()
    for feature, column in enumerate(np.transpose(X)):
        low, high = int(np.floor(column.min())), int(np.ceil(column.max()))
        for threshold in (low - 1, *sorted({int(np.floor(x)) for x in column}), high):
            for sign in (1, -1):
                found.add(tuple(stump_predict({"feature": feature, "threshold": threshold, "sign": sign}, X)))
    return found


# %% zero_at_threshold: 用差的符号预测，在阈值上得 0 / Predicts by the sign of the difference, which is 0 at the threshold
# caught by: test_predictions
# book: §12.4
def stump_predict(stump, X):
    return [int(stump["sign"] * np.sign(row[stump["feature"]] - stump["threshold"])) for row in X]


def stumps_on(X):
    """A stump for each labelling that is realised."""
    found = {}
    for feature, column in enumerate(np.transpose(X)):
        values = np.unique(column)
        for threshold in (-inf, inf, *((values[1:] + values[:-1]) / 2).tolist()):
            for sign in (1, -1):
                stump = {"feature": feature, "threshold": threshold, "sign": sign}
                found[tuple(stump_predict(stump, X))] = stump
    return found
