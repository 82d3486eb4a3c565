"""The referee: prepares the checks of a course, and turns submissions into results, in children with limits."""
