"""Known mistakes of 4.7. Each cell holds what differs from the reference."""

# %% child_by_joined_key: 按父结点编号与取值连成的一串找子结点 / Children are looked up by the parent's number and the value run together
# caught by: test_predict
# book: §4.2
def predict(nodes, X):
    child = {f"{node['parent']}{node['value']}": node for node in nodes}
    labels = []
    for row in X:
        node = nodes[0]
        while node["feature"] is not None:
            node = child[f"{node['id']}{row[node['feature']]}"]
        labels.append(node["label"])
    return labels


# %% children_in_order_of_names: 子结点按取值的文字排序挂上，却按次序对应 / Children are looked up by place among the sorted values
# caught by: test_predict
# book: §4.2
def predict(nodes, X):
    child = {}
    for node in nodes:
        values = sorted(n["value"] for n in nodes if n["parent"] == node["id"])
        below = [n for n in nodes if n["parent"] == node["id"]]
        child |= {(node["id"], value): n for value, n in zip(values, below)}
    labels = []
    for row in X:
        node = nodes[0]
        while node["feature"] is not None:
            node = child[node["id"], row[node["feature"]]]
        labels.append(node["label"])
    return labels


# %% children_only_for_seen_values: 只给出现过的取值建子结点 / Makes children for the values that occur only
# caught by: test_depths_on_2_0, test_same_tree_as_recursion
# book: 图 4.2 / fig. 4.2
# costs: 2
def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, queue, trace = [root], deque([(root, range(len(y)), list(range(len(domains))))]), [[0]]
    while queue:
        node, rows, columns = queue.popleft()
        if node["depth"] != max_depth and may_be_split(X, y, rows):
            j = node["feature"] = choose(X, y, rows, columns, criterion)
            for value in [v for v in domains[j] if any(X[i][j] == v for i in rows)]:
                part = [i for i in rows if X[i][j] == value]
                child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
                child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
                nodes.append(child)
                queue.append((child, part, [k for k in columns if k != j]))
        trace.append([waiting["id"] for waiting, _, _ in queue])
    return {"nodes": nodes, "trace": trace}


# %% depth_counts_levels: 深度数的是层数，根算一层 / The depth counts levels, the root as one
# caught by: test_depth_of
# book: §4.2
def depth_of(nodes):
    return max(node["depth"] for node in nodes) + 1


# %% depth_off_by_one: 根的深度算成了 1，早停了一层 / Counts the root as depth 1 and stops one level early
# caught by: test_depths_on_2_0, test_depth_limit
# costs: 1.5
def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, queue, trace = [root], deque([(root, range(len(y)), list(range(len(domains))))]), [[0]]
    while queue:
        node, rows, columns = queue.popleft()
        if (max_depth is None or node["depth"] + 1 < max_depth) and may_be_split(X, y, rows):
            j = node["feature"] = choose(X, y, rows, columns, criterion)
            for value in domains[j]:
                part = [i for i in rows if X[i][j] == value]
                child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
                child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
                nodes.append(child)
                queue.append((child, part, [k for k in columns if k != j]))
        trace.append([waiting["id"] for waiting, _, _ in queue])
    return {"nodes": nodes, "trace": trace}


# %% empty_branch_first_class: 空分支没有取父结点的类别 / An empty branch does not take the class of its parent
# caught by: test_same_tree_as_recursion
# book: 图 4.2 / fig. 4.2
# costs: 1.5
def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, queue, trace = [root], deque([(root, range(len(y)), list(range(len(domains))))]), [[0]]
    while queue:
        node, rows, columns = queue.popleft()
        if node["depth"] != max_depth and may_be_split(X, y, rows):
            j = node["feature"] = choose(X, y, rows, columns, criterion)
            for value in domains[j]:
                part = [i for i in rows if X[i][j] == value]
                child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
                child |= {"feature": None, "label": majority([y[i] for i in part], classes)}
                nodes.append(child)
                queue.append((child, part, [k for k in columns if k != j]))
        trace.append([waiting["id"] for waiting, _, _ in queue])
    return {"nodes": nodes, "trace": trace}


