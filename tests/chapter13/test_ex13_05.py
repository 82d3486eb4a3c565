"""Checks of exercise 13.5."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, at_most, between, boolean, check, close, equal, exercise, hint, labels, mapping, number, picture,
    plain, require, sequence
)  # fmt: skip
from grader.strategies import grid, scored_labels, seeds

from .pins import ex13_05 as pins
from .pins.ex13_05 import RUNS, run_case
from .shared import allowed, clear_scores, least_solutions, slacks, svm, svm_primal, tilted, violating, with_pseudo

EXERCISE = exercise(
    kind="program",
    book="§13.3，图 13.4, (13.10) / §13.3, figure 13.4, (13.10)",
    patterns=["derived formula", "bound", "certificate"],
    hints=[
        (
            "先看一个样本：松弛量是 ξ > 0 时，它在哪里？换了标记之后松弛量是多少？",
            "Look at one sample first: where is it if its slack is ξ > 0? What is its slack with the other label?",
        ),
        ("换了标记的样本改付另一类的代价。", "A sample whose label is exchanged pays the cost of the other class."),
        (
            "每次交换的是一正一负：两类的个数变了吗？",
            "One positive and one negative are exchanged: do the sizes of the classes change?",
        ),
    ],
    written={
        "justification": [
            ("换标记之后的松弛量 max(0, 2 − ξ)", "The slack after the exchange, max(0, 2 − ξ)"),
            ("改付另一类的代价，下降量分成两个括号", "It pays the other cost; the gain is a sum of two brackets"),
            (
                "ξ 之和大于 2 时两个括号都为正，与代价无关",
                "If the slacks sum to more than 2 both are positive, whatever the costs",
            ),
        ]
    },
)


@st.composite
def settings(draw):
    """The arguments of `objective`."""
    rng = np.random.default_rng(draw(seeds()))
    d = draw(st.sampled_from((1, 2, 3, 9)))
    m, u = (draw(st.sampled_from(sizes)) for sizes in ((1, 2, 4, 110), (0, 1, 3, 7, 90)))
    scale = draw(st.sampled_from((1.0, 1.0, 1e-5, 200.0)))
    X = rng.integers(-4, 5, (m + u, d)) + draw(st.sampled_from((0.0, 0.123456789))) * rng.random((m + u, d))
    if draw(st.booleans()):
        X[-1], X[:, 0] = X[0], X[:, 1:].sum(axis=1)
    w, b = rng.integers(-3, 4, d) / 4, float(rng.integers(-4, 5) / 4)
    C = [float(c) for c in 10.0 ** rng.uniform(-3, 2.5, 3)]
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


@check(points=1, book="(13.10)")
def test_by_hand(answer):
    """几个手算的数：(13.10) 的代价，交换两对的下降量 /
    Some numbers by hand: the costs of (13.10), and what two exchanges gain"""
    with hint(*HINT_COSTS):
        close(answer.class_costs([1, -1, -1, 1, -1, -1, -1, -1], 0.1), [0.3, 0.1], ("代价", "the costs"))
    with hint(*HINT_GAIN):
        close(answer.swap_gain(1.5, 1.25, 1.0, 1.0), 1.5, ("下降量", "the gain"))
        close(answer.swap_gain(1.9, 0.2, 0.3, 0.1), 0.04, ("下降量", "the gain"))


@check(
    points=1.5,
    given={"drawn": scored_labels((1, 12)), "share": st.sampled_from((None, 0.0, 0.2, 0.5, 0.9, 1.0))},
    also=pins.initial_labels,
)
def test_initial_labels(answer, drawn, share):
    """指派的标记：恰有 n_pos 个 +1，是得分最大的；不给 n_pos 时按符号 /
    Assigned labels: exactly n_pos are +1, those of the largest scores; by sign if no n_pos is given"""
    scores = [score - 0.5 for score in drawn["scores"]] if drawn["labels"] else drawn["scores"]
    n_pos = None if share is None else round(share * len(scores))
    if n_pos is None:
        expected = [1 if score >= 0 else -1 for score in scores]
    else:
        before = [sum(other > score for other in scores) + scores[:i].count(score) for i, score in enumerate(scores)]
        expected = [1 if rank < n_pos else -1 for rank in before]
    got = labels(answer.initial_labels(scores, n_pos), len(scores), (-1, 1), ("标记", "the labels"))
    with hint(*HINT_LABELS):
        equal(got, expected, ("标记", "the labels"))


@check(
    points=1.5,
    book="(13.10)",
    given={
        "y_hat": st.lists(st.sampled_from((-1, 1)), max_size=12),
        "C_minus": st.sampled_from((0.001, 0.1, 0.123456789, 1.0, 2.5, 900.0, 1e-5)),
    },
    also=pins.class_costs,
)
def test_class_costs(answer, y_hat, C_minus):
    """两类无标记样本的总代价相等；只有一类时两个代价相同 /
    Both classes of unlabelled samples have the same total cost; if there is one class only, the two costs are the same
    """
    plus, minus = y_hat.count(1), y_hat.count(-1)
    C_plus = C_minus * minus / plus if plus and minus else C_minus
    with hint(*HINT_COSTS):
        close(answer.class_costs(y_hat, C_minus), [C_plus, C_minus], ("(C_plus, C_minus)", "(C_plus, C_minus)"))


@check(points=1, book="(13.9)", given={"case": settings()}, also=pins.objective)
def test_objective(answer, case):
    """目标是 ½‖w‖² 加上三组松弛量，各乘自己的代价 /
    The objective is ½‖w‖² plus three groups of slacks, each times its cost"""
    w, b, X_l, y_l, X_u, y_hat, C = case.values()
    X, y, costs = with_pseudo(X_l, y_l, X_u, y_hat, *C)
    with hint(*HINT_OBJECTIVE):
        close(
            answer.objective(w, b, X_l, y_l, X_u, y_hat, *C), svm_primal(w, b, X, y, costs), ("目标", "the objective")
        )


@check(
    points=1.5,
    given={
        "xi_pos": grid(0.125, 4, 0.125),
        "xi_neg": grid(0.125, 4, 0.125),
        "C_plus": st.sampled_from((0.01, 0.3, 1.0, 5.0, 0.123456789, 500.0)),
        "C_minus": st.sampled_from((0.01, 0.25, 1.0, 5.0, 900.0)),
    },
    also=pins.swap_gain,
)
def test_swap_gain(answer, xi_pos, xi_neg, C_plus, C_minus):
    """swap_gain 等于交换前后目标之差 / swap_gain is the objective before the exchange minus that after it"""
    # On a line with w = 1 and b = 0 the two samples lie at their scores.
    at_pos, at_neg = 1 - xi_pos, xi_neg - 1
    before = C_plus * max(0.0, 1 - at_pos) + C_minus * max(0.0, 1 + at_neg)
    after = C_minus * max(0.0, 1 + at_pos) + C_plus * max(0.0, 1 - at_neg)
    size = (C_plus + C_minus) * (2 + xi_pos + xi_neg)
    with hint(*HINT_GAIN):
        close(
            answer.swap_gain(xi_pos, xi_neg, C_plus, C_minus), before - after, ("下降量", "the gain"), abs=1e-9 * size
        )


@check(
    points=1,
    book="图 13.4 第 6 行 / figure 13.4, line 6",
    given={"xi_pos": grid(0.125, 4, 0.125), "xi_neg": grid(0.125, 4, 0.125)},
    also=pins.should_swap,
)
def test_should_swap(answer, xi_pos, xi_neg):
    """should_swap 为真，当且仅当不论代价是多少，交换都使目标下降 /
    should_swap is true if and only if the exchange makes the objective fall whatever the costs are"""
    got = boolean(plain(answer.should_swap(xi_pos, xi_neg)))
    # The gain is linear in both costs, so that it is positive for all of them if and only if it is where one of them is next to nothing.
    gains = [
        C_plus * (xi_pos - max(0.0, 2 - xi_neg)) + C_minus * (xi_neg - max(0.0, 2 - xi_pos))
        for C_plus, C_minus in ((1.0, 1e-9), (1e-9, 1.0))
    ]
    falls = min(gains) > 0
    with hint(*HINT_SWAP):
        require(
            got == falls,
            "交换不一定使目标下降" if not falls else "不论代价是多少，交换都使目标下降",
            "The exchange need not make the objective fall"
            if not falls
            else "The exchange makes the objective fall whatever the costs are",
            expected=falls,
            got=got,
        )


@check(
    points=2.5,
    book="图 13.4, (13.10) / figure 13.4, (13.10)",
    given={"case": st.sampled_from(RUNS)},
    also=pins.run,
    examples=1,
)
def test_run(answer, case):
    """改进的 TSVM：各级的代价、目标不升、正例个数不变，最后没有可以交换的一对 /
    The improved TSVM: costs of all levels, objectives that do not rise, as many positives as before, no pair left at the end
    """
    X_l, y_l, X_u, C_l, C_minus0 = case.values()
    scores = clear_scores(X_l, y_l, X_u, C_l)
    if scores is None:
        raise AssertionError("The SVM of the labelled samples is not as clear as the stub says")
    u, start = len(X_u), [1 if score >= 0 else -1 for score in scores]
    plus, minus = start.count(1), start.count(-1)
    got = mapping(answer.balanced_tsvm(*case.values()), ("w", "b", "y_hat", "levels"), ("结果", "the result"))
    w, b = array(got["w"], (X_l.shape[1],), ("w", "w")), number(got["b"], ("b", "b"))
    y_hat = [int(label) for label in labels(got["y_hat"], u, (-1, 1), ("伪标记", "the pseudo-labels"))]
    levels = [
        mapping(one, ("C_plus", "C_minus", "objective")) for one in sequence(got["levels"], None, ("levels", "levels"))
    ]
    costs = [min(C_l, C_minus0 * minus / plus if plus and minus else C_minus0), min(C_l, C_minus0)]
    expected = [tuple(costs)]
    while min(costs) < C_l:
        costs = [min(C_l, 2 * cost) for cost in costs]
        expected.append(tuple(costs))

    def total_cost(t):
        return C_l * len(y_l) + expected[t][0] * plus + expected[t][1] * minus

    with hint(*HINT_LEVELS):
        close([[one["C_plus"], one["C_minus"]] for one in levels], expected, ("各级的代价", "the costs of the levels"))
    falls = []
    for t, one in enumerate(levels):
        with at(f"第 {t} 级", f"level {t}"):
            values = [number(value) for value in sequence(one["objective"], None, ("目标值", "the objectives"))]
            require(values, "至少求解一次", "There should be one solution at least", got=values)
            for before, after in zip(values[:-1], values[1:], strict=True):
                with hint(*HINT_RUN):
                    at_most(
                        after,
                        before + allowed(before, total_cost(t)),
                        ("交换之后的目标", "the objective after an exchange"),
                    )
            falls.append(values)
    for t, (before, after) in enumerate(zip(falls[:-1], falls[1:], strict=True), 1):
        slack = allowed(2 * before[-1], total_cost(t))
        with hint(*HINT_RUN):
            # The same pseudo-labels at costs of up to twice the size.
            between(
                after[0],
                before[-1] - slack,
                2 * before[-1] + slack,
                (f"第 {t} 级首次求解的目标", f"the first objective of level {t}"),
            )
    first = svm(*with_pseudo(X_l, y_l, X_u, start, C_l, *expected[0]))[2]
    with hint(*HINT_LEVELS):
        what = ("第 0 级首次求解的目标", "the first objective of level 0")
        close(falls[0][0], first, what, rel=0, abs=allowed(first, total_cost(0)))
    with hint(*HINT_RUN):
        least = least_solutions(X_l, y_l, X_u, start, C_l, *expected[0])
        require(
            len(falls[0]) >= least,
            f"第 0 级求解了 {len(falls[0])} 次，还有可以交换的一对",
            f"Level 0 was solved {len(falls[0])} times, and a pair to be exchanged is left",
            got=falls[0],
        )
        equal(y_hat.count(1), plus, ("正例的个数", "how many positives there are"))
        X, y, all_costs = with_pseudo(X_l, y_l, X_u, y_hat, C_l, C_l, C_l)
        reached = svm_primal(w, b, X, y, all_costs)
        best = svm(X, y, all_costs)[2]
        slack = allowed(best, total_cost(-1))
        at_most(reached, best + slack, ("最后的 (w, b) 的目标", "the objective of the final (w, b)"))
        close(falls[-1][-1], reached, ("最后的目标值", "the last objective"), rel=0, abs=slack)
        pair = violating(y_hat, slacks(w, b, X_u, y_hat), 0.01)
        require(
            pair is None,
            f"最后还有一对样本应当交换：{pair}",
            f"There is still a pair of samples to be exchanged: {pair}",
            got=None if pair is None else [float(one) for one in slacks(w, b, X_u, y_hat)[list(pair)]],
        )


@picture(
    "改进的 TSVM：各级的目标与代价",
    "The improved TSVM: objectives and costs of the levels",
    alt=(
        "左图：散点与最后的超平面，颜色是伪标记；右图：逐级上升的两个代价，先按比例，到 C_l 为止。",
        "Left, samples coloured by their pseudo-labels, and the final hyperplane. Right, both costs, which rise from level to level in "
        "proportion until they reach C_l.",
    ),
)
def draw_levels(figure, answer, reference, says):
    case = run_case(tilted(8, 40, 0.8, 2, 1.5), 1.0, 0.003)
    got = mapping(answer.balanced_tsvm(*case.values()), ("w", "b", "y_hat", "levels"))
    left, right = figure.subplots(1, 2)
    w, b = array(got["w"], (2,)), number(got["b"])
    left.scatter(*case["X_u"].T, color=["C1" if label > 0 else "C0" for label in got["y_hat"]], s=15)
    left.scatter(*case["X_l"].T, color=["C1" if label > 0 else "C0" for label in case["y_l"]], s=90, marker="*")
    across = np.array([-4.0, 4.0])
    if abs(w[1]) > 1e-9:
        left.plot(across, -(w[0] * across + b) / w[1], color="black")
    left.set_ylim(-4, 4)
    right.semilogy([number(one["C_plus"]) for one in got["levels"]], "o-", label="C+")
    right.semilogy([number(one["C_minus"]) for one in got["levels"]], "s-", label="C−")
    right.set_xlabel(says("级", "level"))
    right.legend()


HINT_LABELS = (
    "按得分从大到小排，得分相等时保持原来的次序，前 n_pos 个是 +1。",
    "Sort by score, largest first, equal ones in their order; the first n_pos are +1.",
)
HINT_COSTS = (
    "个数少的一类代价大：C_plus 与 u₊ 之积等于 C_minus 与 u₋ 之积。",
    "The rarer class is the dearer one: C_plus times u₊ is C_minus times u₋.",
)
HINT_OBJECTIVE = ("½‖w‖² 加上三组松弛量，各乘自己的代价。", "½‖w‖² plus three groups of slacks, each times its cost.")
HINT_GAIN = (
    "标记为 +1、松弛量为 ξ > 0 的样本，得分是 1 − ξ；换成 −1 之后松弛量是 max(0, 2 − ξ)，并乘以 C_minus。",
    "A sample labelled +1 of slack ξ > 0 has the score 1 − ξ; labelled −1 its slack is max(0, 2 − ξ), and C_minus multiplies it.",
)
HINT_SWAP = (
    "下降量是 C_plus 与 C_minus 的线性函数：两个系数各是什么，何时都为正？",
    "The gain is linear in C_plus and C_minus: what are the two coefficients, and when are both positive?",
)
HINT_LEVELS = (
    "第一级的代价由初始的伪标记得到，此后只加倍，不超过 C_l；两个都等于 C_l 的一级也要做。",
    "The costs of the first level come from the first pseudo-labels; then they only double, up to C_l. The level with both at C_l is done, too.",
)
HINT_RUN = (
    "每一级都交换到没有这样的一对为止，每次只换一正一负，然后用新的伪标记重新求解。",
    "Exchange at each level until no such pair is left, one positive and one negative each time; then solve again with the new pseudo-labels.",
)
