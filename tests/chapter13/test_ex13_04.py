"""Checks of exercise 13.4."""

from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, at_most, between, boolean, check, close, equal, exercise, hint, integers, labels, mapping, memo,
    number, one_of, picture, plain, repeatable, require, sequence
)  # fmt: skip
from grader.strategies import grid, seeds

from .pins import ex13_04 as pins
from .pins.ex13_04 import FEW, IRIS, LEAKS, RUNS, SPARSE, WINE, two_sided
from .shared import allowed, clear_scores, least_solutions, slacks, svm, svm_primal, violating, with_pseudo

EXERCISE = exercise(
    kind="experiment",
    book="§13.3，图 13.4, (13.9) / §13.3, figure 13.4, (13.9)",
    patterns=["certificate", "witness", "experiment"],
    hints=[
        (
            "伪标记给定之后，(13.9) 就是一个样本代价不同的普通 SVM。",
            "With the pseudo-labels given, (13.9) is an ordinary SVM whose samples differ in cost.",
        ),
        (
            "打印各级的 C_u 与目标值：一级之内不应上升，最后一级 C_u = C_l。",
            "Print C_u and the objectives of each level: no rise within a level, and the last has C_u = C_l.",
        ),
        (
            "三部分行号取自同一个随机排列；均值与标准差不看测试样本。",
            "Take the three parts from one random permutation; means and deviations do not look at test samples.",
        ),
    ],
    written={
        "observations": [
            ("两个数据集，多次划分的精度", "Two data sets, accuracies over several splits"),
            ("差别是否显著", "Whether the differences are significant"),
            ("何时有用、何时有害的看法", "A view on when it helps and when it hurts"),
        ]
    },
)


@st.composite
def settings(draw):
    """The arguments of `s3vm_objective`."""
    rng = np.random.default_rng(draw(seeds()))
    d = draw(st.sampled_from((1, 2, 3, 9)))
    m, u = (draw(st.sampled_from(sizes)) for sizes in ((1, 2, 4, 110), (0, 1, 3, 7, 110)))
    scale = draw(st.sampled_from((1.0, 1.0, 1e-5, 200.0)))
    X = rng.integers(-4, 5, (m + u, d)) + draw(st.sampled_from((0.0, 0.123456789))) * rng.random((m + u, d))
    if draw(st.booleans()):
        X[-1], X[:, 0] = X[0], X[:, 1:].sum(axis=1)
    w, b = rng.integers(-3, 4, d) / 4, float(rng.integers(-4, 5) / 4)
    C = [float(c) for c in 10.0 ** rng.uniform(-3, 2.5, 2)]
    y, y_hat = rng.choice((-1, 1), m), rng.choice((-1, 1), u)
    return {
        "w": w / scale,
        "b": b,
        "X_l": X[:m] * scale,
        "y_l": y.tolist(),
        "X_u": X[m:] * scale,
        "y_hat": y_hat.tolist(),
        "C": C,
    }


@st.composite
def slack_lists(draw):
    u = draw(st.sampled_from((0, 1, 2, 2, 3, 5, 9, 130)))
    if u == 130:
        rng = np.random.default_rng(draw(seeds()))
        top = draw(st.sampled_from((1000, 1030, 2000)))
        return {"y_hat": rng.choice((-1, 1), u).tolist(), "xi": (rng.integers(0, top, u) / 1024).tolist()}
    y_hat = draw(st.lists(st.sampled_from((-1, 1)), min_size=u, max_size=u))
    top = draw(st.sampled_from((1.0, 1.25, 2.0, 4.0)))
    return {"y_hat": y_hat, "xi": draw(st.lists(grid(0, top), min_size=u, max_size=u))}


@check(points=1, book="(13.9)")
def test_by_hand(answer):
    """手算的目标：w = 1 与 w = 2，交换之前与之后 /
    Objectives by hand: w = 1 and w = 2, before and after an exchange"""
    X_l, X_u = np.array([[1.0], [-1.0]]), np.array([[-0.5], [0.25]])
    with hint(*HINT_OBJECTIVE):
        for w, y_hat, expected in ((1.0, [1, -1], 1.875), (1.0, [-1, 1], 1.125), (2.0, [1, -1], 3.75)):
            got = answer.s3vm_objective(np.array([w]), 0.0, X_l, [1, -1], X_u, y_hat, 1.0, 0.5)
            close(got, expected, (f"w = {w}, ŷ = {y_hat} 的目标", f"the objective for w = {w}, ŷ = {y_hat}"))


