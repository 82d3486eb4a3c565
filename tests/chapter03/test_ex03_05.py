"""Checks of exercise 3.5."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import iris, watermelon_3_0a
from grader.checks import (
    array, check, close, equal, exercise, hint, integers, mapping, memo, parallel, picture, require
)  # fmt: skip
from grader.strategies import labelled_points, without

from .pins import ex03_05 as pins
from .pins.ex03_05 import formula
from .shared import melons

EXERCISE = exercise(
    kind="program",
    book="§3.4",
    patterns=["oracle", "certificate", "metamorphic"],
    hints=[
        (
            "先在三五个点上手算两种散度，并核对两者之和就是全局散度。",
            "Work out both scatters by hand for three or five points, and see that they add up to the total scatter.",
        ),
        (
            "S_w 是各类散度之和，不除以样本数；方向只差一个倍数，长度和正负号不必管。",
            "S_w is the sum of the scatters of the classes, not divided by anything; of a direction, length and sign do not matter.",
        ),
        (
            "方向是方程组 S_w w = μ_0 - μ_1 的解；S_w 奇异时求它的最小二乘解或用伪逆，不要靠行列式是否恰为 0 来判断。",
            "The direction solves S_w w = μ_0 - μ_1; where S_w is singular take a least-squares solution or the pseudo-inverse, "
            "and do not ask whether a determinant is exactly 0.",
        ),
    ],
)


def _arrays(data):
    return {"X": data["X"], "y": np.array(data["y"])}


def several_classes(stretch=True):
    return (
        st.integers(2, 4)
        .flatmap(lambda n: labelled_points((n + 2, 14), (1, 4), tuple(range(n)), stretch=stretch))
        .map(_arrays)
    )


def two_classes(samples=(5, 12), features=(1, 3)):
    """Two classes with different means whose S_w is far from singular."""
    return (
        labelled_points(samples, features, stretch=without("constant", "dependent", "wide"))
        .map(_arrays)
        .filter(lambda data: _is_regular(data) and np.any(_gap(data)))
    )


@st.composite
def projections(draw):
    """Samples of several classes and a number of components whose eigenvalues are well apart."""
    data = draw(several_classes(without("constant", "dependent", "wide")).filter(_is_regular))
    most = min(data["X"].shape[1], int(data["y"].max()))
    return {**data, "n_components": draw(st.integers(1, most))}


@check(points=15, book="(3.33), (3.43)")
def test_scatter_on_melons(answer):
    """3.0α 的类内散度与类间散度 / The within-class and the between-class scatter of 3.0α"""
    X, y = melons()
    scatter = [[0.420190, 0.021763], [0.021763, 0.164257]]
    with hint(
        "先各减各的类均值，再求和；不要除以样本数。", "Subtract each class's own mean, then add up; do not divide."
    ):
        close(answer.within_scatter(X, y), scatter, ("类内散度矩阵", "the within-class scatter"), abs=1e-6)
    # 9 bad and 8 good melons with means (.496111, .154222) and (.573750, .278750): (9·8/17) times the outer product.
    gap = np.array([0.573750 - 0.496111, 0.278750 - 0.154222])
    with hint("第 i 类的权是 m_i；μ 是全部样本的均值。", "Class i has weight m_i; μ is the mean of all samples."):
        between = 72 / 17 * np.outer(gap, gap)
        close(answer.between_scatter(X, y), between, ("类间散度矩阵", "the between-class scatter"), abs=2e-6)


@check(points=15, book="(3.35), (3.39)")
def test_direction_on_melons(answer):
    """3.0α 上的结果：投影方向、那里的瑞利商、分错的瓜 /
    The result on 3.0α: the direction, the Rayleigh quotient there, the melons misread"""
    X, y = melons()
    result = mapping(answer.result_on(watermelon_3_0a()), ("w", "misread"))
    w = array(result["w"], (2,), ("w", "w"))
    _name_known_slips(w, X, y)
    with hint("解线性方程组 S_w w = μ_0 - μ_1。", "Solve the linear system S_w w = μ_0 - μ_1."):
        parallel(w, DIRECTION, ("w", "w"), tolerance=2e-6)
    with hint(
        "分子是投影均值之差的平方，S_b 取 (3.34)。",
        "The numerator is a squared difference of projected means, S_b as in (3.34).",
    ):
        close(answer.rayleigh(DIRECTION, X, y), 0.103365, ("瑞利商", "the Rayleigh quotient"), abs=1e-6)
    predicted = integers(answer.predict(DIRECTION, X, y, X), 17, ("预测", "the predictions"), binary=True)
    with hint("离哪个投影均值近就是哪一类。", "The nearer projected mean decides."):
        misread = [i + 1 for i in range(17) if predicted[i] != y[i]]
        equal(misread, MISREAD, ("`predict` 分错的瓜", "the melons that `predict` misreads"))
    found = sorted(integers(result["misread"], None, ("misread", "misread")))
    with hint(*about_misread(found, list(range(1, 18)), MISREAD)):
        equal(found, MISREAD, ("misread", "misread"))


@check(
    points=5,
    given={
        "data": two_classes((6, 12), (1, 2)).filter(lambda data: _is_clear(data)),
        "start": st.sampled_from((1, 0, 100)),
    },
    also=pins.result_on_tables,
    examples=25,
)
def test_result_on_tables(answer, data, start):
    """任何一张表上的结果：方向与分错的样本的编号 /
    The result on any table: the direction and the ids of the samples misread"""
    X, y = data["X"], data["y"]
    ids = [start + 3 * i for i in range(len(X))]
    table = {"ids": ids, "X": X, "y": ["是" if label else "否" for label in y]}
    result = mapping(answer.result_on(table), ("w", "misread"))
    with hint(*HINT_BEST):
        _solves(array(result["w"], (X.shape[1],), ("w", "w")), data)
    sides = _sides(data, _best(data), X)
    wanted = [number for number, side, label in zip(ids, sides, y, strict=True) if (side > 0) != label]
    found = sorted(integers(result["misread"], None, ("misread", "misread")))
    with hint(*about_misread(found, ids, wanted)):
        equal(found, wanted, ("misread", "misread"))


@check(
    points=10,
    book="(3.45)",
    hint=(
        "核对乘积的次序：是 S_w^-1 S_b；它不对称，不能用 np.linalg.eigh。",
        "Check the order of the product: it is S_w^-1 S_b, which is not symmetric: np.linalg.eigh is not for it.",
    ),
)
def test_projection_on_iris(answer):
    """鸢尾花三类的两个投影方向 / The two directions for the three classes of iris"""
    table = iris()
    found = _eigenvalues_of(answer.lda_projection(table["X"], table["y"], 2), table["X"], table["y"], 2)
    close(found, [32.1919, 0.2854], ("广义特征值", "the generalised eigenvalues"), abs=1e-4)


@check(points=15, book="(3.40)-(3.43)", given={"data": several_classes()}, also=pins.scatters_are_their_definition)
def test_scatters_are_their_definition(answer, data):
    """类内散度、类间散度都符合定义，两者之和是全局散度 /
    Within-class and between-class scatter are what they are defined to be, and the two add up to the total scatter"""
    X, y = data["X"], data["y"]
    oracle = _oracle(X, y)
    with hint(
        "散度是外积之和，是 (d, d) 的矩阵；先减均值再相乘，数值大时才准。",
        "Scatter is a sum of outer products, a (d, d) matrix. Subtract the mean before you multiply: large numbers need it.",
    ):
        _same_scatter(answer.within_scatter(X, y), oracle["within"], X, ("类内散度", "the within-class scatter"))
    with hint("类间散度中第 i 类的权是 m_i。", "Between classes, class i has weight m_i."):
        _same_scatter(answer.between_scatter(X, y), oracle["between"], X, ("类间散度", "the between-class scatter"))


@check(
    points=15,
    book="(3.35), (3.39)",
    given={"data": two_classes(), "v": st.lists(st.integers(-3, 3), min_size=3, max_size=3)},
    also=pins.direction_is_best,
)
def test_direction_is_best(answer, data, v):
    """没有哪个方向的瑞利商超过 `lda_direction` 的 /
    No direction has a larger Rayleigh quotient than that of `lda_direction`"""
    X, y = data["X"], data["y"]
    oracle, gap, scale = _oracle(X, y), _gap(data), _scale(data)
    with hint(*HINT_BEST):
        _solves(array(answer.lda_direction(X, y), (X.shape[1],), ("w", "w")), data)
    best = _best(data)
    other = np.resize(np.array(v, dtype=float), X.shape[1]) / scale
    other = other if np.any(other) else np.eye(X.shape[1])[0] / scale
    with hint(
        "`rayleigh` 的分子是 (w·(μ_0 - μ_1))²，分母是 w^T S_w w。",
        "The numerator of `rayleigh` is (w·(μ_0 - μ_1))², its denominator w^T S_w w.",
    ):
        for w, zh, en in (
            (best, "最优方向的瑞利商", "the Rayleigh quotient of the best direction"),
            (other, "另一方向的瑞利商", "the Rayleigh quotient of another direction"),
        ):
            spread = float(w @ oracle["within"] @ w)
            slack = 1e-8 * float(gap / scale @ (gap / scale)) * float((w * scale) @ (w * scale)) / spread
            close(answer.rayleigh(w, X, y), float((w @ gap) ** 2 / spread), (zh, en), abs=slack, rel=1e-8)


@check(
    points=10,
    book="(3.45)",
    given={"data": projections().filter(lambda data: _are_apart(data))},
    also=pins.projection_is_eigenvectors,
)
def test_projection_is_eigenvectors(answer, data):
    """投影矩阵的各列满足 S_b v = λ S_w v，λ 依次是最大的几个 /
    Every column of the projection satisfies S_b v = λ S_w v, with the largest λ in order"""
    X, y, n_components = data["X"], data["y"], data["n_components"]
    with hint(
        "特征向量是 np.linalg.eig 返回的矩阵的列，不是行。",
        "Eigenvectors are the columns, not the rows, of the matrix that np.linalg.eig returns.",
    ):
        found = _eigenvalues_of(answer.lda_projection(X, y, n_components), X, y, n_components)
    wanted = _generalised_eigenvalues(X, y)[:n_components]
    with hint("np.linalg.eig 不排序。", "np.linalg.eig does not sort."):
        close(found, wanted, ("广义特征值", "the generalised eigenvalues"), abs=1e-7, rel=1e-6)


@check(
    points=5,
    given={
        "data": labelled_points((5, 12), (1, 3)).map(_arrays),
        "w": st.lists(st.integers(-3, 3), min_size=3, max_size=3),
        "scale": st.sampled_from((1.0, -3.75, 0.01)),
    },
    also=pins.predictions,
)
def test_predictions(answer, data, w, scale):
    """预测取投影后较近的类均值，与 w 的长度和正负号无关 /
    The prediction is the class of the nearer projected mean, whatever the length and sign of w"""
    X, y = data["X"], data["y"]
    w = np.resize(np.array(w, dtype=float), X.shape[1])
    w = w if np.any(w) else np.eye(X.shape[1])[0]
    spread = X.std(axis=0)
    points = np.vstack([X + 0.5 * spread, X - 3.0 * spread])
    margin = _sides(data, w, points)
    clear = np.flatnonzero(np.abs(margin) > 1e-9 * (1 + np.abs(points) @ np.abs(w)))
    with hint(
        "阈值是两个投影均值的中点，不是 0；均值只由训练样本算出；看清哪一类在哪一边。",
        "The threshold is the middle of the two projected means, not 0; only training samples make the means. Mind which class "
        "lies on which side.",
    ):
        got = integers(answer.predict(scale * w, X, y, points), len(points), ("预测", "the predictions"), binary=True)
        equal(
            [got[i] for i in clear],
            [int(margin[i] > 0) for i in clear],
            ("不在分界上的预测", "the predictions off the boundary"),
        )
    # Both means and all distances are exact here, so that the tie is one.
    line, tests = np.array([[0.0], [4.0]]), np.array([[2.0], [3.0], [-9.0], [2.0001], [2 + 1e-7], [2 - 1e-7]])
    with hint("恰好等距时取 0；差一点就不是等距。", "Class 0 at exactly equal distance, and there only."):
        tie = answer.predict(np.array([scale]), line, np.array([0, 1]), tests)
        equal(
            tie,
            [0, 1, 0, 1, 1, 0],
            ("等距处及其附近的预测", "the predictions at equal distance and near it"),
            binary=True,
        )


@check(
    points=5,
    given={"data": two_classes((5, 10), (2, 2)), "a": st.integers(-2, 2), "b": st.integers(1, 3)},
    hint=("均值与散度都要随数据一起变换。", "Means and scatter move with the data."),
)
def test_relations(answer, data, a, b):
    """可逆线性变换 X → XA + c 使方向变为 A^-1 w；交换两类、重复样本都不改变方向 /
    An invertible map X → XA + c turns the direction into A^-1 w; swapping classes or repeating samples keeps the direction
    """
    X, y = data["X"], data["y"]
    w = array(answer.lda_direction(X, y), (2,), ("w", "w"))
    require(np.any(w), "w 不能是零向量", "w must not be the zero vector", got=w)
    A = np.array([[1.0, a], [0.0, b]])
    mapped = answer.lda_direction(X @ A + [1.0, -2.0], y)
    parallel(mapped, np.linalg.solve(A, w), ("变换后的 w", "w after the map"))
    parallel(answer.lda_direction(X, 1 - y), w, ("交换两类后的 w", "w with the classes swapped"))
    parallel(answer.lda_direction(np.vstack([X, X]), np.append(y, y)), w, ("重复样本后的 w", "w with samples repeated"))


@check(
    points=5,
    hint=(
        "S_w 奇异时不能求逆；舍入使奇异矩阵的行列式不恰为 0。",
        "A singular S_w has no inverse; rounding makes its determinant differ from 0.",
    ),
)
def test_degenerate(answer):
    """只有一个特征、有常数列、有重复的列、一列是另两列之和、某类只有一个样本时都有答案 /
    One feature, a constant column, a repeated column, a sum of two others and a class of one sample all have an answer
    """
    y = np.array([0, 0, 0, 1, 1])
    line = np.array([[0.0], [1.0], [2.0], [4.0], [7.0]])
    plane = np.hstack([line, [[1.0], [-1.0], [0.0], [2.0], [2.0]]])
    fine = np.round(30 * formula(14, 2, 2)["X"] * 2**20) / 2**20
    cases = [
        (line, y),
        (np.hstack([plane, np.full((5, 1), 3.0)]), y),
        (np.hstack([plane, line]), y),
        (plane, np.array([0, 0, 0, 0, 1])),
        (np.column_stack([fine, fine.sum(axis=1)]), formula(14, 2, 2)["y"]),
        (np.column_stack([fine[:, 0], fine[:, 0] * 3, fine[:, 1]]), formula(14, 2, 2)["y"]),
    ]
    for X, labels in cases:
        w = array(answer.lda_direction(X, labels), (X.shape[1],), ("w", "w"))
        _solves(w, {"X": X, "y": labels})


@picture(
    "3.0α 在最优方向上的投影",
    "3.0α projected on the best direction",
    alt=(
        "横轴密度，纵轴含糖率；实线是你的投影方向，短线把每个瓜连到它的投影，虚线是过两个投影均值中点的分界线。",
        "Density across, sugar content up; the solid line is your direction, short lines join each melon to its projection, "
        "the dashed line is the boundary through the middle of the projected means.",
    ),
)
def draw_projection(figure, answer, reference, says):
    X, y = melons()
    w = np.asarray(answer.lda_direction(X, y), dtype=float)
    w /= np.linalg.norm(w)
    axes = figure.subplots()
    foot = np.array([0.85, 0.1])  # the direction is drawn beside the melons, not through them
    shadows = foot + np.outer((X - foot) @ w, w)
    ends = foot + np.outer([min((X - foot) @ w) - 0.05, max((X - foot) @ w) + 0.05], w)
    axes.plot(*ends.T, color="black", label=says("投影方向", "direction"))
    for label, colour, marker, name in ((1, "C0", "o", says("好瓜", "good")), (0, "C1", "x", says("坏瓜", "bad"))):
        axes.scatter(*X[y == label].T, color=colour, marker=marker, label=name)
        axes.scatter(*shadows[y == label].T, color=colour, marker="_", s=80)
    for point, shadow in zip(X, shadows, strict=True):
        axes.plot(*np.array([point, shadow]).T, color="gray", linewidth=0.4)
    middle = (X[y == 0].mean(axis=0) + X[y == 1].mean(axis=0)) / 2
    across = np.array([-w[1], w[0]])
    axes.plot(
        *np.array([middle - 0.4 * across, middle + 0.4 * across]).T,
        "--",
        color="black",
        label=says("分界线", "boundary"),
    )
    axes.set_aspect("equal")
    axes.set_xlabel(says("密度", "density"))
    axes.set_ylabel(says("含糖率", "sugar content"))
    figure.legend(loc="outside upper center", ncols=4)


HINT_BEST = (
    "最优方向满足 S_w w = μ_0 - μ_1（差一个倍数）；S_w 的各列可以相差几个数量级。",
    "The best direction satisfies S_w w = μ_0 - μ_1 (up to a factor); columns of S_w may differ by orders of magnitude.",
)
DIRECTION = np.array([-0.146510, -0.738716])
MISREAD = [6, 7, 8, 14, 15]


def about_misread(found, ids, wanted):
    """The hint for a wrong list of misread samples: rows in the place of ids, or other samples."""
    rows = {ids.index(number) for number in wanted}
    if rows and set(found) in (rows, {row + 1 for row in rows}):
        return "要的是编号 ids，不是行号。", "The ids are asked for, not the rows."
    return (
        "拿 `predict` 的结果与真实类别逐个比：两类中分错的都要列出。",
        "Compare what `predict` says with the true classes, one by one: of both classes list all that are misread.",
    )


@memo
def _oracle(X, y):
    """Class means and both scatters, in fractions where the data are whole numbers; floats at the end."""
    rows = [[Fraction(v) for v in row] for row in X.tolist()]
    d = X.shape[1]
    means = {}
    for label in sorted(set(y.tolist())):
        members = [row for row, other in zip(rows, y.tolist(), strict=True) if other == label]
        means[label] = [sum(row[j] for row in members) / len(members) for j in range(d)]
    overall = [sum(row[j] for row in rows) / len(rows) for j in range(d)]
    own = [means[label] for label in y.tolist()]
    within = _sum_of_outer(
        [[v - m for v, m in zip(row, mean, strict=True)] for row, mean in zip(rows, own, strict=True)]
    )
    between = _sum_of_outer([[m - o for m, o in zip(mean, overall, strict=True)] for mean in own])
    return {
        "means": {label: np.array(mean, dtype=float) for label, mean in means.items()},
        "within": within,
        "between": between,
    }


def _sum_of_outer(vectors):
    d = len(vectors[0])
    return np.array([[float(sum(v[j] * v[k] for v in vectors)) for k in range(d)] for j in range(d)])


def _gap(data):
    means = _oracle(data["X"], data["y"])["means"]
    return means[0] - means[1]


def _scale(data):
    """The root of the diagonal of S_w; 1 for a column that does not vary within the classes."""
    scale = np.sqrt(np.diag(_oracle(data["X"], data["y"])["within"]))
    return np.where(scale > 0, scale, 1.0)


def _is_regular(data) -> bool:
    within, scale = _oracle(data["X"], data["y"])["within"], _scale(data)
    return bool(np.all(np.diag(within) > 0) and np.linalg.cond(within / np.outer(scale, scale)) <= 1e4)


def _best(data):
    scale = _scale(data)
    return np.linalg.solve(_oracle(data["X"], data["y"])["within"] / np.outer(scale, scale), _gap(data) / scale) / scale


def _sides(data, w, points):
    """Above 0 where the projected mean of class 1 is the nearer one."""
    means = [_oracle(data["X"], data["y"])["means"][label] @ w for label in (0, 1)]
    return np.abs(points @ w - means[0]) - np.abs(points @ w - means[1])


def _is_clear(data) -> bool:
    w = _best(data)
    return bool(np.all(np.abs(_sides(data, w, data["X"])) > 1e-5 * (np.abs(data["X"]) @ np.abs(w))))


def _solves(w, data):
    """S_w w is parallel to μ_0 - μ_1, both in units of the columns' own scales."""
    within, scale = _oracle(data["X"], data["y"])["within"], _scale(data)
    require(np.any(w), "w 不能是零向量", "w must not be the zero vector", got=w)
    what = ("S_w w（各行除以该列的类内离差）", "S_w w (each row divided by the deviation of its column)")
    parallel(within @ w / scale, _gap(data) / scale, what, tolerance=1e-7)


