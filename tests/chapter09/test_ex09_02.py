"""Checks of exercise 9.2."""

import math

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_4_0
from grader.checks import (
    array, at, at_most, check, close, equal, exercise, hint, integers, memo, number, picture, require
)  # fmt: skip
from grader.strategies import edges, matrices, seeds

from .pins import ex09_02 as pins

EXERCISE = exercise(
    kind="prove",
    book="§9.3, (9.44), (9.45)",
    patterns=["two sides", "certificate", "witness"],
    contract=[
        (
            "坐标在一千万附近而彼此相距不到 1，或小到 $10^{-12}$，距离的相对误差至多 $10^{-9}$",
            "Coordinates of ten million that are less than 1 apart, or as small as $10^{-12}$: distances have a relative error of "
            "$10^{-9}$ at most",
        ),
        ("一百多个点、十来维时也对", "Right as well for more than a hundred points, in about ten dimensions"),
        (
            "两个方向只差千万分之一时，点对仍取较大的方向",
            "The pair is of the larger direction where the two differ by a ten-millionth",
        ),
        (
            "`asymmetric_sets` 的 r 从 0.001 到 1000，至多 100 点",
            "`asymmetric_sets` for r from 0.001 to 1000, with at most 100 points",
        ),
    ],
    hints=[
        (
            "先对每个 x 求它到 Z 的最近距离，一张 m×m' 的距离表就够用。",
            "First find for each x how near Z comes; one table of distances serves all functions.",
        ),
        (
            "直递性：固定一个 x，走到 Y 中离它最近的点，再从那里走到 Z。",
            "For the triangle inequality fix an x, walk to the nearest point of Y, and from there to Z.",
        ),
        ("一个方向为 0 意味着一个集合含于另一个。", "One directed distance is 0 if one set is part of the other."),
    ],
    written={
        "proof": [
            (
                "同一性：有限集中距离为 0 等价于互相包含",
                "Identity: for finite sets distance 0 means that each contains the other",
            ),
            (
                "直递性：经 y 的两段，再对 x 取最大，两个方向都说到",
                "The triangle inequality: two legs by way of y, then the maximum over x, both directions",
            ),
            ("说明单向的距离缺哪几条性质", "Says which properties the directed distance lacks"),
        ]
    },
)


@st.composite
def point_sets(draw, count):
    """So many sets in the same space, among them equal ones, parts of one another, and large ones."""
    points = draw(matrices(rows=(count, 14), columns=(1, 3)))
    rng = np.random.default_rng(draw(seeds()))
    cuts = np.sort(rng.choice(np.arange(1, len(points)), size=count - 1, replace=False))
    sets = np.split(rng.permutation(points), cuts)
    if draw(st.integers(0, 3)) == 0:  # a set with the points of another, and some of its own
        sets[-1] = np.vstack([sets[0], sets[-1][: int(rng.integers(len(sets[-1]) + 1))]])
    return sets


@check(points=0.5, book="表 9.1 / table 9.1")
def test_melons_directed(answer):
    """好瓜与坏瓜，瓜 {1, 26, 29} 与 {11, 12}：两个方向的距离 /
    Good and bad melons, and melons {1, 26, 29} and {11, 12}: the distances in the two directions"""
    good, bad = _good_and_bad()
    X, Z = _melons(1, 26, 29), _melons(11, 12)
    for A, B, wanted, zh, en in (
        (good, bad, 0.257018, "好瓜到坏瓜的距离", "the distance from good to bad"),
        (bad, good, 0.239508, "坏瓜到好瓜的距离", "the distance from bad to good"),
        (X, Z, 0.564415, "瓜 {1, 26, 29} 到 {11, 12} 的距离", "the distance from {1, 26, 29} to {11, 12}"),
        (Z, X, 0.605568, "瓜 {11, 12} 到 {1, 26, 29} 的距离", "the distance from {11, 12} to {1, 26, 29}"),
    ):
        got = number(answer.directed(A, B), (zh, en))
        with hint(*_about_directed(got, A, B)):
            close(got, wanted, (zh, en), abs=1e-6)


