"""Checks of exercise 1.3."""

from itertools import pairwise, product

import numpy as np
from hypothesis import strategies as st

from grader.checks import CheckFailed, check, equal, exercise, picture, plain, require, sequence
from grader.strategies import seeds

from .pins import ex01_03 as pins
from .shared import all_hypotheses, covers, first_melons, hard_melons, hypothesis_of, melons, named_domains, written

EXERCISE = exercise(
    kind="discuss",
    book="§1.4",
    patterns=["certificate", "metamorphic", "oracle", "written"],
    hints=[
        (
            "偏好是一把尺子：先量什么，平手时再量什么？",
            "A bias is a yardstick: what is measured first, and what when that ties?",
        ),
        (
            "先数错误，再想：错误一样多时凭什么挑？挑选能否不看次序？",
            "Count errors first; then what decides between equal errors, without looking at any order?",
        ),
        (
            "键的最后放上假设的写法，任何两个假设就不会再平手；键里不要有下标。",
            "Let the hypothesis as written end the key, and no two tie any more; keep indices out of it.",
        ),
    ],
    written={
        "justification": [
            ("说清了按什么先后次序取舍", "Says clearly what is weighed, and in which order"),
            (
                "给出了这样取舍的理由（奥卡姆剃刀、领域知识、代价……）",
                "Gives a reason (Occam's razor, domain knowledge, costs, …)",
            ),
            ("指出了这一偏好会选错的情形", "Names a situation in which this bias chooses wrongly"),
        ]
    },
    contract=[
        (
            "取值是任意不空的可打印字符串（不含 *）：可以带空格、逗号等符号，一个可以是另一个的一部分，不同属性可以有同样的取值；四条规矩仍然守住",
            "Values are any printable strings without * that are not empty: with blanks, commas and other signs, parts of one another, shared by attributes; the four rules hold all the same",
        ),
        ("样例上百个，属性到九个", "More than a hundred samples, up to nine attributes"),
    ],
)


@st.composite
def noisy_truths(draw):
    """{"domains", "truth", "flips"}: how many of the copies of each melon are mislabelled."""
    domains = named_domains(draw(st.sampled_from(((2, 2), (2, 3), (3, 2), (3, 3), (2, 2, 2), (2, 2, 3)))))
    n = len(list(product(*domains)))
    return {
        "domains": domains,
        "truth": draw(st.sampled_from(all_hypotheses(domains))),
        "flips": draw(st.lists(st.integers(0, MOST_FLIPS), min_size=n, max_size=n)),
    }


@check(
    points=1,
    book="表 1.1 / table 1.1",
    hint=(
        "误收反例和漏掉正例都是错；None 拒绝所有的瓜，漏掉每个正例。",
        "An accepted negative and a rejected positive are errors alike; None rejects all melons and misses every positive.",
    ),
)
def test_errors_on_table_1_1(answer):
    """表 1.1 再加一个与 1 号一样却不是好瓜的样例：最少错 1 个，65 个假设中有 6 个做到 /
    Table 1.1 with one more melon like number 1 that is not good: 1 error is the least, made by 6 of 65 hypotheses"""
    domains, X, y = _noisy_table()
    least = []
    for h in all_hypotheses(domains):
        what = (f"{written(h)} 的训练错误数", f"the number of training errors of {written(h)}")
        if equal(answer.training_errors(h, X, y), errors_of(h, X, y), what) == 1:
            least.append(h)
    best = [("*", "*", "浊响"), ("*", "蜷缩", "*"), ("*", "蜷缩", "浊响")]
    best += [("乌黑", "*", "浊响"), ("乌黑", "蜷缩", "*"), ("乌黑", "蜷缩", "浊响")]
    equal(sorted(least), sorted(best), ("错误最少的假设", "the hypotheses with the fewest errors"))


