"""What the checks of 3.3 are always tried on."""

import numpy as np

from grader.checks import pin, pins

FAR_OUT = {
    "X": np.array([[-9.0, -36.0], [-3.0, -1.0], [-4.0, 1.0], [-2.0, -1.0], [4.0, 5.0], [-3.0, 0.0]]),
    "y": np.array([1, 1, 0, 1, 1, 0]),
}
FAR_OUT_PENALISED = {
    "X": np.array([[27.0, -10.0], [-1.0, 2.0], [-9.0, 1.0], [0.0, 4.0], [-3.0, -2.0]]),
    "y": np.array([1, 0, 1, 1, 0]),
}
MANY_STEPS = {"X": np.array([[2.0, 4.0], [7.0, 1.0], [1.0, -1.0], [36.0, -18.0]]), "y": np.array([1, 0, 1, 1])}
ROWS, COLUMNS = np.arange(110)[:, None], np.arange(1, 11)
BROAD = {
    "X": np.round(np.sin(ROWS * COLUMNS + COLUMNS**2), 9),
    "y": (np.arange(110) % 3 == 0).astype(int),
    "beta": np.cos(np.arange(11.0)),
}
NEAR_HALF = {
    "X": np.array([[1.0001], [0.9999], [1.0], [2e5], [-1e-5]]),
    "y": np.array([0, 1, 1, 1, 0]),
    "beta": np.array([1e-2, -1e-2]),
}
SATURATED = {"X": np.array([[1500.0, 1e-6], [-2.5, 3e4]]), "y": np.array([0, 1]), "beta": np.array([2.0, -0.25, 5e-5])}
UNEVEN = np.array([[-240.0], [80.0], [160.0], [-120.0], [320.0], [400.0]])
"""The condition number of the Hessian is 70,000 here, and the contract promises at most 100,000."""

ONE = np.array([[0.0], [1.0], [2.0], [3.0]])
SUM_OF_OTHERS = np.array([[1.0, 3.0], [-2.0, 1.0], [0.5, 2.0]]) @ [[1, 0, 1], [0, 1, 1]]
CONFIDENT = [-1e4, -1e3, -745.0, -40.0, 0.0, 40.0, 745.0, 1e3, 1e4]

result_on_tables = [
    pin("broad", "ten columns, a hundred rows", data={"X": BROAD["X"], "y": BROAD["y"]}, start=11),
]
result_far_out = [
    pin("far out", "One sample lies far out: full Newton steps from zero diverge here", data=FAR_OUT, start=1),
]
at_any_beta = [
    pin("broad", "ten columns, a hundred rows", case=BROAD),
    pin("near half", "numbers of 2e5 and 1e-5 in one input", case=NEAR_HALF),
    pin("saturated", "numbers of 3e4 and 1e-6 in one input", case=SATURATED),
]
confident = pins(
    "confident",
    "e^z overflows, and a completely wrong sample costs |z|",
    [
        {"case": {"X": np.array([[z / scale] for z in CONFIDENT]), "y": y, "beta": np.array([scale, 0.0])}}
        for scale in (1.0, 8.0)
        for y in (np.zeros(9, int), np.ones(9, int))
    ],
)
newton_steps = [
    pin(
        "one class",
        "where the data cannot be separated for want of the other class, a step is still a step",
        data={"X": np.array([[1e-5], [0.0], [-2.0], [1.5]]), "y": np.array([1, 1, 1, 1])},
        n_steps=1,
    ),
    pin("broad", "ten columns, a hundred rows", data={"X": BROAD["X"], "y": BROAD["y"]}, n_steps=12),
]
badly_conditioned = [
    pin(
        "uneven",
        "the condition number of the Hessian is 70,000",
        data={"X": UNEVEN, "y": np.array([0, 1, 0, 0, 1, 1])},
        n_steps=3,
    ),
]
fit_is_the_minimum = [
    *pins(
        "few",
        "one feature, a constant feature (alone, too), one sample in each class, a sum of two others",
        [
            {"data": {"X": ONE, "y": np.array([0, 1, 0, 1])}, "ridge": 0.0},
            {"data": {"X": np.hstack([ONE, np.full((4, 1), 5.0)]), "y": np.array([0, 1, 0, 1])}, "ridge": 0.1},
            {"data": {"X": np.full((3, 1), 2.0), "y": np.array([1, 0, 1])}, "ridge": 0.1},
            {"data": {"X": np.array([[1.0, 2.0], [3.0, -1.0]]), "y": np.array([1, 0])}, "ridge": 1.0},
            {"data": {"X": SUM_OF_OTHERS, "y": np.array([1, 0, 1])}, "ridge": 1.0},
        ],
    ),
    pin("broad", "ten columns, a hundred rows", data={"X": BROAD["X"], "y": BROAD["y"]}, ridge=0.01),
    pin(
        "tiny and constant",
        "one number of 1e-5, a constant column",
        data={"X": np.array([[1e-5, 2.0], [1.5, 2.0], [-2.0, 2.0]]), "y": np.array([1, 0, 1])},
        ridge=0.1,
    ),
]
far_out = [
    pin("far out", "One sample lies far out: full Newton steps from zero diverge here", data=FAR_OUT, ridge=0.1),
    pin("far out without penalty", "the same with no penalty to help", data=FAR_OUT, ridge=0.0),
    pin(
        "far out penalised",
        "With a penalty of 0.5 full Newton steps diverge, and so do steps that are shortened with less of the penalty in mind",
        data=FAR_OUT_PENALISED,
        ridge=0.5,
    ),
    pin(
        "many steps",
        "With a penalty of 0.001 it takes a score of Newton steps, some of them shortened five times",
        data=MANY_STEPS,
        ridge=0.001,
    ),
    pin(
        "off the origin",
        "scores near each other far from 0, without a penalty",
        data={"X": np.array([[37.123456], [38.654321], [39.1], [36.9]]), "y": np.array([1, 0, 1, 0])},
        ridge=0.0,
    ),
]
no_samples = [
    pin(
        "no samples",
        "no samples, no answers",
        case={"X": np.zeros((0, 2)), "y": np.zeros(0, int), "beta": np.array([1.0, 2.0, 3.0])},
    ),
]
predictions = [
    pin("broad", "ten columns, a hundred rows", case=BROAD),
    pin("near half", "numbers of 2e5 and 1e-5 in one input", case=NEAR_HALF),
    pin(
        "just below half",
        "a score of -1e-9 is negative",
        case={"X": np.array([[1.0]]), "y": np.zeros(1, int), "beta": np.array([-1e-9, 0.0])},
    ),
    pin(
        "small weight",
        "a weight of 1e-4 decides where x is 2e5",
        case={"X": np.array([[3e4], [-2e5], [2e5]]), "y": np.zeros(3, int), "beta": np.array([1e-4, 10.0])},
    ),
]
