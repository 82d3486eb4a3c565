"""The page that shows an instructor the whole class."""
