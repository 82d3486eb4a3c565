"""Checks of exercise 15.8."""

from hypothesis import strategies as st

from grader.checks import at, boolean, check, equal, exercise, hint, mapping, memo, picture, plain, require, sequence

from .pins import ex15_08 as pins
from .pins.ex15_08 import melons
from .shared import a_clause, fires, relational, specialises, variables_of

EXERCISE = exercise(
    kind="program",
    book="§15.5.1，表 15.1 / table 15.1",
    patterns=["certificate", "oracle"],
    hints=[
        (
            "取两个正例，写出各自的初始规则：LGG 的体里留下哪些谓词，头里留下哪些常量？",
            "Take two positives and write their initial rules: which predicates stay in the body of the LGG, which constants in its head?",
        ),
        (
            "每加进一个正例，体里的谓词只会变少；少到什么程度会放进反例？",
            "With each positive added the body can only lose predicates; when does it let a negative in?",
        ),
        (
            "LGG 的体总是若干个正例的谓词集合之交：列出所有这样的交，留下合乎条件的最小的。",
            "The body of an LGG is an intersection of the positives' sets of predicates: list all of these, and keep the smallest that meet the "
            "conditions.",
        ),
    ],
)

HINT_LGG = (
    "两条规则都有的谓词才留下；头里的对象相同就保持，不同就换成变量，体里也一样。",
    "A predicate stays if both rules have it; objects of the head stay if they are the same, otherwise they become a variable, in the body as well.",
)
HINT_CONSISTENT = (
    "头与反例对上以后，头以外的变量可以是任何对象：有一种选法使体都成立，就覆盖了。",
    "Once the head matches the negative, other variables may be any object: if some choice makes the whole body true, it is covered.",
)
HINT_CONSTANT = (
    "头里还有常量，说明这些正例的这一个对象都相同：这样的规则不收，而要继续加进别的正例。",
    "A constant in the head means that these positives share that object: such a rule does not count; go on adding positives.",
)
HINT_MEMBERS = (
    "members 是规则覆盖的全部正例，不只是求 LGG 时用到的那几个：求出规则以后，再查一遍所有正例。",
    "`members` are all positives that the rule covers, not only those it was made of: once it is there, go over all of them.",
)
HINT_REPEATED = (
    "只有变量名或文字次序不同的两条规则是同一条：收下之前先与已有的比较。",
    "Two rules that differ only in the names of variables or in order are one: compare before you keep another.",
)
HINT_EVERY_POSITIVE = (
    "按次序贪心地加正例，可能走进死路（头里留着常量，或再也加不进）：换别的起点和次序再试；体为空、头是两个变量的规则也算。",
    "Adding positives greedily in order may end in a dead end (a constant stays in the head): try other starts and orders. A rule "
    "with an empty body and two variables in its head counts as well.",
)
HINT_SET = (
    "逐个试别的正例：加进去以后的 LGG 还不覆盖反例的话，就还不是最大。",
    "Try every other positive: if the LGG with it still covers no negative, the rule is not yet as large as it can be.",
)
DATA = st.one_of(relational(), relational(predicates=(5, 6), size=(2, 5)))


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


@check(points=1.5, book="(15.4)")
def test_book(answer):
    """书中的例子：更好(1, 10) 的初始规则，与更好(1, 15) 的 LGG，再与更好(2, 10) 的 /
    The book's example: the initial rule of 更好(1, 10), its LGG with 更好(1, 15), and that with 更好(2, 10)"""
    data = melons()
    facts, predicates = data["facts"], data["predicates"]
    head, body = a_clause(answer.initial_clause((1, 10), facts, predicates))
    equal(head, ("更好", 1, 10), ("头", "the head"))
    expected = [(p, 1, 10) for p in ("敲声更沉", "根蒂更蜷", "脐部更凹", "触感更硬")]
    equal(sorted(body), expected, ("体（排了序）", "the body (sorted)"))
    three = ("根蒂更蜷", "脐部更凹", "触感更硬")
    for examples, terms in (([(1, 10), (1, 15)], (1, "?Y")), ([(1, 10), (1, 15), (2, 10)], ("?X", "?Y"))):
        got = a_clause(answer.lgg_of(examples, facts, predicates))
        expected = ("更好", *terms), [(p, *terms) for p in three]
        require_same(got, expected, (f"{examples} 的规则", f"The rule of {examples}"), got)
    got = answer.consistent(expected, facts, data["constants"], data["negatives"])
    equal(boolean(got), True, ("没有覆盖反例", "whether it covers no negative"))


