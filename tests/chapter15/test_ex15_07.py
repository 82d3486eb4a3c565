"""Checks of exercise 15.7."""

from hypothesis import strategies as st

from exercises.datasets import watermelon_5_0
from grader.checks import at, check, equal, exercise, fail, hint, is_none, mapping, picture, require, sequence

from .pins import ex15_07 as pins
from .pins.ex15_07 import generalised, lgg_of, rule
from .shared import a_clause, a_term, specialises, substitute, variables_of

EXERCISE = exercise(
    kind="prove",
    book="§15.5.1, (15.4)",
    patterns=["certificate", "oracle"],
    hints=[
        (
            "在纸上求 p(a, f(a)) 与 p(b, f(b)) 的 LGG：两处的 a、b 是同一对，所以是同一个变量。",
            "Find the LGG of p(a, f(a)) and p(b, f(b)) on paper: a and b are the same pair in both places, so it is the same variable.",
        ),
        (
            "表把每一对项和代替它的变量对应起来；头和体共用一张表，两个置换也从表里读出。",
            "The table links each pair of terms to its variable; head and body share one table, and both substitutions can be read from it.",
        ),
        (
            "r 中的变量 X 在 r1 里成了 Xθ₁，在 r2 里成了 Xθ₂：在 LGG 里，同一个位置上是什么？",
            "The variable X of r became Xθ₁ in r1 and Xθ₂ in r2: what stands at the same place in the LGG?",
        ),
    ],
    written={
        "proof": [
            (
                "由 θ₁、θ₂ 构造 σ：σ(X) = LGG(Xθ₁, Xθ₂)，用同一张表",
                "σ constructed from θ₁ and θ₂: σ(X) = LGG(Xθ₁, Xθ₂), by the same table",
            ),
            ("对项的结构归纳：LGG(tθ₁, tθ₂) = tσ", "LGG(tθ₁, tθ₂) = tσ by induction on the term"),
            ("头与体：r' 经 σ 特化为 LGG", "Head and body: r' specialises to the LGG by σ"),
            (
                "结论：没有严格更特殊的（与 LGG 等价的除外）",
                "The conclusion: none is strictly more special (but equivalent ones)",
            ),
        ]
    },
)

HINT_TERM = (
    "常量相同才不变；符号与参数个数都相同才往里走；其余的每一对一个变量，同一对同一个。",
    "Only equal constants stay; go inside only if symbol and number of arguments agree; every other pair has its variable, the same pair the same.",
)
HINT_LEAST = (
    "体里谓词相同的原子，每一对都要求 LGG；头和体共用一张表。",
    "Take the LGG of every pair of atoms with the same predicate; head and body share one table.",
)
HINT_SIGMA = (
    "σ(X) 经第一个置换应成为 Xθ₁，经第二个应成为 Xθ₂，而且要用 LGG 里已有的变量。",
    "By the first substitution σ(X) should become Xθ₁, by the second Xθ₂, with the variables that the LGG has already.",
)


@st.composite
def term_pairs(draw):
    """{"s", "t", "table"}: similar terms; the table holds pairs of before."""
    s = draw(TERMS)
    table = {}
    for one, other in draw(st.lists(st.tuples(LEAVES, LEAVES), max_size=3)):
        if one != other and (one, other) not in table:
            table[one, other] = f"?V{len(table)}"
    return {"s": s, "t": alter(draw, s), "table": table}


@st.composite
def rules(draw):
    """{"r1", "r2"}: similar rules, now and then with many atoms."""
    arity = draw(st.integers(0, 3))
    head = ("p", *draw(st.lists(TERMS, min_size=arity, max_size=arity)))
    body = []
    for name, count in draw(st.lists(st.sampled_from(PREDICATES), max_size=4)):
        if sum(atom[0] == name for atom in body) < 3:
            body.append((name, *draw(st.lists(TERMS, min_size=count, max_size=count))))
    other = [atom if draw(st.integers(0, 3)) else None for atom in body]
    other = [(atom[0], *[alter(draw, part) for part in atom[1:]]) for atom in other if atom]
    r2 = (head[0], *[alter(draw, part) for part in head[1:]]), draw(st.permutations(other))
    return {"r1": (head, body), "r2": r2}


