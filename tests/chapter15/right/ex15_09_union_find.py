"""并查集把应当相等的项并成一类，最后查有没有环 / Union-find merges terms that must be equal, cycles are looked for last"""


def _var(term):
    return isinstance(term, str) and term[:1] == "?"


def apply(theta, term):
    if _var(term):
        return theta[term] if term in theta else term
    if isinstance(term, tuple):
        return term[:1] + tuple(apply(theta, part) for part in term[1:])
    return term


def compose(theta, lam):
    result = {}
    for variable, term in theta.items():
        value = apply(lam, term)
        if value != variable:
            result[variable] = value
    for variable, term in lam.items():
        if variable not in theta and term != variable:
            result[variable] = term
    return result


def occurs(variable, term):
    todo = [term]
    while todo:
        part = todo.pop()
        if isinstance(part, tuple):
            todo.extend(part[1:])
        elif part == variable:
            return True
    return False


class _Cyclic(Exception):
    pass


def mgu(atoms):
    parent, schema = {}, {}

    def find(term):
        parent.setdefault(term, term)
        while parent[term] != term:
            term = parent[term]
        return term

    def union(left, right):
        left, right = find(left), find(right)
        if left == right:
            return True
        a, b = schema.get(left, left), schema.get(right, right)
        parent[left] = right
        schema[right] = a if _var(b) else b
        if _var(a) or _var(b):
            return True
        if not (isinstance(a, tuple) and isinstance(b, tuple)) or a[0] != b[0] or len(a) != len(b):
            return False
        return all(union(x, y) for x, y in zip(a[1:], b[1:]))

    for atom in atoms:
        if not union(atom, atoms[0]):
            return None

    def resolve(term, above):
        root = find(term)
        if root in above:
            raise _Cyclic
        value = schema.get(root, root)
        if isinstance(value, tuple):
            return value[:1] + tuple(resolve(part, above | {root}) for part in value[1:])
        return value

    theta = {}
    try:
        for term in [term for term in parent if _var(term)]:
            value = resolve(term, frozenset())
            if value != term:
                theta[term] = value
    except _Cyclic:
        return None
    return theta
