"""The database: tables, their logs, players, seats and passkeys."""
