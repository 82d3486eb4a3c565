"""1.4* 换一种损失的 NFL 定理 / No free lunch under another loss"""

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


def proof():
    return r"""
交换求和次序，先固定 $x$。全部 $K^n$ 个真相里，$f(x) = y$ 的恰有 $K^{n-1}$ 个，与 $y$ 无关，所以

$$\sum_f E_{ote}(f) = K^{n-1} \sum_h P(h) \sum_{x \notin X} P(x) \sum_y \ell(h(x), y).$$

只有最里面的 $\sum_y \ell(h(x), y)$ 与预测有关，它是损失矩阵中第 $h(x)$ 行的和。若各行的和都等于 $c$，总和是
$c K^{n-1} \sum_{x \notin X} P(x)$，与学习算法无关，定理成立。若第 $a$ 行与第 $b$ 行的和不同，取 $P$ 均匀，训练集只有一个点，总输出 $a$ 与
总输出 $b$ 的两个算法，总和就不同，定理不成立。0/1 损失每行的和都是 $K - 1$，所以书上的结论是它的特例。
"""