# %% gain_ratio: 用增益率代替增益 / Gain ratio instead of the gain
# caught by: test_same_tree_as_recursion
# book: (4.3)
# costs: 2
def information_gain(values, y):
    branches = {}
    for value, label in zip(values, y):
        branches.setdefault(value, []).append(label)
    gain = entropy(y) - sum(len(branch) / len(y) * entropy(branch) for branch in branches.values())
    return gain / (entropy(values) or 1.0)


# %% gains_rounded: 比较前把增益四舍五入到三位小数 / Gains are rounded to three decimals before they are compared
# caught by: test_same_tree_as_recursion
# book: (4.2)
# kind: narrow
def choose(X, y, rows, columns, criterion):
    if criterion == "first":
        return columns[0]
    gains = [information_gain([X[i][j] for i in rows], [y[i] for i in rows]) for j in columns]
    return next(j for j, gain in zip(columns, gains) if round(gain, 3) == round(max(gains), 3))


# %% global_columns: 所有结点共用一个剩余列的列表 / All nodes share one list of the columns left
# caught by: test_same_tree_as_recursion
# book: 图 4.2 / fig. 4.2
# costs: 3
def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, queue, trace = [root], deque([(root, range(len(y)), None)]), [[0]]
    columns = list(range(len(domains)))
    while queue:
        node, rows, _ = queue.popleft()
        if node["depth"] != max_depth and columns and may_be_split(X, y, rows):
            j = node["feature"] = choose(X, y, rows, columns, criterion)
            columns.remove(j)
            for value in domains[j]:
                part = [i for i in rows if X[i][j] == value]
                child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
                child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
                nodes.append(child)
                queue.append((child, part, None))
        trace.append([waiting["id"] for waiting, _, _ in queue])
    return {"nodes": nodes, "trace": trace}


# %% label_missing_on_internal: 内部结点没有 label / Inner nodes have no label
# caught by: test_same_tree_as_recursion
# costs: 1.5
def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, queue, trace = [root], deque([(root, range(len(y)), list(range(len(domains))))]), [[0]]
    while queue:
        node, rows, columns = queue.popleft()
        if node["depth"] != max_depth and may_be_split(X, y, rows):
            j = node["feature"] = choose(X, y, rows, columns, criterion)
            label, node["label"] = node["label"], None
            for value in domains[j]:
                part = [i for i in rows if X[i][j] == value]
                child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
                child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else label}
                nodes.append(child)
                queue.append((child, part, [k for k in columns if k != j]))
        trace.append([waiting["id"] for waiting, _, _ in queue])
    return {"nodes": nodes, "trace": trace}


# %% leaf_lost_at_max_depth: 到达 MaxDepth 的叶没有写进列表 / Leaves at MaxDepth are never written into the list
# caught by: test_depths_on_2_0, test_depth_limit
# costs: 2
def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, queue, trace = [root], deque([(root, range(len(y)), list(range(len(domains))))]), [[0]]
    while queue:
        node, rows, columns = queue.popleft()
        if node["depth"] != max_depth and may_be_split(X, y, rows):
            j = node["feature"] = choose(X, y, rows, columns, criterion)
            for value in domains[j] if max_depth is None or node["depth"] + 1 < max_depth else []:
                part = [i for i in rows if X[i][j] == value]
                child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
                child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
                nodes.append(child)
                queue.append((child, part, [k for k in columns if k != j]))
        trace.append([waiting["id"] for waiting, _, _ in queue])
    return {"nodes": nodes, "trace": trace}


# %% majority_tie_last_class: 多数类并列时取 classes 中靠后的 / A tie of majorities goes to the last of classes
# caught by: test_same_tree_as_recursion
# book: 图 4.2
# costs: 1
def majority(labels, classes):
    return max(reversed(classes), key=labels.count)  # max keeps the first of several


