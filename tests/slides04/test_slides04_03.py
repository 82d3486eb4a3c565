"""Checks of exercise slides4.3."""

import math
from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, permutations, product

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, exercise, hint, picture, require, sequence
from grader.strategies import grid

from .pins import slides04_03 as pins
from .pins.slides04_03 import pair

EXERCISE = exercise(
    kind="derive",
    book="§4.1，核函数举例 / §4.1, an example of a kernel",
    patterns=["witness", "two sides", "certificate"],
    hints=[
        (
            "把 (x·z)^p 展开成 n^p 项，每项是 x 的一个乘积乘 z 的同一个乘积。",
            "Expand (x·z)^p into n^p terms, each a product of entries of x times the same product of z.",
        ),
        (
            "合并相同的单项式后，每个单项式的系数要平分给 φ(x) 与 φ(z)。",
            "Once equal monomials are merged, each coefficient has to be shared between φ(x) and φ(z).",
        ),
        (
            "核矩阵总是半正定的；要推翻它，找几个点和一组系数使二次型为负。",
            "Kernel matrices are positive semidefinite; a few points and coefficients with a negative form refute one.",
        ),
    ],
    written={
        "justification": [
            (
                "核矩阵半正定，负的二次型与之矛盾",
                "Kernel matrices are positive semidefinite, which a negative form contradicts",
            ),
            (
                "两个映射的内积处处相等，所以有等距的 A（或直接验证 AᵀA = I）",
                "Both maps have equal inner products, hence an isometry A (or AᵀA = I verified directly)",
            ),
        ]
    },
)

HINT_ORDERED = (
    "每个下标序列 (i₁, …, i_p) 一个分量，次序不同的也各算一个。",
    "One component for every index sequence (i₁, …, i_p), those in another order included.",
)
HINT_SHIFTED = (
    "x·z + 1 也是一个内积：给 x 和 z 各添上什么？",
    "x·z + 1 is an inner product, too: what is appended to x and z?",
)
HINT_ISOMETRY = (
    "每个下标序列只对应一个单项式；一列中有几个非零元，它们应多大才使列的长度为 1？",
    "Every index sequence belongs to one monomial; how many entries of a column are not 0, and how large for a column of length 1?",
)
HINT_THIRD = (
    "内积在正交变换下不变：把短映射转一转。",
    "An orthogonal transformation keeps inner products: turn the short map.",
)
HINT_NOT_KERNEL = (
    "对角元都不小于 0，一个点不够；哪两个点之间的值比它们各自的大？",
    "No diagonal entry is negative, so one point will not do; between which two points is the value larger than at either?",
)
FINE = st.sampled_from((0.123456789, -9.87654321, 1e-5, -3e-5))
ENTRIES = st.one_of(st.integers(-10, 10).map(float), grid(-10, 10), FINE)


@st.composite
def pairs_of_points(draw):
    """{"x", "z", "p"}: two points of the same dimension, and a degree."""
    n = draw(st.integers(1, 4))
    x, z = (np.array(draw(st.lists(ENTRIES, min_size=n, max_size=n))) for _ in range(2))
    return {"x": x * 1e-5 if draw(st.integers(0, 5)) == 0 else x, "z": z, "p": draw(st.integers(1, 4))}


@check(points=1, book="§4.1，核函数举例 / §4.1, an example of a kernel")
def test_slide_maps(answer):
    """课件的两个映射在 x = (1, 2) 处 / The slides' two maps at x = (1, 2)"""
    x, z = np.array([1.0, 2.0]), np.array([3.0, -1.0])
    for name, wanted, help_ in (
        ("monomial_map", [1.0, 2 * math.sqrt(2), 4.0], HINT_MONOMIAL),
        ("ordered_map", [1.0, 2.0, 2.0, 4.0], HINT_ORDERED),
    ):
        with hint(*help_):
            ask = getattr(answer, name)
            first, second = (
                array(ask(one, 2), (len(wanted),), (f"{name} 的结果", f"what {name} returns")) for one in (x, z)
            )
            sizes = f"{name} 各分量的绝对值（从小到大）", f"the sizes of the components of {name}, in order"
            close(sorted(abs(first)), wanted, sizes)
            close(float(first @ second), 1.0, (f"{name}: φ(x)·φ(z)", f"{name}: φ(x)·φ(z)"))


