r"""14.5 条件随机场与对率回归 / Conditional random fields and logistic regression

比较条件随机场和对率回归，试析其异同。先把两者都算出来：链式条件随机场的条件概率、边际概率和梯度，以及（多分类的）对率回归；看看在什么情形下前者就是后者。
再看转移的分数带来了什么：边际概率不再是对率回归的概率，逐个最可能的标记也未必组成最可能的序列。

比较写在 `essay` 里。

**模型** 有 K 个类，标记是 0, …, K-1。`X` 的形状是 (T, d)，第 t 行是位置 t 的特征；`U` 是 (K, d)，`b` 是 (K,)，`A` 是 (K, K)。
标记序列 y 的分数是（从 0 数起）

$$s(y, X) = \sum_{t=0}^{T-1} (U_{y_t} \cdot X_t + b_{y_t}) + \sum_{t=0}^{T-2} A_{y_t, y_{t+1}},$$

条件随机场 $P(y | X) = e^{s(y, X)} / Z$，Z 是对全部 $K^T$ 个序列求和。这是 (14.11) 的一个特例。对率回归只有一个位置：
$P(y | x) ∝ e^{U_y \cdot x + b_y}$。

**范围。** 1 ≤ T ≤ 300, 1 ≤ d ≤ 3, 1 ≤ K ≤ 4, X, U, b, A 中的数的绝对值不超过 5；y 是整数的列表。各函数的代价应与 T 成正比。

**数值。** 对数是自然对数。误差不超过 $10^{-8}$，结果很大时相对误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Compare conditional random fields with logistic regression. First compute both: the conditional probability, the marginals and the
gradient of a chain CRF, and (multinomial) logistic regression; see when the former is the latter. Then see what the scores of
transitions bring about: marginals are no longer the probabilities of logistic regression, and the labels that are most probable one
by one need not be the most probable sequence.

The comparison belongs into `essay`.

**The model** has K classes; labels are 0, …, K-1. `X` has the shape (T, d), row t being the features at position t; `U` is (K, d), `b` is
(K,), `A` is (K, K). The score of a sequence of labels y is, counting from 0,

$$s(y, X) = \sum_{t=0}^{T-1} (U_{y_t} \cdot X_t + b_{y_t}) + \sum_{t=0}^{T-2} A_{y_t, y_{t+1}},$$

and the CRF is $P(y | X) = e^{s(y, X)} / Z$, where Z sums over all $K^T$ sequences; this is a special case of (14.11). Logistic regression
has one position only: $P(y | x) ∝ e^{U_y \cdot x + b_y}$.

**Ranges.** 1 ≤ T ≤ 300, 1 ≤ d ≤ 3, 1 ≤ K ≤ 4; numbers in X, U, b, A are at most 5 in size; y is a list of integers. The cost of a function
should be proportional to T.

**Numbers.** Logarithms are natural. Errors are $10^{-8}$ at most, or $10^{-9}$ of the result where it is large. A call takes at most 2
seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def softmax_log_prob(y: int, x: np.ndarray, U: np.ndarray, b: np.ndarray) -> float:
    """对率回归的 ln P(y | x)，x 的形状是 (d,)。

    ln P(y | x) of logistic regression; x has the shape (d,).

    >>> import numpy as np
    >>> round(float(softmax_log_prob(1, np.array([2.0]), np.array([[0.0], [1.0]]), np.array([0.0, -2.0]))), 6)
    -0.693147
    """
    raise NotImplementedError


def crf_log_prob(y: list[int], X: np.ndarray, U: np.ndarray, b: np.ndarray, A: np.ndarray) -> float:
    """条件随机场的 ln P(y | X)。

    ln P(y | X) of the CRF.

    >>> import numpy as np
    >>> round(float(crf_log_prob([0, 0], np.zeros((2, 1)), np.zeros((2, 1)), np.zeros(2), np.zeros((2, 2)))), 6)
    -1.386294
    """
    raise NotImplementedError


def crf_marginals(X: np.ndarray, U: np.ndarray, b: np.ndarray, A: np.ndarray) -> np.ndarray:
    """边际概率，形状 (T, K)：第 t 行是 P(y_t = 0 | X), …, P(y_t = K-1 | X)。

    The marginal probabilities, of shape (T, K): row t is P(y_t = 0 | X), …, P(y_t = K-1 | X).
    """
    raise NotImplementedError


def crf_gradient(
    y: list[int], X: np.ndarray, U: np.ndarray, b: np.ndarray, A: np.ndarray
) -> dict[str, np.ndarray]:
    """ln P(y | X) 对参数的梯度：{"U": …, "b": …, "A": …}，形状与参数相同。

    The gradient of ln P(y | X) with respect to the parameters: {"U": …, "b": …, "A": …}, of the same shapes.
    """
    raise NotImplementedError


def marginal_differs(gap: float) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """例子 (X, U, b, A)：条件随机场的边际 P(y_0 = 1 | X) 比同样的 U，b 的对率回归的 P(1 | X_0) 恰好大 gap,
    0 < gap ≤ 0.45。大小不超出上述范围，T ≤ 20。

    An example (X, U, b, A): the marginal P(y_0 = 1 | X) of the CRF exceeds P(1 | X_0) of logistic regression with the same U and b by
    gap, 0 < gap ≤ 0.45. Within the ranges above, T ≤ 20.
    """
    raise NotImplementedError


def marginal_argmax_fails(T: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """长为 T 的例子 (X, U, b, A), 2 ≤ T ≤ 6：在每个位置取边际概率最大的标记，所得的序列不是概率最大的序列。在每个位置，最大的边际概率比其余的
    至少大 10^-3；最大的序列概率至少比所得序列的概率大 10^-3。大小不超出上述范围，K ≤ 3。

    An example (X, U, b, A) of length T, 2 ≤ T ≤ 6: the labels of largest marginal probability at each position do not make the most
    probable sequence. At each position the largest marginal exceeds the others by 10^-3 at least; the largest probability of a sequence
    exceeds that of those labels by 10^-3 at least. Within the ranges above, K ≤ 3.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法的真假。"条件随机场" 与 "对率回归" 指上面的模型；`marginal_differs` 和 `marginal_argmax_fails` 的检查都通过后才计分，瞎猜不得分。

    - "both_discriminative"：两者都只给出标记的条件概率，不给出 x 的分布。
    - "both_concave_loglik"：给定一个样例 (y, X)，两者的对数似然都是参数的凹函数。
    - "crf_with_zero_A_factorises"：A = 0 时，条件随机场是各位置的对率回归之积。
    - "crf_normalises_over_sequences"：有的参数下，条件随机场的 P(y | X) 不等于逐位置只用 X_t 规范化的概率之积。
    - "crf_marginal_equals_softmax"：不论参数如何，条件随机场的边际概率等于同样的 U，b 的对率回归。
    - "argmax_of_marginals_is_best_sequence"：不论参数如何，各位置边际概率最大的标记组成概率最大的序列。
    - "parameters_unique"：在各自的模型中，不同的参数给出不同的条件概率。

    Which of these hold of the models above. They count once the checks of `marginal_differs` and `marginal_argmax_fails` are passed,
    and guessing earns nothing.

    - "both_discriminative": both give the conditional probability of labels only, not the distribution of x.
    - "both_concave_loglik": for a given example (y, X) the log-likelihood of either is a concave function of its parameters.
    - "crf_with_zero_A_factorises": with A = 0 the CRF is a product of logistic regressions, one for each position.
    - "crf_normalises_over_sequences": for some parameters, P(y | X) of the CRF is no product of probabilities normalised at each
      position by X_t alone.
    - "crf_marginal_equals_softmax": whatever the parameters, marginals of the CRF are those of logistic regression with the same U, b.
    - "argmax_of_marginals_is_best_sequence": whatever the parameters, the labels of largest marginals make the most probable sequence.
    - "parameters_unique": in either model, different parameters give different conditional probabilities.
    """
    raise NotImplementedError


def essay() -> str:
    """用 Markdown 比较条件随机场与对率回归：相同之处，不同之处，以及不同之处的代价。由老师阅读，不计分。

    Compare in Markdown CRFs with logistic regression: what they have in common, how they differ, and what that costs. Read by a person,
    without points.
    """
    raise NotImplementedError


def correlated_crf(r: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """选做：(U, b, A), d = 1, K = 2，使 X 是两个 0 时 P(0,0) P(1,1) / (P(0,1) P(1,0)) = r, 0.1 ≤ r ≤ 10。

    Optional: (U, b, A) with d = 1 and K = 2 such that P(0,0) P(1,1) / (P(0,1) P(1,0)) = r for an X of two zeros, 0.1 ≤ r ≤ 10.
    """
    raise NotImplementedError
