r"""cookbook11.1 由指数损失推出 AdaBoost 的权重 / AdaBoost's weights from the exponential loss

AdaBoost 逐轮使指数损失最小。这里允许基分类器弃权（输出 0），于是系数和新权重要重新推导，不能照抄公式。
再说明总损失等于各轮归一化因子之积；看看把两个指数对调会怎样；看看误差上界 $e^{-2Tγ^2}$ 中的 γ 若像讲义那样取各轮中最大的，又会怎样。

**记号。** 样本 i 的标记是 $y_i$ = ±1，当前的和是 $F_i$，损失是 $e^{-y_i F_i}$；一轮把 $a h$ 加到 F 上。$u_i = y_i h(x_i)$ 是 -1
（错），0（弃权）或 +1（对）。一轮之前各样本的损失规范化之后是 p：和为 1，各项不小于 $10^{-12}$。u 中至少有一个 -1 和一个 +1。p 与 u
的长度相同，2 到 200。

**数值。** 系数（`alpha` 与 `alphas`）的误差不超过 $10^{-9}$，其余各数的相对误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。
不要改动传入的参数。推导写在 `derivation` 里。

---

AdaBoost minimises the exponential loss round by round. Here base classifiers may abstain (output 0), so that
coefficient and new weights have to be derived anew and no formula can be copied. Then show that the loss is the product
of the normalisers of all rounds; see what happens if the two exponents are exchanged; and what happens to the bound
$e^{-2Tγ^2}$ of the error if γ is the largest of all rounds, as in the notes.

**Notation.** Sample i has label $y_i$ = ±1, the present sum is $F_i$, the loss $e^{-y_i F_i}$; a round adds $a h$ to F.
$u_i = y_i h(x_i)$ is -1 (wrong), 0 (abstains) or +1 (right). The losses before a round, normalised, are p: their sum is
1, and none is below $10^{-12}$. In u there is at least one -1 and at least one +1. p and u have the same length, 2 to
200.

**Numbers.** Coefficients (`alpha` and `alphas`) are right to $10^{-9}$, all other numbers to a relative error of
$10^{-9}$. A call takes at most 2 seconds of CPU time. Do not change the arguments. The derivation belongs into
`derivation`.
"""

import numpy as np


def alpha(p: np.ndarray, u: np.ndarray) -> float:
    """使这一轮之后的总损失最小的 a。

    The a for which the total loss after the round is least.

    >>> import numpy as np
    >>> abs(round(float(alpha(np.array([0.5, 0.5]), np.array([1.0, -1.0]))), 9))
    0.0
    """
    raise NotImplementedError


def normalizer(p: np.ndarray, u: np.ndarray) -> float:
    """这个最小的总损失除以这一轮之前的总损失。

    This least total loss, divided by the total loss before the round.

    >>> import numpy as np
    >>> round(float(normalizer(np.array([0.8, 0.2]), np.array([1.0, -1.0]))), 9)
    0.8
    """
    raise NotImplementedError


def reweight(p: np.ndarray, u: np.ndarray, a: float) -> np.ndarray:
    """加上 a h 之后各样本的损失，规范化为和是 1；a 是任意的数，|a| ≤ 100，不一定最优。

    The losses of the samples after a h was added, normalised to sum 1; a is any number with |a| ≤ 100, not necessarily
    the best.

    >>> import numpy as np
    >>> [round(float(value), 9) for value in reweight(np.array([0.25, 0.75]), np.array([1.0, -1.0]), 0.0)]
    [0.25, 0.75]
    """
    raise NotImplementedError


def run(U: np.ndarray) -> dict:
    r"""逐轮进行，从 p = 1/m、F = 0 开始；U 的形状是 (T, m)，第 t 行是第 t 轮的 u, 1 ≤ T ≤ 60, 2 ≤ m ≤ 200。返回的字典有这些键：

    `"alphas"` 各轮的最优系数 $α_t$；`"mean_loss"` 各样本最后的损失 $e^{-f_i}$ 的平均，$f_i = \sum_t α_t$ U[t][i]；`"product"`
    各轮的 `normalizer` 之积；`"errors"` $f_i ≤ 0$ 的样本所占的比例。$f_i$ 要么是 0（每一轮都弃权），要么绝对值不小于 $10^{-6}$；
    各轮的 p 都不小于 $10^{-12}$。

    Round by round, from p = 1/m and F = 0; U has shape (T, m), and row t is the u of round t, 1 ≤ T ≤ 60, 2 ≤ m ≤ 200.
    The dict that is returned has these keys:

    `"alphas"`, the best coefficients $α_t$ of the rounds; `"mean_loss"`, the mean of the final losses $e^{-f_i}$ of the
    samples, $f_i = \sum_t α_t$ U[t][i]; `"product"` of the `normalizer` of all rounds; `"errors"`, the share of the
    samples with $f_i ≤ 0$. $f_i$ is either 0 (abstentions in all rounds) or at least $10^{-6}$ in size, and no p of any
    round is below $10^{-12}$.
    """
    raise NotImplementedError


def swapped_error(eps: float) -> float:
    r"""没有弃权，加权错误率是 eps，在 $10^{-6}$ 与 $1 - 10^{-6}$ 之间，$α = \frac{1}{2}\ln((1 - eps)/eps)$。
    更新权重时把两个指数对调（错的乘 $e^{-α}$，对的乘 $e^{α}$），再规范化：同一个分类器的新的加权错误率。

    No abstentions, a weighted error eps between $10^{-6}$ and $1 - 10^{-6}$, and $α = \frac{1}{2}\ln((1 - eps)/eps)$.
    The weights are updated with the two exponents exchanged (wrong samples times $e^{-α}$, right ones times $e^{α}$)
    and normalised: the new weighted error of the same classifier.

    >>> round(float(swapped_error(0.5)), 9)
    0.5
    """
    raise NotImplementedError


def broken_bound(T: int) -> np.ndarray:
    r"""造 U，形状 (T, m), 8 ≤ T ≤ 60, m ≤ 1000，各数是 ±1，每一行都有 -1 和 +1。像 `run` 那样进行，$ε_t$ 是第 t 轮的加权错误率，γ
    是各轮 $\frac{1}{2} - ε_t$ 中最大的；$f_i ≤ 0$ 的样本所占的比例超过 $1.05 e^{-2Tγ^2}$。绝对值小于 $10^{-9}$ 的 $f_i$ 算 0；
    各轮的 p 都不小于 $10^{-12}$。

    Builds U of shape (T, m), 8 ≤ T ≤ 60, m ≤ 1000, with entries ±1, both -1 and +1 in every row. With rounds as in
    `run`, $ε_t$ being the weighted error of round t and γ the largest $\frac{1}{2} - ε_t$ of all rounds, the share of
    the samples with $f_i ≤ 0$ is more than $1.05 e^{-2Tγ^2}$. An $f_i$ below $10^{-9}$ in size counts as 0; no p of any
    round is below $10^{-12}$.
    """
    raise NotImplementedError


def derivation() -> str:
    """用 Markdown 推导：最优的 a 与 `normalizer`；为什么各轮之积等于平均损失，且不小于错误率；上界里的 γ 应取什么。由老师阅读，
    不计分。

    The derivation in Markdown: the best a and `normalizer`; why the product of all rounds is the mean loss, and not
    below the error; which γ belongs into the bound. Read by a person, without points.
    """
    raise NotImplementedError
