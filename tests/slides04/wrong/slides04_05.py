"""Known mistakes of slides4.5. Each cell holds what differs from the reference."""

# %% balanced_costs: 两类的代价按样本数平衡 / Costs balanced between the classes
# caught by: test_training
# book: §4.1
def train(X, y, C):
    y = np.array(y)
    costs = C * len(y) / (2 * np.where(y > 0, np.sum(y > 0), np.sum(y < 0)))
    return weighted_linear_svm(X, y, costs)


# %% best_rows_only: 每种特征只留最好的一行 / Only the best row of each kind
# caught by: test_table
# book: §4.1
def compare(docs, labels, val_docs, val_labels, classes, kinds, costs):
    terms = sorted({word for doc in docs for word in doc})
    weights = idf(docs, terms)
    rows = []
    for kind in kinds:
        X, X_val = (features(some, terms, kind, weights) for some in (docs, val_docs))
        for C in costs:
            models = {c: train(X, [1 if label == c else -1 for label in labels], C) for c in classes}
            rows.append(
                {
                    "kind": kind,
                    "C": C,
                    "terms": terms,
                    "models": models,
                    "train_errors": errors(models, X, labels, classes),
                    "val_errors": errors(models, X_val, val_labels, classes),
                }
            )
    return [min((row for row in rows if row["kind"] == kind), key=lambda row: row["val_errors"]) for kind in kinds]


# %% bias_halfway: b 取两类最近样本的正中 / b halfway between the nearest samples of both classes
# caught by: test_training, test_table
# book: §4.1
def train(X, y, C):
    w, b = weighted_linear_svm(X, y, C)
    s, y = np.asarray(X) @ w, np.array(y)
    return w, float(-(s[y > 0].min() + s[y < 0].max()) / 2)


# %% binary_counts: "binary" 也是次数 / Numbers for "binary", too
# caught by: test_features
# book: §4.1
def features(docs, terms, kind, weights):
    counts = np.array([[doc.count(term) for term in terms] for doc in docs], dtype=float)
    if kind == "binary":
        return counts
    return counts * weights if kind == "tfidf" else counts


# %% blanks_stripped: 去掉了词两端的空格 / Strips blanks from words
# caught by: test_features
# book: §4.1
def idf(docs, terms):
    docs, terms = [[word.strip() for word in doc] for doc in docs], [term.strip() for term in terms]
    holding = Counter(word for doc in docs for word in set(doc))
    return [log(len(docs) / holding[term]) if holding[term] else 0.0 for term in terms]


# %% chooses_by_both: 按两种错误之和选 / Chooses by the sum of both errors
# caught by: test_choice
# book: §4.1
def choose(rows):
    best = min(rows, key=lambda row: row["val_errors"] + row["train_errors"])
    return best["kind"], best["C"]


# %% chooses_by_training: 按训练错误选 / Chooses by training errors
# caught by: test_choice
# hint: 验证错误
# book: §4.1
def choose(rows):
    best = min(rows, key=lambda row: row["train_errors"])
    return best["kind"], best["C"]


# %% chooses_most_errors: 选了错误最多的 / Chooses the most errors
# caught by: test_choice
# book: §4.1
def choose(rows):
    best = max(rows, key=lambda row: row["val_errors"])
    return best["kind"], best["C"]


# %% coarse_ties: 相差不到 0.001 也算并列 / Scores less than 0.001 apart are ties
# caught by: test_one_vs_rest, test_one_vs_one
# book: §4.1
# kind: narrow
TIE = 1e-3


# %% coarse_votes: 不到 10⁻⁷ 的得分都算 0 / Scores below 10⁻⁷ in size count as 0
# caught by: test_one_vs_one
# book: §4.1
# kind: narrow
def one_vs_one(models, X, classes):
    votes = np.zeros((len(classes), len(X)))
    for (c, d), (w, b) in models.items():
        for_c = X @ np.asarray(w) + b > -1e-7
        votes[classes.index(c)] += for_c
        votes[classes.index(d)] += ~for_c
    return [classes[k] for k in np.argmax(votes, axis=0)]


# %% cost_divided_by_m: 代价除以了样本数 / The cost is divided by the number of samples
# caught by: test_training, test_table
# hint: C/m
# book: §4.1
def train(X, y, C):
    return weighted_linear_svm(X, y, C / len(y))


