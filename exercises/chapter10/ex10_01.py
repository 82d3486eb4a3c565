"""10.1 k 近邻与决策树的分类边界 / Decision boundaries of k-NN and of a decision tree

**书上的题。** 写出 k 近邻分类器，在西瓜数据集 3.0α（`exercises.datasets.watermelon_3_0a()`）上比较它的分类边界与决策树
的分类边界。决策树已经给你：`TREE` 是按信息增益在这 17 个瓜上长成的。

**先看一个小例子。** 两个样本，○ 在 (1, 3)，● 在 (3, 1)，k = 1。树只看第 0 个坐标：≤ 2 的判 ○，否则判 ●。

    4 |   a       b          点          离 ○   离 ●    近邻    树
    3 |   ○                  a (1, 4)    1      3.61    ○       ○
    2 |                      b (3, 4)    2.24   3       ○       ●
    1 |           ●          c (1, 0)    3      2.24    ●       ○
    0 |   c       d          d (3, 0)    3.61   1       ●       ●
      +---1---2---3---

四个点里有两个判得不同，比例是 0.5。近邻的边界是 ○ 与 ● 的中垂线，斜着；树的边界是竖线。只有横竖两种线的树，要走许多台阶
才能贴近一条斜线。

**约定。** `X` 每行一个样本，`y` 是标签（字符串或整数），距离是欧氏距离，下标从 0 数起。树是嵌套的字典：叶结点
`{"label": 标签}`，内部结点 `{"feature": 列号, "threshold": t, "le": 子树, "gt": 子树}`，取值 ≤ t 的归 "le"。

**做完想一想**（写在 `observations` 里）。在图上看：两条边界在哪里贴得近，在哪里分得远？那里的瓜多还是少？k 由 1 增到
5，近邻的边界怎样变？把密度换成百分数再比一次，哪一条边界变了？

**★** 写出 `boundary_pieces`：近邻的折线由哪些样本对撑起，每一对撑起哪一段；样本离原点很远、挨得很近、一百多个时也对。提
示：不要把距离的平方展开；中垂线上的每个别的样本截去一端。

---

**The exercise.** Write the k-nearest-neighbour classifier, and compare its decision boundary on watermelon 3.0α
(`exercises.datasets.watermelon_3_0a()`) with that of a decision tree. The tree is given: `TREE` was grown on these 17
melons by information gain.

**A small example first.** Two samples, ○ at (1, 3) and ● at (3, 1), and k = 1. The tree looks at coordinate 0 only: ○ where it
is ≤ 2, else ●.

    4 |   a       b          point       to ○   to ●    k-NN    tree
    3 |   ○                  a (1, 4)    1      3.61    ○       ○
    2 |                      b (3, 4)    2.24   3       ○       ●
    1 |           ●          c (1, 0)    3      2.24    ●       ○
    0 |   c       d          d (3, 0)    3.61   1       ●       ●
      +---1---2---3---

Two of the four points are told differently, a share of 0.5. The boundary of 1-NN is the bisector of ○ and ●, which is
slanted; that of the tree is vertical. A tree, which has horizontal and vertical lines only, needs many steps to follow
a slanted one.

**Conventions.** Each row of `X` is a sample, `y` holds labels (texts or integers), distances are Euclidean, indices
start at 0. A tree is a nested dict: a leaf `{"label": label}`, an inner node
`{"feature": column, "threshold": t, "le": tree, "gt": tree}` where values ≤ t go to "le".

**Worth a thought** (in `observations`). Look at the picture: where do the boundaries run close together, where far
apart? Are there many melons or few? How does that of k-NN change as k grows from 1 to 5? Give density in percent and
compare again: which of the two changes?

**★** Write `boundary_pieces`: which pairs of samples hold up the bent line of 1-NN, and which piece each of them holds.
And be right far from the origin, for samples close together, and for more than a hundred. Hint: do not expand the
squared distance; each other sample cuts off an end of a bisector.
"""

import numpy as np

TREE = {
    "feature": 1,
    "threshold": 0.126,
    "le": {"label": "否"},
    "gt": {
        "feature": 0,
        "threshold": 0.3815,
        "le": {"label": "否"},
        "gt": {
            "feature": 1,
            "threshold": 0.2045,
            "le": {"feature": 0, "threshold": 0.560, "le": {"label": "是"}, "gt": {"label": "否"}},
            "gt": {"label": "是"},
        },
    },
}


def neighbors(X: np.ndarray, q: np.ndarray, k: int) -> list[int]:
    """离点 q 最近的 k 个样本的下标，由近到远；一样远的，哪个在前都对。

    The indices of the k samples nearest to the point q, the nearest first; of equally far ones any order is right.

    >>> import numpy as np
    >>> [int(i) for i in neighbors(np.array([[0.0], [3.0], [1.0], [5.0]]), np.array([2.2]), 2)]
    [1, 2]
    """
    raise NotImplementedError


def knn_predict(X: np.ndarray, y: list[str | int], Q: np.ndarray, k: int) -> list[str | int]:
    """k 近邻对 `Q` 每一行的预测：k 个近邻中最多的标签；一样多时，取其中离得最近的那个近邻的标签。

    What k-NN predicts for each row of `Q`: the most frequent label of the k neighbours; of equally frequent ones that
    of the nearest neighbour among them.

    >>> import numpy as np
    >>> [str(label) for label in knn_predict(np.array([[0.0], [3.0], [1.0]]), ["甲", "乙", "甲"], np.array([[2.5], [0.0]]), 2)]
    ['乙', '甲']
    """
    raise NotImplementedError


