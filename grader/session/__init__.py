"""One user at work: find the files, grade, show, watch, remember; and the same in a notebook."""
