"""Known mistakes of 14.10. Each cell holds what differs from the reference."""

# %% always_three: 总是三个话题 / Three topics always
# caught by: test_planted
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def topic_model(docs, n_words, seed):
    # Far too many topics to begin with; then topics merge as long as that raises ln p.
    alpha0, eta = 1.0, 0.1
    z = closed_up(sampled(docs, n_words, 7, alpha0 / 7, eta, 15, Random(seed)))
    while len(set(z)) > 3:
        gain, a, b = max((merge_gain(docs, z, a, b, n_words, alpha0, eta), a, b) for a, b in combinations(set(z), 2))
        z = merged(z, a, b)
    K = len(set(z))
    theta, phi = estimate(docs, z, n_words, K, alpha0 / K, eta)
    return {"phi": phi, "theta": theta, "share": np.bincount(z) / len(z)}


# %% chance_without_seed: 没有用 seed / Ignores the seed: results differ from call to call
# caught by: test_same_again
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def topic_model(docs, n_words, seed):
    # Far too many topics to begin with; then topics merge as long as that raises ln p.
    alpha0, eta = 1.0, 0.1
    z = closed_up(sampled(docs, n_words, 7, alpha0 / 7, eta, 15, Random()))
    while len(set(z)) > 1:
        gain, a, b = max((merge_gain(docs, z, a, b, n_words, alpha0, eta), a, b) for a, b in combinations(set(z), 2))
        if gain <= 0:
            break
        z = merged(z, a, b)
    K = len(set(z))
    theta, phi = estimate(docs, z, n_words, K, alpha0 / K, eta)
    return {"phi": phi, "theta": theta, "share": np.bincount(z) / len(z)}


# %% common_weights_ignored: 已有话题漏了 beta / Leaves out the common weights
# caught by: test_step
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k, share in zip(n_dk, n_kw, n_k, beta)]
    weights.append(alpha * beta_new / n_words)  # a topic that has no word yet gives all words the same probability
    return [weight / sum(weights) for weight in weights]


# %% denominator_one_less: 分母少算一位：n + γ − 1 / Divides by n + γ − 1
# caught by: test_restaurant, test_by_hand
# hint: seated plus γ
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def crp_probabilities(counts, gamma):
    return [weight / (sum(counts) + gamma - 1 or 1) for weight in [*counts, gamma]]


# %% eta_once: 分母用 η 而不是词数乘 η / Divides by n_k + η
# caught by: test_step
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words):
    weights = [(d + alpha * share) * (w + eta) / (k + eta) for d, w, k, share in zip(n_dk, n_kw, n_k, beta)]
    weights.append(alpha * beta_new / n_words)  # a topic that has no word yet gives all words the same probability
    return [weight / sum(weights) for weight in weights]


# %% gamma_shared_by_tables: γ 也加到已有的桌上 / Adds γ to the tables that are there
# caught by: test_restaurant, test_by_hand
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def crp_probabilities(counts, gamma):
    weights = [count + gamma for count in counts] + [gamma]
    return [weight / sum(weights) for weight in weights]


# %% merge_after_only: 没有减去合并以前的 / Does not subtract the value before
# caught by: test_merge
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def merge_gain(docs, z, a, b, n_words, alpha0, eta):
    K = len(set(z))
    before = log_joint(docs, z, n_words, K, alpha0 / K, eta)
    return log_joint(docs, merged(z, a, b), n_words, K - 1, alpha0 / (K - 1), eta)


# %% merge_alpha_not_divided: α 没有除以话题数 / Does not divide alpha0 by the number of topics
# caught by: test_merge
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def merge_gain(docs, z, a, b, n_words, alpha0, eta):
    K = len(set(z))
    before = log_joint(docs, z, n_words, K, alpha0, eta)
    return log_joint(docs, merged(z, a, b), n_words, K - 1, alpha0, eta) - before


def topic_model(docs, n_words, seed):
    # Far too many topics to begin with; then topics merge as long as that raises ln p.
    alpha0, eta = 1.0, 0.1
    z = closed_up(sampled(docs, n_words, 7, alpha0 / 7, eta, 15, Random(seed)))
    while len(set(z)) > 1:
        gain, a, b = max((merge_gain(docs, z, a, b, n_words, alpha0, eta), a, b) for a, b in combinations(set(z), 2))
        if gain <= 0:
            break
        z = merged(z, a, b)
    K = len(set(z))
    theta, phi = estimate(docs, z, n_words, K, alpha0, eta)
    return {"phi": phi, "theta": theta, "share": np.bincount(z) / len(z)}


# %% merge_changes_z: 把传入的 z 改了 / Changes the z that was passed
# caught by: test_merge
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def merge_gain(docs, z, a, b, n_words, alpha0, eta):
    K = len(set(z))
    z.sort()
    before = log_joint(docs, z, n_words, K, alpha0 / K, eta)
    return log_joint(docs, merged(z, a, b), n_words, K - 1, alpha0 / (K - 1), eta) - before


