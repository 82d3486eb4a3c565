"""Checks of exercise 5.8."""

from itertools import combinations, product

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import (
    array, at_most, check, close, equal, exercise, hint, integers, one_of, picture, repeatable, require, sequence
)  # fmt: skip
from grader.strategies import matrices, seeds

from .pins import ex05_08 as pins

EXERCISE = exercise(
    kind="program",
    book="§5.5.3",
    patterns=["oracle", "outcome", "metamorphic"],
    contract=[
        (
            "网格到 11×7、每个单元一百多个分量、一百多个样本时也对；σ 从 0.005 到 1000；只差一个空格的标记是两个标记",
            "Right as well on grids up to 11×7, with a hundred components and samples; σ from 0.005 to 1000; labels that differ by a "
            "blank are two labels",
        ),
        (
            "坐标在 10⁶ 附近，或各单元的距离只差百万分之几时，胜者不会认错",
            "The winner is right for coordinates near 10⁶, and where distances differ by millionths",
        ),
        (
            "4×4 到 5×6 的网格、样本数乘以轮数不少于 1500 时，正方形内均匀的样本（任意大小、位置与次序）也训得出三条要求；"
            "100 个样本、15 轮不超过 2 秒",
            "With grids of 4×4 to 5×6, and samples times passes 1500 or more, the three demands are met on uniform samples in a square "
            "of any size, place and order; 100 samples and 15 passes take at most 2 seconds",
        ),
    ],
    written={
        "observations": [
            ("说出好瓜与坏瓜各占网格的哪一片", "Says which part of the grid good and bad melons take"),
            ("指出落错了地方或夹在中间的瓜", "Names melons in the wrong place or in between"),
            (
                "比较不同的 seed 或半径，说明图的转动、翻转与展开",
                "Compares seeds or radii: turned or mirrored maps, and unfolding",
            ),
        ]
    },
    hints=[
        (
            "先写竞争，再写邻域，最后才训练；每一步都可以手算两行两列的网格。",
            "Write the competition first, then the neighbourhood, training last; a grid of two by two can be done by hand.",
        ),
        (
            "邻域是在输出网格上量的，与权向量之间的距离无关。",
            "The neighbourhood is measured on the output grid, not between weight vectors.",
        ),
        (
            "半径先大（约为网格的一半），使网络展开；再逐渐缩到一格以内，使各单元贴近样本。",
            "Begin with a large radius (about half the grid) to unfold the map, then let it shrink below one unit.",
        ),
    ],
)


CORE, STRICT = ("", "duplicate"), ("fine", "near", "large", "offset", "wide")
"""Kinds of maps: for the points, and for the star."""


@st.composite
def maps(draw, kinds=("", "", "duplicate")):
    """{"W", "X", "exact"}: grids of all shapes with weights and samples of a kind; `exact` ones have exact ties."""
    kind = draw(st.sampled_from(kinds))
    rows, columns, d = draw(st.integers(1, 4)), draw(st.integers(1, 4)), draw(st.integers(1, 3))
    if kind == "wide":
        rows, columns, d = rows + 7, columns + 3, d + 4
    n = draw(st.sampled_from((1, 2, 3, 5) if kind in CORE else (1, 5, 60)))
    rng = np.random.default_rng(draw(seeds()))
    W, X = rng.integers(-3, 4, (rows, columns, d)).astype(float), rng.integers(-3, 4, (n, d)).astype(float)
    if kind == "fine":
        W, X = W + rng.random(W.shape).round(9), X + rng.random(X.shape).round(9)
    elif kind == "near":
        W = W + 1e-6 * rng.permutation(rows * columns).reshape(rows, columns, 1)
    elif kind == "large":
        W, X = 1e6 * W, 1e6 * X
    elif kind == "offset":
        W, X = 1e6 + rng.random(W.shape), 1e6 + rng.random(X.shape)
    elif kind == "duplicate":
        W[:] = W[draw(st.integers(0, rows - 1)), draw(st.integers(0, columns - 1))]
    return {"W": W, "X": X, "exact": kind not in ("fine", "near", "offset")}


