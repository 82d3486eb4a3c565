"""按含义数时没有合并相同的概念, 仍是写法的个数 / Equal concepts are not identified: the number of concepts is that of written forms

caught by: test_concepts_of_table_1_1, test_concepts_of_small_domains, test_concept_count_is_its_definition
book: §1.3
"""

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
    return count_written(domain_sizes, k)
