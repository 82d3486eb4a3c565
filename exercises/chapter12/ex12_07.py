r"""12.7 最近邻分类器的 VC 维无穷 / The VC dimension of nearest neighbours is infinite

k 近邻分类器由训练集决定，所以它的假设空间是所有训练集给出的分类器。任意多个互异的点都能被它打散：对每一种标记，都有训练集使 k 近邻恰好给出
这些标记。请写出这个构造，k 可以大于 1，训练集中的样本不许重复。训练集的大小有限时 VC 维却是有限的：在直线上用尽量少的样本保住所有标记，
并算出至多存 N 个样本时的 VC 维。证明写在 `proof` 里。

**k 近邻。** 训练集 (S, T)：S 是互不相同的样本的列表，每个样本是 1 到 3 个坐标的列表，T 是它们的标记，−1 或 +1。对点 q 取欧氏距离最近的 k 个样本（q 自己若在 S 中，
也算一个），标记取其中的多数。k 是 1, 3, 5 或 7，样本至少有 k 个。

**约定。** 坐标的绝对值不超过 1000，不同的点之间的距离至少是 $10^{-3}$。你返回的训练集至多 1000 个样本，坐标的绝对值不超过 $10^6$，其中的距离按返回的数精确比较。
每次调用不超过 2 秒 CPU 时间。满足要求的答案往往很多，哪个都对。不要改动传入的参数。

---

A k-nearest-neighbour classifier is given by its training set; its hypotheses are the classifiers of all training sets. Any
number of different points is shattered: for each labelling there is a training set for which the k nearest neighbours give just
these labels. Write this construction, for k above 1, too, and without repeated samples. If the size of the training set is
bounded, the VC dimension is finite, however: keep all labels of points on a line with as few samples as you can, and compute the
VC dimension if at most N samples are stored. The proof belongs into `proof`.

**k nearest neighbours.** A training set (S, T): S is a list of different samples, lists of 1 to 3 coordinates each, T their labels, −1 or
+1. For a point q take the k samples of least Euclidean distance (q itself counts if it is in S), and the label that most of
them have. k is 1, 3, 5 or 7, and there are k samples at least.

**Conventions.** Coordinates are 1000 at most in size, and different points have a distance of $10^{-3}$ at least. A training set that
you return has 1000 samples at most, its coordinates are $10^6$ at most in size, and its distances are compared exactly, as the
numbers are. A call takes at most 2 seconds of CPU time. There are often many right answers; any will do. Do not change the
arguments.
"""


def knn_predict(S: list[list[float]], T: list[int], q: list[float], k: int) -> int:
    """点 q 的 k 近邻标记。第 k 近与第 k+1 近的距离之差至少是 10^-6；S 至多 500 个样本。

    The label of the point q by its k nearest neighbours. The k-th and the (k+1)-th distance differ by 10^-6 at least; S has 500
    samples at most.

    >>> int(knn_predict([[0.0], [1.0], [5.0], [6.0]], [1, -1, -1, 1], [0.2], 3))
    -1
    """
    raise NotImplementedError


def training_set(points: list[list[float]], labels: list[int], k: int) -> tuple[list[list[float]], list[int]]:
    """训练集 (S, T)，使 k 近邻在每个给定的点上都给出它的标记。points 至多 25 个，互不相同。
    有样本与某个点等距离时，不论先取哪一个，多数都应是这个点的标记。

    A training set (S, T) for which the k nearest neighbours give each of the points its label. There are 25 points at most, all
    different. Where samples are equally far from a point, most of its neighbours should have its label whichever of them is
    taken first.

    >>> S, T = training_set([[0.0], [1.0]], [1, -1], 1)
    >>> [int(knn_predict(S, T, q, 1)) for q in ([0.0], [1.0])]
    [1, -1]
    """
    raise NotImplementedError


def condense_on_line(xs: list[float], labels: list[int]) -> list[int]:
    """直线上互不相同的点（至多 60 个，次序任意）：留下其中一部分，以列表返回它们在 xs 中的下标，使最近邻 (k = 1) 在每个 xs 上都给出它的标记。
    设从小到大排好后标记有 r 段（连续相同的算一段），至多留下 max(1, 2(r − 1)) 个。离某个 x 最近的若有几个，它们的标记都应是 x 的标记。

    Different points on a line (60 at most, in any order): keep some of them, and return their indices in xs as a list, such that the
    nearest neighbour (k = 1) gives each of xs its label. If the labels in increasing order of the points have r runs (neighbours with
    equal labels), keep max(1, 2(r − 1)) at most. If several are nearest to some x, all of them should have its label.

    >>> sorted(int(i) for i in condense_on_line([0.0, 1.0, 3.0, 7.0], [1, 1, -1, -1]))
    [1, 2]
    """
    raise NotImplementedError


def vc_prototypes_on_line(N: int) -> int:
    """直线上，至多存 N 个样本的所有最近邻分类器 (k = 1) 的 VC 维；1 ≤ N ≤ 10^6。

    The VC dimension of all nearest-neighbour classifiers (k = 1) on a line that store N samples at most; 1 ≤ N ≤ 10^6.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出证明：k 近邻的 VC 维为何无穷大，样本个数有限时直线上的最近邻为何有限。由老师阅读，不计分。

    The proof in Markdown: why the VC dimension of k nearest neighbours is infinite, and why it is finite for the nearest neighbour on
    a line if the number of samples is bounded. Read by a person, without points.
    """
    raise NotImplementedError
