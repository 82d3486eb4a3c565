"""纯 Python 的感知机，逐轮训练；列出全部一次编辑 / A perceptron in plain Python, epoch by epoch; all single edits listed"""


def edits(word, letters):
    for i in range(len(word) + 1):
        head, tail = word[:i], word[i:]
        for c in letters:
            yield head + c + tail
            if tail:
                yield head + c + tail[1:]
        if tail:
            yield head + tail[1:]
        if len(tail) >= 2:
            yield head + tail[1] + tail[0] + tail[2:]


def suggest(query, log):
    letters = set("".join(log)) | set(query)
    found = {word for word in edits(query, letters) if word in log}
    if query in log:
        found.add(query)
    if not found:
        return query
    most = max(log[word] for word in found)
    return min(word for word in found if log[word] == most)


def click_preferences(ranking, clicked):
    preferences, skipped = [], []
    for page in ranking:
        if page in clicked:
            preferences += [[page, other] for other in skipped]
        else:
            skipped.append(page)
    return preferences


def fit_ranker(features, preferences):
    d = len(list(features.values())[0])
    w, mistakes = [0.0] * d, 1
    while mistakes:
        mistakes = 0
        for better, worse in preferences:
            difference = [a - b for a, b in zip(features[better], features[worse])]
            if sum(u * v for u, v in zip(w, difference)) <= 0:
                w = [u + v for u, v in zip(w, difference)]
                mistakes += 1
    return tuple(w)


def rank(features, weights):
    scored = [(-sum(a * b for a, b in zip(x, weights)), name) for name, x in features.items()]
    return tuple(name for _, name in sorted(scored))


def essay():
    return ""
