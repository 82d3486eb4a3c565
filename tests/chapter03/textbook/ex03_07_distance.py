"""照 3.5 节的原则“任意两个类别之间的编码距离越远越好”：把 4 类两两对分的三种列轮流使用 / The principle of section 3.5, code words as far apart as can be: the three columns that halve four classes, in turn"""


def min_distance(code):
    distances = [
        sum(a != b for a, b in zip(code[i], code[j])) for i in range(len(code)) for j in range(i + 1, len(code))
    ]
    return min(distances) if distances else len(code[0])


def best_code(n_classes, length):
    columns = {
        2: [(1, -1)],
        3: [(1, -1, -1), (-1, 1, -1), (-1, -1, 1)],
        4: [(1, 1, -1, -1), (1, -1, 1, -1), (1, -1, -1, 1)],
    }[n_classes]
    chosen = [columns[j % len(columns)] for j in range(length)]
    return [[column[i] for column in chosen] for i in range(n_classes)]


def best_distance(n_classes, length):
    return min_distance(best_code(n_classes, length))


def pair_weights(n_classes):
    return {(i, j): 1 for i in range(n_classes) for j in range(i + 1, n_classes)}


def proof():
    return "一列至多分开 4 对，9 列至多 36 对次，6 对平均每对 6 次，故最小距离不超过 6；三种对分各用 3 次恰为 6。"