# %% merge_keeps_alpha: 合并以后 α 仍除以 K / Keeps α = alpha0/K after merging
# caught by: test_merge
# hint: alpha0/(K−1)
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def merge_gain(docs, z, a, b, n_words, alpha0, eta):
    K = len(set(z))
    before = log_joint(docs, z, n_words, K, alpha0 / K, eta)
    return log_joint(docs, merged(z, a, b), n_words, K - 1, alpha0 / K, eta) - before


# %% merge_keeps_the_number: 合并以后仍算 K 个话题 / Still counts K topics after merging
# caught by: test_merge
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def merge_gain(docs, z, a, b, n_words, alpha0, eta):
    K = len(set(z))
    before = log_joint(docs, z, n_words, K, alpha0 / K, eta)
    return log_joint(docs, merged(z, a, b), n_words, K, alpha0 / K, eta) - before


# %% merge_loss: 正负号反了 / The sign is reversed
# caught by: test_merge
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def merge_gain(docs, z, a, b, n_words, alpha0, eta):
    K = len(set(z))
    before = log_joint(docs, z, n_words, K, alpha0 / K, eta)
    return before - log_joint(docs, merged(z, a, b), n_words, K - 1, alpha0 / (K - 1), eta)


# %% merges_everything: 一直合并到只剩一个 / Merges down to a single topic
# caught by: test_planted
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def topic_model(docs, n_words, seed):
    # Far too many topics to begin with; then topics merge as long as that raises ln p.
    alpha0, eta = 1.0, 0.1
    z = closed_up(sampled(docs, n_words, 7, alpha0 / 7, eta, 15, Random(seed)))
    while len(set(z)) > 1:
        gain, a, b = max((merge_gain(docs, z, a, b, n_words, alpha0, eta), a, b) for a, b in combinations(set(z), 2))
        z = merged(z, a, b)
    K = len(set(z))
    theta, phi = estimate(docs, z, n_words, K, alpha0 / K, eta)
    return {"phi": phi, "theta": theta, "share": np.bincount(z) / len(z)}


# %% model_remembered: 找到的话题留着再用，而只按文档数、词数和种子区分 / Topics found are kept for later calls, but only by the numbers of documents and words and the seed
# caught by: test_same_again
# book: §14.6
# kind: narrow
_known = {}


def _topic_model(docs, n_words, seed):
    # Far too many topics to begin with; then topics merge as long as that raises ln p.
    alpha0, eta = 1.0, 0.1
    z = closed_up(sampled(docs, n_words, 7, alpha0 / 7, eta, 15, Random(seed)))
    while len(set(z)) > 1:
        gain, a, b = max((merge_gain(docs, z, a, b, n_words, alpha0, eta), a, b) for a, b in combinations(set(z), 2))
        if gain <= 0:
            break
        z = merged(z, a, b)
    K = len(set(z))
    theta, phi = estimate(docs, z, n_words, K, alpha0 / K, eta)
    return {"phi": phi, "theta": theta, "share": np.bincount(z) / len(z)}


def topic_model(docs, n_words, seed):
    key = len(docs), n_words, seed
    if key not in _known:
        _known[key] = _topic_model(docs, n_words, seed)
    return _known[key]


# %% never_merges: 从不合并：总是太多 / Never merges: too many
# caught by: test_planted
# hint: too many
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def topic_model(docs, n_words, seed):
    # Far too many topics to begin with; then topics merge as long as that raises ln p.
    alpha0, eta = 1.0, 0.1
    z = closed_up(sampled(docs, n_words, 7, alpha0 / 7, eta, 15, Random(seed)))
    while len(set(z)) > 1:
        gain, a, b = max((merge_gain(docs, z, a, b, n_words, alpha0, eta), a, b) for a, b in combinations(set(z), 2))
        if True:
            break
        z = merged(z, a, b)
    K = len(set(z))
    theta, phi = estimate(docs, z, n_words, K, alpha0 / K, eta)
    return {"phi": phi, "theta": theta, "share": np.bincount(z) / len(z)}


# %% new_table_by_one: 新桌的权重总是 1 / Gives a new table the weight 1
# caught by: test_restaurant
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def crp_probabilities(counts, gamma):
    return [weight / (sum(counts) + 1.0) for weight in [*counts, 1.0]]


# %% new_table_first: 新桌放在最前 / Puts the new table first
# caught by: test_restaurant, test_by_hand
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def crp_probabilities(counts, gamma):
    return [weight / (sum(counts) + gamma) for weight in [gamma, *counts]]


