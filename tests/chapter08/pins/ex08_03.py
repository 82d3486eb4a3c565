"""What the checks of 8.3 are always tried on."""

import numpy as np

from grader.checks import core, pin, pins

from ..shared import melons

XOR = {"X": np.array([[0.0, 0], [0, 1], [1, 0], [1, 1]]), "y": np.array([1, -1, -1, 1])}
CHAIN = {"X": np.arange(90.0)[:, None], "y": np.tile([1, -1], 45), "w": np.ones(90)}
CLASH = {"X": np.array([[1.0], [1], [1], [2]]), "y": np.array([1, -1, -1, 1]), "w": np.array([3.0, 1, 1, 1])}
DEEP = {"feature": 0, "threshold": 60.0, "le": {"label": -1}, "gt": {"label": 1}}
for level in range(59, 0, -1):
    DEEP = {"feature": 0, "threshold": float(level), "le": {"label": (-1) ** level}, "gt": DEEP}
BARELY = {"X": np.vstack([np.tile(XOR["X"], (150, 1)), [[0.0, 0]]]), "y": np.append(np.tile(XOR["y"], 150), 1)}
NOISY = np.random.default_rng(5).normal(size=(40, 2)).round(3)
NOISY = {"X": NOISY, "y": np.where(np.arange(40) % 3 == 0, -1, 1) * np.where(NOISY[:, 0] > 0, 1, -1)}
TWINS = {"X": np.array([[1.0, 1], [1, 0], [0, 0], [1, 0]]), "y": np.array([1, 1, -1, -1])}
ONE_IN_1500 = np.repeat([-1, 1], 750)
ONE_IN_1500 = {"X": np.column_stack([ONE_IN_1500, ONE_IN_1500]).astype(float), "y": ONE_IN_1500.copy()}
TINY_BUT_ONE = np.where(np.arange(40) == 0, 1.0, 1e-20)
FIVE = {"X": np.arange(5.0)[:, None], "y": np.array([1, -1, 1, -1, 1])}
WIDE = np.tile(NOISY["X"][:12] * 1e-5, 5) + np.arange(10) * 1e-7
LEFT = {"feature": 0, "threshold": 1.0, "sign": 1, "epsilon": 0.25}

