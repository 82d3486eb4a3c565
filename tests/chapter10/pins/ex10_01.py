"""What the checks of 10.1 are always tried on."""

from itertools import product

import numpy as np

from grader.checks import core, pin, pins

from ..shared_knn import has_clear_order, one_answer, one_answer_each

GOOD, BAD = "是", "否"
TREE = {
    "feature": 1,
    "threshold": 0.126,
    "le": {"label": BAD},
    "gt": {
        "feature": 0,
        "threshold": 0.3815,
        "le": {"label": BAD},
        "gt": {
            "feature": 1,
            "threshold": 0.2045,
            "le": {"feature": 0, "threshold": 0.560, "le": {"label": GOOD}, "gt": {"label": BAD}},
            "gt": {"label": GOOD},
        },
    },
}


def is_clear_among(case) -> bool:
    return has_clear_order(case["X"], case["X"])


RNG = np.random.default_rng(101)
LONG = {
    "X": RNG.integers(-20, 21, size=(150, 3)) / 4,
    "y": [["a", "b", "c"][i] for i in RNG.integers(3, size=150)],
    "Q": RNG.integers(-20, 21, size=(120, 3)) / 4,
    "k": 24,
}
SAME = {"X": np.array([[2.0, 1.0]] * 4), "y": ["b", "a", "a", "b"], "Q": np.array([[2.0, 1.0], [0.0, 0.0]]), "k": 4}
CLOSE = {
    "X": np.array([[9e6, 1.0], [9e6 + 3e-3, 1.0], [9e6 - 1.5e-3, 1.0], [-9e6, 5.0], [9e6 + 2.5e-3, 1.0]]),
    "y": ["a", "b", "c", "a", "b"],
    "Q": np.array([[9e6 + 1e-3, 1.0], [9e6 + 2.8e-3, 1.0]]),
    "k": 2,
}
NEAR = {
    "X": np.array([[1.000001, 0.0], [0.0, 1.0], [0.0, -1.0000005], [5.0, 5.0]]),
    "y": [0, 1, 2, 0],
    "Q": np.array([[0.0, 0.0]]),
    "k": 3,
}
SPLIT = {
    "X": np.array([[3.0], [-1.0], [2.0], [-4.0], [5.0], [-5.0]]),
    "y": ["b", "a", "b", "a", "c", "c"],
    "Q": np.array([[0.0], [0.5], [-0.5]]),
    "k": 6,
}
ONE = {"X": np.array([[0.5]]), "y": [3], "Q": np.array([[-2.0]]), "k": 1}
SUMS = {
    "X": np.array([[0.0, 3.0, 3.0], [1.0, 0.0, 1.0], [5.0, 5.0, 10.0], [6.0, 4.0, 10.0]]),
    "y": ["x", "y", "y", "x"],
    "Q": np.array([[1.0, 2.0, 3.0], [4.0, 4.0, 8.0], [6.0, 0.0, 6.0]]),
    "k": 3,
}
FAR = {
    "X": np.array([[2e6, 0.0], [2e6 + 50.0, 0.5], [2e6 + 1.0, 4.0], [-3e6, 1.0], [2e6 + 7.0, -2.0], [-1e6, 2.0]]),
    "y": ["a", "b", "a", "c", "b", "c"],
    "Q": np.array([[2e6 + 2.0, 4.0], [2e6 + 4.0, 0.5], [0.0, 0.0]]),
    "k": 1,
}
# All twelve are equally far from the query: any of them may be a neighbour, but no more than k.
CIRCLE = np.array(
    [[3, 4], [-5, 0], [4, -3], [0, 5], [-3, -4], [5, 0], [-4, 3], [0, -5], [3, -4], [-3, 4], [4, 3], [-4, -3]]
)
TIED = {
    "X": CIRCLE.astype(float),
    "y": ["b", "c", "d", "e", "a", "c", "d", "e", "a", "b", "d", "a"],
    "Q": np.array([[0.0, 0.0], [0.0, 0.5]]),
    "k": 1,
}
CROWD = {
    "X": np.array(list(product(range(-4, 5), repeat=2)) * 2, dtype=float),
    "y": [["p", "q", "r"][i] for i in RNG.integers(3, size=162)],
    "Q": np.array([[0.5, 0.5], [-1.0, 2.0], [2.5, 0.0], [1.5, -2.5], [-3.0, -3.0], [0.0, 0.0]]),
    "k": 7,
}
# In single precision all of these are one point.
MERGED = {
    "X": np.array([[9e6, 1.0], [9e6 + 3e-3, 1.0], [9e6 - 1.5e-3, 1.0], [9e6 + 2.5e-3, 1.0]]),
    "y": ["a", "b", "a", "b"],
    "Q": np.array([[9e6 + 1e-3, 1.0], [9e6 + 2.8e-3, 1.0]]),
    "k": 1,
}
# The nearest label has one vote, two others have two each.
OUTVOTED = {
    "X": np.array([[1.0], [2.0], [3.0], [4.5], [6.0], [9.0]]),
    "y": ["c", "b", "b", "a", "a", "c"],
    "Q": np.array([[0.0], [1.25]]),
    "k": 5,
}
TIES = [TIED, {**TIED, "k": 2}, {**TIED, "k": 5}, {**CROWD, "k": 1}, {**CROWD, "k": 3}, CROWD]
PINNED = [FAR, {**FAR, "k": 3}, LONG, SAME, CLOSE, NEAR, SPLIT, OUTVOTED, ONE, SUMS, MERGED, *TIES]
DEEP = {"label": "end"}
for _level in range(59):
    DEEP = {"feature": _level % 2, "threshold": float(_level) - 30, "le": DEEP, "gt": {"label": f"l{_level}"}}
