"""把隐层的梯度项裁剪到 [-1, 1] / Clips the hidden terms to [-1, 1]

caught by: test_hidden_deltas, test_full_gradient
hint: large values are not clipped
book: §5.5.5
"""

import numpy as np


def sig(z):
    return 0.5 * (1 + np.tanh(np.asarray(z, float) / 2))


def elman_forward(net, xs, h0):
    h = np.asarray(h0, float)
    H, O = [], []
    for x in xs:
        h = sig(x @ net["U"] + h @ net["R"] - net["gamma"])
        H.append(h)
        O.append(sig(h @ net["W"] - net["theta"]))
    return np.array(H), np.array(O)


def elman_loss(net, xs, ys, h0):
    H, O = elman_forward(net, xs, h0)
    return float(((O - ys) ** 2).sum() / 2)


def terms(net, xs, ys, h0):
    H, O = elman_forward(net, xs, h0)
    G = O * (1 - O) * (ys - O)
    return H, G


def hidden_deltas(net, xs, ys, h0):
    H, G = terms(net, xs, ys, h0)
    D = np.zeros(H.shape)
    for t in range(len(H) - 1, -1, -1):
        back = G[t] @ net["W"].T
        if t + 1 < len(H):
            back = back + D[t + 1] @ net["R"].T
        D[t] = np.clip(H[t] * (1 - H[t]) * back, -1, 1)
    return D


def assemble(net, xs, h0, H, D, G):
    P = np.vstack([h0, H[:-1]])
    return {"U": -np.asarray(xs).T @ D, "R": -P.T @ D, "gamma": D.sum(0), "W": -H.T @ G, "theta": G.sum(0)}


def bptt_gradient(net, xs, ys, h0):
    H, G = terms(net, xs, ys, h0)
    return assemble(net, xs, h0, H, hidden_deltas(net, xs, ys, h0), G)


def truncated_gradient(net, xs, ys, h0):
    H, G = terms(net, xs, ys, h0)
    return assemble(net, xs, h0, H, H * (1 - H) * (G @ net["W"].T), G)
