"""What the checks of 13.5 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import blobs, tilted


def run_case(data, C_l, C_minus0):
    return {"X_l": data[0], "y_l": data[1], "X_u": data[2], "C_l": C_l, "C_minus0": C_minus0}


ONE_SIDED = (
    np.array([[2.0, 0.0], [-2.0, 0.5], [1.5, -1.0]]),
    [1, -1, 1],
    np.array([[1.0, 0.2], [3.0, -1.0], [2.0, 2.0], [2.0, 2.0]]),
)
SUM = np.array([[1.0, 1.0, 2.0], [-1.0, -1.5, -2.5], [-1.0, 0.0, -1.0]])
RUNS = [
    run_case(tilted(6, 40, 0.5, 2, 1.0), 1.0, 0.003),
    run_case(tilted(4, 40, 0.5, 4, 1.0), 10.0, 0.03),
    run_case(tilted(8, 40, 0.8, 4, 1.0), 1.0, 0.003),
    run_case(tilted(8, 40, 0.5, 2, 2.5), 1.0, 0.05),
    run_case(tilted(7, 40, 0.5, 2, 2.5), 10.0, 0.03),
    run_case(blobs(5, 30, 0.9), 1.0, 0.02),
    run_case(blobs(3, 30, 0.1), 1.0, 0.001),
    run_case(blobs(6, 30, 0.1), 0.7, 0.7),
    run_case(tilted(23, 40, 0.5, 3, 4.0), 3.0, 0.003),
    run_case(tilted(6, 40, 0.5, 2, 1.0), 0.3, 0.15),
    run_case(blobs(9, 50, 0.9), 1.0, 0.01),
    # The pair of largest slacks weighs enough by its costs, not by itself.
    run_case(blobs(383311, 16, 0.8, 1, 0.5), 10.0, 0.1),
    # What would be left, if only sums above 2.05 counted, has a sum of 2.03 to 2.04.
    run_case(tilted(382584, 13, 0.5, 2, 1.0), 0.3, 0.03),
    run_case(blobs(283075, 11, 0.1, 2, 0.5), 1.0, 0.1),
    run_case((SUM, [1, -1, -1], SUM[::-1] * 1.5), 2.0, 1.5),
    run_case(ONE_SIDED, 1.0, 0.1),
    run_case((*ONE_SIDED[:2], ONE_SIDED[2][:1]), 2.0, 0.3),
    run_case((*ONE_SIDED[:2], -ONE_SIDED[2][:2]), 0.723456, 0.0123456),
    run_case(tilted(83614, 58, 0.5, 2, 1.0), 0.2, 0.2),
    run_case(blobs(2, 20, 0.7), 0.1, 0.03),
    run_case(blobs(4, 12, 0.3, 4, 0.7), 0.2, 0.06),
]
"""Among them many exchanges at one level, and labelled samples of little cost."""

initial_labels = [
    pin(
        "drawn of 4",
        "scores = [0, -1, 2, 0]; labels is empty; share is None",
        drawn={"scores": [0.0, -1.0, 2.0, 0.0], "labels": []},
        share=None,
    ),
    pin(
        "drawn of 6 share 0.5",
        "scores of 6 entries; labels is empty; share = 0.5",
        drawn={"scores": [1.0, 1.0, 1.0, 1.0, 2.0, 1.0], "labels": []},
        share=0.5,
    ),
    pin(
        "drawn of 3 share 0.7",
        "scores = [-1, -3, -2]; labels is empty; share = 0.7",
        drawn={"scores": [-1.0, -3.0, -2.0], "labels": []},
        share=0.7,
    ),
    pin(
        "numbers down to 1e-9",
        "scores = [-0, -1e-9, 1e-9]; labels is empty; share is None; numbers down to 1e-9",
        drawn={"scores": [-0.0, -1e-9, 1e-9], "labels": []},
        share=None,
    ),
    pin(
        "numbers down to 1e-9, 2",
        "scores = [0, 2e-9, 1e-9, 3e-9]; labels is empty; share = 0.5; numbers down to 1e-9",
        drawn={"scores": [0.0, 2e-9, 1e-9, 3e-9], "labels": []},
        share=0.5,
    ),
    pin(
        "drawn of 4 share 0.75",
        "scores = [1000, 1000, 1000, 1000]; labels is empty; share = 0.75",
        drawn={"scores": [1000.0, 999.9999999, 1000.0, 999.9999998], "labels": []},
        share=0.75,
    ),
    pin(
        "drawn of 200 share 0.9",
        "scores of 200 entries; labels is empty; share = 0.9",
        drawn={"scores": [float(37 * i % 101) for i in range(200)], "labels": []},
        share=0.9,
    ),
]
class_costs = [
    pin("no y_hat", "y_hat is empty; C_minus = 0.25", y_hat=[], C_minus=0.25),
    pin("y_hat of one C_minus 0.25", "y_hat = [1]; C_minus = 0.25", y_hat=[1], C_minus=0.25),
    pin("y_hat of one C_minus 0.25, 2", "y_hat = [-1]; C_minus = 0.25", y_hat=[-1], C_minus=0.25),
    pin("y_hat of 3 C_minus 0.25", "y_hat = [1, 1, 1]; C_minus = 0.25", y_hat=[1, 1, 1], C_minus=0.25),
    pin("y_hat of 2 C_minus 0.25", "y_hat = [-1, -1]; C_minus = 0.25", y_hat=[-1, -1], C_minus=0.25),
    pin("y_hat of 4 C_minus 0.25", "y_hat = [1, -1, 1, 1]; C_minus = 0.25", y_hat=[1, -1, 1, 1], C_minus=0.25),
    pin("y_hat of 200 C_minus 0.3", "y_hat of 200 entries; C_minus = 0.3", y_hat=[1] * 150 + [-1] * 50, C_minus=0.3),
    pin(
        "y_hat of 200 C_minus 0.3, 2",
        "y_hat of 200 entries; C_minus = 0.3",
        y_hat=[-1] * 100 + [1] + [-1] * 99,
        C_minus=0.3,
    ),
    pin("y_hat of 200 C_minus 0.3, 3", "y_hat of 200 entries; C_minus = 0.3", y_hat=[1] * 199 + [-1], C_minus=0.3),
]
objective = [
    pin(
        "case of one",
        "w = [2]; b = 0.5; X_l 2 × 1",
        case={
            "w": np.array([2.0]),
            "b": 0.5,
            "X_l": np.array([[1.0], [-1.0]]),
            "y_l": [1, 1],
            "X_u": np.array([[-0.5], [0.25], [0.75]]),
            "y_hat": [1, -1, 1],
            "C": [1.0, 0.5, 0.25],
        },
    ),
    pin(
        "case of one, 2",
        "w = [-150]; b = 150.5; X_l 2 × 1",
        case={
            "w": np.array([-150.0]),
            "b": 150.5,
            "X_l": np.array([[1.0], [-1.0]]),
            "y_l": [1, 1],
            "X_u": np.array([[1.0]]),
            "y_hat": [1],
            "C": [1.0, 0.5, 0.25],
        },
    ),
    pin(
        "case of one, 3",
        "w = [0]; b = 1; X_l 1 × 1",
        case={
            "w": np.array([0.0]),
            "b": 0.9999995,
            "X_l": np.array([[1.0]]),
            "y_l": [1],
            "X_u": np.array([[1.0], [0.5]]),
            "y_hat": [1, 1],
            "C": [1.0, 0.5, 0.25],
        },
    ),
    pin(
        "case of one, 4",
        "w = [0.5]; b = 0.25; X_l 2 × 1",
        case={
            "w": np.array([0.5]),
            "b": 0.25,
            "X_l": np.array([[1.0], [-1.0]]),
            "y_l": [1, 1],
            "X_u": np.array([[i / 64] for i in range(190)]),
            "y_hat": [1, -1] * 95,
            "C": [1.0, 0.5, 0.25],
        },
    ),
]
swap_gain = pins(
    "some p and n",
    "9 inputs, from xi_pos = 3; xi_neg = 0.5; C_plus = 0.3; C_minus = 0.1 to xi_pos = 2.5; xi_neg = 150; C_plus = 0.3; C_minus = 0.1",
    [
        {"xi_pos": p, "xi_neg": n, "C_plus": 0.3, "C_minus": 0.1}
        for p, n in (
            (3.0, 0.5),
            (0.5, 3.0),
            (3.0, 2.5),
            (0.5, 0.25),
            (1.0, 1.0),
            (1e-5, 1.9999),
            (999.0, 0.123456789),
            (0.5, 0.001),
            (2.5, 150.0),
        )
    ],
)
should_swap = pins(
    "some p and n",
    "12 inputs, from xi_pos = 1; xi_neg = 1 to xi_pos = 0.02148; xi_neg = 1.979",
    [
        {"xi_pos": p, "xi_neg": n}
        for p, n in (
            (1.0, 1.0),
            (1.5, 0.5),
            (1.875, 0.25),
            (0.25, 1.875),
            (0.5, 1.5),
            (2.5, 0.125),
            (2 + 1 / 1024, 1 / 1024),
            (1.0, 1 + 1 / 1024),
            (1023 / 1024, 1.0),
            (2.0, 1 / 1024),
            (1 / 1024, 2.0),
            (22 / 1024, 2 - 21 / 1024),
        )
    ],
)
run = pins(
    "runs",
    "Among them many exchanges at one level, and labelled samples of little cost",
    [{"case": case} for case in RUNS],
)
