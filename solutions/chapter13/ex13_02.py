"""13.2 半监督朴素贝叶斯 / Semi-supervised naive Bayes"""

import numpy as np


def m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing):
    # A label is a posterior that is certain.
    belongs = np.vstack([np.eye(n_classes)[y_l], np.reshape(gamma, (-1, n_classes))])
    X = np.vstack([X_l, X_u]).astype(int)
    prior = shares(belongs.sum(axis=0), smoothing)
    cond = [
        [shares(np.bincount(X[:, j], weight, size), smoothing) for j, size in enumerate(n_values)]
        for weight in belongs.T
    ]
    return prior, cond


def shares(counts, smoothing):
    total = counts.sum() + smoothing * len(counts)
    return ((counts + smoothing) / total if total > 0 else np.full(len(counts), 1 / len(counts))).tolist()


def log_joint(X, prior, cond):
    X = np.asarray(X, dtype=int)
    with np.errstate(divide="ignore"):
        return np.transpose(
            [
                np.log(p) + sum(np.log(table)[X[:, j]] for j, table in enumerate(tables))
                for p, tables in zip(prior, cond)
            ]
        )


def e_step(X_u, prior, cond):
    joint = log_joint(X_u, prior, cond)
    # A row that is impossible in every class is left uniform.
    joint[np.isneginf(joint).all(axis=1)] = 0.0
    weights = np.exp(joint - joint.max(axis=1, keepdims=True))
    return (weights / weights.sum(axis=1, keepdims=True)).tolist()


def log_likelihood(X_l, y_l, X_u, prior, cond):
    labelled, unlabelled = log_joint(X_l, prior, cond), log_joint(X_u, prior, cond)
    return float(labelled[np.arange(len(y_l)), y_l].sum() + np.logaddexp.reduce(unlabelled, axis=1).sum())


def objective(X_l, y_l, X_u, prior, cond, smoothing):
    likelihood = log_likelihood(X_l, y_l, X_u, prior, cond)
    if smoothing == 0:
        return likelihood
    probabilities = np.concatenate([prior, *(table for tables in cond for table in tables)])
    with np.errstate(divide="ignore"):
        return float(likelihood + smoothing * np.log(probabilities).sum())


def fit(X_l, y_l, X_u, n_values, n_classes, smoothing, n_iter):
    rounds = [m_step(X_l, y_l, np.empty((0, len(n_values))), [], n_values, n_classes, smoothing)]
    for _ in range(n_iter):
        gamma = e_step(X_u, *rounds[-1])
        rounds.append(m_step(X_l, y_l, X_u, gamma, n_values, n_classes, smoothing))
    return rounds


def predict(X, prior, cond):
    return log_joint(X, prior, cond).argmax(axis=1).tolist()


def derivation():
    return r"""记 $z_{jc}$ 为样本 j 属于类 c 的指示（有标记样本的已知）。完全数据的对数似然加上惩罚项是
$\sum_{j,c} z_{jc} (\ln P_c + \sum_i \ln P_{c,i,x_{ji}}) + s \sum_c \ln P_c + s \sum_{c,i,v} \ln P_{c,i,v}$。
E 步：给定当前参数对未标记样本的 $z$ 取期望，得后验概率 $\gamma_{jc} \propto P_c \prod_i P_{c,i,x_{ji}}$。
M 步：目标分成若干形如 $\sum_v a_v \ln p_v$ 的和，$\sum_v p_v = 1$；由拉格朗日乘子法 $p_v = a_v / \sum a$，
其中 $a$ 是软计数加 $s$，恰为拉普拉斯修正的频率。由 EM 的一般性质（Jensen 不等式），上升的是加了惩罚项的对数似然。"""
