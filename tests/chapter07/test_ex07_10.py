"""Checks of exercise 7.10."""

import math

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import named_rows, watermelon_2_0
from grader.checks import (
    array, at, at_least, at_most, check, close, exercise, hint, mapping, memo, picture, repeatable, require,
    sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import ex07_10 as pins
from .pins.ex07_10 import INNER, NAVEL, ROWS, VALUES, _start
from .shared_nets import NAMES, a_dag, joint_of, some_cpts, some_dag

EXERCISE = exercise(
    kind="program",
    book="§7.6, (7.34)–(7.37)",
    patterns=["oracle", "metamorphic", "certificate"],
    contract=[
        (
            "一百多行、隐结点有九种取值时也对；几百行的概率连乘会下溢，对数似然不会",
            "Right as well with more than a hundred rows and nine hidden values; the product of hundreds of rows "
            "underflows, the log-likelihood does not",
        ),
        (
            "很少取到的隐取值、概率 $10^{-16}$ 的行、小到 $10^{-17}$ 的期望次数都算数",
            "Hidden values that are hardly ever taken, rows of probability $10^{-16}$ and expected counts of "
            "$10^{-17}$ all count",
        ),
        (
            "取值的名字只差空格、只是数的写法不同，也是两个取值",
            "Names that differ by a blank, or by how a number is written, are two values",
        ),
    ],
    hints=[
        (
            "把一行补上隐变量的每个可能取值，各算一次联合概率：E 步和对数似然都由此而来。",
            "Complete a row with each possible value of the hidden variable and compute the joint probability of each: E step and "
            "log-likelihood both come from these.",
        ),
        (
            "M 步与没有隐变量时的计数一样，只是每一行按 P(z | x) 分成几份。",
            "The M step counts as it would without a hidden variable, but each row is split into parts by P(z | x).",
        ),
        (
            "构建网络时，起点中隐变量的各取值不能对称；隐结点是叶时什么也学不到。",
            "When building the network the values of the hidden variable must not start alike; as a leaf it has nothing to learn.",
        ),
    ],
    written={
        "justification": [
            ("说明结构中隐结点的位置为何有意义", "Says why the place of the hidden node in the structure makes sense"),
            (
                "说明起点与重启（对称的鞍点、局部极大）",
                "Says something of starts and restarts (symmetric saddle, local maxima)",
            ),
            ("提到参数个数与 17 个样本的关系", "Relates the number of parameters to the 17 samples"),
        ]
    },
)


@st.composite
def problems(draw, zeros=True, sizes=(1, 6)):
    """{"rows", "dag", "cpts", "values", "hidden"}: the hidden node a root, in the middle or a leaf."""
    rng = np.random.default_rng(draw(seeds()))
    count = draw(st.integers(1, 5))
    names = NAMES[:count]
    hidden = names[int(rng.integers(count))]
    values = {name: ["10", "a b", "1"][: draw(st.integers(2 if name == hidden else 1, 3))] for name in names}
    dag = some_dag(rng, names)
    m = draw(st.integers(*sizes))
    rows = [
        {"编号": k, **{name: values[name][rng.integers(len(values[name]))] for name in names if name != hidden}}
        for k in range(m)
    ]
    return {"rows": rows, "dag": dag, "cpts": some_cpts(rng, dag, values, zeros), "values": values, "hidden": hidden}


@st.composite
def soft(draw, sizes=(1, 6)):
    """A problem with responsibilities of its own: soft ones, or all on single values, so that combinations are missing."""
    problem = draw(problems(sizes=sizes))
    rng = np.random.default_rng(draw(seeds()))
    shape = len(problem["rows"]), len(problem["values"][problem["hidden"]])
    resp = rng.dirichlet(np.ones(shape[1]), size=shape[0]).round(6)
    resp[:, -1] = 1 - resp[:, :-1].sum(axis=1)
    if draw(st.booleans()):
        resp = np.eye(shape[1])[rng.integers(max(1, shape[1] - 1), size=shape[0])]
    return {**{key: problem[key] for key in ("rows", "dag", "values", "hidden")}, "resp": resp}


MANY_ROWS = (60, 130)


@check(points=0.5, book="(7.36)")
def test_e_step_on_melons(answer):
    """西瓜 2.0，脐部是其余结点的父结点：起点的责任值 /
    Watermelon 2.0 with 脐部 as the parent of all: responsibilities of the start"""
    with hint(*HINT_E):
        got = answer.responsibilities(ROWS, LATENT, _start(LATENT), VALUES, NAVEL)
        got = array(got, (17, 3), ("责任值", "the responsibilities"))
        wanted = [[0.002688, 0.344086, 0.653226], [0.088398, 0.895028, 0.016575], [0.081633, 0.367347, 0.551020]]
        close(got[[0, 8, 14]], wanted, ("1、9、15 号的 P(脐部 | x)", "P(脐部 | x) of melons 1, 9, 15"), abs=1e-6)


@check(points=0.5, book="(7.37)")
def test_m_step_on_melons(answer):
    """同一个起点：一次 M 步之后的 P(脐部) / From the same start: P(脐部) after one M step"""
    with hint(*HINT_M):
        resp = _resp(ROWS, LATENT, _start(LATENT), VALUES, NAVEL)
        tables = mapping(answer.m_step(ROWS, LATENT, VALUES, NAVEL, resp), LATENT)
        words = "一次迭代后的 P(脐部)", "P(脐部) after one round"
        close(tables[NAVEL], [0.088804, 0.498362, 0.412834], words, abs=1e-6)


@check(points=0.5, book="(7.36), (7.37)")
def test_em_on_melons(answer):
    """同一个起点：五个对数似然从 −94.08 升到 −77.08 /
    From the same start: five log-likelihoods that rise from −94.08 to −77.08"""
    with hint(*HINT_EM):
        got = answer.em(ROWS, LATENT, _start(LATENT), VALUES, NAVEL, 4)
        _, trace = sequence(got, 2, ("（cpts，序列）", "(cpts, trace)"))
        wanted = [-94.075911, -82.586596, -80.095439, -78.380207, -77.076549]
        close(trace, wanted, ("对数似然", "the log-likelihoods"), abs=1e-6)


@check(points=0.5, book="(7.35)")
def test_other_starts(answer):
    """另外三个起点：脐部在中间时逐步上升；脐部是叶时第一步之后不动；处处均匀的起点停在 −89.94 /
    Three other starts: rising with 脐部 in the middle; standing still after one round with it as a leaf; −89.94 from uniform tables
    """
    uniform = {node: np.full(table.shape, 1 / table.shape[-1]) for node, table in _start(LATENT).items()}
    for name, dag, start, wanted in (
        (("脐部在中间", "脐部 in the middle"), INNER, _start(INNER), [-102.196021, -80.816502, -77.548800, -74.324392]),
        (("脐部是叶", "脐部 as a leaf"), LEAF, _start(LEAF), [-116.779150, -80.772098, -80.772098]),
        (("均匀的起点", "uniform tables"), LATENT, uniform, [-98.272640, -89.942255, -89.942255]),
    ):
        with at(*name), hint(*HINT_EM):
            _, trace = sequence(
                answer.em(ROWS, dag, start, VALUES, NAVEL, len(wanted) - 1), 2, ("（cpts，序列）", "(cpts, trace)")
            )
            close(trace, wanted, ("对数似然", "the log-likelihoods"), abs=1e-6)


@check(
    points=2,
    book="(7.36)",
    given={"problem": problems()},
    also=pins.e_step,
    examples=40,
    strict_given={"problem": problems(sizes=MANY_ROWS)},
    strict=pins.names_alike,
)
def test_e_step(answer, problem):
    """E 步与枚举联合分布一致，隐结点在何处都行；概率为 0 的行各取值等可能 /
    The E step agrees with enumerating the joint distribution, wherever the hidden node is; uniform for impossible rows
    """
    with hint(*HINT_E):
        close(answer.responsibilities(*problem.values()), _resp(**problem), ("责任值", "the responsibilities"))


@check(
    points=1,
    book="(7.35)",
    given={"problem": problems()},
    also=pins.log_likelihood,
    examples=40,
    strict_given={"problem": problems(sizes=MANY_ROWS)},
)
def test_log_likelihood(answer, problem):
    """观测数据的对数似然与枚举一致，有不可能的行时是负无穷 /
    The log-likelihood of the observed data agrees with enumeration; minus infinity with an impossible row"""
    with hint(*HINT_LIKELIHOOD):
        expected = _likelihood(**problem)
        close(answer.log_likelihood(*problem.values()), expected, ("对数似然", "the log-likelihood"))


@check(
    points=1,
    book="(7.36)",
    given={"case": soft()},
    also=pins.expected_counts,
    examples=40,
    strict_given={"case": soft(MANY_ROWS)},
)
def test_expected_counts(answer, case):
    """期望次数与逐行分摊一致，每个表的总和是行数 /
    Expected counts are those of splitting each row, and each table sums to the number of rows"""
    with hint(*HINT_COUNTS):
        got = mapping(answer.expected_counts(*case.values()), case["dag"], ("期望次数", "the expected counts"))
        for node, counts in _counts(**case).items():
            close(got[node], counts, (f"{node} 的期望次数", f"the expected counts of {node}"))


@check(
    points=1.5,
    book="(7.37)",
    given={"case": soft(), "seed": seeds()},
    also=pins.m_step,
    examples=40,
    strict_given={"case": soft(MANY_ROWS), "seed": seeds()},
)
def test_m_step(answer, case, seed):
    """M 步的条件概率表使期望的对数似然最大；责任值全是 0 和 1 时就是频率 /
    The tables of the M step maximise the expected log-likelihood; with responsibilities 0 and 1 they are frequencies"""
    rng = np.random.default_rng(seed)
    with hint(*HINT_M):
        got = mapping(answer.m_step(*case.values()), case["dag"], ("M 步的结果", "the result of the M step"))
        for node, counts in _counts(**case).items():
            table = array(got[node], counts.shape, (f"{node} 的条件概率表", f"the table of {node}"))
            close(
                table.sum(axis=-1),
                np.ones(counts.shape[:-1]),
                (f"{node} 的表各行之和", f"the sums of the rows of the table of {node}"),
            )
            rival = rng.dirichlet(np.ones(counts.shape[-1]), size=counts.shape[:-1])
            require(
                _expected_score(counts, table) >= _expected_score(counts, rival) - 1e-9,
                f"{node} 的另一个表的期望对数似然更大",
                f"Another table of {node} has a larger expected log-likelihood",
                expected=rival,
                got=table,
            )
            close(table, _normalised(counts), (f"{node} 的条件概率表", f"the table of {node}"))


@check(
    points=1.5,
    given={"problem": problems(zeros=False), "iterations": st.integers(0, 3)},
    also=pins.em_inputs,
    examples=20,
    strict_given={"problem": problems(zeros=False, sizes=MANY_ROWS), "iterations": st.integers(0, 3)},
)
def test_em(answer, problem, iterations):
    """EM 的每一轮都与定义一致，对数似然不减，最后一个属于返回的表；隐变量的取值换名不改变它们 /
    Each round of EM is by definition, the log-likelihood never falls, the last is that of the tables returned; renaming hidden values changes nothing
    """
    if problem["cpts"] is None:
        problem = {
            **problem,
            "cpts": some_cpts(np.random.default_rng(5), problem["dag"], problem["values"], zeros=False),
        }
    tables, expected = _em(**problem, iterations=iterations)
    with hint(*HINT_EM):
        cpts, trace = sequence(answer.em(*problem.values(), iterations), 2, ("（cpts，序列）", "(cpts, trace)"))
        trace = array(trace, (iterations + 1,), ("序列", "the trace"))
        drops = np.diff(trace)
        require((drops >= -1e-9).all(), "对数似然下降了", "The log-likelihood fell", got=trace)
        close(trace, expected, ("各轮的对数似然", "the log-likelihoods"), abs=1e-8)
        found = mapping(cpts, problem["dag"], ("最后的条件概率表", "the final tables"))
        for node, table in tables.items():
            close(found[node], table, (f"最后 {node} 的表", f"the final table of {node}"), abs=1e-7)
    renamed = _reversed(problem)
    with at("隐变量的取值倒序后", "with the values of the hidden variable reversed"):
        _, again = sequence(answer.em(*renamed.values(), iterations), 2, ("（cpts，序列）", "(cpts, trace)"))
        close(again, expected, ("各轮的对数似然", "the log-likelihoods"), abs=1e-8)


@check(points=1, given={"seed": st.integers(0, 9)}, also=pins.build, examples=2)
def test_build(answer, seed):
    """构建的网络合要求：隐结点有两个邻居，参数不超过 60 个，EM 使对数似然升到 −80 以上 /
    The network built meets the demands: two neighbours of the hidden node, 60 parameters at most, and EM reaches −80"""
    built = repeatable(answer, "build_network", ROWS, VALUES, NAVEL, seed, between=[(ROWS, VALUES, NAVEL, seed + 1)])
    dag, cpts, trace = sequence(built, 3, ("（dag, cpts，序列）", "(dag, cpts, trace)"))
    dag = a_dag(dag, VALUES, ("构建的图", "the graph built"))
    touching = len(dag[NAVEL]) + sum(NAVEL in parents for parents in dag.values())
    with hint(*HINT_BUILD):
        at_least(touching, 2, ("与脐部相邻的结点数", "the number of neighbours of 脐部"))
        sizes = {node: math.prod(len(VALUES[p]) for p in parents) for node, parents in dag.items()}
        at_most(
            sum(n * (len(VALUES[node]) - 1) for node, n in sizes.items()),
            60,
            ("自由参数的个数", "the number of free parameters"),
        )
    found = mapping(cpts, VALUES, ("构建的条件概率表", "the tables built"))
    tables = {}
    for node, parents in dag.items():
        shape = [len(VALUES[name]) for name in (*parents, node)]
        tables[node] = array(found[node], shape, (f"{node} 的表", f"the table of {node}"))
        require(
            tables[node].min() >= 0,
            f"{node} 的表中有负数",
            f"The table of {node} has negative entries",
            got=tables[node],
        )
        close(
            tables[node].sum(axis=-1), np.ones(shape[:-1]), (f"{node} 的表各行之和", f"the sums of the rows of {node}")
        )
    trace = array(trace, (None,), ("序列", "the trace"))
    require(len(trace) >= 2, "序列里至少应有起点与终点", "The trace lacks a start and an end", got=trace)
    require((np.diff(trace) >= -1e-9).all(), "对数似然下降了", "The log-likelihood fell", got=trace)
    with hint("序列的最后一项应属于返回的表。", "The last entry of the trace should be that of the tables returned."):
        reached = _likelihood(ROWS, dag, tables, VALUES, NAVEL)
        close(trace[-1], reached, ("序列的最后一项", "the last entry of the trace"), abs=1e-6)
    with hint(*HINT_BUILD):
        at_least(float(trace[-1]), -80.0, ("终点的对数似然", "the final log-likelihood"))
        at_least(float(trace[-1] - trace[0]), 1.0, ("对数似然升高的量", "the rise of the log-likelihood"))


@picture(
    "几个起点的 EM，与真实的脐部",
    "EM from several starts, and the true 脐部",
    alt=(
        "上：五个种子的对数似然随迭代上升，终点不尽相同；下：17 个瓜的责任值，每个瓜三格，深色为大，横轴写着真实的脐部",
        "Above: log-likelihoods of five seeds rise to ends that differ; below: the responsibilities of the 17 melons, three cells "
        "each, dark for large, with the true 脐部 along the axis",
    ),
)
def draw_starts(figure, answer, reference, says):
    upper, lower = figure.subplots(2, 1, height_ratios=(3, 2))
    best = None
    for seed, style in enumerate(("-", "--", ":", "-.", "-")):
        dag, cpts, trace = answer.build_network(ROWS, VALUES, NAVEL, seed)
        upper.plot(
            trace,
            linestyle=style,
            marker="o" if seed == 4 else None,
            markersize=3,
            label=says(f"种子 {seed}", f"seed {seed}"),
        )
        best = (dag, cpts) if best is None else best
    upper.set_xlabel(says("迭代", "round"))
    upper.set_ylabel(says("对数似然", "log-likelihood"))
    upper.legend(fontsize="small")
    resp = np.asarray(answer.responsibilities(ROWS, *best, VALUES, NAVEL), dtype=float)
    order = np.argsort([VALUES[NAVEL].index(row[NAVEL]) for row in named_rows(watermelon_2_0())], kind="stable")
    lower.imshow(resp[order].T, cmap="Greys", vmin=0, vmax=1, aspect="auto")
    names = [named_rows(watermelon_2_0())[i][NAVEL] for i in order]
    lower.set_xticks(range(17), ["\n".join(name) for name in names], fontsize="small")
    lower.set_yticks(range(3), ["z=0", "z=1", "z=2"])


HINT_E = (
    "P(z | x) 与联合概率 P(x, z) 成正比：所有结点的条件概率之积，隐结点自己的也在其中；按行归一。",
    "P(z | x) is proportional to the joint probability P(x, z): the product over all nodes, the hidden one's own included; "
    "normalise each row.",
)
HINT_COUNTS = (
    "每一行以权重 P(z | x) 算作取值 z 的一份；不含隐结点的表中各份加起来是 1。",
    "Each row counts with weight P(z | x) as one with value z; in tables without the hidden node the parts add up to 1.",
)
HINT_M = (
    "期望次数按父结点的取值组合归一，不作修正；期望次数为 0 的组合各取值等可能。",
    "Normalise expected counts for each combination of parents' values, without correction; uniform where there are none.",
)
HINT_LIKELIHOOD = (
    "先对 z 求和，再取对数，然后对行求和。",
    "Sum over z first, then take the logarithm, then sum over rows.",
)
HINT_EM = (
    "每轮先 E 步后 M 步；先记下起点的对数似然，每轮之后再记一次。",
    "Each round is an E step and an M step; record the log-likelihood of the start, and again after each round.",
)
HINT_BUILD = (
    "让隐结点与多个结点相连，从随机的条件概率表起跑 EM，必要时多试几个起点。",
    "Connect the hidden node to several others, run EM from random tables, from several starts if need be.",
)
LATENT = {node: [] if node == NAVEL else [NAVEL] for node in VALUES}
LEAF = {node: [] if node == "好瓜" else ["好瓜"] for node in VALUES}


def _reversed(problem):
    """The same problem with the values of the hidden node in reverse order."""
    hidden, dag = problem["hidden"], problem["dag"]
    cpts = {}
    for node, parents in dag.items():
        axes = [k for k, name in enumerate((*parents, node)) if name == hidden]
        cpts[node] = np.flip(problem["cpts"][node], axis=axes).copy() if axes else problem["cpts"][node]
    values = {**problem["values"], hidden: problem["values"][hidden][::-1]}
    return {**problem, "cpts": cpts, "values": values}


def _with_hidden(rows, dag, cpts, values, hidden):
    """P(x, z), read off the joint distribution of all nodes."""
    P, nodes = joint_of(dag, cpts, values), list(dag)
    found = np.empty((len(rows), len(values[hidden])))
    for i, row in enumerate(rows):
        cell = tuple(slice(None) if node == hidden else values[node].index(row[node]) for node in nodes)
        found[i] = P[cell]
    return found


@memo
def _resp(rows, dag, cpts, values, hidden):
    joint = _with_hidden(rows, dag, cpts, values, hidden)
    return np.array([p / p.sum() if p.sum() else np.full(len(p), 1 / len(p)) for p in joint])


@memo
def _likelihood(rows, dag, cpts, values, hidden) -> float:
    rows_alone = _with_hidden(rows, dag, cpts, values, hidden).sum(axis=1).tolist()
    return math.fsum(map(math.log, rows_alone)) if all(rows_alone) else -math.inf


@memo
def _counts(rows, dag, values, hidden, resp):
    counts = {node: np.zeros([len(values[name]) for name in (*parents, node)]) for node, parents in dag.items()}
    for row, weights in zip(rows, resp.tolist(), strict=True):
        for z, weight in zip(values[hidden], weights, strict=True):
            full = {**row, hidden: z}
            for node, parents in dag.items():
                counts[node][tuple(values[name].index(full[name]) for name in (*parents, node))] += weight
    return counts


def _normalised(counts):
    totals = counts.sum(axis=-1, keepdims=True)
    return np.where(totals > 0, counts / np.where(totals > 0, totals, 1), 1 / counts.shape[-1])


def _expected_score(counts, table) -> float:
    used = counts > 0
    if (table[used] <= 0).any():
        return -math.inf
    return float((counts[used] * np.log(table[used])).sum())


@memo
def _em(rows, dag, cpts, values, hidden, iterations):
    trace = [_likelihood(rows, dag, cpts, values, hidden)]
    for _ in range(iterations):
        resp = _resp(rows, dag, cpts, values, hidden)
        cpts = {node: _normalised(table) for node, table in _counts(rows, dag, values, hidden, resp).items()}
        trace.append(_likelihood(rows, dag, cpts, values, hidden))
    return cpts, trace
