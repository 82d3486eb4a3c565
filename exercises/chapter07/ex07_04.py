r"""7.4 防止下溢 / Avoiding underflow

**书上的题。** 用 (7.15) 判别时，维数很高的话，连乘积 $\prod_i P(x_i | c)$ 会小到双精度浮点数装不下，变成 0。试述防止
下溢的办法。这道题就是关于极端的：几万个因子、低到 -1e6 的得分，正是要你对付的数据。写出取对数、提取指数两种办法，再造
一个直接连乘判错的例子。

**先看一个小例子。** 324 个 0.1 直接连乘，结果恰好是 0.0（双精度浮点数最小的正数约是 $5 × 10^{-324}$），谁和谁都分不出
高下。两个办法：

    取对数      两类的得分是 -1000 与 -1001。exp(-1000) 已是 0，直接归一是 0/0；
                都加上 1000，得 0 与 -1，归一得 1/(1 + e^-1) = 0.731 与 0.269。比例没有变。
    提取指数    0.5 × 0.75 × 0.25：0.5 = 0.5·2^0，乘 0.75 得 0.375 = 0.75·2^-1，再乘 0.25 得 0.75·2^-3。
                m 总在 [0.5, 1) 里，指数 e 是整数，多长的积都装得下。

**约定。** `priors[c]` 是各类的先验，`conditionals` 的第 c 行是样本的各个 $P(x_i | c)$，也可以一个属性都没有；类别是
0, …, N-1。对数是自然对数。**直接连乘**从先验（或第一个因子）起，用 Python 的 `float` 从左到右逐个相乘。

**做完想一想。** 直接连乘 0.5 要 1075 次才变成 0，0.6 却永远到不了 0，停在最小的正数上，为什么？如果只要判别、不要后验
概率，还有什么更省事的办法？因子里真有一个 0 的时候，取对数帮得上忙吗？

**★** 因子小到非规格化数（$5 × 10^{-324}$）时也不丢一位。

---

**The exercise.** In many dimensions the product $\prod_i P(x_i | c)$ of (7.15) gets too small for a double and
becomes 0. Which ways are there to avoid this underflow? This exercise is about extremes: tens of thousands of factors
and scores as low as -1e6 are just what you have to cope with. Write two ways, logarithms and exponents kept apart,
and build an example that the plain product decides wrongly.

**A small example first.** The plain product of 324 times 0.1 is exactly 0.0 (the smallest positive double is about
$5 × 10^{-324}$), and then nothing is larger than anything. Two ways out:

    logarithms  Two classes score -1000 and -1001. exp(-1000) is 0 already, to normalise would be 0/0;
                add 1000 to both: 0 and -1 become 1/(1 + e^-1) = 0.731 and 0.269. The ratio has not changed.
    exponents   0.5 × 0.75 × 0.25: 0.5 = 0.5·2^0, times 0.75 is 0.375 = 0.75·2^-1, times 0.25 is 0.75·2^-3.
                m always lies in [0.5, 1), e is a whole number, and a product of any length fits.

**Conventions.** `priors[c]` is the prior of class c, row c of `conditionals` holds the $P(x_i | c)$ of the sample,
and there may be no attribute at all; classes are 0, …, N-1. Logarithms are natural. **The plain product** multiplies
from left to right with Python's `float`, beginning with the prior (or the first factor).

**Worth a thought.** The plain product of 0.5 takes 1075 factors to become 0, that of 0.6 never gets there and stays
at the smallest positive number: why? If you need a decision only and no posterior, is there a way that is even
simpler? Where a factor really is 0, do logarithms help?

**★** Not a digit is lost where factors are subnormal ($5 × 10^{-324}$).
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
    """由得分求各类的后验概率，和为 1。得分可以有负无穷；全是负无穷时各类相等。

    The posterior probabilities, from the scores; they sum to 1. Scores may be minus infinity; if all are, the classes are
    equally probable.

    >>> import numpy as np
    >>> posterior(np.array([-2.0, -2.0]))
    array([0.5, 0.5])
    """
    raise NotImplementedError


def scaled_product(factors: list[float]) -> tuple[float, int]:
    """一列 [0, 1] 中的因子之积，写成 m·2^e，其中 0.5 ≤ m < 1，e 是整数；有因子为 0 时是 (0.0, 0)，没有因子时积是 1。

    The product of factors in [0, 1] as m·2^e with 0.5 ≤ m < 1 and a whole number e; (0.0, 0) if a factor is 0; the product
    of no factors is 1.

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
    """使 d 个 p 的直接连乘恰好等于 0.0 的最小的 d；永远不会等于 0.0 时返回 None。0 ≤ p < 1。

    The smallest d for which the plain product of d factors p equals 0.0; None if it never does. 0 ≤ p < 1.

    >>> first_zero(0.0), first_zero(0.1)
    (1, 324)
    """
    raise NotImplementedError


def failing_case(d: int) -> tuple[np.ndarray, np.ndarray]:
    """直接连乘判错的例子 (priors, conditionals)：两类，d 个属性（几千个），先验为正且和为 1，各个因子在 0.001 与
    0.999 之间；类别 1 的后验概率至少为 0.99，而直接连乘的结果中类别 1 的并不大于类别 0 的。

    An example (priors, conditionals) that the plain product decides wrongly: two classes, d attributes (thousands of
    them), positive priors of sum 1, factors between 0.001 and 0.999; the posterior probability of class 1 is at least 0.99, but
    its plain product is not larger than that of class 0.

    >>> bool(posterior(log_scores(*failing_case(2000)))[1] >= 0.99)
    True
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）述说防止下溢的各种方案，以及判别结果为何不变。返回 Markdown 文本。

    (Read by a person) The ways to avoid underflow, and why decisions stay the same. Returns Markdown.
    """
    raise NotImplementedError
