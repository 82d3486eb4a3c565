"""极差不到最大的数的 1e-9 倍的列算作全列相等 / A column counts as constant where its range is below 1e-9 of its largest number

caught by: test_differences, test_unusual_tables
book: §7.5
"""

TIE = 1e-9


def spread(X, j):
    column = [row[j] for row in X]
    return max(column) - min(column)


def differences(X, kinds, a, b):
    found = []
    for j, kind in enumerate(kinds):
        if X[a][j] == X[b][j] or (kind == "numeric" and spread(X, j) < 1e-9 * max(abs(row[j]) for row in X)):
            found.append(0.0)
        elif kind == "nominal":
            found.append(1.0)
        else:
            found.append(abs(X[a][j] - X[b][j]) / spread(X, j))
    return found


def nearest(distances):
    """The first of the smallest; the distances by row."""
    least = min(distances.values())
    return min(k for k, distance in distances.items() if distance <= least + TIE)


def nearest_pair(X, y, kinds, i):
    distances = {k: sum(differences(X, kinds, i, k)) for k in range(len(X)) if k != i}
    same = {k: distance for k, distance in distances.items() if y[k] == y[i]}
    other = {k: distance for k, distance in distances.items() if y[k] != y[i]}
    return nearest(same) if same else None, nearest(other)


def score(X, y, kinds, i):
    """What one draw of row i adds to every column."""
    hit, miss = nearest_pair(X, y, kinds, i)
    away = differences(X, kinds, i, miss)
    near = differences(X, kinds, i, i if hit is None else hit)
    return [a - b for a, b in zip(away, near)]


def scores(X, y, kinds, rows):
    known = {i: score(X, y, kinds, i) for i in set(rows)}
    return [known[i] for i in rows]


def relief(X, y, kinds, picks):
    return [sum(column) / len(picks) for column in zip(*scores(X, y, kinds, picks))]


def expected(X, y, kinds):
    return relief(X, y, kinds, range(len(X)))


def variance(X, y, kinds, n):
    means = expected(X, y, kinds)
    columns = zip(*scores(X, y, kinds, range(len(X))))
    return [sum((x - mean) ** 2 for x in column) / len(X) / n for column, mean in zip(columns, means)]


def interaction(m):
    # The corners of exclusive or. The nearest row of the same class is a copy; the nearest of the other class differs
    # in one feature, which one depends on the corner: of two equally near corners the first is taken.
    corners = [([0.0, 0.0], "a"), ([1.0, 1.0], "a"), ([0.0, 1.0], "b"), ([1.0, 0.0], "b")]
    rows = corners * (m // 4)
    return [list(x) for x, _ in rows], [label for _, label in rows]


def busy_column(m):
    # Rows are nearest, in the first column, to one of the other class.
    return [[float(i), float(i % 2)] for i in range(m)], [i % 2 for i in range(m)]
