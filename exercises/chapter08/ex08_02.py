r"""8.2 0/1 损失的一致替代函数 / Consistent surrogates of the 0/1 loss

**书上的题。** 指数损失并非 0/1 损失唯一的一致替代。试证明：损失 $\ell(-f(x) H(x))$ 只要随间隔一直下降到某个正数 δ，它就是一致的。把证明
写成一次次的改进：符号错误的 H，总有一个不错的比它更好。再弄清这句话没有保证什么。

**先看一个小例子。** η = 0.75，h = -1 的符号是错的。

    平方损失 φ(z) = (1 - z)²                      C(-1) = 0.75 × 4 + 0.25 × 0 = 3        C(1) = 0.75 × 0 + 0.25 × 4 = 1
    φ(z) = 1 - z（z ≤ ½），φ(z) = 3（z > ½）      C(-1) = 0.75 × 2 + 0.25 × 3 = 2.25     C(1) = 0.75 × 3 + 0.25 × 2 = 2.75

第一种损失换号就好了；第二种换号反而更坏。那么换成谁，才总是更好？

**记号。** 间隔 $z = f(x) H(x)$，$\varphi(z) = \ell(-z)$ 在 (-∞, δ] 上严格递减，δ > 0；过了 δ 可以任意起伏，可以跳。
$\eta = P(f(x) = 1 | x)$；在 x 处取 $H(x) = h$ 的条件风险是 $C(h) = \eta \varphi(h) + (1 - \eta) \varphi(-h)$。η > ½ 时 h 应为正，
η < ½ 时应为负。**折线损失**写成结点的列表 `[(z, φ(z)), …]`，z 递增，两端按直线延长。

**做完想一想。** 你的改进里用到 φ 是凸的吗？用到 δ 的值吗？书上说的“一致”要最小点的符号正确，而你只排除了错误的符号：h = 0 怎么办，
加上什么条件就能排除它？

**★** η 极近 0、1 或 ½，h 很大很小，φ 几乎相等时，改进照样对。

---

**The exercise.** The exponential loss is not the only consistent surrogate of the 0/1 loss. Prove: a loss
$\ell(-f(x) H(x))$ is consistent as soon as it decreases in the margin up to some positive δ. Write the proof as
improvements: for every H of the wrong sign there is a better one that is not. Then find out what this does not
guarantee.

**A small example first.** Let η = 0.75; then h = -1 has the wrong sign.

    squared, φ(z) = (1 - z)²                            C(-1) = 0.75 × 4 + 0.25 × 0 = 3       C(1) = 0.75 × 0 + 0.25 × 4 = 1
    φ(z) = 1 - z (for z ≤ ½), φ(z) = 3 (for z > ½)      C(-1) = 0.75 × 2 + 0.25 × 3 = 2.25    C(1) = 0.75 × 3 + 0.25 × 2 = 2.75

With the first loss it helps to change the sign; with the second it makes things worse. What, then, is always better?

**Notation.** The margin is $z = f(x) H(x)$, and $\varphi(z) = \ell(-z)$ is strictly decreasing on (-∞, δ] with δ > 0;
beyond δ it may go up and down at will, even jump. $\eta = P(f(x) = 1 | x)$; the conditional risk of $H(x) = h$ at x is
$C(h) = \eta \varphi(h) + (1 - \eta) \varphi(-h)$. If η > ½ then h should be positive, if η < ½ negative. **A piecewise
linear loss** is written as a list of knots `[(z, φ(z)), …]` with z increasing, extended by straight lines at both ends.

**Worth a thought.** Do your improvements use that φ is convex? Do they use the value of δ? “Consistent” in the book
means that a minimiser has the right sign, whereas you ruled out the wrong one: what of h = 0, and which further
condition excludes it?

**★** The improvement is right as well for η next to 0, 1 or ½, for very large and small h, and where values of φ hardly
differ.
"""

from collections.abc import Callable

Knots = list[tuple[float, float]]


