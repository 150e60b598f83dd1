"""Tests of the store: the same ones on SQLite and, where TEST_POSTGRESQL_URL is set, PostgreSQL."""
