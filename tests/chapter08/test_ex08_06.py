"""Checks of exercise 8.6."""

import functools
import math
from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import breast_cancer, wine
from grader.checks import (
    at, at_least, check, close, exercise, fail, hint, integer, labels, mapping, memo, number, picture, require,
    sequence, share_of_claims
)  # fmt: skip
from grader.strategies import edges, labelled_points, numbers, seeds

from .pins import ex08_06 as pins

EXERCISE = exercise(
    kind="discuss",
    book="§8.3.1, §8.5.3",
    patterns=["derived formula", "experiment", "witness", "claims"],
    hints=[
        (
            "先求方差：自助采样的均值是 m 个独立的数的平均；投票的成员却不独立。",
            "Variances first: the mean of a bootstrap sample averages m independent numbers; the members of a vote are not "
            "independent.",
        ),
        (
            "和的方差是所有方差与协方差之和：T 个方差，T(T−1) 个协方差。",
            "The variance of a sum is the sum of all variances and covariances: T of the former, T(T−1) of the latter.",
        ),
        (
            "写报告：先得到每个成员在测试集上的全部预测，其余三个数都由它算出。",
            "The report: first get all that each member predicts for the test set; the other three numbers come from that.",
        ),
    ],
    written={
        "analysis": [
            (
                "平均只消去成员之间不相关的那部分方差",
                "Averaging takes away only that part of the variance that members do not share",
            ),
            (
                "朴素贝叶斯是稳定的：频率在自助采样上变动很小",
                "Naive Bayes is stable: its frequencies vary little over bootstrap samples",
            ),
            (
                "误差主要来自独立性假设的偏差，Bagging 不改变它",
                "Its errors come mainly from the bias of the independence assumption, which bagging keeps",
            ),
        ]
    },
    extra=["stability_witness"],
    contract=[
        (
            "两百个数，|x| 到 $10^7$，彼此只差百万分之一时，期望与方差也准到 $10^{-9}$",
            "Expectation and variance are right to $10^{-9}$ as well for two hundred numbers with |x| up to $10^7$ and a millionth apart",
        ),
        (
            "方差到 $10^6$，T 到 $10^5$；130 个学习器，任意整数的标记；110 个采样",
            "Variances up to $10^6$, T up to $10^5$; 130 learners, any integers as labels; 110 bootstrap samples",
        ),
        ("写出 `stability_witness`，d = 3、4、5", "`stability_witness` is there for d = 3, 4 and 5"),
    ],
)


@st.composite
def predicted(draw, hard=False):
    """Predictions (T, n): learners that mostly agree, with two labels or more, of any sign; if hard many of either."""
    T = draw(st.sampled_from([2, 60] if hard else [1, 2, 2, 3, 4, 5, 6]))
    n = draw(st.sampled_from([12, 120] if hard else [1, 2, 3, 5, 8, 12]))
    names = draw(st.sampled_from([[0, 1], [-1, 1], [0, 1, 2], [3, 5, 10], [0, 1, 2, 3, 4, 5, 6]]))
    rng = np.random.default_rng(draw(seeds()))
    base = rng.choice(names, size=n)
    change = rng.random((T, n)) < rng.choice([0.0, 0.1, 0.5, 1.0])
    return np.where(change, rng.choice(names, size=(T, n)), base)


@st.composite
def tasks(draw):
    """{"learner", "X", "y", "X_test", "y_test", "samples"}"""
    names = draw(st.sampled_from([[0, 1], [-1, 1], [0, 1, 2], [2, 5, 7], [0, 1, 2, 3]]))
    points = draw(labelled_points((4, 12), (1, 3), names))
    X, y = points["X"], np.array(points["y"])
    rng = np.random.default_rng(draw(seeds()))
    rows = rng.integers(len(y), size=int(rng.integers(1, 9)))
    samples = rng.integers(len(y), size=(draw(st.sampled_from([1, 2, 2, 3, 4, 5])), len(y)))
    return {
        "learner": draw(st.sampled_from(sorted(LEARNERS))),
        "X": X,
        "y": y,
        "X_test": X[rows] + rng.integers(-1, 2, size=(len(rows), X.shape[1])) / 4,
        "y_test": rng.choice(names, size=len(rows)),
        "samples": samples.tolist(),
    }


