"""In each cell of the pair the others vote; numbers are cut at the widest gap in the middle."""

from collections import Counter
from fractions import Fraction


def cells(column, kind):
    if kind == "nominal":
        return list(column)
    values = sorted(column)
    m = len(values)
    lo, hi = m // 4, max(m // 4 + 1, (3 * m) // 4)
    at = max(range(max(lo, 1), min(hi, m - 1) + 1), key=lambda i: values[i] - values[i - 1])
    return [v >= values[at] for v in column]


def right(a, b, y):
    both = list(zip(a, b))
    count = Counter(zip(both, y))
    first, second = list(dict.fromkeys(y))
    total = Fraction(0)
    for cell, label in zip(both, y):
        same = count[cell, label] - 1
        other = count[cell, second if label == first else first]
        total += 1 if same > other else Fraction(1, 2) if same == other else 0
    return total


def pair_scores(X, y, kinds):
    columns = [cells([row[j] for row in X], kind) for j, kind in enumerate(kinds)]
    d = len(kinds)
    return tuple(tuple(0 if j == k else right(columns[j], columns[k], y) for k in range(d)) for j in range(d))


def best_pair(scores):
    d = len(scores)
    pairs = [(-scores[i][j], i, j) for i in range(d) for j in range(i + 1, d)]
    return min(pairs)[1:]


def idea():
    return "LOO"
