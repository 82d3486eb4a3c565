"""照 2.3.3 节的绘图过程（真正例向上 1/m⁺，假正例向右 1/m⁻），面积用式 (2.20)，损失用式 (2.21) / The drawing procedure of section 2.3.3 (up 1/m⁺ or right 1/m⁻), the area (2.20), the loss (2.21)"""


def roc_points(scores, labels):
    m_pos = sum(labels)
    m_neg = len(labels) - m_pos
    x = y = 0.0
    points = [(x, y)]
    for value in sorted(set(scores), reverse=True):
        for s, label in zip(scores, labels):
            if s == value:
                if label == 1:
                    y = y + 1 / m_pos
                else:
                    x = x + 1 / m_neg
        points.append((x, y))
    return points


def area_under(points):
    total = 0.0
    for (x1, y1), (x2, y2) in zip(points, points[1:]):
        total += (x2 - x1) * (y1 + y2)
    return total / 2


def rank_loss(scores, labels):
    positives = [s for s, label in zip(scores, labels) if label == 1]
    negatives = [s for s, label in zip(scores, labels) if label == 0]
    below = tied = 0
    for p in positives:
        for n in negatives:
            if p < n:
                below += 1
            elif p == n:
                tied += 1
    return {"below": below, "tied": tied, "loss": (below + tied / 2) / (len(positives) * len(negatives))}


def area_shares(scores, labels):
    m_pos = sum(labels)
    negatives = [s for s, label in zip(scores, labels) if label == 0]
    shares = []
    for s, label in zip(scores, labels):
        if label == 1:
            x = sum((n > s) + (n == s) / 2 for n in negatives) / len(negatives)
            shares.append(x / m_pos)
    return shares


def proof():
    return "正例对应的标记点 (x, y) 中，x 恰是排在它之前的反例的比例；各正例的带面积为 x/m⁺，求和即排序损失，故 AUC = 1 - 损失。"
