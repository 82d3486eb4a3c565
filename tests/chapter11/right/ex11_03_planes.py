"""A Relief of its own in each plane of two attributes, in plain Python."""


def _columns(X, kinds):
    for kind, column in zip(kinds, zip(*X)):
        if kind == "numeric":
            low, high = min(column), max(column)
            yield [(v - low) / (high - low) if high > low else 0.0 for v in column]
        else:
            yield list(column)


def _squares(column, kind):
    if kind == "numeric":
        return [[(u - v) ** 2 for v in column] for u in column]
    return [[float(u != v) for v in column] for u in column]


def pair_scores(X, y, kinds):
    squares = [_squares(column, kind) for column, kind in zip(_columns(X, kinds), kinds)]
    m, d = len(y), len(kinds)
    scores = [[0.0] * d for _ in range(d)]
    for j in range(d):
        for k in range(j):
            total = 0.0
            for i in range(m):
                both = [a + b for a, b in zip(squares[j][i], squares[k][i])]
                total += min(both[t] for t in range(m) if y[t] != y[i])
                total -= min((both[t] for t in range(m) if y[t] == y[i] and t != i), default=0.0)
            scores[j][k] = scores[k][j] = total
    return scores


def best_pair(scores):
    best = None
    for i in range(len(scores)):
        for j in range(i + 1, len(scores)):
            if best is None or scores[i][j] > scores[best[0]][best[1]]:
                best = (i, j)
    return best


def idea():
    return "Relief in every plane."
