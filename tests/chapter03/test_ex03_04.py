"""Checks of exercise 3.4."""

import math
from collections import Counter

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import breast_cancer, iris, wine
from grader.checks import (
    CheckFailed, array, check, close, equal, exercise, hint, integer, integers, mapping, memo, number, one_label,
    partition_of, picture, plain, repeatable, require, seed_matters, sequence
)  # fmt: skip
from grader.strategies import grid, labels, matrices, numbers, seeds

from .pins import ex03_04 as pins
from .shared import SPREADS, fit_logistic, two_class_samples

EXERCISE = exercise(
    kind="experiment",
    book="§2.2.2, §3.3",
    patterns=["experiment", "certificate", "oracle"],
    hints=[
        (
            "先在几行数据上把折写对：每个样本恰用一次，大小和每一类都均匀。",
            "Get the folds right on a few rows first: every sample once, sizes and each class even.",
        ),
        (
            "标准化的均值和标准差从哪一部分算？测试样本在预测之前什么都不该影响。",
            "Which part may the mean and the deviation see? A test sample must not influence anything before it is predicted.",
        ),
        (
            "表里的错误率是错误总数 / n；结论从这张表里算出来。",
            "A rate of the table is all errors / n; the conclusions are computed from the table.",
        ),
    ],
    written={
        "observations": [
            ("两种估计的差与换种子的波动同样大小", "The two estimates differ no more than seeds make one of them vary"),
            ("单独一折的错误率散得很开", "The rates of single folds scatter widely"),
            ("权衡了留一的计算代价", "Weighs the cost of leave-one-out"),
        ]
    },
    contract=[
        (
            "数据在 10⁻⁵ 到 10⁷ 之间，可以离原点很远；标准化后的数准到 10⁻⁸（相对误差也算），得分准到 10⁻³",
            "Data from 10⁻⁵ to 10⁷ in size, at times far from the origin; standardised numbers are right to 10⁻⁸, absolute or relative, "
            "scores to 10⁻³",
        ),
        (
            "各数全相等的列是常数列，尽管舍入使它的标准差不恰为 0（如 0.1, 0.1, 0.1）；标准差很小的列不是",
            "A column of equal numbers is constant though rounding leaves it a deviation (0.1, 0.1, 0.1); one of small deviation is not",
        ),
        (
            "ridge 在 0.1 到 300 之间；一次调用至多 2 秒，其间至多训练 150 个模型（3 个数据集，每个 60 行），或 10 个 569 行的模型",
            "ridge from 0.1 to 300; at most 2 seconds a call, in which at most 150 models (of 3 data sets with 60 rows each) are trained, "
            "or 10 of 569 rows",
        ),
        ("得分差 10⁻¹² 也分得清正负", "The sign of a score counts even at 10⁻¹²"),
    ],
)

RIDGES = st.sampled_from((0.1, 1.0, 20.0, 300.0))


@st.composite
def tasks(draw, samples=(8, 24)):
    """{"X", "y", "folds"}: four folds at random."""
    data = draw(two_class_samples(samples, stretch=SCALES))
    n = len(data["y"])
    order = np.random.default_rng(draw(seeds())).permutation(n).tolist()
    return {**data, "folds": [order[fold::4] for fold in range(4)]}


def _trainable(task) -> bool:
    y = task["y"].tolist()
    return all({y[i] for i in range(len(y)) if i not in fold} == {0, 1} for fold in task["folds"])


@st.composite
def small_data_sets(draw):
    """One or two data sets in which each class occurs twice at least, and a number of folds."""
    sound = two_class_samples((6, 12), (1, 2), stretch=("small", "large", "offset", "fine")).filter(
        lambda data: min(Counter(data["y"].tolist()).values()) >= 2
    )
    names = draw(st.sampled_from((["甲"], ["甲", "甲乙"], ["1", "10"], ["a b", "a"])))
    data = {name: draw(sound) for name in names}
    return {"datasets": {name: (one["X"], one["y"]) for name, one in data.items()}, "k": draw(st.integers(2, 4))}


@st.composite
def parts(draw):
    """{"train", "test"}: parts of one matrix, the test part at times far away."""
    X = draw(matrices((2, 10), (1, 3)))
    cut = draw(st.integers(1, len(X) - 1))
    return {"train": X[:cut], "test": X[cut:] + draw(st.sampled_from((0.0, 0.0, 100.0)))}


