"""What the checks of chapter 1 share: hypotheses by definition, how a student's are read, tables of melons to try."""

from collections import Counter
from itertools import product
from string import ascii_lowercase

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import table_1_1
from grader.checks import CheckFailed, sequence
from grader.strategies import seeds

SIZES_OF_THE_BOOK = {(3, 2, 2): 37, (2, 3, 3): 49, (3, 3, 3): 65}
"""Numbers of values -> hypotheses: as the text counts, as table 1.1 shows, as the errata count."""


def covers(hypothesis, x) -> bool:
    """Whether a hypothesis accepts the melon; None accepts nothing."""
    return hypothesis is not None and all(a in ("*", b) for a, b in zip(hypothesis, x, strict=True))


def all_hypotheses(domains):
    """Every hypothesis as written: a value or "*" for each attribute, and None."""
    return [None, *product(*(["*", *domain] for domain in domains))]


def is_more_general(h, g) -> bool:
    """Whether h is g or arises from it by replacing values with "*"; everything is more general than None."""
    return g is None or (h is not None and all(a in ("*", b) for a, b in zip(h, g, strict=True)))


def consistent(domains, X, y):
    """The version space by definition."""
    return [
        h for h in all_hypotheses(domains) if all(covers(h, x) == bool(label) for x, label in zip(X, y, strict=True))
    ]


def named_domains(sizes):
    """Domains of the given sizes with values "a0", "a1", … of the first attribute, "b0", … of the second."""
    return [[f"{ascii_lowercase[j]}{k}" for k in range(size)] for j, size in enumerate(sizes)]


def first_melons(*ids):
    """The melons of table 1.1 with these numbers: {"domains", "X", "y"}, y being 1 for 是."""
    table = table_1_1()
    return {
        "domains": table["domains"],
        "X": [table["X"][i - 1] for i in ids],
        "y": [int(table["y"][i - 1] == "是") for i in ids],
    }


@st.composite
def domain_sizes(draw, most=125, attributes=(1, 4)):
    """How many values each attribute has, 1 to 4, so that there are at most `most` conjunctions."""
    sizes, left = [], most
    for others in reversed(range(draw(st.integers(*attributes)))):
        sizes.append(draw(st.integers(1, min(4, left // 2**others - 1))))
        left //= sizes[-1] + 1
    return sizes


AWKWARD = ("是", "是否", "1", "10", "2", "a b", "甲")
"""Values that are prefixes of one another, look like numbers, hold a blank; awkward domains share them."""


@st.composite
def awkward_domains(draw, most=125, attributes=(1, 4)):
    """Domains whose values stand in several columns, each domain in an order of its own."""
    sizes = draw(domain_sizes(most, attributes))
    return [list(draw(st.permutations(AWKWARD))[:size]) for size in sizes]


@st.composite
def melons(draw, most=125, samples=(0, 6), kinds=("plain",)):
    """{"domains", "X", "y"}: labelled by a hypothesis, or at random so that often nothing is consistent.

    Of the kinds that are not plain some have values that stand in several columns, some far more samples, some nine
    attributes, some twelve values.
    """
    kind = draw(st.sampled_from(kinds))
    if kind == "awkward":
        domains = draw(awkward_domains(most))
    elif kind == "wide" and most >= 125:
        domains = [["v"] for _ in range(9)]
    elif kind == "tall":
        domains = [[str(k) for k in range(12)]]
    else:
        domains = named_domains(draw(domain_sizes(most)))
    row = st.tuples(*(st.sampled_from(domain) for domain in domains)).map(list)
    X = draw(st.lists(row, min_size=samples[0], max_size=samples[1]))
    if kind == "long":
        few, rng = X or [[domain[0] for domain in domains]], np.random.default_rng(draw(seeds()))
        X = [list(few[k]) for k in rng.integers(len(few), size=int(rng.integers(13, 130)))]
    truth = draw(st.sampled_from(["noise", *all_hypotheses(domains)]))
    if truth == "noise":
        y = draw(st.lists(st.integers(0, 1), min_size=len(X), max_size=len(X)))
    else:
        y = [int(covers(truth, x)) for x in X]
    return {"domains": domains, "X": X, "y": y}


def hard_melons(most=125, samples=(0, 6)):
    """The same for the star."""
    return melons(most, samples, kinds=("awkward", "long", "wide", "tall"))


def hypothesis_of(got, n_attributes, what):
    """A student's hypothesis as a tuple of strings, or None."""
    if got is None:
        return None
    entries = tuple(sequence(got, n_attributes, what))
    if not all(isinstance(entry, str) for entry in entries):
        raise CheckFailed(
            (f'{what[0]}的每一项应是取值或 "*"', f'Each entry of {what[1]} should be a value or "*"'), got=got
        )
    return entries


def hypotheses_of(got, n_attributes, what):
    """A student's list of hypotheses, without repeats."""
    one = (f"{what[0]}中的假设", f"a hypothesis of {what[1]}")
    found = [hypothesis_of(item, n_attributes, one) for item in sequence(got, None, what)]
    if len(set(found)) < len(found):
        h = written(next(h for h, times in Counter(found).items() if times > 1))
        raise CheckFailed((f"{what[0]}中 {h} 出现了不止一次", f"{h} occurs more than once in {what[1]}"), got=got)
    return found


def same_hypotheses(got, expected, n_attributes, what):
    """The same hypotheses in any order; says which are missing and which do not belong."""
    found = hypotheses_of(got, n_attributes, what)
    there, wanted = set(found), set(expected)
    missing, extra = [h for h in expected if h not in there], [h for h in found if h not in wanted]
    if missing or extra:
        zh = [
            f"{word} {len(some)} 个，如 {written(some[0])}"
            for word, some in (("缺少", missing), ("多出", extra))
            if some
        ]
        en = [
            f"{len(some)} {word}, such as {written(some[0])}"
            for word, some in (("missing", missing), ("too many", extra))
            if some
        ]
        words = (f"{what[0]}: {'; '.join(zh)}", f"{what[1].capitalize()}: {'; '.join(en)}")
        raise CheckFailed(words, expected=list(expected), got=got)
    return found


def written(hypothesis) -> str:
    return "None" if hypothesis is None else f"({', '.join(hypothesis)})"
