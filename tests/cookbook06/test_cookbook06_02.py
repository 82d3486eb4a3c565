"""Checks of exercise cookbook6.2."""

from fractions import Fraction
from itertools import combinations, pairwise

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0a
from grader.checks import (
    array,
    boolean,
    equal,
    example_check,
    exercise,
    hint,
    integers,
    memo,
    picture,
    plain,
    property_check,
    require,
    sequence,
)
from grader.strategies import seeds, stretched

EXERCISE = exercise(
    kind="program",
    book="§6.2",
    patterns=["trace", "oracle", "witness"],
    hints=[
        (
            "先在纸上走一遍: 一条直线上三四个点, 两种标记, 每存一个就看看别的点现在是对是错.",
            "Walk through it on paper first: three or four points on a line, two labels; whenever one is stored, see which of the others "
            "are right now.",
        ),
        (
            "存入一个样本, 可能使原先分对的样本变错, 所以一遍往往不够.",
            "Storing a sample may spoil others that were right before, so that one pass is often not enough.",
        ),
        (
            "造数据时, 想一想先存哪个样本就能让其余的全都分对; 再把它放到最后.",
            "For the data think of one sample which, stored early, makes all others right; then let it come last.",
        ),
    ],
    equivalent_mutants={
        "stored_before = -1": "Any number below 1 starts the loop.",
        "while len(store) != stored_before:": "A pass never makes the store smaller.",
        "return len(store) != 0 and all(nearest_label(X, y, store, x) == label for x, label in zip(X, y))": "No length is negative.",
        "subsets = (subset for size in range(0, len(X) + 1) for subset in combinations(rows, size))": "The empty subset is not consistent.",
        "subsets = (subset for size in range(1, len(X) + 2) for subset in combinations(rows, size))": "All rows together are consistent.",
        "X = np.array([[0.0], *([-(3.1**i)] for i in range(gap + 1))])": "Other data with the property.",
        "X = np.array([[0.0], *([(2.1**i)] for i in range(gap + 1))])": "The mirror image.",
    },
    unasked={
        "smallest_consistent": {
            "more than 12 rows; more than 40 rows; more than 100 rows": "m is at most 9, says the stub."
        },
        "order_matters": {
            "gap above 10": "gap is at most 8, says the stub.",
            "result in float32; result rounded to 4 digits": "Any data with the property will do, says the stub.",
        },
    },
)

HINT_NEAREST = (
    "只在 store 里的行中找最近的, 返回的是标记, 不是行号.",
    "Look for the nearest among the rows in `store` only; what is returned is a label, not an index.",
)
HINT_TRACE = (
    "存入之后立刻参加判别: 下一行就用包括它在内的已存样本来判. 有一遍没有存下任何样本才停; 次序不重新开始.",
    "A stored row takes part at once: the next row is judged with it. Stop only after a pass that stored nothing; storing does not make "
    "the pass begin anew.",
)
HINT_CONSISTENT = (
    "对每一行求它的最近邻的标记, 与它自己的标记比较; 已存的样本自己就是自己的最近邻.",
    "Compare the label of each row's nearest neighbour with its own; a stored row is its own nearest neighbour.",
)
HINT_SMALLEST = (
    "逐个大小枚举子集, 先看一个样本的, 再看两个的, 遇到一致的就停.",
    "Go through the subsets by size, those of one sample first, and stop at the first that is consistent.",
)
HINT_ORDER = (
    "让先存的样本离另一类很远, 这样后来的每一个又分错; 而换一个次序时, 先存的那一个就让其余的全都分对.",
    "Let those stored first be far from the other class, so that each one that follows is wrong again, while in the other order the first "
    "one makes all the rest right.",
)
FAR = (1 - 1e-9) ** 2
"""The square of one of two distances to different labels is less than this share of the other."""


def squares(X, points):
    X, points = np.asarray(X, dtype=float), np.asarray(points, dtype=float)
    return ((points[:, None, :] - X[None, :, :]) ** 2).sum(axis=2)


