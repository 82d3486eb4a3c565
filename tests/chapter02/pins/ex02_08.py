"""What the checks of 2.8 are always tried on."""

from grader.checks import pin, pins

NEAR = [1000.000001, 1000.000002, 1000.000002]
OFFSET = [1000000.25, 1000000.5, 999999.75, 1000000.25]
TINY = [1e-5, 3e-5, 2.5e-5]
TWO_HUNDRED = [float(k * k % 97) for k in range(200)]

min_max = [
    pin("x of 3", "x = [0.1, 0.1, 0.1]; bounds = [-1, 1]", x=[0.1, 0.1, 0.1], bounds=(-1.0, 1.0)),
    pin("x of 2", "x = [7, 7]; bounds = [2, 0]", x=[7.0, 7.0], bounds=(2.0, 0.0)),
    pin("offset", "x = [1e6, 1e6, 1e6, 1e6]; bounds = [0, 1]; numbers up to 1e6", x=OFFSET, bounds=(0.0, 1.0)),
    pin("near", "x = [1000, 1000, 1000]; bounds = [0, 1]", x=NEAR, bounds=(0.0, 1.0)),
    pin("tiny", "x = [1e-5, 3e-5, 2.5e-5]; bounds = [150, 1000]; numbers down to 1e-5", x=TINY, bounds=(150.0, 1000.0)),
    pin(
        "numbers down to 1e-9",
        "x = [1e-9, 2e-9, 4e-9]; bounds = [0, 1]; numbers down to 1e-9",
        x=[1e-9, 2e-9, 4e-9],
        bounds=(0.0, 1.0),
    ),
    pin("x of 3, 2", "x = [0, -3, 3]; bounds = [0, 1]", x=[0.0, -3.0, 3.0], bounds=(0.0, 1.0)),
]
z_score = [
    pin("x of 3", "x = [0.1, 0.1, 0.1]", x=[0.1, 0.1, 0.1]),
    pin("x of 2", "x = [7, 7]", x=[7.0, 7.0]),
    pin("offset", "x = [1e6, 1e6, 1e6, 1e6]; numbers up to 1e6", x=OFFSET),
    pin("near", "x = [1000, 1000, 1000]", x=NEAR),
    pin("tiny", "x = [1e-5, 3e-5, 2.5e-5]; numbers down to 1e-5", x=TINY),
    pin("numbers up to 3e9", "x = [3e9, -1e9, 0]; numbers up to 3e9", x=[3e9, -1e9, 0.0]),
    pin("x of 151", "x of 151 entries", x=[0.0] * 150 + [1.0]),
]
outlier_squeezes_the_rest = [
    pin("x of 2 factor 2", "x = [0, 1]; factor = 2", x=[0.0, 1.0], factor=2.0),
    pin("offset", "x = [1e6, 1e6, 1e6, 1e6]; factor = 2; numbers up to 1e6", x=OFFSET, factor=2.0),
    pin("tiny", "x = [1e-5, 3e-5, 2.5e-5]; factor = 1000; numbers down to 1e-5", x=TINY, factor=1000.0),
]
harmless_value = [
    pin("near", "x = [1000, 1000, 1000]", x=NEAR),
    pin("offset", "x = [1e6, 1e6, 1e6, 1e6]; numbers up to 1e6", x=OFFSET),
    pin("tiny", "x = [1e-5, 3e-5, 2.5e-5]; numbers down to 1e-5", x=TINY),
    pin("two hundred", "x of 200 entries", x=TWO_HUNDRED),
]
bound_is_sharp = pins(
    "some n",
    "13 inputs, from x = [0, 1] to x of 200 entries",
    [{"x": [0.0] * n + [1.0]} for n in (*range(1, 12), 49, 199)],
)
