"""Checks of exercise 10.1."""

from itertools import combinations, product

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import (
    array, at, check, close, equal, exercise, fail, hint, integer, integers, labels, mapping, memo, number, one_label,
    picture, require, same, sequence, share_of_claims
)  # fmt: skip
from grader.strategies import grid, matrices, seeds, without

from .pins import ex10_01 as pins
from .pins.ex10_01 import BAD, GOOD, TREE, is_clear_among
from .shared_knn import (
    has_clear_order, left_out_errors, nearest, one_answer, one_answer_each, predicted, squares_from
)  # fmt: skip

EXERCISE = exercise(
    kind="program",
    book="§10.1，§4.4.1，图 4.10、4.11 / figs 4.10 and 4.11",
    patterns=["oracle", "certificate", "experiment", "claims"],
    contract=[
        (
            "至多 200 个样本，坐标的绝对值不超过 10⁷；坐标很大而彼此很近时，次序照样对（不相等的距离至少相差 10⁻⁹ 倍）；树至多 60 层",
            "Up to 200 samples, no coordinate beyond 10⁷; the order is right where coordinates are large and close to one another "
            "(different distances differ by a factor of 1 + 10⁻⁹ at least); trees of up to 60 levels",
        ),
        (
            "`boundary_pieces`：2 到 20 个样本，跨度是样本两两距离的最大值，坐标的绝对值不超过 1000 个跨度，样本间的距离不小于跨度的 1/1000；"
            "离样本 100 个跨度之内不长于跨度 1/1000 的段可有可无；q 离样本不远于 1000 个跨度，距离的误差不超过跨度的 10⁻⁶",
            "`boundary_pieces`: 2 to 20 samples; the span is the largest distance of two of them, no coordinate exceeds 1000 spans, no two "
            "samples are closer than 1/1000 of it; pieces that are at most 1/1000 of the span long within 100 spans of the samples may "
            "be left out; q is no farther than 1000 spans from the samples, with an error of 10⁻⁶ of the span in distances",
        ),
    ],
    hints=[
        (
            "先写出离一点最近的 k 个，投票、留一法与网格都用得上它。",
            "Write the k nearest to a point first: the vote, leave-one-out and the grid all use it.",
        ),
        (
            "（★）边界上的点离两个异类样本一样近，而没有别的样本更近：对每一对异类样本看它们的中垂线。",
            "(★) A point of the boundary is equally near to two samples of different classes and nobody is nearer: look at the bisector "
            "of each such pair.",
        ),
        (
            '（★）把中垂线写成一个参数 t 的直线："离样本 i 比离样本 l 近" 是 t 的一次不等式，每个 l 截去一端。',
            '(★) Write the bisector with a parameter t: "nearer to sample i than to sample l" is a linear inequality in t, and each l '
            "cuts off an end.",
        ),
    ],
    extra=["boundary_pieces"],
    written={
        "observations": [
            (
                "说出两条边界的形状不同：一条由中垂线的一段段连成，一条横平竖直",
                "Tells the shapes apart: one made of pieces of bisectors, the other of horizontal and vertical lines",
            ),
            (
                "指出两者在瓜多处贴近、在瓜少处分开（例如含糖率 0.4 以上）",
                "Sees that they run together where melons are dense, and part where there are few (say, sugar above 0.4)",
            ),
            (
                "说出 k 增大时边界变直；换单位只改变近邻的边界",
                "Says that a larger k makes the boundary straighter, and that other units change that of k-NN only",
            ),
        ]
    },
)

HINT_NEIGHBORS = (
    "欧氏距离从小到大，由近到远排好；恰好 k 个；各列不另行缩放。",
    "Euclidean distances in ascending order, the nearest first; exactly k of them; no scaling of columns.",
)
HINT_VOTE = (
    "票数相同时看谁在近邻的次序中先出现，不看标签的大小。",
    "If votes tie, who comes first in the order of the neighbours counts, not which label is smaller.",
)
HINT_LOO = (
    "待测的那个样本不能作自己的近邻，但与它重合的别的样本可以。",
    "The sample in question is no neighbour of its own, but another one at the same place is.",
)
HINT_GRID = (
    "第 a 行第 b 列是点 (g0[a], g1[b])：第 0 个坐标取自 g0。",
    "Entry b of row a is the point (g0[a], g1[b]): coordinate 0 comes from g0.",
)


