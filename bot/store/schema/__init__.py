"""Tables, rows and how they have changed."""
