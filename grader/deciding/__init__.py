"""Who decides: a check is run on its inputs, and what it finds is a verdict. Nothing here knows how it is shown."""
