"""逐个点切出来：一棵梳子形的树；浅树按段的下标二分 / Points cut out one after the other; runs halved by index"""

import math


def tree_predict(tree, X):
    if "label" in tree:
        return [tree["label"]] * len(X)
    low = [i for i, row in enumerate(X) if row[tree["feature"]] <= tree["threshold"]]
    high = [i for i, row in enumerate(X) if row[tree["feature"]] > tree["threshold"]]
    result = [0] * len(X)
    for side, rows in (("le", low), ("gt", high)):
        for i, label in zip(rows, tree_predict(tree[side], [X[i] for i in rows])):
            result[i] = label
    return tuple(result)


def tree_depth(tree):
    depths, waiting = [], [(tree, 0)]
    while waiting:
        node, depth = waiting.pop()
        if "label" in node:
            depths.append(depth)
        else:
            waiting += [(node["le"], depth + 1), (node["gt"], depth + 1)]
    return max(depths)


def build_tree(points, labels):
    # In the order of tuples the first point differs from the rest in a prefix: cut off the groups of the first column.
    rows = sorted(zip([tuple(p) for p in points], labels))

    def grow(rows, column):
        if len(rows) == 1:
            return {"label": rows[0][1]}
        values = sorted({p[column] for p, _ in rows})
        tree = grow([row for row in rows if row[0][column] == values[-1]], column + 1)
        for value in reversed(values[:-1]):
            group = grow([row for row in rows if row[0][column] == value], column + 1)
            tree = {"feature": column, "threshold": value, "le": group, "gt": tree, "size": len(rows)}
        return tree

    return grow(rows, 0)


def shallow_tree(xs, labels):
    pairs = sorted(zip(xs, labels))
    runs = []
    for x, label in pairs:
        if runs and runs[-1][1] == label:
            runs[-1] = (x, label)
        else:
            runs.append((x, label))

    def grow(part):
        if len(part) == 1:
            return {"label": float(part[0][1])}
        half = 2 ** (math.ceil(math.log2(len(part))) - 1)  # a full tree on the left, the rest on the right
        return {"feature": 0, "threshold": part[half - 1][0], "le": grow(part[:half]), "gt": grow(part[half:])}

    return grow(runs)


def vc_depth_on_line(h):
    return 1 if h == 0 else 2 * vc_depth_on_line(h - 1)


def vc_boolean(k):
    return 1 << k
