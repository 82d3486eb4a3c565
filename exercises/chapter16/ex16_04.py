r"""16.4 先学模型还是免模型 / Learn a model first, or go model-free

没有模型时有两条路：从样本估计转移与奖赏，再在估计的模型上规划；或者不要模型，直接从样本更新 Q。同一批样本上两条路何时殊途同归？换了奖赏、
碰上坏运气、状态变多时，又各吃什么亏？把两条路都写出来，造两个环境，再判断几句话。比较写在 `essay` 里。

**环境** 由两个形状 (S, A, S) 的数组给出：`P[s, a, t]` 是在状态 s 执行动作 a 后转到 t 的概率，`R[s, a, t]` 是这次转移的奖赏。
样本是 (s, a, r, t) 的列表：在状态 s 执行动作 a，得到奖赏 r，转到 t。S ≤ 10, A ≤ 4，样本不超过 200 条，奖赏的绝对值不超过 100，Q 的不超过 $10^4$，0 ≤ γ ≤ 0.95。

**约定。** 返回数组或列表都可以。误差不超过 1e-8 加上结果的 1e-9 倍。每次调用不超过 2 秒 CPU 时间。不要改动传入的参数。

---

Without a model there are two ways: to estimate the moves and rewards from samples, and plan in the estimated model; or to do without a
model, and update Q from the samples. When do both arrive at the same, given the same samples? What does either suffer from when the
rewards change, from bad luck, from many states? Write both, build two environments, and judge some statements. The comparison belongs
into `essay`.

**An environment** is given by two arrays of shape (S, A, S): `P[s, a, t]` is the probability that action a in state s leads to t,
`R[s, a, t]` the reward of that move. Samples are a list of (s, a, r, t): action a in state s brought the reward r and led to t. S ≤ 10,
A ≤ 4, there are at most 200 samples, rewards are at most 100 in size and Q at most $10^4$, 0 ≤ γ ≤ 0.95.

**Conventions.** Arrays and lists are equally right as answers. Their error is at most 1e-8 plus 1e-9 times the result. A call takes at
most 2 seconds of CPU time. Do not change the arguments.
"""

import numpy as np


def estimate_model(transitions: list[tuple], n_states: int, n_actions: int) -> tuple[np.ndarray, np.ndarray]:
    """从样本估计的 (P, R)：P 是频率，R[s, a, t] 是各次 (s, a, t) 的平均奖赏，没有出现过的 (s, a, t) 奖赏为 0。
    没有样本的 (s, a) 当作留在原处：P[s, a, s] = 1，奖赏为 0。

    (P, R) as estimated from the samples: P are frequencies, R[s, a, t] is the mean reward of all (s, a, t), and 0 where (s, a, t) never
    occurred. A pair (s, a) without samples is taken to stay where it is: P[s, a, s] = 1, with reward 0.

    >>> P, R = estimate_model([(0, 0, 5.0, 1)], 2, 1)
    >>> [[float(p) for p in P[s][0]] for s in range(2)], [float(r) for r in R[0][0]]
    ([[0.0, 1.0], [0.0, 1.0]], [0.0, 5.0])
    """
    raise NotImplementedError


def batch_q_sweep(transitions: list[tuple], Q: np.ndarray, gamma: float) -> np.ndarray:
    """免模型：有样本的 (s, a) 的 Q 换成它各条样本的 Q-学习目标 $r + γ \\max_b Q(t, b)$ 的平均，其余不变；目标里用的都是传入的 Q（(S, A) 数组）。

    Without a model: Q of each (s, a) with samples becomes the mean, over its samples, of the target $r + γ \\max_b Q(t, b)$ of
    Q-learning; the others stay. All targets use the given Q, an array (S, A).

    >>> import numpy as np
    >>> Q = batch_q_sweep([(0, 0, 5.0, 1)], np.array([[1.0], [4.0]]), 0.5)
    >>> [float(row[0]) for row in Q]
    [7.0, 4.0]
    """
    raise NotImplementedError


def plan(P: np.ndarray, R: np.ndarray, gamma: float) -> np.ndarray:
    """有模型：环境 (P, R) 的最优状态-动作值 Q*，形状 (S, A)。

    With a model: the optimal action values Q* of the environment (P, R), of shape (S, A).

    >>> import numpy as np
    >>> one = np.ones((1, 1, 1))
    >>> round(float(plan(one, one, 0.5)[0][0]), 6)
    2.0
    """
    raise NotImplementedError


def memory_numbers(n_states: int, n_actions: int) -> tuple[int, int]:
    """（P 与 R 两个数组一共有多少个数，Q 表有多少个数）。

    (How many numbers the two arrays P and R hold together, how many a table of Q holds.)
    """
    raise NotImplementedError


