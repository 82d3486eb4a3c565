"""纯 Python，雅可比旋转求特征值 / Plain Python, with Jacobi rotations for the eigenvalues"""

from math import fsum, hypot, sqrt


def dot(a, b):
    return fsum(x * y for x, y in zip(a, b))


def jacobi(A):
    """Pairs of eigenvalue and eigenvector, the smallest eigenvalue first."""
    n = len(A)
    A = [[float(x) for x in row] for row in A]
    V = [[float(i == j) for j in range(n)] for i in range(n)]
    for _ in range(60):
        if all(A[i][j] == 0 for i in range(n) for j in range(n) if i != j):
            break
        for p in range(n):
            for q in range(p + 1, n):
                if A[p][q] == 0:
                    continue
                t = (A[q][q] - A[p][p]) / (2 * A[p][q])
                t = (1 if t >= 0 else -1) / (abs(t) + hypot(1, t))
                c = 1 / hypot(1, t)
                s = t * c
                for M in (A, V):
                    for row in M:
                        row[p], row[q] = c * row[p] - s * row[q], s * row[p] + c * row[q]
                A[p], A[q] = (
                    [c * x - s * y for x, y in zip(A[p], A[q])],
                    [s * x + c * y for x, y in zip(A[p], A[q])],
                )
                A[p][q] = A[q][p] = 0.0
    return sorted(((A[j][j], [row[j] for row in V]) for j in range(n)), key=lambda pair: pair[0])


def mean_of(X):
    return [fsum(column) / len(X) for column in zip(*X)]


def second_moments(X):
    columns = list(zip(*X))
    return [[dot(a, b) / len(X) for b in columns] for a in columns]


def error(X, c, U):
    columns = list(zip(*U.tolist()))
    total = 0.0
    for x in X.tolist():
        x = [a - b for a, b in zip(x, c)]
        rest = list(x)
        for u in columns:
            along = dot(x, u)
            rest = [a - along * b for a, b in zip(rest, u)]
        total += dot(rest, rest)
    return total / len(X)


def best_affine(X, d):
    X = X.tolist()
    c = mean_of(X)
    pairs = jacobi(second_moments([[a - b for a, b in zip(x, c)] for x in X]))
    kept = [v for _, v in pairs[len(pairs) - d :]]
    kept = [[a / sqrt(dot(v, v)) for a in v] for v in kept]
    return c, [[v[i] for v in kept] for i in range(len(c))]


def least_errors(X):
    X = X.tolist()
    c = mean_of(X)
    lists = []
    for data in (X, [[a - b for a, b in zip(x, c)] for x in X]):
        values = [value for value, _ in jacobi(second_moments(data))]
        lists.append([fsum(values[: len(values) - d]) for d in range(len(values) + 1)])
    return tuple(lists)


def discarded_shares(V, U):
    return [sum(dot(v, u) ** 2 for u in U.T) for v in V.T]


def literal_program(Psi, k):
    v = jacobi(Psi)[0][1]
    length = sqrt(dot(v, v))
    return [[x / length] * k for x in v]


def proof():
    return "略"
