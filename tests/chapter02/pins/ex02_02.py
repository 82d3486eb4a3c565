"""What the checks of 2.2 are always tried on."""

from grader.checks import pin

expected_error_is_its_definition = [
    pin("one class", "nothing can go wrong", case={"y": [1, 1, 1, 1], "folds": [[0, 1], [2, 3]]}),
    pin(
        "balanced folds",
        "every training set is balanced: a coin each time",
        case={"y": [1, 0, 1, 0], "folds": [[0, 1], [2, 3]]},
    ),
    pin(
        "pure folds",
        "the majority of all others is always the wrong class",
        case={"y": [1, 1, 0, 0], "folds": [[3, 2], [0, 1]]},
    ),
    pin(
        "sixty folds",
        "more folds than anyone counts",
        case={"y": [1, 0, 1] * 40, "folds": [[i, 119 - i] for i in range(60)]},
    ),
    pin(
        "lead of one",
        "training sets of 875 samples, in which one class leads by a single one",
        case={"y": [1, 0] * 500, "folds": [list(range(k, k + 125)) for k in range(0, 1000, 125)]},
    ),
]
leave_one_out = [
    pin("one more positive", "without a positive there is a tie", n_pos=5, n_neg=4),
    pin("one more negative", "without a negative there is a tie", n_pos=12, n_neg=13),
    pin("one class", "nothing can go wrong", n_pos=3, n_neg=0),
    pin("far from balance", "the minority is always wrong", n_pos=40, n_neg=61),
]
kfold = [
    pin("stratified and balanced", "a coin in every fold", division=(6, 6, 3, True)),
    pin("stratified", "the minority is always wrong", division=(6, 9, 3, True)),
    pin("at random", "a fold may turn the majority round", division=(9, 6, 3, False)),
    pin("folds of one", "leave-one-out again", division=(6, 6, 12, False)),
    pin("two and two", "three kinds of folds", division=(2, 2, 2, False)),
    pin("one class", "nothing can go wrong", division=(0, 6, 3, False)),
]
kfold_strict = [
    pin("folds of fifty", "binomials beyond what a float counts", division=(100, 100, 4, False)),
    pin("nine hundred", "many samples", division=(300, 600, 15, True)),
]
folds_with_given_errors = [
    pin("least", "as if stratified", errors=50),
    pin("almost least", "one fold has one positive too many", errors=52),
    pin("most", "pure folds", errors=100),
]
