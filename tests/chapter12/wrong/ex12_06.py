"""Known mistakes of 12.6. Each cell holds what differs from the reference."""

# %% at_least_two_in_a_leaf: 叶结点至少两个点 / Leaves hold two points at least
# caught by: test_any_labels, test_many_points
# book: §12.4
def build_tree(points, labels):
    if len(set(labels)) == 1 or len(labels) < 4:
        return {"label": 1 if sum(labels) >= 0 else -1}
    # Different points differ somewhere. The threshold is one of the values: a midpoint may be rounded up to the next.
    feature = next(j for j, column in enumerate(zip(*points, strict=True)) if len(set(column)) > 1)
    values = sorted({point[feature] for point in points})
    threshold = values[(len(values) - 1) // 2]
    low, high = (
        [(point, label) for point, label in zip(points, labels, strict=True) if (point[feature] <= threshold) == side]
        for side in (True, False)
    )
    return {
        "feature": feature,
        "threshold": threshold,
        "le": build_tree(*zip(*low, strict=True)),
        "gt": build_tree(*zip(*high, strict=True)),
    }


# %% depth_counts_all_splits: 把内部结点的个数当作深度 / The number of inner nodes for the depth
# caught by: test_depth
# book: §12.4
def tree_depth(tree):
    return 0 if "label" in tree else 1 + tree_depth(tree["le"]) + tree_depth(tree["gt"])


# %% depth_counts_nodes: 深度数的是结点：叶结点为 1 / Counts nodes: a leaf has depth 1
# caught by: test_depth
# book: §12.4
def tree_depth(tree):
    if "label" in tree:
        return 1
    return 1 + max(tree_depth(tree["le"]), tree_depth(tree["gt"]))


# %% depth_limit: 树的深度限为 5，到了就取多数 / Stops at depth 5 and takes the majority
# caught by: test_many_points
# book: §12.4
# kind: narrow
def build_tree(points, labels, depth=0):
    if len(set(labels)) == 1 or depth == 5:
        return {"label": 1 if sum(labels) >= 0 else -1}
    # Different points differ somewhere. The threshold is one of the values: a midpoint may be rounded up to the next.
    feature = next(j for j, column in enumerate(zip(*points, strict=True)) if len(set(column)) > 1)
    values = sorted({point[feature] for point in points})
    threshold = values[(len(values) - 1) // 2]
    low, high = (
        [(point, label) for point, label in zip(points, labels, strict=True) if (point[feature] <= threshold) == side]
        for side in (True, False)
    )
    return {
        "feature": feature,
        "threshold": threshold,
        "le": build_tree(*zip(*low, strict=True), depth + 1),
        "gt": build_tree(*zip(*high, strict=True), depth + 1),
    }


# %% depth_limit_12: 树的深度限为 12 / Stops at depth 12
# caught by: test_many_points
# book: §12.4
# kind: narrow
def build_tree(points, labels, depth=0):
    if len(set(labels)) == 1 or depth == 12:
        return {"label": 1 if sum(labels) >= 0 else -1}
    # Different points differ somewhere. The threshold is one of the values: a midpoint may be rounded up to the next.
    feature = next(j for j, column in enumerate(zip(*points, strict=True)) if len(set(column)) > 1)
    values = sorted({point[feature] for point in points})
    threshold = values[(len(values) - 1) // 2]
    low, high = (
        [(point, label) for point, label in zip(points, labels, strict=True) if (point[feature] <= threshold) == side]
        for side in (True, False)
    )
    return {
        "feature": feature,
        "threshold": threshold,
        "le": build_tree(*zip(*low, strict=True), depth + 1),
        "gt": build_tree(*zip(*high, strict=True), depth + 1),
    }


# %% depth_of_the_left: 只看左边的深度 / The depth of the left side only
# caught by: test_depth
# hint: equally deep
# book: §12.4
def tree_depth(tree):
    return 0 if "label" in tree else 1 + tree_depth(tree["le"])


# %% depth_of_the_smaller: 取较浅的一边 / The depth of the less deep side
# caught by: test_depth
# hint: equally deep
# book: §12.4
def tree_depth(tree):
    if "label" in tree:
        return 0
    return 1 + min(tree_depth(tree["le"]), tree_depth(tree["gt"]))


# %% first_feature_only: 只按第一个坐标划分 / Splits on the first coordinate only
# caught by: test_any_labels, test_many_points
# book: §12.4
def build_tree(points, labels):
    if len(set(labels)) == 1:
        return {"label": labels[0]}
    # Different points differ somewhere. The threshold is one of the values: a midpoint may be rounded up to the next.
    feature = 0
    if len({point[0] for point in points}) == 1:
        return {"label": 1 if sum(labels) >= 0 else -1}
    values = sorted({point[feature] for point in points})
    threshold = values[(len(values) - 1) // 2]
    low, high = (
        [(point, label) for point, label in zip(points, labels, strict=True) if (point[feature] <= threshold) == side]
        for side in (True, False)
    )
    return {
        "feature": feature,
        "threshold": threshold,
        "le": build_tree(*zip(*low, strict=True)),
        "gt": build_tree(*zip(*high, strict=True)),
    }


# %% less_than: 生成树时把等于阈值的点归右边 / Builds the tree with points on the threshold going right
# caught by: test_any_labels, test_many_points
# book: §12.4
# costs: 2
def build_tree(points, labels):
    if len(set(labels)) == 1:
        return {"label": labels[0]}
    # Different points differ somewhere. The threshold is one of the values: a midpoint may be rounded up to the next.
    feature = next(j for j, column in enumerate(zip(*points, strict=True)) if len(set(column)) > 1)
    values = sorted({point[feature] for point in points})
    threshold = values[(len(values) + 1) // 2]
    low, high = (
        [(point, label) for point, label in zip(points, labels, strict=True) if (point[feature] < threshold) == side]
        for side in (True, False)
    )
    return {
        "feature": feature,
        "threshold": threshold,
        "le": build_tree(*zip(*low, strict=True)),
        "gt": build_tree(*zip(*high, strict=True)),
    }


# %% midpoint: 阈值取中点，有时舍入成较大的值 / Takes midpoints as thresholds, which may be rounded to the larger value
# caught by: test_any_labels
# hint: close
# book: §12.4
# kind: narrow
def build_tree(points, labels):
    if len(set(labels)) == 1:
        return {"label": labels[0]}
    # Different points differ somewhere. The threshold is one of the values: a midpoint may be rounded up to the next.
    feature = next(j for j, column in enumerate(zip(*points, strict=True)) if len(set(column)) > 1)
    values = sorted({point[feature] for point in points})
    middle = (len(values) - 1) // 2
    threshold = (values[middle] + values[middle + 1]) / 2
    if threshold == values[-1]:
        return {"label": 1 if sum(labels) >= 0 else -1}
    low, high = (
        [(point, label) for point, label in zip(points, labels, strict=True) if (point[feature] <= threshold) == side]
        for side in (True, False)
    )
    return {
        "feature": feature,
        "threshold": threshold,
        "le": build_tree(*zip(*low, strict=True)),
        "gt": build_tree(*zip(*high, strict=True)),
    }


# %% nearly_equal_merged: 相差不到 1e-6 的值当作相等 / Takes values that differ by less than 1e-6 for equal
# caught by: test_any_labels
# book: §12.4
# kind: narrow
def build_tree(points, labels):
    if len(set(labels)) == 1:
        return {"label": labels[0]}
    # Different points differ somewhere. The threshold is one of the values: a midpoint may be rounded up to the next.
    feature = next((j for j, column in enumerate(zip(*points, strict=True)) if max(column) - min(column) > 1e-6), None)
    if feature is None:
        return {"label": 1 if sum(labels) >= 0 else -1}
    values = sorted({point[feature] for point in points})
    threshold = values[(len(values) - 1) // 2]
    low, high = (
        [(point, label) for point, label in zip(points, labels, strict=True) if (point[feature] <= threshold) == side]
        for side in (True, False)
    )
    return {
        "feature": feature,
        "threshold": threshold,
        "le": build_tree(*zip(*low, strict=True)),
        "gt": build_tree(*zip(*high, strict=True)),
    }


# %% one_pass_per_feature: 每个坐标只划分一次 / Splits each coordinate only once
# caught by: test_any_labels, test_many_points
# book: §12.4
def build_tree(points, labels, feature=0):
    if len(set(labels)) == 1:
        return {"label": labels[0]}
    values = sorted({point[feature] for point in points}) if feature < len(points[0]) else [0]
    if len(values) == 1:
        return build_tree(points, labels, feature + 1) if feature < len(points[0]) else {"label": 1 if sum(labels) >= 0 else -1}
    threshold = values[(len(values) - 1) // 2]
    low, high = (
        [(point, label) for point, label in zip(points, labels, strict=True) if (point[feature] <= threshold) == side]
        for side in (True, False)
    )
    return {
        "feature": feature,
        "threshold": threshold,
        "le": build_tree(*zip(*low, strict=True), feature + 1),
        "gt": build_tree(*zip(*high, strict=True), feature + 1),
    }


# %% predict_first_feature: 预测时总看第一个坐标 / Predicts by the first coordinate only
# caught by: test_predictions
# book: §12.4
def label_of(tree, point):
    while "label" not in tree:
        tree = tree["le"] if point[0] <= tree["threshold"] else tree["gt"]
    return tree["label"]


# %% predict_less_than: 预测时等于阈值的归右边 / Predicts with points on the threshold going right
# caught by: test_predictions
# book: §12.4
def label_of(tree, point):
    while "label" not in tree:
        tree = tree["le"] if point[tree["feature"]] < tree["threshold"] else tree["gt"]
    return tree["label"]


# %% predict_two_levels: 只走三层 / Walks three levels only
# caught by: test_predictions
# book: §12.4
def tree_predict(tree, X):
    result = []
    for point in X:
        node = tree
        for _ in range(3):
            if "label" not in node:
                node = node["le"] if point[node["feature"]] <= node["threshold"] else node["gt"]
        result.append(node.get("label", 1))
    return result


# %% rounded_thresholds: 阈值保留六位小数 / Rounds thresholds to six decimals
# caught by: test_any_labels
# book: §12.4
# kind: narrow
def build_tree(points, labels):
    if len(set(labels)) == 1:
        return {"label": labels[0]}
    # Different points differ somewhere. The threshold is one of the values: a midpoint may be rounded up to the next.
    feature = next(j for j, column in enumerate(zip(*points, strict=True)) if len(set(column)) > 1)
    values = sorted({point[feature] for point in points})
    threshold = values[(len(values) - 1) // 2]
    low, high = (
        [(point, label) for point, label in zip(points, labels, strict=True) if (point[feature] <= threshold) == side]
        for side in (True, False)
    )
    return {
        "feature": feature,
        "threshold": round(threshold, 6),
        "le": build_tree(*zip(*low, strict=True)),
        "gt": build_tree(*zip(*high, strict=True)),
    }


# %% shallow_chain: 一段一段地切，深度是 r−1 / Cuts off one run after the other: depth r − 1
# caught by: test_alternating, test_shallow
# hint: equally many runs
# book: §12.4
def shallow_tree(xs, labels):
    ordered = sorted(zip(xs, labels, strict=True))
    cuts = [x for (x, label), (_, after) in pairwise(ordered) if label != after]
    first = ordered[0][1]

    def between(start, stop):
        """The tree for the runs start, …, stop − 1, whose labels alternate; run i ends at cuts[i]."""
        if stop - start == 1:
            return {"label": first if start % 2 == 0 else -first}
        middle = start + 1
        below, above = between(start, middle), between(middle, stop)
        return {"feature": 0, "threshold": cuts[middle - 1], "le": below, "gt": above}

    return between(0, len(cuts) + 1)


# %% shallow_each_point: 每个点都划分，不管标记变不变 / Cuts between all points, whether or not the label changes
# caught by: test_shallow
# hint: label changes
# book: §12.4
def shallow_tree(xs, labels):
    ordered = sorted(zip(xs, labels, strict=True))
    if len(ordered) == 1:
        return {"label": ordered[0][1]}
    middle = (len(ordered) + 1) // 2
    low, high = (list(zip(*part, strict=True)) for part in (ordered[:middle], ordered[middle:]))
    return {"feature": 0, "threshold": low[0][-1], "le": shallow_tree(*low), "gt": shallow_tree(*high)}


# %% shallow_first_is_minus: 以为第一段总是 −1 / Takes the first run for −1
# caught by: test_shallow
# book: §12.4
def shallow_tree(xs, labels):
    ordered = sorted(zip(xs, labels, strict=True))
    cuts = [x for (x, label), (_, after) in pairwise(ordered) if label != after]
    first = -1

    def between(start, stop):
        """The tree for the runs start, …, stop − 1, whose labels alternate; run i ends at cuts[i]."""
        if stop - start == 1:
            return {"label": first if start % 2 == 0 else -first}
        middle = (start + stop) // 2
        below, above = between(start, middle), between(middle, stop)
        return {"feature": 0, "threshold": cuts[middle - 1], "le": below, "gt": above}

    return between(0, len(cuts) + 1)


# %% shallow_middle_point: 从居中的点划分，而不是居中的段界 / Splits at the middle point, not at the middle change of label
# caught by: test_shallow
# book: §12.4
def shallow_tree(xs, labels):
    ordered = sorted(zip(xs, labels, strict=True))
    if len(set(labels)) == 1:
        return {"label": labels[0]}
    middle = (len(ordered) + 1) // 2
    low, high = (list(zip(*part, strict=True)) for part in (ordered[:middle], ordered[middle:]))
    return {"feature": 0, "threshold": low[0][-1], "le": shallow_tree(*low), "gt": shallow_tree(*high)}


# %% shallow_midpoints: 浅树的阈值取中点 / Midpoints as thresholds of the shallow tree
# caught by: test_shallow
# hint: close
# book: §12.4
# kind: narrow
def shallow_tree(xs, labels):
    ordered = sorted(zip(xs, labels, strict=True))
    cuts = [(x + y) / 2 for (x, label), (y, after) in pairwise(ordered) if label != after]
    first = ordered[0][1]

    def between(start, stop):
        """The tree for the runs start, …, stop − 1, whose labels alternate; run i ends at cuts[i]."""
        if stop - start == 1:
            return {"label": first if start % 2 == 0 else -first}
        middle = (start + stop) // 2
        below, above = between(start, middle), between(middle, stop)
        return {"feature": 0, "threshold": cuts[middle - 1], "le": below, "gt": above}

    return between(0, len(cuts) + 1)


# %% shallow_sorted_by_rounded: 按舍入后的坐标排序 / Sorts by the rounded coordinates
# caught by: test_shallow
# hint: close
# book: §12.4
# kind: narrow
def shallow_tree(xs, labels):
    ordered = sorted(zip(xs, labels, strict=True), key=lambda pair: round(pair[0], 9))
    cuts = [x for (x, label), (_, after) in pairwise(ordered) if label != after]
    first = ordered[0][1]

    def between(start, stop):
        """The tree for the runs start, …, stop − 1, whose labels alternate; run i ends at cuts[i]."""
        if stop - start == 1:
            return {"label": first if start % 2 == 0 else -first}
        middle = (start + stop) // 2
        below, above = between(start, middle), between(middle, stop)
        return {"feature": 0, "threshold": cuts[middle - 1], "le": below, "gt": above}

    return between(0, len(cuts) + 1)


# %% shallow_thirds: 分得不均，一边总有三分之二的段 / Uneven halves: two thirds of the runs on one side
# caught by: test_shallow
# book: §12.4
def shallow_tree(xs, labels):
    ordered = sorted(zip(xs, labels, strict=True))
    cuts = [x for (x, label), (_, after) in pairwise(ordered) if label != after]
    first = ordered[0][1]

    def between(start, stop):
        """The tree for the runs start, …, stop − 1, whose labels alternate; run i ends at cuts[i]."""
        if stop - start == 1:
            return {"label": first if start % 2 == 0 else -first}
        middle = start + max(1, (stop - start) // 3)
        below, above = between(start, middle), between(middle, stop)
        return {"feature": 0, "threshold": cuts[middle - 1], "le": below, "gt": above}

    return between(0, len(cuts) + 1)


# %% shallow_unsorted: 没有排序就按下标划分 / Splits by index without sorting
# caught by: test_shallow
# hint: Sort by x
# book: §12.4
def shallow_tree(xs, labels):
    ordered = list(zip(xs, labels, strict=True))
    cuts = [x for (x, label), (_, after) in pairwise(ordered) if label != after]
    first = ordered[0][1]

    def between(start, stop):
        """The tree for the runs start, …, stop − 1, whose labels alternate; run i ends at cuts[i]."""
        if stop - start == 1:
            return {"label": first if start % 2 == 0 else -first}
        middle = (start + stop) // 2
        below, above = between(start, middle), between(middle, stop)
        return {"feature": 0, "threshold": cuts[middle - 1], "le": below, "gt": above}

    return between(0, len(cuts) + 1)


# %% sides_swapped: 左右子树放反了 / The two subtrees exchanged
# caught by: test_any_labels
# book: §12.4
# costs: 2
def build_tree(points, labels):
    if len(set(labels)) == 1:
        return {"label": labels[0]}
    # Different points differ somewhere. The threshold is one of the values: a midpoint may be rounded up to the next.
    feature = next(j for j, column in enumerate(zip(*points, strict=True)) if len(set(column)) > 1)
    values = sorted({point[feature] for point in points})
    threshold = values[(len(values) - 1) // 2]
    low, high = (
        [(point, label) for point, label in zip(points, labels, strict=True) if (point[feature] <= threshold) == side]
        for side in (True, False)
    )
    return {
        "feature": feature,
        "threshold": threshold,
        "le": build_tree(*zip(*high, strict=True)),
        "gt": build_tree(*zip(*low, strict=True)),
    }


# %% stops_without_gain: 没有划分能减少错误时就停止（异或） / Stops when no split reduces the errors, as with XOR
# caught by: test_any_labels, test_many_points
# hint: both labels
# book: §12.4
def errors(labels):
    return min(labels.count(1), labels.count(-1))


def build_tree(points, labels):
    labels = list(labels)
    best = errors(labels), None
    for feature in range(len(points[0])):
        for threshold in sorted({point[feature] for point in points}):
            low = [label for point, label in zip(points, labels, strict=True) if point[feature] <= threshold]
            high = [label for point, label in zip(points, labels, strict=True) if point[feature] > threshold]
            best = min(best, (errors(low) + errors(high), (feature, threshold)), key=lambda one: one[0])
    if best[1] is None:
        return {"label": 1 if sum(labels) >= 0 else -1}
    feature, threshold = best[1]
    low, high = (
        [(point, label) for point, label in zip(points, labels, strict=True) if (point[feature] <= threshold) == side]
        for side in (True, False)
    )
    return {
        "feature": feature,
        "threshold": threshold,
        "le": build_tree(*zip(*low, strict=True)),
        "gt": build_tree(*zip(*high, strict=True)),
    }


# %% threshold_plus_epsilon: 阈值取较小值加 1e-9 / Takes the smaller value plus 1e-9 as threshold
# caught by: test_any_labels
# book: §12.4
# kind: narrow
def build_tree(points, labels):
    if len(set(labels)) == 1:
        return {"label": labels[0]}
    # Different points differ somewhere. The threshold is one of the values: a midpoint may be rounded up to the next.
    feature = next(j for j, column in enumerate(zip(*points, strict=True)) if len(set(column)) > 1)
    values = sorted({point[feature] for point in points})
    threshold = values[(len(values) - 1) // 2] + 1e-9
    if threshold >= values[-1]:
        return {"label": 1 if sum(labels) >= 0 else -1}
    low, high = (
        [(point, label) for point, label in zip(points, labels, strict=True) if (point[feature] <= threshold) == side]
        for side in (True, False)
    )
    return {
        "feature": feature,
        "threshold": threshold,
        "le": build_tree(*zip(*low, strict=True)),
        "gt": build_tree(*zip(*high, strict=True)),
    }


# %% two_features_only: 只按前两个坐标划分 / Splits on the first two coordinates only
# caught by: test_any_labels, test_many_points
# book: §12.4
def build_tree(points, labels):
    if len(set(labels)) == 1:
        return {"label": labels[0]}
    # Different points differ somewhere. The threshold is one of the values: a midpoint may be rounded up to the next.
    feature = next((j for j, column in enumerate(list(zip(*points, strict=True))[:2]) if len(set(column)) > 1), None)
    if feature is None:
        return {"label": 1 if sum(labels) >= 0 else -1}
    values = sorted({point[feature] for point in points})
    threshold = values[(len(values) - 1) // 2]
    low, high = (
        [(point, label) for point, label in zip(points, labels, strict=True) if (point[feature] <= threshold) == side]
        for side in (True, False)
    )
    return {
        "feature": feature,
        "threshold": threshold,
        "le": build_tree(*zip(*low, strict=True)),
        "gt": build_tree(*zip(*high, strict=True)),
    }


# %% vc_alternating_twice: 以为是 2h / Takes it for 2h
# caught by: test_bounded_depth
# book: §12.4
def vc_depth_on_line(h):
    return 2 * h if h else 1


# %% vc_boolean_attributes: 以为是 k+1，像超平面那样 / Takes it for k + 1, as that of hyperplanes
# caught by: test_boolean
# book: §12.4
def vc_boolean(k):
    return k + 1


# %% vc_boolean_infinite: 布尔属性上的 VC 维也当作无穷 / Takes the VC dimension on boolean attributes for infinite, too
# caught by: test_boolean
# book: §12.4
def vc_boolean(k):
    return float("inf")


# %% vc_boolean_k: 以为是属性的个数 k / Takes it for the number of attributes
# caught by: test_boolean
# book: §12.4
def vc_boolean(k):
    return k


# %% vc_boolean_labellings: 数了标记的个数 2^(2^k) / Counts the labellings, 2^(2^k)
# caught by: test_boolean
# book: §12.4
def vc_boolean(k):
    return 2 ** (2 ** min(k, 9))


# %% vc_depth_plus_one: 以为深度 h 的 VC 维是 h+1 / The VC dimension of depth h taken for h + 1
# caught by: test_bounded_depth
# book: §12.4
def vc_depth_on_line(h):
    return h + 1


# %% vc_first_unrealised: 给出第一个不能打散的点数 2^h + 1 / Gives 2^h + 1, the first number that is not shattered
# caught by: test_bounded_depth
# book: §12.4
def vc_depth_on_line(h):
    return 2**h + 1


# %% vc_number_of_cuts: 数了切点而不是叶结点：2^h − 1 / Counts the cuts, not the leaves: 2^h − 1
# caught by: test_bounded_depth
# book: §12.4
def vc_depth_on_line(h):
    return 2**h - 1


# %% vc_one_level_more: 多算了一层：2^(h+1) / A level too many: 2^(h + 1)
# caught by: test_bounded_depth
# book: §12.4
def vc_depth_on_line(h):
    return 2 ** (h + 1)
