"""Checks of exercise 11.3.

Reliefs in each plane of two, mutual information, and votes of the others in the same cell were tried on all tables
drawn here: all get the order that is asked for, with room to spare. A Relief in the space of all attributes does not
where numeric attributes stand beside nominal ones.
"""

from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, equal, exercise, hint, integers, picture, repeatable, require
from grader.strategies import matrices, numbers, without

from .pins import ex11_03 as pins

EXERCISE = exercise(
    kind="program",
    book="§11.2",
    patterns=["metamorphic", "invariant", "written"],
    contract=[
        ("连续属性的单位可以从百万分之一到百万", "Units of numeric attributes may go from a millionth to a million"),
        (
            "取值的名字可以互相包含，看上去像数（1 与 1 0）",
            "Names of values may hold one another and look like numbers (1 and 1 0)",
        ),
        (
            "得分可以极大、极小、为负，相差 $10^{-12}$ 也不算相等",
            "Scores may be huge, tiny or negative; two that differ by $10^{-12}$ are not equal",
        ),
    ],
    hints=[
        (
            "类别是两个属性的异或时，从一个样本走到最近的异类样本，这两个属性中有几个会变？",
            "If the class is the exclusive or of two attributes, how many of the two change when you step from a sample to the nearest one of the other class?",
        ),
        (
            "把一对属性当作一个新属性：近邻若也由别的属性来定，会怎样？",
            "Treat a pair as one new attribute: what happens if other attributes have a say in who is a neighbour?",
        ),
        (
            "可以只用两个属性来找近邻，对每一对各做一次 Relief。",
            "You may seek the neighbours by two attributes only, one Relief for each pair.",
        ),
    ],
    written={
        "idea": [
            ("说清一对属性的得分如何计算", "Says how the score of a pair is computed"),
            ("说明为什么单看无用的一对得分高", "Explains why a pair scores high whose attributes are useless alone"),
            ("说明与单个得分之和的差别", "Tells it from the sum of single scores"),
        ]
    },
)

KNOWN = st.integers(0, 59)
"""Seeds of tables on which the methods named above have all been tried."""
WAYS = st.sampled_from(("names", "numbers"))
FAR = st.sampled_from(("digits", "tiny", "units"))


@check(points=1)
def test_sixteen_rows(answer):
    """四个 0/1 属性的全部 16 行，类别是前两个的异或；一类只有一个样本时也有得分 /
    All 16 rows of four attributes 0/1, the class being the exclusive or of the first two; scores with a class of one, too
    """
    bits = np.array(list(product((0, 1), repeat=4)))
    with hint(*HINT_PAIR):
        X, y, kinds = table_of(bits, bits[:, 0] ^ bits[:, 1], "names", 0).values()
        _is_best(_scores(repeatable(answer, "pair_scores", X, y, kinds), 4), (0, 1))
    for seed in (3, 7, 9):
        with at(
            f"数值的一对与两个取五个名称的属性（{seed}）",
            f"a numeric pair beside two attributes of five names ({seed})",
        ):
            scores = _scores(answer.pair_scores(*pair_among_names(seed).values()), 4)
            with hint(*HINT_HITS):
                _is_best(scores, (1, 2))
    with at("一类只有一个样本时", "with a single sample in one class"):
        bits = np.array([[0, 1, 1], [1, 1, 0], [1, 1, 0], [0, 0, 1], [0, 0, 0]])
        _scores(answer.pair_scores(*table_of(bits, [0, 0, 1, 0, 0], "mixed", 0).values()), 3)


@check(
    points=2,
    given={"seed": KNOWN, "way": WAYS},
    also=pins.hidden_pair_inputs,
    strict_given={"seed": KNOWN, "way": FAR},
    examples=6,
)
def test_hidden_pair(answer, seed, way):
    """藏在几个无关属性中的一对异或得分最高 /
    A pair hidden among irrelevant attributes scores highest if its exclusive or is the class"""
    bits, y, pair = hidden_pair(seed)
    with hint(*(HINT_PAIR if way in ("names", "digits") else HINT_UNITS)):
        _is_best(_scores(answer.pair_scores(*table_of(bits, y, way, seed).values()), 5), pair)


@check(
    points=3,
    given={"seed": KNOWN, "way": WAYS},
    also=pins.two_pairs_inputs,
    strict_given={"seed": KNOWN, "way": FAR},
    strict=pins.two_pairs_inputs_strict,
    examples=6,
)
def test_two_pairs(answer, seed, way):
    """两对异或各自得分高于从两对中各取一个的对 /
    Each of two pairs that give the class scores higher than pairs of one attribute from each"""
    bits, y = two_pairs(seed)
    scores = _scores(answer.pair_scores(*table_of(bits, y, way, seed).values()), 6)
    with hint(*HINT_PAIR):
        for pair in ((0, 1), (2, 3)):
            for other in product((0, 1), (2, 3)):
                require(
                    scores[pair] > scores[other],
                    f"属性 {pair} 合起来决定类别，得分 {scores[pair]:.6g}；{other} 与类别无关，得分却有 {scores[other]:.6g}",
                    f"Attributes {pair} decide the class together and score {scores[pair]:.6g}; {other} have nothing to do with it and score {scores[other]:.6g}",
                    got=scores,
                )


