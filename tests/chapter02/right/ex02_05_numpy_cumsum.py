"""numpy 累计和，线段上多取一个中点 / Cumulative sums, with a needless midpoint on every segment"""

import numpy as np


def roc_points(scores, labels):
    scores, labels = np.asarray(scores, float), np.asarray(labels)
    values, group = np.unique(-scores, return_inverse=True)
    tp = np.bincount(group, weights=labels == 1, minlength=len(values)).cumsum()
    fp = np.bincount(group, weights=labels == 0, minlength=len(values)).cumsum()
    curve = np.vstack([[0, 0], np.column_stack([fp / fp[-1], tp / tp[-1]])])
    middles = (curve[1:] + curve[:-1]) / 2
    out = np.empty((2 * len(curve) - 1, 2))
    out[::2], out[1::2] = curve, middles
    return out


def area_under(points):
    x, y = np.array(points, float).T
    return np.sum(np.diff(x) * (y[1:] + y[:-1]) / 2)


def rank_loss(scores, labels):
    # From the sum of ranks of the positives (Wilcoxon, Mann and Whitney), ties with mean ranks.
    scores, labels = np.asarray(scores, float), np.asarray(labels)
    ranks = np.array([(scores < s).sum() + ((scores == s).sum() + 1) / 2 for s in scores])
    p, n = (labels == 1).sum(), (labels == 0).sum()
    loss = 1 - (ranks[labels == 1].sum() - p * (p + 1) / 2) / (p * n)
    shared = set(scores[labels == 1]) & set(scores[labels == 0])
    tied = sum(((scores == s) & (labels == 1)).sum() * ((scores == s) & (labels == 0)).sum() for s in shared)
    return {"below": np.round(loss * p * n - tied / 2), "tied": float(tied), "loss": loss}


def area_shares(scores, labels):
    p = sum(labels)
    result = []
    for i, label in enumerate(labels):
        if label:
            only = [other for j, other in enumerate(labels) if other == 0 or j == i]
            kept = [s for j, s in enumerate(scores) if labels[j] == 0 or j == i]
            result.append(rank_loss(kept, only)["loss"] / p)
    return np.array(result)


def proof():
    return "每个正例的罚分就是它那条带的面积。 / The penalty of a positive is the area of its strip."
