"""纯 Python：主轴用 Jacobi 旋转求出 / Plain Python, principal axes by Jacobi rotations"""

import math


def principal(M):
    """Eigenvalues and, as rows, eigenvectors of the symmetric part, in no order."""
    n = len(M)
    S = [[(float(M[i][j]) + float(M[j][i])) / 2 for j in range(n)] for i in range(n)]
    V = [[float(i == j) for j in range(n)] for i in range(n)]
    size = max(abs(v) for row in S for v in row)
    for _ in range(60):
        if max((abs(S[i][j]) for i in range(n) for j in range(i)), default=0.0) <= 1e-15 * size:
            break
        for p in range(n):
            for q in range(p + 1, n):
                if S[p][q] == 0:
                    continue
                theta = (S[q][q] - S[p][p]) / (2 * S[p][q])
                t = math.copysign(1, theta) / (abs(theta) + math.hypot(theta, 1))
                c = 1 / math.hypot(t, 1)
                s = t * c
                for row in S:
                    row[p], row[q] = c * row[p] - s * row[q], s * row[p] + c * row[q]
                S[p], S[q] = (
                    [c * a - s * b for a, b in zip(S[p], S[q])],
                    [s * a + c * b for a, b in zip(S[p], S[q])],
                )
                V[p], V[q] = (
                    [c * a - s * b for a, b in zip(V[p], V[q])],
                    [s * a + c * b for a, b in zip(V[p], V[q])],
                )
    return [S[i][i] for i in range(n)], V


def dist(x, z, M):
    u = [a - b for a, b in zip(x, z)]
    terms = [a * m * b for a, row in zip(u, M) for m, b in zip(row, u)]
    total, size = math.fsum(terms), math.fsum(map(abs, terms))
    if total < -1e-8 * size:
        return math.nan
    return math.sqrt(max(0.0, total))


def classify(M):
    values, _ = principal(M)
    q = max(map(abs, values))
    if min(values) < -1e-8 * q:
        return "neither"
    return "metric" if min(values) > 1e-8 * q else "pseudometric"


def violation(M):
    kind = classify(M)
    if kind == "metric":
        return None
    values, V = principal(M)
    x = [5.0 * v for v in V[values.index(min(values))]]
    z = [0.0] * len(x)
    return ["identity" if kind == "pseudometric" else "non_negativity", (x, z)]


def factor(M):
    values, V = principal(M)
    kept = [k for k in range(len(values)) if values[k] > 1e-8 * max(values)]
    return [[math.sqrt(values[k]) * V[k][i] for k in kept] for i in range(len(M))]


def repair(M, floor):
    values, V = principal(M)
    n = len(M)
    raised = [max(value, floor) for value in values]
    return [[math.fsum(raised[k] * V[k][i] * V[k][j] for k in range(n)) for j in range(n)] for i in range(n)]


def squared_violation(n):
    z = [0.0] * (n - 1) + [6.0]
    return [0] * n, [value / 3 for value in z], z


def essay():
    return "M 正定；学 P，令 M = P Pᵀ + εI。 / M positive definite."
