"""What the checks of chapter 5 share: the net of figure 5.7 by definition, derivatives without formulas, nets to draw."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, mapping
from grader.strategies import grid, matrices, seeds

KEYS = ("V", "gamma", "W", "theta")
TEXTS = ("texts that are prefixes of one another", "texts that look like numbers", "texts with blanks", "Chinese texts")
"""Classes of inputs that a net, whose only texts are its keys, cannot be of."""


def sigmoid(z):
    """The logistic function of numbers of any size, and of complex ones."""
    low = np.real(z) < 0
    e = np.exp(np.where(low, z, -z))
    return np.where(low, e, 1) / (1 + e)


def hidden_outputs(net, x):
    return sigmoid(x @ net["V"] - net["gamma"])


def outputs(net, b):
    return sigmoid(b @ net["W"] - net["theta"])


def error(y_hat, y):
    """E_k (5.4)."""
    return ((y_hat - y) ** 2).sum() / 2


def mean_error(net, X, Y):
    """E (5.16)."""
    return error(outputs(net, hidden_outputs(net, X)), Y) / len(X)


def derivative(function, at: float) -> float:
    """The derivative of an analytic function, exact to the last digits: a step in the imaginary direction."""
    step = 1e-30
    return float(np.imag(function(complex(at, step))) / step)


def derivatives(function, at):
    """The derivative of `function` by every entry of an array, with the shape of that array."""
    result = np.zeros(at.shape)
    for place in np.ndindex(at.shape):

        def along(value, place=place):
            moved = at.astype(complex)
            moved[place] = value
            return function(moved)

        result[place] = derivative(along, at[place])
    return result


def gradient_by_definition(net, X, Y):
    """∂E/∂(each key), E (5.16), by moving one parameter at a time."""

    def by(key):
        return derivatives(lambda part: mean_error({**net, key: part}, X, Y), np.asarray(net[key], dtype=float))

    return {key: by(key) for key in net}


def gradient(net, X, Y):
    """The same by formula, for long runs."""
    B = hidden_outputs(net, X)
    out = outputs(net, B)
    G = (out - Y) * out * (1 - out) / len(X)
    H = (G @ net["W"].T) * B * (1 - B)
    return {"V": X.T @ H, "gamma": -H.sum(axis=0), "W": B.T @ G, "theta": -G.sum(axis=0)}


def moved(net, step, eta):
    """The net after one step against a gradient."""
    return {key: net[key] - eta * step[key] for key in KEYS}


def standard_pass(net, X, Y, eta):
    for k in range(len(X)):
        net = moved(net, gradient(net, X[k : k + 1], Y[k : k + 1]), eta)
    return net


def accumulated_pass(net, X, Y, eta):
    return moved(net, gradient(net, X, Y), eta)


def judged_net(got, like, what=("返回的网络", "the returned net")):
    """A net of the student with the shapes of another."""
    mapping(got, KEYS, what)
    return {key: array(got[key], np.shape(like[key]), (f"{what[0]}的 {key}", f"{key} of {what[1]}")) for key in KEYS}


def formula_net(d, q, outs):
    """A net with parameters in (0, 1) that differ from one another, the same everywhere."""
    i, h, j = np.arange(d)[:, None], np.arange(q), np.arange(outs)
    return {
        "V": (7 * i + 3 * h) % 10 / 10 + 0.05,
        "gamma": (3 * h + 1) % 10 / 10 + 0.05,
        "W": (5 * h[:, None] + 7 * j + 2) % 10 / 10 + 0.05,
        "theta": (7 * j + 4) % 10 / 10 + 0.05,
    }


@st.composite
def nets(draw, inputs=(1, 4), hidden=(1, 4), outs=(1, 3), size=2.0, strict=False):
    """{"V", "gamma", "W", "theta"} with entries that are multiples of 1/4 in [-size, size], now and then with hidden units
    that are all alike.

    Strict ones have entries of many decimals, near 1e-4, or so large that units saturate, or more units in every layer.
    """
    kind = draw(st.sampled_from(["fine", "small", "saturated", "wide"] if strict else ["", "", "", "twins"]))
    more = draw(st.integers(2, 6)) if kind == "wide" else 0
    d, q, m = (draw(st.integers(*limits)) + more * (limits[0] < limits[1]) for limits in (inputs, hidden, outs))
    entry = st.integers(round(-4 * size), round(4 * size)).map(lambda k: k / 4)
    if kind in ("fine", "wide"):
        rng = np.random.default_rng(draw(seeds()))
        drawn = [rng.uniform(-size, size, shape).round(9) for shape in ((d, q), (q,), (q, m), (m,))]
    else:
        drawn = [
            draw(matrices((d, d), (q, q), entry, stretch=False)),
            draw(matrices((1, 1), (q, q), entry, stretch=False))[0],
            draw(matrices((q, q), (m, m), entry, stretch=False)),
            draw(matrices((1, 1), (m, m), entry, stretch=False))[0],
        ]
    V, gamma, W, theta = drawn
    if kind == "twins":
        V, gamma, W = V[:, :1] + 0 * V, gamma[:1] + 0 * gamma, W[:1] + 0 * W
    scale = {"small": 1e-4, "saturated": 30.0}.get(kind, 1.0)
    return {"V": scale * V, "gamma": scale * gamma, "W": scale * W, "theta": scale * theta}


@st.composite
def lessons(draw, /, samples=(1, 6), strict=False, **sizes):
    """{"net", "X", "Y"} that fit together; net inputs stay below 1000. Strict ones stretch the net or the samples."""
    stretched_net = strict and draw(st.booleans())
    net = draw(nets(strict=stretched_net, **sizes))
    d, m = net["V"].shape[0], net["W"].shape[1]
    usual, more = ("duplicate", "constant", "dependent"), ("small", "fine", "long")
    X = draw(matrices(samples, (d, d), st.integers(-2, 2), stretch=more if strict and not stretched_net else usual))
    rows = st.lists(st.lists(grid(0, 1), min_size=m, max_size=m), min_size=1, max_size=8)
    pool = np.array(draw(rows))
    return {"net": net, "X": X, "Y": pool[np.arange(len(X)) * 3 % len(pool)]}


def long_lesson(rows):
    """{"net", "X", "Y"} of many samples, the same everywhere."""
    k = np.arange(rows)
    X = np.column_stack([np.sin(k), np.cos(1.7 * k), k % 7 / 7 - 0.5])
    Y = np.column_stack([k % 3 == 0, k % 5 < 2]).astype(float)
    return {"net": formula_net(3, 4, 2), "X": X, "Y": Y}
