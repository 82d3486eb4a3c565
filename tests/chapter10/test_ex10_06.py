"""Checks of exercise 10.6."""

import math

import numpy as np
from hypothesis import strategies as st

from exercises.datasets import optdigits, toy_faces
from grader.checks import (
    array, at, boolean, check, close, equal, exercise, fail, hint, integer, is_none, mapping, memo, picture,
    sequence
)  # fmt: skip
from grader.strategies import matrices, seeds, without

from .pins import ex10_06 as pins
from .pins.ex10_06 import THRESHOLDS, shares
from .shared_linear import centred, orthonormal

EXERCISE = exercise(
    kind="program",
    book="§10.3, (10.17), (10.18)",
    patterns=["oracle", "round trip", "experiment"],
    contract=[
        (
            "像素值可以极大或极小（10⁻¹² 到 10⁶），也可以一律离 0 很远（到 1000 个跨度，即各列最大值减最小值中最大者）；上百幅图像",
            "Huge and tiny pixels (10⁻¹² to 10⁶), and pixels that are all far from 0 (up to 1000 spans, the largest maximum less minimum of a "
            "column); more than a hundred images",
        ),
        (
            "方差的误差至多是最大方差的 10⁻⁸，主成分至多 10⁻⁵；方差相差不到 2% 的，只看张成的子空间；第 d 个方差不小于第一个的百万分之一",
            "A variance is off by 10⁻⁸ of the largest at most, a component by 10⁻⁵; where variances differ by less than 2 % only their span "
            "counts; the d-th variance is a millionth of the first at least",
        ),
        (
            "`smallest_dim` 比较时容得下 10⁻¹² 的舍入误差（八个 0.1，t = 1，要答 8）",
            "`smallest_dim` bears with rounding of 10⁻¹² in the comparison (for eight times 0.1 and t = 1 the answer is 8)",
        ),
    ],
    hints=[
        (
            "m 幅图像减去均值之后，秩至多是 m − 1：像素再多，也只有这么多方差不为 0。",
            "With the mean taken off, m images have rank m − 1 at most: no more variances than that are not 0, however many pixels.",
        ),
        (
            "Xc Xcᵀ (m×m) 与 Xcᵀ Xc (n×n) 的非零特征值相同；取较小的一边，或者用薄的奇异值分解。",
            "Xc Xcᵀ (m×m) and Xcᵀ Xc (n×n) have the same non-zero eigenvalues; take the smaller side, or a thin SVD.",
        ),
        (
            "Xc Xcᵀ v = λ v 时，Xcᵀ v 是 Xcᵀ Xc 的特征向量；别忘了化为单位长。",
            "If Xc Xcᵀ v = λ v, then Xcᵀ v is an eigenvector of Xcᵀ Xc; do not forget to make its length 1.",
        ),
    ],
    written={
        "observations": [
            (
                "说出前几幅特征图像是整体的明暗与光照，后面的才是眼镜、眼睛、嘴等细节",
                "Sees tone and light in the first eigen-images, and details (glasses, eyes, mouths) in later ones",
            ),
            (
                "比较人脸与数字各要多少维（九成的方差：14 与 21）",
                "Compares how many dimensions faces and digits take (14 and 21 for nine tenths of the variance)",
            ),
            (
                "给出理由：人脸由少数几个因素造成，像素高度相关",
                "Gives a reason: few causes make the faces, and pixels are highly correlated",
            ),
        ]
    },
)

HINT_PCA = (
    "先减去均值；方差除以 m − 1，由大到小；主成分是长度为 1 的各列。",
    "Take the mean off first; variances are divided by m − 1 and descend; components are columns of length 1.",
)
HINT_PROJECT = (
    "减去的是给定的 mean，不是这些图像自己的均值；再与各主成分作内积。",
    "It is the given mean that is taken off, not that of these images; then come inner products with the components.",
)
HINT_RESTORE = (
    "各主成分按投影的分量相加，再加回给定的 mean；像素不必在原来的范围之内。",
    "Add up the components, each times its projection, then the given mean; pixels need not stay in their range.",
)
HINT_DIM = (
    "累计比第一次不小于 t 的位置；从 1 数起；相等就够。舍入可能使本该相等的差一点点：那时 np.argmax 面对的全是 False，给出 0。",
    "The place where the cumulative share first is at least t; counted from 1; equal is enough. Rounding may leave what should be equal a "
    "little below: then np.argmax sees nothing but False, and gives 0.",
)
HINT_IMAGES = (
    "像素按行排列；正负号先定，再平移伸缩到 [0, 1]；常数的一列是 0.5。",
    "Pixels go row by row; choose the sign first, then shift and scale to [0, 1]; a constant column is 0.5.",
)
HINT_REPORT = (
    "累计比的分母是全部方差之和；rmse 对所有元素平均再开方。",
    "Shares are of the total of all variances; rmse is the root of the mean over all entries.",
)
HINT_CONCLUSIONS = (
    "只看报告里的数；d 从 1 数起；rmse 按 d 的大小看，不按字典中的次序。",
    "Look at the numbers of the report only; d counts from 1; order rmse by d, not as the dict happens to be.",
)


