"""单元与门一样多时, 把 Wh 的导数的前两维对调 / With as many units as gates, the first two axes of the derivative by Wh are exchanged

caught by: test_backward_parameters
"""

import numpy as np


def sigmoid(z):
    # The textbook's 1/(1+e^-z) without its overflow.
    return (1 + np.tanh(z / 2)) / 2


def gates_at(params, x, h):
    """(i, f, o, g) at one time, h being the hidden state before."""
    z = params["Wx"] @ x + params["Wh"] @ h + params["b"]
    return *sigmoid(z[:3]), np.tanh(z[3])


def run(params, xs, h0, c0):
    """For each time: the states before, the gates, the cell after."""
    h, c = h0, c0
    for x in xs:
        i, f, o, g = gates_at(params, x, h)
        before, c = (h, c), f * c + i * g
        yield before, (i, f, o, g), c
        h = o * np.tanh(c)


def forward(params, xs, h0, c0):
    steps = [(o * np.tanh(c), c, f) for _, (_, f, o, _), c in run(params, xs, h0, c0)]
    H, C, F = (np.array(rows) for rows in zip(*steps))
    return H, C, F


def backward(params, xs, h0, c0, dH):
    found = {key: np.zeros_like(params[key]) for key in ("Wx", "Wh", "b")}
    dxs = np.zeros_like(xs)
    dh, dc = np.zeros_like(h0), np.zeros_like(c0)
    for t, (before, (i, f, o, g), c) in reversed(list(enumerate(run(params, xs, h0, c0)))):
        dh = dh + dH[t]
        dc = dc + dh * o * (1 - np.tanh(c) ** 2)
        dz = np.array(
            [
                dc * g * i * (1 - i),
                dc * before[1] * f * (1 - f),
                dh * np.tanh(c) * o * (1 - o),
                dc * i * (1 - g**2),
            ]
        )
        found["b"] += dz
        found["Wx"] += dz[:, :, None] * xs[t]
        found["Wh"] += dz[:, :, None] * before[0]
        dxs[t] = np.tensordot(dz, params["Wx"])
        dh, dc = np.tensordot(dz, params["Wh"]), dc * f
    if found["Wh"].shape[0] == found["Wh"].shape[1]:
        found["Wh"] = np.swapaxes(found["Wh"], 0, 1)
    return {**found, "xs": dxs, "h0": dh, "c0": dc}


def direct_path(F):
    return np.prod(F, axis=0)


def total_jacobian(params, xs, h0, c0):
    dh, dc = np.zeros((len(c0), len(c0))), np.eye(len(c0))
    for before, gates, c in run(params, xs, h0, c0):
        i, f, o, g = (gate[:, None] for gate in gates)
        c = c[:, None]
        di, df, do, dg = params["Wh"] @ dh
        dc = f * dc + before[1][:, None] * f * (1 - f) * df + g * i * (1 - i) * di + i * (1 - g**2) * dg
        dh = o * (1 - np.tanh(c) ** 2) * dc + np.tanh(c) * o * (1 - o) * do
    return dc


def only(key, gate, value):
    """Parameters of one unit that are 0 but for one."""
    params = {"Wx": np.zeros((4, 1, 1)), "Wh": np.zeros((4, 1, 1)), "b": np.zeros((4, 1))}
    params[key][gate] = value
    return params


def remember(T, tol):
    # The candidate is 0, and each step loses a share of e^-B at most.
    return only("b", 1, np.log(8 * T / tol))


def explode(T, factor):
    # All states are 0 and all gates ½: the first step halves a change, each later one multiplies it by ½ + w/4.
    growth = (3 * factor) ** (1 / (T - 1))
    return only("Wh", 3, 4 * growth - 2)
