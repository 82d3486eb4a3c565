r"""11.6 岭回归与支持向量机 / Ridge regression and the SVM

**书上的题。** 试析岭回归与支持向量机的联系。两者都使“损失 + 常数 · ‖w‖²”最小，只是损失不同，常数的写法也不同。把联系写成程序：岭回归的对偶
形式，λ 与 C 的换算，合页损失换成平方损失后的支持向量机；再用数据说明，换成平方损失会出什么问题。

**先看一个小例子。** 一个属性，两个样本 x = 1, 2，y 都是 +1，λ = 5：

    w = (1·1 + 2·1) / (1² + 2² + 5) = 0.3        残差 y - wx = 0.7, 0.4        α = 残差 / λ = 0.14, 0.08

两个 α 又合成 w：0.14 × 1 + 0.08 × 2 = 0.3。样本多远、多近，α 都不是 0。再看间隔 m = 3 的样本：合页损失不再管它；平方损失 (1 - m)² 的斜率是
4，把它往回拉。“过于正确”也要受罚。

**约定。** `X` 每行一个样本，`y` 是 +1 或 −1。岭回归使 $\sum_i (y_i - w^T x_i)^2 + λ ‖w‖^2$ 最小：没有偏置项，没有 1/2，不除以样本数。

**做完想一想**（写在 `essay` 里）。岭回归也可以用核，为什么没有“支持向量”？属性有一万个而样本只有一百个时，你解哪一个方程组？
什么样的数据上，两者给出几乎一样的分界？

**★** X 的单位很大或很小、样本上百时照样准；C 与 λ 差上亿倍也对。

---

**The exercise.** How are ridge regression and the SVM connected? Both minimise “loss + constant · ‖w‖²”; the losses differ, and so does the way
the constant is written. Make the connection a program: the dual form of ridge regression, how λ and C convert, the SVM whose hinge loss has become
a squared loss; and data that show what goes wrong with the squared loss.

**A small example first.** One attribute, two samples x = 1, 2, both labelled +1, λ = 5:

    w = (1·1 + 2·1) / (1² + 2² + 5) = 0.3        residuals y - wx = 0.7, 0.4        α = residual / λ = 0.14, 0.08

The α make up w again: 0.14 × 1 + 0.08 × 2 = 0.3. Near or far, no sample has an α of 0. Now a sample of margin m = 3: the hinge loss does not mind it any
more; the squared loss (1 - m)² has slope 4 there and pulls it back. Being “too right” is punished.

**Conventions.** `X` has a sample in each row, `y` holds +1 and −1. Ridge regression minimises $\sum_i (y_i - w^T x_i)^2 + λ ‖w‖^2$: no bias, no 1/2, not
divided by the number of samples.

**Worth a thought** (in `essay`). Ridge regression can use kernels, too: why has it no “support vectors”? With ten thousand attributes and a hundred
samples, which system of equations do you solve? On what sort of data do both give nearly the same border?

**★** As right where X is in very large or very small units, with a hundred samples, and for C and λ a hundred million apart.
"""

import numpy as np


def ridge_primal(X: np.ndarray, y: np.ndarray, lam: float) -> np.ndarray:
    """岭回归的 w。

    The w of ridge regression.

    >>> import numpy as np
    >>> [round(float(value), 6) for value in ridge_primal(np.array([[1.0, 0.0]]), np.array([1]), 3.0)]
    [0.25, 0.0]
    """
    raise NotImplementedError


def ridge_dual(X: np.ndarray, y: np.ndarray, lam: float) -> np.ndarray:
    """岭回归的对偶变量 α，每个样本一个：$w = X^T α$，而且残差是 α 的 λ 倍，$y - Xw = λ α$。只由样本之间的内积与 y 就能算出。

    The dual variables α of ridge regression, one for each sample: $w = X^T α$, and residuals are λ times α, $y - Xw = λ α$. Inner products of
    samples, and y, are enough to find them.

    >>> import numpy as np
    >>> [round(float(value), 6) for value in ridge_dual(np.array([[1.0], [2.0]]), np.array([1, 1]), 5.0)]
    [0.14, 0.08]
    """
    raise NotImplementedError


