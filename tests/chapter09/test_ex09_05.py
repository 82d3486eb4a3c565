"""Checks of exercise 9.5."""

import math

import numpy as np

from exercises.datasets import watermelon_4_0
from grader.checks import check, equal, exercise, fail, hint, integer, integers, is_none, picture, require, sequence
from grader.strategies import seeds

from .pins import ex09_05 as pins
from .shared_density import cores_of, dbscan, densities, neighbours, reached

EXERCISE = exercise(
    kind="prove",
    book="§9.5，图 9.9 / fig. 9.9",
    patterns=["certificate", "witness", "oracle"],
    contract=[
        (
            "一百三十个样本、一百多步的链也不慢（每次调用至多计算 2 秒）",
            "Not slow with 130 samples and chains of more than a hundred steps (2 seconds of computing for a call)",
        ),
        (
            "距离与 eps 只差它的百万分之三时也分得清在内在外",
            "Right where a distance differs from eps by three millionths of it",
        ),
        (
            "坐标与 eps 同乘 $2^{-20}$ 或 $2^{20}$ 时也对：误差的余量不能是一个固定的数",
            "Right if coordinates and eps are multiplied by $2^{-20}$ or $2^{20}$: no fixed number will do as a margin",
        ),
    ],
    hints=[
        (
            "先在纸上画几个点：谁是核心对象，由谁能走到谁？边界上的样本能走到哪里？",
            "Draw a few points on paper: which are core objects, and who is reached from whom? Where can one get from a sample "
            "on the border?",
        ),
        (
            "连接性：集合里谁到每个样本都有链？最大性：两条链首尾相接还是链吗？",
            "Connectivity: who has chains to all of the set? Maximality: do two chains, one after the other, make a chain?",
        ),
        (
            "图 9.9 第 17 行只取尚未访问的样本：一个样本若在两个簇的核心对象的邻域中，会怎样？",
            "Line 17 of fig. 9.9 takes only samples not yet visited: what if one is in the neighbourhoods of core objects of two "
            "clusters?",
        ),
    ],
    written={
        "proof": [
            ("连接性：取 k 为出发的核心对象", "Connectivity: k is the core object that all started from"),
            ("最大性：两条链相接，每一步仍是密度直达", "Maximality: two chains joined, each step still a direct one"),
            (
                "算法的输出：边界样本归先生成的簇，核心对象没有争议",
                "The algorithm: a border sample goes to the cluster made first; core objects are never in dispute",
            ),
        ]
    },
)

HINT_CORES = (
    "邻域包括样本自己，也包括恰好相距 eps 的样本；至少 min_pts 个就够。",
    "A neighbourhood holds the sample itself, and those exactly eps away; min_pts samples are enough.",
)
HINT_SET = (
    "只从核心对象继续扩展；不是核心对象的样本只能到达自己。",
    "Go on from core objects only; a sample that is none reaches itself alone.",
)
HARD = {"data": densities(hard=True), "seed": seeds()}


@check(points=0.5, book="§9.5", hint=HINT_CORES)
def test_melons(answer):
    """西瓜 4.0，eps = 0.11，min_pts = 5：核心对象与书一致 /
    Watermelon 4.0 with eps = 0.11 and min_pts = 5: the book's core objects"""
    got = integers(answer.core_objects(watermelon_4_0()["X"], EPS, MIN_PTS), None, ("核心对象", "the core objects"))
    equal(got, _numbers(CORES), ("核心对象", "the core objects"))


@check(points=0.5, book="§9.5")
def test_melons_reached(answer):
    """西瓜 4.0，eps = 0.11，min_pts = 5：由 x8、x29、x5、x24 可达的样本 /
    Watermelon 4.0 with eps = 0.11 and min_pts = 5: what is reached from x8, x29, x5 and x24"""
    X = watermelon_4_0()["X"]
    for melon, wanted in ((8, CLUSTERS[0]), (29, CLUSTERS[2]), (5, FROM_5), (24, FROM_24)):
        what = f"由 x{melon} 可达的样本", f"what is reached from x{melon}"
        with hint(*HINT_SET):
            got = integers(answer.reachable_set(X, EPS, MIN_PTS, melon - 1), None, what)
            equal(got, _numbers(wanted), what)


