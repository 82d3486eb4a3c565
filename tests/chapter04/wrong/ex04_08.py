"""Known mistakes of 4.8. Each cell holds what differs from the reference."""

# %% at_most_fifty_nodes: 至多处理五十个结点 / Fifty nodes are handled at most
# caught by: test_breadth_first, test_depth_first
# book: 图 4.2
# kind: narrow
def grow(X, y, domains, classes, max_nodes, criterion, depth_first):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, waiting = [root], deque([(root, range(len(y)), list(range(len(domains))))])
    for _ in range(50):
        if not waiting:
            break
        node, rows, columns = waiting.popleft()
        if not may_be_split(X, y, rows):
            continue
        j = choose(X, y, rows, columns, criterion)
        if len(nodes) + len(domains[j]) > max_nodes:
            continue
        node["feature"] = j
        children = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
            child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
            nodes.append(child)
            children.append((child, part, [k for k in columns if k != j]))
        if depth_first:
            waiting.extendleft(reversed(children))
        else:
            waiting.extend(children)
    return nodes


# %% binary_formula: 公式只对二叉树成立：2^(D+1) − 1 / The formula holds for binary trees only: 2^(D+1) − 1
# caught by: test_worst_case_nodes
def worst_case_nodes(n_values, max_depth):
    return 2 ** (max_depth + 1) - 1


# %% both_trees_complete: max_nodes 太大，两棵树都长完了 / max_nodes is so large that both trees are complete
# caught by: test_breadth_first_wins
def breadth_first_wins(n_values):
    # The first child needs two more levels for two samples, the second child one level for eight.
    X = [["0", "0", "0"], ["0", "0", "1"], *[["1", "0", "0"]] * 4, *[["1", "1", "0"]] * 4]
    y = ["0", "1", *["0"] * 4, *["1"] * 4]
    return X, y, 1 + 4 * n_values


# %% children_reversed: 深度优先时子结点倒着处理 / Depth-first, the children are handled in reverse order
# caught by: test_depth_first, test_depth_first_on_2_0
# book: 图 4.2
def grow(X, y, domains, classes, max_nodes, criterion, depth_first):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, waiting = [root], deque([(root, range(len(y)), list(range(len(domains))))])
    while waiting:
        node, rows, columns = waiting.popleft()
        if not may_be_split(X, y, rows):
            continue
        j = choose(X, y, rows, columns, criterion)
        if len(nodes) + len(domains[j]) > max_nodes:
            continue
        node["feature"] = j
        children = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
            child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
            nodes.append(child)
            children.append((child, part, [k for k in columns if k != j]))
        if depth_first:
            waiting.extendleft(children)
        else:
            waiting.extend(children)
    return nodes


# %% counts_internal_only: 只数内部结点 / Counts inner nodes only
# caught by: test_limits_on_2_0, test_breadth_first
# costs: 2
def grow(X, y, domains, classes, max_nodes, criterion, depth_first):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, waiting = [root], deque([(root, range(len(y)), list(range(len(domains))))])
    while waiting:
        node, rows, columns = waiting.popleft()
        if not may_be_split(X, y, rows):
            continue
        j = choose(X, y, rows, columns, criterion)
        if sum(node["feature"] is not None for node in nodes) + 1 > max_nodes:
            continue
        node["feature"] = j
        children = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
            child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
            nodes.append(child)
            children.append((child, part, [k for k in columns if k != j]))
        if depth_first:
            waiting.extendleft(reversed(children))
        else:
            waiting.extend(children)
    return nodes


# %% data_good_for_one_order: 数据只在一种属性次序下最坏 / The data are worst for one order of the attributes only
# caught by: test_worst_case_data
def worst_case_data(n_values, max_depth):
    # The parity of the sum stays open until the last attribute is known, in whatever order they are asked.
    rows = list(product(range(n_values), repeat=max_depth))
    return [[str(value) for value in row] for row in rows], [str(row[-1] % 2) for row in rows]


# %% data_of_two_values: 只用取值 0 和 1 / Only the values 0 and 1 are used
# caught by: test_worst_case_data
# book: 图 4.2
def worst_case_data(n_values, max_depth):
    # The parity of the sum stays open until the last attribute is known, in whatever order they are asked.
    rows = list(product(range(2), repeat=max_depth))
    return [[str(value) for value in row] for row in rows], [str(sum(row) % 2) for row in rows]


# %% data_pure_too_early: 标签就是第一个属性，一次划分就分纯了 / The label is the first attribute, so that one split is enough
# caught by: test_worst_case_data
def worst_case_data(n_values, max_depth):
    # The parity of the sum stays open until the last attribute is known, in whatever order they are asked.
    rows = list(product(range(n_values), repeat=max_depth))
    return [[str(value) for value in row] for row in rows], [str(row[0] % 2) for row in rows]


