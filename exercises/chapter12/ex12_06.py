r"""12.6 决策树的 VC 维可以无穷 / The VC dimension of decision trees can be infinite

只要树可以任意长，任意多个互异的点都能被打散：每一种标记都有一棵决策树实现它。请写出这个构造。树的深度有限、或只有有限个布尔属性时，
VC 维却是有限的：在一条直线上用尽量浅的树，并算出这两种情形的 VC 维。证明写在 `proof` 里。

**树** 是嵌套的字典：叶结点 `{"label": −1 或 +1}`，内部结点 `{"feature": j, "threshold": t, "le": 子树, "gt": 子树}`，j 从 0 数起，t 是浮点数，
$x_j \le t$ 的点归 "le"，其余的归 "gt"。作为参数的树只有这些键；在你返回的树里，有 "label" 的就是叶结点，其他的键不起作用。
树的**深度**是从根到叶最多要做几次比较，只有一个叶结点的树深度为 0。你返回的树深度至多 150。

**约定。** 点是 1 到 4 个坐标的列表，至多 64 个点，互不相同；标记是 −1 或 +1，可以全部相同。坐标是浮点数，绝对值不超过 $10^9$；
不相等的坐标可以相差极小，甚至是相邻的两个浮点数。直线上的点 `xs` 是互不相同的浮点数，次序任意；在它们上面，树的 feature 是 0。满足要求的树往往
很多，哪棵都对。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

If trees may grow without limit, any number of different points is shattered: for each labelling there is a decision tree. Write
this construction. If the depth is bounded, or if there are only finitely many boolean attributes, the VC dimension is finite,
however: use trees as shallow as possible on a line, and compute the VC dimension in both cases. The proof belongs into `proof`.

**A tree** is a nested dict: a leaf `{"label": −1 or +1}`, an inner node `{"feature": j, "threshold": t, "le": tree, "gt": tree}`, j
counted from 0, t a float; points with $x_j \le t$ go to "le", the others to "gt". Trees that you are given have these keys
only; in a tree that you return, what has a "label" is a leaf, and further keys mean nothing. The **depth** of a tree is the
largest number of comparisons from its root to a leaf; a single leaf has depth 0. A tree that you return has depth 150 at most.

**Conventions.** A point is a list of 1 to 4 coordinates; there are at most 64 points, all different; labels are −1 or +1, and may
all be equal. Coordinates are floats of $10^9$ at most in size; unequal ones may differ by very little, and even be neighbouring
floats. The points `xs` of a line are different floats in any order; trees on them have feature 0. There are often many such
trees; any is right. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""


def tree_predict(tree: dict, X: list[list[float]]) -> list[int]:
    """树对 X 各行的预测。阈值可以等于坐标；树的深度至多 100。

    The predictions of a tree for the rows of X. A threshold may equal a coordinate; the tree has depth 100 at most.

    >>> tree = {"feature": 1, "threshold": 2.0, "le": {"label": 1}, "gt": {"label": -1}}
    >>> [int(label) for label in tree_predict(tree, [[5.0, 1.0], [0.0, 3.0]])]
    [1, -1]
    """
    raise NotImplementedError


def tree_depth(tree: dict) -> int:
    """树的深度，至多 100。

    The depth of a tree, 100 at most.

    >>> int(tree_depth({"label": 1}))
    0
    """
    raise NotImplementedError


def build_tree(points: list[list[float]], labels: list[int]) -> dict:
    """与所有点的标记一致的决策树。

    A decision tree that gives every point its label.

    >>> tree = build_tree([[0.0], [2.0]], [1, -1])
    >>> [int(label) for label in tree_predict(tree, [[0.0], [2.0]])]
    [1, -1]
    """
    raise NotImplementedError


def shallow_tree(xs: list[float], labels: list[int]) -> dict:
    r"""直线上的点：与标记一致、深度至多 $\lceil \log_2 r \rceil$ 的树。r 是把点从小到大排好之后标记的段数：连续相同的算一段。

    Points on a line: a tree of depth $\lceil \log_2 r \rceil$ at most that gives each its label. r is the number of runs of the
    labels in increasing order of the points, a run being neighbours with equal labels.

    >>> tree = shallow_tree([3.0, 1.0, 2.0], [1, 1, 1])
    >>> int(tree["label"])
    1
    """
    raise NotImplementedError


def vc_depth_on_line(h: int) -> int:
    """只有一个实值特征、深度至多 h 的所有树的 VC 维；0 ≤ h ≤ 60。

    The VC dimension of all trees of depth h at most on a single real feature; 0 ≤ h ≤ 60.
    """
    raise NotImplementedError


def vc_boolean(k: int) -> int:
    """在 k 个取值为 0 或 1 的属性上，深度不限的所有树的 VC 维；1 ≤ k ≤ 60。

    The VC dimension of all trees, of any depth, on k attributes whose values are 0 or 1; 1 ≤ k ≤ 60.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出证明：决策树的 VC 维为何可以无穷大，上面两种情形又为何有限。由老师阅读，不计分。

    The proof in Markdown: why the VC dimension of decision trees can be infinite, and is finite in the two cases above. Read by a
    person, without points.
    """
    raise NotImplementedError
