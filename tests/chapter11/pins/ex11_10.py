"""What the checks of 11.10 are always tried on."""

import numpy as np

from grader.checks import pin, pins


def partition(k, seed):
    """Groups of any size that hold 0..k-1, in any order."""
    rng = np.random.default_rng(seed)
    order, groups = rng.permutation(k).tolist(), []
    while order:
        size = int(rng.integers(1, 4))
        groups.append(order[:size])
        order = order[size:]
    return groups


def made(n, k, m, seed, scale=1.0):
    """A larger problem: X is near B A for codes of which many are 0, and A is near those codes."""
    rng = np.random.default_rng(seed)
    B = rng.normal(size=(n, k)).round(5)
    B = (B / np.linalg.norm(B, axis=0) * rng.uniform(0.5, 0.999, k)).round(6)
    A = (rng.integers(-2, 3, (k, m)) * rng.integers(0, 2, (k, m)) * scale).astype(float)
    X = (B @ A + 0.1 * scale * rng.normal(size=(n, m))).round(7)
    X[np.abs(X) < 1e-5] = 0
    return {"X": X, "B": B, "A": A, "lam": 0.5 * scale, "groups": partition(k, seed)}


SAMPLES = (3 * np.random.default_rng(1110).normal(size=(6, 30))).round(3)

