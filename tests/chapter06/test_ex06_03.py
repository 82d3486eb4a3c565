"""Checks of exercise 6.3."""

import math
from fractions import Fraction
from functools import cache

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import breast_cancer, iris
from grader.checks import (
    array, at, at_most, check, close, equal, exercise, hint, integer, labels, mapping, number, picture, require
)  # fmt: skip
from grader.strategies import seeds

from .pins import ex06_03 as pins
from .pins.ex06_03 import FINE, _against, _small
from .shared import require_optimal

EXERCISE = exercise(
    kind="experiment",
    book="§4.2.2, §5.3, §6.4, §2.4",
    patterns=["experiment", "certificate", "oracle"],
    contract=[
        (
            "一百一十个样本、十一列，取值只差百分之一、小到 $10^{-5}$ 的小数据集上，SVM 与树也都对",
            "SVMs and trees as right on sets of 110 samples and eleven columns, for values a hundredth apart, or of $10^{-5}$ in size",
        ),
        (
            "预测：净输入到 1000，样本上百，坐标小到 $10^{-5}$，大小相差一亿倍的 α 并存",
            "Predictions for net inputs up to 1000, a hundred samples, coordinates down to $10^{-5}$, and α a hundred million times apart",
        ),
        (
            "符号检验：四百个不一致的样本，相对误差不超过 $10^{-9}$",
            "The sign test to a relative $10^{-9}$ for four hundred samples on which the methods differ",
        ),
        (
            "结论：一千五百个样本里多错一个也不算并列；十个任务、十个方法也对",
            "Conclusions: one error more in 1500 samples is no tie; ten tasks and ten methods",
        ),
    ],
    hints=[
        (
            "一个方法一个方法地写，每一个都先在几个点的小数据上核对：SVM 看对偶间隙，树看每个结点的增益。",
            "Write one method at a time and try each on a few points first: the duality gap for the SVMs, the gains at each node for the tree.",
        ),
        (
            "所有划分点的增益可以一次算出：把列排序，累计正例数。",
            "The gains of all cuts of a column come in one go: sort it and accumulate the number of positive samples.",
        ),
        (
            "C4.5 先在各列中选出增益最大的划分点，再去掉增益低于平均的列，最后比增益率。",
            "C4.5 picks the cut of largest gain in each column, drops the columns below the average gain, and compares gain ratios last.",
        ),
    ],
    written={
        "report": [
            ("报出各方法的错误率与显著性", "Gives error rates and significance of all methods"),
            ("说明参数怎样选定，没有用测试集", "Says how parameters were chosen, and not on the test set"),
            (
                "结论不超出证据：样本少，只有两个任务和一次划分",
                "Does not claim more than the evidence: few samples, two tasks, one split",
            ),
        ]
    },
)


@st.composite
def small_tasks(draw, far=False):
    """One to three small sets in one call; if `far`, on a fine grid."""
    rng = np.random.default_rng(draw(seeds()))
    return {
        f"t{k}": _small(
            int(rng.integers(10**6)),
            int(rng.integers(3, 21)),
            int(rng.integers(1, 4)),
            0.01 if far else float(rng.choice([1.0, 0.5])),
        )
        for k in range(draw(st.sampled_from((1, 2, 3))))
    }


@st.composite
def cases(draw, far=False):
    """{"method", "model", "X", "y", "Z"}: a model that no training would give, and samples clearly on one side of it."""
    rng = np.random.default_rng(draw(seeds()))
    method = draw(st.sampled_from(METHODS))
    sizes = ((12, 20, 3), (103, 105, 2), (5, 7, 12)) if far else ((1, 3, 1), (4, 6, 2), (12, 20, 3))
    m, n, d = draw(st.sampled_from(sizes))
    X, Z = rng.normal(size=(m, d)), rng.normal(size=(n, d))
    scale = draw(st.sampled_from((1e-5, 3.0) if far else (1.0,)))
    X, Z = scale * X, scale * Z
    y = rng.choice([-1, 1], size=m)
    if method == "c45":
        model = a_random_tree(rng, Z, int(rng.integers(0, 5)))
    elif method == "bp":
        q = int(rng.choice([1, 3, 8, 14, 45]))
        model = {
            "V": rng.normal(size=(d, q)) * (60.0 if far else 1.0) / scale,
            "gamma": rng.normal(size=q),
            "W": rng.normal(size=(q, 1)) * float(rng.choice([1.0, 9.0])),
            "theta": rng.normal(size=1),
        }
    else:
        model = {"alpha": rng.random(m) * rng.choice([0.0, 1.0, 1.0], size=m), "b": float(rng.normal() * 0.3), "C": 1.0}
        if method == "svm_gaussian":
            model["sigma"] = float(rng.choice([0.3, 1.0, 2.5])) * scale
        else:
            model["b"] *= scale**2
    return {"method": method, "model": model, "X": X, "y": y, "Z": Z}


