"""What the checks of chapter 15 share: rows and rules by definition, and data labelled by planted rules."""

from itertools import product

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import named_rows, named_values, watermelon_2_0, watermelon_2_0_split
from grader.checks import plain, require, sequence
from grader.strategies import seeds

RULE = ("规则", "the rule")
SHARED = ("是", "是1", "否", "10", "1", "是 否", "甲", "bc")
"""Names that are prefixes of one another, look like numbers or labels, or hold blanks."""


def melons() -> dict:
    """{"rows", "values"} of watermelon 2.0."""
    table = watermelon_2_0()
    return {"rows": named_rows(table), "values": named_values(table)}


def training() -> dict:
    """Its training part (table 4.2)."""
    data, ids = melons(), set(watermelon_2_0_split()["train"])
    return {**data, "rows": [row for row in data["rows"] if row["编号"] in ids]}


def is_good(row) -> bool:
    return row["好瓜"] == "是"


def holds(literal, row) -> bool:
    attribute, sign, value = literal
    return (row[attribute] == value) == (sign == "=")


def covers(body, row) -> bool:
    return all(holds(literal, row) for literal in body)


def covered(body, rows) -> list:
    return [row for row in rows if covers(body, row)]


def tally(body, rows) -> tuple[int, int]:
    """How many good and how many bad melons the rule covers."""
    good = [is_good(row) for row in covered(body, rows)]
    return sum(good), len(good) - sum(good)


def literals_of(values, signs=("=", "!=")) -> list:
    return [(attribute, sign, value) for attribute in values for sign in signs for value in values[attribute]]


class Masks:
    """Rows as the bits of integers: for oracles that try every literal on many rows."""

    def __init__(self, rows, values):
        self.rows, self.all = rows, (1 << len(rows)) - 1
        self.good = self.where(is_good)
        self.of = {}
        for attribute, domain in values.items():
            column = [row[attribute] for row in rows]
            for value in domain:
                bits = sum(1 << k for k, one in enumerate(column) if one == value)
                self.of[attribute, "=", value], self.of[attribute, "!=", value] = bits, self.all & ~bits

    def where(self, holds) -> int:
        return sum(1 << k for k, row in enumerate(self.rows) if holds(row))

    def covered(self, body, bits) -> int:
        for literal in body:
            bits &= self.of[literal]
        return bits

    def tally(self, bits) -> tuple[int, int]:
        return (bits & self.good).bit_count(), (bits & ~self.good).bit_count()


def a_literal(got, values, signs=("=", "!="), what=("文字", "the literal")) -> tuple:
    """A literal over these values as a tuple."""
    literal = tuple(plain(part) for part in sequence(got, 3, what))
    require(
        all(isinstance(part, str) for part in literal)
        and literal[1] in signs
        and literal[2] in values.get(literal[0], ()),
        f"{what[0]}应是（属性，{' 或 '.join(map(repr, signs))}，取值）",
        f"{what[1][0].upper()}{what[1][1:]} should be (attribute, {' or '.join(map(repr, signs))}, value)",
        got=got,
    )
    return literal


def a_body(got, values, signs=("=", "!="), what=RULE) -> list:
    return [a_literal(one, values, signs) for one in sequence(got, None, what)]


@st.composite
def planted(draw, negation=False, most_rules=3, clash=False) -> dict:
    """{"rows", "values"}: both classes, labelled by a few rules, no two equal rows with different labels (unless `clash`).

    Stretched: names that are shared, many rows, many attributes, a constant attribute, equal rows.
    """
    kind = draw(st.sampled_from(("", "", "", "names", "long", "wide", "constant", "equal")))
    width = draw(st.integers(9, 10) if kind == "wide" else st.integers(2, 4))
    sizes = [draw(st.integers(2, 4)) for _ in range(width)]
    count = draw(st.integers(101, 120) if kind == "long" else st.integers(2, 24))
    rng = np.random.default_rng(draw(seeds()))
    return plant(rng, kind, sizes, count, negation, most_rules, clash)


