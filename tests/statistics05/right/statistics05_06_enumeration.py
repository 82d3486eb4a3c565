"""短的包枚举，长的包逐个样本递推 / Short bags by enumeration, long ones sample by sample"""

from fractions import Fraction
from itertools import product
from math import log1p, expm1


def bag_posterior(p, label):
    n = len(p)
    if n <= 8:
        totals, whole = [Fraction(0)] * n, Fraction(0)
        for marks in product([0, 1], repeat=n):
            if any(marks) != bool(label):
                continue
            weight = Fraction(1)
            for mark, one in zip(marks, p):
                weight *= Fraction(one) if mark else 1 - Fraction(one)
            whole += weight
            for i in range(n):
                totals[i] += weight * marks[i]
        return [float(t / whole) for t in totals] if whole else None
    if label == 0:
        return None if 1.0 in p else [0] * n
    if max(p) == 0:
        return None
    none = 0.0 if 1.0 in p else -expm1(sum(log1p(-one) for one in p))
    return [one / (none or 1.0) for one in p]


def pair_in_bag(p, i, j):
    # P(j | label 1)·P(i | j positive): given a positive j the label says no more of i.
    return bag_posterior(p, 1)[j] * p[i]


def consistent_labellings(sizes, labels):
    total = 1
    for size, label in zip(sizes, labels):
        if label == 0:
            continue
        total *= (1 << size) - (0 if label is None else 1)
    return total


def noisy_posterior(p, seen, miss, false_alarm):
    p, miss, false_alarm = Fraction(p), Fraction(miss), Fraction(false_alarm)
    table = [[(1 - p) * (1 - false_alarm), (1 - p) * false_alarm], [p * miss, p * (1 - miss)]]
    column = [row[seen] for row in table]
    return None if sum(column) == 0 else column[1] / sum(column)


def true_rate(seen_rate, miss, false_alarm):
    if abs(miss + false_alarm - 1) < 1e-6:
        return None
    return (false_alarm - seen_rate) / (miss + false_alarm - 1)


def soft_labels(p, supervision):
    out = {i: one for i, one in enumerate(p)}
    for item in supervision:
        if item[0] == "label":
            out[item[1]] = item[2]
        elif item[0] == "bag":
            out.update(zip(item[1], bag_posterior([p[i] for i in item[1]], item[2])))
        else:
            out[item[1]] = float(noisy_posterior(p[item[1]], *item[2:]))
    return tuple(out[i] for i in range(len(p)))


def suspects(posterior, labels, k):
    pairs = sorted(((1 - abs(label - one)), -i) for i, (one, label) in enumerate(zip(posterior, labels)))
    return tuple(-i for _, i in pairs[:k])
