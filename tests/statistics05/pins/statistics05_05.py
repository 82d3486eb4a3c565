"""What the checks of statistics5.5 are always tried on."""

from grader.checks import pin, pins

LONG = {
    "docs": [["w"] * 3 + ["f"] * 40, ["w"] * 2 + ["g"] * 40, ["f", "g"]],
    "labels": ["c0", "c1", "c2"],
    "classes": ["c2", "c1", "c0", "c3"],
    "doc": ["w"] * 5000,
}
LATE = {
    "docs": [["a"] * 120, ["b"] * 120],
    "labels": ["c0", "c1"],
    "classes": ["c0", "c1"],
    "doc": ["a"] * 110 + ["b"] * 130,
}
TWO = {"docs": [["a", "a", "b"], ["b"]], "labels": ["c0", "c1"], "classes": ["c0", "c1"], "doc": ["a", "b", "b"]}
MANY = {**TWO, "docs": [["a", "b"]] * 60 + [["b", "c"]] * 35, "labels": ["c0", "c1"] * 45 + ["c1"] * 5}
SPARE = {"docs": [["a"], ["a", "b"]], "labels": ["c0", "c0"], "classes": ["c0", "c1", "c2"], "doc": ["a"]}
ALIKE = {**TWO, "docs": [["1", "1.0", "a", "A", "a "], ["1", "a ", " 1"]], "doc": ["1", "a ", "A", "01"]}
HUGE = {**TWO, "docs": [["a"] * 1500 + ["b"] * 1500, ["b"]]}
HAIR = {
    "docs": [["a"] * 2000 + ["b"] * 2000, ["a"] * 2001 + ["b"] * 1999],
    "labels": ["c0", "c1"],
    "classes": ["c0", "c1"],
    "doc": ["a", "b"],
}
"""2001·2001 against 2002·2000: the scores differ by 2.5e-7, and c0 is ahead."""
TIED = {"docs": [["a"], ["a"]], "labels": ["c0", "c1"], "classes": ["c1", "c0"], "doc": ["a"]}

word_probabilities = [
    pin("long", "Products of probabilities underflow here", corpus=LONG),
    pin("two", 'docs of 2 entries; labels = ["c0", "c1"]; classes = ["c0", "c1"]', corpus=TWO),
    pin("many", 'docs 95 × 2; labels of 95 entries; classes = ["c0", "c1"]', corpus=MANY),
    pin("tied", 'docs 2 × 1; labels = ["c0", "c1"]; classes = ["c1", "c0"]', corpus=TIED),
    pin(
        "alike",
        "Words that differ, though not to whoever strips them or ignores case; and a document of 3000 words",
        corpus=ALIKE,
    ),
    pin("huge", 'docs of 2 entries; labels = ["c0", "c1"]; classes = ["c0", "c1"]', corpus=HUGE),
]
scores = [
    pin("long", "Products of probabilities underflow here", corpus=LONG),
    pin("late", 'docs 2 × 120; labels = ["c0", "c1"]; classes = ["c0", "c1"]', corpus=LATE),
    pin("two", 'docs of 2 entries; labels = ["c0", "c1"]; classes = ["c0", "c1"]', corpus=TWO),
    pin("two, 2", 'docs of 2 entries; labels = ["c0", "c1"]; classes = ["c0", "c1"]', corpus={**TWO, "doc": []}),
    pin("many", 'docs 95 × 2; labels of 95 entries; classes = ["c0", "c1"]', corpus=MANY),
    pin("tied", 'docs 2 × 1; labels = ["c0", "c1"]; classes = ["c1", "c0"]', corpus=TIED),
    *pins(
        "y",
        '4 inputs, from docs 2 × 4000; labels = ["c0", "c1"]; classes = ["c0", "c1"] to docs 2 × 4000; labels = ["c1", "c0"]; classes = ["c0", "c1"]',
        [{"corpus": {**HAIR, "labels": y, "classes": c}} for y in (["c0", "c1"], ["c1", "c0"]) for c in (y, y[::-1])],
    ),
]
presence = [
    pin("spare", "More classes than the two cases of a word, there or not", corpus=SPARE),
    pin("long", "Products of probabilities underflow here", corpus=LONG),
    pin("late", 'docs 2 × 120; labels = ["c0", "c1"]; classes = ["c0", "c1"]', corpus=LATE),
    pin("two", 'docs of 2 entries; labels = ["c0", "c1"]; classes = ["c0", "c1"]', corpus=TWO),
    pin("two, 2", 'docs of 2 entries; labels = ["c0", "c1"]; classes = ["c0", "c1"]', corpus={**TWO, "doc": []}),
    pin("many", 'docs 95 × 2; labels of 95 entries; classes = ["c0", "c1"]', corpus=MANY),
    pin("tied", 'docs 2 × 1; labels = ["c0", "c1"]; classes = ["c1", "c0"]', corpus=TIED),
]
two_readings = [
    pin("share 0.6", "share = 0.6", share=0.6),
    pin("share 0.7", "share = 0.7", share=0.7),
    pin("share 0.8", "share = 0.8", share=0.8),
]
