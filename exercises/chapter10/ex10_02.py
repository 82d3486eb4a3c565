r"""10.2 最近邻错误率的上下界 / Bounds for the nearest-neighbour error

假设样本无限稠密：测试样本 x 的最近邻就在它旁边，类别各自独立地按 $P(c \mid x)$ 抽取。用后验概率写出最近邻与贝叶斯最优分类器的
期望错误率 err 与 err*，证明

$err^* ≤ err ≤ err^* \left( 2 - \frac{|Y|}{|Y| - 1} err^* \right)$.

这里把证明写成程序：两个错误率，上界，使两端等号成立的后验概率，再把上界与 err 之差分解成两个非负项。最后说明 "无限稠密" 不可少：
样本不够密时，上界会被打破。证明本身写在 `proof` 里。

**记号。** 只有有限个 x（至多 150 个）：`weights` 是它们的概率，和为 1；`posteriors` 对每个 x 给出 c 个类的后验概率，c = |Y|, 2 ≤ c ≤ 200。

**分解。** 记 $p_i = P(i \mid x)$，c* 是 x 处后验概率最大的类（并列时任取一个），$e(x) = 1 - p_{c^*}$。上界与 err 之差是两项之和：同一个 x 之内
$E \sum_{i ≠ c^*} \left( p_i - \frac{e(x)}{|Y| - 1} \right)^2$，与各个 x 之间 e(x) 的方差的某个倍数；这个倍数由你推出。

结果应准到 $10^{-9}$。每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

Let samples be infinitely dense: the nearest neighbour of a test sample x is right beside it, and the classes of both are
drawn independently from $P(c \mid x)$. Write the expected error rates err of the nearest-neighbour classifier and err* of
the Bayes classifier through the posteriors, and prove

$err^* ≤ err ≤ err^* \left( 2 - \frac{|Y|}{|Y| - 1} err^* \right)$.

Here the proof becomes a program: both error rates, the bound, posteriors for which either end holds with equality, and the
difference between the upper bound and err as the sum of two non-negative terms. Last, "infinitely dense" cannot be left
out: with too few samples the upper bound breaks. The proof itself belongs into `proof`.

**Notation.** There are finitely many x (150 at most): `weights` holds their probabilities, which sum to 1; `posteriors` holds for each x
the posterior probabilities of c classes, c = |Y|, 2 ≤ c ≤ 200.

**The terms.** Let $p_i = P(i \mid x)$, let c* be the class of largest posterior at x (any of several), and
$e(x) = 1 - p_{c^*}$. The upper bound less err is the sum of two terms: within one x,
$E \sum_{i ≠ c^*} \left( p_i - \frac{e(x)}{|Y| - 1} \right)^2$; and between the x, the variance of e(x) times a factor that is
yours to derive.

Results are right to $10^{-9}$. A call takes at most a second of CPU time. Do not change the arguments.
"""


def nn_error(weights: list[float], posteriors: list[list[float]]) -> float:
    """样本无限稠密时最近邻分类器的期望错误率 err。

    The expected error rate err of the nearest-neighbour classifier with infinitely dense samples.

    >>> float(nn_error([1.0], [[0.5, 0.5]]))
    0.5
    """
    raise NotImplementedError


def bayes_error(weights: list[float], posteriors: list[list[float]]) -> float:
    """贝叶斯最优分类器的期望错误率 err*。

    The expected error rate err* of the Bayes classifier.

    >>> float(bayes_error([0.5, 0.5], [[1.0, 0.0], [0.25, 0.75]]))
    0.125
    """
    raise NotImplementedError


def upper_bound(err_star: float, c: int) -> float:
    """c 个类时 err 的上界，由 err* 表出。

    The upper bound of err for c classes, in terms of err*.

    >>> float(upper_bound(0.25, 2))
    0.375
    """
    raise NotImplementedError


def upper_equality(err_star: float, c: int) -> list[float]:
    """c 个类的一个后验概率，贝叶斯错误率是 err_star，而 err 恰好等于上界；0 ≤ err_star ≤ 1 - 1/c。

    A posterior of c classes whose Bayes error is err_star and whose err equals the upper bound; 0 ≤ err_star ≤ 1 - 1/c.
    """
    raise NotImplementedError


def lower_equality(c: int, s: int) -> list[float]:
    """c 个类的一个后验概率，恰有 s 个类的概率为正 (1 ≤ s ≤ c)，而 err = err*。

    A posterior of c classes with exactly s positive entries (1 ≤ s ≤ c) for which err = err*.
    """
    raise NotImplementedError


def slack_terms(weights: list[float], posteriors: list[list[float]]) -> tuple[float, float]:
    """（同一个 x 之内的项，各个 x 之间的项）：都不为负，和等于上界减 err。

    (the term within one x, the term between the x): both non-negative, and their sum is the upper bound less err.

    >>> [float(term) for term in slack_terms([1.0], [[0.5, 0.5, 0.0]])]
    [0.125, 0.0]
    """
    raise NotImplementedError


def sparse_counterexample(n: int) -> tuple[list[float], list[float], list[int]]:
    """样本不稠密的反例，n 为 1 到 100：至多 4 个互不相同的实数点，各点的概率（和为 1），各点的类别。类别由点完全决定，所以 err* = 0，
    上界也是 0；但独立抽取 n 个训练样本后，最近邻分类器的期望错误率（对训练集和测试点取期望）至少是 1/(4n)。
    任何一点到另外两点的距离都不能相等，这样最近邻总是唯一的。

    A counterexample without dense samples, n from 1 to 100: up to 4 different real points, their probabilities (which sum to
    1), and their classes. The point decides the class, so err* = 0 and the upper bound is 0 as well; yet with n training
    samples drawn independently, the expected error rate of the nearest-neighbour classifier (over training sets and test
    points) is at least 1/(4n). No point may be equally far from two others, so that the nearest neighbour is always unique.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 写出两个不等式的证明，以及等号何时成立。由老师阅读，不计分。

    The proof of both inequalities in Markdown, and when equality holds. Read by a person, without points.
    """
    raise NotImplementedError