@st.composite
def between(draw, pairs):
    return generalised(draw, draw(pairs))


@check(points=1.5, book="(15.4)")
def test_book(answer):
    """书中的例子：更好(1, 10) 与更好(1, 15) 的初始规则的 LGG，再与更好(2, 10) 的 /
    The book's example: the LGG of the initial rules of 更好(1, 10) and 更好(1, 15), and that with the one of 更好(2, 10)
    """
    r1, r2, r3 = initial((1, 10)), initial((1, 15)), initial((2, 10))
    first = (("更好", 1, "?Y"), [(one, 1, "?Y") for one in ("根蒂更蜷", "脐部更凹", "触感更硬")])
    second = (("更好", "?X", "?Y"), [(one, "?X", "?Y") for one in ("根蒂更蜷", "脐部更凹", "触感更硬")])
    for one, other, expected in ((r1, r2, first), (first, r3, second)):
        rule, *_ = three(answer.lgg_clause(one, other))
        with hint(*HINT_LEAST):
            require(
                specialises(rule, expected) is not None and specialises(expected, rule) is not None,
                "与书中的 LGG 不同（变量改名不算）",
                "Not the LGG of the book, up to the names of variables",
                expected=expected,
                got=rule,
            )


@check(points=2.5, book="§15.5.1", given={"pair": term_pairs()}, also=pins.lgg_term, hint=HINT_TERM)
def test_lgg_term(answer, pair):
    """两项的 LGG：相同的常量不变，相同的函数往里走，其余的每一对一个变量；已在表中的对沿用，新的对加进表 /
    The LGG of terms: equal constants stay, equal functions are entered, every other pair has its variable; pairs in the table keep theirs, new ones are added
    """
    s, t, before = pair.values()
    term, table = sequence(answer.lgg_term(s, t, before), 2, ("（项，表）", "(term, table)"))
    term = a_term(term)
    pairs = {}
    for key, variable in mapping(table, (), ("表", "the table")).items():
        key = tuple(a_term(part) for part in sequence(key, 2, ("表的键", "a key of the table")))
        require(
            isinstance(variable, str) and variables_of(variable) == {variable},
            "表里的值应是变量",
            "The values of the table should be variables",
            got=table,
        )
        pairs[repr(key)] = variable
    require(
        len(set(pairs.values())) == len(pairs),
        "两对不同的项在表里是同一个变量",
        "Two different pairs have the same variable in the table",
        got=table,
    )
    for key, variable in before.items():
        equal(pairs.get(repr(key)), variable, (f"表中 {key} 的变量", f"the variable of {key} in the table"))
    todo = [(s, t, term)]
    while todo:
        one, other, part = todo.pop()
        if isinstance(one, tuple) and isinstance(other, tuple) and (one[0], len(one)) == (other[0], len(other)):
            require(
                isinstance(part, tuple) and (part[0], len(part)) == (one[0], len(one)),
                f"{one} 与 {other} 的 LGG 应是 {one[0]}(…)，不是 {part}",
                f"The LGG of {one} and {other} should be {one[0]}(…), not {part}",
                got=term,
            )
            todo += zip(one[1:], other[1:], part[1:], strict=True)
        elif repr(one) == repr(other) and not isinstance(one, tuple) and not variables_of(one):
            equal(part, one, (f"{one} 与自己的 LGG", f"the LGG of {one} with itself"))
        else:
            kept = part == one == other and part not in pairs.values()
            require(
                kept or (not isinstance(part, tuple) and pairs.get(repr((one, other))) == part),
                f"{one} 与 {other} 应换成表中这一对的变量，不是 {part}",
                f"{one} and {other} should become the variable of this pair in the table, not {part}",
                got={"term": term, "table": table},
            )


