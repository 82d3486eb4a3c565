"""Checks of exercise statistics5.6."""

import math
from fractions import Fraction
from itertools import product

import numpy as np
from hypothesis import strategies as st

from grader.checks import check, close, equal, exercise, hint, integer, integers, is_none, picture, require
from grader.strategies import seeds

from .pins import statistics05_06 as pins

EXERCISE = exercise(
    kind="derive",
    book="§5.1",
    patterns=["oracle", "derived formula", "enumeration"],
    hints=[
        (
            "两三个样本时，把全部 0/1 标记和各自的概率列出来，再划去与标签不符的。",
            "With two or three samples list all ways of marking them with their probabilities, then cross out what contradicts the label.",
        ),
        (
            "每个后验都是“两件事同时发生”的概率除以“看到的事”的概率。",
            "Each posterior is the probability of both together, divided by the probability of what is seen.",
        ),
        ("包里一个样本为正，包的标签就已经是 1 了。", "One positive sample in a bag settles that its label is 1."),
    ],
)


@st.composite
def bags(draw, sizes=(1, 6)):
    """Probabilities of a bag: sixteenths, so that sums are exact, sometimes fine or small, sometimes very many."""
    kind = draw(st.sampled_from(["", "", "", "", "fine", "small", "long", "ends"]))
    rng = np.random.default_rng(draw(seeds()))
    size = draw(st.integers(*sizes)) if kind != "long" else int(rng.choice([13, 45, 120, 200]))
    if kind == "ends":
        return rng.choice([0.0, 0.0, 1.0, 0.5], size=size).tolist()
    p = rng.integers(0, 17, size=size) / 16
    if kind == "fine":
        p = rng.random(size).round(9)
    if kind == "small":
        p = np.append(1e-5 * rng.integers(0, 100, size=size)[:-1], 0.00123456)
    if kind == "long":
        p = rng.choice([0.0, 1e-5, 1 / 16, 0.25, 1.0 if size == 13 else 0.5], size=size)
    return p.tolist()


def possible(p):
    """Whether label 1 is impossible, or not too improbable."""
    some = 1 - math.prod(1 - Fraction(one) for one in p)
    return some == 0 or some >= Fraction(1, 10_000)


def rates():
    return st.one_of(st.integers(0, 16).map(lambda k: k / 16), st.sampled_from([1e-5, 0.123456789, 0.999]))


def likely(case):
    """Whether the label that is seen is impossible, or not too improbable; and the rates do not nearly sum to 1."""
    p, seen, miss, false_alarm = map(Fraction, case)
    total = p * (1 - miss if seen else miss) + (1 - p) * (false_alarm if seen else 1 - false_alarm)
    gap = abs(1 - miss - false_alarm)
    return (total == 0 or total >= Fraction(1, 10_000)) and (gap == 0 or gap >= Fraction(1, 10_000))


@st.composite
def supervised(draw):
    """{"p", "supervision"}: samples dealt out to items of all kinds; some have none."""
    rng = np.random.default_rng(draw(seeds()))
    size = draw(st.sampled_from([1, 2, 4, 7, 10, 45, 130]))
    p = (rng.integers(1, 16, size=size) / 16).tolist()
    if draw(st.booleans()):
        p = [one if rng.random() < 0.7 else round(0.05 + 0.9 * float(rng.random()), 9) for one in p]
    order, items = rng.permutation(size).tolist(), []
    while order:
        kind = str(rng.choice(["label", "bag", "bag", "noisy", "none"]))
        if kind == "bag":
            some = order[: int(rng.integers(1, 5))]
            items.append(("bag", some, int(rng.random() < 0.8)))
            order = order[len(some) :]
            continue
        i, c = order.pop(), int(rng.integers(2))
        if kind == "label":
            items.append(("label", i, c))
        if kind == "noisy":
            items.append(("noisy", i, c, int(rng.integers(1, 8)) / 16, int(rng.integers(1, 8)) / 16))
    return {"p": p, "supervision": items}


