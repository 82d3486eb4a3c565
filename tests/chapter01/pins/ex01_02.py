"""What the checks of 1.2 are always tried on."""

from itertools import product

from grader.checks import pin

from ..shared import named_domains


def case(sizes, dnf):
    return case_of(named_domains(sizes), dnf)


def case_of(domains, dnf):
    return {"domains": domains, "dnf": dnf, "melons": list(map(list, product(*domains)))}


MANY = [f"v{i}" for i in range(120)]
MANY_TERMS = {  # each melon is accepted by a single term, the last among them
    "domains": [MANY, ["w", "u"]],
    "dnf": [(value, "w") for value in MANY],
    "melons": [["v11", "w"], ["v119", "w"], ["v119", "u"]],
}
IMPLIED_FROM_AFAR = {  # every term is implied by one that stands 120 places further on
    "domains": MANY_TERMS["domains"],
    "dnf": [*MANY_TERMS["dnf"], *((value, "*") for value in MANY)],
    "melons": [["v119", "u"]],
}

written_count_is_its_definition = [
    pin("nearly all", "one fewer than there are conjunctions", sizes=[2, 2], k=8),
    pin("all", "every set of conjunctions", sizes=[2, 2], k=9),
    pin("more than all", "more conjunctions than there are add nothing", sizes=[2], k=7),
    pin("single value", "the value and the wildcard are two conjunctions", sizes=[1], k=1),
]
written_count_strict = [
    pin("far more than all", "no loop over k", sizes=[3], k=20_000),
    pin("thirteen attributes", "2^13 conjunctions", sizes=[1] * 13, k=2),
    pin("thirty thousand", "no list of all conjunctions", sizes=[30_000, 2], k=3),
    pin("ten billion", "exact beyond what floats count", sizes=[10**10], k=2),
]
concept_count_is_its_definition = [
    pin("one attribute", "subsets of nine, all of them in the end", sizes=[9], k=9),
    pin("two attributes", "rectangles in a grid of four by two", sizes=[4, 2], k=2),
]
concept_count_strict = [
    pin("more than enough", "the last concepts are found after a few rounds", sizes=[9], k=1000),
    pin("a million", "no loop over k", sizes=[2, 3], k=10**6),
    pin("ten attributes", "most of them have a single value", sizes=[1] * 8 + [2, 2], k=3),
    pin("thirteen attributes", "most of them have a single value", sizes=[1] * 9 + [2] + [1] * 3, k=2),
]
redundant_terms_go = [
    pin("two implied", "everything implies both others", form=case([2, 2], [("a0", "*"), ("*", "*"), ("a0", "b1")])),
    pin("repeated", "of equal terms one stays", form=case([2, 2], [("a0", "*"), ("a0", "*"), ("*", "b1")])),
    pin("no terms", "nothing is accepted", form=case([2], [])),
    pin(
        "shared value",
        "the same value in another attribute is another term",
        form={"domains": [["是", "否"]] * 2, "dnf": [("是", "*"), ("*", "是")], "melons": [["否", "是"], ["否", "否"]]},
    ),
    pin(
        "shared values",
        "values that stand elsewhere imply nothing",
        form={
            "domains": [["是", "否"]] * 2,
            "dnf": [("是", "否"), ("否", "*")],
            "melons": [["是", "是"], ["是", "否"]],
        },
    ),
]
redundant_strict = [
    pin(
        "odd name",
        "a value need not be a word",
        form={"domains": [["(none)", "some"]], "dnf": [("(none)",), ("*",)], "melons": [["some"]]},
    ),
    pin("ones", "1 and 11, in either order, are one text", form=case_of([["1", "11"]] * 2, [("1", "11"), ("11", "1")])),
    pin(
        "ones and a wildcard",
        "a repeat among look-alikes",
        form=case_of([["1", "11"]] * 2, [("1", "11"), ("*", "1"), ("1", "11")]),
    ),
    pin(
        "commas",
        "a and b,c join to a,b and c",
        form=case_of([["a", "a,b"], ["c", "b,c"]], [("a", "b,c"), ("a,b", "c")]),
    ),
    pin(
        "blanks",
        "a b and c join to a and b c",
        form=case_of([["a", "a b"], ["c", "b c"]], [("a b", "c"), ("a", "b c")]),
    ),
    pin("many terms", "each melon is accepted by a single term, the last among them", form=MANY_TERMS),
    pin("implied from afar", "every term is implied by one that stands 120 places further on", form=IMPLIED_FROM_AFAR),
]