@check(points=1, book="(13.9)", given={"case": settings()}, also=pins.objective)
def test_objective(answer, case):
    """目标符合 (13.9) / The objective is that of (13.9)"""
    w, b, X_l, y_l, X_u, y_hat, (C_l, C_u) = case.values()
    X, y, costs = with_pseudo(X_l, y_l, X_u, y_hat, C_l, C_u, C_u)
    with hint(*HINT_OBJECTIVE):
        got = answer.s3vm_objective(w, b, X_l, y_l, X_u, y_hat, C_l, C_u)
        close(got, svm_primal(w, b, X, y, costs), ("目标", "the objective"))


@check(points=1, book="图 13.4 第 6 行 / figure 13.4, line 6", given={"case": slack_lists()}, also=pins.swap_candidate)
def test_swap_candidate(answer, case):
    """swap_candidate 返回满足第 6 行条件的一对，没有时为 None /
    swap_candidate returns a pair that meets the condition of line 6, None if there is none"""
    y_hat, xi = case.values()
    got = plain(answer.swap_candidate(y_hat, xi))
    exists = violating(y_hat, xi)
    with hint(*HINT_SWAP):
        if exists is None:
            require(
                got is None, "没有满足条件的一对，应返回 None", "No pair meets the condition: None is right", got=got
            )
            return
        require(got is not None, f"{exists} 满足条件", f"{exists} meets the condition", expected=exists, got=got)
        i, j = integers(got, 2, ("一对", "the pair"))
        require(
            0 <= i < len(xi)
            and 0 <= j < len(xi)
            and y_hat[i] != y_hat[j]
            and min(xi[i], xi[j]) > 0
            and xi[i] + xi[j] > 2,
            f"({i}, {j}) 不满足条件",
            f"({i}, {j}) does not meet the condition",
            expected=exists,
            got=got,
        )


@check(points=1, book="(13.9)", given={"case": st.sampled_from(FEW)}, also=pins.best_assignment, examples=1)
def test_best_assignment(answer, case):
    """best_assignment 的目标值是所有指派中最小的 /
    The objective of best_assignment is the least of all assignments"""
    u, (C_l, C_u) = len(case["X_u"]), (case["C_l"], case["C_u"])
    got = labels(answer.best_assignment(*case.values()), u, (-1, 1), ("指派", "the assignment"))
    objectives = least_objectives(*case.values())
    least = min(objectives.values())
    reached = objectives[tuple(int(label) for label in got)]
    with hint(*HINT_BEST):
        require(
            reached <= least + 2 * allowed(least, C_l * len(case["y_l"]) + C_u * u),
            f"它的最优目标值是 {reached:.6g}，最小的是 {least:.6g}",
            f"Its optimal objective is {reached:.6g}, the least is {least:.6g}",
            expected=list(min(objectives, key=objectives.get)),
            got=got,
        )


@check(points=1, book="图 13.4 / figure 13.4", given={"case": st.just({})}, examples=1)
def test_stuck(answer, case):
    """stuck_assignment 没有可以交换的一对，而正例个数相同的另一种指派的目标小得多 /
    stuck_assignment has no pair to exchange, though an assignment with as many positives has a far smaller objective"""
    X_l, y_l, X_u, y_hat, C_l, C_u = sequence(answer.stuck_assignment(), 6, ("例子", "the example"))
    X_l, X_u = array(X_l, (None, None), ("X_l", "X_l")), array(X_u, (None, None), ("X_u", "X_u"))
    C_l, C_u = (between(number(C), 0.1, 10, ("代价", "the cost")) for C in (C_l, C_u))
    m, u = len(X_l), len(X_u)
    require(
        2 <= m <= 6 and 2 <= u <= 6,
        "样本的个数应在 2 到 6 之间",
        "There should be 2 to 6 samples of each kind",
        got=(m, u),
    )
    require(
        X_l.shape[1] == X_u.shape[1] <= 3,
        "属性应至多 3 个，X_l 与 X_u 一样多",
        "There should be at most 3 attributes, as many in X_l as in X_u",
    )
    require(max(np.abs(X).max() for X in (X_l, X_u)) <= 100, "坐标应不超过 100", "Coordinates should be at most 100")
    y_l = [int(one) for one in labels(y_l, m, (-1, 1), ("y_l", "y_l"))]
    y_hat = [int(one) for one in labels(y_hat, u, (-1, 1), ("y_hat", "y_hat"))]
    for name, one in (("y_l", y_l), ("y_hat", y_hat)):
        require(set(one) == {-1, 1}, f"{name} 中应有两类", f"{name} should have both classes", got=one)
    w, b, reached = svm(*with_pseudo(X_l, y_l, X_u, y_hat, C_l, C_u, C_u))
    xi = slacks(w, b, X_u, y_hat)
    with hint(*HINT_STUCK):
        # If both slacks are positive their sum does not hang on b.
        score = X_u @ w
        apart = all(score[i] - score[j] >= 1e-3 for i in range(u) for j in range(u) if y_hat[i] > y_hat[j])
        pairs = [
            (i, j)
            for i in range(u)
            for j in range(u)
            if y_hat[i] > y_hat[j] and min(xi[i], xi[j]) > 1e-5 and xi[i] + xi[j] > 1.999
        ]
        require(
            apart or not pairs,
            f"{pairs[:1]} 可以交换：松弛量是 {[float(x) for x in xi]}",
            f"{pairs[:1]} may be exchanged: the slacks are {[float(x) for x in xi]}",
            got=y_hat,
        )
        objectives = least_objectives(X_l, y_l, X_u, C_l, C_u)
        least = min(value for one, value in objectives.items() if one.count(1) == y_hat.count(1))
        require(
            reached >= 1.05 * least - 1e-6,
            f"它的最优目标值是 {reached:.6g}，正例个数相同的指派中最小的是 {least:.6g}",
            f"Its optimal objective is {reached:.6g}, the least of those with as many positives is {least:.6g}",
            got=y_hat,
        )


