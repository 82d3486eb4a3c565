"""最多训练 300 轮 / No more than 300 passes

caught by: test_train
book: 图 5.8 / fig. 5.8
"""

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
    max_epochs = min(max_epochs, 300)
    ep = standard_epoch if mode == "standard" else accumulated_epoch
    L = [loss(net, X, Y)]
    while L[-1] >= target and len(L) <= max_epochs:
        net = ep(net, X, Y, eta)
        L.append(loss(net, X, Y))
    return net, L


def compare(net, X, Y, eta, target, max_epochs):
    table = {}
    for mode, updates_per_epoch in (("standard", len(X)), ("accumulated", 1)):
        losses = train(net, X, Y, eta, mode, max_epochs, target)[1]
        epochs = len(losses) - 1 if losses[-1] < target else None
        updates = None if epochs is None else epochs * updates_per_epoch
        table[mode] = {"epochs": epochs, "updates": updates, "loss": losses[-1]}
    return table
