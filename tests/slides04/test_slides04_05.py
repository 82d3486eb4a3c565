"""Checks of exercise slides4.5."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, close, equal, exercise, hint, integer, labels, mapping, number, one_of, picture, require,
    sequence
)  # fmt: skip
from grader.strategies import edges, grid, labelled_points, seeds

from .pins import slides04_05 as pins
from .pins.slides04_05 import _features, _row, _weights
from .shared_svm import require_trained
from .shared_texts import TOPICS, corpus, documents, long_documents, vocabularies

EXERCISE = exercise(
    kind="experiment",
    book="§4.1, SVM 应用举例与练习题 / §4.1, the application to texts and the exercise",
    patterns=["oracle", "certificate", "experiment"],
    hints=[
        (
            "先写 `idf` 与 `features`，用手数两三篇文本核对。",
            "Write `idf` and `features` first, and check them by counting in two or three documents.",
        ),
        (
            "验证文本的特征用训练文本的词表和权重；训练中没有的词不管。",
            "Features of validation documents take vocabulary and weights of the training documents; words not seen there are ignored.",
        ),
        (
            "错误个数由表里的模型数出来；选参数只看验证错误。",
            "Errors are counted with the models of the table; the choice looks at validation errors only.",
        ),
    ],
)

HINT_IDF = (
    "df 数的是篇数：一篇中出现多次只算一篇；权重是自然对数 ln(1/df)。",
    "df counts documents: several occurrences in one count once; the weight is the natural ln(1/df).",
)
HINT_TRAIN = ("每个样本的代价是 C（不是 C/m），b 不受罚。", "Every sample costs C (not C/m), and b is not penalised.")
HINT_REST = (
    "一对多比较的是得分的数值，不是符号；都为负时也取最大的。",
    "One against the rest compares values, not signs; the largest one wins even if all are negative.",
)
HINT_ONE = (
    "每个模型投一票：≥ 0 给前一个类别，< 0 给后一个；票数并列时取 classes 中靠前的。",
    "Every model has one vote: ≥ 0 for the first class of its key, < 0 for the second; of a tie take the first in classes.",
)
HINT_CHOOSE = (
    "训练错误最少的不一定最好：看验证错误。",
    "The row with the fewest training errors need not be the best: look at the validation errors.",
)
KINDS = ("binary", "tf", "tfidf")


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


@check(points=1, book="§4.1, tf-idf 权重 / §4.1, tf-idf weights", hint=HINT_IDF)
def test_weights(answer):
    """四篇文本里词的权重 / The weights of the words of four documents"""
    docs = [["甲", "乙", "丙", "丁", "丁"], ["乙", "乙", "丙", "丁"], ["丙", "丁"], ["丁", "丁", "戊"]]
    got = answer.idf(docs, ["甲", "乙", "丙", "丁", "己"])
    # ln 4, ln 2, ln(4/3), 0; and a word that nobody uses.
    close(got, [1.3862943611, 0.6931471806, 0.2876820725, 0.0, 0.0], ("权重", "the weights"), abs=1e-9)


@check(
    points=2,
    given={
        "docs": st.one_of(documents, documents, long_documents),
        "terms": vocabularies,
        "weights": st.lists(st.one_of(grid(-3, 3), st.sampled_from((1e-5, 0.123456789))), min_size=80, max_size=80),
    },
    also=pins.features_inputs,
)
def test_features(answer, docs, terms, weights):
    """权重与三种特征合乎定义；重复的、没见过的、没出现的词都对 /
    Weights and the three features are what they are defined to be, with repeated, unknown and missing words"""
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


@check(points=2, given={"data": problems()}, also=pins.training, examples=30, hint=HINT_TRAIN)
def test_training(answer, data):
    """训练得到（近于）最小的目标值 / Training reaches the least objective, nearly"""
    X, y, C = data["X"], data["y"], data["C"]
    w, b = sequence(answer.train(X, y, C), 2, ("(w, b)", "(w, b)"))
    w, b = array(w, (X.shape[1],), ("w", "w")), number(b, ("b", "b"))
    require_trained(w, b, X, y, C)


@check(points=1, given={"data": ballots()}, also=pins.one_vs_rest, hint=HINT_REST)
def test_one_vs_rest(answer, data):
    """一对多：得分最大的类别 / One against the rest: the class with the largest score"""
    classes, X = data["classes"], data["X"]
    scores = [[math.fsum([*(x * data["rest"][c][0]), data["rest"][c][1]]) for c in classes] for x in X]
    wanted = [next(c for c, s in zip(classes, row, strict=True) if s > max(row) - 1e-9) for row in scores]
    got = labels(answer.one_vs_rest(data["rest"], X, classes), len(X), classes, ("类别", "the classes"))
    equal(got, wanted, ("类别", "the classes"))


@check(points=1, given={"data": ballots()}, also=pins.one_vs_rest, hint=HINT_ONE)
def test_one_vs_one(answer, data):
    """一对一：票数最多的类别 / One against one: the class with the most votes"""
    classes, X = data["classes"], data["X"]
    wanted = []
    for x in X:
        voted = [pair[math.fsum([*(x * w), b]) < -1e-9] for pair, (w, b) in data["one"].items()]
        wanted.append(max(classes, key=lambda c: (voted.count(c), -classes.index(c))))
    got = labels(answer.one_vs_one(data["one"], X, classes), len(X), classes, ("类别", "the classes"))
    equal(got, wanted, ("类别", "the classes"))


@check(
    points=2,
    given={
        "seed": seeds(),
        "m": st.integers(3, 18),
        "n": st.integers(1, 20),
        "kinds": st.lists(st.sampled_from(KINDS), min_size=1, max_size=2, unique=True),
        "costs": st.lists(st.sampled_from((0.01, 0.1, 0.5, 1.0)), min_size=1, max_size=2, unique=True),
    },
    also=pins.table,
    examples=5,
)
def test_table(answer, seed, m, n, kinds, costs):
    """比较的表：词表、每个模型的目标值、两个错误个数都属实 /
    The table of the comparison: vocabulary, the objective of every model, and both numbers of errors are true"""
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
        f"表应有 {len(kinds) * len(costs)} 行，得到 {len(rows)} 行",
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


@check(points=1, given={"rows": some_rows()}, also=pins.choice, hint=HINT_CHOOSE)
def test_choice(answer, rows):
    """参数按验证错误选 / The choice is made by validation errors"""
    kind, C = sequence(answer.choose(rows), 2, ("(kind, C)", "(kind, C)"))
    least = min(row["val_errors"] for row in rows)
    best = [(row["kind"], row["C"]) for row in rows if row["val_errors"] == least]
    one_of((kind, C), best, ("(kind, C)", "(kind, C)"))


@picture(
    "验证错误率与 C，每种特征一条线",
    "Validation error against C, a line for every kind of features",
    alt=(
        "三条线：词频的错误率最高，是否出现与 tf-idf 低一些；C 很小时三者都差",
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


HINT_FEATURES = (
    "每个词一列，按 terms 的次序；tf 是次数而不是比例；tfidf 用传入的 weights。",
    "A column for each term, in their order; tf is a number, not a share; tfidf takes the weights that were passed.",
)
HINT_TERMS = (
    "词表只取训练文本的词，每个词一次。",
    "The vocabulary holds the words of the training documents, each once.",
)
HINT_TABLE = (
    "每个类别的模型在训练文本的特征上训练（列按 terms 的次序，tf-idf 的权重只由训练文本算），用这一行的 C。",
    "The model of every class is trained on features of the training documents (columns in the order of terms, the weights of tf-idf "
    "from training documents only), with the C of the row.",
)
HINT_ERRORS = (
    "错误个数按 one_vs_rest 数；验证文本也用训练时的词表与权重。",
    "The errors are counted by one_vs_rest; validation documents, too, take vocabulary and weights of the training.",
)


def _judge_row(row, kind, C, training, validation, classes):
    docs, found = training
    words = {word for doc in docs for word in doc}
    terms = sequence(row["terms"], None, ("terms", "terms"))
    with hint(*HINT_TERMS):
        require(
            all(isinstance(term, str) for term in terms) and len(terms) == len(words) and set(terms) == words,
            f"terms 应是训练文本中的 {len(words)} 个不同的词，各一次，得到 {len(terms)} 个",
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
                f"{zh}的错误应为 {wrong} 个，表中写 {got} 个",
                f"The errors on the {en} should be {wrong}, but the table has {got}",
                expected=wrong,
                got=got,
            )
