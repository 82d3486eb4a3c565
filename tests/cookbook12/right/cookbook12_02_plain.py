"""纯 Python，雅可比旋转求特征值 / Plain Python, with Jacobi rotations for the eigenvalues"""

from math import fsum, hypot, sqrt


def jacobi(A):
    """Pairs of eigenvalue and unit eigenvector, the smallest eigenvalue first."""
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
                    M[p], M[q] = (
                        [c * x - s * y for x, y in zip(M[p], M[q])],
                        [s * x + c * y for x, y in zip(M[p], M[q])],
                    )
    pairs = []
    for j in range(n):
        length = sqrt(fsum(x * x for x in V[j]))
        pairs.append((A[j][j], [x / length for x in V[j]]))
    return sorted(pairs, key=lambda pair: pair[0])


def degrees(W):
    return [fsum(row) for row in W]


def laplacians(W):
    W = W.tolist()
    d, n = degrees(W), range(len(W))
    L = [[d[i] if i == j else -W[i][j] for j in n] for i in n]
    return L, [[L[i][j] / d[i] if d[i] else 0 for j in n] for i in n]


def components(W):
    parent = list(range(len(W)))

    def root(i):
        while parent[i] != i:
            i = parent[i]
        return i

    for i, row in enumerate(W.tolist()):
        for j, weight in enumerate(row):
            if weight:
                parent[root(i)] = root(j)
    return tuple(-root(i) for i in range(len(W)))


def cut_value(W, labels, kind):
    W = W.tolist()
    d, n = degrees(W), range(len(W))
    total = 0
    for c in range(max(labels) + 1):
        size = sum(1 if kind == "ratio" else d[i] for i in n if labels[i] == c)
        total += sum(W[i][j] for i in n for j in n if labels[i] == c != labels[j]) / size
    return total


def indicator(W, labels, kind):
    d = degrees(W.tolist())
    C = max(labels) + 1
    sizes = [0.0] * C
    for i, c in enumerate(labels):
        sizes[c] += 1 if kind == "ratio" else d[i]
    return [[1 / sqrt(sizes[c]) if c == own else 0 for c in range(C)] for own in labels]


def embedding(W, C, kind):
    W = W.tolist()
    d, n = degrees(W), range(len(W))
    scale = [1.0 if kind == "ratio" else sqrt(one) for one in d]
    pairs = jacobi([[(d[i] if i == j else -W[i][j]) / scale[i] / scale[j] for j in n] for i in n])
    return [[pairs[c][1][i] / scale[i] for c in range(C)] for i in n]


def lower_bound(W, C):
    return fsum(value for value, _ in jacobi(laplacians(W)[0])[:C])


def sign_fails(factor):
    edges = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7)]
    edges += [(a + 8, b + 8) for a, b in edges] + [(4, 12), (5, 13), (6, 14), (7, 15)]
    return [[int((i, j) in edges or (j, i) in edges) for j in range(16)] for i in range(16)], [1] * 4 + [0] * 12
