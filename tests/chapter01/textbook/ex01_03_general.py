"""照 1.4 节的偏好：先看训练错误，一样多时取“尽可能一般”的假设 / The bias of section 1.4: fewest training errors first, then the hypothesis that is as general as possible"""


def accepts(hypothesis, x):
    if hypothesis is None:
        return False
    return all(h == "*" or h == v for h, v in zip(hypothesis, x))


def training_errors(hypothesis, X, y):
    return sum(accepts(hypothesis, x) != (label == 1) for x, label in zip(X, y))


def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return (errors, -1)
    specified = sum(value != "*" for value in hypothesis)
    return (errors, specified) + tuple(hypothesis)


def choose_hypothesis(hypotheses, X, y):
    return min(hypotheses, key=lambda h: preference_key(h, X, y))


def justification():
    return "先取训练错误最少的；并列时取尽可能一般的。若好瓜的真实条件恰恰相反，就会选错。"
