"""参数没有标明 / A parameter that is not marked

caught by: test_naive_bayes
book: §14.5.2
"""

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
            "theta": {"plates": ["d"], "observed": False},
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
    return "略 / Omitted"
