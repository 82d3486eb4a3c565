"""The page of the book that grades itself: a folder that any web server can hold, with nothing installed."""
