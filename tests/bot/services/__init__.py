"""Tests of the services, and of what runs in the background."""
