"""树的深度限为 12 / Stops at depth 12

caught by: test_many_points
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
