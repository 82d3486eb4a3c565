"""只用列表和循环；打散的点是随机试出来的 / Lists and loops only; the shattered points are found by chance"""

import random


def stump_predict(stump, X):
    s = stump["sign"]
    return [s if row[stump["feature"]] > stump["threshold"] else -s for row in X]


def dichotomies(X):
    result = []
    for j in range(len(X[0])):
        values = sorted(row[j] for row in X)
        for t in [values[0] - 1] + values:
            y = tuple(1 if row[j] > t else -1 for row in X)
            result.append(y)
            result.append(tuple(-label for label in y))
    return result


def growth_one_feature(m):
    return len(set(dichotomies([[i] for i in range(m)]))) if m < 60 else 2 * m


def binomial(m, s):
    result = 1
    for i in range(s):
        result = result * (m - i) // (i + 1)
    return result


def dichotomy_bound(n_features, m):
    total = 2
    for s in range(1, m):
        total += min(binomial(m, s), 2 * n_features)
    return total


def vc_dimension(n_features):
    m = 1
    while dichotomy_bound(n_features, m + 1) == 2 ** (m + 1):
        m += 1
    return m


def shatter(n_features):
    m = vc_dimension(n_features)
    least = {2: 1, 3: 2, 4: 3, 5: 5}[m]
    draw = random.Random(1)
    while True:
        orders = [draw.sample(range(m), m) for _ in range(least)]
        X = [[order[i] * 0.5 - 1 for order in orders] + [7] * (n_features - least) for i in range(m)]
        if len(set(dichotomies(X))) == 2**m:
            break
    stumps = {}
    for j in range(n_features):
        for t in [-float("inf"), float("inf")] + [-1.25 + 0.5 * i for i in range(m + 1)]:
            for sign in (-1, 1):
                stump = {"feature": j, "threshold": t, "sign": sign}
                stumps[tuple(stump_predict(stump, X))] = stump
    return X, stumps


def unrealized_labels(X):
    known = set(dichotomies(X))
    number = 0
    while True:
        y = tuple(1 if number >> i & 1 else -1 for i in range(len(X)))
        if y not in known:
            return list(y)
        number += 1
