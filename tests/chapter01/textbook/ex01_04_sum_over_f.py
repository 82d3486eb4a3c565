"""照式 (1.1)、(1.2) 的推导：把对 f 的求和移到最里面，每个标记恰好出现 K 的 n-1 次方次 / The derivation of (1.1) and (1.2): the sum over f goes inside, where every label occurs K to the n-1 times"""

from itertools import product


def ote_sum(n_points, train, prob, loss, learner):
    K = len(loss)
    total = 0.0
    for f in product(range(K), repeat=n_points):
        for h, p in learner:
            for x in range(n_points):
                if x not in train:
                    total += prob[x] * loss[h[x]][f[x]] * p
    return total


def ote_sum_closed_form(n_points, train, prob, loss, learner):
    K = len(loss)
    total = 0.0
    for x in range(n_points):
        if x in train:
            continue
        for h, p in learner:
            total += prob[x] * p * sum(loss[h[x]]) * K ** (n_points - 1)
    return total


def nfl_holds(loss):
    return len({sum(row) for row in loss}) == 1


def counterexample(loss, n_points):
    if nfl_holds(loss):
        return None
    sums = [sum(row) for row in loss]
    worst, best = sums.index(max(sums)), sums.index(min(sums))
    return {
        "train": [],
        "prob": [1 / n_points] * n_points,
        "a": (worst,) * n_points,
        "b": (best,) * n_points,
    }


def proof():
    return "把对 f 的求和移到最里面，每个标记出现 K 的 n-1 次方次，得到损失矩阵的行和；各行和相等时与算法无关。"
