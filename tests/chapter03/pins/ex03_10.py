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

TWO = [[0, 5], [1, 0]]

pair_ratio = [
    pin("inconsistent", "three classes without common weights", cost=INCONSISTENT, ordered=True),
    pin("two classes", "asked the other way round", cost=TWO, ordered=False),
]
coefficient_matrix = [pin("inconsistent", "three classes without common weights", cost=INCONSISTENT)]
rescaling_weights = [
    pin("one pair off", "four classes, a pair in the middle does not agree", cost=ONE_PAIR_OFF),
    pin("weighted evenly", "symmetric costs", cost=WEIGHTED_EVENLY),
    pin("constant rows", "costs that depend on the true class alone", cost=CONSTANT_ROWS),
    pin("inconsistent", "three classes without common weights", cost=INCONSISTENT),
    pin("two classes", "there always are weights", cost=[[0, 9], [7, 0]]),
    pin("around and around", "each pair asks for 9 : 8, around the triangle", cost=NEARLY_CONSISTENT),
    pin("last pair off", "four classes, only the last pair does not agree", cost=LAST_PAIR_OFF),
]
nearly_consistent = [
    pin("224 and 225", "around the triangle 4·7·8 = 224 against 5·5·9 = 225", cost=[[0, 4, 9], [5, 0, 7], [8, 5, 0]]),
]
expected_cost = [
    pin("weighted evenly", "three classes", case={"cost": WEIGHTED_EVENLY, "posterior": [0.70, 0.05, 0.25]}),
]
always_bayes_optimal = [
    pin("weighted evenly", "common weights are not enough", cost=WEIGHTED_EVENLY),
    pin("constant rows", "optimal", cost=CONSTANT_ROWS),
    pin("constant columns", "not optimal", cost=[list(row) for row in zip(*CONSTANT_ROWS, strict=True)]),
    pin("inconsistent", "no common weights", cost=INCONSISTENT),
    pin("two classes", "always optimal", cost=[[0, 9], [7, 0]]),
    pin(
        "the last row",
        "four classes, the last row is not constant",
        cost=[[0, 3, 3, 3], [2, 0, 2, 2], [5, 5, 0, 5], [1, 1, 2, 0]],
    ),
    pin("four constant rows", "optimal", cost=[[0, 3, 3, 3], [2, 0, 2, 2], [5, 5, 0, 5], [1, 1, 1, 0]]),
    *pins(
        "one entry off",
        "four classes, one of the twelve costs is larger",
        [
            {"cost": [[0 if k == m else 2 + (k == i and m == j) for m in range(4)] for k in range(4)]}
            for i, j in OFF_DIAGONAL
        ],
    ),
]
disagreement = pins(
    "case",
    "weights that suit the costs and weights that do not, for two and three classes, at three scales",
    [
        {"case": {"cost": cost, "weights": weights}}
        for cost, weights in (
            (WEIGHTED_EVENLY, [1 / 3] * 3),
            (CONSTANT_ROWS, [0.25, 0.125, 0.625]),
            (CONSTANT_ROWS, [1 / 3] * 3),
            (TWO, [0.5, 0.5]),
            (TWO, [5 / 6, 1 / 6]),
            (TWO, [5e-5, 5e-5]),
            (TWO, [1e5, 2e4]),
            (WEIGHTED_EVENLY, [0.25, 2.0, 0.5]),
            (INCONSISTENT, [0.5, 0.5, 0.5]),
        )
    ],
)
near_tie = [
    pin(
        "near tie",
        "Of the random posteriors that the reference tries, the one that costs most leads by less than 1e-6",
        case=NEAR_TIE,
    ),
]