def has_no_ties(X, y, points):
    """Whether seen from these points no two rows of different labels are nearly equally far."""
    for distances in np.sqrt(squares(X, points)):
        order = np.argsort(distances)
        for i, j in pairwise(order):
            if y[i] != y[j] and distances[i] >= (1 - 3e-9) * distances[j]:
                return False
    return True


@memo
def traced(X, y, order):
    """What is stored, in order: every row keeps its nearest stored one."""
    D = squares(X, X)
    store = [order[0]]
    nearest = [order[0]] * len(y)
    while True:
        before = len(store)
        for i in order:
            if y[nearest[i]] != y[i]:
                store.append(i)
                for j in range(len(y)):
                    if D[j, i] < D[j, nearest[j]]:
                        nearest[j] = i
        if len(store) == before:
            return store


def consistent(X, y, store):
    store = list(store)
    return bool(store) and all(
        y[store[k]] == label for k, label in zip(squares(np.asarray(X)[store], X).argmin(axis=1), y, strict=True)
    )


@memo
def least_size(X, y):
    m = len(y)
    ranks = [np.argsort(row, kind="stable").tolist() for row in squares(X, X)]
    for size in range(1, m + 1):
        for subset in combinations(range(m), size):
            inside = set(subset)
            if all(y[next(j for j in ranks[i] if j in inside)] == y[i] for i in range(m)):
                return size
    return m


NAMES = (
    ["a", "b", "c", "d", "e"],
    [0, 1, 2, 3, 4],
    ["是", "是否", "1", "10", "a b"],
    [-1, 10, 1, 40, 7],
    ["1", "01", "1.0", " 1", "1 "],
    ["class_a", "class_b", "class_A", "Class_a", "class_ab"],
    [10**10, 10**10 + 1, 10**10 + 2**32, 2**32, 0],
)


KINDS = ("small", "large", "offset", "fine", "duplicate", "constant", "dependent")


def made(kind, m, d, names, seed):
    """{"X", "y"} of this kind, without ties."""
    rng = np.random.default_rng(seed)
    while True:
        X = rng.integers(-5, 6, size=(m, d)) + rng.random((m, d)).round(3)
        if kind == "long":
            X = rng.normal(size=(m, d))
        y = [names[int(k)] for k in rng.integers(len(names), size=m)]
        if kind in KINDS:
            X = stretched(X, kind, int(rng.integers(2**32)))
        different, places = np.unique(X, axis=0, return_inverse=True)
        y = [y[int(k)] for k in np.ravel(places)]  # equal rows have equal labels
        apart = squares(different, different) + np.eye(len(different))
        if apart.min() >= 1.1e-12 and has_no_ties(X, y, X):
            return {"X": X, "y": y}


@st.composite
def samples(draw, rows=(1, 12), classes=(1, 3), *, long=True):
    """Half of them unusual."""
    kinds = [*KINDS, "wide", "many", *["long"] * long]
    kind = draw(st.sampled_from([""] * len(kinds) + kinds))
    m, d = draw(st.integers(*rows)), draw(st.integers(1, 3))
    if kind == "long":
        m = draw(st.integers(105, 130))
    if kind == "wide":
        d = draw(st.integers(9, 12))
    if kind in ("constant", "dependent"):
        m, d = max(m, 2), max(d, 2)
    names = draw(st.sampled_from(NAMES))
    several = draw(st.permutations(names))[: 5 if kind == "many" else draw(st.integers(*classes))]
    return made(kind, m, d, several, draw(seeds()))


def permutation(m, seed):
    return [int(i) for i in np.random.default_rng(seed).permutation(m)]


def on_a_line(places, y):
    return {"X": np.array(places, dtype=float)[:, None], "y": list(y)}