# %% max_depth_zero_is_none: 把 max_depth 为 0 当成不限 / A max_depth of 0 counts as no limit
# caught by: test_depths_on_2_0, test_depth_limit
# book: §4.2
# costs: 1
def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, queue, trace = [root], deque([(root, range(len(y)), list(range(len(domains))))]), [[0]]
    while queue:
        node, rows, columns = queue.popleft()
        if (not max_depth or node["depth"] != max_depth) and may_be_split(X, y, rows):
            j = node["feature"] = choose(X, y, rows, columns, criterion)
            for value in domains[j]:
                part = [i for i in rows if X[i][j] == value]
                child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
                child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
                nodes.append(child)
                queue.append((child, part, [k for k in columns if k != j]))
        trace.append([waiting["id"] for waiting, _, _ in queue])
    return {"nodes": nodes, "trace": trace}


# %% one_level_too_deep: 深度超过 MaxDepth 才停，多长了一层 / Stops only beyond MaxDepth, one level too deep
# caught by: test_depths_on_2_0, test_depth_limit
# costs: 1.5
def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, queue, trace = [root], deque([(root, range(len(y)), list(range(len(domains))))]), [[0]]
    while queue:
        node, rows, columns = queue.popleft()
        if (max_depth is None or node["depth"] <= max_depth) and may_be_split(X, y, rows):
            j = node["feature"] = choose(X, y, rows, columns, criterion)
            for value in domains[j]:
                part = [i for i in rows if X[i][j] == value]
                child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
                child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
                nodes.append(child)
                queue.append((child, part, [k for k in columns if k != j]))
        trace.append([waiting["id"] for waiting, _, _ in queue])
    return {"nodes": nodes, "trace": trace}


# %% raises_recursion_limit: 调高递归深度的上限，并没有队列 / Raises the recursion limit; there is no queue
# caught by: test_trace
# book: 图 4.2 / fig. 4.2
import sys


sys.setrecursionlimit(10000)


def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    nodes, trace = [], []

    def grow(rows, columns, parent, value, depth, label):
        node = {"id": len(nodes), "parent": parent, "value": value, "depth": depth, "feature": None, "label": label}
        nodes.append(node)
        trace.append([node["id"]])
        if depth == max_depth or not rows or not may_be_split(X, y, rows):
            return
        j = node["feature"] = choose(X, y, rows, columns, criterion)
        for v in domains[j]:
            part = [i for i in rows if X[i][j] == v]
            majority_there = majority([y[i] for i in part], classes) if part else label
            grow(part, [k for k in columns if k != j], node["id"], v, depth + 1, majority_there)

    grow(list(range(len(y))), list(range(len(domains))), None, None, 0, majority(y, classes))
    return {"nodes": nodes, "trace": [*trace, []]}


# %% recursive: 仍然是递归，轨迹是事后补的 / Still recursive; the trace is made up afterwards
# caught by: test_chain
# book: 图 4.2 / fig. 4.2
def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    nodes = []

    def grow(rows, columns, parent, value, depth, label):
        node = {"id": len(nodes), "parent": parent, "value": value, "depth": depth, "feature": None, "label": label}
        nodes.append(node)
        if depth == max_depth or not rows or not may_be_split(X, y, rows):
            return
        j = node["feature"] = choose(X, y, rows, columns, criterion)
        for v in domains[j]:
            part = [i for i in rows if X[i][j] == v]
            majority_there = majority([y[i] for i in part], classes) if part else label
            grow(part, [k for k in columns if k != j], node["id"], v, depth + 1, majority_there)

    grow(list(range(len(y))), list(range(len(domains))), None, None, 0, majority(y, classes))
    states, waiting = [[0]], [0]
    while waiting:
        taken, *waiting = waiting
        waiting += [node["id"] for node in nodes if node["parent"] == taken]
        states.append(list(waiting))
    return {"nodes": nodes, "trace": states}


# %% rows_joined: 各行的值连成一个字符串来比较 / The values of a row are joined to one text before rows are compared
# caught by: test_same_tree_as_recursion
# book: 图 4.2 / fig. 4.2
def may_be_split(X, y, rows):
    return len({y[i] for i in rows}) > 1 and len({" ".join(X[i]) for i in rows}) > 1


