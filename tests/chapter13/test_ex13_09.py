"""Checks of exercise 13.9."""

import math
from collections import Counter
from itertools import combinations

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, fail, hint, memo, partition_of, picture, require
from grader.strategies import seeds

from .pins import ex13_09 as pins
from .pins.ex13_09 import PLANTS, SAMPLED, prepared, product, sampled

EXERCISE = exercise(
    kind="program",
    book="§13.5",
    patterns=["oracle", "outcome"],
    hints=[
        (
            "两列都跟着类别走，不固定类别时就会显得有关。先在每一类内部看。",
            "Two columns that both follow the class look dependent as long as the class is not fixed. Look within each class first.",
        ),
        (
            "条件互信息可以只用四种计数写出：(a, b, y), (a, y), (b, y), y。",
            "Conditional mutual information needs four kinds of counts only: of (a, b, y), (a, y), (b, y) and y.",
        ),
        (
            "把 dependence_matrix 看作带权图：同组的边都比跨组的边重。",
            "Take dependence_matrix as a weighted graph: all edges within a group are heavier than those between groups.",
        ),
    ],
)


@st.composite
def triples(draw):
    """{"a", "b", "y"}: columns that follow the class, each other, or nothing."""
    rng = np.random.default_rng(draw(seeds()))
    m = draw(st.sampled_from((1, 2, 3, 4, 6, 9, 12, 30, 70, 130, 400)))
    n_a, n_b, n_y = draw(st.integers(1, 4)), draw(st.integers(1, 5)), draw(st.integers(1, 4))
    y, shared = rng.choice(n_y, m, p=rng.dirichlet(np.ones(n_y))), rng.integers(0, 12, m)
    kind = draw(st.sampled_from(("free", "class", "shared", "both", "copy", "by class")))
    a, b = rng.integers(0, n_a, m), rng.integers(0, n_b, m)
    if kind in ("class", "both"):
        a, b = a + y, b + y
    if kind in ("shared", "both"):
        a, b = a + shared, b + shared
    if kind == "copy":
        b = a
    if kind == "by class":
        b = np.where(y == 0, a, b)
    recode, classes = rng.permutation(100), rng.permutation(10)
    return {"a": recode[a % 9].tolist(), "b": rng.permutation(100)[b % 9].tolist(), "y": classes[y].tolist()}


@st.composite
def coded_tables(draw):
    rng = np.random.default_rng(draw(seeds()))
    m, d = draw(st.sampled_from((1, 2, 5, 8, 20, 60, 150))), draw(st.sampled_from((1, 2, 3, 4, 6, 11)))
    X = rng.integers(0, draw(st.sampled_from((1, 2, 3, 5))), (m, d))
    y = rng.integers(0, draw(st.sampled_from((1, 2, 3, 5))), m)
    if d > 1 and draw(st.booleans()):
        X[:, 0] = X[:, 1:].sum(axis=1)
    if d > 2 and draw(st.booleans()):
        X[:, 2] = (X[:, 1] + y) % 3
    if draw(st.booleans()):
        X[-1], y[-1] = X[0], y[0]
    return {"X": X, "y": y.tolist()}


def promised(case, least=0.01, most=1e-12):
    X, y, (left, right) = case["X"], case["y"], case["views"]
    inside = (pair for view in (left, right) for pair in combinations(view, 2))
    return (
        len(y) <= 2000
        and all(_cmi_of(X, y, i, j) >= least + 1e-9 for i, j in inside)
        and all(_cmi_of(X, y, i, j) <= most for i in left for j in right)
    )


@st.composite
def planted(draw):
    """Exactly independent views: one of the plants, or tables of random patterns, others in each class."""
    seed = draw(seeds())
    if draw(st.booleans()):
        (X, y), k_a = draw(st.sampled_from(PLANTS))
        return prepared(X, y, k_a, seed)
    rng = np.random.default_rng(seed)
    k_a, k_b = draw(st.integers(2, 6)), draw(st.integers(2, 4))
    classes, values = draw(st.integers(1, 4)), draw(st.integers(2, 4))
    views = []
    for _ in range(classes):
        sizes = rng.integers(3, 9, 2)
        views.append(tuple(rng.integers(0, values, (size, k)) for size, k in zip(sizes, (k_a, k_b), strict=True)))
    X, y = product(views, range(classes))
    return prepared(X, y, k_a, seed)


@check(points=1.5)
def test_by_hand(answer):
    """几个手算的条件互信息：复制 1 比特，各自带噪声跟随类别 0 比特，异或 1 比特 /
    Some values by hand: 1 bit for a copy, 0 for two columns that follow the class with noise of their own, 1 for XOR"""
    ask = answer.conditional_mutual_information
    noise = [(y, e, f) for y in (0, 1) for e in (0, 0, 1) for f in (0, 0, 0, 1)]
    y = [one[0] for one in noise]
    with hint(*HINT_CMI):
        close(ask(UNIFORM, UNIFORM, [0, 1, 0, 1]), 1.0, ("复制的一列", "a column and its copy"))
        follows = [y ^ e for y, e, _ in noise], [y ^ f for y, _, f in noise]
        close(ask(*follows, y), 0.0, ("各带噪声的两列", "two columns with noise of their own"))
        close(ask(UNIFORM, [0, 1, 0, 1], [0, 1, 1, 0]), 1.0, ("y 是异或", "y being the exclusive or"))
        # Equal in the class of four, independent in that of eight.
        a, b = UNIFORM + UNIFORM * 2, UNIFORM + [0, 1] * 4
        close(ask(a, b, [3] * 4 + [7] * 8), 1 / 3, ("三分之一的样本中相等", "equal in a third of the samples"))
        close(ask([0, 1, 2, 3], [9, 8, 7, 6], [0, 0, 0, 0]), 2.0, ("四个值的一列", "a column of four values"))


