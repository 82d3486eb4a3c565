"""照 (12.17)–(12.19) 写 / (12.17)–(12.19)"""

import math


def epsilon(m, delta):
    return math.sqrt(math.log(2 / delta) / (2 * m))


def sample_size(eps, delta):
    return max(1, math.ceil(math.log(2 / delta) / (2 * eps**2)))


def interval(err_hat, m, delta):
    return err_hat - epsilon(m, delta), err_hat + epsilon(m, delta)


def coverage(a, b, m, delta):
    E = a / b
    total = 0.0
    for k in range(m + 1):
        low, high = interval(k / m, m, delta)
        if low <= E <= high:
            total += math.comb(m, k) * E**k * (1 - E) ** (m - k)
    return total


def hypotheses_to_break(m, delta):
    p = 1 - coverage(1, 2, m, delta)
    K = 1
    while 1 - (1 - p) ** K <= delta:
        K += 1
    return K


def epsilon_finite_class(n_hypotheses, m, delta):
    return math.sqrt((math.log(n_hypotheses) + math.log(2 / delta)) / (2 * m))


def proof():
    return "令 δ = 2exp(-2mε²)，解出 ε，代入 (12.17)；它只对一个事先固定的 h 成立。"
