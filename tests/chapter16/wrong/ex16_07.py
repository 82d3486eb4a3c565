"""Known mistakes of 16.7. Each cell holds what differs from the reference."""

# %% action_id_scalar: 动作用编号而不是 0/1 编码 / The action's number in place of its 0/1 code
# caught by: test_values
# hint: 编码
# book: §16.5
def encode(x, a, n_actions):
    return np.append(x, [float(a)] * n_actions)


# %% b1_gradient_one: 对 b_1 的导数当作 1 / Takes the derivative by b_1 to be 1
# caught by: test_one_update, test_gradient
# book: §5.3
def q_gradient(params, z):
    outputs = hidden(params, z)
    inputs = params["w2"] * outputs * (1 - outputs)
    return {"W1": np.outer(inputs, z), "b1": np.ones_like(inputs), "w2": outputs, "b2": 1.0}


# %% b2_forgotten: 输出漏了 b_2 / The output lacks b_2
# caught by: test_values
def q_value(params, z):
    return float(params["w2"] @ hidden(params, z))


# %% b2_gradient_zero: b_2 从不更新 / b_2 is never updated
# caught by: test_one_update, test_gradient
# book: §5.3
def q_gradient(params, z):
    outputs = hidden(params, z)
    inputs = params["w2"] * outputs * (1 - outputs)
    return {"W1": np.outer(inputs, z), "b1": inputs, "w2": outputs, "b2": 0.0}


# %% bootstrap_terminal: 到终点仍加下一步的值 / Goes on beyond the end
# caught by: test_step
# hint: 终点以后
def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r + gamma * q_value(params, z2)
    delta = target - q_value(params, z)
    gradient = q_gradient(params, z)
    return {key: value + alpha * delta * gradient[key] for key, value in params.items()}


# %% chooses_after_update: 先更新再选下一动作 / The next action is chosen after the update
# caught by: test_run
# hint: 旧的参数
# book: 图 16.14 / fig. 16.14
def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    n_actions = P.shape[1]

    def greedy(s):
        Q = np.array([q_value(params, encode(X[s], b, n_actions)) for b in range(n_actions)])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * n_actions) if done or explores < epsilon else greedy(t)
        z, z2 = encode(X[s], a, n_actions), encode(X[t], b, n_actions)
        params = sarsa_step(params, z, R[s, a, t], z2, done, alpha, gamma)
        b = int(which * n_actions) if done or explores < epsilon else greedy(t)
        s, a = (start, greedy(start)) if done else (t, b)
    return params


# %% clipped_at_ten: σ 的自变量截到 ±10 / The argument of σ is clipped at ±10
# caught by: test_values, test_gradient
def hidden(params, z):
    # tanh does not overflow, and σ(v) = (1 + tanh(v / 2)) / 2.
    return 1 / (1 + np.exp(-np.clip(params["W1"] @ z + params["b1"], -10, 10)))


# %% code_first: 编码放在 x 之前 / The code comes before x
# caught by: test_values
# hint: 先是 x
# book: §16.5
def encode(x, a, n_actions):
    return np.concatenate([np.eye(n_actions)[a], x])


# %% delta_at_most_500: δ 截断在 ±500 之间 / δ is clipped to ±500
# caught by: test_step
# kind: narrow
def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + gamma * q_value(params, z2)
    delta = np.clip(target - q_value(params, z), -500, 500)
    gradient = q_gradient(params, z)
    return {key: value + alpha * delta * gradient[key] for key, value in params.items()}


# %% delta_clipped: 把 δ 截到 ±1 / δ is clipped at ±1
# caught by: test_step
def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + gamma * q_value(params, z2)
    delta = np.clip(target - q_value(params, z), -1, 1)
    gradient = q_gradient(params, z)
    return {key: value + alpha * delta * gradient[key] for key, value in params.items()}


# %% end_ignored: 到终点的一步不更新 / No update with the last step
# caught by: test_step
def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + gamma * q_value(params, z2)
    delta = target - q_value(params, z)
    if done:
        return dict(params)
    gradient = q_gradient(params, z)
    return {key: value + alpha * delta * gradient[key] for key, value in params.items()}


