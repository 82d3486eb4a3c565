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

shattering = pins("some d", "from d = 1 to d = 10", [{"d": d} for d in range(1, 11)])
plain_points = [
    pin("a point", "one point at the origin: w may be 0, b may not", points=[[0.0]]),
    pin("sums", "three points in three dimensions: fewer than d + 1", points=SUMS),
    pin(
        "flat triangle",
        "a triangle far from equilateral, away from the origin",
        points=[[4.0, 4.0], [6.0, 4.0], [5.0, 5.0]],
    ),
    pin("two in space", "two points in three dimensions", points=[[1.0, 2.0, 0.0], [1.0, 3.0, 0.0]]),
]
hard_points = [
    pin("flat", "a height of a thousandth", points=FLAT),
    pin("flat and far", "a thousand away", points=FLAT_AND_FAR),
    pin("flattest", "The differences have a condition number of almost 10^6", points=FLATTEST),
    pin("one far away", "a single point, 1e7 away", points=[[1e7] * 3]),
    pin("flat, large", "numbers up to 1e6", points=[[1e6 * x for x in point] for point in FLAT]),
    pin("flat, small", "numbers down to 1e-8", points=[[1e-5 * x for x in point] for point in FLAT]),
    pin("flattest, at the origin", "numbers down to 1e-6", points=[[x - 900 for x in point] for point in FLATTEST]),
    pin("flattest, large", "numbers up to 9e6", points=[[1e4 * x for x in point] for point in FLATTEST]),
    pin("flattest, small", "numbers down to 1e-6", points=[[1.2e-9 * x for x in point] for point in FLATTEST]),
]
radon = [
    pin("one place", "all points coincide", points=[[1.0, 2.0]] * 4),
    pin("a line", "all points lie on a line", points=[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]),
    pin(
        "a pair",
        "two points coincide, and the others are independent: coefficients of 0",
        points=[[0.0, 0.0, 1.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [5.0, 5.0, 5.0]],
    ),
    pin("inside", "one point inside a triangle", points=[[0.0, 0.0], [4.0, 0.0], [0.0, 4.0], [1.0, 1.0]]),
    pin("three of a line", "the smallest case", points=[[0.0], [1.0], [3.0]]),
]
hard_radon = [
    pin("120 in space", "far more than d + 2", points=_far_apart(120, 3)),
    pin("ten dimensions", "d = 10", points=_far_apart(12, 10)),
    pin("large", "numbers up to 3e6", points=_far_apart(5, 3, 1e6)),
    pin("small", "numbers down to 4e-6", points=_far_apart(5, 3, 1e-5)),
    pin("nearly the same", "two points 5e-7 apart", points=[[0.0], [5e-7], [1.0]]),
    pin(
        "nearly the same, in the plane",
        "two points 1e-7 apart",
        points=[[1.0, 2.0], [0.0, 0.0], [1.0 + 1e-7, 2.0], [3.0, -1.0]],
    ),
    pin("far", "1e7 away", points=[[x + 9999990 for x in point] for point in _far_apart(12, 10)]),
]
unrealizable = [
    pin("square", "in the order of the outline", points=[[0.0, 0.0], [0.0, 1.0], [1.0, 1.0], [1.0, 0.0]]),
    pin(
        "square by rows",
        "neither halves nor alternating labels will do",
        points=[[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]],
    ),
    pin("three of a line", "the middle one against the others", points=[[0.0], [1.0], [-1.0]]),
    pin("inside", "one point inside a triangle", points=[[0.0, 0.0], [4.0, 0.0], [0.0, 4.0], [1.0, 1.0]]),
    pin("a pair", "two points coincide", points=[[1.0, 1.0], [0.0, 0.0], [2.0, 0.0], [1.0, 1.0]]),
]
hard_unrealizable = [
    pin("ten dimensions", "d = 10", points=_far_apart(12, 10)),
    pin("large", "numbers up to 3e6", points=_far_apart(5, 3, 1e6)),
    pin("small", "numbers down to 4e-6", points=_far_apart(6, 4, 1e-5)),
    pin("flat", "a height of a thousandth", points=[*FLAT, [0.5, 0.002]]),
    pin("a hair inside", "numbers down to 1e-5", points=[[0.0, 0.0], [3.0, 0.0], [1e-5, 1.0], [1.0, 1e-5]]),
]
not_every_set = pins("some d", "from d = 2 to d = 10", [{"d": d} for d in range(2, 11)])
