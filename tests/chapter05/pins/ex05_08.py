"""What the checks of 5.8 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def _map(seed, shape, samples, *, scale=1.0, shift=0.0):
    """A map and samples of random numbers without ties, the last column the sum of the others."""
    rng = np.random.default_rng(seed)
    W, X = rng.random((*shape[:2], shape[2] - 1)), rng.random((samples, shape[2] - 1))
    W, X = (np.concatenate([part, part.sum(axis=-1, keepdims=True)], axis=-1) for part in (W, X))
    return {"case": {"W": scale * W + shift, "X": scale * X + shift, "exact": False}}


PIN = [_map(1, (3, 4, 9), 110, scale=5e-5), _map(2, (2, 2, 120), 2), _map(3, (3, 3, 2), 40, shift=1e6)]
# In the last row the nearest two units of every sample lie side by side; the others are farther away, and in any order.
MANY_UNITS = np.append(np.random.default_rng(6).permutation(np.arange(112.0)), np.arange(200.0, 216.0)).reshape(
    8, 16, 1
)

nearest_unit = [
    pin(
        "diagonal",
        "(2, 2) is nearer to the sample than (3, 0), though the sum of its coordinates is larger",
        case={"W": np.array([[[3.0, 0.0], [2.0, 2.0]]]), "X": np.array([[0.0, 0.0]]), "exact": True},
    ),
    pin(
        "case of 2",
        "W of 2 entries; X 2 × 1; exact is True",
        case={
            "W": np.array([[[1.0], [5.0], [5.0]], [[-1.0], [1.0], [7.0]]]),
            "X": np.array([[0.0], [6.0]]),
            "exact": True,
        },
    ),
]
far_or_near = [
    pin(
        "numbers up to 1e6",
        "W of one entry; X 4 × 1; exact is False; numbers up to 1e6",
        case={
            "W": np.array([[[1e6], [1e6 + 0.001]]]),
            "X": np.array([[1e6 + 0.0002], [1e6 + 0.0009], [1e6 + 0.0004], [1e6 + 0.0006]]),
            "exact": False,
        },
    ),
    *pins(
        "pin",
        "3 inputs, from W of 3 entries; X 110 × 9; exact is False; numbers down to 1e-7 to W of 3 entries; X 40 × 2; exact is False; numbers up to 1e6",
        PIN,
    ),
    pin(
        "map 4 12",
        "W of 3 entries; X 12 × 2; exact is False; numbers down to 8e-10",
        **_map(4, (3, 3, 2), 12, scale=1e-8),
    ),
]
landed_many = [
    pin(
        "four labels",
        "W of 3 entries; X 110 × 9; labels that differ by a blank; numbers down to 1e-7",
        **PIN[0],
        pattern=["是", "否", "是 ", "半 熟"],
    ),
]
neighbourhood_inputs = [
    pin("shape of 2 sigma 0.7", "shape = [2, 5]; place = [1, 4]; sigma = 0.7", shape=(2, 5), place=(1, 4), sigma=0.7),
    pin("shape of 2 sigma 2", "shape = [3, 1]; place = [2, 0]; sigma = 2", shape=(3, 1), place=(2, 0), sigma=2.0),
]
update = [
    pin(
        "case of 2 eta 0.5 sigma 1",
        "W of 2 entries; X 2 × 120; exact is False; eta = 0.5",
        **{**PIN[1], "eta": 0.5, "sigma": 1.0},
    ),
    pin(
        "case of 2 eta 0.3 sigma 0.005",
        "W of 2 entries; X 2 × 120; exact is False; eta = 0.3",
        **{**PIN[1], "eta": 0.3, "sigma": 0.005},
    ),
    pin(
        "case of 2 eta 0.3 sigma 200",
        "W of 2 entries; X 2 × 120; exact is False; eta = 0.3",
        **{**PIN[1], "eta": 0.3, "sigma": 200.0},
    ),
]
errors = [
    pin(
        "case of one",
        "W of one entry; X 2 × 1; exact is True",
        case={"W": np.array([[[0.0], [9.0], [1.0]]]), "X": np.array([[0.4], [8.0]]), "exact": True},
    ),
]
far_or_near_errors = [
    pin(
        "case of 8",
        "W of 8 entries; X 16 × 1; exact is True",
        case={"W": MANY_UNITS, "X": MANY_UNITS[7] + 0.25, "exact": True},
    ),
    *pins(
        "pin",
        "3 inputs, from W of 3 entries; X 110 × 9; exact is False; numbers down to 1e-7 to W of 3 entries; X 40 × 2; exact is False; numbers up to 1e6",
        PIN,
    ),
]
range_inputs = [
    pin(
        "numbers down to 4e-6",
        "X 5 × 9; shape = [2, 3]; epochs = 2; seed = 1; numbers down to 4e-6",
        X=PIN[0]["case"]["X"][:5],
        shape=(2, 3),
        epochs=2,
        seed=1,
    )
]
trained_on_melons = [
    pin("shape of 2 seed 0", "shape = [5, 5]; seed = 0", shape=(5, 5), seed=0),
    pin("shape of 2 seed 1", "shape = [4, 4]; seed = 1", shape=(4, 4), seed=1),
]
trained_on_a_square = [
    pin("seed 8", "a hundred samples in the unit square", size=1.0, shift=0.0, seed=8, samples=100),
]
trained_on_other_squares = [
    pin(
        "size 1e+06 shift 1 seed 8 samples 100",
        "size = 1e6; shift = 1; seed = 8; samples = 100; numbers up to 1e6",
        size=1e6,
        shift=1.0,
        seed=8,
        samples=100,
    ),
    pin(
        "size 0.0001 shift 0 seed 9 samples 100",
        "size = 0.0001; shift = 0; seed = 9; samples = 100; numbers down to 1e-4",
        size=1e-4,
        shift=0.0,
        seed=9,
        samples=100,
    ),
    pin(
        "size 1 shift 0 seed 3 samples 300",
        "size = 1; shift = 0; seed = 3; samples = 300",
        size=1.0,
        shift=0.0,
        seed=3,
        samples=300,
    ),
]