@st.composite
def doubts(draw):
    """{"posterior", "labels", "k"}: ties are common."""
    size = draw(st.sampled_from([1, 3, 5, 8, 45, 130]))
    rng = np.random.default_rng(draw(seeds()))
    posterior = rng.integers(0, 9, size=size) / 8
    kind = draw(st.sampled_from(["", "", "near", "small"]))
    if kind == "near":
        posterior = np.clip(posterior + 1e-6 * rng.permutation(size), 0, 1)
    if kind == "small":
        posterior = 1e-5 * (1 + rng.permutation(size))
    labels = rng.integers(0, 2, size=size).tolist()
    return {"posterior": posterior.tolist(), "labels": labels, "k": draw(st.sampled_from([0, 1, 2, size // 2, size]))}


@check(points=2)
def test_bag_of_three(answer):
    """三个样本的一包：各自的后验，以及其中两个都为正的概率 /
    A bag of three samples: the posteriors, and the probability that two of them are positive"""
    p = [0.2, 0.5, 0.1]
    with hint(*HINT_BAG):
        wanted = [Fraction(5, 16), Fraction(25, 32), Fraction(5, 32)]
        close(answer.bag_posterior(p, 1), wanted, ("标签为 1 时的后验", "the posteriors for label 1"))
    with hint(*HINT_PAIR):
        close(
            answer.pair_in_bag(p, 0, 1),
            Fraction(5, 32),
            ("样本 0 与 1 都为正的概率", "P(samples 0 and 1 are positive)"),
        )


@check(points=2, given={"p": bags().filter(possible), "label": st.sampled_from((1, 1, 0))}, also=pins.bags_inputs)
def test_bags(answer, p, label):
    """包的后验与枚举全部标记的结果一致 / The posteriors of a bag are what enumerating all marks gives"""
    wanted, words = bag_exactly(p, label), ("后验", "the posteriors")
    with hint(*(HINT_BAG if label else HINT_ZERO)):
        got = answer.bag_posterior(p, label)
        if wanted is None:
            is_none(got, words)
        else:
            close(got, wanted, words)


@check(
    points=1,
    given={"p": bags(sizes=(2, 6)).filter(lambda p: any(p) and possible(p) and len(p) > 1), "seed": seeds()},
    also=pins.pairs,
)
def test_pairs(answer, p, seed):
    """包内的样本不再独立：两个都为正的概率不超过各自后验之积 /
    The samples of a bag are not independent: both positive is at most as probable as the product of the posteriors"""
    i, j = (int(k) for k in np.random.default_rng(seed).permutation(len(p))[:2])
    if len(p) <= 6:
        fitting = [(marks, share) for marks, share in enumerated(p) if max(marks)]
        wanted = sum(share for marks, share in fitting if marks[i] and marks[j]) / sum(share for _, share in fitting)
    else:
        wanted = Fraction(p[i]) * Fraction(p[j]) / (1 - math.prod(1 - Fraction(one) for one in p))
    with hint(*HINT_PAIR):
        words = f"样本 {i} 与 {j} 都为正的概率", f"P(samples {i} and {j} are positive)"
        close(answer.pair_in_bag(p, i, j), wanted, words)


@check(
    points=1,
    given={
        "bags": st.lists(st.tuples(st.integers(1, 5), st.sampled_from((None, 0, 1))), min_size=0, max_size=5),
        "more": st.sampled_from((0, 0, 0, 95)),
    },
    also=pins.labellings,
)
def test_labellings(answer, bags, more):
    """与各包标签都相符的标记有多少种 / How many ways of marking agree with the labels of all bags"""
    sizes, labels = [size + more for size, _ in bags], [label for _, label in bags]
    if sum(sizes) <= 12:
        ends = np.cumsum([0, *sizes]).tolist()
        wanted = sum(
            all(label is None or max(marks[a:b]) == label for a, b, label in zip(ends, ends[1:], labels, strict=False))
            for marks in product((0, 1), repeat=sum(sizes))
        )
    else:
        wanted = 1
        for size, label in zip(sizes, labels, strict=True):
            wanted *= 1 if label == 0 else 2**size - (label == 1)
    with hint(*HINT_LABELLINGS):
        equal(integer(answer.consistent_labellings(sizes, labels)), wanted, ("标记的种数", "the number of ways"))


@check(
    points=2,
    given={"case": st.tuples(rates(), st.sampled_from((0, 1)), rates(), rates()).filter(likely)},
    also=pins.wrong_labels,
)
def test_wrong_labels(answer, case):
    """标签可能有错时的后验；由看到的比例得出真实的比例 /
    The posterior where labels may be wrong; the true share from the share seen"""
    p, seen, miss, false_alarm = case
    wanted = noisy_exactly(p, seen, miss, false_alarm)
    words = f"看到 {seen} 之后真实标签是 1 的概率", f"P(the true label is 1 | {seen} is seen)"
    with hint(*HINT_NOISY):
        got = answer.noisy_posterior(p, seen, miss, false_alarm)
        if wanted is None:
            is_none(got, words)
        else:
            close(got, wanted, words)
    rate = p * (1 - miss) + (1 - p) * false_alarm
    with hint(*HINT_RATE):
        for share in (rate, 0.0, 1.0):
            got = answer.true_rate(share, miss, false_alarm)
            words = f"看到 {share:.6g} 时的真实比例", f"the true share where {share:.6g} is seen"
            if abs(miss + false_alarm - 1) < 1e-9:
                is_none(got, words)
            else:
                gap = 1 - Fraction(miss) - Fraction(false_alarm)
                close(got, (Fraction(share) - Fraction(false_alarm)) / gap, words, rel=1e-9, abs=1e-9)


@check(points=1, given={"case": supervised()}, also=pins.soft_labels, examples=40)
def test_soft_labels(answer, case):
    """各种标签混在一起时每个样本的后验 / The posterior of every sample under labels of all kinds"""
    p, supervision = case.values()
    with hint(
        "逐项处理，每一项只改它自己的样本；包里用的是这些样本原来的 p。",
        "Item by item: each changes its own samples alone, and a bag uses the p that these samples had.",
    ):
        got = answer.soft_labels(p, supervision)
        close(got, softened(p, supervision), ("各样本的后验", "the posteriors"))


@check(points=1, given={"case": doubts()}, also=pins.suspects)
def test_suspects(answer, case):
    """最可疑的标签是所给标签的概率最小的那些 / The most doubtful labels are those that are least probable"""
    posterior, labels, k = case["posterior"], case["labels"], min(case["k"], len(case["labels"]))
    got = integers(answer.suspects(posterior, labels, k), k, ("下标", "the indices"))
    require(
        len(set(got)) == k and all(0 <= i < len(labels) for i in got),
        f"应是 0 到 {len(labels) - 1} 中 {k} 个不同的下标",
        f"There should be {k} different indices from 0 to {len(labels) - 1}",
        got=got,
    )
    support = [one if label else 1 - one for one, label in zip(posterior, labels, strict=True)]
    rest = [support[i] for i in range(len(labels)) if i not in got]
    with hint(*HINT_SUSPECTS):
        for i in got:
            require(
                not rest or support[i] <= min(rest) + 1e-9,
                f"样本 {i} 的标签概率是 {support[i]:.6g}，没有选的里面有更小的 {min(rest, default=1):.6g}",
                f"The label of sample {i} has probability {support[i]:.6g}, but one not chosen has {min(rest, default=1):.6g}",
                got=got,
            )


@picture(
    "一包样本的 p 与知道标签为 1 之后的后验",
    "The p of a bag's samples, and the posteriors once the label 1 is known",
    alt=(
        "每个样本两条竖条：p 实心，后验斜纹且更高，各条按同一比例升高",
        "Two bars for each sample: p solid, the posterior hatched and higher, all by the same ratio",
    ),
)
def draw_bag(figure, answer, reference, says):
    p = [0.2, 0.5, 0.1]
    axes = figure.add_subplot()
    places = np.arange(3)
    axes.bar(places - 0.2, p, 0.4, color="gray", edgecolor="black", label="p")
    after = np.array(answer.bag_posterior(p, 1), dtype=float)
    axes.bar(places + 0.2, after, 0.4, hatch="///", color="white", edgecolor="black", label=says("后验", "posterior"))
    axes.set_xticks(places, [says(f"样本 {k}", f"sample {k}") for k in places])
    axes.set_ylim(0, 1)
    axes.legend()


HINT_BAG = (
    "除以“至少一个为正”的概率；分子是“样本 i 为正而且标签是 1”的概率。",
    "Divide by the probability of one positive sample at least; the numerator is that of sample i being positive and the label 1.",
)
HINT_ZERO = ("标签是 0 说明一个正样本也没有。", "Label 0 says that there is no positive sample.")
HINT_PAIR = (
    "分子是 i 与 j 都为正的概率（标签因此是 1）；给定标签以后两者不再独立。",
    "The numerator is the probability of both being positive (so that the label is 1); given the label they are not independent.",
)
HINT_LABELLINGS = (
    "逐包数，再相乘：标签是 1 的包只排除一种标记。",
    "Count bag by bag and multiply: label 1 rules out a single way.",
)
HINT_NOISY = (
    "错误率以真实标签为条件：先写 P(看到 | 真实)，乘上先验 p，再归一化。",
    "The rates are given the true label: write P(seen | true) first, weight it by the prior p, then normalise.",
)
HINT_RATE = (
    "把看到 1 的比例写成真实比例的函数，再解出来。",
    "Write the share of 1s seen as a function of the true share, and solve for that.",
)
HINT_SUSPECTS = (
    "比较的是“所给标签”的概率：标签是 0 的样本用 1 减去后验。",
    "Compare the probability of the label given: for label 0 that is one minus the posterior.",
)


def enumerated(p):
    """Each way of marking the samples with its probability, in fractions."""
    p = [Fraction(one) for one in p]
    for marks in product((0, 1), repeat=len(p)):
        yield marks, math.prod(one if mark else 1 - one for mark, one in zip(marks, p, strict=True))


def bag_exactly(p, label):
    """By enumeration of all marks; of long bags sample by sample with all the others taken together."""
    if len(p) <= 6:
        fitting = [(marks, share) for marks, share in enumerated(p) if max(marks) == label]
        total = sum(share for _, share in fitting)
        return [sum(share for marks, share in fitting if marks[i]) / total for i in range(len(p))] if total else None
    p = [Fraction(one) for one in p]
    none = math.prod(1 - one for one in p)
    total = none if label == 0 else 1 - none
    return None if total == 0 else [Fraction(0) if label == 0 else one / total for one in p]


def noisy_exactly(p, seen, miss, false_alarm):
    p, miss, false_alarm = Fraction(p), Fraction(miss), Fraction(false_alarm)
    both = {  # (true, seen): probability
        (1, 1): p * (1 - miss),
        (1, 0): p * miss,
        (0, 1): (1 - p) * false_alarm,
        (0, 0): (1 - p) * (1 - false_alarm),
    }
    total = both[1, seen] + both[0, seen]
    return both[1, seen] / total if total else None


def softened(p, supervision):
    wanted = [Fraction(one) for one in p]
    for item in supervision:
        if item[0] == "label":
            wanted[item[1]] = Fraction(item[2])
        elif item[0] == "noisy":
            wanted[item[1]] = noisy_exactly(p[item[1]], *item[2:])
        else:
            for i, one in zip(item[1], bag_exactly([p[i] for i in item[1]], item[2]), strict=True):
                wanted[i] = one
    return wanted
