"""Checks of exercise 15.8."""

from hypothesis import strategies as st

from exercises.datasets import watermelon_5_0
from grader.checks import (
    at,
    boolean,
    equal,
    example_check,
    exercise,
    hint,
    mapping,
    memo,
    picture,
    plain,
    property_check,
    require,
    sequence,
)

from .shared import ALIKE, a_clause, fires, relational, relations, specialises, variables_of

EXERCISE = exercise(
    kind="program",
    book="§15.5.1, 表 15.1 / table 15.1",
    patterns=["certificate", "oracle"],
    hints=[
        (
            "取两个正例, 写出各自的初始规则: LGG 的体里留下哪些谓词, 头里留下哪些常量?",
            "Take two positives and write their initial rules: which predicates stay in the body of the LGG, which constants in its head?",
        ),
        (
            "每加进一个正例, 体里的谓词只会变少; 少到什么程度会放进反例?",
            "With each positive added the body can only lose predicates; when does it let a negative in?",
        ),
        (
            "LGG 的体总是若干个正例的谓词集合之交: 列出所有这样的交, 留下合乎条件的最小的.",
            "The body of an LGG is an intersection of the positives' sets of predicates: list all of these, and keep the smallest that meet the "
            "conditions.",
        ),
    ],
    equivalent_mutants={
        'terms = [side[0] if len(set(side)) <= 1 else name for side, name in zip(zip(*examples), ("?X", "?Y"), strict=True)]': "There is an example.",
        'terms = [side[-1] if len(set(side)) == 1 else name for side, name in zip(zip(*examples), ("?X", "?Y"), strict=True)]': "All are equal there.",
        **dict.fromkeys(
            (
                'terms = [side[0] if len(set(side)) == 1 else name for side, name in zip(zip(*examples), ("?X", "?Y"), strict=False)]',
                "for term, thing in zip(head, example, strict=False):",
                "chosen = theta | dict(zip(free, things, strict=False))",
            ),
            "The lists are of the same length.",
        ),
        'is_larger = any(set(members) <= set(one["members"]) for one in found)': "Different bodies have different members.",
    },
    unasked={
        "*": {
            "more than 40 rows; more than 100 rows": "There are at most 30 examples, says the stub.",
            "more than 3 columns; more than 8 columns": "An example is a pair of objects, an atom has two arguments.",
            "duplicate rows": "The examples are all different, says the stub.",
        },
        "consistent": {"counts as int32": "Objects are names: nothing is computed with them."},
    },
)

HINT_LGG = (
    "两条规则都有的谓词才留下; 头里的对象相同就保持, 不同就换成变量, 体里也一样.",
    "A predicate stays if both rules have it; objects of the head stay if they are the same, otherwise they become a variable, in the body as well.",
)
HINT_CONSISTENT = (
    "头与反例对上以后, 头以外的变量可以是任何对象: 有一种选法使体都成立, 就覆盖了.",
    "Once the head matches the negative, other variables may be any object: if some choice makes the whole body true, it is covered.",
)
HINT_SET = (
    "逐个试别的正例: 加进去以后的 LGG 还不覆盖反例的话, 就还不是最大.",
    "Try every other positive: if the LGG with it still covers no negative, the rule is not yet as large as it can be.",
)


@memo
def lgg_of(examples, facts, predicates):
    first, second = zip(*examples, strict=True)
    terms = [
        side[0] if all(same(one, side[0]) for one in side) else name for side, name in ((first, "?A"), (second, "?B"))
    ]
    return ("更好", *terms), [(p, *terms) for p in predicates if all((p, *one) in facts for one in examples)]


def same(one, other) -> bool:
    return one == other and type(one) is type(other)


def covered_by(clause, data, examples):
    literals = [(True, atom) for atom in clause[1]]
    return [one for one in examples if fires(clause[0], literals, data["facts"], data["constants"], one)]


