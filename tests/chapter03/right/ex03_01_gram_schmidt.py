"""纯 Python：逐列正交化 / Plain Python: orthogonalise column after column"""

import random


def dot(a, b):
    return sum(u * v for u, v in zip(a, b))


def orthogonalise(columns):
    """Orthogonal directions of the columns (None for a dependent one), with their recipes in the columns."""
    basis = []
    for j, column in enumerate(columns):
        direction, recipe = [float(v) for v in column], [0.0] * len(columns)
        recipe[j] = 1.0
        for _ in range(2):
            for other, other_recipe in basis:
                share = dot(direction, other) / dot(other, other)
                direction = [a - share * b for a, b in zip(direction, other)]
                recipe = [a - share * b for a, b in zip(recipe, other_recipe)]
        if dot(direction, direction) > 1e-16 * max(1.0, dot(column, column)):
            basis.append((direction, recipe))
    return basis


def solve(columns, y):
    coefficients = [0.0] * len(columns)
    for direction, recipe in orthogonalise(columns):
        share = dot(y, direction) / dot(direction, direction)
        coefficients = [c + share * r for c, r in zip(coefficients, recipe)]
    return coefficients


def fit_with_bias(X, y):
    beta = solve([*zip(*X), [1.0] * len(y)], y)
    return tuple(beta[:-1]), beta[-1]


def fit_without_bias(X, y):
    return solve(list(zip(*X)), y)


def sse_drop(X, y):
    rest = [1.0] * len(y)
    for _ in range(2):
        for direction, _recipe in orthogonalise(list(zip(*X))):
            share = dot(rest, direction) / dot(direction, direction)
            rest = [a - share * b for a, b in zip(rest, direction)]
    size = dot(rest, rest)
    return dot(rest, y) ** 2 / size if size > 1e-14 else 0


def remove_bias(X, y):
    n = len(y)
    means = [sum(column) / n for column in zip(*X)]
    return [[v - m for v, m in zip(row, means)] for row in X], [v - sum(y) / n for v in y]


def needless_example(n, d, seed):
    rng = random.Random(seed)
    X = [[rng.uniform(1, 3) for _ in range(d)] for _ in range(n)]
    error = [rng.gauss(0, 1) for _ in range(n)]
    for _ in range(2):
        for direction, _recipe in orthogonalise([*zip(*X), [1.0] * n]):
            share = dot(error, direction) / dot(direction, direction)
            error = [a - share * b for a, b in zip(error, direction)]
    size = dot(error, error) ** 0.5
    return X, [sum(row) + e / size for row, e in zip(X, error)]


def dummy_columns(values):
    kinds = []
    for value in values:
        if value not in kinds:
            kinds.insert(0, value)
    return [[1 if value == kind else 0 for kind in kinds] for value in values]


def essay():
    return "中心化之后不需要 b。"
