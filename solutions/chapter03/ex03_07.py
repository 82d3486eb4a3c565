"""3.7 四类九位的最优二元纠错输出码 / The optimal binary ECOC of length nine for four classes"""

from itertools import combinations, cycle, islice
from math import comb


def min_distance(code):
    distances = [sum(a != b for a, b in zip(u, v)) for u, v in combinations(code, 2)]
    return min(distances, default=len(code[0]))


def best_code(n_classes, length):
    # A column with equally many +1 and -1 separates the most pairs; taken in turn, such columns serve all pairs alike.
    halves = combinations(range(n_classes), n_classes // 2)
    columns = [[1 if k in half else -1 for k in range(n_classes)] for half in halves]
    return [list(word) for word in zip(*islice(cycle(columns), length))]


def best_distance(n_classes, length):
    separated = (n_classes // 2) * (n_classes - n_classes // 2)
    return length * separated // comb(n_classes, 2)


def pair_weights(n_classes):
    return dict.fromkeys(combinations(range(n_classes), 2), 1)


def proof():
    return """各对的距离按权重相加：每一列对这个和的贡献至多是 $M$，所以 $L$ 列合起来至多 $LM$。
另一方面，每一对的距离都不小于最小距离 $d$，加权之和至少是 $Sd$。于是 $d \\le LM/S$，而 $d$ 是整数。
权重全取 1：$n$ 类有 $n(n-1)/2$ 对，一列把类别分成 $k$ 与 $n-k$ 个，分开 $k(n-k)$ 对，对半分时最多。
让对半分的列轮流出现，各对被分开的次数至多相差 1，所以最小距离就是上界取整。"""
