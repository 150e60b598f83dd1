"""What players can do: calls that return a value or raise a PlayError."""
