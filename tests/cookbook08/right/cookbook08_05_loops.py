"""纯 Python 循环，前向累积导数，返回嵌套列表 / Plain loops, derivatives carried forwards, nested lists"""

import math


def output_jacobian(Wy, by, v):
    s = [sum(float(w) * float(x) for w, x in zip(row, v)) + float(b) for row, b in zip(Wy, by)]
    e = [math.exp(z - max(s)) for z in s]
    y = [x / sum(e) for x in e]
    k = len(y)
    return [[[y[i] * ((i == p) - y[p]) * float(x) for x in v] for p in range(k)] for i in range(k)]


def states(Wx, Wv, bv, xs, v0):
    v, out = [float(a) for a in v0], []
    for x in xs:
        v = [
            math.tanh(
                sum(float(a) * float(b) for a, b in zip(Wx[i], x))
                + sum(float(a) * b for a, b in zip(Wv[i], v))
                + float(bv[i])
            )
            for i in range(len(bv))
        ]
        out.append(v)
    return out


def state_jacobian(Wv, V, k, t):
    m = len(Wv)
    J = [[1 if i == j else 0 for j in range(m)] for i in range(m)]
    for v in V.tolist()[k + 1 : t + 1]:
        J = [[(1 - v[i] ** 2) * sum(float(Wv[i][q]) * J[q][j] for q in range(m)) for j in range(m)] for i in range(m)]
    return J


def recurrent_gradient(Wv, V, g):
    Wv, V = Wv.tolist(), V.tolist()
    m, T = len(Wv), len(V) - 1
    # change[i][p][q] = d v_t[i] / d Wv[p][q]
    change = [[[0.0] * m for _ in range(m)] for _ in range(m)]
    for t in range(1, T + 1):
        change = [
            [
                [
                    (1 - V[t][i] ** 2) * ((i == p) * V[t - 1][q] + sum(Wv[i][r] * change[r][p][q] for r in range(m)))
                    for q in range(m)
                ]
                for p in range(m)
            ]
            for i in range(m)
        ]
    return [[sum(float(g[i]) * change[i][p][q] for i in range(m)) for q in range(m)] for p in range(m)]


def surprise(steps, factor):
    # A slowly turning ellipse: after `steps` turns the short axis has become the long one.
    theta = math.pi / 2 / steps
    s = factor / 0.9**steps
    return [[0.9 * math.cos(theta), -0.9 * s * math.sin(theta)], [0.9 * math.sin(theta) / s, 0.9 * math.cos(theta)]]


def clipped(g, c):
    length = math.hypot(*map(float, g))
    if length <= c:
        return g
    return [float(x) / length * c for x in g]


def turned(degrees):
    n = 1000
    low, high = 0.0, 1e6
    target = math.cos(math.radians(degrees + 0.5))
    while high - low > 1e-9 * high:
        middle = (low + high) / 2
        g = [-middle] + [2.0] * (n - 1)
        w = [max(-1.0, min(1.0, x)) for x in g]
        cosine = sum(a * b for a, b in zip(g, w)) / math.hypot(*g) / math.hypot(*w)
        # below 2 the first number is cut less than the others; beyond, the angle grows
        if middle < 2 or cosine > target:
            low = middle
        else:
            high = middle
    return [-high] + [2.0] * (n - 1)
