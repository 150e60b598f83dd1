"""Tests of the store, on SQLite and, if TEST_POSTGRESQL_URL is set, on PostgreSQL too."""