# %% rules_for_filled_leaves_only: 规则漏掉了空分支的叶：标签与父结点相同的叶不写 / Rules leave out leaves that have the label of their parent
# caught by: test_rules_partition_the_instances
# book: 图 4.2
def to_rules(nodes):
    rules = []
    for node in nodes:
        if node["feature"] is None and (node["id"] == 0 or node["label"] != nodes[node["parent"]]["label"]):
            conditions, below = [], node
            while below["parent"] is not None:
                parent = nodes[below["parent"]]
                conditions.append((parent["feature"], below["value"]))
                below = parent
            rules.append((conditions[::-1], node["label"]))
    return rules


# %% rules_from_leaf_to_root: 规则的条件是从叶到根的次序 / The conditions of a rule stand from the leaf to the root
# caught by: test_rules_partition_the_instances
def to_rules(nodes):
    rules = []
    for node in nodes:
        if node["feature"] is None:
            conditions, below = [], node
            while below["parent"] is not None:
                parent = nodes[below["parent"]]
                conditions.append((parent["feature"], below["value"]))
                below = parent
            rules.append((conditions, node["label"]))
    return rules


# %% stops_at_zero_gain: 增益为 0 就不再划分 / Stops splitting when the gain is 0
# caught by: test_same_tree_as_recursion
# book: 图 4.2 / fig. 4.2
# costs: 2.5
def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, queue, trace = [root], deque([(root, range(len(y)), list(range(len(domains))))]), [[0]]
    while queue:
        node, rows, columns = queue.popleft()
        if node["depth"] != max_depth and may_be_split(X, y, rows):
            j = choose(X, y, rows, columns, criterion)
            if information_gain([X[i][j] for i in rows], [y[i] for i in rows]) < 1e-12:
                trace.append([waiting["id"] for waiting, _, _ in queue])
                continue
            node["feature"] = j
            for value in domains[j]:
                part = [i for i in rows if X[i][j] == value]
                child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
                child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
                nodes.append(child)
                queue.append((child, part, [k for k in columns if k != j]))
        trace.append([waiting["id"] for waiting, _, _ in queue])
    return {"nodes": nodes, "trace": trace}


# %% stops_whole_loop_at_leaf: 取到叶就结束了整个循环 / Ends the whole loop at the first leaf
# caught by: test_depths_on_2_0, test_same_tree_as_recursion
# book: 图 4.2 / fig. 4.2
# costs: 4
def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, queue, trace = [root], deque([(root, range(len(y)), list(range(len(domains))))]), [[0]]
    while queue:
        node, rows, columns = queue.popleft()
        if node["depth"] != max_depth and may_be_split(X, y, rows):
            j = node["feature"] = choose(X, y, rows, columns, criterion)
            for value in domains[j]:
                part = [i for i in rows if X[i][j] == value]
                child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
                child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
                nodes.append(child)
                queue.append((child, part, [k for k in columns if k != j]))
        else:
            break
        trace.append([waiting["id"] for waiting, _, _ in queue])
    return {"nodes": nodes, "trace": trace}


# %% trace_without_end: 只在取出前记录队列，少了最后的 [] / Writes the queue down before each step only, so that the final [] is missing
# caught by: test_trace
def grow_with_queue(X, y, domains, classes, max_depth, criterion):
    root = {"id": 0, "parent": None, "value": None, "depth": 0, "feature": None, "label": majority(y, classes)}
    nodes, queue, trace = [root], deque([(root, range(len(y)), list(range(len(domains))))]), [[0]]
    while queue:
        node, rows, columns = queue.popleft()
        if node["depth"] != max_depth and may_be_split(X, y, rows):
            j = node["feature"] = choose(X, y, rows, columns, criterion)
            for value in domains[j]:
                part = [i for i in rows if X[i][j] == value]
                child = {"id": len(nodes), "parent": node["id"], "value": value, "depth": node["depth"] + 1}
                child |= {"feature": None, "label": majority([y[i] for i in part], classes) if part else node["label"]}
                nodes.append(child)
                queue.append((child, part, [k for k in columns if k != j]))
        trace += [[waiting["id"] for waiting, _, _ in queue]] if queue else []
    return {"nodes": nodes, "trace": trace}
