"""Checks of exercise 11.10."""

import math

import numpy as np
from hypothesis import strategies as st

from grader.checks import (
    array, at, check, close, exercise, fail, hint, mapping, number, picture, repeatable, require, seed_matters,
    sequence
)  # fmt: skip
from grader.strategies import matrices, numbers, seeds

from .pins import ex11_10 as pins
from .pins.ex11_10 import partition

EXERCISE = exercise(
    kind="derive",
    book="§11.5, (11.15)",
    patterns=["derived formula", "trace", "invariant", "oracle"],
    contract=[
        (
            "n 与 m 到 120、k 到 12；数是 0 或从 $10^{-5}$ 到 1000，λ 与 t 是 0 或从 0.001 到 1000",
            "n and m up to 120, k up to 12; numbers are 0 or from $10^{-5}$ to 1000, λ and t are 0 or from 0.001 to 1000",
        ),
        (
            "`prox_group` 准到最大 |v| 的 $10^{-9}$，`code` 与 `update_atom` 准到 $10^{-8}$，`code` 走 50 步也是",
            "`prox_group` right to $10^{-9}$ of the largest |v|, `code` and `update_atom` to $10^{-8}$, after 50 steps of `code`, too",
        ),
        (
            "`learn` 至多 6 维、6 个原子、30 个样本，做二十轮，history 的上升不超过 history[0] 的 $10^{-9}$",
            "`learn` has 6 dimensions, 6 atoms and 30 samples at most, and runs twenty rounds, and history never rises by more than $10^{-9}$ of history[0]",
        ),
    ],
    hints=[
        (
            "先只看一组：目标函数旋转不变，所以 u 与 v 同向；剩下的是一个数的问题。",
            "Look at a single group: the objective does not care for rotations, so u points where v does; what is left is one number.",
        ),
        (
            "编码的一步与习题 11.8 的相同，只是换了近端算子；各列互不影响。",
            "A step of coding is that of 11.8 with another proximal operator; columns do not affect each other.",
        ),
        (
            "更新原子时，先从 X 减去其余原子的贡献；平方误差是 b_j 的函数，它的等高面是什么形状？",
            "For an atom, take the share of the other atoms off X first; then look at the level surfaces of the error as a function of b_j.",
        ),
    ],
    written={
        "essay": [
            ("长度在 0 处不可微，整组一起为 0", "A length has a kink at 0, where the whole group vanishes"),
            ("平方处处可微，只按比例收缩", "Squares are smooth and only shrink in proportion"),
        ]
    },
)

HINT_OBJECTIVE = (
    "惩罚对每个样本（列）、每组原子（行）各有一项：这一组系数的长度，不平方。",
    "The penalty has a term for each sample (column) and each group of atoms (rows): the length of these coefficients, not squared.",
)
HINT_PROX = (
    "整组乘以同一个数；长度减少多少？长度不够减时怎样？",
    "All of a group is multiplied by one number: by how much does the length shrink, and what if it is too short for that?",
)
HINT_CODE = (
    "一步：沿梯度走 1/L，再对每列用 prox_group；平方误差没有 1/2，梯度和 L 都带因子 2，惩罚的系数要除以 L。",
    "One step: 1/L along the gradient, then prox_group for every column. Without 1/2 gradient and L have a factor of 2, and the weight of "
    "the penalty is divided by L.",
)
HINT_ATOM = (
    "从 X 减去其余原子的贡献，剩下的用 b_j 乘 A 的第 j 行来拟合；太长时，球上哪一点的误差最小？不太长时不要改变长度。",
    "Take the other atoms' share off X and fit the rest by b_j times row j of A. If that is too long: which point of the ball has the least "
    "error? If it is not, leave its length.",
)
HINT_LEARN = (
    "每一步都不应使目标值上升：编码从上一轮的 A 出发，原子逐个用当前的 B 更新，不另外归一化。",
    "No phase should raise the objective: codes begin with the A of the last round, atoms are updated one after another in the present B, "
    "and nothing is normalised besides.",
)


