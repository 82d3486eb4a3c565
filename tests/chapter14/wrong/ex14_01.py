"""Known mistakes of 14.1. Each cell holds what differs from the reference."""

# %% always_undirected: 把有向边也排了序 / Sorts the ends of directed edges
# caught by: test_unroll
# book: §14.5.2
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
                edges.add((min(start, end), max(start, end)))
    return {"nodes": nodes, "edges": edges}


# %% attributes_cause_the_class: 边由 x 指向 y / The edge goes from x to y
# caught by: test_naive_bayes
# hint: from y to x
# book: §14.5.2
def naive_bayes_plate():
    return {
        "directed": True,
        "plates": ["N", "d"],
        "nodes": {
            "y": {"plates": ["N"], "observed": False},
            "x": {"plates": ["N", "d"], "observed": True},
        },
        "edges": [("x", "y", {})],
    }


# %% attributes_depend_on_one_another: 相邻属性之间也有边 / Attributes next to one another are joined
# caught by: test_naive_bayes
# hint: independent
# book: §14.5.2
def naive_bayes_plate():
    return {
        "directed": True,
        "plates": ["N", "d"],
        "nodes": {
            "y": {"plates": ["N"], "observed": False},
            "x": {"plates": ["N", "d"], "observed": True},
        },
        "edges": [("y", "x", {}), ("x", "x", {"d": 1})],
    }


# %% class_shaded_only: x 没有加阴影 / x is not shaded
# caught by: test_naive_bayes, test_crf
# book: §14.5.2
def naive_bayes_plate():
    return {
        "directed": True,
        "plates": ["N", "d"],
        "nodes": {
            "y": {"plates": ["N"], "observed": False},
            "x": {"plates": ["N", "d"], "observed": False},
        },
        "edges": [("y", "x", {})],
    }


def crf_plate():
    return {
        "directed": False,
        "plates": ["T"],
        "nodes": {
            "y": {"plates": ["T"], "observed": False},
            "x": {"plates": [], "observed": False},
        },
        "edges": [("y", "y", {"T": 1}), ("x", "y", {})],
    }


# %% connected_nodes_only: 只列有边的结点 / Lists only nodes with an edge
# caught by: test_unroll
# book: §14.5.2
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
    return {"nodes": {end for edge in edges for end in edge}, "edges": edges}


# %% free_plates_first_copy: 只有 b 所在的盘只取下标 0 / Takes only index 0 on plates of b alone
# caught by: test_by_hand, test_unroll
# book: §14.5.2
def unroll(model, sizes):
    plates = {name: node["plates"] for name, node in model["nodes"].items()}
    nodes = {(name, index) for name in plates for index in product(*(range(sizes[plate]) for plate in plates[name]))}
    edges = set()
    for a, b, shift in model["edges"]:
        both = [*plates[a], *(plate for plate in plates[b] if plate not in plates[a])]
        for values in product(*(range(sizes[plate] if plate in plates[a] else min(1, sizes[plate])) for plate in both)):
            index = dict(zip(both, values))
            start = (a, tuple(index[plate] for plate in plates[a]))
            end = (b, tuple(index[plate] + shift.get(plate, 0) for plate in plates[b]))
            if end in nodes:
                edges.add((start, end) if model["directed"] else (min(start, end), max(start, end)))
    return {"nodes": nodes, "edges": edges}


# %% hidden_markov_arrows: 条件随机场画成了隐马尔可夫模型 / A hidden Markov model for the CRF
# caught by: test_crf
# book: §14.5.2
def crf_plate():
    return {
        "directed": True,
        "plates": ["T"],
        "nodes": {
            "y": {"plates": ["T"], "observed": False},
            "x": {"plates": ["T"], "observed": True},
        },
        "edges": [("y", "y", {"T": 1}), ("y", "x", {})],
    }


