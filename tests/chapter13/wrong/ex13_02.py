"""Known mistakes of 13.2. Each cell holds what differs from the reference."""

# %% at_most_fifty_rounds: 至多 50 轮 / Fifty rounds at most
# caught by: test_fit
# book: §13.2
# kind: narrow
def fit(X_l, y_l, X_u, n_values, n_classes, smoothing, n_iter):
    rounds = [m_step(X_l, y_l, np.empty((0, len(n_values))), [], n_values, n_classes, smoothing)]
    for _ in range(min(n_iter, 50)):
        gamma = e_step(X_u, *rounds[-1])
        rounds.append(m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing))
    return rounds


# %% cond_not_smoothed: 条件概率没有修正 / The conditional probabilities are not corrected
# caught by: test_melons, test_m_step
# book: §13.2
def m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing):
    # A label is a posterior that is certain.
    belongs = np.vstack([np.eye(n_classes)[y_l], np.reshape(gamma, (-1, n_classes))])
    X = np.vstack([X_l, X_u]).astype(int)
    prior = shares(belongs.sum(axis=0), smoothing)
    cond = [
        [shares(np.bincount(X[:, j], weight, size), 0.0) for j, size in enumerate(n_values)]
        for weight in belongs.T
    ]
    return prior, cond


# %% cond_over_all: 条件概率除以样本总数 / Conditional probabilities divided by the number of all samples
# caught by: test_melons, test_m_step
# book: §13.2
def m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing):
    # A label is a posterior that is certain.
    belongs = np.vstack([np.eye(n_classes)[y_l], np.reshape(gamma, (-1, n_classes))])
    X = np.vstack([X_l, X_u]).astype(int)
    prior = shares(belongs.sum(axis=0), smoothing)
    cond = [
        [((np.bincount(X[:, j], weight, size) + smoothing) / (len(X) + smoothing * size)).tolist() for j, size in enumerate(n_values)]
        for weight in belongs.T
    ]
    return prior, cond


# %% correction_of_one: 不论 s 是多少都加 1 / Adds 1 whatever s is
# caught by: test_m_step
# book: §13.2
def shares(counts, smoothing):
    smoothing = 1.0 if smoothing else 0.0
    total = counts.sum() + smoothing * len(counts)
    return ((counts + smoothing) / total if total > 0 else np.full(len(counts), 1 / len(counts))).tolist()


# %% damped: 新旧模型取平均 / Averages the new model with the old one
# caught by: test_melons, test_fit
# book: §13.2
def fit(X_l, y_l, X_u, n_values, n_classes, smoothing, n_iter):
    rounds = [m_step(X_l, y_l, np.empty((0, len(n_values))), [], n_values, n_classes, smoothing)]
    for _ in range(n_iter):
        gamma = e_step(X_u, *rounds[-1])
        rounds.append(m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing))
        rounds[-1] = ([(p + q) / 2 for p, q in zip(rounds[-1][0], rounds[-2][0])], rounds[-1][1])
    return rounds


# %% empty_class_divides_by_zero: 没有样本的类在 s = 0 时得到 0 而不是均匀分布 / A class without samples gets zeros instead of uniform columns if s = 0
# caught by: test_m_step
# book: §13.2
def shares(counts, smoothing):
    total = counts.sum() + smoothing * len(counts)
    return ((counts + smoothing) / total if total > 0 else np.zeros(len(counts))).tolist()


# %% expected_complete: 对数似然里对各类的对数求平均，而不是对和求对数 / Averages the logarithms of the classes instead of the logarithm of their sum
# caught by: test_likelihood
# book: §13.2
def log_likelihood(X_l, y_l, X_u, prior, cond):
    labelled, unlabelled = log_joint(X_l, prior, cond), log_joint(X_u, prior, cond)
    gamma = np.reshape(e_step(X_u, prior, cond), (-1, len(prior)))
    return float(labelled[np.arange(len(y_l)), y_l].sum() + np.where(gamma > 0, gamma * np.where(gamma > 0, unlabelled, 0.0), 0.0).sum())


