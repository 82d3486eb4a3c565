"""Checks of exercise 5.3."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import check, close, exercise, hint, picture, sequence
from grader.strategies import grid

from .pins import ex05_03 as pins
from .pins.ex05_03 import SMALL_NET, SMALL_X, SMALL_Y
from .shared import derivative, derivatives, error, hidden_outputs, nets, outputs, sigmoid

EXERCISE = exercise(
    kind="derive",
    book="§5.3, (5.13)",
    patterns=["derived formula", "certificate"],
    contract=[
        (
            "净输入的绝对值到 1000、单元饱和时，结果是有限的数，不是 NaN",
            "Where net inputs are as large as 1000 and units saturated, results are finite numbers and no NaN",
        ),
        ("每层一百多个单元时也对", "Right as well with a hundred units in each layer"),
        (
            "一个输入大到 30000、其余小到 10⁻⁶，学习率到 200 时，Δv 仍准到 10⁻⁹",
            "Δv is right to 10⁻⁹ with one input of 30000 and others of 10⁻⁶, and for learning rates up to 200",
        ),
    ],
    hints=[
        (
            "v_ih 改变一点，先改变谁，再改变谁，最后怎样到达误差？把路径画出来。",
            "Move v_ih a little: what changes first, what next, and how does it reach the error? Draw the path.",
        ),
        ("b_h 同时影响所有输出，要对 j 求和。", "b_h feeds every output, so sum over j."),
        (
            "先求 ∂E/∂b_h，再乘 f' 与 x_i；f' 用 f 自己就能写出 (5.9)。",
            "Find ∂E/∂b_h first, then multiply by f' and by x_i; f' can be written with f itself (5.9).",
        ),
    ],
    written={
        "derivation": [
            ("写出链式法则的三环", "Names the three links of the chain rule"),
            ("说明 b_h 影响所有输出，因此对 j 求和", "Says that b_h feeds every output, hence the sum over j"),
            ("用到 (5.9) f' = f(1 - f)", "Uses (5.9), f' = f(1 - f)"),
        ]
    },
)


@st.composite
def cases(draw, /, strict=False, **sizes):
    """{"net", "x", "y"} that fit together."""
    net = draw(nets(strict=strict, **sizes))
    inputs, outs = len(net["V"]), len(net["theta"])
    x = np.array(draw(st.lists(st.integers(-2, 2), min_size=inputs, max_size=inputs)), dtype=float)
    scale, shift = draw(st.sampled_from(((1.0, 0.0), (1e-4, 0.0), (1.0, 0.123456789)))) if strict else (1.0, 0.0)
    y = draw(st.lists(grid(0, 1), min_size=outs, max_size=outs))
    return {"net": net, "x": scale * x + shift, "y": np.array(y)}


@check(
    points=0.5,
    book="(5.10)",
    hint=(
        "g_j 是 -∂E_k/∂β_j：误差对输出的导数，再乘输出对 β_j 的导数。",
        "g_j is -∂E_k/∂β_j: the derivative of the error by the output, times that of the output by β_j.",
    ),
)
def test_output_of_small_net(answer):
    """2-2-1 的小网络的 g / The g of a small 2-2-1 net"""
    close(answer.output_terms(np.array([0.42828252]), SMALL_Y), [0.0175605], ("g", "g"), abs=1e-7)


@check(
    points=0.5,
    book="(5.15)",
    hint=("e_h 也含隐单元自己的 f'。", "e_h has the f' of the hidden unit itself, too."),
)
def test_hidden_of_small_net(answer):
    """2-2-1 的小网络的 e / The e of a small 2-2-1 net"""
    b = np.array([0.61182737, 0.70682222])
    wanted = [0.00208526, -0.00254728]
    close(answer.hidden_terms(b, SMALL_NET["W"], np.array([0.0175605])), wanted, ("e", "e"), abs=1e-8)


@check(
    points=0.5,
    book="(5.13)",
    hint=(
        "先核对前向计算：b = (0.6118, 0.7068)，输出 0.4283；阈值是减去的。",
        "Check the forward pass first: b = (0.6118, 0.7068), output 0.4283; thresholds are subtracted.",
    ),
)
def test_update_of_small_net(answer):
    """2-2-1 的小网络的 Δv / The Δv of a small 2-2-1 net"""
    wanted = [[7.298417e-5, -8.915468e-5], [1.8767359e-4, -2.2925490e-4]]
    close(answer.delta_v(SMALL_NET, SMALL_X, SMALL_Y, 0.1), wanted, ("Δv", "Δv"), abs=1e-11)


@check(
    points=1.5,
    book="(5.10)",
    given={"case": cases()},
    strict_given={"case": cases(strict=True)},
    strict=pins.many_outputs,
)
def test_output_terms(answer, case):
    """g_j 等于 -∂E_k/∂β_j / g_j is -∂E_k/∂β_j"""
    net, x, y = case["net"], case["x"], case["y"]
    b = hidden_outputs(net, x)
    g = -derivatives(lambda beta: error(sigmoid(beta - net["theta"]), y), b @ net["W"])
    with hint(
        "先是 ½(ŷ_j - y_j)² 对 ŷ_j 的导数，再乘 f' = ŷ_j(1 - ŷ_j)；g_j 只与第 j 个输出有关。",
        "First the derivative of ½(ŷ_j - y_j)² by ŷ_j, then times f' = ŷ_j(1 - ŷ_j); g_j is about output j alone.",
    ):
        close(answer.output_terms(outputs(net, b), y), g, ("g", "g"))


@check(
    points=2,
    book="(5.15)",
    given={"case": cases(outs=(2, 3))},
    strict_given={"case": cases(strict=True)},
    strict=pins.many_outputs,
)
def test_several_outputs(answer, case):
    """e_h 把各个输出的贡献加在一起 / e_h adds up the contributions of all outputs"""
    net, x, y = case["net"], case["x"], case["y"]
    b = hidden_outputs(net, x)
    g = -derivatives(lambda beta: error(sigmoid(beta - net["theta"]), y), b @ net["W"])
    e = -derivatives(lambda alpha: error(outputs(net, sigmoid(alpha - net["gamma"])), y), x @ net["V"])
    with hint(
        "w_hj 的第一个下标是隐单元，第二个是输出；误差经过每一个输出传回 b_h，再乘 b_h(1 - b_h)。",
        "The first index of w_hj is the hidden unit, the second the output; the error comes back to b_h through each output, and is "
        "multiplied by b_h(1 - b_h).",
    ):
        close(answer.hidden_terms(b, net["W"], g), e, ("e", "e"))


@check(
    points=2.5,
    book="(5.6), (5.13)",
    given={"case": cases(), "eta": st.sampled_from((0.1, 0.5, 1.0, 4.0))},
    strict_given={"case": cases(strict=True), "eta": st.sampled_from((0.005, 0.1, 200.0))},
    strict=pins.delta_v_far_out,
    hint=(
        "可以自己核对：把 v_ih 加减 1e-5，看 E_k 变了多少；Δv 的形状是 (d, q)。",
        "Check it yourself: move v_ih by ±1e-5 and see how E_k changes. Δv has shape (d, q).",
    ),
)
def test_delta_v_is_the_negative_gradient(answer, case, eta):
    """Δv 等于 -η 乘以误差 E_k 对 V 的数值导数 / Δv is -η times the numerical derivative of the error E_k by V"""
    close(answer.delta_v(case["net"], case["x"], case["y"], eta), _delta_v(eta=eta, **case), ("Δv", "Δv"))


@check(
    points=2,
    book="(5.7), (5.15)",
    given={"case": cases(), "place": st.tuples(st.integers(0, 40), st.integers(0, 40))},
    strict_given={
        "case": cases(strict=True),
        "place": st.tuples(st.integers(0, 40), st.integers(0, 40)),
    },
    strict=pins.three_links,
)
def test_three_links(answer, case, place):
    """链上的三环分别等于各自的导数，三者之积就是 ∂E_k/∂v_ih /
    Each of the three links is the derivative it names, and their product is ∂E_k/∂v_ih"""
    net, x, y = case["net"], case["x"], case["y"]
    i, h = place[0] % len(x), place[1] % len(net["gamma"])
    b = hidden_outputs(net, x)
    alpha = float(x @ net["V"][:, h])
    wanted = (
        derivatives(lambda hidden: error(outputs(net, hidden), y), b)[h],
        derivative(lambda value: sigmoid(value - net["gamma"][h]), alpha),
        x[i],
    )
    got = sequence(answer.chain_factors(net, x, y, i, h), 3, ("三环", "the three links"))
    hints = (
        (
            "把 b_h 当作自变量：它经过每一个 β_j 影响误差；是导数本身，不带负号。",
            "Take b_h as the variable: it reaches the error through every β_j; the derivative itself, without a minus sign.",
        ),
        ("b_h = f(α_h - γ_h), f' 用 b_h 写得出来。", "b_h = f(α_h - γ_h), and f' can be written with b_h."),
        ("α_h 是 v_ih 的线性函数。", "α_h is linear in v_ih."),
    )
    names = ("∂E_k/∂b_h", "∂b_h/∂α_h", "∂α_h/∂v_ih")
    product = 1.0
    for value, right, name, words in zip(got, wanted, names, hints, strict=True):
        with hint(*words):
            product *= close(value, right, (name, name))
    close(product, -_delta_v(net, x, y, 1.0)[i, h], ("三环之积", "the product of the links"))


@check(points=0.5, given={"case": cases(inputs=(2, 4), hidden=(2, 4))})
def test_special_cases(answer, case):
    """x_i = 0 的行为 0；Δv 与 η 成正比；重排隐单元则重排各列 /
    A row with x_i = 0 is zero; Δv is proportional to η; reordered hidden units reorder the columns"""
    net, y = case["net"], case["y"]
    x = np.append(case["x"][:-1], 0.0)
    wanted = _delta_v(net, x, y, 0.5)
    with hint(
        "e_h 与 i 无关，x_i 与 h 无关：Δv 是两个向量的外积，再乘 η。",
        "e_h knows nothing of i, x_i nothing of h: Δv is an outer product, times η.",
    ):
        close(answer.delta_v(net, x, y, 0.5), wanted, ("Δv", "Δv"))
        close(answer.delta_v(net, x, y, 2.0), 4 * wanted, ("η 变为 4 倍后的 Δv", "Δv with η four times as large"))
        turned = {"V": net["V"][:, ::-1], "gamma": net["gamma"][::-1], "W": net["W"][::-1], "theta": net["theta"]}
        back = answer.delta_v(turned, x, y, 0.5)
        close(back, wanted[:, ::-1], ("隐单元倒序后的 Δv", "Δv with the hidden units reversed"))
    with hint("误差为 0 时没有什么可改的。", "Where the error is 0 nothing is to be changed."):
        right = outputs(net, hidden_outputs(net, x))
        close(answer.delta_v(net, x, right, 1.0), 0 * wanted, ("y = ŷ 时的 Δv", "Δv where y = ŷ"))


@picture(
    "误差沿链传回 v_ih",
    "The error on its way back to v_ih",
    alt=(
        "2-2-1 网络的三层结点；加粗的是从 x 经隐单元到误差的路径，边上标着链式法则的三环和更新量。",
        "The layers of a 2-2-1 net; the bold path leads from x through a hidden unit to the error, its edges marked with "
        "the three links of the chain rule and the update.",
    ),
)
def draw_chain(figure, answer, reference, says):
    links = answer.chain_factors(SMALL_NET, SMALL_X, SMALL_Y, 1, 0)
    change = np.asarray(answer.delta_v(SMALL_NET, SMALL_X, SMALL_Y, 0.1), dtype=float)
    places = {
        "$x_1$": (0, 1),
        "$x_2$": (0, 0),
        "$b_1$": (1, 1),
        "$b_2$": (1, 0),
        r"$\hat y$": (2, 0.5),
        "$E$": (3, 0.5),
    }
    x_1, x_2, b_1, b_2, y_hat, E = places
    path = [(x_2, b_1), (b_1, y_hat), (y_hat, E)]
    edges = [(x_1, b_1), (x_1, b_2), (x_2, b_2), (b_2, y_hat), *path]
    axes = figure.subplots()
    for start, end in edges:
        ends = np.array([places[start], places[end]])
        axes.plot(*ends.T, color="tab:orange" if (start, end) in path else "lightgray", linewidth=3, zorder=1)
    for name, (across, up) in places.items():
        axes.scatter(across, up, s=900, color="white", edgecolors="black", zorder=2)
        axes.text(across, up, name, ha="center", va="center", zorder=3)
    axes.text(0.35, 0.62, f"∂α/∂v = {links[2]:.3g}", ha="right")
    axes.text(1.0, 1.18, f"∂b/∂α = {links[1]:.4f}", ha="center")
    axes.text(1.75, 0.9, f"∂E/∂b = {links[0]:.4f}", ha="left")
    axes.text(0.35, 0.5, f"Δv = {change[1, 0]:.2e}", ha="right", color="tab:orange")
    axes.set_title(
        says("三环之积的 -η 倍就是更新量 (η = 0.1)", "The update is -η times the product of the links (η = 0.1)")
    )
    axes.set_ylim(-0.3, 1.4)
    axes.axis("off")


def _delta_v(net, x, y, eta):
    """-η ∂E_k/∂V, by differentiating the error itself."""
    return -eta * derivatives(lambda V: error(outputs(net, hidden_outputs({**net, "V": V}, x)), y), net["V"])
