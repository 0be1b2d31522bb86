"""Other servers of the same database."""
