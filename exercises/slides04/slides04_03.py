r"""slides4.3 核与它的映射 / A kernel and its maps

课件为二维的 $(x \cdot z)^2$ 找了两个不同的映射 $\phi$，使 $\phi(x) \cdot \phi(z) = (x \cdot z)^2$：一个把相同的单项式合并，一个不合并。把它们推广到
n 维与 p 次，给出两者之间的等距变换，再找第三个映射；最后说明 $(x \cdot z - c)^2$ 不是核函数。

**数据。** `x` 是长为 n 的浮点数组，1 ≤ n ≤ 4, |x_i| ≤ 10；次数 p 为 1 到 4 的整数。

**约定。** 映射的各分量次序任意，正负号也任意（`ordered_map` 的正负号除外），但每次调用都用同样的次序与符号。内积允许误差 $10^{-9}$ 乘以 $(\lVert x \rVert \lVert z \rVert)^p$
（`third_map` 中 p = 2；`shifted_map` 中乘以 $((1 + \lVert x \rVert^2)(1 + \lVert z \rVert^2))^{p/2}$），`isometry` 中的数允许误差 1e-9，
`monomial_map` 与 `ordered_map` 的分量允许相对误差 1e-9。数组可以是列表。每次调用至多 1 秒。
不要改动传入的参数。

---

For $(x \cdot z)^2$ in two dimensions the slides find two different maps $\phi$ with $\phi(x) \cdot \phi(z) = (x \cdot z)^2$: one merges equal
monomials, the other does not. Generalise them to n dimensions and degree p, give the isometry between them, and find a third map;
finally show that $(x \cdot z - c)^2$ is no kernel.

**Data.** `x` is a float array of length n, 1 ≤ n ≤ 4, |x_i| ≤ 10; the degree p is a whole number from 1 to 4.

**Conventions.** The components of a map may come in any order and with any signs (but for the signs in `ordered_map`), the same ones in
every call. Inner products may be off by $10^{-9}$ times $(\lVert x \rVert \lVert z \rVert)^p$ (with p = 2 for `third_map`; for
`shifted_map` times $((1 + \lVert x \rVert^2)(1 + \lVert z \rVert^2))^{p/2}$), numbers of `isometry` by 1e-9, components of
`monomial_map` and `ordered_map` by 1e-9 of their size. Lists may come back for arrays. A call may take 1 second. Do not change the arguments.
"""

import numpy as np


def monomial_map(x: np.ndarray, p: int) -> np.ndarray:
    """合并了的映射：每个 p 次单项式恰有一个分量（共 C(n+p−1, p) 个），它是该单项式乘一个常数；φ(x)·φ(z) = (x·z)^p。

    The map that merges: exactly one component for every monomial of degree p (C(n+p−1, p) of them), a constant times that monomial;
    φ(x)·φ(z) = (x·z)^p.

    >>> import numpy as np
    >>> print(np.dot(monomial_map(np.array([2.0]), 3), monomial_map(np.array([1.0]), 3)))
    8.0
    """
    raise NotImplementedError


def ordered_map(x: np.ndarray, p: int) -> np.ndarray:
    """不合并的映射：n^p 个分量，每个就是 p 个坐标之积，没有别的系数；φ(x)·φ(z) = (x·z)^p。

    The map that does not merge: n^p components, each simply a product of p coordinates without any factor; φ(x)·φ(z) = (x·z)^p.

    >>> import numpy as np
    >>> print(*ordered_map(np.array([2.0]), 3))
    8.0
    """
    raise NotImplementedError


def shifted_map(x: np.ndarray, p: int) -> np.ndarray:
    """C(n+p, p) 个分量的映射，φ(x)·φ(z) = (x·z + 1)^p。

    A map with C(n+p, p) components and φ(x)·φ(z) = (x·z + 1)^p.
    """
    raise NotImplementedError


def isometry(n: int, p: int) -> np.ndarray:
    """形状 (n^p, C(n+p−1, p)) 的 A，使 AᵀA = I，且对一切 x 有 ordered_map(x, p) = A · monomial_map(x, p)（你自己的这两个映射，连同它们的次序与符号）。

    The A of shape (n^p, C(n+p−1, p)) with AᵀA = I and ordered_map(x, p) = A · monomial_map(x, p) for every x (these two maps of yours,
    with their order and signs).
    """
    raise NotImplementedError


def third_map(x: np.ndarray) -> np.ndarray:
    """x 长为 2：3 个分量，φ(x)·φ(z) = (x·z)²，但不是课件的短映射 monomial_map(x, 2) 重排、变号而来：对每一种重排与变号，都在
    (1, 0)、(0, 1)、(1, 1) 之一处有一个分量相差超过 0.01。

    x has length 2: 3 components, φ(x)·φ(z) = (x·z)², but not the slides' short map monomial_map(x, 2) with order or signs changed: for
    every such change some component differs by more than 0.01 at one of (1, 0), (0, 1), (1, 1).
    """
    raise NotImplementedError


def not_a_kernel(c: float, n: int) -> tuple[np.ndarray, np.ndarray]:
    """(P, v)：1 到 8 个 n 维的点 P (k, n) 与系数 v (k,)，使 Σ v_i v_j (P_i·P_j − c)² < 0；0.25 ≤ c ≤ 4, n 为 1 到 3。
    P 与 v 的元素的绝对值不超过 1000；这个和按给出的浮点数精确计算。

    (P, v): 1 to 8 points P (k, n) in n dimensions and coefficients v (k,) with Σ v_i v_j (P_i·P_j − c)² < 0; 0.25 ≤ c ≤ 4, n is 1 to 3. No
    entry of P and v exceeds 1000 in size; the sum is computed exactly from the floats given.
    """
    raise NotImplementedError


def justification() -> str:
    """（文字，由教师评阅）为什么这样的 P 与 v 说明 (x·z − c)² 不是核函数；两个映射之间为什么必有这样的 A. Markdown 文本。

    (Text, for the instructor) Why such P and v show that (x·z − c)² is no kernel, and why there must be such an A between the two maps.
    Markdown.
    """
    raise NotImplementedError
