"""照 5.7 节的建议“先使用较大的学习率然后逐步缩小”，其余是图 5.8 的标准 BP / The advice of section 5.7, "a larger rate first, then shrink it step by step"; else the standard BP of figure 5.8"""

import numpy as np


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


def loss(net, X, Y):
    b = sigmoid(X @ net["V"] - net["gamma"])
    y_hat = sigmoid(b @ net["W"] - net["theta"])
    return float(np.sum((y_hat - Y) ** 2) / 2 / len(X))


def standard_epoch(net, X, Y, eta):
    V, gamma, W, theta = net["V"], net["gamma"], net["W"], net["theta"]
    for x, y in zip(X, Y):
        b = sigmoid(x @ V - gamma)
        y_hat = sigmoid(b @ W - theta)
        g = y_hat * (1 - y_hat) * (y - y_hat)
        e = b * (1 - b) * (W @ g)
        W = W + eta * np.outer(b, g)
        theta = theta - eta * g
        V = V + eta * np.outer(x, e)
        gamma = gamma - eta * e
    return {"V": V, "gamma": gamma, "W": W, "theta": theta}


def adaptive_train(net, X, Y, eta0, epochs, seed):
    losses = [loss(net, X, Y)]
    etas = []
    for t in range(epochs):
        eta = 50 * eta0 * 0.97**t
        net = standard_epoch(net, X, Y, eta)
        losses.append(loss(net, X, Y))
        etas.append(eta)
    return {"net": net, "losses": losses, "etas": etas}


def passes_to_target(losses, target):
    for t, value in enumerate(losses):
        if value <= target:
            return t
    return None


def compare(datasets, nets, eta0, epochs, seed):
    table = {}
    for name, (X, Y) in datasets.items():
        table[name] = []
        for start in nets[name]:
            net = start
            losses = [loss(net, X, Y)]
            for _ in range(epochs):
                net = standard_epoch(net, X, Y, eta0)
                losses.append(loss(net, X, Y))
            target = losses[-1]
            adaptive = adaptive_train(start, X, Y, eta0, epochs, seed)
            table[name].append(
                {
                    "target": target,
                    "standard": passes_to_target(losses, target),
                    "adaptive": passes_to_target(adaptive["losses"], target),
                }
            )
    return table


def conclusions(table):
    result = {}
    for name, rows in table.items():
        faster = all(row["adaptive"] is not None and row["adaptive"] <= 0.75 * row["standard"] for row in rows)
        result[name] = "faster" if faster else "not faster"
    return result


def idea():
    return "开始时学习率大, 以后每轮乘以 0.97。"
