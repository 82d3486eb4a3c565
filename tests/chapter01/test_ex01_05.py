"""Checks of exercise 1.5."""

import math
from itertools import pairwise

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, equal, exercise, memo, one_label, picture, require, sequence
from grader.strategies import grid, seeds

from .pins import ex01_05 as pins

EXERCISE = exercise(
    kind="discuss",
    book="§1.1, §1.6",
    patterns=["oracle", "certificate", "written"],
    hints=[
        (
            "三件小事互不相干，先做点击：一次点击告诉了你什么，又没有告诉你什么？",
            "The three pieces do not need each other. Begin with the clicks: what does one tell you, and what not?",
        ),
        ("用户没点、却排在被点网页上面的网页说明了什么？", "What does an unclicked page above a clicked one tell you?"),
        (
            "学排序时把每一对看成一个差向量，改到没有一对出错才停，不要规定轮数。",
            "To learn the ranking take each pair as the difference of two vectors, and correct until no pair is wrong, however "
            "many rounds that takes.",
        ),
    ],
    written={
        "essay": [
            (
                "至少三个环节，各有明确的学习任务（分类、回归、排序、聚类……）",
                "At least three steps, each with a definite learning task",
            ),
            ("说明了经验从何而来：有没有标记，由谁标记", "Says what the experience is: labelled or not, and by whom"),
            ("给出了与任务相称的性能度量", "Gives a measure of success that fits each task"),
            (
                "讨论了一种风险：位置偏差、反馈循环、隐私……",
                "Discusses a risk: position bias, feedback loops, privacy, …",
            ),
        ]
    },
    contract=[
        (
            "查询到五十个字，日志到一百多条，次数到 4·10¹⁰；名字可以互相相像，像数，带空格",
            "Queries of up to fifty characters, logs of more than a hundred, counts up to 4·10¹⁰; names that look alike, like numbers, with blanks",
        ),
        (
            "fit_ranker：特征在 [−1, 1] 内，至多十个，有某个单位向量使每一对的得分差至少为 0.2；每次调用不超过 2 秒 CPU 时间",
            "fit_ranker: features in [−1, 1], ten at most; for some unit vector the scores of each pair differ by 0.2 at least; within 2 seconds of CPU time a call",
        ),
        ("rank：得分相差很小但不相等的，照得分排", "rank: scores that differ by little are no ties"),
    ],
)


PAGES = ("a", "b", "c", "d", "e", "f", "甲", "乙", "丙")
ALIKE = ("a", "ab", "b", "1", "10", "2", "a b", "网页", "网页甲")
"""Names that are prefixes of one another, look like numbers, hold a blank; in another order as text than as numbers."""
ALPHABETS = ("abc", "12 ", "西瓜a")


@st.composite
def logs(draw, kinds=("plain",), alphabets=("abc", "西瓜a")):
    """{"query", "log"}: logged queries are up to two edits away from the query, or any; counts often tie.

    Of the kinds that are not plain some queries are long, some logs, some counts.
    """
    letters = draw(st.sampled_from(alphabets))
    kind = draw(st.sampled_from(kinds))
    query = draw(st.text(letters, max_size=5))
    if kind == "long query":
        query = "".join(np.random.default_rng(draw(seeds())).choice(list(letters), size=50))
    log = {}
    for _ in range(draw(st.integers(0, 8))):
        word = query
        for _ in range(draw(st.sampled_from((0, 1, 1, 1, 2, 3)))):
            word = draw(st.sampled_from(sorted(edits(word, letters))))
        log[word] = draw(st.integers(1, 4)) * (10**10 if kind == "often" else 1)
    if kind == "long log":
        log |= {f"{query}{letters[0] * 3}{k}": 9 for k in range(120)}
    return {"query": query, "log": log}


@st.composite
def result_lists(draw):
    """{"ranking", "clicked"}: some of the pages are clicked, in any order."""
    ranking = draw(page_names())
    clicked = draw(st.lists(st.sampled_from(ranking), unique=True)) if ranking else []
    return {"ranking": ranking, "clicked": clicked}


