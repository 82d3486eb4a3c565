"""13.6* 高效的 TSVM 标记调整 / A faster label-switching loop"""

import numpy as np
from ex13_05 import slacks, solve


def violating_pairs(y_hat, xi):
    return matched(y_hat, xi, 2)


def matched(y_hat, xi, least):
    # The largest slack with the largest, the second with the second: once a sum is too small, so are all that follow.
    positive, negative = (
        sorted((i for i, label in enumerate(y_hat) if label == sign and xi[i] > 0), key=lambda i: -xi[i])
        for sign in (1, -1)
    )
    return [(i, j) for i, j in zip(positive, negative) if xi[i] + xi[j] > least]


def fast_inner_loop(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus):
    y_hat, solved, pairs = np.array(y_hat), [], [()]
    while pairs:
        w, b = solve(X_l, y_l, X_u, y_hat, C_l, C_plus, C_minus)
        solved.append({"y_hat": y_hat.tolist(), "w": w.tolist(), "b": b})
        # The solver is not exact; pairs that are at the limit within its error are left alone.
        pairs = matched(y_hat.tolist(), slacks(w, b, X_u, y_hat), 2 + 1e-3)
        for pair in pairs:
            y_hat[list(pair)] *= -1
    return solved


def idea():
    return r"""在固定的 (w, b) 下，交换一对违反的标记使目标下降；互不相交的几对，下降量直接相加。
因此一次求解之后把所有能配成的违反的对一起交换，目标仍下降，再求解只会更低，所以必然停止。
把两类各按松弛量从大到小排序，依次配对，直到和不大于 2：复杂度是 O(u log u)，没有配成任何一对时就确实没有违反的对。
由于每次求解交换许多对，求解的次数比逐对交换少得多。"""
