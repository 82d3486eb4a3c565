"""Known mistakes of cookbook8.5. Each cell holds what differs from the reference."""

# %% always_from_v0: 每一步都从 v_0 出发 / Every step starts from v_0
# caught by: test_states
# book: §8.8
def states(Wx, Wv, bv, xs, v0):
    rows = [v0]
    for x in xs:
        rows.append(np.tanh(Wx @ x + Wv @ rows[0] + bv))
    return np.array(rows[1:])


# %% always_length_c: 短的梯度也拉长到 c / Lengthens short gradients to c
# caught by: test_clipped
# hint: lengthen
# book: §8.8
def clipped(g, c):
    norm = np.linalg.norm(g)
    return g * (c / norm) if norm > 0 else g


# %% as_far_as_possible: 转得太多：总是一个很大的数和许多 1 / Turns too far: always one huge number among ones
# caught by: test_turned
# book: §8.8
def turned(degrees):
    return [1e6] + [1.0] * 40


# %% axes_exchanged: 三根轴的次序错了：[p][q][i] / The axes come in the order [p][q][i]
# caught by: test_three_classes, test_output_jacobian
# book: §8.8
def output_jacobian(Wy, by, v):
    scores = Wy @ v + by
    y = np.exp(scores - scores.max())
    y = y / y.sum()
    by_scores = np.diag(y) - np.outer(y, y)
    return np.moveaxis(np.multiply.outer(by_scores, v), 0, -1)


# %% back_without_transpose: 往回传时 Wv 没有转置 / Goes back in time without transposing Wv
# caught by: test_recurrent_gradient
# book: §8.8
def recurrent_gradient(Wv, V, g):
    total = np.zeros_like(Wv)
    for v, before in zip(V[:0:-1], V[-2::-1]):
        total += np.outer(g * (1 - v**2), before)
        g = Wv @ (g * (1 - v**2))
    return total


# %% by_the_scores: 只求了 y 对分数的导数，没有乘 v / Stops at the derivative by the scores, without v
# caught by: test_three_classes, test_output_jacobian
# book: §8.8
def output_jacobian(Wy, by, v):
    scores = Wy @ v + by
    y = np.exp(scores - scores.max())
    y = y / y.sum()
    by_scores = np.diag(y) - np.outer(y, y)
    return np.multiply.outer(by_scores, np.ones(len(v)))


# %% cut_by_component: 逐分量截断到 [-c, c]，方向变了 / Cuts every component to [-c, c], which turns it
# caught by: test_clipped
# book: §8.8
def clipped(g, c):
    return np.clip(g, -c, c)


# %% diagonal_matrix: 用对角矩阵，它的幂只会变小 / A diagonal matrix, whose powers only shrink
# caught by: test_surprise
# book: §8.8
def surprise(steps, factor):
    # A power of this has steps·0.9^(steps-1)·c in its corner: here, the factor.
    c = factor / (steps * 0.9 ** (steps - 1))
    return np.diag([0.9, 0.9])


# %% diagonal_only: 把 softmax 当成逐分量的函数：p ≠ i 时的导数写成 0 / Takes softmax for a componentwise function: derivatives 0 for p ≠ i
# caught by: test_three_classes, test_output_jacobian
# hint: denominator
# book: §8.8
def output_jacobian(Wy, by, v):
    scores = Wy @ v + by
    y = np.exp(scores - scores.max())
    y = y / y.sum()
    by_scores = np.diag(y - y**2)
    return np.multiply.outer(by_scores, v)


# %% eigenvalues_above: 特征值超过了 0.9 / Eigenvalues above 0.9
# caught by: test_surprise
# hint: determinant
# book: §8.8
def surprise(steps, factor):
    # A power of this has steps·0.9^(steps-1)·c in its corner: here, the factor.
    c = factor / (steps * 0.9 ** (steps - 1))
    return np.diag([factor ** (1 / steps), 0.9])


# %% epsilon_in_the_norm: 分母里加了 1e-6，长度不再是 c / Adds 1e-6 to the length, which is no longer c
# caught by: test_clipped
# book: §8.8
def clipped(g, c):
    norm = np.linalg.norm(g)
    return g * (c / (norm + 1e-6)) if norm > c else g