# %% depth_first_stops_at_misfit: 深度优先遇到放不下的结点就全停了 / Depth-first growth stops altogether at the first node that does not fit
# caught by: test_depth_first
def grow(X, y, domains, classes, max_nodes, criterion, depth_first):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, waiting = [root], deque([(root, range(len(y)), list(range(len(domains))))])
    while waiting:
        node, rows, columns = waiting.popleft()
        if not may_be_split(X, y, rows):
            continue
        j = choose(X, y, rows, columns, criterion)
        if len(nodes) + len(domains[j]) > max_nodes:
            if depth_first:
                break
            continue
        node["feature"] = j
        children = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
            child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
            nodes.append(child)
            children.append((child, part, [k for k in columns if k != j]))
        if depth_first:
            waiting.extendleft(reversed(children))
        else:
            waiting.extend(children)
    return nodes


# %% depth_limit_in_disguise: 把 MaxNode 换算成深度来限制 / Turns MaxNode into a limit on the depth
# caught by: test_limits_on_2_0, test_breadth_first
# costs: 4
def grow(X, y, domains, classes, max_nodes, criterion, depth_first):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, waiting = [root], deque([(root, range(len(y)), list(range(len(domains))))])
    while waiting:
        node, rows, columns = waiting.popleft()
        if not may_be_split(X, y, rows):
            continue
        j = choose(X, y, rows, columns, criterion)
        if sum(len(domains[j]) ** k for k in range(node["depth"] + 2)) > max_nodes:
            continue
        node["feature"] = j
        children = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
            child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
            nodes.append(child)
            children.append((child, part, [k for k in columns if k != j]))
        if depth_first:
            waiting.extendleft(reversed(children))
        else:
            waiting.extend(children)
    return nodes


# %% empty_child_first_class: 空的子结点取第一个类别 / A child without samples takes the first class
# caught by: test_breadth_first, test_without_a_limit
# book: 图 4.2
# costs: 1.5
def grow(X, y, domains, classes, max_nodes, criterion, depth_first):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, waiting = [root], deque([(root, range(len(y)), list(range(len(domains))))])
    while waiting:
        node, rows, columns = waiting.popleft()
        if not may_be_split(X, y, rows):
            continue
        j = choose(X, y, rows, columns, criterion)
        if len(nodes) + len(domains[j]) > max_nodes:
            continue
        node["feature"] = j
        children = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
            child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else classes[0]}
            nodes.append(child)
            children.append((child, part, [k for k in columns if k != j]))
        if depth_first:
            waiting.extendleft(reversed(children))
        else:
            waiting.extend(children)
    return nodes


# %% formula_in_floats: 用浮点数算幂，大了就不准 / The power is computed in floats, inexact when large
# caught by: test_worst_case_nodes
# book: 图 4.2
# kind: narrow
def worst_case_nodes(n_values, max_depth):
    return int((float(n_values) ** (max_depth + 1) - 1) / (n_values - 1))


# %% formula_power_only: 只数了最后一层 v^D / Counts the last level v^D only
# caught by: test_worst_case_nodes
def worst_case_nodes(n_values, max_depth):
    return n_values**max_depth


# %% leaves_take_room: 放不下全部子结点时，能放几个放几个 / If not all children fit, as many as fit are made
# caught by: test_limits_on_2_0, test_breadth_first
# book: 图 4.2
# costs: 2.5
def grow(X, y, domains, classes, max_nodes, criterion, depth_first):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, waiting = [root], deque([(root, range(len(y)), list(range(len(domains))))])
    while waiting:
        node, rows, columns = waiting.popleft()
        if not may_be_split(X, y, rows):
            continue
        j = choose(X, y, rows, columns, criterion)
        if len(nodes) + 1 > max_nodes:
            continue
        node["feature"] = j
        children = []
        for value in domains[j][: max_nodes - len(nodes)]:
            part = [i for i in rows if X[i][j] == value]
            child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
            child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
            nodes.append(child)
            children.append((child, part, [k for k in columns if k != j]))
        if depth_first:
            waiting.extendleft(reversed(children))
        else:
            waiting.extend(children)
    return nodes


# %% limit_checked_after: 划分之后才检查，结点数会超过 MaxNode / Checks the limit after splitting, so that MaxNode is overshot
# caught by: test_limits_on_2_0, test_breadth_first
# costs: 2
def grow(X, y, domains, classes, max_nodes, criterion, depth_first):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, waiting = [root], deque([(root, range(len(y)), list(range(len(domains))))])
    while waiting:
        node, rows, columns = waiting.popleft()
        if not may_be_split(X, y, rows):
            continue
        j = choose(X, y, rows, columns, criterion)
        if len(nodes) >= max_nodes:
            continue
        node["feature"] = j
        children = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
            child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
            nodes.append(child)
            children.append((child, part, [k for k in columns if k != j]))
        if depth_first:
            waiting.extendleft(reversed(children))
        else:
            waiting.extend(children)
    return nodes


