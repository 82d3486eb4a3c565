"""Checks of exercise cookbook9.2."""

import math
from itertools import combinations

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import cities
from grader.checks import (
    array, check, close, exercise, fail, hint, integers, mapping, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import cookbook09_02 as pins
from .pins.cookbook09_02 import can_be_settled, drawn_distances, least_lift, mirrored

EXERCISE = exercise(
    kind="prove",
    book="§9.2.2",
    patterns=["certificate", "derived formula", "oracle"],
    hints=[
        (
            "先画三个点：距离 1, 1, 3 画得出来吗？再想想到中心都是 1、两两相距都是 2 的三个点。",
            "Begin with three points: can distances 1, 1, 3 be drawn? Then think of three points at 1 from a centre and at 2 from each other.",
        ),
        (
            "内积矩阵 B 由平方距离减去行的均值和列的均值得到。真是内积矩阵的话，特征值会是负的吗？",
            "The matrix B of inner products comes from squared distances less the means of rows and columns. If it holds inner products, "
            "can an eigenvalue be negative?",
        ),
        (
            "权重的总和是 0 时，Σ w_i w_j D_ij² 就是 -2 wᵀBw。",
            "For weights with sum 0, Σ w_i w_j D_ij² equals -2 wᵀBw.",
        ),
    ],
    written={
        "proof": [
            (
                "有点实现 D 时，对任何总和为 0 的权重，这个和不大于 0",
                "With points the sum is at most 0 for all weights with sum 0",
            ),
            (
                "B 没有负特征值时，由它造出点，并验证距离",
                "Points from B, if it has no negative eigenvalue, and their distances",
            ),
            (
                "B 有负特征值时，由它造出权重，并说明总和为 0",
                "Weights from a negative eigenvalue of B, and why their sum is 0",
            ),
        ]
    },
)

HINT_GRAM = (
    "用的是距离的平方；行的均值和列的均值都要减去，再加上总均值，最后乘 -1/2。",
    "It takes squared distances; subtract the means of rows and of columns, add the mean of all, and multiply by -1/2.",
)
HINT_MDS = (
    "特征向量的长度是 1，坐标的长度是 √λ；特征值从大到小取，负的当作 0。",
    "An eigenvector has length 1, a column of coordinates √λ; take the eigenvalues from the largest on, and negative ones as 0.",
)
HINT_LIFT = (
    "平方距离都加 c，内积矩阵的特征值各变多少？对三个点 1, 1, 3 先试一试。",
    "With c added to all squared distances, by how much does each eigenvalue of the matrix B move? Try three points with 1, 1, 3.",
)


@st.composite
def symmetric_tables(draw):
    """Tables of points with integer coordinates (coinciding ones, too), of any numbers, of ways in a graph; some of them
    tiny, huge, large, or with distances that are nearly equal."""
    rng = np.random.default_rng(draw(seeds()))
    kind = draw(st.sampled_from(["points", "points", "any", "any", "ways", "bent", "near", "many"]))
    N = int(rng.integers(13, 31)) if kind == "many" else draw(st.integers(1, 7))
    if kind in ("points", "bent") or (kind == "many" and rng.random() < 0.5):
        D = drawn_distances(rng.integers(-3, 4, size=(N, int(rng.integers(1, 6)))).astype(float))
        if kind == "bent" and N > 1:
            D[N - 1, 0] += 10.0 ** -int(rng.integers(2, 4))
            D[0, N - 1] = D[N - 1, 0]
    else:
        D = rng.integers(0, 10, size=(N, N)).astype(float)
        if kind == "near":
            D = 3 + 1e-6 * D
        D = np.tril(D, -1) + np.tril(D, -1).T
        if kind == "ways":
            D[D == 0] = 20
            np.fill_diagonal(D, 0)
            for k in range(N):
                D = np.minimum(D, D[:, [k]] + D[[k]])
    return D * draw(st.sampled_from([1.0, 1.0, 1.0, 1e-5, 0.1, 1e5]))


@st.composite
def printed_tables(draw):
    """Tables as they might be printed: few or many pairs differ by direction, a little or a lot."""
    D = draw(symmetric_tables())
    rng = np.random.default_rng(draw(seeds()))
    kind = draw(st.sampled_from(["", "slip", "upper", "tiny"]))
    N, M = len(D), float(D.max()) or 1.0
    if kind == "upper":
        return np.tril(D) + np.triu(rng.integers(0, 10, size=(N, N)) * M, 1)
    if kind and N > 1:
        i, j = rng.permutation(N)[:2]
        D[i, j] = D[i, j] * (1 + 1e-6) + 1e-6 * M if kind == "tiny" else M
    return D


@check(points=1, book="§9.2.2")
def test_audit_of_the_cities(answer):
    """十城距离表里的错处 / What is wrong in the table of ten cities"""
    judge_audit(answer, cities()["D"], [(0, 3)], [(0, 3), (5, 8), (5, 9), (6, 9), (7, 8)])


@check(points=1, book="图 14 / fig. 14", hint=HINT_MDS)
def test_map_of_the_cities(answer):
    """十城表（取下三角）画在平面上 / The table of ten cities (its lower triangle), drawn in the plane"""
    Y = array(answer.mds(mirrored(cities()["D"]), 2), (10, 2), ("坐标", "the coordinates"))
    for j, square in enumerate((19682670.1, 10148690.2)):
        name = f"第 {j} 列（从 0 起）长度的平方", f"the squared length of column {j} (from 0)"
        close(math.fsum(Y[:, j] ** 2), square, name, rel=1e-6, abs=0)
    name = "图上北京与重庆的距离", "the distance of 北京 and 重庆 on the map"
    close(math.dist(Y[0], Y[3]), 2372.6895, name, rel=1e-6, abs=0)


@check(points=1, given={"D": symmetric_tables()}, also=pins.gram, hint=HINT_GRAM)
def test_gram(answer, D):
    """内积矩阵：有点时是重心在原点的各点的内积，没有点时是同一个公式 /
    The matrix B: inner products of centred points, if there are any, and the same formula if there are none"""
    close(answer.gram(D), square_sums(D), ("B", "B"), abs=1e-9 * float(D.max()) ** 2, rel=0)


@check(points=1, given={"D": symmetric_tables(), "pick": st.integers(0, 29)}, also=pins.mds, hint=HINT_MDS)
def test_mds(answer, D, pick):
    """多维缩放的各列是特征向量，长度的平方是特征值 /
    The columns of multidimensional scaling are eigenvectors, their squared lengths the eigenvalues"""
    N, M = len(D), float(D.max())
    d = pick % N + 1
    Y = array(answer.mds(D, d), (N, d), ("坐标", "the coordinates"))
    B = square_sums(D)
    values = np.maximum(np.linalg.eigvalsh(B)[::-1][:d], 0.0)
    for j in range(d):
        words = f"第 {j} 列（从 0 起）", f"column {j} (from 0)"
        close(
            math.fsum(Y[:, j] ** 2),
            values[j],
            (f"{words[0]}长度的平方", f"the squared length of {words[1]}"),
            abs=1e-9 * N * M**2,
            rel=0,
        )
        residual = float(np.abs(B @ Y[:, j] - values[j] * Y[:, j]).max())
        if values[j] > 0:
            require(
                residual <= 1e-9 * N * M**3,
                f"B 乘{words[0]}与特征值 {values[j]:.6g} 乘这一列不相等",
                f"B times {words[1]} is not the eigenvalue {values[j]:.6g} times this column",
                got=Y,
            )
    for i, j in combinations(range(d), 2):
        product = math.fsum(Y[:, i] * Y[:, j])
        require(
            abs(product) <= 1e-9 * N * M**2,
            f"第 {i} 列与第 {j} 列（从 0 起）不正交，内积是 {product:.6g}",
            f"Columns {i} and {j} (from 0) are not orthogonal: their inner product is {product:.6g}",
            got=Y,
        )


@check(points=3, given={"D": symmetric_tables().filter(can_be_settled)}, also=pins.settle, examples=60)
def test_settle(answer, D):
    """裁定任何一张表：点实现它，或者权重否定它 /
    Any table is settled: by points that have these distances, or by weights that rule them out"""
    N, M = len(D), float(D.max())
    found = mapping(answer.settle(D))
    kinds = [key for key in ("points", "weights") if key in found]
    if len(found) != 1 or not kinds:
        fail(
            '返回的字典应只有一个键，"points" 或 "weights"',
            'The dict should have one key, "points" or "weights"',
            got=found,
        )
    if kinds == ["points"]:
        points = array(found["points"], (N, None), ("坐标", "the coordinates"))
        with hint(*HINT_POINTS):
            for i, j in combinations(range(N), 2):
                here = math.dist(points[i], points[j])
                require(
                    abs(here - D[i, j]) <= 1e-5 * M,
                    f"点 {i} 与点 {j} 的距离是 {here:.10g}，表中是 {D[i, j]:.10g}",
                    f"Points {i} and {j} are {here:.10g} apart, and {D[i, j]:.10g} in the table",
                    got=points,
                )
        return
    w = array(found["weights"], (N,), ("权重", "the weights"))
    largest = float(np.abs(w).max())
    require(largest > 0, "权重全是 0", "All weights are 0", got=w)
    w = w / largest
    with hint(*HINT_WEIGHTS):
        total = math.fsum(w)
        require(
            abs(total) <= 1e-9 * math.fsum(np.abs(w)),
            f"权重的总和应是 0，这里是 {total * largest:.6g}",
            f"The sum of the weights should be 0, and is {total * largest:.6g}",
            got=found["weights"],
        )
        form = math.fsum((np.outer(w, w) * (D / M) ** 2).ravel().tolist())
        require(
            form >= 1e-6 * math.fsum(w * w),
            f"Σ w_i w_j D_ij² = {form * largest**2 * M**2:.6g}，不足 10⁻⁶·M²·Σ w_i² = {1e-6 * M**2 * largest**2 * math.fsum(w * w):.6g}",
            f"Σ w_i w_j D_ij² = {form * largest**2 * M**2:.6g}, less than 10⁻⁶·M²·Σ w_i² = {1e-6 * M**2 * largest**2 * math.fsum(w * w):.6g}",
            got=found["weights"],
        )


@check(points=2, given={"D": symmetric_tables()}, also=pins.lift, hint=HINT_LIFT)
def test_lift(answer, D):
    """抬升的 c 刚好够 / The lift c is just enough"""
    got = number(answer.lift(D), ("c", "c"))
    close(got, least_lift(D), ("c", "c"), abs=1e-9 * float(D.max()) ** 2, rel=0)


@check(points=1, given={"D": printed_tables()}, also=pins.audit)
def test_audit(answer, D):
    """任何一张表的查错 / The audit of any table"""
    judge_audit(answer, D, *audit_by_loops(D))


@picture(
    "十城表画在平面上，差了多少",
    "The ten cities in the plane, and by how much distances are off",
    alt=(
        "由你的 mds 画出的十个城市，每两个城市连一条线：图上比表中短的是蓝色，长的是红色，越粗差得越多",
        "Ten cities as your mds draws them, joined by lines: blue where the drawing is too short, red where too long, thicker the more",
    ),
)
def draw_map(figure, answer, reference, says):
    table = cities()
    L = mirrored(table["D"])
    Y = np.asarray(answer.mds(L, 2), dtype=float)
    axes = figure.add_subplot()
    for i, j in combinations(range(10), 2):
        off = math.dist(Y[i], Y[j]) - L[i, j]
        axes.plot(*Y[[i, j]].T, color="red" if off > 0 else "blue", linewidth=abs(off) / 200, alpha=0.6)
    axes.plot(*Y.T, "o", color="black", markersize=5)
    english = [
        "Beijing",
        "Tianjin",
        "Shanghai",
        "Chongqing",
        "Hohhot",
        "Ürümqi",
        "Lhasa",
        "Yinchuan",
        "Nanning",
        "Harbin",
    ]
    for (x, y), zh, en in zip(Y, table["names"], english, strict=True):
        axes.annotate(says(zh, en), (x, y), xytext=(4, 4), textcoords="offset points", fontsize="small")
    axes.set_aspect("equal", adjustable="datalim")
    axes.set_xlabel(
        says("公里；红：图上太长，蓝：图上太短", "kilometres; red: too long in the drawing, blue: too short")
    )


HINT_ASYMMETRIC = (
    "逐对比较 D[i][j] 与 D[j][i]，不相等就列出来，不管差多少。",
    "Compare D[i][j] and D[j][i] pair by pair: list what is not equal, however small the difference.",
)
HINT_TRIANGLE = (
    "先把下三角对称成 L；对每一对 i, j，看看有没有第三个 k，绕道反而更近。",
    "Make the lower triangle into a symmetric L first; for each pair i, j look for a k by which the detour is shorter.",
)
HINT_POINTS = (
    "用几维都行：维数不够，距离就变短。有负特征值时，什么点都不行。",
    "Any number of dimensions will do: with too few, distances become shorter. With a negative eigenvalue no points will do.",
)
HINT_WEIGHTS = (
    "取负特征值的特征向量试试。如果根本没有（明显）负的特征值，该给出点。",
    "Try an eigenvector of a negative eigenvalue. If none is (clearly) negative, there should be points.",
)


def square_sums(D):
    """-½(d² less row and column means plus the mean), entry by entry."""
    N = len(D)
    squares = [[float(d) ** 2 for d in row] for row in D]
    means = [math.fsum(row) / N for row in squares]
    total = math.fsum(means) / N
    return np.array([[-(squares[r][s] - means[r] - means[s] + total) / 2 for s in range(N)] for r in range(N)])


def judge_audit(answer, D, asymmetric, broken):
    names = (
        ("两个方向不相等的各对", "the pairs that differ by direction"),
        ("比绕道还远的各对", "the pairs for which a detour is shorter"),
    )
    found = sequence(answer.audit(D), 2)
    for got, wanted, name, words in zip(
        found, (asymmetric, broken), names, (HINT_ASYMMETRIC, HINT_TRIANGLE), strict=True
    ):
        pairs = [
            tuple(integers(pair, 2, (f"{name[0]}中的一项", f"an entry of {name[1]}")))
            for pair in sequence(got, None, name)
        ]
        with hint(*words):
            require(
                sorted(pairs) == sorted(wanted),
                f"{name[0]}不对",
                f"These are not {name[1]}",
                expected=sorted(wanted),
                got=sorted(pairs),
            )


def audit_by_loops(D):
    N, M = len(D), float(D.max())
    asymmetric, broken = [], []
    for i in range(N):
        for j in range(i + 1, N):
            if float(D[i, j]) != float(D[j, i]):
                asymmetric.append((i, j))
            for k in range(N):
                if (
                    k not in (i, j)
                    and float(D[j, i]) > float(D[max(i, k), min(i, k)]) + float(D[max(k, j), min(k, j)]) + 1e-9 * M
                ):
                    broken.append((i, j))
                    break
    return asymmetric, broken
