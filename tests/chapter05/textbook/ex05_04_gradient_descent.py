"""梯度下降照 (5.6) 与附录 B.4，累积 BP 照 (5.10)-(5.16)；二次曲面上的界由 w ← w - ηA(w - w*) 直接推出 / Gradient descent by (5.6) and appendix B.4, accumulated BP by (5.10)-(5.16); the limits on the quadratic follow from w ← w - ηA(w - w*)"""

import numpy as np


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


def iterates(A, w_star, w0, eta, steps):
    w = w0.astype(float)
    rows = [w]
    for _ in range(steps):
        w = w - eta * (A @ (w - w_star))
        rows.append(w)
    return np.array(rows)


def max_stable_eta(A):
    return float(2 / np.max(np.linalg.eigvalsh(A)))


def contraction(A, eta):
    return float(np.max(np.abs(1 - eta * np.linalg.eigvalsh(A))))


def fastest_eta(A):
    values = np.linalg.eigvalsh(A)
    return float(2 / (values.max() + values.min()))


def regime(A, eta):
    factors = 1 - eta * np.linalg.eigvalsh(A)
    if np.max(np.abs(factors)) >= 1:
        return "divergent"
    if np.min(factors) < 0:
        return "oscillating"
    return "monotone"


def surprising_surface(eta):
    if eta < 1:
        return np.array([[3 / eta]])
    return np.array([[1 / eta]])


def forward(net, X):
    b = sigmoid(X @ net["V"] - net["gamma"])
    return b, sigmoid(b @ net["W"] - net["theta"])


def learning_rate_table(net, X, Y, etas, epochs):
    table = []
    m = len(X)
    for eta in etas:
        now = dict(net)
        for _ in range(epochs):
            b, y_hat = forward(now, X)
            g = y_hat * (1 - y_hat) * (Y - y_hat)
            e = b * (1 - b) * (g @ now["W"].T)
            now = {
                "V": now["V"] + eta * X.T @ e / m,
                "gamma": now["gamma"] - eta * e.sum(axis=0) / m,
                "W": now["W"] + eta * b.T @ g / m,
                "theta": now["theta"] - eta * g.sum(axis=0) / m,
            }
        _, y_hat = forward(now, X)
        table.append(float(np.sum((y_hat - Y) ** 2) / 2 / m))
    return table


def essay():
    return "太小则慢, 太大则振荡乃至发散, 界由曲率决定。"
