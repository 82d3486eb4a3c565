"""Checks of exercise 3.9."""

import math
from fractions import Fraction

from hypothesis import strategies as st

from grader.checks import array, boolean, check, close, equal, exercise, hint, integer, number, picture, require
from grader.strategies import edges, grid, near_ties, seeds

from .pins import ex03_09 as pins
from .pins.ex03_09 import exhaustive, one_vs_one, one_vs_rest, thermometer
from .shared_ecoc import code_of

EXERCISE = exercise(
    kind="discuss",
    book="§3.5, §3.6",
    patterns=["two sides", "certificate", "witness"],
    hints=[
        (
            "先手算三类等量的 OvR：每个分类器加上多少，每一类的得分改变多少？",
            "Work out OvR by hand for three equal classes: what is added to each classifier, and how does each score change?",
        ),
        (
            "如果每一类的得分都加上同一个数，谁最大会变吗？",
            "If the score of every class moves by the same amount, does the winner change?",
        ),
        (
            "要让判决改变，就让样本少的类以微弱的差距排在第二；要不抵消，就让各列的正反例之比不同，而各类的角色不同。",
            "For a decision to change let a rare class come a close second; for offsets that do not cancel let the columns differ "
            "in balance, and the classes in their parts.",
        ),
    ],
    written={
        "justification": [
            (
                "各类的处理对称，不平衡的影响互相抵消",
                "Classes are treated alike, so the effects of the imbalance cancel",
            ),
            (
                "指出何时不抵消：类别大小悬殊，或编码不对称",
                "Says when they do not: unequal classes, or an asymmetric code",
            ),
        ]
    },
    contract=[
        (
            "2 至 20 类、至多 600 列，样本数到 10¹⁰，输出在 10⁻⁶ 与 1 - 10⁻⁶ 之间；概率与得分准到 10⁻⁹",
            "2 to 20 classes, at most 600 columns, counts up to 10¹⁰, outputs from 10⁻⁶ to 1 - 10⁻⁶; probabilities and scores are right to 10⁻⁹",
        ),
        (
            "最大的输出只领先 10⁻⁷ 也分得清；改变量相差 10⁻⁸ 以上就不抵消，不超过 10⁻⁹ 算抵消",
            "A lead of 10⁻⁷ decides; changes that differ by more than 10⁻⁸ do not cancel, those within 10⁻⁹ do",
        ),
        (
            "`decision_changed`：样本数若不同，至少相差 0.1%；再缩放前后最大值都领先 10⁻⁶ 以上",
            "`decision_changed`: counts that differ do so by 0.1 % at least; before and after rescaling the largest value leads by 10⁻⁶ or more",
        ),
    ],
)

BILLIONS = st.one_of(st.integers(1, 20), st.integers(1, 20), st.sampled_from([999, 10**5, 4 * 10**9, 10**10]))


@st.composite
def votes(draw):
    """Outputs that are multiples of 1/16, and the sizes of the classes."""
    n = draw(st.integers(2, 5))
    outputs = draw(st.lists(grid(1 / 16, 15 / 16, 1 / 16), min_size=n, max_size=n))
    sizes = st.lists(st.integers(1, 10), min_size=n, max_size=n)
    return {"probabilities": outputs, "counts": draw(st.one_of(st.just([draw(st.integers(1, 9))] * n), sizes))}


@st.composite
def close_votes(draw):
    n = draw(st.one_of(st.integers(2, 5), st.integers(2, 5), st.integers(13, 20)))
    output = st.one_of(grid(1 / 16, 15 / 16, 1 / 16), st.sampled_from([1e-6, 1e-5, 0.12345, 1 - 1e-6]))
    outputs = draw(st.lists(output, min_size=n, max_size=n))
    if draw(st.booleans()):
        outputs = near_ties([min(y, 1 - 1e-4) for y in outputs], draw(seeds()))
    scale = draw(st.sampled_from([1, 1, 1, 10**5, 10**9]))
    sizes = st.lists(st.integers(1, 10).map(lambda m: m * scale), min_size=n, max_size=n)
    return {"probabilities": outputs, "counts": draw(st.one_of(st.just([draw(st.integers(1, 9)) * scale] * n), sizes))}


