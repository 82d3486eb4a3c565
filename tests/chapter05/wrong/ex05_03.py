"""Known mistakes of 5.3. Each cell holds what differs from the reference."""

# %% adds_thresholds: 阈值加上了，没有减去 / Adds the thresholds instead of subtracting them
# caught by: test_update_of_small_net, test_delta_v_is_the_negative_gradient, test_three_links
# costs: 3
# book: (5.3)
def forward(net, x):
    b = sigmoid(x @ net["V"] + net["gamma"])
    return b, sigmoid(b @ net["W"] + net["theta"])


# %% averages_outputs: 对输出取了平均，没有求和 / Averages over the outputs instead of adding
# caught by: test_several_outputs
# book: (5.15)
def hidden_terms(b, W, g):
    return b * (1 - b) * (W @ g) / len(g)


# %% changes_the_net: 更新直接写进了传入的 V / Writes the update into the caller's V
# caught by: test_delta_v_is_the_negative_gradient
# book: (5.5)
def delta_v(net, x, y, eta):
    b, y_hat = forward(net, x)
    change = eta * np.outer(x, hidden_terms(b, net["W"], output_terms(y_hat, y)))
    net["V"] += change
    return change


# %% first_output_only: 只沿第一个输出传回误差，没有对 j 求和 / Passes back the error of the first output only, without the sum over j
# caught by: test_several_outputs
# book: (5.15)
def hidden_terms(b, W, g):
    return b * (1 - b) * W[:, 0] * g[0]


# %% forgets_the_half: 忘了 E_k 的 1/2，结果是两倍 / Forgets the 1/2 in E_k, so everything is doubled
# caught by: test_output_of_small_net, test_output_terms
# book: (5.4)
def output_terms(y_hat, y):
    return 2 * y_hat * (1 - y_hat) * (y - y_hat)


# %% links_with_minus: 链的第一环是 -∂E/∂b_h / The first link is -∂E/∂b_h
# caught by: test_three_links
# book: (5.15)
def chain_factors(net, x, y, i, h):
    b, y_hat = forward(net, x)
    # b_h feeds every output: one term of the sum for each path from it to the error.
    error_by_b = net["W"][h] @ output_terms(y_hat, y)
    return float(error_by_b), float(b[h] * (1 - b[h])), float(x[i])


# %% missing_hidden_slope: e_h 少了因子 b_h(1 - b_h) / e_h lacks the factor b_h(1 - b_h)
# caught by: test_hidden_of_small_net, test_several_outputs
# book: (5.15)
def hidden_terms(b, W, g):
    return W @ g


# %% missing_output_slope: g_j 少了因子 ŷ_j(1 - ŷ_j) / g_j lacks the factor ŷ_j(1 - ŷ_j)
# caught by: test_output_of_small_net, test_output_terms
# book: (5.10)
def output_terms(y_hat, y):
    return y - y_hat


# %% naive_exponential: 按 e^z / (1 + e^z) 算对率函数，饱和时得 NaN / The logistic function as e^z / (1 + e^z), which is NaN when saturated
# caught by: test_delta_v_is_the_negative_gradient
# kind: narrow
def sigmoid(z):
    return np.exp(z) / (1 + np.exp(z))


# %% sign_of_gradient: 返回的是梯度，少了负号 / Returns the gradient, without the minus sign
# caught by: test_update_of_small_net, test_delta_v_is_the_negative_gradient
# book: (5.6)
def delta_v(net, x, y, eta):
    b, y_hat = forward(net, x)
    return -eta * np.outer(x, hidden_terms(b, net["W"], output_terms(y_hat, y)))


# %% slope_of_net_input: f' 用了净输入 α，忘了 f'(z) = f(z)(1 - f(z)) 里的 f / Takes f' as α(1 - α), forgetting the f in f(1 - f)
# caught by: test_three_links
# book: (5.9)
def chain_factors(net, x, y, i, h):
    b, y_hat = forward(net, x)
    # b_h feeds every output: one term of the sum for each path from it to the error.
    error_by_b = -net["W"][h] @ output_terms(y_hat, y)
    return float(error_by_b), float(x @ net["V"][:, h] * (1 - x @ net["V"][:, h])), float(x[i])


# %% transposed: Δv 转置成了 (q, d) / Δv transposed to (q, d)
# caught by: test_update_of_small_net, test_delta_v_is_the_negative_gradient
# book: (5.13)
def delta_v(net, x, y, eta):
    b, y_hat = forward(net, x)
    return eta * np.outer(hidden_terms(b, net["W"], output_terms(y_hat, y)), x)


# %% updated_w: 算 e_h 时用了已经更新的 W / Uses the updated W for e_h
# caught by: test_delta_v_is_the_negative_gradient
# book: (5.15)
def delta_v(net, x, y, eta):
    b, y_hat = forward(net, x)
    g = output_terms(y_hat, y)
    W = net["W"] + eta * np.outer(b, g)
    return eta * np.outer(x, hidden_terms(b, W, g))


# %% no_hidden_threshold: 隐层忘了减阈值 γ / Forgets the threshold γ of the hidden layer
# caught by: test_update_of_small_net, test_delta_v_is_the_negative_gradient, test_three_links
# costs: 3
# book: §5.3
def forward(net, x):
    b = sigmoid(x @ net["V"])
    return b, sigmoid(b @ net["W"] - net["theta"])