# %% first_model_missing: 没有返回起始的模型 / Leaves out the first model
# caught by: test_melons, test_fit
# book: §13.2
def fit(X_l, y_l, X_u, n_values, n_classes, smoothing, n_iter):
    rounds = [m_step(X_l, y_l, np.empty((0, len(n_values))), [], n_values, n_classes, smoothing)]
    for _ in range(n_iter):
        gamma = e_step(X_u, *rounds[-1])
        rounds.append(m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing))
    return rounds[1:]


# %% gamma_of_first_model: 每一轮都用第一个模型的 γ / Uses the γ of the first model in every round
# caught by: test_melons, test_fit
# book: §13.2
def fit(X_l, y_l, X_u, n_values, n_classes, smoothing, n_iter):
    rounds = [m_step(X_l, y_l, np.empty((0, len(n_values))), [], n_values, n_classes, smoothing)]
    for _ in range(n_iter):
        gamma = e_step(X_u, *rounds[0])
        rounds.append(m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing))
    return rounds


# %% hard_assignment: M 步把 γ 最大的一类当作标记（硬 EM） / The M-step takes the class of largest γ for the label (hard EM)
# caught by: test_melons, test_m_step
# book: §13.2
def m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing):
    # A label is a posterior that is certain.
    belongs = np.vstack([np.eye(n_classes)[y_l], np.eye(n_classes)[np.reshape(gamma, (-1, n_classes)).argmax(axis=1)]])
    X = np.vstack([X_l, X_u]).astype(int)
    prior = shares(belongs.sum(axis=0), smoothing)
    cond = [
        [shares(np.bincount(X[:, j], weight, size), smoothing) for j, size in enumerate(n_values)]
        for weight in belongs.T
    ]
    return prior, cond


# %% hard_posterior: E 步给出 0 和 1 / The E-step gives zeros and ones
# caught by: test_melons, test_posterior
# hint: normalised
# book: §13.2
def e_step(X_u, prior, cond):
    joint = log_joint(X_u, prior, cond)
    # A row that is impossible in every class is left uniform.
    joint[np.isneginf(joint).all(axis=1)] = 0.0
    weights = np.exp(joint - joint.max(axis=1, keepdims=True))
    return np.eye(len(prior))[weights.argmax(axis=1)].tolist()


# %% impossible_gets_prior: 各类下概率都是 0 的样本取类先验 / A sample that is impossible in every class gets the prior
# caught by: test_posterior
# book: §13.2
def e_step(X_u, prior, cond):
    joint = log_joint(X_u, prior, cond)
    # A row that is impossible in every class is left uniform.
    joint[np.isneginf(joint).all(axis=1)] = 0.0
    weights = np.exp(joint - joint.max(axis=1, keepdims=True))
    weights = np.where(np.isneginf(log_joint(X_u, prior, cond)).all(axis=1, keepdims=True), np.asarray(prior), weights)
    return (weights / weights.sum(axis=1, keepdims=True)).tolist()


# %% impossible_gets_zeros: 各类下概率都是 0 的样本，后验概率全取 0 / A sample that is impossible in every class gets zeros
# caught by: test_posterior
# book: §13.2
def e_step(X_u, prior, cond):
    joint = log_joint(X_u, prior, cond)
    # A row that is impossible in every class is left uniform.
    joint[np.isneginf(joint).all(axis=1)] = 0.0
    weights = np.exp(joint - joint.max(axis=1, keepdims=True))
    return np.where(np.isneginf(log_joint(X_u, prior, cond)).all(axis=1, keepdims=True), 0.0, weights / weights.sum(axis=1, keepdims=True)).tolist()


# %% labelled_left_out: M 步忘了有标记样本 / The M-step forgets the labelled samples
# caught by: test_melons, test_m_step
# book: §13.2
def m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing):
    # A label is a posterior that is certain.
    belongs = np.vstack([0 * np.eye(n_classes)[y_l], np.reshape(gamma, (-1, n_classes))])
    X = np.vstack([X_l, X_u]).astype(int)
    prior = shares(belongs.sum(axis=0), smoothing)
    cond = [
        [shares(np.bincount(X[:, j], weight, size), smoothing) for j, size in enumerate(n_values)]
        for weight in belongs.T
    ]
    return prior, cond


