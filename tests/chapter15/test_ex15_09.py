"""Checks of exercise 15.9."""

from hypothesis import strategies as st

from grader.checks import boolean, check, equal, exercise, fail, mapping, memo, picture, require
from grader.strategies import nested

from .pins import ex15_09 as pins

EXERCISE = exercise(
    kind="program",
    book="§15.5.2",
    patterns=["certificate", "two sides"],
    hints=[
        (
            "在纸上合一 P(?X, f(?X)) 与 P(a, ?Y)：每一步比较什么，记下什么？",
            "Unify P(?X, f(?X)) and P(a, ?Y) on paper: what is compared at each step, and what is written down?",
        ),
        (
            "先把已经求得的置换作用到还没比较的部分，再往下比。",
            "Apply what you have found so far to what is still to be compared, before comparing further.",
        ),
        (
            "把 {变量: 项} 复合到已求得的置换上，先前的项里就不会再有被绑定的变量；变量在自己的项里时无解。",
            "Compose {variable: term} with what you have: then no earlier term holds a bound variable. A variable inside its own "
            "term has no solution.",
        ),
    ],
)

CONSTANTS = ("a", "B", 1, "1", "a b", "X", "甲", 0, 10**10)
VARIABLES = ("?X", "?Y", "?X1", "?W")


def terms(leaves, depth=2):
    """Terms over f/1, fg/1 and g/2 of at most this depth."""
    if depth == 0:
        return leaves
    below = terms(leaves, depth - 1)
    return st.one_of(leaves, st.tuples(st.sampled_from(("f", "fg")), below), st.tuples(st.just("g"), below, below))


def or_deep(leaves):
    """Such terms, and now and then one of 45 levels and more, or with more than a hundred arguments."""
    usual = terms(leaves)
    deep = nested(usual, lambda term: st.tuples(st.sampled_from(("f", "fg")), st.just(term)))
    wide = st.lists(usual, min_size=3, max_size=5).map(lambda some: ("h", *(some * 40)[:110]))
    return st.one_of(usual, usual, usual, usual, deep, wide)


OPEN = or_deep(st.sampled_from((*CONSTANTS, *VARIABLES)))
SUBSTITUTIONS = st.dictionaries(
    st.sampled_from(VARIABLES), terms(st.sampled_from((*CONSTANTS, *VARIABLES))), max_size=3
).map(lambda theta: {variable: term for variable, term in theta.items() if term != variable})


@st.composite
def unifiable(draw):
    """{"atoms", "sigma"}: generalisations of one ground atom, and the substitution that makes them that atom."""
    ground = ("P", *draw(st.lists(GROUND, min_size=1, max_size=3)))
    sigma = {}

    def generalise(term):
        if draw(st.integers(0, 3)) == 0:
            known = [variable for variable, value in sigma.items() if value == term and type(value) is type(term)]
            if known and draw(st.integers(0, 9)) < 7:
                return draw(st.sampled_from(known))
            variable = f"?{len(sigma)}"
            sigma[variable] = term
            return variable
        return (term[0], *map(generalise, term[1:])) if isinstance(term, tuple) else term

    atoms = [("P", *map(generalise, ground[1:])) for _ in range(draw(st.integers(2, 4)))]
    return {"atoms": atoms, "sigma": sigma}