# %% cost_ignored: 忽略 C / Ignores C
# caught by: test_training, test_table
# book: §4.1
def train(X, y, C):
    return weighted_linear_svm(X, y, 1.0)


# %% df_counts_occurrences: df 数的是出现次数 / df counts occurrences
# caught by: test_weights, test_features
# hint: 只算一篇
# book: §4.1
def idf(docs, terms):
    holding = Counter(word for doc in docs for word in doc)
    return [log(len(docs) / holding[term]) if holding[term] else 0.0 for term in terms]


# %% df_not_inverted: 权重写成 ln df / The weight is ln df
# caught by: test_weights, test_features
# book: §4.1
def idf(docs, terms):
    holding = Counter(word for doc in docs for word in set(doc))
    return [log(holding[term] / len(docs)) if holding[term] else 0.0 for term in terms]


# %% df_of_nonempty: 空的文本不算在篇数里 / Empty documents are not counted
# caught by: test_features
# book: §4.1
def idf(docs, terms):
    holding = Counter(word for doc in docs for word in set(doc))
    return [log(sum(map(bool, docs)) / holding[term]) if holding[term] else 0.0 for term in terms]


# %% empty_word_dropped: 丢掉空字符串这个词 / Drops the word that is an empty string
# caught by: test_table
# book: §4.1
def compare(docs, labels, val_docs, val_labels, classes, kinds, costs):
    terms = sorted({word for doc in docs for word in doc if word})
    weights = idf(docs, terms)
    rows = []
    for kind in kinds:
        X, X_val = (features(some, terms, kind, weights) for some in (docs, val_docs))
        for C in costs:
            models = {c: train(X, [1 if label == c else -1 for label in labels], C) for c in classes}
            rows.append(
                {
                    "kind": kind,
                    "C": C,
                    "terms": terms,
                    "models": models,
                    "train_errors": errors(models, X, labels, classes),
                    "val_errors": errors(models, X_val, val_labels, classes),
                }
            )
    return rows


# %% few_steps: 梯度下降走得太少 / Too few steps of gradient descent
# caught by: test_training
# book: §4.1
def train(X, y, C):
    y = np.array(y)
    w, b = np.zeros(X.shape[1]), 0.0
    for t in range(1, 60):
        inside = y * (X @ w + b) < 1
        w = w - (w - C * y[inside] @ X[inside]) / (10 + t)
        b += C * y[inside].sum() / (10 + t)
    return w, float(b)


# %% first_cost_only: 每种特征只用第一个 C 训练 / Trains with the first C only
# caught by: test_table
# book: §4.1
def compare(docs, labels, val_docs, val_labels, classes, kinds, costs):
    terms = sorted({word for doc in docs for word in doc})
    weights = idf(docs, terms)
    rows = []
    for kind in kinds:
        X, X_val = (features(some, terms, kind, weights) for some in (docs, val_docs))
        for C in costs:
            models = {c: train(X, [1 if label == c else -1 for label in labels], costs[0]) for c in classes}
            rows.append(
                {
                    "kind": kind,
                    "C": C,
                    "terms": terms,
                    "models": models,
                    "train_errors": errors(models, X, labels, classes),
                    "val_errors": errors(models, X_val, val_labels, classes),
                }
            )
    return rows


# %% geometric_scores: 得分除以了 ‖w‖ / Scores are divided by ‖w‖
# caught by: test_one_vs_rest
# book: §4.1
def one_vs_rest(models, X, classes):
    scores = np.array([X @ np.asarray(models[c][0]) + models[c][1] for c in classes])
    scores /= np.array([[max(1e-12, np.linalg.norm(models[c][0]))] for c in classes])
    # argmax gives the first of those that are as good as the largest.
    return [classes[k] for k in np.argmax(scores >= scores.max(axis=0) - TIE, axis=0)]


# %% idf_of_all: idf 由全部文本算 / The idf of all documents
# caught by: test_table
# book: §4.1
def compare(docs, labels, val_docs, val_labels, classes, kinds, costs):
    terms = sorted({word for doc in docs for word in doc})
    weights = idf([*docs, *val_docs], terms)
    rows = []
    for kind in kinds:
        X, X_val = (features(some, terms, kind, weights) for some in (docs, val_docs))
        for C in costs:
            models = {c: train(X, [1 if label == c else -1 for label in labels], C) for c in classes}
            rows.append(
                {
                    "kind": kind,
                    "C": C,
                    "terms": terms,
                    "models": models,
                    "train_errors": errors(models, X, labels, classes),
                    "val_errors": errors(models, X_val, val_labels, classes),
                }
            )
    return rows


