"""只看前 140 个公式 / Looks at the first 140 atoms only

caught by: test_unifies, test_failures
book: §15.5.2
"""


def is_variable(term):
    return isinstance(term, str) and term.startswith("?")


def apply(theta, term):
    if isinstance(term, tuple):
        symbol, *arguments = term
        return (symbol, *(apply(theta, argument) for argument in arguments))
    return theta.get(term, term)


def compose(theta, lam):
    both = {variable: apply(lam, apply(theta, variable)) for variable in {**theta, **lam}}
    return {variable: term for variable, term in both.items() if term != variable}


def occurs(variable, term):
    if isinstance(term, tuple):
        return any(occurs(variable, argument) for argument in term[1:])
    return term == variable


def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:140]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return None
            theta = compose(theta, {left: right})
        elif isinstance(left, tuple) and isinstance(right, tuple) and left[0] == right[0] and len(left) == len(right):
            equations += zip(left[1:], right[1:])
        else:
            return None
    return theta
