"""Checks of exercise 3.10."""

import math
from itertools import combinations

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, boolean, check, close, exercise, memo, number, parallel, picture, require
from grader.strategies import grid, probabilities

from .pins import ex03_10 as pins
from .pins.ex03_10 import WEIGHTED_EVENLY

EXERCISE = exercise(
    kind="derive",
    book="§2.3.4, §3.6",
    patterns=["derived formula", "certificate", "witness"],
    hints=[
        (
            "先做两类：在边界上两种判决代价相等。",
            "Start with two classes: on the boundary both decisions cost the same.",
        ),
        (
            "三类时，由两对的比值就能推出第三对的比值：它与要求的相符吗？",
            "With three classes the ratios of two pairs imply that of the third: is it the one that is wanted?",
        ),
        (
            "看 i、j 两类的边界上第三类 k 的样本：判为 i 与判为 j 的代价差是多少？何时与 k 无关？",
            "On the boundary of i and j look at samples of a third class k: by how much do the costs of deciding i and j differ, "
            "and when does k not matter?",
        ),
    ],
    written={
        "justification": [
            ("由边界上代价相等得出两类的比值", "Gets the ratio of two classes from equal costs on the boundary"),
            (
                "多类：方程组有非零解的条件（秩，或绕一圈之积）",
                "Several classes: when the equations have a solution (rank, or cycles)",
            ),
            ("区分两两最优与整体最优", "Tells pairwise optimality from optimality as a whole"),
        ]
    },
    contract=[
        (
            "2 至 4 类，代价是 1 至 9 的整数；数准到 10⁻⁹",
            "2 to 4 classes, costs from 1 to 9; numbers are right to 10⁻⁹",
        ),
        (
            "`disagreement`：权重在 10⁻⁵ 与 10⁵ 之间，总和不必是 1；领先与代价之差都至少 10⁻⁶；若存在，这样的后验概率至少占单纯形的 2%",
            "`disagreement`: weights from 10⁻⁵ to 10⁵ that need not add up to 1; lead and difference of costs are at least 10⁻⁶; if "
            "there are such posteriors, they fill 2 % of the simplex or more",
        ),
        (
            "绕一圈的乘积相差不到百分之一也不算相等",
            "Products around a triangle that differ by less than a hundredth are not equal",
        ),
    ],
)


@st.composite
def any_costs(draw):
    n = draw(st.integers(2, 4))
    entries = draw(st.lists(st.integers(1, 9), min_size=n * n, max_size=n * n))
    return [[0 if i == j else entries[n * i + j] for j in range(n)] for i in range(n)]


@st.composite
def consistent_costs(draw):
    """cost[i][j] = w_i · s_ij with symmetric s: these, and no others, have common weights."""
    n = draw(st.integers(2, 4))
    w = draw(st.lists(st.integers(1, 3), min_size=n, max_size=n))
    s = draw(st.lists(st.integers(1, 3), min_size=n * n, max_size=n * n))
    return [[0 if i == j else w[i] * s[n * min(i, j) + max(i, j)] for j in range(n)] for i in range(n)]


@st.composite
def constant_row_costs(draw):
    n = draw(st.integers(2, 4))
    w = draw(st.lists(st.integers(1, 9), min_size=n, max_size=n))
    return [[0 if i == j else w[i] for j in range(n)] for i in range(n)]


def costs():
    return st.one_of(any_costs(), consistent_costs(), constant_row_costs())


@st.composite
def decisions(draw):
    cost = draw(any_costs())
    return {"cost": cost, "posterior": draw(probabilities((len(cost), len(cost))))}


@st.composite
def weighted_costs(draw, scales=(1.0,)):
    cost = draw(costs())
    if has_common_weights(cost) and draw(st.booleans()):
        return {"cost": cost, "weights": common_weights(cost)}
    weights = draw(st.lists(grid(0.25, 2), min_size=len(cost), max_size=len(cost)))
    scale = draw(st.sampled_from(scales))
    return {"cost": cost, "weights": [scale * w for w in weights]}


