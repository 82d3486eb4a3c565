r"""13.9* 把两个视图分开 / Telling two views apart

一张表的属性来自两个视图（比如画面和声音），但谁属于哪个视图没有记下来。给定类别时两个视图相互独立（§13.5），而同一视图里的属性
彼此有关。先写出度量 "给定类别时两列有多少关联" 的量，再设计一个把属性分成两组的办法。

**条件互信息。** 随机变量 a, b, y 的概率都取样本中的频率，则

$$I(a; b \mid y) = \sum_{a, b, y} p(a, b, y) \log_2 \frac{p(a, b \mid y)}{p(a \mid y)\, p(b \mid y)},$$

单位是比特，$p(a, b, y) = 0$ 的项算作 0。

**数据。** `X` 是形状 (m, d) 的整数数组，每列是一个离散属性的编码，0 到 99，大小没有意义；`y` 是 m 个类别，0 到 9。1 ≤ m ≤ 2000,
1 ≤ d ≤ 12。`split_views` 的数据中每个视图至少有两列，并且或者

- 频率恰好是独立的：不同视图的任意两列，条件互信息为 0（至多差舍入误差）；同一视图的任意两列，不小于 0.01 比特；
- 或者是抽样得来的：m ≥ 1000；不同视图的任意两列，条件互信息不超过 0.01 比特；同一视图的任意两列，不小于 0.3 比特。

**约定。** 数值允许 1e-9 的误差。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

The attributes of a table come from two views (pictures and sound, say), but nobody wrote down which belongs to which. Given the
class the two views are independent (§13.5), while attributes of the same view have to do with each other. First write what
measures how much two columns have to do with each other given the class, then design a way to split the attributes into two.

**Conditional mutual information.** The probabilities of random variables a, b, y are their frequencies in the samples. Then

$$I(a; b \mid y) = \sum_{a, b, y} p(a, b, y) \log_2 \frac{p(a, b \mid y)}{p(a \mid y)\, p(b \mid y)},$$

in bits; terms with $p(a, b, y) = 0$ count as 0.

**Data.** `X` is an array of integers of shape (m, d); each column holds the codes of a discrete attribute, 0 to 99, whose size
means nothing; `y` are m classes, 0 to 9. 1 ≤ m ≤ 2000, 1 ≤ d ≤ 12. In the data of `split_views` each view has two columns at
least, and either

- the frequencies are independent exactly: any two columns of different views have conditional mutual information 0 (up to
  rounding); any two of the same view have 0.01 bits or more;
- or the data are sampled: m ≥ 1000; any two columns of different views have conditional mutual information of at most 0.01 bits;
  any two of the same view have 0.3 bits or more.

**Conventions.** An error of 1e-9 is allowed in numbers. A call takes at most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def conditional_mutual_information(a: list[int], b: list[int], y: list[int]) -> float:
    """I(a; b | y)，比特；a, b, y 是同样长的整数列表。

    I(a; b | y) in bits; a, b and y are lists of integers of the same length.

    >>> conditional_mutual_information([5], [7], [1])
    0.0
    """
    raise NotImplementedError


def dependence_matrix(X: np.ndarray, y: list[int]) -> np.ndarray:
    """形状 (d, d)：第 i 行第 j 列是属性 i 与 j 的条件互信息（给定 y），对角线上是 0。

    Of shape (d, d): row i, column j holds the conditional mutual information of attributes i and j given y; 0 on the diagonal.
    """
    raise NotImplementedError


def split_views(X: np.ndarray, y: list[int]) -> tuple[list[int], list[int]]:
    """两个视图各有哪些列（从 0 起的列号）。哪个视图在先、组内的次序都不限。

    Which columns (numbered from 0) each of the two views has. Which view comes first, and the order within, is free.
    """
    raise NotImplementedError
