"""把合取式当作取值的集合来比较, 丢了取值所在的属性 / Conjunctions compared as sets of values, forgetting which attribute each belongs to

caught by: test_redundant_terms_go
book: §1.3
"""

from itertools import product
from math import comb, prod


def covers_dnf(dnf, x):
    return any(all(a in ("*", b) for a, b in zip(term, x)) for term in dnf)


def drop_subsumed(dnf):
    terms = list(dict.fromkeys(dnf))
    specified = {t: set(t) - {"*"} for t in terms}
    left = []
    for i, t in enumerate(terms):
        others = [s for j, s in enumerate(terms) if j != i]
        if not any(specified[s] < specified[t] for s in others):
            left.append(t)
    return left


def count_written(domain_sizes, k):
    n = prod(size + 1 for size in domain_sizes)
    return sum(comb(n, i) for i in range(k + 1))


def count_concepts(domain_sizes, k):
    melons = list(product(*map(range, domain_sizes)))
    terms = product(*(["*", *range(size)] for size in domain_sizes))
    sets = {frozenset(x for x in melons if all(a in ("*", b) for a, b in zip(t, x))) for t in terms}
    known = newest = {frozenset()}
    for _ in range(k):
        newest = {a | b for a in newest for b in sets} - known
        if not newest:
            break
        known = known | newest
    return len(known)
