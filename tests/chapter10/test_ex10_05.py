"""Checks of exercise 10.5."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, exercise, fail, picture, require, same, sequence, share_of_claims
from grader.strategies import matrices, seeds

from .pins import ex10_05 as pins
from .pins.ex10_05 import with_singular_values
from .shared_linear import orthonormal

EXERCISE = exercise(
    kind="discuss",
    book="§10.2, (10.13)",
    patterns=["derived formula", "certificate", "witness", "claims"],
    contract=[
        (
            "至多 200 行、20 维，W 的奇异值相差一千倍；W 与 Z 的元素可以极大或极小（10⁻⁹ 到 10⁹）；误差至多是结果中最大绝对值的 10⁻⁸",
            "Up to 200 rows and 20 dimensions, singular values of W a thousand times apart; huge and tiny entries of W and Z (10⁻⁹ to 10⁹); "
            "errors of 10⁻⁸ of the largest absolute value of the result at most",
        ),
        (
            "最大的伸长倍数与 1 只差百万分之一时，也分得出会不会变大",
            "Whether distances can grow is told even where the largest stretch differs from 1 by a millionth only",
        ),
    ],
    hints=[
        (
            "还原出的点是各列的线性组合 W a；它的编码应是 z：这对 a 是什么方程？",
            "What is restored is a combination W a of the columns, and its code is to be z: which equation is that for a?",
        ),
        ("伸长多少由 W 的奇异值决定。", "The singular values of W tell how much is stretched."),
        (
            "让一个方向上的距离很大却与类别无关，再用 W 把这个方向压扁。",
            "Let distances be large in a direction that has nothing to do with the classes, and let W flatten it.",
        ),
    ],
    written={
        "essay": [
            (
                "正交时 Wz 即正交投影，距离不增，数值稳定",
                "Orthonormal: W z is the projection, distances never grow, it is stable",
            ),
            (
                "非正交时的还原，以及奇异值对误差的放大",
                "Non-orthogonal: how to restore, and how singular values stretch errors",
            ),
            (
                "伸缩可以有利于近邻（度量学习）；信息由子空间决定",
                "Stretching may help neighbours; the subspace decides about information",
            ),
        ]
    },
)

HINT_ENCODE = (
    "样本是行：z = Wᵀx 写成 X @ W，不要另行中心化。",
    "Samples are rows: z = Wᵀx reads X @ W; nothing is centred.",
)
HINT_DECODE = ("W z 的编码是 WᵀW z，只有 WᵀW = I 时才是 z。", "The code of W z is WᵀW z, which is z only if WᵀW = I.")
HINT_QR = (
    "Q 的各列长度为 1、两两正交，张成的子空间与 W 相同；Q @ R 应还原出 W。",
    "Columns of Q have length 1, are orthogonal to each other and span what W spans; Q @ R must restore W.",
)
HINT_PAIR = (
    "只看 x − y 的方向：沿哪个方向伸长得最多，伸长几倍？不是看各列的长度。",
    "Only the direction of x − y matters: which one is stretched most, and how much? The lengths of the columns do not tell.",
)
HINT_HELPS = (
    "正交矩阵不改变任何距离；想想压扁哪个方向会让同类的样本靠近。",
    "An orthogonal matrix changes no distance; which direction must be flattened so that samples of a class come together?",
)


@st.composite
def maps(draw, hard=False):
    """W of full column rank: small integers, orthonormal, or with singular values down to 1/20 of the largest, 1/400 if `hard`."""
    how = draw(st.sampled_from(["integers", "integers", "orthonormal", "axes", "skew"]))
    n, seed = draw(st.integers(1, 5)), draw(seeds())
    rng = np.random.default_rng(seed)
    d = int(rng.integers(1, n + 1))
    if how == "orthonormal":
        return orthonormal(n, d, seed)
    if how == "axes":
        return np.eye(n)[:, rng.permutation(n)[:d]] * rng.choice([-1.0, 1.0], size=d)
    if how == "skew":
        return with_singular_values(
            np.geomspace(1, 1 / (400 if hard else 20), d) * draw(st.sampled_from([1.0, *[1e-5, 1e6] * hard])),
            n,
            seed % 1000,
        )
    W = rng.integers(-3, 4, size=(n, d)).astype(float)
    return W if is_full(W) else np.eye(n)[:, :d] * 2 + np.tri(n, d)


@st.composite
def stretches(draw, hard=False):
    """W whose largest singular value is beside 1, or whose columns are axes."""
    n, seed = draw(st.integers(1, 5)), draw(st.integers(0, 1000))
    d = draw(st.integers(1, n))
    top = draw(st.sampled_from([None, 0.9, 1.1, 30.0, 0.03, *[1.00001, 0.99999] * hard]))
    if top is None:
        rng = np.random.default_rng(seed)
        return np.eye(n)[:, rng.permutation(n)[:d]] * rng.choice([-1.0, 1.0], size=d)
    rest = np.random.default_rng(seed).uniform(0.05, 1.0, size=d)
    return with_singular_values(top * rest / rest.max(), n, seed)


SKEW = np.array([[1.0, 1.0], [0.0, 1.0], [0.0, 0.0]])


@check(points=0.5, book="(10.13)", hint=HINT_ENCODE)
def test_encode_by_hand(answer):
    """W = [[1, 1], [0, 1], [0, 0]]，x = (1, 2, 3) 的编码是 (1, 3) /
    With W = [[1, 1], [0, 1], [0, 0]] the code of x = (1, 2, 3) is (1, 3)"""
    close(answer.encode(np.array([[1.0, 2.0, 3.0]]), SKEW), np.array([[1.0, 3.0]]), ("编码", "the code"), abs=1e-8)


@check(points=0.5, hint=HINT_DECODE)
def test_decode_by_hand(answer):
    """W = [[1, 1], [0, 1], [0, 0]]，编码 (1, 3) 还原成 (1, 2, 0) /
    With W = [[1, 1], [0, 1], [0, 0]] the code (1, 3) is restored to (1, 2, 0)"""
    got = answer.decode(np.array([[1.0, 3.0]]), SKEW)
    close(got, np.array([[1.0, 2.0, 0.0]]), ("还原", "what is restored"), abs=3e-8)


@check(
    points=0.5,
    book="(10.13)",
    given={"X": matrices((1, 6), (1, 5)), "seed": seeds()},
    also=pins.encode,
    hint=HINT_ENCODE,
)
def test_encode(answer, X, seed):
    """编码的每个坐标是样本与 W 一列的内积 /
    Each coordinate of a code is the inner product of the sample and a column of W"""
    rng = np.random.default_rng(seed)
    n = X.shape[1]
    W = np.eye(n)[:, : int(rng.integers(1, n + 1))] * 2 + np.tri(n)[:, :1] * rng.integers(0, 3) / 4
    wanted = np.array([[sum(x[i] * W[i, k] for i in range(n)) for k in range(W.shape[1])] for x in X])
    is_near(answer.encode(X, W), wanted, ("编码", "the codes"))


@check(
    points=2,
    given={"W": maps(), "seed": seeds(), "far": st.just(False)},
    strict_given={"W": maps(hard=True), "seed": seeds(), "far": st.just(True)},
    also=pins.decode,
    strict=pins.hard_to_decode,
    hint=HINT_DECODE,
)
def test_decode(answer, W, seed, far):
    """还原出的点在 W 的列空间里，编码恰为 z /
    What is restored lies in the span of the columns of W, and its code is z"""
    rng = np.random.default_rng(seed)
    d = W.shape[1]
    m = int(rng.choice([1, 2, 5, 5, *[130] * far]))
    Z = rng.integers(-4, 5, size=(m, d)) * rng.choice([1.0, *[1e-5, 1e6] * far])
    if rng.random() < 0.5:
        Z = Z + rng.random((m, d)) * np.abs(Z).max()
    if seed % 5 == 0 and d > 1:
        Z[:, 0] = Z[:, 1:].sum(axis=1)
    # By another way than the pseudoinverse: z = Rᵀ a for the coordinates a in an orthonormal basis.
    Q, R = np.linalg.qr(W)
    wanted = np.linalg.solve(R.T, Z.T).T @ Q.T
    is_near(answer.decode(Z, W), wanted, ("还原的点", "the points restored"))


@check(
    points=1,
    given={"W": maps()},
    strict_given={"W": maps(hard=True)},
    also=pins.orthonormalize,
    strict=pins.hard_to_orthonormalize,
    hint=HINT_QR,
)
def test_orthonormalize(answer, W):
    """W = Q R, Q 的列标准正交 / W = Q R, and the columns of Q are orthonormal"""
    d = W.shape[1]
    Q, R = sequence(answer.orthonormalize(W), 2, ("(Q, R)", "(Q, R)"))
    Q, R = array(Q, W.shape, ("Q", "Q")), array(R, (d, d), ("R", "R"))
    close(
        Q.T @ Q,
        np.eye(d),
        ("Q 的各列之间的内积", "the inner products of the columns of Q"),
        abs=2e-8 * W.shape[0],
        rel=0,
    )
    close(Q @ R, W, ("Q @ R", "Q @ R"), abs=1e-9 * float(np.abs(W).max()), rel=0)


@check(
    points=2,
    given={"W": stretches()},
    strict_given={"W": stretches(hard=True)},
    also=pins.expanding_pair,
    strict=pins.hardly_expanding,
    hint=HINT_PAIR,
)
def test_expanding_pair(answer, W):
    """能伸长时给出距离变大的两点，否则 None / A pair whose distance grows where there is one, else None"""
    top = float(np.linalg.svd(W, compute_uv=False)[0])
    grows = _grows(answer, W)
    if top > 1 + 1e-9 and not grows:
        fail(
            f"返回了 None，而有的方向会伸长为 {top:.9g} 倍",
            f"It returned None, though some direction is stretched {top:.9g} times",
        )


@check(points=2.5, book="§10.6", given={"d": st.integers(2, 6)}, also=pins.helps_inputs, examples=5, hint=HINT_HELPS)
def test_helps(answer, d):
    """最近邻在 X @ W 上全对，在 X 上至多对一半 / 1-NN is always right on X @ W, and right on half of X at most"""
    _helps(answer, d)


@check(
    points=1,
    given={"again": st.booleans()},
    examples=2,
    hint=(
        "想想 W = Q R：R 改变了什么，没有改变什么？不相关要看样本，不只看 W。",
        "Think of W = Q R: what does R change, and what not? Whether scores are correlated depends on the samples, not on W alone.",
    ),
)
def test_claims(answer, again):
    """关于还原、伸缩与信息：五句话的判断 /
    Restoring, stretching and information: five statements judged"""
    got = answer.claims()
    if again:
        same(got, answer.claims(), ("claims()", "claims()"))
    return share_of_claims(
        got,
        {
            "orthonormal_never_expands": True,
            "Wz_reconstructs_for_orthonormal_W": True,
            "Wz_reconstructs_for_every_W": False,
            "span_decides_which_information_is_kept": True,
            "orthonormal_columns_make_scores_uncorrelated": False,
        },
    )


@picture(
    "同样的样本：变换之前与非正交的变换之后，连线是各自的最近邻",
    "The same samples before and after a non-orthogonal map; lines join each to its nearest neighbour",
    alt=(
        "两幅散点图，加号与横线是两类；左边每个样本的最近邻多是异类，右边都是同类。",
        "Two scatter plots of plus signs and dashes, the two classes; on the left most nearest neighbours are of the other class, on the "
        "right all are of the same.",
    ),
)
def draw_neighbors(figure, answer, reference, says):
    X, y, W = sequence(answer.nonorthogonal_helps(2), 3)
    X, W = array(X, (None, 2)), array(W, (2, 2))
    y = [str(label) for label in sequence(y, len(X))]
    names = sorted(set(y))
    figure.set_size_inches(7, 3.5)
    titles = (says("X", "X"), says("X @ W", "X @ W"))
    for axes, rows, title in zip(figure.subplots(1, 2), (X, X @ W), titles, strict=True):
        place, _, _ = nearest_distances(rows)
        for i, j in enumerate(place):
            axes.plot(*rows[[i, j]].T, color="gray", linewidth=1)
        for name, mark in zip(names, "+_xo", strict=False):
            axes.scatter(*rows[[one == name for one in y]].T, s=70, marker=mark, color="black")
        axes.set_title(title, fontsize="small")
        axes.margins(0.2)


def is_full(W) -> bool:
    singular = np.linalg.svd(W, compute_uv=False)
    return bool(W.shape[1] <= W.shape[0] and singular[-1] >= 2e-3 * singular[0] and singular[0] > 0)


def is_near(got, wanted, what):
    close(got, wanted, what, abs=1e-8 * float(np.abs(wanted).max(initial=0.0)), rel=0)


def exact_square(vector) -> Fraction:
    return sum(v * v for v in vector)


def _grows(answer, W):
    """Whether the answer is a pair that grows, or None; exactly, by fractions."""
    got = answer.expanding_pair(W)
    if got is None:
        return False
    x, y = (
        array(one, (len(W),), (name, name))
        for one, name in zip(sequence(got, 2, ("(x, y)", "(x, y)")), "xy", strict=True)
    )
    step = [Fraction(float(a)) - Fraction(float(b)) for a, b in zip(x, y, strict=True)]
    code = [sum(Fraction(float(w)) * s for w, s in zip(column, step, strict=True)) for column in W.T]
    before, after = float(exact_square(step)) ** 0.5, float(exact_square(code)) ** 0.5
    require(
        exact_square(code) > exact_square(step),
        f"这两点的距离是 {before:.9g}，编码后是 {after:.9g}，没有变大",
        f"The distance of the two is {before:.9g}, and {after:.9g} after encoding: it does not grow",
        got=got,
    )
    return True


def nearest_distances(X):
    """For each sample the index of its nearest other sample, and the distances to this and to the next."""
    D = np.sqrt(((X[:, None] - X) ** 2).sum(axis=2))
    np.fill_diagonal(D, np.inf)
    order = np.sort(D, axis=1)
    return np.argmin(D, axis=1), order[:, 0], order[:, 1]


def _helps(answer, d):
    X, y, W = sequence(answer.nonorthogonal_helps(d), 3, ("返回的 (X, y, W)", "the returned (X, y, W)"))
    X, W = array(X, (None, d), ("X", "X")), array(W, (d, d), ("W", "W"))
    m = len(X)
    y = [str(label) for label in sequence(y, m, ("y", "y"))]
    require(3 <= m <= 30, f"应有 3 到 30 个样本，得到 {m} 个", f"There should be 3 to 30 samples, but are {m}", got=X)
    singular = np.linalg.svd(W, compute_uv=False)
    require(
        singular[-1] >= 1e-9 * singular[0] and singular[0] > 0,
        f"W 不可逆：它的奇异值是 {singular[0]:.6g} 到 {singular[-1]:.6g}",
        f"W is not invertible: its singular values are {singular[0]:.6g} to {singular[-1]:.6g}",
        got=W,
    )
    for rows, zh, en in ((X, "X", "X"), (X @ W, "X @ W", "X @ W")):
        place, first, second = nearest_distances(rows)
        tied = np.flatnonzero(~(second > first * (1 + 1e-9)))
        require(
            not tied.size,
            f"在 {zh} 上，样本 {[int(i) for i in tied[:5]]} 的最近邻不唯一",
            f"On {en} samples {[int(i) for i in tied[:5]]} have more than one nearest neighbour",
            got=rows,
        )
        right = sum(y[i] == y[int(place[i])] for i in range(m))
        if zh == "X":
            require(
                2 * right <= m,
                f"在 X 上 {m} 个样本对了 {right} 个，超过一半",
                f"On X {right} of {m} samples are right, more than half",
                got=[X, y],
            )
        else:
            require(
                right == m,
                f"在 X @ W 上 {m} 个样本只对了 {right} 个",
                f"On X @ W only {right} of {m} samples are right",
                got=[X @ W, y],
            )
    return True
