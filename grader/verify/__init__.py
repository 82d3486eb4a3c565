"""Is an exercise fit to ship? Checks are tested: on right and wrong answers, mutants, and answers without thought."""

from grader.verify.result import Fitness
from grader.verify.verify import inspect, verify_exercise

__all__ = ["Fitness", "inspect", "verify_exercise"]