# %% labelled_only_at_the_start: 有标记样本只用于初始化，以后也重新估计 / Labelled samples serve for the start only; later they are estimated, too
# caught by: test_melons, test_fit
# book: §13.2
def fit(X_l, y_l, X_u, n_values, n_classes, smoothing, n_iter):
    rounds = [m_step(X_l, y_l, np.empty((0, len(n_values))), [], n_values, n_classes, smoothing)]
    for _ in range(n_iter):
        X = np.vstack([X_l, X_u])
        gamma = e_step(X, *rounds[-1])
        rounds.append(m_step(np.empty((0, len(n_values))), [], X, gamma, n_values, n_classes, smoothing))
    return rounds


# %% labelled_softened: 有标记样本也打了折扣 / Labelled samples do not count fully
# caught by: test_melons, test_m_step
# book: §13.2
def m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing):
    # A label is a posterior that is certain.
    belongs = np.vstack([0.9 * np.eye(n_classes)[y_l] + 0.1 / n_classes, np.reshape(gamma, (-1, n_classes))])
    X = np.vstack([X_l, X_u]).astype(int)
    prior = shares(belongs.sum(axis=0), smoothing)
    cond = [
        [shares(np.bincount(X[:, j], weight, size), smoothing) for j, size in enumerate(n_values)]
        for weight in belongs.T
    ]
    return prior, cond


# %% labels_ignored_in_likelihood: 有标记样本也对类别求和 / Sums over the classes of labelled samples, too
# caught by: test_likelihood
# hint: Labelled samples
# book: §13.2
def log_likelihood(X_l, y_l, X_u, prior, cond):
    labelled, unlabelled = log_joint(X_l, prior, cond), log_joint(X_u, prior, cond)
    both = np.vstack([labelled, unlabelled])
    return float(np.logaddexp.reduce(both, axis=1).sum())


# %% likelihood_finite: 概率为 0 时给出有限的数 / A finite number where the probability is 0
# caught by: test_likelihood
# book: §13.2
def log_likelihood(X_l, y_l, X_u, prior, cond):
    labelled, unlabelled = log_joint(X_l, prior, cond), log_joint(X_u, prior, cond)
    value = float(labelled[np.arange(len(y_l)), y_l].sum() + np.logaddexp.reduce(unlabelled, axis=1).sum())
    return max(value, -1e300)


# %% likelihood_mean: 对数似然除以了样本数 / Divides the log-likelihood by the number of samples
# caught by: test_likelihood
# book: §13.2
def log_likelihood(X_l, y_l, X_u, prior, cond):
    labelled, unlabelled = log_joint(X_l, prior, cond), log_joint(X_u, prior, cond)
    return float((labelled[np.arange(len(y_l)), y_l].sum() + np.logaddexp.reduce(unlabelled, axis=1).sum()) / (len(labelled) + len(unlabelled)))


# %% likelihood_of_best_class: 未标记样本取最大的一类，没有求和 / Takes the best class of an unlabelled sample instead of the sum
# caught by: test_likelihood
# book: §13.2
def log_likelihood(X_l, y_l, X_u, prior, cond):
    labelled, unlabelled = log_joint(X_l, prior, cond), log_joint(X_u, prior, cond)
    return float(labelled[np.arange(len(y_l)), y_l].sum() + unlabelled.max(axis=1, initial=-np.inf).sum())


# %% likelihood_without_prior: 有标记样本的一项少了 ln P(y) / The term of a labelled sample lacks ln P(y)
# caught by: test_likelihood
# book: §13.2
def log_likelihood(X_l, y_l, X_u, prior, cond):
    labelled, unlabelled = log_joint(X_l, [1.0] * len(prior), cond), log_joint(X_u, prior, cond)
    return float(labelled[np.arange(len(y_l)), y_l].sum() + np.logaddexp.reduce(unlabelled, axis=1).sum())


# %% most_values_for_all: 每列都按取值最多的那一列修正 / Corrects every column by the greatest number of values
# caught by: test_melons, test_m_step
# book: §13.2
def m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing):
    # A label is a posterior that is certain.
    belongs = np.vstack([np.eye(n_classes)[y_l], np.reshape(gamma, (-1, n_classes))])
    X = np.vstack([X_l, X_u]).astype(int)
    prior = shares(belongs.sum(axis=0), smoothing)
    cond = [
        [((np.bincount(X[:, j], weight, size) + smoothing) / max(weight.sum() + smoothing * max(n_values), 1e-300)).tolist() for j, size in enumerate(n_values)]
        for weight in belongs.T
    ]
    return prior, cond


