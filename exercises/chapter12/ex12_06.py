r"""12.6 决策树的 VC 维可以无穷 / The VC dimension of decision trees can be infinite

**书上的题。** 证明决策树分类器的假设空间的 VC 维可以为无穷大：只要树可以任意长，任意多个互异的点都能被打散，每一种标记
都有一棵树实现它。你要写出这个构造。题中的“可以”二字也要当真：树的深度有限、或只有有限个布尔属性时，VC 维是有限的。在一
条直线上用尽量浅的树，再算出这两种情形的 VC 维。

**先看一个小例子。** 左边是平面上的异或：从哪一个坐标、哪一处划分，两边都还是一正一负，错误一个也没减少；可再划分一次就
全对了。

    x1                                  x   1    2    3    4    5
    1 | −     +                         y   +    +    −    −    +     三段，⌈log2 3⌉ = 2
    0 | +     −
      +---------- x0                    x ≤ 2 时 +，否则再看 x ≤ 4：是则 −，不是则 +
        0     1

右边是直线上的五个点，标记有三段（连续相同的算一段）。五个点各占一个叶要四处划分，其实只有标记改变的两处需要，树的深度是
2。

**树**是嵌套的字典：叶结点 `{"label": −1 或 +1}`，内部结点 `{"feature": j, "threshold": t, "le": 子树, "gt": 子树}`，j
从 0 数起，$x_j ≤ t$ 的点归 "le"，其余的归 "gt"。树的**深度**是从根到叶最多要做几次比较。

**约定。** 点是坐标的列表，互不相同；标记是 −1 或 +1，可以全部相同。直线上的点 `xs` 是互不相同的数，次序任意，在它们上面
树的 feature 是 0。合乎要求的树往往很多，哪棵都对。

**做完想一想。** VC 维无穷，是不是说决策树学不了？（看定理 12.4 的条件，再想剪枝在限制什么。）直线上深度为 h 的树与 2^h
− 1 个切点的分段常数函数，VC 维一样吗？

**★** 六十四个点、坐标是相邻的浮点数时也对。提示：两个相邻的浮点数没有中点，阈值可以就取其中的一个。

---

**The exercise.** Show that the VC dimension of decision trees can be infinite: if trees may grow without limit, any
number of different points is shattered, there is a tree for each labelling. Write this construction. The word “can” is
meant: if the depth is bounded, or if there are only finitely many boolean attributes, the VC dimension is finite. Use
trees as shallow as possible on a line, and compute the VC dimension in both cases.

**A small example first.** On the left XOR in the plane: whichever coordinate you split and wherever, each side keeps
one of either sign, and no error is removed; with one more split all are right.

    x1                                  x   1    2    3    4    5
    1 | −     +                         y   +    +    −    −    +     three runs, ⌈log2 3⌉ = 2
    0 | +     −
      +---------- x0                    x ≤ 2 ?  yes: +
        0     1                                  no:  x ≤ 4 ?  yes: −    no: +

On the right five points of a line, whose labels make three runs (neighbours with equal labels). A leaf for each point
takes four splits, but only the two places where the label changes need one, and the tree has depth 2.

**A tree** is a nested dict: a leaf `{"label": −1 or +1}`, an inner node
`{"feature": j, "threshold": t, "le": tree, "gt": tree}`, j counted from 0; points with $x_j ≤ t$ go to "le", the others
to "gt". The **depth** of a tree is the largest number of comparisons from its root to a leaf.

**Conventions.** A point is a list of coordinates, and all are different; labels are −1 or +1, and may all be equal. The
points `xs` of a line are different numbers in any order; trees on them have feature 0. There are often many such trees;
any is right.

**Worth a thought.** Does an infinite VC dimension mean that decision trees cannot learn? (See what theorem 12.4 asks
for, and what pruning limits.) Have trees of depth h on a line and step functions with 2^h − 1 cuts the same VC
dimension?

**★** As right for sixty-four points and for coordinates that are neighbouring floats. Hint: neighbouring floats have no
midpoint; the threshold may be one of them.
"""


def tree_predict(tree: dict, X: list[list[float]]) -> list[int]:
    """树对 X 各行的预测。

    The predictions of a tree for the rows of X.

    >>> tree = {"feature": 1, "threshold": 2.0, "le": {"label": 1}, "gt": {"label": -1}}
    >>> [int(label) for label in tree_predict(tree, [[5.0, 1.0], [0.0, 3.0]])]
    [1, -1]
    """
    raise NotImplementedError


def tree_depth(tree: dict) -> int:
    """树的深度；只有一个叶结点的树深度为 0。

    The depth of a tree; a single leaf has depth 0.

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
    >>> corners = [[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]]
    >>> [int(label) for label in tree_predict(build_tree(corners, [1, -1, -1, 1]), corners)]
    [1, -1, -1, 1]
    """
    raise NotImplementedError


def shallow_tree(xs: list[float], labels: list[int]) -> dict:
    r"""直线上的点：与标记一致、深度至多 $\lceil \log_2 r \rceil$ 的树。r 是把点从小到大排好之后标记的段数：连续相同的算一
    段。

    Points on a line: a tree of depth $\lceil \log_2 r \rceil$ at most that gives each its label. r is the number of
    runs of the labels in increasing order of the points, a run being neighbours with equal labels.

    >>> tree = shallow_tree([3.0, 1.0, 2.0], [1, 1, 1])
    >>> int(tree["label"])
    1
    >>> int(tree_depth(shallow_tree([1.0, 2.0, 3.0, 4.0, 5.0], [1, 1, -1, -1, 1])))
    2
    """
    raise NotImplementedError


def vc_depth_on_line(h: int) -> int:
    """只有一个实值特征、深度至多 h 的所有树的 VC 维。

    The VC dimension of all trees of depth h at most on a single real feature.

    >>> vc_depth_on_line(0)
    1
    """
    raise NotImplementedError


def vc_boolean(k: int) -> int:
    """在 k 个取值为 0 或 1 的属性上，深度不限的所有树的 VC 维。

    The VC dimension of all trees, of any depth, on k attributes whose values are 0 or 1.

    >>> vc_boolean(1)
    2
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出证明：决策树的 VC 维为何可以无穷大，上面两种情形又为何有限。给老师看，不计分。

    The proof in Markdown: why the VC dimension of decision trees can be infinite, and is finite in the two cases above.
    For your teacher, without points.
    """
    raise NotImplementedError
