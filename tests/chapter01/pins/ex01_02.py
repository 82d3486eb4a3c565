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
    pin("sizes of 2 k 8", "sizes = [2, 2]; k = 8", sizes=[2, 2], k=8),
    pin("sizes of 2 k 9", "sizes = [2, 2]; k = 9", sizes=[2, 2], k=9),
    pin("sizes of one k 1", "sizes = [1]; k = 1", sizes=[1], k=1),
    pin("numbers up to 2e4", "sizes = [3]; k = 20000; numbers up to 2e4", sizes=[3], k=20_000),
    pin("sizes of 13 k 2", "sizes of 13 entries; k = 2", sizes=[1] * 13, k=2),
    pin("numbers up to 3e4", "sizes = [30000, 2]; k = 3; numbers up to 3e4", sizes=[30_000, 2], k=3),
    pin("numbers up to 1e10", "sizes = [10000000000]; k = 2; numbers up to 1e10", sizes=[10**10], k=2),
]
concept_count_is_its_definition = [
    pin("sizes of one k 1000", "sizes = [9]; k = 1000", sizes=[9], k=1000),
    pin("sizes of 2 k 2", "sizes = [4, 2]; k = 2", sizes=[4, 2], k=2),
    pin("numbers up to 1e6", "sizes = [2, 3]; k = 1000000; numbers up to 1e6", sizes=[2, 3], k=10**6),
    pin("sizes of 10 k 3", "sizes of 10 entries; k = 3", sizes=[1] * 8 + [2, 2], k=3),
    pin("sizes of 13 k 2", "sizes of 13 entries; k = 2", sizes=[1] * 9 + [2] + [1] * 3, k=2),
]
redundant_terms_go = [
    pin("case", "domains 2 × 2; dnf 3 × 2; melons 4 × 2", form=case([2, 2], [("a0", "*"), ("*", "*"), ("a0", "b1")])),
    pin(
        "case, 2", "domains 2 × 2; dnf 3 × 2; melons 4 × 2", form=case([2, 2], [("a0", "*"), ("a0", "*"), ("*", "b1")])
    ),
    pin("case, 3", "domains 1 × 2; dnf is empty; melons 2 × 1", form=case([2], [])),
    pin(
        "form of one",
        "domains 1 × 2; dnf 2 × 1; melons 1 × 1",
        form={"domains": [["(none)", "some"]], "dnf": [("(none)",), ("*",)], "melons": [["some"]]},
    ),
    pin(
        "form of 2",
        "domains 2 × 2; dnf 2 × 2; melons 2 × 2",
        form={"domains": [["1", "2"]] * 2, "dnf": [("1", "*"), ("*", "1")], "melons": [["2", "1"], ["2", "2"]]},
    ),
    pin(
        "form of 2, 2",
        "domains 2 × 2; dnf 2 × 2; melons 2 × 2",
        form={"domains": [["1", "2"]] * 2, "dnf": [("1", "2"), ("2", "*")], "melons": [["1", "1"], ["1", "2"]]},
    ),
    pin(
        "case of", "domains 2 × 2; dnf 2 × 2; melons 4 × 2", form=case_of([["1", "11"]] * 2, [("1", "11"), ("11", "1")])
    ),
    pin(
        "case of, 2",
        "domains 2 × 2; dnf 3 × 2; melons 4 × 2",
        form=case_of([["1", "11"]] * 2, [("1", "11"), ("*", "1"), ("1", "11")]),
    ),
    pin(
        "case of, 3",
        "domains 2 × 2; dnf 2 × 2; melons 4 × 2",
        form=case_of([["a", "a,b"], ["c", "b,c"]], [("a", "b,c"), ("a,b", "c")]),
    ),
    pin(
        "case of, 4",
        "domains 2 × 2; dnf 2 × 2; melons 4 × 2",
        form=case_of([["a", "a b"], ["c", "b c"]], [("a b", "c"), ("a", "b c")]),
    ),
    pin("many terms", "each melon is accepted by a single term, the last among them", form=MANY_TERMS),
    pin("implied from afar", "every term is implied by one that stands 120 places further on", form=IMPLIED_FROM_AFAR),
]
