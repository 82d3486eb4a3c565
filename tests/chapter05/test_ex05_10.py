"""Checks of exercise 5.10."""

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import optdigits
from grader.checks import (
    array, check, close, equal, exercise, hint, integer, integers, mapping, memo, picture, repeatable, require
)  # fmt: skip
from grader.strategies import seeds

from .pins import ex05_10 as pins
from .shared import derivatives

EXERCISE = exercise(
    kind="program",
    book="§5.6，图 5.15 / fig. 5.15",
    patterns=["oracle", "derived formula", "outcome"],
    extra=["shapes", "parameter_count"],
    contract=[
        (
            "softmax 之前的数到 ±1000 时，概率有限而准确，一批里有很亮的图也有很暗的图时也是",
            "Probabilities are finite and accurate for numbers up to ±1000 before the softmax, with very bright and dark images in one batch",
        ),
        (
            "卷积与汇合在上百幅图、上百个核、10⁻⁶ 到 10⁶ 的数上都对；图像是整数时核的小数不丢",
            "Convolution and pooling are right for a hundred images or kernels and numbers from 10⁻⁶ to 10⁶; kernels keep their decimals "
            "where images are integers",
        ),
        (
            "参数小到 10⁻⁴、图像亮到 10⁵、105 幅图时，梯度准到 10⁻⁹；块内并列、ReLU 恰在 0 处不作要求",
            "Gradients are right to 10⁻⁹ for parameters of 10⁻⁴, images of 10⁵ and 105 images; ties in a block, and ReLU at exactly 0, "
            "are not asked",
        ),
        (
            "标签都换成 9 减去它，也认得对；一次训练不超过 2 秒",
            "Labels replaced by 9 minus them are learned as well; a training takes at most 2 seconds",
        ),
        (
            "shapes 与 parameter_count 对任意一串层、任意一层都对",
            "shapes and parameter_count are right for any stack of layers and any layer",
        ),
    ],
    hints=[
        (
            "先把前向计算写对：每一层都可以在 4×4 的小图上手算。",
            "Get the forward pass right first: every layer can be done by hand on an image of 4×4.",
        ),
        (
            "卷积不必逐像素循环：核的每个位置对应图像的一个切片，乘上一个数再相加。",
            "Convolution needs no loop over pixels: each entry of the kernel goes with one slice of the image.",
        ),
        (
            "softmax 与交叉熵合起来求导最简单；汇合的梯度只流向块内的最大者，ReLU 只让正的通过。",
            "Softmax and cross-entropy are easiest differentiated together; through pooling only the winner of a block receives "
            "gradient, and ReLU lets only positive entries pass.",
        ),
    ],
)


@st.composite
def pictures(draw, strict=False):
    """{"images", "K", "bias"}: images and kernels of small integers, not always square; strict ones of other numbers and sizes."""
    kind = draw(st.sampled_from(("fine", "small", "large", "wide", "many") if strict else ("",)))
    rng = np.random.default_rng(draw(seeds()))
    k = draw(st.integers(1, 4))
    maps = draw(st.integers(1, 3)) + 6 * (kind == "wide")
    height, width = (
        k + draw(st.integers(0, 4)) + 5 * (kind == "wide"),
        k + draw(st.integers(0, 4)) + 3 * (kind == "wide"),
    )
    n = draw(st.integers(1, 3)) if kind != "many" else 50
    parts = [rng.integers(-3, 4, shape).astype(float) for shape in ((n, height, width), (k, k, maps), (maps,))]
    if kind == "fine":
        parts = [part + rng.random(part.shape).round(9) for part in parts]
    scale = {"small": 1e-5, "large": 1e6}.get(kind, 1.0)
    return {"images": scale * parts[0], "K": parts[1], "bias": scale * parts[2]}


@st.composite
def stacks(draw):
    """{"side", "layers", "sides"}: layers that fit, built from the last one back."""
    sides, layers = [draw(st.integers(1, 5))], []
    count = draw(st.sampled_from((0, 1, 2, 3, 4, 5, 9, 105)))
    pattern = draw(st.lists(st.tuples(st.sampled_from(("conv", "pool")), st.integers(1, 5)), min_size=9, max_size=9))
    for k in range(count):
        kind, size = pattern[k % 9] if sides[0] < 50_000 else ("conv", 3)
        layers.insert(0, (kind, size))
        sides.insert(0, sides[0] + size - 1 if kind == "conv" else sides[0] * size)
    return {"side": sides[0], "layers": layers, "sides": sides[1:]}


