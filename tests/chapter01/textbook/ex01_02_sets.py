"""照 1.3 节数合取式（各属性取值数加一相乘），析合范式是至多 k 个的集合；按习题的提示去冗余 / Section 1.3's count of conjunctions (values plus one, multiplied), sets of at most k of them, and the hint of the exercise on redundancy"""

from itertools import product
from math import comb


def covers(term, x):
    return all(t == "*" or t == v for t, v in zip(term, x))


def covers_dnf(dnf, x):
    return any(covers(term, x) for term in dnf)


def drop_subsumed(dnf):
    terms = []
    for term in dnf:
        if term not in terms:
            terms.append(term)
    # (A = a) ∨ (A = *) 与 (A = *) 等价
    return [t for t in terms if not any(o != t and all(a == "*" or a == b for a, b in zip(o, t)) for o in terms)]


def count_written(domain_sizes, k):
    n = 1
    for s in domain_sizes:
        n *= s + 1
    return sum(comb(n, i) for i in range(min(k, n) + 1))


def count_concepts(domain_sizes, k):
    melons = list(product(*[range(s) for s in domain_sizes]))
    terms = product(*[["*"] + list(range(s)) for s in domain_sizes])
    accepted = {frozenset(m for m in melons if covers(term, m)) for term in terms}
    concepts = {frozenset()}
    for _ in range(k):
        larger = concepts | {c | a for c in concepts for a in accepted}
        if larger == concepts:
            break
        concepts = larger
    return len(concepts)
