r"""slides4.4 σ 的两个极端 / The two extremes of σ

课件说：高斯核的 σ 大则欠拟合，σ 小则过拟合。把两个极限都算出来：核矩阵变成单位阵、变成全 1 阵时软间隔支持向量机的解，以及 σ 趋于 0 时的留一法
错误率；再说明 C 随 σ 怎样变就不会欠拟合；最后在带噪声的数据上列出误差随 σ 的变化。

**记号。** $K_{ij} = \exp(-\lVert x_i - x_j \rVert^2 / (2\sigma^2))$，$f(x_i) = \sum_j \alpha_j y_j K_{ij} + b$。代价为 C 的软间隔问题：原问题的值
$\frac{1}{2}\sum_i\sum_j \alpha_i \alpha_j y_i y_j K_{ij} + C \sum_i \max(0, 1 - y_i f(x_i))$，对偶问题的值
$\sum_i \alpha_i - \frac{1}{2}\sum_i\sum_j \alpha_i \alpha_j y_i y_j K_{ij}$。

**最优解** (alpha, b) 是指：$0 ≤ \alpha_i ≤ C$（允许误差 $10^{-9} C$），$|\sum_i \alpha_i y_i| ≤ 10^{-6} C m$，且原问题与对偶问题的值之差不超过
$t \max(1, 原问题的值)$；`tiny_sigma` 与 `huge_sigma` 中 $t = 10^{-6}$，`curve` 中 $t = 10^{-3}$。解法不限；最优解不唯一时任何一个都对。

**数据。** `y` 是 +1/−1 的列表，两类都有，至多 40 个（`leave_one_out_limit` 中至多 200 个）。`X` 是 (m, d) 的浮点数组，|x_ij| ≤ 10, 1 ≤ d ≤ 12，各行不同，两两的距离不小于 0.1。
C 在 0.01 与 100 之间（`curve` 中 0.1 到 10），eps 在 1e-6 与 0.5 之间。`curve` 中训练样本至多 30 个，σ 至多 3 个（0.02 到 100，次序不定），验证样本 1 到 200 个，它们的类别可以只有一种。

**约定。** 数组可以是列表。每次调用至多 1 秒，`curve` 至多 2 秒（CPU 时间）。不要改动传入的参数。

---

With a Gaussian kernel, say the slides, a large σ underfits and a small one overfits. Compute both limits: the solution of the soft-margin
support vector machine when the kernel matrix becomes the identity and when it becomes all ones, and the leave-one-out error as σ
tends to 0. Say how C must follow σ to avoid underfitting; finally tabulate errors against σ on noisy data.

**Notation.** $K_{ij} = \exp(-\lVert x_i - x_j \rVert^2 / (2\sigma^2))$, $f(x_i) = \sum_j \alpha_j y_j K_{ij} + b$. The soft-margin problem
with cost C: its primal value is $\frac{1}{2}\sum_i\sum_j \alpha_i \alpha_j y_i y_j K_{ij} + C \sum_i \max(0, 1 - y_i f(x_i))$, its dual value
$\sum_i \alpha_i - \frac{1}{2}\sum_i\sum_j \alpha_i \alpha_j y_i y_j K_{ij}$.

**An optimum** (alpha, b) means: $0 ≤ \alpha_i ≤ C$ (up to $10^{-9} C$), $|\sum_i \alpha_i y_i| ≤ 10^{-6} C m$,
and the primal and the dual value
differ by at most $t \max(1, primal)$, with $t = 10^{-6}$ in `tiny_sigma` and `huge_sigma` and $t = 10^{-3}$ in `curve`. Any method
will do, and any of several optima.

**Data.** `y` is a list of +1/−1, both occur, at most 40 of them (at most 200 in `leave_one_out_limit`). `X` is a float array of shape (m, d),
|x_ij| ≤ 10, 1 ≤ d ≤ 12, with different rows that are at least 0.1 apart. C is 0.01 to 100 (in `curve` 0.1 to 10), eps 1e-6 to 0.5. `curve`
gets at most 30 training samples, at most 3 values of σ (0.02 to 100, in any order), and 1 to 200 validation samples, which may be of
one class only.

**Conventions.** Lists may come back for arrays. A call may take 1 second of CPU time, one of `curve` 2 seconds. Do not change the arguments.
"""

import numpy as np


def tiny_sigma(y: list[int], C: float) -> tuple[np.ndarray, float]:
    """K 是单位阵时的一个最优解 (alpha, b)。

    An optimum (alpha, b) where K is the identity.
    """
    raise NotImplementedError


def huge_sigma(y: list[int], C: float) -> tuple[np.ndarray, float]:
    """K 的元素全是 1 时的一个最优解 (alpha, b)。

    An optimum (alpha, b) where all entries of K are 1.
    """
    raise NotImplementedError


def sigma_for_identity(X: np.ndarray, eps: float) -> float:
    """使所有 K_ij ≤ eps (i ≠ j) 的最大的 σ；允许 1e-9 的相对误差。X 至少两行。

    The largest σ with K_ij ≤ eps for all i ≠ j; it may be off by 1e-9 of its size. X has two rows or more.
    """
    raise NotImplementedError


def sigma_for_constant(X: np.ndarray, eps: float) -> float:
    """使所有 K_ij ≥ 1 − eps 的最小的 σ；允许 1e-9 的相对误差。X 至少两行。

    The smallest σ with K_ij ≥ 1 − eps throughout; it may be off by 1e-9 of its size. X has two rows or more.
    """
    raise NotImplementedError


def leave_one_out_limit(y: list[int]) -> float:
    """σ → 0 时留一法的错误率：每个样本由其余样本（K 为单位阵，C ≥ 2）训练的分类器判断，它离其余样本都很远（与它们的 K 为 0）。
    f 的极限为 0 算判错；其余样本只有一类时，判为这一类。

    The leave-one-out error as σ → 0: every sample is judged by the machine of the others (K is the identity, C ≥ 2), from which it is
    far away (its K with them is 0). A limit f of 0 counts as misjudged; if the others are of one class, that class is predicted.

    >>> leave_one_out_limit([1, -1])
    1.0
    """
    raise NotImplementedError


def matching_cost(C_linear: float, sigma: float) -> float:
    """高斯核的代价应取多少，才能使 σ → ∞ 时它的判别函数趋于代价为 C_linear 的线性支持向量机的判别函数？在 100 ≤ σ ≤ 1e4 比较，允许 1 % 的误差；
    C_linear 在 0.01 与 100 之间。

    Which cost makes the decision function of the Gaussian machine tend to that of the linear machine of cost C_linear as σ → ∞? It is
    compared within 1 %, for 100 ≤ σ ≤ 1e4; C_linear is 0.01 to 100.
    """
    raise NotImplementedError


def curve(
    X: np.ndarray, y: list[int], X_val: np.ndarray, y_val: list[int], sigmas: list[float], C: float
) -> list[dict]:
    """按 `sigmas` 的次序，每个 σ 一个 {"sigma", "alpha", "b", "train_errors", "val_errors"}：在 X, y 上的最优解，和由它得到的两组样本上的错误个数
    （f ≥ 0 判为 +1；|f| ≤ 1e-9 的样本怎样判都可以）。

    For each σ, in the order of `sigmas`, {"sigma", "alpha", "b", "train_errors", "val_errors"}: an optimum on X, y and the number of
    errors that it makes on both sets (f ≥ 0 predicts +1; where |f| ≤ 1e-9, either prediction is right).
    """
    raise NotImplementedError