# %% index_by_position: 按位置对应下标，不看盘的名字 / Matches indices by position, not by plate
# caught by: test_unroll
# book: §14.5.2
def unroll(model, sizes):
    plates = {name: node["plates"] for name, node in model["nodes"].items()}
    nodes = {(name, index) for name in plates for index in product(*(range(sizes[plate]) for plate in plates[name]))}
    edges = set()
    for a, b, shift in model["edges"]:
        both = [*plates[a], *(plate for plate in plates[b] if plate not in plates[a])]
        for values in product(*(range(sizes[plate]) for plate in both)):
            index = dict(zip(both, values))
            start = (a, tuple(index[plate] for plate in plates[a]))
            line = [index[plate] for plate in plates[a]] + [index[plate] for plate in both[len(plates[a]) :]]
            end = (b, tuple(value + shift.get(plate, 0) for value, plate in zip(line, plates[b])))
            if end in nodes:
                edges.add((start, end) if model["directed"] else (min(start, end), max(start, end)))
    return {"nodes": nodes, "edges": edges}


# %% index_in_order_of_plates: 下标按全部盘的次序，不是按结点的次序 / Orders indices by the list of plates, not by the node
# caught by: test_unroll
# book: §14.5.2
def unroll(model, sizes):
    plates = {name: sorted(node["plates"], key=model["plates"].index) for name, node in model["nodes"].items()}
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


# %% indices_from_one: 下标从 1 数起 / Counts indices from 1
# caught by: test_by_hand, test_unroll
# book: §14.5.2
def unroll(model, sizes):
    plates = {name: node["plates"] for name, node in model["nodes"].items()}
    nodes = {(name, index) for name in plates for index in product(*(range(1, sizes[plate] + 1) for plate in plates[name]))}
    edges = set()
    for a, b, shift in model["edges"]:
        both = [*plates[a], *(plate for plate in plates[b] if plate not in plates[a])]
        for values in product(*(range(1, sizes[plate] + 1) for plate in both)):
            index = dict(zip(both, values))
            start = (a, tuple(index[plate] for plate in plates[a]))
            end = (b, tuple(index[plate] + shift.get(plate, 0) for plate in plates[b]))
            if end in nodes:
                edges.add((start, end) if model["directed"] else (min(start, end), max(start, end)))
    return {"nodes": nodes, "edges": edges}


# %% last_copy_missing: 循环少了最后一份 / Misses the last copy
# caught by: test_by_hand, test_unroll
# book: §14.5.2
def unroll(model, sizes):
    plates = {name: node["plates"] for name, node in model["nodes"].items()}
    nodes = {(name, index) for name in plates for index in product(*(range(sizes[plate]) for plate in plates[name]))}
    edges = set()
    for a, b, shift in model["edges"]:
        both = [*plates[a], *(plate for plate in plates[b] if plate not in plates[a])]
        for values in product(*(range(max(0, sizes[plate] - 1)) for plate in both)):
            index = dict(zip(both, values))
            start = (a, tuple(index[plate] for plate in plates[a]))
            end = (b, tuple(index[plate] + shift.get(plate, 0) for plate in plates[b]))
            if end in nodes:
                edges.add((start, end) if model["directed"] else (min(start, end), max(start, end)))
    return {"nodes": nodes, "edges": edges}


# %% local_observation: y 只与同一位置的 x 相连 / A label is joined with the x of its position only
# caught by: test_crf
# hint: whole of x
# book: §14.5.2
def crf_plate():
    return {
        "directed": False,
        "plates": ["T"],
        "nodes": {
            "y": {"plates": ["T"], "observed": False},
            "x": {"plates": ["T"], "observed": True},
        },
        "edges": [("y", "y", {"T": 1}), ("x", "y", {})],
    }


# %% naive_bayes_twice: 条件随机场与朴素贝叶斯同一个图 / The same diagram for both
# caught by: test_crf
# book: §14.5.2
def crf_plate():
    return naive_bayes_plate()


# %% no_chain: 标记之间没有边 / Labels are not joined
# caught by: test_crf
# hint: next to one another
# book: §14.5.2
def crf_plate():
    return {
        "directed": False,
        "plates": ["T"],
        "nodes": {
            "y": {"plates": ["T"], "observed": False},
            "x": {"plates": [], "observed": True},
        },
        "edges": [("x", "y", {})],
    }


