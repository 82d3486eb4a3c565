"""The untrusted side: everything that runs in the player's own process.

These modules see the standard library, numpy and msgpack, never the rest of the grader: they are started by path,
under the package name that `__main__` gives them. That is why they import each other relatively. The trusted side
shares `codec` and `frames` with them and nothing else.
"""
