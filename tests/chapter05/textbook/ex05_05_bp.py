"""标准 BP 照图 5.8，累积 BP 照 (5.16) 把各样本的更新量平均；离散属性照 3.2 节化成 k 维向量 / Standard BP by figure 5.8; accumulated BP averages the updates over the samples by (5.16); discrete attributes become vectors by section 3.2"""

import numpy as np


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


def encode(X, domains):
    rows = []
    for cells in X:
        row = []
        for cell, domain in zip(cells, domains):
            if domain is None:
                row.append(float(cell))
            else:
                row.extend(1.0 if cell == value else 0.0 for value in domain)
        rows.append(row)
    return np.array(rows)


def forward(net, x):
    b = sigmoid(x @ net["V"] - net["gamma"])
    y_hat = sigmoid(b @ net["W"] - net["theta"])
    return b, y_hat


def loss(net, X, Y):
    total = 0.0
    for x, y in zip(X, Y):
        _, y_hat = forward(net, x)
        total += np.sum((y_hat - y) ** 2) / 2
    return float(total / len(X))


def sample_gradient(net, x, y):
    b, y_hat = forward(net, x)
    g = y_hat * (1 - y_hat) * (y - y_hat)
    e = b * (1 - b) * (net["W"] @ g)
    return {"V": -np.outer(x, e), "gamma": e, "W": -np.outer(b, g), "theta": g}


def standard_epoch(net, X, Y, eta):
    for x, y in zip(X, Y):
        gradient = sample_gradient(net, x, y)
        net = {key: net[key] - eta * gradient[key] for key in net}
    return net


def accumulated_epoch(net, X, Y, eta):
    total = {key: np.zeros(net[key].shape) for key in net}
    for x, y in zip(X, Y):
        gradient = sample_gradient(net, x, y)
        for key in net:
            total[key] += gradient[key]
    return {key: net[key] - eta * total[key] / len(X) for key in net}


def train(net, X, Y, eta, mode, max_epochs, target):
    net = {key: net[key].astype(float) for key in net}
    losses = [loss(net, X, Y)]
    while losses[-1] >= target and len(losses) <= max_epochs:
        if mode == "standard":
            net = standard_epoch(net, X, Y, eta)
        else:
            net = accumulated_epoch(net, X, Y, eta)
        losses.append(loss(net, X, Y))
    return net, losses


def compare(net, X, Y, eta, target, max_epochs):
    table = {}
    for mode in ["standard", "accumulated"]:
        _, losses = train(net, X, Y, eta, mode, max_epochs, target)
        epochs = updates = None
        if losses[-1] < target:
            epochs = len(losses) - 1
            updates = epochs * len(X) if mode == "standard" else epochs
        table[mode] = {"epochs": epochs, "updates": updates, "loss": losses[-1]}
    return table
