"""Checks of exercise 14.9."""

import math
from itertools import permutations

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, check, close, equal, exercise, fail, hint, mapping, memo, picture, require, sequence
from grader.strategies import edges, seeds

from .pins import ex14_09 as pins
from .pins.ex14_09 import SMALL
from .shared import urn

EXERCISE = exercise(
    kind="experiment",
    book="§14.6, (14.41)-(14.44)",
    patterns=["two sides", "certificate", "experiment"],
    hints=[
        (
            "对狄利克雷分布积分得到 Γ 函数之比：文档一组，话题一组。",
            "Integrating a Dirichlet distribution gives a ratio of Γ functions: one group for documents, one for topics.",
        ),
        (
            "一个词的条件分布，是它的话题取各个值时 p(W, z) 之比：与其余计数有关的因子都约掉。",
            "The conditional distribution of a word's topic is the ratio of p(W, z) for its values: all else cancels.",
        ),
        (
            "偶尔两个话题混在一起，那是局部极值：可以在一次调用里从几个起点开始，留下 log_joint 最大的。",
            "Now and then two topics merge, a local optimum: start from several points within one call and keep the largest log_joint.",
        ),
    ],
    written={
        "analysis": [
            ("说明预处理：分词，停用词", "Says how the text was prepared: words, stop words"),
            ("每个话题给出概率最大的词", "Gives the most probable words of each topic"),
            ("比较各段的比例，结论有数据支持", "Compares shares by blocks; conclusions rest on the data"),
        ]
    },
)

HINT_JOINT = (
    "每篇文档一个 Γ(Kα)/Γ(n+Kα) 乘各话题的 Γ(n_k+α)/Γ(α)；每个话题同样，用 η 和词数。",
    "For each document Γ(Kα)/Γ(n+Kα) times Γ(n_k+α)/Γ(α) for every topic; for each topic the same with η and words.",
)
HINT_CONDITIONAL = (
    "(n_dk + α)(n_kw + η)/(n_k + 词数·η)，再规范化。",
    "(n_dk + α)(n_kw + η)/(n_k + n_words·η), then normalise.",
)
HINT_ESTIMATE = (
    "狄利克雷分布的后验均值：计数加先验，除以总和。",
    "The posterior mean of a Dirichlet distribution: counts plus prior, divided by their total.",
)


@st.composite
def assigned(draw):
    """{"docs", "z", "n_words", "n_topics", "alpha", "eta"}."""
    n_words, n_topics = draw(st.integers(1, 6)), draw(st.integers(1, 4))
    docs = draw(st.lists(st.lists(st.integers(0, n_words - 1), max_size=6), min_size=1, max_size=4))
    size = sum(map(len, docs))
    z = draw(st.lists(st.integers(0, n_topics - 1), min_size=size, max_size=size))
    prior = st.one_of(st.sampled_from((0.1, 0.5, 1.0, 2.0)), edges(0.01, 10.0))
    return {"docs": docs, "z": z, "n_words": n_words, "n_topics": n_topics, "alpha": draw(prior), "eta": draw(prior)}


@st.composite
def one_left_out(draw):
    case = draw(assigned().filter(lambda case: case["z"]))
    return {"case": case, "i": draw(st.integers(0, len(case["z"]) - 1))}


@check(points=1, book="(14.41)")
def test_by_hand(answer):
    """两篇文档五个词：ln p(W, z) 与各词话题的条件概率 /
    Two documents of five words: ln p(W, z), and the conditional probabilities of their topics"""
    with hint(*HINT_JOINT):
        close(answer.log_joint(*SMALL.values()), -8.978305, ("ln p(W, z)", "the value ln p(W, z)"), abs=1e-6)
    with hint(*HINT_CONDITIONAL):
        for n_dk, n_kw, n_k, first in (
            ([1, 1], [1, 0], [1, 3], 0.898936),
            ([2, 0], [0, 1], [2, 2], 0.535714),
            ([0, 1], [0, 1], [2, 2], 0.071429),
        ):
            got = answer.topic_conditional(n_dk, n_kw, n_k, 0.5, 0.3, 3)
            close(got, [first, 1 - first], ("条件分布", "the conditional distribution"), abs=1e-6)


