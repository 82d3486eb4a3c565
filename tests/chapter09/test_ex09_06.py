"""Checks of exercise 9.6."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_4_0
from grader.checks import (
    array, check, close, exercise, hint, integer, integers, picture, require, same_partition, sequence,
    share_of_claims
)  # fmt: skip
from grader.strategies import matrices, seeds

from .pins import ex09_06 as pins
from .pins.ex09_06 import any_matrix
from .shared_kmeans import melon_labels
from .shared_linkage import KINDS, as_partition, distances_of, largest_diameter, linked, merges, outcomes

EXERCISE = exercise(
    kind="discuss",
    book="§9.6，图 9.11 / fig. 9.11",
    patterns=["oracle", "witness", "claims"],
    contract=[
        (
            "距离大到 $10^{20}$，小到 $10^{-7}$；几十个样本；不等的距离只差百万分之一",
            "Distances as large as $10^{20}$ and as small as $10^{-7}$; some dozens of samples; distances that differ by a millionth",
        ),
        ("合并的距离的相对误差至多 $10^{-9}$", "Heights have a relative error of $10^{-9}$ at most"),
        ("`chaining_witness` 的 r 到 8", "`chaining_witness` up to r = 8"),
    ],
    hints=[
        (
            "先写两个簇的距离，再写合并的循环；用图 9.12 下面的 7 个簇核对。",
            "Write the distance of two clusters first, then the loop; compare with the seven clusters below fig. 9.12.",
        ),
        (
            "最小距离只要求一步之内有邻居，最大距离要求整个簇都近：什么形状的数据会使它们分歧？",
            "The minimum wants one neighbour within a step, the maximum wants the whole cluster near: on which shapes do they "
            "disagree?",
        ),
        (
            "试试两行长长的平行的点；再试试间距慢慢变小的一行点。",
            "Try two long parallel rows of points; then one row whose gaps shrink slowly.",
        ),
    ],
    written={
        "analysis": [
            (
                "最小距离：任意形状，链式效应，直径无约束",
                "Minimum: any shape, the chaining effect, diameters without limit",
            ),
            (
                "最大距离：紧凑，直径即合并距离，会切断长条",
                "Maximum: compact, the height is the diameter, cuts long shapes",
            ),
            ("用自己的数据说明", "Illustrated by data of one's own"),
        ]
    },
)

HINT_LINKAGE = (
    "取 A 中一个、B 中一个的全部样本对的距离：最小、最大，或除以 |A||B| 的平均。",
    "Take the distances of all pairs, one from A and one from B: their minimum, maximum, or sum divided by |A||B|.",
)
HINT_AGNES = (
    "每次找最近的两个不同的簇，合并，再用全部样本更新新簇到其他簇的距离；恰剩 k 个簇时停。",
    "Find the two different clusters that are nearest, merge them, and update the distances of the new one from all its "
    "samples; stop when exactly k are left.",
)
HINT_COMPONENTS = (
    "距离恰为 t 的也连边；连通是可以绕很多步的。",
    "A distance of exactly t makes an edge, too; components may go round by many steps.",
)


@st.composite
def distance_matrices(draw, few=(1, 5), many=(7, 12), hard=False):
    """A matrix of a few samples, with ties; or of more, of points or of numbers in any order; hard ones of all sizes, with near ties."""
    how = draw(st.sampled_from(["whole", "distinct", "near", "points"] if hard else ["whole", "distinct", "points"]))
    size = draw(st.sampled_from([1.0, 2.0**-20, 2.0**20, 2.0**50])) if hard else 1.0
    if how == "points":
        X = draw(matrices(many, (1, 3), st.integers(-5, 5), stretch=("fine",)))
        return size * distances_of(X + np.random.default_rng(draw(seeds())).random(X.shape).round(6))
    m = draw(st.integers(*(few if how == "whole" else many)))
    return size * any_matrix(m, draw(seeds()), how)


HARD = {"D": distance_matrices(hard=True), "seed": seeds()}


@check(points=1, book="图 9.12 / fig. 9.12")
def test_melons(answer):
    """西瓜 4.0 用最大距离：k = 7 与书一致，k = 4 与合并的距离；用最小距离 k = 4 /
    Watermelon 4.0 with the maximum: k = 7 is the book's, k = 4 and the heights; with the minimum k = 4"""
    D = distances_of(watermelon_4_0()["X"])
    for kind, clusters in (("max", AT_7), ("max", AT_4), ("min", SINGLE_4)):
        k = len(clusters)
        labels, heights = _run(answer, D, k, kind)
        with hint(*HINT_AGNES):
            what = f'k = {k}，"{kind}" 的簇', f'the clusters for k = {k} and "{kind}"'
            same_partition(labels, melon_labels(clusters), what)
    labels, heights = _run(answer, D, 1, "max")
    with hint(*HINT_AGNES):
        got = [*heights[:3], *heights[-2:]]
        wanted = [0.031765, 0.038833, 0.040262, 0.474102, 0.665327]
        close(got, wanted, ("最初三次与最后两次合并的距离", "the first three and the last two heights"), abs=1e-6)


