"""Checks of exercise 16.8."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array,
    at,
    close,
    example_check,
    exercise,
    hint,
    memo,
    picture,
    property_check,
    require,
    sequence,
)
from grader.strategies import edges, grid

from .shared_runs import crossing, encoded, is_drawn_clearly, sarsa_run, walk, walks

EXERCISE = exercise(
    kind="program",
    book="§16.5, (16.36), 图 16.14 / §16.5, (16.36), fig. 16.14",
    patterns=["oracle", "two sides", "search trace"],
    hints=[
        (
            "做三次线性的更新, 把 θ 写成走过的 z 之和; 系数各是什么?",
            "Make three linear updates, and write θ as a sum over the visited z. What are the coefficients?",
        ),
        (
            "θ 加上 αδz, 在 Q(z) = Σ c_i κ(z_i, z) 里对应什么?",
            "θ has αδz added to it: what does that mean for Q(z) = Σ c_i κ(z_i, z)?",
        ),
        (
            "用线性核检验: Σ c_i z_i 应与图 16.14 的 θ 相同.",
            "Try it with the linear kernel: Σ c_i z_i should be the θ of figure 16.14.",
        ),
    ],
    unasked={
        "*": {
            "more than 100 rows; more than 100 entries": "There are at most 100 entries, says the stub.",
            "more than 8 columns": "Vectors have at most 8 entries, says the stub.",
            "numbers above 1e4": "Vectors are at most 10 and coefficients at most 100 in size, says the stub.",
            "width at most 0.01; width above 100": "The width is between 0.1 and 10, says the stub.",
            "more than 12 entries; more than 40 entries": "Vectors have at most 8 entries, says the stub.",
            "r above 100": "Rewards are at most 100 in size, says the stub.",
        },
    },
)

KINDS = ("linear", "rbf", "delta")
HINT_KERNEL = (
    "rbf: 差的平方和除以 2 width², 取负号再求指数. delta: 各个元素都相同.",
    "rbf: the sum of squared differences over 2 width², negated, in the exponent. delta: all entries the same.",
)
HINT_Q = (
    "每一项是系数乘以核函数, 相加, 不要再除以什么.",
    "Each term is a coefficient times a kernel; they are summed, and divided by nothing.",
)
HINT_STEP = (
    "δ = r + γQ(z2) − Q(z) 用更新前的 Q; 只添一项, 以前各项的系数不变.",
    "δ = r + γQ(z2) − Q(z) with Q from before the update. One term is added; the coefficients of the others stay.",
)
HINT_DONE = (
    "终点以后没有奖赏: 目标只有 r.",
    "No rewards come after the end: the target is r alone.",
)
HINT_COMPRESS = (
    "同一个中心的两项, 系数相加.",
    "Of two terms with the same centre the coefficients add up.",
)
HINT_RUN = (
    "依次检查: 动作, 下一状态, 下一动作 (用旧的 Q; 与最大的相差不超过 1e-9 的, 取编号最小的), 更新, 到终点时回到起点.",
    "Check in turn: the action, the next state, the next action (by the old Q; the smallest number of those within 1e-9 of the largest), "
    "the update, and going back to the start at the goal.",
)


def k_of(u, v, kind, width):
    pairs = list(zip(u, v, strict=True))
    if kind == "linear":
        return sum(x * y for x, y in pairs)
    if kind == "rbf":
        return np.exp(-sum((x - y) ** 2 for x, y in pairs) / 2 / width / width)
    return float(all(x == y for x, y in pairs))


def q_of(centers, coefs, z, kind, width):
    return sum(c * k_of(one, z, kind, width) for one, c in zip(centers, coefs, strict=True))


def values_at(got, probes, kind, width):
    """Q of a student's (centers, coefs) at some points."""
    parts = sequence(got, 2, ("(centers, coefs)", "(centers, coefs)"))
    coefs = array(parts[1], (None,), ("coefs", "coefs")) if len(sequence(parts[1])) else np.zeros(0)
    require(len(coefs) <= 1000, "项数超过了 1000", "There are more than 1000 entries", got=len(coefs))
    centers = array(parts[0], (len(coefs), len(probes[0])), ("centers", "centers"))
    return np.array([q_of(centers.tolist(), coefs.tolist(), list(probe), kind, width) for probe in probes])


