"""借用 3.3 的解，各折用布尔掩码，标签轮转的折 / Builds on 3.3, boolean masks, folds dealt from a rotating start"""

import numpy as np
from ex03_03 import fit, predict


def stratified_folds(y, k, seed):
    y = np.asarray(y)
    rng = np.random.default_rng([seed, k])
    fold_of = np.empty(len(y), dtype=int)
    start = 0
    for label in rng.permutation(np.unique(y)):
        members = rng.permutation(np.flatnonzero(y == label))
        fold_of[members] = (start + np.arange(len(members))) % k
        start += len(members)
    return [np.flatnonzero(fold_of == f) for f in range(k)]


def leave_one_out_folds(n):
    return tuple((i,) for i in reversed(range(n)))


def standardise(train, test):
    both = np.vstack([train, test]).astype(float)
    for j in range(train.shape[1]):
        column = train[:, j]
        both[:, j] -= sum(column) / len(column)
        std = column.std()
        if len(set(column)) > 1:
            both[:, j] /= std
    return both[: len(train)], both[len(train) :]


def fit_predict(X_train, y_train, X_test, ridge):
    train, test = standardise(X_train, X_test)
    return predict(fit(train, y_train, ridge), test)


def out_of_fold_scores(X, y, folds, ridge):
    scores = {}
    for fold in folds:
        fold = [int(i) for i in fold]
        rest = [i for i in range(len(y)) if i not in fold]
        train, test = standardise(X[rest], X[fold])
        beta = fit(train, y[rest], ridge)
        for i, row in zip(fold, test):
            scores[i] = row @ beta[:-1] + beta[-1]
    return np.array([scores[i] for i in range(len(y))])


def count_errors(scores, y, folds):
    return [sum(1 for i in fold if (scores[i] < 0) == (y[i] == 1)) for fold in folds]


def compare(datasets, k, seed, ridge):
    rows, conclusions = [], {}
    for name, (X, y) in datasets.items():
        rates, fits = [], []
        for method, folds in (("cv", stratified_folds(y, k, seed)), ("loo", leave_one_out_folds(len(y)))):
            errors = count_errors(out_of_fold_scores(X, y, folds, ridge), y, folds)
            rates.append(sum(errors) / len(y))
            fits.append(len(folds))
            rows.append(
                {"dataset": name, "method": method, "folds": folds, "errors": errors, "error_rate": rates[-1], "fits": fits[-1]}
            )
        sign = int(np.sign(rates[1] - rates[0]))
        conclusions[name] = {
            "difference": rates[1] - rates[0],
            "higher": ["equal", "loo", "cv"][sign],
            "fits_ratio": fits[1] / fits[0],
            "note": "loo trains many more models",
        }
    return {"rows": rows, "conclusions": conclusions}
