"""Checks of exercise 14.10."""

import math
from fractions import Fraction
from itertools import permutations

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, equal, exercise, fail, hint, mapping, memo, picture, require
from grader.strategies import edges

from .pins import ex14_10 as pins
from .shared import urn

EXERCISE = exercise(
    kind="program",
    book="§14.6, §14.7",
    patterns=["two sides", "certificate", "experiment"],
    hints=[
        (
            "中餐馆过程：人多的桌越来越多，但总可能开新桌；顾客的先后次序不影响一个划分的概率。",
            "The restaurant: full tables get fuller, but a new one is always possible; the order of customers does not matter to a partition.",
        ),
        (
            "新话题还没有任何词：它对每个词的概率是先验的均值。",
            "A new topic has no word yet: it gives every word the mean of the prior.",
        ),
        (
            "总是找出太多话题？合并那些合起来使 ln p 增大的。",
            "Too many topics all the time? Merge those whose union raises ln p.",
        ),
    ],
    written={
        "design": [
            ("说清话题怎样增加、减少", "Says how topics are added and removed"),
            ("说明什么使话题数不会无限增加", "Says what keeps their number from growing without limit"),
            ("说明代价与局限", "Says what it costs and where it ends"),
        ]
    },
)

HINT_HDP = (
    "话题的先验权重乘以词的预测概率；新话题对每个词都是 1/词数。",
    "The prior weight of the topic times the predictive probability of the word, which is 1/n_words for a new topic.",
)
HINT_MERGE = (
    "合并以后话题少了一个，α = alpha0/(K−1) 也变了。",
    "There is one topic fewer after merging, and α = alpha0/(K−1) has changed, too.",
)
gammas = st.one_of(st.sampled_from((0.5, 1.0, 2.0)), edges(0.01, 100.0))


@st.composite
def steps(draw):
    """The arguments of hdp_conditional."""
    K = draw(st.integers(0, 4))
    n_kw = draw(st.lists(st.integers(0, 6), min_size=K, max_size=K))
    n_k = [count + draw(st.integers(0, 9)) for count in n_kw]
    n_dk = [min(draw(st.integers(0, 6)), k) for k in n_k]
    weights = [draw(st.integers(1, 9)) for _ in range(K + 1)]
    beta = [weight / sum(weights) for weight in weights]
    return {
        "n_dk": n_dk,
        "n_kw": n_kw,
        "n_k": n_k,
        "beta": beta[:-1],
        "beta_new": beta[-1],
        "alpha": draw(gammas),
        "eta": draw(gammas),
        "n_words": draw(st.integers(1, 100)),
    }


@st.composite
def merges(draw):
    """{"docs", "z", "a", "b", "n_words", "alpha0", "eta"}."""
    K, n_words = draw(st.integers(2, 4)), draw(st.integers(1, 6))
    docs = draw(st.lists(st.lists(st.integers(0, n_words - 1), max_size=6), min_size=1, max_size=4))
    docs = [*docs, [draw(st.integers(0, n_words - 1)) for _ in range(K)]]
    size = sum(map(len, docs)) - K
    z = draw(st.lists(st.integers(0, K - 1), min_size=size, max_size=size)) + draw(st.permutations(range(K)))
    a, b = draw(st.permutations(range(K)))[:2]
    return {"docs": docs, "z": z, "a": a, "b": b, "n_words": n_words, "alpha0": draw(gammas), "eta": draw(gammas)}


@check(points=1)
def test_by_hand(answer):
    """两桌 3 人和 1 人；十位顾客的桌数 / Two tables of 3 and 1; the tables of ten customers"""
    with hint(*HINT_CRP):
        close(answer.crp_probabilities([3, 1], 1.0), [0.6, 0.2, 0.2], ("各桌的概率", "the probabilities of the tables"))
    with hint(*HINT_PARTITION):
        close(answer.partition_log_prob([3, 1], 1.0), math.log(1 / 12), ("划分的对数概率", "the log-probability"))
    with hint(*HINT_TABLES):
        harmonic = float(sum(Fraction(1, i) for i in range(1, 11)))
        close(answer.expected_tables(10, 1.0), harmonic, ("桌数的期望", "the expected number of tables"))


