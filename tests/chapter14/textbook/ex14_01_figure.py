"""照图 14.6 画，每个位置各有一个观测 x，自成一盘。 / As fig. 14.6 is drawn, with an observation x for each position, in a plate of its own."""

import itertools


def copies(name, model, sizes):
    plates = model["nodes"][name]["plates"]
    return [(name, index) for index in itertools.product(*[range(sizes[P]) for P in plates])]


def unroll(model, sizes):
    nodes = set()
    for name in model["nodes"]:
        nodes.update(copies(name, model, sizes))
    edges = set()
    for a, b, shift in model["edges"]:
        plates_a = model["nodes"][a]["plates"]
        plates_b = model["nodes"][b]["plates"]
        for copy_a in copies(a, model, sizes):
            for copy_b in copies(b, model, sizes):
                where_a = dict(zip(plates_a, copy_a[1]))
                where_b = dict(zip(plates_b, copy_b[1]))
                if all(where_b[P] == where_a[P] + shift.get(P, 0) for P in where_a if P in where_b):
                    if not model["directed"] and (copy_b, copy_a) in edges:
                        continue
                    edges.add((copy_a, copy_b))
    return {"nodes": nodes, "edges": edges}


def naive_bayes_plate():
    return {
        "directed": True,
        "plates": ["N", "d"],
        "nodes": {
            "y": {"plates": ["N"], "observed": True},
            "x": {"plates": ["N", "d"], "observed": True},
        },
        "edges": [("y", "x", {})],
    }


def crf_plate():
    return {
        "directed": False,
        "plates": ["T", "M"],
        "nodes": {
            "y": {"plates": ["T"], "observed": False},
            "x": {"plates": ["M"], "observed": True},
        },
        "edges": [("y", "y", {"T": 1}), ("x", "y", {})],
    }


def remarks():
    return "朴素贝叶斯是有向图，属性盘嵌在样例盘里；条件随机场是无向图，相邻标记之间有边。"
