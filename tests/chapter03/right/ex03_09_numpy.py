"""numpy 写法：偏移用矩阵乘法，见证用二分查找 / numpy: offsets by a matrix product, the witness by bisection"""

import numpy as np


def rescale(y, n_pos, n_neg):
    return y * n_neg / (y * n_neg + (1 - y) * n_pos)


def ovr_decision(probabilities, counts, rescaled):
    p, m = np.array(probabilities), np.array(counts)
    return np.argmax(rescale(p, m, m.sum() - m) if rescaled else p)


def offset_effect(code, counts):
    code, counts = np.array(code), np.array(counts)
    negative = counts @ (code == -1)
    positive = counts @ (code == 1)
    return code @ np.log(negative / positive)


def cancels(code, counts):
    return bool(np.ptp(offset_effect(code, counts)) < 1e-9)


def decision_changed(counts):
    m = np.array(counts, dtype=float)
    order = np.argsort(m, kind="stable")
    a, b = order[0], order[-1]
    if m[a] == m[b]:
        return None
    low, high = 0.0, 0.5  # the share of the rare class; at 0.5 rescaling prefers it
    for _ in range(60):
        share = (low + high) / 2
        p = np.zeros(len(m))
        p[a], p[b] = share, 1 - share
        if rescale(p, m, m.sum() - m).argmax() == a:
            high = share
        else:
            low = share
    share = (high + 0.5) / 2
    p = np.zeros(len(m))
    p[a], p[b] = share, 1 - share
    return p


def not_cancelling(n_classes):
    code = 2 * np.tri(n_classes, dtype=int)[:, 1:] - 1
    return code


def justification():
    return "略"
