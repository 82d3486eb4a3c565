"""照 (12.23) 的定义写；阈值照 (4.7) 取相邻两个值的中点 / The definition (12.23); thresholds are midpoints, by (4.7)"""


def tree_predict(tree, X):
    return [predict(tree, x) for x in X]


def predict(tree, x):
    if "label" in tree:
        return tree["label"]
    if x[tree["feature"]] <= tree["threshold"]:
        return predict(tree["le"], x)
    return predict(tree["gt"], x)


def tree_depth(tree):
    if "label" in tree:
        return 0
    return 1 + max(tree_depth(tree["le"]), tree_depth(tree["gt"]))


def build_tree(points, labels):
    if len(set(labels)) == 1:
        return {"label": labels[0]}
    for j in range(len(points[0])):
        values = sorted({p[j] for p in points})
        if len(values) > 1:
            break
    half = len(values) // 2
    t = (values[half - 1] + values[half]) / 2
    le = [(p, y) for p, y in zip(points, labels) if p[j] <= t]
    gt = [(p, y) for p, y in zip(points, labels) if p[j] > t]
    return {
        "feature": j,
        "threshold": t,
        "le": build_tree([p for p, y in le], [y for p, y in le]),
        "gt": build_tree([p for p, y in gt], [y for p, y in gt]),
    }


def shallow_tree(xs, labels):
    order = sorted(range(len(xs)), key=lambda i: xs[i])
    xs = [xs[i] for i in order]
    labels = [labels[i] for i in order]
    # midpoints between neighbours with different labels
    cuts = [(xs[i] + xs[i + 1]) / 2 for i in range(len(xs) - 1) if labels[i] != labels[i + 1]]
    return tree_of_cuts(cuts, labels[0])


def tree_of_cuts(cuts, first):
    # labels alternate from cut to cut, `first` is that of the leftmost piece
    if not cuts:
        return {"label": first}
    half = len(cuts) // 2
    after = first if (half + 1) % 2 == 0 else -first
    return {
        "feature": 0,
        "threshold": cuts[half],
        "le": tree_of_cuts(cuts[:half], first),
        "gt": tree_of_cuts(cuts[half + 1 :], after),
    }


def vc_depth_on_line(h):
    return 2**h


def vc_boolean(k):
    return 2**k


def proof():
    return "任意多个不同的点，每个点独占一个叶结点。"
