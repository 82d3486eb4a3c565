"""Checks of exercise 11.7."""

import math
from fractions import Fraction
from itertools import combinations

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, close, equal, exercise, integer, memo, number, picture, require, same, sequence,
    share_of_claims
)  # fmt: skip
from grader.strategies import grid, matrices, numbers, seeds, without

from .pins import ex11_07 as pins
from .pins.ex11_07 import TRAP

EXERCISE = exercise(
    kind="discuss",
    book="§11.4",
    patterns=["oracle", "witness", "derived formula", "claims"],
    contract=[
        (
            "150 个样本、8 个特征，数到 1000，λ 从 $10^{-4}$ 到 $10^6$，目标值准到 $10^{-9} ‖y‖^2$",
            "150 samples, 8 features, numbers up to 1000, λ from $10^{-4}$ to $10^6$, the objective right to $10^{-9} ‖y‖^2$",
        ),
        (
            "列的单位可以是一千万分之一；几乎线性相关的列（最小的奇异值是最大的 $10^{-4}$ 倍以上）不算相关",
            "Columns in units of a ten-millionth; columns nearly dependent (the smallest singular value above $10^{-4}$ of the largest) are independent",
        ),
        (
            "`jump` 的 eps 小到 $10^{-12}$；自己造数据的函数，d 至多是 8",
            "`jump` for eps down to $10^{-12}$; functions that make data of their own, for d up to 8",
        ),
        (
            "`count_local_minima`：整数不超过 9，至多 5 个特征、150 个样本；最小二乘的系数是 0 或大于 $10^{-6}$",
            "`count_local_minima`: whole numbers up to 9, 5 features and 150 samples at most; coefficients of least squares are 0 or above $10^{-6}$",
        ),
    ],
    hints=[
        (
            "先固定哪些分量可以不为 0：剩下的是什么问题？",
            "Fix which components may differ from 0 first: which problem is left?",
        ),
        (
            "从一个 w 稍稍走开时，不为 0 的分量仍不为 0；原来为 0 的分量一旦动了，目标值立刻变化多少？",
            "After a tiny move from w, what was not 0 is still not 0; by how much does the objective change at once if a 0 moves?",
        ),
        (
            "贪心：让一个特征单独看比每个正确的特征都好，但与谁配合都拼不出 y。",
            "Greedy: let one feature be better alone than each of the right ones, though no partner completes it to y.",
        ),
    ],
    written={
        "essay": [
            ("不凸、不连续，梯度无用", "Neither convex nor continuous, and gradients are of no use"),
            ("局部极小点与组合爆炸，贪心不保证最优", "Local minima and 2^d supports; greedy search guarantees nothing"),
            ("L1 是凸的近似，但会收缩系数，支撑集可能不同", "L1 is convex, but shrinks, and may select other features"),
        ]
    },
)

HINT_BEST = (
    "对每一组允许不为 0 的位置做最小二乘，空集与全集也在内，再比较目标值；λ 乘的是不为 0 的分量的个数。",
    "Least squares for every set of places that may differ from 0, none and all of them included; then compare objectives, where λ "
    "multiplies the number of components other than 0.",
)
HINT_COUNT = (
    "严格局部极小点与它不为 0 的位置一一对应：哪些位置的集合没有这样的点？想想最小二乘解里的 0，和不唯一的最小二乘解。",
    "Where a strict local minimum is not 0 determines it. Which sets of places have none? Think of a 0 in the least-squares "
    "solution, and of least-squares solutions that are not unique.",
)
HINT_TRAP = (
    "照题中的定义把前向选择走一遍：第一步选了谁？最后的残差平方和是多少？",
    "Walk through forward selection as defined: which feature comes first, and what is left at the end?",
)


LAMBDAS = st.sampled_from((0.01, 0.1, 0.5, 1.0, 2.0, 5.0, 20.0))
FAR = st.sampled_from((1e-4, 0.1, 1.0, 1e6))


