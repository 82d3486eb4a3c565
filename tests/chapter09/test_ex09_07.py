"""Checks of exercise 9.7."""

import math
from itertools import combinations

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_4_0
from grader.checks import (
    CheckFailed, array, check, close, exercise, fail, hint, integer, is_none, mapping, number, picture, require,
    sequence, share_of_claims
)  # fmt: skip
from grader.strategies import grid, matrices, seeds, without

from .pins import ex09_07 as pins
from .pins.ex09_07 import APART, CROSS
from .shared_density import dbscan
from .shared_hulls import em_labels, hull, hull_gap
from .shared_kmeans import LAST, means_of, melon_labels
from .shared_linkage import clusters_of, distances_of, merges

EXERCISE = exercise(
    kind="discuss",
    book="§9.4–§9.6",
    patterns=["certificate", "witness", "claims"],
    contract=[
        (
            "超平面：坐标小到 $10^{-7}$，大到 $10^9$，一百多个原型，相对误差至多 $10^{-9}$",
            "Hyperplanes for coordinates as small as $10^{-7}$ and as large as $10^9$, with more than a hundred prototypes, within a relative "
            "error of $10^{-9}$",
        ),
        (
            "`meeting_point`：两组各 1 到 8 个点，重叠或分开至少最大坐标的千分之一；权允许 $10^{-9}$ 的误差",
            "`meeting_point` for sets of 1 to 8 points, which overlap or are apart by a thousandth of the largest coordinate; weights may be "
            "off by $10^{-9}$",
        ),
    ],
    extra=["meeting_point"],
    hints=[
        (
            "先看每个算法最后怎样决定一个样本属于哪个簇：只看离谁近，还是另有依据？",
            "See how each algorithm finally decides where a sample belongs: by what is nearest alone, or by something else?",
        ),
        (
            "环中有一团，半环中伸进一条线：在这样的数据上想想各个算法。",
            "A heap inside a ring, a line that reaches into half a ring: think the algorithms through on such data.",
        ),
        (
            "合并过的簇不再拆开。手头没有例子时，让程序在几千组随机的点上找：十几个点，两个簇；平均距离用二十几个点。",
            "What was merged stays merged. Without an example at hand let a program search thousands of sets of random points: a dozen "
            "or more in two clusters, and more than twenty for the mean distance.",
        ),
    ],
    written={
        "analysis": [
            ("最近原型的划分：中垂面分开任意两个簇", "Nearest prototypes: bisectors separate any two clusters"),
            ("高斯混合：协方差不同，边界是二次曲面", "Mixtures: with different covariances boundaries are quadrics"),
            ("DBSCAN 与最小距离：沿稠密处延伸", "DBSCAN and the minimum: they follow what is dense"),
            ("最大、平均距离：贪心合并，不再拆开", "Maximum and mean: greedy mergers are never undone"),
        ]
    },
)

HINT_SEPARATOR = (
    "到两个原型同样远的点构成什么？它的法向与位置各由什么决定？符号：离第 i 个近的一侧为正。",
    "What do the points equally far from both prototypes make? What decides its normal, and what its position? The side of "
    "prototype i is the positive one.",
)


def _clear(sets):
    """Whether the two overlap or are apart in the sense of the stub."""
    size = max(float(np.abs(sets["P"]).max()), float(np.abs(sets["Q"]).max()))
    return size > 0 and abs(hull_gap(**sets)) > 2e-3 * size


@st.composite
def pairs_of_sets(draw):
    points = matrices((1, 8), (2, 2), grid(-4, 4, 0.5), stretch=("fine", "duplicate", "constant"))
    P, Q = draw(points), draw(points)
    Q = Q + np.array([draw(st.sampled_from([0.0, 2.0, 5.0])), 0.0])
    if draw(st.booleans()):
        Q = _moved_to_the_verge(P, Q, draw(st.sampled_from([-1.0, 1.0])))
    size = draw(st.sampled_from([1.0, 1.0, 1.0, 2.0**-22, 2.0**22]))
    return {"P": size * P, "Q": size * Q}


