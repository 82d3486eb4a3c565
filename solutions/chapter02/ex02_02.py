"""2.2 多数类学习器：10 折与留一 / A majority learner under 10-fold and leave-one-out"""

from math import comb


def fold_mistakes(positives, negatives, n_pos, n_neg):
    lead = (n_pos - positives) - (n_neg - negatives)  # of the positives, in the training set
    if lead == 0:
        return (positives + negatives) / 2
    return negatives if lead > 0 else positives


def expected_error(y, folds):
    n_pos, mistakes = sum(y), 0.0
    for fold in folds:
        positives = sum(y[i] for i in fold)
        mistakes += fold_mistakes(positives, len(fold) - positives, n_pos, len(y) - n_pos)
    return mistakes / len(y)


def kfold_error(n_pos, n_neg, k, stratified):
    size = (n_pos + n_neg) // k
    if stratified:
        return fold_mistakes(n_pos // k, n_neg // k, n_pos, n_neg) / size
    # By itself each fold is a random one: of all sets of this size, so many hold j positives.
    ways = [comb(n_pos, j) * comb(n_neg, size - j) for j in range(size + 1)]
    return sum(w / sum(ways) * fold_mistakes(j, size - j, n_pos, n_neg) for j, w in enumerate(ways)) / size


def leave_one_out_error(n_pos, n_neg):
    y = [1] * n_pos + [0] * n_neg
    return expected_error(y, [[i] for i in range(len(y))])


def folds_with_errors(errors):
    # A fold with 5 + a positives costs 5 + |a|: its surplus is missing in its training set. Folds come in pairs ±a.
    positives, negatives = list(range(50)), list(range(50, 100))
    surplus = (errors - 50) // 2
    folds = []
    for _ in range(5):
        a = min(surplus, 5)
        surplus -= a
        for n_pos in (5 + a, 5 - a):
            folds.append([positives.pop() for _ in range(n_pos)] + [negatives.pop() for _ in range(10 - n_pos)])
    return folds