def plant(rng, kind, sizes, count, negation=False, most_rules=3, clash=False) -> dict:
    shared = kind == "names"
    names = [str(one) for one in rng.permutation(["甲", "甲乙", "1", "a b"])] if shared else []
    names += [f"a{k}" for k in range(len(names), len(sizes))]
    domains = [
        [str(one) for one in rng.permutation(SHARED)[:size]] if shared else [f"v{k}" for k in range(size)]
        for size in sizes
    ]
    values = dict(zip(names, domains, strict=False))
    attributes = list(values)
    cells = [{one: str(rng.choice(values[one])) for one in attributes} for _ in range(count)]
    if kind == "constant":
        for row in cells:
            row[attributes[0]] = values[attributes[0]][-1]
    if kind == "equal":
        cells += [dict(cells[int(k)]) for k in rng.integers(len(cells), size=3)]
    some = literals_of(values, ("=", "!=") if negation else ("=",))
    bodies = []
    for _ in range(int(rng.integers(1, most_rules + 1))):
        own = [some[int(k)] for k in rng.choice(len(some), size=min(len(some), int(rng.integers(1, 4))), replace=False)]
        bodies.append(own)
    good = [any(covers(body, row) for body in bodies) for row in cells]
    if len(set(good)) == 1:
        good = [row == cells[0] for row in cells]
    if clash:
        cells.append(dict(cells[0]))
        good.append(not good[0])
    first = int(rng.choice((1, 1, 1, 0, -7, 10**10)))
    rows = []
    for place in rng.permutation(len(cells)):
        row = {"编号": first + int(place), **cells[place], "好瓜": "是" if good[place] else "否"}
        rows.append({key: row[key] for key in rng.permutation(list(row)).tolist()})
    return {"rows": rows, "values": values}


def noisy(seed, attributes=4, count=40, share=0.35) -> dict:
    """{"rows", "values"}: different rows with three values for each attribute, labelled by chance."""
    rng = np.random.default_rng(seed)
    names = [f"a{j}" for j in range(attributes)]
    rows, seen = [], set()
    for place in range(count):
        cells = tuple(f"v{rng.integers(3)}" for _ in names)
        label = "是" if rng.random() < share else "否"
        if cells not in seen:
            seen.add(cells)
            rows.append({"编号": place + 1, **dict(zip(names, cells, strict=True)), "好瓜": label})
    return {"rows": rows, "values": {one: ["v0", "v1", "v2"] for one in names}}


def consistent(data) -> bool:
    """Whether no two rows differ in their label alone."""
    label = {}
    for row in data["rows"]:
        key = tuple(row[one] for one in data["values"])
        if label.setdefault(key, is_good(row)) != is_good(row):
            return False
    return True


# Terms, atoms and rules with variables: a rule is (head, [atom, …]).


def substitute(theta, term):
    if isinstance(term, tuple):
        return (term[0], *[substitute(theta, part) for part in term[1:]])
    return theta.get(term, term) if isinstance(term, str) else term


def variables_of(term) -> set:
    if isinstance(term, tuple):
        return set().union(*map(variables_of, term[1:]))
    return {term} if isinstance(term, str) and term.startswith("?") else set()


def a_term(got, what=("项", "the term")):
    """A variable, a constant, or a compound term; lists count as tuples."""
    value = plain(got)
    if isinstance(value, list):
        require(
            len(value) >= 2 and isinstance(value[0], str),
            f"{what[0]}：复合项应是（函数符号，项，…）",
            f"{what[1]}: a compound term should be (function symbol, term, …)",
            got=got,
        )
        return (value[0], *[a_term(part, what) for part in value[1:]])
    require(
        isinstance(value, (str, int)) and not isinstance(value, bool),
        f"{what[0]}应由字符串和整数构成",
        f"{what[1]} should be made of strings and integers",
        got=got,
    )
    return value


def an_atom(got, what=("原子", "the atom")) -> tuple:
    parts = sequence(got, None, what)
    require(
        parts and isinstance(plain(parts[0]), str),
        f"{what[0]}应是（谓词，项，…）",
        f"{what[1]} should be (predicate, term, …)",
        got=got,
    )
    return (str(plain(parts[0])), *[a_term(part, what) for part in parts[1:]])


def a_clause(got, what=RULE) -> tuple:
    """(head, body without repetitions) of positive atoms."""
    head, body = sequence(got, 2, what)
    atoms = [an_atom(one) for one in sequence(body, None, ("规则体", "the body"))]
    return an_atom(head, ("规则头", "the head")), list(dict.fromkeys(atoms))


def matches(pattern, term, theta) -> dict | None:
    """`theta` extended so that the pattern under it is the term."""
    if isinstance(pattern, tuple):
        if not isinstance(term, tuple) or pattern[0] != term[0] or len(pattern) != len(term):
            return None
        for one, other in zip(pattern[1:], term[1:], strict=True):
            theta = matches(one, other, theta)
            if theta is None:
                return None
        return theta
    if variables_of(pattern):
        if pattern not in theta:
            return {**theta, pattern: term}
        return theta if theta[pattern] == term else None
    return theta if pattern == term and type(pattern) is type(term) else None