@st.composite
def scored_folds(draw):
    """{"scores", "y", "folds"}; scores of exactly 0 and near it occur, folds are of any sizes."""
    y = draw(labels((0, 1), min_size=2, max_size=24))
    scores = np.array(draw(numbers((len(y), len(y)), grid(-0.5, 0.5))))
    k = draw(st.integers(1, min(5, len(y))))
    order = np.random.default_rng(draw(seeds())).permutation(len(y)).tolist()
    return {"scores": scores, "y": np.array(y), "folds": [order[fold::k] for fold in range(k)]}


@check(
    points=1.5,
    book="§2.2.2",
    given={"y": labels((0, 1, 2, 3), min_size=2, max_size=60), "k": st.integers(2, 14), "seed": seeds()},
    also=pins.folds_are_stratified,
)
def test_folds_are_stratified(answer, y, k, seed):
    """`stratified_folds` 每个样本恰用一次，各折大小相差不超过 1，每类的个数相差也不超过 1；同一个种子给出同样的折 /
    `stratified_folds` uses every sample once, sizes and counts of each class differ by at most 1; the same seed, the same folds
    """
    k = min(k, len(y))
    folds = repeatable(answer, "stratified_folds", y, k, seed, between=[([*y, 0], k, seed), (y, k, seed + 1)])
    _is_stratified(folds, y, k)


@check(
    points=0.5,
    book="§2.2.2",
    given={"n": st.integers(2, 40)},
    also=pins.leave_one_out,
    examples=10,
    hint=("留一法就是 k = n 的交叉验证。", "Leave-one-out is cross validation with k = n."),
)
def test_leave_one_out(answer, n):
    """留一法有 n 折，每折一个样本 / Leave-one-out has n folds of one sample each"""
    folds = partition_of(answer.leave_one_out_folds(n), n, ("留一划分", "the leave-one-out partition"))
    equal([len(fold) for fold in folds], [1] * n, ("各折的大小", "the sizes of the folds"))


@check(
    points=0.5,
    book="§2.2.2",
    hint=("先打乱，再分；随机数由 seed 产生。", "Shuffle first, with random numbers from the seed."),
)
def test_ten_folds_of_iris(answer):
    """鸢尾花的 100 个样本分 10 折：每折每类一样多，五个种子给出的折不全一样 /
    10 folds of the 100 samples of iris: as many of each class in every fold; those of five seeds are not all the same
    """
    y = _iris_vv()[1].tolist()
    different = set()
    for seed in range(5):
        folds = _is_stratified(answer.stratified_folds(y, 10, seed), y, 10)
        different.add(frozenset(frozenset(fold) for fold in folds))
    require(len(different) > 1, "不同的种子应给出不同的折", "Different seeds should give different folds", got=folds)
    seed_matters(
        answer, "stratified_folds", y, 10, seeds=(0, 18_018_000, 36_036_000)
    )  # multiples of 2 to 16, and of 1000


@check(
    points=1,
    given={"data": parts()},
    also=pins.standardised_by_training_part,
    strict=pins.hardly_constant,
)
def test_standardised_by_training_part(answer, data):
    """标准化后训练部分均值 0、标准差 1，测试部分用训练部分的均值与标准差；常数列只减均值 /
    The training part gets mean 0 and deviation 1, the test part the training part's numbers; a constant column is only shifted
    """
    train, test = data["train"], data["test"]
    got = sequence(answer.standardise(train, test), 2, ("两部分", "the two parts"))
    wanted = _scaled(train, test)
    with hint(
        "标准差除以 n（numpy 的默认值）；只有常数列（各数全相等）以 1 代替，数值小不算；先减均值再平方。",
        "The deviation has divisor n, as numpy's has; 1 takes its place for constant columns (all numbers equal) only, not for "
        "small numbers. Subtract the mean before you square.",
    ):
        close(got[0], wanted[0], ("标准化后的训练部分", "the standardised training part"), abs=1e-8, rel=1e-8)
    with hint(
        "测试部分用训练部分的均值与标准差，不参与计算它们。",
        "The test part takes the mean and the deviation of the training part and has no say in them.",
    ):
        close(got[1], wanted[1], ("标准化后的测试部分", "the standardised test part"), abs=1e-8, rel=1e-8)