@st.composite
def clashes(draw):
    """[atoms without a unifier, nearly the same atoms with one]."""
    term, other = draw(GROUND), draw(GROUND)
    ring = draw(st.integers(1, 4))
    names = [f"?X{k}" for k in range(ring)]
    wrapped = [("f", name) if draw(st.booleans()) else ("g", term, name) for name in names]
    return draw(
        st.sampled_from(
            [
                # One variable for two different terms.
                (
                    [("P", "?X", "?X"), ("P", ("f", term), ("g", other, term))],
                    [("P", "?X", "?Y"), ("P", ("f", term), other)],
                ),
                (
                    [("P", "?X", ("f", "?X")), ("P", "a", ("f", "B"))],
                    [("P", "?X", ("f", "?Y")), ("P", "a", ("f", "B"))],
                ),
                ([("P", "?X", 1), ("P", term, "1")], [("P", "?X", "1"), ("P", term, "1")]),
                # Different symbols, and the same symbol with another number of arguments.
                ([("P", ("f", term)), ("P", ("f", "?X", "?Y"))], [("P", ("g", term, other)), ("P", ("g", "?X", "?Y"))]),
                ([("P", "?X"), ("Q", "?X")], [("Q", "?X"), ("Q", term)]),
                ([("P", ("f", term)), ("P", ("fg", term))], [("P", ("f", "?X")), ("P", ("f", term))]),
                ([("P", "a", 1), ("P", "a b", "?X")], [("P", "a b", 1), ("P", "a b", "?X")]),
                ([("P", "?X", "?Y"), ("P", "?X")], [("P", "?X", "?Y"), ("P", "?X", term)]),
                ([("P", "f"), ("P", ("f", term))], [("P", "?X"), ("P", ("f", term))]),
                # A variable inside its own term, at once or round a ring.
                ([("P", *names), ("P", *wrapped[1:], wrapped[0])], [("P", *names), ("P", *wrapped[1:], term)]),
                ([("P", "?X", "?Y"), ("P", "?Y", ("f", "?X"))], [("P", "?X", "?Y"), ("P", "?Y", ("f", term))]),
                # Each pair has a unifier, the three together have not.
                ([("P", "?X"), ("P", "?Y"), ("P", "a"), ("P", "B")], [("P", "?X"), ("P", "?Y"), ("P", "a")]),
            ]
        )
    )


@check(
    points=1, book="§15.5.2", hint=("?X 与含有 ?X 的项不能合一。", "?X and a term that contains ?X have no unifier.")
)
def test_examples(answer):
    """书中的两个例子，一个嵌套的例子，一个无解的例子 /
    Both examples of the book, a nested one, and one without a unifier"""
    equal(answer.mgu([("色泽更深", 1, "?X"), ("色泽更深", "?Y", 2)]), {"?X": 2, "?Y": 1})
    equal(answer.mgu([("色泽更深", 1, "?Y"), ("色泽更深", "?X", "?Y")]), {"?X": 1})
    nested = [("P", "a", "?x", ("f", ("g", "?y"))), ("P", "?z", ("f", "?z"), ("f", "?u"))]
    equal(answer.mgu(nested), {"?z": "a", "?x": ("f", "a"), "?u": ("g", "?y")})
    equal(answer.mgu([("p", "?X"), ("p", ("f", "?X"))]), None)


@check(
    points=0.5,
    given={"theta": SUBSTITUTIONS, "term": OPEN, "variable": st.sampled_from(VARIABLES)},
    also=pins.apply_and_occurs,
    hint=("换进来的项不再替换。", "What was put in is not replaced again."),
)
def test_apply_and_occurs(answer, theta, term, variable):
    """apply 同时替换各个变量；occurs 在任何深度都能找到变量 /
    apply replaces all variables simultaneously; occurs finds a variable at any depth"""
    equal(answer.apply(theta, term), substitute(theta, term), ("置换的结果", "the term after the substitution"))
    equal(
        boolean(answer.occurs(variable, term)),
        variable in variables_of(term),
        (f"{variable} 是否出现", f"whether {variable} occurs"),
    )


@check(
    points=2,
    given={"data": unifiable()},
    also=pins.unifies,
    hint=("新得到的绑定也要代入先前绑定的项里。", "Put a new binding into the terms that were bound before, too."),
)
def test_unifies(answer, data):
    """求得的置换使所有公式相同，并且幂等 / The substitution found makes all atoms equal, and is idempotent"""
    judge(answer.mgu(data["atoms"]), data["atoms"])


@check(
    points=2.5,
    given={"data": unifiable()},
    also=pins.most_general,
    hint=("不要绑定公式没有要求绑定的变量。", "Bind nothing that the atoms do not force."),
)
def test_most_general(answer, data):
    """它是最一般的：任何合一化子都由它再作一次置换得到 /
    It is most general: every other unifier is this one followed by a substitution"""
    judge(answer.mgu(data["atoms"]), data["atoms"], data["sigma"])


