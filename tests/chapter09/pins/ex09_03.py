"""What the checks of 9.3 are always tried on."""

import numpy as np

from grader.checks import pin, pins

TIE = {"X": np.array([[0.0], [2.0], [2.0], [4.0]]), "labels": [0, 0, 1, 1]}
TINY = {"X": np.array([[0.0], [1e-5], [5e-5], [6e-5]]), "labels": [0, 1, 0, 1]}
FAR = {"X": np.array([[2000.0], [3000.0], [7000.0], [8000.0]]), "labels": [0, 1, 0, 1]}
SUMS = {"X": np.array([[0.0, 3.0, 3.0], [1.0, 0.0, 1.0], [5.0, 5.0, 10.0], [6.0, 4.0, 10.0]]), "labels": [0, 0, 1, 1]}
ALMOST = {"X": np.array([[0.0], [2.0], [2.0], [3.999998]]), "labels": [0, 0, 1, 1]}
RECTANGLES = [
    (np.array([[0.0, 0.0], [0.0, 1.0], [3.0, 0.0], [3.0, 1.0]]), 2),
    (np.array([[0.0, 0.0], [0.0, 2.0], [9.0, 2.0], [9.0, 0.0], [4.0, 30.0]]), 3),
    (np.array([[0.0], [1.0], [2.0], [10.0], [11.0], [40.0], [43.0]]), 3),
    (np.array([[5.0], [5.0], [5.0]]), 3),
    (np.array([[abs(i - 3 * j) % 7 + 0.5 * j for j in range(9)] for i in range(5)]), 2),
]
HARD = [
    (np.array([[0.0], [5000.0], [5100.0], [1e6]]), 2),
    (np.array([[1e8], [1e8 + 4], [1e8 + 1], [1e8 + 3]]), 2),
    (np.array([[0.0], [1.0], [3.0], [3.000001], [7.0], [7.0], [9.0]]), 2),
]

objective = [
    pin("tie", "X 4 × 1; labels = [0, 0, 1, 1]", data=TIE),
    pin(
        "numbers up to 1e7",
        "X 2 × 2; labels = [0, 0]; numbers up to 1e7",
        data={"X": np.array([[1e7, 0.1], [1e7 + 1e-3, 0.1]]), "labels": [0, 0]},
    ),
]
fixed_points = [
    pin("tie", "a sample is exactly as far from either mean", data=TIE),
    pin("sums", "X 4 × 3; labels = [0, 0, 1, 1]", data=SUMS),
]
fixed_points_strict = [
    pin("almost", "a sample is nearer to the other mean by a millionth", data=ALMOST),
    pin("far", "all beyond 1000", data=FAR),
    pin("tiny", "X 4 × 1; labels = [0, 1, 0, 1]; numbers down to 1e-5", data=TINY),
    pin("tiny, 2", "X 4 × 1; labels = [0, 1, 0, 1]; numbers down to 1e-8", data={**TINY, "X": TINY["X"] / 1000}),
]
best_partition = pins(
    "rectangles", "stretched ones, a line, samples that coincide", [{"case": case} for case in RECTANGLES]
)
best_partition_strict = pins("hard", "large, far from the origin, a near tie", [{"case": case} for case in HARD])
stuck = pins(
    "some k",
    "9 inputs, from k = 2; ratio = 1 to k = 4; ratio = 1000",
    [{"k": k, "ratio": ratio} for k in (2, 3, 4) for ratio in (1.0, 10.0, 1000.0)],
)
stuck_strict = pins(
    "many times",
    "6 inputs, from k = 2; ratio = 3000 to k = 4; ratio = 1e4; numbers up to 1e4",
    [{"k": k, "ratio": ratio} for k in (2, 3, 4) for ratio in (3000.0, 10000.0)],
)
