"""Checks of exercise 12.2."""

import math
from fractions import Fraction
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import at, at_least, check, close, exercise, hint, integer, memo, number, picture, require
from grader.strategies import edges, labels, seeds

from .pins import ex12_02 as pins

EXERCISE = exercise(
    kind="prove",
    book="引理 12.1, (12.15)-(12.17) / lemma 12.1, (12.15)-(12.17)",
    patterns=["two sides", "bound", "derived formula", "witness"],
    hints=[
        (
            "m 个样例中恰好错 k 个的概率是多少？哪些 k 使 k/m 与 E 相差至少 ε？",
            "How likely is it that exactly k of m examples are wrong? For which k does k/m differ from E by at least ε?",
        ),
        (
            "比较 k/m − a/b 与 c/d 时，浮点数会在恰好相等处出错：通分，用整数比较。指数法的上界取对数之后是 s 的二次函数。",
            "Floats go wrong where k/m − a/b equals c/d: clear the denominators and compare whole numbers. The logarithm of the bound of "
            "the exponential method is a quadratic function of s.",
        ),
        (
            "只记住训练集的 h 的经验误差总是 0；最不利的训练集见过最多的点，剩下没见过的点占多少？",
            "An h that only memorises has empirical error 0; the worst training set has seen as many points as it can: what share is left?",
        ),
    ],
    contract=[
        (
            "样例至多 150 个，b、d 不超过 1000；“≥” 按分数精确判断，恰好相等也算，哪怕 1/5、1/10 之类的浮点数算不出相等",
            "At most 150 examples, b and d up to 1000; “≥” is judged exactly by the fractions, and equality counts, even where floats such "
            "as 1/5 and 1/10 do not show it",
        ),
        (
            "0 < ε < 1，0 < s ≤ 6，小到十万分之四也对；误差不超过 10⁻⁹（大于 1 的数指相对误差），best_s 不超过 10⁻⁶",
            "0 < ε < 1 and 0 < s ≤ 6, right as well where they are as small as 0.00004; errors of 10⁻⁹ at most (relative, if above 1), of 10⁻⁶ "
            "for best_s",
        ),
    ],
    written={
        "proof": [
            (
                "错与对写成独立的 0/1 变量，平均是经验误差，期望是泛化误差",
                "Right and wrong as independent 0/1 variables, whose mean is the empirical and whose expectation the generalisation error",
            ),
            ("另一侧由 1 − x 得到", "The other side, from 1 − x"),
            ("两侧由两个事件之并得到", "Both sides, from the union of two events"),
            ("指出 h 依赖训练集时哪一步不成立", "Says which step fails if h depends on the training set"),
        ]
    },
)


