"""What the checks of 2.2 are always tried on."""

from grader.checks import pin

expected_error_is_its_definition = [
    pin("case of 4", "y = [1, 1, 1, 1]; folds 2 × 2", case={"y": [1, 1, 1, 1], "folds": [[0, 1], [2, 3]]}),
    pin("case of 4, 2", "y = [1, 0, 1, 0]; folds 2 × 2", case={"y": [1, 0, 1, 0], "folds": [[0, 1], [2, 3]]}),
    pin("case of 4, 3", "y = [1, 1, 0, 0]; folds 2 × 2", case={"y": [1, 1, 0, 0], "folds": [[3, 2], [0, 1]]}),
    pin(
        "case of 120",
        "y of 120 entries; folds 60 × 2",
        case={"y": [1, 0, 1] * 40, "folds": [[i, 119 - i] for i in range(60)]},
    ),
    pin(
        "case of 1000",
        "training sets of 875 samples, in which one class leads by a single one",
        case={"y": [1, 0] * 500, "folds": [list(range(k, k + 125)) for k in range(0, 1000, 125)]},
    ),
]
leave_one_out = [
    pin("n_pos 5 n_neg 4", "n_pos = 5; n_neg = 4", n_pos=5, n_neg=4),
    pin("n_pos 12 n_neg 13", "n_pos = 12; n_neg = 13", n_pos=12, n_neg=13),
    pin("n_pos 3 n_neg 0", "n_pos = 3; n_neg = 0", n_pos=3, n_neg=0),
    pin("n_pos 40 n_neg 61", "n_pos = 40; n_neg = 61", n_pos=40, n_neg=61),
]
kfold = [
    pin("division of 4", "division = [6, 6, 3, True]", division=(6, 6, 3, True)),
    pin("division of 4, 2", "division = [6, 9, 3, True]", division=(6, 9, 3, True)),
    pin("division of 4, 3", "division = [9, 6, 3, False]", division=(9, 6, 3, False)),
    pin("division of 4, 4", "division = [6, 6, 12, False]", division=(6, 6, 12, False)),
    pin("division of 4, 5", "division = [2, 2, 2, False]", division=(2, 2, 2, False)),
    pin("division of 4, 6", "division = [0, 6, 3, False]", division=(0, 6, 3, False)),
    pin("division of 4, 7", "division = [100, 100, 4, False]", division=(100, 100, 4, False)),
    pin("division of 4, 8", "division = [300, 600, 15, True]", division=(300, 600, 15, True)),
]
folds_with_given_errors = [
    pin("errors 50", "errors = 50", errors=50),
    pin("errors 52", "errors = 52", errors=52),
    pin("errors 100", "errors = 100", errors=100),
]
