"""Checks of exercise cookbook9.3."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, hint, is_none, memo, number, picture, require
from grader.strategies import seeds

from .pins import cookbook09_03 as pins
from .pins.cookbook09_03 import CHAIN, blocks, random_weights, ring, shuffled, with_link

EXERCISE = exercise(
    kind="derive",
    book="§9.4.2",
    patterns=["derived formula", "two sides", "certificate", "witness"],
    hints=[
        (
            "先取三个样本，把代价按定义展开成平方和，数一数每个 W[i][j] 乘的是哪个 y。",
            "Take three samples, expand the cost as a sum of squares, and see which y each W[i][j] multiplies.",
        ),
        (
            "所有 y_i 都相同时代价是多少？这样的坐标满足两个约束吗？",
            "What is the cost if all y_i are the same? Do such coordinates satisfy both constraints?",
        ),
        (
            "权重的总和是 1，所以其中一个可以用其余的表示：剩下的是没有约束的最小二乘。",
            "The weights add up to 1, so that one of them follows from the others: what is left are least squares without constraint.",
        ),
    ],
)

HINT_COST = ("对每个 i，用第 i 行的权重重构 y_i。", "For each i, reconstruct y_i with the weights in row i.")
HINT_MATRIX = (
    "代价是 ‖(I - W)Y‖²，把它展开：哪个因子带转置？",
    "The cost is ‖(I - W)Y‖²; expand it: which factor is transposed?",
)


@st.composite
def weights(draw):
    """Weight matrices: of random neighbours, rings, lines, several groups, tiny links between groups."""
    rng = np.random.default_rng(draw(seeds()))
    kind = draw(st.sampled_from(["", "", "ring", "groups", "groups", "tiny", "many"]))
    if kind == "many":
        return random_weights(rng, int(rng.integers(13, 31)))
    if kind == "ring":
        return shuffled(ring(draw(st.integers(2, 9))), draw(seeds()))
    if kind in ("groups", "tiny"):
        W = blocks(*(random_weights(rng, int(rng.integers(2, 5))) for _ in range(draw(st.integers(2, 4)))))
        return shuffled(with_link(W, 0, len(W) - 1, 1e-6) if kind == "tiny" else W, draw(seeds()))
    return random_weights(rng, draw(st.integers(2, 8)))


@st.composite
def neighbourhoods(draw):
    """{"x", "neighbours", "unit"}: integers; neighbours may coincide, lie on a line, far from the origin, or surround x."""
    rng = np.random.default_rng(draw(seeds()))
    K, D = draw(st.integers(1, 8)), draw(st.integers(1, 5))
    kind = draw(st.sampled_from(["", "", "twins", "line", "far", "inside"]))
    points = rng.integers(-4, 5, size=(K, D))
    x = rng.integers(-4, 5, size=D)
    if kind == "twins":
        points[rng.integers(K)] = points[0]
        points[-1] = points[0]
    if kind == "line":
        points = rng.integers(-1, 2, size=D) + np.outer(rng.integers(-3, 4, size=K), rng.integers(-2, 3, size=D))
    if kind == "far":
        points, x = 9 + points // 4, 9 + x // 4
    if kind == "inside":
        x = points[0].copy()
    unit = draw(st.sampled_from([1.0, 1.0, 0.1, 0.7123, 1e-3]))
    return {"x": x.tolist(), "neighbours": points.tolist(), "unit": unit}


@st.composite
def coordinates(draw):
    """{"W", "Y"}: integers, or multiples of them; tiny, huge, far from the origin; equal or constant ones."""
    W = draw(weights())
    rng = np.random.default_rng(draw(seeds()))
    N, d = len(W), draw(st.integers(1, 5))
    Y = rng.integers(-5, 6, size=(N, d)).astype(float)
    kind = draw(st.sampled_from(["", "", "small", "large", "far", "fine", "constant", "eigen"]))
    if kind == "far":
        Y += 1000
    if kind == "fine":
        Y = rng.normal(size=(N, d))
    if kind == "constant":
        Y[:, 0] = 3
    if kind == "eigen":
        Y = np.round(np.linalg.svd(np.eye(N) - W)[2][-d:].T, 6)
    return {"W": W, "Y": Y * {"small": 1e-5, "large": 1e5}.get(kind, 1.0)}


@check(points=1, hint=HINT_MATRIX)
def test_matrix_of_the_chain(answer):
    """四个样本的链：代价矩阵 / A chain of four samples: the cost matrix"""
    # (y0-y1)² + (y1-(y0+y2)/2)² + (y2-(y1+y3)/2)² + (y3-y2)², multiplied out.
    wanted = [[1.25, -1.5, 0.25, 0], [-1.5, 2.25, -1, 0.25], [0.25, -1, 2.25, -1.5], [0, 0.25, -1.5, 1.25]]
    close(answer.cost_matrix(CHAIN), wanted, ("代价矩阵", "the cost matrix"), abs=6e-9)


@check(points=1)
def test_coordinates_of_the_chain(answer):
    """四个样本的链：一维坐标 / A chain of four samples: its coordinates in one dimension"""
    judge_embedding(answer, CHAIN, 1)


@check(points=2, given={"case": neighbourhoods()}, also=pins.weights_inputs)
def test_weights(answer, case):
    """权重的总和是 1，重构的误差不能再小，方程奇异时也一样 /
    The weights add up to 1, and no others reconstruct better, also where the equations are singular"""
    x, neighbours, unit = case["x"], case["neighbours"], case["unit"]
    got = array(
        answer.best_weights(np.array(x) * unit, np.array(neighbours) * unit),
        (len(neighbours),),
        ("权重", "the weights"),
    )
    total = math.fsum(got)
    with hint(*HINT_SUM):
        require(
            abs(total - 1) <= 1e-9, f"权重的总和是 {total:.12g}", f"The sum of the weights is {total:.12g}", got=got
        )
    # Exactly, and in units: rounded coordinates need not lie on the lines on which the integers do.
    w = [Fraction(float(one)) for one in got]
    w = [one / sum(w) for one in w]
    rest = [a - sum(p * b[k] for p, b in zip(w, neighbours, strict=True)) for k, a in enumerate(x)]
    here, least = sum(a * a for a in rest), least_rest(x, neighbours)
    largest = max(abs(a) for point in (x, *neighbours) for a in point)
    with hint(*HINT_WEIGHTS):
        require(
            here <= least + (Fraction(largest) / 10**8) ** 2,
            f"‖x - Σ w_j n_j‖² = {float(here) * unit**2:.10g}，还可以小到 {float(least) * unit**2:.10g}",
            f"‖x - Σ w_j n_j‖² = {float(here) * unit**2:.10g}, and can be as little as {float(least) * unit**2:.10g}",
            got=got,
        )


@check(points=0.5, given={"case": coordinates()}, also=pins.cost, hint=HINT_COST)
def test_cost(answer, case):
    """任何坐标的代价符合定义 / The cost of any coordinates is what its definition says"""
    W, Y = case["W"], case["Y"]
    got = number(answer.cost(W, Y), ("代价", "the cost"))
    close(got, cost_by_definition(W, Y), ("代价", "the cost"), abs=1e-9 * size_of(W) * float(np.sum(Y**2)), rel=0)


@check(points=1.5, given={"W": weights()}, also=pins.cost_matrix, hint=HINT_MATRIX)
def test_cost_matrix(answer, W):
    """任何权重的代价矩阵 / The cost matrix of any weights"""
    N = len(W)
    # By polarisation: M_ij is half of what the cost of e_i + e_j exceeds the costs of e_i and e_j by.
    columns = [np.array([float(i == k) for i in range(N)]) - W[:, k] for k in range(N)]
    wanted = [[math.fsum(a * b) for b in columns] for a in columns]
    close(answer.cost_matrix(W), wanted, ("代价矩阵", "the cost matrix"), abs=1e-9 * size_of(W), rel=0)


@check(points=2, given={"W": weights(), "pick": st.integers(0, 28)}, also=pins.embed)
def test_embed(answer, W, pick):
    """坐标满足两个约束，代价最小，近邻图断开时也一样 /
    The coordinates satisfy both constraints at the least cost, also where the neighbour graph falls apart"""
    judge_embedding(answer, W, pick % (len(W) - 1) + 1)


@check(points=2, given={"W": weights()}, also=pins.collapse)
def test_collapse(answer, W):
    """近邻图有几块时，给出块内相等、没有代价的坐标；只有一块时没有 /
    Coordinates that are equal within the groups of the neighbour graph, if there are several, and None if there is one
    """
    N, groups = len(W), groups_of(W)
    got = answer.collapse(W)
    with hint(*HINT_GROUPS):
        if len(set(groups)) == 1:
            if got is not None:
                is_none(got, ("近邻图只有一块，返回值", "the returned value (the neighbour graph has one group)"))
            return
        require(
            got is not None,
            f"近邻图有 {len(set(groups))} 块，返回值却是 None",
            f"The neighbour graph has {len(set(groups))} groups, but the returned value is None",
        )
    y = array(got, (N,), ("返回值", "the returned value"))
    with hint(*HINT_GROUPS):
        for i in range(N):
            gap = abs(y[i] - y[groups[i]])
            require(
                gap <= 1e-9,
                f"样本 {groups[i]} 与 {i} 在同一块中，值却不同：{y[groups[i]]:.10g} 与 {y[i]:.10g}",
                f"Samples {groups[i]} and {i} are in one group, but have different values: {y[groups[i]]:.10g} and {y[i]:.10g}",
                got=y,
            )
    with hint(*HINT_COLLAPSE):
        for value, wanted, name in (
            (math.fsum(y) / N, 0.0, ("平均", "the mean")),
            (math.fsum(y * y) / N, 1.0, ("平方的平均", "the mean of the squares")),
        ):
            require(
                abs(value - wanted) <= 1e-9,
                f"{name[0]}是 {value:.10g}，不是 {wanted:.0f}",
                f"{name[1].capitalize()} is {value:.10g}, not {wanted:.0f}",
                got=y,
            )


@picture(
    "断成两块的近邻图：每块缩成一点",
    "A neighbour graph in two pieces: each of them shrinks to a point",
    alt=(
        "左图：两团样本，近邻用线相连；右图：由你的 embed 得到的一维坐标",
        "Left: two clumps of samples, joined to their neighbours by lines; right: their coordinates from your embed",
    ),
)
def draw_collapse(figure, answer, reference, says):
    rng = np.random.default_rng(93)
    X = np.vstack([rng.normal(size=(12, 3)), rng.normal(size=(12, 3)) + np.array([9, 3, 0])])
    W = np.zeros((24, 24))
    left, right = figure.subplots(1, 2)
    for i in range(24):
        near = np.argsort(((X - X[i]) ** 2).sum(axis=1), kind="stable")[1:4]
        w = np.asarray(answer.best_weights(X[i], X[near]), dtype=float)
        W[i, near] = w / w.sum()
        for j in near:
            left.plot(*X[[i, j], :2].T, color="lightgray", linewidth=0.8)
    Y = np.asarray(answer.embed(W, 1), dtype=float)
    for part, color in ((slice(12), "black"), (slice(12, 24), "red")):
        left.plot(*X[part, :2].T, "o", color=color, markersize=4)
        right.plot(np.arange(24)[part], Y[part, 0], "o", color=color, markersize=4)
    left.set_xlabel(says("样本与近邻", "samples and neighbours"))
    right.set_xlabel(says("样本的编号", "number of the sample"))
    right.set_ylabel(says("一维坐标", "coordinate"))


HINT_SUM = ("权重的总和应是 1。", "The weights should add up to 1.")
HINT_WEIGHTS = (
    "设 S 的第 (j, k) 项是 (x − n_j)·(x − n_k)：它可能没有逆，方程 Sw = 1（右边全是 1）也可能无解。换一个不需要求逆的办法：消去约束，再用最小二乘。",
    "Let S have the entries (x − n_j)·(x − n_k): it may have no inverse, and Sw = 1 (all ones) no solution. Find a way without it: "
    "eliminate the constraint and use least squares.",
)
HINT_CONSTRAINTS = (
    "每一列的平均是 0，平方的平均是 1，不同的列互不相关。常数列不符合。零特征值不止一个时，特征向量可能混有常数。",
    "Each column has mean 0 and mean square 1, and columns are uncorrelated. A constant column does not fit. Where 0 is an eigenvalue "
    "more than once, eigenvectors may have the constant mixed in.",
)
HINT_EMBED = (
    "在与全 1 向量正交的向量中，取代价最小的 d 个。",
    "Among the vectors orthogonal to the vector of ones, take the d that cost least.",
)
HINT_GROUPS = (
    "权重只要一个方向不是 0 就相连，不管它多小，也不管它朝哪个方向；从一个样本出发，它的每个近邻、近邻的近邻都在同一块里。",
    "A weight joins its samples whichever way it points, and however small it is; all neighbours of a sample, and theirs in turn, are in "
    "its group.",
)
HINT_COLLAPSE = (
    "给每一块一个值：一块取正，其余取负，再调整平均与平方的平均。",
    "Give one value to each group, positive to one and negative to the others, and adjust mean and mean square.",
)
"""A ring with two directions that are all but equally good."""


def size_of(W) -> float:
    """F of the stub."""
    return 1 + float(np.sum(W**2))


def cost_by_definition(W, Y) -> float:
    N, d = Y.shape
    rest = [Y[i, a] - math.fsum(W[i, j] * Y[j, a] for j in range(N)) for i in range(N) for a in range(d)]
    return math.fsum(x * x for x in rest)


@memo
def least_costs(W):
    """The least cost for d = 1 … N-1, by the singular values of I - W on the vectors orthogonal to that of ones."""
    N = len(W)
    basis = np.linalg.qr(np.column_stack([np.ones(N), np.eye(N)[:, 1:]]))[0][:, 1:]
    values = np.sort(np.linalg.svd((np.eye(N) - W) @ basis, compute_uv=False) ** 2)
    return (N * np.cumsum(values)).tolist()


@memo
def least_rest(x, neighbours) -> Fraction:
    """The squared distance of x from the smallest plane through the neighbours, in fractions."""
    start = neighbours[0]
    rest = [Fraction(a - b) for a, b in zip(x, start, strict=True)]
    basis: list[list[Fraction]] = []
    for point in neighbours[1:]:
        step = [Fraction(a - b) for a, b in zip(point, start, strict=True)]
        for b in basis:
            step = less(step, b)
        if any(step):
            basis.append(step)
            rest = less(rest, step)
    return sum((a * a for a in rest), Fraction(0))


def less(vector, b):
    """The vector without its part along b."""
    share = sum(p * q for p, q in zip(vector, b, strict=True)) / sum(q * q for q in b)
    return [p - share * q for p, q in zip(vector, b, strict=True)]


def judge_embedding(answer, W, d):
    N = len(W)
    Y = array(answer.embed(W, d), (N, d), ("坐标", "the coordinates"))
    with hint(*HINT_CONSTRAINTS):
        for a in range(d):
            mean = math.fsum(Y[:, a]) / N
            require(
                abs(mean) <= 1e-8,
                f"第 {a} 列（从 0 起）的平均是 {mean:.6g}，不是 0",
                f"The mean of column {a} (from 0) is {mean:.6g}, not 0",
                got=Y,
            )
        for a in range(d):
            for b in range(a + 1):
                product = math.fsum(Y[:, a] * Y[:, b]) / N
                require(
                    abs(product - (a == b)) <= 1e-8,
                    f"(1/N) YᵀY 的第 ({b}, {a}) 项是 {product:.10g}，不是 {int(a == b)}",
                    f"Entry ({b}, {a}) of (1/N) YᵀY is {product:.10g}, not {int(a == b)}",
                    got=Y,
                )
    here, least = cost_by_definition(W, Y), least_costs(W)[d - 1]
    with hint(*HINT_EMBED):
        require(
            here <= least + 1e-10 * N * size_of(W),
            f"代价是 {here:.10g}，还可以小到 {least:.10g}",
            f"The cost is {here:.10g}, and can be as little as {least:.10g}",
            got=Y,
        )


def groups_of(W):
    """The number of each sample's group, by spreading the least number along all links."""
    found = list(range(len(W)))
    for _ in W:
        for i in range(len(W)):
            for j in range(len(W)):
                if W[i, j] != 0:
                    found[i] = found[j] = min(found[i], found[j])
    return found
