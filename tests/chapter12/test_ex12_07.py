"""Checks of exercise 12.7."""

from fractions import Fraction
from itertools import combinations, pairwise, product

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    at,
    equal,
    example_check,
    exercise,
    hint,
    integer,
    integers,
    labels,
    memo,
    one_of,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import seeds

SIGNS = (-1, 1)
SIZES = (1, 3, 5, 7)

EXERCISE = exercise(
    kind="prove",
    book="§12.4, 定义 12.7; §10.1 / §12.4, definition 12.7; §10.1",
    patterns=["certificate", "derived formula"],
    hints=[
        (
            "k = 1 时把这些点自己当作训练集就行. k = 3 时为什么不行?",
            "For k = 1 the points themselves are the training set. Why does this fail for k = 3?",
        ),
        (
            "离每个点最近的 k 个样本, 怎样才能多半是它自己的? 点可能靠得很近.",
            "How can most of the k samples that are nearest to a point be its own? Points may be close together.",
        ),
        (
            "直线上: 一段中间的点不必留下. 段界由哪两个点决定? N 个样本能给出几段标记?",
            "On a line the points inside a run need not be kept. Which two points decide where it ends? How many runs of labels do N "
            "samples give?",
        ),
    ],
    written={
        "proof": [
            (
                "无穷: 任意多个互异的点、任意标记都有训练集, k > 1 时也有",
                "Infinite: a training set for any number of different points and any labels, for k > 1, too",
            ),
            (
                "有限: 至多 N 段标记, 所以 N+1 个点不能打散; N 个点可以",
                "Finite: at most N runs of labels, so N + 1 points are not shattered; N points are",
            ),
        ]
    },
    unasked={
        "*": {
            "more than 8 columns; more than 3 columns": "A point has at most 3 coordinates, says the stub.",
            "duplicate rows": "The samples and the points are all different, says the stub.",
            "numbers above 1e4": "Coordinates are at most 1000 in size, says the stub.",
        },
        "training_set": {
            "more than 40 rows; more than 100 rows": "There are at most 25 points, says the stub.",
            "k above 10": "k is 7 at most, says the stub.",
            "arguments in float32; arguments below 1e-4 made 0": "Points are 10^-3 apart and 1000 at most in size, says the stub: 10^-4 more or less does no harm.",
        },
        "condense_on_line": {
            "more than 100 entries": "There are at most 60 points, says the stub.",
            "tied numbers; one value": "The points are different, says the stub.",
            "arguments rounded to 3 digits; arguments below 1e-4 made 0": "Points are 10^-3 apart, says the stub: rounded ones have the same order.",
        },
    },
    equivalent_mutants={
        "return 1 if sum(T[i] for i in nearest) >= 0 else -1": "An odd number of votes does not sum to 0.",
        "return 1 if sum(T[i] for i in nearest) > -1 else -1": "An odd number of votes does not sum to 0.",
        "gap = min((dist(p, q) for p, q in combinations(points, 2)), default=2.0)": "A single point may have a cloud of any size.",
        "S = [[point[0] - gap * i / (3 * k), *point[1:]] for point in points for i in range(k)]": "The cloud may lie on either side.",
        "S = [[point[0] + gap * i / (3 + k), *point[1:]] for point in points for i in range(k)]": "Most of the k samples are still nearer than those of other points.",
        "S = [[point[0] + gap * i / (3 ** k), *point[1:]] for point in points for i in range(k)]": "A smaller cloud does as well.",
        "S = [[point[0] + gap * i / (4 * k), *point[1:]] for point in points for i in range(k)]": "A smaller cloud does as well.",
        "S = [[point[0] + gap * i / (2 * k), *point[1:]] for point in points for i in range(k)]": "The cloud still stays within half the gap.",
    },
)

HINT_KNN = (
    "按欧氏距离排序, 只看最近的 k 个, 每个一票.",
    "Sort by Euclidean distance, and look at the k nearest only; each has one vote.",
)
HINT_TRAINING = (
    "每个点身边都要有自己的样本, 比别的点的样本更近, 而且够多数.",
    "Each point needs samples of its own, nearer to it than those of other points, and enough for a majority.",
)
HINT_DIFFERENT = (
    "样本要互不相同: 同一个点不能放几次, 但可以放在它旁边很近的地方.",
    "Samples must differ: a point cannot be there several times, but there is room very close to it.",
)
HINT_CONDENSE = (
    "先按 x 排序. 两段之间的界线在哪两个点的正中间?",
    "Sort by x first. The border between two runs lies halfway between which two points?",
)
HINT_FEWER = (
    "同一段中间的点用不着: 每处标记改变只需要两个点.",
    "The points inside a run are not needed: each change of the label takes two points.",
)
HINT_VC = (
    "N 个样本把直线分成几个区间, 标记至多有几段?",
    "Into how many intervals do N samples divide the line, and how many runs of labels can there be?",
)


