"""全用对数几率；不抵消的码由 OvR 去掉最后一列而来 / Log odds throughout; OvR without its last column"""

import math


def _logit(y):
    return math.log(y) - math.log(1 - y)


def rescale(y, n_pos, n_neg):
    return 1 / (1 + math.exp(-_logit(y) - math.log(n_neg / n_pos)))


def ovr_decision(probabilities, counts, rescaled):
    total = sum(counts)
    winner, best = None, -math.inf
    for k, y in enumerate(probabilities):
        score = _logit(y) + (math.log((total - counts[k]) / counts[k]) if rescaled else 0)
        if score > best:
            winner, best = k, score
    return winner


def offset_effect(code, counts):
    effect = [0.0] * len(code)
    for j in range(len(code[0])):
        plus = minus = 0
        for k in range(len(code)):
            plus += counts[k] * (code[k][j] > 0)
            minus += counts[k] * (code[k][j] < 0)
        for k in range(len(code)):
            effect[k] += code[k][j] * math.log(minus / plus)
    return tuple(effect)


def cancels(code, counts):
    effect = offset_effect(code, counts)
    return all(abs(e - effect[0]) <= 1e-9 for e in effect)


def decision_changed(counts):
    if min(counts) == max(counts):
        return None
    few, many = min(counts), max(counts)
    p = [1e-9] * len(counts)
    p[len(counts) - 1 - counts[::-1].index(many)] = (many / few) ** 0.2
    p[counts.index(few)] = 1
    return tuple(x / sum(p) for x in p)


def not_cancelling(n_classes):
    return [[1 if k == j else -1 for j in range(n_classes - 1)] for k in range(n_classes)]


def justification():
    return ""
