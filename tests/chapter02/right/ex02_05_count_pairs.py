"""逐组累计，逐对计数 / Walks through the groups of equal score and counts pairs"""

from itertools import groupby


def roc_points(scores, labels):
    order = sorted(zip(scores, labels), key=lambda pair: -pair[0])
    pos = labels.count(1)
    neg = labels.count(0)
    tp = fp = 0
    points = [[0, 0]]
    for _, group in groupby(order, key=lambda pair: pair[0]):
        for _, label in group:
            if label == 1:
                tp += 1
            else:
                fp += 1
        points.append([fp / neg, tp / pos])
    points.append([1, 1])
    return points


def area_under(points):
    total = 0.0
    for i in range(len(points) - 1):
        width = points[i + 1][0] - points[i][0]
        total += width * points[i][1] + width * (points[i + 1][1] - points[i][1]) / 2
    return total


def rank_loss(scores, labels):
    bad = tied = pairs = 0
    for s, a in zip(scores, labels):
        for t, b in zip(scores, labels):
            if a == 1 and b == 0:
                pairs += 1
                bad += s < t
                tied += s == t
    return {"loss": (2 * bad + tied) / (2 * pairs), "below": bad, "tied": tied}


def area_shares(scores, labels):
    neg = [t for t, b in zip(scores, labels) if b == 0]
    pos = [s for s, a in zip(scores, labels) if a == 1]
    return tuple((sum(t > s for t in neg) + neg.count(s) / 2) / len(neg) / len(pos) for s in pos)


def proof():
    return "每个正例的罚分就是它那条带的面积。 / The penalty of a positive is the area of its strip."
