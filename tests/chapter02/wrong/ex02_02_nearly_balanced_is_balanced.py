"""两类之比接近一半就算作一样多 / A share close to one half counts as balanced

caught by: test_expected_error_is_its_definition
book: §2.2.2
"""

from math import comb


def fold_mistakes(positives, negatives, n_pos, n_neg):
    lead = (n_pos - positives) - (n_neg - negatives)  # of the positives, in the training set
    if lead == 0:
        return (positives + negatives) / 2
    return negatives if lead > 0 else positives


def expected_error(y, folds):
    mistakes = 0.0
    for fold in map(set, folds):
        train = [label for i, label in enumerate(y) if i not in fold]
        share = sum(train) / len(train)
        if abs(share - 0.5) < 1e-3:
            mistakes += len(fold) / 2
        else:
            mistakes += sum(y[i] != (share > 0.5) for i in fold)
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
