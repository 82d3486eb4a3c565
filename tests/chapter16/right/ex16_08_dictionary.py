"""以 z 的元组为键的字典 / A dictionary with the tuple of z as key"""

import math


def kernel(u, v, kind, width):
    u, v = tuple(map(float, u)), tuple(map(float, v))
    if kind == "linear":
        return math.fsum(x * y for x, y in zip(u, v))
    if kind == "delta":
        return 1 if u == v else 0
    return math.exp(-((math.dist(u, v) / width) ** 2) / 2)


def to_dict(centers, coefs):
    table = {}
    for center, c in zip(centers, coefs):
        key = tuple(float(x) for x in center)
        table[key] = table.get(key, 0) + c
    return table


def value(table, z, kind, width):
    return sum(c * kernel(key, z, kind, width) for key, c in table.items())


def q_value(centers, coefs, z, kind, width):
    return value(to_dict(centers, coefs), z, kind, width)


def update(table, z, r, z2, done, alpha, gamma, kind, width):
    table = dict(table)
    q = value(table, z, kind, width)
    target = r
    if not done:
        target += gamma * value(table, z2, kind, width)
    key = tuple(map(float, z))
    table[key] = table.get(key, 0.0) + alpha * (target - q)
    return table


def split(table):
    return [list(key) for key in table], list(table.values())


def sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width):
    return split(update(to_dict(centers, coefs), z, r, z2, done, alpha, gamma, kind, width))


def compress(centers, coefs):
    table = to_dict(centers, coefs)
    return split({key: c for key, c in table.items() if c != 0})


def run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width):
    A = len(P[0])
    table = {}

    def z(s, a):
        return tuple(X[s]) + tuple(1.0 if b == a else 0.0 for b in range(A))

    def greedy(s):
        values = [value(table, z(s, a), kind, width) for a in range(A)]
        return next(a for a in range(A) if values[a] >= max(values) - 1e-9)

    state, action = start, greedy(start)
    for row in u:
        total, s2 = 0.0, -1
        while total <= row[2]:
            s2 += 1
            total += P[state][action][s2]
        r = R[state][action][s2]
        if s2 == goal:
            table = update(table, z(state, action), r, None, True, alpha, gamma, kind, width)
            state, action = start, greedy(start)
        else:
            a2 = int(row[1] * A) if row[0] < epsilon else greedy(s2)
            table = update(table, z(state, action), r, z(s2, a2), False, alpha, gamma, kind, width)
            state, action = s2, a2
    return split(table)
