"""What grading came to, as plain data: the model, values as people see them, the published JSON schema."""
