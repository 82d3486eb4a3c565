"""照 3.5 节的解码（返回距离最小的类别）逐个错误模式相加；出错位数的期望给出上界 / The decoding of section 3.5, the class at the least distance, summed over the error patterns; the expected number of errors gives the bound"""

from itertools import permutations, product


def decode_error(code, true_class, joint):
    result = 0.0
    for pattern, probability in joint:
        received = [-c if e == 1 else c for c, e in zip(code[true_class], pattern)]
        distances = [sum(a != b for a, b in zip(row, received)) for row in code]
        nearest = [i for i, d in enumerate(distances) if d == min(distances)]
        if true_class in nearest:
            result += probability * (1 - 1 / len(nearest))
        else:
            result += probability
    return result


def independent_joint(p):
    joint = []
    for pattern in product((0, 1), repeat=len(p)):
        probability = 1.0
        for e, pj in zip(pattern, p):
            probability *= pj if e == 1 else 1 - pj
        joint.append((pattern, probability))
    return joint


def correctable(code):
    d = min(sum(a != b for a, b in zip(r, s)) for i, r in enumerate(code) for s in code[:i])
    return (d - 1) // 2


def dependent_bound(n_bits, t, p):
    # 出错位数的期望是 n·p，多于 t 位的概率不超过 n·p/(t+1)
    return min(1.0, n_bits * p / (t + 1))


def run(n_bits, start, length):
    return tuple(1 if (j - start) % n_bits < length else 0 for j in range(n_bits))


def worst_joint(n_bits, t, p):
    mean = n_bits * p
    if mean <= t + 1:
        q = mean / (t + 1)
        joint = [(run(n_bits, s, t + 1), q / n_bits) for s in range(n_bits)]
        return joint + [((0,) * n_bits, 1 - q)]
    m = int(mean)
    rest = mean - m
    joint = [(run(n_bits, s, m), (1 - rest) / n_bits) for s in range(n_bits)]
    if rest > 0:
        joint += [(run(n_bits, s, m + 1), rest / n_bits) for s in range(n_bits)]
    return joint


def harmful_joint(code, true_class, p):
    groups = {}
    for j in range(9):
        side = tuple(code[i][j] == code[0][j] for i in range(4))
        groups.setdefault(side, []).append(j)
    triples = list(groups.values())
    # 在与另一类不同的 6 位中错 4 位，就更靠近那一类
    patterns = []
    for a in range(3):
        for b in range(a + 1, 3):
            for skip_a in triples[a]:
                for skip_b in triples[b]:
                    wrong = [j for j in triples[a] + triples[b] if j not in (skip_a, skip_b)]
                    patterns.append(tuple(1 if j in wrong else 0 for j in range(9)))
    q = 9 * p / 4
    return [(pattern, q / len(patterns)) for pattern in patterns] + [((0,) * 9, 1 - q)]


def least_error(signs):
    errors = []
    for cut in range(len(signs) + 1):
        e = sum(s == 1 for s in signs[:cut]) + sum(s == -1 for s in signs[cut:])
        errors += [e, len(signs) - e]
    return min(errors) / len(signs)


def unequal_columns(code):
    n = len(code)
    for order in permutations(range(n)):
        errors = [least_error([code[k][j] for k in order]) for j in range(len(code[0]))]
        if max(errors) - min(errors) >= 0.2:
            return [float(v) for v in range(n)], list(order)


def essay():
    return "各列把类别拆成的两个子集难易不同，出错概率不会相当；相近的列学到相近的边界，会一起出错。码距大的编码若列难学，未必更好。"
