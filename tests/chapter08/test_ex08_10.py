"""Checks of exercise 8.10."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import iris, wine
from grader.checks import (
    at, at_least, at_most, check, close, equal, exercise, hint, integer, integers, labels, mapping, memo, number,
    picture, repeatable, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import ex08_10 as pins
from .pins.ex08_10 import DECIDED

EXERCISE = exercise(
    kind="experiment",
    book="§8.5.3，图 8.11 / figure 8.11",
    patterns=["oracle", "experiment"],
    hints=[
        (
            "k 近邻的预测由什么决定？样本、属性、k、距离：改变哪一个，预测变得最多？",
            "What determines the predictions of k-nearest neighbours? Samples, attributes, k, the distance: a change in which of them "
            "changes predictions most?",
        ),
        (
            "书中 §8.5.3 按扰动的对象列出了增强多样性的办法，并说了各适合哪种学习器。",
            "§8.5.3 of the book lists ways to more diversity by what is perturbed, and says for which learners they are good.",
        ),
        (
            "成员好坏不一时，可以在训练集上用留一法评价它们。",
            "If some members are better than others, leave-one-out on the training set can tell.",
        ),
    ],
    written={
        "idea": [
            (
                "说明扰动的是什么，为什么 Bagging 对 k 近邻不够",
                "Says what is perturbed, and why bagging is not enough for nearest neighbours",
            ),
            ("说明怎样兼顾成员的准确与不同", "Says how members are kept both good and different"),
            (
                "说明何时无用，例如属性少而都有用",
                "Says when it is of no use, for instance if there are few attributes, all useful",
            ),
        ]
    },
    contract=[
        (
            "k 近邻：训练集到 130 行、12 列，|x| 从 $10^{-12}$ 到 $10^7$，离原点四百万远也对；距离要么恰好相等（数都是 2 的某次幂的整数倍），"
            "要么不受舍入影响",
            "Nearest neighbours with up to 130 rows and 12 columns, |x| from $10^{-12}$ to $10^7$, four million away from the origin; "
            "distances are exactly equal (multiples of a power of 2) or not a matter of rounding",
        ),
        (
            "投票：151 个成员，权从 $10^{-8}$ 到 $10^6$，只差 $10^{-6}$ 也不是平票",
            "The vote: 151 members, weights from $10^{-8}$ to $10^6$, and sums $10^{-6}$ apart are no tie",
        ),
        (
            "`design`：训练集有 20 到 200 行、2 到 80 列、至少两类，各列的数很大、很小时也合法，一次调用不超过 2 秒 CPU 时间",
            "`design` is valid for training sets of 20 to 200 rows, 2 to 80 columns and two classes at least, and for huge or tiny numbers; a call takes 2 seconds of "
            "CPU time at most",
        ),
    ],
)


@st.composite
def neighbours(draw, hard=False):
    """{"X_train", "y_train", "X_test", "k"}: on a grid, so that distances are exact and ties occur; if hard on other scales, too."""
    rng = np.random.default_rng(draw(seeds()))
    usual = ["grid", "grid", "grid", "duplicate", "constant", "dependent"]
    kind = draw(st.sampled_from(["small", "large", "offset", "fine", "long", "wide"] if hard else usual))
    m, n = int(rng.integers(1, 13)), int(rng.integers(1, 8))
    d = int(rng.integers(9, 13)) if kind == "wide" else int(rng.integers(1, 4))
    m = int(rng.integers(101, 131)) if kind == "long" else m
    X = rng.integers(-5, 6, size=(m + n, d)) / 4
    if kind == "small":
        X = X * 2.0**-15
    elif kind == "large":
        X = X * 2.0**20
    elif kind == "offset":
        X[:, 0] += 2.0**22
    elif kind == "fine":
        X = rng.normal(size=X.shape)
    elif kind == "duplicate":
        X[rng.integers(m + n, size=(m + n) // 2)] = X[0]
    elif kind == "constant":
        X[:, 0] = 0.5
    elif kind == "dependent" and d > 1:
        X[:, 0] = X[:, 1:].sum(axis=1)
    classes = int(rng.integers(1, 6))
    k = draw(st.sampled_from([1, 2, 3, 4, 5, 9, 12, 150]))
    return {"X_train": X[:m], "y_train": rng.integers(classes, size=m), "X_test": X[m:], "k": k}


@st.composite
def crowds(draw, hard=False):
    """{"members", "X_train", "y_train", "X_test"}: weights are multiples of ⅛, so that ties occur, or of many digits."""
    case = draw(neighbours(hard))
    m, d = case["X_train"].shape
    rng = np.random.default_rng(draw(seeds()))
    fine = rng.random() < 0.3
    members = []
    for _ in range(draw(st.sampled_from([2, 2, 3, 4, 6]))):
        weight = float(rng.random() + 0.01) if fine else float(rng.integers(1, 5) / 8)
        features = rng.integers(d, size=int(rng.integers(1, d + 2))).tolist()
        samples = rng.integers(m, size=int(rng.integers(1, min(m, 12) + 2))).tolist()
        if len(case["X_train"]) > 100:
            samples = rng.permutation(m).tolist()
        members.append(
            {"features": features, "samples": samples, "weight": weight, "k": int(rng.choice([1, 2, 3, 5, 20]))}
        )
    return {"members": members, "X_train": case["X_train"], "y_train": case["y_train"], "X_test": case["X_test"]}


@st.composite
def training_sets(draw, hard=False):
    rng = np.random.default_rng(draw(seeds()))
    m, d, classes = int(rng.integers(20, 41)), int(rng.integers(2, 9)), int(rng.integers(2, 5))
    usual = ["grid", "normal", "normal", "constant", "dependent"]
    kind = draw(st.sampled_from(["small", "large", "offset", "long"] if hard else usual))
    m = 110 if kind == "long" else m
    X = rng.normal(size=(m, d)) if kind != "grid" else rng.integers(-3, 4, size=(m, d)).astype(float)
    X = X * {"small": 1e-5, "large": 1e6}.get(kind, 1.0) + (1e6 if kind == "offset" else 0.0)
    if kind == "constant":
        X[:, 0] = 1.0
    elif kind == "dependent":
        X[:, 0] = X[:, 1:].sum(axis=1)
    y = np.append(np.arange(classes), rng.integers(classes, size=m - classes))
    return {"X": X, "y": y}


@check(points=0.5, book="§10.1")
def test_small_examples(answer):
    """小例子：距离相等时取行号小的，票数相等时取小的标记，k 大于样本数时取全部 /
    Small examples: equal distances take the smaller row number, equal votes the smaller label, a large k all samples"""
    for case, expected in zip(DECIDED, ([0, 0, 0], [1, 1, 1], [1, 0, 2], [0], [0, 1], [1], [1]), strict=True):
        with hint(*HINT_KNN):
            got = labels(answer.knn_predict(*case.values()), len(expected), range(10), ("预测", "the predictions"))
            equal(got, expected, ("预测", "the predictions"))


@check(points=1.5, book="§10.1", given={"case": neighbours()}, also=pins.knn, strict_given={"case": neighbours(True)})
def test_knn(answer, case):
    """k 近邻的预测与逐个比较距离得到的一致 / The predictions are those found by comparing all distances"""
    expected = exact_answers(*case.values())
    with hint(*HINT_KNN):
        got = labels(answer.knn_predict(*case.values()), len(expected), range(13), ("预测", "the predictions"))
        equal(got, expected, ("预测", "the predictions"))


@check(
    points=1,
    book="图 8.11 / figure 8.11",
    given={"case": crowds()},
    also=pins.ensemble,
    strict_given={"case": crowds(True)},
    strict=pins.ensemble_strict,
    examples=40,
)
def test_ensemble(answer, case):
    """集成的预测是各成员预测的加权投票 / The ensemble predicts what its members vote for by weight"""
    says = members_say(*case.values())
    weights = [one["weight"] for one in case["members"]]
    expected = [_winner(list(zip(votes, weights, strict=True))) for votes in zip(*says, strict=True)]
    got = labels(answer.ensemble_predict(*case.values()), len(expected), range(10), ("预测", "the predictions"))
    unanimous = [i for i, votes in enumerate(zip(*says, strict=True)) if len(set(votes)) == 1]
    with hint(*HINT_MEMBERS):
        for i in unanimous:
            equal(got[i], expected[i], ("所有成员一致的预测", "a prediction on which all members agree"))
    with hint(*HINT_VOTE):
        equal(got, expected, ("预测", "the predictions"))


@check(
    points=0.5,
    book="(8.37)",
    given={"case": crowds()},
    also=pins.ensemble,
    strict_given={"case": crowds(True)},
    examples=40,
)
def test_disagreement(answer, case):
    """成员的分歧：所有两个成员的对中，预测不同的测试样本的平均比例 /
    The disagreement of members: the average share of test samples that two members predict differently"""
    says = members_say(*case.values())
    with hint(*HINT_PAIRS):
        close(answer.member_disagreement(*case.values()), different(says), ("分歧", "the disagreement"))


@check(
    points=0.5,
    given={"data": training_sets(), "k": st.sampled_from([1, 3, 5, 9]), "seed": st.integers(0, 1000)},
    also=pins.design,
    strict_given={"data": training_sets(True), "k": st.sampled_from([1, 3, 5, 9]), "seed": st.integers(0, 1000)},
    examples=8,
)
def test_design(answer, data, k, seed):
    """设计合法：成员 2 至 151 个，不全相同，行号列号有效，权为正；同样的参数得到同样的集成 /
    A valid design: 2 to 151 members, not all the same, rows and columns in range, positive weights; same arguments, same ensemble
    """
    X, y = data.values()
    members = repeatable(answer, "design", X, y, k, seed, between=[(X[:20], y[:20], k, seed + 1)])
    _valid(members, *X.shape)


@check(points=4, book="§8.5.3", given={"order": seeds()}, examples=1)
def test_gain(answer, order):
    """提升：加了噪声的 iris 与 wine 上 12 次的平均精度差至少 0.02 /
    The gain: on iris and wine with noise the accuracy is better by at least 0.02 over 12 runs"""
    gains = [_run(answer, name, extra, seed, order)[3] for name, extra in NOISY for seed in range(6)]
    mean = float(np.mean(gains))
    with hint(*HINT_GAIN):
        at_least(mean, 0.02, ("平均的精度差", "the mean difference in accuracy"))


@check(points=1, book="图 8.2 / figure 8.2", given={"order": seeds()}, examples=1)
def test_good_but_different(answer, order):
    """好而不同：成员两两不同的比例平均至少 0.02，成员的平均精度不高于集成 /
    Good but different: pairs of members differ on a share of at least 0.02 on average; members are no better than the ensemble
    """
    apart, single, together = [], [], []
    for name, extra in NOISY:
        for seed in (0, 1):
            says, truth, accuracy, _ = _run(answer, name, extra, seed, order)
            apart.append(_apart(says))
            single.append(float(np.mean(says == truth)))
            together.append(accuracy)
    with hint(*HINT_DIFFERENT):
        at_least(
            float(np.mean(apart)), 0.02, ("成员两两不同的平均比例", "the average share on which two members differ")
        )
        at_most(
            float(np.mean(single)),
            float(np.mean(together)),
            (
                "成员精度的平均（与集成的精度相比）",
                "the members' average accuracy (compared with that of the ensemble)",
            ),
        )


@check(points=1, book="§8.5.3", given={"order": seeds()}, examples=1)
def test_harmless(answer, order):
    """无害：不加噪声的 iris 上六次的平均精度差至少 −0.05 /
    Harmless: on iris without noise the accuracy is worse by at most 0.05 over six runs"""
    gains = [_run(answer, "iris", 0, seed, order)[3] for seed in range(6)]
    with hint(*HINT_HARMLESS):
        at_least(float(np.mean(gains)), -0.05, ("平均的精度差", "the mean difference in accuracy"))


@picture(
    "加了噪声的 wine 上，精度随成员个数的变化 (seed = 0)",
    "Accuracy against the number of members, on wine with noise (seed = 0)",
    alt=(
        "折线图，横轴是取前几个成员，纵轴是测试精度；水平的虚线是单个 5 近邻的精度。",
        "A line of the test accuracy against how many members vote; the dashed line is a single one with k = 5.",
    ),
)
def draw_accuracy(figure, answer, reference, says):
    X, y, X_test, y_test, single = task("wine", 60, 0, 0)
    members = _valid(answer.design(X, y, 5, 0), *X.shape)
    predicted = np.array(
        [
            quick(X[one["samples"]][:, one["features"]], y[one["samples"]], X_test[:, one["features"]], one["k"])
            for one in members
        ]
    )
    weights = np.array([one["weight"] for one in members])
    totals = np.stack([np.cumsum(weights[:, None] * (predicted == c), axis=0) for c in range(3)])
    axes = figure.subplots()
    axes.plot(np.arange(1, len(members) + 1), (totals.argmax(axis=0) == y_test).mean(axis=1))
    axes.axhline(single, color="gray", linestyle="--")
    axes.set(xlabel=says("成员个数", "number of members"), ylabel=says("测试精度", "test accuracy"))


MEMBER = ("features", "samples", "weight", "k")
HINT_KNN = (
    "按距离从小到大（相等时行号小的在前）取前 k 个，数各标记的票；票数相等时取最小的标记。",
    "Take the first k by distance (of equal ones the smaller row number first) and count the labels; of equal numbers the smallest.",
)
HINT_MEMBERS = (
    "每个成员只用自己的 samples（行）、features（列）与 k；重复的行和列都要重复。",
    "Each member uses its own samples (rows), features (columns) and k; repeated rows and columns are repeated.",
)
HINT_VOTE = (
    "对每个标记求投给它的成员的 weight 之和，取最大的；相等时取最小的标记。",
    "For each label add up the weights of the members that vote for it and take the largest; of equal ones the smallest label.",
)
HINT_PAIRS = (
    "T(T−1)/2 个对，每对数预测不同的测试样本；与 weight 无关。",
    "There are T(T−1)/2 pairs; for each count the test samples predicted differently. The weights play no part.",
)
HINT_GAIN = (
    "只扰动样本是不够的：k 近邻对它稳定。",
    "To perturb the samples is not enough: k-nearest neighbours is stable to that.",
)
HINT_DIFFERENT = (
    "成员太相像时投票没有用；看看各成员用的列有多少是相同的。",
    "A vote of members that are too much alike is of no use; look how many of their columns are the same.",
)
HINT_HARMLESS = (
    "列少而都有用时，每个成员不能只看很少的列或很少的样本。",
    "With few columns, all useful, members must not see too few of them, nor too few samples.",
)


def oracle(X_train, y_train, X_test, k) -> list[int]:
    """Nearest neighbours with exact distances, in whole numbers: all floats are multiples of one power of two."""
    tables = [np.asarray(X, dtype=float).tolist() for X in (X_train, X_test)]
    unit = max(v.as_integer_ratio()[1] for rows in tables for row in rows for v in row)
    train, test = (
        [[above * (unit // below) for above, below in map(float.as_integer_ratio, row)] for row in rows]
        for rows in tables
    )
    answers = []
    for x in test:
        far = [sum((a - b) ** 2 for a, b in zip(row, x, strict=True)) for row in train]
        nearest = sorted(range(len(train)), key=lambda i: (far[i], i))[:k]
        answers.append(_winner([(int(y_train[i]), 1) for i in nearest]))
    return answers


def _winner(votes) -> int:
    total = Counter()
    for label, weight in votes:
        total[label] += weight if isinstance(weight, int) else Fraction(weight)
    most = max(total.values())
    return min(label for label, weight in total.items() if weight == most)


def quick(X_train, y_train, X_test, k) -> np.ndarray:
    """The same with floats, for the evaluation."""
    far = np.zeros((len(X_test), len(X_train)))
    for one, other in zip(X_test.T, X_train.T, strict=True):
        far += (one[:, None] - other[None, :]) ** 2
    nearest = np.asarray(y_train)[np.argsort(far, axis=1, kind="stable")[:, :k]]
    counts = np.stack([(nearest == c).sum(axis=1) for c in range(int(np.max(y_train)) + 1)])
    return counts.argmax(axis=0)


@memo
def members_say(members, X_train, y_train, X_test) -> list[list[int]]:
    return [
        oracle(
            X_train[one["samples"]][:, one["features"]], y_train[one["samples"]], X_test[:, one["features"]], one["k"]
        )
        for one in members
    ]


@memo
def exact_answers(X_train, y_train, X_test, k) -> list[int]:
    return oracle(X_train, y_train, X_test, k)


def different(says) -> float:
    pairs = list(combinations(says, 2))
    return sum(a != b for one, other in pairs for a, b in zip(one, other, strict=True)) / len(pairs) / len(pairs[0][0])


def _valid(got, m, d):
    """The members in a plain form."""
    members = []
    entries = sequence(got, None, ("集成", "the ensemble"))
    require(
        2 <= len(entries) <= 151,
        f"集成有 {len(entries)} 个成员，应有 2 到 151 个",
        f"The ensemble has {len(entries)} members, it should have 2 to 151",
    )
    for t, entry in enumerate(entries):
        with at(f"第 {t} 个成员（从 0 数）", f"member {t} (from 0)"):
            one = mapping(entry, MEMBER, ("成员", "the member"))
            plain = {"k": integer(one["k"], ("k", "k")), "weight": number(one["weight"], ("weight", "weight"))}
            require(plain["k"] >= 1, "k 应至少为 1", "k should be at least 1", got=one["k"])
            require(plain["weight"] > 0, "weight 应为正数", "weight should be positive", got=one["weight"])
            for key, limit in (("features", d), ("samples", m)):
                chosen = integers(one[key], None, (key, key))
                require(
                    chosen and all(0 <= i < limit for i in chosen) and len(chosen) <= 10_000,
                    f"{key} 应是 0 到 {limit - 1} 之间的数，1 到 10000 个",
                    f"{key} should hold 1 to 10000 numbers from 0 to {limit - 1}",
                    got=one[key],
                )
                plain[key] = chosen
            members.append(plain)
    kinds = {(tuple(one["features"]), tuple(one["samples"]), one["k"]) for one in members}
    require(len(kinds) > 1, "所有成员都相同", "All members are the same", got=members[0])
    return members


@memo
def task(name, extra, seed, order):
    """The training set, the test set, and the accuracy of a single one on it; `order` shuffles the columns, so that nobody can
    know which are noise."""
    table = iris() if name == "iris" else wine()
    X, y = np.array(table["X"], dtype=float), np.array(table["y"])
    X = np.hstack([X, np.random.default_rng(seed).normal(size=(len(X), extra))])
    X = X[:, np.random.default_rng(order).permutation(X.shape[1])]
    test = np.arange(len(X)) % 3 == seed % 3
    mean, std = X[~test].mean(axis=0), X[~test].std(axis=0)
    X = (X - mean) / std
    single = float(np.mean(quick(X[~test], y[~test], X[test], 5) == y[test]))
    return X[~test], y[~test], X[test], y[test], single


def _run(answer, name, extra, seed, order):
    """What the design's members predict, the truth, and how much the ensemble gains."""
    X, y, X_test, y_test, single = task(name, extra, seed, order)
    with at(f"{name} 加 {extra} 列，seed = {seed}", f"{name} with {extra} columns of noise, seed = {seed}"):
        members = _valid(answer.design(X, y, 5, seed), *X.shape)
    says = np.array(
        [
            quick(X[one["samples"]][:, one["features"]], y[one["samples"]], X_test[:, one["features"]], one["k"])
            for one in members
        ]
    )
    weights = np.array([one["weight"] for one in members])
    votes = np.stack([weights @ (says == c) for c in range(int(y.max()) + 1)])
    accuracy = float(np.mean(votes.argmax(axis=0) == y_test))
    return says, y_test, accuracy, accuracy - single


NOISY = (("iris", 30), ("wine", 60))


def _apart(says) -> float:
    T = len(says)
    same = sum(((says == c).sum(axis=0) ** 2).sum() for c in np.unique(says))
    return float((T * T * says.shape[1] - same) / (T * (T - 1) * says.shape[1]))
