"""Checks of exercise 9.1."""

import math
from decimal import Decimal, localcontext

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_4_0
from grader.checks import (
    array, at, at_least, at_most, check, close, equal, exercise, hint, is_none, memo, number, picture, require,
    sequence
)  # fmt: skip
from grader.strategies import edges, grid, matrices, numbers

from .pins import ex09_01 as pins

EXERCISE = exercise(
    kind="prove",
    book="§9.3, (9.14)-(9.18)",
    patterns=["certificate", "witness", "derived formula"],
    contract=[
        (
            "p 从 0.05 到 1000，坐标差从 $10^{-12}$ 到 $10^9$：既不溢出也不变成 0，距离的相对误差至多 $10^{-9}$",
            "For p from 0.05 to 1000 and differences from $10^{-12}$ to $10^9$ nothing overflows or becomes 0, and distances have a "
            "relative error of $10^{-9}$ at most",
        ),
        ("一百多个坐标时也对", "Right as well for more than a hundred coordinates"),
        ("p 是 1.01 或 1.0001 时对偶向量照样准", "Dual vectors are as exact for p = 1.01 and 1.0001"),
        ("最小的 p：eps 小到 0.0001，n 大到 20000", "The smallest p for eps down to 0.0001 and n up to 20000"),
    ],
    hints=[
        (
            "三角不等式等价于 ‖a + b‖ ≤ ‖a‖ + ‖b‖：先把它画在平面上，看看 p = 0.5、1、2 的单位圆各是什么形状。",
            "The triangle inequality says ‖a + b‖ ≤ ‖a‖ + ‖b‖: draw the unit circles for p = 0.5, 1 and 2 in the plane first.",
        ),
        (
            "p < 1 时“绕路”反而近：每一步只沿一条坐标轴走。",
            "For p < 1 a detour is shorter: let each step go along one axis only.",
        ),
        (
            "对偶向量：赫尔德不等式什么时候取等号？它的各分量与 |u_i| 的哪一次幂成正比？",
            "The dual vector: when is Hölder's inequality an equality? To which power of |u_i| are its entries proportional?",
        ),
        (
            "最小的 p：对固定的最大坐标，怎样的 u 使 ‖u‖_p 最大？",
            "The smallest p: with the largest coordinate fixed, which u makes ‖u‖_p largest?",
        ),
    ],
    written={
        "proof": [
            ("前三条性质对一切 p > 0 成立", "The first three properties hold for every p > 0"),
            (
                "p ≥ 1 的三角不等式：由赫尔德不等式及取等条件",
                "The triangle inequality for p ≥ 1, from Hölder's inequality",
            ),
            (
                "0 < p < 1 的反例，并说明 n = 1 时没有",
                "The counterexample for 0 < p < 1, and why there is none for n = 1",
            ),
            (
                "‖u‖_∞ ≤ ‖u‖_p ≤ n^(1/p)·‖u‖_∞，因而极限是 p = ∞ 的距离",
                "‖u‖_∞ ≤ ‖u‖_p ≤ n^(1/p)·‖u‖_∞, hence the limit",
            ),
        ]
    },
)

HINT_POWERS = (
    "|x_u - z_u| 的 p 次方可能溢出或变成 0：先把最大的坐标差提出来。",
    "The p-th power of |x_u - z_u| may overflow or vanish: factor the largest difference out first.",
)
POWERS = st.sampled_from((0.5, 0.8, 1, 1.5, 2, 3, 7, math.inf))
FAR_POWERS = st.sampled_from((0.05, 0.1, 1.5, 7, 60, 1000, math.inf))
VECTORS = numbers(size=(1, 6)).filter(any)


@check(points=1, book="§9.4.1, (9.18)")
def test_melons(answer):
    """瓜 x1 与 x6 的距离，p 是 1、2、3、0.5 与无穷 /
    The distance of melons x1 and x6 for p = 1, 2, 3, 0.5 and infinite p"""
    x, z = (row.tolist() for row in watermelon_4_0()["X"][[0, 5]])
    for p, wanted in ((1, 0.517), (2, 0.369005), (3, 0.331720), (0.5, 1.029102), (math.inf, 0.294)):
        with at(f"p = {p}", f"p = {p}"), hint(*HINT_FORMULA):
            close(answer.minkowski(x, z, p), wanted, ("距离", "the distance"), abs=1e-6)