SIX = on_a_line([0, 1, 2.5, 4.5, 5.6, 9], "aabbaa")
ALTERNATING = on_a_line([i + i * i / 1e3 for i in range(112)], "ab" * 56)
"""One label of either sort is stored in a pass, if all of one come before all of the other."""
BLOCKS = [*range(0, 112, 2), *range(1, 112, 2)]
NINE = on_a_line([i + i * i / 1e2 for i in range(9)], "ababababa")
NEAR = on_a_line([0, 1, 0.5 + 2e-9, -3], [0, 1, 1, 0])
"""The row in the middle is nearer to one side by a few billionths."""
NEARLY = on_a_line([0, 1, 0.5 + 3e-8, -3], ["b", "a", "a", "b"])
UNUSUAL = [made(kind, 9, 3, names, 60 + k) for k, kind in enumerate(KINDS) for names in NAMES[k % 4 : k % 4 + 1]]
FAR_OFF = on_a_line([1e6 - 1, 1e6 - 2.5e-6, 1e6 - 1e-6, 1e6, 1e6 - 2.3], "abbab")
"""Squares of coordinates have no room for these distances."""
SLOPES = {"X": np.array([[0.0, 0], [3, 3], [4.1, 0], [0, 4.1], [2.2, 2.1]]), "y": [1, 2, 1, 1, 2]}
"""Another metric finds other neighbours."""
UNLUCKY = on_a_line([8.8, 6.2, 9.0, 5.4, 3.1, 0.7, 1.9, 0.1, 6.4], "aabbbbbaa")
UNLUCKY_TOO = {
    "X": np.array(
        [[8.3, 1.6], [3.8, 3.2], [6.9, 1.8], [4, 0.1], [2.6, 4.2], [1.1, 6.3], [3.8, 7.3], [6.5, 4.3], [8.7, 6.3]]
    ),
    "y": list("aabaabbba"),
}
"""Of both condensing stores more than needed, wherever in the order of rows it begins."""
OUT_OF_REACH = {
    "X": np.array([[3.0, 11], [24, 24], [22, 12], [14, 23], [13, 20], [10, 1], [3, 2], [4, 18], [25, 1]]),
    "y": list("abbbaaaaa"),
}
"""Three rows do; condensing in hundreds of random orders, and then leaving out what is not needed, ends with four."""
TWICE = {"X": np.array([[1.0, 2], [1, 2], [0, 0], [1, 2], [5, 5]]), "y": ["是", "是", "是否", "是", "是否"]}
FIVE = {"X": np.arange(20.0).reshape(10, 2) ** 1.5 % 7, "y": ["a b", "是", "1", "10", "是否"] * 2}
MINUTE = on_a_line([0, 2.0002e-6, 1e-6, 5e-6, 2.9e-5], ["b", "a", "b", "b", "a"])
"""Seen from the third row the others are at distances that differ by less than a billionth."""
LAST_COLUMN = {"X": np.pad(SIX["X"], [(0, 0), (11, 0)]), "y": SIX["y"]}
ALIKE = [{"X": FIVE["X"], "y": names * 2} for names in NAMES[4:]]
"""Labels that differ in case, in blanks, in how a number is written, in the last letter, in the last digit."""
CONFUSED = [on_a_line([0, 1, 2.5], [a, b, b]) for names in NAMES[4:] for a, b in pairwise(names)]
SCATTERED = made("long", 60, 2, ["a", "b", "c"], 62)
LONE = {"X": np.array([[2.0, -1.0]]), "y": ["10"]}


@example_check(
    "一条直线上的六个点, 顺着来和倒过来",
    "Six points on a line, forwards and backwards",
    points=1,
    book="§6.2",
    hint=HINT_TRACE,
)
def test_six_points(answer):
    # By hand.
    for order, wanted in (([0, 1, 2, 3, 4, 5], [0, 2, 4, 3]), ([5, 4, 3, 2, 1, 0], [5, 3, 1, 4, 2])):
        got = integers(answer.condense(SIX["X"], SIX["y"], order), None, ("已存的行", "the stored rows"))
        equal(got, wanted, ("已存的行", "the stored rows"))


