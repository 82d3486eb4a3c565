"""`grade serve`: the page to learn in, served to this computer, with the engine that this computer has."""
