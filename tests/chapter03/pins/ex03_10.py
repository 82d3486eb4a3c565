"""What the checks of 3.10 are always tried on."""

from grader.checks import pin, pins

WEIGHTED_EVENLY = [[0, 1, 4], [1, 0, 1], [4, 1, 0]]
CONSTANT_ROWS = [[0, 2, 2], [1, 0, 1], [5, 5, 0]]
OFF_DIAGONAL = [(i, j) for i in range(4) for j in range(4) if i != j]
INCONSISTENT = [[0, 1, 2], [1, 0, 1], [1, 1, 0]]
ONE_PAIR_OFF = [[0, 1, 1, 1], [1, 0, 1, 2], [1, 1, 0, 1], [1, 1, 1, 0]]
NEARLY_CONSISTENT = [[0, 9, 8], [8, 0, 9], [9, 8, 0]]
LAST_PAIR_OFF = [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 8], [1, 1, 9, 0]]
NEAR_TIE = {"cost": [[0, 1], [1, 0]], "weights": [0.732, 0.991]}

pair_ratio = [
    pin("inconsistent", "cost 3 × 3; ordered is True", cost=INCONSISTENT, ordered=True),
    pin("cost of 2", "cost 2 × 2; ordered is False", cost=[[0, 5], [1, 0]], ordered=False),
]
coefficient_matrix = [pin("inconsistent", "cost 3 × 3", cost=INCONSISTENT)]
rescaling_weights = [
    pin("one pair off", "cost 4 × 4", cost=ONE_PAIR_OFF),
    pin("weighted evenly", "cost 3 × 3", cost=WEIGHTED_EVENLY),
    pin("constant rows", "cost 3 × 3", cost=CONSTANT_ROWS),
    pin("inconsistent", "cost 3 × 3", cost=INCONSISTENT),
    pin("cost of 2", "cost 2 × 2", cost=[[0, 9], [7, 0]]),
    pin("nearly consistent", "cost 3 × 3", cost=NEARLY_CONSISTENT),
    pin("cost of 3", "around the triangle 4·7·8 = 224 against 5·5·9 = 225", cost=[[0, 4, 9], [5, 0, 7], [8, 5, 0]]),
    pin("last pair off", "cost 4 × 4", cost=LAST_PAIR_OFF),
]
expected_cost = [
    pin(
        "case of 3",
        "cost 3 × 3; posterior = [0.7, 0.05, 0.25]",
        case={"cost": WEIGHTED_EVENLY, "posterior": [0.70, 0.05, 0.25]},
    )
]
always_bayes_optimal = [
    pin("weighted evenly", "cost 3 × 3", cost=WEIGHTED_EVENLY),
    pin("constant rows", "cost 3 × 3", cost=CONSTANT_ROWS),
    pin("cost of 3", "cost 3 × 3", cost=[list(row) for row in zip(*CONSTANT_ROWS, strict=True)]),
    pin("inconsistent", "cost 3 × 3", cost=INCONSISTENT),
    pin("cost of 2", "cost 2 × 2", cost=[[0, 9], [7, 0]]),
    pin("cost of 4", "cost 4 × 4", cost=[[0, 3, 3, 3], [2, 0, 2, 2], [5, 5, 0, 5], [1, 1, 2, 0]]),
    pin("cost of 4, 2", "cost 4 × 4", cost=[[0, 3, 3, 3], [2, 0, 2, 2], [5, 5, 0, 5], [1, 1, 1, 0]]),
    *pins(
        "off diagonal",
        "12 inputs, each with cost 4 × 4",
        [
            {"cost": [[0 if k == m else 2 + (k == i and m == j) for m in range(4)] for k in range(4)]}
            for i, j in OFF_DIAGONAL
        ],
    ),
]
disagreement = [
    pin(
        "case of 3",
        "cost 3 × 3; weights = [0.3333, 0.3333, 0.3333]",
        case={"cost": WEIGHTED_EVENLY, "weights": [1 / 3] * 3},
    ),
    pin(
        "case of 3, 2",
        "cost 3 × 3; weights = [0.25, 0.125, 0.625]",
        case={"cost": CONSTANT_ROWS, "weights": [0.25, 0.125, 0.625]},
    ),
    pin(
        "case of 3, 3",
        "cost 3 × 3; weights = [0.3333, 0.3333, 0.3333]",
        case={"cost": CONSTANT_ROWS, "weights": [1 / 3] * 3},
    ),
    pin("case of 2", "cost 2 × 2; weights = [0.5, 0.5]", case={"cost": [[0, 5], [1, 0]], "weights": [0.5, 0.5]}),
    pin(
        "case of 2, 2",
        "cost 2 × 2; weights = [0.8333, 0.1667]",
        case={"cost": [[0, 5], [1, 0]], "weights": [5 / 6, 1 / 6]},
    ),
    pin(
        "near tie",
        "Of the random posteriors that the reference tries, the one that costs most leads by less than 1e-6",
        case=NEAR_TIE,
    ),
    pin(
        "numbers down to 5e-5",
        "cost 2 × 2; weights = [5e-5, 5e-5]; numbers down to 5e-5",
        case={"cost": [[0, 5], [1, 0]], "weights": [5e-5, 5e-5]},
    ),
    pin(
        "numbers up to 1e5",
        "cost 2 × 2; weights = [1e5, 2e4]; numbers up to 1e5",
        case={"cost": [[0, 5], [1, 0]], "weights": [1e5, 2e4]},
    ),
    pin(
        "case of 3, 4",
        "cost 3 × 3; weights = [0.25, 2, 0.5]",
        case={"cost": WEIGHTED_EVENLY, "weights": [0.25, 2.0, 0.5]},
    ),
    pin(
        "case of 3, 5", "cost 3 × 3; weights = [0.5, 0.5, 0.5]", case={"cost": INCONSISTENT, "weights": [0.5, 0.5, 0.5]}
    ),
]
