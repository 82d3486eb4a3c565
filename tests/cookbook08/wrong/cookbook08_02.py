"""Known mistakes of cookbook8.2. Each cell holds what differs from the reference."""

# %% 150_batches_at_most: 一轮至多走 150 步 / A pass makes 150 steps at most
# caught by: test_epoch
# kind: narrow
def sgd_epoch(X, y, w, eta, k):
    for rows in batches(len(X), k)[:150]:
        w = w - eta * batch_gradient(X, y, w, rows)
    return w


# %% batches_from_one: 行号从 1 数起 / Counts rows from 1
# caught by: test_batches
# hint: begins with row 0
# book: §8.3
def batches(m, k):
    return [list(range(start + 1, min(start + k, m) + 1)) for start in range(0, m, k)]


def sgd_epoch(X, y, w, eta, k):
    for rows in [[row - 1 for row in batch] for batch in batches(len(X), k)]:
        w = w - eta * batch_gradient(X, y, w, rows)
    return w


# %% batches_interleaved: 按 k 间隔取行，而不是连续的 k 行 / Takes every so many rows instead of consecutive ones
# caught by: test_batches
# hint: first batch
# book: §8.3
def batches(m, k):
    return [list(range(first, m, -(-m // k))) for first in range(-(-m // k))]


# %% correction_of_step_one: 校正的倍数不随 t 变，总用第 1 步的 / The correction does not change with t: always that of step 1
# caught by: test_two_steps, test_adam
# hint: depends on t
# book: §8.3
def adam(gradients, eta, beta1, beta2, eps):
    m = v = theta = np.zeros(len(gradients[0]))
    path = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g
        v = beta2 * v + (1 - beta2) * g**2
        # Gradients that all equal g leave m at (1 - beta1^t) g, and v likewise.
        m_hat, v_hat = m / (1 - beta1), v / (1 - beta2)
        theta = theta - eta * m_hat / (np.sqrt(v_hat) + eps)
        path.append(theta)
    return np.array(path)


# %% counted_from_zero: t 从 0 数起，第 1 步不校正 / Counts t from 0, so that step 1 is not corrected
# caught by: test_two_steps, test_adam
# hint: counted from 1
# book: §8.3
def adam(gradients, eta, beta1, beta2, eps):
    m = v = theta = np.zeros(len(gradients[0]))
    path = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g
        v = beta2 * v + (1 - beta2) * g**2
        # Gradients that all equal g leave m at (1 - beta1^t) g, and v likewise.
        m_hat, v_hat = m / (1 - beta1 ** max(1, t - 1)), v / (1 - beta2 ** max(1, t - 1))
        theta = theta - eta * m_hat / (np.sqrt(v_hat) + eps)
        path.append(theta)
    return np.array(path)


# %% counted_one_further: 校正时 t 多数了 1 / Counts t one further in the correction
# caught by: test_two_steps, test_adam
# hint: counted from 1
# book: §8.3
def adam(gradients, eta, beta1, beta2, eps):
    m = v = theta = np.zeros(len(gradients[0]))
    path = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g
        v = beta2 * v + (1 - beta2) * g**2
        # Gradients that all equal g leave m at (1 - beta1^t) g, and v likewise.
        m_hat, v_hat = m / (1 - beta1 ** (t + 1)), v / (1 - beta2 ** (t + 1))
        theta = theta - eta * m_hat / (np.sqrt(v_hat) + eps)
        path.append(theta)
    return np.array(path)


# %% divided_by_all_rows: 除以全部样本数，而不是这一批的行数 / Divides by the number of all samples instead of that of the batch
# caught by: test_batch_gradient
# hint: rows that are used
# book: §8.3
def batch_gradient(X, y, w, rows):
    residuals = X[rows] @ w - y[rows]
    return 2 * residuals @ X[rows] / len(X)


# %% epoch_uphill: 朝梯度的方向走，而不是反方向 / Walks along the gradient instead of against it
# caught by: test_epoch
# book: §8.3
def sgd_epoch(X, y, w, eta, k):
    for rows in batches(len(X), k):
        w = w + eta * batch_gradient(X, y, w, rows)
    return w


# %% eps_before_the_correction: eps 加在校正之前的根号上 / Adds eps to the root before the correction
# caught by: test_adam
# book: §8.3
def adam(gradients, eta, beta1, beta2, eps):
    m = v = theta = np.zeros(len(gradients[0]))
    path = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g
        v = beta2 * v + (1 - beta2) * g**2
        # Gradients that all equal g leave m at (1 - beta1^t) g, and v likewise.
        m_hat, v_hat = m / (1 - beta1**t), v / (1 - beta2**t)
        theta = theta - eta * m_hat * np.sqrt(1 - beta2**t) / (np.sqrt(v) + eps)
        path.append(theta)
    return np.array(path)


# %% eps_inside_the_root: eps 放进了根号里 / Puts eps inside of the root
# caught by: test_adam
# hint: outside of the root
# book: §8.3
def adam(gradients, eta, beta1, beta2, eps):
    m = v = theta = np.zeros(len(gradients[0]))
    path = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g
        v = beta2 * v + (1 - beta2) * g**2
        # Gradients that all equal g leave m at (1 - beta1^t) g, and v likewise.
        m_hat, v_hat = m / (1 - beta1**t), v / (1 - beta2**t)
        theta = theta - eta * m_hat / np.sqrt(v_hat + eps)
        path.append(theta)
    return np.array(path)


# %% equal_shares: 每个梯度份额相同 / The same share for each gradient
# caught by: test_memory_weights
# book: §8.3
def memory_weights(beta, t):
    return [1 / t] * t


# %% first_rows_only: 没有用 rows，总用前 len(rows) 行 / Ignores which rows are given and takes the first so many
# caught by: test_batch_gradient
# book: §8.3
def batch_gradient(X, y, w, rows):
    r = len(rows)
    residuals = X[:r] @ w - y[:r]
    return 2 * residuals @ X[:r] / r


def sgd_epoch(X, y, w, eta, k):
    for rows in batches(len(X), k):
        w = w - eta * batch_gradient(X[rows], y[rows], w, list(range(len(rows))))
    return w


# %% frozen_during_the_pass: 一轮之中各批都用最初的 w 求梯度 / All batches of a pass see the w from before it
# caught by: test_epoch
# hint: sees the newest
# book: §8.3
def sgd_epoch(X, y, w, eta, k):
    steps = [batch_gradient(X, y, w, rows) for rows in batches(len(X), k)]
    return w - eta * np.sum(steps, axis=0)


# %% full_batch_epoch: 一轮只按全体的梯度走一步 / One step by the gradient of all rows instead of one for each batch
# caught by: test_epoch
# hint: Each batch sees
# book: §8.3
def sgd_epoch(X, y, w, eta, k):
    return w - eta * batch_gradient(X, y, w, list(range(len(X))))


# %% gradient_of_the_residual_sign: 残差写成 y - x·w 而没有变号，梯度反了 / The residual as y - x·w without a change of sign
# caught by: test_five_rows, test_batch_gradient
# book: §8.3
def batch_gradient(X, y, w, rows):
    residuals = y[rows] - X[rows] @ w
    return 2 * residuals @ X[rows] / len(rows)


# %% half_gradient: 梯度漏了因子 2 / The factor 2 of the gradient is lost
# caught by: test_five_rows, test_batch_gradient
# hint: A square gives twice
# book: §8.3
def batch_gradient(X, y, w, rows):
    residuals = X[rows] @ w - y[rows]
    return residuals @ X[rows] / len(rows)


# %% hardly_unequal_sizes: 各批样本数几乎相等时取普通平均 / Batches of hardly unequal sizes are averaged plainly
# caught by: test_full_gradient
# kind: narrow
def full_gradient(gradients, sizes):
    # A batch of r rows holds r of the terms of which the loss is the mean.
    shares = np.array(sizes) / sum(sizes)
    if max(sizes) - min(sizes) < 1e-6 * max(sizes):
        shares = np.full(len(sizes), 1 / len(sizes))
    return shares @ gradients


# %% incomplete_batch_dropped: 丢掉了最后不满的一批 / Drops the last batch if it is not full
# caught by: test_batches, test_epoch
# book: §8.3
def batches(m, k):
    return [list(range(start, min(start + k, m))) for start in range(0, m, k) if start + k <= m]


# %% inverse_sizes: 按样本数的倒数加权：小批反而重 / Weights by the reciprocal sizes, so that small batches weigh more
# caught by: test_full_gradient
# book: §8.3
def full_gradient(gradients, sizes):
    # A batch of r rows holds r of the terms of which the loss is the mean.
    shares = 1 / np.array(sizes) / sum(1 / np.array(sizes))
    return shares @ gradients


# %% k_batches: 分成了 k 批，而不是每批 k 个 / Makes k batches instead of batches of k
# caught by: test_batches
# book: §8.3
def batches(m, k):
    return [part.tolist() for part in np.array_split(np.arange(m), min(k, m))]


# %% nearly_equal_sizes: 各批样本数相差很少时就直接平均 / Takes the plain mean where the batches are of nearly equal sizes
# caught by: test_full_gradient
# book: §8.3
# kind: narrow
def full_gradient(gradients, sizes):
    # A batch of r rows holds r of the terms of which the loss is the mean.
    shares = np.array(sizes) / sum(sizes)
    if np.allclose(sizes, sizes[0], rtol=1e-4):
        return np.mean(gradients, axis=0)
    return shares @ gradients


# %% newest_first: 份额从新到旧排 / The shares with the newest first
# caught by: test_memory_weights
# hint: Unroll
# book: §8.3
def memory_weights(beta, t):
    return [(1 - beta) * beta ** (t - i) / (1 - beta**t) for i in range(t, 0, -1)]


# %% no_correction: 没有校正：起步太小 / Without any correction: the first steps are too small
# caught by: test_two_steps, test_adam
# hint: m̂_1 should be
# book: §8.3
def adam(gradients, eta, beta1, beta2, eps):
    m = v = theta = np.zeros(len(gradients[0]))
    path = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g
        v = beta2 * v + (1 - beta2) * g**2
        # Gradients that all equal g leave m at (1 - beta1^t) g, and v likewise.
        m_hat, v_hat = m, v
        theta = theta - eta * m_hat / (np.sqrt(v_hat) + eps)
        path.append(theta)
    return np.array(path)


# %% norm_over_components: v 用了整个梯度的长度平方，各分量共用 / v takes the squared length of the whole gradient, one for all components
# caught by: test_adam
# book: §8.3
def adam(gradients, eta, beta1, beta2, eps):
    m = v = theta = np.zeros(len(gradients[0]))
    path = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g
        v = beta2 * v + (1 - beta2) * (g @ g)
        # Gradients that all equal g leave m at (1 - beta1^t) g, and v likewise.
        m_hat, v_hat = m / (1 - beta1**t), v / (1 - beta2**t)
        theta = theta - eta * m_hat / (np.sqrt(v_hat) + eps)
        path.append(theta)
    return np.array(path)


# %% one_beta_for_both: 两个平均的校正都用 β₁ / Corrects both averages with β₁
# caught by: test_adam
# book: §8.3
def adam(gradients, eta, beta1, beta2, eps):
    m = v = theta = np.zeros(len(gradients[0]))
    path = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g
        v = beta2 * v + (1 - beta2) * g**2
        # Gradients that all equal g leave m at (1 - beta1^t) g, and v likewise.
        m_hat, v_hat = m / (1 - beta1**t), v / (1 - beta1**t)
        theta = theta - eta * m_hat / (np.sqrt(v_hat) + eps)
        path.append(theta)
    return np.array(path)


# %% one_for_height: 长度只按 height 取，没有给忘掉大梯度留时间 / As long as height asks for, without time to forget the large gradient
# caught by: test_wrong_way
# book: §8.3
def wrong_way(beta2, height):
    large = int(height) + 3
    return [float(large)] + [-1.0] * (large - 1)


# %% only_first_corrected: 只校正了 m，没有校正 v / Corrects m and not v
# caught by: test_two_steps, test_adam
# book: §8.3
def adam(gradients, eta, beta1, beta2, eps):
    m = v = theta = np.zeros(len(gradients[0]))
    path = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g
        v = beta2 * v + (1 - beta2) * g**2
        # Gradients that all equal g leave m at (1 - beta1^t) g, and v likewise.
        m_hat, v_hat = m / (1 - beta1**t), v
        theta = theta - eta * m_hat / (np.sqrt(v_hat) + eps)
        path.append(theta)
    return np.array(path)


# %% overlong_last_batch: 余下的行并进最后一批，使它超过 k 个 / Puts the rows left over into the last full batch, which then exceeds k
# caught by: test_batches
# book: §8.3
def batches(m, k):
    starts = list(range(0, m - k + 1, k)) or [0]
    return [list(range(a, b)) for a, b in zip(starts, [*starts[1:], m])]


# %% plain_mean: 各批梯度直接平均，不管每批多少样本 / Plain mean of the batches' gradients, whatever their sizes
# caught by: test_full_gradient
# hint: does each batch hold
# book: §8.3
def full_gradient(gradients, sizes):
    # A batch of r rows holds r of the terms of which the loss is the mean.
    return np.mean(gradients, axis=0)


# %% right_way: 朝着正确的方向走：符号弄反了 / Walks the right way: signs reversed
# caught by: test_wrong_way
# hint: One large gradient
# book: §8.3
def wrong_way(beta2, height):
    return [1.0] * int(height + 2)


# %% short_batch_left_out: 一轮里最后不满的一批不走 / The pass leaves out the last batch if it is not full
# caught by: test_epoch
# hint: may hold fewer
# book: §8.3
def sgd_epoch(X, y, w, eta, k):
    for rows in batches(len(X), k):
        if len(rows) < k:
            continue
        w = w - eta * batch_gradient(X, y, w, rows)
    return w


# %% short_fixed_list: 一串短的、固定的数：β₂ 小时有用，大时不够 / One short list for all: enough for a small β₂ only
# caught by: test_wrong_way
# hint: One large gradient
# book: §8.3
def wrong_way(beta2, height):
    return [8.0] + [-1.0] * 7


# %% sign_descent: 只看梯度的符号走步 / Steps by the signs of gradients alone
# caught by: test_two_steps, test_adam
# book: §8.3
def adam(gradients, eta, beta1, beta2, eps):
    m = v = theta = np.zeros(len(gradients[0]))
    path = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g
        v = beta2 * v + (1 - beta2) * g**2
        # Gradients that all equal g leave m at (1 - beta1^t) g, and v likewise.
        m_hat, v_hat = m / (1 - beta1**t), v / (1 - beta2**t)
        theta = theta - eta * np.sign(g)
        path.append(theta)
    return np.array(path)


# %% single_last_row_skipped: 最后一批只剩一行时略去这一步 / Leaves out the step of a last batch that has one row only
# caught by: test_epoch
# book: §8.3
def sgd_epoch(X, y, w, eta, k):
    for rows in batches(len(X), k):
        if len(rows) == 1 and k > 50:
            continue
        w = w - eta * batch_gradient(X, y, w, rows)
    return w


# %% sizes_in_32_bits: 样本数用 32 位整数，相加溢出 / Sizes as 32-bit integers, which overflow
# caught by: test_full_gradient
# book: §8.3
def full_gradient(gradients, sizes):
    # A batch of r rows holds r of the terms of which the loss is the mean.
    shares = np.array(sizes).astype(np.int32) / np.array(sizes).astype(np.int32).sum()
    return shares @ gradients


# %% small_beta_as_zero: 很小的 β 当作 0，不作校正 / Takes a small β for 0 and corrects nothing
# caught by: test_adam, test_memory_weights
# kind: narrow
def adam(gradients, eta, beta1, beta2, eps):
    m = v = theta = np.zeros(len(gradients[0]))
    path = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g
        v = beta2 * v + (1 - beta2) * g**2
        # Gradients that all equal g leave m at (1 - beta1^t) g, and v likewise.
        m_hat, v_hat = (a / (1 - (beta if beta > 1e-3 else 0) ** t) for a, beta in ((m, beta1), (v, beta2)))
        theta = theta - eta * m_hat / (np.sqrt(v_hat) + eps)
        path.append(theta)
    return np.array(path)


def memory_weights(beta, t):
    beta = beta if beta > 1e-4 else 0.0
    return [(1 - beta) * beta ** (t - i) / (1 - beta**t) for i in range(1, t + 1)]


# %% squares_of_the_average: v 累积的是 m̂ 的平方，不是梯度的平方 / v averages the squares of m̂ instead of those of the gradients
# caught by: test_two_steps, test_adam
# book: §8.3
def adam(gradients, eta, beta1, beta2, eps):
    m = v = theta = np.zeros(len(gradients[0]))
    path = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g
        # Gradients that all equal g leave m at (1 - beta1^t) g, and v likewise.
        m_hat = m / (1 - beta1**t)
        v = beta2 * v + (1 - beta2) * m_hat**2
        v_hat = v / (1 - beta2**t)
        theta = theta - eta * m_hat / (np.sqrt(v_hat) + eps)
        path.append(theta)
    return np.array(path)


# %% start_counted: 多算了 m_0 的一份 / Counts m_0 as one more share
# caught by: test_memory_weights
# book: §8.3
def memory_weights(beta, t):
    return [(1 - beta) * beta ** (t - i) / (1 - beta ** (t + 1)) for i in range(1, t + 1)]


# %% steps_not_summed: 返回每一步的位移，没有累加成 θ / Returns the steps and does not add them up to θ
# caught by: test_two_steps, test_adam
# book: §8.3
def adam(gradients, eta, beta1, beta2, eps):
    m = v = theta = np.zeros(len(gradients[0]))
    path = []
    for t, g in enumerate(gradients, start=1):
        m = beta1 * m + (1 - beta1) * g
        v = beta2 * v + (1 - beta2) * g**2
        # Gradients that all equal g leave m at (1 - beta1^t) g, and v likewise.
        m_hat, v_hat = m / (1 - beta1**t), v / (1 - beta2**t)
        theta = -eta * m_hat / (np.sqrt(v_hat) + eps)
        path.append(theta)
    return np.array(path)


# %% sum_not_positive: 走到了反方向，但总和不是正的 / Gets there, but the sum is not positive
# caught by: test_wrong_way
# hint: One large gradient
# book: §8.3
def wrong_way(beta2, height):
    # One large gradient moves Adam by one step only, and so does each of the small ones that nearly make up for it, once
    # the large one is forgotten.
    large = 2
    while True:
        sequence = [float(large)] + [-1.0] * (large + 1)
        if adam(np.array(sequence)[:, None], 1.0, 0.0, beta2, 1e-8)[-1, 0] >= height:
            return sequence
        large *= 2


# %% summed: 各批梯度按样本数加权求和，没有除以总数 / Weights the gradients by sizes, but does not divide by their total
# caught by: test_full_gradient
# hint: does each batch hold
# book: §8.3
def full_gradient(gradients, sizes):
    # A batch of r rows holds r of the terms of which the loss is the mean.
    return np.array(sizes) @ gradients


# %% summed_over_the_batch: 损失取了总和，没有除以行数 / The sum over the batch instead of the mean
# caught by: test_five_rows, test_batch_gradient
# hint: divided by the number
# book: §8.3
def batch_gradient(X, y, w, rows):
    residuals = X[rows] @ w - y[rows]
    return 2 * residuals @ X[rows]


# %% weights_not_divided: 份额没有除以校正的分母，和不是 1 / The shares are not divided, and do not sum to 1
# caught by: test_memory_weights
# hint: sum to 1
# book: §8.3
def memory_weights(beta, t):
    return [(1 - beta) * beta ** (t - i) for i in range(1, t + 1)]


# %% weights_of_another_power: 份额的指数多了 1 / The power of each share is one too high
# caught by: test_memory_weights
# book: §8.3
def memory_weights(beta, t):
    return [(1 - beta) * beta ** (t - i + 1) / (1 - beta**t) for i in range(1, t + 1)]
