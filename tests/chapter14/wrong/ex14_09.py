"""Known mistakes of 14.9. Each cell holds what differs from the reference."""

# %% always_ten: 每段总是十篇 / Blocks of ten whatever `block` is
# caught by: test_evolution
# book: §14.6, (14.41)-(14.44)
def topic_evolution(theta, block):
    block = 10
    return np.array([theta[start : start + block].mean(axis=0) for start in range(0, len(theta), block)])


# %% block_is_a_number_of_blocks: 把 block 当作段数 / Takes block for the number of blocks
# caught by: test_evolution
# book: §14.6, (14.41)-(14.44)
def topic_evolution(theta, block):
    return np.array([part.mean(axis=0) for part in np.array_split(theta, block) if len(part)])


# %% blocks_overlap: 每段多取一篇 / Blocks that overlap by a document
# caught by: test_evolution
# book: §14.6, (14.41)-(14.44)
def topic_evolution(theta, block):
    return np.array([theta[start : start + block + 1].mean(axis=0) for start in range(0, len(theta), block)])


# %% conditional_counts_itself: 条件概率里把这个词自己也计入 / Counts the word itself in the conditional
# caught by: test_conditional, test_by_hand
# book: §14.6, (14.41)-(14.44)
def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + 1 + alpha) * (w + 1 + eta) / (k + 1 + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


# %% conditional_eta_once: 分母用 η 而不是词数乘 η / Divides by n_k + η
# caught by: test_conditional, test_by_hand
# hint: n_words·η
# book: §14.6, (14.41)-(14.44)
def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


# %% conditional_most_probable: 取最可能的话题，没有给出概率 / Gives all probability to the largest
# caught by: test_conditional, test_by_hand
# book: §14.6, (14.41)-(14.44)
def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [float(k == weights.index(max(weights))) for k in range(len(weights))]


# %% conditional_not_normalised: 没有规范化 / Does not normalise
# caught by: test_conditional, test_by_hand
# book: §14.6, (14.41)-(14.44)
def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) / (k + n_words * eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return weights


# %% conditional_priors_exchanged: 条件概率里 α 与 η 用反了 / Exchanges α and η in the conditional
# caught by: test_conditional, test_by_hand
# book: §14.6, (14.41)-(14.44)
def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + eta) * (w + alpha) / (k + n_words * alpha) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


# %% conditional_without_denominator: 漏了分母 n_k + 词数·η / Leaves out the denominator
# caught by: test_conditional, test_by_hand
# book: §14.6, (14.41)-(14.44)
def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + alpha) * (w + eta) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


# %% conditional_without_priors: 没有先验：计数为 0 的话题永远抽不到 / No priors: topics with a count of 0 are never drawn
# caught by: test_conditional, test_by_hand
# book: §14.6, (14.41)-(14.44)
def topic_conditional(n_dk, n_kw, n_k, alpha, eta, n_words):
    weights = [(d + 1e-12) * (w + 1e-12) / (k + 1e-12) for d, w, k in zip(n_dk, n_kw, n_k)]
    total = sum(weights)
    return [weight / total for weight in weights]


# %% corpus_without_words: 语料中没有词就除以 0 / Divides by zero if the corpus has no words
# caught by: test_priors
# book: §14.6, (14.41)-(14.44)
def lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    random = Random(seed)
    words = [(t, word) for t, doc in enumerate(docs) for word in doc]
    z = [random.randrange(n_topics) for _ in words]
    longest = len(words) / max(len(doc) for doc in docs)  # documents
    n_sweeps = n_sweeps if longest >= 1 else 1
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    n_dk, n_wk, n_k = of_docs.tolist(), of_words.T.tolist(), of_words.sum(axis=1).tolist()
    for _ in range(n_sweeps):
        for i, (t, word) in enumerate(words):
            document, same = n_dk[t], n_wk[word]
            for counter in (document, same, n_k):
                counter[z[i]] -= 1
            chances = topic_conditional(document, same, n_k, alpha, eta, n_words)
            (z[i],) = random.choices(range(n_topics), chances)
            for counter in (document, same, n_k):
                counter[z[i]] += 1
    theta, phi = estimate(docs, z, n_words, n_topics, alpha, eta)
    return {"theta": theta, "phi": phi}