@st.composite
def problems(draw, lambdas=LAMBDAS):
    """{"X": (m, d), "y": (m,), "lam"}; sometimes a few features are decisive and others nearly are."""
    stretch = without("large", "offset")
    X = draw(
        matrices((1, 7), (1, 4), st.integers(-3, 3), stretch=without("large", "offset", "wide")).filter(
            keeps_its_promise
        )
    )
    if draw(st.booleans()):
        y = X @ np.array(draw(numbers((X.shape[1],) * 2, grid(-2, 2, 0.5), stretch=False)))
        y = y + np.random.default_rng(draw(seeds())).integers(-1, 2, len(y)) * draw(st.sampled_from([0.0, 0.25]))
    else:
        y = np.array(draw(numbers((len(X),) * 2, grid(-3, 3, 0.5), stretch=stretch)))
    return {"X": X, "y": y, "lam": draw(lambdas)}


@st.composite
def whole_problems(draw):
    """{"X", "y"} of small whole numbers with dependent columns, zero columns and columns orthogonal to y quite often."""
    X = draw(matrices((1, 6), (1, 4), st.integers(-2, 2), stretch=("constant", "dependent", "duplicate", "long")))
    how = draw(st.integers(0, 3))
    if how == 0:
        X[:, draw(st.integers(0, X.shape[1] - 1))] = 0
    if how == 1:
        X[:, draw(st.integers(0, X.shape[1] - 1))] = -2 * X[:, 0]
    X = np.clip(X, -9, 9)
    y = X @ np.array(draw(numbers((X.shape[1],) * 2, st.integers(-1, 1), stretch=False)))
    if draw(st.booleans()):
        y = np.random.default_rng(draw(seeds())).integers(-4, 5, len(X)).astype(float)
    return {"X": X, "y": np.clip(y, -9, 9)}


def is_decidable(problem):
    return keeps_its_promise(problem["X"]) and all(
        abs(value) > 2e-6
        for _, coefficients in exact_solutions(problem["X"], problem["y"])
        for value in coefficients
        if value
    )


@check(points=1, hint=HINT_BEST)
def test_small_example(answer):
    """三个特征的小例：五个 λ 下的全局最小点 /
    A small example with three features: the global minimiser for five values of λ"""
    for lam, w, value in SMALL_ANSWERS:
        with at(f"λ = {lam:g} 时", f"for λ = {lam:g}"):
            got, objective = sequence(answer.l0_best(SMALL["X"], SMALL["y"], lam), 2)
            close(objective, value, ("目标值", "the objective"), abs=2e-9)
            close(got, w, ("w", "w"), abs=1e-3)
            require_objective(got, SMALL["X"], SMALL["y"], lam, value, number(objective))


@check(
    points=2.5,
    given={"problem": problems()},
    also=pins.global_minimum,
    strict_given={"problem": problems(FAR)},
    strict=pins.global_minimum_strict,
    examples=40,
    hint=HINT_BEST,
)
def test_global_minimum(answer, problem):
    """没有哪个 w 的目标值更小，给出的目标值就是 w 处的 /
    No w has a smaller objective, and the objective given is that at w"""
    X, y, lam = problem["X"], problem["y"], problem["lam"]
    w, value = sequence(answer.l0_best(X, y, lam), 2)
    require_objective(w, X, y, lam, least_objective(X, y, lam), number(value, ("目标值", "the objective")))


