"""Checks of exercise 9.8."""

import math

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_4_0
from grader.checks import (
    array, check, close, equal, exercise, hint, integers, mapping, number, picture, require, sequence
)  # fmt: skip
from grader.strategies import grid, matrices, seeds, without

from .pins import ex09_08 as pins
from .pins.ex09_08 import SMALL
from .shared_indices import centre_gaps, counts_of_pairs, dbi_of, dunn_of, heaps
from .shared_kmeans import LAST, SIZES, melon_labels

EXERCISE = exercise(
    kind="program",
    book="§9.2",
    patterns=["oracle", "metamorphic", "witness"],
    contract=[
        (
            "坐标小到 $10^{-7}$，大到 $10^8$，一百多个样本，几十个簇：数值的相对误差至多 $10^{-9}$",
            "Coordinates as small as $10^{-7}$ or as large as $10^8$, more than a hundred samples, dozens of clusters: a relative error "
            "of $10^{-9}$ at most",
        ),
        (
            "两个中心只相距坐标的十万分之一时，DBI 不是 inf",
            "DBI is not inf where two centres are a hundred-thousandth of the coordinates apart",
        ),
        ("簇的名字是 $2^{32}$ 也对", "Right with clusters named $2^{32}$"),
    ],
    hints=[
        (
            "外部指标只看样本对：在 λ 中同簇与否，在 λ* 中同簇与否。内部指标先写 avg 与 diam。",
            "External indices look at pairs alone: together in λ or not, together in λ* or not. For the internal ones write avg and "
            "diam first.",
        ),
        (
            "好的指标既要罚松散的簇，也要罚靠得太近的簇；只罚前者，分得越碎越好。",
            "A good index punishes loose clusters, and clusters too near to one another as well; if only the former, splitting "
            "always pays.",
        ),
        (
            "意见相反：DBI 与 DI 怎样看一个离群样本独占的簇？你的指标呢？也可以在小数据上搜索。",
            "Disagreement: what do DBI and DI make of a cluster of one outlier, and what does yours? A search on small data will "
            "do, too.",
        ),
    ],
    written={
        "analysis": [
            ("说清自己的指标度量什么", "Says what the index measures"),
            ("与 DBI、DI 比较优缺点，有例子", "Compares it with DBI and DI, with an example"),
        ]
    },
)


@st.composite
def partitions(draw, samples=(2, 12), hard=False):
    """{"X", "labels"}: points on a grid, in two clusters or more by any names; hard ones have decimals, all sizes, huge names."""
    X = draw(matrices(samples, (1, 3), grid(-4, 4, 0.5), stretch=without("small", "large", "offset")))
    rng = np.random.default_rng(draw(seeds()))
    k = int(rng.integers(2, min(len(X), 6) + 1))
    where = np.concatenate([np.arange(k), rng.integers(k, size=len(X) - k)])
    names = rng.permutation([-2, -1, 0, 1, 2, 2**32 if hard else 7])
    size = draw(st.sampled_from(SIZES)) if hard else 1.0
    return {"X": size * X, "labels": names[rng.permutation(where)].tolist()}


def _told_apart(data):
    """Whether samples coincide or are a thousandth of their coordinates apart."""
    gaps = np.sqrt(((data["X"][:, None] - data["X"]) ** 2).sum(axis=2))
    return not ((gaps > 0) & (gaps < 1e-3 * np.abs(data["X"]).max())).any()


def _clear(data):
    """Whether centres either coincide or are well apart: what lies between is known but roughly in floats."""
    size = float(np.abs(data["X"]).max())
    return all(gap == 0 or gap > 1e-3 * size for gap in centre_gaps(**data))


