"""A match, its record as one JSON file, and playing a record again."""
