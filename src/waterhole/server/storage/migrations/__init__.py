"""The database, brought up to date step by step (Alembic)."""
