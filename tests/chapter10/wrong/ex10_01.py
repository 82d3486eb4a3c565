"""Known mistakes of 10.1. Each cell holds what differs from the reference."""

# %% agreement: 给出相同的比例 / Gives the share that agrees
# caught by: test_melon_grid, test_grid
# book: §10.1
def compare_on_grid(X, y, k, tree, g0, g1):
    rows = [[(a, b) for b in g1] for a in g0]
    knn = [knn_predict(X, y, row, k) for row in rows]
    by_tree = [tree_predict(tree, row) for row in rows]
    pairs = [pair for row in zip(knn, by_tree, strict=True) for pair in zip(*row, strict=True)]
    differ = sum(one == other for one, other in pairs)
    return {"knn": knn, "tree": by_tree, "disagreement": differ / len(pairs)}


# %% by_index: 近邻按下标排，没有由近到远 / Neighbours in the order of their indices, not the nearest first
# caught by: test_melon_neighbors, test_neighbors
# hint: 由近到远
# book: §10.1
def neighbors(X, q, k):
    squares = ((np.asarray(X) - q) ** 2).sum(axis=1)
    return np.flatnonzero(squares <= np.sort(squares)[k - 1])[:k].tolist()


# %% chebyshev: 用切比雪夫距离 / Chebyshev distance
# caught by: test_neighbors
# book: §10.1
def neighbors(X, q, k):
    squares = np.abs(np.asarray(X) - q).max(axis=1)
    return np.argsort(squares, kind="stable")[:k].tolist()


# %% claims_k_nn_never_errs: 以为 k 近邻在训练集上对任何 k 都没有错误 / k-NN thought to make no error on the training set for any k
# caught by: test_claims
# hint: 否决
# book: §10.1
def claims():
    return {
        "tree_boundary_axis_parallel": True,
        "one_nn_boundary_axis_parallel": False,
        "one_nn_training_error_zero_without_conflicts": True,
        "k_nn_training_error_zero_for_all_k": True,
        "rescaling_a_feature_can_change_knn": True,
        "rescaling_a_feature_can_change_a_retrained_tree": False,
    }


# %% claims_units_change_the_tree: 以为换单位也会改变重新长出的树 / Other units thought to change a tree grown anew, too
# caught by: test_claims
# hint: 次序
# book: §10.1
def claims():
    return {
        "tree_boundary_axis_parallel": True,
        "one_nn_boundary_axis_parallel": False,
        "one_nn_training_error_zero_without_conflicts": True,
        "k_nn_training_error_zero_for_all_k": False,
        "rescaling_a_feature_can_change_knn": True,
        "rescaling_a_feature_can_change_a_retrained_tree": True,
    }


# %% disagreement_count: 给出不同的点数，没有除以总数 / Gives how many differ, not which share
# caught by: test_melon_grid, test_grid
# book: §10.1
def compare_on_grid(X, y, k, tree, g0, g1):
    rows = [[(a, b) for b in g1] for a in g0]
    knn = [knn_predict(X, y, row, k) for row in rows]
    by_tree = [tree_predict(tree, row) for row in rows]
    pairs = [pair for row in zip(knn, by_tree, strict=True) for pair in zip(*row, strict=True)]
    differ = sum(one != other for one, other in pairs)
    return {"knn": knn, "tree": by_tree, "disagreement": differ}


# %% expanded_square: 把距离的平方展开，坐标大时抹去了差别 / Expands the square, which wipes out small differences of large coordinates
# caught by: test_neighbors
# book: §10.1
# kind: narrow
def neighbors(X, q, k):
    X, q = np.asarray(X), np.asarray(q)
    squares = (X * X).sum(axis=1) - 2 * X @ q + q @ q
    return np.argsort(squares, kind="stable")[:k].tolist()


# %% farthest: 取了最远的 k 个 / Takes the k farthest
# caught by: test_melon_neighbors, test_neighbors
# book: §10.1
def neighbors(X, q, k):
    squares = ((np.asarray(X) - q) ** 2).sum(axis=1)
    return np.argsort(-squares, kind="stable")[:k].tolist()


