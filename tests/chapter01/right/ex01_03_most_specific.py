"""错误最少，其次最特殊，最后按带长度的写法 / Fewest errors, then most specific, then as written, with lengths"""


def training_errors(hypothesis, X, y):
    wrong = 0
    for row, label in zip(X, y):
        accepts = hypothesis is not None
        if accepts:
            for entry, value in zip(hypothesis, row):
                if entry != "*" and entry != value:
                    accepts = False
        if accepts and label == 0 or not accepts and label == 1:
            wrong += 1
    return wrong


def preference_key(hypothesis, X, y):
    if hypothesis is None:
        return (training_errors(None, X, y), -1, "")
    return (training_errors(hypothesis, X, y), list(hypothesis).count("*"), "".join(f"{len(entry)}:{entry}" for entry in hypothesis))


def choose_hypothesis(hypotheses, X, y):
    return sorted(hypotheses, key=lambda h: preference_key(h, X, y))[0]


def justification():
    return "Good melons are rare, so accept as few as the data demand."