@st.composite
def three_lists(draw, far=False):
    """{"a", "b", "truth"}: labels of ±1, a and b wrong at shares of their own."""
    rng = np.random.default_rng(draw(seeds()))
    n = draw(st.sampled_from((120, 399) if far else (1, 2, 5, 9, 14, 33, 60)))
    truth = rng.choice([-1, 1], size=n)
    a, b = (np.where(rng.random(n) < draw(st.sampled_from((0.0, 0.1, 0.5, 0.9))), -truth, truth) for _ in range(2))
    return {"a": a.tolist(), "b": b.tolist(), "truth": truth.tolist()}


@st.composite
def tables(draw, far=False):
    """{"predictions", "truth", "level"}: tasks of different sizes, methods of any names that often tie."""
    rng = np.random.default_rng(draw(seeds()))
    names = draw(st.sampled_from((["t"], ["task", "task 2"], ["10", "9", "鸢尾花"])))
    methods = draw(st.sampled_from((METHODS, ("b", "a"), ("10", "9", "1", "a b"), ("树", "树桩", "bp"), ("only",))))
    truth, predictions = {}, {}
    for name in names:
        n = int(rng.choice([40, 150] if far else [4, 10, 40]))
        truth[name] = rng.choice([-1, 1], size=n).tolist()
        shares = rng.choice([0.0, 0.25, 0.25, 0.6, 0.1], size=len(methods))
        predictions[name] = {}
        for method, share in zip(methods, shares, strict=True):
            wrong = set(rng.permutation(n)[: round(share * n)].tolist())
            predictions[name][method] = _against(truth[name], wrong)
    return {"predictions": predictions, "truth": truth, "level": draw(st.sampled_from((0.01, 0.05, 0.2, 0.6)))}


@check(points=0.5, book="(6.40), (6.41)")
def test_svm_on_uci(answer):
    """乳腺癌与鸢尾花上，两个 SVM 都有最优性的证据 /
    On breast_cancer and iris both SVMs come with evidence that they are optimal"""
    for name in ("breast_cancer", "iris"):
        models = the_models(answer, a_task(name))[name]
        X, y, *_ = _uci(name)
        with at(name, name):
            for method in METHODS[:2]:
                judge_svm(models[method], method, X, y)


@check(
    points=1.5,
    book="(6.40), (6.41)",
    given={"data": small_tasks(), "seed": st.integers(0, 5)},
    also=pins.small,
    strict_given={"data": small_tasks(far=True), "seed": st.integers(0, 5)},
    strict=pins.small_strict,
    examples=4,
)
def test_svm_on_small(answer, data, seed):
    """小数据集上的 SVM 也都最优，样本重复或矛盾时也是 /
    On small sets the SVMs are optimal as well, with repeated and conflicting samples too"""
    models = the_models(answer, data, seed)
    for name, (X, y, _) in data.items():
        with at(name, name):
            for method in METHODS[:2]:
                judge_svm(models[name][method], method, X, y)


@check(points=0.5, book="§5.3")
def test_net(answer):
    """网络学到了东西：在两个 UCI 任务上训练错误率不超过 0.10 /
    The net has learned: its training error is at most 0.10 on both tasks of UCI"""
    for name in ("breast_cancer", "iris"):
        models = the_models(answer, a_task(name))[name]
        X, y, *_ = _uci(name)
        with at(name, name), hint(*NET_HINT):
            wrong = float(np.mean(signs(net_inputs(a_net(models["bp"], X.shape[1]), X)) != y))
            at_most(wrong, 0.10, ("网络的训练错误率", "the training error of the net"))


