"""Known mistakes of 8.2. Each cell holds what differs from the reference."""

# %% a_fraction_of_h: 换号不行时取 -h 的十六分之一，以为已经足够靠近 0 / Where -h does not help it takes a sixteenth of it, as if that were near enough to 0
# caught by: test_improve
# book: §8.2
def improve(phi, eta, h):
    # If changing the sign lowers phi for the likelier class, it gains; otherwise C(h) is at least phi of a negative
    # margin, hence above phi(0) = C(0).
    margin = h if eta > 0.5 else -h
    return -h if phi(-margin) < phi(margin) else -h / 16


# %% always_minus_h: 总是换成 -h，而 φ 在 δ 以外可能很高 / Always changes to -h, where φ may be high beyond δ
# caught by: test_improve
# book: §8.2
def improve(phi, eta, h):
    # If changing the sign lowers phi for the likelier class, it gains; otherwise C(h) is at least phi of a negative
    # margin, hence above phi(0) = C(0).
    margin = h if eta > 0.5 else -h
    return -h


# %% always_moves: 以为 η > ½ 时总会离开 0 / Believes that leaving 0 always pays if η > ½
# caught by: test_moves_off_zero
# book: §8.2
def moves_off_zero(slope_left, slope_right, eta):
    return eta > 0.5


# %% always_zero: 总是换成 0，而 φ(-h) 可能很低，C(0) 反而更高 / Always changes to 0, although φ(-h) may be so low that C(0) is higher
# caught by: test_improve
# book: §8.2
def improve(phi, eta, h):
    # If changing the sign lowers phi for the likelier class, it gains; otherwise C(h) is at least phi of a negative
    # margin, hence above phi(0) = C(0).
    margin = h if eta > 0.5 else -h
    return 0.0


# %% convexity_taken_for_necessary: 以为一致性要求凸与单调 / Believes that consistency needs convexity and monotonicity
# caught by: test_claims
# book: §6.7
def claims():
    return {
        "convexity_is_necessary": True,
        "global_monotonicity_is_necessary": True,
        "wrong_sign_can_be_optimal_under_the_condition": False,
        "zero_can_be_optimal_under_the_condition": True,
        "differentiable_at_zero_with_negative_slope_excludes_zero": True,
    }


# %% eta_clipped: η 先截到 [0.01, 0.99] / Clips η to [0.01, 0.99] first
# caught by: test_minimiser
# book: (8.7)
def minimiser(name, eta):
    eta = min(max(eta, 0.01), 0.99)
    log_odds = log(eta / (1 - eta))
    return {
        "exponential": log_odds / 2,
        "logistic": log_odds,
        "squared": 2 * eta - 1,
        "hinge": copysign(1.0, 2 * eta - 1),
    }[name]


# %% exponential_without_half: 指数损失的最小点漏了 ½ / The minimiser of the exponential loss lacks its ½
# caught by: test_minimisers_for_eta_08, test_minimiser
# book: (8.7)
def minimiser(name, eta):
    log_odds = log(eta / (1 - eta))
    return {
        "exponential": log_odds,
        "logistic": log_odds,
        "squared": 2 * eta - 1,
        "hinge": copysign(1.0, 2 * eta - 1),
    }[name]


# %% hinge_always_one: η < ½ 时 hinge 损失的最小点仍取 1 / Takes 1 for the hinge loss even if η < ½
# caught by: test_minimiser
# book: §8.2
def minimiser(name, eta):
    log_odds = log(eta / (1 - eta))
    return {
        "exponential": log_odds / 2,
        "logistic": log_odds,
        "squared": 2 * eta - 1,
        "hinge": 1.0,
    }[name]


# %% ignores_negative_class: 条件风险只算了 f = 1 的一半 / The conditional risk has only the half with f = 1
# caught by: test_conditional_risk
# book: §8.2
def conditional_risk(phi, eta, h):
    return eta * phi(h)


# %% improve_grid: 在固定的网格上找 h'，网格之外的改进找不到 / Looks for h' on a fixed grid and misses improvements elsewhere
# caught by: test_improve
# book: §8.2
def improve(phi, eta, h):
    # If changing the sign lowers phi for the likelier class, it gains; otherwise C(h) is at least phi of a negative
    # margin, hence above phi(0) = C(0).
    margin = h if eta > 0.5 else -h
    grid = [0.5 * k if eta > 0.5 else -0.5 * k for k in range(11)]
    return min(grid, key=lambda g: conditional_risk(phi, eta, g))


# %% kink_falls_everywhere: 损失在 δ 以外也不上升，没有用到“此后任意” / The loss does not rise beyond δ either
# caught by: test_kink_loss
# book: §8.2
def kink_loss(delta, eta):
    steep = 2 * eta / (1 - eta)  # losing on the left outweighs winning on the right, though it is less likely
    return [(-delta, steep * delta), (0.0, 0.0), (delta, -delta)]


# %% kink_fixed_slope: 左边的斜率固定为 10，η 近 0.95 时不够陡 / A fixed left slope of 10, too flat near η = 0.95
# caught by: test_kink_loss
# book: §8.2
def kink_loss(delta, eta):
    steep = 10.0  # losing on the left outweighs winning on the right, though it is less likely
    return [(-delta, steep * delta), (0.0, 0.0), (delta, -delta), (2 * delta, 0.0)]


# %% kink_just_balanced: 两边恰好相抵，最小点不唯一 / Both sides balance exactly, so the minimiser is not unique
# caught by: test_kink_loss
# book: §8.2
def kink_loss(delta, eta):
    steep = eta / (1 - eta)  # losing on the left outweighs winning on the right, though it is less likely
    return [(-delta, steep * delta), (0.0, 0.0), (delta, -delta), (2 * delta, 0.0)]


