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

version_space_is_its_definition = [
    pin("table of 2", "X is empty; y is empty", table={"domains": named_domains([2, 3]), "X": [], "y": []}),
    pin(
        "table of 2, 2",
        "X 2 × 2; y = [1, 0]",
        table={"domains": [["1", "是"], ["是", "1"]], "X": [["是", "是"], ["1", "1"]], "y": [1, 0]},
    ),
    pin(
        "table of 2, 3",
        "X 2 × 2; y = [0, 0]",
        table={"domains": named_domains([2, 2]), "X": [["a0", "b0"], ["a0", "b1"]], "y": [0, 0]},
    ),
    pin(
        "table of 2, 4",
        "X 2 × 2; y = [0, 1]",
        table={"domains": named_domains([2, 1]), "X": [["a0", "b0"], ["a0", "b0"]], "y": [0, 1]},
    ),
    pin(
        "table of one", "X 2 × 1; y = [1, 1]", table={"domains": named_domains([4]), "X": [["a0"], ["a1"]], "y": [1, 1]}
    ),
    *pins(
        "joined",
        "Domains in which different hypotheses, or the domains themselves, read alike once they are joined to one text",
        [{"table": {"domains": domains, "X": [], "y": []}} for domains in JOINED],
    ),
    pin(
        "table of 2, 5",
        "X 2 × 2; y = [1, 0]",
        table={"domains": JOINED[0], "X": [["1", "11"], ["11", "1"]], "y": [1, 0]},
    ),
]
covers_compares_place_by_place = [
    pin("case of 2", 'hypothesis = ["是", "*"]; x = ["否", "是"]', case={"hypothesis": ("是", "*"), "x": ["否", "是"]}),
    pin("case of one", 'hypothesis = ["1"]; x = ["10"]', case={"hypothesis": ("1",), "x": ["10"]}),
    pin("case of one, 2", 'hypothesis is None; x = ["是"]', case={"hypothesis": None, "x": ["是"]}),
    pin(
        "case of 2, 2", 'hypothesis = ["1", "11"]; x = ["11", "1"]', case={"hypothesis": ("1", "11"), "x": ["11", "1"]}
    ),
    pin("case of 2, 3", 'hypothesis = ["*", "1"]; x = ["1", "11"]', case={"hypothesis": ("*", "1"), "x": ["1", "11"]}),
    pin(
        "case of 2, 4", 'hypothesis = ["*", "b"]; x = ["a", "a,b"]', case={"hypothesis": ("*", "b"), "x": ["a", "a,b"]}
    ),
    pin("case of one, 3", 'only "*" by itself is the wildcard', case={"hypothesis": ("5*",), "x": ["5"]}),
    pin("case of one, 4", 'hypothesis = ["a"]; x = ["A"]', case={"hypothesis": ("a",), "x": ["A"]}),
    pin(
        "case of 2, 5",
        'hypothesis = ["1", "*"]; x = ["1.0", "01"]',
        case={"hypothesis": ("1", "*"), "x": ["1.0", "01"]},
    ),
    pin(
        "case of 2, 6",
        'hypothesis = ["x", "*"]; x = [" x", "x "]; texts that differ in blanks',
        case={"hypothesis": ("x", "*"), "x": [" x", "x "]},
    ),
]
boundaries_enclose_the_space = [
    pin(
        "no others",
        "X is empty; y is empty; others is empty",
        table={"domains": named_domains([2, 3]), "X": [], "y": []},
        others=[],
    ),
    pin(
        "table of 2",
        "X 1 × 2; y = [0]; others 3 × 2",
        table={"domains": named_domains([2, 2]), "X": [["a0", "b0"]], "y": [0]},
        others=[("是", "*"), ("是", "1"), ("*", "1")],
    ),
    pin(
        "table of one",
        "X 2 × 1; y = [0, 1]; others of 3 entries",
        table={"domains": named_domains([2]), "X": [["a0"], ["a0"]], "y": [0, 1]},
        others=[None, ("1",), ("10",)],
    ),
    *pins(
        "joined",
        "Domains in which different hypotheses, or the domains themselves, read alike once they are joined to one text",
        [{"table": {"domains": domains, "X": [], "y": []}, "others": []} for domains in JOINED],
    ),
]
