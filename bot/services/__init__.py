"""What players do, as calls that end in a value or a PlayError."""
