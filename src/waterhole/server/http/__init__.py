"""The HTTP routes, and what every request goes through."""
