"""一折多出的正例必在别的折里少掉, 错误因此多出两倍 / Forgets that a surplus in one fold is missing in another: twice as many errors as wanted

caught by: test_folds_with_given_errors
book: §2.2.2
"""

def expected_error(y, folds):
    mistakes = 0.0
    for fold in folds:
        positives = sum(y[i] for i in fold)
        negatives = len(fold) - positives
        lead = 2 * (sum(y) - positives) - (len(y) - len(fold))  # positives less negatives, of the training set
        if lead == 0:
            mistakes += len(fold) / 2
        else:
            mistakes += negatives if lead > 0 else positives
    return mistakes / len(y)


def kfold_error(n_per_class, k):
    return 0.5  # what is left for training is balanced: always the coin


def leave_one_out_error(n_pos, n_neg):
    y = [1] * n_pos + [0] * n_neg
    return expected_error(y, [[i] for i in range(len(y))])


def folds_with_errors(errors):
    # A fold with 5 + a positives costs 5 + |a|: its surplus is missing in its training set. Folds come in pairs ±a.
    positives, negatives = list(range(50)), list(range(50, 100))
    surplus = min(errors - 50, 25)
    folds = []
    for _ in range(5):
        a = min(surplus, 5)
        surplus -= a
        for n_pos in (5 + a, 5 - a):
            folds.append([positives.pop() for _ in range(n_pos)] + [negatives.pop() for _ in range(10 - n_pos)])
    return folds