@st.composite
def prototypes(draw):
    """{"prototypes", "i", "j"}: some of which two differ enough."""
    X = draw(matrices((2, 6), (1, 3), grid(-4, 4, 0.5), stretch=without("offset")))
    rng = np.random.default_rng(draw(seeds()))
    moved = X + draw(st.sampled_from([0.0, 0.0, 10.0])) * max(float(np.abs(X).max()), 1e-6)
    i, j = rng.permutation(len(X))[:2].tolist()
    return {"prototypes": moved, "i": i, "j": j}


def _differ(case):
    X, i, j = case.values()
    return math.dist(X[i], X[j]) > 1e-3 * float(np.abs(X).max())


SEED = {"seed": st.integers(0, 99)}


@check(extra=True)
def test_two_examples(answer):
    """两条相交的线段有公共点；两个分开的三角形没有 /
    Two segments that cross have a common point, two triangles that are apart have none"""
    _judge_meeting(answer, **CROSS)
    _judge_meeting(answer, **APART)


@check(given={"sets": pairs_of_sets().filter(_clear)}, also=pins.meeting_point, examples=40, extra=True)
def test_meeting_point(answer, sets):
    """两组点重叠时权合成同一个点，分开时返回 None /
    Weights of one common point where the sets overlap, None where they are apart"""
    P, Q = sets["P"], sets["Q"]
    _judge_meeting(answer, P, Q)
    _judge_meeting(answer, Q, P)
    _judge_meeting(answer, P, Q + 4 * max(float(np.abs(P).max()), float(np.abs(Q).max())))


@check(points=0.5, book="图 9.3 / fig. 9.3", hint=HINT_SEPARATOR)
def test_melons(answer):
    """图 9.3 的三个簇：由它们的均值得到的超平面把它们两两分开 /
    The three clusters of fig. 9.3: hyperplanes from their means separate any two of them"""
    X, labels = watermelon_4_0()["X"], melon_labels(LAST)
    means = means_of(X, labels, np.zeros((3, 2)))
    for i, j in combinations(range(3), 2):
        w, b = _hyperplane(answer, means, i, j)
        sides = (X @ w + b) / np.linalg.norm(w)
        for sample, (label, side) in enumerate(zip(labels, sides, strict=True)):
            require(
                label not in (i, j) or (side >= -1e-9 if label == i else side <= 1e-9),
                f"x{sample + 1} 在第 {label} 个簇中，却在超平面 ({i}, {j}) 的另一侧",
                f"x{sample + 1} is in cluster {label}, but on the other side of the hyperplane ({i}, {j})",
                got=[w, b],
            )


@check(
    points=1.5,
    given={"case": prototypes().filter(_differ), "seed": seeds()},
    also=pins.separator,
    examples=30,
    hint=HINT_SEPARATOR,
)
def test_separator(answer, case, seed):
    """超平面：两个原型之间同样远的点在其上，其余的各在自己一侧 /
    The hyperplane: what is equally far from both prototypes lies on it, all else on its own side"""
    X, i, j = case.values()
    w, b = _hyperplane(answer, X, i, j)
    rng = np.random.default_rng(seed)
    middle, along = (X[i] + X[j]) / 2, (X[i] - X[j]) / math.dist(X[i], X[j])
    gap, size = math.dist(X[i], X[j]), float(np.abs(X).max())
    for share in (0.0, 1e-6, -1e-6, 0.5, -0.5, 3.0, -3.0):
        across = rng.normal(size=len(along)) * gap
        x = middle + share * gap * along + across - (across @ along) * along
        side = float(x @ w + b) / float(np.linalg.norm(w))
        # Where x lies, and how exactly that can be known of numbers of this size.
        slack = 1e-9 * (size + float(np.abs(x).max()))
        require(
            side >= -slack if share >= 0 else True,
            f"点离第 {i} 个原型不比离第 {j} 个远，而 w·x + b = {side * float(np.linalg.norm(w)):.6g}",
            f"A point is not farther from prototype {i} than from {j}, but w·x + b = {side * float(np.linalg.norm(w)):.6g}",
            expected=x,
            got=[w, b],
        )
        require(
            side <= slack if share <= 0 else True,
            f"点离第 {j} 个原型不比离第 {i} 个远，而 w·x + b = {side * float(np.linalg.norm(w)):.6g}",
            f"A point is not farther from prototype {j} than from {i}, but w·x + b = {side * float(np.linalg.norm(w)):.6g}",
            expected=x,
            got=[w, b],
        )


