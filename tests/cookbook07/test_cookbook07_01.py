"""Checks of exercise cookbook7.1."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import iris
from grader.checks import (
    array,
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
from grader.strategies import seeds

SMALL = "d is at most 5 and r is 2 or 3, says the stub."
STATIONARY = "The criterion is stationary at its maximum, which the stub wants to 10⁻⁶ only, and W^T W to 10⁻⁷."
EXERCISE = exercise(
    kind="prove",
    book="§7.3",
    patterns=["certificate", "oracle", "bound"],
    hints=[
        (
            "先取对角阵试: S_w = I, S_b = diag(4, 1, 0), r = 2. 除了坐标轴, 还有哪些 W?",
            "Try diagonal matrices first: S_w = I, S_b = diag(4, 1, 0), r = 2. What other W are there besides the axes?",
        ),
        (
            "作代换 V = S_w^(1/2) W: 第二个约束变成 V^T V = I, S_b 变成一个普通的对称阵.",
            "Substitute V = S_w^(1/2) W: the second constraint becomes V^T V = I, and S_b an ordinary symmetric matrix.",
        ),
        (
            "没有约束时, 各列互不相干. 有约束时, 分母全是 1: 什么时候和一定的几个数的乘积最大? 迹之比不小于 ρ, 就是 tr W^T(S_b - ρS_w)W 不小于 0.",
            "Without constraint the columns have nothing to do with one another. With it all denominators are 1: when is the product of "
            "numbers with a given sum largest? A ratio of traces is at least ρ where tr W^T(S_b - ρS_w)W is at least 0.",
        ),
    ],
    written={
        "proof": [
            (
                "不加约束: 各因子各自的上界, 可同时取到",
                "Unconstrained: the bound of each factor, and all attained together",
            ),
            (
                "W^T S_w W = I: 均值不等式, 迹的上界, 对角元可以旋转到相等",
                "W^T S_w W = I: the means' inequality, the bound of the trace, and that a rotation makes the diagonal equal",
            ),
            (
                "W^T W = I: 最大的比值 ρ 与 S_b - ρS_w 的前 r 个特征值之和",
                "W^T W = I: the largest ratio ρ and the sum of the r largest eigenvalues of S_b - ρS_w",
            ),
        ]
    },
    equivalent_mutants={
        **dict.fromkeys(
            (
                "for _ in range(r + 1):",
                "for _ in range(r * 1):",
                "for _ in range(r // 1):",
                "for _ in range(r ** 1):",
                "for _ in range(r - 0):",
                "if A[i, i] == mean or A[j, j] >= mean:",
                "if A[i, i] < mean or A[j, j] >= mean:",
                "if A[i, i] <= mean or A[j, j] == mean:",
                "if A[i, i] <= mean or A[j, j] > mean:",
                "if A[i, i] <= mean and A[j, j] >= mean:",
                "continue",
            ),
            "Once the diagonal is equal, further turns keep it so.",
        ),
        "t = (A[i, j] - root) / (mean - A[j, j])": "The other root of the same equation.",
        "ratio, before = 0.0, -2.0": "Any number below the first ratio.",
    },
    unasked={
        "*": {"more than 12 rows; more than 40 rows; more than 100 rows; more than 8 columns; one row": SMALL},
        "best_product_free": {"arguments in float32; result in float32": STATIONARY},
        "best_trace_ratio": {
            "arguments in float32; result in float32": STATIONARY,
            "loops above 10; loops above 50": "Each turn squares the error: ten are enough for the accuracy that the stub asks for, on all permitted inputs.",
        },
    },
)

HINT_CRITERIA = (
    "先写出 W^T S_b W 与 W^T S_w W. 第一个准则逐列相除再相乘, 第二个先求迹再相除, 第三个先求行列式再相除.",
    "Write down W^T S_b W and W^T S_w W first. The first criterion divides column by column and multiplies, the second divides traces, "
    "the third determinants.",
)
HINT_FISHER = (
    "先把 S_w 变成单位阵, 再求一个对称阵的特征向量: 特征值相等时它们仍然两两正交.",
    "Turn S_w into the identity first, then take eigenvectors of a symmetric matrix: these are orthogonal even where eigenvalues are equal.",
)
HINT_FREE = (
    "每一列各有一个因子, 列与列之间没有任何约束.",
    "Each column has a factor of its own, and nothing ties the columns to one another.",
)
HINT_PRODUCT = (
    "分母全是 1, 在一个子空间里换一组基时对角元之和不变. 什么时候乘积最大? 试把两列转 45°; r = 3 时转角要另求.",
    "All denominators are 1, and within a subspace another basis keeps the sum of the diagonal. When is the product largest? Try to turn two "
    "columns by 45°; for r = 3 other angles are needed.",
)
HINT_RATIO = (
    "固定 ρ, 求使 tr W^T(S_b - ρS_w)W 最大的 W; 再把 ρ 换成这个 W 的迹之比, 直到不再变大.",
    "For fixed ρ find the W with the largest tr W^T(S_b - ρS_w)W; then take the ratio of traces of this W for ρ, until it grows no more.",
)


def scatters_of(X, y):
    """S_b and S_w, as sums over samples."""
    S_b, S_w = np.zeros((X.shape[1],) * 2), np.zeros((X.shape[1],) * 2)
    for k in sorted(set(y)):
        inside = np.array([x for x, label in zip(X, y, strict=True) if label == k])
        centre, gap = inside.mean(axis=0), inside.mean(axis=0) - X.mean(axis=0)
        S_b += len(inside) * np.outer(gap, gap)
        S_w += (inside - centre).T @ (inside - centre)
    return S_b, S_w


def iris_case():
    S_b, S_w = scatters_of(iris()["X"], iris()["y"])
    return {"S_b": S_b, "S_w": S_w, "r": 2}


def eigenvalues(S_b, S_w):
    """Those of S_w⁻¹ S_b, the largest first; by a triangular root of S_w."""
    inverse = np.linalg.inv(np.linalg.cholesky(S_w))
    found = np.linalg.eigvalsh(inverse @ S_b @ inverse.T)
    return found[::-1]


def permitted(S_b, S_w, r):
    sizes = np.linalg.eigvalsh(S_w)
    if not (sizes[0] >= 1e-6 and sizes[-1] <= 1e6 and sizes[-1] <= 1000 * sizes[0]):
        return False
    found = eigenvalues(S_b, S_w)
    return 1e-6 <= found[0] <= 1e6 and found[r - 1] >= 1e-4 * found[0]


KINDS = (
    "plain",
    "plain",
    "plain",
    "tied",
    "near",
    "spread",
    "steep",
    "fine",
    "small",
    "large",
    "diagonal",
    "dependent",
    "close",
    "crossed",
)
TIED = ([3, 3, 3, 3, 3], [5, 2, 2, 2, 1], [4, 4, 1, 1, 0], [2, 1, 1, 0, 0], [9, 9, 4, 0, 0])


def made(seed, kind, d, r):
    """A case of this kind; integers wherever the kind allows it."""
    rng = np.random.default_rng(seed)
    while True:
        A, C = rng.integers(-2, 3, (d, d)).astype(float), rng.integers(-3, 4, (d, d)).astype(float)
        C = C[:, : int(rng.integers(r, d + 1))]
        if kind == "dependent" and d > r:
            C[-1] = C[:-1].sum(axis=0)
        S_w, S_b = A @ A.T + np.eye(d), C @ C.T
        if kind in ("tied", "near", "close", "spread"):
            # Then the eigenvalues are the given ones, exactly.
            ones = {
                "tied": np.array(TIED[int(rng.integers(len(TIED)))][:d], dtype=float),
                "near": np.array([2.0, 2 - 1e-6, 2 - 2e-6, 1, 0.5][:d]),
                "close": np.array([2.0, 1.99, 1.985, 1, 0.5][:d]),
                "spread": np.array([4000.0, 50, 1, 0.5, 0][:d]),
            }[kind]
            B = A + np.eye(d)
            S_w, S_b = B.T @ B, B.T * ones @ B
        if kind == "steep":
            basis = np.linalg.qr(A + 3 * np.eye(d))[0]
            S_w = basis * np.geomspace(900.0, 1.0, d)[rng.permutation(d)] @ basis.T
        if kind == "fine":
            S_w, S_b = S_w + _symmetric(rng, d), S_b + 3 * np.eye(d) + _symmetric(rng, d)
        if kind in ("small", "large", "crossed"):
            S_w, S_b = at_the_edge(S_w, S_b, kind, rng)
        if kind == "diagonal":
            S_w, S_b = np.diag(np.diag(S_w)), np.diag(rng.integers(0, 20, d).astype(float))
        S_w, S_b = (S_w + S_w.T) / 2, (S_b + S_b.T) / 2
        if permitted(S_b, S_w, r):
            return {"S_b": S_b, "S_w": S_w, "r": r}


def at_the_edge(S_w, S_b, kind, rng):
    """The sizes of S_w and those of the eigenvalues are moved to an end of what is permitted, or near it."""
    low = {
        "small": (True, True),
        "large": (False, False),
        "crossed": [(True, False), (False, True)][int(rng.integers(2))],
    }[kind]
    sizes = np.linalg.eigvalsh(S_w)
    S_w = S_w * (1.01e-6 / sizes[0] if low[0] else 0.99e6 / sizes[-1])
    near = 10.0 ** int(rng.integers(2))
    return S_w, S_b * ((1.01e-6 * near if low[1] else 0.99e6 / near) / eigenvalues(S_b, S_w)[0])


def _symmetric(rng, d):
    noise = rng.random((d, d)).round(9)
    return (noise + noise.T) / 8


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


def rotated_and_scaled(rng, d, r, scale):
    while True:
        W = rng.integers(-3, 4, (d, r)) * scale
        sizes = np.linalg.svd(W, compute_uv=False)
        if sizes[-1] >= 1e-3 and sizes[0] <= min(1e3, 10 * sizes[-1]):
            return W


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
PLAIN = {"S_b": np.diag([4.0, 1.0, 0.0]), "S_w": np.eye(3), "r": 2}


@example_check(
    "手算的例子: 两个 W 处的三个准则",
    "By hand: the three criteria at two W",
    points=1,
    book="§7.3",
    hint=HINT_CRITERIA,
)
def test_by_hand(answer):
    names = "坐标轴上的三个准则", "the three criteria on the axes"
    close(answer.criteria(np.eye(3)[:, :2], PLAIN["S_b"], PLAIN["S_w"]), [4.0, 2.5, 4.0], names)
    names = "转 45° 之后的三个准则", "the three criteria after turning by 45°"
    close(answer.criteria(TURN, PLAIN["S_b"], PLAIN["S_w"]), [6.25, 2.5, 4.0], names)


def _with_w(case, seed, scale=1.0):
    rng = np.random.default_rng(seed)
    return {"case": {**case, "W": rotated_and_scaled(rng, len(case["S_b"]), case["r"], scale)}}


ALL = [made(71 + k, kind, 3 + k % 3, 2 + k % 2) for k, kind in enumerate(dict.fromkeys(KINDS))]
SQUARE = [made(90 + d, kind, d, d) for d in (2, 3) for kind in ("plain", "steep")]
LARGE_R3 = [
    made(seed, kind, 5, 3) for seed, kind in ((1, "spread"), (2, "small"), (3, "large"), (4, "steep"), (5, "tied"))
]
EDGES = [made(20 + k, kind, 3 + k % 3, 2) for k, kind in enumerate(("small", "large", "crossed", "crossed", "close"))]
EDGES += [made(30 + k, kind, 4, 3) for k, kind in enumerate(("small", "large", "crossed", "crossed", "close"))]
# Eigenvalues at the lower end: their differences, and the ratios of some W, are below any fixed tolerance.
FAINT = {"S_b": np.diag([1.1e-6, 4e-7, 3e-9, 2e-10]), "S_w": np.eye(4), "r": 2}
DIM = [{"S_b": np.diag([1.1e-6, second, 1e-9]), "S_w": np.eye(3), "r": 2} for second in (1.05e-6, 2e-7, 1.2e-10)]
PINNED = [PLAIN, *ALL, *SQUARE, *LARGE_R3, made(6, "dependent", 4, 2), made(7, "dependent", 5, 3), *EDGES, FAINT, *DIM]
FAINT_AXES = {"case": {**FAINT, "W": np.eye(4)[:, 2:]}}


@property_check(
    "三个准则符合定义",
    "The three criteria are what they are by definition",
    points=1.5,
    book="§7.3",
    given={"case": projections()},
    also=[_with_w(case, k, scale) for k, case in enumerate([iris_case(), *PINNED]) for scale in (1.0, 1e-2)]
    + [FAINT_AXES],
    examples=30,
)
def test_criteria(answer, case):
    judge_criteria(answer, case["W"], case["S_b"], case["S_w"])


def condition(W, S, name):
    """That WᵀSW is the identity, to 10⁻⁷."""
    with np.errstate(all="ignore"):
        gap = np.abs(W.T @ S @ W - np.eye(W.shape[1])).max()
    require(
        gap <= 1e-7,
        f"{name} 与单位阵在某处相差 {gap:.6g}, 超过了 10^-7",
        f"{name} differs from the identity by {gap:.6g} somewhere, which is more than 10^-7",
        got=W,
    )


def asked(answer, function, case):
    """The student's W for a case, of the right shape."""
    S_b, S_w, r = case["S_b"], case["S_w"], case["r"]
    return array(getattr(answer, function)(S_b, S_w, r), (len(S_b), r), ("W", "W"))