class Holding:
    """Which predicates hold of each example, in its own order: what an LGG of two or more depends on."""

    def __init__(self, data):
        self.data = data
        self.of = {
            (kind, one): frozenset(p for p in data["predicates"] if (p, *one) in data["facts"])
            for kind in ("positives", "negatives")
            for one in data[kind]
        }
        self.negatives = {self.of["negatives", one] for one in data["negatives"]}

    def allows(self, members) -> bool:
        """Whether the LGG of these has no constant in its head, and covers no negative."""
        first, second = zip(*members, strict=True)
        if any(all(same(one, side[0]) for one in side) for side in (first, second)):
            return False
        common = frozenset.intersection(*(self.of["positives", one] for one in members))
        return not any(common <= other for other in self.negatives)

    def coverable(self) -> list:
        """The positives that some LGG of two or more without a constant and without negatives covers."""
        predicates, positives = self.data["predicates"], self.data["positives"]
        found = []
        for chosen in range(2 ** len(predicates)):
            body = {p for k, p in enumerate(predicates) if chosen >> k & 1}
            members = [one for one in positives if body <= self.of["positives", one]]
            if len(members) >= 2 and self.allows(members):
                found += [one for one in members if one not in found]
        return found


def require_same(clause, expected, what, got):
    with hint(*HINT_LGG):
        require(
            specialises(clause, expected) is not None and specialises(expected, clause) is not None,
            f"{what[0]}与 LGG 不同 (变量改名不算)",
            f"{what[1]} is not the LGG, up to the names of variables",
            expected=expected,
            got=got,
        )


def an_example(got, examples):
    pair = [plain(one) for one in sequence(got, 2, ("正例", "a positive"))]
    for one in examples:
        if all(map(same, one, pair)):
            return one
    require(False, "members 里应是正例", "`members` should hold positives", got=got)


def judge_set(got, data):
    facts, predicates, positives = data["facts"], data["predicates"], data["positives"]
    holding = Holding(data)
    clauses, reached = [], []
    for place, one in enumerate(sequence(got, None, ("LGG 的列表", "the list of LGGs")), 1):
        with at(f"第 {place} 条", f"entry {place}"):
            entry = mapping(one, ("clause", "members"), ("一条", "an entry"))
            clause = a_clause(entry["clause"], ("clause", "the clause"))
            members = [
                an_example(pair, positives) for pair in sequence(entry["members"], None, ("members", "the members"))
            ]
            require(len(members) >= 2, "members 至少应有两个", "There should be two members at least", got=members)
            require(
                len(set(members)) == len(members), "members 里有重复的", "`members` repeats a positive", got=members
            )
            require_same(clause, lgg_of(members, facts, predicates), ("clause ", "The clause"), clause)
            require(all(map(variables_of, clause[0][1:])), "头里有常量", "There is a constant in the head", got=clause)
            wrong = covered_by(clause, data, data["negatives"])
            require(not wrong, f"它覆盖了反例 {wrong}", f"It covers the negatives {wrong}", got=clause)
            missing = [pair for pair in covered_by(clause, data, positives) if pair not in members]
            require(
                not missing,
                f"members 里缺少它覆盖的正例 {missing}",
                f"`members` lacks positives that it covers: {missing}",
                got=one,
            )
            with hint(*HINT_SET):
                more = [pair for pair in positives if pair not in members and holding.allows([*members, pair])]
                require(
                    not more,
                    f"再加进 {more[0] if more else ''} 也不覆盖反例",
                    f"With {more[0] if more else ''} added it still covers no negative",
                    got=one,
                )
            key = sorted(atom[0] for atom in clause[1])
            require(key not in clauses, "与前面的一条相同", "It is the same as one before", got=clause)
            clauses.append(key)
            reached += members
    missed = [pair for pair in holding.coverable() if pair not in reached]
    require(
        not missed,
        f"正例 {missed} 没有被覆盖, 而有合乎 (1)、(2) 的规则覆盖它们",
        f"The positives {missed} are not covered, though rules with (1) and (2) cover them",
        got=got,
    )


def melons():
    return watermelon_5_0()