# %% near_ties_to_the_first: 后验概率几乎相等时取编号最小的类别 / Gives the class of smallest number where posterior probabilities are nearly equal
# caught by: test_predict
# kind: narrow
def predict(X, prior, cond):
    joint = log_joint(X, prior, cond)
    return (joint >= joint.max(axis=1, keepdims=True) - 1e-7).argmax(axis=1).tolist()


# %% penalty_of_cond_only: 惩罚项里没有 prior / The penalty leaves out prior
# caught by: test_melons, test_objective
# book: §13.2
def objective(X_l, y_l, X_u, prior, cond, smoothing):
    likelihood = log_likelihood(X_l, y_l, X_u, prior, cond)
    if smoothing == 0:
        return likelihood
    probabilities = np.concatenate([*(table for tables in cond for table in tables)])
    with np.errstate(divide="ignore"):
        return float(likelihood + smoothing * np.log(probabilities).sum())


# %% penalty_of_dirichlet_parameter: 惩罚项的系数是 s − 1 / The penalty has the factor s − 1
# caught by: test_melons, test_objective
# book: §13.2
def objective(X_l, y_l, X_u, prior, cond, smoothing):
    likelihood = log_likelihood(X_l, y_l, X_u, prior, cond)
    if smoothing == 0:
        return likelihood
    probabilities = np.concatenate([prior, *(table for tables in cond for table in tables)])
    with np.errstate(divide="ignore"):
        return float(likelihood + (smoothing - 1) * np.log(probabilities).sum())


# %% penalty_of_prior_only: 惩罚项里没有 cond / The penalty leaves out cond
# caught by: test_melons, test_objective
# book: §13.2
def objective(X_l, y_l, X_u, prior, cond, smoothing):
    likelihood = log_likelihood(X_l, y_l, X_u, prior, cond)
    if smoothing == 0:
        return likelihood
    probabilities = np.array(prior)
    with np.errstate(divide="ignore"):
        return float(likelihood + smoothing * np.log(probabilities).sum())


# %% penalty_subtracted: 惩罚项的符号反了 / The penalty has the opposite sign
# caught by: test_melons, test_objective
# book: §13.2
def objective(X_l, y_l, X_u, prior, cond, smoothing):
    likelihood = log_likelihood(X_l, y_l, X_u, prior, cond)
    if smoothing == 0:
        return likelihood
    probabilities = np.concatenate([prior, *(table for tables in cond for table in tables)])
    with np.errstate(divide="ignore"):
        return float(likelihood - smoothing * np.log(probabilities).sum())


# %% plain_likelihood: 目标就是对数似然，没有惩罚项 / The objective is the plain log-likelihood
# caught by: test_melons, test_objective
# hint: maximum a posteriori
# book: §13.2
def objective(X_l, y_l, X_u, prior, cond, smoothing):
    likelihood = log_likelihood(X_l, y_l, X_u, prior, cond)
    return likelihood
    probabilities = np.concatenate([prior, *(table for tables in cond for table in tables)])
    with np.errstate(divide="ignore"):
        return float(likelihood + smoothing * np.log(probabilities).sum())


# %% posterior_not_normalised: 后验概率没有归一化 / The posterior is not normalised
# caught by: test_melons, test_posterior
# book: §13.2
def e_step(X_u, prior, cond):
    joint = log_joint(X_u, prior, cond)
    # A row that is impossible in every class is left uniform.
    joint[np.isneginf(joint).all(axis=1)] = 0.0
    weights = np.exp(joint - joint.max(axis=1, keepdims=True))
    return np.exp(joint).tolist()


# %% posterior_without_prior: 后验概率里没有类先验 / The posterior lacks the class prior
# caught by: test_posterior
# book: §13.2
def e_step(X_u, prior, cond):
    joint = log_joint(X_u, [1.0] * len(prior), cond)
    # A row that is impossible in every class is left uniform.
    joint[np.isneginf(joint).all(axis=1)] = 0.0
    weights = np.exp(joint - joint.max(axis=1, keepdims=True))
    return (weights / weights.sum(axis=1, keepdims=True)).tolist()


