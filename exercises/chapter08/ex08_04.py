r"""8.4 GradientBoosting 与 AdaBoost 的异同 / Gradient boosting versus AdaBoost

一个沿着损失的负梯度加学习器，一个给错例加权：两种 Boosting 何时其实是同一个算法，换了损失以后又在哪里分道扬镳？写出 GradientBoosting
的各步，与 AdaBoost 逐项对照。

**加性模型。** 当前的得分是 F（n 个样本各一个数），每一轮加上 γh：h 是基学习器在各样本上的输出，±1；γ ≥ 0。总损失是各样本损失 ℓ(y, F) 之和。

**损失** `loss` 是下列之一：`"squared"` 为 $\frac{1}{2}(y-F)^2$，`"absolute"` 为 $|y-F|$，`"logistic"` 为 $\ln(1+e^{-yF})$，`"exponential"` 为
$e^{-yF}$。前两种的 y 是任意实数，后两种的 y 是 ±1，且 |F| ≤ 500。

**候选的基学习器** `H` 是形状 (k, n) 的 ±1 数组，一行是一个学习器的输出；一行的相反数也是其中一行。

**精度。** γ 的误差不超过 1e-6（γ 大于 1 时是相对误差），其余数值的误差不超过 1e-9。几个答案同样好时任选一个。不要改动传入的参数。

---

One adds learners along the negative gradient of a loss, the other gives weight to mistakes: when are the two kinds of boosting
one and the same algorithm, and where do they part for other losses? Write the steps of gradient boosting and hold them against
AdaBoost.

**The additive model.** The present scores are F (one number for each of n samples), and every round adds γh: h is the output of
a base learner on the samples, ±1, and γ ≥ 0. The total loss is the sum of the losses ℓ(y, F) of the samples.

**The loss** `loss` is one of: `"squared"`, $\frac{1}{2}(y-F)^2$; `"absolute"`, $|y-F|$; `"logistic"`, $\ln(1+e^{-yF})$;
`"exponential"`, $e^{-yF}$. For the first two y is any real number, for the last two it is ±1, and |F| ≤ 500.

**The candidate base learners** `H` are a ±1 array of shape (k, n), a row being the outputs of one learner; the negative of each
row is a row, too.

**Accuracy.** γ may be off by 1e-6 (relative where γ is above 1), all other numbers by 1e-9. Of several equally good answers take
any. Do not change the arguments.
"""

import numpy as np


def negative_gradient(loss: str, y: np.ndarray, F: np.ndarray) -> np.ndarray:
    """每个样本的 -∂ℓ/∂F；"absolute" 在 y = F 处取 0。

    -∂ℓ/∂F of each sample; for "absolute" it is 0 where y = F.

    >>> import numpy as np
    >>> [float(g) for g in negative_gradient("squared", np.array([3.0, 1.0]), np.array([1.0, 1.5]))]
    [2.0, -0.5]
    """
    raise NotImplementedError


def initial_constant(loss: str, y: np.ndarray) -> float:
    """使 Σ ℓ(y, c) 最小的常数 c。后两种损失的 y 中两类都有。

    A constant c that minimises Σ ℓ(y, c). For the last two losses both classes occur in y.
    """
    raise NotImplementedError


def boosting_weights(y: np.ndarray, F: np.ndarray) -> np.ndarray:
    """AdaBoost 加到得分 F 时的样本分布 (8.15)，从均匀分布开始，y 为 ±1, |F| ≤ 500。

    The distribution of the samples in AdaBoost when the scores are F (8.15), started from the uniform one; y is ±1, |F| ≤ 500.
    """
    raise NotImplementedError


def pick_base(loss: str, y: np.ndarray, F: np.ndarray, H: np.ndarray) -> int:
    """H 中使 $\\sum_i g_i h_i$ 最大的一行的下标，g 是负梯度。

    The index of the row of H for which $\\sum_i g_i h_i$ is largest, g being the negative gradient.
    """
    raise NotImplementedError


def line_search(loss: str, y: np.ndarray, F: np.ndarray, h: np.ndarray) -> float:
    """使 Σ ℓ(y, F + γh) 最小的 γ ≥ 0，h 是一个学习器的 ±1 输出。后两种损失时，h 有对有错，|F| ≤ 20。

    The γ ≥ 0 that minimises Σ ℓ(y, F + γh); h are the ±1 outputs of one learner. For the last two losses h is right on some
    samples and wrong on others, and |F| ≤ 20.
    """
    raise NotImplementedError


def gradient_boost(loss: str, y: np.ndarray, H: np.ndarray, rounds: int) -> list[tuple[int, float]]:
    """从 F = 0 开始的 rounds 轮 GradientBoosting：每轮先选学习器，再定 γ。返回各轮的（下标，γ）；γ 为 0 时也算一轮。后两种损失时，H 中没有
    全对的学习器。

    So many rounds of gradient boosting from F = 0: each picks a learner, then γ. Returns (index, γ) of each round; one with γ = 0
    counts, too. For the last two losses no learner in H is right on all samples.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法的真假。

    - both_build_an_additive_model_stagewise：两者都逐轮地构造加性模型。
    - exponential_gradient_boosting_equals_adaboost_for_pm1_learners：用指数损失与 ±1 的学习器时，GradientBoosting 就是 AdaBoost。
    - gradient_boosting_is_limited_to_classification：GradientBoosting 只能用于分类。
    - adaboost_fits_base_learners_to_residuals_by_regression：AdaBoost 的基学习器是对残差作回归得到的。
    - logistic_gradient_of_one_sample_is_bounded：对率损失下，一个样本的梯度是有界的。
    - exponential_gradient_of_one_sample_is_bounded：指数损失下，一个样本的梯度是有界的。

    Which of these hold.

    - both_build_an_additive_model_stagewise: both build an additive model stage by stage.
    - exponential_gradient_boosting_equals_adaboost_for_pm1_learners: with exponential loss and ±1 learners, gradient boosting is
      AdaBoost.
    - gradient_boosting_is_limited_to_classification: gradient boosting works for classification only.
    - adaboost_fits_base_learners_to_residuals_by_regression: the base learners of AdaBoost are regressions on residuals.
    - logistic_gradient_of_one_sample_is_bounded: with logistic loss the gradient of one sample is bounded.
    - exponential_gradient_of_one_sample_is_bounded: with exponential loss the gradient of one sample is bounded.
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）两种算法的异同。返回 Markdown 文本。

    (Read by a person) What the two algorithms share and where they differ. Returns Markdown.
    """
    raise NotImplementedError


def influence_ratio(loss: str, margin: float) -> float:
    """（选做）间隔 yF 为 -margin 的样本的梯度大小，是间隔为 0 的样本的多少倍；"logistic" 或 "exponential"，0 ≤ margin ≤ 500。

    (Optional) How many times larger the gradient of a sample with margin yF = -margin is than that of one with margin 0;
    "logistic" or "exponential", 0 ≤ margin ≤ 500.
    """
    raise NotImplementedError