@check(points=1, book="表 9.1 / table 9.1")
def test_melons(answer):
    """好瓜与坏瓜，瓜 {1, 26, 29} 与 {11, 12}：豪斯多夫距离 /
    Good and bad melons, and melons {1, 26, 29} and {11, 12}: the Hausdorff distance"""
    good, bad = _good_and_bad()
    X, Z = _melons(1, 26, 29), _melons(11, 12)
    for A, B, wanted, zh, en in (
        (good, bad, 0.257018, "好瓜与坏瓜的豪斯多夫距离", "the Hausdorff distance of good and bad"),
        (bad, good, 0.257018, "交换后的豪斯多夫距离", "the Hausdorff distance the other way"),
        (
            X,
            Z,
            0.605568,
            "瓜 {1, 26, 29} 与 {11, 12} 的豪斯多夫距离",
            "the Hausdorff distance of {1, 26, 29} and {11, 12}",
        ),
    ):
        got = number(answer.hausdorff(A, B), (zh, en))
        with hint(*_about_hausdorff(got, A, B)):
            close(got, wanted, (zh, en), abs=1e-6)


@check(points=2, book="(9.14)-(9.17), (9.44)", given={"sets": point_sets(3), "seed": seeds()}, also=pins.axioms)
def test_axioms(answer, sets, seed):
    """豪斯多夫距离对称，恰在两个集合相同时为 0，满足三角不等式，与行的次序和重复无关 /
    The Hausdorff distance is symmetric, 0 just for equal sets, obeys the triangle inequality, and ignores order and repetitions
    """
    X, Y, Z = sets
    rng = np.random.default_rng(seed)
    direct = _judged_distance(answer.hausdorff(X, Z), X, Z, ("X", "Z"))
    got = number(answer.hausdorff(Z, X), "dist_H(Z, X)")
    with hint(*_about_hausdorff(got, Z, X, ("Z", "X"))):
        close(got, direct, "dist_H(Z, X)", abs=0)
    again = X[rng.permutation(np.concatenate([np.arange(len(X)), rng.integers(len(X), size=2)]))]
    what = "X 到打乱、重复后的自己的距离", "the distance of X to itself, shuffled and repeated"
    got = number(answer.hausdorff(X, again), what)
    with hint(*_about_itself(got, X, again)):
        equal(got, 0.0, what)
    there, onward = number(answer.hausdorff(X, Y), "dist_H(X, Y)"), number(answer.hausdorff(Y, Z), "dist_H(Y, Z)")
    about = _about_hausdorff(onward, Y, Z, ("Y", "Z"))
    if abs(there - both_ways(X, Y)) > SMALL * there:
        about = _about_hausdorff(there, X, Y, ("X", "Y"))
    with hint(*about):
        require(
            direct <= (there + onward) * (1 + 1e-9),
            f"dist_H(X, Z) = {direct:.6g} 大于 dist_H(X, Y) + dist_H(Y, Z) = {there:.6g} + {onward:.6g}",
            f"dist_H(X, Z) = {direct:.6g} exceeds dist_H(X, Y) + dist_H(Y, Z) = {there:.6g} + {onward:.6g}",
            got=[direct, there, onward],
        )


@check(points=1, book="(9.45)", given={"sets": point_sets(2)}, also=pins.directed)
def test_directed(answer, sets):
    """单向的距离与逐点计算一致；给 X 添上 Z 中的点不会使它变大 /
    The directed distance agrees with going point by point, and points of Z added to X do not raise it"""
    X, Z = sets
    wanted = one_way(X, Z)
    got = number(answer.directed(X, Z), "dist_h(X, Z)")
    with hint(*_about_directed(got, X, Z)):
        close(got, wanted, "dist_h(X, Z)", abs=0)
    more = np.vstack([X, Z[-1:]])
    what = "X 添上 Z 的一点后的 dist_h", "dist_h with a point of Z added to X"
    got = number(answer.directed(more, Z), what)
    with hint(*_about_directed(got, more, Z)):
        close(got, wanted, what, abs=0)


