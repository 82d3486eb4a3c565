"""损失矩阵的行列用反了 / Rows and columns of the loss are exchanged

caught by: test_two_other_losses, test_both_sides_agree, test_condition_on_the_loss, test_counterexamples
book: §1.4
"""

from itertools import product


def ote_sum(n_points, train, prob, loss, learner):
    outside = [x for x in range(n_points) if x not in train]
    return sum(
        prob[x] * loss[f[x]][h[x]] * weight
        for f in product(range(len(loss)), repeat=n_points)
        for h, weight in learner
        for x in outside
    )


def ote_sum_closed_form(n_points, train, prob, loss, learner):
    outside = [x for x in range(n_points) if x not in train]
    targets = len(loss) ** (n_points - 1)  # of all f so many take a given value at x
    return targets * sum(weight * prob[x] * sum(row[h[x]] for row in loss) for h, weight in learner for x in outside)


def nfl_holds(loss):
    return len({sum(column) for column in zip(*loss)}) == 1


def counterexample(loss, n_points):
    if nfl_holds(loss):
        return None
    sums = [sum(column) for column in zip(*loss)]
    cheapest, dearest = sums.index(min(sums)), sums.index(max(sums))
    return {
        "train": [0],
        "prob": [1 / n_points] * n_points,
        "a": (cheapest,) * n_points,
        "b": (dearest,) * n_points,
    }