@check(
    points=1,
    book="(9.41)–(9.43)",
    given={"D": distance_matrices(few=(2, 5)), "seed": seeds()},
    also=pins.linkage_distance,
    strict_given={"D": distance_matrices(few=(2, 5), hard=True), "seed": seeds()},
    strict=pins.linkage_distance_strict,
    examples=30,
    hint=HINT_LINKAGE,
)
def test_linkage_distance(answer, D, seed):
    """两个簇的距离：全部样本对的最小、最大、平均 /
    The distance of two clusters: minimum, maximum, mean over all pairs"""
    rng = np.random.default_rng(seed)
    order = rng.permutation(len(D)).tolist()
    first = int(rng.integers(1, len(D)))
    A, B = order[:first], order[first : first + 1 + int(rng.integers(len(D) - first))]
    for kind in KINDS:
        wanted = float(linked(D, A, B, kind))
        close(answer.linkage_distance(D, A, B, kind), wanted, (f'"{kind}" 的距离', f'the distance "{kind}"'), abs=0)


@check(
    points=2,
    book="图 9.11 / fig. 9.11",
    given={"D": distance_matrices(), "seed": seeds()},
    also=pins.agnes,
    strict_given=HARD,
    strict=pins.agnes_strict,
    examples=20,
    hint=HINT_AGNES,
)
def test_agnes(answer, D, seed):
    """三种距离的 AGNES：簇与合并的距离，对任意的距离矩阵 /
    AGNES with all three distances: clusters and heights, for any matrix of distances"""
    m = len(D)
    ks = [1, int(np.random.default_rng(seed).integers(1, m + 1))] if m < 40 else [1 + seed * 20]
    for kind in KINDS:
        runs, heights, clear = merges(D, kind)
        for k in ks:
            labels, got = _run(answer, D, k, kind)
            what = f'k = {k}，"{kind}" 的簇', f'the clusters for k = {k} and "{kind}"'
            merged = f'k = {k}，"{kind}" 合并的距离', f'the heights for k = {k} and "{kind}"'
            # Whichever tied pairs it merges, "min" merges at the same distances: those of a spanning tree.
            decided = kind == "min" and (k == 1 or k == m or heights[m - k - 1] < heights[m - k])
            if clear[m - k] or decided:
                close(got, heights[: m - k], merged, abs=0)
                same_partition(labels, runs[m - k], what)
            elif m <= 5:
                possible = outcomes(D, k, kind)
                mine = [one for one in possible if one[0] == as_partition(labels)]
                if len(possible) == 1 or not mine:
                    close(got, possible[0][1], merged, abs=0)
                    same_partition(labels, _labels(possible[0][0], m), what)
                require(
                    any(np.allclose(got, one, rtol=1e-9, atol=0) for _, one in mine),
                    f"{merged[0]}：与这样合并不符",
                    f"{merged[1]}: not those of mergers that give these clusters",
                    expected=mine[0][1],
                    got=got,
                )


