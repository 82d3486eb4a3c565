"""照字面相信定理对任何损失都成立 / Takes the theorem to hold for every loss

caught by: test_condition_on_the_loss, test_counterexamples
book: §1.4
"""

from itertools import product


def ote_sum(n_points, train, prob, loss, learner):
    outside = [x for x in range(n_points) if x not in train]
    return sum(
        prob[x] * loss[h[x]][f[x]] * weight
        for f in product(range(len(loss)), repeat=n_points)
        for h, weight in learner
        for x in outside
    )


def ote_sum_closed_form(n_points, train, prob, loss, learner):
    outside = [x for x in range(n_points) if x not in train]
    targets = len(loss) ** (n_points - 1)  # of all f so many take a given value at x
    return targets * sum(weight * prob[x] * sum(loss[h[x]]) for h, weight in learner for x in outside)


def nfl_holds(loss):
    return True


def counterexample(loss, n_points):
    if nfl_holds(loss):
        return None
    sums = [sum(row) for row in loss]
    cheapest, dearest = sums.index(min(sums)), sums.index(max(sums))
    return {
        "train": [0],
        "prob": [1 / n_points] * n_points,
        "a": (cheapest,) * n_points,
        "b": (dearest,) * n_points,
    }
