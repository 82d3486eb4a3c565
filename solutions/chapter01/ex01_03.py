"""1.3 有噪声时的归纳偏好 / An inductive bias under noise"""

from math import inf


def training_errors(hypothesis, X, y):
    return sum(covers(hypothesis, x) != label for x, label in zip(X, y))


def covers(hypothesis, x):
    return hypothesis is not None and all(a in ("*", value) for a, value in zip(hypothesis, x))


def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified, *hypothesis  # the written form ends all ties


def choose_hypothesis(hypotheses, X, y):
    return min(hypotheses, key=lambda hypothesis: preference_key(hypothesis, X, y))


def justification():
    return """
**偏好**：训练错误最少者优先；错误一样多时，具体属性少（更一般）的优先；仍相同时按写法的字典序。

**依据**：标错的瓜是少数，真实的规律在大多数样例上成立，所以先看错误数。错误一样多时按奥卡姆剃刀取简单的：
每多写一个取值都要由数据来支持，数据没有要求就不写。字典序没有道理可讲，只为了让结果唯一。

**何时会错**：真实概念很窄而反例很少时，它会选得过于一般，把没见过的坏瓜当作好瓜；若误收一个坏瓜的代价很大，
应改为偏爱特殊的假设。噪声多到与样例数相当时，错误最少的假设可能只是迎合了噪声。
"""
