r"""cookbook10.1 取值越多增益越大 / More values, more gain

书中说，信息增益偏爱取值多的属性，所以改用增益率。先把前一句说清楚：把一个属性的取值再细分，增益从不减少，因为两个增益之差可以写成各支内部的增益。再看一个与标签毫无关系的属性：
每个样本的取值都是随机抽取的，期望的增益有多大，随取值个数怎样变？最后看增益率这一服药是否下得太重：造出数据，增益大得多的属性，增益率反而小。

证明写在 `proof` 里。

**数据。** `y` 是各样本的标记，`values`（以及 `coarse`，`fine`）是各样本的属性取值，都是字符串的列表，样本数相同，1 到 200 个。没有出现的取值与标记不算。
熵以比特计（以 2 为底），$\mathrm{Gain} = \mathrm{Ent}(D) - \sum_v \frac{|D^v|}{|D|} \mathrm{Ent}(D^v)$。

误差不超过 $10^{-9}$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Information gain, says the source, prefers attributes of many values, and so the gain ratio takes its place. First make
the one half of this precise: refining the values of an attribute never lowers its gain, since the difference of both
gains can be written through gains inside the branches. Then take an attribute that has nothing to do with the labels:
each sample gets a value by chance. What gain is to be expected, and how does it grow with the number of values? At
last see whether gain ratio is too strong a medicine: build data on which the attribute of much larger gain has the
smaller ratio.

The proof belongs into `proof`.

**Data.** `y` holds the labels of the samples, and `values` (or `coarse`, `fine`) their values of an attribute: lists
of strings, all of the same length, 1 to 200. Values and labels that do not occur do not count. Entropies are in bits
(to base 2), and $\mathrm{Gain} = \mathrm{Ent}(D) - \sum_v \frac{|D^v|}{|D|} \mathrm{Ent}(D^v)$.

Errors are $10^{-9}$ at most. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""


def gain(values: list[str], y: list[str]) -> float:
    """属性的信息增益。

    The information gain of an attribute.

    >>> round(float(gain(["a", "b"], ["+", "-"])), 9)
    1.0
    """
    raise NotImplementedError


def gain_ratio(values: list[str], y: list[str]) -> float:
    """增益率：增益除以属性自身的熵 IV；只有一种取值时是 0.0。

    The gain ratio: the gain over the attribute's own entropy IV; 0.0 if there is only one value.

    >>> round(float(gain_ratio(["a", "a"], ["+", "-"])), 9)
    0.0
    """
    raise NotImplementedError


def refinement(coarse: list[str], fine: list[str], y: list[str]) -> float:
    """fine 是 coarse 的细分：fine 取值相同的样本，coarse 的取值也相同。返回 Gain(fine) - Gain(coarse)。试试不用这两个增益，而由 coarse 各支内部的增益求出它。

    `fine` refines `coarse`: samples of equal fine value have equal coarse value. Gain(fine) - Gain(coarse). Try to
    find it not from these two gains, but from gains inside the branches of `coarse`.

    >>> round(float(refinement(["a", "a"], ["a1", "a2"], ["+", "-"])), 9)
    1.0
    """
    raise NotImplementedError


def chance_gain(p: int, n: int, V: int) -> float:
    """p 个样本是一类，n 个是另一类，p, n ≥ 0, 1 ≤ p + n ≤ 60。每个样本独立地、等可能地得到 V 种取值之一，1 ≤ V ≤ 1000。返回信息增益的期望，要精确值，不要抽样估计。

    p samples are of one class and n of the other, p, n ≥ 0, 1 ≤ p + n ≤ 60. Every sample gets one of V values,
    independently and all being equally likely, 1 ≤ V ≤ 1000. The expected information gain, exactly and not from
    random samples.

    >>> round(float(chance_gain(3, 2, 1)), 9) == 0
    True
    """
    raise NotImplementedError


def overshoot(m: int) -> tuple[list[str], list[str], list[str]]:
    """m 个样本上的两个属性与标记 (a, b, y)：a 与 b 各恰好有两种取值，Gain(a) ≥ 2 Gain(b) > 0，而 b 的增益率至少比 a 的大 0.05。15 ≤ m ≤ 100。

    Two attributes and labels (a, b, y) on m samples: a and b have exactly two values each, Gain(a) ≥ 2 Gain(b) > 0,
    and yet the gain ratio of b exceeds that of a by 0.05 at least. 15 ≤ m ≤ 100.
    """
    raise NotImplementedError


def proof() -> str:
    """用 Markdown 证明：细分从不使增益减少；什么时候增益不变？由老师阅读，不计分。

    A proof in Markdown that refining never lowers the gain, and when it leaves the gain as it is. Read by a person,
    without points.
    """
    raise NotImplementedError
