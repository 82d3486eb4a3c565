"""Checks of exercise 1.2."""

from itertools import pairwise, product
from math import prod

from hypothesis import strategies as st

from grader.checks import boolean, equal, example_check, exercise, memo, picture, property_check

from .shared import all_hypotheses, covers, domain_sizes, is_more_general, named_domains, same_hypotheses

EXERCISE = exercise(
    kind="compute",
    book="§1.3",
    patterns=["derived formula", "enumeration", "oracle"],
    hints=[
        (
            "两个写法不同的假设什么时候是同一个概念? 把每个合取式看成它所接受的瓜的集合.",
            "When are two differently written hypotheses one concept? Treat each conjunction as the set of melons it accepts.",
        )
    ],
    equivalent_mutants={
        "continue": "Once a round finds nothing new, the others find nothing either.",
        "concepts = concepts ^ newest": "No newest concept is among those known before.",
    },
)

WRITTEN = ("按写法的个数", "the number as written")
CONCEPTS = ("概念的个数", "the number of concepts")


@st.composite
def forms(draw):
    """{"domains", "dnf"}: a list of conjunctions in which repeats and implied terms are common."""
    domains = named_domains(draw(domain_sizes(most=27, attributes=(1, 3))))
    terms = all_hypotheses(domains)[1:]
    return {"domains": domains, "dnf": draw(st.lists(st.sampled_from(terms), max_size=6))}


@example_check(
    "取值数 (2, 3, 3) 有 48 个合取式, k = 0…5 时按写法是 1、49、1177、18473、213053、1925357; (3, 2, 2) 同理",
    "Sizes (2, 3, 3) make 48 conjunctions and, as written for k = 0…5, 1, 49, 1177, 18473, 213053, 1925357; (3, 2, 2) likewise",
    points=15,
    hint=(
        "从 n 个合取式里选出 0 个、1 个、……、k 个, 不计次序, 不重复.",
        "Choose 0, 1, …, k of the n conjunctions, without order and repetition.",
    ),
)
def test_written_counts_of_table_1_1(answer):
    for sizes, numbers in (
        ([2, 3, 3], (1, 49, 1177, 18473, 213053, 1925357)),
        ([3, 2, 2], (1, 37, 667, 7807, 66712, 443704)),
    ):
        for k, number in enumerate(numbers):
            equal(answer.count_written(sizes, k), number, WRITTEN)


@example_check(
    "取值数 (3, 2, 2) 的概念在 k = 0…6 时有 1、37、412、1870、3484、4042、4096 个; (2, 3, 3) 在 k = 0…3 时有 1、49、898、8386 个",
    "Sizes (3, 2, 2) have 1, 37, 412, 1870, 3484, 4042, 4096 concepts for k = 0…6; (2, 3, 3) have 1, 49, 898, 8386 for k = 0…3",
    points=20,
    hint=(
        "从空集出发, 每一轮把已有的概念与每个合取式的覆盖集合取并, 相同的只留一个.",
        "Start from the empty set; in each round join every concept found with every conjunction's set, keeping one of equals.",
    ),
)
def test_concepts_of_table_1_1(answer):
    for sizes, numbers in (([3, 2, 2], (1, 37, 412, 1870, 3484, 4042, 4096)), ([2, 3, 3], (1, 49, 898, 8386))):
        for k, number in enumerate(numbers):
            equal(answer.count_concepts(sizes, k), number, CONCEPTS)


@example_check(
    "小的取值域: (2) 有 1、4、4 个概念, (3) 有 1、5、8, (2, 2) 有 1、10、16, (2, 2, 2) 有 1、28、158、246、256; 单值属性不增加概念",
    "Small domains: (2) has 1, 4, 4 concepts, (3) has 1, 5, 8, (2, 2) has 1, 10, 16, (2, 2, 2) has 1, 28, 158, 246, 256; an "
    "attribute of one value adds none",
    points=15,
    hint=(
        '(2): 概念是 {甲, 乙} 的子集, 共四个; "甲或乙" 与 "*" 是同一个概念.',
        '(2): concepts are the four subsets of {a, b}; "a or b" and "*" are one concept.',
    ),
)
def test_concepts_of_small_domains(answer):
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