# %% next_column_if_misfit: 放不下时改用子结点少的列 / If the children do not fit, a column with fewer values is taken
# caught by: test_breadth_first
# book: 图 4.2
# costs: 1.5
def grow(X, y, domains, classes, max_nodes, criterion, depth_first):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, waiting = [root], deque([(root, range(len(y)), list(range(len(domains))))])
    while waiting:
        node, rows, columns = waiting.popleft()
        if not may_be_split(X, y, rows):
            continue
        j = choose(X, y, rows, columns, criterion)
        columns = [k for k in columns if len(nodes) + len(domains[k]) <= max_nodes]
        if not columns:
            continue
        j = choose(X, y, rows, columns, criterion)
        node["feature"] = j
        children = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
            child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
            nodes.append(child)
            children.append((child, part, [k for k in columns if k != j]))
        if depth_first:
            waiting.extendleft(reversed(children))
        else:
            waiting.extend(children)
    return nodes


# %% off_by_one_limit: 恰好等于 MaxNode 也当作放不下 / Takes exactly MaxNode nodes for too many
# caught by: test_limits_on_2_0, test_breadth_first
# costs: 1.5
def grow(X, y, domains, classes, max_nodes, criterion, depth_first):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, waiting = [root], deque([(root, range(len(y)), list(range(len(domains))))])
    while waiting:
        node, rows, columns = waiting.popleft()
        if not may_be_split(X, y, rows):
            continue
        j = choose(X, y, rows, columns, criterion)
        if len(nodes) + len(domains[j]) >= max_nodes:
            continue
        node["feature"] = j
        children = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
            child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
            nodes.append(child)
            children.append((child, part, [k for k in columns if k != j]))
        if depth_first:
            waiting.extendleft(reversed(children))
        else:
            waiting.extend(children)
    return nodes


# %% same_errors: 两种次序错得一样多 / Both orders make the same errors
# caught by: test_breadth_first_wins
def breadth_first_wins(n_values):
    # The first child needs two more levels for two samples, the second child one level for eight.
    X = [["0", "0", "0"], ["0", "0", "1"], *[["1", "0", "0"]] * 4, *[["1", "1", "0"]] * 4]
    y = ["0", "1", *["0"] * 4, *["1"] * 4]
    return X, y, 1 + n_values


# %% same_tree_for_both: 深度优先与广度优先是同一个函数 / Depth-first is the same as breadth-first
# caught by: test_depth_first, test_depth_first_on_2_0
def grow_depth_first(X, y, domains, classes, max_nodes, criterion):
    return grow(X, y, domains, classes, max_nodes, criterion, depth_first=False)


# %% stack_for_queue: 广度优先用了栈：后创建的先处理 / A stack in place of the queue: nodes created last are handled first
# caught by: test_limits_on_2_0, test_breadth_first
# costs: 3
def grow(X, y, domains, classes, max_nodes, criterion, depth_first):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, waiting = [root], deque([(root, range(len(y)), list(range(len(domains))))])
    while waiting:
        node, rows, columns = waiting.popleft()
        if not may_be_split(X, y, rows):
            continue
        j = choose(X, y, rows, columns, criterion)
        if len(nodes) + len(domains[j]) > max_nodes:
            continue
        node["feature"] = j
        children = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
            child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
            nodes.append(child)
            children.append((child, part, [k for k in columns if k != j]))
        if depth_first:
            waiting.extendleft(reversed(children))
        else:
            waiting.extendleft(children)
    return nodes


# %% stops_at_first_misfit: 遇到放不下的结点就停止，后面放得下的也不看了 / Stops at the first node that does not fit, without looking at later ones that do
# caught by: test_limits_on_2_0
# costs: 2
def grow(X, y, domains, classes, max_nodes, criterion, depth_first):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, waiting = [root], deque([(root, range(len(y)), list(range(len(domains))))])
    while waiting:
        node, rows, columns = waiting.popleft()
        if not may_be_split(X, y, rows):
            continue
        j = choose(X, y, rows, columns, criterion)
        if len(nodes) + len(domains[j]) > max_nodes:
            break
        node["feature"] = j
        children = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
            child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
            nodes.append(child)
            children.append((child, part, [k for k in columns if k != j]))
        if depth_first:
            waiting.extendleft(reversed(children))
        else:
            waiting.extend(children)
    return nodes


# %% stops_without_room_for_two: 剩下的地方放不下两个结点就全停了 / Stops altogether once there is no room for two more nodes
# caught by: test_breadth_first, test_depth_first
# costs: 1.5
def grow(X, y, domains, classes, max_nodes, criterion, depth_first):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, waiting = [root], deque([(root, range(len(y)), list(range(len(domains))))])
    while waiting:
        node, rows, columns = waiting.popleft()
        if not may_be_split(X, y, rows):
            continue
        j = choose(X, y, rows, columns, criterion)
        if len(nodes) + len(domains[j]) > max_nodes:
            if len(nodes) + 2 > max_nodes:
                break
            continue
        node["feature"] = j
        children = []
        for value in domains[j]:
            part = [i for i in rows if X[i][j] == value]
            child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
            child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
            nodes.append(child)
            children.append((child, part, [k for k in columns if k != j]))
        if depth_first:
            waiting.extendleft(reversed(children))
        else:
            waiting.extend(children)
    return nodes
