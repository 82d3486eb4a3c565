"""前向累积（RTRL）：随时间推进隐层对参数的导数 / Forward accumulation (RTRL)"""

import numpy as np


def s(z):
    return np.exp(-np.logaddexp(0, -z))


def elman_forward(net, xs, h0):
    H = np.empty((len(xs), len(h0)))
    O = np.empty((len(xs), len(net["theta"])))
    h = np.array(h0)
    for t in range(len(xs)):
        h = s(net["U"].T @ xs[t] + net["R"].T @ h - net["gamma"])
        H[t], O[t] = h, s(net["W"].T @ h - net["theta"])
    return [H, O]


def elman_loss(net, xs, ys, h0):
    return 0.5 * np.linalg.norm(elman_forward(net, xs, h0)[1] - ys) ** 2


def hidden_deltas(net, xs, ys, h0):
    H, O = elman_forward(net, xs, h0)
    T, q = H.shape
    direct = np.array([net["W"] @ ((ys[t] - O[t]) * O[t] * (1 - O[t])) for t in range(T)])
    result = np.zeros((T, q))
    for t in range(T):
        jac = np.diag(H[t] * (1 - H[t]))  # d h_k / d alpha_t for k = t, t+1, ...
        for k in range(t, T):
            result[t] += jac @ direct[k]
            if k + 1 < T:
                jac = jac @ net["R"] @ np.diag(H[k + 1] * (1 - H[k + 1]))
    return result


def _accumulate(net, xs, ys, h0, carry):
    d, q = net["U"].shape
    H, O = elman_forward(net, xs, h0)
    S = np.zeros((d * q + q * q + q, q))  # derivative of h by (U, R, gamma)
    grad = np.zeros(len(S))
    gW, gt = np.zeros(net["W"].shape), np.zeros(len(net["theta"]))
    prev = np.array(h0)
    for t in range(len(xs)):
        local = np.zeros_like(S)
        for i in range(d):
            for h in range(q):
                local[i * q + h, h] = xs[t][i]
        for a in range(q):
            for h in range(q):
                local[d * q + a * q + h, h] = prev[a]
        for h in range(q):
            local[d * q + q * q + h, h] = -1
        S = (local + carry * (S @ net["R"])) * (H[t] * (1 - H[t]))
        e = (O[t] - ys[t]) * O[t] * (1 - O[t])
        grad += S @ (net["W"] @ e)
        gW += H[t][:, None] * e
        gt -= e
        prev = H[t]
    return {"theta": gt, "W": gW, "gamma": grad[d * q + q * q :], "R": grad[d * q : d * q + q * q].reshape(q, q), "U": grad[: d * q].reshape(d, q)}


def bptt_gradient(net, xs, ys, h0):
    return _accumulate(net, xs, ys, h0, 1.0)


def truncated_gradient(net, xs, ys, h0):
    return _accumulate(net, xs, ys, h0, 0.0)