@check(points=2, book="(14.41)", given={"case": assigned()}, also=pins.log_joint, hint=HINT_JOINT)
def test_log_joint(answer, case):
    """ln p(W, z) 与逐词生成的概率一致，语料很大时也是 /
    ln p(W, z) is what generating word by word gives, for large corpora, too"""
    close(answer.log_joint(*case.values()), urn(*case.values()), ("ln p(W, z)", "the value ln p(W, z)"))


@check(points=1, book="§14.5.1, §14.6", given={"drawn": one_left_out()}, also=pins.conditional, hint=HINT_CONDITIONAL)
def test_conditional(answer, drawn):
    """一个词的话题的条件分布 / The conditional distribution of a word's topic"""
    case, i = drawn["case"], drawn["i"]
    docs, z, n_words, n_topics, alpha, eta = case.values()
    places = [(t, word) for t, doc in enumerate(docs) for word in doc]
    others = [(t, word, k) for j, ((t, word), k) in enumerate(zip(places, z, strict=True)) if j != i]
    topics = range(n_topics)
    n_dk = [sum(t == places[i][0] and k == topic for t, _, k in others) for topic in topics]
    n_kw = [sum(word == places[i][1] and k == topic for _, word, k in others) for topic in topics]
    n_k = [sum(k == topic for _, _, k in others) for topic in topics]
    logs = [urn(docs, [*z[:i], topic, *z[i + 1 :]], n_words, n_topics, alpha, eta) for topic in topics]
    weights = [math.exp(one - max(logs)) for one in logs]
    expected = [weight / math.fsum(weights) for weight in weights]
    got = answer.topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words)
    close(got, expected, ("条件分布", "the conditional distribution"))


@check(
    points=0.5,
    given={
        "step": st.fixed_dictionaries(
            {
                "n_dk": st.just([1, 0, 3]),
                "n_kw": st.just([2, 1, 0]),
                "n_k": st.just([5, 4, 7]),
                "alpha": edges(0.01, 10.0),
                "eta": edges(0.01, 10.0),
                "n_words": st.integers(1, 100),
            }
        )
    },
    also=pins.step,
    examples=5,
    hint=HINT_CONDITIONAL,
)
def test_step(answer, step):
    """条件分布只由各计数和先验决定 /
    The conditional distribution depends on counts and priors, on all of them and on nothing else"""
    n_dk, n_kw, n_k, alpha, eta, n_words = (step[key] for key in ("n_dk", "n_kw", "n_k", "alpha", "eta", "n_words"))
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k, strict=True)]
    expected = [weight / math.fsum(weights) for weight in weights]
    close(
        answer.topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words),
        expected,
        ("条件分布", "the conditional distribution"),
    )


@check(points=1, book="(14.42)", given={"case": assigned()}, also=pins.log_joint, examples=40, hint=HINT_ESTIMATE)
def test_estimate(answer, case):
    """给定 z 时 Θ 和 β 的后验均值，也对空文档 / The posterior means of Θ and β given z, also of empty documents"""
    theta, phi = means_of(case)
    got = sequence(answer.estimate(*case.values()), 2, ("(theta, phi)", "(theta, phi)"))
    close(got[0], theta, ("theta", "theta"))
    close(got[1], phi, ("phi", "phi"))


@check(
    points=0.5,
    given={"case": assigned().filter(lambda case: case["z"])},
    also=pins.perplexity,
    examples=25,
    hint=(
        "先对话题求和再取对数，对所有的词平均（不是先对每篇平均）。",
        "Sum over topics, then take the logarithm; average over all words, not over documents first.",
    ),
)
def test_perplexity(answer, case):
    """困惑度按定义，也对均匀的模型和罕见的词 /
    The perplexity by its definition, also of a uniform model and of rare words"""
    docs, _, n_words, n_topics, _, _ = case.values()
    theta, phi = means_of(case)
    logs = [
        math.log(math.fsum(theta[t, k] * phi[k, word] for k in range(n_topics)))
        for t, doc in enumerate(docs)
        for word in doc
    ]
    close(answer.perplexity(docs, theta, phi), math.exp(-math.fsum(logs) / len(logs)), ("困惑度", "the perplexity"))
    uniform = np.full((n_topics, n_words), 1 / n_words)
    close(answer.perplexity(docs, theta, uniform), n_words, ("均匀模型的困惑度", "the perplexity of a uniform model"))
    close(
        answer.perplexity([[word] for word in docs[0][:1] or [0]], theta[-1:], phi),
        1 / float(theta[-1] @ phi[:, (docs[0][:1] or [0])[0]]),
        ("一个词的困惑度", "the perplexity of one word"),
    )
    rare = answer.perplexity([[0], []], np.ones((2, 1)), np.array([[2e-9, 1 - 2e-9]]))
    close(rare, 5e8, ("概率为 2e-9 的词的困惑度", "the perplexity of a word of probability 2e-9"))