@st.composite
def problems(draw, short=False, far=False):
    """{"X", "B", "A", "lam", "groups"}."""
    stretch = ("fine", "duplicate", "constant", "dependent")
    B = draw(matrices((1, 4), (1, 5), st.integers(-3, 3), stretch=stretch))
    n, k = B.shape
    A = draw(matrices((k, k), (1, 4), st.sampled_from((0.0, 0.0, 1.0, -1.0, 2.0, 0.5)), stretch=("fine", "long")))
    m = A.shape[1]
    X = np.random.default_rng(draw(seeds())).integers(-8, 9, (n, m)) / draw(st.sampled_from([1, 2, 8]))
    lam = draw(st.sampled_from((0.0, 0.001, 1.0, 1000.0) if far else (0.0, 0.5, 1.0, 4.0, 25.0)))
    B = shortened(B) if short else B
    return {"X": X, "B": B, "A": A, "lam": lam, "groups": partition(k, draw(seeds()))}


@st.composite
def vectors(draw, far=False):
    """{"v", "t", "groups"}: lengths of groups are often whole, and equal to t."""
    v = np.array(
        draw(
            numbers(
                (1, 6), st.sampled_from((0.0, 3.0, -4.0, 4.0, -3.0, 0.5, 12.0)), stretch=("fine", "small", "constant")
            )
        )
    )
    t = draw(st.sampled_from((0.0, 0.001, 1.0, 5.0, 1000.0) if far else (0.0, 0.5, 1.0, 3.0, 4.0, 5.0, 13.0, 0.37)))
    return {"v": v, "t": t, "groups": partition(len(v), draw(seeds()))}


@st.composite
def to_learn(draw):
    """{"X", "k", "lam", "groups"}."""
    X = draw(matrices((1, 5), (1, 4), st.integers(-3, 3), stretch=("fine", "duplicate", "constant", "dependent"))).T
    k = draw(st.integers(1, 4))
    lam = draw(st.sampled_from((0.0, 0.1, 0.5, 1.0, 5.0)))
    return {"X": X, "k": k, "lam": lam, "groups": partition(k, draw(seeds()))}


@check(points=0.5, hint=HINT_OBJECTIVE)
def test_penalty(answer):
    """惩罚按组计算：系数 3、4 在同一组和不在同一组 /
    The penalty goes by groups: coefficients 3 and 4 in one group, and in two"""
    B, A = np.eye(3), np.array([[3.0, 0.0], [4.0, 0.0], [0.0, 1.0]])
    close(answer.objective(B @ A, B, A, 1.0, [[0, 1], [2]]), 6.0)
    close(answer.objective(B @ A, B, A, 1.0, [[0], [2], [1]]), 8.0)
    close(answer.objective(B @ A + 2, B, A, 0.5, [[0, 1, 2]]), 27.0)


@check(
    points=0.5,
    book="(11.15)",
    given={"problem": problems()},
    also=pins.objective,
    strict_given={"problem": problems(far=True)},
    strict=pins.objective_strict,
    examples=30,
    hint=HINT_OBJECTIVE,
)
def test_objective(answer, problem):
    """objective 是平方误差加上 λ 乘以各样本、各组系数的长度之和 /
    objective is the squared error plus λ times the lengths of the groups, over all samples"""
    X, B, A, lam, groups = (problem[name] for name in ("X", "B", "A", "lam", "groups"))
    close(answer.objective(X, B, A, lam, groups), objective_by_definition(X, B, A, lam, groups), abs=1e-300)


@check(points=0.5, hint=HINT_PROX)
def test_shrinkage(answer):
    """t = 1 时三组的收缩 / How three groups shrink for t = 1"""
    v = np.array([3.0, 4.0, 0.3, 0.4, -2.0])
    close(answer.prox_group(v, 1.0, [[0, 1], [2, 3], [4]]), [2.4, 3.2, 0.0, 0.0, -1.0], abs=4e-9)
    close(answer.prox_group(v, 0.25, [[4], [2, 3], [1, 0]]), [2.85, 3.8, 0.15, 0.2, -1.75], abs=4e-9)


