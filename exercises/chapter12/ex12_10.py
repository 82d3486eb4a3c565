r"""12.10 交叉验证法的合理性 / Is cross-validation justified?

**书上的题。** 对照定理 12.8，讨论用交叉验证法估计学习算法的泛化能力是否合理。在有限的样本空间上一切都能精确算出：留一损
失的期望究竟等于什么，算法的稳定性如何保证它可靠，不稳定的算法又怎样使它完全失真。算清楚了，再写短文 `essay`。

**先看一个小例子。** 算法预测训练集中 y 的平均值，损失是平方误差，三个样例的 y 是 0、1、2：

    去掉     0             1           2
    预测     1.5           1           0.5
    损失     2.25          0           2.25         留一损失 1.5；三个都用来训练，经验损失只有 2/3

再看期望：y 各以 ½ 的概率取 0、1，m = 2。训练集 (0, 0)、(0, 1)、(1, 0)、(1, 1) 的留一损失是 0、1、1、0，期望 ½。而用两个
样例训练，泛化损失的期望是 3/8，不是 ½。那么 ½ 是什么的期望？

**算法与损失。** 样例 z 是数对 (x, y)。`train(D)` 在样例的列表 D 上训练（至少一个样例），返回模型；`loss(model, z)` 是模
型在样例 z 上的损失，不小于 0。它们只供调用，模型是什么样的数据不必关心。没有随机性；结果可能与样例的次序有关，所以去掉
一些样例以后，其余的要保持原来的次序。同一个样例在 D 中可以出现几次。

**样本空间** `domain` 是互不相同的样例的列表，`probs` 是它们的概率（可以为 0）。大小为 m 的训练集是独立同分布抽取的 m 个
样例，有次序，可以重复。

**做完想一想**（写进 `essay`）。交叉验证估计的是用多少个样例训练的泛化损失？期望对了，单独一次的值就可信吗？k 取大好还是
取小好？

**★** 写出定理 12.8 的两个上界和均值预测的 β；样例更多、概率很小时也对。提示：把 m = 20 代进去，看看上界是多少，损失本来
又有多大。

---

**The exercise.** Discuss with regard to theorem 12.8 whether it is justified to estimate how well an algorithm
generalises by cross-validation. On a finite sample space everything can be computed exactly: what the leave-one-out
loss is in expectation, how the stability of the algorithm makes it reliable, and how an unstable algorithm makes it
worthless. With that in hand, write the `essay`.

**A small example first.** The algorithm predicts the mean of y in the training set, the loss is the squared error, and
three samples have y = 0, 1, 2:

    without     0             1           2
    predicts    1.5           1           0.5
    loss        2.25          0           2.25         leave-one-out 1.5; trained on all three, the empirical loss is only 2/3

Now expectations: y is 0 or 1 with probability ½ each, and m = 2. Training sets (0, 0), (0, 1), (1, 0), (1, 1) have
leave-one-out losses 0, 1, 1, 0, in expectation ½. After training on two samples the expected generalisation loss is
3/8, not ½. So of what is ½ the expectation?

**Algorithm and loss.** A sample z is a pair (x, y). `train(D)` trains on a list D of samples (one at least) and returns
a model; `loss(model, z)` is the loss of the model on the sample z, not below 0. They are there to be called; what data
a model consists of does not matter. There is no chance in them; results may depend on the order of the samples, so
where some are removed the others stay in their order. A sample may occur in D more than once.

**The sample space** `domain` is a list of different samples, `probs` are their probabilities (0 may occur). A training
set of size m consists of m samples drawn i.i.d., in order, repetitions possible.

**Worth a thought** (in `essay`). The loss after training on how many samples does cross-validation estimate? If the
expectation is right, can a single value be trusted? Is a large k better, or a small one?

**★** Both bounds of theorem 12.8, and β of predicting the mean; as right for more samples and tiny probabilities. Hint:
put m = 20 into the bounds and compare with how large the loss can be at all.
"""

from collections.abc import Callable
from typing import Any

Sample = tuple[float, float]
Train = Callable[[list[Sample]], Any]
Loss = Callable[[Any, Sample], float]


def loo_loss(train: Train, loss: Loss, D: list[Sample]) -> float:
    """留一损失 (12.56)。

    The leave-one-out loss (12.56).

    >>> float(loo_loss(len, lambda model, z: model + z[1], [(0.0, 1.0), (0.0, 3.0), (0.0, 8.0)]))
    6.0
    """
    raise NotImplementedError


def kfold_loss(train: Train, loss: Loss, D: list[Sample], k: int) -> float:
    """k 折交叉验证的损失：把 D 依次切成 k 段（k ≥ 2，整除样例数），每一段用其余各段训练的模型来测试；返回全部样例的损失的
    平均。

    The loss of k-fold cross-validation: cut D into k successive parts of equal size (k ≥ 2 divides the number of
    samples) and test on each part the model trained on the others; the mean loss of all samples.

    >>> float(kfold_loss(len, lambda model, z: model + z[1], [(0.0, 0.0), (0.0, 1.0), (0.0, 2.0), (0.0, 3.0)], 2))
    3.5
    """
    raise NotImplementedError


def risk(train: Train, loss: Loss, D: list[Sample], domain: list[Sample], probs: list[float]) -> float:
    """泛化损失 (12.54)：在 D 上训练的模型的期望损失。

    The generalisation loss (12.54): the expected loss of the model trained on D.

    >>> D, domain = [(0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 4.0)]
    >>> float(risk(len, lambda model, z: model + z[1], D, domain, [0.75, 0.25]))
    3.0
    """
    raise NotImplementedError