@st.composite
def nets(draw, samples=(1, 4), kernels=(1, 4), kinds=("",)):
    """{"params", "images", "labels"}: nets for images of 8×8 without ties; the `large` ones reach scores of ±1000."""
    kind = draw(st.sampled_from(kinds))
    rng = np.random.default_rng(draw(seeds()))
    maps = draw(st.integers(*kernels)) if kind != "wide" else 32
    n = draw(st.integers(*samples)) if kind != "many" else 105
    images = rng.random((n, 8, 8)).round(6) - draw(st.sampled_from((0.0, 0.4)))
    images[:, 3, 3] = 0.0
    params = {
        "K": rng.normal(0, 0.5, (3, 3, maps)),
        "b": rng.normal(0, 0.3, maps),
        "W": rng.normal(0, 0.4, (9 * maps, 10)),
        "c": rng.normal(0, 0.5, 10),
    }
    if kind == "small":
        params = {key: 1e-4 * part for key, part in params.items()}
    if kind == "bright":
        images, params["K"] = 1e5 * images, 1e-5 * params["K"]
    if kind == "large":
        scores = _features(params, images) @ params["W"]
        params["W"] = params["W"] * (900 / max(1.0, float(np.abs(scores).max())))
    return {"params": params, "images": images, "labels": rng.integers(0, 10, n)}


@check(points=0.5, hint=("核不翻转。", "The kernel is not flipped."))
def test_by_hand(answer):
    """3×3 的图与 2×2 的核 / An image of 3×3 with a kernel of 2×2"""
    image = np.arange(1.0, 10.0).reshape(1, 3, 3)
    kernel = np.array([[1.0, 0.0], [0.0, -1.0]]).reshape(2, 2, 1)
    got = answer.conv(image, kernel, np.zeros(1))
    close(got, np.full((1, 2, 2, 1), -4.0), ("卷积", "the convolution"))


@check(
    points=1.5,
    given={"case": pictures()},
    also=pins.convolution,
    strict_given={"case": pictures(strict=True)},
    strict=pins.many_kernels,
    hint=(
        "输出的第 (i, j) 项用到从 (i, j) 开始的 k×k 小块；每个核有自己的偏置。",
        "The output at (i, j) uses the k×k patch that begins at (i, j); each kernel has a bias of its own.",
    ),
)
def test_convolution(answer, case):
    """卷积与逐个位置相乘相加一致，图像不必是方的 /
    Convolution is multiplying and adding at each place, for images that need not be square"""
    images, K, bias = case.values()
    size = float(np.abs(images).max() * np.abs(K).sum() + np.abs(bias).max())
    close(answer.conv(images, K, bias), _conv(images, K, bias), ("卷积", "the convolution"), abs=1e-11 * size)


@check(
    points=1,
    given={
        "sizes": st.tuples(st.integers(1, 3), st.integers(1, 4), st.integers(1, 4), st.integers(1, 4)),
        "low": st.sampled_from((-9, -1, 0)),
        "scale": st.just(1.0),
        "seed": seeds(),
    },
    also=pins.pooling,
    strict_given={
        "sizes": st.tuples(st.integers(1, 3), st.integers(1, 4), st.integers(1, 4), st.integers(1, 4)),
        "low": st.sampled_from((-9, -1, 0)),
        "scale": st.sampled_from((0.123456789, 1e-6, 1e6)),
        "seed": seeds(),
    },
    strict=pins.many_maps,
    hint=(
        "块的最大值可以是负的；各图互不相干。",
        "The largest of a block may be negative; maps have nothing to do with one another.",
    ),
)
def test_pooling(answer, sizes, low, scale, seed):
    """最大汇合与逐块比较一致，全是负数的块也是 /
    Max pooling is comparing block by block, all-negative blocks too"""
    n, h, w, maps = sizes
    A = scale * np.random.default_rng(seed).integers(low, low + 10, (n, 2 * h, 2 * w, maps))
    wanted = [
        [
            [
                [max(A[s, 2 * i + a, 2 * j + b, f] for a in (0, 1) for b in (0, 1)) for f in range(maps)]
                for j in range(w)
            ]
            for i in range(h)
        ]
        for s in range(n)
    ]
    close(answer.max_pool(A), wanted, ("汇合", "the pooled maps"))


