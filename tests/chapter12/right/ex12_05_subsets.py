"""把标记看作子集：前缀与后缀；按子集逐个凑出各序 / Labellings as sets, beginnings and ends; orders built set by set"""

from itertools import combinations
from math import comb

import numpy as np


def stump_predict(stump, X):
    column = np.asarray(X, dtype=float).T[stump["feature"]]
    return stump["sign"] * (2 * (column > stump["threshold"]).astype(int) - 1)


def _sets(X):
    """The sets of rows that are cut off as +1."""
    rows = range(len(X))
    result = set()
    for column in np.asarray(X, dtype=float).T:
        for t in column:
            low = frozenset(i for i in rows if column[i] <= t)
            result |= {low, frozenset(rows) - low}
    return result


def _labels(chosen, m):
    return tuple(np.int64(1) if i in chosen else np.int64(-1) for i in range(m))


def dichotomies(X):
    return {_labels(chosen, len(X)) for chosen in _sets(X)}


def growth_one_feature(m):
    return np.int64(2) * m


def dichotomy_bound(n_features, m):
    half = sum(min(comb(m, s), 2 * n_features) for s in range((m + 1) // 2))
    return 2 * half + (min(comb(m, m // 2), 2 * n_features) if m % 2 == 0 else 0)


def vc_dimension(n_features):
    return sum(1 for m in range(1, 40) if comb(m, m // 2) <= 2 * n_features)


def _orders(m, missing, left):
    """At most `left` orders whose beginnings and ends are all missing sets of half the points (rounded down)."""
    if not missing:
        return []
    if left == 0:
        return None
    first = min(missing, key=sorted)
    other = frozenset(sorted(set(range(m)) - first)[: m // 2])
    for last in sorted(missing - {first}, key=sorted) or [other]:
        if not first & last:
            rest = _orders(m, missing - {first, last}, left - 1)
            if rest is not None:
                return [(first, last), *rest]
    return None


def shatter(n_features):
    m = vc_dimension(n_features)
    halves = {frozenset(part) for part in combinations(range(m), m // 2)}
    pairs = _orders(m, halves, n_features) or []
    columns, ends = [], set()
    for first, last in pairs:
        # The single points are cut off, too: put those outside that have not been there.
        begin = sorted(first, key=lambda i: i in ends)
        finish = sorted(last, key=lambda i: i in ends, reverse=True)
        order = [*begin, *(set(range(m)) - first - last), *finish]
        ends |= {order[0], order[-1]}
        columns.append(np.argsort(order))
    columns += [columns[0]] * (n_features - len(columns))
    X = np.array(columns, dtype=float).T
    stumps = {}
    for feature, column in enumerate(X.T):
        for t in np.append(column + 0.5, -1.0):
            for sign in (-1, 1):
                y = tuple(int(label) for label in sign * np.where(column > t, 1, -1))
                stumps.setdefault(y, {"feature": feature, "threshold": float(t), "sign": sign, "note": "unused"})
    assert len(stumps) == 2**m
    return X, stumps


def unrealized_labels(X):
    X = np.asarray(X, dtype=float)
    known = _sets(X)
    for size in (len(X) // 2, 1, 2):
        for part in combinations(range(len(X)), size):
            if frozenset(part) not in known:
                return np.array(_labels(part, len(X)))