# %% idf_of_validation: 验证文本用它们自己的 idf / Validation documents get an idf of their own
# caught by: test_table
# book: §4.1
def compare(docs, labels, val_docs, val_labels, classes, kinds, costs):
    terms = sorted({word for doc in docs for word in doc})
    weights = idf(docs, terms)
    rows = []
    for kind in kinds:
        X, X_val = (features(some, terms, kind, idf(some, terms)) for some in (docs, val_docs))
        for C in costs:
            models = {c: train(X, [1 if label == c else -1 for label in labels], C) for c in classes}
            rows.append(
                {
                    "kind": kind,
                    "C": C,
                    "terms": terms,
                    "models": models,
                    "train_errors": errors(models, X, labels, classes),
                    "val_errors": errors(models, X_val, val_labels, classes),
                }
            )
    return rows


# %% idf_plus_one: 权重加了 1 / 1 is added to the weight
# caught by: test_weights, test_features
# book: §4.1
def idf(docs, terms):
    holding = Counter(word for doc in docs for word in set(doc))
    return [1 + log(len(docs) / holding[term]) if holding[term] else 0.0 for term in terms]


# %% idf_remembered: 算过的权留着再用，而只按文档数和词表区分 / Weights are kept for later calls, but only by the number of documents and the terms
# caught by: test_features
# book: §4.1
# kind: narrow
def idf(docs, terms):
    holding = Counter(word for doc in docs for word in set(doc))
    return [log(len(docs) / holding[term]) if holding[term] else 0.0 for term in terms]


_right_idf = idf


_seen_idf = {}


def idf(*args):
    key = (len(args[0]), tuple(args[1]))
    if key not in _seen_idf:
        _seen_idf[key] = _right_idf(*args)
    return _seen_idf[key]


# %% knockout: 一对一改成淘汰赛 / A knockout for one against one
# caught by: test_one_vs_one
# book: §4.1
def one_vs_one(models, X, classes):
    votes = np.zeros((len(classes), len(X)))
    for (c, d), (w, b) in models.items():
        for_c = X @ np.asarray(w) + b > -TIE
        votes[classes.index(c)] += for_c
        votes[classes.index(d)] += ~for_c
    found = []
    for x in X:
        best = classes[0]
        for c in classes[1:]:
            w, b = models[(best, c)] if (best, c) in models else models[(c, best)]
            first = x @ np.asarray(w) + b > -TIE
            best = (best, c)[1 - first] if (best, c) in models else (c, best)[1 - first]
        found.append(best)
    return found


# %% largest_size_of_score: 一对多取绝对值最大的得分 / The largest score in size
# caught by: test_one_vs_rest
# book: §4.1
def one_vs_rest(models, X, classes):
    scores = np.array([X @ np.asarray(models[c][0]) + models[c][1] for c in classes])
    scores = abs(scores)
    # argmax gives the first of those that are as good as the largest.
    return [classes[k] for k in np.argmax(scores >= scores.max(axis=0) - TIE, axis=0)]


# %% leaky_vocabulary: 词表里有验证文本的词 / Words of validation documents in the vocabulary
# caught by: test_table
# hint: 训练文本
# book: §4.1
def compare(docs, labels, val_docs, val_labels, classes, kinds, costs):
    terms = sorted({word for doc in [*docs, *val_docs] for word in doc})
    weights = idf(docs, terms)
    rows = []
    for kind in kinds:
        X, X_val = (features(some, terms, kind, weights) for some in (docs, val_docs))
        for C in costs:
            models = {c: train(X, [1 if label == c else -1 for label in labels], C) for c in classes}
            rows.append(
                {
                    "kind": kind,
                    "C": C,
                    "terms": terms,
                    "models": models,
                    "train_errors": errors(models, X, labels, classes),
                    "val_errors": errors(models, X_val, val_labels, classes),
                }
            )
    return rows


# %% least_squares: 用最小二乘代替支持向量机 / Least squares for the machine
# caught by: test_training
# book: §4.1
def train(X, y, C):
    Z = np.column_stack([X, np.ones(len(X))])
    w = np.linalg.lstsq(Z, np.array(y, dtype=float), rcond=None)[0]
    return w[:-1], float(w[-1])


