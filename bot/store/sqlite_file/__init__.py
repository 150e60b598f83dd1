"""A SQLite file's guardians: each notices a damage that nothing else does."""
