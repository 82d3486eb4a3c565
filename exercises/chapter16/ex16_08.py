r"""16.8 核化的 Sarsa / Sarsa with kernels

图 16.14 的线性 Sarsa 从 θ = 0 开始，每次更新都给 θ 加上走过之处的向量 z = (x; a) 的倍数，而用到 θ 的地方都是与某个 z 的内积。把内积换成核函数 κ：
值函数写成 $Q(z) = \sum_i c_i κ(z_i, z)$，不必写出特征。更新式与整个循环该怎样写？

**记号。** 向量是长为 n 的数组，n ≤ 8，元素的绝对值不超过 10，没有 −0.0。`centers` 是走过的 z_i 的列表，可以有相同的；`coefs` 是系数 c_i，绝对值不超过 100；至多 100 项，
也可以一项都没有。核函数由 `kind` 与 `width` 给出："linear" 是内积 $u^T v$（与 width 无关）；"rbf" 是 $\exp(-‖u - v‖^2 / (2 \mathrm{width}^2))$；
"delta" 在 u 与 v 完全相同时为 1，否则为 0（与 width 无关）。0.1 ≤ width ≤ 10, 0 ≤ α ≤ 1, 0 ≤ γ ≤ 0.99, |r| ≤ 100。

**约定。** 返回的 (centers, coefs) 只看它表示的函数 Q，不看有几项、什么次序（至多 1000 项）。各处的 Q 值误差不超过 1e-8 加上值的 1e-8 倍。返回数组或列表都可以。
每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

The linear Sarsa of figure 16.14 starts from θ = 0, each update adds a multiple of the vector z = (x; a) where it was, and θ is used
nowhere but in inner products with some z. Put a kernel κ in the place of the inner product: values are written
$Q(z) = \sum_i c_i κ(z_i, z)$, and no features have to be written down. What becomes of the update, and of the whole loop?

**Notation.** Vectors are arrays of length n, n ≤ 8, with entries of 10 at most in size, none of them −0.0. `centers` is a list of visited
z_i, perhaps with equal ones among them; `coefs` are the coefficients c_i, at most 100 in size; there are at most 100 of them, perhaps
none. The kernel is told by `kind` and `width`: "linear" is the inner product $u^T v$ (whatever the width); "rbf" is
$\exp(-‖u - v‖^2 / (2 \mathrm{width}^2))$; "delta" is 1 if u and v are exactly the same, else 0 (whatever the width). 0.1 ≤ width ≤ 10,
0 ≤ α ≤ 1, 0 ≤ γ ≤ 0.99, |r| ≤ 100.

**Conventions.** Of the (centers, coefs) that come back only the function Q counts, not how many entries it has or their order (1000 at
most). Values of Q have an error of 1e-8 plus 1e-8 times the value at most. Arrays and lists are equally right. A call takes at most 2
seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def kernel(u: np.ndarray, v: np.ndarray, kind: str, width: float) -> float:
    """核函数的值 κ(u, v)。

    The kernel κ(u, v).

    >>> import numpy as np
    >>> u, v = np.array([1.0, 2.0]), np.array([1.0, 3.0])
    >>> float(kernel(u, v, "linear", 1.0)), float(kernel(u, v, "delta", 1.0)), float(kernel(u, u, "rbf", 1.0))
    (7.0, 0.0, 1.0)
    """
    raise NotImplementedError


def q_value(centers: list, coefs: list, z: np.ndarray, kind: str, width: float) -> float:
    """Q(z)；一项都没有时是 0。

    Q(z); 0 if there are no entries.

    >>> import numpy as np
    >>> float(q_value([np.array([1.0]), np.array([2.0])], [0.5, 3.0], np.array([2.0]), "linear", 1.0))
    13.0
    """
    raise NotImplementedError


def sarsa_step(
    centers: list,
    coefs: list,
    z: np.ndarray,
    r: float,
    z2: np.ndarray,
    done: bool,
    alpha: float,
    gamma: float,
    kind: str,
    width: float,
) -> tuple[list, list]:
    """一次更新之后的 (centers, coefs)：在 z = (x; a) 得到奖赏 r，下一个状态与动作是 z2 = (x'; a')。done 为真时已到终点，以后没有奖赏，z2 没有意义。

    (centers, coefs) after an update: z = (x; a) brought the reward r, and z2 = (x'; a') comes next. If `done`, that was the end: there
    will be no further rewards, and z2 has no meaning.
    """
    raise NotImplementedError


def compress(centers: list, coefs: list) -> tuple[list, list]:
    """同一个函数，但没有两个相同的中心。不论用哪种核，函数都不变。

    The same function, without two equal centres; the same function whichever the kernel is.
    """
    raise NotImplementedError


def run(
    P: np.ndarray,
    R: np.ndarray,
    X: np.ndarray,
    start: int,
    goal: int,
    gamma: float,
    alpha: float,
    epsilon: float,
    u: np.ndarray,
    kind: str,
    width: float,
) -> tuple[list, list]:
    """整个循环，从没有任何项开始，返回最后的 (centers, coefs)。

    环境有 S ≤ 10 个状态，A ≤ 4 个动作：`P[s, a, t]` 是在状态 s 执行动作 a 后转到 t 的概率，`R[s, a, t]` 是奖赏，`X[s]` 是状态 s 的向量（长不超过 4）。
    在状态 s 执行动作 a 对应 z =（X[s]；动作 a 的 0/1 编码），后者长为 A，第 a 个是 1。goal 是终点，start 不是终点。

    u 是（步数，3）的数组，元素在 [0, 1) 中，代替随机数；至多 100 步。开始时在 start，动作是贪心的。第 t 步（t 从 0 起）依次：(1) 执行动作，
    下一状态是使 P[s, a, 0] + … + P[s, a, s'] > u[t, 2] 的最小的 s'；(2) 若 s' 不是终点，选下一动作：u[t, 0] < ε 时是 int(u[t, 1] · A)，否则是贪心的，
    用更新前的 Q；(3) 更新；(4) 若 s' 是终点，回到 start，用更新后的 Q 选贪心的动作，否则到 s'，执行已选的动作。
    贪心：Q 最大的动作，相差不超过 1e-9 时取编号最小的。题中被比较的 Q 要么相差不超过 1e-9，要么相差 1e-6 以上；u 与各累积概率相差 1e-6 以上；|Q| ≤ 100。

    The whole loop, beginning without any entry; returns the last (centers, coefs).

    The environment has S ≤ 10 states and A ≤ 4 actions: `P[s, a, t]` is the probability that action a in state s leads to t,
    `R[s, a, t]` the reward, `X[s]` the vector of state s (of length 4 at most). Action a in state s is z = (X[s]; the 0/1 code of a),
    the code having length A and a 1 in place a. The goal is where it ends; the start is not the goal.

    u is an array (number of steps, 3) of numbers in [0, 1) that stand for chance; there are at most 100 steps. It begins at the start
    with a greedy action. Step t (from 0) does in turn: (1) the action; the next state is the smallest s' with
    P[s, a, 0] + … + P[s, a, s'] > u[t, 2]; (2) unless s' is the goal, the next action is chosen: int(u[t, 1] · A) if u[t, 0] < ε,
    otherwise the greedy one, by Q before the update; (3) the update; (4) if s' is the goal, it goes back to the start and takes the greedy
    action by Q after the update; otherwise it goes on from s' with the action that was chosen.
    Greedy is the action with the largest Q, the smallest number of those within 1e-9. Compared Q are within 1e-9 of each other or differ
    by more than 1e-6; u differs from all cumulative probabilities by more than 1e-6; |Q| ≤ 100.
    """
    raise NotImplementedError
