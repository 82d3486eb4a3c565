"""7.7 AODE 需要多少样例 / How many examples AODE needs"""

import numpy as np


def _counts(X, y):
    """How many examples each term (c, i, v) has."""
    X, y = np.asarray(X), np.asarray(y)
    return np.array([[(X[y == c] == v).sum(axis=0) for v in (0, 1)] for c in (0, 1)])


def enough(X, y, n):
    return bool((_counts(X, y) >= n).all())


def useful(X, y, n):
    have = np.zeros((2, len(X[0]) if len(X) else 0, 2), dtype=int)
    for row, c in zip(X, y):
        terms = c, np.arange(len(row)), row
        if (have[terms] >= n).all():
            return False
        have[terms] += 1
    return enough(X, y, n)


def best_set(d, n):
    # Two complementary rows serve all attributes at once.
    rows = np.repeat([[0] * d, [1] * d], n, axis=0)
    return np.vstack([rows, rows]), np.repeat([0, 1], 2 * n)


def worst_sequence(d, n):
    # The first n rows of a class help every attribute, whatever they are; after that a row may help a single one.
    rows = np.repeat(np.vstack([np.zeros((1, d), dtype=int), np.eye(d, dtype=int)]), n, axis=0)
    return np.vstack([rows, rows]), np.repeat([0, 1], len(rows))


def sizes(d, n):
    return {"terms": 4 * d, "best": 4 * n, "worst": 2 * n * (d + 1)}


def reasoning():
    return r"""
最好：只看第一个属性，它的 4 个项互不相交，所以至少要 $4n$ 行。
每类 $n$ 个全 0 行与 $n$ 个全 1 行对所有属性都够，达到 $4n$。

最坏：只看一类。属性 $i$ 的两个项共缺 $2n$ 个样例。前 $n$ 行中的每一行，在每个属性上都属于一个还不足 $n$ 的项，
因此各减少全部 $d$ 个属性的缺额。此后缺额总数至多 $2nd - nd = nd$，每行至少减少 1，所以至多还有 $nd$ 行；
每类至多 $n + nd$ 行。先来 $n$ 个零向量，再来每个单位向量各 $n$ 次，就达到这个数。
"""


def other_readings(d, n):
    return {"no_sharing": 4 * d * n, "query_best": 2 * n, "query_worst": 2 * n * d}