@check(
    points=1.5,
    given={"table": melons(samples=(0, 8)), "pick": st.integers(0, 10**6)},
    also=pins.errors_are_their_definition,
    strict_given={"table": hard_melons(samples=(0, 8)), "pick": st.integers(0, 10**6)},
    strict=pins.errors_strict,
    hint=(
        "逐个样例比较假设的判断与标记；重复的样例各算一次。",
        "Compare verdict and label sample by sample; repeated samples count each time.",
    ),
)
def test_errors_are_their_definition(answer, table, pick):
    """训练错误数对任意假设和样例都符合定义 /
    The number of training errors is what its definition says, for any hypothesis and samples"""
    space, X, y = all_hypotheses(table["domains"]), table["X"], table["y"]
    for h in space if pick is None else (space[pick % len(space)], None, space[1]):
        equal(answer.training_errors(h, X, y), errors_of(h, X, y), ERRORS)
        equal(answer.training_errors(h, X, y[::-1]), errors_of(h, X, y[::-1]), ERRORS)  # as many samples, as many good


@check(
    points=1.5,
    given={"table": melons(most=30)},
    also=pins.keys_are_definite,
    strict_given={"table": hard_melons(most=30)},
    strict=pins.keys_strict,
    hint=("最后靠什么分出高下？假设的写法各不相同。", "What breaks the last tie? No two hypotheses are written alike."),
)
def test_keys_are_definite(answer, table):
    """偏好是明确的：整个假设空间的键互不相同，可以排序 /
    The bias is definite: keys over the whole space differ and can be ordered"""
    _keys(answer, all_hypotheses(table["domains"]), table["X"], table["y"])


@check(
    points=1,
    given={"table": melons(most=30), "subset": seeds()},
    strict_given={"table": hard_melons(most=30), "subset": seeds()},
    strict=pins.choice_strict,
    hint=("把自己的键交给 `min`，别另外再写一套比法。", "Give your own key to `min`; do not compare in a second way."),
)
def test_choice_follows_the_keys(answer, table, subset):
    """所选的是候选中键最小的 / The choice is the candidate of the smallest key"""
    X, y, space = table["X"], table["y"], all_hypotheses(table["domains"])
    candidates = [space[i] for i in subset] if isinstance(subset, list) else _some(space, subset)
    keys = _keys(answer, candidates, X, y)
    chosen = _choice(answer, candidates, X, y)
    what = ("所选的假设（候选中键最小的）", "the choice (the candidate of smallest key)")
    equal(chosen, min(candidates, key=keys.__getitem__), what)


@check(
    points=1.5,
    given={"table": melons(samples=(2, 6)), "seed": seeds()},
    strict_given={"table": hard_melons(samples=(2, 6)), "seed": seeds()},
    hint=(
        "不要用列表中的位置来打破平局；键里不要出现下标。",
        "Never break a tie by the position in a list, and keep indices out of the key.",
    ),
)
def test_bias_is_blind_to_order(answer, table, seed):
    """偏好不看次序：打乱样例和候选假设，选出的仍是同一个 /
    The bias is blind to order: shuffled samples and candidates lead to the same choice"""
    X, y = table["X"], table["y"]
    rng = np.random.default_rng(seed)
    candidates = _some(all_hypotheses(table["domains"]), seed)
    before = _choice(answer, candidates, X, y)
    rows, order = rng.permutation(len(X)).tolist(), rng.permutation(len(candidates)).tolist()
    chosen = _choice(answer, [candidates[i] for i in order], [X[i] for i in rows], [y[i] for i in rows])
    equal(chosen, before, ("打乱次序后所选的假设", "the choice after shuffling"))


@check(
    points=1.5,
    given={"table": melons(samples=(1, 8)), "seed": seeds()},
    strict_given={"table": hard_melons(samples=(1, 8)), "seed": seeds()},
    hint=(
        "简单程度相同时，让错误少的优先。没有零错误的假设时也要选出一个。",
        "Of equally simple hypotheses let the one with fewer errors win; and choose one even if none is without error.",
    ),
)
def test_bias_is_honest(answer, table, seed):
    """偏好是诚实的：具体属性个数相同的候选中，没有比所选者错误更少的 /
    The bias is honest: no candidate with as many specified attributes as the chosen one has fewer errors"""
    X, y = table["X"], table["y"]
    candidates = _some(all_hypotheses(table["domains"]), seed)
    chosen = _choice(answer, candidates, X, y)
    if chosen is None:
        return
    errors = errors_of(chosen, X, y)
    rivals = [h for h in candidates if h is not None and h.count("*") == chosen.count("*")]
    better = min(rivals, key=lambda h: errors_of(h, X, y))
    require(
        errors_of(better, X, y) >= errors,
        f"{written(better)} 同样简单，只错 {errors_of(better, X, y)} 个；所选的 {written(chosen)} 错 {errors} 个",
        f"{written(better)} is as simple and makes {errors_of(better, X, y)} errors, the chosen {written(chosen)} {errors}",
        got=chosen,
    )


