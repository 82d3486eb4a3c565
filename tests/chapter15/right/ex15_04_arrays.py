"""numpy 掩码：每个属性一个取值矩阵，一次算出全部候选 / numpy masks: a matrix of values for each attribute, all candidates at once"""

import numpy as np


def _known(rows, attribute):
    return np.array([row[attribute] is not None for row in rows], dtype=bool)


def _equal(rows, attribute, value):
    return np.array([row[attribute] == value for row in rows], dtype=bool)


def _labels(rows):
    return np.array([row["好瓜"] == "是" for row in rows], dtype=bool)


def value_share(rows, weights, attribute, value):
    w = np.asarray(weights, dtype=float)
    total = w[_known(rows, attribute)].sum()
    return np.float64(w[_equal(rows, attribute, value)].sum() / total) if total else 0


def apply_literal(rows, weights, literal):
    attribute, value = literal[0], literal[2]
    w = np.asarray(weights, dtype=float)
    share = value_share(rows, weights, attribute, value)
    return np.where(_known(rows, attribute), w * _equal(rows, attribute, value), w * share)


def weighted_counts(rows, weights):
    w, good = np.asarray(weights, dtype=float), _labels(rows)
    return np.array([w[good].sum(), w[~good].sum()])


def _candidates(rows, values):
    literals = [(attribute, "=", value) for attribute, domain in values.items() for value in domain]
    equal = np.array([_equal(rows, a, v) for a, _, v in literals], dtype=float)
    known = np.array([_known(rows, a) for a, _, _ in literals], dtype=float)
    return literals, equal, known


def learn_rule(rows, values):
    literals, equal, known = _candidates(rows, values)
    good = _labels(rows).astype(float)
    w, body, trace, used = np.ones(len(rows)), [], [], set()
    P, N = good.sum(), len(rows) - good.sum()
    while N > 1e-9:
        totals = known @ w
        shares = np.divide(equal @ w, totals, out=np.zeros(len(literals)), where=totals > 0)
        kept = w * (equal + (1 - known) * shares[:, None])
        p, n = kept @ good, kept @ (1 - good)
        accuracy = np.divide(p, p + n, out=np.full(len(literals), -1.0), where=p + n > 0)
        if accuracy.max() <= P / (P + N) + 1e-9:
            break
        tied = np.flatnonzero(accuracy > accuracy.max() - 1e-9)
        tied = tied[(p + n)[tied] > (p + n)[tied].max() - 1e-9]
        k = int(tied[0])
        assert literals[k][0] not in used
        used.add(literals[k][0])
        w, P, N = kept[k], p[k], n[k]
        body.append(literals[k])
        trace.append((literals[k], P, N))
    return body, w, trace


def sequential_covering(rows, values):
    rules = []
    while _labels(rows).any():
        body, w, _ = learn_rule(rows, values)
        good = _labels(rows)
        if not body and not good.all():
            break
        rules = rules + [body]
        gone = w >= 0.5 - 1e-9
        if not (gone & good).any():
            gone = gone | (good & (w > 1e-9))
        rows = [row for row, stays in zip(rows, ~gone) if stays]
    return rules