# %% kink_the_other_way: 折反了：左缓右陡 / The kink is the wrong way round: flat on the left and steep on the right
# caught by: test_kink_loss
# book: §8.2
def kink_loss(delta, eta):
    steep = 2 * eta / (1 - eta)  # losing on the left outweighs winning on the right, though it is less likely
    return [(-delta, delta), (0.0, 0.0), (delta, -steep * delta), (2 * delta, 0.0)]


# %% kink_with_equal_slopes: 在 0 处没有折，最小点就不在 0 / No kink at 0, so the minimiser is not 0
# caught by: test_kink_loss
# book: §8.2
def kink_loss(delta, eta):
    steep = 2 * eta / (1 - eta)  # losing on the left outweighs winning on the right, though it is less likely
    return [(-delta, delta), (0.0, 0.0), (delta, -delta), (2 * delta, 0.0)]


# %% moves_when_balanced: 恰好相抵时也说有利 / Says that it pays when both sides balance
# caught by: test_moves_off_zero
# book: §8.2
def moves_off_zero(slope_left, slope_right, eta):
    return eta * slope_right >= (1 - eta) * slope_left


# %% nearly_even_mirrored: η 接近 ½ 时总取 -h / Always -h if η is near ½
# caught by: test_improve
# kind: narrow
def improve(phi, eta, h):
    margin = h if eta > 0.5 else -h
    return -h if abs(eta - 0.5) < 1e-3 or phi(-margin) < phi(margin) else 0.0


# %% odd_loss_convex: 给出的损失不单调，却是凸的 / The loss offered is not monotone, but convex
# caught by: test_odd_loss, test_claims
# book: §8.2
def odd_loss(delta):
    return [(0.0, 0.0), (delta, -delta), (2 * delta, 0.0)]


# %% odd_loss_falls_far_left: 给出的损失左边太平、右边回升太高，小的正 h 不比 0 好 / Too flat on the left and rising too high: zero is as good as positive h
# caught by: test_odd_loss
# book: §8.2
def odd_loss(delta):
    return [(-delta, 20 * delta), (0.0, 0.0), (delta, -delta / 2), (2 * delta, 0.0), (3 * delta, 0.0)]


# %% odd_loss_monotone: 给出的损失处处递减 / The loss offered decreases everywhere
# caught by: test_odd_loss, test_claims
# book: §8.2
def odd_loss(delta):
    return [(0.0, 0.0), (delta, -delta), (2 * delta, -1.5 * delta), (3 * delta, -3 * delta)]


# %% odd_loss_rises_too_early: 给出的损失在 δ 之前就上升 / The loss offered rises before δ
# caught by: test_odd_loss
# book: §8.2
def odd_loss(delta):
    return [(0.0, 0.0), (delta / 2, -delta), (2 * delta, 0.0), (3 * delta, 0.0)]


# %% only_for_likely_positives: 只考虑了 η > ½ 的情形 / Considers η > ½ only
# caught by: test_improve
# book: §8.2
def improve(phi, eta, h):
    # If changing the sign lowers phi for the likelier class, it gains; otherwise C(h) is at least phi of a negative
    # margin, hence above phi(0) = C(0).
    margin = h
    return -h if phi(-margin) < phi(margin) else 0.0


# %% search_up_to_ten: 只在 0 至 10 之间找 / Searches between 0 and 10 only
# caught by: test_improve
def improve(phi, eta, h):
    sign = 1 if eta > 0.5 else -1
    return min((sign * k / 10 for k in range(101)), key=lambda t: conditional_risk(phi, eta, t))


# %% slopes_alone: 只比较左右斜率，没有用 η / Compares the slopes alone and ignores η
# caught by: test_moves_off_zero
# book: §8.2
def moves_off_zero(slope_left, slope_right, eta):
    return slope_right > slope_left


# %% small_step: 只越过 0 一小步 / Steps across 0 by a little only
# caught by: test_improve
# book: §8.2
def improve(phi, eta, h):
    # If changing the sign lowers phi for the likelier class, it gains; otherwise C(h) is at least phi of a negative
    # margin, hence above phi(0) = C(0).
    margin = h if eta > 0.5 else -h
    return copysign(0.01, -h)


# %% step_downhill: 沿风险下降的方向走一小步，符号仍然错误 / Takes a small step downhill and keeps the wrong sign
# caught by: test_improve
# book: §8.2
def improve(phi, eta, h):
    # If changing the sign lowers phi for the likelier class, it gains; otherwise C(h) is at least phi of a negative
    # margin, hence above phi(0) = C(0).
    margin = h if eta > 0.5 else -h
    return min(h - 0.01, h + 0.01, key=lambda g: conditional_risk(phi, eta, g))


# %% thousandth_of_h: 改为符号正确的、h 的千分之一 / A thousandth of h with the right sign
# caught by: test_improve
def improve(phi, eta, h):
    return -h if conditional_risk(phi, eta, -h) < conditional_risk(phi, eta, h) else -h / 1000


# %% weights_swapped: 条件风险中 η 与 1-η 用反了 / Swaps η and 1-η in the conditional risk
# caught by: test_conditional_risk
# book: §8.2
def conditional_risk(phi, eta, h):
    return (1 - eta) * phi(h) + eta * phi(-h)


# %% zero_taken_for_excluded: 以为条件也排除了 h = 0 / Believes that the condition excludes h = 0 as well
# caught by: test_claims
# book: §8.2
def claims():
    return {
        "convexity_is_necessary": False,
        "global_monotonicity_is_necessary": False,
        "wrong_sign_can_be_optimal_under_the_condition": False,
        "zero_can_be_optimal_under_the_condition": False,
        "differentiable_at_zero_with_negative_slope_excludes_zero": True,
    }
