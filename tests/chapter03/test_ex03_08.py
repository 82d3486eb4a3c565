"""Checks of exercise 3.8."""

import math
from itertools import combinations, product

from hypothesis import strategies as st

from grader.checks import array, check, close, equal, exercise, integers, memo, number, picture, require, sequence
from grader.strategies import edges, grid

from .pins import ex03_08 as pins
from .shared_ecoc import OPTIMAL, codes, hamming, joints, optimal_codes

EXERCISE = exercise(
    kind="derive",
    book="§3.5",
    patterns=["enumeration", "bound", "witness"],
    hints=[
        (
            "先算清一个错误模式解码对错的概率，再对联合分布求和。",
            "First work out how one error pattern is decoded, then sum over the joint distribution.",
        ),
        (
            "若几位总是一起错，能纠正两位又有什么用？出错位数的期望只取决于 p，而同样的期望可以来自很不同的分布。",
            "If several bits always fail together, what use is it to correct two? The expected number of errors depends on p "
            "alone, but very different distributions have the same expectation.",
        ),
        (
            "最坏的分布不浪费错误：要么不出错，要么恰好错到够用的位数，并让各位轮流承担。",
            "The worst distribution wastes no error: there are none, or just as many as are needed, and the bits take turns.",
        ),
    ],
    written={
        "essay": [
            ("各列的难度取决于它分开哪些类别", "The difficulty of a column depends on the classes that it separates"),
            ("相近的列训练出相近的分类器，会一起出错", "Similar columns train similar classifiers, which err together"),
            ("码距大与列容易不可兼得，需要取舍", "A large distance and easy columns are at odds; one has to trade"),
        ]
    },
    extra=["dependent_bound", "worst_joint"],
    contract=[
        (
            "2 至 12 类、1 至 12 位，概率可以小到百万分之一；解码错误率准到 10⁻⁹，每个错误模式的概率准到它自己的 10⁻⁹",
            "2 to 12 classes, 1 to 12 bits, probabilities down to a millionth; a decoding error is right to 10⁻⁹, the probability of "
            "each pattern to 10⁻⁹ of its size",
        ),
        (
            "`dependent_bound` 与 `worst_joint`：0 ≤ t < n_bits ≤ 12，0 ≤ p ≤ 1；每一位出错的概率恰为 p",
            "`dependent_bound` and `worst_joint`: 0 ≤ t < n_bits ≤ 12, 0 ≤ p ≤ 1; every bit errs with probability p exactly",
        ),
        ("每次调用至多 1 秒 CPU 时间", "At most a second of CPU time a call"),
    ],
)


@st.composite
def decodings(draw, rows=(2, 4), columns=(1, 6)):
    code = draw(codes(rows=rows, columns=columns, distinct=True))
    return {"code": code, "true_class": draw(st.integers(0, len(code) - 1)), "joint": draw(joints(len(code[0])))}


BITS = st.integers(1, 12).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n - 1)))


def has_two_kinds(code) -> bool:
    """Whether no column is constant and two of them are neither equal nor complementary."""
    columns = list(zip(*code, strict=True))
    kinds = {tuple(bit * column[0] for bit in column) for column in columns}
    return len(kinds) > 1 and all(len(set(column)) == 2 for column in columns)


@check(
    points=1,
    hint=(
        "对每个错误模式找最近的行；并列时按 1/并列数 算对。",
        "Find the nearest rows for each pattern; in a tie of k rows the right one is drawn with 1/k.",
    ),
)
def test_decode_error_of_the_optimal_code(answer):
    """3.7 的最优码：各位独立、各位同错时的解码错误率 /
    The optimal code of 3.7: the decoding error of independent bits, and of bits that err together"""
    for p, printed in ((0.05, 0.0031767), (0.1, 0.0221486), (0.2, 0.1323034)):
        name = (f"p = {p} 时的解码错误率", f"the decoding error at p = {p}")
        close(answer.decode_error(OPTIMAL, 0, independent([p] * 9)), printed, name, abs=1e-7)
    together = [((0,) * 9, 0.7), ((1,) * 9, 0.3)]
    close(
        answer.decode_error(OPTIMAL, 2, together),
        0.3,
        ("各位同错时的解码错误率", "the decoding error if all bits err together"),
    )


@check(
    points=2,
    given={"case": decodings()},
    also=pins.decode_error,
    strict_given={"case": decodings((5, 12), (6, 12))},
    hint=("并列最近时既不能全算对，也不能全算错。", "A tie is neither entirely right nor entirely wrong."),
)
def test_decode_error(answer, case):
    """解码错误率是各错误模式的概率乘以判错的概率，并列最近时平分 /
    The decoding error sums, over the patterns, their probability times that of a wrong row, ties being shared evenly"""
    code, true_class, joint = case["code"], case["true_class"], case["joint"]
    expected = math.fsum(probability * wrong_share(code, true_class, errors) for errors, probability in joint)
    close(answer.decode_error(code, true_class, joint), expected)


