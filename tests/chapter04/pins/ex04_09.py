"""What the checks of 4.9 are always tried on."""

from exercises.datasets import watermelon_2_0a
from grader.checks import core, pin

from ..shared import chain, column

XOR = {
    "X": [["0", "0"], ["0", "1"], ["1", "0"], ["1", "1"]],
    "y": ["否", "是", "是", "否"],
    "attributes": ["a", "b"],
    "domains": [["0", "1"], ["0", "1"]],
    "classes": ["是", "否"],
}
FRACTIONS = {
    "X": [["r", "y"], *[["c", None]] * 98, [None, "x"], [None, None]],
    "y": ["是", *["否"] * 98, "否", "或"],
    "attributes": ["a", "b"],
    "domains": [["r", "c"], ["x", "y"]],
    "classes": ["是", "否", "或"],
}
NAMES = {
    "X": [["1", "a"], ["10", "a b"], [None, "a"], ["1", None], ["10", "a"], ["1", "a b"]],
    "y": ["是", "是否", "1", "是", "a b", "是否"],
    "attributes": ["a b", "a"],
    "domains": [["1", "10", "2"], ["a", "a b"]],
    "classes": ["是", "是否", "1", "a b"],
}
NINE = {
    "X": [
        [None if (i * j) % 7 == 5 else "pq"[(i * i + i * j + j * j) % 5 % 2] for j in range(1, 10)] for i in range(14)
    ],
    "y": ["是" if i % 3 == 1 or i > 9 else "否" for i in range(14)],
    "attributes": list("abcdefghi"),
    "domains": [["p", "q"]] * 9,
    "classes": ["是", "否"],
}
BELOW = {
    "values": column(watermelon_2_0a()["X"], 1),
    "y": watermelon_2_0a()["y"],
    "w": [1.0 if row[3] == "清晰" else 0.0 if row[3] else 7 / 15 for row in watermelon_2_0a()["X"]],
}
MELONS = {"values": column(watermelon_2_0a()["X"], 0), "y": watermelon_2_0a()["y"], "w": [1.0] * 17}
NOTHING_KNOWN = {"values": [None, None], "y": ["是", "否"], "w": [1.0, 2.0]}
SHARED_LETTERS = {
    "values": ["a", "a b", "1", "10", "a", "a b", "1", "10", None],
    "y": ["是", "是否", "是", "是否", "是", "否", "1", "否", "是"],
    "w": [1.0, 2.0, 1.0, 0.5, 1.0, 1.0, 3.0, 1.0, 2.0],
}
ONE_VALUE = {"values": ["a", "a", None], "y": ["是", "否", "a b"], "w": [1.0, 2.0, 1.0]}
# Texts that count as false, or are alike to whoever strips them, ignores case or reads them as numbers.
LOOK_ALIKE = ["1", "1.0", "01", " 1", "1 ", "a", "A", "0", ""]
LOOK_ALIKES = {
    "values": [*LOOK_ALIKE * 2, None],
    "y": [*LOOK_ALIKE, *LOOK_ALIKE[::-1], "1"],
    "w": [1.0, 2.0] * 9 + [0.5],
}
SMALL_GAIN = {"values": ["a", "a", "1", "1"], "y": ["是", "否"] * 2, "w": [1.0, 1.0, 1.001, 1.0]}
HARDLY_MISSING = {"values": ["a", "a", "1", None], "y": ["是", "否", "否", "是"], "w": [2e3, 1e3, 2e3, 1.0]}

definitions = [
    pin("nothing known", "The denominators of r_v and of the gain are 0", data=NOTHING_KNOWN),
    pin("shared letters", "Values and labels that begin alike", data=SHARED_LETTERS),
    pin("one value", "A known value, and nothing else to know", data=ONE_VALUE),
]
definitions_strict = [
    pin("look alikes", "Texts that differ in blanks, in case, or by a 0, and the empty one", data=LOOK_ALIKES),
    pin("small gain", "A gain of 3e-8, and a share of known weight just below 1", data=SMALL_GAIN),
    pin("hardly missing", "One of 5001 is missing", data=HARDLY_MISSING),
]
shares = [*definitions, pin("melons", "色泽 on 2.0α", data=MELONS)]
gain = [*definitions, pin("below", "根蒂 in the branch 纹理 = 清晰 of 2.0α", data=BELOW)]
misled = [pin("n 10", "n = 10", n=10), pin("n 11", "n = 11", n=11), pin("n 60", "n = 60", n=60)]
every_node_is_right = [
    core(pin("watermelon 2 0a", "The melons of the book", table=watermelon_2_0a())),
    pin("xor", 'X 4 × 2; y = ["否", "是", "是", "否"]', table=XOR),
    pin("fractions", "Below a = r, b = x a sample has a weight of about 1e-4", table=FRACTIONS),
    pin("nine", "X 14 × 9; y of 14 entries", table=NINE),
    pin("names", "X 6 × 2; y of 6 entries", table=NAMES),
    pin("chain 12", "X 13 × 12; y of 13 entries", table=chain(12)),
]
class_weights = [
    pin(
        "watermelon 2 0a",
        "ids of 17 entries; X 17 × 6; y of 17 entries; factor = 1",
        table=watermelon_2_0a(),
        factor=1.0,
    ),
    pin("fractions", "Below a = r, b = x a sample has a weight of about 1e-4", table=FRACTIONS, factor=1.0),
    pin("names", "X 6 × 2; y of 6 entries; factor = 1", table=NAMES, factor=1.0),
]
