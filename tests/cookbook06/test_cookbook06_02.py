"""Checks of exercise cookbook6.2."""

from fractions import Fraction
from itertools import combinations, pairwise

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import (
    array, boolean, check, equal, exercise, hint, integers, memo, picture, plain, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import cookbook06_02 as pins
from .pins.cookbook06_02 import KINDS, NAMES, SIX, has_no_ties, made, squares, traced

EXERCISE = exercise(
    kind="program",
    book="§6.2",
    patterns=["trace", "oracle", "witness"],
    hints=[
        (
            "先在纸上走一遍：一条直线上三四个点，两种标记，每存一个就看看别的点现在是对是错。",
            "Walk through it on paper first: three or four points on a line, two labels; whenever one is stored, see which of the others "
            "are right now.",
        ),
        (
            "存入一个样本，可能使原先分对的样本变错，所以一遍往往不够。",
            "Storing a sample may spoil others that were right before, so that one pass is often not enough.",
        ),
        (
            "造数据时，想一想先存哪个样本就能让其余的全都分对；再把它放到最后。",
            "For the data think of one sample which, stored early, makes all others right; then let it come last.",
        ),
    ],
)

HINT_NEAREST = (
    "只在 store 里的行中找最近的，返回的是标记，不是行号。",
    "Look for the nearest among the rows in `store` only; what is returned is a label, not an index.",
)
HINT_TRACE = (
    "存入之后立刻参加判别：下一行就用包括它在内的已存样本来判。有一遍没有存下任何样本才停；次序不重新开始。",
    "A stored row takes part at once: the next row is judged with it. Stop only after a pass that stored nothing; storing does not make "
    "the pass begin anew.",
)
HINT_CONSISTENT = (
    "对每一行求它的最近邻的标记，与它自己的标记比较；已存的样本自己就是自己的最近邻。",
    "Compare the label of each row's nearest neighbour with its own; a stored row is its own nearest neighbour.",
)


@st.composite
def samples(draw, rows=(1, 12), classes=(1, 3), *, long=True):
    """Half of them unusual."""
    kinds = [*KINDS, "wide", "many", *["long"] * long]
    kind = draw(st.sampled_from([""] * len(kinds) + kinds))
    m, d = draw(st.integers(*rows)), draw(st.integers(1, 3))
    if kind == "long":
        m = draw(st.integers(105, 130))
    if kind == "wide":
        d = draw(st.integers(9, 12))
    if kind in ("constant", "dependent"):
        m, d = max(m, 2), max(d, 2)
    names = draw(st.sampled_from(NAMES))
    several = draw(st.permutations(names))[: 5 if kind == "many" else draw(st.integers(*classes))]
    return made(kind, m, d, several, draw(seeds()))


@st.composite
def questions(draw):
    """A store of some rows, and a point to be judged by it."""
    data = draw(samples(classes=(2, 3)))
    X, y = data["X"], data["y"]
    rng = np.random.default_rng(draw(seeds()))
    store = [int(i) for i in rng.permutation(len(y))[: rng.integers(1, len(y) + 1)]]
    while True:
        q = (
            X[rng.integers(len(y))]
            if draw(st.booleans())
            else (X[rng.integers(len(y))] + rng.normal(size=X.shape[1]) * X.std()).clip(-1e6, 1e6)
        )
        if has_no_ties(X, y, [q]):
            return {**data, "store": store, "q": q}


@st.composite
def stores(draw):
    """Stores that are consistent, nearly so, or far from it."""
    data = draw(samples())
    X, y = data["X"], data["y"]
    m = len(y)
    kind = draw(st.sampled_from(["all", "condensed", "condensed", "less", "less", "more", "any", "one", "none"]))
    seed = draw(seeds())
    if kind in ("condensed", "less", "more"):
        store = list(traced(X, y, permutation(m, seed)))
        if kind == "less":
            del store[seed % len(store)]
        if kind == "more":
            store = [*(i for i in range(m) if i not in store and i % 2), *store]
    else:
        store = permutation(m, seed)[: {"all": m, "any": 1 + seed % m, "one": 1, "none": 0}[kind]]
    return {**data, "store": store}


@check(points=1, book="§6.2", hint=HINT_TRACE)
def test_six_points(answer):
    """一条直线上的六个点，顺着来和倒过来 / Six points on a line, forwards and backwards"""
    # By hand.
    for order, wanted in (([0, 1, 2, 3, 4, 5], [0, 2, 4, 3]), ([5, 4, 3, 2, 1, 0], [5, 3, 1, 4, 2])):
        got = integers(answer.condense(SIX["X"], SIX["y"], order), None, ("已存的行", "the stored rows"))
        equal(got, wanted, ("已存的行", "the stored rows"))


@check(points=1, book="§6.2", hint=HINT_TRACE)
def test_melons(answer):
    """西瓜数据集 3.0α，顺着编号来和倒过来 / Watermelon 3.0α, in the order of its numbers and backwards"""
    table = watermelon_3_0a()
    forwards = list(range(17))
    for order, numbers in ((forwards, [1, 9, 15, 3, 6, 11, 14]), (forwards[::-1], [17, 8, 3, 15, 14, 12])):
        got = integers(answer.condense(table["X"], table["y"], order), None, ("已存的行", "the stored rows"))
        equal(got, [number - 1 for number in numbers], ("已存的行（从 0 起）", "the stored rows (from 0)"))


@check(points=3, book="§6.2", given={"data": samples(), "seed": seeds()}, also=pins.trace, hint=HINT_TRACE)
def test_trace(answer, data, seed):
    """压缩近邻存下哪些行、先后怎样，与逐步手算的一致，任何次序、要走很多遍时也是 /
    Which rows condensing stores, and in which order, is what going through it by hand gives, for any order and many passes, too
    """
    X, y = data["X"], data["y"]
    order = seed if isinstance(seed, list) else permutation(len(y), seed)
    got = integers(answer.condense(X, y, order), None, ("已存的行", "the stored rows"))
    equal(got, traced(X, y, order), ("已存的行", "the stored rows"))


@check(points=0.5, book="§6.2", given={"case": questions()}, also=pins.nearest, hint=HINT_NEAREST)
def test_nearest(answer, case):
    """最近的已存样本的标记 / The label of the nearest stored row"""
    X, y, store, q = (case[key] for key in ("X", "y", "store", "q"))
    best = store[int(squares(X[store], [q])[0].argmin())]
    equal(answer.nearest_label(X, y, store, q), y[best], ("标记", "the label"))


@check(points=0.5, book="§6.2", given={"case": stores()}, also=pins.consistent_inputs, hint=HINT_CONSISTENT)
def test_consistent(answer, case):
    """一个子集是否一致，空集不一致 / Whether a subset is consistent, the empty one not being so"""
    X, y, store = (case[key] for key in ("X", "y", "store"))
    got = boolean(answer.is_consistent(X, y, store), ("是否一致", "whether it is consistent"))
    equal(got, consistent(X, y, store), ("是否一致", "whether it is consistent"))


@check(
    points=2,
    book="§6.2",
    given={"data": samples(rows=(2, 9), classes=(2, 3), long=False)},
    also=pins.smallest,
    examples=30,
)
def test_smallest(answer, data):
    """求出的子集是一致的，而且不能更小 / The subset is consistent, and none is smaller"""
    X, y = data["X"], data["y"]
    got = integers(answer.smallest_consistent(X, y), None, ("子集", "the subset"))
    require(
        len(set(got)) == len(got) and all(0 <= i < len(y) for i in got),
        f"子集应由 0 到 {len(y) - 1} 中各不相同的行号组成",
        f"The subset should consist of different indices from 0 to {len(y) - 1}",
        got=got,
    )
    with hint(*HINT_CONSISTENT):
        require(consistent(X, y, got), "这个子集不一致", "This subset is not consistent", got=got)
    with hint(*HINT_SMALLEST):
        least = least_size(X, y)
        require(
            len(got) == least,
            f"这个子集有 {len(got)} 个样本，有更小的一致子集",
            f"This subset has {len(got)} samples, and there is a smaller one that is consistent",
            got=got,
        )


@check(points=2, book="§6.2", given={"gap": st.integers(1, 8)}, also=pins.order_matters, examples=8)
def test_order_matters(answer, gap):
    """造出的数据没有平局，按第二个次序压缩至少多存 gap 行 /
    The data have no ties, and condensing in the second order stores at least gap rows more"""
    got = sequence(answer.order_matters(gap), 4, ("(X, y, order_a, order_b)", "(X, y, order_a, order_b)"))
    X = array(got[0], (None, None), ("X", "X"))
    m = len(X)
    require(2 <= m <= 40, f"X 有 {m} 行，应有 2 到 40 行", f"X has {m} rows, which should be 2 to 40", got=X)
    require(X.shape[1] > 0, "X 没有列", "X has no columns", got=X)
    require(
        float(np.abs(X).max()) <= 1e6, "坐标的绝对值应不超过 10^6", "No coordinate should be above 10^6 in size", got=X
    )
    y = [plain(label) for label in sequence(got[1], m, ("y", "y"))]
    require(
        all(type(label) is str for label in y) or all(type(label) is int for label in y),
        "标记应全是整数或全是字符串",
        "Labels should be all integers or all strings",
        got=y,
    )
    require(
        len(set(y)) == 2,
        f"应恰好有两种标记，得到 {len(set(y))} 种",
        f"There should be exactly two different labels, but there are {len(set(y))}",
        got=y,
    )
    orders = [integers(order, m, (name, name)) for order, name in zip(got[2:], ("order_a", "order_b"), strict=True)]
    for order, name in zip(orders, ("order_a", "order_b"), strict=True):
        require(
            sorted(order) == list(range(m)),
            f"{name} 应是 0 到 {m - 1} 的一个排列",
            f"{name} should be a permutation of 0 to {m - 1}",
            got=order,
        )
    exact = [[Fraction(x) for x in row] for row in X.tolist()]
    D = [[sum((a - b) ** 2 for a, b in zip(p, q, strict=True)) for q in exact] for p in exact]
    for i, distances in enumerate(D):
        ranked = sorted(range(m), key=lambda j: distances[j])
        for j, k in pairwise(ranked):
            require(
                y[j] == y[k] or distances[j] < Fraction(FAR) * distances[k],
                f"从第 {i} 行看，标记不同的第 {j} 行与第 {k} 行一样远",
                f"Seen from row {i}, rows {j} and {k}, whose labels differ, are equally far",
                got=X,
            )
    sizes = [len(exactly_traced(D, y, order)) for order in orders]
    with hint(*HINT_ORDER):
        require(
            sizes[1] - sizes[0] >= gap,
            f"按 order_a 存 {sizes[0]} 行，按 order_b 存 {sizes[1]} 行，应至少多 {gap} 行",
            f"In order_a {sizes[0]} rows are stored, in order_b {sizes[1]}; these should be at least {gap} more",
            got=got,
        )


@picture(
    "西瓜数据集 3.0α：两个次序存下的样本（圆圈）和它们的分界",
    "Watermelon 3.0α: the samples stored in two orders (circles), and how these divide the plane",
    alt=(
        "左右两幅散点图，横轴是密度，纵轴是含糖率：圈出的样本不同，分界的形状也不同",
        "Two scatter plots of 密度 and 含糖率: other samples are circled, and the boundary has another shape",
    ),
)
def draw_stores(figure, answer, reference, says):
    table = watermelon_3_0a()
    X, y = table["X"], table["y"]
    figure.set_size_inches(9, 4)
    grid = np.stack(np.meshgrid(np.linspace(0.15, 0.85, 120), np.linspace(-0.02, 0.52, 120)), axis=-1).reshape(-1, 2)
    for place, (order, words) in enumerate(
        (
            (list(range(17)), says("顺着编号", "in order of the numbers")),
            (list(range(16, -1, -1)), says("倒过来", "backwards")),
        )
    ):
        store = integers(answer.condense(X, y, order))
        axes = figure.add_subplot(1, 2, place + 1)
        good = np.array([y[store[k]] == "是" for k in squares(X[store], grid).argmin(axis=1)])
        axes.contourf(
            *(grid[:, k].reshape(120, 120) for k in (0, 1)),
            good.reshape(120, 120),
            levels=[-0.5, 0.5, 1.5],
            colors=["0.95", "0.8"],
        )
        for label, mark in (("是", "+"), ("否", "_")):
            rows = [i for i in range(17) if y[i] == label]
            axes.scatter(X[rows, 0], X[rows, 1], marker=mark, color="black")
        axes.scatter(X[store, 0], X[store, 1], s=120, facecolors="none", edgecolors="tab:blue")
        axes.set_title(words)
        axes.set_xlabel(says("密度", "density"))
        axes.set_ylabel(says("含糖率", "sugar"))


HINT_SMALLEST = (
    "逐个大小枚举子集，先看一个样本的，再看两个的，遇到一致的就停。",
    "Go through the subsets by size, those of one sample first, and stop at the first that is consistent.",
)
HINT_ORDER = (
    "让先存的样本离另一类很远，这样后来的每一个又分错；而换一个次序时，先存的那一个就让其余的全都分对。",
    "Let those stored first be far from the other class, so that each one that follows is wrong again, while in the other order the first "
    "one makes all the rest right.",
)
FAR = (1 - 1e-9) ** 2
"""The square of one of two distances to different labels is less than this share of the other."""


def consistent(X, y, store):
    store = list(store)
    return bool(store) and all(
        y[store[k]] == label for k, label in zip(squares(np.asarray(X)[store], X).argmin(axis=1), y, strict=True)
    )


@memo
def least_size(X, y):
    m = len(y)
    ranks = [np.argsort(row, kind="stable").tolist() for row in squares(X, X)]
    for size in range(1, m + 1):
        for subset in combinations(range(m), size):
            inside = set(subset)
            if all(y[next(j for j in ranks[i] if j in inside)] == y[i] for i in range(m)):
                return size
    return m


def permutation(m, seed):
    return [int(i) for i in np.random.default_rng(seed).permutation(m)]


def exactly_traced(D, y, order):
    """As above, with distances that are exact."""
    store = [order[0]]
    while True:
        before = len(store)
        for i in order:
            if i not in store and y[min(store, key=lambda j: D[i][j])] != y[i]:
                store.append(i)
        if len(store) == before:
            return store