# %% new_topic_by_alpha: 新话题的权重漏了 beta_new / The new topic lacks beta_new
# caught by: test_step
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words):
    weights = [(d + alpha * share) * (w + eta) / (k + n_words * eta) for d, w, k, share in zip(n_dk, n_kw, n_k, beta)]
    weights.append(alpha / n_words)  # a topic that has no word yet gives all words the same probability
    return [weight / sum(weights) for weight in weights]


# %% new_topic_never: 新话题的概率总是 0 / Never adds a topic
# caught by: test_step
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words):
    weights = [(d + alpha * share) * (w + eta) / (k + n_words * eta) for d, w, k, share in zip(n_dk, n_kw, n_k, beta)]
    weights.append(0.0 if weights else 1.0)  # a topic that has no word yet gives all words the same probability
    return [weight / sum(weights) for weight in weights]


# %% new_topic_without_word: 新话题没有除以词数 / A new topic lacks the factor 1/n_words
# caught by: test_step
# hint: 1/n_words
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words):
    weights = [(d + alpha * share) * (w + eta) / (k + n_words * eta) for d, w, k, share in zip(n_dk, n_kw, n_k, beta)]
    weights.append(alpha * beta_new)  # a topic that has no word yet gives all words the same probability
    return [weight / sum(weights) for weight in weights]


# %% no_inference: 话题随机指派，没有推断 / Assigns topics at random
# caught by: test_planted
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def sampled(docs, n_words, n_topics, alpha, eta, n_sweeps, random):
    """The topics of all words after some sweeps of Gibbs sampling."""
    words = [(t, word) for t, doc in enumerate(docs) for word in doc]
    z = [random.randrange(n_topics) for _ in words]
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    n_dk, n_wk, n_k = of_docs.tolist(), of_words.T.tolist(), of_words.sum(axis=1).tolist()
    for _ in range(0):
        for i, (t, word) in enumerate(words):
            counters = n_dk[t], n_wk[word], n_k
            for counter in counters:
                counter[z[i]] -= 1
            (z[i],) = random.choices(range(n_topics), topic_conditional(*counters, alpha, eta, n_words))
            for counter in counters:
                counter[z[i]] += 1
    return z


# %% partition_denominator_shifted: 分母从 γ+1 数起 / Denominators that begin with γ + 1
# caught by: test_restaurant, test_by_hand
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def partition_log_prob(sizes, gamma):
    n = sum(sizes)
    seated = sum(log(gamma) + lgamma(size) for size in sizes)
    return seated - (lgamma(gamma + n + 1) - lgamma(gamma + 1))


# %% partition_factorial_of_size: 每桌用 n! 而不是 (n−1)！ / n! for (n−1)! at each table
# caught by: test_restaurant, test_by_hand
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def partition_log_prob(sizes, gamma):
    n = sum(sizes)
    seated = sum(log(gamma) + lgamma(size + 1) for size in sizes)
    return seated - (lgamma(gamma + n) - lgamma(gamma))


# %% partition_is_not_logarithm: 返回了概率而不是对数 / Returns the probability
# caught by: test_restaurant, test_by_hand
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def partition_log_prob(sizes, gamma):
    n = sum(sizes)
    seated = sum(log(gamma) + lgamma(size) for size in sizes)
    return float(np.exp(seated - (lgamma(gamma + n) - lgamma(gamma))))


# %% partition_of_sizes: 算的是这些大小出现的概率，不是一个划分的 / The probability of these sizes, not of one partition
# caught by: test_restaurant, test_by_hand
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def partition_log_prob(sizes, gamma):
    n = sum(sizes)
    seated = sum(log(gamma) + lgamma(size) for size in sizes)
    ways = lgamma(n + 1) - sum(lgamma(size + 1) for size in sizes)
    return seated - (lgamma(gamma + n) - lgamma(gamma)) + ways


# %% partition_one_new_table: 只算了一次 γ / Counts γ once only
# caught by: test_restaurant
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def partition_log_prob(sizes, gamma):
    n = sum(sizes)
    seated = log(gamma) * (len(sizes) > 0) + sum(lgamma(size) for size in sizes)
    return seated - (lgamma(gamma + n) - lgamma(gamma))


# %% partition_to_base_two: 用以 2 为底的对数 / Logarithms to base 2
# caught by: test_restaurant, test_by_hand
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def partition_log_prob(sizes, gamma):
    n = sum(sizes)
    seated = sum(log(gamma) + lgamma(size) for size in sizes)
    return (seated - (lgamma(gamma + n) - lgamma(gamma))) / log(2)


# %% prior_weight_only: 没有乘词的预测概率 / Leaves out the predictive probability
# caught by: test_step
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words):
    weights = [(d + alpha * share) * 1.0 for d, w, k, share in zip(n_dk, n_kw, n_k, beta)]
    weights.append(alpha * beta_new)  # a topic that has no word yet gives all words the same probability
    return [weight / sum(weights) for weight in weights]


