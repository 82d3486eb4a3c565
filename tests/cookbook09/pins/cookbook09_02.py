"""What the checks of cookbook9.2 are always tried on."""

import math

import numpy as np

from exercises.datasets import cities
from grader.checks import pin, pins


def mirrored(D):
    return np.tril(D) + np.tril(D).T


def least_lift(D) -> float:
    """By the quadratic form on an orthonormal basis of the weights with sum 0, without the matrix B."""
    N = len(D)
    if N == 1:
        return 0.0
    basis = np.zeros((N, N - 1))
    for k in range(1, N):
        basis[:k, k - 1] = 1
        basis[k, k - 1] = -k
        basis[:, k - 1] /= math.sqrt(k * (k + 1))
    # wᵀ[d² + c]w over i ≠ j is wᵀ[d²]w - c|w|², which must not be positive.
    return max(0.0, float(np.linalg.eigvalsh(basis.T @ D**2 @ basis)[-1]))


def can_be_settled(D) -> bool:
    """What the stub promises of a table."""
    M = float(D.max())
    return M > 0 and (least_lift(D) <= 1e-13 * M**2 or least_lift(D) >= 2e-4 * M**2)


def drawn_distances(points):
    return np.sqrt(((points[:, None] - points) ** 2).sum(axis=2))


STAR = np.array([[0.0, 2, 2, 1], [2, 0, 2, 1], [2, 2, 0, 1], [1, 1, 1, 0]])
LONG_SIDE = np.array([[0.0, 1, 3], [1, 0, 1], [3, 1, 0]])
EQUAL = 1.0 - np.eye(5)
LINE = np.abs(np.subtract.outer(np.array([0.1, 0.3, 0.4, 1.0, 0.3]), np.array([0.1, 0.3, 0.4, 1.0, 0.3])))
CYCLE = np.array([[0.0, 1, 2, 1], [1, 0, 1, 2], [2, 1, 0, 1], [1, 2, 1, 0]])
PAIR = np.array([[0.0, 2.5], [2.5, 0]])
TWINS = np.array([[0.0, 0, 3], [0, 0, 3], [3, 3, 0]])
TORN_TWINS = np.array([[0.0, 0, 3], [0, 0, 4], [3, 4, 0]])
MANY = np.random.default_rng(30).integers(5, 10, size=(30, 30)).astype(float)
MANY = np.tril(MANY, -1) + np.tril(MANY, -1).T
CLOUD = drawn_distances(np.random.default_rng(31).normal(size=(30, 8)))
CUBE = drawn_distances(np.array([[i, j, k] for i in (0, 1) for j in (0, 1) for k in (0, 1)], dtype=float))
BENT = drawn_distances(np.array([[0.0, 0], [1, 0], [3, 1], [4, 4], [1, 2]])) + 2e-4 * (
    np.arange(5)[:, None] == np.arange(5)[::-1]
)
BENT = mirrored(BENT * (1 - np.eye(5)))
"""Points of a plane, two of whose distances are a little too large."""
NEAR = EQUAL[:4, :4] + 1e-6 * np.array([[0.0, 1, 2, 3], [1, 0, 4, 5], [2, 4, 0, 6], [3, 5, 6, 0]])
CLOSE = np.random.default_rng(32).normal(size=(6, 3))
CLOSE = drawn_distances(np.vstack([CLOSE, CLOSE[:1] + 1e-6]))
"""Two points that nearly coincide: their distance hangs on the last digits of the others."""
FLAT = drawn_distances(np.array([[0.0, 0], [0, 5e-4], [1, 0], [1, 6e-4], [1, 0], [0, 0]]))
"""Nearly on a line: the second eigenvalue is less than a millionth of the first."""
NEARLY_STRAIGHT = np.array([[0.0, 1, 2 + 1e-6], [1, 0, 1], [2 + 1e-6, 1, 0]])
"""The smallest eigenvalue is negative, but only just."""
CORNER = drawn_distances(np.vstack([np.zeros((2, 8)), np.random.default_rng(33).normal(size=(28, 8))]))
CORNER[:3, 3:] = CORNER[0, 3:]
CORNER[3:, :3] = CORNER[3:, :1]
CORNER[:3, :3] = 4.3e-3 * CORNER.max() * np.array([[0, 4, 1], [4, 0, 1], [1, 1, 0]])
"""A triangle that cannot be, small beside the distances of 27 other points."""
SIMPLEX = 2.0 - 2 * np.eye(30)
SYMMETRIC = (
    CLOSE,
    FLAT,
    FLAT * 1e4,
    CORNER,
    SIMPLEX,
    NEARLY_STRAIGHT,
    np.array([[0.0, 0, 0], [0, 0, 3], [0, 3, 0]]),
    STAR,
    LONG_SIDE,
    EQUAL,
    LINE,
    CYCLE,
    PAIR,
    TWINS,
    TORN_TWINS,
    MANY,
    CLOUD,
    CUBE,
    BENT,
    NEAR,
    STAR * 1e6,
    STAR * 1e-6,
    CLOUD[:6, :6] * 1e6,
    CLOUD[:6, :6] * 1e-5,
    CYCLE / 3,
    mirrored(cities()["D"]),
)
BARELY_BROKEN = np.array([[0, 1, 2 + 2**-24], [1, 0, 1], [2 + 2**-24, 1, 0]])

