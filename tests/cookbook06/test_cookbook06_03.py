"""Checks of exercise cookbook6.3."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import optdigits
from grader.checks import array, check, close, equal, exercise, hint, integers, number, picture, require, sequence
from grader.strategies import edges, seeds

from .pins import cookbook06_03 as pins
from .pins.cookbook06_03 import (
    BY_HAND, KINDS, MIXES, album, basis, differences, distance, distances_to, made, picture_of, projected
)  # fmt: skip

EXERCISE = exercise(
    kind="program",
    book="§6.3",
    patterns=["certificate", "experiment", "witness"],
    hints=[
        (
            "x + Ta 走遍一个平面（直线、平面、…）：问的是 y 到它的距离。",
            "x + Ta runs through a line, a plane and so on: what is asked is how far y is from it.",
        ),
        (
            "最好的 a 是一个最小二乘问题的解；双边的形式里 a 与 b 一起求。",
            "The best a solves a least-squares problem; in the two-sided form a and b are found together.",
        ),
        (
            "造例子用两三维的小向量就够了：先画直线，想想谁能碰到谁。",
            "For the examples small vectors of two dimensions are enough: draw lines, and see which of them meet.",
        ),
    ],
)

HINT_DISTANCE = (
    "先求最好的移动，再量剩下的差的长度：对 T a ≈ y - x 作最小二乘，T 的各列一起求（它们不一定正交）；剩下的差由 y - x - Ta 自己算，np.linalg.lstsq 给的 residuals 可能是空的。",
    "Find the best move first, then the length of what is left: least squares for T a ≈ y - x, with "
    "all columns of T together (they need not be orthogonal). Compute what is left from y - x - Ta: the residuals of np.linalg.lstsq may be empty.",
)
HINT_TWO = (
    "两组切向量并排放进一个矩阵，就成了单边的形式。",
    "Put both sets of tangents side by side into one matrix, and it is the one-sided form.",
)
HINT_TANGENTS = (
    "图像以外的像素是 0，不是另一边的像素，也不是边上的像素；展开时一行接一行。切向量是两边各移一格之差的一半。",
    "Pixels outside the image are 0, neither those of the other side nor those of the edge; take the image row by row. A "
    "tangent is half the difference of moves by one to either side.",
)
HINT_CLASSIFY = (
    "切向量取自训练图像：按 shape 把它还原成 h 行 w 列，移动它，再与查询图像比较；每张训练图像都要比，返回最近的一张的标记。",
    "The tangents belong to the training image: give it its h rows and w columns back, move it, then compare it with the query, every "
    "one of them; return the label of the nearest.",
)
HINT_LOPSIDED = (
    "x 处的切向量若与 y - x 垂直，移动 x 就毫无用处；y 处的切向量若几乎沿着 x - y，移动 y 就几乎能到 x。",
    "A tangent at x that is orthogonal to y - x is of no use; one at y nearly along x - y leads nearly to x.",
)
HINT_TRIANGLE = (
    "相交的直线双边距离是 0。平行的两条直线呢？让第三条与它们都相交。",
    "Lines that cross have a two-sided distance of 0. And parallel ones? Let the third line cross both.",
)


@st.composite
def cases(draw, fewest=1):
    """Half of them unusual."""
    kind = draw(st.sampled_from([""] * len(KINDS) + list(KINDS)))
    d = draw(st.integers(105, 130) if kind == "long" else st.integers(1, 6))
    r = draw(st.integers(9, 10) if kind == "wide" else st.integers(fewest, 4))
    return made(kind, d, max(r, 2) if kind in ("twice", "sum", "parallel") else r, draw(seeds()))


@st.composite
def images(draw):
    kind = draw(
        st.sampled_from(["", "", "", "fine", "small", "large", "negative", "constant", "rows", "tall", "broad"])
    )
    h = draw(st.integers(13, 32) if kind == "tall" else st.integers(1, 6))
    w = draw(st.integers(9, 21) if kind == "broad" else st.integers(1, 4))
    return {"image": picture_of(kind, h, w, draw(seeds()))}


@st.composite
def albums(draw):
    kind = draw(st.sampled_from(["", "", "", "fine", "small", "large", "negative"]))
    h, w = draw(st.sampled_from([(1, 6), (2, 3), (3, 2), (3, 5), (4, 4), (5, 3), (7, 2)]))
    labels = draw(st.sampled_from([[0, 1], [3, 8], [7, -1, 2, 5], [1]]))
    return album(kind, h, w, draw(st.integers(1, 9)), draw(st.integers(1, 4)), labels, draw(seeds()))


@check(points=0.5, book="§6.3", hint=HINT_DISTANCE)
def test_by_hand(answer):
    """手算：三维中的平面，平面中的直线 / By hand: a plane in three dimensions, a line in the plane"""
    close(answer.tangent_distance(*BY_HAND.values()), 1.0, ("切线距离", "the tangent distance"))
    got = answer.tangent_distance(np.zeros(2), np.array([3.0, 4.0]), AXES[0])
    close(got, 4.0, ("切线距离", "the tangent distance"), abs=1e-8)


@check(points=0.5, book="§6.3", hint=HINT_TWO)
def test_two_by_hand(answer):
    """手算：相交的与平行的直线 / By hand: lines that cross, and lines that are parallel"""
    x, y = np.zeros(2), np.array([3.0, 4.0])
    for Tx, Ty, wanted in ((AXES[0], AXES[1], 0.0), (AXES[0], AXES[0], 4.0), (AXES[1], AXES[1], 3.0)):
        close(answer.two_sided(x, Tx, y, Ty), wanted, ("双边的切线距离", "the two-sided distance"), abs=5e-9)


@check(points=1, book="§6.3", given={"case": cases()}, also=pins.distance_inputs)
def test_distance(answer, case):
    """单边的切线距离是最小的那个距离，切向量线性相关时也是 /
    The one-sided distance is the least one, also where tangents are dependent"""
    x, y, T = case.values()
    with hint(*(HINT_DISTANCE if basis(T).shape[1] == T.shape[1] else HINT_DEPENDENT)):
        close(
            answer.tangent_distance(x, y, T),
            distance(x, y, T),
            ("切线距离", "the tangent distance"),
            abs=slack(x, y),
            rel=0,
        )


@check(points=1, book="§6.3", given={"case": cases()}, also=pins.best_move)
def test_best_move(answer, case):
    """移动之后的位置是离 y 最近的 / The place that x is moved to is the nearest to y"""
    x, y, T = case.values()
    with hint(*(HINT_DISTANCE if basis(T).shape[1] == T.shape[1] else HINT_DEPENDENT)):
        a = array(answer.best_move(x, y, T), (T.shape[1],), ("a", "a"))
        wanted = projected(T, y - x)
        off = float(np.linalg.norm(T @ a - wanted))
        require(
            off <= slack(x, y),
            f"x + T a 离最近的位置还有 {off:.6g}",
            f"x + T a is {off:.6g} away from the nearest place",
            expected=x + wanted,
            got=x + T @ a,
        )


@check(
    points=1,
    book="§6.3",
    given={"case": cases(fewest=2), "left": st.integers(1, 4)},
    also=pins.two_sided,
    hint=HINT_TWO,
)
def test_two_sided(answer, case, left):
    """双边的切线距离是两个样本都移动时最小的那个距离 /
    The two-sided distance is the least one where both samples move"""
    x, y, T = case.values()
    left = min(left, T.shape[1] - 1)
    got = answer.two_sided(x, T[:, :left], y, T[:, left:])
    close(got, distance(x, y, T), ("双边的切线距离", "the two-sided distance"), abs=slack(x, y), rel=0)


@check(points=1, book="§6.3", given={"case": images()}, also=pins.tangents, examples=40, hint=HINT_TANGENTS)
def test_tangents(answer, case):
    """两个切向量张成的空间，边上的像素、只有一行或一列的图像也在内 /
    The space that both tangents span, with the pixels on the edge, and for images of one row or column"""
    image = case["image"]
    wanted = differences(image)
    got = array(answer.shift_tangents(image), wanted.shape, ("切向量", "the tangents"))
    for k in range(2):
        lost = float(np.linalg.norm(wanted[:, k] - projected(got, wanted[:, k])))
        require(
            lost <= 1e-9 * max(1e-300, float(np.linalg.norm(wanted))),
            "张成的空间不含" + ("上下平移", "左右平移")[k] + "的切向量",
            "The tangent of shifting " + ("up and down", "to the left and right")[k] + " is not in the space",
            expected=wanted,
            got=got,
        )
        more = float(np.linalg.norm(got[:, k] - projected(wanted, got[:, k])))
        require(
            more <= 1e-9 * max(1e-300, float(np.linalg.norm(got))),
            f"第 {k} 列不在两个切向量张成的空间里",
            f"Column {k} is not in the space that both tangents span",
            expected=wanted,
            got=got,
        )


@check(points=1, book="§6.3", hint=HINT_CLASSIFY)
def test_digits(answer):
    """用 optdigits 中的 40 张手写数字识别另外 30 张，以及向右平移一个像素之后的这 30 张 /
    40 handwritten digits of optdigits recognise 30 others, and these once more when they are shifted right by one pixel
    """
    train, labels, queries, truth = digits()
    # Euclidean distances make 2 and 16 errors.
    for images_, wanted, words in (
        (queries, 1, ("原来的图像", "the images as they are")),
        (shifted(queries), 8, ("平移后的图像", "the shifted images")),
    ):
        got = integers(
            answer.classify(train, labels, images_, (8, 8)), 30, (f"{words[0]}的标记", f"the labels of {words[1]}")
        )
        errors = sum(one != right for one, right in zip(got, truth, strict=True))
        equal(errors, wanted, (f"{words[0]}中认错的张数", f"the number of errors for {words[1]}"))
        equal(got, labelled_by(train, labels, images_, (8, 8)), (f"{words[0]}的标记", f"the labels of {words[1]}"))


@check(points=1, book="§6.3", given={"case": albums()}, also=pins.classify, examples=25, hint=HINT_CLASSIFY)
def test_classify(answer, case):
    """任何形状的图像都由切线距离最近的训练图像识别 /
    Images of any shape are recognised by the training image of least tangent distance"""
    train, labels, queries, shape = case.values()
    shape = tuple(shape)
    got = integers(answer.classify(train, labels, queries, shape), len(queries), ("标记", "the labels"))
    equal(got, labelled_by(train, labels, queries, shape), ("标记", "the labels"))


@check(
    points=1,
    book="§6.3",
    given={
        "case": st.builds(
            made, st.sampled_from(["", "", "fine", "small", "large"]), st.integers(3, 6), st.just(2), seeds()
        ),
        "mix": st.sampled_from(MIXES),
        "move": st.sampled_from([[1.0, 0.0], [-2.0, 1.0], [0.5, 3.0]]),
    },
    also=pins.transform,
    examples=30,
    hint=(
        "x + Ta 能到达的位置只由 T 的各列张成的空间决定。",
        "Which places x + Ta can reach depends on nothing but the span of the columns of T.",
    ),
)
def test_transform(answer, case, mix, move):
    """换一组张成同一空间的切向量，或者把 x 沿切向量移动，切线距离都不变 /
    Other tangents of the same span, and moving x along its tangents, leave the tangent distance as it is"""
    x, y, T = case.values()
    M, moved = np.array(mix), x + T @ move
    before = number(answer.tangent_distance(x, y, T), ("切线距离", "the tangent distance"))
    if distance(x, y, T) > 1e-3 * np.linalg.norm(x - y):
        require(
            before > 0,
            "沿切向量到不了 y，切线距离不应是 0",
            "y is out of reach, so that the distance should not be 0",
            got=before,
        )
    bound = 2 * (slack(x, y) + slack(moved, y))
    close(
        answer.tangent_distance(x, y, T @ M),
        before,
        ("换了切向量之后的切线距离", "the distance with other tangents"),
        abs=bound,
        rel=0,
    )
    close(
        answer.tangent_distance(moved, y, T),
        before,
        ("x 移动之后的切线距离", "the distance after x has moved"),
        abs=bound,
        rel=0,
    )


@check(points=1, book="§6.3", given={"ratio": edges(2.0, 1000.0)}, also=pins.lopsided, examples=10, hint=HINT_LOPSIDED)
def test_lopsided(answer, ratio):
    """一个方向的切线距离至少是另一个方向的 ratio 倍，后者不是零 /
    The tangent distance one way is at least ratio times that the other way, which is not zero"""
    got = sequence(answer.lopsided(ratio), 4, ("(x, y, Tx, Ty)", "(x, y, Tx, Ty)"))
    x = array(got[0], (None,), ("x", "x"))
    y = array(got[1], x.shape, ("y", "y"))
    Tx, Ty = (array(T, (len(x), 1), (name, name)) for T, name in zip(got[2:], ("Tx", "Ty"), strict=True))
    v = [Fraction(b) - Fraction(a) for a, b in zip(x.tolist(), y.tolist(), strict=True)]
    v = np.array(v, dtype=object)
    there, back = square(v, Tx), square(v, Ty)
    shown = f"{float(there) ** 0.5:.6g}", f"{float(back) ** 0.5:.6g}"
    require(
        back >= Fraction(1, 10**12) * (1 - Fraction(1, 10**9)),
        f"tangent_distance(y, x, Ty) 应是 {shown[1]}，小于 10^-6",
        f"tangent_distance(y, x, Ty) is {shown[1]}, which is below 10^-6",
        got=got,
    )
    require(
        there >= Fraction(ratio) ** 2 * back * (1 - Fraction(1, 10**9)),
        f"tangent_distance(x, y, Tx) 是 {shown[0]}, tangent_distance(y, x, Ty) 是 {shown[1]}，前者不到后者的 {ratio:g} 倍",
        f"tangent_distance(x, y, Tx) is {shown[0]} and tangent_distance(y, x, Ty) is {shown[1]}: less than {ratio:g} times as much",
        got=got,
    )


@check(points=1, book="§6.3", given={"g": edges(0.1, 10.0)}, also=pins.triangle, examples=10, hint=HINT_TRIANGLE)
def test_triangle(answer, g):
    """x 与 z 离得远，而 y 离两者都是零 / x and z are far apart, while y is at a distance of zero from both"""
    got = sequence(answer.no_triangle(g), 3, ("三个样本", "the three samples"))
    names = "x", "y", "z"
    samples = []
    for one, name in zip(got, names, strict=True):
        place, T = sequence(one, 2, (f"({name}, T{name})", f"({name}, T{name})"))
        place = array(place, (None,) if not samples else samples[0][0].shape, (name, name))
        T = array(T, (len(place), None), (f"T{name}", f"T{name}"))
        require(T.shape[1] > 0, f"T{name} 没有列", f"T{name} has no columns", got=got)
        samples.append((place, T))
    require(len(samples[0][0]) > 0, "x 没有分量", "x has no entries", got=got)

    def apart(i, j):
        (x, Tx), (y, Ty) = samples[i], samples[j]
        return distance(x, y, np.hstack([Tx, Ty]))

    for i, j in ((0, 1), (1, 2)):
        far = apart(i, j)
        require(
            far <= 1e-9,
            f"{names[i]} 与 {names[j]} 的双边距离是 {far:.6g}，应不超过 10^-9",
            f"The two-sided distance of {names[i]} and {names[j]} is {far:.6g}, which should be at most 10^-9",
            got=got,
        )
    far = apart(0, 2)
    require(
        far >= g * (1 - 1e-9),
        f"x 与 z 的双边距离是 {far:.6g}，应至少是 {g:g}",
        f"The two-sided distance of x and z is {far:.6g}, which should be at least {g:g}",
        got=got,
    )


@picture(
    "向右平移后的三个数字，以及按欧氏距离、按切线距离最近的训练图像",
    "Three digits shifted to the right, and the training images nearest by Euclidean and by tangent distance",
    alt=(
        "三行三列的小图：左列是平移后的数字，中列按欧氏距离最近，是别的数字，右列按切线距离最近，是同一个数字",
        "Three rows of three small images: the shifted digit, the nearest by Euclidean distance, which is another digit, and the nearest "
        "by tangent distance, which is the same",
    ),
)
def draw_digits(figure, answer, reference, says):
    train, labels, queries, truth = digits()
    queries = shifted(queries)
    straight = ((queries[:, None] - train[None]) ** 2).sum(axis=2).argmin(axis=1)
    by_tangents = distances_to(train, queries, (8, 8)).argmin(axis=1)
    mended = [i for i in range(30) if labels[straight[i]] != truth[i] == labels[by_tangents[i]]][:3]
    tangents = [array(answer.shift_tangents(x.reshape(8, 8)), (64, 2)) for x in train]
    figure.set_size_inches(5, 5)
    for row, i in enumerate(mended):
        lengths = [number(answer.tangent_distance(x, queries[i], T)) for x, T in zip(train, tangents, strict=True)]
        for column, (image, title) in enumerate(
            (
                (queries[i], says("平移后", "shifted")),
                (train[straight[i]], says("欧氏距离", "Euclidean")),
                (train[int(np.argmin(lengths))], says("切线距离", "tangents")),
            )
        ):
            axes = figure.add_subplot(3, 3, 3 * row + column + 1)
            axes.imshow(image.reshape(8, 8), cmap="gray_r")
            axes.set_xticks([])
            axes.set_yticks([])
            if row == 0:
                axes.set_title(title)


HINT_DEPENDENT = (
    "各列线性相关时 TᵀT 不可逆；最小二乘、QR 或伪逆仍然可用。",
    "With dependent columns TᵀT has no inverse; least squares or the pseudo-inverse still work.",
)


def slack(x, y):
    return 1e-9 * float(np.linalg.norm(x) + np.linalg.norm(y))


AXES = np.array([[1.0], [0.0]]), np.array([[0.0], [1.0]])


def labelled_by(train, labels, queries, shape):
    return [labels[int(i)] for i in distances_to(train, queries, shape).argmin(axis=1)]


def digits():
    """40 images with labels to learn from, and 30 to be recognised, those in rows 2, 5, 8 and so on."""
    table = optdigits()
    X, y = table["X"], [int(label) for label in table["y"]]
    train, queries = ([i for i in range(100) if (i % 3 == 2) is tested] for tested in (False, True))
    return X[train[:40]], [y[i] for i in train[:40]], X[queries[:30]], [y[i] for i in queries[:30]]


def shifted(queries):
    """One pixel to the right; what comes in is 0."""
    moved = np.zeros_like(queries)
    for row in range(8):
        moved[:, 8 * row + 1 : 8 * row + 8] = queries[:, 8 * row : 8 * row + 7]
    return moved


def square(v, T):
    """The square of the distance of v from a line, exactly."""
    v, t = [Fraction(a) for a in v.tolist()], [Fraction(a) for a in T[:, 0].tolist()]
    length = sum(a * a for a in t)
    along = sum(a * b for a, b in zip(v, t, strict=True))
    return sum(a * a for a in v) - (along * along / length if length else 0)