@check(points=0.5, book="§4.2.2, §4.4.1")
def test_tree_on_uci(answer):
    """乳腺癌与鸢尾花上的树：每个结点按 C4.5 划分，训练错误率不超过 0.05 /
    The trees of breast_cancer and iris: C4.5 at each node, a training error of at most 0.05"""
    for name in ("breast_cancer", "iris"):
        models = the_models(answer, a_task(name))[name]
        X, y, *_ = _uci(name)
        with at(name, name):
            wrong = judge_tree(models["c45"], X, y) / len(y)
            at_most(wrong, 0.05, ("树的训练错误率", "the training error of the tree"))


@check(
    points=2,
    book="§4.2.2, (4.3)",
    given={"data": small_tasks(), "seed": st.integers(0, 5)},
    also=pins.small,
    strict_given={"data": small_tasks(far=True), "seed": st.integers(0, 5)},
    strict=pins.small_strict,
    examples=5,
)
def test_tree_on_small(answer, data, seed):
    """小数据集上的树也都按 C4.5 划分，列的取值重复、为常数，或所有增益为 0 时也是 /
    On small sets the trees split by C4.5 as well, with repeated values, constant columns, or all gains 0"""
    models = the_models(answer, data, seed)
    for name, (X, y, _) in data.items():
        with at(name, name):
            judge_tree(models[name]["c45"], X, y)


@check(points=0.5, given={"data": small_tasks(), "seed": st.integers(0, 1000)}, examples=2)
def test_training_alone(answer, data, seed):
    """模型只由训练集与 seed 决定：换掉 X_test 不变，再问一次不变，换 seed 则网络不同 /
    Training set and seed alone decide the models: other test rows leave them, so does asking again; another seed gives another net
    """
    first = the_models(answer, data, seed)
    second = the_models(answer, data, seed + 1)
    equal(
        the_models(answer, data, seed),
        first,
        ("同样的参数再训练一次的模型", "the models trained with the same arguments again"),
    )
    other = {name: (X, y, np.full((5, X.shape[1]), 3.0)) for name, (X, y, _) in data.items()}
    with hint("训练和标准化都不能用到测试样本。", "Neither training nor scaling may use test samples."):
        equal(the_models(answer, other, seed), first, ("换掉 X_test 之后的模型", "the models with other test rows"))
    for name, (X, *_) in data.items():
        one, two = (a_net(models[name]["bp"], X.shape[1]) for models in (first, second))
        require(
            any(one[key].shape != two[key].shape or np.any(one[key] != two[key]) for key in one),
            f"seed 为 {seed} 与 {seed + 1} 时 {name} 的网络完全相同",
            f"With seeds {seed} and {seed + 1} the nets of {name} are the very same",
            got=first[name]["bp"],
        )


@check(points=1, given={"case": cases()}, also=pins.predict, strict_given={"case": cases(far=True)})
def test_predict(answer, case):
    """`predict` 按给定的模型预测，哪怕没有训练会得到它 /
    `predict` follows the given model, even one that no training would give"""
    method, model, X, y, Z = (case[key] for key in ("method", "model", "X", "y", "Z"))
    scores = score_of(method, model, X, y, Z)
    size = float(abs(scores).max())
    clear = (abs(scores) > 1e-9 * size) | (method == "c45") | (size == 0)
    Z, scores = Z[clear], scores[clear]
    got = labels(answer.predict(method, model, X, y, Z), len(Z), (-1, 1), ("预测", "the predictions"))
    with hint(*PREDICT_HINT):
        equal(got, signs(scores), (f"{method} 的预测", f"the predictions of {method}"))


@check(points=0.5, book="§2.2.1")
def test_error_on_test_rows(answer):
    """测试错误率：乳腺癌上每个方法不超过 0.12，鸢尾花上不超过 0.20 /
    Test errors: at most 0.12 for each method on breast_cancer, at most 0.20 on iris"""
    for name, bound in (("breast_cancer", 0.12), ("iris", 0.20)):
        models = the_models(answer, a_task(name))[name]
        X, y, Z, truth = _uci(name)
        for method in METHODS:
            if method == "c45":
                scores = np.array([_walked(models[method], z) for z in Z])
            elif method == "bp":
                scores = net_inputs(a_net(models[method], X.shape[1]), Z)
            else:
                svm = an_svm(models[method], method, len(y))
                scores = kernel(method, svm, Z, X) @ (svm["alpha"] * y) + svm["b"]
            wrong = float(np.mean(signs(scores) != truth))
            at_most(wrong, bound, (f"{name} 上 {method} 的测试错误率", f"the test error of {method} on {name}"))