@example_check(
    "书中的例子: 更好(1, 10) 的初始规则, 与更好(1, 15) 的 LGG, 再与更好(2, 10) 的",
    "The book's example: the initial rule of 更好(1, 10), its LGG with 更好(1, 15), and that with 更好(2, 10)",
    points=1.5,
    book="(15.4)",
)
def test_book(answer):
    data = melons()
    facts, predicates = data["facts"], data["predicates"]
    head, body = a_clause(answer.initial_clause((1, 10), facts, predicates))
    equal(head, ("更好", 1, 10), ("头", "the head"))
    expected = [(p, 1, 10) for p in ("敲声更沉", "根蒂更蜷", "脐部更凹", "触感更硬")]
    equal(sorted(body), expected, ("体 (排了序)", "the body (sorted)"))
    three = ("根蒂更蜷", "脐部更凹", "触感更硬")
    for examples, terms in (([(1, 10), (1, 15)], (1, "?Y")), ([(1, 10), (1, 15), (2, 10)], ("?X", "?Y"))):
        got = a_clause(answer.lgg_of(examples, facts, predicates))
        expected = ("更好", *terms), [(p, *terms) for p in three]
        require_same(got, expected, (f"{examples} 的规则", f"The rule of {examples}"), got)
    got = answer.consistent(expected, facts, data["constants"], data["negatives"])
    equal(boolean(got), True, ("没有覆盖反例", "whether it covers no negative"))


NO_FACTS = relations(0, 2, 2, ["p", "q"]) | {"facts": set()}
SAME_FIRST = {
    "constants": [1, 2, 3, 4],
    "predicates": ["p", "q"],
    "facts": {("p", 1, 3), ("p", 1, 4), ("q", 2, 3)},
    "positives": [(1, 3), (1, 4), (2, 3)],
    "negatives": [(3, 1), (4, 1), (3, 2)],
}
TYPES = {
    "constants": [1, "1", 2, "2"],
    "predicates": ["p"],
    "facts": {("p", 1, 2), ("p", "1", 2), ("p", 1, "2")},
    "positives": [(1, 2), ("1", 2), (1, "2")],
    "negatives": [(2, 1)],
}
THREE_NEEDED = {
    # No two of the three positives of p have a rule without constants, all three together have.
    "constants": list(range(6)),
    "predicates": ["p", "q"],
    "facts": {("p", 0, 2), ("p", 0, 3), ("p", 1, 3), ("q", 4, 5), ("q", 2, 0)},
    "positives": [(0, 2), (0, 3), (1, 3), (4, 5)],
    "negatives": [(2, 0), (5, 4)],
}
LARGE = relations(4, 5, 6, [f"p{k}" for k in range(6)], noise=0.6)
WIDE = relations(11, 9, 3, [f"p{k}" for k in range(4)], noise=0.7)
IN_A_ROW = {
    "constants": ["乙", "甲", "丙", "丁"],
    "predicates": ["p", "q"],
    "facts": {("p", "甲", "乙"), ("p", "乙", "丙"), ("p", "甲", "丙"), ("q", "丙", "丁"), ("q", "甲", "乙")},
    "positives": [("甲", "乙"), ("乙", "丙"), ("甲", "丙"), ("丙", "丁")],
    "negatives": [("丙", "甲"), ("丁", "丙")],
}
"""Objects that are the better one here and the worse one there."""
MANY_NUMBERS = relations(5, 3, 3, ["p", "q", "r"], noise=0.5, names=[10**10, 3, -4, 0, 7, 12])
SPECIAL = [melons(), NO_FACTS, SAME_FIRST, TYPES, THREE_NEEDED, LARGE, WIDE, MANY_NUMBERS, IN_A_ROW, *ALIKE]
SPECIAL += [{**THREE_NEEDED, "negatives": []}, {**SAME_FIRST, "positives": [(1, 3)], "negatives": [(3, 1)]}]
SPECIAL += [relations(seed, 4, 4, [f"p{k}" for k in range(4)], noise=0.5) for seed in (1, 5, 10)]
DATA = st.one_of(relational(), relational(predicates=(5, 6), size=(2, 5)))