@check(points=0.5, book="(9.40)")
def test_book_violates_maximality(answer):
    """书中的 C1, C2, C3, C4 违反最大性：给出一对样本 /
    The book's C1, C2, C3, C4 violate maximality: a pair of samples"""
    X, labels = watermelon_4_0()["X"], [-1] * 30
    for cluster, melons in enumerate(CLUSTERS):
        for melon in melons:
            labels[melon - 1] = cluster
    _judge_violation(answer, {"X": X, "eps": EPS, "min_pts": MIN_PTS}, labels)


@check(
    points=1,
    given={"data": densities()},
    also=pins.core_objects,
    strict_given={"data": densities(hard=True)},
    strict=pins.core_objects_strict,
    examples=40,
    hint=HINT_CORES,
)
def test_core_objects(answer, data):
    """核心对象：邻域包括自己与恰好相距 eps 的样本，至少 min_pts 个 /
    Core objects: the neighbourhood has the sample itself and those exactly eps away, at least min_pts in all"""
    got = integers(answer.core_objects(*data.values()), None, ("核心对象", "the core objects"))
    equal(got, cores_of(*data.values()), ("核心对象", "the core objects"))


@check(
    points=2,
    given={"data": densities(), "seed": seeds()},
    also=pins.chains,
    strict_given=HARD,
    strict=pins.chains_strict,
    examples=40,
)
def test_chains(answer, data, seed):
    """链的每一步都是密度直达；不可达时返回 None，不对称也不例外 /
    Every step of a chain is a direct one; None where a sample is not reached, even if the way back exists"""
    m, sets = len(data["X"]), reached(*data.values())
    rng = np.random.default_rng(seed)
    pairs = [(int(i), int(j)) for i, j in rng.integers(m, size=(2, 2))]
    far = max(range(m), key=lambda i: len(sets[i]))
    pairs += [(far, sets[far][-1]), (sets[far][0], far), (far, far)]
    one_way = [(j, i) for i in range(m) for j in sets[i] if i not in sets[j]]
    pairs += one_way[:1] + one_way[-1:]
    apart = [[math.dist(data["X"][i], data["X"][j]) for j in sets[i]] for i in range(m)]
    start = max(range(m), key=lambda i: max(apart[i]))  # a chain to the farthest sample that is reached is a long one
    pairs += [(start, sets[start][int(np.argmax(apart[start]))]), (start, int(rng.choice(sets[start])))]
    for i, j in pairs:
        chain = answer.reach_chain(*data.values(), i, j)
        if j in sets[i]:
            _judge_chain(chain, data, i, j, HINT_NONE)
        else:
            with hint(*HINT_CHAIN):
                if chain is not None:
                    _judge_chain(chain, data, i, j, HINT_CHAIN)
                is_none(chain, (f"样本 {j} 不由样本 {i} 密度可达：返回值", f"what comes for sample {j} from {i}"))


@check(
    points=1,
    given={"data": densities(), "seed": seeds()},
    also=pins.chains,
    strict_given=HARD,
    strict=pins.chains_strict,
    examples=40,
    hint=HINT_SET,
)
def test_reachable_set(answer, data, seed):
    """可达的样本集：由核心对象出发的是封闭的，由其他样本出发的只有自己 /
    The set of what is reached: closed if it starts at a core object, and the sample alone if not"""
    sets, m = reached(*data.values()), len(data["X"])
    starts = np.random.default_rng(seed).permutation(m)[:4].tolist()
    for i in [*starts, max(range(m), key=lambda i: len(sets[i]))]:
        what = f"由样本 {i} 可达的样本", f"what is reached from sample {i}"
        equal(integers(answer.reachable_set(*data.values(), i), None, what), sets[i], what)