@st.composite
def pairs_of_labels(draw, hard=False):
    """Two lists of labels of the same samples; hard ones are long, with huge names."""
    rng = np.random.default_rng(draw(seeds()))
    m = draw(st.sampled_from([12, 110] if hard else [2, 3, 4, 5, 6, 9, 12]))
    names = rng.permutation([-2, -1, 0, 1, 2, 2**32 if hard else 7])
    both = [names[rng.integers(draw(st.integers(1, 6)), size=m)].tolist() for _ in range(2)]
    how = draw(st.sampled_from(["random", "random", "random", "equal", "apart"]))
    if how == "equal":
        both[1] = [label + 3 for label in both[0]]
    elif how == "apart":
        both[draw(st.integers(0, 1))] = list(range(m))
    return {"labels": both[0], "reference": both[1]}


@st.composite
def general(draw, hard=False):
    """{"X", "labels"}: samples in general position, no two alike, in 2 to m − 1 clusters; hard ones are many, wide, of all sizes."""
    rng = np.random.default_rng(draw(seeds()))
    m = draw(st.sampled_from([12, 45, 110] if hard else [3, 4, 5, 8, 12]))
    n = draw(st.sampled_from([1, 3, 9] if hard else [1, 2, 3]))
    X = rng.integers(-(2**20), 2**20, size=(m, n)) / 2**18
    if n > 1 and hard:
        X[:, 0] = draw(st.sampled_from([X[:, 0], X[:, 0] + 64.0, X[:, 1:].sum(axis=1), 0 * X[:, 0] + 3.0]))
    k = int(rng.integers(2, min(m - 1, 20) + 1))
    labels = rng.permutation(np.concatenate([np.arange(k), rng.integers(k, size=m - k)])).tolist()
    size = draw(st.sampled_from(SIZES)) if hard else 1.0
    return {"X": size * X, "labels": labels}


@check(points=0.5, book="(9.1)–(9.4)")
def test_melons_pairs(answer):
    """五个样本的小例，与西瓜 4.0 上图 9.3 的簇对好瓜标记：样本对计数 /
    Counts of pairs: a small example of five samples, and the clusters of fig. 9.3 against the labels 好瓜"""
    for labels, reference, wanted in (FIVE, _melons()):
        _judged_counts(answer.pair_counts(labels, reference), labels, reference, list(wanted))


@check(points=0.5, book="(9.5)–(9.7)")
def test_melons_external(answer):
    """五个样本的小例，与西瓜 4.0 上图 9.3 的簇对好瓜标记：外部指标 /
    External indices: a small example of five samples, and the clusters of fig. 9.3 against the labels 好瓜"""
    labels, reference, counts = FIVE
    _judged_external(answer.external_indices(labels, reference), {"JC": 1 / 3, "FMI": 0.5, "RI": 0.6}, counts)
    labels, reference, counts = _melons()
    got = answer.external_indices(labels, reference)
    _judged_external(got, {"JC": 0.430894, "FMI": 0.616821, "RI": 0.678161}, counts, abs=1e-6)


@check(points=0.5, book="(9.12)")
def test_melons_dbi(answer):
    """五个样本的小例，西瓜 4.0 上图 9.3 的簇与好瓜标记：DBI /
    DBI: a small example of five samples, the clusters of fig. 9.3, and the labels 好瓜"""
    found, good, _ = _melons()
    X = watermelon_4_0()["X"]
    for points, labels, wanted in ((*SMALL.values(), 0.626883), (X, found, 1.205310), (X, good, 2.442788)):
        got = number(answer.dbi(points, labels), "DBI", allow_infinite=True)
        with hint(*_about_dbi(points, labels)):
            close(got, wanted, "DBI", abs=1e-6)


@check(points=0.5, book="(9.13)")
def test_melons_dunn(answer):
    """五个样本的小例，西瓜 4.0 上图 9.3 的簇与好瓜标记：DI /
    DI: a small example of five samples, the clusters of fig. 9.3, and the labels 好瓜"""
    found, good, _ = _melons()
    X = watermelon_4_0()["X"]
    for points, labels, wanted in ((*SMALL.values(), 2.0), (X, found, 0.177140), (X, good, 0.120406)):
        got = number(answer.dunn(points, labels), "DI", allow_infinite=True)
        with hint(*_about_dunn(got, points, labels)):
            close(got, wanted, "DI", abs=1e-6)


