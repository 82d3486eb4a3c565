"""Checks of exercise 15.6."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import at, boolean, check, equal, exercise, hint, picture, plain, require, sequence
from grader.strategies import seeds

from .pins import ex15_06 as pins
from .pins.ex15_06 import melons, scattered, turned
from .shared import STRANGE_OBJECTS, an_atom, fires, relational, variables_of

EXERCISE = exercise(
    kind="program",
    book="§15.5.1，表 15.1 / table 15.1",
    patterns=["oracle", "certificate"],
    extra=["learn_all"],
    hints=[
        (
            "先把一个正例写成没有变量的规则：哪些事实同时说到两个瓜？谁在前面都要。",
            "Write one positive as a rule without variables first: which facts are about both melons? In either order.",
        ),
        (
            "换成变量以后，体里的文字越少，覆盖的越多；少到什么程度会放进反例？",
            "With variables the fewer literals a body has, the more it covers; when does it let a negative in?",
        ),
        (
            "一个正例，如果它的全部文字在某个反例那里也都成立，就没有办法了；其余的，由自己的全部文字构成的规则总不覆盖反例。",
            "If all literals of a positive hold for some negative as well, nothing helps; otherwise the rule of all its literals covers no negative.",
        ),
    ],
)

HINT_SATURATE = (
    "逐个看事实：它的两个对象是不是都在样例之中 (2)，或者至少有一个 (3)。",
    "Look at each fact: are both its objects in the example (2), or at least one of them (3)?",
)
HINT_VARIABLES = (
    "先给头的两个对象起名，再按体中出现的先后给别的对象起名；谓词不动。",
    "Name the two objects of the head first, then the others as they occur in the body; predicates stay.",
)
HINT_UNREACHABLE = (
    "写出一个正例的全部文字（两个方向的都算）：有没有反例，这些文字在它那里也都成立？",
    "Write all literals of a positive, of both directions: is there a negative for which all of them hold, too?",
)


@st.composite
def worse_data(draw) -> dict:
    if draw(st.booleans()):
        return turned(draw(relational()), draw(seeds()), draw(st.sampled_from((1.0, 0.7, 0.4))))
    strange = draw(st.booleans())
    return scattered(
        draw(seeds()),
        draw(st.integers(3, 8)),
        draw(st.integers(1, 4)),
        draw(st.sampled_from((0.1, 0.3, 0.6))),
        STRANGE_OBJECTS if strange else None,
        draw(st.integers(1, 12)),
    )


@st.composite
def ground_rules(draw):
    """A rule without variables over few or many objects."""
    objects = draw(
        st.sampled_from((["甲", "乙", "丙"], STRANGE_OBJECTS, list(range(1, 13)), ["p", "q", "更坏", "p0", "X"]))
    )
    rng = np.random.default_rng(draw(seeds()))
    things = [objects[int(k)] for k in rng.permutation(len(objects))]
    count = draw(st.integers(0, 12))
    body = [
        (str(rng.choice(("p", "q", "p0"))), *(things[int(k)] for k in rng.integers(len(things), size=2)))
        for _ in range(count)
    ]
    return ("更坏", *things[:2]), body


@check(points=1.5, book="表 15.1 / table 15.1")
def test_melons(answer):
    """西瓜数据集 5.0：更坏(10, 1) 的规则，换成变量以后的，以及够不着的正例 /
    Watermelon 5.0: the rule of 更坏(10, 1), the same with variables, and the positives that are unreachable"""
    data = melons()
    head, body = ground(answer.saturate((10, 1), data["facts"], 2))
    names = ("敲声更沉", "根蒂更蜷", "脐部更凹", "触感更硬")
    with hint(*HINT_SATURATE):
        equal(head, ("更坏", 10, 1), ("头", "the head"))
        equal(sorted(body), [(name, 1, 10) for name in names], ("体（排了序）", "the body (sorted)"))
    with hint(*HINT_VARIABLES):
        got = ground(answer.variabilise((("更坏", 10, 1), [("敲声更沉", 1, 10), ("根蒂更蜷", 1, 10)])))
        expected = HEAD, [("敲声更沉", "?Y", "?X"), ("根蒂更蜷", "?Y", "?X")]
        equal(got, expected, ("换成变量以后的规则", "the rule with variables"))
    with hint(*HINT_UNREACHABLE):
        # 15 is darker than 6 and clearer than 7; no other fact tells them apart, and some good melon is so compared with a bad one.
        got = answer.unreachable(data["facts"], data["pos"], data["neg"])
        same_pairs(got, [(15, 6), (15, 7)], ("够不着的正例", "the positives that are unreachable"))


@check(points=2, book="表 15.1 / table 15.1")
def test_learn_melons(answer):
    """西瓜数据集 5.0 上的一组规则：不覆盖反例，覆盖能覆盖的正例 /
    Rules for watermelon 5.0: they cover no negative, and all positives that can be covered"""
    data = melons()
    got = answer.learn_worse(*arguments(data))
    together = judge_rules(got, data)
    require_all(together, within_reach(data), got)
    count = len(sequence(got))
    with hint(*HINT_LEARN):
        require(count <= 10, f"规则太多：有 {count} 条，至多 10 条", f"There are {count} rules, more than 10", got=got)


@check(points=0.5, given={"data": worse_data()}, also=pins.worse_examples, examples=20)
def test_worse_examples(answer, data):
    """ "更坏" 的正例和反例就是 "更好" 的，两个对象交换位置 /
    The positives and negatives of "worse" are those of "better" with their objects exchanged"""
    pos, neg = sequence(
        answer.worse_examples(data["pos"], data["neg"]), 2, ("（正例，反例）", "(positives, negatives)")
    )
    same_pairs(pos, [pair[::-1] for pair in data["pos"]], ("正例（排了序）", "the positives (sorted)"))
    same_pairs(neg, [pair[::-1] for pair in data["neg"]], ("反例（排了序）", "the negatives (sorted)"))


@check(
    points=1,
    book="§15.5.1",
    given={"data": worse_data(), "pick": st.integers(0, 30), "most": st.sampled_from((2, 3))},
    also=pins.saturate,
    examples=40,
    hint=HINT_SATURATE,
)
def test_saturate(answer, data, pick, most):
    """体由两个对象都在样例之中的事实构成，或者至少有一个在样例之中的 /
    The body has the facts with both objects in the example, or with at least one of them"""
    examples = [*data["pos"], *data["neg"]]
    a, b = examples[pick % len(examples)] if examples else tuple(data["constants"][:2])
    head, body = ground(answer.saturate((a, b), data["facts"], most))
    equal(head, ("更坏", a, b), ("头", "the head"))
    near = (2, 1)[most - 2]
    expected = [fact for fact in data["facts"] if sum(thing in (a, b) for thing in fact[1:]) >= near]
    order = {"key": lambda atom: [(str(one), type(one).__name__) for one in atom]}
    equal(sorted(body, **order), sorted(expected, **order), ("体（排了序）", "the body (sorted)"))


@check(points=1, given={"clause": ground_rules()}, also=pins.variabilise, examples=40, hint=HINT_VARIABLES)
def test_variabilise(answer, clause):
    """同一对象换成同一变量，体中别的对象按出现的先后编号，谓词和次序不变 /
    The same object becomes the same variable, others are numbered as they occur, predicates and order stay"""
    (_, a, b), body = clause
    things = [thing for atom in body for thing in atom[1:] if thing not in (a, b)]
    names = {a: "?X", b: "?Y"} | {thing: f"?Z{k}" for k, thing in enumerate(dict.fromkeys(things), 1)}
    got = ground(answer.variabilise(clause))
    expected = HEAD, [(p, names[s], names[t]) for p, s, t in body]
    equal(got, expected, ("换成变量以后的规则", "the rule with variables"))


@check(points=2, given={"data": worse_data()}, also=pins.unreachable, hint=HINT_UNREACHABLE)
def test_unreachable(answer, data):
    """够不着的正例，一个不多，一个不少 / The positives that are unreachable, all of them and no others"""
    got = answer.unreachable(data["facts"], data["pos"], data["neg"])
    same_pairs(got, beyond_reach(data), ("够不着的正例（排了序）", "the positives that are unreachable (sorted)"))


@check(points=2, given={"data": worse_data()}, also=pins.learn_worse, examples=30)
def test_learn_worse(answer, data):
    """别的数据上的规则：不覆盖反例，覆盖够得着的全部正例 /
    Rules for other data: they cover no negative, and all positives that are not unreachable"""
    got = answer.learn_worse(*arguments(data))
    together = judge_rules(got, data)
    require_all(together, within_reach(data), got)


@check(given={"data": worse_data()}, also=pins.worse_examples, examples=8, extra=True)
def test_learn_all(answer, data):
    """选做：规则覆盖西瓜数据集 5.0 的全部正例，在别的数据上覆盖够得着的 /
    Optional: rules that cover all positives of watermelon 5.0, and on other data those that are not unreachable"""
    got = answer.learn_all(*arguments(data))
    wanted, words = (data["pos"], HINT_ALL) if data == melons() else (within_reach(data), HINT_LEARN)
    require_all(judge_rules(got, data), wanted, got, words)


@picture(
    "西瓜数据集 5.0：每个正例 更坏(i, j) 由几条规则覆盖",
    "Watermelon 5.0: how many rules cover each positive 更坏(i, j)",
    alt=(
        "五乘五的方格图，行是坏瓜 i，列是好瓜 j，格中是覆盖它的规则的条数，0 是没有覆盖的。",
        "A five by five grid, rows are bad melons i, columns good ones j; each square has the number of rules that cover it.",
    ),
)
def draw_grid(figure, answer, reference, says):
    data = melons()
    known = descriptions(data)
    rules = [a_rule(one) for one in sequence(answer.learn_worse(*arguments(data)))][:50]
    bad, good = (sorted({pair[side] for pair in data["pos"]}) for side in (0, 1))
    numbers = [[sum(bool(reached(one, data, [(i, j)], known)) for one in rules) for j in good] for i in bad]
    axes = figure.subplots()
    axes.imshow(numbers, cmap="Greys", vmin=0, vmax=2 * max(1, *map(max, numbers)))
    for row, line in enumerate(numbers):
        for column, count in enumerate(line):
            axes.text(column, row, count, ha="center", va="center")
    axes.set_xticks(range(len(good)), good)
    axes.set_yticks(range(len(bad)), bad)
    axes.set(xlabel=says("好瓜 j", "good melon j"), ylabel=says("坏瓜 i", "bad melon i"))


HEAD = ("更坏", "?X", "?Y")
HINT_LEARN = (
    "由还没有覆盖的正例的全部文字出发，只要不放进反例就删去文字；这样总能覆盖能覆盖的正例。",
    "Start from all literals of a positive not yet covered, and delete literals as long as no negative comes in; whatever can be covered is covered so.",
)
HINT_ALL = (
    '第三个瓜可以说出 "不是最浅的"；否定文字可以说出 "不更深"。',
    'A third melon can say "not the lightest", a negated literal "not darker".',
)


def arguments(data):
    return [data[key] for key in ("facts", "constants", "pos", "neg")]


def descriptions(data) -> dict:
    """For each example all atoms over ?X and ?Y that hold."""
    facts, predicates = data["facts"], {fact[0] for fact in data["facts"]}
    found = {}
    for example in (*data["pos"], *data["neg"]):
        sides = list(zip(("?X", "?Y"), example, strict=True))
        found[example] = {
            (p, s, t) for p in predicates for s, one in sides for t, other in sides if (p, one, other) in facts
        }
    return found


def beyond_reach(data) -> list:
    known = descriptions(data)
    return [one for one in data["pos"] if any(known[one] <= known[other] for other in data["neg"])]


def within_reach(data) -> list:
    beyond = beyond_reach(data)
    return [one for one in data["pos"] if one not in beyond]


def a_pair(got):
    return tuple(plain(one) for one in sequence(got, 2, ("样例", "an example")))


def in_order(pairs):
    return sorted(pairs, key=lambda pair: [(str(one), type(one).__name__) for one in pair])


def same_pairs(got, expected, what):
    """Equal but for order; 1 and "1" are different objects."""
    if isinstance(got, (set, frozenset)):
        got = list(got)
    got = [a_pair(one) for one in sequence(got, None, what)]
    equal(in_order(got), in_order(expected), what)


def a_literal(got):
    """(sign, atom); an atom alone is positive."""
    parts = sequence(got, None, ("文字", "the literal"))
    if len(parts) == 2 and isinstance(plain(parts[0]), bool):
        return boolean(parts[0]), an_atom(parts[1])
    return True, an_atom(parts)


def a_rule(got):
    head, body = sequence(got, 2, ("规则", "the rule"))
    return an_atom(head, ("规则头", "the head")), [
        a_literal(one) for one in sequence(body, None, ("规则体", "the body"))
    ]


def ground(got):
    """Head and atoms of a rule with positive literals."""
    head, body = a_rule(got)
    require(all(sign for sign, _ in body), "体中不应有否定文字", "There should be no negated literals", got=got)
    return head, [atom for _, atom in body]


def reached(rule, data, examples, known):
    """The examples that the rule covers; `known` holds descriptions."""
    head, body = rule
    if any(variables_of(atom) - {"?X", "?Y"} for _, atom in body):
        return [one for one in examples if fires(head, body, data["facts"], data["constants"], one)]
    return [one for one in examples if all((atom in known[one]) == sign for sign, atom in body)]


def judge_rules(got, data):
    """The positives that the rules cover together."""
    predicates = {fact[0] for fact in data["facts"]}
    known = descriptions(data)
    together = []
    for place, one in enumerate(sequence(got, None, ("规则集", "the rules")), 1):
        with at(f"第 {place} 条规则", f"rule {place}"):
            head, body = a_rule(one)
            equal(head, HEAD, ("头", "the head"))
            for _, atom in body:
                require(
                    atom[0] in predicates and len(atom) == 3,
                    f"体中的原子应是（facts 里的谓词，变量，变量），不是 {atom}",
                    f"An atom of the body should be (a predicate of the facts, variable, variable), not {atom}",
                    got=one,
                )
                require(all(map(variables_of, atom[1:])), f"{atom} 里有常量", f"There is a constant in {atom}", got=one)
            others = set().union(*(variables_of(atom) for _, atom in body)) - {"?X", "?Y"}
            require(
                len(others) <= 1, "头以外至多一个变量", "There should be one variable outside the head at most", got=one
            )
            wrong = reached((head, body), data, data["neg"], known)
            with hint(*HINT_LEARN):
                require(not wrong, f"它覆盖了反例 {wrong}", f"It covers the negatives {wrong}", got=one)
            right = reached((head, body), data, data["pos"], known)
            require(right, "它没有覆盖正例", "It covers no positive", got=one)
            together += right
    return together


def require_all(together, wanted, got, words=HINT_LEARN):
    missed = [one for one in wanted if one not in together]
    with hint(*words):
        require(
            not missed,
            f"正例 {missed} 没有被覆盖，而有规则可以覆盖它们",
            f"The positives {missed} are not covered, though there are rules that cover them",
            got=got,
        )