@check(
    points=0.5,
    given={"T": st.integers(1, 30), "K": st.integers(1, 4), "block": st.integers(1, 12), "seed": seeds()},
    also=pins.evolution,
    examples=25,
    hint=(
        "第一段是文档 0 到 block − 1；最后一段除以它自己的篇数。",
        "The first block are documents 0 to block − 1; the last one is divided by its own number of documents.",
    ),
)
def test_evolution(answer, T, K, block, seed):
    """每段相继文档的平均比例，最后一段可以较短 /
    Mean shares of successive blocks of documents, the last of which may be shorter"""
    rng = np.random.default_rng(seed)
    theta = rng.dirichlet(np.full(K, 0.2), T) if seed % 3 else np.eye(K)[rng.integers(K, size=T)]
    rows = [theta[[t for t in range(T) if t // block == b]] for b in range((T - 1) // block + 1)]
    expected = [[math.fsum(column) / len(row) for column in row.T] for row in rows]
    close(answer.topic_evolution(theta, block), expected, ("各段的平均比例", "the mean shares of the blocks"))


@check(
    points=2,
    book="§14.6",
    given={"corpus": st.just(1)},
    also=pins.planted_inputs,
    examples=1,
    hint=(
        "看每个话题概率最大的四个词：若一个话题混了两组词，是陷在局部极值里；若每篇的比例都差不多，是没有区分文档。",
        "Look at the four most probable words of each topic: two groups of words in one are a local optimum; shares that are alike in all "
        "documents mean that documents are not told apart.",
    ),
)
def test_planted(answer, corpus):
    """在植入了三个话题的语料中找回这些话题及其演变 /
    Three topics planted in a corpus are found again, and how they change"""
    corpus = planted(corpus)
    found = []
    for seed in range(6):
        theta, phi = inferred(answer, corpus["docs"], 12, 3, 0.5, 0.1, 30, seed)
        found.append(distances(theta, phi, corpus))
        if found[-1][0] <= 0.25 and found[-1][1] <= 0.15:
            return
    variation, blocks = min(found)
    fail(
        f"种子 0 到 5 都没有成功：最好的一次，总变差是 {variation:.3f}（至多 0.25），各段比例相差 {blocks:.3f}（至多 0.15）",
        f"None of the seeds 0 to 5 was a success: at best the total variation is {variation:.3f} (at most 0.25) and blocks are {blocks:.3f} "
        "off (at most 0.15)",
    )


@check(
    points=1.5,
    given={"seed": st.sampled_from((0, 3))},
    also=pins.priors,
    examples=2,
    hint=(
        "α 起作用的地方是每篇的话题比例，η 是每个话题的词。",
        "α acts on the shares of topics in a document, η on the words of a topic.",
    ),
)
def test_priors(answer, seed):
    """同样的参数给出同样的结果；空文档、单个话题；先验很强时接近均匀分布 /
    The same arguments give the same result; empty documents, a single topic; strong priors make it nearly uniform"""
    docs = [[0, 1, 0, 2], [], [3, 3], [1], [2, 0, 1, 3, 3, 3]]
    theta, phi = inferred(answer, docs, 4, 2, 0.5, 0.1, 5, seed)
    again = inferred(answer, docs, 4, 2, 0.5, 0.1, 5, seed)
    equal(
        [theta.tolist(), phi.tolist()],
        [one.tolist() for one in again],
        ("再次调用的结果", "the result of the same call again"),
    )
    close(theta[1], [0.5, 0.5], ("空文档的 theta", "theta of the empty document"))
    theta, _ = inferred(answer, [[], []], 3, 2, 0.5, 0.1, 5, seed)
    close(theta, np.full((2, 2), 0.5), ("全是空文档时的 theta", "theta of a corpus without words"))
    theta, phi = inferred(answer, docs, 4, 1, 0.5, 0.25, 5, seed)
    close(
        phi, [[3.25 / 14, 3.25 / 14, 2.25 / 14, 5.25 / 14]], ("只有一个话题时的 phi", "phi of a single topic"), abs=1e-6
    )
    # Other calls that differ from these in one argument only.
    for corpus, n_words, counts in (
        ([[3 - word for word in doc] for doc in docs], 4, [5, 2, 3, 3]),
        (docs, 5, [3, 3, 2, 5, 0]),
    ):
        _, phi = inferred(answer, corpus, n_words, 1, 0.5, 0.25, 5, seed)
        expected = [[(count + 0.25) / (13 + 0.25 * n_words) for count in counts]]
        close(phi, expected, ("只有一个话题时的 phi", "phi of a single topic"), abs=1e-6)
    inferred(answer, docs, 4, 3, 0.5, 0.25, 5, seed)
    theta, _ = inferred(answer, docs, 4, 2, 1000.0, 0.1, 5, seed)
    close(theta, np.full((5, 2), 0.5), ("α = 1000 时的 theta", "theta for α = 1000"), abs=0.05)
    _, phi = inferred(answer, docs, 4, 2, 0.5, 1000.0, 5, seed)
    close(phi, np.full((2, 4), 0.25), ("η = 1000 时的 phi", "phi for η = 1000"), abs=0.05)


@picture(
    "植入的话题在五段中的比例",
    "The shares of planted topics in five blocks",
    alt=(
        "堆叠的面积图：一个话题从第一段的八成降到一成，另一个相应上升",
        "Stacked areas: one topic falls from eight tenths in the first block to one tenth, another rises accordingly",
    ),
)
def draw_evolution(figure, answer, reference, says):
    corpus = planted(1)
    theta, _ = inferred(answer, corpus["docs"], 12, 3, 0.5, 0.1, 30, 0)
    axes = figure.subplots()
    axes.stackplot(range(1, 6), theta.reshape(5, 10, 3).mean(axis=1).T)
    axes.set_xlabel(says("段（每段十篇）", "block of ten documents"))
    axes.set_ylabel(says("话题的比例", "shares of topics"))
    axes.set_xticks(range(1, 6))


def means_of(case):
    docs, z, n_words, n_topics, alpha, eta = case.values()
    theta, phi = np.full((len(docs), n_topics), alpha), np.full((n_topics, n_words), eta)
    places = [(t, word) for t, doc in enumerate(docs) for word in doc]
    for (t, word), k in zip(places, z, strict=True):
        theta[t, k] += 1
        phi[k, word] += 1
    return np.array([row / math.fsum(row) for row in theta]), np.array([row / math.fsum(row) for row in phi])


MIXTURES = ((8, 1, 1), (6, 3, 1), (4, 4, 2), (2, 6, 2), (1, 7, 2))
"""How many documents of each ten have which main topic."""


@memo
def planted(seed):
    """{"docs", "phi", "theta"} with words and documents of a block in random order."""
    rng = np.random.default_rng(seed)
    words = rng.permutation(12).reshape(3, 4)
    docs, theta = [], []
    for mixture in MIXTURES:
        for topic in rng.permutation(np.repeat(np.arange(3), mixture)):
            shares = np.full(3, 0.05)
            shares[topic] = 0.9
            docs.append([int(rng.choice(words[k])) for k in rng.choice(3, size=20, p=shares)])
            theta.append(shares)
    phi = np.zeros((3, 12))
    for k in range(3):
        phi[k, words[k]] = 0.25
    return {"docs": docs, "phi": phi, "theta": np.array(theta)}


def inferred(answer, docs, n_words, n_topics, *rest):
    """The student's theta and phi."""
    got = mapping(answer.lda(docs, n_words, n_topics, *rest), ("theta", "phi"), ("答案", "the answer"))
    found = []
    for key, shape in (("theta", (len(docs), n_topics)), ("phi", (n_topics, n_words))):
        table = array(got[key], shape, (key, key))
        require(bool(np.all(table >= -1e-12)), f"{key} 中有负数", f"There are negative numbers in {key}", got=table)
        close(table.sum(axis=1), np.ones(shape[0]), (f"{key} 每行之和", f"the sum of each row of {key}"))
        found.append(table)
    return found


def distances(theta, phi, corpus):
    """(total variation, difference of the means of blocks) for the best order of topics."""
    found = []
    for order in map(list, permutations(range(3))):
        variation = float(np.abs(phi[order] - corpus["phi"]).sum(axis=1).max()) / 2
        blocks = (theta[:, order] - corpus["theta"]).reshape(5, 10, 3).mean(axis=1)
        found.append((variation, float(np.abs(blocks).max())))
    return min(found)
