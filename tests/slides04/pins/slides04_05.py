"""What the checks of slides4.5 are always tried on."""

import math

import numpy as np

from grader.checks import pin, pins

from ..shared_texts import FIVE, RARE, STOP, corpus

ALIKE = [*corpus(8, 55, lengths=(9, 10))[0], *corpus(8, 5, lengths=(9, 10))[0]]
FOUR = [["球", "赛", "球"], ["赛", "股", "涨"], ["股", "涨", "赛", "赛"], ["涨", "球", "球", "涨", "涨"], []]


def holding(docs, term):
    return sum(term in doc for doc in docs)


def _weights(docs, terms):
    return [-math.log(holding(docs, term) / len(docs)) if holding(docs, term) else 0.0 for term in terms]


def _features(docs, terms, kind, weights):
    """Word by word."""
    place = {term: k for k, term in enumerate(terms)}
    X = np.zeros((len(docs), len(terms)))
    for row, doc in zip(X, docs, strict=True):
        for word in doc:
            if word in place:
                row[place[word]] = 1.0 if kind == "binary" else row[place[word]] + 1.0
    return X * np.array(weights) if kind == "tfidf" else X


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
    _ballot("甲乙", [[1.0, 1.0]], {"甲": ([0.3, 0], 0), "乙": ([0.1, 0.2], 0)}, {("乙", "甲"): ([-0.1, -0.2], 0.3)}),
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


def _row(kind, C, train_errors, val_errors):
    return {
        "kind": kind,
        "C": C,
        "terms": ["球", "股"],
        "models": {"体育": (np.array([1.0, -1.0]), 0.0), "财经": (np.array([-1.0, 1.0]), 0.0)},
        "train_errors": train_errors,
        "val_errors": val_errors,
    }


