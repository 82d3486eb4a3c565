"""每个点都划分, 不管标记变不变 / Cuts between all points, whether or not the label changes

caught by: test_shallow
hint: label changes
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
        "le": build_tree(*zip(*low, strict=True)),
        "gt": build_tree(*zip(*high, strict=True)),
    }


def shallow_tree(xs, labels):
    ordered = sorted(zip(xs, labels, strict=True))
    if len(ordered) == 1:
        return {"label": ordered[0][1]}
    middle = (len(ordered) + 1) // 2
    low, high = (list(zip(*part, strict=True)) for part in (ordered[:middle], ordered[middle:]))
    return {"feature": 0, "threshold": low[0][-1], "le": shallow_tree(*low), "gt": shallow_tree(*high)}


def vc_depth_on_line(h):
    return 2**h


def vc_boolean(k):
    return 2**k