@check(
    points=2.5,
    given={"sizes": st.lists(st.integers(1, 6), max_size=6), "gamma": gammas, "n": st.integers(1, 60)},
    also=pins.restaurant,
)
def test_restaurant(answer, sizes, gamma, n):
    """下一位顾客坐在哪里，一个划分有多大概率，期望有几桌 /
    Where the next customer sits, how probable a partition is, how many tables there are"""
    total = math.fsum([*sizes, gamma])
    with hint(*HINT_CRP):
        expected = [size / total for size in sizes] + [gamma / total]
        close(answer.crp_probabilities(sizes, gamma), expected, ("各桌的概率", "the probabilities of the tables"))
    with hint(*HINT_PARTITION):
        got = answer.partition_log_prob(sizes, gamma)
        close(got, seating(sizes, gamma), ("划分的对数概率", "the log-probability of the partition"))
    with hint(*HINT_TABLES):
        expected = math.fsum(1 / (1 + seated / gamma) for seated in range(n))
        close(answer.expected_tables(n, gamma), expected, ("桌数的期望", "the expected number of tables"))


@check(points=1.5, given={"step": steps()}, also=pins.step, hint=HINT_HDP)
def test_step(answer, step):
    """话题可增的一步：已有的话题与新话题的概率 /
    A step in which topics may be added: the probabilities of those that are there and of a new one"""
    n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words = step.values()
    # A new topic is one more of no words, with all of the weight that is left.
    rows = zip([*n_dk, 0], [*n_kw, 0], [*n_k, 0], [*beta, beta_new], strict=True)
    logs = [
        math.log(d + alpha * share) + math.log(w + eta) - math.log(math.fsum([k, *[eta] * n_words]))
        for d, w, k, share in rows
    ]
    weights = [math.exp(one - max(logs)) for one in logs]
    expected = [weight / math.fsum(weights) for weight in weights]
    close(answer.hdp_conditional(*step.values()), expected, ("各话题的概率", "the probabilities of the topics"))


@check(points=1.5, given={"case": merges()}, also=pins.merge, examples=40, hint=HINT_MERGE)
def test_merge(answer, case):
    """合并两个话题使 ln p(W, z) 变化多少，α 随话题数而变 /
    How much merging two topics changes ln p(W, z), with α depending on the number of topics"""
    docs, z, a, b, n_words, alpha0, eta = case.values()
    K = len(set(z))
    after = [a if k == b else k for k in z]
    rest = sorted(set(after))
    after = [rest.index(k) for k in after]
    expected = urn(docs, after, n_words, K - 1, alpha0 / (K - 1), eta) - urn(docs, z, n_words, K, alpha0 / K, eta)
    close(answer.merge_gain(*case.values()), expected, ("ln p 的变化", "the change of ln p"), abs=1e-8)


@check(
    points=3,
    given={"topics": st.sampled_from((1, 2, 3)), "n_words": st.just(18)},
    also=pins.planted_inputs,
    examples=3,
    hint=(
        "总是太多：让合并或先验起作用；总是太少：看看不同的词是否混进了同一个话题。",
        "Always too many: let merging or the prior act; always too few: see whether different words end up in one topic.",
    ),
)
def test_planted(answer, topics, n_words):
    """在植入了 1、2、3 个话题的语料中找到应有的话题数，以及这些话题 /
    In corpora with 1, 2 and 3 planted topics their number is found, and the topics themselves"""
    corpus = planted(topics, n_words)
    told = []
    for seed in range(5):
        phi, theta, share = found_by(answer, corpus["docs"], n_words, seed)
        kept = phi[share >= 0.03]
        told.append(len(kept))
        if len(kept) == topics:
            orders = map(list, permutations(range(topics)))
            far, order = min((float(np.abs(kept[one] - corpus["phi"]).sum(axis=1).max()) / 2, one) for one in orders)
            weights = theta[:, share >= 0.03][:, order]
            own = weights[np.arange(24), corpus["main"]]
            rest = np.where(np.eye(topics)[corpus["main"]] > 0, -1.0, weights).max(axis=1)
            right = int((own > rest).sum())
            if far <= 0.25 and right >= 20:
                return
            told[-1] = f"{topics} ({far:.2f}, {right})"
    names = ", ".join(map(str, told))
    fail(
        f"植入了 {topics} 个话题；种子 0 到 4 找到的个数是 {names}（括号里是总变差，至多 0.25，和 theta 最大的是自己的话题的文档数，至少 20）",
        f"{topics} topics were planted; the seeds 0 to 4 found {names} (in parentheses the total variation, at most 0.25, and the number of documents whose own topic has the largest theta, at least 20)",
    )


