"""纯 Python，消元法 / Plain Python, by elimination"""

from math import fsum


def solve(A, b):
    n = len(b)
    rows = [[float(value) for value in row] + [float(last)] for row, last in zip(A, b)]
    for i in range(n):
        p = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[p] = rows[p], rows[i]
        for r in range(i + 1, n):
            f = rows[r][i] / rows[i][i]
            if f:
                rows[r] = [u - f * v for u, v in zip(rows[r], rows[i])]
    x = [0.0] * n
    for i in reversed(range(n)):
        x[i] = (rows[i][n] - sum(rows[i][j] * x[j] for j in range(i + 1, n))) / rows[i][i]
    return x


def dot(a, b):
    return fsum(float(u) * float(v) for u, v in zip(a, b))


def ridge_primal(X, y, lam):
    columns = list(zip(*X))
    G = [[dot(a, b) + lam * (i == j) for j, b in enumerate(columns)] for i, a in enumerate(columns)]
    return solve(G, [dot(column, y) for column in columns])


def ridge_dual(X, y, lam):
    w = ridge_primal(X, y, lam)
    return [(float(label) - dot(row, w)) / lam for row, label in zip(X, y)]


def lam_from_C(C):
    return 1.0 / C / 2


def ls_svm(X, y, C):
    m, n = len(X), len(X[0])
    means = [fsum(column) / m for column in zip(*X)]
    centre = fsum(float(label) for label in y) / m
    w = ridge_primal([[a - c for a, c in zip(row, means)] for row in X], [float(label) - centre for label in y], 1 / (2 * C))
    return tuple(w), centre - dot(w, means)


def influence(margin, loss):
    if loss == "hinge":
        return 0 if margin > 1 else 1
    return -2 * (margin - 1)


def masking_data(lam):
    return [-100000.0] * 10 + [-1.0, 1.0, 1.0, 1.0], [-1] * 11 + [1] * 3


def claims():
    return {
        "both_penalise_squared_norm": True,
        "w_is_a_combination_of_samples_in_both": True,
        "ridge_dual_is_sparse": False,
        "hinge_ignores_points_beyond_the_margin": True,
        "squared_loss_ignores_points_beyond_the_margin": False,
        "ridge_needs_no_iteration": True,
    }


def essay():
    return "联系在正则项。 / The penalty is what they share."
