"""What Discord refuses, and so the local Discord too."""