def tree_predict(tree: dict, Q: np.ndarray) -> list[str | int]:
    """树对 `Q` 每一行的预测。

    What the tree predicts for each row of `Q`.

    >>> import numpy as np
    >>> tree_predict({"feature": 0, "threshold": 2.0, "le": {"label": "甲"}, "gt": {"label": "乙"}}, np.array([[2.0, 9.0], [3.0, 0.0]]))
    ['甲', '乙']
    """
    raise NotImplementedError


def loo_errors(X: np.ndarray, y: list[str | int], k: int) -> list[int]:
    """留一法：用其余样本的 k 近邻预测每个样本，返回预测错了的样本的下标，升序。

    Leave-one-out: predict each sample by k-NN on all others; returns the indices of those predicted wrongly, ascending.

    >>> import numpy as np
    >>> [int(i) for i in loo_errors(np.array([[0.0], [1.0], [3.0]]), ["甲", "甲", "乙"], 1)]
    [2]
    """
    raise NotImplementedError


def compare_on_grid(X: np.ndarray, y: list[str | int], k: int, tree: dict, g0: list[float], g1: list[float]) -> dict:
    """在平面的网格上比较 k 近邻与树：{"knn": 各行, "tree": 各行, "disagreement": 两者不同的网格点所占的比例}；第 a 行第 b
    列是点 (g0[a], g1[b]) 处的预测。

    Compares k-NN with a tree on a grid in the plane: {"knn": rows, "tree": rows, "disagreement": the share of grid
    points where they differ}; entry b of row a is what is predicted at the point (g0[a], g1[b]).

    >>> import numpy as np
    >>> stump = {"feature": 0, "threshold": 2.0, "le": {"label": "○"}, "gt": {"label": "●"}}
    >>> float(compare_on_grid(np.array([[1.0, 3.0], [3.0, 1.0]]), ["○", "●"], 1, stump, [1.0, 3.0], [0.0, 4.0])["disagreement"])
    0.5
    """
    raise NotImplementedError


def scale_witness() -> tuple[np.ndarray, list[str | int], np.ndarray, float]:
    """单位决定近邻：返回 (X, y, q, s)，两类，不超过 6 个样本，s > 0。把 `X` 与 q 的第 0 列都乘上 s，最近邻对 q 的预测就变
    了；乘之前与乘之后，离 q 最近的样本都只有一个。

    Units decide who is near: (X, y, q, s) with two classes, no more than 6 samples, and s > 0. With column 0 of `X` and
    q multiplied by s, the prediction of 1-NN for q changes; before and after, only one sample is nearest to q.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """两种分类器有何异同：六句话各是否成立。

    - "tree_boundary_axis_parallel"：这种树的分类边界总与坐标轴平行
    - "one_nn_boundary_axis_parallel"：最近邻的分类边界总与坐标轴平行
    - "one_nn_training_error_zero_without_conflicts"：重合的样本标签都相同时，最近邻在训练集上（样本可作自己的近邻）没有
      错误
    - "k_nn_training_error_zero_for_all_k"：那时 k 近邻对任何 k 在训练集上都没有错误
    - "rescaling_a_feature_can_change_knn"：把一列乘上正数可能改变 k 近邻的预测（待测点也乘）
    - "rescaling_a_feature_can_change_a_retrained_tree"：把一列乘上正数，按信息增益重新长出的树（阈值取相邻取值的中点，
      并列时的选法不变）的预测可能改变（待测点也乘）

    What the two have in common and what not: whether each of six statements holds.

    - "tree_boundary_axis_parallel": the decision boundary of such a tree is always parallel to the axes
    - "one_nn_boundary_axis_parallel": the decision boundary of 1-NN is always parallel to the axes
    - "one_nn_training_error_zero_without_conflicts": if coinciding samples have the same label, 1-NN makes no error on
      the training set (a sample may be its own neighbour)
    - "k_nn_training_error_zero_for_all_k": then k-NN makes no error on the training set, whatever k is
    - "rescaling_a_feature_can_change_knn": multiplying a column by a positive number can change what k-NN predicts (the
      query is multiplied, too)
    - "rescaling_a_feature_can_change_a_retrained_tree": multiplying a column by a positive number can change what a
      tree grown anew by information gain predicts (thresholds are midpoints of neighbouring values, ties are broken as
      before; the query is multiplied, too)
    """
    raise NotImplementedError


def observations() -> str:
    """“做完想一想”的回答，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError


# ---- ★ ----


def boundary_pieces(X: np.ndarray, y: list[str | int]) -> list[tuple[int, int, list[float]]]:
    """最近邻 (k = 1) 的分类边界由哪些线段、射线或直线组成，平面上，样本互不重合。每一段都在两个异类样本 i < j 的中垂线上；
    返回各段的 (i, j, q)，q 是这一段上的任意一点：到样本 i、j 一样远，到其余的样本都更远。次序不限，没有就返回空列表。

    Of which segments, rays or lines the decision boundary of 1-NN consists, in the plane, with samples that do not
    coincide. Each lies on the bisector of two samples i < j of different classes; returns (i, j, q) for each, where q
    is any point of it: equally far from samples i and j, and farther from all others. Any order is right, and without
    any the list is empty.
    """
    raise NotImplementedError
