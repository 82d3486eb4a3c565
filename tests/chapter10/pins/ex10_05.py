"""What the checks of 10.5 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared_linear import orthonormal

RNG = np.random.default_rng(105)


def with_singular_values(values, n, seed):
    """An (n, d) matrix with these singular values, turned at random on both sides."""
    d = len(values)
    return orthonormal(n, d, seed) @ np.diag(np.asarray(values, dtype=float)) @ orthonormal(d, d, seed + 1).T


LARGE = with_singular_values(np.geomspace(0.02, 5, 12), 20, 7)
MAPS = [
    np.array([[2.0]]),
    np.array([[1.0, 1.0], [0.0, 1.0], [0.0, 0.0]]),
    np.array([[3.0, 0.0, 3.0], [0.0, 2.0, 2.0], [1.0, 1.0, 3.0]]),
]
HARD_MAPS = [
    LARGE,
    with_singular_values([1.0, 0.3, 1 / 990], 5, 11),
    with_singular_values([1.0, 1 / 990], 2, 13),
    1.000002 * orthonormal(4, 2, 17),
    1e-9 * np.array([[1.0, 1.0], [0.0, 1.0], [0.0, 0.0]]),
    1e9 * np.array([[1.0, 1.0], [0.0, 1.0], [0.0, 0.0]]),
]
SHORT_COLUMNS = np.array([[0.8, 0.8], [0.1, -0.1]])

encode = [
    pin("numbers down to 5e-5", "X 150 × 9; seed = 1; numbers down to 5e-5", X=RNG.normal(size=(150, 9)), seed=1),
    pin("numbers down to 5e-7", "X 2 × 11; seed = 2; numbers down to 5e-7", X=RNG.normal(size=(2, 11)) * 1e-5, seed=2),
    pin("X of 2 seed 3", "X 2 × 2; seed = 3", X=np.array([[2.0, 1.0], [2.0, 1.0]]), seed=3),
]
decode = pins(
    "maps",
    "small ones, none of them orthonormal",
    [{"W": W, "seed": seed, "far": False} for seed, W in enumerate(MAPS)],
)
hard_to_decode = pins(
    "hard maps",
    "twenty dimensions; singular values a thousand times apart; nearly orthonormal; tiny and huge",
    [{"W": W, "seed": seed, "far": True} for seed, W in enumerate(HARD_MAPS)],
)
orthonormalize = pins("maps", "small ones, none of them orthonormal", [{"W": W} for W in MAPS])
hard_to_orthonormalize = pins("hard maps", "as above", [{"W": W} for W in HARD_MAPS])
expanding_pair = [
    pin("short columns", "W 2 × 2", W=SHORT_COLUMNS),
    pin("W of 3", "W 3 × 3", W=np.array([[0.5, 0.5, 0.5], [0.5, 0.5, 0.5], [0.5, 0.5, 0.5]]) + 0.1 * np.eye(3)),
    pin("W of 2", "W 2 × 2", W=np.array([[0.6, 0.0], [0.6, 0.1]])),
    pin("W of 2, 2", "W 2 × 2", W=np.array([[1.1, 0.0], [0.0, 0.01]])),
    pin("W of 3, 2", "W 3 × 2", W=np.array([[0.5, 0.4], [-0.4, 0.5], [0.6, 0.0]])),
    pin("W of 3, 3", "W 3 × 3", W=np.array([[3.0, 1.0, 4.0], [1.0, 2.0, 3.0], [0.0, 1.0, 2.0]])),
    pin("large", "W 20 × 12", W=LARGE),
    pin("numbers down to 7e-5", "W 20 × 12; numbers down to 7e-5", W=LARGE / 6),
    pin("W of 20", "W 20 × 2", W=np.eye(20)[:, [3, 17]]),
    pin("numbers down to 1e-5", "W 2 × 1; numbers down to 1e-5", W=np.array([[1e-5], [2e-5]])),
    pin("numbers up to 4e5", "W 2 × 2; numbers up to 4e5", W=np.array([[4e5, 0.0], [0.0, 1e4]])),
    pin("W of 11", "W 11 × 9", W=0.7 * orthonormal(11, 9, 3)),
    pin(
        "W of 7",
        "One direction of seven is stretched, by a tenth: whoever tries a few at random misses it",
        W=with_singular_values([1.1, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3], 7, 23),
    ),
    pin(
        "W of 2, 4",
        "Power iteration does not get to the largest stretch here: not from (1, 1), not in a few steps",
        W=np.array([[2.0, -1.0], [-1.0, 2.0]]),
    ),
]
hardly_expanding = [
    pin("W of 2, 3", "W 2 × 1", W=np.array([[1.000002], [0.0]])),
    pin("with singular values 4 19", "W 4 × 3", W=with_singular_values([1.00001, 0.99, 0.9], 4, 19)),
    pin("with singular values 6 20", "W 6 × 4", W=with_singular_values([1.00001, 0.999, 0.99, 0.99], 6, 20)),
]
helps_inputs = [
    pin("d 2", "d = 2", d=2),
    pin("d 3", "d = 3", d=3),
    pin("d 4", "d = 4", d=4),
    pin("d 5", "d = 5", d=5),
    pin("d 6", "d = 6", d=6),
]