@check(points=2.5, book="图 13.4 / figure 13.4", given={"case": st.sampled_from(RUNS)}, also=pins.tsvm, examples=1)
def test_tsvm(answer, case):
    """TSVM：各级的 C_u、目标不升、正例个数不变，最后没有可以交换的一对 /
    TSVM: C_u of all levels, objectives that do not rise, as many positives as before, no pair left at the end"""
    X_l, y_l, X_u, C_l, C_u0 = case.values()
    scores = clear_scores(X_l, y_l, X_u, C_l)
    if scores is None:
        raise AssertionError("The SVM of the labelled samples is not as clear as the stub says")
    u, start = len(X_u), [1 if score >= 0 else -1 for score in scores]
    got = mapping(answer.tsvm(*case.values()), ("w", "b", "y_hat", "levels"), ("结果", "the result"))
    w, b = array(got["w"], (X_l.shape[1],), ("w", "w")), number(got["b"], ("b", "b"))
    y_hat = [int(label) for label in labels(got["y_hat"], u, (-1, 1), ("伪标记", "the pseudo-labels"))]
    levels = [mapping(one, ("C_u", "objective")) for one in sequence(got["levels"], None, ("levels", "levels"))]
    expected = [C_u0]
    while expected[-1] < C_l:
        expected.append(min(C_l, 2 * expected[-1]))
    with hint(*HINT_LEVELS):
        close([one["C_u"] for one in levels], expected, ("各级的 C_u", "the C_u of the levels"))
    totals = [C_l * len(y_l) + C_u * u for C_u in expected]
    reached = []
    for t, one in enumerate(levels):
        with at(f"第 {t} 级", f"level {t}"), hint(*HINT_RUN):
            values = [number(value) for value in sequence(one["objective"], None, ("目标值", "the objectives"))]
            require(values, "至少求解一次", "There should be one solution at least", got=values)
            for before, after in zip(values[:-1], values[1:], strict=True):
                at_most(
                    after, before + allowed(before, totals[t]), ("交换之后的目标", "the objective after an exchange")
                )
            if t:
                # The same pseudo-labels at costs of up to twice the size.
                slack = allowed(2 * reached[-1][-1], totals[t])
                between(
                    values[0],
                    reached[-1][-1] - slack,
                    2 * reached[-1][-1] + slack,
                    ("首次求解的目标", "the first objective"),
                )
            reached.append(values)
    first = svm(*with_pseudo(X_l, y_l, X_u, start, C_l, C_u0, C_u0))[2]
    with hint(*HINT_LEVELS):
        what = ("第 0 级首次求解的目标", "the first objective of level 0")
        close(reached[0][0], first, what, rel=0, abs=allowed(first, totals[0]))
    with hint(*HINT_RUN):
        least = least_solutions(X_l, y_l, X_u, start, C_l, C_u0, C_u0)
        require(
            len(reached[0]) >= least,
            f"第 0 级求解了 {len(reached[0])} 次，还有可以交换的一对",
            f"Level 0 was solved {len(reached[0])} times, and a pair to be exchanged is left",
            got=reached[0],
        )
        equal(y_hat.count(1), start.count(1), ("正例的个数", "how many positives there are"))
        X, y, costs = with_pseudo(X_l, y_l, X_u, y_hat, C_l, C_l, C_l)
        value, best = svm_primal(w, b, X, y, costs), svm(X, y, costs)[2]
        slack = allowed(best, totals[-1])
        at_most(value, best + slack, ("最后的 (w, b) 的目标", "the objective of the final (w, b)"))
        close(reached[-1][-1], value, ("最后的目标值", "the last objective"), rel=0, abs=slack)
        pair = violating(y_hat, slacks(w, b, X_u, y_hat), 0.01)
        require(
            pair is None,
            f"最后还有一对样本应当交换：{pair}",
            f"There is still a pair of samples to be exchanged: {pair}",
            got=None if pair is None else [float(one) for one in slacks(w, b, X_u, y_hat)[list(pair)]],
        )