# %% documents_only: 漏了话题的一组 / Leaves out the group of topics
# caught by: test_log_joint, test_by_hand
# book: §14.6, (14.41)-(14.44)
def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha)


# %% empty_document_gets_nothing: 空文档的 theta 全是 0 / theta of an empty document is 0
# caught by: test_priors
# book: §14.6, (14.41)-(14.44)
def lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    random = Random(seed)
    words = [(t, word) for t, doc in enumerate(docs) for word in doc]
    z = [random.randrange(n_topics) for _ in words]
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    n_dk, n_wk, n_k = of_docs.tolist(), of_words.T.tolist(), of_words.sum(axis=1).tolist()
    for _ in range(n_sweeps):
        for i, (t, word) in enumerate(words):
            document, same = n_dk[t], n_wk[word]
            for counter in (document, same, n_k):
                counter[z[i]] -= 1
            chances = topic_conditional(document, same, n_k, alpha, eta, n_words)
            (z[i],) = random.choices(range(n_topics), chances)
            for counter in (document, same, n_k):
                counter[z[i]] += 1
    theta, phi = estimate(docs, z, n_words, n_topics, alpha, eta)
    for t, doc in enumerate(docs):
        theta[t] *= bool(doc)
    return {"theta": theta, "phi": phi}


# %% estimate_of_the_mode: 用众数（计数 + 先验 − 1）而不是均值 / The mode, counts + prior − 1, for the mean
# caught by: test_estimate
# book: §14.6, (14.41)-(14.44)
def posterior_mean(table, prior):
    table = np.maximum(table + prior - 1, 1e-9)
    return table / table.sum(axis=1, keepdims=True)


# %% estimate_without_prior: 估计里没有先验：空文档出错 / No prior in the estimates
# caught by: test_estimate
# book: §14.6, (14.41)-(14.44)
def posterior_mean(table, prior):
    return (table + 1e-12) / (table + 1e-12).sum(axis=1, keepdims=True)


# %% inference_without_alpha: 推断时 α 总取 1 / Takes 1 for α while inferring
# caught by: test_priors
# book: §14.6, (14.41)-(14.44)
def lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    random = Random(seed)
    alpha = 1.0
    words = [(t, word) for t, doc in enumerate(docs) for word in doc]
    z = [random.randrange(n_topics) for _ in words]
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    n_dk, n_wk, n_k = of_docs.tolist(), of_words.T.tolist(), of_words.sum(axis=1).tolist()
    for _ in range(n_sweeps):
        for i, (t, word) in enumerate(words):
            document, same = n_dk[t], n_wk[word]
            for counter in (document, same, n_k):
                counter[z[i]] -= 1
            chances = topic_conditional(document, same, n_k, alpha, eta, n_words)
            (z[i],) = random.choices(range(n_topics), chances)
            for counter in (document, same, n_k):
                counter[z[i]] += 1
    theta, phi = estimate(docs, z, n_words, n_topics, alpha, eta)
    return {"theta": theta, "phi": phi}


# %% inference_without_eta: 推断时 η 总取 0.1 / Takes 0.1 for η while inferring
# caught by: test_priors
# book: §14.6, (14.41)-(14.44)
def lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    random = Random(seed)
    eta = 0.1
    words = [(t, word) for t, doc in enumerate(docs) for word in doc]
    z = [random.randrange(n_topics) for _ in words]
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    n_dk, n_wk, n_k = of_docs.tolist(), of_words.T.tolist(), of_words.sum(axis=1).tolist()
    for _ in range(n_sweeps):
        for i, (t, word) in enumerate(words):
            document, same = n_dk[t], n_wk[word]
            for counter in (document, same, n_k):
                counter[z[i]] -= 1
            chances = topic_conditional(document, same, n_k, alpha, eta, n_words)
            (z[i],) = random.choices(range(n_topics), chances)
            for counter in (document, same, n_k):
                counter[z[i]] += 1
    theta, phi = estimate(docs, z, n_words, n_topics, alpha, eta)
    return {"theta": theta, "phi": phi}


# %% joint_remembered: ln p(W, z) 留着再用，而只按 z、词数和话题数区分 / ln p(W, z) is kept for later calls, but only by z, n_words and n_topics
# caught by: test_log_joint
# book: (14.41)
# kind: narrow
_known = {}


