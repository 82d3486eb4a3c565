"""numpy：真相排成 K^n 行的表 / numpy: all truths as the rows of a table"""

import numpy as np


def ote_sum(n_points, train, prob, loss, learner):
    K = len(loss)
    truths = np.indices((K,) * n_points).reshape(n_points, -1).T  # (K^n, n)
    weight = np.array(prob, dtype=float)
    weight[list(train)] = 0
    loss = np.array(loss)
    return sum(p * (loss[np.array(h), truths] @ weight).sum() for h, p in learner)


def ote_sum_closed_form(n_points, train, prob, loss, learner):
    loss = np.array(loss, dtype=float)
    outside = np.setdiff1d(np.arange(n_points), np.array(train, dtype=int))
    mean = loss.mean(axis=1)
    expected = [p * np.dot(np.array(prob)[outside], mean[np.array(h)[outside]]) for h, p in learner]
    return np.float64(len(loss)) ** n_points * np.sum(expected)


def nfl_holds(loss):
    sums = np.sum(loss, axis=1)
    return np.all(sums == sums[0])


def counterexample(loss, n_points):
    sums = np.sum(loss, axis=1)
    if np.ptp(sums) == 0:
        return None
    a = np.full(n_points, np.argmax(sums))
    b = a.copy()
    b[-1] = np.argmin(sums)
    prob = np.zeros(n_points)
    prob[-1] = 1
    return {"train": list(range(n_points - 1)), "prob": prob, "a": a, "b": b}


def proof():
    return "固定 x，f(x) = y 的真相有 K 的 n-1 次方个，所以只有损失矩阵的行和与预测有关：行和相等时定理成立，否则不成立。"
