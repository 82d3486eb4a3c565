"""What the checks of 6.4 are always tried on."""

import math

import numpy as np

from grader.checks import pin, pins

TWELVE = {
    "X": np.random.default_rng(12).normal(size=(24, 12))
    + np.outer(np.tile([2.0, -2.0], 12), np.linspace(0.1, 1.2, 12)),
    "y": np.tile([1, -1], 12),
}
LONG_AND_FLAT = {
    "X": np.array([[0.5, -9], [0.5, 3], [0.5, 9.5], [0.625, 1], [0.65, -6], [-0.5, -8], [-0.5, 7], [-0.625, 2.5]]),
    "y": np.array([1, 1, 1, 1, 1, -1, -1, -1]),
}


def signs(*values):
    return np.array(values)


BOX = {"X": np.array([[2.0, 1], [2, -1], [-2, 1], [-2, -1]]), "y": signs(1, 1, -1, -1)}
LEANING = {"X": np.array([[0.0, 0], [1, 1], [2, 2.5], [3, 3], [1, 3], [0, 1.5]]), "y": signs(-1, -1, -1, -1, 1, 1)}
FLAT = {
    "X": np.array([[0.0, 0], [1, 0.02], [0.5, 0], [0.2, 0.3], [0.9, 0.31], [0.1, 0.3]]),
    "y": signs(-1, -1, -1, 1, 1, 1),
}
NARROW = {
    "X": np.array([[0.6, 0.1], [-0.6, 0.0], [0.0, 1.0], [-0.3, -0.8], [-0.5, -0.1], [-0.5, -0.1]]),
    "y": signs(1, 1, 1, -1, -1, -1),
}
FAINT = {
    "X": np.array([[0.02, 0.5, 0.9], [0.02, 0.48, -0.9], [0, -0.5, 0.7], [0, -0.48, -0.8]]),
    "y": signs(1, 1, -1, -1),
}
SLIGHT = {"X": np.array([[5.0, 0.95], [-5.0, 0.9], [2.0, 1.0], [4.0, -2.0], [-4.0, -2.0]]), "y": signs(1, 1, 1, -1, -1)}
RELABELLED = [
    {"X": np.array([[0.0, 0], [1, 4], [5, 0], [6, 5], [2, 2]]), "y": signs(*y)}
    for y in ((-1, -1, 1, 1, -1), (1, -1, 1, -1, 1))
]
PAIR = {"X": np.array([[0.0, 0.0], [3.0, 4.0]]), "y": signs(1, -1)}
FACING = {
    "X": np.array([[1.0, 0], [1, 1], [1, 3], [5, 9], [-1, 0], [-1, 3], [-4, 1]]),
    "y": signs(1, 1, 1, 1, -1, -1, -1),
}

