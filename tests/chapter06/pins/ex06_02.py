"""What the checks of 6.2 are always tried on."""

import numpy as np

from grader.checks import core, pin

from ..shared import many_points

HARD = many_points(20, 8, 7)
HARD = {"X": (0.999 * HARD["X"] / np.linalg.norm(HARD["X"], axis=1).max()).round(3), "y": np.tile([1, -1, -1, 1, 1], 4)}
"""Labels at random: with C = 300 SMO takes over a thousand steps."""

kernel = [
    pin(
        "numbers of 100 and 1e-5 in one input",
        'X 2 × 3; others 1 × 3; kind = "gaussian"; sigma = 20; numbers of 100 and 1e-5 in one input',
        sets={"X": np.array([[100.0, 1e-5, 2.0], [-50.0, 3.0, 1.23456789]]), "others": np.array([[99.0, 0.5, 0.0]])},
        kind="gaussian",
        sigma=20.0,
    ),
    pin(
        "sets of 103 sigma 2",
        'X 103 × 2; others 102 × 2; kind = "gaussian"; sigma = 2',
        sets={"X": many_points(103)["X"], "others": many_points(102, 2, 5)["X"]},
        kind="gaussian",
        sigma=2.0,
    ),
    pin(
        "sets of 2 sigma 0.1",
        'X 2 × 2; others 1 × 2; kind = "linear"; sigma = 0.1',
        sets={"X": np.array([[0.0, 0.0], [100.0, 100.0]]), "others": np.array([[100.0, 100.0]])},
        kind="linear",
        sigma=0.1,
    ),
]
decision = [
    pin(
        "two tests",
        "Labels of both signs, and one α of 0",
        case={
            "K": np.array([[1.0, 0.5, 0.25], [0.0, 1.0, 2.0]]),
            "y": np.array([1, -1, -1]),
            "alpha": np.array([2.0, 1.0, 0.0]),
            "b": 0.5,
        },
    ),
    pin(
        "b of 1e6",
        "An offset far above the sum",
        case={"K": np.ones((1, 2)), "y": np.array([1, -1]), "alpha": np.array([0.5, 0.25]), "b": 1e6},
    ),
    pin(
        "small beside large",
        "Beside a large α a small one still counts",
        case={"K": np.eye(3), "y": np.array([1, -1, 1]), "alpha": np.array([2e4, 1e-6, 2e-7]), "b": 0.0},
    ),
]
objectives = [
    pin(
        "numbers down to 1e-5",
        "X 2 × 2; y = [1, -1]; C = 2; sigma = 0; numbers down to 1e-5",
        case={
            "X": np.array([[90.0, 100.0], [100.0, -80.0]]),
            "y": np.array([1, -1]),
            "C": 2.0,
            "alpha": np.array([0.5, 1.25]),
            "feasible": np.array([1e-5, 1e-5]),
            "b": -3.0,
        },
        sigma=0.0,
    )
]
solutions_are_optimal = [
    pin(
        "data of 2 C 1",
        'X 2 × 1; y = [1, -1]; kind = "linear"; C = 1',
        data={"X": np.zeros((2, 1)), "y": np.array([1, -1])},
        kind="linear",
        C=1.0,
    ),
    pin(
        "data of 3 C 0.1",
        'X 3 × 1; y = [1, 1, -1]; kind = "linear"; C = 0.1',
        data={"X": np.array([[0.0], [1.0], [2.0]]), "y": np.array([1, 1, -1])},
        kind="linear",
        C=0.1,
    ),
    pin(
        "data of 3 C 900",
        'X 3 × 1; y = [1, 1, -1]; kind = "linear"; C = 900',
        data={"X": 0.07 * np.array([[1.0], [2.0], [4.0]]), "y": np.array([1, 1, -1])},
        kind="linear",
        C=900.0,
    ),
    core(pin("hard", "SMO takes over a thousand steps", data=HARD, kind="linear", C=300.0)),
    pin(
        "many points 60",
        'X 60 × 2; y of 60 entries; kind = "linear"; C = 1',
        data=many_points(60),
        kind="linear",
        C=1.0,
    ),
    pin(
        "many points 50 5 1",
        'X 50 × 5; y of 50 entries; kind = "gaussian"; C = 0.5',
        data=many_points(50, 5, 1),
        kind="gaussian",
        C=0.5,
    ),
]
split_support = [
    pin("parts of 2 C 8", "Rounding may leave an α slightly below 0 or above C", parts=[-1e-12, 1 + 1e-12], C=8.0),
    pin("parts of 5 C 8", "parts of 5 entries; C = 8", parts=[0.0, 0.125, 0.5, 0.875, 1.0], C=8.0),
    pin("parts of 110 C 0.5", "parts of 110 entries; C = 0.5", parts=[(k % 17) / 16 for k in range(110)], C=0.5),
    pin(
        "parts of 4 C 1",
        "parts = [0.125, 0.125, 0.875, 0.875]; C = 1",
        parts=[0.125, 0.1250001, 0.8749999, 0.875],
        C=1.0,
    ),
    pin("parts of 3 C 1", "parts = [0.5, 0.5, 0.5]; C = 1", parts=[0.5] * 3, C=1.0),
    pin("parts of 2 C 0.007812", "parts = [0.001953, 0.5]; C = 0.007812", parts=[0.001953125, 0.5], C=0.0078125),
    pin(
        "numbers of 2e4 and 1e-5 in one input",
        "parts = [1, 1, 0.5, 1e-5]; C = 1.638e4; numbers of 2e4 and 1e-5 in one input",
        parts=[1.0, 0.99999, 0.5, 1e-5],
        C=16384.0,
    ),
]
compare_follows_margins = [
    pin(
        "many points 50",
        "X 50 × 2; y of 50 entries; costs = [0.01, 1]; sigma = 1",
        data=many_points(50),
        costs=(0.01, 1.0),
        sigma=1.0,
    ),
    pin(
        "many points 41 9 3",
        "X 41 × 9; y of 41 entries; costs = [1, 0.01]; sigma = 2",
        data=many_points(41, 9, 3),
        costs=(1.0, 0.01),
        sigma=2.0,
    ),
    pin(
        "many points 14 2 1",
        "X 14 × 2; y of 14 entries; costs = [20, 1]; sigma = 0.1",
        data=many_points(14, 2, 1),
        costs=(20.0, 1.0),
        sigma=0.1,
    ),
    pin(
        "many points 14 2 2",
        "X 14 × 2; y of 14 entries; costs = [0.5, 900]; sigma = 0.4",
        data=many_points(14, 2, 2),
        costs=(0.5, 900.0),
        sigma=0.4,
    ),
    pin(
        "data of 5 sigma 1",
        "X 5 × 1; y of 5 entries; costs = [500, 0.2]; sigma = 1",
        data={"X": np.array([[0.0], [0.25], [0.625], [1.0], [0.375]]), "y": np.array([-1, -1, 1, 1, -1])},
        costs=(500.0, 0.2),
        sigma=1.0,
    ),
    pin(
        "numbers down to 4e-8",
        "X 9 × 2; y of 9 entries; costs = [1, 2]; sigma = 300; numbers down to 4e-8",
        data={"X": 1e-5 * many_points(9)["X"], "y": many_points(9)["y"]},
        costs=(1.0, 2.0),
        sigma=300.0,
    ),
    pin(
        "data of 9 sigma 0.7",
        "X 9 × 2; y of 9 entries; costs = [2, 3]; sigma = 0.7",
        data={"X": 1e-5 + many_points(9)["X"].round(3), "y": many_points(9)["y"]},
        costs=(2.0, 3.0),
        sigma=0.7,
    ),
]
