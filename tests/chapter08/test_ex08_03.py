"""Checks of exercise 8.3."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, at_most, check, close, equal, exercise, hint, integers, labels, mapping, number, picture, repeatable,
    require, seed_matters, sequence
)  # fmt: skip
from grader.strategies import edges, grid, matrices, seeds

from .pins import ex08_03 as pins
from .pins.ex08_03 import NOISY, ONE_IN_1500, XOR
from .shared import (
    SIGNS, a_stump, a_tree, judge_unpruned, least_stump_error, melons, stump_outputs, tree_outputs, weighted_points
)  # fmt: skip

EXERCISE = exercise(
    kind="program",
    book="§8.2，图 8.3，图 8.4 / figures 8.3 and 8.4",
    patterns=["oracle", "trace", "invariant"],
    hints=[
        (
            "先写对一轮：均匀的权、最好的树桩、它的 ε 与 α、新的权。用 3.0α 的第一轮核对：谁的权变大了？",
            "Get one round right first: equal weights, the best stump, its ε and α, the new weights. Check it on 3.0α: whose weights "
            "grew?",
        ),
        (
            "树桩要使带权错误率最小，不是信息增益最大；两种符号都要试。",
            "A stump minimises the weighted error, it does not maximise information gain; try both signs.",
        ),
        (
            "不剪枝的树在 3.0α 上 ε_1 是多少，α_1 呢？重采样时，ε 仍在全部样本上按当前分布计算。",
            "What are ε_1 and α_1 of an unpruned tree on 3.0α? When re-sampling, ε is still computed on all samples by the current "
            "distribution.",
        ),
    ],
    contract=[
        (
            "权小到 $10^{-20}$、错误率只差 $2×10^{-9}$ 的树桩也分得出高下；|α| 到 46，ε 从 $10^{-12}$ 到 $1 - 10^{-8}$",
            "Tells stumps apart whose errors differ by $2×10^{-9}$, with weights down to $10^{-20}$; |α| up to 46, ε from $10^{-12}$ to "
            "$1 - 10^{-8}$",
        ),
        (
            "150 轮，1500 个样本，90 层的树，取值只差 $10^{-9}$；ε 与 ½ 相差 0.001 就还有下一轮",
            "150 rounds, 1500 samples, trees of 90 levels, values $10^{-9}$ apart; where ε is 0.001 below ½ the rounds go on",
        ),
        (
            "重采样 105 轮，120 个样本；合用的采样四十次才有一次时，也抽得到",
            "105 rounds of re-sampling, 120 samples; a sample that is of use once in forty draws is found",
        ),
    ],
    written={
        "observations": [
            (
                "数出树桩集成规模 3、5、11 时错 1、1、0 个，边界逐渐曲折，与图 8.4 相比较",
                "Counts 1, 1 and 0 mistakes of stumps at sizes 3, 5 and 11, sees the boundary get crooked, and compares with figure 8.4",
            ),
            (
                "说明不剪枝的树 ε_1 = 0、α_1 无穷大，没有错例可盯，所以一轮就停；重采样怎样改变这一点",
                "Says that unpruned trees have ε_1 = 0 and infinite α_1, no mistake to look at, and so stop after one round; and what "
                "re-sampling changes",
            ),
            (
                "比较同样规模的树与树桩，并指出训练错误为 0 不等于泛化更好",
                "Compares trees and stumps of the same size, and notes that no training errors do not mean better generalisation",
            ),
        ]
    },
)


@st.composite
def ensembles(draw):
    """{"trace", "X"}: stumps and trees; the weights are such that sums are exact, and ties occur."""
    X = draw(matrices((1, 9), (1, 3)))
    rng = np.random.default_rng(draw(seeds()))

    def tree(depth):
        if depth == 0:
            return {"label": int(rng.choice(SIGNS))}
        return {**cut(), "le": tree(depth - 1), "gt": tree(int(rng.integers(depth)))}

    def cut():
        # A value of the column itself, so that it is seen to which side equality belongs.
        j = int(rng.integers(X.shape[1]))
        return {"feature": j, "threshold": float(rng.choice(X[:, j])) + float(rng.choice([0.0, 0.0, 0.5]))}

    trace = []
    for _ in range(draw(st.sampled_from([1, 2, 3, 4, 5, 60]))):
        alpha = float(rng.integers(0, 9) / 4 + rng.integers(0, 3) * 2.0**-20)
        if rng.random() < 0.5:
            trace.append({**cut(), "sign": int(rng.choice(SIGNS)), "alpha": alpha, "epsilon": 0.25})
        else:
            trace.append({"tree": tree(int(rng.integers(4))), "alpha": alpha})
    return {"trace": trace, "X": X}


@check(points=0.5, book="图 8.3 第 7 行 / figure 8.3, line 7")
def test_first_weights(answer):
    """3.0α 的第一轮之后，错的三个瓜各重 1/6，其余各重 1/28 /
    After the first round on 3.0α the three melons it got wrong weigh 1/6 each, the others 1/28"""
    y, w = melons()[1], np.full(17, 1 / 17)
    h = stump_outputs({"feature": 1, "threshold": 0.2045, "sign": 1}, melons()[0])
    new = np.full(17, 1 / 28)
    new[[6, 9, 14]] = 1 / 6
    with hint(*HINT_WEIGHTS):
        close(answer.reweight(w, y, h, 0.5 * math.log(14 / 3)), new, ("更新后的权", "the new weights"))


@check(points=0.5, book="图 8.4 / figure 8.4")
def test_rounds_on_melons(answer):
    """3.0α 上前五轮的树桩、ε 与 α / Stumps, ε and α of the first five rounds on 3.0α"""
    X, y = melons()
    trace = sequence(answer.adaboost_stumps(X, y, 11), 11, ("各轮的列表", "the list of rounds"))
    for t, (feature, threshold, sign, eps, alpha) in enumerate(ROUNDS):
        with at(f"第 {t + 1} 轮", f"round {t + 1}"), hint(*HINT_TRACE):
            one = mapping(trace[t], ("epsilon", "alpha"), ("一轮", "a round"))
            stump = a_stump(one, X)
            close(number(one["epsilon"]), eps, ("ε", "ε"), abs=1e-8)
            close(number(one["alpha"]), alpha, ("α", "α"), abs=1e-8)
            equal([stump["feature"], stump["sign"]], [feature, sign], ("列与符号", "column and sign"))
            close(stump["threshold"], threshold, ("阈值", "the threshold"))


@check(
    points=1.5, book="(8.18)", given={"points": weighted_points()}, also=pins.best_stump, strict=pins.best_stump_strict
)
def test_best_stump(answer, points):
    """树桩的带权错误率最小：任何列、任何阈值、两种符号都不更小 /
    No stump has less weighted error, in whatever column, at whatever threshold, with either sign"""
    X, y, w = points.values()
    stump = a_stump(answer.best_stump(X, y, w), X)
    error, least = math.fsum(w[stump_outputs(stump, X) != y]), least_stump_error(X, y, w)
    with hint(*HINT_STUMP):
        require(
            error <= least + 1e-12,
            f"它的带权错误率是 {error:.9g}，最小的是 {least:.9g}",
            f"Its weighted error is {error:.9g}, the least is {least:.9g}",
        )


@check(
    points=0.5,
    book="(8.11)",
    given={"eps": edges(0.0, 0.999)},
    also=pins.classifier_weight,
    strict=pins.classifier_weight_strict,
)
def test_classifier_weight(answer, eps):
    """分类器的权重符合 (8.11)，ε = 0 时也有限 / The weight of a classifier is (8.11), and finite if ε = 0"""
    with hint(*(HINT_TINY if eps < 1e-10 else HINT_ALPHA)):
        # The minimum of e^(-α)(1-ε) + e^α ε has e^(2α) = (1-ε)/ε.
        small = max(eps, 1e-10)
        close(answer.classifier_weight(eps), 0.5 * (math.log1p(-small) - math.log(small)), ("α", "α"))


@check(
    points=0.5,
    book="图 8.3 第 7 行，(8.19) / figure 8.3, line 7, and (8.19)",
    given={"points": weighted_points(), "alpha": grid(-3, 8), "seed": seeds()},
    also=pins.reweight,
)
def test_reweight(answer, points, alpha, seed):
    """更新后的权之和为 1，与 (8.19) 相符；α 取 (8.11) 时，刚才的分类器在新权下恰好错一半 /
    The new weights sum to 1 and are those of (8.19); with α of (8.11) the classifier is wrong on exactly half of them
    """
    y, w = points["y"], points["w"]
    h = np.where(np.random.default_rng(seed).random(len(y)) < 0.3, -y, y)
    with hint(*HINT_WEIGHTS):
        wanted = np.where(h == y, w, w * math.exp(2 * alpha))
        close(answer.reweight(w, y, h, alpha), wanted / math.fsum(wanted), ("新的权", "the new weights"))
        eps = math.fsum(w[h != y])
        if 1e-9 < eps < 1 - 1e-9:
            new = array(
                answer.reweight(w, y, h, 0.5 * math.log((1 - eps) / eps)), (len(y),), ("新的权", "the new weights")
            )
            close(math.fsum(new[h != y]), 0.5, ("分错的样本的新权之和", "the total new weight of what it got wrong"))


@check(
    points=0.5, book="图 8.3 / figure 8.3", given={"case": ensembles()}, also=pins.predict, strict=pins.predict_strict
)
def test_predict(answer, case):
    """集成的预测是 Σ α_t h_t(x) 的符号，和为 0 时是 +1，树桩与树都可以 /
    An ensemble predicts the sign of Σ α_t h_t(x), +1 if that is 0, for stumps and for trees"""
    trace, X = case.values()
    score = sum(
        one["alpha"] * (tree_outputs(one["tree"], X) if "tree" in one else stump_outputs(one, X)) for one in trace
    )
    got = labels(answer.predict(trace, X), len(X), SIGNS, ("预测", "the predictions"))
    with hint(
        '大于阈值才归 sign 或 "gt"；各成员的 ±1 乘上 alpha 再求和。',
        'Only above the threshold it is sign or "gt"; multiply each ±1 by its alpha and add up.',
    ):
        equal(got, np.where(score >= 0, 1, -1), ("预测", "the predictions"))


@check(points=0.5, book="图 8.4 / figure 8.4", given={"case": ensembles(), "seed": seeds()}, also=pins.errors_by_size)
def test_errors_by_size(answer, case, seed):
    """每个规模的错误数：第 k 个数只由前 k 轮投票得出 /
    The errors by size: the k-th number comes from the vote of the first k rounds alone"""
    trace, X = case["trace"], case["X"]
    y = case["y"] if "y" in case else np.random.default_rng(seed).choice(SIGNS, size=len(X))
    score, expected = np.zeros(len(X)), []
    for one in trace:
        score = score + one["alpha"] * (tree_outputs(one["tree"], X) if "tree" in one else stump_outputs(one, X))
        expected.append(int(np.sum(np.where(score >= 0, 1, -1) != y)))
    with hint(*HINT_SIZES):
        got = integers(answer.errors_by_size(trace, X, y), len(trace), ("各规模的错误数", "the errors by size"))
        equal(got, expected, ("各规模的错误数", "the errors by size"))


@check(
    points=1.5,
    book="图 8.3, (8.11), (8.19) / figure 8.3",
    given={"points": weighted_points(), "rounds": st.integers(1, 8)},
    also=pins.trace,
    strict=pins.trace_strict,
    examples=25,
)
def test_trace(answer, points, rounds):
    """每一轮都由前一轮的权得出；训练错误率不超过 Π 2√(ε(1−ε)) /
    Each round follows from the weights that the one before left; the training error is at most Π 2√(ε(1−ε))"""
    X, y = points["X"], points["y"]
    trace = sequence(answer.adaboost_stumps(X, y, rounds), None, ("各轮的列表", "the list of rounds"))
    require(len(trace) <= rounds, f"应至多 {rounds} 轮", f"There should be at most {rounds} rounds", got=trace)
    w = _replay(trace, X, y, rounds)
    done = bool(trace) and number(trace[-1]["epsilon"]) <= 1e-11
    if len(trace) < rounds and not done:
        with hint(*HINT_STOP):
            require(
                least_stump_error(X, y, w) >= 0.5 - 1e-7,
                f"{len(trace)} 轮就停了，而还有错误率小于 ½ 的树桩",
                f"It stopped after {len(trace)} rounds, though a stump with error below ½ is left",
            )
    score = sum(number(one["alpha"]) * stump_outputs(a_stump(one, X), X) for one in trace)
    if trace:
        wrong = float(np.mean(np.where(score >= 0, 1, -1) != y))
        bound = math.prod(2 * math.sqrt(max(0.0, e * (1 - e))) for e in (number(one["epsilon"]) for one in trace))
        at_most(wrong, max(bound, 1e-4 if done else 0.0), ("训练错误率", "the training error"), slack=1e-6)


@check(points=0.5, book="图 8.3 第 5 行 / figure 8.3, line 5")
def test_stopping(answer):
    """停止：一个树桩就能分开时只有一轮；异或的四个点一轮也没有 /
    Stopping: one round where a stump separates the classes; none for the four points of XOR"""
    with hint(*HINT_STOP):
        for X, y in (
            (np.array([[1.0], [2.0], [3.0]]), np.array([-1, 1, 1])),
            (np.array([[0.0, 5.0], [1.0, 5.0]]), np.array([1, -1])),
        ):
            trace = sequence(answer.adaboost_stumps(X, y, 5), 1, ("各轮的列表", "the list of rounds"))
            one = mapping(trace[0], ("epsilon", "alpha"), ("一轮", "a round"))
            close(one["epsilon"], 0.0, ("ε", "ε"))
            close(one["alpha"], 0.5 * math.log((1 - 1e-10) / 1e-10), ("α", "α"), abs=1e-6)
        for copies in (1, 2):  # whose weights are exact
            X, y = np.tile(XOR["X"], (copies, 1)), np.tile(XOR["y"], copies)
            sequence(answer.adaboost_stumps(X, y, 5), 0, ("各轮的列表", "the list of rounds"))


@check(
    points=1,
    book="§4.2.1, (8.18)",
    given={"points": weighted_points(positive=True)},
    also=pins.grow_tree,
    examples=40,
)
def test_grow_tree(answer, points):
    """不剪枝的树：每个结点的划分增益最大，每个叶结点同类或不能再分，在 3.0α 上没有错误 /
    The unpruned tree: every split gains most, every leaf is of one class or cannot be split; no errors on 3.0α"""
    X, y, w = points.values()
    got = answer.grow_tree(X, y, w)
    with hint(*HINT_TREE):
        judge_unpruned(a_tree(got, X), X, y, w, got)


@check(
    points=1,
    book="§8.2",
    given={
        "points": weighted_points((6, 12), stretch=False),
        "rounds": st.integers(1, 4),
        "seed": st.integers(0, 1000),
    },
    also=pins.resampling,
    strict=pins.resampling_strict,
    examples=8,
)
def test_resampling(answer, points, rounds, seed):
    """重采样：树在采样上长成，ε 在全部样本上按当前分布计算，0 < ε < ½；同一个种子结果相同 /
    Re-sampling: trees are grown on the sample, ε is by the current distribution on all samples, 0 < ε < ½; one seed, one result
    """
    X, y = points["X"], points["y"]
    trace = sequence(
        repeatable(answer, "adaboost_resampling", X, y, rounds, seed, between=[(X, y, 1, seed + 1)]),
        None,
        ("各轮的列表", "the list of rounds"),
    )
    require(len(trace) <= rounds, f"应至多 {rounds} 轮", f"There should be at most {rounds} rounds", got=trace)
    _judge_resampling(trace, X, y, rounds)
    if len(y) == 5 and not np.ptp(X):
        with hint(*HINT_REDRAW):
            require(
                len(trace) == 1,
                "应有 1 轮：在这之后无论怎样抽，错误率都是 ½",
                "There should be 1 round: after it the error is ½, whatever is drawn",
                got=len(trace),
            )
    if len(y) >= 17:
        with hint(*HINT_STOP):
            require(
                len(trace) == rounds,
                f"应有 {rounds} 轮：不合条件时重抽，不是停止",
                f"There should be {rounds} rounds: where the conditions are not met, draw again, do not stop",
                got=len(trace),
            )


@check(points=0.5, book="§8.2")
def test_sampling(answer):
    """重采样按权抽取：第一轮的错例在第二轮占采样的一半左右；不同的种子结果不同 /
    Re-sampling draws by weight: the first round's mistakes make about half of the second sample; seeds differ
    """
    X, y = NOISY["X"], NOISY["y"]
    among, repeated, samples = [], 0, set()
    for trace in seed_matters(answer, "adaboost_resampling", X, y, 2, seeds=[*range(12), 100, 1000, 12345, 10**6]):
        rounds = sequence(trace, 2, ("各轮的列表", "the list of rounds"))
        first, second = (mapping(one, ("sample", "tree"), ("一轮", "a round")) for one in rounds)
        wrong = tree_outputs(a_tree(first["tree"], X), X) != y
        sample = [i for i in integers(second["sample"], 40, ("采样", "the sample")) if 0 <= i < 40]
        among += wrong[sample].tolist()
        repeated += len(set(sample)) < 40
        samples.add(tuple(sample))
    require(
        len(samples) >= 15,
        f"16 个不同的种子只给出 {len(samples)} 种结果",
        f"16 different seeds give {len(samples)} different results only",
        got=len(samples),
    )
    share = float(np.mean(among))
    with hint(*HINT_RESAMPLING):
        require(repeated >= 15, "应是有放回的抽样", "Samples should be drawn with replacement")
        # 640 draws have a standard deviation of 0.02 about ½; drawn regardless of weight it would be near 0.2.
        require(
            0.37 <= share <= 0.62,
            f"错例在第二轮的采样中占 {share:.3f}，应在 0.5 左右",
            f"The mistakes make {share:.3f} of the second samples; it should be about 0.5",
        )


@check(points=0.5, book="§8.2", also=pins.redraws, strict=pins.redraws_strict)
def test_redraws(answer, points, rounds, draws, least):
    """ε = 0 或 ε ≥ ½ 时重抽，不是停止 / At ε = 0 or ε ≥ ½ it draws again, and does not stop"""
    found = 0
    for seed in range(draws):
        trace = sequence(
            answer.adaboost_resampling(points["X"], points["y"], rounds, seed),
            None,
            ("各轮的列表", "the list of rounds"),
        )
        if trace:
            one = mapping(trace[0], ("sample", "tree", "epsilon", "alpha"), ("一轮", "a round"))
            integers(one["sample"], len(points["y"]), ("采样", "the sample"))
            found += number(one["epsilon"], ("ε", "ε")) > 0
    with hint(*HINT_REDRAW):
        require(
            found >= least,
            f"{draws} 个种子中有 {found} 个得到至少一轮，应至少有 {least} 个",
            f"Of {draws} seeds {found} gave a round or more; it should be {least} at least",
        )


@check(points=0.5, book="§8.2")
def test_later_samples(answer):
    """重采样在以后各轮也按当前的分布抽取：上一轮的错例占采样的一半左右 /
    In later rounds, too, re-sampling draws by the current distribution: the last round's mistakes make about half of a sample
    """
    X, y = NOISY["X"], NOISY["y"]
    among = []
    for seed in range(2):
        trace = sequence(answer.adaboost_resampling(X, y, 8, seed), 8, ("各轮的列表", "the list of rounds"))
        rounds = [mapping(one, ("sample", "tree"), ("一轮", "a round")) for one in trace]
        for before, one in zip(rounds[2:], rounds[3:], strict=False):
            wrong = tree_outputs(a_tree(before["tree"], X), X) != y
            sample = integers(one["sample"], 40, ("采样", "the sample"))
            among += wrong[[i for i in sample if 0 <= i < 40]].tolist()
    share = float(np.mean(among))
    with hint(*HINT_RESAMPLING):
        # 400 draws have a standard deviation of 0.025 about ½; by an older distribution it would be below 0.25.
        require(
            0.35 <= share <= 0.65,
            f"上一轮的错例在第 4 至 8 轮的采样中占 {share:.3f}，应在 0.5 左右",
            f"The mistakes of the round before make {share:.3f} of the samples of rounds 4 to 8; it should be about 0.5",
        )


@picture(
    "西瓜数据集 3.0α 上 AdaBoost 集成规模为 3、5、11 时的分类，点的大小是下一轮的权",
    "AdaBoost on watermelon 3.0α with 3, 5 and 11 stumps; the size of a point is its weight in the next round",
    alt=(
        "三幅图，横轴密度，纵轴含糖率；阴影是判为正的区域，加号是好瓜，横线是坏瓜，规模越大区域越曲折，到 11 时没有错误。",
        "Three panels of density against sugar content; the shaded region is decided +1, plus signs are good melons, dashes bad ones; "
        "the region gets more crooked with size, and at 11 nothing is wrong.",
    ),
)
def draw_ensembles(figure, answer, reference, says):
    X, y = melons()
    trace = sequence(answer.adaboost_stumps(X, y, 11))
    panels = figure.subplots(3, 1, sharex=True)
    across, up = np.meshgrid(np.linspace(0.2, 0.8, 61), np.linspace(0, 0.5, 51))
    plane = np.column_stack([across.ravel(), up.ravel()])
    for panel, size in zip(panels, (3, 5, 11), strict=True):
        score = sum(number(one["alpha"]) * stump_outputs(a_stump(one, X), X) for one in trace[:size])
        w = np.exp(-y * score)
        decided = np.array(answer.predict(trace[:size], plane), dtype=float).reshape(across.shape)
        panel.contourf(across, up, decided, levels=[-2, 0, 2], colors=["white", "lightgray"])
        for label, mark in ((1, "+"), (-1, "_")):
            panel.scatter(*X[y == label].T, s=30 + 400 * w[y == label] / w.sum(), marker=mark, color="black")
        panel.set_title(says(f"规模 {size}", f"size {size}"), fontsize="small")
        panel.set_ylabel(says("含糖率", "sugar"))
    panels[-1].set_xlabel(says("密度", "density"))
    figure.tight_layout()


HINT_STUMP = (
    "试遍每一列、每个中点、两种符号，比较错分样本的权之和。",
    "Try each column, each midpoint and both signs; compare the total weights of the samples they get wrong.",
)
HINT_ALPHA = ("(8.11) 前面有 ½。", "There is a ½ in (8.11).")
HINT_TINY = (
    "ε 小于 1e-10 时都按 1e-10 计算，不只是 ε = 0 时。",
    "Any ε below 1e-10 counts as 1e-10, not ε = 0 alone.",
)
HINT_WEIGHTS = (
    "分对的乘 e^(−α)，分错的乘 e^(α)，再除以总和。",
    "Multiply by e^(−α) where it is right and by e^(α) where it is wrong, then divide by the sum.",
)
HINT_TRACE = (
    "每一轮：按当前的权选树桩，ε 是按当前的权算的，再由 α 更新权。",
    "In each round the stump is chosen, and ε computed, by the current weights; then α updates them.",
)
HINT_REDRAW = (
    "一轮要重抽满 100 次才停止；停止时以前各轮都留下。",
    "Stop only after 100 draws of a round; the rounds before remain.",
)
HINT_SIZES = (
    "规模为 k 的集成只有前 k 轮：每轮都把 α_t h_t 加到得分上，再数符号与标记不符的样本。要的是个数，不是比例。",
    "The ensemble of size k has the first k rounds only: add α_t h_t to the scores each round, and count the samples whose sign is not "
    "the label. It is a number, not a share.",
)
HINT_STOP = (
    "ε ≥ ½ 的一轮不要；ε = 0 的一轮要，α 用 1e-10 算，然后停止。",
    "A round with ε ≥ ½ is dropped; one with ε = 0 is kept, its α computed from 1e-10, and ends it.",
)
HINT_TREE = (
    "熵里的比例用权来算；增益为 0 也继续划分，直到同类或各列全同。",
    "Take the shares in the entropy from the weights; split even if the gain is 0, until one class or equal columns.",
)
HINT_RESAMPLING = (
    "按当前分布抽样，在样本上长树；ε 不在样本上算，而是在全部样本上按当前分布算；它不在 0 与 ½ 之间就重抽，再更新分布。",
    "Draw by the current distribution, grow the tree on the sample; compute ε not on the sample, but on all samples by that distribution; "
    "draw again unless it is between 0 and ½, then update.",
)

ROUNDS = (
    (1, 0.2045, 1, 0.1764705882, 0.77022252),
    (0, 0.3815, 1, 0.1785714286, 0.76302815),
    (1, 0.3730, 1, 0.2101449275, 0.66202603),
    (0, 0.6365, -1, 0.2467889908, 0.55790586),
    (0, 0.3815, 1, 0.2963404860, 0.43239276),
)
"""The first rounds on 3.0α; every optimum is the only one. Recomputed with a search over all stumps."""
ONE_IN_1500["y"][-1] = -1
ONE_IN_1500["X"][-101:, 1] = -1.0
"""The best stump errs on the last, the one in the other column on a hundred others."""


def _replay(trace, X, y, rounds):
    """The weights before each round, and after the last; each stump, ε and α are what they should be."""
    w = np.full(len(y), 1 / len(y))
    for t, entry in enumerate(trace):
        with at(f"第 {t + 1} 轮", f"round {t + 1}"):
            one = mapping(entry, ("epsilon", "alpha"), ("一轮", "a round"))
            h = stump_outputs(a_stump(one, X), X)
            eps = math.fsum(w[h != y])
            with hint(*HINT_TRACE):
                least = least_stump_error(X, y, w)
                require(
                    eps <= least + 1e-8,
                    f"按当前的权，树桩的错误率是 {eps:.9g}，最小的是 {least:.9g}",
                    f"By the current weights the stump has error {eps:.9g}, the least is {least:.9g}",
                )
                close(number(one["epsilon"]), eps, ("ε", "ε"), abs=1e-8)
                clipped = max(eps, 1e-10)
                close(number(one["alpha"]), 0.5 * math.log((1 - clipped) / clipped), ("α", "α"), abs=1e-6)
            with hint(*HINT_STOP):
                require(eps < 0.5 + 1e-9, "ε ≥ ½ 的一轮没有舍弃", "A round with ε ≥ ½ was not dropped")
                require(
                    eps > 1e-11 or t == len(trace) - 1, "ε = 0 之后还有下一轮", "There is another round after ε = 0"
                )
            w = np.where(h == y, w, w * (1 - clipped) / clipped)
            w = w / w.sum()
    return w


def _judge_resampling(trace, X, y, rounds):
    m = len(y)
    w = np.full(m, 1 / m)
    for t, entry in enumerate(trace):
        with at(f"第 {t + 1} 轮", f"round {t + 1}"):
            one = mapping(entry, ("sample", "tree", "epsilon", "alpha"), ("一轮", "a round"))
            sample = integers(one["sample"], m, ("采样", "the sample"))
            require(
                all(0 <= i < m and w[i] > 0 for i in sample),
                f"采样中应是 0 到 {m - 1} 的行号",
                f"The sample should hold row numbers from 0 to {m - 1}",
                got=sample,
            )
            tree = a_tree(one["tree"], X)
            with hint(*HINT_TREE):
                judge_unpruned(tree, X[sample], y[sample], np.ones(m), one["tree"])
            with hint(*HINT_RESAMPLING):
                h = tree_outputs(tree, X)
                eps = math.fsum(w[h != y])
                # An ε of ½ is a little less for those who add the weights in another order.
                require(1e-13 < eps < 0.5 + 1e-9, f"ε = {eps:.6g} 时应重抽", f"With ε = {eps:.6g} it should draw again")
                close(number(one["epsilon"]), eps, ("ε", "ε"), abs=1e-8)
                close(number(one["alpha"]), 0.5 * math.log((1 - eps) / eps), ("α", "α"), abs=1e-7)
            w = np.where(h == y, w, w * (1 - eps) / eps)
            w = w / w.sum()