@st.composite
def long_result_lists(draw):
    """The same with look-alike names, or far more pages, most of them clicked."""
    ranking = draw(st.one_of(page_names(names=ALIKE), page_names(most=130)))
    clicked = draw(st.lists(st.sampled_from(ranking), unique=True)) if ranking else []
    if len(ranking) > len(ALIKE) and draw(st.booleans()):
        clicked = ranking[::-1][:-8]
    return {"ranking": ranking, "clicked": clicked}


@st.composite
def page_features(draw, pages=(2, 8), dimensions=(1, 2, 3, 4), most=0, kinds=("plain",), names=None):
    """Features in [−1, 1]: multiples of 1/4, and of the other kinds some tiny or of many decimals."""
    d = draw(st.sampled_from(dimensions))
    names = draw(page_names(pages, most, names or PAGES))
    rng = np.random.default_rng(draw(seeds()))
    kind = draw(st.sampled_from(kinds))
    X = rng.integers(-4, 5, size=(len(names), d)) / 4
    if kind == "fine":
        X = rng.uniform(-1, 1, size=X.shape).round(9)
    if kind == "tiny":
        X[:, rng.integers(d)] *= 1e-5
    return dict(zip(names, X.tolist(), strict=True))


def hard_features(pages=(2, 8), most=25):
    return page_features(pages, (1, 2, 4, 10), most, ("plain", "fine", "tiny"), ALIKE)


@st.composite
def preferred_pages(draw, some):
    """{"features", "preferences"}: pairs whose scores under some unit vector differ by 0.2 at least."""
    features = draw(some)
    d = len(next(iter(features.values())))
    w = np.array(draw(st.lists(st.integers(-3, 3), min_size=d, max_size=d).filter(any)))
    score = {name: float(w @ x / np.linalg.norm(w)) for name, x in features.items()}
    pairs = [(p, q) for p in features for q in features if score[p] - score[q] >= 0.2]
    few = draw(st.integers(0, len(pairs))) if len(pairs) < 60 else len(pairs)
    order = np.random.default_rng(draw(seeds())).permutation(len(pairs))[:few]
    return {"features": features, "preferences": [pairs[k] for k in order]}


@check(
    points=1.5,
    hint=("逐个看被点的网页：它上面有哪些没被点？", "For each clicked page: which pages above it were not clicked?"),
)
def test_two_clicks(answer):
    """五个结果里点了两个，点了第一个，一个也没点 / Two clicks on five results, a click on the first, no click"""
    _same_pairs(
        answer.click_preferences(list("abcde"), ["e", "c"]),
        [("c", "a"), ("c", "b"), ("e", "a"), ("e", "b"), ("e", "d")],
    )
    _same_pairs(answer.click_preferences(list("abcde"), ["a"]), [])
    _same_pairs(answer.click_preferences(list("abcde"), []), [])


@check(
    points=2,
    given={"case": result_lists()},
    also=pins.preferences_are_their_definition,
    strict_given={"case": long_result_lists()},
    hint=(
        "被点的网页之间、以及对排在下面的网页，点击什么也没说明。",
        "Between clicked pages, and about pages further down, clicks say nothing.",
    ),
)
def test_preferences_are_their_definition(answer, case):
    """对任意结果与点击，偏好都恰是（被点的，排在它上面而没被点的） /
    For any results and clicks the preferences are the pairs of a clicked page and an unclicked one above it"""
    ranking, clicked = case["ranking"], case["clicked"]
    place = {page: i for i, page in enumerate(ranking)}
    expected = [(p, q) for p in clicked for q in ranking if q not in clicked and place[q] < place[p]]
    _same_pairs(answer.click_preferences(ranking, clicked), expected)


