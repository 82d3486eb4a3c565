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
            "方向是方程组 S_w w = μ_0 - μ_1 的解；多类的方向是 S_w^-1 S_b 的特征向量，特征值大的在前。",
            "The direction solves S_w w = μ_0 - μ_1; for several classes take eigenvectors of S_w^-1 S_b, the largest eigenvalue first.",
        ),
    ],
    contract=[
        (
            "数在 10⁻⁵ 到 10⁷ 之间，各列单位可以相差十亿倍，样本可以离原点一百万远；至多 120 行、12 列",
            "Numbers from 10⁻⁵ to 10⁷, columns whose units differ by a billion, samples a million away from the origin; at most "
            "120 rows and 12 columns",
        ),
        (
            "S_w 奇异时（重复的列、常数列、一列是另两列之和），任何满足 S_w w = μ_0 - μ_1 的 w 都对；只在有解时问到",
            "Where S_w is singular (a repeated or constant column, one that is the sum of two others) any w with "
            "S_w w = μ_0 - μ_1 is right; it is asked only where there is one",
        ),
        (
            "各列除以离差平方和的平方根之后：散度准到 10⁻⁸，方向与特征向量准到 10⁻⁷；那时 S_w 要么奇异，要么条件数不超过 10⁴；"
            "所取的特征值之间、与下一个之间都相差 1% 以上",
            "With each column divided by the root of its sum of squared deviations, scatter is right to 10⁻⁸, directions and "
            "eigenvectors to 10⁻⁷; S_w is then singular, or has a condition number of at most 10⁴; eigenvalues taken differ by more "
            "than 1 % from one another and from the next",
        ),
        (
            "到两个投影均值的距离只差千万分之一，也不算一样近",
            "Distances to the two projected means that differ by a ten-millionth are not equal",
        ),
    ],
    written={
        "observations": [
            (
                "指出含糖率的分量大得多，并想到要连同各列的离散程度一起看",
                "Notes that the component of sugar is far larger, and that the spread of the columns belongs to the comparison",
            ),
            (
                "说出分错的是 6、7、8、14、15，并说明两类不是线性可分的（例如好瓜 6 在坏瓜 12、14、15 的三角形里）",
                "Names 6, 7, 8, 14 and 15, and says why the classes are not separable (good melon 6 lies inside the triangle of "
                "the bad ones 12, 14, 15)",
            ),
        ]
    },
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


@check(points=0.5, book="(3.33), (3.43)")
def test_scatter_on_melons(answer):
    """3.0α 的类内散度与类间散度 / The within-class and the between-class scatter of 3.0α"""
    X, y = melons()
    scatter = [[0.420190, 0.021763], [0.021763, 0.164257]]
    with hint(*HINT_WITHIN):
        close(answer.within_scatter(X, y), scatter, ("类内散度矩阵", "the within-class scatter"), abs=1e-6)
    # 9 bad and 8 good melons with means (.496111, .154222) and (.573750, .278750): (9·8/17) times the outer product.
    gap = np.array([0.573750 - 0.496111, 0.278750 - 0.154222])
    with hint(*HINT_BETWEEN):
        between = 72 / 17 * np.outer(gap, gap)
        close(answer.between_scatter(X, y), between, ("类间散度矩阵", "the between-class scatter"), abs=2e-6)


@check(points=1, book="(3.33), (3.41)", given={"data": several_classes()}, also=pins.scatters)
def test_within_scatter_is_its_definition(answer, data):
    """类内散度符合定义：每类减自己的均值，外积求和 /
    Within-class scatter is what it is defined to be: each class minus its own mean, outer products added up"""
    X, y = data["X"], data["y"]
    with hint(*(HINT_FAR if _is_far(X) else HINT_WITHIN)):
        _same_scatter(answer.within_scatter(X, y), _oracle(X, y)["within"], X, ("类内散度", "the within-class scatter"))


@check(points=1, book="(3.43)", given={"data": several_classes()}, also=pins.scatters)
def test_between_scatter_is_its_definition(answer, data):
    """类间散度符合定义，与类内散度之和是全局散度 /
    Between-class scatter is what it is defined to be, and makes the total scatter together with the within-class one"""
    X, y = data["X"], data["y"]
    with hint(*(HINT_FAR if _is_far(X) else HINT_BETWEEN)):
        _same_scatter(
            answer.between_scatter(X, y), _oracle(X, y)["between"], X, ("类间散度", "the between-class scatter")
        )