# %% grid_coordinates_swapped: g0 用作了第 1 个坐标 / g0 taken for coordinate 1
# caught by: test_melon_grid, test_grid
# hint: g0
# book: §10.1
def compare_on_grid(X, y, k, tree, g0, g1):
    rows = [[(b, a) for b in g1] for a in g0]
    knn = [knn_predict(X, y, row, k) for row in rows]
    by_tree = [tree_predict(tree, row) for row in rows]
    pairs = [pair for row in zip(knn, by_tree, strict=True) for pair in zip(*row, strict=True)]
    differ = sum(one != other for one, other in pairs)
    return {"knn": knn, "tree": by_tree, "disagreement": differ / len(pairs)}


# %% grid_transposed: 网格的行列颠倒 / Rows and columns of the grid swapped
# caught by: test_grid
# hint: g0
# book: §10.1
def compare_on_grid(X, y, k, tree, g0, g1):
    rows = [[(a, b) for a in g0] for b in g1]
    knn = [knn_predict(X, y, row, k) for row in rows]
    by_tree = [tree_predict(tree, row) for row in rows]
    pairs = [pair for row in zip(knn, by_tree, strict=True) for pair in zip(*row, strict=True)]
    differ = sum(one != other for one, other in pairs)
    return {"knn": knn, "tree": by_tree, "disagreement": differ / len(pairs)}


# %% int_labels_only_two: 预测成了是与否两类 / Predicts 是 and 否 only
# caught by: test_vote
# book: §10.1
def knn_predict(X, y, Q, k):
    return ["是" if 2 * sum(y[i] == "是" for i in neighbors(X, q, k)) > k else "否" for q in Q]


# %% k_plus_one: 多取一个近邻 / One neighbour too many
# caught by: test_melon_neighbors, test_neighbors
# book: §10.1
def neighbors(X, q, k):
    squares = ((np.asarray(X) - q) ** 2).sum(axis=1)
    return np.argsort(squares, kind="stable")[: k + 1].tolist()


# %% loo_drops_coinciding: 留一法把与样本重合的样本都去掉了 / Leave-one-out drops every sample at the same place
# caught by: test_loo
# hint: 重合
# book: §10.1
def loo_errors(X, y, k):
    wrong = []
    for i, label in enumerate(y):
        rest = [j for j in range(len(y)) if np.any(X[j] != X[i])]
        if not rest or knn_predict(X[rest], [y[j] for j in rest], X[i : i + 1], k)[0] != label:
            wrong.append(i)
    return wrong


# %% loo_drops_the_nearest: 留一法取 k + 1 个近邻而丢掉第一个，以为它就是样本自己 / Leave-one-out takes k + 1 neighbours and drops the first, as if that were the sample itself
# caught by: test_loo
# book: §10.1
def loo_errors(X, y, k):
    wrong = []
    for i, label in enumerate(y):
        if vote([y[j] for j in neighbors(X, X[i], k + 1)[1:]]) != label:
            wrong.append(i)
    return wrong


# %% loo_single_precision: 留一法用单精度算距离 / Leave-one-out computes distances in single precision
# caught by: test_loo
# book: §10.1
# kind: narrow
def whole(X, y, k):
    wrong = []
    for i, label in enumerate(y):
        others = [*y[:i], *y[i + 1 :]]
        if knn_predict(np.delete(X, i, axis=0), others, X[i : i + 1], k)[0] != label:
            wrong.append(i)
    return wrong


def loo_errors(X, y, k):
    return whole(X.astype(np.float32), y, k)


# %% manhattan: 用曼哈顿距离 / Manhattan distance
# caught by: test_neighbors, test_melon_loo
# book: §10.1
def neighbors(X, q, k):
    squares = np.abs(np.asarray(X) - q).sum(axis=1)
    return np.argsort(squares, kind="stable")[:k].tolist()