@st.composite
def tasks(draw, classes, sizes):
    """A code with both signs in every column, and the sizes of the classes."""
    n = draw(classes)
    size = draw(st.sampled_from(sizes))
    counts = draw(st.one_of(size.map(lambda m: [m] * n), st.lists(size, min_size=n, max_size=n)))
    if draw(st.booleans()):
        makers = [one_vs_rest, one_vs_one, thermometer] + [exhaustive] * (n <= 5)
        return {"code": draw(st.sampled_from(makers))(n), "counts": counts}
    column = st.lists(st.sampled_from([1, 0, -1]), min_size=n, max_size=n).filter(lambda c: 1 in c and -1 in c)
    columns = draw(st.lists(column, min_size=1, max_size=6))
    return {"code": [list(word) for word in zip(*columns, strict=True)], "counts": counts}


TASKS = tasks(st.integers(2, 5), [st.integers(1, 9)])
LARGE_TASKS = tasks(
    st.one_of(st.integers(2, 5), st.integers(13, 20)),
    (st.integers(1, 9), st.sampled_from([1, 50, 10**5 + 3, 4 * 10**9, 10**10])),
)


@st.composite
def sizes_of_classes(draw):
    """Counts that are equal or differ by 0.1 % at least."""
    if draw(st.booleans()):
        return draw(st.lists(st.integers(1, 20), min_size=2, max_size=5))
    n = draw(st.one_of(st.integers(2, 5), st.integers(13, 20)))
    size = st.sampled_from([1, 2, 999, 1000, 10**5, 10**5 + 101, 10**7, 4 * 10**9, 10**10])
    return draw(st.lists(size, min_size=n, max_size=n))


@check(points=0.5, book="(3.48)")
def test_rescale_example(answer):
    """两个输出的再缩放 / Two outputs rescaled"""
    for (y, n_pos, n_neg), expected in (((0.5, 1, 9), 0.9), ((0.2, 6, 2), 1 / 13)):
        got = number(answer.rescale(y, n_pos, n_neg), RESCALED)
        with hint(*_about_rescaled(got, y, n_pos, n_neg)):
            close(got, expected, RESCALED)


@check(
    points=1,
    book="(3.48)",
    given={"y": grid(1 / 16, 15 / 16, 1 / 16), "n_pos": st.integers(1, 20), "n_neg": st.integers(1, 20)},
    strict_given={"y": edges(1e-6, 1 - 1e-6), "n_pos": BILLIONS, "n_neg": BILLIONS},
    also=pins.rescale,
)
def test_rescale(answer, y, n_pos, n_neg):
    """再缩放后的概率符合 (3.48) / The probability after rescaling is that of (3.48)"""
    odds = rescaled_odds(y, n_pos, n_neg)
    got = number(answer.rescale(y, n_pos, n_neg), RESCALED)
    with hint(*_about_rescaled(got, y, n_pos, n_neg)):
        close(got, float(odds / (1 + odds)), RESCALED)


@check(points=0.5, book="§3.5, (3.48)")
def test_rescaling_changes_the_winner(answer):
    """样本数 8、1、1，后验概率 0.5、0.3、0.2：再缩放前后的判决 /
    Counts 8, 1, 1 and posteriors 0.5, 0.3, 0.2: the decisions before and after rescaling"""
    vote = {"probabilities": [0.5, 0.3, 0.2], "counts": [8, 1, 1]}
    for rescaled, winner in ((False, 0), (True, 1)):
        _decides(answer, vote, rescaled, winner)


@check(
    points=1,
    given={"vote": votes().filter(lambda vote: _no_accidental_tie(vote))},
    also=pins.ovr_decision,
    strict_given={"vote": close_votes().filter(lambda vote: _no_accidental_tie(vote))},
    strict=pins.close_decision,
)
def test_ovr_decision(answer, vote):
    """OvR 判决是（再缩放后）输出最大的类；各类样本数相等时再缩放不改变判决 /
    OvR decides for the largest (rescaled) output; with equal counts rescaling changes nothing"""
    outputs, odds = vote["probabilities"], _rescaled(vote)
    _decides(answer, vote, False, outputs.index(max(outputs)))
    _decides(answer, vote, True, odds.index(max(odds)))


