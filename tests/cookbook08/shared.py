"""What the checks of this chapter share: derivatives without formulas, arrays to draw, closeness entry by entry."""

import numpy as np

from grader.checks import array, close

TEXTS = ("texts that are prefixes of one another", "texts that look like numbers", "texts with blanks", "Chinese texts")
"""Classes of inputs that arrays, and dicts of them, cannot be of."""


def softmax(z):
    """Of real and of complex scores, along the last axis."""
    e = np.exp(z - np.max(np.real(z), axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def relu(z):
    """Of real and of complex numbers: what the real part decides."""
    return np.where(np.real(z) > 0, z, 0 * z)


def derivatives(function, at):
    """The derivatives of an analytic function by each entry of an array, exact to the last digits: a step in the imaginary
    direction. Their shape is that of the value followed by that of the array; of a number, that of the array alone.
    """
    at, step = np.asarray(at, dtype=float), 1e-30
    columns = []
    for place in np.ndindex(at.shape):
        moved = at.astype(complex)
        moved[place] += 1j * step
        columns.append(np.imag(function(moved)) / step)
    shape = np.shape(columns[0]) if columns else ()
    return np.moveaxis(np.array(columns), 0, -1).reshape(shape + at.shape)


def within(got, expected, slack, what):
    """An array each entry of which is as near to what is expected as its own slack says."""
    expected = np.asarray(expected, dtype=float)
    got = array(got, expected.shape, what)
    wrong = np.abs(got - expected) > slack
    return close(got, np.where(wrong, expected, got), what, abs=0, rel=0)


def filled(rng, shape, kind="plain"):
    """An array of that shape: small integers ("plain"), numbers of many decimals ("fine"), small or large ones."""
    if kind == "plain":
        return rng.integers(-3, 4, size=shape).astype(float)
    return {"fine": 1.0, "small": 1e-5, "large": 1e3}[kind] * rng.uniform(-2, 2, size=shape)