# %% predicts_by_likelihood: 判别时没有乘先验 / Predicts without the prior
# caught by: test_predict
# book: §13.2
def predict(X, prior, cond):
    return log_joint(X, [1.0] * len(prior), cond).argmax(axis=1).tolist()


# %% predicts_last_where_products_vanish: 连乘下溢为 0 时取编号最大的类别 / Gives the last class where the product is 0 as a float
# caught by: test_predict
def predict(X, prior, cond):
    products = np.exp(log_joint(X, prior, cond))
    return (len(prior) - 1 - products[:, ::-1].argmax(axis=1)).tolist()


# %% predicts_least_likely: 判为后验概率最小的一类 / Predicts the least probable class
# caught by: test_predict
# book: §13.2
def predict(X, prior, cond):
    return log_joint(X, prior, cond).argmin(axis=1).tolist()


# %% prior_not_smoothed: 类先验没有修正 / The class prior is not corrected
# caught by: test_melons, test_m_step
# hint: Soft counts
# book: §13.2
def m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing):
    # A label is a posterior that is certain.
    belongs = np.vstack([np.eye(n_classes)[y_l], np.reshape(gamma, (-1, n_classes))])
    X = np.vstack([X_l, X_u]).astype(int)
    prior = shares(belongs.sum(axis=0), 0.0)
    cond = [
        [shares(np.bincount(X[:, j], weight, size), smoothing) for j, size in enumerate(n_values)]
        for weight in belongs.T
    ]
    return prior, cond


# %% product_underflows: 直接连乘，属性多时下溢 / Plain products, which underflow with many attributes
# caught by: test_posterior
# hint: underflows
# book: §13.2
def e_step(X_u, prior, cond):
    joint = log_joint(X_u, prior, cond)
    # A row that is impossible in every class is left uniform.
    joint[np.exp(joint).sum(axis=1) == 0] = 0.0
    weights = np.exp(joint)
    return (weights / weights.sum(axis=1, keepdims=True)).tolist()


# %% scarce_class_uniform: 软计数很小的类别也取均匀分布 / Gives a uniform distribution to a class of small soft count, too
# caught by: test_m_step
# kind: narrow
def shares(counts, smoothing):
    total = counts.sum() + smoothing * len(counts)
    return ((counts + smoothing) / total if total > 1e-5 else np.full(len(counts), 1 / len(counts))).tolist()


# %% small_correction_as_zero: 很小的 s 当作 0 / Takes a small s for 0
# caught by: test_m_step, test_objective
# kind: narrow
def shares(counts, smoothing):
    smoothing = smoothing if smoothing > 1e-4 else 0
    total = counts.sum() + smoothing * len(counts)
    return ((counts + smoothing) / total if total > 0 else np.full(len(counts), 1 / len(counts))).tolist()


def objective(X_l, y_l, X_u, prior, cond, smoothing):
    likelihood = log_likelihood(X_l, y_l, X_u, prior, cond)
    if smoothing < 1e-4:
        return likelihood
    probabilities = np.concatenate([prior, *(table for tables in cond for table in tables)])
    with np.errstate(divide="ignore"):
        return float(likelihood + smoothing * np.log(probabilities).sum())


# %% small_prior_uniform: 先验很小的类别也取均匀分布 / A class with a small prior is made uniform, too
# caught by: test_m_step
# kind: narrow
def m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing):
    belongs = np.vstack([np.eye(n_classes)[y_l], np.reshape(gamma, (-1, n_classes))])
    X = np.vstack([X_l, X_u]).astype(int)
    prior = shares(belongs.sum(axis=0), smoothing)
    cond = [
        [
            shares(np.bincount(X[:, j], weight, size), smoothing) if smoothing or p > 1e-7 else [1 / size] * size
            for j, size in enumerate(n_values)
        ]
        for weight, p in zip(belongs.T, prior)
    ]
    return prior, cond


