"""Checks of exercise slides4.9."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import at, check, equal, exercise, hint, integer, mapping, picture, require, sequence
from grader.strategies import seeds

from .pins import slides04_09 as pins
from .pins.slides04_09 import CRITERIA, EIGHT, EPSILONS, WORDS, _comparison, _leaf, _node, _row, _texts
from .shared_pictures import draw_tree
from .shared_texts import FIVE, TOPICS, corpus, documents, long_documents, vocabularies
from .shared_trees import TIE, column, entropy_of, gain_of, majority_of, walk, words_of

EXERCISE = exercise(
    kind="experiment",
    book="§4.2，练习题 / §4.2, the exercise",
    patterns=["oracle", "certificate", "experiment", "witness"],
    hints=[
        (
            "先把文本变成 0/1 的表，再对每一列算增益与增益比，用手算核对一两列。",
            "Turn the documents into a table of 0/1 first, then compute gain and ratio of each column, and check one or two by hand.",
        ),
        (
            "两种树只差在选哪个词；何时停止、叶取什么类别都一样。",
            "The two trees differ in the term that is chosen only; when to stop and the class of a leaf are the same.",
        ),
        ("罕见词：增益比的分母在什么时候很小？", "The rare word: when is the denominator of the ratio tiny?"),
    ],
)

HINT_PRESENCE = (
    "重复的词只算出现一次：表里只有 0 与 1。",
    "A repeated word occurs, that is all: the table holds 0 and 1 only.",
)
HINT_CHOICE = (
    "id3 只比增益；c45 先按增益留下前 n 个（与第 n 个相等的也留），再在其中比增益比。",
    "id3 compares gains only; c45 keeps the n largest gains first (those equal to the n-th as well), then compares ratios among these.",
)
HINT_ROUTE = (
    "没出现的词走 0 这一支；文本里的生词与词的次序都不影响。",
    "An absent word goes to branch 0; words that the tree does not know and the order of words do not matter.",
)
HINT_TIED = ("并列时都列出，按字母排序。", "Of ties list all, sorted.")
HINT_TRAP = (
    "只在一篇中出现的词，增益比的分母很小；让它标出一个少数类的样本，再让 a 有较大而不均匀的增益。",
    "The denominator of a word that occurs once is tiny; let it mark a document of a rare class, and give a a larger gain.",
)


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


NUMBERS = st.sampled_from((0, 1, 2, 2, 3, 17, 20))


@check(points=1)
def test_eight_texts(answer):
    """八篇小文上的两棵树 / Both trees of eight small texts"""
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


@check(
    points=1,
    given={"docs": st.one_of(documents, documents, long_documents), "terms": vocabularies},
    also=pins.presence_inputs,
    hint=HINT_PRESENCE,
)
def test_presence(answer, docs, terms):
    """词是否出现的表合乎定义 / The table of presence is what it is defined to be"""
    equal(answer.presence(docs, terms), _presence(docs, terms), ("表", "the table"), binary=True)


@check(points=1, given={"data": bit_tables(), "n": st.integers(1, 9)}, also=pins.choice, examples=60, hint=HINT_CHOICE)
def test_choice(answer, data, n):
    """ID3 与 C4.5 选出的词，对各个 n / The term that ID3 and C4.5 choose, for all n"""
    X, y = data["X"], data["y"]
    measures = _measures(X, y, range(len(X[0])))
    for criterion in CRITERIA:
        j = integer(answer.best_term(X, y, criterion, n), ("下标", "the index"))
        require(
            0 <= j < len(measures),
            f"下标应在 0 到 {len(measures) - 1} 之间，得到 {j}",
            f"The index should be 0 to {len(measures) - 1}, but is {j}",
            got=j,
        )
        with at(f"{criterion}, n = {n}", f"{criterion}, n = {n}"):
            _require_choice(j, measures, criterion, n, (f"第 {j} 列", f"column {j}"))


@check(
    points=3,
    given={
        "data": texts(),
        "criterion": st.sampled_from(CRITERIA),
        "n": st.sampled_from((1, 2, 5, 12, 100)),
        "epsilon": st.sampled_from(EPSILONS),
    },
    also=pins.every_node,
    examples=30,
)
def test_every_node(answer, data, criterion, n, epsilon):
    """树的每个结点合乎准则：选哪个词，何时是叶，叶取什么类别 /
    Every node obeys the criterion: which term, when a leaf, and the class of a leaf"""
    docs, found, terms, classes = (data[key] for key in ("docs", "labels", "terms", "classes"))
    tree = answer.grow(docs, found, terms, classes, criterion, n, epsilon)
    _judge_tree(tree, docs, found, terms, classes, criterion, n, epsilon)


@check(
    points=1,
    given={"tree": trees(), "docs": st.one_of(documents, long_documents)},
    also=pins.classify,
    examples=30,
    hint=HINT_ROUTE,
)
def test_classify(answer, tree, docs):
    """按树给文本分类；生词、空文本、重复与次序都不碍事 /
    A tree classifies documents; unknown words, empty documents, repetition and order are no obstacle"""
    equal(answer.classify(tree, docs), [_label(tree, doc) for doc in docs], ("类别", "the classes"))


@check(
    points=1,
    given={
        "data": st.builds(_comparison, seeds(), st.integers(1, 25), st.integers(1, 25)),
        "n": st.sampled_from((1, 3, 10)),
        "epsilon": st.sampled_from(EPSILONS),
    },
    also=pins.table,
    examples=15,
)
def test_table(answer, data, n, epsilon):
    """比较的表：两棵树，它们的叶数、深度和错误个数 /
    The table of the comparison: both trees, their leaves, depths and errors"""
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


@check(
    points=1,
    given={
        "first": st.builds(_row, NUMBERS, NUMBERS, NUMBERS, NUMBERS),
        "second": st.builds(_row, NUMBERS, NUMBERS, NUMBERS, NUMBERS),
        "turned": st.booleans(),
    },
    also=pins.conclusions,
    examples=30,
    hint=HINT_TIED,
)
def test_conclusions(answer, first, second, turned):
    """结论由表得出，并列的都在内 / The conclusions follow from the table, ties included"""
    rows = {"id3": first, "c45": second}
    table = {key: rows[key] for key in (("c45", "id3") if turned else ("id3", "c45"))}
    got = mapping(answer.conclusions(table), ("smaller", "better"), ("结论", "the conclusions"))
    for key, by, zh, en in (
        ("smaller", "leaves", "叶数最少的方法", "the methods with the fewest leaves"),
        ("better", "test_errors", "测试错误最少的方法", "the methods with the fewest test errors"),
    ):
        least = min(row[by] for row in rows.values())
        equal(got[key], sorted(name for name, row in rows.items() if row[by] == least), (zh, en))


@check(points=1, given={"m": st.integers(20, 100)}, also=pins.rare_word, examples=12, hint=HINT_TRAP)
def test_rare_word(answer, m):
    """只出现一次的词使增益比上当 / A word that occurs once fools the gain ratio"""
    docs, found = sequence(answer.rare_word_trap(m), 2, ("（文本，标签）", "(documents, labels)"))
    docs = [
        words_of(doc, ("文本的词", "the words of a document")) for doc in sequence(docs, m, ("文本", "the documents"))
    ]
    found = words_of(found, ("标签", "the labels"), m)
    require(
        len(set(found)) == 2,
        f"应有两个类别，得到 {len(set(found))} 个",
        f"There should be two classes, not {len(set(found))}",
        got=found,
    )
    known = {word for doc in docs for word in doc}
    require(known <= {"a", "b"}, "只能用词 a 与 b", "Only the words a and b may be used", got=sorted(known))
    holding = sum("b" in doc for doc in docs)
    require(
        holding == 1,
        f"b 应恰在一篇中出现，这里有 {holding} 篇",
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
        "左：ID3 先问“球”，三片叶；右：C4.5 先问较少见的“赛”，四片叶",
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


HINT_STOP = (
    "何时是叶：一个类别、没有词了、或最大的增益小于 ε；两种准则都看增益，不看增益比。",
    "When it is a leaf: one class, no term left, or the largest gain below ε; both criteria look at the gain, not at the ratio.",
)
HINT_COUNTS = (
    "深度是从根到最深的叶经过的划分数；错误个数由这棵树在各组文本上数。",
    "The depth is the number of splits on the way to the deepest leaf; errors are counted with this tree on either set.",
)


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
            f"{zh}的增益比是 {ratio:.8g}，候选中最大的是 {best:.8g}",
            f"The gain ratio of {en} is {ratio:.8g}, the largest one of the candidates is {best:.8g}",
        )


def _label(tree, doc):
    while "label" not in tree:
        tree = tree["branches"][1 if tree["attribute"] in doc else 0]
    return tree["label"]


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
                    f"{where[0]} 处应是叶：类别 {len(set(here))} 个，最大的增益 {largest:.6g}, ε = {epsilon:g}",
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
                f"{where[0]} 处不应是叶：类别 {len(set(here))} 个，最大的增益 {largest:.6g}, ε = {epsilon:g}",
                f"There should be no leaf {where[1]}: classes: {len(set(here))}, largest gain {largest:.6g}, ε = {epsilon:g}",
                got=node.tree,
            )
        with hint(
            "叶取到达的文本中最多的类别，并列时取 classes 中靠前的。",
            "A leaf has the most frequent class of its documents, the first in classes if tied.",
        ):
            equal(node.label, majority_of(here, classes), (f"{where[0]} 处的类别", f"the class {where[1]}"))
