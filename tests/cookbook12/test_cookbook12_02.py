"""Checks of exercise cookbook12.2."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, check, close, exercise, fail, hint, integers, memo, number, picture, require, same_partition, sequence
)  # fmt: skip
from grader.strategies import edges, seeds

from .pins import cookbook12_02 as pins
from .pins.cookbook12_02 import PINNED, TRIANGLES, blocks, random_graph, shuffled

EXERCISE = exercise(
    kind="program",
    book="§12.4",
    patterns=["two sides", "certificate", "bound", "witness"],
    hints=[
        (
            "先写出 uᵀLu = Σ_{i<j} W[i][j] (u_i - u_j)²，再代入一个只在一类上不是 0 的向量。",
            "Write uᵀLu = Σ_{i<j} W[i][j] (u_i - u_j)² first, and insert a vector that is not 0 on one cluster only.",
        ),
        (
            '"normalized" 的约束里有 D：换元 V = D^½ U，就又成了 VᵀV = I。',
            'The constraint of "normalized" has a D in it: with V = D^½ U it becomes VᵀV = I again.',
        ),
        (
            "反例：两条平行的路，一半之间有横档，像一架梯子伸出两条长触须。特征向量随路变化，两条触须的符号相反。",
            "The counterexample: two parallel paths with rungs between halves of them, a ladder with two long feelers. The eigenvector varies along "
            "the paths, and has opposite signs on both feelers.",
        ),
    ],
)

HINT_COMPONENTS = (
    "有边就相连，不管权重多小；一步一步走得到的都在同一块；孤立点自成一块。",
    "Any edge joins, however small its weight; all that can be reached step by step is one component; an isolated vertex is one by itself.",
)
HINT_CUT = (
    "每一类都算一次割，再除以这一类自己的大小或体积；体积是 d_i 之和，包括割断的边。",
    "Each cluster counts its own cut, divided by its own size or volume; the volume is the sum of d_i, edges that are cut included.",
)
HINT_BOUND = (
    "满足约束的 U 中，最小的迹是 L 的 C 个最小的特征值之和。",
    "Among the U that satisfy the constraint the least trace is the sum of the C smallest eigenvalues of L.",
)


@st.composite
def graphs(draw):
    """Weight matrices: any, with isolated vertices, in several components, with equal weights, of very unequal ones, many vertices."""
    rng = np.random.default_rng(draw(seeds()))
    kind = draw(st.sampled_from(["", "", "", "blocks", "equal", "unequal", "many", "small", "large"]))
    m = draw(st.integers(1, 8))
    if kind == "many":
        return random_graph(rng, int(rng.integers(13, 31)), float(rng.uniform(0.1, 0.5)))
    if kind == "blocks":
        return shuffled(
            blocks(*(random_graph(rng, int(rng.integers(2, 5)), 0.8) for _ in range(int(rng.integers(2, 5))))),
            draw(seeds()),
        )
    W = random_graph(rng, m, draw(st.sampled_from([0.3, 0.6, 1.0])))
    if kind == "equal":
        return (W > 0).astype(float)
    if kind == "unequal":
        factors = np.triu(10.0 ** rng.integers(-5, 6, size=W.shape), 1)
        return W * (factors + factors.T)
    return W * {"small": 1e-6, "large": 1e5}.get(kind, 1.0)


@st.composite
def cuts(draw):
    """{"W", "labels", "kind"}"""
    W = draw(graphs())
    rng = np.random.default_rng(draw(seeds()))
    m = len(W)
    C = int(rng.integers(1, min(m, 5) + 1))
    labels = rng.permutation([*range(C), *rng.integers(0, C, size=m - C)]).tolist()
    kind = draw(st.sampled_from(["ratio", "normalized"])) if W.any(axis=1).all() else "ratio"
    return {"W": W, "labels": labels, "kind": kind}


@st.composite
def relaxations(draw):
    """{"W", "C", "kind"}"""
    W = draw(graphs())
    kind = draw(st.sampled_from(["ratio", "normalized"])) if W.any(axis=1).all() else "ratio"
    return {"W": W, "C": draw(st.integers(1, len(W))), "kind": kind}


@check(points=1, hint=HINT_CUT)
def test_triangles(answer):
    """两个三角形之间连一条 0.5 的边：分成两个三角形的代价 /
    Two triangles joined by an edge of weight 0.5: what it costs to part them"""
    labels = [0, 0, 0, 1, 1, 1]
    close(answer.cut_value(TRIANGLES, labels, "ratio"), 1 / 3, ('"ratio" 代价', 'the "ratio" cost'), abs=5e-9)
    got = answer.cut_value(TRIANGLES, labels, "normalized")
    close(got, 2 / 13, ('"normalized" 代价', 'the "normalized" cost'), abs=2e-9)


@check(points=0.5, given={"W": graphs()}, also=pins.laplacians)
def test_laplacians(answer, W):
    """两个拉普拉斯矩阵，孤立点也不例外 / Both Laplacians, also with isolated vertices"""
    m, d = len(W), degrees(W)
    pair = sequence(answer.laplacians(W), 2)
    L = [[d[i] if i == j else -W[i, j] for j in range(m)] for i in range(m)]
    walk = [[(float(i == j) - W[i, j] / d[i]) if d[i] else 0.0 for j in range(m)] for i in range(m)]
    with hint(*HINT_L):
        close(pair[0], L, ("L", "L"), abs=1e-9 * max(d), rel=0)
    with hint(*HINT_RANDOM_WALK):
        close(pair[1], walk, ("I - D⁻¹W", "I - D⁻¹W"), abs=1e-9, rel=0)


@check(points=0.5, given={"W": graphs()}, also=pins.components, hint=HINT_COMPONENTS)
def test_components(answer, W):
    """连通块 / The connected components"""
    m = len(W)
    numbers = list(range(m))
    for _ in range(m):
        for i in range(m):
            for j in range(m):
                if W[i, j] > 0:
                    numbers[i] = numbers[j] = min(numbers[i], numbers[j])
    got = integers(answer.components(W), m, ("连通块的编号", "the numbers of the components"))
    same_partition(got, numbers, ("连通块", "the components"))


@check(points=1, given={"case": cuts()}, also=pins.cut_value, hint=HINT_CUT)
def test_cut_value(answer, case):
    """任何划分的两种代价 / Both costs of any partition"""
    W, labels, kind = (case[key] for key in ("W", "labels", "kind"))
    got = number(answer.cut_value(W, labels, kind), ("代价", "the cost"))
    slack = slack_of(W, max(labels) + 1, kind)
    close(got, cost_by_definition(W, labels, kind), ("代价", "the cost"), abs=slack, rel=0)


@check(points=2, given={"case": cuts()}, also=pins.cut_value)
def test_indicator(answer, case):
    """指示矩阵满足约束，它的迹是代价 / The indicator matrix satisfies the constraint, and its trace is the cost"""
    W, labels, kind = (case[key] for key in ("W", "labels", "kind"))
    m, C = len(W), max(labels) + 1
    H = array(answer.indicator(W, labels, kind), (m, C), ("H", "H"))
    for i, row in enumerate(H):
        filled = int(np.count_nonzero(row))
        require(
            filled == 1,
            f"第 {i} 行（从 0 起）有 {filled} 个数不是 0，应恰有一个",
            f"Row {i} (from 0) has {filled} numbers that are not 0, and should have one",
            got=H,
        )
    places = [int(np.flatnonzero(row)[0]) for row in H]
    for i in range(m):
        for j in range(i):
            if (places[i] == places[j]) != (labels[i] == labels[j]):
                same = labels[i] == labels[j]
                fail(
                    f"顶点 {j} 与 {i} {'同类，却不在同一列' if same else '不同类，却在同一列'}",
                    f"Vertices {j} and {i} are {'of one cluster, but not in one column' if same else 'of different clusters, but in one column'}",
                    got=H,
                )
    with hint(*HINT_INDICATOR):
        judge_constraint(W, H, kind, "H")
        close(
            trace_of(W, H),
            cost_by_definition(W, labels, kind),
            ("由 H 算出的 tr(HᵀLH)", "tr(HᵀLH), computed from H,"),
            abs=slack_of(W, C, kind) + 1e-8 * cost_by_definition(W, labels, kind),
            rel=0,
        )


@check(points=2, given={"case": relaxations()}, also=pins.embedding)
def test_embedding(answer, case):
    """放宽以后的最优解：满足约束，迹最小 / The best relaxed matrix: the constraint holds, and the trace is least"""
    W, C, kind = (case[key] for key in ("W", "C", "kind"))
    U = array(answer.embedding(W, C, kind), (len(W), C), ("U", "U"))
    with hint(*HINT_CONSTRAINT):
        judge_constraint(W, U, kind, "U")
    here, least = trace_of(W, U), least_traces(W, kind)[C - 1]
    with hint(*HINT_EMBEDDING):
        require(
            here <= least + slack_of(W, C, kind),
            f"tr(UᵀLU) 是 {here:.10g}，还可以小到 {least:.10g}",
            f"tr(UᵀLU) is {here:.10g}, and can be as little as {least:.10g}",
            got=U,
        )


@check(points=1, given={"W": graphs(), "pick": st.integers(0, 29)}, also=pins.lower_bound, hint=HINT_BOUND)
def test_lower_bound(answer, W, pick):
    """下界等于放宽以后的最小值，不超过任何划分的代价 /
    The lower bound is the least relaxed value, and no partition costs less"""
    C = pick % len(W) + 1
    got = number(answer.lower_bound(W, C), ("下界", "the lower bound"))
    slack = slack_of(W, C, "ratio")
    rng = np.random.default_rng(pick)
    for _ in range(5):
        labels = rng.permutation([*range(C), *rng.integers(0, C, size=len(W) - C)]).tolist()
        price = cost_by_definition(W, labels, "ratio")
        require(
            got <= price + slack,
            f"下界是 {got:.10g}，划分 {labels} 的代价却只有 {price:.10g}",
            f"The lower bound is {got:.10g}, but the partition {labels} costs {price:.10g} only",
        )
    close(got, least_traces(W, "ratio")[C - 1], ("下界", "the lower bound"), abs=slack, rel=0)


@check(points=2, given={"factor": edges(1.1, 2.5)}, also=pins.sign, examples=12)
def test_sign(answer, factor):
    """按符号切的代价是另一种切法的好几倍 / The cut by sign costs several times as much as another"""
    pair = sequence(answer.sign_fails(factor), 2)
    W = array(pair[0], (None, None), ("W", "W"))
    m = len(W)
    require(W.shape == (m, m) and 2 <= m <= 60, f"W 的形状是 {W.shape}", f"W has shape {W.shape}", got=W.shape)
    require(bool(np.all(np.diag(W) == 0)), "W 的对角线应是 0", "The diagonal of W should be 0", got=W)
    require(bool(np.all(np.abs(W - W.T) <= 1e-12)), "W 应对称", "W should be symmetric", got=W)
    W = (W + W.T) / 2
    small = W[W != 0]
    require(
        bool(np.all((small >= 0.01 - 1e-12) & (small <= 100 + 1e-9))),
        "权重应是 0 或在 0.01 与 100 之间",
        "Weights should be 0 or between 0.01 and 100",
        got=W,
    )
    labels = integers(pair[1], m, ("labels", "labels"), binary=True)
    require(
        set(labels) == {0, 1}, "labels 应是 0 和 1，两类都要有", "labels should be 0 and 1, and both occur", got=labels
    )
    reached, waiting = {0}, [0]
    while waiting:
        fresh = set(np.flatnonzero(W[waiting.pop()]).tolist()) - reached
        reached |= fresh
        waiting += fresh
    require(len(reached) == m, "图应是连通的", "The graph should be connected", got=W)
    values, V = np.linalg.eigh(np.diag(W.sum(axis=1)) - W)
    if m > 2:
        require(
            values[2] - values[1] >= 1e-3 * values[-1] * (1 - 1e-9),
            f"第二、第三小的特征值是 {values[1]:.8g} 和 {values[2]:.8g}，相差不足最大特征值 {values[-1]:.8g} 的 10⁻³",
            f"The second and third smallest eigenvalues are {values[1]:.8g} and {values[2]:.8g}, less than 10⁻³ of the largest, "
            f"{values[-1]:.8g}, apart",
            got=W,
        )
    least = float(np.abs(V[:, 1]).min())
    require(
        least >= 1e-4 * (1 - 1e-9),
        f"第二个特征向量（长度 1）有一个分量的绝对值只有 {least:.4g}",
        f"A component of the second eigenvector (of length 1) is only {least:.4g} in size",
        got=W,
    )
    by_sign = cost_by_definition(W, [int(v > 0) for v in V[:, 1]], "ratio")
    here = cost_by_definition(W, labels, "ratio")
    with hint(*HINT_SIGN):
        require(
            here * factor <= by_sign * (1 + 1e-9),
            f"按符号切的代价是 {by_sign:.8g}，labels 的代价是 {here:.8g}：只差 {by_sign / here:.6g} 倍",
            f"The cut by sign costs {by_sign:.8g} and that of labels {here:.8g}: it is only {by_sign / here:.6g} times as much",
            got=(W, labels),
        )


@picture(
    "你的图：颜色是按符号切，虚线是你的切法割断的边",
    "Your graph: coloured by sign, with the edges that your cut goes through dashed",
    alt=(
        "你的图的顶点和边，位置由第二、第三个特征向量定，两种颜色是特征向量的符号",
        "Vertices and edges of your graph, placed by the second and third eigenvectors, in two colours for the sign of the second",
    ),
)
def draw_witness(figure, answer, reference, says):
    W, labels = answer.sign_fails(2.5)
    W = np.asarray(W, dtype=float)
    _, V = np.linalg.eigh(np.diag(W.sum(axis=1)) - W)
    X = np.sign(V[:, 1:3]) * np.abs(V[:, 1:3]) ** 0.5
    axes = figure.add_subplot()
    for i in range(len(W)):
        for j in range(i):
            if W[i, j]:
                cut = labels[i] != labels[j]
                axes.plot(*X[[i, j]].T, linestyle="--" if cut else "-", color="black" if cut else "lightgray", zorder=1)
    for sign, color in ((1, "red"), (-1, "blue")):
        axes.plot(*X[V[:, 1] * sign > 0].T, "o", color=color, zorder=2)
    axes.set_xlabel(says("第二个特征向量（开方以后）", "second eigenvector (its root)"))
    axes.set_ylabel(says("第三个特征向量（开方以后）", "third eigenvector (its root)"))


HINT_L = ("L 的对角线上是行的和，其余是 -W。", "L has the sums of the rows on its diagonal, and -W elsewhere.")
HINT_RANDOM_WALK = (
    "第 i 行除以 d_i；孤立点的 d_i 是 0，不能除，整行填 0。",
    "Divide row i by d_i; for an isolated vertex d_i is 0, and the whole row is 0 instead.",
)
HINT_INDICATOR = (
    "一类的向量在类中取同一个数，这个数由约束定出：大小或体积的平方根的倒数。",
    "The vector of a cluster has one number on all of it, which the constraint determines: one over the root of its size or volume.",
)
HINT_CONSTRAINT = (
    "检查 UᵀU 或 UᵀDU：特征值相同的特征向量也要互相正交，各列的长度也要对。",
    "Look at UᵀU or UᵀDU: eigenvectors of equal eigenvalues must be orthogonal, too, and columns must have the right length.",
)
HINT_EMBEDDING = (
    '取最小的 C 个特征值，包括 0。"normalized" 时解 Lu = λDu。',
    'Take the C smallest eigenvalues, 0 among them. For "normalized" solve Lu = λDu.',
)
HINT_SIGN = (
    "用 np.linalg.eigh 看看你的图：第二个特征向量把哪些顶点分到一起？再找一种割断的边少、两边又都不太小的切法。",
    "Look at your graph with np.linalg.eigh: which vertices does the second eigenvector put together? Then find a cut through few edges whose sides "
    "are not too small.",
)
CONNECTED_ENOUGH = tuple(W for W in PINNED if W.any(axis=1).all())


def degrees(W):
    return [math.fsum(row) for row in W]


def slack_of(W, C, kind) -> float:
    return 1e-9 * C * (max(degrees(W)) if kind == "ratio" else 1.0)


def cost_by_definition(W, labels, kind) -> float:
    total = []
    for c in range(max(labels) + 1):
        inside = [i for i, label in enumerate(labels) if label == c]
        outside = [j for j, label in enumerate(labels) if label != c]
        cut = math.fsum(W[i, j] for i in inside for j in outside)
        total.append(
            cut / (len(inside) if kind == "ratio" else math.fsum(W[i, j] for i in inside for j in range(len(W))))
        )
    return math.fsum(total)


def trace_of(W, U) -> float:
    """tr(UᵀLU), edge by edge."""
    ends = [(i, j) for i in range(len(W)) for j in range(i) if W[i, j]]
    return math.fsum(float(W[i, j] * np.sum((U[i] - U[j]) ** 2)) for i, j in ends)


@memo
def least_traces(W, kind):
    """For C = 1 … m, from the singular values of the matrix of edges: L is the product of its transpose and itself."""
    m = len(W)
    ends = [(i, j) for i in range(m) for j in range(i) if W[i, j]]
    rows = np.zeros((len(ends) + m, m))
    for row, (i, j) in zip(rows, ends, strict=False):
        row[i], row[j] = math.sqrt(W[i, j]), -math.sqrt(W[i, j])
    if kind == "normalized":
        rows /= np.sqrt(np.array(degrees(W)))
    return np.cumsum(np.sort(np.linalg.svd(rows, compute_uv=False) ** 2)).tolist()


def judge_constraint(W, U, kind, words):
    weights = np.ones(len(W)) if kind == "ratio" else np.array(degrees(W))
    name = "UᵀU" if kind == "ratio" else "UᵀDU"
    name = name if words == "U" else name.replace("U", "H")
    for a in range(U.shape[1]):
        for b in range(a + 1):
            product = math.fsum(weights * U[:, a] * U[:, b])
            require(
                abs(product - (a == b)) <= 1e-8,
                f"{name} 的第 ({b}, {a}) 项是 {product:.10g}，不是 {int(a == b)}",
                f"Entry ({b}, {a}) of {name} is {product:.10g}, not {int(a == b)}",
                got=U,
            )
