"""The revisions of the tables, oldest first, applied by Alembic."""