@check(
    points=1,
    hint=(
        "四种编辑各算一次；候选里次数最多的胜出，输入的写法并不优先。",
        "Each of the four edits counts once; the most frequent candidate wins, and the query as typed has no priority.",
    ),
)
def test_suggestions_for_melons(answer):
    """日志里的 西瓜 能纠正 西爪、西瓜籽、瓜西、南瓜 和 瓜 /
    The logged 西瓜 corrects 西爪，西瓜籽，瓜西，南瓜 and 瓜"""
    equal(answer.suggest("西爪", {"西瓜": 90, "西爪": 1, "南瓜": 95}), "西瓜", SUGGESTION)
    for typed in ("西瓜籽", "瓜西", "南瓜", "瓜"):
        equal(answer.suggest(typed, {"西瓜": 90, "苹果": 100}), "西瓜", SUGGESTION)


@check(
    points=2,
    given={"case": logs()},
    also=pins.suggestions_are_their_definition,
    strict_given={"case": logs(("long query", "long log", "often"), ALPHABETS)},
    strict=pins.suggestions_strict,
    hint=(
        "多一字、少一字、错一字可以在任何位置，交换相邻两字也只算一次；两次编辑以外的查询再常见也不是候选。",
        "A character may be missing, too many or wrong at any place, and swapping neighbours is one edit; a query two edits away "
        "is no candidate, however frequent.",
    ),
)
def test_suggestions_are_their_definition(answer, case):
    """建议总是一次编辑以内次数最多的查询；并列取较小的，没有候选就保持原样 /
    The suggestion is the most frequent query within one edit; ties go to the smaller, without candidates nothing changes
    """
    query, log = case["query"], case["log"]
    near = [word for word in log if word in edits(query, "".join(sorted({*query, *"".join(log)})))]
    expected = min(near, key=lambda word: (-log[word], word), default=query)
    equal(answer.suggest(query, log), expected, SUGGESTION)


@check(
    points=2.5,
    given={"case": preferred_pages(page_features())},
    also=pins.every_preference_is_satisfied,
    strict_given={"case": preferred_pages(hard_features())},
    strict=pins.every_preference_strict,
    hint=(
        "把每一对看成一个差向量（较好者减较差者）：要 $w$ 与每个差向量都成锐角。一对也不错时才停。",
        "Take each pair as one vector, the better page minus the worse: $w$ should make an acute angle with all of them. Stop "
        "only when no pair is wrong.",
    ),
)
def test_every_preference_is_satisfied(answer, case):
    """学得的权重满足每一对偏好 / The learned weights satisfy every preference"""
    features, preferences = case["features"], case["preferences"]
    d = len(next(iter(features.values())))
    w = array(answer.fit_ranker(features, preferences), (d,), ("权重", "the weights"))
    for better, worse in preferences:
        scores = float(w @ np.array(features[better])), float(w @ np.array(features[worse]))
        require(
            scores[0] > scores[1],
            f"{better} 应优于 {worse}，得分却是 {scores[0]:.6g} 和 {scores[1]:.6g}",
            f"{better} should beat {worse}, but the scores are {scores[0]:.6g} and {scores[1]:.6g}",
            got=w,
        )


