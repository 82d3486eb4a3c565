"""Checks of exercise statistics5.1."""

from fractions import Fraction

from hypothesis import strategies as st

from grader.checks import check, close, equal, exercise, hint, integer, is_none, mapping, one_of, picture, sequence

from .pins import statistics05_01 as pins
from .shared import X0, best_classes, counts_of, exact_scores, the_people, word_tables

EXERCISE = exercise(
    kind="program",
    book="§5.2, (5.5), (5.6)，表 5.1 / (5.5), (5.6), table 5.1",
    patterns=["oracle", "two sides", "metamorphic"],
    hints=[
        (
            "先只写 `count`，用表 5.1 核对几个数；其余函数都只看计数，不再看样本。",
            "Write `count` alone first and compare some numbers with table 5.1; all other functions look at counts, never at samples.",
        ),
        (
            "每个概率都是一个计数除以另一个计数：想清楚分母数的是哪些样本。",
            "Each probability is one count divided by another: which samples does the divisor count?",
        ),
        (
            "留一法：从计数里去掉自己，再照常算得分；先验与条件概率用的是同一份计数。",
            "To leave one out, take it out of the counts and compute the scores as always; prior and conditionals use the same counts.",
        ),
    ],
)


@check(points=2, book="(5.6), (5.7), (5.8)")
def test_numbers_of_the_text(answer):
    """表 5.1 的计数与书中的条件概率 / The counts of table 5.1 and the conditional probabilities of the text"""
    table = the_people()
    counts = counts_of(**table)
    judge_counts(answer.count(*table.values()), counts, HINT_COUNT)
    printed = {
        "男性": (Fraction(2, 8), Fraction(1, 8), Fraction(1), Fraction(1, 8)),
        "女性": (Fraction(3, 7), Fraction(3, 7), Fraction(2, 7), Fraction(2, 7)),
    }
    for c, shares in printed.items():
        for attribute, value, share in zip(table["attributes"], X0, shares, strict=True):
            with hint(*HINT_CONDITIONAL):
                close(
                    answer.conditional(counts, c, attribute, value), share, (f"P({value} | {c})", f"P({value} | {c})")
                )


@check(points=2, book="(5.7), (5.8)")
def test_example_of_the_text(answer):
    """书中的例子（青年，中发，平底，花色）的两个得分 /
    The two scores of the text's example (青年, 中发, 平底, 花色)"""
    table = the_people()
    with hint(
        "(5.8) 印的 0.007030 用的是取整后的因子；用计数算，不要代入取整后的数。",
        "The 0.007030 printed in (5.8) comes of rounded factors; compute with counts, not with rounded numbers.",
    ):
        close(
            answer.scores(counts_of(**table), X0, table["attributes"], table["classes"]),
            {"男性": Fraction(1, 480), "女性": Fraction(12, 1715)},
            ("得分", "the scores"),
            abs=0.0,
        )


@check(points=1, given={"table": word_tables(classes=(1, 5))}, also=pins.count, examples=40)
def test_count(answer, table):
    """计数就是逐个去数的结果，没有出现的取值与类别也有一项 /
    The counts are what counting one by one gives, with an entry for values and classes that do not occur, too"""
    judge_counts(answer.count(*table.values()), counts_of(**table), HINT_COUNT)


@check(
    points=1,
    given={"table": word_tables(rows=(1, 12)), "cut": st.integers(0, 12), "times": st.sampled_from((1, 1, 10**9))},
    also=pins.merge_and_forget,
    examples=40,
)
def test_merge_and_forget(answer, table, cut, times):
    """合并两份计数，等于把两份样本放在一起再数；忘掉一个样本，等于没有它时去数 /
    Merged counts are those of both samples together; after forgetting a sample they are what they would be without it
    """
    X, y, attributes, domains, classes = table.values()
    columns = attributes, domains, classes
    first, second = (counts_of(*part, *columns, times) for part in ((X[:cut], y[:cut]), (X[cut:], y[cut:])))
    merged = answer.merge(first, backwards(second))
    judge_counts(merged, counts_of(X, y, *columns, times), HINT_MERGE)
    k = min(cut, len(X) - 1)
    wanted = counts_of(X, y, *columns, times)
    counts = {part: dict(wanted[part]) for part in wanted}
    wanted["classes"][y[k]] -= 1
    for attribute, value in zip(attributes, X[k], strict=True):
        wanted["values"][y[k], attribute, value] -= 1
    judge_counts(answer.forget(counts, X[k], y[k], attributes), wanted, HINT_FORGET)


@check(
    points=2,
    book="(5.4), (5.6)",
    given={"table": word_tables(), "times": st.sampled_from((1, 1, 10**8 + 7))},
    also=pins.both_directions,
    examples=25,
)
def test_both_directions(answer, table, times):
    """两个方向的条件概率各是什么的份额，并由贝叶斯公式相连 /
    Each of the two conditional probabilities is a share of its own, and Bayes' formula connects them"""
    X, y, attributes, domains, classes = table.values()
    counts = backwards(counts_of(**table, times=times))
    for j in {0, len(attributes) - 1}:
        for value in (domains[j][0], domains[j][-1]):
            having = [c for row, c in zip(X, y, strict=True) if row[j] == value]
            among = {c: y.count(c) for c in classes}
            for c in classes[-2:]:
                with hint(*HINT_CONDITIONAL):
                    wanted = Fraction(having.count(c), among[c]) if among[c] else 0.0
                    words = f"P({attributes[j]} = {value} | {c})", f"P({attributes[j]} = {value} | {c})"
                    close(answer.conditional(counts, c, attributes[j], value), wanted, words)
            got = answer.value_posterior(counts, attributes[j], value, classes)
            words = (
                f"已知 {attributes[j]} = {value} 时各类别的概率",
                f"the probabilities given {attributes[j]} = {value}",
            )
            with hint(*HINT_POSTERIOR):
                if having:
                    found = mapping(got, classes, words)
                    wanted = {c: Fraction(having.count(c), len(having)) for c in classes}
                    close({c: found[c] for c in classes}, wanted, words)
                else:
                    is_none(got, words)


