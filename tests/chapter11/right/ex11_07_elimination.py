"""纯 Python：正规方程与高斯消元，列表与元组 / Pure Python: normal equations by elimination, lists and tuples"""

from fractions import Fraction


def fitted(X, y, support):
    """Least squares with exact fractions: the coefficients, or None where the columns are dependent."""
    rows = [
        [sum(Fraction(float(row[i])) * Fraction(float(row[j])) for row in X) for j in support]
        + [sum(Fraction(float(row[i])) * Fraction(float(b)) for row, b in zip(X, y))]
        for i in support
    ]
    n = len(rows)
    for k in range(n):
        pivot = max(range(k, n), key=lambda i: abs(rows[i][k]))
        if rows[pivot][k] == 0:
            return None
        rows[k], rows[pivot] = rows[pivot], rows[k]
        for i in range(k + 1, n):
            factor = rows[i][k] / rows[k][k]
            rows[i] = [a - factor * b for a, b in zip(rows[i], rows[k])]
    solution = [Fraction(0)] * n
    for k in reversed(range(n)):
        solution[k] = (rows[k][n] - sum(rows[k][j] * solution[j] for j in range(k + 1, n))) / rows[k][k]
    return solution


def subsets(d):
    if d == 0:
        return [()]
    return [more for fewer in subsets(d - 1) for more in (fewer, (*fewer, d - 1))]


def l0_best(X, y, lam):
    # Exact sums would be slow for many rows: here floats, and elimination with pivots.
    X, y = [list(map(float, row)) for row in X], list(map(float, y))
    d = len(X[0])
    gram = [[sum(row[i] * row[j] for row in X) for j in range(d)] for i in range(d)]
    moments = [sum(row[i] * b for row, b in zip(X, y)) for i in range(d)]
    best = None
    for support in subsets(d):
        rows = [[Fraction(gram[i][j]) for j in support] + [Fraction(moments[i])] for i in support]
        w = [0.0] * d
        singular = False
        for k in range(len(support)):
            pivot = max(range(k, len(support)), key=lambda i: abs(rows[i][k]))
            if abs(rows[pivot][k]) <= Fraction(1, 10**11) * Fraction(gram[support[k]][support[k]]):
                singular = True
                break
            rows[k], rows[pivot] = rows[pivot], rows[k]
            for i in range(k + 1, len(support)):
                factor = Fraction(float(rows[i][k] / rows[k][k]))
                rows[i] = [Fraction(float(a - factor * b)) for a, b in zip(rows[i], rows[k])]
        if singular:
            continue  # a smaller support reaches the same
        for k in reversed(range(len(support))):
            done = sum(float(rows[k][j]) * w[support[j]] for j in range(k + 1, len(support)))
            w[support[k]] = (float(rows[k][-1]) - done) / float(rows[k][k])
        value = sum((b - sum(a * c for a, c in zip(row, w))) ** 2 for row, b in zip(X, y))
        value += lam * sum(c != 0 for c in w)
        if best is None or value < best[1]:
            best = w, value
    return best


def nonconvex_points(d):
    return [1.0] + [0.0] * (d - 1), [0.0] * d, 0.25


def jump(d, eps):
    return tuple([eps / 2 / d] * d), (0,) * d


def count_local_minima(X, y):
    X, y = [list(map(int, row)) for row in X], list(map(int, y))
    count = 0
    for support in subsets(len(X[0])):
        solution = fitted(X, y, support)
        count += solution is not None and all(solution)
    return count


def greedy_trap(d):
    rows = [[0] * d for _ in range(3)]
    rows[0][:3] = [9, 10, 0]
    rows[1][:3] = [9, 0, 10]
    rows[2][0] = 1
    return rows, (10, 10, 0), 2


def claims():
    return dict(
        l0_is_a_norm=False,
        l0_scale_invariant=True,
        l0_gradient_zero_where_defined=True,
        l1_problem_convex=True,
        l1_and_l0_always_same_support=False,
    )


def essay():
    return "略"
