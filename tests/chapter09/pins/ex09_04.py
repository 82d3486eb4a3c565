"""What the checks of 9.4 are always tried on."""

import numpy as np

from exercises.datasets import watermelon_4_0
from grader.checks import pin

EMPTY = {"X": np.array([[0.0], [1.0], [10.0]]), "init": np.array([[0.0], [100.0]])}
DESERTED = {
    "X": np.array([[3.0, 6.0], [-1.0, 4.0], [7.0, 3.0], [-6.0, 1.0]]),
    "init": np.array([[-7.0, 6.0], [-6.0, 5.0], [-4.0, -1.0]]),
}
OPPOSITE = {"X": np.array([[0.0], [2.0], [3.5], [6.5], [8.0], [10.0]]), "init": np.array([[0.0], [10.0]])}
DIAGONAL = {
    "X": np.array([[0.0, 0.0], [2.0, -2.0], [10.0, 10.0], [12.0, 8.0]]),
    "init": np.array([[0.0, 0.0], [10.0, 10.0]]),
}


def _slow():
    """Started at the first eight of 130 samples on a line: 64 rounds, none of them with a tie."""
    X = np.sort(np.round(np.random.default_rng(20).exponential(size=130) * 1024) / 1024)[:, None]
    return {"X": X, "init": X[:8]}


def _one_at_a_time():
    """Two heaps, and 310 samples between them: every round one more of these changes sides, 311 rounds, none with a tie."""
    heap, n = 40, 310
    between, passed = np.linspace(0.45, 0.55, n), np.arange(n + 1)
    for _ in range(200):
        left = np.append(0.0, np.cumsum(between))
        borders = (left / (heap + passed) + (heap + left[-1] - left) / (heap + n - passed)) / 2
        between = borders[:-1] - np.diff(borders) / 2  # the one after a border is reached by the next
    X = np.round(np.concatenate([np.zeros(heap), between, np.ones(heap)]) * 2**30)[:, None] / 2**30
    return {"X": X, "init": np.array([[0.0], [X[heap:].mean()]])}


def _small_steps():
    """Two heaps a millionth apart: the centre of one moves by less than 1e-9 a round, and yet the labels change."""
    X = 1e-6 * np.array([0.0] * 600 + [1.0] * 600 + [0.49, 0.5002, 1.5])[:, None]
    return {"X": X, "init": np.array([[0.0], [1e-6]])}


runs_to_a_fixed_point = [
    pin("empty", "X 3 × 1; init 2 × 1", data=EMPTY),
    pin(
        "deserted",
        "A centre moves, then loses all its samples, and gets one again where it was left; where it began it would get none",
        data=DESERTED,
    ),
    pin("opposite", "The centres move towards each other by the same amounts, which must not cancel", data=OPPOSITE),
    pin("diagonal", "The two coordinates of every centre change by opposite amounts", data=DIAGONAL),
]
runs_strict = [
    pin("slow", "X 130 × 1; init 8 × 1", data=_slow()),
    pin("one at a time", "X 390 × 1; init 2 × 1", data=_one_at_a_time()),
    pin("small steps", "X 1203 × 1; init 2 × 1; numbers down to 5e-7", data=_small_steps()),
]
TIE = {"X": np.array([[0.0], [2.0], [4.0]]), "init": np.array([[0.0], [4.0]])}
THREE_ALIKE = {"X": np.array([[1.0, 2.0]] * 3), "init": np.array([[1.0, 2.0]] * 3)}
NEAR = {"X": np.array([[0.5], [0.499999], [0.500001]]), "init": np.array([[1.0], [0.0]])}
NEARER = {"X": np.array([[0.5 - 1e-9], [0.5 + 1e-9]]), "init": np.array([[1.0], [0.0]])}
LONG = {"X": np.arange(120.0)[:, None], "init": np.arange(0.0, 120.0, 9.0)[:, None]}
FAR = {"X": np.array([[0.0], [2000.0], [5000.0]]), "init": np.array([[0.0], [5001.0]])}

assigned = [
    pin("tie", "a sample is exactly as far from either centre", data=TIE),
    pin("three alike", "all samples and centres coincide", data=THREE_ALIKE),
    pin("empty", "no sample is near to the second centre", data=EMPTY),
]
assigned_strict = [
    pin("near", "nearer by a millionth", data=NEAR),
    pin("nearer", "nearer by a billionth", data=NEARER),
    pin("long", "X 120 × 1; init 14 × 1", data=LONG),
    pin("far", "X 3 × 1; init 2 × 1; numbers up to 5e3", data=FAR),
]
updated = [
    pin("three alike", "three centres of three samples, some of them empty", data=THREE_ALIKE, seed=0),
    pin("empty", "X 3 × 1; init 2 × 1; seed = 1", data=EMPTY, seed=1),
]
updated_strict = [
    pin("near", "X 3 × 1; init 2 × 1; seed = 2", data=NEAR, seed=2),
    pin("nearer", "X 2 × 1; init 2 × 1; seed = 2", data=NEARER, seed=2),
    pin("long", "X 120 × 1; init 14 × 1; seed = 3", data=LONG, seed=3),
    pin("far", "X 3 × 1; init 2 × 1; seed = 4; numbers up to 5e3", data=FAR, seed=4),
]
seeding_by_definition = [
    pin(
        "data of 3 seed 0",
        "X 3 × 1; init 1 × 1; seed = 0",
        data={"X": np.array([[1.0], [1.0], [1.0]]), "init": np.zeros((1, 1))},
        seed=0,
    ),
    pin(
        "data of 110 seed 3",
        "X 110 × 1; init 1 × 1; seed = 3",
        data={"X": np.arange(110.0)[:, None] ** 1.5, "init": np.zeros((1, 1))},
        seed=3,
    ),
    pin(
        "data of 30 seed 5",
        "X 30 × 2; init 1 × 2; seed = 5",
        data={"X": watermelon_4_0()["X"], "init": np.zeros((1, 2))},
        seed=5,
    ),
]
experiment = [
    pin(
        "table of 40 seed 1",
        "X 40 × 1; ks = [12, 2]; seed = 1",
        table={"X": np.arange(40.0)[:, None] ** 1.1, "ks": [12, 2]},
        seed=1,
    ),
    pin(
        "numbers up to 9e5",
        "X 20 × 3; ks = [3]; seed = 2; numbers up to 9e5",
        table={"X": 1e5 * np.array([[i % 7, i % 5, i % 7 + i % 5] for i in range(20)]), "ks": [3]},
        seed=2,
    ),
]
conclusions = [
    pin(
        "values of 3 seed 0 size 1",
        "values 3 × 3; seed = 0; size = 1",
        values=[(2, 0.75, 0.25), (2, 0.5, 0.5), (2, 0.25, 0.5)],
        seed=0,
        size=1.0,
    ),
    pin(
        "values of 3 seed 1 size 1",
        "values 3 × 3; seed = 1; size = 1",
        values=[(3, 0.5, 0.25), (3, 0.5, 0.75), (3, 0.25, 0.5)],
        seed=1,
        size=1.0,
    ),
    pin(
        "values of 120 seed 2 size 1",
        "values 120 × 3; seed = 2; size = 1",
        values=[(k, (7 * i + k) % 11 / 8, (5 * i) % 9 / 4) for i in range(12) for k in range(2, 12)],
        seed=2,
        size=1.0,
    ),
]
