"""取值按子串比较: “蜷” 也算 “稍蜷” / Finds a value inside another one, since texts are compared by `in`

caught by: test_encode
book: §4.4.1
"""

import numpy as np


def encode(X, domains):
    rows = []
    for r in X:
        row = []
        for v, dom in zip(r, domains):
            row += [v] if dom is None else [1 if v in u else 0 for u in dom]
        rows.append(row)
    return rows


def sig(z):
    return 0.5 * (1 + np.tanh(np.asarray(z, float) / 2))


def loss(net, X, Y):
    O = sig(sig(np.asarray(X) @ net["V"] - net["gamma"]) @ net["W"] - net["theta"])
    return float(((O - Y) ** 2).sum() / (2 * len(X)))


def sample_gradient(net, x, y):
    b = sig(x @ net["V"] - net["gamma"])
    o = sig(b @ net["W"] - net["theta"])
    g = o * (1 - o) * (y - o)
    e = b * (1 - b) * (net["W"] @ g)
    return {"V": -np.outer(x, e), "gamma": e, "W": -np.outer(b, g), "theta": g}


def step(net, grad, eta):
    return {k: net[k] - eta * grad[k] for k in net}


def standard_epoch(net, X, Y, eta):
    for x, y in zip(X, Y):
        net = step(net, sample_gradient(net, x, y), eta)
    return net


def accumulated_epoch(net, X, Y, eta):
    gs = [sample_gradient(net, x, y) for x, y in zip(X, Y)]
    return step(net, {k: sum(g[k] for g in gs) / len(gs) for k in net}, eta)


def train(net, X, Y, eta, mode, max_epochs, target):
    run = {"standard": standard_epoch, "accumulated": accumulated_epoch}[mode]
    losses = [loss(net, X, Y)]
    while losses[-1] >= target and len(losses) <= max_epochs:
        net = run(net, X, Y, eta)
        losses.append(loss(net, X, Y))
    return {k: np.array(v) for k, v in net.items()}, losses


def compare(net, X, Y, eta, target, max_epochs):
    out = {}
    for mode, per in (("standard", len(X)), ("accumulated", 1)):
        losses = train(net, X, Y, eta, mode, max_epochs, target)[1]
        ok = losses[-1] < target
        t = len(losses) - 1
        out[mode] = {"epochs": t if ok else None, "updates": t * per if ok else None, "loss": losses[-1]}
    return out
