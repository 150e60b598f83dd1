"""The compiled searches once more in plain Python, and the arguments why they are right."""
