"""Checks of exercise 13.7."""

import math
from decimal import Decimal, localcontext

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_4_0
from grader.checks import array, check, close, equal, exercise, hint, labels, memo, number, picture, require
from grader.strategies import edges, seeds, stretched

from .pins import ex13_07 as pins

EXERCISE = exercise(
    kind="program",
    book="§13.4, (13.11)-(13.20)",
    patterns=["derived formula", "oracle", "invariant"],
    hints=[
        (
            "先核对图上的各步：能量、(13.15) 与 (13.20) 都能用两三个结点的图手算。",
            "Check the steps on the graph first: the energy, (13.15) and (13.20) can be done by hand for two or three nodes.",
        ),
        (
            "扩充后的能量中，哪些项含有新结点的值？",
            "Which terms of the extended energy contain the value of the new node?",
        ),
        (
            "它们之和是新值的二次函数；分子分母可以同除以最大的权。",
            "Their sum is a parabola in the new value; numerator and denominator may both be divided by the largest weight.",
        ),
    ],
)


@st.composite
def clouds(draw, most=8):
    """{"X", "sigma"}."""
    rng = np.random.default_rng(draw(seeds()))
    d = draw(st.sampled_from((1, 1, 2, 2, 3, 4, 10)))
    m = int(draw(st.sampled_from((2, 3, 4, 5, most, most, 40 if d > 3 else 110))))
    X = rng.integers(-6, 7, (m, d)).astype(float)
    sigma = float(draw(st.sampled_from((0.5, 1.0, 1.7, 2.3, 5.0, 40.0))) * math.sqrt(d))
    kind = draw(st.sampled_from(("", "", "", "small", "large", "fine", "duplicate", "constant", "dependent", "offset")))
    if kind == "offset":
        X += 100.0
    elif kind in ("small", "large"):
        scale = 1e-5 if kind == "small" else 1e5
        X, sigma = X * scale, sigma * scale
    elif kind:
        X = stretched(X, kind, draw(seeds()))
    while np.abs(X).max() > 250 * sigma:
        sigma *= 2
    return {"X": X, "sigma": sigma}


@st.composite
def valued_graphs(draw):
    W = draw(graphs())
    return {"W": W, "f": draw(values_on(W))}


