"""不用库，按定义逐位循环 / Plain loops by definition, no imports"""


def decode_error(code, true_class, joint):
    error = 0
    for pattern, probability in joint:
        word = []
        for j in range(len(pattern)):
            word.append(code[true_class][j] * (-1 if pattern[j] == 1 else 1))
        best, winners = None, []
        for k in range(len(code)):
            d = 0
            for j in range(len(word)):
                if code[k][j] != word[j]:
                    d += 1
            if best is None or d < best:
                best, winners = d, [k]
            elif d == best:
                winners.append(k)
        if true_class in winners:
            error += probability * (len(winners) - 1) / len(winners)
        else:
            error += probability
    return error


def independent_joint(p):
    joint = []
    for number in range(2 ** len(p)):
        pattern, w = [], 1.0
        for q in p:
            bit = number % 2
            number //= 2
            pattern.append(bit)
            w *= q if bit else 1 - q
        joint.append((pattern, w))
    return joint


def correctable(code):
    smallest = len(code[0])
    for i in range(len(code)):
        for j in range(i):
            smallest = min(smallest, sum(abs(a - b) for a, b in zip(code[i], code[j])) // 2)
    return -(-smallest // 2) - 1


def dependent_bound(n_bits, t, p):
    return 1.0 if n_bits * p > t + 1 else n_bits * p / (t + 1)


def worst_joint(n_bits, t, p):
    # Slide along the bits: at a point u of [0, 1) the bits that err are those whose arcs cover u.
    if n_bits * p <= t + 1:
        weight = p / (t + 1)
        joint = []
        for start in range(n_bits):
            pattern = [0] * n_bits
            for k in range(t + 1):
                pattern[(start + k) % n_bits] = 1
            joint.append((tuple(pattern), weight))
        joint.append(((0,) * n_bits, 1 - n_bits * weight))
        return joint
    size = min(int(n_bits * p + 1e-12), n_bits - 1)
    high = n_bits * p - size
    joint = []
    for start in range(n_bits):
        for k, w in ((size, 1 - high), (size + 1, high)):
            pattern = [0] * n_bits
            for step in range(k):
                pattern[(start + step) % n_bits] = 1
            joint.append((tuple(pattern), w / n_bits))
    return joint


def harmful_joint(code, true_class, p):
    blocks = []
    for j in range(9):
        for block in blocks:
            first = block[0]
            same = [code[k][j] * code[true_class][j] == code[k][first] * code[true_class][first] for k in range(4)]
            if all(same):
                block.append(j)
                break
        else:
            blocks.append([j])
    joint = []
    total = 0.0
    for lost in range(3):
        used = [blocks[b] for b in range(3) if b != lost]
        for i in range(3):
            for k in range(3):
                pattern = [0] * 9
                for s in range(3):
                    if s != i:
                        pattern[used[0][s]] = 1
                    if s != k:
                        pattern[used[1][s]] = 1
                joint.append((pattern, p / 12))
                total += p / 12
    joint.append(([0] * 9, 1 - total))
    return joint


def unequal_columns(code):
    n, length = len(code), len(code[0])
    for j in range(length):
        for m in range(length):
            for a in range(n):
                for b in range(n):
                    for c in range(n):
                        step = code[a][j] == code[b][j] != code[c][j]
                        zigzag = code[a][m] == code[c][m] != code[b][m]
                        if step and zigzag:
                            values, classes = [], []
                            for position, k in enumerate((a, b, c)):
                                values += [position + 0.01 * r for r in range(9)]
                                classes += [k] * 9
                            for k in range(n):
                                if k not in (a, b, c):
                                    values.append(-1)
                                    classes.append(k)
                            return values, classes


def essay():
    return ""