@property_check(
    "W^T S_w W = I, W^T S_b W 是前 r 个特征值构成的对角阵",
    "W^T S_w W = I, and W^T S_b W is the diagonal matrix of the r largest eigenvalues",
    points=2,
    book="§7.3",
    given={"case": cases()},
    also=[{"case": case} for case in (iris_case(), *PINNED)],
    examples=40,
    hint=HINT_FISHER,
)
def test_fisher(answer, case):
    W = asked(answer, "fisher", case)
    condition(W, case["S_w"], "W^T S_w W")
    found = eigenvalues(case["S_b"], case["S_w"])[: case["r"]]
    close(W.T @ case["S_b"] @ W, np.diag(found), ("W^T S_b W ", "W^T S_b W"), abs=1e-7 * float(found[0]), rel=0)


def product_of_quotients(W, S_b, S_w):
    return float(np.prod([(w @ S_b @ w) / (w @ S_w @ w) for w in W.T]))


def attains(value, largest, W, words):
    require(
        value >= (1 - 1e-6) * largest,
        f"{words[0]}是 {value:.10g}, 还可以达到 {largest:.10g}",
        f"The {words[1]} is {value:.10g}, while {largest:.10g} can be reached",
        got=W,
    )


PRODUCT = "对角元之商的乘积", "product of the quotients"
RATIO = "迹之比", "ratio of the traces"