@check(
    points=2.5,
    book="(9.39)",
    given={"data": densities().filter(lambda data: cores_of(*data.values())), "seed": seeds()},
    also=pins.connection,
    strict_given={"data": densities(hard=True).filter(lambda data: cores_of(*data.values())), "seed": seeds()},
    strict=pins.connection_strict,
    examples=30,
)
def test_connection(answer, data, seed):
    """密度相连：有一个 k，由它到 a 与到 b 都有链 / Density-connected: there is a k with chains to a and to b"""
    rng, m = np.random.default_rng(seed), len(data["X"])
    sets, cores = reached(*data.values()), cores_of(*data.values())
    core = int(rng.choice(cores))
    border = [a for a in sets[core] if a not in cores] or sets[core]
    pairs = [rng.choice(sets[core], size=2).tolist(), [border[0], border[-1]], [border[-1], core]]
    for a, b in pairs:
        found = answer.connection(*data.values(), core, a, b)
        found = sequence(found, 3, ("（k，链，链）", "(k, chain, chain)"))
        k = integer(found[0], ("k", "k"))
        require(0 <= k < m, f"k = {k} 不是样本的下标", f"k = {k} is no index of a sample", got=k)
        for chain, end in ((found[1], a), (found[2], b)):
            _judge_chain(chain, data, k, end, HINT_CONNECTION)


@check(
    points=2,
    book="(9.40)",
    given={"data": densities(), "seed": seeds()},
    also=pins.violation,
    strict_given=HARD,
    strict=pins.violation_strict,
    examples=40,
)
def test_violation(answer, data, seed):
    """算法的输出违反最大性时找出一对样本，不违反时返回 None /
    A pair where the algorithm's clusters violate maximality, None where they do not"""
    rng = np.random.default_rng(seed)
    labels = dbscan(*data.values(), rng.permutation(len(data["X"])).tolist())
    names = [*rng.permutation(max(labels) + 1).tolist(), -1]
    _judge_violation(answer, data, [names[label] for label in labels])


@picture(
    "西瓜 4.0 上由 x8 到 x23 的链",
    "The chain from x8 to x23 on watermelon 4.0",
    alt=(
        "散点图：实心点是核心对象，圆是链上核心对象的邻域，箭头连成由 x8 到 x23 的链。",
        "A scatter plot: filled points are core objects, circles the neighbourhoods of those on the chain, arrows the chain "
        "from x8 to x23.",
    ),
)
def draw_chain(figure, answer, reference, says):
    X = watermelon_4_0()["X"]
    cores = [i for i in integers(answer.core_objects(X, EPS, MIN_PTS)) if 0 <= i < 30]
    chain = [i for i in integers(answer.reach_chain(X, EPS, MIN_PTS, 7, 22)) if 0 <= i < 30]
    axes = figure.subplots()
    axes.plot(*X.T, "o", color="black", fillstyle="none")
    axes.plot(*X[cores].T, "o", color="black")
    angle = np.linspace(0, 2 * math.pi, 121)
    for here, there in zip(chain, chain[1:], strict=False):
        axes.plot(X[here, 0] + EPS * np.cos(angle), X[here, 1] + EPS * np.sin(angle), ":", color="gray")
        axes.annotate("", X[there], X[here], arrowprops={"arrowstyle": "->", "linewidth": 2})
    for i in chain:
        axes.annotate(f"x{i + 1}", X[i], textcoords="offset points", xytext=(5, 5))
    axes.set_aspect("equal")
    axes.set_xlabel(says("密度", "density"))
    axes.set_ylabel(says("含糖率", "sugar content"))


