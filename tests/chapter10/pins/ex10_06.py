"""What the checks of 10.6 are always tried on."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import toy_faces
from grader.checks import core, pin, pins
from grader.strategies import seeds

from ..shared_linear import orthonormal

THRESHOLDS = (0.8, 0.9, 0.95, 0.99)
RNG = np.random.default_rng(106)
FRAMED = np.pad(RNG.integers(0, 17, size=(7, 8)), ((0, 0), (1, 1))).astype(float)
OUTLIERS = np.full((2000, 3), 900.0)
OUTLIERS[[7, 11]] += [[1.0, 0.5, 0.25], [0.0, -0.25, 0.5]]
ALL_LARGE = {"X": np.round(np.random.default_rng(1106).random((12, 4)), 9) + 900.0, "d": 3}
PINNED = [
    {"X": RNG.normal(size=(130, 11)) @ np.diag(np.geomspace(1, 0.05, 11)), "d": 11},
    {"X": RNG.normal(size=(6, 150)), "d": 5},
    {"X": np.array([[1.0, 2.0, 3.0], [1.0, 2.0, 3.0], [4.0, 0.0, 4.0], [2.0, 5.0, 7.0]]), "d": 2},
    {"X": np.array([[0.25], [0.5]]), "d": 1},
    {"X": RNG.integers(0, 17, size=(60, 2)) * np.array([1e-5, 1e-7]), "d": 2},
    # The same shape, sum and first pixel: what is remembered of the one is wrong for the other.
    {"X": FRAMED, "d": 3},
    {"X": FRAMED[:, ::-1].copy(), "d": 3},
    # Products of the numbers as they are lose what is left once the mean is taken off.
    {"X": OUTLIERS, "d": 2},
    {"X": RNG.normal(size=(5, 30)) * 1e-6, "d": 4},
    {"X": RNG.normal(size=(4, 9)) * 1e-12, "d": 3},
    {"X": RNG.normal(size=(9, 4)) * 1e-12, "d": 4},
]


@st.composite
def shares(draw, hard=False):
    """{"variances", "t"}: t often is a share itself, or beside one. The total is a power of two, so that no share is rounded."""
    rng = np.random.default_rng(draw(seeds()))
    size = draw(st.sampled_from([1, 2, 3, 5, 8, *[64, 120] * hard]))
    kind = draw(st.sampled_from(["counts", "counts", "decay", *["rounded", "equal"] * hard]))
    if kind in ("counts", "rounded"):
        values = np.sort(rng.integers(0, 9, size=size))[::-1].astype(float)
        values[0] += 1
        if kind == "counts":
            values[0] += 2 ** int(np.ceil(np.log2(values.sum()))) - values.sum()
    elif kind == "equal":
        values = np.full(size, 0.1)
    else:
        values = np.sort(np.round(rng.random(size) ** 4, 9))[::-1] + 1e-3
    values = values * draw(st.sampled_from([1.0, *[1e-5, 1e6] * hard]))
    share = float(np.cumsum(values)[int(rng.integers(size))] / values.sum())
    exact = [share, share, 1.0] if kind == "counts" or hard else []
    t = draw(st.sampled_from([*exact, min(share, 0.999) + 1e-6, share - 1e-6, 0.5, 0.95, 1e-3]))
    return {"variances": values.tolist(), "t": min(1.0, max(1e-3, t))}


SIMPLE = np.kron(np.eye(24), [[2.0], [-2.0]]) * np.linspace(3, 1, 24)


def a_report(shares, rmse):
    return {"cumulative20": shares, "dims": dict.fromkeys(THRESHOLDS, 20), "rmse": rmse}


pca = pins(
    "pinned",
    "11 inputs, from X 130 × 11; d = 11; numbers down to 1e-4 to X 9 × 4; d = 4; numbers down to 6e-15",
    [{"case": case} for case in PINNED],
)
far = [pin("all large", "pixels near 900, a unit apart", case=ALL_LARGE)]
projection = [
    pin(
        "case of 3",
        "X 3 × 3; mean = [0, 0, 0]; W 3 × 3",
        case={"X": np.outer([1.0, 2.0, 5.0], [1.0, 1.0, 2.0]), "mean": np.zeros(3), "W": np.eye(3)},
    ),
    pin(
        "case of one",
        "X 1 × 2; mean = [1, 1]; W 2 × 1",
        case={"X": np.array([[3.0, 4.0]]), "mean": np.array([1.0, 1.0]), "W": np.array([[1.0], [0.0]])},
    ),
    pin(
        "case of 120",
        "X 120 × 12; mean of 12 entries; W 12 × 11",
        case={"X": RNG.normal(size=(120, 12)), "mean": RNG.normal(size=12), "W": orthonormal(12, 11, 5)},
    ),
    pin(
        "numbers down to 3e-6",
        "X 4 × 2500; mean of 2500 entries; W 2500 × 3; numbers down to 3e-6",
        case={"X": RNG.normal(size=(4, 2500)), "mean": RNG.normal(size=2500), "W": orthonormal(2500, 3, 6)},
    ),
]
smallest_dim = [
    pin("case of 2", "variances = [1, 1]; t = 0.5", case={"variances": [1.0, 1.0], "t": 0.5}),
    pin("case of 3", "variances = [2, 1, 1]; t = 0.75", case={"variances": [2.0, 1.0, 1.0], "t": 0.750001}),
    pin("case of 4", "variances = [3, 1, 0, 0]; t = 1", case={"variances": [3.0, 1.0, 0.0, 0.0], "t": 1.0}),
    pin("case of one", "variances = [5]; t = 0.002", case={"variances": [5.0], "t": 0.002}),
    pin(
        "numbers down to 1e-6",
        "variances = [1, 1e-6]; t = 1; numbers down to 1e-6",
        case={"variances": [1.0, 1e-6], "t": 0.9999995},
    ),
    pin(
        "numbers down to 3e-8",
        "variances = [1, 3e-8]; t = 1; numbers down to 3e-8",
        case={"variances": [1.0, 3e-8], "t": 1.0},
    ),
    pin(
        "numbers down to 4e-11",
        "variances = [3, 1, 4e-11]; t = 1; numbers down to 4e-11",
        case={"variances": [3.0, 1.0, 4e-11], "t": 1.0},
    ),
    pin(
        "numbers down to 1e-15",
        "variances = [2e-15, 1e-15, 1e-15]; t = 0.75; numbers down to 1e-15",
        case={"variances": [2e-15, 1e-15, 1e-15], "t": 0.75},
    ),
]
rounded_shares = [
    pin("case of 10", "variances of 10 entries; t = 0.3", case={"variances": [0.1] * 10, "t": 0.3}),
    pin("eight tenths", "the shares end at 0.9999999999999999", case={"variances": [0.1] * 8, "t": 1.0}),
    pin("case of 3, 2", "variances = [0.7, 0.2, 0.1]; t = 0.9", case={"variances": [0.7, 0.2, 0.1], "t": 0.9}),
    pin("shares added", "0.7 + 0.2 comes out a little below 0.9", case={"variances": [7.0, 2.0, 1.0], "t": 0.9}),
]
images_inputs = [
    pin(
        "case of 6",
        "W 6 × 1; shape = [2, 3]; count = 1",
        case={"W": np.array([[0.1], [-0.7], [0.2], [0.3], [0.4], [0.5]]), "shape": (2, 3), "count": 1},
    ),
    pin(
        "case of 4",
        "W 4 × 2; shape = [2, 2]; count = 2",
        case={"W": np.array([[0.5, -0.5]] * 4), "shape": (2, 2), "count": 2},
    ),
    pin(
        "case of 2",
        "W 2 × 2; shape = [1, 2]; count = 2",
        case={"W": np.array([[-3.0, 0.0], [-1.0, 0.0]]), "shape": (1, 2), "count": 2},
    ),
    pin(
        "case of 3",
        "W 3 × 1; shape = [3, 1]; count = 1",
        case={"W": np.array([[3.0], [-2.9], [1.0]]), "shape": (3, 1), "count": 1},
    ),
    pin(
        "case of 3, 2",
        "W 3 × 1; shape = [3, 1]; count = 1",
        case={"W": np.array([[2.9], [-3.0], [1.0]]), "shape": (3, 1), "count": 1},
    ),
    pin(
        "case of 4, 2",
        "W 4 × 3; shape = [2, 2]; count = 3",
        case={
            "W": np.array([[3.0, 1.0, 4.0], [1.0, 2.0, 3.0], [0.0, 1.0, 1.0], [2.0, 0.0, 2.0]]),
            "shape": (2, 2),
            "count": 3,
        },
    ),
    pin(
        "numbers down to 3e-5",
        "W 117 × 12; shape = [9, 13]; count = 11; numbers down to 3e-5",
        case={"W": orthonormal(117, 12, 3), "shape": (9, 13), "count": 11},
    ),
    pin(
        "numbers down to 5e-5",
        "W 40 × 30; shape = [5, 8]; count = 26; numbers down to 5e-5",
        case={"W": orthonormal(40, 30, 4), "shape": (5, 8), "count": 26},
    ),
]
hardly_an_image = [
    pin(
        "case of 3, 3",
        "W 3 × 1; shape = [1, 3]; count = 1",
        case={"W": np.array([[1.0], [1.0 + 1e-6], [1.0]]), "shape": (1, 3), "count": 1},
    ),
]
experiment = [
    core(pin("case of 48", "X 48 × 24; dims = [24, 1, 12]", case={"X": SIMPLE, "dims": [24, 1, 12]})),
    core(
        pin(
            "case of 48, 2",
            "X 48 × 25; dims = [11, 2]",
            case={"X": np.hstack([SIMPLE, SIMPLE.sum(axis=1, keepdims=True)]), "dims": [11, 2]},
        )
    ),
    pin(
        "case of 144",
        "X 144 × 24; dims of 14 entries",
        case={"X": np.vstack([SIMPLE, SIMPLE, SIMPLE]) - 700, "dims": list(range(1, 15))},
    ),
    core(pin("case of 24", "X 24 × 192; dims = [3]", case={"X": toy_faces(5, m=24, shape=(12, 16)), "dims": [3]})),
    pin("case of 90", "X 90 × 110; dims = [70, 25]", case={"X": RNG.normal(size=(90, 110)), "dims": [70, 25]}),
]
conclusions = [
    pin(
        "up and down",
        "the error falls from the first to the last, but not at every step",
        report=a_report([0.5] * 20, {1: 3.0, 4: 3.5, 9: 1.0}),
    ),
    pin(
        "a report",
        "cumulative20 of 20 entries; dims with 4 entries; rmse with 2 entries",
        report=a_report([0.5] * 20, {1: 3.0, 2: 3.0}),
    ),
    pin(
        "a report, 2",
        "cumulative20 of 20 entries; dims with 4 entries; rmse with 3 entries",
        report=a_report([0.4999999] * 19 + [0.95], {20: 1.0, 5: 2.0, 10: 1.5}),
    ),
    pin(
        "a report, 3",
        "cumulative20 of 20 entries; dims with 4 entries; rmse with one entry",
        report=a_report([0.1] * 20, {1: 1.0}),
    ),
    pin(
        "a report, 4",
        "cumulative20 of 20 entries; dims with 4 entries; rmse with 3 entries; numbers up to 3e6",
        report=a_report([0.1] * 20, {3: 2e6, 1: 3e6, 4: 1e6}),
    ),
    pin(
        "a report, 5",
        "cumulative20 of 20 entries; dims with 4 entries; rmse with 2 entries",
        report=a_report([0.3] * 19 + [0.5], {20: 2.0, 3: 1.0}),
    ),
    pin(
        "a report, 6",
        "cumulative20 of 20 entries; dims with 4 entries; rmse with 3 entries; numbers down to 1e-12",
        report=a_report([0.3] * 20, {2: 3e-12, 5: 2e-12, 20: 1e-12}),
    ),
    pin(
        "a report, 8",
        "cumulative20 of 20 entries; dims with 4 entries; rmse with 3 entries; numbers down to 9e-6",
        report=a_report([0.6] * 19 + [0.9499999], {2: 1e-5, 3: 0.9e-5, 10: 0.0}),
    ),
]
fine_reports = [
    pin(
        "a report, 7",
        "cumulative20 of 20 entries; dims with 4 entries; rmse with 2 entries",
        report=a_report([0.3] * 20, {2: 1.0, 5: 1.0 - 1e-10}),
    ),
    pin(
        "a report, 9",
        "cumulative20 of 20 entries; dims with 4 entries; rmse with 4 entries",
        report=a_report([0.2] * 4 + [0.55] * 15 + [1.0], {2: 1.000001, 9: 1.0, 12: 2000.0, 11: 0.5}),
    ),
]
