"""Robinson 的办法：反复找第一处分歧；结果里的项用列表 / Robinson's way: the first disagreement again and again; lists in the answer"""


def apply(theta, term):
    if isinstance(term, (list, tuple)):
        return [term[0]] + [apply(theta, part) for part in term[1:]]
    return theta[term] if term in theta else term


def compose(theta, lam):
    result = dict(lam)
    for variable in theta:
        result[variable] = apply(lam, theta[variable])
    for variable in list(result):
        if result[variable] == variable:
            del result[variable]
    return result


def occurs(variable, term):
    return variable in term[1:] or any(occurs(variable, part) for part in term[1:]) if isinstance(term, (list, tuple)) else variable == term


def _disagreement(terms):
    """The terms at the leftmost place where not all are equal; None if there is none."""
    if all(term == terms[0] for term in terms):
        return None
    first = terms[0]
    if any(not isinstance(term, list) or term[0] != first[0] or len(term) != len(first) for term in terms):
        return terms
    for parts in zip(*(term[1:] for term in terms)):
        found = _disagreement(list(parts))
        if found:
            return found


def mgu(atoms):
    theta = {}
    while True:
        found = _disagreement([apply(theta, atom) for atom in atoms])
        if found is None:
            return theta
        variables = [term for term in found if isinstance(term, str) and term.startswith("?")]
        if not variables:
            return None
        other = [term for term in found if term != variables[0]][0]
        if occurs(variables[0], other):
            return None
        theta = compose(theta, {variables[0]: other})
