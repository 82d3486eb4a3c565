"""留一法用公式；划分时每次交换一对样本 / Closed form for leave-one-out; folds by swapping pairs of samples"""

from math import exp, lgamma

import numpy as np


def expected_error(y, folds):
    y = np.asarray(y)
    wrong = np.zeros(len(y))
    for fold in folds:
        train = np.delete(y, fold)
        share = np.mean(train)
        if share == 0.5:
            wrong[fold] = 0.5
        else:
            wrong[fold] = y[fold] != (share > 0.5)
    return wrong.mean()


def log_choose(n, k):
    return lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)


def kfold_error(n_pos, n_neg, k, stratified):
    m = n_pos + n_neg
    if stratified:
        return 1 / 2 if n_pos == n_neg else min(n_pos, n_neg) / m
    size, error = m // k, 0.0
    for j in range(max(0, size - n_neg), min(size, n_pos) + 1):
        chance = exp(log_choose(n_pos, j) + log_choose(n_neg, size - j) - log_choose(m, size))
        votes = n_pos - n_neg - 2 * j + size
        error += chance * (0.5 if votes == 0 else 1 - j / size if votes > 0 else j / size)
    return np.float64(error)


def leave_one_out_error(n_pos, n_neg):
    more, fewer = max(n_pos, n_neg), min(n_pos, n_neg)
    if more == fewer:
        return 1
    if more == fewer + 1:
        return (fewer + more / 2) / (more + fewer)
    return fewer / (more + fewer)


def folds_with_errors(errors):
    folds = np.array([list(range(5 * i, 5 * i + 5)) + list(range(50 + 5 * i, 55 + 5 * i)) for i in range(10)])
    swaps = (errors - 50) // 2
    for s in range(swaps):
        pair, place = divmod(s, 5)
        # A negative of the even fold against a positive of the odd fold: two more errors.
        a, b = 2 * pair, 2 * pair + 1
        folds[a, 5 + place], folds[b, place] = folds[b, place], folds[a, 5 + place]
    return folds
