"""把 (5.10)-(5.15) 推广到随时间展开的网络：隐层的梯度项还要加上下一时刻隐层经 R 传回的一份 / (5.10)-(5.15) carried over to the net unrolled in time: the hidden terms also get what the next hidden layer sends back through R"""

import numpy as np


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


def elman_forward(net, xs, h0):
    H, O = [], []
    h = h0
    for x in xs:
        h = sigmoid(x @ net["U"] + h @ net["R"] - net["gamma"])
        H.append(h)
        O.append(sigmoid(h @ net["W"] - net["theta"]))
    return np.array(H), np.array(O)


def elman_loss(net, xs, ys, h0):
    _, O = elman_forward(net, xs, h0)
    return float(np.sum((O - ys) ** 2) / 2)


def hidden_deltas(net, xs, ys, h0):
    H, O = elman_forward(net, xs, h0)
    g = O * (1 - O) * (ys - O)
    e = np.zeros(H.shape)
    later = np.zeros(H.shape[1])
    for t in range(len(xs) - 1, -1, -1):
        e[t] = H[t] * (1 - H[t]) * (net["W"] @ g[t] + net["R"] @ later)
        later = e[t]
    return e


def gradient_from(H, h0, xs, g, e):
    before = np.vstack([h0, H[:-1]])
    return {
        "U": -(xs.T @ e),
        "R": -(before.T @ e),
        "gamma": e.sum(axis=0),
        "W": -(H.T @ g),
        "theta": g.sum(axis=0),
    }


def bptt_gradient(net, xs, ys, h0):
    H, O = elman_forward(net, xs, h0)
    g = O * (1 - O) * (ys - O)
    return gradient_from(H, h0, xs, g, hidden_deltas(net, xs, ys, h0))


def truncated_gradient(net, xs, ys, h0):
    H, O = elman_forward(net, xs, h0)
    g = O * (1 - O) * (ys - O)
    e = H * (1 - H) * (g @ net["W"].T)
    return gradient_from(H, h0, xs, g, e)


def derivation():
    return "e_t = h_t(1 - h_t)(W g_t + R e_{t+1})。"
