"""What the checks of 6.9 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared import linear_kernel


def _case(m, seed, d=2, size=1.0, b=0.25, lam=0.1, **changes):
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(m, d))
    y = np.arange(m) % 3 % 2
    return {"K": size * linear_kernel(X, X), "y": y, "alpha": rng.normal(size=m), "b": b, "lam": lam, **changes}


ONE = np.array([[1.0, 0.5], [0.5, 1.0]])
FIRST = {
    "K": np.array([[2.0, 0.5], [0.5, 1.0]]),
    "y": np.array([1, 0]),
    "alpha": np.array([0.75, -0.5]),
    "b": 0.25,
    "lam": 0.5,
}
CHANGES = {"K": 3 * ONE, "y": np.array([1, 1]), "alpha": np.array([-1.0, 0.5]), "b": -1.0, "lam": 10.0}
ALONE = [FIRST, *({**FIRST, key: other} for key, other in CHANGES.items())]
# From α = 0, b = 0 whole Newton steps leave the minimum here, and soon every number that a float can hold.
FAR_APART = 0.01 * np.column_stack(
    [
        [7, 1, 14, 31, -57, -2, 542, 43, 1, -22, -55, -14, -33, -258, -5, 2, 3, -22, 8, 34],
        [1, 31, -20, 95, 12, -1, -660, -1, 2, -1, -30, 2, -39, 966, -3, -22, 1, 47, 10, 60],
    ]
)

objective = [
    *pins(
        "alone",
        "The others differ from the first in one entry only: what is kept between calls by too little of them shows",
        [{"case": case} for case in ALONE],
    ),
    pin("case 45 1", "K 45 × 45; y of 45 entries; alpha of 45 entries", case=_case(45, 1)),
    pin(
        "case 103 2",
        "K 103 × 103; y of 103 entries; alpha of 103 entries; numbers down to 3e-9",
        case=_case(103, 2, size=1e-5),
    ),
    pin("case 14 3", "K 14 × 14; y of 14 entries; alpha of 14 entries", case=_case(14, 3, d=11)),
    pin("case 6 4", "K 6 × 6; y of 6 entries; alpha of 6 entries", case=_case(6, 4, size=3e3, b=-20.0)),
    pin("case 5 5", "K 5 × 5; y of 5 entries; alpha of 5 entries", case=_case(5, 5, b=250.0, lam=100.0)),
    pin(
        "case 5 6",
        "K 5 × 5; y of 5 entries; alpha of 5 entries; numbers down to 1e-5",
        case=_case(5, 6, b=1e-5, lam=0.01),
    ),
    pin(
        "case of 2",
        "K 2 × 2; y = [1, 0]; alpha = [0.5, 0.5]",
        case={"K": ONE, "y": np.array([1, 0]), "alpha": np.array([0.5, 0.5]), "b": 0.0, "lam": 1.0},
    ),
    pin(
        "case of 2, 2",
        "K 2 × 2; y = [1, 1]; alpha = [0.5, 0.5]",
        case={"K": ONE, "y": np.array([1, 1]), "alpha": np.array([0.5, 0.500001]), "b": 0.123456, "lam": 0.123456},
    ),
    pin(
        "numbers up to 2e4",
        "K 2 × 2; y = [1, 0]; alpha = [5, -4]; numbers up to 2e4",
        case={"K": 1e4 * ONE, "y": np.array([1, 0]), "alpha": np.array([5.0, -4.0]), "b": -2e4, "lam": 50.0},
    ),
    pin(
        "case of one",
        "K 1 × 1; y = [0]; alpha = [-1]",
        case={"K": np.ones((1, 1)), "y": np.array([0]), "alpha": np.array([-1.0]), "b": 30.0, "lam": 1.0},
    ),
    pin(
        "case of 3",
        "K 3 × 3; y = [1, 0, 1]; alpha = [1, 2, 3]",
        case={
            "K": np.zeros((3, 3)),
            "y": np.array([1, 0, 1]),
            "alpha": np.array([1.0, 2.0, 3.0]),
            "b": 0.5,
            "lam": 1.0,
        },
    ),
    pin(
        "case of 3, 2",
        "K 3 × 3; y = [1, 0, 1]; alpha = [1, -2, 3]",
        case={
            "K": np.ones((3, 3)),
            "y": np.array([1, 0, 1]),
            "alpha": np.array([1.0, -2.0, 3.0]),
            "b": -45.0,
            "lam": 1.0,
        },
    ),
]
saturated = [
    pin(
        f"f of {1000 * sign:d}, y of {label}",
        "e^f or e^(-f) overflows",
        case={
            "K": np.array([[1000.0]]),
            "y": np.array([label]),
            "alpha": np.array([float(sign)]),
            "b": 0.0,
            "lam": 1.0,
        },
    )
    for sign in (1, -1)
    for label in (0, 1)
]
fit = [
    pin(
        "data of 3 lam 0.1",
        "X 3 × 1; y = [1, 0, 1]; kind of 2 entries; lam = 0.1",
        data={"X": np.zeros((3, 1)), "y": [1, 0, 1]},
        kind=("linear", 1.0),
        lam=0.1,
    ),
    *pins(
        "some y",
        "They differ in the labels only",
        [
            {"data": {"X": np.array([[-1.0], [0.5], [2.0]]), "y": y}, "kind": ("linear", 1.0), "lam": 0.1}
            for y in ([0, 1, 1], [1, 1, 0])
        ],
    ),
]
fit_strict = [
    pin(
        "data of 2 lam 0.01",
        "X 2 × 1; y = [1, 0]; kind of 2 entries; lam = 0.01",
        data={"X": np.array([[-7.0], [7.0]]), "y": [1, 0]},
        kind=("linear", 1.0),
        lam=0.01,
    ),
    pin(
        "data of 60 lam 0.02",
        "X 60 × 2; y of 60 entries; kind of 2 entries; lam = 0.02",
        data={"X": np.random.default_rng(1).normal(size=(60, 2)), "y": [k % 3 % 2 for k in range(60)]},
        kind=("gaussian", 0.7),
        lam=0.02,
    ),
    pin(
        "data of 45 lam 0.1235",
        "X 45 × 11; y of 45 entries; kind of 2 entries; lam = 0.1235",
        data={"X": np.random.default_rng(2).normal(size=(45, 11)), "y": [k % 2 for k in range(45)]},
        kind=("linear", 1.0),
        lam=0.123456,
    ),
    pin(
        "data of 6 lam 0.01",
        "X 6 × 1; y of 6 entries; kind of 2 entries; lam = 0.01",
        data={"X": 1e-3 * np.arange(6.0)[:, None], "y": [0, 0, 1, 0, 1, 1]},
        kind=("linear", 1.0),
        lam=0.01,
    ),
    pin(
        "data of 20 lam 0.01",
        "X 20 × 2; y of 20 entries; kind of 2 entries; lam = 0.01",
        data={"X": FAR_APART, "y": [k == 12 for k in range(20)]},
        kind=("linear", 1.0),
        lam=0.01,
    ),
]
probability_and_weights = [
    pin(
        "X of 110 scale 0.1235 b 0.25 seed 1",
        "X 110 × 2; scale = 0.1235; b = 0.25; seed = 1",
        X=np.random.default_rng(3).normal(size=(110, 2)),
        scale=0.123456,
        b=0.25,
        seed=1,
    ),
    pin(
        "X of 45 scale 0.01 b -1.5 seed 2",
        "X 45 × 12; scale = 0.01; b = -1.5; seed = 2",
        X=np.random.default_rng(4).normal(size=(45, 12)),
        scale=0.01,
        b=-1.5,
        seed=2,
    ),
    pin(
        "numbers of 1e4 and 1e-5 in one input",
        "X 2 × 1; scale = 1e4; b = 1e-5; seed = 2; numbers of 1e4 and 1e-5 in one input",
        X=np.array([[200.0], [-150.0]]),
        scale=1e4,
        b=1e-5,
        seed=2,
    ),
    pin(
        "X of one scale 0.5 b 0.5 seed 3",
        "X 1 × 2; scale = 0.5; b = 0.5; seed = 3",
        X=np.array([[2.0, 1.0]]),
        scale=0.5,
        b=0.5,
        seed=3,
    ),
    pin(
        "X of 3 scale 0 b 0.5 seed 3",
        "X 3 × 1; scale = 0; b = 0.5; seed = 3",
        X=np.array([[1.0], [2.0], [3.0]]),
        scale=0.0,
        b=0.5,
        seed=3,
    ),
    pin(
        "numbers of 3e5 and 1e-5 in one input",
        "X 3 × 1; scale = 1e-5; b = 0.5; seed = 3; numbers of 3e5 and 1e-5 in one input",
        X=1e5 * np.array([[1.0], [2.0], [3.0]]),
        scale=1e-5,
        b=0.5,
        seed=3,
    ),
    pin(
        "numbers down to 1e-6",
        "X 3 × 1; scale = 1e-6; b = 0.5; seed = 4; numbers down to 1e-6",
        X=np.array([[1.0], [2.0], [1.0]]),
        scale=1e-6,
        b=0.5,
        seed=4,
    ),
    pin(
        "X of 3 scale 0.25 b 0.5 seed 4",
        "The others differ from the first in one argument only",
        X=np.array([[1.0], [2.0], [1.0]]),
        scale=0.25,
        b=0.5,
        seed=4,
    ),
    pin(
        "X of 3 scale 0.25 b 0.5 seed 4, 2",
        "X 3 × 1; scale = 0.25; b = 0.5; seed = 4",
        X=np.array([[0.5], [-1.0], [1.5]]),
        scale=0.25,
        b=0.5,
        seed=4,
    ),
    pin(
        "X of 3 scale -0.5 b 0.5 seed 4",
        "X 3 × 1; scale = -0.5; b = 0.5; seed = 4",
        X=np.array([[1.0], [2.0], [1.0]]),
        scale=-0.5,
        b=0.5,
        seed=4,
    ),
    pin(
        "X of 3 scale 0.25 b -1 seed 4",
        "X 3 × 1; scale = 0.25; b = -1; seed = 4",
        X=np.array([[1.0], [2.0], [1.0]]),
        scale=0.25,
        b=-1.0,
        seed=4,
    ),
]
coefficients = [
    pin(
        "y of 110 lam 0.1235 seed 1",
        "y of 110 entries; lam = 0.1235; seed = 1",
        y=[k % 3 % 2 for k in range(110)],
        lam=0.123456,
        seed=1,
    ),
    pin("y of 3 lam 2 seed 2", "y = [1, 1, 1]; lam = 2; seed = 2", y=[1, 1, 1], lam=2.0, seed=2),
    pin("y of 3 lam 1 seed 3", "y = [1, 0, 0]; lam = 1; seed = 3", y=[1, 0, 0], lam=1.0, seed=3),
    pin("y of one lam 1 seed 3", "y = [0]; lam = 1; seed = 3", y=[0], lam=1.0, seed=3),
]
weights = [
    pin(one.name, one.reason, **{key: one.inputs[key] for key in ("X", "scale", "seed")})
    for one in probability_and_weights
    if one.inputs["b"] != -1.0
]
