"""Checks of exercise 10.9."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    at,
    close,
    example_check,
    exercise,
    fail,
    hint,
    memo,
    picture,
    property_check,
    require,
)
from grader.strategies import matrices, seeds

from .shared_knn import has_clear_order, nearest
from .shared_lle import weight_matrix, weights

EXERCISE = exercise(
    kind="program",
    book="§10.5.2, (10.26)–(10.31)",
    patterns=["derived formula", "certificate", "outcome"],
    hints=[
        (
            "(10.28) 来自带约束的最小化: 先解 C w = 1, 再除以 w 的和.",
            "(10.28) comes from a minimum under a constraint: solve C w = 1, then divide by the sum of w.",
        ),
        (
            "权重的和为 1, 所以元素全相等的向量总使 (10.29) 为 0: 它是一个特征向量, 却不是有用的坐标.",
            "Weights sum to 1, so a vector of equal entries always makes (10.29) zero: it is an eigenvector, and yet no useful coordinate.",
        ),
        (
            "训练样本的坐标不动; 新样本只需要它的近邻, 解一个 k×k 的方程组.",
            "Let the coordinates of training samples be; a new sample needs its neighbours only, and one system of k×k.",
        ),
    ],
    written={
        "design": [
            ("新样本的坐标由什么原则得出", "What the coordinates of a new sample follow from"),
            (
                "为什么与坐标系一起变换, 为什么在平整数据上准确",
                "Why it moves with the coordinates, and is accurate on flat data",
            ),
            ("方法何时失败", "When the method fails"),
        ]
    },
    equivalent_mutants={"if size <= 0:": "A sum of squares is not negative."},
    unasked={
        "lle_weight_matrix": {"one row": "k is 1 at least and m − 1 at most, says the stub."},
        "lle_embed": {
            "one row": "k is 1 at least and m − 1 at most, says the stub.",
            "more than 100 rows": "m is 60 at most, says the stub.",
        },
        "map_new": {
            "result in float32": "Errors of 1e-6 are allowed, says the stub.",
        },
    },
)

HINT_WEIGHTS = (
    "求 C 的逆矩阵 (不是逐个元素的倒数) 之前加上 reg·tr(C)·I; 各行求和, 再除以总和.",
    "Add reg·tr(C)·I before taking the inverse matrix (not the inverse of each entry); sum its rows, then divide by the total.",
)
HINT_MATRIX = (
    "每一行只有 k 个近邻处不为 0; 自己不算自己的近邻; 并列取下标小的.",
    "Each row is 0 but at its k neighbours; no sample is its own; ties by index.",
)
HINT_EMBED = (
    "M 的最小特征值 0 对应元素全相等的向量, 跳过它; 取其后 d 个最小的特征值的单位特征向量.",
    "The smallest eigenvalue of M, 0, belongs to equal entries: skip it, and take unit eigenvectors of the d smallest that follow.",
)
HINT_OWN = (
    "新样本落在近邻之间的什么位置, 它的坐标就应在近邻的坐标之间的什么位置.",
    "Wherever the new sample is among its neighbours, there its coordinates should be among theirs.",
)
HINT_LOCAL = (
    "只用 k 个近邻的坐标; 把它们组合起来的系数之和应是 1.",
    "Use the coordinates of the k neighbours only; what they are combined with should sum to 1.",
)
W_NAME = ("权重", "the weights")
Z_NEW = ("新样本的坐标", "the coordinates of the new sample")


@example_check(
    "两个近邻的权重; 三个近邻、C 奇异时的权重",
    "Weights of two neighbours; of three, with C singular",
    points=1,
    book="(10.28)",
    hint=HINT_WEIGHTS,
)
def test_by_hand(answer):
    got = answer.lle_weights(np.array([0.25, 0.0]), np.array([[0.0, 0.0], [1.0, 0.3]]), 0.0)
    close(got, [0.770642, 0.229358], W_NAME, abs=1.1e-6, rel=0)
    got = answer.lle_weights(np.array([0.1, 0.2]), np.array([[1.0, 0.0], [0.0, 1.0], [-1.0, -1.0]]), 1e-3)
    close(got, [0.333471, 0.433058, 0.233471], W_NAME, abs=1.1e-6, rel=0)


def is_regular(case) -> bool:
    """Without regularisation C must be well-conditioned."""
    if case["reg"]:
        return True
    apart = np.asarray(case["x"]) - case["N"]
    C = apart @ apart.T
    return bool(np.linalg.eigvalsh(C)[0] >= 1.1e-4 * np.trace(C) and np.trace(C) > 0)


REGULAR = (1e-4, 1e-3, 1e-3, 0.05, 1.0)


@st.composite
def neighbourhoods(draw):
    """{"x", "N", "reg"}: the first row drawn is x, so that neighbours may coincide with it."""
    X = draw(matrices((2, 7), (1, 4)))
    reg = draw(st.sampled_from([0.0, *REGULAR]))
    case = {"x": X[0], "N": X[1:], "reg": reg}
    return case if is_regular(case) else {**case, "reg": 1e-3}


def a_neighbourhood(k, n, reg, seed, units=1.0, offset=0.0):
    points = np.random.default_rng(seed).normal(size=(k + 1, n)) * units + offset
    return {"x": points[0], "N": points[1:], "reg": reg}


ALL_ONE = np.array([[2.0, 1.0]] * 3)
NEIGHBOURHOODS = [
    {"case": case}
    for case in (
        {"x": np.array([2.0, 1.0]), "N": ALL_ONE, "reg": 1e-3},
        {"x": np.array([2.0]), "N": np.array([[0.0]]), "reg": 0.0},
        {"x": np.array([0.0, 0.0]), "N": np.array([[1.0, 0.0], [0.0, 1.0]]), "reg": 0.0},
        {"x": np.array([0.0, 0.0]), "N": np.array([[0.0, 0.0], [0.0, 1.0], [3.0, 1.0]]), "reg": 1e-4},
        {"x": np.array([5.0]), "N": np.array([[1.0], [2.0], [3.0]]), "reg": 1e-4},
        a_neighbourhood(110, 3, 1e-3, 1),
        a_neighbourhood(4, 12, 0.0, 2),
        a_neighbourhood(5, 6, 0.0, 3, units=1e-5),
        a_neighbourhood(5, 2, 1e-4, 4, units=1e6),
        a_neighbourhood(5, 3, 1e-3, 5, units=0.01, offset=9e6),
        a_neighbourhood(6, 3, 1.0, 6, units=1e-4),
        a_neighbourhood(3, 2, 1e-4, 7),
        a_neighbourhood(4, 3, 1e-3, 8, units=1e-10),
        a_neighbourhood(4, 3, 1e-3, 9, units=1e-14),
    )
]


@property_check(
    "权重和为 1, 使重构误差 (加上正则项) 最小; 近邻与样本重合时也有定义",
    "Weights sum to 1 and make the error of reconstruction (with its regularisation) least; neighbours may coincide with the sample",
    points=2,
    book="(10.27), (10.28)",
    given={"case": neighbourhoods()},
    also=NEIGHBOURHOODS,
    hint=HINT_WEIGHTS,
)
def test_weights(answer, case):
    x, N, reg = case["x"], case["N"], case["reg"]
    wanted = weights(x, N, reg)
    got = array(answer.lle_weights(x, N, reg), (len(N),), W_NAME)
    close(got, wanted, W_NAME, abs=1.1e-8 * float(np.abs(wanted).max()), rel=0)


def is_clear(X) -> bool:
    return len(X) >= 2 and has_clear_order(X, X)


def some(share, least, most) -> int:
    return least + round(share * (most - least))


LINE = np.array([[0.0], [1.0], [2.0], [4.0], [8.0]])
TIED = np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0], [3.0, 3.0]])
COPIES = np.array([[1.0, 2.0], [1.0, 2.0], [1.0, 2.0], [4.0, 2.0], [1.0, 7.0], [5.0, 5.0]])
# The first row is farther from the origin than the second by less than single precision can tell.
NEARLY_TIED = np.array([[1 + 1e-8, 0.0], [-1.0, 0.0], [0.0, 0.0], [0.0, 3.0], [5.0, 5.0]])
RNG = np.random.default_rng(109)
SETS = [
    LINE,
    TIED,
    COPIES,
    RNG.normal(size=(105, 3)),
    RNG.normal(size=(7, 12)),
    RNG.normal(size=(9, 2)) * 1e-5,
    RNG.normal(size=(8, 3)) * 1e6,
    RNG.normal(size=(7, 2)).round(3) + 9e6,
    np.random.default_rng(4).normal(size=(9, 2)) * 0.02 + 9e6,
    np.column_stack([TIED, TIED.sum(axis=1)]),
    np.column_stack([LINE, np.full(5, 3.0)]),
]


@property_check(
    "权重矩阵: 每行和为 1, 只在 k 个近邻处不为 0, 自己不算近邻",
    "The matrix of weights: each row sums to 1 and is 0 but at the k neighbours, of which the sample is none",
    points=1,
    book="图 10.10 / figure 10.10",
    given={
        "X": matrices((2, 8), (1, 3)).filter(is_clear),
        "share": st.sampled_from([0.0, 0.3, 0.6, 1.0]),
        "reg": st.sampled_from([1e-4, 1e-3, 0.05, 1.0]),
    },
    also=[
        *({"X": X, "share": 0.4, "reg": reg} for X in SETS for reg in (1e-3, 0.5)),
        {"X": np.array([[1.0], [4.0]]), "share": 0.0, "reg": 1e-4},
        {"X": TIED, "share": 0.25, "reg": 1e-4},
        {"X": LINE, "share": 1.0, "reg": 1e-4},
        *({"X": NEARLY_TIED, "share": share, "reg": 1e-3} for share in (0.0, 0.3)),
    ],
    examples=40,
)
def test_weight_matrix(answer, X, share, reg):
    m = len(X)
    k = some(share, 1, min(12, m - 1))
    wanted = weight_matrix(X, k, reg)
    got = array(answer.lle_weight_matrix(X, k, reg), (m, m), ("权重矩阵", "the matrix of weights"))
    with hint(*HINT_MATRIX):
        for i in range(m):
            close(
                got[i],
                wanted[i],
                (f"第 {i} 行 (从 0 数起) 的权重", f"the weights in row {i} (from 0)"),
                abs=1.1e-8 * float(np.abs(wanted[i]).max()),
                rel=0,
            )


@memo
def least_objectives(X, k, reg) -> tuple[np.ndarray, float]:
    """The eigenvalues of M but for that of equal entries, ascending, and the largest of all."""
    m = len(X)
    residual = np.eye(m) - weight_matrix(X, k, reg)
    rest = np.linalg.qr(np.column_stack([np.ones(m), np.eye(m)[:, : m - 1]]))[0][:, 1:]
    values = np.sort(np.linalg.svd(residual @ rest, compute_uv=False)) ** 2
    return values, float(np.linalg.norm(residual, ord=2)) ** 2


def can_be_embedded(case) -> bool:
    if not is_clear(case["X"]):
        return False
    values, largest = least_objectives(case["X"], case["k"], case["reg"])
    return bool(values[0] >= 1.1e-9 * largest)


def nearly_even(m, length) -> np.ndarray:
    """m numbers from 0 to `length`; the inner ones are off by up to a twentieth of a step, so that no distances tie."""
    off = np.random.default_rng(m).uniform(-0.05, 0.05, size=m)
    off[[0, -1]] = 0
    return (np.arange(m) + off) * (length / (m - 1))


def on_a_curve(m, k, d=1, reg=1e-3, length=4.0, seed=None):
    t = nearly_even(m, length)
    if seed is not None:
        t = np.random.default_rng(seed).permutation(t)
    return {"X": np.column_stack([np.cos(t), np.sin(t), 0.3 * t]), "k": k, "d": d, "reg": reg}


@st.composite
def embeddings(draw):
    """{"X", "k", "d", "reg"}: samples at random, and on a curve."""
    seed = draw(seeds())
    rng = np.random.default_rng(seed)
    reg = draw(st.sampled_from([1e-4, 1e-3, 1e-3, 0.05, 1.0]))
    m = draw(st.sampled_from([3, 5, 8, 12]))
    if draw(st.integers(0, 3)) == 0:
        return on_a_curve(max(m, 8), draw(st.integers(3, 5)), draw(st.integers(1, 2)), reg, 3.0, seed)
    X = rng.normal(size=(m, draw(st.integers(1, 4)))).round(4) * draw(st.sampled_from([1.0, 1.0, 1e-5, 1e6]))
    return {"X": X, "k": draw(st.integers(1, min(12, m - 1))), "d": draw(st.integers(1, min(4, m - 1))), "reg": reg}


def judge_embedding(answer, X, k, d, reg):
    m = len(X)
    Z = array(answer.lle_embed(X, k, d, reg), (m, d), ("坐标", "the coordinates"))
    values, largest = least_objectives(X, k, reg)
    with hint(*HINT_EMBED):
        close(Z.T @ Z, np.eye(d), ("ZᵀZ", "ZᵀZ"), abs=1.1e-9, rel=0)
        close(Z.sum(axis=0), np.zeros(d), ("各列之和", "the sums of columns"), abs=1.1e-5, rel=0)
        found = float(np.linalg.norm(Z - weight_matrix(X, k, reg) @ Z) ** 2)
        least = float(values[:d].sum())
        if found > least * (1 + 1.1e-4) + 1.1e-12 * largest:
            fail(
                f"目标函数 (10.29) 的值是 {found:.6g}, 最小值是 {least:.6g}",
                f"The objective (10.29) is {found:.6g}, its least value is {least:.6g}",
                got=Z,
            )
    return Z


COPIED = {"X": np.vstack([COPIES, [[2.0, 4.0], [4.0, 6.0]]]), "k": 4, "d": 2, "reg": 1e-3}
FLAT_LINE = {"X": np.column_stack([np.arange(9.0) ** 1.5, np.full(9, 2.0)]), "k": 2, "d": 1, "reg": 1e-3}


@property_check(
    "嵌入: ZᵀZ = I, 各列之和为 0, 目标函数最小",
    "The embedding: ZᵀZ = I, columns sum to 0, and the objective is least",
    points=1.5,
    book="(10.29)–(10.31)",
    given={"case": embeddings().filter(can_be_embedded)},
    also=[
        {"case": on_a_curve(30, 4)},
        {"case": on_a_curve(55, 6, 3, 1e-2, seed=1)},
        {"case": on_a_curve(12, 4, 11, 0.05)},
        # The least eigenvalue but 0 is 6e-9, and 2e-9 of the largest.
        {"case": on_a_curve(60, 5)},
        {"case": {"X": np.array([[1.0], [4.0]]), "k": 1, "d": 1, "reg": 1e-3}},
        {"case": COPIED},
        {"case": {"X": np.vstack([TIED, [[2.0, 1.0]]]), "k": 4, "d": 2, "reg": 0.01}},
        {"case": FLAT_LINE},
        {"case": {"X": RNG.normal(size=(14, 12)), "k": 6, "d": 9, "reg": 1e-3}},
        {"case": {"X": RNG.normal(size=(12, 3)).round(3) + 9e6, "k": 5, "d": 2, "reg": 1e-3}},
        {"case": {**COPIED, "X": np.column_stack([COPIED["X"], COPIED["X"].sum(axis=1)])}},
    ],
    examples=30,
)
def test_embedding(answer, case):
    judge_embedding(answer, **case)


@example_check(
    "空间曲线上的 30 个点: 一维坐标沿曲线单调",
    "30 points on a curve in space: the coordinate is monotone along the curve",
    points=0.5,
    book="(10.29)–(10.31)",
)
def test_curve(answer):
    case = on_a_curve(30, 4, seed=3)
    Z = judge_embedding(answer, **case)
    steps = np.diff(Z[np.argsort(case["X"][:, 2]), 0])
    with hint(*HINT_EMBED):
        require(
            np.all(steps > 0) or np.all(steps < 0),
            "沿曲线坐标时升时降",
            "Along the curve the coordinate goes up and down",
            got=Z,
        )


def placed(points, Z, queries, wanted, seed, units):
    """Samples and queries turned, moved, enlarged, and the samples shuffled."""
    rng = np.random.default_rng([seed, 9])
    n = points.shape[1]
    turn, shift = np.linalg.qr(rng.normal(size=(n, n)))[0], rng.normal(size=n)
    order = rng.permutation(len(points))
    return {
        "X": ((points @ turn + shift) * units)[order],
        "Z": Z[order],
        "queries": (queries @ turn + shift) * units,
        "wanted": wanted,
    }


@memo
def patch(seed, units):
    """A plane in space of 5 dimensions, with queries in its inner part."""
    rng = np.random.default_rng(seed)
    places = np.stack(np.meshgrid(np.arange(12.0), np.arange(8.0), indexing="ij"), axis=-1).reshape(-1, 2)
    places = places + rng.uniform(-0.2, 0.2, size=places.shape)
    inner = rng.uniform([1.5, 1.5], [9.5, 5.5], size=(12, 2))
    A, b = np.array([[1.0, 0.4], [-0.3, 0.8]]) * rng.choice([0.01, 1.0, 50.0]), rng.normal(size=2)
    plane = np.eye(5)[:2]
    return placed(places @ plane, places @ A + b, inner @ plane, inner @ A + b, seed, units)


@memo
def arc(seed, units):
    t = nearly_even(80, 1.5 * np.pi)
    new = np.random.default_rng(seed).uniform(0, 1.5 * np.pi, size=12)
    # Beside the middle of the widest gaps, where the nearest sample is farthest and no distances tie.
    wide = np.argsort(np.diff(t))[-3:]
    new[:3] = t[wide] * 0.51 + t[wide + 1] * 0.49
    on = [np.column_stack([np.cos(one), np.sin(one)]) for one in (t, new)]
    return placed(on[0], t[:, None], on[1], new[:, None], seed, units)


@memo
def embedded_curve(units):
    X = on_a_curve(40, 4)["X"]
    residual = np.eye(40) - weight_matrix(X, 4, 1e-3)
    Z = np.linalg.eigh(residual.T @ residual)[1][:, 1:2]
    return placed(X, Z, X, Z, 5, units)


def judge_map(answer, data, k, bound, words, rows=None):
    X, Z = data["X"], data["Z"]
    spread = float(np.ptp(Z, axis=0).max())
    pairs = zip(data["queries"], data["wanted"], strict=True) if rows is None else ((X[i], Z[i]) for i in rows)
    with at(*words):
        for x, wanted in pairs:
            got = array(answer.map_new(X, Z, x, k), (Z.shape[1],), Z_NEW)
            off = float(np.abs(got - wanted).max()) / spread
            if off >= bound:
                fail(
                    f"新样本的坐标误差是极差的 {off:.2%}, 应小于 {bound:.1%}",
                    f"The coordinates of the new sample are off by {off:.2%} of the span; it should be less than {bound:.1%}",
                    expected=wanted,
                    got=got,
                )


UNITS = (1.0, 0.002, 900.0)


@example_check(
    "平面与圆弧上的新样本: 坐标的误差不到 1% 与 0.5%",
    "New samples on the plane and on the arc: coordinates are off by less than 1% and 0.5%",
    points=2,
    hint=HINT_OWN,
)
def test_new_samples(answer):
    for seed, units in enumerate(UNITS):
        judge_map(
            answer, patch(seed, units), 8, 0.01, (f"平面 (放大 {units:g} 倍)", f"the plane ({units:g} times as large)")
        )
        judge_map(
            answer, arc(seed, units), 4, 0.005, (f"圆弧 (放大 {units:g} 倍)", f"the arc ({units:g} times as large)")
        )


@example_check(
    "训练样本当作新样本时, 得到它自己的坐标",
    "A training sample, taken for a new one, gets its own coordinates",
    points=1,
    hint=HINT_OWN,
)
def test_training_samples(answer):
    rows = range(0, 80, 3)
    judge_map(answer, patch(4, 1.0), 8, 0.01, ("平面上的训练样本", "training samples of the plane"), rows)
    judge_map(answer, arc(5, 30.0), 4, 0.005 * 2, ("圆弧上的训练样本", "training samples of the arc"), rows)
    for units in UNITS:
        judge_map(
            answer,
            embedded_curve(units),
            4,
            0.01,
            ("空间曲线上的训练样本", "training samples of the curve in space"),
            range(40),
        )


@st.composite
def situations(draw):
    """{"X", "Z", "x", "k", "seed"}: any samples with any coordinates."""
    seed = draw(seeds())
    rng = np.random.default_rng(seed)
    m, n, d = draw(st.sampled_from([1, 2, 5, 9, 14])), draw(st.integers(1, 4)), draw(st.integers(1, 3))
    units = draw(st.sampled_from([1.0, 1.0, 1e-5, 1e5]))
    X = rng.normal(size=(m, n)).round(6) * units
    near = X[rng.integers(m, size=2)].mean(axis=0)
    return {
        "X": X,
        "Z": rng.normal(size=(m, d)) * draw(st.sampled_from([1.0, 1e-5, 1e5])),
        "x": near + rng.normal(size=n).round(6) * units * 0.1,
        "k": draw(st.integers(1, min(m, 9))),
        "seed": seed,
    }


def a_situation(m, n, d, k, seed):
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(m, n))
    # The last sample is the nearest: whoever looks at some rows only must not miss it.
    return {"X": X, "Z": rng.normal(size=(m, d)), "x": X[-1] * 0.9 + X[-3:].mean(axis=0) * 0.1, "k": k, "seed": seed}


def a_flat_situation(seed, last):
    """Samples one of whose columns says nothing that the others do not."""
    rng = np.random.default_rng(seed)
    X = rng.integers(-20, 20, size=(9, 3)).astype(float)
    x = np.array([1.5, -2.0, 0.5])
    return {
        "X": np.column_stack([X, last(X.T)]),
        "Z": rng.normal(size=(9, 2)),
        "x": np.append(x, last(x)),
        "k": 6,
        "seed": seed,
    }


TIES = {
    "X": np.vstack([TIED, [[1.0, 0.0], [7.0, 7.0]]]),
    "Z": np.array([[0.0], [1.0], [5.0], [2.0], [-3.0], [4.0], [1.0], [9.0]]),
    "x": np.array([0.0, 0.0]),
    "k": 3,
    "seed": 1,
}


NEAR_TIES = {
    "X": np.delete(NEARLY_TIED, 2, axis=0),
    "Z": np.array([[4.0], [1.0], [-2.0], [0.5]]),
    "x": np.array([0.0, 0.0]),
    "k": 1,
    "seed": 2,
}


def is_settled(case) -> bool:
    return has_clear_order(case["X"], case["x"][None])


@property_check(
    "只依赖近邻的坐标; 坐标系变换时结果跟着变换",
    "It depends on the coordinates of neighbours only, and moves along with the coordinates",
    points=1,
    given={"case": situations().filter(is_settled)},
    also=[
        {"case": a_situation(110, 3, 2, 6, 1)},
        {"case": a_situation(12, 12, 2, 5, 2)},
        {"case": a_situation(20, 2, 10, 15, 3)},
        {"case": a_situation(30, 3, 1, 30, 4)},
        {"case": a_flat_situation(5, lambda x: x[0] + x[1] + x[2])},
        {"case": a_flat_situation(6, lambda x: 0 * x[0] + 2)},
        {"case": TIES},
        {"case": {**TIES, "X": TIES["X"][::-1]}},
        {"case": NEAR_TIES},
        *({"case": {**TIES, "X": np.vstack([COPIES, COPIES[3:5]]), "x": COPIES[0], "k": k}} for k in (2, 3)),
    ],
    examples=40,
    hint=HINT_LOCAL,
)
def test_local(answer, case):
    X, Z, x, k, seed = (case[name] for name in ("X", "Z", "x", "k", "seed"))
    m, d = Z.shape
    rng = np.random.default_rng(seed)
    first = array(answer.map_new(X, Z, x, k), (d,), Z_NEW)
    far = np.ones(m, dtype=bool)
    far[nearest(X, x, k)] = False
    if far.any():
        other = np.where(far[:, None], Z[rng.permutation(m)] * 3 + np.abs(Z).max(), Z)
        got = array(answer.map_new(X, other, x, k), (d,), Z_NEW)
        close(
            got,
            first,
            (
                "近邻之外的 Z 改变之后, 新样本的坐标",
                "with other Z outside the neighbours, the coordinates of the new sample",
            ),
            abs=2.1e-9 * float(max(np.abs(Z).max(), np.abs(other).max())),
            rel=0,
        )
    A, b = rng.normal(size=(d, d)), rng.normal(size=d) * 2 * float(np.abs(Z).max())
    moved, wanted = Z @ A + b, first @ A + b
    got = array(answer.map_new(X, moved, x, k), (d,), Z_NEW)
    size = max(float(np.abs(one).max()) for one in (moved, wanted, Z))
    close(
        got,
        wanted,
        ("把 Z 换成 Z A + b 之后, 新样本的坐标", "with Z A + b for Z, the coordinates of the new sample"),
        abs=1.1e-6 * size,
        rel=0,
    )


@picture(
    "圆弧: 训练样本的坐标 (灰) 与新样本的坐标 (红)",
    "The arc: coordinates of training samples (grey) and of new ones (red)",
    alt=(
        "左: 平面圆弧上的灰色训练样本与红色新样本. 右: 角度为横轴, 得到的坐标为纵轴, 红点落在灰点连成的直线上.",
        "Left: grey training samples on an arc, and red new ones between them. Right: the coordinate found against the angle; red "
        "points lie on the line of grey ones.",
    ),
)
def draw_arc(figure, answer, reference, says):
    data = arc(1, 1.0)
    X, Z, new = data["X"], data["Z"], data["queries"]
    found = [array(answer.map_new(X, Z, x, 4), (1,), Z_NEW)[0] for x in new]
    left, right = figure.subplots(1, 2)
    left.plot(*X.T, "o", color="gray", markersize=3)
    left.plot(*new.T, "o", color="tab:red")
    left.set_aspect("equal")
    left.set_title(says("样本", "samples"), fontsize="small")
    right.plot(Z[:, 0], Z[:, 0], "o", color="gray", markersize=3)
    right.plot(data["wanted"][:, 0], found, "o", color="tab:red")
    right.set_xlabel(says("角度", "angle"))
    right.set_ylabel(says("坐标", "coordinate"))
    figure.tight_layout()
