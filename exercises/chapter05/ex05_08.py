r"""5.8 SOM 网络 / Self-organising map

单元们竞争每个样本，胜者带着输出网格上的邻居一起靠过去：写出 SOM 的每一步，再看西瓜数据集 3.0α
(`exercises.datasets.watermelon_3_0a()`) 的 17 个瓜被摆到网格的哪里。

**网络。** `W` 的形状是 (R, C, d)：网格第 r 行第 c 列的单元的权向量是 `W[r, c]`。单元的位置写作 `(r, c)`，下标从 0 起。
样本 `X` 是 (n, d)。距离都是欧氏距离；到样本的距离并列时，取行号小的单元，行号相同取列号小的。坐标可以很大而彼此相近（例如都在
10⁶ 附近）。不要改动传入的参数。

**训练的要求。** 在西瓜 3.0α 上，以及在平面上一个正方形内均匀的样本上（大小和位置任意，行的次序任意），网格为 4×4 到 5×6、样本数乘以
轮数不少于 1500 时，训练出的网络应满足：
(1) 量化误差不超过 "只有一个单元、其权为样本均值" 时的一半；
(2) 拓扑误差不超过 0.30；
(3) 有序比不超过 0.70：网格上左右或上下相邻的两个单元的权向量之间的平均距离，除以所有两个单元的权向量之间的平均距离。

---

Units compete for every sample, and the winner drags its neighbours on the output grid along: write each step of a SOM, and see where
on the grid the 17 melons of watermelon 3.0α (`exercises.datasets.watermelon_3_0a()`) end up.

**The net.** `W` has shape (R, C, d): the unit in row r, column c of the grid has the weight vector `W[r, c]`. The position of a unit is
written `(r, c)`, counted from 0. Samples `X` are (n, d). All distances are Euclidean; of units equally near to a sample the one with the
smaller row counts, in one row the one with the smaller column. Coordinates may be large and close to one another (all near 10⁶, for
example). Do not change the arguments.

**What training has to reach.** On watermelon 3.0α, and on samples uniform in a square of the plane (of any size and place, their rows in
any order), with grids of 4×4 to 5×6, and where the number of samples times the passes is 1500 or more, a trained net should have
(1) a quantisation error of at most half of what a single unit at the mean of the samples has;
(2) a topographic error of at most 0.30;
(3) an order ratio of at most 0.70: the mean distance of the weight vectors of two units next to each other in a row or column of the
grid, divided by the mean distance of the weight vectors over all pairs of units.
"""

import numpy as np


def best_matching_unit(W: np.ndarray, x: np.ndarray) -> tuple[int, int]:
    """离样本 x 最近的单元的位置 (r, c)。

    The position (r, c) of the unit nearest to the sample x.

    >>> import numpy as np
    >>> best_matching_unit(np.array([[[0.0], [4.0]], [[6.0], [9.0]]]), np.array([5.0]))
    (0, 1)
    """
    raise NotImplementedError


def neighbourhood(shape: tuple[int, int], bmu: tuple[int, int], sigma: float) -> np.ndarray:
    """各单元的邻域系数，形状 (R, C) = shape: exp(-δ²/(2σ²)), δ 是单元与胜者 bmu 在**网格上**的距离。

    How far each unit belongs to the neighbourhood, of shape (R, C) = shape: exp(-δ²/(2σ²)), where δ is the distance from the unit to the
    winner bmu **on the grid**.

    >>> neighbourhood((1, 3), (0, 0), 10.0).round(3)
    array([[1.   , 0.995, 0.98 ]])
    """
    raise NotImplementedError


def update(W: np.ndarray, x: np.ndarray, eta: float, sigma: float) -> np.ndarray:
    """见到样本 x 之后的 W（新数组）：每个单元向 x 移动，走完距离的 η·h，h 是它的邻域系数。

    W after the sample x, a new array: each unit moves towards x by the share η·h of its distance, where h is its neighbourhood.

    >>> import numpy as np
    >>> update(np.array([[[0.0], [8.0]]]), np.array([2.0]), 0.5, 0.01)
    array([[[1.],
            [8.]]])
    """
    raise NotImplementedError


def train(X: np.ndarray, shape: tuple[int, int], epochs: int, seed: int) -> np.ndarray:
    """在 X 上训练 epochs 轮（每轮每个样本用一次），返回 W，形状 (R, C, d)。初值、η 与 σ 如何变化自定，达到上面的要求即可；权向量不得
    越出 X 各坐标的最小值与最大值。同样的参数（seed 在内）给出同样的结果。100 个样本、15 轮应在 2 秒之内。

    Train on X for epochs passes (each uses every sample once) and return W of shape (R, C, d). The start and how η and σ change are yours,
    as long as the demands above are met; no weight leaves the range between minimum and maximum of its coordinate in X. The same arguments,
    seed included, give the same result. 100 samples and 15 passes should take less than 2 seconds.
    """
    raise NotImplementedError


def quantization_error(W: np.ndarray, X: np.ndarray) -> float:
    """量化误差：样本到最近单元的平均距离。

    The quantisation error: the mean distance from a sample to its nearest unit.

    >>> import numpy as np
    >>> quantization_error(np.array([[[0.0], [4.0]]]), np.array([[1.0], [4.0]]))
    0.5
    """
    raise NotImplementedError


def topographic_error(W: np.ndarray, X: np.ndarray) -> float:
    """拓扑误差：最近与次近的两个单元在网格上不相邻的样本所占的比例；上下、左右、斜着挨在一起都算相邻。至少有两个单元。

    The topographic error: the share of samples whose nearest and second-nearest units are not neighbours on the grid; neighbours touch in a
    row, in a column, or diagonally. There are two units at least.
    """
    raise NotImplementedError


def map_samples(W: np.ndarray, X: np.ndarray) -> list[tuple[int, int]]:
    """每个样本落在哪个单元：n 个位置 (r, c)。

    The unit on which each sample lands: n positions (r, c).
    """
    raise NotImplementedError
