"""Loops over cells and dicts; witnesses with other edges."""

from itertools import product


def joint(dag, cpts, values):
    nodes = list(dag)

    def fill(chosen):
        if len(chosen) < len(nodes):
            return [fill([*chosen, k]) for k in range(len(values[nodes[len(chosen)]]))]
        state = dict(zip(nodes, chosen))
        p = 1.0
        for node in nodes:
            table = cpts[node]
            for parent in dag[node]:
                table = table[state[parent]]
            p *= float(table[state[node]])
        return p

    return fill([])


def independent(P, i, j, given, tol):
    groups = {}
    for cell in product(*[range(n) for n in P.shape]):
        g = tuple(cell[k] for k in given)
        table = groups.setdefault(g, {})
        key = cell[i], cell[j]
        table[key] = table.get(key, 0.0) + P[cell]
    for table in groups.values():
        total = sum(table.values())
        if total == 0:
            continue
        for (u, v), p in table.items():
            pu = sum(q for (a, _), q in table.items() if a == u) / total
            pv = sum(q for (_, b), q in table.items() if b == v) / total
            if abs(p / total - pu * pv) > tol:
                return False
    return True


def covariance(p, a, b):
    e3 = p * a[1] + (1 - p) * a[0]
    e4 = p * b[1] + (1 - p) * b[0]
    e34 = p * a[1] * b[1] + (1 - p) * a[0] * b[0]
    return e34 - e3 * e4


def common_parent_witness(p, cov):
    k = abs(cov) / (p * (1 - p))
    root = k**0.5
    a = [0.5 - root / 2, 0.5 + root / 2]
    return [a, a if cov > 0 else a[::-1]]


def chain_witness(pz, cov):
    k = cov / (pz * (1 - pz))
    x = (0.05, 0.95)
    half = k / 0.9 / 2
    return {"x": x, "y": (0.5 - half, 0.5 + half)}


def v_structure_exception(p1, p2, q):
    g = [1.0, 0.5]
    h = [0.4, 0.8]
    size = ((1 - p1) * g[0] + p1 * g[1]) * ((1 - p2) * h[0] + p2 * h[1])
    return [[g[u] * h[v] * q / size for v in (0, 1)] for u in (0, 1)]


def claims():
    return {
        "given_the_middle_independent_for_all_cpts": True,
        "marginally_dependent_for_all_cpts": False,
        "binary_common_parent_independent_iff_some_edge_is_void_or_p_is_0_or_1": True,
    }
