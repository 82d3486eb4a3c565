"""Known mistakes of slides4.2. Each cell holds what differs from the reference."""

# %% absolute_value: 位置看 f 的绝对值 / Positions by the size of f
# caught by: test_positions
# hint: 绝对值
# book: §4.1
def positions(w, b, X, y):
    return [position(abs(value)) for value in margins(w, b, X, y)]


# %% all_kinks: 给出最小与最大的拐点 / Gives the smallest and the largest kink
# caught by: test_bias
# book: §4.1
def bias_interval(w, X, y):
    # As a function of b the cost begins with slope -p, where p counts the positive samples, and every kink adds 1:
    # it is flat between the p-th kink and the next.
    kinks = np.sort(np.asarray(y) - np.asarray(X) @ np.asarray(w))
    p = list(y).count(1)
    return float(kinks[0]), float(kinks[-1])


# %% capped_alpha_half: α 取 C/2 / α is C/2
# caught by: test_capped
# book: §4.1
def capped_point(C):
    # The hard margin between a and -a has α = 1 / (2 a²).
    a = 1 / np.sqrt(C)
    return {"X": np.array([[a], [-a]]), "y": [1, -1], "alpha": np.array([C, C]) / 2, "b": 0.0, "i": 0}


# %% capped_inverse_root: 距离按 1/C 缩放 / The distance is scaled by 1/C
# caught by: test_capped
# book: §4.1
def capped_point(C):
    # The hard margin between a and -a has α = 1 / (2 a²).
    a = 1 / (2 * C)
    return {"X": np.array([[a], [-a]]), "y": [1, -1], "alpha": np.array([C, C]), "b": 0.0, "i": 0}


# %% capped_not_scaled: 点没有随 C 缩放 / The points are not scaled with C
# caught by: test_capped
# hint: 恰好是 C
# book: §4.1
def capped_point(C):
    # The hard margin between a and -a has α = 1 / (2 a²).
    a = 1.0
    return {"X": np.array([[a], [-a]]), "y": [1, -1], "alpha": np.array([C, C]), "b": 0.0, "i": 0}


# %% capped_with_slack: α_i = C 的样本在间隔之内 / The sample with α_i = C lies inside the margin
# caught by: test_capped
# book: §4.1
def capped_point(C):
    # The hard margin between a and -a has α = 1 / (2 a²).
    a = 0.9 / np.sqrt(2 * C)
    return {"X": np.array([[a], [-a]]), "y": [1, -1], "alpha": np.array([C, C]), "b": 0.0, "i": 0}


# %% distance_by_square: 距离除以 ‖w‖² / The distance is divided by ‖w‖²
# caught by: test_slacks
# hint: ‖w‖
# book: §4.1
def slacks(w, b, X, y):
    length = np.dot(w, w)
    needed = np.maximum(0.0, 1 - margins(w, b, X, y))
    return [(float(slack), float(slack / length)) for slack in needed]


# %% distance_of_all: 边界外的样本也给出到边界的距离 / Gives a distance beyond the margin, too
# caught by: test_slide_cases, test_slacks
# book: §4.1
def slacks(w, b, X, y):
    length = np.linalg.norm(w)
    values = margins(w, b, X, y)
    return [(float(max(0.0, 1 - value)), float(abs(1 - value) / length)) for value in values]


# %% distance_to_plane: 距离量到超平面 / The distance is measured to the hyperplane
# caught by: test_slide_cases, test_slacks
# book: §4.1
def slacks(w, b, X, y):
    length = np.linalg.norm(w)
    values = margins(w, b, X, y)
    return [(float(max(0.0, 1 - value)), float(abs(value) / length) if value < 1 else 0.0) for value in values]


# %% distance_without_norm: 距离没有除以 ‖w‖ / The distance is not divided by ‖w‖
# caught by: test_slacks
# hint: ‖w‖
# book: §4.1
def slacks(w, b, X, y):
    needed = np.maximum(0.0, 1 - margins(w, b, X, y))
    return [(float(slack), float(slack)) for slack in needed]