@check(
    points=2.5,
    given={"task": TASKS},
    also=pins.offset_effect,
    strict_given={"task": LARGE_TASKS},
)
def test_offset_effect(answer, task):
    """每一类得分的改变量符合定义 / The change of every score is what its definition says"""
    code, counts = task["code"], task["counts"]
    found = array(answer.offset_effect(code, counts), (len(code),), CHANGES)
    with hint(*_about_offsets(code, counts)):
        close(found, effect_by_definition(code, counts), CHANGES)


@check(
    points=1.5,
    given={"task": TASKS.filter(lambda task: not 1e-11 < _spread(task) < 2e-8)},
    also=pins.cancels,
    strict_given={"task": LARGE_TASKS.filter(lambda task: not 1e-11 < _spread(task) < 2e-8)},
)
def test_cancels(answer, task):
    """是否抵消的判断与定义一致 / Whether the offsets cancel is what the definition says"""
    spread = _spread(task)
    expected = spread <= 1e-9
    got = boolean(answer.cancels(task["code"], task["counts"]), ("cancels 的返回值", "the result of cancels"))
    values = effect_by_definition(task["code"], task["counts"])
    changes = ", ".join(f"{value:.4g}" if spread > 0.01 else f"{value:.10g}" for value in values)
    verdict = ("都相等", "all equal") if expected else (f"相差 {spread:.4g}", f"{spread:.4g} apart")
    about = (
        "只要有两类的改变量不相等就不抵消：相反数不相等，和为 0 也不算。",
        "Two classes that change by different amounts are enough: opposite numbers differ, and a sum of 0 does not count.",
    )
    if expected:
        about = (
            "抵消是各类的改变量都相等（舍入误差不算），不必都是 0。",
            "Cancelling means that all changes are equal (but for rounding), not that they are 0.",
        )
        if max(map(abs, values)) <= 1e-9:
            about = (
                "改变量都是 0：比较时给舍入误差留一点余地，例如 1e-9。",
                "All changes are 0: leave something to rounding, say 1e-9.",
            )
    elif spread < 0.01:
        about = "相差虽小，却超过 1e-9。", "That is little, but more than 1e-9."
    with hint(*about):
        require(
            got == expected,
            f"各类得分的改变量是 {changes}：{verdict[0]}",
            f"The scores of the classes change by {changes}: they are {verdict[1]}",
            expected=expected,
            got=got,
        )


@check(
    points=1.5,
    given={"counts": st.lists(st.integers(1, 20), min_size=2, max_size=5)},
    also=pins.decision_changed,
    strict_given={"counts": sizes_of_classes()},
    strict=pins.nearly_equal_counts,
)
def test_decision_changed(answer, counts):
    """样本数不等时，给出的后验概率在再缩放前后判决不同；样本数全等时返回 None /
    With unequal counts the posteriors given are decided differently after rescaling; with equal counts the answer is None
    """
    got = answer.decision_changed(counts)
    if len(set(counts)) == 1:
        require(
            got is None,
            "样本数全等：再缩放保持各类的次序，应返回 None",
            "With equal counts rescaling keeps the order of the classes: None is right",
            got=got,
        )
        return
    favoured = (
        f"再缩放对样本最少的类最有利：这里是第 {counts.index(min(counts))} 类。它原来要落后多少？",
        f"Rescaling favours the smallest class most, here class {counts.index(min(counts))}. How far may it be behind before?",
    )
    with hint(*favoured):
        require(
            got is not None, "样本数不等，这样的后验概率是有的", "Counts differ, so there are such posteriors", got=got
        )
    p = array(got, (len(counts),), ("后验概率", "the posteriors")).tolist()
    require(min(p) >= 0 and max(p) < 1, "后验概率应在 [0, 1) 内", "The posteriors should lie in [0, 1)", got=got)
    close(math.fsum(p), 1.0, ("后验概率之和", "the sum of the posteriors"))
    odds = [rescaled_odds(y, m, sum(counts) - m) for y, m in zip(p, counts, strict=True)]
    after = [float(o / (1 + o)) for o in odds]
    winners = []
    for values, zh, en in ((p, "再缩放前", "before rescaling"), (after, "再缩放后", "after rescaling")):
        second, first = sorted(values)[-2:]
        listed = ", ".join(f"{value:.6f}" for value in values)
        require(
            first - second >= 1e-6,
            f"{zh}最大的两个值几乎并列：{listed}",
            f"The two largest values {en} almost tie: {listed}",
            got=got,
        )
        winners.append(values.index(first))
    with hint(*favoured):
        require(
            winners[0] != winners[1],
            f"再缩放前后都判为第 {winners[0]} 类；再缩放后的值是 {', '.join(f'{value:.4f}' for value in after)}",
            f"Class {winners[0]} wins before and after; the rescaled values are "
            f"{', '.join(f'{value:.4f}' for value in after)}",
            got=got,
        )