@check(points=0.5)
def test_four_values(answer):
    """0, 1, 1, 0 的自助采样：均值的期望 ½，方差 1/16 /
    Bootstrap samples of 0, 1, 1, 0: the mean has expectation ½ and variance 1/16"""
    _moments_are(answer, [0.0, 1.0, 1.0, 0.0], (0.5, 0.0625))


@check(
    points=2,
    given={"values": numbers((1, 4), stretch=("small", "large", "offset", "fine", "near", "constant"))},
    also=pins.moments,
    strict=pins.many_values,
)
def test_moments(answer, values):
    """期望与方差同逐一列举所有 m^m 个采样得到的一致 /
    Expectation and variance are those found by listing all m^m samples"""
    _moments_are(answer, values, every_sample(values) if len(values) <= 4 else moments_in_fractions(values))


@check(
    points=2.5,
    given={"variance": edges(0.0, 4.0), "share": edges(0.0, 1.0), "T": st.integers(1, 30)},
    also=pins.variance_of_average,
    strict_given={"variance": edges(0.0, 1e6), "share": edges(0.0, 1.0), "T": st.integers(31, 1000)},
)
def test_variance_of_average(answer, variance, share, T):
    """平均的方差，对任何 T 与相关系数，包括 1 与负数 /
    The variance of the average, for any T and correlation, 1 and negative ones included"""
    least = -1 / (T - 1) if T > 1 else 0.0
    rho = least + share * (1 - least)
    covariance = Fraction(rho) * Fraction(variance)
    total = T * Fraction(variance) + T * (T - 1) * covariance
    about = (
        f"T = {T} 个数的和：方差有 {T} 项，协方差（两个不同的数之间，有次序）有 {T * (T - 1)} 项；平均还要除以 T。",
        f"The variance of the sum of T = {T} numbers holds {T} variances and {T * (T - 1)} covariances, one for each ordered pair; "
        "the average is the sum divided by T.",
    )
    if T == 1:
        about = "T = 1 时平均就是它自己。", "For T = 1 the average is the number itself."
    elif share == 1:
        about = (
            "ρ = 1：各数只差常数，平均与任何一个同样变动。",
            "ρ = 1: all vary in the same way, and so does their average.",
        )
    elif share == 0:
        about = (
            f"ρ = -1/(T - 1) = {rho:.6g}：各数之和不变动。",
            f"ρ = -1/(T - 1) = {rho:.6g}: the sum of the numbers does not vary.",
        )
    with hint(*about):
        close(answer.variance_of_average(variance, rho, T), float(total / T**2), ("方差", "the variance"))


@check(
    points=1,
    book="(8.37)",
    given={"predictions": predicted()},
    also=pins.disagreement,
    strict_given={"predictions": predicted(hard=True)},
)
def test_disagreement(answer, predictions):
    """分歧：所有两个学习器的对中，预测不同的样本所占的平均比例 /
    Disagreement: the average share of samples that two learners predict differently, over all pairs"""
    with hint(*_about_pairs(predictions.tolist())):
        close(answer.disagreement(predictions), different(predictions.tolist()), ("分歧", "the disagreement"))


@check(points=3, book="图 8.5 / figure 8.5", given={"task": tasks()}, also=pins.report_inputs, examples=40)
def test_report(answer, task):
    """报告的四个数都由同一个学习器在全部样本与各采样上的预测得出 /
    All four numbers of the report come from what the learner predicts when trained on all samples, and on each bootstrap sample
    """
    learner = LEARNERS[task["learner"]]
    X, y, X_test, y_test, samples = (task[key] for key in ("X", "y", "X_test", "y_test", "samples"))
    expected = report(learner, X, y, X_test, y_test, samples)
    with at(*SAID[task["learner"]]):
        _judged_report(answer, learner, (X, y, X_test, y_test, samples), expected)


