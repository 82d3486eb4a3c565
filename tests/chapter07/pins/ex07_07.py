"""What the checks of 7.7 are always tried on."""

import numpy as np

from grader.checks import pin

EMPTY = {"X": np.zeros((0, 2), dtype=int), "y": np.zeros(0, dtype=int), "n": 1}
LAST_LACKS = {"X": np.tile([[0] * 12, [1] * 11 + [0]], (2, 1)), "y": np.array([0, 0, 1, 1]), "n": 1}
BYTES = {"X": np.repeat([[0], [1], [0], [1]], 256, axis=0), "y": np.repeat([0, 1], 512), "n": 1}

enough = [
    pin("empty", "X 0 × 2; y is empty; n = 1", case=EMPTY),
    pin(
        "last lacks",
        "The last of many attributes lacks a value; and so many examples of each term that one byte does not count them",
        case=LAST_LACKS,
    ),
    pin("bytes", "X 1024 × 1; y of 1024 entries; n = 1", case=BYTES),
    pin("case of one", "X 1 × 2; y = [0]; n = 1", case={"X": np.array([[0, 1]]), "y": np.array([0]), "n": 1}),
]
useful = [
    pin("empty", "X 0 × 2; y is empty; n = 1", case=EMPTY),
    pin("case of one", "X 1 × 2; y = [0]; n = 1", case={"X": np.array([[0, 1]]), "y": np.array([0]), "n": 1}),
]
sizes = [
    pin("size of 2", "size = [1000, 30]", size=(1000, 30)),
    pin("size of 2, 2", "size = [7, 500]", size=(7, 500)),
    pin("size of 2, 3", "size = [50, 1]", size=(50, 1)),
]
best_set = [
    pin("size of 2", "size = [1, 1]", size=(1, 1)),
    pin("size of 2, 2", "size = [2, 30]", size=(2, 30)),
    pin("size of 2, 3", "size = [40, 3]", size=(40, 3)),
]
worst_sequence = [
    pin("size of 2", "size = [1, 1]", size=(1, 1)),
    pin("size of 2, 2", "size = [2, 30]", size=(2, 30)),
    pin("size of 2, 3", "size = [12, 3]", size=(12, 3)),
]