objective_strict = [
    pin("made 3 11 120 0", "X 3 × 120; B 3 × 11; A 11 × 120", problem=made(3, 11, 120, 0)),
    pin("made 120 4 5 1", "X 120 × 5; B 120 × 4; A 4 × 5; numbers down to 2e-5", problem=made(120, 4, 5, 1)),
    pin("made 4 3 6 2 0.001", "X 4 × 6; B 4 × 3; A 3 × 6; numbers down to 2e-5", problem=made(4, 3, 6, 2, 1e-3)),
    pin("made 3 4 3 3 200.0", "X 3 × 3; B 3 × 4; A 4 × 3", problem=made(3, 4, 3, 3, 200.0)),
]
objective = [
    pin(
        "groups apart",
        "The atoms of a group do not stand side by side",
        problem={
            "X": np.array([[1.0], [2.0], [0.0]]),
            "B": np.eye(3),
            "A": np.array([[3.0], [1.0], [4.0]]),
            "lam": 1.0,
            "groups": [[2, 0], [1]],
        },
    )
]
prox = [
    pin(
        "problem of 3",
        "v = [3, -4, 3]; t = 5; groups of 2 entries",
        problem={"v": np.array([3.0, -4.0, 3.0]), "t": 5.0, "groups": [[0, 1], [2]]},
    ),
    pin(
        "problem of 3, 2",
        "v = [3, 1, 4]; t = 4.5; groups of 2 entries",
        problem={"v": np.array([3.0, 1.0, 4.0]), "t": 4.5, "groups": [[2, 0], [1]]},
    ),
    pin(
        "problem of 3, 3",
        "v = [0, 0, 0]; t = 0; groups of 2 entries",
        problem={"v": np.zeros(3), "t": 0.0, "groups": [[0, 2], [1]]},
    ),
    pin("problem of 2", "v = [0, 0]; t = 1; groups 1 × 2", problem={"v": np.zeros(2), "t": 1.0, "groups": [[0, 1]]}),
    pin(
        "problem of 4",
        "v = [0.9, 0.9, 0.9, 0.9]; t = 1; groups 1 × 4",
        problem={"v": np.array([0.9, 0.9, 0.9, 0.9]), "t": 1.0, "groups": [[0, 1, 2, 3]]},
    ),
    pin(
        "problem of 12",
        "v of 12 entries; t = 3.5; groups of 5 entries",
        problem={"v": np.arange(-5.0, 7.0), "t": 3.5, "groups": [[11, 0, 5], [1], [2, 3, 4, 6], [7, 8], [10, 9]]},
    ),
]
prox_strict = [
    pin(
        "numbers down to 1e-5",
        "v = [2e-5, -1e-5, 5, 700]; t = 0; groups 2 × 2; numbers down to 1e-5",
        problem={"v": np.array([2e-5, -1e-5, 5.0, 700.0]), "t": 0.0, "groups": [[0, 1], [2, 3]]},
    ),
    pin(
        "problem of 4, 2",
        "v = [0.003, -0.004, 0, 0.0012]; t = 0.001; groups of 2 entries",
        problem={"v": np.array([0.003, -0.004, 0.0, 0.0012]), "t": 0.001, "groups": [[0, 1, 2], [3]]},
    ),
    pin(
        "problem of 3, 4",
        "v = [999, -1, 0.25]; t = 998; groups of 2 entries",
        problem={"v": np.array([999.0, -1.0, 0.25]), "t": 998.0, "groups": [[1, 0], [2]]},
    ),
    pin(
        "numbers down to 3e-5",
        "v = [0.001235, -0.0009877, 3.3e-5]; t = 0.001; groups of 2 entries; numbers down to 3e-5",
        problem={"v": np.array([0.0012345678, -0.00098765, 3.3e-5]), "t": 0.001, "groups": [[0, 1], [2]]},
    ),
    pin(
        "problem of 6",
        "v of 6 entries; t = 5; groups of 2 entries",
        problem={
            "v": np.array([3.00001, -4.00002, 1.0, 2.0, -3.0, 0.5]),
            "t": 5.00002,
            "groups": [[0, 1], [2, 4, 5, 3]],
        },
    ),
]
code = [
    pin(
        "two samples",
        "The group is 0 in the second sample only",
        problem={
            "X": np.array([[3.0, 0.5], [4.0, 0.5]]),
            "B": np.eye(2),
            "A": np.zeros((2, 2)),
            "lam": 2.0,
            "groups": [[0, 1]],
        },
        steps=1,
    ),
    pin(
        "problem of 2 steps 1",
        "X 2 × 1; B 2 × 2; A 2 × 1; steps = 1",
        problem={"X": np.array([[3.0], [4.0]]), "B": np.eye(2), "A": np.zeros((2, 1)), "lam": 5.0, "groups": [[0, 1]]},
        steps=1,
    ),
    pin(
        "problem of 2 steps 2",
        "X 2 × 1; B 2 × 2; A 2 × 1; steps = 2",
        problem={"X": np.array([[3.0], [1.0]]), "B": np.eye(2), "A": np.ones((2, 1)), "lam": 4.0, "groups": [[0], [1]]},
        steps=2,
    ),
    pin(
        "problem of 2 steps 3",
        "X 2 × 2; B 2 × 2; A 2 × 2; steps = 3",
        problem={"X": np.ones((2, 2)), "B": np.zeros((2, 2)), "A": np.ones((2, 2)), "lam": 1.0, "groups": [[1, 0]]},
        steps=3,
    ),
]
code_strict = [
    pin("made 3 11 20 4", "X 3 × 20; B 3 × 11; A 11 × 20; steps = 50", problem=made(3, 11, 20, 4), steps=50),
    pin(
        "made 120 4 5 5",
        "X 120 × 5; B 120 × 4; A 4 × 5; steps = 12; numbers down to 1e-6",
        problem=made(120, 4, 5, 5),
        steps=12,
    ),
    pin("made 2 4 120 6", "X 2 × 120; B 2 × 4; A 4 × 120; steps = 3", problem=made(2, 4, 120, 6), steps=3),
    pin(
        "problem of 4 steps 5",
        "X 4 × 6; B 4 × 5; A 5 × 6; steps = 5",
        problem={**made(4, 5, 6, 7), "lam": 1000.0},
        steps=5,
    ),
    pin(
        "problem of 4 steps 5, 2",
        "X 4 × 6; B 4 × 5; A 5 × 6; steps = 5",
        problem={**made(4, 5, 6, 8), "lam": 0.0},
        steps=5,
    ),
    pin(
        "made 4 5 6 9 0.0001",
        "X 4 × 6; B 4 × 5; A 5 × 6; steps = 5; numbers down to 1e-5",
        problem=made(4, 5, 6, 9, 1e-4),
        steps=5,
    ),
    *pins(
        "some lam",
        "2 inputs, each with X 2 × 2; B 2 × 2; A 2 × 2; steps = 3; numbers down to 1e-5",
        [
            {
                "problem": {
                    "X": np.array([[1000.0, -300.0], [70.0, 500.0]]),
                    "B": np.array([[2e-5, -1e-5], [0.0, 1e-5]]),
                    "A": np.zeros((2, 2)),
                    "lam": lam,
                    "groups": [[0], [1]],
                },
                "steps": 3,
            }
            for lam in (0.0, 0.001)
        ],
    ),
]
atom = [
    pin(
        "problem of 2 place 0",
        "X 2 × 1; B 2 × 2; A 2 × 1; place = 0",
        problem={
            "X": np.array([[3.0], [4.0]]),
            "B": np.eye(2),
            "A": np.array([[2.0], [1.0]]),
            "lam": 0.0,
            "groups": [[0, 1]],
        },
        place=0,
    ),
    pin(
        "problem of one place 0",
        "X 1 × 2; B 1 × 1; A 1 × 2; place = 0",
        problem={
            "X": np.array([[0.5, 1.0]]),
            "B": np.array([[1.0]]),
            "A": np.array([[2.0, 4.0]]),
            "lam": 0.0,
            "groups": [[0]],
        },
        place=0,
    ),
    pin(
        "problem of 2 place 0, 2",
        "X 2 × 2; B 2 × 2; A 2 × 2; place = 0",
        problem={
            "X": np.ones((2, 2)),
            "B": np.eye(2) / 2,
            "A": np.array([[0.0, 0.0], [1.0, 2.0]]),
            "lam": 0.0,
            "groups": [[0], [1]],
        },
        place=0,
    ),
    pin(
        "problem of 2 place 1",
        "X 2 × 2; B 2 × 2; A 2 × 2; place = 1",
        problem={"X": np.zeros((2, 2)), "B": np.eye(2), "A": np.eye(2), "lam": 0.0, "groups": [[0], [1]]},
        place=1,
    ),
]
atom_strict = [
    pin("made 3 11 120 10", "X 3 × 120; B 3 × 11; A 11 × 120; place = 8", problem=made(3, 11, 120, 10), place=8),
    pin("made 120 4 5 11", "X 120 × 5; B 120 × 4; A 4 × 5; place = 2", problem=made(120, 4, 5, 11), place=2),
    pin(
        "numbers down to 1e-5",
        "X 2 × 2; B 2 × 2; A 2 × 2; place = 0; numbers down to 1e-5",
        problem={
            "X": np.array([[1.2e-5, -2.1e-5], [3e-5, 1e-5]]),
            "B": np.eye(2) / 2,
            "A": np.array([[2e-5, -3e-5], [0.0, 0.0]]),
            "lam": 0.0,
            "groups": [[0], [1]],
        },
        place=0,
    ),
    pin(
        "made 4 3 8 12 5e-05",
        "X 4 × 8; B 4 × 3; A 3 × 8; place = 1; numbers down to 1e-5",
        problem=made(4, 3, 8, 12, 5e-5),
        place=1,
    ),
    pin("made 4 3 8 13 200.0", "X 4 × 8; B 4 × 3; A 3 × 8; place = 2", problem=made(4, 3, 8, 13, 200.0), place=2),
]
learn = [
    pin(
        "spare atoms",
        "More atoms than dimensions: some become shorter than 1",
        problem={"X": np.array([[1.0, -2.0, 3.0], [2.0, 1.0, 0.0]]), "k": 3, "lam": 0.0, "groups": [[0], [1], [2]]},
        rounds=0,
        seed=2,
    ),
    pin(
        "problem of one rounds 1 seed 4",
        "X 1 × 5; k = 1; lam = 2; rounds = 1",
        problem={"X": SAMPLES[:1, :5], "k": 1, "lam": 2.0, "groups": [[0]]},
        rounds=1,
        seed=4,
    ),
    pin(
        "problem of 3 rounds 2 seed 7",
        "X 3 × 9; k = 3; lam = 0.001; rounds = 2",
        problem={"X": SAMPLES[:3, :9], "k": 3, "lam": 0.001, "groups": [[0, 1], [2]]},
        rounds=2,
        seed=7,
    ),
    pin(
        "problem of 2 rounds 2 seed 9",
        "X 2 × 3; k = 2; lam = 1; rounds = 2",
        problem={"X": np.zeros((2, 3)), "k": 2, "lam": 1.0, "groups": [[0], [1]]},
        rounds=2,
        seed=9,
    ),
    pin(
        "problem of 3 rounds 3 seed 10",
        "X 3 × 9; k = 3; lam = 1000; rounds = 3",
        problem={"X": SAMPLES[:3, :9], "k": 3, "lam": 1000.0, "groups": [[2, 1], [0]]},
        rounds=3,
        seed=10,
    ),
]
learn_strict = [
    pin(
        "problem of 6 rounds 0 seed 3",
        "X 6 × 30; k = 2; lam = 0.5; rounds = 0",
        problem={"X": SAMPLES, "k": 2, "lam": 0.5, "groups": [[0, 1]]},
        rounds=0,
        seed=3,
    ),
    pin(
        "problem of 6 rounds 5 seed 5",
        "X 6 × 30; k = 6; lam = 0.5; rounds = 5",
        problem={"X": SAMPLES, "k": 6, "lam": 0.5, "groups": [[0, 3], [5, 1, 2], [4]]},
        rounds=5,
        seed=5,
    ),
    pin(
        "problem of 4 rounds 19 seed 6",
        "X 4 × 20; k = 4; lam = 0.1; rounds = 19",
        problem={"X": SAMPLES[:4, :20], "k": 4, "lam": 0.1, "groups": [[0], [1, 2, 3]]},
        rounds=19,
        seed=6,
    ),
    pin(
        "numbers down to 2e-5",
        "X 3 × 9; k = 3; lam = 0; rounds = 2; numbers down to 2e-5",
        problem={"X": 2e-5 * np.round(SAMPLES[:3, :9]), "k": 3, "lam": 0.0, "groups": [[0, 1], [2]]},
        rounds=2,
        seed=8,
    ),
]