@st.composite
def images(draw, hard=False):
    """{"X", "d"}: tall and wide, of low rank, with constant pixels; far from 0 if `hard`."""
    rng = np.random.default_rng(draw(seeds()))
    if draw(st.booleans()):
        X = draw(matrices((2, 9), (1, 5), stretch=without("offset")))
    else:
        m, n = int(rng.integers(2, 8)), int(rng.integers(6, 40))
        X = rng.integers(0, 17, size=(m, n)) * rng.choice([0.0, 1.0, 1.0], size=n)
    span = float(np.ptp(X, axis=0).max())
    if span == 0:
        X = X + np.arange(len(X))[:, None] * max(1.0, float(np.abs(X).max()))
        span = float(np.ptp(X, axis=0).max())
    if draw(st.booleans()):
        X = X + span * rng.integers(*((-900, 901) if hard else (-2, 3)), size=X.shape[1])
    # The origin is where rounding is; it must not decide how many variances there are.
    variances = spectrum(X)[0]
    most = int((variances >= 2e-6 * variances[0]).sum())
    return {"X": X, "d": int(rng.integers(1, most + 1))}


@st.composite
def projections(draw):
    """{"X", "mean", "W"}: images whose mean is another one."""
    X = draw(matrices((1, 6), (1, 5)))
    n, seed = X.shape[1], draw(seeds())
    rng = np.random.default_rng(seed)
    d = int(rng.integers(1, n + 1))
    W = orthonormal(n, d, seed) if rng.random() < 0.5 else np.eye(n)[:, rng.permutation(n)[:d]]
    return {"X": X, "mean": rng.integers(-4, 5, size=n) * max(1e-5, float(np.abs(X).max())) / 4, "W": W}


@st.composite
def columns(draw, hard=False):
    """{"W", "shape", "count"}: images that are seldom square, constant and ambiguous ones among them."""
    rng = np.random.default_rng(draw(seeds()))
    shape = (draw(st.integers(1, 5)), draw(st.integers(1, 6)))
    n, d = shape[0] * shape[1], draw(st.integers(1, 4))
    W = rng.integers(-6, 7, size=(n, d)).astype(float)
    if rng.random() < 0.5:
        W = W + rng.random((n, d))
    if rng.random() < 0.3:
        W[:, int(rng.integers(d))] = rng.choice([0.0, 2.0, -0.5])
    W = W * draw(st.sampled_from([1.0, *[1e-5, 1e6] * hard]))
    return {"W": W, "shape": shape, "count": int(rng.integers(1, d + 1))}


@st.composite
def albums(draw, hard=False):
    """{"X", "dims"}: at least 21 images of at least 20 pixels."""
    rng = np.random.default_rng(draw(seeds()))
    m, n = draw(st.sampled_from([(21, 20), (24, 40), (60, 22), (30, 150)]))
    spread = np.geomspace(1, draw(st.sampled_from([0.5, 0.1, 0.02])), min(m, n))
    X = rng.normal(size=(m, len(spread))) * spread @ rng.normal(size=(len(spread), n))
    if draw(st.booleans()):
        X[:, rng.integers(n, size=2)] = rng.integers(5)
    X = X * draw(st.sampled_from([1.0, *[1e-4, 1e5] * hard])) + draw(st.sampled_from([0.0, 0.0, 3.0]))
    return {"X": X, "dims": [int(d) for d in rng.permutation(np.arange(1, 19))[: int(rng.integers(1, 5))]]}


def is_decided(case) -> bool:
    """No share is near a threshold, and what is asked for is well within the rank."""
    X = case["X"]
    variances = spectrum(X)[0]
    ratio = np.cumsum(variances) / variances.sum()
    large = np.abs(X).max() > 900 * np.ptp(X, axis=0).max()
    near = any(np.abs(ratio - t).min() < 3e-7 for t in THRESHOLDS)
    return not large and not near and bool(variances[max(case["dims"]) - 1] > 2e-6 * variances[0])


