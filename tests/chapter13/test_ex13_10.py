"""Checks of exercise 13.10."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_4_0
from grader.checks import (
    array, boolean, check, close, equal, exercise, fail, integer, integers, mapping, memo, picture, plain, require,
    sequence
)  # fmt: skip
from grader.strategies import seeds, stretched

from .pins import ex13_10 as pins

EXERCISE = exercise(
    kind="program",
    book="§13.6",
    patterns=["oracle", "certificate", "witness"],
    hints=[
        (
            "先写好 violates，在纸上放几个样本核对，再写整个算法。",
            "Write violates first, check it on paper with a few samples, then write the whole algorithm.",
        ),
        ("此刻只有已经放好的伙伴才可能与 i 冲突。", "Only partners that are placed already can contradict i now."),
        (
            "每一轮都从空的 assignment 开始；闭包先把必连的样本粘成块，再看块与块。",
            "Every round starts with an empty assignment; for the closure glue must-linked samples into blocks first, then look at "
            "the blocks.",
        ),
    ],
)


@st.composite
def placements(draw):
    """{"i", "r", "assignment", "must_link", "cannot_link"}; most constraints contain i."""
    m, k = draw(st.sampled_from((2, 3, 4, 5, 6, 120))), draw(st.sampled_from((1, 2, 3, 12)))
    if m == 120:
        return _many_placements(np.random.default_rng(draw(seeds())), k)
    assignment = {j: draw(st.integers(0, k - 1)) for j in draw(st.permutations(range(m))) if draw(st.integers(0, 3))}
    i = draw(st.integers(0, m - 1))
    others = st.tuples(st.sampled_from([j for j in range(m) if j != i]), st.booleans())
    mine = st.lists(others.map(lambda p: (i, p[0]) if p[1] else (p[0], i)), max_size=2)
    must, cannot = draw(mine) + draw(pairs_of(m, 2)), draw(mine) + draw(pairs_of(m, 2))
    return {
        "i": i,
        "r": draw(st.integers(0, k - 1)),
        "assignment": assignment,
        "must_link": must,
        "cannot_link": cannot,
    }


@st.composite
def constraint_sets(draw):
    m = draw(st.sampled_from((1, 2, 3, 4, 5, 6, 120)))
    if m == 120:
        rng = np.random.default_rng(draw(seeds()))
        hidden, pairs = rng.integers(0, 9, m), [tuple(rng.choice(m, 2, replace=False).tolist()) for _ in range(900)]
        must = [(a, b) for a, b in pairs if hidden[a] == hidden[b]]
        cannot = [(a, b) for a, b in pairs if hidden[a] != hidden[b]]
        return {"m": m, "must_link": must[: draw(st.sampled_from((20, 80)))], "cannot_link": cannot[:12]}
    return {"m": m, "must_link": draw(pairs_of(m, 5)), "cannot_link": draw(pairs_of(m, 3))}


@st.composite
def clusterings(draw):
    """{"X": integer points, "must_link", "cannot_link", "initial"}; most constraints fit some clustering."""
    m, k = draw(st.sampled_from((3, 4, 5, 6, 7, 8, 9, 110))), draw(st.sampled_from((1, 2, 3, 3, 10)))
    k = min(k, m)
    rng = np.random.default_rng(draw(seeds()))
    hidden = rng.integers(0, k, m)
    must, cannot = [], []
    for a, b in draw(pairs_of(m, 7)):
        together = bool(hidden[a] == hidden[b]) != (draw(st.integers(0, 9)) == 9)
        (must if together else cannot).append((a, b))
    kinds = ("", "", "wide", "small", "tiny", "large", "fine", "constant", "dependent", "duplicate", "offset", "offset")
    kind = draw(st.sampled_from(kinds))
    X = rng.integers(0, 100, (m, 11 if kind == "wide" else 3 if kind == "dependent" else 2)).astype(float)
    scale = {"small": 2.0**-20, "tiny": 2.0**-40, "large": 2.0**20}.get(kind, 1.0)
    if kind == "offset":
        X += 2.0**15
    else:
        X = scale * X if kind in ("", "wide", "small", "tiny", "large") else stretched(X, kind, draw(seeds()))
    return {"X": X, "must_link": must, "cannot_link": cannot, "initial": rng.permutation(m)[:k].tolist()}


@check(
    points=2,
    book="§13.6，图 13.8 / fig. 13.8",
    hint=(
        "先打印第 1 轮的三个簇，看哪个样本最先放错；每一轮都从空簇开始。",
        "Print the three clusters of round 1 and find the first sample that is misplaced; every round starts with empty clusters.",
    ),
)
def test_watermelon(answer):
    """西瓜 4.0，从样本 6、12、27 出发：第 1 轮和最后的簇，以及轮数，与书一致 /
    Watermelon 4.0 from samples 6, 12 and 27: the clusters after round 1 and at the end, and the rounds, are the book's
    """
    X = watermelon_4_0()["X"]
    for max_iter, clusters, rounds in ((1, ROUND_1, 1), (100, FINAL, 5)):
        when = ("第 1 轮的簇", "clusters of round 1") if rounds == 1 else ("最后的簇", "final clusters")
        got = _result(answer.constrained_k_means(X, MUST, CANNOT, INITIAL, max_iter), len(X), 3)
        for r, cluster in enumerate(clusters):
            members = [i + 1 for i, label in enumerate(got["labels"]) if label == r]
            equal(
                members,
                sorted(cluster),
                (f"{when[0]} C{r + 1}（书中的编号）", f"the {when[1]}: C{r + 1}, numbered as in the book"),
            )
        equal(got["n_iter"], rounds, ("轮数", "the number of rounds"))
    close(got["centers"], [[0.633, 0.162], [0.335, 0.214], [0.600, 0.405]], MEANS, abs=1e-3)


@check(
    points=3,
    book="图 13.7 / fig. 13.7",
    given={"case": placements()},
    also=pins.violates,
    hint=(
        "只看含 i 的约束，i 在前在后都要看；伙伴没有放好就跳过。",
        "Look at the constraints with i only, be it first or second; skip those whose other sample is not placed.",
    ),
)
def test_violates(answer, case):
    """violates 为真，当且仅当某个含 i 的约束两端都已有簇，而且被违背 /
    violates is true if and only if some constraint that contains i has both samples in a cluster and is broken"""
    i, r, assignment = case["i"], case["r"], case["assignment"]
    got = boolean(plain(answer.violates(i, r, assignment, case["must_link"], case["cannot_link"])))
    broken = broken_constraint(**case)
    if broken is None:
        require(
            not got,
            f"样本 {i} 放入簇 {r} 不违背任何约束",
            f"Sample {i} in cluster {r} breaks no constraint",
            expected=False,
            got=got,
        )
        return
    kind, j = broken
    require(
        got,
        f"样本 {i} 与 {j} {'必连' if kind == 'must' else '勿连'}，而 {j} 已在簇 {assignment[j]}：放入簇 {r} 违约",
        f"Samples {i} and {j} are in a {kind}-link, and {j} is in cluster {assignment[j]}: cluster {r} breaks it",
        expected=True,
        got=got,
    )


@check(
    points=1.5,
    book="图 13.7 / fig. 13.7",
    given={"data": clusterings().filter(lambda data: run(data) != "tie"), "rounds": st.sampled_from((1, 2, 100))},
    also=pins.algorithm,
    examples=40,
    hint=(
        "每轮从空的 assignment 开始；最近的簇违约时试次近的，都不行才失败。",
        "Start every round with an empty assignment; if the nearest cluster is ruled out try the next, and fail only after the last.",
    ),
)
def test_algorithm(answer, data, rounds):
    """结果满足所有约束，与图 13.7 一步步算出的相同；把约束反过来写、重复写都不影响结果 /
    The result meets all constraints and is what fig. 13.7 gives step by step; reversed and repeated constraints change nothing
    """
    X, must, cannot, initial = data["X"], data["must_link"], data["cannot_link"], data["initial"]
    expected = run(data, rounds)
    got = answer.constrained_k_means(X, must, cannot, initial, rounds)
    mirrored = [[(b, a) for a, b in pairs] + pairs[:1] for pairs in (must, cannot)]
    again = answer.constrained_k_means(X, *mirrored, initial, rounds)
    if expected is None:
        require(
            got is None,
            "有一个样本放入哪个簇都违约，应返回 None",
            "Some sample breaks a constraint in every cluster: None is right",
            expected=None,
            got=got,
        )
        require(again is None, "约束反过来写时也应返回 None", "With reversed constraints None is right, too", got=again)
        return
    got = _result(got, len(X), len(initial))
    for kind, pairs in ((("必连", "must"), must), (("勿连", "cannot"), cannot)):
        for a, b in pairs:
            require(
                (got["labels"][a] == got["labels"][b]) == (kind[1] == "must"),
                f"违背了 {a} 与 {b} 的{kind[0]}约束",
                f"The {kind[1]}-link of {a} and {b} is broken",
                expected=expected["labels"],
                got=got["labels"],
            )
    size = np.abs(X).max()
    _same(got, expected, size)
    _same(_result(again, len(X), len(initial)), expected, size)


@check(
    points=0.5,
    hint=(
        "两个初始均值可以重合：编号大的簇第 1 轮是空的。",
        "Two first means may coincide: the cluster of larger number is empty in round 1.",
    ),
)
def test_special_cases(answer):
    """距离相等时取编号小的簇；空簇的均值不动；没有可放的簇、约束互相矛盾时返回 None /
    Equal distances go to the smaller number; the mean of an empty cluster stays; no cluster left, or a contradiction, gives None
    """

    def cluster(X, must, cannot, initial):
        return answer.constrained_k_means(np.array(X)[:, None], must, cannot, initial)

    tie = {"labels": [0, 1, 0], "centers": [[-0.5], [1.0]], "n_iter": 2}
    _same(_result(cluster([-1.0, 1.0, 0.0], [], [], [0, 1]), 3, 2), tie)
    empty = {"labels": [1, 1, 0], "centers": [[3.0], [1.0]], "n_iter": 3}
    _same(_result(cluster([1.0, 1.0, 3.0], [], [], [0, 1]), 3, 2), empty)
    equal(cluster([0.0, 1.0], [], [(0, 1)], [0]), None, ("一个簇，一对勿连", "one cluster, one cannot-link"))
    contradiction = ("必连又勿连", "a must-link and a cannot-link")
    equal(cluster([0.0, 1.0, 2.0], [(0, 1)], [(1, 0)], [0, 2]), None, contradiction)


@check(
    points=2,
    given={"case": constraint_sets()},
    also=pins.closure,
    hint=(
        "必连把样本粘成块；两个样本勿连，它们所在的两块就整个不能同簇。",
        "Must-links glue samples into blocks; a cannot-link of two samples keeps their whole blocks apart.",
    ),
)
def test_closure(answer, case):
    """closure 与枚举所有合乎约束的划分一致，没有这样的划分时为 None /
    closure is what an enumeration of all valid partitions says; None if there is none"""
    find = closure_by_enumeration if case["m"] <= 6 else closure_by_search
    expected = find(case["m"], case["must_link"], case["cannot_link"])
    got = answer.closure(case["m"], case["must_link"], case["cannot_link"])
    if expected is None:
        require(
            got is None, "约束互相矛盾，应返回 None", "The constraints contradict each other: None is right", got=got
        )
        return
    require(got is not None, "约束并不矛盾", "The constraints do not contradict each other", expected=expected, got=got)
    _same_closure(got, expected)


@check(
    points=1,
    given={"k": st.integers(2, 12)},
    also=pins.dead_end,
    examples=11,
    hint=(
        "算法从不收回已放好的样本：让前面的样本占满所有的簇。",
        "The algorithm never takes back a placement: let early samples occupy every cluster.",
    ),
)
def test_dead_end(answer, k):
    """greedy_dead_end 使算法失败，而样本确实可以分到 k 个簇中，不违背任何约束 /
    greedy_dead_end makes the algorithm fail although the samples can be put into k clusters that break nothing"""
    X, cannot, initial = sequence(answer.greedy_dead_end(k), 3)
    X = array(X, (None, None), ("X", "X"))
    m, initial = len(X), integers(initial, k, ("initial", "initial"))
    require(m <= 3 * k, f"至多 {3 * k} 个样本", f"There should be {3 * k} samples at most", got=m)
    cannot = [
        tuple(integers(pair, 2, ("一个约束", "a constraint")))
        for pair in sequence(cannot, None, ("约束", "the constraints"))
    ]
    known = set(range(m))
    require(
        len(set(initial)) == k and {*initial, *(i for pair in cannot for i in pair)} <= known,
        f"initial 应是 {k} 个不同的样本，约束只涉及样本 0 到 {m - 1}",
        f"initial should be {k} different samples, and constraints about samples 0 to {m - 1} only",
        got=(cannot, initial),
    )
    found = run({"X": X, "must_link": [], "cannot_link": cannot, "initial": initial}, 100, True)
    if found is not None:
        fail(
            f"算法没有失败，它得到 {found['labels']}",
            f"The algorithm does not fail, it finds {found['labels']}",
            got=(X, cannot),
        )
    require(
        can_be_coloured(m, cannot, k),
        f"这些约束下没有办法分成 {k} 个簇",
        f"There is no way to put them into {k} clusters under these constraints",
        got=cannot,
    )


@picture(
    "西瓜 4.0 上的第 1、2、3、5 轮",
    "Rounds 1, 2, 3 and 5 on watermelon 4.0",
    alt=(
        "四幅散点图：颜色表示簇，“+”是均值，实线是必连，虚线是勿连；簇逐轮变化而约束始终满足",
        "Four scatter plots: colours are clusters, + means, solid lines must-links, dashed lines cannot-links; the clusters "
        "change from round to round while the constraints hold",
    ),
)
def draw_rounds(figure, answer, reference, says):
    X = watermelon_4_0()["X"]
    for axes, rounds in zip(figure.subplots(2, 2, sharex=True, sharey=True).flat, (1, 2, 3, 5), strict=True):
        found = answer.constrained_k_means(X, MUST, CANNOT, INITIAL, rounds)
        axes.set_title(says(f"第 {rounds} 轮", f"round {rounds}"))
        for pairs, style in ((MUST, "-"), (CANNOT, "--")):
            for pair in pairs:
                axes.plot(*X[list(pair)].T, style, color="grey", linewidth=1)
        if found is None:
            axes.scatter(*X.T, color="lightgrey")
            continue
        axes.scatter(*X.T, color=[f"C{label % 7}" for label in found["labels"]])
        axes.scatter(*np.asarray(found["centers"], dtype=float).T, marker="+", s=120, color="black")
    figure.supxlabel(says("密度", "density"))
    figure.supylabel(says("含糖率", "sugar content"))


# §13.6, the numbers of the book minus one.
MUST, CANNOT, INITIAL = [(3, 24), (11, 19), (13, 16)], [(1, 20), (12, 22), (18, 22)], [5, 11, 26]
ROUND_1 = [{5, 6, 7, 8, 9, 10, 13, 14, 15, 17, 18, 19, 21}, {11, 12, 16, 20}, {1, 2, 3, 4, *range(22, 31)}]
FINAL = [{3, 5, 7, 9, 13, 14, 16, 17, 21}, {6, 8, 10, 11, 12, 15, 18, 19, 20}, {1, 2, 4, *range(22, 31)}]


def pairs_of(m, most=8):
    """Pairs of different samples in either order, repeats included."""
    pair = st.tuples(st.integers(0, m - 1), st.integers(1, m - 1)).map(lambda p: (p[0], (p[0] + p[1]) % m))
    return st.lists(pair, max_size=most) if m > 1 else st.just([])


def _many_placements(rng, k):
    m, i = 120, int(rng.integers(120))
    hidden = rng.integers(0, k, m)
    pairs = [tuple(int(x) for x in rng.choice(m, 2, replace=False)) for _ in range(110)]
    pairs += [(i, j) if j % 2 else (j, i) for j in rng.integers(0, m, 8).tolist() if j != i]
    must = [pair for pair in pairs if hidden[pair[0]] == hidden[pair[1]]]
    cannot = [pair for pair in pairs if hidden[pair[0]] != hidden[pair[1]]]
    assignment = {int(j): int(hidden[j]) for j in rng.permutation(m) if rng.random() < 0.8}
    r = int(hidden[i]) if rng.random() < 0.5 else int(rng.integers(k))
    return {"i": i, "r": r, "assignment": assignment, "must_link": must, "cannot_link": cannot}


MEANS = ("均值", "the means")


def broken_constraint(i, r, assignment, must_link, cannot_link):
    """(kind, partner) of a constraint of i that is broken when i joins cluster r, or None."""
    together = {**assignment, i: r}
    for kind, pairs in (("must", must_link), ("cannot", cannot_link)):
        for a, b in pairs:
            if i in (a, b) and a in together and b in together and (together[a] == together[b]) == (kind == "cannot"):
                return kind, b if a == i else a
    return None


@memo
def run(data, rounds=100, ties=False):
    """Fig. 13.7; "tie" if two distances differ by rounding at most, unless `ties` are fine."""
    X, centers = data["X"], [data["X"][j].copy() for j in data["initial"]]
    for n_iter in range(1, rounds + 1):
        placed: dict[int, int] = {}
        for i, x in enumerate(X):
            distances = [float(np.sum((x - center) ** 2)) for center in centers]
            near = np.sort(distances)
            if not ties and np.any(np.diff(near) < 1e-6 * near[1:]):
                return "tie"
            for r in sorted(range(len(centers)), key=lambda r: (distances[r], r)):
                if broken_constraint(i, r, placed, data["must_link"], data["cannot_link"]) is None:
                    placed[i] = r
                    break
            else:
                return None
        members = [[X[i] for i in range(len(X)) if placed[i] == r] for r in range(len(centers))]
        old, centers = centers, [sum(c) / len(c) if c else center for c, center in zip(members, centers, strict=True)]
        if n_iter == rounds or all(np.array_equal(a, b) for a, b in zip(old, centers, strict=True)):
            break
    return {"labels": [placed[i] for i in range(len(X))], "centers": [c.tolist() for c in centers], "n_iter": n_iter}


def partitions(m):
    """All partitions of 0..m-1 as lists of block numbers."""
    found: list[list[int]] = [[]]
    for _ in range(m):
        found = [[*blocks, b] for blocks in found for b in range(max(blocks, default=-1) + 2)]
    return found


@memo
def closure_by_enumeration(m, must_link, cannot_link):
    valid = [
        blocks
        for blocks in partitions(m)
        if all(blocks[a] == blocks[b] for a, b in must_link) and all(blocks[a] != blocks[b] for a, b in cannot_link)
    ]
    if not valid:
        return None
    ids = [min(j for j in range(m) if all(blocks[i] == blocks[j] for blocks in valid)) for i in range(m)]
    never = [(a, b) for a in range(m) for b in range(a + 1, m) if all(blocks[a] != blocks[b] for blocks in valid)]
    return ids, never


@memo
def closure_by_search(m, must_link, cannot_link):
    """Blocks by walking along the must-links from each sample; a cannot-link keeps every pair of its blocks apart."""
    mates = [set() for _ in range(m)]
    for a, b in must_link:
        mates[a].add(b)
        mates[b].add(a)
    blocks = []
    for i in range(m):
        block, todo = {i}, [i]
        while todo:
            more = mates[todo.pop()] - block
            block |= more
            todo += more
        blocks.append(block)
    if any(b in blocks[a] for a, b in cannot_link):
        return None
    never = {(min(i, j), max(i, j)) for a, b in cannot_link for i in blocks[a] for j in blocks[b]}
    return [min(block) for block in blocks], sorted(never)


def can_be_coloured(m, pairs, k):
    """Whether m samples can get one of k colours such that no pair has the same."""
    colours: list[int] = []

    def extend():
        i = len(colours)
        if i == m:
            return True
        rivals = {colours[a + b - i] for a, b in pairs if i in (a, b) and a + b - i < i}
        for colour in range(min(k, max(colours, default=-1) + 2)):
            if colour not in rivals:
                colours.append(colour)
                if extend():
                    return True
                colours.pop()
        return False

    return all(a != b for a, b in pairs) and extend()


def _result(got, m, k):
    require(got is not None, "算法在这里并不失败", "The algorithm does not fail here", got=got)
    got = mapping(got, ("labels", "centers", "n_iter"))
    return {
        "labels": integers(got["labels"], m, ("labels", "labels")),
        "centers": array(got["centers"], (k, None), ("centers", "centers")),
        "n_iter": integer(got["n_iter"], ("n_iter", "n_iter")),
    }


def _same(got, expected, size=1.0):
    equal(got["labels"], expected["labels"], ("各样本的簇", "the clusters of the samples"))
    close(got["centers"], expected["centers"], MEANS, abs=1e-9 * size, rel=0.0)
    equal(got["n_iter"], expected["n_iter"], ("轮数", "the number of rounds"))


def _same_closure(got, expected):
    ids, never = sequence(got, 2)
    equal(integers(ids, len(expected[0]), ("ids", "ids")), expected[0], ("ids", "ids"))
    equal(never, expected[1], ("不能同簇的样本对", "the pairs that cannot share a cluster"))