@st.composite
def cases(draw, columns=(1, 3), rows=(1, 9), least=1, ties=False, hard=False):
    """{"X", "y", "Q", "k"}: the votes often tie. Distances do so only with `ties`, exactly, or where it does not matter."""
    seed = draw(seeds())
    rng = np.random.default_rng(seed)
    X = draw(matrices((max(rows[0], least), rows[1]), columns, stretch=COORDINATES))
    Q = X[rng.integers(len(X), size=int(rng.integers(1, 5)))] + rng.integers(-2, 3, size=X.shape[1]) / 2
    how = draw(st.sampled_from(["plain", "plain", "midpoints", "decimals", *["tiny"] * hard]))
    if how == "midpoints":
        Q = (Q + X[rng.integers(len(X), size=len(Q))]) / 2
    elif how == "tiny":
        X, Q = X * 2.0**-17, Q * 2.0**-17
    elif how == "decimals":
        X, Q = X + rng.random(X.shape), Q + rng.random(Q.shape)
    classes = draw(st.sampled_from(CLASSES))
    y = [classes[i] for i in rng.integers(len(classes), size=len(X))]
    k = draw(st.sampled_from(range(1, len(X) + 2 - least)))
    alone = all(one_answer(X, y, q, k) for q in Q) if least == 1 else one_answer_each(X, y, k)
    if not ties and not alone:
        X = X + rng.random(X.shape) * (np.abs(X).max() or 1.0) / 32
    return {"X": X, "y": y, "Q": Q, "k": k}


def is_clear(case) -> bool:
    return has_clear_order(case["X"], case["Q"])


@st.composite
def trees(draw):
    """{"tree", "Q"}: values often equal a threshold."""
    Q = draw(matrices((1, 8), (1, 3)))
    rng = np.random.default_rng(draw(seeds()))
    return {"tree": a_tree(rng, Q, draw(st.sampled_from(CLASSES)), draw(st.integers(0, 5))), "Q": Q}


@st.composite
def grids(draw):
    """{"X", "y", "k", "tree", "g0", "g1"} in the plane."""
    case = draw(cases(columns=(2, 2), ties=True))
    rng = np.random.default_rng(draw(seeds()))
    tree = a_tree(rng, case["X"], sorted(set(case["y"])), 3)
    axes = []
    for j in (0, 1):
        start = case["Q"][:, j]
        axes.append(rng.permutation(np.concatenate([start, start[:1] - 1.0]))[: int(rng.integers(1, 4))].tolist())
    X, y, k = case["X"], case["y"], case["k"]
    if not all(one_answer(X, y, np.array(q), k) for q in product(*axes)):
        X = X + rng.random(X.shape) * (np.abs(X).max() or 1.0) / 32
    return {"X": X, "y": y, "k": k, "tree": tree, "g0": axes[0], "g1": axes[1]}


def is_clear_on_grid(case) -> bool:
    return has_clear_order(case["X"], np.array(list(product(case["g0"], case["g1"]))))


