"""What the checks of cookbook8.5 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def output_case(Wy, by, v):
    return {"case": {"Wy": np.array(Wy, dtype=float), "by": np.array(by, dtype=float), "v": np.array(v, dtype=float)}}


def run_case(Wx, Wv, bv, xs, v0):
    return {"case": {key: np.array(one, dtype=float) for key, one in zip(RUN, (Wx, Wv, bv, xs, v0), strict=True)}}


RUN = ("Wx", "Wv", "bv", "xs", "v0")


def path(Wv, V):
    return {"Wv": np.array(Wv, dtype=float), "V": np.array(V, dtype=float)}


MIXED = path([[0.5, -1.5], [2.0, 0.25]], [[3.0, -2.0], [0.5, -0.25], [0.125, 0.75], [-0.5, 0.625]])
NO_STATE = path([[0.5, 1.0], [0.0, 0.5]], np.zeros((4, 2)))
ALMOST_ONE = path([[2.0, -1.0], [0.001, 1000.0]], [[10.0, -10.0], [0.999, -0.999], [0.9989, 0.999]])
SMALL_STATE = path([[1.5]], [[9e-5], [9e-5], [8e-5], [9.5e-5]])
VANISHING = path([[0.003]], [[2.5]] + [[0.0], [-0.25]] * 5)
FORGETFUL = path([[0.003, 0.0], [0.5, 0.004]], [[0.5, -0.25]] + [[0.0, 0.0]] * 9)
LONG = path(np.eye(3) + 0.125, np.sin(np.arange(153.0)).reshape(51, 3) * 0.9)
ONE_ROW = path([[0.5, 0.25], [1.0, 2.0]], [[0.3, -4.0]])
THREE = path(
    [[0.1, 0.7, -0.3], [0.25, -0.6, 0.5], [0.9, 0.2, 0.4]],
    [[0.3, 0.5, 0.8], [0.123456789, -0.5, -0.376543211], [0.3, 0.25, 0.55], [0.3, 0.25, 0.55]],
)
HARDLY_MOVING = {
    "Wv": np.array([[0.9, 0.25], [-0.5, 0.75]]),
    "V": 0.5 + 1e-6 * np.array([[0.0, 3.0], [1.0, 2.0], [2.0, 0.0], [3.0, 3.0], [0.0, 1.0]]),
}


def gradient_case(g, c):
    return {"case": {"g": np.array(g, dtype=float), "c": c}}


output_jacobian = [
    pin(
        "output case",
        "Wy 3 × 2; by = [0.1, -0.3, 0.2]; v = [0.5, -0.7]",
        **output_case([[0.3, -0.2], [0.1, 0.4], [0.2, 0.2]], [0.1, -0.3, 0.2], [0.5, -0.7]),
    ),
    pin("output case, 2", "Wy 2 × 1; by = [0, 0]; v = [1]", **output_case([[1000.0], [-1000.0]], [0.0, 0.0], [1.0])),
    pin("output case, 3", "a share of 3e-9 counts", **output_case([[20.0], [0.5]], [0.0, 0.0], [1.0])),
    pin(
        "output case, 4",
        "Wy 2 × 2; by = [-1000, -1000]; v = [0.95, 1]",
        **output_case([[1000.0, 1000.0], [999.9, 1000.0]], [-1000.0, -1000.0], [0.95, 1.0]),
    ),
    pin("output case, 5", "Wy 1 × 2; by = [3]; v = [0.25, 0.5]", **output_case([[1.0, -2.0]], [3.0], [0.25, 0.5])),
    pin(
        "output case, 6",
        "Wy 3 × 1; by = [0, 0, 1e-5]; v = [9e-5]; numbers down to 1e-5",
        **output_case([[0.5], [0.5], [0.25]], [0.0, 0.0, 1e-5], [9e-5]),
    ),
    pin(
        "output case, 7",
        "Wy 12 × 3; by of 12 entries; v = [1e-5, -2e-5, 0]; numbers down to 1e-5",
        **output_case(np.eye(12)[:, :3], np.zeros(12), [1e-5, -2e-5, 0.0]),
    ),
    pin(
        "output case, 8",
        "Wy 2 × 2; by = [0, 1]; v = [0, 0]",
        **output_case([[2.0, 1.0], [1.0, 3.0]], [0.0, 1.0], [0.0, 0.0]),
    ),
    pin(
        "output case, 9",
        "Wy 12 × 12; by of 12 entries; v of 12 entries",
        **output_case(np.eye(12) + np.diag(np.arange(11) / 9, 1), np.zeros(12), np.linspace(-0.9, 1.0, 12)),
    ),
    pin(
        "output case, 10",
        "Wy 12 × 2; by of 12 entries; v = [1, -1]",
        **output_case(np.ones((13, 2))[:12], np.arange(12) / 7, [1.0, -1.0]),
    ),
    pin(
        "output case, 11",
        "Wy 3 × 3; by = [0, 0, 1e-6]; v = [1, 0.5, 0.1235]; numbers down to 1e-6",
        **output_case([[1.0, 2.0, 3.0]] * 3, [0.0, 0.0, 1e-6], [1.0, 0.5, 0.123456789]),
    ),
]
states = [
    pin(
        "run case",
        "Wx 1 × 2; Wv 1 × 1; bv = [0.1]",
        **run_case([[0.5, -0.25]], [[0.9]], [0.1], [[1, 2], [3, 4], [0, 0]], [0.7]),
    ),
    pin(
        "run case, 2",
        "Wx 2 × 1; Wv 2 × 2; bv = [0.1, -0.2]",
        **run_case([[0.5], [1.0]], [[0.25, -0.5], [0.75, 0.125]], [0.1, -0.2], [[1.0], [-2.0]], [20.0, -0.5]),
    ),
    pin(
        "run case, 3",
        "Wx 1 × 1; Wv 1 × 1; bv = [-30]",
        **run_case([[30.0]], [[-1.0]], [-30.0], [[1.0], [-1.0], [1.0], [1.000001]], [30.0]),
    ),
    pin("run case, 4", "Wx 1 × 1; Wv 1 × 1; bv = [0]", **run_case([[0.0]], [[1.0]], [0.0], [[0.0]] * 50, [1.0])),
    pin(
        "run case, 5",
        "e^900",
        **run_case([[30.0], [-30.0]], [[0.5, 0.0], [0.0, 0.5]], [0.0, 1.0], [[30.0], [-29.0]], [0.5, 0.5]),
    ),
    pin(
        "run case, 6",
        "Wx 1 × 1; Wv 1 × 1; bv = [9e-5]; numbers down to 1e-5",
        **run_case([[1e-5]], [[1e-5]], [9e-5], [[9e-5]], [9e-5]),
    ),
    pin(
        "run case, 7",
        "Wx 1 × 1; Wv 1 × 1; bv = [0.25]",
        **run_case([[1.5]], [[-0.5]], [0.25], np.sin(np.arange(50.0))[:, None], [0.5]),
    ),
    pin(
        "run case, 8",
        "Wx 1 × 3; Wv 1 × 1; bv = [0]",
        **run_case([[2.0, 1.0, 3.0]], [[0.5]], [0.0], [[1, 2, 3], [4, 5, 9], [0.1, 0.2, 0.3]], [0.0]),
    ),
]
state_jacobian = [
    *pins(
        "mixed",
        "5 inputs, each with Wv 2 × 2; V 4 × 2; k = 0",
        [{"case": {**MIXED, "k": k, "t": t}} for k, t in ((0, 3), (0, 1), (1, 3), (2, 2), (0, 0))],
    ),
    pin("no state k 0 t 3", "((0.125, 0.75), (0, 0.125))", case={**NO_STATE, "k": 0, "t": 3}),
    pin("almost one k 0 t 2", "Wv 2 × 2; V 3 × 2; k = 0", case={**ALMOST_ONE, "k": 0, "t": 2}),
    pin("small state k 0 t 3", "Wv 1 × 1; V 4 × 1; k = 0; numbers down to 8e-5", case={**SMALL_STATE, "k": 0, "t": 3}),
    pin("vanishing k 0 t 10", "Wv 1 × 1; V 11 × 1; k = 0", case={**VANISHING, "k": 0, "t": 10}),
    pin("forgetful k 1 t 9", "Wv 2 × 2; V 10 × 2; k = 1", case={**FORGETFUL, "k": 1, "t": 9}),
    pin("long k 0 t 50", "Wv 3 × 3; V 51 × 3; k = 0", case={**LONG, "k": 0, "t": 50}),
    pin("long k 13 t 26", "Wv 3 × 3; V 51 × 3; k = 13", case={**LONG, "k": 13, "t": 26}),
    pin("one row k 0 t 0", "Wv 2 × 2; V 1 × 2; k = 0", case={**ONE_ROW, "k": 0, "t": 0}),
    pin(
        "case of 12",
        "Wv 12 × 12; V 51 × 12; k = 0",
        case={"Wv": np.full((12, 12), 1000.0), "V": np.zeros((51, 12)), "k": 0, "t": 50},
    ),
    pin(
        "hardly moving k 0 t 4",
        "States that are nearly, but not quite, the same at all times",
        case={**HARDLY_MOVING, "k": 0, "t": 4},
    ),
    *pins(
        "three",
        "2 inputs, from Wv 3 × 3; V 4 × 3; k = 0 to Wv 3 × 3; V 4 × 3; k = 1",
        [{"case": {**THREE, "k": k, "t": t}} for k, t in ((0, 3), (1, 2))],
    ),
]
recurrent_gradient = [
    pin("mixed", "Wv 2 × 2; V 4 × 2; g = [1, -2]", case={**MIXED, "g": np.array([1.0, -2.0])}),
    pin("mixed, 2", "Wv 2 × 2; V 2 × 2; g = [1, 3]", case={**MIXED, "V": MIXED["V"][:2], "g": np.array([1.0, 3.0])}),
    pin("mixed, 3", "Wv 2 × 2; V 3 × 2; g = [0, 1]", case={**MIXED, "V": MIXED["V"][:3], "g": np.array([0.0, 1.0])}),
    pin(
        "almost one",
        "Wv 2 × 2; V 3 × 2; g = [1e6, 1e-6]; numbers of 1e6 and 1e-6 in one input",
        case={**ALMOST_ONE, "g": np.array([1e6, 1e-6])},
    ),
    pin(
        "small state",
        "Wv 1 × 1; V 4 × 1; g = [2e-6]; numbers down to 2e-6",
        case={**SMALL_STATE, "g": np.array([2e-6])},
    ),
    pin("vanishing", "Wv 1 × 1; V 11 × 1; g = [3]", case={**VANISHING, "g": np.array([3.0])}),
    pin("forgetful", "Wv 2 × 2; V 10 × 2; g = [1, -2]", case={**FORGETFUL, "g": np.array([1.0, -2.0])}),
    pin("long", "Wv 3 × 3; V 51 × 3; g = [1, 0.5, -0.25]", case={**LONG, "g": np.array([1.0, 0.5, -0.25])}),
    pin("three", "Wv 3 × 3; V 4 × 3; g = [0, 0, 0]", case={**THREE, "g": np.array([0.0, 0.0, 0.0])}),
    pin(
        "three, 2",
        "Wv 3 × 3; V 4 × 3; g = [0.7, 0.7, -0.1235]",
        case={**THREE, "g": np.array([0.7, 0.7, -0.123456789])},
    ),
]
surprise = pins(
    "some steps and factor",
    "8 inputs, from steps = 5; factor = 10 to steps = 2; factor = 3.7",
    [
        {"steps": steps, "factor": factor}
        for steps, factor in (
            (5, 10.0),
            (10, 100.0),
            (20, 1000.0),
            (1, 1.0),
            (1, 1000.0),
            (50, 1000.0),
            (50, 1.0),
            (2, 3.7),
        )
    ],
)
clipped = [
    pin("gradient case 5.0", "g = [3, -4]; c = 5", **gradient_case([3, -4], 5.0)),
    pin("gradient case 1.0", "g = [3, -4]; c = 1", **gradient_case([3, -4], 1.0)),
    pin("gradient case", "g = [3, -4]; c = 5", **gradient_case([3, -4], 5.0 - 1e-7)),
    pin("gradient case 10.0", "g = [3, -4]; c = 10", **gradient_case([3, -4], 10.0)),
    pin("gradient case 1e-06", "g = [0, 0, 0]; c = 1e-6; numbers down to 1e-6", **gradient_case([0, 0, 0], 1e-6)),
    pin(
        "gradient case 1e-06, 2",
        "g = [1e-6, 2e-6]; c = 1e-6; numbers down to 1e-6",
        **gradient_case([1e-6, 2e-6], 1e-6),
    ),
    pin(
        "gradient case 1000000.0",
        "g = [1e-6, 0]; c = 1e6; numbers of 1e6 and 1e-6 in one input",
        **gradient_case([1e-6, 0], 1e6),
    ),
    pin(
        "gradient case 1000000.0, 2",
        "g of 1000 entries; c = 1e6; numbers up to 1e6",
        **gradient_case([1e6] * 1000, 1e6),
    ),
    pin(
        "gradient case 1e-06, 3",
        "g = [1e6, 1e-6]; c = 1e-6; numbers of 1e6 and 1e-6 in one input",
        **gradient_case([1e6, 1e-6], 1e-6),
    ),
    pin(
        "gradient case 1.0, 2",
        "g = [0.6, 0.8, 1e-5]; c = 1; numbers down to 1e-5",
        **gradient_case([0.6, 0.8, 1e-5], 1.0),
    ),
    pin("gradient case 3.4", "g = [2, 2, 2]; c = 3.4", **gradient_case([2.0, 2.0, 2.000001], 3.4)),
    pin("gradient case 0.005", "g = [7]; c = 0.005", **gradient_case([7.0], 0.005)),
]
turned = [
    pin("degrees 30", "degrees = 30", degrees=30.0),
    pin("degrees 44", "degrees = 44", degrees=44.0),
    pin("degrees 46", "degrees = 46", degrees=46.0),
    pin("degrees 60", "degrees = 60", degrees=60.0),
    pin("degrees 80", "degrees = 80", degrees=80.0),
    pin("degrees 1", "degrees = 1", degrees=1.0),
    pin("degrees 12.35", "degrees = 12.35", degrees=12.3456789),
    pin("degrees 12.35, 2", "degrees = 12.35", degrees=12.3454321),
]
