"""12.7 最近邻分类器的 VC 维无穷 / The VC dimension of nearest neighbours is infinite"""

from itertools import combinations
from math import dist


def knn_predict(S, T, q, k):
    nearest = sorted(range(len(S)), key=lambda i: dist(S[i], q))[:k]
    return 1 if sum(T[i] for i in nearest) > 0 else -1


def training_set(points, labels, k):
    # k samples for each point, nearer to it than half the way to any other point: nobody else's are as near.
    gap = min((dist(p, q) for p, q in combinations(points, 2)), default=1.0)
    S = [[point[0] + gap * i / (3 * k), *point[1:]] for point in points for i in range(k)]
    return S, [label for label in labels for _ in range(k)]


def condense_on_line(xs, labels):
    order = sorted(range(len(xs)), key=lambda i: xs[i])
    changes = [(i, j) for i, j in zip(order, order[1:], strict=False) if labels[i] != labels[j]]
    return sorted({i for pair in changes for i in pair}) or order[:1]


def vc_prototypes_on_line(N):
    return N


def proof():
    return r"""无穷：给定 n 个互异的点和标记，设最小的距离是 $g$。在每个点旁边，距离小于 $g/3$ 处放 k 个互异的样本，
标记与该点相同。离一个点最近的 k 个样本就是它自己的，因为别的样本至少远 $2g/3$。所以任意多个点都能被打散。
直线上至多 N 个样本：最近邻把直线分成至多 N 个区间，标记至多 N 段，于是 N+1 个点上正负相间的标记不能实现；
N 个点则各存一个，任意标记都能实现。所以 VC 维是 N。"""