# %% observation_not_joined: 标记没有与观测相连 / Labels are not joined with the observation
# caught by: test_crf
# hint: whole of x
# book: §14.5.2
def crf_plate():
    return {
        "directed": False,
        "plates": ["T"],
        "nodes": {
            "y": {"plates": ["T"], "observed": False},
            "x": {"plates": [], "observed": True},
        },
        "edges": [("y", "y", {"T": 1})],
    }


# %% one_class_for_all: 所有样例一个类别 / One class for all samples
# caught by: test_naive_bayes
# hint: one class
# book: §14.5.2
def naive_bayes_plate():
    return {
        "directed": True,
        "plates": ["N", "d"],
        "nodes": {
            "y": {"plates": [], "observed": False},
            "x": {"plates": ["N", "d"], "observed": True},
        },
        "edges": [("y", "x", {})],
    }


# %% one_edge_per_pair: 两个结点之间只留最后一条边 / Keeps one edge for two nodes
# caught by: test_unroll
# book: §14.5.2
def unroll(model, sizes):
    plates = {name: node["plates"] for name, node in model["nodes"].items()}
    nodes = {(name, index) for name in plates for index in product(*(range(sizes[plate]) for plate in plates[name]))}
    edges = set()
    for a, b, shift in {(a, b): (a, b, shift) for a, b, shift in model["edges"]}.values():
        both = [*plates[a], *(plate for plate in plates[b] if plate not in plates[a])]
        for values in product(*(range(sizes[plate]) for plate in both)):
            index = dict(zip(both, values))
            start = (a, tuple(index[plate] for plate in plates[a]))
            end = (b, tuple(index[plate] + shift.get(plate, 0) for plate in plates[b]))
            if end in nodes:
                edges.add((start, end) if model["directed"] else (min(start, end), max(start, end)))
    return {"nodes": nodes, "edges": edges}


# %% one_label: 只有一个标记 / One label for the whole sequence
# caught by: test_crf
# book: §14.5.2
def crf_plate():
    return {
        "directed": False,
        "plates": ["T"],
        "nodes": {
            "y": {"plates": [], "observed": False},
            "x": {"plates": [], "observed": True},
        },
        "edges": [("x", "y", {})],
    }


# %% out_of_range_kept: 保留了超出范围的结点 / Keeps edges to copies that do not exist
# caught by: test_by_hand, test_unroll
# book: §14.5.2
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
            if True:
                edges.add((start, end) if model["directed"] else (min(start, end), max(start, end)))
    return {"nodes": nodes, "edges": edges}


# %% parameter_caused_by_data: 边由变量指向参数 / An edge from a variable to a parameter
# caught by: test_naive_bayes
# book: §14.5.2
def naive_bayes_plate():
    return {
        "directed": True,
        "plates": ["N", "d"],
        "nodes": {
            "y": {"plates": ["N"], "observed": False},
            "x": {"plates": ["N", "d"], "observed": True},
            "theta": {"plates": ["d"], "observed": False, "parameter": True},
        },
        "edges": [("y", "x", {}), ("x", "theta", {})],
    }


# %% parameter_not_marked: 参数没有标明 / A parameter that is not marked
# caught by: test_naive_bayes
# book: §14.5.2
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


# %% parameters_left_out: 没有展开参数结点 / Leaves parameters out
# caught by: test_unroll
# book: §14.5.2
def unroll(model, sizes):
    plates = {name: node["plates"] for name, node in model["nodes"].items()}
    nodes = {(name, index) for name in plates if not model["nodes"][name].get("parameter") for index in product(*(range(sizes[plate]) for plate in plates[name]))}
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