@property_check(
    "初始规则; 任意几个样例的 LGG, 与样例的次序无关",
    "The initial rule; the LGG of any examples, whatever their order",
    points=2,
    book="§15.5.1",
    given={"data": DATA, "picks": st.lists(st.integers(0, 30), min_size=1, max_size=4)},
    also=[{"data": data, "picks": picks} for data in SPECIAL for picks in ([0], [0, 1], [2, 1, 0], list(range(45)))],
    hint=HINT_LGG,
)
def test_lgg_of(answer, data, picks):
    facts, predicates, positives = data["facts"], data["predicates"], data["positives"]
    examples = [positives[k] for k in dict.fromkeys(k % len(positives) for k in picks)]
    one = examples[0]
    head, body = a_clause(answer.initial_clause(one, facts, predicates))
    equal(head, ("更好", *one), ("初始规则的头", "the head of the initial rule"))
    expected = sorted((p, *one) for p in predicates if (p, *one) in facts)
    equal(
        sorted(body, key=lambda atom: atom[0]),
        expected,
        ("初始规则的体 (按谓词排了序)", "the body of the initial rule (sorted)"),
    )
    expected = lgg_of(examples, facts, predicates)
    for some in (examples, examples[::-1]):
        got = a_clause(answer.lgg_of(some, facts, predicates))
        require_same(got, expected, (f"{some} 的规则", f"The rule of {some}"), got)


@st.composite
def clauses(draw):
    """{"data", "clause"}: any rule over the predicates of the data, with up to two further variables."""
    data = draw(relational())
    some = st.sampled_from(("?X", "?X", "?Y", "?Y", "?Z", "?W", data["constants"][0]))
    head = draw(
        st.sampled_from(
            (
                ("?X", "?Y"),
                ("?X", "?Y"),
                ("?B", "?A"),
                ("?X", "?X"),
                data["negatives"][0],
                (data["negatives"][-1][0], "?Y"),
            )
        )
    )
    body = draw(st.lists(st.tuples(st.sampled_from(data["predicates"]), some, some), max_size=4))
    if head == ("?B", "?A"):
        renamed = {"?X": "?B", "?Y": "?A"}
        body = [(p, renamed.get(s, s), renamed.get(t, t)) for p, s, t in body]
    free = set().union(*map(variables_of, body)) - {one for one in head if isinstance(one, str)}
    return {"data": data, "clause": (("更好", *head), body if len(free) <= 2 else body[:1])}


QUESTIONS = {
    "constants": ["甲?", "乙?b", "b?", 1],
    "predicates": ["p", "q"],
    "facts": {("p", "甲?", "乙?b"), ("p", "乙?b", "b?"), ("q", "甲?", "b?"), ("q", "b?", 1)},
    "positives": [("甲?", "乙?b")],
    "negatives": [("甲?", "b?")],
}
"""Names that hold a question mark further on."""
CHAIN = {
    "constants": [1, 2, 3, 4],
    "predicates": ["p"],
    "facts": {("p", 1, 2), ("p", 2, 3), ("p", 3, 4), ("p", 4, 4)},
    "positives": [(1, 2)],
    "negatives": [(1, 4), (1, 3)],
}


