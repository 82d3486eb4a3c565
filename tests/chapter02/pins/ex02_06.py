"""What the checks of 2.6 are always tried on."""

from grader.checks import pin

ENDS = [(0.0, 0.0), (1.0, 1.0)]

error_at_every_cut = [
    pin("perfect", "nothing is wrong at the middle cut", ranking=[1, 0]),
    pin("one in thirty-one", "the weights of the classes are far apart", ranking=[0] * 30 + [1]),
    pin("a hundred", "more samples than anyone counts", ranking=[0, 1, 1, 0, 1] * 21),
]
least_error_of_points = [
    pin(
        "few positives",
        "the point nearest to (0, 1) is not the best",
        points=[ENDS[0], (1 / 12, 7 / 12), (5 / 12, 11 / 12), ENDS[1]],
        n_pos=1,
        n_neg=6,
    ),
    pin(
        "few negatives",
        "the nearest to (0, 1) is the best here; the highest above the diagonal is another",
        points=[ENDS[0], (0.0, 0.62), (0.3, 0.9), ENDS[1]],
        n_pos=9,
        n_neg=1,
    ),
    pin(
        "two valleys",
        "the error rises before it falls to its least",
        points=[ENDS[0], (0.25, 0.25), (0.25, 1.0), ENDS[1]],
        n_pos=4,
        n_neg=4,
    ),
]
least_error_strict = [
    pin("one point", "neither (0, 0) nor (1, 1) is given", points=[(0.5, 0.5)], n_pos=3, n_neg=5),
    pin(
        "the last of 151",
        "the best comes after a hundred others",
        points=[(k / 150, k / 150) for k in range(150)] + [(0.25, 0.75)],
        n_pos=3,
        n_neg=5,
    ),
    pin("far apart", "one positive in 20000", points=[(1e-5, 0.0), (1.0, 1.0)], n_pos=1, n_neg=20_000),
]
larger_auc_larger_error = [
    pin("fewest", "one fewer of either class, and there is none", n_pos=2, n_neg=4),
    pin("three to four", "three pairs in disorder are fewer than four", n_pos=3, n_neg=4),
]
larger_auc_larger_error_strict = [
    pin("many negatives", "two positives among sixty negatives", n_pos=2, n_neg=60),
    pin("many positives", "four negatives among sixty positives", n_pos=60, n_neg=4),
    pin("many", "no search gets there", n_pos=60, n_neg=60),
]