@example_check(
    "西瓜数据集 3.0α, 顺着编号来和倒过来",
    "Watermelon 3.0α, in the order of its numbers and backwards",
    points=1,
    book="§6.2",
    hint=HINT_TRACE,
)
def test_melons(answer):
    table = watermelon_3_0a()
    forwards = list(range(17))
    for order, numbers in ((forwards, [1, 9, 15, 3, 6, 11, 14]), (forwards[::-1], [17, 8, 3, 15, 14, 12])):
        got = integers(answer.condense(table["X"], table["y"], order), None, ("已存的行", "the stored rows"))
        equal(got, [number - 1 for number in numbers], ("已存的行 (从 0 起)", "the stored rows (from 0)"))


@property_check(
    "压缩近邻存下哪些行、先后怎样, 与逐步手算的一致, 任何次序、要走很多遍时也是",
    "Which rows condensing stores, and in which order, is what going through it by hand gives, for any order and many passes, too",
    points=3,
    book="§6.2",
    given={"data": samples(), "seed": seeds()},
    also=[
        {"data": ALTERNATING, "seed": BLOCKS},
        {"data": NINE, "seed": [0, 2, 4, 6, 8, 1, 3, 5, 7]},
        {"data": NEAR, "seed": [0, 1, 2, 3]},
        {"data": NEARLY, "seed": [1, 0, 3, 2]},
        *({"data": data, "seed": 7} for data in UNUSUAL),
        {"data": FAR_OFF, "seed": [4, 0, 1, 2, 3]},
        {"data": FAR_OFF, "seed": [3, 2, 1, 0, 4]},
        {"data": SLOPES, "seed": [0, 1, 2, 3, 4]},
        {"data": TWICE, "seed": [2, 0, 1, 4, 3]},
        {"data": FIVE, "seed": [0, 2, 4, 6, 8, 9, 7, 5, 3, 1]},
        {"data": MINUTE, "seed": [1, 0, 2, 3, 4]},
        {"data": LAST_COLUMN, "seed": [5, 4, 3, 2, 1, 0]},
        *({"data": data, "seed": [0, 2, 4, 6, 8, 9, 7, 5, 3, 1]} for data in ALIKE),
        *({"data": data, "seed": [2, 1, 0]} for data in CONFUSED),
        {"data": SCATTERED, "seed": 62},
        {"data": LONE, "seed": [0]},
        {"data": on_a_line([3, 1, 2], ["是", "是", "是"]), "seed": [1, 2, 0]},
    ],
    hint=HINT_TRACE,
)
def test_trace(answer, data, seed):
    X, y = data["X"], data["y"]
    order = seed if isinstance(seed, list) else permutation(len(y), seed)
    got = integers(answer.condense(X, y, order), None, ("已存的行", "the stored rows"))
    equal(got, traced(X, y, order), ("已存的行", "the stored rows"))


@st.composite
def questions(draw):
    """A store of some rows, and a point to be judged by it."""
    data = draw(samples(classes=(2, 3)))
    X, y = data["X"], data["y"]
    rng = np.random.default_rng(draw(seeds()))
    store = [int(i) for i in rng.permutation(len(y))[: rng.integers(1, len(y) + 1)]]
    while True:
        q = (
            X[rng.integers(len(y))]
            if draw(st.booleans())
            else (X[rng.integers(len(y))] + rng.normal(size=X.shape[1]) * X.std()).clip(-1e6, 1e6)
        )
        if has_no_ties(X, y, [q]):
            return {**data, "store": store, "q": q}