@check(
    points=2,
    given={"task": tasks().filter(_trainable), "ridge": st.sampled_from((0.1, 1.0, 300.0))},
    also=pins.scores_without_leakage,
    examples=30,
    hint=(
        "在每一折里重新标准化、重新训练；用下标把得分放回原来的行。",
        "Standardise and train afresh for each fold; put the scores back in their rows by index.",
    ),
)
def test_scores_without_leakage(answer, task, ridge):
    """每个样本的得分来自没有见过它的模型（标准化也没有见过），按 X 的行序 /
    Every score comes from a model that has not seen the sample, not even in standardising; in the order of X"""
    X, y, folds = task["X"], task["y"], task["folds"]
    what = ("得分", "the scores")
    got = array(answer.out_of_fold_scores(X, y, folds, ridge), (len(y),), what)
    try:
        close(got, _scores(X, y, folds, ridge), what, abs=1e-3, rel=1e-3)
    except CheckFailed:
        _name_leakage(got, X, y, folds, ridge)
        raise


@check(
    points=0.5,
    given={"task": tasks().filter(_trainable), "ridge": RIDGES},
    also=pins.predictions,
    examples=30,
    hint=(
        "先标准化，再训练；得分 ≥ 0 预测 1；ridge 影响模型。",
        "Standardise, then train; a score ≥ 0 predicts 1; ridge shapes the model.",
    ),
)
def test_predictions(answer, task, ridge):
    """`fit_predict` 的类别就是正确模型得分的符号 /
    The classes of `fit_predict` are the signs of the right model's scores"""
    X, y, folds = task["X"], task["y"], task["folds"]
    test, train = folds[0], [i for fold in folds[1:] for i in fold]
    scores = _held_out(X[train], y[train], X[test], ridge)
    got = integers(
        answer.fit_predict(X[train], y[train], X[test], ridge), len(test), ("预测", "the predictions"), binary=True
    )
    clear = [i for i, score in enumerate(scores) if abs(score) > CLEAR]
    equal([got[i] for i in clear], [int(scores[i] > 0) for i in clear], ("预测", "the predictions"))


@check(
    points=0.5,
    given={"case": scored_folds()},
    also=pins.errors_of_folds,
    examples=30,
    hint=(
        "得分 ≥ 0 预测 1；各折的错误数按折的次序排列。",
        "A score ≥ 0 predicts 1; errors stand in the order of the folds.",
    ),
)
def test_errors_of_folds(answer, case):
    """`count_errors` 数出各折的错误，得分 0 算作 1 /
    `count_errors` counts the errors fold by fold, a score of 0 being 1"""
    scores, y, folds = case["scores"], case["y"], case["folds"]
    wanted = [sum(int(scores[i] >= 0) != y[i] for i in fold) for fold in folds]
    equal(answer.count_errors(scores, y, folds), wanted, ("各折的错误数", "the errors of the folds"))


@check(
    points=1,
    hint=(
        "错误数偏少，多半是测试样本参与了训练或标准化。",
        "Too few errors mostly mean that test samples took part in training or in standardising.",
    ),
)
def test_errors_on_uci(answer):
    """鸢尾花、葡萄酒、乳腺癌上的错误数：第 i 个样本在第 i mod 10 折，ridge = 1 /
    Errors on iris, wine and breast cancer: sample i in fold i mod 10, ridge 1"""
    cancer = breast_cancer()
    for (X, y), wanted, zh, en in (
        (_iris_vv(), 5, "鸢尾花", "iris"),
        (_wine_2(), 3, "葡萄酒", "wine"),
        ((cancer["X"], cancer["y"]), 13, "乳腺癌", "breast cancer"),
    ):
        folds = [list(range(fold, len(y), 10)) for fold in range(10)]
        scores = array(answer.out_of_fold_scores(X, y, folds, 1.0), (len(y),), (f"{zh}的得分", f"the scores on {en}"))
        equal(int(np.sum((scores >= 0) != (y == 1))), wanted, (f"{zh}的错误数", f"the errors on {en}"))


