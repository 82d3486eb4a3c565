"""只看了前十个合取式 / Only the first ten conjunctions are asked

caught by: test_redundant_terms_go
book: §1.3
"""

from itertools import product
from math import comb, prod


def covers_dnf(dnf, x):
    return any(implies(x, term) for term in dnf[:10])


def implies(special, term):
    return all(a in ("*", value) for a, value in zip(term, special))


def drop_subsumed(dnf):
    terms = list(dict.fromkeys(dnf))
    return [t for t in terms if not any(implies(t, other) for other in terms if other != t)]


def count_written(domain_sizes, k):
    n = prod(size + 1 for size in domain_sizes)
    return sum(comb(n, i) for i in range(k + 1))


def count_concepts(domain_sizes, k):
    instances = list(product(*map(range, domain_sizes)))
    terms = product(*(["*", *range(size)] for size in domain_sizes))
    extensions = {frozenset(x for x in instances if implies(x, term)) for term in terms}
    concepts = newest = {frozenset()}
    for _ in range(k):
        newest = {concept | extension for concept in newest for extension in extensions} - concepts
        if not newest:
            break
        concepts = concepts | newest
    return len(concepts)