@property_check(
    "consistent: 没有一种选法使规则覆盖反例, 头以外的变量和常量也算在内",
    "consistent: no choice makes the rule cover a negative, with variables and constants outside the head as well",
    points=2,
    book="§15.5.1",
    given={"case": clauses()},
    also=[
        {"case": {"data": CHAIN, "clause": (("更好", *head), body)}}
        for head, body in (
            (("?X", "?Y"), []),
            (("?X", "?X"), []),
            ((1, "?Y"), []),
            ((2, "?Y"), []),
            (("?X", "?Y"), [("p", "?X", "?Y")]),
            (("?X", "?Y"), [("p", "?X", "?Z"), ("p", "?Z", "?Y")]),
            (("?X", "?Y"), [("p", "?X", "?Z"), ("p", "?Z", "?W"), ("p", "?W", "?Y"), ("p", "?W", "?W")]),
            (("?X", "?Y"), [("p", "?X", "?Z"), ("p", "?Z", "?W"), ("p", "?W", "?Y")]),
            (("?X", "?Y"), [("p", "?Y", "?Y")]),
            (("?X", "?Y"), [("p", 1, 2)]),
            (("?X", "?Y"), [("p", 1, 3)]),
            (("?X", "?Y"), [("q", "?X", "?Y")]),
        )
    ]
    + [
        {"case": {"data": QUESTIONS, "clause": (("更好", *head), body)}}
        for head, body in (
            (("?左", "?右1"), [("p", "?左", "?中 间"), ("p", "?中 间", "?右1")]),
            (("?X1", "?X2"), [("p", "?X1", "?X"), ("q", "?X", "?X3")]),
            (("?X1", "?X2"), [("q", "?X1", "?X2"), ("p", "?X", "?X2")]),
            (("甲?", "?右1"), [("q", "甲?", "?右1")]),
            (("乙?b", "?右1"), []),
            (("?X", "b?"), [("p", "乙?b", "b?")]),
            (("?X", "b?"), [("p", "甲?", "b?")]),
        )
    ]
    + [
        {"case": {"data": data, "clause": (("更好", "?X", "?Y"), [(p, "?X", "?Y") for p in data["predicates"]])}}
        for data in SPECIAL
    ]
    # The same rule and negatives, and other facts.
    + [
        {"case": {"data": {**CHAIN, "facts": facts}, "clause": (("更好", "?X", "?Y"), [("p", "?X", "?Y")])}}
        for facts in ({("p", 1, 2), ("p", 2, 3)}, {("p", 1, 3), ("p", 2, 3)})
    ],
    hint=HINT_CONSISTENT,
)
def test_consistent(answer, case):
    data, clause = case["data"], case["clause"]
    wrong = covered_by(clause, data, data["negatives"])
    got = answer.consistent(clause, data["facts"], data["constants"], data["negatives"])
    equal(boolean(got), not wrong, ("没有覆盖反例", "whether it covers no negative"))


@example_check(
    "西瓜数据集 5.0 的 LGG 集合合乎五个条件",
    "The LGGs for watermelon 5.0 meet the five conditions",
    points=2,
    book="表 15.1 / table 15.1",
    hint=HINT_SET,
)
def test_melons(answer):
    data = melons()
    args = (data[key] for key in ("facts", "constants", "positives", "negatives", "predicates"))
    judge_set(answer.lgg_set(*args), data)
    equal(len(Holding(data).coverable()), 20)


@property_check(
    "别的数据的 LGG 集合也合乎五个条件",
    "The LGGs for other data meet the five conditions, too",
    points=2.5,
    given={"data": DATA},
    also=[{"data": data} for data in SPECIAL],
    hint=HINT_SET,
    examples=40,
)
def test_lgg_set(answer, data):
    args = (data[key] for key in ("facts", "constants", "positives", "negatives", "predicates"))
    judge_set(answer.lgg_set(*args), data)


@picture(
    "西瓜数据集 5.0: 每条 LGG 覆盖的正例",
    "Watermelon 5.0: the positives that each LGG covers",
    alt=(
        "每条 LGG 一个五乘五的方格图, 行是好瓜, 列是坏瓜, 涂黑的是它覆盖的.",
        "A five by five grid for each LGG, rows are good melons, columns bad ones; the dark squares are covered.",
    ),
)
def draw_grids(figure, answer, reference, says):
    data = melons()
    args = (data[key] for key in ("facts", "constants", "positives", "negatives", "predicates"))
    found = sequence(answer.lgg_set(*args))[:6]
    good, bad = (sorted({pair[side] for pair in data["positives"]}) for side in (0, 1))
    panels = figure.subplots(2, 3).ravel()
    for panel in panels[len(found) :]:
        panel.axis("off")
    for panel, one in zip(panels, found, strict=False):
        entry = mapping(one, ("clause", "members"))
        members = [tuple(plain(pair)) for pair in entry["members"]]
        panel.imshow([[(i, j) in members for j in bad] for i in good], cmap="Greys", vmin=0, vmax=1.4)
        panel.set_xticks(range(len(bad)), bad, fontsize="x-small")
        panel.set_yticks(range(len(good)), good, fontsize="x-small")
        panel.set_title("\n".join(atom[0] for atom in a_clause(entry["clause"])[1]), fontsize="small")
    figure.tight_layout()