@check(
    points=1,
    book="(3.35)",
    given={"data": two_classes(), "v": st.lists(st.integers(-3, 3), min_size=3, max_size=3)},
    also=pins.rayleigh,
    hint=(
        "分子是 (w·(μ_0 - μ_1))²，分母是 w^T S_w w。",
        "The numerator is (w·(μ_0 - μ_1))², the denominator w^T S_w w.",
    ),
)
def test_rayleigh_is_its_definition(answer, data, v):
    """瑞利商符合定义，在最优方向上和别的方向上 /
    The Rayleigh quotient is what it is defined to be, in the best direction and in others"""
    X, y = data["X"], data["y"]
    oracle, gap, scale = _oracle(X, y), _gap(data), _scale(data)
    other = np.resize(np.array(v, dtype=float), X.shape[1]) / scale
    other = other if np.any(other) else np.eye(X.shape[1])[0] / scale
    for w, zh, en in (
        (other, "一个方向的瑞利商", "the Rayleigh quotient of a direction"),
        (_best(data), "最优方向的瑞利商", "the Rayleigh quotient of the best direction"),
    ):
        spread = float(w @ oracle["within"] @ w)
        slack = 1e-8 * float(gap / scale @ (gap / scale)) * float((w * scale) @ (w * scale)) / spread
        close(answer.rayleigh(w, X, y), float((w @ gap) ** 2 / spread), (zh, en), abs=slack, rel=1e-8)


@check(
    points=2,
    book="(3.39)",
    given={"data": two_classes()},
    also=pins.direction_is_best,
    strict=pins.singular,
)
def test_direction_is_best(answer, data):
    """`lda_direction` 满足 S_w w = μ_0 - μ_1（差一个倍数）：没有哪个方向的瑞利商更大 /
    `lda_direction` satisfies S_w w = μ_0 - μ_1 up to a factor: no direction has a larger Rayleigh quotient"""
    with hint(*_about_direction(data)):
        _solves(array(answer.lda_direction(data["X"], data["y"]), (data["X"].shape[1],), ("w", "w")), data)


@check(
    points=0.5,
    given={"data": two_classes((5, 10), (2, 2)), "a": st.integers(-2, 2), "b": st.integers(1, 3)},
    hint=("均值与散度都要随数据一起变换。", "Means and scatter move with the data."),
)
def test_direction_moves_with_the_data(answer, data, a, b):
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
    points=1,
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


@check(
    points=1,
    book="(3.45)",
    given={"data": projections().filter(lambda data: _are_apart(data))},
    also=pins.projection_is_eigenvectors,
)
def test_projection_is_eigenvectors(answer, data):
    """投影矩阵的各列满足 S_b v = λ S_w v，λ 依次是最大的几个 /
    Every column of the projection satisfies S_b v = λ S_w v, with the largest λ in order"""
    X, y, n_components = data["X"], data["y"], data["n_components"]
    with hint(
        "先核对 S_w 与 S_b；特征向量是 np.linalg.eig 返回的矩阵的列，不是行。",
        "Check S_w and S_b first; eigenvectors are the columns, not the rows, of the matrix that np.linalg.eig returns.",
    ):
        found = _eigenvalues_of(answer.lda_projection(X, y, n_components), X, y, n_components)
    wanted = _generalised_eigenvalues(X, y)[:n_components]
    with hint("np.linalg.eig 不排序。", "np.linalg.eig does not sort."):
        close(found, wanted, ("广义特征值", "the generalised eigenvalues"), abs=1e-7, rel=1e-6)


