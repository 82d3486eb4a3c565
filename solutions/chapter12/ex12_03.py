"""12.3 证明推论 12.1 / Proving corollary 12.1"""

from math import ceil, comb, log, sqrt


def epsilon(m, delta):
    return sqrt(log(2 / delta) / (2 * m))


def sample_size(eps, delta):
    return ceil(log(2 / delta) / (2 * eps**2))


def interval(err_hat, m, delta):
    radius = epsilon(m, delta)
    return err_hat - radius, err_hat + radius


def coverage(a, b, m, delta):
    # The numerators over b^m are whole numbers.
    radius = epsilon(m, delta)
    covered = (k for k in range(m + 1) if abs(k / m - a / b) <= radius)
    return sum(comb(m, k) * a**k * (b - a) ** (m - k) for k in covered) / b**m


def hypotheses_to_break(m, delta):
    # Independent hypotheses all stay within the interval with the product of their probabilities.
    stays = within = coverage(1, 2, m, delta)
    hypotheses = 1
    while 1 - within <= delta:
        within *= stays
        hypotheses += 1
    return hypotheses


def epsilon_finite_class(n_hypotheses, m, delta):
    return epsilon(m, delta / n_hypotheses)


def proof():
    return r"""给定 $0 < δ < 1$，令 $2e^{-2mε^2} = δ$，解得 $ε = \sqrt{\ln(2/δ)/(2m)}$。
由引理 12.1 的 (12.17)，$P(|E(h) - \hat E(h)| \ge ε) \le δ$（ε ≥ 1 时不等式显然成立），
所以 $|E(h) - \hat E(h)| < ε$ 以至少 1 − δ 的概率成立，展开绝对值即 (12.18)。
这里 h 先于样例给定：每个 h 失效的事件概率都不超过 δ，但各是各的事件，它们之并的概率可以远大于 δ。
要 n 个假设同时成立，可令每一个失效的概率不超过 δ/n，再用并的概率不超过概率之和，得 (12.19)。"""
