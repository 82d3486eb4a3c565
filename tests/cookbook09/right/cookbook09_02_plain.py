"""纯 Python，雅可比旋转求特征值 / Plain Python, with Jacobi rotations for the eigenvalues"""

from math import fsum, hypot, sqrt


def jacobi(A):
    """Pairs of eigenvalue and unit eigenvector, the largest eigenvalue first."""
    n = len(A)
    A = [list(row) for row in A]
    V = [[float(i == j) for i in range(n)] for j in range(n)]
    size = max(abs(x) for row in A for x in row)
    for _ in range(40):
        if all(abs(A[i][j]) <= 1e-17 * size for i in range(n) for j in range(i)):
            break
        for p in range(n):
            for q in range(p + 1, n):
                if abs(A[p][q]) <= 1e-18 * size:
                    continue
                t = (A[q][q] - A[p][p]) / (2 * A[p][q])
                t = (1 if t >= 0 else -1) / (abs(t) + hypot(1, t))
                c = 1 / hypot(1, t)
                s = t * c
                for row in A:
                    row[p], row[q] = c * row[p] - s * row[q], s * row[p] + c * row[q]
                for M in (A, V):
                    M[p], M[q] = [c * x - s * y for x, y in zip(M[p], M[q])], [s * x + c * y for x, y in zip(M[p], M[q])]
    pairs = []
    for j in range(n):
        length = sqrt(fsum(x * x for x in V[j]))
        pairs.append((A[j][j], [x / length for x in V[j]]))
    return sorted(pairs, key=lambda pair: -pair[0])


def audit(D):
    D = D.tolist()
    n = range(len(D))
    most = max(map(max, D))

    def d(i, j):
        return D[max(i, j)][min(i, j)]

    return (
        [(i, j) for i in n for j in n if i < j and D[i][j] != D[j][i]],
        [(i, j) for i in n for j in n if i < j and any(d(i, j) > d(i, k) + d(k, j) + 1e-9 * most for k in n)],
    )


def gram(D):
    S = [[x * x for x in row] for row in D.tolist()]
    n = len(S)
    mean = [fsum(row) / n for row in S]
    total = fsum(mean) / n
    return [[(mean[r] + mean[s] - S[r][s] - total) / 2 for s in range(n)] for r in range(n)]


def mds(D, d):
    pairs = jacobi(gram(D))[:d]
    return [[sqrt(max(0.0, value)) * v[i] for value, v in pairs] for i in range(len(D))]


def settle(D):
    value, v = jacobi(gram(D))[-1]
    if value < -1e-6 * D.max() ** 2:
        return {"weights": [1000 * x for x in v]}
    return {"points": mds(D, len(D))}


def lift(D):
    value = jacobi(gram(D))[-1][0]
    return -2 * value if value < 0 else 0.0


def proof():
    return "略"
