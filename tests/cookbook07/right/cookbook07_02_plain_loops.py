"""纯 Python；切点用二分法，平面规则由投影得到，逐个间隙试切点 / Plain Python; bisection for the cut, the rule from projections, every gap tried"""

import math
from statistics import fmean


def pooled(z1, z2):
    m1, m2 = fmean(z1), fmean(z2)
    squares = math.fsum((z - m) ** 2 for values, m in ((z1, m1), (z2, m2)) for z in values)
    return [m1, m2, squares / (len(z1) + len(z2) - 2)]


def normal_cut(z1, z2, prior1):
    m1, m2, s2 = pooled(z1, z2)

    def odds(z):
        # With the middle of the means taken away, so that nothing is lost.
        return math.log(prior1) - math.log1p(-prior1) + (z * (m1 - m2)) / s2

    low, high = -1e12 * math.sqrt(s2), 1e12 * math.sqrt(s2)
    if m1 < m2:
        low, high = high, low
    for _ in range(200):
        middle = (low + high) / 2
        if odds(middle) < 0:
            low = middle
        else:
            high = middle
    return (m1 + m2) / 2 + (low + high) / 2


def decide(z, cut, m1, m2):
    larger, smaller = (1, 2) if m1 > m2 else (2, 1)
    return larger if z > cut else smaller


def fisher_rule(X1, X2, prior1):
    X1, X2 = X1.tolist(), X2.tolist()
    d = len(X1[0])
    means = [[fmean(column) for column in zip(*X)] for X in (X1, X2)]
    S = [
        [
            math.fsum((x[i] - m[i]) * (x[j] - m[j]) for X, m in zip((X1, X2), means) for x in X)
            for j in range(d)
        ]
        for i in range(d)
    ]
    rows = [row + [a - b] for row, a, b in zip(S, *means)]
    for i in range(d):
        pivot = max(range(i, d), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, d):
            factor = rows[k][i] / rows[i][i]
            rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i])]
    w = [0.0] * d
    for i in reversed(range(d)):
        w[i] = (rows[i][d] - sum(rows[i][j] * w[j] for j in range(i + 1, d))) / rows[i][i]
    z1, z2 = ([sum(a * b for a, b in zip(w, x)) for x in X] for X in (X1, X2))
    return w, normal_cut(z1, z2, prior1)


def best_training_cut(z1, z2):
    m1, m2 = fmean(z1), fmean(z2)
    values = sorted(set(z1) | set(z2))
    best = (math.inf, sum(decide(z, math.inf, m1, m2) == 2 for z in z1) + sum(decide(z, math.inf, m1, m2) == 1 for z in z2))
    for k, value in enumerate(values):
        cut = value - 1 if k == 0 else values[k - 1] + 0.25 * (value - values[k - 1])
        wrong = sum(decide(z, cut, m1, m2) == 2 for z in z1) + sum(decide(z, cut, m1, m2) == 1 for z in z2)
        if wrong <= best[1]:
            best = (cut, wrong)
    return best


def only_best(which, gap):
    # Class 1 is the small one here, and lies below.
    few, many = 2 * gap, 18 * gap
    # means 0 and 100: midpoint 50, overall mean 90, exchanged 10
    if which == "midpoint":
        low, high = [30] * gap + [-30] * gap, [70] * gap + [130] * gap
    elif which == "mean":
        low, high = [70] * gap + [-70] * gap, []
    else:
        low, high = [], [30] * gap + [170] * gap
    return low + [0] * (few - len(low)), high + [100] * (many - len(high))


def derivation():
    return "略"