@check(
    points=0.5,
    book="(9.1)–(9.4)",
    given={"pair": pairs_of_labels()},
    also=pins.pair_counts,
    strict_given={"pair": pairs_of_labels(hard=True)},
)
def test_pair_counts(answer, pair):
    """样本对计数符合定义，与簇的名字无关 /
    Counts of pairs are what (9.1)–(9.4) say, whatever the names of clusters"""
    _judged_counts(answer.pair_counts(*pair.values()), *pair.values(), list(counts_of_pairs(*pair.values())))


@check(
    points=0.5,
    book="(9.5)–(9.7)",
    given={"pair": pairs_of_labels()},
    also=pins.pair_counts,
    strict_given={"pair": pairs_of_labels(hard=True)},
)
def test_external(answer, pair):
    """JC、FMI、RI 符合定义，分母为 0 时按约定 /
    JC, FMI and RI are what they are defined to be, with the values told where a denominator is 0"""
    a, b, c, d = counts_of_pairs(*pair.values())
    wanted = {
        "JC": a / (a + b + c) if a + b + c else 1,
        "FMI": math.sqrt(a / (a + b) * (a / (a + c))) if a + b and a + c else float(a + b == 0 and a + c == 0),
        "RI": (a + d) / (a + b + c + d),
    }
    _judged_external(answer.external_indices(*pair.values()), wanted, (a, b, c, d))


@check(
    points=1,
    book="(9.12)",
    given={"data": partitions().filter(_told_apart).filter(_clear)},
    also=pins.dbi,
    strict_given={"data": partitions(hard=True).filter(_told_apart).filter(_clear)},
    strict=pins.dbi_strict,
    examples=40,
)
def test_dbi(answer, data):
    """DBI 符合定义；有中心重合时是 inf / DBI is what (9.12) says, and inf where centres coincide"""
    got, wanted = answer.dbi(*data.values()), dbi_of(**data)
    # Means that coincide may differ by rounding.
    rounded = wanted == math.inf and number(got, ("DBI", "DBI"), allow_infinite=True) > 1e10
    with hint(*_about_dbi(**data)):
        close(math.inf if rounded else got, wanted, ("DBI", "DBI"), abs=0)


@check(
    points=1,
    book="(9.13)",
    given={"data": partitions().filter(_told_apart)},
    also=pins.dunn,
    strict_given={"data": partitions(hard=True).filter(_told_apart)},
    examples=40,
)
def test_dunn(answer, data):
    """DI 符合定义；直径全为 0 时是 inf / DI is what (9.13) says, and inf where all diameters are 0"""
    got = number(answer.dunn(*data.values()), ("DI", "DI"), allow_infinite=True)
    with hint(*_about_dunn(got, **data)):
        close(got, dunn_of(**data), ("DI", "DI"), abs=0)