@check(points=1.5, given={"n": st.integers(3, 20)}, also=pins.not_cancelling, examples=1)
def test_not_cancelling(answer, n):
    """给出的二元码各行不同、没有常数列，各类样本数相等时偏移也不抵消 /
    The binary code given has different rows and no constant column, and the offsets do not cancel with equal classes"""
    got = array(answer.not_cancelling(n), (n, None), ("编码", "the code"))
    code = code_of(got, n, got.shape[1])
    require(
        len(set(map(tuple, code))) == n, "各类的码字应互不相同", "The words of the classes should all differ", got=code
    )
    require(
        all(len(set(column)) == 2 for column in zip(*code, strict=True)),
        "每一列应既有 +1 又有 -1",
        "Every column should have both +1 and -1",
        got=code,
    )
    changes = effect_by_definition(code, [1] * n)
    with hint(
        "类别等量时，一列的偏移只取决于它有几个 +1；各类的角色怎样才不对称？",
        "With equal classes the offset of a column only depends on how many +1s it has; how can classes play unequal parts?",
    ):
        require(
            max(changes) - min(changes) > 1e-9,
            f"各类得分的改变量都是 {changes[0]:.4g}，仍然抵消",
            f"The scores of all classes change by {changes[0]:.4g}: they still cancel",
            got=code,
        )


@picture(
    "再缩放前后的输出",
    "Outputs before and after rescaling",
    alt=("三个类别的输出在再缩放前后的条形图", "Bars of the outputs of three classes before and after rescaling"),
)
def draw_outputs(figure, answer, reference, says):
    cases = (([0.5, 0.3, 0.2], [8, 1, 1]), ([0.5, 0.3, 0.2], [4, 4, 4]))
    for axes, (outputs, counts) in zip(figure.subplots(1, 2, sharey=True), cases, strict=True):
        after = [answer.rescale(y, m, sum(counts) - m) for y, m in zip(outputs, counts, strict=True)]
        for shift, values, label in (
            (-0.2, outputs, says("再缩放前", "before")),
            (0.2, after, says("再缩放后", "after")),
        ):
            bars = axes.bar([k + shift for k in range(3)], values, 0.4, label=label)
            axes.bar_label(bars, fmt="%.2f")
        axes.set_xticks(range(3), [says(f"{k} 类", f"class {k}") for k in range(3)])
        axes.set_title(says(f"样本数 {counts}", f"counts {counts}"))
    axes.set_ylim(0, 1)
    axes.legend()


RESCALED = ("再缩放后的概率", "the rescaled probability")
CHANGES = ("各类得分的改变量", "the changes of the scores")


def _decides(answer, vote, rescaled, winner):
    """The decision, plain or rescaled; where it is another class, the hint says what is compared."""
    outputs, counts = vote["probabilities"], vote["counts"]
    what = ("再缩放后的判决", "the decision after rescaling") if rescaled else ("直接判决", "the plain decision")
    got, n = integer(answer.ovr_decision(outputs, counts, rescaled), what), len(counts)
    odds = _rescaled(vote) if rescaled else outputs
    about = "rescaled 为假：直接比较输出。", "`rescaled` is false: the outputs are compared as they are."
    if rescaled and 0 <= got < n:
        values = [f"{float(odds[k] / (1 + odds[k])):.9g}" for k in (got, winner)]
        about = (
            f"第 {got} 类再缩放后是 {values[0]}，第 {winner} 类是 {values[1]}。第 k 个分类器的反例是其余各类的样本。",
            f"Class {got} is rescaled to {values[0]}, class {winner} to {values[1]}. Classifier k has the samples of all other "
            "classes as negatives.",
        )
    if 0 <= got < n and odds[got] == odds[winner]:
        return  # of classes that tie any is right
    with hint(*about):
        equal(got, winner, what)


