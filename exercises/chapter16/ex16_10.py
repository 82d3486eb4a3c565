r"""16.10* 考虑分布变化的模仿学习 / Imitation learning under distribution shift

直接模仿（§16.6.1）只在专家到过的状态上学。一旦走偏，就会遇到专家从没去过的状态，而且越走越偏。先精确地算出策略的错误数，写出直接模仿；
再设计一种办法，让策略在 **自己** 将要到达的状态上也学对。想法写在 `idea` 里。

**记号。** 环境有 S ≤ 10 个状态，A ≤ 4 个动作，`P[s, a, t]` 是在状态 s 执行动作 a 后转到 t 的概率，`d0[s]` 是开始时在状态 s 的概率，走 T ≤ 60 步
（时刻 0, …, T − 1 各做一个动作）。专家在状态 s 做 `expert[s]`，可以随时请教。模仿者看不到状态 s，只看到 `obs[s]`，在 0, …, n_obs − 1 中；几个状态可能看上去一样。
策略是 (T, n_obs) 的整数数组：在时刻 t 看到 o 时做 `policies[t][o]`。做的动作与专家在那个状态会做的不同，就是一次错误。
各行都相同的策略称为不变的。

**约定。** 返回数组或列表都可以。误差不超过 1e-9。每次调用不超过 2 秒 CPU 时间；同样的参数要给同样的结果。不要改动传入的参数。

---

Direct imitation (§16.6.1) learns from the states where the expert has been. Once it has gone astray, it meets states which the expert
never saw, and goes astray ever more. First compute the mistakes of a policy exactly, and write direct imitation; then design a way by
which the policy learns what to do in the states where **it** will be, too. The idea belongs into `idea`.

**Notation.** The environment has S ≤ 10 states and A ≤ 4 actions; `P[s, a, t]` is the probability that action a in state s leads to t,
`d0[s]` that of beginning in state s; T ≤ 60 steps are made, one action at each of the times 0, …, T − 1. The expert does `expert[s]` in
state s, and may be asked at any time. The imitator does not see the state s but `obs[s]`, one of 0, …, n_obs − 1; several states may look
alike. A policy is an array (T, n_obs) of whole numbers: seeing o at time t, it does `policies[t][o]`. Doing anything but what the expert
would do in that state is a mistake. A policy whose rows are all the same is called constant.

**Conventions.** Arrays and lists are equally right as answers. Their error is at most 1e-9. A call takes at most 2 seconds of CPU time;
the same arguments give the same answer. Do not change the arguments.
"""

import numpy as np


def state_distributions(
    P: np.ndarray, d0: list[float], policies: np.ndarray, obs: list[int], T: int
) -> np.ndarray:
    """(T, S) 数组：第 t 行是时刻 t 在各状态的概率。

    An array (T, S): row t holds the probability of each state at time t.

    >>> import numpy as np
    >>> P = np.array([[[0.5, 0.5]], [[0.0, 1.0]]])
    >>> [[float(p) for p in row] for row in state_distributions(P, [1.0, 0.0], np.array([[0], [0], [0]]), [0, 0], 3)]
    [[1.0, 0.0], [0.5, 0.5], [0.25, 0.75]]
    """
    raise NotImplementedError


def expected_mistakes(
    P: np.ndarray, d0: list[float], policies: np.ndarray, expert: list[int], obs: list[int], T: int
) -> float:
    """T 步中错误数的期望。

    The expected number of mistakes in T steps.

    >>> import numpy as np
    >>> P = np.array([[[0.5, 0.5]], [[0.0, 1.0]]])
    >>> float(expected_mistakes(P, [1.0, 0.0], np.array([[0], [0], [0]]), [0, 1], [0, 0], 3))
    1.25
    """
    raise NotImplementedError