def some_points(seed, n, count):
    """Points some of which coincide, and some of which nearly do."""
    rng = np.random.default_rng(seed)
    points = rng.integers(-2, 3, (count, n)).astype(float)
    style = seed % 4
    if style == 1:
        points = points + rng.random((count, n)).round(8)
    if style == 2:
        points = points * 0.25 + 1e-6 * rng.integers(0, 2, (count, n))
    if style == 3:
        points = points * 5
    if count > 2:
        points[rng.integers(count)] = points[rng.integers(count)]
        points[-1] = points[0]
    return points


def some_coefs(seed, count):
    rng = np.random.default_rng(seed + 7)
    if seed % 5 == 3:
        return rng.integers(-1, 2, count) + 1e-6 * rng.permutation(count)
    if seed % 5 == 4:
        return np.full(count, -2.5)
    return rng.integers(-3, 4, count).astype(float) if seed % 3 == 0 else rng.normal(size=count).round(8) * 3


@st.composite
def expansions(draw):
    """{"centers", "coefs", "kind", "width", "z", "z2", "probes"}."""
    n, count = draw(st.integers(1, 4)), draw(st.sampled_from((0, 1, 2, 3, 5, 8)))
    return expansion(draw(st.integers(0, 10**5)), n, count, draw(st.sampled_from(KINDS)), draw(edges(0.1, 10.0)))


@memo
def expansion(seed, n, count, kind, width, apart=0.0):
    """Points up to three times `apart` from one another, if it is not 0."""
    points = some_points(seed, n, count + 5)
    if apart:
        points = 0.5 + apart * np.random.default_rng(seed).integers(0, 4, points.shape)
    rng = np.random.default_rng(seed)
    points = points[rng.permutation(len(points))]
    centers = list(points[:count])
    z, z2 = points[count], points[count + 1]
    if count and seed % 5 == 0:
        z = centers[0].copy()
    if seed % 5 == 1:
        z2 = z.copy()
    return {
        "centers": centers,
        "coefs": some_coefs(seed, count).tolist(),
        "kind": kind,
        "width": width,
        "z": z,
        "z2": z2,
        "probes": [*centers[:6], z, z2, *points[count + 2 :]],
    }


MANY = [
    {"one": expansion(seed, n, count, kind, width)}
    for seed, n, count, kind, width in (
        (1, 8, 100, "rbf", 2.0),
        (2, 8, 60, "linear", 0.1),
        (4, 3, 50, "delta", 10.0),
        (5, 2, 14, "rbf", 0.123456789),
        (3, 2, 5, "rbf", 10.0),
        (10, 3, 6, "delta", 1.0),
        (6, 2, 5, "delta", 1.0),
        (15, 3, 6, "rbf", 0.5),
        (20, 2, 4, "linear", 3.0),
        (11, 2, 4, "rbf", 1.5),
        (13, 2, 4, "rbf", 1.0),
        (14, 2, 4, "linear", 1.0),
        (7, 5, 0, "rbf", 1.0),
    )
]
MANY += [
    {"one": expansion(seed, n, count, kind, 0.5, apart)}
    for seed, n, count, kind, apart in (
        (21, 1, 6, "delta", 2.0**-52),
        (22, 2, 6, "delta", 1e-10),
        (23, 1, 5, "delta", 1e-8),
        (24, 1, 5, "rbf", 1e-12),
    )
]


def far(place, size):
    """Eight entries of a size, one of them a quarter of it."""
    return np.where(np.arange(8) == place, size / 4, size)


MANY += [
    {
        "one": {
            "centers": [far(0, size), far(6, size), far(0, size)],
            "coefs": [100.0, -99.0, 98.0],
            "kind": kind,
            "width": 10.0,
            "z": far(7, size),
            "z2": far(6, -size),
            "probes": [far(place, size) for place in (0, 5, 6, 7)],
        }
    }
    for kind, size in (("delta", 1.0), ("linear", 10.0), ("linear", 3.0))
]