# %% own_neighbour: 留一法中样本作了自己的近邻 / In leave-one-out a sample is its own neighbour
# caught by: test_melon_loo, test_loo
# hint: 自己
# book: §10.1
def loo_errors(X, y, k):
    wrong = []
    for i, label in enumerate(y):
        if knn_predict(X, y, X[i : i + 1], k)[0] != label:
            wrong.append(i)
    return wrong


# %% pieces_absolute_slope: 斜率小于 10⁻⁶ 就当作 0，不看数据的尺度 / A slope below 1e-6 counts as 0, whatever the scale of the data
# caught by: test_pieces
# book: §10.1
# kind: narrow
def boundary_pieces(X, y):
    points = np.asarray(X)
    span = max(np.hypot(*(p - q)) for p, q in combinations(points, 2))
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        if y[i] == y[j]:
            continue
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]]) / np.hypot(*across)
        far = 100 * span
        others = np.delete(points, [i, j], axis=0)
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        if np.any(room[np.abs(slope) < 1e-6] <= 0):
            continue
        k = np.abs(slope) >= 1e-6
        slope, room = slope[k], room[k]
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = min([far, *(room[slope > 0] / slope[slope > 0])])
        if low < high:
            pieces.append((i, j, (middle + (low + high) / 2 * along).tolist()))
    return pieces


# %% pieces_all_classes: 同类样本之间的也算边界 / Counts pieces between samples of one class
# caught by: test_pieces, test_melon_pieces
# book: §10.1
def boundary_pieces(X, y):
    # Relative to one of the samples, so that coordinates are no larger than the span.
    points = np.asarray(X) - X[0]
    span = max(np.hypot(*(p - q)) for p, q in combinations(points, 2))
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]])
        far = 100 * span / np.hypot(*across)
        # middle + t·along is nearer to i than to another sample where t·slope < room.
        others = np.delete(points, [i, j], axis=0)
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        if np.any(room[slope == 0] <= 0):
            continue
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = min([far, *(room[slope > 0] / slope[slope > 0])])
        if low < high:
            pieces.append((i, j, (X[0] + middle + (low + high) / 2 * along).tolist()))
    return pieces


# %% pieces_all_pairs: 以为每一对异类样本都有一段 / Takes every pair of different classes to hold a piece
# caught by: test_melon_pieces, test_pieces
# hint: 第三个
# book: §10.1
def boundary_pieces(X, y):
    # Relative to one of the samples, so that coordinates are no larger than the span.
    points = np.asarray(X) - X[0]
    span = max(np.hypot(*(p - q)) for p, q in combinations(points, 2))
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        if y[i] == y[j]:
            continue
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]])
        far = 100 * span / np.hypot(*across)
        # middle + t·along is nearer to i than to another sample where t·slope < room.
        others = np.delete(points, [i, j], axis=0)
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        if np.any(room[slope == 0] <= 0):
            continue
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = min([far, *(room[slope > 0] / slope[slope > 0])])
        if True:
            pieces.append((i, j, (X[0] + middle + (low + high) / 2 * along).tolist()))
    return pieces


# %% pieces_bounded_only: 只看数据附近，丢了远处的射线 / Looks near the data only and loses rays that begin farther away
# caught by: test_pieces
# book: §10.1
def boundary_pieces(X, y):
    # Relative to one of the samples, so that coordinates are no larger than the span.
    points = np.asarray(X) - X[0]
    span = max(np.hypot(*(p - q)) for p, q in combinations(points, 2))
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        if y[i] == y[j]:
            continue
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]])
        far = span / np.hypot(*across)
        # middle + t·along is nearer to i than to another sample where t·slope < room.
        others = np.delete(points, [i, j], axis=0)
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        if np.any(room[slope == 0] <= 0):
            continue
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = min([far, *(room[slope > 0] / slope[slope > 0])])
        if low < high:
            pieces.append((i, j, (X[0] + middle + (low + high) / 2 * along).tolist()))
    return pieces


