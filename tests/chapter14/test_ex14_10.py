"""Checks of exercise 14.10."""

import math
from fractions import Fraction
from itertools import permutations

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    close,
    equal,
    example_check,
    exercise,
    fail,
    hint,
    mapping,
    memo,
    picture,
    property_check,
    require,
)
from grader.strategies import edges

from .shared import one_at_a_time, urn

EXERCISE = exercise(
    kind="program",
    book="§14.6, §14.7",
    patterns=["two sides", "certificate", "experiment"],
    hints=[
        (
            "中餐馆过程: 人多的桌越来越多, 但总可能开新桌; 顾客的先后次序不影响一个划分的概率.",
            "The restaurant: full tables get fuller, but a new one is always possible; the order of customers does not matter to a partition.",
        ),
        (
            "新话题还没有任何词: 它对每个词的概率是先验的均值.",
            "A new topic has no word yet: it gives every word the mean of the prior.",
        ),
        (
            "总是找出太多话题? 合并那些合起来使 ln p 增大的.",
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
    unasked={
        "crp_probabilities": {"zero": "There is one customer at least at every table, says the stub."},
        "partition_log_prob": {"zero": "Every part has one customer at least."},
        "expected_tables": {"n above 1e4": "n is at most 10000, says the stub."},
        "hdp_conditional": {
            "more than 12 entries; more than 40 entries; more than 100 entries": "There are at most 10 topics, says the stub.",
            "negative numbers": "Counts are not negative.",
        },
        "topic_model": {
            "more than 40 entries": "Success is judged on 24 documents, says the stub.",
            "loops above 10; loops above 50": "Any method will do, with as many sweeps as it needs.",
            "ignores seed": "Any method will do, one without random numbers among them.",
        },
        "*": {
            "numbers above 1e4; numbers above 1e9": "There are at most 60 documents of 60 words, and 1000 customers, says the stub.",
            "more than 100 rows; more than 100 entries": "There are at most 60 documents, says the stub.",
            "gamma above 100; alpha above 100; eta above 100; alpha0 above 100": "Parameters are at most 100, says the stub.",
        },
    },
    equivalent_mutants={
        "return [topic - (topic >= b) for topic in z]": "No topic is b once it has become a.",
        "alpha0, eta = 2.0, 0.1": "Another design that finds the planted topics as well.",
        "alpha0, eta = 1.0, 1.1": "Another design that finds the planted topics as well.",
        "z = closed_up(sampled(docs, n_words, 7, alpha0 * 7, eta, 15, Random(seed)))": "Another design that finds the planted topics as well.",
        "z = closed_up(sampled(docs, n_words, 7, alpha0 % 7, eta, 15, Random(seed)))": "Another design that finds the planted topics as well.",
        "z = closed_up(sampled(docs, n_words, 7, alpha0 ** 7, eta, 15, Random(seed)))": "Another design that finds the planted topics as well.",
        "z = closed_up(sampled(docs, n_words, 8, alpha0 / 7, eta, 15, Random(seed)))": "Another design that finds the planted topics as well.",
        "z = closed_up(sampled(docs, n_words, 6, alpha0 / 7, eta, 15, Random(seed)))": "Another design that finds the planted topics as well.",
        "z = closed_up(sampled(docs, n_words, 7, alpha0 / 8, eta, 15, Random(seed)))": "Another design that finds the planted topics as well.",
        "z = closed_up(sampled(docs, n_words, 7, alpha0 / 6, eta, 15, Random(seed)))": "Another design that finds the planted topics as well.",
        "z = closed_up(sampled(docs, n_words, 7, alpha0 / 7, eta, 16, Random(seed)))": "Another design that finds the planted topics as well.",
        "z = closed_up(sampled(docs, n_words, 7, alpha0 / 7, eta, 14, Random(seed)))": "Another design that finds the planted topics as well.",
        "while len(set(z)) != 1:": "Another design that finds the planted topics as well.",
        "if gain < 0:": "Another design that finds the planted topics as well.",
        "if gain <= 1:": "Another design that finds the planted topics as well.",
        "if gain <= -1:": "Another design that finds the planted topics as well.",
        "theta, phi = estimate(docs, z, n_words, K, alpha0 + K, eta)": "Another design that finds the planted topics as well.",
        "theta, phi = estimate(docs, z, n_words, K, alpha0 * K, eta)": "Another design that finds the planted topics as well.",
        "theta, phi = estimate(docs, z, n_words, K, alpha0 % K, eta)": "Another design that finds the planted topics as well.",
        "theta, phi = estimate(docs, z, n_words, K, alpha0 ** K, eta)": "Another design that finds the planted topics as well.",
        "for counter in []:": "Another design that finds the planted topics as well.",
        "counter[z[i]] -= 0": "Another design that finds the planted topics as well.",
        "counter[z[i]] += 2": "Another design that finds the planted topics as well.",
    },
)

HINT_CRP = (
    "分母是已经坐下的人数加 γ; 新桌的概率正比于 γ.",
    "The denominator is the number of people seated plus γ; a new table has a probability proportional to γ.",
)
HINT_PARTITION = (
    "顾客一位一位坐下, 把概率连乘: 每桌的第一位贡献 γ, 第 j 位贡献 j − 1, 分母是 γ, γ+1, …",
    "Multiply while customers sit down one by one: the first at a table contributes γ, the j-th j − 1; the denominators are γ, γ+1, …",
)
HINT_TABLES = (
    "第 i 位顾客另开一桌的概率与已有的桌怎样无关; 把各位的概率加起来.",
    "Whether customer i opens a table does not depend on how the others sit; add up these probabilities.",
)
HINT_HDP = (
    "话题的先验权重乘以词的预测概率; 新话题对每个词都是 1/词数.",
    "The prior weight of the topic times the predictive probability of the word, which is 1/n_words for a new topic.",
)
HINT_MERGE = (
    "合并以后话题少了一个, α = alpha0/(K−1) 也变了.",
    "There is one topic fewer after merging, and α = alpha0/(K−1) has changed, too.",
)

gammas = st.one_of(st.sampled_from((0.5, 1.0, 2.0)), edges(0.01, 100.0))


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


@example_check(
    "两桌 3 人和 1 人; 十位顾客的桌数",
    "Two tables of 3 and 1; the tables of ten customers",
    points=1,
)
def test_by_hand(answer):
    with hint(*HINT_CRP):
        close(answer.crp_probabilities([3, 1], 1.0), [0.6, 0.2, 0.2], ("各桌的概率", "the probabilities of the tables"))
    with hint(*HINT_PARTITION):
        close(answer.partition_log_prob([3, 1], 1.0), math.log(1 / 12), ("划分的对数概率", "the log-probability"))
    with hint(*HINT_TABLES):
        harmonic = float(sum(Fraction(1, i) for i in range(1, 11)))
        close(answer.expected_tables(10, 1.0), harmonic, ("桌数的期望", "the expected number of tables"))


@property_check(
    "下一位顾客坐在哪里, 一个划分有多大概率, 期望有几桌",
    "Where the next customer sits, how probable a partition is, how many tables there are",
    points=2.5,
    given={"sizes": st.lists(st.integers(1, 6), max_size=6), "gamma": gammas, "n": st.integers(1, 60)},
    also=[
        {"sizes": [], "gamma": 2.0, "n": 1},
        {"sizes": [1], "gamma": 0.01, "n": 2},
        {"sizes": [400, 1, 599], "gamma": 0.123456789, "n": 10_000},
        {"sizes": [1] * 120, "gamma": 100.0, "n": 1000},
        {"sizes": [2, 3] * 30, "gamma": 12.345678, "n": 137},
        {"sizes": [5, 5, 5, 5, 5, 5], "gamma": 0.5, "n": 41},
        {"sizes": [1000], "gamma": 50.0, "n": 3},
        {"sizes": [1] * 1000, "gamma": 3.75, "n": 999},
    ],
)
def test_restaurant(answer, sizes, gamma, n):
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


@property_check(
    "话题可增的一步: 已有的话题与新话题的概率",
    "A step in which topics may be added: the probabilities of those that are there and of a new one",
    points=1.5,
    given={"step": steps()},
    also=[
        {"step": dict(zip(("n_dk", "n_kw", "n_k", "beta", "beta_new", "alpha", "eta", "n_words"), values, strict=True))}
        for values in (
            ([], [], [], [], 1.0, 0.5, 0.5, 7),
            ([0, 3], [0, 2], [4, 9], [0.25, 0.5], 0.25, 1.5, 0.3, 11),
            ([12, 0, 7], [3, 40, 0], [900, 1200, 300], [0.123456, 0.3, 0.076544], 0.5, 0.01, 0.01, 100),
            ([1, 1, 1], [1, 1, 1], [1, 1, 1], [0.3, 0.3, 0.3], 0.1, 100.0, 100.0, 1),
            ([2] * 10, [1] * 10, [30] * 10, [0.099995] * 10, 0.00005, 2.0, 0.1, 50),
            ([0, 0, 0], [5, 5, 2], [7, 7, 9], [0.400001, 0.4, 0.00005], 0.199949, 0.2, 0.00001 + 0.01, 20),
        )
    ]
    + [
        {"step": step}
        for step in one_at_a_time(
            {"n_dk": [1, 2], "n_kw": [0, 2], "n_k": [4, 9], "beta": [0.25, 0.5], "beta_new": 0.25}
            | {"alpha": 1.5, "eta": 0.3, "n_words": 11},
            n_dk=[3, 0],
            n_kw=[1, 1],
            n_k=[5, 3],
            beta=[0.5, 0.25],
            alpha=2.5,
            eta=0.7,
            n_words=13,
        )
    ],
    hint=HINT_HDP,
)
def test_step(answer, step):
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


def large(seed, T, length, n_words, K, alpha0, eta):
    rng = np.random.default_rng(seed)
    docs = [[int(word) for word in rng.integers(n_words, size=length)] for _ in range(T)]
    z = [*range(K), *(int(topic) for topic in rng.integers(K, size=T * length - K))]
    return {"docs": docs, "z": z, "a": K - 1, "b": 1, "n_words": n_words, "alpha0": alpha0, "eta": eta}


@property_check(
    "合并两个话题使 ln p(W, z) 变化多少, α 随话题数而变",
    "How much merging two topics changes ln p(W, z), with α depending on the number of topics",
    points=1.5,
    given={"case": merges()},
    also=[
        {
            "case": {
                "docs": [[0, 1], [2, 2]],
                "z": [0, 0, 1, 1],
                "a": 0,
                "b": 1,
                "n_words": 3,
                "alpha0": 1.0,
                "eta": 0.5,
            }
        },
        {
            "case": {
                "docs": [[0, 1], [2, 2], []],
                "z": [0, 2, 1, 1],
                "a": 2,
                "b": 0,
                "n_words": 4,
                "alpha0": 1.0,
                "eta": 0.1,
            }
        },
        {"case": {"docs": [[0, 1]] * 4, "z": [0, 1] * 4, "a": 1, "b": 0, "n_words": 2, "alpha0": 3.0, "eta": 0.2}},
        {"case": {"docs": [[0, 1, 0]], "z": [0, 1, 1], "a": 0, "b": 1, "n_words": 2, "alpha0": 2.0, "eta": 0.5}},
        {"case": large(1, 60, 60, 100, 10, 0.123456, 0.0234567)},
        {"case": large(2, 50, 9, 7, 3, 100.0, 100.0)},
        {"case": large(3, 13, 12, 100, 5, 0.01, 0.01)},
        *(
            {"case": case}
            for case in one_at_a_time(
                {"docs": [[0, 1], [2, 2], [1]], "z": [0, 2, 1, 1, 0], "a": 2, "b": 0, "n_words": 4}
                | {"alpha0": 1.0, "eta": 0.1},
                docs=[[0, 0], [2, 2], [1]],
                z=[0, 1, 2, 1, 0],
                a=1,
                b=1,
                n_words=5,
                alpha0=2.0,
                eta=0.3,
            )
        ),
    ],
    examples=40,
    hint=HINT_MERGE,
)
def test_merge(answer, case):
    docs, z, a, b, n_words, alpha0, eta = case.values()
    K = len(set(z))
    after = [a if k == b else k for k in z]
    rest = sorted(set(after))
    after = [rest.index(k) for k in after]
    expected = urn(docs, after, n_words, K - 1, alpha0 / (K - 1), eta) - urn(docs, z, n_words, K, alpha0 / K, eta)
    close(answer.merge_gain(*case.values()), expected, ("ln p 的变化", "the change of ln p"), abs=1e-8)


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


@property_check(
    "在植入了 1、2、3 个话题的语料中找到应有的话题数, 以及这些话题",
    "In corpora with 1, 2 and 3 planted topics their number is found, and the topics themselves",
    points=3,
    given={"topics": st.sampled_from((1, 2, 3)), "n_words": st.just(18)},
    # How many topics there are cannot be told by n_words.
    also=[{"topics": topics, "n_words": n_words} for topics, n_words in ((1, 6), (2, 12), (3, 18), (1, 18), (2, 18))],
    examples=3,
    hint=(
        "总是太多: 让合并或先验起作用; 总是太少: 看看不同的词是否混进了同一个话题.",
        "Always too many: let merging or the prior act; always too few: see whether different words end up in one topic.",
    ),
)
def test_planted(answer, topics, n_words):
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
        f"植入了 {topics} 个话题; 种子 0 到 4 找到的个数是 {names} (括号里是总变差, 至多 0.25, 和 theta 最大的是自己的话题的文档数, 至少 20)",
        f"{topics} topics were planted; the seeds 0 to 4 found {names} (in parentheses the total variation, at most 0.25, and the number of documents whose own topic has the largest theta, at least 20)",
    )


@property_check(
    "同样的参数给出同样的结果; 空文档和一个词的文档也行",
    "The same arguments give the same result; documents that are empty or of one word will do",
    points=0.5,
    given={"seed": st.sampled_from((0, 4))},
    also=[{"seed": 0}, {"seed": 4}],
    examples=1,
)
def test_same_again(answer, seed):
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
        "语料换成了只有词 15, 16, 17 的, 它们的概率却没有变大",
        "In a corpus of the words 15, 16, 17 alone these should be more probable than in one without them",
        got=masses,
    )


@picture(
    "植入三个话题的语料: 各话题所占的比例",
    "A corpus with three planted topics: the share of each topic found",
    alt=(
        "条形图: 各话题的比例, 虚线是 0.03",
        "A bar for the share of each topic, and a dotted line at 0.03",
    ),
)
def draw_shares(figure, answer, reference, says):
    corpus = planted(3, 18)
    _, _, share = found_by(answer, corpus["docs"], 18, 0)
    axes = figure.subplots()
    axes.bar(range(len(share)), sorted(share, reverse=True))
    axes.axhline(0.03, ls=":", color="gray")
    axes.set_xlabel(says("找到的话题", "topics found"))
    axes.set_ylabel(says("在全部词中的比例", "share of all words"))
