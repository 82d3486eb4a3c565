"""Checks of exercise 3.9."""

import math
from fractions import Fraction
from itertools import combinations, product

from hypothesis import strategies as st

from grader.checks import array, boolean, close, equal, example_check, exercise, picture, property_check, require
from grader.strategies import grid

from .shared_ecoc import code_of

EXERCISE = exercise(
    kind="discuss",
    book="§3.5, §3.6",
    patterns=["two sides", "certificate", "witness"],
    hints=[
        (
            "如果每一类的得分都加上同一个数, 谁最大会变吗?",
            "If the score of every class moves by the same amount, does the winner change?",
        )
    ],
    written={
        "justification": [
            (
                "各类的处理对称, 不平衡的影响互相抵消",
                "Classes are treated alike, so the effects of the imbalance cancel",
            ),
            (
                "指出何时不抵消: 类别大小悬殊, 或编码不对称",
                "Says when they do not: unequal classes, or an asymmetric code",
            ),
        ]
    },
    equivalent_mutants={
        "n_pos = sum(m for role, m in zip(column, counts) if role >= 1)": "A role is -1, 0 or +1.",
        "n_neg = sum(m for role, m in zip(column, counts) if role <= -1)": "A role is -1, 0 or +1.",
        "return max(effect) - min(effect) < 1e-9": "Differs only where the spread is exactly 1e-9, which is rounding anyway.",
        "if counts[rare] >= counts[common]:": "The smallest count is never above the largest.",
        "return [[1 if k == j else -1 for j in range(n_classes - 1)] for k in range(n_classes)]": (
            "Another right code: one class against the rest, with the last class left out."
        ),
        "return [[1 if k != j else -1 for j in range(n_classes - 1)] for k in range(n_classes)]": (
            "Another right code: one class against the rest, with the last class left out, negated."
        ),
        "return [[1 if k > j else -1 for j in range(n_classes - 1)] for k in range(n_classes)]": (
            "Another right code: negating all columns turns offsets and roles around, so that their products stay."
        ),
        "return [[1 if not k <= j else -1 for j in range(n_classes - 1)] for k in range(n_classes)]": (
            "Another right code: negating all columns turns offsets and roles around, so that their products stay."
        ),
    },
)


@example_check(
    "输出 0.5、正例 1 个、反例 9 个时, 再缩放得 0.9",
    "An output of 0.5 with 1 positive and 9 negative samples is rescaled to 0.9",
    points=5,
    book="(3.48)",
    hint=("先把几率乘以 m⁻/m⁺, 再换回概率.", "Multiply the odds by m⁻/m⁺, then turn them back into a probability."),
)
def test_rescale_example(answer):
    close(answer.rescale(0.5, 1, 9), 0.9)
    close(answer.rescale(0.2, 6, 2), 1 / 13)


@property_check(
    "再缩放使几率乘以 m⁻/m⁺; 交换正反例数再做一次就还原",
    "Rescaling multiplies the odds by m⁻/m⁺; doing it again with the counts exchanged undoes it",
    points=10,
    given={"y": grid(1 / 16, 15 / 16, 1 / 16), "n_pos": st.integers(1, 20), "n_neg": st.integers(1, 20)},
    book="(3.48)",
    hint=("乘的是几率 y/(1-y), 不是概率 y.", "It is the odds y/(1-y) that are multiplied, not the probability y."),
)
def test_rescale(answer, y, n_pos, n_neg):
    got = answer.rescale(y, n_pos, n_neg)
    close(got, rescaled_odds(y, n_pos, n_neg) / (1 + rescaled_odds(y, n_pos, n_neg)))
    close(answer.rescale(got, n_neg, n_pos), y, ("还原后的概率", "the probability after undoing it"))


@example_check(
    "样本数 8、1、1, 后验概率 0.5、0.3、0.2: 直接取最大是第 0 类, 再缩放后成了第 1 类",
    "Counts 8, 1, 1 and posteriors 0.5, 0.3, 0.2: the largest is class 0, after rescaling it is class 1",
    points=5,
    book="§3.5, (3.48)",
    hint=(
        "以第 k 类为正类时, 其余各类的样本都是反例. 顺便想一想: 若给出的就是真实后验, 哪个判决错得少?",
        "With class k positive the samples of all other classes are negative. And if these are the true posteriors: "
        "which of the two decisions errs less?",
    ),
)
def test_rescaling_changes_the_winner(answer):
    equal(answer.ovr_decision([0.5, 0.3, 0.2], [8, 1, 1], False), 0, ("直接判决", "the plain decision"))
    equal(answer.ovr_decision([0.5, 0.3, 0.2], [8, 1, 1], True), 1, ("再缩放后的判决", "the decision after rescaling"))


