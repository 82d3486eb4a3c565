r"""16.6 线性值函数近似 Q-学习 / Q-learning with linear function approximation

图 16.14 的线性 Sarsa 看下一步实际会做什么。若改看下一步最好能做什么，更新式与循环要改哪几处？写出来；再造一组会使参数发散的特征。

**记号。** 值函数 $Q(s, a) = θ^T φ(s, a)$，`phi` 是 (S, A, d) 的数组，`phi[s, a]` 是特征向量。S ≤ 20, A ≤ 6, d ≤ 130，特征与 θ 的元素的绝对值不超过 100。
一条转移是 (s, a, r, t, done)：在状态 s 执行动作 a，得到奖赏 r，转到 t；done 为真时 t 是终点，以后没有奖赏。|r| ≤ 100, 0 ≤ γ ≤ 0.99, 0 ≤ α ≤ 1。

**约定。** 返回数组或列表都可以。误差不超过 1e-9 加上值的 1e-9 倍（`replay` 与 `run` 的 θ 为 1e-8）。`run` 每次调用不超过 2 秒 CPU 时间，其余不超过 1 秒。不要改动传入的参数。

---

The linear Sarsa of figure 16.14 looks at what comes next. If it looks at the best that might come next instead, what changes in the
update and in the loop? Write it; then find features with which the parameters diverge.

**Notation.** The values are $Q(s, a) = θ^T φ(s, a)$; `phi` is an array (S, A, d), `phi[s, a]` being the feature vector. S ≤ 20, A ≤ 6,
d ≤ 130, features and entries of θ are at most 100 in size. A transition is (s, a, r, t, done): action a in state s brought the reward r and led
to t; if `done`, t is the end, and no rewards come after it. |r| ≤ 100, 0 ≤ γ ≤ 0.99, 0 ≤ α ≤ 1.

**Conventions.** Arrays and lists are equally right as answers. Their error is at most 1e-9 plus 1e-9 times the value (1e-8 for the θ of
`replay` and `run`). A call of `run` takes at most 2 seconds of CPU time, one of the others a second. Do not change the arguments.
"""

import numpy as np


def q_values(theta: np.ndarray, phi: np.ndarray, s: int) -> np.ndarray:
    """状态 s 处各动作的 Q。

    Q of each action in state s.

    >>> import numpy as np
    >>> [float(q) for q in q_values(np.array([1.0, 2.0]), np.array([[[1.0, 0.0], [1.0, 1.0]]]), 0)]
    [1.0, 3.0]
    """
    raise NotImplementedError


def td_error(
    theta: np.ndarray, phi: np.ndarray, s: int, a: int, r: float, t: int, done: bool, gamma: float
) -> float:
    """δ：Q-学习的目标与现值 Q(s, a) 之差。

    δ: the difference of the target of Q-learning and the present value Q(s, a).
    """
    raise NotImplementedError


def q_update(
    theta: np.ndarray, phi: np.ndarray, s: int, a: int, r: float, t: int, done: bool, alpha: float, gamma: float
) -> np.ndarray:
    """一次更新之后的 θ。与 (16.36) 一样，目标当作常数，不求导，没有系数 2。

    θ after an update. As in (16.36) the target is a constant that is not differentiated, and there is no factor 2.
    """
    raise NotImplementedError


def replay(theta: np.ndarray, phi: np.ndarray, transitions: list[tuple], alpha: float, gamma: float) -> list:
    """依次用各条转移更新：[θ, 用 1 条之后的 θ, 用 2 条之后的 θ, …]。

    Updates with one transition after the other: [θ, θ after 1 of them, θ after 2, …].
    """
    raise NotImplementedError


def run(
    P: np.ndarray,
    R: np.ndarray,
    phi: np.ndarray,
    start: int,
    goal: int,
    gamma: float,
    alpha: float,
    epsilon: float,
    u: np.ndarray,
) -> np.ndarray:
    """整个循环，θ 从 0 开始，返回最后的 θ。

    `P[s, a, t]` 是在状态 s 执行动作 a 后转到 t 的概率，`R[s, a, t]` 是奖赏；goal 是终点，start 不是终点。u 是（步数，3）的数组，元素在 [0, 1) 中，
    代替随机数；至多 3000 步。开始时在 start。第 t 步（t 从 0 起）依次：(1) 选动作：u[t, 0] < ε 时是 int(u[t, 1] · A)，否则是贪心的；(2) 执行它，
    下一状态是使 P[s, a, 0] + … + P[s, a, s'] > u[t, 2] 的最小的 s'；(3) 更新，s' 是终点时 done 为真；(4) 若 s' 是终点，回到 start，否则到 s'。
    贪心：Q 最大的动作，相差不超过 1e-9 时取编号最小的。题中被比较的 Q 要么相差不超过 1e-9，要么相差 1e-6 以上（100 步以上时不然，那时只看最后由 θ 得到的贪心的路）；u 与各累积概率相差 1e-6 以上。

    The whole loop, θ beginning at 0; returns the last θ.

    `P[s, a, t]` is the probability that action a in state s leads to t, `R[s, a, t]` the reward; the goal is where it ends, the start is
    not the goal. u is an array (number of steps, 3) of numbers in [0, 1) that stand for chance; there are at most 3000 steps. It begins
    at the start. Step t (from 0) does in turn: (1) the action is chosen: int(u[t, 1] · A) if u[t, 0] < ε, otherwise the greedy one;
    (2) the action; the next state is the smallest s' with P[s, a, 0] + … + P[s, a, s'] > u[t, 2]; (3) the update, `done` being true if
    s' is the goal; (4) if s' is the goal, it goes back to the start, otherwise on from s'.
    Greedy is the action with the largest Q, the smallest number of those within 1e-9. Compared Q are within 1e-9 of each other or differ
    by more than 1e-6 (except in runs of more than 100 steps, of which only the greedy path by the last θ is judged); u differs from all cumulative probabilities by more than 1e-6.
    """
    raise NotImplementedError


def diverging(gamma: float, alpha: float) -> tuple[np.ndarray, tuple]:
    """（phi，一条转移）：从 θ = (1, …, 1) 开始，用这条转移以步长 alpha 更新 100 次，θ 的长度变为开始时的 10 倍到 $10^{12}$ 倍之间。S, A, d 都不超过 5，特征的绝对值不超过 10。
    0.6 ≤ γ ≤ 0.99, 0.05 ≤ α ≤ 0.5。合乎条件的都可以。

    (phi, a transition) such that 100 updates with that transition and step size alpha, beginning with θ = (1, …, 1), make the length of θ
    10 to $10^{12}$ times what it was. S, A and d are 5 at most, features 10 at most in size. 0.6 ≤ γ ≤ 0.99, 0.05 ≤ α ≤ 0.5. Anything
    that meets the conditions will do.
    """
    raise NotImplementedError
