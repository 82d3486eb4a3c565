"""14.1 盘式记法 / Plate notation"""

from itertools import product


def unroll(model, sizes):
    plates = {name: node["plates"] for name, node in model["nodes"].items()}
    nodes = {(name, index) for name in plates for index in product(*(range(sizes[plate]) for plate in plates[name]))}
    edges = set()
    for a, b, shift in model["edges"]:
        both = [*plates[a], *(plate for plate in plates[b] if plate not in plates[a])]
        for values in product(*(range(sizes[plate]) for plate in both)):
            index = dict(zip(both, values))
            start = (a, tuple(index[plate] for plate in plates[a]))
            end = (b, tuple(index[plate] + shift.get(plate, 0) for plate in plates[b]))
            if end in nodes:
                edges.add((start, end) if model["directed"] else (min(start, end), max(start, end)))
    return {"nodes": nodes, "edges": edges}


def naive_bayes_plate():
    return {
        "directed": True,
        "plates": ["N", "d"],
        "nodes": {
            "y": {"plates": ["N"], "observed": False},
            "x": {"plates": ["N", "d"], "observed": True},
        },
        "edges": [("y", "x", {})],
    }


def crf_plate():
    return {
        "directed": False,
        "plates": ["T"],
        "nodes": {
            "y": {"plates": ["T"], "observed": False},
            "x": {"plates": [], "observed": True},
        },
        "edges": [("y", "y", {"T": 1}), ("x", "y", {})],
    }


def remarks():
    return """朴素贝叶斯：每个样例一个 y，在盘 N 里，盘 d 之外；每个样例的每个属性一个 x，在两个盘的重叠处，由 y 指向 x。
条件随机场：无向；相邻的标记之间有边，每个标记都与整个观测序列相连，x 在盘 T 之外（或自成一个盘），加阴影。
前者是 P(x, y) 的有向图，后者是给定 x 时 P(y | x) 的无向图。"""