# %% pieces_by_grid: 只看数据附近不短于跨度 1/100 的段 / Looks for pieces near the data only, and for those longer than a hundredth of the span
# caught by: test_pieces
# book: §10.1
def boundary_pieces(X, y):
    # Relative to one of the samples, so that coordinates are no larger than the span.
    points = np.asarray(X) - X[0]
    span = max(np.hypot(*(p - q)) for p, q in combinations(points, 2))
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        if y[i] == y[j]:
            continue
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]])
        far = 3 * span / np.hypot(*across)
        # middle + t·along is nearer to i than to another sample where t·slope < room.
        others = np.delete(points, [i, j], axis=0)
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        if np.any(room[slope == 0] <= 0):
            continue
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = min([far, *(room[slope > 0] / slope[slope > 0])])
        if high - low > span / 100 / np.hypot(*across):
            pieces.append((i, j, (X[0] + middle + (low + high) / 2 * along).tolist()))
    return pieces


# %% pieces_collinear_ignored: 与两个样本共线的第三个样本没有考虑 / Ignores a third sample on the line through the two
# caught by: test_pieces
# book: §10.1
def boundary_pieces(X, y):
    # Relative to one of the samples, so that coordinates are no larger than the span.
    points = np.asarray(X) - X[0]
    span = max(np.hypot(*(p - q)) for p, q in combinations(points, 2))
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        if y[i] == y[j]:
            continue
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]])
        far = 100 * span / np.hypot(*across)
        # middle + t·along is nearer to i than to another sample where t·slope < room.
        others = np.delete(points, [i, j], axis=0)
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = min([far, *(room[slope > 0] / slope[slope > 0])])
        if low < high:
            pieces.append((i, j, (X[0] + middle + (low + high) / 2 * along).tolist()))
    return pieces


# %% pieces_cut_by_the_pair: 边界只在离中点 100 倍两点间距之内找 / Looks for the boundary only within 100 times the distance of the pair
# caught by: test_pieces
# book: §10.1
def boundary_pieces(X, y):
    points = np.asarray(X) - X[0]
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        if y[i] == y[j]:
            continue
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]])
        far = 100
        others = np.delete(points, [i, j], axis=0)
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        if np.any(room[slope == 0] <= 0):
            continue
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = min([far, *(room[slope > 0] / slope[slope > 0])])
        if low < high:
            pieces.append((i, j, (X[0] + middle + (low + high) / 2 * along).tolist()))
    return pieces


# %% pieces_first_class_against_rest: 只找第一类与其余各类之间的边界 / Looks for the boundary between the first class and the rest only
# caught by: test_pieces
# book: §10.1
def boundary_pieces(X, y):
    # Relative to one of the samples, so that coordinates are no larger than the span.
    points = np.asarray(X) - X[0]
    span = max(np.hypot(*(p - q)) for p, q in combinations(points, 2))
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        if (y[i] == y[0]) == (y[j] == y[0]):
            continue
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]])
        far = 100 * span / np.hypot(*across)
        # middle + t·along is nearer to i than to another sample where t·slope < room.
        others = np.delete(points, [i, j], axis=0)
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        if np.any(room[slope == 0] <= 0):
            continue
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = min([far, *(room[slope > 0] / slope[slope > 0])])
        if low < high:
            pieces.append((i, j, (X[0] + middle + (low + high) / 2 * along).tolist()))
    return pieces


# %% pieces_midpoint: 把中点当作边界上的点 / Takes the midpoint for a point of the boundary
# caught by: test_pieces
# hint: 中点
# book: §10.1
def boundary_pieces(X, y):
    # Relative to one of the samples, so that coordinates are no larger than the span.
    points = np.asarray(X) - X[0]
    span = max(np.hypot(*(p - q)) for p, q in combinations(points, 2))
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        if y[i] == y[j]:
            continue
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]])
        far = 100 * span / np.hypot(*across)
        # middle + t·along is nearer to i than to another sample where t·slope < room.
        others = np.delete(points, [i, j], axis=0)
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        if np.any(room[slope == 0] <= 0):
            continue
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = min([far, *(room[slope > 0] / slope[slope > 0])])
        if low < high:
            pieces.append((i, j, (X[0] + middle).tolist()))
    return pieces


