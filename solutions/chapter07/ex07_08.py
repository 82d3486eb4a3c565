"""7.8 同父与顺序结构的独立性 / Independence in common-parent and chain structures"""

import numpy as np


def joint(dag, cpts, values):
    axis = {node: k for k, node in enumerate(dag)}
    operands = []
    for node, parents in dag.items():
        operands += [cpts[node], [axis[name] for name in (*parents, node)]]
    return np.einsum(*operands, list(range(len(dag))))


def independent(P, i, j, given, tol):
    # One axis for i, one for j, and one for all conditions together.
    others = tuple(k for k in range(P.ndim) if k not in (i, j, *given))
    left = [k for k in range(P.ndim) if k not in others]
    table = np.moveaxis(P.sum(axis=others), (left.index(i), left.index(j)), (0, 1))
    table = table.reshape(*table.shape[:2], -1)
    for cell in np.moveaxis(table, 2, 0):
        if cell.sum() > 0:
            cell = cell / cell.sum()
            if np.abs(cell - np.outer(cell.sum(axis=1), cell.sum(axis=0))).max() > tol:
                return False
    return True


def covariance(p, a, b):
    return p * (1 - p) * (a[1] - a[0]) * (b[1] - b[0])


def common_parent_witness(p, cov):
    # x_3 copies x_1; x_4 leans on it as much as is asked for.
    lean = cov / (p * (1 - p))
    return (0.0, 1.0), ((1 - lean) / 2, (1 + lean) / 2)


def chain_witness(pz, cov):
    # Two common parents' worth of algebra is one: Cov(z, y) = pz (1 - pz) (x_1 - x_0) (y_1 - y_0).
    x, y = common_parent_witness(pz, cov)
    return {"x": x, "y": y}


def v_structure_exception(p1, p2, q):
    # A product g(x_1) h(x_2) leaves the parents independent given x_4 = 1.
    g, h = np.array([0.9, 0.6]), np.array([0.9, 0.6])
    mean = np.array([1 - p1, p1]) @ g * (np.array([1 - p2, p2]) @ h)
    return np.outer(g, h) * q / mean


def claims():
    return {
        "given_the_middle_independent_for_all_cpts": True,
        "marginally_dependent_for_all_cpts": False,
        "binary_common_parent_independent_iff_some_edge_is_void_or_p_is_0_or_1": True,
    }


def proof():
    return r"""
同父结构：$P(x_3, x_4 | x_1) = P(x_1) P(x_3|x_1) P(x_4|x_1) / P(x_1) = P(x_3|x_1) P(x_4|x_1)$。
消去 $x_1$：$P(x_3, x_4) = \sum_{x_1} P(x_1) P(x_3|x_1) P(x_4|x_1)$，二值时它与 $P(x_3) P(x_4)$ 之差是
$p(1-p)(a_1-a_0)(b_1-b_0)$，除非某个因子为零，否则不独立。

顺序结构：$P(y, z | x) = P(z) P(x|z) P(y|x) / P(x) = P(z|x) P(y|x)$；消去 $x$ 得到的差是
$p_z(1-p_z)(P(x|z{=}1)-P(x|z{=}0))(P(y|x{=}1)-P(y|x{=}0))$。“不成立”是说并非对一切条件概率表都成立。
"""
