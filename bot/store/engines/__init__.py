"""The two kinds of database, and how they are reached."""
