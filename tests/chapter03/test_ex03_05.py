"""Checks of exercise 3.5."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import iris
from grader.checks import (
    array,
    close,
    equal,
    example_check,
    exercise,
    integers,
    memo,
    parallel,
    picture,
    property_check,
    require,
)
from grader.strategies import labelled_points

from .shared import melons

EXERCISE = exercise(
    kind="program",
    book="§3.4",
    patterns=["oracle", "certificate", "metamorphic"],
    hints=[
        (
            "S_w 是各类散度之和, 不除以样本数; 方向只差一个倍数, 长度和正负号不必管.",
            "S_w is the sum of the scatters of the classes, not divided by anything; of a direction, length and sign do not matter.",
        )
    ],
)

DIRECTION = np.array([-0.146510, -0.738716])
MISREAD = [6, 7, 8, 14, 15]


def _arrays(data):
    return {"X": data["X"], "y": np.array(data["y"])}


def several_classes():
    return (
        st.integers(2, 4)
        .flatmap(lambda n: labelled_points((n + 2, 14), (1, 4), tuple(range(n)), stretch=False))
        .map(_arrays)
    )


def two_classes(samples=(5, 12), features=(1, 3)):
    """Two classes with different means whose S_w is far from singular."""
    return (
        labelled_points(samples, features, stretch=False)
        .map(_arrays)
        .filter(lambda data: _is_regular(data) and np.any(_gap(data)))
    )


@st.composite
def projections(draw):
    """Samples of several classes and a number of components whose eigenvalues are well apart."""
    data = draw(several_classes().filter(_is_regular))
    most = min(data["X"].shape[1], int(data["y"].max()))
    return {**data, "n_components": draw(st.integers(1, most))}


@example_check(
    "3.0α 的两类均值是 (0.496, 0.154) 与 (0.574, 0.279), 类内散度是 [[0.420, 0.022], [0.022, 0.164]]",
    "On 3.0α the class means are (0.496, 0.154) and (0.574, 0.279), the within-class scatter [[0.420, 0.022], [0.022, 0.164]]",
    points=15,
    book="(3.33)",
    hint=("先各减各的类均值, 再求和; 不要除以样本数.", "Subtract each class's own mean, then add up; do not divide."),
)
def test_scatter_on_melons(answer):
    X, y = melons()
    close(answer.class_mean(X, y, 0), [0.496111, 0.154222], ("坏瓜的均值", "the mean of the bad melons"), abs=1e-6)
    close(answer.class_mean(X, y, 1), [0.573750, 0.278750], ("好瓜的均值", "the mean of the good melons"), abs=1e-6)
    scatter = [[0.420190, 0.021763], [0.021763, 0.164257]]
    close(answer.within_scatter(X, y), scatter, ("类内散度矩阵", "the within-class scatter"), abs=1e-6)


@example_check(
    "3.0α 上的方向平行于 (0.195, 0.981), 那里 J = 0.1034, 错的是 6、7、8、14、15 号瓜",
    "The direction on 3.0α is parallel to (0.195, 0.981); J is 0.1034 there, and melons 6, 7, 8, 14 and 15 are misread",
    points=15,
    book="(3.35), (3.39)",
    hint=("解线性方程组 S_w w = μ_0 - μ_1.", "Solve the linear system S_w w = μ_0 - μ_1."),
)
def test_direction_on_melons(answer):
    X, y = melons()
    w = array(answer.lda_direction(X, y), (2,), ("w", "w"))
    _name_known_slips(w, X, y)
    parallel(w, DIRECTION, ("w", "w"))
    close(answer.rayleigh(DIRECTION, X, y), 0.103365, ("瑞利商", "the Rayleigh quotient"), abs=1e-6)
    predicted = integers(answer.predict(DIRECTION, X, y, X), 17, ("预测", "the predictions"), binary=True)
    equal([i + 1 for i in range(17) if predicted[i] != y[i]], MISREAD, ("分错的瓜", "the melons misread"))


@example_check(
    "鸢尾花三类的两个投影方向, 广义特征值是 32.19 与 0.285",
    "The two directions for the three classes of iris have generalised eigenvalues 32.19 and 0.285",
    points=10,
    book="(3.45)",
    hint=("S_w^-1 S_b 不对称, 不能用 np.linalg.eigh.", "S_w^-1 S_b is not symmetric: np.linalg.eigh is not for it."),
)
def test_projection_on_iris(answer):
    table = iris()
    found = _eigenvalues_of(answer.lda_projection(table["X"], table["y"], 2), table["X"], table["y"], 2)
    close(found, [32.1919, 0.2854], ("广义特征值", "the generalised eigenvalues"), abs=1e-4)


@property_check(
    "均值、类内散度、类间散度都符合定义; 两种散度之和是全局散度",
    "Means, within-class and between-class scatter are what they are defined to be, and the two add up to the total scatter",
    points=15,
    book="(3.40)-(3.43)",
    given={"data": several_classes()},
    hint=(
        "散度是外积之和, 是 (d, d) 的矩阵; 类间散度中第 i 类的权是 m_i.",
        "Scatter is a sum of outer products, a (d, d) matrix; between classes, class i has weight m_i.",
    ),
)
def test_scatters_are_their_definition(answer, data):
    X, y = data["X"], data["y"]
    label = int(y[0])
    close(answer.class_mean(X, y, label), _oracle(X, y)["means"][label], ("类均值", "the class mean"))
    within = close(answer.within_scatter(X, y), _oracle(X, y)["within"], ("类内散度", "the within-class scatter"))
    between = close(answer.between_scatter(X, y), _oracle(X, y)["between"], ("类间散度", "the between-class scatter"))
    total = (X - X.mean(axis=0)).T @ (X - X.mean(axis=0))
    close(within + between, total, ("两种散度之和", "the sum of both scatters"), abs=1e-8)


@property_check(
    "没有哪个方向的瑞利商超过 `lda_direction` 的: S_w w 平行于 μ_0 - μ_1",
    "No direction has a larger Rayleigh quotient than `lda_direction`: S_w w is parallel to μ_0 - μ_1",
    points=20,
    book="(3.35), (3.39)",
    given={"data": two_classes(), "v": st.lists(st.integers(-3, 3), min_size=3, max_size=3)},
    hint=(
        "`rayleigh` 的分子是 (w·(μ_0 - μ_1))², 分母是 w^T S_w w.",
        "The numerator of `rayleigh` is (w·(μ_0 - μ_1))², its denominator w^T S_w w.",
    ),
)
def test_direction_is_best(answer, data, v):
    X, y = data["X"], data["y"]
    w = array(answer.lda_direction(X, y), (X.shape[1],), ("w", "w"))
    within, gap = _oracle(X, y)["within"], _gap(data)
    parallel(within @ w, gap, ("S_w w", "S_w w"))
    best = float(gap @ np.linalg.solve(within, gap))
    close(answer.rayleigh(w, X, y), best, ("该方向的瑞利商", "the Rayleigh quotient there"), abs=1e-7, rel=1e-7)
    other = np.array(v[: X.shape[1]], dtype=float)
    other = other if np.any(other) else np.eye(X.shape[1])[0]
    wanted = float((other @ gap) ** 2 / (other @ within @ other))
    close(
        answer.rayleigh(other, X, y),
        wanted,
        ("另一方向的瑞利商", "the Rayleigh quotient of another direction"),
        abs=1e-8,
    )


@property_check(
    "投影矩阵的各列满足 S_b v = λ S_w v, λ 依次是最大的几个",
    "Every column of the projection satisfies S_b v = λ S_w v, with the largest λ in order",
    points=10,
    book="(3.45)",
    given={"data": projections().filter(lambda data: _are_apart(data))},
    hint=(
        "np.linalg.eig 不排序; 特征向量是它返回的矩阵的列.",
        "np.linalg.eig does not sort; eigenvectors are the columns of the matrix that it returns.",
    ),
)
def test_projection_is_eigenvectors(answer, data):
    X, y, n_components = data["X"], data["y"], data["n_components"]
    found = _eigenvalues_of(answer.lda_projection(X, y, n_components), X, y, n_components)
    wanted = _generalised_eigenvalues(X, y)[:n_components]
    close(found, wanted, ("广义特征值", "the generalised eigenvalues"), abs=1e-7, rel=1e-6)


@property_check(
    "预测取投影后较近的类均值, 与 w 的长度和正负号无关",
    "The prediction is the class of the nearer projected mean, whatever the length and sign of w",
    points=5,
    given={
        "data": two_classes(),
        "w": st.lists(st.integers(-3, 3), min_size=3, max_size=3),
        "scale": st.sampled_from((1.0, -3.75, 0.01)),
    },
    also=[
        {
            "data": {"X": np.array([[0.0], [2.0], [1.0], [1.5]]), "y": np.array([0, 1, 0, 1])},
            "w": [1, 0, 0],
            "scale": -2.0,
        }
    ],
    hint=(
        "阈值是两个投影均值的中点, 不是 0; 均值只由训练样本算出.",
        "The threshold is the middle of the two projected means, not 0; only training samples make the means.",
    ),
)
def test_predictions(answer, data, w, scale):
    X, y = data["X"], data["y"]
    w = np.array(w[: X.shape[1]], dtype=float)
    w = w if np.any(w) else np.eye(X.shape[1])[0]
    means = [_oracle(X, y)["means"][label] @ w for label in (0, 1)]
    points = np.vstack([X + 0.5, X - 3.0])
    margin = [abs(p - means[0]) - abs(p - means[1]) for p in points @ w]
    clear = [i for i in range(len(points)) if abs(margin[i]) > 1e-6]
    got = integers(answer.predict(scale * w, X, y, points), len(points), ("预测", "the predictions"), binary=True)
    equal(
        [got[i] for i in clear],
        [int(margin[i] > 0) for i in clear],
        ("不在分界上的预测", "the predictions off the boundary"),
    )
    # Both means and all distances are exact here, so that the tie is one.
    tie = answer.predict(
        np.array([scale]), np.array([[0.0], [4.0]]), np.array([0, 1]), np.array([[2.0], [3.0], [-9.0]])
    )
    equal(tie, [0, 1, 0], ("等距处的预测", "the prediction at equal distance"))


@property_check(
    "可逆线性变换 X → XA + c 使方向变为 A^-1 w, 判决不变; 交换两类、重复样本都不改变方向",
    "An invertible map X → XA + c turns the direction into A^-1 w and keeps the decisions; swapping classes or repeating samples keeps the direction",
    points=5,
    given={"data": two_classes((5, 10), (2, 2)), "a": st.integers(-2, 2), "b": st.integers(1, 3)},
    hint=("均值与散度都要随数据一起变换.", "Means and scatter move with the data."),
)
def test_relations(answer, data, a, b):
    X, y = data["X"], data["y"]
    w = array(answer.lda_direction(X, y), (2,), ("w", "w"))
    require(np.any(w), "w 不能是零向量", "w must not be the zero vector", got=w)
    A = np.array([[1.0, a], [0.0, b]])
    mapped = answer.lda_direction(X @ A + [1.0, -2.0], y)
    parallel(mapped, np.linalg.solve(A, w), ("变换后的 w", "w after the map"))
    parallel(answer.lda_direction(X, 1 - y), w, ("交换两类后的 w", "w with the classes swapped"))
    parallel(
        answer.lda_direction(np.vstack([X, X]), np.append(y, y)),
        w,
        ("重复样本后的 w", "w with samples repeated"),
    )
    best = np.linalg.solve(_oracle(X, y)["within"], _gap(data))
    before = integers(answer.predict(best, X, y, X), len(y), ("预测", "the predictions"), binary=True)
    swapped = integers(answer.predict(best, X, 1 - y, X), len(y), ("预测", "the predictions"), binary=True)
    means = _oracle(X, y)["means"]
    sides = np.abs((X - means[0]) @ best) - np.abs((X - means[1]) @ best)
    clear = [i for i in range(len(y)) if abs(sides[i]) > 1e-6 * np.abs(best).max()]
    equal([before[i] for i in clear], [int(sides[i] > 0) for i in clear], ("预测", "the predictions"))
    equal(
        [swapped[i] for i in clear],
        [int(sides[i] <= 0) for i in clear],
        ("交换两类后的预测", "the predictions with classes swapped"),
    )


@example_check(
    "只有一个特征、有全同的列、有重复的列、某类只有一个样本时都有答案",
    "One feature, a constant column, a repeated column and a class of one sample all have an answer",
    points=5,
    hint=("S_w 奇异时用 np.linalg.pinv, 不要用 inv.", "Where S_w is singular use np.linalg.pinv, not inv."),
)
def test_degenerate(answer):
    y = np.array([0, 0, 0, 1, 1])
    line = np.array([[0.0], [1.0], [2.0], [4.0], [7.0]])
    plane = np.hstack([line, [[1.0], [-1.0], [0.0], [2.0], [2.0]]])
    cases = [
        (line, y),
        (np.hstack([plane, np.full((5, 1), 3.0)]), y),
        (np.hstack([plane, line]), y),
        (plane, np.array([0, 0, 0, 0, 1])),
    ]
    for X, labels in cases:
        w = array(answer.lda_direction(X, labels), (X.shape[1],), ("w", "w"))
        gap = _gap({"X": X, "y": labels})
        parallel(_oracle(X, labels)["within"] @ w, gap, ("S_w w", "S_w w"))
    alone = plane, np.array([0, 0, 0, 0, 1])
    close(answer.within_scatter(*alone), _oracle(*alone)["within"], ("类内散度", "the within-class scatter"))


@picture(
    "3.0α 在最优方向上的投影",
    "3.0α projected on the best direction",
    alt=(
        "横轴密度, 纵轴含糖率; 实线是你的投影方向, 短线把每个瓜连到它的投影, 虚线是过两个投影均值中点的分界线.",
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
    for label, colour, name in ((1, "tab:green", says("好瓜", "good")), (0, "tab:red", says("坏瓜", "bad"))):
        axes.scatter(*X[y == label].T, color=colour, label=name)
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


def _is_regular(data) -> bool:
    return bool(np.linalg.cond(_oracle(data["X"], data["y"])["within"]) <= 1e4)


def _generalised_eigenvalues(X, y):
    within, between = _oracle(X, y)["within"], _oracle(X, y)["between"]
    return sorted(np.linalg.eigvals(np.linalg.solve(within, between)).real, reverse=True)


def _are_apart(data) -> bool:
    """Whether the wanted eigenvalues differ by 1 % from each other and from the next."""
    values = [*_generalised_eigenvalues(data["X"], data["y"]), 0.0]
    kept = values[: data["n_components"]]
    return kept[-1] > 1e-3 and all(next_one < 0.99 * value for value, next_one in zip(kept, values[1:], strict=False))


def _eigenvalues_of(projection, X, y, n_components):
    """v^T S_b v / v^T S_w v of every column, each of which must be a generalised eigenvector."""
    columns = array(projection, (X.shape[1], n_components), ("投影矩阵", "the projection")).T
    within, between = _oracle(X, y)["within"], _oracle(X, y)["between"]
    values = []
    for k, v in enumerate(columns):
        require(np.any(v), f"第 {k} 列不能是零向量", f"Column {k} must not be zero", got=projection)
        v = v / np.linalg.norm(v)
        value = float(v @ between @ v / (v @ within @ v))
        residual = between @ v - value * (within @ v)
        require(
            np.linalg.norm(residual) <= 1e-6 * (np.linalg.norm(between) + value * np.linalg.norm(within)),
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
            "这是用协方差矩阵 (除以样本数) 之和得到的方向; (3.33) 的散度不除以样本数",
            "This direction comes from covariance matrices; the scatter of (3.33) is not divided by the number of samples",
        ),
        (
            np.linalg.solve(np.cov(bad.T, ddof=0) + np.cov(good.T, ddof=0), gap),
            "这是用协方差矩阵 (除以样本数) 之和得到的方向; (3.33) 的散度不除以样本数",
            "This direction comes from covariance matrices; the scatter of (3.33) is not divided by the number of samples",
        ),
        (
            gap,
            "这是两类均值之差的方向, 还没有乘 S_w 的逆",
            "This is the difference of the means, not yet multiplied by the inverse of S_w",
        ),
        (
            (1 / within) @ gap,
            "S_w 被逐元素取了倒数, 而不是求逆矩阵",
            "S_w was inverted entry by entry, not as a matrix",
        ),
    ]
    for direction, zh, en in slips:
        cosine = abs(w @ direction) / (np.linalg.norm(w) * np.linalg.norm(direction) or 1.0)
        require(not cosine > 1 - 1e-9, zh, en, expected=DIRECTION, got=w)
