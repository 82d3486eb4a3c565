"""惩罚也落在了 b 上 / b is penalised as well

caught by: test_scores_without_leakage
book: §2.2.2
"""

import numpy as np


def stratified_folds(y, k, seed):
    shuffled = np.random.default_rng(seed).permutation(len(y)).tolist()
    order = sorted(shuffled, key=lambda i: y[i])  # class after class, shuffled within each
    return [order[fold::k] for fold in range(k)]


def leave_one_out_folds(n):
    return [[i] for i in range(n)]


def standardise(train, test):
    mean, std = train.mean(axis=0), train.std(axis=0)
    std[np.all(train == train[0], axis=0)] = 1  # rounding may give equal numbers a deviation near 1e-17
    return (train - mean) / std, (test - mean) / std


def held_out_scores(X_train, y_train, X_test, ridge):
    train, test = standardise(X_train, X_test)
    A, beta = np.c_[train, np.ones(len(train))], np.zeros(train.shape[1] + 1)
    for _ in range(60):
        p = (1 + np.tanh(A @ beta / 2)) / 2
        step = np.linalg.solve(A.T * (p * (1 - p)) @ A + ridge * np.eye(len(beta)), A.T @ (p - y_train) + ridge * beta)
        beta = beta - step / max(1.0, np.abs(step).max() / 3)
    return np.c_[test, np.ones(len(test))] @ beta


def fit_predict(X_train, y_train, X_test, ridge):
    return (held_out_scores(X_train, y_train, X_test, ridge) >= 0).astype(int)


def out_of_fold_scores(X, y, folds, ridge):
    scores = np.empty(len(X))
    for fold in folds:
        rest = np.setdiff1d(np.arange(len(X)), fold)
        scores[fold] = held_out_scores(X[rest], y[rest], X[fold], ridge)
    return scores


def count_errors(scores, y, folds):
    wrong = (scores >= 0) != y
    return [int(wrong[fold].sum()) for fold in folds]


def compare(datasets, k, seed, ridge):
    rows, conclusions = [], {}
    for name, (X, y) in datasets.items():
        cv = estimate(X, y, stratified_folds(y.tolist(), k, seed), ridge)
        loo = estimate(X, y, leave_one_out_folds(len(y)), ridge)
        rows += [{"dataset": name, "method": "cv", **cv}, {"dataset": name, "method": "loo", **loo}]
        difference = loo["error_rate"] - cv["error_rate"]
        higher = "equal" if difference == 0 else "loo" if difference > 0 else "cv"
        conclusions[name] = {"difference": difference, "higher": higher, "fits_ratio": loo["fits"] / cv["fits"]}
    return {"rows": rows, "conclusions": conclusions}


def estimate(X, y, folds, ridge):
    errors = count_errors(out_of_fold_scores(X, y, folds, ridge), y, folds)
    return {"folds": folds, "errors": errors, "error_rate": sum(errors) / len(y), "fits": len(folds)}