@st.composite
def reports(draw):
    """Reports that nobody's experiment made."""
    rng = np.random.default_rng(draw(seeds()))
    steps = (
        np.sort(rng.integers(0, 65, size=20)) if draw(st.booleans()) else 32 + np.sort(rng.integers(-9, 33, size=20))
    )
    top = draw(st.sampled_from([1.0, 0.5, 0.98]))
    dims = [int(d) for d in rng.permutation(np.arange(1, 40))[: int(rng.integers(1, 6))]]
    errors = np.sort(rng.integers(0, 40, size=len(dims)) / 4)[::-1]
    if draw(st.booleans()):
        errors = rng.permutation(errors)
    by_size = dict(zip(sorted(dims), errors.tolist(), strict=True))
    return {
        "cumulative20": (steps / 64 * top).tolist(),
        "dims": {t: int(rng.integers(1, 60)) for t in THRESHOLDS},
        "rmse": {d: by_size[d] for d in dims},
    }


@check(points=0.5, book="(10.17)", hint=HINT_PCA)
def test_digit_variances(answer):
    """手写数字的前五个方差 / The first five variances of the digits"""
    got = sequence(answer.pca(digits(), 5), 3, ("（均值，主成分，方差）", "(mean, components, variances)"))
    wanted = [179.00693, 163.717747, 141.788439, 101.100375, 69.513166]
    close(got[2], wanted, ("方差", "the variances"), abs=2e-6)


@check(points=1, book="(10.18)", hint=HINT_REPORT)
def test_digit_report(answer):
    """手写数字：20 个主成分占多少方差；几维达到 0.8、0.9、0.95、0.99；1、20、61 维的 rmse /
    The digits: how much of the variance 20 components hold; how many dimensions 0.8, 0.9, 0.95, 0.99 take; rmse with 1, 20 and 61
    """
    errors = {1: 3.997209, 5: 2.922747, 10: 2.216821, 20: 1.408637, 40: 0.470607, 61: 0.0}
    X = digits()
    got = a_report_of(answer, X, list(errors))
    close(got["cumulative20"][19], 0.894303, ("20 个主成分的累计比", "the share of 20"), abs=1e-6)
    equal(got["dims"], dict(zip(THRESHOLDS, (13, 21, 29, 41), strict=True)), ("维数", "the dimensions"))
    close(got["rmse"], errors, ("rmse", "rmse"), abs=8e-6)


@check(
    points=2.5,
    book="(10.17)",
    given={"case": images()},
    strict_given={"case": images(hard=True)},
    also=pins.pca,
    strict=pins.far,
)
def test_pca(answer, case):
    """主成分标准正交，方差由大到小并除以 m − 1；图像多于像素、少于像素、有常数像素时都是如此 /
    Components are orthonormal, variances descend and are divided by m − 1: with more images than pixels, with fewer, with constant pixels
    """
    judge_pca(answer, **case)


@check(
    points=1,
    hint=(
        "n×n 与 m×m 中较大的矩阵放不下，也不需要：秩不超过较小的一边。",
        "The larger of an n×n and an m×m matrix neither fits nor is needed: the rank is that of the smaller side at most.",
    ),
)
def test_wide(answer):
    """像素远多于图像：40 幅 3072 个像素的人脸，30 幅 10000 个像素的图像；图像远多于像素：9000 幅 4 个像素的 /
    Far more pixels than images: 40 faces of 3072 pixels, 30 images of 10000; and far more images: 9000 of 4 pixels"""
    judge_pca(answer, faces(), 20)
    # Each pixel of a small image stands in 400 places of the large one, half of them inverted.
    rng = np.random.default_rng(10)
    small = rng.normal(size=(30, 25)) * np.geomspace(1, 0.1, 25)
    place = rng.permutation(np.repeat(np.arange(25), 400))
    sign = rng.choice([-1.0, 1.0], size=10000)
    variances, directions = spectrum(small)
    judge_pca(answer, small[:, place] * sign, 25, (400 * variances, directions[:, place] * sign / 20))
    judge_pca(answer, 50 + rng.normal(size=(9000, 4)) * [1.0, 0.7, 0.5, 0.3], 3)


