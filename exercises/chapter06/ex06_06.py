r"""6.6 SVM 为何对噪声敏感 / Why SVMs are sensitive to noise

**书上的题。** 分析 SVM 对噪声敏感的原因。一个坏点能把最大间隔的分界搬到多远？先在直线上用一个样本任意移动阈值，与按均值分类对比；再看
软间隔怎样限制一个样本的分量。分析写在 `analysis` 里。

**先看一个小例子。** 反例 -3, -2, -1，正例 1, 2, 4。硬间隔阈值在最近的两个异类样本正中：0。两类均值 -2 与 7/3 的中点是 1/6。

    添一个正例 -0.2：     硬间隔阈值  (-1 - 0.2)/2 = -0.6，移动 -0.6
                          均值阈值    正例均值变为 6.8/4 = 1.7，中点 -0.15，移动 -0.317

现在把原来的六个点各重复一百遍：再添 -0.2，硬间隔阈值照样移动 -0.6，均值阈值几乎不动。

**约定。** `neg`、`pos` 是直线上反例与正例的坐标，max(neg) < min(pos)；标签 -1/+1。软间隔即 (6.35)，每个样本的代价是 C；yf 是 $y_i f(x_i)$。

**做完想一想。** 软间隔给一个噪声样本的系数封了顶，给它的损失封顶了吗？把 hinge 换成一个有界的损失，会失去什么？

**★** 坐标到百万、离边界只差百万分之一的样本也判得准。

---

**The exercise.** Analyse why SVMs are sensitive to noise. How far can one bad sample carry the maximum-margin boundary? On a line
first, move the threshold at will with one sample, and compare with a classifier by means; then see how the soft margin limits
what one sample can do. The analysis goes into `analysis`.

**A small example first.** Negative samples -3, -2, -1, positive ones 1, 2, 4. The hard-margin threshold is half-way between the
two nearest samples of different classes: 0. Half-way between the class means, -2 and 7/3, is 1/6.

    add a positive -0.2:     hard-margin threshold  (-1 - 0.2)/2 = -0.6, a shift of -0.6
                             mean threshold         the positive mean is 6.8/4 = 1.7, half-way is -0.15, a shift of -0.317

Now repeat the six samples a hundred times each and add -0.2: the hard-margin threshold shifts by -0.6 again, the mean threshold
hardly moves.

**Conventions.** `neg` and `pos` are coordinates of negative and positive samples on a line, max(neg) < min(pos); labels are -1/+1.
The soft margin is (6.35), every sample costs C; yf is $y_i f(x_i)$.

**Worth a thought.** The soft margin puts a cap on the coefficient of a noisy sample: does it put one on its loss? What would be
lost by a bounded loss in the place of hinge?

**★** As right for coordinates in the millions, and for samples a millionth beside the margin.
"""


def move_threshold(neg: list[float], pos: list[float], target: float) -> tuple[float, int]:
    """再加一个样本（坐标，标签），使硬间隔阈值恰为 target，而数据仍线性可分；target 在两类之间，不是现在的阈值。

    One more sample (coordinate, label) after which the hard-margin threshold is target and the data are still separable; target is
    between the classes, and not the present threshold.

    >>> x, label = move_threshold([-1.0], [1.0], 0.5)
    >>> round(float(x), 9), int(label)
    (0.0, -1)
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
    """由软间隔最优解处各样本的 yf 断定它的 α；不能断定的是 None。

    The α of each sample as it follows from its yf at the optimum of the soft margin, None where it does not follow.
    """
    raise NotImplementedError


def removal_matters(alpha: list[float]) -> list[bool]:
    """只看软间隔最优解的 α：删去这个样本，最优解有无可能改变？必定不变的是 False，其余是 True。

    From nothing but the α at the optimum of the soft margin: may the solution change if this sample is deleted? False where it
    surely stays, True elsewhere.
    """
    raise NotImplementedError


def hinge_at(distance: float, norm_w: float) -> float:
    """分错的样本的 hinge 损失：它到超平面的几何距离是 distance，‖w‖ = norm_w。

    The hinge loss of a sample on the wrong side, at geometric distance `distance` from the hyperplane, with ‖w‖ = norm_w.

    >>> hinge_at(0.0, 5.0)
    1.0
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
    """分析，Markdown，由老师评阅：SVM 为何对噪声敏感？软间隔缓解了什么，没有缓解什么？

    The analysis, in Markdown, read by your teacher: why are SVMs sensitive to noise? What does the soft margin relieve, and what not?
    """
    raise NotImplementedError
