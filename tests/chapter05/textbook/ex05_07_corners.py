"""输出照 (5.18)、(5.19)；以四个角为中心，解线性方程组得权 / The output by (5.18) and (5.19); the four corners are the centres, the weights solve a linear system"""

import numpy as np


def rbf_output(net, X):
    phi = np.zeros(len(X))
    for w, c, beta in zip(net["weights"], net["centers"], net["betas"]):
        phi += w * np.exp(-beta * np.sum((X - c) ** 2, axis=1))
    return phi


def exact_xor(corners, targets, beta):
    rho = np.array([[np.exp(-beta * np.sum((x - c) ** 2)) for c in corners] for x in corners])
    return {"centers": corners.copy(), "weights": np.linalg.solve(rho, targets), "betas": np.full(4, beta)}


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