# %% pieces_mutual_nearest: 只取互为最近异类的样本对 / Only pairs that are each other's nearest of another class
# caught by: test_melon_pieces, test_pieces
# book: §10.1
def boundary_pieces(X, y):
    # Relative to one of the samples, so that coordinates are no larger than the span.
    points = np.asarray(X) - X[0]
    span = max(np.hypot(*(p - q)) for p, q in combinations(points, 2))
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        distances = np.hypot(*(points[:, None] - points).transpose(2, 0, 1))
        distances[[[a == b for b in y] for a in y]] = np.inf
        if y[i] == y[j] or distances[i].min() < distances[i, j] or distances[j].min() < distances[i, j]:
            continue
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]])
        far = 100 * span / np.hypot(*across)
        # middle + t·along is nearer to i than to another sample where t·slope < room.
        others = np.delete(points, [i, j], axis=0)
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        if np.any(room[slope == 0] <= 0):
            continue
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = min([far, *(room[slope > 0] / slope[slope > 0])])
        if low < high:
            pieces.append((i, j, (X[0] + middle + (low + high) / 2 * along).tolist()))
    return pieces


# %% pieces_only_other_class: 只让异类的第三个样本截去边界 / Only third samples of the other class cut a bisector
# caught by: test_pieces, test_melon_pieces
# book: §10.1
def boundary_pieces(X, y):
    # Relative to one of the samples, so that coordinates are no larger than the span.
    points = np.asarray(X) - X[0]
    span = max(np.hypot(*(p - q)) for p, q in combinations(points, 2))
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        if y[i] == y[j]:
            continue
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]])
        far = 100 * span / np.hypot(*across)
        # middle + t·along is nearer to i than to another sample where t·slope < room.
        others = points[[n for n in range(len(y)) if y[n] != y[i] and n != j]]
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        if np.any(room[slope == 0] <= 0):
            continue
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = min([far, *(room[slope > 0] / slope[slope > 0])])
        if low < high:
            pieces.append((i, j, (X[0] + middle + (low + high) / 2 * along).tolist()))
    return pieces


# %% pieces_only_rays_and_lines_cut: 只截去一端 / Cuts one end of a bisector only
# caught by: test_pieces, test_melon_pieces
# book: §10.1
def boundary_pieces(X, y):
    # Relative to one of the samples, so that coordinates are no larger than the span.
    points = np.asarray(X) - X[0]
    span = max(np.hypot(*(p - q)) for p, q in combinations(points, 2))
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        if y[i] == y[j]:
            continue
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]])
        far = 100 * span / np.hypot(*across)
        # middle + t·along is nearer to i than to another sample where t·slope < room.
        others = np.delete(points, [i, j], axis=0)
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        if np.any(room[slope == 0] <= 0):
            continue
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = far
        if low < high:
            pieces.append((i, j, (X[0] + middle + (low + high) / 2 * along).tolist()))
    return pieces


# %% pieces_only_with_midpoint: 只有中点在边界上的样本对才算 / Only pairs whose midpoint is on the boundary
# caught by: test_melon_pieces, test_pieces
# book: §10.1
def boundary_pieces(X, y):
    # Relative to one of the samples, so that coordinates are no larger than the span.
    points = np.asarray(X) - X[0]
    span = max(np.hypot(*(p - q)) for p, q in combinations(points, 2))
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        if y[i] == y[j]:
            continue
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]])
        far = 100 * span / np.hypot(*across)
        # middle + t·along is nearer to i than to another sample where t·slope < room.
        others = np.delete(points, [i, j], axis=0)
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        if np.any(room[slope == 0] <= 0):
            continue
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = min([far, *(room[slope > 0] / slope[slope > 0])])
        if low < 0 < high:
            pieces.append((i, j, (X[0] + middle + (low + high) / 2 * along).tolist()))
    return pieces