def _log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)


def log_joint(docs, z, n_words, n_topics, alpha, eta):
    key = tuple(z), n_words, n_topics
    if key not in _known:
        _known[key] = _log_joint(docs, z, n_words, n_topics, alpha, eta)
    return _known[key]


# %% joint_to_base_two: 用以 2 为底的对数 / Logarithms to base 2
# caught by: test_log_joint, test_by_hand
# book: §14.6, (14.41)-(14.44)
def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return (dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words, eta)) / np.log(2)


# %% last_block_divided_by_block: 最后一段也除以 block / Divides the last block by `block`, too
# caught by: test_evolution
# book: §14.6, (14.41)-(14.44)
def topic_evolution(theta, block):
    return np.array([theta[start : start + block].sum(axis=0) / block for start in range(0, len(theta), block)])


# %% last_block_dropped: 丢掉了不足的最后一段 / Drops the last, shorter block
# caught by: test_evolution
# book: §14.6, (14.41)-(14.44)
def topic_evolution(theta, block):
    return np.array([theta[start : start + block].mean(axis=0) for start in range(0, len(theta) // block * block, block)])


# %% no_sampling: 话题随机指派，没有采样 / Assigns topics at random and never samples
# caught by: test_planted
# hint: alike
# book: §14.6, (14.41)-(14.44)
def lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    random = Random(seed)
    words = [(t, word) for t, doc in enumerate(docs) for word in doc]
    z = [random.randrange(n_topics) for _ in words]
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    n_dk, n_wk, n_k = of_docs.tolist(), of_words.T.tolist(), of_words.sum(axis=1).tolist()
    for _ in range(0):
        for i, (t, word) in enumerate(words):
            document, same = n_dk[t], n_wk[word]
            for counter in (document, same, n_k):
                counter[z[i]] -= 1
            chances = topic_conditional(document, same, n_k, alpha, eta, n_words)
            (z[i],) = random.choices(range(n_topics), chances)
            for counter in (document, same, n_k):
                counter[z[i]] += 1
    theta, phi = estimate(docs, z, n_words, n_topics, alpha, eta)
    return {"theta": theta, "phi": phi}


# %% one_mixture_for_all: 所有文档共用一个话题比例 / One mixture of topics for all documents
# caught by: test_planted, test_priors
# book: §14.6, (14.41)-(14.44)
def lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    random = Random(seed)
    words = [(t, word) for t, doc in enumerate(docs) for word in doc]
    z = [random.randrange(n_topics) for _ in words]
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    n_dk, n_wk, n_k = of_docs.tolist(), of_words.T.tolist(), of_words.sum(axis=1).tolist()
    for _ in range(n_sweeps):
        for i, (t, word) in enumerate(words):
            document, same = n_dk[t], n_wk[word]
            for counter in (document, same, n_k):
                counter[z[i]] -= 1
            chances = topic_conditional(document, same, n_k, alpha, eta, n_words)
            (z[i],) = random.choices(range(n_topics), chances)
            for counter in (document, same, n_k):
                counter[z[i]] += 1
    theta, phi = estimate(docs, z, n_words, n_topics, alpha, eta)
    return {"theta": np.tile(theta.mean(axis=0), (len(docs), 1)), "phi": phi}


# %% perplexity_floor: 小概率一律当作 1e-8 / Raises small probabilities to 1e-8
# caught by: test_perplexity
# book: §14.6, (14.41)-(14.44)
def perplexity(docs, theta, phi):
    logs = [np.log(max(theta[t] @ phi[:, word], 1e-8)) for t, doc in enumerate(docs) for word in doc]
    return float(np.exp(-np.mean(logs)))


# %% perplexity_inside_the_sum: 先取对数再对话题求和 / Takes logarithms before summing over topics
# caught by: test_perplexity
# book: §14.6, (14.41)-(14.44)
def perplexity(docs, theta, phi):
    logs = [theta[t] @ np.log(phi[:, word]) for t, doc in enumerate(docs) for word in doc]
    return float(np.exp(-np.mean(logs)))


# %% perplexity_mean_of_probabilities: 平均的是概率而不是对数 / Averages probabilities, not logarithms
# caught by: test_perplexity
# book: §14.6, (14.41)-(14.44)
def perplexity(docs, theta, phi):
    logs = [np.log(theta[t] @ phi[:, word]) for t, doc in enumerate(docs) for word in doc]
    return float(1 / np.mean(np.exp(logs)))


# %% perplexity_of_distinct_words: 重复的词只算一次 / Counts repeated words once
# caught by: test_perplexity
# book: §14.6, (14.41)-(14.44)
def perplexity(docs, theta, phi):
    logs = [np.log(theta[t] @ phi[:, word]) for t, doc in enumerate(docs) for word in set(doc)]
    return float(np.exp(-np.mean(logs)))


def lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    random = Random(seed)
    words = [(t, word) for t, doc in enumerate(docs) for word in set(doc)]
    z = [random.randrange(n_topics) for _ in words]
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    n_dk, n_wk, n_k = of_docs.tolist(), of_words.T.tolist(), of_words.sum(axis=1).tolist()
    for _ in range(n_sweeps):
        for i, (t, word) in enumerate(words):
            document, same = n_dk[t], n_wk[word]
            for counter in (document, same, n_k):
                counter[z[i]] -= 1
            chances = topic_conditional(document, same, n_k, alpha, eta, n_words)
            (z[i],) = random.choices(range(n_topics), chances)
            for counter in (document, same, n_k):
                counter[z[i]] += 1
    theta, phi = estimate(docs, z, n_words, n_topics, alpha, eta)
    return {"theta": theta, "phi": phi}


# %% perplexity_of_documents: 先对每篇平均，再对各篇平均 / Averages documents, not words
# caught by: test_perplexity
# hint: all words
# book: §14.6, (14.41)-(14.44)
def perplexity(docs, theta, phi):
    logs = [np.mean([np.log(theta[t] @ phi[:, word]) for word in doc]) for t, doc in enumerate(docs) if doc]
    return float(np.exp(-np.mean(logs)))


# %% perplexity_to_base_two: 以 2 为底取指数，却用自然对数 / Powers of 2 of natural logarithms
# caught by: test_perplexity
# book: §14.6, (14.41)-(14.44)
def perplexity(docs, theta, phi):
    logs = [np.log(theta[t] @ phi[:, word]) for t, doc in enumerate(docs) for word in doc]
    return float(2 ** -np.mean(logs))


# %% phi_transposed: phi 按列规范化：每个词属于各话题的概率 / Normalises phi by columns
# caught by: test_estimate
# book: §14.6, (14.41)-(14.44)
def estimate(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return posterior_mean(of_docs, alpha), posterior_mean(of_words.T, eta).T


# %% plug_in_likelihood: 代入了频率的估计，没有积分 / Plugs in frequencies instead of integrating
# caught by: test_log_joint, test_by_hand
# book: §14.6, (14.41)-(14.44)
def dirichlet_multinomial(table, prior):
    shares = (table + prior) / (table + prior).sum(axis=1, keepdims=True)
    return float((table * np.log(shares)).sum())


# %% prior_not_times_length: 归一化项里用 α 而不是 Kα / Uses α for Kα in the normaliser
# caught by: test_log_joint, test_by_hand
# hint: Γ(Kα)
# book: §14.6, (14.41)-(14.44)
def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(prior) - lgamma(sum(row) + prior)
        total += sum(lgamma(count + prior) - lgamma(prior) for count in row)
    return total


# %% priors_exchanged: α 与 η 用反了 / Exchanges α and η
# caught by: test_log_joint, test_by_hand
# book: §14.6, (14.41)-(14.44)
def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, eta) + dirichlet_multinomial(of_words, alpha)


# %% rows_not_normalised: 返回的是计数 / Returns counts
# caught by: test_planted, test_priors
# book: §14.6, (14.41)-(14.44)
def lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    random = Random(seed)
    words = [(t, word) for t, doc in enumerate(docs) for word in doc]
    z = [random.randrange(n_topics) for _ in words]
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    n_dk, n_wk, n_k = of_docs.tolist(), of_words.T.tolist(), of_words.sum(axis=1).tolist()
    for _ in range(n_sweeps):
        for i, (t, word) in enumerate(words):
            document, same = n_dk[t], n_wk[word]
            for counter in (document, same, n_k):
                counter[z[i]] -= 1
            chances = topic_conditional(document, same, n_k, alpha, eta, n_words)
            (z[i],) = random.choices(range(n_topics), chances)
            for counter in (document, same, n_k):
                counter[z[i]] += 1
    theta, phi = estimate(docs, z, n_words, n_topics, alpha, eta)
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return {"theta": of_docs, "phi": of_words}


# %% seed_ignored_by_chance: 没有用 seed：每次结果不同 / Ignores the seed: results differ from call to call
# caught by: test_priors
# book: §14.6, (14.41)-(14.44)
def lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    random = Random()
    words = [(t, word) for t, doc in enumerate(docs) for word in doc]
    z = [random.randrange(n_topics) for _ in words]
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    n_dk, n_wk, n_k = of_docs.tolist(), of_words.T.tolist(), of_words.sum(axis=1).tolist()
    for _ in range(n_sweeps):
        for i, (t, word) in enumerate(words):
            document, same = n_dk[t], n_wk[word]
            for counter in (document, same, n_k):
                counter[z[i]] -= 1
            chances = topic_conditional(document, same, n_k, alpha, eta, n_words)
            (z[i],) = random.choices(range(n_topics), chances)
            for counter in (document, same, n_k):
                counter[z[i]] += 1
    theta, phi = estimate(docs, z, n_words, n_topics, alpha, eta)
    return {"theta": theta, "phi": phi}


# %% topics_remembered: 推断的结果留着再用，而只按文档数和各参数区分 / Inferred topics are kept for later calls, but only by the number of documents and the parameters
# caught by: test_priors
# book: §14.6
# kind: narrow
_known = {}


def _lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    random = Random(seed)
    words = [(t, word) for t, doc in enumerate(docs) for word in doc]
    z = [random.randrange(n_topics) for _ in words]
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    n_dk, n_wk, n_k = of_docs.tolist(), of_words.T.tolist(), of_words.sum(axis=1).tolist()
    for _ in range(n_sweeps):
        for i, (t, word) in enumerate(words):
            document, same = n_dk[t], n_wk[word]
            for counter in (document, same, n_k):
                counter[z[i]] -= 1
            chances = topic_conditional(document, same, n_k, alpha, eta, n_words)
            (z[i],) = random.choices(range(n_topics), chances)
            for counter in (document, same, n_k):
                counter[z[i]] += 1
    theta, phi = estimate(docs, z, n_words, n_topics, alpha, eta)
    return {"theta": theta, "phi": phi}


def lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed):
    key = len(docs), n_words, n_topics, alpha, eta, n_sweeps, seed
    if key not in _known:
        _known[key] = _lda(docs, n_words, n_topics, alpha, eta, n_sweeps, seed)
    return _known[key]


# %% used_words_only: 词数取出现过的词 / Takes the number of words that occur for n_words
# caught by: test_log_joint
# book: §14.6, (14.41)-(14.44)
def log_joint(docs, z, n_words, n_topics, alpha, eta):
    of_docs, of_words = counts(docs, z, n_words, n_topics)
    return dirichlet_multinomial(of_docs, alpha) + dirichlet_multinomial(of_words[:, of_words.sum(axis=0) > 0], eta)


# %% with_multinomial_coefficients: 乘了多项式系数 / Multiplies by multinomial coefficients
# caught by: test_log_joint, test_by_hand
# book: §14.6, (14.41)-(14.44)
def dirichlet_multinomial(table, prior):
    """The logarithm of the probability of each row's draws, its distribution integrated out."""
    total = 0.0
    for row in table:
        total += lgamma(len(row) * prior) - lgamma(sum(row) + len(row) * prior)
        total += sum(lgamma(count + prior) - lgamma(prior) - lgamma(count + 1) for count in row) + lgamma(sum(row) + 1)
    return total


# %% z_by_document_restarts: 每篇文档都从 z 的开头读起 / Reads z from its beginning for every document
# caught by: test_log_joint, test_estimate
# book: §14.6, (14.41)-(14.44)
def counts(docs, z, n_words, n_topics):
    """How often document t has topic k, and topic k has word w."""
    of_docs, of_words = np.zeros((len(docs), n_topics)), np.zeros((n_topics, n_words))
    for t, doc in enumerate(docs):
        topics = iter(z)
        for word in doc:
            topic = next(topics)
            of_docs[t, topic] += 1
            of_words[topic, word] += 1
    return of_docs, of_words
