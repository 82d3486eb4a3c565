"""What a course has: which exercises there are, their checks and references, their right answers and known mistakes."""