@check(
    points=2,
    book="§15.5.1",
    given={"data": DATA, "picks": st.lists(st.integers(0, 30), min_size=1, max_size=4)},
    also=pins.lgg_of_inputs,
    hint=HINT_LGG,
)
def test_lgg_of(answer, data, picks):
    """初始规则；任意几个样例的 LGG，与样例的次序无关 /
    The initial rule; the LGG of any examples, whatever their order"""
    facts, predicates, positives = data["facts"], data["predicates"], data["positives"]
    examples = [positives[k] for k in dict.fromkeys(k % len(positives) for k in picks)]
    one = examples[0]
    head, body = a_clause(answer.initial_clause(one, facts, predicates))
    equal(head, ("更好", *one), ("初始规则的头", "the head of the initial rule"))
    expected = sorted((p, *one) for p in predicates if (p, *one) in facts)
    equal(
        sorted(body, key=lambda atom: atom[0]),
        expected,
        ("初始规则的体（按谓词排了序）", "the body of the initial rule (sorted)"),
    )
    expected = lgg_of(examples, facts, predicates)
    for some in (examples, examples[::-1]):
        got = a_clause(answer.lgg_of(some, facts, predicates))
        require_same(got, expected, (f"{some} 的规则", f"The rule of {some}"), got)


@check(points=2, book="§15.5.1", given={"case": clauses()}, also=pins.consistent, hint=HINT_CONSISTENT)
def test_consistent(answer, case):
    """consistent：没有一种选法使规则覆盖反例，头以外的变量和常量也算在内 /
    consistent: no choice makes the rule cover a negative, with variables and constants outside the head as well"""
    data, clause = case["data"], case["clause"]
    wrong = covered_by(clause, data, data["negatives"])
    got = answer.consistent(clause, data["facts"], data["constants"], data["negatives"])
    equal(boolean(got), not wrong, ("没有覆盖反例", "whether it covers no negative"))


@check(points=2, book="表 15.1 / table 15.1", hint=HINT_SET)
def test_melons(answer):
    """西瓜数据集 5.0 的 LGG 集合合乎五个条件 / The LGGs for watermelon 5.0 meet the five conditions"""
    data = melons()
    args = (data[key] for key in ("facts", "constants", "positives", "negatives", "predicates"))
    judge_set(answer.lgg_set(*args), data)
    equal(len(Holding(data).coverable()), 20)


@check(points=2.5, given={"data": DATA}, also=pins.lgg_set, examples=40, hint=HINT_SET)
def test_lgg_set(answer, data):
    """别的数据的 LGG 集合也合乎五个条件 / The LGGs for other data meet the five conditions, too"""
    args = (data[key] for key in ("facts", "constants", "positives", "negatives", "predicates"))
    judge_set(answer.lgg_set(*args), data)


@picture(
    "西瓜数据集 5.0：每条 LGG 覆盖的正例",
    "Watermelon 5.0: the positives that each LGG covers",
    alt=(
        "每条 LGG 一个五乘五的方格图，行是好瓜，列是坏瓜，涂黑的是它覆盖的。",
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
            f"{what[0]}与 LGG 不同（变量改名不算）",
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
            with hint(*HINT_CONSTANT):
                require(
                    all(map(variables_of, clause[0][1:])), "头里有常量", "There is a constant in the head", got=clause
                )
            with hint(*HINT_CONSISTENT):
                wrong = covered_by(clause, data, data["negatives"])
                require(not wrong, f"它覆盖了反例 {wrong}", f"It covers the negatives {wrong}", got=clause)
            with hint(*HINT_MEMBERS):
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
            with hint(*HINT_REPEATED):
                require(key not in clauses, "与前面的一条相同", "It is the same as one before", got=clause)
            clauses.append(key)
            reached += members
    missed = [pair for pair in holding.coverable() if pair not in reached]
    with hint(*HINT_EVERY_POSITIVE):
        require(
            not missed,
            f"正例 {missed} 没有被覆盖，而有合乎 (1)、(2) 的规则覆盖它们",
            f"The positives {missed} are not covered, though rules with (1) and (2) cover them",
            got=got,
        )
