"""Checks of exercise statistics5.5."""

import math
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import news
from grader.checks import (
    check, close, equal, exercise, hint, labels, mapping, memo, number, one_of, picture, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import statistics05_05 as pins

EXERCISE = exercise(
    kind="program",
    book="§5.2",
    patterns=["oracle", "metamorphic", "witness"],
    hints=[
        (
            "每个概率的分子和分母各数什么：篇，还是词？先在七篇稿件上数几个。",
            "What do numerator and divisor of each probability count: documents or words? Count some of the seven articles first.",
        ),
        (
            "新稿件里重复的词、没见过的词、词表里有而稿件里没有的词：两种得分各怎样对待？",
            "Repeated words, unknown words, words of the vocabulary that the document lacks: how does each score treat them?",
        ),
        (
            "造相反的例子：找一个词，它的总次数偏向一类，含有它的篇数偏向另一类。",
            "For the disagreement find a word whose occurrences speak for one class and whose documents speak for the other.",
        ),
    ],
)


@st.composite
def corpora(draw):
    """{"docs", "labels", "classes", "doc"}: some documents are empty, some classes have none; odd words, long documents, many words."""
    kind = draw(st.sampled_from(["", "", "", "", "names", "long", "many", "docs"]))
    rng = np.random.default_rng(draw(seeds()))
    words = ["是", "是否", "1", "10", "a b", "a", "否"] if kind == "names" else [f"w{k}" for k in range(6)]
    if kind == "many":
        words = [f"w{k}" for k in range(130)]
    classes = ["是", "a b", "1", "10", "x"] if kind == "names" else [f"c{k}" for k in range(13)]
    classes = classes[: draw(st.sampled_from([1, 2, 2, 3, 3, 4, 13]))]
    count = draw(st.integers(1, 6)) if kind != "docs" else int(rng.integers(60, 101))
    most = 200 if kind == "long" else 60 if kind == "many" else 6
    docs = [rng.choice(words, size=int(rng.integers(0, most))).tolist() for _ in range(count)]
    docs[0] = [words[0], *docs[0]]
    doc = rng.choice([*words, "外星"], size=draw(st.sampled_from([0, 1, 3, 6, 60]))).tolist()
    return {"docs": docs, "labels": [str(c) for c in rng.choice(classes, size=count)], "classes": classes, "doc": doc}


@check(points=1)
def test_priors_of_the_news(answer):
    """七篇稿件的先验与词表 / Priors and vocabulary of the seven articles"""
    articles = news()
    got = answer.prior(articles["labels"], articles["classes"])
    wanted = {"体育": Fraction(3, 11), "财经": Fraction(3, 11), "政治": Fraction(2, 11), "军事": Fraction(3, 11)}
    judge_prior(got, articles["labels"], articles["classes"], wanted)
    words = {word for one in articles["docs"] for word in one}
    with hint("不同的词各算一次。", "Every different word counts once."):
        equal(answer.vocabulary(articles["docs"]), words, ("词表", "the vocabulary"))


@check(points=2)
def test_new_documents(answer):
    """三篇新稿件的得分与类别 / Scores and classes of three new documents"""
    docs, labels_, classes = news().values()
    doc, exact = FIRST
    wanted = {c: math.log(Fraction(*one)) for c, one in exact.items()}
    corpus = {"docs": docs, "labels": labels_, "classes": classes}
    got = answer.log_scores(docs, labels_, classes, doc)
    judge_scores(got, wanted, lambda c: about_words({**corpus, "doc": doc}, c))
    others = {("银行", "球队", "股票", "外星"): ("财经", 0.661792), ("总理", "总理", "演习"): ("军事", 0.671687)}
    for words, (c, share) in others.items():
        got = answer.log_scores(docs, labels_, classes, list(words))
        found = mapping(got, classes, ("得分的字典", "the dict of scores"))
        found = {one: number(found[one], (f"{one} 类的得分", f"the score of {one}")) for one in classes}
        with hint(*about_words({**corpus, "doc": list(words)}, c)):
            what = f"由得分求出的 {c} 类的后验", f"the posterior of {c} by your scores"
            close(posterior(found)[c], share, what, abs=1e-6)
        with hint("取得分最高的类别。", "Take the class with the highest score."):
            got = answer.classify(docs, labels_, classes, list(words))
            equal(got, c, (f"{list(words)} 的类别", f"the class of {list(words)}"))


@check(points=2, given={"corpus": corpora()}, also=pins.word_probabilities, examples=30)
def test_word_probabilities(answer, corpus):
    """词的概率以词为单位；对词表求和是 1，没有稿件的类别也是 /
    Word probabilities count words; they sum to 1 over the vocabulary, for a class without documents too"""
    docs, labels_, classes, _ = corpus.values()
    known = sorted({word for one in docs for word in one})
    with hint("不同的词各算一次。", "Every different word counts once."):
        equal(answer.vocabulary(docs), set(known), ("词表", "the vocabulary"))
    wanted = {c: Fraction(labels_.count(c) + 1, len(labels_) + len(classes)) for c in classes}
    judge_prior(answer.prior(labels_, classes), labels_, classes, wanted)
    for c in (classes[0], classes[-1]):
        mine = [word for one, label in zip(docs, labels_, strict=True) if label == c for word in one]
        for word in known[:3] + known[-2:]:
            wanted = Fraction(mine.count(word) + 1, len(mine) + len(known))
            words = f"{word} 在 {c} 类中的概率", f"the probability of {word} in {c}"
            got = number(answer.word_probability(docs, labels_, c, word), words)
            with hint(*about_word(docs, labels_, c, word)):
                close(got, wanted, words)


@check(points=2, given={"corpus": corpora()}, also=pins.scores, examples=30)
def test_scores(answer, corpus):
    """以词为单位的得分：词的次序无关，空稿件只剩先验，判断取最高的 /
    Scores by words: the order of words does not matter, an empty document leaves the prior, the highest wins"""
    docs, labels_, classes, doc = corpus.values()
    wanted = scores_by_words(docs, labels_, classes, doc)
    judge_scores(answer.log_scores(docs, labels_, classes, doc), wanted, lambda c: about_words(corpus, c))
    best = max(wanted.values())
    listed = ", ".join(f"{c}: {score:.9g}" for c, score in wanted.items())
    about = f"以词为单位的得分是 {listed}；取最高的。", f"The scores by words are {listed}; take the highest."
    if best < -700:
        about = f"{about[0]} 一直用对数：概率会下溢。", f"{about[1]} Stay with logarithms: probabilities underflow."
    with hint(*about):
        right = [c for c in classes if wanted[c] >= best - 1e-9 * (1 + abs(best))]
        one_of(answer.classify(docs, labels_, classes, doc), right, ("类别", "the class"))


@check(points=1, given={"corpus": corpora()}, also=pins.presence, examples=30)
def test_presence(answer, corpus):
    """只看是否出现的得分：重复不计，稿件里没有的词也说明问题 /
    Scores by presence: repetition does not count, and words that the document lacks do"""
    docs, labels_, classes, doc = corpus.values()
    wanted = scores_by_presence(docs, labels_, classes, doc)
    got = answer.presence_log_scores(docs, labels_, classes, doc)
    judge_scores(got, wanted, lambda c: about_presence(corpus, c))


@check(points=2, given={"share": st.integers(51, 80).map(lambda k: k / 100)}, also=pins.two_readings, examples=4)
def test_two_readings(answer, share):
    """造出的例子上，两种得分都有把握，判断相反 /
    On the case that is built both scores are confident, and disagree"""
    got = sequence(answer.two_readings(share), 3, ("(docs, labels, doc)", "(docs, labels, doc)"))
    docs = [sequence(one, None, ("一篇稿件", "a document")) for one in sequence(got[0], None, ("docs", "docs"))]
    doc = sequence(got[2], None, ("doc", "doc"))
    for one in [*docs, doc]:
        require(len(one) <= 60, "每篇至多 60 个词", "A document should have at most 60 words", got=len(one))
        require(all(type(word) is str for word in one), "词应是字符串", "Words should be strings", got=one)
    require(len(docs) <= 60, "至多 60 篇", "There should be at most 60 documents", got=len(docs))
    y = labels(got[1], len(docs), ("a", "b"), ("labels", "labels"))
    require(set(y) == {"a", "b"}, "两类都要有稿件", "Both classes should have documents", got=y)
    require(any(docs), "词表不应为空", "The vocabulary should not be empty", got=docs)
    by_words = posterior(scores_by_words(docs, y, ["a", "b"], doc))["a"]
    by_presence = posterior(scores_by_presence(docs, y, ["a", "b"], doc))["b"]
    about = HINT_READINGS
    if min(1 - by_words, 1 - by_presence) >= share - 1e-9:
        about = '"a" 与 "b" 反了。', '"a" and "b" are exchanged.'
    with hint(*about):
        require(
            min(by_words, by_presence) >= share - 1e-9,
            f'以词为单位时 "a" 的后验是 {by_words:.4f}，只看是否出现时 "b" 的后验是 {by_presence:.4f}，都应至少是 {share}',
            f'By words the posterior of "a" is {by_words:.4f}, by presence that of "b" is {by_presence:.4f}; both should be {share} at '
            "least",
            got=got,
        )


@picture(
    "稿件（总理，访问，舰队）的四个后验，两种得分",
    "The four posteriors of the document (总理, 访问, 舰队) by both scores",
    alt=(
        "每个类别两条横条：以词为单位的实心，只看是否出现的斜纹",
        "Two bars for each class: by words solid, by presence hatched",
    ),
)
def draw_posteriors(figure, answer, reference, says):
    docs, labels_, classes = news().values()
    axes = figure.add_subplot()
    both = (
        (-0.2, answer.log_scores, says("以词为单位", "by words"), None),
        (0.2, answer.presence_log_scores, says("只看是否出现", "by presence"), "///"),
    )
    for shift, score, name, pattern in both:
        shares = posterior({c: float(one) for c, one in score(docs, labels_, classes, FIRST[0]).items()})
        places = np.arange(len(classes)) + shift
        axes.barh(
            places, [shares[c] for c in classes], 0.4, hatch=pattern, color="lightgray", edgecolor="black", label=name
        )
    axes.set_yticks(range(len(classes)), classes)
    axes.invert_yaxis()
    axes.set_xlabel(says("后验", "posterior"))
    axes.legend()


HINT_READINGS = (
    '让一个词在 "a" 的一篇里反复出现，在 "b" 里篇篇出现一次。',
    'Let a word occur many times in one document of "a", and once in every document of "b".',
)
FIRST = (["总理", "访问", "舰队"], {"体育": (3, 117128), "财经": (3, 133837), "政治": (1, 8019), "军事": (2, 11319)})


@memo
def scores_by_words(docs, labels, classes, doc):
    """Occurrence by occurrence, in fractions; only their logarithms are added."""
    known = sorted({word for one in docs for word in one})
    found = {}
    for c in classes:
        mine = [word for one, label in zip(docs, labels, strict=True) if label == c for word in one]
        logs = [math.log(Fraction(labels.count(c) + 1, len(labels) + len(classes)))]
        for word in sorted(set(doc) & set(known)):
            logs.append(doc.count(word) * math.log(Fraction(mine.count(word) + 1, len(mine) + len(known))))
        found[c] = math.fsum(logs)
    return found


@memo
def scores_by_presence(docs, labels, classes, doc):
    known = sorted({word for one in docs for word in one})
    found = {}
    for c in classes:
        mine = [set(one) for one, label in zip(docs, labels, strict=True) if label == c]
        logs = [math.log(Fraction(labels.count(c) + 1, len(labels) + len(classes)))]
        for word in known:
            q = Fraction(sum(word in one for one in mine) + 1, len(mine) + 2)
            logs.append(math.log(q if word in doc else 1 - q))
        found[c] = math.fsum(logs)
    return found


def posterior(scores):
    highest = max(scores.values())
    odds = {c: math.exp(score - highest) for c, score in scores.items()}
    return {c: one / math.fsum(odds.values()) for c, one in odds.items()}


FEW = 5
"""So many words are listed in a hint."""


def about_prior(labels, classes, c):
    return (
        f"先验以篇为单位：{c} 类 {labels.count(c)} 篇，共 {len(labels)} 篇，类别数 K = {len(classes)}。",
        f"The prior counts documents: {labels.count(c)} of {c}, {len(labels)} in all; the number of classes is K = {len(classes)}.",
    )


def about_word(docs, labels, c, word):
    mine = [one for doc, label in zip(docs, labels, strict=True) if label == c for one in doc]
    size = len({one for doc in docs for one in doc})
    return (
        f"{word} 在 {c} 类各篇中出现的次数是 {mine.count(word)}，各篇的总词数是 {len(mine)}，整个词表有 {size} 个词。",
        f"{word} occurs {mine.count(word)} times in the documents of {c}, which have {len(mine)} words; the whole vocabulary has {size}.",
    )


def about_words(corpus, c):
    """The hint for a score by words: what each word adds."""
    docs, labels_, classes, doc = (corpus[key] for key in ("docs", "labels", "classes", "doc"))
    known = {word for one in docs for word in one}
    mine = [word for one, label in zip(docs, labels_, strict=True) if label == c for word in one]
    terms = [
        f"{word}: {mine.count(word) + 1}/{len(mine) + len(known)}"
        + (f" × {doc.count(word)}" if doc.count(word) > 1 else "")
        for word in dict.fromkeys(doc)
        if word in known
    ]
    prior = f"{labels_.count(c) + 1}/{len(labels_) + len(classes)}"
    listed = ", ".join(terms[:FEW]) + (", …" if len(terms) > FEW else "")
    skipped = sorted({word for word in doc if word not in known})
    zh, en = (f"；跳过 {', '.join(skipped)}", f"; {', '.join(skipped)} skipped") if skipped else ("", "")
    return (
        f"{c} 类的先验是 {prior}；每个词按它在新稿件中出现的次数计，只跳过词表之外的：{listed or '没有'}{zh}。",
        f"The prior of {c} is {prior}; each word counts as often as the new document holds it, only those outside the vocabulary are "
        f"skipped: {listed or 'none'}{en}.",
    )


def about_presence(corpus, c):
    """The hint for a score by presence: what each word of the vocabulary adds."""
    docs, labels_, classes, doc = (corpus[key] for key in ("docs", "labels", "classes", "doc"))
    known = sorted({word for one in docs for word in one})
    mine = [set(one) for one, label in zip(docs, labels_, strict=True) if label == c]
    terms = []
    for word in known[:FEW]:
        q = f"({sum(word in one for one in mine)} + 1)/({len(mine)} + 2)"
        terms.append(f"{word}: {q}" if word in doc else f"{word}: 1 − {q}")
    prior = f"{labels_.count(c) + 1}/{len(labels_) + len(classes)}"
    listed = ", ".join(terms) + (", …" if len(known) > FEW else "")
    empty = ("，空的也算", ", empty ones among them") if any(not one for one in mine) else ("", "")
    return (
        f"{c} 类的先验是 {prior}，有 {len(mine)} 篇{empty[0]}；词表中的每个词都有一项，稿件里没有的也有，重复不计：{listed}。",
        f"{c}: its prior is {prior}, its documents are {len(mine)}{empty[1]}; each word of the vocabulary has a term, also those that the "
        f"document lacks, and repetition does not count: {listed}.",
    )


def judge_scores(got, wanted, about):
    found = mapping(got, wanted, ("得分的字典", "the dict of scores"))
    for c, score in wanted.items():
        what = f"{c} 类的得分", f"the score of {c}"
        value = number(found[c], what)
        zh, en = about(c)
        if score < -700:
            zh, en = f"{zh} 一直用对数：概率会下溢。", f"{en} Stay with logarithms: probabilities underflow."
        with hint(zh, en):
            close(value, score, what)


def judge_prior(got, labels, classes, wanted):
    found = mapping(got, wanted, ("先验的字典", "the dict of priors"))
    for c, share in wanted.items():
        what = f"{c} 类的先验", f"the prior of {c}"
        value = number(found[c], what)
        with hint(*about_prior(labels, classes, c)):
            close(value, share, what)
