"""纯 Python 列表，逐个样本编码 / Plain Python lists, codes sample by sample"""

import random
from math import hypot, sqrt


def columns(M):
    return [list(map(float, column)) for column in zip(*M)]


def objective(X, B, A, lam, groups):
    total = 0.0
    for x, a in zip(columns(X), columns(A)):
        total += sum((value - sum(b * c for b, c in zip(row, a))) ** 2 for value, row in zip(x, B))
        total += lam * sum(hypot(*[a[j] for j in group]) for group in groups)
    return total


def prox_group(v, t, groups):
    u = [0.0] * len(v)
    for group in groups:
        length = sqrt(sum(v[j] ** 2 for j in group))
        for j in group:
            u[j] = (length - t) / length * v[j] if length > t else 0.0
    return u


def largest_eigenvalue(G):
    """Powers of the Gram matrix, squared again and again."""
    k = len(G)
    for _ in range(60):
        size = max(abs(v) for row in G for v in row)
        if size == 0:
            return 0.0
        G = [[v / size for v in row] for row in G]
        G = [[sum(G[i][l] * G[l][j] for l in range(k)) for j in range(k)] for i in range(k)]
    return max(columns(G), key=lambda c: sum(v * v for v in c))


def code(X, B, lam, groups, A0, steps):
    B = [list(map(float, row)) for row in B]
    n, k = len(B), len(B[0])
    gram = [[sum(B[r][i] * B[r][j] for r in range(n)) for j in range(k)] for i in range(k)]
    direction = largest_eigenvalue(gram)
    if not direction:
        return [list(row) for row in A0]
    image = [sum(g * d for g, d in zip(row, direction)) for row in gram]
    L = 2 * sum(a * d for a, d in zip(image, direction)) / sum(d * d for d in direction)
    result = []
    for x, a in zip(columns(X), columns(A0)):
        moments = [sum(B[r][j] * x[r] for r in range(n)) for j in range(k)]
        for _ in range(steps):
            slope = [2 * (sum(g * c for g, c in zip(gram[j], a)) - moments[j]) for j in range(k)]
            a = prox_group([c - s / L for c, s in zip(a, slope)], lam / L, groups)
        result.append(a)
    return [list(row) for row in zip(*result)]


def update_atom(X, B, A, j):
    k, row = len(A), [float(a) for a in A[j]]
    square = sum(a * a for a in row)
    if square == 0:
        return [float(line[j]) for line in B]
    atom = []
    for x, b in zip(X, B):
        rest = [x[i] - sum(b[l] * A[l][i] for l in range(k) if l != j) for i in range(len(row))]
        atom.append(sum(r * a for r, a in zip(rest, row)) / square)
    length = hypot(*atom)
    return atom if length <= 1 else [b / length for b in atom]


def learn(X, k, groups, lam, rounds, seed):
    X = [list(map(float, row)) for row in X]
    rng = random.Random(seed)
    atoms = []
    for _ in range(k):
        atom = [rng.uniform(-1, 1) for _ in X]
        atoms.append([b / hypot(*atom) for b in atom])
    A = [[0.0] * len(X[0]) for _ in range(k)]
    B = [list(row) for row in zip(*atoms)]
    history = [objective(X, B, A, lam, groups)]
    for _ in range(rounds):
        A = code(X, B, lam, groups, A, 5)
        history.append(objective(X, B, A, lam, groups))
        for j in range(k):
            for row, b in zip(B, update_atom(X, B, A, j)):
                row[j] = b
        history.append(objective(X, B, A, lam, groups))
    return {"history": tuple(history), "B": B, "A": A}


def essay():
    return "略"
