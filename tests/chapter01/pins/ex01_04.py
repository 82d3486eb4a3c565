"""What the checks of 1.4 are always tried on."""

from grader.checks import pin

ZERO_ONE = [[0, 1], [1, 0]]

both_sides_agree = [
    pin(
        "case of 0",
        "n_points = 3; train is empty; prob = [0.5, 0.25, 0.25]",
        case={
            "n_points": 3,
            "train": [],
            "prob": [0.5, 0.25, 0.25],
            "loss": [[0, 1, 4], [1, 2, 0], [3, 0, 1]],
            "learner": [((0, 1, 2), 0.5), ((2, 2, 0), 0.5)],
        },
    ),
    pin(
        "numbers up to 3e10",
        "n_points = 2; train = [1]; prob = [0.75, 0.25]; numbers up to 3e10",
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
    pin("loss of one", "loss 1 × 1", loss=[[3]]),
    pin("loss of 3", "loss 3 × 3", loss=[[0, 1, 2], [1, 0, 1], [2, 1, 0]]),
    pin("loss of 3, 2", "loss 3 × 3", loss=[[0, 1, 1], [1, 0, 1], [1, 1, 0]]),
    pin("loss of 2", "loss 2 × 2", loss=[[1, 3], [4, 0]]),
    pin("loss of 2, 2", "loss 2 × 2", loss=[[0, 3], [1, 2]]),
    pin("loss of 2, 3", "loss 2 × 2", loss=[[0, 2], [0, 1]]),
]
counterexamples = [
    pin("loss of one n_points 2", "loss 1 × 1; n_points = 2", loss=[[3]], n_points=2),
    pin("loss of 2 n_points 2", "loss 2 × 2; n_points = 2", loss=[[0, 5], [1, 0]], n_points=2),
    pin("zero one", "loss 2 × 2; n_points = 3", loss=ZERO_ONE, n_points=3),
]
