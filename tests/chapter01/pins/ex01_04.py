"""What the checks of 1.4 are always tried on."""

from grader.checks import pin

ZERO_ONE = [[0, 1], [1, 0]]

both_sides_agree = [
    pin(
        "no training set",
        "three labels, and a learner that is not sure",
        case={
            "n_points": 3,
            "train": [],
            "prob": [0.5, 0.25, 0.25],
            "loss": [[0, 1, 4], [1, 2, 0], [3, 0, 1]],
            "learner": [((0, 1, 2), 0.5), ((2, 2, 0), 0.5)],
        },
    ),
    pin(
        "all of it training",
        "nothing is left outside",
        case={"n_points": 2, "train": [0, 1], "prob": [0.5, 0.5], "loss": ZERO_ONE, "learner": [((0, 1), 1.0)]},
    ),
    pin(
        "billions",
        "losses beyond 32 bits",
        case={
            "n_points": 2,
            "train": [1],
            "prob": [0.75, 0.25],
            "loss": [[0, 3 * 10**10], [2 * 10**10, 10**10]],
            "learner": [((0, 1), 1.0)],
        },
    ),
]
condition_on_the_loss = [
    pin("one label", "there is nothing to choose", loss=[[3]]),
    pin("distance", "symmetric with a zero diagonal, and yet it fails", loss=[[0, 1, 2], [1, 0, 1], [2, 1, 0]]),
    pin("three labels", "0/1 loss", loss=[[0, 1, 1], [1, 0, 1], [1, 1, 0]]),
    pin("no zero diagonal", "right predictions may cost, and it holds", loss=[[1, 3], [4, 0]]),
    pin("not symmetric", "and it holds", loss=[[0, 3], [1, 2]]),
    pin("columns", "columns have equal sums, rows do not", loss=[[0, 2], [3, 1]]),
    pin("first rows tie", "the third row is the odd one", loss=[[0, 1, 1], [1, 0, 1], [1, 1, 1]]),
]
counterexamples = [
    pin("one label", "no two learners differ", loss=[[3]], n_points=2),
    pin("costs", "the example of the statement", loss=[[0, 5], [1, 0]], n_points=2),
    pin("zero one", "the theorem holds", loss=ZERO_ONE, n_points=3),
    pin("third label", "labels 0 and 1 have equal sums", loss=[[0, 1, 1], [1, 0, 1], [1, 1, 1]], n_points=2),
]
counterexamples_strict = [pin("twelve points", "4096 truths", loss=[[0, 5], [1, 0]], n_points=12)]
