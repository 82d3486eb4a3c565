"""概念用二进制位表示，组合数递推 / Concepts as bit masks, binomials by recurrence"""


def covers_dnf(dnf, x):
    for term in dnf:
        if all(entry == "*" or entry == value for entry, value in zip(term, x)):
            return True
    return False


def drop_subsumed(dnf):
    kept = []
    for term in sorted(dnf, key=lambda t: -t.count("*")):  # the most general first
        if not covers_dnf(kept, term):
            kept.append(list(term))
    return kept


def count_written(domain_sizes, k):
    n = 1
    for size in domain_sizes:
        n *= size + 1
    total, choices = 0, 1
    for i in range(min(k, n) + 1):
        total += choices
        choices = choices * (n - i) // (i + 1)
    return total


def count_concepts(domain_sizes, k):
    instances = 1
    masks = [1]
    for size in domain_sizes:
        single = [[m << (v * instances) for m in masks] for v in range(size)]
        star = [sum(column) for column in zip(*single)]
        masks = star + [m for row in single for m in row]
        instances *= size
    masks = sorted(set(masks))
    seen = {0}
    level = [0]
    for _ in range(min(k, 2**instances)):
        level = {a | b for a in level for b in masks}.difference(seen)
        if not level:
            break
        seen |= level
    return len(seen)