@check(
    points=1,
    hint=(
        "误收与漏掉各算一个错误。你的偏好加在错误上的，全部属性合起来值多少个错误？",
        "An accepted negative and a rejected positive are one error each. What your taste adds to the errors: how many are "
        "these, all attributes together?",
    ),
)
def test_fewer_errors_win(answer):
    """只有两个候选时：同样简单的，错误少者当选，不论错的是哪一种；错误多出 10 个以上的，再合口味也不当选 /
    Of two candidates: the equally simple one with fewer errors is chosen, whichever their kind; 10 errors more are too many
    """
    for better, worse, X, y in (*ALIKE, *UNALIKE):
        for candidates in ([better, worse], [worse, better]):
            chosen = _choice(answer, candidates, X, y)
            require(
                chosen == better,
                f"候选 {written(better)} 错 {errors_of(better, X, y)} 个，{written(worse)} 错 {errors_of(worse, X, y)} 个",
                f"Of the candidates {written(better)} makes {errors_of(better, X, y)} errors, "
                f"{written(worse)} {errors_of(worse, X, y)}",
                expected=better,
                got=chosen,
            )


@check(
    points=1,
    given={"case": noisy_truths()},
    examples=25,
    hint=(
        "口味最多值 10 个错误；这里选错概念至少多错 15 个。",
        "Taste is worth 10 errors at most; here any wrong concept makes 15 more.",
    ),
)
def test_bias_is_teachable(answer, case):
    """偏好是可教的：每种瓜有 25 个样例，其中至多 5 个标错，选出的就是真实的概念 /
    The bias is teachable: from 25 samples of each melon, at most 5 of them mislabelled, the truth is found"""
    instances = list(map(list, product(*case["domains"])))
    X, y = [], []
    for x, flips in zip(instances, case["flips"], strict=True):
        label = int(covers(case["truth"], x))
        X += [x] * COPIES
        y += [1 - label] * flips + [label] * (COPIES - flips)
    space = all_hypotheses(case["domains"])
    chosen = _choice(answer, space, X, y)
    require(
        all(covers(chosen, x) == covers(case["truth"], x) for x in instances),
        f"真实的概念是 {written(case['truth'])}（错 {errors_of(case['truth'], X, y)} 个），"
        f"选出的是 {written(chosen)}（错 {errors_of(chosen, X, y)} 个）",
        f"The truth is {written(case['truth'])} ({errors_of(case['truth'], X, y)} errors), "
        f"the choice {written(chosen)} ({errors_of(chosen, X, y)} errors)",
        expected=case["truth"],
        got=chosen,
    )


@picture(
    "带噪声的表 1.1：各假设的错误数与具体属性个数",
    "Table 1.1 with noise: errors and specified attributes of all hypotheses",
    alt=(
        "圆点的大小是假设的个数，横轴是具体属性个数，纵轴是训练错误数；你的选择用星号标出",
        "Dots as large as there are hypotheses, specified attributes across, training errors upwards; your choice is a star",
    ),
)
def draw_choice(figure, answer, reference, says):
    domains, X, y = _noisy_table()
    space = all_hypotheses(domains)
    places = [(len(h) - h.count("*"), errors_of(h, X, y)) for h in space if h is not None]
    axes = figure.subplots()
    for place in sorted(set(places)):
        axes.scatter(*place, s=25 * places.count(place), color="C0", alpha=0.5)
        axes.annotate(str(places.count(place)), place, ha="center", va="center", fontsize=8)
    axes.scatter([4], [errors_of(None, X, y)], s=25, color="C0", alpha=0.5)
    chosen = hypothesis_of(answer.choose_hypothesis(space, X, y), 3, ("选择", "the choice"))
    place = (4 if chosen is None else 3 - chosen.count("*"), errors_of(chosen, X, y))
    axes.scatter(*place, s=250, marker="*", color="C3", zorder=2, alpha=0.8, label=written(chosen))
    axes.set(xlabel=says("具体属性个数", "specified attributes"), ylabel=says("训练错误", "training errors"))
    axes.set(xticks=range(5), xticklabels=["0", "1", "2", "3", "None"], yticks=range(5))
    axes.legend(title=says("你的选择", "your choice"))


