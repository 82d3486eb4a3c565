"""照 15.5.2 节置换、复合置换与合一的定义，逐个消去不一致。 / Substitution, composition and unification as §15.5.2 defines them, one disagreement after the other."""


def is_variable(term):
    return isinstance(term, str) and term.startswith("?")


def is_compound(term):
    return isinstance(term, (tuple, list))


def apply(theta, term):
    if is_compound(term):
        return (term[0], *[apply(theta, t) for t in term[1:]])
    if is_variable(term):
        return theta.get(term, term)
    return term


def compose(theta, lam):
    result = {v: apply(lam, t) for v, t in theta.items()}
    for v, t in lam.items():
        if v not in theta:
            result[v] = t
    return {v: t for v, t in result.items() if t != v}


def occurs(variable, term):
    if is_compound(term):
        return any(occurs(variable, t) for t in term[1:])
    return term == variable


def unify(s, t, theta):
    s, t = apply(theta, s), apply(theta, t)
    if s == t:
        return theta
    if is_variable(s):
        return None if occurs(s, t) else compose(theta, {s: t})
    if is_variable(t):
        return None if occurs(t, s) else compose(theta, {t: s})
    if not is_compound(s) or not is_compound(t) or s[0] != t[0] or len(s) != len(t):
        return None
    for a, b in zip(s[1:], t[1:]):
        theta = unify(a, b, theta)
        if theta is None:
            return None
    return theta


def mgu(atoms):
    theta = {}
    for atom in atoms[1:]:
        theta = unify(atoms[0], atom, theta)
        if theta is None:
            return None
    return theta