@check(
    points=0.5,
    given={"D": distance_matrices(), "seed": seeds()},
    also=pins.threshold,
    strict_given=HARD,
    strict=pins.threshold_strict,
    examples=30,
    hint=HINT_COMPONENTS,
)
def test_threshold(answer, D, seed):
    """阈值图的连通分支：恰为 t 的也连边，"min" 合并到某个距离时得到的就是它们 /
    Components of the threshold graph: exactly t makes an edge; "min" has just these after merging up to some distance
    """
    rng = np.random.default_rng(seed)
    runs, heights, _ = merges(D, "min")
    for t in (0.0, float(rng.choice(D.ravel())), *([heights[-1], (1 - 1e-6) * heights[-1]] if heights else [])):
        below = sum(height <= t for height in heights)
        same_partition(
            integers(answer.threshold_components(D, t), len(D)),
            runs[below],
            (f"t = {t:.12g} 时的分支", f"the components at t = {t:.12g}"),
        )


@check(points=2.5, given={"n": st.integers(4, 20)}, also=pins.chain_data, examples=4)
def test_chain_data(answer, n):
    """你的数据："min" 找回两类，"max" 找不回，怎样排列、并列时怎样合并都如此 /
    Your data: "min" recovers the classes, "max" does not, in any order, whatever tied pairs are merged"""
    _is_chain(answer, n)


@check(points=2, given={"r": st.integers(1, 4)}, also=pins.chaining, strict_given={"r": st.integers(5, 8)}, examples=4)
def test_chaining(answer, r):
    """你的数据：分成同样多的簇，"min" 的最大直径至少是 "max" 的 r 倍，怎样排列、并列时怎样合并都如此 /
    Your data: with as many clusters, the largest diameter by "min" is at least r times that by "max", in any order, whatever tied pairs are merged
    """
    X, k = sequence(answer.chaining_witness(r), 2, ("返回的 (X, k)", "the returned (X, k)"))
    X, k = array(X, (None, None), ("X", "X")), integer(k, ("k", "k"))
    m = len(X)
    require(
        1 <= m <= 20 * r,
        f"X 应有 1 到 {20 * r} 个样本，得到 {m} 个",
        f"X should have 1 to {20 * r} samples, but has {m}",
        got=X,
    )
    require(1 <= k <= m, f"k 应在 1 与 {m} 之间，得到 {k}", f"k should be from 1 to {m}, but is {k}", got=k)
    for _, D in _arrangements(X):
        single, complete = (largest_diameter(D, merges(D, kind)[0][m - k]) for kind in ("min", "max"))
        with hint(*HINT_WITNESS):
            require(
                single > 0 and single >= r * complete * (1 - 1e-9),
                f'k = {k} 时 "min" 的最大直径是 {single:.6g}，"max" 的是 {complete:.6g}；应至少是 {r} 倍，且大于 0',
                f'With k = {k} the largest diameter by "min" is {single:.6g}, by "max" {complete:.6g}; it should be at least '
                f"{r} times as much, and greater than 0",
                got=[X, k],
            )


@check(
    points=1,
    given={"n": st.sampled_from((4, 9))},
    examples=2,
    hint=(
        "合并哪一对只看比较的结果：最小、最大与平均，哪些在严格递增的变换后次序不变？",
        "Which pair is merged depends on comparisons alone: for minimum, maximum and mean, which order survives an increasing "
        "function?",
    ),
)
def test_claims(answer, n):
    """六句话的判断（第六句与 `chain_data` 的例子一起） /
    Six statements judged (the sixth together with the example of `chain_data`)"""
    return share_of_claims(
        answer.claims(),
        {
            "min_depends_only_on_distance_order": True,
            "max_depends_only_on_distance_order": True,
            "avg_depends_only_on_distance_order": False,
            "min_equals_threshold_graph": True,
            "max_height_equals_cluster_diameter": True,
            "min_height_equals_cluster_diameter": False,
        },
        {"min_height_equals_cluster_diameter": lambda: _is_chain(answer, n)},
    )


