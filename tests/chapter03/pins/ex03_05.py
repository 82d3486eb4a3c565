"""What the checks of 3.5 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def formula(rows, columns, classes):
    i, j = np.arange(rows)[:, None], np.arange(1, columns + 1)
    y = (7 * np.arange(rows)) % 11 % classes
    return {"X": np.round(np.sin(i * j + j**2) + y[:, None] * np.cos(2 * j), 9), "y": y}


BIG = formula(110, 10, 2)
MANY = formula(120, 9, 4)
SCALES = np.array([1e-4, 1.0, 1e5])
MIXED = {"X": formula(12, 3, 2)["X"] * SCALES, "y": formula(12, 3, 2)["y"]}
MIXED_CLASSES = {"X": formula(15, 3, 3)["X"] * SCALES, "y": formula(15, 3, 3)["y"]}
FAR = {"X": formula(12, 2, 2)["X"] + [1e6, 0], "y": formula(12, 2, 2)["y"]}


def _on_axes(lengths):
    """Two classes on every axis, so many units to either side: the eigenvectors are the axes, the eigenvalues squares of lengths.

    As both matrices are diagonal, np.linalg.eig leaves the eigenvalues in the order of the columns.
    """
    axes = np.eye(len(lengths))
    centres = [side * length * axis for length, axis in zip(lengths, axes, strict=True) for side in (1, -1)]
    X = np.array([centre + side * axes[i // 2] for i, centre in enumerate(centres) for side in (1, -1)])
    return {"X": X, "y": np.repeat(np.arange(len(centres)), 2)}


AXES = [
    _on_axes(lengths)
    for lengths in ([1.0, 2.0], [3.0, 1.0, 5.0, 2.0, 6.0, 4.0], [2.0, 5, 3, 9, 1, 7, 12, 4, 6, 10, 8, 11])
]

result_on_tables = [
    pin("big", "X 110 × 10; y of 110 entries; start = 1; numbers down to 3e-5", data=BIG, start=1),
    pin("far", "X 12 × 2; y of 12 entries; start = 1; numbers up to 1e6", data=FAR, start=1),
]
scatters_are_their_definition = [
    pin("big", "X 110 × 10; y of 110 entries; numbers down to 3e-5", data=BIG),
    pin("many", "X 120 × 9; y of 120 entries; numbers down to 3e-5", data=MANY),
    pin("mixed classes", "X 15 × 3; y of 15 entries; numbers of 2e5 and 4e-7 in one input", data=MIXED_CLASSES),
    pin("far", "X 12 × 2; y of 12 entries; numbers up to 1e6", data=FAR),
]
direction_is_best = [
    pin("big", "X 110 × 10; y of 110 entries; v = [1, 2, -1]; numbers down to 3e-5", data=BIG, v=[1, 2, -1]),
    pin(
        "mixed",
        "X 12 × 3; y of 12 entries; v = [1, 2, -1]; numbers of 2e5 and 4e-7 in one input",
        data=MIXED,
        v=[1, 2, -1],
    ),
    pin("far", "X 12 × 2; y of 12 entries; v = [1, 2, -1]; numbers up to 1e6", data=FAR, v=[1, 2, -1]),
]
projection_is_eigenvectors = [
    pin(
        "many n_components 3",
        "X 120 × 9; y of 120 entries; n_components = 3; numbers down to 3e-5",
        data={**MANY, "n_components": 3},
    ),
    pin(
        "mixed classes n_components 2",
        "X 15 × 3; y of 15 entries; n_components = 2; numbers of 2e5 and 4e-7 in one input",
        data={**MIXED_CLASSES, "n_components": 2},
    ),
    pin(
        "big n_components 1",
        "X 110 × 10; y of 110 entries; n_components = 1; numbers down to 3e-5",
        data={**BIG, "n_components": 1},
    ),
    pin(
        "far n_components 1",
        "X 12 × 2; y of 12 entries; n_components = 1; numbers up to 1e6",
        data={**FAR, "n_components": 1},
    ),
    *pins(
        "axes",
        "20 inputs, from X 8 × 2; y of 8 entries; n_components = 1 to X 48 × 12; y of 48 entries; n_components = 12",
        [{"data": {**data, "n_components": n}} for data in AXES for n in range(1, len(data["X"]) // 4 + 1)],
    ),
]
predictions = [
    pin(
        "data of 4 scale -2",
        "X 4 × 1; y = [0, 1, 0, 1]; w = [1, 0, 0]; scale = -2",
        data={"X": np.array([[0.0], [2.0], [1.0], [1.5]]), "y": np.array([0, 1, 0, 1])},
        w=[1, 0, 0],
        scale=-2.0,
    ),
    pin(
        "big",
        "X 110 × 10; y of 110 entries; w = [1, -2, 3]; scale = 0.001; numbers down to 3e-5",
        data=BIG,
        w=[1, -2, 3],
        scale=1e-3,
    ),
    pin(
        "numbers of 2e6 and 1e-5 in one input",
        "X 4 × 1; y = [1, 0, 1, 0]; w = [1, 0, 0]; scale = 1; numbers of 2e6 and 1e-5 in one input",
        data={"X": np.array([[0.0], [-1e-5], [2e6], [3.0]]), "y": np.array([1, 0, 1, 0])},
        w=[1, 0, 0],
        scale=1.0,
    ),
]
