r"""8.8 MultiBoosting 与 Iterative Bagging 的比较 / MultiBoosting versus iterative bagging

谁套在谁的外面？按书中的说法，MultiBoosting 以 AdaBoost 为 Bagging 的基学习器，Iterative Bagging 以 Bagging 为 AdaBoost 的基学习器
（布瑞曼的原文讨论的是回归，这里不用）。从投票的方式、训练的次序、能否并行、一处出错要重训多少来比较二者。

**记号。** 外层有 a 个委员会，每个委员会内层有 b 个基学习器，学习器 (o, i) 是委员会 o 的第 i 个，都从 0 数起。`h` 是形状 (a, b, n) 的 ±1 数组：
学习器 (o, i) 在 n 个样本上的预测。`kind` 是 `"multiboost"` 或 `"iterative"`。

**依赖。** AdaBoost 的下一轮要等上一轮完成以后才能训练，Bagging 的各成员互不依赖。一轮若是整个委员会，就要等它的所有学习器。

**约定。** sign(0) = +1，在两层都是。a 与 b 至少为 1，至多 60。不要改动传入的参数。

---

Which is inside which? As the book has it, MultiBoosting takes AdaBoost as the base learner of bagging, and iterative bagging
takes bagging as the base learner of AdaBoost (Breiman's paper is on regression, which plays no part here). Compare them: how they
vote, in which order they train, what can be done in parallel, and how much must be trained again after a fault.

**Notation.** There are a committees outside, each of b base learners inside; learner (o, i) is the i-th of committee o, both
counted from 0. `h` is a ±1 array of shape (a, b, n): what learner (o, i) predicts for n samples. `kind` is `"multiboost"` or
`"iterative"`.

**Dependencies.** A round of AdaBoost can only be trained when the round before is complete; members of bagging do not depend on one
another. Where a round is a whole committee, it must wait for all learners of the committee before.

**Conventions.** sign(0) = +1, on both levels. a and b are at least 1 and at most 60. Do not change the arguments.
"""

import numpy as np


def multiboost_vote(h: np.ndarray, alpha: np.ndarray) -> np.ndarray:
    """MultiBoosting 对 n 个样本的预测，±1。alpha 的形状是 (a, b), alpha[o, i] ≥ 0 是学习器 (o, i) 在它的 AdaBoost 中的权重；各委员会先各自
    得出 ±1 的预测，再作不加权的投票。

    What MultiBoosting predicts for the n samples, ±1. alpha has shape (a, b), alpha[o, i] ≥ 0 being the weight of learner (o, i) in
    its AdaBoost; each committee first predicts ±1, then the committees vote without weights.
    """
    raise NotImplementedError


def iterative_vote(h: np.ndarray, alpha: np.ndarray) -> np.ndarray:
    """Iterative Bagging 对 n 个样本的预测，±1。alpha 的长度是 a，alpha[o] ≥ 0 是委员会 o 在 AdaBoost 中的权重；各委员会先由不加权的投票
    得出 ±1 的预测。

    What iterative bagging predicts for the n samples, ±1. alpha has length a, alpha[o] ≥ 0 being the weight of committee o in
    AdaBoost; each committee first predicts ±1 by a vote without weights.
    """
    raise NotImplementedError


def schedule(kind: str, a: int, b: int) -> list[list[tuple[int, int]]]:
    """训练的各步，处理器足够多：每一步是可以同时训练的学习器 (o, i) 的列表，一个学习器所依赖的都要在更早的步中。每个学习器恰好出现一次，步数最少。

    The steps of training with as many processors as needed: each is a list of the learners (o, i) trained at the same time, and
    what a learner depends on must be in earlier steps. Each learner occurs exactly once, and there are as few steps as possible.
    """
    raise NotImplementedError


def critical_path(kind: str, a: int, b: int) -> int:
    """处理器足够多时，至少要几步才能训练完。

    How many steps the training takes at least, with as many processors as needed.
    """
    raise NotImplementedError


def retrain_cost(kind: str, a: int, b: int, failed: tuple[int, int]) -> int:
    """全部训练完以后，发现学习器 failed = (o, i) 有误：需要重新训练的学习器个数，即它自己和直接或间接依赖它的。

    After all has been trained, learner failed = (o, i) turns out to be faulty: the number of learners to train again, that is
    itself and those that depend on it directly or indirectly.
    """
    raise NotImplementedError


def order_matters(a: int, b: int) -> tuple[np.ndarray, np.ndarray]:
    """(h, alpha), h 的形状是 (a, b, n), 1 ≤ n ≤ 100, alpha 是 a 个 1 到 1000 的整数，而 a 与 b 是 3 到 15 的奇数。要使 iterative_vote(h, alpha)
    与让委员会 o 的每个学习器都以 alpha[o] 为权重的 multiboost_vote 至少在一个样本上不同。

    (h, alpha) with h of shape (a, b, n), 1 ≤ n ≤ 100, and alpha of a whole numbers from 1 to 1000; a and b are odd numbers from 3
    to 15. iterative_vote(h, alpha) and the multiboost_vote in which each learner of committee o has weight alpha[o] must differ
    on at least one sample.
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法的真假；都有 a 个委员会，各 b 个学习器，a, b ≥ 2。

    - multiboost_outer_level_parallel：MultiBoosting 的各委员会可以并行训练。
    - iterative_outer_level_parallel：Iterative Bagging 的各委员会可以并行训练。
    - multiboost_bagging_level_reduces_variance：MultiBoosting 中 Bagging 那一层主要降低方差。
    - iterative_boosting_level_reduces_bias：Iterative Bagging 中 AdaBoost 那一层主要降低偏差。
    - same_number_of_base_learners：二者的基学习器一样多。
    - iterative_base_is_more_stable_than_a_single_learner：Iterative Bagging 每一轮得到的委员会比单个学习器稳定。
    - iterative_is_faster_with_many_processors_when_a_exceeds_b：处理器足够多而 a > b 时，Iterative Bagging 先训练完。

    Which of these hold, with a committees of b learners each, a, b ≥ 2.

    - multiboost_outer_level_parallel: the committees of MultiBoosting can be trained in parallel.
    - iterative_outer_level_parallel: the committees of iterative bagging can be trained in parallel.
    - multiboost_bagging_level_reduces_variance: the bagging level of MultiBoosting mainly reduces variance.
    - iterative_boosting_level_reduces_bias: the AdaBoost level of iterative bagging mainly reduces bias.
    - same_number_of_base_learners: both have the same number of base learners.
    - iterative_base_is_more_stable_than_a_single_learner: the committee of each round of iterative bagging is more stable than a
      single learner.
    - iterative_is_faster_with_many_processors_when_a_exceeds_b: with enough processors and a > b, iterative bagging is trained
      first.
    """
    raise NotImplementedError


def analysis() -> str:
    """（由教师阅读）二者的优缺点。返回 Markdown 文本。

    (Read by a person) The strengths and weaknesses of both. Returns Markdown.
    """
    raise NotImplementedError