@check(
    points=0.5,
    book="(3.48), §3.6",
    hint=("误判第 0 类的代价高，就该偏向第 0 类。", "Mistakes on class 0 are dear, so class 0 should be favoured."),
)
def test_two_classes(answer):
    """两类，代价 5 与 1：比值与权重 / Two classes with costs 5 and 1: the ratio and the weights"""
    cost = [[0, 5], [1, 0]]
    close(answer.pair_ratio(cost, 0, 1), 5.0, ("比值 w_0 / w_1", "the ratio w_0 / w_1"))
    close(answer.rescaling_weights(cost), [5 / 6, 1 / 6], ("权重", "the weights"))


@check(
    points=1.5,
    given={"cost": any_costs(), "ordered": st.booleans()},
    also=pins.pair_ratio,
    hint=(
        "判为 i 的代价来自第 j 类的样本，反之亦然。",
        "Deciding for i costs something on samples of class j, and vice versa.",
    ),
)
def test_pair_ratio(answer, cost, ordered):
    """在 w_i p_i = w_j p_j 处，两类之间的两种判决代价相等 /
    Where w_i p_i = w_j p_j, both decisions between the two classes cost the same"""
    for pair in combinations(range(len(cost)), 2):
        i, j = pair if ordered else pair[::-1]
        ratio = number(answer.pair_ratio(cost, i, j), (f"比值 w_{i} / w_{j}", f"the ratio w_{i} / w_{j}"))
        require(ratio > 0, "比值应为正", "The ratio should be positive", got=ratio)
        p_i, p_j = 1 / (1 + ratio), ratio / (1 + ratio)
        require(
            math.isclose(p_i * cost[i][j], p_j * cost[j][i], rel_tol=1e-9),
            f"w_{i}/w_{j} = {ratio:.6g} 时边界在 p_{i} = {p_i:.4f}, p_{j} = {p_j:.4f}，但那里判为 {i} 的代价是 "
            f"{p_j * cost[j][i]:.4f}，判为 {j} 的代价是 {p_i * cost[i][j]:.4f}",
            f"With w_{i}/w_{j} = {ratio:.6g} the boundary is at p_{i} = {p_i:.4f}, p_{j} = {p_j:.4f}, but there deciding "
            f"{i} costs {p_j * cost[j][i]:.4f} and deciding {j} costs {p_i * cost[i][j]:.4f}",
            expected=cost[i][j] / cost[j][i],
            got=ratio,
        )


@check(
    points=1,
    given={"cost": any_costs()},
    also=pins.coefficient_matrix,
    hint=("方程里只有 w_i 与 w_j 两项，一正一负。", "An equation has two terms only, w_i and w_j, of opposite signs."),
)
def test_coefficient_matrix(answer, cost):
    """系数矩阵的每一行是一对类别的方程 /
    Each row of the coefficient matrix is the equation of one pair of classes"""
    n = len(cost)
    pairs = list(combinations(range(n), 2))
    rows = array(answer.coefficient_matrix(cost), (len(pairs), n), ("系数矩阵", "the coefficient matrix"))
    by_pair = {tuple(int(k) for k in np.flatnonzero(row)): row for row in rows}
    for i, j in pairs:
        require(
            (i, j) in by_pair, f"没有只含 w_{i} 与 w_{j} 的一行", f"No row has just the terms w_{i} and w_{j}", got=rows
        )
        equation = np.zeros(n)
        equation[i], equation[j] = cost[j][i], -cost[i][j]
        parallel(
            by_pair[i, j], equation, (f"w_{i} 与 w_{j} 的方程", f"the equation of w_{i} and w_{j}"), tolerance=1e-12
        )


@check(
    points=2.5,
    given={"cost": costs()},
    also=pins.rescaling_weights,
    strict=pins.nearly_consistent,
    hint=(
        "几个比值就能定下全部权重；其余的比值也相符吗？",
        "A few ratios settle all weights; do the other ratios agree?",
    ),
)
def test_rescaling_weights(answer, cost):
    """权重使每一对都最优，总和为 1；没有这样的权重时返回 None /
    The weights are optimal for every pair and sum to 1; None if there are none"""
    got = answer.rescaling_weights(cost)
    if not has_common_weights(cost):
        require(
            got is None,
            "没有共同的权重，应返回 None",
            "There are no common weights: the answer should be None",
            got=got,
        )
        return
    require(got is not None, "共同的权重是有的", "There are common weights", got=got)
    w = array(got, (len(cost),), ("权重", "the weights"))
    require(w.min() > 0, "权重应为正", "The weights should be positive", got=got)
    close(w.sum(), 1.0, ("权重之和", "the sum of the weights"))
    for i, j in combinations(range(len(cost)), 2):
        close(w[i] / w[j], cost[i][j] / cost[j][i], (f"比值 w_{i} / w_{j}", f"the ratio w_{i} / w_{j}"))