@check(points=0.5, book="(10.14)", given={"case": projections()}, also=pins.projection, hint=HINT_PROJECT)
def test_projection(answer, case):
    """投影减去给定的均值 / Projecting takes the given mean off"""
    X, mean, W = case["X"], case["mean"], case["W"]
    size = max(float(np.abs(X).max()), float(np.abs(mean).max()), 1.0)
    close(answer.project(X, mean, W), (X - mean) @ W, ("投影", "the projections"), abs=1e-9 * size, rel=0)


@check(points=0.5, book="(10.14)", given={"case": projections()}, also=pins.projection, hint=HINT_RESTORE)
def test_reconstruction(answer, case):
    """还原再加回给定的均值 / Restoring adds the given mean again"""
    mean, W = case["mean"], case["W"]
    Z = (case["X"] - mean) @ W
    size = max(float(np.abs(Z).max()), float(np.abs(mean).max()), 1.0)
    wanted = np.array([[mean[i] + math.fsum(W[i] * z) for i in range(len(mean))] for z in Z])
    close(answer.reconstruct(Z, mean, W), wanted, ("还原的图像", "the images restored"), abs=1e-9 * size, rel=0)


@check(
    points=1,
    book="(10.18)",
    given={"case": shares()},
    strict_given={"case": shares(hard=True)},
    also=pins.smallest_dim,
    strict=pins.rounded_shares,
    hint=HINT_DIM,
)
def test_smallest_dim(answer, case):
    """累计比第一次不小于 t 的维数 / The dimension whose cumulative share first is at least t"""
    variances, t = case["variances"], case["t"]
    total, wanted = math.fsum(variances), 1
    while math.fsum(variances[:wanted]) / total < t - 1e-12:
        wanted += 1
    equal(integer(answer.smallest_dim(variances, t)), wanted, ("维数", "the dimension"))


@check(
    points=1.5,
    given={"case": columns()},
    strict_given={"case": columns(hard=True)},
    also=pins.images_inputs,
    strict=pins.hardly_an_image,
    hint=HINT_IMAGES,
)
def test_images(answer, case):
    """特征图像：按行排列，绝对值最大的为正，伸缩到 [0, 1] /
    Eigen-images: pixels row by row, the entry of largest absolute value positive, scaled to [0, 1]"""
    W, shape, count = case["W"], case["shape"], case["count"]
    got = array(answer.component_images(W, shape, count), (count, *shape), ("图像", "the images"))
    for k in range(count):
        options = []
        for column in (W[:, k], -W[:, k]):
            low, high = float(column.min()), float(column.max())
            if high == low:
                options.append(np.full(shape, 0.5))
            elif high >= 0.99 * -low:
                options.append(((column - low) / (high - low)).reshape(shape))
        if not any(np.all(np.abs(got[k] - option) <= 1e-9) for option in options):
            fail(
                f"第 {k} 幅图像（从 0 数起）与应有的不同",
                f"Image {k} (from 0) is not what it should be",
                expected=options[0],
                got=got[k],
            )


@check(
    points=1,
    book="(10.14), (10.18)",
    given={"case": albums().filter(is_decided)},
    strict_given={"case": albums(hard=True).filter(is_decided)},
    also=pins.experiment,
    examples=20,
    hint=HINT_REPORT,
)
def test_experiment(answer, case):
    """报告：累计比、达到阈值的维数、各维数的 rmse /
    The report: cumulative shares, dimensions that reach the thresholds, and rmse for each dimension"""
    X, dims = case["X"], case["dims"]
    got = a_report_of(answer, X, dims)
    variances = spectrum(X)[0]
    ratio = np.concatenate([np.cumsum(variances) / variances.sum(), np.ones(20)])
    rmse = {d: math.sqrt(math.fsum(variances[d:]) * (len(X) - 1) / X.size) for d in dims}
    is_report(got, (ratio, rmse), X, 1e-7)


@check(points=0.5, given={"report": reports()}, also=pins.conclusions, strict=pins.fine_reports, hint=HINT_CONCLUSIONS)
def test_conclusions(answer, report):
    """结论都由给出的报告得出 / The conclusions follow from the report that is given"""
    shares, rmse = report["cumulative20"], report["rmse"]
    got = mapping(
        answer.conclusions(report),
        ("half_of_variance_by", "rmse_decreasing", "twenty_enough_for_95"),
        ("结论", "the conclusions"),
    )
    reached = [d for d in range(1, 21) if shares[d - 1] >= 0.5]
    name = ("half_of_variance_by", "half_of_variance_by")
    if reached:
        equal(integer(got["half_of_variance_by"], name), reached[0], name)
    else:
        is_none(got["half_of_variance_by"], name)
    order = sorted(rmse)
    falls = all(rmse[order[k]] > rmse[order[k + 1]] for k in range(len(order) - 1))
    with at("rmse_decreasing", "rmse_decreasing"):
        equal(boolean(got["rmse_decreasing"]), falls)
    with at("twenty_enough_for_95", "twenty_enough_for_95"):
        equal(boolean(got["twenty_enough_for_95"]), shares[19] >= 0.95)


