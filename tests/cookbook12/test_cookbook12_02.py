"""Checks of exercise cookbook12.2."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    close,
    example_check,
    exercise,
    fail,
    hint,
    integers,
    memo,
    number,
    picture,
    property_check,
    require,
    same_partition,
    sequence,
)
from grader.strategies import edges, seeds

EXERCISE = exercise(
    kind="program",
    book="§12.4",
    patterns=["two sides", "certificate", "bound", "witness"],
    hints=[
        (
            "先写出 uᵀLu = Σ_{i<j} W[i][j] (u_i - u_j)², 再代入一个只在一类上不是 0 的向量.",
            "Write uᵀLu = Σ_{i<j} W[i][j] (u_i - u_j)² first, and insert a vector that is not 0 on one cluster only.",
        ),
        (
            '"normalized" 的约束里有 D: 换元 V = D^½ U, 就又成了 VᵀV = I.',
            'The constraint of "normalized" has a D in it: with V = D^½ U it becomes VᵀV = I again.',
        ),
        (
            "反例: 两条平行的路, 一半之间有横档, 像一架梯子伸出两条长触须. 特征向量随路变化, 两条触须的符号相反.",
            "The counterexample: two parallel paths with rungs between halves of them, a ladder with two long feelers. The eigenvector varies along "
            "the paths, and has opposite signs on both feelers.",
        ),
    ],
    equivalent_mutants={
        **dict.fromkeys(
            ("d = W.sum(axis=0)", 'return np.ones(len(W)) if kind == "ratio" else W.sum(axis=0)'),
            "The graph is symmetric.",
        ),
        "return L, L / np.where(d != 0, d, 1)[:, None]": "No d_i is negative.",
        "return L, L / np.where(d > 0, d, 2)[:, None]": "A row of zeros stays 0, whatever divides it.",
        **dict.fromkeys(
            (
                "waiting = [start] if numbers[start] <= -1 else []",
                "waiting += [j for j in np.flatnonzero(W[i]) if numbers[j] <= -1]",
            ),
            "No number is below -1.",
        ),
        'return np.ones(len(W)) if kind >= "ratio" else W.sum(axis=1)': "There are two kinds.",
        **dict.fromkeys(
            ("k = 5", "W[i, 2 * k + i] = 2", "return W + W.T, [int(i >= k) for i in range(4 * k)]"),
            "Longer feelers, heavier rungs and the other names of the clusters do as well.",
        ),
    },
    unasked={
        "sign_fails": {
            "factor at most 0.01; factor above 100": "factor is 1.1 to 2.5, says the stub",
            "ignores factor; arguments rounded to 3 digits; only the first call right; first answer for each shape": "the cost is at most that of the cut by sign divided by "
            "factor, says the stub: one graph may do for all",
        },
        "components": {"arguments clipped to 1000": "only whether there is an edge counts, says the stub"},
        "*": {
            "negative numbers": "weights are not negative, says the stub",
            "more than 40 rows; more than 100 rows": "m is at most 30, says the stub",
            "loops above 50": "m is at most 30, says the stub",
        },
    },
)

HINT_L = (
    "L 的对角线上是行的和, 其余是 -W.",
    "L has the sums of the rows on its diagonal, and -W elsewhere.",
)
HINT_RANDOM_WALK = (
    "第 i 行除以 d_i; 孤立点的 d_i 是 0, 不能除, 整行填 0.",
    "Divide row i by d_i; for an isolated vertex d_i is 0, and the whole row is 0 instead.",
)
HINT_COMPONENTS = (
    "有边就相连, 不管权重多小; 一步一步走得到的都在同一块; 孤立点自成一块.",
    "Any edge joins, however small its weight; all that can be reached step by step is one component; an isolated vertex is one by itself.",
)
HINT_CUT = (
    "每一类都算一次割, 再除以这一类自己的大小或体积; 体积是 d_i 之和, 包括割断的边.",
    "Each cluster counts its own cut, divided by its own size or volume; the volume is the sum of d_i, edges that are cut included.",
)
HINT_INDICATOR = (
    "一类的向量在类中取同一个数, 这个数由约束定出: 大小或体积的平方根的倒数.",
    "The vector of a cluster has one number on all of it, which the constraint determines: one over the root of its size or volume.",
)
HINT_CONSTRAINT = (
    "检查 UᵀU 或 UᵀDU: 特征值相同的特征向量也要互相正交, 各列的长度也要对.",
    "Look at UᵀU or UᵀDU: eigenvectors of equal eigenvalues must be orthogonal, too, and columns must have the right length.",
)
HINT_EMBEDDING = (
    '取最小的 C 个特征值, 包括 0. "normalized" 时解 Lu = λDu.',
    'Take the C smallest eigenvalues, 0 among them. For "normalized" solve Lu = λDu.',
)
HINT_BOUND = (
    "满足约束的 U 中, 最小的迹是 L 的 C 个最小的特征值之和.",
    "Among the U that satisfy the constraint the least trace is the sum of the C smallest eigenvalues of L.",
)
HINT_SIGN = (
    "用 np.linalg.eigh 看看你的图: 第二个特征向量把哪些顶点分到一起? 再找一种割断的边少、两边又都不太小的切法.",
    "Look at your graph with np.linalg.eigh: which vertices does the second eigenvector put together? Then find a cut through few edges whose sides "
    "are not too small.",
)


def graph(m, *edges):
    W = np.zeros((m, m))
    for i, j, weight in edges:
        W[i, j] = W[j, i] = weight
    return W


def blocks(*parts):
    m = sum(map(len, parts))
    W, start = np.zeros((m, m)), 0
    for part in parts:
        W[start : start + len(part), start : start + len(part)] = part
        start += len(part)
    return W


def shuffled(W, seed):
    order = np.random.default_rng(seed).permutation(len(W))
    return W[np.ix_(order, order)]


def complete(m, weight=1.0):
    return weight * (1 - np.eye(m))


def path(m, weight=1.0):
    return graph(m, *((i, i + 1, weight) for i in range(m - 1)))


def random_graph(rng, m, share=0.5):
    W = np.where(rng.random((m, m)) < share, rng.integers(1, 6, size=(m, m)), 0).astype(float)
    W = np.triu(W, 1)
    return W + W.T


TRIANGLES = graph(6, (0, 1, 1), (0, 2, 1), (1, 2, 1), (3, 4, 1), (3, 5, 1), (4, 5, 1), (2, 3, 0.5))
LONELY = blocks(path(3), np.zeros((1, 1)), complete(2, 3.0), np.zeros((1, 1)))
PAIRS = shuffled(blocks(*[complete(2)] * 4), 1)
UNEQUAL = graph(5, (0, 1, 1e6), (1, 2, 1e-6), (2, 3, 1), (3, 4, 250.25), (0, 4, 0.001))
TINY_LINK = blocks(complete(3), complete(4, 2.0))
TINY_LINK[1, 5] = TINY_LINK[5, 1] = 1e-6
LOOSE = blocks(complete(3, 40.0), complete(4, 40.0))
LOOSE[1, 5] = LOOSE[5, 1] = 1e-6
"""The link, and the second eigenvalue, are less than 10⁻⁸ of what is largest."""
ALMOST = complete(6) + np.triu(np.random.default_rng(3).uniform(0, 4e-7, size=(6, 6)), 1)
ALMOST = np.triu(ALMOST, 1) + np.triu(ALMOST, 1).T
"""All but one eigenvalue are nearly equal."""
LARGEST = shuffled(
    blocks(random_graph(np.random.default_rng(8), 17, 0.3), random_graph(np.random.default_rng(9), 13, 0.4)), 2
)
SNAKE = shuffled(path(30), 5)
BACKWARDS = graph(7, (6, 5, 1), (5, 4, 2), (4, 3, 1), (3, 2, 1), (2, 1, 1e-6), (1, 0, 1))
STAR = graph(5, (0, 1, 1), (0, 2, 2), (0, 3, 3), (0, 4, 4))
PINNED = (
    TRIANGLES,
    LONELY,
    PAIRS,
    UNEQUAL,
    TINY_LINK,
    LOOSE,
    ALMOST,
    LARGEST,
    SNAKE,
    BACKWARDS,
    STAR,
    complete(5),
    path(4),
    graph(2, (0, 1, 0.3)),
    np.zeros((1, 1)),
    np.zeros((3, 3)),
    TRIANGLES * 1e5,
    TRIANGLES * 1e-5,
    random_graph(np.random.default_rng(12), 12) * 0.123456789,
)
CONNECTED_ENOUGH = tuple(W for W in PINNED if W.any(axis=1).all())


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


def some_cuts():
    for number_, W in enumerate(PINNED):
        m = len(W)
        for C in sorted({1, min(2, m), min(4, m), min(6, m)}):
            labels = [(i * i + number_) % C for i in range(m)]
            labels = labels if len(set(labels)) == C else [min(i, C - 1) for i in range(m)]
            yield {"W": W, "labels": labels, "kind": "ratio"}
            if W.any(axis=1).all():
                yield {"W": W, "labels": labels, "kind": "normalized"}
    yield {"W": path(12), "labels": list(range(12)), "kind": "ratio"}


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
                f"{name} 的第 ({b}, {a}) 项是 {product:.10g}, 不是 {int(a == b)}",
                f"Entry ({b}, {a}) of {name} is {product:.10g}, not {int(a == b)}",
                got=U,
            )


@example_check(
    "两个三角形之间连一条 0.5 的边: 分成两个三角形的代价",
    "Two triangles joined by an edge of weight 0.5: what it costs to part them",
    points=1,
    hint=HINT_CUT,
)
def test_triangles(answer):
    labels = [0, 0, 0, 1, 1, 1]
    close(answer.cut_value(TRIANGLES, labels, "ratio"), 1 / 3, ('"ratio" 代价', 'the "ratio" cost'), abs=5e-9)
    got = answer.cut_value(TRIANGLES, labels, "normalized")
    close(got, 2 / 13, ('"normalized" 代价', 'the "normalized" cost'), abs=2e-9)


@property_check(
    "两个拉普拉斯矩阵, 孤立点也不例外",
    "Both Laplacians, also with isolated vertices",
    points=0.5,
    given={"W": graphs()},
    also=[{"W": W} for W in PINNED],
)
def test_laplacians(answer, W):
    m, d = len(W), degrees(W)
    pair = sequence(answer.laplacians(W), 2)
    L = [[d[i] if i == j else -W[i, j] for j in range(m)] for i in range(m)]
    walk = [[(float(i == j) - W[i, j] / d[i]) if d[i] else 0.0 for j in range(m)] for i in range(m)]
    with hint(*HINT_L):
        close(pair[0], L, ("L", "L"), abs=1e-9 * max(d), rel=0)
    with hint(*HINT_RANDOM_WALK):
        close(pair[1], walk, ("I - D⁻¹W", "I - D⁻¹W"), abs=1e-9, rel=0)


@property_check(
    "连通块",
    "The connected components",
    points=0.5,
    given={"W": graphs()},
    also=[{"W": W} for W in PINNED] + [{"W": 1e-6 * (np.eye(30, k=1) + np.eye(30, k=-1))}],  # one long path
    hint=HINT_COMPONENTS,
)
def test_components(answer, W):
    m = len(W)
    numbers = list(range(m))
    for _ in range(m):
        for i in range(m):
            for j in range(m):
                if W[i, j] > 0:
                    numbers[i] = numbers[j] = min(numbers[i], numbers[j])
    got = integers(answer.components(W), m, ("连通块的编号", "the numbers of the components"))
    same_partition(got, numbers, ("连通块", "the components"))


@property_check(
    "任何划分的两种代价",
    "Both costs of any partition",
    points=1,
    given={"case": cuts()},
    also=[{"case": one} for one in some_cuts()],
    hint=HINT_CUT,
)
def test_cut_value(answer, case):
    W, labels, kind = (case[key] for key in ("W", "labels", "kind"))
    got = number(answer.cut_value(W, labels, kind), ("代价", "the cost"))
    slack = slack_of(W, max(labels) + 1, kind)
    close(got, cost_by_definition(W, labels, kind), ("代价", "the cost"), abs=slack, rel=0)


@property_check(
    "指示矩阵满足约束, 它的迹是代价",
    "The indicator matrix satisfies the constraint, and its trace is the cost",
    points=2,
    given={"case": cuts()},
    also=[{"case": one} for one in some_cuts()],
)
def test_indicator(answer, case):
    W, labels, kind = (case[key] for key in ("W", "labels", "kind"))
    m, C = len(W), max(labels) + 1
    H = array(answer.indicator(W, labels, kind), (m, C), ("H", "H"))
    for i, row in enumerate(H):
        filled = int(np.count_nonzero(row))
        require(
            filled == 1,
            f"第 {i} 行 (从 0 起) 有 {filled} 个数不是 0, 应恰有一个",
            f"Row {i} (from 0) has {filled} numbers that are not 0, and should have one",
            got=H,
        )
    places = [int(np.flatnonzero(row)[0]) for row in H]
    for i in range(m):
        for j in range(i):
            if (places[i] == places[j]) != (labels[i] == labels[j]):
                same = labels[i] == labels[j]
                fail(
                    f"顶点 {j} 与 {i} {'同类, 却不在同一列' if same else '不同类, 却在同一列'}",
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


@st.composite
def relaxations(draw):
    """{"W", "C", "kind"}"""
    W = draw(graphs())
    kind = draw(st.sampled_from(["ratio", "normalized"])) if W.any(axis=1).all() else "ratio"
    return {"W": W, "C": draw(st.integers(1, len(W))), "kind": kind}


def some_relaxations():
    for W in PINNED:
        for C in sorted({1, min(2, len(W)), (len(W) + 1) // 2, len(W)}):
            yield {"W": W, "C": C, "kind": "ratio"}
            if W.any(axis=1).all():
                yield {"W": W, "C": C, "kind": "normalized"}


@property_check(
    "放宽以后的最优解: 满足约束, 迹最小",
    "The best relaxed matrix: the constraint holds, and the trace is least",
    points=2,
    given={"case": relaxations()},
    also=[{"case": one} for one in some_relaxations()],
)
def test_embedding(answer, case):
    W, C, kind = (case[key] for key in ("W", "C", "kind"))
    U = array(answer.embedding(W, C, kind), (len(W), C), ("U", "U"))
    with hint(*HINT_CONSTRAINT):
        judge_constraint(W, U, kind, "U")
    here, least = trace_of(W, U), least_traces(W, kind)[C - 1]
    with hint(*HINT_EMBEDDING):
        require(
            here <= least + slack_of(W, C, kind),
            f"tr(UᵀLU) 是 {here:.10g}, 还可以小到 {least:.10g}",
            f"tr(UᵀLU) is {here:.10g}, and can be as little as {least:.10g}",
            got=U,
        )


@property_check(
    "下界等于放宽以后的最小值, 不超过任何划分的代价",
    "The lower bound is the least relaxed value, and no partition costs less",
    points=1,
    given={"W": graphs(), "pick": st.integers(0, 29)},
    also=[{"W": W, "pick": pick} for W in PINNED for pick in (0, 1, len(W) // 2, len(W) - 1)],
    hint=HINT_BOUND,
)
def test_lower_bound(answer, W, pick):
    C = pick % len(W) + 1
    got = number(answer.lower_bound(W, C), ("下界", "the lower bound"))
    slack = slack_of(W, C, "ratio")
    rng = np.random.default_rng(pick)
    for _ in range(5):
        labels = rng.permutation([*range(C), *rng.integers(0, C, size=len(W) - C)]).tolist()
        price = cost_by_definition(W, labels, "ratio")
        require(
            got <= price + slack,
            f"下界是 {got:.10g}, 划分 {labels} 的代价却只有 {price:.10g}",
            f"The lower bound is {got:.10g}, but the partition {labels} costs {price:.10g} only",
        )
    close(got, least_traces(W, "ratio")[C - 1], ("下界", "the lower bound"), abs=slack, rel=0)


@property_check(
    "按符号切的代价是另一种切法的好几倍",
    "The cut by sign costs several times as much as another",
    points=2,
    given={"factor": edges(1.1, 2.5)},
    also=[{"factor": factor} for factor in (1.1, 2.0, 2.5, 1.2)],
    examples=12,
)
def test_sign(answer, factor):
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
        set(labels) == {0, 1}, "labels 应是 0 和 1, 两类都要有", "labels should be 0 and 1, and both occur", got=labels
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
            f"第二、第三小的特征值是 {values[1]:.8g} 和 {values[2]:.8g}, 相差不足最大特征值 {values[-1]:.8g} 的 10⁻³",
            f"The second and third smallest eigenvalues are {values[1]:.8g} and {values[2]:.8g}, less than 10⁻³ of the largest, "
            f"{values[-1]:.8g}, apart",
            got=W,
        )
    least = float(np.abs(V[:, 1]).min())
    require(
        least >= 1e-4 * (1 - 1e-9),
        f"第二个特征向量 (长度 1) 有一个分量的绝对值只有 {least:.4g}",
        f"A component of the second eigenvector (of length 1) is only {least:.4g} in size",
        got=W,
    )
    by_sign = cost_by_definition(W, [int(v > 0) for v in V[:, 1]], "ratio")
    here = cost_by_definition(W, labels, "ratio")
    with hint(*HINT_SIGN):
        require(
            here * factor <= by_sign * (1 + 1e-9),
            f"按符号切的代价是 {by_sign:.8g}, labels 的代价是 {here:.8g}: 只差 {by_sign / here:.6g} 倍",
            f"The cut by sign costs {by_sign:.8g} and that of labels {here:.8g}: it is only {by_sign / here:.6g} times as much",
            got=(W, labels),
        )


@picture(
    "你的图: 颜色是按符号切, 虚线是你的切法割断的边",
    "Your graph: coloured by sign, with the edges that your cut goes through dashed",
    alt=(
        "你的图的顶点和边, 位置由第二、第三个特征向量定, 两种颜色是特征向量的符号",
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
    axes.set_xlabel(says("第二个特征向量 (开方以后)", "second eigenvector (its root)"))
    axes.set_ylabel(says("第三个特征向量 (开方以后)", "third eigenvector (its root)"))
