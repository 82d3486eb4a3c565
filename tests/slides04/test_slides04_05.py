"""Checks of exercise slides4.5."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    at,
    close,
    equal,
    example_check,
    exercise,
    hint,
    integer,
    labels,
    mapping,
    number,
    one_of,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import edges, grid, labelled_points, seeds

from .shared_svm import require_trained
from .shared_texts import FIVE, RARE, STOP, TOPICS, corpus, documents, long_documents, vocabularies

FEW = {"more than 100 rows": "there are at most 60 documents or samples, says the stub"}
BOUNDED = {**FEW, "numbers above 1e4": "numbers are bounded by 1000 or less, says the stub"}
NEAR = "the stub accepts a value of 1.01 times the least one plus 0.001 C m"
EXERCISE = exercise(
    kind="experiment",
    book="§4.1, SVM 应用举例与练习题 / §4.1, the application to texts and the exercise",
    patterns=["oracle", "certificate", "experiment"],
    hints=[
        (
            "先写 `idf` 与 `features`, 用手数两三篇文本核对.",
            "Write `idf` and `features` first, and check them by counting in two or three documents.",
        ),
        (
            "验证文本的特征用训练文本的词表和权重; 训练中没有的词不管.",
            "Features of validation documents take vocabulary and weights of the training documents; words not seen there are ignored.",
        ),
        (
            "错误个数由表里的模型数出来; 选参数只看验证错误.",
            "Errors are counted with the models of the table; the choice looks at validation errors only.",
        ),
    ],
    unasked={
        "idf": FEW,
        "features": BOUNDED,
        "train": {
            **BOUNDED,
            "more than 40 rows": "there are at most 30 samples, says the stub",
            "one row; one class": "both labels occur, says the stub",
            "arguments in float32; arguments rounded to 3 digits; arguments below 1e-4 made 0": NEAR,
            "result in float32; result rounded to 4 digits": NEAR,
        },
        "one_vs_rest": BOUNDED,
        "one_vs_one": BOUNDED,
        "compare": {
            "more than 40 rows; more than 100 rows": "there are at most 60 documents, 30 of them for training, says the stub",
            "one class": "every class has a document, says the stub",
            "numbers above 1e4; numbers below 1e-4; zero; negative numbers": "the only numbers are costs of 0.01 to 1, says the stub",
            "tied numbers; one value": "the only numbers are costs, of which none is there twice, says the stub",
        },
        "choose": {
            "more than 12 entries; more than 40 entries; more than 100 entries": "there are at most 4 rows, says the stub",
            "numbers above 1e4; numbers below 1e-4": "C is 0.01 to 1 and there are at most 60 documents, says the stub",
            "texts that look like numbers; texts with blanks": "the texts are the kinds of features",
        },
    },
)
HINT_IDF = (
    "df 数的是篇数: 一篇中出现多次只算一篇; 权重是自然对数 ln(1/df).",
    "df counts documents: several occurrences in one count once; the weight is the natural ln(1/df).",
)
HINT_FEATURES = (
    "每个词一列, 按 terms 的次序; tf 是次数而不是比例; tfidf 用传入的 weights.",
    "A column for each term, in their order; tf is a number, not a share; tfidf takes the weights that were passed.",
)
HINT_TRAIN = (
    "每个样本的代价是 C (不是 C/m), b 不受罚.",
    "Every sample costs C (not C/m), and b is not penalised.",
)
HINT_REST = (
    "一对多比较的是得分的数值, 不是符号; 都为负时也取最大的.",
    "One against the rest compares values, not signs; the largest one wins even if all are negative.",
)
HINT_ONE = (
    "每个模型投一票: ≥ 0 给前一个类别, < 0 给后一个; 票数并列时取 classes 中靠前的.",
    "Every model has one vote: ≥ 0 for the first class of its key, < 0 for the second; of a tie take the first in classes.",
)
HINT_TERMS = (
    "词表只取训练文本的词, 每个词一次.",
    "The vocabulary holds the words of the training documents, each once.",
)
HINT_TABLE = (
    "每个类别的模型在训练文本的特征上训练 (列按 terms 的次序, tf-idf 的权重只由训练文本算), 用这一行的 C.",
    "The model of every class is trained on features of the training documents (columns in the order of terms, the weights of tf-idf "
    "from training documents only), with the C of the row.",
)
HINT_ERRORS = (
    "错误个数按 one_vs_rest 数; 验证文本也用训练时的词表与权重.",
    "The errors are counted by one_vs_rest; validation documents, too, take vocabulary and weights of the training.",
)
HINT_CHOOSE = (
    "训练错误最少的不一定最好: 看验证错误.",
    "The row with the fewest training errors need not be the best: look at the validation errors.",
)
KINDS = ("binary", "tf", "tfidf")
# Documents of one length, some of them the same.
ALIKE = [*corpus(8, 55, lengths=(9, 10))[0], *corpus(8, 5, lengths=(9, 10))[0]]
FOUR = [["球", "赛", "球"], ["赛", "股", "涨"], ["股", "涨", "赛", "赛"], ["涨", "球", "球", "涨", "涨"], []]


def _holding(docs, term):
    return sum(term in doc for doc in docs)


def _weights(docs, terms):
    return [-math.log(_holding(docs, term) / len(docs)) if _holding(docs, term) else 0.0 for term in terms]


def _features(docs, terms, kind, weights):
    """Word by word."""
    place = {term: k for k, term in enumerate(terms)}
    X = np.zeros((len(docs), len(terms)))
    for row, doc in zip(X, docs, strict=True):
        for word in doc:
            if word in place:
                row[place[word]] = 1.0 if kind == "binary" else row[place[word]] + 1.0
    return X * np.array(weights) if kind == "tfidf" else X


@example_check(
    "四篇文本里词的权重",
    "The weights of the words of four documents",
    points=1,
    book="§4.1, tf-idf 权重 / §4.1, tf-idf weights",
    hint=HINT_IDF,
)
def test_weights(answer):
    docs = [["甲", "乙", "丙", "丁", "丁"], ["乙", "乙", "丙", "丁"], ["丙", "丁"], ["丁", "丁", "戊"]]
    got = answer.idf(docs, ["甲", "乙", "丙", "丁", "己"])
    # ln 4, ln 2, ln(4/3), 0; and a word that nobody uses.
    close(got, [1.3862943611, 0.6931471806, 0.2876820725, 0.0, 0.0], ("权重", "the weights"), abs=1e-9)


@property_check(
    "权重与三种特征合乎定义; 重复的、没见过的、没出现的词都对",
    "Weights and the three features are what they are defined to be, with repeated, unknown and missing words",
    points=2,
    given={
        "docs": st.one_of(documents, documents, long_documents),
        "terms": vocabularies,
        "weights": st.lists(st.one_of(grid(-3, 3), st.sampled_from((1e-5, 0.123456789))), min_size=80, max_size=80),
    },
    also=[
        {"docs": FOUR, "terms": ["股", "球", "生词", "涨"], "weights": [0.5, 2.0, 3.0, 0.123456789] * 20},
        {"docs": [[]], "terms": ["球"], "weights": [1.5] * 80},
        {"docs": ALIKE, "terms": ["球", "的", "", "涨"], "weights": [-0.5, 100.0, 1e-5, 2.0] * 20},
        {"docs": [["球"] * 40], "terms": ["球"], "weights": [1.25] * 80},
        # As many documents and the same terms, and other weights.
        {"docs": [["球"], ["股", "球"], ["涨"]], "terms": ["球", "股"], "weights": [1.25] * 80},
        {"docs": [["股"], ["股", "球"], ["股"]], "terms": ["球", "股"], "weights": [1.25] * 80},
        {
            "docs": [["1", "1.0", "1"], ["01"], ["1e0", "1.0"]],
            "terms": ["1.0", "1", "01", "1e0"],
            "weights": [0.5, 2.0, 3.0, 0.25] * 20,
        },
        # Blanks make another word, and a small weight is not 0.
        {
            "docs": [["a", "a ", "a"], [" a"], ["a"], ["A b", "A"]],
            "terms": ["a ", "a", " a", "A", "A b"],
            "weights": [3e-7, -2e-7, 5e-7, 1e-6, 1.0] * 16,
        },
        {
            "docs": corpus(5, 60)[0],
            "terms": [*RARE, *STOP, *(word for words in FIVE.values() for word in words)],
            "weights": [k / 8 for k in range(80)],
        },
    ],
)
def test_features(answer, docs, terms, weights):
    weights = weights[: len(terms)]
    with hint(*HINT_IDF):
        got = answer.idf(docs, terms)
        close(got, _weights(docs, terms), ("权重", "the weights"))
    for kind in KINDS:
        with hint(*HINT_FEATURES), at(kind, kind):
            got = array(
                answer.features(docs, terms, kind, weights),
                (len(docs), len(terms)),
                ("特征", "the features"),
                binary=True,
            )
            close(got, _features(docs, terms, kind, weights), ("特征", "the features"))


@st.composite
def problems(draw):
    """{"X", "y", "C"}: samples as texts make them, or any others."""
    C = draw(st.one_of(edges(0.01, 1.0), st.sampled_from((0.01, 0.1, 1.0))))
    if draw(st.booleans()):
        docs, found = corpus(draw(seeds()), draw(st.integers(4, 30)))
        terms = sorted({word for doc in docs for word in doc})
        kind = draw(st.sampled_from(KINDS))
        X = _features(docs, terms, kind, _weights(docs, terms))
        return {"X": X, "y": [1 if one == "体育" else -1 for one in found], "C": C}
    classes_of = ("small", "fine", "duplicate", "constant", "dependent", "wide")
    points = labelled_points((2, 10), (1, 4), (-1, 1), grid(-4, 4), stretch=classes_of)
    data = draw(points.filter(lambda data: np.abs(data["X"]).max() <= 15))
    return {"X": data["X"], "y": [int(one) for one in data["y"]], "C": C}


def _problem(rows, y, C):
    return {"X": np.array(rows, dtype=float).reshape(len(y), -1), "y": list(y), "C": C}


def _texts_problem(seed, m, C, kind):
    docs, found = corpus(seed, m)
    terms = sorted({word for doc in docs for word in doc})
    return {
        "X": _features(docs, terms, kind, _weights(docs, terms)),
        "y": [1 if c == "财经" else -1 for c in found],
        "C": C,
    }


@property_check(
    "训练得到 (近于) 最小的目标值",
    "Training reaches the least objective, nearly",
    points=2,
    given={"data": problems()},
    also=[
        {"data": _texts_problem(3, 30, 1.0, "tf")},
        {"data": _texts_problem(4, 29, 0.01, "tfidf")},
        {"data": _problem([1, 2, 3, 10], (1, -1, -1, -1), 1.0)},
        {"data": _problem([0, 0, 0], (1, 1, -1), 0.5)},
        {"data": _problem([(14, 15), (15, 14), (15, 15)], (1, -1, 1), 1.0)},
        {"data": _problem([(5, 5)] * 4 + [(5, 6)] * 3, (1, 1, 1, 1, -1, -1, -1), 1.0)},
        {"data": _problem([7, 8], (-1, 1), 1.0)},
        {"data": _problem(np.eye(30)[:, :29] * 3, [1] * 3 + [-1] * 27, 0.3)},
    ],
    examples=30,
    hint=HINT_TRAIN,
)
def test_training(answer, data):
    X, y, C = data["X"], data["y"], data["C"]
    w, b = sequence(answer.train(X, y, C), 2, ("(w, b)", "(w, b)"))
    w, b = array(w, (X.shape[1],), ("w", "w")), number(b, ("b", "b"))
    require_trained(w, b, X, y, C)


@st.composite
def ballots(draw):
    """{"classes", "X", "rest", "one"}: models of both kinds with entries that are exact in floats, so that ties are exact."""
    classes = draw(st.permutations(["体育", "财经", "1", "10", "a b"]))[: draw(st.integers(2, 5))]
    d, m = draw(st.integers(1, 3)), draw(st.integers(1, 6))
    X = np.array(draw(st.lists(st.lists(grid(-3, 3), min_size=d, max_size=d), min_size=m, max_size=m)))
    model = st.tuples(st.lists(grid(-2, 2, 0.5), min_size=d, max_size=d).map(np.array), grid(-2, 2, 0.5))
    pairs = [(c, e) for k, c in enumerate(classes) for e in classes[:k]]
    swapped = draw(st.lists(st.booleans(), min_size=len(pairs), max_size=len(pairs)))
    keys = [pair[::-1] if turn else pair for pair, turn in zip(pairs, swapped, strict=True)]
    return {
        "classes": list(classes),
        "X": X,
        "rest": {c: draw(model) for c in draw(st.permutations(classes))},
        "one": {key: draw(model) for key in draw(st.permutations(keys))},
    }


def _ballot(classes, X, rest, one):
    def models(some):
        return {key: (np.array(w, dtype=float), float(b)) for key, (w, b) in some.items()}

    return {"classes": list(classes), "X": np.array(X, dtype=float), "rest": models(rest), "one": models(one)}


CYCLE = {("甲", "乙"): ([0.0], 1), ("乙", "丙"): ([0.0], 0), ("甲", "丙"): ([0.0], -1)}
BALLOTS = [
    # Everybody is against, and votes go in a circle; then the classes in another order.
    _ballot("甲乙丙", [[0.0], [1.0]], {"甲": ([0.0], -3), "乙": ([0.5], -2.5), "丙": ([0.0], -2)}, CYCLE),
    _ballot("丙乙甲", [[0.0], [1.0]], {"甲": ([0.0], -3), "乙": ([0.5], -2.5), "丙": ([0.0], -2)}, CYCLE),
    # All scores are equal, and zero.
    _ballot("乙甲", [[2.0], [-2.0]], {"甲": ([0.0], 0), "乙": ([0.0], 0)}, {("甲", "乙"): ([0.0], 0)}),
    # The winner by value has fewer votes.
    _ballot(
        "甲乙丙",
        [[1.0, 0.0], [0.0, 1.0], [-1.0, -1.0]],
        {"甲": ([1, 0], 0.5), "乙": ([2, -1], 0.25), "丙": ([0, 1], 0.125)},
        {("乙", "甲"): ([-1, 1], 0), ("丙", "甲"): ([-5, 1], 1), ("丙", "乙"): ([9, -9], -0.5)},
    ),
    # Near ties: a millionth decides.
    _ballot("甲乙", [[1.0]], {"甲": ([0.5], 0), "乙": ([0.5], 1e-6)}, {("甲", "乙"): ([1.0], -1.000001)}),
    _ballot("甲乙", [[1.0]], {"甲": ([2e-5], 0), "乙": ([1e-5], 0)}, {("乙", "甲"): ([9e-6], -1e-5)}),
    # Scores that are equal but for rounding; others that differ by little beside their size, or by 10⁻⁸.
    _ballot(
        "甲乙",
        [[1.0, 1.0]],
        {"甲": ([0.3, 0], 0), "乙": ([0.1, 0.2], 0)},
        {("乙", "甲"): ([-0.1, -0.2], 0.3)},
    ),
    _ballot("甲乙", [[1000.0]], {"甲": ([1000.0], 0), "乙": ([1000.0], 1e-4)}, {("甲", "乙"): ([1.0], -1000.0001)}),
    _ballot("甲乙", [[1.0]], {"甲": ([0.5], 0), "乙": ([0.5], 1e-8)}, {("甲", "乙"): ([0.0], -1e-8)}),
    _ballot("甲乙", [[1.0], [-900]], {"甲": ([999.0], 0.5), "乙": ([-998], 1000)}, {("乙", "甲"): ([997.0], 500)}),
    # The middle column is constant, the last is the sum of the others; decimals decide.
    _ballot(
        "甲乙",
        [[1, 2, 3], [0.123456789, 2, 2.123456789], [5, 2, 7]],
        {"甲": ([1, 0, 0], 0.0), "乙": ([0, 0, 1], -1.999999)},
        {("甲", "乙"): ([1, 0, 0], -0.123456)},
    ),
    # Many samples and columns.
    _ballot(
        "甲乙丙",
        np.arange(60 * 80).reshape(60, 80) % 7,
        {"甲": (np.arange(80) % 3, -200), "乙": (np.arange(80) % 5, -400), "丙": (1 - np.arange(80) % 2, -90)},
        {
            ("甲", "乙"): (np.arange(80) % 3 - 1, 1),
            ("丙", "甲"): (np.arange(80) % 5 - 2, 2),
            ("丙", "乙"): (np.arange(80) % 2 - 0.5, 3),
        },
    ),
]


@property_check(
    "一对多: 得分最大的类别",
    "One against the rest: the class with the largest score",
    points=1,
    given={"data": ballots()},
    also=[{"data": data} for data in BALLOTS],
    hint=HINT_REST,
)
def test_one_vs_rest(answer, data):
    classes, X = data["classes"], data["X"]
    scores = [[math.fsum([*(x * data["rest"][c][0]), data["rest"][c][1]]) for c in classes] for x in X]
    wanted = [next(c for c, s in zip(classes, row, strict=True) if s > max(row) - 1e-9) for row in scores]
    got = labels(answer.one_vs_rest(data["rest"], X, classes), len(X), classes, ("类别", "the classes"))
    equal(got, wanted, ("类别", "the classes"))


@property_check(
    "一对一: 票数最多的类别",
    "One against one: the class with the most votes",
    points=1,
    given={"data": ballots()},
    also=[{"data": data} for data in BALLOTS],
    hint=HINT_ONE,
)
def test_one_vs_one(answer, data):
    classes, X = data["classes"], data["X"]
    wanted = []
    for x in X:
        voted = [pair[math.fsum([*(x * w), b]) < -1e-9] for pair, (w, b) in data["one"].items()]
        wanted.append(max(classes, key=lambda c: (voted.count(c), -classes.index(c))))
    got = labels(answer.one_vs_one(data["one"], X, classes), len(X), classes, ("类别", "the classes"))
    equal(got, wanted, ("类别", "the classes"))


TABLES = [
    {"seed": 0, "m": 30, "n": 60, "kinds": ["tfidf", "binary"], "costs": [1.0, 0.1]},
    {"seed": 1, "m": 24, "n": 40, "kinds": ["tf"], "costs": [0.05, 1.0]},
    {"seed": 8, "m": 30, "n": 10, "kinds": ["tfidf"], "costs": [0.5, 0.500001]},
    {"seed": 20, "m": 30, "n": 10, "kinds": ["tfidf"], "costs": [0.5, 0.500001]},
    {"seed": 3, "m": 20, "n": 10, "kinds": ["binary"], "costs": [0.123456]},
    {"seed": 2, "m": 12, "n": 1, "kinds": ["tf", "binary", "tfidf"], "costs": [1.0]},
    {"seed": 6, "m": 9, "n": 20, "kinds": ["binary", "tfidf"], "costs": [0.3]},
    # The same training documents beside fewer validation documents.
    {"seed": 6, "m": 9, "n": 5, "kinds": ["binary", "tfidf"], "costs": [0.3]},
]


@property_check(
    "比较的表: 词表、每个模型的目标值、两个错误个数都属实",
    "The table of the comparison: vocabulary, the objective of every model, and both numbers of errors are true",
    points=2,
    given={
        "seed": seeds(),
        "m": st.integers(3, 18),
        "n": st.integers(1, 20),
        "kinds": st.lists(st.sampled_from(KINDS), min_size=1, max_size=2, unique=True),
        "costs": st.lists(st.sampled_from((0.01, 0.1, 0.5, 1.0)), min_size=1, max_size=2, unique=True),
    },
    also=TABLES,
    examples=5,
)
def test_table(answer, seed, m, n, kinds, costs):
    classes = ["科技", "体育", "财经"]
    if seed % 4 == 1:
        classes = classes[1:]
    elif seed % 4 == 3 and m >= 5:
        classes = ["a b", "10", *classes]
    # Sometimes all documents are of one length, and one of them is there twice.
    lengths = (8, 9) if seed % 4 == 0 else (8, 30)
    docs, found = corpus(seed, m, tuple(sorted(classes)), lengths)
    val_docs, val_found = (some[2:] for some in corpus(seed + 1, n + 2, tuple(sorted(classes)), lengths))
    if seed % 4 == 0:
        docs[-1] = list(docs[0])
    if seed % 3 == 0:
        docs[1], val_docs[0] = [], ["生词", *val_docs[0], "生词"]
    rows = sequence(answer.compare(docs, found, val_docs, val_found, classes, kinds, costs), None, ("表", "the table"))
    require(
        len(rows) == len(kinds) * len(costs),
        f"表应有 {len(kinds) * len(costs)} 行, 得到 {len(rows)} 行",
        f"The table should have {len(kinds) * len(costs)} rows, but has {len(rows)}",
        got=rows,
    )
    missing = {(kind, C) for kind in kinds for C in costs}
    for row in rows:
        row = mapping(
            row, ("kind", "C", "terms", "models", "train_errors", "val_errors"), ("表的一行", "a row of the table")
        )
        kind, C = one_of(row["kind"], kinds, ("kind", "kind")), number(row["C"], ("C", "C"))
        require(
            (kind, C) in missing,
            f"({kind}, {C:g}) 重复或没有要求",
            f"({kind}, {C:g}) is there twice or was not asked",
            got=rows,
        )
        missing.remove((kind, C))
        with at(f"{kind}, C = {C:g}", f"{kind}, C = {C:g}"):
            _judge_row(row, kind, C, (docs, found), (val_docs, val_found), classes)


def _judge_row(row, kind, C, training, validation, classes):
    docs, found = training
    words = {word for doc in docs for word in doc}
    terms = sequence(row["terms"], None, ("terms", "terms"))
    with hint(*HINT_TERMS):
        require(
            all(isinstance(term, str) for term in terms) and len(terms) == len(words) and set(terms) == words,
            f"terms 应是训练文本中的 {len(words)} 个不同的词, 各一次, 得到 {len(terms)} 个",
            f"terms should be the {len(words)} different words of the training documents, each once, but there are {len(terms)}",
            got=terms,
        )
    weights = _weights(docs, terms)
    models = mapping(row["models"], classes, ("models", "models"))
    X = _features(docs, terms, kind, weights)
    judged = {}
    for c in classes:
        w, b = sequence(models[c], 2, (f"{c} 的 (w, b)", f"(w, b) of {c}"))
        judged[c] = array(w, (len(terms),), (f"{c} 的 w", f"w of {c}")), number(b, (f"{c} 的 b", f"b of {c}"))
        with hint(*HINT_TABLE), at(f"{c} 对其余", f"{c} against the rest"):
            require_trained(*judged[c], X, [1 if one == c else -1 for one in found], C)
    for key, some, zh, en in (
        ("train_errors", training, "训练文本", "training documents"),
        ("val_errors", validation, "验证文本", "validation documents"),
    ):
        Z = _features(some[0], terms, kind, weights)
        scores = np.array([Z @ judged[c][0] + judged[c][1] for c in classes])
        right = scores[[classes.index(one) for one in some[1]], np.arange(len(Z))]
        wrong = int(np.sum(right < scores.max(axis=0) - 1e-9))
        others = np.sum(scores > right - 1e-9, axis=0) > 1
        unsure = int(np.sum(others & (right >= scores.max(axis=0) - 1e-9)))
        got = integer(row[key], (key, key))
        with hint(*HINT_ERRORS):
            require(
                wrong <= got <= wrong + unsure,
                f"{zh}的错误应为 {wrong} 个, 表中写 {got} 个",
                f"The errors on the {en} should be {wrong}, but the table has {got}",
                expected=wrong,
                got=got,
            )


def _row(kind, C, train_errors, val_errors):
    return {
        "kind": kind,
        "C": C,
        "terms": ["球", "股"],
        "models": {"体育": (np.array([1.0, -1.0]), 0.0), "财经": (np.array([-1.0, 1.0]), 0.0)},
        "train_errors": train_errors,
        "val_errors": val_errors,
    }


@st.composite
def some_rows(draw):
    pairs = draw(
        st.lists(
            st.tuples(st.sampled_from(KINDS), st.sampled_from((0.01, 0.1, 0.5, 1.0))),
            min_size=1,
            max_size=9,
            unique=True,
        )
    )
    return [_row(*pair, draw(st.integers(0, 12)), draw(st.integers(0, 20))) for pair in pairs]


@property_check(
    "参数按验证错误选",
    "The choice is made by validation errors",
    points=1,
    given={"rows": some_rows()},
    also=[
        {"rows": [_row("tf", 1.0, 0, 9), _row("binary", 0.1, 7, 3), _row("tfidf", 0.5, 2, 10)]},
        {"rows": [_row("tf", 1.0, 0, 9), _row("tf", 0.01, 1, 10), _row("tf", 0.1, 5, 9)]},
        {"rows": [_row("tfidf", 0.1, 3, 4), _row("tfidf", 1.0, 0, 5), _row("binary", 0.1, 0, 5)]},
        {"rows": [_row("tfidf", 0.123456, 50, 4), _row("tfidf", 1.0, 0, 5)]},
    ],
    hint=HINT_CHOOSE,
)
def test_choice(answer, rows):
    kind, C = sequence(answer.choose(rows), 2, ("(kind, C)", "(kind, C)"))
    least = min(row["val_errors"] for row in rows)
    best = [(row["kind"], row["C"]) for row in rows if row["val_errors"] == least]
    one_of((kind, C), best, ("(kind, C)", "(kind, C)"))


@picture(
    "验证错误率与 C, 每种特征一条线",
    "Validation error against C, a line for every kind of features",
    alt=(
        "三条线: 词频的错误率最高, 是否出现与 tf-idf 低一些; C 很小时三者都差",
        "Three lines: counts err most, presence and tf-idf less; all are poor at a very small C",
    ),
)
def draw_errors(figure, answer, reference, says):
    docs, found = corpus(0, 30)
    val_docs, val_found = corpus(100, 60)
    pairs = [(kind, C) for kind in KINDS for C in (0.01, 0.1, 1.0)]
    rows = [
        row for kind, C in pairs for row in answer.compare(docs, found, val_docs, val_found, list(TOPICS), [kind], [C])
    ]
    axes = figure.add_subplot()
    names = {"binary": says("是否出现", "presence"), "tf": says("词频", "counts"), "tfidf": "tf-idf"}
    for kind, style in zip(KINDS, ("o-", "s--", "^:"), strict=True):
        mine = sorted((row["C"], row["val_errors"] / len(val_docs)) for row in rows if row["kind"] == kind)
        axes.semilogx(*zip(*mine, strict=True), style, label=names[kind])
    axes.set(xlabel="C", ylabel=says("验证错误率", "validation error"), ylim=(0, None))
    axes.legend()
