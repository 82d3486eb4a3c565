"""Known mistakes of statistics5.5. Each cell holds what differs from the reference."""

# %% classes_seen_only: 没有稿件的类别没有得分 / No score for classes without documents
# caught by: test_scores
# book: §5.2
def log_scores(docs, labels, classes, doc):
    known = vocabulary(docs)
    scores = {}
    for c, p in prior(labels, classes).items():
        if c not in labels:
            continue
        words = _words(docs, labels, c)
        scores[c] = log(p) + sum(log(_word_probability(words, len(known), word)) for word in doc if word in known)
    return scores


def classify(docs, labels, classes, doc):
    scores = log_scores(docs, labels, classes, doc)
    return max(scores, key=scores.get)


# %% classify_by_presence: 按只看是否出现的得分来判断 / Decides by presence
# caught by: test_scores
# book: §5.2
def classify(docs, labels, classes, doc):
    scores = presence_log_scores(docs, labels, classes, doc)
    return max(classes, key=scores.get)


# %% classify_without_prior: 判断时没有先验 / Decides without the prior
# caught by: test_scores
# book: §5.2
def classify(docs, labels, classes, doc):
    scores = log_scores(docs, labels, classes, doc)
    scores = {c: score - log(prior(labels, classes)[c]) for c, score in scores.items()}
    return max(classes, key=scores.get)


# %% denominator_plus_one: 分母只加了 1 / The divisor gains 1 only
# caught by: test_word_probabilities
# hint: 整个词表
# book: §5.2
def _word_probability(words, size, word):
    return (words[word] + 1) / (words.total() + 1)


# %% denominator_without_v: 分母没有加词表的大小 / The divisor lacks the size of the vocabulary
# caught by: test_new_documents, test_word_probabilities
# hint: 整个词表
# book: §5.2
def _word_probability(words, size, word):
    return (words[word] + 1) / max(1, words.total() + 1)


# %% divides_by_documents: 词的概率除以了篇数 / Divides occurrences by the number of documents
# caught by: test_word_probabilities
# hint: 总词数
# book: §5.2
def word_probability(docs, labels, c, word):
    return (_words(docs, labels, c)[word] + 1) / (labels.count(c) + len(vocabulary(docs)))


# %% document_counts_in_numerator: 词的概率的分子数的是篇 / The numerator of a word counts documents
# caught by: test_new_documents, test_word_probabilities
# hint: 次数
# book: §5.2
def _words(docs, labels, c):
    return Counter(word for doc, label in zip(docs, labels) if label == c for word in set(doc))


# %% first_hundred_words: 只看新稿件的前一百个词 / Reads the first hundred words only
# caught by: test_scores
# book: §5.2
# kind: narrow
def log_scores(docs, labels, classes, doc):
    known = vocabulary(docs)
    scores = {}
    for c, p in prior(labels, classes).items():
        words = _words(docs, labels, c)
        scores[c] = log(p) + sum(log(_word_probability(words, len(known), word)) for word in doc[:100] if word in known)
    return scores


# %% first_thousand_words: 一篇稿件只数前一千个词 / Only the first thousand words of a document count
# caught by: test_word_probabilities
# book: §5.2
# kind: narrow
def _words(docs, labels, c):
    return Counter(w for d, l in zip(docs, labels) if l == c for w in (d if len(d) < 1000 else d[:1000]))


# %% mean_of_logs: 对数对词取了平均 / Averages the logarithms over the words
# caught by: test_new_documents, test_scores
# book: §5.2
def log_scores(docs, labels, classes, doc):
    known = vocabulary(docs)
    scores = {}
    for c, p in prior(labels, classes).items():
        words = _words(docs, labels, c)
        scores[c] = log(p) + sum(log(_word_probability(words, len(known), word)) for word in doc if word in known) / max(1, len(doc))
    return scores


# %% no_absence_terms: 稿件里没有的词没有一项 / No terms for words that the document lacks
# caught by: test_presence
# hint: 没有的也有
# book: §5.2
def presence_log_scores(docs, labels, classes, doc):
    known, there = vocabulary(docs), set(doc)
    scores = {}
    for c, p in prior(labels, classes).items():
        holding = Counter(word for one, label in zip(docs, labels) if label == c for word in set(one))
        scores[c] = log(p)
        for word in known:
            q = (holding[word] + 1) / (labels.count(c) + 2)
            scores[c] += log(q) if word in there else 0.0
    return scores


