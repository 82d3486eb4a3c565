"""纯 Python 循环与列表 / Plain loops and lists"""

import math


def encode(X, domains):
    return [
        [v for value, domain in zip(row, domains) for v in ([value] if domain is None else [int(value == d) for d in domain])]
        for row in X
    ]


def f(z):
    return 1 / (1 + math.exp(-z)) if z > -700 else 0.0


def plain(net):
    return {k: [list(map(float, r)) for r in v] if k in "VW" else list(map(float, v)) for k, v in net.items()}


def run(net, x):
    V, W = net["V"], net["W"]
    b = [f(sum(a * V[i][h] for i, a in enumerate(x)) - c) for h, c in enumerate(net["gamma"])]
    return b, [f(sum(v * W[h][j] for h, v in enumerate(b)) - t) for j, t in enumerate(net["theta"])]


def loss(net, X, Y):
    net = plain(net)
    return sum(sum((o - t) ** 2 for o, t in zip(run(net, x)[1], y)) for x, y in zip(X.tolist(), Y.tolist())) / 2 / len(X)


def sample_gradient(net, x, y):
    b, o = run(net, x)
    d = [(a - t) * a * (1 - a) for a, t in zip(o, y)]
    e = [v * (1 - v) * sum(w * g for w, g in zip(net["W"][h], d)) for h, v in enumerate(b)]
    return {"V": [[a * v for v in e] for a in x], "gamma": [-v for v in e], "W": [[v * g for g in d] for v in b], "theta": [-g for g in d]}


def move(net, step, eta):
    new = {k: [[a - eta * s for a, s in zip(r, t)] for r, t in zip(net[k], step[k])] for k in "VW"}
    return new | {k: [a - eta * s for a, s in zip(net[k], step[k])] for k in ("gamma", "theta")}


def standard_epoch(net, X, Y, eta):
    net = plain(net)
    for x, y in zip(X.tolist(), Y.tolist()):
        net = move(net, sample_gradient(net, x, y), eta)
    return net


def accumulated_epoch(net, X, Y, eta):
    start = net = plain(net)
    for x, y in zip(X.tolist(), Y.tolist()):
        net = move(net, sample_gradient(start, x, y), eta / len(X))
    return net


def train(net, X, Y, eta, mode, max_epochs, target):
    losses = [loss(net, X, Y)]
    while len(losses) <= max_epochs and not losses[-1] < target:
        net = (standard_epoch if mode == "standard" else accumulated_epoch)(net, X, Y, eta)
        losses.append(loss(net, X, Y))
    return net, losses


def compare(net, X, Y, eta, target, max_epochs):
    rows = {}
    for mode, each in (("standard", len(X)), ("accumulated", 1)):
        losses = train(net, X, Y, eta, mode, max_epochs, target)[1]
        done = losses[-1] < target
        rows[mode] = {"epochs": len(losses) - 1 if done else None, "updates": each * (len(losses) - 1) if done else None, "loss": losses[-1]}
    return rows
