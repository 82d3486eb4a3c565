"""5.5 标准 BP 与累积 BP / Standard versus accumulated BP"""

import numpy as np


def encode(X, domains):
    columns = []
    for j, domain in enumerate(domains):
        values = [row[j] for row in X]
        if domain is None:
            columns.append(values)
        else:
            columns.extend([value == possible for value in values] for possible in domain)
    return np.array(columns, dtype=float).T


def sigmoid(z):
    return (1 + np.tanh(z / 2)) / 2


def forward(net, X):
    B = sigmoid(X @ net["V"] - net["gamma"])
    return B, sigmoid(B @ net["W"] - net["theta"])


def loss(net, X, Y):
    return float(((forward(net, X)[1] - Y) ** 2).sum() / 2 / len(X))


def sample_gradient(net, x, y):
    b, y_hat = forward(net, x)
    g = y_hat * (1 - y_hat) * (y - y_hat)  # (5.10)
    e = b * (1 - b) * (net["W"] @ g)  # (5.15)
    return {"V": -np.outer(x, e), "gamma": e, "W": -np.outer(b, g), "theta": g}


def descend(net, gradient, eta):
    return {key: net[key] - eta * gradient[key] for key in net}


def standard_epoch(net, X, Y, eta):
    for x, y in zip(X, Y):
        net = descend(net, sample_gradient(net, x, y), eta)
    return net


def accumulated_epoch(net, X, Y, eta):
    gradients = [sample_gradient(net, x, y) for x, y in zip(X, Y)]
    return descend(net, {key: sum(g[key] for g in gradients) / len(X) for key in net}, eta)


def train(net, X, Y, eta, mode, max_epochs, target):
    epoch = standard_epoch if mode == "standard" else accumulated_epoch
    losses = [loss(net, X, Y)]
    while losses[-1] >= target and len(losses) <= max_epochs:
        net = epoch(net, X, Y, eta)
        losses.append(loss(net, X, Y))
    return net, losses


def compare(net, X, Y, eta, target, max_epochs):
    table = {}
    for mode, updates_per_epoch in (("standard", len(X)), ("accumulated", 1)):
        losses = train(net, X, Y, eta, mode, max_epochs, target)[1]
        epochs = len(losses) - 1 if losses[-1] < target else None
        updates = None if epochs is None else epochs * updates_per_epoch
        table[mode] = {"epochs": epochs, "updates": updates, "loss": losses[-1]}
    return table


def observations():
    return r"""
从同一个网络出发，η = 2，目标 E < 0.1：标准 BP 要 22 轮、374 次更新，累积 BP 要 135 轮、135 次更新。η = 0.5 时是 38 轮对 533 轮。
每一轮都要算 17 个样本的梯度，计算量按轮数算，所以标准 BP 快得多；按更新次数算却是累积 BP 省。把样本的次序打乱，标准 BP 变成
11 轮，累积 BP 还是 135 轮。书上说的“累积误差下降到一定程度之后进一步下降会非常缓慢”也看得到：目标降到 0.01，标准 BP 要 99 轮，
累积 BP 要 1352 轮。
"""
