"""逐样本更新，每六轮才调一次学习率 / Online updates; the rate is judged every sixth pass"""

import numpy as np


def sig(z):
    return 0.5 * (1 + np.tanh(z / 2))


def copy(net):
    return {k: np.array(v, float) for k, v in net.items()}


def err(net, X, Y):
    O = sig(sig(X @ net["V"] - net["gamma"]) @ net["W"] - net["theta"])
    return float(((O - Y) ** 2).sum() / (2 * len(X)))


def sgd(net, X, Y, eta):
    for x, y in zip(X, Y):
        b = sig(x @ net["V"] - net["gamma"])
        o = sig(b @ net["W"] - net["theta"])
        g = o * (1 - o) * (y - o)
        e = b * (1 - b) * (net["W"] @ g)
        net["W"] += eta * np.outer(b, g)
        net["theta"] -= eta * g
        net["V"] += eta * np.outer(x, e)
        net["gamma"] -= eta * e


def adaptive_train(net, X, Y, eta0, epochs, seed):
    net = copy(net)
    losses, etas = [err(net, X, Y)], []
    eta = 3 * eta0
    for _ in range(epochs):
        sgd(net, X, Y, eta)
        losses.append(err(net, X, Y))
        etas.append(eta)
        if len(etas) % 6:
            continue
        if losses[-1] > losses[-7]:
            eta /= 2
        else:
            eta *= 1.6
    return {"net": net, "losses": losses, "etas": etas}


def passes_to_target(losses, target):
    for t, v in enumerate(losses):
        if v <= target:
            return t
    return None


def compare(datasets, nets, eta0, epochs, seed):
    out = {}
    for name, (X, Y) in datasets.items():
        rows = []
        for net in nets[name]:
            s = copy(net)
            ls = [err(s, X, Y)]
            for _ in range(epochs):
                sgd(s, X, Y, eta0)
                ls.append(err(s, X, Y))
            target = ls[-1]
            a = adaptive_train(net, X, Y, eta0, epochs, seed)
            rows.append(
                {
                    "target": target,
                    "standard": passes_to_target(ls, target),
                    "adaptive": passes_to_target(a["losses"], target),
                }
            )
        out[name] = rows
    return out


def conclusions(table):
    out = {}
    for n, rows in table.items():
        ok = all(r["adaptive"] is not None and r["adaptive"] <= 0.75 * r["standard"] for r in rows)
        out[n] = "faster" if ok else "not faster"
    return out
