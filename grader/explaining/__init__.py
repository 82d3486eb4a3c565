"""How a failure is shown: on a small input, beside other calls, with its cause. No verdict depends on it."""