@check(points=0.5, hint=("位置是（行，列）。", "A position is (row, column)."))
def test_one_winner(answer):
    """2×2 的网格与 1 号瓜：胜者 / A grid of 2×2 and melon 1: the winner"""
    equal(answer.best_matching_unit(SMALL, MELON), (0, 1), UNIT)


@check(points=0.5, hint=("指数里有 2σ²。", "There is a 2σ² in the exponent."))
def test_one_neighbourhood(answer):
    """2×2 的网格与 1 号瓜：邻域系数 / A grid of 2×2 and melon 1: the neighbourhood"""
    h = [[0.60653066, 1.0], [0.36787944, 0.60653066]]
    close(answer.neighbourhood((2, 2), (0, 1), 1.0), h, ("邻域系数", "the neighbourhood"), abs=1e-8)


@check(points=0.5, hint=("每个单元都向样本移动 η·h。", "Each unit moves towards the sample by η·h."))
def test_one_step(answer):
    """2×2 的网格与 1 号瓜：更新后的权 / A grid of 2×2 and melon 1: the weights after the update"""
    wanted = [[[0.35072287, 0.20917552], [0.5985, 0.38]], [[0.69944818, 0.24782433], [0.49006980, 0.41819592]]]
    close(answer.update(SMALL, MELON, 0.5, 1.0), wanted, ("更新后的权", "the weights after the update"), abs=1e-8)


@check(
    points=1,
    given={"case": maps()},
    also=pins.nearest_unit,
    strict_given={"case": maps(kinds=STRICT)},
    strict=pins.far_or_near,
)
def test_nearest_unit(answer, case):
    """最近的单元：与逐个比较一致，并列取行号小者，再取列号小者 /
    The nearest unit is that of comparing all, ties to the smaller row, then column"""
    W, X = case["W"], case["X"]
    for x in X[:8]:
        with hint(*_about_the_nearest(W)):
            one_of(integers(answer.best_matching_unit(W, x), 2, UNIT), _nearest(W, x, case["exact"]), UNIT)


@check(
    points=0.5,
    given={"case": maps()},
    also=pins.nearest_unit,
    strict_given={"case": maps(kinds=STRICT)},
    strict=pins.far_or_near,
)
def test_map_samples(answer, case):
    """每个样本都落在最近的单元 / Every sample lands on its nearest unit"""
    W, X = case["W"], case["X"]
    positions = sequence(answer.map_samples(W, X), len(X), ("各样本的位置", "the list of positions"))
    with hint(*_about_the_nearest(W)):
        for i, x in enumerate(X):
            where = (f"样本 {i} 的位置", f"the position of sample {i}")
            one_of(integers(positions[i], 2, where), _nearest(W, x, case["exact"]), where)


