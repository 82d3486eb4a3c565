"""按文字找变量, ?X 被当作出现在 ?X1 里 / Looks for the variable in the text of the term, and finds ?X in ?X1

caught by: test_apply_and_occurs
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
    return variable in repr(term)


def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:]]
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
