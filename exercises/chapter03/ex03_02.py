r"""3.2 对率函数非凸，对数似然凸 / Logistic output non-convex, log-likelihood convex

**书上的题。** 证明对率模型的输出 (3.18) 作为 $w$ 的函数不是凸的，而负对数似然 (3.27) 是凸的：这正是拿似然、不拿平方误差来训练的理由。
把证明写成程序：两条 “不凸” 各交一个反例（输出，以及拟合它的平方误差），一条 “凸” 交出海森矩阵的分解 $H = A^T A$，再看何时严格凸。

**先看一个小例子。** 凸函数的弦在曲线上方。取 x = 1, b = 0，这时 z = w，在 w = 1 与 w = 5 之间拉一条弦：

    y(1) = 0.7311    y(5) = 0.9933    弦的中点 0.8622
    y(3) = 0.9526 > 0.8622：中点处的曲线在弦的上方，所以 y 不是凸的

换成 w = -1 与 w = -5 再试：中点处 0.0474 < 0.1378，什么也没有证明。

**约定。** 反例是一对权重 $w_1, w_2$，中点处的函数值**明显**高于弦：$f((w_1+w_2)/2) ≥ (f(w_1)+f(w_2))/2 + 0.05$。$x = 0$ 时 $f$ 是常数，
返回 `None`。`X` 每行一个样本；`beta` 是 $(w; b)$，偏置在最后。

**做完想一想**（写在 `proof` 里）。三个结论的证明；何时严格凸？

**★** x 很小、很大，|b| 到 1000 也给得出反例，海森矩阵也准；各列单位相差悬殊时，`flat_direction` 不把小的列当作 0。提示：判断线性相关
要用相对的界。

---

**The exercise.** Show that the output (3.18) of the logistic model is not convex as a function of $w$, and that the negative
log-likelihood (3.27) is: the very reason to train by likelihood and not by squared error. Turn the proof into a program: a
counterexample for each “not convex” (the output, and the squared error of fitting it), the factorisation $H = A^T A$ of the
Hessian for “convex”; then find out when it is strictly convex.

**A small example first.** A chord of a convex function lies above the curve. Take x = 1, b = 0, so that z = w, and draw a
chord from w = 1 to w = 5:

    y(1) = 0.7311    y(5) = 0.9933    middle of the chord 0.8622
    y(3) = 0.9526 > 0.8622: there the curve lies above its chord, so y is not convex

Now try w = -1 and w = -5: in the middle 0.0474 < 0.1378, which proves nothing.

**Conventions.** A counterexample is a pair of weights $w_1, w_2$ whose midpoint lies **clearly** above the chord:
$f((w_1+w_2)/2) ≥ (f(w_1)+f(w_2))/2 + 0.05$. For $x = 0$ the function $f$ is constant: return `None`. `X` has a sample in each
row; `beta` is $(w; b)$, the bias last.

**Worth a thought** (in `proof`). The proofs of all three; and when is it strictly convex?

**★** Counterexamples and Hessians also for tiny and for huge x and |b| up to 1000; and where columns differ widely in scale,
`flat_direction` does not take a small column for 0. A pointer: judge dependence by a relative bound.
"""

import numpy as np


def output_violation(x: np.ndarray, b: float) -> tuple[np.ndarray, np.ndarray] | None:
    """对 $y(w) = 1/(1+e^{-(w^T x + b)})$ 的反例 $(w_1, w_2)$；$x = 0$ 时为 None。

    A counterexample $(w_1, w_2)$ for $y(w) = 1/(1+e^{-(w^T x + b)})$; None if $x = 0$.

    >>> import numpy as np
    >>> output_violation(np.zeros(2), 1.0) is None
    True
    """
    raise NotImplementedError


def squared_loss_violation(x: np.ndarray, label: int) -> tuple[np.ndarray, np.ndarray] | None:
    """对平方误差 $(label - y(w))^2$ 的反例，这里 $b = 0$，标记是 0 或 1；$x = 0$ 时为 None。

    A counterexample for the squared error $(label - y(w))^2$, where $b = 0$ and the label is 0 or 1; None if $x = 0$.

    >>> import numpy as np
    >>> squared_loss_violation(np.zeros(2), 1) is None
    True
    """
    raise NotImplementedError


def output_hessian(w: np.ndarray, b: float, x: np.ndarray) -> np.ndarray:
    """$y(w)$ 对 $w$ 的海森矩阵 (d, d)。

    The Hessian (d, d) of $y(w)$ with respect to $w$.

    >>> import numpy as np
    >>> np.round(output_hessian(np.array([0.0]), -1.0, np.array([2.0])), 6)
    array([[0.363431]])
    """
    raise NotImplementedError


def nll_hessian(beta: np.ndarray, X: np.ndarray) -> np.ndarray:
    """负对数似然 (3.27) 对 $β$ 的海森矩阵 (3.31), (d+1, d+1)。

    The Hessian (3.31), (d+1, d+1), of the negative log-likelihood (3.27) with respect to $β$.

    >>> import numpy as np
    >>> np.round(nll_hessian(np.array([0.0, 0.0]), np.array([[1.0], [3.0]])), 6)
    array([[2.5, 1. ],
           [1. , 0.5]])
    """
    raise NotImplementedError


def psd_factor(beta: np.ndarray, X: np.ndarray) -> np.ndarray:
    """矩阵 $A$，满足 $A^T A =$ `nll_hessian(beta, X)`；行数不限。

    A matrix $A$ with $A^T A =$ `nll_hessian(beta, X)`, of any number of rows.

    >>> import numpy as np
    >>> A = np.array(psd_factor(np.array([0.0, 0.0]), np.array([[1.0], [3.0]])))
    >>> np.round(A.T @ A, 6)
    array([[2.5, 1. ],
           [1. , 0.5]])
    """
    raise NotImplementedError


def flat_direction(X: np.ndarray) -> np.ndarray | None:
    """一个单位向量（w 的分量在前，b 的在最后）：无论 $β$ 在哪里，沿它走负对数似然都不弯曲；没有这样的方向（严格凸）则为 None。

    A unit vector (the components of w, then that of b) along which the negative log-likelihood has no curvature, wherever $β$
    is; None if there is no such direction (strictly convex).

    >>> import numpy as np
    >>> flat_direction(np.array([[0.0], [1.0]])) is None
    True
    """
    raise NotImplementedError


def proof() -> str:
    """“做完想一想” 的回答：三个结论的证明，Markdown，给老师看，不计分。

    Your answer to “Worth a thought”: the three proofs, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
