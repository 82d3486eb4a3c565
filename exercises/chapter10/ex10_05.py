"""10.5 正交与非正交的投影矩阵 / Orthogonal and non-orthogonal projection matrices

**书上的题。** 降维把 x 变成 $z = W^T x$，通常要求 W 的各列标准正交 ($W^T W = I$)。试述正交与非正交的投影矩阵各有什么优
缺点。拿事实说话：怎样由 z 还原？距离会不会变大？换一组基会不会丢掉信息？什么时候非正交的反而有利？

**先看一个小例子。** W 的两列是 (1, 0) 与 (1, 1)，不正交，却也没有压掉任何方向。x = (3, 1)：

    z = Wᵀx = (3·1 + 1·0, 3·1 + 1·1) = (3, 4)
    W z = 3·(1, 0) + 4·(1, 1) = (7, 4)       不是 x：W 标准正交时才能这样还原
    ‖x‖ = √10 ≈ 3.16，‖z‖ = 5                到原点的距离变大了

信息并没有丢：编码是 (3, 4) 的点只有 (3, 1) 一个。

**约定。** `X` **每行一个样本**（书中是列）；`W` 每列一个方向，各列线性无关。

**做完想一想。** 正交投影之后，噪声会不会被放大？非正交的呢？`nonorthogonal_helps` 里的 W 压扁了哪个方向，谁告诉你该压扁
它？（§10.6 的度量学习就是从数据里学这样的 W。）

**★** 二十维、上百个样本，W 的奇异值相差一千倍，或者最大的伸长只比 1 多一点点。

---

**The exercise.** Dimension reduction turns x into $z = W^T x$; the columns of W are usually required to be orthonormal
($W^T W = I$). What speaks for orthogonal projection matrices, what for others? Let facts speak: how is x restored from
z? Can distances grow? Does another basis lose information? And when is a non-orthogonal W the better one?

**A small example first.** The columns of W are (1, 0) and (1, 1): not orthogonal, yet no direction is flattened. Take x
= (3, 1):

    z = Wᵀx = (3·1 + 1·0, 3·1 + 1·1) = (3, 4)
    W z = 3·(1, 0) + 4·(1, 1) = (7, 4)       not x: this restores x only if W is orthonormal
    ‖x‖ = √10 ≈ 3.16, ‖z‖ = 5                the distance to the origin has grown

No information is lost: (3, 1) is the only point whose code is (3, 4).

**Conventions.** **Each row** of `X` **is a sample** (in the book a column); each column of `W` is a direction, and they
are independent.

**Worth a thought.** Does an orthogonal projection make noise larger? Does another? Which direction does the W of
`nonorthogonal_helps` flatten, and who would tell you to flatten it? (Metric learning, §10.6, learns such a W from
data.)

**★** Twenty dimensions, more than a hundred samples, singular values of W a thousand times apart, or a largest stretch
hardly above 1.
"""

import numpy as np


def encode(X: np.ndarray, W: np.ndarray) -> np.ndarray:
    """各样本的 $z = W^T x$，每行一个。

    $z = W^T x$ of each sample, one in each row.

    >>> import numpy as np
    >>> [float(v) for v in encode(np.array([[3.0, 1.0]]), np.array([[1.0, 1.0], [0.0, 1.0]]))[0]]
    [3.0, 4.0]
    """
    raise NotImplementedError


def decode(Z: np.ndarray, W: np.ndarray) -> np.ndarray:
    """由 `Z` 的每一行 z 还原：W 的各列张成的子空间中，编码恰为 z 的那一点。

    Restores from each row z of `Z` that point of the subspace spanned by the columns of W whose code is z.

    >>> import numpy as np
    >>> [round(float(v), 6) for v in decode(np.array([[6.0]]), np.array([[2.0], [0.0]]))[0]]
    [3.0, 0.0]
    """
    raise NotImplementedError


def orthonormalize(W: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """把 W 分解成 Q R：Q 与 W 形状相同，列标准正交；R 是任一可逆的方阵。

    Splits W into Q R: Q has the shape of W and orthonormal columns; R is any invertible square matrix.

    >>> import numpy as np
    >>> [round(abs(float(part[0, 0])), 6) for part in orthonormalize(np.array([[2.0], [0.0]]))]
    [1.0, 2.0]
    """
    raise NotImplementedError


def expanding_pair(W: np.ndarray) -> tuple[np.ndarray, np.ndarray] | None:
    """编码后距离变大的两点 (x, y)：‖Wᵀx − Wᵀy‖ > ‖x − y‖；没有这样的两点就返回 None。

    Two points (x, y) whose distance grows: ‖Wᵀx − Wᵀy‖ > ‖x − y‖; None if there are none.

    >>> import numpy as np
    >>> expanding_pair(np.array([[0.5], [0.0]])) is None
    True
    """
    raise NotImplementedError


def nonorthogonal_helps(d: int) -> tuple[np.ndarray, list[str | int], np.ndarray]:
    """非正交的变换有利于最近邻的例子 (X, y, W)：X 有 d 列、不超过 30 行，y 是标签，W 是 d×d 的可逆矩阵。用留一法评估最近
    邻，在 `X @ W` 上全对，在 X 上（因而在任何正交矩阵 Q 的 `X @ Q` 上）至多对一半。在两者上，每个样本的最近邻都是唯一
    的。

    An example (X, y, W) where a non-orthogonal map helps the nearest neighbour: X has d columns and no more than 30
    rows, y holds labels, W is an invertible d×d matrix. Judged by leave-one-out, 1-NN is always right on `X @ W`, and
    right on half of the samples at most on X (hence on `X @ Q` for every orthogonal Q). On either, every sample has but
    one nearest neighbour.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """五句话各是否成立（前面各函数都能拿来检验）。

    - "orthonormal_never_expands"：列标准正交的 W 从不使两点的距离变大
    - "Wz_reconstructs_for_orthonormal_W"：W 列标准正交时，总有 W z 等于 `decode` 的结果
    - "Wz_reconstructs_for_every_W"：对每个列满秩的 W，总有 W z 等于 `decode` 的结果
    - "span_decides_which_information_is_kept"：各列张成同一个子空间的两个 W，由其中一个的编码总能算出另一个的编码
    - "orthonormal_columns_make_scores_uncorrelated"：W 列标准正交时，中心化样本的编码的各个坐标总是互不相关的

    Whether each of five statements holds (the functions above can test them).

    - "orthonormal_never_expands": a W with orthonormal columns never makes a distance larger
    - "Wz_reconstructs_for_orthonormal_W": if W has orthonormal columns, W z is always what `decode` gives
    - "Wz_reconstructs_for_every_W": W z is what `decode` gives for every W of full column rank
    - "span_decides_which_information_is_kept": of two W whose columns span the same subspace, the codes of one can
      always be computed from those of the other
    - "orthonormal_columns_make_scores_uncorrelated": if W has orthonormal columns, the coordinates of the codes of
      centred samples are always uncorrelated
    """
    raise NotImplementedError


def essay() -> str:
    """短文（Markdown，给老师看，不计分）：正交与非正交的投影矩阵各有什么优缺点？

    A short text (Markdown, for your teacher, without points): what are the merits of orthogonal and of non-orthogonal
    projection matrices?
    """
    raise NotImplementedError