@property_check(
    "按写法的个数对任意取值数和 k 都对; k 达到合取式总数 n 以后是 2 的 n 次方",
    "The number as written is right for any sizes and k; from the number n of conjunctions on it is 2 to the n",
    points=15,
    given={"sizes": domain_sizes(most=400), "k": st.sampled_from((0, 1, 2, 3, 4, 7, 12, 40, 500))},
    also=[{"sizes": [2, 2], "k": 8}, {"sizes": [2, 2], "k": 9}, {"sizes": [1], "k": 1}],
    hint=(
        "逐项相加 i = 0, …, k 个合取式的选法; i 超过 n 时没有选法.",
        "Add the choices of i = 0, …, k conjunctions; there are none for i above n.",
    ),
)
def test_written_count_is_its_definition(answer, sizes, k):
    equal(answer.count_written(sizes, k), written_by_rows(prod(size + 1 for size in sizes), k), WRITTEN)


@property_check(
    "概念的个数与逐一列举的一致: 随 k 增加直到饱和, 与属性的次序无关",
    "The number of concepts is what listing them gives: it grows with k up to saturation, whatever the order of attributes",
    points=20,
    given={
        "sizes": domain_sizes(most=36, attributes=(1, 3)).filter(lambda sizes: prod(sizes) <= 9),
        "k": st.sampled_from((0, 1, 2, 3, 4, 5, 9, 1000)),
    },
    also=[{"sizes": [9], "k": 1000}, {"sizes": [4, 2], "k": 2}],
    hint=(
        "一个概念是一个集合, 写法不同、集合相同的只算一个; 没有新概念出现就可以停了.",
        "A concept is a set, however it is written; once a round finds nothing new, stop.",
    ),
)
def test_concept_count_is_its_definition(answer, sizes, k):
    numbers = concepts_by_masks(sizes)
    equal(answer.count_concepts(sizes, k), numbers[min(k, len(numbers) - 1)], CONCEPTS)
    equal(answer.count_concepts(sizes[::-1], k + 1), numbers[min(k + 1, len(numbers) - 1)], CONCEPTS)


@property_check(
    "去掉冗余项后接受的瓜不变, 留下的是原来的项, 没有哪一项蕴涵另一项",
    "Without its redundant terms a form accepts the same melons, and no term left implies another",
    points=15,
    given={"form": forms()},
    also=[
        {"form": {"domains": named_domains([2, 2]), "dnf": [("a0", "*"), ("*", "*"), ("a0", "b1")]}},
        {"form": {"domains": named_domains([2, 2]), "dnf": [("a0", "*"), ("a0", "*"), ("*", "b1")]}},
        {"form": {"domains": named_domains([2]), "dnf": []}},
        {"form": {"domains": [["(none)", "some"]], "dnf": [("(none)",), ("*",)]}},
    ],
    hint=(
        '把一些取值换成 "*" 只会接受更多的瓜; 相同的项留一个, 别把两个都去掉.',
        'Replacing values by "*" accepts more; of equal terms keep one, do not drop both.',
    ),
)
def test_redundant_terms_go(answer, form):
    domains, dnf = form["domains"], form["dnf"]
    needed = [t for t in dict.fromkeys(dnf) if not any(s != t and is_more_general(s, t) for s in dnf)]
    left = same_hypotheses(answer.drop_subsumed(dnf), needed, len(domains), ("留下的项", "the terms left"))
    for x in map(list, product(*domains)):
        what = (f"covers_dnf({left}, {x})",) * 2
        equal(boolean(answer.covers_dnf(left, x), what), any(covers(term, x) for term in dnf), what)


@picture(
    "假设数随 k 的增长: 按写法与按含义",
    "The number of hypotheses as k grows: as written and by meaning",
    alt=(
        "取值数 (3, 2, 2): 按写法的个数随 k 一直增长, 概念数很快停在 2 的 12 次方",
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
