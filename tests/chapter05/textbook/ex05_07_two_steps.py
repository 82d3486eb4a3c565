"""照 5.5.1 节的两步：先定中心（四个角），再用梯度下降（BP）求权 / The two steps of section 5.5.1: first the centres (the four corners), then the weights by gradient descent (BP)"""

import numpy as np


def rbf_output(net, X):
    phi = np.zeros(len(X))
    for w, c, beta in zip(net["weights"], net["centers"], net["betas"]):
        phi += w * np.exp(-beta * np.sum((X - c) ** 2, axis=1))
    return phi


def exact_xor(corners, targets, beta):
    rho = np.array([[np.exp(-beta * np.sum((x - c) ** 2)) for c in corners] for x in corners])
    weights = np.zeros(4)
    for _ in range(20000):
        weights = weights - 0.1 * rho.T @ (rho @ weights - targets)
    return {"centers": corners.copy(), "weights": weights, "betas": np.full(4, beta)}


def two_unit_xor(side):
    return {
        "centers": np.array([[0.0, side], [side, 0.0]]),
        "weights": np.array([1.0, 1.0]),
        "betas": np.full(2, 4 / side**2),
    }


def one_unit_obstruction(center, corners):
    squares = np.sum((center - corners) ** 2, axis=1)
    return float(squares[0] + squares[2] - squares[1] - squares[3])


def justification():
    return "到矩形两组对角的距离平方和相等, 一个单元只看距离, 不能让两个对角都近而另两个都远。"