@check(points=0.5, book="§2.4")
def test_eight_to_one(answer):
    """符号检验：8 比 1，以及全都一致 / The sign test for 8 against 1, and where both agree everywhere"""
    truth = [1] * 12
    a, b = _against(truth, {0, 11}), _against(truth, {1, 2, 3, 4, 5, 6, 7, 8, 11})
    with hint(*SIGN_HINT):
        close(answer.sign_test(a, b, truth), 20 / 512, ("p", "p"))  # 2·(1 + 9)/2⁹
        close(answer.sign_test(a, a, truth), 1.0, ("相同预测的 p", "p of equal predictions"))


@check(
    points=1,
    book="§2.4",
    given={"case": three_lists()},
    also=pins.sign_test,
    strict_given={"case": three_lists(far=True)},
    examples=40,
)
def test_sign_test(answer, case):
    """符号检验与二项分布的精确值相符，交换两个方法不变 /
    The sign test is exact by the binomial distribution, and the same when the methods are swapped"""
    a, b, truth = case.values()
    wanted = p_value(a, b, truth)
    with hint(*SIGN_HINT):
        close(answer.sign_test(a, b, truth), wanted, ("p", "p"), abs=1e-12, rel=1e-9)
        close(
            answer.sign_test(b, a, truth),
            wanted,
            ("交换两个方法后的 p", "p with the methods swapped"),
            abs=1e-12,
            rel=1e-9,
        )


@check(
    points=0.5,
    book="§2.2",
    given={"case": tables()},
    also=pins.error_table,
    strict_given={"case": tables(far=True)},
    examples=30,
)
def test_error_table(answer, case):
    """错误率表与预测相符，任务与方法有任意的名字 /
    The table of errors follows from the predictions, whatever tasks and methods are called"""
    predictions, truth = case["predictions"], case["truth"]
    wanted = {
        name: {
            method: sum(p != t for p, t in zip(given, truth[name], strict=True)) / len(given)
            for method, given in row.items()
        }
        for name, row in predictions.items()
    }
    close(answer.error_table(predictions, truth), wanted, ("错误率", "the error rates"))


@check(
    points=1,
    book="§2.4",
    given={"case": tables()},
    also=pins.conclusions,
    strict_given={"case": tables(far=True)},
    examples=40,
)
def test_conclusions(answer, case):
    """结论由表与符号检验得出：并列的最好者都在，显著的方法对一个不多一个不少 /
    The conclusions follow from table and sign test: all that tie for best, and just the significant pairs"""
    predictions, truth, level = case.values()
    got = mapping(answer.conclusions(predictions, truth, level), predictions, ("结论", "the conclusions"))
    for name, row in predictions.items():
        errors = {m: sum(p != t for p, t in zip(given, truth[name], strict=True)) for m, given in row.items()}
        order = sorted(row)
        pairs = [
            [a, b] for i, a in enumerate(order) for b in order[i + 1 :] if p_value(row[a], row[b], truth[name]) < level
        ]
        found = mapping(got[name], ("best", "significant_pairs"), (f"{name} 的结论", f"the conclusions on {name}"))
        with hint(*CONCLUSION_HINT):
            best = [method for method in order if errors[method] == min(errors.values())]
            equal(found["best"], best, (f"{name} 的 best", f"`best` of {name}"))
            equal(found["significant_pairs"], pairs, (f"{name} 的 significant_pairs", f"`significant_pairs` of {name}"))


