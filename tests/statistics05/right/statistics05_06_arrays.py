"""用 numpy 数组 / With numpy arrays"""

import numpy as np


def bag_posterior(p, label):
    p = np.asarray(p, dtype=float)
    none = np.prod(1 - p)
    if label == 1:
        return p / (1 - none) if p.any() else None
    return np.zeros_like(p) if np.all(p < 1) else None


def pair_in_bag(p, i, j):
    return np.float64(p[i]) * p[j] / (1 - np.prod(1 - np.asarray(p)))


def consistent_labellings(sizes, labels):
    ways = 1
    for k, c in zip(sizes, labels):
        ways *= {None: 2**k, 0: 1, 1: 2**k - 1}[c]
    return ways


def noisy_posterior(p, seen, miss, false_alarm):
    prior = np.array([1 - p, p])
    emission = np.array([[1 - false_alarm, false_alarm], [miss, 1 - miss]])
    joint = prior * emission[:, seen]
    return joint[1] / joint.sum() if joint.sum() > 0 else None


def true_rate(seen_rate, miss, false_alarm):
    if np.isclose(miss + false_alarm, 1, rtol=0, atol=1e-8):
        return None
    matrix = np.array([[1 - false_alarm, miss], [false_alarm, 1 - miss]])
    return np.linalg.solve(matrix, [1 - seen_rate, seen_rate])[1]


def soft_labels(p, supervision):
    out = np.array(p, dtype=float)
    for kind, where, c, *rates in supervision:
        if kind == "label":
            out[where] = c
        elif kind == "noisy":
            out[where] = noisy_posterior(p[where], c, rates[0], rates[1])
        else:
            out[where] = bag_posterior(np.take(p, where), c)
    return out


def suspects(posterior, labels, k):
    posterior = np.asarray(posterior)
    support = np.where(np.asarray(labels) == 1, posterior, 1 - posterior)
    return np.argsort(-support)[::-1][:k]