# %% starts_uniform: 从均匀的 γ 出发，不是只用有标记样本 / Starts from uniform γ, not from the labelled samples alone
# caught by: test_melons, test_fit
# hint: first model
# book: §13.2
def fit(X_l, y_l, X_u, n_values, n_classes, smoothing, n_iter):
    rounds = [m_step(X_l, y_l, X_u, np.full((len(X_u), n_classes), 1 / n_classes), n_values, n_classes, smoothing)]
    for _ in range(n_iter):
        gamma = e_step(X_u, *rounds[-1])
        rounds.append(m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing))
    return rounds


# %% stops_at_small_change: 变化小时就不再更新 / Stops updating once changes are small
# caught by: test_fit
# book: §13.2
def fit(X_l, y_l, X_u, n_values, n_classes, smoothing, n_iter):
    rounds = [m_step(X_l, y_l, np.empty((0, len(n_values))), [], n_values, n_classes, smoothing)]
    for _ in range(n_iter):
        gamma = e_step(X_u, *rounds[-1])
        rounds.append(m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing))
        if np.allclose(rounds[-1][0], rounds[-2][0], atol=1e-4):
            rounds[-1] = rounds[-2]
    return rounds


# %% stops_when_prior_stays: prior 不再变化就停止 / Stops where prior does not change any more
# caught by: test_fit
def fit(X_l, y_l, X_u, n_values, n_classes, smoothing, n_iter):
    rounds = [m_step(X_l, y_l, np.empty((0, len(n_values))), [], n_values, n_classes, smoothing)]
    for _ in range(n_iter):
        if len(rounds) > 1 and np.allclose(rounds[-1][0], rounds[-2][0], rtol=0, atol=1e-12):
            rounds.append(rounds[-1])
            continue
        gamma = e_step(X_u, *rounds[-1])
        rounds.append(m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing))
    return rounds


# %% two_classes: 后验概率只考虑前两类 / The posterior looks at the first two classes only
# caught by: test_posterior
# book: §13.2
def e_step(X_u, prior, cond):
    joint = log_joint(X_u, prior, cond)
    # A row that is impossible in every class is left uniform.
    joint[np.isneginf(joint).all(axis=1)] = 0.0
    joint = np.where(np.arange(len(prior)) < 2, joint, -1e300)
    weights = np.exp(joint - joint.max(axis=1, keepdims=True))
    return (weights / weights.sum(axis=1, keepdims=True)).tolist()


# %% values_seen_only: 取值个数按出现过的算 / Counts only the values that occur
# caught by: test_m_step
# book: §13.2
def m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing):
    # A label is a posterior that is certain.
    belongs = np.vstack([np.eye(n_classes)[y_l], np.reshape(gamma, (-1, n_classes))])
    X = np.vstack([X_l, X_u]).astype(int)
    prior = shares(belongs.sum(axis=0), smoothing)
    cond = [
        [((np.bincount(X[:, j], weight, size) + smoothing) / max(weight.sum() + smoothing * len(set(X[:, j].tolist())), 1e-300)).tolist() for j, size in enumerate(n_values)]
        for weight in belongs.T
    ]
    return prior, cond


# %% zero_probability_never_allowed: s = 0 时，只要有概率为 0 就返回 −inf / Gives −inf for any probability of 0, even if s = 0
# caught by: test_objective
def objective(X_l, y_l, X_u, prior, cond, smoothing):
    likelihood = log_likelihood(X_l, y_l, X_u, prior, cond)
    probabilities = np.concatenate([prior, *(table for tables in cond for table in tables)])
    with np.errstate(divide="ignore"):
        penalty = np.log(probabilities).sum()
    if np.isneginf(penalty):
        return -np.inf
    return float(likelihood + smoothing * penalty)


# %% zeros_made_small: 把概率 0 换成很小的数 / Replaces probabilities of 0 by small numbers
# caught by: test_posterior, test_likelihood
# book: §13.2
def log_joint(X, prior, cond):
    X = np.asarray(X, dtype=int)
    with np.errstate(divide="ignore"):
        return np.transpose(
            [
                np.log(p) + sum(np.log(np.maximum(table, 1e-10))[X[:, j]] for j, table in enumerate(tables))
                for p, tables in zip(prior, cond)
            ]
        )