@example_check(
    "高斯核, 三次更新: Q(z) 与 Q(z2)",
    "The Gaussian kernel, three updates: Q(z) and Q(z2)",
    points=1.5,
    book="(16.36)",
    hint=HINT_STEP,
)
def test_three_updates(answer):
    z, z2 = np.array([1.0, 0.0]), np.array([0.0, 1.0])
    state = [], []
    # κ(z, z2) = 1/e; δ is 1, then 0.9·0.5 − 0.5/e, and so on.
    for (here, r, there), expected in zip(
        ((z, 1.0, z2), (z2, 0.0, z), (z, 1.0, z2)),
        ((0.5, 0.183940), (0.548939, 0.316970), (0.917106, 0.452411)),
        strict=True,
    ):
        got = answer.sarsa_step(*state, here, r, there, False, 0.5, 0.9, "rbf", 1.0)
        close(
            values_at(got, [z, z2], "rbf", 1.0),
            expected,
            ("更新后的 Q(z), Q(z2)", "Q(z), Q(z2) after the update"),
            abs=2e-6,
        )
        parts = sequence(got, 2)
        state = [np.array(row) for row in array(parts[0], (None, 2)).tolist()], array(parts[1], (None,)).tolist()


@property_check(
    "三种核函数",
    "The three kernels",
    points=1,
    given={"one": expansions()},
    also=MANY,
    hint=HINT_KERNEL,
)
def test_kernel(answer, one):
    z, z2 = one["z"], one["z2"]
    for u, v in ((z, z2), (z2, z), (z, z), (one["probes"][0], z2)):
        for kind in KINDS:
            expected = k_of(u, v, kind, one["width"])
            close(answer.kernel(u, v, kind, one["width"]), expected, (f"核 {kind}", f"the kernel {kind}"))


@property_check(
    "q_value 是各项之和",
    "q_value is the sum of the terms",
    points=1.5,
    given={"one": expansions()},
    also=MANY,
    hint=HINT_Q,
)
def test_q_value(answer, one):
    centers, coefs, kind, width = (one[key] for key in ("centers", "coefs", "kind", "width"))
    for z in one["probes"][-4:]:
        close(answer.q_value(centers, coefs, z, kind, width), q_of(centers, coefs, z, kind, width), ("Q", "Q"))


@property_check(
    "一次更新之后各处的值, 终点处也是",
    "The values everywhere after an update, at the end, too",
    points=2.5,
    book="(16.36)",
    given={
        "one": expansions(),
        "r": grid(-3, 3),
        "done": st.booleans(),
        "alpha": edges(0.0, 1.0),
        "gamma": edges(0.0, 0.99),
    },
    also=[
        {**one, "r": r, "done": done, "alpha": alpha, "gamma": gamma}
        for one, (r, done, alpha, gamma) in zip(
            MANY * 2,
            [
                (1.0, False, 0.5, 0.9),
                (-2.0, True, 0.25, 0.9),
                (100.0, False, 1.0, 0.99),
                (0.123456789, False, 0.123456789, 0.987654321),
                (-99.5, True, 0.005, 0.5),
                (2.0, False, 0.5, 0.005),
                (2.0, False, 1.0, 0.5),
            ]
            * 5,
            strict=False,
        )
    ]
    + [{**MANY[4], "r": 0.5, "done": True, "alpha": 1e-6, "gamma": 0.9}],
)
def test_step(answer, one, r, done, alpha, gamma):
    centers, coefs, kind, width, z, z2 = (one[key] for key in ("centers", "coefs", "kind", "width", "z", "z2"))
    delta = r + (0 if done else gamma * q_of(centers, coefs, z2, kind, width)) - q_of(centers, coefs, z, kind, width)
    expected = [q_of(centers, coefs, x, kind, width) + alpha * delta * k_of(z, x, kind, width) for x in one["probes"]]
    got = answer.sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width)
    with hint(*(HINT_DONE if done else HINT_STEP)):
        what = "更新后各处的 Q", "the values of Q after the update"
        close(values_at(got, one["probes"], kind, width), expected, what, abs=1e-8, rel=1e-8)


