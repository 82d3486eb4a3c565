"""5.9 Elman 网络的 BP 算法 / Back-propagation for the Elman network"""

import numpy as np


def sigmoid(z):
    return (1 + np.tanh(z / 2)) / 2


def elman_forward(net, xs, h0):
    H, h = [], h0
    for x in xs:
        h = sigmoid(x @ net["U"] + h @ net["R"] - net["gamma"])
        H.append(h)
    return np.array(H), sigmoid(np.array(H) @ net["W"] - net["theta"])


def elman_loss(net, xs, ys, h0):
    return float(((elman_forward(net, xs, h0)[1] - ys) ** 2).sum() / 2)


def output_deltas(out, ys):
    return out * (1 - out) * (ys - out)


def hidden_deltas(net, xs, ys, h0):
    H, out = elman_forward(net, xs, h0)
    G = output_deltas(out, ys)
    deltas = np.zeros(H.shape)
    later = np.zeros(len(h0))
    for t in reversed(range(len(xs))):
        # h_t reaches the error through o_t and through the net input of h_{t+1}.
        later = H[t] * (1 - H[t]) * (net["W"] @ G[t] + net["R"] @ later)
        deltas[t] = later
    return deltas


def gradient_from(deltas, G, H, xs, h0):
    """The sums over time of -(delta times input), each time with the inputs of that time."""
    before = np.vstack([h0, H[:-1]])
    return {
        "U": -xs.T @ deltas,
        "R": -before.T @ deltas,
        "gamma": deltas.sum(axis=0),
        "W": -H.T @ G,
        "theta": G.sum(axis=0),
    }


def bptt_gradient(net, xs, ys, h0):
    H, out = elman_forward(net, xs, h0)
    return gradient_from(hidden_deltas(net, xs, ys, h0), output_deltas(out, ys), H, xs, h0)


def truncated_gradient(net, xs, ys, h0):
    H, out = elman_forward(net, xs, h0)
    G = output_deltas(out, ys)
    return gradient_from(H * (1 - H) * (G @ net["W"].T), G, H, xs, h0)


def derivation():
    return r"""
把网络按时间展开成 T 层，各层共用参数。记 $\delta_t = -\partial E / \partial \alpha_t$，
$\alpha_t = x_t U + h_{t-1} R - \gamma$，$g_t = o_t (1 - o_t)(y_t - o_t)$。$h_t$ 既影响 $o_t$，又经 $\alpha_{t+1}$
影响以后各时刻，所以

$$\delta_t = h_t (1 - h_t) (g_t W^\top + \delta_{t+1} R^\top), \quad \delta_{T+1} = 0.$$

参数在每一时刻各出现一次，梯度是各时刻之和：$\partial E/\partial U = -\sum_t x_t^\top \delta_t$，
$\partial E/\partial R = -\sum_t h_{t-1}^\top \delta_t$，$\partial E/\partial \gamma = \sum_t \delta_t$，
$\partial E/\partial W = -\sum_t h_t^\top g_t$，$\partial E/\partial \theta = \sum_t g_t$。
截断的做法丢掉 $\delta_{t+1} R^\top$ 一项。
"""