def _same_scatter(got, expected, X, what):
    found = array(got, expected.shape, what)
    size = np.sqrt(((X - X.mean(axis=0)) ** 2).sum(axis=0)) + 1e-9 * np.sqrt(len(X)) * np.abs(X).max(axis=0)
    wrong = np.argwhere(np.abs(found - expected) > 1e-8 * np.outer(size, size))
    if len(wrong):
        j, k = wrong[0]
        require(
            False,
            f"{what[0]}的元素 ({j}, {k}) 是 {found[j, k]:.9g}，应为 {expected[j, k]:.9g}",
            f"Entry ({j}, {k}) of {what[1]} is {found[j, k]:.9g}, not {expected[j, k]:.9g}",
            expected=expected,
            got=got,
        )


def _generalised_eigenvalues(X, y):
    within, between, scale = _oracle(X, y)["within"], _oracle(X, y)["between"], _scale({"X": X, "y": y})
    both = np.outer(scale, scale)
    return sorted(np.linalg.eigvals(np.linalg.solve(within / both, between / both)).real, reverse=True)


def _are_apart(data) -> bool:
    """Whether the wanted eigenvalues differ by 2 % from each other and from the next."""
    values = [*_generalised_eigenvalues(data["X"], data["y"]), 0.0]
    kept = values[: data["n_components"]]
    return kept[-1] > 1e-3 and all(next_one < 0.98 * value for value, next_one in zip(kept, values[1:], strict=False))