@check(
    points=1,
    given={"code": codes(rows=(2, 4), columns=(1, 6), distinct=True)},
    also=pins.correctable,
    hint=(
        "错到两行正中间时只是并列，不算必能正确解码。",
        "A word halfway between two rows is only a tie: not always decoded right.",
    ),
)
def test_correctable(answer, code):
    """可纠正的位数与逐个试遍错误模式的结果一致 /
    The number of correctable errors is what trying every error pattern gives"""
    equal(answer.correctable(code), most_correctable(code))


@check(
    points=1,
    given={"p": st.lists(grid(0, 1, 0.125), min_size=1, max_size=5)},
    strict_given={"p": st.lists(edges(1e-6, 0.999999), min_size=2, max_size=6)},
    also=pins.independent_joint,
    hint=("出错的位乘 p，没错的位乘 1 - p。", "Multiply by p for an error and by 1 - p otherwise."),
)
def test_independent_joint(answer, p):
    """独立分布：每个错误模式的概率是各位概率之积 /
    Independence: the probability of every error pattern is the product over its bits"""
    expected = dict(independent(p))
    found = dict.fromkeys(expected, 0.0)
    for errors, probability in joint_of(answer.independent_joint(p), len(p)):
        found[errors] += probability
    for errors, probability in expected.items():
        close(
            found[errors],
            probability,
            rel=1e-9,
            abs=1e-300,
            what=(f"模式 {errors} 的概率", f"the probability of {errors}"),
        )


@check(
    points=2.5,
    given={"code": optimal_codes(), "true_class": st.integers(0, 3), "p": grid(0.0625, 0.375, 0.0625)},
    also=pins.harmful_dependence,
    hint=(
        "最少错几位就必判错？找出这样的错误模式，再让各位的出错概率相等。",
        "How few errors are always decoded wrong? Find such patterns, and let all bits err equally often.",
    ),
)
def test_harmful_dependence(answer, code, true_class, p):
    """每一位只以概率 p 出错，解码却以至少 2p 的概率出错 /
    Every bit is wrong with probability p only, yet decoding is wrong with probability 2p at least"""
    joint = joint_of(answer.harmful_joint(code, true_class, p), 9, p)
    error = math.fsum(probability * wrong_share(code, true_class, errors) for errors, probability in joint)
    require(
        error >= 2 * p - 1e-9,
        f"解码出错的概率是 {error:.6g}，应至少是 2p = {2 * p:.6g}",
        f"Decoding is wrong with probability {error:.6g}, which should be 2p = {2 * p:.6g} at least",
        got=joint,
    )


@check(
    points=2.5,
    given={"code": codes(rows=(3, 4), columns=(2, 5), distinct=True).filter(has_two_kinds)},
    also=pins.unequal_columns,
    hint=(
        "类别在直线上的次序可以任选：让一列的正类连在一起，另一列的正类与负类交错。",
        "You choose the order of the classes on the line: one column's positive classes together, another's alternating.",
    ),
)
def test_unequal_columns(answer, code):
    """一维数据使两列的最小阈值错误率至少相差 0.2 /
    One-dimensional data on which the least threshold errors of two columns differ by 0.2 at least"""
    values, classes = sequence(answer.unequal_columns(code), 2, ("数据", "the data"))
    values = array(values, (None,), ("取值", "the values"))
    classes = integers(classes, len(values), ("类别", "the classes"))
    require(
        set(classes) == set(range(len(code))),
        f"0 至 {len(code) - 1} 的每一类都应有样本",
        f"Each of the classes 0 to {len(code) - 1} should have samples",
        got=classes,
    )
    errors = [threshold_error(values, [column[c] for c in classes]) for column in zip(*code, strict=True)]
    listed = ", ".join(f"{error:.3f}" for error in errors)
    require(
        max(errors) - min(errors) >= 0.2 - 1e-9,
        f"各列的最小阈值错误率是 {listed}，最多只相差 {max(errors) - min(errors):.3f}",
        f"The least threshold errors of the columns are {listed}, which differ by {max(errors) - min(errors):.3f} only",
        got=[values, classes],
    )


@check(
    extra=True,
    given={"bits": BITS, "p": grid(0, 1, 0.0625)},
    also=pins.dependence_at_its_worst,
    hint=(
        "出错位数的期望是多少？要让“多于 t 位”尽量常见，每次最好错几位？",
        "How many errors are expected? To exceed t as often as possible, in how many bits should one err at a time?",
    ),
)
def test_dependent_bound(answer, bits, p):
    """★ 出错多于 t 位的最大概率与穷举一致 / ★ The largest probability of more than t errors is that of exhaustive search"""
    n, t = bits
    close(answer.dependent_bound(n, t, p), most_likely_excess(n, t, p), ("最大概率", "the largest probability"))


