"""Checks of exercise 3.7."""

from itertools import combinations, product

import numpy as np
from hypothesis import strategies as st

from grader.checks import check, equal, exercise, hint, integer, mapping, memo, picture, require

from .pins import ex03_07 as pins
from .pins.ex03_07 import LONGEST
from .shared_ecoc import code_of, codes, hamming

EXERCISE = exercise(
    kind="prove",
    book="§3.5",
    patterns=["certificate", "enumeration"],
    hints=[
        (
            "先做 3 类：一列能分开哪些对？三列轮流用，各对的距离是多少？",
            "Begin with 3 classes: which pairs does a column separate? With three columns in turn, how far apart is each pair?",
        ),
        (
            "4 个类别有 6 对；一列 +1 与 -1 最多能同时分开其中几对？好的列可以重复。",
            "Four classes make 6 pairs; how many of them can one column of +1 and -1 separate at once? Good columns may repeat.",
        ),
        ("各对地位相同，权重也不妨相同。", "All pairs play the same part, so let their weights be the same."),
    ],
    written={
        "proof": [
            (
                "加权距离之和按列数至多是 LM，按对数至少是 S 乘最小距离",
                "The weighted distances add up to LM at most, by columns, and to S times the smallest at least, by pairs",
            ),
            ("说明所给的编码达到上界取整", "Says why the code given reaches the bound rounded down"),
        ]
    },
    contract=[
        (
            "`min_distance`：至多 150 行、60 列的编码，一次调用至多 1 秒",
            "`min_distance`: codes of at most 150 rows and 60 columns, at most a second a call",
        )
    ],
)

SIZES = {"n": st.integers(2, 4), "length": st.integers(1, LONGEST)}


@check(points=3, book="§3.5，图 3.5 / fig. 3.5")
def test_nine_bits_for_four_classes(answer):
    """4 类、码长 9：最小海明距离达到 6 / Four classes, length 9: the smallest Hamming distance reaches 6"""
    code = code_of(answer.best_code(4, 9), 4, 9)
    _reaches(code, 6)


@check(
    points=1,
    given={"code": codes(rows=(2, 5), columns=(1, 6))},
    also=pins.min_distance,
    strict_given={"code": codes(rows=(2, 14), columns=(9, 20))},
)
def test_min_distance(answer, code):
    """最小距离是任意两行不同位数的最小值 / The smallest distance is the fewest positions in which two rows differ"""
    u, v = min(combinations(range(len(code)), 2), key=lambda pair: hamming(code[pair[0]], code[pair[1]]))
    with hint(
        f"每两行都要比：最近的是第 {u} 行与第 {v} 行。", f"Compare every two rows: the nearest are rows {u} and {v}."
    ):
        equal(answer.min_distance(code), smallest_distance(code), ("最小距离", "the smallest distance"))


@check(points=1.5, given=SIZES, also=pins.best_code, examples=1)
def test_best_code(answer, n, length):
    """2 至 4 类、码长 1 至 12：编码达到最优的最小距离 /
    For 2 to 4 classes and lengths 1 to 12 the code reaches the optimal smallest distance"""
    _reaches(code_of(answer.best_code(n, length), n, length), optimum(n, length))


@check(points=1.5, given=SIZES, also=pins.best_code, examples=1)
def test_best_distance(answer, n, length):
    """2 至 4 类、码长 1 至 12：所报的最优距离与穷举一致 /
    For 2 to 4 classes and lengths 1 to 12 the optimal distance is that of exhaustive search"""
    what = f"{n} 类、码长 {length} 的最优距离", f"the optimal distance of {n} classes at length {length}"
    got, best = integer(answer.best_distance(n, length), what), optimum(n, length)
    about = (
        "没有编码达到你的值：一列最多能同时分开几对？上界要向下取整。",
        "No code reaches yours: how many pairs can one column separate at once? And a bound is rounded down.",
    )
    if got < best:
        about = (
            "有比这更好的编码：各对轮流被分开，列可以重复。",
            "There is a better code than that: let all pairs take their turn, and columns repeat.",
        )
    with hint(*about):
        equal(got, best, what)