@check(points=3, given={"data": pairs_of_points()}, also=pins.monomial)
def test_monomial(answer, data):
    """合并的映射：分量数与内积 (x·z)^p / The map that merges: number of components, and inner products (x·z)^p"""
    n, p = len(data["x"]), data["p"]
    with hint(*HINT_LENGTH):
        maps = _both(answer.monomial_map, "monomial_map", math.comb(n + p - 1, p), data)
    with hint(*HINT_MONOMIAL):
        _same_product(maps, data, 0)
        sizes = _sizes(data["x"], p)
        close(
            np.sort(abs(maps[0])), sizes, ("各分量的绝对值（从小到大）", "the sizes of the components, in order"), abs=0
        )


@check(points=1, given={"data": pairs_of_points()}, also=pins.monomial, hint=HINT_ORDERED)
def test_ordered(answer, data):
    """不合并的映射：分量恰是 p 个坐标的一切乘积 /
    The map that does not merge: its components are just all products of p coordinates"""
    x, p = data["x"], data["p"]
    maps = _both(answer.ordered_map, "ordered_map", len(x) ** p, data)
    wanted = sorted(math.prod(choice) for choice in product(x.tolist(), repeat=p))
    close(np.sort(maps[0]), np.array(wanted), ("各分量（从小到大）", "the components, in order"), abs=0)
    _same_product(maps, data, 0)


@check(points=2, given={"data": pairs_of_points()}, also=pins.monomial, hint=HINT_SHIFTED)
def test_shifted(answer, data):
    """带常数的核 (x·z + 1)^p：分量数与内积 /
    The kernel with a constant, (x·z + 1)^p: number of components, and inner products"""
    n, p = len(data["x"]), data["p"]
    _same_product(_both(answer.shifted_map, "shifted_map", math.comb(n + p, p), data), data, 1)


@check(
    points=1,
    given={"n": st.integers(1, 4), "p": st.integers(1, 4)},
    also=pins.isometry,
    examples=16,
    hint=HINT_ISOMETRY,
)
def test_isometry(answer, n, p):
    """等距：AᵀA = I，且 A 把合并的映射变成不合并的 /
    An isometry: AᵀA = I, and A takes the map that merges to the one that does not"""
    A = array(answer.isometry(n, p), (n**p, math.comb(n + p - 1, p)), ("A", "A"))
    close(A.T @ A, np.eye(A.shape[1]), ("AᵀA", "AᵀA"))
    # Distinct primes give every monomial a value of its own, the negative one shows odd powers.
    for x in ([2.0, -3.0, 5.0, 7.0][:n], [1.0, 0.5, -0.25, 3.0][:n]):
        short = array(
            answer.monomial_map(np.array(x), p), (A.shape[1],), ("monomial_map 的结果", "what monomial_map returns")
        )
        long = array(
            answer.ordered_map(np.array(x), p), (A.shape[0],), ("ordered_map 的结果", "what ordered_map returns")
        )
        with at(f"x = {x}", f"x = {x}"):
            close(A @ short, long, ("A · monomial_map(x)", "A · monomial_map(x)"))


@check(
    points=1,
    given={"x": st.lists(ENTRIES, min_size=2, max_size=2), "z": st.lists(ENTRIES, min_size=2, max_size=2)},
    also=pins.third,
    hint=HINT_THIRD,
)
def test_third(answer, x, z):
    """(x·z)² 的第三个映射 / A third map of (x·z)²"""
    data = pair(x, z, 2)
    maps = [array(answer.third_map(data[key]), (3,), ("third_map 的结果", "what third_map returns")) for key in "xz"]
    _same_product(maps, data, 0)
    mine, slides = [], []
    for a, b in ((1.0, 0.0), (0.0, 1.0), (1.0, 1.0)):
        mine.append(array(answer.third_map(np.array([a, b])), (3,), ("third_map 的结果", "what third_map returns")))
        slides.append(np.array([a * a, math.sqrt(2) * a * b, b * b]))
    for order in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            apart = max(
                float(np.max(abs(one - signs * other[list(order)]))) for one, other in zip(mine, slides, strict=True)
            )
            require(
                apart > 0.01,
                "第三个映射只是课件的短映射重排、变号而来",
                "The third map is the slides' short map, with order or signs changed",
                got=np.array(mine),
            )


