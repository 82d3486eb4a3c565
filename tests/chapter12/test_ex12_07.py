"""Checks of exercise 12.7."""

from fractions import Fraction
from itertools import combinations, pairwise, product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, equal, exercise, hint, integer, integers, labels, memo, one_of, picture, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import ex12_07 as pins
from .pins.ex12_07 import CLUSTER, COLUMN, JUMPING, LATTICE, SIGNS, SIZES, SPREAD, UNEVEN, around_a_point

EXERCISE = exercise(
    kind="prove",
    book="§12.4，定义 12.7；§10.1 / §12.4, definition 12.7; §10.1",
    patterns=["certificate", "derived formula"],
    hints=[
        (
            "k = 1 时把这些点自己当作训练集就行。k = 3 时为什么不行？",
            "For k = 1 the points themselves are the training set. Why does this fail for k = 3?",
        ),
        (
            "离每个点最近的 k 个样本，怎样才能多半是它自己的？点可能靠得很近。",
            "How can most of the k samples that are nearest to a point be its own? Points may be close together.",
        ),
        (
            "直线上：一段中间的点不必留下。段界由哪两个点决定？N 个样本能给出几段标记？",
            "On a line the points inside a run need not be kept. Which two points decide where it ends? How many runs of labels do N "
            "samples give?",
        ),
    ],
    contract=[
        (
            "坐标的绝对值不超过 1000，不同的点之间的距离至少是 10⁻³；给定的样本至多 500 个，点至多 25 个（直线上 60 个），k 至多 7，N 至多 10⁶",
            "Coordinates of 1000 at most, different points at least 10⁻³ apart; at most 500 given samples, 25 points (60 on a line), k up to 7, "
            "N up to 10⁶",
        ),
        (
            "knn_predict 中第 k 近与第 k+1 近的距离之差至少是 10⁻⁶；返回的训练集至多 1000 个样本，坐标不超过 10⁶，距离按返回的数精确比较",
            "In knn_predict the k-th and the (k+1)-th distance differ by 10⁻⁶ at least; a training set returned has 1000 samples at most with "
            "coordinates of 10⁶ at most, and its distances are compared exactly, as the numbers are",
        ),
    ],
    written={
        "proof": [
            (
                "无穷：任意多个互异的点、任意标记都有训练集，k > 1 时也有",
                "Infinite: a training set for any number of different points and any labels, for k > 1, too",
            ),
            (
                "有限：至多 N 段标记，所以 N+1 个点不能打散；N 个点可以",
                "Finite: at most N runs of labels, so N + 1 points are not shattered; N points are",
            ),
        ]
    },
)


@st.composite
def neighbours(draw, far=False):
    """A training set, a point and k; the k-th and the (k+1)-th distance differ by 1e-6 at least."""
    k, d = draw(st.sampled_from((1, 3, 5, 7, 5, 7))), draw(st.sampled_from((1, 2, 3)))
    n = draw(st.sampled_from((k, k + 1, k + 2, k + 4, 2 * k + 5, *((40, 130, 500) if far else ()))))
    wide = 50.0 if d > 1 else 2.5
    scale, offset = (
        draw(st.sampled_from((1.0, 1.0, 0.25, *((0.0025, wide) if far else ())))),
        draw(st.sampled_from((0.0, 0.0, 400.0, -400.0) if far else (0.0,))),
    )
    order = draw(st.sampled_from(("any", "any", "far first", "near first")))
    winner, first = draw(st.sampled_from((1, -1, None))), draw(st.integers(0, 6))
    return around_a_point(draw(seeds()), n, d, k, scale, offset, order, winner, first)


