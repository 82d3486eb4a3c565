"""3.8 纠错输出码的两个前提 / The two premises of error-correcting output codes"""

from itertools import combinations, permutations, product
from math import prod


def hamming(u, v):
    return sum(a != b for a, b in zip(u, v))


def decode_error(code, true_class, joint):
    return sum(probability * (1 - chance_of_being_right(code, true_class, errors)) for errors, probability in joint)


def chance_of_being_right(code, true_class, errors):
    received = [-bit if error else bit for bit, error in zip(code[true_class], errors)]
    distances = [hamming(word, received) for word in code]
    nearest = min(distances)
    return (distances[true_class] == nearest) / distances.count(nearest)


def independent_joint(p):
    patterns = product((0, 1), repeat=len(p))
    return [(errors, prod(q if error else 1 - q for q, error in zip(p, errors))) for errors in patterns]


def correctable(code):
    return (min(hamming(u, v) for u, v in combinations(code, 2)) - 1) // 2


def dependent_bound(n_bits, t, p):
    return min(1.0, n_bits * p / (t + 1))  # Markov's inequality: n_bits * p errors are expected


def worst_joint(n_bits, t, p):
    # Windows of just enough errors, moved around the bits so that all of them err equally often.
    size = t + 1
    windows = [tuple(int((j - start) % n_bits < size) for j in range(n_bits)) for start in range(n_bits)]
    if n_bits * p <= size:
        rest, share = (0,) * n_bits, n_bits * p / size
    else:
        rest, share = (1,) * n_bits, (1 - p) / (1 - size / n_bits)
    return [(window, share / n_bits) for window in windows] + [(rest, 1 - share)]


def harmful_joint(code, true_class, p):
    # Two errors in each of two blocks of like columns bring the received word nearer to another class.
    blocks = {}
    for j, column in enumerate(zip(*code)):
        blocks.setdefault(tuple(bit * column[true_class] for bit in column), []).append(j)
    patterns = []
    for pair in combinations(blocks.values(), 2):
        for spared in range(3):
            wrong = [j for block in pair for j in block if j != block[spared]]
            patterns.append(tuple(int(j in wrong) for j in range(len(code[0]))))
    # Every bit is wrong in four of the nine patterns.
    return [(errors, p / 4) for errors in patterns] + [((0,) * len(code[0]), 1 - 9 * p / 4)]


def unequal_columns(code):
    for order in permutations(range(len(code))):
        errors = [threshold_errors([column[k] for k in order]) for column in zip(*code)]
        if max(errors) > min(errors):  # one sample of three or four is more than 0.2 of them
            return [float(value) for value in range(len(order))], list(order)


def threshold_errors(signs):
    wrong = [signs[:cut].count(-1) + signs[cut:].count(1) for cut in range(len(signs))]
    return min(min(wrong), len(signs) - max(wrong))  # either side may be positive


def essay():
    return """列的难度由它分出的两组类别决定：把相邻的类别分在两边，边界就复杂，出错就多。相近的列面对几乎一样的任务，
用同样的样本训练，因而往往在同样的样本上出错：它们之间的码距纠正不了错误。所以码距大的编码若含有很难的列或相近的列，
未必胜过码距小而各列容易、彼此不同的编码。"""
