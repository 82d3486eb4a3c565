"""What the checks of 3.4 are always tried on."""

import numpy as np

from grader.checks import core, pin


def _big_task():
    i, j = np.arange(130)[:, None], np.arange(1, 11)
    X = np.round(np.sin(i * j + j**2), 9)
    y = (X[:, 0] + X[:, 1] + np.sin(5 * i[:, 0]) > 0.2).astype(int)
    return {"X": X, "y": y, "folds": [list(range(fold, 130, 7)) for fold in range(7)]}


BIG = _big_task()
SCARCE = {"甲": (np.round(BIG["X"][:14, :2], 4), np.array([0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0]))}
TWO_MORE = {
    name: (np.round(BIG["X"][start : start + 12, :2], 4), np.arange(12) % 2) for name, start in (("a", 20), ("丙", 40))
}

CONSTANT = {
    "X": np.column_stack([np.sin(np.arange(12.0)).round(2), np.full(12, 2.0)]),
    "y": np.arange(12) // 2 % 2,
    "folds": [[0, 4, 8], [1, 5, 9], [2, 6, 10], [3, 7, 11]],
}

folds_are_stratified = [
    pin("a class of one", "eleven, seven and one sample of three classes", y=[0] * 11 + [1] * 7 + [2], k=4, seed=1)
]
leave_one_out = [core(pin("as many as breast cancer has", "more than two hundred folds", n=569))]
standardised_by_training_part = [
    pin(
        "a constant column",
        "equal to the last bit",
        data={"train": np.array([[2.0, 7.0], [4.0, 7.0]]), "test": np.array([[9.0, 8.0]])},
    ),
    pin(
        "three columns",
        "as a book has them",
        data={"train": np.array([[1.0, 2, 3], [2, -1, 1], [0, 5, 5]]), "test": np.array([[1.0, 1, 2]])},
    ),
    pin(
        "one sample", "all columns are constant", data={"train": np.array([[5.0, 2.0]]), "test": np.array([[6.0, 2.0]])}
    ),
    pin("big", "ten columns, a hundred rows", data={"train": BIG["X"][:110], "test": BIG["X"][110:]}),
    pin(
        "a million off",
        "E[x²] − mean² cancels",
        data={"train": np.array([[1e6 + 0.25], [1e6], [1e6 + 2]]), "test": np.array([[1e6 + 1]])},
    ),
    pin(
        "equal and large",
        "In floating point the deviation of these equal numbers is about 1e-10",
        data={"train": np.full((7, 1), 1234567.1), "test": np.array([[1234567.1], [1234569.1]])},
    ),
    pin(
        "equal, large and negative",
        "the same for twenty numbers",
        data={"train": np.full((20, 1), -7654321.7), "test": np.array([[-7654321.7], [-7654320.2]])},
    ),
]
hardly_constant = [
    pin(
        "three times 0.1",
        "rounding gives equal numbers a deviation of 1e-17",
        data={"train": np.array([[0.1, 1.0], [0.1, 2.0], [0.1, 4.0]]), "test": np.array([[0.1, 3.0], [0.2, 1.0]])},
    ),
    pin(
        "nearly equal",
        "a small deviation is one",
        data={"train": np.array([[0.5], [0.5000008], [0.5000004]]), "test": np.array([[0.5000001]])},
    ),
]
scores_without_leakage = [
    pin("a constant column", "equal to the last bit", task=CONSTANT, ridge=1.0),
    pin("big", "ten columns, 130 rows, seven folds", task=BIG, ridge=1.0),
]
predictions = [
    pin("a constant column", "equal to the last bit", task=CONSTANT, ridge=1.0),
    pin("big", "ten columns, 130 rows", task=BIG, ridge=1.0),
    pin("big and penalised", "ten columns, 130 rows, a strong penalty", task=BIG, ridge=300.0),
]
errors_of_folds = [
    pin(
        "just off 0",
        "scores of a millionth and two millions",
        case={"scores": np.array([0.0, -1e-6, 1e-6, 2e6]), "y": np.array([1, 1, 0, 0]), "folds": [[2], [0, 3], [1]]},
    ),
    pin(
        "far below 0",
        "the sign decides, not the size",
        case={"scores": np.array([0.0, -2e5]), "y": np.array([1, 1]), "folds": [[0, 1]]},
    ),
    pin(
        "next to 0",
        "no tolerance at 0",
        case={"scores": np.array([-1e-12, 1e-12]), "y": np.array([1, 1]), "folds": [[0], [1]]},
    ),
    pin(
        "150 folds",
        "leave-one-out",
        case={"scores": np.sin(np.arange(150.0)), "y": np.arange(150) % 2, "folds": [[i] for i in range(150)]},
    ),
]
conclusions_follow = [
    pin(
        "uneven folds",
        "twelve folds of fourteen samples: a mean of rates is not the rate",
        case={"datasets": SCARCE, "k": 12},
        seed=3,
        ridge=1.0,
    ),
    pin("weak penalty", "two folds, ridge 0.1", case={"datasets": SCARCE, "k": 2}, seed=1, ridge=0.1),
    pin("strong penalty", "two folds, ridge 300", case={"datasets": SCARCE, "k": 2}, seed=4, ridge=300.0),
    core(pin("three data sets", "more than two", case={"datasets": SCARCE | TWO_MORE, "k": 3}, seed=2, ridge=1.0)),
]