gram = [
    *pins("symmetric", "26 inputs, from D 7 × 7; numbers down to 2e-6 to D 10 × 10", [{"D": D} for D in SYMMETRIC]),
    pin("D of one", "D 1 × 1", D=np.zeros((1, 1))),
    pin("D of 3", "D 3 × 3", D=np.zeros((3, 3))),
]
mds = [
    *pins(
        "symmetric",
        "78 inputs, from D 7 × 7; pick = 0; numbers down to 2e-6 to D 10 × 10; pick = 9",
        [{"D": D, "pick": pick} for D in SYMMETRIC for pick in (0, 1, len(D) - 1)],
    ),
    pin("D of one pick 0", "D 1 × 1; pick = 0", D=np.zeros((1, 1)), pick=0),
    pin("D of 3 pick 1", "D 3 × 3; pick = 1", D=np.zeros((3, 3)), pick=1),
    pin("many", "D 30 × 30; pick = 11", D=MANY, pick=11),
]
settle = pins(
    "symmetric",
    "24 inputs, from D 7 × 7; numbers down to 2e-6 to D 10 × 10",
    [{"D": D} for D in SYMMETRIC if can_be_settled(D)],
)
lift = [
    *pins("symmetric", "26 inputs, from D 7 × 7; numbers down to 2e-6 to D 10 × 10", [{"D": D} for D in SYMMETRIC]),
    pin("D of one", "D 1 × 1", D=np.zeros((1, 1))),
    pin("D of 3", "D 3 × 3", D=np.zeros((3, 3))),
    pin(
        "barely broken",
        "Three points in a row, the outer two a little too far apart: c is 2·10⁻⁸ of M²",
        D=BARELY_BROKEN,
    ),
]
audit = [
    pin("long side", "D 3 × 3", D=LONG_SIDE),
    pin("D of 3", "D 3 × 3", D=LONG_SIDE.T),
    pin("D of 3, 2", "D 3 × 3", D=np.array([[0.0, 9, 9], [1, 0, 9], [1, 1, 0]])),
    pin("D of 3, 3", "D 3 × 3", D=np.array([[0.0, 1, 1], [9, 0, 1], [1, 1, 0]])),
    pin("D of 3, 4", "D 3 × 3", D=np.array([[0.0, 1, 2], [1, 0, 1], [2 + 1e-6, 1, 0]])),
    pin("D of 3, 5", "D 3 × 3", D=np.array([[0.0, 2, 3], [2, 0, 5], [3, 5, 0]])),
    pin("D of 3, 6", "D 3 × 3", D=np.array([[0.0, 0.1, 0.3], [0.1, 0, 0.2], [0.3 + 1e-16, 0.2, 0]])),
    pin(
        "numbers down to 1e-6",
        "D 3 × 3; numbers down to 1e-6",
        D=np.array([[0.0, 1e-6, 4e-6], [1e-6, 0, 1e-6], [4e-6, 2e-6, 0]]),
    ),
    pin("numbers up to 1e6", "D 3 × 3; numbers up to 1e6", D=np.array([[0.0, 3, 1e6], [3, 0, 1e6], [1e6, 1e6 + 1, 0]])),
    pin(
        "numbers up to 1e6, 2",
        "D 3 × 3; numbers up to 1e6",
        D=np.array([[0.0, 3, 1e6], [3, 0, 1e6], [1e6, 1e6 + 4, 0]]),
    ),
    pin(
        "numbers up to 1e6, 3",
        "Detours shorter by 10⁻¹⁰·M, which is nothing, and by 2.5·10⁻⁸·M, which counts",
        D=np.array([[0.0, 1, 1, 1], [1, 0, 1, 1], [1, 2.0001, 0, 1], [1e6, 1e6, 1e6, 0]]),
    ),
    pin("D of 3, 7", "D 3 × 3", D=np.array([[0.0, 1, 1], [1, 0, 2 + 5e-8], [1, 2 + 5e-8, 0]])),
    pin("line", "D 5 × 5", D=LINE),
    pin("torn twins", "D 3 × 3", D=TORN_TWINS),
    pin("many", "D 30 × 30", D=MANY),
    pin("D of 30", "D 30 × 30", D=np.tril(MANY, -1) * 3 + np.triu(MANY, 1)),
    pin("D of 30, 2", "D 30 × 30", D=np.tril(MANY % 3 * 2 + 1, -1) + np.triu(MANY, 1)),
    pin("D of one", "D 1 × 1", D=np.zeros((1, 1))),
    pin("D of 2", "D 2 × 2", D=np.zeros((2, 2))),
]