@check(
    points=1,
    given={
        "features": page_features(pages=(1, 8)),
        "numbers": st.lists(grid(-1, 1, 0.5), min_size=10, max_size=10),
        "scale": st.just(1.0),
    },
    also=pins.ranking_follows_the_scores,
    strict_given={
        "features": hard_features(pages=(1, 8), most=120),
        "numbers": st.lists(grid(-1, 1, 0.5), min_size=10, max_size=10),
        "scale": st.sampled_from((1.0, 2.0**20, 2.0**-20)),
    },
    strict=pins.ranking_strict,
    hint=("得分高的在前；名字则是小的在前。", "High scores come first, but small names do."),
)
def test_ranking_follows_the_scores(answer, features, numbers, scale):
    """排序列出全部网页，得分从高到低，得分相同时按名字 /
    The ranking lists all pages by descending score, and by name where scores are equal"""
    weights = [scale * number for number in numbers[: len(next(iter(features.values())))]]
    terms = {name: [w * f for w, f in zip(weights, x, strict=True)] for name, x in features.items()}
    score = {name: math.fsum(products) for name, products in terms.items()}
    if any(0 < b - a < 1e-9 * max(1.0, scale) for a, b in pairwise(sorted(score.values()))):
        return
    expected = sorted(features, key=lambda name: (-score[name], name))
    # Scores that tie on paper need not tie in floats: where the order of adding up decides, nothing is asked.
    for added in (
        {name: sum(one) for name, one in terms.items()},
        {name: sum(one[::-1]) for name, one in terms.items()},
    ):
        if sorted(features, key=lambda name, added=added: (-added[name], name)) != expected:
            return
    equal(answer.rank(features, weights), expected, ("排序", "the ranking"))


@picture(
    "从一次点击学到的新排序",
    "A new ranking learned from clicks",
    alt=(
        "左边是原来的结果，被点的网页标出；右边是按点击学得的排序，连线显示各网页的升降",
        "Left, the results as shown, clicked pages marked; right, the ranking learned from the clicks; lines join each page",
    ),
)
def draw_rankings(figure, answer, reference, says):
    features = {"a": [0.9, 0.1], "b": [0.8, 0.4], "c": [0.5, 0.9], "d": [0.4, 0.2], "e": [0.2, 0.8]}
    before, clicked = list(features), ["c", "e"]
    preferences = [tuple(pair) for pair in answer.click_preferences(before, clicked)]
    after = list(answer.rank(features, answer.fit_ranker(features, preferences)))
    axes = figure.subplots()
    for page in before:
        colour = "C3" if page in clicked else "0.5"
        axes.plot([0, 1], [before.index(page), after.index(page)], color=colour, marker="o")
        mark = says(" （被点）", " (clicked)") if page in clicked else ""
        axes.annotate(page + mark, (-0.03, before.index(page)), ha="right", va="center")
        axes.annotate(page, (1.03, after.index(page)), va="center")
    axes.set(xlim=(-0.5, 1.5), ylim=(4.5, -0.5), yticks=[])
    axes.set_xticks([0, 1], [says("原来的结果", "as shown"), says("学得的排序", "as learned")])


SUGGESTION = ("建议", "the suggestion")


@st.composite
def page_names(draw, pages=(0, 9), most=0, names=PAGES):
    """Different pages; sometimes far more of them."""
    if most and draw(st.integers(0, 4)) == 4:
        return list(draw(st.permutations([f"{k}" for k in range(most)])))
    return list(draw(st.permutations(names))[: draw(st.integers(*pages))])


@memo
def edits(word, letters):
    """All strings over these letters within one edit of the word, itself among them."""
    cuts = [(word[:i], word[i:]) for i in range(len(word) + 1)]
    found = {word}
    found |= {left + letter + right for left, right in cuts for letter in letters}
    found |= {left + right[1:] for left, right in cuts if right}
    found |= {left + letter + right[1:] for left, right in cuts if right for letter in letters}
    return found | {left + right[1] + right[0] + right[2:] for left, right in cuts if len(right) > 1}


def _same_pairs(got, expected):
    """The same set of (better, worse), in any order; a set is as good as a list."""
    what = ("偏好", "the preferences")
    pairs = [
        tuple(one_label(one, what) for one in sequence(pair, 2, what))
        for pair in sequence(list(got) if isinstance(got, set) else got, None, what)
    ]
    there, wanted = set(pairs), set(expected)
    for pair in expected:
        require(pair in there, f"缺少偏好 {pair}", f"The preference {pair} is missing", expected=expected, got=got)
    for pair in pairs:
        require(
            pair in wanted,
            f"点击并没有说明偏好 {pair}",
            f"The clicks do not show the preference {pair}",
            expected=expected,
            got=got,
        )
