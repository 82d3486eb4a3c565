"""8.2 0/1 损失的一致替代函数 / Consistent surrogates of the 0/1 loss

指数损失不是 0/1 损失唯一的一致替代。若损失 $\\ell(-f(x) H(x))$ 随间隔一直下降到某个正数 δ 为止，那么无论此后怎样起伏，它都不会
偏爱符号错误的 H。请把证明写成一次次的改进，再弄清这句话保证了什么、没有保证什么。

**记号。** 间隔 $z = f(x) H(x)$，$\\varphi(z) = \\ell(-z)$；φ 在 (-∞, δ] 上严格递减，δ > 0；在 δ 以外可以任意起伏，也可以不连续。
$\\eta = P(f(x) = 1 | x)$，在 x 处取 $H(x) = h$ 的条件风险是 $C(h) = \\eta \\varphi(h) + (1 - \\eta) \\varphi(-h)$。η > ½ 时 h 应为正，η < ½ 时
h 应为负。

**折线损失** 用结点的列表 `[(z, φ(z)), …]` 表示，z 严格递增，2 至 1000 个结点，两端按直线延长。

数值允许 1e-8 的误差。不要改动传入的参数。

---

The exponential loss is not the only consistent surrogate of the 0/1 loss. If a loss $\\ell(-f(x) H(x))$ decreases in the
margin up to some positive δ, then, whatever it does beyond, it never prefers an H of the wrong sign. Write the proof as
improvements, and find out what exactly this guarantees and what it does not.

**Notation.** The margin is $z = f(x) H(x)$, and $\\varphi(z) = \\ell(-z)$; φ is strictly decreasing on (-∞, δ] for some δ > 0, and beyond δ
it may go up and down at will, even jump. $\\eta = P(f(x) = 1 | x)$, and the conditional risk of $H(x) = h$ at x is
$C(h) = \\eta \\varphi(h) + (1 - \\eta) \\varphi(-h)$. If η > ½ then h should be positive, if η < ½ negative.

**A piecewise linear loss** is a list of knots `[(z, φ(z)), …]`, z strictly increasing, 2 to 1000 of them, extended by
straight lines at both ends.

An error of 1e-8 is allowed in numbers. Do not change the arguments.
"""

from collections.abc import Callable

Knots = list[tuple[float, float]]


def conditional_risk(phi: Callable[[float], float], eta: float, h: float) -> float:
    """条件风险 C(h)。

    The conditional risk C(h).

    >>> conditional_risk(lambda z: (1 - z) ** 2, 0.75, 1.0)
    1.0
    """
    raise NotImplementedError


def improve(phi: Callable[[float], float], eta: float, h: float) -> float:
    """h 的符号是错的，即 h·(2η-1) < 0。返回 h'，使 h'·(2η-1) ≥ 0 且 C(h') < C(h)。对任何合乎条件的 φ 都要做到，而 δ 未知。

    h has the wrong sign: h·(2η-1) < 0. Returns an h' with h'·(2η-1) ≥ 0 and C(h') < C(h), for whatever φ meets the condition
    and without knowing δ.

    >>> improve(lambda z: (1 - z) ** 2, 0.75, -2.0) >= 0
    True
    """
    raise NotImplementedError


def minimiser(name: str, eta: float) -> float:
    """C 的最小点，0 < η < 1："exponential" 是 e^(-z)，"logistic" 是 ln(1 + e^(-z))，"squared" 是 (1-z)²，"hinge" 是
    max(0, 1-z)（此时 η ≠ ½）。

    The minimiser of C, 0 < η < 1: "exponential" is e^(-z), "logistic" ln(1 + e^(-z)), "squared" (1-z)², "hinge"
    max(0, 1-z) (for which η ≠ ½).

    >>> minimiser("squared", 0.75)
    0.5
    """
    raise NotImplementedError


def odd_loss(delta: float) -> Knots:
    """一个折线损失：在 (-∞, δ] 上严格递减，此后有上升的地方，也不是凸函数；而 η = 0.55, 0.60, …, 0.95 时，C 在 [-10δ, 10δ]
    上的最小点都是正的。1e-3 ≤ delta ≤ 1000。

    A piecewise linear loss, strictly decreasing on (-∞, δ], rising somewhere beyond, and not convex; yet for η = 0.55,
    0.60, …, 0.95 all minimisers of C on [-10δ, 10δ] are positive. 1e-3 ≤ delta ≤ 1000.
    """
    raise NotImplementedError


def kink_loss(delta: float, eta: float) -> Knots:
    """一个折线损失，其中 ½ < η < 0.95, 1e-3 ≤ delta ≤ 1000：在 (-∞, δ] 上严格递减，在 δ 与 5δ 之间有上升的地方，而 C 在
    [-5δ, 5δ] 上唯一的最小点是 h = 0。

    A piecewise linear loss, with ½ < η < 0.95 and 1e-3 ≤ delta ≤ 1000: strictly decreasing on (-∞, δ], rising somewhere
    between δ and 5δ, yet the only minimiser of C on [-5δ, 5δ] is h = 0.
    """
    raise NotImplementedError


def moves_off_zero(slope_left: float, slope_right: float, eta: float) -> bool:
    """φ 在 0 附近是折线：z < 0 时斜率为 -slope_left，z > 0 时斜率为 -slope_right，两数都为正。η > ½ 时，充分小的正 h 是否使
    C(h) < C(0)？

    Near 0, φ is two straight lines with slope -slope_left for z < 0 and -slope_right for z > 0, both numbers positive. If
    η > ½, is C(h) < C(0) for small positive h?

    >>> moves_off_zero(1.0, 1.0, 0.75)
    True
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法的真假；“条件”指 φ 在某个 (-∞, δ] 上严格递减，δ > 0，“一致”指 η ≠ ½ 时 C 的最小点符号正确。

    - convexity_is_necessary：φ 必须是凸函数才能一致。
    - global_monotonicity_is_necessary：φ 必须处处递减才能一致。
    - wrong_sign_can_be_optimal_under_the_condition：满足条件时，C 的最小点仍可能符号错误。
    - zero_can_be_optimal_under_the_condition：满足条件时，h = 0 仍可能是 C 的最小点 (η ≠ ½)。
    - differentiable_at_zero_with_negative_slope_excludes_zero：φ 若在 0 处可导且导数为负，h = 0 就不是最小点 (η ≠ ½)。

    Which of these hold; "the condition" is that φ is strictly decreasing on some (-∞, δ] with δ > 0, and "consistent" means
    that minimisers of C have the right sign if η ≠ ½.

    - convexity_is_necessary: φ must be convex to be consistent.
    - global_monotonicity_is_necessary: φ must decrease everywhere to be consistent.
    - wrong_sign_can_be_optimal_under_the_condition: a minimiser of C may have the wrong sign under the condition.
    - zero_can_be_optimal_under_the_condition: h = 0 may minimise C under the condition (η ≠ ½).
    - differentiable_at_zero_with_negative_slope_excludes_zero: if φ has a negative derivative at 0, h = 0 is no minimiser
      (η ≠ ½).
    """
    raise NotImplementedError


def proof() -> str:
    """（由教师阅读）证明。返回 Markdown 文本。

    (Read by a person) The proof. Returns Markdown.
    """
    raise NotImplementedError
