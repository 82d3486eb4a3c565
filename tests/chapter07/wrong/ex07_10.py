"""Known mistakes of 7.10. Each cell holds what differs from the reference."""

# %% children_left_out: E 步只用了隐结点自己的条件概率，没有用子结点 / The E step uses the hidden node's own table only, not its children
# caught by: test_e_step_on_melons, test_e_step
# book: (7.36)
def responsibilities(rows, dag, cpts, values, hidden):
    joint = _joint(rows, {hidden: dag[hidden]}, cpts, values, hidden)
    totals = joint.sum(axis=1, keepdims=True)
    return np.divide(joint, totals, out=np.full(joint.shape, 1 / joint.shape[1]), where=totals > 0)


# %% counts_as_shares: 期望次数除以了行数 / The expected counts are divided by the number of rows
# caught by: test_expected_counts
# book: (7.36)
def expected_counts(rows, dag, values, hidden, resp):
    counts = {}
    for node, parents in dag.items():
        counts[node] = np.zeros([len(values[name]) for name in (*parents, node)])
        np.add.at(counts[node], tuple(_places(rows, node, dag, values, hidden)), np.asarray(resp) / len(rows))
    return counts


# %% counts_of_best_value: 计数时只用了概率最大的取值 / Counts the most probable value only
# caught by: test_expected_counts, test_m_step
# book: (7.36)
def expected_counts(rows, dag, values, hidden, resp):
    counts = {}
    for node, parents in dag.items():
        counts[node] = np.zeros([len(values[name]) for name in (*parents, node)])
        np.add.at(counts[node], tuple(_places(rows, node, dag, values, hidden)), np.eye(np.shape(resp)[1])[np.argmax(resp, axis=1)])
    return counts


# %% counts_without_weights: 期望次数没有乘 P(z | x) / The expected counts are not weighted by P(z | x)
# caught by: test_expected_counts, test_m_step
# book: (7.36)
def expected_counts(rows, dag, values, hidden, resp):
    counts = {}
    for node, parents in dag.items():
        counts[node] = np.zeros([len(values[name]) for name in (*parents, node)])
        np.add.at(counts[node], tuple(_places(rows, node, dag, values, hidden)), np.full(np.shape(resp), 1 / np.shape(resp)[1]))
    return counts


# %% divides_by_rows: M 步总是除以行数，没有按父结点归一 / The M step always divides by the number of rows
# caught by: test_m_step
# book: (7.37)
def m_step(rows, dag, values, hidden, resp):
    tables = {}
    for node, counts in expected_counts(rows, dag, values, hidden, resp).items():
        totals = counts.sum(axis=-1, keepdims=True)
        tables[node] = counts / len(rows)
    return tables


# %% hard_em: E 步只把概率最大的取值记为 1 / The E step puts everything on the most probable value
# caught by: test_e_step_on_melons, test_e_step
# book: (7.36)
def responsibilities(rows, dag, cpts, values, hidden):
    joint = _joint(rows, dag, cpts, values, hidden)
    totals = joint.sum(axis=1, keepdims=True)
    soft = np.divide(joint, totals, out=np.full(joint.shape, 1 / joint.shape[1]), where=totals > 0)
    return np.eye(joint.shape[1])[soft.argmax(axis=1)]


# %% hidden_as_leaf: 构建的网络中隐结点是叶，学不到什么 / The hidden node is a leaf of the network built and has nothing to learn
# caught by: test_build
# book: §7.6
def build_network(rows, values, hidden, seed):
    # The hidden node explains why all others go together; EM must not start where its values are alike.
    dag = {node: [] if node == '好瓜' else ['好瓜'] for node in values}
    rng = np.random.default_rng(seed)
    runs = []
    for _ in range(2):
        shapes = {node: [len(values[name]) for name in (*parents, node)] for node, parents in dag.items()}
        start = {node: rng.dirichlet(np.ones(shape[-1]), size=shape[:-1]) for node, shape in shapes.items()}
        runs.append(em(rows, dag, start, values, hidden, 20))
    cpts, trace = max(runs, key=lambda run: run[1][-1])
    return dag, cpts, trace


# %% hidden_prior_left_out: E 步漏了隐结点自己的条件概率 / The E step lacks the hidden node's own probability
# caught by: test_e_step_on_melons, test_e_step
# book: (7.36)
def responsibilities(rows, dag, cpts, values, hidden):
    joint = _joint(rows, {node: parents for node, parents in dag.items() if node != hidden}, cpts, values, hidden)
    totals = joint.sum(axis=1, keepdims=True)
    return np.divide(joint, totals, out=np.full(joint.shape, 1 / joint.shape[1]), where=totals > 0)