FINE_GRID = {
    "X": RNG.integers(-9, 10, size=(120, 2)) / 4,
    "y": [["1", "10", "a b", "是"][i] for i in RNG.integers(4, size=120)],
    "k": 11,
    "tree": {"feature": 0, "threshold": 1.25, "le": {"label": "1"}, "gt": {"label": "是否"}},
    "g0": [1.25, -1.5, 0.75],
    "g1": (np.arange(45) / 8).tolist(),
}
RING = np.column_stack([np.cos(np.arange(20) * 0.314159), np.sin(np.arange(20) * 0.314159)]).round(6)

TINY = {
    "X": np.array([[0.0, 3.0], [1.0, 0.0], [5.0, 4.0], [7.0, 9.0], [2.0, 8.0]]) * 2.0**-17,
    "y": ["x", "y", "y", "x", "y"],
    "Q": np.array([[1.0, 2.0]]) * 2.0**-17,
    "k": 1,
}
# A hundred rows and more whose distances do not tie.
APART = np.random.default_rng(1101)
LONG_APART = {**LONG, "X": LONG["X"] + APART.random(LONG["X"].shape) / 16}
FINE_GRID = {**FINE_GRID, "X": FINE_GRID["X"] + APART.random(FINE_GRID["X"].shape) / 16}
VOTES = [
    case for case in [*PINNED, LONG_APART] if all(one_answer(case["X"], case["y"], q, case["k"]) for q in case["Q"])
]
# Two melons in one place: the other is a neighbour, the melon itself is none.
COPIES = {"X": np.array([[0.0], [0.0], [3.0]]), "y": ["a", "a", "b"], "Q": np.array([[0.0]]), "k": 1}
OPPOSED = {"X": np.array([[0.0], [0.0], [5.0], [6.0]]), "y": ["a", "b", "b", "b"], "Q": np.array([[0.0]]), "k": 1}
LEFT_OUT = [
    COPIES,
    OPPOSED,
    *({**case, "k": min(case["k"], len(case["X"]) - 1)} for case in [*PINNED, LONG_APART, TINY] if case is not ONE),
]