@check(
    points=0.5,
    given={"case": decisions()},
    also=pins.expected_cost,
    hint=(
        "cost[i][k] 的第一个下标是真实类别，第二个是判决。",
        "The first index of cost[i][k] is the true class, the second the decision.",
    ),
)
def test_expected_cost(answer, case):
    """期望代价是各类代价以后验概率加权之和 /
    The expected cost is the sum of the costs over the classes, weighted by their posteriors"""
    cost, posterior = case["cost"], case["posterior"]
    expected = [sum(p * row[k] for p, row in zip(posterior, cost, strict=True)) for k in range(len(cost))]
    close(answer.expected_cost(cost, posterior), expected)


@check(
    points=2,
    given={"cost": costs()},
    also=pins.always_bayes_optimal,
    hint=(
        "试代价 [[0,1,4],[1,0,1],[4,1,0]] 与后验 (0.70, 0.05, 0.25)：两种判决相同吗？看看第三类怎样搅局。",
        "Try the costs [[0,1,4],[1,0,1],[4,1,0]] with posteriors (0.70, 0.05, 0.25): do the decisions agree? See how the "
        "third class interferes.",
    ),
)
def test_always_bayes_optimal(answer, cost):
    """是否有权重使再缩放总是最优 / Whether there are weights for which rescaling is always optimal"""
    got = boolean(answer.always_bayes_optimal(cost))
    expected = has_constant_rows(cost)
    shown = None if expected or not has_common_weights(cost) else excess_posterior(cost, common_weights(cost))
    because = "" if shown is None else f": {', '.join(f'{p:.3f}' for p in shown)}"
    require(
        got == expected,
        "有权重使再缩放总是最优" if expected else f"没有权重能使再缩放总是最优，两两最优的权重若存在也会判错{because}",
        "There are weights that are always optimal"
        if expected
        else f"No weights are always optimal; those that suit every pair, if there are any, go wrong{because}",
        expected=expected,
        got=got,
    )


@check(
    points=2,
    given={"case": weighted_costs().filter(lambda case: _share_of_disagreement(case) in (0.0, 1.0))},
    also=pins.disagreement,
    strict_given={"case": weighted_costs((5e-5, 3e4)).filter(lambda case: _share_of_disagreement(case) in (0.0, 1.0))},
    strict=pins.near_tie,
    hint=(
        "在单纯形上取许多点逐一比较即可；也可以在两类的边界上想。",
        "Many points of the simplex, compared one by one, will do; or think on the boundary of two classes.",
    ),
)
def test_disagreement(answer, case):
    """给出的后验概率使再缩放的判决代价偏高；再缩放总是最优时返回 None /
    For the posteriors given, the decision by rescaling costs too much; the answer is None if rescaling is always optimal
    """
    cost, weights = case["cost"], case["weights"]
    got = answer.disagreement(cost, weights)
    if is_proportional_to_rows(cost, weights):
        require(
            got is None,
            "再缩放总是最优，应返回 None",
            "Rescaling is always optimal: the answer should be None",
            got=got,
        )
        return
    require(got is not None, "这样的后验概率是有的", "There are such posteriors", got=got)
    p = array(got, (len(cost),), ("后验概率", "the posteriors"))
    require(p.min() >= 0, "后验概率应非负", "The posteriors should be non-negative", got=got)
    close(p.sum(), 1.0, ("后验概率之和", "the sum of the posteriors"))
    scores, expected = p * weights, p @ np.array(cost)
    chosen, best = int(scores.argmax()), int(expected.argmin())
    second, first = np.sort(scores)[-2:]
    require(
        first - second >= 1e-6 * (1 - 1e-6) - 1e-14 * first,
        "w_i p_i 的最大值并列，判决不明",
        "The largest w_i p_i tie, so the decision is not clear",
        got=got,
    )
    require(
        expected[chosen] - expected[best] >= 1e-6 * (1 - 1e-6),
        f"再缩放判为第 {chosen} 类，期望代价 {expected[chosen]:.4f}，已是最小",
        f"Rescaling decides for class {chosen} with expected cost {expected[chosen]:.4f}, which is the least",
        got=got,
    )


