"""What the checks of 6.5 are always tried on."""

import numpy as np

from grader.checks import pin, pins

TWO = {"X": np.array([[0.0], [1.0]]), "y": np.array([1, -1]), "alpha": np.array([0.7, 0.7]), "b": 0.1, "sigma": 0.5}
UNITS = {
    "centers": np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 2.0]]),
    "weights": np.array([1.0, -2.0, 0.5]),
    "betas": np.array([1.0, 0.5, 0.25]),
    "bias": 0.25,
}
NEAR = np.array([[9.123456789, -9.5], [9.1234, -9.5001]])
CLEAR_FAULTS = ("none", "none", "clear sum", "clear bound", "weight", "clear beta")
FAULTS = ("none", "none", "rounded", "sum", "bound", "weight", "beta", "last beta")
ONE_SIDE = {**UNITS, "weights": np.array([0.5, 0.25, 0.125]), "betas": np.full(3, 2.0)}
CAPPED = {
    "centers": np.array([[0.0], [1.0]]),
    "weights": np.array([0.75, -0.75]),
    "betas": np.full(2, 2.0),
    "bias": 1.0,
}
SIXTY = {
    "centers": np.arange(60.0)[:, None] / 8,
    "weights": np.tile([0.5, -0.5], 30),
    "betas": np.full(60, 2.0),
    "bias": 0.0,
}
BALANCED = {**UNITS, "weights": np.array([0.75, -1.0, 0.25]), "betas": np.full(3, 2.0)}