# %% not_confident: 相反，但把握不够 / They disagree, but are not confident
# caught by: test_two_readings
# book: §5.2
def two_readings(share):
    # In "a" a single document repeats w, in "b" all documents hold it once: w says "a" by words and "b" by presence.
    docs = [["w"] * 4 + ["f"]] + [["f"]] + [["w", "f"]] * 2
    return [list(doc) for doc in docs], ["a"] * 2 + ["b"] * 2, ["w"] * 1 + ["f"]


# %% presence_counts_words: q 的分子数的是次数 / The numerator of q counts occurrences
# caught by: test_presence
# book: §5.2
def presence_log_scores(docs, labels, classes, doc):
    known, there = vocabulary(docs), set(doc)
    scores = {}
    for c, p in prior(labels, classes).items():
        holding = Counter(word for one, label in zip(docs, labels) if label == c for word in one)
        scores[c] = log(p)
        for word in known:
            q = (holding[word] + 1) / (labels.count(c) + 2)
            scores[c] += log(min(q, 1 - 1e-9)) if word in there else log(max(1 - q, 1e-9))
    return scores


# %% presence_divides_by_all: q 除以了全部篇数 / Divides q by the number of all documents
# caught by: test_presence
# book: §5.2
def presence_log_scores(docs, labels, classes, doc):
    known, there = vocabulary(docs), set(doc)
    scores = {}
    for c, p in prior(labels, classes).items():
        holding = Counter(word for one, label in zip(docs, labels) if label == c for word in set(one))
        scores[c] = log(p)
        for word in known:
            q = (holding[word] + 1) / (len(labels) + 2)
            scores[c] += log(q) if word in there else log(1 - q)
    return scores


# %% presence_repeats: 重复的词算了几次 / Counts repeated words again
# caught by: test_presence
# hint: 重复不计
# book: §5.2
def presence_log_scores(docs, labels, classes, doc):
    known, there = vocabulary(docs), set(doc)
    scores = {}
    for c, p in prior(labels, classes).items():
        holding = Counter(word for one, label in zip(docs, labels) if label == c for word in set(one))
        scores[c] = log(p)
        for word in known:
            q = (holding[word] + 1) / (labels.count(c) + 2)
            scores[c] += doc.count(word) * log(q) if word in there else log(1 - q)
    return scores


# %% presence_vocabulary_of_class: 只看该类自己的词 / Looks at the words of the class alone
# caught by: test_presence
# hint: 每个词
# book: §5.2
def presence_log_scores(docs, labels, classes, doc):
    known, there = vocabulary(docs), set(doc)
    scores = {}
    for c, p in prior(labels, classes).items():
        holding = Counter(word for one, label in zip(docs, labels) if label == c for word in set(one))
        scores[c] = log(p)
        for word in holding:
            q = (holding[word] + 1) / (labels.count(c) + 2)
            scores[c] += log(q) if word in there else log(1 - q)
    return scores


# %% presence_without_prior: 只看是否出现的得分里没有先验 / Scores by presence lack the prior
# caught by: test_presence
# book: §5.2
def presence_log_scores(docs, labels, classes, doc):
    known, there = vocabulary(docs), set(doc)
    scores = {}
    for c, p in prior(labels, classes).items():
        holding = Counter(word for one, label in zip(docs, labels) if label == c for word in set(one))
        scores[c] = 0.0
        for word in known:
            q = (holding[word] + 1) / (labels.count(c) + 2)
            scores[c] += log(q) if word in there else log(1 - q)
    return scores


# %% prior_by_words: 先验以词为单位数 / Counts words for the prior
# caught by: test_new_documents, test_scores
# book: §5.2
def log_scores(docs, labels, classes, doc):
    known = vocabulary(docs)
    scores = {}
    for c in classes:
        words = _words(docs, labels, c)
        p = (words.total() + 1) / (sum(map(len, docs)) + len(classes))
        scores[c] = log(p) + sum(log(_word_probability(words, len(known), word)) for word in doc if word in known)
    return scores


# %% prior_not_smoothed: 先验没有平滑 / Does not smooth the prior
# caught by: test_priors_of_the_news, test_word_probabilities
# hint: 以篇为单位
# book: §5.2
def prior(labels, classes):
    return {c: max(labels.count(c), 1e-9) / len(labels) for c in classes}


# %% prior_of_present_classes: 先验的分母只数有稿件的类别 / The divisor of the prior gains only classes that have documents
# caught by: test_word_probabilities
# hint: 类别数
# book: §5.2
def prior(labels, classes):
    return {c: (labels.count(c) + 1) / (len(labels) + len(set(labels))) for c in classes}