@property_check(
    "W 的列只要不是 0: 对角元之商的乘积达到最大",
    "Columns not 0, no other constraint: the product of the quotients is as large as can be",
    points=1,
    book="§7.3",
    given={"case": cases()},
    also=[{"case": case} for case in (iris_case(), *PINNED)],
    examples=30,
    hint=HINT_FREE,
)
def test_free(answer, case):
    W = asked(answer, "best_product_free", case)
    sizes = np.abs(W).max(axis=0)
    require(bool(np.all(sizes > 0)), "W 有一列是 0", "W has a column that is 0", got=W)
    largest = float(eigenvalues(case["S_b"], case["S_w"])[0]) ** case["r"]
    attains(product_of_quotients(W / sizes, case["S_b"], case["S_w"]), largest, W, PRODUCT)


@property_check(
    "W^T S_w W = I 时, 对角元之商的乘积达到最大",
    "With W^T S_w W = I, the product of the quotients is as large as can be",
    points=2.5,
    book="§7.3",
    given={"case": cases()},
    also=[{"case": case} for case in (iris_case(), *PINNED)],
    examples=40,
)
def test_product(answer, case):
    W = asked(answer, "best_product", case)
    with hint(
        "各列不仅要 w_i^T S_w w_i = 1, 两两之间还要 w_i^T S_w w_j = 0.",
        "Not only w_i^T S_w w_i = 1 for every column, but also w_i^T S_w w_j = 0 for every pair.",
    ):
        condition(W, case["S_w"], "W^T S_w W")
    largest = float(np.mean(eigenvalues(case["S_b"], case["S_w"])[: case["r"]])) ** case["r"]
    with hint(*HINT_PRODUCT):
        attains(product_of_quotients(W, case["S_b"], case["S_w"]), largest, W, PRODUCT)


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