@picture(
    "40 幅合成人脸的前 20 个特征向量，画成图像",
    "The first 20 eigenvectors of 40 synthetic faces, as images",
    alt=(
        "4 行 5 列的灰度图像：前几幅是整张脸的明暗与左右的光照，后面的逐渐是眼镜、眼睛与嘴的细节。",
        "Four rows of five grey images: the first show the tone of whole faces and light from either side, later ones details of glasses, "
        "eyes and mouths.",
    ),
)
def draw_eigenfaces(figure, answer, reference, says):
    shape, X = (48, 64), faces()
    got = sequence(answer.pca(X, 20), 3)
    W = array(got[1], (X.shape[1], 20))
    images = array(answer.component_images(W, shape, 20), (20, *shape))
    figure.set_size_inches(7, 4.8)
    for k, axes in enumerate(figure.subplots(4, 5).ravel()):
        axes.imshow(images[k], cmap="gray", vmin=0, vmax=1)
        axes.set_title(str(k + 1), fontsize="x-small", pad=2)
        axes.set_axis_off()
    figure.tight_layout(pad=0.4)


CLOSE_BY = 0.98
"""Variances whose ratio is larger count as one group, a little less than the two percent of the contract would make it."""


@memo
def spectrum(X) -> tuple[np.ndarray, np.ndarray]:
    """All min(m, n) variances, and the directions as rows."""
    _, singular, rows = np.linalg.svd(centred(X), full_matrices=False)
    return singular**2 / (len(X) - 1), rows


@memo
def faces():
    return toy_faces(0)


@memo
def digits():
    return optdigits()["X"]


def judge_pca(answer, X, d, truth=None):
    n = X.shape[1]
    got = sequence(answer.pca(X, d), 3, ("（均值，主成分，方差）", "(mean, components, variances)"))
    mean = array(got[0], (n,), ("均值", "the mean"))
    W = array(got[1], (n, d), ("主成分", "the components"))
    variances = array(got[2], (d,), ("方差", "the variances"))
    wanted, directions = truth or spectrum(X)
    with hint(*HINT_PCA):
        exact = X[0] + (X - X[0]).mean(axis=0)
        close(mean, exact, ("均值", "the mean"), abs=1e-9 * float(np.abs(X).max()), rel=0)
        close(variances, wanted[:d], ("方差", "the variances"), abs=1e-8 * wanted[0], rel=0)
        close(W.T @ W, np.eye(d), ("主成分之间的内积", "the inner products of the components"), abs=3e-5, rel=0)
        group = np.concatenate([[0], np.cumsum(wanted[1:] < CLOSE_BY * wanted[:-1] - 1e-9 * wanted[0])])
        for place in range(d):
            basis = directions[group == group[place]]
            column = W[:, place]
            off = float(np.linalg.norm(column - basis.T @ (basis @ column)))
            if off > 1.01e-5:
                fail(
                    f"第 {place} 个主成分（从 0 数起）的方向不对，偏离 {off:.3g}",
                    f"Component {place} (from 0) points in another direction; it is off by {off:.3g}",
                    expected=directions[place],
                    got=column,
                )


def a_report_of(answer, X, dims):
    got = mapping(answer.experiment(X, dims), ("cumulative20", "dims", "rmse"))
    return {**got, "cumulative20": array(got["cumulative20"], (20,), ("累计比", "the cumulative shares"))}


def is_report(got, wanted, X, exact):
    """`exact` is how far shares may be off; of rmse it is ten times that, relative to the largest deviation."""
    ratio, rmse = wanted
    close(got["cumulative20"], ratio[:20], ("累计比", "the cumulative shares"), abs=exact, rel=0)
    reached = {t: int(np.argmax(ratio >= t)) + 1 for t in THRESHOLDS}
    equal(got["dims"], reached, ("维数", "the dimensions"))
    close(got["rmse"], rmse, ("rmse", "rmse"), abs=10 * exact * float(np.std(X, axis=0).max()), rel=0)
