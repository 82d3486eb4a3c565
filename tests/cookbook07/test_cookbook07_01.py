"""Checks of exercise cookbook7.1."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import iris
from grader.checks import array, check, close, exercise, hint, memo, picture, require, sequence
from grader.strategies import seeds

from .pins import cookbook07_01 as pins
from .pins.cookbook07_01 import KINDS, PLAIN, eigenvalues, iris_case, made, rotated_and_scaled

EXERCISE = exercise(
    kind="prove",
    book="§7.3",
    patterns=["certificate", "oracle", "bound"],
    hints=[
        (
            "先取对角阵试：S_w = I, S_b = diag(4, 1, 0), r = 2。除了坐标轴，还有哪些 W？",
            "Try diagonal matrices first: S_w = I, S_b = diag(4, 1, 0), r = 2. What other W are there besides the axes?",
        ),
        (
            "作代换 V = S_w^(1/2) W：第二个约束变成 V^T V = I，S_b 变成一个普通的对称阵。",
            "Substitute V = S_w^(1/2) W: the second constraint becomes V^T V = I, and S_b an ordinary symmetric matrix.",
        ),
        (
            "没有约束时，各列互不相干。有约束时，分母全是 1：什么时候和一定的几个数的乘积最大？迹之比不小于 ρ，就是 tr W^T(S_b - ρS_w)W 不小于 0。",
            "Without constraint the columns have nothing to do with one another. With it all denominators are 1: when is the product of "
            "numbers with a given sum largest? A ratio of traces is at least ρ where tr W^T(S_b - ρS_w)W is at least 0.",
        ),
    ],
    written={
        "proof": [
            (
                "不加约束：各因子各自的上界，可同时取到",
                "Unconstrained: the bound of each factor, and all attained together",
            ),
            (
                "W^T S_w W = I：均值不等式，迹的上界，对角元可以旋转到相等",
                "W^T S_w W = I: the means' inequality, the bound of the trace, and that a rotation makes the diagonal equal",
            ),
            (
                "W^T W = I：最大的比值 ρ 与 S_b - ρS_w 的前 r 个特征值之和",
                "W^T W = I: the largest ratio ρ and the sum of the r largest eigenvalues of S_b - ρS_w",
            ),
        ]
    },
)

HINT_CRITERIA = (
    "先写出 W^T S_b W 与 W^T S_w W。第一个准则逐列相除再相乘，第二个先求迹再相除，第三个先求行列式再相除。",
    "Write down W^T S_b W and W^T S_w W first. The first criterion divides column by column and multiplies, the second divides traces, "
    "the third determinants.",
)
HINT_FISHER = (
    "先把 S_w 变成单位阵，再求一个对称阵的特征向量：特征值相等时它们仍然两两正交。",
    "Turn S_w into the identity first, then take eigenvectors of a symmetric matrix: these are orthogonal even where eigenvalues are equal.",
)
HINT_FREE = (
    "每一列各有一个因子，列与列之间没有任何约束。",
    "Each column has a factor of its own, and nothing ties the columns to one another.",
)


@st.composite
def cases(draw):
    d = draw(st.integers(2, 5))
    r = draw(st.integers(2, min(3, d)))
    return made(draw(seeds()), draw(st.sampled_from(KINDS)), d, r)


@st.composite
def projections(draw):
    """A case and a W."""
    case = draw(cases())
    rng = np.random.default_rng(draw(seeds()))
    d, r = len(case["S_b"]), case["r"]
    scale = draw(st.sampled_from([1.0, 1.0, 1.0, 1e-2, 50.0]))
    return {**case, "W": rotated_and_scaled(rng, d, r, scale)}


@check(points=1, book="§7.3", hint=HINT_CRITERIA)
def test_by_hand(answer):
    """手算的例子：两个 W 处的三个准则 / By hand: the three criteria at two W"""
    names = "坐标轴上的三个准则", "the three criteria on the axes"
    close(answer.criteria(np.eye(3)[:, :2], PLAIN["S_b"], PLAIN["S_w"]), [4.0, 2.5, 4.0], names)
    names = "转 45° 之后的三个准则", "the three criteria after turning by 45°"
    close(answer.criteria(TURN, PLAIN["S_b"], PLAIN["S_w"]), [6.25, 2.5, 4.0], names)


@check(points=1.5, book="§7.3", given={"case": projections()}, also=pins.criteria, examples=30)
def test_criteria(answer, case):
    """三个准则符合定义 / The three criteria are what they are by definition"""
    judge_criteria(answer, case["W"], case["S_b"], case["S_w"])


@check(points=2, book="§7.3", given={"case": cases()}, also=pins.fisher, examples=40, hint=HINT_FISHER)
def test_fisher(answer, case):
    """W^T S_w W = I, W^T S_b W 是前 r 个特征值构成的对角阵 /
    W^T S_w W = I, and W^T S_b W is the diagonal matrix of the r largest eigenvalues"""
    W = asked(answer, "fisher", case)
    condition(W, case["S_w"], "W^T S_w W")
    found = eigenvalues(case["S_b"], case["S_w"])[: case["r"]]
    close(W.T @ case["S_b"] @ W, np.diag(found), ("W^T S_b W ", "W^T S_b W"), abs=1e-7 * float(found[0]), rel=0)


@check(points=1, book="§7.3", given={"case": cases()}, also=pins.fisher, examples=30, hint=HINT_FREE)
def test_free(answer, case):
    """W 的列只要不是 0：对角元之商的乘积达到最大 /
    Columns not 0, no other constraint: the product of the quotients is as large as can be"""
    W = asked(answer, "best_product_free", case)
    sizes = np.abs(W).max(axis=0)
    require(bool(np.all(sizes > 0)), "W 有一列是 0", "W has a column that is 0", got=W)
    largest = float(eigenvalues(case["S_b"], case["S_w"])[0]) ** case["r"]
    attains(product_of_quotients(W / sizes, case["S_b"], case["S_w"]), largest, W, PRODUCT)


@check(points=2.5, book="§7.3", given={"case": cases()}, also=pins.fisher, examples=40)
def test_product(answer, case):
    """W^T S_w W = I 时，对角元之商的乘积达到最大 /
    With W^T S_w W = I, the product of the quotients is as large as can be"""
    W = asked(answer, "best_product", case)
    with hint(
        "各列不仅要 w_i^T S_w w_i = 1，两两之间还要 w_i^T S_w w_j = 0。",
        "Not only w_i^T S_w w_i = 1 for every column, but also w_i^T S_w w_j = 0 for every pair.",
    ):
        condition(W, case["S_w"], "W^T S_w W")
    largest = float(np.mean(eigenvalues(case["S_b"], case["S_w"])[: case["r"]])) ** case["r"]
    with hint(*HINT_PRODUCT):
        attains(product_of_quotients(W, case["S_b"], case["S_w"]), largest, W, PRODUCT)


@check(points=2, book="§7.3", given={"case": cases()}, also=pins.ratio, examples=40)
def test_ratio(answer, case):
    """W^T W = I 时，迹之比达到最大 / With W^T W = I, the ratio of the traces is as large as can be"""
    W = asked(answer, "best_trace_ratio", case)
    S_b, S_w = case["S_b"], case["S_w"]
    with hint("各列长度为 1，两两正交，与 S_w 无关。", "Columns have length 1 and are orthogonal, whatever S_w is."):
        condition(W, np.eye(len(S_b)), "W^T W")
    with hint(*HINT_RATIO):
        attains(float(np.trace(W.T @ S_b @ W) / np.trace(W.T @ S_w @ W)), largest_ratio(S_b, S_w, case["r"]), W, RATIO)


@picture(
    "鸢尾花：三种 W 给出的投影",
    "Iris: the projections of three W",
    alt=(
        "三幅散点图，依次是 fisher、best_product 和 best_trace_ratio 的两个投影方向；三种颜色是三个类",
        "Three scatter plots: the two directions of fisher, of best_product, of best_trace_ratio; the colours are the three classes",
    ),
)
def draw_projections(figure, answer, reference, says):
    X, y, case = iris()["X"], np.array(iris()["y"]), iris_case()
    figure.set_size_inches(10, 3.6)
    for axes, function in zip(figure.subplots(1, 3), ("fisher", "best_product", "best_trace_ratio"), strict=True):
        W = asked(answer, function, case)
        Z = (X - X.mean(axis=0)) @ W
        for k, colour in enumerate(("C0", "C1", "C2")):
            axes.scatter(Z[y == k, 0], Z[y == k, 1], s=8, color=colour)
        first, second = product_of_quotients(W, case["S_b"], case["S_w"]), RATIO
        ratio = float(np.trace(W.T @ case["S_b"] @ W) / np.trace(W.T @ case["S_w"] @ W))
        axes.set_title(
            f"{function}\n{says('乘积', 'product')} {first:.4g}, {says(*second)} {ratio:.4g}", fontsize="small"
        )
        axes.set_xlabel("w_1")
    figure.axes[0].set_ylabel("w_2")


HINT_PRODUCT = (
    "分母全是 1，在一个子空间里换一组基时对角元之和不变。什么时候乘积最大？试把两列转 45°；r = 3 时转角要另求。",
    "All denominators are 1, and within a subspace another basis keeps the sum of the diagonal. When is the product largest? Try to turn two "
    "columns by 45°; for r = 3 other angles are needed.",
)
HINT_RATIO = (
    "固定 ρ，求使 tr W^T(S_b - ρS_w)W 最大的 W；再把 ρ 换成这个 W 的迹之比，直到不再变大。",
    "For fixed ρ find the W with the largest tr W^T(S_b - ρS_w)W; then take the ratio of traces of this W for ρ, until it grows no more.",
)


def criteria_exactly(W, S_b, S_w):
    """In fractions."""
    W, S_b, S_w = ([[Fraction(float(x)) for x in row] for row in M] for M in (W, S_b, S_w))
    between, within = _sandwich(W, S_b), _sandwich(W, S_w)
    product = Fraction(1)
    for i in range(len(between)):
        product *= between[i][i] / within[i][i]
    traces = [sum(M[i][i] for i in range(len(M))) for M in (between, within)]
    return float(product), float(traces[0] / traces[1]), float(_determinant(between) / _determinant(within))


def _sandwich(W, S):
    d, r = range(len(S)), range(len(W[0]))
    return [[sum(W[a][i] * S[a][b] * W[b][j] for a in d for b in d) for j in r] for i in r]


def _determinant(M):
    """By the first row."""
    if len(M) == 1:
        return M[0][0]
    minors = [[row[:j] + row[j + 1 :] for row in M[1:]] for j in range(len(M))]
    return sum((-1) ** j * M[0][j] * _determinant(minor) for j, minor in enumerate(minors))


def judge_criteria(answer, W, S_b, S_w):
    largest, r = float(eigenvalues(S_b, S_w)[0]), W.shape[1]
    expected = criteria_exactly(W, S_b, S_w)
    got = sequence(answer.criteria(W, S_b, S_w), 3, ("三个准则", "the three criteria"))
    names = (
        ("对角元之商的乘积", "the product of the quotients"),
        ("迹之比", "the ratio of the traces"),
        ("行列式之比", "the ratio of the determinants"),
    )
    with hint(*HINT_CRITERIA):
        for value, wanted, power, name in zip(got, expected, (r, 1, r), names, strict=True):
            close(value, wanted, name, abs=1e-8 * largest**power, rel=0)


TURN = np.array([[1.0, 1.0], [1.0, -1.0], [0.0, 0.0]])


def condition(W, S, name):
    """That WᵀSW is the identity, to 10⁻⁷."""
    with np.errstate(all="ignore"):
        gap = np.abs(W.T @ S @ W - np.eye(W.shape[1])).max()
    require(
        gap <= 1e-7,
        f"{name} 与单位阵在某处相差 {gap:.6g}，超过了 10^-7",
        f"{name} differs from the identity by {gap:.6g} somewhere, which is more than 10^-7",
        got=W,
    )


def asked(answer, function, case):
    """The student's W for a case, of the right shape."""
    S_b, S_w, r = case["S_b"], case["S_w"], case["r"]
    return array(getattr(answer, function)(S_b, S_w, r), (len(S_b), r), ("W", "W"))


def product_of_quotients(W, S_b, S_w):
    return float(np.prod([(w @ S_b @ w) / (w @ S_w @ w) for w in W.T]))


def attains(value, largest, W, words):
    require(
        value >= (1 - 1e-6) * largest,
        f"{words[0]}是 {value:.10g}，还可以达到 {largest:.10g}",
        f"The {words[1]} is {value:.10g}, while {largest:.10g} can be reached",
        got=W,
    )


PRODUCT = "对角元之商的乘积", "product of the quotients"
RATIO = "迹之比", "ratio of the traces"


@memo
def largest_ratio(S_b, S_w, r):
    """The ρ at which the r largest eigenvalues of S_b − ρ S_w add up to 0, by bisection: no W has a larger ratio of traces."""
    low, high = 0.0, float(eigenvalues(S_b, S_w)[0]) * (1 + 1e-9)
    for _ in range(70):
        middle = (low + high) / 2
        if np.linalg.eigvalsh(S_b - middle * S_w)[-r:].sum() > 0:
            low = middle
        else:
            high = middle
    return low