def misled(gap: float, gamma: float) -> tuple[np.ndarray, np.ndarray, list[tuple]]:
    """碰上坏运气：返回 (P, R, 样本)，使得在估计的模型上规划出的策略从状态 0 出发比最优策略少得的值在 gap 与 2 gap 之间。

    环境有 2 到 10 个状态，1 到 4 个动作，|R| ≤ 1。每个 (s, a) 都有样本，一共不超过 100 条；每条都是可能的：P[s, a, t] ≥ 0.001, r = R[s, a, t]。
    策略在每个状态取 `plan(*estimate_model(…), gamma)` 中 Q 最大的动作（相差不超过 1e-9 时取编号最小的），它的值按真正的 P 与 R 计算。
    0 < gap ≤ 0.5 / (1 − γ)。合乎条件的都可以。

    Bad luck: (P, R, samples) such that the policy planned in the estimated model earns less than the best one from state 0, by
    `gap` at least and twice that at most.

    The environment has 2 to 10 states and 1 to 4 actions, |R| ≤ 1. Every (s, a) has samples, at most 100 in all, and each of them is
    possible: P[s, a, t] ≥ 0.001 and r = R[s, a, t]. In every state the policy takes the action with the largest Q in
    `plan(*estimate_model(…), gamma)` (the smallest number of those within 1e-9); its value is that under the true P and R.
    0 < gap ≤ 0.5 / (1 − γ). Anything that meets the conditions will do.
    """
    raise NotImplementedError


def hard_to_explore(n: int) -> np.ndarray:
    """n + 1 个状态、2 个动作的确定性环境（P 的元素是 0 或 1）：从任何状态都有办法到达状态 n，从状态 0 只要 n 步或更少；
    可是若每一步都均匀随机地选动作，从状态 0 到状态 n 的平均步数至少是 $2^{n+1} - 2$。返回 P。2 ≤ n ≤ 10。合乎条件的都可以。

    A deterministic environment (the entries of P are 0 or 1) of n + 1 states and 2 actions: there is a way to state n from every state,
    and from state 0 one of n moves or fewer; yet if every action is chosen uniformly at random, it takes $2^{n+1} - 2$ moves or more on
    average from state 0 to state n. Returns P. 2 ≤ n ≤ 10. Anything that meets the conditions will do.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """七句话各是否成立（键不变；只有 `misled` 与 `hard_to_explore` 正确时才计分）：

    "same_answer_on_a_fixed_batch"：每个 (s, a) 都有样本时，反复做 batch_q_sweep 的极限就是在估计的模型上规划的 Q；
    "model_survives_a_new_reward"：奖赏换成另一个已知的 R 时，有模型的一方不需要新样本就能规划；
    "q_table_survives_a_new_reward"：奖赏换成另一个已知的 R 时，只留着 Q 表（没有样本与模型）也总能得出与有模型者一样的策略；
    "model_memory_grows_quadratically_in_states"：A 不变时，表格形式的模型占用的空间与 S 的平方成正比；
    "planned_policy_is_optimal"：在估计的模型上求得的最优策略，在真正的环境中也总是最优的；
    "model_free_update_cost_is_independent_of_S"：A 不变时，用一条样本更新一次 Q 表的计算量与 S 无关；
    "random_actions_soon_see_everything"：凡 S 步之内能到达的状态，用随机策略采样，平均不超过 S² 步就会到达。

    Whether each of seven statements holds (the same keys; they count only with right `misled` and `hard_to_explore`):

    "same_answer_on_a_fixed_batch": if every (s, a) has samples, the limit of repeated batch_q_sweep is the Q planned in the estimated model;
    "model_survives_a_new_reward": when the rewards are replaced by another known R, whoever has a model can plan without new samples;
    "q_table_survives_a_new_reward": when the rewards are replaced by another known R, a Q table alone (no samples, no model) always
    leads to the same policy as a model does;
    "model_memory_grows_quadratically_in_states": with the same A, a model in tables takes space in proportion to the square of S;
    "planned_policy_is_optimal": the best policy of the estimated model is always the best one of the true environment, too;
    "model_free_update_cost_is_independent_of_S": with the same A, one update of a Q table by one sample costs the same whatever S is;
    "random_actions_soon_see_everything": whatever state can be reached within S moves, random actions reach it in S² moves on average or
    fewer.
    """
    raise NotImplementedError


def essay() -> str:
    """（由教师阅读）先学模型与免模型各有什么优缺点？返回 Markdown 文本。

    (Read by a person) What speaks for learning a model first, and what for doing without? Returns Markdown.
    """
    raise NotImplementedError
