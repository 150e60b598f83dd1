"""Words about how players compare."""
