"""Alembic scripts, the same for SQLite and PostgreSQL."""
