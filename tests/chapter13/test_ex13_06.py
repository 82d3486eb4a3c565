"""Checks of exercise 13.6."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, equal, exercise, fail, hint, integers, labels, mapping, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import grid

from .pins import ex13_06 as pins
from .pins.ex13_06 import CLUSTERS, LONG, SMALL, UNEQUAL
from .shared import allowed, slacks, svm, svm_primal, violating, with_pseudo

EXERCISE = exercise(
    kind="program",
    book="§13.3，图 13.4 / §13.3, figure 13.4",
    patterns=["certificate", "bound"],
    hints=[
        (
            "(w, b) 不变时，交换一对违反的标记使目标下降多少？同时交换互不相交的两对呢？",
            "If (w, b) stays, by how much does the objective fall when a violating pair is exchanged? And two disjoint pairs at once?",
        ),
        ("按松弛量排序，大的先配。", "Sort by slack, and match the large ones first."),
        (
            "每一项里的 (w, b) 与 y_hat 要是配套的：先求解并记下，再交换。",
            "The (w, b) and the y_hat of an item belong together: solve and record first, then exchange.",
        ),
    ],
    written={
        "idea": [
            ("不相交的几对，下降量相加", "Gains of disjoint pairs add up"),
            ("为何必然停止，目标为何不升", "Why it ends, and the objective does not rise"),
            ("配对的办法与复杂度", "How pairs are matched, and the complexity"),
        ]
    },
)


@st.composite
def slack_lists(draw):
    """{"y_hat", "xi"}: multiples of ¼, so that sums of 2 are common."""
    u = draw(st.integers(0, 12))
    y_hat = draw(st.lists(st.sampled_from((-1, 1)), min_size=u, max_size=u))
    top = draw(st.sampled_from((1.0, 1.25, 2.0, 4.0)))
    return {"y_hat": y_hat, "xi": draw(st.lists(grid(0, top), min_size=u, max_size=u))}


@check(points=1)
def test_four_samples(answer):
    """四个样本：返回的对都违反且互不相交 / Four samples: the pairs returned violate and are disjoint"""
    y_hat, xi = [1, 1, -1, -1], [1.875, 0.25, 0.25, 2.5]
    _judge_pairs(answer.violating_pairs(y_hat, xi), y_hat, xi)
    _judge_pairs(answer.violating_pairs([1, -1], [1.0, 1.0]), [1, -1], [1.0, 1.0])
    _judge_pairs(answer.violating_pairs([-1, 1], [2.5, 0.0]), [-1, 1], [2.5, 0.0])


@check(points=2.5, book="图 13.4 第 6 行 / figure 13.4, line 6", given={"case": slack_lists()}, also=pins.pairs)
def test_pairs(answer, case):
    """violating_pairs 的对都违反，互不相交，有违反的对时不为空；两万个样本也来得及 /
    The pairs of violating_pairs violate and are disjoint, there are some if any exist; there is time for twenty thousand samples
    """
    _judge_pairs(answer.violating_pairs(*case.values()), *case.values())


@check(
    points=3.5,
    book="图 13.4 / figure 13.4",
    given={"case": st.sampled_from(CLUSTERS)},
    also=pins.few_solutions,
    examples=1,
)
def test_few_solutions(answer, case):
    """两个团、随机而各半的初始伪标记：至多求解 6 次，每一步都合乎要求 /
    Two clusters, random pseudo-labels, half of each class: 6 SVMs at most, and each step as asked"""
    items = _judge_trace(answer.fast_inner_loop(*case.values()), case)
    changed = [
        sum(a != b for a, b in zip(one, other, strict=True)) // 2 for one, other in zip(items, items[1:], strict=False)
    ]
    about = (
        f"各次之间交换的对数是 {changed}。和刚过 2 的一对，再求解之后常常又要换回来：交换哪些才省？",
        f"Between the solutions {changed} pairs were exchanged. A pair that is just above 2 is often exchanged back after the next "
        "solution: which ones are worth it?",
    )
    if max(changed, default=0) <= 1:
        about = (
            "每次只交换了一对；从一次求解的 (w, b) 里可以定下许多对。",
            "One pair was exchanged each time; one solution (w, b) decides on many pairs.",
        )
    with hint(*about):
        require(
            len(items) <= 6,
            f"求解了 {len(items)} 次，应不超过 6 次",
            f"{len(items)} SVMs were solved, it should be 6 at most",
            got=len(items),
        )


@check(
    points=3,
    book="图 13.4 / figure 13.4",
    given={"case": st.sampled_from(UNEQUAL + LONG + SMALL)},
    also=pins.trace,
    examples=1,
)
def test_trace(answer, case):
    """代价不等或样本很少：(w, b) 与 y_hat 配套，改变的标记配成违反的对，目标不升，最后没有违反的对 /
    Unequal costs, or few samples: (w, b) and y_hat belong together, changes are violating pairs, no rise, no violating pair at the end
    """
    _judge_trace(answer.fast_inner_loop(*case.values()), case)


@picture(
    "目标随求解次数的变化：逐对交换与你的办法",
    "The objective against the number of solutions: one pair at a time, and your way",
    alt=(
        "两条下降的折线；逐对交换的要十几次求解才到底，另一条两三次就到了。",
        "Two falling lines: with one pair at a time it takes more than ten solutions to get down, the other is there after two or three.",
    ),
)
def draw_objectives(figure, answer, reference, says):
    case = CLUSTERS[0]
    X_l, y_l, X_u, y_hat, *costs = case.values()
    slow, now = [], list(y_hat)
    while True:
        w, b, value = svm(*with_pseudo(X_l, y_l, X_u, now, *costs))
        slow.append(value)
        pair = violating(now, slacks(w, b, X_u, now), 1e-3)
        if pair is None:
            break
        for k in pair:
            now[k] = -now[k]
    fast = []
    for item in sequence(answer.fast_inner_loop(*case.values())):
        X, y, all_costs = with_pseudo(X_l, y_l, X_u, integers(item["y_hat"]), *costs)
        fast.append(svm_primal(array(item["w"], (2,)), number(item["b"]), X, y, all_costs))
    axes = figure.subplots()
    axes.plot(range(1, len(slow) + 1), slow, ".-", label=says("逐对交换", "one pair at a time"))
    axes.plot(range(1, len(fast) + 1), fast, "s-", label=says("你的办法", "your way"))
    axes.set(xlabel=says("求解次数", "SVMs solved"), ylabel=says("目标", "objective"))
    axes.legend()


HINT_TRACE = (
    "先按当前的 y_hat 求解，把两者一起记下，再交换在这个 (w, b) 下违反的对。",
    "Solve for the current y_hat, record both, and then exchange pairs that violate at that (w, b).",
)
HINT_END = ("直到最后的 (w, b) 下没有违反的对才停止。", "Stop only when no pair violates at the last (w, b).")


def _judge_pairs(got, y_hat, xi):
    pairs = [
        tuple(integers(pair, 2, ("一对", "a pair"))) for pair in sequence(got, None, ("对的列表", "the list of pairs"))
    ]
    u = len(y_hat)
    for i, j in pairs:
        order = "先写 +1 的，再写 −1 的。", "The +1 stands first, the −1 second."
        if not (0 <= i < u and 0 <= j < u):
            order = f"下标在 0 与 {u - 1} 之间。", f"Indices are from 0 to {u - 1}."
        elif y_hat[i] == y_hat[j]:
            order = "一对里是一正一负。", "A pair has one +1 and one −1."
        with hint(*order):
            require(
                0 <= i < u and 0 <= j < u and y_hat[i] == 1 and y_hat[j] == -1,
                f"({i}, {j}) 不是一个 +1 与一个 −1",
                f"({i}, {j}) is not a +1 and a −1",
                got=(i, j),
            )
        exact = "和要大于 2，等于 2 不算。", "The sum must be above 2; 2 itself is not."
        if 0 in (xi[i], xi[j]):
            exact = "两个松弛量都要大于 0。", "Both slacks must be above 0."
        elif xi[i] + xi[j] < 2:
            exact = "两个松弛量之和要大于 2。", "The two slacks must sum to more than 2."
        with hint(*exact):
            require(
                xi[i] > 0 and xi[j] > 0 and xi[i] + xi[j] > 2,
                f"({i}, {j}) 不是违反的对：松弛量是 {xi[i]} 与 {xi[j]}",
                f"({i}, {j}) does not violate: the slacks are {xi[i]} and {xi[j]}",
                got=(i, j),
            )
    used = [k for pair in pairs for k in pair]
    twice = [k for k in used if used.count(k) > 1][:1] if len(used) < 1000 else []
    with hint("一个样本只能在一对里。", "A sample is in one pair only."):
        require(
            len(set(used)) == len(used),
            f"有样本出现在两对里{f': {twice[0]}' if twice else ''}",
            f"A sample is in two pairs{f': {twice[0]}' if twice else ''}",
            got=pairs,
        )
    if not pairs:
        missed = violating(y_hat, xi)
        sums = "" if missed is None else f"{xi[missed[0]]:g} + {xi[missed[1]]:g} > 2"
        with hint("有违反的对时不能返回空列表。", "The list is never empty while a violating pair exists."):
            require(
                missed is None,
                f"{missed} 是违反的对：{sums}",
                f"{missed} is a violating pair: {sums}",
                expected=[missed],
                got=pairs,
            )


def _judge_trace(got, case):
    X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus = case.values()
    items = sequence(got, None, ("列表", "the list"))
    require(items, "至少求解一次", "One SVM should be solved at least", got=got)
    before, recorded = None, []
    for t, item in enumerate(items):
        with at(f"第 {t} 项（从 0 起）", f"item {t} (from 0)"):
            item = mapping(item, ("y_hat", "w", "b"), ("一项", "an item"))
            now = [int(one) for one in labels(item["y_hat"], len(y_hat), (-1, 1), ("y_hat", "y_hat"))]
            w, b = array(item["w"], (X_u.shape[1],), ("w", "w")), number(item["b"], ("b", "b"))
            X, y, costs = with_pseudo(X_l, y_l, X_u, now, C_l, C_plus, C_minus)
            if before is None:
                with hint(*HINT_TRACE):
                    equal(now, list(y_hat), ("给定的 y_hat", "the y_hat given"))
            else:
                _judge_changes(before[0], now, before[1])
            recorded.append(now)
            value, best = svm_primal(w, b, X, y, costs), svm(X, y, costs)[2]
            slack = allowed(best, float(costs.sum()))
            if value > best + slack:
                with hint(*_about_solution(case, recorded, w, b)):
                    fail(
                        f"(w, b) 不是这一项的 y_hat 的 SVM 的解：目标是 {value:.6g}，最小可以是 {best:.6g} "
                        f"(C_l = {C_l:g}, C_plus = {C_plus:g}, C_minus = {C_minus:g})",
                        f"(w, b) does not solve the SVM of this item's y_hat: the objective is {value:.6g}, the least possible is {best:.6g} "
                        f"(C_l = {C_l:g}, C_plus = {C_plus:g}, C_minus = {C_minus:g})",
                        got=(w, b),
                    )
            if before is not None:
                require(
                    value <= before[2] + slack,
                    f"目标从前一项的 {before[2]:.6g} 升到了 {value:.6g}",
                    f"The objective has risen from {before[2]:.6g} to {value:.6g}",
                    got=value,
                )
            before = now, 1 - np.array(now) * (X_u @ w + b), value
    with hint(*HINT_END):
        pair = violating(before[0], before[1], 0.01)
        sums = [] if pair is None else [float(before[1][k]) for k in pair]
        require(
            pair is None,
            f"最后还有一对违反的样本 {pair}，松弛量是 {', '.join(f'{one:.4g}' for one in sums)}",
            f"There is still a violating pair at the end: {pair}, with slacks {', '.join(f'{one:.4g}' for one in sums)}",
            got=sums,
        )
    return recorded


def _about_solution(case, recorded, w, b):
    """The hint for a (w, b) that is not optimal: of which other problem it is the solution, where that can be told."""
    X_l, y_l, X_u, _, C_l, C_plus, C_minus = case.values()
    now, m = recorded[-1], len(y_l)
    X, y, costs = with_pseudo(X_l, y_l, X_u, now, C_l, C_plus, C_minus)

    def solves(X, y, costs):
        return svm_primal(w, b, X, y, costs) <= svm(X, y, costs)[2] + allowed(svm(X, y, costs)[2], float(costs.sum()))

    def costs_of(old, plus=C_plus, minus=C_minus):
        return with_pseudo(X_l, y_l, X_u, old, C_l, plus, minus)[2]

    for t in reversed(range(len(recorded) - 1)):
        old = recorded[t]
        if solves(X, with_pseudo(X_l, y_l, X_u, old, C_l, C_plus, C_minus)[1], costs_of(old)):
            return (
                f"它是第 {t} 项的 y_hat 的解：交换之后要再求解。",
                f"It solves the SVM of item {t}'s y_hat: solve again after the exchange.",
            )
        if solves(X, y, costs_of(old)):
            return (
                f"标记是新的，代价还是第 {t} 项的：标记改变，样本的代价也跟着变。",
                f"The labels are the new ones, but the costs are those of item {t}: a sample whose label changes changes its cost.",
            )
    if solves(X, y, costs_of(now, C_minus, C_plus)):
        return "C_plus 与 C_minus 用反了。", "C_plus and C_minus are exchanged."
    for name, C in (("C_plus", C_plus), ("C_minus", C_minus), ("C_l", C_l)):
        if solves(X, y, costs_of(now, C, C)):
            return f"无标记样本都用了 {name} 作代价。", f"All unlabelled samples cost {name}."
    if solves(X[m:], y[m:], costs[m:]):
        return "有标记样本没有参加求解。", "The labelled samples are left out."
    levels = [label - float(w @ x) for label, x in zip(y, X, strict=True)]
    level = min(levels, key=lambda one: svm_primal(w, one, X, y, costs))
    if svm_primal(w, level, X, y, costs) <= svm(X, y, costs)[2] + allowed(svm(X, y, costs)[2], float(costs.sum())):
        return (
            f"w 没有问题；换成 b = {level:.4g}，目标就到最小。",
            f"w is right; with b = {level:.4g} the objective is least.",
        )
    return (
        "无标记样本的代价由这一项的 y_hat 决定：+1 是 C_plus, −1 是 C_minus；有标记样本是 C_l。",
        "The cost of an unlabelled sample goes by this item's y_hat: C_plus for +1, C_minus for −1; labelled ones cost C_l.",
    )


def _judge_changes(old, new, margins):
    """The changes are disjoint violating pairs; `margins` are 1 − ŷ(w·x + b), slacks before they are cut off at 0."""
    to_negative = sorted(float(margins[k]) for k in range(len(old)) if old[k] > new[k])
    to_positive = sorted((float(margins[k]) for k in range(len(old)) if old[k] < new[k]), reverse=True)
    with hint("没有可交换的对时，列表到此为止。", "Where nothing is left to exchange the list ends."):
        require(
            to_negative or to_positive, "伪标记与前一项相同", "The pseudo-labels are those of the item before", got=new
        )
    with hint("只成对交换：一个 +1 与一个 −1。", "Labels are exchanged in pairs alone: one +1 and one −1."):
        require(
            len(to_negative) == len(to_positive),
            f"{len(to_negative)} 个 +1 改成了 −1，却有 {len(to_positive)} 个 −1 改成 +1",
            f"{len(to_negative)} labels went from +1 to −1, but {len(to_positive)} from −1 to +1",
        )
    smallest = min(to_negative[0], to_positive[-1])
    with hint(
        "违反与否看前一项的 (w, b)；两次求解之间的每一步都要记下。",
        "What violates is judged at the (w, b) of the item before; each solution is recorded.",
    ):
        require(
            smallest > -1e-6,
            "有样本在前一项的 (w, b) 下松弛量是 0，标记却改变了",
            "The label of a sample of slack 0 at the (w, b) of the item before has changed",
            got=smallest,
        )
        # Small with large: no other matching has a larger least sum.
        least = min(one + other for one, other in zip(to_negative, to_positive, strict=True))
        require(
            least > 2 - 1e-6,
            f"改变了的样本配不成违反的对：最好的配法中有一对的松弛量之和是 {least:.6g}",
            f"The changed samples do not form violating pairs: in the best matching the slacks of one sum to {least:.6g}",
        )
