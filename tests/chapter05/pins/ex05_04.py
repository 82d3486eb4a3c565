"""What the checks of 5.4 are always tried on."""

import numpy as np

from grader.checks import pin

from ..shared import formula_net, long_lesson

BRIGHT = {**long_lesson(9), "X": long_lesson(9)["X"] * [2e4, 1, 1]}
BRIGHT["net"] = {**BRIGHT["net"], "V": BRIGHT["net"]["V"] / np.array([[2e4], [1], [1]])}


def _turned(rates):
    """A surface with these eigenvalues whose axes are turned by a reflection."""
    n = len(rates)
    v = 1 + np.arange(n) / n
    axes = np.eye(n) - 2 * np.outer(v, v) / (v @ v)
    A = (axes * rates) @ axes.T
    return {"A": (A + A.T) / 2, "rates": rates, "axes": axes}


MANY = _turned(np.linspace(0.5, 20.0, 104))
GOLDEN = (3 + np.array([-1.0, 1.0]) * np.sqrt(5)) / 2
LEVEL = {"A": np.array([[1.0, 1.0], [1.0, 2.0]]), "rates": GOLDEN, "axes": np.linalg.eigh([[1.0, 1.0], [1.0, 2.0]])[1]}
WHOLE = {
    "A": np.array([[2, 1], [1, 2]]),
    "rates": np.array([1.0, 3.0]),
    "axes": np.array([[1.0, 1.0], [-1.0, 1.0]]) / np.sqrt(2),
}
THREE = {
    "A": np.array([[2.0, 1.0, 1.0], [1.0, 2.0, 1.0], [1.0, 1.0, 2.0]]),
    "rates": np.array([1.0, 1.0, 4.0]),
    "axes": np.linalg.eigh([[2.0, 1.0, 1.0], [1.0, 2.0, 1.0], [1.0, 1.0, 2.0]])[1],
}
FLAT = {"A": np.diag([1e-5, 4e-5]), "rates": np.array([1e-5, 4e-5]), "axes": np.eye(2)}
WIDE_PLACE = {"w_star": np.sin(np.arange(104.0)), "w0": np.cos(np.arange(104.0) // 2) + 1e-6 * np.arange(104)}
SMALL_PLACE = {"w_star": np.arange(9.0), "w0": np.array([3.0, -2.0, 0.0, 1.0, 4.0, 0.0, 2.0, -1.0, 5.0])}
CHANCE = np.random.default_rng(11)
FIRST_UP = {
    "net": {
        "V": np.round(CHANCE.normal(size=(2, 2)), 2),
        "gamma": np.round(CHANCE.normal(size=2), 2),
        "W": np.round(CHANCE.normal(size=(2, 1)), 2),
        "theta": np.round(CHANCE.normal(size=1), 2),
    },
    "X": np.array([[0.0, 1.0], [1.0, 0.0], [1.0, 1.0]]),
    "Y": np.array([[1.0], [0.0], [1.0]]),
}

iterates = [
    pin(
        "whole",
        "A surface of ints",
        surface=WHOLE,
        place={"w_star": np.array([1, -2]), "w0": np.array([4, 5])},
        share=0.3,
        steps=4,
    ),
    pin("level", "no axis is an axis of the coordinates", surface=LEVEL, place=SMALL_PLACE, share=0.3, steps=5),
]
many_iterates = [
    pin(
        "many",
        "A 104 × 104; rates of 104 entries; axes 104 × 104; w_star of 104 entries",
        surface=MANY,
        place=WIDE_PLACE,
        share=0.8,
        steps=7,
    ),
    pin(
        "level, fine",
        "A 2 × 2; rates = [0.382, 2.618]; axes 2 × 2; w_star of 104 entries",
        surface=LEVEL,
        place=WIDE_PLACE,
        share=0.3,
        steps=5,
    ),
]
stability_limit = [
    pin("three", "eigenvalues 1, 1, 4, and a diagonal of 2: neither the diagonal nor the mean will do", surface=THREE),
    pin(
        "surface of 2",
        "A 2 × 2; rates = [1, 3]; axes 2 × 2",
        surface={"A": np.array([[2.0, -1.0], [-1.0, 2.0]]), "rates": np.array([1.0, 3.0]), "axes": np.eye(2)},
    ),
    pin("level", "A 2 × 2; rates = [0.382, 2.618]; axes 2 × 2", surface=LEVEL),
]
many_limits = [
    pin("many", "A 104 × 104; rates of 104 entries; axes 104 × 104", surface=MANY),
    pin("flat", "A 2 × 2; rates = [1e-5, 4e-5]; axes 2 × 2; numbers down to 1e-5", surface=FLAT),
]
level = [
    pin("level", "A 2 × 2; rates = [0.382, 2.618]; axes 2 × 2; share = 0.3", surface=LEVEL, share=0.3),
]
many_shares = [
    pin("many", "A 104 × 104; rates of 104 entries; axes 104 × 104; share = 0.8", surface=MANY, share=0.8),
]
regime = [
    pin(
        "surface of 2 share 0.7",
        "A 2 × 2; rates = [1, 4]; axes 2 × 2; share = 0.7",
        surface={"A": np.diag([1.0, 4.0]), "rates": np.array([1.0, 4.0]), "axes": np.eye(2)},
        share=0.7,
    ),
    pin("level", "the diagonal of A is not its eigenvalues: it oscillates", surface=LEVEL, share=0.55),
]
hard_regimes = [
    pin("many", "A 104 × 104; rates of 104 entries; axes 104 × 104; share = 0.9989", surface=MANY, share=0.9989),
    pin(
        "level, near the limit",
        "A 2 × 2; rates = [0.382, 2.618]; axes 2 × 2; share = 0.4994",
        surface=LEVEL,
        share=0.4994,
    ),
    pin(
        "flat", "A 2 × 2; rates = [1e-5, 4e-5]; axes 2 × 2; share = 0.7; numbers down to 1e-5", surface=FLAT, share=0.7
    ),
    pin(
        "flat, 2",
        "A 2 × 2; rates = [1e-5, 4e-5]; axes 2 × 2; share = 1.1; numbers down to 1e-5",
        surface=FLAT,
        share=1.1,
    ),
]
surprising_surface = [
    pin("eta 0.999", "eta = 0.999", eta=0.999),
    pin("eta 1.001", "eta = 1.001", eta=1.001),
]
far_rates = [
    pin("eta 0.001", "eta = 0.001", eta=0.001),
    pin("eta 500", "eta = 500", eta=500.0),
]
learning_rate_table = [
    pin(
        "first up",
        "At η = 30 the error rises from .137 to .157 before it falls to .107",
        lesson=FIRST_UP,
        etas=[30.0],
        epochs=4,
    ),
]
bright_table = [
    pin(
        "bright",
        "V 3 × 4; X 9 × 3; Y 9 × 2; etas = [0.1, 1, 0.01]; numbers of 2e4 and 3e-6 in one input",
        lesson=BRIGHT,
        etas=[0.1, 1.0, 0.01],
        epochs=4,
    ),
    pin(
        "wide",
        "V 12 × 3; X 3 × 12; Y 3 × 9; etas = [0.5]",
        lesson={
            "net": formula_net(12, 3, 9),
            "X": np.sin(np.arange(36.0)).reshape(3, 12),
            "Y": np.arange(27).reshape(3, 9) % 2,
        },
        etas=[0.5],
        epochs=2,
    ),
]