@check(
    points=1,
    given={"d": st.integers(1, 8)},
    also=pins.nonconvex,
    examples=8,
    hint=(
        "凸性要求连线上的值不超过两端的加权平均：让两端各有很多 0，而连线中间没有。",
        "Convexity bounds the value between two points by the weighted mean of their values: give the ends many zeros, and the middle none.",
    ),
)
def test_nonconvex(answer, d):
    """nonconvex_points 的三个量违反凸性的不等式 /
    What nonconvex_points returns violates the inequality of convexity"""
    u, v, t = sequence(answer.nonconvex_points(d), 3)
    u, v = (array(one, (d,), (name, name)) for one, name in ((u, "u"), (v, "v")))
    t = number(t, ("t", "t"))
    require(0 < t < 1, "t 应满足 0 < t < 1", "t should satisfy 0 < t < 1", got=t)
    t = Fraction(t)
    middle = [t * Fraction(a) + (1 - t) * Fraction(b) for a, b in zip(u.tolist(), v.tolist(), strict=True)]
    left, right = np.count_nonzero(middle), t * np.count_nonzero(u) + (1 - t) * np.count_nonzero(v)
    require(
        left > right,
        f"‖tu + (1-t)v‖₀ = {left} 不大于 t‖u‖₀ + (1-t)‖v‖₀ = {float(right):.6g}",
        f"‖tu + (1-t)v‖₀ = {left} is not larger than t‖u‖₀ + (1-t)‖v‖₀ = {float(right):.6g}",
        got=(u, v, float(t)),
    )


@check(
    points=1,
    given={"d": st.integers(1, 8), "eps": st.sampled_from([1.0, 0.3, 0.01])},
    also=pins.jump,
    strict_given={"d": st.integers(1, 8), "eps": st.sampled_from([1e-4, 1e-6, 1e-12])},
    strict=pins.jump_strict,
    examples=15,
    hint=(
        "相差 d 只有一种可能：一个全是 0，另一个没有 0。它的长度（不是每个分量）不超过 eps。",
        "There is one way to differ by d: one of them is all 0, the other nowhere. Its length, not each component, is at most eps.",
    ),
)
def test_jump(answer, d, eps):
    """jump 的两个向量相距不超过 eps，非零分量的个数相差 d /
    The two vectors of jump are within eps, and their numbers of components other than 0 differ by d"""
    u, v = (array(one, (d,)) for one in sequence(answer.jump(d, eps), 2))
    distance = math.dist(u.tolist(), v.tolist())
    require(
        distance <= eps * (1 + 1e-9),
        f"u 与 v 相距 {distance:.6g}，大于 eps = {eps:g}",
        f"The distance of u and v is {distance:.6g}, above eps = {eps:g}",
        got=(u, v),
    )
    difference = abs(int(np.count_nonzero(u)) - int(np.count_nonzero(v)))
    require(
        difference == d,
        f"‖u‖₀ 与 ‖v‖₀ 相差 {difference}，不是 d = {d}",
        f"‖u‖₀ and ‖v‖₀ differ by {difference}, not by d = {d}",
        got=(u, v),
    )


@check(
    points=2.5,
    given={"problem": whole_problems().filter(is_decidable)},
    also=pins.local_minima,
    strict=pins.local_minima_strict,
    examples=40,
    hint=HINT_COUNT,
)
def test_local_minima(answer, problem):
    """严格局部极小点的个数 / The number of strict local minima"""
    X, y = problem["X"], problem["y"]
    expected = sum(all(coefficients) for _, coefficients in exact_solutions(X, y))
    equal(integer(answer.count_local_minima(X, y)), expected)


@check(points=1.5, given={"d": st.integers(3, 8)}, also=pins.trap, examples=6, hint=HINT_TRAP)
def test_trap(answer, d):
    """前向选择在 greedy_trap 的数据上失败，而有 k 个特征恰好表示 y /
    Forward selection fails on the data of greedy_trap, though k features represent y"""
    X, y, k = sequence(answer.greedy_trap(d), 3)
    X = array(X, (None, d), ("X", "X"))
    require(1 <= len(X) <= 200, "m 应为 1 到 200", "m should be 1 to 200", got=X)
    y, k = array(y, (len(X),), ("y", "y")), integer(k, ("k", "k"))
    require(1 <= k <= d, f"k 应为 1 到 {d}", f"k should be 1 to {d}", got=k)
    size = float(np.abs(y).max())
    require(0 < size <= 1e100, "y 不应是 0，也不应太大", "y should neither be 0 nor too large", got=y)
    # Residuals as parts of ‖y‖²; columns of length 1 span the same.
    lengths = np.abs(X).max(axis=0)
    unit, target = X / np.where(lengths > 0, lengths, 1), y / size / np.linalg.norm(y / size)
    sums = {frozenset(support): residual_sum(unit, target, support) for support in supports(d) if len(support) <= k}
    least = min(value for support, value in sums.items() if len(support) == k)
    require(
        least <= 1e-9,
        f"没有 {k} 个特征的残差是 0：最小的残差平方和是 ‖y‖² 的 {least:.3g} 倍",
        f"No {k} features leave a residual of 0: the smallest residual sum of squares is {least:.3g} of ‖y‖²",
        got=(X, y, k),
    )
    for path in greedy_paths(sums, d, k):
        left = sums[frozenset(path)]
        require(
            left >= 1e-6,
            f"前向选择可以依次选 {path}，残差平方和只有 ‖y‖² 的 {left:.3g} 倍",
            f"Forward selection may take {path} in turn, which leaves only {left:.3g} of ‖y‖²",
            got=(X, y, k),
        )


