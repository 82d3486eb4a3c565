"""The Elman network of exercise 5.9 by definition, and nets and sequences to draw."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import memo
from grader.strategies import grid, matrices, seeds

from .shared import derivatives, error, sigmoid

KEYS = ("U", "R", "gamma", "W", "theta")


def run(net, xs, h0, pushes=None, contexts=None):
    """(H, O). `pushes` are added to the net inputs of the hidden layer; `contexts` stand in for what is fed back."""
    H, h = [], h0
    for t, x in enumerate(xs):
        fed_back = h if contexts is None else contexts[t]
        h = sigmoid(x @ net["U"] + fed_back @ net["R"] - net["gamma"] + (0 if pushes is None else pushes[t]))
        H.append(h)
    return np.array(H), sigmoid(np.array(H) @ net["W"] - net["theta"])


def total_error(net, xs, ys, h0, **changes):
    return error(run(net, xs, h0, **changes)[1], ys)


@memo
def full_gradient(net, xs, ys, h0):
    """∂E/∂(each key), by moving one parameter at a time."""
    return {
        key: derivatives(lambda part, key=key: total_error({**net, key: part}, xs, ys, h0), net[key]) for key in KEYS
    }


@memo
def cut_gradient(net, xs, ys, h0):
    """The same with what is fed back held at its values."""
    contexts = np.vstack([h0, run(net, xs, h0)[0][:-1]])
    return {
        key: derivatives(lambda part, key=key: total_error({**net, key: part}, xs, ys, h0, contexts=contexts), net[key])
        for key in KEYS
    }


@memo
def deltas(net, xs, ys, h0):
    """-∂E/∂(net input), by pushing the net input of one unit at one time."""
    still = np.zeros((len(xs), len(h0)))
    return -derivatives(lambda pushes: total_error(net, xs, ys, h0, pushes=pushes), still)


@memo
def cut_deltas(net, xs, ys, h0):
    """The same with what is fed back held at its values: what comes by the output of the same time alone."""
    contexts, still = np.vstack([h0, run(net, xs, h0)[0][:-1]]), np.zeros((len(xs), len(h0)))
    return -derivatives(lambda pushes: total_error(net, xs, ys, h0, pushes=pushes, contexts=contexts), still)


def long_sequence(times):
    """{"net", "xs", "ys", "h0"} of many times and inputs: one of them large, some nearly equal, one the sum of the others."""
    t = np.arange(times)
    xs = np.column_stack([np.sin(t), 2e4 * np.cos(1.3 * t), *(np.sin(0.7 * t) + 1e-6 * k for k in range(6))])
    xs = np.column_stack([xs, xs.sum(axis=1)])
    U = np.array([0.8, 3e-5, 0.3, -0.5, 0.2, 0.1, -0.4, 0.6, 1e-5])[:, None]
    net = {
        "U": U,
        "R": np.array([[2.5]]),
        "gamma": np.array([1.1]),
        "W": np.linspace(-2, 3, 9)[None],
        "theta": np.linspace(-1, 1, 9),
    }
    return {"net": net, "xs": xs, "ys": (np.outer(t, np.arange(1, 10)) % 5 / 4), "h0": np.array([0.3])}


@st.composite
def sequences(draw, hidden=(1, 3), times=(1, 6), feedback=3.0, strict=False):
    """{"net", "xs", "ys", "h0"}: short sequences of small nets; strict ones are fine, small, saturated, wide or long."""
    kind = draw(st.sampled_from(("fine", "small", "saturated", "wide", "long") if strict else ("",)))
    more = 3 if kind == "wide" else 0
    d, q, m = draw(st.integers(1, 3)) + more, draw(st.integers(*hidden)) + more, draw(st.integers(1, 3)) + more
    T = draw(st.integers(*times)) if kind != "long" else 45
    shapes = {"U": (d, q), "R": (q, q), "gamma": (1, q), "W": (q, m), "theta": (1, m)}
    if kind in ("fine", "wide", "long"):
        rng = np.random.default_rng(draw(seeds()))
        net = {key: rng.uniform(-2, 2, shape).round(9) for key, shape in shapes.items()}
        xs, ys, h0 = rng.uniform(-2, 2, (T, d)).round(9), rng.random((T, m)).round(9), rng.random(q).round(9)
    else:
        scale = {"small": 1e-4, "saturated": 40.0}.get(kind, 1.0)
        entry = grid(-2, 2)
        net = {
            key: scale
            * draw(matrices((n, n), (k, k), grid(-feedback, feedback) if key == "R" else entry, stretch=False))
            for key, (n, k) in shapes.items()
        }
        xs = draw(matrices((T, T), (d, d), st.integers(-2, 2), stretch=("duplicate", "constant")))
        ys = draw(matrices((T, T), (m, m), grid(0, 1), stretch=False))
        h0 = np.array(draw(st.lists(grid(0, 1), min_size=q, max_size=q)))
    return {"net": {**net, "gamma": net["gamma"][0], "theta": net["theta"][0]}, "xs": xs, "ys": ys, "h0": h0}
