"""What the checks of slides4.9 are always tried on."""

import numpy as np

from grader.checks import pin, pins

from ..shared_texts import FIVE, corpus

CRITERIA = ("id3", "c45")
TEXTS = (
    ("体育", "赛 球 冠军 球"),
    ("体育", "球 赛"),
    ("体育", "球 球"),
    ("财经", ""),
    ("财经", "股 冠军"),
    ("财经", "股 球 股"),
    ("财经", "冠军"),
    ("财经", "股 股 股"),
)
EIGHT = [words.split() for _, words in TEXTS], [label for label, _ in TEXTS]
WORDS = ["球", "赛", "股", "冠军"]
# Only the first and the last of eighty words are not in all documents.
ALWAYS = [f"词{k}" for k in range(10, 88)]
LONG = [[*first, *ALWAYS, *last] for first in ([], ["词0"]) for last in ([], ["词9"])]
ALIKE = [*corpus(8, 50, lengths=(10, 11))[0], *corpus(8, 10, lengths=(10, 11))[0]]


def _bits(rows, y):
    return {"X": [[int(one) for one in row] for row in rows], "y": list(y)}


# The rare third column has the largest ratio, but not one of the two largest gains.
RARE = _bits(["100", "100", "101", "110", "110", "110", "010", "010", "000", "000", "000", "000"], "ppqqpqqqqqqp")
FAR_BACK = {**RARE, "X": [[row[0]] * 40 + [row[1]] * 20 + [row[2]] for row in RARE["X"]]}
# The first two columns have the same gain; the second one has the larger ratio, and the third one a larger still.
TIED = _bits(["101", "100", *["000"] * 4, *["100"] * 6, *["010"] * 2], "pppppp" + "qqqqqqqq")
SAME = _bits(["11", "00", "11"], "pqp")
CONSTANT = _bits(["10", "11", "10"], "pqp")
ALL_CONSTANT = _bits(["10", "10"], "pq")
ONE_CLASS = _bits(["10", "01"], "pp")
ONE_ROW = _bits(["101"], "p")
PARITY = _bits(["000", "011", "101", "110"], "pqqp")
# The gains of both columns are 1.3e-6 apart; the second, smaller one has the larger ratio.
NEAR = _bits([*["10"] * 8, *["00"] * 13, *["10"] * 26, *["00"] * 8, *["01"] * 5], "p" * 21 + "q" * 39)


def _marked(sizes, *shares):
    """Labels p and q, so many of each; each column is 1 in so many documents of either class."""
    columns = [[int(i < a) for i in range(sizes[0])] + [int(i < b) for i in range(sizes[1])] for a, b in shares]
    return _bits(zip(*columns, strict=True), "p" * sizes[0] + "q" * sizes[1])