@check(points=0.5)
def test_wine(answer):
    """wine 上高斯朴素贝叶斯与 25 个自助采样：投票与单个的错误率都是 1/59 /
    Gaussian naive Bayes on wine with 25 bootstrap samples: both the vote and the single one err on 1 of 59"""
    X, y, X_test, y_test, samples = _split(wine())
    expected = {"single_error": 1 / 59, "bagged_error": 1 / 59, "disagreement": 0.015254237288}
    _judged_report(answer, gaussian, (X, y, X_test, y_test, samples), expected)


@check(book="§8.5.3", given={"d": st.sampled_from([3, 4, 5])}, also=pins.witness, examples=3, extra=True)
def test_witness(answer, d):
    """去掉一个样本，树的根结点与四分之一的预测都变了，朴素贝叶斯一个也不变 /
    Without one sample the tree's root and a quarter of its predictions change; naive Bayes keeps all of its own"""
    got = sequence(answer.stability_witness(d), 3, ("例子 (X, y, i)", "the witness (X, y, i)"))
    rows = sequence(got[0], None, ("X", "X"))
    m = len(rows)
    require(3 <= m <= 14, f"X 有 {m} 个样本，应有 3 到 14 个", f"X has {m} samples, it should have 3 to 14", got=got[0])
    X = np.array([labels(row, d, (0, 1), ("X 的一行", "a row of X")) for row in rows], dtype=int)
    y = np.array(labels(got[1], m, (0, 1), ("y", "y")), dtype=int)
    i = integer(got[2], ("i", "i"))
    require(0 <= i < m, f"i = {i} 应在 0 与 {m - 1} 之间", f"i = {i} should be between 0 and {m - 1}")
    rest = np.arange(m) != i
    require(
        0 < y[rest].sum() < m - 1,
        "去掉样本 i 以后应两类都有",
        "Both classes should remain without sample i",
        got=y[rest].tolist(),
    )
    inputs = np.array(list(product((0, 1), repeat=d)))
    roots, says, odds = [], [], []
    for when, some in (
        (("去掉样本 i 之前", "with sample i"), np.full(m, True)),
        (("去掉样本 i 之后", "without sample i"), rest),
    ):
        gains = np.array([_gain(column, y[some]) for column in X[some].T])
        order = np.sort(gains)
        with at(*when):
            at_least(float(order[-1] - order[-2]), 0.02, ("最大增益的领先", "the lead of the largest gain"))
            odds.append(_log_odds(X[some], y[some], inputs))
            at_least(float(np.abs(odds[-1]).min()), 0.02, ("最小的对数几率的绝对值", "the smallest absolute log odds"))
        roots.append(int(np.argmax(gains)))
        tree = _grow(X[some], y[some])
        says.append([_label(tree, x) for x in inputs])
    require(
        roots[0] != roots[1],
        f"去掉样本 i 前后，根结点都是属性 {roots[0]}",
        f"The root is attribute {roots[0]} both with and without sample i",
    )
    changed = sum(a != b for a, b in zip(*says, strict=True))
    require(
        4 * changed >= len(inputs),
        f"树只改变了 {len(inputs)} 个预测中的 {changed} 个",
        f"The tree changes only {changed} of {len(inputs)} predictions",
    )
    moved = int(((odds[0] > 0) != (odds[1] > 0)).sum())
    require(moved == 0, f"朴素贝叶斯改变了 {moved} 个预测", f"Naive Bayes changes {moved} of its predictions")


@check(
    points=0.5,
    book="§8.3.1, §8.5.3",
    given={"T": st.just(3)},
    examples=1,
    hint=(
        "对照你写的函数：ρ = 1 时平均的方差是多少？报告里成员的分歧有多大？",
        "Look at your functions: what is the variance of the average if ρ = 1? How large is the disagreement in the report?",
    ),
)
def test_claims(answer, T):
    """四条说法的真假 / Which of the four claims hold"""
    return share_of_claims(answer.claims(), TRUTH)


