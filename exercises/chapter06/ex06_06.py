r"""6.6 SVM 为何对噪声敏感 / Why SVMs are sensitive to noise

一个坏点能把最大间隔的分界搬到多远？先在直线上用一个样本任意移动阈值，与按均值分类对比，再看软间隔怎样限制一个样本的分量。

**直线上的样本。** `neg` 与 `pos` 是反例与正例的坐标，都不空，次序任意，可以重复，绝对值不超过 10⁶，并且 max(neg) < min(pos)。**硬间隔阈值**
是一维硬间隔 SVM 的分界点，**均值阈值** 是两类均值的中点。坐标与阈值允许 1e-9·M 的误差，M 是所给各数绝对值的最大者。

**软间隔** 即 (6.35)，每个样本的代价是 C > 0；yf 是 $y_i f(x_i)$。标签是 -1 与 +1。不要改动传入的参数。

---

How far can one bad sample carry the maximum-margin boundary? On the line first, move the threshold at will with a single sample
and compare with a classifier by means; then see how the soft margin limits what one sample can do.

**Samples on the line.** `neg` and `pos` are the coordinates of the negative and the positive samples, none of them empty, in any
order, possibly repeated, at most 10⁶ in size, with max(neg) < min(pos). The **hard-margin threshold** is the boundary of the
one-dimensional hard-margin SVM, the **mean threshold** is half-way between the two class means. Coordinates and thresholds may
be off by 1e-9·M, where M is the largest of the given numbers in size.

**The soft margin** is (6.35), every sample costs C > 0; yf is $y_i f(x_i)$. Labels are -1 and +1. Do not change the arguments.
"""


def move_threshold(neg: list[float], pos: list[float], target: float) -> tuple[float, int]:
    """再加一个样本（坐标，标签），使硬间隔阈值恰为 target，而数据仍线性可分。max(neg) < target < min(pos), target 不是现在的阈值。

    One more sample (coordinate, label) after which the hard-margin threshold is target and the data are still separable.
    max(neg) < target < min(pos), and target is not the present threshold.
    """
    raise NotImplementedError


def threshold_shifts(neg: list[float], pos: list[float], x: float, label: int) -> tuple[float, float]:
    """加上样本 (x, label) 之后（硬间隔阈值，均值阈值）的变化：加之后的减去之前的。加上它以后仍有 max(neg) < min(pos)。

    How the (hard-margin threshold, mean threshold) change by adding the sample (x, label): after minus before. With it
    max(neg) < min(pos) still holds.

    >>> threshold_shifts([0.0], [4.0], 10.0, 1)
    (0.0, 1.5)
    """
    raise NotImplementedError


def forced_alpha(yf: list[float], C: float) -> list[float | None]:
    """由软间隔最优解处各样本的 yf 断定它的 α；不能断定的是 None。每个 yf 或恰为 1，或与 1 至少相差 1e-6。

    The α of each sample as it follows from its yf at the optimum of the soft margin, None where it does not follow. Each yf is
    exactly 1, or differs from 1 by 1e-6 at least.
    """
    raise NotImplementedError


def removal_matters(alpha: list[float]) -> list[bool]:
    """只看软间隔最优解的 α（不是支持向量的恰为 0）：删去这个样本，最优解有无可能改变？必定不变的是 False，其余是 True。

    From nothing but the α at the optimum of the soft margin (exactly 0 for what is no support vector): may the solution change if
    this sample is deleted? False where it surely stays, True elsewhere.
    """
    raise NotImplementedError


def hinge_at(distance: float, norm_w: float) -> float:
    """分错的样本的 hinge 损失：它到超平面的几何距离是 distance ≥ 0, ‖w‖ = norm_w > 0。

    The hinge loss of a sample on the wrong side, at geometric distance distance ≥ 0 from the hyperplane with ‖w‖ = norm_w > 0.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列断言是否成立：

    - `every_misclassified_training_sample_is_a_bounded_sv`：软间隔最优解处，每个分错的训练样本都有 α = C
    - `hinge_loss_of_one_sample_is_bounded`：一个样本的 hinge 损失有上界，无论它在哪里
    - `dual_weight_of_one_sample_is_bounded_in_soft_margin`：给定 C，一个样本在 w = Σ α_i y_i x_i 中的系数有上界，无论它在哪里
    - `far_correct_samples_influence_the_solution`：yf > 1 的样本移远一些（仍有 yf > 1），软间隔最优解会随之改变
    - `hard_margin_shift_vanishes_as_m_grows`：干净的样本（都在间隔之外）越来越多时，一个噪声样本引起的硬间隔阈值的变化趋于 0

    Which of these hold:

    - `every_misclassified_training_sample_is_a_bounded_sv`: at the optimum of the soft margin every misclassified training sample
      has α = C
    - `hinge_loss_of_one_sample_is_bounded`: the hinge loss of one sample is bounded, wherever it is
    - `dual_weight_of_one_sample_is_bounded_in_soft_margin`: with C given, the coefficient of one sample in w = Σ α_i y_i x_i is
      bounded, wherever it is
    - `far_correct_samples_influence_the_solution`: when a sample with yf > 1 moves further off (still yf > 1), the solution of the
      soft margin changes
    - `hard_margin_shift_vanishes_as_m_grows`: with more and more clean samples (all outside the margin) the change of the
      hard-margin threshold that one noisy sample causes tends to 0
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）SVM 为何对噪声敏感？软间隔缓解了什么，没有缓解什么？返回 Markdown 文本。

    (Read by the instructor) Why are SVMs sensitive to noise? What does the soft margin relieve, and what not? Returns
    Markdown text.
    """
    raise NotImplementedError