@st.composite
def labelled_graphs(draw):
    W = draw(graphs())
    n_l = draw(st.integers(max(1, len(W) // 3), len(W) - 1))
    return {"W": W, "f_l": draw(values_on(W))[:n_l]}


@st.composite
def class_graphs(draw):
    W = draw(graphs().filter(lambda W: condition(W, 1) < math.inf))
    rng = np.random.default_rng(draw(seeds()))
    classes, n_l = draw(st.sampled_from((1, 2, 3, 5, 10))), draw(st.integers(1, len(W)))
    Y = np.zeros((len(W), classes))
    Y[range(n_l), rng.integers(0, classes, n_l)] = 1
    return {"W": W, "Y": Y, "alpha": draw(st.one_of(edges(0.01, 0.99), st.just(0.5)))}


@st.composite
def newcomers(draw):
    """{"x_new", "X", "f", "sigma"}: near the nodes, on one, far away, and halfway between two."""
    cloud = draw(clouds())
    X, sigma = cloud["X"], cloud["sigma"]
    rng = np.random.default_rng(draw(seeds()))
    at = X[rng.integers(len(X))]
    place = draw(st.sampled_from(("near", "near", "on", "far", "farther", "between")))
    if place == "between":
        x_new = (at + X[rng.integers(len(X))]) / 2
    elif place == "on":
        x_new = at.copy()
    else:
        step = {"near": 1.0, "far": 30.0, "farther": 250.0}[place]
        direction = rng.normal(size=X.shape[1])
        x_new = np.clip(at + step * sigma * direction / np.linalg.norm(direction), -299 * sigma, 299 * sigma)
    return {"x_new": x_new, "X": X, "f": draw(values_on(X)), "sigma": sigma}


@st.composite
def tasks(draw):
    """{"X_new", "X_l", "y_l", "X_u", "sigma"}."""
    cloud = draw(clouds())
    X, sigma = cloud["X"], cloud["sigma"]
    rng = np.random.default_rng(draw(seeds()))
    n_l = draw(st.integers(max(1, len(X) // 4), max(1, len(X) // 2)))
    y_l = rng.choice((-1, 1), n_l)
    if draw(st.booleans()):
        y_l = np.where(X[:n_l, 0] > X[:, 0].mean(), 1, -1)
    count = 0 if draw(st.integers(0, 9)) == 9 else 105 if len(X) < 9 and draw(st.integers(0, 9)) == 9 else 6
    X_new = X[rng.integers(0, len(X), count)] + rng.choice((0.0, 1.0, 3.0), (count, 1)) * sigma * rng.normal(
        size=(count, X.shape[1])
    )
    return {
        "X_new": np.clip(X_new, -299 * sigma, 299 * sigma),
        "X_l": X[:n_l],
        "y_l": y_l.tolist(),
        "X_u": X[n_l:],
        "sigma": sigma,
    }


def fair(task):
    W = np.array(gaussian(np.vstack([task["X_l"], task["X_u"]]), task["sigma"]))
    return condition(W, len(task["y_l"])) <= 900 and all(abs(one) > 2e-6 for one in scores_of(**task))


@check(points=1.5, book="(13.11), (13.15)")
def test_melons(answer):
    """西瓜 4.0，六个有标记的瓜：f 的值、判对的个数，以及新样本 (0.5, 0.3) 的值 /
    Watermelon 4.0 with six labelled melons: values of f, how many are right, and the value of the new sample (0.5, 0.3)
    """
    X_l, y_l, X_u, y_u = split_of_melons()
    X = np.vstack([X_l, X_u])
    with hint(*HINT_HARMONIC):
        for sigma, expected in ((0.1, 0.598447), (0.05, 0.879416), (0.2, 0.248026)):
            got = array(
                answer.harmonic(np.array(gaussian(X, sigma)), np.array(y_l, dtype=float)), (24,), ("f_u", "f_u")
            )
            close(got[0], expected, (f"σ = {sigma} 时编号 2 的值", f"the value of number 2 for σ = {sigma}"), abs=2e-6)
            if sigma == 0.1:
                right = sum((value >= 0) == (y > 0) for value, y in zip(got, y_u, strict=True))
                equal(right, 21, ("判对的无标记样本数", "how many unlabelled samples are right"))
                f = np.append(y_l, least_energy(np.array(gaussian(X, sigma)), y_l))
    with hint(*HINT_INDUCE):
        got = answer.induce(np.array([0.5, 0.3]), X, f, 0.1)
        close(got, 0.246217, ("(0.5, 0.3) 的值", "the value of (0.5, 0.3)"), abs=2e-6)


@check(points=1, book="(13.11)", given={"cloud": clouds()}, also=pins.affinity)
def test_affinity(answer, cloud):
    """亲和矩阵符合 (13.11) / The affinity matrix is that of (13.11)"""
    X, sigma = cloud.values()
    got = array(answer.affinity(X, sigma), (len(X), len(X)), ("W", "W"))
    with hint(*HINT_AFFINITY):
        close(got, gaussian(X, sigma), ("W", "W"))


@check(points=1, book="(13.12)", given={"case": valued_graphs()}, also=pins.energy)
def test_energy(answer, case):
    """能量符合 (13.12) 的第一行 / The energy is the first line of (13.12)"""
    W, f = case.values()
    pairs = [(i, j) for i in range(len(f)) for j in range(len(f))]
    expected = math.fsum(W[i, j] * (f[i] - f[j]) ** 2 for i, j in pairs) / 2
    size = math.fsum(W[i, j] * f[i] ** 2 for i, j in pairs)
    with hint(*HINT_ENERGY):
        close(answer.energy(W, f), expected, ("能量", "the energy"), abs=1e-9 * (1 + size))


@check(
    points=1.5,
    book="(13.15), (13.17)",
    given={"case": labelled_graphs().filter(lambda case: condition(case["W"], len(case["f_l"])) <= 900)},
    also=pins.harmonic,
    examples=30,
)
def test_harmonic(answer, case):
    """harmonic 给出能量最小的 f_u，其值在有标记的值之间 /
    harmonic gives the f_u of least energy, whose values are within those of the labelled nodes"""
    W, f_l = case.values()
    got = array(answer.harmonic(W, f_l), (len(W) - len(f_l),), ("f_u", "f_u"))
    with hint(*HINT_HARMONIC):
        close(got, least_energy(W, f_l), ("f_u", "f_u"), rel=0, abs=1e-8 * (1 + np.abs(f_l).max()))


@check(points=1, book="(13.19), (13.20)", given={"case": class_graphs()}, also=pins.propagate)
def test_propagate(answer, case):
    """propagate 是迭代 (13.19) 的极限 / propagate is the limit of the iteration (13.19)"""
    W, Y, alpha = case.values()
    got = array(answer.propagate(W, Y, alpha), Y.shape, ("F*", "F*"))
    with hint(*HINT_PROPAGATE):
        close(got, limit(W, Y, alpha), ("F*", "F*"))


@check(points=2.5, book="(13.12)", given={"case": newcomers()}, also=pins.induce)
def test_induce(answer, case):
    """induce 使扩充后的图的能量最小，不论新样本在结点之间、与结点重合还是很远 /
    induce minimises the energy of the extended graph, whether the new sample is among the nodes, on one, or far away"""
    x_new, X, f, sigma = case.values()
    got = number(answer.induce(x_new, X, f, sigma), ("新样本的值", "the value of the new sample"))
    with hint(*HINT_INDUCE):
        expected = weighted_mean(x_new, X, f, sigma)
        close(got, expected, ("新样本的值", "the value of the new sample"), rel=0, abs=1e-8 * (1 + np.abs(f).max()))


@check(points=1.5, given={"task": tasks().filter(fair)}, also=pins.classify, examples=25)
def test_classify(answer, task):
    """新样本按所有结点的 f 判别，各个新样本互不影响 /
    New samples are classified by the f of all nodes, and do not influence one another"""
    X_new = task["X_new"]
    got = labels(answer.classify_new(*task.values()), len(X_new), (-1, 1), ("类别", "the classes"))
    scores = scores_of(**task)
    with hint(*HINT_CLASSIFY):
        for i, (label, score) in enumerate(zip(got, scores, strict=True)):
            require(
                (label > 0) == (score > 0),
                f"新样本 {i} 的值是 {score:.6g}，而判为 {int(label)}",
                f"New sample {i} has the value {score:.6g}, but is classified {int(label)}",
                expected=[1 if one > 0 else -1 for one in scores],
                got=got,
            )


@picture(
    "西瓜 4.0：推广到整个平面的 f, σ = 0.1",
    "Watermelon 4.0: f extended to the whole plane, σ = 0.1",
    alt=(
        "密度与含糖率的平面，由蓝到红表示 f 从 −1 到 +1；三个有标记的好瓜周围偏红，坏瓜周围偏蓝，圆点是无标记的瓜。",
        "The plane of density and sugar content, from blue to red as f goes from −1 to +1: red around the three labelled good melons, blue "
        "around the bad ones; dots are unlabelled melons.",
    ),
)
def draw_plane(figure, answer, reference, says):
    X_l, y_l, X_u, _ = split_of_melons()
    X = np.vstack([X_l, X_u])
    f = np.append(y_l, array(answer.harmonic(np.array(gaussian(X, 0.1)), np.array(y_l, dtype=float)), (24,)))
    across, up = np.meshgrid(np.linspace(0.2, 0.8, 25), np.linspace(0, 0.5, 21))
    plane = [number(answer.induce(np.array(x), X, f, 0.1)) for x in zip(across.ravel(), up.ravel(), strict=True)]
    axes = figure.subplots()
    shown = axes.contourf(across, up, np.reshape(plane, across.shape), levels=np.linspace(-1, 1, 11), cmap="coolwarm")
    figure.colorbar(shown, ax=axes, label="f")
    axes.scatter(*X_u.T, s=12, color="black")
    for (x, y), label in zip(X_l, y_l, strict=True):
        axes.annotate("+" if label > 0 else "−", (x, y), ha="center", va="center", fontsize="large", fontweight="bold")
    axes.set(xlabel=says("密度", "density"), ylabel=says("含糖率", "sugar content"))


HINT_AFFINITY = ("exp(−‖x_i − x_j‖² / (2σ²))，对角线上是 0。", "exp(−‖x_i − x_j‖² / (2σ²)), and 0 on the diagonal.")
HINT_ENERGY = ("对所有的有序对 (i, j) 求和，再取一半。", "Sum over all ordered pairs (i, j), then take one half.")
HINT_HARMONIC = (
    "能量最小时，每个无标记结点的值是它的邻居的加权平均。",
    "Where the energy is least, the value of each unlabelled node is the weighted mean of its neighbours'.",
)
HINT_PROPAGATE = (
    "F* 满足 F = αSF + (1 − α)Y，S 的两边各有一个 D^(−½)。",
    "F* satisfies F = αSF + (1 − α)Y, and S has D^(−½) on both sides.",
)
HINT_INDUCE = (
    "含有新值 z 的只有 Σ w_i (z − f_i)²；对它求极小。权很小时先除以其中最大的一个。",
    "Only Σ w_i (z − f_i)² contains the new value z; minimise it. If the weights are tiny, divide them by the largest one first.",
)
HINT_CLASSIFY = (
    "所有结点（有标记的和无标记的）连同它们的实数值 f 都参与；f 不因新样本而变。",
    "All nodes, labelled or not, take part with their real values f, which do not change with the new sample.",
)


def split_of_melons():
    """X_l, y_l, X_u, true labels of X_u: numbers 1, 4, 8 (+1) and 9, 12, 15 (−1) are labelled."""
    table = watermelon_4_0()
    y = [1 if label == "是" else -1 for label in table["y"]]
    known = [0, 3, 7, 8, 11, 14]
    free = [i for i in range(30) if i not in known]
    return table["X"][known], [y[i] for i in known], table["X"][free], [y[i] for i in free]


def squared(x, z) -> float:
    return math.fsum((float(a) - float(b)) ** 2 for a, b in zip(x, z, strict=True))


@memo
def gaussian(X, sigma):
    return [
        [0.0 if i == j else math.exp(-squared(x, z) / (2 * sigma * sigma)) for j, z in enumerate(X)]
        for i, x in enumerate(X)
    ]


@memo
def least_energy(W, f_l):
    """f_u as a problem of least squares, a row √W_ij (f_i − f_j) for every edge."""
    n_l, m = len(f_l), len(W)
    i, j = np.nonzero(np.triu(W))
    rows = np.zeros((len(i), m))
    root = np.sqrt(np.asarray(W)[i, j])
    rows[range(len(i)), i], rows[range(len(i)), j] = root, -root
    return np.linalg.lstsq(rows[:, n_l:], -rows[:, :n_l] @ np.asarray(f_l, dtype=float), rcond=None)[0]


@memo
def limit(W, Y, alpha):
    """F* by the eigenvectors of S."""
    W = np.asarray(W)
    root = np.sqrt(W.sum(axis=1))
    values, vectors = np.linalg.eigh(W / root[:, None] / root)
    return (1 - alpha) * vectors @ ((vectors.T @ Y) / (1 - alpha * values)[:, None])


@memo
def weighted_mean(x_new, X, f, sigma) -> float:
    """With fifty digits, so that no weight vanishes."""
    with localcontext(prec=50, Emin=-(10**12)):
        below = 2 * Decimal(float(sigma)) ** 2
        squares = [
            sum(((Decimal(float(a)) - Decimal(float(b))) ** 2 for a, b in zip(x_new, z, strict=True)), Decimal(0))
            for z in X
        ]
        # A common factor does not matter.
        weights = [((min(squares) - one) / below).exp() for one in squares]
        return float(sum(w * Decimal(float(v)) for w, v in zip(weights, f, strict=True)) / sum(weights))


@memo
def condition(W, n_l) -> float:
    W = np.asarray(W)
    degrees = W.sum(axis=1)
    if degrees.min() < 1e-6 * degrees.max() or degrees.min() <= 0:
        return math.inf
    return float(np.linalg.cond((np.diag(degrees) - W)[n_l:, n_l:]))


@st.composite
def graphs(draw):
    """A matrix W: affinities of points, or whole weights with a cycle through all nodes."""
    if draw(st.booleans()):
        cloud = draw(clouds())
        return np.array(gaussian(cloud["X"], cloud["sigma"]))
    rng = np.random.default_rng(draw(seeds()))
    m = draw(st.sampled_from((2, 3, 4, 5, 7, 9, 45, 120)))
    W = np.triu(rng.integers(0, 6, (m, m)) * (rng.random((m, m)) < draw(st.sampled_from((0.0, 0.3, 1.0)))), 1).astype(
        float
    )
    W[range(m - 1), range(1, m)] += rng.integers(1, 6, m - 1)
    if m > 2:
        W[0, m - 1] += 1
    scale = draw(st.sampled_from((1.0, 1.0, 1e-5, 1e5, 0.123456789)))
    order = rng.permutation(m)
    return (scale * (W + W.T))[np.ix_(order, order)]


@st.composite
def values_on(draw, W):
    """Numbers for the nodes."""
    rng = np.random.default_rng(draw(seeds()))
    f = rng.integers(-4, 5, len(W)).astype(float)
    kind = draw(st.sampled_from(("", "signs", "fine", "large", "constant", "small")))
    if kind == "signs":
        f = np.where(f > 0, 1.0, -1.0)
    elif kind == "constant":
        f[:] = f[0]
    elif kind:
        f = stretched(f[:, None], kind, 0)[:, 0] if kind == "fine" else f * (200.0 if kind == "large" else 1e-5)
    return f


def scores_of(X_new, X_l, y_l, X_u, sigma):
    X = np.vstack([X_l, X_u])
    f = [*map(float, y_l), *least_energy(np.array(gaussian(X, sigma)), y_l).tolist()]
    return [weighted_mean(x, X, f, sigma) for x in X_new]
