"""Checks of exercise 5.6."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import iris, wine
from grader.checks import (
    Share, check, close, equal, exercise, hint, integer, is_none, mapping, memo, number, one_of, picture,
    repeatable, require, sequence
)  # fmt: skip
from grader.strategies import seeds

from .pins import ex05_06 as pins
from .shared import accumulated_pass, judged_net, lessons, mean_error, moved, standard_pass

EXERCISE = exercise(
    kind="experiment",
    book="§5.3, (5.6)",
    patterns=["experiment", "outcome", "certificate"],
    contract=[
        (
            "数很小、单元饱和、上百个样本时，记录与网络仍相符，表照样准到 10⁻⁸",
            "With tiny numbers, saturated units and a hundred samples the record is that of the net, and the table is right to 10⁻⁸",
        ),
        (
            "一百多个误差、一百多个初始网络、上百个数据集时，轮数与结论也对；相差 10⁻¹² 也是不同的误差",
            "Passes and conclusions are right for a hundred errors, initial nets and data sets; errors that differ by 10⁻¹² are two",
        ),
    ],
    hints=[
        (
            "先量一量：固定的学习率换大一倍、两倍，误差曲线怎样变？什么时候开始坏事？",
            "Measure first: what becomes of the curve of errors with a rate twice, four times as large? When does it go wrong?",
        ),
        (
            "误差下降，说明步子还可以再大；上升，说明太大了。",
            "An error that falls says that the step could be larger, one that rises says that it was too large.",
        ),
        (
            "误差下降就放大，上升就缩小并撤回这一轮；或者给每个参数一个步长，由梯度的符号或大小决定。",
            "Grow the rate while the error falls, shrink it and take the pass back when it rises; or give each parameter a step that depends "
            "on the signs or the sizes of its gradients.",
        ),
    ],
    written={
        "idea": [
            ("说清学习率依据什么变化", "Says what the change of the rate depends on"),
            ("说明为什么比固定的学习率快", "Explains why this is faster than a fixed rate"),
        ]
    },
)


@st.composite
def tables_of_passes(draw):
    """Tables as `compare` makes them, on both sides of 0.75 and at it, with rows that never got there."""
    pairs = (
        (60, 45),
        (60, 46),
        (60, 44),
        (8, 6),
        (8, 7),
        (20, 15),
        (1, 0),
        (1, 1),
        (60, None),
        (3, 2),
        (40_000, 30_000),
    )
    targets = st.sampled_from((0.1, 1e-6, 0.123456789))
    counts = st.tuples(st.sampled_from(pairs), targets).map(lambda drawn: (*drawn[0], drawn[1]))
    rows = st.lists(
        counts.map(lambda pair: {"target": pair[2], "standard": pair[0], "adaptive": pair[1]}), min_size=1, max_size=4
    )
    names = draw(st.lists(st.sampled_from(("iris", "wine", "a", "鸢尾", "1")), min_size=1, max_size=4, unique=True))
    return {name: draw(rows) for name in names}


@check(points=0.5, hint=("losses[0] 是训练前。", "losses[0] is before training."))
def test_five_errors(answer):
    """五个误差，四个目标 / Five errors, four targets"""
    losses = [0.5, 0.4, 0.2, 0.35, 0.1]
    for target, wanted in ((0.5, 0), (0.3, 2), (0.1, 4)):
        equal(
            integer(answer.passes_to_target(losses, target)),
            wanted,
            (f"达到 {target} 的轮数", f"the passes to {target}"),
        )
    is_none(answer.passes_to_target(losses, 0.05), ("达到 0.05 的轮数", "the passes to 0.05"))


@check(
    points=0.5,
    given={
        "losses": st.lists(st.sampled_from((0.5, 0.4, 0.3, 0.2, 0.1)), min_size=1, max_size=8),
        "target": st.sampled_from((0.3, 0.1, 0.05)),
        "more": st.just(0),
    },
    also=pins.passes_to_target,
    strict_given={
        "losses": st.lists(st.sampled_from((0.5, 0.3, 0.1, 0.300001, 1e-7, 2e6, 0.0)), min_size=1, max_size=8),
        "target": st.sampled_from((0.3, 0.1, 0.05, 1e-7, 1e6, 0.0)),
        "more": st.sampled_from((0, 150)),
    },
    strict=pins.almost_there,
    hint=(
        "losses[0] 是训练前；取第一次达到，不是最后一次。",
        "losses[0] is before training; the first time counts, not the last.",
    ),
)
def test_passes_to_target(answer, losses, target, more):
    """达到目标的轮数：从 0 数起，恰好等于目标也算，达不到为 None /
    Passes to the target: counted from 0, equality counts, None if it is never met"""
    losses = [7e6] * more + losses
    reached = [t for t in range(len(losses)) if losses[t] <= target]
    got = answer.passes_to_target(losses, target)
    if reached:
        equal(integer(got, ("轮数", "the number of passes")), reached[0], ("轮数", "the number of passes"))
    else:
        is_none(got, ("轮数", "the number of passes"))


@check(
    points=1,
    given={
        "lesson": lessons(samples=(2, 6)),
        "eta0": st.sampled_from((0.005, 0.1, 1.0)),
        "epochs": st.sampled_from((0, 1, 2, 5, 12)),
        "seed": st.integers(0, 2**31),
    },
    also=pins.honest_record,
    strict_given={
        "lesson": lessons(samples=(2, 6), strict=True),
        "eta0": st.sampled_from((0.005, 0.1, 1.0)),
        "epochs": st.sampled_from((1, 2, 5, 12)),
        "seed": st.integers(0, 2**31),
    },
    examples=20,
)
def test_honest_record(answer, lesson, eta0, epochs, seed):
    """训练的记录属实：首尾两个误差与网络相符，长度对，同样的参数给出同样的结果 /
    The record is honest: its first and last error are those of the nets, its lengths are right, and the same arguments give the same
    """
    net, X, Y = lesson["net"], lesson["X"], lesson["Y"]
    other = (net, X[::-1], Y[::-1], 2 * eta0, epochs, seed + 1)
    got = _judged_record(
        repeatable(answer, "adaptive_train", net, X, Y, eta0, epochs, seed, between=[other]), net, epochs
    )
    _require_honest(got, net, X, Y)


@check(
    points=0.5,
    given={"lesson": lessons(samples=(1, 1)), "eta0": st.sampled_from((0.01, 0.1, 1.0))},
    also=pins.one_gradient_in_a_pass,
    examples=5,
    hint=(
        "两次更新各用一次梯度，就是两轮：一轮只把样本看一遍。",
        "Two updates that each take a gradient of the sample are two passes: one pass sees each sample once.",
    ),
)
def test_one_gradient_in_a_pass(answer, lesson, eta0):
    """一轮之中每个样本的梯度只计算一次：W 全为 0 时 V 与 gamma 的梯度是 0，只有一个样本的一轮动不了它们 /
    A pass computes the gradient of a sample once: where W is 0, V and gamma have gradient 0, and a pass over one sample leaves them alone
    """
    net = {**lesson["net"], "W": 0 * lesson["net"]["W"]}
    got = _judged_record(answer.adaptive_train(net, lesson["X"], lesson["Y"], eta0, 1, 0), net, 1)
    for key in ("V", "gamma"):
        close(got["net"][key], net[key], (f"一轮之后的 {key}", f"{key} after one pass"))


@check(points=4, given={"start": seeds()}, also=pins.faster, examples=1)
def test_faster(answer, start):
    """从同一个初值出发，iris 与 wine 上都在 45 轮之内达到标准 BP 60 轮的误差；都在 30 轮之内得满分 /
    On iris and wine, from the same start, the error of 60 passes of standard BP is reached within 45; within 30 for all points
    """
    slowest = 0
    for name in ("iris", "wine"):
        X, Y, net = task(name, start)
        got = _judged_record(answer.adaptive_train(net, X, Y, ETA, PASSES, start), net, PASSES)
        _require_honest(got, net, X, Y)
        target = standard_losses(net, X, Y, ETA, PASSES)[-1]
        passes = next((t for t, error in enumerate(got["losses"]) if error <= target), None)
        with hint(
            "先试 “误差下降就放大，上升就缩小”；更快的办法是每个参数有自己的步长。",
            "Try first to grow the rate while the error falls and to shrink it when it rises; a step size for each parameter is faster.",
        ):
            require(
                passes is not None and passes <= 45,
                f"{name}，初值 {start}：目标 {target:.6g}, 45 轮之内误差最低到 {min(got['losses'][:46]):.6g}",
                f"{name}, start {start}: the target is {target:.6g}, the error within 45 passes is {min(got['losses'][:46]):.6g} at best",
            )
        slowest = max(slowest, passes)
    return Share(1.0 if slowest <= 30 else 0.5)


@check(
    points=2,
    given={"name": st.sampled_from(("iris", "wine")), "start": seeds()},
    also=pins.rate_adapts,
    examples=1,
)
def test_rate_adapts(answer, name, start):
    """学习率真的在变化，不是换了一个固定的值 / The rate really changes: it is not another constant"""
    X, Y, first = task(name, start)
    got = _judged_record(answer.adaptive_train(first, X, Y, ETA, PASSES, start), first, PASSES)
    etas, losses = np.array(got["etas"]), got["losses"]
    with hint(
        "返回的 etas 应是各轮实际所用的学习率。", "The etas that are returned should be the rates that were used."
    ):
        require(
            np.all(etas >= 0) and etas.max() > 0 and etas.max() >= 1.5 * etas.min(),
            f"etas 在 {etas.min():.6g} 与 {etas.max():.6g} 之间，最大者不到最小者的 1.5 倍",
            f"The etas lie between {etas.min():.6g} and {etas.max():.6g}: the largest is less than 1.5 times the smallest",
        )
    target = standard_losses(first, X, Y, ETA, PASSES)[-1]
    last = max(5, next((t for t, error in enumerate(losses) if error <= target), PASSES))
    with hint(
        "到达目标之前的误差曲线不应能由一个固定的学习率重现。",
        "No constant rate should reproduce the curve of errors until the target.",
    ):
        for rate in (ETA, *np.quantile(etas, (0, 0.25, 0.5, 0.75, 1))):
            for run, zh, en in (
                (standard_pass, "标准 BP", "standard BP"),
                (accumulated_pass, "累积 BP", "accumulated BP"),
            ):
                net, same = first, True
                for t in range(1, last + 1):
                    net = run(net, X, Y, rate)
                    same = same and abs(mean_error(net, X, Y) - losses[t]) <= 1e-9
                    if not same:
                        break
                require(
                    not same,
                    f"前 {last} 轮的误差就是学习率固定为 {rate:.6g} 的{zh}",
                    f"The errors of the first {last} passes are those of {en} with the constant rate {rate:.6g}",
                )


@check(
    points=1,
    given={
        "first": lessons(samples=(2, 4)),
        "second": lessons(samples=(1, 3)),
        "eta0": st.sampled_from((0.01, 0.05, 0.5, 1.0)),
        "epochs": st.sampled_from((0, 1, 2, 4, 12)),
        "seed": st.integers(0, 99),
    },
    also=pins.table,
    strict_given={
        "first": lessons(samples=(2, 4), strict=True),
        "second": lessons(samples=(1, 3)),
        "eta0": st.sampled_from((0.01, 0.05, 0.5, 1.0)),
        "epochs": st.sampled_from((1, 2, 4, 12)),
        "seed": st.integers(0, 99),
    },
    examples=15,
)
def test_table(answer, first, second, eta0, epochs, seed):
    """比较的表：target 与 standard 是标准 BP 的，adaptive 由 adaptive_train 的记录得出 /
    The table: target and standard are those of standard BP, adaptive follows from the record of adaptive_train"""
    data = {"one": first, "two": second}
    nets = {
        name: [lesson["net"], *(moved(lesson["net"], lesson["net"], by) for by in (0.5, -0.5))]
        for name, lesson in data.items()
    }
    datasets = {name: (lesson["X"], lesson["Y"]) for name, lesson in data.items()}
    table = mapping(answer.compare(datasets, nets, eta0, epochs, seed), data, ("表", "the table"))
    for name, lesson in data.items():
        rows = sequence(table[name], 3, (f"{name} 的各行", f"the rows of {name}"))
        for row, net in zip(rows, nets[name], strict=True):
            found = mapping(row, ROW, (f"{name} 的一行", f"a row of {name}"))
            losses = standard_losses(net, lesson["X"], lesson["Y"], eta0, epochs)
            with hint(
                "每个初始网络都重新作一次标准 BP；误差有升有降时，它到 target 可能早于 epochs 轮。",
                "Run standard BP anew from each initial net; where its error rises and falls it may be at target before epochs passes.",
            ):
                target = close(found["target"], losses[-1], ("target 一项", "the entry target"), abs=1e-8)
                allowed = _first_within(losses, target)
                one_of(
                    integer(found["standard"], ("standard 一项", "the entry standard")),
                    allowed,
                    ("standard 一项", "the entry standard"),
                )
            got = _judged_record(answer.adaptive_train(net, lesson["X"], lesson["Y"], eta0, epochs, seed), net, epochs)
            reached = _first_within(got["losses"], target)
            with hint(
                "adaptive 用同样的 eta0、epochs 与 seed。", "adaptive is run with the same eta0, epochs and seed."
            ):
                one_of(found["adaptive"], reached, ("adaptive 一项", "the entry adaptive"))


@check(
    points=0.5,
    given={"table": tables_of_passes()},
    also=pins.conclusions,
    strict=pins.many_conclusions,
    hint=(
        "只要有一个初始网络没有达到，就是 not faster; None 是没有达到。",
        "One initial net that misses it makes it not faster; None is a miss.",
    ),
)
def test_conclusions(answer, table):
    """结论由表得出：每个初始网络都要不超过 0.75 倍 /
    Conclusions follow from the table: at most 0.75 times for every initial net"""

    def faster(row):
        return row["adaptive"] is not None and 4 * row["adaptive"] <= 3 * row["standard"]

    wanted = {name: "faster" if all(faster(row) for row in rows) else "not faster" for name, rows in table.items()}
    equal(mapping(answer.conclusions(table), table), wanted, ("结论", "the conclusions"))


@picture(
    "误差与学习率随轮数的变化（wine）",
    "Errors and rates against passes (wine)",
    alt=(
        "上图（对数刻度）：标准 BP 的虚线缓慢下降，你的变体的实线更早到达目标；下图是你的学习率。",
        "Above, on a log scale: the dashed line of standard BP falls slowly, the solid line of your variant reaches the target earlier. Below: your rates.",
    ),
)
def draw_race(figure, answer, reference, says):
    X, Y, net = task("wine", 0)
    got = answer.adaptive_train(net, X, Y, ETA, PASSES, 0)
    standard = standard_losses(net, X, Y, ETA, PASSES)
    above, below = figure.subplots(2, 1, sharex=True)
    above.plot(standard, "--", color="black", label=says("标准 BP", "standard BP"))
    above.plot(got["losses"], color="tab:blue", label=says("你的变体", "your variant"))
    above.axhline(standard[-1], color="0.7", linewidth=1)
    above.set(yscale="log", ylabel="E")
    above.legend()
    below.step(np.arange(1, PASSES + 1), got["etas"], color="tab:orange", where="mid")
    below.set(yscale="log", xlabel=says("轮数", "passes"), ylabel="η")


ETA, PASSES = 0.01, 60
ROW = ("target", "standard", "adaptive")


@memo
def task(name, start):
    """(X, Y, net): iris or wine, standardised, and a net of the seed `start`."""
    table = {"iris": iris, "wine": wine}[name]()
    X, y = table["X"], np.array(table["y"])
    rng = np.random.default_rng(start)
    shapes = {"V": (X.shape[1], 8), "gamma": 8, "W": (8, 3), "theta": 3}
    net = {key: rng.random(shape) for key, shape in shapes.items()}
    return (X - X.mean(axis=0)) / X.std(axis=0), np.eye(3)[y], net


@memo
def standard_losses(net, X, Y, eta, epochs):
    losses = [mean_error(net, X, Y)]
    for _ in range(epochs):
        net = standard_pass(net, X, Y, eta)
        losses.append(mean_error(net, X, Y))
    return losses


def _judged_record(got, net, epochs):
    found = mapping(got, ("net", "losses", "etas"))
    losses = sequence(found["losses"], epochs + 1, ("losses", "the list losses"))
    etas = sequence(found["etas"], epochs, ("etas", "the list etas"))
    return {
        "net": judged_net(found["net"], net),
        "losses": [number(value, ("losses 的一项", "an entry of losses")) for value in losses],
        "etas": [number(value, ("etas 的一项", "an entry of etas")) for value in etas],
    }


def _require_honest(got, net, X, Y):
    with hint("losses[0] 是训练前的误差。", "losses[0] is the error before training."):
        close(got["losses"][0], mean_error(net, X, Y), ("losses[0]", "the entry losses[0]"))
    with hint("返回的网络要与最后一个误差相符。", "The returned net must be the one of the last error."):
        close(got["losses"][-1], mean_error(got["net"], X, Y), ("losses 的最后一项", "the last entry of losses"))


def _first_within(losses, target):
    """The passes to the target, and what they are if rounding moves errors that graze it: of saturated units all may."""
    slack = 1e-9 * target + 1e-12
    found = []
    for t, error in enumerate(losses):
        if error <= target + slack:
            found.append(t)
        if error <= target - slack:
            return found
    return [*found, None]