@check(points=1.5, given={"sets": point_sets(2)}, also=pins.pair, strict=pins.pair_strict)
def test_pair(answer, sets):
    """给出的一对点相距恰为豪斯多夫距离，而且一个是另一个的最近点 /
    The pair is the Hausdorff distance apart, and one of the two is the nearest to the other"""
    X, Z = sets
    i, j = integers(answer.attaining_pair(X, Z), 2, ("下标 (i, j)", "the indices (i, j)"))
    _is_row(i, X, "i", "X")
    _is_row(j, Z, "j", "Z")
    gap = math.dist(X[i], Z[j])
    there, back = one_way(X, Z), one_way(Z, X)
    order = ("较大的是 X 到 Z", "from X to Z is the larger") if there > back else ("两者相等", "which are equal")
    if there < back:
        order = "较大的是 Z 到 X", "from Z to X is the larger"
    with hint(
        f"dist_h(X, Z) = {there:.6g}, dist_h(Z, X) = {back:.6g}, {order[0]}：取那个方向上离对方最远的点，和它的最近点。",
        f"dist_h(X, Z) = {there:.6g} and dist_h(Z, X) = {back:.6g}, {order[1]}: take the point that is farthest from the other set in "
        "that direction, and its nearest one.",
    ):
        close(
            gap,
            both_ways(X, Z),
            (f"X 的第 {i} 点到 Z 的第 {j} 点的距离", f"the distance from point {i} of X to point {j} of Z"),
            abs=0,
        )
        require(
            gap <= (1 + 1e-9) * min(math.dist(X[i], z) for z in Z)
            or gap <= (1 + 1e-9) * min(math.dist(x, Z[j]) for x in X),
            f"X 的第 {i} 点与 Z 的第 {j} 点都有更近的点",
            f"Both point {i} of X and point {j} of Z have nearer points",
            got=[i, j],
        )


@check(points=3, given={"sets": point_sets(3), "place": st.integers(0, 200)}, also=pins.chain)
def test_chain(answer, sets, place):
    """对每个 i，中间点使两段路分别不长于 dist_h(X, Y) 与 dist_h(Y, Z) /
    For every i the intermediate points keep both legs within dist_h(X, Y) and dist_h(Y, Z)"""
    X, Y, Z = sets
    for i in {place % len(X), 0, len(X) - 1}:
        with at(f"i = {i}", f"i = {i}"):
            j, k = integers(answer.triangle_chain(X, Y, Z, i), 2, ("(j, k)", "(j, k)"))
            _is_row(j, Y, "j", "Y")
            _is_row(k, Z, "k", "Z")
            near = _nearest(X[i], Y)
            with hint(
                f"Y 中离 X 的第 {i} 点最近的是第 {near} 点，相距 {math.dist(X[i], Y[near]):.6g}。",
                f"Nearest to point {i} of X is point {near} of Y, {math.dist(X[i], Y[near]):.6g} away.",
            ):
                at_most(math.dist(X[i], Y[j]), one_way(X, Y), ("第一段", "the first leg"))
            near = _nearest(Y[j], Z)
            about = (
                f"Z 中离 Y 的第 {j} 点最近的是第 {near} 点，相距 {math.dist(Y[j], Z[near]):.6g}。",
                f"Nearest to point {j} of Y is point {near} of Z, {math.dist(Y[j], Z[near]):.6g} away.",
            )
            if k == _nearest(X[i], Z):
                about = (
                    f"第 {k} 点离 X 的第 {i} 点最近；第二段却从 Y 的第 {j} 点出发。",
                    f"Point {k} is the nearest to point {i} of X; but the second leg begins at point {j} of Y.",
                )
            with hint(*about):
                at_most(math.dist(Y[j], Z[k]), one_way(Y, Z), ("第二段", "the second leg"))


