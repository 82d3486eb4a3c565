"""题中的规则：候选取次数最多的，点击只说明上面没点的；w 在出错的偏好上加上特征之差，直到全对 / The rules of the statement: the most frequent candidate, a click against those above; w adds the difference of features of a wrong pair until none is wrong"""


def one_edit(a, b):
    if a == b:
        return True
    if len(a) == len(b):
        differ = [i for i in range(len(a)) if a[i] != b[i]]
        if len(differ) == 1:
            return True
        return (
            len(differ) == 2
            and differ[1] == differ[0] + 1
            and a[differ[0]] == b[differ[1]]
            and a[differ[1]] == b[differ[0]]
        )
    if len(a) > len(b):
        a, b = b, a
    return len(b) == len(a) + 1 and any(b[:i] + b[i + 1 :] == a for i in range(len(b)))


def suggest(query, log):
    candidates = [q for q in log if one_edit(query, q)]
    if not candidates:
        return query
    return min(candidates, key=lambda q: (-log[q], q))


def click_preferences(ranking, clicked):
    pairs = []
    for i, page in enumerate(ranking):
        if page in clicked:
            pairs += [(page, above) for above in ranking[:i] if above not in clicked]
    return pairs


def score(w, x):
    return sum(a * b for a, b in zip(w, x))


def fit_ranker(features, preferences):
    d = len(next(iter(features.values())))
    w = [0.0] * d
    wrong = True
    while wrong:
        wrong = False
        for better, worse in preferences:
            if score(w, features[better]) <= score(w, features[worse]):
                w = [wi + b - c for wi, b, c in zip(w, features[better], features[worse])]
                wrong = True
    return w


def rank(features, weights):
    return sorted(features, key=lambda page: (-score(weights, features[page]), page))


def essay():
    return "爬取、去重、理解查询、排序、广告都可以学；排序从点击中学，用排序损失衡量；风险是点击受位置影响，会自我强化。"