@check(points=0.5, given={"seed": st.sampled_from((0, 4))}, also=pins.same_again, examples=1)
def test_same_again(answer, seed):
    """同样的参数给出同样的结果；空文档和一个词的文档也行 /
    The same arguments give the same result; documents that are empty or of one word will do"""
    docs = [*planted(3, 18)["docs"][:10], [], [3]]
    first = found_by(answer, docs, 18, seed)
    again = found_by(answer, docs, 18, seed)
    what = ("再次调用的结果", "the result of the same call again")
    equal([one.tolist() for one in again], [one.tolist() for one in first], what)
    # As many documents of as many words, but of other ones.
    masses = []
    for words in ([0, 1, 2], [15, 16, 17]):
        phi, _, share = found_by(answer, [words * 2] * 3 + [words], 18, seed)
        masses.append(float(share @ phi[:, 15:].sum(axis=1)))
    require(
        masses[1] > masses[0],
        "语料换成了只有词 15, 16, 17 的，它们的概率却没有变大",
        "In a corpus of the words 15, 16, 17 alone these should be more probable than in one without them",
        got=masses,
    )


@picture(
    "植入三个话题的语料：各话题所占的比例",
    "A corpus with three planted topics: the share of each topic found",
    alt=("条形图：各话题的比例，虚线是 0.03", "A bar for the share of each topic, and a dotted line at 0.03"),
)
def draw_shares(figure, answer, reference, says):
    corpus = planted(3, 18)
    _, _, share = found_by(answer, corpus["docs"], 18, 0)
    axes = figure.subplots()
    axes.bar(range(len(share)), sorted(share, reverse=True))
    axes.axhline(0.03, ls=":", color="gray")
    axes.set_xlabel(says("找到的话题", "topics found"))
    axes.set_ylabel(says("在全部词中的比例", "share of all words"))


HINT_CRP = (
    "分母是已经坐下的人数加 γ；新桌的概率正比于 γ。",
    "The denominator is the number of people seated plus γ; a new table has a probability proportional to γ.",
)
HINT_PARTITION = (
    "顾客一位一位坐下，把概率连乘：每桌的第一位贡献 γ，第 j 位贡献 j − 1，分母是 γ, γ+1, …",
    "Multiply while customers sit down one by one: the first at a table contributes γ, the j-th j − 1; the denominators are γ, γ+1, …",
)
HINT_TABLES = (
    "第 i 位顾客另开一桌的概率与已有的桌怎样无关；把各位的概率加起来。",
    "Whether customer i opens a table does not depend on how the others sit; add up these probabilities.",
)


def seating(sizes, gamma) -> float:
    """Customer by customer, from table to table in turn."""
    logs, seated, left, here = [], 0, list(sizes), [0] * len(sizes)
    while any(left):
        for table in range(len(left)):
            if left[table]:
                logs.append(math.log(here[table] or gamma) - math.log(seated + gamma))
                here[table] += 1
                left[table] -= 1
                seated += 1
    return math.fsum(logs)


@memo
def planted(topics, n_words):
    """{"docs", "phi", "main"}: 24 documents of one topic each, words and documents in random order."""
    rng = np.random.default_rng(1410 + topics)
    words = rng.permutation(n_words)[: 6 * topics].reshape(topics, 6)
    main = rng.permutation(np.repeat(np.arange(topics), 24 // topics))
    phi = np.zeros((topics, n_words))
    for k in range(topics):
        phi[k, words[k]] = 1 / 6
    return {"docs": [[int(word) for word in rng.choice(words[k], 12)] for k in main], "phi": phi, "main": main.tolist()}


def found_by(answer, docs, n_words, seed):
    """The student's phi, theta and share."""
    got = mapping(answer.topic_model(docs, n_words, seed), ("phi", "theta", "share"), ("答案", "the answer"))
    phi = array(got["phi"], (None, n_words), ("phi", "phi"))
    theta = array(got["theta"], (len(docs), len(phi)), ("theta", "theta"))
    share = array(got["share"], (len(phi),), ("share", "share"))
    for name, table in (("phi", phi), ("theta", theta), ("share", share[None, :])):
        require(bool(np.all(table >= -1e-12)), f"{name} 中有负数", f"There are negative numbers in {name}", got=table)
        what = (f"{name} 每行之和", f"the sum of each row of {name}")
        close(table.sum(axis=1), np.ones(len(table)), what)
    return phi, theta, share