@check(
    points=2,
    given={"problem": vectors()},
    also=pins.prox,
    strict_given={"problem": vectors(far=True)},
    strict=pins.prox_strict,
    hint=HINT_PROX,
)
def test_prox(answer, problem):
    """prox_group 是最小点；最小点为 0 的组恰好是 0 /
    prox_group is the minimiser, and groups are exactly 0 where that is 0"""
    v, t, groups = problem["v"], problem["t"], problem["groups"]
    u = array(answer.prox_group(v, t, groups), v.shape)
    expected, size = shrunk(v, t, groups), float(np.abs(v).max())
    close(u, expected, abs=1e-9 * size, rel=0.0)
    for group in groups:
        if math.hypot(*v[group].tolist()) <= t * (1 - 1e-12):
            require(
                not np.any(u[group]),
                f"第 {group} 组的最小点是 0，应恰好是 0",
                f"The minimiser for group {group} is 0, and should be exactly 0",
                expected=expected,
                got=u,
            )


@check(
    points=2,
    book="(11.16)",
    given={"problem": problems(), "steps": st.integers(0, 4)},
    also=pins.code,
    strict_given={"problem": problems(far=True), "steps": st.integers(0, 4)},
    strict=pins.code_strict,
    examples=30,
    hint=HINT_CODE,
)
def test_code(answer, problem, steps):
    """code 的每一步都是步长 1/L 的近端梯度下降；该为 0 的组恰好是 0 /
    Every step of code is proximal gradient descent with step 1/L, and groups are exactly 0 where they should be"""
    X, B, A0, lam, groups = (problem[name] for name in ("X", "B", "A", "lam", "groups"))
    got = array(answer.code(X, B, lam, groups, A0, steps), A0.shape, ("A", "A"))
    A, safe = A0, np.zeros(A0.shape, dtype=bool)
    L = 2 * float(np.linalg.eigvalsh(B.T @ B)[-1])
    for _ in range(steps if np.any(B) else 0):
        Z = A - np.array([2 * (B.T @ (B @ a - x)) for a, x in zip(A.T, X.T, strict=True)]).T / L
        A = np.column_stack([shrunk(z, lam / L, groups) for z in Z.T])
        size = np.abs(Z).max()
        for group in groups:
            safe[group] = np.linalg.norm(Z[group], axis=0) < lam / L - 1e-9 * max(size, lam / L)
    close(got, A, ("A", "A"), abs=1e-8 * float(np.abs(A).max()) + 1e-12 * float(np.abs(X).max()), rel=0.0)
    require(not np.any(got[safe]), "有的组应恰好是 0", "Some groups should be exactly 0", expected=A, got=got)


@check(
    points=2,
    book="(11.18)",
    given={"problem": problems(short=True), "place": st.integers(0, 4)},
    also=pins.atom,
    strict=pins.atom_strict,
    hint=HINT_ATOM,
)
def test_atom(answer, problem, place):
    """update_atom 是其余固定时误差最小的、长度不超过 1 的原子 /
    update_atom is the atom of length 1 at most with the least error, all else fixed"""
    X, B, A = problem["X"], problem["B"], problem["A"]
    j = min(place, B.shape[1] - 1)
    got = array(answer.update_atom(X, B, A, j), (len(X),), ("b_j", "b_j"))
    close(got, best_atom(X, B, A, j), ("b_j", "b_j"), abs=1e-8, rel=0.0)


@check(
    points=1.5,
    given={"problem": to_learn(), "rounds": st.integers(0, 4), "seed": st.integers(0, 99)},
    also=pins.learn,
    strict=pins.learn_strict,
    examples=12,
    hint=HINT_LEARN,
)
def test_learn(answer, problem, rounds, seed):
    """learn：history 从不上升，与返回的 B 和 A 相符；原子不长于 1；多做一轮就是编码一次，再依次更新各原子 /
    learn: history never rises and fits the B and A returned; no atom is longer than 1; one more round is one coding and each atom in turn
    """
    X, k, lam, groups = (problem[name] for name in ("X", "k", "lam", "groups"))
    B, A, history = check_learned(answer.learn(X, k, groups, lam, rounds, seed), X, k, groups, lam, rounds)
    after = check_learned(answer.learn(X, k, groups, lam, rounds + 1, seed), X, k, groups, lam, rounds + 1)
    with at(f"{rounds} 轮与 {rounds + 1} 轮", f"{rounds} and {rounds + 1} rounds"):
        close(
            after[2][: 2 * rounds + 1], history, ("共有的 history", "the history that both have"), abs=1e-9 * history[0]
        )
    with at(f"第 {rounds + 1} 轮", f"round {rounds + 1}"):
        check_round(X, lam, groups, B, A, *after)


