"""用单精度比较可疑的程度 / Compares the doubts in single precision

caught by: test_suspects
book: §5.1
"""

from math import prod

import numpy as np


def _some_positive(p):
    return 1 - prod(1 - one for one in p)


def bag_posterior(p, label):
    some = _some_positive(p)
    if label == 0:
        return [0.0] * len(p) if 1 not in p else None
    # A positive sample settles the label by itself: P(i and the label) is P(i).
    return [one / some for one in p] if any(p) else None


def pair_in_bag(p, i, j):
    return p[i] * p[j] / _some_positive(p)


def consistent_labellings(sizes, labels):
    ways = {None: lambda size: 2**size, 0: lambda size: 1, 1: lambda size: 2**size - 1}
    return prod(ways[label](size) for size, label in zip(sizes, labels))


def noisy_posterior(p, seen, miss, false_alarm):
    if_one, if_zero = (1 - miss, false_alarm) if seen == 1 else (miss, 1 - false_alarm)
    total = p * if_one + (1 - p) * if_zero
    return p * if_one / total if total else None


def true_rate(seen_rate, miss, false_alarm):
    # seen_rate = rate·(1 - miss) + (1 - rate)·false_alarm
    slope = 1 - miss - false_alarm
    return (seen_rate - false_alarm) / slope if abs(slope) > 1e-9 else None


def soft_labels(p, supervision):
    result = list(p)
    for kind, where, label, *rates in supervision:
        if kind == "label":
            result[where] = float(label)
        elif kind == "noisy":
            result[where] = noisy_posterior(p[where], label, *rates)
        else:
            for i, one in zip(where, bag_posterior([p[i] for i in where], label)):
                result[i] = one
    return result


def suspects(posterior, labels, k):
    def support(i):
        return posterior[i] if labels[i] == 1 else 1 - posterior[i]

    return np.argsort([np.float32(support(i)) for i in range(len(labels))], kind="stable")[:k].tolist()