# e1 and e3, though the eigenvalues are 10, 4, 1: (1 + .01)/(.1 + .01).
DIAGONAL = {"S_b": np.diag([1.0, 40.0, 0.01]), "S_w": np.diag([0.1, 10.0, 0.01]), "r": 2}


@property_check(
    "W^T W = I 时, 迹之比达到最大",
    "With W^T W = I, the ratio of the traces is as large as can be",
    points=2,
    book="§7.3",
    given={"case": cases()},
    also=[{"case": case} for case in (DIAGONAL, iris_case(), *PINNED)],
    examples=40,
)
def test_ratio(answer, case):
    W = asked(answer, "best_trace_ratio", case)
    S_b, S_w = case["S_b"], case["S_w"]
    with hint("各列长度为 1, 两两正交, 与 S_w 无关.", "Columns have length 1 and are orthogonal, whatever S_w is."):
        condition(W, np.eye(len(S_b)), "W^T W")
    with hint(*HINT_RATIO):
        attains(float(np.trace(W.T @ S_b @ W) / np.trace(W.T @ S_w @ W)), largest_ratio(S_b, S_w, case["r"]), W, RATIO)


@picture(
    "鸢尾花: 三种 W 给出的投影",
    "Iris: the projections of three W",
    alt=(
        "三幅散点图, 依次是 fisher、best_product 和 best_trace_ratio 的两个投影方向; 三种颜色是三个类",
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