@picture(
    "朴素贝叶斯与树：成员的分歧与 Bagging 降低的错误率",
    "Naive Bayes and trees: the disagreement of members and what bagging gains",
    alt=(
        "散点图，横轴是成员的分歧，纵轴是单个学习器与投票的错误率之差；朴素贝叶斯的点都在左端、纵轴接近 0，树的点在右边。",
        "A scatter plot of the disagreement of members against the error of the single learner minus that of the vote; naive Bayes is at "
        "the left, near 0, trees are further right.",
    ),
)
def draw_gains(figure, answer, reference, says):
    axes = figure.subplots()
    for name, learner, mark in (
        (says("朴素贝叶斯", "naive Bayes"), gaussian, "o"),
        (says("不剪枝的树", "unpruned tree"), threshold_tree, "^"),
    ):
        across, up = [], []
        for table in (wine(), _part(breast_cancer())):
            X, y, X_test, y_test, samples = _split(table)
            got = answer.bagging_report(learner, X, y, X_test, y_test, samples[:11])
            across.append(number(got["disagreement"]))
            up.append(number(got["single_error"]) - number(got["bagged_error"]))
        axes.scatter(across, up, marker=mark, label=name)
    axes.axhline(0, color="gray", linewidth=0.5)
    axes.set(xlabel=says("成员的分歧", "disagreement of members"), ylabel=says("错误率的降低", "gain in error rate"))
    axes.legend(fontsize="small")


HINT_PAIRS = (
    "T(T−1)/2 个对，每对数预测不同的样本；与真实标记无关。",
    "There are T(T−1)/2 pairs; for each count the samples predicted differently. The true labels play no part.",
)
HINT_REPORT = {
    "single_error": (
        "单个学习器用全部训练样本训练，在测试集上求错误率。",
        "The single learner is trained on all training samples; its error rate is that on the test set.",
    ),
    "mean_member_error": (
        "每个成员在测试集上求错误率，再对所有成员平均。",
        "Take the error rate of each member on the test set, then average over all members.",
    ),
    "bagged_error": (
        "先对每个测试样本投票（只有成员投票，票数相等时取最小的标记），再与真实标记比较。",
        "Vote on each test sample first (members only; equal numbers give the smallest label), then compare with the true labels.",
    ),
    "disagreement": HINT_PAIRS,
}


def gaussian(X, y, X_test):
    """Gaussian naive Bayes."""
    X, y, X_test = np.asarray(X, dtype=float), np.asarray(y), np.asarray(X_test, dtype=float)
    classes, scores = np.unique(y), []
    for c in classes:
        own = X[y == c]
        variance = own.var(axis=0) + 1e-9 * X.var(axis=0).max() + 1e-300
        logs = np.log(2 * np.pi * variance) + (X_test - own.mean(axis=0)) ** 2 / variance
        scores.append(math.log(len(own) / len(y)) - logs.sum(axis=1) / 2)
    return classes[np.argmax(scores, axis=0)].tolist()


# These three do not depend on the order of the training samples.
def nearest_sample(X, y, X_test):
    """The label of the nearest training sample, the smallest of the labels that are equally near."""
    X, X_test = np.asarray(X, dtype=float), np.asarray(X_test, dtype=float)
    result = []
    for x in X_test:
        far = ((X - x) ** 2).sum(axis=1)
        result.append(min(int(label) for label, distance in zip(y, far, strict=True) if distance == far.min()))
    return result


def most_frequent(X, y, X_test):
    """The most frequent label of the training samples, the largest if equal, for everyone."""
    count = Counter(np.asarray(y).tolist())
    return [max(count, key=lambda label: (count[label], label))] * len(X_test)


def by_rank(X, y, X_test):
    """The labels of the training samples in order, one after the other."""
    order = sorted(np.asarray(y).tolist())
    return [order[k * 5 % len(order)] for k in range(len(X_test))]


