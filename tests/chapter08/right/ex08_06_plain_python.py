"""Plain Python with lists and fractions; a witness found beforehand with more samples."""

from fractions import Fraction


def bootstrap_moments(values):
    m = len(values)
    exact = [Fraction(v) for v in values]
    mean = sum(exact) / m
    second = sum(v * v for v in exact) / m
    return [mean, (second - mean**2) / m]


def variance_of_average(variance, rho, T):
    if T == 1:
        return variance
    return rho * variance + (1 - rho) * variance / T


def disagreement(predictions):
    T, n = len(predictions), len(predictions[0])
    if T < 2:
        return 0
    different = 0
    for column in zip(*[list(row) for row in predictions]):
        different += T * T - sum(column.count(label) ** 2 for label in set(column))
    return different / (T * (T - 1) * n)


def bagging_report(learner, X, y, X_test, y_test, samples):
    X, y, y_test = [list(row) for row in X], list(y), list(y_test)
    single = learner(X, y, X_test)
    members = [list(learner([X[i] for i in rows], [y[i] for i in rows], X_test)) for rows in samples]
    n, T = len(y_test), len(members)
    bagged = []
    for votes in zip(*members):
        bagged.append(sorted(set(votes), key=lambda label: (-votes.count(label), label))[0])
    return dict(
        disagreement=disagreement(members),
        single_error=Fraction(sum(int(a != b) for a, b in zip(single, y_test)), n),
        bagged_error=sum(int(a != b) for a, b in zip(bagged, y_test)) / n,
        mean_member_error=sum(int(a != b) for member in members for a, b in zip(member, y_test)) / (n * T),
    )


def stability_witness(d):
    rows = ["101", "101", "001", "000", "100", "011", "111", "111", "001", "001"]
    order = [2, 0, 1]  # attributes in another order
    X = [[int(row[j]) for j in order] + [1] * (d - 3) for row in rows]
    y = [1, 1, 1, 0, 0, 1, 1, 1, 0, 0]
    return X[::-1], y[::-1], len(X) - 1


def claims():
    return {
        "bagging_mainly_reduces_variance": True,
        "naive_bayes_is_an_unstable_learner": False,
        "averaging_reduces_variance_even_if_rho_is_1": False,
        "bagging_changes_the_independence_assumption": False,
    }
