"""1.5 互联网搜索里的机器学习 / Machine learning inside web search"""

import numpy as np


def suggest(query, log):
    candidates = [word for word in log if word == query or one_edit_apart(query, word)]
    return min(candidates, key=lambda word: (-log[word], word), default=query)


def one_edit_apart(a, b):
    if len(a) < len(b):
        a, b = b, a
    if len(a) > len(b):
        return any(a[:i] + a[i + 1 :] == b for i in range(len(a)))
    different = [i for i in range(len(a)) if a[i] != b[i]]
    if len(different) == 2:
        i, j = different
        return j == i + 1 and a[i] == b[j] and a[j] == b[i]
    return len(different) == 1


def click_preferences(ranking, clicked):
    return [
        (page, above)
        for position, page in enumerate(ranking)
        if page in clicked
        for above in ranking[:position]
        if above not in clicked
    ]


def fit_ranker(features, preferences):
    x = {page: np.array(values) for page, values in features.items()}
    w = np.zeros(len(next(iter(features.values()))))
    wrong = list(preferences)
    while wrong:  # the perceptron makes at most (2√d / 0.2)² corrections
        better, worse = wrong[0]
        w += x[better] - x[worse]
        wrong = [(p, q) for p, q in preferences if w @ x[p] <= w @ x[q]]
    return w.tolist()


def rank(features, weights):
    return sorted(features, key=lambda page: (-np.dot(weights, features[page]), page))


def essay():
    return """
| 环节 | 任务 | 经验 | 衡量 |
|---|---|---|---|
| 反作弊 | 二分类：是不是垃圾网页 | 人工标记的网页及其链接结构 | 查准率、查全率 |
| 去重 | 聚类：内容相近的网页归为一簇 | 网页文本，没有标记 | 抽查同簇网页是否真的相同 |
| 理解查询 | 序列标注、纠错：用户想找什么 | 查询日志及随后的改写 | 改写后是否有点击 |
| 排序 | 排序学习：相关的排在前面 | 人工评分与点击所示的偏好 | 靠前结果的相关程度（如 NDCG）|
| 广告 | 回归：预测点击率 | 展示与点击的记录 | 对数损失、在线对比实验 |

**风险**：点击既是反馈又受排序影响。排在前面的更容易被点，于是更排在前面；若把没点的都当作不好，这种偏差会不断放大。
可以随机交换少量结果来估计位置的影响。个性化还涉及隐私：日志应去除能认出个人的信息。
"""
