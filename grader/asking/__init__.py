"""How a check asks the student's functions: calls, the conversation with the player, and what it may cost."""