lda = [
    pin("leaning", "X 6 × 2; y of 6 entries", data=LEANING),
    pin("pair", "X 2 × 2; y = [1, -1]", data=PAIR),
    pin(
        "data of 5",
        "X 5 × 2; y of 5 entries",
        data={"X": np.array([[0.0, 0], [0, 2], [1, 0], [1, 1], [1, 5]]), "y": signs(-1, -1, 1, 1, 1)},
    ),
    pin(
        "data of 6",
        "X 6 × 3; y of 6 entries",
        data={
            "X": np.array([[1.0, 0, 2], [1, 1, 0], [1, 4, 1], [1, 3, 3], [1, 2, 0.5], [1, 0, 1]]),
            "y": signs(1, 1, 1, -1, -1, -1),
        },
    ),
    pin(
        "data of 4, 2",
        "X 4 × 3; y = [1, 1, -1, -1]",
        data={"X": np.array([[0.0, 0, 1], [2, 1, 1], [5, 3, 2], [7, 4, 2]]), "y": signs(1, 1, -1, -1)},
    ),
    pin("data of 3", "X 3 × 1; y = [-1, 1, 1]", data={"X": np.array([[5.0], [2.0], [2.5]]), "y": signs(-1, 1, 1)}),
    *pins("relabelled", "The same samples with other labels", [{"data": data} for data in RELABELLED]),
]
lda_strict = [
    pin("flat", "S_w is nonsingular, with an eigenvalue near 3e-4·M²", data=FLAT),
    pin(
        "faint",
        "The difference of means is hardly in the null space, yet that decides; the other eigenvalues are 5e-4·M² and 3·M²",
        data=FAINT,
    ),
    pin(
        "data of 4",
        "X 4 × 3; y = [1, 1, -1, -1]",
        data={"X": 60 * FAINT["X"] @ np.array([[0.8, 0.6, 0], [-0.6, 0.8, 0], [0, 0, 1]]), "y": FAINT["y"]},
    ),
    pin("slight", "S_w is nonsingular; its smallest eigenvalue is less than 1e-4 of the other one", data=SLIGHT),
    pin(
        "numbers down to 1e-5",
        "X 6 × 2; y of 6 entries; numbers down to 1e-5",
        data={"X": 1e-5 * LEANING["X"], "y": LEANING["y"]},
    ),
    pin("twelve", "As many columns as the stub allows; the last ones count most", data=TWELVE),
    pin("data of 24", "X 24 × 12; y of 24 entries", data={"X": TWELVE["X"][:, ::-1], "y": TWELVE["y"]}),
]
margin = [
    pin("pair", "X 2 × 2; y = [1, -1]", data=PAIR),
    pin(
        "data of 5",
        "X 5 × 2; y of 5 entries",
        data={"X": np.array([[0.0, 0], [4, 0], [2, 3], [2, 9], [6, 4]]), "y": signs(-1, -1, 1, 1, 1)},
    ),
    pin(
        "data of 5, 2",
        "X 5 × 2; y of 5 entries",
        data={"X": np.array([[90.0, 99], [90, 80], [70, 90], [60, 95], [60, 100]]), "y": signs(-1, -1, 1, 1, 1)},
    ),
    pin(
        "data of 5, 3",
        "X 5 × 3; y of 5 entries",
        data={"X": np.array([[0.0, 0, 1], [1, 0, 0], [0, 1, 0], [2, 2, 2], [3, 1, 4]]), "y": signs(-1, -1, -1, 1, 1)},
    ),
    *pins("relabelled", "The same samples with other labels", [{"data": data} for data in RELABELLED]),
]
margin_strict = [
    pin("narrow", "A margin hardly above M/10: some α exceeds 100/M²", data=NARROW),
    pin("twelve", "As many columns as the stub allows; the last ones count most", data=TWELVE),
    pin(
        "numbers down to 1e-5",
        "X 4 × 2; y = [-1, -1, 1, 1]; numbers down to 1e-5",
        data={"X": 1e-5 * np.array([[1.0, 0], [4, 0], [2, 3], [2, 9]]), "y": signs(-1, -1, 1, 1)},
    ),
]
equivalent_data = [
    pin("u of 2 n_extra 3", "u = [1, 0]; n_extra = 3", u=np.array([1.0, 0.0]), n_extra=3),
    pin("u of 2 n_extra 0", "u = [0, -1]; n_extra = 0", u=np.array([0.0, -1.0]), n_extra=0),
    pin("u of 2 n_extra 30", "u = [0.6, 0.8]; n_extra = 30", u=np.array([0.6, 0.8]), n_extra=30),
    pin(
        "u of 3 n_extra 12", "u = [0.2857, -0.4286, 0.8571]; n_extra = 12", u=np.array([2.0, -3.0, 6.0]) / 7, n_extra=12
    ),
    pin(
        "u of 2 n_extra 1",
        "u = [0.7071, 0.7071]; n_extra = 1",
        u=np.array([1.0, 1.000001]) / math.hypot(1.0, 1.000001),
        n_extra=1,
    ),
    pin("u of 8 n_extra 30", "u of 8 entries; n_extra = 30", u=np.full(8, 8**-0.5), n_extra=30),
    pin(
        "numbers down to 1e-5",
        "u = [1e-5, -1]; n_extra = 2; numbers down to 1e-5",
        u=np.array([1e-5, -1.0]) / math.hypot(1e-5, 1),
        n_extra=2,
    ),
]
different_data = [pin("angle 80", "angle = 80", angle=80.0), pin("angle 45", "angle = 45", angle=45.0)]
all_on_margin = [pin("box", "X 4 × 2; y = [1, 1, -1, -1]; u = [1, 0]", data={**BOX, "u": np.array([1.0, 0.0])})]
support_scatter = [
    pin(
        "facing",
        "Six corners of a box, whose dual is not unique: some sample on the margin has α = 0 in every basic solution",
        data=FACING,
    ),
    pin("box", "X 4 × 2; y = [1, 1, -1, -1]", data=BOX),
    *pins("relabelled", "The same samples with other labels", [{"data": data} for data in RELABELLED]),
    pin("pair", "X 2 × 2; y = [1, -1]", data=PAIR),
    pin(
        "data of 7",
        "X 7 × 3; y of 7 entries",
        data={"X": np.column_stack([FACING["X"], FACING["X"].sum(axis=1)]), "y": FACING["y"]},
    ),
]
support_strict = [
    pin(
        "long and flat",
        "The margin is a tenth of the largest coordinate, and some samples are only a little beyond it",
        data=LONG_AND_FLAT,
    ),
    pin(
        "numbers down to 3e-5",
        "X 7 × 2; y of 7 entries; numbers down to 3e-5",
        data={"X": 3e-5 * FACING["X"], "y": FACING["y"]},
    ),
]
