"""From a submission to verdicts: inputs are replayed, answers compared, failures explained."""
