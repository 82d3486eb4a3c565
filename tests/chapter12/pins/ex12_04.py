"""What the checks of 12.4 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def _far_apart(n, d, scale=1.0):
    i, j = np.arange(1, n + 1)[:, None], np.arange(1, d + 1)
    return (scale * np.round(3 * np.sin(i * j + j * j), 6)).tolist()


FLAT = [[0.0, 0.0], [1.0, 0.0], [0.5, 0.001]]
FLAT_AND_FAR = [[1000.0, 1000.0], [1001.0, 1000.0], [1000.5, 1000.00003]]
FLATTEST = [[900.0, 900.0], [901.0, 900.0], [900.5, 900.0000013]]
SUMS = [[0.0, 0.0, 0.0], [1.0, 2.0, 3.0], [1.0, -1.0, 0.0]]

shattering = pins("some d", "10 inputs, from d = 1 to d = 10", [{"d": d} for d in range(1, 11)])
any_independent_points = [
    pin("flat", "points 3 × 2", points=FLAT),
    pin("flat and far", "points 3 × 2", points=FLAT_AND_FAR),
    pin("flattest", "The differences have a condition number of almost 10^6", points=FLATTEST),
    pin("sums", "points 3 × 3", points=SUMS),
    pin("points of one", "points 1 × 1", points=[[0.0]]),
    pin("numbers up to 1e7", "points 1 × 3; numbers up to 1e7", points=[[1e7] * 3]),
    pin("numbers up to 1e6", "points 3 × 2; numbers up to 1e6", points=[[1e6 * x for x in point] for point in FLAT]),
    pin(
        "numbers down to 1e-8",
        "points 3 × 2; numbers down to 1e-8",
        points=[[1e-5 * x for x in point] for point in FLAT],
    ),
    pin(
        "numbers down to 1e-6",
        "points 3 × 2; numbers down to 1e-6",
        points=[[x - 900 for x in point] for point in FLATTEST],
    ),
    pin(
        "numbers up to 9e6", "points 3 × 2; numbers up to 9e6", points=[[1e4 * x for x in point] for point in FLATTEST]
    ),
    pin(
        "numbers down to 1e-6, 2",
        "points 3 × 2; numbers down to 1e-6",
        points=[[1.2e-9 * x for x in point] for point in FLATTEST],
    ),
]
radon = [
    pin("points of 4", "points 4 × 2", points=[[1.0, 2.0]] * 4),
    pin("points of 4, 2", "points 4 × 2", points=[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]),
    pin(
        "points of 5",
        "points 5 × 3",
        points=[[0.0, 0.0, 1.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [5.0, 5.0, 5.0]],
    ),
    pin("far apart 120 3", "points 120 × 3", points=_far_apart(120, 3)),
    pin("far apart 12 10", "points 12 × 10", points=_far_apart(12, 10)),
    pin("far apart 5 3 1000000.0", "points 5 × 3; numbers up to 3e6", points=_far_apart(5, 3, 1e6)),
    pin("far apart 5 3 1e-05", "points 5 × 3; numbers down to 4e-6", points=_far_apart(5, 3, 1e-5)),
    pin("numbers down to 5e-7", "points 3 × 1; numbers down to 5e-7", points=[[0.0], [5e-7], [1.0]]),
    pin("points of 4, 3", "points 4 × 2", points=[[1.0, 2.0], [0.0, 0.0], [1.0 + 1e-7, 2.0], [3.0, -1.0]]),
    pin(
        "numbers up to 1e7",
        "points 12 × 10; numbers up to 1e7",
        points=[[x + 9999990 for x in point] for point in _far_apart(12, 10)],
    ),
]
unrealizable = [
    pin("points of 4", "points 4 × 2", points=[[0.0, 0.0], [0.0, 1.0], [1.0, 1.0], [1.0, 0.0]]),
    pin("points of 3", "points 3 × 1", points=[[0.0], [1.0], [-1.0]]),
    pin("far apart 12 10", "points 12 × 10", points=_far_apart(12, 10)),
    pin("far apart 5 3 1000000.0", "points 5 × 3; numbers up to 3e6", points=_far_apart(5, 3, 1e6)),
    pin("far apart 6 4 1e-05", "points 6 × 4; numbers down to 4e-6", points=_far_apart(6, 4, 1e-5)),
    pin("points of 4, 2", "points 4 × 2", points=[*FLAT, [0.5, 0.002]]),
    pin(
        "numbers down to 1e-5",
        "points 4 × 2; numbers down to 1e-5",
        points=[[0.0, 0.0], [3.0, 0.0], [1e-5, 1.0], [1.0, 1e-5]],
    ),
]
not_every_set = pins("some d", "9 inputs, from d = 2 to d = 10", [{"d": d} for d in range(2, 11)])