# %% epsilon_never_extreme: ε 限制在 0.01 与 0.99 之间 / ε is kept between 0.01 and 0.99
# caught by: test_run
# kind: narrow
def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    n_actions, epsilon = P.shape[1], min(max(epsilon, 0.01), 0.99)

    def greedy(s):
        Q = np.array([q_value(params, encode(X[s], b, n_actions)) for b in range(n_actions)])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * n_actions) if done or explores < epsilon else greedy(t)
        z, z2 = encode(X[s], a, n_actions), encode(X[t], b, n_actions)
        params = sarsa_step(params, z, R[s, a, t], z2, done, alpha, gamma)
        s, a = (start, greedy(start)) if done else (t, b)
    return params


# %% exactly_equal_actions_only: 只在 Q 完全相等时才取编号最小的，不容 1e-9 的相差 / Takes the smallest number only of exactly equal Q, not of those within 1e-9
# caught by: test_run
# hint: 1e-9
# book: 图 16.14 / fig. 16.14
def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    n_actions = P.shape[1]

    def greedy(s):
        Q = np.array([q_value(params, encode(X[s], b, n_actions)) for b in range(n_actions)])
        return int(np.argmax(Q))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * n_actions) if done or explores < epsilon else greedy(t)
        z, z2 = encode(X[s], a, n_actions), encode(X[t], b, n_actions)
        params = sarsa_step(params, z, R[s, a, t], z2, done, alpha, gamma)
        s, a = (start, greedy(start)) if done else (t, b)
    return params


# %% explores_at_epsilon: u 恰为 ε 时也探索 / Explores also if u is exactly ε
# caught by: test_run
# book: 图 16.14 / fig. 16.14
def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    n_actions = P.shape[1]

    def greedy(s):
        Q = np.array([q_value(params, encode(X[s], b, n_actions)) for b in range(n_actions)])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * n_actions) if done or explores <= epsilon else greedy(t)
        z, z2 = encode(X[s], a, n_actions), encode(X[t], b, n_actions)
        params = sarsa_step(params, z, R[s, a, t], z2, done, alpha, gamma)
        s, a = (start, greedy(start)) if done else (t, b)
    return params


# %% factor_two: 保留了 (16.34) 的 2 / Keeps the 2 of (16.34)
# caught by: test_one_update, test_step
# book: (16.34), (16.35)
def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + gamma * q_value(params, z2)
    delta = target - q_value(params, z)
    gradient = q_gradient(params, z)
    return {key: value + 2 * alpha * delta * gradient[key] for key, value in params.items()}


# %% full_gradient: 目标也求了导 / The target is differentiated, too
# caught by: test_one_update, test_step
# book: (16.34)-(16.36)
def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + gamma * q_value(params, z2)
    delta = target - q_value(params, z)
    gradient = q_gradient(params, z)
    if not done:
        ahead = q_gradient(params, z2)
        gradient = {key: value - gamma * ahead[key] for key, value in gradient.items()}
    return {key: value + alpha * delta * gradient[key] for key, value in params.items()}


# %% gradient_at_next: 梯度取在 z2 处 / The gradient is taken at z2
# caught by: test_one_update, test_step
# hint: 在 z 处
# book: (16.36)
def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + gamma * q_value(params, z2)
    delta = target - q_value(params, z)
    gradient = q_gradient(params, z2)
    return {key: value + alpha * delta * gradient[key] for key, value in params.items()}


# %% gradient_clipped: 梯度截断在 ±50 之间 / The gradient is clipped to ±50
# caught by: test_step
def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + gamma * q_value(params, z2)
    delta = target - q_value(params, z)
    gradient = q_gradient(params, z)
    return {key: value + alpha * delta * np.clip(gradient[key], -50, 50) for key, value in params.items()}


