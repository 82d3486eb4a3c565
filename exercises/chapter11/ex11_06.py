r"""11.6 岭回归与支持向量机 / Ridge regression and the SVM

两者都使 "损失 + 常数 · ‖w‖²" 最小，只是损失不同，常数的写法不同。把联系写成程序：岭回归也有对偶形式；λ 与 C 怎样换算；把支持向量机的合页损失换成平方损失得到什么；
再用数据说明，换成平方损失之后会出什么问题。

**记号。** `X` 是 (m, n)，每行一个样本，X ≠ 0, m ≤ 200, n ≤ 20，元素的绝对值不超过 $10^7$；`y` 是 m 个 +1 或 −1（可以只有一类）。岭回归使
$\sum_i (y_i - w^T x_i)^2 + λ ‖w‖^2$ 最小，λ > 0，没有偏置项，没有 1/2，不除以 m。X 各元素的平方和不超过 $10^4 λ$（在 `ls_svm` 中不超过 $10^4 / C$）。

**约定。** 返回数组或列表都可以。w 的误差至多是 $10^{-8} \max_i |w_i| + 10^{-10} / \max |X_{ij}|$，α 的至多是 $10^{-8} \max_i |α_i|$，b 的至多是 $10^{-8}$，其余数值的相对误差
至多 $10^{-9}$。每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

Both minimise "loss + constant · ‖w‖²"; the losses differ, and so does the way the constant is written. Make the connection a program:
ridge regression has a dual form, too; how λ and C convert; what comes of the SVM when its hinge loss becomes a squared loss; and data
that show what goes wrong with the squared loss.

**Notation.** `X` is (m, n), a sample per row, X ≠ 0, m ≤ 200, n ≤ 20, no entry exceeds $10^7$ in absolute value; `y` holds m times +1
or −1 (perhaps of one class only). Ridge regression minimises $\sum_i (y_i - w^T x_i)^2 + λ ‖w‖^2$, λ > 0, without a bias, without 1/2,
not divided by m. The squares of all entries of X sum to $10^4 λ$ at most (in `ls_svm` to $10^4 / C$).

**Conventions.** Arrays and lists are equally right as answers. The error of w is at most
$10^{-8} \max_i |w_i| + 10^{-10} / \max |X_{ij}|$, that of α $10^{-8} \max_i |α_i|$, that of b $10^{-8}$; other numbers have a relative
error of $10^{-9}$ at most. A call takes at most a second of CPU time. Do not change the arguments.
"""

import numpy as np


def ridge_primal(X: np.ndarray, y: np.ndarray, lam: float) -> np.ndarray:
    """岭回归的 w，长为 n。

    The w of ridge regression, of length n.

    >>> import numpy as np
    >>> [round(float(value), 6) for value in ridge_primal(np.array([[1.0, 0.0]]), np.array([1]), 3.0)]
    [0.25, 0.0]
    """
    raise NotImplementedError


def ridge_dual(X: np.ndarray, y: np.ndarray, lam: float) -> np.ndarray:
    """岭回归的对偶变量 α，长为 m：$w = X^T α$，而且每个样本的残差是 α 的 λ 倍，$y - Xw = λ α$。只由样本之间的内积与 y 就能算出。

    The dual variables α of ridge regression, of length m: $w = X^T α$, and the residual of each sample is λ times its α,
    $y - Xw = λ α$. Inner products of samples, and y, are enough to find them.

    >>> import numpy as np
    >>> [round(float(value), 6) for value in ridge_dual(np.array([[1.0, 0.0]]), np.array([1]), 3.0)]
    [0.25]
    """
    raise NotImplementedError


def lam_from_C(C: float) -> float:  # noqa: N802 - C is what the book calls it
    """支持向量机写成 $\\frac{1}{2} ‖w‖^2 + C \\sum_i ℓ(y_i, w^T x_i)$，岭回归写成 $\\sum_i ℓ(y_i, w^T x_i) + λ ‖w‖^2$。损失 ℓ 相同时，λ 取多少两者的最小点相同？
    C > 0。

    An SVM is written $\\frac{1}{2} ‖w‖^2 + C \\sum_i ℓ(y_i, w^T x_i)$, ridge regression $\\sum_i ℓ(y_i, w^T x_i) + λ ‖w‖^2$. For which
    λ do both have the same minimiser, if the loss ℓ is the same? C > 0.
    """
    raise NotImplementedError