# %% log10_idf: 用常用对数 / Logarithms to base 10
# caught by: test_weights, test_features
# hint: 自然对数
# book: §4.1
def idf(docs, terms):
    holding = Counter(word for doc in docs for word in set(doc))
    return [log(len(docs) / holding[term], 10) if holding[term] else 0.0 for term in terms]


# %% loose_tolerance: 求解停得太早 / The solver stops too early
# caught by: test_training, test_table
# book: §4.1
def train(X, y, C):
    return weighted_linear_svm(X, y, C, 0.1)


# %% normalised_rows: 特征归一化为单位长 / Rows are scaled to length one
# caught by: test_features
# book: §4.1
def features(docs, terms, kind, weights):
    counts = np.array([[doc.count(term) for term in terms] for doc in docs], dtype=float)
    if kind == "binary":
        return np.minimum(counts, 1.0)
    X = counts * weights if kind == "tfidf" else counts
    return X / np.maximum(1e-12, np.linalg.norm(X, axis=1, keepdims=True))


# %% numbers_in_texts: 把像数的词当作数来比较 / Compares words that look like numbers as numbers
# caught by: test_features
def features(docs, terms, kind, weights):
    counts = np.array([[[*map(as_number, doc)].count(as_number(term)) for term in terms] for doc in docs], dtype=float)
    if kind == "binary":
        return np.minimum(counts, 1.0)
    return counts * weights if kind == "tfidf" else counts


def as_number(word):
    try:
        return float(word)
    except ValueError:
        return word


# %% pair_in_order_of_classes: 以为键总按 classes 的次序 / Believes the keys follow the order of the classes
# caught by: test_one_vs_one
# book: §4.1
def one_vs_one(models, X, classes):
    votes = np.zeros((len(classes), len(X)))
    for pair, (w, b) in models.items():
        c, d = sorted(pair, key=classes.index)
        for_c = X @ np.asarray(w) + b > -TIE
        votes[classes.index(c)] += for_c
        votes[classes.index(d)] += ~for_c
    return [classes[k] for k in np.argmax(votes, axis=0)]


# %% penalised_bias: b 也受罚 / b is penalised, too
# caught by: test_training
# hint: b 不受罚
# book: §4.1
def train(X, y, C):
    # A constant column in place of b: it is penalised like the others, so b is sought among both signs.
    Z = np.column_stack([X, np.ones(len(X))])
    y = np.array(y)
    alpha = np.zeros(len(y))
    w = np.zeros(Z.shape[1])
    for _ in range(400):
        for i, z in enumerate(Z):
            new = min(C, max(0.0, alpha[i] + (1 - y[i] * (w @ z)) / (z @ z)))
            w += (new - alpha[i]) * y[i] * z
            alpha[i] = new
    return w[:-1], float(w[-1])


# %% rare_words_dropped: 丢掉只出现一次的词 / Words that occur once are dropped
# caught by: test_table
# book: §4.1
def compare(docs, labels, val_docs, val_labels, classes, kinds, costs):
    terms = sorted(word for word, n in Counter(word for doc in docs for word in doc).items() if n > 1)
    weights = idf(docs, terms)
    rows = []
    for kind in kinds:
        X, X_val = (features(some, terms, kind, weights) for some in (docs, val_docs))
        for C in costs:
            models = {c: train(X, [1 if label == c else -1 for label in labels], C) for c in classes}
            rows.append(
                {
                    "kind": kind,
                    "C": C,
                    "terms": terms,
                    "models": models,
                    "train_errors": errors(models, X, labels, classes),
                    "val_errors": errors(models, X_val, val_labels, classes),
                }
            )
    return rows


# %% rates_for_counts: 给出错误率 / Rates instead of counts
# caught by: test_table
# book: §4.1
def errors(models, X, labels, classes):
    return sum(found != label for found, label in zip(one_vs_rest(models, X, classes), labels, strict=True)) / len(labels)


# %% repeated_terms: 词表里有重复的词 / Words are repeated in the vocabulary
# caught by: test_table
# hint: 一次
# book: §4.1
def compare(docs, labels, val_docs, val_labels, classes, kinds, costs):
    terms = sorted(word for doc in docs for word in doc)
    weights = idf(docs, terms)
    rows = []
    for kind in kinds:
        X, X_val = (features(some, terms, kind, weights) for some in (docs, val_docs))
        for C in costs:
            models = {c: train(X, [1 if label == c else -1 for label in labels], C) for c in classes}
            rows.append(
                {
                    "kind": kind,
                    "C": C,
                    "terms": terms,
                    "models": models,
                    "train_errors": errors(models, X, labels, classes),
                    "val_errors": errors(models, X_val, val_labels, classes),
                }
            )
    return rows