@check(points=2, given={"case": triples()}, also=pins.information)
def test_information(answer, case):
    """条件互信息等于 H(a, y) + H(b, y) − H(a, b, y) − H(y) /
    Conditional mutual information is H(a, y) + H(b, y) − H(a, b, y) − H(y)"""
    a, b, y = case.values()
    with hint(*HINT_CMI):
        close(answer.conditional_mutual_information(a, b, y), cmi(a, b, y), CMI)


@check(points=1.5, given={"table": coded_tables()}, also=pins.matrix)
def test_matrix(answer, table):
    """矩阵对称，对角线为 0，其余是每两列的条件互信息 /
    The matrix is symmetric, 0 on the diagonal, and holds the conditional mutual information of every two columns elsewhere
    """
    X, y = table.values()
    d = X.shape[1]
    got = array(answer.dependence_matrix(X, y), (d, d), ("矩阵", "the matrix"))
    expected = [[0.0 if i == j else _cmi_of(X, y, i, j) for j in range(d)] for i in range(d)]
    with hint(*HINT_CMI):
        close(got, expected, ("矩阵", "the matrix"))


@check(points=4, book="§13.5", given={"case": planted().filter(promised)}, also=pins.planted_inputs, examples=40)
def test_planted(answer, case):
    """两个视图在给定类别时恰好独立：找回它们，不论列的次序、编码和类别的名称 /
    Two views that are independent exactly given the class are found, whatever the order of columns, the codes and class names
    """
    with hint(*HINT_SPLIT):
        _judge(answer, case)


@check(points=1, given={"case": st.sampled_from(SAMPLED)}, also=pins.sampled_inputs, examples=1)
def test_sampled(answer, case):
    """抽样得来的数据也能分开 / Sampled data are split, too"""
    if not promised(case, 0.3, 0.01):
        raise AssertionError("The sampled views are not what the stub promises")
    with hint(*HINT_SAMPLED):
        _judge(answer, case)


@picture(
    "条件互信息的矩阵：原来的列序，以及按分出的两组重排之后",
    "The matrix of conditional mutual information: columns as they came, and reordered by the two groups found",
    alt=(
        "两幅灰度图：左边深浅交错；右边重排之后沿对角线有两个深色方块，方块之外是白的。",
        "Two grey maps: dark and light are mixed on the left; after reordering, on the right, there are two dark blocks along the "
        "diagonal and white elsewhere.",
    ),
)
def draw_blocks(figure, answer, reference, says):
    X, y, _ = sampled(2, 4, 3).values()
    matrix = array(answer.dependence_matrix(X, y), (7, 7))
    order = [column for part in partition_of(answer.split_views(X, y), 7) for column in part]
    for axes, columns, title in zip(
        figure.subplots(1, 2),
        (list(range(7)), order),
        (says("原来的列序", "as they came"), says("重排之后", "reordered")),
        strict=True,
    ):
        axes.imshow(matrix[np.ix_(columns, columns)], cmap="Greys", vmin=0)
        axes.set_xticks(range(7), labels=[str(column) for column in columns])
        axes.set_yticks(range(7), labels=[str(column) for column in columns])
        axes.set_title(title)


HINT_CMI = (
    "先固定类别再度量：各类内部的互信息，按各类的频率加权；对数以 2 为底。",
    "Fix the class first, then measure: the mutual information within each class, weighted by how frequent the class is; logarithms "
    "have base 2.",
)
HINT_SPLIT = (
    "打印 dependence_matrix：哪些列之间的值大？答案不应依赖列的次序和编码。",
    "Print dependence_matrix: between which columns is it large? The answer may depend neither on the order of columns nor on codes.",
)
HINT_SAMPLED = (
    "由样本估计的条件互信息不会恰好是 0，即使真的独立。",
    "Estimated from samples, conditional mutual information is never exactly 0, even where there is independence.",
)
CMI = ("条件互信息", "the conditional mutual information")


@memo
def cmi(a, b, y) -> float:
    """H(a, y) + H(b, y) − H(a, b, y) − H(y)."""

    def entropy(values):
        counts = Counter(values).values()
        return math.log2(len(y)) - math.fsum(n * math.log2(n) for n in counts) / len(y)

    parts = (
        entropy(list(zip(a, y, strict=True))),
        entropy(list(zip(b, y, strict=True))),
        -entropy(list(zip(a, b, y, strict=True))),
        -entropy(y),
    )
    return max(0.0, math.fsum(parts))


def _cmi_of(X, y, i, j):
    return cmi(X[:, i].tolist(), X[:, j].tolist(), list(y))


def _judge(answer, case):
    X, y, views = case.values()
    parts = partition_of(answer.split_views(X, y), X.shape[1], ("两组列", "the two groups of columns"))
    require(
        len(parts) == 2 and all(parts),
        "应分成两组，每组都不空",
        "There should be two groups, neither of them empty",
        got=parts,
    )
    if sorted(map(sorted, parts)) != sorted(views):
        owner = {column: n for n, part in enumerate(parts) for column in part}
        inside = [pair for view in views for pair in combinations(view, 2) if owner[pair[0]] != owner[pair[1]]]
        i, j = inside[0] if inside else (parts[0][0], parts[1][0])
        fail(
            f"列 {i} 与 {j} 被分开了，而它们的条件互信息是 {_cmi_of(X, y, i, j):.4f} 比特，属于同一视图",
            f"Columns {i} and {j} were separated, but their conditional mutual information is {_cmi_of(X, y, i, j):.4f} bits: "
            "they belong to the same view",
            expected=sorted(views),
            got=parts,
        )


UNIFORM = [0, 0, 1, 1]
