"""逐步增加各折的正例数，直到错误数够 / Raise the positives of the folds step by step until there are enough errors"""

from fractions import Fraction


def expected_error(y, folds):
    total = 0
    for test in folds:
        inside = set(test)
        votes = sum(1 if label == 1 else -1 for i, label in enumerate(y) if i not in inside)
        for i in test:
            if votes == 0:
                total += 0.5
            elif (votes > 0) != (y[i] == 1):
                total += 1
    return total / sum(len(fold) for fold in folds)


def kfold_error(n_pos, n_neg, k, stratified):
    y = [1] * n_pos + [0] * n_neg
    if stratified:
        return expected_error(y, [list(range(i, len(y), k)) for i in range(k)])
    size = len(y) // k
    paths = {0: Fraction(1)}  # positives in the fold so far -> probability
    for seen in range(size):
        more = {}
        for j, p in paths.items():
            up = Fraction(n_pos - j, len(y) - seen)
            more[j + 1] = more.get(j + 1, 0) + p * up
            more[j] = more.get(j, 0) + p * (1 - up)
        paths = more
    mean = Fraction(0)
    for j, p in paths.items():
        votes = (n_pos - j) - (n_neg - size + j)
        mean += p * (Fraction(size, 2) if votes == 0 else j if votes < 0 else size - j)
    return mean / size


def leave_one_out_error(n_pos, n_neg):
    y = [0] * n_neg + [1] * n_pos
    return expected_error(y, [(i,) for i in range(n_pos + n_neg)])


def folds_with_errors(errors):
    counts = [5] * 10
    while sum(max(j, 10 - j) for j in counts) < errors:
        up = max((i for i in range(5) if counts[i] < 10), key=lambda i: -counts[i])
        counts[up] += 1
        counts[up + 5] -= 1
    folds, positive, negative = [], 0, 50
    for j in counts:
        folds.append(tuple(range(positive, positive + j)) + tuple(range(negative, negative + 10 - j)))
        positive += j
        negative += 10 - j
    return tuple(folds)
