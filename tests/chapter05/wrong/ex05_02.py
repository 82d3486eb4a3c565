"""Known mistakes of 5.2. Each cell holds what differs from the reference."""

# %% adds_the_threshold: 阈值是加上去的 / Adds the threshold
# caught by: test_same_hypothesis
# book: 图 5.1
def neuron(X, w, theta):
    return sigmoid(X @ w + theta)


# %% averaged: 梯度对样本取了平均 / Gradients are averaged over the samples
# caught by: test_squared_error_gradient, test_log_loss_gradient
# costs: 2
# book: (3.27)
def squared_error_gradient(X, y, w, theta):
    y_hat = neuron(X, w, theta)
    by_z = (y_hat - y) * y_hat * (1 - y_hat)
    return X.T @ by_z / len(X), float(-by_z.mean())


def log_loss_gradient(X, y, w, theta):
    by_z = neuron(X, w, theta) - y
    return X.T @ by_z / len(X), float(-by_z.mean())


# %% b_is_theta: b 取成了 +θ / Takes b to be +θ
# caught by: test_parameters
# book: (3.23)
def to_logistic(w, theta):
    return w, theta


# %% both_negated: 把 w 也变了号 / Turns the sign of w, too
# caught by: test_parameters
# book: (3.23)
def to_logistic(w, theta):
    return -w, -theta


# %% chord_for_x_one: 非凸的例子只在 x = 1 附近成立 / The example of non-convexity holds near x = 1 only
# caught by: test_not_convex
# book: §5.1
def nonconvex_case(x, y):
    # Far on the wrong side E is flat at 1/2; at w = 0 it has fallen to 1/8: the chord runs below.
    return (-10 * np.sign(x) if y == 1 else 10 * np.sign(x)), 0.0


# %% descent_direction: 返回的是负梯度 / Returns the negative gradients
# caught by: test_squared_error_gradient, test_log_loss_gradient, test_saturated_squared_error, test_saturated_log_loss
# costs: 2
# book: (5.6)
def squared_error_gradient(X, y, w, theta):
    y_hat = neuron(X, w, theta)
    by_z = (y - y_hat) * y_hat * (1 - y_hat)
    return X.T @ by_z, float(-by_z.sum())  # ∂z/∂θ = -1


def log_loss_gradient(X, y, w, theta):
    by_z = y - neuron(X, w, theta)
    return X.T @ by_z, float(-by_z.sum())


# %% fixed_saturation: 饱和的例子不随 tol 改变 / The saturated example does not depend on tol
# caught by: test_saturation
# book: §5.1
def saturated_case(tol):
    # At z the squared error has the derivative -(1 - σ)σ(1 - σ), smaller in size than e^z.
    return 1.0, -10.0, 0.0


# %% naive_exponential: 按 e^z 除以 1 + e^z 计算，在 1000 处得 NaN / The output as e^z over 1 + e^z, which is NaN at 1000
# caught by: test_same_hypothesis
# book: §5.1
# kind: narrow
def sigmoid(z):
    return np.exp(z) / (1 + np.exp(z))


# %% no_half: 平方误差没有 1/2 / The squared error without its 1/2
# caught by: test_squared_error_gradient, test_saturated_squared_error
# book: (5.4)
def squared_error_gradient(X, y, w, theta):
    y_hat = neuron(X, w, theta)
    by_z = 2 * (y_hat - y) * y_hat * (1 - y_hat)
    return X.T @ by_z, float(-by_z.sum())  # ∂z/∂θ = -1


# %% no_slope: 平方误差的梯度里漏了 ŷ(1 - ŷ) / The gradient of the squared error lacks ŷ(1 - ŷ)
# caught by: test_squared_error_gradient, test_saturated_squared_error
# book: (5.10)
def squared_error_gradient(X, y, w, theta):
    y_hat = neuron(X, w, theta)
    by_z = y_hat - y
    return X.T @ by_z, float(-by_z.sum())  # ∂z/∂θ = -1


# %% one_label_only: 非凸的例子没有看标记 / The example of non-convexity ignores the label
# caught by: test_not_convex
# book: §5.1
def nonconvex_case(x, y):
    # Far on the wrong side E is flat at 1/2; at w = 0 it has fallen to 1/8: the chord runs below.
    return -10 / x, 0.0


# %% saturated_and_right: 例子虽饱和，输出却是对的 / The example is saturated, but its output is right
# caught by: test_saturation
# book: §5.1
def saturated_case(tol):
    # At z the squared error has the derivative -(1 - σ)σ(1 - σ), smaller in size than e^z.
    z = np.log(tol) - 3
    return 1.0, float(-z), 0.0


# %% sign_of_theta: 对 θ 的导数没有负号 / The derivative by θ lacks its minus sign
# caught by: test_squared_error_gradient, test_log_loss_gradient, test_saturated_squared_error, test_saturated_log_loss
# costs: 2
# book: 图 5.1
def squared_error_gradient(X, y, w, theta):
    y_hat = neuron(X, w, theta)
    by_z = (y_hat - y) * y_hat * (1 - y_hat)
    return X.T @ by_z, float(by_z.sum())


def log_loss_gradient(X, y, w, theta):
    by_z = neuron(X, w, theta) - y
    return X.T @ by_z, float(by_z.sum())


# %% slope_twice: 对数损失的梯度里多了 ŷ(1 - ŷ) / The gradient of the log loss has a factor ŷ(1 - ŷ) too many
# caught by: test_log_loss_gradient, test_saturated_log_loss
# book: (3.30)
def log_loss_gradient(X, y, w, theta):
    y_hat = neuron(X, w, theta)
    by_z = (y_hat - y) * y_hat * (1 - y_hat)
    return X.T @ by_z, float(-by_z.sum())


# %% small_x_instead: 靠很小的 x 使导数变小，与饱和无关 / Gets a small derivative from a small x, which is no saturation
# caught by: test_saturation
# book: §5.1
def saturated_case(tol):
    # At z the squared error has the derivative -(1 - σ)σ(1 - σ), smaller in size than e^z.
    return tol, -4.0 / tol, 0.0


# %% step_output: 输出取 0 或 1，用的是阶跃函数 / The output is 0 or 1, a step function
# caught by: test_same_hypothesis
# book: 图 5.2
def neuron(X, w, theta):
    return (sigmoid(X @ w - theta) >= 0.5).astype(float)


# %% symmetric_chord: 弦的两端取在 0 的两侧，中点正落在坡上 / Takes the ends of the chord on both sides of 0: its middle is on the slope
# caught by: test_not_convex
# book: §5.1
def nonconvex_case(x, y):
    return -10 / x, 10 / x
