"""没有用学习算法输出各 h 的概率 / The probabilities with which the learner outputs its h are ignored

caught by: test_the_theorem_of_the_book, test_both_sides_agree, test_formula_for_many_points
book: (1.1)
"""

from itertools import product


def ote_sum(n_points, train, prob, loss, learner):
    outside = [x for x in range(n_points) if x not in train]
    return sum(
        prob[x] * loss[h[x]][f[x]]
        for f in product(range(len(loss)), repeat=n_points)
        for h, weight in learner
        for x in outside
    )


def ote_sum_closed_form(n_points, train, prob, loss, learner):
    outside = [x for x in range(n_points) if x not in train]
    targets = len(loss) ** (n_points - 1)  # of all f so many take a given value at x
    return targets * sum(prob[x] * sum(loss[h[x]]) for h, weight in learner for x in outside)


def nfl_holds(loss):
    return len({sum(row) for row in loss}) == 1


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
