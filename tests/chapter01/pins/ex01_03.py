"""What the checks of 1.3 are always tried on."""

from itertools import product
from string import punctuation

from grader.checks import pins

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
    """No samples, and the places of those hypotheses that have no wildcard, last ones first."""
    space = all_hypotheses(domains)
    full = [i for i, h in enumerate(space) if h is not None and "*" not in h]
    return {"table": {"domains": domains, "X": [], "y": []}, "subset": full[::-1]}


errors_are_their_definition = pins(
    "confusable",
    "Domains with hypotheses that look alike once they are joined, sorted, cut off, or read as patterns, words or numbers",
    [{"table": all_of(domains), "pick": None} for domains in CONFUSABLE],
)
bias_is_definite = pins(
    "confusable",
    "Domains with hypotheses that look alike once they are joined, sorted, cut off, or read as patterns, words or numbers",
    [none_of(domains) for domains in CONFUSABLE],
)