@check(points=0.5, given={"case": st.tuples(st.integers(0, 75), st.integers(0, 75))}, also=pins.differ)
def test_differ(answer, case):
    """差别是否显著，等同于掷币的两侧概率小于 0.05 /
    A difference is significant where the probability for coins, either side counted, is below 0.05"""
    p, q = case
    got = boolean(plain(answer.differ(p, q)), ("显著与否", "whether it is significant"))
    with hint(*HINT_DIFFER):
        equal(got, two_sided(p, q) < 0.05, (f"p = {p}, q = {q} 时", f"for p = {p}, q = {q}"))


@check(
    points=1,
    book="习题 13.4 / exercise 13.4",
    given={"task": st.sampled_from((IRIS,)), "seed": st.integers(0, 10**6), "apart": st.just(1)},
    also=pins.compare,
    examples=2,
)
def test_compare(answer, task, seed, apart):
    """比较：三部分的大小、精度与结论相符；同一个种子结果相同，pred_svm 来自只用有标记样本的 SVM /
    The comparison: sizes of the parts, accuracies and conclusions agree; one seed, one result; pred_svm is from labelled samples only
    """
    X, y = np.asarray(task["X"]), task["y"]
    found = _judge(repeatable(answer, "compare", X, y, seed, between=[(X, y, seed + apart)]), X, y)
    _judge_svm(found, X, y)
    other = _judge(answer.compare(X, y, seed + apart), X, y)
    with hint(*HINT_SPLIT):
        require(
            sorted(other["parts"][0]) != sorted(found["parts"][0]),
            f"seed = {seed} 与 {seed + apart} 的测试样本完全相同",
            f"Seeds {seed} and {seed + apart} have the very same test samples",
        )


@check(
    points=0.5,
    book="图 13.4 / figure 13.4",
    given={"case": st.sampled_from(SPARSE)},
    also=pins.compare_tsvm,
    examples=1,
)
def test_compare_tsvm(answer, case):
    """比较：没有样本要交换时，pred_tsvm 来自伪标记与 C_u = C_l 的 SVM /
    The comparison: where no pair is to be exchanged, pred_tsvm is from the SVM with pseudo-labels and C_u = C_l"""
    X, y, seed = case.values()
    found = _judge(answer.compare(X, y, seed), X, y)
    scores = _tsvm_scores(X, y, found["parts"])
    if scores is None:
        return
    with hint(*HINT_TSVM):
        for row, score, label in zip(found["parts"][0], scores, found["tsvm"], strict=True):
            require(
                abs(score) < 0.15 or label == (1 if score >= 0 else -1),
                f"测试样本 {row} 的得分是 {score:.3g}，pred_tsvm 判为 {label}",
                f"Test sample {row} has the score {score:.3g}, and pred_tsvm says {label}",
                got=found["tsvm"],
            )


@check(points=0.5, given={"case": st.sampled_from(LEAKS)}, also=pins.no_leak, examples=1)
def test_no_leak(answer, case):
    """半数测试样本的属性变得极端，划分和对其他样本的预测都不变 /
    If half of the test samples get extreme attributes, neither the split nor the predictions for others change"""
    X, y, seed, factor = case["X"], case["y"], case["seed"], case["factor"]
    before = _judge(answer.compare(X, y, seed), X, y)
    changed = X.copy()
    changed[before["parts"][0][::2]] *= factor
    after = _judge(answer.compare(changed, y, seed), changed, y)
    with hint(*HINT_LEAK):
        equal(after["parts"], before["parts"], ("三部分的行号", "the rows of the three parts"))
        for name in ("svm", "tsvm"):
            what = (f"pred_{name} 中未变的样本", f"the entries of pred_{name} of samples that have not changed")
            equal(after[name][1::2], before[name][1::2], what)