@check(points=1)
def test_compare_on_uci(answer):
    """`compare` 在鸢尾花（隔一行取一行）与葡萄酒（三行取一行）上的每一行都能由它自己的划分重算出来 /
    Every row of `compare` on iris (each second row) and wine (each third) can be recomputed from its own folds"""
    for datasets, k, ridge in (
        ({"iris_vv": tuple(part[::2] for part in _iris_vv())}, 10, 1.0),
        ({"wine_2": tuple(part[::3] for part in _wine_2())}, 10, 20.0),
    ):
        _judged_rows(answer.compare(datasets, k, 7, ridge), datasets, k, ridge)


@check(
    points=1,
    given={"case": small_data_sets(), "seed": seeds(), "ridge": RIDGES},
    also=pins.conclusions_follow,
    examples=20,
)
def test_conclusions_follow(answer, case, seed, ridge):
    """`compare` 的结论由它的表得出：两种错误率之差、哪一个更高、训练次数之比 n/k /
    The conclusions of `compare` follow from its table: the difference of the rates, the higher one, the ratio n/k of fits
    """
    datasets, k = case["datasets"], case["k"]
    got = answer.compare(datasets, k, seed, ridge)
    rates = _judged_rows(got, datasets, k, ridge)
    conclusions = mapping(got["conclusions"], datasets, ("conclusions", "the conclusions"))
    for name, (_, y) in datasets.items():
        what = (f"{name} 的结论", f"the conclusions on {name}")
        cv, loo = rates[name, "cv"], rates[name, "loo"]
        found = mapping(conclusions[name], ("difference", "higher", "fits_ratio"), what)
        with hint(
            "留一的错误率减去交叉验证的，不要舍入。",
            "The rate of leave-one-out minus that of cross validation, not rounded.",
        ):
            close(found["difference"], (loo - cv) / len(y), (f"{name} 的 difference", f"the difference on {name}"))
        higher = "equal" if loo == cv else "loo" if loo > cv else "cv"
        with hint(
            "结论要从算出的表里得出，不要事先写定。",
            "Draw the conclusions from the table, do not write them beforehand.",
        ):
            equal(found["higher"], higher, (f"{name} 的 higher", f"the higher rate on {name}"))
        close(found["fits_ratio"], len(y) / k, (f"{name} 的 fits_ratio", f"the ratio of fits on {name}"))


@check(points=0.5)
def test_compare_and_its_seed(answer):
    """`compare` 由种子决定：种子相同，表相同；五个种子的折不全一样 /
    The seed decides `compare`: the same table for the same seed; the folds of five seeds are not all the same"""
    X, y = _iris_vv()
    datasets = {"iris_vv": (X[::5], y[::5])}

    def folds_of(table):
        rows = sequence(mapping(table, ("rows",))["rows"], None, ("rows", "rows"))
        methods = [one_label(mapping(row, ("method", "folds"))["method"], ("method", "method")) for row in rows]
        return [plain(row["folds"]) for row, method in zip(rows, methods, strict=True) if method == "cv"]

    tables = [answer.compare(datasets, 4, seed, 1.0) for seed in range(5)]
    again = answer.compare(datasets, 4, 0, 1.0)
    with hint("随机数全部由 seed 产生。", "All random numbers come from the seed."):
        equal(
            folds_of(again),
            folds_of(tables[0]),
            ("同一个种子再比较一次用的折", "the folds of a second call with the same seed"),
        )
    with hint("把 seed 交给 `stratified_folds`。", "Hand the seed on to `stratified_folds`."):
        different = {repr(folds_of(table)) for table in tables}
        require(len(different) > 1, "不同的种子应给出不同的折", "Different seeds should give different folds")


