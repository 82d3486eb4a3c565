"""Checks of exercise 7.7."""

from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, boolean, check, close, equal, exercise, hint, integer, mapping, memo, picture, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import ex07_07 as pins

EXERCISE = exercise(
    kind="compute",
    book="§7.4, (7.23), (7.24)",
    patterns=["witness", "bound", "oracle"],
    contract=[
        (
            "样例上千行、一项有上百个样例时判得快，也判得对",
            "Judged quickly and rightly with a thousand rows and hundreds of examples to a term",
        ),
        (
            "`other_readings` 给出另外两种理解之下的数目",
            "`other_readings` gives the numbers of two other readings",
        ),
    ],
    hints=[
        (
            "一个样例同时属于几个项？先看一个类、一个属性。",
            "To how many terms does one example belong? Begin with one class and one attribute.",
        ),
        (
            "最好：怎样的两行合起来照顾到每个属性的两个取值？",
            "Best: which two rows together serve both values of every attribute?",
        ),
        (
            "最坏：先来的样例全都一样；此后让每一行只对一个项还有用。",
            "Worst: let the first examples be all alike; after that let each row be useful for a single term.",
        ),
    ],
    extra=["other_readings"],
    written={
        "reasoning": [
            (
                "最好的下界：一个属性的四个项互不相交",
                "The bound for the best case: the four terms of one attribute are disjoint",
            ),
            (
                "最坏的上界：每类最初的 n 行减少所有属性的缺额",
                "The bound for the worst case: the first n rows of a class lower the deficit of every attribute",
            ),
            ("给出达到两个界的例子", "Gives examples that attain both bounds"),
        ]
    },
)


@st.composite
def collections(draw, sizes=((1, 1), (1, 3), (2, 1), (2, 2), (3, 1), (3, 2), (4, 3))):
    """{"X", "y", "n"}: a useful collection found by chance, or one that misses by a row, a row too many, or its order."""
    d, n = draw(st.sampled_from(sizes))
    rng = np.random.default_rng(draw(seeds()))
    have, rows, y = np.zeros((2, d, 2), dtype=int), [], []
    while have.min() < n:
        row, c = rng.integers(0, 2, size=d), int(rng.random() < 0.3)
        if have[c, np.arange(d), row].min() < n:
            have[c, np.arange(d), row] += 1
            rows.append(row)
            y.append(c)
    X, y = np.array(rows), np.array(y)
    change = draw(
        st.sampled_from(["none", "none", "last", "some", "more", "shuffled", "by class", "flipped", "reversed"])
    )
    keep = np.arange(len(y))
    if change == "last":
        keep = keep[:-1]
    elif change == "some":
        keep = np.delete(keep, rng.integers(len(keep)))
    elif change == "more":
        keep = np.append(keep, rng.integers(len(keep)))
    elif change == "shuffled":
        keep = rng.permutation(keep)
    elif change == "reversed":
        keep = keep[::-1]
    elif change == "by class":
        keep = np.argsort(y, kind="stable")
    if change == "flipped":
        X[:, 0] = 1 - X[:, 0]
    return {"X": X[keep], "y": y[keep], "n": n}


MANY = ((9, 1), (2, 12), (2, 40))
SMALL_SIZES = [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2), (2, 3), (4, 1)]
SIZES = st.tuples(st.integers(1, 7), st.integers(1, 7))


@check(points=2)
def test_sizes_of_the_book(answer):
    """n = 30, d 从 1 到 5 时的各个数目 / All the numbers for n = 30 and d from 1 to 5"""
    wanted = {
        "terms": [4, 8, 12, 16, 20],
        "best": [120] * 5,
        "worst": [120, 180, 240, 300, 360],
    }
    for d in range(1, 6):
        got = mapping(answer.sizes(d, 30), wanted, ("各个数目", "the numbers"))
        for key, numbers in wanted.items():
            _judged_size(got[key], key, numbers[d - 1], d, 30)


@check(points=0.5)
def test_small_tables_enough(answer):
    """几张小表：00、10、01 每类各一次是足够的，只有一类就不够 /
    Small tables: 00, 10, 01 once for each class are enough, for one class they are not"""
    for X, y, n, wanted, _ in TABLES:
        X, y = np.array(X), np.array(y)
        _judged_enough(answer.enough(X, y, n), wanted, X, y, n)


@check(points=0.5)
def test_small_tables_useful(answer):
    """几张小表：00、10、01 每类各一次有用，00、00、11 没用 /
    Small tables: 00, 10, 01 once for each class are useful; 00, 00, 11 are not"""
    for X, y, n, _, wanted in TABLES:
        X, y = np.array(X), np.array(y)
        _judged_useful(answer.useful(X, y, n), wanted, X, y, n)