@check(
    points=0.5,
    given={"again": st.booleans()},
    examples=2,
    requires=["test_global_minimum", "test_nonconvex", "test_jump", "test_trap"],
    hint=(
        "范数有哪几条？常数函数的梯度是什么？用你的小例比较 L0 与 LASSO 的解。",
        "What makes a norm? Which gradient has a constant? Compare the solutions of L0 and of the LASSO on a small example.",
    ),
)
def test_claims(answer, again):
    """五句话的判断（只与 `l0_best`、`nonconvex_points`、`jump`、`greedy_trap` 一起计分） /
    Five statements judged (they count only together with `l0_best`, `nonconvex_points`, `jump` and `greedy_trap`)"""
    got = answer.claims()
    if again:
        same(got, answer.claims(), ("claims()", "claims()"))
    return share_of_claims(
        got,
        {
            "l0_is_a_norm": False,
            "l0_scale_invariant": True,
            "l0_gradient_zero_where_defined": True,
            "l1_problem_convex": True,
            "l1_and_l0_always_same_support": False,
        },
    )


@picture(
    "每个子集的目标值，前向选择的路，和你的最小点",
    "The objective of every subset, the way of forward selection, and your minimum",
    alt=(
        "八个子集按大小排成四列，旁边写着 λ = 0.005 时的目标值；折线是前向选择的路，圆圈是你的全局最小点",
        "Eight subsets in four columns by size, each with its objective for λ = 0.005; a line is the way of forward selection, a ring "
        "your global minimum",
    ),
)
def draw_subsets(figure, answer, reference, says):
    X, y, lam, axes = TRAP["X"], TRAP["y"], 0.005, figure.subplots()
    places, sums = {}, {frozenset(support): residual_sum(X, y, support) for support in supports(3)}
    for support in supports(3):
        same_size = [other for other in supports(3) if len(other) == len(support)]
        places[frozenset(support)] = len(support), (len(same_size) - 1) / 2 - same_size.index(support)
    for support, (x, height) in places.items():
        name = "{" + ", ".join(map(str, sorted(support))) + "}"
        axes.plot(x, height, "o", color="lightgrey", markersize=12)
        axes.annotate(
            f"{name}\n{sums[support] + lam * len(support):.3g}", (x, height), (8, 6), textcoords="offset points"
        )
    path = greedy_paths(sums, 3, 3)[0]
    steps = [places[frozenset(path[:size])] for size in range(4)]
    axes.plot(*zip(*steps, strict=True), color="tab:orange", label=says("前向选择", "forward selection"))
    w = array(sequence(answer.l0_best(X, y, lam), 2)[0], (3,))
    axes.plot(
        *places[frozenset(np.flatnonzero(w).tolist())],
        "o",
        mfc="none",
        mec="tab:red",
        markersize=18,
        label=says("你的最小点", "yours"),
    )
    axes.set(xlim=(-0.3, 5.5), ylim=(-1.4, 1.6), yticks=[], xlabel="‖w‖₀", title=f"λ = {lam:g}")
    axes.legend()