@st.composite
def cases(draw, fine=False):
    """(a, b, m, c, d), half of them such that some k/m is exactly ε away from E; floats see that unless it is `fine`."""
    powers = (1, 2, 4, 8, 16)
    exact = not fine and draw(st.booleans())
    b = draw(st.sampled_from(powers if exact else (1, 2, 3, 7, 10, 20, 100, 1000)))
    a = draw(st.integers(0, b))
    m = draw(
        st.sampled_from((2, 4, 8, 16, 32))
        if exact
        else st.one_of(st.integers(1, 12), st.integers(13, 150 if fine else 40))
    )
    gap = abs(Fraction(draw(st.integers(0, m)), m) - Fraction(a, b))
    if (fine or exact) and draw(st.booleans()) and 0 < gap < 1 and gap.denominator <= 1000:
        return {"a": a, "b": b, "m": m, "c": gap.numerator, "d": gap.denominator}
    d = draw(st.sampled_from(powers[1:] if exact else (2, 5, 10, 20, 1000)))
    c = draw(st.integers(1, max(1, d // 3)))
    return {"a": a, "b": b, "m": m, "c": c, "d": d}


def usual_cases():
    return cases().filter(lambda case: is_exact(case) or not is_on_the_border(**case))


def domains(fine=False):
    """(m, (c, d)); floats see where m · d / (d − c) is whole, unless it is `fine`."""
    most = 150 if fine else 40
    cases = st.sampled_from((2, 3, 4, 5, 7, 10, 100, 1000) if fine else (2, 3, 4, 5, 7, 8, 10, 16)).flatmap(
        lambda d: st.tuples(st.integers(1, d - 1), st.just(d))
    )
    drawn = st.fixed_dictionaries({"m": st.one_of(st.integers(1, 4), st.integers(5, most)), "case": cases})
    return drawn.filter(lambda one: fine or is_plain(one["m"], *one["case"]))


@check(points=1, book="(12.15)-(12.17)")
def test_exact_tails(answer):
    """E = 1/4，m = 8，ε = 1/8：三个概率 / E = 1/4, m = 8 and ε = 1/8: the three probabilities"""
    # In parts of 4^8 = 65536, 0, 1 or 2 wrong are 6561, 17496 and 20412: at least 3 wrong, at most 1 wrong.
    for side, expected in zip(SIDES, (21067 / 65536, 24057 / 65536, 45124 / 65536), strict=True):
        with hint(*(HINT_BORDER if side == "upper" else HINT_SIDES)):
            close(answer.tail(1, 4, 8, 1, 8, side), expected, (f"tail {side}", f"the tail {side}"))


@check(points=0.5, book="引理 12.1 / lemma 12.1")
def test_memorizer_examples(answer):
    """记住训练集的 h：四组 (m, c/d) 所需的 N / The h that memorises: the N for four (m, c/d)"""
    for m, c, d, expected in ((1, 1, 2, 2), (2, 1, 2, 4), (3, 3, 4, 12), (5, 7, 8, 40)):
        with at(f"m = {m}，c/d = {c}/{d}", f"m = {m}, c/d = {c}/{d}"), hint(*HINT_MEMO):
            close(integer(answer.memorizer_domain(m, c, d), ("N", "N")), expected, ("N", "N"))


@check(points=0.5, book="(12.2)", given={"y": labels((-1, 1), min_size=1), "seed": seeds()}, also=pins.empirical_error)
def test_empirical_error(answer, y, seed):
    """经验误差是错的比例 / The empirical error is the share of errors"""
    rng = np.random.default_rng(seed)
    h = np.where(rng.random(len(y)) < rng.choice([0.0, 0.2, 0.5, 1.0]), np.negative(y), y).tolist()
    wrong = len([1 for i in range(len(y)) if h[i] * y[i] < 0])
    close(answer.empirical_error(h, y), float(Fraction(wrong, len(y))), ("经验误差", "the empirical error"))


@check(
    points=2.5,
    book="(12.15)-(12.17)",
    given={"case": usual_cases()},
    also=pins.tails,
    strict_given={"case": cases(fine=True)},
    strict=pins.fine_tails,
)
def test_tails(answer, case):
    """三种尾概率与逐一枚举的结果一致，恰好等于 ε 的也算在内 /
    The three tails are those of an enumeration, what equals ε included"""
    a, b, m, c, d = case.values()
    for side in SIDES:
        expected = (enumerated_tail if m <= 8 else exact_tail)(a, b, m, c, d, side)
        with hint(*(HINT_BORDER if is_on_the_border(**case) else HINT_SIDES)):
            close(answer.tail(a, b, m, c, d, side), float(expected), (f"tail {side}", f"the tail {side}"))


@check(
    points=1.5,
    book="(12.15)-(12.17)",
    given={
        "a": st.integers(0, 20),
        "m": st.one_of(st.sampled_from((1, 2, 5, 10, 20)), st.integers(1, 60)),
        "c": st.integers(1, 19),
    },
    also=pins.bound,
)
def test_bound(answer, a, m, c):
    """hoeffding 是引理的右端，不小于精确的尾概率 /
    hoeffding is the right side of the lemma and never below the exact tails"""
    tails = {side: float(exact_tail(a, 20, m, c, 20, side)) for side in SIDES}
    with hint(*HINT_BOUND):
        for sides, names in ((1, ("upper", "lower")), (2, ("both",))):
            got = number(answer.hoeffding(m, c / 20, sides), ("上界", "the bound"))
            for side in names:
                at_least(got, tails[side], (f"sides = {sides} 的上界", f"the bound for sides = {sides}"))
            close(
                got,
                sides * math.pow(math.e, -m * c * c / 200),
                (f"sides = {sides} 的上界", f"the bound for sides = {sides}"),
            )
    for eps in (0.0123456, c / 2000, 0.99 + c / 2000):
        close(answer.hoeffding(m, eps, 1), math.exp(-2 * m * eps * eps), ("一侧的上界", "the bound of one side"))


@check(
    points=1,
    book="§12.1",
    given={"p": edges(0.0, 1.0), "s": st.one_of(edges(-6.0, 6.0), st.just(0.005))},
    also=pins.mgf,
    hint=("x 只有两个值：各乘概率再相加。", "x has two values only: multiply each by its probability and add."),
)
def test_mgf(answer, p, s):
    """一个 0/1 变量的 E e^(s(x−p)) 合乎定义，p 是 0 或 1 时也是 /
    E e^(s(x−p)) of one 0/1 variable is what it is by definition, also where p is 0 or 1"""
    # e^(−sp) (1 + p (e^s − 1)), which is e^(s²/8) at most: the lemma of Hoeffding.
    expected = math.exp(-s * p) * (1 + p * math.expm1(s))
    got = close(answer.centered_mgf(p, s), expected, ("E e^(s(x−p))", "E e^(s(x−p))"))
    require(got <= math.exp(s * s / 8) * (1 + 1e-9), "它应不超过 e^(s²/8)", "It should be e^(s²/8) at most")


@check(
    points=0.5,
    book="(12.15)",
    given={"eps": edges(0.002, 0.998), "m": st.integers(1, 60), "s": edges(0.002, 6.0)},
    also=pins.chernoff,
    hint=(
        "m 个样例各有一个因子 e^(s²/8)，也各有一个因子 e^(−sε)。",
        "Each of the m samples has a factor e^(s²/8), and a factor e^(−sε).",
    ),
)
def test_chernoff_value(answer, eps, m, s):
    """指数法在 s 处的上界是 m 个因子的乘积 / The exponential method's bound at s is a product of m factors"""
    close(answer.chernoff_value(s, m, eps), value_at(s, m, eps), ("chernoff_value", "chernoff_value"))


@check(
    points=1,
    book="(12.15)",
    given={"eps": edges(0.002, 0.998)},
    also=pins.best_s,
    hint=(
        "取对数：它是 s 的二次函数，在导数为 0 处最小。",
        "Take the logarithm: a quadratic function of s, least where its derivative is 0.",
    ),
)
def test_best_s(answer, eps):
    """best_s 处指数法的上界最小 / The exponential method's bound is least at best_s"""
    low, high = 0.0, 6.0
    for _ in range(60):  # the slope of s²/8 − sε, by its sign
        middle = (low + high) / 2
        low, high = (middle, high) if middle / 4 < eps else (low, middle)
    close(answer.best_s(eps), low, ("best_s", "best_s"), abs=1e-6)


@check(
    points=1.5,
    book="引理 12.1 / lemma 12.1",
    given={"domain": domains()},
    also=pins.memorizer,
    strict_given={"domain": domains(fine=True)},
    strict=pins.fine_memorizer,
)
def test_memorizer(answer, domain):
    """N 个点时，无论哪个训练集 h 都差至少 c/d；N − 1 个点时不然 /
    With N points h is off by c/d at least, whatever the training set; with N − 1 it is not"""
    m, (c, d) = domain["m"], domain["case"]
    N = integer(answer.memorizer_domain(m, c, d), ("N", "N"))
    with hint(*HINT_MEMO):
        require(N >= 1, "N 应不小于 1", "N should be at least 1", got=N)
        gap = worst_gap(N, m)
        require(
            gap >= Fraction(c, d),
            f"N = {N} 时有的训练集使 E − Ê 只有 {gap}，小于 {c}/{d}",
            f"With N = {N} some training set has E − Ê = {gap}, less than {c}/{d}",
            got=N,
        )
        require(
            N == 1 or worst_gap(N - 1, m) < Fraction(c, d),
            f"N = {N} 不是最小的：N = {N - 1} 也总使 E − Ê ≥ {c}/{d}",
            f"N = {N} is not the least: with N = {N - 1}, too, E − Ê ≥ {c}/{d} always",
            got=N,
        )


@picture(
    "E = 0.3, m = 50：精确的两侧尾概率与上界 (12.17)",
    "E = 0.3, m = 50: the exact tail of both sides and the bound (12.17)",
    alt=(
        "横轴是 ε，纵轴是对数刻度的概率；尾概率成阶梯下降，始终在光滑的上界之下，ε 越大离得越远。",
        "Probability on a logarithmic scale against ε; the tail falls in steps and stays below the smooth bound, farther for larger ε.",
    ),
)
def draw_tails(figure, answer, reference, says):
    axes = figure.subplots()
    eps = list(range(1, 31))
    exact = [answer.tail(3, 10, 50, one, 100, "both") for one in eps]
    bound = [answer.hoeffding(50, one / 100, 2) for one in eps]
    across = [one / 100 for one in eps]
    axes.step(across, exact, where="post", label=says("精确概率", "exact probability"))
    axes.plot(across, bound, label=says("上界 (12.17)", "bound (12.17)"))
    axes.set(yscale="log", xlabel="ε", ylabel=says("概率", "probability"))
    axes.legend()


SIDES = ("upper", "lower", "both")
HINT_SIDES = (
    '"upper" 是经验误差偏高，"lower" 是偏低，"both" 两者都算。',
    '"upper": the empirical error is too high; "lower": it is too low; "both" counts either.',
)
HINT_BORDER = (
    "k/m − a/b 恰好等于 ε 时也算；除不尽时用整数比较。",
    "Equality with ε counts; where a division is not exact, compare in whole numbers.",
)
HINT_BOUND = (
    "(12.15) 的指数是 −2mε²，(12.17) 是它的两倍。",
    "The exponent of (12.15) is −2mε²; (12.17) is twice as much.",
)
HINT_MEMO = (
    "训练集可能有重复，但要对一切训练集成立：哪个训练集最不利？",
    "There may be repetitions, but it should hold for every training set: which one is the worst?",
)


def is_on_the_border(a, b, m, c, d) -> bool:
    """Whether some k/m differs from E by ε exactly."""
    return any(abs(Fraction(k, m) - Fraction(a, b)) == Fraction(c, d) for k in range(m + 1))


def is_exact(case) -> bool:
    """Whether floats hold all the ratios exactly."""
    return all(value & (value - 1) == 0 for value in (case["b"], case["m"], case["d"]))


def is_plain(m, c, d) -> bool:
    """Whether rounding up is safe in floats: m · d / (d − c) is not whole, or comes out exactly."""
    return d & (d - 1) == 0 or m * d % (d - c) != 0


@memo
def exact_tail(a, b, m, c, d, side) -> Fraction:
    """Adds up the distribution of the number of errors, which is found by one example at a time."""
    p, whole = Fraction(a, b), [1]
    for _ in range(m):  # numerators over b^i
        whole = [(b - a) * stay + a * come for stay, come in zip([*whole, 0], [0, *whole], strict=True)]
    chance = [Fraction(one, b**m) for one in whole]
    gaps = {"upper": lambda k: Fraction(k, m) - p, "lower": lambda k: p - Fraction(k, m)}
    gaps["both"] = lambda k: abs(p - Fraction(k, m))
    return sum((one for k, one in enumerate(chance) if gaps[side](k) >= Fraction(c, d)), Fraction(0))


def enumerated_tail(a, b, m, c, d, side) -> Fraction:
    """The same from all 2^m outcomes."""
    p, total = Fraction(a, b), Fraction(0)
    for outcome in product((0, 1), repeat=m):
        gap = Fraction(sum(outcome), m) - p
        gap = {"upper": gap, "lower": -gap, "both": abs(gap)}[side]
        if gap >= Fraction(c, d):
            total += math.prod(p if wrong else 1 - p for wrong in outcome)
    return total


def value_at(s, m, eps) -> float:
    return math.exp(-s * eps * m) * math.exp(s * s / 8) ** m


def worst_gap(N, m) -> Fraction:
    """The least E − Ê over all training sets; by enumeration where that is possible."""
    if N**m <= 4096:
        return min(Fraction(N - len(set(sample)), N) for sample in product(range(N), repeat=m))
    return Fraction(N - min(N, m), N)
