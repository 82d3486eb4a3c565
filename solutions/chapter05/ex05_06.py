"""5.6 动态学习率的 BP 改进 / A faster BP by adapting the rate"""

import numpy as np


def sigmoid(z):
    return (1 + np.tanh(z / 2)) / 2


def forward(net, X):
    B = sigmoid(X @ net["V"] - net["gamma"])
    return B, sigmoid(B @ net["W"] - net["theta"])


def loss(net, X, Y):
    return float(((forward(net, X)[1] - Y) ** 2).sum() / 2 / len(X))


def gradient(net, X, Y):
    """The sum of the gradients of these samples."""
    B, out = forward(net, X)
    G = out * (1 - out) * (Y - out)
    E = B * (1 - B) * (G @ net["W"].T)
    return {"V": -X.T @ E, "gamma": E.sum(axis=0), "W": -B.T @ G, "theta": G.sum(axis=0)}


def standard_epoch(net, X, Y, eta):
    for k in range(len(X)):
        step = gradient(net, X[k : k + 1], Y[k : k + 1])
        net = {key: net[key] - eta * step[key] for key in net}
    return net


def adaptive_train(net, X, Y, eta0, epochs, seed):
    # Rprop: each parameter has its own step, which grows while the gradient keeps its sign and else halves.
    steps = {key: np.full(np.shape(net[key]), 10 * eta0) for key in net}
    before = {key: np.zeros(np.shape(net[key])) for key in net}
    losses, etas = [loss(net, X, Y)], []
    for _ in range(epochs):
        slope = gradient(net, X, Y)
        etas.append(float(np.mean(np.concatenate([step.ravel() for step in steps.values()]))))
        for key in net:
            agree = np.sign(slope[key]) * np.sign(before[key])
            steps[key] = steps[key] * np.where(agree > 0, 1.2, np.where(agree < 0, 0.5, 1))
        net = {key: net[key] - steps[key] * np.sign(slope[key]) for key in net}
        before = slope
        losses.append(loss(net, X, Y))
    return {"net": net, "losses": losses, "etas": etas}


def passes_to_target(losses, target):
    return next((t for t, error in enumerate(losses) if error <= target), None)


def compare(datasets, nets, eta0, epochs, seed):
    table = {}
    for name, (X, Y) in datasets.items():
        table[name] = []
        for net in nets[name]:
            losses, trained = [loss(net, X, Y)], net
            for _ in range(epochs):
                trained = standard_epoch(trained, X, Y, eta0)
                losses.append(loss(trained, X, Y))
            adaptive = adaptive_train(net, X, Y, eta0, epochs, seed)["losses"]
            target = losses[-1]
            passes = {"standard": passes_to_target(losses, target), "adaptive": passes_to_target(adaptive, target)}
            table[name].append({"target": target, **passes})
    return table


def conclusions(table):
    def faster(row):
        return row["adaptive"] is not None and row["adaptive"] <= 0.75 * row["standard"]

    return {name: "faster" if all(map(faster, rows)) else "not faster" for name, rows in table.items()}


def idea():
    return r"""
每个参数有自己的步长：梯度的符号不变，说明还在同一面坡上，步长乘以 1.2；符号变了，说明跨过了谷底，步长减半。更新
只看符号，饱和处梯度虽小，步子照样迈得开，平坦的方向也能走得快。
"""