# %% hidden_table_kept: M 步没有更新隐结点自己的表 / The M step does not update the hidden node's own table
# caught by: test_m_step
# book: (7.37)
def m_step(rows, dag, values, hidden, resp):
    tables = {}
    for node, counts in expected_counts(rows, dag, values, hidden, resp).items():
        totals = counts.sum(axis=-1, keepdims=True)
        tables[node] = np.divide(counts, totals, out=np.full(counts.shape, 1 / counts.shape[-1]), where=totals > 0)
    tables[hidden] = np.full(tables[hidden].shape, 1 / tables[hidden].shape[-1])
    return tables


# %% impossible_row_nan: 概率为 0 的行给出 NaN / NaN for a row of probability 0
# caught by: test_e_step
# book: (7.36)
# costs: 1
def responsibilities(rows, dag, cpts, values, hidden):
    joint = _joint(rows, dag, cpts, values, hidden)
    totals = joint.sum(axis=1, keepdims=True)
    with np.errstate(invalid='ignore'):
        return joint / totals


# %% impossible_row_zero: 概率为 0 的行给出全 0 / Zeros for a row of probability 0
# caught by: test_e_step
# book: (7.36)
# costs: 1
def responsibilities(rows, dag, cpts, values, hidden):
    joint = _joint(rows, dag, cpts, values, hidden)
    totals = joint.sum(axis=1, keepdims=True)
    return np.divide(joint, totals, out=np.zeros(joint.shape), where=totals > 0)


# %% impossible_rows_skipped: 对数似然略去概率为 0 的行 / Leaves rows of probability 0 out of the likelihood
# caught by: test_log_likelihood
# book: (7.35)
def log_likelihood(rows, dag, cpts, values, hidden):
    probabilities = _joint(rows, dag, cpts, values, hidden).sum(axis=1)
    return float(np.log(probabilities[probabilities > 0]).sum())


# %% laplace_in_m_step: M 步做了拉普拉斯修正 / The M step applies the Laplacian correction
# caught by: test_m_step_on_melons, test_m_step
# book: (7.37)
def m_step(rows, dag, values, hidden, resp):
    tables = {}
    for node, counts in expected_counts(rows, dag, values, hidden, resp).items():
        counts = counts + 1
        totals = counts.sum(axis=-1, keepdims=True)
        tables[node] = np.divide(counts, totals, out=np.full(counts.shape, 1 / counts.shape[-1]), where=totals > 0)
    return tables


# %% likelihood_of_best_value: 对数似然只用了最可能的取值 / The likelihood of the most probable value only
# caught by: test_log_likelihood
# book: (7.35)
def log_likelihood(rows, dag, cpts, values, hidden):
    probabilities = _joint(rows, dag, cpts, values, hidden).max(axis=1)
    return float(np.log(probabilities).sum()) if probabilities.all() else -inf


# %% logarithm_before_sum: 对数似然先取对数再对 z 求和 / Takes the logarithm before summing over z
# caught by: test_log_likelihood
# book: (7.35)
def log_likelihood(rows, dag, cpts, values, hidden):
    joint = _joint(rows, dag, cpts, values, hidden)
    resp = responsibilities(rows, dag, cpts, values, hidden)
    return float((resp[joint > 0] * np.log(joint[joint > 0])).sum()) if joint.any(axis=1).all() else -inf


# %% logarithm_to_base_2: 对数以 2 为底 / Logarithms to base 2
# caught by: test_log_likelihood, test_em_on_melons
# book: (7.35)
def log_likelihood(rows, dag, cpts, values, hidden):
    probabilities = _joint(rows, dag, cpts, values, hidden).sum(axis=1)
    return float(np.log2(probabilities).sum()) if probabilities.all() else -inf


# %% missing_combination_zero: 没有期望次数的组合全是 0 / Zeros for combinations without expected counts
# caught by: test_m_step
# book: (7.37)
def m_step(rows, dag, values, hidden, resp):
    tables = {}
    for node, counts in expected_counts(rows, dag, values, hidden, resp).items():
        totals = counts.sum(axis=-1, keepdims=True)
        tables[node] = np.divide(counts, totals, out=np.zeros(counts.shape), where=totals > 0)
    return tables


