"""Checks of exercise cookbook8.8."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, between, check, close, exercise, hint, memo, picture, require, sequence
from grader.strategies import edges, seeds

from .pins import cookbook08_08 as pins
from .pins.cookbook08_08 import TWO, by_definition, drawn_graph, graph, made
from .shared import derivatives, relu

EXERCISE = exercise(
    kind="program",
    book="§8.12",
    patterns=["derived formula", "oracle", "witness", "metamorphic"],
    hints=[
        (
            "先在三个结点的路 0-1-2 上手算 Ã，D̃ 和两种归一化，看看行和。",
            "Do Ã, D̃ and both normalisations of the path 0-1-2 by hand first, and look at the row sums.",
        ),
        (
            "梯度：Z 对 relu 的输出、relu 的输出对 W1 各是什么矩阵乘法？反向传播时每个左乘的矩阵都要转置。",
            "Gradients: which matrix products lead from W1 to the output of relu, and from there to Z? On the way "
            "back, every factor on the left is "
            "transposed.",
        ),
        (
            "极限：归一化的矩阵与 D̃⁻¹Ã 相似。后者的特征值 1 有哪些特征向量？",
            "The limit: the normalised matrix is similar to D̃⁻¹Ã. Which eigenvectors has that for the eigenvalue 1?",
        ),
        (
            "分不清的图：什么样的图上，每个结点看到的都一样？",
            "Graphs that cannot be told apart: in which graphs do all nodes see the same?",
        ),
    ],
)

HINT_NORMALIZE = (
    "行和列各乘一次 D̃^(-1/2)；D̃ 用的是加了自环以后的行和。",
    "Rows and columns are multiplied by D̃^(-1/2) once each; D̃ has the row sums with self-loops.",
)
HINT_WALK = ("每行除以自己的行和，自环也算在内。", "Divide every row by its own sum, self-loops included.")
HINT_LOSS = (
    "损失是各结点的平均；先减去每行最大的分数再取指数。",
    "The loss is a mean over the nodes; subtract the largest score of each row before taking exponentials.",
)
HINT_GRADIENTS = (
    "S 用了两次，反向时都要转置；relu 只让正的通过；平均的 1/N 别忘了。",
    "S acts twice and is transposed on the way back; relu passes positive entries only; mind the 1/N of the mean.",
)
HINT_LIMIT = (
    "每个连通块各有一个特征值 1。它的特征向量与结点的度有关；不同的块互不影响。靠很高的幂去逼近，可能很久也不够。",
    "Every component has one eigenvalue 1 of its own. Its eigenvector depends on the degrees of the nodes; "
    "components do not act on one another. High powers may take very long to come near.",
)


@st.composite
def graphs(draw, most=6, large=45, kinds=("ones", "whole", "fine", "wide")):
    n = draw(st.one_of(st.integers(1, most), st.integers(1, most), st.integers(1, most), st.sampled_from([13, large])))
    rng = np.random.default_rng(draw(seeds()))
    share = draw(st.sampled_from([0.0, 0.2, 0.4, 0.7, 1.0])) if n <= most else 2 / n
    return drawn_graph(rng, n, share, draw(st.sampled_from(kinds)))


LOOPS = st.sampled_from([0.0, 0.0, 1.0, 1.0, 0.5, 2.0, 1e-6, 1e-3, 1e3, 1e6])


@st.composite
def nets(draw):
    shape = draw(SMALL_SHAPES)
    return made(draw(seeds()), *shape, draw(st.sampled_from(["tenths", "fine", "graph", "fine", "tiny", "alike"])))


@check(points=1, book="§8.12.2", hint=HINT_NORMALIZE)
def test_path(answer):
    """路 0-1-2 和一个孤立的结点 3, λ = 1 / The path 0-1-2 and a node 3 by itself, λ = 1"""
    A = graph(4, [(0, 1), (1, 2)])
    side = 1 / math.sqrt(6)
    expected = [[0.5, side, 0, 0], [side, 1 / 3, side, 0], [0, side, 0.5, 0], [0, 0, 0, 1]]
    close(answer.normalize(A, 1.0), expected, ("归一化的矩阵", "the normalised matrix"))


@check(
    points=0.5,
    book="§8.12.2",
    given={"A": graphs(), "lam": LOOPS},
    also=pins.normalize,
    examples=40,
    hint=HINT_NORMALIZE,
)
def test_normalize(answer, A, lam):
    """对称的归一化，自环的权大小不一，λ = 0 而有孤立的结点时也对 /
    The symmetric normalisation with self-loops of any weight, also for λ = 0 with isolated nodes"""
    expected = by_definition(A, lam)[0]
    judge_normalised(
        answer.normalize(A, lam), expected, A, lam, ("归一化的矩阵", "the normalised matrix"), HINT_NORMALIZE
    )


@check(
    points=0.5, book="§8.12.2", given={"A": graphs(), "lam": LOOPS}, also=pins.normalize, examples=40, hint=HINT_WALK
)
def test_random_walk(answer, A, lam):
    """随机游走的归一化，自环的权大小不一，λ = 0 而有孤立的结点时也对 /
    The random walk with self-loops of any weight, also for λ = 0 with isolated nodes"""
    expected = by_definition(A, lam)[1]
    judge_normalised(answer.random_walk(A, lam), expected, A, lam, ("D̃⁻¹Ã", "D̃⁻¹Ã"), HINT_WALK)


@check(points=1, book="§8.12.2")
def test_two_nodes(answer):
    """两个结点的网络，手算 / A net of two nodes by hand"""
    loss, *got = asked(answer, TWO)
    # Every entry of S X W1 is 1, and both nodes have the scores (1, -1).
    a, p = math.exp(-2), 1 / (1 + math.exp(-2))
    with hint(*HINT_LOSS):
        close(loss, math.log(1 + a) + 1, ("损失", "the loss"))
    judge_gradients(got, np.array([[2 * (p - 0.5)]]) / 2, np.array([[p - 0.5, 0.5 - p]]))


@check(points=1, book="§8.12.2", given={"case": nets(), "seed": seeds()}, also=pins.loss, examples=40, hint=HINT_LOSS)
def test_loss(answer, case, seed):
    """损失是各结点的平均；结点重新编号后不变，分数上千时也算得出来 /
    The loss is a mean over the nodes; it stays when nodes are renumbered, and survives scores above a thousand"""
    expected = loss_of(*(case[name] for name in PARTS))
    close(asked(answer, case)[0], expected, ("损失", "the loss"))
    order = np.random.default_rng(seed).permutation(len(case["X"]))
    moved = {
        **case,
        "S": case["S"][order][:, order],
        "X": case["X"][order],
        "labels": [case["labels"][k] for k in order],
    }
    with at("结点重新编号后", "with nodes renumbered"), hint(*HINT_LOSS):
        close(asked(answer, moved)[0], expected, ("损失", "the loss"))


@check(points=2, book="§8.12.2", given={"case": nets()}, also=pins.gradients, examples=40, hint=HINT_GRADIENTS)
def test_gradients(answer, case):
    """对两层权值的导数，S 不对称时也对 /
    The derivatives by the weights of both layers, also where S is not symmetric"""
    judge_gradients(asked(answer, case)[1:], *slopes(*(case[name] for name in PARTS)))


@check(
    points=2,
    book="§8.12.2",
    given={
        "A": graphs(large=13, kinds=("ones", "whole", "fine")),
        "lam": st.sampled_from([1.0, 1.0, 0.1, 0.5, 3.0, 10.0]),
    },
    also=pins.deep_limit,
    hint=HINT_LIMIT,
)
def test_deep_limit(answer, A, lam):
    """层数无穷多时的极限，不连通的图和孤立的结点也在内 /
    The limit of infinitely many layers, with disconnected graphs and isolated nodes"""
    close(answer.deep_limit(A, lam), limit_of(A, lam), ("极限", "the limit"), rel=0.0)


@check(points=1, book="§8.12.2", given={"target": edges(1.0, 5.0)}, also=pins.large_row_sum, examples=12)
def test_large_row_sum(answer, target):
    """归一化之后最大的行和正好有要求的那么大 /
    After the normalisation the largest row sum is just as large as demanded"""
    A = simple(answer.large_row_sum(target), None, ("邻接矩阵", "the adjacency matrix"))
    largest = float(layered(A).sum(axis=1).max())
    with hint(*HINT_STAR):
        between(largest, target, target + 0.2, ("最大的行和", "the largest row sum"))


@check(points=1, book="§8.12.2", given={"n": st.integers(6, 60)}, also=pins.twins, examples=10)
def test_twins(answer, n):
    """两张图，一张连通，一张不连通，网络却分不清 /
    Two graphs, one connected and one not, that a net cannot tell apart"""
    found = sequence(answer.twins(n), 2, ("两张图", "the two graphs"))
    first, second = (
        simple(A, n, name)
        for A, name in zip(found, (("第一张图", "the first graph"), ("第二张图", "the second graph")), strict=True)
    )
    counts = [len(pieces(A)) for A in (first, second)]
    require(
        min(counts) == 1 < max(counts),
        f"两张图的连通块数是 {counts[0]} 与 {counts[1]}，应恰有一张连通",
        f"The graphs have {counts[0]} and {counts[1]} components; just one of them should be connected",
        got=found,
    )
    many = [int(A.sum()) // 2 for A in (first, second)]
    require(
        many[0] == many[1],
        f"两张图的边数是 {many[0]} 与 {many[1]}，应相同",
        f"The graphs have {many[0]} and {many[1]} edges; these numbers should be equal",
        got=found,
    )
    # Without a bias every column of H_l is a multiple of S^l times ones, whatever the weights.
    H = [np.ones(n), np.ones(n)]
    for layer in range(1, 121):
        H = [layered(A) @ h for A, h in zip((first, second), H, strict=True)]
        left, right = (np.sort(h) for h in H)
        apart = np.flatnonzero(np.abs(left - right) > 1e-12)
        with hint(*HINT_TWINS):
            if apart.size:
                k = int(apart[0])
                require(
                    False,
                    f"权值都是 1 时，第 {layer} 层各结点的输出从小到大排，第 {k} 个（从 0 起）是 {left[k]:.6g} 与 {right[k]:.6g}",
                    f"With all weights 1, the outputs of layer {layer} in ascending order differ at entry {k} (from "
                    f"0): {left[k]:.6g} and {right[k]:.6g}",
                    got=found,
                )


@picture(
    "一层一层卷积下去，各结点的特征趋向哪里",
    "Where the features of nodes go, layer after layer",
    alt=(
        "横轴是层数，纵轴是特征；两个连通块的曲线各自趋向自己的虚线，同一块里度不同的结点虚线也不同",
        "Layers across, features upwards: the curves settle on dashed lines, which differ between the components, "
        "and within one for nodes "
        "of different degree",
    ),
)
def draw_layers(figure, answer, reference, says):
    A, x = graph(7, [(0, 1), (1, 2), (0, 2), (2, 3), (4, 5), (5, 6)]), np.array([3.0, -1, 0.5, 2, -2, 0, -1.5])
    S = array(answer.normalize(A, 1.0), A.shape)
    limit = array(answer.deep_limit(A, 1.0), A.shape) @ x
    axes = figure.add_subplot()
    rows = [x]
    for _ in range(15):
        rows.append(S @ rows[-1])
    for k in range(7):
        colour = "C0" if k < 4 else "C3"
        axes.plot(range(16), [row[k] for row in rows], color=colour)
        axes.axhline(limit[k], linestyle="--", linewidth=0.7, color=colour)
    axes.set_xlabel(says("层数；两种颜色是两个连通块", "layers; the colours are the two components"))
    axes.set_ylabel(says("特征", "feature"))


HINT_ALONE = (
    "度是 0 的结点要单独处理：1/0 得到的是无穷大或 NaN。",
    "Treat a node of degree 0 apart: 1/0 gives infinity or NaN.",
)
HINT_STAR = (
    "一行里的项是 1/√(d_i d_j)：自己的度大，邻居的度小，行和怎样？",
    "The entries of a row are 1/√(d_i d_j): what is the row sum where the node has a large degree and its neighbours "
    "have small ones?",
)
HINT_TWINS = (
    "如果每个结点的度都相同，一层之后 H 的各行怎样？再之后呢？",
    "If all nodes have the same degree, what are the rows of H after one layer, and after more?",
)


def judge_normalised(got, expected, A, lam, words, words_of_hint):
    alone = lam == 0 and not A.any(axis=1).all()
    with hint(*(HINT_ALONE if alone else words_of_hint)):
        close(array(got, A.shape, words), expected, words, abs=0.0)


def outputs(S, X, W1, W2):
    return S @ relu(S @ X @ W1) @ W2


def loss_of(S, X, W1, W2, labels):
    """Of real and of complex weights."""
    Z = outputs(S, X, W1, W2)
    top = np.max(np.real(Z), axis=1)
    logs = np.log(np.exp(Z - top[:, None]).sum(axis=1)) + top
    return np.mean(logs - Z[np.arange(len(Z)), labels])


@memo
def slopes(S, X, W1, W2, labels):
    return (
        derivatives(lambda W: loss_of(S, X, W, W2, labels), W1),
        derivatives(lambda W: loss_of(S, X, W1, W, labels), W2),
    )


SMALL_SHAPES = st.tuples(st.integers(1, 3), st.integers(1, 3), st.integers(1, 3), st.integers(1, 4))
PARTS = ("S", "X", "W1", "W2", "labels")


def asked(answer, case):
    got = answer.loss_gradients(*(case[name] for name in PARTS))
    return sequence(got, 3, ("（损失，dW1, dW2）", "(loss, dW1, dW2)"))


def judge_gradients(got, dW1, dW2):
    for one, wanted, name in zip(got, (dW1, dW2), ("dW1", "dW2"), strict=True):
        with hint(*HINT_GRADIENTS):
            size = max(1.0, float(np.abs(wanted).max()))
            close(array(one, wanted.shape, (name, name)), wanted, (name, name), abs=1e-9 * size, rel=0.0)


def pieces(A):
    """The nodes of each component."""
    left, found = set(range(len(A))), []
    while left:
        waiting, piece = [left.pop()], []
        while waiting:
            piece.append(waiting.pop())
            near = [j for j in np.flatnonzero(A[piece[-1]]).tolist() if j in left]
            left.difference_update(near)
            waiting += near
        found.append(sorted(piece))
    return found


@memo
def limit_of(A, lam):
    """Component by component the projection onto the eigenvector of its largest eigenvalue, which is 1 and simple."""
    S, limit = by_definition(A, lam)[0], np.zeros(A.shape)
    for nodes in pieces(A):
        block = np.ix_(nodes, nodes)
        top = np.linalg.eigh(S[block])[1][:, -1]
        limit[block] = np.outer(top, top)
    return limit


def simple(got, n, name):
    """A 0/1 adjacency matrix that came back; of any size up to 200 if n is None."""
    A = array(got, None if n is None else (n, n), name, binary=True)
    zh, en = name
    require(
        A.ndim == 2 and A.shape[0] == A.shape[1] and 1 <= len(A) <= 200,
        f"{zh}应是至多 200 个结点的方阵，形状是 {A.shape}",
        f"A square matrix of at most 200 nodes is wanted, but {en} has the shape {A.shape}",
    )
    require(bool(np.all((A == 0) | (A == 1))), f"{zh}的元素应是 0 或 1", f"Entries of {en} should be 0 or 1", got=got)
    require(bool(np.all(A == A.T)), f"{zh}不对称", f"There is no symmetry in {en}", got=got)
    require(not np.diag(A).any(), f"{zh}的对角线不全是 0", f"Not all of the diagonal is 0 in {en}", got=got)
    return A


def layered(A):
    """normalize(A, 1) of a 0/1 adjacency matrix."""
    d = A.sum(axis=1) + 1
    return (A + np.eye(len(A))) / np.sqrt(np.outer(d, d))
