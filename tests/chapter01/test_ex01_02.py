"""Checks of exercise 1.2."""

from itertools import pairwise, product
from math import prod

import numpy as np
from hypothesis import strategies as st

from grader.checks import boolean, check, equal, exercise, memo, picture
from grader.strategies import seeds

from .pins import ex01_02 as pins
from .shared import (
    all_hypotheses, awkward_domains, covers, domain_sizes, is_more_general, named_domains, same_hypotheses
)  # fmt: skip

EXERCISE = exercise(
    kind="compute",
    book="§1.3",
    patterns=["derived formula", "enumeration", "oracle"],
    hints=[
        (
            "“多少种”先问清楚：数的是写法，还是写法所指的东西？",
            "Ask first what is counted: ways of writing, or what they mean?",
        ),
        (
            "两个写法不同的假设什么时候是同一个概念？把每个合取式看成它所接受的瓜的集合。",
            "When are two differently written hypotheses one concept? Treat each conjunction as the set of melons it accepts.",
        ),
        (
            "一轮加一个合取式：已有的集合与每个合取式的集合取并，没有新集合出现就停。",
            "Add one conjunction a round: join every set found with every conjunction's set; stop once nothing is new.",
        ),
    ],
    contract=[
        (
            "count_written：合取式到 10¹² 个（多于 1000 个时 k 不超过 4），k 到 20000，精确的整数",
            "count_written: up to 10¹² conjunctions (k at most 4 where there are more than 1000), k up to 20000, exact integers",
        ),
        (
            "count_concepts：各属性取值数之积不超过 12，或取值数 (2, 3, 3) 且 k 不超过 3；属性到 13 个，k 到一百万，每次调用不超过 2 秒 CPU 时间",
            "count_concepts: sizes that multiply to at most 12, or (2, 3, 3) with k up to 3; up to 13 attributes, k up to a million, within 2 seconds of CPU time a call",
        ),
        (
            "析取有一百多项，属性到十个，取值的名字互相相像，不同属性可以有同样的取值",
            "More than a hundred terms, up to ten attributes, values with names that look alike or that attributes share",
        ),
    ],
)


@st.composite
def forms(draw, kinds=("plain",)):
    """{"domains", "dnf", "melons"}: conjunctions in which repeats and implied terms are common, and melons to try.

    Of the kinds that are not plain some have values that stand in several columns, some ten attributes, some over a hundred
    terms.
    """
    kind = draw(st.sampled_from(kinds))
    if kind == "awkward":
        domains = draw(awkward_domains(most=64, attributes=(2, 3)))
    elif kind == "wide":
        domains = [["1", "10"]] * 10
    else:
        domains = named_domains(draw(domain_sizes(most=64 if kind == "long" else 27, attributes=(1, 4))))
    rng = np.random.default_rng(draw(seeds()))
    count = draw(st.integers(0, 6)) if kind != "long" else int(rng.integers(13, 240))
    shown = 0.5 if kind != "wide" else 0.25
    dnf = [tuple(str(rng.choice(d)) if rng.random() < shown else "*" for d in domains) for _ in range(count)]
    melons = [[str(rng.choice(d)) for d in domains] for _ in range(6)]
    return {"domains": domains, "dnf": dnf, "melons": melons}


few_melons = domain_sizes(most=36, attributes=(1, 3)).filter(lambda sizes: prod(sizes) <= 9)
HARD = ("awkward", "long", "wide")


@check(
    points=1.5,
    hint=(
        "从 n 个合取式里选出 0 个、1 个、……、k 个，不计次序，不重复。",
        "Choose 0, 1, …, k of the n conjunctions, without order and repetition.",
    ),
)
def test_written_counts_of_table_1_1(answer):
    """取值数为书中的 (2, 3, 3) 与 (3, 2, 2) 时，k = 0…5 按写法的个数 /
    The numbers as written for the book's sizes (2, 3, 3) and (3, 2, 2), k = 0…5"""
    for sizes, numbers in (
        ([2, 3, 3], (1, 49, 1177, 18473, 213053, 1925357)),
        ([3, 2, 2], (1, 37, 667, 7807, 66712, 443704)),
    ):
        for k, number in enumerate(numbers):
            equal(answer.count_written(sizes, k), number, WRITTEN)