def uniform_stability(train: Train, loss: Loss, domain: list[Sample], m: int) -> float:
    """使 (12.57) 成立的最小的 β：对样本空间上大小为 m ≥ 2 的一切训练集（不论概率），每个 i，以及样本空间的每个 z。

    The least β for which (12.57) holds: for all training sets of size m ≥ 2 over the sample space (of whatever
    probability), each i, and every z of the sample space.

    >>> float(uniform_stability(len, lambda model, z: model, [(0.0, 0.0)], 3))
    1.0
    """
    raise NotImplementedError


def expected_loss(train: Train, loss: Loss, domain: list[Sample], probs: list[float], m: int, kind: str) -> float:
    """对大小为 m 的训练集求期望，kind 为 "loo" 时是留一损失的期望 (m ≥ 2)，为 "risk" 时是泛化损失的期望 (m ≥ 1)。

    The expectation over training sets of size m: of the leave-one-out loss (m ≥ 2) if kind is "loo", of the
    generalisation loss (m ≥ 1) if it is "risk".

    >>> float(expected_loss(len, lambda model, z: model + z[1], [(0.0, 0.0), (0.0, 4.0)], [0.5, 0.5], 2, "risk"))
    4.0
    """
    raise NotImplementedError


def loo_failure(q: int) -> list[Sample]:
    """2q 个样例，y 是 +1 或 −1，使“多数类”算法的训练错误率是 ½，留一错误率却是 1。这个算法对任何 x 都预测训练集中较多的标
    记，一样多时预测 +1。

    2q samples with y = +1 or −1 on which the algorithm "majority class" has training error ½ and yet leave-one-out
    error 1. Whatever x is, it predicts the label that occurs more often in the training set, +1 if both are equally
    frequent.

    >>> len(loo_failure(3))
    6
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法的真假；期望与 `loo_failure` 都做对了才计分，瞎猜不得分。

    - "loo_expectation_is_risk_with_m_minus_1"：对任何算法与分布，m 个样例的留一损失的期望等于用 m−1 个样例训练的泛化损
      失的期望。
    - "kfold_expectation_is_risk_with_m"：对任何算法与分布，m 个样例的 k 折交叉验证损失的期望等于用 m 个样例训练的泛化损
      失的期望。
    - "stable_algorithms_make_loo_reliable"：若损失有界，且 β-均匀稳定性中的 β 随 m 按 1/m 减小，则 m 很大时，留一损失以
      很大的概率接近泛化损失。
    - "loo_reliable_for_every_algorithm"：损失有界时，对任何算法，m 很大时留一损失以很大的概率接近泛化损失。
    - "test_fold_may_be_used_for_training"：先用全部数据的标记选出最好的几个属性，再只用它们做交叉验证，所得损失的期望仍
      等于在各训练部分上选属性并训练的泛化损失的期望。

    Which of these hold; they count once expectations and `loo_failure` are right, and guessing earns nothing.

    - "loo_expectation_is_risk_with_m_minus_1": for any algorithm and distribution, the leave-one-out loss on m samples
      is in expectation the generalisation loss after training on m−1.
    - "kfold_expectation_is_risk_with_m": for any algorithm and distribution, the loss of k-fold cross-validation on m
      samples is in expectation the generalisation loss after training on m.
    - "stable_algorithms_make_loo_reliable": if the loss is bounded, and β of uniform stability decreases with m like
      1/m, then the leave-one-out loss is close to the generalisation loss with high probability for large m.
    - "loo_reliable_for_every_algorithm": if the loss is bounded, the leave-one-out loss of any algorithm is close to
      its generalisation loss with high probability for large m.
    - "test_fold_may_be_used_for_training": if the best few attributes are chosen by the labels of all data, and
      cross-validation then uses these only, its loss is still in expectation the generalisation loss after choosing and
      training on the training parts.
    """
    raise NotImplementedError


def essay() -> str:
    """用 Markdown 讨论交叉验证法的合理性：它估计的是什么，稳定性起什么作用，k 与计算量怎样权衡。给老师看，不计分。

    Discuss in Markdown whether cross-validation is justified: what it estimates, what stability does for it, and how to
    weigh k against the cost. For your teacher, without points.
    """
    raise NotImplementedError


# ---- ★ ----


def beta_mean(m: int) -> float:
    """算法预测训练集中 y 的平均值，损失是平方误差，y 在 [0, 1] 中任取：最小的 β，m ≥ 2。

    The algorithm predicts the mean of y in the training set, the loss is the squared error, y is anything in [0, 1]:
    the least β, for m ≥ 2.

    >>> beta_mean(2)
    0.75
    """
    raise NotImplementedError


def stability_bound(value: float, beta: float, m: int, M: float, delta: float, kind: str) -> float:
    """定理 12.8 的上界：(12.58) 的右边（kind 为 "empirical"，value 是经验损失）或 (12.59) 的右边（kind 为 "loo"，value 是
    留一损失）。

    The bound of theorem 12.8: the right side of (12.58) if kind is "empirical" and value the empirical loss, or of
    (12.59) if kind is "loo" and value the leave-one-out loss.

    >>> round(stability_bound(0.1, 0.0, 50, 1.0, 0.05, "loo"), 3)
    0.273
    """
    raise NotImplementedError
