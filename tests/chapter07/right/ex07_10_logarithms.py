"""Log-domain E step over index arrays; hidden node in the middle of another structure."""

import numpy as np


def _codes(rows, values, hidden):
    return {n: np.array([v.index(r[n]) for r in rows], dtype=int) for n, v in values.items() if n != hidden}


def _log_joint(rows, dag, cpts, values, hidden):
    codes = _codes(rows, values, hidden)
    K = len(values[hidden])
    total = np.zeros((len(rows), K))
    with np.errstate(divide="ignore"):
        for node, parents in dag.items():
            names = list(parents) + [node]
            table = np.log(np.asarray(cpts[node], dtype=float))
            index = [np.arange(K)[None, :] if n == hidden else codes[n][:, None] for n in names]
            total = total + table[tuple(index)]
    return total


def responsibilities(rows, dag, cpts, values, hidden):
    L = _log_joint(rows, dag, cpts, values, hidden)
    top = L.max(axis=1, keepdims=True)
    dead = np.isneginf(top[:, 0])
    L = np.where(dead[:, None], 0.0, L - np.where(dead[:, None], 0.0, top))
    R = np.exp(L)
    return R / R.sum(axis=1, keepdims=True)


def expected_counts(rows, dag, values, hidden, resp):
    codes = _codes(rows, values, hidden)
    K = len(values[hidden])
    out = {}
    for node, parents in dag.items():
        names = list(parents) + [node]
        counts = np.zeros([len(values[n]) for n in names])
        for k in range(K):
            index = tuple(np.full(len(rows), k) if n == hidden else codes[n] for n in names)
            np.add.at(counts, index, resp[:, k])
        out[node] = counts
    return out


def m_step(rows, dag, values, hidden, resp):
    out = {}
    for node, counts in expected_counts(rows, dag, values, hidden, resp).items():
        total = counts.sum(axis=-1, keepdims=True)
        with np.errstate(invalid="ignore", divide="ignore"):
            out[node] = np.where(total == 0, 1 / counts.shape[-1], counts / total).tolist()
    return out


def log_likelihood(rows, dag, cpts, values, hidden):
    with np.errstate(divide="ignore"):
        return np.logaddexp.reduce(_log_joint(rows, dag, cpts, values, hidden), axis=1).sum()


def em(rows, dag, cpts, values, hidden, iterations):
    trace = []
    for k in range(iterations + 1):
        trace.append(log_likelihood(rows, dag, cpts, values, hidden))
        if k < iterations:
            cpts = m_step(rows, dag, values, hidden, responsibilities(rows, dag, cpts, values, hidden))
    return cpts, np.array(trace)


def build_network(rows, values, hidden, seed):
    nodes = [n for n in values if n != hidden]
    dag = {hidden: ["好瓜"], "好瓜": []}
    dag.update({n: [hidden] for n in nodes if n != "好瓜"})
    rng = np.random.default_rng(seed)
    best = None
    for _ in range(4):
        cpts = {}
        for n, ps in dag.items():
            t = rng.random([len(values[x]) for x in ps + [n]]) + 0.05
            cpts[n] = t / t.sum(axis=-1, keepdims=True)
        final, trace = em(rows, dag, cpts, values, hidden, 60)
        if best is None or trace[-1] > best[2][-1]:
            best = dag, final, trace
    return best


def justification():
    return "好瓜 → 脐部 → 其余"