# %% gradient_in_single_steps: 用太粗的差商算梯度 / Differences with too large a step
# caught by: test_gradient
# book: §5.3
def q_gradient(params, z):
    gradient = {}
    for key in params:
        gradient[key] = np.zeros(np.shape(params[key]))
        for place in np.ndindex(np.shape(params[key])):
            values = []
            for step in (1e-2, -1e-2):
                moved = {name: np.array(value, dtype=float) for name, value in params.items()}
                moved[key][place] += step
                values.append(q_value(moved, z))
            gradient[key][place] = (values[0] - values[1]) / 2e-2
    return gradient


# %% gradient_transposed: W_1 的梯度转置了 / The gradient by W_1 is transposed
# caught by: test_gradient
# book: §5.3
def q_gradient(params, z):
    outputs = hidden(params, z)
    inputs = params["w2"] * outputs * (1 - outputs)
    return {"W1": np.outer(z, inputs), "b1": inputs, "w2": outputs, "b2": 1.0}


# %% in_place: 直接改动传入的参数 / Changes the parameters that were passed
# caught by: test_one_update
def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + gamma * q_value(params, z2)
    delta = target - q_value(params, z)
    gradient = q_gradient(params, z)
    for key in ("W1", "b1", "w2"):
        params[key] += alpha * delta * gradient[key]
    params["b2"] += alpha * delta
    return params


# %% last_of_equal_actions: 相等时取编号最大的动作 / The largest number among equal actions
# caught by: test_run
def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    n_actions = P.shape[1]

    def greedy(s):
        Q = np.array([q_value(params, encode(X[s], b, n_actions)) for b in range(n_actions)])
        return int(np.flatnonzero(Q.max() - Q <= TIE)[-1])

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * n_actions) if done or explores < epsilon else greedy(t)
        z, z2 = encode(X[s], a, n_actions), encode(X[t], b, n_actions)
        params = sarsa_step(params, z, R[s, a, t], z2, done, alpha, gamma)
        s, a = (start, greedy(start)) if done else (t, b)
    return params


# %% layer_by_layer: 先更新 w_2，再用新的 w_2 算 W_1 的梯度 / W_1's gradient uses the w_2 that was just updated
# caught by: test_one_update, test_step
# hint: 旧的参数
# book: §5.3
def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + gamma * q_value(params, z2)
    delta = target - q_value(params, z)
    gradient = q_gradient(params, z)
    first = {**params, "w2": params["w2"] + alpha * delta * gradient["w2"]}
    inner = q_gradient(first, z)
    return {
        **first,
        "b2": params["b2"] + alpha * delta,
        "b1": params["b1"] + alpha * delta * inner["b1"],
        "W1": params["W1"] + alpha * delta * inner["W1"],
    }


# %% never_explores: 从不探索 / Never explores
# caught by: test_run
# book: 图 16.14 / fig. 16.14
def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    n_actions = P.shape[1]

    def greedy(s):
        Q = np.array([q_value(params, encode(X[s], b, n_actions)) for b in range(n_actions)])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * n_actions) if done else greedy(t)
        z, z2 = encode(X[s], a, n_actions), encode(X[t], b, n_actions)
        params = sarsa_step(params, z, R[s, a, t], z2, done, alpha, gamma)
        s, a = (start, greedy(start)) if done else (t, b)
    return params


# %% no_alpha: 漏了步长 / No step size
# caught by: test_one_update, test_step
# book: (16.36)
def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + gamma * q_value(params, z2)
    delta = target - q_value(params, z)
    gradient = q_gradient(params, z)
    return {key: value + delta * gradient[key] for key, value in params.items()}


# %% no_gamma: 目标里没有 γ / No γ in the target
# caught by: test_one_update, test_step
# book: (16.36)
def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + q_value(params, z2)
    delta = target - q_value(params, z)
    gradient = q_gradient(params, z)
    return {key: value + alpha * delta * gradient[key] for key, value in params.items()}


# %% one_episode_only: 到终点就结束 / Ends when the goal is first reached
# caught by: test_run
def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    n_actions = P.shape[1]

    def greedy(s):
        Q = np.array([q_value(params, encode(X[s], b, n_actions)) for b in range(n_actions)])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * n_actions) if done or explores < epsilon else greedy(t)
        z, z2 = encode(X[s], a, n_actions), encode(X[t], b, n_actions)
        params = sarsa_step(params, z, R[s, a, t], z2, done, alpha, gamma)
        if done:
            break
        s, a = t, b
    return params