@check(points=1, given={"case": collections()}, also=pins.enough, strict_given={"case": collections(MANY)})
def test_enough(answer, case):
    """足够的判断与逐项计数一致 / What is enough agrees with counting term by term"""
    _judged_enough(answer.enough(*case.values()), is_enough(**case), **case)


@check(points=1.5, given={"case": collections()}, also=pins.useful, strict_given={"case": collections(MANY)})
def test_useful(answer, case):
    """有用的判断与逐行收集一致，与两类怎样交错无关 /
    What is useful agrees with collecting row by row, however the classes are interleaved"""
    expected = is_useful(**case)
    X, y, n = case.values()
    _judged_useful(answer.useful(X, y, n), expected, X, y, n)
    by_class = np.argsort(1 - y, kind="stable")
    with at("先收集一类再收集另一类", "with one class after the other"):
        _judged_useful(answer.useful(X[by_class], y[by_class], n), expected, X[by_class], y[by_class], n)
    with at("0 与 1 互换", "with 0 and 1 swapped"):
        _judged_useful(answer.useful(1 - X, 1 - y, n), expected, 1 - X, 1 - y, n)


@check(points=1, given={"size": st.sampled_from(SMALL_SIZES)}, also=pins.sizes, examples=12)
def test_sizes(answer, size):
    """各个数目与穷举一致，属性和样例很多时也是 /
    The numbers agree with exhaustive search, and with the same laws for many attributes and examples"""
    d, n = size
    best, worst = _ends(d, n, (0, 1))
    wanted = {"terms": len(list(product((0, 1), range(d), (0, 1)))), "best": best, "worst": worst}
    got = mapping(answer.sizes(d, n), wanted, ("各个数目", "the numbers"))
    for key, number in wanted.items():
        _judged_size(got[key], key, number, d, n)


@check(extra=True, given={"size": st.sampled_from(SMALL_SIZES)}, also=pins.sizes, examples=12)
def test_other_readings(answer, size):
    """另外两种理解之下的数目：互不共用，只为一个测试样例 /
    The numbers of two other readings: without sharing, and for one query"""
    d, n = size
    best, worst = _ends(d, n, (0,))
    wanted = {"no_sharing": 2 * 2 * d * n, "query_best": best, "query_worst": worst}
    got = mapping(answer.other_readings(d, n), wanted, ("各个数目", "the numbers"))
    for key, number in wanted.items():
        _judged_size(got[key], key, number, d, n)


@check(points=1.5, given={"size": SIZES}, also=pins.best_set, examples=25)
def test_best_set(answer, size):
    """所造的样例集足够，而且没有更小的 / The collection built is enough, and none is smaller"""
    d, n = size
    X, y = _collection(answer.best_set(d, n), d)
    with hint(*HINT_BEST_SMALL):
        _has_all(X, y, n)
    with hint(*HINT_BEST):
        close(len(X), n * _extremes(1, 1, (0, 1))[0], ("样例的个数", "the number of examples"))


@check(points=2, given={"size": SIZES}, also=pins.worst_sequence, examples=25)
def test_worst_sequence(answer, size):
    """所造的样例集有用，而且没有更长的 / The collection built is useful, and none is longer"""
    d, n = size
    X, y = _collection(answer.worst_sequence(d, n), d)
    with hint(*HINT_WORST):
        have = np.zeros((2, d, 2), dtype=int)
        for k, (row, c) in enumerate(zip(X, y, strict=True)):
            terms = c, np.arange(d), row
            require(
                have[terms].min() < n,
                f"第 {k} 行（从 0 起，类别 {c}，取值 {row.tolist()}）到来时，它所属的每一项都已有 {n} 个样例",
                f"When row {k} (from 0; class {c}, values {row.tolist()}) arrives, each of its terms has {n} examples already",
            )
            have[terms] += 1
    _has_all(X, y, n)
    with hint(*HINT_WORST_SMALL):
        first, second = (_extremes(k, 1, (0, 1))[1] for k in (1, 2))
        close(len(X), n * (first + (d - 1) * (second - first)), ("样例的个数", "the number of examples"))