@check(points=3, book="§15.5.1", given={"pair": rules()}, also=pins.lgg_clause, hint=HINT_LEAST)
def test_lgg_clause(answer, pair):
    """规则的 LGG 经两个置换特化为 r1 和 r2，任何这样的规则都能特化为它；头的谓词不同时没有 /
    The LGG of rules specialises to r1 and r2 by the two substitutions, and any such rule specialises to it; there is none for different heads
    """
    r1, r2 = pair["r1"], pair["r2"]
    got = answer.lgg_clause(r1, r2)
    if (r1[0][0], len(r1[0])) != (r2[0][0], len(r2[0])):
        is_none(got, ("头不同时的 LGG", "the LGG for different heads"))
    else:
        judge_lgg(got, r1, r2)


@check(points=3, book="§15.5.1", given={"case": between(rules())}, also=pins.factor_through, hint=HINT_SIGMA)
def test_factor_through(answer, case):
    """由使 r 特化为 r1 和 r2 的两个置换，得到使它特化为 LGG 的置换 /
    From the substitutions that specialise r to r1 and to r2 follows one that specialises it to the LGG"""
    r, theta1, theta2, r1, r2 = (case[key] for key in ("r", "theta1", "theta2", "r1", "r2"))
    own = answer.lgg_clause(r1, r2)
    with at("lgg_clause(r1, r2) 给出的", "what lgg_clause(r1, r2) gives"):
        own, *_ = three(own)
    got = answer.factor_through(r, theta1, theta2, r1, r2)
    sigma = a_substitution(got, ("置换", "the substitution"))
    require_specialises(r, sigma, own, (" LGG ", "the LGG"), {"sigma": got, "lgg": own})


@picture(
    "r' 特化为 LGG，LGG 特化为 r1 和 r2",
    "r' specialises to the LGG, the LGG to r1 and r2",
    alt=(
        "四个方框：上面是 r'，中间是 LGG，下面左右是 r1 和 r2；箭头上写着置换。",
        "Four boxes: r' above, the LGG in the middle, r1 and r2 below to the left and right; the substitutions are on the arrows.",
    ),
)
def draw_diagram(figure, answer, reference, says):
    r = rule(["p", "?X", "?Y"], ["q", "?Z"])
    theta1, theta2 = {"?X": "a", "?Y": "a", "?Z": "b"}, {"?X": "c", "?Y": "c", "?Z": "c"}
    r1, r2 = rule(["p", "a", "a"], ["q", "b"]), rule(["p", "c", "c"], ["q", "c"])
    lgg, phi1, phi2 = three(answer.lgg_clause(r1, r2))
    sigma = a_substitution(answer.factor_through(r, theta1, theta2, r1, r2), ("σ", "σ"))

    def told(one):
        def atom(parts):
            return f"{parts[0]}({', '.join(map(str, parts[1:]))})"

        return f"{atom(one[0])} ← {' ∧ '.join(map(atom, one[1]))}"

    axes = figure.subplots()
    axes.axis("off")
    places = {"r'": (0.5, 0.9), "LGG": (0.5, 0.5), "r1": (0.2, 0.1), "r2": (0.8, 0.1)}
    for (name, place), one in zip(places.items(), (r, lgg, r1, r2), strict=True):
        axes.text(*place, f"{name}: {told(one)}", ha="center", va="center", bbox={"facecolor": "white"})
    for start, end, theta in (("r'", "LGG", sigma), ("LGG", "r1", phi1), ("LGG", "r2", phi2)):
        axes.annotate("", places[end], places[start], arrowprops={"arrowstyle": "->", "shrinkA": 14, "shrinkB": 14})
        middle = [(one + other) / 2 for one, other in zip(places[start], places[end], strict=True)]
        axes.text(*middle, "{" + ", ".join(f"{key}: {term}" for key, term in theta.items()) + "}", fontsize="small")


