"""Jacobi's rotations in pure Python: on both sides for the eigenvalues, on one side for the singular values."""

from math import fsum, hypot, sqrt


def centred(X):
    rows = [[float(v) for v in row] for row in X]
    means = [fsum(column) / len(rows) for column in zip(*rows)]
    return [[v - mean for v, mean in zip(row, means)] for row in rows]


def dot(p, q):
    return sum(a * b for a, b in zip(p, q))


def turn(columns, i, j, c, s):
    a, b = columns[i], columns[j]
    columns[i] = [c * p - s * q for p, q in zip(a, b)]
    columns[j] = [s * p + c * q for p, q in zip(a, b)]


def angle(pp, qq, pq):
    zeta = (qq - pp) / (2 * pq)
    t = (1 if zeta >= 0 else -1) / (abs(zeta) + hypot(1.0, zeta))
    c = 1 / hypot(1.0, t)
    return c, c * t


def singular(X):
    """[(σ, v), …], descending."""
    columns = [list(column) for column in zip(*centred(X))]
    n = len(columns)
    V = [[float(i == j) for i in range(n)] for j in range(n)]
    for _ in range(60):
        turned = False
        for i in range(n):
            for j in range(i + 1, n):
                pp, qq, pq = dot(columns[i], columns[i]), dot(columns[j], columns[j]), dot(columns[i], columns[j])
                if abs(pq) > 1e-15 * sqrt(pp * qq) and abs(pq) > 1e-300:
                    c, s = angle(pp, qq, pq)
                    turn(columns, i, j, c, s)
                    turn(V, i, j, c, s)
                    turned = True
        if not turned:
            break
    return sorted(((sqrt(dot(column, column)), v) for column, v in zip(columns, V)), key=lambda pair: -pair[0])


def eigen(X):
    """[(λ, v), …] of the scatter matrix, descending."""
    rows = centred(X)
    columns = list(zip(*rows))
    A = [[dot(p, q) for q in columns] for p in columns]
    n = len(A)
    V = [[float(i == j) for i in range(n)] for j in range(n)]
    size = sqrt(sum(v * v for row in A for v in row))
    for _ in range(60):
        off = sqrt(sum(A[i][j] ** 2 for i in range(n) for j in range(n) if i != j))
        if off <= 1e-15 * size:
            break
        for i in range(n):
            for j in range(i + 1, n):
                if abs(A[i][j]) > 1e-18 * size:
                    c, s = angle(A[i][i], A[j][j], A[i][j])
                    turn(A, i, j, c, s)
                    for row in A:
                        row[i], row[j] = c * row[i] - s * row[j], s * row[i] + c * row[j]
                    turn(V, i, j, c, s)
    return sorted(((A[i][i], V[i]) for i in range(n)), key=lambda pair: -pair[0])


def pca_eig(X, d):
    pairs = eigen(X)[:d]
    return [list(row) for row in zip(*(v for _, v in pairs))], [value for value, _ in pairs]


def pca_svd(X, d):
    pairs = singular(X)[:d]
    return [list(row) for row in zip(*(v for _, v in pairs))], [value**2 for value, _ in pairs]


def small_singular_values(X):
    return sqrt(max(0.0, eigen(X)[-1][0])), singular(X)[-1][0]


def ill_conditioned(delta):
    return [[3.0, 3.0], [5.0, 5.0], [4.0 + delta, 4.0 - delta], [4.0 - delta, 4.0 + delta]]


def storage(m, n):
    return {"scatter_entries": n * n, "sample_entries": n * m, "max_rank": min(m - 1, n)}


def essay():
    return "…"