LEARNERS = {"nearest_sample": nearest_sample, "most_frequent": most_frequent, "by_rank": by_rank}
SAID = {
    "nearest_sample": (
        "learner 取最近的训练样本的标记，一样近时取最小的",
        "the learner takes the label of the nearest training sample, the smallest if equally near",
    ),
    "most_frequent": (
        "learner 总预测训练样本中最多的标记，一样多时取最大的",
        "the learner always predicts the most frequent label of its training samples, the largest if equally frequent",
    ),
    "by_rank": (
        "learner 把训练样本的标记排好序，隔四个取一个，依次给各测试样本",
        "the learner sorts the labels of its training samples and gives every fifth to the test samples in turn",
    ),
}
"""What a student is told of a learner, whose name alone says little."""


def _moments_are(answer, values, expected):
    mean, variance = sequence(answer.bootstrap_moments(values), 2, ("期望与方差", "expectation and variance"))
    with hint("每次抽取等可能地得到 m 个数之一。", "Each draw takes one of the m numbers with equal probability."):
        close(mean, expected[0], ("期望", "the expectation"))
    m, size = len(values), max(map(abs, values))
    one_draw = expected[1] * m
    about = (
        f"一次抽取的方差是 {one_draw:.6g}；这里平均了 {m} 次独立的抽取。",
        f"The variance of one draw is {one_draw:.6g}; here {m} independent draws are averaged.",
    )
    if m == 1 or not one_draw:
        about = "这里每次抽到的都是同一个数。", "Every draw gives the same number here."
    elif size > 1e3 * math.sqrt(one_draw):
        about = (
            f"各数之差远小于数本身：先减去均值再平方，才不丢位数。一次抽取的方差是 {one_draw:.6g}，平均了 {m} 次独立的抽取。",
            f"The values differ by much less than their size: subtract the mean before squaring, or digits are lost. The variance of one "
            f"draw is {one_draw:.6g}, and {m} independent draws are averaged.",
        )
    with hint(*about):
        close(variance, expected[1], ("方差", "the variance"))


@memo
def every_sample(values) -> tuple[float, float]:
    exact = [Fraction(v) for v in values]
    m = len(exact)
    means = [sum(drawn) / m for drawn in product(exact, repeat=m)]
    mean = sum(means) / len(means)
    return float(mean), float(sum((v - mean) ** 2 for v in means) / len(means))


def moments_in_fractions(values) -> tuple[float, float]:
    """For too many numbers to list all samples: the mean of m independent draws."""
    exact = [Fraction(v) for v in values]
    m = len(exact)
    mean = sum(exact) / m
    return float(mean), float(sum((v - mean) ** 2 for v in exact) / m**2)


def _about_pairs(predictions):
    """The hint for a disagreement: how many samples each pair predicts differently, where there are few pairs."""
    T = len(predictions)
    if T == 1:
        return "只有一个学习器，没有对：分歧是 0。", "One learner makes no pair: the disagreement is 0."
    if T > 4:
        return HINT_PAIRS
    counts = ", ".join(
        f"({i}, {j}): {sum(a != b for a, b in zip(predictions[i], predictions[j], strict=True))}"
        for i, j in combinations(range(T), 2)
    )
    return (
        f"各对预测不同的样本数是 {counts}，样本共 {len(predictions[0])} 个；与真实标记无关。",
        f"Samples that a pair predicts differently: {counts}, of {len(predictions[0])} in all; the true labels play no part.",
    )


def different(predictions) -> float:
    """The share of samples that a pair predicts differently, over all pairs."""
    pairs = list(combinations(predictions, 2))
    if not pairs:
        return 0.0
    return sum(a != b for one, other in pairs for a, b in zip(one, other, strict=True)) / len(pairs) / len(pairs[0][0])