@picture(
    "四种方法的测试错误率",
    "Test errors of the four methods",
    alt=(
        "两组条形，乳腺癌与鸢尾花，每组四条：线性核 SVM、高斯核 SVM、BP 网络、C4.5 树的测试错误率；须是一个标准误差。",
        "Two groups of bars, breast_cancer and iris, with four bars each: the test errors of the linear SVM, the Gaussian SVM, the BP network "
        "and the C4.5 tree; whiskers are one standard error.",
    ),
)
def draw_errors(figure, answer, reference, says):
    axes = figure.subplots()
    for k, name in enumerate(("breast_cancer", "iris")):
        X, y, Z, truth = _uci(name)
        models = the_models(answer, a_task(name))[name]
        errors = [
            float(np.mean(np.array(labels(answer.predict(m, models[m], X, y, Z), len(Z), (-1, 1))) != truth))
            for m in METHODS
        ]
        spread = [math.sqrt(e * (1 - e) / len(Z)) for e in errors]
        axes.bar(np.arange(4) + 0.4 * k, errors, 0.35, yerr=spread, label=f"{name} ({len(Z)})", capsize=3)
    axes.set_xticks(np.arange(4) + 0.2, METHODS)
    axes.set_ylabel(says("测试错误率", "test error"))
    axes.legend()


METHODS = ("svm_linear", "svm_gaussian", "bp", "c45")
SVM_HINT = (
    "用对偶间隙作停止准则；σ 进入 exp(−‖x − z‖²/(2σ²))，与 C 一起交出，b 也要与 α 相配。",
    "Stop on the duality gap; σ enters exp(−‖x − z‖²/(2σ²)) and is handed in with C, and b must go with α.",
)
TREE_HINT = (
    "三步：每列取增益最大的划分点；求这些增益的平均；增益不低于平均的列中取增益率最大的。只有一个取值的列不算。",
    "Three steps: the cut of largest gain in each column; the mean of these gains; of the columns not below it the largest gain ratio. Columns "
    "of a single value do not count.",
)
LEAF_HINT = (
    "叶结点的标记是落到它的训练样本的多数。",
    "The label of a leaf is that of the majority of the training samples that get there.",
)
PREDICT_HINT = (
    "按给定的模型算，不要重新训练；阈值是减去的，f(x) ≥ 0 与输出 ≥ 0.5 都判为 +1，x_j ≤ t 归 le。",
    "Use the given model, do not train again; thresholds are subtracted, f(x) ≥ 0 and an output of 0.5 are +1, x_j ≤ t goes to le.",
)
SIGN_HINT = (
    "n 个不一致的样本中对 a、b 有利的各有多少？二项分布 B(n, 1/2) 两侧的尾部都算，总和不超过 1。",
    "Of the n samples on which just one is right, how many favour a and how many b? Both tails of the binomial B(n, 1/2) count, together 1 at most.",
)
CONCLUSION_HINT = (
    "并列的方法都要列出；每一对方法做一次符号检验，名字按字典序。",
    "List all methods that tie; test each pair of methods once, names in alphabetical order.",
)
NET_HINT = (
    "训练得再久一些，或换一个学习率；目标值是 0 与 1。",
    "Train longer, or try another rate; the targets are 0 and 1.",
)


@cache
def _uci(name):
    """X_train, y_train, X_test, y_test."""
    table = breast_cancer() if name == "breast_cancer" else iris()
    X, classes = np.asarray(table["X"]), np.asarray(table["y"])
    if name == "iris":
        X, classes = X[classes > 0], classes[classes > 0] - 1
    y, rest = np.where(classes == 1, 1, -1), np.arange(len(classes)) % 3
    train, test = (rest == 0) if name == "breast_cancer" else (rest != 2), rest == 2
    mean, std = X[train].mean(axis=0), X[train].std(axis=0)
    X = (X - mean) / std
    return X[train], y[train], X[test], y[test]


def a_task(name):
    return {name: _uci(name)[:3]}


def the_models(answer, data, seed=0):
    got = mapping(answer.train_all(data, seed), data, ("模型", "the models"))
    return {name: mapping(got[name], METHODS, (f"{name} 的模型", f"the models of {name}")) for name in data}


def kernel(method, model, X, Z):
    if method == "svm_linear":
        return X @ Z.T
    squared = ((X[:, None, :] - Z[None, :, :]) ** 2).sum(axis=2)
    return np.exp(-squared / (2 * model["sigma"] ** 2))


