"""What Alembic runs to migrate: on the connection it is given, inside that one's transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
