"""纯 Python 与分数：每个面解一个带边的方程组 / Plain Python and fractions: a bordered system for each face"""

from fractions import Fraction


def dot(x, z):
    return sum(Fraction(float(a)) * Fraction(float(b)) for a, b in zip(x, z))


def s(alpha, X, y):
    m = range(len(y))
    quadratic = sum(alpha[i] * alpha[j] * y[i] * y[j] * dot(X[i], X[j]) for i in m for j in m)
    return quadratic / 2 - sum(alpha)


def dual_objective(alpha, X, y):
    return float(s([Fraction(float(a)) for a in alpha], X, y))


def reduced(X, y):
    n = len(y) - 1
    # With α_m = -y_m Σ y_i a_i, w is Σ a_i y_i (x_i - x_m).
    moved = [[y[i] * (float(p) - float(q)) for p, q in zip(X[i], X[n])] for i in range(n)]
    H = [[float(dot(u, v)) for v in moved] for u in moved]
    return H, tuple(y[n] * y[i] - 1 for i in range(n))


def eliminate(table):
    n = len(table)
    for c in range(n):
        rows = [r for r in range(c, n) if table[r][c] != 0]
        if not rows:
            return None
        table[c], table[rows[0]] = table[rows[0]], table[c]
        table[c] = [v / table[c][c] for v in table[c]]
        for r in range(n):
            if r != c:
                table[r] = [v - table[r][c] * p for v, p in zip(table[r], table[c])]
    return [row[-1] for row in table]


def exact_face(X, y, zeros):
    free = [i for i in range(len(y)) if i not in set(zeros)]
    alpha = [Fraction(0)] * len(y)
    if free:
        table = [[y[i] * y[j] * dot(X[i], X[j]) for j in free] + [Fraction(y[i]), Fraction(1)] for i in free]
        table.append([Fraction(y[j]) for j in free] + [Fraction(0), Fraction(0)])
        found = eliminate(table)
        if found is None:
            return None
        for i, value in zip(free, found):
            alpha[i] = value
    return alpha, s(alpha, X, y)


def face_minimum(X, y, zeros):
    found = exact_face(X, y, zeros)
    return None if found is None else ([float(a) for a in found[0]], float(found[1]))


def solve_dual(X, y):
    m, best = len(y), None
    for mask in range(2**m):
        found = exact_face(X, y, [i for i in range(m) if mask >> i & 1])
        if found and all(a >= 0 for a in found[0]) and (best is None or found[1] < best[1]):
            best = found
    return tuple(float(a) for a in best[0])


def hyperplane(alpha, X, y):
    w = [sum(float(a) * label * float(x[k]) for a, label, x in zip(alpha, y, X)) for k in range(len(X[0]))]
    support = [i for i, a in enumerate(alpha) if a > 0]
    b = sum(y[i] - sum(p * q for p, q in zip(w, X[i])) for i in support) / len(support)
    return w, b
