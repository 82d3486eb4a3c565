"""照 (12.23) 的定义写；阈值照 4.4.1 节旁注取训练集中出现过的值 / The definition (12.23); thresholds are values that occur, as the margin of §4.4.1 allows"""


def tree_predict(tree, X):
    predictions = []
    for x in X:
        node = tree
        while "label" not in node:
            node = node["le"] if x[node["feature"]] <= node["threshold"] else node["gt"]
        predictions.append(node["label"])
    return predictions


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
    t = values[len(values) // 2 - 1]
    le = [i for i in range(len(points)) if points[i][j] <= t]
    gt = [i for i in range(len(points)) if points[i][j] > t]
    return {
        "feature": j,
        "threshold": t,
        "le": build_tree([points[i] for i in le], [labels[i] for i in le]),
        "gt": build_tree([points[i] for i in gt], [labels[i] for i in gt]),
    }


def shallow_tree(xs, labels):
    pairs = sorted(zip(xs, labels))
    runs = []
    for x, label in pairs:
        if runs and runs[-1][1] == label:
            runs[-1] = (x, label)
        else:
            runs.append((x, label))
    # each run: its largest point, its label
    return tree_of_runs(runs)


def tree_of_runs(runs):
    if len(runs) == 1:
        return {"label": runs[0][1]}
    half = len(runs) // 2
    return {
        "feature": 0,
        "threshold": runs[half - 1][0],
        "le": tree_of_runs(runs[:half]),
        "gt": tree_of_runs(runs[half:]),
    }


def vc_depth_on_line(h):
    return 2**h


def vc_boolean(k):
    return 2**k


def proof():
    return "每个点可以独占一个叶结点，所以任意多个点都能被打散；深度 h 至多 2^h 个叶；k 个布尔属性只有 2^k 个不同的点。"