# %% distinct_kinks: 相同的拐点只算一次 / Equal kinks are counted once
# caught by: test_bias
# book: §4.1
def bias_interval(w, X, y):
    # As a function of b the cost begins with slope -p, where p counts the positive samples, and every kink adds 1:
    # it is flat between the p-th kink and the next.
    kinks = np.unique(np.asarray(y) - np.asarray(X) @ np.asarray(w))
    p = list(y).count(1)
    return float(kinks[min(p, len(kinks)) - 1]), float(kinks[min(p, len(kinks) - 1)])


# %% duplicate_point: 用重复的样本 / Uses a sample twice
# caught by: test_optional
# book: §4.1
def optional_point(d):
    # The middle of the first and the third point is the second: both ways make up the nearest point.
    return padded([(1, 0), (1, 0), (-1, 0)], d), [1, 1, -1], 1


# %% errors_not_support: 以为错分的样本不是支持向量 / Takes misclassified samples for no support vectors
# caught by: test_slide_cases, test_status
# hint: ξ_i > 0
# book: §4.1
def support_status(w, b, X, y):
    # ξ_i > 0 forces α_i = C, and y_i f(x_i) > 1 forces α_i = 0; in between KKT leaves α_i free.
    known = {"outside": "never", "wrong": "never", "margin": "open"}
    return [known.get(one, "always") for one in positions(w, b, X, y)]


# %% fewest_errors: 使错分最少的 b / The b with the fewest errors
# caught by: test_bias
# book: §4.1
def bias_interval(w, X, y):
    scores, y = np.asarray(X) @ np.asarray(w), np.asarray(y)
    kinks = np.sort(-scores)
    errors = [np.sum(y * (scores + b) < 0) for b in kinks]
    best = [b for b, wrong in zip(kinks, errors) if wrong == min(errors)]
    return float(min(best)), float(max(best))


# %% index_from_one: 下标从 1 数起 / The index counts from 1
# caught by: test_silent
# book: §4.1
def silent_point(d):
    # The first and the last point are the nearest ones; the second is beside the first.
    return padded([(1, 0), (1, 1), (-1, 0)], d), [1, 1, -1], 2


# %% inside_is_open: 以为间隔之内的样本不能断定 / Leaves samples inside the margin open
# caught by: test_slide_cases, test_status
# hint: ξ_i > 0
# book: §4.1
def support_status(w, b, X, y):
    # ξ_i > 0 forces α_i = C, and y_i f(x_i) > 1 forces α_i = 0; in between KKT leaves α_i free.
    known = {"outside": "never", "inside": "open", "margin": "open"}
    return [known.get(one, "always") for one in positions(w, b, X, y)]


# %% kinks_of_plane: 拐点取在 −w·x_i / Kinks at −w·x_i
# caught by: test_bias
# hint: y_i − w·x_i
# book: §4.1
def bias_interval(w, X, y):
    # As a function of b the cost begins with slope -p, where p counts the positive samples, and every kink adds 1:
    # it is flat between the p-th kink and the next.
    kinks = np.sort(-np.asarray(X) @ np.asarray(w))
    p = list(y).count(1)
    return float(kinks[p - 1]), float(kinks[p])


# %% labels_ignored: 位置看 f 的符号，不乘标签 / Positions by f without the label
# caught by: test_positions
# book: §4.1
def margins(w, b, X, y):
    """y_i f(x_i)."""
    return np.asarray(X) @ np.asarray(w) + b


# %% margin_bounds_only: 按两类的间隔边界给出区间，数据须可分 / The interval of the margins, for separable data only
# caught by: test_bias
# hint: 斜率
# book: §4.1
def bias_interval(w, X, y):
    scores, y = np.asarray(X) @ np.asarray(w), np.asarray(y)
    ends = float(1 - scores[y > 0].min()), float(-1 - scores[y < 0].max())
    return min(ends), max(ends)


# %% margin_by_tolerance: 离边界 0.1 以内都算在边界上 / Whatever is within 0.1 of the margin counts as on it
# caught by: test_positions, test_status
# book: §4.1
def position(value):
    if abs(value - 1) < 0.1:
        return "margin"
    if value > 1:
        return "outside"
    if value <= 0:
        return "plane" if value == 0 else "wrong"
    return "inside"