# %% navel_read: 读取了本应看不到的脐部 / Reads the column 脐部 that nobody has seen
# caught by: test_e_step, test_e_step_on_melons
# book: §7.6
def responsibilities(rows, dag, cpts, values, hidden):
    return np.eye(len(values[hidden]))[[values[hidden].index(row[hidden]) for row in rows]]
    joint = _joint(rows, dag, cpts, values, hidden)
    totals = joint.sum(axis=1, keepdims=True)
    return np.divide(joint, totals, out=np.full(joint.shape, 1 / joint.shape[1]), where=totals > 0)


# %% normalised_on_wrong_axis: M 步沿第一轴归一 / The M step normalises along the first axis
# caught by: test_m_step
# book: (7.37)
def m_step(rows, dag, values, hidden, resp):
    tables = {}
    for node, counts in expected_counts(rows, dag, values, hidden, resp).items():
        totals = counts.sum(axis=0, keepdims=True)
        tables[node] = np.divide(counts, totals, out=np.full(counts.shape, 1 / counts.shape[-1]), where=totals > 0)
    return tables


# %% normalised_over_rows: E 步在各行之间归一 / The E step normalises over the rows
# caught by: test_e_step_on_melons, test_e_step
# book: (7.36)
def responsibilities(rows, dag, cpts, values, hidden):
    joint = _joint(rows, dag, cpts, values, hidden)
    totals = joint.sum(axis=0, keepdims=True)
    return np.divide(joint, totals, out=np.full(joint.shape, 1 / joint.shape[1]), where=totals > 0)


# %% not_normalised: E 步没有归一 / The E step does not normalise
# caught by: test_e_step_on_melons, test_e_step
# book: (7.36)
def responsibilities(rows, dag, cpts, values, hidden):
    joint = _joint(rows, dag, cpts, values, hidden)
    totals = joint.sum(axis=1, keepdims=True)
    return joint


# %% one_round_only: 不管 iterations，只迭代一次 / One round only, whatever `iterations` is
# caught by: test_em_on_melons, test_em
# book: (7.37)
def em(rows, dag, cpts, values, hidden, iterations):
    trace = [log_likelihood(rows, dag, cpts, values, hidden)]
    for _ in range(min(1, iterations)):
        resp = responsibilities(rows, dag, cpts, values, hidden)
        cpts = m_step(rows, dag, values, hidden, resp)
        trace.append(log_likelihood(rows, dag, cpts, values, hidden))
    return cpts, trace


# %% product_first: 先把各行的概率连乘，行多时下溢 / Multiplies the probabilities of all rows, which underflows for many
# caught by: test_log_likelihood
# book: (7.35)
# kind: narrow
def log_likelihood(rows, dag, cpts, values, hidden):
    probabilities = _joint(rows, dag, cpts, values, hidden).sum(axis=1)
    product = np.prod(probabilities)
    return float(np.log(product)) if product else -inf


# %% seed_ignored: 随机起点没有用 seed，每次不同 / The random start does not use the seed and differs each time
# caught by: test_build
# book: §7.6
def build_network(rows, values, hidden, seed):
    # The hidden node explains why all others go together; EM must not start where its values are alike.
    dag = {node: [] if node == hidden else [hidden] for node in values}
    rng = np.random.default_rng()
    runs = []
    for _ in range(2):
        shapes = {node: [len(values[name]) for name in (*parents, node)] for node, parents in dag.items()}
        start = {node: rng.dirichlet(np.ones(shape[-1]), size=shape[:-1]) for node, shape in shapes.items()}
        runs.append(em(rows, dag, start, values, hidden, 20))
    cpts, trace = max(runs, key=lambda run: run[1][-1])
    return dag, cpts, trace


# %% start_returned: 返回的是起点的条件概率表 / Returns the tables of the start
# caught by: test_em, test_build
# book: (7.37)
def em(rows, dag, cpts, values, hidden, iterations):
    first = cpts
    trace = [log_likelihood(rows, dag, cpts, values, hidden)]
    for _ in range(iterations):
        resp = responsibilities(rows, dag, cpts, values, hidden)
        cpts = m_step(rows, dag, values, hidden, resp)
        trace.append(log_likelihood(rows, dag, cpts, values, hidden))
    return first, trace


# %% stops_early: 上升不到 0.01 就提前停止 / Stops as soon as the rise is below 0.01
# caught by: test_em
# book: (7.37)
def em(rows, dag, cpts, values, hidden, iterations):
    trace = [log_likelihood(rows, dag, cpts, values, hidden)]
    for _ in range(iterations):
        resp = responsibilities(rows, dag, cpts, values, hidden)
        cpts = m_step(rows, dag, values, hidden, resp)
        trace.append(log_likelihood(rows, dag, cpts, values, hidden))
        if trace[-1] - trace[-2] < 0.01:
            break
    return cpts, trace