@st.composite
def votes(draw):
    n = draw(st.integers(2, 5))
    outputs = draw(st.lists(grid(1 / 16, 15 / 16, 1 / 16), min_size=n, max_size=n))
    counts = draw(
        st.one_of(st.just([draw(st.integers(1, 9))] * n), st.lists(st.integers(1, 12), min_size=n, max_size=n))
    )
    return {"probabilities": outputs, "counts": counts}


@property_check(
    "OvR 判决是 (再缩放后) 输出最大的类, 并列取编号最小的; 各类样本数相等时再缩放不改变判决",
    "OvR decides for the largest (rescaled) output, the smallest index in a tie; with equal counts rescaling changes nothing",
    points=10,
    given={"vote": votes().filter(lambda vote: _no_accidental_tie(vote))},
    also=[
        {"vote": {"probabilities": [0.25, 0.75, 0.75], "counts": [4, 4, 4]}},
        {"vote": {"probabilities": [0.5, 0.5, 0.25], "counts": [3, 2, 2]}},
        {"vote": {"probabilities": [0.6, 0.5], "counts": [20, 10]}},
        {"vote": {"probabilities": [0.9375, 0.5, 0.0625], "counts": [8, 1, 1]}},
    ],
    hint=(
        "第 k 个分类器的反例数是其余各类样本数之和.",
        "Classifier k has all samples of the other classes as negatives.",
    ),
)
def test_ovr_decision(answer, vote):
    outputs, counts = vote["probabilities"], vote["counts"]
    equal(answer.ovr_decision(outputs, counts, False), outputs.index(max(outputs)), ("直接判决", "the plain decision"))
    odds = _rescaled(vote)
    equal(
        answer.ovr_decision(outputs, counts, True),
        odds.index(max(odds)),
        ("再缩放后的判决", "the decision after rescaling"),
    )


@st.composite
def tasks(draw):
    """A code with both signs in every column, and the sizes of the classes."""
    n = draw(st.integers(2, 5))
    sizes = st.one_of(st.integers(1, 9).map(lambda m: [m] * n), st.lists(st.integers(1, 9), min_size=n, max_size=n))
    counts = draw(sizes)
    if draw(st.booleans()):
        return {"code": draw(st.sampled_from([one_vs_rest, one_vs_one, exhaustive, thermometer]))(n), "counts": counts}
    column = st.lists(st.sampled_from([1, 0, -1]), min_size=n, max_size=n).filter(lambda c: 1 in c and -1 in c)
    columns = draw(st.lists(column, min_size=1, max_size=6))
    return {"code": [list(word) for word in zip(*columns, strict=True)], "counts": counts}


def one_vs_rest(n):
    return [[1 if k == j else -1 for j in range(n)] for k in range(n)]


def one_vs_one(n):
    return [[1 if k == i else -1 if k == j else 0 for i, j in combinations(range(n), 2)] for k in range(n)]


def exhaustive(n):
    columns = [(1, *rest) for rest in product((1, -1), repeat=n - 1) if -1 in rest]
    return [list(word) for word in zip(*columns, strict=True)]


def thermometer(n):
    return [[1 if k <= j else -1 for j in range(n - 1)] for k in range(n)]


EQUAL_FOUR = [
    {"task": {"code": make(4), "counts": [5] * 4}} for make in (one_vs_rest, one_vs_one, exhaustive, thermometer)
]
SLIGHTLY_UNEQUAL = [{"task": {"code": one_vs_rest(3), "counts": [9, 8, 9]}}]
UNEQUAL = [
    {"task": {"code": make(3), "counts": [6, 3, 1]}} for make in (one_vs_rest, one_vs_one, exhaustive, thermometer)
]