def _eigenvalues_of(projection, X, y, n_components):
    """v^T S_b v / v^T S_w v of every column, each of which must be a generalised eigenvector."""
    columns = array(projection, (X.shape[1], n_components), ("投影矩阵", "the projection")).T
    scale = _scale({"X": X, "y": y})
    within, between = (_oracle(X, y)[key] / np.outer(scale, scale) for key in ("within", "between"))
    values = []
    for k, column in enumerate(columns):
        require(np.any(column), f"第 {k} 列不能是零向量", f"Column {k} must not be zero", got=projection)
        v = column * scale / np.linalg.norm(column * scale)
        value = float(v @ between @ v / (v @ within @ v))
        residual = between @ v - value * (within @ v)
        require(
            np.linalg.norm(residual) <= 1e-7 * (np.linalg.norm(between) + value * np.linalg.norm(within)),
            f"第 {k} 列 v 不满足 S_b v = λ S_w v",
            f"Column {k}, v, does not satisfy S_b v = λ S_w v",
            got=projection,
        )
        values.append(value)
    return values


def _name_known_slips(w, X, y):
    """Directions that come from another reading get their own sentence."""
    good, bad = X[y == 1], X[y == 0]
    gap = bad.mean(axis=0) - good.mean(axis=0)
    within = _oracle(X, y)["within"]
    slips = [
        (
            np.linalg.solve(np.cov(bad.T) + np.cov(good.T), gap),
            "这是用协方差矩阵（除以样本数）之和得到的方向；(3.33) 的散度不除以样本数",
            "This direction comes from covariance matrices; the scatter of (3.33) is not divided by the number of samples",
        ),
        (
            np.linalg.solve(np.cov(bad.T, ddof=0) + np.cov(good.T, ddof=0), gap),
            "这是用协方差矩阵（除以样本数）之和得到的方向；(3.33) 的散度不除以样本数",
            "This direction comes from covariance matrices; the scatter of (3.33) is not divided by the number of samples",
        ),
        (
            gap,
            "这是两类均值之差的方向，还没有乘 S_w 的逆",
            "This is the difference of the means, not yet multiplied by the inverse of S_w",
        ),
        (
            (1 / within) @ gap,
            "S_w 被逐元素取了倒数，而不是求逆矩阵",
            "S_w was inverted entry by entry, not as a matrix",
        ),
    ]
    for direction, zh, en in slips:
        cosine = abs(w @ direction) / (np.linalg.norm(w) * np.linalg.norm(direction) or 1.0)
        require(not cosine > 1 - 1e-9, zh, en, expected=DIRECTION, got=w)
