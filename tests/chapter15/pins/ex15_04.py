"""What the checks of 15.4 are always tried on."""

import numpy as np

from grader.checks import memo, pin, pins

from ..shared import is_good, literals_of, melons, noisy

EQUALS = ("=",)


class Gap:
    """The smallest difference of two numbers that were compared and are not equal."""

    def __init__(self):
        self.least = 1.0

    def see(self, numbers, other):
        apart = np.abs(np.asarray(numbers) - other)
        apart = apart[apart > 1e-13]
        # What is neither equal nor clearly different is not clear at all.
        self.least = min(self.least, *np.where(apart > 1e-10, apart, 0.0).tolist(), 1.0)


def matrices(rows, values):
    """Which sample has which value, of which the attribute is known (both with a row for each literal), and which are good."""
    literals = literals_of(values, EQUALS)
    columns = {attribute: [row[attribute] for row in rows] for attribute in values}
    equal_to = np.array([[one == value for one in columns[attribute]] for attribute, _, value in literals], dtype=float)
    known = np.array([[one is not None for one in columns[attribute]] for attribute, _, _ in literals], dtype=float)
    shape = len(literals), len(rows)
    return equal_to.reshape(shape), known.reshape(shape), np.array([is_good(row) for row in rows], dtype=float)


def rule_from(equal_to, known, good, gap):
    """(numbers of the literals, weights, [(P, N), …])."""
    weights, body, counts = np.ones(len(good)), [], []
    P, N = good.sum(), len(good) - good.sum()
    while True:
        gap.see(N, 0.0)
        if N < 1e-9:
            break
        total = known @ weights
        share = np.divide(equal_to @ weights, total, out=np.zeros(len(total)), where=total > 0)
        kept = weights * (equal_to + (1 - known) * share[:, None])
        p, n = kept @ good, kept @ (1 - good)
        size = p + n
        gap.see(size, 0.0)
        accuracy = np.divide(p, size, out=np.full(len(size), -1.0), where=size > 1e-9)
        most = accuracy.max(initial=-1.0)
        gap.see(accuracy, P / (P + N))
        gap.see(accuracy, most)
        if most < P / (P + N) + 1e-9:
            break
        tied = np.flatnonzero(accuracy > most - 1e-9)
        gap.see(size[tied], size[tied].max())
        best = int(tied[size[tied] > size[tied].max() - 1e-9][0])
        weights, P, N = kept[best], p[best], n[best]
        body.append(best)
        counts.append((float(P), float(N)))
    return body, weights, counts


@memo
def rule_of(rows, values):
    """(body, weights, trace)."""
    body, weights, counts = rule_from(*matrices(rows, values), Gap())
    literals = [literals_of(values, EQUALS)[k] for k in body]
    return literals, weights.tolist(), [(one, *numbers) for one, numbers in zip(literals, counts, strict=True)]


def left_after(rows, weights):
    """The samples that stay."""
    gone = {row["编号"] for row, w in zip(rows, weights, strict=True) if w > 0.5 - 1e-9}
    if not any(is_good(row) and row["编号"] in gone for row in rows):
        gone |= {row["编号"] for row, w in zip(rows, weights, strict=True) if is_good(row) and w > 1e-9}
    return [row for row in rows if row["编号"] not in gone]


def erase(data, seed, kind, share=0.25) -> dict:
    """The same data with gaps: anywhere, in one attribute, with an attribute or a row of nothing else, or nearly everywhere."""
    rng = np.random.default_rng(seed)
    names = list(data["values"])
    one, row = str(rng.choice(names)), int(rng.integers(len(data["rows"])))
    share = {"none": 0.0, "many": 0.7}.get(kind, share)
    rows = []
    for place, cells in enumerate(data["rows"]):
        lost = [name for name in names if rng.random() < share and (kind != "column only" or name == one)]
        if kind == "attribute":
            lost.append(one)
        if kind == "row" and place == row:
            lost = names
        rows.append({key: None if key in lost else value for key, value in cells.items()})
    return {"rows": rows, "values": data["values"]}


def table(labels, **columns):
    """Rows from texts, a dot being a gap."""
    names = list(columns)
    return {
        "rows": [
            {
                "编号": k + 1,
                **{a: None if one == "." else one for a, one in zip(names, cells, strict=True)},
                "好瓜": label,
            }
            for k, (label, *cells) in enumerate(zip(labels, *columns.values(), strict=True))
        ],
        "values": {name: sorted(set(cells) - {"."}) for name, cells in columns.items()},
    }


