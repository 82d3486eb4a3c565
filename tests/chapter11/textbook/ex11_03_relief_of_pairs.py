"""照 (11.3) 写，但距离与 diff 只看一对属性 / (11.3), with distances and diffs of one pair of attributes only"""


def normalize(X, kinds):
    columns = []
    for j, kind in enumerate(kinds):
        column = [row[j] for row in X]
        if kind == "numeric":
            low, high = min(column), max(column)
            column = [0.0 if low == high else (v - low) / (high - low) for v in column]
        columns.append(column)
    return [list(row) for row in zip(*columns)]


def diff(a, b, kind):
    if kind == "nominal":
        return 0.0 if a == b else 1.0
    return abs(a - b)


def pair_scores(X, y, kinds):
    X = normalize(X, kinds)
    m, d = len(X), len(kinds)
    scores = [[0.0] * d for _ in range(d)]
    for j in range(d):
        for k in range(j + 1, d):
            total = 0.0
            for i in range(m):
                hit = miss = None
                for l in range(m):
                    if l == i:
                        continue
                    dist = diff(X[i][j], X[l][j], kinds[j]) ** 2 + diff(X[i][k], X[l][k], kinds[k]) ** 2
                    if y[l] == y[i]:
                        hit = dist if hit is None else min(hit, dist)
                    else:
                        miss = dist if miss is None else min(miss, dist)
                if hit is not None:
                    total -= hit
                total += miss
            scores[j][k] = scores[k][j] = total
    return scores


def best_pair(scores):
    d = len(scores)
    pairs = [(i, j) for i in range(d) for j in range(i + 1, d)]
    return max(pairs, key=lambda p: scores[p[0]][p[1]])


def idea():
    return "对每一对属性，只用这两个属性算距离、找猜中近邻与猜错近邻，再累加 (11.3) 的两项。"