@check(
    points=1,
    given={"seed": KNOWN, "way": WAYS},
    also=pins.decisive_attribute,
    strict_given={"seed": KNOWN, "way": FAR},
    examples=5,
    hint=(
        "这一对中一个属性就决定了类别：异类样本在这一对上总是不同。",
        "One attribute of the pair decides the class: samples of different classes always differ in the pair.",
    ),
)
def test_decisive_attribute(answer, seed, way):
    """含有与类别一一对应的属性的对，高于不含它的对 /
    Pairs with an attribute that corresponds to the class score higher than pairs without it"""
    rng = np.random.default_rng(seed)
    bits = rng.integers(0, 2, (96, 4))
    decisive = int(rng.integers(4))
    scores = _scores(answer.pair_scores(*table_of(bits, bits[:, decisive], way, seed).values()), 4)
    pairs = [(i, j) for j in range(4) for i in range(j)]
    low = min((pair for pair in pairs if decisive in pair), key=lambda pair: scores[pair])
    high = max((pair for pair in pairs if decisive not in pair), key=lambda pair: scores[pair])
    require(
        scores[low] > scores[high],
        f"属性 {decisive} 与类别一一对应；含有它的 {low} 得分 {scores[low]:.6g}，却不高于不含它的 {high} 的 {scores[high]:.6g}",
        f"Attribute {decisive} corresponds to the class; {low} with it scores {scores[low]:.6g}, no more than {high} without it: {scores[high]:.6g}",
        got=scores,
    )


@check(
    points=2,
    given={"seed": KNOWN, "way": WAYS, "factor": st.just(-20.0)},
    also=pins.relations,
    strict_given={"seed": KNOWN, "way": FAR, "factor": st.just(-1e4)},
    examples=3,
)
def test_relations(answer, seed, way, factor):
    """换单位、改名、各行或各列换次序、添上无关的或常数的属性之后，最好的仍是那一对 /
    The best pair stays the best in other units, under other names, in other orders, with one more attribute"""
    bits, y, pair = hidden_pair(seed, d=4)
    X, y, kinds = table_of(bits, y, way, seed).values()
    order = np.random.default_rng(seed).permutation(4).tolist()
    changed = [
        [
            factor * (v - 3) if kind == "numeric" else f"1{v} 0" if factor < -100 else f"新{v}"
            for v, kind in zip(row, kinds, strict=True)
        ]
        for row in X
    ]
    with at("换单位、改名之后", "in other units and names"), hint(*HINT_UNITS):
        _is_best(_scores(answer.pair_scores(changed, [{"是": 10, "否": 1}[c] for c in y], kinds), 4), pair)
    with at("打乱各列之后", "with the columns in another order"):
        moved = sorted(order.index(j) for j in pair)
        scores = answer.pair_scores([[row[j] for j in order] for row in X], y, [kinds[j] for j in order])
        _is_best(_scores(scores, 4), moved)
    with at("各行按类别排序之后", "with the rows sorted by class"):
        rows = sorted(range(len(y)), key=lambda i: (y[i], X[i][pair[0]]))
        _is_best(_scores(answer.pair_scores([X[i] for i in rows], [y[i] for i in rows], kinds), 4), pair)
    with at("添上一个常数属性之后", "with one more, constant attribute"), hint(*HINT_UNITS):
        _is_best(_scores(answer.pair_scores([[*row, 3.5] for row in X], y, [*kinds, "numeric"]), 5), pair)
    with at("添上一个无关的属性之后", "with one more, irrelevant attribute"), hint(*HINT_UNITS):
        noise = (np.random.default_rng([seed, 7]).random(len(y)).round(6) * -10 * factor).tolist()
        more = [[*row, value] for row, value in zip(X, noise, strict=True)]
        _is_best(_scores(answer.pair_scores(more, y, [*kinds, "numeric"]), 5), pair)


@check(
    points=1,
    given={
        "half": matrices((2, 6), (7, 7), stretch=without("long", "wide")),
        "diagonal": numbers((7, 7), stretch=without("small")),
    },
    also=pins.best_pair,
    strict=pins.best_pair_strict,
    hint=(
        "只比较 i < j 的元素；恰好相等时才先看 i，再看 j，相差再小也不算相等。",
        "Compare entries with i < j only; where they are exactly equal see i first, then j. A small difference is one.",
    ),
)
def test_best_pair(answer, half, diagonal):
    """最好的一对：不看对角线，相等时取字典序最小的 /
    The best pair ignores the diagonal; of equal ones the lexicographically smallest"""
    d = len(half)
    scores = np.triu(np.resize(half, (d, d)), 1)
    scores = scores + scores.T + np.diag(diagonal[:d])
    pairs = [(i, j) for i in range(d) for j in range(i + 1, d)]
    best = max(pairs, key=lambda pair: (scores[pair], -pair[0], -pair[1]))
    equal(integers(answer.best_pair(scores.tolist()), 2, ("最好的一对", "the best pair")), list(best))


