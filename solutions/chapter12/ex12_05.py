"""12.5 决策树桩的 VC 维 / The VC dimension of decision stumps"""

from itertools import count, permutations, product
from math import comb, inf

import numpy as np


def stump_predict(stump, X):
    above = np.asarray(X)[:, stump["feature"]] > stump["threshold"]
    return np.where(above, stump["sign"], -stump["sign"]).tolist()


def stumps_on(X):
    """A stump for each labelling that is realised."""
    found = {}
    for feature, column in enumerate(np.transpose(X)):
        for threshold in (-inf, *np.unique(column).tolist()):
            for sign in (1, -1):
                stump = {"feature": feature, "threshold": threshold, "sign": sign}
                found[tuple(stump_predict(stump, X))] = stump
    return found


def dichotomies(X):
    return set(stumps_on(X))


def growth_one_feature(m):
    return 2 * m


def dichotomy_bound(n_features, m):
    # An order of the points has one beginning and one end of each size, so n orders have 2n of them at most.
    return sum(min(comb(m, s), 2 * n_features) for s in range(m + 1))


def vc_dimension(n_features):
    # The most sets are those of half the points: all of them have to be beginnings or ends.
    return next(m for m in count(1) if comb(m + 1, (m + 1) // 2) > 2 * n_features)


def beginnings_and_ends(order):
    return {frozenset(part) for s in range(len(order)) for part in (order[:s], order[s:])}


def shatter(n_features):
    # One feature after the other takes the order of the points that cuts off the most new sets.
    m, known, columns = vc_dimension(n_features), set(), []
    orders = {order: beginnings_and_ends(order) for order in permutations(range(m))}
    for _ in range(n_features):
        best = max(orders, key=lambda order: len(orders[order] - known))
        known |= orders[best]
        columns.append([float(best.index(point)) for point in range(m)])
    points = np.transpose(columns)
    return points.tolist(), stumps_on(points)


def unrealized_labels(X):
    m = vc_dimension(np.shape(X)[1]) + 1  # so many rows are not shattered, whatever the others are
    known = dichotomies(X[:m])
    return next(y for y in product((1, -1), repeat=m) if y not in known) + (1,) * (len(X) - m)


def proof():
    return r"""每个特征给各点排一个序（相等的数只会使能实现的标记更少）。
树桩标为 +1 的点是这个序的一段前缀或后缀。每个序里大小为 s 的前缀和后缀各一个，
于是 n 个特征至多给出 2n 个大小为 s 的集合。若 m 个点被打散，所有大小为 ⌊m/2⌋ 的子集都要出现，所以
$\binom{m}{\lfloor m/2 \rfloor} \le 2n$。反过来，设这个不等式成立，$k = \lfloor m/2 \rfloor$。
只需得到大小不超过 k 的集合，其余的是它们的补集，换一个符号即可。由 Hall 定理，小于 k 的每一层都可以单射到上一层的超集，
所以从空集开始的各层可以分成 $\binom{m}{k}$ 条链，每条止于一个大小为 k 的集合。把不相交的 k 元集两两配对
（m 为偶数时与补集配对；m 为奇数时 Kneser 图连通且点传递，至多剩下一个），一条链作前缀，另一条链倒过来作后缀，就是一个序。
共用 $\lceil \binom{m}{k} / 2 \rceil \le n$ 个序，所以有 m 个点被打散。"""
