"""逐样本更新，降则增、升则减并撤回 / Online updates; the rate grows while the error falls, and a bad pass is taken back"""

import numpy as np


def f(z):
    return np.exp(-np.logaddexp(0, -z))


def E(net, X, Y):
    O = f(f(X @ net["V"] - net["gamma"]) @ net["W"] - net["theta"])
    return 0.5 * np.mean(np.sum((O - Y) ** 2, axis=1))


def one_pass(net, X, Y, eta):
    V, c, W, t = (np.array(net[k], dtype=float) for k in ("V", "gamma", "W", "theta"))
    for x, y in zip(X, Y):
        b = f(x @ V - c)
        o = f(b @ W - t)
        g = o * (1 - o) * (y - o)
        e = b * (1 - b) * (W @ g)
        W = W + eta * np.outer(b, g)
        t = t - eta * g
        V = V + eta * np.outer(x, e)
        c = c - eta * e
    return {"V": V, "gamma": c, "W": W, "theta": t}


def adaptive_train(net, X, Y, eta0, epochs, seed):
    losses, etas, eta = [E(net, X, Y)], [], 2 * eta0
    for _ in range(epochs):
        new = one_pass(net, X, Y, eta)
        etas.append(eta)
        if E(new, X, Y) < losses[-1]:
            net, eta = new, eta * 1.3
        else:
            eta = eta * 0.5
        losses.append(E(net, X, Y))
    return {"etas": np.array(etas), "losses": np.array(losses), "net": net}


def passes_to_target(losses, target):
    t = 0
    while t < len(losses) and losses[t] > target:
        t += 1
    return t if t < len(losses) else None


def compare(datasets, nets, eta0, epochs, seed):
    table = {name: [] for name in nets}
    for name in nets:
        X, Y = datasets[name]
        for start in nets[name]:
            net, curve = start, [E(start, X, Y)]
            for _ in range(epochs):
                net = one_pass(net, X, Y, eta0)
                curve.append(E(net, X, Y))
            mine = adaptive_train(start, X, Y, eta0, epochs, seed)["losses"].tolist()
            table[name].append(dict(target=curve[-1], standard=passes_to_target(curve, curve[-1]), adaptive=passes_to_target(mine, curve[-1])))
    return table


def conclusions(table):
    result = {}
    for name in table:
        result[name] = "faster"
        for row in table[name]:
            if row["adaptive"] is None or row["adaptive"] > row["standard"] * 3 / 4:
                result[name] = "not faster"
    return result
