r"""16.9 目标驱动任务的奖赏设计 / Reward design for reaching a goal

想让智能体走到某个状态，路上每一步该给 0、−1 还是 1？写出这样的奖赏，算出沿最短路走能得多少；它何时抄近路，何时闲逛，何时宁可不去？
讨论写在 `essay` 里。

**环境** 由两个形状 (S, A, S) 的数组给出：`P[s, a, t]` 是在状态 s 执行动作 a 后转到 t 的概率，`R[s, a, t]` 是这次转移的奖赏；累积奖赏按 γ 打折。
**目标** 是一个终止状态：在那里执行什么动作都留在原处，奖赏为 0。进入目标的那一步得到奖赏 g (bonus)，在此之前每一步得到 c (step_reward)。
S ≤ 30, A ≤ 6, |c|, |g| ≤ 100。

**约定。** 返回数组或列表都可以。误差不超过 1e-9 加上结果的 1e-9 倍。每次调用不超过 1 秒 CPU 时间。不要改动传入的参数。

---

An agent is to reach a certain state: should each step on the way pay 0, −1 or 1? Write such rewards, and what walking straight to the
goal earns. When does the agent take the shortest way, when does it linger, when does it prefer not to arrive at all? The discussion
belongs into `essay`.

**An environment** is given by two arrays of shape (S, A, S): `P[s, a, t]` is the probability that action a in state s leads to t,
`R[s, a, t]` the reward of that move; rewards are discounted by γ. **The goal** is a terminal state: every action there stays there,
with reward 0. The step that enters the goal pays g (bonus), every step before it c (step_reward). S ≤ 30, A ≤ 6, |c|, |g| ≤ 100.

**Conventions.** Arrays and lists are equally right as answers. Their error is at most 1e-9 plus 1e-9 times the result. A call takes at
most a second of CPU time. Do not change the arguments.
"""

import numpy as np


def reward_array(P: np.ndarray, goal: int, step_reward: float, bonus: float) -> np.ndarray:
    """奖赏 R：从别的状态进入目标是 bonus，从别的状态到别的状态是 step_reward，从目标出发是 0。每个元素都要给出，不论 P 在那里是否为 0。

    The rewards R: bonus where the goal is entered from another state, step_reward between other states, 0 from the goal. All entries
    are wanted, whether P is 0 there or not.

    >>> import numpy as np
    >>> R = reward_array(np.array([[[0.0, 1.0]], [[0.0, 1.0]]]), 1, -1.0, 5.0)
    >>> [[float(r) for r in R[s][0]] for s in range(2)]
    [[-1.0, 5.0], [0.0, 0.0]]
    """
    raise NotImplementedError


def value_at_distance(d: int, step_reward: float, bonus: float, gamma: float) -> float:
    """确定性的环境里，离目标 d 步处沿最短路走的累积奖赏。1 ≤ d ≤ 500；0 ≤ γ ≤ 0.99，或 γ = 1。

    In a deterministic environment: what walking straight to a goal d steps away earns. 1 ≤ d ≤ 500; 0 ≤ γ ≤ 0.99, or γ = 1.

    >>> float(value_at_distance(1, -1.0, 5.0, 0.9))
    5.0
    """
    raise NotImplementedError


def goal_threshold(step_reward: float, gamma: float) -> float:
    """使下述成立的 b：当且仅当 bonus 大于 b 时，沿最短路走到目标比永不到达（每一步都得 step_reward）更好，不论离目标多远。0 < γ ≤ 0.99。

    The b with the following property: walking straight to the goal is better than never arriving (with step_reward in every step) if and
    only if the bonus exceeds b, however far the goal is. 0 < γ ≤ 0.99.
    """
    raise NotImplementedError


def shape(R: np.ndarray, potential: list[float], gamma: float) -> np.ndarray:
    """按势函数 Φ 塑造的奖赏：每次从 s 到 t 的转移另加 $γΦ(t) - Φ(s)$。potential 是 S 个数，绝对值不超过 1000；0 ≤ γ ≤ 1。

    The rewards shaped by a potential Φ: each move from s to t is paid $γΦ(t) - Φ(s)$ on top. The potential is S numbers of 1000 at
    most in size; 0 ≤ γ ≤ 1.
    """
    raise NotImplementedError


def trap_world(penalty: float, gamma: float) -> tuple[np.ndarray, np.ndarray, int, int, int]:
    """（P, R，起点，目标，陷阱）：每步 −1 也未必到目标。环境是确定性的（P 的元素是 0 或 1），至多 50 个状态；目标与陷阱是两个不同的终止状态（不论做什么
    都留在原处，奖赏为 0），起点不是它们；奖赏在进入目标时为 0，进入陷阱时为 −penalty，其余都是 −1（P 为 0 处随意）。从起点能够到达目标，但最好的策略进入
    陷阱：与永不进入陷阱的策略中最好的相比，累积奖赏至少多 1e-6。0.5 ≤ γ ≤ 0.95, 0 < penalty ≤ 0.8 / (1 − γ)。合乎条件的都可以。

    (P, R, start, goal, trap): −1 per step is no guarantee of arriving. The environment is deterministic (the entries of P are 0 or 1),
    with 50 states at most; goal and trap are two different terminal states (whatever is done stays there, with reward 0), the start is
    neither; rewards are 0 on entering the goal, −penalty on entering the trap, −1 otherwise (anything where P is 0). The goal can be
    reached from the start, but the best policy enters the trap: it earns at least 1e-6 more than any that never does.
    0.5 ≤ γ ≤ 0.95, 0 < penalty ≤ 0.8 / (1 − γ). Anything that meets the conditions will do.
    """
    raise NotImplementedError


