"""Lists and Gaussian elimination; the embedding by Jacobi's rotations after the constant vector has been lifted."""

from math import fsum, hypot, sqrt


def solve(A, b):
    A = [[*row, value] for row, value in zip(A, b)]
    n = len(A)
    for c in range(n):
        p = max(range(c, n), key=lambda r: abs(A[r][c]))
        A[c], A[p] = A[p], A[c]
        for r in range(c + 1, n):
            f = A[r][c] / A[c][c]
            if f:
                A[r] = [a - f * b for a, b in zip(A[r], A[c])]
    x = [0.0] * n
    for c in reversed(range(n)):
        x[c] = (A[c][n] - fsum(A[c][j] * x[j] for j in range(c + 1, n))) / A[c][c]
    return x


def lle_weights(x, N, reg):
    G = [[float(a) - float(b) for a, b in zip(x, row)] for row in N]
    C = [[fsum(a * b for a, b in zip(g, h)) for h in G] for g in G]
    trace = fsum(C[j][j] for j in range(len(C)))
    if trace == 0:
        return (1 / len(C),) * len(C)
    for j in range(len(C)):
        C[j][j] += reg * trace
    w = solve(C, [trace] * len(C))
    total = fsum(w)
    return tuple(v / total for v in w)


def neighbours(X, x, k, but=None):
    order = [(fsum((a - b) ** 2 for a, b in zip(row, x)), j) for j, row in enumerate(X) if j != but]
    return [j for _, j in sorted(order)[:k]]


def lle_weight_matrix(X, k, reg):
    X = [[float(v) for v in row] for row in X]
    W = [[0.0 for _ in X] for _ in X]
    for i, x in enumerate(X):
        near = neighbours(X, x, k, but=i)
        for j, w in zip(near, lle_weights(x, [X[j] for j in near], reg)):
            W[i][j] = w
    return W


def eigenvectors(A):
    n = len(A)
    A = [row[:] for row in A]
    V = [[float(i == j) for j in range(n)] for i in range(n)]
    size = sqrt(fsum(a * a for row in A for a in row))
    for _ in range(40):
        if sqrt(fsum(A[i][j] ** 2 for i in range(n) for j in range(i))) <= 1e-16 * size:
            break
        for p in range(n):
            for q in range(p + 1, n):
                if abs(A[p][q]) <= 1e-19 * size:
                    continue
                zeta = (A[q][q] - A[p][p]) / (2 * A[p][q])
                t = (1 if zeta >= 0 else -1) / (abs(zeta) + hypot(1.0, zeta))
                c = 1 / hypot(1.0, t)
                s = c * t
                Ap, Aq = A[p], A[q]
                A[p] = [c * a - s * b for a, b in zip(Ap, Aq)]
                A[q] = [s * a + c * b for a, b in zip(Ap, Aq)]
                for row in A:
                    row[p], row[q] = c * row[p] - s * row[q], s * row[p] + c * row[q]
                V[p], V[q] = [c * a - s * b for a, b in zip(V[p], V[q])], [s * a + c * b for a, b in zip(V[p], V[q])]
    return [V[i] for i in sorted(range(n), key=lambda i: A[i][i])]


def lle_embed(X, k, d, reg):
    W = lle_weight_matrix(X, k, reg)
    m = len(W)
    R = [[float(i == j) - W[i][j] for j in range(m)] for i in range(m)]
    columns = list(zip(*R))
    M = [[fsum(a * b for a, b in zip(p, q)) for q in columns] for p in columns]
    lift = 2 * fsum(M[i][i] for i in range(m)) / m
    vectors = eigenvectors([[M[i][j] + lift for j in range(m)] for i in range(m)])[:d]
    return [[v[i] for v in vectors] for i in range(m)]


def map_new(X, Z, x, k):
    near = neighbours([[float(v) for v in row] for row in X], x, k)
    w = lle_weights(x, [X[j] for j in near], 1e-3)
    return [fsum(a * float(Z[j][c]) for a, j in zip(w, near)) for c in range(len(Z[0]))]


def design():
    return "用 (10.27) 的权重组合近邻的坐标。 / The weights of (10.27) combine the coordinates of the neighbours."
