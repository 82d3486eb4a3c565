"""Checks of exercise slides4.7."""

import math

from hypothesis import strategies as st

from grader.checks import at, check, close, equal, exercise, hint, is_none, memo, number, picture, require, sequence
from grader.strategies import labels, tables

from .pins import slides04_07 as pins
from .shared_trees import TIE, column, entropy_of, gain_of, the_loans, word_tables, words_of

EXERCISE = exercise(
    kind="program",
    book="§4.2, C4.5",
    patterns=["oracle", "derived formula", "metamorphic", "witness"],
    hints=[
        (
            "先让贷款表上的四个 H_A(D) 与四个增益比对上，再写其余的。",
            "First match the four H_A(D) and the four ratios of the loan table, then write the rest.",
        ),
        (
            "两步选择里，先由增益定下谁能参加，再由增益比定下谁胜出；不要反过来。",
            "Of the two steps the gains say who takes part and the ratios who wins, not the other way round.",
        ),
        (
            "增益比的分母何时很小？让一个特征的分母很小，而它还剩一点增益。",
            "When is the denominator of the ratio small? Make it small for a feature that has a little gain left.",
        ),
    ],
)

CLASSES = ("是", "否", "或", "1", "10", "是 否")
HINT_DIFFERENT = (
    "每个子集只有一个样本：它的熵是多少？m 个一样大的子集，H_A(D) 又是多少？",
    "Every subset is one sample: what is its entropy? And what is H_A(D) of m subsets of equal size?",
)
HINT_STEPS = (
    "先按增益筛：不小于第 n 大的都留下（并列的也留下，相差不到 1e-9 算并列）；再在留下的里面比增益比。",
    "First sift by gain: all that are not below the n-th largest stay (ties, too: a difference below 1e-9); then compare the ratios of what is left.",
)


@check(points=2, book="§4.2, g_R(D, A)")
def test_loans(answer):
    """贷款表四个特征的 H_A(D) 与增益比 / H_A(D) and the gain ratio of the four features of the loan table"""
    table = the_loans()
    own = (1.584963, 0.918296, 0.970951, 1.565596)
    ratios = (0.052372, 0.352447, 0.432538, 0.231854)
    for j, name in enumerate(table["attributes"]):
        values = column(table["X"], j)
        with hint(*HINT_OWN):
            close(answer.split_information(values), own[j], (f"H_A(D), A = {name}", f"H_A(D), A = {name}"), abs=1e-6)
        with hint(*HINT_RATIO):
            words = f"{name} 的增益比", f"the gain ratio of {name}"
            close(answer.gain_ratio(values, table["y"]), ratios[j], words, abs=1e-6)


@check(points=1, book="§4.2, ID3 存在的问题 / §4.2, what is wrong with ID3")
def test_row_number(answer):
    """编号当作特征：增益最大，增益比不是；两步选择只在 n = 1 时上当 /
    The number as a feature: the largest gain, not the largest ratio; two steps are fooled for n = 1 only"""
    table = the_loans()
    ids, y = [str(i) for i in range(1, 16)], table["y"]
    with hint(*HINT_OWN):
        close(answer.split_information(ids), 3.906891, ("编号的 H_A(D)", "H_A(D) of the number"), abs=1e-6)
    with hint(*HINT_RATIO):
        close(answer.gain_ratio(ids, y), 0.248523, ("编号的增益比", "the gain ratio of the number"), abs=1e-6)
    with hint(*HINT_DIFFERENT):
        close(answer.all_different(y), (0.970951, 0.248523), ("编号的增益与增益比", "gain and ratio"), abs=1e-6)
    X = [[number, *row] for number, row in zip(ids, table["X"], strict=True)]
    names = ["编号", *table["attributes"]]
    for n in range(1, 6):
        with at(f"n = {n}", f"n = {n}"), hint(*HINT_STEPS):
            wanted = "编号" if n == 1 else "有房子"
            equal(answer.two_step(X, y, names, n), wanted, ("选出的特征", "the feature that is chosen"))


@check(points=2, given={"table": word_tables(columns=(1, 1), classes=(1, 4), values=(1, 5))}, also=pins.definitions)
def test_definitions(answer, table):
    """H_A(D) 与增益比合乎定义；取值改名、样本重复一遍都不改变它们 /
    H_A(D) and the gain ratio are what they are defined to be; renamed values and repeated samples change nothing"""
    y = table["y"]
    for j in range(len(table["X"][0])):
        values = column(table["X"], j)
        own, ratio = entropy_of(values), _ratio(values, y)
        codes = [f"x{sorted(set(values)).index(v)}" for v in values]
        variants = [(values, y, ("", ""))]
        variants.append((codes, y, (" （取值改名之后）", " (values renamed)")))
        if len(y) <= 75:
            variants.append((values * 2, y * 2, (" （样本重复一遍之后）", " (samples repeated)")))
        for these, ys, (zh, en) in variants:
            with hint(*HINT_OWN):
                close(answer.split_information(these), own, (f"H_A(D){zh}", f"H_A(D){en}"))
            with hint(*HINT_RATIO):
                close(answer.gain_ratio(these, ys), ratio, (f"增益比{zh}", f"the gain ratio{en}"))