@check(
    points=0.5,
    given={
        "data": labelled_points((5, 12), (1, 3)).map(_arrays),
        "w": st.lists(st.integers(-3, 3), min_size=3, max_size=3),
        "scale": st.sampled_from((1.0, -3.75, 0.01)),
    },
    also=pins.predictions,
    hint=(
        "阈值是两个投影均值的中点，不是 0；均值只由训练样本算出；看清哪一类在哪一边。",
        "The threshold is the middle of the two projected means, not 0; only training samples make the means. Mind which class "
        "lies on which side.",
    ),
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
    got = integers(answer.predict(scale * w, X, y, points), len(points), ("预测", "the predictions"), binary=True)
    equal(
        [got[i] for i in clear],
        [int(margin[i] > 0) for i in clear],
        ("不在分界上的预测", "the predictions off the boundary"),
    )


@check(
    points=0.5,
    given={
        "tests": st.lists(st.sampled_from((-9.0, 1.0, 1.5, 2.5, 3.0, 9.0)), max_size=4),
        "scale": st.sampled_from((1.0, -3.75)),
    },
    strict=pins.near_the_middle,
    examples=10,
    hint=("差一点就不是一样近。", "Nearly equal distances are not equal."),
)
def test_predictions_on_a_line(answer, tests, scale):
    """两类的均值是 0 与 4 时，分界在 2 / With class means 0 and 4 the boundary is at 2"""
    line, tests = np.array([[-1.0], [1.0], [4.0]]), np.array(tests, dtype=float).reshape(-1, 1)
    got = answer.predict(np.array([scale]), line, np.array([0, 0, 1]), tests)
    equal(got, [int(x > 2) for x in tests[:, 0]], ("预测", "the predictions"), binary=True)


@check(points=0.5, book="(3.39)")
def test_result_on_melons(answer):
    """3.0α 上的结果：投影方向、分错的瓜 / The result on 3.0α: the direction, and the melons misread"""
    X, y = melons()
    result = mapping(answer.result_on(watermelon_3_0a()), ("w", "misread"))
    w = array(result["w"], (2,), ("w", "w"))
    _name_known_slips(w, X, y)
    with hint("解线性方程组 S_w w = μ_0 - μ_1。", "Solve the linear system S_w w = μ_0 - μ_1."):
        parallel(w, DIRECTION, ("w", "w"), tolerance=2e-6)
    found = sorted(integers(result["misread"], None, ("misread", "misread")))
    with hint(*about_misread(found, list(range(1, 18)), MISREAD)):
        equal(found, MISREAD, ("misread", "misread"))


@check(
    points=0.5,
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
    with hint(*_about_direction(data)):
        _solves(array(result["w"], (X.shape[1],), ("w", "w")), data)
    sides = _sides(data, _best(data), X)
    wanted = [number for number, side, label in zip(ids, sides, y, strict=True) if (side > 0) != label]
    found = sorted(integers(result["misread"], None, ("misread", "misread")))
    with hint(*about_misread(found, ids, wanted)):
        equal(found, wanted, ("misread", "misread"))


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


HINT_WITHIN = (
    "先各减各的类均值，再把外积加起来，是 (d, d) 的矩阵；不要除以样本数。",
    "Subtract each class's own mean, then add up outer products to a (d, d) matrix; do not divide.",
)
HINT_BETWEEN = (
    "第 i 类的权是 m_i；μ 是全部样本的均值。",
    "Class i has weight m_i; μ is the mean of all samples.",
)
HINT_FAR = (
    "先减均值再相乘：两个很大的数相减，剩下的多是舍入误差。",
    "Subtract the mean before you multiply: the difference of two large numbers is mostly rounding.",
)
DIRECTION = np.array([-0.146510, -0.738716])
MISREAD = [6, 7, 8, 14, 15]


def _about_direction(data):
    """The hint for a wrong direction: what is special about these data, if anything is."""
    scale = _scale(data)
    if not _is_regular(data):
        return (
            "S_w 奇异时不能求逆，舍入又使它的行列式不恰为 0：求最小二乘解或伪逆。",
            "A singular S_w has no inverse, and rounding makes its determinant differ from 0: take a least-squares solution or "
            "the pseudo-inverse.",
        )
    if scale.max() > 1e3 * scale.min():
        return (
            "各列的单位相差悬殊：小的奇异值未必是 0。先让各列除以自己的离差，再决定略去哪些。",
            "The columns differ widely in scale: a small singular value need not be 0. Divide each column by its deviation "
            "before you decide which to leave out.",
        )
    return (
        "最优方向满足 S_w w = μ_0 - μ_1（差一个倍数）：解这个线性方程组。",
        "The best direction satisfies S_w w = μ_0 - μ_1 (up to a factor): solve this linear system.",
    )


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


def _is_far(X) -> bool:
    """Whether some column lies much farther from 0 than it spreads."""
    return bool(np.any(np.abs(X.mean(axis=0)) > 1e4 * X.std(axis=0)))


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