EPS, MIN_PTS = 0.11, 5
CORES = [3, 5, 6, 8, 9, 13, 14, 18, 19, 24, 25, 28, 29]
CLUSTERS = [
    [6, 7, 8, 10, 12, 18, 19, 20, 23],
    [3, 4, 5, 9, 13, 14, 16, 17, 21],
    [1, 2, 22, 26, 29],
    [24, 25, 27, 28, 30],
]
"""As printed, by the numbers of melons, which count from 1."""
FROM_5 = [3, 4, 5, 7, 9, 13, 14, 16, 17, 21]
FROM_24 = [4, 23, 24, 25, 27, 28, 30]
"""What is reached from x5 and x24: more than their clusters, for x4, x7 and x23 had been taken."""
HINT_CHAIN = (
    "链上除最后一个外都必须是核心对象：到了非核心的样本就不能再走。",
    "All of a chain but the last are core objects: at a sample that is none, it ends.",
)
HINT_NONE = (
    "没有链才返回 None。起点是核心对象时，逐个邻域地扩展，不要只看一步。",
    "Only where there is no chain it is None. From a core object go on from neighbourhood to neighbourhood, not one step alone.",
)
HINT_CONNECTION = (
    "a 或 b 可能只在边界上，从那里走不出去：谁到每个样本都有链？",
    "a or b may be on the border, from where nothing is reached: who has a chain to every sample?",
)
HINT_VIOLATION = (
    "看每个核心对象的邻域：其中有没有样本不在它的簇里？",
    "Look at the neighbourhood of each core object: is there a sample in it that is not of its cluster?",
)


def _numbers(melons) -> list[int]:
    return [melon - 1 for melon in melons]


def _judge_chain(chain, data, i, j, advice):
    if chain is None:
        with hint(*advice):
            fail(
                f"样本 {j} 由样本 {i} 密度可达，应给出一条链，得到 None",
                f"Sample {j} is density-reachable from sample {i}, so there is a chain, but None came",
            )
    chain = integers(chain, None, ("链", "the chain"))
    require(
        bool(chain) and chain[0] == i and chain[-1] == j and all(0 <= p < len(data["X"]) for p in chain),
        f"链应由样本 {i} 开始，到样本 {j} 结束",
        f"The chain should begin with sample {i} and end with sample {j}",
        got=chain,
    )
    near, cores = neighbours(data["X"], data["eps"]), cores_of(*data.values())
    for here, there in zip(chain, chain[1:], strict=False):
        with hint(*advice):
            require(
                here in cores,
                f"链由样本 {here} 走到样本 {there}，而样本 {here} 不是核心对象",
                f"The chain goes from sample {here} to sample {there}, but sample {here} is no core object",
                got=chain,
            )
            require(
                there in near[here],
                f"链由样本 {here} 走到样本 {there}，而后者不在前者的邻域中",
                f"The chain goes from sample {here} to sample {there}, which is not in its neighbourhood",
                got=chain,
            )


def _judge_violation(answer, data, labels):
    sets, m = reached(*data.values()), len(labels)
    found = answer.maximality_violation(*data.values(), labels)
    pairs = [(a, b) for a in range(m) if labels[a] >= 0 for b in sets[a] if labels[b] != labels[a]]
    with hint(*HINT_VIOLATION):
        if not pairs:
            is_none(found, ("没有违反最大性的样本对：返回值", "what comes where no pair violates maximality"))
            return
        if found is None:
            fail("有违反最大性的样本对，得到的却是 None", "Some pair violates maximality, but None came")
        a, b = integers(found, 2, ("(a, b)", "(a, b)"))
        require(
            0 <= a < m and 0 <= b < m and labels[a] >= 0,
            f"a = {a} 与 b = {b} 应是样本的下标，a 在某个簇中",
            f"a = {a} and b = {b} should be indices of samples, with a in some cluster",
            got=found,
        )
        require(
            b in sets[a],
            f"样本 {b} 并不由样本 {a} 密度可达",
            f"Sample {b} is not density-reachable from sample {a}",
            got=found,
        )
        require(
            labels[a] != labels[b],
            f"样本 {a} 与样本 {b} 在同一个簇中",
            f"Samples {a} and {b} are in the same cluster",
            got=found,
        )