# %% product_underflow: 概率先相乘再取对数，长稿件下溢 / Multiplies before taking the logarithm, and underflows
# caught by: test_scores
# book: §5.2
def log_scores(docs, labels, classes, doc):
    known = vocabulary(docs)
    scores = {}
    for c, p in prior(labels, classes).items():
        words = _words(docs, labels, c)
        product = p
        for word in doc:
            if word in known:
                product *= _word_probability(words, len(known), word)
        scores[c] = log(max(product, 5e-324))
    return scores


# %% readings_agree: 造出的例子两种得分判断相同 / A case on which both scores agree
# caught by: test_two_readings
# hint: 反复
# book: §5.2
def two_readings(share):
    # In "a" a single document repeats w, in "b" all documents hold it once: w says "a" by words and "b" by presence.
    docs = [["w"] * 3 + ["f"]] * 10 + [["w", "f", "f", "f"]] * 10
    return [list(doc) for doc in docs], ["a"] * 10 + ["b"] * 10, ["w"] * 5 + ["f"]


# %% readings_reversed: a 与 b 反了 / "a" and "b" exchanged
# caught by: test_two_readings
# book: §5.2
def two_readings(share):
    # In "a" a single document repeats w, in "b" all documents hold it once: w says "a" by words and "b" by presence.
    docs = [["w"] * 30 + ["f"]] + [["f"]] * 9 + [["w", "f", "f", "f"]] * 10
    return [list(doc) for doc in docs], ["b"] * 10 + ["a"] * 10, ["w"] * 5 + ["f"]


# %% scores_rounded: 得分取整到三位小数再比较 / Rounds scores to three decimals before comparing
# caught by: test_scores
# book: §5.2
# kind: narrow
def classify(docs, labels, classes, doc):
    scores = log_scores(docs, labels, classes, doc)
    return max(classes, key=lambda c: round(scores[c], 3))


# %% set_of_words: 新稿件中重复的词只算一次 / Repeated words of the new document count once
# caught by: test_new_documents, test_scores
# hint: 次数
# book: §5.2
def log_scores(docs, labels, classes, doc):
    known = vocabulary(docs)
    scores = {}
    for c, p in prior(labels, classes).items():
        words = _words(docs, labels, c)
        scores[c] = log(p) + sum(log(_word_probability(words, len(known), word)) for word in set(doc) if word in known)
    return scores


# %% smoothing_plus_one: q 的分母只加了 1 / The divisor of q gains 1 only
# caught by: test_presence
# book: §5.2
def presence_log_scores(docs, labels, classes, doc):
    known, there = vocabulary(docs), set(doc)
    scores = {}
    for c, p in prior(labels, classes).items():
        holding = Counter(word for one, label in zip(docs, labels) if label == c for word in set(one))
        scores[c] = log(p)
        for word in known:
            q = (holding[word] + 1) / (labels.count(c) + 1 + 1e-9)
            scores[c] += log(q) if word in there else log(1 - q)
    return scores


# %% unknown_word_ends: 遇到没见过的词就不再往下看 / Stops at the first unknown word
# caught by: test_scores
# book: §5.2
def log_scores(docs, labels, classes, doc):
    known = vocabulary(docs)
    cut = next((k for k, word in enumerate(doc) if word not in known), len(doc))
    doc = doc[:cut]
    scores = {}
    for c, p in prior(labels, classes).items():
        words = _words(docs, labels, c)
        scores[c] = log(p) + sum(log(_word_probability(words, len(known), word)) for word in doc if word in known)
    return scores


# %% unknown_word_smoothed: 没见过的词也当作次数为 0 的词 / Counts unknown words as words seen 0 times
# caught by: test_new_documents, test_scores
# hint: 跳过
# book: §5.2
def log_scores(docs, labels, classes, doc):
    known = vocabulary(docs)
    scores = {}
    for c, p in prior(labels, classes).items():
        words = _words(docs, labels, c)
        scores[c] = log(p) + sum(log(_word_probability(words, len(known), word)) for word in doc)
    return scores


# %% vocabulary_of_class: 分母加的是该类自己的词表 / The divisor gains the vocabulary of the class alone
# caught by: test_new_documents, test_word_probabilities
# hint: 整个词表
# book: §5.2
def _word_probability(words, size, word):
    return (words[word] + 1) / (words.total() + max(1, len(words)))