# %% factor_on_the_columns: 1 - v² 乘到了列上 / 1 - v² multiplies the columns
# caught by: test_state_jacobian
# hint: row
# book: §8.8
def state_jacobian(Wv, V, k, t):
    J = np.eye(len(Wv))
    for v in V[k + 1 : t + 1]:
        J = Wv @ np.diag(1 - v**2) @ J
    return J


# %% first_step_forgotten: 漏了第一步：v_0 那一项 / Forgets the first step, the term of v_0
# caught by: test_recurrent_gradient
# book: §8.8
def recurrent_gradient(Wv, V, g):
    total = np.zeros_like(Wv)
    for v, before in zip(V[:0:-1], V[-2:0:-1]):
        total += np.outer(g * (1 - v**2), before)
        g = one_step(Wv, v).T @ g
    return total


# %% frobenius_only_once: 忘了角上的数里有 steps 这个因子 / Forgets the factor steps in the corner of the power
# caught by: test_surprise
# book: §8.8
def surprise(steps, factor):
    # A power of this has steps·0.9^(steps-1)·c in its corner: here, the factor.
    c = factor / 0.9 ** (steps - 1)
    return np.array([[0.9, c], [0, 0.9]])


# %% gradient_transposed: 外积的次序反了 / The outer product the wrong way round
# caught by: test_recurrent_gradient
# book: §8.8
def recurrent_gradient(Wv, V, g):
    total = np.zeros_like(Wv)
    for v, before in zip(V[:0:-1], V[-2::-1]):
        total += np.outer(before, g * (1 - v**2))
        g = one_step(Wv, v).T @ g
    return total


# %% in_the_plane: 只在平面里找，最多转 45° / Searches in the plane, where 45° is the most
# caught by: test_turned
# hint: plane
# book: §8.8
def turned(degrees):
    low, high = 1.0, 1e6
    for _ in range(50):
        a = (low + high) / 2
        cosine = (a + 1) / np.sqrt(2 * (a**2 + 1))
        low, high = (a, high) if np.degrees(np.arccos(cosine)) < degrees else (low, a)
    return [high, 1.0]


# %% initial_state_in_front: 把 v_0 也当作结果的一行 / Returns v_0 as a row of the states
# caught by: test_states
# book: §8.8
def states(Wx, Wv, bv, xs, v0):
    rows = [v0]
    for x in xs:
        rows.append(np.tanh(Wx @ x + Wv @ rows[-1] + bv))
    return np.array(rows)


# %% inputs_shifted: 第 t 步用了 x_{t-1} / Step t takes x_{t-1}
# caught by: test_states
# book: §8.8
def states(Wx, Wv, bv, xs, v0):
    rows = [v0]
    for x in np.roll(xs, 1, axis=0):
        rows.append(np.tanh(Wx @ x + Wv @ rows[-1] + bv))
    return np.array(rows[1:])


# %% jacobian_transposed: 雅可比矩阵转置了：[j][i] / The Jacobian transposed: [j][i]
# caught by: test_state_jacobian
# book: §8.8
def state_jacobian(Wv, V, k, t):
    J = np.eye(len(Wv))
    for v in V[k + 1 : t + 1]:
        J = one_step(Wv, v) @ J
    return J.T


# %% largest_component: 以最大分量代替长度 / Takes the largest component for the length
# caught by: test_clipped
# book: §8.8
def clipped(g, c):
    return g * (c / max(np.abs(g).max(), c))


# %% last_step_only: 只对最后一步的 Wv 求导 / Differentiates by the Wv of the last step only
# caught by: test_recurrent_gradient
# hint: step
# book: §8.8
def recurrent_gradient(Wv, V, g):
    total = np.zeros_like(Wv)
    for v, before in zip(V[:-2:-1], V[-2::-1]):
        total += np.outer(g * (1 - v**2), before)
        g = one_step(Wv, v).T @ g
    return total


# %% limited_to_1e100: 结果截断在 ±1e100 之间 / What is above 1e100 is cut off
# caught by: test_state_jacobian
# kind: narrow
def state_jacobian(Wv, V, k, t):
    J = np.eye(len(Wv))
    for v in V[k + 1 : t + 1]:
        J = one_step(Wv, v) @ J
    return np.clip(J, -1e100, 1e100)