@check(
    points=2,
    given={"pair": clashes()},
    also=pins.failures,
    hint=(
        "?X = f(… ?X …) 没有有限的解；绕一圈的情形要在代入之后才看得出。",
        "?X = f(… ?X …) has no finite solution; round a ring this shows only after substituting.",
    ),
)
def test_failures(answer, pair):
    """符号不同、参数个数不同、变量套着自己（直接或绕一圈）时返回 None；稍改一下有解的就不是 None /
    None where symbols or numbers of arguments differ, or a variable is inside itself, at once or round a ring; not None where a small change helps
    """
    impossible, possible = pair
    got = answer.mgu(impossible)
    require(
        got is None,
        "这些公式不能合一，应返回 None",
        "These atoms have no unifier: the answer is None",
        expected=None,
        got=got,
    )
    judge(answer.mgu(possible), possible, oracle(possible))


@check(
    points=1,
    given={"data": unifiable(), "seed": st.randoms(use_true_random=False).map(lambda random: random.randint(0, 10**6))},
    hint=("逐个比较全部公式，不要只看前两个。", "Compare all of the atoms, not the first two alone."),
)
def test_order(answer, data, seed):
    """与公式的次序、参数的次序、重复的公式都无关；只有一个公式时为 {} /
    The order of atoms, the order of arguments and repeated atoms make no difference; a single atom gives {}"""
    atoms, sigma = data["atoms"], data["sigma"]
    places = sorted(range(1, len(atoms[0])), key=lambda k: seed * k % 7)
    turned = [(atom[0], *(atom[k] for k in places)) for atom in [*reversed(atoms), atoms[seed % len(atoms)]]]
    judge(answer.mgu(turned), turned, sigma)
    equal(answer.mgu(atoms[:1]), {}, ("单个公式的 MGU", "the MGU of a single atom"))
    equal(answer.mgu(atoms[:1] * 3), {}, ("重复公式的 MGU", "the MGU of a repeated atom"))


@check(
    points=0.5,
    given={"theta": SUBSTITUTIONS, "lam": SUBSTITUTIONS, "term": OPEN},
    also=pins.compose,
    hint=(
        "把 λ 作用到 θ 的各项上，再补上 λ 自己的绑定；θ 已绑定的变量以 θ 为准。",
        "Apply λ inside the terms of θ, then add λ's own bindings; for a variable bound in θ, θ counts.",
    ),
)
def test_compose(answer, theta, lam, term):
    """compose(θ, λ) 等于先作 θ 再作 λ，不含恒等绑定 / compose(θ, λ) is θ followed by λ, without identities"""
    expected = {v: substitute(lam, substitute(theta, v)) for v in {**theta, **lam}}
    expected = {v: value for v, value in expected.items() if value != v}
    composed = answer.compose(theta, lam)
    equal(composed, expected, ("θ∘λ", "θ∘λ"))
    equal(
        answer.apply(expected, term), substitute(lam, substitute(theta, term)), ("作 θ∘λ 的结果", "the term after θ∘λ")
    )


@check(
    points=0.5,
    given={"n": st.integers(1, 8)},
    also=pins.doubling,
    examples=8,
    hint=(
        "项的大小每步加倍，但 n ≤ 8 时仍然不大。",
        "Terms double in size with every step, but for n ≤ 8 they stay small.",
    ),
)
def test_doubling(answer, n):
    """层层加倍的例子也能解完：h(?x1, …, ?xn) 与 h(f(?x0, ?x0), f(?x1, ?x1), …) /
    An example that doubles at every step is solved as well: h(?x1, …, ?xn) and h(f(?x0, ?x0), f(?x1, ?x1), …)"""
    atoms = [("h", *(f"?x{k}" for k in range(1, n + 1))), ("h", *(("f", f"?x{k}", f"?x{k}") for k in range(n)))]
    judge(answer.mgu(atoms), atoms, oracle(atoms))