@picture(
    "单纯形上的两种判决",
    "Two decisions on the simplex",
    alt=(
        "两个三角形：期望代价最小的判决与再缩放的判决",
        "Two triangles: the decision of least expected cost and that by rescaling",
    ),
)
def draw_simplex(figure, answer, reference, says):
    steps = 30
    points = [(i / steps, j / steps, 1 - (i + j) / steps) for i in range(steps + 1) for j in range(steps + 1 - i)]
    cost, weights = WEIGHTED_EVENLY, np.array(answer.rescaling_weights(WEIGHTED_EVENLY))
    least = [int(np.argmin(answer.expected_cost(cost, list(p)))) for p in points]
    scaled = [int(np.argmax(weights * p)) for p in points]
    x, y = np.array([p[1] + p[2] / 2 for p in points]), np.array([p[2] for p in points])
    titles = says("期望代价最小", "least expected cost"), says("再缩放后取最大", "largest after rescaling")
    for axes, chosen, title in zip(figure.subplots(1, 2), (least, scaled), titles, strict=True):
        for k in range(3):
            mine = np.array(chosen) == k
            axes.scatter(x[mine], y[mine], s=16, marker="os^"[k], label=says(f"判为 {k} 类", f"decides {k}"))
        for place, name in (((0, -0.08), "$p_0 = 1$"), ((1, -0.08), "$p_1 = 1$"), ((0.5, 1.03), "$p_2 = 1$")):
            axes.text(*place, name, ha="center")
        axes.set_title(title, pad=14)
        axes.axis("off")
    figure.legend(*axes.get_legend_handles_labels(), loc="outside lower center", ncols=3)


def has_common_weights(cost) -> bool:
    """Whether the ratios multiply to 1 around every three classes."""
    return all(
        cost[i][j] * cost[j][k] * cost[k][i] == cost[j][i] * cost[k][j] * cost[i][k]
        for i, j, k in combinations(range(len(cost)), 3)
    )


def common_weights(cost) -> list[float]:
    """The null space of the equations of all pairs, for a cost matrix that has common weights."""
    rows = []
    for i, j in combinations(range(len(cost)), 2):
        rows.append([cost[j][i] if k == i else -cost[i][j] if k == j else 0 for k in range(len(cost))])
    *_, directions = np.linalg.svd(np.array(rows, dtype=float))
    return list((directions[-1] / directions[-1].sum()).tolist())


def has_constant_rows(cost) -> bool:
    """Whether every row is constant off the diagonal. Only then does the boundary of two classes not depend on a third."""
    return all(len({row[j] for j in range(len(cost)) if j != i}) == 1 for i, row in enumerate(cost))


def is_proportional_to_rows(cost, weights) -> bool:
    if not has_constant_rows(cost):
        return False
    ratios = [w / max(row) for w, row in zip(weights, cost, strict=True)]
    return math.isclose(min(ratios), max(ratios), rel_tol=1e-9)


@memo
def _simplex(n):
    return np.random.default_rng(310).dirichlet(np.ones(n), 1000)


def _disagreeing(cost, weights):
    points = _simplex(len(cost))  # a margin ten times that of the contract, so that those who sample find one
    scores, expected = points * weights, points @ np.array(cost)
    second, first = np.sort(scores, axis=1).T[-2:]
    excess = expected[np.arange(len(points)), scores.argmax(axis=1)] - expected.min(axis=1)
    return points[(excess >= 1e-5) & (first - second >= 1e-5)]


def excess_posterior(cost, weights):
    found = _disagreeing(cost, weights)
    return found[0].tolist() if len(found) else None


def _share_of_disagreement(case) -> float:
    """0 if rescaling is always optimal, 1 if the posteriors where it is not are at least 4 % of the simplex."""
    if is_proportional_to_rows(case["cost"], case["weights"]):
        return 0.0
    share = len(_disagreeing(case["cost"], case["weights"])) / 1000
    return 1.0 if share >= 0.04 else share if share > 0 else -1.0
