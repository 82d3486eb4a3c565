"""小批量 Adam，每轮打乱；代表学习率取平均的有效步长 / Adam on shuffled batches; the mean effective step stands for the rate"""

import numpy as np

KEYS = ("V", "gamma", "W", "theta")


def s(z):
    return 0.5 + 0.5 * np.tanh(0.5 * z)


def grads(net, X, Y):
    b = s(X @ net["V"] - net["gamma"])
    o = s(b @ net["W"] - net["theta"])
    d = (o - Y) * o * (1 - o)
    h = d @ net["W"].T * b * (1 - b)
    return {"V": X.T @ h, "gamma": -h.sum(0), "W": b.T @ d, "theta": -d.sum(0)}


def error(net, X, Y):
    o = s(s(X @ net["V"] - net["gamma"]) @ net["W"] - net["theta"])
    return float(np.square(o - Y).sum() / (2 * len(Y)))


def adaptive_train(net, X, Y, eta0, epochs, seed):
    rng = np.random.default_rng(seed)
    net = {k: np.array(net[k], dtype=float) for k in KEYS}
    m = {k: 0 * net[k] for k in KEYS}
    v = {k: 0 * net[k] for k in KEYS}
    losses, etas, t = [error(net, X, Y)], [], 0
    for _ in range(epochs):
        effective = []
        order = rng.permutation(len(X))
        for i in range(0, len(X), 10):
            t += 1
            g = grads(net, X[order[i : i + 10]], Y[order[i : i + 10]])
            for k in KEYS:
                m[k] = 0.9 * m[k] + 0.1 * g[k]
                v[k] = 0.999 * v[k] + 0.001 * g[k] ** 2
                rate = 2 * eta0 / (np.sqrt(v[k] / (1 - 0.999**t)) + 1e-8)
                effective.append(np.mean(rate))
                net[k] = net[k] - rate * m[k] / (1 - 0.9**t)
        etas.append(float(np.mean(effective)))
        losses.append(error(net, X, Y))
    return {"net": net, "losses": losses, "etas": etas}


def passes_to_target(losses, target):
    hits = np.flatnonzero(np.array(losses) <= target)
    return int(hits[0]) if len(hits) else None


def compare(datasets, nets, eta0, epochs, seed):
    out = {}
    for name, starts in nets.items():
        X, Y = datasets[name]
        out[name] = []
        for net in starts:
            trained, losses = net, [error(net, X, Y)]
            for _ in range(epochs):
                for i in range(len(X)):
                    g = grads(trained, X[[i]], Y[[i]])
                    trained = {k: trained[k] - eta0 * g[k] for k in KEYS}
                losses.append(error(trained, X, Y))
            fast = adaptive_train(net, X, Y, eta0, epochs, seed)["losses"]
            out[name].append({"target": losses[-1], "standard": passes_to_target(losses, losses[-1]), "adaptive": passes_to_target(fast, losses[-1])})
    return out


def conclusions(table):
    return {n: ("not faster", "faster")[all(r["adaptive"] is not None and r["adaptive"] / max(r["standard"], 1e-9) <= 0.75 or r["adaptive"] == 0 for r in rows)] for n, rows in table.items()}
