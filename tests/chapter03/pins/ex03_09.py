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


rescale = [
    pin(
        "y 0.5 n_pos 10000000000 n_neg 1",
        "y = 0.5; n_pos = 10000000000; n_neg = 1; numbers up to 1e10",
        y=0.5,
        n_pos=10**10,
        n_neg=1,
    ),
    pin(
        "y 1e-06 n_pos 3 n_neg 1000000001",
        "y = 1e-6; n_pos = 3; n_neg = 1000000001; numbers of 1e9 and 1e-6 in one input",
        y=1e-6,
        n_pos=3,
        n_neg=10**9 + 1,
    ),
    pin("y 0.25 n_pos 7 n_neg 7", "y = 0.25; n_pos = 7; n_neg = 7", y=0.25, n_pos=7, n_neg=7),
]
ovr_decision = [
    pin(
        "vote of 3",
        "probabilities = [0.25, 0.75, 0.75]; counts = [4, 4, 4]",
        vote={"probabilities": [0.25, 0.75, 0.75], "counts": [4, 4, 4]},
    ),
    pin(
        "vote of 3, 2",
        "probabilities = [0.5, 0.5, 0.25]; counts = [3, 2, 2]",
        vote={"probabilities": [0.5, 0.5, 0.25], "counts": [3, 2, 2]},
    ),
    pin(
        "vote of 2",
        "probabilities = [0.6, 0.5]; counts = [20, 10]",
        vote={"probabilities": [0.6, 0.5], "counts": [20, 10]},
    ),
    pin(
        "vote of 3, 3",
        "probabilities = [0.9375, 0.5, 0.0625]; counts = [8, 1, 1]",
        vote={"probabilities": [0.9375, 0.5, 0.0625], "counts": [8, 1, 1]},
    ),
    pin(
        "vote of 4",
        "probabilities = [0.25, 0.5, 0.5, 0.5]; counts = [4, 4, 4, 4]",
        vote={"probabilities": [0.25, 0.5, 0.500001, 0.5], "counts": [4, 4, 4, 4]},
    ),
    pin(
        "numbers of 1e10 and 1e-6 in one input",
        "probabilities = [1e-6, 2e-5, 1e-5]; counts = [10000000000, 10000000000, 4000000000]; numbers of 1e10 and 1e-6 in one input",
        vote={"probabilities": [1e-6, 2e-5, 1e-5], "counts": [10**10, 10**10, 4 * 10**9]},
    ),
    pin(
        "numbers of 5e9 and 2e-6 in one input",
        "probabilities = [1e-5, 2e-6]; counts = [5000000000, 1000000000]; numbers of 5e9 and 2e-6 in one input",
        vote={"probabilities": [1e-5, 2e-6], "counts": [5 * 10**9, 10**9]},
    ),
    pin(
        "vote of 3, 4",
        "probabilities = [0.5, 0.2125, 0.01]; counts = [4, 2, 1]",
        vote={"probabilities": [0.5, 0.2125, 0.01], "counts": [4, 2, 1]},
    ),
]
offset_effect = [
    *pins(
        "one vs rest",
        "4 inputs, from code 4 × 4; counts = [5, 5, 5, 5] to code 4 × 3; counts = [5, 5, 5, 5]",
        [{"task": {"code": make(4), "counts": [5] * 4}} for make in (one_vs_rest, one_vs_one, exhaustive, thermometer)],
    ),
    *pins(
        "one vs rest, 2",
        "4 inputs, from code 3 × 3; counts = [6, 3, 1] to code 3 × 2; counts = [6, 3, 1]",
        [
            {"task": {"code": make(3), "counts": [6, 3, 1]}}
            for make in (one_vs_rest, one_vs_one, exhaustive, thermometer)
        ],
    ),
    pin("task of 3", "code 3 × 3; counts = [9, 8, 9]", task={"code": one_vs_rest(3), "counts": [9, 8, 9]}),
    pin(
        "numbers up to 1e6",
        "code 3 × 3; counts = [1000000, 1000010, 1000000]; numbers up to 1e6",
        task={"code": one_vs_rest(3), "counts": [10**6, 10**6 + 10, 10**6]},
    ),
    pin(
        "numbers up to 1e10",
        "code 14 × 14; counts of 14 entries; numbers up to 1e10",
        task={"code": one_vs_rest(14), "counts": [10**10] * 13 + [10**10 - 10**4]},
    ),
    pin(
        "task of 3, 2", "code 3 × 2; counts = [2, 3, 2]", task={"code": [[1, 0], [-1, 1], [0, -1]], "counts": [2, 3, 2]}
    ),
    pin(
        "task of 7",
        "code 7 × 480; counts of 7 entries",
        task={"code": [row * 80 for row in thermometer(7)], "counts": [1, 2, 3, 4, 5, 6, 7]},
    ),
]
cancels = [
    *pins(
        "one vs rest",
        "4 inputs, from code 4 × 4; counts = [5, 5, 5, 5] to code 4 × 3; counts = [5, 5, 5, 5]",
        [{"task": {"code": make(4), "counts": [5] * 4}} for make in (one_vs_rest, one_vs_one, exhaustive, thermometer)],
    ),
    *pins(
        "one vs rest, 2",
        "4 inputs, from code 3 × 3; counts = [6, 3, 1] to code 3 × 2; counts = [6, 3, 1]",
        [
            {"task": {"code": make(3), "counts": [6, 3, 1]}}
            for make in (one_vs_rest, one_vs_one, exhaustive, thermometer)
        ],
    ),
    pin("task of 3", "code 3 × 3; counts = [9, 8, 9]", task={"code": one_vs_rest(3), "counts": [9, 8, 9]}),
    pin(
        "numbers up to 1e6",
        "code 3 × 3; counts = [1000000, 1000010, 1000000]; numbers up to 1e6",
        task={"code": one_vs_rest(3), "counts": [10**6, 10**6 + 10, 10**6]},
    ),
    pin(
        "numbers up to 1e10",
        "code 14 × 14; counts of 14 entries; numbers up to 1e10",
        task={"code": one_vs_rest(14), "counts": [10**10] * 13 + [10**10 - 10**4]},
    ),
    pin(
        "task of 3, 2", "code 3 × 2; counts = [2, 3, 2]", task={"code": [[1, 0], [-1, 1], [0, -1]], "counts": [2, 3, 2]}
    ),
    pin("task of 3, 3", "code 3 × 3; counts = [2, 1, 4]", task={"code": one_vs_one(3), "counts": [2, 1, 4]}),
]
decision_changed = [
    pin("counts of 3", "counts = [8, 1, 1]", counts=[8, 1, 1]),
    pin("counts of 2", "counts = [2, 3]", counts=[2, 3]),
    pin("counts of 4", "counts = [20, 19, 19, 20]", counts=[20, 19, 19, 20]),
    pin("counts of 3, 2", "counts = [4, 4, 4]", counts=[4, 4, 4]),
    pin("numbers up to 1e6", "counts = [1000000, 1001001]; numbers up to 1e6", counts=[10**6, 10**6 + 1001]),
    pin("numbers up to 1e10", "counts = [10000000000, 1]; numbers up to 1e10", counts=[10**10, 1]),
    pin("counts of 20", "counts of 20 entries", counts=[1000] * 19 + [999]),
    pin(
        "numbers up to 4e9",
        "counts = [4000000000, 1000000000, 1000000000]; numbers up to 4e9",
        counts=[4 * 10**9, 10**9, 10**9],
    ),
    pin(
        "numbers up to 5e9", "counts = [5000000000, 5000000000, 5000000000]; numbers up to 5e9", counts=[5 * 10**9] * 3
    ),
    pin("counts of 20, 2", "counts of 20 entries", counts=[1] * 20),
]
not_cancelling = pins("some n", "18 inputs, from n = 3 to n = 20", [{"n": n} for n in range(3, 21)])
