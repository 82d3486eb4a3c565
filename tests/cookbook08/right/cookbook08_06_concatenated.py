"""四个门合成一个大矩阵；全部的导数由反向得到；返回列表 / One large matrix for all gates; the total derivative backwards; lists"""

import numpy as np


def sigmoid(z):
    out = np.empty_like(z)
    out[z >= 0] = 1 / (1 + np.exp(-z[z >= 0]))
    e = np.exp(z[z < 0])
    out[z < 0] = e / (1 + e)
    return out


def pieces(params, xs, h0, c0):
    m, d = len(c0), xs.shape[1]
    W = np.concatenate([params["Wx"].reshape(4 * m, d), params["Wh"].reshape(4 * m, m)], axis=1)
    b = params["b"].reshape(-1)
    h, c, tape = h0, c0, []
    for x in xs:
        v = np.concatenate([x, h])
        z = W @ v + b
        gates = sigmoid(z[: 3 * m])
        i, f, o = gates[:m], gates[m : 2 * m], gates[2 * m :]
        g = np.tanh(z[3 * m :])
        old, c = c, f * c + i * g
        s = np.tanh(c)
        h = o * s
        tape.append((v, i, f, o, g, old, s, h, c))
    return W, tape


def forward(params, xs, h0, c0):
    _, tape = pieces(params, xs, h0, c0)
    return [row[7] for row in tape], [row[8] for row in tape], [row[2] for row in tape]


def back(W, tape, dH, dc):
    m, d = len(dc), W.shape[1] - len(dc)
    dW, db, dxs = np.zeros_like(W), np.zeros(len(W)), []
    dh = np.zeros(m)
    for (v, i, f, o, g, old, s, _, _), extra in zip(tape[::-1], dH[::-1]):
        dh = dh + extra
        do = dh * s
        dc = dc + dh * o * (1 - s) * (1 + s)
        gates = [dc * g * i * (1 - i), dc * old * f * (1 - f), do * o * (1 - o)]
        dz = np.concatenate([*gates, dc * i * (1 - g) * (1 + g)])
        dW += np.outer(dz, v)
        db += dz
        dv = W.T @ dz
        dxs.insert(0, dv[:d])
        dh, dc = dv[d:], dc * f
    return dW, db, dxs, dh, dc


def backward(params, xs, h0, c0, dH):
    m, d = len(c0), xs.shape[1]
    W, tape = pieces(params, xs, h0, c0)
    dW, db, dxs, dh, dc = back(W, tape, dH, np.zeros(m))
    return {
        "c0": dc.tolist(),
        "h0": dh.tolist(),
        "xs": [row.tolist() for row in dxs],
        "Wx": dW[:, :d].reshape(4, m, d).tolist(),
        "Wh": dW[:, d:].reshape(4, m, m).tolist(),
        "b": db.reshape(4, m).tolist(),
    }


def direct_path(F):
    with np.errstate(divide="ignore"):
        return np.exp(np.log(F).sum(axis=0))


def total_jacobian(params, xs, h0, c0):
    m = len(c0)
    W, tape = pieces(params, xs, h0, c0)
    return [back(W, tape, np.zeros((len(xs), m)), row)[4] for row in np.eye(m)]


def remember(T, tol):
    # A little candidate is let in, too, but hardly any of it.
    B = np.log(20 * T / tol)
    return {
        "Wx": np.array([0.0, 0.0, 1.0, 1.0]).reshape(4, 1, 1),
        "Wh": np.array([0.0, 0.0, -1.0, 0.5]).reshape(4, 1, 1),
        "b": np.array([-B, B, 1.0, 0.5]).reshape(4, 1),
    }


def explode(T, factor):
    # All gates wide open: f = i = o = 1 to the last digit, so that the factor is (1 + w)^(T-1).
    return {
        "Wx": [[[0.0]], [[0.0]], [[0.0]], [[0.0]]],
        "Wh": [[[0.0]], [[0.0]], [[0.0]], [[-((1.2 * factor) ** (1 / (T - 1))) - 1.0]]],
        "b": [[50.0], [50.0], [50.0], [0.0]],
    }