def lam_from_C(C: float) -> float:  # noqa: N802 - C is what the book calls it
    """支持向量机写成 $\\frac{1}{2} ‖w‖^2 + C \\sum_i ℓ(y_i, w^T x_i)$，岭回归写成 $\\sum_i ℓ(y_i, w^T x_i) + λ ‖w‖^2$。损失 ℓ 相同时，λ 取多少两者的最小点
    相同？

    An SVM is written $\\frac{1}{2} ‖w‖^2 + C \\sum_i ℓ(y_i, w^T x_i)$, ridge regression $\\sum_i ℓ(y_i, w^T x_i) + λ ‖w‖^2$. For which λ do both have
    the same minimiser, if the loss ℓ is the same?

    >>> lam_from_C(2.0) < lam_from_C(1.0)
    True
    """
    raise NotImplementedError


def ls_svm(X: np.ndarray, y: np.ndarray, C: float) -> tuple[np.ndarray, float]:
    """最小二乘支持向量机：使 $\\frac{1}{2} ‖w‖^2 + C \\sum_i (1 - y_i (w^T x_i + b))^2$ 最小的 (w, b)；b 不受惩罚。

    The least-squares SVM: the (w, b) that minimises $\\frac{1}{2} ‖w‖^2 + C \\sum_i (1 - y_i (w^T x_i + b))^2$; b is not penalised.

    >>> import numpy as np
    >>> w, b = ls_svm(np.array([[1.0], [-1.0]]), np.array([1, -1]), 0.25)
    >>> round(float(w[0]), 6), abs(round(float(b), 6))
    (0.5, 0.0)
    """
    raise NotImplementedError


def influence(margin: float, loss: str) -> float:
    """样本以多大的力推动间隔 m = y f(x) 变大：$-dℓ/dm$。loss 是 "hinge"（合页损失 max(0, 1 − m)，折点 m = 1 处不论）或 "squared"（平方损失 (1 − m)²）。

    How hard a sample pushes its margin m = y f(x) up: $-dℓ/dm$. The loss is "hinge" (max(0, 1 − m), leaving its corner m = 1 aside) or "squared"
    ((1 − m)²).

    >>> influence(0.0, "hinge")
    1.0
    """
    raise NotImplementedError


def masking_data(lam: float) -> tuple[list[float], list[int]]:
    """一维的训练数据 (x, y)：有一个阈值把两类完全分开；但带偏置项的岭回归，即使 $\\sum_i (y_i - w x_i - b)^2 + λ w^2$ 最小的 (w, b)，至少判错一个训练样本。十几个样本
    就够了；λ 可以很小，也可以上万。

    Training data (x, y) in one dimension: some threshold separates the classes, and yet ridge regression with a bias, the (w, b) that minimises
    $\\sum_i (y_i - w x_i - b)^2 + λ w^2$, gets at least one of them wrong. A dozen samples will do; λ may be tiny or ten thousand.

    >>> x, y = masking_data(1.0)
    >>> sorted(set(y))
    [-1, 1]
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """六句话各是否成立：

    "both_penalise_squared_norm"：岭回归与软间隔支持向量机的目标函数中都有 ‖w‖² 的一项；
    "w_is_a_combination_of_samples_in_both"：两者解出的 w 都是训练样本的线性组合；
    "ridge_dual_is_sparse"：岭回归的 α 总是只有支持向量处不为 0，与支持向量机一样；
    "hinge_ignores_points_beyond_the_margin"：合页损失下，间隔 m > 1 的样本不推动间隔；
    "squared_loss_ignores_points_beyond_the_margin"：平方损失下，间隔 m > 1 的样本不推动间隔；
    "ridge_needs_no_iteration"：岭回归的解由一个线性方程组给出，不必迭代。

    Whether each of six statements holds:

    "both_penalise_squared_norm": the objectives of ridge regression and of the soft-margin SVM both have a term in ‖w‖²;
    "w_is_a_combination_of_samples_in_both": the w of either is a linear combination of the training samples;
    "ridge_dual_is_sparse": the α of ridge regression are always 0 but for the support vectors, as in the SVM;
    "hinge_ignores_points_beyond_the_margin": under the hinge loss a sample of margin m > 1 does not push its margin;
    "squared_loss_ignores_points_beyond_the_margin": under the squared loss a sample of margin m > 1 does not push its margin;
    "ridge_needs_no_iteration": a system of linear equations gives the solution of ridge regression, without iterating.
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）岭回归与支持向量机有什么联系与区别？“做完想一想”的问题也写在这里。返回 Markdown 文本。

    (Read by a person) How are ridge regression and the SVM connected, and how do they differ? Answer the questions under “Worth a thought” as
    well. Returns Markdown.
    """
    raise NotImplementedError