# %% mean_over_time: 各步的导数取了平均而不是求和 / The mean over the steps instead of their sum
# caught by: test_recurrent_gradient
# book: §8.8
def recurrent_gradient(Wv, V, g):
    total = np.zeros_like(Wv)
    for v, before in zip(V[:0:-1], V[-2::-1]):
        total += np.outer(g * (1 - v**2), before)
        g = one_step(Wv, v).T @ g
    return total / (len(V) - 1)


# %% nearly_constant_states: 各时刻的状态几乎相同时取一步的幂 / If the states of all times are nearly the same, a power of one step is taken
# caught by: test_state_jacobian
# kind: narrow
def state_jacobian(Wv, V, k, t):
    if k < t and np.allclose(V[k + 1 : t + 1], V[t]):
        return np.linalg.matrix_power(one_step(Wv, V[t]), t - k)
    J = np.eye(len(Wv))
    for v in V[k + 1 : t + 1]:
        J = one_step(Wv, v) @ J
    return J


# %% nearly_short_enough: 长度与 c 只差百万分之一时也原样返回 / Leaves a vector alone that is longer than c by a millionth
# caught by: test_clipped
# book: §8.8
# kind: narrow
def clipped(g, c):
    norm = np.linalg.norm(g)
    return g if norm <= c or np.isclose(norm, c, rtol=1e-6) else g * (c / norm)


# %% norm_of_the_matrix: 让 A 本身有那么大，没有看它的幂 / Makes A itself that large and forgets the power
# caught by: test_surprise
# book: §8.8
def surprise(steps, factor):
    # A power of this has steps·0.9^(steps-1)·c in its corner: here, the factor.
    c = factor
    return np.array([[0.9, c], [0, 0.9]])


# %% not_through_tanh: 往回传时没有乘 1 - v² / Goes back in time without 1 - v²
# caught by: test_recurrent_gradient
# book: §8.8
def recurrent_gradient(Wv, V, g):
    total = np.zeros_like(Wv)
    for v, before in zip(V[:0:-1], V[-2::-1]):
        total += np.outer(g * (1 - v**2), before)
        g = Wv.T @ g
    return total


# %% nothing_is_cut: 所有的数都在 [-1, 1] 之内，截断不起作用 / All numbers lie within [-1, 1], so that nothing is cut
# caught by: test_turned
# book: §8.8
def turned(degrees):
    # One large number a among ones: the angle with (1, …, 1) grows with a, up to 80.9 degrees.
    low, high = 1, 1e6
    for _ in range(50):
        a = (low + high) / 2
        cosine = (a + 39) / np.sqrt(40 * (a**2 + 39))
        low, high = (a, high) if np.degrees(np.arccos(cosine)) < degrees else (low, a)
    return [1.0] + [1 / high] * 39


# %% one_power_too_many: 按 A^(steps+1) 来定大小 / Fits the size of A^(steps+1)
# caught by: test_surprise
# book: §8.8
def surprise(steps, factor):
    # A power of this has steps·0.9^(steps-1)·c in its corner: here, the factor.
    c = factor / ((steps + 1) * 0.9**steps)
    return np.array([[0.9, c], [0, 0.9]])


# %% one_step_too_many: 从 k 起算，多乘了一步 / Begins at k: one step too many
# caught by: test_state_jacobian
# book: §8.8
def state_jacobian(Wv, V, k, t):
    J = np.eye(len(Wv))
    for v in V[k : t + 1]:
        J = one_step(Wv, v) @ J
    return J


# %% output_bias_forgotten: 算 y 时忘了 by / Forgets by in the output
# caught by: test_output_jacobian
# book: §8.8
def output_jacobian(Wy, by, v):
    scores = Wy @ v
    y = np.exp(scores - scores.max())
    y = y / y.sum()
    by_scores = np.diag(y) - np.outer(y, y)
    return np.multiply.outer(by_scores, v)


