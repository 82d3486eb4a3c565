"""递归地拆成各子树的和，转折点由叶数的变化二分 / Recursive sums, and kinks from where two best prunings meet"""

from math import log


def leaf_cost(counts, m):
    n = sum(counts)
    return sum(c * (log(n) - log(c)) for c in counts if c) / (m * log(2))


def entropies(tree, m=None):
    """(number of leaves, sum of their entropies over m samples, or unweighted)."""
    counts = tree["counts"]
    if not tree["children"]:
        return 1, leaf_cost(counts, m or sum(counts))
    parts = [entropies(child, m) for child in tree["children"]]
    return sum(n for n, _ in parts), sum(h for _, h in parts)


def unweighted_cost(tree, alpha):
    n, h = entropies(tree)
    return n * alpha + h


def weighted_cost(tree, alpha):
    n, h = entropies(tree, sum(tree["counts"]))
    return n * alpha + h


def best_pruning(tree, alpha):
    m = sum(tree["counts"])

    def best(node):
        children = [best(child) for child in node["children"]]
        kept = {"counts": node["counts"], "children": [child for child, _ in children]}
        cut = {"counts": node["counts"], "children": []}
        options = [(cut, alpha + leaf_cost(node["counts"], m))]
        if children:
            options.append((kept, sum(cost for _, cost in children)))
        return min(options, key=lambda option: option[1])

    return best(tree)[0]


def breakpoints(tree):
    m = sum(tree["counts"])

    def line(alpha):
        return entropies(best_pruning(tree, alpha), m)

    def between(low, high):
        """Kinks between the lines that are best at both ends."""
        if low[0] == high[0]:
            return []
        alpha = (high[1] - low[1]) / (low[0] - high[0])
        middle = line(alpha)
        if low[1] + alpha * low[0] - (middle[1] + alpha * middle[0]) < 1e-12:
            return [alpha]
        return between(low, middle) + between(middle, high)

    return tuple(alpha for alpha in between(entropies(tree, m), line(1e6)) if alpha > 1e-9)


def refused(gain):
    return [(1000, 20)] * 4 + [(20, 1000)] * 4


def missed(alpha):
    table = {(0, 0): [3, 0], (0, 1): [0, 3], (1, 0): [0, 3], (1, 1): [3, 0]}
    tree = {"counts": [6, 6], "children": []}
    for a in (0, 1):
        below = [{"counts": table[a, b], "children": []} for b in (0, 1)]
        tree["children"].append({"counts": [3, 3], "children": below})
    return tree


def proof():
    return "每个结点比较剪与不剪，子树之间互不影响。"
