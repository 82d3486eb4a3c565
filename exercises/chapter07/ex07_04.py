r"""7.4 防止下溢 / Avoiding underflow

属性成千上万时，(7.15) 中的连乘积在双精度浮点数里很快变成 0。写出几种绕开的办法，说明判别结果为何不变，并造出直接连乘判错的例子。

**数据。** `priors` 是长为 N 的数组 (N ≥ 1)，各类的先验；`conditionals` 是形状 (N, d) 的数组，第 c 行是样本的各个 $P(x_i | c)$，都在
[0, 1] 中；d 可以是 0，也可以到 100000。类别用 0, …, N−1 表示。

**直接连乘** 是指从先验（或第一个因子）起，从左到右逐个相乘，每一步的结果都是双精度浮点数（Python 的 `float`），可以是非规格化数。

**约定。** 对数是自然对数。数组也可以用列表返回。不要改动传入的参数。

---

With thousands of attributes the product in (7.15) soon becomes 0 in double precision. Write several ways around this, say why
they keep every decision, and build an example that the plain product decides wrongly.

**Data.** `priors` is an array of length N (N ≥ 1) with the prior of each class; `conditionals` has shape (N, d), its row c
holding the $P(x_i | c)$ of the sample, all in [0, 1]; d may be 0 and up to 100000. Classes are 0, …, N−1.

**The plain product** multiplies from left to right, beginning with the prior (or the first factor); every step is a double
(Python's `float`), which may be subnormal.

**Conventions.** Logarithms are natural. Arrays may be returned as lists. Do not change the arguments.
"""

import numpy as np


def log_scores(priors: np.ndarray, conditionals: np.ndarray) -> np.ndarray:
    """每一类的得分，即 (7.15) 中连乘积的对数，长为 N；有因子为 0 时是负无穷。

    The score of each class, the logarithm of the product in (7.15), of length N; minus infinity if a factor is 0.

    >>> import numpy as np
    >>> log_scores(np.array([0.5, 0.5]), np.array([[0.5], [0.0]]))
    array([-1.38629436,        -inf])
    """
    raise NotImplementedError


def posterior(log_scores: np.ndarray) -> np.ndarray:
    """由得分求各类的后验概率，和为 1。得分可以低到 -1e6，可以有负无穷；全是负无穷时各类相等。

    The posterior probabilities, from the scores; they sum to 1. Scores may be as low as -1e6 or minus infinity; if all
    are minus infinity the classes are equally probable.

    >>> import numpy as np
    >>> posterior(np.array([-2.0, -2.0]))
    array([0.5, 0.5])
    """
    raise NotImplementedError


def scaled_product(factors: list[float]) -> tuple[float, int]:
    """一列 [0, 1] 中的因子之积，写成 m·2^e，其中 0.5 ≤ m < 1，e 是整数；有因子为 0 时是 (0.0, 0)，没有因子时积是 1。因子至多
    10000 个；有 d 个因子时相对误差不超过 1e-12·(d+1)。

    The product of factors in [0, 1] as m·2^e with 0.5 ≤ m < 1 and a whole number e; (0.0, 0) if a factor is 0; the product
    of no factors is 1. At most 10000 factors; for d of them accurate to a relative 1e-12·(d+1).

    >>> scaled_product([0.5, 0.75])
    (0.75, -1)
    """
    raise NotImplementedError


def decide(priors: np.ndarray, conditionals: np.ndarray) -> int:
    """(7.15) 判定的类别；几类的因子完全相同，或得分全是负无穷时，取编号最小的。

    The class decided by (7.15); the smallest if classes have exactly the same factors or all scores are minus infinity.

    >>> import numpy as np
    >>> decide(np.array([0.5, 0.5]), np.array([[0.25, 0.5], [0.5, 0.5]]))
    1
    """
    raise NotImplementedError


def first_zero(p: float) -> int | None:
    """使 d 个 p 的直接连乘恰好等于 0.0 的最小的 d；永远不会等于 0.0 时返回 None。0 ≤ p ≤ 0.99。

    The smallest d for which the plain product of d factors p equals 0.0; None if it never does. 0 ≤ p ≤ 0.99.
    """
    raise NotImplementedError


def failing_case(d: int) -> tuple[np.ndarray, np.ndarray]:
    """直接连乘判错的例子 (priors, conditionals)：两类 d 个属性 (2000 ≤ d ≤ 10000)，先验为正且和为 1，各个因子在 0.001 与 0.999
    之间；类别 1 的后验概率至少为 0.99，而直接连乘的结果中类别 1 的并不大于类别 0 的。

    An example (priors, conditionals) that the plain product decides wrongly: two classes, d attributes (2000 ≤ d ≤ 10000),
    positive priors of sum 1, factors between 0.001 and 0.999; the posterior probability of class 1 is at least 0.99, but
    its plain product is not larger than that of class 0.
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）述说防止下溢的各种方案，以及判别结果为何不变。返回 Markdown 文本。

    (Read by a person) The ways to avoid underflow, and why decisions stay the same. Returns Markdown.
    """
    raise NotImplementedError
