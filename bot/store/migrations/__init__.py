"""The revisions of the tables, oldest first; how one leads to the next is Alembic's business."""
