"""照 2.2.2 节做分层 10 折与留一，模型照式 (3.29)–(3.31) 的牛顿法，标准化照式 (2.44) 只用训练部分 / Stratified folds and leave-one-out of section 2.2.2, the model by Newton's method (3.29)–(3.31), standardised by (2.44) on the training part alone"""

import numpy as np


def stratified_folds(y, k, seed):
    rng = np.random.default_rng(seed)
    folds = [[] for _ in range(k)]
    turn = 0
    y = np.array(y)
    for label in np.unique(y):
        for i in rng.permutation(np.flatnonzero(y == label)):
            folds[turn % k].append(int(i))
            turn += 1
    return folds


def leave_one_out_folds(n):
    return [[i] for i in range(n)]


def standardise(train, test):
    mean = train.mean(axis=0)
    sigma = train.std(axis=0)
    constant = train.max(axis=0) == train.min(axis=0)
    sigma[constant] = 1
    return (train - mean) / sigma, (test - mean) / sigma


def fit(X, y, ridge):
    X_hat = np.hstack([X, np.ones((len(X), 1))])
    penalty = np.full(X_hat.shape[1], ridge, dtype=float)
    penalty[-1] = 0
    beta = np.zeros(X_hat.shape[1])
    for _ in range(30):
        p1 = 1 / (1 + np.exp(-X_hat @ beta))
        g = -X_hat.T @ (y - p1) + penalty * beta
        H = X_hat.T @ (X_hat * (p1 * (1 - p1))[:, None]) + np.diag(penalty)
        beta = beta - np.linalg.inv(H) @ g
    return beta


def scores_of(X_train, y_train, X_test, ridge):
    train, test = standardise(X_train, X_test)
    beta = fit(train, np.array(y_train), ridge)
    return test @ beta[:-1] + beta[-1]


def fit_predict(X_train, y_train, X_test, ridge):
    return (scores_of(X_train, y_train, X_test, ridge) >= 0).astype(int)


def out_of_fold_scores(X, y, folds, ridge):
    y = np.array(y)
    scores = np.zeros(len(y))
    for fold in folds:
        training = np.ones(len(y), dtype=bool)
        training[fold] = False
        scores[fold] = scores_of(X[training], y[training], X[fold], ridge)
    return scores


def count_errors(scores, y, folds):
    return [sum(int((scores[i] >= 0) != (y[i] == 1)) for i in fold) for fold in folds]


def compare(datasets, k, seed, ridge):
    rows, conclusions = [], {}
    for name, (X, y) in datasets.items():
        n = len(y)
        rates, fits = {}, {}
        for method, folds in (("cv", stratified_folds(y, k, seed)), ("loo", leave_one_out_folds(n))):
            errors = count_errors(out_of_fold_scores(X, y, folds, ridge), y, folds)
            rates[method], fits[method] = sum(errors) / n, len(folds)
            rows.append(
                {
                    "dataset": name,
                    "method": method,
                    "folds": folds,
                    "errors": errors,
                    "error_rate": rates[method],
                    "fits": len(folds),
                }
            )
        difference = rates["loo"] - rates["cv"]
        higher = "equal" if difference == 0 else "loo" if difference > 0 else "cv"
        conclusions[name] = {"difference": difference, "higher": higher, "fits_ratio": fits["loo"] / fits["cv"]}
    return {"rows": rows, "conclusions": conclusions}


def observations():
    return "两种估计相差不大，换一个种子 10 折的结果会变一两个样本，留一法不变，但要训练的模型多得多。"
