"""Checks of exercise 3.1."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    close,
    equal,
    example_check,
    exercise,
    memo,
    number,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import grid, matrices, seeds

from .shared import with_ones

EXERCISE = exercise(
    kind="derive",
    book="§3.2",
    patterns=["derived formula", "certificate", "witness"],
    hints=[
        (
            "最优的 b 等于 ȳ - w·x̄: 它什么时候一定是 0?",
            "The best b is ȳ - w·x̄: when is it zero for sure?",
        )
    ],
    written={
        "essay": [
            ("说出中心化 (X 与 y 都减去均值) 后不需要 b", "Says that b is not needed once X and y are both centred"),
            ("说出特征里已含常数时 b 多余", "Says that b is redundant when the features already span a constant"),
            ("区分了回归与分类: 分类时 b 就是阈值", "Tells regression from classification, where b is the threshold"),
        ]
    },
    equivalent_mutants={
        "if rest @ rest <= 1e-12:": "Differs only where the squared length is exactly 1e-12, which is rounding anyway.",
        "X = rng.uniform(1.5, 1.5, (n, d))": "Another right example: the columns may be constant.",
        "X = rng.uniform(0.5, 0.5, (n, d))": "Another right example: the columns may be constant.",
        "X = rng.uniform(0.5, 2.5, (n, d))": "Another right example: the range of the features is free.",
        "return X, X.sum(axis=1) - noise / np.linalg.norm(noise)": "Another right example: the sign of the noise is free.",
    },
)


@st.composite
def regressions(draw, samples=(2, 8), features=(1, 3), full_rank=False):
    """{"X", "y"} of small numbers; columns may be repeated or constant unless [X 1] must have full column rank."""
    X = draw(matrices(samples, features, stretch=False).filter(lambda X: not full_rank or _spans(X)))
    if not full_rank and draw(st.integers(0, 3)) == 0:
        X = np.hstack([X, X[:, :1] * draw(st.integers(0, 2))])
    if not full_rank and draw(st.integers(0, 3)) == 0:
        X = np.hstack([X, np.full((len(X), 1), float(draw(st.integers(1, 3))))])
    y = draw(st.lists(grid(-5, 5, 0.5), min_size=len(X), max_size=len(X)))
    return {"X": X, "y": np.array(y)}


@example_check(
    "x = 1, 2, 3, 4, y = 3, 5, 7, 9: 带 b 时 w = 2, b = 1, 没有误差; 不带 b 时 w = 7/3, SSE 为 2/3",
    "x = 1, 2, 3, 4 and y = 3, 5, 7, 9: w = 2, b = 1 without error; w = 7/3 and SSE 2/3 if b is left out",
    points=15,
    book="(3.7), (3.8)",
    hint=("不带 b 时 w = Σ x_i y_i / Σ x_i², 不减均值.", "Without b, w = Σ x_i y_i / Σ x_i²; no mean is subtracted."),
)
def test_four_points(answer):
    X, y = np.array([[1.0], [2.0], [3.0], [4.0]]), np.array([3.0, 5.0, 7.0, 9.0])
    w, b = sequence(answer.fit_with_bias(X, y), 2, ("(w, b)", "(w, b)"))
    close(w, [2.0], ("w", "w"))
    close(b, 1.0, ("b", "b"))
    close(answer.fit_without_bias(X, y), [7 / 3], ("不带 b 的 w", "w without b"))
    close(answer.sse_drop(X, y), 2 / 3, ("SSE 的降低", "the drop of the SSE"))


@property_check(
    "带 b 与不带 b 的拟合值都是最小二乘的拟合值, 列线性相关时也是",
    "The fitted values with b and without are those of least squares, for dependent columns too",
    points=15,
    book="(3.11)",
    given={"data": regressions()},
    hint=(
        "X^T X 不可逆时用 np.linalg.lstsq; b 一般不等于 y 的均值.",
        "Where X^T X is singular use np.linalg.lstsq; b is not the mean of y in general.",
    ),
)
def test_fits_are_least_squares(answer, data):
    X, y = data["X"], data["y"]
    w, b = sequence(answer.fit_with_bias(X, y), 2, ("(w, b)", "(w, b)"))
    fitted = X @ array(w, (X.shape[1],), ("w", "w")) + number(b, ("b", "b"))
    close(fitted, _fitted(with_ones(X), y), ("带 b 的拟合值", "the fitted values with b"), abs=1e-7)
    without = X @ array(answer.fit_without_bias(X, y), (X.shape[1],), ("w", "w"))
    close(without, _fitted(X, y), ("不带 b 的拟合值", "the fitted values without b"), abs=1e-7)


@property_check(
    "SSE 的降低等于两次拟合的 SSE 之差; 常数已在各列的线性组合之中时恰为 0",
    "The drop is the difference of the two smallest SSEs, and 0 where the columns span a constant already",
    points=25,
    given={"data": regressions()},
    hint=(
        "把全 1 向量在 X 各列上的投影减掉, 剩下的 r 与 y 的内积说明一切; r 为 0 时留意舍入.",
        "Take from the all-one vector its projection on the columns of X: the inner product of the rest r with y says "
        "it all. Mind rounding where r is zero.",
    ),
)
def test_drop_of_sse(answer, data):
    X, y = data["X"], data["y"]
    close(answer.sse_drop(X, y), _drop(X, y), ("SSE 的降低", "the drop of the SSE"), abs=1e-7)


@property_check(
    "在 `remove_bias` 给出的新数据上, 不带 b 的 w 与最小 SSE 就是原来带 b 的",
    "On the data of `remove_bias`, w and the smallest SSE without b are those with b on the old data",
    points=20,
    given={"data": regressions((4, 8), (1, 3), full_rank=True)},
    hint=(
        "什么变换使最优的 b 恰为 0? 只有 w 对还不够, 误差也要一样.",
        "Which change makes the best b exactly 0? It is not enough that w is right: the errors must agree as well.",
    ),
)
def test_bias_is_removed(answer, data):
    X, y = data["X"], data["y"]
    points, targets = sequence(answer.remove_bias(X, y), 2, ("新数据", "the new data"))
    points, targets = array(points, X.shape, ("新的 X", "the new X")), array(targets, y.shape, ("新的 y", "the new y"))
    wanted = np.linalg.lstsq(with_ones(X), y, rcond=None)[0]
    w = np.linalg.lstsq(points, targets, rcond=None)[0]
    close(w, wanted[:-1], ("新数据上不带 b 的 w", "w without b on the new data"), abs=1e-7, rel=1e-7)
    sse, wanted_sse = float(np.sum((targets - points @ w) ** 2)), float(np.sum((y - _fitted(with_ones(X), y)) ** 2))
    close(
        sse, wanted_sse, ("新数据上不带 b 的最小 SSE", "the smallest SSE without b on the new data"), abs=1e-7, rel=1e-7
    )


@property_check(
    "`needless_example` 的数据不需要 b, 而各列与 y 的均值都不是 0, 也不是精确的线性关系",
    "The data of `needless_example` need no b, though no mean is zero and y is not exactly linear in X",
    points=15,
    given={"d": st.integers(1, 4), "more": st.integers(0, 6), "seed": seeds()},
    also=[{"d": 1, "more": 0, "seed": 62}],
    examples=30,
    hint=(
        "先定 X 和 w, 再给 y 加上与 X 各列、与全 1 向量都正交的误差.",
        "Fix X and w, then add to y an error that is orthogonal to the columns of X and to the all-one vector.",
    ),
)
def test_needless_example(answer, d, more, seed):
    n = d + 3 + more
    X, y = sequence(answer.needless_example(n, d, seed), 2, ("(X, y)", "(X, y)"))
    X, y = array(X, (n, d), ("X", "X")), array(y, (n,), ("y", "y"))
    means = np.append(X.mean(axis=0), y.mean())
    require(
        np.abs(means).min() >= 0.1,
        "各列与 y 的均值的绝对值都应不小于 0.1",
        "The means of the columns and of y should all be at least 0.1 in size",
        got=means,
    )
    without, with_b = (float(np.sum((y - _lstsq_fitted(columns, y)) ** 2)) for columns in (X, with_ones(X)))
    require(without >= 1e-3, "最小 SSE 应不小于 0.001", "The smallest SSE should be at least 0.001", got=without)
    drop = without - with_b
    require(
        drop <= 1e-9 * max(1.0, float(y @ y)),
        "加上 b 不应再降低 SSE, 而这里降低了",
        "b should not lower the SSE, but here it does",
        expected=0.0,
        got=drop,
    )


@property_check(
    "`dummy_columns` 每个不同取值一列 0/1, 各列之和是全 1 向量, 与别的特征放在一起时 b 不起作用",
    "`dummy_columns` has a 0/1 column for each different value; they add up to ones, and beside them b has no effect",
    points=10,
    given={"values": st.lists(st.sampled_from(("青绿", "乌黑", "浅白")), min_size=2, max_size=8), "seed": seeds()},
    hint=("k 个取值要 k 列; 去掉一列, b 就又有用了.", "k values need k columns; with one left out b is of use again."),
)
def test_dummy_columns(answer, values, seed):
    different = list(dict.fromkeys(values))
    got = array(answer.dummy_columns(values), (len(values), len(different)), ("0/1 列", "the 0/1 columns"), binary=True)
    wanted = sorted([float(value == other) for value in values] for other in different)
    equal(sorted(got.T.tolist()), wanted, ("各列 (排序后)", "the columns (sorted)"))
    rng = np.random.default_rng(seed)
    X, y = np.hstack([got, rng.integers(-5, 6, (len(values), 1))]), rng.integers(-5, 6, len(values)).astype(float)
    close(answer.sse_drop(X, y), 0.0, ("有这些列时 SSE 的降低", "the drop of the SSE beside these columns"), abs=1e-7)


@picture(
    "带 b 与不带 b 的直线",
    "The lines with b and without",
    alt=(
        "左图是原数据, 过原点的直线拟合得差; 右图是 `remove_bias` 之后, 过原点的直线与带 b 的平行.",
        "On the left the data, which a line through the origin fits badly; on the right the same after `remove_bias`, "
        "where the line through the origin is parallel to the one with b.",
    ),
)
def draw_lines(figure, answer, reference, says):
    x = np.linspace(1, 4, 10)
    X, y = x[:, None], 2 + 0.8 * x + 0.4 * np.sin(7 * x)
    left, right = figure.subplots(1, 2)
    new_X, new_y = answer.remove_bias(X, y)
    (slope,), b = answer.fit_with_bias(X, y)
    for axes, points, targets in ((left, X, y), (right, np.asarray(new_X), np.asarray(new_y))):
        axes.scatter(points, targets, color="black")
        ends = np.array([min(0, points.min()), max(0, points.max())])
        (through_origin,) = answer.fit_without_bias(points, targets)
        axes.plot(ends, through_origin * ends, label=says("不带 b", "without b"))
        axes.plot(0, 0, "+", color="gray", markersize=12)
        axes.set_xlabel("x")
    left.plot([0, 4], [b, 4 * slope + b], label=says("带 b", "with b"))
    left.set_ylabel("y")
    left.set_title(says("原数据", "the data"))
    right.set_title(says("变换之后", "after the change"))
    left.legend(loc="lower right")


@memo
def _fitted(columns, y):
    """The projection of y on the columns, exact up to the last rounding: Gram and Schmidt in fractions."""
    vector = [Fraction(float(v)) for v in y]
    rest = list(vector)
    basis: list[list[Fraction]] = []
    for column in columns.T:
        direction = [Fraction(float(v)) for v in column]
        for known in basis:
            direction = _without(direction, known)
        if any(direction):
            basis.append(direction)
            rest = _without(rest, direction)
    return [float(v - r) for v, r in zip(vector, rest, strict=True)]


def _without(vector, direction):
    share = _dot(vector, direction) / _dot(direction, direction)
    return [v - share * d for v, d in zip(vector, direction, strict=True)]


def _dot(a, b):
    return sum(u * v for u, v in zip(a, b, strict=True))


def _drop(X, y) -> float:
    without, with_b = np.array(_fitted(X, y)), np.array(_fitted(with_ones(X), y))
    return float(np.sum((y - without) ** 2) - np.sum((y - with_b) ** 2))


def _lstsq_fitted(columns, y):
    return columns @ np.linalg.lstsq(columns, y, rcond=None)[0]


def _spans(X) -> bool:
    return bool(np.linalg.matrix_rank(with_ones(X)) == X.shape[1] + 1)
