"""展开成 T 层，纯 Python 列表 / Unrolled into T layers, plain lists"""

import math


def f(z):
    return 1 / (1 + math.exp(-z)) if z > -700 else 0.0


def elman_forward(net, xs, h0):
    H, O, h = [], [], list(h0)
    for x in xs:
        h = [
            f(sum(x[i] * net["U"][i][k] for i in range(len(x))) + sum(h[a] * net["R"][a][k] for a in range(len(h))) - net["gamma"][k])
            for k in range(len(h))
        ]
        H.append(h)
        O.append([f(sum(h[a] * net["W"][a][j] for a in range(len(h))) - net["theta"][j]) for j in range(len(net["theta"]))])
    return H, O


def elman_loss(net, xs, ys, h0):
    return sum((o - y) ** 2 for row, wanted in zip(elman_forward(net, xs, h0)[1], ys) for o, y in zip(row, wanted)) / 2


def _deltas(net, xs, ys, h0, through_time):
    H, O = elman_forward(net, xs, h0)
    q = len(h0)
    D, later = [], [0.0] * q
    for h, o, y in zip(reversed(H), reversed(O), reversed(list(ys))):
        g = [(y[j] - o[j]) * o[j] * (1 - o[j]) for j in range(len(o))]
        back = [sum(net["W"][k][j] * g[j] for j in range(len(g))) for k in range(q)]
        if through_time:
            back = [back[k] + sum(net["R"][k][b] * later[b] for b in range(q)) for k in range(q)]
        later = [h[k] * (1 - h[k]) * back[k] for k in range(q)]
        D.insert(0, (later, g))
    return D


def hidden_deltas(net, xs, ys, h0):
    return [d for d, _ in _deltas(net, xs, ys, h0, True)]


def _gradient(net, xs, ys, h0, through_time):
    H, _ = elman_forward(net, xs, h0)
    q, d, l = len(h0), len(xs[0]), len(ys[0])
    total = {"U": [[0.0] * q for _ in range(d)], "R": [[0.0] * q for _ in range(q)], "gamma": [0.0] * q, "W": [[0.0] * l for _ in range(q)], "theta": [0.0] * l}
    for t, (delta, g) in enumerate(_deltas(net, xs, ys, h0, through_time)):
        before = H[t - 1] if t else h0
        for k in range(q):
            total["gamma"][k] += delta[k]
            for i in range(d):
                total["U"][i][k] -= xs[t][i] * delta[k]
            for a in range(q):
                total["R"][a][k] -= before[a] * delta[k]
            for j in range(l):
                total["W"][k][j] -= H[t][k] * g[j]
        for j in range(l):
            total["theta"][j] += g[j]
    return total


def bptt_gradient(net, xs, ys, h0):
    return _gradient(net, xs, ys, h0, True)


def truncated_gradient(net, xs, ys, h0):
    return _gradient(net, xs, ys, h0, False)


def derivation():
    return "按时间展开。"