@property_check(
    "线性核就是图 16.14 的线性 Sarsa, delta 核就是表格形式的 Sarsa",
    "With the linear kernel it is the linear Sarsa of figure 16.14, with the delta kernel Sarsa with a table",
    points=1.5,
    book="图 16.12, 图 16.14 / figs. 16.12 and 16.14",
    given={"seed": st.integers(0, 999), "n": st.integers(1, 3), "steps": st.integers(1, 12), "alpha": edges(0.0, 0.1)},
    also=[{"seed": 2, "n": 3, "steps": 25, "alpha": 0.05}],
    examples=20,
    hint=HINT_STEP,
)
def test_reductions(answer, seed, n, steps, alpha):
    rng = np.random.default_rng(seed)
    points = rng.integers(-1, 2, (4, n)).astype(float)
    path, rewards = rng.integers(0, 4, steps + 1), rng.integers(-2, 3, steps)
    theta, table = np.zeros(n), {}
    linear, delta = ([], []), ([], [])
    for i in range(steps):
        z, z2, r = points[path[i]], points[path[i + 1]], float(rewards[i])
        theta = theta + alpha * (r + 0.9 * theta @ z2 - theta @ z) * z
        old = table.get(tuple(z), 0.0)
        table[tuple(z)] = old + alpha * (r + 0.9 * table.get(tuple(z2), 0.0) - old)
        linear = plain(answer.sarsa_step(*linear, z, r, z2, False, alpha, 0.9, "linear", 1.0), n)
        delta = plain(answer.sarsa_step(*delta, z, r, z2, False, alpha, 0.9, "delta", 1.0), n)
    got = values_at(linear, points, "linear", 1.0)
    close(got, points @ theta, ("线性核的 Q", "Q with the linear kernel"), abs=1e-8, rel=1e-8)
    expected = [table.get(tuple(z), 0.0) for z in points]
    close(
        values_at(delta, points, "delta", 1.0),
        expected,
        ("delta 核的 Q", "Q with the delta kernel"),
        abs=1e-8,
        rel=1e-8,
    )


def plain(got, n):
    """A student's (centers, coefs) as lists, its form verified."""
    parts = sequence(got, 2, ("(centers, coefs)", "(centers, coefs)"))
    coefs = array(parts[1], (None,), ("coefs", "coefs")) if len(sequence(parts[1])) else np.zeros(0)
    return list(array(parts[0], (len(coefs), n), ("centers", "centers"))), coefs.tolist()


@property_check(
    "compress 之后没有相同的中心, 各种核的函数都不变",
    "After compress no two centres are equal, and the function is the same for every kernel",
    points=1,
    given={"one": expansions()},
    also=MANY,
    hint=HINT_COMPRESS,
)
def test_compress(answer, one):
    centers, coefs = one["centers"], one["coefs"]
    got = answer.compress(centers, coefs)
    kept, _ = plain(got, len(one["z"]))
    places = [tuple(row) for row in kept]
    require(len(set(places)) == len(places), "仍有相同的中心", "There still are equal centres", got=got)
    for kind in KINDS:
        expected = [q_of(centers, coefs, x, kind, one["width"]) for x in one["probes"]]
        with at(f"核 {kind}", f"kernel {kind}"):
            close(values_at(got, one["probes"], kind, one["width"]), expected, ("Q", "Q"), abs=1e-8, rel=1e-8)


@memo
def run_of(walk, gamma, alpha, epsilon, kind, width):
    """(centers, coefs, whether rounding could decide nothing)."""
    centers, coefs = [], []

    def q(z):
        return q_of(centers, coefs, z.tolist(), kind, width)

    def step(z, r, z2, done):
        delta = r + (0.0 if done else gamma * q(z2)) - q(z)
        centers.append(z.tolist())
        coefs.append(alpha * delta)

    seen = sarsa_run(
        **{key: walk[key] for key in ("P", "R", "X", "start", "goal", "u")}, epsilon=epsilon, q=q, step=step
    )
    return (
        centers,
        coefs,
        seen.good(50 if np.abs(walk["R"]).max() < 50 else 100) and is_drawn_clearly(walk["P"], walk["u"]),
    )


@st.composite
def runs(draw):
    return {
        "walk": draw(walks()),
        "gamma": draw(st.sampled_from((0.0, 0.5, 0.9, 0.99))),
        "alpha": draw(edges(0.0, 0.4)),
        "epsilon": draw(edges(0.0, 1.0)),
        "kind": draw(st.sampled_from(KINDS)),
        "width": draw(edges(0.1, 10.0)),
    }


def task(world, *rest):
    return {
        "task": {
            "walk": world if isinstance(world, dict) else walk(*world),
            **dict(zip(("gamma", "alpha", "epsilon", "kind", "width"), rest, strict=True)),
        }
    }


