"""What authors of checks write with; they import it as `grader.checks` and `grader.strategies`."""