@check(
    points=2,
    given={"case": nets()},
    also=pins.negative_map,
    strict_given={"case": nets(kinds=("small", "large", "bright", "wide", "many"))},
    strict=pins.forward,
)
def test_forward(answer, case):
    """前向计算给出各数字的概率 / The forward pass gives the probabilities of the digits"""
    case = {"bright and dark": _bright_and_dark, "shifted": _shifted}[case]() if isinstance(case, str) else case
    params, images = case["params"], case["images"]
    wanted = _probabilities(params, images)
    words = (
        "卷积、ReLU、汇合，按（行，列，核）的次序拉平，乘以 W 再加 c；softmax 对每幅图各算各的。",
        "Convolution, ReLU, pooling, laid out by (row, column, kernel), times W plus c; the softmax is over each image by itself.",
    )
    if np.abs(_features(params, images) @ params["W"] + params["c"]).max() > 300:
        words = (
            "softmax 之前的数很大：取指数之前，每幅图各减去自己的最大值。",
            "Numbers before the softmax are large: subtract from those of each image their own maximum before you exponentiate.",
        )
    with hint(*words):
        got = close(answer.forward(params, images), wanted, ("概率", "the probabilities"), abs=1e-8)
        close(got.sum(axis=1), np.ones(len(images)), ("概率之和", "the sums of probabilities"))


@check(
    points=3,
    given={"case": nets(samples=(1, 4), kernels=(1, 3))},
    strict_given={"case": nets(samples=(1, 4), kernels=(1, 3), kinds=("small", "bright"))},
    strict=pins.gradient_inputs,
    examples=8,
)
def test_gradient(answer, case):
    """平均交叉熵对四组参数的梯度都等于数值导数 /
    The gradients of the mean cross-entropy by all four groups are numerical derivatives"""
    case = _many() if case == "many" else case
    params, images, labels = case.values()
    wanted = _gradient(params, images, labels)
    got = mapping(answer.loss_gradient(params, images, labels), KEYS)
    words = {
        "c": (
            "交叉熵对 softmax 之前的数求导，结果很简单；对样本取平均。",
            "Cross-entropy has a simple derivative by the numbers before the softmax; average over samples.",
        ),
        "W": ("f 转置，乘以上一项。", "The transpose of f times the term before."),
        "b": (
            "b 用在每个位置：各位置的梯度相加；汇合只传给最大者，ReLU 只传给正的。",
            "b is used at every place: add them up; pooling passes gradient to the winner, ReLU to what is positive.",
        ),
        "K": (
            "核的每一项与它乘过的那片图像相乘，再相加；不翻转。",
            "Each entry of the kernel goes with the slice of the image that it was multiplied by; nothing is flipped.",
        ),
    }
    for key, line in words.items():
        with hint(*line):
            close(got[key], wanted[key], (f"对 {key} 的梯度", f"the gradient by {key}"))


@check(
    points=2,
    given={"seed": st.just(0)},
    also=pins.digits_inputs,
    strict=pins.other_digits,
    examples=1,
)
def test_digits(answer, seed):
    """在 599 幅手写数字上训练，另外 599 幅至少认对 85%；同样的参数给出同样的结果 /
    Trained on 599 digits it gets at least 85% right of 599 others; the same arguments give the same result"""
    images, labels = _digits()
    labels = 9 - labels if seed % 2 else labels
    k = np.arange(len(labels)) % 3
    own, other = (images[k == 0], labels[k == 0], seed), (images[k == 1], labels[k == 1], seed + 1)
    with hint(
        "随机数都应由 seed 产生：同样的参数两次训练的结果不同。",
        "All chance has to come from seed: training twice with the same arguments gave different results.",
    ):
        got = answer.train(*own) if seed % 2 else repeatable(answer, "train", *own, between=[other])
    params = _judged_params(got)
    right = float((_probabilities(params, images[k == 2]).argmax(axis=1) == labels[k == 2]).mean())
    with hint(
        "参数的初值要随机而且不大（K 从零开始就永远学不动）；小批量梯度下降约 20 轮；先确认训练误差在下降。",
        "Start from small random parameters (kernels that start at zero never learn); about 20 passes of gradient descent in small "
        "batches; see first that the training error falls.",
    ):
        require(
            right >= BAR,
            f"对没有见过的数字认对了 {right:.1%}，应至少 85%",
            f"{right:.1%} of unseen digits are right; it should be 85% at least",
        )


