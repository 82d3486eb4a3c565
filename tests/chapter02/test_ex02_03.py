"""Checks of exercise 2.3."""

from fractions import Fraction

from hypothesis import strategies as st

from grader.checks import check, close, exercise, hint, integer, labels, mapping, picture, require, sequence
from grader.strategies import edges, rankings

from .pins import ex02_03 as pins

EXERCISE = exercise(
    kind="witness",
    book="§2.3.2",
    patterns=["witness", "oracle", "written"],
    hints=[
        (
            "F1 只看一个截断点，BEP 看的是另一个截断点：让两者分开。",
            "F1 looks at one cut, BEP at another: move them apart.",
        ),
        (
            "先把两个度量写对，用它们检验自己的反例；从两三个样本的排序试起。",
            "Get both measures right first and test your counterexamples with them; begin with rankings of two or three samples.",
        ),
        (
            "B 的排序可以完美无缺：那时平衡点是 1，再让它截在很糟的地方。",
            "B may rank perfectly: its break-even point is 1, and its cut may be a very bad one.",
        ),
    ],
    extra=["with_gap"],
    written={
        "observations": [
            (
                "F1 看一个截断点，BEP 看另一个（取正例那么多个）",
                "F1 looks at one cut, BEP at another (as many as there are positives)",
            ),
            (
                "各取最佳截断点也不保证：排在第 n_pos 位之后的正例，BEP 看不见，F1 看得见",
                "Nor at the best cuts: positives behind place n_pos are invisible to BEP, but not to F1",
            ),
            ("用自己的反例说明", "One's own counterexamples are used to explain it"),
        ]
    },
    contract=[
        (
            "反例中每类至多 100 个样本，每次调用不超过 2 秒 CPU 时间",
            "Counterexamples with up to 100 samples of each class, within 2 seconds of CPU time a call",
        ),
        (
            "排序可以有一百多个样本，也可以一个正例都没有",
            "Rankings of more than a hundred samples, and without any positive",
        ),
        (
            "with_gap：gap 在 0 与 0.7 之间，样本总数不超过 5000",
            "with_gap: a gap between 0 and 0.7, with at most 5000 samples in all",
        ),
    ],
)


HINT_BREAK_EVEN = (
    "令 P = TP/截断点 与 R = TP/正例数 相等：截断点是几？",
    "Let P = TP/cut equal R = TP/positives: which cut is that?",
)
alike = st.integers(1, 6).flatmap(lambda n: st.sampled_from([[0] * n, [1] * n]))


@st.composite
def cut_rankings(draw, some):
    ranking = draw(some)
    cut = draw(st.one_of(st.integers(1, len(ranking)), st.just(len(ranking))))
    return {"ranking": ranking, "cut": cut}


def sizes(positives, negatives):
    """(n_pos, n_neg), up to 12 each, without (1, 1)."""
    return st.tuples(st.integers(positives, 12), st.integers(negatives, 12)).filter(lambda size: size != (1, 1))


def large_sizes(positives, negatives):
    return st.tuples(st.sampled_from([positives, 13, 100]), st.sampled_from([37, 100]))


@check(points=1, book="(2.10)")
def test_a_ranking_of_five(answer):
    """排序 1, 0, 1, 1, 0：取前 4 个时的 F1，以及平衡点 /
    The ranking 1, 0, 1, 1, 0: its F1 at cut 4, and its break-even point"""
    with hint(
        "F1 是查准率与查全率的调和平均；这里 P = 3/4, R = 1。",
        "F1 is the harmonic mean of precision and recall, here P = 3/4 and R = 1.",
    ):
        close(answer.f1([1, 0, 1, 1, 0], 4), 6 / 7, F1)
    with hint(*HINT_BREAK_EVEN):
        close(answer.break_even([1, 0, 1, 1, 0]), 2 / 3, BEP)


@check(
    points=1.5,
    book="(2.8), (2.9), (2.10)",
    given={"case": cut_rankings(rankings())},
    also=pins.f1,
    strict_given={"case": cut_rankings(st.one_of(rankings(), alike))},
    strict=pins.f1_strict,
    hint=(
        "P = TP/截断点，R = TP/正例数；没有真正例时 F1 是 0。",
        "P = TP/cut, R = TP/positives; without a true positive F1 is 0.",
    ),
)
def test_f1_is_its_definition(answer, case):
    """F1 符合定义，没有真正例、截在最末时也是 /
    F1 is what its definition says, without a true positive and at the last cut, too"""
    close(answer.f1(case["ranking"], case["cut"]), float(f1_of(case["ranking"], case["cut"])), F1)