@property_check(
    "最近的已存样本的标记",
    "The label of the nearest stored row",
    points=0.5,
    book="§6.2",
    given={"case": questions()},
    also=[
        {"case": {**NEAR, "store": [1, 0], "q": np.array([0.5 + 2e-9])}},
        {"case": {**NEAR, "store": [0, 1], "q": np.array([0.5 - 2e-9])}},
        {"case": {**FAR_OFF, "store": [4, 0, 1], "q": np.array([1e6 - 0.5])}},
        {"case": {**SLOPES, "store": [1, 0], "q": np.array([2.2, 2.1])}},
        {"case": {**SLOPES, "store": [2, 1], "q": np.array([0.0, 0.1])}},
        {"case": {**on_a_line([-1.1e-6, 0, 1e-6], "abc"), "store": [0, 2, 1], "q": np.array([6e-7])}},
        {"case": {**on_a_line([-1e6, 0, 9e5], "abc"), "store": [0, 2, 1], "q": np.array([4.4e5])}},
        {"case": {**LONE, "store": [0], "q": np.array([2.0, 2.0])}},
        {"case": {**FIVE, "store": [1, 3, 9, 5, 8, 6], "q": FIVE["X"][7]}},
        {"case": {**MINUTE, "store": [1, 0, 4], "q": np.array([1e-6])}},
        {"case": {**LAST_COLUMN, "store": [0, 2, 3], "q": np.pad([4.0], (11, 0))}},
        {"case": {**SLOPES, "store": [0, 4], "q": np.array([1.1, 1.100002])}},
        {"case": {**ALTERNATING, "store": list(range(111, -1, -1)), "q": np.array([57.3])}},
    ],
    hint=HINT_NEAREST,
)
def test_nearest(answer, case):
    X, y, store, q = (case[key] for key in ("X", "y", "store", "q"))
    best = store[int(squares(X[store], [q])[0].argmin())]
    equal(answer.nearest_label(X, y, store, q), y[best], ("标记", "the label"))


@st.composite
def stores(draw):
    """Stores that are consistent, nearly so, or far from it."""
    data = draw(samples())
    X, y = data["X"], data["y"]
    m = len(y)
    kind = draw(st.sampled_from(["all", "condensed", "condensed", "less", "less", "more", "any", "one", "none"]))
    seed = draw(seeds())
    if kind in ("condensed", "less", "more"):
        store = list(traced(X, y, permutation(m, seed)))
        if kind == "less":
            del store[seed % len(store)]
        if kind == "more":
            store = [*(i for i in range(m) if i not in store and i % 2), *store]
    else:
        store = permutation(m, seed)[: {"all": m, "any": 1 + seed % m, "one": 1, "none": 0}[kind]]
    return {**data, "store": store}


@property_check(
    "一个子集是否一致, 空集不一致",
    "Whether a subset is consistent, the empty one not being so",
    points=0.5,
    book="§6.2",
    given={"case": stores()},
    also=[
        {"case": {**SIX, "store": []}},
        {"case": {**SIX, "store": [3, 0, 4]}},
        {"case": {**SIX, "store": [4, 2, 0]}},
        {"case": {**SIX, "store": [5, 4, 3, 2, 1, 0]}},
        {"case": {**LONE, "store": [0]}},
        {"case": {**LONE, "store": []}},
        {"case": {**NEAR, "store": [1, 3, 0]}},
        {"case": {**NEAR, "store": [0, 1]}},
        {"case": {**NEARLY, "store": [0, 1]}},
        *({"case": {**data, "store": traced(**data, order=list(range(9)))}} for data in UNUSUAL),
        *({"case": {**data, "store": traced(**data, order=list(range(9)))[1:]}} for data in UNUSUAL),
        {"case": {**FAR_OFF, "store": [0, 2, 3]}},
        {"case": {**FAR_OFF, "store": [0, 1, 3, 4]}},
        {"case": {**MINUTE, "store": [1, 0, 4, 3]}},
        {"case": {**LAST_COLUMN, "store": [3, 0, 4]}},
        {"case": {**LAST_COLUMN, "store": [5, 3, 1, 4, 2]}},
        *({"case": {**data, "store": [9, 8, 7, 6, 5]}} for data in ALIKE),
        *({"case": {**data, "store": [0]}} for data in CONFUSED),
        {"case": {**TWICE, "store": [3, 4, 2]}},
        {"case": {**TWICE, "store": [4, 1]}},
        {"case": {**ALTERNATING, "store": BLOCKS}},
        {"case": {**ALTERNATING, "store": BLOCKS[:-1]}},
        {"case": {**on_a_line([1, 2, 3], [7, 7, 7]), "store": [1]}},
    ],
    hint=HINT_CONSISTENT,
)
def test_consistent(answer, case):
    X, y, store = (case[key] for key in ("X", "y", "store"))
    got = boolean(answer.is_consistent(X, y, store), ("是否一致", "whether it is consistent"))
    equal(got, consistent(X, y, store), ("是否一致", "whether it is consistent"))


