"""只去掉冗余项还不够: 写法不同、都不冗余的两个析合范式可以是同一个概念 / Dropping redundant terms is not enough: two irredundant forms may be one concept

caught by: test_concepts_of_small_domains, test_concept_count_is_its_definition
book: §1.3
"""

from itertools import product
from math import comb, prod


def covers_dnf(dnf, x):
    return any(implies(x, term) for term in dnf)


def implies(special, term):
    return all(a in ("*", value) for a, value in zip(term, special))


def drop_subsumed(dnf):
    terms = list(dict.fromkeys(dnf))
    return [t for t in terms if not any(implies(t, other) for other in terms if other != t)]


def count_written(domain_sizes, k):
    n = prod(size + 1 for size in domain_sizes)
    return sum(comb(n, i) for i in range(k + 1))


def count_concepts(domain_sizes, k):
    terms = list(product(*(["*", *range(size)] for size in domain_sizes)))
    forms, total = [[]], 1
    for _ in range(k):
        forms = [f + [t] for f in forms for t in terms if t not in f]
        forms = {frozenset(f) for f in forms if len(drop_subsumed(f)) == len(f)}
        forms = [list(f) for f in forms]
        if not forms:
            break
        total += len(forms)
    return total