ONE = table("是", a="x", b="y")
NOTHING_KNOWN = table("是否", a="..") | {"values": {"a": ["x", "y"]}}
ALL_GOOD = table("是是是", a="xy.")
"""One empty rule."""
TWINS = table("是否", a="xx", b="yy")
"""No rule at all."""
XOR = table("是否否是", x="yyxx", y="yxyx")
LESS_WITH_BOTH = table("是否否是是", x="yyxx.", y="yxyx.")
HALF = table("是否是", a="xy.")
"""The third sample weighs just a half."""
HALF_AFTER_TWO = table("否是是否是是是是否否否否否", a="xyx...yxy.yz.", b="..z...xyxx...", c="...zyx.y.x..x")
"""A weight is ½ but for rounding."""
NO_HALF = [
    table("否否是否是否否否否否否否是是否否否", a="xxyz.x.xyzyy.x..z", b=".zxyyxyyzyy.yxxxx"),
    table("否是是否是是是否否否否否是", a="....y.xyxxz..", b="x.y..xy...y..", c="y.xy...x.xzy."),
    table("是是否是是是是是否否否是", a=".xyy.xx.z..y", b="xy.xzxx.xxzx", c="yz.z...y..y."),
    table("否是是否是否否否是否否否", a="xx.zzy..yzxy", b="xzx..yyzzz.y"),
]
"""No positive weighs ½ after some rule, though a negative may."""
NARROW = table("否" * 12 + "是", **{f"c{j}": "".join("ox"[j == k] for k in range(13)) for j in range(12)})
"""Whose rule has twelve literals."""


def crowded(seed, size, share):
    """Where most rules cover one positive."""
    rng = np.random.default_rng(seed)
    columns = {f"c{j}": "".join("abcdefgh"[k] for k in rng.integers(size, size=120)) for j in range(3)}
    return table("".join("否是"[int(one < share)] for one in rng.random(120)), **columns)


def scattered(seed, rules=0):
    """Random cells and gaps, and what is left of the rows after some rules."""
    rng = np.random.default_rng(seed)
    count, width, levels = int(rng.integers(10, 131)), int(rng.integers(3, 9)), int(rng.integers(2, 5))
    share, good = rng.choice([0.2, 0.4, 0.6, 0.8]), rng.choice([0.1, 0.3, 0.5, 0.7])
    cells = np.where(rng.random((count, width)) < share, -1, rng.integers(levels, size=(count, width)))
    labels = "".join("否是"[int(one < good)] for one in rng.random(count))
    data = table(labels, **{f"c{j}": "".join("wxyz."[k] for k in column) for j, column in enumerate(cells.T)})
    for _ in range(rules):
        data["rows"] = left_after(data["rows"], rule_of(data["rows"], data["values"])[1])
    return data


HARDLY_APART = [scattered(*one) for one in ((6144, 2), (3966, 7), (1122, 17), (5652, 11), (5540, 2), (4660, 9))]
NEARLY_HALF = [scattered(534, 2), scattered(3222, 29), scattered(360)]


def hardly_more():
    """With c=z both a=x and b=x leave no negative, and their P+N, fractions of 57, differ by 9e-6; b=x has more."""
    counts = {"a": ("x" * 12 + "." * 14 + "y" * 9, "x" * 7 + "." * 10 + "y" * 5)}
    counts["b"] = ("x" * 13 + "." * 12 + "y" * 10, "x" * 5 + "." * 14 + "y" * 3)
    columns = {name: known + unknown + "y" * 4 + "x" * 38 for name, (known, unknown) in counts.items()}
    return table("是" * 57 + "否" * 42, **columns, c="z" * 35 + "." * 22 + "z" * 4 + "w" * 38)


