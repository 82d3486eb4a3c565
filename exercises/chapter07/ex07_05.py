r"""7.5 同方差高斯下线性判别分析是贝叶斯最优的 / LDA is Bayes-optimal for Gaussians of equal covariance

两个类各服从一个高斯分布，协方差相同，先验也相同：为什么按线性判别分析（LDA）切开就已无法更好？分别从两边写出判别规则，看它们是否一致；
算出最小的错误率；再看方差或先验不同时会怎样。

**数据。** `mu0`、`mu1` 是两类的均值，长为 d 的数组，互不相同；`sigma` 是共同的协方差矩阵，形状 (d, d)，对称正定，条件数不超过 1e6；
d 不超过 10。`prior1` 是类别 1 的先验概率，在 0 与 1 之间，不含两端。没有 `prior1` 的函数中两类先验相等。

**LDA**（3.4 节）：投影方向 w 使 $(w^T(\mu_1 - \mu_0))^2 / (w^T(\Sigma + \Sigma)w)$ 最大，门限 c 是两个投影中心的中点，$w^T x > c$
时判为 1。

**约定。** 对数是自然对数。数值允许 1e-8 的相对误差。数组也可以用列表返回。不要改动传入的参数。

---

Each of two classes is Gaussian, with the same covariance and the same prior: why can nothing be better than to cut where
linear discriminant analysis (LDA) does? Write the decision rule from both sides and see whether they agree; compute the
least possible error; and see what happens if variances or priors differ.

**Data.** `mu0` and `mu1` are the means of the classes, arrays of length d, different from each other; `sigma` is the common
covariance matrix of shape (d, d), symmetric and positive definite, its condition number at most 1e6; d is at most 10.
`prior1` is the prior probability of class 1, between 0 and 1, excluding both. Functions without it assume equal priors.

**LDA** (section 3.4): the direction w maximises $(w^T(\mu_1 - \mu_0))^2 / (w^T(\Sigma + \Sigma)w)$, the threshold c is the
midpoint between the projected means, and $w^T x > c$ is decided as class 1.

**Conventions.** Logarithms are natural. A relative error of 1e-8 is allowed. Arrays may be returned as lists. Do not change
the arguments.
"""

import numpy as np


def lda_rule(mu0: np.ndarray, mu1: np.ndarray, sigma: np.ndarray) -> tuple[np.ndarray, float]:
    """LDA 的 (w, c)；w 的长度不限，但 $w^T(\\mu_1 - \\mu_0) > 0$。

    (w, c) of LDA; w may have any length, but $w^T(\\mu_1 - \\mu_0) > 0$.

    >>> import numpy as np
    >>> w, c = lda_rule(np.array([0.0]), np.array([4.0]), np.array([[9.0]]))
    >>> float(round(c / w[0], 9))
    2.0
    """
    raise NotImplementedError


def log_posterior_odds(x: np.ndarray, mu0: np.ndarray, mu1: np.ndarray, sigma: np.ndarray, prior1: float) -> float:
    """ln(P(1 | x) / P(0 | x))，按定义由两个高斯密度与先验求得；x 离均值很远以致密度下溢时也要有限。

    ln(P(1 | x) / P(0 | x)), by definition from the two Gaussian densities and the priors; finite even where x is so far from
    the means that the densities underflow.

    >>> import numpy as np
    >>> log_posterior_odds(np.array([0.0]), np.array([-1.0]), np.array([1.0]), np.array([[1.0]]), 0.5)
    0.0
    """
    raise NotImplementedError


def bayes_rule(mu0: np.ndarray, mu1: np.ndarray, sigma: np.ndarray, prior1: float) -> tuple[np.ndarray, float]:
    """使 $w^T x - c$ 对一切 x 都等于上面的对数几率的 (w, c)。

    The (w, c) for which $w^T x - c$ equals the log odds above for every x.
    """
    raise NotImplementedError


def bayes_error(mu0: np.ndarray, mu1: np.ndarray, sigma: np.ndarray) -> float:
    """先验相等时最小的错误率，闭式；绝对误差不超过 1e-9。

    The least possible error for equal priors, in closed form; accurate to 1e-9.
    """
    raise NotImplementedError


def prior_shift(prior1: float) -> float:
    """w 的长度取得与 bayes_rule 一样时，贝叶斯规则的门限比 LDA 的门限大多少。

    How much larger the threshold of the Bayes rule is than that of LDA, if w has the same length as in bayes_rule.
    """
    raise NotImplementedError


def unequal_variance_case(gap: float) -> tuple[float, float, float, float]:
    """方差不同的一维例子 (m0, m1, s0, s1)，依次是两类的均值与标准差，m0 ≠ m1，先验相等：以两均值的中点为界的规则的错误率，比最小的
    错误率至少高 gap。0.01 ≤ gap ≤ 0.4；均值的绝对值不超过 1e6，标准差在 1e-6 与 1e6 之间。

    An example in one dimension with unequal variances, (m0, m1, s0, s1): means and standard deviations of the classes, m0 ≠
    m1, equal priors. The rule that cuts at the midpoint of the means has an error larger than the least possible one by gap
    at least. 0.01 ≤ gap ≤ 0.4; means of size up to 1e6, standard deviations between 1e-6 and 1e6.
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）证明两个规则在先验相等时处处一致。返回 Markdown 文本。

    (Read by a person) Proof that both rules agree everywhere for equal priors. Returns Markdown.
    """
    raise NotImplementedError
