"""What the checks of 3.5 are always tried on."""

import numpy as np

from grader.checks import core, pin, pins


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


AXES = [_on_axes(lengths) for lengths in ([1.0, 2.0], [2.0, 1.0, 4.0, 3.0])]
MORE_AXES = [
    _on_axes(lengths) for lengths in ([3.0, 1.0, 5.0, 2.0, 6.0, 4.0], [2.0, 5, 3, 9, 1, 7, 12, 4, 6, 10, 8, 11])
]
LINE = np.array([[0.0], [1.0], [2.0], [4.0], [7.0]])
PLANE = np.hstack([LINE, [[1.0], [-1.0], [0.0], [2.0], [2.0]]])
TWO_AND_THREE = np.array([0, 0, 0, 1, 1])
FINE = {"X": np.round(30 * formula(14, 2, 2)["X"] * 2**20) / 2**20, "y": formula(14, 2, 2)["y"]}


def _of_axes(data):
    """The axes with every number of components."""
    return [{"data": {**data, "n_components": n}} for n in range(1, len(data["X"]) // 4 + 1)]


result_on_tables = [
    pin("big", "ten columns, a hundred rows", data=BIG, start=1),
    pin("far", "a million away from the origin", data=FAR, start=1),
]
scatters = [
    pin("big", "ten columns, a hundred rows", data=BIG),
    pin("many", "four classes, nine columns, a hundred rows", data=MANY),
    pin("mixed classes", "columns in units from 1e-4 to 1e5", data=MIXED_CLASSES),
    pin("far", "a million away from the origin: Σxxᵀ - m μμᵀ cancels", data=FAR),
]
rayleigh = [
    pin("big", "ten columns, a hundred rows", data=BIG, v=[1, 2, -1]),
    pin("mixed", "columns in units from 1e-4 to 1e5", data=MIXED, v=[1, 2, -1]),
    pin("far", "a million away from the origin", data=FAR, v=[1, 2, -1]),
]
direction_is_best = [
    pin("one feature", "any number but 0 is a direction", data={"X": LINE, "y": TWO_AND_THREE}),
    pin("a class of one", "whose scatter is 0", data={"X": PLANE, "y": np.array([0, 0, 0, 0, 1])}),
    pin("big", "ten columns, a hundred rows", data=BIG),
    pin("mixed", "columns in units from 1e-4 to 1e5: no small singular value may be dropped", data=MIXED),
    pin("far", "a million away from the origin", data=FAR),
]
singular = pins(
    "singular",
    "S_w has no inverse, and rounding leaves neither its determinant nor its smallest singular value at 0",
    [
        {"data": {"X": np.hstack([PLANE, np.full((5, 1), 3.0)]), "y": TWO_AND_THREE}},
        {"data": {"X": np.hstack([PLANE, LINE]), "y": TWO_AND_THREE}},
        {"data": {**FINE, "X": np.column_stack([FINE["X"], FINE["X"].sum(axis=1)])}},
        {"data": {**FINE, "X": np.column_stack([FINE["X"][:, 0], FINE["X"][:, 0] * 3, FINE["X"][:, 1]])}},
    ],
)
projection_is_eigenvectors = [
    *map(core, pins("axes", "eigenvalues in no order", [case for data in AXES for case in _of_axes(data)])),
    *pins("more axes", "many eigenvalues in no order", [case for data in MORE_AXES for case in _of_axes(data)]),
    pin("many", "four classes, nine columns, a hundred rows", data={**MANY, "n_components": 3}),
    pin("mixed classes", "columns in units from 1e-4 to 1e5", data={**MIXED_CLASSES, "n_components": 2}),
    pin("big", "ten columns, a hundred rows", data={**BIG, "n_components": 1}),
    pin("far", "a million away from the origin", data={**FAR, "n_components": 1}),
]
predictions = [
    pin(
        "class 1 between",
        "the overall mean is not the middle of the two means, and w points away from class 1",
        data={"X": np.array([[0.0], [2.0], [1.0], [1.5]]), "y": np.array([0, 1, 0, 1])},
        w=[1, 0, 0],
        scale=-2.0,
    ),
    pin("big", "ten columns, a hundred rows", data=BIG, w=[1, -2, 3], scale=1e-3),
    pin(
        "far apart",
        "numbers of 2e6 and 1e-5 in one input",
        data={"X": np.array([[0.0], [-1e-5], [2e6], [3.0]]), "y": np.array([1, 0, 1, 0])},
        w=[1, 0, 0],
        scale=1.0,
    ),
]
near_the_middle = pins(
    "near the middle",
    "a ten-millionth off is not at equal distance",
    [{"tests": [2.0 + off, 2.0 - off], "scale": scale} for off in (1e-4, 1e-7) for scale in (1.0, -3.75, 0.01)],
)
