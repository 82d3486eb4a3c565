"""5.4 学习率的影响 / What the learning rate does"""

import numpy as np


def iterates(A, w_star, w0, eta, steps):
    rows = [np.asarray(w0, dtype=float)]
    for _ in range(steps):
        rows.append(rows[-1] - eta * A @ (rows[-1] - w_star))
    return np.array(rows)


def curvatures(A):
    """The eigenvalues of A, ascending: along each eigenvector the distance to w* is multiplied by 1 - ηλ."""
    return np.linalg.eigvalsh(A)


def max_stable_eta(A):
    return float(2 / curvatures(A)[-1])


def contraction(A, eta):
    return float(np.abs(1 - eta * curvatures(A)).max())


def fastest_eta(A):
    # The steepest and the flattest direction shrink equally fast, with opposite signs.
    rates = curvatures(A)
    return float(2 / (rates[0] + rates[-1]))


def regime(A, eta):
    if contraction(A, eta) > 1:
        return "divergent"
    return "oscillating" if eta * curvatures(A)[-1] > 1 else "monotone"


def surprising_surface(eta):
    return np.array([[3 / eta]]) if eta < 1 else np.array([[1 / eta]])


def sigmoid(z):
    return (1 + np.tanh(z / 2)) / 2


def forward(net, X):
    B = sigmoid(X @ net["V"] - net["gamma"])
    return B, sigmoid(B @ net["W"] - net["theta"])


def accumulated_epoch(net, X, Y, eta):
    B, out = forward(net, X)
    G = out * (1 - out) * (Y - out) / len(X)
    E = B * (1 - B) * (G @ net["W"].T)
    return {
        "V": net["V"] + eta * X.T @ E,
        "gamma": net["gamma"] - eta * E.sum(axis=0),
        "W": net["W"] + eta * B.T @ G,
        "theta": net["theta"] - eta * G.sum(axis=0),
    }


def learning_rate_table(net, X, Y, etas, epochs):
    losses = []
    for eta in etas:
        trained = net
        for _ in range(epochs):
            trained = accumulated_epoch(trained, X, Y, eta)
        losses.append(float(((forward(trained, X)[1] - Y) ** 2).sum() / 2 / len(X)))
    return losses


def essay():
    return r"""
在特征方向上，到最优点的距离每步乘以 $1 - \eta\lambda$。η 很小时各方向都接近 1，收敛缓慢；适中时较快，最陡与最平的方向
收缩得一样快时最快；$\eta > 1/\lambda_{\max}$ 后最陡的方向来回振荡，$\eta > 2/\lambda_{\max}$ 则发散。界由曲率
决定，与 1 无关。在 BP 网络上，η 过大还会使神经元饱和，梯度消失，误差停在很高处。
"""