def constant_flips(c: float, gamma: float) -> tuple[np.ndarray, np.ndarray, int, int]:
    """（P, R，起点，目标）：目标以外的奖赏都加上 c，最优策略就从去目标变为不去，或从不去变为去。环境是确定性的，至多 10 个状态；目标是终止状态，起点不是目标；
    |R| ≤ 1000。"去" 指从起点走不多于 S − 1 步进入目标，"不去" 指永不进入目标；两者中最好的之差，加 c 之前与之后大小相等（误差不超过 1e-6），方向相反，不小于 1e-5。从非目标状态出发的转移
    （包括进入目标的那一步）都加 c。0.1 ≤ |c| ≤ 10, 0.6 ≤ γ ≤ 0.95。合乎条件的都可以。

    (P, R, start, goal): when c is added to all rewards outside the goal, the best policy no longer goes to the goal, or begins to go
    there. The environment is deterministic, with 10 states at most; the goal is terminal, the start is not the goal; |R| ≤ 1000. To go
    there means to enter the goal within S − 1 steps from the start, not to go there never to enter it; the difference
    between the best ways of either kind is the same in size before and after adding c (to within 1e-6), opposite in sign, and not below
    1e-5. All moves from a state that is not the goal are paid c more, the one that
    enters the goal among them. 0.1 ≤ |c| ≤ 10, 0.6 ≤ γ ≤ 0.95. Anything that meets the conditions will do.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """八句话各是否成立（键不变；只有 `trap_world` 与 `constant_flips` 正确时才计分）。环境都是确定性的，除末句外从每个状态都能到目标，0 < γ < 1（说 "不打折" 时 γ = 1）：

    "zero_discounted_takes_the_shortest_way"：每步 0，进入目标 1：最优策略总走最短路；
    "zero_undiscounted_takes_the_shortest_way"：每步 0，进入目标 1，不打折：累积奖赏最大的策略都走最短路；
    "minus_one_undiscounted_takes_the_shortest_way"：每步 −1，进入目标 0，不打折：累积奖赏最大的策略都走最短路；
    "plus_one_lingers"：每步 1，进入目标 1，而且可以永不到达：永不到达比到达更好；
    "plus_one_lingers_whatever_the_bonus"：每步 1，而且可以永不到达：不论 bonus 多大，永不到达都更好；
    "adding_a_constant_changes_nothing"：目标以外的奖赏都加上同一个数，最优策略总不变；
    "potential_shaping_keeps_the_best_policies"：按势函数塑造奖赏（Φ(目标) = 0），最优策略不变；
    "minus_one_always_arrives"：每步 −1，除目标外还可能有别的终止状态：只要从起点能到目标，最优策略就会到目标。

    Whether each of eight statements holds (the same keys; they count only with right `trap_world` and `constant_flips`). Environments are
    deterministic, there is a way to the goal from every state (but for the last one), 0 < γ < 1 (γ = 1 where it says undiscounted):

    "zero_discounted_takes_the_shortest_way": 0 per step, 1 on entering the goal: the best policies take the shortest way;
    "zero_undiscounted_takes_the_shortest_way": 0 per step, 1 on entering the goal, undiscounted: all policies of the largest reward take
    the shortest way;
    "minus_one_undiscounted_takes_the_shortest_way": −1 per step, 0 on entering the goal, undiscounted: all policies of the largest reward
    take the shortest way;
    "plus_one_lingers": 1 per step, 1 on entering the goal, and one may go on without arriving: never to arrive is better than to arrive;
    "plus_one_lingers_whatever_the_bonus": 1 per step, and one may go on without arriving: that is better whatever the bonus;
    "adding_a_constant_changes_nothing": the same number added to all rewards outside the goal never changes the best policies;
    "potential_shaping_keeps_the_best_policies": shaping by a potential with Φ(goal) = 0 does not change the best policies;
    "minus_one_always_arrives": −1 per step, and perhaps other terminal states beside the goal: if there is a way from the start to the goal,
    the best policy gets there.
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）为目标驱动的任务设计奖赏，讨论每一步 0、−1、1 的作用。返回 Markdown 文本。

    (Read by a person) Design rewards for reaching a goal, and discuss what 0, −1 or 1 per step does. Returns Markdown.
    """
    raise NotImplementedError
