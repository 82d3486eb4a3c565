"""全用对数几率; 不抵消的码由 OvR 去掉最后一列而来 / Log odds throughout; OvR without its last column"""

import math
import random


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
    rng = random.Random(1)
    n = len(counts)
    for _ in range(100000):
        p = [rng.random() ** 2 + 1e-9 for _ in range(n)]
        p = [x / sum(p) for x in p]
        after = [rescale(x, m, sum(counts) - m) for x, m in zip(p, counts)]
        clear = sorted(p)[-1] - sorted(p)[-2] > 1e-5 and sorted(after)[-1] - sorted(after)[-2] > 1e-5
        if clear and p.index(max(p)) != after.index(max(after)):
            return tuple(p)


def not_cancelling(n_classes):
    return [[1 if k == j else -1 for j in range(n_classes - 1)] for k in range(n_classes)]


def justification():
    return ""
