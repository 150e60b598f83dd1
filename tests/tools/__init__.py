"""The programs in tools."""