@check(
    points=1,
    given={"c": st.one_of(grid(0.25, 4), st.sampled_from((0.3, 1.1, 3.99))), "n": st.integers(1, 3)},
    also=pins.not_a_kernel,
    examples=20,
    hint=HINT_NOT_KERNEL,
)
def test_not_a_kernel(answer, c, n):
    """(x·z − c)² 不是核：一个负的二次型 / (x·z − c)² is no kernel: a negative quadratic form"""
    P, v = sequence(answer.not_a_kernel(c, n), 2, ("(P, v)", "(P, v)"))
    P = array(P, (None, n), ("P", "P"))
    require(
        1 <= len(P) <= 8, f"P 应有 1 到 8 行，得到 {len(P)} 行", f"P should have 1 to 8 rows, but has {len(P)}", got=P
    )
    v = array(v, (len(P),), ("v", "v"))
    require(
        max(np.abs(P).max(), np.abs(v).max()) <= 1000,
        "P 与 v 的元素的绝对值不应超过 1000",
        "No entry of P and v should exceed 1000 in size",
        got=(P, v),
    )
    points, weights = [[Fraction(a) for a in row] for row in P.tolist()], [Fraction(a) for a in v.tolist()]
    total = sum(
        s * t * (sum(a * b for a, b in zip(x, z, strict=True)) - Fraction(c)) ** 2
        for s, x in zip(weights, points, strict=True)
        for t, z in zip(weights, points, strict=True)
    )
    require(
        total < 0,
        f"Σ v_i v_j (P_i·P_j − c)² = {float(total):.8g}，应小于 0",
        f"Σ v_i v_j (P_i·P_j − c)² = {float(total):.8g} should be below 0",
        got=(P, v),
    )


@picture(
    "一个椭圆在两个映射之下",
    "An ellipse under two maps",
    alt=(
        "左：平面上的椭圆；中：以两个平方为坐标，椭圆成为线段；右：在短映射之下，平面成为一个锥面，椭圆是它的平面截线",
        "Left: an ellipse in the plane; middle: with both squares as coordinates it is a line segment; right: the short map makes the "
        "plane a cone, and the ellipse is cut out of it by a plane",
    ),
)
def draw_ellipse(figure, answer, reference, says):
    t = np.linspace(0, 2 * np.pi, 73)
    ellipse = np.stack([2 * np.cos(t), np.sin(t)], axis=1)
    titles = says("原空间", "input space"), says("两个平方", "both squares"), says("短映射", "the short map")
    left, middle = (figure.add_subplot(1, 3, k) for k in (1, 2))
    left.plot(*ellipse.T, color="black")
    left.set_aspect("equal")
    middle.plot(*(ellipse**2).T, color="black")
    middle.set(xlabel="$x_1^2$", ylabel="$x_2^2$")
    right = figure.add_subplot(1, 3, 3, projection="3d")
    for scale in (0.4, 0.7, 1.0):
        images = np.array([answer.monomial_map(scale * point, 2) for point in ellipse])
        right.plot(*images.T, color="black" if scale == 1 else "0.7")
    for axes, title in zip((left, middle, right), titles, strict=True):
        axes.set_title(title, fontsize=9)


HINT_MONOMIAL = (
    "一个单项式由几个下标序列得来？它的系数的平方根才是分量里的常数。",
    "How many index sequences make up a monomial? The root of that number is the constant of its component.",
)
HINT_LENGTH = (
    "每个单项式恰有一个分量：x₁x₂ 与 x₂x₁ 是同一个。",
    "One component for each monomial: x₁x₂ and x₂x₁ are the same.",
)


def _both(ask, name, length, data):
    """A map at both points."""
    words = f"{name} 的结果", f"what {name} returns"
    return [array(ask(data[key], data["p"]), (length,), words) for key in "xz"]


def _same_product(maps, data, constant):
    """φ(x)·φ(z) is (x·z + constant)^p."""
    x, z, p = data["x"], data["z"], data["p"]
    exact = (sum(Fraction(a) * Fraction(b) for a, b in zip(x.tolist(), z.tolist(), strict=True)) + constant) ** p
    scale = math.prod(constant + math.fsum(one * one) for one in (x, z)) ** (p / 2)
    close(math.fsum(maps[0] * maps[1]), float(exact), ("φ(x)·φ(z)", "φ(x)·φ(z)"), abs=1e-9 * scale, rel=0)


def _sizes(x, p):
    """The sizes that the constants times monomials have, in ascending order."""
    sizes = []
    for choice in combinations_with_replacement(range(len(x)), p):
        ways = math.factorial(p)
        for times in Counter(choice).values():
            ways //= math.factorial(times)
        sizes.append(math.sqrt(ways) * abs(math.prod(float(x[i]) for i in choice)))
    return np.array(sorted(sizes))