# All gains are the same, but for rounding; two of the columns have the larger ratio.
ROUNDED = [_marked((14 * k, 15 * k), *((k * a, k * b) for a, b in ((13, 3), (9, 0), (5, 15), (1, 12)))) for k in (1, 2)]
# The gain of the first column is larger by 8e-8, the ratio of the second by 0.03; and in the other order.
NEARER = [_marked((24, 28), *order) for order in (((17, 3), (14, 1)), ((14, 1), (17, 3)))]
# The ratios are 1.7e-7 apart.
NEAR_RATIOS = [_marked((20, 32), *order) for order in (((11, 6), (1, 10)), ((1, 10), (11, 6)))]
BLANKS = {**RARE, "y": [{"p": "a b", "q": "a"}[one] for one in RARE["y"]]}
# The smaller the gain, the larger the ratio: every n up to 9 has its own answer. The columns lie among 71 without any gain.
RUNGS = ((10, 35), (17, 40), (9, 4), (17, 17), (13, 38), (2, 20), (15, 39), (20, 30), (19, 24))
LADDER = _marked((20, 40), *(RUNGS[j // 9] if j % 9 == 7 else (0, 0) for j in range(80)))
TABLES = [
    *(RARE, TIED, NEAR, BLANKS, SAME, CONSTANT, ALL_CONSTANT, ONE_CLASS, ONE_ROW, PARITY),
    *(*ROUNDED, *NEARER, *NEAR_RATIOS),
    _bits(["1"] * 3 + ["0"] * 30, "pqr" * 11),
]


def _large_table():
    rng = np.random.default_rng(4)
    X = (rng.random((60, 80)) < rng.random(80) ** 3).astype(int)
    X[:, 5] = X[:, 3]
    return {"X": X.tolist(), "y": [f"c{int(one)}" for one in X[:, :6].sum(axis=1)]}


def _texts(docs, found, terms, classes):
    return {"docs": docs, "labels": found, "terms": list(terms), "classes": list(classes)}


def _chain():
    """Every document has a word and a class of its own: a chain."""
    names = [f"c{k}" for k in range(55)]
    return _texts([[f"w{k}"] for k in range(55)], names, [f"w{k}" for k in range(55)], names)


CORPORA = [
    *(
        _texts(docs, found, sorted({word for doc in docs for word in doc}), ["财经", "体育", "科技"])
        for docs, found in (corpus(seed, 30) for seed in range(4))
    ),
    _texts(*EIGHT, WORDS, ["财经", "体育"]),
    _texts([["球"], ["球"], [], []], ["体育", "财经", "体育", "财经"], ["球"], ["财经", "体育"]),
    _texts([["球"], ["球"], []], ["体育", "财经", "体育"], [], ["财经", "体育"]),
    _texts([["球"]], ["体育"], ["球", "赛"], ["财经", "体育"]),
    _texts(
        [["1", "10"], ["10"], ["1", "a b"], ["a b", "10"]],
        ["1", "10", "a b", "1"],
        ["10", "1", "a b"],
        ["a b", "10", "1"],
    ),
    _texts([["球"], ["赛"], ["球"]], ["体育"] * 3, ["球", "赛"], ["财经", "体育"]),
    _texts(ALIKE, [str(k % 7 % 3) for k in range(60)], ["球", "的", "", "涨", "是", "股", "a"], list("210")),
]
DEEP = [
    _chain(),
    _texts(LONG, list("abcd"), ["词0", *ALWAYS, "词9"], list("dcba")),
    _texts([["A"] * a + ["B"] * b for a, b in NEAR["X"]], NEAR["y"], ["A", "B"], ["q", "p"]),
]
SIZES = (1, 5, 80)
EPSILONS = (1e-6, 1e-3, 0.0311, 0.1203, 0.5007)


def _leaf(label):
    return {"label": label}


def _node(term, absent, present):
    return {"attribute": term, "branches": {0: absent, 1: present}}


def _deep():
    tree = _leaf("c0")
    for k in range(1, 60):
        tree = _node(f"w{k}", tree, _leaf(f"c{k}"))
    return tree


HAND = _node(
    "球", _node("股", _leaf("其他"), _leaf("财经")), _node("1", _node("股", _leaf("体育"), _leaf("财经")), _leaf("10"))
)
BY_HAND = [
    (
        HAND,
        [
            ["球"],
            [],
            ["股", "股"],
            ["1"],
            ["1", "球"],
            ["生词", "股", "球"],
            ["球", "股", "1", "球"],
            ["10", "球赛"],
            [""],
        ],
    ),
    (_leaf("体育"), [[], ["球"]]),
    (_node("词9", _leaf("x"), _leaf("y")), LONG),
    (_node("a", _leaf("x"), _node("a ", _leaf("y"), _leaf("z"))), [["a "], ["a"], ["a", "a "], [" a"]]),
    (_node("", _leaf("a b"), _leaf("")), [[""], [], ["a b"]]),
    (_node("1", _leaf("x"), _leaf("y")), [["10"], ["1"], ["01"]]),
    (HAND, [*ALIKE, ALIKE[0]][:60]),
    (_deep(), [["w1"], ["w59"], ["w30", "w2", "w2"], [], ["w2", "w30"]] * 12),
]


def _comparison(seed, m, size):
    """{"docs", "labels", "tests", "wanted", "classes"}: texts of two to four topics, some of one length."""
    classes = (
        ["科技", "10", "体育", "财经"]
        if seed % 4 == 3
        else ["财经", "体育"]
        if seed % 4 == 1
        else ["体育", "科技", "财经"]
    )
    lengths = (8, 9) if seed % 4 == 0 else (8, 30)
    docs, found = corpus(seed, m, tuple(classes), lengths)
    tests, wanted = corpus(seed + 1, size, tuple(classes), lengths)
    tests[0] = ["生词", *tests[0]] if seed % 2 else []
    if m > 2 and seed % 4 == 0:
        docs[-1] = list(docs[0])
    return {"docs": docs, "labels": found, "tests": tests, "wanted": wanted, "classes": classes}


def _tested(data):
    """Texts of `_texts`, tested on themselves backwards."""
    parts = {"tests": data["docs"][::-1], "wanted": data["labels"]}
    return {"docs": data["docs"], "labels": data["labels"], **parts, "classes": data["classes"]}


# Nothing separates these, whatever the word.
USELESS = _texts([["球"], ["球"], [], []], ["体育", "财经", "体育", "财经"], ["球"], ["财经", "体育"])


def _row(leaves, depth, train_errors, test_errors):
    counts = {"leaves": leaves, "depth": depth, "train_errors": train_errors, "test_errors": test_errors}
    return {"tree": _node("球", _leaf("财经"), _leaf("体育")), **counts}


presence_inputs = [
    pin("eight 0", "docs of 8 entries; terms of 5 entries", docs=EIGHT[0], terms=["股", "生词", "球", "冠军", "赛"]),
    pin("docs of one", 'docs 1 × 0; terms = ["球"]', docs=[[]], terms=["球"]),
    pin(
        "docs of 3",
        'docs of 3 entries; terms = ["a", "a ", "a b", " a"]; texts that differ in blanks',
        docs=[["a "], ["a"], [" a", "a b "]],
        terms=["a", "a ", "a b", " a"],
    ),
    pin(
        "docs of 3, 2",
        "docs of 3 entries; terms of 5 entries",
        docs=[["1"], ["1.0", "10"], ["01"]],
        terms=["1", "01", "1.0", "10", "1e1"],
    ),
    pin("long", "docs of 4 entries; terms of 80 entries", docs=LONG, terms=["词9", *ALWAYS, "词0"]),
    pin("docs of 6", 'docs of 6 entries; terms = ["球"]', docs=[["球"] * 40, ["赛", "球赛"]] * 3, terms=["球"]),
    pin("alike", "Documents of one length, some of them the same", docs=ALIKE, terms=["球", "的", "", "涨"]),
    pin(
        "docs of 60",
        "docs of 60 entries; terms of 25 entries",
        docs=corpus(5, 60)[0],
        terms=[word for words in FIVE.values() for word in words],
    ),
]
choice = [
    *pins(
        "tables",
        "68 inputs, from X 12 × 3; y of 12 entries; n = 1 to X 33 × 1; y of 33 entries; n = 100",
        [{"data": data, "n": n} for data in TABLES for n in (1, 2, 3, 100)],
    ),
    pin("large table", "X 60 × 80; y of 60 entries; n = 1", data=_large_table(), n=1),
    pin("large table, 2", "X 60 × 80; y of 60 entries; n = 4", data=_large_table(), n=4),
    pin("large table, 3", "X 60 × 80; y of 60 entries; n = 12", data=_large_table(), n=12),
    pin("large table, 4", "X 60 × 80; y of 60 entries; n = 80", data=_large_table(), n=80),
    pin(
        "far back",
        "The same with the other columns many times over: the rare one has gain number 61",
        data=FAR_BACK,
        n=60,
    ),
    pin(
        "far back, 2",
        "The same with the other columns many times over: the rare one has gain number 61",
        data=FAR_BACK,
        n=61,
    ),
    *pins(
        "ladder",
        "9 inputs, from X 60 × 80; y of 60 entries; n = 1 to X 60 × 80; y of 60 entries; n = 9",
        [{"data": LADDER, "n": n} for n in range(1, 10)],
    ),
    *pins(
        "marked",
        "6 inputs, from X 60 × 9; y of 60 entries; n = 3 to X 60 × 9; y of 60 entries; n = 5",
        [{"data": _marked((20, 40), *RUNGS[::way]), "n": n} for way in (1, -1) for n in (3, 4, 5)],
    ),
]
every_node = [
    *pins(
        "corpora",
        '22 inputs, the first with docs of 30 entries; labels of 30 entries; terms of 51 entries; criterion = "id3"; numbers down to 1e-6',
        [
            {"data": data, "criterion": criterion, "n": SIZES[k % 3], "epsilon": EPSILONS[k % 5]}
            for k, data in enumerate(CORPORA)
            for criterion in CRITERIA
        ],
    ),
    *pins(
        "corpora, 2",
        '4 inputs, the first with docs of 30 entries; labels of 30 entries; terms of 51 entries; criterion = "c45"',
        [
            {"data": CORPORA[k], "criterion": "c45", "n": n, "epsilon": 1e-3}
            for k, n in ((0, 1), (1, 5), (2, 80), (3, 10))
        ],
    ),
    pin(
        "corpora 0",
        'docs of 30 entries; labels of 30 entries; terms of 51 entries; criterion = "c45"',
        data=CORPORA[0],
        criterion="c45",
        n=80,
        epsilon=0.1203,
    ),
    pin(
        "corpora 0, 2",
        'docs of 30 entries; labels of 30 entries; terms of 51 entries; criterion = "c45"',
        data=CORPORA[0],
        criterion="c45",
        n=80,
        epsilon=0.2003,
    ),
    pin(
        "corpora 0, 3",
        'docs of 30 entries; labels of 30 entries; terms of 51 entries; criterion = "c45"',
        data=CORPORA[0],
        criterion="c45",
        n=80,
        epsilon=1.5007,
    ),
    *pins(
        "deep",
        '6 inputs, the first with docs 55 × 1; labels of 55 entries; terms of 55 entries; criterion = "id3"; numbers down to 1e-6',
        [{"data": data, "criterion": criterion, "n": 1, "epsilon": 1e-6} for data in DEEP for criterion in CRITERIA],
    ),
]
classify = pins(
    "by hand",
    '8 inputs, the first with attribute = "球"; branches with 2 entries; docs of 9 entries',
    [{"tree": tree, "docs": docs} for tree, docs in BY_HAND],
)
table = [
    pin(
        "comparison 0 30 60",
        "docs 30 × 8; labels of 30 entries; tests of 60 entries; n = 10",
        data=_comparison(0, 30, 60),
        n=10,
        epsilon=1e-3,
    ),
    pin(
        "comparison 4 60 50",
        "docs 60 × 8; labels of 60 entries; tests of 50 entries; n = 10",
        data=_comparison(4, 60, 50),
        n=10,
        epsilon=1e-3,
    ),
    pin(
        "comparison 8 60 50",
        "docs 60 × 8; labels of 60 entries; tests of 50 entries; n = 10",
        data=_comparison(8, 60, 50),
        n=10,
        epsilon=1e-3,
    ),
    pin(
        "comparison 1 24 1",
        "docs of 24 entries; labels of 24 entries; tests 1 × 27; n = 1",
        data=_comparison(1, 24, 1),
        n=1,
        epsilon=0.0311,
    ),
    pin(
        "comparison 2 30 9",
        "docs of 30 entries; labels of 30 entries; tests of 9 entries; n = 80; numbers down to 1e-6",
        data=_comparison(2, 30, 9),
        n=80,
        epsilon=1e-6,
    ),
    pin(
        "comparison 3 20 20",
        "docs of 20 entries; labels of 20 entries; tests of 20 entries; n = 5",
        data=_comparison(3, 20, 20),
        n=5,
        epsilon=0.9007,
    ),
    pin(
        "tested",
        'docs of 4 entries; labels = ["体育", "财经", "体育", "财经"]; tests of 4 entries; n = 1',
        data=_tested(USELESS),
        n=1,
        epsilon=4e-4,
    ),
    pin(
        "tested, 2",
        'docs of 4 entries; labels = ["体育", "财经", "体育", "财经"]; tests of 4 entries; n = 1; numbers down to 1e-6',
        data=_tested(USELESS),
        n=1,
        epsilon=1e-6,
    ),
    *pins(
        "deep",
        "5 inputs, the first with docs 55 × 1; labels of 55 entries; tests 55 × 1; n = 1; numbers down to 1e-6",
        [{"data": _tested(data), "n": 1, "epsilon": 1e-6} for data in (*DEEP, *CORPORA[-2:])],
    ),
    pin(
        "tested, 3",
        "docs of 30 entries; labels of 30 entries; tests of 30 entries; n = 4",
        data=_tested(CORPORA[0]),
        n=4,
        epsilon=1.5007,
    ),
]
conclusions = [
    pin(
        "row 5 9 0 3",
        'attribute = "球"; leaves = 5; depth = 9; attribute = "球"',
        first=_row(5, 9, 0, 3),
        second=_row(7, 4, 2, 1),
        turned=False,
    ),
    pin(
        "row 7 4 2 1",
        'attribute = "球"; leaves = 7; depth = 4; attribute = "球"',
        first=_row(7, 4, 2, 1),
        second=_row(5, 9, 0, 3),
        turned=True,
    ),
    pin(
        "row 4 3 1 6",
        'attribute = "球"; leaves = 4; depth = 3; attribute = "球"',
        first=_row(4, 3, 1, 6),
        second=_row(4, 5, 0, 6),
        turned=False,
    ),
    pin(
        "row 4 3 1 6, 2",
        'attribute = "球"; leaves = 4; depth = 3; attribute = "球"',
        first=_row(4, 3, 1, 6),
        second=_row(4, 5, 0, 7),
        turned=True,
    ),
    pin(
        "row 1 0 30 0",
        'attribute = "球"; leaves = 1; depth = 0; attribute = "球"',
        first=_row(1, 0, 30, 0),
        second=_row(60, 59, 0, 60),
        turned=True,
    ),
]
rare_word = [
    pin("m 20", "m = 20", m=20),
    pin("m 21", "m = 21", m=21),
    pin("m 37", "m = 37", m=37),
    pin("m 50", "m = 50", m=50),
    pin("m 99", "m = 99", m=99),
    pin("m 100", "m = 100", m=100),
]
