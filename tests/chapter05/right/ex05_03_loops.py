"""纯 Python 循环，逐个权重按链式法则 / Plain loops, the chain rule for one weight at a time"""

import math


def f(z):
    return 1 / (1 + math.exp(-z)) if z > -700 else 0.0


def run(net, x):
    b = [f(sum(x[i] * net["V"][i][h] for i in range(len(x))) - net["gamma"][h]) for h in range(len(net["gamma"]))]
    out = [f(sum(b[h] * net["W"][h][j] for h in range(len(b))) - net["theta"][j]) for j in range(len(net["theta"]))]
    return b, out


def output_terms(y_hat, y):
    return [(t - o) * o * (1 - o) for o, t in zip(y_hat, y)]


def hidden_terms(b, W, g):
    result = []
    for h, value in enumerate(b):
        total = 0.0
        for j, term in enumerate(g):
            total += W[h][j] * term
        result.append(total * value * (1 - value))
    return tuple(result)


def chain_factors(net, x, y, i, h):
    b, out = run(net, x)
    first = sum((o - t) * o * (1 - o) * net["W"][h][j] for j, (o, t) in enumerate(zip(out, y)))
    return [first, b[h] - b[h] ** 2, x[i]]


def delta_v(net, x, y, eta):
    rows = []
    for i in range(len(x)):
        row = []
        for h in range(len(net["gamma"])):
            a, b, c = chain_factors(net, x, y, i, h)
            row.append(-eta * a * b * c)
        rows.append(row)
    return rows