features_inputs = [
    pin(
        "four",
        'docs of 5 entries; terms = ["股", "球", "生词", "涨"]; weights of 80 entries',
        docs=FOUR,
        terms=["股", "球", "生词", "涨"],
        weights=[0.5, 2.0, 3.0, 0.123456789] * 20,
    ),
    pin(
        "docs of one", 'docs 1 × 0; terms = ["球"]; weights of 80 entries', docs=[[]], terms=["球"], weights=[1.5] * 80
    ),
    pin(
        "alike",
        "Documents of one length, some of them the same",
        docs=ALIKE,
        terms=["球", "的", "", "涨"],
        weights=[-0.5, 100.0, 1e-5, 2.0] * 20,
    ),
    pin(
        "docs of one, 2",
        'docs 1 × 40; terms = ["球"]; weights of 80 entries',
        docs=[["球"] * 40],
        terms=["球"],
        weights=[1.25] * 80,
    ),
    pin(
        "docs of 3",
        "As many documents and the same terms, and other weights",
        docs=[["球"], ["股", "球"], ["涨"]],
        terms=["球", "股"],
        weights=[1.25] * 80,
    ),
    pin(
        "docs of 3, 2",
        'docs of 3 entries; terms = ["球", "股"]; weights of 80 entries',
        docs=[["股"], ["股", "球"], ["股"]],
        terms=["球", "股"],
        weights=[1.25] * 80,
    ),
    pin(
        "docs of 3, 3",
        'docs of 3 entries; terms = ["1.0", "1", "01", "1e0"]; weights of 80 entries',
        docs=[["1", "1.0", "1"], ["01"], ["1e0", "1.0"]],
        terms=["1.0", "1", "01", "1e0"],
        weights=[0.5, 2.0, 3.0, 0.25] * 20,
    ),
    pin(
        "numbers down to 2e-7",
        "Blanks make another word, and a small weight is not 0",
        docs=[["a", "a ", "a"], [" a"], ["a"], ["A b", "A"]],
        terms=["a ", "a", " a", "A", "A b"],
        weights=[3e-7, -2e-7, 5e-7, 1e-6, 1.0] * 16,
    ),
    pin(
        "docs of 60",
        "docs of 60 entries; terms of 71 entries; weights of 80 entries",
        docs=corpus(5, 60)[0],
        terms=[*RARE, *STOP, *(word for words in FIVE.values() for word in words)],
        weights=[k / 8 for k in range(80)],
    ),
]
training = [
    pin("texts problem 3 30 1.0 tf", "X 30 × 47; y of 30 entries; C = 1", data=_texts_problem(3, 30, 1.0, "tf")),
    pin(
        "texts problem 4 29 0.01 tfidf",
        "X 29 × 49; y of 29 entries; C = 0.01",
        data=_texts_problem(4, 29, 0.01, "tfidf"),
    ),
    pin("problem 1.0", "X 4 × 1; y = [1, -1, -1, -1]; C = 1", data=_problem([1, 2, 3, 10], (1, -1, -1, -1), 1.0)),
    pin("problem 0.5", "X 3 × 1; y = [1, 1, -1]; C = 0.5", data=_problem([0, 0, 0], (1, 1, -1), 0.5)),
    pin(
        "problem 1.0, 2",
        "X 3 × 2; y = [1, -1, 1]; C = 1",
        data=_problem([(14, 15), (15, 14), (15, 15)], (1, -1, 1), 1.0),
    ),
    pin(
        "problem 1.0, 3",
        "X 7 × 2; y of 7 entries; C = 1",
        data=_problem([(5, 5)] * 4 + [(5, 6)] * 3, (1, 1, 1, 1, -1, -1, -1), 1.0),
    ),
    pin("problem 1.0, 4", "X 2 × 1; y = [-1, 1]; C = 1", data=_problem([7, 8], (-1, 1), 1.0)),
    pin(
        "problem 0.3",
        "X 30 × 29; y of 30 entries; C = 0.3",
        data=_problem(np.eye(30)[:, :29] * 3, [1] * 3 + [-1] * 27, 0.3),
    ),
]
one_vs_rest = pins(
    "ballots",
    "12 inputs, from X 2 × 1; 甲 of 2 entries; one with 3 entries to X 60 × 80; 甲 of 2 entries; one with 3 entries",
    [{"data": data} for data in BALLOTS],
)
table = [
    pin(
        "kinds of 2 seed 0 m 30 n 60",
        'seed = 0; m = 30; n = 60; kinds = ["tfidf", "binary"]',
        seed=0,
        m=30,
        n=60,
        kinds=["tfidf", "binary"],
        costs=[1.0, 0.1],
    ),
    pin(
        "kinds of one seed 1 m 24 n 40",
        'seed = 1; m = 24; n = 40; kinds = ["tf"]',
        seed=1,
        m=24,
        n=40,
        kinds=["tf"],
        costs=[0.05, 1.0],
    ),
    pin(
        "kinds of one seed 8 m 30 n 10",
        'seed = 8; m = 30; n = 10; kinds = ["tfidf"]',
        seed=8,
        m=30,
        n=10,
        kinds=["tfidf"],
        costs=[0.5, 0.500001],
    ),
    pin(
        "kinds of one seed 20 m 30 n 10",
        'seed = 20; m = 30; n = 10; kinds = ["tfidf"]',
        seed=20,
        m=30,
        n=10,
        kinds=["tfidf"],
        costs=[0.5, 0.500001],
    ),
    pin(
        "kinds of one seed 3 m 20 n 10",
        'seed = 3; m = 20; n = 10; kinds = ["binary"]',
        seed=3,
        m=20,
        n=10,
        kinds=["binary"],
        costs=[0.123456],
    ),
    pin(
        "kinds of 3 seed 2 m 12 n 1",
        'seed = 2; m = 12; n = 1; kinds = ["tf", "binary", "tfidf"]',
        seed=2,
        m=12,
        n=1,
        kinds=["tf", "binary", "tfidf"],
        costs=[1.0],
    ),
    pin(
        "kinds of 2 seed 6 m 9 n 20",
        'seed = 6; m = 9; n = 20; kinds = ["binary", "tfidf"]',
        seed=6,
        m=9,
        n=20,
        kinds=["binary", "tfidf"],
        costs=[0.3],
    ),
    pin(
        "kinds of 2 seed 6 m 9 n 5",
        "The same training documents beside fewer validation documents",
        seed=6,
        m=9,
        n=5,
        kinds=["binary", "tfidf"],
        costs=[0.3],
    ),
]
choice = [
    pin(
        "rows of 3",
        "rows of 3 entries",
        rows=[_row("tf", 1.0, 0, 9), _row("binary", 0.1, 7, 3), _row("tfidf", 0.5, 2, 10)],
    ),
    pin(
        "rows of 3, 2",
        "rows of 3 entries",
        rows=[_row("tf", 1.0, 0, 9), _row("tf", 0.01, 1, 10), _row("tf", 0.1, 5, 9)],
    ),
    pin(
        "rows of 3, 3",
        "rows of 3 entries",
        rows=[_row("tfidf", 0.1, 3, 4), _row("tfidf", 1.0, 0, 5), _row("binary", 0.1, 0, 5)],
    ),
    pin("rows of 2", "rows of 2 entries", rows=[_row("tfidf", 0.123456, 50, 4), _row("tfidf", 1.0, 0, 5)]),
]