def specialises(clause, other) -> dict | None:
    """A substitution by which `clause` specialises to `other`, found by trying."""
    theta = matches(clause[0], other[0], {})
    targets = {}
    for one in other[1]:
        targets.setdefault((one[0], len(one)), []).append(one)
    return (
        None if theta is None else _place([(atom, targets.get((atom[0], len(atom)), ())) for atom in clause[1]], theta)
    )


def _place(atoms, theta):
    """Each atom comes with its targets; the one with fewest places goes first, or any that has no choice."""
    if not atoms:
        return theta
    fewest, first = None, 0
    for place, (atom, targets) in enumerate(atoms):
        options = [new for new in (matches(atom, one, theta) for one in targets) if new is not None]
        if fewest is None or len(options) < len(fewest):
            fewest, first = options, place
            if len(options) <= 1:
                break
    rest = [*atoms[:first], *atoms[first + 1 :]]
    for new in fewest:
        found = _place(rest, new)
        if found is not None:
            return found
    return None


# Relational data: facts are (predicate, a, b), examples are pairs of objects.


def fires(head, literals, facts, constants, example) -> bool:
    """Whether a rule with literals (sign, atom) covers the example: by trying every object for every other variable."""
    theta = matches(("", *head[1:]), ("", *example), {})
    if theta is None:
        return False
    free = sorted(set().union(*(variables_of(atom) for _, atom in literals)) - set(theta)) if literals else []
    for objects in product(constants, repeat=len(free)):
        bound = theta | dict(zip(free, objects, strict=True))
        if all((substitute(bound, atom) in facts) == sign for sign, atom in literals):
            return True
    return False


def relations(seed, good, bad, predicates, levels=3, noise=0.2, names=None) -> dict:
    """{"constants", "predicates", "facts", "positives", "negatives"}: objects in random order, graded in levels for each predicate.

    A good object's grade is more often high; each pair of a good and a bad object is a positive, and the other way round a negative.
    """
    rng = np.random.default_rng(seed)
    objects = (names or list(range(1, good + bad + 1)))[: good + bad]
    grades = {}
    for predicate in predicates:
        usual = [levels - 1] * good + [0] * bad
        chance = rng.integers(0, levels, size=len(objects))
        keep = rng.random(len(objects)) > noise
        grades[predicate] = [int(a if k else b) for a, b, k in zip(usual, chance, keep, strict=True)]
    facts = {
        (predicate, a, b)
        for predicate, row in grades.items()
        for a, one in zip(objects, row, strict=True)
        for b, other in zip(objects, row, strict=True)
        if one > other
    }
    pairs = [(objects[i], objects[good + j]) for i in range(good) for j in range(bad)]
    pairs = [pairs[int(k)] for k in rng.permutation(len(pairs))]
    return {
        "constants": [objects[int(k)] for k in rng.permutation(len(objects))],
        "predicates": list(predicates),
        "facts": facts,
        "positives": pairs,
        "negatives": [(b, a) for a, b in pairs],
    }


_BASE = {
    "constants": [1, 2, 3, 4],
    "predicates": ["p", "q"],
    "facts": {("p", 1, 3), ("p", 2, 4), ("p", 3, 4), ("q", 1, 3), ("q", 2, 4), ("q", 1, 2)},
    "positives": [(1, 3), (2, 4)],
    "negatives": [(3, 4), (4, 3)],
}
ALIKE = [
    _BASE,
    {**_BASE, "facts": {("p", 1, 3), ("p", 2, 4), ("p", 3, 4), ("q", 3, 1), ("q", 4, 2), ("q", 1, 2)}},
    {**_BASE, "negatives": [(1, 2), (2, 1)]},
    {**_BASE, "positives": [(2, 1), (4, 2)]},
    {**_BASE, "predicates": ["p"]},
]
"""Data that differ from the first in one entry: what is kept between calls by too little of them shows."""
STRANGE_OBJECTS = ["甲", "甲?", "1", "10", 10, 1, "a b", 0, 10**10, -3]
STRANGE_PREDICATES = ["甲", "甲1", "1", "a b"]


@st.composite
def relational(draw, predicates=(2, 4), size=(2, 4)) -> dict:
    """Such data, now and then with unusual names."""
    count = draw(st.integers(*predicates))
    strange = draw(st.integers(0, 3)) == 0
    return relations(
        draw(seeds()),
        draw(st.integers(*size)),
        draw(st.integers(*size)),
        STRANGE_PREDICATES[:count] if strange and count <= 4 else [f"p{k}" for k in range(count)],
        draw(st.integers(2, 3)),
        draw(st.sampled_from((0.2, 0.5, 0.9))),
        STRANGE_OBJECTS if strange else None,
    )