@check(points=2, book="§9.4", given=SEED, examples=3)
def test_prototypes(answer, seed):
    """对 "kmeans"、"lvq"、"gmm" 的回答正确：数据使两个簇重叠，或者是 None /
    What is answered for "kmeans", "lvq", "gmm" is right: data for which two clusters overlap, or None"""
    for name in ("kmeans", "lvq", "gmm"):
        _judge_witness(answer, name, seed)


@check(points=1, book="§9.5", given=SEED, examples=3)
def test_dbscan(answer, seed):
    """对 "dbscan" 的回答正确：数据使两个簇重叠，或者是 None /
    What is answered for "dbscan" is right: data for which two clusters overlap, or None"""
    _judge_witness(answer, "dbscan", seed)


@check(points=1, book="§9.6", given=SEED, examples=3)
def test_agnes_min(answer, seed):
    """对 "agnes_min" 的回答正确：数据使两个簇重叠，或者是 None /
    What is answered for "agnes_min" is right: data for which two clusters overlap, or None"""
    _judge_witness(answer, "agnes_min", seed)


@check(points=1.5, book="§9.6", given=SEED, examples=3)
def test_agnes_max(answer, seed):
    """对 "agnes_max" 的回答正确：数据使两个簇重叠，或者是 None /
    What is answered for "agnes_max" is right: data for which two clusters overlap, or None"""
    _judge_witness(answer, "agnes_max", seed)


@check(points=1.5, book="§9.6", given=SEED, examples=3)
def test_agnes_avg(answer, seed):
    """对 "agnes_avg" 的回答正确：数据使两个簇重叠，或者是 None /
    What is answered for "agnes_avg" is right: data for which two clusters overlap, or None"""
    _judge_witness(answer, "agnes_avg", seed)


@check(
    points=1,
    given={"seed": st.integers(0, 99)},
    examples=1,
    hint=(
        "中垂面分开的是归最近原型的簇；其余的算法看看能不能绕过去，伸进去。",
        "Bisectors separate clusters of nearest prototypes; of the others ask whether they can go round, or reach in.",
    ),
)
def test_claims(answer, seed):
    """七个算法的判断（还要与 `nonconvex_witness` 的正确回答一致） /
    Seven algorithms judged (`nonconvex_witness` must be right, too)"""

    def holds(name):
        try:
            _judge_witness(answer, name, seed)
        except CheckFailed:
            return False
        return True

    truth = {name: name in CONVEX for name in (*CONVEX, *OTHERS)}
    return share_of_claims(answer.only_convex(), truth, {name: lambda name=name: holds(name) for name in truth})


@picture(
    "你的数据上的簇与它们的凸包",
    "The clusters of your data and their hulls",
    alt=(
        "散点图，每个你给出数据的算法一幅：各簇的点形状颜色不同，凸包以浅色填充，重叠处更深。",
        "Scatter plots, one for each algorithm for which there are data: clusters differ in shape and colour, hulls are shaded, "
        "darker where they overlap.",
    ),
)
def draw_hulls(figure, answer, reference, says):
    figure.set_size_inches(9, 6)
    *places, spare = figure.subplots(2, 3).flat
    spare.axis("off")
    for name, axes in zip(OTHERS, places, strict=True):
        axes.set_title(name)
        found = answer.nonconvex_witness(name)
        if found is None:
            continue
        X, parameters = _checked(found, name)
        for inside, marker in zip(_clusters(X, name, parameters, np.arange(len(X)), 0) or [], "os^vD*p", strict=False):
            corners = hull(inside)
            axes.fill(*zip(*corners, strict=True), alpha=0.3)
            axes.plot(*inside.T, marker, markersize=4)