# %% power_of_one_step: 各步都用第 t 步的雅可比 / Uses the Jacobian of step t for every step
# caught by: test_state_jacobian
# book: §8.8
def state_jacobian(Wv, V, k, t):
    J = np.eye(len(Wv))
    for v in V[k + 1 : t + 1]:
        J = one_step(Wv, V[t]) @ J
    return J


# %% product_reversed: 雅可比矩阵按相反的次序相乘 / The product of the Jacobians in reversed order
# caught by: test_state_jacobian
# hint: left
# book: §8.8
def state_jacobian(Wv, V, k, t):
    J = np.eye(len(Wv))
    for v in V[k + 1 : t + 1]:
        J = J @ one_step(Wv, v)
    return J


# %% radians: 把角度当成弧度 / Takes degrees for radians
# caught by: test_turned
# book: §8.8
def turned(degrees):
    # One large number a among ones: the angle with (1, …, 1) grows with a, up to 80.9 degrees.
    low, high = 1, 1e6
    for _ in range(50):
        a = (low + high) / 2
        cosine = (a + 39) / np.sqrt(40 * (a**2 + 39))
        low, high = (a, high) if np.arccos(cosine) < degrees else (low, a)
    return [high] + [1.0] * 39


# %% same_error_in_every_step: 每一步都用同一个 g，没有往回传 / The same g in every step, never carried back
# caught by: test_recurrent_gradient
# book: §8.8
def recurrent_gradient(Wv, V, g):
    total = np.zeros_like(Wv)
    for v, before in zip(V[:0:-1], V[-2::-1]):
        total += np.outer(g * (1 - v**2), before)
    return total


# %% same_off_the_diagonal: p ≠ i 时也写成 +y_i·y_p，丢了负号 / The sign of -y_i·y_p is lost where p ≠ i
# caught by: test_three_classes, test_output_jacobian
# book: §8.8
def output_jacobian(Wy, by, v):
    scores = Wy @ v + by
    y = np.exp(scores - scores.max())
    y = y / y.sum()
    by_scores = np.diag(y - 2 * y**2) + np.outer(y, y)
    return np.multiply.outer(by_scores, v)


# %% scores_clipped: 把分数截断到 [-30, 30] 来防止溢出 / Clips scores to [-30, 30] against overflow
# caught by: test_output_jacobian
# book: §8.8
def output_jacobian(Wy, by, v):
    scores = Wy @ v + by
    y = np.exp(np.clip(scores, -30, 30))
    y = y / y.sum()
    by_scores = np.diag(y) - np.outer(y, y)
    return np.multiply.outer(by_scores, v)


# %% scores_not_shifted: 指数之前没有减去最大的分数，分数很大时得到 NaN / Scores are not shifted before exp, so that large ones give NaN
# caught by: test_output_jacobian
# book: §8.8
def output_jacobian(Wy, by, v):
    scores = Wy @ v + by
    y = np.exp(scores)
    y = y / y.sum()
    by_scores = np.diag(y) - np.outer(y, y)
    return np.multiply.outer(by_scores, v)


# %% small_probability_as_zero: 小于 1e-8 的概率当作 0 / Takes probabilities below 1e-8 for 0
# caught by: test_output_jacobian
# book: §8.8
# kind: narrow
def output_jacobian(Wy, by, v):
    scores = Wy @ v + by
    y = np.exp(scores - scores.max())
    y = y / y.sum()
    y[y < 1e-8] = 0.0
    by_scores = np.diag(y) - np.outer(y, y)
    return np.multiply.outer(by_scores, v)


# %% small_weights_as_zero: 绝对值小于 0.005 的循环权值当作 0 / Takes recurrent weights below 0.005 in size for 0
# caught by: test_recurrent_gradient
# book: §8.8
# kind: narrow
def recurrent_gradient(Wv, V, g):
    total = np.zeros_like(Wv)
    Wv = np.where(np.abs(Wv) < 5e-3, 0.0, Wv)
    for v, before in zip(V[:0:-1], V[-2::-1]):
        total += np.outer(g * (1 - v**2), before)
        g = one_step(Wv, v).T @ g
    return total


# %% squared_length: 忘了开方，用了长度的平方 / Forgets the root: the square of the length
# caught by: test_clipped
# book: §8.8
def clipped(g, c):
    return g * (c / max(g @ g, c))


