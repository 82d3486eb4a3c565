"""联合分布照 (7.26)，独立性照 (7.27) 那样边际化来验证 / The joint distribution by (7.26), independence verified by marginalising as in (7.27)"""

from itertools import product

import numpy as np


def joint(dag, cpts, values):
    nodes = list(dag)
    P = np.zeros([len(values[node]) for node in nodes])
    for x in product(*[range(len(values[node])) for node in nodes]):
        state = dict(zip(nodes, x))
        p = 1.0
        for node in nodes:
            index = tuple(state[parent] for parent in dag[node]) + (state[node],)
            p *= cpts[node][index]
        P[x] = p
    return P


def independent(P, i, j, given, tol):
    others = tuple(k for k in range(P.ndim) if k not in (i, j) and k not in given)
    kept = [k for k in range(P.ndim) if k not in others]
    Q = P.sum(axis=others)
    Q = np.moveaxis(Q, [kept.index(i), kept.index(j)], [0, 1])
    Q = Q.reshape(Q.shape[0], Q.shape[1], -1)
    for g in range(Q.shape[2]):
        p = Q[:, :, g].sum()
        if p > 0:
            both = Q[:, :, g] / p
            if np.max(np.abs(both - np.outer(both.sum(axis=1), both.sum(axis=0)))) > tol:
                return False
    return True


def covariance(p, a, b):
    both = (1 - p) * a[0] * b[0] + p * a[1] * b[1]
    return both - ((1 - p) * a[0] + p * a[1]) * ((1 - p) * b[0] + p * b[1])


def common_parent_witness(p, cov):
    # Cov = p(1 - p)(a1 - a0)(b1 - b0)
    return (0.0, 1.0), ((0.0, cov / (p * (1 - p))) if cov > 0 else (-cov / (p * (1 - p)), 0.0))


def chain_witness(pz, cov):
    # Cov = pz(1 - pz)(x1 - x0)(y1 - y0)
    c = cov / (pz * (1 - pz))
    return {"x": (0.0, 1.0), "y": (0.0, c) if c > 0 else (-c, 0.0)}


def v_structure_exception(p1, p2, q):
    # P(x4 | x1, x2) = u(x1) v(x2) keeps the product form given x4 = 1.
    u = np.array([0.8, 1.2])
    v = np.array([0.8, 1.2])
    scale = q / (((1 - p1) * u[0] + p1 * u[1]) * ((1 - p2) * v[0] + p2 * v[1]))
    return scale * np.outer(u, v)


def claims():
    return {
        "given_the_middle_independent_for_all_cpts": True,
        "marginally_dependent_for_all_cpts": False,
        "binary_common_parent_independent_iff_some_edge_is_void_or_p_is_0_or_1": True,
    }


def proof():
    return "P(x3,x4|x1) = P(x1)P(x3|x1)P(x4|x1)/P(x1); 边际时一般不等于乘积; 顺序结构同理。"
