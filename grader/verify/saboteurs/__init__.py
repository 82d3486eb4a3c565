"""Saboteurs: a right function spoiled on one class of inputs, to see whether the checks ever look there."""
