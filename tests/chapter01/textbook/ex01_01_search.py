"""照 1.3 节的搜索：自顶向下，从最一般的假设开始逐步特化，删去与正例不一致的 / Section 1.3's search: top-down, from the most general hypothesis to more special ones, dropping those that miss a positive sample"""


def covers(hypothesis, x):
    if hypothesis is None:
        return False
    for h, v in zip(hypothesis, x):
        if h != "*" and h != v:
            return False
    return True


def specialisations(hypothesis, domains):
    result = []
    for j, value in enumerate(hypothesis):
        if value == "*":
            for v in domains[j]:
                result.append(hypothesis[:j] + (v,) + hypothesis[j + 1 :])
    return result


def search(domains, positives):
    queue = [("*",) * len(domains)]
    seen = set(queue)
    found = []
    while queue:
        h = queue.pop(0)
        if not all(covers(h, x) for x in positives):
            continue
        found.append(h)
        for child in specialisations(h, domains):
            if child not in seen:
                seen.add(child)
                queue.append(child)
    if not positives:
        found.append(None)
    return found


def hypothesis_space(domains):
    return search(domains, [])


def version_space(domains, X, y):
    positives = [x for x, label in zip(X, y) if label == 1]
    negatives = [x for x, label in zip(X, y) if label == 0]
    return [h for h in search(domains, positives) if not any(covers(h, x) for x in negatives)]


def is_more_general(g, s):
    if g == s:
        return False
    if s is None:
        return True
    if g is None:
        return False
    return all(a == "*" or a == b for a, b in zip(g, s))


def boundaries(space):
    specific, general = [], []
    for h in space:
        if not any(is_more_general(h, other) for other in space):
            specific.append(h)
        if not any(is_more_general(other, h) for other in space):
            general.append(h)
    return {"specific": specific, "general": general}