@picture(
    "两个 UCI 任务上，各四次划分的精度：TSVM 对 SVM",
    "Accuracies for four splits of two UCI tasks each: TSVM against SVM",
    alt=(
        "散点图，横轴是 SVM 的精度，纵轴是 TSVM 的；对角线上方是 TSVM 较好的划分，下方是较差的，两边都有。",
        "A scatter plot of the TSVM's accuracy against the SVM's; above the diagonal are splits on which the TSVM is better, below those on "
        "which it is worse, and there are both.",
    ),
)
def draw_accuracies(figure, answer, reference, says):
    axes = figure.subplots()
    for name, task, mark in (("iris", IRIS, "o"), ("wine", WINE, "s")):
        found = [mapping(answer.compare(task["X"], task["y"], seed), ("acc_svm", "acc_tsvm")) for seed in range(4)]
        axes.plot(
            [number(one["acc_svm"]) for one in found], [number(one["acc_tsvm"]) for one in found], mark, label=name
        )
    axes.plot([0.8, 1], [0.8, 1], ":", color="grey")
    axes.set(xlabel=says("SVM 的精度", "accuracy of the SVM"), ylabel=says("TSVM 的精度", "accuracy of the TSVM"))
    axes.legend()


HINT_OBJECTIVE = (
    "½‖w‖² 加上两组松弛量，各乘自己的代价；无标记样本用伪标记。",
    "½‖w‖² plus two groups of slacks, each times its cost; unlabelled samples take their pseudo-labels.",
)
HINT_SWAP = (
    "异号，两个松弛量都大于 0，和严格大于 2；两个不必都大于 1。",
    "Opposite labels, both slacks above 0, their sum strictly above 2; they need not both exceed 1.",
)
HINT_BEST = (
    "2^u 种指派各求一次 SVM，比较各自的目标值；正例个数不限。",
    "Solve an SVM for each of the 2^u assignments and compare their objectives; any number of positives is allowed.",
)
HINT_STUCK = (
    "ξ 全是 0 时没有可以交换的一对：找两种都能完全分开的指派，间隔相差很大。",
    "Where all slacks are 0 there is no pair to exchange: look for two assignments that both can be separated, with very different margins.",
)
HINT_LEVELS = (
    "C_u 从 C_u0 起逐级加倍，不超过 C_l；C_u = C_l 的一级也要做。",
    "C_u starts at C_u0 and doubles, up to C_l; the level with C_u = C_l is done, too.",
)
HINT_RUN = (
    "每一级都交换到没有这样的一对为止，每次只换一正一负，换后重新求解。",
    "Exchange at each level until no such pair is left, one positive and one negative each time, and solve again after each.",
)
HINT_SPLIT = (
    "三部分互不相交，合起来是全部的行；划分只由行数、类别和 seed 决定。",
    "The three parts are disjoint and make all rows together; rows, classes and seed alone decide on the split.",
)
HINT_SVM = (
    "只用有标记样本训练 SVM (C = 1)，但标准化用有标记和无标记样本。",
    "The SVM is trained on the labelled samples only (C = 1), but standardise by labelled and unlabelled ones.",
)
HINT_LEAK = ("哪一步用到了测试样本的属性？", "Which step looks at the attributes of a test sample?")
HINT_DIFFER = (
    "两面都算：二项分布两个尾部的概率之和与 0.05 比较，不用正态近似。",
    "Either side counts: compare the sum of both tails of the binomial with 0.05, without a normal approximation.",
)
HINT_TSVM = (
    "pred_tsvm 来自 tsvm(有标记, 其标记, 无标记, 1, 0.001)，用标准化之后的属性；无标记样本的真实标记不参与。",
    "pred_tsvm is from tsvm(labelled, their labels, unlabelled, 1, 0.001) on standardised attributes; true labels of unlabelled samples "
    "play no part.",
)
HINT_CONCLUSION = (
    "winner 与 significant 要由返回的预测得出。",
    "winner and significant should follow from the predictions returned.",
)


@memo
def least_objectives(X_l, y_l, X_u, C_l, C_u):
    """The optimal objective of each assignment."""
    return {
        y_hat: svm(*with_pseudo(X_l, y_l, X_u, y_hat, C_l, C_u, C_u))[2] for y_hat in product((-1, 1), repeat=len(X_u))
    }