@check(
    points=1,
    book="(5.5)",
    given={
        "table": word_tables(rows=(1, 12)),
        "pick": st.integers(0, 200),
        "times": st.sampled_from((1, 1, 3 * 10**7)),
    },
    also=pins.scores,
    examples=40,
)
def test_scores(answer, table, pick, times):
    """得分是先验与各条件概率之积；每份样本都重复几遍，得分不变 /
    The scores are products of the prior and the conditionals; they stay the same if every sample is repeated"""
    X, y, attributes, domains, classes = table.values()
    x = [domain[(pick + j * pick) % len(domain)] for j, domain in enumerate(domains)] if pick % 2 else X[pick % len(X)]
    got = answer.scores(backwards(counts_of(**table, times=times)), x, attributes, classes)
    with hint(*HINT_SCORES):
        found = mapping(got, classes, ("得分", "the scores"))
        close({c: found[c] for c in classes}, exact_scores(X, y, x, classes), ("得分", "the scores"), abs=0.0)


@check(points=1, given={"table": word_tables(rows=(2, 10), classes=(1, 5))}, also=pins.leave_one_out, examples=25)
def test_leave_one_out(answer, table):
    """留一法与每次真的去掉一个样本、重新训练的结果一样 /
    Leaving one out gives what training anew without the sample gives"""
    X, y, attributes, domains, classes = table.values()
    if len(X) < 2:
        return
    got = sequence(answer.leave_one_out(X, y, attributes, domains, classes), len(X), ("各样本的类别", "the classes"))
    for k, x in enumerate(X):
        right = best_classes(exact_scores(X[:k] + X[k + 1 :], y[:k] + y[k + 1 :], x, classes))
        with hint(*(HINT_UNDECIDED if got[k] is None else HINT_LEFT_OUT)):
            one_of(got[k], right, (f"第 {k} 行（从 0 起）的类别", f"the class of row {k} (from 0)"))


@picture(
    "各类别中每个取值的计数，书中的例子用框标出",
    "The counts of every value in each class; those of the text's example have a frame",
    alt=(
        "每个取值两条横条，男性实心，女性斜纹；例子的四个取值有粗框",
        "Two bars for each value, men solid and women hatched; the four values of the example have a thick frame",
    ),
)
def draw_counts(figure, answer, reference, says):
    table = the_people()
    counts = answer.count(*table.values())
    values = [(a, v) for a, domain in zip(table["attributes"], table["domains"], strict=True) for v in domain]
    axes = figure.add_subplot()
    for shift, c, hatch in ((-0.2, "男性", None), (0.2, "女性", "///")):
        for place, (attribute, value) in enumerate(values):
            axes.barh(
                place + shift,
                counts["values"][c, attribute, value],
                0.4,
                hatch=hatch,
                color="lightgray" if hatch else "gray",
                edgecolor="black",
                linewidth=2.5 if value in X0 else 0.5,
                label=c if place == 0 else None,
            )
    axes.set_yticks(range(len(values)), [value for _, value in values])
    axes.invert_yaxis()
    axes.set_xlabel(says("样本数", "samples"))
    axes.legend()


HINT_COUNT = (
    "先给每个类别、每个属性的每个可能取值放一个 0，再逐个样本加 1；键里有属性名，因为不同的列可以有相同的取值。",
    "Begin with a 0 for each class and each possible value of each attribute, then add 1 sample by sample; the attribute is part "
    "of the key, since columns may share values.",
)
HINT_MERGE = ("逐个键相加，放进新的字典。", "Add key by key, into a new dict.")
HINT_FORGET = (
    "类别的计数少 1，这个样本的每个取值在该类别中的计数也少 1；先复制。",
    "The count of its class is one less, and so is that of each of its values in that class; copy first.",
)
HINT_CONDITIONAL = ("分母是该类别的样本数。", "The divisor is the number of samples of the class.")
HINT_POSTERIOR = (
    "分母是取这个值的样本数，不分类别。",
    "The divisor is the number of samples with this value, whatever their class.",
)
HINT_SCORES = (
    "先验乘上每个属性的条件概率，用没有取整的数。",
    "The prior times the conditional probability of each attribute, with numbers that are not rounded.",
)
HINT_LEFT_OUT = (
    "判一个样本时，先验和条件概率里都不能有它自己。",
    "Whoever is judged counts neither for the prior nor for the conditionals.",
)
HINT_UNDECIDED = (
    "得分全是 0 才是 None；不是 0 的得分再小，也是得分。",
    "None is for scores that are all 0; a score that is not 0 counts, however small.",
)


def backwards(counts):
    """The same counts, their entries in another order: the stub promises none."""
    return {part: dict(reversed(entries.items())) for part, entries in counts.items()}


def judge_counts(got, wanted, words_of_hint):
    """Whether these are the wanted counts; keys that nobody asked for do not matter."""
    parts = mapping(got, ("classes", "values"), ("计数", "the counts"))
    for part, words in (
        ("classes", ("各类别的计数", "the counts of classes")),
        ("values", ("取值的计数", "the counts of values")),
    ):
        with hint(*words_of_hint):
            found = mapping(parts[part], wanted[part], words)
        for key, number in wanted[part].items():
            with hint(*words_of_hint):
                equal(integer(found[key]), number, (f"{words[0]} {key!r}", f"{words[1]}, {key!r}"))
