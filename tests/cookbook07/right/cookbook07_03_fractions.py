"""分数运算，按定义逐行；方差用平方的均值减均值的平方 / Fractions, row by row; the mean square minus the squared mean"""

from fractions import Fraction


def differences(X, kinds, a, b):
    found = ()
    for j, kind in enumerate(kinds):
        one, other = X[a][j], X[b][j]
        if kind == "nominal":
            found += (int(one != other),)
            continue
        column = [Fraction(row[j]) for row in X]
        size = max(column) - min(column)
        found += (abs(Fraction(one) - Fraction(other)) / size if size else 0,)
    return found


def nearest_pair(X, y, kinds, i):
    order = sorted((sum(differences(X, kinds, i, k)), k) for k in range(len(X)) if k != i)
    hits = [k for _, k in order if y[k] == y[i]]
    misses = [k for _, k in order if y[k] != y[i]]
    return [hits[0] if hits else None, misses[0]]


def one_draw(X, y, kinds, i):
    hit, miss = nearest_pair(X, y, kinds, i)
    gain = differences(X, kinds, i, miss)
    if hit is None:
        return gain
    return [a - b for a, b in zip(gain, differences(X, kinds, i, hit))]


def relief(X, y, kinds, picks):
    known, weights = {}, [Fraction(0)] * len(kinds)
    for i in picks:
        if i not in known:
            known[i] = one_draw(X, y, kinds, i)
        weights = [w + Fraction(s) / len(picks) for w, s in zip(weights, known[i])]
    return [float(w) for w in weights]


def expected(X, y, kinds):
    return relief(X, y, kinds, list(range(len(X))))


def variance(X, y, kinds, n):
    rows = [one_draw(X, y, kinds, i) for i in range(len(X))]
    found = []
    for column in zip(*rows):
        mean = Fraction(sum(column), 1) / len(rows)
        found.append(float((sum(Fraction(s) ** 2 for s in column) / len(rows) - mean**2) / n))
    return found


def interaction(m):
    base = {"p": [(-1, -1), (1, 1)], "q": [(-1, 1), (1, -1)]}
    X, y = [], []
    for label, corners in base.items():
        for corner in corners:
            X += [corner] * (m // 4)
            y += [label] * (m // 4)
    return X, y


def busy_column(m):
    labels = [True if i % 2 else False for i in range(m)]
    return [[-i, 1000 if label else 0] for i, label in enumerate(labels)], [int(label) for label in labels]