SMALL = {"X": np.array([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0], [0.0, 0.0, 1.0]]), "y": np.array([1.0, 1.0, 0.0])}
SMALL_ANSWERS = [
    (0.1, [1.0, 1.0, 0.0], 0.2),
    (0.5, [1.0, 1.0, 0.0], 1.0),
    (0.7, [0.0, 0.0, 2 / 3], 41 / 30),
    (1.0, [0.0, 0.0, 2 / 3], 5 / 3),
    (3.0, [0.0, 0.0, 0.0], 2.0),
]


def supports(d):
    return [list(support) for size in range(d + 1) for support in combinations(range(d), size)]


@memo
def keeps_its_promise(X):
    """Any columns of X are dependent or well apart from it, as the contract says: no singular value near the border."""
    for support in supports(X.shape[1])[1:]:
        singular = np.linalg.svd(X[:, support], compute_uv=False)
        if np.any((singular > 1e-13 * singular[0]) & (singular < 2e-4 * singular[0])):
            return False
    return True


RNG = np.random.default_rng(117)


def require_objective(w, X, y, lam, least, value):
    """w reaches the least objective, and `value` is the objective at w."""
    w = array(w, (X.shape[1],), ("w", "w"))
    here = math.fsum((y - X @ w) ** 2) + lam * int(np.count_nonzero(w))
    slack = 1e-9 * math.fsum(y**2) + 1e-14 * lam * len(w)
    require(
        abs(here - value) <= slack,
        f"w 处的目标值是 {here:.10g}，给出的却是 {value:.10g}",
        f"The objective at w is {here:.10g}, but {value:.10g} is what was returned",
        got=(w, value),
    )
    require(
        here <= least + slack,
        f"w 处的目标值是 {here:.10g}，而最小值是 {least:.10g}",
        f"The objective at w is {here:.10g}, while the minimum is {least:.10g}",
        got=(w, value),
    )


def residual_sum(X, y, support):
    """By projection on the span of the columns: no coefficients needed, dependent columns do no harm."""
    if not support:
        return float(y @ y)
    U, singular, _ = np.linalg.svd(X[:, list(support)], full_matrices=False)
    U = U[:, singular > 1e-12 * singular[0]] if singular[0] else U[:, :0]
    return float(np.sum((y - U @ (U.T @ y)) ** 2))


@memo
def least_objective(X, y, lam):
    return min(residual_sum(X, y, support) + lam * len(support) for support in supports(X.shape[1]))


def greedy_paths(sums, d, k):
    """One way of forward selection to each support that it may end with, whichever of equal features it takes."""
    paths = {frozenset(): []}
    for _ in range(k):
        longer = {}
        for support, path in paths.items():
            more = {j: sums[support | {j}] for j in range(d) if j not in support}
            for j, value in more.items():
                if value <= min(more.values()) + 1e-9:
                    longer.setdefault(support | {j}, [*path, j])
        paths = longer
    return list(paths.values())


@memo
def exact_solutions(X, y):
    """(support, coefficients of least squares) for every support with independent columns, in exact arithmetic."""
    columns = [[int(value) for value in column] for column in X.T]
    target = [int(value) for value in y]
    gram = [[sum(map(int.__mul__, a, b)) for b in [*columns, target]] for a in columns]
    found = []
    for support in supports(len(columns)):
        rows = [[Fraction(gram[i][j]) for j in [*support, -1]] for i in support]
        solution = solved(rows)
        if solution is not None:
            found.append((support, solution))
    return found


def solved(rows):
    """The solution of a square system by Gauss and Jordan, or None if it is singular."""
    for k in range(len(rows)):
        pivot = next((i for i in range(k, len(rows)) if rows[i][k]), None)
        if pivot is None:
            return None
        rows[k], rows[pivot] = rows[pivot], rows[k]
        rows[k] = [value / rows[k][k] for value in rows[k]]
        for i, row in enumerate(rows):
            if i != k and row[k]:
                rows[i] = [a - row[k] * b for a, b in zip(row, rows[k], strict=True)]
    return [row[-1] for row in rows]
