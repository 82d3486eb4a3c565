"""What the checks of 2.6 are always tried on."""

from grader.checks import pin

error_at_every_cut = [
    pin("ranking of 2", "ranking = [1, 0]", ranking=[1, 0]),
    pin("ranking of 31", "ranking of 31 entries", ranking=[0] * 30 + [1]),
    pin("ranking of 105", "ranking of 105 entries", ranking=[0, 1, 1, 0, 1] * 21),
]
error_is_constant_along_the_slope = [
    pin("n_pos 20000 n_neg 3", "n_pos = 20000; n_neg = 3; numbers up to 2e4", n_pos=20_000, n_neg=3)
]
least_error_of_points = [
    pin(
        "points of 2 n_pos 1 n_neg 6",
        "points 2 × 2; n_pos = 1; n_neg = 6",
        points=[(1 / 12, 7 / 12), (5 / 12, 11 / 12)],
        n_pos=1,
        n_neg=6,
    ),
    pin("points of one n_pos 3 n_neg 5", "points 1 × 2; n_pos = 3; n_neg = 5", points=[(0.5, 0.5)], n_pos=3, n_neg=5),
    pin(
        "points of 151 n_pos 3 n_neg 5",
        "points 151 × 2; n_pos = 3; n_neg = 5",
        points=[(k / 150, k / 150) for k in range(150)] + [(0.25, 0.75)],
        n_pos=3,
        n_neg=5,
    ),
    pin(
        "numbers of 2e4 and 1e-5 in one input",
        "points 2 × 2; n_pos = 1; n_neg = 20000; numbers of 2e4 and 1e-5 in one input",
        points=[(1e-5, 0.0), (1.0, 1.0)],
        n_pos=1,
        n_neg=20_000,
    ),
    pin(
        "points of 2 n_pos 9 n_neg 1",
        "The nearest to (0, 1) is the best here; the highest above the diagonal is another",
        points=[(0.0, 0.62), (0.3, 0.9)],
        n_pos=9,
        n_neg=1,
    ),
]
larger_auc_larger_error = [
    pin("n_pos 2 n_neg 4", "n_pos = 2; n_neg = 4", n_pos=2, n_neg=4),
    pin("n_pos 3 n_neg 4", "n_pos = 3; n_neg = 4", n_pos=3, n_neg=4),
    pin("n_pos 2 n_neg 60", "n_pos = 2; n_neg = 60", n_pos=2, n_neg=60),
    pin("n_pos 60 n_neg 4", "n_pos = 60; n_neg = 4", n_pos=60, n_neg=4),
    pin("n_pos 60 n_neg 60", "n_pos = 60; n_neg = 60", n_pos=60, n_neg=60),
]
