"""LDA 用分数求解并外推 τ → 0，SVM 求两个凸包的最近点 / LDA by extrapolating a ridge in fractions, SVM by the nearest points of two hulls"""

import math
from fractions import Fraction


def mean(rows):
    return [sum(column) / len(rows) for column in zip(*rows)]


def scatter(groups, d):
    S = [[Fraction(0)] * d for _ in range(d)]
    for rows in groups:
        mu = mean(rows)
        for x in rows:
            diff = [a - b for a, b in zip(x, mu)]
            for i in range(d):
                if diff[i]:
                    for j in range(d):
                        S[i][j] += diff[i] * diff[j]
    return S


def split(X, y):
    size = max(abs(float(v)) for row in X for v in row)
    rows = [[Fraction(float(v) / size) for v in row] for row in X]
    return [r for r, s in zip(rows, y) if s < 0], [r for r, s in zip(rows, y) if s > 0]


def solve(A, b):
    n = len(b)
    A = [row[:] + [v] for row, v in zip(A, b)]
    for k in range(n):
        p = next(i for i in range(k, n) if A[i][k])
        A[k], A[p] = A[p], A[k]
        for i in range(k + 1, n):
            if A[i][k]:
                q = A[i][k] / A[k][k]
                for j in range(k, n + 1):
                    A[i][j] -= q * A[k][j]
    x = [Fraction(0)] * n
    for k in reversed(range(n)):
        x[k] = (A[k][n] - sum(A[k][j] * x[j] for j in range(k + 1, n))) / A[k][k]
    return x


def unit(v):
    top = max(map(abs, v))
    v = [float(a / top) for a in v]
    length = math.sqrt(sum(a * a for a in v))
    return [a / length for a in v]


def lda_direction(X, y):
    neg, pos = split(X, y)
    d = len(neg[0])
    S = scatter([neg, pos], d)
    difference = [a - b for a, b in zip(mean(pos), mean(neg))]

    def ridge(tau):
        return unit(solve([[v + tau * (i == j) for j, v in enumerate(row)] for i, row in enumerate(S)], difference))

    # The limit by extrapolation: what is left is of second order in τ. A smaller τ would see the rounding of X itself.
    tau = Fraction(1, 10**9)
    return unit([2 * a - b for a, b in zip(ridge(tau), ridge(2 * tau))])


def dot(a, b):
    return sum(p * q for p, q in zip(a, b))


def margin_direction(X, y):
    size = max(abs(float(v)) for row in X for v in row)
    rows = [[float(v) / size for v in row] for row in X]
    signs = [int(s) for s in y]
    first = {s: signs.index(s) for s in (-1, 1)}
    share = [0.0] * len(rows)
    for i in first.values():
        share[i] = 1.0
    w = [a - b for a, b in zip(rows[first[1]], rows[first[-1]])]
    # Move weight from the worst sample in use to the best one of its class (Mitchell, Demyanov, Malozemov).
    for _ in range(20000):
        score = [s * dot(w, x) for s, x in zip(signs, rows)]
        gaps = []
        for s in (-1, 1):
            own = [i for i in range(len(rows)) if signs[i] == s]
            best = min(own, key=lambda i: score[i])
            worst = max((i for i in own if share[i] > 0), key=lambda i: score[i])
            gaps.append((score[worst] - score[best], s, best, worst))
        gap, s, best, worst = max(gaps)
        if gap <= 1e-9 * dot(w, w):
            break
        step = [s * (a - b) for a, b in zip(rows[best], rows[worst])]
        t = min(share[worst], -dot(w, step) / dot(step, step))
        share[best] += t
        share[worst] = 0.0 if t == share[worst] else share[worst] - t
        w = [a + t * b for a, b in zip(w, step)]
    return unit(w)


def equivalent_data(u, n_extra):
    u = [float(v) for v in u]
    X, y = [], []
    for k in range(len(u)):
        across = [(i == k) - u[k] * v for i, v in enumerate(u)]
        for s in (1, -1):
            for sign in (1, -1):
                X.append([0.5 * s * a + 0.5 * sign * b for a, b in zip(u, across)])
                y.append(s)
    for _ in range(n_extra + 1):
        for s in (1, -1):
            X.append([s * v for v in u])
            y.append(s)
    return X, y


def different_data(angle):
    # The samples on the margin face each other, one far sample of each class turns LDA.
    slope = math.radians(80.5)
    c, s = math.cos(slope), math.sin(slope)
    return [[1.0, 2.0], [1 + 3 * c, 2 + 3 * s], [1.0, 0.0], [1 - 3 * c, -3 * s]], [1, 1, -1, -1]


def support_scatter(X, y):
    w = margin_direction(X, y)
    rows = [[float(v) for v in x] for x in X]
    top = min(dot(w, x) for x, s in zip(rows, y) if s > 0)
    low = max(dot(w, x) for x, s in zip(rows, y) if s < 0)
    near = 0.05 * (top - low)
    groups = [
        [x for x, s in zip(rows, y) if s > 0 and dot(w, x) < top + near],
        [x for x, s in zip(rows, y) if s < 0 and dot(w, x) > low - near],
    ]
    d = len(w)
    S = [[0.0] * d for _ in range(d)]
    for group in groups:
        mu = [math.fsum(c) / len(group) for c in zip(*group)]
        for i in range(d):
            for j in range(d):
                S[i][j] += sum((x[i] - mu[i]) * (x[j] - mu[j]) for x in group)
    return S


def claims():
    return {
        "separable_implies_equal": False,
        "all_samples_on_margin_implies_equal": True,
        "equal_implies_all_on_margin": False,
        "equal_if_fitted_on_support_vectors_only": True,
        "equal_when_the_two_normals_are_perpendicular": False,
        "pseudo_inverse_gives_the_limit": False,
    }


def discussion():
    return "With all samples on the margin both agree."