def _judge(got, X, y):
    """The answer in plain form: the parts, predictions, accuracies and conclusions hang together."""
    keys = ("test", "labelled", "unlabelled", "pred_svm", "pred_tsvm", "acc_svm", "acc_tsvm", "winner", "significant")
    got, m = mapping(got, keys, ("结果", "the result")), len(y)
    with hint(*HINT_SPLIT):
        parts = [integers(got[name], None, (name, name)) for name in keys[:3]]
        equal(
            sorted(parts[0] + parts[1] + parts[2]),
            list(range(m)),
            ("三部分合起来的行号", "the rows of all three parts"),
        )
        for name, part, share in zip(keys, parts, (0.3, 0.1), strict=False):
            between(len(part), round(share * m) - 1, round(share * m) + 1, (f"{name} 的个数", f"the size of {name}"))
        require(
            len({y[i] for i in parts[1]}) == 2,
            "有标记样本中应有两类",
            "The labelled samples should be of both classes",
            got=parts[1],
        )
    truth = [y[i] for i in parts[0]]
    found = {"parts": parts}
    for name in ("svm", "tsvm"):
        found[name] = [
            int(one) for one in labels(got[f"pred_{name}"], len(truth), (-1, 1), (f"pred_{name}", f"pred_{name}"))
        ]
        right = sum(one == true for one, true in zip(found[name], truth, strict=True))
        with hint(*HINT_CONCLUSION):
            close(got[f"acc_{name}"], right / len(truth), (f"acc_{name}", f"acc_{name}"))
        found[f"right_{name}"] = right
    with hint(*HINT_CONCLUSION):
        difference = found["right_svm"] - found["right_tsvm"]
        one_of(got["winner"], ["svm" if difference > 0 else "tsvm" if difference < 0 else "tie"], ("winner", "winner"))
        p = sum(a == c != b for a, b, c in zip(found["svm"], found["tsvm"], truth, strict=True))
        q = sum(b == c != a for a, b, c in zip(found["svm"], found["tsvm"], truth, strict=True))
        equal(
            boolean(plain(got["significant"]), ("significant", "significant")),
            two_sided(p, q) < 0.05,
            ("significant", "significant"),
        )
    return found


def _judge_svm(found, X, y):
    test, labelled, unlabelled = found["parts"]
    seen = X[labelled + unlabelled]
    deviations = seen.std(axis=0)
    Z = (X - seen.mean(axis=0)) / np.where(deviations > 1e-12, deviations, 1)
    w, b, _ = svm(Z[labelled], [y[i] for i in labelled], 1.0)
    scores = Z[test] @ w + b
    clear = np.abs(scores) > 0.05
    agree = np.mean(np.where(scores >= 0, 1, -1)[clear] == np.array(found["svm"])[clear])
    with hint(*HINT_SVM):
        require(
            agree >= 0.95,
            f"得分明显的测试样本中，pred_svm 有 {agree:.0%} 与只用有标记样本的 SVM 一致，应不少于 95%",
            f"Of test samples with clear scores, {agree:.0%} of pred_svm agree with the SVM of the labelled samples, it should be 95 % at least",
        )


@memo
def _tsvm_scores(X, y, parts):
    """What the TSVM says of the test samples; None where pseudo-labels or exchanges hang on the accuracy of solutions or on the pair."""
    test, labelled, unlabelled = parts
    seen = X[labelled + unlabelled]
    Z = (X - seen.mean(axis=0)) / seen.std(axis=0)
    Z_l, y_l, Z_u = Z[labelled], [y[i] for i in labelled], Z[unlabelled]
    start = clear_scores(Z_l, y_l, Z_u, 1.0, 0.03)
    if start is None:
        return None
    y_hat, C_u = [1 if score >= 0 else -1 for score in start], 0.001
    while True:
        w, b, best = svm(*with_pseudo(Z_l, y_l, Z_u, y_hat, 1.0, C_u, C_u))
        if violating(y_hat, slacks(w, b, Z_u, y_hat) + 0.01, 0.02) is not None:
            return None
        if C_u == 1.0:
            break
        C_u = min(1.0, 2 * C_u)
    X_all, y_all, costs = with_pseudo(Z_l, y_l, Z_u, y_hat, 1.0, 1.0, 1.0)
    if min(svm_primal(w, b + step, X_all, y_all, costs) for step in (-0.1, 0.1)) < best + allowed(best, len(costs)):
        return None
    return Z[test] @ w + b