# %% only_output_layer: 只更新输出层 / Updates the output layer only
# caught by: test_one_update, test_step
# book: §5.3
def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + gamma * q_value(params, z2)
    delta = target - q_value(params, z)
    gradient = q_gradient(params, z)
    return {
        key: value + alpha * delta * gradient[key] if key in ("w2", "b2") else value for key, value in params.items()
    }


# %% overflow: σ 直接用 math.exp，溢出 / σ by math.exp overflows
# caught by: test_values, test_gradient
def hidden(params, z):
    # tanh does not overflow, and σ(v) = (1 + tanh(v / 2)) / 2.
    import math

    return np.array([1 / (1 + math.exp(-v)) for v in params["W1"] @ z + params["b1"]])


# %% q_learning_target: 目标用最好的动作，成了 Q-学习 / Takes the best action in the target: that is Q-learning
# caught by: test_run
# book: 图 16.14 / fig. 16.14
def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    n_actions = P.shape[1]

    def greedy(s):
        Q = np.array([q_value(params, encode(X[s], b, n_actions)) for b in range(n_actions)])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * n_actions) if done or explores < epsilon else greedy(t)
        z, z2 = encode(X[s], a, n_actions), encode(X[t], greedy(t), n_actions)
        params = sarsa_step(params, z, R[s, a, t], z2, done, alpha, gamma)
        s, a = (start, greedy(start)) if done else (t, b)
    return params


# %% rectified_units: 用 ReLU 代替对率函数 / ReLU in the place of the logistic function
# caught by: test_one_update, test_values
# book: (5.3)
def hidden(params, z):
    # tanh does not overflow, and σ(v) = (1 + tanh(v / 2)) / 2.
    return np.maximum(params["W1"] @ z + params["b1"], 0)


# %% relatively_equal_actions: 用 np.isclose 比较 Q，它还容许 1e-5 倍的相差 / Compares Q by np.isclose, which also allows a difference of 1e-5 times the value
# caught by: test_run
# hint: 1e-9
# book: 图 16.14 / fig. 16.14
def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    n_actions = P.shape[1]

    def greedy(s):
        Q = np.array([q_value(params, encode(X[s], b, n_actions)) for b in range(n_actions)])
        return int(np.argmax(np.isclose(Q, Q.max())))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * n_actions) if done or explores < epsilon else greedy(t)
        z, z2 = encode(X[s], a, n_actions), encode(X[t], b, n_actions)
        params = sarsa_step(params, z, R[s, a, t], z2, done, alpha, gamma)
        s, a = (start, greedy(start)) if done else (t, b)
    return params


# %% restarts_by_old_q: 回到起点时用更新前的参数选动作 / Chooses by the old parameters when going back to the start
# caught by: test_run
def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    n_actions = P.shape[1]

    def greedy(s):
        Q = np.array([q_value(params, encode(X[s], b, n_actions)) for b in range(n_actions)])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * n_actions) if done or explores < epsilon else greedy(t)
        first = greedy(start)
        z, z2 = encode(X[s], a, n_actions), encode(X[t], b, n_actions)
        params = sarsa_step(params, z, R[s, a, t], z2, done, alpha, gamma)
        s, a = (start, first) if done else (t, b)
    return params


# %% sigma_derivative_forgotten: 忘了 σ 的导数 / The derivative of σ is forgotten
# caught by: test_one_update, test_gradient
# hint: σ(1 − σ)
# book: (5.9)
def q_gradient(params, z):
    outputs = hidden(params, z)
    inputs = params["w2"] * np.ones_like(outputs)
    return {"W1": np.outer(inputs, z), "b1": inputs, "w2": outputs, "b2": 1.0}


# %% sigma_derivative_plus: σ 的导数写成 σ(1 + σ) / σ(1 + σ) for the derivative of σ
# caught by: test_one_update, test_gradient
# book: (5.9)
def q_gradient(params, z):
    outputs = hidden(params, z)
    inputs = params["w2"] * outputs * (1 + outputs)
    return {"W1": np.outer(inputs, z), "b1": inputs, "w2": outputs, "b2": 1.0}