@st.composite
def some_points(draw, most=5, far=False):
    """A few different points, some of them close together."""
    rng = np.random.default_rng(draw(seeds()))
    n = draw(st.integers(1, most))
    d = draw(st.sampled_from((1, 2, 3)))
    cells = rng.choice(216, size=n, replace=False)
    X = np.stack([cells // 6**j % 6 if j + 1 < d else cells // 6**j for j in range(d)], axis=1) - 3.0
    scale, offset = (
        draw(st.sampled_from((1.0, 1.0, 0.25, 0.0011 if far else 0.01, 4.5))),
        draw(st.sampled_from((0.0, 0.0, 20.0, -9.0))),
    )
    X = scale * X + offset
    if draw(st.booleans()):  # one coordinate the same for all, where that leaves them different
        flat = X.copy()
        flat[:, 0] = flat[0, 0]
        X = flat if len({tuple(x) for x in flat.tolist()}) == n else X
    return X.tolist()


@st.composite
def runs_on_a_line(draw, far=False):
    """Different numbers in any order, and labels with few or many runs."""
    rng = np.random.default_rng(draw(seeds()))
    n = draw(st.sampled_from((5, 9, 20, 60) if far else (1, 2, 3, 4, 5, 6, 7, 9, 20)))
    step, offset = (
        (draw(st.sampled_from((1.0, 0.0011, 0.3))), draw(st.sampled_from((0.0, 900.0)))) if far else (1.0, 0.0)
    )
    ordered = np.sort(rng.choice(np.arange(-90, 90), size=n, replace=False)) * step + offset
    change = draw(st.sampled_from((0.05, 0.3, 0.5, 0.9)))
    y = np.where(np.cumsum(rng.random(n) < change) % 2, 1, -1)
    order = rng.permutation(n)
    return {"xs": ordered[order].tolist(), "y": y[order].tolist()}


@check(points=0.5)
def test_by_hand(answer):
    """几个可以手算的点的 k 近邻标记 / The k nearest neighbours of a few points, which can be done by hand"""
    S, T = [[0.0, 0.0], [3.0, 0.0], [0.0, 4.0], [6.0, 8.0]], [1, -1, -1, 1]
    cases = [(S, T, [0.0, 0.0], 1, 1), (S, T, [0.0, 0.0], 3, -1), (S, T, [6.0, 8.0], 1, 1), (S, T, [6.0, 8.0], 3, -1)]
    corners = [[3.0, 3.0], [0.0, 5.0], [-9.0, 0.0]]
    cases += [(corners, [1, -1, -1], [0.0, 0.0], 1, 1), (corners, [1, -1, -1], [0.0, 0.0], 3, -1)]
    for S, T, q, k, wanted in cases:
        with at(f"q = {q}，k = {k}", f"q = {q}, k = {k}"), hint(*HINT_KNN):
            got = integer(one_of(answer.knn_predict(S, T, q, k), SIGNS, ("标记", "the label")))
            equal(got, wanted, ("标记", "the label"))


@check(
    points=1.5,
    given={"case": neighbours()},
    also=[*pins.decisive, *pins.majority],
    strict_given={"case": neighbours(far=True)},
    strict=pins.close_majority,
    examples=60,
)
def test_majority(answer, case):
    """knn_predict 的标记是 k 个最近样本的多数 /
    The label of knn_predict is that of most of the k nearest samples"""
    S, T, q, k = case["S"], case["T"], case["q"], case["k"]
    got = integer(one_of(answer.knn_predict(S, T, q, k), SIGNS, ("标记", "the label")))
    wanted = 1 if 2 * least_votes(np.array(S), np.array(T), q, k, 1) > k else -1
    with hint(*HINT_KNN):
        equal(got, wanted, ("标记", "the label"))


@check(
    points=1.5,
    given={"points": some_points()},
    also=pins.one_neighbour,
    strict_given={"points": some_points(far=True)},
    examples=20,
)
def test_nearest(answer, points):
    """k = 1，几个互异的点：对每一种标记都有训练集 / k = 1 and a few different points: a training set for each labelling"""
    for y in product(SIGNS, repeat=len(points)):
        judge_training_set(answer.training_set(points, list(y), 1), points, y, 1)


@check(
    points=2.5,
    given={"points": some_points(), "k": st.sampled_from(SIZES[1:])},
    also=pins.any_labels,
    strict_given={"points": some_points(far=True), "k": st.sampled_from(SIZES[1:])},
    strict=pins.close_points,
    examples=20,
)
def test_any_labels(answer, points, k):
    """k 大于 1，几个互异的点：对每一种标记都有训练集，样本也互不相同 /
    k above 1 and a few different points: a training set for each labelling, of different samples"""
    for y in product(SIGNS, repeat=len(points)):
        judge_training_set(answer.training_set(points, list(y), k), points, y, k)


@check(
    points=1,
    given={"points": some_points(15), "k": st.sampled_from(SIZES), "seed": seeds()},
    also=pins.many_points,
    strict_given={
        "points": st.sampled_from((UNEVEN, CLUSTER, LATTICE, JUMPING, COLUMN, SPREAD)),
        "k": st.sampled_from(SIZES),
        "seed": seeds(),
    },
    strict=pins.uneven_points,
    examples=10,
)
def test_many_points(answer, points, k, seed):
    """很多互异的点，有的挤在一起：训练集给每个点正确的标记 /
    Many different points, some close together: the training set gives each its own label"""
    y = [1 if i % 2 else -1 for i in range(len(points))]
    if seed is not None:
        y = [int(label) for label in np.random.default_rng(seed).choice(SIGNS, size=len(points))]
    judge_training_set(answer.training_set(points, y, k), points, y, k)


@check(
    points=2.5,
    given={"line": runs_on_a_line()},
    also=pins.condensed,
    strict_given={"line": runs_on_a_line(far=True)},
    strict=pins.close_condensed,
    examples=40,
)
def test_condensed(answer, line):
    """condense_on_line 留下的点够少，而且保住每个点的标记 /
    condense_on_line keeps few enough points, and the label of each"""
    xs, y = line["xs"], line["y"]
    kept = integers(answer.condense_on_line(xs, y), None, ("留下的下标", "the indices kept"))
    kept = sorted({one_of(i, range(len(xs)), ("一个下标", "an index")) for i in kept})
    require(kept, "至少要留下一个点", "At least one point must be kept", got=kept)
    exact = [Fraction(x) for x in xs]
    for i, x in enumerate(exact):
        least = min(abs(x - exact[j]) for j in kept)
        nearest = [j for j in kept if abs(x - exact[j]) == least]
        with hint(*HINT_CONDENSE):
            require(
                {y[j] for j in nearest} == {y[i]},
                f"第 {i} 个点 {xs[i]} 的标记是 {y[i]}，离它最近的留下的点 {[xs[j] for j in nearest]} 的标记是 "
                f"{[y[j] for j in nearest]}",
                f"Point {i}, {xs[i]}, has label {y[i]}; the nearest points that are kept, {[xs[j] for j in nearest]}, have "
                f"{[y[j] for j in nearest]}",
                got=kept,
            )
    ordered = [label for _, label in sorted(zip(xs, y, strict=True))]
    runs = 1 + sum(a != b for a, b in pairwise(ordered))
    most = max(1, 2 * (runs - 1))
    with hint(*HINT_FEWER):
        require(
            len(kept) <= most,
            f"标记有 {runs} 段，至多留下 {most} 个点，却留下了 {len(kept)} 个",
            f"The labels have {runs} runs: {most} points may be kept at most, not {len(kept)}",
            got=kept,
        )


@check(
    points=0.5,
    given={"N": st.integers(1, 60)},
    also=pins.few_samples,
    strict_given={"N": st.integers(1, 10**6)},
    examples=10,
)
def test_few_samples(answer, N):
    """直线上至多存 N 个样本的最近邻的 VC 维；存下几个点，就给出它们的标记 /
    The VC dimension of nearest neighbours on a line that store N samples at most; a few points stored get their labels
    """
    wanted = most_shattered(N) if N <= 2 else N - 2 + most_shattered(2)
    with hint(*HINT_VC):
        equal(integer(answer.vc_prototypes_on_line(N)), wanted, ("VC 维", "the VC dimension"))
    if N > 5:
        return
    S, T = [[float(x)] for x in range(N)], [1 if x % 2 else -1 for x in range(N)]
    for q, label in zip(S, T, strict=True):  # whoever just returns N must know this, too
        with at(f"存下 {N} 个点，q = {q}", f"{N} points stored, q = {q}"), hint(*HINT_KNN):
            equal(answer.knn_predict(S, T, q, 1), label, ("标记", "the label"))


@picture(
    "六个点、k = 3：训练集的样本与它划分的平面",
    "Six points, k = 3: the samples of the training set, and how they divide the plane",
    alt=(
        "平面按 3 近邻的标记分成两色，每个点周围有它自己的样本",
        "A plane in two colours by its three nearest neighbours; around each point lie samples of its own",
    ),
)
def draw_training_set(figure, answer, reference, says):
    points = [[0.0, 0.0], [1.0, 0.3], [0.4, 1.0], [1.3, 1.2], [-0.6, 0.8], [0.5, 0.4]]
    y = [1, -1, 1, -1, -1, -1]
    figure.set_size_inches(9, 4.5)
    names = (says("你的训练集", "Your training set"), says("参考解答的训练集", "The reference's training set"))
    for axes, name, module in zip(figure.subplots(1, 2), names, (answer, reference), strict=True):
        S, T = module.training_set(points, y, 3)
        S, T = np.asarray(S, dtype=float), np.asarray(T, dtype=float)
        x1, x2 = np.meshgrid(np.linspace(-1, 1.7, 120), np.linspace(-0.4, 1.6, 120))
        distances = np.hypot(x1[..., None] - S[:, 0], x2[..., None] - S[:, 1])
        votes = T[np.argsort(distances, axis=-1)[..., :3]].sum(axis=-1)
        axes.contourf(x1, x2, votes, levels=[-4, 0, 4], colors=["#f6e3db", "#dbe9f6"])
        axes.scatter(*S.T, c=np.where(T > 0, "#1f77b4", "#d62728"), s=12)
        for point, label in zip(points, y, strict=True):
            axes.text(point[0], point[1] + 0.1, "+" if label > 0 else "−", ha="center", va="center", fontsize=13)
        axes.set(xlim=(-1, 1.7), ylim=(-0.4, 1.6), xticks=[], yticks=[], aspect="equal")
        axes.set_title(name, fontsize=10)


HINT_KNN = (
    "按欧氏距离排序，只看最近的 k 个，每个一票。",
    "Sort by Euclidean distance, and look at the k nearest only; each has one vote.",
)
HINT_TRAINING = (
    "每个点身边都要有自己的样本，比别的点的样本更近，而且够多数。",
    "Each point needs samples of its own, nearer to it than those of other points, and enough for a majority.",
)
HINT_DIFFERENT = (
    "样本要互不相同：同一个点不能放几次，但可以放在它旁边很近的地方。",
    "Samples must differ: a point cannot be there several times, but there is room very close to it.",
)
HINT_CONDENSE = (
    "先按 x 排序。两段之间的界线在哪两个点的正中间？",
    "Sort by x first. The border between two runs lies halfway between which two points?",
)
HINT_FEWER = (
    "同一段中间的点用不着：每处标记改变只需要两个点。",
    "The points inside a run are not needed: each change of the label takes two points.",
)
HINT_VC = (
    "N 个样本把直线分成几个区间，标记至多有几段？",
    "Into how many intervals do N samples divide the line, and how many runs of labels can there be?",
)


def judge_training_set(got, points, y, k):
    """Whether the k nearest samples give every point its label, whichever of equally near ones are taken."""
    S, T = sequence(got, 2, ("训练集", "the training set"))
    S = array(S, (None, len(points[0])), ("S", "S"))
    T = np.array(labels(T, len(S), SIGNS, ("T", "T")), dtype=int)
    require(len(S) >= k, f"样本不到 {k} 个", f"There are fewer than {k} samples", got=S)
    require(len(S) <= 1000, f"样本有 {len(S)} 个，至多 1000 个", f"{len(S)} samples; 1000 are allowed", got=S)
    require(np.abs(S).max() <= 1e6, "坐标的绝对值超过了 10^6", "A coordinate is larger than 10^6", got=S)
    with hint(*HINT_DIFFERENT):
        require(
            len({tuple(sample) for sample in S.tolist()}) == len(S),
            "S 中有相同的样本",
            "Some samples in S are equal",
            got=S,
        )
    for point, label in zip(points, y, strict=True):
        votes = least_votes(S, T, point, k, label)
        with hint(*HINT_TRAINING):
            require(
                2 * votes > k,
                f"离点 {point} 最近的 {k} 个样本中，标记是 {label} 的可能只有 {votes} 个",
                f"Of the {k} samples nearest to the point {point}, perhaps only {votes} have the label {label}",
                got=(S, T),
            )


def least_votes(S, T, q, k, label):
    """How many of the k nearest samples have the label at least, whichever of equally near ones are taken; exact."""
    squares = ((S - np.asarray(q)) ** 2).sum(axis=1)
    border = np.partition(squares, k - 1)[k - 1]
    slack = 1e-9 * border + 1e-300  # far more than these floats are off
    votes = int((T[squares < border - slack] == label).sum())
    left = k - int((squares < border - slack).sum())
    close = np.flatnonzero(np.abs(squares - border) <= slack)
    exact = {
        int(i): sum((Fraction(a) - Fraction(b)) ** 2 for a, b in zip(S[i].tolist(), q, strict=True)) for i in close
    }
    border = sorted(exact.values())[left - 1]
    nearer = [i for i in exact if exact[i] < border]
    tied = [i for i in exact if exact[i] == border]
    others = sum(T[i] != label for i in tied)
    return votes + sum(int(T[i] == label) for i in nearer) + max(0, left - len(nearer) - int(others))


@memo
def most_shattered(N):
    """The VC dimension of the nearest of N samples at most on a line, by trying samples on a grid."""
    m = 1
    while _is_shattered(m + 1, N):
        m += 1
    return m


def _is_shattered(m, N):
    places = [Fraction(i, 4) for i in range(-4, 4 * m)]
    found = set()
    for S in combinations(places, N):
        for T in product(SIGNS, repeat=N):
            nearest = [min(zip((abs(x - s) for s in S), T, strict=True)) for x in range(m)]
            found.add(tuple(label for _, label in nearest))
    return len(found) == 2**m
