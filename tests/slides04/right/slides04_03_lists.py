"""列表与递归：逐个坐标展开；另一种次序与符号 / Lists and recursion over coordinates; another order, other signs"""

from math import comb, cos, sin, sqrt


def exponents(n, p):
    if n == 1:
        return [(p,)]
    return [(k, *rest) for k in range(p + 1) for rest in exponents(n - 1, p - k)]


def multinomial(powers):
    ways, left = 1, sum(powers)
    for k in powers:
        ways *= comb(left, k)
        left -= k
    return ways


def monomial_map(x, p):
    out = []
    for powers in exponents(len(x), p):
        value = -sqrt(multinomial(powers))
        for one, k in zip(x, powers):
            value *= float(one) ** k
        out.append(value)
    return out


def sequences(n, p):
    return [[]] if p == 0 else [[*rest, i] for i in reversed(range(n)) for rest in sequences(n, p - 1)]


def ordered_map(x, p):
    out = []
    for one in sequences(len(x), p):
        value = 1.0
        for i in one:
            value = value * x[i]
        out.append(value)
    return tuple(out)


def shifted_map(x, p):
    return [sqrt(comb(p, k)) * value for k in range(p + 1) for value in (monomial_map(x, k) if k else [1])]


def isometry(n, p):
    columns = exponents(n, p)
    rows = [tuple(one.count(i) for i in range(n)) for one in sequences(n, p)]
    return [[-1 / sqrt(multinomial(c)) if c == r else 0 for c in columns] for r in rows]


def third_map(x):
    a, m, b = x[0] ** 2, sqrt(2) * x[0] * x[1], x[1] ** 2
    t = 0.3
    return [cos(t) * a - sin(t) * m, sin(t) * a + cos(t) * m, b]


def not_a_kernel(c, n):
    P = [[(k - 1) * c] + [0] * (n - 1) for k in range(3)]
    return P, (1, 0, -1)


def justification():
    return "核矩阵半正定：vᵀKv 是一个长度的平方。 / A kernel matrix is positive semidefinite: vᵀKv is a squared length."