@picture(
    "两对异或：每一对属性的得分",
    "Two pairs of exclusive or: the score of every pair",
    alt=(
        "六乘六的方格，颜色越深得分越高，格中写着数",
        "Six by six squares, darker for a higher score, with the numbers written in",
    ),
)
def draw_scores(figure, answer, reference, says):
    table = table_of(*two_pairs(0), "names", 0)
    axes = figure.add_subplot()
    scores = np.array(answer.pair_scores(*table.values()), dtype=float)
    np.fill_diagonal(scores, np.nan)
    axes.imshow(scores, cmap="Greys", vmax=1.6 * np.nanmax(scores))
    for (i, j), value in np.ndenumerate(scores):
        if i != j:
            axes.text(j, i, f"{value:.3g}", ha="center", va="center", fontsize=8)
    axes.set(xlabel=says("属性", "attribute"), ylabel=says("属性", "attribute"))


HINT_PAIR = (
    "一对中有一个属性变了，这一对就变了；两个单独的统计量加起来看不出配对，由这两个以外的属性来定近邻也看不出。",
    "A pair changes where one of its two attributes does; two single statistics added cannot show who belongs together, nor can neighbours found by more than these two attributes.",
)
HINT_HITS = (
    "无关的一对离猜错近邻也可以很远，但离猜中近邻一样远。猜中近邻是同类中的另一个样本。",
    "An irrelevant pair may be far from its near-misses, too, but is as far from its near-hits. A near-hit is another sample of "
    "the same class.",
)
HINT_UNITS = ("先规范化；离散值只看是否相同。", "Normalise first; of nominal values only see whether they are alike.")


def table_of(bits, y, way, seed):
    """Bits as a table: texts, or numbers on both sides of a gap, each column in a unit of its own; with `units` these are far apart,
    and `mixed` has columns of either sort by turns."""
    m, d = bits.shape
    no, yes = ("1", "1 0") if way == "digits" else ("甲", "甲乙")
    numeric = [way in ("numbers", "units", "tiny") or (way == "mixed" and (j + seed) % 2 == 1) for j in range(d)]
    rng = np.random.default_rng(seed)
    values = bits + rng.random((m, d)) / 4
    values[0] = bits[0]
    values = values * 10.0 ** (-6 if way == "tiny" else rng.integers(*((-5, 7) if way == "units" else (-1, 3)), d))
    rows = [
        [float(v) if number else yes if bit else no for v, bit, number in zip(line, row, numeric, strict=True)]
        for line, row in zip(values, bits, strict=True)
    ]
    kinds = ["numeric" if number else "nominal" for number in numeric]
    return {"X": rows, "y": [["否", "是"][label] for label in y], "kinds": kinds}


def hidden_pair(seed, m=96, d=5):
    rng = np.random.default_rng(seed)
    bits = rng.integers(0, 2, (m, d))
    i, j = sorted(rng.permutation(d)[:2].tolist())
    return bits, bits[:, i] ^ bits[:, j], (i, j)


def pair_among_names(seed, m=24):
    """A numeric pair beside two attributes of five values each. Where samples are few, an irrelevant pair is as far from
    its near-misses as this one is; its near-hits, too, are that far, which tells who leaves each sample its own near-hit."""
    rng = np.random.default_rng([seed, 11])
    first, second = (rng.permutation(np.arange(m) % 2) for _ in range(2))
    values = np.column_stack([first, second]) + rng.random((m, 2)) / 4
    names = rng.integers(5, size=(m, 2))
    X = [["abcde"[a], float(u), float(v), "abcde"[b]] for (u, v), (a, b) in zip(values, names, strict=True)]
    y = [["否", "是"][label] for label in first ^ second]
    return {"X": X, "y": y, "kinds": ["nominal", "numeric", "numeric", "nominal"]}


def two_pairs(seed, m=120):
    rng = np.random.default_rng(seed)
    a, c, y = rng.integers(0, 2, (3, m))
    return np.column_stack([a, a ^ y, c, c ^ y, *rng.integers(0, 2, (2, m))]), y


def _scores(got, d):
    scores = array(got, (d, d), ("得分", "the scores"))
    close(scores, scores.T.tolist(), ("得分矩阵的转置", "the scores transposed"), abs=1e-9 * np.abs(scores).max())
    return scores


def _is_best(scores, pair):
    rivals = [(scores[i, j], (i, j)) for j in range(len(scores)) for i in range(j) if (i, j) != tuple(pair)]
    highest, rival = max(rivals, default=(-np.inf, None))
    mine = scores[pair[0], pair[1]]
    require(
        mine > highest,
        f"属性 {tuple(pair)} 的异或就是类别，得分 {mine:.6g}，却不高于 {rival} 的 {highest:.6g}",
        f"Attributes {tuple(pair)} give the class by exclusive or and score {mine:.6g}, no more than {rival} with {highest:.6g}",
        got=scores,
    )
