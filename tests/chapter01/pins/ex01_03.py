"""What the checks of 1.3 are always tried on."""

from itertools import product
from string import punctuation

from grader.checks import pin, pins

from ..shared import all_hypotheses

SEPARATORS = ("", " ", ", ", *punctuation.replace("*", ""), "、", "，")
CONFUSABLE = [
    *([["a", f"a{sign}b"], [f"b{sign}c", "c"]] for sign in SEPARATORS),  # abc, a b c, a, b, c, … in two ways
    [["bc", "c"], ["a", "ab"]],
    [["a", "b"], ["b", "a"]],
    [["ab", "ba"], ["A", "a"]],
    [["1", "01"], ["1.0", "1"]],
    [["None", "none"]],
    [["x", " x"], ["a.c", "abc", "[ab]", "?"]],
    [["round and green", "round and black"], ["round and dark green", "round and dark"]],
]


def all_of(domains):
    """A sample of each kind, by and by good and bad."""
    X = list(map(list, product(*domains)))
    return {"domains": domains, "X": X, "y": [int(i % 3 == 0) for i in range(len(X))]}


def none_of(domains):
    """No samples."""
    return {"domains": domains, "X": [], "y": []}


def full(domains):
    """The places of those hypotheses that have no wildcard, last ones first."""
    return [i for i, h in enumerate(all_hypotheses(domains)) if h is not None and "*" not in h][::-1]


ALIKE = "Domains with hypotheses that look alike once they are joined, sorted, cut off, or read as patterns, words or numbers"
SWAPPED = [["青绿", "乌黑"], ["乌黑", "青绿"]]

errors_are_their_definition = [
    pin("swapped", "values belong to their attribute", table=all_of(SWAPPED), pick=None),
]
errors_strict = pins("confusable", ALIKE, [{"table": all_of(domains), "pick": None} for domains in CONFUSABLE])
keys_are_definite = [pin("swapped", "values belong to their attribute", table=none_of(SWAPPED))]
keys_strict = [
    *pins("confusable", ALIKE, [{"table": none_of(domains)} for domains in CONFUSABLE]),
    pin("nine attributes", "more than anyone writes down", table=all_of([["v"]] * 9)),
]
choice_strict = pins(
    "confusable", ALIKE, [{"table": none_of(domains), "subset": full(domains)} for domains in CONFUSABLE]
)