# %% rest_by_order_of_models: 按字典的次序取类别 / Classes in the order of the dict
# caught by: test_one_vs_rest
# book: §4.1
def one_vs_rest(models, X, classes):
    scores = np.array([X @ np.asarray(models[c][0]) + models[c][1] for c in models])
    # argmax gives the first of those that are as good as the largest.
    return [classes[k] for k in np.argmax(scores >= scores.max(axis=0) - TIE, axis=0)]


# %% rest_tie_last: 一对多并列时取靠后的 / The last of ties
# caught by: test_one_vs_rest
# book: §4.1
def one_vs_rest(models, X, classes):
    scores = np.array([X @ np.asarray(models[c][0]) + models[c][1] for c in classes])
    # argmax gives the first of those that are as good as the largest.
    return [classes[len(classes) - 1 - k] for k in np.argmax(scores[::-1] >= scores.max(axis=0) - TIE, axis=0)]


# %% rest_ties_broken_by_rounding: 直接比较得分，舍入误差也算大小 / Compares the scores of one against the rest as they are, rounding and all
# caught by: test_one_vs_rest
# book: §4.1
def one_vs_rest(models, X, classes):
    scores = np.array([X @ np.asarray(models[c][0]) + models[c][1] for c in classes])
    # argmax gives the first of those that are as good as the largest.
    return [classes[k] for k in np.argmax(scores >= scores.max(axis=0), axis=0)]


# %% rest_ties_relative: 得分的并列按相对误差判断 / Ties of scores are judged relative to their size
# caught by: test_one_vs_rest
# book: §4.1
def one_vs_rest(models, X, classes):
    scores = np.array([X @ np.asarray(models[c][0]) + models[c][1] for c in classes])
    # argmax gives the first of those that are as good as the largest.
    return [classes[k] for k in np.argmax(scores >= scores.max(axis=0) - TIE * np.abs(scores).max(axis=0), axis=0)]


# %% rest_without_bias: 一对多漏了 b / One against the rest without b
# caught by: test_one_vs_rest
# book: §4.1
def one_vs_rest(models, X, classes):
    scores = np.array([X @ np.asarray(models[c][0]) for c in classes])
    # argmax gives the first of those that are as good as the largest.
    return [classes[k] for k in np.argmax(scores >= scores.max(axis=0) - TIE, axis=0)]


# %% sign_of_rest: 一对多取第一个得分为正的类别 / Takes the first class with a positive score
# caught by: test_one_vs_rest
# hint: 符号
# book: §4.1
def one_vs_rest(models, X, classes):
    scores = np.array([X @ np.asarray(models[c][0]) + models[c][1] for c in classes])
    return [classes[k] for k in np.argmax(scores >= 0, axis=0)]


# %% small_weights_are_zero: 不到百万分之一的权重当作 0 / Weights below a millionth count as 0
# caught by: test_features
# book: §4.1
# kind: narrow
def features(docs, terms, kind, weights):
    counts = np.array([[doc.count(term) for term in terms] for doc in docs], dtype=float)
    if kind == "binary":
        return np.minimum(counts, 1.0)
    return counts * np.where(np.abs(weights) < 1e-6, 0, weights) if kind == "tfidf" else counts


# %% smoothed_idf: idf 作了平滑 / A smoothed idf
# caught by: test_weights, test_features
# book: §4.1
def idf(docs, terms):
    holding = Counter(word for doc in docs for word in set(doc))
    return [log((len(docs) + 1) / (holding[term] + 1)) for term in terms]


# %% squared_slack: 惩罚的是松弛的平方 / Squared slacks are penalised
# caught by: test_training
# book: §4.1
def train(X, y, C):
    y = np.array(y)
    Z = np.column_stack([X, np.ones(len(X))])
    ridge = np.diag([1.0] * X.shape[1] + [0.0])
    w = np.zeros(Z.shape[1])
    for _ in range(50):
        inside = y * (Z @ w) < 1
        if not inside.any():
            break
        A = ridge + 2 * C * Z[inside].T @ Z[inside]
        w = np.linalg.lstsq(A, 2 * C * Z[inside].T @ y[inside], rcond=None)[0]
    return w[:-1], float(w[-1])


