"""Votes counted in a table of labels, variances from differences of pairs; another witness for each d."""

import numpy as np


def bootstrap_moments(values):
    v = np.array(values, dtype=float)
    m = len(v)
    low = v.min()
    return np.array([low + (v - low).mean(), ((v[:, None] - v[None, :]) ** 2).sum() / (2 * m**3)])


def variance_of_average(variance, rho, T):
    weights = (1.0 / T, 1.0 - 1.0 / T)
    return variance * (weights[0] + weights[1] * rho)


def disagreement(predictions):
    P = np.asarray(predictions)
    T, n = P.shape
    unequal = sum(int((P[i] != P[i + 1 :]).sum()) for i in range(T - 1))
    return np.float64(unequal / max(1, T * (T - 1) // 2) / n)


def bagging_report(learner, X, y, X_test, y_test, samples):
    classes = np.unique(y)
    members = [np.array(learner(X[rows], y[rows], X_test)) for rows in map(np.array, samples)]
    table = sum((P[None, :] == classes[:, None]).astype(int) for P in members)
    truth = np.array(y_test)
    return {
        "mean_member_error": sum(np.mean(P != truth) for P in members) / len(members),
        "bagged_error": np.mean(classes[table.argmax(axis=0)] != truth),
        "single_error": np.mean(np.array(learner(X, y, X_test)) != truth),
        "disagreement": disagreement(np.array(members)),
        "members": len(members),
    }


FOUND = {
    3: (["011", "010", "011", "110", "010", "100", "100", "111", "100", "011"], "0011110101"),
    4: (["1000", "0101", "1001", "0110", "0001", "0001", "0010", "0001", "0000"], "001100111"),
    5: (["10111", "01100", "11101", "10010", "00001", "01101", "11011", "00110", "00111", "01101"], "0111011010"),
}


def stability_witness(d):
    rows, labels = FOUND[d]
    return np.array([[float(bit) for bit in row] for row in rows]), np.array([int(c) for c in labels]), 0


def claims():
    true = {"bagging_mainly_reduces_variance"}
    false = {
        "naive_bayes_is_an_unstable_learner",
        "averaging_reduces_variance_even_if_rho_is_1",
        "bagging_changes_the_independence_assumption",
    }
    return {name: name in true for name in true | false}