def an_svm(got, method, m):
    """A student's SVM with plain numbers."""
    keys = ("alpha", "b", "C") + (("sigma",) if method == "svm_gaussian" else ())
    found = mapping(got, keys, (method, method))
    model = {key: number(found[key], (f"{method} 的 {key}", f"`{key}` of {method}")) for key in keys[1:]}
    for key in keys[2:]:
        require(
            model[key] > 0, f"{method} 的 {key} 应大于 0", f"`{key}` of {method} should be positive", got=model[key]
        )
    model = {**model, "alpha": array(found["alpha"], (m,), (f"{method} 的 alpha", f"`alpha` of {method}"))}
    for key, value in model.items():
        at_most(float(np.max(np.abs(value))), 1e9, (f"{method} 的 {key} 的绝对值", f"the size of `{key}` of {method}"))
    return model


def a_net(got, d):
    net = mapping(got, ("V", "gamma", "W", "theta"), ("bp", "bp"))
    V = array(net["V"], (d, None), ("V", "`V`"))
    q = V.shape[1]
    require(1 <= q <= 50, f"隐层有 {q} 个神经元，应是 1 到 50 个", f"There are {q} hidden neurons, not 1 to 50")
    return {
        "V": V,
        "gamma": array(net["gamma"], (q,), ("gamma", "`gamma`")),
        "W": array(net["W"], (q, 1), ("W", "`W`")),
        "theta": array(net["theta"], (1,), ("theta", "`theta`")),
    }


def sigmoid(z):
    e = np.exp(-abs(z))
    return np.where(z >= 0, 1, e) / (1 + e)


def net_inputs(net, X):
    return sigmoid(X @ net["V"] - net["gamma"]) @ net["W"][:, 0] - net["theta"][0]


def signs(scores):
    return np.where(scores >= 0, 1, -1)


def walk(tree, x):
    while "label" not in tree:
        tree = tree["le"] if x[int(tree["feature"])] <= float(tree["threshold"]) else tree["gt"]
    return int(tree["label"])


def a_node(got, d):
    """A node of a student's tree: {"label"} or {"feature", "threshold", "le", "gt"}."""
    node = mapping(got, (), ("树的结点", "a node of the tree"))
    if "label" in node:
        return {"label": int(labels([node["label"]], 1, (-1, 1), ("叶结点的 label", "the label of a leaf"))[0])}
    node = mapping(node, ("feature", "threshold", "le", "gt"), ("内部结点", "an inner node"))
    j = integer(node["feature"], ("feature", "`feature`"))
    require(0 <= j < d, f"feature = {j}，而数据只有 {d} 列", f"feature = {j}, but there are {d} columns", got=j)
    return {**node, "feature": j, "threshold": number(node["threshold"], ("threshold", "`threshold`"))}


def _entropy(p, n):
    return -sum(k / n * math.log2(k / n) for k in (p, n - p) if k)


def cuts_of(column, y):
    """(low, high, gain, intrinsic value) of every cut of one column."""
    n, total = len(y), int((y == 1).sum())
    order = np.argsort(column, kind="stable")
    values, positive = column[order].tolist(), (y[order] == 1).tolist()
    whole, p, found = _entropy(total, n), 0, []
    for k in range(1, n):
        p += positive[k - 1]
        if values[k] > values[k - 1]:
            parts = k / n * _entropy(p, k) + (n - k) / n * _entropy(total - p, n - k)
            found.append((values[k - 1], values[k], whole - parts, _entropy(k, n)))
    return found


def judge_tree(got, X, y):
    """Every inner node is one of C4.5, every leaf a majority; returns the number of training errors."""
    errors, stack = 0, [(got, np.arange(len(y)), ())]
    while stack:
        raw, rows, way = stack.pop()
        node = a_node(raw, X.shape[1])
        columns = {j: cuts_of(X[rows, j], y[rows]) for j in range(X.shape[1])} if "label" not in node or not way else {}
        columns = {j: cuts for j, cuts in columns.items() if cuts}
        where = "".join(way) or "root"
        with at(f"结点 {where}（{len(rows)} 个样本）", f"node {where} ({len(rows)} samples)"):
            if "label" in node:
                positive = int((y[rows] == 1).sum())
                require(
                    bool(way) or not columns or positive in (0, len(rows)),
                    "根结点没有划分",
                    "The root is not split",
                    got=got,
                )
                wrong = len(rows) - positive if node["label"] == 1 else positive
                with hint(*LEAF_HINT):
                    require(
                        2 * wrong <= len(rows),
                        f"叶结点判为 {node['label']:+d}，而 {len(rows)} 个训练样本中有 {wrong} 个不是",
                        f"The leaf says {node['label']:+d}, but {wrong} of its {len(rows)} training samples are not",
                        got=raw,
                    )
                errors += wrong
                continue
            with hint(*TREE_HINT):
                judge_split(node, columns)
            le = X[rows, node["feature"]] <= node["threshold"]
        stack += [(node["le"], rows[le], (*way, "L")), (node["gt"], rows[~le], (*way, "R"))]
    return errors