HARDLY_APART.append(hardly_more())
TIES = table("是否是否", a="xyxy", b="uvuv")
TIES_TURNED = {**TIES, "values": {"b": ["v", "u"], "a": ["y", "x"]}}
"""The same samples, and other candidates first."""
NEARLY_PURE = table("是" * 110 + "否", a="u" * 110 + "v")
STRANGE = table("是是否否是否", a="xy.xyx") | {"values": {"a": ["x", "y"]}}
SPECIAL = [
    ONE,
    ALL_GOOD,
    TWINS,
    XOR,
    LESS_WITH_BOTH,
    HALF,
    HALF_AFTER_TWO,
    *NO_HALF,
    NEARLY_PURE,
    NARROW,
    STRANGE,
    melons(),
    TIES,
    TIES_TURNED,
]
SPECIAL += [erase(noisy(seed, 6, 60), seed, kind) for seed, kind in ((1, "some"), (2, "many"), (3, "row"))]
SPECIAL += [erase(noisy(seed, 8, 120, 0.2), seed, "some", 0.15) for seed in (4, 5)]
SPECIAL += [crowded(127, 5, 0.6)]


def weights_for(data):
    return [((k * 7 + 3) % 11) / 10 if k % 3 else 1.0 for k in range(len(data["rows"]))]


WITH_WEIGHTS = [{**data, "weights": [1.0] * len(data["rows"])} for data in (*SPECIAL, NOTHING_KNOWN)]
WITH_WEIGHTS += [{**data, "weights": [min(1.0, w) for w in weights_for(data)]} for data in SPECIAL]
WITH_WEIGHTS += [
    {**HALF, "weights": [0.0, 0.0, 1.0]},
    {**HALF, "weights": [0.0] * 3},
    {**HALF, "weights": [1e-6, 3e-6, 1.0]},
    {**HALF, "weights": [1.0, 1e-6, 0.25]},
    {**table("是否", a="xy"), "rows": [], "weights": []},
]

value_share = pins(
    "with weights",
    '104 inputs, from rows of one entry; a = ["x"]; weights = [1]; pick = 0 to rows is empty; a = ["x", "y"]; weights is empty; pick = 4',
    [{"data": data, "pick": pick} for data in WITH_WEIGHTS for pick in (0, 4)],
)
apply_literal = [
    *pins(
        "with weights",
        '104 inputs, from rows of one entry; a = ["x"]; weights = [1]; pick = 0 to rows is empty; a = ["x", "y"]; weights is empty; pick = 4',
        [{"data": data, "pick": pick} for data in WITH_WEIGHTS for pick in (0, 4)],
    ),
    pin(
        "strange",
        'rows of 6 entries; a = ["x", "y"]; weights of 6 entries; pick = 2',
        data={**STRANGE, "weights": [1.0] * 6},
        pick=2,
    ),
    pin(
        "strange, 2",
        'rows of 6 entries; a = ["x", "y"]; weights of 6 entries; pick = 3',
        data={**STRANGE, "weights": [1.0] * 6},
        pick=3,
    ),
    pin(
        "strange, 3",
        'rows of 6 entries; a = ["x", "y"]; weights of 6 entries; pick = 5',
        data={**STRANGE, "weights": [1.0] * 6},
        pick=5,
    ),
    pin(
        "strange, 4",
        'rows of 6 entries; a = ["x", "y"]; weights of 6 entries; pick = 6',
        data={**STRANGE, "weights": [1.0] * 6},
        pick=6,
    ),
]
weighted_counts = pins(
    "with weights",
    '52 inputs, from rows of one entry; a = ["x"]; weights = [1] to rows is empty; a = ["x", "y"]; weights is empty',
    [{"data": data} for data in WITH_WEIGHTS],
)
learn_rule = [
    *pins(
        "special",
        '23 inputs, from rows of one entry; a = ["x"] to rows of 120 entries; c0 of 5 entries',
        [{"data": data} for data in SPECIAL],
    ),
    *pins(
        "hardly apart",
        "The accuracy is raised by 1e-4; two accuracies are 1e-5 apart; N is 1e-5, P+N 1e-4; two P+N are 1e-3 apart",
        [{"data": data} for data in HARDLY_APART],
    ),
]
sequential_covering = [
    *pins(
        "special",
        '21 inputs, from rows of one entry; a = ["x"] to rows of 118 entries; a0 = ["v0", "v1", "v2"]',
        [{"data": data} for data in SPECIAL[:-2]],
    ),
    pin("data of 120", "rows of 120 entries; c0 of 5 entries", data=SPECIAL[-1]),
    *pins("nearly half", "Weights 1e-3 and 1e-4 from ½, and weights of 1e-5", [{"data": data} for data in NEARLY_HALF]),
    pin("table 否", 'rows of one entry; a = ["x"]', data=table("否", a="x")),
    pin("data of 0", 'rows is empty; a = ["x"]', data={"rows": [], "values": {"a": ["x"]}}),
]
