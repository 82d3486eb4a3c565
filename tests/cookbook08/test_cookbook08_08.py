"""Checks of exercise cookbook8.8."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    at,
    between,
    close,
    example_check,
    exercise,
    hint,
    memo,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import edges, seeds

from .shared import derivatives, relu

EXERCISE = exercise(
    kind="program",
    book="§8.12",
    patterns=["derived formula", "oracle", "witness", "metamorphic"],
    hints=[
        (
            "先在三个结点的路 0-1-2 上手算 Ã, D̃ 和两种归一化, 看看行和.",
            "Do Ã, D̃ and both normalisations of the path 0-1-2 by hand first, and look at the row sums.",
        ),
        (
            "梯度: Z 对 relu 的输出、relu 的输出对 W1 各是什么矩阵乘法? 反向传播时每个左乘的矩阵都要转置.",
            "Gradients: which matrix products lead from W1 to the output of relu, and from there to Z? On the way "
            "back, every factor on the left is "
            "transposed.",
        ),
        (
            "极限: 归一化的矩阵与 D̃⁻¹Ã 相似. 后者的特征值 1 有哪些特征向量?",
            "The limit: the normalised matrix is similar to D̃⁻¹Ã. Which eigenvectors has that for the eigenvalue 1?",
        ),
        (
            "分不清的图: 什么样的图上, 每个结点看到的都一样?",
            "Graphs that cannot be told apart: in which graphs do all nodes see the same?",
        ),
    ],
    equivalent_mutants={
        "return looped, looped.sum(axis=0)": "Ã is symmetric.",
        "return np.where(d != 0, d, 1) ** exponent": "No degree is negative.",
        "return np.where(d > 0, d, 2) ** exponent": "It multiplies a row or a column of zeros.",
        "together = np.linalg.matrix_power((A > 0) + np.eye(len(A)), len(A)) != 0": "Nothing is negative.",
        "together = np.linalg.matrix_power((A != 0) + np.eye(len(A)), len(A)) > 0": "No weight is negative.",
        "leaves = 2": "Its row sum, 1.15, is allowed where one leaf is enough.",
        "leaves = 0": "A single node has the same row sum as a star with one leaf.",
        "if normalize(star, 1.0)[0].sum() > target:": "The next star is within the range that is allowed.",
    },
    unasked={
        "loss_gradients": {
            "more than 40 rows; more than 100 rows": "N is at most 40, says the stub",
            "numbers above 1e4": "entries are at most 2 in size, says the stub",
        },
        "deep_limit": {
            "more than 40 rows; more than 100 rows": "N is at most 30, says the stub",
            "numbers above 1e4; numbers below 1e-4": "weights are 0 or between 0.1 and 10, says the stub",
            "lam at most 0.01; lam above 100": "λ lies between 0.1 and 10, says the stub",
        },
        "large_row_sum": {"target at most 0.01; target above 100": "the target is 1 to 5, says the stub"},
        "*": {"negative numbers": "no weight is negative, says the stub"},
    },
)

HINT_NORMALIZE = (
    "行和列各乘一次 D̃^(-1/2); D̃ 用的是加了自环以后的行和.",
    "Rows and columns are multiplied by D̃^(-1/2) once each; D̃ has the row sums with self-loops.",
)
HINT_WALK = (
    "每行除以自己的行和, 自环也算在内.",
    "Divide every row by its own sum, self-loops included.",
)
HINT_ALONE = (
    "度是 0 的结点要单独处理: 1/0 得到的是无穷大或 NaN.",
    "Treat a node of degree 0 apart: 1/0 gives infinity or NaN.",
)
HINT_LOSS = (
    "损失是各结点的平均; 先减去每行最大的分数再取指数.",
    "The loss is a mean over the nodes; subtract the largest score of each row before taking exponentials.",
)
HINT_GRADIENTS = (
    "S 用了两次, 反向时都要转置; relu 只让正的通过; 平均的 1/N 别忘了.",
    "S acts twice and is transposed on the way back; relu passes positive entries only; mind the 1/N of the mean.",
)
HINT_LIMIT = (
    "每个连通块各有一个特征值 1. 它的特征向量与结点的度有关; 不同的块互不影响. 靠很高的幂去逼近, 可能很久也不够.",
    "Every component has one eigenvalue 1 of its own. Its eigenvector depends on the degrees of the nodes; "
    "components do not act on one another. High powers may take very long to come near.",
)
HINT_STAR = (
    "一行里的项是 1/√(d_i d_j): 自己的度大, 邻居的度小, 行和怎样?",
    "The entries of a row are 1/√(d_i d_j): what is the row sum where the node has a large degree and its neighbours "
    "have small ones?",
)
HINT_TWINS = (
    "如果每个结点的度都相同, 一层之后 H 的各行怎样? 再之后呢?",
    "If all nodes have the same degree, what are the rows of H after one layer, and after more?",
)


def graph(n, edges, weights=None):
    """The adjacency matrix of these edges."""
    A = np.zeros((n, n))
    for k, (i, j) in enumerate(edges):
        A[i, j] = A[j, i] = 1.0 if weights is None else weights[k]
    return A


def path(n, weight=1.0):
    return graph(n, [(i, i + 1) for i in range(n - 1)], [weight] * (n - 1))


def drawn_graph(rng, n, share, kind):
    """Some of the possible edges; weights are 1, whole numbers, of many decimals, or many powers of ten apart."""
    there = np.triu(rng.random((n, n)) < share, 1)
    weights = {
        "ones": np.ones((n, n)),
        "whole": rng.integers(1, 6, size=(n, n)).astype(float),
        "fine": rng.uniform(0.1, 10, size=(n, n)),
        "wide": 10.0 ** rng.uniform(-5.9, 5.9, size=(n, n)),
    }[kind]
    A = np.where(there, weights, 0.0)
    return A + A.T


@st.composite
def graphs(draw, most=6, large=45, kinds=("ones", "whole", "fine", "wide")):
    n = draw(st.one_of(st.integers(1, most), st.integers(1, most), st.integers(1, most), st.sampled_from([13, large])))
    rng = np.random.default_rng(draw(seeds()))
    share = draw(st.sampled_from([0.0, 0.2, 0.4, 0.7, 1.0])) if n <= most else 2 / n
    return drawn_graph(rng, n, share, draw(st.sampled_from(kinds)))


def by_definition(A, lam):
    """(D̃^(-1/2) Ã D̃^(-1/2), D̃^(-1) Ã) entry by entry."""
    n = len(A)
    looped = [[float(A[i, j]) + (lam if i == j else 0.0) for j in range(n)] for i in range(n)]
    d = [math.fsum(row) for row in looped]
    alone = [total == 0 for total in d]
    symmetric = [
        [0.0 if alone[i] or alone[j] else looped[i][j] / math.sqrt(d[i] * d[j]) for j in range(n)] for i in range(n)
    ]
    walk = [[0.0 if alone[i] else looped[i][j] / d[i] for j in range(n)] for i in range(n)]
    return np.array(symmetric), np.array(walk)


@example_check(
    "路 0-1-2 和一个孤立的结点 3, λ = 1",
    "The path 0-1-2 and a node 3 by itself, λ = 1",
    points=1,
    book="§8.12.2",
    hint=HINT_NORMALIZE,
)
def test_path(answer):
    A = graph(4, [(0, 1), (1, 2)])
    side = 1 / math.sqrt(6)
    expected = [[0.5, side, 0, 0], [side, 1 / 3, side, 0], [0, side, 0.5, 0], [0, 0, 0, 1]]
    close(answer.normalize(A, 1.0), expected, ("归一化的矩阵", "the normalised matrix"))


NORMALISED = [
    {"A": np.zeros((1, 1)), "lam": 0.0},
    {"A": np.zeros((1, 1)), "lam": 2.5},
    {"A": graph(3, [(0, 1)]), "lam": 0.0},
    {"A": graph(3, [(0, 1)]), "lam": 1e-6},
    {"A": graph(3, [(0, 2), (1, 2)], [1e-6, 1e6]), "lam": 0.0},
    {"A": graph(3, [(0, 2), (1, 2)], [1e-6, 2e-6]), "lam": 0.0},
    {"A": graph(5, [(0, 1), (1, 2), (3, 4)], [1e6, 1e6, 1e-6]), "lam": 0.0},
    {"A": graph(3, [(0, 1)], [5e-5]), "lam": 1e6},
    {"A": graph(2, [(0, 1)], [2.0]), "lam": 0.003},
    {"A": graph(4, [(0, 1), (0, 2), (0, 3), (1, 2)], [1.234567, 2, 3, 0.5]), "lam": 123.456789},
    {"A": path(120), "lam": 1.0},
    {"A": graph(5, [(0, 1), (2, 3), (3, 4), (2, 4)], [1, 2, 3, 1]), "lam": 0.75},
    {"A": graph(3, [(0, 1), (0, 2), (1, 2)], [1, 2, 3]), "lam": 0.0},
    {"A": graph(4, [(0, 3), (1, 3), (2, 3)]), "lam": 0.5},
]
LOOPS = st.sampled_from([0.0, 0.0, 1.0, 1.0, 0.5, 2.0, 1e-6, 1e-3, 1e3, 1e6])


def judge_normalised(got, expected, A, lam, words, words_of_hint):
    alone = lam == 0 and not A.any(axis=1).all()
    with hint(*(HINT_ALONE if alone else words_of_hint)):
        close(array(got, A.shape, words), expected, words, abs=0.0)


@property_check(
    "对称的归一化, 自环的权大小不一, λ = 0 而有孤立的结点时也对",
    "The symmetric normalisation with self-loops of any weight, also for λ = 0 with isolated nodes",
    points=0.5,
    book="§8.12.2",
    given={"A": graphs(), "lam": LOOPS},
    also=NORMALISED,
    examples=40,
    hint=HINT_NORMALIZE,
)
def test_normalize(answer, A, lam):
    expected = by_definition(A, lam)[0]
    judge_normalised(
        answer.normalize(A, lam), expected, A, lam, ("归一化的矩阵", "the normalised matrix"), HINT_NORMALIZE
    )


@property_check(
    "随机游走的归一化, 自环的权大小不一, λ = 0 而有孤立的结点时也对",
    "The random walk with self-loops of any weight, also for λ = 0 with isolated nodes",
    points=0.5,
    book="§8.12.2",
    given={"A": graphs(), "lam": LOOPS},
    also=NORMALISED,
    examples=40,
    hint=HINT_WALK,
)
def test_random_walk(answer, A, lam):
    expected = by_definition(A, lam)[1]
    judge_normalised(answer.random_walk(A, lam), expected, A, lam, ("D̃⁻¹Ã", "D̃⁻¹Ã"), HINT_WALK)


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


def net(S, X, W1, W2, labels):
    S, X, W1, W2 = (np.array(one, dtype=float) for one in (S, X, W1, W2))
    return {"S": S, "X": X, "W1": W1, "W2": W2, "labels": list(labels)}


def made(seed, N, C, H, K, kind="fine"):
    """A net whose relu is nowhere near its kink."""
    rng = np.random.default_rng(seed)
    while True:
        S = rng.uniform(-1, 1, (N, N)) * (rng.random((N, N)) < 0.7)
        if kind == "graph":
            S = by_definition(drawn_graph(rng, N, 0.5, "ones"), 1.0)[0]
        S = S / max(1.0, float(np.abs(S).sum(axis=1).max()) / 1.9)
        X, W1, W2 = (rng.uniform(-2, 2, shape) for shape in ((N, C), (C, H), (H, K)))
        if kind == "tenths":
            S, X, W1, W2 = (one.round(1) for one in (S, X, W1, W2))
        if kind == "tiny":
            X, W2 = X * rng.choice([1.0, 1e-5], size=X.shape), W2 * rng.choice([1.0, 1e-5], size=W2.shape)
        if kind == "alike":
            X[:, 0] = X[0, 0]
            X[-1] = X[0]
            W1[:, -1] = W1[:, 0]
        if np.abs(S).sum(axis=1).max() <= 2 and np.abs(S @ X @ W1).min() >= 1e-2:
            return net(S, X, W1, W2, rng.integers(K, size=N).tolist())


SMALL_SHAPES = st.tuples(st.integers(1, 3), st.integers(1, 3), st.integers(1, 3), st.integers(1, 4))


@st.composite
def nets(draw):
    shape = draw(SMALL_SHAPES)
    return made(draw(seeds()), *shape, draw(st.sampled_from(["tenths", "fine", "graph", "fine", "tiny", "alike"])))


TWO = net([[0.5, 0.5], [0.5, 0.5]], [[1.0], [0.0]], [[2.0]], [[1.0, -1.0]], [0, 1])
HUGE = net([[2.0]], [[2.0] * 6], np.full((6, 6), 2.0), np.array([[2.0, -2.0, 1.9]] * 6), [1])
"""Scores of ±1152."""
ONE_WAY = net(
    [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [0.5, 0.5, 0.0]],
    [[1, 2], [0.5, -1], [2, 1.5]],
    [[1, 0.5], [0.5, -1]],
    [[1, -1], [0.5, 2]],
    [0, 1, 1],
)
DEAD = net([[1.0, 0.5], [0.5, 1.0]], [[1.0], [2.0]], [[-1.0]], [[1.0, 2.0, 0.5]], [2, 0])
"""Nothing passes relu."""
SMALL = net(
    [[1.0, 0.5], [0.0, 1.0]], [[1.0, 0.5], [0.25, -0.5]], [[0.0011, 0.5], [0.003, -1.0]], [[2, -1], [1, 0.5]], [1, 0]
)
"""What relu judges is 0.002 and -0.001 in one column."""
CERTAIN = net([[1.15]], [[2.0]], [[2.0]], [[2.0, -2.0]], [0])
"""The wrong class has 6e-10, and derivatives are some times that."""
PINNED = [
    TWO,
    HUGE,
    CERTAIN,
    SMALL,
    ONE_WAY,
    DEAD,
    {**ONE_WAY, "labels": [1, 1, 1]},
    net([[1.0]], [[1.5]], [[0.75]], [[0.3]], [0]),
    net(
        np.eye(3) * 0.5,
        [[1, 2, 3 / 2], [0.5, 1, 1.5], [1, 0.25, 1.25]],
        np.ones((3, 3)) / 2 + np.eye(3),
        np.ones((3, 2)),
        [0, 1, 0],
    ),
    made(1, 14, 2, 3, 3),
    made(2, 12, 1, 2, 2),
    made(3, 4, 2, 2, 6),
    {**made(3, 6, 2, 2, 6), "labels": [3, 0, 5, 1, 2, 4]},
    made(4, 3, 6, 1, 2),
    made(5, 5, 2, 3, 3, "tiny"),
    net(
        np.eye(40) + np.diag(np.ones(39), 1) / 2,
        np.tile([[1.0], [-1.0]], (20, 1)),
        [[0.5, -1.0]],
        [[1, -0.5], [0.25, 2]],
        [k % 2 for k in range(40)],
    ),
]
PARTS = ("S", "X", "W1", "W2", "labels")


def asked(answer, case):
    got = answer.loss_gradients(*(case[name] for name in PARTS))
    return sequence(got, 3, ("(损失, dW1, dW2)", "(loss, dW1, dW2)"))


def judge_gradients(got, dW1, dW2):
    for one, wanted, name in zip(got, (dW1, dW2), ("dW1", "dW2"), strict=True):
        with hint(*HINT_GRADIENTS):
            size = max(1.0, float(np.abs(wanted).max()))
            close(array(one, wanted.shape, (name, name)), wanted, (name, name), abs=1e-9 * size, rel=0.0)


@example_check(
    "两个结点的网络, 手算",
    "A net of two nodes by hand",
    points=1,
    book="§8.12.2",
)
def test_two_nodes(answer):
    loss, *got = asked(answer, TWO)
    # Every entry of S X W1 is 1, and both nodes have the scores (1, -1).
    a, p = math.exp(-2), 1 / (1 + math.exp(-2))
    with hint(*HINT_LOSS):
        close(loss, math.log(1 + a) + 1, ("损失", "the loss"))
    judge_gradients(got, np.array([[2 * (p - 0.5)]]) / 2, np.array([[p - 0.5, 0.5 - p]]))


@property_check(
    "损失是各结点的平均; 结点重新编号后不变, 分数上千时也算得出来",
    "The loss is a mean over the nodes; it stays when nodes are renumbered, and survives scores above a thousand",
    points=1,
    book="§8.12.2",
    given={"case": nets(), "seed": seeds()},
    also=[{"case": case, "seed": seed} for seed, case in enumerate(PINNED)],
    examples=40,
    hint=HINT_LOSS,
)
def test_loss(answer, case, seed):
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


@property_check(
    "对两层权值的导数, S 不对称时也对",
    "The derivatives by the weights of both layers, also where S is not symmetric",
    points=2,
    book="§8.12.2",
    given={"case": nets()},
    also=[{"case": case} for case in PINNED],
    examples=40,
    hint=HINT_GRADIENTS,
)
def test_gradients(answer, case):
    judge_gradients(asked(answer, case)[1:], *slopes(*(case[name] for name in PARTS)))


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


def dumbbell(k, between):
    """Two complete graphs of k nodes with heavy edges, at the ends of a path with light ones."""
    n = 2 * k + between
    A = np.zeros((n, n))
    A[:k, :k] = A[-k:, -k:] = 10.0 * (1 - np.eye(k))
    light = graph(n, [(i, i + 1) for i in range(k - 1, n - k)], [0.1] * (between + 1))
    return np.maximum(A, light)


LIMITS = [
    {"A": dumbbell(10, 10), "lam": 10.0},
    {"A": dumbbell(15, 0), "lam": 10.0},
    {"A": np.zeros((1, 1)), "lam": 0.5},
    {"A": graph(4, [(0, 1), (1, 2)]), "lam": 1.0},
    {"A": graph(5, [(0, 1), (2, 3), (3, 4)], [2, 0.5, 3]), "lam": 0.25},
    {"A": path(12, 0.1), "lam": 10.0},
    {"A": path(30, 0.1), "lam": 10.0},
    {"A": graph(2, [(0, 1)], [0.1]), "lam": 9.99},
    {"A": graph(2, [(0, 1)], [10.0]), "lam": 0.1},
    {"A": np.zeros((3, 3)), "lam": 0.1},
    {"A": graph(6, [(0, 3), (1, 4), (2, 5), (0, 5)], [0.123456789, 1, 2, 5]), "lam": 0.7654321},
    {"A": graph(7, [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (5, 6), (3, 6)]), "lam": 1.0},
    {"A": graph(3, [(0, 1), (0, 2), (1, 2)], [1, 2, 3]), "lam": 0.3},
    {"A": graph(14, [(i, i + 7) for i in range(7)] + [(0, 1), (3, 4)]), "lam": 2.0},
]


@property_check(
    "层数无穷多时的极限, 不连通的图和孤立的结点也在内",
    "The limit of infinitely many layers, with disconnected graphs and isolated nodes",
    points=2,
    book="§8.12.2",
    given={
        "A": graphs(large=13, kinds=("ones", "whole", "fine")),
        "lam": st.sampled_from([1.0, 1.0, 0.1, 0.5, 3.0, 10.0]),
    },
    also=LIMITS,
    hint=HINT_LIMIT,
)
def test_deep_limit(answer, A, lam):
    close(answer.deep_limit(A, lam), limit_of(A, lam), ("极限", "the limit"), rel=0.0)


def simple(got, n, name):
    """A 0/1 adjacency matrix that came back; of any size up to 200 if n is None."""
    A = array(got, None if n is None else (n, n), name, binary=True)
    zh, en = name
    require(
        A.ndim == 2 and A.shape[0] == A.shape[1] and 1 <= len(A) <= 200,
        f"{zh}应是至多 200 个结点的方阵, 形状是 {A.shape}",
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


@property_check(
    "归一化之后最大的行和正好有要求的那么大",
    "After the normalisation the largest row sum is just as large as demanded",
    points=1,
    book="§8.12.2",
    given={"target": edges(1.0, 5.0)},
    also=[{"target": target} for target in (1.2, 2.0, 3.0, 5.0, 1.0, 4.123456789, 2.11247)],
    examples=12,
)
def test_large_row_sum(answer, target):
    A = simple(answer.large_row_sum(target), None, ("邻接矩阵", "the adjacency matrix"))
    largest = float(layered(A).sum(axis=1).max())
    with hint(*HINT_STAR):
        between(largest, target, target + 0.2, ("最大的行和", "the largest row sum"))


@property_check(
    "两张图, 一张连通, 一张不连通, 网络却分不清",
    "Two graphs, one connected and one not, that a net cannot tell apart",
    points=1,
    book="§8.12.2",
    given={"n": st.integers(6, 60)},
    also=[{"n": n} for n in (6, 7, 11, 8, 9, 60)],
    examples=10,
)
def test_twins(answer, n):
    found = sequence(answer.twins(n), 2, ("两张图", "the two graphs"))
    first, second = (
        simple(A, n, name)
        for A, name in zip(found, (("第一张图", "the first graph"), ("第二张图", "the second graph")), strict=True)
    )
    counts = [len(pieces(A)) for A in (first, second)]
    require(
        min(counts) == 1 < max(counts),
        f"两张图的连通块数是 {counts[0]} 与 {counts[1]}, 应恰有一张连通",
        f"The graphs have {counts[0]} and {counts[1]} components; just one of them should be connected",
        got=found,
    )
    many = [int(A.sum()) // 2 for A in (first, second)]
    require(
        many[0] == many[1],
        f"两张图的边数是 {many[0]} 与 {many[1]}, 应相同",
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
                    f"权值都是 1 时, 第 {layer} 层各结点的输出从小到大排, 第 {k} 个 (从 0 起) 是 {left[k]:.6g} 与 {right[k]:.6g}",
                    f"With all weights 1, the outputs of layer {layer} in ascending order differ at entry {k} (from "
                    f"0): {left[k]:.6g} and {right[k]:.6g}",
                    got=found,
                )


@picture(
    "一层一层卷积下去, 各结点的特征趋向哪里",
    "Where the features of nodes go, layer after layer",
    alt=(
        "横轴是层数, 纵轴是特征; 两个连通块的曲线各自趋向自己的虚线, 同一块里度不同的结点虚线也不同",
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
    axes.set_xlabel(says("层数; 两种颜色是两个连通块", "layers; the colours are the two components"))
    axes.set_ylabel(says("特征", "feature"))