# %% sigma_on_output: 输出也过了 σ / σ is applied to the output, too
# caught by: test_one_update, test_values
# book: §5.3
def q_value(params, z):
    return float(1 / (1 + np.exp(-np.clip(params["w2"] @ hidden(params, z) + params["b2"], -700, 700))))


# %% stays_at_the_goal: 到终点后不回起点 / Does not go back to the start
# caught by: test_run
# hint: 回到起点
def run(P, R, X, params, start, goal, gamma, alpha, epsilon, u):
    n_actions = P.shape[1]

    def greedy(s):
        Q = np.array([q_value(params, encode(X[s], b, n_actions)) for b in range(n_actions)])
        return int(np.argmax(Q.max() - Q <= TIE))

    s, a = start, greedy(start)
    for explores, which, moves in u:
        t = int(np.argmax(np.cumsum(P[s, a]) > moves))
        done = t == goal
        # Beyond the goal there is no action; any number stands for it.
        b = int(which * n_actions) if done or explores < epsilon else greedy(t)
        z, z2 = encode(X[s], a, n_actions), encode(X[t], b, n_actions)
        params = sarsa_step(params, z, R[s, a, t], z2, done, alpha, gamma)
        s, a = t, b
    return params


# %% tanh_derivative: 用了 tanh 的导数 1 − σ² / 1 − σ², the derivative of tanh
# caught by: test_one_update, test_gradient
# book: (5.9)
def q_gradient(params, z):
    outputs = hidden(params, z)
    inputs = params["w2"] * (1 - outputs**2)
    return {"W1": np.outer(inputs, z), "b1": inputs, "w2": outputs, "b2": 1.0}


# %% tanh_units: 用 tanh 代替对率函数 / tanh in the place of the logistic function
# caught by: test_one_update, test_values
# book: (5.3)
def hidden(params, z):
    # tanh does not overflow, and σ(v) = (1 + tanh(v / 2)) / 2.
    return np.tanh(params["W1"] @ z + params["b1"])


# %% thresholds_subtracted: 偏置减掉了，像第 5 章的阈值 / Biases are subtracted like the thresholds of chapter 5
# caught by: test_values
# hint: 偏置是加上去的
# book: §5.3
def hidden(params, z):
    # tanh does not overflow, and σ(v) = (1 + tanh(v / 2)) / 2.
    return (1 + np.tanh((params["W1"] @ z - params["b1"]) / 2)) / 2


# %% ties_of_rounding_only: 只容许 1e-10 的差：相差 5e-10 的动作不算相等 / A margin of 1e-10: actions 5e-10 apart are not taken for equal
# caught by: test_run
TIE = 1e-10


# %% w2_forgotten: 对隐层的导数漏了 w_2 / The derivative by the hidden layer lacks w_2
# caught by: test_one_update, test_gradient
# book: §5.3
def q_gradient(params, z):
    outputs = hidden(params, z)
    inputs = outputs * (1 - outputs)
    return {"W1": np.outer(inputs, z), "b1": inputs, "w2": outputs, "b2": 1.0}


# %% w2_gradient_with_weights: 对 w_2 的导数多乘了 w_2 / The derivative by w_2 has a factor w_2 too many
# caught by: test_gradient
# book: §5.3
def q_gradient(params, z):
    outputs = hidden(params, z)
    inputs = params["w2"] * outputs * (1 - outputs)
    return {"W1": np.outer(inputs, z), "b1": inputs, "w2": params["w2"] * outputs, "b2": 1.0}


# %% wrong_sign: 沿相反的方向更新 / Updates in the opposite direction
# caught by: test_one_update, test_step
# book: (16.36)
def sarsa_step(params, z, r, z2, done, alpha, gamma):
    target = r if done else r + gamma * q_value(params, z2)
    delta = target - q_value(params, z)
    gradient = q_gradient(params, z)
    return {key: value - alpha * delta * gradient[key] for key, value in params.items()}
