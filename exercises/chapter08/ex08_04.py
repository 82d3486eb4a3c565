r"""8.4 GradientBoosting 与 AdaBoost 的异同 / Gradient boosting versus AdaBoost

**书上的题。** GradientBoosting 是一种常用的 Boosting 算法，试析它与 AdaBoost 的异同。一个沿着损失的负梯度加学习器，一个给错例加权；写出
前者的各步，与后者逐项对照：何时它们其实是同一个算法，换了损失又在哪里分道扬镳？

**先看一个小例子。** 四个样本，标记 +, +, -, +，得分 F 都是 0；学习器 h 的输出是 +, +, -, -，只错最后一个。沿 h 走多远最好？

    损失           负梯度（F = 0）       使总损失最小的 γ
    平方           1, 1, -1, 1           残差与 h 之积的均值，(1 + 1 + 1 - 1)/4 = 0.5
    绝对           1, 1, -1, 1           它们的中位数，1
    对率           ½, ½, -½, ½           3/(1 + e^γ) = 1/(1 + e^(-γ))，γ = ln 3 ≈ 1.099
    指数           1, 1, -1, 1           3 e^(-γ) = e^γ，γ = ½ ln 3 ≈ 0.549

AdaBoost 的 ε = ¼，α = ½ ln 3：恰好是最后一行。

**约定。** 当前的得分是 F，每个样本一个数；每一轮加上 γh，h 是 ±1，γ ≥ 0；总损失是 Σ ℓ(y, F)。`loss` 是 `"squared"`
$\frac{1}{2}(y-F)^2$、`"absolute"` $|y-F|$（y 是实数），或 `"logistic"` $\ln(1+e^{-yF})$、`"exponential"` $e^{-yF}$（y 是 ±1）。
候选的学习器是 ±1 数组 `H` 的各行，一行的相反数也在其中。同样好的任选一个。

**做完想一想。** 一个标错的样本，间隔是 -5：指数损失与对率损失的梯度各有多大？哪种 Boosting 更怕噪声？AdaBoost 中“带权错误率”这个词，
用 GradientBoosting 的话怎么说？

**★** 得分很大（|F| 到几百）、数很大很小或很接近时，权、选择与步长照样准。再比较错得很远的样本有多大影响。

---

**The exercise.** Gradient boosting is a widely used algorithm of boosting; analyse what it shares with AdaBoost and
where they differ. One adds learners along the negative gradient of a loss, the other gives weight to mistakes. Write
the steps of the first and hold them against the second: when are they one and the same algorithm, and where do they
part for other losses?

**A small example first.** Four samples with labels +, +, -, + and scores F = 0; the learner h says +, +, -, -, and is
wrong on the last only. How far should one go along h?

    loss           negative gradient at 0    the γ of least total loss
    squared        1, 1, -1, 1               the mean of residual times h, (1 + 1 + 1 - 1)/4 = 0.5
    absolute       1, 1, -1, 1               their median, 1
    logistic       ½, ½, -½, ½               3/(1 + e^γ) = 1/(1 + e^(-γ)), γ = ln 3 ≈ 1.099
    exponential    1, 1, -1, 1               3 e^(-γ) = e^γ, γ = ½ ln 3 ≈ 0.549

AdaBoost has ε = ¼ and α = ½ ln 3: just the last line.

**Conventions.** The present scores are F, a number for each sample; every round adds γh with h = ±1 and γ ≥ 0; the
total loss is Σ ℓ(y, F). `loss` is `"squared"` $\frac{1}{2}(y-F)^2$ or `"absolute"` $|y-F|$ (y is real), or `"logistic"`
$\ln(1+e^{-yF})$ or `"exponential"` $e^{-yF}$ (y is ±1). The candidate learners are the rows of the ±1 array `H`, among
them the negative of each row. Of equally good answers take any.

**Worth a thought.** A sample with a wrong label has the margin -5: how large are the gradients of the exponential and
the logistic loss? Which sort of boosting minds noise more? What is AdaBoost's “weighted error” in the language of
gradient boosting?

**★** Weights, choices and steps are as exact for large scores (|F| of some hundreds) and for numbers that are huge,
tiny or close to one another. Then compare how much a sample counts that is far wrong.
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
    """使 Σ ℓ(y, c) 最小的常数 c；后两种损失的 y 中两类都有。

    A constant c that minimises Σ ℓ(y, c); for the last two losses both classes occur in y.

    >>> import numpy as np
    >>> float(initial_constant("squared", np.array([1.0, 2.0, 6.0])))
    3.0
    """
    raise NotImplementedError


def boosting_weights(y: np.ndarray, F: np.ndarray) -> np.ndarray:
    """AdaBoost 加到得分 F 时的样本分布 (8.15)，从均匀分布开始。

    The distribution of the samples in AdaBoost when the scores are F (8.15), started from the uniform one.

    >>> import numpy as np
    >>> [float(w) for w in boosting_weights(np.array([1, -1]), np.array([0.0, 0.0]))]
    [0.5, 0.5]
    """
    raise NotImplementedError


def pick_base(loss: str, y: np.ndarray, F: np.ndarray, H: np.ndarray) -> int:
    r"""H 中使 $\sum_i g_i h_i$ 最大的一行的下标，g 是负梯度。

    The index of the row of H for which $\sum_i g_i h_i$ is largest, g being the negative gradient.

    >>> import numpy as np
    >>> int(pick_base("squared", np.array([1.0, 2.0]), np.zeros(2), np.array([[1, -1], [-1, -1], [1, 1], [-1, 1]])))
    2
    """
    raise NotImplementedError


def line_search(loss: str, y: np.ndarray, F: np.ndarray, h: np.ndarray) -> float:
    """使 Σ ℓ(y, F + γh) 最小的 γ ≥ 0，h 是一个学习器的 ±1 输出；后两种损失时，h 有对有错。

    The γ ≥ 0 that minimises Σ ℓ(y, F + γh); h are the ±1 outputs of one learner. For the last two losses h is right on some
    samples and wrong on others.

    >>> import numpy as np
    >>> float(line_search("squared", np.array([1, 1, -1, 1]), np.zeros(4), np.array([1, 1, -1, -1])))
    0.5
    """
    raise NotImplementedError


def gradient_boost(loss: str, y: np.ndarray, H: np.ndarray, rounds: int) -> list[tuple[int, float]]:
    """从 F = 0 开始的 rounds 轮 GradientBoosting：每轮先选学习器，再定 γ。返回各轮的（下标，γ）；γ 为 0 时也算一轮。

    So many rounds of gradient boosting from F = 0: each picks a learner, then γ. Returns (index, γ) of each round; one
    with γ = 0 counts, too.

    >>> import numpy as np
    >>> [float(step) for _, step in gradient_boost("squared", np.array([1.0, 2.0]), np.array([[1, 1], [-1, -1]]), 2)]
    [1.5, 0.0]
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
    """两种算法的异同，Markdown，给老师看，不计分。

    What the two algorithms share and where they differ, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError


# ---- ★ ----


def influence_ratio(loss: str, margin: float) -> float:
    """间隔 yF 为 -margin 的样本的梯度大小，是间隔为 0 的样本的多少倍；"logistic" 或 "exponential"。

    How many times larger the gradient of a sample with margin yF = -margin is than that of one with margin 0; "logistic" or
    "exponential".

    >>> float(influence_ratio("exponential", 0.0))
    1.0
    """
    raise NotImplementedError