@check(
    points=1,
    given={"data": general(), "seed": seeds()},
    also=pins.my_index,
    strict_given={"data": general(hard=True), "seed": seeds()},
    examples=30,
)
def test_my_index(answer, data, seed):
    """你的指标：打乱样本，给簇改名，平移，变号都不改变它，总是有限的数 /
    Your index: the same after shuffling, renaming, shifting and reflecting, and always finite"""
    X, labels = data["X"], data["labels"]
    rng = np.random.default_rng(seed)
    order, names = rng.permutation(len(X)), rng.permutation(np.arange(-50, 150)).tolist()
    renamed = dict(zip(sorted(set(labels)), names, strict=False))
    merged = [label or 1 for label in HEAPS[1]]
    with hint(*HINT_FINITE):
        three, two = (number(answer.my_index(HEAPS[0], some), MINE) for some in (HEAPS[1], merged))
    require(
        three != two,
        "你的指标对三团样本与其中两团合并后给出同一个值",
        "Your index gives the same value for three heaps and for two of them merged",
    )
    shift = 2.0 ** math.ceil(math.log2(float(np.abs(X).max())))
    mirror = np.where(np.arange(X.shape[1]) == rng.integers(X.shape[1]), -1.0, 1.0)
    with hint(*HINT_FINITE):
        base = number(answer.my_index(X, labels), MINE)
    for zh, en, points, marks in (
        ("打乱样本后", "with the samples shuffled", X[order], [labels[i] for i in order]),
        ("簇改名后", "with the clusters renamed", X, [renamed[label] for label in labels]),
        ("平移后", "after a shift", X + shift, labels),
        ("一个坐标变号后", "with one coordinate reversed", X * mirror, labels),
    ):
        what = f"{zh}你的指标", f"your index {en}"
        with hint(*HINT_FINITE):
            value = number(answer.my_index(points, marks), what)
        with hint(*HINT_MINE[en.split()[-1]]):
            close(value, base, what, abs=1e-7, rel=1e-7)