def _about_rescaled(got, y, n_pos, n_neg):
    """The hint for a rescaled probability: what the value is, where that can be told."""
    odds, turned = float(rescaled_odds(y, n_pos, n_neg)), float(rescaled_odds(y, n_neg, n_pos))

    def is_near(value):
        return math.isclose(got, value, rel_tol=1e-9)

    if is_near(odds):
        return (
            "这是几率 y'/(1 − y')，还要换回概率。",
            "This is y'/(1 − y'), the odds: turn them back into a probability.",
        )
    if is_near(turned / (1 + turned)):
        return (
            "正例少时 y' 应比 y 大，正例多时比 y 小；这里反了。",
            "With few positives y' should be above y, with many below it; here it is the other way round.",
        )
    if is_near(y * n_neg / n_pos):
        return "(3.48) 里乘以 m⁻/m⁺ 的不是 y 本身。", "It is not y itself that (3.48) multiplies by m⁻/m⁺."
    return (
        "(3.48) 里相乘的是哪个量？算完别忘了换回概率。",
        "Which quantity does (3.48) multiply? Turn it back into a probability.",
    )


def _about_offsets(code, counts):
    """The hint for the changes of the scores: what each column adds to its classifier, if there are few."""
    columns = list(zip(*code, strict=True))
    unused = any(0 in column for column in columns)
    zero = ("0 的类既不算正例也不算反例。", " A class with 0 counts on neither side.") if unused else ("", "")
    if len(columns) > 6:
        return (
            f"每一列的 ln(m⁻/m⁺) 要乘上该类在这一列的角色，再相加。{zero[0]}",
            f"Multiply ln(m⁻/m⁺) of each column by what the class is there, and add up.{zero[1]}",
        )
    sizes = [[sum(m for r, m in zip(c, counts, strict=True) if r == sign) for sign in (1, -1)] for c in columns]
    listed = ", ".join(f"{plus}/{minus}" for plus, minus in sizes)
    offsets = ", ".join(f"{math.log(minus / plus):.6g}" for plus, minus in sizes)
    return (
        f"各列的 m⁺/m⁻ 是 {listed}，ln(m⁻/m⁺) 是 {offsets}；乘上该类在各列的角色，再相加。{zero[0]}",
        f"The columns have m⁺/m⁻ = {listed} and ln(m⁻/m⁺) = {offsets}; multiply by what the class is there, and add up.{zero[1]}",
    )


def rescaled_odds(y, n_pos, n_neg) -> Fraction:
    return Fraction(y) / (1 - Fraction(y)) * n_neg / n_pos


def effect_by_definition(code, counts):
    offsets = []
    for column in zip(*code, strict=True):
        positive, negative = (sum(m for role, m in zip(column, counts, strict=True) if role == s) for s in (1, -1))
        offsets.append(math.log(negative) - math.log(positive))
    return [math.fsum(role * offset for role, offset in zip(word, offsets, strict=True)) for word in code]


def _spread(task) -> float:
    changes = effect_by_definition(task["code"], task["counts"])
    return max(changes) - min(changes)


def _rescaled(vote):
    counts = vote["counts"]
    return [rescaled_odds(y, m, sum(counts) - m) for y, m in zip(vote["probabilities"], counts, strict=True)]


def _no_accidental_tie(vote) -> bool:
    """Whether the largest values lead by 1e-7, or tie because output and count are the same."""
    outputs, counts = vote["probabilities"], vote["counts"]
    plain = sorted(set(outputs))
    pairs = sorted({(float(o / (1 + o)), o, y, m) for o, y, m in zip(_rescaled(vote), outputs, counts, strict=True)})
    clear = len(plain) == 1 or plain[-1] - plain[-2] >= 2e-7
    return clear and (len(pairs) == 1 or pairs[-1][0] - pairs[-2][0] >= 2e-7)