@property_check(
    "求出的子集是一致的, 而且不能更小",
    "The subset is consistent, and none is smaller",
    points=2,
    book="§6.2",
    given={"data": samples(rows=(2, 9), classes=(2, 3), long=False)},
    also=[
        {"data": SIX},
        {"data": NINE},
        {"data": UNLUCKY},
        {"data": UNLUCKY_TOO},
        {"data": OUT_OF_REACH},
        {"data": on_a_line([i + i * i / 1e2 for i in range(9)], "aabbaabba")},
        {"data": on_a_line([0, 1, 2.1, 3.3, 4.6, 6, 7.5, 9.1, 10.8], "aaabbbccc")},
        {"data": NEAR},
        {"data": NEARLY},
        *({"data": data} for data in UNUSUAL),
        {"data": FAR_OFF},
        {"data": TWICE},
        {"data": MINUTE},
        {"data": LAST_COLUMN},
        *({"data": data} for data in CONFUSED),
        *({"data": {key: values[:7] for key, values in data.items()}} for data in ALIKE),
        {"data": LONE},
        {"data": {key: values[:9] for key, values in FIVE.items()}},
        {"data": on_a_line([1, 2, 4], [7, 7, 7])},
        {"data": on_a_line([0, 1.5, 3.5, 4], ["a", "b", "c", "d"])},
    ],
    examples=30,
)
def test_smallest(answer, data):
    X, y = data["X"], data["y"]
    got = integers(answer.smallest_consistent(X, y), None, ("子集", "the subset"))
    require(
        len(set(got)) == len(got) and all(0 <= i < len(y) for i in got),
        f"子集应由 0 到 {len(y) - 1} 中各不相同的行号组成",
        f"The subset should consist of different indices from 0 to {len(y) - 1}",
        got=got,
    )
    with hint(*HINT_CONSISTENT):
        require(consistent(X, y, got), "这个子集不一致", "This subset is not consistent", got=got)
    with hint(*HINT_SMALLEST):
        least = least_size(X, y)
        require(
            len(got) == least,
            f"这个子集有 {len(got)} 个样本, 有更小的一致子集",
            f"This subset has {len(got)} samples, and there is a smaller one that is consistent",
            got=got,
        )


def exactly_traced(D, y, order):
    """As above, with distances that are exact."""
    store = [order[0]]
    while True:
        before = len(store)
        for i in order:
            if i not in store and y[min(store, key=lambda j: D[i][j])] != y[i]:
                store.append(i)
        if len(store) == before:
            return store