@st.composite
def neighbours(draw):
    """A training set, a point and k; the k-th and the (k+1)-th distance differ by 1e-6 at least."""
    k, d = draw(st.sampled_from((1, 3, 5, 7, 5, 7))), draw(st.sampled_from((1, 2, 3)))
    n = draw(st.sampled_from((k, k + 1, k + 2, k + 4, 2 * k + 5, 40, 130, 500)))
    wide = 50.0 if d > 1 else 2.5
    scale, offset = (
        draw(st.sampled_from((1.0, 1.0, 0.25, 0.0025, wide))),
        draw(st.sampled_from((0.0, 0.0, 400.0, -400.0))),
    )
    order = draw(st.sampled_from(("any", "any", "far first", "near first")))
    winner, first = draw(st.sampled_from((1, -1, None))), draw(st.integers(0, 6))
    return around_a_point(draw(seeds()), n, d, k, scale, offset, order, winner, first)


def around_a_point(seed, n, d, k, scale, offset, order, winner, first=0):
    """At most n samples around a point. If there is a winner, just (k + 1) / 2 of the k nearest have its label, and none farther away.

    Then whoever leaves out one of these, or takes one sample too many, may get another label: `first` says which ones they are.
    """
    rng = np.random.default_rng(seed)
    most = 20 if d > 1 else 401 if n > 13 or seed % 2 else 13
    cells = rng.choice(most**d, size=min(n, most**d), replace=False)
    S = np.stack(np.unravel_index(cells, (most,) * d), axis=1) - most // 2
    half = rng.choice([4, most // 2])
    q = S[0] if rng.random() < 0.2 else rng.integers(-half, half, size=d) + rng.choice([0.0, 0.5, 0.43])
    # Of those that are as far as the k-th nearest no more than k stay.
    S = S[np.argsort(np.linalg.norm(S - q, axis=1), kind="stable")]
    distances = scale * np.linalg.norm(S - q, axis=1)
    S = np.concatenate([S[:k], S[k:][distances[k:] - distances[k - 1] > 2e-6]])
    T = rng.choice(SIGNS, size=len(S), p=rng.choice([0.2, 0.5, 0.8]) * np.array([1, -1]) + [0, 1])
    if winner is not None:
        T = np.full(len(S), -winner)
        T[(first + np.arange((k + 1) // 2)) % k] = winner
    places = rng.permutation(len(S)) if order == "any" else np.arange(len(S))[:: -1 if order == "far first" else 1]
    S = scale * S[places] + offset
    return {"S": S.tolist(), "T": T[places].tolist(), "q": (scale * q + offset).tolist(), "k": k}


FAR_AND_CLOSE = {"S": [[999.0], [999.002305]], "T": [1, -1], "q": [999.001151], "k": 1}
LARGE_GRID = [[float(i % 20) * 100 - 950, float(i // 20) * 100 - 450] for i in range(200)]
CORNERS = [[x, y, z] for x in (-1000.0, 1000.0) for y in (-1000.0, 1000.0) for z in (-1000.0, 1000.0)][:7]
ALIKE = {"S": [[0.0], [2.0], [4.0], [9.0]], "T": [-1, -1, -1, -1], "q": [1.0], "k": 3}


@example_check(
    "几个可以手算的点的 k 近邻标记",
    "The k nearest neighbours of a few points, which can be done by hand",
    points=0.5,
)
def test_by_hand(answer):
    S, T = [[0.0, 0.0], [3.0, 0.0], [0.0, 4.0], [6.0, 8.0]], [1, -1, -1, 1]
    cases = [(S, T, [0.0, 0.0], 1, 1), (S, T, [0.0, 0.0], 3, -1), (S, T, [6.0, 8.0], 1, 1), (S, T, [6.0, 8.0], 3, -1)]
    corners = [[3.0, 3.0], [0.0, 5.0], [-9.0, 0.0]]
    cases += [(corners, [1, -1, -1], [0.0, 0.0], 1, 1), (corners, [1, -1, -1], [0.0, 0.0], 3, -1)]
    for S, T, q, k, wanted in cases:
        with at(f"q = {q}, k = {k}", f"q = {q}, k = {k}"), hint(*HINT_KNN):
            got = integer(one_of(answer.knn_predict(S, T, q, k), SIGNS, ("标记", "the label")))
            equal(got, wanted, ("标记", "the label"))


@property_check(
    "knn_predict 的标记是 k 个最近样本的多数",
    "The label of knn_predict is that of most of the k nearest samples",
    points=2,
    given={"case": neighbours()},
    also=[
        {"case": FAR_AND_CLOSE},
        {"case": {**FAR_AND_CLOSE, "S": FAR_AND_CLOSE["S"][::-1]}},
        {"case": {"S": [[0.00108], [-0.00102]], "T": [1, -1], "q": [0.00005], "k": 1}},
        {"case": {"S": [[0.0104], [-0.0098]], "T": [-1, 1], "q": [0.0], "k": 1}},
        {"case": {"S": [[2e-5, 1.0], [3.0, -2e-5]], "T": [-1, 1], "q": [1e-5, 0.0], "k": 1}},
        {"case": {"S": [[2.0, 1.0, 3.0], [4.0, -1.0, 3.0], [0.0, 2.0, 2.0]], "T": [-1, 1, 1], "q": [2.0] * 3, "k": 1}},
        {"case": ALIKE},
        {"case": {**ALIKE, "T": [1, -1, 1, -1]}},
        {"case": {"S": [[0.0, 0.0]], "T": [-1], "q": [5.0, 5.0], "k": 1}},
        {"case": {"S": [[3.0, 3.0], [0.0, 4.0]], "T": [1, -1], "q": [0.0, 0.0], "k": 1}},
        {"case": {"S": [[3.0, 3.0], [0.0, 5.0]], "T": [1, -1], "q": [0.0, 0.0], "k": 1}},
        {"case": {"S": [[0.0, 9.0], [1.0, 0.0]], "T": [1, -1], "q": [0.0, 0.0], "k": 1}},
        {"case": {"S": [[1.0], [2.0], [2.5]], "T": [1, -1, -1], "q": [1.0], "k": 3}},
        {"case": {"S": [[-1.0], [1.0], [2.0], [-2.0], [3.0], [4.5]], "T": [-1, 1, 1, 1, -1, -1], "q": [0.0], "k": 5}},
        {
            "case": {
                "S": LARGE_GRID,
                "T": [1 if i % 3 else -1 for i in range(200)],
                "q": [-333.0, 222.0],
                "k": 7,
            }
        },
        {
            "case": {
                "S": [[2e-3 * i, 0.0, 0.0] for i in range(9)],
                "T": [-1, -1, *[1] * 7],
                "q": [0.0, 1.1e-3, 0.0],
                "k": 3,
            }
        },
        *(
            {"case": around_a_point(seed, n, d, k, 1.0, 0.0, order, winner, first)}
            for seed, n, d, order, winner in (
                (1, 30, 2, "any", 1),
                (2, 500, 3, "far first", -1),
                (3, 12, 1, "any", -1),
                (4, 15, 2, "far first", 1),
                (5, 500, 3, "any", 1),
            )
            for k in SIZES[1:]
            for first in range(k)
        ),
        *({"case": {"S": S, "T": [*[-1] * 3, *[1] * 4], "q": [1000.0] * 3, "k": 7}} for S in (CORNERS, CORNERS[::-1])),
    ],
    examples=60,
)
def test_majority(answer, case):
    S, T, q, k = case["S"], case["T"], case["q"], case["k"]
    got = integer(one_of(answer.knn_predict(S, T, q, k), SIGNS, ("标记", "the label")))
    wanted = 1 if 2 * least_votes(np.array(S), np.array(T), q, k, 1) > k else -1
    with hint(*HINT_KNN):
        equal(got, wanted, ("标记", "the label"))


@st.composite
def some_points(draw, most=5):
    """A few different points, some of them close together."""
    rng = np.random.default_rng(draw(seeds()))
    n = draw(st.integers(1, most))
    d = draw(st.sampled_from((1, 2, 3)))
    cells = rng.choice(216, size=n, replace=False)
    X = np.stack([cells // 6**j % 6 if j + 1 < d else cells // 6**j for j in range(d)], axis=1) - 3.0
    scale, offset = draw(st.sampled_from((1.0, 1.0, 0.25, 0.0011, 4.5))), draw(st.sampled_from((0.0, 0.0, 20.0, -9.0)))
    X = scale * X + offset
    if draw(st.booleans()):  # one coordinate the same for all, where that leaves them different
        flat = X.copy()
        flat[:, 0] = flat[0, 0]
        X = flat if len({tuple(x) for x in flat.tolist()}) == n else X
    return X.tolist()


UNEVEN = [[0.0], [0.0011], [5.0], [5.0022], [1000.0], [-1000.0]]
CLUSTER = [[999.0 + 0.0011 * (i % 3), -500.0 + 0.0011 * (i // 3)] for i in range(9)]
LATTICE = [[float(i % 5), float(i // 5)] for i in range(25)]
JUMPING = [[float(i // 2 + (500 if i % 2 else -500)), float(i // 2)] for i in range(24)]
COLUMN = [[7.0, 7.0, 0.002 * i * i + 0.001 * i] for i in range(25)]
SPREAD = np.round(np.random.default_rng(12).uniform(-1000, 1000, size=(25, 3)), 2).tolist()


@property_check(
    "几个互异的点: 对每一种标记都有训练集, k 大于 1 时样本也互不相同",
    "A few different points: a training set for each labelling, of different samples for k above 1, too",
    points=3,
    given={"points": some_points(), "k": st.sampled_from(SIZES)},
    also=[
        *({"points": points, "k": k} for points in ([[3.0]], [[0.0], [1.0]], UNEVEN[:4]) for k in SIZES),
        {"points": [[1.0, 2.0], [1.0, 2.0015], [1.0, 5.0]], "k": 3},
        {"points": [[-0.0004], [0.00061], [0.00162]], "k": 3},
        {"points": [[0.0], [100.0], [0.5], [101.0]], "k": 3},
        {"points": [[1e-5, 2.0, 2.00001], [3.0, 0.5, 3.5], [1.0, 4.0, 5.0]], "k": 3},
        {"points": [[3.0, 4.0, 7.0], [1.0, 2.0, 3.0], [1.0, 1.0, 2.0]], "k": 5},
        {"points": [[1.0, 2.0, 0.0], [1.0, 2.0, 0.5], [1.0, 2.0, 1.0]], "k": 7},
        {"points": [[1000.0, -1000.0], [1000.0, -999.9985]], "k": 7},
        {"points": [[float(i)] for i in range(5)], "k": 5},
    ],
    examples=20,
)
def test_any_labels(answer, points, k):
    for y in product(SIGNS, repeat=len(points)):
        judge_training_set(answer.training_set(points, list(y), k), points, y, k)


@property_check(
    "很多互异的点, 有的挤在一起: 训练集给每个点正确的标记",
    "Many different points, some close together: the training set gives each its own label",
    points=1.5,
    given={
        "points": st.sampled_from((UNEVEN, CLUSTER, LATTICE, JUMPING, COLUMN, SPREAD)),
        "k": st.sampled_from(SIZES),
        "seed": seeds(),
    },
    also=[
        {"points": points, "k": k, "seed": None}
        for points in (UNEVEN, CLUSTER, LATTICE, JUMPING, COLUMN, SPREAD)
        for k in (1, 3, 7)
    ],
    examples=10,
)
def test_many_points(answer, points, k, seed):
    y = [1 if i % 2 else -1 for i in range(len(points))]
    if seed is not None:
        y = [int(label) for label in np.random.default_rng(seed).choice(SIGNS, size=len(points))]
    judge_training_set(answer.training_set(points, y, k), points, y, k)


@st.composite
def runs_on_a_line(draw):
    """Different numbers in any order, and labels with few or many runs."""
    rng = np.random.default_rng(draw(seeds()))
    n = draw(st.sampled_from((1, 2, 3, 4, 5, 6, 7, 9, 20, 60)))
    step, offset = draw(st.sampled_from((1.0, 1.0, 0.0011, 0.3))), draw(st.sampled_from((0.0, 0.0, 900.0)))
    ordered = np.sort(rng.choice(np.arange(-90, 90), size=n, replace=False)) * step + offset
    change = draw(st.sampled_from((0.05, 0.3, 0.5, 0.9)))
    y = np.where(np.cumsum(rng.random(n) < change) % 2, 1, -1)
    order = rng.permutation(n)
    return {"xs": ordered[order].tolist(), "y": y[order].tolist()}


SHUFFLED = [float(i * 37 % 60) for i in range(60)]
GROWING = [0.001 * x * x + 0.001 * x for x in SHUFFLED]


@property_check(
    "condense_on_line 留下的点够少, 而且保住每个点的标记",
    "condense_on_line keeps few enough points, and the label of each",
    points=2.5,
    given={"line": runs_on_a_line()},
    also=[
        {"line": {"xs": SHUFFLED, "y": [1] * 60}},
        {"line": {"xs": SHUFFLED, "y": [1 if x % 2 else -1 for x in SHUFFLED]}},
        {"line": {"xs": SHUFFLED, "y": [1 if x > 9 else -1 for x in SHUFFLED]}},
        {"line": {"xs": GROWING, "y": [1 if x // 7 % 2 else -1 for x in SHUFFLED]}},
        {"line": {"xs": [0.00105, 2e-5, -3e-5 - 0.001], "y": [1, -1, 1]}},
        {"line": {"xs": [999.0, 999.0012, 999.0035, -1000.0], "y": [1, -1, -1, 1]}},
        *(
            {"line": {"xs": [5.0, 2.0, 9.0, 4.0, 7.5][:n], "y": list(y)}}
            for n in (1, 2, 4, 5)
            for y in product(SIGNS, repeat=n)
        ),
    ],
    examples=40,
)
def test_condensed(answer, line):
    xs, y = line["xs"], line["y"]
    kept = integers(answer.condense_on_line(xs, y), None, ("留下的下标", "the indices kept"))
    kept = sorted({one_of(i, range(len(xs)), ("一个下标", "an index")) for i in kept})
    require(kept, "至少要留下一个点", "At least one point must be kept", got=kept)
    exact = [Fraction(x) for x in xs]
    for i, x in enumerate(exact):
        least = min(abs(x - exact[j]) for j in kept)
        nearest = [j for j in kept if abs(x - exact[j]) == least]
        with hint(*HINT_CONDENSE):
            require(
                {y[j] for j in nearest} == {y[i]},
                f"第 {i} 个点 {xs[i]} 的标记是 {y[i]}, 离它最近的留下的点 {[xs[j] for j in nearest]} 的标记是 "
                f"{[y[j] for j in nearest]}",
                f"Point {i}, {xs[i]}, has label {y[i]}; the nearest points that are kept, {[xs[j] for j in nearest]}, have "
                f"{[y[j] for j in nearest]}",
                got=kept,
            )
    ordered = [label for _, label in sorted(zip(xs, y, strict=True))]
    runs = 1 + sum(a != b for a, b in pairwise(ordered))
    most = max(1, 2 * (runs - 1))
    with hint(*HINT_FEWER):
        require(
            len(kept) <= most,
            f"标记有 {runs} 段, 至多留下 {most} 个点, 却留下了 {len(kept)} 个",
            f"The labels have {runs} runs: {most} points may be kept at most, not {len(kept)}",
            got=kept,
        )


@property_check(
    "直线上至多存 N 个样本的最近邻的 VC 维; 存下几个点, 就给出它们的标记",
    "The VC dimension of nearest neighbours on a line that store N samples at most; a few points stored get their labels",
    points=0.5,
    given={"N": st.integers(1, 10**6)},
    also=[{"N": N} for N in (1, 2, 3, 4, 50, 10**6)],
    examples=10,
)
def test_few_samples(answer, N):
    wanted = most_shattered(N) if N <= 2 else N - 2 + most_shattered(2)
    with hint(*HINT_VC):
        equal(integer(answer.vc_prototypes_on_line(N)), wanted, ("VC 维", "the VC dimension"))
    if N > 5:
        return
    S, T = [[float(x)] for x in range(N)], [1 if x % 2 else -1 for x in range(N)]
    for q, label in zip(S, T, strict=True):
        with at(f"存下 {N} 个点, q = {q}", f"{N} points stored, q = {q}"), hint(*HINT_KNN):
            equal(answer.knn_predict(S, T, q, 1), label, ("标记", "the label"))


@picture(
    "六个点、k = 3: 训练集的样本与它划分的平面",
    "Six points, k = 3: the samples of the training set, and how they divide the plane",
    alt=(
        "平面按 3 近邻的标记分成两色, 每个点周围有它自己的样本",
        "A plane in two colours by its three nearest neighbours; around each point lie samples of its own",
    ),
)
def draw_training_set(figure, answer, reference, says):
    points = [[0.0, 0.0], [1.0, 0.3], [0.4, 1.0], [1.3, 1.2], [-0.6, 0.8], [0.5, 0.4]]
    y = [1, -1, 1, -1, -1, -1]
    figure.set_size_inches(9, 4.5)
    names = (says("你的训练集", "Your training set"), says("参考解答的训练集", "The reference's training set"))
    for axes, name, module in zip(figure.subplots(1, 2), names, (answer, reference), strict=True):
        S, T = module.training_set(points, y, 3)
        S, T = np.asarray(S, dtype=float), np.asarray(T, dtype=float)
        x1, x2 = np.meshgrid(np.linspace(-1, 1.7, 120), np.linspace(-0.4, 1.6, 120))
        distances = np.hypot(x1[..., None] - S[:, 0], x2[..., None] - S[:, 1])
        votes = T[np.argsort(distances, axis=-1)[..., :3]].sum(axis=-1)
        axes.contourf(x1, x2, votes, levels=[-4, 0, 4], colors=["#f6e3db", "#dbe9f6"])
        axes.scatter(*S.T, c=np.where(T > 0, "#1f77b4", "#d62728"), s=12)
        for point, label in zip(points, y, strict=True):
            axes.text(point[0], point[1] + 0.1, "+" if label > 0 else "−", ha="center", va="center", fontsize=13)
        axes.set(xlim=(-1, 1.7), ylim=(-0.4, 1.6), xticks=[], yticks=[], aspect="equal")
        axes.set_title(name, fontsize=10)


def judge_training_set(got, points, y, k):
    """Whether the k nearest samples give every point its label, whichever of equally near ones are taken."""
    S, T = sequence(got, 2, ("训练集", "the training set"))
    S = array(S, (None, len(points[0])), ("S", "S"))
    T = np.array(labels(T, len(S), SIGNS, ("T", "T")), dtype=int)
    require(len(S) >= k, f"样本不到 {k} 个", f"There are fewer than {k} samples", got=S)
    require(len(S) <= 1000, f"样本有 {len(S)} 个, 至多 1000 个", f"{len(S)} samples; 1000 are allowed", got=S)
    require(np.abs(S).max() <= 1e6, "坐标的绝对值超过了 10^6", "A coordinate is larger than 10^6", got=S)
    with hint(*HINT_DIFFERENT):
        require(
            len({tuple(sample) for sample in S.tolist()}) == len(S),
            "S 中有相同的样本",
            "Some samples in S are equal",
            got=S,
        )
    for point, label in zip(points, y, strict=True):
        votes = least_votes(S, T, point, k, label)
        with hint(*HINT_TRAINING):
            require(
                2 * votes > k,
                f"离点 {point} 最近的 {k} 个样本中, 标记是 {label} 的可能只有 {votes} 个",
                f"Of the {k} samples nearest to the point {point}, perhaps only {votes} have the label {label}",
                got=(S, T),
            )


def least_votes(S, T, q, k, label):
    """How many of the k nearest samples have the label at least, whichever of equally near ones are taken; exact."""
    squares = ((S - np.asarray(q)) ** 2).sum(axis=1)
    border = np.partition(squares, k - 1)[k - 1]
    slack = 1e-9 * border + 1e-300  # far more than these floats are off
    votes = int((T[squares < border - slack] == label).sum())
    left = k - int((squares < border - slack).sum())
    close = np.flatnonzero(np.abs(squares - border) <= slack)
    exact = {
        int(i): sum((Fraction(a) - Fraction(b)) ** 2 for a, b in zip(S[i].tolist(), q, strict=True)) for i in close
    }
    border = sorted(exact.values())[left - 1]
    nearer = [i for i in exact if exact[i] < border]
    tied = [i for i in exact if exact[i] == border]
    others = sum(T[i] != label for i in tied)
    return votes + sum(int(T[i] == label) for i in nearer) + max(0, left - len(nearer) - int(others))


@memo
def most_shattered(N):
    """The VC dimension of the nearest of N samples at most on a line, by trying samples on a grid."""
    m = 1
    while _is_shattered(m + 1, N):
        m += 1
    return m


def _is_shattered(m, N):
    places = [Fraction(i, 4) for i in range(-4, 4 * m)]
    found = set()
    for S in combinations(places, N):
        for T in product(SIGNS, repeat=N):
            nearest = [min(zip((abs(x - s) for s in S), T, strict=True)) for x in range(m)]
            found.add(tuple(label for _, label in nearest))
    return len(found) == 2**m