@check(
    points=2,
    book="(9.14)-(9.18)",
    given={"points": matrices(rows=(3, 3), columns=(1, 5)), "p": POWERS},
    also=pins.axioms,
    strict_given={"points": matrices(rows=(3, 3), columns=(1, 5)), "p": FAR_POWERS},
    strict=pins.axioms_strict,
    examples=80,
)
def test_axioms(answer, points, p):
    """距离符合 (9.18)，与自己的距离恰为 0，对称；p ≥ 1 时满足三角不等式 /
    Distances are what (9.18) says, exactly 0 to the point itself, and symmetric; for p ≥ 1 the triangle inequality holds
    """
    x, y, z = points.tolist()
    direct, there, onward = (_distance(answer, *pair, p) for pair in ((x, z), (x, y), (y, z)))
    with hint("与自己没有坐标差。", "There is no difference of coordinates to itself."):
        equal(number(answer.minkowski(y, y, p)), 0.0, ("与自己的距离", "the distance to itself"))
    with hint("坐标差要取绝对值。", "Take the absolute value of each difference."):
        close(answer.minkowski(z, x, p), direct, ("从 z 到 x 的距离", "the distance from z to x"), abs=0)
    if p >= 1:
        require(
            direct <= (there + onward) * (1 + 1e-9),
            "p ≥ 1 时 dist(x, z) 不应大于 dist(x, y) + dist(y, z)",
            "For p ≥ 1 dist(x, z) should not exceed dist(x, y) + dist(y, z)",
            got=[direct, there, onward],
        )


@check(
    points=2.5,
    book="§9.3",
    given={"p": st.sampled_from((0.1, 0.25, 0.5, 0.75, 0.9)), "n": st.integers(1, 6)},
    also=pins.violation,
    strict_given={"p": edges(0.05, 0.99), "n": st.integers(1, 6)},
    strict=pins.violation_strict,
)
def test_violation(answer, p, n):
    """p < 1 时给出的三点确实违反三角不等式，在任何有这样三点的 R^n 中 /
    For p < 1 the three points do break the triangle inequality, in every R^n that has such points"""
    got = answer.triangle_violation(p, n)
    if n == 1:
        with hint("在直线上，这个距离与 p 有关吗？", "Does this distance depend on p at all, on a line?"):
            is_none(got, ("直线上的三点", "the three points on a line"))
        return
    x, y, z = (
        array(point, (n,), (name, name)).tolist()
        for point, name in zip(sequence(got, 3, ("三个点", "the three points")), "xyz", strict=True)
    )
    direct, detour = distance(x, z, p), distance(x, y, p) + distance(y, z, p)
    about = (
        "三点共线还不够：让 x 到 y 与 y 到 z 沿不同的坐标轴。",
        "Points on a line are not enough: let the ways from x to y and from y to z follow different axes.",
    )
    if direct < max(distance(x, y, p), distance(y, z, p)):
        about = (
            "三点的次序：最长的一段应当是 x 到 z，y 是绕路经过的点。",
            "The order of the points: the longest way should be that from x to z, and y the point that the detour passes.",
        )
    with hint(*about):
        require(
            direct > detour * (1 + 1e-9),
            f"p = {p:g} 时这三点没有违反三角不等式：dist(x, z) = {direct:.8g}，绕经 y 的路程是 {detour:.8g}",
            f"For p = {p:g} these points do not break it: dist(x, z) = {direct:.8g}, and by way of y it is {detour:.8g}",
            got=got,
        )


@check(
    points=2.5,
    given={"u": VECTORS, "p": st.sampled_from((1, 1.5, 2, 3, 7, math.inf))},
    also=pins.dual,
    strict_given={"u": VECTORS, "p": st.sampled_from((1, 1.01, 1.5, 7, 50, 1000, math.inf))},
    strict=pins.dual_strict,
)
def test_dual(answer, u, p):
    """对偶向量满足 ‖v‖_q ≤ 1 与 ⟨u, v⟩ = ‖u‖_p, p = 1 与 p 为无穷时也是 /
    Dual vectors have ‖v‖_q ≤ 1 and ⟨u, v⟩ = ‖u‖_p, for p = 1 and infinite p as well"""
    v = array(answer.dual_vector(u, p), (len(u),), ("v", "v")).tolist()
    q = 1 if p == math.inf else math.inf if p == 1 else float(Decimal(p) / (Decimal(p) - 1))
    with hint(
        "q 由 1/p + 1/q = 1 得到：p = 1 时是无穷，p 为无穷时是 1；用 q 范数归一化。",
        "q comes from 1/p + 1/q = 1: infinite for p = 1, and 1 for infinite p. Normalise with the q-norm.",
    ):
        at_most(norm(v, q), 1.0, (f"‖v‖_q (q = {q:.6g})", f"‖v‖_q with q = {q:.6g}"))
    wanted = norm(u, p)
    with hint(
        "内积要达到最大值：v_i 与 u_i 同号，大小由 |u_i| 的幂决定，然后归一化。",
        "The inner product should be as large as it gets: v_i has the sign of u_i and a power of |u_i| as its size; then normalise.",
    ):
        inner = math.fsum(a * b for a, b in zip(u, v, strict=True))
        close(inner, wanted, ("⟨u, v⟩（应等于 ‖u‖_p）", "⟨u, v⟩, which is ‖u‖_p,"), abs=0)


