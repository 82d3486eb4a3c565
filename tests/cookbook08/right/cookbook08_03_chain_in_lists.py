"""不用 numpy，依次经过 x̂、方差、均值的链式法则；盲方向是 (1, …, 1) 与 x / Without numpy; the chain rule through x̂, variance, mean"""

from math import sqrt


def statistics(column):
    m = len(column)
    mean = sum(column) / m
    mean += sum(value - mean for value in column) / m
    return mean, sum((value - mean) ** 2 for value in column) / m


def normalize(X, gamma, beta, eps):
    found = [statistics([float(row[j]) for row in X]) for j in range(len(gamma))]
    Z = [
        [
            g * (float(value) - mu) / sqrt(var + eps) + shift
            for value, g, shift, (mu, var) in zip(row, gamma, beta, found)
        ]
        for row in X
    ]
    return Z, [mu for mu, _ in found], [var for _, var in found]


def jacobian(x, eps):
    x = [float(value) for value in x]
    columns = []
    for j in range(len(x)):
        columns.append(through(x, eps, [float(i == j) for i in range(len(x))]))
    # What comes back from x̂_i alone is row i.
    return columns


def through(x, eps, back):
    """The derivatives by x, given those by x̂."""
    m = len(x)
    mu, var = statistics(x)
    s = sqrt(var + eps)
    by_var = sum(d * (value - mu) for d, value in zip(back, x)) * -0.5 / s**3
    by_mu = -sum(back) / s
    return [d / s + by_var * 2 * (value - mu) / m + by_mu / m for d, value in zip(back, x)]


def blind_directions(x):
    return [[1] * len(x), list(x)]


def backward(X, gamma, eps, dZ):
    n = len(gamma)
    by_x, by_gamma, by_beta = [], [], []
    for j in range(n):
        x, dz = [float(row[j]) for row in X], [float(row[j]) for row in dZ]
        mu, var = statistics(x)
        by_x.append(through(x, eps, [d * gamma[j] for d in dz]))
        by_gamma.append(sum(d * (value - mu) for d, value in zip(dz, x)) / sqrt(var + eps))
        by_beta.append(sum(dz))
    return [list(row) for row in zip(*by_x)], by_gamma, by_beta


def fold(W, b, gamma, beta, mean, var, eps):
    factors = [g / sqrt(v + eps) for g, v in zip(gamma, var)]
    new_W = [[w * factor for w, factor in zip(row, factors)] for row in W]
    return new_W, [(c - mu) * factor + shift for c, mu, factor, shift in zip(b, mean, factors, beta)]