# %% parameters_of_each_sample: 每个样例各有自己的参数 / Every sample has parameters of its own
# caught by: test_naive_bayes
# hint: 新样例
# book: §7.3，图 14.10 / §7.3, fig. 14.10
def naive_bayes_plate():
    return {
        "directed": True,
        "plates": ["N", "d"],
        "nodes": {
            "y": {"plates": ["N"], "observed": False},
            "x": {"plates": ["N", "d"], "observed": True},
            "theta": {"plates": ["N", "d"], "observed": False, "parameter": True},
        },
        "edges": [("y", "x", {}), ("theta", "x", {})],
    }


# %% plates_not_matched: 共同的盘也任取下标 / Pairs all indices on common plates as well
# caught by: test_by_hand, test_unroll
# book: §14.5.2
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
            for other in nodes:
                if other[0] == b and other != start:
                    edges.add((start, other) if model["directed"] else (min(start, other), max(start, other)))
    return {"nodes": nodes, "edges": edges}


# %% samples_depend_on_one_another: 样例前后相连，成了隐马尔可夫模型 / Samples follow one another, as in a hidden Markov model
# caught by: test_naive_bayes
# book: §14.5.2
def naive_bayes_plate():
    return {
        "directed": True,
        "plates": ["N", "d"],
        "nodes": {
            "y": {"plates": ["N"], "observed": False},
            "x": {"plates": ["N", "d"], "observed": True},
        },
        "edges": [("y", "x", {}), ("y", "y", {"N": 1})],
    }


# %% second_order_chain: 隔一个位置的标记也相连 / Labels two apart are joined, too
# caught by: test_crf
# hint: next to one another
# book: §14.5.2
def crf_plate():
    return {
        "directed": False,
        "plates": ["T"],
        "nodes": {
            "y": {"plates": ["T"], "observed": False},
            "x": {"plates": [], "observed": True},
        },
        "edges": [("y", "y", {"T": 1}), ("y", "y", {"T": 2}), ("x", "y", {})],
    }


# %% shift_backwards: 位移的方向反了 / Shifts the other way
# caught by: test_unroll
# book: §14.5.2
def unroll(model, sizes):
    plates = {name: node["plates"] for name, node in model["nodes"].items()}
    nodes = {(name, index) for name in plates for index in product(*(range(sizes[plate]) for plate in plates[name]))}
    edges = set()
    for a, b, shift in model["edges"]:
        both = [*plates[a], *(plate for plate in plates[b] if plate not in plates[a])]
        for values in product(*(range(sizes[plate]) for plate in both)):
            index = dict(zip(both, values))
            start = (a, tuple(index[plate] for plate in plates[a]))
            end = (b, tuple(index[plate] - shift.get(plate, 0) for plate in plates[b]))
            if end in nodes:
                edges.add((start, end) if model["directed"] else (min(start, end), max(start, end)))
    return {"nodes": nodes, "edges": edges}


# %% shift_ignored: 没有用位移 / Ignores shifts
# caught by: test_by_hand, test_unroll
# book: §14.5.2
def unroll(model, sizes):
    plates = {name: node["plates"] for name, node in model["nodes"].items()}
    nodes = {(name, index) for name in plates for index in product(*(range(sizes[plate]) for plate in plates[name]))}
    edges = set()
    for a, b, shift in model["edges"]:
        both = [*plates[a], *(plate for plate in plates[b] if plate not in plates[a])]
        for values in product(*(range(sizes[plate]) for plate in both)):
            index = dict(zip(both, values))
            start = (a, tuple(index[plate] for plate in plates[a]))
            end = (b, tuple(index[plate] for plate in plates[b]))
            if end in nodes:
                edges.add((start, end) if model["directed"] else (min(start, end), max(start, end)))
    return {"nodes": nodes, "edges": edges}


