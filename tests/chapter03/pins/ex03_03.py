"""What the checks of 3.3 are always tried on."""

import numpy as np

from grader.checks import pin

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
"""The condition number of the Hessian is 70,000 here, and the stub promises at most 100,000."""

result_on_tables = [
    pin("far out", "One sample lies far out: full Newton steps from zero diverge here", data=FAR_OUT, start=1),
    pin(
        "numbers down to 3e-5",
        "X 110 × 10; y of 110 entries; start = 11; numbers down to 3e-5",
        data={"X": BROAD["X"], "y": BROAD["y"]},
        start=11,
    ),
]
derivatives_are_their_definition = [
    pin("broad", "X 110 × 10; y of 110 entries; beta of 11 entries; numbers down to 3e-5", case=BROAD),
    pin(
        "near half",
        "X 5 × 1; y of 5 entries; beta = [0.01, -0.01]; numbers of 2e5 and 1e-5 in one input",
        case=NEAR_HALF,
    ),
    pin(
        "saturated",
        "X 2 × 2; y = [0, 1]; beta = [2, -0.25, 5e-5]; numbers of 3e4 and 1e-6 in one input",
        case=SATURATED,
    ),
]
newton_steps = [
    pin(
        "numbers down to 1e-5",
        "X 4 × 1; y = [1, 1, 1, 1]; n_steps = 1; numbers down to 1e-5",
        data={"X": np.array([[1e-5], [0.0], [-2.0], [1.5]]), "y": np.array([1, 1, 1, 1])},
        n_steps=1,
    ),
    pin(
        "numbers down to 3e-5",
        "X 110 × 10; y of 110 entries; n_steps = 12; numbers down to 3e-5",
        data={"X": BROAD["X"], "y": BROAD["y"]},
        n_steps=12,
    ),
    pin(
        "data of 6 n_steps 3",
        "X 6 × 1; y of 6 entries; n_steps = 3",
        data={"X": UNEVEN, "y": np.array([0, 1, 0, 0, 1, 1])},
        n_steps=3,
    ),
]
no_overflow = [
    pin(
        "scores of 2 scale 1 label 1",
        "scores = [1000, -1000]; scale = 1; label = 1",
        scores=[1000.0, -1000.0],
        scale=1.0,
        label=1,
    )
]
fit_is_the_minimum = [
    pin("far out", "One sample lies far out: full Newton steps from zero diverge here", data=FAR_OUT, ridge=0.1),
    pin("far out, 2", "One sample lies far out: full Newton steps from zero diverge here", data=FAR_OUT, ridge=0.0),
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
        "numbers down to 3e-5",
        "X 110 × 10; y of 110 entries; ridge = 0.01; numbers down to 3e-5",
        data={"X": BROAD["X"], "y": BROAD["y"]},
        ridge=0.01,
    ),
    pin(
        "data of 4 ridge 0",
        "X 4 × 1; y = [1, 0, 1, 0]; ridge = 0",
        data={"X": np.array([[37.123456], [38.654321], [39.1], [36.9]]), "y": np.array([1, 0, 1, 0])},
        ridge=0.0,
    ),
    pin(
        "data of 3 ridge 1",
        "X 3 × 3; y = [1, 0, 1]; ridge = 1",
        data={"X": np.array([[1.0, 3.0], [-2.0, 1.0], [0.5, 2.0]]) @ [[1, 0, 1], [0, 1, 1]], "y": np.array([1, 0, 1])},
        ridge=1.0,
    ),
    pin(
        "numbers down to 1e-5",
        "X 3 × 2; y = [1, 0, 1]; ridge = 0.1; numbers down to 1e-5",
        data={"X": np.array([[1e-5, 2.0], [1.5, 2.0], [-2.0, 2.0]]), "y": np.array([1, 0, 1])},
        ridge=0.1,
    ),
]
predictions = [
    pin(
        "case of 0",
        "X 0 × 2; y is empty; beta = [1, 2, 3]",
        case={"X": np.zeros((0, 2)), "y": np.zeros(0, int), "beta": np.array([1.0, 2.0, 3.0])},
    ),
    pin("broad", "X 110 × 10; y of 110 entries; beta of 11 entries; numbers down to 3e-5", case=BROAD),
    pin(
        "near half",
        "X 5 × 1; y of 5 entries; beta = [0.01, -0.01]; numbers of 2e5 and 1e-5 in one input",
        case=NEAR_HALF,
    ),
    pin(
        "numbers down to 1e-9",
        "X 1 × 1; y = [0]; beta = [-1e-9, 0]; numbers down to 1e-9",
        case={"X": np.array([[1.0]]), "y": np.zeros(1, int), "beta": np.array([-1e-9, 0.0])},
    ),
    pin(
        "numbers of 2e5 and 1e-4 in one input",
        "X 3 × 1; y = [0, 0, 0]; beta = [0.0001, 10]; numbers of 2e5 and 1e-4 in one input",
        case={"X": np.array([[3e4], [-2e5], [2e5]]), "y": np.zeros(3, int), "beta": np.array([1e-4, 10.0])},
    ),
]