neighbors = pins(
    "pinned",
    "17 inputs, from X 6 × 2; y of 6 entries; Q 3 × 2; numbers up to 3e6 to X 162 × 2; y of 162 entries; Q 6 × 2",
    [{"case": case} for case in PINNED],
)
votes = pins("pinned", "those of them whose vote no tie of distances decides", [{"case": case} for case in VOTES])
loo = pins(
    "pinned",
    "the same for each sample among the others",
    [{"case": case} for case in LEFT_OUT if is_clear_among(case) and one_answer_each(case["X"], case["y"], case["k"])],
)
tree = [
    pin(
        "case of 4",
        "feature = 1; Q 3 × 2",
        case={"tree": TREE, "Q": np.array([[0.5, 0.5], [0.125, 0.125], [0.2, 0.2]])},
    ),
    pin(
        "case of 4, 2",
        "feature = 1; Q 4 × 2",
        case={"tree": TREE, "Q": np.array([[0.5, 0.126], [0.5, 0.126 + 1e-13], [0.3815 + 1e-12, 0.3], [0.3815, 0.3]])},
    ),
    pin(
        "thousands",
        "a threshold of 5000, with values on either side",
        case={
            "tree": {"feature": 0, "threshold": 5000.0, "le": {"label": "a"}, "gt": {"label": "b"}},
            "Q": np.array([[4000.0], [6000.0], [5000.0]]),
        },
    ),
    pin("case of one", "label = 5; Q 2 × 2", case={"tree": {"label": 5}, "Q": np.array([[1.0, 2.0], [0.0, 0.0]])}),
    pin(
        "nested 62 deep",
        "feature = 0; Q 3 × 2; nested 62 deep",
        case={"tree": DEEP, "Q": np.array([[-40.0, -40.0], [10.0, 0.0], [0.0, -29.0]])},
    ),
    pin(
        "case of 4, 3",
        "feature = 1; Q 4 × 2",
        case={"tree": TREE, "Q": np.array([[0.5, 0.126], [0.3815, 0.3], [0.56, 0.2045], [0.5600001, 0.2]])},
    ),
]
grid_inputs = [
    pin("fine grid", "X 120 × 2; y of 120 entries; k = 11", case=FINE_GRID),
    pin(
        "fine grid, 2",
        "X 120 × 2; y of 120 entries; k = 11; nested 62 deep",
        case={
            **FINE_GRID,
            "X": FINE_GRID["X"][::-1],
            "tree": DEEP,
            "g0": [*(np.arange(110) / 8).tolist(), -40.0],
            "g1": [2.25, -40.0],
        },
    ),
    pin(
        "close",
        "X 5 × 2; y of 5 entries; Q 2 × 2; numbers up to 9e6",
        case={**CLOSE, "tree": {"label": "b"}, "g0": CLOSE["Q"][:, 0].tolist(), "g1": [1.0, 1.25]},
    ),
    pin(
        "tiny",
        "numbers down to 8e-6",
        case={**TINY, "tree": {"label": "x"}, "g0": [1 * 2.0**-17, 6 * 2.0**-17], "g1": [2 * 2.0**-17, 4.5 * 2.0**-17]},
    ),
    pin(
        "fine grid k 1",
        "X 120 × 2; y of 120 entries; k = 1",
        case={**FINE_GRID, "g0": [0.25], "g1": (np.arange(110) / 4).tolist(), "k": 1},
    ),
]
pieces = [
    pin(
        "plane of 4",
        'X 4 × 2; y = ["b", "a", "a", "b"]',
        plane={"X": np.array([[0.0, 0.0], [4.0, 0.0], [0.0, 4.0], [4.0, 4.0]]), "y": ["b", "a", "a", "b"]},
    ),
    pin(
        "plane of 4, 2",
        "X 4 × 2; y = [0, 0, 1, 1]",
        plane={"X": np.array([[0.0, 0.0], [4.0, 0.0], [2.0, 1.0], [2.0, -3.0]]), "y": [0, 0, 1, 1]},
    ),
    pin(
        "plane of 3",
        'X 3 × 2; y = ["x", "y", "x"]',
        plane={"X": np.array([[0.0, 0.0], [4.0, 0.0], [2.0, 0.5]]), "y": ["x", "y", "x"]},
    ),
    pin(
        "plane of 3, 2",
        'X 3 × 2; y = ["x", "y", "z"]',
        plane={"X": np.array([[0.0, 0.0], [1.0, 0.0], [2.0, 0.01]]), "y": ["x", "y", "z"]},
    ),
    pin("plane of 2", 'X 2 × 2; y = ["x", "y"]', plane={"X": np.array([[0.0, 0.0], [1.0, 2.0]]), "y": ["x", "y"]}),
    pin("plane of 2, 2", 'X 2 × 2; y = ["x", "x"]', plane={"X": np.array([[0.0, 0.0], [1.0, 2.0]]), "y": ["x", "x"]}),
    pin(
        "plane of 4, 3",
        "X 4 × 2; y = [1, 1, 2, 1]",
        plane={"X": np.array([[0.0, 0.0], [1.0, 1.0], [3.0, 3.0], [6.0, 6.0]]), "y": [1, 1, 2, 1]},
    ),
    pin(
        "plane of 20",
        "X 20 × 2; y of 20 entries",
        plane={"X": RING / 4 + [400.125, -123.4567], "y": [i % 2 for i in range(20)]},
    ),
    pin(
        "numbers down to 1e-6",
        "X 20 × 2; y of 20 entries; numbers down to 1e-6",
        plane={"X": RING, "y": [i * 7 % 3 for i in range(20)]},
    ),
    pin(
        "numbers down to 1e-15",
        "X 20 × 2; y of 20 entries; numbers down to 1e-15",
        plane={"X": RING * 1e-9, "y": [i * 7 % 3 for i in range(20)]},
    ),
    core(
        pin(
            "plane of 4, 4",
            "The piece between samples 0 and 1 begins 450 times as far from them as they are from each other",
            plane={"X": np.array([[0.0, 0.0], [2.2, 0.0], [1.1, 6e-4], [0.0, 1000.0]]), "y": ["x", "y", "x", "z"]},
        )
    ),
    pin(
        "plane of 20, 2",
        "X 20 × 2; y of 20 entries",
        plane={"X": RING * [1.0, 0.05] + [7.0, -3.0], "y": ["是" if i % 2 else "否" for i in range(20)]},
    ),
]