def _judged_report(answer, learner, task, expected):
    """Compares the report; where a number is wrong, says first on which data the learner should have been trained."""
    given = []

    @functools.wraps(learner)
    def watched(X, y, X_test):
        result = learner(X, y, X_test)
        if _are_numbers(X, 2) and _are_numbers(y, 1):
            given.append((np.asarray(X), np.asarray(y)))
        return result

    got = mapping(answer.bagging_report(watched, *task), HINT_REPORT, ("报告", "the report"))
    X, y, X_test, y_test, samples = task
    for key, value in expected.items():
        what = f"报告的 {key}", f"the {key}"
        found = number(got[key], what)
        if abs(found - value) <= 1e-9 + 1e-9 * abs(value):
            continue
        if key == "single_error":
            untrained = _untrained(given, [(X, y)])
        else:
            untrained = _untrained(given, [(X[rows], y[rows]) for rows in samples])
        if untrained is not None:
            _say_untrained(key, untrained, given, X, y, samples, value, found)
        predictions = [list(learner(X[rows], y[rows], X_test)) for rows in samples]
        with hint(*_about_report(key, predictions, y_test)):
            close(found, value, what)


def _are_numbers(values, ndim):
    try:
        found = np.asarray(values)
    except ValueError:  # rows of different lengths
        return False
    return found.ndim == ndim and found.dtype.kind in "biuf"


def _bag(X, y):
    """Training samples without their order."""
    return (
        sorted([*row, label] for row, label in zip(X.tolist(), y.tolist(), strict=True)) if len(X) == len(y) else None
    )


def _untrained(given, wanted):
    """The number of the first data set on which the learner was not trained; None where it is not known what it was given."""
    bags = [_bag(X, y) for X, y in given]
    missing = [k for k, (X, y) in enumerate(wanted) if _bag(X, y) not in bags]
    return missing[0] if bags and missing else None


def _say_untrained(key, k, given, X, y, samples, value, found):
    if key == "single_error":
        fail(
            f"报告的 {key}：没有一次是用全部 {len(y)} 个训练样本训练的",
            f"The {key}: the learner was never trained on all {len(y)} samples",
            expected=value,
            got=found,
        )
    rows = samples[k]
    known = [_bag(X, y), *(_bag(X[one], y[one]) for one in samples)]
    # Of the calls that were not asked for the one that has the rows of this sample, else the first.
    others = [(A, b) for A, b in given if _bag(A, b) not in known]
    others.sort(key=lambda pair: sorted(pair[0].tolist()) != sorted(X[rows].tolist()))
    zh, en = f"没有用采样 {k} 训练过", f"the learner was never trained on sample {k}"
    if others:
        A, b = others[0]
        if len(A) != len(b):
            zh += f"；有一次给了它 {len(A)} 行和 {len(b)} 个标记"
            en += f"; once it was given {len(A)} rows and {len(b)} labels"
        elif len(A) != len(rows):
            zh += f"；有一次训练用了 {len(A)} 行，不是 {len(rows)} 行"
            en += f"; once the number of rows was {len(A)}, not {len(rows)}"
        elif sorted(A.tolist()) == sorted(X[rows].tolist()):
            labels_, own = b.tolist(), y[rows].tolist()
            zh += "；有一次行是对的，标记却不是这些行的"
            en += "; once it had the right rows, but not the labels of these rows"
            if len(rows) <= 12:
                zh += f": {labels_}，应为 {own}"
                en += f": {labels_}, not {own}"
        else:
            zh += "；有一次用的是别的行"
            en += "; once it was trained on other rows"
    if len(rows) <= 12:
        zh, en = (
            zh.replace(f"采样 {k}", f"采样 {k}（行 {rows}）", 1),
            en.replace(f"sample {k}", f"sample {k} (rows {rows})", 1),
        )
    fail(f"报告的 {key}：{zh}", f"The {key}: {en}", expected=value, got=found)


def _about_report(key, predictions, y_test):
    """The hint for a number of the report: what the members predict, where that can be shown."""
    zh, en = HINT_REPORT[key]
    if key == "single_error" or len(predictions) > 4 or len(y_test) > 6:
        return zh, en
    if key == "disagreement":
        return _about_pairs(predictions)
    shown, truth = ", ".join(map(str, predictions)), np.asarray(y_test).tolist()
    return (
        f"{zh}各成员预测 {shown}，真实标记是 {truth}。",
        f"{en} The members predict {shown}, the labels are {truth}.",
    )