def judge_split(node, columns):
    j, t = node["feature"], node["threshold"]
    mine = [cut for cut in columns.get(j, []) if cut[0] <= t < cut[1]]
    require(
        mine,
        f"第 {j} 列的阈值 {t:.6g} 没有把这里的样本分开",
        f"The threshold {t:.6g} of column {j} does not separate the samples here",
    )
    _, _, gain, intrinsic = mine[0]
    best = {column: max(cut[2] for cut in cuts) for column, cuts in columns.items()}
    require(
        gain >= best[j] - 1e-9,
        f"第 {j} 列在 {t:.6g} 处的增益是 {gain:.6g}，该列最大的是 {best[j]:.6g}",
        f"The gain of column {j} at {t:.6g} is {gain:.6g}, the largest of that column is {best[j]:.6g}",
    )
    mean = math.fsum(best.values()) / len(best)
    require(
        best[j] >= mean - 1e-9,
        f"第 {j} 列的增益 {best[j]:.6g} 低于各列的平均 {mean:.6g}",
        f"The gain {best[j]:.6g} of column {j} is below the mean {mean:.6g} of the columns",
    )
    for column, cuts in columns.items():
        if best[column] < mean + 1e-9:
            continue
        # Of cuts that tie in gain any may be the candidate.
        other = min(cut[2] / cut[3] for cut in cuts if cut[2] >= best[column] - 1e-9)
        require(
            gain / intrinsic >= other - 1e-9,
            f"第 {j} 列的增益率是 {gain / intrinsic:.6g}，第 {column} 列的是 {other:.6g}，其增益也不低于平均",
            f"The gain ratio of column {j} is {gain / intrinsic:.6g}, that of column {column} is {other:.6g}, and its gain is not below the mean",
        )


FINE[0][:3, 0] = 5e-5, 1e-5, -2e-5


def judge_svm(model, method, X, y):
    svm = an_svm(model, method, len(y))
    with hint(*SVM_HINT):
        require_optimal(
            svm["alpha"], svm["b"], kernel(method, svm, X, X), y, svm["C"], (f"{method}: ", f"{method}: "), gap=1e-3
        )
    return svm


def a_random_tree(rng, Z, depth):
    if depth == 0:
        return {"label": int(rng.choice([-1, 1]))}
    j = int(rng.integers(Z.shape[1]))
    # A value of the column itself, so that it is seen to which side equality belongs.
    return {
        "feature": j,
        "threshold": float(rng.choice(Z[:, j])),
        "le": a_random_tree(rng, Z, depth - 1),
        "gt": a_random_tree(rng, Z, int(rng.integers(depth))),
    }


def score_of(method, model, X, y, Z):
    if method == "c45":
        return np.array([walk(model, z) for z in Z])
    if method == "bp":
        return net_inputs(model, Z)
    return kernel(method, model, Z, X) @ (model["alpha"] * y) + model["b"]


def _walked(tree, z):
    node = a_node(tree, len(z))
    while "label" not in node:
        node = a_node(node["le"] if z[node["feature"]] <= node["threshold"] else node["gt"], len(z))
    return node["label"]


def p_value(a, b, truth):
    for_a = sum(x == t != y for x, y, t in zip(a, b, truth, strict=True))
    for_b = sum(y == t != x for x, y, t in zip(a, b, truth, strict=True))
    n = for_a + for_b
    # As likely as what came, or less: all outcomes at least as far from n/2.
    far = abs(2 * for_a - n)
    return float(sum(Fraction(math.comb(n, k), 2**n) for k in range(n + 1) if abs(2 * k - n) >= far))
