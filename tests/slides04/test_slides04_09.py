"""Checks of exercise slides4.9."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    at,
    equal,
    example_check,
    exercise,
    hint,
    integer,
    mapping,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import seeds

from .shared_pictures import draw_tree
from .shared_texts import FIVE, TOPICS, corpus, documents, long_documents, vocabularies
from .shared_trees import TIE, column, entropy_of, gain_of, majority_of, walk, words_of

FEW = {"more than 100 rows": "there are at most 60 documents, says the stub"}
EXERCISE = exercise(
    kind="experiment",
    book="§4.2, 练习题 / §4.2, the exercise",
    patterns=["oracle", "certificate", "experiment", "witness"],
    hints=[
        (
            "先把文本变成 0/1 的表, 再对每一列算增益与增益比, 用手算核对一两列.",
            "Turn the documents into a table of 0/1 first, then compute gain and ratio of each column, and check one or two by hand.",
        ),
        (
            "两种树只差在选哪个词; 何时停止、叶取什么类别都一样.",
            "The two trees differ in the term that is chosen only; when to stop and the class of a leaf are the same.",
        ),
        (
            "罕见词: 增益比的分母在什么时候很小?",
            "The rare word: when is the denominator of the ratio tiny?",
        ),
    ],
    unasked={
        **dict.fromkeys(("presence", "best_term", "classify"), FEW),
        **{name: {**FEW, "epsilon above 100": "ε is 1e-6 to 2, says the stub"} for name in ("grow", "compare")},
        "conclusions": {
            "more than 12 entries; more than 40 entries; more than 100 entries": "the table has two rows, says the stub",
            "numbers above 1e4; numbers above 1e9": "leaves and errors are counts of at most 60 documents, says the stub",
            "texts with blanks; texts that are prefixes of one another; texts that look like numbers": "the methods are id3 and c45",
        },
    },
)
HINT_PRESENCE = (
    "重复的词只算出现一次: 表里只有 0 与 1.",
    "A repeated word occurs, that is all: the table holds 0 and 1 only.",
)
HINT_CHOICE = (
    "id3 只比增益; c45 先按增益留下前 n 个 (与第 n 个相等的也留), 再在其中比增益比.",
    "id3 compares gains only; c45 keeps the n largest gains first (those equal to the n-th as well), then compares ratios among these.",
)
HINT_STOP = (
    "何时是叶: 一个类别、没有词了、或最大的增益小于 ε; 两种准则都看增益, 不看增益比.",
    "When it is a leaf: one class, no term left, or the largest gain below ε; both criteria look at the gain, not at the ratio.",
)
HINT_ROUTE = (
    "没出现的词走 0 这一支; 文本里的生词与词的次序都不影响.",
    "An absent word goes to branch 0; words that the tree does not know and the order of words do not matter.",
)
HINT_COUNTS = (
    "深度是从根到最深的叶经过的划分数; 错误个数由这棵树在各组文本上数.",
    "The depth is the number of splits on the way to the deepest leaf; errors are counted with this tree on either set.",
)
HINT_TIED = ("并列时都列出, 按字母排序.", "Of ties list all, sorted.")
HINT_TRAP = (
    "只在一篇中出现的词, 增益比的分母很小; 让它标出一个少数类的样本, 再让 a 有较大而不均匀的增益.",
    "The denominator of a word that occurs once is tiny; let it mark a document of a rare class, and give a a larger gain.",
)
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
# Documents of one length, some of them the same.
ALIKE = [*corpus(8, 50, lengths=(10, 11))[0], *corpus(8, 10, lengths=(10, 11))[0]]


def _presence(docs, terms):
    return [[1 if term in doc else 0 for term in terms] for doc in docs]


def _measures(X, y, columns):
    """(gain, ratio) of these columns."""
    found = []
    for j in columns:
        values = column(X, j)
        gain = gain_of(values, y) if len(set(values)) > 1 else 0.0
        found.append((gain, gain / entropy_of(values) if len(set(values)) > 1 else 0.0))
    return found


def _require_choice(j, measures, criterion, n, name):
    """Fails unless column j may be chosen; `name` says which one it is, in both languages."""
    (gain, ratio), (zh, en) = measures[j], name
    gains = sorted((g for g, _ in measures), reverse=True)
    least = gains[0] if criterion == "id3" else gains[:n][-1]
    bound = ("最大的", "the largest one") if criterion == "id3" else (f"第 {n} 大的", f"number {n} from the largest")
    require(
        gain >= least - 2 * TIE,
        f"{zh}的增益是 {gain:.8g}, {bound[0]}是 {least:.8g}",
        f"The gain of {en} is {gain:.8g}, {bound[1]} is {least:.8g}",
    )
    if criterion == "c45":
        best = max(r for g, r in measures if g >= least - TIE)
        require(
            ratio >= best - 2 * TIE,
            f"{zh}的增益比是 {ratio:.8g}, 候选中最大的是 {best:.8g}",
            f"The gain ratio of {en} is {ratio:.8g}, the largest one of the candidates is {best:.8g}",
        )


@example_check(
    "八篇小文上的两棵树",
    "Both trees of eight small texts",
    points=1,
)
def test_eight_texts(answer):
    docs, found = EIGHT
    for criterion, root, leaves, depth in (("id3", "球", 3, 2), ("c45", "赛", 4, 3)):
        with at(criterion, criterion):
            tree = answer.grow(docs, found, WORDS, ["体育", "财经"], criterion, 4, 1e-3)
            _judge_tree(tree, docs, found, WORDS, ["体育", "财经"], criterion, 4, 1e-3)
            with hint(*HINT_CHOICE):
                equal(tree["attribute"], root, ("根上的词", "the term at the root"))
            table = mapping(
                answer.compare(docs, found, docs, found, ["体育", "财经"], 4, 1e-3), CRITERIA, ("表", "the table")
            )
            row = mapping(table[criterion], ("leaves", "depth"), ("表的一行", "a row of the table"))
            with hint(*HINT_COUNTS):
                equal(row["leaves"], leaves, ("叶数", "the number of leaves"))
                equal(row["depth"], depth, ("深度", "the depth"))


@st.composite
def bit_tables(draw):
    """{"X", "y"}: a table of 0/1, some columns rare or constant, and labels of few classes."""
    rng = np.random.default_rng(draw(seeds()))
    m, k = draw(st.integers(1, 30)), draw(st.integers(1, 8))
    X = (rng.random((m, k)) < rng.choice([0.03, 0.2, 0.5, 0.9, 1.0], size=k)).astype(int)
    hidden = X[:, rng.integers(k)] + 2 * (rng.random(m) < 0.3)
    names = ["体育", "财经", "1", "10"]
    if draw(st.booleans()):
        X[:, -1] = X[:, 0]
    return {"X": X.tolist(), "y": [names[int(one) % draw(st.integers(1, 4))] for one in hidden]}


def _bits(rows, y):
    return {"X": [[int(one) for one in row] for row in rows], "y": list(y)}


# The rare third column has the largest ratio, but not one of the two largest gains.
RARE = _bits(
    ["100", "100", "101", "110", "110", "110", "010", "010", "000", "000", "000", "000"],
    "ppqqpqqqqqqp",
)
# The same with the other columns many times over: the rare one has gain number 61.
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


@property_check(
    "词是否出现的表合乎定义",
    "The table of presence is what it is defined to be",
    points=1,
    given={"docs": st.one_of(documents, documents, long_documents), "terms": vocabularies},
    also=[
        {"docs": EIGHT[0], "terms": ["股", "生词", "球", "冠军", "赛"]},
        {"docs": [[]], "terms": ["球"]},
        {"docs": [["a "], ["a"], [" a", "a b "]], "terms": ["a", "a ", "a b", " a"]},
        {"docs": [["1"], ["1.0", "10"], ["01"]], "terms": ["1", "01", "1.0", "10", "1e1"]},
        {"docs": LONG, "terms": ["词9", *ALWAYS, "词0"]},
        {"docs": [["球"] * 40, ["赛", "球赛"]] * 3, "terms": ["球"]},
        {"docs": ALIKE, "terms": ["球", "的", "", "涨"]},
        {"docs": corpus(5, 60)[0], "terms": [word for words in FIVE.values() for word in words]},
    ],
    hint=HINT_PRESENCE,
)
def test_presence(answer, docs, terms):
    equal(answer.presence(docs, terms), _presence(docs, terms), ("表", "the table"), binary=True)


@property_check(
    "ID3 与 C4.5 选出的词, 对各个 n",
    "The term that ID3 and C4.5 choose, for all n",
    points=1,
    given={"data": bit_tables(), "n": st.integers(1, 9)},
    also=[{"data": data, "n": n} for data in TABLES for n in (1, 2, 3, 100)]
    + [{"data": _large_table(), "n": n} for n in (1, 4, 12, 80)]
    + [{"data": FAR_BACK, "n": n} for n in (60, 61)]
    + [{"data": LADDER, "n": n} for n in range(1, 10)]
    + [{"data": _marked((20, 40), *RUNGS[::way]), "n": n} for way in (1, -1) for n in (3, 4, 5)],
    examples=60,
    hint=HINT_CHOICE,
)
def test_choice(answer, data, n):
    X, y = data["X"], data["y"]
    measures = _measures(X, y, range(len(X[0])))
    for criterion in CRITERIA:
        j = integer(answer.best_term(X, y, criterion, n), ("下标", "the index"))
        require(
            0 <= j < len(measures),
            f"下标应在 0 到 {len(measures) - 1} 之间, 得到 {j}",
            f"The index should be 0 to {len(measures) - 1}, but is {j}",
            got=j,
        )
        with at(f"{criterion}, n = {n}", f"{criterion}, n = {n}"):
            _require_choice(j, measures, criterion, n, (f"第 {j} 列", f"column {j}"))


@st.composite
def texts(draw):
    """{"docs", "labels", "terms", "classes"}: texts of two to five topics and the words to split by."""
    classes = sorted(FIVE)[: draw(st.integers(2, 5))] if draw(st.booleans()) else list(TOPICS)
    docs, found = corpus(
        draw(seeds()), draw(st.integers(1, 30)), tuple(classes), draw(st.sampled_from([(0, 5), (8, 30), (6, 7)]))
    )
    terms = sorted({word for doc in docs for word in doc})
    terms = terms[:: draw(st.integers(1, 3))]
    return _texts(docs, found, [*terms, "生词"] if draw(st.booleans()) else terms, draw(st.permutations(classes)))


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


@property_check(
    "树的每个结点合乎准则: 选哪个词, 何时是叶, 叶取什么类别",
    "Every node obeys the criterion: which term, when a leaf, and the class of a leaf",
    points=3,
    given={
        "data": texts(),
        "criterion": st.sampled_from(CRITERIA),
        "n": st.sampled_from((1, 2, 5, 12, 100)),
        "epsilon": st.sampled_from(EPSILONS),
    },
    also=[
        {"data": data, "criterion": criterion, "n": SIZES[k % 3], "epsilon": EPSILONS[k % 5]}
        for k, data in enumerate(CORPORA)
        for criterion in CRITERIA
    ]
    + [{"data": CORPORA[k], "criterion": "c45", "n": n, "epsilon": 1e-3} for k, n in ((0, 1), (1, 5), (2, 80), (3, 10))]
    + [{"data": CORPORA[0], "criterion": "c45", "n": 80, "epsilon": epsilon} for epsilon in (0.1203, 0.2003, 1.5007)]
    + [{"data": data, "criterion": criterion, "n": 1, "epsilon": 1e-6} for data in DEEP for criterion in CRITERIA],
    examples=30,
)
def test_every_node(answer, data, criterion, n, epsilon):
    docs, found, terms, classes = (data[key] for key in ("docs", "labels", "terms", "classes"))
    tree = answer.grow(docs, found, terms, classes, criterion, n, epsilon)
    _judge_tree(tree, docs, found, terms, classes, criterion, n, epsilon)


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


@st.composite
def trees(draw):
    """A tree of any shape for the words of `documents`."""

    def below(terms, depth):
        if depth == 0 or not terms or draw(st.integers(0, 3)) == 0:
            return _leaf(draw(st.sampled_from(["体育", "财经", "1", "10"])))
        term = draw(st.sampled_from(terms))
        left = [one for one in terms if one != term]
        return _node(term, below(left, depth - 1), below(left, depth - 1))

    return below(["球", "赛", "a", "1", "", "球赛"], draw(st.integers(0, 4)))


@property_check(
    "按树给文本分类; 生词、空文本、重复与次序都不碍事",
    "A tree classifies documents; unknown words, empty documents, repetition and order are no obstacle",
    points=1,
    given={"tree": trees(), "docs": st.one_of(documents, long_documents)},
    also=[{"tree": tree, "docs": docs} for tree, docs in BY_HAND],
    examples=30,
    hint=HINT_ROUTE,
)
def test_classify(answer, tree, docs):
    equal(answer.classify(tree, docs), [_label(tree, doc) for doc in docs], ("类别", "the classes"))


def _label(tree, doc):
    while "label" not in tree:
        tree = tree["branches"][1 if tree["attribute"] in doc else 0]
    return tree["label"]


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


@property_check(
    "比较的表: 两棵树, 它们的叶数、深度和错误个数",
    "The table of the comparison: both trees, their leaves, depths and errors",
    points=1,
    given={
        "data": st.builds(_comparison, seeds(), st.integers(1, 25), st.integers(1, 25)),
        "n": st.sampled_from((1, 3, 10)),
        "epsilon": st.sampled_from(EPSILONS),
    },
    also=[
        {"data": _comparison(0, 30, 60), "n": 10, "epsilon": 1e-3},
        {"data": _comparison(4, 60, 50), "n": 10, "epsilon": 1e-3},
        {"data": _comparison(8, 60, 50), "n": 10, "epsilon": 1e-3},
        {"data": _comparison(1, 24, 1), "n": 1, "epsilon": 0.0311},
        {"data": _comparison(2, 30, 9), "n": 80, "epsilon": 1e-6},
        {"data": _comparison(3, 20, 20), "n": 5, "epsilon": 0.9007},
        {"data": _tested(USELESS), "n": 1, "epsilon": 4e-4},
        {"data": _tested(USELESS), "n": 1, "epsilon": 1e-6},
        *({"data": _tested(data), "n": 1, "epsilon": 1e-6} for data in (*DEEP, *CORPORA[-2:])),
        {"data": _tested(CORPORA[0]), "n": 4, "epsilon": 1.5007},
    ],
    examples=15,
)
def test_table(answer, data, n, epsilon):
    docs, found, tests, wanted, classes = (data[key] for key in ("docs", "labels", "tests", "wanted", "classes"))
    terms = sorted({word for doc in docs for word in doc})
    table = mapping(answer.compare(docs, found, tests, wanted, classes, n, epsilon), CRITERIA, ("表", "the table"))
    for criterion in CRITERIA:
        with at(criterion, criterion):
            row = mapping(
                table[criterion],
                ("tree", "leaves", "depth", "train_errors", "test_errors"),
                ("表的一行", "a row of the table"),
            )
            _judge_tree(row["tree"], docs, found, terms, classes, criterion, n, epsilon)
            depths = _depths(row["tree"])
            with hint(*HINT_COUNTS):
                equal(integer(row["leaves"], ("叶数", "leaves")), len(depths), ("叶数", "the number of leaves"))
                equal(integer(row["depth"], ("深度", "depth")), max(depths), ("深度", "the depth"))
                for key, some, right in (("train_errors", docs, found), ("test_errors", tests, wanted)):
                    wrong = sum(_label(row["tree"], doc) != label for doc, label in zip(some, right, strict=True))
                    equal(integer(row[key], (key, key)), wrong, (key, key))


def _row(leaves, depth, train_errors, test_errors):
    counts = {"leaves": leaves, "depth": depth, "train_errors": train_errors, "test_errors": test_errors}
    return {"tree": _node("球", _leaf("财经"), _leaf("体育")), **counts}


NUMBERS = st.sampled_from((0, 1, 2, 2, 3, 17, 20))


@property_check(
    "结论由表得出, 并列的都在内",
    "The conclusions follow from the table, ties included",
    points=1,
    given={
        "first": st.builds(_row, NUMBERS, NUMBERS, NUMBERS, NUMBERS),
        "second": st.builds(_row, NUMBERS, NUMBERS, NUMBERS, NUMBERS),
        "turned": st.booleans(),
    },
    also=[
        {"first": _row(5, 9, 0, 3), "second": _row(7, 4, 2, 1), "turned": False},
        {"first": _row(7, 4, 2, 1), "second": _row(5, 9, 0, 3), "turned": True},
        {"first": _row(4, 3, 1, 6), "second": _row(4, 5, 0, 6), "turned": False},
        {"first": _row(4, 3, 1, 6), "second": _row(4, 5, 0, 7), "turned": True},
        {"first": _row(1, 0, 30, 0), "second": _row(60, 59, 0, 60), "turned": True},
    ],
    examples=30,
    hint=HINT_TIED,
)
def test_conclusions(answer, first, second, turned):
    rows = {"id3": first, "c45": second}
    table = {key: rows[key] for key in (("c45", "id3") if turned else ("id3", "c45"))}
    got = mapping(answer.conclusions(table), ("smaller", "better"), ("结论", "the conclusions"))
    for key, by, zh, en in (
        ("smaller", "leaves", "叶数最少的方法", "the methods with the fewest leaves"),
        ("better", "test_errors", "测试错误最少的方法", "the methods with the fewest test errors"),
    ):
        least = min(row[by] for row in rows.values())
        equal(got[key], sorted(name for name, row in rows.items() if row[by] == least), (zh, en))


@property_check(
    "只出现一次的词使增益比上当",
    "A word that occurs once fools the gain ratio",
    points=1,
    given={"m": st.integers(20, 100)},
    also=[{"m": m} for m in (20, 21, 37, 50, 99, 100)],
    examples=12,
    hint=HINT_TRAP,
)
def test_rare_word(answer, m):
    docs, found = sequence(answer.rare_word_trap(m), 2, ("(文本, 标签)", "(documents, labels)"))
    docs = [
        words_of(doc, ("文本的词", "the words of a document")) for doc in sequence(docs, m, ("文本", "the documents"))
    ]
    found = words_of(found, ("标签", "the labels"), m)
    require(
        len(set(found)) == 2,
        f"应有两个类别, 得到 {len(set(found))} 个",
        f"There should be two classes, not {len(set(found))}",
        got=found,
    )
    known = {word for doc in docs for word in doc}
    require(known <= {"a", "b"}, "只能用词 a 与 b", "Only the words a and b may be used", got=sorted(known))
    holding = sum("b" in doc for doc in docs)
    require(
        holding == 1,
        f"b 应恰在一篇中出现, 这里有 {holding} 篇",
        f"b should occur in one document, but does in {holding}",
        got=docs,
    )
    (gain_a, ratio_a), (gain_b, ratio_b) = _measures(_presence(docs, ["a", "b"]), found, (0, 1))
    require(
        gain_a - gain_b >= 0.05 - TIE,
        f"a 的增益 {gain_a:.6g} 应比 b 的 {gain_b:.6g} 至少大 0.05",
        f"The gain of a, {gain_a:.6g}, should exceed that of b, {gain_b:.6g}, by 0.05",
        got=docs,
    )
    require(
        ratio_b - ratio_a >= 0.05 - TIE,
        f"b 的增益比 {ratio_b:.6g} 应比 a 的 {ratio_a:.6g} 至少大 0.05",
        f"The ratio of b, {ratio_b:.6g}, should exceed that of a, {ratio_a:.6g}, by 0.05",
        got=docs,
    )


@picture(
    "八篇小文上的 ID3 树与 C4.5 树",
    "The trees of ID3 and C4.5 on the eight small texts",
    alt=(
        "左: ID3 先问“球”, 三片叶; 右: C4.5 先问较少见的“赛”, 四片叶",
        "Left: ID3 asks for 球 first and has three leaves; right: C4.5 asks for the rarer 赛 first and has four",
    ),
)
def draw_trees(figure, answer, reference, says):
    docs, found = EIGHT
    for k, (criterion, title) in enumerate(zip(CRITERIA, ("ID3", "C4.5"), strict=True), 1):
        tree = answer.grow(docs, found, WORDS, ["体育", "财经"], criterion, 4, 1e-3)
        axes = figure.add_subplot(1, 2, k)
        draw_tree(
            axes,
            tree,
            lambda node: str(node["label"] if "label" in node else node["attribute"]),
            lambda node: [(str(int(value)), child) for value, child in sorted(node.get("branches", {}).items())],
        )
        axes.set_title(title, fontsize=9)


def _depths(tree):
    return [0] if "label" in tree else [1 + depth for value in (0, 1) for depth in _depths(tree["branches"][value])]


def _judge_tree(tree, docs, found, terms, classes, criterion, n, epsilon):
    X = _presence(docs, terms)
    table = {"X": X, "attributes": terms, "domains": [[0, 1]] * len(terms)}
    for node in walk(tree, table):
        here = [found[i] for i in node.rows]
        # A branch without documents can hold a leaf only; a split that makes one was faulted at the node above.
        gains = _measures([X[i] for i in node.rows], here, node.columns) if node.rows else []
        largest = max((gain for gain, _ in gains), default=0.0)
        where = f"根{node.path}", f"at root{node.path}"
        if node.column is not None:
            with hint(*HINT_STOP):
                require(
                    len(set(here)) > 1 and largest >= epsilon,
                    f"{where[0]} 处应是叶: 类别 {len(set(here))} 个, 最大的增益 {largest:.6g}, ε = {epsilon:g}",
                    f"There should be a leaf {where[1]}: classes: {len(set(here))}, largest gain {largest:.6g}, ε = {epsilon:g}",
                    got=node.tree,
                )
            with hint(*HINT_CHOICE):
                j = node.columns.index(node.column)
                word = terms[node.column]
                _require_choice(j, gains, criterion, n, (f"{where[0]} 处的词 {word!r} ", f"{word!r} {where[1]}"))
            continue
        with hint(*HINT_STOP):
            require(
                len(set(here)) == 1 or not node.columns or largest < epsilon,
                f"{where[0]} 处不应是叶: 类别 {len(set(here))} 个, 最大的增益 {largest:.6g}, ε = {epsilon:g}",
                f"There should be no leaf {where[1]}: classes: {len(set(here))}, largest gain {largest:.6g}, ε = {epsilon:g}",
                got=node.tree,
            )
        with hint(
            "叶取到达的文本中最多的类别, 并列时取 classes 中靠前的.",
            "A leaf has the most frequent class of its documents, the first in classes if tied.",
        ):
            equal(node.label, majority_of(here, classes), (f"{where[0]} 处的类别", f"the class {where[1]}"))