# %% margin_counted_inside: 边界上的样本算在间隔之内 / Samples on the margin count as inside
# caught by: test_slide_cases, test_positions
# hint: 恰为 1
# book: §4.1
def position(value):
    if value > 1:
        return "outside"
    if value <= 0:
        return "plane" if value == 0 else "wrong"
    return "inside"


# %% margin_is_always: 以为边界上的样本一定是支持向量 / Takes samples on the margin for certain support vectors
# caught by: test_slide_cases, test_status
# hint: y_i f(x_i) = 1
# book: §4.1
def support_status(w, b, X, y):
    # ξ_i > 0 forces α_i = C, and y_i f(x_i) > 1 forces α_i = 0; in between KKT leaves α_i free.
    known = {"outside": "never", "margin": "always"}
    return [known.get(one, "always") for one in positions(w, b, X, y)]


# %% margin_is_never: 以为边界上的样本 α = 0 / Takes α for 0 on the margin
# caught by: test_slide_cases, test_status
# book: §4.1
def support_status(w, b, X, y):
    # ξ_i > 0 forces α_i = C, and y_i f(x_i) > 1 forces α_i = 0; in between KKT leaves α_i free.
    known = {"outside": "never", "margin": "never"}
    return [known.get(one, "always") for one in positions(w, b, X, y)]


# %% mean_over_all: b 取 y_i − w·x_i 的平均 / b is the mean of y_i − w·x_i
# caught by: test_bias
# hint: 拐点
# book: §4.1
def bias_interval(w, X, y):
    b = float(np.mean(np.asarray(y) - np.asarray(X) @ np.asarray(w)))
    return b, b


# %% median_of_kinks: 取拐点的中位数 / Takes the median of the kinks
# caught by: test_bias
# hint: 斜率
# book: §4.1
def bias_interval(w, X, y):
    # As a function of b the cost begins with slope -p, where p counts the positive samples, and every kink adds 1:
    # it is flat between the p-th kink and the next.
    kinks = np.sort(np.asarray(y) - np.asarray(X) @ np.asarray(w))
    p = len(y) // 2
    return float(kinks[p - 1]), float(kinks[p])


# %% middle_of_interval: 给出最优区间的中点 / Gives the middle of the optimal interval
# caught by: test_bias
# hint: 一整段
# book: §4.1
def bias_interval(w, X, y):
    # As a function of b the cost begins with slope -p, where p counts the positive samples, and every kink adds 1:
    # it is flat between the p-th kink and the next.
    kinks = np.sort(np.asarray(y) - np.asarray(X) @ np.asarray(w))
    p = list(y).count(1)
    middle = float(kinks[p - 1] + kinks[p]) / 2
    return middle, middle


# %% midpoint_bias: b 取两类最近样本的正中 / b halfway between the nearest samples of both classes
# caught by: test_bias
# hint: 拐点
# book: §4.1
def bias_interval(w, X, y):
    scores, y = np.asarray(X) @ np.asarray(w), np.asarray(y)
    b = float(-(scores[y > 0].min() + scores[y < 0].max()) / 2)
    return b, b


# %% negatives_counted: 数的是负例的个数 / Counts the negative samples
# caught by: test_bias
# hint: 斜率
# book: §4.1
def bias_interval(w, X, y):
    # As a function of b the cost begins with slope -p, where p counts the positive samples, and every kink adds 1:
    # it is flat between the p-th kink and the next.
    kinks = np.sort(np.asarray(y) - np.asarray(X) @ np.asarray(w))
    p = list(y).count(-1)
    return float(kinks[p - 1]), float(kinks[p])


# %% one_best_kink: 只给出一个最优的 b / Gives one optimal b only
# caught by: test_bias
# hint: 一整段
# book: §4.1
def bias_interval(w, X, y):
    # As a function of b the cost begins with slope -p, where p counts the positive samples, and every kink adds 1:
    # it is flat between the p-th kink and the next.
    kinks = np.sort(np.asarray(y) - np.asarray(X) @ np.asarray(w))
    p = list(y).count(1)
    return float(kinks[p - 1]), float(kinks[p - 1])


