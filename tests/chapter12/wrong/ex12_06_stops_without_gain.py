"""没有划分能减少错误时就停止 (异或) / Stops when no split reduces the errors, as with XOR

caught by: test_any_labels, test_many_points
hint: both labels
book: §12.4
"""


from itertools import pairwise


def label_of(tree, point):
    while "label" not in tree:
        tree = tree["le"] if point[tree["feature"]] <= tree["threshold"] else tree["gt"]
    return tree["label"]


def tree_predict(tree, X):
    return [label_of(tree, point) for point in X]


def tree_depth(tree):
    if "label" in tree:
        return 0
    return 1 + max(tree_depth(tree["le"]), tree_depth(tree["gt"]))


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


def shallow_tree(xs, labels):
    ordered = sorted(zip(xs, labels, strict=True))
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


def vc_depth_on_line(h):
    return 2**h


def vc_boolean(k):
    return 2**k