@check(points=1, given={"case": st.integers(0, 1)}, examples=2, hint=HINT_LEARN)
def test_planted(answer, case):
    """在由三组原子组成的样本上，15 轮后目标值低于开始时的 35%，各组的系数一起为 0 /
    On samples made of three groups of atoms 15 rounds bring the objective below 35% of the start; groups vanish together
    """
    X, groups = planted(case)
    with hint(*HINT_LEARN):
        result = repeatable(answer, "learn", X, 6, groups, 0.5, 15, 11 + case, between=[(X, 6, groups, 0.5, 1, 3)])
        _, A, history = check_learned(result, X, 6, groups, 0.5, 15)
        require(
            history[-1] < 0.35 * history[0],
            f"15 轮后目标值是开始时的 {history[-1] / history[0]:.0%}",
            f"After 15 rounds the objective is {history[-1] / history[0]:.0%} of what it was at the start",
            got=history,
        )
    used = np.array([np.count_nonzero(A[group], axis=0) for group in groups])
    with hint("编码是否每一步都用了 prox_group？", "Does every step of coding use prox_group?"):
        require(
            np.all((used == 0) | (used == 2)),
            "有的组只有一部分系数为 0",
            "Some groups have coefficients of which only a part is 0",
            got=A,
        )
        require(np.any(used == 0), "没有哪组的系数全为 0", "No group of coefficients is 0", got=A)
    seed_matters(answer, "learn", X, 6, groups, 0.5, 1, seeds=range(4))
    with hint("整个种子都要起作用。", "The whole seed should matter."):
        first = array(mapping(answer.learn(X, 6, groups, 0.5, 1, 11), ["B"])["B"], (6, 6), ("B", "B"))
        for other in (*(11 + 10**power for power in range(2, 7)), *(11 ^ 2**bit for bit in (8, 10, 16, 31))):
            B = array(mapping(answer.learn(X, 6, groups, 0.5, 1, other), ["B"])["B"], (6, 6), ("B", "B"))
            if np.array_equal(first, B):
                fail(f"种子 11 与 {other} 给出同样的字典", f"The seeds 11 and {other} give the same dictionary", got=B)


@picture(
    "学得的编码：行是原子（按组排列），列是样本",
    "The codes learned: atoms are rows, ordered by group, samples are columns",
    alt=(
        "系数绝对值的图像，横线隔开三组；每一列中，一组的两格要么都是白的，要么都有颜色",
        "The absolute coefficients as an image, lines between the three groups; in each column both cells of a group are white, or neither is",
    ),
)
def draw_codes(figure, answer, reference, says):
    X, groups = planted(0)
    A = array(mapping(answer.learn(X, 6, groups, 0.5, 15, 1), ["A"])["A"], (6, 30))
    order, axes = [j for group in groups for j in group], figure.subplots()
    image = axes.imshow(np.abs(A[order]), cmap="Greys", aspect="auto")
    for edge in (1.5, 3.5):
        axes.axhline(edge, color="tab:red")
    axes.set(yticks=range(6), yticklabels=order, xlabel=says("样本", "sample"), ylabel=says("原子", "atom"))
    figure.colorbar(image, label=says("系数的绝对值", "absolute coefficient"))


def shortened(B):
    """The same directions, no atom longer than 1."""
    return B / np.maximum(1, np.linalg.norm(B, axis=0))


def planted(seed):
    """30 samples, each of the two atoms of one of three groups, and a little noise; the groups."""
    rng, groups = np.random.default_rng(seed), [[0, 3], [1, 4], [2, 5]]
    B, A = rng.normal(size=(6, 6)), np.zeros((6, 30))
    for i in range(30):
        A[groups[i % 3], i] = rng.choice([-1, 1], 2) * rng.uniform(1, 2.5, 2)
    return (B / np.linalg.norm(B, axis=0) @ A + 0.05 * rng.normal(size=(6, 30))).round(6), groups


