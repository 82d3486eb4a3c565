"""纯 Python 消元，中心不在样本上 / Plain elimination, with centers beside the samples"""

import math


def _phi(x, c, beta):
    return math.exp(-beta * sum((float(a) - float(b)) ** 2 for a, b in zip(x, c)))


def rbf_output(net, X):
    return [sum(w * _phi(x, c, b) for c, w, b in zip(net["centers"], net["weights"], net["betas"])) for x in X]


def exact_xor(corners, targets, beta):
    M = [[_phi(x, c, beta) for c in corners] + [float(t)] for x, t in zip(corners, targets)]
    for k in range(4):
        p = max(range(k, 4), key=lambda r: abs(M[r][k]))
        M[k], M[p] = M[p], M[k]
        for r in range(4):
            if r != k:
                f = M[r][k] / M[k][k]
                M[r] = [a - f * b for a, b in zip(M[r], M[k])]
    return {
        "centers": [list(map(float, c)) for c in corners] + [[0.0, 0.0]],
        "weights": [M[k][4] / M[k][k] for k in range(4)] + [0.0],
        "betas": [beta] * 5,
    }


def two_unit_xor(side):
    return {"centers": [[side, 0], [0, side]], "weights": [0.6, 0.7], "betas": (5 / side / side, 4.0 / side**2)}


def one_unit_obstruction(center, corners):
    total = 0.0
    for sign, corner in zip((1, -1, 1, -1), corners):
        total += sign * math.dist(corner, center) ** 2
    return total


def justification():
    return "圆。"