@check(
    extra=True,
    given={"bits": BITS, "p": grid(0, 1, 0.0625)},
    also=pins.dependence_at_its_worst,
    hint=(
        "不要浪费错误：每次恰好错到够用的位数，并让各位轮流承担。",
        "Waste no error: err in just as many bits as are needed, and let the bits take turns.",
    ),
)
def test_worst_joint(answer, bits, p):
    """★ 所给的联合分布达到这个最大概率，每一位的出错概率恰为 p /
    ★ The joint distribution attains this probability, and every bit errs with probability p exactly"""
    n, t = bits
    joint = joint_of(answer.worst_joint(n, t, p), n, p)
    excess = math.fsum(probability for errors, probability in joint if sum(errors) > t)
    close(
        excess,
        most_likely_excess(n, t, p),
        (f"所给分布中出错多于 {t} 位的概率", f"the probability of more than {t} errors in the distribution"),
    )


@picture(
    "相关性的代价",
    "The price of dependence",
    alt=(
        "解码错误率随每位出错概率变化的三条曲线：独立、同错、最坏",
        "Decoding error against the error of a bit: independent, all together, harmful",
    ),
)
def draw_dependence(figure, answer, reference, says):
    axes = figure.add_subplot()
    levels = [k / 50 for k in range(1, 21)]
    together = [[((0,) * 9, 1 - p), ((1,) * 9, p)] for p in levels]
    curves = {
        says("各位独立", "independent"): [answer.independent_joint([p] * 9) for p in levels],
        says("各位同错", "all together"): together,
        says("有害的相关", "harmful"): [answer.harmful_joint(OPTIMAL, 0, p) for p in levels],
    }
    for label, joint in curves.items():
        axes.plot(levels, [answer.decode_error(OPTIMAL, 0, one) for one in joint], label=label)
    axes.set_xlabel(says("每一位出错的概率", "probability of an error in a bit"))
    axes.set_ylabel(says("解码出错的概率", "probability of decoding wrong"))
    axes.legend()


def wrong_share(code, true_class, errors) -> float:
    """The probability of decoding this error pattern wrong."""
    received = [bit * (1 - 2 * error) for bit, error in zip(code[true_class], errors, strict=True)]
    distances = [hamming(word, received) for word in code]
    nearest = [k for k, distance in enumerate(distances) if distance == min(distances)]
    return 1 - (true_class in nearest) / len(nearest)


@memo
def most_correctable(code) -> int:
    """By trying all sets of wrong bits, from one bit upwards."""
    n = len(code[0])
    for t in range(1, n + 1):
        for wrong in combinations(range(n), t):
            errors = [int(j in wrong) for j in range(n)]
            if any(wrong_share(code, k, errors) > 0 for k in range(len(code))):
                return t - 1
    return n


def independent(p):
    return [
        (errors, math.prod(q if error else 1 - q for q, error in zip(p, errors, strict=True)))
        for errors in product((0, 1), repeat=len(p))
    ]


def most_likely_excess(n, t, p) -> float:
    """The largest P(N > t) of a number of errors N in 0..n with mean n·p.

    Any such N comes from bits that all err with p (choose the wrong bits at random), and the extreme distributions of a
    given mean have two points.
    """
    best, mean = 0.0, n * p
    for low, high in product(range(n + 1), repeat=2):
        if low <= mean <= high:
            share = (mean - low) / (high - low) if high > low else 1.0
            best = max(best, share * (high > t) + (1 - share) * (low > t))
    return best


def threshold_error(values, signs) -> float:
    """The least share of errors of a rule s·sign(x - c)."""
    cuts = [-math.inf, *sorted(set(values))]
    wrong = [sum(sign != (1 if v > cut else -1) for v, sign in zip(values, signs, strict=True)) for cut in cuts]
    return min(min(wrong), len(signs) - max(wrong)) / len(signs)


def joint_of(got, n_bits, p=None):
    """The answer as a joint distribution of errors in which, if p is given, every bit errs with probability p."""
    joint = []
    for k, entry in enumerate(sequence(got, None, ("联合分布", "the joint distribution"))):
        errors, probability = sequence(entry, 2, (f"第 {k} 项", f"entry {k}"))
        errors = integers(errors, n_bits, (f"第 {k} 个错误模式", f"error pattern {k}"), binary=True)
        chance = number(probability, (f"第 {k} 个概率", f"probability {k}"))
        require(
            set(errors) <= {0, 1} and chance >= -1e-12,
            f"第 {k} 项应由 0/1 模式和非负的概率组成",
            f"Entry {k} should be a pattern of 0s and 1s and a non-negative probability",
            got=entry,
        )
        joint.append((tuple(errors), chance))
    close(math.fsum(chance for _, chance in joint), 1.0, ("概率之和", "the sum of the probabilities"))
    for j in range(n_bits if p is not None else 0):
        marginal = math.fsum(chance for errors, chance in joint if errors[j])
        close(marginal, p, (f"第 {j} 位出错的概率", f"the probability of an error in bit {j}"))
    return joint
