"""Checks of exercise 5.5."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import watermelon_3_0
from grader.checks import at, check, close, exercise, hint, integer, is_none, mapping, memo, picture, require, sequence
from grader.strategies import tables

from .pins import ex05_05 as pins
from .shared import (
    KEYS, accumulated_pass, formula_net, gradient_by_definition, judged_net, lessons, mean_error, standard_pass
)  # fmt: skip

EXERCISE = exercise(
    kind="program",
    book="§5.3, (5.16)",
    patterns=["oracle", "derived formula", "metamorphic"],
    contract=[
        (
            "250 个样本、上百列、一百多个输出、500 轮训练时也对",
            "Right as well for 250 samples, a hundred columns and outputs, and 500 passes",
        ),
        (
            "净输入的绝对值到 1000 时结果有限；一个输入大到 20000、其余小到 10⁻⁶ 时，更新后的参数仍准到 10⁻⁸",
            "Finite for net inputs of size up to 1000; updated parameters are right to 10⁻⁸ with an input of 20000 and others of 10⁻⁶",
        ),
        (
            "取值的名字互相包含，或只差空格、大小写、一个 0，也是不同的取值",
            "Values whose names contain each other, or differ by a blank, in case or by a 0, are different values",
        ),
    ],
    written={
        "observations": [
            ("比较了轮数、更新次数与计算量", "Compares passes, updates and computation"),
            ("看了样本次序的影响", "Looks at what the order of the samples does"),
            (
                "对照书上的话，并看到自己的实验的局限",
                "Holds the book's words against it, and sees the limits of the experiment",
            ),
        ]
    },
    hints=[
        (
            "先写对一个样本的梯度：把某个参数加减 1e-5，看误差变了多少，逐组核对。",
            "Get the gradient of one sample right first: move a parameter by ±1e-5, see how the error changes, and go through all groups.",
        ),
        (
            "标准 BP 每个样本之后网络就变了；累积 BP 一轮之中网络不变。",
            "In standard BP the net is another one after every sample; in accumulated BP it stays the same during a pass.",
        ),
        (
            "先算完四组增量再更新；累积 BP 用均值，因为 (5.16) 有 1/m。",
            "Compute all four increments before you update; accumulated BP takes the mean, because of the 1/m in (5.16).",
        ),
    ],
)

SHARES = (1.2, 0.981, 0.903, 0.617, 0.0)
"""Targets as shares of the error before training: met at once, soon, later, never."""


@check(
    points=0.5,
    book="表 4.3 / table 4.3",
    hint=(
        "列的次序由 domains 决定，不是由出现的先后。",
        "The order of the columns is that of `domains`, not of first appearance.",
    ),
)
def test_encoded_melons(answer):
    """西瓜 3.0 编码成 17 行 19 列，第一行如表 4.3 /
    Watermelon 3.0 becomes 17 rows of 19 columns, the first row as in table 4.3"""
    table = watermelon_3_0()
    got = answer.encode(table["X"], table["domains"])
    close(got, _melons()[0], ("编码后的表", "the encoded table"))


@check(
    points=0.5,
    given={"table": tables()},
    also=pins.encode,
    strict=pins.look_alike,
    hint=("一列对应一个取值：该行取这个值时为 1。", "A column stands for a value: 1 where the row has that value."),
)
def test_encode(answer, table):
    """编码对任意的表都对：没有出现的取值也有一列，不同属性的取值可以同名 /
    Any table is encoded: a value that does not occur has its column, and attributes may share values"""
    close(
        answer.encode(table["X"], table["domains"]),
        _encoded(table["X"], table["domains"]),
        ("编码后的表", "the encoded table"),
    )


@check(
    points=1,
    book="(5.4), (5.16)",
    given={"lesson": lessons()},
    also=pins.loss,
    strict_given={"lesson": lessons(strict=True)},
    strict=pins.hard_losses,
)
def test_loss(answer, lesson):
    """误差符合 (5.16)，重复全部样本不变 /
    The error is what (5.16) says, and unchanged when all samples are repeated"""
    net, X, Y = lesson["net"], lesson["X"], lesson["Y"]
    wanted = mean_error(net, X, Y)
    with hint(
        "阈值是减去的；每个样本有 1/2，对样本取平均。",
        "Thresholds are subtracted; each sample has a 1/2, and samples are averaged.",
    ):
        close(answer.loss(net, X, Y), wanted, ("误差", "the error"))
        twice = answer.loss(net, np.vstack([X, X]), np.vstack([Y, Y]))
        close(twice, wanted, ("样本各重复一次的误差", "the error with each sample twice"))


@check(
    points=2,
    book="(5.10)-(5.15)",
    given={"lesson": lessons(samples=(1, 1))},
    also=pins.sample_gradient,
    strict_given={"lesson": lessons(samples=(1, 1), strict=True)},
    strict=pins.hard_gradients,
)
def test_sample_gradient(answer, lesson):
    """一个样本的梯度：四组参数都等于误差的数值导数 /
    The gradient of one sample: all four groups are numerical derivatives of the error"""
    net, X, Y = lesson["net"], lesson["X"][:1], lesson["Y"][:1]
    wanted = gradient_by_definition(net, X, Y)
    got = mapping(answer.sample_gradient(net, X[0], Y[0]), KEYS)
    words = {
        "theta": ("θ 是减去的：∂E/∂θ_j 的符号是什么？", "θ is subtracted: what is the sign of ∂E/∂θ_j?"),
        "W": (
            "∂β_j/∂w_hj = b_h；梯度不是增量，差一个负号。",
            "∂β_j/∂w_hj = b_h; a gradient is no increment: mind the sign.",
        ),
        "gamma": (
            "两层各有一个 f'：输出的 f' 在 g_j 里，误差经 w_hj 传回隐层后再乘隐层的 f'；γ 是减去的。",
            "Each layer has an f': that of the output is in g_j, and after coming back through w_hj the error meets that of the hidden "
            "layer; γ is subtracted.",
        ),
        "V": (
            "误差经过每个输出传回 b_h，再经 f' 到 x_i。",
            "The error comes back to b_h through each output, then through f' to x_i.",
        ),
    }
    for key, line in words.items():
        with hint(*line):
            close(got[key], wanted[key], (f"对 {key} 的梯度", f"the gradient by {key}"))


@check(
    points=0.5,
    book="图 5.8 / fig. 5.8",
    hint=(
        "一个样本的增量全部用更新之前的参数算，e_h 也用更新前的 W。",
        "All increments of a sample come from the parameters before its update; e_h takes the old W.",
    ),
)
def test_standard_on_melons(answer):
    """3.0 上 q = 5 的网络：两轮标准 BP (η = 0.1) /
    A net with q = 5 on 3.0: two passes of standard BP (η = 0.1)"""
    X, Y = _melons()
    net = formula_net(19, 5, 1)
    for count, value in ((1, 0.16679390156596), (2, 0.14166373386282)):
        net = judged_net(answer.standard_epoch(net, X, Y, 0.1), net)
        close(mean_error(net, X, Y), value, (f"{count} 轮之后的误差", f"the error after {count} passes"), abs=1e-9)


@check(
    points=1.5,
    book="图 5.8 / fig. 5.8",
    given={"lesson": lessons(), "eta": st.sampled_from((0.0, 0.01, 0.1, 0.7, 2.0))},
    also=pins.standard_epoch,
    strict_given={"lesson": lessons(strict=True), "eta": st.sampled_from((0.0, 0.01, 0.1, 0.7, 2.0))},
    strict=pins.hard_epochs,
)
def test_standard_epoch(answer, lesson, eta):
    """标准 BP 一轮等于逐个样本更新；只有一个样本时与累积 BP 相同 /
    A pass of standard BP is an update for each sample; with one sample it is that of accumulated BP"""
    net, X, Y = lesson["net"], lesson["X"], lesson["Y"]
    one = judged_net(answer.standard_epoch(net, X[:1], Y[:1], eta), net)
    with (
        hint(
            "先算完全部增量，再改参数；阈值也要更新。",
            "Compute all increments before changing anything; thresholds move, too.",
        ),
        at("只有一个样本时", "with one sample"),
    ):
        _same_net(one, standard_pass(net, X[:1], Y[:1], eta))
    with (
        hint(
            "按行的次序，每个样本用的是前一个样本更新之后的网络。",
            "In the order of rows, each sample meets the net that the one before has changed.",
        ),
        at("全部样本", "all samples"),
    ):
        _same_net(answer.standard_epoch(net, X, Y, eta), standard_pass(net, X, Y, eta))


@check(
    points=0.5,
    book="(5.16)",
    hint=("(5.16) 有 1/m：是均值，不是和。", "There is a 1/m in (5.16): the mean, not the sum."),
)
def test_accumulated_on_melons(answer):
    """3.0 上 q = 5 的网络：两轮累积 BP (η = 0.1) /
    A net with q = 5 on 3.0: two passes of accumulated BP (η = 0.1)"""
    X, Y = _melons()
    net = formula_net(19, 5, 1)
    for count, value in ((1, 0.19169963044051), (2, 0.19034357196999)):
        net = judged_net(answer.accumulated_epoch(net, X, Y, 0.1), net)
        close(mean_error(net, X, Y), value, (f"{count} 轮之后的误差", f"the error after {count} passes"), abs=1e-9)


@check(
    points=1.5,
    book="(5.16)",
    given={"lesson": lessons(), "eta": st.sampled_from((0.0, 0.01, 0.1, 0.7, 5.0))},
    also=pins.standard_epoch,
    strict_given={"lesson": lessons(strict=True), "eta": st.sampled_from((0.0, 0.01, 0.1, 0.7, 5.0))},
    strict=pins.hard_epochs,
)
def test_accumulated_epoch(answer, lesson, eta):
    """累积 BP 一轮只更新一次，与样本的次序无关，重复全部样本也不变 /
    A pass of accumulated BP is one update; the order of samples and repeating all of them change nothing"""
    net, X, Y = lesson["net"], lesson["X"], lesson["Y"]
    wanted = accumulated_pass(net, X, Y, eta)
    with hint(
        "用 E 的梯度：各样本梯度的均值，都在同一个网络上计算。",
        "Use the gradient of E: the mean of the gradients of the samples, all at the same net.",
    ):
        _same_net(answer.accumulated_epoch(net, X, Y, eta), wanted)
        with at("样本倒序并重复一次", "samples reversed and repeated"):
            _same_net(answer.accumulated_epoch(net, np.vstack([X, X])[::-1], np.vstack([Y, Y])[::-1], eta), wanted)


@check(
    points=1,
    given={
        "lesson": lessons(samples=(1, 4)),
        "eta": st.sampled_from((0.1, 0.5, 1.0)),
        "mode": st.sampled_from(("standard", "accumulated")),
        "max_epochs": st.integers(0, 5),
        "share": st.sampled_from(SHARES),
    },
    also=pins.train,
    strict_given={
        "lesson": lessons(samples=(1, 4), strict=True),
        "eta": st.sampled_from((0.1, 0.5, 1.0)),
        "mode": st.sampled_from(("standard", "accumulated")),
        "max_epochs": st.integers(0, 5),
        "share": st.sampled_from(SHARES),
    },
    strict=pins.hard_training,
    examples=40,
)
def test_train(answer, lesson, eta, mode, max_epochs, share):
    """训练记录与停止：losses[0] 在训练之前，第一次小于 target 就停 /
    Record and stopping: losses[0] is before training, and the first loss below target ends it"""
    net, X, Y = lesson["net"], lesson["X"], lesson["Y"]
    target = _target(net, X, Y, share)
    trained, wanted = _trained(net, X, Y, eta, mode, max_epochs, target)
    got = sequence(answer.train(net, X, Y, eta, mode, max_epochs, target), 2)
    with hint(
        "losses[0] 是训练前的误差；已经小于 target 就一轮也不作。",
        "losses[0] is before any update; if it is below target, no pass is run.",
    ):
        close(
            sequence(got[1], len(wanted), ("losses", "the list losses")),
            wanted,
            ("losses", "the list losses"),
            abs=1e-8,
        )
    with hint("返回最后一轮之后的网络。", "Return the net after the last pass."):
        _same_net(got[0], trained)


@check(points=0.5)
def test_compare_on_melons(answer):
    """3.0 上 η = 2：两种 BP 达到 E < 0.1 的轮数与更新次数 /
    On 3.0 with η = 2: the passes and updates until E < 0.1, for both kinds of BP"""
    X, Y = _melons()
    got = mapping(answer.compare(formula_net(19, 5, 1), X, Y, 2.0, 0.1, 160), ("standard", "accumulated"))
    with hint(
        "更新次数：标准 BP 每轮 m 次，累积 BP 每轮 1 次。",
        "Updates: m in each pass of standard BP, one in each of accumulated BP.",
    ):
        for mode, wanted, each in (("standard", 22, 17), ("accumulated", 135, 1)):
            row = mapping(got[mode], ("epochs", "updates", "loss"), (mode, mode))
            epochs = integer(row["epochs"], (f"{mode} 的轮数", f"the passes of {mode}"))
            # The last loss may graze the target at rounding level.
            require(
                abs(epochs - wanted) <= 1,
                f"{mode} 的轮数不对",
                f"The number of passes of {mode} is wrong",
                expected=wanted,
                got=epochs,
            )
            updates = integer(row["updates"], (f"{mode} 的更新次数", f"the updates of {mode}"))
            close(updates, epochs * each, (f"{mode} 的更新次数", f"the updates of {mode}"))


@check(
    points=0.5,
    given={
        "lesson": lessons(samples=(2, 4)),
        "eta": st.sampled_from((0.1, 1.0, 4.0)),
        "share": st.sampled_from(SHARES),
        "max_epochs": st.integers(0, 5),
    },
    also=pins.compare,
    strict_given={
        "lesson": lessons(samples=(2, 4), strict=True),
        "eta": st.sampled_from((0.1, 1.0, 4.0)),
        "share": st.sampled_from(SHARES),
        "max_epochs": st.integers(0, 5),
    },
    strict=pins.hard_comparisons,
    examples=40,
)
def test_compare(answer, lesson, eta, share, max_epochs):
    """比较的表：轮数、更新次数与最后的误差都由两次训练得出，达不到则为 None /
    The table of comparison: passes, updates and last errors follow from both trainings, None where the target is missed
    """
    net, X, Y = lesson["net"], lesson["X"], lesson["Y"]
    target = _target(net, X, Y, share)
    got = mapping(answer.compare(net, X, Y, eta, target, max_epochs), ("standard", "accumulated"))
    for mode, each in (("standard", len(X)), ("accumulated", 1)):
        row = mapping(got[mode], ("epochs", "updates", "loss"), (mode, mode))
        losses = _trained(net, X, Y, eta, mode, max_epochs, target)[1]
        for key, count in (("epochs", len(losses) - 1), ("updates", each * (len(losses) - 1))):
            what = (f"{mode} 的 {key}", f"the entry {key} of {mode}")
            if losses[-1] < target:
                close(integer(row[key], what), count, what)
            else:
                is_none(row[key], what)
        close(row["loss"], losses[-1], (f"{mode} 的 loss", f"the entry loss of {mode}"), abs=1e-11, rel=1e-10)


@picture(
    "误差随轮数与更新次数的变化（西瓜 3.0, η = 2）",
    "Error against passes and against updates (watermelon 3.0, η = 2)",
    alt=(
        "上图横轴是轮数，标准 BP 的实线下降得快得多；下图横轴是更新次数（对数刻度），两条线相近。",
        "Above, against passes, the solid line of standard BP falls much faster; below, against updates on a log axis, the lines are close.",
    ),
)
def draw_losses(figure, answer, reference, says):
    X, Y = _melons()
    above, below = figure.subplots(2, 1)
    for mode, style, name, each in (
        ("standard", "-", says("标准 BP", "standard"), 17),
        ("accumulated", "--", says("累积 BP", "accumulated"), 1),
    ):
        losses = sequence(answer.train(formula_net(19, 5, 1), X, Y, 2.0, mode, 200, 0.05), 2)[1]
        counts = np.arange(len(losses))
        above.plot(counts, losses, style, label=name)
        below.plot(np.maximum(1, counts * each), losses, style, label=name)
    above.set(xlabel=says("轮数", "passes"), ylabel="E")
    below.set(xlabel=says("更新次数", "updates"), ylabel="E", xscale="log")
    above.legend()


def _encoded(X, domains):
    """One entry at a time: (row, column) holds whether the row has the value of that column."""
    places = [(j, value) for j, domain in enumerate(domains) for value in (domain or [None])]
    return np.array(
        [[float(row[j] == value) if value is not None else float(row[j]) for j, value in places] for row in X]
    ).reshape(len(X), len(places))


def _melons():
    table = watermelon_3_0()
    return _encoded(table["X"], table["domains"]), np.array([[float(label == "是")] for label in table["y"]])


def _target(net, X, Y, share):
    """A share of the first error; where that is nothing but rounding, any number."""
    before = mean_error(net, X, Y)
    return float(share * before) if before > 1e-6 else share


@memo
def _trained(net, X, Y, eta, mode, max_epochs, target):
    losses = [mean_error(net, X, Y)]
    for _ in range(max_epochs):
        if losses[-1] < target:
            break
        net = (standard_pass if mode == "standard" else accumulated_pass)(net, X, Y, eta)
        losses.append(mean_error(net, X, Y))
    return net, losses


def _same_net(got, wanted):
    found = judged_net(got, wanted)
    for key in KEYS:
        close(found[key], wanted[key], (f"更新后的 {key}", f"{key} after the update"), abs=1e-8)