# %% thirty_rounds_at_most: 最多迭代三十次 / At most thirty rounds
# caught by: test_em
# kind: narrow
def em(rows, dag, cpts, values, hidden, iterations):
    trace = [log_likelihood(rows, dag, cpts, values, hidden)]
    for k in range(iterations):
        if k < 30:
            cpts = m_step(rows, dag, values, hidden, responsibilities(rows, dag, cpts, values, hidden))
        trace.append(log_likelihood(rows, dag, cpts, values, hidden))
    return cpts, trace


# %% tiny_counts_as_none: 期望次数很小时也当作 0 / Takes tiny expected counts for none
# caught by: test_m_step
# hint: 期望次数为 0
# book: (7.37)
# kind: narrow
def m_step(rows, dag, values, hidden, resp):
    tables = {}
    for node, counts in expected_counts(rows, dag, values, hidden, resp).items():
        totals = counts.sum(axis=-1, keepdims=True)
        tables[node] = np.divide(counts, totals, out=np.full(counts.shape, 1 / counts.shape[-1]), where=totals > 1e-9)
    return tables


# %% too_many_parameters: 构建的网络参数太多 / The network built has too many parameters
# caught by: test_build
# book: §7.6
def build_network(rows, values, hidden, seed):
    # The hidden node explains why all others go together; EM must not start where its values are alike.
    nodes = [hidden, *(node for node in values if node != hidden)]
    dag = {node: nodes[max(0, k - 3):k] for k, node in enumerate(nodes)}
    rng = np.random.default_rng(seed)
    runs = []
    for _ in range(2):
        shapes = {node: [len(values[name]) for name in (*parents, node)] for node, parents in dag.items()}
        start = {node: rng.dirichlet(np.ones(shape[-1]), size=shape[:-1]) for node, shape in shapes.items()}
        runs.append(em(rows, dag, start, values, hidden, 20))
    cpts, trace = max(runs, key=lambda run: run[1][-1])
    return dag, cpts, trace


# %% trace_one_behind: 序列记的是每轮开始时的对数似然，没有终点的 / The trace records the start of each round and lacks the end
# caught by: test_em_on_melons, test_em
# book: (7.35)
def em(rows, dag, cpts, values, hidden, iterations):
    trace = [log_likelihood(rows, dag, cpts, values, hidden)]
    for _ in range(iterations):
        trace.append(log_likelihood(rows, dag, cpts, values, hidden))
        resp = responsibilities(rows, dag, cpts, values, hidden)
        cpts = m_step(rows, dag, values, hidden, resp)
    return cpts, trace


# %% trace_without_start: 序列里没有起点的对数似然 / The trace lacks the start
# caught by: test_em_on_melons, test_em
# book: (7.35)
def em(rows, dag, cpts, values, hidden, iterations):
    trace = []
    for _ in range(iterations):
        resp = responsibilities(rows, dag, cpts, values, hidden)
        cpts = m_step(rows, dag, values, hidden, resp)
        trace.append(log_likelihood(rows, dag, cpts, values, hidden))
    return cpts, trace


# %% uniform_start: 构建网络时从处处均匀的表起步，停在鞍点 / Builds the network from uniform tables and stays at the saddle
# caught by: test_build
# book: §7.6
def build_network(rows, values, hidden, seed):
    # The hidden node explains why all others go together; EM must not start where its values are alike.
    dag = {node: [] if node == hidden else [hidden] for node in values}
    rng = np.random.default_rng(seed)
    runs = []
    for _ in range(2):
        shapes = {node: [len(values[name]) for name in (*parents, node)] for node, parents in dag.items()}
        start = {node: np.full(shape, 1 / shape[-1]) for node, shape in shapes.items()}
        runs.append(em(rows, dag, start, values, hidden, 20))
    cpts, trace = max(runs, key=lambda run: run[1][-1])
    return dag, cpts, trace


# %% values_by_prefix: 以取值的开头辨认取值 / Tells values by how they begin
# caught by: test_e_step
# kind: narrow
def _places(rows, node, dag, values, hidden):
    axes = []
    for name in (*dag[node], node):
        if name == hidden:
            axes.append(np.arange(len(values[name]))[None, :])
        else:
            axes.append(np.array([[[row[name].startswith(v) for v in values[name]].index(True)] for row in rows]))
    return np.broadcast_arrays(np.zeros((len(rows), len(values[hidden]))), *axes)[1:]