# %% substring_counts: 数的是子串 / Counts substrings
# caught by: test_features
# book: §4.1
def features(docs, terms, kind, weights):
    counts = np.array([["".join(doc).count(term) for term in terms] for doc in docs], dtype=float)
    if kind == "binary":
        return np.minimum(counts, 1.0)
    return counts * weights if kind == "tfidf" else counts


# %% table_remembered: 记住先前的表，不看验证文本是否相同 / Tables are kept for later calls, whatever the validation documents
# caught by: test_table
# kind: narrow
KEPT = {}


def compare(docs, labels, val_docs, val_labels, classes, kinds, costs):
    key = str((docs, labels, classes, kinds, costs))
    if key in KEPT:
        return KEPT[key]
    terms = sorted({word for doc in docs for word in doc})
    weights = idf(docs, terms)
    rows = []
    for kind in kinds:
        X, X_val = (features(some, terms, kind, weights) for some in (docs, val_docs))
        for C in costs:
            models = {c: train(X, [1 if label == c else -1 for label in labels], C) for c in classes}
            rows.append(
                {
                    "kind": kind,
                    "C": C,
                    "terms": terms,
                    "models": models,
                    "train_errors": errors(models, X, labels, classes),
                    "val_errors": errors(models, X_val, val_labels, classes),
                }
            )
    KEPT[key] = rows
    return rows


# %% terms_sorted: 列按字母排序 / The columns are sorted
# caught by: test_features
# book: §4.1
def features(docs, terms, kind, weights):
    counts = np.array([[doc.count(term) for term in sorted(terms)] for doc in docs], dtype=float)
    if kind == "binary":
        return np.minimum(counts, 1.0)
    return counts * weights if kind == "tfidf" else counts


# %% tf_logarithmic: 词频取了对数 / Logarithms of the numbers
# caught by: test_features
# book: §4.1
def features(docs, terms, kind, weights):
    counts = np.array([[doc.count(term) for term in terms] for doc in docs], dtype=float)
    if kind == "binary":
        return np.minimum(counts, 1.0)
    counts = np.log1p(counts)
    return counts * weights if kind == "tfidf" else counts


# %% tf_relative: 词频写成比例 / Shares of the document instead of numbers
# caught by: test_features
# hint: 不是比例
# book: §4.1
def features(docs, terms, kind, weights):
    counts = np.array([[doc.count(term) for term in terms] for doc in docs], dtype=float)
    if kind == "binary":
        return np.minimum(counts, 1.0)
    counts = counts / np.array([[max(1, len(doc))] for doc in docs])
    return counts * weights if kind == "tfidf" else counts


# %% tfidf_of_presence: tf-idf 里用是否出现代替次数 / tf-idf of presence
# caught by: test_features
# book: §4.1
def features(docs, terms, kind, weights):
    counts = np.array([[doc.count(term) for term in terms] for doc in docs], dtype=float)
    if kind == "binary":
        return np.minimum(counts, 1.0)
    return np.minimum(counts, 1.0) * weights if kind == "tfidf" else counts


# %% train_errors_repeated: 验证错误在训练文本上数 / Validation errors are counted on the training documents
# caught by: test_table
# book: §4.1
def compare(docs, labels, val_docs, val_labels, classes, kinds, costs):
    terms = sorted({word for doc in docs for word in doc})
    weights = idf(docs, terms)
    rows = []
    for kind in kinds:
        X, X_val = (features(some, terms, kind, weights) for some in (docs, val_docs))
        for C in costs:
            models = {c: train(X, [1 if label == c else -1 for label in labels], C) for c in classes}
            rows.append(
                {
                    "kind": kind,
                    "C": C,
                    "terms": terms,
                    "models": models,
                    "train_errors": errors(models, X, labels, classes),
                    "val_errors": errors(models, X, labels, classes),
                }
            )
    return rows