def check_learned(result, X, k, groups, lam, rounds):
    """What the stub promises of every run; B, A and history."""
    result = mapping(result, ["B", "A", "history"])
    B, A = array(result["B"], (len(X), k), ("B", "B")), array(result["A"], (k, X.shape[1]), ("A", "A"))
    history = [
        number(value, ("history", "history"))
        for value in sequence(result["history"], 2 * rounds + 1, ("history", "history"))
    ]
    close(history[0], float(np.sum(X**2)), ("history[0]", "history[0]"), abs=1e-300, rel=1e-8)
    longest = float(np.linalg.norm(B, axis=0).max())
    require(
        longest <= 1 + 2e-9,
        f"有原子的长度是 {longest:.10g}，大于 1",
        f"An atom has length {longest:.10g}, above 1",
        got=B,
    )
    close(
        history[-1],
        objective_by_definition(X, B, A, lam, groups),
        ("history 的最后一项", "the last entry of history"),
        abs=1e-10 * history[0],
        rel=1e-8,
    )
    for turn, (before, after) in enumerate(zip(history, history[1:], strict=False)):
        require(
            after <= before + 2e-9 * history[0],
            f"history[{turn + 1}] = {after:.8g} 大于 history[{turn}] = {before:.8g}",
            f"history[{turn + 1}] = {after:.8g} is larger than history[{turn}] = {before:.8g}",
            got=history,
        )
    if rounds == 0:
        require(not np.any(A), "0 轮时 A 应为 0", "Without rounds A should be 0", got=A)
        close(np.linalg.norm(B, axis=0), np.ones(k), ("原子的长度", "the lengths of the atoms"), abs=1e-8)
    return B, A, history


def check_round(X, lam, groups, B, A, new_B, new_A, history):
    """One round leads from B and A to the new ones: at least one step of coding, then each atom in turn."""
    coded = objective_by_definition(X, B, new_A, lam, groups)
    slack = 2e-9 * history[0]
    require(
        abs(history[-2] - coded) <= slack,
        f"编码之后 history 记的是 {history[-2]:.8g}，而用上一轮的 B 与新的 A 算得 {coded:.8g}",
        f"After the codes history says {history[-2]:.8g}, but the B of the last round and the new A give {coded:.8g}",
        got=history,
    )
    L = 2 * float(np.linalg.norm(B, 2)) ** 2
    Z = A - 2 * B.T @ (B @ A - X) / L if L else A
    step = np.column_stack([shrunk(z, lam / L, groups) for z in Z.T]) if L else A
    least = objective_by_definition(X, B, step, lam, groups)
    require(
        coded <= least + slack,
        f"编码之后目标值是 {coded:.8g}，而从上一轮的 A 走一步就有 {least:.8g}",
        f"After the codes the objective is {coded:.8g}, but one step from the A of the last round reaches {least:.8g}",
        got=history,
    )
    atoms = np.array(B)
    for j, row in enumerate(np.abs(new_A).max(axis=1)):
        if 0 < row <= 1e-6 * np.abs(new_A).max():
            atoms[:, j] = new_B[:, j]  # too faint to tell
            continue
        atoms[:, j] = best_atom(X, atoms, new_A, j)
        with at(f"原子 {j}", f"atom {j}"):
            close(new_B[:, j], atoms[:, j], (f"B[:, {j}]", f"B[:, {j}]"), abs=1e-6, rel=0.0)


def objective_by_definition(X, B, A, lam, groups):
    errors = [
        (x - sum(b * a for b, a in zip(row, column, strict=True))) ** 2
        for row, line in zip(B, X, strict=True)
        for column, x in zip(A.T, line, strict=True)
    ]
    lengths = [math.hypot(*(float(column[j]) for j in group)) for column in A.T for group in groups]
    return math.fsum(errors) + lam * math.fsum(lengths)


def shrunk(v, t, groups):
    """v minus its projection on the balls of radius t (Moreau): what is left of each group."""
    u = np.array(v, dtype=float)
    for group in groups:
        length = math.hypot(*v[group].tolist())
        u[group] = v[group] - v[group] * (min(1.0, t / length) if length else 1.0)
    return u


def best_atom(X, B, A, j):
    """Least squares for the atom by itself, and by Lagrange's multiplier where that is longer than 1."""
    row = A[j]
    if not np.any(row):
        return B[:, j]
    others = [i for i in range(B.shape[1]) if i != j]
    target = (X - B[:, others] @ A[others]) @ row
    square, length = float(row @ row), float(np.linalg.norm(target))
    return target / (square + max(0.0, length - square))