# %% shift_of_one: 位移总是 1 / Takes every shift for 1
# caught by: test_unroll
# book: §14.5.2
def unroll(model, sizes):
    plates = {name: node["plates"] for name, node in model["nodes"].items()}
    nodes = {(name, index) for name in plates for index in product(*(range(sizes[plate]) for plate in plates[name]))}
    edges = set()
    for a, b, shift in model["edges"]:
        both = [*plates[a], *(plate for plate in plates[b] if plate not in plates[a])]
        for values in product(*(range(sizes[plate]) for plate in both)):
            index = dict(zip(both, values))
            start = (a, tuple(index[plate] for plate in plates[a]))
            end = (b, tuple(index[plate] + (1 if plate in shift else 0) for plate in plates[b]))
            if end in nodes:
                edges.add((start, end) if model["directed"] else (min(start, end), max(start, end)))
    return {"nodes": nodes, "edges": edges}


# %% size_zero_is_one: 大小为 0 的盘当作 1 / Takes a plate of size 0 for one of size 1
# caught by: test_unroll
# book: §14.5.2
def unroll(model, sizes):
    sizes = {plate: max(1, size) for plate, size in sizes.items()}
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


# %% too_large_only: 只看下标太大，忘了负的 / Forgets negative indices
# caught by: test_unroll
# book: §14.5.2
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
            if all(value < sizes[plate] for value, plate in zip(end[1], plates[b])):
                edges.add((start, end) if model["directed"] else (min(start, end), max(start, end)))
    return {"nodes": nodes, "edges": edges}


# %% undirected_bayes: 朴素贝叶斯画成了无向图 / An undirected naive Bayes
# caught by: test_naive_bayes
# book: §14.5.2
def naive_bayes_plate():
    return {
        "directed": False,
        "plates": ["N", "d"],
        "nodes": {
            "y": {"plates": ["N"], "observed": False},
            "x": {"plates": ["N", "d"], "observed": True},
        },
        "edges": [("y", "x", {})],
    }


# %% window_of_three: y 与相邻三个位置的 x 相连 / A label is joined with three x around it
# caught by: test_crf
# hint: whole of x
# book: §14.5.2
def crf_plate():
    return {
        "directed": False,
        "plates": ["T"],
        "nodes": {
            "y": {"plates": ["T"], "observed": False},
            "x": {"plates": ["T"], "observed": True},
        },
        "edges": [("y", "y", {"T": 1}), ("x", "y", {}), ("x", "y", {"T": 1}), ("x", "y", {"T": -1})],
    }


# %% wraps_around: 下标超出范围时绕回开头 / Indices out of range wrap around
# caught by: test_by_hand, test_unroll
# hint: wraps around
# book: §14.5.2
def unroll(model, sizes):
    plates = {name: node["plates"] for name, node in model["nodes"].items()}
    nodes = {(name, index) for name in plates for index in product(*(range(sizes[plate]) for plate in plates[name]))}
    edges = set()
    for a, b, shift in model["edges"]:
        both = [*plates[a], *(plate for plate in plates[b] if plate not in plates[a])]
        for values in product(*(range(sizes[plate]) for plate in both)):
            index = dict(zip(both, values))
            start = (a, tuple(index[plate] for plate in plates[a]))
            end = (b, tuple((index[plate] + shift.get(plate, 0)) % sizes[plate] for plate in plates[b]))
            if end in nodes:
                edges.add((start, end) if model["directed"] else (min(start, end), max(start, end)))
    return {"nodes": nodes, "edges": edges}


# %% x_outside_d: x 不在盘 d 里 / x is not in plate d
# caught by: test_naive_bayes
# hint: one class
# book: §14.5.2
def naive_bayes_plate():
    return {
        "directed": True,
        "plates": ["N", "d"],
        "nodes": {
            "y": {"plates": ["N"], "observed": False},
            "x": {"plates": ["N"], "observed": True},
        },
        "edges": [("y", "x", {})],
    }


# %% y_inside_d: 每个属性一个类别 / A class for each attribute
# caught by: test_naive_bayes
# hint: one class
# book: §14.5.2
def naive_bayes_plate():
    return {
        "directed": True,
        "plates": ["N", "d"],
        "nodes": {
            "y": {"plates": ["N", "d"], "observed": False},
            "x": {"plates": ["N", "d"], "observed": True},
        },
        "edges": [("y", "x", {})],
    }
