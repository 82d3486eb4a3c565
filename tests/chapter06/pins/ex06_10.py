"""What the checks of 6.10 are always tried on."""

import math

import numpy as np

from grader.checks import pin, pins


def gram(A, B, sigma):
    return np.exp(-np.sum((A[:, None] - B[None]) ** 2, axis=2) / (2 * sigma**2))


def _expansion(q, k, d, seed, size=1.0, scale=1.0):
    rng = np.random.default_rng(seed)
    points = size * rng.uniform(-1, 1, size=(q + k, d))
    weights = scale * rng.normal(size=q + k)
    return {"sv": points[:q], "coef": weights[:q], "centers": points[q:], "weights": weights[q:]}


SPLIT = {
    "sv": np.array([[1.0, 2.0], [0.0, 0.5]]),
    "coef": np.array([0.7, -1.0]),
    "centers": np.array([[0.0, 0.5], [1.0, 2.0], [1.0, 2.0]]),
    "weights": np.array([-1.0, 0.4, 0.3]),
}


def twice(q, seed):
    """One function written twice, with each point split in two; rounding leaves something on either side of 0."""
    rng = np.random.default_rng(seed)
    points, coef = rng.uniform(-2, 2, size=(q, 2)), rng.normal(size=q)
    part = coef * rng.uniform(size=q)
    return {
        "sv": points,
        "coef": coef,
        "centers": np.vstack([points[::-1], points]),
        "weights": np.append(part[::-1], coef - part),
    }


def _machine(X, seed, sigma):
    rng = np.random.default_rng(seed)
    m = len(X)
    y = np.where(rng.random(m) < 0.5, -1, 1)
    y[:2] = [1, -1]
    q = int(rng.integers(2, m + 1)) if m > 2 else 2
    alpha = rng.integers(1, 9, size=q) / 8
    positive, negative = (alpha[y[:q] == sign].sum() for sign in (1, -1))
    coef = alpha * np.where(y[:q] > 0, negative, -positive) / max(positive, negative)
    return {"X": X, "y": y, "sv": X[:q].copy(), "coef": coef, "b": float(rng.integers(-3, 4)) / 4, "sigma": sigma}


NEARLY = {
    **_machine(np.array([[0.0, 1.0], [2.0, 0.5], [1.0, 3.0], [0.0, 0.0]]), 1, 0.5),
    "y": np.array([1, 1, -1, -1]),
    "sv": np.array([[0.0, 1.0], [2.0, 0.5], [1.0, 3.0]]),
    "coef": np.array([0.5, 0.500001, -1.000001]),
    "b": 0.005,
}


def just_beside_zero(side):
    """Coefficients in the hundreds, and a training sample with f = 0.002 on one side of 0: refitting roughly will not do."""
    case = _machine(np.random.default_rng(5).normal(size=(40, 2)), 6, 0.7)
    coef = 500 * case["coef"]
    return {**case, "coef": coef, "b": float(0.002 * side - gram(case["X"][-1:], case["sv"], 0.7)[0] @ coef)}


