"""逐盘递归展开 / Recursive, plate by plate; positions joined both ways"""


def indices(plates, sizes):
    if not plates:
        yield {}
        return
    for value in range(sizes[plates[0]]):
        for rest in indices(plates[1:], sizes):
            yield {plates[0]: value, **rest}


def unroll(model, sizes):
    nodes, edges = set(), set()

    def copy(name, at):
        return (name, tuple(at[plate] for plate in model["nodes"][name]["plates"]))

    for name, node in model["nodes"].items():
        nodes |= {copy(name, at) for at in indices(node["plates"], sizes)}
    for a, b, shift in model["edges"]:
        own, others = model["nodes"][a]["plates"], model["nodes"][b]["plates"]
        for at in indices(list(own), sizes):
            moved = {plate: value + shift.get(plate, 0) for plate, value in at.items()}
            if any(not 0 <= moved[plate] < sizes[plate] for plate in own if plate in others):
                continue
            for free in indices([plate for plate in others if plate not in own], sizes):
                pair = (copy(a, at), copy(b, {**moved, **free}))
                edges.add(pair if model["directed"] else tuple(sorted(pair, reverse=True)))
    return {"nodes": frozenset(nodes), "edges": frozenset(edges)}


def naive_bayes_plate():
    y = {"plates": ["N"], "observed": True}
    x = {"plates": ["N", "d"], "observed": True, "colour": "grey"}
    return {"directed": True, "plates": {"N", "d"}, "nodes": {"x": x, "y": y}, "edges": [["y", "x", {"N": 0}]]}


def crf_plate():
    y = {"plates": ["T"], "observed": False}
    x = {"plates": ["position", "feature"], "observed": True}
    return {
        "directed": False,
        "plates": ["T", "position", "feature"],
        "nodes": {"y": y, "x": x},
        "edges": [("x", "y", {}), ("y", "x", {}), ("y", "y", {"T": 1}), ("y", "y", {"T": -1})],
    }


def remarks():
    return "略"