@picture(
    "西瓜 4.0 上两种距离的 7 个簇，以及你的两条链",
    "Seven clusters of watermelon 4.0 by both distances, and your two chains",
    alt=(
        "四幅散点图：左列用最小距离，右列用最大距离；上排是西瓜数据集 4.0 的 7 个簇，下排是 chain_data(10) 的 2 个簇，形状和颜色区分簇。",
        "Four scatter plots: the minimum on the left, the maximum on the right; above the seven clusters of watermelon 4.0, below "
        "the two of chain_data(10); shapes and colours tell clusters apart.",
    ),
)
def draw_linkages(figure, answer, reference, says):
    figure.set_size_inches(8, 7)
    chain, _ = sequence(answer.chain_data(10), 2)
    panels = figure.subplots(2, 2)
    for row, (X, k) in zip(panels, ((watermelon_4_0()["X"], 7), (array(chain, (20, None)), 2)), strict=True):
        for axes, kind in zip(row, ("min", "max"), strict=True):
            labels, _ = _run(answer, distances_of(X), k, kind)
            for label, marker in zip(sorted(set(labels)), "os^vD*p", strict=False):
                inside = X[np.array(labels) == label]
                axes.plot(inside[:, 0], inside[:, -1], marker, markersize=6)
            axes.margins(0.15)
            axes.set_title(f'"{kind}", k = {k}')


HINT_CHAIN = (
    "类内相邻样本的间距要小于两类之间的最小距离，而类内最远的样本要比两类之间的距离远得多。",
    "Neighbours within a class are nearer than the classes are to each other, but the ends of a class much farther apart.",
)
HINT_WITNESS = (
    '想一条线：怎样的间距使 "min" 总是接着吞下一个，而 "max" 把它切成小段？',
    'Think of a line: with what gaps does "min" always swallow the next point, while "max" cuts it into pieces?',
)
AT_7 = [
    [1, 26, 29],
    [2, 3, 4, 21, 22],
    [23, 24, 25, 27, 28, 30],
    [5, 7],
    [9, 13, 14, 16, 17],
    [6, 8, 10, 15, 18, 19, 20],
    [11, 12],
]
"""As printed below fig. 9.12."""
AT_4 = [[1, 2, 3, 4, 21, 22, 26, 29], AT_7[2], AT_7[3] + AT_7[4], AT_7[5] + AT_7[6]]
SINGLE_4 = [[1, 2, 22, 26, 29], [11], [15], [*range(3, 11), *range(12, 15), *range(16, 22), *range(23, 26), 27, 28, 30]]


def _run(answer, D, k, kind):
    """(labels, heights) of the student with their form verified."""
    found = sequence(answer.agnes(D, k, kind), 2, ("（标签，合并的距离）", "(labels, heights)"))
    labels = integers(found[0], len(D), ("标签", "the labels"))
    return labels, array(found[1], (len(D) - k,), ("合并的距离", "the heights")).tolist()


def _labels(partition, m):
    return [next(label for label, cluster in enumerate(partition) if i in cluster) for i in range(m)]


def _arrangements(X):
    """[(order, distances of the samples in that order)], with ties broken by chance: by a ten-billionth."""
    rng = np.random.default_rng(len(X))
    for order in (np.arange(len(X)), *(rng.permutation(len(X)) for _ in range(3))):
        noise = np.triu(rng.random((len(X), len(X))), 1)
        yield order, distances_of(X[order]) * (1 + 1e-10 * (noise + noise.T))


def _is_chain(answer, n):
    X, y = sequence(answer.chain_data(n), 2, ("返回的（X，标签）", "the returned (X, labels)"))
    X = array(X, (2 * n, None), ("X", "X"))
    y = np.array(integers(y, 2 * n, ("标签", "the labels")))
    require(
        len(set(y.tolist())) == 2 and int((y == y[0]).sum()) == n,
        f"应有两类，各 {n} 个样本",
        f"There should be two classes of {n} samples each",
        got=y,
    )
    for order, D in _arrangements(X):
        truth = as_partition(y[order].tolist())
        single, complete = (as_partition(merges(D, kind)[0][2 * n - 2]) for kind in ("min", "max"))
        with hint(*HINT_CHAIN):
            require(single == truth, 'k = 2 时 "min" 应找回两类', 'With k = 2, "min" should recover the classes', got=X)
            require(
                complete != truth, 'k = 2 时 "max" 也找回了两类', 'With k = 2, "max" recovers the classes, too', got=X
            )
    return True