@check(
    points=1,
    given={"n": st.integers(1, 4), "r": st.sampled_from((0.25, 1.0, 3.5, 20.0))},
    also=pins.asymmetric,
    strict_given={"n": st.integers(1, 4), "r": edges(0.001, 1000.0)},
    strict=pins.asymmetric_strict,
)
def test_asymmetric(answer, n, r):
    """给出的两个集合，一个方向的距离是 0，另一个方向是 r / Of the two sets one direction is 0 and the other is r"""
    got = answer.asymmetric_sets(n, r)
    require(
        isinstance(got, (tuple, list, np.ndarray)) and len(got) == 2,
        "应返回两个点集 (X, Z)",
        "It should return two sets (X, Z)",
        got=got,
    )
    X, Z = array(got[0], (None, n), ("X", "X")), array(got[1], (None, n), ("Z", "Z"))
    for points, name in ((X, "X"), (Z, "Z")):
        require(1 <= len(points) <= 100, f"{name} 应有 1 到 100 个点", f"{name} should have 1 to 100 points", got=got)
    inside = "X 的点应当都在 Z 中。", "All points of X should be in Z."
    if one_way(Z, X) == 0:
        inside = (
            "两个集合的次序反了：X 的点应当都在 Z 中。",
            "The sets are in the wrong order: all points of X should be in Z.",
        )
    with hint(*inside):
        equal(one_way(X, Z), 0.0, ("你的集合的 dist_h(X, Z)", "dist_h(X, Z) of your sets"))
    with hint(
        f"Z 中离 X 最远的点要恰好相距 r = {r:g}；各坐标差的平方相加再开方。",
        f"The point of Z farthest from X should be exactly r = {r:g} away, by the root of the sum of the squared differences.",
    ):
        close(one_way(Z, X), r, ("你的集合的 dist_h(Z, X)", "dist_h(Z, X) of your sets"), abs=0)


@picture(
    "好瓜与坏瓜之间的豪斯多夫距离",
    "The Hausdorff distance of good and bad melons",
    alt=(
        "散点图：圆点是好瓜，三角是坏瓜；线段连着你给出的一对点，圆以其一为心，半径是豪斯多夫距离。",
        "Scatter plot: dots are good melons, triangles bad ones; a segment joins the pair that you named, and a circle round one "
        "of them has the Hausdorff distance as its radius.",
    ),
)
def draw_pair(figure, answer, reference, says):
    good, bad = _good_and_bad()
    i, j = integers(answer.attaining_pair(good, bad), 2)
    radius = number(answer.hausdorff(good, bad))
    figure.set_size_inches(6, 5)
    axes = figure.subplots()
    axes.plot(*good.T, "o", label=says("好瓜", "good"))
    axes.plot(*bad.T, "^", label=says("坏瓜", "bad"))
    axes.plot(*zip(good[i], bad[j], strict=True), "k-")
    angles = np.linspace(0, 2 * math.pi, 100)
    axes.plot(good[i][0] + radius * np.cos(angles), good[i][1] + radius * np.sin(angles), "k:")
    axes.set_aspect("equal")
    axes.set_xlabel(says("密度", "density"))
    axes.set_ylabel(says("含糖率", "sugar content"))
    axes.legend()


SMALL = 1e-9
"""How far a distance may be off, relative to its size."""


@memo
def one_way(X, Z) -> float:
    return max(min(math.dist(x, z) for z in Z) for x in X)


def both_ways(X, Z) -> float:
    return max(one_way(X, Z), one_way(Z, X))


def _melons(*ids):
    return watermelon_4_0()["X"][np.array(ids) - 1]


def _good_and_bad():
    data = watermelon_4_0()
    return [np.array([x for x, y in zip(data["X"], data["y"], strict=True) if y == label]) for label in "是否"]