@picture(
    "最坏的收集次序",
    "The worst order of collecting",
    alt=(
        "横轴是收集到的样例数，纵轴是各项的样例数，每项一条折线；横线是需要的个数，最后一条折线在右端才到达",
        "Number of examples collected against the number that each term has, one stepped line for each; a level line marks what "
        "is needed, and the last term reaches it at the right end",
    ),
)
def draw_collecting(figure, answer, reference, says):
    d, n = 3, 5
    X, y = _collection(answer.worst_sequence(d, n), d)
    axes = figure.add_subplot()
    for i, c, v in product(range(d), (0, 1), (0, 1)):
        steps = np.cumsum((y == c) & (X[:, i] == v))
        axes.step(
            np.arange(1, len(y) + 1),
            steps,
            color=f"C{i}",
            linestyle=("-", ":")[v],
            linewidth=1 + c,
            where="post",
            label=says(f"属性 {i} = {v}", f"attribute {i} = {v}") if c == 0 else None,
        )
    axes.axhline(n, color="black", linestyle="--", linewidth=1, label=says(f"需要 {n} 个", f"{n} needed"))
    axes.set_xlabel(says("收集到的样例（粗线：类 1）", "examples collected (thick: class 1)"))
    axes.set_ylabel(says("该项的样例数", "examples of the term"))
    axes.legend(fontsize="small")


HINT_BEST = (
    "一个样例属于 d 个项，每个属性一个：同一批样例可以照顾所有属性。",
    "An example belongs to d terms, one for each attribute: the same examples serve all attributes.",
)
HINT_BEST_SMALL = (
    "一个属性的四个项（两个类，两个取值）没有公共的样例。",
    "The four terms of one attribute, two classes times two values, have no example in common.",
)
HINT_WORST = (
    "逐行检查是否有用：每一类最初的 n 行总会帮到每个属性，此后每行至少帮到一项。",
    "Check row by row: the first n rows of a class help every attribute in any case; after that each helps one term at least.",
)
HINT_WORST_SMALL = (
    "每一类最初的 n 行之后，可以让每行只帮到一项；两个类都要收集。",
    "After the first n rows of a class each row can help a single term; both classes are collected.",
)
HINTS = {
    "terms": ("类别、属性、取值的组合。", "Combinations of class, attribute and value."),
    "best": HINT_BEST,
    "worst": HINT_WORST,
    "no_sharing": ("每一项都有自己的 n 个样例。", "Every term has n examples of its own."),
    "query_best": (
        "与 q 完全相同的样例属于该类全部要求的项。",
        "An example equal to q belongs to all wanted terms of its class.",
    ),
    "query_worst": (
        "只要求取值与 q 相同的项，每类 d 项。",
        "Only the terms with q's values are wanted, d of them for each class.",
    ),
}
SMALL = {
    "best": HINT_BEST_SMALL,
    "worst": HINT_WORST_SMALL,
    "query_best": ("两个类没有公共的项。", "The two classes have no term in common."),
    "query_worst": ("一行可以只对上 q 的一个取值。", "A row may share a single value with q."),
}
"""Hints for numbers that are too small, where another one fits than for those too large."""


def _judged_size(got, key, wanted, d, n):
    got = integer(got, (key, f"`{key}`"))
    with hint(*(SMALL.get(key, HINTS[key]) if got < wanted else HINTS[key])):
        equal(got, wanted, (f"d = {d}, n = {n} 时的 {key}", f"`{key}` for d = {d}, n = {n}"))


TABLES = [
    ([[1, 1], [1, 1]], [0, 1], 1, False, False),
    ([[0, 0], [1, 0], [0, 1]], [0, 0, 0], 1, False, False),
    ([[0, 0], [1, 0], [0, 1]] * 2, [0, 0, 0, 1, 1, 1], 1, True, True),
    ([[0, 0], [1, 1]] * 2, [0, 0, 1, 1], 1, True, True),
    ([[0, 0], [0, 0], [1, 1], [0, 0], [1, 1]], [0, 0, 0, 1, 1], 1, True, False),
    ([[0, 0], [1, 1], [0, 0], [1, 1]], [0, 0, 1, 1], 2, False, False),
]


def _counted(X, y):
    """How many examples each term (class, attribute, value) has."""
    terms = dict.fromkeys(product((0, 1), range(X.shape[1]), (0, 1)), 0)
    for row, c in zip(X.tolist(), y.tolist(), strict=True):
        for i, v in enumerate(row):
            terms[c, i, v] += 1
    return terms


def _named(term):
    return "（类别 {}，属性 {}，取值 {}）".format(*term), "(class {}, attribute {}, value {})".format(*term)


def _has_all(X, y, n):
    counts = _counted(X, y)
    term = min(counts, key=counts.__getitem__)
    zh, en = _named(term)
    require(
        is_enough(X, y, n),
        f"项 {zh} 只有 {counts[term]} 个样例，不足 {n} 个",
        f"The term {en} has {counts[term]} of the n = {n} examples that it needs",
    )


