"""照增长函数 (12.21) 与 VC 维 (12.23) 的定义写 / The definitions (12.21) and (12.23)"""

import itertools
import math

import numpy as np


def stump_predict(stump, X):
    s = stump["sign"]
    return [s if x[stump["feature"]] > stump["threshold"] else -s for x in X]


def stumps_on(X):
    for j in range(X.shape[1]):
        for t in [-math.inf] + [float(v) for v in X[:, j]]:
            for s in (1, -1):
                yield {"feature": j, "threshold": t, "sign": s}


def dichotomies(X):
    return {tuple(stump_predict(stump, X)) for stump in stumps_on(X)}


def growth_one_feature(m):
    return 2 * m


def dichotomy_bound(n_features, m):
    total = 0
    for s in range(m + 1):
        given = n_features if s in (0, m) else 2 * n_features
        total += min(math.comb(m, s), given)
    return total


def vc_dimension(n_features):
    m = 1
    while dichotomy_bound(n_features, m + 1) == 2 ** (m + 1):
        m += 1
    return m


def find_orders(m, n, missing, chosen):
    if not missing:
        return chosen
    if len(chosen) == n:
        return None
    wanted = min(missing, key=lambda S: (abs(2 * len(S) - m), sorted(S)))
    for order in itertools.permutations(range(m)):
        cuts = {frozenset(order[:s]) for s in range(m + 1)} | {frozenset(order[s:]) for s in range(m + 1)}
        if wanted in cuts:
            found = find_orders(m, n, missing - cuts, chosen + [order])
            if found is not None:
                return found
    return None


def shatter(n_features):
    m = vc_dimension(n_features)
    subsets = {frozenset(S) for r in range(m + 1) for S in itertools.combinations(range(m), r)}
    orders = find_orders(m, n_features, subsets, [])
    while len(orders) < n_features:
        orders = orders + [orders[0]]
    points = [[float(order.index(i)) for order in orders] for i in range(m)]
    X = np.array(points)
    stumps = {}
    for stump in stumps_on(X):
        stumps[tuple(stump_predict(stump, X))] = stump
    return points, stumps


def unrealized_labels(X):
    realized = dichotomies(X)
    for labels in itertools.product((-1, 1), repeat=len(X)):
        if labels not in realized:
            return labels


def proof():
    return "恰有 s 个 +1 的标记，每个特征至多给出两种；m 个点要打散，须 C(m, m/2) ≤ 2n。"
