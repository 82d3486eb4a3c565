"""纯 Python 与分数：消元，列表；编码用近端梯度 / Pure Python with fractions: elimination, lists; codes by proximal steps"""

from fractions import Fraction
from itertools import combinations


def sparse_code(x, B, lam):
    n, k = len(B), len(B[0])
    B = [[float(v) for v in row] for row in B]
    step = 1.0 / (2 * sum(v * v for row in B for v in row) or 1.0)
    alpha = [0.0] * k
    previous = alpha
    for turn in range(3000):
        ahead = [a + turn / (turn + 3) * (a - p) for a, p in zip(alpha, previous)]
        rest = [sum(b * a for b, a in zip(row, ahead)) - v for row, v in zip(B, x)]
        z = [ahead[j] - step * 2 * sum(B[i][j] * rest[i] for i in range(n)) for j in range(k)]
        previous, alpha = alpha, [max(v - lam * step, 0.0) - max(-v - lam * step, 0.0) for v in z]
    return tuple(alpha)


def equivalent_dictionary(B, A, perm, scales):
    new_B = [[row[p] * c for p, c in zip(perm, scales)] for row in B]
    new_A = [[value / c for value in A[p]] for p, c in zip(perm, scales)]
    return new_B, new_A


def echelon(columns, right=None):
    """The kernel of the matrix with these columns, and a solution of (columns) s = right, or None."""
    n, width = len(columns[0]), len(columns)
    rows = [[Fraction(int(c[i])) for c in columns] + [Fraction(int(right[i]) if right is not None else 0)] for i in range(n)]
    pivots = []
    for j in range(width):
        r = len(pivots)
        i = next((i for i in range(r, n) if rows[i][j] != 0), None)
        if i is None:
            continue
        rows[r], rows[i] = rows[i], rows[r]
        top = rows[r] = [v / rows[r][j] for v in rows[r]]
        rows = [row if q == r else [v - row[j] * t for v, t in zip(row, top)] for q, row in enumerate(rows)]
        pivots.append(j)
    kernel = []
    for free in range(width):
        if free not in pivots:
            vector = [Fraction(0)] * width
            vector[free] = Fraction(1)
            for row, j in zip(rows, pivots):
                vector[j] = -row[free]
            kernel.append(vector)
    solution = None
    if all(row[-1] == 0 for row in rows[len(pivots) :]):
        solution = [Fraction(0)] * width
        for row, j in zip(rows, pivots):
            solution[j] = row[-1]
    return kernel, solution


def spark(A):
    columns = [list(column) for column in zip(*A)]
    sizes = (r for r in range(1, len(columns) + 1) if any(echelon(c)[0] for c in combinations(columns, r)))
    return next(sizes, float("inf"))


def rip_constant(A, k):
    """The power method would be slow; Jacobi's rotations diagonalise each Gram matrix."""
    columns = [[float(v) for v in column] for column in zip(*A)]
    return max(abs(value - 1) for chosen in combinations(columns, k) for value in eigenvalues(chosen))


def eigenvalues(columns):
    k = len(columns)
    G = [[sum(a * b for a, b in zip(u, v)) for v in columns] for u in columns]
    for _ in range(30):
        for p in range(k):
            for q in range(p + 1, k):
                if G[p][q] == 0:
                    continue
                theta = (G[q][q] - G[p][p]) / (2 * G[p][q])
                t = (1 if theta >= 0 else -1) / (abs(theta) + (theta * theta + 1) ** 0.5)
                c = 1 / (t * t + 1) ** 0.5
                s = t * c
                for row in G:
                    row[p], row[q] = c * row[p] - s * row[q], s * row[p] + c * row[q]
                G[p], G[q] = [c * a - s * b for a, b in zip(G[p], G[q])], [s * a + c * b for a, b in zip(G[p], G[q])]
    return [G[j][j] for j in range(k)]


def recover(A, y, k):
    columns = [list(column) for column in zip(*A)]
    solutions = set()
    for chosen in combinations(range(len(columns)), k):
        kernel, solution = echelon([columns[j] for j in chosen], y)
        if solution is None:
            continue
        if kernel:
            return None
        s = [Fraction(0)] * len(columns)
        for j, value in zip(chosen, solution):
            s[j] = value
        solutions.add(tuple(s))
    return [float(v) for v in solutions.pop()] if len(solutions) == 1 else None


def ambiguous_pair(A, k):
    columns = [list(column) for column in zip(*A)]
    m = len(columns)
    for chosen in combinations(range(m), min(m, 2 * k)):
        kernel, _ = echelon([columns[j] for j in chosen])
        if kernel:
            s, t = [0.0] * m, [0.0] * m
            used = [(j, float(v)) for j, v in zip(chosen, kernel[-1]) if v]
            for place, (j, v) in enumerate(used):
                if place < (len(used) + 1) // 2:
                    s[j] = v
                else:
                    t[j] = -v
            return s, t
    return None


def claims():
    return {
        "dictionary_is_unknown_in_dictionary_learning": True,
        "measurement_matrix_is_unknown_in_compressed_sensing": False,
        "both_reduce_to_l1_problem_for_fixed_matrix": True,
        "learned_factors_unique_without_normalisation": False,
        "cs_recovery_exact_for_every_signal": False,
    }


def essay():
    return "略"
