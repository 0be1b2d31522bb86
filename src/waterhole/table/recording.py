"""A match that was played at a table, as a record."""