@property_check(
    "造出的数据没有平局, 按第二个次序压缩至少多存 gap 行",
    "The data have no ties, and condensing in the second order stores at least gap rows more",
    points=2,
    book="§6.2",
    given={"gap": st.integers(1, 8)},
    also=[{"gap": gap} for gap in range(1, 9)],
    examples=8,
)
def test_order_matters(answer, gap):
    got = sequence(answer.order_matters(gap), 4, ("(X, y, order_a, order_b)", "(X, y, order_a, order_b)"))
    X = array(got[0], (None, None), ("X", "X"))
    m = len(X)
    require(2 <= m <= 40, f"X 有 {m} 行, 应有 2 到 40 行", f"X has {m} rows, which should be 2 to 40", got=X)
    require(X.shape[1] > 0, "X 没有列", "X has no columns", got=X)
    require(
        float(np.abs(X).max()) <= 1e6, "坐标的绝对值应不超过 10^6", "No coordinate should be above 10^6 in size", got=X
    )
    y = [plain(label) for label in sequence(got[1], m, ("y", "y"))]
    require(
        all(type(label) is str for label in y) or all(type(label) is int for label in y),
        "标记应全是整数或全是字符串",
        "Labels should be all integers or all strings",
        got=y,
    )
    require(
        len(set(y)) == 2,
        f"应恰好有两种标记, 得到 {len(set(y))} 种",
        f"There should be exactly two different labels, but there are {len(set(y))}",
        got=y,
    )
    orders = [integers(order, m, (name, name)) for order, name in zip(got[2:], ("order_a", "order_b"), strict=True)]
    for order, name in zip(orders, ("order_a", "order_b"), strict=True):
        require(
            sorted(order) == list(range(m)),
            f"{name} 应是 0 到 {m - 1} 的一个排列",
            f"{name} should be a permutation of 0 to {m - 1}",
            got=order,
        )
    exact = [[Fraction(x) for x in row] for row in X.tolist()]
    D = [[sum((a - b) ** 2 for a, b in zip(p, q, strict=True)) for q in exact] for p in exact]
    for i, distances in enumerate(D):
        ranked = sorted(range(m), key=lambda j: distances[j])
        for j, k in pairwise(ranked):
            require(
                y[j] == y[k] or distances[j] < Fraction(FAR) * distances[k],
                f"从第 {i} 行看, 标记不同的第 {j} 行与第 {k} 行一样远",
                f"Seen from row {i}, rows {j} and {k}, whose labels differ, are equally far",
                got=X,
            )
    sizes = [len(exactly_traced(D, y, order)) for order in orders]
    with hint(*HINT_ORDER):
        require(
            sizes[1] - sizes[0] >= gap,
            f"按 order_a 存 {sizes[0]} 行, 按 order_b 存 {sizes[1]} 行, 应至少多 {gap} 行",
            f"In order_a {sizes[0]} rows are stored, in order_b {sizes[1]}; these should be at least {gap} more",
            got=got,
        )


@picture(
    "西瓜数据集 3.0α: 两个次序存下的样本 (圆圈) 和它们的分界",
    "Watermelon 3.0α: the samples stored in two orders (circles), and how these divide the plane",
    alt=(
        "左右两幅散点图, 横轴是密度, 纵轴是含糖率: 圈出的样本不同, 分界的形状也不同",
        "Two scatter plots of 密度 and 含糖率: other samples are circled, and the boundary has another shape",
    ),
)
def draw_stores(figure, answer, reference, says):
    table = watermelon_3_0a()
    X, y = table["X"], table["y"]
    figure.set_size_inches(9, 4)
    grid = np.stack(np.meshgrid(np.linspace(0.15, 0.85, 120), np.linspace(-0.02, 0.52, 120)), axis=-1).reshape(-1, 2)
    for place, (order, words) in enumerate(
        (
            (list(range(17)), says("顺着编号", "in order of the numbers")),
            (list(range(16, -1, -1)), says("倒过来", "backwards")),
        )
    ):
        store = integers(answer.condense(X, y, order))
        axes = figure.add_subplot(1, 2, place + 1)
        good = np.array([y[store[k]] == "是" for k in squares(X[store], grid).argmin(axis=1)])
        axes.contourf(
            *(grid[:, k].reshape(120, 120) for k in (0, 1)),
            good.reshape(120, 120),
            levels=[-0.5, 0.5, 1.5],
            colors=["0.95", "0.8"],
        )
        for label, mark in (("是", "+"), ("否", "_")):
            rows = [i for i in range(17) if y[i] == label]
            axes.scatter(X[rows, 0], X[rows, 1], marker=mark, color="black")
        axes.scatter(X[store, 0], X[store, 1], s=120, facecolors="none", edgecolors="tab:blue")
        axes.set_title(words)
        axes.set_xlabel(says("密度", "density"))
        axes.set_ylabel(says("含糖率", "sugar"))