@check(
    extra=True,
    book="图 5.15 / fig. 5.15",
    hint=("不补零：卷积后每边少 k - 1。", "Without padding each side loses k - 1."),
)
def test_figure_sides(answer):
    """图 5.15：各层的边长 / Figure 5.15: the sides of the layers"""
    equal(integers(answer.shapes(32, FIGURE), 4), [28, 14, 10, 5], ("各层的边长", "the sides"))


@check(
    extra=True,
    book="图 5.15 / fig. 5.15",
    hint=(
        "权共享：每张输出图一组核、一个偏置。",
        "Shared weights: one set of kernels and one bias for each output map.",
    ),
)
def test_figure_parameters(answer):
    """图 5.15：第一层共享与不共享时的参数个数 / Figure 5.15: the parameters of the first layer with and without shared weights"""
    equal(integer(answer.parameter_count(5, 1, 6, 32, True)), 6 * 26, ("共享时的个数", "the number with sharing"))
    equal(integer(answer.parameter_count(5, 1, 6, 32, False)), 122304, ("不共享时的个数", "the number without sharing"))


@check(
    extra=True,
    given={"stack": stacks()},
    also=pins.stack_of_sizes,
    hint=(
        "卷积后的边长是 side - k + 1，汇合后是 side / s；列表里不含输入。",
        "A convolution leaves side - k + 1, a pooling side / s; the input is not in the list.",
    ),
)
def test_sides(answer, stack):
    """任意一串层的边长 / The sides of any stack of layers"""
    got = answer.shapes(stack["side"], stack["layers"])
    equal(integers(got, len(stack["layers"])), stack["sides"], ("各层的边长", "the sides"))


@check(
    extra=True,
    given={
        "k": st.integers(1, 12),
        "channels": st.integers(1, 14),
        "maps": st.integers(1, 20),
        "more": st.sampled_from((0, 1, 5, 24, 200)),
        "shared": st.booleans(),
    },
    also=pins.sizes,
    hint=(
        "先数一个输出神经元的权（每个输入通道 k×k 个）和偏置，再问有多少个神经元各有一份。",
        "Count weights (k×k for each input channel) and bias of one output neuron, then ask how many neurons have their own.",
    ),
)
def test_sizes(answer, k, channels, maps, more, shared):
    """任意一层的参数个数 / The parameters of any layer"""
    # Each output neuron sees k·k·channels numbers and has a bias; without sharing there are (more + 1)² of them in a map.
    neurons = len([(i, j) for i in range(more + 1) for j in range(more + 1)]) if not shared else 1
    count = integer(answer.parameter_count(k, channels, maps, k + more, shared))
    equal(count, sum(k * k * channels + 1 for _ in range(maps)) * neurons, ("参数个数", "the number of parameters"))


@picture(
    "学到的核与一幅数字的特征图",
    "The kernels and what they make of a digit",
    alt=(
        "上排是学到的几个 3×3 的核，中间是一幅 8×8 的手写数字，下排是它经各核卷积与 ReLU 之后的图。",
        "The first row shows some of the 3×3 kernels, the second a digit of 8×8, the third that digit after convolution and ReLU with each kernel.",
    ),
)
def draw_kernels(figure, answer, reference, says):
    images, labels = _digits()
    params = _judged_params(answer.train(images[::3], labels[::3], 0))
    shown = min(4, params["K"].shape[2])
    places = figure.subplots(3, shown, squeeze=False)
    maps = array(answer.conv(images[2:3], params["K"], params["b"]), (1, 6, 6, params["K"].shape[2]))[0]
    for f in range(shown):
        places[0, f].imshow(params["K"][:, :, f], cmap="cividis")
        places[2, f].imshow(np.maximum(maps[:, :, f], 0), cmap="cividis")
    places[1, 0].imshow(images[2], cmap="gray_r")
    for axes in places.ravel():
        axes.set_xticks([])
        axes.set_yticks([])
    for axes in places[1, 1:]:
        axes.set_axis_off()
    for row, words in enumerate((says("核", "kernels"), says("数字", "digit"), says("特征图", "maps"))):
        places[row, 0].set_ylabel(words)


