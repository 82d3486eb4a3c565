"""Checks of exercise 10.9."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, exercise, fail, hint, memo, picture, require
from grader.strategies import matrices, seeds

from .pins import ex10_09 as pins
from .pins.ex10_09 import nearly_even, on_a_curve
from .shared_knn import has_clear_order, nearest, settled
from .shared_lle import weight_matrix, weights

EXERCISE = exercise(
    kind="program",
    book="§10.5.2, (10.26)–(10.31)",
    patterns=["derived formula", "certificate", "outcome"],
    contract=[
        (
            "至多 130 个样本（`lle_embed` 60 个）、20 维，数的绝对值不超过 10⁷；坐标很大而彼此很近时照样准（不相等的距离至少相差 10⁻⁹ 倍）",
            "Up to 130 samples (60 for `lle_embed`) in 20 dimensions, no number beyond 10⁷; as accurate where coordinates are large and close "
            "to one another (different distances differ by a factor of 1 + 10⁻⁹ at least)",
        ),
        (
            "k 不超过 12，reg 是 0 或在 0.0001 与 1 之间（为 0 时 C 的最小特征值至少是 0.0001 tr(C)）；权重的误差至多是最大权重的 10⁻⁸；"
            "迹很小不等于 0",
            "k is 12 at most, reg is 0 or from 0.0001 to 1 (with 0 the least eigenvalue of C is at least 0.0001 tr(C)); weights are off by 10⁻⁸ "
            "of the largest at most; a trace is not 0 because it is small",
        ),
        (
            "`lle_embed`：ZᵀZ 准到 10⁻⁹，各列之和准到 10⁻⁵，目标函数至多超出最小值的万分之一；M 除 0 之外的特征值可以小到最大者的 10⁻⁹",
            "`lle_embed`: ZᵀZ within 10⁻⁹, sums of columns within 10⁻⁵, the objective within one part in ten thousand of its least value; the "
            "eigenvalues of M but 0 may be as small as 10⁻⁹ of the largest",
        ),
    ],
    hints=[
        (
            "(10.28) 来自带约束的最小化：先解 C w = 1，再除以 w 的和。",
            "(10.28) comes from a minimum under a constraint: solve C w = 1, then divide by the sum of w.",
        ),
        (
            "权重的和为 1，所以元素全相等的向量总使 (10.29) 为 0：它是一个特征向量，却不是有用的坐标。",
            "Weights sum to 1, so a vector of equal entries always makes (10.29) zero: it is an eigenvector, and yet no useful coordinate.",
        ),
        (
            "训练样本的坐标不动；新样本只需要它的近邻，解一个 k×k 的方程组。",
            "Let the coordinates of training samples be; a new sample needs its neighbours only, and one system of k×k.",
        ),
    ],
    written={
        "design": [
            ("新样本的坐标由什么原则得出", "What the coordinates of a new sample follow from"),
            (
                "为什么与坐标系一起变换，为什么在平整数据上准确",
                "Why it moves with the coordinates, and is accurate on flat data",
            ),
            ("方法何时失败", "When the method fails"),
        ]
    },
)

HINT_WEIGHTS = (
    "求 C 的逆矩阵（不是逐个元素的倒数）之前加上 reg·tr(C)·I；各行求和，再除以总和。",
    "Add reg·tr(C)·I before taking the inverse matrix (not the inverse of each entry); sum its rows, then divide by the total.",
)
HINT_OWN = (
    "新样本落在近邻之间的什么位置，它的坐标就应在近邻的坐标之间的什么位置。",
    "Wherever the new sample is among its neighbours, there its coordinates should be among theirs.",
)
HINT_LOCAL = (
    "只用 k 个近邻的坐标；把它们组合起来的系数之和应是 1。",
    "Use the coordinates of the k neighbours only; what they are combined with should sum to 1.",
)


UNITS = (1.0, 0.002, 900.0)


@st.composite
def neighbourhoods(draw):
    """{"x", "N", "reg"}: the first row drawn is x, so that neighbours may coincide with it."""
    X = draw(matrices((2, 7), (1, 4)))
    reg = draw(st.sampled_from([0.0, *REGULAR]))
    case = {"x": X[0], "N": X[1:], "reg": reg}
    return case if is_regular(case) else {**case, "reg": 1e-3}


def with_few_ties(X):
    """The samples; where so many are equally far that no dozen of neighbours is settled, a little apart."""
    if len(X) <= 13 or settled(X, 12) == 12:
        return X
    return X + np.random.default_rng(len(X)).random(X.shape) * (np.abs(X).max() or 1.0) / 32


def is_clear(X) -> bool:
    return len(X) >= 2 and has_clear_order(X, X)


def can_be_embedded(case) -> bool:
    if not is_clear(case["X"]):
        return False
    values, largest = least_objectives(case["X"], case["k"], case["reg"])
    return bool(values[0] >= 1.1e-9 * largest)


@st.composite
def embeddings(draw, hard=False):
    """{"X", "k", "d", "reg"}: samples at random, and on a curve."""
    seed = draw(seeds())
    rng = np.random.default_rng(seed)
    reg = draw(st.sampled_from([1e-4, 1e-3, 1e-3, 0.05, 1.0]))
    m = draw(st.sampled_from([3, 5, 8, 12]))
    if draw(st.integers(0, 3)) == 0:
        return on_a_curve(max(m, 8), draw(st.integers(3, 5)), draw(st.integers(1, 2)), reg, 3.0, seed)
    X = rng.normal(size=(m, draw(st.integers(1, 4)))).round(4) * draw(st.sampled_from([1.0, *[1e-5, 1e6] * hard]))
    return {"X": X, "k": draw(st.integers(1, min(12, m - 1))), "d": draw(st.integers(1, min(4, m - 1))), "reg": reg}


@st.composite
def situations(draw, hard=False):
    """{"X", "Z", "x", "k", "seed"}: any samples with any coordinates."""
    seed = draw(seeds())
    rng = np.random.default_rng(seed)
    m, n, d = draw(st.sampled_from([1, 2, 5, 9, 14])), draw(st.integers(1, 4)), draw(st.integers(1, 3))
    units = draw(st.sampled_from([1.0, *[1e-5, 1e5] * hard]))
    X = rng.normal(size=(m, n)).round(6) * units
    near = X[rng.integers(m, size=2)].mean(axis=0)
    return {
        "X": X,
        "Z": rng.normal(size=(m, d)) * draw(st.sampled_from([1.0, *[1e-5, 1e5] * hard])),
        "x": near + rng.normal(size=n).round(6) * units * 0.1,
        "k": draw(st.integers(1, min(m, 9))),
        "seed": seed,
    }


def is_settled(case) -> bool:
    return has_clear_order(case["X"], case["x"][None])


@check(points=0.5, book="(10.28)", hint=HINT_WEIGHTS)
def test_by_hand(answer):
    """两个近邻的权重；三个近邻、C 奇异时的权重 / Weights of two neighbours; of three, with C singular"""
    got = answer.lle_weights(np.array([0.25, 0.0]), np.array([[0.0, 0.0], [1.0, 0.3]]), 0.0)
    close(got, [0.770642, 0.229358], W_NAME, abs=1.1e-6, rel=0)
    got = answer.lle_weights(np.array([0.1, 0.2]), np.array([[1.0, 0.0], [0.0, 1.0], [-1.0, -1.0]]), 1e-3)
    close(got, [0.333471, 0.433058, 0.233471], W_NAME, abs=1.1e-6, rel=0)


@check(points=2, book="(10.27), (10.28)", given={"case": neighbourhoods()}, also=pins.weights_inputs, hint=HINT_WEIGHTS)
def test_weights(answer, case):
    """权重和为 1，使重构误差（加上正则项）最小；近邻与样本重合时也有定义 /
    Weights sum to 1 and make the error of reconstruction (with its regularisation) least; neighbours may coincide with the sample
    """
    x, N, reg = case["x"], case["N"], case["reg"]
    wanted = weights(x, N, reg)
    got = array(answer.lle_weights(x, N, reg), (len(N),), W_NAME)
    close(got, wanted, W_NAME, abs=1.1e-8 * float(np.abs(wanted).max()), rel=0)


@check(
    points=1,
    book="图 10.10 / figure 10.10",
    given={
        "X": matrices((2, 8), (1, 3)).map(with_few_ties).filter(is_clear),
        "share": st.sampled_from([0.0, 0.3, 0.6, 1.0]),
        "reg": st.sampled_from([1e-4, 1e-3, 0.05, 1.0]),
    },
    also=pins.weight_matrix_inputs,
    strict=pins.nearly_tied,
    examples=40,
)
def test_weight_matrix(answer, X, share, reg):
    """权重矩阵：每行和为 1，只在 k 个近邻处不为 0，自己不算近邻 /
    The matrix of weights: each row sums to 1 and is 0 but at the k neighbours, of which the sample is none"""
    m = len(X)
    k = settled(X, some(share, 1, min(12, m - 1)))
    wanted = weight_matrix(X, k, reg)
    got = array(answer.lle_weight_matrix(X, k, reg), (m, m), ("权重矩阵", "the matrix of weights"))
    with hint(*HINT_MATRIX):
        for i in range(m):
            close(
                got[i],
                wanted[i],
                (f"第 {i} 行（从 0 数起）的权重", f"the weights in row {i} (from 0)"),
                abs=1.1e-8 * float(np.abs(wanted[i]).max()),
                rel=0,
            )


@check(
    points=2,
    book="(10.29)–(10.31)",
    given={"case": embeddings().filter(can_be_embedded)},
    strict_given={"case": embeddings(hard=True).filter(can_be_embedded)},
    also=pins.embedding,
    examples=30,
)
def test_embedding(answer, case):
    """嵌入：ZᵀZ = I，各列之和为 0，目标函数最小 /
    The embedding: ZᵀZ = I, columns sum to 0, and the objective is least"""
    judge_embedding(answer, **case)


@check(points=0.5, book="(10.29)–(10.31)")
def test_curve(answer):
    """空间曲线上的 30 个点：一维坐标沿曲线单调 /
    30 points on a curve in space: the coordinate is monotone along the curve"""
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


@check(
    points=2,
    given={"seed": st.integers(0, 999), "units": st.sampled_from(UNITS)},
    also=pins.sizes,
    examples=3,
    hint=HINT_OWN,
)
def test_new_samples(answer, seed, units):
    """平面与圆弧上的新样本：坐标的误差不到百分之一与千分之五 /
    New samples on the plane and on the arc: coordinates are off by less than a hundredth and five thousandths"""
    words = (f"平面（放大 {units:g} 倍）", f"the plane ({units:g} times as large)")
    judge_map(answer, patch(seed, units), 8, 0.01, words)
    words = (f"圆弧（放大 {units:g} 倍）", f"the arc ({units:g} times as large)")
    judge_map(answer, arc(seed, units), 4, 0.005, words)


@check(points=1, hint=HINT_OWN)
def test_training_samples(answer):
    """训练样本当作新样本时，得到它自己的坐标 / A training sample, taken for a new one, gets its own coordinates"""
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


@check(
    points=1,
    given={"case": situations().filter(is_settled)},
    strict_given={"case": situations(hard=True).filter(is_settled)},
    also=pins.local,
    strict=pins.nearly_tied_neighbour,
    examples=40,
    hint=HINT_LOCAL,
)
def test_local(answer, case):
    """只依赖近邻的坐标；坐标系变换时结果跟着变换 /
    It depends on the coordinates of neighbours only, and moves along with the coordinates"""
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
                "近邻之外的 Z 改变之后，新样本的坐标",
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
        ("把 Z 换成 Z A + b 之后，新样本的坐标", "with Z A + b for Z, the coordinates of the new sample"),
        abs=1.1e-6 * size,
        rel=0,
    )


@picture(
    "圆弧：训练样本的坐标（灰）与新样本的坐标（红）",
    "The arc: coordinates of training samples (grey) and of new ones (red)",
    alt=(
        "左：平面圆弧上的灰色训练样本与红色新样本。右：角度为横轴，得到的坐标为纵轴，红点落在灰点连成的直线上。",
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


HINT_MATRIX = (
    "每一行只有 k 个近邻处不为 0；自己不算自己的近邻，与它重合的别的样本可以。",
    "Each row is 0 but at its k neighbours; no sample is its own, though another one at the same place may be.",
)
HINT_EMBED = (
    "M 的最小特征值 0 对应元素全相等的向量，跳过它；取其后 d 个最小的特征值的单位特征向量。",
    "The smallest eigenvalue of M, 0, belongs to equal entries: skip it, and take unit eigenvectors of the d smallest that follow.",
)
W_NAME = ("权重", "the weights")
Z_NEW = ("新样本的坐标", "the coordinates of the new sample")


def is_regular(case) -> bool:
    """Without regularisation C must be well-conditioned."""
    if case["reg"]:
        return True
    apart = np.asarray(case["x"]) - case["N"]
    C = apart @ apart.T
    return bool(np.linalg.eigvalsh(C)[0] >= 1.1e-4 * np.trace(C) and np.trace(C) > 0)


REGULAR = (1e-4, 1e-3, 1e-3, 0.05, 1.0)


def some(share, least, most) -> int:
    return least + round(share * (most - least))


@memo
def least_objectives(X, k, reg) -> tuple[np.ndarray, float]:
    """The eigenvalues of M but for that of equal entries, ascending, and the largest of all."""
    m = len(X)
    residual = np.eye(m) - weight_matrix(X, k, reg)
    rest = np.linalg.qr(np.column_stack([np.ones(m), np.eye(m)[:, : m - 1]]))[0][:, 1:]
    values = np.sort(np.linalg.svd(residual @ rest, compute_uv=False)) ** 2
    return values, float(np.linalg.norm(residual, ord=2)) ** 2


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
                f"目标函数 (10.29) 的值是 {found:.6g}，最小值是 {least:.6g}",
                f"The objective (10.29) is {found:.6g}, its least value is {least:.6g}",
                got=Z,
            )
    return Z


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
                    f"新样本的坐标误差是极差的 {off:.2%}，应小于 {bound:.1%}",
                    f"The coordinates of the new sample are off by {off:.2%} of the span; it should be less than {bound:.1%}",
                    expected=wanted,
                    got=got,
                )
