"""前向方式：每一步带着对所有变量的导数 / Forward mode: every step carries the derivatives by all variables along"""

import math

import numpy as np

NAMES = ["Wx", "Wh", "b", "xs", "h0", "c0"]


def sigma(z):
    return np.array([1 / (1 + math.exp(-x)) if x >= 0 else math.exp(x) / (1 + math.exp(x)) for x in z])


def simulate(params, xs, h0, c0):
    """States and their derivatives by everything, as (m, number of variables) matrices."""
    T, d = xs.shape
    m = len(h0)
    sizes = [4 * m * d, 4 * m * m, 4 * m, T * d, m, m]
    starts = dict(zip(NAMES, np.cumsum([0] + sizes[:-1])))
    n = sum(sizes)
    h, c = np.array(h0), np.array(c0)
    dh, dc = np.zeros((m, n)), np.zeros((m, n))
    for i in range(m):
        dh[i, starts["h0"] + i] = 1
        dc[i, starts["c0"] + i] = 1
    history = []
    for t in range(T):
        zs, dzs = [], []
        for r in range(4):
            z = params["Wx"][r] @ xs[t] + params["Wh"][r] @ h + params["b"][r]
            dz = params["Wh"][r] @ dh
            for i in range(m):
                a = starts["Wx"] + (r * m + i) * d
                dz[i, a : a + d] += xs[t]
                a = starts["Wh"] + (r * m + i) * m
                dz[i, a : a + m] += h
                dz[i, starts["b"] + r * m + i] += 1
                a = starts["xs"] + t * d
                dz[i, a : a + d] += params["Wx"][r][i]
            zs.append(z)
            dzs.append(dz)
        i, f, o = (sigma(z) for z in zs[:3])
        di, df, do = ((s * (1 - s))[:, None] * dz for s, dz in zip((i, f, o), dzs))
        g = np.tanh(zs[3])
        dg = (1 - g * g)[:, None] * dzs[3]
        dc = df * c[:, None] + f[:, None] * dc + di * g[:, None] + i[:, None] * dg
        c = f * c + i * g
        s = np.tanh(c)
        dh = do * s[:, None] + (o * (1 - s * s))[:, None] * dc
        h = o * s
        history.append((h, c, f, dh, dc))
    return history, starts, sizes


def forward(params, xs, h0, c0):
    history, _, _ = simulate(params, xs, h0, c0)
    return tuple(np.array([row[k] for row in history]) for k in range(3))


def backward(params, xs, h0, c0, dH):
    history, starts, sizes = simulate(params, xs, h0, c0)
    total = sum(dH[t] @ row[3] for t, row in enumerate(history))
    shapes = {"xs": xs.shape, "h0": h0.shape, "c0": c0.shape, **{k: params[k].shape for k in NAMES[:3]}}
    return {name: total[starts[name] : starts[name] + size].reshape(shapes[name]) for name, size in zip(NAMES, sizes)}


def direct_path(F):
    result = [1.0] * F.shape[1]
    for row in F:
        result = [a * float(b) for a, b in zip(result, row)]
    return result


def total_jacobian(params, xs, h0, c0):
    history, starts, _ = simulate(params, xs, h0, c0)
    return history[-1][4][:, starts["c0"] :]


def remember(T, tol):
    params = {"Wx": np.zeros((4, 1, 1)), "Wh": np.zeros((4, 1, 1)), "b": np.zeros((4, 1))}
    params["b"][0] = -math.log(99 * T / tol)
    params["b"][1] = math.log(99 * T / tol)
    return params


def explode(T, factor):
    # Bisection for the weight of the candidate, measured with the Jacobian.
    def with_weight(w):
        params = {"Wx": np.zeros((4, 1, 1)), "Wh": np.zeros((4, 1, 1)), "b": np.zeros((4, 1))}
        params["Wh"][3] = w
        return params

    low, high = 0.0, 1e8
    for _ in range(80):
        middle = (low + high) / 2
        J = 0.5 * (0.5 + middle / 4) ** (T - 1)
        low, high = (low, middle) if J > 1.5 * factor else (middle, high)
    return with_weight(high)