KEYS = ("K", "b", "W", "c")
FIGURE = [("conv", 5), ("pool", 2), ("conv", 5), ("pool", 2)]
BAR = 0.85


def _conv(images, K, bias):
    """One place at a time; complex numbers, too."""
    k, _, maps = K.shape
    n, height, width = images.shape
    out = np.zeros((n, height - k + 1, width - k + 1, maps), dtype=np.result_type(images, K, bias))
    for i, j in np.ndindex(out.shape[1:3]):
        patch = images[:, i : i + k, j : j + k].reshape(n, -1)
        out[:, i, j] = patch @ K.reshape(-1, maps) + bias
    return out


def _features(params, images):
    A = _conv(images, params["K"], params["b"])
    A = np.where(A.real > 0, A, 0)
    rows = []
    for i, j in np.ndindex(3, 3):
        block = A[:, 2 * i : 2 * i + 2, 2 * j : 2 * j + 2].reshape(len(A), 4, -1)
        rows.append(np.take_along_axis(block, block.real.argmax(axis=1)[:, None], axis=1)[:, 0])
    return np.concatenate(rows, axis=1)


def _log_probabilities(params, images):
    scores = _features(params, images) @ params["W"] + params["c"]
    scores = scores - scores.real.max(axis=1, keepdims=True)
    return scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))


def _probabilities(params, images):
    return np.exp(_log_probabilities(params, images))


@memo
def _gradient(params, images, labels):
    def loss(key, part):
        return -_log_probabilities({**params, key: part}, images)[np.arange(len(labels)), labels].mean()

    return {key: derivatives(lambda part, key=key: loss(key, part), params[key]) for key in KEYS}


@memo
def _many():
    """A net of two kernels on many images, the same everywhere."""
    rng = np.random.default_rng(510)
    params = {
        "K": rng.normal(0, 0.5, (3, 3, 2)),
        "b": rng.normal(0, 0.3, 2),
        "W": rng.normal(0, 0.4, (18, 10)),
        "c": rng.normal(0, 0.5, 10),
    }
    return {"params": params, "images": rng.random((105, 8, 8)).round(6), "labels": rng.integers(0, 10, 105)}


def _shifted():
    """The scores of some images, all 800 higher: that changes no probability."""
    case = _many()
    return {"params": {**case["params"], "c": case["params"]["c"] + 800.0}, "images": case["images"][:3]}


def _bright_and_dark():
    """Two images, and a third almost black: its scores are near 0, those of the others up to 1000."""
    case = _many()
    images = case["images"][:3] * np.array([1.0, 0.9, 1e-3])[:, None, None]
    params = {**case["params"], "b": np.zeros(2), "c": np.zeros(10)}
    scores = _features(params, images) @ params["W"]
    return {"params": {**params, "W": params["W"] * (990 / float(np.abs(scores).max()))}, "images": images}


@memo
def _digits():
    table = optdigits()
    return table["X"].reshape(-1, 8, 8) / 16, np.array(table["y"])


def _judged_params(got):
    found = mapping(got, KEYS, ("params", "the dict params"))
    K = array(found["K"], (3, 3, None), ("K", "the array K"))
    maps = K.shape[2]
    require(1 <= maps <= 32, f"核数 F = {maps}，应在 1 与 32 之间", f"There are F = {maps} kernels, not 1 to 32")
    return {
        "K": K,
        "b": array(found["b"], (maps,), ("b", "the array b")),
        "W": array(found["W"], (9 * maps, 10), ("W", "the array W")),
        "c": array(found["c"], (10,), ("c", "the array c")),
    }
