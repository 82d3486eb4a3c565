r"""statistics5.4 拉普拉斯平滑从何而来 / Where Laplace smoothing comes from

课文说加 1 有理论依据，却不细讲。先把加 1 换成加 λ；再验证：逐个预测各个取值的概率之积，等于似然在所有概率表上的平均；弄清楚加 1 并不是“每种组合各加一个样本”；
最后用留一法选 λ。

**计数** `counts` 是一个属性各取值的样本数（列表，没出现的是 0），其长度就是取值个数 S, 1 ≤ S ≤ 6；每个计数至多 2000；n 是它们的和。λ ≥ 0，至多 10⁶。

**约定。** 对数是自然对数。数值允许 1e-9·(1 + |值|) 的误差。每次调用至多 1 秒。不要改动传入的参数。

---

The text says that adding 1 has a theoretical reason and stops there. Put λ in place of 1; verify that the product of the
probabilities with which values are predicted one after another is the likelihood averaged over all probability tables; see that
adding 1 is not “one more sample of every combination”; and choose λ by leaving one out.

**Counts** `counts` are the numbers of samples with each value of one attribute (a list, 0 for a value that does not occur); its
length is the number S of values, 1 ≤ S ≤ 6; a count is at most 2000; n is their sum. λ ≥ 0, at most 10⁶.

**Conventions.** Logarithms are natural. Numbers may be off by 1e-9·(1 + |value|). A call may take 1 second. Do not change the
arguments.
"""


def smoothed(counts: list[int], lam: float) -> list[float]:
    """各取值的概率，每个计数都加 λ；n = 0 且 λ = 0 时是均匀分布。

    The probability of every value, with λ added to each count; the uniform distribution if n = 0 and λ = 0.

    >>> smoothed([3, 0], 0.5)
    [0.875, 0.125]
    """
    raise NotImplementedError


def weight_of_data(n: int, size: int, lam: float) -> float:
    """使 smoothed = t·(频率) + (1 − t)·(均匀分布) 成立的 t；共 n ≥ 1 个样本，`size`（即 S）个取值，λ > 0。n 至多 10⁴。

    The t with which smoothed = t·(frequencies) + (1 − t)·(uniform distribution), for n ≥ 1 samples, `size` values (that is S) and λ > 0.
    n is at most 10⁴.
    """
    raise NotImplementedError


def sequential_log_probability(values: list[int], size: int) -> float:
    """按次序逐个预测 values 中的取值（0 到 size − 1, size 即 S）：每一个由它前面的那些以 λ = 1 平滑来预测；返回各概率的对数之和。没有取值时是 0。
    至多 10⁴ 个。

    Predicts the values (0 to size − 1, where size is S) in their order, each from those before it, smoothed with λ = 1; returns the sum of the
    logarithms of these probabilities. 0 if there are no values; there are at most 10⁴.
    """
    raise NotImplementedError


def log_average_likelihood(counts: list[int]) -> float:
    """似然 $\\prod_v p_v^{n_v}$ 在所有概率表 (p_1, …, p_S) 上的平均的对数，各表等可能。（S = 2 时就是 p 在 [0, 1] 上均匀：p 的平均是 ½。）

    The logarithm of the likelihood $\\prod_v p_v^{n_v}$ averaged over all probability tables (p_1, …, p_S), all of them equally
    likely. (For S = 2 that is p uniform on [0, 1]: the average of p is ½.)
    """
    raise NotImplementedError


def combination_lambda(domains: list[list[str]], j: int) -> int:
    """给每一类都加进各属性取值的每种组合各一个样本：这对属性 j 的条件概率，相当于以多大的 λ 平滑？至多 60 个属性。

    One sample of every combination of attribute values is added to every class: which λ does that amount to for the conditional
    probabilities of attribute j? There are at most 60 attributes.
    """
    raise NotImplementedError


def loo_log_likelihood(counts: list[int], lam: float) -> float:
    """留一法的对数似然：每个样本由其余样本以 λ 平滑后的概率的对数，对全部样本求和；有一个概率是 0 时是 `-math.inf`，没有样本时是 0。

    The leave-one-out log-likelihood: the logarithm of each sample's probability by the others, smoothed with λ, summed over all
    samples; `-math.inf` if one of these is 0, and 0 without samples.
    """
    raise NotImplementedError


def choose_lambda(tables: list[list[int]], candidates: list[float]) -> float | None:
    """候选中使各张计数表的留一法对数似然之和最大的 λ（与最大值相差不到 1e-9 的都可以）；全是负无穷时是 None。至少一张表、一个候选。

    The candidate λ with the largest sum of leave-one-out log-likelihoods over the tables of counts (any that is less than 1e-9
    below the largest); None if all are minus infinity. There is one table and one candidate at least.
    """
    raise NotImplementedError