best_stump = [
    core(
        pin(
            "the melons",
            "the first round of the book's own data",
            points={"X": melons()[0], "y": melons()[1], "w": np.full(17, 1 / 17)},
        )
    ),
]
best_stump_strict = [
    *pins(
        "twins",
        "either column makes one mistake, and their weights differ by 2e-9",
        [{"points": {**TWINS, "w": np.array([0.3, 0.2 + gap, 0.3, 0.2 - gap])}} for gap in (1e-9, -1e-9)],
    ),
    pin(
        "points of 90",
        "X 90 × 1; y of 90 entries; w of 90 entries",
        points={"X": CHAIN["X"], "y": np.where(CHAIN["X"][:, 0] < 77, -1, 1), "w": np.full(90, 1 / 90)},
    ),
]
classifier_weight = [
    pin("eps 0.5", "eps = 0.5", eps=0.5),
    pin("eps 0", "eps = 0", eps=0.0),
    pin("eps 1e-12", "eps = 1e-12; numbers down to 1e-12", eps=1e-12),
    pin("eps 1e-09", "eps = 1e-9; numbers down to 1e-9", eps=1e-9),
    pin("eps 0.1235", "eps = 0.1235", eps=0.123456789),
    pin("eps 0.9999", "eps = 0.9999", eps=0.9999),
]
classifier_weight_strict = [
    pin("eps 1", "eps = 1", eps=1 - 1e-8),
]
reweight = [
    pin(
        "noisy",
        "X 40 × 2; y of 40 entries; w of 40 entries; alpha = 0.1235",
        points={**NOISY, "w": np.full(40, 1 / 40)},
        alpha=0.123456789,
        seed=1,
    ),
    pin(
        "noisy, 2",
        "X 40 × 2; y of 40 entries; w of 40 entries; alpha = 46",
        points={**NOISY, "w": np.full(40, 1 / 40)},
        alpha=46.0,
        seed=1,
    ),
    pin(
        "noisy, 3",
        "X 40 × 2; y of 40 entries; w of 40 entries; alpha = -46",
        points={**NOISY, "w": np.full(40, 1 / 40)},
        alpha=-46.0,
        seed=1,
    ),
    pin(
        "noisy, 4",
        "X 40 × 2; y of 40 entries; w of 40 entries; alpha = 26; numbers down to 1e-20",
        points={**NOISY, "w": TINY_BUT_ONE},
        alpha=26.0,
        seed=1,
    ),
    pin(
        "noisy, 5",
        "X 40 × 2; y of 40 entries; w of 40 entries; alpha = 26; numbers down to 1e-20",
        points={**NOISY, "w": TINY_BUT_ONE},
        alpha=26.0,
        seed=2,
    ),
]
predict = [
    pin(
        "case of 2",
        "trace of 2 entries; X 3 × 1",
        case={
            "trace": [{**LEFT, "alpha": 0.5}, {**LEFT, "sign": -1, "alpha": 0.5}],
            "X": np.array([[0.0], [1.0], [1.25]]),
        },
    ),
    pin(
        "case of 2, 2",
        "trace of 2 entries; X 3 × 1",
        case={
            "trace": [{**LEFT, "alpha": 0.75}, {"tree": {"label": -1}, "alpha": 0.500001}],
            "X": np.array([[0.0], [1.0], [1.25]]),
        },
    ),
    pin(
        "numbers down to 1e-5",
        "trace of one entry; X 1 × 1; numbers down to 1e-5",
        case={"trace": [{"tree": {"label": -1}, "alpha": 1e-5}], "X": np.array([[0.0]])},
    ),
    pin(
        "case of 2, 3",
        "trace of 2 entries; X 3 × 1",
        case={
            "trace": [{**LEFT, "alpha": -0.75}, {"tree": {"label": -1}, "alpha": 0.5}],
            "X": np.array([[0.0], [1.0], [1.25]]),
        },
    ),
    pin(
        "nested 65 deep",
        "trace of one entry; X 64 × 1; nested 65 deep",
        case={"trace": [{"tree": DEEP, "alpha": 1.0}], "X": np.arange(0.5, 64)[:, None]},
    ),
]
predict_strict = [
    pin(
        "case of one",
        "trace of one entry; X 2 × 1",
        case={
            "trace": [{**LEFT, "threshold": 1.000000002, "alpha": 1.0}],
            "X": np.array([[1.000000001], [1.000000003]]),
        },
    ),
]
errors_by_size = [
    core(
        pin(
            "the melons",
            "the first five rounds of the book's own data: 3, 3, 1, 1, 1 mistakes",
            case={
                "trace": [
                    {"feature": j, "threshold": t, "sign": sign, "alpha": alpha}
                    for j, t, sign, alpha in (
                        (1, 0.2045, 1, 0.77022252),
                        (0, 0.3815, 1, 0.76302815),
                        (1, 0.3730, 1, 0.66202603),
                        (0, 0.6365, -1, 0.55790586),
                        (0, 0.3815, 1, 0.43239276),
                    )
                ],
                "X": melons()[0],
                "y": melons()[1],
            },
            seed=0,
        )
    ),
    pin(
        "sixty rounds, the last a deep tree",
        "trace of 60 entries; X 64 × 10; nested 65 deep",
        case={
            "trace": [
                *(
                    {"feature": t % 10, "threshold": t / 2, "sign": (-1) ** t, "alpha": 0.25 + t % 7, "epsilon": 0.25}
                    for t in range(59)
                ),
                {"tree": DEEP, "alpha": 1000.0},
            ],
            "X": np.column_stack([(np.arange(64) * (j + 1) + 0.5) % 64 for j in range(10)]),
            "y": np.tile([1, 1, -1, 1], 16),
        },
        seed=0,
    ),
]
trace = [
    pin("barely", "The best stump errs on 300 of 601", points=BARELY, rounds=1),
    pin("noisy", "X 40 × 2; y of 40 entries; rounds = 60", points=NOISY, rounds=60),
    pin("one in 1500", "X 1500 × 2; y of 1500 entries; rounds = 2", points=ONE_IN_1500, rounds=2),
    pin(
        "points of 17 rounds 3",
        "X 17 × 2; y of 17 entries; rounds = 3",
        points={"X": melons()[0], "y": melons()[1]},
        rounds=3,
    ),
]
trace_strict = [
    pin("five", "No end to the rounds", points=FIVE, rounds=150),
]
grow_tree = [
    core(
        pin(
            "points of 17",
            "X 17 × 2; y of 17 entries; w of 17 entries",
            points={"X": melons()[0], "y": melons()[1], "w": np.full(17, 1 / 17)},
        )
    ),
    pin("chain", "An alternating column, whose tree is 89 levels deep", points=CHAIN),
    pin(
        "points of 120",
        "X 120 × 2; y of 120 entries; w of 120 entries",
        points={"X": np.tile(NOISY["X"], (3, 1)), "y": np.tile(NOISY["y"], 3), "w": np.ones(120)},
    ),
    pin("clash", "X 4 × 1; y = [1, -1, -1, 1]; w = [3, 1, 1, 1]", points=CLASH),
    pin("clash, 2", "X 4 × 1; y = [1, -1, -1, 1]; w = [1, 1, 1, 1]", points={**CLASH, "w": np.array([1.0, 1, 1, 1])}),
    pin("clash, 3", "X 4 × 1; y = [1, -1, -1, 1]; w = [2, 1, 1, 1]", points={**CLASH, "w": np.array([2.0, 1, 1, 1])}),
    pin("xor", "X 4 × 2; y = [1, -1, -1, 1]; w = [1, 1, 1, 1]", points={**XOR, "w": np.ones(4)}),
    pin(
        "points of one",
        "X 1 × 2; y = [-1]; w = [0.5]",
        points={"X": np.array([[1.0, 2.0]]), "y": np.array([-1]), "w": np.array([0.5])},
    ),
]
resampling = [
    pin(
        "points of 17 rounds 11 seed 1",
        "X 17 × 2; y of 17 entries; rounds = 11; seed = 1",
        points={"X": melons()[0], "y": melons()[1]},
        rounds=11,
        seed=1,
    ),
    pin(
        "noisy",
        "X 40 × 2; y of 40 entries; rounds = 3; seed = 4; numbers up to 2e5",
        points={**NOISY, "X": NOISY["X"] * 1e5},
        rounds=3,
        seed=4,
    ),
    pin(
        "numbers down to 3e-8",
        "X 12 × 10; y of 12 entries; rounds = 2; seed = 5; numbers down to 3e-8",
        points={"X": WIDE, "y": NOISY["y"][:12]},
        rounds=2,
        seed=5,
    ),
    pin(
        "points of 120 rounds 2 seed 6",
        "X 120 × 2; y of 120 entries; rounds = 2; seed = 6",
        points={"X": np.tile(NOISY["X"], (3, 1)), "y": np.tile(NOISY["y"], 3)},
        rounds=2,
        seed=6,
    ),
    pin(
        "points of 4 rounds 2 seed 3",
        "X 4 × 2; y = [1, 1, 1, 1]; rounds = 2; seed = 3",
        points={"X": np.array([[0.0, 1], [1, 1], [2, 1], [3, 1]]), "y": np.ones(4, dtype=int)},
        rounds=2,
        seed=3,
    ),
    pin(
        "points of one rounds 2 seed 3",
        "X 1 × 1; y = [-1]; rounds = 2; seed = 3",
        points={"X": np.array([[2.0]]), "y": np.array([-1])},
        rounds=2,
        seed=3,
    ),
    pin(
        "points of 5 rounds 4 seed 8",
        "One tree is of use; with the weights that it leaves every other has an error of ½",
        points={"X": np.full((5, 1), 2.0), "y": np.array([1, 1, 1, -1, -1])},
        rounds=4,
        seed=8,
    ),
    pin(
        "points of 40 rounds 2 seed 7",
        "X 40 × 3; y of 40 entries; rounds = 2; seed = 7",
        points={"X": np.column_stack([NOISY["X"], NOISY["X"].sum(axis=1)]), "y": NOISY["y"]},
        rounds=2,
        seed=7,
    ),
]
resampling_strict = [
    pin(
        "points of 17 rounds 105 seed 0",
        "X 17 × 2; y of 17 entries; rounds = 105; seed = 0",
        points={"X": melons()[0], "y": melons()[1]},
        rounds=105,
        seed=0,
    ),
]
redraws = [
    pin(
        "the melons",
        "a tree grown on the sample may be right on all 17: then it draws again",
        points={"X": melons()[0], "y": melons()[1]},
        rounds=1,
        draws=25,
        least=25,
    ),
]
redraws_strict = [
    pin(
        "one in forty",
        "a draw is of use if it lacks the class of three, so that 100 draws succeed in nine cases of ten",
        points={"X": np.repeat([[1.0], [2.0]], [3, 5], axis=0), "y": np.repeat([-1, 1], [3, 5])},
        rounds=3,
        draws=14,
        least=7,
    ),
]
