"""Answers that nobody would write, thrown at everything that decodes, compares and shows them."""