HINT_PHI = (
    "变量代替的是一对项：第一个置换取前一个，第二个取后一个。",
    "A variable stands for a pair of terms: the first substitution takes the former, the second the latter.",
)
CONSTANTS = ("a", "b", 1, "1", "ab", "甲?", 10**10, "a b", 0)
VARIABLES = ("?X", "?Y", "?V0", "?V1")


def a_substitution(got, what):
    theta = {}
    for variable, term in mapping(got, (), what).items():
        require(
            isinstance(variable, str) and variables_of(variable) == {variable},
            f"{what[0]}的键应是变量",
            f"The keys of {what[1]} should be variables",
            got=got,
        )
        theta[variable] = a_term(term, what)
    return theta


def specialised(rule, theta):
    return substitute(theta, rule[0]), [substitute(theta, atom) for atom in rule[1]]


def require_specialises(rule, theta, other, whose, got):
    """`whose` is (zh, en), the name of `other`."""
    head, body = specialised(rule, theta)
    require(
        head == other[0] and repr(head) == repr(other[0]),
        f"头经置换成为 {head}，不是{whose[0]}的头 {other[0]}",
        f"The head becomes {head}, which is not the head {other[0]} of {whose[1]}",
        got=got,
    )
    there = set(map(repr, other[1]))
    strange = [atom for atom in body if repr(atom) not in there]
    require(
        not strange,
        f"体中的原子经置换成为 {strange[0] if strange else ''}，不在{whose[0]}的体中",
        f"An atom of the body becomes {strange[0] if strange else ''}, which is not in the body of {whose[1]}",
        got=got,
    )


def three(got):
    parts = sequence(got, 3, ("（LGG，置换，置换）", "(LGG, substitution, substitution)"))
    rule = a_clause(parts[0], ("LGG", "the LGG"))
    return rule, *(a_substitution(part, (f"第 {k} 个置换", f"substitution {k}")) for k, part in enumerate(parts[1:], 1))


def judge_lgg(got, r1, r2):
    rule, *phis = three(got)
    for phi, other, name in zip(phis, (r1, r2), ("r1", "r2"), strict=True):
        with at(f"特化为 {name}", f"specialising to {name}"), hint(*HINT_PHI):
            require_specialises(rule, phi, other, (f" {name} ", name), got)
    if specialises(lgg_of(r1, r2)[0], rule) is None:
        with hint(*HINT_LEAST):
            fail(
                "它能特化为 r1 和 r2，但不是最特殊的：有一条这样的规则不能特化为它",
                "It specialises to r1 and r2, but is not the most special: such a rule exists that does not specialise to it",
                expected=lgg_of(r1, r2)[0],
                got=got,
            )


def initial(example):
    """The initial rule of 更好(i, j): what holds between i and j, in this order."""
    data = watermelon_5_0()
    facts = data["facts"]
    return ("更好", *example), [(one, *example) for one in data["predicates"] if (one, *example) in facts]


def terms(leaves, depth=2):
    if depth == 0:
        return leaves
    below = terms(leaves, depth - 1)
    return st.one_of(leaves, st.tuples(st.sampled_from(("f", "fg")), below), st.tuples(st.just("g"), below, below))


LEAVES = st.sampled_from((*CONSTANTS[:5], *CONSTANTS, *VARIABLES))
TERMS = terms(LEAVES)


def alter(draw, term):
    """The same term with some parts replaced."""
    kind = draw(st.integers(0, 5))
    if kind == 0:
        return draw(TERMS)
    if isinstance(term, tuple):
        return (term[0], *[alter(draw, part) for part in term[1:]])
    return draw(LEAVES) if kind == 1 else term


PREDICATES = (("q", 1), ("q", 2), ("r", 2), ("ra", 2), ("s", 0))
