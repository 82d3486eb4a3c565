r"""13.2 半监督朴素贝叶斯 / Semi-supervised naive Bayes

属性离散，给定类别时相互独立；少数样本有标记，其余的类别未知。把未知的类别当作隐变量，推导 EM 算法的 E 步与 M 步（允许拉普拉斯修正），
并实现它。推导写在 `derivation` 里。

**数据。** `X_l`、`X_u` 是形状 (l, d)、(u, d) 的整数数组，第 j 列取 0, …, `n_values[j]` − 1；`y_l` 是 l 个类别，取 0, …, N − 1。
l 和 u 可以为 0（这时数组的形状是 (0, d)）。不超过 200 个有标记样本，200 个未标记样本，300 列（`fit` 中一共不超过 130 个样本，10 列）；每列至多 10 个取值，
2 ≤ N ≤ 10。

**模型。** `prior[c]` 是类别 c 的概率，`cond[c][j][v]` 是类别为 c 时属性 j 取 v 的概率。作为参数给出的概率或者是 0，或者不小于 $10^{-6}$，和为 1。

**修正。** `smoothing` 是 s, 0 ≤ s ≤ 1000。M 步中类别 c 的软计数 $n_c$ 加上 s，再除以总和；属性 j 在类别 c 中各取值的软计数也各加 s，
再除以总和（有标记样本对自己的类别计 1）。s = 0 就是极大似然；此时若 $n_c = 0$，`cond[c]` 各列取均匀分布。

**约定。** 对数是自然对数。概率允许 $10^{-9}$ 的误差，对数值 L 允许 $10^{-9}(1 + |L|)$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Attributes are discrete and independent given the class; a few samples are labelled, the classes of the others are unknown. Take the
unknown classes as hidden variables, derive the E- and the M-step of EM (with Laplacian correction, if wanted), and implement them.
The derivation belongs into `derivation`.

**Data.** `X_l` and `X_u` are arrays of integers of shape (l, d) and (u, d); column j takes 0, …, `n_values[j]` − 1; `y_l` holds l
classes out of 0, …, N − 1. l and u may be 0 (the arrays have shape (0, d) then). At most 200 labelled and 200 unlabelled samples, 300
columns (130 samples altogether and 10 columns in `fit`), 10 values in a column, 2 ≤ N ≤ 10.

**The model.** `prior[c]` is the probability of class c, `cond[c][j][v]` that of attribute j being v given class c. Probabilities that
are arguments are 0, or $10^{-6}$ at least, and sum to 1.

**Correction.** `smoothing` is s, 0 ≤ s ≤ 1000. In the M-step s is added to the soft count $n_c$ of each class, and the result divided
by its sum; likewise s is added to the soft count of each value of attribute j within class c, and divided by its sum (a labelled
sample counts 1 for its class). s = 0 is maximum likelihood; if $n_c = 0$ then, the columns of `cond[c]` are uniform.

**Conventions.** Logarithms are natural. Probabilities may have an error of $10^{-9}$, logarithmic values L one of $10^{-9}(1 + |L|)$.
A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np

Model = tuple[list[float], list[list[list[float]]]]


def m_step(
    X_l: np.ndarray,
    y_l: list[int],
    X_u: np.ndarray,
    gamma: list[list[float]],
    n_values: list[int],
    n_classes: int,
    smoothing: float,
) -> Model:
    """M 步：(prior, cond)。gamma[j][c] 是未标记样本 j 属于类别 c 的后验概率，u = 0 时是空列表。l + u ≥ 1。

    The M-step: (prior, cond). gamma[j][c] is the posterior probability of class c for unlabelled sample j, an empty list if u = 0.
    l + u ≥ 1.

    >>> import numpy as np
    >>> prior, cond = m_step(np.array([[0], [1]]), [0, 1], np.empty((0, 1), dtype=int), [], [2], 2, 1.0)
    >>> [float(p) for p in prior], [float(p) for p in cond[1][0]]
    ([0.5, 0.5], [0.3333333333333333, 0.6666666666666666])
    """
    raise NotImplementedError


def e_step(X_u: np.ndarray, prior: list[float], cond: list[list[list[float]]]) -> list[list[float]]:
    """E 步：u 行，每行是该样本属于各类的后验概率。在每一类下概率都是 0 的样本，各类均匀。

    The E-step: u rows, each with the posterior probabilities of the classes for that sample; uniform for a sample that has
    probability 0 in every class.
    """
    raise NotImplementedError


def log_likelihood(
    X_l: np.ndarray, y_l: list[int], X_u: np.ndarray, prior: list[float], cond: list[list[list[float]]]
) -> float:
    """观测数据的对数似然：有标记样本观测到 (x, y)，未标记样本观测到 x。概率为 0 时是 −inf（浮点数）。

    The log-likelihood of what is observed: (x, y) for labelled samples, x for unlabelled ones. −inf (the float) if that has
    probability 0.
    """
    raise NotImplementedError


def objective(
    X_l: np.ndarray,
    y_l: list[int],
    X_u: np.ndarray,
    prior: list[float],
    cond: list[list[list[float]]],
    smoothing: float,
) -> float:
    """EM 每一轮都不使之下降的目标：对数似然加上 s 乘以模型中所有概率（prior 与 cond 的每一项）的对数之和。s = 0 时就是对数似然；
    s > 0 而有一项为 0 时是 −inf。

    What no round of EM decreases: the log-likelihood plus s times the sum of the logarithms of all probabilities of the model (each
    entry of prior and cond). For s = 0 it is the log-likelihood; −inf if s > 0 and an entry is 0.
    """
    raise NotImplementedError


def fit(
    X_l: np.ndarray,
    y_l: list[int],
    X_u: np.ndarray,
    n_values: list[int],
    n_classes: int,
    smoothing: float,
    n_iter: int,
) -> list[Model]:
    """EM 的 n_iter + 1 个模型：第一个只用有标记样本 (l ≥ 1)，此后每个由前一个经 E 步与 M 步得到。0 ≤ n_iter ≤ 60；不提前结束。

    The n_iter + 1 models of EM: the first from the labelled samples alone (l ≥ 1), each later one by an E- and an M-step from the
    one before. 0 ≤ n_iter ≤ 60; it does not end early.
    """
    raise NotImplementedError


def predict(X: np.ndarray, prior: list[float], cond: list[list[list[float]]]) -> list[int]:
    """X 中各样本后验概率最大的类别。几个类别的后验概率相对相差不到 10^-9，或者样本在每一类下概率都是 0 时，取其中哪个都可以。

    The class of greatest posterior probability for each sample of X. Any of them will do where posterior probabilities differ by less
    than 10^-9 of their size, or where a sample has probability 0 in every class.
    """
    raise NotImplementedError


def derivation() -> str:
    """用 Markdown 写出 E 步与 M 步的推导，并说明 s > 0 时上升的是什么。由老师阅读，不计分。

    The derivation of both steps in Markdown; say what it is that rises if s > 0. Read by a person, without points.
    """
    raise NotImplementedError