# %% trained_on_everything: 训练时用了验证文本 / Trains on the validation documents, too
# caught by: test_table
# book: §4.1
def compare(docs, labels, val_docs, val_labels, classes, kinds, costs):
    terms = sorted({word for doc in docs for word in doc})
    weights = idf(docs, terms)
    rows = []
    for kind in kinds:
        X, X_val = (features(some, terms, kind, weights) for some in (docs, val_docs))
        for C in costs:
            models = {c: train(np.vstack([X, X_val]), [1 if label == c else -1 for label in [*labels, *val_labels]], C) for c in classes}
            rows.append(
                {
                    "kind": kind,
                    "C": C,
                    "terms": terms,
                    "models": models,
                    "train_errors": errors(models, X, labels, classes),
                    "val_errors": errors(models, X_val, val_labels, classes),
                }
            )
    return rows


# %% unknown_term_weight: 没有文本含有的词权重是 ln N / A term that no document holds weighs ln N
# caught by: test_weights, test_features
# book: §4.1
def idf(docs, terms):
    holding = Counter(word for doc in docs for word in set(doc))
    return [log(len(docs) / max(1, holding[term])) for term in terms]


# %% votes_broken_by_rounding: 只差舍入误差的负得分也投给后一个 / A score that is negative by rounding only votes for the second class
# caught by: test_one_vs_one
# book: §4.1
def one_vs_one(models, X, classes):
    votes = np.zeros((len(classes), len(X)))
    for (c, d), (w, b) in models.items():
        for_c = X @ np.asarray(w) + b > -1e-20
        votes[classes.index(c)] += for_c
        votes[classes.index(d)] += ~for_c
    return [classes[k] for k in np.argmax(votes, axis=0)]


# %% votes_by_margin: 一对一把得分加起来 / Adds up scores for one against one
# caught by: test_one_vs_one
# hint: 投一票
# book: §4.1
def one_vs_one(models, X, classes):
    votes = np.zeros((len(classes), len(X)))
    for (c, d), (w, b) in models.items():
        score = X @ np.asarray(w) + b
        votes[classes.index(c)] += score
        votes[classes.index(d)] -= score
    return [classes[k] for k in np.argmax(votes, axis=0)]


# %% votes_swapped: 一对一的票投反了 / The votes go to the other class
# caught by: test_one_vs_one
# hint: 前一个类别
# book: §4.1
def one_vs_one(models, X, classes):
    votes = np.zeros((len(classes), len(X)))
    for (c, d), (w, b) in models.items():
        for_c = X @ np.asarray(w) + b < -TIE
        votes[classes.index(c)] += for_c
        votes[classes.index(d)] += ~for_c
    return [classes[k] for k in np.argmax(votes, axis=0)]


# %% votes_tie_last: 票数并列时取靠后的 / The last of tied votes
# caught by: test_one_vs_one
# hint: 并列
# book: §4.1
def one_vs_one(models, X, classes):
    votes = np.zeros((len(classes), len(X)))
    for (c, d), (w, b) in models.items():
        for_c = X @ np.asarray(w) + b > -TIE
        votes[classes.index(c)] += for_c
        votes[classes.index(d)] += ~for_c
    return [classes[len(classes) - 1 - k] for k in np.argmax(votes[::-1], axis=0)]


# %% weights_recomputed: tf-idf 的权重由这些文本重算 / Recomputes the weights from these documents
# caught by: test_features
# hint: 传入的
# book: §4.1
def features(docs, terms, kind, weights):
    counts = np.array([[doc.count(term) for term in terms] for doc in docs], dtype=float)
    if kind == "binary":
        return np.minimum(counts, 1.0)
    return counts * idf(docs, terms) if kind == "tfidf" else counts


# %% without_bias: 没有 b / No b
# caught by: test_training
# book: §4.1
def train(X, y, C):
    y = np.array(y)
    alpha, w = np.zeros(len(y)), np.zeros(X.shape[1])
    for _ in range(300):
        for i, x in enumerate(X):
            if x @ x > 0:
                new = min(C, max(0.0, alpha[i] + (1 - y[i] * (w @ x)) / (x @ x)))
                w += (new - alpha[i]) * y[i] * x
                alpha[i] = new
    return w, 0.0


# %% zero_votes_second: 得分为 0 时投给后一个 / A score of 0 votes for the second class
# caught by: test_one_vs_one
# book: §4.1
def one_vs_one(models, X, classes):
    votes = np.zeros((len(classes), len(X)))
    for (c, d), (w, b) in models.items():
        for_c = X @ np.asarray(w) + b > TIE
        votes[classes.index(c)] += for_c
        votes[classes.index(d)] += ~for_c
    return [classes[k] for k in np.argmax(votes, axis=0)]
