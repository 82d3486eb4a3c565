"""Dicts of terms, lists of rows, classes interleaved, the best set with random-looking complementary rows."""


def terms_of(row, c):
    return [(int(c), i, int(v)) for i, v in enumerate(row)]


def enough(X, y, n):
    if len(X) == 0:
        return False
    have = {}
    for row, c in zip(X, y):
        for t in terms_of(row, c):
            have[t] = have.get(t, 0) + 1
    return all(have.get((c, i, v), 0) >= n for c in range(2) for i in range(len(X[0])) for v in range(2))


def useful(X, y, n):
    have = {}
    for row, c in zip(X, y):
        if not any(have.get(t, 0) < n for t in terms_of(row, c)):
            return False
        for t in terms_of(row, c):
            have[t] = have.get(t, 0) + 1
    return enough(X, y, n)


def best_set(d, n):
    X, y = [], []
    for k in range(n):
        row = [(k + i * i) % 2 for i in range(d)]
        for c in (0, 1):
            X += [row, [1 - v for v in row]]
            y += [c, c]
    return X, y


def worst_sequence(d, n):
    X, y = [], []
    for c in (1, 0):
        X += [[1] * d] * n
        for i in range(d):
            X += [[int(j != i) for j in range(d)]] * n
        y += [c] * (n + d * n)
    return X, y


def sizes(d, n):
    return dict(terms=2 * 2 * d, best=4 * n, worst=2 * (n + d * n))


def other_readings(d, n):
    return dict(no_sharing=n * 4 * d, query_best=n * 2, query_worst=n * 2 * d)
