"""2.5 AUC 等于 1 减排序损失 / AUC is one minus the rank loss"""

from itertools import pairwise

import numpy as np


def roc_points(scores, labels):
    positives = sum(labels)
    negatives = len(labels) - positives
    points = [(0.0, 0.0)]
    for threshold in sorted(set(scores), reverse=True):
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
    return r"""
设有 $m^+$ 个正例、$m^-$ 个反例。阈值从高到低，每个不同的得分 $s$ 对应曲线的一段。设得分为 $s$ 的正例有 $p$ 个、反例有
$q$ 个，得分高于 $s$ 的反例有 $r$ 个。这一段从横坐标 $r/m^-$ 到 $(r+q)/m^-$，上升 $p/m^+$。它左边直到纵轴的部分是梯形，
面积为 $\frac{p}{m^+} \cdot \frac{1}{m^-}(r + \frac{q}{2})$：$p$ 个正例各得 $\frac{1}{m^+ m^-}(r + \frac{q}{2})$，
正是该正例在 (2.21) 中的罚分。各段的梯形从 0 到 1 恰好铺满曲线上方，求和即得 $1 - \mathrm{AUC} = \ell_{rank}$。

Let there be $m^+$ positives and $m^-$ negatives. As the threshold falls, each score $s$ gives one segment of the curve.
Let $p$ positives and $q$ negatives have the score $s$, and $r$ negatives a higher one. The segment goes from the
abscissa $r/m^-$ to $(r+q)/m^-$ and rises by $p/m^+$. To its left, up to the vertical axis, lies a trapezoid of area
$\frac{p}{m^+} \cdot \frac{1}{m^-}(r + \frac{q}{2})$: each of the $p$ positives owns
$\frac{1}{m^+ m^-}(r + \frac{q}{2})$, which is its penalty in (2.21). The trapezoids fill the area above the curve from
0 to 1, so $1 - \mathrm{AUC} = \ell_{rank}$.
"""