@picture(
    "10 折与留一法的错误率",
    "Error rates of 10-fold and leave-one-out",
    alt=(
        "每个任务两根柱：10 折与留一法估出的错误率，高度几乎一样；点是 10 折中各折的错误率，散得很开。",
        "Two bars for each task, the error rates by 10 folds and by leave-one-out, of nearly the same height; the dots "
        "are the rates of single folds, which scatter widely.",
    ),
)
def draw_rates(figure, answer, reference, says):
    table = answer.compare({"iris": _iris_vv(), "wine": _wine_2()}, 10, 7, 1.0)
    axes = figure.subplots()
    for place, name in enumerate(("iris", "wine")):
        for shift, method, colour in ((-0.2, "cv", "tab:blue"), (0.2, "loo", "tab:orange")):
            row = next(row for row in table["rows"] if (row["dataset"], row["method"]) == (name, method))
            label = {"cv": says("10 折", "10 folds"), "loo": says("留一", "leave-one-out")}[method]
            axes.bar(place + shift, row["error_rate"], 0.36, color=colour, label=label if place == 0 else None)
            if method == "cv":
                rates = [errors / len(fold) for errors, fold in zip(row["errors"], row["folds"], strict=True)]
                spread = np.linspace(-0.12, 0.12, len(rates))
                axes.plot(
                    place + shift + spread,
                    rates,
                    ".",
                    color="black",
                    label=says("各折", "folds") if place == 0 else None,
                )
    axes.set_xticks([0, 1], [says("鸢尾花", "iris"), says("葡萄酒", "wine")])
    axes.set_ylabel(says("错误率", "error rate"))
    axes.legend()


CLEAR = 1e-4
"""A score nearer to 0 may go either way."""
SCALES = (*(kind for kind in SPREADS if kind != "constant"), "large", "offset")


def _iris_vv():
    table = iris()
    kept = table["y"] > 0
    return table["X"][kept], table["y"][kept] - 1


def _wine_2():
    table = wine()
    return table["X"], (table["y"] == 1).astype(int)


def _is_stratified(folds, y, k):
    folds = partition_of(folds, len(y), ("划分", "the partition"))
    equal(len(folds), k, ("折数", "the number of folds"))
    sizes = [len(fold) for fold in folds]
    with hint(
        "像发牌一样，把打乱的样本一类接一类地轮流发给各折，换类时接着上一张发。",
        "Deal the shuffled samples to the folds in turn like cards, one class after the other, going on where the last ended.",
    ):
        require(
            max(sizes) - min(sizes) <= 1,
            f"各折的大小相差 {max(sizes) - min(sizes)}，不应超过 1",
            f"The sizes of the folds differ by {max(sizes) - min(sizes)}, which is more than 1",
            got=sizes,
        )
    for label in sorted(set(y)):
        counts = [sum(y[i] == label for i in fold) for fold in folds]
        with hint("每一类单独轮流发给各折。", "Deal each class to the folds in turn."):
            require(
                max(counts) - min(counts) <= 1,
                f"类别 {label} 在各折中的个数相差 {max(counts) - min(counts)}，不应超过 1",
                f"The counts of class {label} in the folds differ by {max(counts) - min(counts)}, which is more than 1",
                got=counts,
            )
    return folds


def _scaled(train, test):
    n = len(train)
    mean = [math.fsum(column) / n for column in train.T.tolist()]
    std = [
        math.sqrt(math.fsum((v - m) ** 2 for v in column) / n) for column, m in zip(train.T.tolist(), mean, strict=True)
    ]
    divisor = np.array([1.0 if len(set(column)) == 1 else s for column, s in zip(train.T.tolist(), std, strict=True)])
    return (train - mean) / divisor, (test - mean) / divisor


def _held_out(X_train, y_train, X_test, ridge, start=None):
    train, test = _scaled(X_train, X_test)
    beta = fit_logistic(train, y_train, ridge, start)
    return test @ beta[:-1] + beta[-1]


@memo
def _scores(X, y, folds, ridge):
    """The score of every sample by the model that was trained without its fold."""
    everything = _scaled(X, X)[0]
    start = fit_logistic(everything, y, ridge)  # near the minimum for every fold, which spares Newton steps
    scores = np.empty(len(y))
    for fold in folds:
        rest = np.delete(np.arange(len(y)), fold)
        scores[fold] = _held_out(X[rest], y[rest], X[fold], ridge, start)
    return scores


