"""What the checks of statistics5.6 are always tried on."""

from fractions import Fraction

from grader.checks import pin, pins

from ..shared import the_people

MANY = [(1 + i * i % 7) / 1024 for i in range(200)]
HAIRS = [0.3 + 2e-9 * k for k in (5, 2, 7, 0, 3, 6, 1, 4)]


def laplace_posteriors():
    """P(女性 | x) of the fifteen people by smoothed naive Bayes trained on them, and their labels (女性 is 1)."""
    X, y, _, domains, classes = the_people().values()
    shares = []
    for x in X:
        scores = []
        for c in classes:
            rows = [row for row, label in zip(X, y, strict=True) if label == c]
            score = Fraction(len(rows) + 1, len(y) + 2)
            for j, value in enumerate(x):
                score *= Fraction(sum(row[j] == value for row in rows) + 1, len(rows) + len(domains[j]))
            scores.append(score)
        shares.append(float(scores[1] / sum(scores)))
    return shares, [int(label == classes[1]) for label in y]


PEOPLE = dict(zip(("posterior", "labels"), laplace_posteriors(), strict=True))

bags_inputs = [
    pin("p of 2 label 1", "p = [0, 0]; label = 1", p=[0.0, 0.0], label=1),
    pin("p of 2 label 0", "p = [0.5, 1]; label = 0", p=[0.5, 1.0], label=0),
    pin("p of one label 1", "p = [0.25]; label = 1", p=[0.25], label=1),
    pin("p of one label 0", "p = [0.25]; label = 0", p=[0.25], label=0),
    pin("p of 3 label 1", "p = [1, 0.25, 0]; label = 1", p=[1.0, 0.25, 0.0], label=1),
    pin("p of one label 0, 2", "p = [0]; label = 0", p=[0.0], label=0),
    pin("numbers down to 1e-4", "p = [0.0001]; label = 1; numbers down to 1e-4", p=[1e-4], label=1),
    pin(
        "numbers down to 1e-5", "p = [0.1235, 1e-5]; label = 1; numbers down to 1e-5", p=[0.123456789, 0.00001], label=1
    ),
]
pairs = [
    pin("p of 2 seed 0", "p = [1, 0.5]; seed = 0", p=[1.0, 0.5], seed=0),
    pin("p of 2 seed 0, 2", "p = [0.5, 0]; seed = 0", p=[0.5, 0.0], seed=0),
    pin("p of 2 seed 0, 3", "p = [0.5, 0.5]; seed = 0", p=[0.5, 0.5], seed=0),
    pin(
        "numbers down to 1e-5",
        "p = [0.1235, 0.9877, 1e-5]; seed = 1; numbers down to 1e-5",
        p=[0.123456789, 0.987654321, 0.00001],
        seed=1,
    ),
    pin("p of 152 seed 4", "p of 152 entries; seed = 4", p=[0.0, 0.25, *[0.0625] * 150], seed=4),
]
labellings = [
    pin("bags of 3 more 0", "bags 3 × 2; more = 0", bags=[(3, 1), (2, None), (4, 0)], more=0),
    pin("bags of one more 0", "bags 1 × 2; more = 0", bags=[(1, 1)], more=0),
    pin("bags of 10 more 95", "bags 10 × 2; more = 95", bags=[(5, 1)] * 10, more=95),
    pin("bags of 120 more 0", "bags 120 × 2; more = 0", bags=[(5, 1), (3, None), (2, 0)] * 40, more=0),
    pin("bags of 2 more 0", "bags 2 × 2; more = 0", bags=[(2, 0), (2, 0)], more=0),
    pin("bags of 15 more 1", "bags 15 × 2; more = 1", bags=[(2, 1), (3, 1), (1, None)] * 5, more=1),
]
wrong_labels = [
    pin("case of 4", "case = [0.7, 1, 0.1, 0.2]", case=(0.7, 1, 0.1, 0.2)),
    pin("case of 4, 2", "case = [0.7, 0, 0.1, 0.2]", case=(0.7, 0, 0.1, 0.2)),
    pin("case of 4, 3", "case = [0.5, 1, 1, 0]", case=(0.5, 1, 1.0, 0.0)),
    pin("case of 4, 4", "case = [0, 0, 0.5, 1]", case=(0.0, 0, 0.5, 1.0)),
    pin("case of 4, 5", "case = [1, 0, 0, 0.25]", case=(1.0, 0, 0.0, 0.25)),
    pin("case of 4, 6", "case = [0.25, 1, 0.75, 0.25]", case=(0.25, 1, 0.75, 0.25)),
    pin("case of 4, 7", "case = [0.25, 1, 0.3, 0.7]", case=(0.25, 1, 0.3, 0.7)),
    pin("case of 4, 8", "case = [0.25, 1, 0.7, 0.3]", case=(0.25, 1, 0.7, 0.3)),
    pin("case of 4, 9", "case = [0.25, 0, 1, 1]", case=(0.25, 0, 1.0, 1.0)),
    pin("case of 4, 10", "case = [0.1235, 1, 0, 0]", case=(0.123456789, 1, 0.0, 0.0)),
]
soft_labels = [
    pin("case of 3", "p = [0.5, 0.25, 0.125]; supervision is empty", case={"p": [0.5, 0.25, 0.125], "supervision": []}),
    pin(
        "case of 3, 2",
        "p = [0.5, 0.25, 0.125]; supervision of 2 entries",
        case={"p": [0.5, 0.25, 0.125], "supervision": [("bag", [2, 0], 1), ("label", 1, 0)]},
    ),
    pin(
        "case of 3, 3",
        "p = [0.5, 0.25, 0.125]; supervision of 2 entries",
        case={"p": [0.5, 0.25, 0.125], "supervision": [("noisy", 2, 1, 0.25, 0.125), ("bag", [1], 1)]},
    ),
    pin(
        "numbers down to 1e-5",
        "p = [0, 1, 0.1235]; supervision of 2 entries; numbers down to 1e-5",
        case={"p": [0.0, 1.0, 0.123456789], "supervision": [("noisy", 2, 0, 0.3, 0.00001), ("bag", [0], 0)]},
    ),
    pin(
        "case of 2",
        "p = [0.5, 0.25]; supervision of one entry",
        case={"p": [0.5, 0.25], "supervision": [("bag", [0, 1], 0)]},
    ),
    pin(
        "case of 3, 4",
        "p = [0.5, 0.5, 0.5]; supervision of one entry",
        case={"p": [0.5, 0.5, 0.5], "supervision": [("bag", [0, 2], 1)]},
    ),
    pin(
        "case of 3, 5",
        "p = [0.5, 0.5, 0.25]; supervision of one entry",
        case={"p": [0.5, 0.500001, 0.25], "supervision": [("bag", [1, 0], 1)]},
    ),
    *pins(
        "many",
        "2 inputs, each with p of 200 entries; supervision of 3 entries",
        [
            {
                "case": {
                    "p": MANY,
                    "supervision": [("label", 3, 1), ("bag", [*range(199, 3, -1)], c), ("bag", [1, 0], 1)],
                }
            }
            for c in (1, 0)
        ],
    ),
    pin(
        "case of 200",
        "p of 200 entries; supervision 200 × 5",
        case={"p": MANY, "supervision": [("noisy", i, i % 3 % 2, 0.25, (1 + i % 5) / 16) for i in range(200)]},
    ),
    pin(
        "case of 200, 2",
        "p of 200 entries; supervision 200 × 3",
        case={"p": MANY, "supervision": [("label", i, i % 3 % 2) for i in range(200)]},
    ),
]
suspects = [
    *pins(
        "people",
        "4 inputs, from posterior of 15 entries; labels of 15 entries; k = 1 to posterior of 15 entries; labels of 15 entries; k = 4",
        [{"case": {**PEOPLE, "k": k}} for k in (1, 2, 3, 4)],
    ),
    pin(
        "case of 3",
        "posterior = [0.5, 0.5, 0.5]; labels = [0, 1, 0]; k = 2",
        case={"posterior": [0.5, 0.5, 0.5], "labels": [0, 1, 0], "k": 2},
    ),
    pin(
        "case of 2",
        "posterior = [0.9, 0.2]; labels = [0, 1]; k = 1",
        case={"posterior": [0.9, 0.2], "labels": [0, 1], "k": 1},
    ),
    pin(
        "case of 2, 2",
        "posterior = [0.2, 0.7]; labels = [1, 0]; k = 1",
        case={"posterior": [0.2, 0.7], "labels": [1, 0], "k": 1},
    ),
    pin(
        "case of 2, 3",
        "posterior = [0.1, 0.3]; labels = [0, 1]; k = 1",
        case={"posterior": [0.1, 0.3], "labels": [0, 1], "k": 1},
    ),
    pin(
        "case of 4",
        "posterior = [0.3, 0.3, 0.3, 0.3]; labels = [1, 1, 1, 1]; k = 2",
        case={"posterior": [0.3000004, 0.3000002, 0.3, 0.3000001], "labels": [1] * 4, "k": 2},
    ),
    *pins(
        "hairs",
        "Hardly different, but by more than 1e-9",
        [{"case": {"posterior": HAIRS, "labels": [c] * 8, "k": k}} for c in (1, 0) for k in (1, 3, 5)],
    ),
    pin(
        "case of 4, 2",
        "posterior = [0.3, 0.7, 0.7, 0.3]; labels = [1, 0, 0, 1]; k = 2",
        case={"posterior": [0.3 + 6e-9, 0.7 - 4e-9, 0.7, 0.3 + 2e-9], "labels": [1, 0, 0, 1], "k": 2},
    ),
]
