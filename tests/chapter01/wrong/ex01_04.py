"""Known mistakes of 1.4. Each cell holds what differs from the reference."""

# %% all_truths_per_value: 在 x 处取定值的真相数成了 K^n / All K^n truths are taken to have the given value at x
# caught by: test_the_theorem_of_the_book, test_formula_is_the_sum, test_formula_for_many_points
# book: (1.2)
def ote_sum_closed_form(n_points, train, prob, loss, learner):
    outside = [x for x in range(n_points) if x not in train]
    targets = len(loss) ** n_points  # of all f so many take a given value at x
    return targets * sum(weight * prob[x] * sum(loss[h[x]]) for h, weight in learner for x in outside)


# %% always_holds: 照字面相信定理对任何损失都成立 / Takes the theorem to hold for every loss
# caught by: test_condition_on_the_loss, test_counterexamples
# book: §1.4
def nfl_holds(loss):
    return True


# %% counterexample_all_training: 反例的训练集占满了样本空间，训练集外没有误差可比 / The counterexample trains on every point, so nothing is left outside
# caught by: test_counterexamples
# book: §1.4
def counterexample(loss, n_points):
    if nfl_holds(loss):
        return None
    sums = [sum(row) for row in loss]
    cheapest, dearest = sums.index(min(sums)), sums.index(max(sums))
    return {
        "train": list(range(n_points)),
        "prob": [1 / n_points] * n_points,
        "a": (cheapest,) * n_points,
        "b": (dearest,) * n_points,
    }


# %% counterexample_fixed: 总用标记 0 和 1 作反例，它们的和可能相等 / Always labels 0 and 1, whose sums may be equal
# caught by: test_counterexamples
# book: §1.4
def counterexample(loss, n_points):
    if nfl_holds(loss):
        return None
    cheapest, dearest = 0, 1
    return {
        "train": [0],
        "prob": [1 / n_points] * n_points,
        "a": (cheapest,) * n_points,
        "b": (dearest,) * n_points,
    }


# %% divides_by_targets: 对真相取了平均，不是求和 / Averages over the truths instead of summing
# caught by: test_the_theorem_of_the_book, test_sum_is_its_definition
# book: (1.2)
def ote_sum(n_points, train, prob, loss, learner):
    outside = [x for x in range(n_points) if x not in train]
    total = sum(
        prob[x] * loss[h[x]][f[x]] * weight
        for f in product(range(len(loss)), repeat=n_points)
        for h, weight in learner
        for x in outside
    )
    return total / len(loss) ** n_points


def ote_sum_closed_form(n_points, train, prob, loss, learner):
    outside = [x for x in range(n_points) if x not in train]
    return 1 / len(loss) * sum(weight * prob[x] * sum(loss[h[x]]) for h, weight in learner for x in outside)


# %% factor_two_always: 三分类时仍用 2^(n−1)，而不是 K^(n−1) / The factor is 2^(n−1) even for three classes
# caught by: test_two_other_losses, test_formula_is_the_sum
# book: (1.2)
def ote_sum_closed_form(n_points, train, prob, loss, learner):
    outside = [x for x in range(n_points) if x not in train]
    targets = 2 ** (n_points - 1)  # of all f so many take a given value at x
    return targets * sum(weight * prob[x] * sum(loss[h[x]]) for h, weight in learner for x in outside)


# %% includes_training_points: 训练集里的点也算了进去 / Training points are counted as well
# caught by: test_the_theorem_of_the_book, test_sum_is_its_definition
# book: (1.1)
def ote_sum(n_points, train, prob, loss, learner):
    outside = range(n_points)
    return sum(
        prob[x] * loss[h[x]][f[x]] * weight
        for f in product(range(len(loss)), repeat=n_points)
        for h, weight in learner
        for x in outside
    )


def ote_sum_closed_form(n_points, train, prob, loss, learner):
    outside = range(n_points)
    targets = len(loss) ** (n_points - 1)  # of all f so many take a given value at x
    return targets * sum(weight * prob[x] * sum(loss[h[x]]) for h, weight in learner for x in outside)


# %% loss_transposed: 损失矩阵的行列用反了 / Rows and columns of the loss are exchanged
# caught by: test_two_other_losses, test_sum_is_its_definition, test_condition_on_the_loss, test_counterexamples
# book: §1.4
# costs: 3
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


# %% needs_zero_diagonal: 还要求预测正确时损失为 0 / Asks for zero loss on right predictions besides
# caught by: test_condition_on_the_loss, test_counterexamples
# book: §1.4
def nfl_holds(loss):
    return len({sum(row) for row in loss}) == 1 and all(loss[k][k] == 0 for k in range(len(loss)))


# %% only_zero_one: 只承认 0/1 损失 / Accepts the 0/1 loss only
# caught by: test_condition_on_the_loss
# book: §1.4
def nfl_holds(loss):
    return all(loss[h][f] == (h != f) for h in range(len(loss)) for f in range(len(loss)))


# %% power_overflows: K 的幂用 64 位整数算，溢出了 / The power of K is taken in 64-bit integers and overflows
# caught by: test_formula_for_many_points
# book: (1.2)
# kind: narrow
import numpy as np


def ote_sum_closed_form(n_points, train, prob, loss, learner):
    outside = [x for x in range(n_points) if x not in train]
    targets = float(np.power(np.int64(len(loss)), n_points - 1))
    return targets * sum(weight * prob[x] * sum(loss[h[x]]) for h, weight in learner for x in outside)


# %% symmetric_means_holds: 以为损失对称定理就成立 / Takes a symmetric loss to be enough
# caught by: test_condition_on_the_loss
# book: §1.4
def nfl_holds(loss):
    return [list(column) for column in zip(*loss)] == [list(row) for row in loss]


# %% weights_ignored: 没有用学习算法输出各 h 的概率 / The probabilities with which the learner outputs its h are ignored
# caught by: test_the_theorem_of_the_book, test_sum_is_its_definition, test_formula_for_many_points
# book: (1.1)
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