def report(learner, X, y, X_test, y_test, samples) -> dict[str, float]:
    members = [list(learner(X[rows], y[rows], X_test)) for rows in samples]
    single = list(learner(X, y, X_test))

    def error(predictions):
        return sum(a != b for a, b in zip(predictions, y_test.tolist(), strict=True)) / len(y_test)

    def winner(votes):
        most = max(Counter(votes).values())
        return min(label for label, count in Counter(votes).items() if count == most)

    return {
        "single_error": error(single),
        "mean_member_error": sum(map(error, members)) / len(members),
        "bagged_error": error([winner(votes) for votes in zip(*members, strict=True)]),
        "disagreement": different(members),
    }


def _split(table):
    """The rows i with i % 3 == 2 are for testing; 25 bootstrap samples of the others."""
    X, y = table["X"], np.array(table["y"])
    test = np.arange(len(y)) % 3 == 2
    samples = np.random.default_rng(0).integers(0, int((~test).sum()), size=(25, int((~test).sum())))
    return X[~test], y[~test], X[test], y[test], samples.tolist()


def _bits(y) -> float:
    n = len(y)
    return -sum(k / n * math.log2(k / n) for k in Counter(y.tolist()).values())


def _gain(column, y) -> float:
    parts = [y[column == v] for v in set(column.tolist())]
    return _bits(y) - sum(len(part) / len(y) * _bits(part) for part in parts)


def _grow(X, y):
    varying = [j for j in range(X.shape[1]) if len(set(X[:, j].tolist())) > 1]
    if len(set(y.tolist())) == 1 or not varying:
        return {"label": int(2 * y.sum() > len(y))}
    gains = {j: _gain(X[:, j], y) for j in varying}
    best = max(gains.values())
    j = min(j for j in varying if gains[j] >= best - 1e-9)
    return {"feature": j, "branches": {v: _grow(X[X[:, j] == v], y[X[:, j] == v]) for v in (0, 1)}}


def _label(tree, x) -> int:
    while "label" not in tree:
        tree = tree["branches"][int(x[tree["feature"]])]
    return tree["label"]


def _log_odds(X, y, inputs) -> np.ndarray:
    result = np.zeros(len(inputs))
    for c, sign in ((1, 1.0), (0, -1.0)):
        own = X[y == c]
        ones = (own.sum(axis=0) + 1) / (len(own) + 2)
        factors = np.where(inputs == 1, ones, 1 - ones)
        result += sign * (math.log((len(own) + 1) / (len(y) + 2)) + np.log(factors).sum(axis=1))
    return result


TRUTH = {
    "bagging_mainly_reduces_variance": True,
    "naive_bayes_is_an_unstable_learner": False,
    "averaging_reduces_variance_even_if_rho_is_1": False,
    "bagging_changes_the_independence_assumption": False,
}


def _part(table):
    """Every third row, and the first ten columns."""
    return {"X": table["X"][::3, :10], "y": list(table["y"])[::3]}


def threshold_tree(X, y, X_test):
    """An unpruned tree by information gain."""
    X, y, X_test = np.asarray(X, dtype=float), np.asarray(y), np.asarray(X_test, dtype=float)
    best = None
    if len(set(y.tolist())) > 1:
        for j, column in enumerate(X.T):
            values = np.unique(column)
            for t in (values[:-1] + values[1:]) / 2:
                low = column <= t
                after = low.sum() * _bits(y[low]) + (~low).sum() * _bits(y[~low])
                if best is None or after < best[0]:
                    best = after, j, t
    if best is None:
        return [Counter(y.tolist()).most_common(1)[0][0]] * len(X_test)
    _, j, t = best
    result = np.empty(len(X_test), dtype=int)
    for train, test in ((X[:, j] <= t, X_test[:, j] <= t), (X[:, j] > t, X_test[:, j] > t)):
        result[test] = threshold_tree(X[train], y[train], X_test[test])
    return result.tolist()