# %% state_after: 外积用了 v_t 而不是 v_{t-1} / Takes v_t for v_{t-1} in the outer product
# caught by: test_recurrent_gradient
# book: §8.8
def recurrent_gradient(Wv, V, g):
    total = np.zeros_like(Wv)
    for v, before in zip(V[:0:-1], V[-2::-1]):
        total += np.outer(g * (1 - v**2), v)
        g = one_step(Wv, v).T @ g
    return total


# %% state_before: 导数用了前一时刻的状态：1 - v_{i-1}² / Takes the derivative at the state before: 1 - v_{i-1}²
# caught by: test_state_jacobian
# hint: time
# book: §8.8
def state_jacobian(Wv, V, k, t):
    J = np.eye(len(Wv))
    for v in V[k:t]:
        J = one_step(Wv, v) @ J
    return J


# %% state_bias_forgotten: 状态里忘了 bv / Forgets bv in the states
# caught by: test_states
# book: §8.8
def states(Wx, Wv, bv, xs, v0):
    rows = [v0]
    for x in xs:
        rows.append(np.tanh(Wx @ x + Wv @ rows[-1]))
    return np.array(rows[1:])


# %% stops_when_the_error_is_small: 往回传的误差小于 1e-12 就停，哪怕结果本来就这么小 / Stops going back once the error is below 1e-12, however small the result is
# caught by: test_recurrent_gradient
# book: §8.8
def recurrent_gradient(Wv, V, g):
    total = np.zeros_like(Wv)
    for v, before in zip(V[:0:-1], V[-2::-1]):
        total += np.outer(g * (1 - v**2), before)
        g = one_step(Wv, v).T @ g
        if np.abs(g).max() < 1e-12:
            break
    return total


# %% tanh_derivative_of_the_state: 把 v 当成 tanh 的自变量，导数写成 1 - tanh²(v) / Takes v for the argument of tanh: 1 - tanh²(v)
# caught by: test_state_jacobian
# book: §8.8
def one_step(Wv, v):
    """The derivative of a state v by the state before it."""
    return np.diag(1 - np.tanh(v) ** 2) @ Wv


# %% tanh_overflows: tanh 按 (e^2z − 1)/(e^2z + 1) 计算，z 大时溢出 / tanh is computed as (e^2z − 1)/(e^2z + 1), which overflows for large z
# caught by: test_states
def states(Wx, Wv, bv, xs, v0):
    rows = [v0]
    for x in xs:
        e = np.exp(2 * (Wx @ x + Wv @ rows[-1] + bv))
        rows.append((e - 1) / (e + 1))
    return np.array(rows[1:])


# %% tiny_derivatives_as_zero: 小于 1e-12 的导数当作 0，哪怕别的更小 / Takes derivatives below 1e-12 for 0, although no other is larger
# caught by: test_state_jacobian
# book: §8.8
# kind: narrow
def state_jacobian(Wv, V, k, t):
    J = np.eye(len(Wv))
    for v in V[k + 1 : t + 1]:
        J = one_step(Wv, v) @ J
    return np.where(np.abs(J) < 1e-12, 0.0, J)


# %% transposed_recurrence: 循环权值用了转置 / Takes the transpose of the recurrent weights
# caught by: test_states
# book: §8.8
def states(Wx, Wv, bv, xs, v0):
    rows = [v0]
    for x in xs:
        rows.append(np.tanh(Wx @ x + Wv.T @ rows[-1] + bv))
    return np.array(rows[1:])


# %% truncated_to_ten_steps: 只往回传十步 / Goes back ten steps at most
# caught by: test_recurrent_gradient
# book: §8.8
def recurrent_gradient(Wv, V, g):
    total = np.zeros_like(Wv)
    for v, before in zip(V[:0:-1][:10], V[-2::-1]):
        total += np.outer(g * (1 - v**2), before)
        g = one_step(Wv, v).T @ g
    return total


# %% unit_length: 缩短到长度 1 而不是 c / Shortens to length 1 instead of c
# caught by: test_clipped
# book: §8.8
def clipped(g, c):
    norm = np.linalg.norm(g)
    return g / norm if norm > c else g
