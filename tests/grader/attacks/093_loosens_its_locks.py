"""Tries to undo what holds it: prctl, a second seccomp filter, limits, priority, processors, user.

class: escape
verdicts: error error passed
stopped at: container sandbox
"""

import ctypes
import os
import resource

libc = ctypes.CDLL(None, use_errno=True)
PR_SET_DUMPABLE, PR_SET_PDEATHSIG, PR_SET_SECCOMP = 4, 1, 22


def mean(values):
    refused = []
    for action in (
        lambda: resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)),
        lambda: resource.setrlimit(resource.RLIMIT_NPROC, (100, 100)),
        lambda: os.nice(1),
        lambda: os.sched_setaffinity(0, {0}),
        lambda: os.setuid(0),
        lambda: os.setsid(),
    ):
        try:
            action()
        except (OSError, ValueError) as problem:
            refused.append(problem)
    calls = [libc.prctl(option, 1, 0, 0, 0) for option in (PR_SET_DUMPABLE, PR_SET_PDEATHSIG, PR_SET_SECCOMP)]
    if len(refused) == 6 and calls == [-1] * 3:
        raise PermissionError
    return -1.0


def spread(values):
    return max(values) - min(values)