def _name_leakage(got, X, y, folds, ridge):
    """A sentence for scores that come from one of the usual leaks."""
    everything = _scaled(X, X)[0]
    leaks = {name: np.empty(len(y)) for name in ("scaling", "training", "own scaling", "order")}
    leaks["order"] = _scores(X, y, folds, ridge)[[i for fold in folds for i in fold]]
    for fold in folds:
        rest = np.delete(np.arange(len(y)), fold)
        train, alone = _scaled(X[rest], X[rest])[0], _scaled(X[fold], X[fold])[0]
        scaled_together, apart = fit_logistic(everything[rest], y[rest], ridge), fit_logistic(train, y[rest], ridge)
        leaks["scaling"][fold] = everything[fold] @ scaled_together[:-1] + scaled_together[-1]
        leaks["own scaling"][fold] = alone @ apart[:-1] + apart[-1]
    whole = fit_logistic(everything, y, ridge)
    leaks["training"] = everything @ whole[:-1] + whole[-1]
    words = {
        "scaling": (
            "标准化时用了全部样本，测试样本泄漏了",
            "All samples were used in standardising: the test samples leak",
        ),
        "training": (
            "模型是用全部样本训练的，测试样本也在其中",
            "The models were trained on all samples, the test samples included",
        ),
        "own scaling": (
            "测试部分用了它自己的均值和标准差，应当用训练部分的",
            "The test part was standardised by its own numbers; it should be by the training part's",
        ),
        "order": (
            "得分按折的次序排列了，应当按 X 的行序",
            "The scores stand in the order of the folds, not of the rows of X",
        ),
    }
    for name, scores in leaks.items():
        require(
            not np.allclose(got, scores, atol=1e-3, rtol=1e-3),
            *words[name],
            expected=_scores(X, y, folds, ridge),
            got=got,
        )


def _judged_rows(got, datasets, k, ridge):
    """Recomputes every row from its own folds; returns the number of errors by data set and method."""
    got = mapping(got, ("rows", "conclusions"))
    keys = ("dataset", "method", "folds", "errors", "error_rate", "fits")
    rows = [
        mapping(row, keys, ("表的一行", "a row of the table")) for row in sequence(got["rows"], None, ("rows", "rows"))
    ]
    wanted = sorted((name, method) for name in datasets for method in ("cv", "loo"))
    equal(
        sorted((str(row["dataset"]), str(row["method"])) for row in rows),
        wanted,
        ("各行的数据集与方法", "the rows' data sets and methods"),
    )
    totals = {}
    for row in rows:
        name, method = row["dataset"], row["method"]
        what = f"{name} 的 {method} 行的", f"of the {method} row on {name}"
        X, y = datasets[name]
        n = len(y)
        folds = partition_of(row["folds"], n, (f"{what[0]}划分", f"the partition {what[1]}"))
        wanted_number = k if method == "cv" else n
        equal(len(folds), wanted_number, (f"{what[0]}折数", f"the number of folds {what[1]}"))
        # Uneven folds have cost their check already; without both classes there is no model.
        with hint("见 `stratified_folds`。", "See `stratified_folds`."):
            require(
                _trainable({"y": y, "folds": folds}),
                f"{what[0]}某一折占去了一整类，训练部分只剩一类",
                f"One of the folds {what[1]} takes a whole class away, and one class is left to train on",
                got=folds,
            )
        scores = _scores(X, y, folds, ridge)
        errors = integers(row["errors"], len(folds), (f"{what[0]}错误数", f"the errors {what[1]}"))
        wrong, unclear = (scores >= 0) != y, np.abs(scores) <= CLEAR
        for number_of_fold, (fold, counted) in enumerate(zip(folds, errors, strict=True)):
            sure = int(np.sum(wrong[fold] & ~unclear[fold]))
            require(
                sure <= counted <= sure + int(np.sum(unclear[fold])),
                f"{what[0]}第 {number_of_fold} 折的错误数与重算的不同",
                f"The errors in fold {number_of_fold} {what[1]} are not what recomputing gives",
                expected=int(np.sum(wrong[fold])),
                got=counted,
            )
        totals[name, method] = sum(errors)
        with hint(
            "错误率是错误总数 / n，不是各折错误率的平均，也不要舍入。",
            "The rate is all errors / n, neither a mean of rates nor rounded.",
        ):
            close(number(row["error_rate"]), sum(errors) / n, (f"{what[0]}错误率", f"the error rate {what[1]}"))
        equal(integer(row["fits"]), len(folds), (f"{what[0]}训练次数", f"the number of fits {what[1]}"))
    return totals
