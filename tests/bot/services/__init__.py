"""What players do, and what runs beside it."""
