"""Checks of exercise 16.8."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import array, at, check, close, exercise, hint, picture, require, sequence
from grader.strategies import edges, grid

from .pins import ex16_08 as pins
from .pins.ex16_08 import expansion, k_of, q_of, run_of
from .shared_runs import encoded, walk, walks

EXERCISE = exercise(
    kind="program",
    book="§16.5, (16.36)，图 16.14 / §16.5, (16.36), fig. 16.14",
    patterns=["oracle", "two sides", "trace"],
    hints=[
        (
            "做三次线性的更新，把 θ 写成走过的 z 之和；系数各是什么？",
            "Make three linear updates, and write θ as a sum over the visited z. What are the coefficients?",
        ),
        (
            "θ 加上 αδz，在 Q(z) = Σ c_i κ(z_i, z) 里对应什么？",
            "θ has αδz added to it: what does that mean for Q(z) = Σ c_i κ(z_i, z)?",
        ),
        (
            "用线性核检验：Σ c_i z_i 应与图 16.14 的 θ 相同。",
            "Try it with the linear kernel: Σ c_i z_i should be the θ of figure 16.14.",
        ),
    ],
)

HINT_KERNEL = (
    "rbf：差的平方和除以 2 width²，取负号再求指数。delta：各个元素都相同。",
    "rbf: the sum of squared differences over 2 width², negated, in the exponent. delta: all entries the same.",
)
HINT_Q = (
    "每一项是系数乘以核函数，相加，不要再除以什么。",
    "Each term is a coefficient times a kernel; they are summed, and divided by nothing.",
)
HINT_STEP = (
    "δ = r + γQ(z2) − Q(z) 用更新前的 Q；只添一项，以前各项的系数不变。",
    "δ = r + γQ(z2) − Q(z) with Q from before the update. One term is added; the coefficients of the others stay.",
)
HINT_COMPRESS = ("同一个中心的两项，系数相加。", "Of two terms with the same centre the coefficients add up.")
HINT_RUN = (
    "依次检查：动作，下一状态，下一动作（用旧的 Q；与最大的相差不超过 1e-9 的，取编号最小的），更新，到终点时回到起点。",
    "Check in turn: the action, the next state, the next action (by the old Q; the smallest number of those within 1e-9 of the largest), "
    "the update, and going back to the start at the goal.",
)


@st.composite
def expansions(draw):
    """{"centers", "coefs", "kind", "width", "z", "z2", "probes"}."""
    n, count = draw(st.integers(1, 4)), draw(st.sampled_from((0, 1, 2, 3, 5, 8)))
    return expansion(draw(st.integers(0, 10**5)), n, count, draw(st.sampled_from(KINDS)), draw(edges(0.1, 10.0)))


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


@check(points=1.5, book="(16.36)", hint=HINT_STEP)
def test_three_updates(answer):
    """高斯核，三次更新：Q(z) 与 Q(z2) / The Gaussian kernel, three updates: Q(z) and Q(z2)"""
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


@check(points=1, given={"one": expansions()}, also=pins.kernel, hint=HINT_KERNEL)
def test_kernel(answer, one):
    """三种核函数 / The three kernels"""
    z, z2 = one["z"], one["z2"]
    for u, v in ((z, z2), (z2, z), (z, z), (one["probes"][0], z2)):
        for kind in KINDS:
            expected = k_of(u, v, kind, one["width"])
            close(answer.kernel(u, v, kind, one["width"]), expected, (f"核 {kind}", f"the kernel {kind}"))


@check(points=1.5, given={"one": expansions()}, also=pins.kernel, hint=HINT_Q)
def test_q_value(answer, one):
    """q_value 是各项之和 / q_value is the sum of the terms"""
    centers, coefs, kind, width = (one[key] for key in ("centers", "coefs", "kind", "width"))
    for z in one["probes"][-4:]:
        close(answer.q_value(centers, coefs, z, kind, width), q_of(centers, coefs, z, kind, width), ("Q", "Q"))


@check(
    points=2.5,
    book="(16.36)",
    given={
        "one": expansions(),
        "r": grid(-3, 3),
        "done": st.booleans(),
        "alpha": edges(0.0, 1.0),
        "gamma": edges(0.0, 0.99),
    },
    also=pins.step,
)
def test_step(answer, one, r, done, alpha, gamma):
    """一次更新之后各处的值，终点处也是 / The values everywhere after an update, at the end, too"""
    centers, coefs, kind, width, z, z2 = (one[key] for key in ("centers", "coefs", "kind", "width", "z", "z2"))
    delta = r + (0 if done else gamma * q_of(centers, coefs, z2, kind, width)) - q_of(centers, coefs, z, kind, width)
    expected = [q_of(centers, coefs, x, kind, width) + alpha * delta * k_of(z, x, kind, width) for x in one["probes"]]
    got = answer.sarsa_step(centers, coefs, z, r, z2, done, alpha, gamma, kind, width)
    with hint(*(HINT_DONE if done else HINT_STEP)):
        what = "更新后各处的 Q", "the values of Q after the update"
        close(values_at(got, one["probes"], kind, width), expected, what, abs=1e-8, rel=1e-8)


@check(
    points=1.5,
    book="图 16.12，图 16.14 / figs. 16.12 and 16.14",
    given={"seed": st.integers(0, 999), "n": st.integers(1, 3), "steps": st.integers(1, 12), "alpha": edges(0.0, 0.1)},
    also=pins.reductions,
    examples=20,
    hint=HINT_STEP,
)
def test_reductions(answer, seed, n, steps, alpha):
    """线性核就是图 16.14 的线性 Sarsa，delta 核就是表格形式的 Sarsa /
    With the linear kernel it is the linear Sarsa of figure 16.14, with the delta kernel Sarsa with a table"""
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


@check(points=1, given={"one": expansions()}, also=pins.kernel, hint=HINT_COMPRESS)
def test_compress(answer, one):
    """compress 之后没有相同的中心，各种核的函数都不变 /
    After compress no two centres are equal, and the function is the same for every kernel"""
    centers, coefs = one["centers"], one["coefs"]
    got = answer.compress(centers, coefs)
    kept, _ = plain(got, len(one["z"]))
    places = [tuple(row) for row in kept]
    require(len(set(places)) == len(places), "仍有相同的中心", "There still are equal centres", got=got)
    for kind in KINDS:
        expected = [q_of(centers, coefs, x, kind, one["width"]) for x in one["probes"]]
        with at(f"核 {kind}", f"kernel {kind}"):
            close(values_at(got, one["probes"], kind, one["width"]), expected, ("Q", "Q"), abs=1e-8, rel=1e-8)


@check(
    points=1,
    book="图 16.14 / fig. 16.14",
    given={"task": runs().filter(lambda task: run_of(**task)[2])},
    also=pins.run,
    examples=30,
    hint=HINT_RUN,
)
def test_run(answer, task):
    """run 的整个过程：最后各处的值 / The whole of run: the values everywhere at the end"""
    world, gamma, alpha, epsilon, kind, width = task.values()
    P, R, X, start, goal, u = (world[key] for key in ("P", "R", "X", "start", "goal", "u"))
    probes = [encoded(X[s], a, P.shape[1]) for s in range(len(P)) for a in range(P.shape[1])]
    probes += [np.random.default_rng(k).uniform(-1, 1, len(probes[0])) for k in range(3)]

    def differs(steps):
        """What came back after so many steps and what should have, where they differ."""
        centers, coefs, _ = run_of(**{**task, "walk": {**world, "u": u[:steps]}})
        expected = [q_of(centers, coefs, z.tolist(), kind, width) for z in probes]
        got = answer.run(P, R, X, start, goal, gamma, alpha, epsilon, u[:steps], kind, width)
        values = values_at(got, probes, kind, width)
        return None if np.allclose(values, expected, rtol=1e-8, atol=1e-8) else (values, expected)

    found = differs(len(u))
    if found is not None:
        # With the first steps only it is seen in which one the run goes another way.
        steps = next((n for n in range(1, len(u)) if (first := differs(n)) and (found := first)), len(u))
        with at(f"前 {steps} 步之后", f"after {steps} steps"), hint(*_about_step(steps - 1, task)):
            close(*found, ("各处的 Q", "the values of Q"), abs=1e-8, rel=1e-8)


@picture(
    "一维状态上学到的 Q：每个动作一条曲线，圆点是中心",
    "Q learned over a state of one dimension: a curve for each action, dots for the centres",
    alt=(
        "横轴是状态，纵轴是 Q；两条光滑的曲线，走过的地方有圆点。",
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


KINDS = ("linear", "rbf", "delta")
HINT_DONE = ("终点以后没有奖赏：目标只有 r。", "No rewards come after the end: the target is r alone.")


def _about_step(t, task):
    """The hint for the first step (from 0) after which Q is not what it should be: what happens in it."""
    world, epsilon = task["walk"], task["epsilon"]
    P, X, goal, u = (world[key] for key in ("P", "X", "goal", "u"))
    centers = run_of(**task)[0]

    def arrives(step):
        s = next(s for s in range(len(X)) if np.array_equal(X[s], centers[step][: X.shape[1]]))
        a = int(np.argmax(centers[step][X.shape[1] :]))
        return int(np.argmax(np.cumsum(P[s, a]) > u[step, 2]))

    zh, en = (
        (f"第 {t} 步（从 0 数）起不对，以前都对。", f"Right up to step {t} (from 0), and wrong from there. ")
        if t
        else ("", "")
    )
    if len({tuple(row) for row in X.tolist()}) < len(X):
        return zh + HINT_RUN[0], en + HINT_RUN[1]
    zh, en = zh + "这一步执行的动作", en + "Its action"
    if not t or arrives(t - 1) == goal:
        back = (
            "上一步到了终点，回到起点，用更新后的 Q",
            "the step before reached the goal: back at the start, by the updated Q",
        )
        zh += f"是贪心的（{back[0] if t else '在起点，Q 全为 0'}；{GREEDY[0]}）；"
        en += f" is greedy ({back[1] if t else 'at the start, where all Q are 0'}; {GREEDY[1]}); "
    else:
        zh, en = zh + _chosen(u[t - 1], epsilon)[0] + "；", en + _chosen(u[t - 1], epsilon)[1] + "; "
    if arrives(t) == goal:
        return zh + HINT_DONE[0], en + HINT_DONE[1][0].lower() + HINT_DONE[1][1:]
    zh += "δ 里是下一动作的 Q(z2)，不是最大的 Q，它" + _chosen(u[t], epsilon)[0]
    return zh + "。", f"{en}δ has Q(z2) of the next action, not the largest, and that{_chosen(u[t], epsilon)[1]}."


GREEDY = ("与最大的相差不超过 1e-9 的都算，取编号最小的", "the smallest number of those within 1e-9 of the largest")


def _chosen(numbers, epsilon):
    """How an action is chosen by these numbers."""
    if numbers[0] < epsilon:
        return "由探索得到：u[·, 0] < ε，是 int(u[·, 1]·A)", " is explored: u[·, 0] < ε, it is int(u[·, 1]·A)"
    return f"是贪心的：用旧的 Q（更新前的），{GREEDY[0]}", f" is greedy: by the old Q (before the update), {GREEDY[1]}"


def values_at(got, probes, kind, width):
    """Q of a student's (centers, coefs) at some points."""
    parts = sequence(got, 2, ("(centers, coefs)", "(centers, coefs)"))
    coefs = array(parts[1], (None,), ("coefs", "coefs")) if len(sequence(parts[1])) else np.zeros(0)
    require(len(coefs) <= 1000, "项数超过了 1000", "There are more than 1000 entries", got=len(coefs))
    centers = array(parts[0], (len(coefs), len(probes[0])), ("centers", "centers"))
    return np.array([q_of(centers.tolist(), coefs.tolist(), list(probe), kind, width) for probe in probes])


def plain(got, n):
    """A student's (centers, coefs) as lists, its form verified."""
    parts = sequence(got, 2, ("(centers, coefs)", "(centers, coefs)"))
    coefs = array(parts[1], (None,), ("coefs", "coefs")) if len(sequence(parts[1])) else np.zeros(0)
    return list(array(parts[0], (len(coefs), n), ("centers", "centers"))), coefs.tolist()