@check(
    points=0.5,
    given={"case": maps(), "pattern": st.lists(st.sampled_from(("是", "否")), min_size=3, max_size=3)},
    strict_given={
        "case": maps(kinds=("large", "wide")),
        "pattern": st.lists(st.sampled_from(("是", "否", "1", "10")), min_size=3, max_size=3),
    },
    strict=pins.landed_many,
    hint=(
        "每个样本先找到最近的单元，再看它的标记：是这个标记才计数；没有样本落到的单元是 0。",
        "Find the nearest unit of each sample, then look at its label: it counts if it is this one; units where none lands have 0.",
    ),
)
def test_landed(answer, case, pattern):
    """各单元上这个标记的样本数 / The number of samples with the label on each unit"""
    W, X = case["W"], case["X"]
    y = [pattern[(k * k + k // 3) % len(pattern)] for k in range(len(X))]
    for label in (*dict.fromkeys(y), "或"):
        wanted = np.zeros(W.shape[:2])
        for x, own in zip(X, y, strict=True):
            wanted[_nearest(W, x, True)[0]] += own == label
        got = answer.landed(W, X, y, label)
        close(got, wanted, (f"标记为 {label} 的样本数", f"the numbers of samples with the label {label}"), binary=True)


@check(
    points=1,
    given={
        "shape": st.tuples(st.integers(1, 5), st.integers(1, 6)),
        "place": st.tuples(st.integers(0, 11), st.integers(0, 11)),
        "sigma": st.sampled_from((0.5, 1.0, 2.5)),
    },
    also=pins.neighbourhood_inputs,
    strict_given={
        "shape": st.tuples(st.integers(1, 6), st.integers(1, 12)),
        "place": st.tuples(st.integers(0, 11), st.integers(0, 11)),
        "sigma": st.sampled_from((0.005, 0.3, 10.0, 1e3)),
    },
    hint=(
        "δ² 是两个方向的格数之差的平方相加，不取较大者；指数是 -δ²/(2σ²)。",
        "δ² adds the squares of the differences in both directions, counted in units, and is not the larger of them; the exponent "
        "is -δ²/(2σ²).",
    ),
)
def test_neighbourhood(answer, shape, place, sigma):
    """邻域系数符合定义：胜者为 1，只与网格上的距离有关 /
    The neighbourhood is what it is defined to be: 1 at the winner, and a matter of the distance on the grid alone"""
    bmu = (place[0] % shape[0], place[1] % shape[1])
    got = answer.neighbourhood(shape, bmu, sigma)
    close(got, _neighbourhood(shape, bmu, sigma), ("邻域系数", "the neighbourhood"))


@check(
    points=1,
    given={
        "case": maps(),
        "eta": st.sampled_from((0.0, 0.05, 0.5, 0.9, 1.0)),
        "sigma": st.sampled_from((0.5, 1.0, 3.0)),
    },
    strict_given={
        "case": maps(kinds=STRICT),
        "eta": st.sampled_from((0.05, 0.5, 1.0)),
        "sigma": st.sampled_from((0.005, 0.05, 1.0, 200.0)),
    },
    strict=pins.update,
)
def test_update(answer, case, eta, sigma):
    """一步更新：每个单元都在原处与样本之间，走了距离的 η·h /
    One update: each unit lies between its old place and the sample, η·h of the way"""
    W, x = case["W"], case["X"][0]
    got = array(answer.update(W, x, eta, sigma), W.shape, ("更新后的权", "the weights after the update"))
    options = [
        W + eta * np.array(_neighbourhood(W.shape[:2], bmu, sigma))[:, :, None] * (x - W)
        for bmu in _nearest(W, x, case["exact"])
    ]
    wanted = min(options, key=lambda option: float(np.abs(option - got).max()))
    with hint(
        "移动的方向是 x - W，邻域以最近的单元为中心。",
        "Move along x - W, with the neighbourhood around the nearest unit.",
    ):
        close(got, wanted, ("更新后的权", "the weights after the update"))


@check(
    points=0.5,
    given={"case": maps()},
    also=pins.errors,
    strict_given={"case": maps(kinds=("large", "wide"))},
    strict=pins.far_or_near_errors,
    hint=("距离要开方，再对样本平均。", "Take the root of the distance, then the mean over samples."),
)
def test_quantization_error(answer, case):
    """量化误差：样本到最近单元的平均距离 / The quantisation error: the mean distance to the nearest unit"""
    W, X = case["W"], case["X"]
    wanted = float(np.mean([np.sqrt(min(_squares(W, x).values())) for x in X]))
    close(answer.quantization_error(W, X), wanted, ("量化误差", "the quantisation error"))


@check(
    points=1,
    given={"case": maps().filter(lambda case: case["W"].shape[:2] != (1, 1))},
    also=pins.errors,
    strict_given={"case": maps(kinds=("large", "wide")).filter(lambda case: case["W"].shape[:2] != (1, 1))},
    strict=pins.far_or_near_errors,
    hint=(
        "斜着挨在一起也算相邻；网格的行数与列数可以不同，编号换成行列时分清；并列按行、再按列；要的是比例。",
        "Units that touch diagonally are neighbours, too; a grid may have more rows than columns or fewer: mind which is which; ties go "
        "by row, then by column; it is a share.",
    ),
)
def test_topographic_error(answer, case):
    """拓扑误差符合定义，在各种形状的网格上 / The topographic error is what it is defined to be, on grids of all shapes"""
    W, X = case["W"], case["X"]
    close(answer.topographic_error(W, X), _topographic(W, X), ("拓扑误差", "the topographic error"))


@check(
    points=0.5,
    given={
        "X": matrices((1, 8), (1, 3)),
        "shape": st.tuples(st.integers(1, 4), st.integers(1, 5)),
        "epochs": st.integers(1, 3),
        "seed": seeds(),
    },
    strict=pins.range_inputs,
    examples=25,
)
def test_range(answer, X, shape, epochs, seed):
    """训练的结果不越出样本的范围，同样的参数给出同样的结果 /
    Training stays within the range of the samples, and the same arguments give the same result"""
    with hint(
        "随机数都应由 seed 产生：同样的参数两次训练的结果不同。",
        "All chance has to come from seed: training twice with the same arguments gave different results.",
    ):
        W = repeatable(answer, "train", X, shape, epochs, seed, between=[(X + 1.0, shape, epochs, seed + 1)])
    W = array(W, (*shape, X.shape[1]), ("W", "the array W"))
    slack = 1e-9 * np.maximum(np.abs(X).max(axis=0), 1e-12)
    outside = (X.min(axis=0) - slack > W) | (X.max(axis=0) + slack < W)
    with hint(
        "初值取在样本的范围之内，每一步 η·h 不大于 1，单元就不会跑出去。",
        "Start within the range of the samples; with η·h at most 1 at each step units stay there.",
    ):
        require(
            not outside.any(), "有权向量越出了样本的范围", "Some weights lie outside the range of the samples", got=W
        )


@check(
    points=1.5,
    given={"shape": st.sampled_from(((5, 5), (4, 4))), "seed": st.integers(0, 2)},
    also=pins.trained_on_melons,
    examples=1,
)
def test_trained_on_melons(answer, shape, seed):
    """西瓜 3.0α 上训练 100 轮：量化误差、拓扑误差与有序比都达到要求 /
    100 passes on watermelon 3.0α: quantisation error, topographic error and order ratio meet the demands"""
    _judged_map(answer, watermelon_3_0a()["X"], shape, 100, seed)


@check(
    points=1,
    given={"size": st.just(1.0), "shift": st.just(0.0), "seed": st.integers(0, 99), "samples": st.just(100)},
    also=pins.trained_on_a_square,
    strict_given={
        "size": st.sampled_from((1e-4, 1.0, 1e6)),
        "shift": st.sampled_from((0.0, 1.0, -1e3)),
        "seed": st.integers(0, 99),
        "samples": st.sampled_from((100, 300)),
    },
    strict=pins.trained_on_other_squares,
    examples=1,
)
def test_trained_on_a_square(answer, size, shift, seed, samples):
    """正方形内均匀的样本，多少、大小和位置不同，训练的结果同样达到要求 /
    Uniform samples in a square, few or many, of any size and place: training meets the same demands"""
    X = np.random.default_rng(10 + seed).random((samples, 2))
    X = X[np.argsort(np.floor(samples / 100 * X[:, 0]), kind="stable")]  # the first hundred may be those of one side
    _judged_map(answer, size * (X + shift), (5, 6), 1500 // samples, seed)


@picture(
    "训练好的网络与 17 个瓜",
    "The trained map and the 17 melons",
    alt=(
        "上图：密度与含糖率的平面上，相邻单元以线相连成网，罩在样本上；下图：5×5 的网格，每格写着落在那里的瓜的编号。",
        "Above: in the plane of density and sugar neighbouring units are joined to a net that covers the samples. Below: the grid of 5×5 "
        "with the numbers of the melons that land on each unit.",
    ),
)
def draw_map(figure, answer, reference, says):
    table = watermelon_3_0a()
    X, good = table["X"], np.array([label == "是" for label in table["y"]])
    W = array(answer.train(X, (5, 5), 100, 0), (5, 5, 2))
    above, below = figure.subplots(2, 1)
    for line in (*W, *W.transpose(1, 0, 2)):
        above.plot(*line.T, ".-", color="0.6", zorder=1)
    for chosen, marker, name in ((good, "o", says("好瓜", "good")), (~good, "x", says("坏瓜", "not good"))):
        above.plot(*X[chosen].T, marker, color="black", label=name)
    above.set(xlabel=says("密度", "density"), ylabel=says("含糖率", "sugar"))
    above.legend()
    below.set(xlim=(-0.5, 4.5), ylim=(4.5, -0.5), xticks=range(5), yticks=range(5))
    held = {}
    for number, place, is_good in zip(table["ids"], answer.map_samples(W, X), good, strict=True):
        held.setdefault(tuple(place), []).append(f"{number}{'' if is_good else '×'}")
    for (r, c), names in held.items():
        below.text(
            c, r, "\n".join([" ".join(names[k : k + 3]) for k in range(0, len(names), 3)]), ha="center", va="center"
        )
    below.set_title(says("× 为坏瓜", "× is not good"))
    below.grid(alpha=0.3)


SMALL = np.array([[[0.2, 0.1], [0.5, 0.3]], [[0.7, 0.2], [0.4, 0.4]]])
MELON = np.array([0.697, 0.46])
UNIT = ("最近的单元", "the nearest unit")


def _about_the_nearest(W):
    """The hint for a wrong winner: what is hard about this map, if anything is."""
    if np.abs(W).max() > 1e4:
        return "坐标很大：先相减再平方，不要展开。", "Coordinates are large: subtract before you square, do not expand."
    return (
        "用欧氏距离，逐行逐列比较，更小才替换：并列时行号小的在前，再看列号。",
        "By Euclidean distance; compare row by row and replace only by what is smaller: of ties the smaller row, then column.",
    )


def _squares(W, x):
    """{(r, c): squared distance}, row by row; exact where all numbers are whole."""
    squares = ((W - x) ** 2).sum(axis=2)
    return {(r, c): float(squares[r, c]) for r, c in np.ndindex(squares.shape)}


def _nearest(W, x, exact):
    """The positions that are right: the first of exact ties, or any within rounding."""
    squares = _squares(W, x)
    least = min(squares.values())
    if exact:
        return [next(place for place, square in squares.items() if square == least)]
    return [place for place, square in squares.items() if square <= least * (1 + 1e-9)]


def _neighbourhood(shape, bmu, sigma):
    return [
        [float(np.exp(-((r - bmu[0]) ** 2 + (c - bmu[1]) ** 2) / (2 * sigma * sigma))) for c in range(shape[1])]
        for r in range(shape[0])
    ]


def _topographic(W, X):
    """The share of samples whose two nearest units do not touch; ties in the order of rows."""
    apart = 0
    for x in X:
        squares = _squares(W, x)
        (r, c), (s, d) = sorted(squares, key=lambda place: (squares[place], place))[:2]
        apart += abs(r - s) > 1 or abs(c - d) > 1
    return apart / len(X)


def _order_ratio(W):
    places = list(product(range(W.shape[0]), range(W.shape[1])))
    apart = {pair: float(np.linalg.norm(W[pair[0]] - W[pair[1]])) for pair in combinations(places, 2)}
    near = [size for ((r, c), (s, d)), size in apart.items() if abs(r - s) + abs(c - d) == 1]
    return float(np.mean(near) / max(np.mean(list(apart.values())), 1e-300))


def _judged_map(answer, X, shape, epochs, seed):
    W = array(answer.train(X, shape, epochs, seed), (*shape, X.shape[1]), ("W", "the array W"))
    flat = W.reshape(-1, X.shape[1])
    distances = np.sqrt(((X[:, None, :] - flat[None]) ** 2).sum(axis=2))
    bound = float(np.linalg.norm(X - X.mean(axis=0), axis=1).mean()) / 2
    with hint(
        "半径要逐渐缩小，单元才能贴近样本；每轮每个样本都要用到。",
        "Units come close to samples only when the radius shrinks, and if every sample is used in each pass.",
    ):
        at_most(
            float(distances.min(axis=1).mean()), bound, ("你的网络的量化误差", "the quantisation error of your map")
        )
    with hint(
        "胜者的邻居也要移动；开始时的半径约为网格的一半，网络才展得开。",
        "Neighbours of the winner move, too; the map unfolds if the radius begins with about half the grid.",
    ):
        order = np.argsort(distances, axis=1, kind="stable")[:, :2]
        rows, columns = np.divmod(order, shape[1])
        apart = np.maximum(np.abs(rows[:, 0] - rows[:, 1]), np.abs(columns[:, 0] - columns[:, 1])) > 1
        at_most(float(apart.mean()), 0.30, ("你的网络的拓扑误差", "the topographic error of your map"))
        at_most(_order_ratio(W), 0.70, ("你的网络的有序比", "the order ratio of your map"))