def _nearest(x, Z):
    return min(range(len(Z)), key=lambda j: math.dist(x, Z[j]))


def _about_directed(got, X, Z, names=("X", "Z")):
    """The hint for a directed distance: which two points are so far apart as it says, and why they do not count."""
    A, B = names
    wanted = one_way(X, Z)
    i = max(range(len(X)), key=lambda i: math.dist(X[i], Z[_nearest(X[i], Z)]))
    j = _nearest(X[i], Z)
    attained = (
        f"{A} 的第 {i} 点离 {B} 最远，最近的是 {B} 的第 {j} 点，相距 {wanted:.6g}。",
        f"Farthest from {B} is point {i} of {A}: its nearest is point {j} of {B}, {wanted:.6g} away.",
    )
    if wanted == 0:
        attained = f"{A} 的点都在 {B} 中。", f"Every point of {A} is in {B}."
    if abs(got - wanted) <= 1e-7 * max(float(np.abs(X).max()), float(np.abs(Z).max())):
        return (
            f"{attained[0]} 位数丢失了吗？距离按坐标差来算，不要展开平方。",
            f"{attained[1]} Have digits been lost? Use differences of coordinates, do not expand the square.",
        )
    pairs = [
        (a, b) for a in range(len(X)) for b in range(len(Z)) if math.isclose(math.dist(X[a], Z[b]), got, rel_tol=1e-7)
    ]
    for a, b in pairs if got > 0 else []:
        c = _nearest(X[a], Z)
        if math.dist(X[a], Z[c]) < got * (1 - 1e-7):
            return (
                f"你的值是 {A} 的第 {a} 点到 {B} 的第 {b} 点的距离，可是 {B} 的第 {c} 点离它更近：{math.dist(X[a], Z[c]):.6g}。",
                f"Yours is the distance of point {a} of {A} to point {b} of {B}, but point {c} of {B} is nearer to it: "
                f"{math.dist(X[a], Z[c]):.6g}.",
            )
    return attained


def _about_hausdorff(got, X, Z, names=("X", "Z")):
    """The hint for the Hausdorff distance: both directions, or what is wrong with the larger one."""
    there, back = one_way(X, Z), one_way(Z, X)
    both = (
        f"两个方向的距离是 {there:.6g} 和 {back:.6g}；取较大的。",
        f"The distances in the two directions are {there:.6g} and {back:.6g}; take the larger.",
    )
    near = [min(there, back), there + back, (there + back) / 2]
    if any(math.isclose(got, value, rel_tol=1e-6) for value in near):
        return both
    if there >= back:
        return _about_directed(got, X, Z, names)
    return _about_directed(got, Z, X, names[::-1])


def _judged_distance(got, X, Z, names):
    what = f"dist_H({names[0]}, {names[1]})"
    got = number(got, what)
    with hint(*_about_hausdorff(got, X, Z, names)):
        return close(got, both_ways(X, Z), what, abs=0)


def _about_itself(got, X, again):
    """The hint for the distance of a set to itself, the rows in another order."""
    for a, x in enumerate(X):
        for b, z in enumerate(again):
            if got > 0 and math.isclose(math.dist(x, z), got, rel_tol=1e-7):
                c = _nearest(x, again)
                return (
                    f"你的值是第一个集合的第 {a} 点到第二个集合的第 {b} 点的距离，可是第二个集合的第 {c} 点就是它。",
                    f"Yours is the distance of point {a} of the first set to point {b} of the second, but point {c} of the second is the same.",
                )
    return "每个点都在对方之中，最近的距离就是 0。", "Each point is in the other set, so its nearest distance is 0."


def _is_row(index, points, name, which):
    require(
        0 <= index < len(points),
        f"{name} = {index} 应是 {which} 中的下标，在 0 与 {len(points) - 1} 之间",
        f"{name} = {index} should be an index of {which}, from 0 to {len(points) - 1}",
        got=index,
    )