ERRORS = ("训练错误数", "the number of training errors")
COPIES, MOST_FLIPS = 25, 5


def duel(better, worse, good=(0, 0), bad=(0, 0), agreed=0):
    """Two hypotheses over values 0 and 1 and samples about which they disagree: so many good melons, and so many bad ones,
    that `better` alone, that `worse` alone accepts; and bad or good ones about which both are right."""
    melons = list(map(list, product(*[["0", "1"]] * len(better or worse))))
    X, y = [], []
    for label, (mine, others) in ((1, good), (0, bad)):
        X += [x for x in melons if covers(better, x) and not covers(worse, x)][:1] * mine
        X += [x for x in melons if covers(worse, x) and not covers(better, x)][:1] * others
        y += [label] * (len(X) - len(y))
    for x in [x for x in melons if covers(better, x) == covers(worse, x)][:1]:
        X, y = X + [x] * agreed, y + [int(covers(better, x))] * agreed
    return better, worse, X, y


ALIKE = [
    duel(better, worse, good, bad)
    for better, worse in ((("0", "*"), ("*", "1")), (("1", "0"), ("0", "1")), (("*", "1", "*"), ("*", "*", "0")))
    for good, bad in (
        *(((few + 1, 0), (few, 0)) for few in (2, 11, 100)),  # `worse` misses one melon more than `better` accepts
        *(((0, few), (0, few + 1)) for few in (2, 11, 100)),
    )
]
"""Of two equally simple hypotheses one makes an error less, but of the other kind."""
UNALIKE = [
    duel(*pair, good=(11, 0), bad=(0, 11), agreed=agreed)
    for width in (1, 2, 3, 5)
    for simple, full in (((("*",) * width), ("0",) * width),)
    for pair in ((simple, full), (full, simple), (None, simple), (simple, None), (None, full), (full, None))
    for agreed in (0, 300)
]
"""Of two hypotheses, the simpler or the other, one makes 11 errors less, of few samples or of hundreds."""


def errors_of(hypothesis, X, y) -> int:
    return sum(covers(hypothesis, x) != bool(label) for x, label in zip(X, y, strict=True))


def _noisy_table():
    table = first_melons(1, 2, 3, 4)
    return table["domains"], [*table["X"], list(table["X"][0])], [*table["y"], 0]


def _some(space, seed):
    """At least one hypothesis of the space, in any order."""
    rng = np.random.default_rng(seed)
    order = rng.permutation(len(space)).tolist()
    return [space[i] for i in order[: rng.integers(1, len(space) + 1)]]


def _choice(answer, candidates, X, y):
    n = max((len(h) for h in candidates if h is not None), default=0)
    chosen = hypothesis_of(answer.choose_hypothesis(candidates, X, y), n, ("所选的假设", "the chosen hypothesis"))
    require(
        chosen in candidates,
        "所选的应是候选假设之一",
        "The choice should be one of the candidates",
        expected=candidates,
        got=chosen,
    )
    return chosen


def _keys(answer, space, X, y):
    """The key of each hypothesis; they differ and can be ordered."""
    keys = {}
    for h in space:
        key = sequence(answer.preference_key(h, X, y), None, (f"{h} 的键", f"the key of {h}"))
        keys[h] = _as_tuple(plain(key))
    try:
        order = sorted(space, key=keys.__getitem__)
        unordered = [(g, h) for g, h in pairwise(order) if not keys[g] < keys[h]]
    except TypeError:
        kinds = (
            "键之间无法比较：同一位置上有时是数，有时是字符串",
            "The keys cannot be compared: numbers and strings stand in the same place",
        )
        raise CheckFailed(kinds, got=list(keys.values())[:10]) from None
    if unordered:
        g, h = unordered[0]
        words = (f"{g} 与 {h} 的键分不出先后", f"The keys of {g} and {h} do not tell them apart")
        raise CheckFailed(words, got=[keys[g], keys[h]])
    return keys


def _as_tuple(value):
    return tuple(map(_as_tuple, value)) if isinstance(value, list) else value
