"""What the checks of support vector machines in this book share: hard margins in exact fractions, and the test for optimality."""

import math
from fractions import Fraction
from itertools import combinations

import numpy as np

from grader.checks import memo, require


def solved(rows, right):
    """The solution of a square system in fractions, None if it is singular."""
    table = [[Fraction(entry) for entry in (*row, value)] for row, value in zip(rows, right, strict=True)]
    for column in range(len(table)):
        pivot = next((i for i in range(column, len(table)) if table[i][column]), None)
        if pivot is None:
            return None
        table[column], table[pivot] = table[pivot], table[column]
        head = table[column] = [entry / table[column][column] for entry in table[column]]
        for i, row in enumerate(table):
            if i != column and row[column]:
                table[i] = [entry - row[column] * first for entry, first in zip(row, head, strict=True)]
    return [row[-1] for row in table]


def product(x, z):
    return sum(Fraction(a) * Fraction(b) for a, b in zip(x, z, strict=True))


def objective(alpha, X, y):
    """½ΣΣ α_i α_j y_i y_j x_i·x_j - Σ α_i."""
    w = weights(alpha, X, y)
    return product(w, w) / 2 - sum(map(Fraction, alpha))


def weights(alpha, X, y):
    """w = Σ α_i y_i x_i."""
    parts = [(Fraction(a) * label, x) for a, label, x in zip(alpha, y, X, strict=True) if a]
    return [sum((c * Fraction(x[k]) for c, x in parts), Fraction(0)) for k in range(len(X[0]))]


def least_on_face(X, y, free):
    """(alpha, value) of the least objective with Σ α_i y_i = 0 and α_i = 0 outside `free`, signs at will; None if
    no single point has it. The bordered system is singular just when the free points are affinely dependent."""
    rows = [[y[i] * y[j] * product(X[i], X[j]) for j in free] + [y[i]] for i in free]
    found = solved([*rows, [y[j] for j in free] + [0]], [1] * len(free) + [0]) if free else []
    if found is None:
        return None
    alpha = [Fraction(0)] * len(y)
    for i, value in zip(free, found, strict=False):
        alpha[i] = value
    return alpha, objective(alpha, X, y)


@memo
def hard_margin(X, y):
    """(vertices, w, b): all vertices of the set of optimal alpha, and the hyperplane; None if the points are not separable."""
    m, d = len(y), len(X[0])
    faces = (face for k in range(2, min(m, d + 1) + 1) for face in combinations(range(m), k))
    found = [one for one in (least_on_face(X, y, face) for face in faces) if one and min(one[0]) >= 0]
    least = min((value for _, value in found), default=0)
    vertices = []
    for alpha, value in found:
        if value == least and alpha not in vertices:
            vertices.append(alpha)
    if least >= 0:
        return None
    w = weights(vertices[0], X, y)
    i = next(i for i, a in enumerate(vertices[0]) if a)
    b = y[i] - product(w, X[i])
    if any(label * (product(w, x) + b) < 1 for x, label in zip(X, y, strict=True)):
        return None
    return vertices, w, b


def require_optimal(alpha, b, K, y, C, gap):
    """Fails unless (alpha, b) solves the soft-margin problem with this kernel matrix, up to a gap relative to max(1, primal)."""
    y = np.asarray(y)
    require(
        alpha.min() >= -1e-9 * C and alpha.max() <= C * (1 + 1e-9),
        f"每个 α 都应在 0 与 C = {C:g} 之间",
        f"Every α should lie between 0 and C = {C:g}",
        got=alpha,
    )
    balance = math.fsum(alpha * y)
    require(
        abs(balance) <= 1e-6 * C * len(y),
        f"Σ α_i y_i 应为 0，这里是 {balance:.6g}",
        f"Σ α_i y_i should be 0, but is {balance:.6g}",
        got=alpha,
    )
    scores = K @ (alpha * y)
    quadratic = float((alpha * y) @ scores)

    def primal(bias):
        return quadratic / 2 + C * math.fsum(np.maximum(0.0, 1 - y * (scores + bias)))

    dual = math.fsum(alpha) - quadratic / 2
    mine = primal(b)
    if mine - dual <= gap * max(1.0, mine):
        return
    better = min((float(kink) for kink in y - scores), key=primal)
    least = primal(better)
    require(
        least - dual > gap * max(1.0, least),
        f"α 已是最优，b 却不是：原问题的值在 b = {b:.6g} 处是 {mine:.8g}，在 b = {better:.6g} 处是 {least:.8g}",
        f"α is optimal, but b is not: the primal value is {mine:.8g} at b = {b:.6g}, and {least:.8g} at b = {better:.6g}",
        got=b,
    )
    require(
        False,
        f"还不是最优：原问题的值 {least:.8g}（b 取得最好时）与对偶问题的值 {dual:.8g} 相差太多",
        f"Not optimal yet: the primal value {least:.8g} (with the best b) and the dual value {dual:.8g} are too far apart",
        got=alpha,
    )


@memo
def least_cost(X, y, C) -> float:
    """A lower bound of ½‖w‖² + C Σ ξ_i that is at most 1e-4 C m too low: the dual value of a feasible alpha, by SMO."""
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    K = X @ X.T
    alpha, left = np.zeros(len(y)), y.copy()
    slack = 1e-12 * C
    while True:
        below, above = alpha < C - slack, alpha > slack
        i = int(np.argmax(np.where(np.where(y > 0, below, above), left, -np.inf)))
        j = int(np.argmin(np.where(np.where(y > 0, above, below), left, np.inf)))
        if left[i] - left[j] <= 1e-4:
            signed = alpha * y
            return float(alpha.sum() - signed @ K @ signed / 2)
        step = min(
            (left[i] - left[j]) / max(K[i, i] + K[j, j] - 2 * K[i, j], 1e-12),
            C - alpha[i] if y[i] > 0 else alpha[i],
            alpha[j] if y[j] > 0 else C - alpha[j],
        )
        alpha[i] += y[i] * step
        alpha[j] -= y[j] * step
        left -= step * (K[:, i] - K[:, j])


def require_trained(w, b, X, y, C):
    """Fails unless the value of (w, b) is at most 1.01 times the least one plus 0.001 C m."""
    y = np.asarray(y)
    value = float(w @ w) / 2 + C * math.fsum(np.maximum(0.0, 1 - y * (X @ w + b)))
    bound = least_cost(X, y, C)
    require(
        # What the bound falls short of the least value is on the student's side.
        value <= 1.01 * bound + 1.1e-3 * C * len(y) + 1e-12,
        f"½‖w‖² + C Σ ξ_i = {value:.8g}，最小值约为 {bound:.8g}",
        f"½‖w‖² + C Σ ξ_i = {value:.8g}, but the least value is about {bound:.8g}",
        got=(w, b),
    )
