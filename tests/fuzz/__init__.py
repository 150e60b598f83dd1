"""Fuzzing with a fixed budget: whatever comes in, there is an answer or a refusal."""