def conditional_risk(phi: Callable[[float], float], eta: float, h: float) -> float:
    """条件风险 C(h)。

    The conditional risk C(h).

    >>> float(conditional_risk(lambda z: (1 - z) ** 2, 0.75, 1.0))
    1.0
    """
    raise NotImplementedError


def improve(phi: Callable[[float], float], eta: float, h: float) -> float:
    """h 的符号是错的，即 h·(2η-1) < 0。返回 h'，使 h'·(2η-1) ≥ 0 且 C(h') < C(h)。对任何合乎条件的 φ 都要做到，而 δ 未知。

    h has the wrong sign: h·(2η-1) < 0. Returns an h' with h'·(2η-1) ≥ 0 and C(h') < C(h), for whatever φ meets the
    condition and without knowing δ.

    >>> bool(improve(lambda z: (1 - z) ** 2, 0.75, -2.0) >= 0)
    True
    """
    raise NotImplementedError


def minimiser(name: str, eta: float) -> float:
    """C 的最小点："exponential" 是 e^(-z)，"logistic" 是 ln(1 + e^(-z))，"squared" 是 (1-z)²，"hinge" 是 max(0, 1-z)（此时 η ≠ ½）。

    The minimiser of C: "exponential" is e^(-z), "logistic" ln(1 + e^(-z)), "squared" (1-z)², "hinge" max(0, 1-z) (for which
    η ≠ ½).

    >>> float(minimiser("squared", 0.75))
    0.5
    """
    raise NotImplementedError


def odd_loss(delta: float) -> Knots:
    """一个折线损失：在 (-∞, δ] 上严格递减，此后有上升的地方，也不是凸函数；而 η = 0.55, 0.60, …, 0.95 时，C 在 [-10δ, 10δ]
    上的最小点都是正的。

    A piecewise linear loss, strictly decreasing on (-∞, δ], rising somewhere beyond, and not convex; yet for η = 0.55,
    0.60, …, 0.95 all minimisers of C on [-10δ, 10δ] are positive.
    """
    raise NotImplementedError


def kink_loss(delta: float, eta: float) -> Knots:
    """一个折线损失，其中 ½ < η < 0.95：在 (-∞, δ] 上严格递减，在 δ 与 5δ 之间有上升的地方，而 C 在 [-5δ, 5δ] 上唯一的最小点是
    h = 0。

    A piecewise linear loss, where ½ < η < 0.95: strictly decreasing on (-∞, δ], rising somewhere between δ and 5δ, yet the
    only minimiser of C on [-5δ, 5δ] is h = 0.
    """
    raise NotImplementedError


def moves_off_zero(slope_left: float, slope_right: float, eta: float) -> bool:
    """φ 在 0 附近是折线：z < 0 时斜率为 -slope_left，z > 0 时斜率为 -slope_right，两数都为正。η > ½ 时，充分小的正 h 是否使
    C(h) < C(0)？

    Near 0, φ is two straight lines with slope -slope_left for z < 0 and -slope_right for z > 0, both numbers positive. If
    η > ½, is C(h) < C(0) for small positive h?

    >>> bool(moves_off_zero(1.0, 1.0, 0.75))
    True
    """
    raise NotImplementedError


def claims() -> dict[str, bool]:
    """下列说法的真假；“条件”指 φ 在某个 (-∞, δ] 上严格递减，δ > 0，“一致”指 η ≠ ½ 时 C 的最小点符号正确。

    - convexity_is_necessary：φ 必须是凸函数才能一致。
    - global_monotonicity_is_necessary：φ 必须处处递减才能一致。
    - wrong_sign_can_be_optimal_under_the_condition：满足条件时，C 的最小点仍可能符号错误。
    - zero_can_be_optimal_under_the_condition：满足条件时，h = 0 仍可能是 C 的最小点（η ≠ ½）。
    - differentiable_at_zero_with_negative_slope_excludes_zero：φ 若在 0 处可导且导数为负，h = 0 就不是最小点（η ≠ ½）。

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
    """证明，Markdown，给老师看，不计分。

    The proof, in Markdown, for your teacher; it earns no points.
    """
    raise NotImplementedError