@property_check(
    "run 的整个过程: 最后各处的值",
    "The whole of run: the values everywhere at the end",
    points=1,
    book="图 16.14 / fig. 16.14",
    given={"task": runs().filter(lambda task: run_of(**task)[2])},
    also=[
        one
        for one in (
            task(crossing(1.0, 1.0 + 1e-10), 0.9, 0.5, 0.25, "delta", 1.0),
            task(crossing(1.0, 1.0 + 1e-10), 0.9, 0.5, 0.25, "rbf", 0.1),
            task(crossing(1.0, 1.0 + 1e-9), 0.9, 0.5, 0.25, "delta", 1.0),
            task(crossing(1.0, 1.0 + 1e-9), 0.9, 0.5, 0.25, "rbf", 0.1),
            task(crossing(90.0, 90.000003), 0.9, 0.9, 0.25, "delta", 1.0),
            task(crossing(90.0, 90.000003), 0.9, 0.9, 0.25, "rbf", 0.1),
            task(crossing(1.0, -1.0), 0.9, 0.2, 0.25, "linear", 0.1),
            task((1, 10, 4, 4, 60), 0.9, 0.3, 0.3, "rbf", 1.0),
            task((2, 4, 3, 2, 100), 0.9, 0.2, 0.5, "rbf", 0.7),
            task((3, 3, 2, 1, 60), 0.987654321, 0.123456789, 0.2, "delta", 1.0),
            task((4, 4, 2, 2, 40), 0.9, 0.1, 0.1, "linear", 1.0),
            task((5, 2, 2, 1, 25), 0.5, 1.0, 0.9, "delta", 0.5),
            task((6, 2, 4, 3, 40), 0.8, 0.5, 0.995, "rbf", 2.5),
            task((7, 5, 3, 2, 50), 0.9, 0.4, 0.005, "rbf", 0.123456789),
            task((8, 10, 1, 1, 30), 0.9, 0.3, 0.3, "rbf", 1.0),
            task((9, 3, 3, 2, 30), 0.005, 0.005, 0.6, "rbf", 9.9),
        )
        if run_of(**one["task"])[2]
    ],
    examples=30,
    hint=HINT_RUN,
)
def test_run(answer, task):
    world, gamma, alpha, epsilon, kind, width = task.values()
    P, R, X, start, goal, u = (world[key] for key in ("P", "R", "X", "start", "goal", "u"))
    centers, coefs, _ = run_of(**task)
    got = answer.run(P, R, X, start, goal, gamma, alpha, epsilon, u, kind, width)
    probes = [encoded(X[s], a, P.shape[1]) for s in range(len(P)) for a in range(P.shape[1])]
    probes += [np.random.default_rng(k).uniform(-1, 1, len(probes[0])) for k in range(3)]
    expected = [q_of(centers, coefs, z.tolist(), kind, width) for z in probes]
    close(values_at(got, probes, kind, width), expected, ("最后各处的 Q", "the last values of Q"), abs=1e-8, rel=1e-8)


@picture(
    "一维状态上学到的 Q: 每个动作一条曲线, 圆点是中心",
    "Q learned over a state of one dimension: a curve for each action, dots for the centres",
    alt=(
        "横轴是状态, 纵轴是 Q; 两条光滑的曲线, 走过的地方有圆点.",
        "State against Q: two smooth curves, with dots where it has been.",
    ),
)
def draw_values(figure, answer, reference, says):
    world = walk(11, 5, 2, 1, 60)
    P, R, X, start, goal, u = (world[key] for key in ("P", "R", "X", "start", "goal", "u"))
    centers, coefs = plain(answer.run(P, R, X, start, goal, 0.9, 0.3, 0.4, u, "rbf", 0.4), 3)
    axes = figure.subplots()
    xs = np.linspace(-1.2, 1.2, 100)
    for a in range(2):
        axes.plot(
            xs,
            [q_of(centers, coefs, encoded([x], a, 2), "rbf", 0.4) for x in xs],
            label=says(f"动作 {a}", f"action {a}"),
        )
        here = sorted({float(z[0]) for z in centers if z[1 + a] == 1})
        axes.plot(here, [q_of(centers, coefs, encoded([x], a, 2), "rbf", 0.4) for x in here], "ko", markersize=4)
    axes.set(xlabel="x", ylabel="Q")
    axes.legend()
