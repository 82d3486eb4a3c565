"""What the checks of chapter 5 share: the net of figure 5.7 by definition, derivatives without formulas, nets to draw."""

import numpy as np
from hypothesis import strategies as st

from grader.strategies import matrices


def sigmoid(z):
    """The logistic function, for complex numbers too; |z| stays below 700."""
    return 1 / (1 + np.exp(-z))


def hidden_outputs(net, x):
    return sigmoid(x @ net["V"] - net["gamma"])


def outputs(net, b):
    return sigmoid(b @ net["W"] - net["theta"])


def error(y_hat, y):
    """E_k (5.4)."""
    return ((y_hat - y) ** 2).sum() / 2


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


@st.composite
def nets(draw, inputs=(1, 4), hidden=(1, 4), outs=(1, 3), size=2.0):
    """{"V", "gamma", "W", "theta"} with entries that are multiples of 1/4 in [-size, size]."""
    d, q, m = draw(st.integers(*inputs)), draw(st.integers(*hidden)), draw(st.integers(*outs))
    entry = st.integers(round(-4 * size), round(4 * size)).map(lambda k: k / 4)
    return {
        "V": draw(matrices((d, d), (q, q), entry, stretch=False)),
        "gamma": draw(matrices((1, 1), (q, q), entry, stretch=False))[0],
        "W": draw(matrices((q, q), (m, m), entry, stretch=False)),
        "theta": draw(matrices((1, 1), (m, m), entry, stretch=False))[0],
    }
