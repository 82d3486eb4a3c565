"""阈值并入权矩阵，输入补一个 -1 / Thresholds as a further row of weights, with an input of -1"""

import numpy as np


def encode(X, domains):
    rows = []
    for row in X:
        out = []
        for value, domain in zip(row, domains):
            if domain is None:
                out.append(float(value))
            else:
                hot = [0.0] * len(domain)
                hot[domain.index(value)] = 1.0
                out += hot
        rows.append(out)
    return rows


def _s(z):
    return np.exp(-np.logaddexp(0, -z))


def _join(net):
    return np.vstack([net["V"], net["gamma"]]).astype(float), np.vstack([net["W"], net["theta"]]).astype(float)


def _split(P, Q):
    return {"theta": Q[-1].copy(), "W": Q[:-1].copy(), "gamma": P[-1].copy(), "V": P[:-1].copy()}


def _both(P, Q, X, Y):
    X = np.hstack([X, -np.ones((len(X), 1))])
    B = np.hstack([_s(X @ P), -np.ones((len(X), 1))])
    O = _s(B @ Q)
    D = (O - Y) * O * (1 - O)
    H = (D @ Q.T * B * (1 - B))[:, :-1]
    return X.T @ H, B.T @ D


def loss(net, X, Y):
    P, Q = _join(net)
    one = -np.ones((len(X), 1))
    O = _s(np.hstack([_s(np.hstack([X, one]) @ P), one]) @ Q)
    return np.mean([0.5 * np.dot(d, d) for d in O - Y])


def sample_gradient(net, x, y):
    return _split(*_both(*_join(net), np.array([x]), np.array([y])))


def standard_epoch(net, X, Y, eta):
    P, Q = _join(net)
    for k in range(len(X)):
        a, b = _both(P, Q, X[k : k + 1], Y[k : k + 1])
        P, Q = P - eta * a, Q - eta * b
    return _split(P, Q)


def accumulated_epoch(net, X, Y, eta):
    P, Q = _join(net)
    a, b = _both(P, Q, X, Y)
    return _split(P - eta * a / len(X), Q - eta * b / len(X))


def train(net, X, Y, eta, mode, max_epochs, target):
    record = (loss(net, X, Y),)
    for _ in range(max_epochs):
        if record[-1] < target:
            return [net, record]
        net = {"standard": standard_epoch, "accumulated": accumulated_epoch}[mode](net, X, Y, eta)
        record += (loss(net, X, Y),)
    return [net, record]


def compare(net, X, Y, eta, target, max_epochs):
    result = {}
    for mode in ("accumulated", "standard"):
        _, record = train(net, X, Y, eta, mode, max_epochs, target)
        reached = next((t for t, value in enumerate(record) if value < target), None)
        each = {"accumulated": 1, "standard": np.shape(X)[0]}[mode]
        result[mode] = dict(epochs=reached, updates=reached if reached is None else reached * each, loss=record[-1])
    return result