# %% pieces_two_classes: 只看前两类 / Looks at two classes only
# caught by: test_pieces
# book: §10.1
def boundary_pieces(X, y):
    # Relative to one of the samples, so that coordinates are no larger than the span.
    points = np.asarray(X) - X[0]
    span = max(np.hypot(*(p - q)) for p, q in combinations(points, 2))
    pieces = []
    for i, j in combinations(range(len(y)), 2):
        if y[i] == y[j] or not {y[i], y[j]} <= set(sorted(set(y))[:2]):
            continue
        middle, across = (points[i] + points[j]) / 2, points[j] - points[i]
        along = np.array([-across[1], across[0]])
        far = 100 * span / np.hypot(*across)
        # middle + t·along is nearer to i than to another sample where t·slope < room.
        others = np.delete(points, [i, j], axis=0)
        slope = 2 * (others - points[i]) @ along
        room = ((others - middle) ** 2).sum(axis=1) - across @ across / 4
        if np.any(room[slope == 0] <= 0):
            continue
        low = max([-far, *(room[slope < 0] / slope[slope < 0])])
        high = min([far, *(room[slope > 0] / slope[slope > 0])])
        if low < high:
            pieces.append((i, j, (X[0] + middle + (low + high) / 2 * along).tolist()))
    return pieces


# %% rounded_distances: 距离四舍五入到 6 位小数再比较 / Rounds distances to 6 decimals before comparing
# caught by: test_neighbors
# book: §10.1
# kind: narrow
def neighbors(X, q, k):
    squares = ((np.asarray(X) - q) ** 2).sum(axis=1)
    return np.argsort(np.sqrt(squares).round(6), kind="stable")[:k].tolist()


# %% share_of_rows: 数的是有不同之处的行 / Counts rows with a difference, not points
# caught by: test_melon_grid, test_grid
# book: §10.1
def compare_on_grid(X, y, k, tree, g0, g1):
    rows = [[(a, b) for b in g1] for a in g0]
    knn = [knn_predict(X, y, row, k) for row in rows]
    by_tree = [tree_predict(tree, row) for row in rows]
    pairs = [pair for row in zip(knn, by_tree, strict=True) for pair in zip(*row, strict=True)]
    differ = sum(one != other for one, other in pairs)
    return {"knn": knn, "tree": by_tree, "disagreement": sum(a != b for a, b in zip(knn, by_tree, strict=True)) / len(knn)}


# %% standardised: 先把各列标准化 / Standardises the columns first
# caught by: test_neighbors, test_melon_loo
# hint: 缩放
# book: §10.1
def neighbors(X, q, k):
    spread = np.std(X, axis=0)
    spread[spread == 0] = 1
    squares = (((np.asarray(X) - q) / spread) ** 2).sum(axis=1)
    return np.argsort(squares, kind="stable")[:k].tolist()


# %% strict_threshold: 等于阈值的归了 "gt" / Values equal to the threshold go to gt
# caught by: test_tree
# book: §10.1
def label_of(tree, x):
    while "label" not in tree:
        tree = tree["le"] if x[tree["feature"]] < tree["threshold"] else tree["gt"]
    return tree["label"]


# %% tie_class_order: 票数相同时取训练集中先出现的标签 / A tied vote goes to the label that stands first in y
# caught by: test_vote
# book: §10.1
def knn_predict(X, y, Q, k):
    return [vote([y[i] for i in sorted(neighbors(X, q, k))]) for q in Q]


# %% tie_last_label: 票数相同时取最后出现的标签 / A tied vote goes to the label that comes last
# caught by: test_vote
# book: §10.1
def vote(labels):
    # max() keeps the first of equals, and the labels come in the order of the neighbours.
    return max(reversed(labels), key=labels.count)


