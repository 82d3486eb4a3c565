"""3.4 10 折与留一估计的比较 / 10-fold versus leave-one-out"""

import numpy as np
from ex03_03 import fit


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
    *w, b = fit(train, y_train, ridge)
    return test @ w + b


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


def observations():
    return """
两个任务上 10 折与留一的错误率只差一两个样本，换一个 seed 时 10 折的估计也在同样的范围里变动：
一次 10 折的偶然性与两种方法之差一样大。单独一折只有十来个样本，错误率从 0 到 0.3 都有，一折说明不了问题。
留一没有随机性，却要训练 n 个模型；在这样的任务上不值得。
"""