written_twice = pins(
    "twice",
    "One function written twice: rounding leaves something on either side of 0",
    [{"case": twice(q, q), "sigma": 0.9} for q in range(3, 15)],
)
rkhs_distance = [
    pin(
        "a sum of columns",
        "The third column is the sum of the others",
        case={
            "sv": np.array([[1.0, 2.0, 3.0], [0.0, 1.0, 1.0], [0.5, 0.5, 1.0]]),
            "coef": np.array([0.5, -1.0, 0.75]),
            "centers": np.array([[2.0, 1.0, 3.0], [1.0, -1.0, 0.0], [0.0, 0.5, 0.5]]),
            "weights": np.array([1.0, -0.5, 0.25]),
        },
        sigma=1.5,
    ),
    pin("split", "sv 2 × 2; coef = [0.7, -1]; centers 3 × 2; sigma = 0.7", case=SPLIT, sigma=0.7),
    pin(
        "expansion 105 3 2 1",
        "sv 105 × 2; coef of 105 entries; centers 3 × 2; sigma = 0.6",
        case=_expansion(105, 3, 2, 1),
        sigma=0.6,
    ),
    pin(
        "expansion 3 103 2 2",
        "sv 3 × 2; coef = [-0.3161, 1.294, 0.127]; centers 103 × 2; sigma = 0.6",
        case=_expansion(3, 103, 2, 2),
        sigma=0.6,
    ),
    pin(
        "expansion 14 45 11 3",
        "sv 14 × 11; coef of 14 entries; centers 45 × 11; sigma = 2.345",
        case=_expansion(14, 45, 11, 3),
        sigma=2.345,
    ),
    pin(
        "expansion 5 5 2 4",
        "sv 5 × 2; coef of 5 entries; centers 5 × 2; sigma = 0.1",
        case=_expansion(5, 5, 2, 4, size=20.0),
        sigma=0.1,
    ),
    pin(
        "expansion 5 5 2 5",
        "sv 5 × 2; coef of 5 entries; centers 5 × 2; sigma = 30",
        case=_expansion(5, 5, 2, 5, size=20.0),
        sigma=30.0,
    ),
    pin(
        "expansion 4 4 2 6",
        "sv 4 × 2; coef = [-0.5802, 1.272, 1.292, 1.799]; centers 4 × 2; sigma = 0.5; numbers down to 8e-7",
        case=_expansion(4, 4, 2, 6, size=1e-5),
        sigma=0.5,
    ),
    pin(
        "expansion 3 3 1 7",
        "sv 3 × 1; coef = [6014, 1.34e5, -4.922e4]; centers 3 × 1; sigma = 0.5; numbers up to 1e5",
        case=_expansion(3, 3, 1, 7, scale=1e5),
        sigma=0.5,
    ),
    pin(
        "expansion 3 3 1 8",
        "sv 3 × 1; coef = [-9.572e-5, 8.936e-5, 9.568e-5]; centers 3 × 1; sigma = 0.5; numbers down to 5e-6",
        case=_expansion(3, 3, 1, 8, scale=1e-4),
        sigma=0.5,
    ),
    pin(
        "case of 2 sigma 0.1",
        "sv 2 × 1; coef = [1, 1]; centers 2 × 1; sigma = 0.1",
        case={
            "sv": np.array([[0.5], [0.500001]]),
            "coef": np.array([1.0, 1.000001]),
            "centers": np.array([[0.5], [0.5]]),
            "weights": np.array([1.0, 1.0]),
        },
        sigma=0.1,
    ),
]
reduced_decision = [
    pin(
        "expansion 103 105 2 11",
        "sv 103 × 2; coef of 103 entries; centers 105 × 2; sigma = 0.6",
        case=_expansion(103, 105, 2, 11),
        sigma=0.6,
        bias=0.123456,
    ),
    pin(
        "expansion 14 12 11 13",
        "sv 14 × 11; coef of 14 entries; centers 12 × 11; sigma = 2.345; numbers down to 1e-5",
        case=_expansion(14, 12, 11, 13),
        sigma=2.345,
        bias=1e-5,
    ),
    pin(
        "split",
        "sv 2 × 3; coef = [0.7, -1]; centers 3 × 3; sigma = 2",
        case={**SPLIT, "sv": np.array([[1.0, 2.0, 3.0], [0.5, 1.0, 1.5]]), "centers": np.eye(3)},
        sigma=2.0,
        bias=0.5,
    ),
    pin(
        "expansion 5 5 2 14",
        "sv 5 × 2; coef of 5 entries; centers 5 × 2; sigma = 0.1",
        case=_expansion(5, 5, 2, 14, size=20.0),
        sigma=0.1,
        bias=250.0,
    ),
    pin(
        "expansion 3 3 1 17",
        "sv 3 × 1; coef = [-3.793e4, -8.106e4, -8.722e4]; centers 3 × 1; sigma = 0.5; numbers up to 2e5",
        case=_expansion(3, 3, 1, 17, scale=1e5),
        sigma=0.5,
        bias=1.0,
    ),
    pin(
        "expansion 3 3 1 18",
        "sv 3 × 1; coef = [-3.593e-6, 5.705e-6, 1.612e-5]; centers 3 × 1; sigma = 0.5; numbers down to 4e-6",
        case=_expansion(3, 3, 1, 18, scale=1e-5),
        sigma=0.5,
        bias=0.0,
    ),
]
agreement = [
    pin("pairs of one", "pairs 1 × 2", pairs=[(0.0, 1.0)]),
    pin("pairs of 2", "pairs 2 × 2", pairs=[(0.0, -1.0), (0.0, 0.0)]),
    pin("pairs of 110", "pairs 110 × 2", pairs=[(math.sin(k), math.sin(k * k)) for k in range(110)]),
    pin("pairs of 2, 2", "pairs 2 × 2", pairs=[(2.0, 2.0), (2.0, 2.0)]),
]
_machines = [
    pin(
        "machine 1 1.0",
        "X 6 × 2; y of 6 entries; sv 3 × 2; budget = 2",
        case=_machine(np.zeros((6, 2)), 1, 1.0),
        budget=2,
        more=0,
        seed=0,
    ),
    pin(
        "machine 2 0.5",
        "X 130 × 2; y of 130 entries; sv 108 × 2; budget = 12",
        case=_machine(np.random.default_rng(2).normal(size=(130, 2)), 2, 0.5),
        budget=12,
        more=0,
        seed=11,
    ),
    pin(
        "machine 3 3.0",
        "X 45 × 12; y of 45 entries; sv 44 × 12; budget = 6",
        case=_machine(np.random.default_rng(3).normal(size=(45, 12)), 3, 3.0),
        budget=6,
        more=1,
        seed=2,
    ),
    pin(
        "machine 4 450.0",
        "X 9 × 2; y of 9 entries; sv 3 × 2; budget = 3",
        case=_machine(20 * np.sign(np.random.default_rng(4).normal(size=(9, 2))), 4, 450.0),
        budget=3,
        more=30,
        seed=3,
    ),
    pin(
        "case of 2 budget 1 more 0 seed 3",
        "X 2 × 1; y = [1, -1]; sv 2 × 1; budget = 1",
        case={**_machine(np.array([[0.0], [1.0]]), 7, 0.5), "b": 250.0},
        budget=1,
        more=0,
        seed=3,
    ),
    pin(
        "machine 9 0.5",
        "X 9 × 2; y of 9 entries; sv 8 × 2; budget = 2; numbers down to 5e-7",
        case=_machine(1e-5 * np.random.default_rng(9).normal(size=(9, 2)), 9, 0.5),
        budget=2,
        more=0,
        seed=3,
    ),
    pin("nearly", "X 4 × 2; y = [1, 1, -1, -1]; sv 3 × 2; budget = 2", case=NEARLY, budget=2, more=0, seed=3),
]
_machines = [one.inputs | {"name": one.name, "reason": one.reason} for one in _machines]
budget = [pin(one["name"], one["reason"], **{key: one[key] for key in ("case", "budget", "seed")}) for one in _machines]
ample = [pin(one["name"], one["reason"], **{key: one[key] for key in ("case", "more", "seed")}) for one in _machines]
ample_strict = pins(
    "just beside zero",
    "Coefficients in the hundreds, and a training sample with f = 0.002 on one side of 0",
    [
        {"case": just_beside_zero(side), "more": more, "seed": seed}
        for side in (1, -1)
        for more in (0, 1)
        for seed in (1, 5, 9, 13)
    ],
)