# %% tie_nearest_neighbour: 票数相同时总取最近邻的标签，即使它不在并列之中 / A tied vote goes to the nearest neighbour, even if its label is not among the tied
# caught by: test_vote
# book: §10.1
def vote(labels):
    # max() keeps the first of equals, and the labels come in the order of the neighbours.
    counts = sorted((labels.count(label) for label in set(labels)), reverse=True)
    tied = len(counts) > 1 and counts[0] == counts[1]
    return labels[0] if tied else max(labels, key=labels.count)


# %% tie_smallest_label: 票数相同时取较小的标签 / A tied vote goes to the smaller label
# caught by: test_vote
# hint: 标签的大小
# book: §10.1
def vote(labels):
    # max() keeps the first of equals, and the labels come in the order of the neighbours.
    return max(sorted(labels), key=labels.count)


# %% ties_take_more: 与第 k 个并列的样本都算近邻 / All that tie with the last neighbour are neighbours
# caught by: test_neighbors
# book: §10.1
def neighbors(X, q, k):
    squares = ((np.asarray(X) - q) ** 2).sum(axis=1)
    order = np.argsort(squares, kind="stable")
    return [int(i) for i in order if squares[i] <= squares[order[k - 1]]]


# %% tolerant_threshold: 略大于阈值的也归了 "le" / Values slightly above the threshold go to le as well
# caught by: test_tree
# book: §10.1
# kind: narrow
def label_of(tree, x):
    while "label" not in tree:
        tree = tree["le"] if x[tree["feature"]] <= tree["threshold"] + 1e-9 else tree["gt"]
    return tree["label"]


# %% tree_one_level: 树只走一层 / Walks one level of the tree only
# caught by: test_tree, test_melon_grid
# book: §10.1
def label_of(tree, x):
    if "label" not in tree:
        tree = tree["le"] if x[tree["feature"]] <= tree["threshold"] else tree["gt"]
    return tree.get("label", "是")


# %% vote_ignores_k: 投票时总用 3 个近邻 / Always three neighbours vote
# caught by: test_vote
# book: §10.1
def knn_predict(X, y, Q, k):
    return [vote([y[i] for i in neighbors(X, q, 3)]) for q in Q]


# %% vote_used_marked_by_a_million: 投票时用过的近邻记作距离平方 10^6，更远的样本便轮不到 / In the vote a neighbour that is used gets the squared distance 10^6, so that those farther away never come
# caught by: test_vote
# book: §10.1
# kind: narrow
def knn_predict(X, y, Q, k):
    return [vote([y[i] for i in one_by_one(X, q, k)]) for q in Q]


def one_by_one(X, q, k):
    squares, found = ((np.asarray(X) - q) ** 2).sum(axis=1), []
    for _ in range(k):
        found.append(int(np.argmin(squares)))
        squares[found[-1]] = 1e6
    return found


# %% weighted_vote: 按距离的倒数加权投票 / Votes weighted by inverse distance
# caught by: test_vote
# book: §10.1
def knn_predict(X, y, Q, k):
    said = []
    for q in Q:
        weights = {}
        for i in neighbors(X, q, k):
            weights[y[i]] = weights.get(y[i], 0.0) + 1 / (1e-12 + np.hypot.reduce(np.asarray(X)[i] - q))
        said.append(max(weights, key=weights.get))
    return said


# %% witness_along_one_column: 样本都在第 0 列上，缩放改变不了远近 / All samples along column 0, where scaling changes no order
# caught by: test_scale
# hint: 别的列
# book: §10.1
def scale_witness():
    return np.array([[1.0, 0.0], [3.0, 0.0]]), ["是", "否"], np.array([0.0, 0.0]), 0.25


# %% witness_with_a_tie: 乘之前两个样本一样近 / Before scaling the two samples are equally near
# caught by: test_scale
# book: §10.1
def scale_witness():
    return np.array([[0.0, 1.0], [1.0, 0.0]]), ["是", "否"], np.array([0.0, 0.0]), 0.25
