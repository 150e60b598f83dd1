"""What is known of Discord besides interactions: its time, who is on a server."""
