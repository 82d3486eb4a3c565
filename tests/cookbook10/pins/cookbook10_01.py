"""What the checks of cookbook10.1 are always tried on."""

from grader.checks import pin, pins

NAMES = (
    [f"v{k}" for k in range(9)],
    ["是", "是否", "1", "10", "a b", "否", "a", "2", "100"],
    ["", "0", "00", "-1", "1.0", "nan", "None", "x", "xx"],
    ["a b", "ab", "A b", "a  b", " a b", "a b ", "AB", " ", "Ab"],
    [f"the same nine words at the beginning of each {k}" for k in range(9)],
)
FOUR = ["+", "+", "-", "-"]
DECISIVE = [
    {"data": {"coarse": ["a"], "fine": ["b"], "y": ["+"]}},
    {"data": {"coarse": ["0"] * 4, "fine": list("0123"), "y": FOUR}},
    {"data": {"coarse": list("0011"), "fine": list("0011"), "y": FOUR}},
    {"data": {"coarse": list("0001"), "fine": list("0123"), "y": FOUR}},
    {"data": {"coarse": list("aab"), "fine": list("abc"), "y": ["x", "x", "x"]}},
    {
        "data": {
            "coarse": ["1", "1", "10", "10", "1"],
            "fine": ["1", "1", "10", "2", "11"],
            "y": ["10", "1", "1", "10", "1"],
        }
    },
    {
        "data": {
            "coarse": ["是", "是否", "是", "是否"],
            "fine": ["是", "是否", "a b", "是否"],
            "y": ["a b", "a c", "a b", "a c"],
        }
    },
    {"data": {"coarse": list("aaaabbbb"), "fine": list("ccddeeff"), "y": list("xyxyzzzx")}},
    {
        "data": {
            "coarse": ["a"] * 150 + ["b"] * 50,
            "fine": ["a", "c"] * 75 + ["b"] * 50,
            "y": ["x", "y", "z", "w"] * 50,
        }
    },
    {"data": {"coarse": ["a"] * 199 + ["b"], "fine": ["a"] * 199 + ["b"], "y": ["x"] * 199 + ["y"]}},
    {"data": {"coarse": ["a"] * 199 + ["b"], "fine": ["a"] * 198 + ["c", "b"], "y": ["x"] * 100 + ["y"] * 100}},
    # A gain of 7·10^-9; many values that are refined; names that differ in blanks, in case, in their last letter.
    {
        "data": {
            "coarse": ["k"] * 200,
            "fine": ["a"] * 99 + ["b"] * 101,
            "y": ["x"] * 49 + ["y"] * 50 + ["x"] * 50 + ["y"] * 51,
        }
    },
    {
        "data": {
            "coarse": [f"k{i // 4}" for i in range(200)],
            "fine": [f"{i // 2}" for i in range(200)],
            "y": list("xyyxyyyx") * 25,
        }
    },
    *({"data": {"coarse": ["k"] * 9, "fine": names, "y": names}} for names in NAMES[3:]),
    *({"data": {"coarse": names, "fine": list("123456789"), "y": list("xyxyxyxyx")}} for names in NAMES[3:]),
    {"data": {"coarse": ["k"] * 200, "fine": [str(i) for i in range(200)], "y": [str(i) for i in range(200)]}},
    # Different pairs of value and label that are the same text once they are joined, whatever is put between them.
    *(
        {"data": {"coarse": ["k"] * 3, "fine": ["a", f"a{s}b", "a"], "y": [f"b{s}c", "c", "c"]}}
        for s in ("", " ", ",", ", ", "_", "-", "|", "/", ":", ";", "+", "=", "\t", "\n")
    ),
]
DECISIVE = [
    *DECISIVE,
    # Only one of coarse, fine and y differs from the first.
    *(
        {"data": {"coarse": list(coarse), "fine": list(fine), "y": list(y)}}
        for coarse, fine, y in (
            ("aabb", "cdee", "xyxy"),
            ("aabb", "cdee", "xxxy"),
            ("aabb", "ccde", "xyxy"),
            ("aaaa", "cdee", "xyxy"),
            ("aabb", "ccde", "xxxy"),
        )
    ),
]

gain = pins(
    "decisive",
    '37 inputs, from coarse = ["a"]; fine = ["b"]; y = ["+"] to coarse = ["a", "a", "b", "b"]; fine = ["c", "c", "d", "e"]; y = ["x", "x", "x", "y"]',
    DECISIVE,
)
ratio = [
    *pins(
        "decisive",
        '37 inputs, from coarse = ["a"]; fine = ["b"]; y = ["+"] to coarse = ["a", "a", "b", "b"]; fine = ["c", "c", "d", "e"]; y = ["x", "x", "x", "y"]',
        DECISIVE,
    ),
    pin(
        "data of 2",
        'coarse = ["a", "a"]; fine = ["b", "b"]; y = ["x", "y"]',
        data={"coarse": ["a", "a"], "fine": ["b", "b"], "y": ["x", "y"]},
    ),
]
chance = [
    *pins(
        "some counts",
        "10 inputs, from counts = [1, 1]; V = 2 to counts = [1, 5]; V = 3",
        [{"counts": counts, "V": V} for counts in ((1, 1), (2, 1), (3, 3), (4, 2), (1, 5)) for V in (2, 3)],
    ),
    pin("counts of 2 V 1", "counts = [20, 20]; V = 1", counts=(20, 20), V=1),
    pin("counts of 2 V 2", "counts = [20, 20]; V = 2", counts=(20, 20), V=2),
    pin("counts of 2 V 5", "counts = [20, 20]; V = 5", counts=(20, 20), V=5),
    pin("counts of 2 V 10", "counts = [20, 20]; V = 10", counts=(20, 20), V=10),
    pin("counts of 2 V 40", "counts = [20, 20]; V = 40", counts=(20, 20), V=40),
    pin("counts of 2 V 3", "counts = [1, 0]; V = 3", counts=(1, 0), V=3),
    pin("counts of 2 V 1000", "counts = [0, 60]; V = 1000", counts=(0, 60), V=1000),
    pin("counts of 2 V 1000, 2", "counts = [30, 30]; V = 1000", counts=(30, 30), V=1000),
    pin("counts of 2 V 2, 2", "counts = [30, 30]; V = 2", counts=(30, 30), V=2),
    pin("counts of 2 V 2, 3", "counts = [59, 1]; V = 2", counts=(59, 1), V=2),
    pin("counts of 2 V 1000, 3", "counts = [1, 59]; V = 1000", counts=(1, 59), V=1000),
    pin("counts of 2 V 4", "counts = [7, 0]; V = 4", counts=(7, 0), V=4),
]
overshoot = [
    *pins("range", "13 inputs, from m = 15 to m = 27", [{"m": m} for m in range(15, 28)]),
    pin("m 40", "m = 40", m=40),
    pin("m 63", "m = 63", m=63),
    pin("m 99", "m = 99", m=99),
    pin("m 100", "m = 100", m=100),
]
