"""Run by Alembic to migrate, on the given connection and within its transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