@check(points=1, given={"y": labels(CLASSES, min_size=2)}, also=pins.all_different, hint=HINT_DIFFERENT)
def test_all_different(answer, y):
    """取值互不相同的特征的增益与增益比，只由标签定出 /
    Gain and gain ratio of a feature without repeated values, from the labels alone"""
    values = [f"{i}" for i in range(len(y))]
    close(answer.all_different(y), (gain_of(values, y), _ratio(values, y)), ("（增益，增益比）", "(gain, ratio)"))


@check(
    points=1,
    given={"table": tables(columns=(1, 1), nominal=False, classes=(1, 4)), "sign": st.sampled_from((1.0, -1.0))},
    also=pins.best_value,
)
def test_best_value(answer, table, sign):
    """连续特征的 a0 是样本中的取值，没有哪个取值的增益更大 /
    The a0 of a continuous feature is a value of the samples, and no value has a larger gain"""
    values, y = [sign * row[0] for row in table["X"]], table["y"]
    gains = {a0: gain_of([v <= a0 for v in values], y) for a0 in sorted(set(values))[:-1]}
    found = answer.best_value(values, y)
    if not gains:
        with hint(*HINT_VALUE):
            is_none(found, ("只有一种取值时的返回值", "the answer for a single value"))
        return
    a0, gain = sequence(found, 2, ("（a0，增益）", "(a0, gain)"))
    a0 = number(a0, ("a0", "a0"))
    best = max(gains, key=gains.__getitem__)
    with hint(*HINT_VALUE):
        require(
            a0 in gains,
            f"a0 = {a0!r} 不是样本中除最大值外的一个取值",
            f"a0 = {a0!r} is none of the values of the samples, the largest excluded",
            one_of=sorted(gains),
            got=a0,
        )
        require(
            gains[a0] >= gains[best] - TIE,
            f"a0 = {a0!r} 的增益是 {gains[a0]:.10g}，而 {best!r} 有 {gains[best]:.10g}",
            f"The gain of a0 = {a0!r} is {gains[a0]:.10g}, but {best!r} has {gains[best]:.10g}",
            got=found,
        )
        close(gain, gains[a0], ("所报的增益", "the reported gain"))


@check(
    points=1,
    given={"table": word_tables(columns=(1, 5), classes=(2, 4), values=(1, 4))},
    also=pins.two_step,
    examples=40,
    hint=HINT_STEPS,
)
def test_two_step(answer, table):
    """两步选择：每个 n 选出的特征都对；列的次序无关紧要 /
    Two steps choose rightly for every n; the order of the columns does not matter"""
    names, y = table["attributes"], table["y"]
    count = len(names)
    for order in (range(count), range(count)[::-1]):
        X, there = [[row[j] for j in order] for row in table["X"]], [names[j] for j in order]
        columns = {name: column(X, j) for j, name in enumerate(there)}
        gains, ratios = ({name: f(values, y) for name, values in columns.items()} for f in (_gain, _ratio))
        for n in range(1, count + 1):
            least = sorted(gains.values(), reverse=True)[n - 1]
            chosen = {name for name in there if gains[name] >= least - TIE}
            best = max(ratios[name] for name in chosen)
            right = [name for name in there if name in chosen and ratios[name] >= best - TIE]
            got = answer.two_step(X, y, there, n)
            require(
                isinstance(got, str) and got in there,
                "应返回一个特征的名字",
                "The answer should be the name of a feature",
                got=got,
            )
            require(
                got in chosen,
                f"n = {n}：{got} 的增益 {gains[got]:.10f} 小于第 {n} 大的增益 {least:.10f}",
                f"n = {n}: the gain {gains[got]:.10f} of {got} is below the {n}-th largest, {least:.10f}",
                one_of=right,
                got=got,
            )
            require(
                got in right,
                f"n = {n}：{got} 的增益比是 {ratios[got]:.10f}，而 {right[0]} 有 {best:.10f}",
                f"n = {n}: the ratio of {got} is {ratios[got]:.10f}, but {right[0]} has {best:.10f}",
                one_of=right,
                got=got,
            )