def behaviour_cloning(
    P: np.ndarray, d0: list[float], expert: list[int], obs: list[int], n_obs: int, n_actions: int, T: int
) -> np.ndarray:
    """直接模仿：一个不变的策略，(T, n_obs)。让专家自己走 T 步；对每个 o，取专家在看上去是 o 的状态上做得最多的动作（按时刻 0, …, T − 1 在那里的概率之和加权）。权重相差不超过 1e-9 时取编号最小的；
    专家不会到达的 o（权重之和不超过 1e-9）取动作 0。题中的权重要么相差不超过 1e-12，要么相差 1e-8 以上。

    Direct imitation: a constant policy, (T, n_obs). Let the expert make T steps; for every o take the action that the expert does most in
    states that look like o, weighted by the sum of the probabilities of being there at the times 0, …, T − 1. The smallest number of those whose weights are within
    1e-9; action 0 for every o which the expert does not meet (weights sum to 1e-9 at most). Weights are within 1e-12 of each other or
    differ by more than 1e-8.
    """
    raise NotImplementedError


def imitate(
    P: np.ndarray, d0: list[float], expert: list[int], obs: list[int], n_obs: int, n_actions: int, T: int
) -> np.ndarray:
    """你的办法：(T, n_obs) 的策略，可以随时间而变，也可以不变。在两类环境里要达到（状态、观察与动作的编号都是任意的）：

    "走偏"：一个常见的状态与一个少见的状态看上去一样，专家在两处的动作不同。在那里做对了，下一步以概率 1 − ε 到常见的，以 ε 到少见的，开始时也是这样；
    做错了就走偏，到一串状态的第一个。这一串有 1 到 3 个状态，看上去各不相同；做对了到下一个，从最后一个回到常见的 (1 − ε) 或少见的 (ε)，做错了留在原处。
    0.01 ≤ ε ≤ 0.15, 10 ≤ T ≤ 50, 2 或 3 个动作。错误数的期望不超过最好的不变的策略的 1.25 倍。

    "换季"：两个看上去一样的状态，专家在两处的动作不同；开始时在第一个，不论做什么，每一步以概率 q 转到第二个，从此留在那里。0.02 ≤ q ≤ 0.3, 10 ≤ T ≤ 50。
    错误数的期望不超过最好的不变的策略。

    在别的环境里任何策略都可以。

    Your own way: a policy (T, n_obs), which may change with time or be constant. There are two kinds of environments in which it has to do
    well (states, observations and actions are numbered in any way):

    "Astray": a usual state and a rare one look alike, and the expert acts differently in them. Doing the right thing there leads to the
    usual one with probability 1 − ε and to the rare one with ε, which is also how it begins; a mistake leads astray, to the first of a
    chain of states. The chain has 1 to 3 states, all of which look different; the right action leads to the next one, and from the last
    back to the usual (1 − ε) or the rare state (ε); after a mistake it stays where it is. 0.01 ≤ ε ≤ 0.15, 10 ≤ T ≤ 50, 2 or 3 actions.
    The expected mistakes are at most 1.25 times those of the best constant policy.

    "Seasons": two states that look alike, in which the expert acts differently; it begins in the first, and whatever is done, each step
    leads to the second with probability q, where it stays from then on. 0.02 ≤ q ≤ 0.3, 10 ≤ T ≤ 50. The expected mistakes are at most
    those of the best constant policy.

    In other environments any policy will do.
    """
    raise NotImplementedError


def compounding(epsilon: float, T: int) -> tuple[np.ndarray, list, list, list, int, int]:
    """越走越偏的例子：(P, d0, expert, obs, n_obs, n_actions)，其中最好的不变的策略的错误数的期望在 εT/2 与 2εT 之间，而直接模仿的至少是它的 5 倍。
    0.005 ≤ ε ≤ 0.05, 30 ≤ T ≤ 60；至多 10 个状态，n_obs ≤ 4, n_actions ≤ 3。合乎条件的都可以。

    Going ever more astray: (P, d0, expert, obs, n_obs, n_actions) where the best constant policy has expected mistakes between εT/2 and
    2εT, and direct imitation at least 5 times as many. 0.005 ≤ ε ≤ 0.05, 30 ≤ T ≤ 60; at most 10 states, n_obs ≤ 4, n_actions ≤ 3.
    Anything that meets the conditions will do.
    """
    raise NotImplementedError


def idea() -> str:
    """（由教师阅读）你的办法的想法，为什么直接模仿会越走越偏。返回 Markdown 文本。

    (Read by a person) The idea of your way, and why direct imitation goes ever more astray. Returns Markdown.
    """
    raise NotImplementedError