CONVEX = ("kmeans", "lvq")
OTHERS = ("gmm", "dbscan", "agnes_min", "agnes_max", "agnes_avg")
KEYS = {"dbscan": ("eps", "min_pts"), "gmm": ("alpha", "mu", "Sigma")}
HINT_MEETING = (
    "平面上四个点就够：一个在另三个的三角形里，或两条线段相交；逐一试。",
    "In the plane four points are enough: one inside the triangle of three others, or two segments that cross; try them all.",
)
HINT_APART = (
    "两个凸包分开时没有公共点；中心的远近不说明问题。",
    "Hulls that are apart have no common point; how far their centres are apart says nothing.",
)
HINT_WITNESS = (
    "自己运行一遍这个算法，画出各簇的凸包；数据不要靠并列。",
    "Run the algorithm yourself and draw the hulls of its clusters; the data must not rest on ties.",
)


def _moved_to_the_verge(P, Q, side):
    """Q moved along the first coordinate until it is just apart from P (side 1), or just overlaps it (−1)."""
    size = max(float(np.abs(P).max()), float(np.abs(Q).max()), 1.0)
    inside, outside = 0.0, 4 * size
    for _ in range(40):
        middle = (inside + outside) / 2
        if hull_gap(P, Q + np.array([middle, 0.0])) > side * 5e-3 * size:
            outside = middle
        else:
            inside = middle
    return Q + np.array([outside, 0.0])


def _hyperplane(answer, X, i, j):
    w, b = sequence(answer.separator(X, i, j), 2, ("(w, b)", "(w, b)"))
    w, b = array(w, (X.shape[1],), ("w", "w")), number(b, ("b", "b"))
    require(np.any(w), "w 不能为 0", "w must not be 0", got=[w, b])
    scale = float(np.abs(w).max())
    return w / scale, b / scale


def _judge_meeting(answer, P, Q):
    found = answer.meeting_point(P, Q)
    if hull_gap(P, Q) > 0:
        with hint(*HINT_APART):
            is_none(found, ("两组点分开：返回值", "what comes for two sets that are apart"))
        return
    with hint(*HINT_MEETING):
        if found is None:
            fail("两组点重叠，有公共点，得到的却是 None", "The two sets overlap and have a common point, but None came")
        weights = sequence(found, 2, ("(λ, μ)", "(λ, μ)"))
        points = []
        for weight, A, name in ((weights[0], P, "λ"), (weights[1], Q, "μ")):
            weight = array(weight, (len(A),), (name, name))
            require(
                bool((weight >= -1e-9).all()) and abs(math.fsum(weight) - 1) <= 2e-9,
                f"{name} 不应为负，和应为 1",
                f"{name} should not be negative, and should sum to 1",
                got=weight,
            )
            points.append(weight @ A)
        size = max(float(np.abs(P).max()), float(np.abs(Q).max()))
        # Weights off by 1e-9 move a point by that much.
        close(points[0], points[1], ("Σ λ_i P_i 与 Σ μ_j Q_j", "Σ λ_i P_i and Σ μ_j Q_j"), abs=2e-8 * size, rel=0)