@picture(
    "两个原子公式的项树，以及合一之后的树",
    "The term trees of two atoms, and the tree after unification",
    alt=(
        "左边和中间是两棵项树，被绑定的变量着色；右边是合一后的树",
        "Two term trees with their bound variables coloured, and on the right the tree after unification",
    ),
)
def draw_terms(figure, answer, reference, says):
    atoms = [("P", "a", "?x", ("f", ("g", "?y"))), ("P", "?z", ("f", "?z"), ("f", "?u"))]
    theta = answer.mgu(atoms)
    figure.set_size_inches(10, 4)
    titles = says("公式 1", "Atom 1"), says("公式 2", "Atom 2"), says("合一之后", "Unified")
    for axes, title, atom in zip(figure.subplots(1, 3), titles, [*atoms, answer.apply(theta, atoms[0])], strict=True):
        leaves = iter(range(100))

        def place(term, depth, axes=axes, leaves=leaves):
            below = [place(part, depth + 1) for part in term[1:]] if isinstance(term, tuple) else []
            x = sum(below) / len(below) if below else next(leaves)
            for child in below:
                axes.plot([x, child], [-depth, -depth - 1], color="0.6", zorder=1)
            words = term[0] if below else term
            colour = "#f6d9c5" if words in theta else "white"
            axes.text(x, -depth, words, ha="center", va="center", bbox={"facecolor": colour, "edgecolor": "0.5"})
            return x

        place(atom, 0)
        axes.margins(0.15)
        axes.set_axis_off()
        axes.set_title(title)
    words = ", ".join(f"{variable}: {term}" for variable, term in theta.items())
    figure.text(0.5, 0.02, "{" + words + "}", ha="center")


GROUND = or_deep(st.sampled_from(CONSTANTS))


def substitute(theta, term):
    """The substitution, one symbol after the other."""
    if isinstance(term, tuple):
        return (term[0], *[substitute(theta, part) for part in term[1:]])
    return theta[term] if isinstance(term, str) and term in theta else term


def variables_of(term):
    if isinstance(term, tuple):
        return set().union(*map(variables_of, term[1:]))
    return {term} if isinstance(term, str) and term.startswith("?") else set()


def as_term(value):
    """A student's term with lists for tuples."""
    return tuple(map(as_term, value)) if isinstance(value, (list, tuple)) else value


def judge(got, atoms, unifier=None):
    """Whether `got` unifies the atoms idempotently; if another unifier is given, whether `got` is at least as general."""
    require(
        got is not None, "这些公式可以合一，返回的却是 None", "These atoms can be unified, but None came back", got=got
    )
    theta = {variable: as_term(term) for variable, term in mapping(got, (), ("MGU", "the MGU")).items()}
    own = set().union(*map(variables_of, atoms))
    foreign = sorted((set(theta) | set().union(*map(variables_of, theta.values()))) - own, key=str)
    require(not foreign, f"{foreign} 不是这些公式中的变量", f"{foreign} are not variables of these atoms", got=got)
    unified = [substitute(theta, atom) for atom in atoms]
    for atom in unified[1:]:
        # Not `==`, to which 1 and True are the same.
        if repr(atom) != repr(unified[0]):
            fail(
                f"置换后得到 {unified[0]} 与 {atom}，并不相同",
                f"The substitution gives {unified[0]} and {atom}, which differ",
                got=got,
            )
    for variable, term in theta.items():
        left = sorted(variables_of(term) & set(theta))
        require(
            not left,
            f"{variable} 的项里还有被绑定的变量 {left}，不是幂等的",
            f"The term of {variable} still holds the bound variables {left}: not idempotent",
            got=got,
        )
    for variable in sorted(own) if unifier is not None else ():
        wanted, reached = substitute(unifier, variable), substitute(unifier, substitute(theta, variable))
        if repr(wanted) != repr(reached):  # long words, put together for the one that fails
            fail(
                f"不是最一般的：合一化子 {unifier} 把 {variable} 换成 {wanted}，却不能由它再作置换得到",
                f"Not most general: the unifier {unifier} makes {variable} {wanted}, which cannot be reached from it",
                got=got,
            )


@memo
def oracle(atoms):
    """An idempotent MGU: variables are bound one by one in a chain, which is followed to its end afterwards."""
    bound = {}

    def end(term):
        while isinstance(term, str) and term in bound:
            term = bound[term]
        return term

    def full(term):
        term = end(term)
        return (term[0], *map(full, term[1:])) if isinstance(term, tuple) else term

    def unify(left, right):
        left, right = end(left), end(right)
        for one, other in ((left, right), (right, left)):
            if variables_of(one) == {one}:
                bound.update({one: other} if one != other else {})
                return
        for one, other in zip(left[1:], right[1:], strict=True) if isinstance(left, tuple) else ():
            unify(one, other)

    for atom in atoms[1:]:
        unify(atoms[0], atom)
    return {variable: full(variable) for variable in bound}
