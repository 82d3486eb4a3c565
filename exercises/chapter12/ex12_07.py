r"""12.7 最近邻分类器的 VC 维无穷 / The VC dimension of nearest neighbours is infinite

**书上的题。** 证明最近邻分类器的假设空间的 VC 维为无穷大。k 近邻由训练集决定，所以假设空间是所有训练集给出的分类器；任
意多个互异的点都能被它打散：对每一种标记，都有训练集使 k 近邻恰好给出这些标记。k = 1 时把这些点自己存下来就行，你要对任
何奇数 k 写出构造，而且训练集中的样本不许重复。训练集的大小有限时 VC 维却是有限的：在直线上用尽量少的样本保住所有标记，
并算出至多存 N 个样本时的 VC 维。

**先看一个小例子。** 直线上的三个点 0（+）、1（−）、2（+），k = 3。把它们自己存下来，离 1 最近的三个样本就是全部三个，两
个 +，判成 +，错了。要让每个点身边都有自己的样本：

    样本     0   0.01   0.02      1   1.01   1.02      2   2.01   2.02
    标记     +   +      +         −   −      −         +   +      +          离 1 最近的三个都是 −

再看压缩：0、1、3、7 的标记是 + + − −。留下 1 和 3，界线在 2，全对；留下 0 和 7，界线在 3.5，3 就错了。

**k 近邻。** 训练集 (S, T)：S 是互不相同的样本的列表，每个样本是坐标的列表；T 是它们的标记，−1 或 +1。对点 q 取欧氏距离
最近的 k 个样本（q 自己若在 S 中，也算一个），标记取其中的多数；k 是奇数，样本至少有 k 个。

**做完想一想。** VC 维无穷，而 10.1 节说最近邻的错误率不超过贝叶斯最优的两倍（样本无穷多时）：矛盾吗？k = 1 时训练误差总
是 0，这说明了什么？

**★** 五百个样本、点与点只隔千分之一而离原点一千远时也对。提示：样本要放得多近，由最近的两个点决定。

---

**The exercise.** Show that the VC dimension of nearest-neighbour classifiers is infinite. Such a classifier is given by
its training set, so the hypotheses are the classifiers of all training sets; any number of different points is
shattered: for each labelling there is a training set for which the k nearest neighbours give just these labels. For k =
1 it is enough to store the points; write a construction for any odd k, and without repeated samples. If the size of the
training set is bounded, the VC dimension is finite: keep all labels of points on a line with as few samples as you can,
and compute the VC dimension if at most N samples are stored.

**A small example first.** Three points of a line, 0 (+), 1 (−), 2 (+), and k = 3. Store them as they are, and the three
samples nearest to 1 are all of them, two of which are +: it is called +, which is wrong. Every point needs samples of
its own beside it:

    samples  0   0.01   0.02      1   1.01   1.02      2   2.01   2.02
    labels   +   +      +         −   −      −         +   +      +          the three nearest to 1 are −

And keeping fewer: 0, 1, 3, 7 have labels + + − −. Keep 1 and 3, and the border is at 2, all right; keep 0 and 7, and it
is at 3.5, which misreads 3.

**k nearest neighbours.** A training set (S, T): S is a list of different samples, each a list of coordinates, T their
labels, −1 or +1. For a point q take the k samples of least Euclidean distance (q itself counts if it is in S), and the
label that most of them have; k is odd, and there are k samples at least.

**Worth a thought.** The VC dimension is infinite, and §10.1 says that the nearest neighbour errs at most twice as often
as Bayes (with infinitely many samples): a contradiction? For k = 1 the training error is always 0: what does that tell?

**★** As right for five hundred samples, and for points a thousandth apart and a thousand away from the origin. Hint:
the two closest points decide how close samples have to be.
"""


def knn_predict(S: list[list[float]], T: list[int], q: list[float], k: int) -> int:
    """点 q 的 k 近邻标记；第 k 近与第 k+1 近的样本不会一样远。

    The label of the point q by its k nearest neighbours; the k-th and the (k+1)-th nearest sample are never equally
    far.

    >>> int(knn_predict([[0.0], [1.0], [5.0], [6.0]], [1, -1, -1, 1], [0.2], 3))
    -1
    """
    raise NotImplementedError


def training_set(points: list[list[float]], labels: list[int], k: int) -> tuple[list[list[float]], list[int]]:
    """训练集 (S, T)，使 k 近邻在每个给定的点上都给出它的标记；这些点互不相同。有样本与某个点一样远时，不论先取哪一个，多数
    都应是这个点的标记。

    A training set (S, T) for which the k nearest neighbours give each of the points its label; the points are all
    different. Where samples are equally far from a point, most of its neighbours should have its label whichever of
    them is taken first.

    >>> S, T = training_set([[0.0], [1.0]], [1, -1], 1)
    >>> [int(knn_predict(S, T, q, 1)) for q in ([0.0], [1.0])]
    [1, -1]
    """
    raise NotImplementedError


def condense_on_line(xs: list[float], labels: list[int]) -> list[int]:
    """直线上互不相同的点（次序任意）：留下其中一部分，以列表返回它们在 xs 中的下标，使最近邻 (k = 1) 在每个 xs 上都给出它
    的标记。设从小到大排好后标记有 r 段（连续相同的算一段），至多留下 max(1, 2(r − 1)) 个。离某个 x 最近的若有几个，它们
    的标记都应是 x 的标记。

    Different points on a line, in any order: keep some of them, and return their indices in xs as a list, such that the
    nearest neighbour (k = 1) gives each of xs its label. If the labels in increasing order of the points have r runs
    (neighbours with equal labels), keep max(1, 2(r − 1)) at most. If several are nearest to some x, all of them should
    have its label.

    >>> sorted(int(i) for i in condense_on_line([0.0, 1.0, 3.0, 7.0], [1, 1, -1, -1]))
    [1, 2]
    """
    raise NotImplementedError


def vc_prototypes_on_line(N: int) -> int:
    """直线上，至多存 N 个样本的所有最近邻分类器 (k = 1) 的 VC 维。

    The VC dimension of all nearest-neighbour classifiers (k = 1) on a line that store N samples at most.

    >>> vc_prototypes_on_line(1)
    1
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出证明：k 近邻的 VC 维为何无穷大，样本个数有限时直线上的最近邻为何有限。给老师看，不计分。

    The proof in Markdown: why the VC dimension of k nearest neighbours is infinite, and why it is finite for the
    nearest neighbour on a line if the number of samples is bounded. For your teacher, without points.
    """
    raise NotImplementedError