# %% shares_not_normalised: share 给的是词数 / share holds numbers of words
# caught by: test_planted, test_same_again
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def topic_model(docs, n_words, seed):
    # Far too many topics to begin with; then topics merge as long as that raises ln p.
    alpha0, eta = 1.0, 0.1
    z = closed_up(sampled(docs, n_words, 7, alpha0 / 7, eta, 15, Random(seed)))
    while len(set(z)) > 1:
        gain, a, b = max((merge_gain(docs, z, a, b, n_words, alpha0, eta), a, b) for a, b in combinations(set(z), 2))
        if gain <= 0:
            break
        z = merged(z, a, b)
    K = len(set(z))
    theta, phi = estimate(docs, z, n_words, K, alpha0 / K, eta)
    return {"phi": phi, "theta": theta, "share": np.bincount(z)}


# %% step_not_normalised: 没有规范化 / Does not normalise
# caught by: test_step
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words):
    weights = [(d + alpha * share) * (w + eta) / (k + n_words * eta) for d, w, k, share in zip(n_dk, n_kw, n_k, beta)]
    weights.append(alpha * beta_new / n_words)  # a topic that has no word yet gives all words the same probability
    return weights


# %% step_remembered: 一步的概率留着再用，而只按计数和词数区分 / Probabilities of a step are kept for later calls, but only by counts and n_words
# caught by: test_step
# book: §14.6
# kind: narrow
_known = {}


def _hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words):
    weights = [(d + alpha * share) * (w + eta) / (k + n_words * eta) for d, w, k, share in zip(n_dk, n_kw, n_k, beta)]
    weights.append(alpha * beta_new / n_words)  # a topic that has no word yet gives all words the same probability
    return [weight / sum(weights) for weight in weights]


def hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words):
    key = tuple(n_dk), tuple(n_kw), tuple(n_k), n_words
    if key not in _known:
        _known[key] = _hdp_conditional(n_dk, n_kw, n_k, beta, beta_new, alpha, eta, n_words)
    return _known[key]


# %% tables_alike: 已有的各桌一样可能 / Takes all tables for equally probable
# caught by: test_restaurant, test_by_hand
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def crp_probabilities(counts, gamma):
    return [1 / (len(counts) + gamma)] * len(counts) + [gamma / (len(counts) + gamma)]


# %% tables_logarithmic: 用 γ ln(1 + n/γ) 近似桌数 / Approximates by γ ln(1 + n/γ)
# caught by: test_restaurant, test_by_hand
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def expected_tables(n, gamma):
    return gamma * log(1 + n / gamma)


# %% tables_off_by_one: 少算第一位顾客 / Leaves out the first customer
# caught by: test_restaurant, test_by_hand
# book: §14.6, §14.7
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def expected_tables(n, gamma):
    return sum(gamma / (gamma + seated) for seated in range(1, n))


# %% tables_up_to_a_hundred: 只加到 100 位 / Adds up the first hundred customers only
# caught by: test_restaurant
# book: §14.6, §14.7
# kind: narrow
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    topics = iter(z)
    for t, doc in enumerate(docs):
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words, eta)


def posterior_mean(table, prior):
    return (table + prior) / (table + prior).sum(axis=1, keepdims=True)


def expected_tables(n, gamma):
    return sum(gamma / (gamma + seated) for seated in range(min(n, 100)))


# %% theta_without_documents: 每篇文档的 theta 都用全体词的比例 / Gives all documents the same theta, the shares among all words
# caught by: test_planted
# book: §14.6
def topic_model(docs, n_words, seed):
    # Far too many topics to begin with; then topics merge as long as that raises ln p.
    alpha0, eta = 1.0, 0.1
    z = closed_up(sampled(docs, n_words, 7, alpha0 / 7, eta, 15, Random(seed)))
    while len(set(z)) > 1:
        gain, a, b = max((merge_gain(docs, z, a, b, n_words, alpha0, eta), a, b) for a, b in combinations(set(z), 2))
        if gain <= 0:
            break
        z = merged(z, a, b)
    K = len(set(z))
    theta, phi = estimate(docs, z, n_words, K, alpha0 / K, eta)
    share = np.bincount(z) / len(z)
    return {"phi": phi, "theta": np.tile(share, (len(docs), 1)), "share": share}


# %% topics_by_vocabulary: 话题数由词数决定 / The number of topics is taken from n_words
# caught by: test_planted
# book: §14.6
def topic_model(docs, n_words, seed):
    K, alpha, eta = max(1, n_words // 6), 0.5, 0.1
    z = sampled(docs, n_words, K, alpha, eta, 60, Random(seed))
    theta, phi = estimate(docs, z, n_words, K, alpha, eta)
    return {"phi": phi, "theta": theta, "share": np.bincount(z, minlength=K) / len(z)}