@check(
    points=2,
    book="§4.2，信息增益比的问题 / §4.2, what is wrong with the ratio",
    given={"m": st.integers(12, 100)},
    also=pins.ratio_trap,
    examples=20,
)
def test_ratio_trap(answer, m):
    """让增益比上当的数据：增益小得多的特征，增益比反而大 /
    Data that fool the gain ratio: a feature with a much smaller gain has the larger ratio"""
    parts = sequence(answer.ratio_trap(m), 3, ("（a, b，标签）", "(a, b, labels)"))
    words = (("a 的取值", "the values of a"), ("b 的取值", "the values of b"), ("标签", "the labels"))
    a, b, y = (words_of(part, name, m) for part, name in zip(parts, words, strict=True))
    for items, name in zip((a, b, y), words, strict=True):
        kinds = sorted(set(items))
        require(
            len(kinds) == 2,
            f"{name[0]}有 {len(kinds)} 种，应恰有两种",
            f"There are {len(kinds)} kinds among {name[1]}, not exactly two",
            got=kinds,
        )
    with hint(*HINT_TRAP):
        for zh, en, large, small in (
            ("a 的增益", "the gain of a", gain_of(a, y), gain_of(b, y)),
            ("b 的增益比", "the gain ratio of b", _ratio(b, y), _ratio(a, y)),
        ):
            require(
                large >= small + 0.05 - TIE,
                f"{zh}是 {large:.6f}，另一个特征的是 {small:.6f}：没有大 0.05",
                f"{en[:1].upper()}{en[1:]} is {large:.6f}, that of the other feature {small:.6f}: not 0.05 more",
                got=parts,
            )


@picture(
    "贷款表各特征与编号的增益和增益比",
    "Gain and gain ratio of the features of the loan table and of the number",
    alt=(
        "每个特征两条横条：灰色是增益，斜纹是增益比；编号的增益最大，增益比却不是",
        "Two bars for each feature, the gain gray and the ratio hatched; the number has the largest gain but not the largest ratio",
    ),
)
def draw_ratios(figure, answer, reference, says):
    table = the_loans()
    y = table["y"]
    columns = {"编号": [str(i) for i in range(1, 16)]}
    columns |= {name: column(table["X"], j) for j, name in enumerate(table["attributes"])}
    axes = figure.add_subplot()
    for place, values in enumerate(columns.values()):
        ratio = answer.gain_ratio(values, y)
        gain = ratio * answer.split_information(values)
        first = place == 0
        axes.barh(
            place - 0.2, gain, 0.4, color="gray", edgecolor="black", label=says("增益", "gain") if first else None
        )
        label = says("增益比", "gain ratio") if first else None
        axes.barh(place + 0.2, ratio, 0.4, color="lightgray", edgecolor="black", hatch="///", label=label)
    axes.set_yticks(range(len(columns)), list(columns))
    axes.invert_yaxis()
    axes.set_xlabel(says("比特；增益比没有单位", "bits; the ratio has no unit"))
    axes.legend()


HINT_OWN = (
    "H_A(D) 是特征取值的熵，与标签无关；以 2 为底。",
    "H_A(D) is the entropy of the feature's values, whatever the labels; to base 2.",
)
HINT_RATIO = (
    "增益除以特征自身的熵 H_A(D)，不是除以取值的个数，也不是除以 H(D|A)；只有一种取值时是 0.0。",
    "The gain divided by the feature's own entropy H_A(D), neither by the number of values nor by H(D|A); 0.0 if there is one value.",
)
HINT_VALUE = (
    "样本中除最大值外的每个取值都试一遍，值 ≤ a0 的在左；返回的是取值，不是两个取值的中点，比较的是增益，不是增益比。",
    "Try every value but the largest, with values ≤ a0 to the left; return a value, not a midpoint, and compare gains, not ratios.",
)
HINT_TRAP = (
    "b 可以只分出极少的样本；a 把样本分得均匀一些。少数类取几个样本要随 m 变。",
    "Let b split off very few samples and a split more evenly. How many samples the rare class has must vary with m.",
)
BITS = ["0", "1"]


def _gain(values, y) -> float:
    return _gains_and_ratios(values, y)[0]


def _ratio(values, y) -> float:
    return _gains_and_ratios(values, y)[1]


@memo
def _gains_and_ratios(values, y):
    """The gain, and the gain divided by the entropy of the values, term by term; 0.0 for a single value."""
    gain = gain_of(values, y)
    shares = [values.count(v) / len(values) for v in set(values)]
    own = -math.fsum(p * math.log2(p) for p in shares)
    return gain, gain / own if len(shares) > 1 else 0.0
