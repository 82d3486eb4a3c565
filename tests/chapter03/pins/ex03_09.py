"""What the checks of 3.9 are always tried on."""

from itertools import combinations, product

from grader.checks import pin, pins


def one_vs_rest(n):
    return [[1 if k == j else -1 for j in range(n)] for k in range(n)]


def one_vs_one(n):
    return [[1 if k == i else -1 if k == j else 0 for i, j in combinations(range(n), 2)] for k in range(n)]


def exhaustive(n):
    columns = [(1, *rest) for rest in product((1, -1), repeat=n - 1) if -1 in rest]
    return [list(word) for word in zip(*columns, strict=True)]


def thermometer(n):
    return [[1 if k <= j else -1 for j in range(n - 1)] for k in range(n)]


EVERY = (one_vs_rest, one_vs_one, exhaustive, thermometer)
EQUAL = pins(
    "equal classes",
    "OvR, OvO, the exhaustive and the thermometer code: only the last does not cancel",
    [{"task": {"code": make(4), "counts": [5] * 4}} for make in EVERY],
)
UNEQUAL = pins(
    "unequal classes",
    "the same codes with classes of 6, 3 and 1",
    [{"task": {"code": make(3), "counts": [6, 3, 1]}} for make in EVERY],
)
LARGE = [
    pin("nearly equal", "one class has one sample less", task={"code": one_vs_rest(3), "counts": [9, 8, 9]}),
    pin("millions", "ten in a million more", task={"code": one_vs_rest(3), "counts": [10**6, 10**6 + 10, 10**6]}),
    pin("billions", "fourteen classes", task={"code": one_vs_rest(14), "counts": [10**10] * 13 + [10**10 - 10**4]}),
    pin(
        "unused", "a class that is not used in a column", task={"code": [[1, 0], [-1, 1], [0, -1]], "counts": [2, 3, 2]}
    ),
]

rescale = [
    pin("ten billion to one", "y' is next to 0", y=0.5, n_pos=10**10, n_neg=1),
    pin("a millionth", "odds of a millionth against a billion", y=1e-6, n_pos=3, n_neg=10**9 + 1),
    pin("balanced", "nothing changes", y=0.25, n_pos=7, n_neg=7),
]
ovr_decision = pins(
    "vote",
    "ties, a class twice as large, a winner that stays and one that does not",
    [
        {"vote": {"probabilities": outputs, "counts": counts}}
        for outputs, counts in (
            ([0.25, 0.75, 0.75], [4, 4, 4]),
            ([0.5, 0.5, 0.25], [3, 2, 2]),
            ([0.6, 0.5], [20, 10]),
            ([0.9375, 0.5, 0.0625], [8, 1, 1]),
            ([0.5, 0.2125, 0.01], [4, 2, 1]),
            ([1e-6, 2e-5, 1e-5], [10**10, 10**10, 4 * 10**9]),
            ([1e-5, 2e-6], [5 * 10**9, 10**9]),
        )
    ],
)
close_decision = [
    pin("a millionth more", "no tie", vote={"probabilities": [0.25, 0.5, 0.500001, 0.5], "counts": [4, 4, 4, 4]}),
]
offset_effect = [
    *EQUAL,
    *UNEQUAL,
    *LARGE,
    pin(
        "480 columns",
        "seven classes",
        task={"code": [row * 80 for row in thermometer(7)], "counts": [1, 2, 3, 4, 5, 6, 7]},
    ),
]
cancels = [
    *EQUAL,
    *UNEQUAL,
    *LARGE,
    pin("opposite", "the changes add up to 0 and differ", task={"code": one_vs_one(3), "counts": [2, 1, 4]}),
]
decision_changed = pins(
    "counts",
    "two classes and more, equal ones, millions and billions",
    [
        {"counts": counts}
        for counts in (
            [8, 1, 1],
            [2, 3],
            [20, 19, 19, 20],
            [4, 4, 4],
            [10**6, 10**6 + 1001],
            [10**10, 1],
            [4 * 10**9, 10**9, 10**9],
            [5 * 10**9] * 3,
            [1] * 20,
        )
    ],
)
nearly_equal_counts = [
    pin("a thousandth less", "twenty classes, one of 999 samples and the others of 1000", counts=[1000] * 19 + [999]),
]
not_cancelling = pins("classes", "3 to 20 classes", [{"n": n} for n in range(3, 21)])
