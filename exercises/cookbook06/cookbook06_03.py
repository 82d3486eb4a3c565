r"""cookbook6.3 切线距离 / The tangent distance

图像平移一点，欧氏距离就变得很大。切线距离允许样本先沿切方向移动，再比较：样本 x 处有 r 个切向量，是矩阵 T 的各列，从 x 到 y 的切线距离是
$\min_a \lVert x + Ta - y \rVert$。写出单边与双边的形式；用差分得到平移的切向量，用它识别手写数字。它还是距离吗？造例子说明单边的形式不对称，双边的形式不满足三角不等式。

**数据。** x 与 y 的形状是 (d,)，T 的形状是 (d, r)；r ≥ 1，可以大于 d；各列可以是零，可以线性相关。图像的形状是 (h, w)，展开成一行时一行接一行（行优先）。距离都是欧氏距离。

**范围。** d 与 h·w 不超过 130，r 不超过 10，数为 0 或绝对值在 $10^{-6}$ 与 $10^6$ 之间。给出的 T（`two_sided` 中是两个矩阵并排，`classify` 中是训练图像的切向量）
的奇异值是 0，或者不小于最大者的 $10^{-3}$ 倍。

**误差。** 距离的误差不超过 $10^{-9}(\lVert x \rVert + \lVert y \rVert)$。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Shift an image a little, and its Euclidean distance is large. The tangent distance lets a sample move along its
tangents before it is compared: at the sample x there are r tangents, the columns of a matrix T, and the tangent
distance from x to y is $\min_a \lVert x + Ta - y \rVert$. Write its one-sided and its two-sided form; take the
tangents of translation from differences, and recognise handwritten digits with them. Is it a distance at all? Build
examples that show that the one-sided form is not symmetric, and that the two-sided one breaks the triangle inequality.

**Data.** x and y have shape (d,), T has shape (d, r), r ≥ 1, where r may exceed d, and columns may be zero or linearly
dependent. An image has shape (h, w); as a vector it is taken row by row. All distances are Euclidean.

**Ranges.** d and h·w are at most 130, r is at most 10, numbers are 0 or between $10^{-6}$ and $10^6$ in size. A
singular value of a given T (in `two_sided` of both matrices side by side, in `classify` of the tangents of a training
image) is 0, or at least $10^{-3}$ times the largest.

**Errors.** A distance may be off by $10^{-9}(\lVert x \rVert + \lVert y \rVert)$. A call takes at most 2 seconds of
CPU time. Do not change the arguments.
"""

import numpy as np

Tangents = tuple[np.ndarray, np.ndarray]


def tangent_distance(x: np.ndarray, y: np.ndarray, T: np.ndarray) -> float:
    """单边的切线距离：对一切 a，‖x + T a - y‖ 的最小值。

    The one-sided tangent distance: the least ‖x + T a - y‖ over all a.

    >>> import numpy as np
    >>> round(float(tangent_distance(np.array([0.0, 0.0]), np.array([3.0, 4.0]), np.array([[1.0], [0.0]]))), 9)
    4.0
    """
    raise NotImplementedError


def best_move(x: np.ndarray, y: np.ndarray, T: np.ndarray) -> np.ndarray:
    """使 ‖x + T a - y‖ 最小的 a，形状 (r,)；有许多个时任取一个。x + T a 到应在的位置的距离不超过 10^-9 (‖x‖ + ‖y‖)。

    An a of shape (r,) for which ‖x + T a - y‖ is least, any one of several. x + T a is within 10^-9 (‖x‖ + ‖y‖) of
    where it should be.

    >>> import numpy as np
    >>> [round(float(v), 9) for v in best_move(np.array([0.0, 0.0]), np.array([3.0, 4.0]), np.array([[1.0], [0.0]]))]
    [3.0]
    """
    raise NotImplementedError


def two_sided(x: np.ndarray, Tx: np.ndarray, y: np.ndarray, Ty: np.ndarray) -> float:
    """双边的切线距离，两个样本都可以移动：对一切 a 与 b，‖x + Tx a - y - Ty b‖ 的最小值。两个矩阵的列数可以不同。

    The two-sided tangent distance, where both samples may move: the least ‖x + Tx a - y - Ty b‖ over all a and b. Both
    matrices may have different numbers of columns.

    >>> import numpy as np
    >>> e1 = np.array([[1.0], [0.0]])
    >>> round(float(two_sided(np.array([0.0, 0.0]), e1, np.array([3.0, 4.0]), e1)), 9)
    4.0
    """
    raise NotImplementedError


def shift_tangents(image: np.ndarray) -> np.ndarray:
    """平移的两个切向量，形状 (h·w, 2)，像素行优先：一列是每个像素下方与上方的像素之差的一半，另一列是右边与左边的像素之差的一半，图像以外的像素是 0。
    张成同一个空间的任何两列都可以（误差 10^-9）。

    The two tangents of translation, shape (h·w, 2), pixels row by row: one column is half the difference of the pixels
    below and above each pixel, the other half the difference of those to the right and to the left; pixels outside the
    image are 0. Any two columns that span the same space will do (to 10^-9).

    >>> import numpy as np
    >>> np.shape(shift_tangents(np.array([[1.0, 2.0, 4.0]])))
    (3, 2)
    """
    raise NotImplementedError


def classify(train: np.ndarray, labels: list[int], queries: np.ndarray, shape: tuple[int, int]) -> list[int]:
    """每张查询图像的标记：取单边切线距离最近的训练图像的标记，移动的是训练图像，切向量是它的 shift_tangents。每行是一张形状为 shape = (h, w) 的图像。
    至多 40 张训练图像，30 张查询图像。标记不同的训练图像到查询图像的距离之差，大于较大者的 10^-6 倍。

    The label of every query: that of the training image which is nearest by the one-sided tangent distance, where the
    training image moves, along its shift_tangents. Rows are images of shape = (h, w). There are at most 40 training
    images and 30 queries. The distances of a query from training images of different labels differ by more than 10^-6
    times the larger one.

    >>> import numpy as np
    >>> [int(label) for label in classify(np.array([[0.0], [5.0]]), [3, 8], np.array([[4.0]]), (1, 1))]
    [8]
    """
    raise NotImplementedError


def lopsided(ratio: float) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """说明不对称：(x, y, Tx, Ty)，各一个切向量，使 tangent_distance(x, y, Tx) 至少是 tangent_distance(y, x, Ty) 的 ratio 倍，后者不小于
    10^-6。2 ≤ ratio ≤ 1000。

    Not symmetric: (x, y, Tx, Ty) with one tangent each, so that tangent_distance(x, y, Tx) is at least ratio times
    tangent_distance(y, x, Ty), and the latter at least 10^-6. 2 ≤ ratio ≤ 1000.
    """
    raise NotImplementedError


def no_triangle(g: float) -> tuple[Tangents, Tangents, Tangents]:
    """说明没有三角不等式：三个样本 ((x, Tx), (y, Ty), (z, Tz)), x 与 z 的双边距离至少是 g，而 x 与 y、y 与 z 的双边距离都不超过 10^-9。
    0.1 ≤ g ≤ 10。

    No triangle inequality: three samples ((x, Tx), (y, Ty), (z, Tz)) for which the two-sided distance of x and z is at
    least g, while those of x and y and of y and z are at most 10^-9. 0.1 ≤ g ≤ 10.
    """
    raise NotImplementedError
