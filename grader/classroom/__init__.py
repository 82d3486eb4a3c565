"""A whole class: many submissions, the gradebook, marks given by hand, what goes back to the platform."""
