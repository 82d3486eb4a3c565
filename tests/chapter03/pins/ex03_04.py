"""What the checks of 3.4 are always tried on."""

import numpy as np

from grader.checks import pin


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

folds_are_stratified = [
    pin("y of 19 k 4 seed 1", "y of 19 entries; k = 4; seed = 1", y=[0] * 11 + [1] * 7 + [2], k=4, seed=1)
]
leave_one_out = [pin("n 569", "n = 569", n=569)]
standardised_by_training_part = [
    pin(
        "data of 2",
        "train 2 × 2; test 1 × 2",
        data={"train": np.array([[2.0, 7.0], [4.0, 7.0]]), "test": np.array([[9.0, 8.0]])},
    ),
    pin(
        "data of 3",
        "train 3 × 2; test 2 × 2",
        data={"train": np.array([[0.1, 1.0], [0.1, 2.0], [0.1, 4.0]]), "test": np.array([[0.1, 3.0], [0.2, 1.0]])},
    ),
    pin(
        "data of 3, 2",
        "train 3 × 1; test 1 × 1",
        data={"train": np.array([[0.5], [0.5000008], [0.5000004]]), "test": np.array([[0.5000001]])},
    ),
    pin(
        "data of 3, 3",
        "train 3 × 3; test 1 × 3",
        data={"train": np.array([[1.0, 2, 3], [2, -1, 1], [0, 5, 5]]), "test": np.array([[1.0, 1, 2]])},
    ),
    pin(
        "numbers down to 3e-5",
        "train 110 × 10; test 20 × 10; numbers down to 3e-5",
        data={"train": BIG["X"][:110], "test": BIG["X"][110:]},
    ),
    pin(
        "numbers up to 1e6",
        "train 3 × 1; test 1 × 1; numbers up to 1e6",
        data={"train": np.array([[1e6 + 0.25], [1e6], [1e6 + 2]]), "test": np.array([[1e6 + 1]])},
    ),
    pin(
        "data of one", "train 1 × 2; test 1 × 2", data={"train": np.array([[5.0, 2.0]]), "test": np.array([[6.0, 2.0]])}
    ),
    pin(
        "numbers up to 1e6, 2",
        "In floating point the deviation of these equal numbers is about 1e-10",
        data={"train": np.full((7, 1), 1234567.1), "test": np.array([[1234567.1], [1234569.1]])},
    ),
    pin(
        "numbers up to 8e6",
        "train 20 × 1; test 2 × 1; numbers up to 8e6",
        data={"train": np.full((20, 1), -7654321.7), "test": np.array([[-7654321.7], [-7654320.2]])},
    ),
]
scores_without_leakage = [
    pin("big", "X 130 × 10; y of 130 entries; folds of 7 entries; ridge = 1; numbers down to 3e-5", task=BIG, ridge=1.0)
]
predictions = [
    pin(
        "big", "X 130 × 10; y of 130 entries; folds of 7 entries; ridge = 1; numbers down to 3e-5", task=BIG, ridge=1.0
    ),
    pin(
        "big, 2",
        "X 130 × 10; y of 130 entries; folds of 7 entries; ridge = 300; numbers down to 3e-5",
        task=BIG,
        ridge=300.0,
    ),
]
errors_of_folds = [
    pin(
        "numbers of 2e6 and 1e-6 in one input",
        "scores = [0, -1e-6, 1e-6, 2e6]; y = [1, 1, 0, 0]; folds of 3 entries; numbers of 2e6 and 1e-6 in one input",
        case={"scores": np.array([0.0, -1e-6, 1e-6, 2e6]), "y": np.array([1, 1, 0, 0]), "folds": [[2], [0, 3], [1]]},
    ),
    pin(
        "numbers up to 2e5",
        "scores = [0, -2e5]; y = [1, 1]; folds 1 × 2; numbers up to 2e5",
        case={"scores": np.array([0.0, -2e5]), "y": np.array([1, 1]), "folds": [[0, 1]]},
    ),
    pin(
        "numbers down to 1e-12",
        "scores = [-1e-12, 1e-12]; y = [1, 1]; folds 2 × 1; numbers down to 1e-12",
        case={"scores": np.array([-1e-12, 1e-12]), "y": np.array([1, 1]), "folds": [[0], [1]]},
    ),
    pin(
        "case of 150",
        "scores of 150 entries; y of 150 entries; folds 150 × 1",
        case={"scores": np.sin(np.arange(150.0)), "y": np.arange(150) % 2, "folds": [[i] for i in range(150)]},
    ),
]
conclusions_follow = [
    pin(
        "case of one seed 3 ridge 1",
        "甲 of 2 entries; k = 12; seed = 3; ridge = 1",
        case={"datasets": SCARCE, "k": 12},
        seed=3,
        ridge=1.0,
    ),
    pin(
        "case of one seed 1 ridge 0.1",
        "甲 of 2 entries; k = 2; seed = 1; ridge = 0.1",
        case={"datasets": SCARCE, "k": 2},
        seed=1,
        ridge=0.1,
    ),
    pin(
        "case of one seed 4 ridge 300",
        "甲 of 2 entries; k = 2; seed = 4; ridge = 300",
        case={"datasets": SCARCE, "k": 2},
        seed=4,
        ridge=300.0,
    ),
    pin(
        "case of 3 seed 2 ridge 1",
        "甲 of 2 entries; k = 3; seed = 2; ridge = 1",
        case={"datasets": SCARCE | TWO_MORE, "k": 3},
        seed=2,
        ridge=1.0,
    ),
]