@check(
    points=2,
    hint=(
        "从空集出发，每一轮把已有的概念与每个合取式的覆盖集合取并，相同的只留一个。",
        "Start from the empty set; in each round join every concept found with every conjunction's set, keeping one of equals.",
    ),
)
def test_concepts_of_table_1_1(answer):
    """取值数为书中的 (3, 2, 2) 与 (2, 3, 3) 时，概念的个数 /
    The numbers of concepts for the book's sizes (3, 2, 2) and (2, 3, 3)"""
    for sizes, numbers in (([3, 2, 2], (1, 37, 412, 1870, 3484, 4042, 4096)), ([2, 3, 3], (1, 49, 898, 8386))):
        for k, number in enumerate(numbers):
            equal(answer.count_concepts(sizes, k), number, CONCEPTS)


@check(
    points=1.5,
    hint=(
        '(2)：概念是 {甲, 乙} 的子集，共四个；"甲或乙" 与 "*" 是同一个概念。',
        '(2): concepts are the four subsets of {a, b}; "a or b" and "*" are one concept.',
    ),
)
def test_concepts_of_small_domains(answer):
    """小的取值域，可以逐个列出概念来核对；其中有只有一种取值的属性 /
    Small domains, whose concepts can be listed by hand; some attributes have a single value"""
    for sizes, numbers in (
        ([2], (1, 4, 4)),
        ([3], (1, 5, 8)),
        ([2, 2], (1, 10, 16)),
        ([2, 2, 2], (1, 28, 158, 246, 256)),
        ([1, 2], (1, 4, 4)),
        ([1], (1, 2, 2)),
    ):
        for k, number in enumerate(numbers):
            equal(answer.count_concepts(sizes, k), number, CONCEPTS)