def ls_svm(X: np.ndarray, y: np.ndarray, C: float) -> tuple[np.ndarray, float]:
    """最小二乘支持向量机：使 $\\frac{1}{2} ‖w‖^2 + C \\sum_i (1 - y_i (w^T x_i + b))^2$ 最小的 (w, b), C > 0；b 不受惩罚。

    The least-squares SVM: the (w, b) that minimises $\\frac{1}{2} ‖w‖^2 + C \\sum_i (1 - y_i (w^T x_i + b))^2$, C > 0; b is not
    penalised.

    >>> import numpy as np
    >>> w, b = ls_svm(np.array([[1.0], [-1.0]]), np.array([1, -1]), 0.25)
    >>> round(float(w[0]), 6), abs(round(float(b), 6))
    (0.5, 0.0)
    """
    raise NotImplementedError


def influence(margin: float, loss: str) -> float:
    """样本以多大的力推动间隔 m = y f(x) 变大：$-dℓ/dm$。loss 是 "hinge"（合页损失 max(0, 1 − m)，不问 m = 1 处）或 "squared"（平方损失 (1 − m)²）。
    |m| ≤ $10^7$。

    How hard a sample pushes its margin m = y f(x) up: $-dℓ/dm$. The loss is "hinge" (max(0, 1 − m), of which m = 1 is not asked) or
    "squared" ((1 − m)²). |m| ≤ $10^7$.
    """
    raise NotImplementedError


def masking_data(lam: float) -> tuple[list[float], list[int]]:
    """一维的训练数据 (x, y)：2 到 20 个样本，|x| ≤ $10^6$，标记 +1 与 −1 都有；有一个阈值把两类完全分开（一类的 x 都小于另一类的）。但带偏置项的岭回归
    （使 $\\sum_i (y_i - w x_i - b)^2 + λ w^2$ 最小，b 不受惩罚）至少把一个训练样本判错：$y_i (w x_i + b) ≤ -10^{-3}$。λ 在 0.01 与 $10^4$ 之间。合乎条件的数据都可以。

    Training data (x, y) in one dimension: 2 to 20 samples, |x| ≤ $10^6$, with labels +1 and −1 both there, and a threshold that
    separates the classes (each x of one class is below each x of the other). Yet ridge regression with a bias (minimising
    $\\sum_i (y_i - w x_i - b)^2 + λ w^2$, b not penalised) gets at least one of them wrong: $y_i (w x_i + b) ≤ -10^{-3}$. λ is
    between 0.01 and $10^4$. Any such data will do.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """六句话各是否成立（键不变；只有在 `ridge_dual`，`influence` 与 `masking_data` 正确时才计分）：

    "both_penalise_squared_norm"：岭回归与软间隔支持向量机的目标函数中都有 ‖w‖² 的一项；
    "w_is_a_combination_of_samples_in_both"：两者解出的 w 都是训练样本的线性组合；
    "ridge_dual_is_sparse"：岭回归的 α 总是只有支持向量处不为 0，与支持向量机一样；
    "hinge_ignores_points_beyond_the_margin"：合页损失下，间隔 m > 1 的样本不推动间隔；
    "squared_loss_ignores_points_beyond_the_margin"：平方损失下，间隔 m > 1 的样本不推动间隔；
    "ridge_needs_no_iteration"：岭回归的解由一个线性方程组给出，不必迭代。

    Whether each of six statements holds (the same keys; they count only with right `ridge_dual`, `influence` and `masking_data`):

    "both_penalise_squared_norm": the objectives of ridge regression and of the soft-margin SVM both have a term in ‖w‖²;
    "w_is_a_combination_of_samples_in_both": the w of either is a linear combination of the training samples;
    "ridge_dual_is_sparse": the α of ridge regression are always 0 but for the support vectors, as in the SVM;
    "hinge_ignores_points_beyond_the_margin": under the hinge loss a sample of margin m > 1 does not push its margin;
    "squared_loss_ignores_points_beyond_the_margin": under the squared loss a sample of margin m > 1 does not push its margin;
    "ridge_needs_no_iteration": a system of linear equations gives the solution of ridge regression, without iterating.
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）岭回归与支持向量机有什么联系与区别？返回 Markdown 文本。

    (Read by a person) How are ridge regression and the SVM connected, and how do they differ? Returns Markdown.
    """
    raise NotImplementedError