def _checked(found, name):
    """(X, parameters) of a witness with their form verified."""
    what = f"{name} 的数据", f"the data for {name}"
    found = mapping(found, ("X", *KEYS.get(name, ("k",))), what)
    X = array(found["X"], (None, 2), ("X", "X"))
    require(
        1 <= len(X) <= 80 and float(np.abs(X).max()) <= 1e6,
        f"X 应有 1 到 80 个样本，坐标不超过 1e6，得到 {len(X)} 个",
        f"X should have 1 to 80 samples with coordinates up to 1e6; there are {len(X)}",
        got=X,
    )
    if name == "dbscan":
        return X, (number(found["eps"], ("eps", "eps")), integer(found["min_pts"], ("min_pts", "min_pts")))
    if name != "gmm":
        k = integer(found["k"], ("k", "k"))
        require(2 <= k <= len(X), f"k 应在 2 与 {len(X)} 之间", f"k should be from 2 to {len(X)}", got=k)
        return X, (k,)
    alpha = array(found["alpha"], (None,), ("alpha", "alpha"))
    k = len(alpha)
    mu, Sigma = array(found["mu"], (k, 2), ("mu", "mu")), array(found["Sigma"], (k, 2, 2), ("Sigma", "Sigma"))
    require(
        2 <= k <= 5 and bool((alpha > 0).all()) and abs(math.fsum(alpha) - 1) < 1e-6,
        "alpha 应是 2 到 5 个正数，和为 1",
        "alpha should be 2 to 5 positive numbers of sum 1",
        got=alpha,
    )
    require(np.allclose(Sigma, Sigma.transpose(0, 2, 1)), "Sigma 应是对称矩阵", "Sigma should be symmetric", got=Sigma)
    return X, (alpha, mu, Sigma)


def _clusters(X, name, parameters, order, seed):
    """The clusters that the algorithm makes of the samples in this order, ties broken by chance; None if it breaks down."""
    rng = np.random.default_rng(seed)
    X = X[order]
    if name == "gmm":
        labels = em_labels(X, *parameters)
        if labels is None:
            return None
    elif name == "dbscan":
        near_by = X * (1 + 1e-10 * rng.random(X.shape))
        labels = dbscan(near_by, *parameters, rng.permutation(len(X)).tolist())
        X, labels = X[np.array(labels) >= 0], [label for label in labels if label >= 0]
    else:
        noise = np.triu(rng.random((len(X), len(X))), 1)
        D = distances_of(X) * (1 + 1e-10 * (noise + noise.T))
        labels = merges(D, name.removeprefix("agnes_"))[0][len(X) - parameters[0]]
    return [X[inside] for inside in clusters_of(labels)]


def _judge_witness(answer, name, seed):
    found = answer.nonconvex_witness(name)
    if name in CONVEX:
        with hint(
            "两个簇的样本各归最近的原型：那两个原型的中垂面在哪里？",
            "Samples of two clusters belong to their nearest prototypes: where is the bisector of these two?",
        ):
            is_none(
                found,
                (f"{name} 的结果中没有两个簇重叠：返回值", f"what comes for {name}, whose clusters never overlap"),
            )
        return
    with hint(*HINT_WITNESS):
        if found is None:
            fail(
                f"有数据使 {name} 的两个簇重叠，得到的却是 None",
                f"There are data for which two clusters of {name} overlap, but None came",
            )
        X, parameters = _checked(found, name)
        order = np.arange(len(X))
        for turn in range(3):
            clusters = _clusters(X, name, parameters, order, seed + turn)
            order = np.random.default_rng(seed + turn).permutation(len(X))
            require(
                clusters is not None,
                "有协方差矩阵的特征值小于 1e-6",
                "A covariance has an eigenvalue below 1e-6",
                got=found,
            )
            require(
                len(clusters) > 1,
                f"结果（不计噪声）应至少有两个簇，得到 {len(clusters)} 个",
                f"The result should have two clusters at least, noise apart, but has {len(clusters)}",
                got=found,
            )
            gap = min(hull_gap(a, b) for a, b in combinations(clusters, 2))
            require(
                gap < -1e-6 * float(np.abs(X).max()),
                f"{name} 的结果中，任何两个簇的凸包都不重叠（仅仅相碰不算）",
                f"In the result of {name} no hulls of two clusters overlap (touching is not enough)",
                got=found,
            )