@check(
    points=1,
    given={"k": st.integers(3, 5), "size": st.sampled_from([12, 25]), "seed": seeds()},
    also=pins.heaps_inputs,
    examples=12,
)
def test_heaps(answer, k, size, seed):
    """你的指标认为分开的各团好于打乱、合并与分半 /
    Your index prefers separate heaps to shuffled, merged and halved ones"""
    X, labels = heaps(k, size, seed)
    rng, truth = np.random.default_rng(seed), np.array(labels)
    best = number(answer.my_index(X, labels), ("各团的值", "the value of the heaps"))
    shuffled = truth.copy()
    some = rng.permutation(len(X))[: math.ceil(0.3 * len(X))]
    shuffled[some] = shuffled[np.roll(some, 1)]
    shuffled[some[:2]] = (truth[some[:2]] + 1) % k
    merged = np.where(truth == 1, 0, truth)
    inside = np.flatnonzero(truth == k - 1)
    along, across = truth.copy(), truth.copy()
    along[inside[np.argsort(X[inside, 0])[: len(inside) // 2]]] = k
    across[inside[: len(inside) // 2]] = k
    loose = (
        "簇内松了，簇间也近了；指标是不是越小越好？",
        "clusters are looser and nearer now; is your index better if smaller?",
    )
    whole = "簇内松了：指标顾及簇内的远近吗？", "a cluster is looser now: does your index mind what is inside?"
    split = (
        "一团成了紧挨着的两半：多分一个簇，你的指标要付代价吗？",
        "one heap has become two that are next to each other: does your index put a price on one cluster more?",
    )
    for zh, en, other, about in (
        ("三成标签打乱后", "with three tenths of the labels shuffled", shuffled, loose),
        ("两团合并后", "with two heaps merged", merged, whole),
        ("一团沿一个坐标分半后", "with one heap halved along a coordinate", along, split),
        ("一团随意分半后", "with one heap halved at random", across, split),
    ):
        value = number(answer.my_index(X, other.tolist()), (f"{zh}的值", f"the value {en}"))
        with hint(
            f"打乱、合并还是分半，都不应更好。这里{about[0]}",
            f"None of shuffled, merged and halved is better. Here {about[1]}",
        ):
            require(
                value < best,
                f"各团的值是 {best:.10g}, {zh}是 {value:.10g}；前者应较大",
                f"The value of the heaps is {best:.10g}, {en} it is {value:.10g}; the first should be larger",
                got=value,
            )


@check(points=1.5, given={"other": st.just("DBI")}, examples=1)
def test_disagrees_with_dbi(answer, other):
    """你的指标与 DBI 意见相反的两个划分 / Two partitions on which your index and DBI disagree"""
    _judge_disagreement(answer, other)


@check(points=1.5, given={"other": st.just("DI")}, examples=1)
def test_disagrees_with_dunn(answer, other):
    """你的指标与 DI 意见相反的两个划分 / Two partitions on which your index and DI disagree"""
    _judge_disagreement(answer, other)


@picture(
    "意见相反的两个划分",
    "The two partitions of the disagreement",
    alt=(
        "四幅散点图：上排是与 DBI 意见相反的两个划分，下排是与 DI 的；形状和颜色区分簇，标题是两个指标的值。",
        "Four scatter plots: above the two partitions on which your index and DBI disagree, below those for DI; shapes and colours "
        "tell clusters apart, titles give both values.",
    ),
)
def draw_disagreements(figure, answer, reference, says):
    figure.set_size_inches(8, 7)
    for row, other in zip(figure.subplots(2, 2), ("DBI", "DI"), strict=True):
        X, *both = sequence(answer.disagreement(other), 3)
        X = array(X, (None, None))
        for axes, labels in zip(row, both, strict=True):
            labels = integers(labels, len(X))
            for label, marker in zip(sorted(set(labels)), "os^vD*p", strict=False):
                inside = X[np.array(labels) == label]
                axes.plot(inside[:, 0], inside[:, -1], marker)
            axes.margins(0.15)
            mine, theirs = number(answer.my_index(X, labels)), (dbi_of if other == "DBI" else dunn_of)(X, labels)
            axes.set_title(says(f"你的 {mine:.4g}, {other} {theirs:.4g}", f"yours {mine:.4g}, {other} {theirs:.4g}"))


HINT_MINE = {
    "shuffled": ("样本的先后不应有影响。", "The order of the samples should not matter."),
    "renamed": (
        "簇的名字可以是任意整数，名字的大小次序也没有意义：只看哪些样本在一起。",
        "Names of clusters are any integers, and their order means nothing: only which samples are together counts.",
    ),
    "shift": ("原点没有意义：只看样本之间的差。", "The origin means nothing: only differences of samples count."),
    "reversed": ("坐标的正负没有意义：只看样本之间的距离。", "Signs mean nothing: only distances of samples count."),
}
HINT_FINITE = (
    "中心重合，或簇内的距离都是 0 时，分母是多少？",
    "What is the denominator where centres coincide, or all distances in a cluster are 0?",
)


def _judged_counts(got, labels, reference, wanted):
    """Compares (a, b, c, d); the hint is about all of them, or about a pair that counts for the first that is wrong."""
    got, m = integers(got, 4, ("(a, b, c, d)", "(a, b, c, d)")), len(labels)
    pairs = {
        (together, model): (i, j)
        for j in reversed(range(m))
        for i in reversed(range(j))
        for together, model in [(labels[i] == labels[j], reference[i] == reference[j])]
    }
    wrong = [k for k in range(4) if got[k] != wanted[k]]
    about = "每个样本对只数一次（i < j）。", "Count every pair once (i < j)."
    if sum(got) != m * (m - 1) // 2:
        about = (
            f"四个数之和是 {sum(got)}，而样本对有 {m * (m - 1) // 2} 个：每对只数一次（i < j）。",
            f"The four sum to {sum(got)}, but there are {m * (m - 1) // 2} pairs: count each once (i < j).",
        )
    elif wrong:
        # Where counts are right in sum, one that is too small misses a pair.
        k = next(k for k in wrong if got[k] < wanted[k])
        kind = (k < 2, k in (0, 2))
        i, j = pairs[kind]
        zh, en = (
            tuple("同簇" if one else "不同簇" for one in kind),
            tuple("together" if one else "apart" for one in kind),
        )
        about = (
            f"样本对 ({i}, {j}) 在 λ（labels）中{zh[0]}，在 λ*（reference）中{zh[1]}，应算在 {'abcd'[k]} 里；簇的名字无关紧要。",
            f"Samples ({i}, {j}) are {en[0]} in λ (labels) and {en[1]} in λ* (reference): they count for {'abcd'[k]}, whatever the "
            "names of clusters.",
        )
    with hint(*about):
        equal(got, wanted, ("(a, b, c, d)", "(a, b, c, d)"))


def _judged_external(got, wanted, counts, **tolerance):
    a, b, c, _ = counts
    found = mapping(got, wanted, ("外部指标", "the external indices"))
    denominators = {
        "JC": (a + b + c == 0, "a + b + c = 0"),
        "FMI": (not (a + b and a + c), f"a + b = {a + b}, a + c = {a + c}"),
        "RI": (False, ""),
    }
    for name, value in wanted.items():
        is_zero, which = denominators[name]
        about = f"这里 (a, b, c, d) = {counts}。", f"Here (a, b, c, d) = {counts}."
        if is_zero:
            about = (
                f"先看分母是不是 0：这里 {which}。题目约定了这时的值。",
                f"Look whether a denominator is 0 first: here {which}. The statement tells the value.",
            )
        with hint(*about):
            close(found[name], value, (name, name), **tolerance)


def _groups(labels):
    """Name of a cluster -> its samples, by the names in order."""
    return {name: [i for i, label in enumerate(labels) if label == name] for name in sorted(set(labels))}


def _about_dunn(got, X, labels):
    """The hint for DI: both of its parts, and which two clusters the answer has above if that can be told."""
    D, groups = np.sqrt(((X[:, None] - X) ** 2).sum(axis=2)), _groups(labels)
    diameters = {name: float(D[np.ix_(some, some)].max()) for name, some in groups.items()}
    widest = max(diameters, key=diameters.get)
    if diameters[widest] == 0:
        return "各簇的直径都是 0。", "The diameters of all clusters are 0."
    gaps = {(p, q): float(D[np.ix_(groups[p], groups[q])].min()) for p in groups for q in groups if p < q}
    (p, q) = nearest = min(gaps, key=gaps.get)
    zh = f"不同簇的样本之间最小的距离是 {gaps[nearest]:.6g}（簇 {p} 与 {q}），全部簇中最大的直径是 {diameters[widest]:.6g}（簇 {widest}）。"
    en = (
        f"The smallest distance of samples in different clusters is {gaps[nearest]:.6g} (clusters {p} and {q}), the largest diameter of "
        f"all clusters {diameters[widest]:.6g} (cluster {widest})."
    )
    if math.isfinite(got) and got > 0:
        for (a, b), gap in gaps.items():
            if gap > gaps[nearest] and math.isclose(gap, got * diameters[widest], rel_tol=1e-7):
                zh += f"与你的值相符的是簇 {a} 与 {b} 之间的 {gap:.6g}。"
                en += f" Your value fits {gap:.6g}, the distance of clusters {a} and {b}."
                break
    return zh, en


def _about_dbi(X, labels):
    """The hint for DBI: what it is made of, where there are few clusters."""
    groups = _groups(labels)
    if len(groups) > 4:
        return (
            "avg 是簇内样本两两距离的平均，不是到中心的距离；对每个簇取最大的比值，再对簇平均。",
            "avg is the mean distance of pairs in a cluster, not that to the centre; take the largest ratio of each cluster, then the "
            "mean of these over the clusters.",
        )
    D = np.sqrt(((X[:, None] - X) ** 2).sum(axis=2))
    inside = {
        name: float(D[np.ix_(some, some)].sum()) / (len(some) * (len(some) - 1)) if len(some) > 1 else 0.0
        for name, some in groups.items()
    }
    centres, size = {name: X[some].mean(axis=0) for name, some in groups.items()}, float(np.abs(X).max())
    ratios = {}
    for p in groups:
        for q in groups:
            if p < q:
                apart = float(np.sqrt(((centres[p] - centres[q]) ** 2).sum()))
                if apart <= 1e-9 * size:
                    return f"簇 {p} 与 {q} 的中心重合。", f"The centres of clusters {p} and {q} coincide."
                ratios[p, q] = (inside[p] + inside[q]) / apart
    averages = ", ".join(f"{name}: {value:.6g}" for name, value in inside.items())
    listed = ", ".join(f"({p}, {q}): {value:.6g}" for (p, q), value in ratios.items())
    return (
        f"各簇的 avg（样本两两距离的平均，不是到中心的距离）是 {averages}；两簇之间的比值是 {listed}。每个簇取最大的一个，再平均。",
        f"The avg of the clusters, the mean distance of pairs and not that to the centre, are {averages}; the ratios of two clusters are "
        f"{listed}. Take the largest for each cluster, then the mean.",
    )


HEAPS = heaps(3, 12, 0)
FIVE = [0, 0, 1, 1, 1], [0, 0, 0, 1, 1], (2, 2, 2, 4)


def _melons():
    """The clusters of fig. 9.3, the labels 好瓜, and the counts of pairs of the one against the other."""
    good = [int(label == "是") for label in watermelon_4_0()["y"]]
    return melon_labels(LAST), good, (106, 32, 108, 189)


MINE = ("你的指标", "your index")


def _judge_disagreement(answer, other):
    X, *both = sequence(answer.disagreement(other), 3, ("（X，划分，划分）", "(X, partition, partition)"))
    X = array(X, (None, None), ("X", "X"))
    m = len(X)
    require(m <= 40, f"X 至多 40 个样本，得到 {m} 个", f"X may have 40 samples at most, but has {m}", got=X)
    require(len({*map(tuple, X.tolist())}) == m, "X 的样本应互不相同", "The samples of X should all differ", got=X)
    mine, theirs = [], []
    for labels in both:
        labels = integers(labels, m, ("划分", "the partition"))
        k = len(set(labels))
        require(
            2 <= k <= m - 1,
            f"划分应有 2 到 {m - 1} 个簇，得到 {k} 个",
            f"A partition should have 2 to {m - 1} clusters, but has {k}",
            got=labels,
        )
        mine.append(number(answer.my_index(X, labels), ("你的指标", "your index")))
        theirs.append(-dbi_of(X, labels) if other == "DBI" else dunn_of(X, labels))
    values = ", ".join(f"{abs(value):.8g}" for value in theirs)
    smaller = ("（DBI 越小越好）", " (DBI is better if smaller)") if other == "DBI" else ("", "")
    likes_first = mine[0] - mine[1] > 1e-9 * max(map(abs, mine))
    # The first partition may have a DBI of infinity.
    likes_second = theirs[0] == -math.inf < theirs[1] or theirs[1] - theirs[0] > 1e-9 * max(map(abs, theirs))
    about = (
        f"分别计算两个指标在两个划分上的值：{other} 的是 {values}{smaller[0]}。一个离群样本会怎样影响它们？",
        f"Compute both indices for both partitions: those of {other} are {values}{smaller[1]}. How does an outlier affect them?",
    )
    if mine[1] > mine[0] and theirs[0] > theirs[1]:
        about = (
            f"{other} 认为前一个较好{smaller[0]}：是不是两个划分的次序反了？",
            f"{other} holds the first to be better{smaller[1]}: are the two partitions in the wrong order?",
        )
    with hint(*about):
        require(
            likes_first,
            f"你的指标应认为前一个划分较好；两个值是 {mine[0]:.8g}, {mine[1]:.8g}",
            f"Your index should hold the first partition to be better; its values are {mine[0]:.8g}, {mine[1]:.8g}",
            got=[X, *both],
        )
        require(
            likes_second,
            f"{other} 应认为后一个划分较好{smaller[0]}；两个值是 {values}",
            f"{other} should hold the second partition to be better{smaller[1]}; its values are {values}",
            got=[X, *both],
        )
