"""比较每一对展开的结点；图中画出参数，观测另有一个盘 / Compares all pairs of copies; diagrams with parameters"""


def copies(name, plates, sizes):
    found = [()]
    for plate in plates:
        found = [(*index, value) for index in found for value in range(sizes[plate])]
    return [[name, list(index)] for index in found]


def unroll(model, sizes):
    plates = {name: model["nodes"][name]["plates"] for name in model["nodes"]}
    groups = {name: copies(name, own, sizes) for name, own in plates.items()}
    edges = []
    for a, b, shift in model["edges"]:
        for one in groups[a]:
            for other in groups[b]:
                here, there = dict(zip(plates[a], one[1])), dict(zip(plates[b], other[1]))
                if all(here[p] + shift.get(p, 0) == there[p] for p in set(here) & set(there)):
                    edges.append([other, one] if not model["directed"] else [one, other])
    return {"edges": edges, "nodes": [one for group in groups.values() for one in group]}


def naive_bayes_plate():
    return {
        "directed": True,
        "plates": ("d", "K", "N"),
        "nodes": {
            "pi": {"plates": (), "observed": False, "parameter": True},
            "theta": {"plates": ("K", "d"), "observed": False, "parameter": True},
            "x": {"plates": ("d", "N"), "observed": True, "parameter": False},
            "y": {"plates": ("N",), "observed": True},
        },
        "edges": (("pi", "y", {}), ("theta", "x", {}), ("y", "x", {})),
    }


def crf_plate():
    return {
        "directed": False,
        "plates": ["S", "T", "J", "K"],
        "nodes": {
            "x": {"plates": ["S"], "observed": True},
            "y": {"plates": ["T"], "observed": False},
            "lambda": {"plates": ["J"], "observed": False, "parameter": True},
            "mu": {"plates": ["K"], "observed": False, "parameter": True},
        },
        "edges": [
            ("y", "x", {}),
            ("y", "y", {"T": -1}),
            ("lambda", "y", {}),
            ("mu", "y", {}),
            ("lambda", "x", {}),
            ("x", "x", {"S": 1}),
        ],
    }


def remarks():
    return "略"