@property_check(
    "每一类得分的改变量符合定义; 4 类等量时 OvR 与穷举码各类都是 -2.197, OvO 都是 0",
    "The change of every score is its definition; four equal classes give -2.197 for OvR and exhaustive codes, 0 for OvO",
    points=20,
    given={"task": tasks()},
    also=EQUAL_FOUR + UNEQUAL + SLIGHTLY_UNEQUAL,
    hint=(
        "每一列的 ln(m⁻/m⁺) 要乘上该类在这一列的 +1、-1 或 0; 0 的类既不算正例也不算反例.",
        "Multiply ln(m⁻/m⁺) of each column by the +1, -1 or 0 of the class; a class with 0 counts on neither side.",
    ),
)
def test_offset_effect(answer, task):
    code, counts = task["code"], task["counts"]
    close(answer.offset_effect(code, counts), effect_by_definition(code, counts))


@property_check(
    "是否抵消的判断与定义一致: 类别等量时 OvR、OvO、穷举码抵消, 温度计码不抵消",
    "Whether they cancel is right: with equal classes OvR, OvO and exhaustive codes cancel, thermometer codes do not",
    points=10,
    given={"task": tasks().filter(lambda task: not 1e-12 < _spread(task) < 1e-6)},
    also=EQUAL_FOUR + UNEQUAL + SLIGHTLY_UNEQUAL,
    hint=("抵消是各类的改变量都相等, 不必都是 0.", "Cancelling means that all changes are equal, not that they are 0."),
)
def test_cancels(answer, task):
    expected = _spread(task) <= 1e-9
    got = boolean(answer.cancels(task["code"], task["counts"]))
    changes = ", ".join(f"{value:.4g}" for value in effect_by_definition(task["code"], task["counts"]))
    require(
        got == expected,
        f"各类得分的改变量是 {changes}",
        f"The scores of the classes change by {changes}",
        expected=expected,
        got=got,
    )


@property_check(
    "样本数不等时, 给出的后验概率在再缩放前后判决不同; 样本数全等时返回 None",
    "With unequal counts the posteriors given are decided differently after rescaling; with equal counts the answer is None",
    points=20,
    given={"counts": st.lists(st.integers(1, 20), min_size=2, max_size=5)},
    also=[{"counts": [8, 1, 1]}, {"counts": [2, 3]}, {"counts": [20, 19, 19, 20]}, {"counts": [4, 4, 4]}],
    hint=(
        "让样本少的类以微弱的差距排在第二.",
        "Let a class with few samples come second by a small margin.",
    ),
)
def test_decision_changed(answer, counts):
    got = answer.decision_changed(counts)
    if len(set(counts)) == 1:
        require(got is None, "样本数全等时应返回 None", "With equal counts the answer should be None", got=got)
        return
    require(got is not None, "这样的后验概率是有的", "There are such posteriors", got=got)
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
            f"{zh}最大的两个值几乎并列: {listed}",
            f"The two largest values {en} almost tie: {listed}",
            got=got,
        )
        winners.append(values.index(first))
    require(
        winners[0] != winners[1],
        f"再缩放前后都判为第 {winners[0]} 类; 再缩放后的值是 {', '.join(f'{value:.4f}' for value in after)}",
        f"Class {winners[0]} wins before and after; the rescaled values are {', '.join(f'{value:.4f}' for value in after)}",
        got=got,
    )


@property_check(
    "给出的二元码各行不同、没有常数列, 各类样本数相等时偏移也不抵消",
    "The binary code given has different rows and no constant column, and the offsets do not cancel with equal classes",
    points=20,
    given={"n": st.integers(3, 6)},
    also=[{"n": n} for n in (3, 4, 5, 6)],
    examples=1,
    hint=(
        "让有的列正反各半、有的列悬殊, 而各类在悬殊的列里角色不同.",
        "Let some columns be balanced and others not, with classes playing different parts in the latter.",
    ),
)
def test_not_cancelling(answer, n):
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
    require(
        max(changes) - min(changes) >= 1e-6,
        f"各类得分的改变量都是 {changes[0]:.4g}, 仍然抵消",
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
    """Whether the largest rescaled outputs tie, if at all, because output and count are the same: exactly, that is."""
    odds = _rescaled(vote)
    best = [
        pair
        for pair, o in zip(zip(vote["probabilities"], vote["counts"], strict=True), odds, strict=True)
        if o == max(odds)
    ]
    return len(set(best)) == 1
