"""What the checks of 1.1 are always tried on."""

from grader.checks import pin, pins

from ..shared import named_domains

JOINED = [
    [["1", "11"], ["1", "11"]],
    [["a", "a,b"], ["c", "b,c"]],
    [["a", "a b"], ["c", "b c"]],
    [["a", *(f"a{sign}b" for sign in "|_/-;:.、")], ["c", *(f"b{sign}c" for sign in "|_/-;:.、")]],
    [["a", "b"]],
    [["a,b"]],
    [["a, b"]],
]

space_is_complete = [
    pin("single value", "the value and the wildcard are two entries", domains=[["青绿"]]),
    pin("shared values", "attributes may have the same values", domains=[["是", "否"], ["否", "是"]]),
]
space_strict = pins(
    "joined",
    "Domains in which different hypotheses, or the domains themselves, read alike once they are joined to one text",
    [{"domains": domains} for domains in JOINED],
)
version_space_is_its_definition = [
    pin("no samples", "everything is consistent, None too", table={"domains": named_domains([2, 3]), "X": [], "y": []}),
    pin(
        "shared values",
        "a value of one attribute is none of another",
        table={"domains": [["1", "是"], ["是", "1"]], "X": [["是", "是"], ["1", "1"]], "y": [1, 0]},
    ),
    pin(
        "negatives only",
        "None is consistent",
        table={"domains": named_domains([2, 2]), "X": [["a0", "b0"], ["a0", "b1"]], "y": [0, 0]},
    ),
    pin(
        "contradiction",
        "one melon, good and not: nothing is consistent",
        table={"domains": named_domains([2, 1]), "X": [["a0", "b0"], ["a0", "b0"]], "y": [0, 1]},
    ),
    pin(
        "two positives",
        "the second generalises what the first allows",
        table={"domains": named_domains([4]), "X": [["a0"], ["a1"]], "y": [1, 1]},
    ),
]
version_space_strict = [
    *pins(
        "joined",
        "Domains in which different hypotheses, or the domains themselves, read alike once they are joined to one text",
        [{"table": {"domains": domains, "X": [], "y": []}} for domains in JOINED],
    ),
    pin(
        "ones",
        "1 and 11, in either order, are one text",
        table={"domains": JOINED[0], "X": [["1", "11"], ["11", "1"]], "y": [1, 0]},
    ),
]
covers_compares_place_by_place = [
    pin(
        "another place",
        "the value stands in the melon, but not there",
        case={"hypothesis": ("是", "*"), "x": ["否", "是"]},
    ),
    pin("nothing", "None accepts no melon", case={"hypothesis": None, "x": ["是"]}),
]
covers_strict = [
    pin("prefix", "1 is not 10", case={"hypothesis": ("1",), "x": ["10"]}),
    pin("joined", "1 and 11 are not 11 and 1", case={"hypothesis": ("1", "11"), "x": ["11", "1"]}),
    pin("suffix", "11 only ends with 1", case={"hypothesis": ("*", "1"), "x": ["1", "11"]}),
    pin("comma", "a,b only ends with b", case={"hypothesis": ("*", "b"), "x": ["a", "a,b"]}),
    pin("asterisk", 'only "*" by itself is the wildcard', case={"hypothesis": ("5*",), "x": ["5"]}),
    pin("case", "a is not A", case={"hypothesis": ("a",), "x": ["A"]}),
    pin("numbers", "texts are not numbers", case={"hypothesis": ("1", "*"), "x": ["1.0", "01"]}),
    pin("blanks", "blanks belong to a text", case={"hypothesis": ("x", "*"), "x": [" x", "x "]}),
]
boundaries_enclose_the_space = [
    pin(
        "nothing",
        "no hypotheses, no boundaries",
        table={"domains": named_domains([2, 3]), "X": [], "y": []},
        others=[],
    ),
    pin(
        "incomparable",
        "two of the most general ones, with different numbers of wildcards below",
        table={"domains": named_domains([2, 2]), "X": [["a0", "b0"]], "y": [0]},
        others=[("是", "*"), ("是", "1"), ("*", "1")],
    ),
    pin(
        "None",
        "None is more specific than anything",
        table={"domains": named_domains([2]), "X": [["a0"], ["a0"]], "y": [0, 1]},
        others=[None, ("甲",), ("乙",)],
    ),
]
boundaries_strict = pins(
    "joined",
    "Domains in which different hypotheses, or the domains themselves, read alike once they are joined to one text",
    [{"table": {"domains": domains, "X": [], "y": []}, "others": []} for domains in JOINED],
)