@check(
    points=1.5,
    book="§2.3.2",
    given={"ranking": rankings()},
    also=pins.break_even,
    strict_given={"ranking": st.one_of(rankings(), alike)},
    strict=pins.break_even_strict,
    hint=HINT_BREAK_EVEN,
)
def test_break_even_is_its_definition(answer, ranking):
    """平衡点是 P = R 的截断点处的 P，在最后一个截断点上时也是 /
    The break-even point is P at the cut where P = R, even where that is the last one"""
    close(answer.break_even(ranking), float(break_even_of(ranking)), BEP)


@check(
    points=3.5,
    given={"size": sizes(1, 1)},
    also=pins.higher_f1_and_lower_break_even,
    strict_given={"size": large_sizes(1, 1)},
    strict=pins.higher_f1_strict,
)
def test_higher_f1_and_lower_break_even(answer, size):
    """对指定的正、反例数，造出 F1(A) > F1(B) 而 BEP(A) < BEP(B) 的两个学习器 /
    For given class sizes there are two learners with F1(A) > F1(B) and BEP(A) < BEP(B)"""
    a, b = _two_learners(answer.higher_f1_lower_bep(*size), _learner(*size))
    with hint(
        "B 可以排得完美无缺，只是截断点选得很糟。只有一个反例时，该往哪边截？",
        "B may rank perfectly and yet cut badly. With a single negative, on which side is a cut bad?",
    ):
        _disagree(f1_of(*a), f1_of(*b), break_even_of(a[0]), break_even_of(b[0]))


@check(
    points=2.5,
    given={"size": sizes(2, 3)},
    also=pins.disagreement_at_the_best_cuts,
    strict_given={"size": large_sizes(2, 3)},
    strict=pins.best_cuts_strict,
)
def test_disagreement_at_the_best_cuts(answer, size):
    """各自取最佳截断点的 F1，也造得出这样的两个学习器 /
    There are two such learners even when F1 is taken at the best cut of each"""
    a, b = _two_learners(answer.same_at_best_cut(*size), lambda got, what: (_ranking(got, size, what), None))
    with hint(
        "平衡点只看前 n_pos 个样本：哪些正例帮得了 F1，却帮不了平衡点？哪些两者都帮不了？",
        "BEP looks at the first n_pos samples only: which positives help F1 but not BEP? And which help neither?",
    ):
        _disagree(best_f1_of(a[0]), best_f1_of(b[0]), break_even_of(a[0]), break_even_of(b[0]))


@check(
    extra=True,
    given={"gap": st.one_of(edges(0.001, 0.7), st.integers(1, 699_999).map(lambda k: k / 1_000_000))},
    also=pins.gaps_as_large_as_asked,
)
def test_gaps_as_large_as_asked(answer, gap):
    """F1 与平衡点的差距都能达到指定的 gap，直到 0.7 /
    Both gaps, of F1 and of the break-even points, reach the one asked for, up to 0.7"""
    a, b = _two_learners(answer.with_gap(gap), _learner())
    require(len(a[0]) <= 5000, "样本数不应超过 5000", "There should be 5000 samples at most", got=len(a[0]))
    _same_samples(a[0], b[0])
    with hint(
        "A 的前 n_pos 个里反例越多，BEP 越低，F1 却降得慢；B 排得完美，怎样截断才能让 F1 很低？",
        "Negatives among the first n_pos lower the BEP of A fast, its F1 slowly; B ranks perfectly: which cut makes its F1 small?",
    ):
        _disagree(f1_of(*a), f1_of(*b), break_even_of(a[0]), break_even_of(b[0]), gap)


@picture(
    "正、反例各 6 个时，你的 A 与 B 的 P-R 曲线",
    "The P-R curves of your A and B for 6 positives and 6 negatives",
    alt=(
        "两条 P-R 曲线与对角线 P = R：圆点是各自的截断点，A 的 F1 高；与对角线的交点是平衡点，B 的高",
        "Two P-R curves and the diagonal P = R: at the dots, the cuts, A has the higher F1; on the diagonal B is higher",
    ),
)
def draw_curves(figure, answer, reference, says):
    learners = answer.higher_f1_lower_bep(6, 6)
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], "--", color="grey", label="P = R")
    for name, colour in (("a", "C0"), ("b", "C1")):
        ranking, cut = learners[name]["ranking"], int(learners[name]["cut"])
        hits = [sum(ranking[:k]) for k in range(1, len(ranking) + 1)]
        recall, precision = [hit / 6 for hit in hits], [hit / k for k, hit in enumerate(hits, 1)]
        axes.plot(recall, precision, color=colour, alpha=0.6)
        legend = f"{name.upper()}: F1 = {float(f1_of(ranking, cut)):.3f}, BEP = {float(break_even_of(ranking)):.3f}"
        axes.plot(recall[cut - 1], precision[cut - 1], "o", color=colour, label=legend)
    axes.set(
        xlabel=says("查全率 R", "recall R"), ylabel=says("查准率 P", "precision P"), xlim=(0, 1.05), ylim=(0, 1.05)
    )
    axes.legend()