# %% optional_is_needed: 样本在每个最优解中都 α > 0 / α is positive in every optimum
# caught by: test_optional
# hint: 两种组成方式
# book: §4.1
def optional_point(d):
    # The middle of the first and the third point is the second: both ways make up the nearest point.
    return padded([(1, -1), (1, 0), (1, 1), (-1, 0)], d), [1, 1, 1, -1], 3


# %% optional_is_silent: 样本在每个最优解中都 α = 0 / α is 0 in every optimum
# caught by: test_optional
# hint: 两种组成方式
# book: §4.1
def optional_point(d):
    # The middle of the first and the third point is the second: both ways make up the nearest point.
    return padded([(1, 0), (1, 1), (-1, 0)], d), [1, 1, -1], 1


# %% outside_is_open: 以为远处的样本也不能断定 / Leaves far samples open
# caught by: test_slide_cases, test_status
# book: §4.1
def support_status(w, b, X, y):
    # ξ_i > 0 forces α_i = C, and y_i f(x_i) > 1 forces α_i = 0; in between KKT leaves α_i free.
    known = {"outside": "open", "margin": "open"}
    return [known.get(one, "always") for one in positions(w, b, X, y)]


# %% plane_is_open: 以为超平面上的样本不能断定 / Leaves samples on the hyperplane open
# caught by: test_slide_cases, test_status
# hint: ξ_i > 0
# book: §4.1
def support_status(w, b, X, y):
    # ξ_i > 0 forces α_i = C, and y_i f(x_i) > 1 forces α_i = 0; in between KKT leaves α_i free.
    known = {"outside": "never", "plane": "open", "margin": "open"}
    return [known.get(one, "always") for one in positions(w, b, X, y)]


# %% silent_is_optional: 样本只在一个最优解中 α = 0 / α is 0 in one optimum only
# caught by: test_silent
# hint: 最近的点
# book: §4.1
def silent_point(d):
    # The first and the last point are the nearest ones; the second is beside the first.
    return padded([(1, -1), (1, 0), (1, 1), (-1, 0)], d), [1, 1, 1, -1], 1


# %% silent_is_outside: 样本在边界之外 / The sample lies beyond the margin
# caught by: test_silent
# book: §4.1
def silent_point(d):
    # The first and the last point are the nearest ones; the second is beside the first.
    return padded([(1, 0), (2, 1), (-1, 0)], d), [1, 1, -1], 1


# %% slack_below_zero: 边界外的松弛是负数 / Slacks are negative beyond the margin
# caught by: test_slide_cases, test_slacks
# book: §4.1
def slacks(w, b, X, y):
    length = np.linalg.norm(w)
    needed = 1 - margins(w, b, X, y)
    return [(float(slack), float(slack / length)) for slack in needed]


# %% slack_counts_errors: 松弛写成 0 或 1 的错误数 / Slacks are errors, 0 or 1
# caught by: test_slide_cases, test_slacks
# book: §4.1
def slacks(w, b, X, y):
    length = np.linalg.norm(w)
    needed = np.where(margins(w, b, X, y) < 0, 1.0, 0.0)
    return [(float(slack), float(slack / length)) for slack in needed]


# %% slack_of_errors_only: 只有错分的样本有松弛 / Only misclassified samples have slack
# caught by: test_slide_cases, test_slacks
# hint: 恰好成立
# book: §4.1
def slacks(w, b, X, y):
    length = np.linalg.norm(w)
    needed = np.maximum(0.0, -margins(w, b, X, y))
    return [(float(slack), float(slack / length)) for slack in needed]


# %% strict_zero: 超平面上的样本算错分 / Samples on the hyperplane count as wrong
# caught by: test_slide_cases, test_positions
# hint: 恰为 0
# book: §4.1
def position(value):
    if value >= 1:
        return "margin" if value == 1 else "outside"
    if value <= 0:
        return "wrong"
    return "inside"


# %% two_columns_only: 总是二维的点 / Points of the plane, whatever d
# caught by: test_silent, test_optional
# book: §4.1
def padded(points, d):
    return np.array([point for point in points], dtype=float)