@check(
    points=2,
    given={"n": st.integers(1, 30), "eps": st.one_of(grid(0.25, 4, 0.25), st.sampled_from((0.01, 0.05, 0.1)))},
    also=pins.smallest_p,
    strict_given={"n": st.integers(1, 50), "eps": st.one_of(edges(0.0001, 2.0), grid(0, 64, 4).map(lambda x: x + 2))},
    strict=pins.smallest_p_strict,
)
def test_smallest_p(answer, n, eps):
    """给出的 p 恰好够：再小一点就有 u 使 ‖u‖_p 超过 (1 + eps)·‖u‖_∞ /
    The p is just enough: with a smaller one some ‖u‖_p exceeds (1 + eps)·‖u‖_∞"""
    got = number(answer.smallest_p(n, eps), ("p", "p"))
    at_least(got, 1.0, ("p", "p"))
    with hint("最坏的 u 的坐标怎样？对它解出 p。", "What are the coordinates of the worst u? Solve for p there."):
        # Of all u with largest coordinate 1 the one of n ones has the largest norm, n^(1/p).
        here = math.log(n) / got
        require(
            here <= math.log1p(eps) * (1 + 1e-8),
            f"p = {got:.10g} 太小：对 R^{n} 中全 1 的 u, ‖u‖_p = {math.exp(here):.10g}，超过 1 + eps = {1 + eps:.10g}",
            f"p = {got:.10g} is too small: the u of {n} ones has ‖u‖_p = {math.exp(here):.10g}, more than 1 + eps = {1 + eps:.10g}",
            got=got,
        )
        require(
            got * (1 - 1e-8) < 1 or here >= math.log1p(eps) * (1 - 1e-8),
            f"p = {got:.10g} 不是最小的：小一点的 p 也满足要求",
            f"p = {got:.10g} is not the smallest: a smaller one is enough, too",
            got=got,
        )


@picture(
    "单位圆与违反三角不等式的三点",
    "Unit circles, and three points that break the triangle inequality",
    alt=(
        "左：p = 0.5、1、2 与无穷的单位圆，线型各不相同，p = 0.5 的向内凹。右：p = 0.5 时你的三点 x、y、z 与三段距离。",
        "Left: unit circles for p = 0.5, 1, 2 and infinity in different line styles; that for 0.5 is bent inwards. Right: "
        "your points x, y, z for p = 0.5 with the three distances.",
    ),
)
def draw_circles(figure, answer, reference, says):
    figure.set_size_inches(8, 4)
    circles, corner = figure.subplots(1, 2)
    angles = np.linspace(0, 2 * math.pi, 73)
    for p, style in ((0.5, "-"), (1, "--"), (2, "-."), (math.inf, ":")):
        way = [(math.cos(a), math.sin(a)) for a in angles]
        radii = [1 / number(answer.minkowski(list(d), [0.0, 0.0], p)) for d in way]
        circles.plot(
            *zip(*[(r * x, r * y) for r, (x, y) in zip(radii, way, strict=True)], strict=True), style, label=f"p = {p}"
        )
    circles.set_aspect("equal")
    circles.legend(fontsize=8, loc="center")
    circles.set_title(says("单位圆", "unit circles"))
    points = [array(point, (2,)) for point in sequence(answer.triangle_violation(0.5, 2), 3)]
    for (a, b), style in (((0, 2), "k-"), ((0, 1), "C0--"), ((1, 2), "C0--")):
        corner.plot(*zip(points[a], points[b], strict=True), style)
        middle = (points[a] + points[b]) / 2
        corner.annotate(f"{distance(points[a], points[b], 0.5):.3g}", middle, fontsize=9)
    for name, point in zip("xyz", points, strict=True):
        corner.plot(*point, "ko")
        corner.annotate(f" {name}", point, fontsize=12)
    corner.margins(0.2)
    corner.set_title(says("p = 0.5 时的三点", "three points for p = 0.5"))


HINT_FORMULA = (
    "坐标差取绝对值再乘方，求和之后还要开 p 次方；p 为无穷时取最大的坐标差。",
    "Raise absolute differences to the power p, add, and take the p-th root; for infinite p take the largest difference.",
)


@memo
def distance(x, z, p) -> float:
    """(9.18) with fifty decimal digits and exponents of any size."""
    with localcontext() as context:
        context.prec = 50
        gaps = [abs(Decimal(float(a)) - Decimal(float(b))) for a, b in zip(x, z, strict=True)]
        if p == math.inf or not any(gaps):
            return float(max(gaps))
        power = Decimal(float(p))
        total = sum(gap**power for gap in gaps if gap)
        return float(total ** (1 / power))


def norm(u, p) -> float:
    return distance(u, [0.0] * len(u), p)


def _distance(answer, x, z, p) -> float:
    """The student's distance of two points, which is what it should be."""
    with hint(*(HINT_POWERS if p > 50 and p != math.inf else HINT_FORMULA)):
        return close(answer.minkowski(x, z, p), distance(x, z, p), ("距离", "the distance"), abs=0)
