"""Known mistakes of 1.5. Each cell holds what differs from the reference."""

# %% a_hundred_rounds: 感知机最多训练一百轮 / The perceptron stops after a hundred rounds at most
# caught by: test_every_preference_is_satisfied
# book: §1.6
# kind: narrow
def fit_ranker(features, preferences):
    x = {page: np.array(values) for page, values in features.items()}
    w = np.zeros(len(next(iter(features.values()))))
    for _ in range(100):
        for better, worse in preferences:
            if w @ x[better] <= w @ x[worse]:
                w += x[better] - x[worse]
    return w.tolist()


# %% ascending_rank: 得分低的排到了前面 / Low scores come first
# caught by: test_ranking_follows_the_scores
# book: §1.6
def rank(features, weights):
    return sorted(features, key=lambda page: (np.dot(weights, features[page]), page))


# %% clicked_among_clicked: 先点的被当作优于后点的，点击之间其实没有偏好 / A clicked page is preferred to other clicked ones
# caught by: test_two_clicks, test_preferences_are_their_definition
# book: §1.6
def click_preferences(ranking, clicked):
    return [
        (page, above)
        for position, page in enumerate(ranking)
        if page in clicked
        for above in ranking[:position]
    ]


# %% counts_in_float32: 次数用单精度比较，大的次数分不清 / Counts are compared in single precision, where large ones look alike
# caught by: test_suggestions_are_their_definition
# book: §1.1
# kind: narrow
def suggest(query, log):
    candidates = [word for word in log if word == query or one_edit_apart(query, word)]
    return min(candidates, key=lambda word: (-np.float32(log[word]), word), default=query)


# %% mean_difference: 只取了各对差向量的平均 / The weights are the mean of the differences
# caught by: test_every_preference_is_satisfied
# book: §1.6
def fit_ranker(features, preferences):
    x = {page: np.array(values) for page, values in features.items()}
    w = np.zeros(len(next(iter(features.values()))))
    for better, worse in preferences:
        w += (x[better] - x[worse]) / len(preferences)
    return w.tolist()


# %% most_frequent_word: 没有限制编辑次数，总是返回最常见的查询 / Always the most frequent query, however far away
# caught by: test_suggestions_for_melons, test_suggestions_are_their_definition
# book: §1.6
def suggest(query, log):
    candidates = list(log)
    return min(candidates, key=lambda word: (-log[word], word), default=query)


# %% never_corrects_known_word: 日志里有的写法就不再纠正 / A query that is logged is never corrected
# caught by: test_suggestions_for_melons, test_suggestions_are_their_definition
# book: §1.6
def suggest(query, log):
    if query in log:
        return query
    candidates = [word for word in log if word == query or one_edit_apart(query, word)]
    return min(candidates, key=lambda word: (-log[word], word), default=query)


# %% one_pass_perceptron: 感知机只过一遍就停了，还有偏好没满足 / The perceptron stops after one pass, with preferences still violated
# caught by: test_every_preference_is_satisfied
# book: §1.6
def fit_ranker(features, preferences):
    x = {page: np.array(values) for page, values in features.items()}
    w = np.zeros(len(next(iter(features.values()))))
    for better, worse in preferences:
        if w @ x[better] <= w @ x[worse]:
            w += x[better] - x[worse]
    return w.tolist()


# %% only_the_page_right_above: 只比较紧挨在上面的那一个网页 / Only the page right above is compared
# caught by: test_two_clicks, test_preferences_are_their_definition
# book: §1.6
def click_preferences(ranking, clicked):
    return [
        (page, above)
        for position, page in enumerate(ranking)
        if page in clicked
        for above in ranking[max(position - 1, 0) : position]
        if above not in clicked
    ]


# %% pairs_reversed: 偏好写反了：（较差，较好） / The pairs are reversed: (worse, better)
# caught by: test_two_clicks, test_preferences_are_their_definition
# book: §1.6
def click_preferences(ranking, clicked):
    return [
        (above, page)
        for position, page in enumerate(ranking)
        if page in clicked
        for above in ranking[:position]
        if above not in clicked
    ]


# %% rank_ties_by_input: 得分相同时按输入的次序，不按名字 / Equal scores keep the order of the input instead of the names'
# caught by: test_ranking_follows_the_scores
# book: §1.6
def rank(features, weights):
    return sorted(features, key=lambda page: -np.dot(weights, features[page]))


# %% swap_anywhere: 不相邻的两字交换也算一次编辑 / Swapping characters that are not neighbours is taken for one edit
# caught by: test_suggestions_are_their_definition
# book: §1.6
def one_edit_apart(a, b):
    if len(a) < len(b):
        a, b = b, a
    if len(a) > len(b):
        return any(a[:i] + a[i + 1 :] == b for i in range(len(a)))
    different = [i for i in range(len(a)) if a[i] != b[i]]
    if len(different) == 2:
        i, j = different
        return a[i] == b[j] and a[j] == b[i]
    return len(different) == 1


# %% swap_is_two_edits: 交换相邻两字算成了两次编辑 / Swapping neighbours is counted as two edits
# caught by: test_suggestions_for_melons, test_suggestions_are_their_definition
# book: §1.6
def one_edit_apart(a, b):
    if len(a) < len(b):
        a, b = b, a
    if len(a) > len(b):
        return any(a[:i] + a[i + 1 :] == b for i in range(len(a)))
    different = [i for i in range(len(a)) if a[i] != b[i]]
    return len(different) == 1


# %% ties_by_log_order: 次数并列时取日志中靠前的 / Ties go to the query that stands first in the log
# caught by: test_suggestions_are_their_definition
# book: §1.6
def suggest(query, log):
    candidates = [word for word in log if word == query or one_edit_apart(query, word)]
    return min(candidates, key=lambda word: -log[word], default=query)


# %% ties_count_as_right: 得分相等也算满足了偏好 / Equal scores are taken to satisfy a preference
# caught by: test_every_preference_is_satisfied
# book: §1.6
def fit_ranker(features, preferences):
    x = {page: np.array(values) for page, values in features.items()}
    w = np.zeros(len(next(iter(features.values()))))
    wrong = [(p, q) for p, q in preferences if w @ x[p] < w @ x[q]]
    while wrong:  # the perceptron makes at most (2√d / 0.2)² corrections
        better, worse = wrong[0]
        w += x[better] - x[worse]
        wrong = [(p, q) for p, q in preferences if w @ x[p] < w @ x[q]]
    return w.tolist()


# %% unclicked_below_too: 把排在下面、也许没被看到的网页也当作较差的 / Pages further down, perhaps never seen, are taken to be worse as well
# caught by: test_two_clicks, test_preferences_are_their_definition
# book: §1.6
def click_preferences(ranking, clicked):
    return [
        (page, above)
        for position, page in enumerate(ranking)
        if page in clicked
        for above in ranking
        if above not in clicked
    ]
