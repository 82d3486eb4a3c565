r"""7.5 同方差高斯下线性判别分析是贝叶斯最优的 / LDA is Bayes-optimal for Gaussians of equal covariance

**书上的题。** 证明：两类数据服从方差相同的高斯分布（先验也相同）时，线性判别分析产生贝叶斯最优分类器。你从两边各写一
个判别规则，看它们是否处处一致；算出谁也越不过的最小错误率；再看先验或方差不同时会怎样。

**先看一个小例子。** $\mu_0 = (0, 0)$，$\mu_1 = (1, 0)$，$\Sigma = [[2, 1], [1, 1]]$，逆矩阵是 [[1, -1], [-1, 2]]。LDA
这一边：

    沿 w = (1, 0)    (w·(μ_1 - μ_0))² / (w^T (Σ + Σ) w) = 1/4
    沿 w = (1, -1)                                     1/2        更好，尽管均值只在第一维上不同；门限是 (0 + 1)/2 = 0.5

高斯这一边，在 x = (1, 1) 处：到两个均值的 $(x - \mu)^T \Sigma^{-1} (x - \mu)$ 是 1 与 2，所以 ln(P(1 | x) / P(0 | x))
= (1 - 2)/2 = -0.5，判为 0。LDA：w·x = 0 < 0.5，也判为 0。差 0 - 0.5 恰好又是 -0.5，巧合吗？

**约定。** `mu0`、`mu1` 是两类的均值，`sigma` 是共同的协方差矩阵，对称正定；`prior1` 是类别 1 的先验，没有它的函数中两
类先验相等。**LDA**（§3.4）的方向 w 使 $(w^T(\mu_1 - \mu_0))^2 / (w^T(\Sigma + \Sigma)w)$ 最大，门限 c 是两个投影中心
的中点，$w^T x > c$ 判为 1。对数是自然对数。

**做完想一想。** 在 `unequal_variance_case` 的例子里，最优的判别区域是什么形状？真实的数据很少恰好是高斯的，LDA 为什么
还常常不错？

**★** x 离均值几十个标准差、协方差矩阵病态、均值离原点很远时也准。提示：密度会下溢，它的对数不会。

---

**The exercise.** Prove that linear discriminant analysis gives the Bayes optimal classifier where both classes are
Gaussian with the same variance (and the same prior). From either side you write a decision rule and see whether they
agree everywhere; you compute the error that nobody can beat; and you see what happens if priors or variances differ.

**A small example first.** $\mu_0 = (0, 0)$, $\mu_1 = (1, 0)$, $\Sigma = [[2, 1], [1, 1]]$ with the inverse [[1, -1],
[-1, 2]]. LDA's side:

    along w = (1, 0)    (w·(μ_1 - μ_0))² / (w^T (Σ + Σ) w) = 1/4
    along w = (1, -1)                                     1/2     better, though the means differ in the first component only;
                                                                  the threshold is (0 + 1)/2 = 0.5

The side of the Gaussians, at x = (1, 1): $(x - \mu)^T \Sigma^{-1} (x - \mu)$ is 1 and 2 for the two means, so ln(P(1
| x) / P(0 | x)) = (1 - 2)/2 = -0.5, and x is class 0. LDA: w·x = 0 < 0.5, class 0 as well. The difference 0 - 0.5 is
-0.5 again: by chance?

**Conventions.** `mu0` and `mu1` are the means of the classes, `sigma` is their common covariance matrix, symmetric
and positive definite; `prior1` is the prior of class 1, and functions without it assume equal priors. **LDA** (§3.4):
the direction w maximises $(w^T(\mu_1 - \mu_0))^2 / (w^T(\Sigma + \Sigma)w)$, the threshold c is the midpoint between
the projected means, and $w^T x > c$ is class 1. Logarithms are natural.

**Worth a thought.** Which shape have the best regions in your `unequal_variance_case`? Real data are hardly ever
Gaussian: why does LDA often do well all the same?

**★** As right where x is tens of standard deviations from the means, where the covariance is ill-conditioned, and
where the means lie far from the origin. Hint: densities underflow, their logarithms do not.
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
    """ln(P(1 | x) / P(0 | x))，按定义由两个高斯密度与先验求得。

    ln(P(1 | x) / P(0 | x)), by definition from the two Gaussian densities and the priors.

    >>> import numpy as np
    >>> log_posterior_odds(np.array([0.0]), np.array([-1.0]), np.array([1.0]), np.array([[1.0]]), 0.5)
    0.0
    """
    raise NotImplementedError


def bayes_rule(mu0: np.ndarray, mu1: np.ndarray, sigma: np.ndarray, prior1: float) -> tuple[np.ndarray, float]:
    """使 $w^T x - c$ 对一切 x 都等于上面的对数几率的 (w, c)。

    The (w, c) for which $w^T x - c$ equals the log odds above for every x.

    >>> import numpy as np
    >>> w, c = bayes_rule(np.array([0.0]), np.array([2.0]), np.array([[1.0]]), 0.5)
    >>> float(w[0]), float(c)
    (2.0, 2.0)
    """
    raise NotImplementedError


def bayes_error(mu0: np.ndarray, mu1: np.ndarray, sigma: np.ndarray) -> float:
    """先验相等时最小的错误率，闭式。

    The least possible error for equal priors, in closed form.

    >>> import numpy as np
    >>> round(bayes_error(np.array([0.0]), np.array([2.0]), np.array([[1.0]])), 4)
    0.1587
    """
    raise NotImplementedError


def prior_shift(prior1: float) -> float:
    """w 的长度取得与 bayes_rule 一样时，贝叶斯规则的门限比 LDA 的门限大多少。

    How much larger the threshold of the Bayes rule is than that of LDA, if w has the same length as in bayes_rule.

    >>> prior_shift(0.5)
    0.0
    """
    raise NotImplementedError


def unequal_variance_case(gap: float) -> tuple[float, float, float, float]:
    """方差不同的一维例子 (m0, m1, s0, s1)，依次是两类的均值与标准差，m0 ≠ m1，先验相等：以两均值的中点为界的规则的错误率，比最小的
    错误率至少高 gap。0.01 ≤ gap ≤ 0.4；均值的绝对值不超过 1e6，标准差在 1e-6 与 1e6 之间。

    An example in one dimension with unequal variances, (m0, m1, s0, s1): means and standard deviations of the classes, m0 ≠
    m1, equal priors. The rule that cuts at the midpoint of the means has an error larger than the least possible one by gap
    at least. 0.01 ≤ gap ≤ 0.4; means of size up to 1e6, standard deviations between 1e-6 and 1e6.

    >>> m0, m1, s0, s1 = unequal_variance_case(0.1)
    >>> m0 != m1 and s0 != s1
    True
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）证明两个规则在先验相等时处处一致。返回 Markdown 文本。

    (Read by a person) Proof that both rules agree everywhere for equal priors. Returns Markdown.
    """
    raise NotImplementedError
