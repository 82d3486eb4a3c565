"""12.6 决策树的 VC 维可以无穷 / The VC dimension of decision trees can be infinite"""

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


def proof():
    return r"""无穷：任取 n 个互异的点和一种标记。若标记全部相同，一个叶结点即可；否则有两个点在某个特征上不同，
在两值之间划分，两边的点都更少，由归纳法得到与标记一致的树。所以任意多个互异的点都能被打散。
深度至多 h、一个实值特征：至多 $2^h$ 个叶结点，把直线分成至多 $2^h$ 个区间，
所以标记至多 $2^h$ 段，$2^h + 1$ 个点上正负相间的标记不能实现；
$2^h$ 个点上任意标记至多 $2^h$ 段，每次从中间的段界划分，深度不超过 h。所以 VC 维是 $2^h$。
k 个布尔属性：只有 $2^k$ 个不同的点，它们都能被打散，所以 VC 维是 $2^k$。"""
