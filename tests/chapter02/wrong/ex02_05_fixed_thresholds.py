"""阈值取固定的 100 个等分点, 得分密集时漏掉转折 / Thresholds on a fixed grid of 100, which miss bends where scores are close

caught by: test_curve
book: §2.3.3
"""

from itertools import pairwise

import numpy as np


def roc_points(scores, labels):
    positives = sum(labels)
    negatives = len(labels) - positives
    points = [(0.0, 0.0)]
    for threshold in np.linspace(max(scores), min(scores), 100):
        accepted = [label for score, label in zip(scores, labels) if score >= threshold]
        tp = sum(accepted)
        points.append(((len(accepted) - tp) / negatives, tp / positives))
    return points


def area_under(points):
    return sum((x2 - x1) * (y1 + y2) for (x1, y1), (x2, y2) in pairwise(points)) / 2


def comparisons(scores, labels):
    scores, labels = np.array(scores), np.array(labels)
    positives, negatives = scores[labels == 1][:, None], scores[labels == 0]
    return positives < negatives, positives == negatives


def rank_loss(scores, labels):
    below, tied = comparisons(scores, labels)
    return {"below": int(below.sum()), "tied": int(tied.sum()), "loss": float((below + tied / 2).mean())}


def area_shares(scores, labels):
    # At the rise of a positive, the abscissa of the curve is the share of negatives above it: a row of comparisons.
    below, tied = comparisons(scores, labels)
    return ((below + tied / 2).mean(axis=1) / len(below)).tolist()


def proof():
    return "见上. / See above."
