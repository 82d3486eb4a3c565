r"""10.2 最近邻错误率的上下界 / Bounds for the nearest-neighbour error

**书上的题。** 令 err 与 err* 是最近邻分类器与贝叶斯最优分类器的期望错误率，证明 (10.40)：

$err^* ≤ err ≤ err^* \left( 2 - \frac{|Y|}{|Y| - 1} err^* \right)$.

前提是样本无限稠密：测试样本的最近邻就在它旁边，两者的类别各自独立地按 $P(c \mid x)$ 抽取。这里把证明写成程序：两个错误
率，上界，使等号成立的后验概率，再把差额拆成两个非负项；最后说明“稠密”不可少。证明本身写在 `proof` 里。

**先看一个小例子。** 一个 x，三个类的后验概率是 0.6, 0.3, 0.1：

    err* = 1 - 0.6 = 0.4                          猜最可能的类，错的机会
    err  = 1 - 0.36 - 0.09 - 0.01 = 0.54          独立抽两次，类别不同的机会
    上界 = 0.4 × (2 - 1.5 × 0.4) = 0.56

再添一个同样常见的 x，后验概率是 1, 0, 0：err* = 0.2，err = 0.27，上界 = 0.34。差额 0.07 来自两处：第一个 x 之内，其余两
类 0.3 与 0.1 不相等，贡献 ½ × (0.1² + 0.1²) = 0.01；另外的 0.06 来自两个 x 的错误率 0.4 与 0 不相等。

**约定。** 只有有限个 x：`weights` 是它们的概率，`posteriors` 对每个 x 给出各类的后验概率。

**分解。** 记 c* 是 x 处最可能的类，$e(x) = 1 - P(c^* \mid x)$。上界减 err 是两项之和：同一个 x 之内的
$E \sum_{i ≠ c^*} \left( P(i \mid x) - \frac{e(x)}{|Y| - 1} \right)^2$，与各个 x 之间 e(x) 的方差的某个倍数；这个倍数由
你推出。

**做完想一想。** 上界大约是 2 err*，书上因此说最近邻“不超过两倍”。什么样的数据使它真的接近两倍？手里只有一千个样本、特征
有一百个时，这个保证还剩多少？

**★** x 有一百多个、类有两百个、概率小到百万分之一时也准。

---

**The exercise.** Let err and err* be the expected error rates of the nearest-neighbour classifier and of the Bayes
classifier; prove (10.40):

$err^* ≤ err ≤ err^* \left( 2 - \frac{|Y|}{|Y| - 1} err^* \right)$.

It supposes infinitely dense samples: the nearest neighbour of a test sample is right beside it, and the classes of both
are drawn independently from $P(c \mid x)$. Here the proof becomes a program: both error rates, the bound, posteriors
for which equality holds, and the difference as two non-negative terms. Last, “dense” cannot be left out. The proof
itself belongs into `proof`.

**A small example first.** One x, whose three classes have the posteriors 0.6, 0.3, 0.1:

    err*  = 1 - 0.6 = 0.4                         how often the most likely class is wrong
    err   = 1 - 0.36 - 0.09 - 0.01 = 0.54         how often two independent draws differ
    bound = 0.4 × (2 - 1.5 × 0.4) = 0.56

Add an x that is as frequent, with the posteriors 1, 0, 0: err* = 0.2, err = 0.27, bound = 0.34. The difference of 0.07
has two sources: within the first x, the other classes 0.3 and 0.1 are not equal, which gives ½ × (0.1² + 0.1²) = 0.01;
the other 0.06 come from the errors 0.4 and 0 of the two x, which are not equal.

**Conventions.** There are finitely many x: `weights` holds their probabilities, `posteriors` for each x those of the
classes.

**The terms.** Let c* be the most likely class at x and $e(x) = 1 - P(c^* \mid x)$. The bound less err is the sum of two
terms: within one x, $E \sum_{i ≠ c^*} \left( P(i \mid x) - \frac{e(x)}{|Y| - 1} \right)^2$; and between the x, the
variance of e(x) times a factor that is yours to derive.

**Worth a thought.** The bound is about 2 err*, hence the book's “at most twice”. For which data is it nearly twice?
With a thousand samples of a hundred features, what is left of that guarantee?

**★** As accurate with more than a hundred x, two hundred classes, and probabilities of a millionth.
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
    """c 个类的一个后验概率，贝叶斯错误率是 err_star，而 err 恰好等于上界。

    A posterior of c classes whose Bayes error is err_star and whose err equals the upper bound.

    >>> [float(p) for p in upper_equality(0.5, 2)]
    [0.5, 0.5]
    """
    raise NotImplementedError


def lower_equality(c: int, s: int) -> list[float]:
    """c 个类的一个后验概率，恰有 s 个类的概率为正，而 err = err*。

    A posterior of c classes with exactly s positive entries for which err = err*.

    >>> sum(p > 0 for p in lower_equality(3, 1))
    1
    """
    raise NotImplementedError


def slack_terms(weights: list[float], posteriors: list[list[float]]) -> tuple[float, float]:
    """（同一个 x 之内的项，各个 x 之间的项），两者的和是上界减 err。

    (the term within one x, the term between the x); their sum is the upper bound less err.

    >>> [float(term) for term in slack_terms([1.0], [[0.5, 0.5, 0.0]])]
    [0.125, 0.0]
    """
    raise NotImplementedError


def sparse_counterexample(n: int) -> tuple[list[float], list[float], list[int]]:
    """样本不稠密的反例：（至多 4 个实数点，各点的概率，各点的类别）。类别由点完全决定，所以 err* = 0，上界也是 0；但独立抽
    取 n 个训练样本后，最近邻的期望错误率（对训练集和测试点取期望）至少是 1/(4n)。任何一点到另外两点的距离都不相等。

    A counterexample without dense samples: (up to 4 real points, their probabilities, their classes). The point decides
    the class, so that err* = 0 and the bound is 0 as well; yet with n training samples drawn independently, the
    expected error of the nearest neighbour (over training sets and test points) is at least 1/(4n). No point is equally
    far from two others.
    """
    raise NotImplementedError


def proof() -> str:
    """两个不等式的证明，以及等号何时成立，Markdown，给老师看，不计分。

    The proof of both inequalities, and when equality holds, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
