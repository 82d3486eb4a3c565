r"""11.2 多分类的 Relief-F / Relief-F for several classes

**书上的题。** 写出 Relief-F 的算法描述。它给每个样本找一个猜中近邻，再在其余**每一类**中各找一个猜错近邻，按 (11.4) 加权累积。这里写两遍：
一遍是能运行的程序，一遍是给人读的伪代码。

**先看一个小例子。** 一个属性，已经规范化；三类，$p_a = 1/2$，$p_b = p_c = 1/4$。

    样本     0      1      2      3
    取值     0      0.25   0.5    1
    类别     a      a      b      c

样本 0：猜中近邻是 1，减 0.25² = 0.0625；b 类的猜错近邻是 2，加 1/4 × 0.5² = 0.0625；c 类的是 3，加 1/4 × 1² = 0.25。合计 0.25。
样本 2 独自一类，没有猜中近邻；a 类的猜错近邻是 1，加 1/2 × 0.0625；c 类的是 3，加 1/4 × 0.25。合计 0.09375。四项加起来是 0.78125。

**约定。** 表、距离、并列与规范化都同 11.1，可以 `from ex11_01 import normalize`；这里 `y` 有两类或更多。(11.4) 照书上印的：$p_l$ 是第 l 类在
**整个**数据集中的比例，不再除以别的数；是对全体样本的**和**；没有猜中近邻时那一项算 0。

**做完想一想。** 只有两类时，(11.4) 与 (11.3) 给出一样的数吗？差在哪里，会不会影响排名？文献中常把权重除以 $1 - p_k$（k 是样本自己的类），
这样做有什么好处？

**★** 七类、上百个属性时也对；标记的写法只差一点，也是两类。提示：别用一个“够大的数”代替无穷大。

---

**The exercise.** Write down the algorithm Relief-F. For every sample it finds one near-hit, and one near-miss in **each** of the
other classes, and accumulates them with weights by (11.4). Write it twice: as a program that runs, and as pseudocode for people.

**A small example first.** One attribute, normalised already; three classes with $p_a = 1/2$ and $p_b = p_c = 1/4$.

    sample   0      1      2      3
    value    0      0.25   0.5    1
    class    a      a      b      c

Sample 0: its near-hit 1 takes off 0.25² = 0.0625; its near-miss of class b is 2 and adds 1/4 × 0.5² = 0.0625; that of class c is
3 and adds 1/4 × 1² = 0.25. Together 0.25. Sample 2 is alone in its class and has no near-hit; its near-miss of class a is 1 and adds
1/2 × 0.0625, that of class c is 3 and adds 1/4 × 0.25. Together 0.09375. All four terms sum to 0.78125.

**Conventions.** Tables, distances, ties and normalising are those of 11.1, and `from ex11_01 import normalize` is fine; `y` has two or
more classes here. (11.4) is meant as printed: $p_l$ is the share of class l in the **whole** data set, divided by nothing else; it is
a **sum** over all samples; without a near-hit, its term counts as 0.

**Worth a thought.** With two classes only, do (11.4) and (11.3) give the same numbers? Where do they differ, and can that change
the ranking? The literature often divides the weights by $1 - p_k$, where k is the sample's own class: what is gained by that?

**★** Right as well with seven classes and with a hundred attributes; labels that are spelt nearly alike are two classes. Hint: let
no “large enough number” stand for infinity.
"""

from collections.abc import Hashable

Table = list[list[float | str]]


def near_misses(X: Table, y: list[Hashable], kinds: list[str], i: int) -> dict[Hashable, int]:
    """第 i 个样本在其余各类中的猜错近邻：{标记: 下标}；X 已经规范化。

    The near-misses of sample i in each of the other classes: {label: index}; X is normalised already.

    >>> near_misses([[0.0], [0.5], [1.0]], ["a", "b", "a"], ["numeric"], 1)
    {'a': 0}
    """
    raise NotImplementedError


def relief_f_trace(X: Table, y: list[Hashable], kinds: list[str], i: int) -> list[float]:
    """(11.4) 中第 i 个样本的一项，每个属性一个数；X 已经规范化。

    The term of sample i in (11.4), a number for each attribute; X is normalised already.

    >>> relief_f_trace([[0.0], [0.25], [0.5], [1.0]], ["a", "a", "b", "c"], ["numeric"], 0)
    [0.25]
    """
    raise NotImplementedError


def relief_f(X: Table, y: list[Hashable], kinds: list[str]) -> list[float]:
    """各属性的相关统计量 (11.4)；X 是原始的表，先规范化。

    The relevance statistics (11.4) of all attributes; X is the raw table, to be normalised first.

    >>> relief_f([[1.0], [2.0], [3.0], [5.0]], ["a", "a", "b", "c"], ["numeric"])
    [0.78125]
    """
    raise NotImplementedError


def pseudocode() -> str:
    """（由教师阅读）Relief-F 的算法描述：输入、编号的步骤、输出。返回 Markdown 文本。

    (Read by a person) The algorithm Relief-F: input, numbered steps, output. Returns Markdown.
    """
    raise NotImplementedError
