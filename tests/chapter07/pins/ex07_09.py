"""What the checks of 7.9 are always tried on."""

from itertools import pairwise

import numpy as np

from grader.checks import core, pin

from ..shared_nets import NAMES


def _coins(nodes, m, seed):
    """Rows of fair coins over these nodes, and the graph with all edges."""
    rng = np.random.default_rng(seed)
    names = NAMES[:nodes]
    rows = [
        {name: "是否"[int(bit)] for name, bit in zip(names, rng.integers(0, 2, nodes), strict=True)} for _ in range(m)
    ]
    dag = {name: names[:k][::-1] for k, name in enumerate(names)}
    return {"dag": dag, "rows": rows, "values": {name: ["否", "是"] for name in names}}


FOUR_PARENTS = _coins(5, 120, 1)
COMPLETE = _coins(6, 40, 2)
CHAIN = {**_coins(8, 20, 3), "values": {name: ["否", "是"] for name in [*NAMES, "x", "y"]}}
CHAIN["rows"] = [{**row, "x": "是", "y": "否是"[k % 2]} for k, row in enumerate(CHAIN["rows"])]
CHAIN["dag"] = {
    name: [before] if before else [] for before, name in zip([None, *CHAIN["values"]], CHAIN["values"], strict=False)
}
LITTLE = {
    "dag": {"a": [], "b": []},
    "rows": [
        {"a": a, "b": b}
        for a, b, n in (("0", "0", 4), ("0", "1", 10), ("1", "0", 36), ("1", "1", 25))
        for _ in range(n)
    ],
    "values": {"a": ["0", "1"], "b": ["0", "1"]},
}
REVERSED = {
    "dag": {"a": [], "b": ["c"], "c": ["a"]},
    "rows": [
        dict(zip("abc", cell, strict=True))
        for cell, n in (("000", 9), ("010", 5), ("011", 6), ("101", 5), ("111", 5))
        for _ in range(n)
    ],
    "values": {name: ["0", "1"] for name in "abc"},
}
UNSEEN = {
    "dag": {"b": ["c", "a"], "a": [], "c": ["a"]},
    "rows": [{"a": "0", "b": "1", "c": "0"}, {"a": "0", "b": "1", "c": "2"}, {"a": "0", "b": "0", "c": "2"}],
    "values": {"a": ["0", "1"], "b": ["0", "1", "?"], "c": ["0", "1", "2"]},
}
PREFIXES = {
    "dag": {"b": ["a"], "a": []},
    "rows": [dict(zip("ab", cell, strict=True)) for cell in (("1", "x"), ("10", "x "), ("1 ", "x"), ("10", "x y"))],
    "values": {"a": ["1", "10", "1 "], "b": ["x", "x ", "x y"]},
}
# Ten nodes: a path through all of them, named in another order than it runs; all edges; and two paths to the same node.
_TEN = [*NAMES, "x", "y"]
TEN = {name: [] for name in _TEN[::2] + _TEN[1::2]} | {b: [a] for a, b in pairwise(_TEN)}
ALL_OF_TEN = {name: _TEN[:k] for k, name in enumerate(_TEN)}
RING = {**{b: [a] for a, b in pairwise(_TEN)}, _TEN[0]: [], _TEN[-1]: [_TEN[0], _TEN[-2]]}

tables = [
    pin("unseen", 'b = ["c", "a"]; rows of 3 entries; a = ["0", "1"]', sample=UNSEEN),
    pin("four parents", '甲 is empty; rows of 120 entries; 甲 = ["否", "是"]', sample=FOUR_PARENTS),
]
many_parameters = [
    pin(
        "many parameters",
        "Nine parents of twelve values each: more than 2³² parameters",
        sample={
            "dag": {"a": [*"bcdefghij"], **{name: [] for name in "bcdefghij"}},
            "rows": [],
            "values": {name: [str(k) for k in range(12)] for name in "abcdefghij"},
        },
    )
]
names_alike = [
    pin("prefixes", "A value may begin another one, and a blank makes a difference", sample=PREFIXES),
]
log_likelihood_inputs = [
    pin("unseen", 'b = ["c", "a"]; rows of 3 entries; a = ["0", "1"]', sample=UNSEEN),
    pin(
        "unseen, 2",
        'b = ["c", "a"]; rows of 2100 entries; a = ["0", "1"]',
        sample={**UNSEEN, "rows": UNSEEN["rows"] * 700},
    ),
    pin("chain", '甲 is empty; rows of 20 entries; 甲 = ["否", "是"]', sample=CHAIN),
]
local_bic = [
    pin("unseen", 'b = ["c", "a"]; rows of 3 entries; a = ["0", "1"]', sample=UNSEEN),
    pin("four parents", '甲 is empty; rows of 120 entries; 甲 = ["否", "是"]', sample=FOUR_PARENTS),
]
neighbours_inputs = [
    pin("dag of 0", "甲 is empty", dag={"甲": []}),
    core(pin("ten", '甲 is empty；甲乙 = ["1"]；a b = ["10"]', dag=TEN)),
    core(pin("all of ten", '甲 is empty; 1 = ["甲"]；甲乙 = ["甲", "1"]', dag=ALL_OF_TEN)),
    core(pin("ring", '1 = ["甲"]；甲乙 = ["1"]；10 = ["甲乙"]', dag=RING)),
]
hill_climb = [
    pin(
        "unseen",
        'b = ["c", "a"]; rows of 3 entries; a = ["0", "1"]; from_empty is False',
        sample=UNSEEN,
        from_empty=False,
    ),
    pin(
        "complete",
        '甲 is empty; rows of 40 entries; 甲 = ["否", "是"]; from_empty is False',
        sample=COMPLETE,
        from_empty=False,
    ),
    pin("little", "The edge lowers the BIC by 0.0000016", sample=LITTLE, from_empty=True),
    core(pin("reversed", "Reversing an edge is the only good first step", sample=REVERSED, from_empty=False)),
]
learned_on_trees = [pin("seed 2", "seed = 2", seed=2)]