def _judged_enough(got, wanted, X, y, n):
    counts = _counted(X, y)
    term = min(counts, key=counts.__getitem__)
    zh, en = _named(term)
    reason = (
        f"项 {zh} 只有 {counts[term]} 个样例",
        f"the term {en} has {counts[term]} example{'s' * (counts[term] != 1)}",
    )
    if wanted:
        reason = f"每一项都至少有 {n} 个样例", f"every term has {n} examples or more"
    require(
        boolean(got, ("是否足够", "whether it is enough")) == wanted,
        f"n = {n}, {reason[0]}：应{'' if wanted else '不'}足够",
        f"With n = {n} it is {'' if wanted else 'not '}enough: {reason[1]}",
        expected=wanted,
        got=got,
    )


def _judged_useful(got, wanted, X, y, n):
    """Fails with a row that is of no use, with a term that lacks examples, or with what each row is good for."""
    have, helped = dict.fromkeys(product((0, 1), range(X.shape[1]), (0, 1)), 0), []
    zh = en = ""
    for k, (row, c) in enumerate(zip(X.tolist(), y.tolist(), strict=True)):
        short = [(c, i, v) for i, v in enumerate(row) if have[c, i, v] < n]
        if not short:
            zh = f"第 {k} 行（从 0 起，类别 {c}，取值 {row}）没有用：它所属的每一项都已有 {n} 个样例"
            en = f"Row {k} (from 0; class {c}, values {row}) adds nothing: each of its terms has n = {n} already"
            break
        helped.append(short[0])
        for i, v in enumerate(row):
            have[c, i, v] += 1
    if wanted:
        more = ", …" if len(helped) > 8 else ""
        rows = [", ".join(f"{word} {k}: {term}" for k, term in enumerate(helped[:8])) + more for word in ("行", "row")]
        zh = f"样例集足够，而且每一行到来时都有一项（类别，属性，取值）还不足 {n} 个：{rows[0]}"
        en = f"It is enough, and every row finds a term (class, attribute, value) with fewer than {n}: {rows[1]}"
    elif not zh:
        term = min(have, key=have.__getitem__)
        zh = f"收集完之后，项 {_named(term)[0]} 只有 {have[term]} 个样例，不足 {n} 个"
        en = f"In the end the term {_named(term)[1]} has {have[term]} of the n = {n} examples that it needs"
    require(boolean(got, ("是否有用", "whether it is useful")) == wanted, zh, en, expected=wanted, got=got)


def is_enough(X, y, n) -> bool:
    return all(
        sum(row[i] == v and label == c for row, label in zip(X.tolist(), y.tolist(), strict=True)) >= n
        for c, i, v in product((0, 1), range(X.shape[1]), (0, 1))
    )


def is_useful(X, y, n) -> bool:
    have = dict.fromkeys(product((0, 1), range(X.shape[1]), (0, 1)), 0)
    for row, c in zip(X.tolist(), y.tolist(), strict=True):
        terms = [(c, i, v) for i, v in enumerate(row)]
        if all(have[term] >= n for term in terms):
            return False
        for term in terms:
            have[term] += 1
    return min(have.values()) >= n


def _ends(d, n, wanted) -> tuple[int, int]:
    """The extremes, by search where that is quick, and else by what the search has shown: best does not grow with d, worst
    grows by the same amount for each attribute."""
    if (d, n) in SMALL_SIZES:
        return _extremes(d, n, wanted)
    (best, first), (_, second) = (_extremes(k, 1, wanted) for k in (1, 2))
    return n * best, n * (first + (d - 1) * (second - first))


@memo
def _extremes(d, n, wanted) -> tuple[int, int]:
    """Sizes of the smallest and of the longest useful collection for both classes, by search over all that may be missing.

    `wanted` are the values of each attribute whose terms count: both, or that of the query.
    """
    rows = list(product((0, 1), repeat=d))
    found: dict[tuple[int, ...], tuple[int, int]] = {}

    def extremes(missing):
        if missing not in found:
            ends = []
            for row in rows:
                left = list(missing)
                for i, v in enumerate(row):
                    if v in wanted:
                        place = i * len(wanted) + v
                        left[place] = max(0, left[place] - 1)
                if tuple(left) != missing:
                    ends.append(extremes(tuple(left)))
            found[missing] = (1 + min(a for a, _ in ends), 1 + max(b for _, b in ends)) if ends else (0, 0)
        return found[missing]

    # The classes have no term in common.
    best, worst = extremes((n,) * (d * len(wanted)))
    return 2 * best, 2 * worst


def _collection(got, d):
    X, y = sequence(got, 2, ("(X, y)", "(X, y)"))
    X = array(X, (None, d), ("X", "X"))
    y = array(y, (len(X),), ("y", "y"))
    require(np.isin(X, (0, 1)).all(), "X 中应只有 0 与 1", "X should hold 0 and 1 only", got=X)
    require(np.isin(y, (0, 1)).all(), "y 中应只有 0 与 1", "y should hold 0 and 1 only", got=y)
    return X.astype(int), y.astype(int)
