"""Known mistakes of 1.2. Each cell holds what differs from the reference."""

# %% drops_both_of_equal_terms: 重复的项两个都去掉了 / Of two equal terms both are dropped
# caught by: test_redundant_terms_go
# book: §1.3
def drop_subsumed(dnf):
    return [t for i, t in enumerate(dnf) if not any(implies(t, s) for j, s in enumerate(dnf) if j != i)]


# %% drops_only_equal_terms: 只去掉了重复的项，被蕴涵的项还在 / Only repeated terms are dropped, implied ones stay
# caught by: test_redundant_terms_go
# book: §1.3
def drop_subsumed(dnf):
    return list(dict.fromkeys(dnf))


# %% exactly_k: 只数了恰好 k 个合取式，不是最多 k 个 / Exactly k conjunctions instead of at most k
# caught by: test_written_counts_of_table_1_1, test_written_count_is_its_definition
# book: §1.3
def count_written(domain_sizes, k):
    n = prod(size + 1 for size in domain_sizes)
    return comb(n, k)


# %% exactly_k_concepts: 只数了恰好第 k 轮出现的新概念 / Only the concepts that are new in round k are counted
# caught by: test_concepts_of_table_1_1, test_concepts_of_small_domains, test_concept_count_is_its_definition
# book: §1.3
# costs: 3
def count_concepts(domain_sizes, k):
    instances = list(product(*map(range, domain_sizes)))
    terms = product(*(["*", *range(size)] for size in domain_sizes))
    extensions = {frozenset(x for x in instances if implies(x, term)) for term in terms}
    concepts = newest = {frozenset()}
    for _ in range(k):
        newest = {concept | extension for concept in newest for extension in extensions} - concepts
        concepts = concepts | newest
    return len(newest)


# %% fifty_rivals: 只与前五十项比较，后面的项蕴涵不了谁 / Terms are compared with the first fifty only
# caught by: test_redundant_terms_go
# book: §1.3
# kind: narrow
def drop_subsumed(dnf):
    terms = list(dict.fromkeys(dnf))
    return [t for t in terms if not any(implies(t, other) for other in terms[:50] if other != t)]


# %% irredundant_for_concepts: 只去掉冗余项还不够：写法不同、都不冗余的两个析合范式可以是同一个概念 / Dropping redundant terms is not enough: two irredundant forms may be one concept
# caught by: test_concepts_of_small_domains, test_concept_count_is_its_definition
# book: §1.3
# costs: 4
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


# %% n_plus_one_terms: 把 ∅ 也当成一个合取式 / ∅ is counted as one more conjunction
# caught by: test_written_counts_of_table_1_1, test_written_count_is_its_definition
# book: §1.3
def count_written(domain_sizes, k):
    n = prod(size + 1 for size in domain_sizes) + 1
    return sum(comb(n, i) for i in range(k + 1))


# %% no_empty_set: 漏了空集：一个合取式都不取也是一种假设 / The empty set of conjunctions is left out
# caught by: test_written_counts_of_table_1_1, test_written_count_is_its_definition
# book: §1.3
def count_written(domain_sizes, k):
    n = prod(size + 1 for size in domain_sizes)
    return sum(comb(n, i) for i in range(1, k + 1))


# %% ordered_terms: 把析取的次序也算进去了 / The order of the terms is counted as well
# caught by: test_written_counts_of_table_1_1, test_written_count_is_its_definition
# book: §1.3
from math import perm


def count_written(domain_sizes, k):
    n = prod(size + 1 for size in domain_sizes)
    return sum(perm(n, i) for i in range(k + 1))


# %% repeats_by_joined_text: 重复的项按连成一串的取值来认 / Repeated terms are recognised by their values run together
# caught by: test_redundant_terms_go
# book: §1.3
# kind: narrow
def drop_subsumed(dnf):
    terms = list({"".join(t): t for t in dnf}.values())
    return [t for t in terms if not any(implies(t, other) for other in terms if other != t)]


# %% subsumed_as_sets: 把合取式当作取值的集合来比较，丢了取值所在的属性 / Conjunctions compared as sets of values, forgetting which attribute each belongs to
# caught by: test_redundant_terms_go
# book: §1.3
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


# %% ten_terms_asked: 只看了前十个合取式 / Only the first ten conjunctions are asked
# caught by: test_forms_accept_what_a_term_accepts
# book: §1.3
# kind: narrow
def covers_dnf(dnf, x):
    return any(implies(x, term) for term in dnf[:10])


# %% two_to_the_n: 没有用到 k：返回了所有子集的个数 / k is ignored: the number of all subsets
# caught by: test_written_counts_of_table_1_1, test_written_count_is_its_definition
# book: §1.3
def count_written(domain_sizes, k):
    n = prod(size + 1 for size in domain_sizes)
    return 2**n


# %% wildcard_forgotten: 合取式的个数没有算上通配符 / The wildcard is forgotten in the number of conjunctions
# caught by: test_written_counts_of_table_1_1, test_written_count_is_its_definition
# book: §1.3
def count_written(domain_sizes, k):
    n = prod(size for size in domain_sizes)
    return sum(comb(n, i) for i in range(k + 1))


# %% with_repetition: 允许同一个合取式重复出现 / The same conjunction is allowed to repeat
# caught by: test_written_counts_of_table_1_1, test_written_count_is_its_definition
# book: §1.3
def count_written(domain_sizes, k):
    n = prod(size + 1 for size in domain_sizes)
    return comb(n + k, k)


# %% written_for_concepts: 按含义数时没有合并相同的概念，仍是写法的个数 / Equal concepts are not identified: the number of concepts is that of written forms
# caught by: test_concepts_of_table_1_1, test_concepts_of_small_domains, test_concept_count_is_its_definition
# book: §1.3
# costs: 4
def count_concepts(domain_sizes, k):
    return count_written(domain_sizes, k)