F1, BEP = ("F1", "F1"), ("平衡点", "the break-even point")


def f1_of(ranking, cut) -> Fraction:
    """(2.10) from precision and recall."""
    hits = sum(ranking[:cut])
    if not hits:
        return Fraction(0)
    precision, recall = Fraction(hits, cut), Fraction(hits, sum(ranking))
    return 2 * precision * recall / (precision + recall)


def best_f1_of(ranking) -> Fraction:
    return max(f1_of(ranking, cut) for cut in range(1, len(ranking) + 1))


def break_even_of(ranking) -> Fraction:
    """The precision at the cut where it equals recall, looked for among all cuts."""
    hits, positives = 0, sum(ranking)
    for cut, label in enumerate(ranking, 1):
        hits += label
        if hits and hits * positives == hits * cut:
            return Fraction(hits, cut)
    return Fraction(0)


def _ranking(got, size, what):
    """A list of 0/1 with the given class sizes; any sizes if there are none."""
    ranking = [int(label) for label in labels(got, len(sequence(got, None, what)), (0, 1), what)]
    n_pos, n_neg = size or (sum(ranking), len(ranking) - sum(ranking))
    require(
        (ranking.count(1), ranking.count(0)) == (n_pos, n_neg),
        f"{what[0]}应有 {n_pos} 个 1 和 {n_neg} 个 0，得到 {ranking.count(1)} 个和 {ranking.count(0)} 个",
        f"{what[1].capitalize()} should hold {n_pos} ones and {n_neg} zeros, not {ranking.count(1)} and {ranking.count(0)}",
        got=got,
    )
    require(
        n_pos and len(ranking) > n_pos,
        f"{what[0]}应正、反例都有",
        f"{what[1].capitalize()} should hold both classes",
        got=got,
    )
    return ranking


def _learner(*size):
    """How to read {"ranking", "cut"}."""

    def read(got, what):
        learner = mapping(got, ("ranking", "cut"), what)
        ranking = _ranking(learner["ranking"], size, (f"{what[0]} 的排序", f"the ranking of {what[1]}"))
        cut = integer(learner["cut"], (f"{what[0]} 的截断点", f"the cut of {what[1]}"))
        require(
            1 <= cut <= len(ranking),
            f"{what[0]} 的截断点应在 1 到 {len(ranking)} 之间",
            f"The cut of {what[1]} should be between 1 and {len(ranking)}",
            got=cut,
        )
        return ranking, cut

    return read


def _two_learners(got, read):
    require(
        got is not None,
        "F1 高不能保证 BEP 高，反例是存在的",
        "A higher F1 is no guarantee: there is a counterexample",
        got=got,
    )
    learners = mapping(got, ("a", "b"))
    return read(learners["a"], ("A", "A")), read(learners["b"], ("B", "B"))


def _same_samples(a, b):
    require(
        sorted(a) == sorted(b),
        f"A 有 {sum(a)} 个正例、{len(a) - sum(a)} 个反例，B 有 {sum(b)} 个、{len(b) - sum(b)} 个：应是同一批样本",
        f"A ranks {sum(a)} ones and {len(a) - sum(a)} zeros, B {sum(b)} and {len(b) - sum(b)}: they should be the same samples",
    )


def _disagree(f1_a, f1_b, break_even_a, break_even_b, gap=0.0):
    """A leads by F1 and B by BEP, each by the gap at least."""
    least = Fraction(gap) - Fraction(1, 10**9) if gap else 0
    for what, lead in (("F1(A) − F1(B)", f1_a - f1_b), ("BEP(B) − BEP(A)", break_even_b - break_even_a)):
        require(
            lead > 0 and lead >= least,
            f"{what} 应{f'不小于 {gap:.9g}' if gap else '大于 0'}，这里是 {float(lead):.9g}："
            f"F1 是 {float(f1_a):.4g} 和 {float(f1_b):.4g}，BEP 是 {float(break_even_a):.4g} 和 {float(break_even_b):.4g}",
            f"{what} should be {f'at least {gap:.9g}' if gap else 'positive'}, and is {float(lead):.9g}: "
            f"F1 is {float(f1_a):.4g} and {float(f1_b):.4g}, BEP {float(break_even_a):.4g} and {float(break_even_b):.4g}",
        )
