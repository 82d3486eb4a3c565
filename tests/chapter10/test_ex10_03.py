"""Checks of exercise 10.3."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_4_0
from grader.checks import array, check, close, exercise, fail, picture, require, sequence
from grader.strategies import matrices, seeds

from .pins import ex10_03 as pins
from .shared_linear import centred, orthonormal, sine_to

EXERCISE = exercise(
    kind="discuss",
    book="§10.3, (10.15)",
    patterns=["two sides", "witness"],
    contract=[
        (
            "至多 200 个样本、20 个属性，数的绝对值不超过 10⁷（内积不超过 10¹⁴）",
            "Up to 200 samples and 20 attributes; no number beyond 10⁷ (10¹⁴ for inner products)",
        ),
        (
            "散度第 a 行第 b 列的误差至多是 10⁻¹² m A B 加上它自己的 10⁻⁹，A、B 是 X 那两列中最大的绝对值；H 的误差至多 10⁻¹²，"
            "`center_gram` 的至多是 K 中最大绝对值的 10⁻¹¹",
            "The error of entry (a, b) of a scatter is 10⁻¹² m A B and 10⁻⁹ of itself at most, where A and B are the largest absolute "
            "values in those columns of X; that of H is 10⁻¹², that of `center_gram` 10⁻¹¹ of the largest absolute value in K",
        ),
    ],
    hints=[
        (
            "先手算 m = 2 的 H，再看 H 乘在两个样本上得到什么。",
            "Work out H for m = 2 by hand, and see what it makes of two samples.",
        ),
        (
            "把每个样本写成均值加上与均值之差，展开 Σ x xᵀ：交叉项是多少？",
            "Write each sample as the mean plus the rest and expand Σ x xᵀ: what are the mixed terms?",
        ),
        (
            "让样本沿一个方向散开，而把它们的中心远远地放在另一个方向上。",
            "Spread the samples along one direction, and put their centre far away in another.",
        ),
    ],
    written={
        "analysis": [
            ("说明 H 对称、幂等，从而 HHᵀ = H", "H is symmetric and idempotent, hence HHᵀ = H"),
            ("推出 XHHᵀXᵀ 是关于均值的散度", "Derives that XHHᵀXᵀ is the scatter about the mean"),
            (
                "指出不中心化多出秩为 1 的均值项，第一主方向可能只反映均值",
                "Without centring a term of rank one is added, and the first direction may show the mean only",
            ),
        ]
    },
)

HINT_SCATTER = (
    "每一列减去自己的均值；把 (x − μ)(x − μ)ᵀ 对样本求和，不除以样本数；结果是 n×n。",
    "Take the mean off each column; add up (x − μ)(x − μ)ᵀ over the samples, without dividing; the result is n×n.",
)
HINT_H = (
    "H 乘在样本矩阵上，使每一列（每个属性）的和为 0；11ᵀ 是全 1 的矩阵。",
    "Applied to the samples H makes each column (attribute) sum to 0; 11ᵀ is the matrix of ones.",
)
HINT_PARTS = (
    "两部分之和是 X.T @ X；第二部分秩至多为 1。看看 m 个相同的样本应得到什么。",
    "The two parts add up to X.T @ X; the second has rank one at most. What must come out for m equal samples?",
)
HINT_GRAM = (
    "中心化后每个样本都减去均值，所以每一行之和、每一列之和都是 0。",
    "After centring every sample has lost the mean, so every row and every column sums to 0.",
)
HINT_MISLEADING = (
    "两个散度各由什么决定？看均值的长度与方向，以及样本在均值附近怎样散开；u、v 之外的方向上不要有任何东西。",
    "What decides each scatter? Look at length and direction of the mean, and at the spread about it; leave nothing in directions "
    "other than u and v.",
)


@st.composite
def frames(draw):
    """{"u", "v"}: two orthonormal vectors, at random or along the axes."""
    n, seed = draw(st.integers(2, 10)), draw(seeds())
    if draw(st.booleans()):
        i, j = np.random.default_rng(seed).permutation(n)[:2]
        return {"u": np.eye(n)[i], "v": -np.eye(n)[j]}
    u, v = orthonormal(n, 2, seed).T
    return {"u": u.copy(), "v": v.copy()}


@check(points=0.5, book="表 9.1 / table 9.1", hint=HINT_SCATTER)
def test_melons(answer):
    """西瓜 4.0 的前三个瓜：中心化的散度 /
    The first three melons of 4.0: the centred scatter"""
    X = watermelon_4_0()["X"][:3]
    close(answer.centered_scatter(X), INNER, ("中心化的散度", "the centred scatter"), abs=1e-8)


@check(points=0.5, book="表 9.1 / table 9.1", hint=HINT_PARTS)
def test_parts_of_melons(answer):
    """西瓜 4.0 的前三个瓜：散度分成两部分 /
    The first three melons of 4.0: the two parts of the scatter"""
    X = watermelon_4_0()["X"][:3]
    inner, outer = sequence(answer.scatter_decomposition(X), 2, ("两部分", "the two parts"))
    close(inner, INNER, ("第一部分：中心化的散度", "the first part, the centred scatter"), abs=1e-8)
    close(
        outer,
        np.array([[1.486841, 0.77902], [0.77902, 0.422672]]) - INNER,
        ("第二部分：均值带来的部分", "the second part, what the mean brings along"),
        abs=1e-6,
    )


@check(points=0.5, hint=HINT_H)
def test_small_matrices(answer):
    """两个样本时 H = [[½, −½], [−½, ½]]，一个样本时 H = [[0]] /
    H is [[½, −½], [−½, ½]] for two samples, and [[0]] for one"""
    close(answer.centering_matrix(2), np.array([[0.5, -0.5], [-0.5, 0.5]]), ("H", "H"), abs=1e-12)
    close(answer.centering_matrix(1), np.array([[0.0]]), ("H", "H"), abs=1e-12)


@check(
    points=1.5,
    given={"m": st.integers(1, 40), "seed": seeds()},
    also=pins.matrix,
    strict=pins.large,
    examples=30,
    hint=HINT_H,
)
def test_matrix(answer, m, seed):
    """H 对称，HH = H，从每一列中减去均值 / H is symmetric, HH = H, and it takes the mean off every column"""
    H = array(answer.centering_matrix(m), (m, m), ("H", "H"))
    close(H @ np.ones(m), np.zeros(m), ("H 乘全 1 的向量", "H times the vector of ones"), abs=1e-10)
    y = np.random.default_rng(seed).integers(-5, 6, size=m).astype(float)
    close(H @ y, y - y.mean(), ("H 乘一列样本", "H times a column of samples"), abs=1e-9)
    close(H, H.T, ("H 的转置", "the transpose of H"), abs=1e-12)
    close(H @ H, H, ("HH", "HH"), abs=1e-10)
    close(H, np.where(np.eye(m) > 0, (m - 1) / m, -1 / m), ("H", "H"), abs=1e-12, rel=0)


@check(points=1.5, book="(10.14)", given={"X": matrices((1, 8), (1, 4))}, also=pins.scatter, hint=HINT_SCATTER)
def test_scatter(answer, X):
    """中心化的散度是关于均值的散度，平移样本不改变它 /
    The centred scatter is that about the mean; moving the samples does not change it"""
    rows = centred(X)
    is_scatter(answer.centered_scatter(X), rows.T @ rows, X, ("中心化的散度", "the centred scatter"))


@check(points=2, given={"X": matrices((1, 8), (1, 4))}, also=pins.scatter, hint=HINT_PARTS)
def test_decomposition(answer, X):
    """X.T @ X 分成中心化的散度与均值的部分 /
    X.T @ X splits into the centred scatter and what the mean brings along"""
    n = X.shape[1]
    inner, outer = sequence(answer.scatter_decomposition(X), 2, ("两部分", "the two parts"))
    inner = array(inner, (n, n), ("第一部分", "the first part"))
    outer = array(outer, (n, n), ("第二部分", "the second part"))
    total = X.sum(axis=0)
    is_scatter(
        outer,
        np.outer(total, total) / len(X),
        X,
        ("第二部分：均值带来的部分", "the second part, what the mean brings along"),
    )
    rows = centred(X)
    is_scatter(inner, rows.T @ rows, X, ("第一部分：中心化的散度", "the first part, the centred scatter"))


@check(points=1.5, book="(10.10), (10.23)", given={"X": matrices((1, 8), (1, 4))}, also=pins.scatter, hint=HINT_GRAM)
def test_gram(answer, X):
    """由内积矩阵得到中心化样本的内积矩阵 / From the Gram matrix comes the Gram matrix of the centred samples"""
    K = X @ X.T
    rows = centred(X)
    got = answer.center_gram(K)
    close(
        got, rows @ rows.T, ("中心化的内积矩阵", "the centred Gram matrix"), abs=1e-11 * float(np.abs(K).max()), rel=0
    )


@check(points=2, given={"frame": frames()}, also=pins.misleading, examples=30, hint=HINT_MISLEADING)
def test_misleading(answer, frame):
    """所造的数据：中心化后第一主方向是 u，不中心化时是 v /
    The data made: the first principal direction is u after centring, and v without"""
    u, v = frame["u"], frame["v"]
    X = array(answer.misleading_data(u, v), (None, len(u)), ("样本", "the samples"))
    require(
        1 <= len(X) <= 20,
        f"应有 1 到 20 个样本，得到 {len(X)} 个",
        f"There should be 1 to 20 samples, but are {len(X)}",
        got=X,
    )
    require(
        np.abs(X).max() <= 1e8,
        f"有的数大得没有必要：{np.abs(X).max():.6g}",
        f"Some number is larger than is of any use: {np.abs(X).max():.6g}",
        got=X,
    )
    for rows, direction, zh, en, name in (
        (centred(X), u, "中心化的散度", "the centred scatter", "u"),
        (X, v, "不中心化的散度", "the scatter without centring", "v"),
    ):
        # Singular values of the rows: their squares are the eigenvalues, without the loss of squaring the rows.
        _, singular, directions = np.linalg.svd(rows, full_matrices=True)
        squares = [*(singular**2).tolist(), 0.0]
        require(
            squares[0] > 0 and squares[0] >= 2 * squares[1] * (1 - 1e-9),
            f"{zh}的最大特征值是 {squares[0]:.6g}，次大的是 {squares[1]:.6g}，不到 2 倍",
            f"The largest eigenvalue of {en} is {squares[0]:.6g}, the next {squares[1]:.6g}: not twice as large",
            got=X,
        )
        sine = sine_to(directions[0], direction)
        require(
            sine <= 1e-6,
            f"{zh}的第一主方向不是 ±{name}（夹角的正弦是 {sine:.3g}）",
            f"The first principal direction of {en} is not ±{name} (the sine of the angle is {sine:.3g})",
            expected=direction,
            got=directions[0],
        )


@picture(
    "远离原点的一团样本：中心化前后的第一主方向",
    "Samples far from the origin: the first principal direction before and after centring",
    alt=(
        "平面上的一团点，沿 u 散开；从原点指向点团的虚线是不中心化得到的方向 v，穿过点团的实线是中心化得到的方向 u。",
        "Points of the plane, spread along u; the dashed line from the origin to them is the direction v found without centring, the "
        "solid line through them the direction u found after it.",
    ),
)
def draw_directions(figure, answer, reference, says):
    u, v = np.array([0.8, 0.6]), np.array([-0.6, 0.8])
    X = array(answer.misleading_data(u, v), (None, 2))
    mean, reach = X.mean(axis=0), np.abs(X).max()
    axes = figure.subplots()
    axes.plot(*X.T, "o", color="black")
    axes.plot(0, 0, "k+", markersize=12)
    axes.plot(*np.array([0 * v, mean]).T, "--", color="gray", label=says("不中心化：v", "without centring: v"))
    length = max(1.3 * np.abs((X - mean) @ u).max(), 0.1 * reach)
    axes.plot(
        *np.array([mean - length * u, mean + length * u]).T,
        "-",
        color="black",
        label=says("中心化：u", "after centring: u"),
    )
    axes.set_aspect("equal", adjustable="datalim")
    axes.legend()


INNER = np.array([[0.009832667, 0.007186667], [0.007186667, 0.019338667]])
"""The centred scatter of the first three melons, by hand."""


def tolerance(X) -> np.ndarray:
    """What rounding may do to each entry of a scatter of X, as the contract says."""
    largest = np.abs(X).max(axis=0)
    return 1e-12 * len(X) * np.outer(largest, largest)


def is_scatter(got, wanted, X, what):
    """Entry by entry, since columns may be of very different sizes."""
    found = array(got, wanted.shape, what)
    allowed = tolerance(X) + 1e-9 * np.abs(wanted)
    if np.any(np.abs(found - wanted) > allowed):
        fail(
            f"{what[0]}：与应有的不同",
            f"{what[1][0].upper()}{what[1][1:]}: not what it should be",
            expected=wanted,
            got=found,
        )
