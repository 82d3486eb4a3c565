"""Is an exercise fit to ship? Checks are tested here: on right answers, wrong answers and answers without thought."""

from grader.verify.fitness import Fitness, verify, verify_exercise

__all__ = ["Fitness", "verify", "verify_exercise"]