same_function = [
    pin("two", "X 2 × 1; y = [1, -1]; alpha = [0.7, 0.7]", case=TWO),
    pin(
        "two, 2",
        "X 2 × 1; y = [1, -1]; alpha = [0, 1e-5]; numbers down to 1e-5",
        case={**TWO, "alpha": np.array([0.0, 1e-5])},
    ),
    pin("two, one unit", "alpha = [0, 0.7]", case={**TWO, "alpha": np.array([0.0, 0.7])}),
    pin("two, 3", "X 2 × 1; y = [-1, -1]; alpha = [0.7, 0.7]", case={**TWO, "y": np.array([-1, -1])}),
]
output = [
    pin("units", "centers 3 × 2; weights = [1, -2, 0.5]; betas = [1, 0.5, 0.25]; seed = 0", net=UNITS, seed=0, many=3),
    pin(
        "net of 2 seed 1 many 4",
        "centers 2 × 2; weights = [1, -1]; betas = [200, 100]; seed = 1",
        net={"centers": NEAR, "weights": np.array([1.0, -1.0]), "betas": np.array([200.0, 100.0]), "bias": 0.0},
        seed=1,
        many=4,
    ),
    pin(
        "a line across",
        "All centres and points share a coordinate",
        net={
            "centers": np.array([[0.5, 1.0], [0.5, 2.0], [0.5, -1.0]]),
            "weights": np.array([1.0, -2.0, 0.5]),
            "betas": np.array([1.0, 0.5, 0.25]),
            "bias": 0.25,
        },
        seed=2,
        many=2,
    ),
]
back = [
    pin(
        "units",
        "centers 3 × 2; weights = [1, -2, 0.5]; betas = [0.5, 0.5, 0.5]",
        net={**UNITS, "betas": np.full(3, 0.5)},
    ),
    pin(
        "units, 3",
        "centers 3 × 2; weights = [1e-8, -1e5, 1]; betas = [3, 3, 3]; numbers of 1e5 and 1e-8 in one input",
        net={**UNITS, "betas": np.full(3, 3.0), "weights": np.array([1e-8, -1e5, 1.0])},
    ),
]
back_strict = [
    pin(
        "units, 2",
        "β that are equal but for the last bit",
        net={**UNITS, "betas": np.array([0.5, 0.5 * (1 + 2**-52), 0.5])},
    ),
]
no_svm = pins(
    "units",
    "A weight of 0, and a β twice the others, at any place",
    [
        {"net": {**UNITS, "betas": np.full(3, 0.5)}, "fault": fault, "seed": seed}
        for fault in ("weight", "clear beta")
        for seed in (0, 1, 2)
    ],
)
no_svm_strict = pins(
    "units, a millionth",
    "β that differ by as little as a millionth",
    [
        {"net": {**UNITS, "betas": np.full(3, 0.5)}, "fault": fault, "seed": seed}
        for fault in ("beta", "last beta")
        for seed in (0, 1)
    ],
)
shape = [
    pin(
        "only a negative weight",
        "C = 0.8 is below the one negative weight alone",
        case={"net": BALANCED, "C": 0.8},
        fault="too small",
        seed=0,
    ),
    *pins(
        "clear faults",
        "Each constraint violated alone, and none",
        [{"case": {"net": BALANCED, "C": 1.0}, "fault": fault, "seed": 2} for fault in CLEAR_FAULTS[1:]],
    ),
    pin(
        "case of 4 seed 0, 2",
        'centers 3 × 2; C = 0.5; fault = "too small"; seed = 0',
        case={"net": BALANCED, "C": 0.5},
        fault="too small",
        seed=0,
    ),
    pin(
        "case of 4 seed 0, 3",
        'centers 3 × 2; C = 50; fault = "none"; seed = 0',
        case={"net": BALANCED, "C": 50.0},
        fault="none",
        seed=0,
    ),
    pin(
        "case of 4 seed 0, 6",
        'centers 3 × 2; C = 1; fault = "one side"; seed = 0',
        case={"net": ONE_SIDE, "C": 1.0},
        fault="one side",
        seed=0,
    ),
    pin(
        "case of 4 seed 0, 7",
        'centers 2 × 1; C = 0.75; fault = "none"; seed = 0',
        case={"net": CAPPED, "C": 0.75},
        fault="none",
        seed=0,
    ),
    pin(
        "case of 4 seed 5",
        'centers 60 × 1; C = 1; fault = "none"; seed = 5',
        case={"net": SIXTY, "C": 1.0},
        fault="none",
        seed=5,
    ),
    pin(
        "case of 4 seed 0, 8",
        'centers 3 × 2; C = 2; fault = "weight"; seed = 0',
        case={"net": {**UNITS, "weights": np.array([1.0, -1.0, 0.0]), "betas": np.full(3, 2.0)}, "C": 2.0},
        fault="weight",
        seed=0,
    ),
    pin(
        "case of 4 seed 0, 9",
        'centers 1 × 1; C = 2; fault = "one side"; seed = 0',
        case={
            "net": {"centers": np.array([[0.5]]), "weights": np.array([1.0]), "betas": np.array([2.0]), "bias": 0.0},
            "C": 2.0,
        },
        fault="one side",
        seed=0,
    ),
]
shape_strict = [
    *pins(
        "faults",
        '7 inputs, from centers 3 × 2; C = 1; fault = "none"; seed = 2 to centers 3 × 2; C = 1; fault = "last beta"; seed = 2',
        [{"case": {"net": BALANCED, "C": 1.0}, "fault": fault, "seed": 2} for fault in FAULTS[1:]],
    ),
    *pins(
        "faults, 2",
        '7 inputs, from centers 3 × 2; C = 0.001; fault = "none"; seed = 3 to centers 3 × 2; C = 0.001; fault = "last beta"; seed = 3',
        [
            {"case": {"net": {**BALANCED, "weights": 1e-3 * BALANCED["weights"]}, "C": 1e-3}, "fault": fault, "seed": 3}
            for fault in FAULTS[1:]
        ],
    ),
    *pins(
        "faults, 3",
        '7 inputs, the first with centers 3 × 2; C = 1e6; fault = "none"; seed = 4; numbers up to 1e6',
        [
            {"case": {"net": {**BALANCED, "weights": 1e6 * BALANCED["weights"]}, "C": 1e6}, "fault": fault, "seed": 4}
            for fault in FAULTS[1:]
        ],
    ),
    pin(
        "numbers down to 3e-5",
        'centers 3 × 2; C = 0.001; fault = "none"; seed = 0; numbers down to 3e-5',
        case={"net": {**BALANCED, "weights": 1e-4 * BALANCED["weights"]}, "C": 1e-3},
        fault="none",
        seed=0,
    ),
    pin(
        "case of 4 seed 0",
        'centers 3 × 2; C = 1; fault = "too small"; seed = 0',
        case={"net": BALANCED, "C": 1 / (1 + 2e-6)},
        fault="too small",
        seed=0,
    ),
    pin(
        "case of 4 seed 0, 4",
        'centers 3 × 2; C = 50; fault = "rounded"; seed = 0',
        case={"net": BALANCED, "C": 50.0},
        fault="rounded",
        seed=0,
    ),
    pin(
        "case of 4 seed 0, 5",
        'centers 3 × 2; C = 50; fault = "sum"; seed = 0',
        case={"net": BALANCED, "C": 50.0},
        fault="sum",
        seed=0,
    ),
    pin(
        "case of 4 seed 5, 2",
        'centers 60 × 1; C = 1; fault = "sum"; seed = 5',
        case={"net": SIXTY, "C": 1.0},
        fault="sum",
        seed=5,
    ),
]
scaling = [pin("two", "X 2 × 1; y = [1, -1]; alpha = [0.7, 0.7]; factor = 2", case=TWO, factor=2.0, seed=0)]