@check(
    points=1,
    given={"sizes": domain_sizes(most=400), "k": st.sampled_from((0, 1, 2, 3, 4, 7, 12))},
    also=pins.written_count_is_its_definition,
    strict_given={
        "sizes": st.one_of(domain_sizes(most=400), st.lists(st.integers(1, 2 * 10**4), min_size=1, max_size=2)),
        "k": st.sampled_from((0, 1, 2, 3, 4, 40, 500)),
    },
    strict=pins.written_count_strict,
    hint=(
        "逐项相加 i = 0, …, k 个合取式的选法；i 超过 n 时没有选法。",
        "Add the choices of i = 0, …, k conjunctions; there are none for i above n.",
    ),
)
def test_written_count_is_its_definition(answer, sizes, k):
    """按写法的个数对任意取值数和 k 都对；k 达到合取式总数 n 以后是 2 的 n 次方 /
    The number as written is right for any sizes and k; from the number n of conjunctions on it is 2 to the n"""
    n = prod(size + 1 for size in sizes)
    if n > 1000:  # too many to go through one by one; the contract promises at most four conjunctions then
        k = min(k, 4)
        wanted = sum(
            [1, n, n * (n - 1) // 2, n * (n - 1) * (n - 2) // 6, n * (n - 1) * (n - 2) * (n - 3) // 24][: k + 1]
        )
    else:
        wanted = written_by_rows(n, k)
    equal(answer.count_written(sizes, k), wanted, WRITTEN)


@check(
    points=2,
    given={
        "sizes": few_melons,
        "k": st.sampled_from((0, 1, 2, 3, 4, 5, 9)),
    },
    also=pins.concept_count_is_its_definition,
    strict_given={"sizes": few_melons, "k": st.sampled_from((3, 1000, 10**6))},
    strict=pins.concept_count_strict,
    hint=(
        "一个概念是一个集合，写法不同、集合相同的只算一个；没有新概念出现就可以停了。",
        "A concept is a set, however it is written; once a round finds nothing new, stop.",
    ),
)
def test_concept_count_is_its_definition(answer, sizes, k):
    """概念的个数与逐一列举的一致：随 k 增加直到饱和，与属性的次序无关 /
    The number of concepts is what listing them gives: it grows with k up to saturation, whatever the order of attributes
    """
    numbers = concepts_by_masks(sizes)
    equal(answer.count_concepts(sizes, k), numbers[min(k, len(numbers) - 1)], CONCEPTS)
    equal(answer.count_concepts(sizes[::-1], k + 1), numbers[min(k + 1, len(numbers) - 1)], CONCEPTS)


@check(
    points=0.5,
    given={"form": forms()},
    also=pins.redundant_terms_go,
    strict_given={"form": forms(HARD)},
    strict=pins.redundant_strict,
    hint=(
        "只要有一项在每个属性上都相符（取值相同，或写的是 *），就接受；一项也没有时不接受。",
        "One term that fits in every attribute (the same value, or *) is enough; where there is no term, nothing is "
        "accepted.",
    ),
)
def test_forms_accept_what_a_term_accepts(answer, form):
    """析合范式接受一个瓜，当且仅当它的某一项接受 / A form accepts a melon exactly where one of its terms does"""
    dnf = form["dnf"]
    what = ("析合范式是否接受这个瓜", "whether the form accepts the melon")
    for x in [*form["melons"], *_accepted(form)]:
        equal(boolean(answer.covers_dnf(dnf, x), what), any(covers(term, x) for term in dnf), what)


@check(
    points=1.5,
    given={"form": forms()},
    also=pins.redundant_terms_go,
    strict_given={"form": forms(HARD)},
    strict=pins.redundant_strict,
    hint=(
        '把一些取值换成 "*" 只会接受更多的瓜；相同的项留一个，别把两个都去掉。',
        'Replacing values by "*" accepts more; of equal terms keep one, do not drop both.',
    ),
)
def test_redundant_terms_go(answer, form):
    """去掉冗余项后，留下的是原来的项，没有重复，没有哪一项蕴涵另一项，接受的瓜不变 /
    Without its redundant terms a form holds terms it held before, no repeats, none that implies another, and accepts the same
    """
    domains, dnf = form["domains"], form["dnf"]
    needed = [t for t in dict.fromkeys(dnf) if not any(s != t and is_more_general(s, t) for s in dnf)]
    same_hypotheses(answer.drop_subsumed(dnf), needed, len(domains), ("留下的项", "the terms left"))


@picture(
    "假设数随 k 的增长：按写法与按含义",
    "The number of hypotheses as k grows: as written and by meaning",
    alt=(
        "取值数 (3, 2, 2)：按写法的个数随 k 一直增长，概念数很快停在 2 的 12 次方",
        "Sizes (3, 2, 2): as written the number grows on with k, the number of concepts soon stops at 2 to the 12",
    ),
)
def draw_growth(figure, answer, reference, says):
    sizes, ks = [3, 2, 2], range(9)
    axes = figure.subplots()
    axes.semilogy(ks, [answer.count_written(sizes, k) for k in ks], "o-", label=says("按写法", "as written"))
    axes.semilogy(ks, [answer.count_concepts(sizes, k) for k in ks], "s-", label=says("按含义", "by meaning"))
    axes.axhline(2 ** prod(sizes), linestyle=":", color="0.4", label="$2^{12}$")
    axes.set(xlabel="k", ylabel=says("假设数", "number of hypotheses"))
    axes.legend()


WRITTEN = ("按写法的个数", "the number as written")
CONCEPTS = ("概念的个数", "the number of concepts")


def _accepted(form):
    """Melons that the first terms of the form accept."""
    return [
        [a if a != "*" else domain[0] for a, domain in zip(term, form["domains"], strict=True)]
        for term in form["dnf"][:3]
    ]


@memo
def written_by_rows(n, k):
    """How many subsets of n things have at most k members, thing by thing: by_size[i] have i members."""
    by_size = [1] + [0] * k
    for _ in range(n):
        by_size = [1, *(with_it + without for with_it, without in pairwise(by_size))]
    return sum(by_size)


@memo
def concepts_by_masks(sizes):
    """The number of concepts for k = 0, 1, … until there are no more; a concept is a bit mask of melons."""
    melons = list(product(*named_domains(sizes)))
    masks = [sum(covers(h, x) << i for i, x in enumerate(melons)) for h in all_hypotheses(named_domains(sizes))[1:]]
    fewest = {0: 0}  # concept -> how many conjunctions it needs
    level = [0]
    while level:
        found = {concept | mask for concept in level for mask in masks} - fewest.keys()
        fewest |= dict.fromkeys(found, fewest[level[0]] + 1)
        level = sorted(found)
    return [sum(needed <= k for needed in fewest.values()) for k in range(max(fewest.values()) + 1)]