@st.composite
def planes(draw):
    """{"X", "y"}: 2 to 12 different points of the plane, with few or many neighbours on a grid."""
    rng = np.random.default_rng(draw(seeds()))
    m, side = draw(st.integers(2, 12)), draw(st.sampled_from([4, 6, 30]))
    cells = rng.permutation(side * side)[:m]
    X = np.column_stack([cells // side, cells % side]).astype(float) - side // 2
    how = draw(st.sampled_from(["plain", "decimals", "decimals", "line", "large", "small", "tiny", "offset"]))
    if how == "decimals":
        X = X + rng.random(X.shape) * 0.5
    elif how == "line":
        X = np.column_stack([cells.astype(float), np.full(m, 2.0) if rng.random() < 0.5 else 3.0 * cells])
    elif how == "large":
        X = X * 1e5
    elif how == "small":
        X = X * 1e-5
    elif how == "tiny":
        X = X * 1e-9
    elif how == "offset":
        X = X + span_of(X) * rng.integers(-900, 900, size=2)
    classes = draw(st.sampled_from(CLASSES))
    return {"X": X, "y": [classes[i] for i in rng.integers(len(classes), size=m)]}


@check(points=0.5, book="表 4.5 / table 4.5", hint=HINT_NEIGHBORS)
def test_melon_neighbors(answer):
    """离 (0.5, 0.25) 最近的 5 个瓜依次是编号 5、8、6、7、4 /
    The 5 melons nearest to (0.5, 0.25) are 5, 8, 6, 7 and 4 in this order"""
    X, _ = melons()
    equal(answer.neighbors(X, np.array([0.5, 0.25]), 5), [4, 7, 5, 6, 3], ("近邻", "the neighbours"))


@check(points=1, book="表 4.5 / table 4.5", hint=HINT_LOO)
def test_melon_loo(answer):
    """3.0α 的留一法：k = 1 错编号 15；k = 3 错 12、14、15；k = 5 错 3、11、12、15 /
    Leave-one-out on 3.0α: k = 1 errs on melon 15; k = 3 on 12, 14, 15; k = 5 on 3, 11, 12, 15"""
    X, y = melons()
    for k, wrong in ((1, [15]), (3, [12, 14, 15]), (5, [3, 11, 12, 15]), (7, [3, 7, 10, 12, 15])):
        with at(f"k = {k}", f"k = {k}"):
            equal(answer.loo_errors(X, y, k), [number - 1 for number in wrong], ("错例的下标", "the indices"))


@check(points=0.5, book="图 4.10、4.11 / figs 4.10 and 4.11", hint=HINT_GRID)
def test_melon_grid(answer):
    """3.0α 的 25×25 网格上，与决策树不同的点：k = 1 有 96 个，k = 3 有 65 个，k = 5 有 113 个 /
    On a 25×25 grid over 3.0α it differs from the decision tree in 96 points for k = 1, 65 for k = 3, 113 for k = 5"""
    X, y = melons()
    g0, g1 = np.linspace(0.2, 0.8, 25).tolist(), np.linspace(0.0, 0.5, 25).tolist()
    for k, differing in ((1, 96), (3, 65), (5, 113)):
        with at(f"k = {k}", f"k = {k}"):
            got = mapping(answer.compare_on_grid(X, y, k, TREE, g0, g1), ("knn", "tree", "disagreement"))
            close(got["disagreement"], differing / 625, ("不同的比例", "the share that differs"))


@check(book="§10.1", extra=True)
def test_melon_pieces(answer):
    """3.0α 上最近邻的边界由 14 对瓜撑起 / On 3.0α fourteen pairs of melons hold up the boundary of 1-NN"""
    X, y = melons()
    pairs = "1-15 2-14 2-17 3-14 4-15 5-13 5-14 6-10 6-12 6-15 7-12 7-13 7-16 8-12"
    wanted = [tuple(int(number) - 1 for number in pair.split("-")) for pair in pairs.split()]
    found = pieces_of(answer.boundary_pieces(X, y), X, y)
    with hint(*HINT_PIECES):
        equal([pair for pair, _ in found], wanted, ("各对的下标（升序）", "the pairs of indices, sorted"))


@check(
    points=1.5,
    given={"case": cases(ties=True).filter(is_clear)},
    strict_given={"case": cases(ties=True, hard=True).filter(is_clear)},
    also=pins.neighbors,
    hint=HINT_NEIGHBORS,
)
def test_neighbors(answer, case):
    """近邻由近到远，恰好 k 个，互不相同 /
    Neighbours come nearest first, exactly k of them, no one twice"""
    X, _, Q, k = case.values()
    for q in Q[:3]:
        found = integers(answer.neighbors(X, q, k), k, ("近邻", "the neighbours"))
        squares, wanted = squares_from(X, q).tolist(), nearest(X, q, k)
        valid = len(set(found)) == k and all(0 <= i < len(X) for i in found)
        # Of equally far samples any may come first.
        if not valid or [squares[i] for i in found] != [squares[i] for i in wanted]:
            equal(found, wanted, ("近邻", "the neighbours"))


@check(
    points=1.5,
    given={"case": cases().filter(is_clear)},
    strict_given={"case": cases(hard=True).filter(is_clear)},
    also=pins.votes,
    hint=HINT_VOTE,
)
def test_vote(answer, case):
    """k 近邻取最多的标签；一样多时取最近的成员更近的一类 /
    k-NN takes the most frequent label; if equally frequent, the one with the nearer nearest member"""
    X, y, Q, k = case.values()
    got = labels(answer.knn_predict(X, y, Q, k), len(Q), sorted(set(y)), ("预测", "the predictions"))
    equal(got, predicted(X, y, Q, k), ("预测", "the predictions"))


@check(points=1, given={"case": cases(rows=(2, 9), least=2).filter(is_clear_among)}, also=pins.loo, hint=HINT_LOO)
def test_loo(answer, case):
    """留一法的错例：样本不作自己的近邻，与它重合的样本可以 /
    What leave-one-out gets wrong: a sample is no neighbour of its own, though one at the same place may be"""
    X, y, _, k = case.values()
    equal(answer.loo_errors(X, y, k), left_out_errors(X, y, k), ("错例的下标", "the indices of the errors"))


@check(
    points=1,
    given={"case": trees()},
    also=pins.tree,
    hint=(
        '取值 ≤ 阈值归 "le"；一直走到有 "label" 的结点；单独一个叶结点也是树。',
        'Values ≤ threshold go to "le"; walk until a node has a "label"; a leaf alone is a tree, too.',
    ),
)
def test_tree(answer, case):
    """树的预测：等于阈值的归 "le" /
    What a tree predicts: values equal to the threshold go to "le"
    """
    tree, Q = case.values()
    wanted = [tree_says(tree, q) for q in Q]
    equal(answer.tree_predict(tree, Q), wanted, ("预测", "the predictions"))


@check(points=1, given={"case": grids().filter(is_clear_on_grid)}, also=pins.grid_inputs, hint=HINT_GRID)
def test_grid(answer, case):
    """网格上的比较：第 a 行第 b 列是点 (g0[a], g1[b]) /
    The comparison on a grid: entry b of row a is the point (g0[a], g1[b])"""
    X, y, k, tree, g0, g1 = (case[name] for name in ("X", "y", "k", "tree", "g0", "g1"))
    got = mapping(answer.compare_on_grid(X, y, k, tree, g0, g1), ("knn", "tree", "disagreement"))
    rows = [np.array([(a, b) for b in g1]) for a in g0]
    knn = [predicted(X, y, row, k) for row in rows]
    by_tree = [[tree_says(tree, q) for q in row] for row in rows]
    equal(got["knn"], knn, ("knn 各行", "the rows of knn"))
    equal(got["tree"], by_tree, ("tree 各行", "the rows of tree"))
    differ = sum(knn[a][b] != by_tree[a][b] for a in range(len(g0)) for b in range(len(g1)))
    close(got["disagreement"], differ / (len(g0) * len(g1)), ("不同的比例", "the share that differs"))


@check(given={"plane": planes()}, also=pins.pieces, examples=40, extra=True)
def test_pieces(answer, plane):
    """最近邻边界的各段：每个 q 都在边界上，长于跨度 1/1000 的段一个不缺 /
    The pieces of the boundary of 1-NN: each q lies on it, and no piece longer than 1/1000 of the span is missing"""
    X, y = plane["X"], plane["y"]
    found = dict(pieces_of(answer.boundary_pieces(X, y), X, y))
    with hint(*HINT_PIECES):
        for (i, j), length, q in long_pieces(X, y):
            if (i, j) not in found:
                fail(
                    f"缺少样本 {i} 与 {j} 之间的一段，它长 {length:.6g}，经过 ({q[0]:.6g}, {q[1]:.6g})",
                    f"The piece between samples {i} and {j} is missing; it is {length:.6g} long and passes ({q[0]:.6g}, {q[1]:.6g})",
                    got=sorted(found),
                )


@check(
    points=1,
    book="§10.6",
    given={"shift": grid(-4, 4)},
    examples=3,
    hint=(
        "两个样本就够：一个在第 0 列上远、一个在别的列上远，缩放第 0 列就换了远近。",
        "Two samples will do: one far along column 0, one along another; scaling column 0 exchanges near and far.",
    ),
)
def test_scale(answer, shift):
    """把一列乘上正数，最近邻的预测就变了；别的列平移之后也是如此 /
    Multiplying a column by a positive number changes what 1-NN predicts, also after the other columns are shifted"""
    _scale_matters(answer, shift)


@check(
    points=1,
    given={"again": st.booleans()},
    examples=2,
    hint=(
        "每一句都可以在三四个样本上试：树问的是次序，近邻看的是距离；k 大时自己也可能被别人否决。",
        "Each can be tried on three or four samples: trees ask for order, neighbours look at distance; with a large k others may outvote "
        "the sample itself.",
    ),
)
def test_claims(answer, again):
    """两种分类器的异同：六句话的判断 / What the two have in common and what not: six statements judged"""
    got = answer.claims()
    if again:
        same(got, answer.claims(), ("claims()", "claims()"))
    return share_of_claims(
        got,
        {
            "tree_boundary_axis_parallel": True,
            "one_nn_boundary_axis_parallel": False,
            "one_nn_training_error_zero_without_conflicts": True,
            "k_nn_training_error_zero_for_all_k": False,
            "rescaling_a_feature_can_change_knn": True,
            "rescaling_a_feature_can_change_a_retrained_tree": False,
        },
    )


@picture(
    "西瓜数据集 3.0α 上最近邻与决策树的分类边界，判得不同之处画了斜线",
    "The boundaries of 1-NN and of the decision tree on watermelon 3.0α; where they disagree is hatched",
    alt=(
        "横轴密度，纵轴含糖率；加号是好瓜，横线是坏瓜；实线是最近邻的折线，虚线是决策树横平竖直的边界，两者之间画了斜线。",
        "Density against sugar content; plus signs are good melons, dashes bad ones; the solid line of 1-NN has many bends, the dashed "
        "one of the tree is horizontal and vertical, and what lies between them is hatched.",
    ),
)
def draw_boundaries(figure, answer, reference, says):
    X, y = melons()
    g0, g1 = np.linspace(0.2, 0.8, 61), np.linspace(0, 0.5, 51)
    got = mapping(answer.compare_on_grid(X, y, 1, TREE, g0.tolist(), g1.tolist()), ("knn", "tree"))
    knn, tree = ((np.array(got[name]) == GOOD).astype(float).T for name in ("knn", "tree"))
    axes = figure.subplots()
    axes.contourf(g0, g1, np.abs(knn - tree), levels=[0.5, 1.5], colors="none", hatches=["///"])
    axes.contour(g0, g1, knn, levels=[0.5], colors="black", linestyles="solid")
    axes.contour(g0, g1, tree, levels=[0.5], colors="gray", linestyles="dashed")
    for label, mark in ((GOOD, "+"), (BAD, "_")):
        axes.scatter(*X[[one == label for one in y]].T, s=70, marker=mark, color="black")
    axes.set_xlabel(says("密度", "density"))
    axes.set_ylabel(says("含糖率", "sugar content"))


HINT_PIECES = (
    "在中垂线上有一段，那里没有第三个样本更近，才算边界；中点未必在这一段上。",
    "A bisector belongs to the boundary only where no third sample is nearer, which need not be at the midpoint.",
)
CLASSES = ([GOOD, BAD], [0, 1, 2], [2, 10], ["1", "10", "2"], ["是", "是否", "a b"], [7], ["c", "b", "a", "d", "e"])
COORDINATES = without("small", "fine")


def melons():
    table = watermelon_3_0a()
    return table["X"], list(table["y"])


def a_tree(rng, X, classes, depth):
    """A random tree whose thresholds are values of the column, or a little beside."""
    if depth == 0 or rng.random() < 0.15:
        return {"label": classes[int(rng.integers(len(classes)))]}
    j = int(rng.integers(X.shape[1]))
    beside = float(rng.choice([0.0, 0.0, 1e-6, -1e-6, 1e-12, -1e-12]))
    return {
        "feature": j,
        "threshold": float(rng.choice(X[:, j])) * (1 + beside),
        "le": a_tree(rng, X, classes, depth - 1),
        "gt": a_tree(rng, X, classes, depth - 1),
    }


def tree_says(tree, x):
    while "label" not in tree:
        tree = tree["gt" if x[tree["feature"]] > tree["threshold"] else "le"]
    return tree["label"]


def span_of(X) -> float:
    return max(float(np.hypot(*(p - q))) for p, q in combinations(X, 2))


@memo
def long_pieces(X, y) -> list[tuple[tuple[int, int], float, list[float]]]:
    """((i, j), length within 99 spans, a point of it), for each piece longer than 1/1000 of the span."""
    origin, span = X[0], span_of(X)
    X = (X - origin) / span
    found = []
    for i, j in combinations(range(len(y)), 2):
        if y[i] == y[j]:
            continue
        across = (X[j] - X[i]) / np.hypot(*(X[j] - X[i]))
        along, middle = np.array([-across[1], across[0]]), (X[i] + X[j]) / 2
        # In the coordinates (across, along) about the middle: |(0, t) − (±h, 0)|² < |(0, t) − (u, v)|².
        others = np.delete(X, [i, j], axis=0) - middle
        h, u, v = np.hypot(*(X[j] - X[i])) / 2, others @ across, others @ along
        room, level = u * u + v * v - h * h, abs(v) < 1e-12
        if np.any(room[level] <= 0):
            continue
        above, below = v >= 1e-12, v <= -1e-12
        ends = max([-99.0, *(room[below] / (2 * v[below]))]), min([99.0, *(room[above] / (2 * v[above]))])
        if ends[1] - ends[0] > 1.001e-3:
            point = origin + span * (middle + sum(ends) / 2 * along)
            found.append(((i, j), span * (ends[1] - ends[0]), point.tolist()))
    return found


def pieces_of(got, X, y):
    """The answer as a sorted list of ((i, j), q), each verified to lie on the boundary between i and j."""
    span, found = span_of(X), {}
    for place, piece in enumerate(sequence(got, None, ("各段的列表", "the list of pieces"))):
        what = (f"第 {place} 段", f"piece {place}")
        i, j, q = sequence(piece, 3, what)
        i, j = integer(i, (f"{what[0]}的 i", f"i of {what[1]}")), integer(j, (f"{what[0]}的 j", f"j of {what[1]}"))
        q = array(q, (2,), (f"{what[0]}的 q", f"q of {what[1]}"))
        require(
            0 <= i < j < len(X),
            f"{what[0]}：下标应满足 0 ≤ i < j < {len(X)}",
            f"{what[1].capitalize()}: the indices should satisfy 0 ≤ i < j < {len(X)}",
            got=piece,
        )
        require((i, j) not in found, f"({i}, {j}) 出现了两次", f"({i}, {j}) appears twice", got=got)
        require(y[i] != y[j], f"样本 {i} 与 {j} 同类", f"Samples {i} and {j} are of one class", got=piece)
        distances = np.hypot(*(X - q).T)
        require(
            distances.min() <= 1001 * span,
            f"q 离样本 {distances.min() / span:.6g} 个跨度，太远了",
            f"q is {distances.min() / span:.6g} spans away from the samples, too far",
            got=piece,
        )
        with hint(*HINT_PIECES):
            require(
                abs(distances[i] - distances[j]) <= 2e-6 * span,
                f"q 到样本 {i} 的距离是 {distances[i]:.9g}，到样本 {j} 的是 {distances[j]:.9g}",
                f"The distance of q is {distances[i]:.9g} to sample {i} and {distances[j]:.9g} to sample {j}",
                got=piece,
            )
            closest = int(np.argmin(distances))
            require(
                distances[closest] >= min(distances[i], distances[j]) - 1e-6 * span,
                f"样本 {closest} 离 q 更近（{distances[closest]:.9g}，而样本 {i} 是 {distances[i]:.9g}）",
                f"Sample {closest} is nearer to q ({distances[closest]:.9g}; sample {i} is at {distances[i]:.9g})",
                got=piece,
            )
        found[i, j] = q
    return sorted(found.items(), key=lambda one: one[0])


def _scale_matters(answer, shift=0.0):
    """The same witness, moved along column 1 and beyond, must serve as well."""
    X, y, q, s = sequence(answer.scale_witness(), 4, ("返回的 (X, y, q, s)", "the returned (X, y, q, s)"))
    X = array(X, (None, None), ("X", "X"))
    m, n = X.shape
    require(2 <= m <= 6 and n >= 1, "X 应有 2 到 6 个样本", "X should have 2 to 6 samples", got=X)
    y, q = (
        [one_label(one, ("y 的一项", "an entry of y")) for one in sequence(y, m, ("y", "y"))],
        array(q, (n,), ("q", "q")),
    )
    moved = np.where(np.arange(n) > 0, shift, 0.0)
    require(len(set(y)) == 2, "y 中应恰有两类", "There should be exactly two classes in y", got=y)
    s = number(s, ("s", "s"))
    require(s > 0, "s 应大于 0", "s should exceed 0", got=s)
    said = []
    for factor in (1.0, s):
        scale = np.array([factor] + [1.0] * (n - 1))
        distances = np.sqrt(((((X + moved) - (q + moved)) * scale) ** 2).sum(axis=1))
        first, second = np.sort(distances)[:2]
        require(
            second > first * (1 + 1e-6) and second > 0,
            f"第 0 列乘上 {factor:.6g} 时，最近的样本不止一个",
            f"With column 0 multiplied by {factor:.6g} more than one sample is nearest",
            got=distances,
        )
        said.append(y[int(np.argmin(distances))])
    require(
        said[0] != said[1],
        f"乘之前与乘之后都预测 {said[0]}",
        f"Before and after the prediction is {said[0]}",
        got=[X, y, q, s],
    )
    return True