@check(points=3, given={"n": st.integers(2, 4)}, also=pins.weights_prove_optimality)
def test_weights_prove_optimality(answer, n):
    """权重证明最优性：每个码长上，由它得到的上界都等于最优距离 /
    The weights prove optimality: at every length the bound that they give equals the optimal distance"""
    pairs = list(combinations(range(n), 2))
    given = mapping(answer.pair_weights(n), pairs, ("权重", "the weights"))
    require(
        len(given) == len(pairs),
        f"权重应恰好有 {len(pairs)} 个键 (i, j), i < j",
        f"The weights should have exactly {len(pairs)} keys (i, j) with i < j",
        got=given,
    )
    weights = {pair: integer(given[pair], (f"{pair} 的权重", f"the weight of {pair}")) for pair in pairs}
    require(
        min(weights.values()) >= 0 and sum(weights.values()) > 0,
        "权重应非负且不全为 0",
        "The weights should be non-negative and not all 0",
        got=given,
    )
    total = sum(weights.values())
    most = max(
        sum(w for (i, j), w in weights.items() if column[i] != column[j]) for column in product((1, -1), repeat=n)
    )
    for length in range(1, LONGEST + 1):
        bound, best = length * most // total, optimum(n, length)
        with hint(
            f"有一列能分开权重之和 {total} 中的 {most}。权重怎样分给各对，才没有哪一列能分开这么大的一份？",
            f"One column separates pairs of weight {most} out of {total}. How to share the weight so that no column gets so "
            "large a part?",
        ):
            require(
                bound == best,
                f"M = {most}, S = {total}：码长 {length} 的上界是 {bound}，而最优距离是 {best}",
                f"M = {most}, S = {total}: the bound at length {length} is {bound}, but the optimal distance is {best}",
                got=given,
            )


@picture(
    "编码与码字之间的距离",
    "The code and the distances between its words",
    alt=(
        "左：4 行 9 列的正负格子；右：4×4 的海明距离表",
        "Left: a grid of signs with 4 rows and 9 columns; right: the 4×4 table of Hamming distances",
    ),
)
def draw_code(figure, answer, reference, says):
    code = np.array(answer.best_code(4, 9))
    distances = (code[:, None, :] != code[None, :, :]).sum(axis=2)
    left, right = figure.subplots(1, 2, width_ratios=[9, 4])
    left.imshow(code, cmap="RdBu_r", vmin=-2, vmax=2)
    right.imshow(distances, cmap="Greys", vmin=0, vmax=18)
    for axes, table in ((left, np.where(code > 0, "+", "−")), (right, distances)):
        for (i, j), text in np.ndenumerate(table):
            axes.text(j, i, text, ha="center", va="center")
        axes.set_yticks(range(4), [f"$C_{k + 1}$" for k in range(4)])
    left.set_xticks(range(9), [f"$f_{k + 1}$" for k in range(9)])
    right.set_xticks(range(4), [f"$C_{k + 1}$" for k in range(4)])
    left.set_title(says("编码", "The code"))
    right.set_title(says("海明距离", "Hamming distances"))


def smallest_distance(code) -> int:
    return min(hamming(u, v) for u, v in combinations(code, 2))


@memo
def optimum(n: int, length: int) -> int:
    """The largest smallest distance, by exhaustive search over all multisets of columns.

    What counts of a set of columns is how many of them separate each pair: one digit per pair, in base LONGEST + 1.
    """
    pairs, base = list(combinations(range(n), 2)), LONGEST + 1
    columns = {
        sum((column[i] != column[j]) * base**k for k, (i, j) in enumerate(pairs))
        for column in product((1, -1), repeat=n)
    }
    reached = np.array([0])
    for _ in range(length):
        reached = np.unique(reached[:, None] + np.array(sorted(columns)))
    digits = reached[:, None] // base ** np.arange(len(pairs)) % base
    return int(digits.min(axis=1).max())


def _reaches(code, best):
    distances = {(u, v): hamming(code[u], code[v]) for u, v in combinations(range(len(code)), 2)}
    listed = ", ".join(f"{u}–{v}: {distance}" for (u, v), distance in distances.items())
    with hint(*_about_columns(code, distances)):
        require(
            min(distances.values()) == best,
            f"各类码字之间的距离是 {listed}；最小的可以达到 {best}",
            f"The words of the classes are apart by {listed}; the smallest can be {best}",
            got=code,
        )


def _about_columns(code, distances):
    """The hint for a code that is not optimal: columns that separate few pairs, or pairs that are treated unequally."""
    columns, n = list(zip(*code, strict=True)), len(code)
    most = (n // 2) * (n - n // 2)
    for k, column in enumerate(columns):
        separated = column.count(1) * column.count(-1)
        if separated < most:
            all_differ = len(set(columns)) == len(columns)
            repeat = ("好的列可以重复。", " Good columns may repeat.") if all_differ else ("", "")
            return (
                f"第 {k} 列只分开 {separated} 对；换一列能分开更多。{repeat[0]}",
                f"Column {k} separates {separated} pairs only; another one could separate more.{repeat[1]}",
            )
    (u, v), (i, j) = (choose(distances, key=distances.__getitem__) for choose in (min, max))
    return (
        f"每一列都分开 {most} 对，不能再多；但 {i}–{j} 被分开 {distances[i, j]} 次，{u}–{v} 只有 {distances[u, v]} 次。怎样才均匀？",
        f"Each column separates {most} pairs, as many as it can; but {i}–{j} is separated {distances[i, j]} times and {u}–{v} "
        f"only {distances[u, v]} times. How to share more evenly?",
    )
