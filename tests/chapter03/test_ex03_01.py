"""Checks of exercise 3.1."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, close, equal, exercise, hint, memo, number, picture, plain, repeatable, require, seed_matters,
    sequence
)  # fmt: skip
from grader.strategies import grid, labels, matrices, numbers, seeds, without

from .pins import ex03_01 as pins
from .shared import with_ones

EXERCISE = exercise(
    kind="derive",
    book="§3.2",
    patterns=["derived formula", "certificate", "witness"],
    hints=[
        (
            "令 SSE 对 b 的导数为 0，把最优的 b 用 w 和两个均值写出来。",
            "Set the derivative of the SSE by b to zero and write the best b with w and two means.",
        ),
        (
            "最优的 b 等于 ȳ - w·x̄：它什么时候一定是 0？再想：X 的各列已经能凑出常数时呢？",
            "The best b is ȳ - w·x̄: when is it zero for sure? And when do the columns of X make up a constant already?",
        ),
        (
            "r 是全 1 向量减去它在 X 各列上的投影：b 能带来什么，只看 y 与 r 的内积。",
            "Let r be the all-one vector less its projection on the columns of X: the inner product of y and r tells what b "
            "can bring.",
        ),
    ],
    written={
        "essay": [
            ("说出中心化（X 与 y 都减去均值）后不需要 b", "Says that b is not needed once X and y are both centred"),
            ("说出特征里已含常数时 b 多余", "Says that b is redundant when the features already span a constant"),
            ("区分了回归与分类：分类时 b 就是阈值", "Tells regression from classification, where b is the threshold"),
        ]
    },
    contract=[
        (
            "X 的各列可以线性相关，最小点不唯一时给出任何一个都对",
            "The columns of X may be linearly dependent; if the minimiser is not unique, any is right",
        ),
        (
            "数在 10⁻⁵ 到 10⁷ 之间，一列也可以像年份那样集中（2001, 2002, …）；拟合值准到最大的 |y| 的 10⁻⁷，SSE 准到 Σ y² 的 10⁻⁸",
            "Numbers from 10⁻⁵ to 10⁷, a column may be as close together as years are (2001, 2002, …); fitted values are right to "
            "10⁻⁷ of the largest |y|, an SSE to 10⁻⁸ of Σ y²",
        ),
        (
            "一百多个样本、十二列；取值的名字整个相等才算相同：大小写、空白、全角与半角都算不同",
            "More than a hundred samples, twelve columns; values are the same only if all of their text is: case, blanks and width count",
        ),
    ],
)


@st.composite
def regressions(draw, samples=(2, 8), features=(1, 3)):
    """{"X", "y"}; [X 1] has full column rank."""
    stretch = without("offset", "constant", "dependent", "wide")
    X = draw(matrices(samples, features, stretch=stretch).filter(lambda X: _spans(X)))
    y = draw(numbers((len(X), len(X)), grid(-5, 5, 0.5)))
    return {"X": X, "y": np.array(y)}


@st.composite
def odd_regressions(draw, samples=(2, 8), features=(1, 3), full_rank=False):
    """{"X", "y"}; columns may be repeated or constant, unless [X 1] must have full column rank, or like years."""
    stretch = without("offset", *(("constant", "dependent", "wide") if full_rank else ()))
    X = draw(matrices(samples, features, stretch=stretch).filter(lambda X: not full_rank or _spans(X)))
    if draw(st.integers(0, 3)) == 0 and 1 <= np.abs(X).max() < 100:
        X = X + np.append(2000.0, np.zeros(X.shape[1] - 1))
    if not full_rank and draw(st.integers(0, 3)) == 0:
        X = np.hstack([X, X[:, :1] * draw(st.integers(0, 2))])
    if not full_rank and draw(st.integers(0, 3)) == 0:
        X = np.hstack([X, np.full((len(X), 1), float(draw(st.integers(1, 3))))])
    y = draw(numbers((len(X), len(X)), grid(-5, 5, 0.5)))
    return {"X": X, "y": np.array(y)}


@check(points=1, book="(3.7), (3.8)")
def test_four_points(answer):
    """四个点：x = 1, 2, 3, 4, y = 3, 5, 7, 9 / Four points: x = 1, 2, 3, 4 and y = 3, 5, 7, 9"""
    X, y = np.array([[1.0], [2.0], [3.0], [4.0]]), np.array([3.0, 5.0, 7.0, 9.0])
    with hint("这四个点在一条直线上。", "The four points lie on a line."):
        w, b = sequence(answer.fit_with_bias(X, y), 2, ("(w, b)", "(w, b)"))
        close(w, [2.0], ("w", "w"))
        close(b, 1.0, ("b", "b"))
    with hint(
        "不带 b 时令 Σ (y_i - w x_i)² 对 w 的导数为 0。", "Without b: set the derivative of Σ (y_i - w x_i)² to zero."
    ):
        close(answer.fit_without_bias(X, y), [7 / 3], ("不带 b 的 w", "w without b"))
    with hint(
        "带 b 时 SSE 是 0，降低的就是不带 b 的 SSE。", "With b the SSE is 0: all of the SSE without b goes away."
    ):
        close(answer.sse_drop(X, y), 2 / 3, ("SSE 的降低", "the drop of the SSE"))


@check(
    points=1,
    book="(3.11)",
    given={"data": regressions()},
    also=pins.data,
    strict_given={"data": odd_regressions()},
    strict=pins.odd,
)
def test_fit_with_bias(answer, data):
    """带 b 的拟合值是最小二乘的拟合值 / The fitted values with b are those of least squares"""
    X, y = data["X"], data["y"]
    with hint(*(HINT_SINGULAR if _is_odd(with_ones(X)) else HINT_WITH)):
        w, b = sequence(answer.fit_with_bias(X, y), 2, ("(w, b)", "(w, b)"))
        fitted = X @ array(w, (X.shape[1],), ("w", "w")) + number(b, ("b", "b"))
        accuracy = FITTED * float(np.abs(y).max())
        close(fitted, _fitted(with_ones(X), y), ("带 b 的拟合值", "the fitted values with b"), abs=accuracy)


@check(
    points=0.5,
    book="(3.11)",
    given={"data": regressions()},
    also=pins.data,
    strict_given={"data": odd_regressions()},
    strict=pins.odd,
)
def test_fit_without_bias(answer, data):
    """不带 b 的拟合值是最小二乘的拟合值 / The fitted values without b are those of least squares"""
    X, y = data["X"], data["y"]
    with hint(*(HINT_SINGULAR if _is_odd(X) else HINT_WITHOUT)):
        alone = X @ array(answer.fit_without_bias(X, y), (X.shape[1],), ("w", "w"))
        accuracy = FITTED * float(np.abs(y).max())
        close(alone, _fitted(X, y), ("不带 b 的拟合值", "the fitted values without b"), abs=accuracy)


@check(
    points=2.5,
    given={"data": regressions()},
    also=pins.data,
    strict_given={"data": odd_regressions()},
    strict=[*pins.odd, *pins.two_years],
    hint=(
        "最直接的办法：两次拟合的 SSE 相减。或者把全 1 向量在 X 各列上的投影减掉，看剩下的 r 与 y 的内积；r 为 0 时留意舍入，但 r 小不等于"
        " r 为 0。",
        "The plain way: the difference of the SSEs of two fits. Or take from the all-one vector its projection on the columns of "
        "X and look at the inner product of the rest r with y; mind rounding where r is zero, but a small r is not zero.",
    ),
)
def test_drop_of_sse(answer, data):
    """SSE 的降低等于两次拟合的 SSE 之差 / The drop is the difference of the two smallest SSEs"""
    X, y = data["X"], data["y"]
    close(answer.sse_drop(X, y), _drop(X, y), ("SSE 的降低", "the drop of the SSE"), abs=SQUARES * float(y @ y))


@check(
    points=2.5,
    given={"data": regressions((4, 8), (1, 3))},
    also=pins.data,
    strict_given={"data": odd_regressions((4, 8), (1, 3), full_rank=True)},
)
def test_bias_is_removed(answer, data):
    """在 `remove_bias` 给出的新数据上，不带 b 的 w 与最小 SSE 就是原来带 b 的 /
    On the data of `remove_bias`, w and the smallest SSE without b are those with b on the old data"""
    X, y = data["X"], data["y"]
    points, targets = sequence(answer.remove_bias(X, y), 2, ("新数据", "the new data"))
    points, targets = array(points, X.shape, ("新的 X", "the new X")), array(targets, y.shape, ("新的 y", "the new y"))
    wanted, w = _lstsq(with_ones(X), y)[:-1], _lstsq(points, targets)
    # In units of what each weight does to the fitted values.
    off = np.abs(w - wanted) * (X - X.mean(axis=0)).std(axis=0)
    with hint("什么变换使最优的 b 恰为 0，而不动 w？", "Which change makes the best b exactly 0 and leaves w alone?"):
        require(
            bool(np.all(off <= FITTED * np.abs(y).max())),
            "新数据上不带 b 的 w 不是原来带 b 的 w",
            "On the new data, w without b is not the w with b on the old data",
            expected=wanted,
            got=w,
        )
    with hint(
        "只有 w 对还不够，误差也要一样：y 要不要变？", "It is not enough that w is right: what should become of y?"
    ):
        sse, wanted_sse = float(np.sum((targets - points @ w) ** 2)), _sse(with_ones(X), y)
        what = ("新数据上不带 b 的最小 SSE", "the smallest SSE without b on the new data")
        close(sse, wanted_sse, what, abs=SQUARES * float(y @ y))


@check(
    points=1,
    given={"d": st.integers(1, 4), "more": st.integers(0, 6), "seed": seeds()},
    also=pins.needless_example,
    examples=30,
)
def test_needless_example(answer, d, more, seed):
    """`needless_example` 的数据不需要 b，而各列与 y 的均值都不是 0，也不是精确的线性关系 /
    The data of `needless_example` need no b, though no mean is zero and y is not exactly linear in X"""
    n = d + 3 + more
    X, y = sequence(
        repeatable(answer, "needless_example", n, d, seed, between=[(n + 1, d, seed)]), 2, ("(X, y)", "(X, y)")
    )
    X, y = array(X, (n, d), ("X", "X")), array(y, (n,), ("y", "y"))
    means = np.append(X.mean(axis=0), y.mean())
    with hint("均值不为 0 也可以不需要 b。", "b may be needless though the means are not zero."):
        require(
            np.all(np.abs(means) > 0.01 * np.append(np.abs(X).max(axis=0), np.abs(y).max())),
            "各列与 y 的均值都应明显不为 0（不小于最大值的百分之一）",
            "No mean of a column or of y should be near 0 (less than a hundredth of the largest entry)",
            got=means,
        )
    with hint("给 y 加上一些误差。", "Add some error to y."):
        rest = y - X @ _lstsq(X, y)
        sse = float(rest @ rest)
        require(
            sse > 1e-6 * float(y @ y),
            "y 几乎恰好等于 Xw：最小 SSE 应明显不为 0",
            "y is all but exactly Xw: the smallest SSE should not be near 0",
            got=sse,
        )
    with hint(
        "先定 X 和 w，再给 y 加误差：这个误差与哪些向量正交时，b 就无事可做？",
        "Fix X and w, then add an error to y: orthogonal to which vectors must it be, so that nothing is left for b?",
    ):
        left = np.ones(n) - X @ _lstsq(X, np.ones(n))
        drop = float((left @ rest) ** 2 / (left @ left)) if left @ left > 1e-16 * n else 0.0
        require(
            drop <= 1e-6 * sse,
            "加上 b 不应再降低 SSE，而这里降低了",
            "b should not lower the SSE, but here it does",
            expected=0.0,
            got=drop,
        )


@check(points=0.5)
def test_seed_of_needless_example(answer):
    """`needless_example` 的数据由种子决定 / The seed decides the data of `needless_example`"""
    found = seed_matters(answer, "needless_example", 7, 2)
    seed_matters(
        answer, "needless_example", 7, 2, seeds=(0, 18_018_000, 36_036_000)
    )  # multiples of 2 to 16, and of 1000
    again = answer.needless_example(7, 2, 0)
    require(
        plain(again) == plain(found[0]),
        "同一个种子两次给出的数据应相同",
        "The same seed should give the same data twice",
        expected=found[0],
        got=again,
    )


@check(
    points=1,
    given={"values": labels(("青绿", "乌黑", "浅白"), min_size=1, max_size=10)},
    also=pins.dummy_columns,
    strict_given={"values": labels(("青绿", "乌黑", "浅白", "青", "1", "10", "a b", "a"), min_size=1, max_size=10)},
    strict=pins.look_alike,
    hint=(
        "k 个取值要 k 列；去掉一列，b 就又有用了。取值整个相等才算相同。",
        "k values need k columns; with one left out b is of use again. Values are the same only if all of the text is.",
    ),
)
def test_dummy_columns(answer, values):
    """`dummy_columns` 每个不同的取值一列 0/1 / `dummy_columns` has a 0/1 column for each different value"""
    different = list(dict.fromkeys(values))
    with at(
        f"{len(values)} 个样本、{len(different)} 个不同的取值",
        f"{len(values)} samples, {len(different)} different values",
    ):
        shape = (len(values), len(different))
        got = array(answer.dummy_columns(values), shape, ("0/1 列", "the 0/1 columns"), binary=True)
    wanted = sorted([float(value == other) for value in values] for other in different)
    equal(sorted(got.T.tolist()), wanted, ("各列（排序后）", "the columns (sorted)"))


@picture(
    "带 b 与不带 b 的直线",
    "The lines with b and without",
    alt=(
        "左图是原数据，过原点的直线拟合得差；右图是 `remove_bias` 之后，过原点的直线与带 b 的平行。",
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


HINT_SINGULAR = (
    "X^T X 可能不可逆，或者因数值悬殊而算不准：有没有不经过它的解法？",
    "X^T X may be singular, or inaccurate where scales differ: which methods do without it?",
)
HINT_WITH = (
    "b 一般不等于 y 的均值：给 X 补一列 1 再求。",
    "b is not the mean of y in general: append a column of ones to X.",
)
HINT_WITHOUT = ("不带 b 的 w 要另外求，不是带 b 的 w。", "w without b is a fit of its own, not the w with b.")
FITTED, SQUARES = 1e-7, 1e-8
"""The accuracy that the contract asks for, in units of the largest |y| and of the sum of y²."""


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


@memo
def _sse(columns, y) -> float:
    return float(np.sum((y - np.array(_fitted(columns, y))) ** 2))


def _drop(X, y) -> float:
    return _sse(X, y) - _sse(with_ones(X), y)


def _lstsq(columns, y):
    return np.linalg.lstsq(columns, y, rcond=None)[0]


def _is_odd(columns) -> bool:
    """Whether X^T X is singular, or nearly."""
    return bool(np.linalg.cond(columns) > 1e4)


def _spans(X) -> bool:
    return bool(np.linalg.matrix_rank(with_ones(X)) == X.shape[1] + 1)
